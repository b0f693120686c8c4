# Refusals: what is wrong, where, and why in this position

row-empty = row { $row } has no card left
last-in-row = row { $row } has one card left, and it is taken at the left end
other-country = { $player } has taken { $first } in this turn, and every further card has to be of that country, which { $card } in row { $row } is not
uncovered = { $card } in row { $row } was not at an end when the turn of { $player } began, and only such cards are taken in this game
limit-reached = { $player } has taken { $taken } symbols in this turn, and in this game no card at all is taken after { $limit }
too-many-symbols = { $player } has taken { $taken ->
    [0] no symbol
    [one] 1 symbol
   *[other] { $taken } symbols
 } in this turn and may have { $limit }; { $card } in row { $row } brings { $symbols ->
    [one] 1 more
   *[other] { $symbols } more
 }
no-stone-to-pay = { $card } in row { $row } lies under a stone of { $owner }, and { $player } has no stone left to pay for it
reserve-empty = { $player } has no stone at hand to pay with
not-own-paid = { $player } has no stone in row { $row }, column { $column } to pay with
law-not-held = { $player } does not hold the law card “{ $law }”
law-never-played = the law card that costs points is never played: { $player } keeps it for the scoring
none-removed = no stone of { $player } has left the game, so there is none to take back
three-already = { $player } may take three symbols in this turn already, and a second such law card adds nothing
three-too-late = { $player } takes no card any more in this turn, so three symbols are of no use
mixed-already = { $player } may take cards of different countries in this turn already
mixed-too-late = { $player } takes no card any more in this turn, so different countries are of no use
no-stone-to-place = { $player } has no stone at hand to place
cap-reached = { $player } has { $cap } stones on cards, and no more may lie there at once
lifted-there = { $player } has lifted the stone from row { $row }, column { $column } and puts it on another card
card-gone = { $card } of row { $row }, column { $column } has been taken by { $owner }, and stones go on cards in the rows only
stone-there = a stone of { $owner } lies on { $card } in row { $row }, column { $column }, and a card holds one stone
may-place = { $player } can still place a stone, and as long as that is so none is moved
no-target = every card in the rows holds a stone, so there is no other card to move one to
not-own-moved = { $player } has no stone in row { $row }, column { $column } to move
card-to-take = { $player } can take a card, and only who can take none passes
pay-first = { $player } has to pay first: one own stone leaves the game for the card that lay under a stone of another player
lifted-first = { $player } has lifted a stone and first puts it on another card
nothing-to-pay = { $player } has taken no card that a stone has to be paid for
taking-over = { $player } takes no more cards in this turn
take-first = { $player } has to take a card first
claim-before-take = { $player } first takes cards; stones are placed and moved after that
claim-in-more = { $player } is still taking cards; stones are placed and moved once that has been ended
end-in-more = { $player } is still taking cards; that is ended first, and then the turn
has-taken = { $player } has taken a card in this turn and does not pass
over = the game is over: the last card has been taken
