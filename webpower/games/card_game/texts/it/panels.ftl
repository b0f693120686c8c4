# Accanto alle carte

chart-lands = Nazioni
chart-symbols = Simboli
chart-routes = Navi e carrozze
panel-taken = Simboli presi: { $symbols } su { $limit }.
panel-three = Si possono prendere { $limit } simboli.
panel-colour = In questo turno si prendono solo carte di { $country }.
panel-mixed = Si possono prendere carte di nazioni diverse.
panel-head-player = giocatore e carte legge
panel-head-stones = pietre: riserva, sulle carte, fuori
panel-head-cards = carte
panel-stones = { $hand } + { $cards } + { $out }
panel-at-most = al massimo { $points }
panel-laws = { $number ->
    [0] nessuna carta legge
    [one] 1 carta legge
   *[other] { $number } carte legge
 }
panel-lying = Carte legge sulle carte nazione: { $number }.
panel-played = Giocate:
panel-unseen = Non ancora viste:
