# Domande: che cosa si chiede, che cosa trae in inganno, e la via verso la risposta

q-topic-ends = Prendere carte
q-topic-stones = Prenotare carte
q-topic-lands = Carte di una nazione
q-topic-symbols = Simboli
q-topic-routes = Navi e carrozze
q-topic-card-total = Il conteggio intero

q-yes = Sì
q-count = { $player } { $cards }
q-has-points = { $player } { $points }
q-law = «{ $law }»
q-turn-so-far = { $number ->
    [0] Carte prese da { $player } in questo turno: { $cards }.
   *[other] Carte legge giocate da { $player } in questo turno: { $laws }; carte prese: { $cards }.
 }

# Prendere: quali carte si possono prendere ora

q-takable = Quali carte può prendere ora { $player }, senza giocare una carta legge? Segnale tutte.
q-takable-hint-1 = Si possono prendere solo la prima e l'ultima carta di ogni fila.
q-takable-hint-2 = { $mixed ->
    [0] La carta deve essere di { $country }. I suoi simboli si aggiungono a quelli già presi ({ $symbols }), e il limite è { $limit }.
   *[other] La carta può essere di qualunque nazione. I suoi simboli si aggiungono a quelli già presi ({ $symbols }), e il limite è { $limit }.
 }
q-takable-so = { $mixed ->
    [0] Alle estremità, di { $country } ed entro il limite di { $limit } simboli: { $spots }
   *[other] Alle estremità, di qualunque nazione ed entro il limite di { $limit } simboli: { $spots }
 }
q-takable-none = { $player } ha carte da prendere: guarda ancora le estremità delle file
q-takable-stone = { $own ->
    [0] Quel che hai segnato va bene, ma manca una carta: la pietra di un altro non la protegge da { $player }, che ha una pietra con cui pagare
   *[other] Quel che hai segnato va bene, ma manca una carta: { $player } può prendere carte sotto pietre proprie
 }
q-takable-free = Quel che hai segnato va bene, ma manca una carta: il limite riguarda i simboli, e una carta senza simboli ci sta sempre
q-takable-more = Quel che hai segnato va bene, ma { $number ->
    [one] manca una carta
   *[other] mancano { $number } carte
 }
q-take-middle = La carta { $spot } non sta a un'estremità

# Prendere: se una carta si può prendere, o perché no

q-may = { $player } può prendere ora la carta { $spot }, senza giocare una carta legge?
q-may-hint-1 = Guarda prima il posto della carta, poi la sua nazione.
q-may-hint-2 = Poi somma i simboli rotondi della carta a quelli presi in questo turno: il limite è { $limit }. Navi e carrozze non sono simboli. Infine: c'è sopra una pietra?
q-may-so = Sì: sta a un'estremità, la nazione va bene, e con la carta { $card } non si prendono più di { $limit } simboli
q-take-no-end = No: non sta a un'estremità della sua fila
q-take-no-country = No: la sua nazione non è quella delle carte prese
q-take-no-symbols = No: sarebbero troppi simboli
q-take-no-stone = No: non c'è una pietra con cui pagarla
q-take-no-law = No: ci sta sopra una carta legge
q-take-not-end = Sta davvero a un'estremità: da un lato, nella sua fila, non c'è più nulla
q-take-not-country = { $mixed ->
    [0] È di { $country }, come devono essere le carte di questo turno
   *[other] Con «Colori diversi» in questo turno si possono prendere carte di qualunque nazione
 }
q-take-not-symbols = Simboli presi da { $player }: { $symbols }. La carta ne aggiunge { $brings }: fa { $sum }, e il limite è { $limit }. Navi e carrozze non contano
q-take-not-stone = { $whose ->
    [nobody] Non ci sta sopra nessuna pietra
    [own] Ci sta sopra una pietra di { $player }, che torna semplicemente nella riserva
   *[other] C'è da pagare, perché la pietra è di { $owner }, ma { $player } ha ancora { $left ->
        [one] una pietra
       *[other] pietre
    } con cui pagare
 }
q-take-not-law = Una carta legge non vieta nulla: va a chi prende la carta nazione

# Prendere: quante carte si possono prendere in un turno

