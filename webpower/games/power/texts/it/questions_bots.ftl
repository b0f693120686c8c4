# Domande sui bot: che cosa scelgono, come confrontano, che cosa sanno

q-topic-bots = I bot
w-topic = Scrivere un bot

# Che cosa sceglie una regola

q-chooses-own = Un bot per { $player } piazza un monastero nella nazione dove { $player } ha già più monasteri. Guarda questi quattro luoghi, in quest'ordine, e fra più luoghi alla pari prende il primo. Quale sceglie?
q-chooses-beside = Un bot per { $player } piazza un monastero dove le strade portano direttamente al maggior numero di monasteri di altri giocatori. Guarda questi quattro luoghi, in quest'ordine, e fra più luoghi alla pari prende il primo. Quale sceglie?
q-chooses-both = Un bot per { $player } piazza un monastero nella nazione dove { $player } ha già più monasteri. Dove il numero è uguale, prende il luogo da cui le strade portano direttamente a più monasteri di altri giocatori. Guarda questi quattro luoghi. Quale sceglie?
q-chooses-code = Come riga di Python: { $code }
q-chooses-site = { $site }, { $country }
q-chooses-own-hint = Per ognuno dei quattro luoghi conta i monasteri di { $player } nella sua nazione.
q-chooses-beside-hint = Per ognuno dei quattro luoghi segui le sue strade fino al luogo vicino, e conta lì i monasteri che non sono di { $player }.
q-chooses-both-hint = Prima conta i monasteri di { $player } nelle nazioni dei quattro luoghi. Il secondo conto decide solo fra luoghi dove il primo è uguale.
q-chooses-hint = Scrivi i quattro numeri, nell'ordine delle risposte. max prende il più grande, e se ce n'è più d'uno il primo.
q-chooses-later = Un altro di questi luoghi va bene altrettanto, e viene prima.
q-chooses-second-both = { $country } è giusto: { $player } lì ha { $own ->
    [one] 1 monastero
   *[other] { $own } monasteri
 }, più che negli altri. Ma per un altro di questi luoghi sono altrettanti, e lì il secondo conto è più alto che a { $site }, dove è { $beside }.
q-chooses-trap-own = In { $country } qualcun altro ha { $theirs ->
    [one] 1 monastero
   *[other] { $theirs } monasteri
 }. Il bot conta quelli di { $player }: { $own }.
q-chooses-trap-beside = I monasteri propri non contano: da { $site } le strade portano a { $joined } di { $player } e a { $beside } di altri.
q-chooses-trap-both = In { $country } qualcun altro ha { $theirs ->
    [one] 1 monastero
   *[other] { $theirs } monasteri
 }. Il bot conta prima quelli di { $player }: { $own }.
q-chooses-less-own = { $player } in { $country } { $own ->
    [0] non ha nessun monastero
    [one] ha 1 monastero
   *[other] ha { $own } monasteri
 }. Fra questi luoghi ce n'è uno in una nazione con di più.
q-chooses-less-beside = Da { $site } le strade { $beside ->
    [0] non portano a nessun monastero
    [one] portano a 1 monastero
   *[other] portano a { $beside } monasteri
 } di altri. Fra questi luoghi ce n'è uno con di più.
q-chooses-less-both = { $player } in { $country } { $own ->
    [0] non ha nessun monastero
    [one] ha 1 monastero
   *[other] ha { $own } monasteri
 }. Fra questi luoghi ce n'è uno in una nazione con di più.
q-chooses-so-own = { $player } in { $country } ha { $own ->
    [one] 1 monastero
   *[other] { $own } monasteri
 }, e nessuno di questi luoghi ne ha di più, o altrettanti e viene prima
q-chooses-so-beside = Da { $site } le strade portano a { $beside ->
    [one] 1 monastero
   *[other] { $beside } monasteri
 } di altri, e nessuno di questi luoghi ne ha di più, o altrettanti e viene prima
q-chooses-so-both = { $player } in { $country } ha { $own ->
    [one] 1 monastero
   *[other] { $own } monasteri
 }, il massimo fra questi, e fra i luoghi alla pari { $site } ha più monasteri di altri lungo le sue strade, { $beside }

# Il vantaggio

