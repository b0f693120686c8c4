# Records and positions that break a rule

wrong-deck = the deck has { $number } cards of { $card }, and with { $players } players there are { $expected }
wrong-reshuffle = the second stack has { $number } cards of { $card }, and the discard pile had { $expected }
reshuffle-missing = the stack runs out for the first time, and the record has no second stack
reshuffle-too-early = the record has a second stack, and the stack has not run out
wrong-card-drawn = the record says that { $card } came from the stack, and it is { $expected }
too-many-cloisters = { $player } has { $number } cloisters on the board and owns { $owned }
too-many-advisors = { $player } has { $number } advisors in play and owns { $owned }
too-many-advisors-in = { $country } has { $advisors ->
    [one] 1 advisor
   *[other] { $advisors } advisors
 } and the strongest player there has { $cloisters ->
    [0] no cloister
    [one] 1 cloister
   *[other] { $cloisters } cloisters
 }
site-twice = { $site } is there twice, and a site holds one cloister
two-in-column = { $player } has two advisors in one column of the Vatican

# Results that are wrong

result-interim-extra = the result has an interim scoring, and there was none
result-interim-missing = the result has no interim scoring, and there was one
chain-ends = { $first } to { $last }
chain-empty = an empty line
result-chain-short = result, final chains, seat { $seat }: { $ends } has { $number ->
    [one] 1 cloister
   *[other] { $number } cloisters
 }, and a chain has at least { $least }
result-chain-of-others = result, final chains, seat { $seat }: { $ends } has a site that holds no cloister of that seat
result-chain-off-roads = result, final chains, seat { $seat }: { $ends } does not follow roads
result-chain-twice = result, final chains, seat { $seat }: a cloister counts in one chain only
result-chains-not-best = result, final chains, seat { $seat }: the chains score { $number }, and the most is { $best }

# Games that began from a position

record-from-position = this game began from a position that was set up, and a record begins with the deal: save it with branches=True, as a tree file, which holds the position
