# Charts of scores

chart-breakdown-title = { $ended ->
    [over] Final score and where it comes from
   *[now] Score if the game ended now, and where it comes from
 }
chart-breakdown-about = Point at a part to read the lines of the score sheet that make it up
chart-points = points
chart-total = total
chart-part-points = { $player }, { $part }: { $points }
chart-player-total = { $player }: { $points } in all
chart-timeline-title = Score if the game ended after each action
chart-timeline-box = After { $step } actions { $player } would have { $points } points
chart-actions = actions played
chart-names = names
chart-marks = marks
chart-mark-words = words at marks
chart-cursor = now
chart-cursor-points = scores now
chart-mark-end = end
chart-at = After { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $scores }.
chart-at-mark = { $mark }, after { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $scores }.
chart-now = Now, after { $step } of { $last } actions: { $scores }.
chart-lead-changes = changes of the lead
chart-lead-title = in the lead
chart-lead = After { $step ->
    [one] 1 action
   *[other] { $step } actions
 } { $player } takes the lead with { $points }{ $way ->
    [first] .
   *[from] , from { $before }.
 }
chart-no-lead = Nobody is alone in the lead.
chart-differences-title = { $ended ->
    [over] How far behind the winner, and the winner ahead of the second
   *[now] If the game ended now: how far behind the leader, and the leader ahead
 }
chart-differences-about = Right of the middle: more than the player named beneath; left of it: less. The mark is the sum.
chart-difference-short = { $points } to { $other }
chart-difference-sum = sum
chart-difference-points = points more or less
chart-difference = { $way ->
    [ahead] { $player } is { $points } ahead of { $other }.
    [behind] { $player } is { $points } behind { $other }.
   *[level] { $player } is level with { $other }.
 }
chart-difference-part = { $player }, { $part }: { $way ->
    [ahead] { $points } more than { $other }.
    [behind] { $points } less than { $other }.
   *[level] as many as { $other }.
 }
chart-change = { $player } { $points }
player-points = { $player } { $points }
