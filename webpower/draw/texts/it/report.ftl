# Un'intera partita su una pagina

report-unfinished = La partita non è finita: i punti sono quelli che si avrebbero se finisse dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }.
report-played = { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
 }, { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }
report-seed = seme { $seed }
report-scores = I punti
report-boards = Il tabellone
report-board-final = Al conteggio finale, dopo { $actions } azioni
report-board-now = Dopo { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
 }
report-over-time = Come ci si è arrivati
report-sources = Da dove vengono i punti
report-in-words = Lo stesso a parole
report-lines = Tutte le righe del foglio dei punti
report-log = Che cosa è successo, azione per azione
report-rules = Le regole
