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
