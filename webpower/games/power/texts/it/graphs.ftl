# Grafi delle maggioranze e delle alleanze, e che cosa cambierebbe un pezzo in più

chart-lead-marks = un altro monastero di { $player }
chart-row-words = nazioni piene e vuote
chart-row-about = Riga +1: con un altro monastero lì, chi sarebbe in testa in solitaria (pieno) o in parità (vuoto).
chart-row-label = +1
chart-row = { $state ->
    [full] piena
   *[empty] vuota
 }
chart-free-sites = { $free ->
    [0] In { $country } non ci sono luoghi liberi.
    [one] In { $country } c'è un luogo libero.
   *[other] In { $country } ci sono { $free } luoghi liberi.
 }
chart-one-more-cloister = { $country }: con un altro monastero { $player } { $lead ->
    [alone] prenderebbe la maggioranza
    [shared] condividerebbe la maggioranza
    [kept] manterrebbe la maggioranza
   *[no] non avrebbe la maggioranza
 } (punti: { $changes }){ $supply ->
    [none] , se nella riserva ce ne fosse ancora uno
   *[some] {""}
 }.
chart-graph-title = Chi tiene quanto di quale nazione
chart-graph-lines = Più monasteri, linea più grossa. Continua con disco colorato: la maggioranza, da soli o in parità.
chart-graph-numbers = Su una linea: i punti che dà se la partita finisce ora. In una nazione: tutti i monasteri di lì.
chart-graph-free = { $free ->
    [0] piena
    [one] 1 libero
   *[other] { $free } liberi
 }
chart-graph-sum = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
chart-graph-player = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } da { $number ->
    [0] nessuna nazione
    [one] una nazione
   *[other] { $number } nazioni
 }.
chart-graph-country = { $country }: { $cloisters ->
    [0] nessun monastero
    [one] un monastero
   *[other] { $cloisters } monasteri
 }, { $free ->
    [0] nessun luogo libero
    [one] un luogo libero
   *[other] { $free } luoghi liberi
 }.
chart-web-title = Alleanze: chi ha la maggioranza dei consiglieri in entrambe le nazioni
chart-web-lines = Linea colorata: dà punti; accanto al numero a chi e quanti, se la partita finisce ora. Onde: mare.
chart-web-arrows = Freccia: lì un altro consigliere darebbe punti, da soli (pieno) o in parità (vuoto); (…): non ora.
chart-web-no-advisor = { $country }: nessun consigliere.
chart-web-alliance = Alleanza { $alliance }, { $a } e { $b }, { $route ->
    [sea] via mare
   *[land] via terra
 }: { $scoring ->
    [0] nessuno ha la maggioranza dei consiglieri in entrambe
   *[other] { $players }
 }.
chart-web-council = { $advisors ->
    [one] Il consigliere
   *[other] I consiglieri ({ $advisors })
 } in { $country } { $advisors ->
    [one] conta
   *[other] contano
 } due volte per { $player }, che occupa lo stemma di questa nazione nella tabella del Concilio.
chart-web-one-more = Con un altro consigliere in { $country } { $player } otterrebbe { $points }, { $lead ->
    [alone] in solitaria
   *[shared] in parità con { $others }
 }{ $hindrance ->
    [room] , ma ora lì non c'è spazio
    [supply] , ma nella riserva non ce ne sono più
   *[none] {""}
 }.
