# Sätze, die nur die Tests brauchen.

won = { $player } nimmt { $marbles ->
    [0] keine Murmel
    [one] eine Murmel
   *[other] { $marbles } Murmeln
 }
together = { $players } teilen
quoted = { $player } sagt: { $what }
plain = Nichts einzusetzen
did = { $player } macht das: { $what }

# Was Wertung, Turniere und Berichte des Spielzeugs sagen

compare-few = erste Murmeln
compare-rest = weitere Murmeln
column-few = erste
column-rest = weitere
column-skips = ausgelassen
report-title = Das Spielzeug: { $players }
report-about = Niemandes Spiel.
