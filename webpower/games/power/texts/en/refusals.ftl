# Refusals: what is wrong, where, and why in this position

vatican-placed = { $player } has placed in the Vatican, and such a turn places nothing else
two-placed = { $player } has placed two pieces, and a turn places no more
one-in-empty = { $first } held no cloister when the turn started, so one cloister is all that { $player } may place
other-country = { $player } has placed in { $first }, and all pieces of a turn go into one country, so none goes into { $country }
no-cloister-left = { $player } has no cloister left in the supply
no-advisor-left = { $player } has no advisor left in the supply
site-taken = { $site } already holds a cloister of { $owner }
empty-at-start = { $country } held no cloister when the turn started, so it takes no advisor in this turn
no-cloisters = { $country } holds no cloister, and a country without cloisters takes no advisor
no-room = { $country } has { $advisors ->
    [one] 1 advisor
   *[other] { $advisors } advisors
 } and the strongest player there has { $cloisters ->
    [one] 1 cloister
   *[other] { $cloisters } cloisters
 }, so there is no room for another
no-vatican = this game is played without the Vatican
board-placed = { $player } has placed on the board, and a turn that does so places nothing in the Vatican
arms-taken = the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table already hold an advisor of { $owner }
column-used = { $player } already has an advisor in this column of the { $table ->
    [council] Council
   *[cloister] Cloister
 } table, on the arms of { $held }
own-pair = two { $card } cards show { $country } themselves, and a joker pair pays only in the countries it does not show
cards-missing = { $player } would have to pay { $needed ->
    [one] one { $card } card
    [2] two { $card } cards
   *[other] { $needed } { $card } cards
 } and holds { $held ->
    [0] none
    [one] one
    [2] two
   *[other] { $held }
 }
nothing-to-exchange = no card can be drawn any more, so { $player } can't exchange one: in the last turns a player places or passes
not-in-hand = { $player } has no { $card } card to give away
not-open = no { $card } card lies open
no-pass-yet = passing is for the last turns: as long as cards are drawn, a player who does not place exchanges a card
placing-in-draw = { $player } has to draw now; the placing of this turn is over
exchange-in-more = { $player } has placed a piece this turn and does not exchange as well
exchange-in-draw = { $player } has to draw now and does not exchange
pass-in-more = { $player } has placed a piece: a second one, or stop
pass-in-draw = { $player } has to draw now and does not pass
stop-in-place = { $player } has not placed anything yet, so there is nothing to stop
stop-in-draw = { $player } is drawing; the placing is already over
draw-in-place = { $player } first places or gives a card away and draws after that
draw-in-more = { $player } draws once the placing is over: a second piece, or stop
over-stack = the game is over: the stack ran out twice and the last turns have been played
over-board = the game is over: nobody can place a piece any more

# Payments that no rule allows

pay-nothing = { $act ->
    [vatican] an advisor on the arms of { $country } has to be paid for: two cards of a kind that does not show it
   *[other] a piece in { $country } has to be paid for: one card that shows it, or two of a kind
 }
pay-wrong-card = one { $card } card does not show { $country } and does not pay for a piece there
pay-two-kinds = two cards pay as a joker pair only if they are of the same kind, and these are { $cards }
pay-too-many = { $number } cards are too many for a piece: { $act ->
    [vatican] two of a kind pay for it in the Vatican
   *[other] one card of the country or two of a kind pay for it
 }
pay-vatican-single = an advisor in the Vatican is paid by a joker pair, not by a single card
no-such-arms = there are no arms { $arms } in the Vatican: it has those of the paired countries, council/… and cloister/…
