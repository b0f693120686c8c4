# Questions: what is asked, what leads people astray, and the way to the answer

q-topic-ends = Taking cards
q-topic-stones = Claiming stones
q-topic-lands = Cards of a country
q-topic-symbols = Symbols
q-topic-routes = Ships and carriages
q-topic-card-total = The whole score

q-yes = Yes
q-count = { $player } { $cards }
q-has-points = { $player } { $points }
q-law = “{ $law }”
q-turn-so-far = { $number ->
    [0] In this turn { $player } has taken { $cards }.
   *[other] In this turn { $player } has played { $laws } and taken { $cards }.
 }

# Taking: which cards can be taken next

q-takable = Which cards may { $player } take next, without playing a law card? Mark all of them.
q-takable-hint-1 = Only the first and the last card of each row can be taken.
q-takable-hint-2 = { $mixed ->
    [0] The card has to be of { $country }. Its symbols are added to the { $symbols } taken so far, and { $limit } is the limit.
   *[other] The card can be of any country. Its symbols are added to the { $symbols } taken so far, and { $limit } is the limit.
 }
q-takable-so = { $mixed ->
    [0] At the ends, of { $country } and within the limit of { $limit } symbols: { $spots }
   *[other] At the ends, of any country and within the limit of { $limit } symbols: { $spots }
 }
q-takable-none = { $player } has cards to take: look at the ends of the rows again
q-takable-stone = { $own ->
    [0] All of these can be taken, and one more: a stone of somebody else does not protect a card from { $player }, who has a stone to pay with
   *[other] All of these can be taken, and one more: { $player } may take cards under own stones
 }
q-takable-free = All of these can be taken, and one more: the limit is about symbols, and a card without a symbol is always within it
q-takable-more = All of these can be taken, but { $number ->
    [one] one card is
   *[other] { $number } cards are
 } missing
q-take-middle = { $spot } does not lie at an end of its row

# Taking: whether a card can be taken, or why not

q-may = May { $player } take { $spot } next, without playing a law card?
q-may-hint-1 = Look at the place of the card first, then at its country.
q-may-hint-2 = Then add the circle symbols of the card to those taken in this turn: { $limit } are allowed. Ships and carriages are no symbols. Last, is there a stone on it?
q-may-so = Yes: it lies at an end, its country fits, and with { $card } no more than { $limit } symbols are taken
q-take-no-end = No: it does not lie at an end of its row
q-take-no-country = No: its country does not fit what has been taken
q-take-no-symbols = No: that would be too many symbols
q-take-no-stone = No: there is no stone to pay with for it
q-take-no-law = No: a law card lies on it
q-take-not-end = It does lie at an end: nothing is left of its row on one side of it
q-take-not-country = { $mixed ->
    [0] It is of { $country }, as the cards of this turn have to be
   *[other] With “Different colours” cards of any country may be taken in this turn
 }
q-take-not-symbols = { $player } has taken { $symbols } and it would add { $brings }: that makes { $sum }, and the limit is { $limit }. Ships and carriages do not count
q-take-not-stone = { $whose ->
    [nobody] No stone lies on it
    [own] It is a stone of { $player }, which simply goes back to the reserve
   *[other] The stone of { $owner } has to be paid for, but { $player } has { $left ->
        [one] a stone
       *[other] stones
    } left to pay with
 }
q-take-not-law = A law card forbids nothing: whoever takes the land card gets it

# Taking: how many cards a turn can take

q-most = { $player } begins the turn with { $spot }. How many cards can { $player } take in this turn at most, that one counted and without playing a law card?
q-most-hint-1 = Every further card has to be of { $country } and lie at an end when it is taken.
q-most-hint-2 = Each card that is taken uncovers the one behind it. The limit is { $limit } symbols; cards without a symbol are always within it.
q-most-so = { $cards }: { $number } cards with { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
 } together, and no longer way can be found