q-after = { $piece }: poi { $scores }
q-piece-cloister = Monastero a { $site }, { $country }
q-piece-advisor = Consigliere in { $country }
bots-score = { $player } { $points }
q-lead = Se la partita finisse dopo questa azione, che vantaggio avrebbe { $player } sul migliore degli altri? (Un numero sotto zero vuol dire che è uno svantaggio.)
q-lead-hint = Prendi i punti di { $player }, e togli i punti del migliore degli altri.
q-lead-own = { $own } sono i punti di { $player } da soli. Togli quelli del migliore degli altri.
q-lead-sum = Gli altri non giocano insieme: conta solo il migliore, con { $best }.
q-lead-least = Questo è il confronto con il più debole degli altri. Il migliore ha { $best }.
q-lead-sign = Il numero è giusto, ma il segno no: { $player } ha { $own }, e il migliore degli altri { $best }.
q-lead-nothing = { $player } ha { $own }, e il migliore degli altri { $best }: non è lo stesso.
q-lead-so = { $player } ha { $own } e il migliore degli altri { $best }, quindi il vantaggio è { $lead }

# Che cosa prende il bot greedy

q-greedy = Il bot greedy gioca per { $player }: prende l'azione dopo la quale { $player } ha il vantaggio più grande sul migliore degli altri, se la partita finisse lì. Quale di queste prende?
q-greedy-hint-1 = Riga per riga, chi è il migliore degli altri? Non è per forza lo stesso giocatore in tutte.
q-greedy-hint-2 = Calcola i quattro vantaggi, con i loro segni. Si prende il più grande; −2 è più grande di −5.
q-greedy-own = Con questa { $player } ha più punti che con le altre, { $own }. Ma { $rival } allora ne ha { $best }, quindi il vantaggio è { $lead }, e un'altra azione ne dà uno più grande.
q-greedy-rival = Questa è la migliore per { $rival }, che allora ha { $best }: il vantaggio di { $player } è { $lead }.
q-greedy-less = Dopo questa { $player } ha { $own } e { $rival } ha { $best }: il vantaggio è { $lead }, e un'altra azione ne dà uno più grande.
q-greedy-so = { $player } ha allora { $own } e { $rival }, il migliore degli altri, { $best }: il vantaggio è { $lead }, il più grande fra questi

# Che cosa sa un bot

q-knows = Il bot di { $player } vede quel che può vedere una persona al suo posto, e ricorda tutto. Quale di queste cose sa con certezza?
q-knows-not = Il bot di { $player } vede quel che può vedere una persona al suo posto, e ricorda tutto. Quale di queste cose non sa?
q-knows-hint-1 = Che cosa vedresti dalla sedia di { $player }, con tutto il tavolo davanti?
q-knows-hint-2 = Le mani sono segrete e il mazzo è coperto. Quel che è scoperto, e quante sono le carte, lo vedono tutti.
q-knows-size = Quante carte ha in mano { $other }
q-knows-size-why = Quante carte qualcuno ha in mano si vede dall'altra parte del tavolo; quali sono, no
q-knows-stack = Quante carte restano nel mazzo
q-knows-stack-why = Quanto è alto il mazzo lo vedono tutti
q-knows-open = Quali carte sono scoperte
q-knows-open-why = Le carte scoperte le vedono tutti
q-knows-supply = Quanti consiglieri restano a { $other }
q-knows-supply-why = Quel che è sul tabellone lo vedono tutti, quindi quel che resta si può contare
q-knows-discard = Quante carte { $card } sono negli scarti
q-knows-discard-why = Gli scarti sono scoperti
q-knows-next = Quale sarà la prossima carta del mazzo
q-knows-next-why = Il mazzo è coperto: la prossima carta può essere una qualsiasi di quelle non viste
q-knows-bottom = Quale carta sta in fondo al mazzo
q-knows-bottom-why = Il mazzo è stato mescolato, ed è coperto fino all'ultima carta
q-knows-hand = Tutte le carte in mano a { $other }
q-knows-hand-why = Una mano è segreta. Si conoscono solo le carte che { $other } ha preso fra le scoperte
q-knows-pair = Se { $other } ha in mano due carte dello stesso tipo
q-knows-pair-why = Dipende da carte che solo { $other } vede
q-knows-kind = Quante carte { $card } ha in mano { $other }
q-knows-kind-why = Alcune carte di { $other } non le ha mai viste nessun altro, e ognuna può essere { $card }

# Compiti a cui si risponde con una funzione: dove è andata male

w-case = Si poteva scegliere fra { $number ->
    [one] 1 azione ammessa
   *[other] { $number } azioni ammesse
 }.
w-chosen = La tua funzione ha scelto questo: { $action }.

# Un'azione ammessa qualsiasi

