# Che cosa fanno i giocatori, a parole loro

act-cloister = un monastero a { $site } in { $country } pagando { $paid }
act-advisor = un consigliere in { $country } pagando { $paid }
act-vatican = un consigliere sullo stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 } pagando { $paid }
act-stop = nessun secondo pezzo
act-exchange = scambiare una carta { $card }
act-draw-stack = pescare una carta dal mazzo
act-draw-open = prendere la carta scoperta { $card }
act-pass = passare

# Suggerimenti

# Perché lo fanno

greedy = se la partita finisse così { $player } avrebbe { $own ->
    [one] 1 punto
   *[other] { $own } punti
 }, e il migliore degli altri { $best }; { $same ->
    [one] nessun'altra azione fa altrettanto
   *[other] fanno altrettanto { $same } azioni
 }
monk = così i monasteri propri danno in tutto { $figure }, { $choices ->
    [one] ed è l'unico modo di piazzare un monastero
   *[other] il massimo fra { $choices } modi di piazzare un monastero
 }
monk-waits = non si può piazzare nessun monastero, e nient'altro conta
courtier = così le alleanze proprie danno in tutto { $figure }, { $choices ->
    [one] ed è l'unico modo di piazzare un consigliere
   *[other] il massimo fra { $choices } modi di piazzare un consigliere
 }
courtier-waits = non si può piazzare nessun consigliere, e nient'altro conta
wanderer = così { $figure ->
    [one] 1 monastero proprio è in linea
   *[other] { $figure } monasteri propri sono uniti da strade
 }, { $choices ->
    [one] ed è l'unico modo di piazzare un monastero
   *[other] il massimo fra { $choices } modi di piazzare un monastero
 }
wanderer-waits = non si può piazzare nessun monastero, e nient'altro conta
blocker = agli altri costa { $figure } fra punti persi e monasteri tagliati fuori, { $choices ->
    [one] ed è l'unico modo di disturbarli
   *[other] il massimo fra { $choices } modi di disturbarli
 }
blocker-waits = niente di quel che si può piazzare disturba qualcuno
draws-alike = { $held ->
    [one] una carta { $card } è già in mano
   *[other] { $held } carte { $card } sono già in mano
 }, e due dello stesso tipo pagano di più
draws-blindly = nessuna carta scoperta va d'accordo con quelle in mano
plan-alone = da sola
plan-then = seguita da { $action },
thoughtful = { $then } questa azione fa guadagnare { $total ->
    [one] { $total } punto
   *[other] { $total } punti
 } sull'avversario medio: { $majorities } con le maggioranze, { $alliances } con le alleanze, { $chains } con le catene, e { $cards } con le carte in mano nel prossimo turno
thoughtful-draw = con la mano che ne viene ci si può aspettare di guadagnare { $cards ->
    [one] { $cards } punto
   *[other] { $cards } punti
 } nel prossimo turno
search = { $then } questa azione porta alla fine a un vantaggio di { $ahead ->
    [one] { $ahead } punto
   *[other] { $ahead } punti
 } sul miglior avversario, se da lì si continua a giocare, e il secondo piano migliore a { $second }; un punto conta di più se il finale è incerto. Piani provati: { $plans }, in tutto { $tries } volte, immaginando ogni volta da capo le carte nascoste
search-only = { $then } questa azione è tutto quel che si può fare
