# Questions about cards and chance, and the picture of the cards that goes with them

q-topic-chances = Cards and chance

card-picture-title = The cards as { $player } knows them
card-picture-deck = in this game
card-picture-hand = hand of { $player }
card-picture-open = open
card-picture-discard = discarded
card-picture-known = taken openly by { $player }
card-picture-unseen = not seen
card-picture-piles = Face down: { $stack } in the stack, { $hidden } hidden in the other hands.
card-picture-row = { $row }: { $cells }.
card-picture-cell = { $card } { $number }

q-blind = Every card that { $player } has not seen is as likely as any other to lie on top of the stack.

# Cards not seen

q-unseen = How many { $card } cards has { $player } not seen?
q-unseen-hint-1 = How many { $card } cards are in this game? That is the first row.
q-unseen-hint-2 = Take off all whose place is known: in the own hand, open, discarded, and taken openly by others, who have not played them yet.
q-unseen-known = { $others ->
    [one] A card that another player took openly, and still has, has been seen.
   *[other] { $others } cards that others took openly, and still have, have been seen.
 }
q-unseen-hand = The own hand has been forgotten: { $player } has { $own } of these cards.
q-unseen-open = The open cards have been forgotten: { $lying ->
    [one] 1 of them is of this kind.
   *[other] { $lying } of them are of this kind.
 }
q-unseen-discard = The discard pile has been forgotten: everybody has seen the { $discarded } cards of this kind that lie there.
q-unseen-deck = That is how many there are in this game. Some of them have been seen.
q-unseen-removed = With { $players } players { $removed ->
    [one] one card
   *[other] { $removed } cards
 } of each kind left the game before it began. The first row has them off already.
q-unseen-all = That is how many cards of all kinds together have not been seen.
q-unseen-so = There are { $deck } { $card } cards in this game, and the place of { $known } is known, so { $number } have not been seen

# The next card

q-top = What is the chance that the next card from the stack shows { $card }?
q-top-hint-1 = Count all cards that { $player } has not seen. Each of them may be the next one.
q-top-hint-2 = How many of these show { $card }? That number goes above the line of the fraction.
q-top-stack = The { $number } cards need not all be in the stack: { $hidden } of the cards not seen are hidden in other hands. So divide by all { $all } that have not been seen.
q-top-hand = The own cards have been counted as well. They can't come from the stack any more.
q-top-open = The open cards have been counted as well. They lie on the table and can't come from the stack.
q-top-deck = So it was before anybody had seen a card. Those that have been seen can't come any more.
q-top-fifth = There are five kinds, but not equally many of each that have not been seen.
q-top-odds = That compares the { $number } good cards with all others. A chance compares them with all { $all } cards that can come.
q-top-so = { $number } of the { $all } cards not seen are { $card } cards: { $result }

# At least one of several. Exact numbers come as 7/19, results as answer-chance says: 7/19 (37 %)

q-some = { $player } draws { $draws ->
    [2] two
   *[3] three
 } cards from the stack. What is the chance that at least one of them shows { $card }?
q-some-hint-1 = It is easier to count the opposite: what is the chance that none of them shows { $card }?
q-some-hint-2 = With every card drawn there is one card less. Multiply the chances that it is another kind, one after the other, and take the result off 1.
q-some-added = The chances of the draws can't be added: then two good cards would count twice, and with enough draws the sum would be more than 1.
q-some-back = So it would be if each card were put back before the next one is drawn. Here there is one card less each time.
q-some-none = That is the chance that none comes. Take it off 1.
q-some-one-draw = That is the chance of a single draw. More cards are drawn here.
q-some-every = That is the chance that all of them show { $card }. One is enough.
q-some-exactly = That is the chance of exactly one. If more of them come, that is good as well.
q-some-so-1 = The chance that none of them shows { $card }: { $product } = { $result }
q-some-so-2 = So the chance of at least one is 1 − { $none } = { $result }

# What is to be expected

q-expected = { $player } draws { $draws ->
    [2] two
   *[3] three
 } cards from the stack. How many { $card } cards are to be expected among them, on average?
q-expected-hint-1 = Every single draw brings { $number }/{ $all } of such a card on average, the second one as well as the first.
q-expected-hint-2 = Expected numbers may be added, even where the draws depend on each other.
q-expected-chance = That is the chance of at least one. On average, two of them count twice.
q-expected-one = That is what one draw brings on average. { $draws ->
    [2] Two
   *[3] Three
 } cards are drawn.