q-most-at-once = You have counted the cards that lie at the ends now. A card that comes to an end during the turn may be taken as well
q-most-stop = After { $limit } symbols a card without a symbol may still follow
q-most-one = There are more cards of { $country } to be had in this turn
q-most-two = The limit is { $limit } symbols, not { $limit } cards
q-most-symbols = That would be more than { $limit } symbols
q-most-ends = All cards of { $country } at the ends together have too many symbols
q-most-rows = That is how many cards of { $country } lie in the rows, but not all of them can be reached or are within the limit

# Stones: what is left

q-left = { $player } takes { $spots }{ $paid ->
    [none] .
    [hand] { " " }and pays with { $others ->
        [one] a stone
       *[other] stones
    } from the reserve.
    [cards] { " " }and pays with { $others ->
        [one] a stone that lies on another card.
       *[other] stones that lie on other cards.
    }
   *[both] { " " }and pays with one stone from the reserve and one that lies on another card.
 } { $where ->
    [hand] How many stones does { $player } have in reserve then?
   *[cards] How many stones of { $player } lie on cards then?
 }
q-left-hint-1 = Whose { $number ->
    [one] is the stone on the card?
   *[other] are the stones on the cards?
 } A stone goes back to the reserve of its owner as soon as its card is taken.
q-left-hint-2 = { $others ->
    [0] Nobody has to be paid for a card under an own stone.
   *[other] For each card under a stone of somebody else one own stone leaves the game.
 }
q-left-so-own = { $own ->
    [one] The own stone goes
   *[other] The own stones go
 } back to the reserve of { $player }
q-left-so-others = { $others ->
    [one] The stone of { $owners } goes back, and one stone of { $player } leaves the game
   *[other] The stones of { $owners } go back, and { $others } stones of { $player } leave the game
 }
q-left-so = { $where ->
    [hand] In reserve: { $was } before, { $right } then
   *[cards] On cards: { $was } before, { $right } then
 }
q-left-before = That is how many there were before the taking
q-left-own-stays = The stone of { $player } on the card that is taken does not leave the game: it goes back to the reserve
q-left-free = { $others ->
    [one] The card under a stone of somebody else has its price: one own stone leaves the game
   *[other] Each card under a stone of somebody else has its price: one own stone for each
 }
q-left-all = That is how many stones { $player } has in the game, in reserve and on cards together
q-left-elsewhere = { $where ->
    [hand] That many lie on cards; asked are those in reserve
   *[cards] That many lie in reserve; asked are those on cards
 }
q-left-one-more = That is one too many: follow every stone that moves

# Stones: what can be done

q-claim = { $number ->
    [0] { $player } has taken cards in this turn.
   *[other] { $player } takes { $spots }{ $paid ->
        [none] { "" }
        [hand] { " " }and pays with a stone from the reserve
       *[cards] { " " }and pays with a stone that lies on another card
    }, and no other card in this turn.
 } What can { $player } do with stones now, without a law card?
q-claim-place = Place a stone, but not move one
q-claim-move = Move a stone, but not place one
q-claim-either = Place a stone or move one, whichever seems better
q-claim-neither = Neither place nor move a stone
q-claim-hint-1 = Count the stones of { $player } in reserve and on cards. No more than { $cap } may lie on cards at once.
q-claim-hint-2 = Who can place a stone can't move one instead. Moving is for those who can't place.
q-claim-stones = { $player } has { $reserve } in reserve and { $cards } on cards, and { $cap } may lie there at once
q-claim-so-place = So { $player } can place one, and as long as that is so none is moved
q-claim-so-move = So { $player } can't place one, but may move one that lies on a card
q-claim-so-neither = So { $player } has no stone to place or to move
q-claim-no-stone = No stone of { $player } lies on a card, so there is none to move
q-claim-can-place = There is a stone in reserve, and { $cards } on cards { $cards ->
    [one] is
   *[other] are
 } fewer than { $cap }
q-claim-can-move = Who can't place a stone may move one that lies on a card, and { $player } has { $cards } there

# Stones: where they may lie

