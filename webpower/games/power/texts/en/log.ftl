# Events: what just happened

did-cloister = { $player } places a cloister in { $site }, { $country }, for { $paid }
did-advisor = { $player } places an advisor in { $country } for { $paid }
did-vatican = { $player } places an advisor on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table of the Vatican for { $paid }
promise-cloister = In the final scoring the cloister points of { $player } in { $country } count twice
promise-council = In the final scoring, while { $player } has or shares the most advisors in { $country }, each advisor there counts 2 for { $player } in every alliance that { $player } scores
did-stop = { $player } places no second piece
did-exchange = { $player } gives one { $card } card away to exchange it
did-draw-stack = { $player } draws a card from the stack: { $card }
did-draw-hidden = { $player } draws a card from the stack
did-draw-open = { $player } takes the open { $card } card
did-pass = { $player } passes
paid-one = one { $card } card
paid-pair = two { $card } cards
turned-up = { $number ->
    [one] { $cards } is turned up
   *[other] { $cards } are turned up
 }
player-points = { $player } { $points }
ran-out-first = The stack has run out for the first time
scored-interim = Interim scoring of the cloisters: { $scores }
shuffled-again = The discard pile is shuffled into a new stack of { $cards } cards
ran-out-second = The stack has run out for the second time: no card is drawn any more, and { $turns ->
    [0] the game ends with this turn
    [one] { $final } takes one more turn
   *[other] the players up to { $final } take one more turn each
 }
ended-stack = The game is over
ended-board = Nobody can place a piece any more: the game is over
scored-final = Final scoring: { $scores }

# What going back gives away

reveals-drawn = { $player } has seen which card came from the stack: { $card }
reveals-hidden = { $player } has seen which card came from the stack
reveals-turned-up = Everybody has seen { $number ->
    [one] which card was turned up: { $cards }
   *[other] which cards were turned up: { $cards }
 }
reveals-shuffled = The { $cards } cards of the second stack have been shuffled, and the same cards come in the same order again
