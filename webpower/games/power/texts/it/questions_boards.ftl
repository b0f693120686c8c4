# Domande sui tabelloni come dati

q-topic-boards = Un tabellone tutto tuo

# Che cosa dicono i controlli

q-check = Nel file di The Heron Coast si cambia una cosa. Che cosa dicono i controlli?
q-check-add = La lista "{ $part }" riceve una voce in più: { $entry }
q-check-set = Il valore di "{ $part }" diventa { $entry }
q-check-take = La lista "{ $part }" perde questa voce: { $entry }
q-check-hint-1 = Ogni nome che si usa deve esserci, ogni cosa c'è una volta sola, e una partita deve essere possibile. Per il resto è permesso tutto.
q-check-hint-2 = Guarda i due estremi: sul tabellone c'è un luogo che si chiama esattamente così, sono due luoghi diversi, e c'è già una strada del genere, nell'uno o nell'altro verso?
q-check-hint-3 = Il nome o la coppia c'era già? Esiste tutto quel che la voce nomina? Una nazione ha bisogno di un luogo, e un tipo di carta di una nazione.
q-check-hint-4 = Una catena è lunga da 2 a 8 monasteri, e un giocatore ne ha da 1 a 20. Chi altro nomina quel che si toglie? Le carte bastano per la distribuzione?
q-check-fine = Niente: il tabellone va bene
q-check-size = Un numero è fuori dai limiti
q-check-twice = Qualcosa c'è due volte
q-check-loop = Qualcosa porta da un posto a sé stesso
q-check-unknown = Si nomina qualcosa che non c'è
q-check-idle = Un tipo di carta non paga da nessuna parte
q-check-siteless = Una nazione non ha nessun luogo
q-check-taken = Di un tipo escono dal gioco più carte di quante ce ne sono
q-check-few = Le carte non bastano per distribuire e pescare
q-check-so-fine = Tutti i nomi portano da qualche parte, nulla c'è due volte, e una partita è possibile. Un tabellone può avere luoghi senza strade, e una rete in molte parti
q-check-but-size = Un numero è fuori dai limiti: una catena è lunga da 2 a 8 monasteri, e un giocatore ne ha da 1 a 20
q-check-but-twice = Il nome, il numero, il posto o la coppia c'è già; una strada da a a b è anche la strada da b ad a
q-check-but-loop = I due estremi sono lo stesso, mentre una strada o un'alleanza ne vuole due
q-check-but-unknown = Un nome non porta da nessuna parte: lettera per lettera, sul tabellone nulla si chiama così
q-check-but-idle = Nessuna nazione si paga con questo tipo di carta, quindi nessuno potrebbe usarlo
q-check-but-siteless = Questa nazione non ha nessun luogo, quindi lì non potrebbe mai stare nulla
q-check-but-taken = Non possono uscire dal gioco tante carte di ogni tipo: del più raro non ce ne sono abbastanza
q-check-but-few = Quel che resta non basta per distribuire, scoprire due carte e pescare
q-check-not-size = Tutti i numeri sono nei limiti.
q-check-not-twice = Ogni nome, numero, posto e coppia c'è una volta sola.
q-check-not-loop = Dovunque ci vogliono due estremi, sono diversi.
q-check-not-unknown = Tutto quel che si nomina è sul tabellone.
q-check-not-idle = Ogni tipo di carta paga ancora in qualche nazione.
q-check-not-siteless = Ogni nazione ha ancora un luogo.
q-check-not-taken = Di ogni tipo ci sono più carte di quante ne escono dal gioco.
q-check-not-few = Le carte per distribuire e pescare ci sono.

# Una strada in più o in meno

q-own-built = È stata costruita una strada da { $a } a { $b }. Nell'immagine c'è.
q-own-closed = La strada da { $a } a { $b } è stata chiusa. Nell'immagine non c'è più.
q-own-parts = In quante parti si divide ora la rete delle strade?
q-own-parts-hint-1 = Comincia da un luogo qualsiasi e segui le strade fin dove arrivano: quella è una parte. Poi riparti da un luogo che non è ancora in nessuna parte.
q-own-parts-hint-2 = Prima { $a } e { $b } erano nella stessa parte? E c'è un'altra via dall'uno all'altro?
q-own-parts-before = Tante erano prima. { $built ->
    [True] La nuova strada ne unisce due.
   *[other] Non c'è un'altra via da { $a } a { $b }.
 }
q-own-parts-more = { $built ->
    [True] Una nuova strada non divide mai nulla.
   *[other] C'è un'altra via da { $a } a { $b }, quindi nulla si divide.
 }
q-own-parts-fewer = { $built ->
    [True] I due luoghi erano già nella stessa parte, quindi la nuova strada chiude un anello e non unisce parti.
   *[other] Chiudere una strada non unisce mai nulla.
 }
q-own-parts-countries = Questo è il numero delle nazioni. Le strade attraversano i confini.
q-own-parts-lonely = Questo è il numero dei luoghi che non hanno nessuna strada. Contano anche le parti più grandi.
q-own-parts-so = { $right ->
    [one] Tutti i luoghi sono in una parte sola
   *[other] Le parti sono { $right }: { $parts }
 }
q-own-line = Quanti luoghi ha ora la linea più lunga seguendo le strade, se nessun luogo compare due volte?
q-own-line-hint-1 = Una linea ha due capi. Comincia dove porta una strada sola, e cerca di non tralasciare nulla.
q-own-line-hint-2 = La parte più grande ha { $largest } luoghi, quindi la linea non può averne di più. Quale luogo resterebbe da parte a un bivio?
q-own-line-roads = Conta i luoghi, e non le strade fra l'uno e l'altro.
q-own-line-before = Tanti ne aveva prima della modifica.
q-own-line-part = Questi sono tutti i luoghi della parte più grande. Una linea senza diramazioni non li raggiunge tutti.
q-own-line-all = Questi sono tutti i luoghi del tabellone.
q-own-line-so = La linea più lunga ha { $right } luoghi: { $sites }

# Le carte

q-own-stack-given = Qualcuno ha cambiato le carte di The Heron Coast. Quante ce ne sono: { $counts }. Quante di ogni tipo escono dal gioco, secondo il numero dei giocatori: { $takes }.
q-own-stack = Comincia una partita con { $players } giocatori. Quante carte ha il mazzo, una volta distribuite le mani e messe sul tavolo le carte scoperte?
q-own-stack-hint-1 = Prima somma le carte. Poi per ognuno dei tipi ({ $kinds }) togline { $removed }.
q-own-stack-hint-2 = Ogni giocatore riceve tre carte, e due sono scoperte. Il resto è il mazzo.
q-own-stack-all = Con { $players } giocatori prima { $removed ->
    [one] esce dal gioco 1 carta
   *[other] escono dal gioco { $removed } carte
 } di ogni tipo.
q-own-stack-open = Anche le { $open } carte scoperte vengono dal mazzo.
q-own-stack-hands = Anche le mani si distribuiscono da queste carte: tre per ogni giocatore.
q-own-stack-each = Di ogni tipo { $removed ->
    [one] esce dal gioco 1 carta
   *[other] escono dal gioco { $removed } carte
 }, e i tipi sono { $kinds }.
q-own-stack-deck = Queste sono tutte le carte della partita. Vanno tolte le mani e le carte scoperte.
q-own-stack-so = { $all } carte, meno { $out } che escono dal gioco, meno { $hands } in mano e { $open } scoperte, fanno { $right }
