# Figures of chains and scores

chart-gains-about = Open marks: one more cloister there adds the points beside it.
chart-gain = { $player }, one more cloister on { $site }: +{ $points }, { $way ->
    [new] a new chain of { $length }
    [longer] a longer chain of { $length }
    [joined] chains joined to one of { $length }
   *[changed] a chain of { $length } that takes a part of another
 }, from { $first } to { $last }
chart-none-left = { $player } has no cloister left for longer chains
chart-no-gain = { $player }: no single cloister would add to the chains.
chart-other-sets = { $player }: { $others ->
    [0] no other set of lines scores { $points }.
    [one] one other set of lines scores { $points } too, { $share ->
        [none] with more lines.
       *[all] with as few lines.
    }
   *[other] { $others } other sets of lines score { $points } too, { $share ->
        [none] all with more lines.
        [all] all with as few lines.
       *[some] { $few } of them with as few lines.
    }
 }
chart-other-set = Another set: { $lines }.
chart-set-line = { $sites } ({ $number })
chart-row-chain = { $first } – { $last }
chart-row-alliance = { $number } { $a } – { $b }
chart-line-of = { $part ->
    [interim] Interim: { $line }
   *[final] Final: { $line }
 }
chart-places-title = { $ended ->
    [over] Final score by country, alliance and chain
   *[now] Score if the game ended now, by country, alliance and chain
 }
chart-place-short = { $kind ->
    [alliances] alliance { $place }
    [chains] chain
   *[cloisters] { $place }
 }
chart-places-about = A country holds interim and final scoring; point at a segment to read its lines of the score sheet
chart-waterfall-title = { $ended ->
    [over] From the interim scoring to the final score
   *[now] From the interim scoring to the score if the game ended now
 }
chart-waterfall-about = Each bar starts where the one above it ended; point at it to read its lines of the score sheet
chart-step = { $part ->
    [doubled] { $place }, doubled
    [council] { $place }, council
   *[other] { $place }
 }
chart-chain-number = { $number ->
    [1] longest chain
   *[other] chain { $number }
 }
chart-step-reached = { $step }, together { $total }
chart-all-players = all
