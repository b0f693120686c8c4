# Where the cards are, as a player knows it

cards-title = The cards as { $player } knows them
cards-about = { $unseen ->
    [0] No card is unseen.
    [one] One card is unseen: { $stack } in the stack, { $hidden } hidden in other hands.
   *[other] { $unseen } cards are unseen: { $stack } in the stack, { $hidden } hidden in other hands.
 } The number at the end of a bar counts all cards of the kind.
cards-number = cards
cards-open = open
cards-discard = discarded
cards-unseen = unseen
cards-kind = { $card }: { $number ->
    [one] 1 card
   *[other] { $number } cards
 } in all.
cards-own = { $card }: { $player } has { $number } in hand.
cards-known = { $card }: { $player } took { $number } openly and still has { $number ->
    [one] it
   *[other] them
 }.
cards-in-open = { $card }: { $number ->
    [one] 1 lies
   *[other] { $number } lie
 } open.
cards-in-discard = { $card }: { $number ->
    [one] 1 is
   *[other] { $number } are
 } discarded.
cards-in-unseen = { $card }: { $number ->
    [one] 1 is
   *[other] { $number } are
 } unseen, among the { $stack } cards of the stack{ $hidden ->
    [0] {""}
   *[other] {" "}and { $hidden } hidden in other hands
 }.

# The chances of cards

chances-title = What { $player } may draw, and what it would pay for
chances-about = { $drawable ->
    [0] No card is drawn any more.
   *[other] Every card that { $player } has not seen is taken to be anywhere with the same chance: { $unseen } unseen, { $stack } of them in the stack.
 }
chances-next = next card from the stack
chances-among = among the next { $number }
chances-pair = two of a kind
chances-axis = chance
chances-pays = Chance that the next turn's hand pays for a piece there, or has two of a kind
chances-plan = { $act ->
    [keep] keep { $cards }, draw { $drawn }
    [nothing] keep nothing, draw { $drawn }
    [take] take { $cards }{ $drawn ->
        [0] {""}
       *[other] , draw { $drawn } from the stack
    }
   *[draw] { $drawn ->
        [0] the hand stays
       *[other] draw { $drawn } from the stack
    }
 }
chances-plan-short = { $act ->
    [keep] keep { $cards }
    [nothing] keep nothing
    [take] take { $cards }
   *[draw] { $drawn ->
        [0] the hand stays
       *[other] take no open card
    }
 }
chances-of-card = { $number ->
    [one] { $card }
   *[other] { $number } { $card }
 }
chances-told-next = { $card }, the next card from the stack: { $percent } ({ $exact }).
chances-told-among = { $card }, at least one of the next { $number } from the stack: { $percent } ({ $exact }).
chances-told-pair = Two of a kind among the next { $number } from the stack: { $percent } ({ $exact }).
chances-told-pays = { $plan }: the next turn's hand pays for a piece in { $card }, by such a card or by two of another kind, with a chance of { $percent } ({ $exact }).
chances-told-holds = { $plan }: the next turn's hand has two cards of a kind with a chance of { $percent } ({ $exact }).
chances-told-row = { $plan }: { $cells }.
chances-cell = { $column } { $percent } ({ $exact })
chances-no-plan = The game is over.
