# Why players do what they do

plan-alone = alone it
plan-then = followed by “{ $action }” it
greedy-take = { $then } lets { $player } expect { $own ->
    [one] 1 point
   *[other] { $own } points
 } and the best of the others { $best }, if each card left went to anybody
greedy-enough = whatever else can be taken brings { $lost ->
    [one] 1 point
   *[other] { $lost } points
 } less than to stop
greedy-end-take = nothing else can be taken
greedy-law = with it cards can be taken that gain { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
 } against the average opponent, and without it { $without }
greedy-back = a stone that had left the game is of use now
greedy-pass = nothing can be taken
greedy-pay-reserve = a stone at hand guards nothing
greedy-pay-slot = the stone guards only { $guards ->
    [one] 1 point
   *[other] { $guards } points
 } there
greedy-place = a stone guards { $guards ->
    [one] 1 point
   *[other] { $guards } points
 } there, { $cards ->
    [one] and there is no other place for it
   *[other] the most of { $cards } ways to go on
 }
greedy-lift = on { $spot } it guards { $gain ->
    [one] 1 point
   *[other] { $gain } points
 } more
greedy-end-turn = a stone guards nothing more anywhere
search = { $then } leads to { $ahead } points more than the best opponent when play goes on from it, and the next best plan to { $second }, where a point counts most if it is close; { $plans } plans were tried { $tries } times in all, with the hidden law cards guessed anew each time
search-only = { $then } is all there is to do
settler = with it the own land scores { $figure } in all, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to go on
herald = with it the own symbols score { $figure } in all, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to go on
sailor = with it { $figure ->
    [one] 1 ship or carriage is
   *[other] { $figure } ships and carriages are
 } on the own cards, { $choices ->
    [one] the only way
   *[other] the most of { $choices } ways
 } to go on
caricature-stone = no other card at an end would help more next time
caricature-waits = nothing else counts
