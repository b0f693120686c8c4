# Neben den Karten

chart-lands = Länder
chart-symbols = Symbole
chart-routes = Schiffe und Kutschen
panel-taken = { $symbols } von { $limit } Symbolen genommen.
panel-three = { $limit } Symbole sind erlaubt.
panel-colour = In diesem Zug nur Karten von { $country }.
panel-mixed = Karten aus verschiedenen Ländern sind erlaubt.
panel-head-player = Spieler, Gesetzeskarten
panel-head-stones = Steine: Vorrat, auf Karten, weg
panel-head-cards = Karten
panel-stones = { $hand } + { $cards } + { $out }
panel-at-most = höchstens { $points }
panel-laws = { $number ->
    [0] keine Gesetzeskarte
    [one] 1 Gesetzeskarte
   *[other] { $number } Gesetzeskarten
 }
panel-lying = Gesetzeskarten auf Länderkarten: { $number }.
panel-played = Gespielt:
panel-unseen = Noch ungesehen:
