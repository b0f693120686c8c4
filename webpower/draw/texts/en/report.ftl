# A whole game on a page

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
