# What players do, in their own words

act-cloister = a cloister on { $site } in { $country } for { $paid }
act-advisor = an advisor in { $country } for { $paid }
act-vatican = an advisor on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table for { $paid }
act-stop = no second piece
act-exchange = exchange one { $card } card
act-draw-stack = draw a card from the stack
act-draw-open = take the open { $card } card
act-pass = pass

# Hints

# Why players do it

greedy = { $player } would have { $own ->
    [one] 1 point
   *[other] { $own } points
 } if the game ended then, and the best of the others { $best }; { $same ->
    [one] no other action does as well
   *[other] { $same } actions do as well
 }
monk = with it the own cloisters score { $figure } in all, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to place a cloister
monk-waits = no cloister can be placed, and nothing else counts
courtier = with it the own alliances score { $figure } in all, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to place an advisor
courtier-waits = no advisor can be placed, and nothing else counts
wanderer = with it { $figure ->
    [one] 1 own cloister lies in line
   *[other] { $figure } own cloisters are connected by roads
 }, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to place a cloister
wanderer-waits = no cloister can be placed, and nothing else counts
blocker = it costs the others { $figure } in points lost and cloisters cut off, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to disturb them
blocker-waits = nothing that can be placed disturbs anybody
draws-alike = { $held ->
    [one] one { $card } card is in the hand already
   *[other] { $held } { $card } cards are in the hand already
 }, and two of a kind pay for more
draws-blindly = no open card goes with one in the hand
plan-alone = alone it
plan-then = followed by { $action } it
thoughtful = { $then } gains { $total ->
    [1] 1 point
   *[other] { $total } points
 } against the average opponent: { $majorities } by majorities, { $alliances } by alliances, { $chains } by chains, and { $cards } by the cards in hand in the next turn
thoughtful-draw = the hand can then be expected to gain { $cards } points in the next turn
search = { $then } leads to { $ahead } points more than the best opponent at the end when play goes on from it, and the next best plan to { $second }, where a point counts most if the end is close; { $plans } plans were tried { $tries } times in all, with the hidden cards guessed anew each time
search-only = { $then } is all there is to do
