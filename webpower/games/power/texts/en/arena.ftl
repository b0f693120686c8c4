# The games behind a tournament

arena-end = Game { $number }: { $winners } wins with { $best } points, and the next has { $second }
arena-blunder = Game { $number }, after { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $remark }
