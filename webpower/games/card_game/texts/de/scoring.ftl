# Zeilen des Wertungsbogens

score-land = { $country }: { $rank ->
    [1] { $number ->
        [one] { $players } hat die meisten Karten, { $cards }, und bekommt { $points }, die Zahl aller Karten des Landes
       *[other] { $players } haben die meisten Karten, je { $cards }, und bekommen je { $points }, die Zahl aller Karten des Landes
    }
   *[other] { $number ->
        [one] { $players } hat { $cards } und bekommt { $points }, die Kartenzahl des Rangs darüber
       *[other] { $players } haben je { $cards } und bekommen je { $points }, die Kartenzahl des Rangs darüber
    }
 }
score-symbols = { $country }: { $number ->
    [one] { $players } hat die meisten Symbole einer Familie und bekommt { $points }
   *[other] { $players } haben die meisten Symbole einer Familie und bekommen je { $points }
 }
player-symbols = { $player } ({ $symbols })
score-chain = { $player } hat { $routes }, eine Kette, und bekommt { $points }
score-laws = { $player } hat { $number ->
    [one] die Gesetzeskarte „{ $law }“ und verliert { $lost }
   *[other] { $number } Gesetzeskarten „{ $law }“ und verliert { $lost }
 }
