# Domande: che cosa si chiede, che cosa trae in inganno, e la via verso la risposta

q-topic-graph = Il tabellone come grafo
q-topic-turns = Un turno
q-topic-majorities = Maggioranze dei monasteri
q-topic-alliances = Consiglieri e alleanze
q-topic-chains = Catene lungo le strade

# Maggioranze: chi è in testa

q-leader = Chi ha più monasteri in { $country }?
q-leader-hint-1 = Conta le casette in { $country }, giocatore per giocatore; i cilindri sullo stemma sono consiglieri.
q-leader-hint-2 = È in testa chi arriva al numero più alto; possono essere anche in più d'uno.
q-leader-so = { $number ->
    [one] Quindi in { $country } è in testa { $players }
   *[other] Quindi in { $country } sono in testa, in parità, { $players }
 }
q-leader-tie = { $player } non è da solo con { $most } monasteri. A numeri uguali si condivide il posto, quindi è in testa chiunque ne abbia tanti.
q-leader-near = Vicino non è uguale: con { $less } si sta dietro a chi ne ha { $most }.
q-leader-second = Questo è il secondo posto: con { $less } si ha davanti chi ne ha { $most }.
q-leader-advisors = { $number ->
    [0] Lì nessuno ha consiglieri, ma
    [one] { $players } ha più consiglieri, sullo stemma, ma
   *[other] { $players } hanno più consiglieri, sullo stemma, ma
 } qui la maggioranza è quella dei monasteri.
q-leader-all-over = Sull'intero tabellone la maggioranza dei monasteri è di { $players }. Ma qui contano solo quelli in { $country }.
q-leader-less = Lì { $player } ne ha { $less }, e c'è chi ne ha { $most }.

# Maggioranze: quanti punti danno

q-points = Quanti punti danno a { $player } i monasteri in { $country }?
q-points-hint-1 = Conta i monasteri di ogni giocatore in { $country }. A che posto è { $player }?
q-points-hint-2 = Il primo posto ottiene un punto per ogni monastero della nazione, di qualunque colore.
q-points-hint-3 = Dopo il primo posto si ottiene il numero dei monasteri di un giocatore del posto sopra.
q-points-second-as-first = Solo il primo posto conta tutti i monasteri. In { $country } { $player } è al { $rank }º posto.
q-points-added = Al posto sopra { $players } sono in parità. I loro monasteri non si sommano: vale il numero di uno solo.
q-points-leader = Il { $rank }º posto ottiene il numero del { $above }º, quello subito sopra, non quello di chi è in testa.
q-points-shared = In parità i punti non si dividono: { $players } ottengono a testa tutti i punti del posto.
q-points-own = { $own } è il numero dei monasteri di { $player }. { $rank ->
    [1] Il primo posto conta quelli di tutti.
   *[other] Questo posto ottiene il numero del posto sopra.
 }
q-points-others = Contano anche i monasteri propri: il primo posto ottiene un punto per ogni monastero in { $country }.
q-points-sites = { $country } ha { $sites } luoghi; quelli vuoti non danno nulla, contano solo i monasteri.
q-points-below = È il contrario: i posti più bassi ottengono il numero del posto sopra, e il primo posto li conta tutti.
q-points-advisors = Qui i consiglieri non contano, solo i monasteri.
q-points-nothing = Chi ha un monastero lì ottiene qualcosa, anche al { $rank }º posto.

# Maggioranze: un altro monastero

q-more = Su un luogo libero in { $country } si mette un altro monastero di { $player }. Quanti punti dà allora { $country } a { $player }?
q-more-hint-1 = Immagina che la casetta sia già lì, e riconta tutto. Il nuovo monastero è uno di quelli che contano.
q-more-hint-2 = Il posto è cambiato? Il primo conta tutti i monasteri, uno più basso il numero del posto sopra.
q-more-before = { $before } è quanto { $country } dà a { $player } prima del nuovo monastero.
q-more-plus-one = Un monastero in più non è sempre un punto in più: guarda a che posto è allora { $player }.
q-more-change = { $change } è il guadagno. Si chiede quanto dà allora { $country }, compreso quel che dava prima ({ $before }).
q-more-counted = Con il nuovo monastero di { $player } in { $country }
q-more-without = Anche il nuovo monastero è in { $country }, quindi si conta.

