# The stepper

jump-interim = Interim scoring
chart-majorities = Majorities
chart-alliances = Alliances
chart-chains = Road chains
chart-what-if = What if
now-place = { $player } places or exchanges.
now-place-last = { $player } places or passes.
now-more = { $player } may place a second piece.
now-draw = { $player } draws.
now-over = The game is over.
last-turns = These are the last turns.
hidden-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
head-player = player and hand
head-supply = cloisters + advisors left
supply = { $cloisters } + { $advisors }
head-scored = scored
unseen-cards = Not seen yet:
open-cards = Open cards:
piles = Stack: { $stack ->
    [one] 1 card
   *[other] { $stack } cards
 }. Discarded: { $discard ->
    [one] 1 card
   *[other] { $discard } cards
 }.

# What a game is played by

options = { $variant ->
    [fast] Faster variant
   *[standard] Standard rules
 }, { $vatican ->
    [yes] with the Vatican
   *[no] without the Vatican
 }; { $joker ->
    [yes] a joker pair pays in the countries it shows, too
   *[no] a joker pair does not pay in the countries it shows
 }
