# Grafici

chart-majorities-title = Maggioranze nazione per nazione
chart-majorities-about = Il numero su una barra dice quanto danno i suoi monasteri se la partita finisce ora.
chart-cloisters = monasteri
chart-advisors = consiglieri
chart-country-cloisters = { $country }: { $player } ha { $number ->
    [one] 1 monastero
   *[other] { $number } monasteri
 } su { $all }{ $rank ->
    [1] { $tied ->
        [one] , la maggioranza
       *[other] , una maggioranza condivisa
    }
   *[other] { $tied ->
        [one] , il { $rank }º posto
       *[other] , il { $rank }º posto in parità
    }
 }, e ottiene { $points }.
chart-country-advisors = { $country }: { $number ->
    [0] { $player } non ha nessun consigliere qui
    [one] { $player } ha 1 consigliere su { $all }{ $most ->
        [alone] , la maggioranza
        [shared] , una maggioranza condivisa
       *[no] {""}
    }
   *[other] { $player } ha { $number } consiglieri su { $all }{ $most ->
        [alone] , la maggioranza
        [shared] , una maggioranza condivisa
       *[no] {""}
    }
 }.
chart-room = { $room ->
    [0] In { $country } ora non c'è più spazio per i consiglieri.
    [one] In { $country } c'è spazio per un altro consigliere.
   *[other] In { $country } c'è spazio per altri { $room } consiglieri.
 }
chart-room-short = spazio { $room }
chart-empty-country = { $country }: nessun monastero, quindi niente punti e niente consiglieri.
chart-chains-title = Catene: linee di almeno { $least } monasteri lungo le strade
chart-chains-sums = Punti: { $sums }. Tratteggiate: strade proprie fuori dalle catene.
chart-free-site = { $site }, { $country }: libero.
chart-site = { $site }, { $country }: un monastero di { $player }, { $points ->
    [0] in nessuna catena
   *[other] nella catena di { $points } da { $first } a { $last }
 }.
chart-road = { $a } – { $b }
chart-other-roads = { $player }, strade proprie fuori dalle catene: { $roads }.
chart-no-chain = { $player }, { $number ->
    [one] monastero
   *[other] monasteri
 } in nessuna catena: { $sites }.
chart-part-interim = monasteri (interm.)
chart-part-cloisters = monasteri
chart-part-doubled = monasteri doppi
chart-part-alliances = alleanze
chart-part-council = Concilio
chart-part-chains = catene
chart-mark-interim = conteggio intermedio
chart-mark-second = secondo mazzo esaurito
