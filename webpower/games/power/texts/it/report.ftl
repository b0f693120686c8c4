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
report-board-interim = Al conteggio intermedio, dopo { $actions } azioni
report-board = Il tabellone: { $board }. { $about }
report-about = Web of Power (Kardinal & König) è un gioco di Michael Schacht e appartiene al suo autore e ai suoi editori.
