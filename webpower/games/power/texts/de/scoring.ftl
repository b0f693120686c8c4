# Zeilen des Wertungsbogens

part-interim = Zwischenwertung
part-final = Schlusswertung
score-cloisters = { $country }: { $counts } { $all ->
    [one] Kloster
   *[other] Klöster
 }; { $rank ->
    [1] { $number ->
        [one] { $players } hat die meisten und bekommt { $points }
       *[other] { $players } haben die meisten und bekommen je { $points }
    }
   *[other] { $number ->
        [one] { $players } hat { $cloisters } und bekommt { $points }, die Anzahl des Rangs darüber
       *[other] { $players } haben je { $cloisters } und bekommen je { $points }, die Anzahl des Rangs darüber
    }
 }
score-doubled = { $country }: { $player } hat das Wappen auf der Klostertafel des Vatikans und bekommt die { $points } noch einmal
score-alliance = Bündnis { $alliance }, { $a } und { $b }: { $number ->
    [one] { $players } hat in beiden die meisten Ratsherren und bekommt
   *[other] { $players } haben in beiden die meisten Ratsherren und bekommen je
 } { $here } + { $there }
score-council = Bündnis { $alliance }: { $player } hat das Wappen von { $country } auf der Ratstafel des Vatikans, daher { $advisors ->
    [one] zählt der Ratsherr
   *[other] zählen die { $advisors } Ratsherren
 } dort noch einmal
score-chain = Kette aus { $points }, { $first } bis { $last }: { $player } bekommt { $points } ({ $sites })
