# Eventi: che cosa è appena successo

did-cloister = { $player } piazza un monastero a { $site }, { $country }, pagando { $paid }
did-advisor = { $player } piazza un consigliere in { $country } pagando { $paid }
did-vatican = { $player } piazza un consigliere sullo stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 } del Vaticano pagando { $paid }
promise-cloister = Nel conteggio finale i punti dei monasteri di { $player } in { $country } contano due volte
promise-council = Nel conteggio finale, se in { $country } { $player } ha o condivide la maggioranza dei consiglieri, ogni consigliere di lì conta 2 per { $player } in tutte le alleanze in cui { $player } fa punti
did-stop = { $player } non piazza un secondo pezzo
did-exchange = { $player } scarta una carta { $card } per scambiarla
did-draw-stack = { $player } pesca una carta dal mazzo: { $card }
did-draw-hidden = { $player } pesca una carta dal mazzo
did-draw-open = { $player } prende la carta scoperta { $card }
did-pass = { $player } passa
paid-one = una carta { $card }
paid-pair = due carte { $card }
turned-up = { $number ->
    [one] Nuova carta scoperta: { $cards }
   *[other] Nuove carte scoperte: { $cards }
 }
player-points = { $player } { $points }
ran-out-first = Il mazzo si è esaurito per la prima volta
scored-interim = Conteggio intermedio dei monasteri: { $scores }
shuffled-again = Gli scarti si mescolano e formano un nuovo mazzo di { $cards } carte
ran-out-second = Il mazzo si è esaurito per la seconda volta: non si pesca più, e { $turns ->
    [0] la partita finisce con questo turno
    [one] { $final } ha ancora un turno
   *[other] tutti, fino a { $final }, hanno ancora un turno
 }
ended-stack = La partita è finita
ended-board = Nessuno può più piazzare un pezzo: la partita è finita
scored-final = Conteggio finale: { $scores }

# Che cosa si viene a sapere tornando indietro

reveals-drawn = { $player } ha visto quale carta è uscita dal mazzo: { $card }
reveals-hidden = { $player } ha visto quale carta è uscita dal mazzo
reveals-turned-up = Tutti hanno visto { $number ->
    [one] quale carta è stata scoperta: { $cards }
   *[other] quali carte sono state scoperte: { $cards }
 }
reveals-shuffled = Le { $cards } carte del secondo mazzo sono già state mescolate: le stesse carte torneranno nello stesso ordine
