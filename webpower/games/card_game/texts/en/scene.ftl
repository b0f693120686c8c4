# The picture of the cards

scene-title = Kardinal & König, the card game
scene-card = { $spot }. { $country } has { $all } cards.{ $stone ->
    [0] {""}
   *[other] { " " }A stone of { $owner } lies on it.
 }{ $law ->
    [0] {""}
   *[other] { " " }A law card lies face down on it.
 }
scene-lifted = { $card } { $owner } is moving the stone.
scene-gone = Row { $row }, column { $column }: taken. { $owner } has { $card }.
scene-head = { $country } has { $all } cards: { $left ->
    [0] none is left in the rows.
    [one] 1 is left in the rows.
   *[other] { $left } are left in the rows.
 }
scene-cards = { $player } has { $number } of the { $all } cards of { $country }.
scene-land = { $player } has { $number } of the { $all } cards of { $country } and scores { $points } for land now.
scene-symbols = Symbols: { $symbols }.
scene-symbols-score = Symbols: { $symbols }; { $points ->
    [one] 1 point
   *[other] { $points } points
 } for them now.
scene-nothing = { $player } has no card of { $country }.
scene-route = { $player } has { $routes }; { $least } score.
scene-chain = { $player } has { $routes } and scores { $points } for the chain now.
scene-chain-unscored = { $player } has { $routes }.
scene-total = { $player } has taken { $number ->
    [0] no land card.
    [one] 1 land card.
   *[other] { $number } land cards.
 }
scene-laws = { $player } has { $number ->
    [0] no law card.
    [one] 1 law card, face down.
   *[other] { $number } law cards, face down.
 }
scene-laws-seen = { $player } has the law cards { $laws }.
scene-law = { $player } has the law card “{ $law }”.
scene-laws-of = Law cards
scene-none = none
scene-stones = { $player }: { $reserve ->
    [0] no stone at hand
    [one] 1 stone at hand
   *[other] { $reserve } stones at hand
 }, { $cards } on cards, { $out } out of the game.
scene-times = { $number } × { $name }

scene-collections-title = What the players have taken
scene-country-title = The cards of { $country }
scene-points-land = land
scene-points-symbols = symbols

# The heads of the table, read aloud and on hover

scene-head-ships = Ships: { $least } or more are a chain and score their number
scene-head-carriages = Carriages: { $least } or more are a chain and score their number
scene-head-cards = Land cards in all
scene-head-laws = Law cards face down
scene-head-stones = Claiming stones: at hand, on cards (dashed), out of the game (crossed)

# The key

scene-key-law = law card, face down
scene-key-hand = stone at hand
scene-key-away = stone on a card
scene-key-out = stone out of the game
scene-key-most = the most, and its points
scene-key-less = fewer, and their points

# In words

scene-describe-row = Row { $row }: { $number ->
    [0] empty.
    [one] column { $first }: { $cards }.
   *[other] columns { $first } to { $last }: { $cards }.
 }
scene-describe-card = { $card }{ $stone ->
    [0] {""}
   *[other] { " " }under a stone of { $owner }
 }{ $law ->
    [0] {""}
   *[other] { " " }with a law card face down
 }
scene-describe-played = Law cards played: { $laws }.
scene-last = Marked: { $places }.
scene-targets = To pick: { $places }.
scene-at-reserve = the stones of { $player } at hand
scene-at-row = row { $row }
scene-at-law = the law card “{ $law }”
