# Spielen mit Klicks

desk-stop = Keine zweite Figur
desk-stop-tip = Es bei einer Figur belassen und Karten ziehen
desk-pass = Passen
desk-pass-tip = In diesem Zug nichts setzen
desk-exchange = Gewählte Karte tauschen
desk-exchange-tip = Die gewählte Karte ablegen und eine andere ziehen, statt zu setzen
desk-stack = Vom Stapel ziehen
desk-stack-tip = Die oberste Karte des Stapels, der noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } hat
desk-open = { $card } nehmen
desk-open-tip = Diese offene Karte nehmen
desk-pay = Für { $paid }
desk-pay-tip = Die Figur setzen, für { $paid }
desk-cancel = Abbrechen
desk-cancel-tip = Dort nichts setzen
desk-choose-one = Wähle die eine Karte, die { $player } ablegt, und tausche sie dann
desk-which-payment = Womit bezahlt { $player }?
desk-not-a-place = Dort wird nichts gesetzt. Ein Kloster kommt auf einen Ort, ein Ratsherr auf ein Wappen
desk-what-if = Was wäre wenn?
desk-what-if-tip = An jedem möglichen Ort zeigen, was eine Figur dort ändern würde, wenn gleich danach Schluss wäre
coach-remark = Wäre jetzt Schluss, so wäre besser gewesen: { $place }, mit { $net } für { $player } gegenüber der stärksten anderen Farbe statt { $done }
