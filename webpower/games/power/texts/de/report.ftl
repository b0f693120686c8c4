# Ein ganzes Spiel auf einer Seite

report-title = Web of Power: { $players }
report-won = { $number ->
    [one] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } gewinnen gemeinsam mit je { $points } Punkten.
 }
report-tied = { $tied } haben je { $points } Punkte; { $players } { $number ->
    [one] hat
   *[other] haben
 } noch die meisten Figuren im Vorrat und { $number ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
 }.
report-board-interim = Bei der Zwischenwertung, nach { $actions } Aktionen
report-board = Der Plan: { $board }. { $about }
report-about = Web of Power (Kardinal & König) ist ein Spiel von Michael Schacht; es gehört seinem Autor und seinen Verlagen.
