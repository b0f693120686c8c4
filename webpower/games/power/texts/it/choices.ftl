# Che cosa si può fare ora, con questa mano e in questa posizione

choice-hand = Mano di { $player }: { $cards }.
choice-no-card = nessuna carta
choice-cards = { $number ->
    [one] una carta { $card }
    [2] due carte { $card }
   *[other] tre carte { $card }
 }
choice-for = { " " }pagando { $paid }
choice-and-then = ; secondo pezzo: { $then }
choice-heading = Possibile
choice-not-heading = Ora impossibile
choice-where = dove
choice-what = che cosa
choice-paid = si paga con
choice-then = secondo pezzo
choice-cloister = un monastero a { $sites }
choice-advisor = { $room ->
    [one] un consigliere (l'ultimo per cui c'è spazio)
   *[other] un consigliere (c'è spazio per { $room })
 }
choice-arms = un consigliere sullo stemma di { $countries }
choice-column = Vaticano (tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 }, colonna di { $country })
choice-vatican = Vaticano
choice-second-cloister = un monastero
choice-second-advisor = un consigliere
choice-second-cloister-in = un monastero in { $countries }
choice-second-advisor-in = un consigliere in { $countries }
choice-second = { $pieces }
choice-no-second = nessuno
choice-no-second-empty = nessuno, perché la nazione è vuota
choice-no-second-vatican = nessuno, perché in un turno così non si piazza altro
choice-exchange = Scambiare
choice-exchange-what = scartare { $cards } e pescare un'altra carta
choice-stop = Oppure fermarsi
choice-stop-what = non piazzare un secondo pezzo
choice-pass = Oppure passare
choice-pass-what = non piazzare nulla in questo turno
choice-draw = Pescare
choice-draw-stack = la prima carta del mazzo, che ha { $number ->
    [one] 1 carta
   *[other] { $number } carte
 }
choice-draw-open = la carta scoperta { $card }
choice-country = { $country }
choice-countries = { $countries }
choice-cloisters-in = Un monastero in { $countries }
choice-advisors-in = Un consigliere in { $countries }
choice-exchanging = Scambiare
choice-empty = lì non c'è nessun monastero, e senza monasteri non c'è spazio per i consiglieri
choice-full = i luoghi di { $country } hanno già tutti un monastero ({ $number } su { $number })
choice-cannot-pay = { $player } non ha nessuna carta { $card }, né due carte uguali di un altro tipo
choice-no-pair = { $player } non ha due carte dello stesso tipo che possano pagare lì: una coppia paga gli stemmi delle nazioni che non mostra
choice-column-full = gli stemmi di questa colonna sono tutti occupati
choice-elsewhere = { $player } ha piazzato in { $first }, e tutti i pezzi di un turno vanno nella stessa nazione
