# Der Nachspieler

jump-interim = Zwischenwertung
chart-majorities = Mehrheiten
chart-alliances = Bündnisse
chart-chains = Ketten
chart-what-if = Was wäre wenn
now-place = { $player } setzt oder tauscht.
now-place-last = { $player } setzt oder passt.
now-more = { $player } darf eine zweite Figur setzen.
now-draw = { $player } zieht Karten.
now-over = Das Spiel ist zu Ende.
last-turns = Das sind die letzten Züge.
hidden-hand = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
head-player = Name und Hand
head-supply = Klöster + Ratsherren übrig
supply = { $cloisters } + { $advisors }
head-scored = gewertet
unseen-cards = Noch nicht gesehen:
open-cards = Offene Karten:
piles = Stapel: { $stack ->
    [one] 1 Karte
   *[other] { $stack } Karten
 }. Ablage: { $discard ->
    [one] 1 Karte
   *[other] { $discard } Karten
 }.

# Wonach gespielt wird

options = { $variant ->
    [fast] Schnellere Variante
   *[standard] Standardregeln
 }, { $vatican ->
    [yes] mit dem Vatikan
   *[no] ohne den Vatikan
 }; { $joker ->
    [yes] ein Jokerpaar gilt auch in den Ländern, die es zeigt
   *[no] ein Jokerpaar gilt nicht in den Ländern, die es zeigt
 }
