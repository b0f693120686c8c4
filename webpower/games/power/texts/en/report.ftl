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
report-board-interim = At the interim scoring, after { $actions } actions
report-board = The board: { $board }. { $about }
report-about = Web of Power (Kardinal & König) is a game by Michael Schacht; it belongs to its author and its publishers.
