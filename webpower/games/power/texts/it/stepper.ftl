# Il lettore di partite

jump-interim = Conteggio intermedio
chart-majorities = Maggioranze
chart-alliances = Alleanze
chart-chains = Catene
chart-what-if = E se…?
now-place = { $player } piazza o scambia.
now-place-last = { $player } piazza o passa.
now-more = { $player } può piazzare un secondo pezzo.
now-draw = { $player } pesca.
now-over = La partita è finita.
last-turns = Questi sono gli ultimi turni.
hidden-hand = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 }
head-player = giocatore e mano
head-supply = riserva (mon. + cons.)
supply = { $cloisters } + { $advisors }
head-scored = punti
unseen-cards = Non ancora viste:
open-cards = Carte scoperte:
piles = Mazzo: { $stack ->
    [one] 1 carta
   *[other] { $stack } carte
 }. Scarti: { $discard ->
    [one] 1 carta
   *[other] { $discard } carte
 }.

# Come si gioca la partita

options = { $variant ->
    [fast] Versione rapida
   *[standard] Regole standard
 }, { $vatican ->
    [yes] con il Vaticano
   *[no] senza il Vaticano
 }; { $joker ->
    [yes] una coppia jolly paga anche nelle nazioni che mostra
   *[no] una coppia jolly non paga nelle nazioni che mostra
 }
