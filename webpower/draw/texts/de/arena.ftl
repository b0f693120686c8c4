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
