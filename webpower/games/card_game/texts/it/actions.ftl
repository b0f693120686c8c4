# Le azioni a parole, come un bot dice che cosa farebbe

act-take = prendere la carta { $card } dall'estremità { $end ->
    [left] sinistra
   *[right] destra
 } della fila { $row }
act-pay-reserve = pagare con una pietra della riserva
act-pay-slot = pagare con la pietra su { $spot }
act-play-law = giocare la carta legge «{ $law }»
act-end-take = non prendere altre carte
act-place = piazzare una pietra su { $spot }
act-lift = spostare la pietra che sta su { $spot }
act-move = spostare su { $target } la pietra che stava su { $source }
act-end-turn = non piazzare nessuna pietra
act-pass = passare