# Alleanze: a chi danno punti

q-scorers = Chi fa punti con l'alleanza { $alliance }, { $a } e { $b }?
q-scorers-hint-1 = Guarda gli stemmi di { $a } e { $b }, uno dopo l'altro: chi ha più consiglieri su ciascuno?
q-scorers-hint-2 = Fa punti solo chi ha la maggioranza in entrambe; basta anche la parità.
q-scorers-either = Essere in testa in una delle due non basta: ci vuole la maggioranza in { $a } e in { $b }.
q-scorers-together = { $number ->
    [one] { $players } ha
   *[other] { $players } hanno
 } la maggioranza nelle due nazioni prese insieme. Ma si guarda ogni nazione per sé: { $a }, e poi { $b }.
q-scorers-one = Questa è la maggioranza in { $here }. Ci vuole anche quella in { $there }.
q-scorers-no-tie = Basta essere in parità per la maggioranza: la parità vale come maggioranza.
q-scorers-tie = { $player } non è da solo: fa punti chiunque abbia la maggioranza in { $a } e in { $b }, da solo o in parità.
q-scorers-present = Avere un consigliere in { $a } e in { $b } non basta: ci vuole la maggioranza in entrambe.
q-scorers-not = { $player } non ha la maggioranza dei consiglieri in { $country }.
q-scorers-somebody = Guarda ancora: qualcuno ha la maggioranza in { $a } e anche in { $b }.

# Alleanze: quanto valgono

q-worth = Quanti punti vale ora per { $player } l'alleanza { $alliance }, { $a } e { $b }?
q-worth-hint-1 = Per prima cosa: { $player } ha la maggioranza dei consiglieri, anche in parità, in { $a }? E in { $b }?
q-worth-hint-2 = Chi ha la maggioranza in entrambe ottiene un punto per ogni consigliere nelle due nazioni, di qualunque colore. Tutti gli altri ottengono 0.
q-worth-one-lead = { $player } non ha la maggioranza in { $country }, quindi l'alleanza non dà nulla: qui non c'è un secondo posto.
q-worth-lead-only = Mezza alleanza non è un'alleanza: essere in testa solo in { $country } non dà nulla.
q-worth-one-country = Hai contato solo i consiglieri in { $here }; contano anche quelli in { $there }.
q-worth-own = { $own } è il numero dei consiglieri di { $player } in quelle nazioni. Un'alleanza conta i consiglieri di tutti, e solo per chi è in testa in entrambe.
q-worth-shared = I punti non si dividono: { $players } ottengono a testa tutti i punti.
q-worth-no-tie = La parità basta: { $player } ha o condivide la maggioranza in entrambe le nazioni.
q-worth-cloisters = Hai contato i monasteri, le casette. Un'alleanza conta i consiglieri, sugli stemmi.
q-worth-number = { $alliance } è il numero dell'alleanza, il suo posto nell'ordine del conteggio, e non il suo valore.
q-worth-nothing = { $player } ha la maggioranza in entrambe le nazioni, quindi l'alleanza dà punti.

# Alleanze: quale consigliere basterebbe

q-next = { $player } non fa punti con l'alleanza { $alliance }, { $a } e { $b }. Dove basterebbe un altro consigliere di { $player } per farne?
q-next-in = In { $country }
q-next-either = In una qualsiasi delle due
q-next-neither = In nessuna: un consigliere non basta
q-next-hint-1 = In quale delle due nazioni { $player } ha o condivide già la maggioranza?
q-next-hint-2 = La parità basta: conta quanti consiglieri mancano per raggiungerla nell'altra.
q-next-wrong = Uno in più in { $there } lascia com'è { $here }, dove { $player } ne ha { $own } e c'è chi ne ha { $most }.
q-next-not-either = In { $there } uno in più non servirebbe: in { $here } { $player } ne ha { $own }, e c'è chi ne ha { $most }.
q-next-not-neither = In una delle due { $player } ha già la maggioranza, da solo o in parità, e nell'altra manca poco: la parità basta.
q-next-so-1 = In { $there } { $player } ha o condivide già la maggioranza
q-next-so-2 = In { $here } { $player } ne ha { $own } e il massimo è { $most }, quindi con uno in più arriva alla parità, e la parità vale come maggioranza

