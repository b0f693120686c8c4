# Die Spiele hinter einem Turnier

arena-end = Spiel { $number }: { $winners } { $winning ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
 } mit { $best } zu { $second } Punkten
arena-blunder = Spiel { $number }, nach { $step ->
    [one] 1 Aktion
   *[other] { $step } Aktionen
 }: { $remark }

# Experimente

experiment-seats = Kommt es darauf an, wo man sitzt?
experiment-patience = Ist es besser, zu planen oder zu nehmen, was da ist?
experiment-counts = Kommt es darauf an, wie viele spielen?
experiment-variants = Kommt es auf die Variante an?
experiment-open = Was sind die offenen Karten wert, in Punkten?
experiment-weight = Was macht es aus, an ein anderes Gewicht zu glauben? { $name } ist sonst { $usual }
experiment-read-share = Die letzte Spalte sagt, wie viele Spiele es braucht, um einen Unterschied von { $size } der Siege zu erkennen, mit { $confidence } Sicherheit und einer Teststärke von { $power }.
experiment-read-points = Die letzte Spalte sagt, wie viele Spiele es braucht, um einen Unterschied von { $size } Punkten zu erkennen, mit { $confidence } Sicherheit und einer Teststärke von { $power }.
experiment-part = { $played } von { $games } Spielen sind gespielt.
experiment-line = Noch einmal dasselbe: { $line }
trial-seat = Platz { $seat }
trial-among = { $bot } gegen { $number }-mal { $others }
trial-count = { $players } am Tisch
trial-variant = { $variant ->
    [fast] schneller
   *[standard] Standard
 }{ $vatican ->
    [True] {" "}mit dem Vatikan
   *[False] { "" }
 }
trial-open-game = ein Spiel ohne offene Karten
trial-open-each = für jede der { $taken }, die andere nehmen

# Schaubilder von Turnieren

chart-found = gefunden
chart-interval = 95-%-Intervall: { $low } bis { $high }
chart-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
 }
chart-wins-title = Anteil an den Siegen
chart-wins-about = Die Linie durch einen Punkt ist sein 95-%-Intervall; bei Gleichstand wird ein Sieg geteilt
chart-wins-axis = Anteil an den Siegen
chart-wins-fair = gerechter Anteil
chart-leads-title = Vorsprung auf die besten anderen
chart-leads-about = Im Mittel über alle Spiele; die Linie durch einen Punkt ist sein 95-%-Intervall
chart-leads-axis = Punkte
chart-leads-fair = gleichauf
chart-seats-title = Anteil an den Siegen nach Plätzen
chart-seats-about = Egal, wer dort sitzt; die Linie durch einen Punkt ist sein 95-%-Intervall
chart-seats-axis = Anteil an den Siegen
chart-seats-fair = gerechter Anteil
chart-ratings-title = Spielstärken
chart-ratings-about = Wie stark alle nach der Reihenfolge am Ende der Spiele scheinen, und wie sicher das ist
chart-ratings-axis = Spielstärke
chart-findings-share-about = Siege über dem gerechten Anteil; die Linie durch einen Punkt ist sein 95-%-Intervall
chart-findings-share-title = Siege über dem gerechten Anteil
chart-findings-share-axis = Siege über dem gerechten Anteil
chart-findings-share-fair = gerechter Anteil
chart-findings-points-about = Die Linie durch einen Punkt ist sein 95-%-Intervall
chart-findings-points-title = Punkte mehr
chart-findings-points-axis = Punkte
chart-findings-points-fair = kein Unterschied
chart-points-title = Woher die Punkte kommen
chart-points-about = Im Mittel über alle Spiele, nach dem, was gewertet wurde
chart-points-axis = Punkte je Spiel
chart-source = { $player }: { $source }, { $points } Punkte je Spiel
chart-heads-title = Wer vor wem liegt
chart-heads-about = Wie oft die Zeile mehr Punkte hatte als die Spalte; Gleichstand zählt halb
chart-heads-axis = { "" }
chart-ahead = { $player } lag in { $share } von { $games } Spielen vor { $other }

# Eine Seite mit Ergebnissen

results-title = Turnier: { $players }
results-spoilt = Spiele, die jemand verdorben hat
results-numbers = die Zahlen
