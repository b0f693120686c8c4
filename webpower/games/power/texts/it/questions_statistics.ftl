# Domande di statistica onesta

q-topic-statistics = Esperimenti e statistica onesta

# Immagini

stat-chart = Quote di vittorie con i loro intervalli
stat-percent = { $number } %
stat-fair = quota equa { $share } %
stat-mark = si chiede di { $share } %
stat-bot = il bot
stat-bot-number = bot n. { $number }
stat-games = { $games } partite
stat-games-asked = quante?
stat-name = { $name }
stat-row = { $name }: { $share } %, da { $low } % a { $high } %
stat-row-asked = { $name }: è quel che si chiede
stat-table = Chi gioca
stat-seated = Al tavolo: { $players }
stat-waiting = In attesa della prossima partita: { $players }
stat-runs = Le partite di due serie
stat-game = { $run }: carte { $deal }, ai posti { $players }
stat-deal = carte
stat-seat = posto { $seat }

# Una quota equa

q-fair-1 = { $players } giocatori, tutti ugualmente forti, giocano { $games } partite. Quante ne vince in media { $bot }?
q-fair-2 = { $bot } gioca per { $seats } posti a un tavolo da { $players }. Se tutti sono ugualmente forti, su { $games } partite quante ne vince in media { $bot }?
q-fair-3 = Partecipano { $bots } bot, ma a un tavolo ci sono solo { $players } posti: ognuno gioca tante partite quante gli altri, e ogni tanto aspetta. Se tutti sono ugualmente forti, su { $games } partite quante ne vince in media { $bot }?
q-fair-hint-1 = Ogni partita ha un vincitore (se la vittoria è condivisa, le parti insieme fanno una vittoria). Quindi le vittorie da distribuire sono { $games }.
q-fair-hint-2 = Fra quanti giocatori si dividono?
q-fair-hint-3 = Fra quanti posti si dividono, e quanti di questi ha { $bot }?
q-fair-hint-4 = Fra quanti bot si dividono, compresi quelli che in una partita aspettano?
q-fair-half = La metà delle partite sarebbe equa fra due. Qui sono di più.
q-fair-others = I giocatori sono { $players }, compreso { $bot }: le vittorie si dividono per { $players }, e non per il numero degli avversari.
q-fair-one-seat = Questa è la quota equa di un posto solo. { $bot } ne ha { $seats }, e ognuno può vincere.
q-fair-by-name = Un nome non è un posto: { $bot } ha { $seats } posti su { $players }.
q-fair-always = Sarebbe così se { $bot } fosse al tavolo in ogni partita. Ne gioca { $plays }.
q-fair-plays = Queste sono le partite che { $bot } gioca. Non le vince tutte.
q-fair-all = Queste sono tutte le partite. Alcune le vincono gli altri.
q-fair-so-1 = Una quota equa è una parte su { $players }: { $games } vittorie diviso { $players } fa { $right }
q-fair-so-2 = { $seats } posti su { $players } sono una quota di { $seats } su { $players }: di { $games } vittorie sono { $right }
q-fair-so-3 = { $bot } gioca { $plays } partite e ne vince una su { $players }: { $right }. È una su { $bots } delle { $games } in tutto

# Che cosa permettono di dire i dati

q-claim-given = Un bot ha giocato { $games } partite a tavoli da { $players }. Vittorie: { $wins }, cioè { $share } %. L'intervallo al 95 % della sua quota va da { $low } % a { $high } %.
q-claim-fair = Che cosa permettono di dire queste partite?
q-claim-size = Qualcuno dice: su cento partite il bot ne vince almeno { $size } più della quota equa. Che cosa permettono di dire queste partite?
q-claim-fair-better = Vince più della quota equa
q-claim-fair-worse = Vince meno della quota equa
q-claim-fair-open = Non dicono se vince di più o di meno
q-claim-fair-alike = Vince proprio la quota equa
q-claim-size-better = È così
q-claim-size-worse = Non è così
q-claim-size-open = Non lo dicono
q-claim-hint-1 = Quant'è la quota equa a un tavolo da { $players }? È la linea tratteggiata.
q-claim-hint-2-fair = L'intervallo sta tutto da un lato della quota equa, o la contiene?
q-claim-hint-2-size = Si chiede della quota equa più { $size }. Da che lato di questa linea sta l'intervallo, o la contiene?
q-claim-interval = L'intervallo va da { $low } % a { $high } %
q-claim-only-share-fair = Hai guardato solo { $share } %. L'intervallo contiene anche la quota equa, { $fair } %: a un bot uguale agli altri capita spesso, per caso.
q-claim-only-share-size = Hai guardato solo { $share } %. L'intervallo contiene anche { $mark } %, quindi può essere vero sia l'uno sia l'altro.
q-claim-other-side-fair = Guarda ancora da che lato della quota equa, { $fair } %, sta { $share } %.
q-claim-other-side-size = Guarda ancora da che lato di { $mark } % sta { $share } %.
q-claim-half = La metà delle vittorie sarebbe equa fra due. A un tavolo da { $players } la quota equa è { $fair } %.
q-claim-not-alike = Non aver trovato una differenza non vuol dire che non ci sia: possono essere veri anche { $low } % e { $high } %.
q-claim-is-sure-fair-better = L'intervallo sta tutto sopra la quota equa, { $fair } %. È più di quanto il caso farebbe facilmente.
q-claim-is-sure-fair-worse = L'intervallo sta tutto sotto la quota equa, { $fair } %. È meno di quanto il caso farebbe facilmente.
q-claim-is-sure-size-better = L'intervallo sta tutto sopra { $mark } %, quindi lo dicono.
q-claim-is-sure-size-worse = L'intervallo sta tutto sotto { $mark } %, quindi lo dicono.
q-claim-so-fair-better = Sta tutto sopra la quota equa, { $fair } %, quindi il bot vince di più; fra i bot che vincono la quota equa solo uno su venti ne sarebbe così lontano
q-claim-so-fair-worse = Sta tutto sotto la quota equa, { $fair } %, quindi il bot vince di meno; fra i bot che vincono la quota equa solo uno su venti ne sarebbe così lontano
q-claim-so-fair-open = Contiene la quota equa, { $fair } %: da queste partite nessuno sa da che lato sia la verità
q-claim-so-size-better = Sta tutto sopra { $mark } %, cioè la quota equa più { $size }
q-claim-so-size-worse = Sta tutto sotto { $mark } %, cioè la quota equa più { $size }: il bot può essere forte, ma non così forte
q-claim-so-size-open = Contiene { $mark } %, cioè la quota equa più { $size }: da queste partite nessuno lo sa

# Quanto è largo un intervallo

q-width-given = In { $games } partite un bot ha una quota di vittorie di { $share } %. L'intervallo va da { $low } % a { $high } %, quindi è largo { $wide } punti.
q-width = Qualcuno gioca { $times } volte tante partite, con la stessa quota di vittorie. Quanti punti è largo allora l'intervallo, circa?
q-width-games = Quante partite ci vorrebbero, circa, per farlo largo solo { $narrow } punti?
q-width-hint-1 = Il caso si compensa, ma lentamente: la larghezza diminuisce con la radice quadrata del numero delle partite.
q-width-hint-2 = La radice di { $times } è { $root }.
q-width-linear = Con { $times } volte tante partite l'intervallo si stringe secondo la radice di { $times }, e non di { $times } volte.
q-width-same = Più partite dicono di più: l'intervallo si stringe.
q-width-wider = È il contrario: con più partite l'intervallo si stringe.
q-width-reach = Questo è quanto arriva da un lato. Si chiede tutta la larghezza.
q-width-root = Per essere { $root } volte più stretto, un intervallo ha bisogno di { $root } per { $root } volte tante partite.
q-width-no-more = Con altrettante partite resta largo all'incirca com'è.
q-width-square = Sono troppe: per essere { $root } volte più stretto, un intervallo ha bisogno di { $root } per { $root } volte tante partite.
q-width-so = Con { $times } volte tante partite la larghezza si divide per la radice di { $times }, che è { $root }: { $wide } diviso { $root } fa { $narrow }
q-width-so-games = I { $wide } punti devono diventare { $narrow }, quindi { $root } volte più stretto. Ci vogliono { $root } per { $root }, cioè { $times } volte tante partite: { $more }

# Quante partite richiede una differenza

q-needed = A un tavolo da { $players } ci vogliono circa { $there } partite per scoprire un bot che su cento partite ne vince { $known } più della quota equa. Quante ce ne vogliono per un bot che ne vince { $asked } in più?
q-needed-about = Circa { $number }
q-needed-hint-1 = La differenza di cui si chiede è più piccola o più grande? Le differenze piccole affogano nel caso.
q-needed-hint-2 = L'intervallo deve essere tanto stretto quanto è piccola la differenza, e per farlo largo la metà ci vuole il quadruplo delle partite.
q-needed-linear = Il numero delle partite non va con la differenza, ma con il suo quadrato.
q-needed-same = Quanto è grande la differenza conta molto: { $smaller ->
    [True] una più piccola richiede più partite.
   *[other] una più grande richiede meno partite.
 }
