# Domande sulla versione rapida e sul Vaticano

q-topic-variants = La versione rapida e il Vaticano

# La versione rapida: quali turni permette

q-faster = { $player } vorrebbe piazzare due pezzi in un turno: { $first }, e poi { $second }. In quali partite è permesso?
q-faster-cloister = un monastero a { $site }, { $country }, pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }
q-faster-advisor = un consigliere in { $country }, pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }
q-faster-both = Con le regole standard e nella versione rapida
q-faster-only = Solo nella versione rapida
q-faster-only-standard = Solo con le regole standard
q-faster-neither = In nessuna delle due
q-faster-hint-1 = I due pezzi vanno nella stessa nazione? Con le regole standard devono, nella versione rapida no.
q-faster-hint-2 = Una nazione era vuota quando è cominciato il turno? Con le regole standard riceve un monastero, nella versione rapida anche due; un consigliere in nessuna delle due.
q-faster-not-standard = La versione rapida permette solo di più: non vieta nulla di quel che permettono le regole standard.
q-faster-standard-too = Lo permettono anche le regole standard: i due pezzi vanno in una sola nazione, e lì c'era già un monastero.
q-faster-allowed = Niente lo vieta: i due pezzi vanno in una sola nazione, che ha spazio per entrambi, e la mano li paga tutti e due.
q-faster-not-both-country = Con le regole standard i due pezzi di un turno vanno nella stessa nazione
q-faster-not-both-empty = Con le regole standard una nazione che era vuota riceve in quel turno un solo monastero e basta
q-faster-is-allowed-country = Nella versione rapida i due pezzi di un turno possono andare in due nazioni
q-faster-is-allowed-empty = Nella versione rapida una nazione che era vuota può ricevere due monasteri in un turno
q-faster-so-both = I due pezzi vanno in una sola nazione dove c'era già un monastero, per entrambi c'è spazio, e la mano li paga tutti e due

# Il Vaticano: se un consigliere ci può andare

q-visit = { $player } può piazzare un consigliere sullo stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 } del Vaticano, pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }? Se no, perché?
q-visit-hint-1 = Guarda il foglio del Vaticano: c'è uno stemma così, ci sta già qualcuno, e { $player } ha un consigliere nella stessa colonna di quella tabella?
q-visit-hint-2 = Poi guarda il prezzo: è sempre una coppia dello stesso tipo, e di un tipo che non mostra { $country }.
q-visit-so = Niente lo vieta: lo stemma è libero, { $player } non ha nessuno in quella colonna, e la coppia c'è e non mostra { $country }
q-visit-no-sheet = No, nel Vaticano non c'è uno stemma così
q-visit-no-arms = No, su questo stemma c'è già un consigliere
q-visit-no-column = No, il giocatore ha già un consigliere in questa colonna
q-visit-no-pair = No, la coppia mostra la nazione dello stemma
q-visit-no-single = No, nel Vaticano una carta sola non paga
q-visit-no-cards = No, la mano non ha le carte da pagare
q-visit-no-alone = No, in questo turno si è piazzato un pezzo sul tabellone
q-visit-no-supply = No, la riserva è vuota
q-visit-no-room = No, nella nazione non c'è spazio per un altro consigliere
q-visit-no-there = No, il giocatore non ha nulla nella nazione
q-visit-not-arms = Su questo stemma non c'è nessuno.
q-visit-not-column = { $player } non ha consiglieri in questa colonna. Quelli degli altri lì non contano, tranne che sullo stemma stesso.
q-visit-not-pair = { $number ->
    [one] Una carta non è una coppia.
   *[other] Due carte { $card } non mostrano { $country }, e il Vaticano chiede proprio una coppia così.
 }
q-visit-not-single = Le carte offerte sono due, non una sola.
q-visit-not-alone = In questo turno non si è piazzato nulla sul tabellone.
q-visit-not-room = Il consigliere non va in { $country }, va sul foglio. Lo spazio nella nazione non conta.
q-visit-not-there = Per andare sullo stemma di { $country } non serve avere lì un monastero o un consigliere.

# La tabella dei Monasteri

q-doubled = La partita finisce qui. Quanti punti danno a { $player } nel conteggio finale i monasteri in { $country }?
q-doubled-hint-1 = Prima conta come se il Vaticano non ci fosse: a che posto è { $player } in { $country }, e quanto ottiene?
q-doubled-hint-2 = Poi guarda lo stemma di { $country } nella tabella dei Monasteri. Di chi è il consigliere che ci sta?
q-doubled-once = Sarebbe così senza il Vaticano. Sullo stemma di { $country } nella tabella dei Monasteri sta un consigliere di { $player }.
q-doubled-first = Solo il primo posto conta tutti i monasteri ({ $all }); { $player } è al { $rank }º posto.
q-doubled-cloisters = Raddoppiano i punti, e non { $own ->
    [one] l'unico monastero
   *[other] i monasteri ({ $own })
 } di { $player }.
q-doubled-own = Anche la seconda volta i punti sono quelli del posto, e non il numero dei monasteri di { $player }.
q-doubled-thrice = Due volte, e non tre: il conteggio intermedio non tiene conto del Vaticano.
q-doubled-advisor = Un consigliere nel Vaticano non vale un punto: raddoppia tutto quel che { $player } ottiene in { $country }.
q-doubled-theirs = Il consigliere sullo stemma è di { $holder }, e raddoppia solo i punti di { $holder }.
q-doubled-lost = Nessuno ci perde nulla: i punti degli altri restano come sono.
q-doubled-guest = Il consigliere sullo stemma nella tabella dei Monasteri è di { $holder }, quindi i punti di { $player } restano come sono

# La tabella del Concilio

q-council = La partita finisce qui. Quanti punti vale per { $player } l'alleanza { $alliance }, { $a } e { $b }?
q-council-hint-2 = Chi ha la maggioranza in entrambe conta tutti i consiglieri che ci sono. Poi guarda la tabella del Concilio: chi ha un consigliere sullo stemma di una delle due nazioni conta 2 per ogni consigliere in quella nazione.
q-council-once = Questo è senza il Vaticano. { $player } occupa lo stemma di { $country } nella tabella del Concilio, quindi { $advisors ->
    [one] il consigliere di lì conta 2
   *[other] i consiglieri di lì ({ $advisors }) contano 2 ciascuno
 }.
q-council-both = Contano 2 solo i consiglieri in { $country }, perché il suo stemma è occupato; quelli dell'altra nazione contano 1.
q-council-own = Per { $player } conta 2 ogni consigliere in { $country }, di qualunque colore, e non solo quelli di { $player }.
q-council-visitor = Il consigliere nel Vaticano non sta in nessuna nazione, e non si conta.
q-council-rest = Contano anche i consiglieri dell'altra nazione, un punto ciascuno.
q-council-others = Lo stemma di { $country } nella tabella del Concilio è occupato da { $holder }, e non serve a nessun altro.
q-council-lost = Un consigliere di { $holder } nella tabella del Concilio non toglie nulla a { $player }.
q-council-no-lead = Il Concilio raddoppia quel che si ottiene. { $player } non ha la maggioranza dei consiglieri in { $country }, quindi non c'è nulla da raddoppiare.
q-council-alone = Essere in testa in una sola nazione non dà nulla, neppure con il Concilio. { $player } non ha la maggioranza in { $country }.
