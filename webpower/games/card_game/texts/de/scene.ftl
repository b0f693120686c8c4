# Die Karten als Bild

scene-title = Kardinal & König, das Kartenspiel
scene-card = { $spot }. { $country } hat { $all } Karten.{ $stone ->
    [0] {""}
   *[other] { " " }Auf dieser liegt ein Stein von { $owner }.
 }{ $law ->
    [0] {""}
   *[other] { " " }Auf dieser liegt verdeckt eine Gesetzeskarte.
 }
scene-lifted = { $card } { $owner } versetzt den Stein.
scene-gone = Reihe { $row }, Platz { $column }: genommen. { $owner } hat { $card }.
scene-head = { $country } hat { $all } Karten: { $left ->
    [0] In den Reihen liegt keine mehr.
    [one] In den Reihen liegt noch 1.
   *[other] In den Reihen liegen noch { $left }.
 }
scene-cards = { $player } hat { $number } der { $all } Karten von { $country }.
scene-land = { $player } hat { $number } der { $all } Karten von { $country } und bekommt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für das Land.
scene-symbols = Symbole: { $symbols }.
scene-symbols-score = Symbole: { $symbols }; dafür jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
scene-nothing = { $player } hat keine Karte von { $country }.
scene-route = { $player }: { $routes }; Punkte gibt es ab { $least }.
scene-chain = { $player }: { $routes }, jetzt { $points } Punkte für die Kette.
scene-chain-unscored = { $player }: { $routes }.
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
scene-laws-seen = Gesetzeskarten von { $player }: { $laws }.
scene-law = { $player } hat die Gesetzeskarte „{ $law }“.
scene-laws-of = Gesetzeskarten
scene-none = keine
scene-stones = { $player }: { $reserve ->
    [0] kein Stein im Vorrat
    [one] 1 Stein im Vorrat
   *[other] { $reserve } Steine im Vorrat
 }, { $cards } auf Karten, { $out } aus dem Spiel.
scene-times = { $number } × { $name }

scene-collections-title = Was die Spieler genommen haben
scene-country-title = Die Karten von { $country }
scene-points-land = Land
scene-points-symbols = Symbole

# Die Köpfe der Tabelle, vorgelesen und beim Zeigen

scene-head-ships = Schiffe: { $least } oder mehr sind eine Kette und bringen je einen Punkt
scene-head-carriages = Kutschen: { $least } oder mehr sind eine Kette und bringen je einen Punkt
scene-head-cards = Länderkarten insgesamt
scene-head-laws = Gesetzeskarten, verdeckt
scene-head-stones = Anrechtssteine: im Vorrat, auf Karten (gestrichelt), aus dem Spiel (durchgestrichen)

# Die Legende

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
   *[other] Platz { $first } bis { $last }: { $cards }.
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
scene-targets = Zur Auswahl: { $places }.
scene-at-reserve = die Steine von { $player } im Vorrat
scene-at-row = Reihe { $row }
scene-at-law = die Gesetzeskarte „{ $law }“
