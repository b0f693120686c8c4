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
report-unfinished = Das Spiel ist noch nicht zu Ende: Die Punkte gelten, wenn es nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 } endete.
report-played = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
 }, { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }
report-seed = Startwert { $seed }
report-scores = Der Stand
report-boards = Der Plan
report-board-interim = Bei der Zwischenwertung, nach { $actions } Aktionen
report-board-final = Bei der Schlusswertung, nach { $actions } Aktionen
report-board-now = Nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
 }
report-over-time = Wie es dazu kam
report-sources = Woher die Punkte kamen
report-in-words = Dasselbe in Worten
report-lines = Alle Zeilen des Wertungsbogens
report-log = Was geschah, Aktion für Aktion
report-rules = Die Regeln
report-board = Der Plan: { $board }. { $about }
report-about = Web of Power (Kardinal & König) ist ein Spiel von Michael Schacht; es gehört seinem Autor und seinen Verlagen.
