# Un'intera partita su una pagina

report-title = Web of Power: { $players }
report-won = { $number ->
    [one] { $players } vince con { $points } punti.
   *[other] { $players } condividono la vittoria con { $points } punti a testa.
 }
report-tied = { $tied } hanno { $points } punti a testa; { $players } { $number ->
    [one] ha
   *[other] hanno
 } più pezzi nella riserva e { $number ->
    [one] vince
   *[other] condividono la vittoria
 }.
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
report-board-interim = Al conteggio intermedio, dopo { $actions } azioni
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
report-board = Il tabellone: { $board }. { $about }
report-about = Web of Power (Kardinal & König) è un gioco di Michael Schacht e appartiene al suo autore e ai suoi editori.
