# Eventi: che cosa è appena successo

did-take = { $player } prende la carta { $card } dall'estremità { $end ->
    [left] sinistra
   *[right] destra
 } della fila { $row }
stone-back = La pietra di { $player } che ci stava sopra torna nella riserva
stone-freed = La pietra che ci stava sopra torna nella riserva di { $owner }, e la carta va pagata con una pietra
got = { $player } prende la carta legge che ci stava sopra: «{ $law }»
got-hidden = { $player } prende la carta legge che ci stava sopra, e nessun altro la vede
paid-slot-only = { $player } paga con l'unica pietra propria rimasta, quella su { $spot }: la pietra esce dal gioco
paid-reserve-only = { $player } paga con una pietra della riserva, perché sulle carte non ne ha: la pietra esce dal gioco
did-pay-reserve = { $player } paga con una pietra della riserva: la pietra esce dal gioco
did-pay-slot = { $player } paga con la pietra su { $spot }: la pietra esce dal gioco
did-play = { $player } gioca la carta legge «{ $law }»: { $kind ->
    [take_back_stone] una pietra uscita dal gioco torna nella riserva
    [three_symbols] in questo turno si possono prendere tre simboli
   *[different_colours] in questo turno si possono prendere carte di nazioni diverse
 }
did-end-take = { $player } non prende altre carte
did-place = { $player } piazza una pietra su { $spot }
did-lift = { $player } solleva la pietra che sta su { $spot }
did-move = { $player } sposta su { $target } la pietra che stava su { $source }
did-end-turn = { $player } non piazza nessuna pietra
did-pass = { $player } non può prendere nessuna carta e passa
nothing-to-take = { $player } non può prendere altro in questo turno
nothing-to-claim = { $player } non può né piazzare né spostare una pietra, e il turno finisce
ended = L'ultima carta è stata presa: la partita è finita
player-points = { $player } { $points }
scored = Conteggio finale: { $scores }

# Che cosa si viene a sapere tornando indietro

reveals-taken = { $player } ha visto quale carta legge c'era sopra: «{ $law }»
reveals-hidden = { $player } ha visto quale carta legge c'era sopra
reveals-played = Tutti hanno visto che { $player } aveva la carta legge «{ $law }»
reveals-shown = Tutti hanno visto chi ha la carta legge «{ $law }»: { $players }
