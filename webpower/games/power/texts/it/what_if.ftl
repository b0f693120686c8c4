# Che cosa cambierebbe un pezzo se la partita finisse subito dopo

effect = Qui { $act ->
    [cloister] un monastero
   *[other] un consigliere
 } di { $player } { $number ->
    [0] non cambierebbe i punti di nessuno
   *[other] cambierebbe i punti
 }, se la partita finisse ora{ $number ->
    [0] {""}
   *[other] : { $changes }
 }; saldo { $net }.
effect-player = { $player } { $points } ({ $parts })
effect-part = { $part } { $points } [{ $by }]
effect-place = { $act ->
    [cloister] { $site }, { $country }
    [advisor] un consigliere in { $country }
   *[vatican] { $table ->
        [council] tabella del Concilio
       *[cloister] tabella dei Monasteri
    }, { $country }
 }
map-effects = Che cosa cambierebbe un pezzo di { $player } se la partita finisse ora; saldo: i punti propri meno quelli dell'avversario che guadagna di più.
map-effects-at = { $net }: { $places }.
map-key-effect = saldo ora: punti propri
map-key-effect-less = meno il miglior rivale

chart-what-if-title = Che cosa cambierebbe un pezzo di { $player } se la partita finisse ora?
chart-what-if-about = { $places ->
    [0] Ora { $player } non può piazzare nulla.
    [one] C'è un solo posto. Saldo: punti di { $player } meno quelli dell'avversario che guadagna di più.
   *[other] I posti migliori: { $number } su { $places }. Saldo: punti di { $player } meno quelli dell'avversario che guadagna di più.
 }
chart-what-if-place = { $place }: { $net }.
chart-net-points = saldo dei punti
