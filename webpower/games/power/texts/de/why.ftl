# Warum eine Zeile des Wertungsbogens ihre Zahl hat, Schritt für Schritt

why-cloisters = Klöster in { $country }: { $counts }{ $number ->
    [0] { "" }
    [one] ; { $players } hat keines und bekommt nichts
   *[other] ; { $players } haben keines und bekommen nichts
 }
why-rank = { $number ->
    [one] { $players } steht mit { $cloisters } auf Rang { $rank }
   *[other] { $players } teilen sich mit je { $cloisters } Rang { $rank }: Gleichstand bringt allen gleich viel, und die nächstkleinere Anzahl ist der nächste Rang
 }
why-first = Rang 1 bekommt einen Punkt für jedes Kloster in { $country }, egal von wem, also { $number ->
    [one] bekommt { $players }
   *[other] bekommen { $players } je
 } { $sum }
why-next = Rang { $rank } wertet die Zahl der Klöster einer Farbe auf Rang { $above }, also { $number ->
    [one] bekommt { $players }
   *[other] bekommen { $players } je
 } { $points }
why-so = Also { $number ->
    [one] bekommt { $players }
   *[other] bekommen { $players } je
 } { $points }
why-no-cloister = In { $country } steht kein Kloster, also bekommt dort niemand etwas
why-on-arms = Ein Ratsherr von { $player } steht auf dem Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } des Vatikans
why-doubled = Also { $points ->
    [one] zählt der eine Punkt von { $player } in { $country }
   *[other] zählen die { $points } Punkte von { $player } in { $country }
 } noch einmal: { $points } mehr, zusammen { $total }
why-advisors = Ratsherren in { $country }: { $counts }. { $leading ->
    [one] { $players } hat die meisten
   *[other] { $players } haben die meisten, Gleichstand genügt
 }
why-no-advisor = In { $country } steht kein Ratsherr, also liegt dort niemand vorn
why-count = { $player } { $number }
why-both = { $number ->
    [0] Niemand hat sowohl in { $a } als auch in { $b } die meisten, also bringt das Bündnis { $alliance } niemandem etwas
    [one] { $players } hat sowohl in { $a } als auch in { $b } die meisten
   *[other] { $players } haben sowohl in { $a } als auch in { $b } die meisten
 }
why-one-only = { $number ->
    [one] { $players } liegt nur in einem der beiden vorn, und das bringt nichts: Einen zweiten Platz gibt es nicht
   *[other] { $players } liegen nur in einem der beiden vorn, und das bringt nichts: Einen zweiten Platz gibt es nicht
 }
why-every-advisor = Das Bündnis { $alliance } bringt einen Punkt für jeden Ratsherrn in seinen beiden Ländern, egal von wem: { $sum }
why-council = Also zählt für { $player } { $points ->
    [one] der eine Ratsherr
   *[other] jeder der { $points } Ratsherren
 } in { $country } noch einmal: { $points } mehr, und mit dem Rest des Bündnisses { $sum }
why-joined = Straßen verbinden { $number } Klöster von { $player } miteinander: { $sites }
why-start = Die Reihe beginnt in { $country }: { $sites }
why-border = Über die Grenze, denn Grenzen spielen keine Rolle, führt eine Straße weiter nach { $country }: { $sites }
why-ring = Auch { $first } und { $last } verbindet eine Straße: Ein Ring zählt als Reihe durch seine Orte
why-branch = { $sites } { $number ->
    [one] zweigt
   *[other] zweigen
 } in { $at } ab und { $number ->
    [one] zählt
   *[other] zählen
 } nicht: Eine Kette hat keine Abzweigungen, und was übrig ist, bildet keine eigene Reihe aus { $least }
why-other-chain = Die Straße von { $here } nach { $there } führt zu der Kette von { $first } bis { $last }: Ein Kloster zählt nur in einer Kette
why-all-count = Alle { $all } zählen, also können keine anderen Reihen mehr bringen
why-best = Von diesen { $all } Klöstern zählen { $covered }, und alle anderen Möglichkeiten, hier Ketten zu ziehen, sind verglichen: Keine bringt mehr
why-chain = Also hat die Kette { $points } Klöster, jedes bringt einen Punkt, und { $player } bekommt { $points }
