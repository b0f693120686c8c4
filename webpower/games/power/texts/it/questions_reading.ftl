# Domande per leggere una partita: i punti nel tempo, i conteggi, la fine, che cosa si sarebbe potuto fare

q-topic-reading = Leggere una partita

# Chi è in testa

q-read-at = Dopo { $step } azioni: { $scores }.
q-ahead = Chi sarebbe in testa se la partita finisse dopo { $step } azioni?
q-ahead-hint-1 = Sull'asse delle azioni, al numero { $step }, c'è un'asta verticale. Seguila verso l'alto.
q-ahead-hint-2 = È in testa la linea che incrocia l'asta più in alto. Lì se ne possono sovrapporre anche più d'una.
q-ahead-so = { $number ->
    [one] Quindi sarebbe in testa { $players }
   *[other] Quindi sarebbero in testa, in parità, { $players }
 }
q-ahead-tie = { $player } non sarebbe da solo con { $most }: lì più linee stanno una sull'altra, e sarebbero tutti in testa.
q-ahead-scored = { $number ->
    [one] Nel conteggio intermedio { $players } ha ottenuto più punti di tutti.
   *[other] Nel conteggio intermedio { $players } hanno ottenuto più punti di tutti, in parità.
 } Ma le linee mostrano di più: contano anche quel che darebbe il conteggio finale dopo { $step } azioni.
q-ahead-end = { $number ->
    [one] Alla fine è in testa { $players }.
   *[other] Alla fine sono in testa { $players }.
 } Dopo { $step } azioni la situazione è un'altra.
q-ahead-near = Vicino non è uguale: con { $less } si sta dietro a chi ne ha { $most }.
q-ahead-less = Dopo { $step } azioni { $player } sarebbe a { $less }, e c'è chi sarebbe a { $most }.

# L'ultima svolta

q-turning = Alla fine è in testa { $player }. Dopo quante azioni { $player } passa in testa per restarci fino alla fine?
q-turning-hint-1 = Segui la linea di { $player } da destra verso sinistra, finché non ne ha sopra un'altra.
q-turning-hint-2 = Dove incrocia la linea che prima stava più in alto, { $player } passa in testa. Leggi il numero lì sotto, sull'asse.
q-turning-own = Dopo { $step } azioni { $player } passa in testa, ma più avanti non ci resta.
q-turning-other = Dopo { $step } azioni è { $other } a passare in testa.
q-turning-interim = Lì c'è stato il conteggio intermedio. In testa si cambia ancora dopo, o si era già cambiato prima.
q-turning-end = Lì finisce la partita. { $player } è in testa già da prima.
q-turning-so = Dopo { $step } azioni { $player } supera { $before }, e da lì in poi nessuno supera più { $player }

# Che cosa ha portato i punti

q-jump = Quale di queste azioni ha fatto salire di più la linea di { $player }?
q-jump-lost = Quale di queste azioni ha fatto scendere di più la linea di { $player }?
q-jump-cloister = Azione { $step }: { $player } piazza un monastero a { $site }, { $country }
q-jump-advisor = Azione { $step }: { $player } piazza un consigliere in { $country }
q-jump-hint-1 = Cerca sull'asse i numeri delle azioni. Che cosa fa la linea di { $player } sopra ognuno?
q-jump-hint-2 = Vale il gradino più grande. Anche i pezzi degli altri possono spostare la linea, perché chi è in testa fa punti con i monasteri e i consiglieri di tutti i colori.
q-jump-less = Con l'azione { $step } i punti di { $player } passano da { $before } a { $after }. Un'altra di queste azioni ha spostato di più la linea.
q-jump-so = Con l'azione { $step } i punti di { $player } passano da { $before } a { $after }: { $way ->
    [lost] { $points ->
        [one] 1 punto in meno
       *[other] { $points } punti in meno
     }
   *[gained] { $points ->
        [one] 1 punto in più
       *[other] { $points } punti in più
     }
 }

