# What keeps a position from being legal

legal-interim-missing = the stack has run out, so the cloisters have been scored, and it is not said how they stood then
legal-interim-too-early = the cloisters have been scored, and the stack has not run out
legal-interim-moved = { $site } held a cloister of { $player } at the interim scoring, and a piece stays where it is
legal-stack-left = the stack has run out for the second time, and { $number ->
    [one] 1 card is
   *[other] { $number } cards are
 } left in it
legal-stack-empty = no card is left in the stack, and it runs out with its last card
legal-paid = { $player } lacks { $lacking ->
    [one] 1 card
   *[other] { $lacking } cards
 } of three, and what was paid in this turn lies in the discard pile, which has { $number }
legal-hand-large = { $player } holds { $number } cards, and a hand has three at most
legal-hand-more = { $player } has placed one piece and holds { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 }: a piece is paid for with one or two of three cards
legal-hand-draw = { $player } draws and holds { $number } cards, and with three cards the drawing is over
legal-hand-place = { $player } begins a turn with { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 }, and a turn begins with three
legal-hand-waiting = { $player } is not on the move and holds { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 }, and who waits holds three
legal-hand-last = { $player } still has a last turn and holds { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 }, and it begins with three
legal-open-many = { $number } cards lie open, and there are two at most
legal-open-few = { $number ->
    [0] no card lies open
    [one] 1 card lies open
   *[other] { $number } cards lie open
 }, and two do as long as somebody places
legal-open-taken = { $missing ->
    [one] 1 open card is
   *[other] { $missing } open cards are
 } gone, and { $player }, who would have taken { $missing ->
    [one] it
   *[other] them
 }, holds { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
 }
legal-last-draw = the stack has run out for the second time, so { $player } draws no more
legal-last-first = { $player } has the first seat, and when the stack has run out for the second time the first seat has no turn left
legal-placed-already = { $player } begins a turn, and the turn has placed something already
legal-placed-one = { $player } may place a second piece once the turn has placed one on the board
legal-placed-many = a turn of { $player } has placed { $number } pieces, and it places one or two, in some country
legal-not-in-vatican = { $player } has placed in the Vatican in this turn, and no advisor of { $player } stands there
legal-placed-nowhere = { $player } has placed in { $country } in this turn, and no piece of { $player } stands there
legal-was-empty = what the position says of { $country } at the start of the turn, with or without a cloister, does not go with the pieces that stand there
legal-closed = nobody can place a piece any more, so the game is over
legal-not-closed = a piece can still be placed, so the board has not ended the game
legal-not-last = the game ends with the turn of { $player }, the last seat, after the stack has run out for the second time