# Catene: i punti

q-chain = Quanti punti danno le catene a { $player }?
q-chain-hint-1 = Cerca i gruppi di casette di { $player } unite da strade; i confini non contano.
q-chain-hint-2 = Una catena è una linea: a un bivio segue una strada sola.
q-chain-hint-3 = Le linee con meno di { $least } monasteri non danno nulla. Fra tutti i modi di tracciare linee vale quello che dà di più.
q-chain-branch = Questi sono tutti i monasteri dei gruppi abbastanza grandi. Ma una catena non ha diramazioni, e quello per cui la linea non può passare non conta.
q-chain-greedy = Forse hai preso per prima la linea più lunga, di { $length }. Così restano pezzi troppo corti: altre linee insieme danno di più.
q-chain-longest = Questa è la linea più lunga di { $player }. { $lines ->
    [one] Guarda di nuovo che cosa conta.
   *[other] C'è posto per { $lines } catene, e ognuna dà punti.
 }
q-chain-border = Una catena può attraversare i confini: solo il mare divide le strade.
q-chain-short = Una linea con meno di { $least } monasteri non è una catena e non dà nulla.
q-chain-jump = Essere nella stessa nazione non basta a unire i monasteri: da ognuno al seguente ci vuole una strada.
q-chain-roads = Una catena conta i suoi monasteri, non le strade fra l'uno e l'altro.
q-chain-all = { $number } è il numero di tutti i monasteri di { $player } sul tabellone; qui contano solo quelli nelle catene.

# Catene: da segnare

q-mark = Segna i monasteri di { $player } che contano nelle catene (linee di almeno { $least }). Se i modi migliori sono più d'uno, va bene uno qualsiasi.
q-mark-hint-1 = Cerca i gruppi di casette di { $player } unite da strade; i confini non contano.
q-mark-hint-3 = I monasteri di { $player } che possono contare sono { $points }.
q-mark-empty = A { $site } non c'è nulla, e una catena non passa per un luogo vuoto.
q-mark-foreign = Il monastero a { $site } è di { $owner }; una catena è fatta di monasteri di un solo giocatore, qui di { $player }.
q-mark-short = { $sites } { $number ->
    [one] non è unito
   *[other] non sono uniti
 } da strade ad abbastanza altri monasteri segnati: una catena ne ha almeno { $least }.
q-mark-branch = Questi non possono stare tutti in linee di almeno { $least }: da qualche parte c'è una diramazione, e una catena non ne ha.
q-mark-more = { $number ->
    [0] Non è ancora segnato nulla.
   *[other] Queste sono catene, con { $number } punti. Ma possono contare più monasteri.
 }

# Catene: uno in più

q-gain = Segna il luogo libero dove un altro monastero fa crescere di più i punti delle catene di { $player }. Se ce n'è più d'uno, va bene uno qualsiasi.
q-gain-hint-1 = Può servire solo un luogo con una strada verso un monastero di { $player }.
q-gain-hint-2 = Può allungare una catena, unirne due, o portare a { $least } una linea troppo corta.
q-gain-one = Segna un solo luogo; { $number ->
    [0] non ne è segnato nessuno
   *[other] ne sono segnati { $number }
 }.
q-gain-taken = { $site } è occupato.
q-gain-apart = Da { $site } nessuna strada porta a un monastero di { $player }.
q-gain-nothing = Un monastero a { $site } starebbe accanto a quelli di { $player }, ma nessuna catena di almeno { $least } darebbe di più.
q-gain-less = { $site } porta a { $player } { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }, ma un altro luogo porta di più.
q-gain-so = Con un monastero a { $site } le catene di { $player } danno { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } in più: { $way ->
    [new] nasce una catena che non c'era
    [longer] si allunga una catena
    [joined] si uniscono catene
   *[changed] una catena prende un'altra strada
 }, e ora è di { $number }: { $chain }

