# Aufzeichnungen, die eine Regel verletzen

wrong-players = { $number ->
    [one] 1 Spieler
   *[other] { $number } Spieler
 }; das Spiel ist für { $least } bis { $most }
wrong-seat = bei { $players } Spielern gibt es keinen Platz { $seat }
result-missing = das Spiel ist zu Ende, und die Aufzeichnung hat kein Ergebnis
result-too-early = die Aufzeichnung hat ein Ergebnis, und das Spiel ist nicht zu Ende
after-the-end = die Aufzeichnung geht nach dem Ende weiter

# Falsche Ergebnisse

result-differs = Ergebnis, { $place }: Dort steht { $found }, es ist aber { $expected }

# Eine Aufzeichnung, die unterwegs falsch wird

record-action = Aktion { $number }: { $wrong }
record-branch = Abzweigung { $number }: { $wrong }

# Was in der Datei einer Partie zu erwarten ist

file-a-record = eine Aufzeichnung
file-a-position = eine ganze Stellung
file-seat = ein Platz von 0 bis { $last }
file-numbers-each = { $seats } Zahlen, eine je Platz
file-entries-each = { $seats } Einträge, einer je Platz
file-no-such-key = kein solcher Schlüssel bei { $act }
file-action = mindestens eine Aktion
file-none = nichts
file-line = eine Zugfolge von 0 bis { $last }
file-after = eine Anzahl von Aktionen von 0 bis { $last }, da Zugfolge { $line } { $length } hat
file-game = ein aufgezeichnetes Spiel: { $names }

# Was in jeder Partie abgelehnt wird

not-your-turn = { $mover } ist am Zug, nicht { $player }