w-any = Scrivi un bot che gioca una qualsiasi delle azioni ammesse, tutte con la stessa probabilità. Il caso gli viene dal generatore random che riceve.
w-any-hint-1 = La lista legal le contiene tutte: len(legal) dice quante sono, e legal[0] è la prima.
w-any-hint-2 = Il generatore ha un metodo che prende una cosa da una lista: random.choice(…).
w-any-so = È un giocatore completo, e perde quasi contro chiunque.
w-any-first = La tua funzione prende sempre la prima delle azioni ammesse, legal[0].
w-any-last = La tua funzione prende sempre l'ultima delle azioni ammesse, legal[-1].
w-any-same = Nella stessa posizione la tua funzione sceglie sempre la stessa cosa, qualunque cosa dica il caso. Usa il generatore random che riceve.
w-any-never = Su { $all } volte nella stessa posizione la tua funzione non ha mai scelto una delle azioni ammesse: { $action }. Scegli dall'intera lista.
w-any-uneven = Su { $all } volte nella stessa posizione la tua funzione ha scelto un'azione solo { $times ->
    [one] una volta
   *[other] { $times } volte
 }, { $action }, e un'altra { $most } volte, { $other }. Tutte devono avere la stessa probabilità.

# Prima i monasteri

w-cloisters = Scrivi un bot che piazza un monastero ogni volta che può. Dove non si può piazzare nessun monastero fa una qualsiasi azione ammessa.
w-cloisters-hint-1 = Ogni azione dice che cos'è: action.act è "cloister", "advisor", "exchange", "draw", "stop" o "pass".
w-cloisters-hint-2 = Una lista dei soli monasteri: [action for action in legal if action.act == "cloister"].
w-cloisters-hint-3 = Quella lista può essere vuota, per esempio quando si pesca una carta. Allora scegli da legal.
w-cloisters-so = Una sola regola basta per battere chi non ne ha nessuna.
w-cloisters-first = La tua funzione prende sempre la prima delle azioni ammesse. Non è sempre un monastero, neppure dove se ne può piazzare uno.
w-cloisters-advisor = La tua funzione piazza consiglieri, non monasteri: action.act è "advisor" per i primi, e "cloister" per i monasteri.
w-cloisters-not = La tua funzione non piazza mai un monastero. Guarda action.act di ogni azione.
w-cloisters-missed = Qui si può piazzare un monastero, e la tua funzione ha fatto altro.

# Il vantaggio

w-lead = Scrivi una funzione dei punti di tutti i posti e del numero di un posto, che restituisce il vantaggio di quel posto sul migliore degli altri. Chi è indietro ha un numero sotto zero.
w-lead-hint-1 = points[seat] sono i punti del posto stesso. I posti sono numerati da 0.
w-lead-hint-2 = I punti di tutti gli altri: [points[other] for other in range(len(points)) if other != seat]. Il migliore è il loro max(…).
w-lead-so = Un solo numero dice quanto è buona una posizione: si chiama valutazione
w-lead-row = La domanda era per i punti { $points } e il posto { $seat }.
w-lead-says = La tua funzione ha restituito { $number }.
w-lead-nothing = La tua funzione non restituisce nulla (None). Finisce con return? Stampare non basta.
w-lead-no-number = La tua funzione restituisce { $what } ({ $kind }), ma ci vuole un numero.
w-lead-own = Questi sono i punti del posto stesso. Senza quelli degli altri non dicono nulla.
w-lead-all = Questo è il confronto con il migliore di tutti, compreso il posto stesso: così non è mai in vantaggio. Lascia fuori i suoi punti.
w-lead-sum = Hai tolto i punti di tutti gli altri insieme. Conta solo il migliore.
w-lead-average = Questo è il confronto con la media degli altri. Conta il migliore.
w-lead-least = Questo è il confronto con il più debole degli altri. Conta il migliore.
w-lead-sign = Il segno è al contrario: chi è in vantaggio ha un numero sopra zero.
w-lead-distance = Una distanza non è mai sotto zero, quindi non dice chi è in vantaggio. Togli abs.
w-lead-not-below = Chi è indietro ha un numero sotto zero: conta anche di quanto si è indietro.
w-lead-first-seat = La tua funzione guarda il posto 0, qualunque sia il posto di cui si chiede. Usa seat.
w-lead-first = Questo è il confronto con il solo posto 0. Conta il migliore di tutti gli altri.
w-lead-other = Questo non è il vantaggio, e non è neppure uno degli errori soliti. Prendi un suggerimento, e calcola questa riga a mano.

# Greedy

