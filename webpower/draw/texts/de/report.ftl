# Ein ganzes Spiel auf einer Seite

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