q-needed-wrong-way = È il contrario: { $smaller ->
    [True] una differenza più piccola richiede più partite.
   *[other] una differenza più grande richiede meno partite.
 }
q-needed-so = Da { $known } a { $asked } su cento: il numero delle partite si moltiplica per il quadrato di { $known } diviso { $asked }, e ne vengono circa { $right }
q-needed-library = Questo vale per una confidenza del 95 %, e perché la differenza si trovi quattro volte su cinque

# Coppie di partite

q-paired = Due serie di { $games } partite ciascuna, una con { $one } e una con { $other }; ogni riga dice con una lettera quali carte sono state distribuite, e chi siede dove. Si possono confrontare le partite a coppie, in modo che i due bot trovino le stesse carte, lo stesso posto e gli stessi avversari?
q-paired-paired = Sì, ogni partita ha la sua compagna
q-paired-deals = No, le carte non sono le stesse
q-paired-seats = No, i due siedono in posti diversi
q-paired-rivals = No, gli avversari sono diversi
q-paired-hint-1 = Prendi una riga a sinistra. A destra ce n'è una con la stessa lettera delle carte, con il bot allo stesso posto, e con gli stessi altri?
q-paired-hint-2 = L'ordine delle partite non conta, purché ognuna di { $one } ne trovi una di { $other }.
q-paired-not-deals = Le lettere delle carte sono le stesse dalle due parti.
q-paired-not-seats = Con ogni lettera tutti e due i bot siedono in ogni posto.
q-paired-not-rivals = Gli avversari hanno gli stessi nomi dalle due parti.
q-paired-but-deals = Le lettere a sinistra e a destra non sono le stesse: sono altre carte.
q-paired-but-seats = Le carte sono le stesse. Ma guarda i posti: { $other } non li occupa tutti.
q-paired-but-rivals = Le carte e i posti sono gli stessi. Ma guarda chi sono gli altri.
q-paired-so-paired = Ogni partita di { $one } ne ha una di { $other } con le stesse carte, lo stesso posto e gli stessi avversari, quindi la differenza parla dei bot, e il caso che hanno in comune sparisce
q-paired-so-deals = Le carte sono diverse, quindi le carte buone dell'uno non hanno compagne dall'altra parte
q-paired-so-seats = { $one } siede in ogni posto, { $other } sempre nello stesso: quel posto può essere buono o cattivo
q-paired-so-rivals = Gli avversari sono diversi, e contro avversari deboli chiunque fa bella figura

# Falsi allarmi

q-alarms-given = { $bots } bot, tutti ugualmente forti, giocano { $games } partite ciascuno, ogni bot le sue, a tavoli da { $players }. Per ognuno si guarda se il suo intervallo al 95 % contiene la quota equa.
q-alarms = Quanti sembrano, in media, vincere più o meno della quota equa, anche se nessuno lo fa?
q-alarms-one = Con che probabilità almeno uno sembra vincere più o meno della quota equa, anche se nessuno lo fa? (In percento, senza decimali.)
q-alarms-hint-1 = Un intervallo al { $sure } % manca la verità { $rest } volte su cento.
q-alarms-hint-2 = Quindi { $rest } su cento, e i bot sono { $bots }.
q-alarms-hint-one = Con che probabilità, dei { $bots }, nessuno manca la verità? Per ognuno è { $sure } %, e queste probabilità si moltiplicano.
q-alarms-none = Ogni intervallo può mancare la verità, e con { $bots } bot qualcuno la manca.
q-alarms-sure = Tanti contengono la verità. Si chiede quanti la mancano.
q-alarms-all = La maggior parte degli intervalli contiene la verità: { $sure } su cento.
q-alarms-five = { $rest } è quanti la mancano su cento. Qui i bot sono { $bots }.
q-alarms-added = Le probabilità non si sommano: due bot possono mancare la verità insieme. Moltiplica le probabilità che la contengano tutti, e togli il risultato da 100.
q-alarms-each = Questa è la probabilità per un bot solo. Con { $bots } bot ci sono { $bots } occasioni di sbagliare.
q-alarms-no = Questa è la probabilità che nessuno manchi la verità.
q-alarms-other = Questa è la probabilità che un singolo intervallo contenga la verità.
q-alarms-so = { $rest } su cento, con { $bots } bot, sono { $right }: chi guarda molti risultati trova qualcosa, anche dove non c'è nulla
q-alarms-so-one = La probabilità che nessuno manchi la verità è il prodotto di { $bots } fattori 0,95. Il resto, fino a 100 %, è { $right } %