# Il conteggio intermedio

q-interim = Al conteggio intermedio la linea di { $player } salta da { $before } a { $after }. Quanti punti ha dato a { $player } il conteggio intermedio?
q-interim-hint-1 = Prima la linea mostra quel che darebbe il conteggio finale. Dopo si aggiungono i punti del conteggio intermedio, e il tabellone è ancora lo stesso.
q-interim-hint-2 = Quindi il salto è proprio quel che ha ottenuto { $player }: il numero in alto sulla linea tratteggiata meno quello in basso.
q-interim-after = { $after } è quanto { $player } avrebbe in tutto se la partita finisse subito dopo. Una parte c'era già prima.
q-interim-before = { $before } è quanto { $player } avrebbe avuto prima, con il solo conteggio finale.
q-interim-sum = I due numeri non si sommano: quello più alto comprende già quello più basso.
q-interim-half = Alleanze e catene sono in tutti e due i numeri, e il conteggio intermedio conta solo i monasteri. Quindi non è per forza la metà.
q-interim-other = { $number ->
    [one] Questo è quanto ha ottenuto { $players }.
   *[other] Questo è quanto hanno ottenuto a testa { $players }.
 }
q-interim-so = { $after } meno { $before } fa { $points }: tanti ne ha ottenuti { $player }
q-interim-so-more = Alla fine i monasteri si contano di nuovo, com'è allora la situazione
q-twice-given = Se la partita fosse finita subito prima del conteggio intermedio, a { $player } avrebbe dato: monasteri { $cloisters }, alleanze { $alliances }, catene { $chains }.
q-twice = Ora arriva il conteggio intermedio. Quanti punti avrebbe { $player } se la partita finisse subito dopo?
q-twice-hint-1 = Il conteggio intermedio conta solo i monasteri, e quei punti restano.
q-twice-hint-2 = Il conteggio finale conta di nuovo i monasteri, e poi le alleanze e le catene.
q-twice-once = Così manca il conteggio intermedio: { $cloisters ->
    [one] si aggiunge 1 punto
   *[other] si aggiungono { $cloisters } punti
 }.
q-twice-all = Alleanze e catene si contano una volta sola, alla fine.
q-twice-only = I monasteri si contano due volte, ed è giusto. Ma vanno aggiunte le alleanze e le catene.
q-twice-interim = Questo è solo il conteggio intermedio. Si aggiungerebbe poi quello finale.
q-twice-thrice = I monasteri si contano due volte, nel conteggio intermedio e in quello finale, e non tre.
q-twice-so = Conteggio intermedio { $cloisters }, e poi monasteri { $cloisters }, alleanze { $alliances }, catene { $chains }: in tutto { $total }

# Se la partita finisse ora

q-sheet-interim = Dal conteggio intermedio: { $scores }.
q-sheet-cloisters = Per i monasteri, se la partita finisse ora: { $scores }.
q-sheet-alliances = Per le alleanze, se la partita finisse ora: { $scores }.
q-sheet-chains = Per le catene, se la partita finisse ora: { $scores }.
q-leads = Chi sarebbe in testa se la partita finisse ora?
q-leads-hint-1 = Quattro righe vanno insieme: i punti del conteggio intermedio, e le tre parti di quello finale.
q-leads-hint-2 = Somma i quattro numeri di ogni giocatore.
q-leads-scored = { $number ->
    [one] Finora { $players } ha fatto più punti di tutti.
   *[other] Finora { $players } hanno fatto più punti di tutti, in parità.
 } Ma finora si sono contati solo i monasteri, e una volta sola.