q-where = { $player } has taken cards. May { $player } place a stone on { $spot } now, without a law card?
q-where-hint-1 = A stone may lie on any card in the rows that has none.
q-where-hint-2 = Then look at the stones: is there one in reserve, and do fewer than { $cap } of them lie on cards?
q-where-so = Yes: { $card } lies in a row without a stone, and there is a stone to place
q-where-no-stone = No: a stone lies on it
q-where-no-middle = No: it does not lie at an end of its row
q-where-no-law = No: a law card lies on it
q-where-no-reserve = No: there is no stone in reserve
q-where-no-cap = No: too many stones lie on cards already
q-where-not-stone = No stone lies on this card
q-where-not-middle = Cards are taken from the ends, but stones may be placed anywhere in the rows
q-where-not-law = A law card on it does not matter
q-where-not-reserve = { $player } has { $reserve } in reserve
q-where-not-cap = { $cards } on cards { $cards ->
    [one] is
   *[other] are
 } fewer than { $cap }, which may lie there at once

# Land: who has the most

q-counting = Cards of { $country }: { $counts }
q-leader = The game is over. Who has the most cards of { $country } and so scores { $all } for them?
q-leader-hint-1 = Count the cards of { $country }, player by player.
q-leader-hint-2 = Whoever reaches the highest number is first; several players can be.
q-leader-so = { $number ->
    [one] So { $players } is first in { $country }
   *[other] So { $players } share the first place in { $country }
 }
q-leader-tie = { $player } is not alone with { $most }: players with equal numbers score the same
q-leader-near = Close is not equal: with { $less } one is behind whoever has { $most }
q-leader-second = That is second: with { $less } there is somebody ahead, with { $most }
q-leader-symbols = { $number ->
    [one] { $players } has
   *[other] { $players } have
 } the most symbols there, but the cards themselves are what counts for land
q-leader-all-over = { $players } may have the most cards of all. Here only those of { $country } count
q-leader-less = { $player } has { $less }, and somebody has { $most }

# Land: what the cards score

q-points = The game is over. How many points for land does { $player } get in { $country }?
q-points-hint-1 = Count everybody's cards of { $country }. Who has more of them than { $player }?
q-points-hint-2 = Who has the most scores a point for every card that the country has: the number that stands on each of its cards.
q-points-hint-3 = Who has fewer scores as many points as somebody with the next higher number has cards. In a tie nothing is divided.
q-points-first = { $player } has the most, and scores a point for every card of { $country }: { $points }
q-points-below = The next higher number of cards is { $points }, and so many points does { $player } score
q-points-tied = { $players } have equally many, and each of them scores in full
q-points-as-first = Only the most cards score all { $all }; { $player } is behind somebody
q-points-added = { $players } have the next higher number. It counts once and is not added up
q-points-difference = The difference does not count: the next higher number itself does
q-points-leader = What counts is the next higher number above { $player }, not that of the first
q-points-shared = A tie is not divided: each of { $players } scores the whole number
q-points-own = { $own } is how many cards { $player } has. { $rank ->
    [1] The most cards score all cards of the country
   *[other] The next higher number is what they score
 }
q-points-others = The own cards count as well: the most score every card of { $country }
q-points-upside-down = It is the other way round: the smaller numbers score the next higher one, and the most cards score all
q-points-taken = { $left } more of { $country } lie in the rows, and they count too: { $all } stands on each card
q-points-symbols = Symbols are scored by themselves; for land only cards count
q-points-nothing = Whoever has a card of { $country } scores something for it

# Land: one more card

q-more = { $taker } takes one more card of { $country }. If it were scored right after that, how many points for land would { $player } get there?
q-more-hint-1 = Imagine the card with those of { $taker }, and count anew.
q-more-hint-2 = Is { $player } first then? That gives { $all }. Otherwise the next higher number counts, and that may be one that has just grown.
q-more-before = { $before } is what { $country } gives to { $player } without the new card
q-more-plus-one = One card more is not always one point more: count what everybody has then
q-more-minus-one = It does not go down by one: count what everybody has then
q-more-change = That is the gain. Asked is what { $country } gives then, with the { $before } of before in it
q-more-counted = With one more card for { $taker }

# Symbols: the best family

