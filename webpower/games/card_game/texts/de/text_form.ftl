# Eine Stellung und ein Wertungsbogen als Text

text-row = Reihe { $row }
text-sign = { $sign ->
    [cross] k
    [fan] f
    [rose] r
    [ship] S
    [carriage] Ku
   *[other] { $sign }
 }
text-sign-word = { $sign ->
    [cross] Kreuz
    [fan] Fächer
    [rose] Rose
    [ship] Schiff
    [carriage] Kutsche
   *[other] { $sign }
 }
text-covered = *
text-covered-word = verdeckte Gesetzeskarte
text-player = { $mark } { $name }: Steine { $reserve } im Vorrat, { $lying } auf Karten, { $removed } aus dem Spiel; Gesetzeskarten: { $laws }
text-none = keine
text-country = Land
text-all = Karten
text-routes = { $route ->
    [ship] Schiffe
   *[carriage] Kutschen
 }
text-played = Gespielte Gesetzeskarten: { $laws }
text-kind = { $kind ->
    [lands] Länder
    [symbols] Symbole
    [routes] Ketten
   *[laws] Gesetzeskarten
 }
text-total = Summe
text-game = Kardinal & König, das Kartenspiel, { $players }: Stellung { $at } von { $last }

# Wer was entscheidet

now-take = { $player } nimmt eine Karte.
now-more = { $player } darf noch eine Karte nehmen.
now-pay = { $player } bezahlt mit einem Stein.
now-claim = { $player } darf einen Stein setzen oder versetzen.
now-lifted = { $player } legt den aufgehobenen Stein auf eine andere Karte.
now-over = Das Spiel ist zu Ende.

# Wie es ausging

won = { $player } gewinnt mit { $points } Punkten.
won-cards = { $tied } haben je { $points } Punkte; { $player } hat die meisten Länderkarten und gewinnt.
won-nobody = { $tied } haben je { $points } Punkte und gleich viele Länderkarten: Niemand gewinnt.

# Wonach gespielt wird

options-ruled = Nach den Festlegungen der Regelseite
options-differ = Nach den Festlegungen der Regelseite, aber { $options }
ruled-law-split = die Gesetzeskarten sind { $laws }
ruled-law = { $number } „{ $law }“
ruled-cap-rule = zu viert oder zu fünft hat jede Farbe im ganzen Spiel nur zwei Steine
ruled-stop-at-limit = an der Grenze der Symbole wird gar keine Karte mehr genommen
ruled-only-initial-ends = nur Karten, die zu Beginn des Zuges an einem Ende lagen, werden genommen
ruled-move-any-time = ein Stein darf versetzt werden, obwohl noch einer gesetzt werden könnte