q-leads-without-alliances-chains = Sarebbe così se si contassero solo i monasteri. Alleanze e catene arrivano alla fine, e per la prima volta.
q-leads-without-interim = Così sarebbe nel solo conteggio finale. Ma i punti del conteggio intermedio restano, quindi contano anche quelli.
q-leads-without-alliances = Forse hai dimenticato le alleanze.
q-leads-without-chains = Forse hai dimenticato le catene.
q-leads-less = { $player } sarebbe a { $less }, e c'è chi sarebbe a { $most }.
q-leads-so = In tutto: { $scores }
q-total = Quanti punti avrebbe { $player } se la partita finisse ora?
q-total-hint-1 = Cerca { $player } in ognuna delle quattro righe.
q-total-hint-2 = I punti del conteggio intermedio restano. Si aggiungono le tre parti del conteggio finale.
q-total-no-interim = Così manca il conteggio intermedio, { $points ->
    [one] che ha dato 1 punto
   *[other] che ha dato { $points } punti
 }: restano e si contano.
q-total-no-cloisters = Così mancano i monasteri: alla fine si contano una seconda volta, e darebbero { $points }.
q-total-no-alliances = Così mancano le alleanze, che darebbero { $points }.
q-total-no-chains = Così mancano le catene, che darebbero { $points }.
q-total-scored = Questi sono i punti fatti finora da { $player }. Se la partita finisse si aggiungerebbe il conteggio finale.
q-total-so = Per { $player }: conteggio intermedio { $interim }, monasteri { $cloisters }, alleanze { $alliances }, catene { $chains }, in tutto { $total }
q-gap = Se la partita finisse ora, quanti punti di vantaggio avrebbe { $player } su { $other }?
q-gap-hint-1 = Somma i quattro numeri di { $player }, e i quattro numeri di { $other }.
q-gap-hint-2 = Si chiede la differenza fra le due somme. Puoi anche fare la differenza riga per riga, e poi sommare.
q-gap-no-interim = Così manca il conteggio intermedio, che ha dato punti che restano.
q-gap-scored = Questa è la distanza nel conteggio intermedio. Si aggiungerebbe il conteggio finale.
q-gap-cloisters = Così mancano alleanze e catene.
q-gap-total = Questi sono i punti che { $player } avrebbe in tutto, non il suo vantaggio.
q-gap-other = Questa è la distanza da un altro giocatore, non da { $other }.
q-gap-so = { $player } avrebbe { $mine } punti e { $other } { $others }, quindi la distanza è { $points }

# La fine

q-turns-order = Si gioca in quest'ordine: { $players }. Ha cominciato { $first }.
q-turns = Nel turno di { $player } il mazzo si è esaurito per la seconda volta. Quanti turni vengono dopo questo?
q-turns-hint-1 = La partita continua finché tutti hanno avuto lo stesso numero di turni.
q-turns-hint-2 = L'ordine finisce con { $final }. Quanti giocatori vengono dopo { $player }?
q-turns-everyone = Non tutti gli altri giocano ancora. Gioca solo chi sta fra { $player } e la fine del giro.
q-turns-round = Non c'è più un giro intero. Si gioca fino in fondo quello già cominciato.
q-turns-at-once = La partita non finisce subito: il giro si gioca fino in fondo, fino a { $final }.
q-turns-this = Il turno di { $player } non si conta: si chiedono i turni che vengono dopo.
q-turns-so = { $right ->
    [0] L'ordine finisce proprio con { $player }, quindi la partita finisce con questo turno
    [one] Dopo { $player } viene solo { $final }, quindi segue ancora un turno
   *[other] Dopo { $player } vengono { $right } giocatori, fino a { $final }, e ognuno ha ancora un turno
 }
