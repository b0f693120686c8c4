# Righe del foglio dei punti

score-land = { $country }: { $rank ->
    [1] { $number ->
        [one] { $players } ha più carte di tutti, { $cards }, e ottiene { $points }, quante sono le carte della nazione
       *[other] { $players } hanno più carte di tutti, { $cards } a testa, e ottengono { $points } a testa, quante sono le carte della nazione
    }
   *[other] { $number ->
        [one] { $players } ha { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        } e ottiene { $points }, quante ne ha chi sta al posto sopra
       *[other] { $players } hanno { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        } a testa e ottengono { $points } a testa, quante ne ha chi sta al posto sopra
    }
 }
score-symbols = { $country }: { $number ->
    [one] { $players } ha il maggior numero di simboli di una famiglia e ottiene { $points }
   *[other] { $players } hanno il maggior numero di simboli di una famiglia e ottengono { $points } a testa
 }
player-symbols = { $player } con { $symbols }
score-chain = { $player } ha una catena di { $routes } e ottiene { $points }
score-laws = { $player } ha { $number ->
    [one] la carta legge «{ $law }» e perde { $lost }
   *[other] { $number } carte legge «{ $law }» e perde { $lost }
 }
