# Rifiuti: che cosa non va, dove, e perché in questa posizione

vatican-placed = { $player } ha piazzato nel Vaticano, e in un turno così non si piazza altro
two-placed = { $player } ha piazzato due pezzi, e in un turno non se ne piazzano di più
one-in-empty = in { $first } non c'era nessun monastero all'inizio del turno, quindi { $player } può piazzare un solo monastero e nient'altro
other-country = { $player } ha piazzato in { $first }, e tutti i pezzi di un turno vanno nella stessa nazione: in { $country } quindi no
no-cloister-left = { $player } non ha più monasteri nella riserva
no-advisor-left = { $player } non ha più consiglieri nella riserva
site-taken = a { $site } c'è già un monastero di { $owner }
empty-at-start = in { $country } non c'era nessun monastero all'inizio del turno, quindi in questo turno non ci va nessun consigliere
no-cloisters = in { $country } non c'è nessun monastero, e senza monasteri non c'è spazio per i consiglieri
no-room = in { $country } { $advisors ->
    [one] c'è 1 consigliere
   *[other] ci sono { $advisors } consiglieri
 } e il giocatore più forte ha lì { $cloisters ->
    [one] 1 monastero
   *[other] { $cloisters } monasteri
 }, quindi non c'è spazio per un altro
no-vatican = questa partita si gioca senza il Vaticano
board-placed = { $player } ha piazzato sul tabellone, e in un turno così non si piazza nulla nel Vaticano
arms-taken = sullo stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 } c'è già un consigliere di { $owner }
column-used = { $player } ha già un consigliere in questa colonna della tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 }, sullo stemma di { $held }
own-pair = due carte { $card } mostrano proprio { $country }, e una coppia jolly paga solo nelle nazioni che non mostra
cards-missing = { $player } dovrebbe pagare { $needed ->
    [one] una carta { $card }
    [2] due carte { $card }
   *[other] { $needed } carte { $card }
 }, ma { $held ->
    [0] non ne ha nessuna
    [one] ne ha una
    [2] ne ha due
   *[other] ne ha { $held }
 }
nothing-to-exchange = non si può più pescare, quindi { $player } non può scambiare una carta: negli ultimi turni si piazza o si passa
not-in-hand = { $player } non ha in mano nessuna carta { $card }
not-open = non c'è nessuna carta { $card } scoperta
no-pass-yet = si passa solo negli ultimi turni: finché si pesca, chi non piazza scambia una carta
placing-in-draw = { $player } ora deve pescare; in questo turno non si piazza più
exchange-in-more = { $player } ha piazzato un pezzo in questo turno e non può anche scambiare
exchange-in-draw = { $player } ora deve pescare e non può scambiare
pass-in-more = { $player } ha piazzato un pezzo: ora se ne piazza un secondo, oppure ci si ferma
pass-in-draw = { $player } ora deve pescare e non può passare
stop-in-place = { $player } non ha ancora piazzato nulla, quindi non ha senso fermarsi
stop-in-draw = { $player } sta pescando; ha già finito di piazzare
draw-in-place = { $player } prima piazza o scarta una carta, e solo dopo pesca
draw-in-more = { $player } pesca quando ha finito di piazzare: prima si piazza un secondo pezzo, oppure ci si ferma
over-stack = la partita è finita: il mazzo si è esaurito due volte e gli ultimi turni sono stati giocati
over-board = la partita è finita: nessuno può più piazzare un pezzo

# Pagamenti che nessuna regola ammette

pay-nothing = { $act ->
    [vatican] un consigliere sullo stemma di { $country } va pagato: con due carte dello stesso tipo che non mostrano questa nazione
   *[other] un pezzo in { $country } va pagato: con una carta che mostra la nazione, o con due dello stesso tipo
 }
pay-wrong-card = una carta { $card } non mostra { $country } e lì non paga nessun pezzo
pay-two-kinds = due carte pagano come coppia jolly solo se sono dello stesso tipo, e queste sono { $cards }
pay-too-many = { $number } carte sono troppe per un pezzo: { $act ->
    [vatican] nel Vaticano si paga con due dello stesso tipo
   *[other] si paga con una carta della nazione o con due dello stesso tipo
 }
pay-vatican-single = un consigliere nel Vaticano si paga con una coppia jolly, non con una carta sola
no-such-arms = nel Vaticano non c'è lo stemma { $arms }: ci sono quelli delle nazioni abbinate, council/… e cloister/…