q-most = { $player } comincia il turno con la carta { $spot }. Quante carte può prendere al massimo in questo turno, compresa quella e senza giocare una carta legge?
q-most-hint-1 = Ogni altra carta deve essere di { $country }, e stare a un'estremità quando la si prende.
q-most-hint-2 = Ogni carta presa porta all'estremità quella che le stava dietro. Il limite è di { $limit } simboli; le carte senza simboli ci stanno sempre.
q-most-so = { $cards }: { $number } carte con in tutto { $symbols ->
    [0] nessun simbolo
    [one] 1 simbolo
   *[other] { $symbols } simboli
 }, e prenderne di più non si può
q-most-at-once = Hai contato le carte che ora stanno alle estremità. Si può prendere anche una carta che ci arriva durante il turno
q-most-stop = Dopo { $limit } simboli può ancora seguire una carta senza simboli
q-most-one = In questo turno si possono prendere altre carte di { $country }
q-most-two = Il limite è di { $limit } simboli, non di { $limit } carte
q-most-symbols = Sarebbero più di { $limit } simboli
q-most-ends = Tutte le carte di { $country } alle estremità hanno insieme troppi simboli
q-most-rows = È il numero delle carte di { $country } nelle file, ma non tutte si possono raggiungere o stanno entro il limite

# Pietre: quante ne restano

q-left = { $player } prende { $spots }{ $paid ->
    [none] .
    [hand] , e paga con { $others ->
        [one] una pietra
       *[other] pietre
    } della riserva.
    [cards] , e paga con { $others ->
        [one] una pietra che sta su un'altra carta.
       *[other] pietre che stanno su altre carte.
    }
   *[both] , e paga con una pietra della riserva e una che sta su un'altra carta.
 } { $where ->
    [hand] Quante pietre ha allora { $player } nella riserva?
   *[cards] Quante pietre di { $player } stanno allora sulle carte?
 }
q-left-hint-1 = { $number ->
    [one] Di chi è la pietra sulla carta?
   *[other] Di chi sono le pietre sulle carte?
 } Una pietra torna nella riserva del suo proprietario appena la sua carta viene presa.
q-left-hint-2 = { $others ->
    [0] Per una carta sotto una pietra propria non si paga nulla.
   *[other] Per ogni carta sotto la pietra di un altro, una pietra propria esce dal gioco.
 }
q-left-so-own = { $own ->
    [one] La pietra propria torna
   *[other] Le pietre proprie tornano
 } nella riserva di { $player }
q-left-so-others = { $others ->
    [one] La pietra di { $owners } torna indietro, e una pietra di { $player } esce dal gioco
   *[other] Le pietre di { $owners } tornano indietro, e { $others } pietre di { $player } escono dal gioco
 }
q-left-so = { $where ->
    [hand] Nella riserva, prima: { $was }, ora: { $right }
   *[cards] Sulle carte, prima: { $was }, ora: { $right }
 }
q-left-before = È il numero di prima
q-left-own-stays = La pietra di { $player } sulla carta che viene presa non esce dal gioco: torna nella riserva
q-left-free = { $others ->
    [one] La carta sotto la pietra di un altro ha il suo prezzo: una pietra propria esce dal gioco
   *[other] Ogni carta sotto la pietra di un altro ha il suo prezzo: una pietra propria per ciascuna
 }
q-left-all = Sono tutte le pietre che { $player } ha in gioco, nella riserva e sulle carte insieme
q-left-elsewhere = { $where ->
    [hand] È il numero di quelle sulle carte; si chiedono quelle nella riserva
   *[cards] È il numero di quelle nella riserva; si chiedono quelle sulle carte
 }
q-left-one-more = Una di troppo: segui ogni pietra che si sposta

# Pietre: che cosa si può fare

q-claim = { $number ->
    [0] { $player } ha preso carte in questo turno.
   *[other] { $player } prende { $spots }{ $paid ->
        [none] { "" }
        [hand] { " " }e paga con una pietra della riserva
       *[cards] { " " }e paga con una pietra che sta su un'altra carta
    }, e in questo turno non prende altro.
 } Che cosa può fare ora { $player } con le pietre, senza una carta legge?