# Un turno: spazio per i consiglieri

q-room = Quanti altri consiglieri si possono piazzare in { $country }?
q-room-hint-1 = Chi ha più monasteri in { $country }? Quel numero è lo spazio per i consiglieri, quelli di tutti i giocatori insieme.
q-room-hint-2 = Togli i consiglieri che ci sono già.
q-room-all = { $most } è lo spazio in tutto. Togli i consiglieri che ci sono già.
q-room-sum = Lo spazio è il numero dei monasteri del giocatore più forte, non di tutti i giocatori.
q-room-free = I luoghi liberi sono per i monasteri. I consiglieri stanno sullo stemma.
q-room-cloisters = Hai contato i monasteri di tutti. Lo spazio è il numero del giocatore più forte, meno i consiglieri che ci sono già.
q-room-one = Occupano spazio i consiglieri di tutti, non solo quelli di un giocatore.
q-room-more = Tanti non ci stanno più. Conta ancora le case di chi ne ha di più, e togli tutti i consiglieri che ci sono.
q-room-so = Il giocatore più forte in { $country } ha { $most ->
    [one] 1 monastero
   *[other] { $most } monasteri
 }, e lì { $advisors ->
    [0] non c'è nessun consigliere
    [one] c'è 1 consigliere
   *[other] ci sono { $advisors } consiglieri
 }, quindi { $right ->
    [0] non c'è spazio per altri
    [one] c'è spazio per 1 altro
   *[other] c'è spazio per altri { $right }
 }

# Un turno: che cosa paga una mano

q-pays = In quali nazioni questa mano paga due pezzi, per quanto riguarda le carte? (Spazio e luoghi liberi qui non contano.)
q-pays-hint-1 = Ogni pezzo ha il suo prezzo: una carta che mostra la nazione, o una coppia dello stesso tipo.
q-pays-hint-2 = I due pezzi vanno nella stessa nazione. Due carte dello stesso tipo pagano due pezzi dove mostrano la nazione, e un pezzo solo altrove.
q-pays-everywhere = Dappertutto paga almeno un pezzo. Per due ci vogliono due prezzi, con tre carte.
q-pays-pair-only = Lì due carte pagano un pezzo ciascuna. Ma la coppia vale anche come jolly dove paga l'altra carta.
q-pays-jokers = Una coppia paga un pezzo solo; per il secondo ci vuole una carta che mostri la nazione.
q-pays-single-only = Così conti la coppia come jolly e la carta singola. Dove le carte della coppia mostrano la nazione, pagano una per una.
q-pays-none = Tre carte bastano spesso per due pezzi: due dello stesso tipo pagano due pezzi in una nazione che mostrano.
q-pays-one-each = Lì una carta paga un pezzo. Per il secondo manca un'altra carta della nazione, e una coppia non c'è.
q-pays-so-1 = Dove le carte { $pair } mostrano la nazione, due di queste pagano un pezzo ciascuna
q-pays-so-2 = Dove la mostra un'altra carta della mano, quella paga un pezzo e la coppia l'altro; altrove tre carte pagano un pezzo solo
q-pays-so-joker = Altrove due di queste carte pagano un pezzo come coppia jolly, e la terza lì non paga nulla
q-pays-so-none = Fra tre carte di tre tipi non c'è una coppia, e nessuna nazione è su due di queste carte: non pagano due pezzi da nessuna parte

# Un turno: si può o non si può

q-legal-cloister = { $player } può piazzare un monastero a { $site }, { $country }, pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }? Se no, perché?
q-legal-advisor = { $player } può piazzare un consigliere in { $country } pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }? Se no, perché?
q-first-cloister = In questo turno { $player } ha già piazzato un monastero a { $site }, { $country }, pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }. Restano:
q-first-advisor = In questo turno { $player } ha già piazzato un consigliere in { $country } pagando { $number ->
    [one] una carta { $card }
   *[other] due carte { $card }
 }. Restano:
q-legal-hint-1 = Tre cose devono essere in ordine: quello che si è già piazzato nel turno, il posto, e il prezzo.
q-legal-hint-2 = { $act ->
    [cloister] Un monastero ha bisogno di un luogo libero.
   *[advisor] In una nazione ci sono al massimo tanti consiglieri quanti sono lì i monasteri del giocatore più forte.
 } Il prezzo è una carta che mostra la nazione, o una coppia dello stesso tipo che non la mostra.
q-legal-so = Niente lo vieta: { $player } ha le carte, in { $country } sono quelle giuste, e c'è spazio
q-yes = Sì, si può
q-no-room = No, non c'è spazio per un altro consigliere
q-no-taken = No, il luogo è occupato
q-no-pair = No, una coppia jolly non paga nelle nazioni che mostra
q-no-cards = No, la mano non ha le carte da pagare
q-no-shows = No, la carta non mostra la nazione
q-no-country = No, i due pezzi di un turno vanno nella stessa nazione
q-no-empty = No, in una nazione vuota si piazza un solo monastero e basta
q-no-supply = No, la riserva è vuota
q-not-room = { $act ->
    [advisor] C'è spazio: in { $country } è { $most }, quanti i monasteri del giocatore più forte, e lì { $advisors ->
        [0] non c'è nessun consigliere
        [one] c'è 1 consigliere
       *[other] ci sono { $advisors } consiglieri
     }.
   *[cloister] Lo spazio sullo stemma riguarda i consiglieri; per un monastero contano solo i luoghi liberi.
 }
q-not-taken = { $act ->
    [cloister] Su questo luogo non c'è nulla.
   *[advisor] Un consigliere sta sullo stemma e non occupa nessun luogo.
 }
q-not-pair = { $number ->
    [one] Una carta non è una coppia: paga perché mostra la nazione, oppure non paga affatto.
   *[other] Due carte { $card } non mostrano { $country }, quindi lì pagano come coppia jolly.
 }
q-not-cards = La mano ha ancora { $held ->
    [one] una carta { $card }
   *[other] { $held } carte { $card }
 }, e per questo prezzo bastano.
q-not-shows = { $number ->
    [one] { $card } mostra { $country }, quindi lì una carta paga.
   *[other] Una coppia jolly serve proprio per le nazioni che non mostra.
 }
q-not-country = { $country } è la nazione di questo turno, o quella con cui il turno comincia.
q-not-empty = In { $country } c'era un monastero già prima di questo turno, quindi ci vanno due pezzi.
q-not-supply = { $player } ne ha ancora { $left } nella riserva.

# Il tabellone come grafo

q-degree = Quante strade si incontrano a { $site }?
q-degree-hint-1 = Il luogo è cerchiato. Conta le linee marroni che finiscono lì.
q-degree-hint-2 = Le strade attraversano i confini; le linee sottili con i numeri sono alleanze, non strade.
q-degree-within = Hai contato solo le strade che restano in { $country }; contano anche quelle oltre il confine.
q-degree-sites = Questo è il numero degli altri luoghi di { $country }. Non tutti sono uniti a { $site }.
q-degree-bonds = Questo è il numero delle alleanze di { $country }. Le alleanze non sono strade.
q-degree-itself = { $site } stesso non conta fra i propri vicini.
q-degree-two-away = Questi sono a due strade di distanza. Si chiedono le strade che finiscono a { $site }.
q-degree-so = { $number ->
    [one] Una strada parte
   *[other] { $number } strade partono
 } da { $site }, verso { $sites }
