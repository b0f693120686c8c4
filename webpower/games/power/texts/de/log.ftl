# Ereignisse: was gerade geschehen ist

did-cloister = { $player } setzt ein Kloster in { $site }, { $country }, für { $paid }
did-advisor = { $player } setzt einen Ratsherrn in { $country } für { $paid }
did-vatican = { $player } setzt im Vatikan einen Ratsherrn auf das Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 }, für { $paid }
promise-cloister = In der Schlusswertung zählen die Klosterpunkte von { $player } in { $country } doppelt
promise-council = Hat { $player } in der Schlusswertung die meisten Ratsherren in { $country }, allein oder im Gleichstand, so zählt jeder Ratsherr dort für { $player } 2 in jedem Bündnis, das { $player } werten darf
did-stop = { $player } setzt keine zweite Figur
did-exchange = { $player } legt zum Tauschen eine Karte { $card } ab
did-draw-stack = { $player } zieht eine Karte vom Stapel: { $card }
did-draw-hidden = { $player } zieht eine Karte vom Stapel
did-draw-open = { $player } nimmt die offene Karte { $card }
did-pass = { $player } passt
paid-one = eine Karte { $card }
paid-pair = zwei Karten { $card }
turned-up = { $number ->
    [one] { $cards } wird aufgedeckt
   *[other] { $cards } werden aufgedeckt
 }
player-points = { $player } { $points }
ran-out-first = Der Stapel ist zum ersten Mal aufgebraucht
scored-interim = Zwischenwertung der Klöster: { $scores }
shuffled-again = Die Ablage wird gemischt und bildet den neuen Stapel aus { $cards } Karten
ran-out-second = Der Stapel ist zum zweiten Mal aufgebraucht: Karten werden nicht mehr gezogen, und { $turns ->
    [0] mit diesem Zug endet das Spiel
    [one] { $final } hat noch einen Zug
   *[other] alle bis { $final } haben noch je einen Zug
 }
ended-stack = Das Spiel ist zu Ende
ended-board = Niemand kann mehr eine Figur setzen: Das Spiel ist zu Ende
scored-final = Schlusswertung: { $scores }

# Was beim Zurückgehen verraten wird

reveals-drawn = { $player } hat gesehen, welche Karte vom Stapel kam: { $card }
reveals-hidden = { $player } hat gesehen, welche Karte vom Stapel kam
reveals-turned-up = Alle haben gesehen, { $number ->
    [one] welche Karte aufgedeckt wurde: { $cards }
   *[other] welche Karten aufgedeckt wurden: { $cards }
 }
reveals-shuffled = Die { $cards } Karten des zweiten Stapels sind gemischt, und dieselben Karten kommen wieder in derselben Reihenfolge