q-claim-place = Piazzare una pietra, ma non spostarne una
q-claim-move = Spostare una pietra, ma non piazzarne una
q-claim-either = Piazzare una pietra o spostarne una, a scelta
q-claim-neither = Né piazzare né spostare una pietra
q-claim-hint-1 = Conta le pietre di { $player } nella riserva e sulle carte. Sulle carte, insieme, possono starcene al massimo { $cap }.
q-claim-hint-2 = Chi può piazzare una pietra non può invece spostarne una. Sposta solo chi non può piazzare.
q-claim-stones = Le pietre di { $player } sono allora { $reserve } nella riserva e { $cards } sulle carte, dove insieme possono starne { $cap }
q-claim-so-place = Quindi { $player } può piazzarne una, e finché è così non se ne sposta nessuna
q-claim-so-move = Quindi { $player } non può piazzarne una, ma può spostarne una che sta su una carta
q-claim-so-neither = Quindi { $player } non ha pietre da piazzare né da spostare
q-claim-no-stone = Sulle carte non c'è nessuna pietra di { $player }, quindi non ce n'è da spostare
q-claim-can-place = Nella riserva c'è una pietra, e sulle carte { $cards ->
    [0] non ce n'è nessuna, mentre possono starcene { $cap }
    [one] ce n'è 1, meno di { $cap }
   *[other] ce ne sono { $cards }, meno di { $cap }
 }
q-claim-can-move = Chi non può piazzare una pietra può spostarne una che sta su una carta, e lì { $player } ne ha { $cards }

# Pietre: dove possono stare

q-where = { $player } ha preso carte. Può ora piazzare una pietra su { $spot }, senza una carta legge?
q-where-hint-1 = Una pietra può stare su ogni carta delle file che non ne abbia già una.
q-where-hint-2 = Poi guarda le pietre: ce n'è una nella riserva, e sulle carte ne stanno meno di { $cap }?
q-where-so = Sì: la carta { $card } sta in una fila e non ha pietre sopra, e c'è una pietra da piazzare
q-where-no-stone = No: ci sta sopra una pietra
q-where-no-middle = No: non sta a un'estremità della sua fila
q-where-no-law = No: ci sta sopra una carta legge
q-where-no-reserve = No: nella riserva non c'è nessuna pietra
q-where-no-cap = No: sulle carte stanno già troppe pietre
q-where-not-stone = Su questa carta non c'è nessuna pietra
q-where-not-middle = Le carte si prendono dalle estremità, ma le pietre si piazzano dappertutto nelle file
q-where-not-law = Una carta legge che ci sta sopra non importa
q-where-not-reserve = { $player } ne ha { $reserve } nella riserva
q-where-not-cap = Sulle carte { $cards ->
    [0] non ce n'è nessuna
    [one] ce n'è 1
   *[other] ce ne sono { $cards }
 }, e insieme possono starcene { $cap }

# Nazioni: chi ha più carte

q-counting = Carte di { $country }: { $counts }
q-leader = La partita è finita. Chi ha più carte di { $country }, e ottiene quindi { $all } punti?
q-leader-hint-1 = Conta le carte di { $country }, giocatore per giocatore.
q-leader-hint-2 = È in testa chi arriva al numero più alto; possono essere anche in più d'uno.
q-leader-so = { $number ->
    [one] Quindi in { $country } è in testa { $players }
   *[other] Quindi in { $country } sono in testa, in parità, { $players }
 }
q-leader-tie = { $player } non è da solo con { $most }: a numeri uguali si ottengono gli stessi punti
q-leader-near = Vicino non è uguale: con { $less } si sta dietro a chi ne ha { $most }
q-leader-second = Questo è il secondo posto: con { $less } si ha davanti chi ne ha { $most }
q-leader-symbols = { $number ->
    [one] { $players } ha lì più simboli
   *[other] { $players } hanno lì più simboli
 }, ma per la nazione contano le carte
q-leader-all-over = Il maggior numero di carte in tutto sarà di { $players }. Ma qui contano solo quelle di { $country }
q-leader-less = { $player } { $less ->
    [0] non ne ha nessuna
   *[other] ne ha { $less }
 }, e c'è chi ne ha { $most }

# Nazioni: quanti punti danno le carte

q-points = La partita è finita. Quanti punti delle nazioni ottiene { $player } in { $country }?
q-points-hint-1 = Conta quante carte di { $country } ha ognuno. Chi ne ha più di { $player }?
q-points-hint-2 = Chi ne ha di più ottiene un punto per ogni carta della nazione: il numero che sta su ognuna delle sue carte.
q-points-hint-3 = Chi ne ha di meno ottiene tanti punti quante sono le carte di chi ha il numero subito più alto. In parità non si divide nulla.
q-points-first = { $player } è in testa, e ottiene un punto per ogni carta di { $country }: { $points }
q-points-below = Il numero di carte subito più alto è { $points }, e tanti punti ottiene { $player }
q-points-tied = { $players } hanno lo stesso numero di carte, e ottengono a testa tutti i punti
q-points-as-first = Solo chi ne ha di più ottiene tutti e { $all } i punti; { $player } ha qualcuno davanti
q-points-added = { $players } hanno il numero subito più alto. Conta una volta sola e non si somma
q-points-difference = La differenza non conta: vale proprio il numero subito più alto
q-points-leader = Vale il numero subito più alto di quello di { $player }, non quello di chi è in testa
q-points-shared = In parità i punti non si dividono: { $players } ottengono a testa tutti i punti
q-points-own = { $own } è il numero delle carte di { $player }. { $rank ->
    [1] Chi ne ha di più conta tutte le carte della nazione
   *[other] Si ottiene il numero subito più alto
 }
q-points-others = Contano anche le carte proprie: chi ne ha di più ottiene un punto per ogni carta di { $country }
q-points-upside-down = È il contrario: i numeri più bassi ottengono quello subito più alto, e il più alto tutte le carte
q-points-taken = { $left ->
    [one] Nelle file resta ancora una carta di { $country }, e conta anche quella
   *[other] Nelle file restano altre { $left } carte di { $country }, e contano anche quelle
 }: su ogni carta sta il numero { $all }
q-points-symbols = I simboli si contano a parte; per la nazione contano solo le carte
q-points-nothing = Chi ha una carta di { $country } ottiene qualcosa

# Nazioni: una carta in più

q-more = { $taker } prende una carta di { $country } in più. Se si contasse subito dopo, quanti punti delle nazioni otterrebbe lì { $player }?
q-more-hint-1 = Immagina la carta insieme a quelle di { $taker }, e riconta.
q-more-hint-2 = Se allora { $player } è in testa, sono { $all } punti. Altrimenti vale il numero subito più alto, che può essere uno appena cresciuto.
q-more-before = { $before } è quanto { $country } dà a { $player } senza la nuova carta
q-more-plus-one = Una carta in più non è sempre un punto in più: conta quante ne ha allora ognuno
q-more-minus-one = Non si scende di uno: conta quante ne ha allora ognuno
q-more-change = Questo è il guadagno. Si chiede quanto dà allora { $country }, compreso quel che dava prima ({ $before })
q-more-counted = Con una carta in più per { $taker }

# Simboli: la famiglia migliore

q-symbols = { $player } { $symbols }
q-no-symbol = nessuno
q-symbols-counting = Simboli in { $country }: { $counts }
q-best = Qual è il maggior numero di simboli di una sola famiglia che { $player } ha in { $country }?
q-best-hint-1 = Conta ogni famiglia per sé: una carta può portare due simboli.
q-best-hint-2 = Vale il più grande di questi numeri.
q-best-so = Quindi il numero più grande di una famiglia è { $right }
q-best-together = Sono tutti i simboli che { $player } ha lì; le famiglie non si sommano
q-best-cards = È il numero delle carte con quella famiglia. Una carta con due simboli uguali conta due
q-best-smaller = Di un'altra famiglia { $player } ne ha di più
q-best-families = È il numero delle famiglie che { $player } ha lì; conta i simboli di ciascuna
q-best-all-cards = È il numero delle carte che { $player } ha lì; conta i simboli
q-best-other = È il numero più grande fra tutti i giocatori; si chiede quello di { $player }
q-best-again = Uno di troppo: riconta, una famiglia alla volta

# Simboli: chi fa punti

q-scorers = La partita è finita. Chi fa punti con i simboli di { $country }?
q-scorers-hint-1 = Cerca per ogni giocatore il maggior numero di simboli di una famiglia in { $country }.
q-scorers-hint-2 = Fa punti chi ha il più grande di questi numeri. Non deve essere per tutti la stessa famiglia.
q-scorers-so = Il numero più grande di una famiglia è { $most }: { $number ->
    [one] ce l'ha { $players }, e fa punti
   *[other] ce l'hanno { $players }, e ognuno fa punti
 }
q-scorers-together = { $number ->
    [one] { $players } ha
   *[other] { $players } hanno
 } più simboli se si contano insieme tutte le famiglie. Ma ogni famiglia conta per sé
q-scorers-tie = { $players } non è da solo con tanti simboli: in parità fanno punti tutti
q-scorers-cards = { $number ->
    [one] { $players } ha
   *[other] { $players } hanno
 } più carte di { $country }; qui contano i simboli
q-scorers-near = Uno in meno non basta: fa punti solo il numero più grande, e non c'è un secondo posto
q-scorers-any = Avere simboli non basta: fa punti solo il numero più grande di una famiglia
q-scorers-less = { $less ->
    [0] { $players } lì non ha simboli, e c'è chi ne ha
   *[other] Di una famiglia { $players } ne ha al massimo { $less }, e c'è chi ne ha di più
 }
q-scorers-family = Non deve essere la stessa famiglia: fa punti anche chi ne ha altrettanti di un'altra

# Simboli: quanti punti danno

q-symbol-points = La partita è finita. Quanti punti ottiene { $player } con i simboli di { $country }?
q-symbol-points-hint-1 = Qual è il maggior numero di simboli di una sola famiglia che { $player } ha in { $country }?
q-symbol-points-hint-2 = Se nessuno ne ha uno più grande, { $player } ottiene quel numero, una volta sola. Se qualcuno ce l'ha, { $player } non ottiene nulla.
q-symbol-points-so = Di una famiglia nessuno ne ha più di { $most }, quindi { $player } ottiene { $most }
q-symbol-points-none = Di una famiglia { $player } ne ha al massimo { $own } e c'è chi ne ha { $most }, quindi { $player } non ottiene nulla
q-symbol-points-once = Il numero più grande in più famiglie dà i punti una volta sola
q-symbol-points-together = Le famiglie non si sommano: vale il numero più grande di una di loro
q-symbol-points-second = Di una famiglia { $player } ne ha { $own }, ma c'è chi ne ha di più, e non c'è un secondo posto
q-symbol-points-others = È il numero più grande, ma non è di { $player }
q-symbol-points-shared = In parità i punti non si dividono: { $players } ottengono a testa tutti i punti
q-symbol-points-tied = In parità fanno punti tutti: { $players } condividono il numero più grande
q-symbol-points-all = Sono i simboli di tutti; vale solo il numero più grande di una famiglia
q-symbol-points-land = È quanto danno le carte per la nazione; i simboli si contano a parte
q-symbol-points-cards = È il numero delle carte che { $player } ha lì; conta i simboli

# Navi e carrozze

q-routes = La partita è finita. Quanti punti danno a { $player } le navi e le carrozze?
q-routes-hint-1 = Le colonne con la nave e con la carrozza dicono quante ne ha { $player }, di tutte le nazioni insieme.
q-routes-hint-2 = Guarda le une e le altre per sé: da { $least } in su danno altrettanti punti, di meno non danno nulla.
q-routes-step = { $scores ->
    [1] { $player } ha { $number } { $route ->
        [ship] navi
       *[carriage] carrozze
    }: bastano, e ognuna è un punto
   *[other] { $player } ha { $number } { $route ->
        [ship] { $number ->
            [one] nave
           *[other] navi
        }
       *[carriage] { $number ->
            [one] carrozza
           *[other] carrozze
        }
    }: non basta, quindi niente punti
 }
q-routes-so = In tutto fa { $points }
q-routes-together = Navi e carrozze non si sommano: le une e le altre devono arrivare a { $least } da sole
q-routes-larger = Hai guardato solo il numero più grande
q-routes-smaller = Hai guardato solo il numero più piccolo
q-routes-five = { $least } è il minimo che ci vuole; poi ogni nave, o ogni carrozza, è un punto
q-routes-nothing = Un numero arriva almeno a { $least }, e dà punti
q-routes-beyond = Da { $least } in su contano tutte, non solo quelle in più
q-routes-one = È un punto per ogni nave, o per ogni carrozza, e non uno per la catena

q-route-scorers = La partita è finita. Chi fa punti con { $route ->
    [ship] le navi?
   *[carriage] le carrozze?
 }
q-route-scorers-hint-1 = Cerca la colonna con { $route ->
    [ship] la nave.
   *[carriage] la carrozza.
 }
q-route-scorers-hint-2 = Non è una gara: fa punti chi ne ha almeno { $least }.
q-route-counting = { $route ->
    [ship] Navi: { $counts }
   *[carriage] Carrozze: { $counts }
 }
q-route-scorers-so = { $number ->
    [one] { $players } ne ha
   *[other] { $players } ne hanno
 } almeno { $least }
q-route-scorers-most = Qui non c'è maggioranza: fa punti chiunque ne abbia almeno { $least }
q-route-scorers-any = Meno di { $least } non danno nulla
q-route-scorers-four = Una in meno di { $least } non basta
q-route-scorers-other = Hai guardato le { $route ->
    [ship] carrozze
   *[carriage] navi
 }

q-gain = { $player } prende { $spots }. Quanti punti in più danno allora le navi e le carrozze di { $player }?
q-gain-hint-1 = Quante navi e carrozze ha { $player } prima, e quante dopo?
q-gain-hint-2 = Sotto { $least } non danno proprio nulla; il passo fino a { $least } è il più grande.
q-gain-so = Punti prima: { $before }. Punti dopo: { $after }
q-gain-each = Una nave o una carrozza in più è un punto in più solo per chi ne aveva già almeno { $least }
q-gain-all = È quanto danno in tutto. Si chiede quanto è più di prima
q-gain-nothing = Guarda ancora: un numero arriva a { $least } o cresce oltre
q-gain-five = Sono { $least } punti in più solo se prima non bastavano e ora sono proprio { $least }
q-gain-together = È il numero di tutti i segni che ci sono allora; se di un tipo sono meno di { $least }, quelli non danno nulla
q-gain-own = È il numero di quei segni che ci sono allora; guarda che cosa davano prima, e se bastano

# Il conteggio intero

q-shows = { $laws ->
    [one] { $player } mostra una carta legge «Meno due»
   *[other] { $player } mostra { $laws } carte legge «Meno due»
 }
q-shown = { $shown }.
q-given-land = Punti delle nazioni di { $player }: { $lands }.
q-given-symbols = Punti dei simboli di { $player }: { $symbols }.
q-given-subtotals = Punti di nazioni, simboli, navi e carrozze: { $counts }.
q-given-totals = Tutti i punti, già sommati: { $counts }.
q-total = La partita è finita. Quanti punti ha { $player } alla fine?
q-total-hint-1 = Somma quattro cose: nazioni, simboli, navi e carrozze; infine togli quel che costano le carte legge.
q-total-hint-2 = Da { $least } in su le navi danno altrettanti punti, e così, da { $least } in su, le carrozze. Ogni «Meno due» costa due punti.
q-total-so-lands = Nazioni: { $lands }
q-total-so-symbols = Simboli: { $symbols }
q-total-so = { $number ->
    [0] { $lands } + { $symbols } + { $routes } = { $total }
   *[other] { $lands } + { $symbols } + { $routes }, meno 2 per ogni «Meno due», fa { $total }
 }
q-total-no-routes = Mancano le navi e le carrozze
q-total-short = Meno di { $least } navi, o carrozze, non danno nulla
q-total-no-laws = { $number ->
    [one] Non hai tolto quel che costa la carta legge
   *[other] Non hai tolto quel che costano le carte legge
 }
q-total-once = Ognuna delle carte legge costa due punti
q-total-no-symbols = Mancano i simboli
q-total-subtotal = È il subtotale di nazioni e simboli: manca ancora qualcosa

q-winner = La partita è finita. Chi vince?
q-winner-hint-1 = Ogni carta legge «Meno due» costa due punti, se qualcuno ne mostra una.
q-winner-hint-2 = Vince chi ha più punti. In parità decidono le carte nazione, nella colonna con le due carte; se anche quelle sono pari, non vince nessuno.
q-winner-totals = Punti alla fine: { $counts }
q-winner-cards-decide = Carte nazione di chi è in parità: { $counts }
q-winner-so = { $number ->
    [0] Anche quelle sono pari, quindi non vince nessuno
    [one] Quindi vince { $players }
   *[other] Quindi vincono { $players }
 }
q-winner-laws = Non hai tolto quel che costano le carte legge
q-winner-tied = Hanno gli stessi punti, ma non vincono insieme: decide il numero delle carte nazione
q-winner-nobody = Qualcuno vince: chi ha più punti, e in parità chi, fra i pari, ha più carte nazione
q-winner-lands = Avere più punti delle nazioni non basta per vincere
q-winner-cards = Il numero delle carte nazione decide solo fra chi è in parità per il massimo dei punti
q-winner-one = { $who } è in parità con qualcuno, e non ha più carte nazione
q-winner-less = { $who } ha { $less } punti alla fine, e c'è chi ne ha { $most }