w-greedy = Scrivi il bot greedy: sceglie l'azione dopo la quale ha il vantaggio più grande, se la partita finisse lì. Fra azioni che valgono lo stesso ne prende una qualsiasi, tutte con la stessa probabilità.
w-greedy-hint-1 = points_after(observation, legal) è una lista: i punti di tutti i posti dopo ognuna delle azioni ammesse, nel loro ordine. Il tuo posto è observation.seat.
w-greedy-hint-2 = Fanne una lista di vantaggi, per ognuno con lead(points, observation.seat). Il più grande è max(leads).
w-greedy-hint-3 = zip(legal, leads) percorre insieme le due liste. Raccogli le azioni che hanno il vantaggio più grande, e fanne prendere una a random.choice.
w-greedy-so = Prende il massimo che può avere ora, e non guarda più in là
w-greedy-own = La tua funzione guarda solo i propri punti. Un'azione che dà 4 a te e 5 a un avversario non è buona: togli i punti del migliore degli altri.
w-greedy-others = La tua funzione toglie i punti di tutti gli altri insieme. Il vantaggio è sul migliore.
w-greedy-first-seat = La tua funzione guarda il vantaggio del posto 0, chiunque sia di turno. Il suo posto è observation.seat.
w-greedy-next-seat = La tua funzione guarda il vantaggio del posto seguente, non del proprio, observation.seat.
w-greedy-least = La tua funzione prende il vantaggio più piccolo. Ci vuole il più grande.
w-greedy-cloisters = La tua funzione guarda solo i monasteri. Anche i consiglieri portano punti: guarda tutte le azioni ammesse.
w-greedy-advisors = La tua funzione guarda solo i consiglieri. Anche i monasteri portano punti: guarda tutte le azioni ammesse.
w-greedy-less = Qui un'altra azione dà un vantaggio più grande.
w-greedy-ties = Qui { $number } azioni valgono lo stesso, e la tua funzione ne prende sempre la stessa. Fai decidere a random.choice: chi prende sempre la prima costruisce in ogni partita nello stesso angolo.

# Coppie di carte

w-pairs = Scrivi un bot che pesca bene: dove c'è una carta scoperta di un tipo che ha in mano esattamente una volta, la prende, perché così fa una coppia. Altrimenti pesca dal mazzo. Dove non si pesca fa una qualsiasi azione ammessa.
w-pairs-hint-1 = action.source è "open" o "stack" dove si pesca una carta, e altrove è vuoto. action.kind è il numero del tipo di una carta scoperta.
w-pairs-hint-2 = observation.hand[action.kind] dice quante carte di quel tipo il bot ha in mano.
w-pairs-hint-3 = Fai due liste, delle carte scoperte che fanno una coppia e del mazzo, e scegli dalla prima che non è vuota; se lo sono entrambe, da legal.
w-pairs-so = Una coppia paga in tutte le nazioni che non mostra, quindi può fare molto più di due carte diverse
w-pairs-three = La tua funzione prende anche una terza carta dello stesso tipo. Una coppia nasce da esattamente una carta in mano: observation.hand[action.kind] == 1.
w-pairs-stack = La tua funzione pesca sempre dal mazzo. Guarda le azioni in cui source è "open".
w-pairs-open = La tua funzione prende una carta scoperta qualsiasi, che faccia una coppia o no.
w-pairs-no-pair = La tua funzione prende proprio le carte scoperte che non fanno una coppia. Il confronto è al contrario.
w-pairs-else-open = Dove nessuna carta scoperta fa una coppia la tua funzione prende una carta scoperta. Lì ci vuole il mazzo.
w-pairs-first = La tua funzione prende sempre la prima delle azioni ammesse.
w-pairs-missed = La tua funzione ha pescato una carta diversa da quella che dice la regola. Confronta le carte scoperte sul tabellone con la mano.

# Più forte di greedy

w-stronger = Scrivi un bot tuo che batte il bot greedy: contro tre greedy deve vincere { $wanted } partite su { $games }, quando la quota equa è { $fair }.
w-stronger-hint-1 = Il bot greedy non vede differenze fra le carte, perché non portano punti. Un bot che pesca coppie e per il resto fa come greedy è già molto migliore.
w-stronger-hint-2 = Un turno ha fino a due pezzi. Il primo pezzo migliore non è sempre quello con cui cominciano i due migliori.
w-stronger-hint-3 = after(as_seen(observation), action) è la posizione dopo un'azione, e points_now dice i suoi punti. Se la sua phase è "more", legal_actions(position) sono i secondi pezzi: guarda anche il migliore di quelli.
w-stronger-so = Vince chi ha più punti
w-stronger-result = Ha vinto { $won } partite su { $games }; ne servivano { $wanted }, e la quota equa è { $fair }. Con così poche partite la sua vera quota di vittorie può essere ovunque fra { $low } e { $high }.
w-stronger-less = Il tuo bot non è migliore dei greedy, per quanto dicono queste partite.
w-stronger-fair = Il tuo bot ha vinto più della quota equa, ma questo può farlo anche il caso. Deve essere più chiaro.