q-lasts = Il mazzo ha { $stack } carte, e comincia un turno. Quanti turni ci vogliono almeno perché l'ultima carta lasci il mazzo, compreso questo?
q-lasts-hint-1 = Quante carte si possono pagare in un turno? Se ne pescano altrettante.
q-lasts-hint-2 = Una carta scoperta che si prende viene sostituita con una del mazzo. Quindi il mazzo perde tante carte quante se ne pagano, in qualunque modo si peschi.
q-lasts-one = Tanti turni ci vogliono al massimo, se tutti scambiano una sola carta. Si chiede il minimo.
q-lasts-rest = Dopo tanti turni hanno lasciato il mazzo al massimo { $cards } carte, e qualcuna resta.
q-lasts-open = Le due carte scoperte non fanno durare di più il mazzo: quando se ne prende una, il mazzo ne dà un'altra.
q-lasts-rounds = Conta i turni, non i giri: un giro ha { $players } turni.
q-lasts-two = In un turno si piazzano al massimo due pezzi, ma per quelli si possono pagare tre carte.
q-lasts-so = Un turno toglie al mazzo al massimo tre carte, quindi per { $stack } carte ci vogliono almeno { $right } turni
hand-size = { $player } { $cards }
q-second-given = In questa partita ci sono { $deck } carte. Proprio ora l'ultima carta ha lasciato il mazzo. Carte in mano: { $sizes }. Carte scoperte: { $open }.
q-second = Quante carte ha il secondo mazzo, che si mescola ora?
q-second-hint-1 = Il secondo mazzo è fatto di tutti gli scarti. Quante carte ci sono lì?
q-second-hint-2 = Ogni carta sta da qualche parte: in una mano, fra le scoperte o negli scarti, perché il mazzo è vuoto. In tutto sono { $deck }.
q-second-no-open = Le carte scoperte non si mescolano con le altre: restano dove sono.
q-second-no-hands = I giocatori tengono le loro { $hands } carte: si mescolano solo gli scarti.
q-second-full = Hai contato mani piene e due carte scoperte. Guarda meglio: qualcuno è a metà del suo turno.
q-second-all = Si mescolano solo gli scarti, non tutte le carte.
q-second-removed = Con { $players } giocatori alcune carte sono uscite dal gioco prima dell'inizio: ce ne sono { $deck }.
q-second-so = { $deck } carte, meno { $hands } in mano e { $open ->
    [one] 1 scoperta
   *[other] { $open } scoperte
 }: ne restano { $right }

# E se…?

q-better-own = Quale di questi pezzi porterebbe più punti a { $player }, se la partita finisse subito dopo?
q-better-net = Quale di questi pezzi aiuterebbe di più { $player } contro gli altri, se la partita finisse subito dopo? (Prendi i punti che guadagna { $player } e togli quelli dell'avversario che guadagna di più.)
q-better-cloister = Un monastero a { $site }, { $country }
q-better-advisor = Un consigliere in { $country }
q-better-hint-1 = I quattro posti sono cerchiati. Immagina il pezzo di { $player } su ognuno, e conta che cosa cambia: maggioranze, alleanze, catene.
q-better-own-hint-2 = Un monastero conta nella sua nazione e può far parte di una catena; un consigliere conta in ogni alleanza della sua nazione, se { $player } ha la maggioranza in entrambe.
q-better-net-hint-2 = Chi è in testa in una nazione guadagna con ogni monastero lì, chiunque lo piazzi. Quindi guarda anche che cosa guadagna un avversario.
q-better-own-less = Lì i punti di { $player } cambierebbero di { $own }. Un altro di questi posti porta di più.
q-better-net-less = Lì i punti di { $player } cambierebbero di { $own } e quelli di { $rival } di { $theirs }, quindi la differenza è { $net }. Un altro posto ne dà una migliore.
q-better-trap = Se si guarda solo { $player } nessun posto è migliore di questo, con { $own }. Ma anche i punti di { $rival } cambierebbero di { $theirs }, e la differenza è solo { $net }.
q-better-own-so = Il pezzo lì cambia i punti di { $player }: { $own }
q-better-net-so = Il pezzo lì cambia i punti di { $player }: { $own }, e quelli di { $rival }: { $theirs }; la differenza è { $net }