q-symbols = { $player } { $symbols }
q-no-symbol = none
q-symbols-counting = Symbols in { $country }: { $counts }
q-best = What is the largest number of symbols of one family that { $player } has in { $country }?
q-best-hint-1 = Add up each family by itself: a card can bear two symbols.
q-best-hint-2 = The largest of these numbers is what counts.
q-best-so = So the largest number of one family is { $right }
q-best-together = These are all symbols of { $player } there; families are not added up
q-best-cards = That is the number of cards with the family. A card with the symbol twice counts two
q-best-smaller = { $player } has more of another family
q-best-families = That is how many families { $player } has there; count the symbols of each
q-best-all-cards = That is how many cards { $player } has there; count symbols
q-best-other = That is the largest number of all players; asked is that of { $player }
q-best-again = That is one too many: count again, one family at a time

# Symbols: who scores

q-scorers = The game is over. Who scores for the symbols of { $country }?
q-scorers-hint-1 = Find for every player the largest number of symbols of one family in { $country }.
q-scorers-hint-2 = Whoever has the largest of these numbers scores. It need not be the same family for all.
q-scorers-so = The largest number of one family is { $most }, and { $number ->
    [one] { $players } has it and scores
   *[other] { $players } have it and each of them scores
 }
q-scorers-together = { $number ->
    [one] { $players } has
   *[other] { $players } have
 } the most symbols of all families together. But each family is counted by itself
q-scorers-tie = { $players } is not the only one with so many: in a tie everyone scores
q-scorers-cards = { $number ->
    [one] { $players } has
   *[other] { $players } have
 } the most cards of { $country }; here symbols count
q-scorers-near = One less is not enough: only the largest number scores, and there is no second place
q-scorers-any = To have symbols is not enough: only the largest number of one family scores
q-scorers-less = { $players } has { $less } of one family at most, and somebody has more
q-scorers-family = The families need not be the same: as many of another family score, too

# Symbols: what they score

q-symbol-points = The game is over. How many points for symbols does { $player } get in { $country }?
q-symbol-points-hint-1 = What is the largest number of symbols of one family that { $player } has in { $country }?
q-symbol-points-hint-2 = If nobody has a larger one, { $player } scores that number, once. If somebody has, { $player } scores nothing.
q-symbol-points-so = Nobody has more than { $most } of one family, so { $player } scores { $most }
q-symbol-points-none = { $player } has { $own } of one family at most and somebody has { $most }, so there is nothing for { $player }
q-symbol-points-once = To have the largest number in several families brings the points only once
q-symbol-points-together = Families are not added up: the largest number of one of them counts
q-symbol-points-second = { $player } has { $own } of one family, but somebody has more, and there is no second place
q-symbol-points-others = That is the largest number, but { $player } does not have it
q-symbol-points-shared = A tie is not divided: each of { $players } scores the whole number
q-symbol-points-tied = In a tie everyone scores: { $players } have the largest number together
q-symbol-points-all = Those are everybody's symbols; only the largest number of one family counts
q-symbol-points-land = That is what the cards score as land; symbols are scored by themselves
q-symbol-points-cards = That is how many cards { $player } has there; count symbols

# Ships and carriages

q-routes = The game is over. How many points do ships and carriages give to { $player }?
q-routes-hint-1 = The columns with the ship and with the carriage tell how many { $player } has, of all countries together.
q-routes-hint-2 = Look at each of the two by itself: { $least } or more score their number, fewer score nothing.
q-routes-step = { $scores ->
    [1] { $player } has { $number } { $route ->
        [ship] ships
       *[carriage] carriages
    }: enough, and each of them is a point
   *[other] { $player } has { $number } { $route ->
        [ship] { $number ->
            [one] ship
           *[other] ships
        }
       *[carriage] { $number ->
            [one] carriage
           *[other] carriages
        }
    }: too few, so nothing
 }
q-routes-so = That makes { $points }
q-routes-together = Ships and carriages are not added up: each needs { $least } of its own
q-routes-larger = You have looked at the larger number only
q-routes-smaller = You have looked at the smaller number only
q-routes-five = { $least } is what it takes at least; then every ship, or every carriage, is a point
q-routes-nothing = There is a number of { $least } or more, and it scores
q-routes-beyond = From { $least } on all of them count, not only those beyond
q-routes-one = It is a point for each ship, or each carriage, and not one for the chain

