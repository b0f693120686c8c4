# Aktionen in Worten, wie ein Bot nennt, was er tun würde

act-take = { $card } vom { $end ->
    [left] linken
   *[right] rechten
 } Ende der Reihe { $row } nehmen
act-pay-reserve = mit einem Stein aus dem Vorrat bezahlen
act-pay-slot = mit dem Stein auf { $spot } bezahlen
act-play-law = die Gesetzeskarte „{ $law }“ spielen
act-end-take = keine Karte mehr nehmen
act-place = einen Stein auf { $spot } setzen
act-lift = den Stein von { $spot } versetzen
act-move = den Stein von { $source } auf { $target } versetzen
act-end-turn = keinen Stein setzen
act-pass = passen
