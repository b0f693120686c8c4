# Accanto al tabellone

jump-final = Conteggio finale
chart-differences = Differenze
chart-breakdown = Origine dei punti
chart-timeline = Punti nel tempo
turn-number = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn }
 }, posizione { $step } di { $last }
head-if-ended = se finisse ora
