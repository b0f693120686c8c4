# Aufzeichnungen und Stellungen, die eine Regel brechen

wrong-deck = im Spiel sind { $number } Karten { $card }, und bei { $players } Spielern sind es { $expected }
wrong-reshuffle = der zweite Stapel hat { $number } Karten { $card }, und die Ablage hatte { $expected }
reshuffle-missing = der Stapel ist zum ersten Mal aufgebraucht, und die Aufzeichnung hat keinen zweiten
reshuffle-too-early = die Aufzeichnung hat einen zweiten Stapel, und der erste ist nicht aufgebraucht
wrong-card-drawn = laut Aufzeichnung kam { $card } vom Stapel, es ist aber { $expected }
too-many-cloisters = { $player } hat { $number } Klöster auf dem Plan und besitzt { $owned }
too-many-advisors = { $player } hat { $number } Ratsherren im Spiel und besitzt { $owned }
too-many-advisors-in = in { $country } { $advisors ->
    [one] steht 1 Ratsherr
   *[other] stehen { $advisors } Ratsherren
 }, und die stärkste Farbe hat dort { $cloisters ->
    [0] kein Kloster
    [one] 1 Kloster
   *[other] { $cloisters } Klöster
 }
site-twice = { $site } kommt zweimal vor, und ein Ort trägt nur ein Kloster
two-in-column = { $player } hat zwei Ratsherren in einer Spalte des Vatikans

# Falsche Ergebnisse

result-interim-extra = das Ergebnis hat eine Zwischenwertung, und es gab keine
result-interim-missing = das Ergebnis hat keine Zwischenwertung, und es gab eine
chain-ends = { $first } bis { $last }
chain-empty = eine leere Reihe
result-chain-short = Ergebnis, Ketten der Schlusswertung, Platz { $seat }: { $ends } hat { $number ->
    [one] 1 Kloster
   *[other] { $number } Klöster
 }, und eine Kette hat mindestens { $least }
result-chain-of-others = Ergebnis, Ketten der Schlusswertung, Platz { $seat }: { $ends } enthält einen Ort ohne Kloster dieses Platzes
result-chain-off-roads = Ergebnis, Ketten der Schlusswertung, Platz { $seat }: { $ends } folgt nicht den Straßen
result-chain-twice = Ergebnis, Ketten der Schlusswertung, Platz { $seat }: Ein Kloster zählt nur in einer Kette
result-chains-not-best = Ergebnis, Ketten der Schlusswertung, Platz { $seat }: Die Ketten bringen { $number }, möglich sind { $best }

# Spiele, die mit einer Stellung begannen

record-from-position = dieses Spiel begann mit einer aufgebauten Stellung, und eine Aufzeichnung beginnt mit dem Austeilen: Speichere es mit branches=True, als Baumdatei, die auch die Stellung enthält
