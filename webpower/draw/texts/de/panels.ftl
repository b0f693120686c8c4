# Neben dem Brett

jump-final = Schlusswertung
chart-differences = Abstände
chart-breakdown = Punkte im Einzelnen
chart-timeline = Punkteverlauf
turn-number = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn }
 }, Stellung { $step } von { $last }
head-if-ended = wenn jetzt Schluss