q-distance = Quante strade ha il percorso più breve da { $a } a { $b }?
q-distance-hint-1 = Scrivi 0 alla partenza, 1 su tutti i suoi vicini, 2 sui vicini di questi che non hanno ancora un numero, e così via.
q-distance-hint-2 = Conta le strade, cioè i passi, e non i luoghi: da un luogo al suo vicino è 1. Che numero c'è alla fine a { $b }?
q-distance-sites = Forse hai contato i luoghi sul percorso. Conta le strade, cioè i passi da un luogo al vicino.
q-distance-between = Forse hai contato solo i luoghi fra { $a } e { $b }. Conta le strade, cioè i passi da un luogo al vicino.
q-distance-straight = Questo percorso punta dritto verso { $b }, in linea d'aria, e allunga il cammino.
q-distance-detour = C'è un percorso più breve. Numera i luoghi come un'onda: così nessun giro più lungo ti sfugge.
q-distance-so = Il percorso più breve ha { $number } strade, per esempio: { $sites }
q-route = Segna tutti i luoghi del percorso più breve da { $a } a { $b }, estremi compresi. Se ce n'è più d'uno, va bene uno qualsiasi.
q-route-hint-2 = Il percorso più breve da { $a } a { $b } ha { $right } strade.
q-route-ends = Segna anche { $sites }: il percorso comincia e finisce lì.
q-route-gap = I luoghi segnati non portano da { $a } a { $b }: da qualche parte manca una strada.
q-route-longer = Questi sono almeno { $number } passi. C'è un percorso più breve, di { $right } strade.
q-groups = Le strade uniscono in gruppi i monasteri di { $player }. Quanti sono i gruppi? (Anche un monastero isolato è un gruppo.)
q-groups-hint-1 = Comincia da un monastero di { $player } e segui le strade verso altri dello stesso colore, fin dove si arriva: quello è un gruppo.
q-groups-hint-2 = Poi riparti da un monastero che non è ancora in nessun gruppo. Una strada che passa per un luogo vuoto o per un monastero altrui non unisce nulla.
q-groups-single = Un monastero che nessuna strada unisce a un altro è un gruppo a sé.
q-groups-chains = I gruppi di meno di { $least } non fanno catena, ma sono gruppi.
q-groups-countries = Questo è il numero delle nazioni in cui si trovano. Le strade attraversano i confini, e non tutti i monasteri di una nazione sono uniti.
q-groups-jump = Essere nella stessa nazione non basta a unire i monasteri: ci vuole una strada.
q-groups-cloisters = Questo è il numero dei monasteri. Alcuni sono uniti.
q-groups-so = { $player } ha { $number } gruppi: { $groups }
q-closed = Supponi che la strada da { $a } a { $b } sia chiusa. In quante parti si divide la rete delle strade di tutto il tabellone?
q-closed-hint-1 = Quante parti ha oggi? Nessuna strada attraversa la Manica.
q-closed-hint-2 = C'è un'altra via da { $a } a { $b }? Se c'è, la strada fa parte di un anello, e nulla si divide.
q-closed-same = Tante parti le ha già, perché nessuna strada attraversa la Manica. Cerca un'altra via da { $a } a { $b }: ce n'è una?
q-closed-bridge = Cerca un'altra via da { $a } a { $b }, anche facendo il giro. Se c'è, nulla si divide.
q-closed-one = England è una parte a sé: nessuna strada attraversa la Manica.
q-closed-more = Chiudere una strada aggiunge al massimo una parte.
q-closed-none = Ogni luogo sta in qualche parte, quindi ce n'è almeno una.
q-closed-so-bridge = La strada da { $a } a { $b } è un ponte: non c'è altra via, quindi le parti da { $before } diventano { $number }
q-closed-so-ring = Da { $a } a { $b } c'è un'altra via, di { $way } strade, quindi le parti restano { $number }
q-rings = Prendi solo i luoghi di { $countries } (cerchiati) e le strade fra questi. Quanti anelli indipendenti formano le strade?
q-rings-hint-1 = Conta i luoghi, le strade che ne uniscono due, e le parti in cui si dividono.
q-rings-hint-2 = Una parte senza anelli è un albero: ha una strada in meno dei luoghi. Ogni strada oltre a quelle chiude un anello.
q-rings-one-part = Strade meno luoghi più 1 sarebbe giusto se tutto fosse unito. Conta le parti: ognuna aggiunge 1.
q-rings-outside = Eulero conta le facce, compresa quella esterna. Gli anelli sono le facce interne.
q-rings-no-parts = Strade meno luoghi non basta: in ogni parte un albero ha una strada in meno dei luoghi. Conta anche le parti.
q-rings-parts = { $parts } è il numero delle parti in cui si dividono.
q-rings-so = { $roads } strade meno { $sites } luoghi più { $parts } parti: { $right ->
    [one] 1 anello indipendente
   *[other] { $right } anelli indipendenti
 }

