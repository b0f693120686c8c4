# Das Bild der Karten

scene-title = Kardinal & König, das Kartenspiel
scene-card = { $spot }. { $country } hat { $all } Karten.{ $stone ->
    [0] {""}
   *[other] { " " }Darauf liegt ein Stein von { $owner }.
 }{ $law ->
    [0] {""}
   *[other] { " " }Darauf liegt verdeckt eine Gesetzeskarte.
 }
scene-lifted = { $card } { $owner } versetzt den Stein gerade.
scene-gone = Reihe { $row }, Platz { $column }: genommen. { $owner } hat { $card }.
scene-head = { $country } hat { $all } Karten: { $left ->
    [0] keine liegt mehr in den Reihen.
    [one] 1 liegt noch in den Reihen.
   *[other] { $left } liegen noch in den Reihen.
 }
scene-cards = { $player } hat { $number } der { $all } Karten von { $country }.
scene-land = { $player } hat { $number } der { $all } Karten von { $country }, das sind jetzt { $points } Punkte.
scene-symbols = Symbole: { $symbols }.
scene-symbols-score = Symbole: { $symbols }; dafür jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
scene-nothing = { $player } hat keine Karte von { $country }.
scene-route = { $player } hat { $routes }; ab { $least } gibt es Punkte.
scene-chain = { $player } hat { $routes } und bekommt für die Kette jetzt { $points } Punkte.
scene-chain-unscored = { $player } hat { $routes }.
scene-total = { $player } hat { $number ->
    [0] keine Länderkarte
    [one] 1 Länderkarte
   *[other] { $number } Länderkarten
 } genommen.
scene-laws = { $player } hat { $number ->
    [0] keine Gesetzeskarte.
    [one] 1 Gesetzeskarte, verdeckt.
   *[other] { $number } Gesetzeskarten, verdeckt.
 }
scene-laws-seen = { $player } hat diese Gesetzeskarten: { $laws }.
scene-law = { $player } hat die Gesetzeskarte „{ $law }“.
scene-laws-of = Gesetzeskarten
scene-none = keine
scene-stones = { $player }: { $reserve ->
    [0] kein Stein im Vorrat
    [one] 1 Stein im Vorrat
   *[other] { $reserve } Steine im Vorrat
 }, { $cards } auf Karten, { $out } aus dem Spiel.
scene-times = { $number } × { $name }

scene-collections-title = Was alle genommen haben
scene-country-title = Die Karten von { $country }
scene-points-land = Länder
scene-points-symbols = Symbole

# Die Köpfe der Tabelle, vorgelesen und beim Daraufzeigen

scene-head-ships = Schiffe: { $least } oder mehr sind eine Kette und zählen, so viele es sind
scene-head-carriages = Kutschen: { $least } oder mehr sind eine Kette und zählen, so viele es sind
scene-head-cards = Länderkarten im Ganzen
scene-head-laws = Verdeckte Gesetzeskarten
scene-head-stones = Steine: im Vorrat, auf Karten (gestrichelt), aus dem Spiel (ein Kreuz)

# Was die Zeichen bedeuten

scene-key-law = Gesetzeskarte, verdeckt
scene-key-hand = Stein im Vorrat
scene-key-away = Stein auf einer Karte
scene-key-out = Stein aus dem Spiel
scene-key-most = am meisten, mit Punkten
scene-key-less = weniger, mit Punkten

# In Worten

scene-describe-row = Reihe { $row }: { $number ->
    [0] leer.
    [one] Platz { $first }: { $cards }.
   *[other] Plätze { $first } bis { $last }: { $cards }.
 }
scene-describe-card = { $card }{ $stone ->
    [0] {""}
   *[other] { " " }unter einem Stein von { $owner }
 }{ $law ->
    [0] {""}
   *[other] { " " }mit einer verdeckten Gesetzeskarte
 }
scene-describe-played = Gespielte Gesetzeskarten: { $laws }.
scene-last = Markiert: { $places }.
scene-targets = Zur Wahl: { $places }.
scene-at-reserve = die Steine im Vorrat von { $player }
scene-at-row = Reihe { $row }
scene-at-law = die Gesetzeskarte „{ $law }“
