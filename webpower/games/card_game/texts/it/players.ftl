# Perché i giocatori fanno quel che fanno

plan-alone = da sola
plan-then = seguita da «{ $action }»,
greedy-take = { $then } questa azione promette a { $player } { $own ->
    [one] { $own } punto
   *[other] { $own } punti
 } e al migliore degli altri { $best }, se ogni carta rimasta potesse andare a chiunque
greedy-enough = prendere altro renderebbe { $lost ->
    [one] { $lost } punto
   *[other] { $lost } punti
 } in meno che fermarsi
greedy-end-take = non si può prendere altro
greedy-law = così si possono prendere carte che fanno guadagnare { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
 } sull'avversario medio, e senza { $without }
greedy-back = ora serve una pietra uscita dal gioco
greedy-pass = non si può prendere nulla
greedy-pay-reserve = una pietra nella riserva non protegge nulla
greedy-pay-slot = lì la pietra { $guards ->
    [0] non protegge nulla
    [one] protegge solo { $guards } punto
   *[other] protegge solo { $guards } punti
 }
greedy-place = lì una pietra protegge { $guards ->
    [one] { $guards } punto
   *[other] { $guards } punti
 }, { $cards ->
    [one] e non c'è un altro posto dove metterla
   *[other] il massimo fra { $cards } modi di continuare
 }
greedy-lift = su { $spot } la pietra protegge { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
 } in più
greedy-end-turn = in nessun posto una pietra protegge di più
search = { $then } questa azione porta a un vantaggio di { $ahead ->
    [one] { $ahead } punto
   *[other] { $ahead } punti
 } sul miglior avversario, se da lì si continua a giocare, e il secondo piano migliore a { $second }; un punto conta di più se il finale è incerto. Piani provati: { $plans }, in tutto { $tries } volte, immaginando ogni volta da capo le carte legge nascoste
search-only = { $then } questa azione è tutto quel che si può fare
settler = così le carte proprie danno in tutto { $figure } per le nazioni, { $choices ->
    [one] ed è l'unico modo di continuare
   *[other] il massimo fra { $choices } modi di continuare
 }
herald = così i simboli propri danno in tutto { $figure }, { $choices ->
    [one] ed è l'unico modo di continuare
   *[other] il massimo fra { $choices } modi di continuare
 }
sailor = così sulle carte proprie { $figure ->
    [one] c'è una nave o una carrozza
   *[other] ci sono { $figure } navi e carrozze
 }, { $choices ->
    [one] ed è l'unico modo di continuare
   *[other] il massimo fra { $choices } modi di continuare
 }
caricature-stone = nessun'altra carta a un'estremità servirebbe di più la prossima volta
caricature-waits = nient'altro conta
