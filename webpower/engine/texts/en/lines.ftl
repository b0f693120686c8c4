# Lines of play

line-name = line
line-leaves = leaves
line-with = with
line-actions = actions
line-fork = { $left } after { $after }
compare-same = { $position ->
    [0] The lines part at the start.
    [one] Both lines share their first action; then they part.
   *[other] Both lines share their first { $position } actions; then they part.
 }
compare-itself = A line is compared with itself: there is nothing that differs.
compare-line = Line { $name }, { $number ->
    [0] no action more
    [one] 1 action more
   *[other] { $number } actions more
 }:
compare-more = … and { $number } more
compare-scores = if it ended there: { $a } → { $b }
compare-total = total
desk-line-main = { $name }: { $number ->
    [one] 1 action
   *[other] { $number } actions
 }
desk-line = { $name }: { $number ->
    [one] 1 action
   *[other] { $number } actions
 }, leaves { $left } after { $after }: { $done }
branch-played = this action has been played there already, so nothing branches off
