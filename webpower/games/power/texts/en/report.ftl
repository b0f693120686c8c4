# A whole game on a page

report-title = Web of Power: { $players }
report-won = { $number ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the win with { $points } points each.
 }
report-tied = { $tied } have { $points } points each; { $players } { $number ->
    [one] has
   *[other] have
 } the most pieces left in the supply and { $number ->
    [one] wins
   *[other] share the win
 }.
report-unfinished = The game is not over: the points are those if it ended after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }.
report-played = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }
report-seed = seed { $seed }
report-scores = The score
report-boards = The board
report-board-interim = At the interim scoring, after { $actions } actions
report-board-final = At the final scoring, after { $actions } actions
report-board-now = After { $actions ->
    [one] 1 action
   *[other] { $actions } actions
 }
report-over-time = How it came about
report-sources = Where the points came from
report-in-words = The same in words
report-lines = Every line of the score sheet
report-log = What happened, action by action
report-rules = The rules
report-board = The board: { $board }. { $about }
report-about = Web of Power (Kardinal & König) is a game by Michael Schacht; it belongs to its author and its publishers.
