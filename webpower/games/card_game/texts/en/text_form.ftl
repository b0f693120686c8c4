# A position and a score sheet as plain text

text-row = row { $row }
text-sign = { $sign ->
    [cross] c
    [fan] f
    [rose] r
    [ship] S
    [carriage] K
   *[other] { $sign }
 }
text-sign-word = { $sign ->
    [cross] cross
    [fan] fan
    [rose] rose
    [ship] ship
    [carriage] carriage
   *[other] { $sign }
 }
text-covered = *
text-covered-word = law card face down
text-player = { $mark } { $name }: stones { $reserve } at hand, { $lying } on cards, { $removed } out of the game; law cards: { $laws }
text-none = none
text-country = country
text-all = cards
text-routes = { $route ->
    [ship] ships
   *[carriage] carriages
 }
text-played = Law cards played: { $laws }
text-kind = { $kind ->
    [lands] land
    [symbols] symbols
    [routes] chains
   *[laws] law cards
 }
text-total = total
text-game = Kardinal & König, the card game, { $players }: position { $at } of { $last }

# Who decides what

now-take = { $player } takes a card.
now-more = { $player } may take another card.
now-pay = { $player } pays a stone.
now-claim = { $player } may place a stone, or move one.
now-lifted = { $player } puts the lifted stone on another card.
now-over = The game is over.

# How it ended

won = { $player } wins with { $points } points.
won-cards = { $tied } have { $points } points each; { $player } has the most land cards and wins.
won-nobody = { $tied } have { $points } points and as many land cards each: nobody wins.

# What is played by

options-ruled = By the rulings of the rules page
options-differ = By the rulings of the rules page, but { $options }
ruled-law-split = the law cards are { $laws }
ruled-law = { $number } “{ $law }”
ruled-cap-rule = with four or five players a player has two stones in the whole game
ruled-stop-at-limit = no card at all is taken once a turn has all its symbols
ruled-only-initial-ends = only cards are taken that lay at an end when the turn began
ruled-move-any-time = a stone may be moved while another could be placed
