# L’immagine delle carte

scene-title = Kardinal & König, il gioco di carte
scene-card = { $spot }. { $country } ha { $all } carte.{ $stone ->
    [0] {""}
   *[other] { " " }Sopra c’è una pietra di { $owner }.
 }{ $law ->
    [0] {""}
   *[other] { " " }Sopra c’è una carta legge coperta.
 }
scene-lifted = { $card } { $owner } sta spostando la pietra.
scene-gone = Fila { $row }, posto { $column }: già presa. { $owner } ha { $card }.
scene-head = { $country } ha { $all } carte: { $left ->
    [0] nelle file non ne resta nessuna.
    [one] nelle file ne resta 1.
   *[other] nelle file ne restano { $left }.
 }
scene-cards = { $player } ha { $number } delle { $all } carte di { $country }.
scene-land = { $player } ha { $number } delle { $all } carte di { $country }, ora { $points } punti.
scene-symbols = Simboli: { $symbols }.
scene-symbols-score = Simboli: { $symbols }; ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }.
scene-nothing = { $player } non ha carte di { $country }.
scene-route = { $player } ha { $routes }; si fanno punti da { $least } in su.
scene-chain = { $player } ha { $routes } e ora fa { $points } punti con la catena.
scene-chain-unscored = { $player } ha { $routes }.
scene-total = { $number ->
    [0] { $player } non ha preso carte nazione.
    [one] { $player } ha preso 1 carta nazione.
   *[other] { $player } ha preso { $number } carte nazione.
 }
scene-laws = { $number ->
    [0] { $player } non ha carte legge.
    [one] { $player } ha 1 carta legge coperta.
   *[other] { $player } ha { $number } carte legge coperte.
 }
scene-laws-seen = { $player } ha queste carte legge: { $laws }.
scene-law = { $player } ha la carta legge «{ $law }».
scene-laws-of = Carte legge
scene-none = nessuna
scene-stones = { $player }: { $reserve ->
    [0] nessuna pietra nella riserva
    [one] 1 pietra nella riserva
   *[other] { $reserve } pietre nella riserva
 }, { $cards } su carte, { $out } fuori dal gioco.
scene-times = { $number } × { $name }

scene-collections-title = Che cosa è stato preso
scene-country-title = Le carte di { $country }
scene-points-land = nazioni
scene-points-symbols = simboli

# Le intestazioni della tabella, lette ad alta voce e al passaggio del mouse

scene-head-ships = Navi: { $least } o più sono una catena e valgono quante sono
scene-head-carriages = Carrozze: { $least } o più sono una catena e valgono quante sono
scene-head-cards = Carte nazione in tutto
scene-head-laws = Carte legge coperte
scene-head-stones = Pietre: nella riserva, su carte (tratteggiate), fuori dal gioco (una croce)

# Che cosa significano i segni

scene-key-law = carta legge coperta
scene-key-hand = pietra nella riserva
scene-key-away = pietra su una carta
scene-key-out = pietra fuori dal gioco
scene-key-most = di più, con i punti
scene-key-less = di meno, con i punti

# A parole

scene-describe-row = Fila { $row }: { $number ->
    [0] vuota.
    [one] posto { $first }: { $cards }.
   *[other] posti da { $first } a { $last }: { $cards }.
 }
scene-describe-card = { $card }{ $stone ->
    [0] {""}
   *[other] { " " }sotto una pietra di { $owner }
 }{ $law ->
    [0] {""}
   *[other] { " " }con una carta legge coperta
 }
scene-describe-played = Carte legge giocate: { $laws }.
scene-last = Segnati: { $places }.
scene-targets = Da scegliere: { $places }.
scene-at-reserve = le pietre nella riserva di { $player }
scene-at-row = fila { $row }
scene-at-law = la carta legge «{ $law }»
