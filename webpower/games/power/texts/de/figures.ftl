# Schaubilder

chart-majorities-title = Mehrheiten nach Ländern
chart-majorities-about = Die Zahl auf einem Balken: was seine Klöster bringen, wenn das Spiel jetzt endet.
chart-cloisters = Klöster
chart-advisors = Ratsherren
chart-country-cloisters = { $country }: { $player } hat { $number } von { $all } { $all ->
    [one] Kloster
   *[other] Klöstern
 }{ $rank ->
    [1] { $tied ->
        [one] , die meisten,
       *[other] , im Gleichstand die meisten,
    }
   *[other] { $tied ->
        [one] , Rang { $rank },
       *[other] , im Gleichstand Rang { $rank },
    }
 } und bekommt { $points }.
chart-country-advisors = { $country }: { $number ->
    [0] { $player } hat hier keinen Ratsherrn
   *[other] { $player } hat { $number } von { $all } { $all ->
        [one] Ratsherrn
       *[other] Ratsherren
    }{ $most ->
        [alone] , die meisten
        [shared] , im Gleichstand die meisten
       *[no] {""}
    }
 }.
chart-room = { $room ->
    [0] { $country } nimmt jetzt keinen Ratsherrn mehr auf.
    [one] { $country } hat noch Platz für einen Ratsherrn.
   *[other] { $country } hat noch Platz für { $room } Ratsherren.
 }
chart-room-short = Platz: { $room }
chart-empty-country = { $country }: kein Kloster, also keine Punkte und kein Platz für Ratsherren.
chart-chains-title = Ketten: { $least } oder mehr Klöster in einer Reihe entlang der Straßen
chart-chains-sums = Punkte: { $sums }. Gestrichelt: eigene Straßen ohne Kette.
chart-free-site = { $site }, { $country }: frei.
chart-site = { $site }, { $country }: ein Kloster von { $player }, { $points ->
    [0] in keiner Kette
   *[other] in der Kette aus { $points } von { $first } bis { $last }
 }.
chart-road = { $a } – { $b }
chart-other-roads = { $player }, eigene Straßen ohne Kette: { $roads }.
chart-no-chain = { $player }, { $number ->
    [one] Kloster
   *[other] Klöster
 } in keiner Kette: { $sites }.
chart-part-interim = Zwischenwertung
chart-part-cloisters = Klöster
chart-part-doubled = Klöster verdoppelt
chart-part-alliances = Bündnisse
chart-part-council = Ratstafel
chart-part-chains = Ketten
chart-mark-interim = Zwischenwertung
chart-mark-second = Stapel wieder leer
