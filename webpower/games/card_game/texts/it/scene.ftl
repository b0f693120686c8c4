# La figura delle carte

scene-title = Kardinal & König, il gioco di carte
scene-card = { $spot }. { $country } ha { $all } carte.{ $stone ->
    [0] {""}
   *[other] { " " }Ci sta sopra una pietra di { $owner }.
 }{ $law ->
    [0] {""}
   *[other] { " " }Ci sta sopra una carta legge coperta.
 }
scene-lifted = { $card } { $owner } sta spostando la pietra.
scene-gone = Fila { $row }, posto { $column }: presa. { $owner } ha la carta { $card }.
scene-head = { $country } ha { $all } carte: { $left ->
    [0] nelle file non ne resta nessuna.
    [one] nelle file ne resta 1.
   *[other] nelle file ne restano { $left }.
 }
scene-cards = { $player } ha { $number } delle { $all } carte di { $country }.
scene-land = { $player } ha { $number } delle { $all } carte di { $country } e ora ottiene { $points } punti per la nazione.
scene-symbols = Simboli: { $symbols }.
scene-symbols-score = Simboli: { $symbols }; punti ora: { $points }.
scene-nothing = { $player } non ha carte di { $country }.
scene-route = { $player }: { $routes }; punti da { $least } in su.
scene-chain = { $player } ha { $routes } e ora ottiene { $points } punti per la catena.
scene-chain-unscored = { $player }: { $routes }.
scene-total = { $player } { $number ->
    [0] non ha preso nessuna carta nazione.
    [one] ha preso 1 carta nazione.
   *[other] ha preso { $number } carte nazione.
 }
scene-laws = { $player } { $number ->
    [0] non ha carte legge.
    [one] ha 1 carta legge, coperta.
   *[other] ha { $number } carte legge, coperte.
 }
scene-laws-seen = Carte legge di { $player }: { $laws }.
scene-law = { $player } ha la carta legge «{ $law }».
scene-laws-of = Carte legge
scene-none = nessuna
scene-stones = { $player }: { $reserve ->
    [0] nessuna pietra nella riserva
    [one] 1 pietra nella riserva
   *[other] { $reserve } pietre nella riserva
 }, { $cards } sulle carte, { $out } fuori dal gioco.
scene-times = { $number } × { $name }

scene-collections-title = Che cosa hanno preso i giocatori
scene-country-title = Le carte di { $country }
scene-points-land = nazione
scene-points-symbols = simboli

# Le intestazioni della tabella, lette ad alta voce e sotto il puntatore

scene-head-ships = Navi: da { $least } in su sono una catena e danno altrettanti punti
scene-head-carriages = Carrozze: da { $least } in su sono una catena e danno altrettanti punti
scene-head-cards = Carte nazione in tutto
scene-head-laws = Carte legge coperte
scene-head-stones = Pietre di prelazione: nella riserva, sulle carte (tratteggiate), fuori dal gioco (barrate)

# La legenda

scene-key-law = carta legge, coperta
scene-key-hand = pietra nella riserva
scene-key-away = pietra su una carta
scene-key-out = pietra fuori dal gioco
scene-key-most = punti di chi ne ha di più
scene-key-less = punti di chi ne ha di meno

# A parole

scene-describe-row = Fila { $row }: { $number ->
    [0] vuota.
    [one] posto { $first }: { $cards }.
   *[other] posti da { $first } a { $last }: { $cards }.
 }
scene-describe-card = { $card }{ $stone ->
    [0] {""}
   *[other] , sotto una pietra di { $owner }
 }{ $law ->
    [0] {""}
   *[other] , con una carta legge coperta
 }
scene-describe-played = Carte legge giocate: { $laws }.
scene-last = In evidenza: { $places }.
scene-targets = Da scegliere: { $places }.
scene-at-reserve = le pietre di { $player } nella riserva
scene-at-row = fila { $row }
scene-at-law = la carta legge «{ $law }»
