# Sätze, die nur die Tests brauchen.

won = { $player } nimmt { $marbles ->
    [0] keine Murmel
    [one] eine Murmel
   *[other] { $marbles } Murmeln
 }
together = { $players } teilen
quoted = { $player } sagt: { $what }
plain = Nichts einzusetzen
