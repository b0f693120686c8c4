# Beside the board

jump-final = Final scoring
chart-differences = Differences
chart-breakdown = Scoring breakdown
chart-timeline = Score over time
turn-number = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 }, position { $step } of { $last }
head-if-ended = if it ended now
