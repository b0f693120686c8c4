# Why a line of the score sheet has its number, step by step

why-cloisters = Cloisters in { $country }: { $counts }{ $number ->
    [0] { "" }
    [one] ; { $players } has none and scores nothing
   *[other] ; { $players } have none and score nothing
 }
why-rank = { $number ->
    [one] { $players } has rank { $rank } with { $cloisters }
   *[other] { $players } share rank { $rank } with { $cloisters } each: a tie scores the same, and the next lower number is the next rank
 }
why-first = Rank 1 scores one point for every cloister in { $country }, whatever its colour, so { $players } { $number ->
    [one] scores { $sum }
   *[other] each score { $sum }
 }
why-next = Rank { $rank } scores the number of cloisters of one player of rank { $above }, so { $players } { $number ->
    [one] scores { $points }
   *[other] each score { $points }
 }
why-so = So { $players } { $number ->
    [one] scores { $points }
   *[other] score { $points } each
 }
why-no-cloister = { $country } holds no cloister, so nobody scores there
why-on-arms = An advisor of { $player } stands on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table of the Vatican
why-doubled = So { $points ->
    [one] the one point of { $player } in { $country } counts
   *[other] the { $points } points of { $player } in { $country } count
 } a second time: { $points } more, { $total } in all
why-advisors = Advisors in { $country }: { $counts }. { $leading ->
    [one] { $players } has the most
   *[other] { $players } have the most, and a tie counts as the most
 }
why-no-advisor = { $country } has no advisor, so nobody leads there
why-count = { $player } { $number }
why-both = { $number ->
    [0] Nobody has the most in both { $a } and { $b }, so alliance { $alliance } scores for nobody
    [one] { $players } has the most in both { $a } and { $b }
   *[other] { $players } have the most in both { $a } and { $b }
 }
why-one-only = { $number ->
    [one] { $players } leads in one of the two only, and that scores nothing: there is no second place
   *[other] { $players } lead in one of the two only, and that scores nothing: there is no second place
 }
why-every-advisor = Alliance { $alliance } scores one point for every advisor in its two countries, whatever its colour: { $sum }
why-council = So { $points ->
    [one] the one advisor in { $country } counts
   *[other] each of the { $points } advisors in { $country } counts
 } a second time for { $player }: { $points } more, and with the rest of the alliance { $sum }
why-joined = Roads join { $number } cloisters of { $player } to one another: { $sites }
why-start = The line starts in { $country }: { $sites }
why-border = A road leads on across the border, for borders do not matter, to { $country }: { $sites }
why-ring = A road joins { $first } and { $last } as well: a ring counts as the line through its sites
why-branch = { $sites } { $number ->
    [one] branches
   *[other] branch
 } off at { $at } and { $number ->
    [one] does
   *[other] do
 } not count: a chain has no branches, and what is left makes no line of { $least } of its own
why-other-chain = The road from { $here } to { $there } leads to the chain from { $first } to { $last }: a cloister counts in one chain only
why-all-count = All { $all } of them count, so no other lines could score more
why-best = Of these { $all } cloisters { $covered } count, and every other way to draw chains here was compared: none scores more
why-chain = So the chain has { $points } cloisters, one point each, and { $player } scores { $points }
