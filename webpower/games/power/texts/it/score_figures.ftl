# Grafici di catene e punteggi

chart-gains-about = Segni vuoti: un altro monastero lì aggiunge i punti scritti accanto.
chart-gain = { $player }, un altro monastero a { $site }: +{ $points }, { $way ->
    [new] una nuova catena di { $length }
    [longer] una catena più lunga, di { $length }
    [joined] catene unite in una di { $length }
   *[changed] una catena di { $length } che prende una parte di un'altra
 }, da { $first } a { $last }
chart-none-left = { $player } non ha più monasteri per allungare le catene
chart-no-gain = { $player }: nessun monastero in più, da solo, farebbe crescere le catene.
chart-other-sets = { $player }: { $others ->
    [0] nessun altro insieme di linee dà { $points }.
    [one] anche un altro insieme di linee dà { $points }, { $share ->
        [none] ma con più linee.
       *[all] con altrettante linee.
    }
   *[other] anche altri { $others } insiemi di linee danno { $points }, { $share ->
        [none] tutti con più linee.
        [all] tutti con altrettante linee.
       *[some] di cui { $few } con altrettante linee.
    }
 }
chart-other-set = Un altro insieme: { $lines }.
chart-set-line = { $sites } ({ $number })
chart-row-chain = { $first } – { $last }
chart-row-alliance = { $number } { $a } – { $b }
chart-line-of = { $part ->
    [interim] Intermedio: { $line }
   *[final] Finale: { $line }
 }
chart-places-title = { $ended ->
    [over] Il punteggio finale per nazione, alleanza e catena
   *[now] Il punteggio se la partita finisse ora, per nazione, alleanza e catena
 }
chart-place-short = { $kind ->
    [alliances] alleanza { $place }
    [chains] catena
   *[cloisters] { $place }
 }
chart-places-about = Per nazione i due conteggi insieme; punta una parte per leggere le righe del foglio dei punti
chart-waterfall-title = { $ended ->
    [over] Dal conteggio intermedio al punteggio finale
   *[now] Dal conteggio intermedio al punteggio se la partita finisse ora
 }
chart-waterfall-about = Ogni barra comincia dove finisce quella sopra; puntala per leggere le righe del foglio dei punti
chart-step = { $part ->
    [doubled] { $place }, doppi
    [council] { $place }, Concilio
   *[other] { $place }
 }
chart-chain-number = { $number ->
    [1] catena più lunga
   *[other] catena { $number }
 }
chart-step-reached = { $step }, insieme { $total }
chart-all-players = tutti
