# Events: what just happened

did-take = { $player } takes { $card } from the { $end ->
    [left] left
   *[right] right
 } end of row { $row }
stone-back = The stone of { $player } on it comes back to the own stones at hand
stone-freed = The stone on it goes back to { $owner }, and has to be paid for
got = { $player } takes the law card on it: “{ $law }”
got-hidden = { $player } takes the law card on it and alone looks at it
paid-slot-only = { $player } pays with the only own stone left, from { $spot }: it leaves the game
paid-reserve-only = { $player } pays with a stone at hand, since none lies on a card: it leaves the game
did-pay-reserve = { $player } pays with a stone at hand: it leaves the game
did-pay-slot = { $player } pays with the stone on { $spot }: it leaves the game
did-play = { $player } plays the law card “{ $law }”: { $kind ->
    [take_back_stone] a stone that had left the game is at hand again
    [three_symbols] three symbols are allowed in this turn
   *[different_colours] cards of different countries are allowed in this turn
 }
did-end-take = { $player } takes no more cards
did-place = { $player } places a stone on { $spot }
did-lift = { $player } lifts the stone from { $spot }
did-move = { $player } moves the stone from { $source } to { $target }
did-end-turn = { $player } places no stone
did-pass = { $player } can take no card and passes
nothing-to-take = { $player } can take nothing more in this turn
nothing-to-claim = { $player } can neither place a stone nor move one, and the turn is over
ended = The last card has been taken: the game is over
player-points = { $player } { $points }
scored = Final scoring: { $scores }

# What going back gives away

reveals-taken = { $player } has seen which law card lay there: “{ $law }”
reveals-hidden = { $player } has seen which law card lay there
reveals-played = Everybody has seen that { $player } held the law card “{ $law }”
reveals-shown = Everybody has seen who holds the law card “{ $law }”: { $players }
