# Records that break a rule, and what may be expected in a file of a game

file-a-card-set = a set of cards, or the id of one
file-law-split = four numbers, none below 0, that make 8
file-land-card = the number of a land card of this set
wrong-land-cards = the record has { $number } land cards, { $twice ->
    [0] each once
    [one] 1 of them twice
   *[other] { $twice } of them twice
 }, and there are { $expected }, each once
wrong-law-cards = the record has { $number ->
    [one] 1 law card
   *[other] { $number } law cards
 } “{ $law }”, and there are { $expected } by its rules