# Una posizione finale, a mano

q-topic-final = Una posizione finale a mano
q-final-cloisters = La partita è finita. Quanti punti danno a { $player } nel conteggio finale i monasteri di tutte le nazioni?
q-final-alliances = La partita è finita. Quanti punti danno a { $player } tutte le alleanze insieme?
q-final-chains = La partita è finita. Quanti punti danno a { $player } le catene?
q-final-total = La partita è finita. Quanti punti ottiene { $player } nel conteggio finale: monasteri, alleanze e catene?
q-final-cloisters-hint-1 = Passa in rassegna le nove nazioni. In ognuna: quanti monasteri ha ciascuno, e a che posto è { $player }?
q-final-cloisters-hint-2 = Il primo posto conta tutti i monasteri di lì, uno più basso il numero di un giocatore del posto sopra.
q-final-alliances-hint-1 = Scrivi per ogni nazione chi ha la maggioranza dei consiglieri; possono essere anche in più d'uno.
q-final-alliances-hint-2 = Poi passa i numeri da 1 a 15: chi ha la maggioranza in entrambe le nazioni ottiene un punto per ogni consigliere di lì.
q-final-chains-hint-1 = Cerca i gruppi di casette di { $player } unite da strade; i confini non contano. In ognuno traccia le linee che danno di più.
q-final-total-hint-1 = Le tre parti le hai già: monasteri, alleanze, catene. Il conteggio intermedio non è richiesto.
q-final-own = Questo è il numero dei monasteri di { $player }. Ma conta il posto in ogni nazione.
q-final-first = Così sarebbe se ogni posto contasse tutti i monasteri della nazione. Lo fa solo il primo.
q-final-leading = Hai contato solo le nazioni in cui { $player } è in testa; danno punti anche i posti più bassi.
q-final-broken-ties = In parità ottengono tutti gli stessi punti, che quindi non vanno persi. Cerca le nazioni con una parità.
q-final-best-country = Questa è solo la nazione migliore di { $player }. Si chiedono tutte.
q-final-either = Così sarebbe se bastasse la maggioranza in una delle due nazioni. Ci vuole in entrambe.
q-final-alone = Basta la parità per la maggioranza, in entrambe le nazioni.
q-final-own-advisors = Un'alleanza conta i consiglieri di tutti nelle due nazioni, non solo quelli di { $player }.
q-final-once = Un consigliere non si consuma: conta in ogni alleanza della sua nazione che dà punti.
q-final-branch = Questi sono tutti i monasteri dei gruppi abbastanza grandi; ma una catena non ha diramazioni.
q-final-all = Questo è il numero dei monasteri di { $player } sul tabellone; qui contano solo quelli nelle catene.
q-final-short = Una linea di tre non è una catena: ne servono quattro.
q-final-roads = Conta i monasteri di una catena, non le strade fra l'uno e l'altro.
q-final-border = Una catena può attraversare i confini: solo il mare divide le strade.
q-final-twice = Così si contano due volte { $kind ->
    [alliances] le alleanze
   *[chains] le catene
 }. Nel punteggio finale ogni parte conta una volta.
q-final-without = Così mancano { $kind ->
    [cloisters] i monasteri.
    [alliances] le alleanze.
   *[chains] le catene.
 }
q-final-with-interim = Il conteggio intermedio ({ $points }) non è richiesto: si chiede solo quel che dà il finale.
q-final-sum = Insieme: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
q-final-so = Monasteri { $cloisters }, alleanze { $alliances }, catene { $chains }: insieme { $total }