q-expected-stack = Not all of these cards need be in the stack: divide by all { $all } cards that have not been seen.
q-expected-deck = So it was at the start. Many cards have been seen since.
q-expected-fifth = There are five kinds, but not equally many of each that have not been seen.
q-expected-draws = So many would come if every card were of this kind.
q-expected-so = { $draws } × { $number }/{ $all } = { $result }

# Pairs

q-pair = { $player } holds one { $a } card and one { $b } card, and draws one card from the stack. What is the chance of having two cards of a kind then?
q-pair-hint-1 = Which cards would make a pair with one in the hand? Both kinds are good.
q-pair-hint-2 = Count the cards not seen of both kinds together, and divide by all { $all } cards that have not been seen.
q-pair-one = One more { $card_left } card would make a pair as well.
q-pair-hand = The two cards in the hand have been counted as well. They are what is to be matched, and can't be drawn any more.
q-pair-stack = Not all of these cards need be in the stack: divide by all { $all } cards that have not been seen.
q-pair-product = The two chances are added, not multiplied: one card is drawn, and it may be the one kind or the other.
q-pair-fifths = There are five kinds, but not equally many of each that have not been seen.
q-pair-not = That is the chance that no pair comes.
q-pair-so = { $one } { $a } cards and { $other } { $b } cards have not been seen, out of { $all }: { $result }
q-twins = { $player } draws two cards from the stack. What is the chance that both are of the same kind?
q-twins-hint-1 = Go through the five kinds: what is the chance that the first card is of this kind, and then the second one, too?
q-twins-hint-2 = Of a kind with 6 cards the first draw has 6 good ones, the second one 5. Add the products of the five kinds, and divide by { $all } × one less.
q-twins-fifth = So it would be if all kinds were equally frequent and the first card were put back.
q-twins-back = So it would be if the first card were put back. When it is gone, its kind has one card less.
q-twins-order = If the order counts in the number below the line, it has to count above it as well: each pair can come in two orders.
q-twins-one = That is the chance of two { $card } cards. The other kinds are good as well.
q-twins-not = That is the chance that they are of different kinds.
q-twins-so = ({ $products }) / ({ $pairs }) = { $result }

# An open card, or the stack. A plan is what chances-plan says, such as: take Frankreich, draw 1 from the stack

q-open = { $player } still has to draw { $draws ->
    [one] one card
   *[other] { $draws } cards
 } and wants to place a piece in { $country } next turn. Which way to draw gives the best chance that the hand pays for it, with a card that shows { $country } or with two of another kind?
q-open-pair = { $player } still has to draw { $draws ->
    [one] one card
   *[other] { $draws } cards
 } and would like to have two cards of a kind. Which way to draw gives the best chance?
q-open-hint-1 = An open card is certain: what would the hand pay for with it? Two of another kind pay there, too.
q-open-pair-hint-1 = An open card is certain: does it match a card in the hand, or the other open one?
q-open-hint-2 = For what comes from the stack, count the good cards in the row of those not seen.
q-open-never = { $plan }: then the hand can't be what it should be, whatever comes.
q-open-stack = { $plan }: the chance is { $percent } ({ $exact }). An open card gives more.
q-open-taken = { $plan }: the chance is { $percent } ({ $exact }). Another way gives more.
q-open-so = { $plan }: the chance is { $percent } ({ $exact })

# What is known of a hand

q-known-before = Before this log begins, nobody knew any card of { $player }.
q-known = How many cards in the hand of { $player } does { $other } know for certain now?
q-known-hint-1 = Go through the log. A card that is taken openly is known; one from the stack is not.
q-known-hint-2 = Whenever { $player } pays with a card of a kind that is known, it may have been that very card: it is no longer certain. A pair takes two.
q-known-taken = { $player } has taken { $taken } openly. But look at what was paid since, or exchanged: it may have been those.
q-known-hand = So many cards { $player } has. Those that came from the stack nobody else has seen.
q-known-nothing = Hands are secret. But everybody has seen which cards { $player } took openly.
q-known-drawn = That is how many cards { $player } has drawn in all. Those from the stack are not known, and some have been played.
q-known-more = That is one too many: one of them came from the stack, or may have been played.
q-known-so = What was taken openly and has not been played: { $cards }
q-known-so-none = All cards that { $player } took openly may have been played since