q-route-scorers = The game is over. Who scores for { $route ->
    [ship] ships?
   *[carriage] carriages?
 }
q-route-scorers-hint-1 = Find the column with the { $route ->
    [ship] ship.
   *[carriage] carriage.
 }
q-route-scorers-hint-2 = It is no contest: whoever has { $least } or more scores.
q-route-counting = { $route ->
    [ship] Ships: { $counts }
   *[carriage] Carriages: { $counts }
 }
q-route-scorers-so = { $number ->
    [one] { $players } has
   *[other] { $players } have
 } at least { $least }
q-route-scorers-most = There is no majority here: everybody who has { $least } or more scores
q-route-scorers-any = Fewer than { $least } score nothing
q-route-scorers-four = One less than { $least } is not enough
q-route-scorers-other = You have looked at the { $route ->
    [ship] carriages
   *[carriage] ships
 }

q-gain = { $player } takes { $spots }. How many points more do the ships and carriages of { $player } give then?
q-gain-hint-1 = How many ships and carriages does { $player } have before and after it?
q-gain-hint-2 = Below { $least } they score nothing at all; the step to { $least } is the largest one.
q-gain-so = Points before: { $before }. Points then: { $after }
q-gain-each = A ship or carriage more is a point more only for those who had { $least } or more before it
q-gain-all = That is what they give in all. Asked is how much more it is than before
q-gain-nothing = Look again: a number reaches { $least } or grows beyond it
q-gain-five = It is { $least } points more only if there were too few before and just { $least } now
q-gain-together = That is how many signs there are then; those of a number below { $least } score nothing
q-gain-own = That is how many there are of that sign then; look at what they gave before, and whether they are enough

# The whole score

q-shows = { $laws ->
    [one] { $player } shows one law card “Minus two”
   *[other] { $player } shows { $laws } law cards “Minus two”
 }
q-shown = { $shown }.
q-given-land = The land has brought { $lands } points to { $player }.
q-given-symbols = The symbols have brought { $symbols } points to { $player }.
q-given-subtotals = Points for land, symbols, ships and carriages: { $counts }.
q-given-totals = All points have been added up: { $counts }.
q-total = The game is over. How many points does { $player } have in the end?
q-total-hint-1 = Add four things up: land, symbols, ships and carriages; last, take off what law cards cost.
q-total-hint-2 = { $least } or more ships score their number, { $least } or more carriages theirs. Each “Minus two” costs two points.
q-total-so-lands = Land: { $lands }
q-total-so-symbols = Symbols: { $symbols }
q-total-so = { $number ->
    [0] { $lands } + { $symbols } + { $routes } = { $total }
   *[other] { $lands } + { $symbols } + { $routes }, less 2 for each “Minus two”, is { $total }
 }
q-total-no-routes = The ships and carriages are missing
q-total-short = Fewer than { $least } ships, or carriages, score nothing
q-total-no-laws = { $number ->
    [one] The law card has not been taken off
   *[other] The law cards have not been taken off
 }
q-total-once = Each of the law cards costs two points
q-total-no-symbols = The symbols are missing
q-total-subtotal = That is the subtotal of land and symbols: there is more to come

q-winner = The game is over. Who wins?
q-winner-hint-1 = Each law card “Minus two” costs two points, if somebody shows one.
q-winner-hint-2 = The most points win. In a tie the most land cards decide, in the column with the two cards; if these are equal, too, nobody wins.
q-winner-totals = Points in the end: { $counts }
q-winner-cards-decide = Land cards of those who are tied: { $counts }
q-winner-so = { $number ->
    [0] They are equal in that, too, so nobody wins
    [one] So { $players } wins
   *[other] So { $players } win
 }
q-winner-laws = You have not taken off what the law cards cost
q-winner-tied = They have equally many points, but they don't win together: the number of land cards decides
q-winner-nobody = Somebody does win: the most points, and in a tie the most land cards among those tied
q-winner-lands = The most points for land alone do not win
q-winner-cards = The number of land cards decides only between those who have the most points
q-winner-one = { $who } is tied with somebody, and does not have more land cards
q-winner-less = { $who } has { $less } points in the end, and somebody has { $most }
