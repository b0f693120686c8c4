# Che cosa impedisce a una posizione di essere ammessa

legal-interim-missing = il mazzo si è esaurito, quindi i monasteri sono stati contati, ma non è detto quali c'erano allora
legal-interim-too-early = i monasteri sono stati contati, ma il mazzo non si è esaurito
legal-interim-moved = al conteggio intermedio a { $site } c'era un monastero di { $player }, ma i pezzi non si spostano
legal-stack-left = il mazzo si è esaurito per la seconda volta, ma ci { $number ->
    [one] resta 1 carta
   *[other] restano { $number } carte
 }
legal-stack-empty = nel mazzo non ci sono carte, ma è proprio con l'ultima carta che si esaurisce
legal-paid = a { $player } per averne tre { $lacking ->
    [one] manca 1 carta
   *[other] mancano { $lacking } carte
 }, ma quel che si è pagato in questo turno sta negli scarti, che ne hanno { $number }
legal-hand-large = { $player } ha in mano { $number } carte, ma al massimo sono tre
legal-hand-more = { $player } ha piazzato un pezzo e ha in mano { $number ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $number } carte
 }: un pezzo si paga con una o due carte su tre
legal-hand-draw = { $player } pesca e ha in mano { $number } carte, ma con tre carte si smette di pescare
legal-hand-place = { $player } comincia un turno con { $number ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $number } carte
 }, ma un turno comincia con tre
legal-hand-waiting = non è il turno di { $player }, che ha in mano { $number ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $number } carte
 }, ma chi aspetta ne ha tre
legal-hand-last = { $player } ha ancora un ultimo turno e ha in mano { $number ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $number } carte
 }, ma quel turno comincia con tre
legal-open-many = le carte scoperte sono { $number }, ma al massimo sono due
legal-open-few = { $number ->
    [0] non c'è nessuna carta scoperta
    [one] c'è 1 carta scoperta
   *[other] ci sono { $number } carte scoperte
 }, ma finché si piazza sono due
legal-open-taken = { $missing ->
    [one] manca 1 carta scoperta
   *[other] mancano { $missing } carte scoperte
 }, ma { $player }, che dovrebbe { $missing ->
    [one] averla presa
   *[other] averle prese
 }, ha in mano { $number ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $number } carte
 }
legal-last-draw = il mazzo si è esaurito per la seconda volta, quindi { $player } non pesca più
legal-last-first = { $player } ha il primo posto a sedere, e quando il mazzo si è esaurito per la seconda volta chi ha il primo posto non ha più turni
legal-placed-already = { $player } comincia un turno, ma nel turno risulta già piazzato qualcosa
legal-placed-one = { $player } può piazzare un secondo pezzo solo dopo averne piazzato uno sul tabellone nello stesso turno
legal-placed-many = in un turno di { $player } risultano piazzati { $number } pezzi, ma se ne piazzano uno o due, in una nazione
legal-not-in-vatican = in questo turno { $player } ha piazzato nel Vaticano, ma lì non c'è nessun consigliere di { $player }
legal-placed-nowhere = in questo turno { $player } ha piazzato in { $country }, ma lì non c'è nessun pezzo di { $player }
legal-was-empty = quel che è detto di { $country } all'inizio del turno, se ci fosse o no un monastero, non si accorda con i pezzi che ci sono
legal-closed = nessuno può più piazzare un pezzo, quindi la partita è finita
legal-not-closed = si può ancora piazzare un pezzo, quindi la partita non è finita per il tabellone
legal-not-last = la partita finisce con il turno di { $player }, l'ultimo posto a sedere, dopo che il mazzo si è esaurito per la seconda volta
