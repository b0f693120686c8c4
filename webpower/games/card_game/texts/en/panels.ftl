# Beside the cards

chart-lands = Land
chart-symbols = Symbols
chart-routes = Ships and carriages
panel-taken = { $symbols } of { $limit } symbols taken.
panel-three = { $limit } symbols may be taken.
panel-colour = All cards of the turn are of { $country }.
panel-mixed = Cards of different countries may be taken.
panel-head-player = player and law cards
panel-head-stones = stones: at hand, on cards, out
panel-head-cards = cards
panel-stones = { $hand } + { $cards } + { $out }
panel-at-most = at most { $points }
panel-laws = { $number ->
    [0] no law card
    [one] 1 law card
   *[other] { $number } law cards
 }
panel-lying = Law cards on land cards: { $number }.
panel-played = Played:
panel-unseen = Not seen yet:
