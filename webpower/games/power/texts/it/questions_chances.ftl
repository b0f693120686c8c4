# Domande su carte e probabilità, e l'immagine delle carte che le accompagna

q-topic-chances = Carte e probabilità

card-picture-title = Le carte come le conosce { $player }
card-picture-deck = in questa partita
card-picture-hand = mano di { $player }
card-picture-open = scoperte
card-picture-discard = scartate
card-picture-known = scoperte prese da { $player }
card-picture-unseen = non viste
card-picture-piles = Coperte: { $stack } nel mazzo, { $hidden } nascoste in mano agli altri.
card-picture-row = { $row }: { $cells }.
card-picture-cell = { $card } { $number }

q-blind = Ogni carta che { $player } non ha visto può essere in cima al mazzo con la stessa probabilità.

# Carte non viste

q-unseen = Quante sono le carte { $card } che { $player } non ha visto?
q-unseen-hint-1 = Quante carte { $card } ci sono in questa partita? Lo dice la prima riga.
q-unseen-hint-2 = Togli tutte quelle di cui si sa dove sono: nella propria mano, scoperte, scartate, e prese dagli altri fra le scoperte e non ancora giocate.
q-unseen-known = { $others ->
    [one] Una carta che un altro giocatore ha preso fra le scoperte, e ha ancora in mano, è già stata vista.
   *[other] { $others } carte che altri hanno preso fra le scoperte, e hanno ancora in mano, sono già state viste.
 }
q-unseen-hand = Così mancano le carte in mano: { $player } ha { $own ->
    [one] una di queste carte.
   *[other] { $own } di queste carte.
 }
q-unseen-open = Così mancano le carte scoperte: { $lying ->
    [one] una è di questo tipo.
   *[other] { $lying } sono di questo tipo.
 }
q-unseen-discard = Così mancano gli scarti: tutti hanno visto { $discarded ->
    [one] la carta di questo tipo che sta lì.
   *[other] le { $discarded } carte di questo tipo che stanno lì.
 }
q-unseen-deck = Tante ce ne sono in questa partita. Alcune sono già state viste.
q-unseen-removed = Con { $players } giocatori { $removed ->
    [one] una carta di ogni tipo è uscita
   *[other] { $removed } carte di ogni tipo sono uscite
 } dal gioco prima dell'inizio. La prima riga ne tiene già conto.
q-unseen-all = Questo è il numero delle carte non viste di tutti i tipi insieme.
q-unseen-so = In questa partita ci sono { $deck } carte { $card }, e di { $known } si sa dove sono, quindi { $number ->
    [one] ne resta 1 non vista
   *[other] ne restano { $number } non viste
 }

# La prossima carta

q-top = Qual è la probabilità che la prossima carta del mazzo sia una carta { $card }?
q-top-hint-1 = Conta tutte le carte che { $player } non ha visto. Ognuna può essere la prossima.
q-top-hint-2 = Quante di queste sono carte { $card }? Quel numero va sopra la linea di frazione.
q-top-stack = Le { $number } carte non sono per forza tutte nel mazzo: delle carte non viste { $hidden ->
    [one] 1 è nascosta
   *[other] { $hidden } sono nascoste
 } in mano agli altri. Quindi dividi per tutte le { $all } non viste.
q-top-hand = Hai contato anche le carte in mano. Quelle dal mazzo non possono più venire.
q-top-open = Hai contato anche le carte scoperte. Sono sul tavolo, e dal mazzo non possono venire.
q-top-deck = Era così prima che si vedesse una sola carta. Quelle già viste non possono più venire.
q-top-fifth = I tipi sono cinque, ma il numero delle carte non viste non è lo stesso per tutti.
q-top-odds = Così confronti le { $number } carte buone con tutte le altre. Una probabilità le confronta con tutte le { $all } carte che possono venire.
q-top-so = Delle { $all } carte non viste { $number } sono carte { $card }: { $result }

# Almeno una fra diverse. I numeri esatti arrivano come 7/19, i risultati come li dice answer-chance: 7/19 (37 %)

q-some = { $player } pesca { $draws ->
    [2] due
   *[3] tre
 } carte dal mazzo. Qual è la probabilità che almeno una sia una carta { $card }?
q-some-hint-1 = È più facile contare il contrario: qual è la probabilità che nessuna sia una carta { $card }?
q-some-hint-2 = Dopo ogni carta pescata ce n'è una in meno. Moltiplica, una dopo l'altra, le probabilità che sia di un altro tipo, e togli il risultato da 1.
q-some-added = Le probabilità delle singole carte non si possono sommare: così due carte buone conterebbero due volte, e pescandone abbastanza la somma supererebbe 1.
q-some-back = Sarebbe così se ogni carta si rimettesse nel mazzo prima di pescare la seguente. Qui ogni volta c'è una carta in meno.
q-some-none = Questa è la probabilità che non ne venga nessuna. Toglila da 1.
q-some-one-draw = Questa è la probabilità quando si pesca una carta sola. Qui se ne pescano di più.
q-some-every = Questa è la probabilità che siano tutte carte { $card }. Ne basta una.
q-some-exactly = Questa è la probabilità che ce ne sia esattamente una. Se ne vengono di più va bene lo stesso.
q-some-so-1 = La probabilità che nessuna sia una carta { $card }: { $product } = { $result }
q-some-so-2 = Quindi la probabilità di almeno una è 1 − { $none } = { $result }

# Che cosa ci si può aspettare

q-expected = { $player } pesca { $draws ->
    [2] due
   *[3] tre
 } carte dal mazzo. Quante carte { $card } ci si può aspettare fra queste, in media?
q-expected-hint-1 = Ogni singola carta pescata vale in media { $number }/{ $all } di una carta così, la seconda come la prima.
q-expected-hint-2 = I numeri attesi si possono sommare, anche quando una carta pescata dipende dall'altra.
q-expected-chance = Questa è la probabilità di almeno una. Nella media, due contano due volte.
q-expected-one = Questo è quanto porta in media una carta sola. { $draws ->
    [2] Qui se ne pescano due.
   *[3] Qui se ne pescano tre.
 }
q-expected-stack = Queste carte non sono per forza tutte nel mazzo: dividi per tutte le { $all } non viste.
q-expected-deck = Era così all'inizio. Da allora si sono viste molte carte.
q-expected-fifth = I tipi sono cinque, ma il numero delle carte non viste non è lo stesso per tutti.
q-expected-draws = Tante ne verrebbero se tutte le carte fossero di questo tipo.
q-expected-so = { $draws } × { $number }/{ $all } = { $result }

# Coppie

q-pair = { $player } ha in mano una carta { $a } e una carta { $b }, e pesca una carta dal mazzo. Qual è la probabilità di avere poi due carte dello stesso tipo?
q-pair-hint-1 = Quali carte farebbero coppia con una della mano? Vanno bene tutti e due i tipi.
q-pair-hint-2 = Conta insieme le carte non viste dei due tipi, e dividi per tutte le { $all } non viste.
q-pair-one = Farebbe coppia anche un'altra carta { $card_left }.
q-pair-hand = Hai contato anche le due carte della mano. È con quelle che si deve far coppia, e non si possono più pescare.
q-pair-stack = Queste carte non sono per forza tutte nel mazzo: dividi per tutte le { $all } non viste.
q-pair-product = Le due probabilità si sommano, non si moltiplicano: si pesca una carta sola, e può essere dell'uno o dell'altro tipo.
q-pair-fifths = I tipi sono cinque, ma il numero delle carte non viste non è lo stesso per tutti.
q-pair-not = Questa è la probabilità che non venga nessuna coppia.
q-pair-so = Su { $all } carte non viste ci sono { $one ->
    [one] 1 carta { $a }
   *[other] { $one } carte { $a }
 } e { $other ->
    [one] 1 carta { $b }
   *[other] { $other } carte { $b }
 }: { $result }
q-twins = { $player } pesca due carte dal mazzo. Qual è la probabilità che siano dello stesso tipo?
q-twins-hint-1 = Esamina i cinque tipi uno per uno: qual è la probabilità che la prima carta sia di quel tipo, e poi anche la seconda?
q-twins-hint-2 = Di un tipo con 6 carte, per la prima ce ne sono 6 buone, per la seconda 5. Somma i prodotti dei cinque tipi, e dividi per { $all } × uno in meno.
q-twins-fifth = Sarebbe così se tutti i tipi fossero ugualmente frequenti e la prima carta si rimettesse nel mazzo.
q-twins-back = Sarebbe così se la prima carta si rimettesse nel mazzo. Quando non c'è più, del suo tipo c'è una carta in meno.
q-twins-order = Se l'ordine conta sotto la linea di frazione, deve contare anche sopra: ogni coppia può venire in due ordini.
q-twins-one = Questa è la probabilità di due carte { $card }. Vanno bene anche gli altri tipi.
q-twins-not = Questa è la probabilità che siano di tipi diversi.
q-twins-so = ({ $products }) / ({ $pairs }) = { $result }

# Una carta scoperta, o il mazzo. Il piano è quello di chances-plan, per esempio: prendere Frankreich, pescare 1 dal mazzo

q-open = { $player } deve ancora pescare { $draws ->
    [one] una carta
   *[other] { $draws } carte
 }, e nel prossimo turno vuole piazzare un pezzo in { $country }. Con quale modo di pescare è più probabile che la mano lo paghi, con una carta che mostra { $country } o con due di un altro tipo?
q-open-pair = { $player } deve ancora pescare { $draws ->
    [one] una carta
   *[other] { $draws } carte
 }, e vorrebbe avere due carte dello stesso tipo. Con quale modo di pescare è più probabile?
q-open-hint-1 = Una carta scoperta è sicura: con quella, la mano che cosa pagherebbe lì? Pagano anche due di un altro tipo.
q-open-pair-hint-1 = Una carta scoperta è sicura: fa coppia con una della mano, o con l'altra scoperta?
q-open-hint-2 = Per quel che viene dal mazzo, conta le carte buone nella riga di quelle non viste.
q-open-never = { $plan }: così la mano non può diventare quella che serve, qualunque carta venga.
q-open-stack = { $plan }: la probabilità è { $percent } ({ $exact }). Con una carta scoperta è più alta.
q-open-taken = { $plan }: la probabilità è { $percent } ({ $exact }). In un altro modo è più alta.
q-open-so = { $plan }: la probabilità è { $percent } ({ $exact })

# Che cosa si sa di una mano

q-known-before = Prima che cominci questo elenco nessuno conosceva carte di { $player }.
q-known = Quante carte della mano di { $player } conosce ora con certezza { $other }?
q-known-hint-1 = Scorri l'elenco. Una carta presa fra le scoperte si conosce; una del mazzo no.
q-known-hint-2 = Ogni volta che { $player } paga con una carta di un tipo conosciuto, può essere stata proprio quella: non è più certa. Una coppia ne toglie due.
q-known-taken = Fra le scoperte { $player } { $taken ->
    [one] ne ha presa 1
   *[other] ne ha prese { $taken }
 }. Ma guarda che cosa si è pagato o scambiato dopo: può essere stata una di quelle.
q-known-hand = Questo è il numero di tutte le carte che { $player } ha in mano. Quelle venute dal mazzo non le ha viste nessun altro.
q-known-nothing = Le mani sono segrete. Ma tutti hanno visto quali carte { $player } ha preso fra le scoperte.
q-known-drawn = Questo è il numero delle carte che { $player } ha pescato in tutto. Quelle del mazzo non si conoscono, e alcune sono state giocate.
q-known-more = Una di troppo: una è venuta dal mazzo, o può essere stata giocata.
q-known-so = Prese fra le scoperte e non giocate: { $cards }
q-known-so-none = Tutte le carte che { $player } ha preso fra le scoperte possono essere già state giocate
