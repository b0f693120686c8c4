# Demos for the projector

demo-tour = Web of Power, one thing at a time
demo-slides = { $title }: { $number } slides
demo-question = { $topic } · question { $number }
demo-mark = Mark on the map.

# The game, one thing at a time

tour-board = Europe in the 12th century
tour-board-about = Web of Power is a game for three to five players. The map has { $countries } countries. Points come from cloisters, advisors and chains along the roads.
tour-country = Countries
tour-country-about = This is { $country }. A card shows one or two countries, and the colour of a country is that of its card.
tour-sites = Sites and roads
tour-sites-about = { $country } has { $sites } sites. On each a player can found one cloister: a house in the player's colour, with the player's sign. Roads join sites, across borders too.
tour-coat = The coat of arms
tour-coat-about = Advisors stand on the white shield of the country. There is room for as many of them as the strongest player has cloisters in the country.
tour-turn = A turn
tour-turn-about = { $player } has three cards: { $hand }. One card pays for a piece in a country that it shows; two cards of one kind pay in any country that they do not show.
tour-place = A place for a cloister
tour-place-about = With this hand { $number ->
    [one] one site is
   *[other] { $number } sites are
 } open to { $player }. A turn places one or two pieces, all in one country.
tour-advisor = A place for an advisor
tour-advisor-about = { $number ->
    [0] With this hand { $player } can send an advisor nowhere.
    [one] With this hand { $player } can send an advisor to one court.
   *[other] With this hand { $player } can send an advisor to { $number } courts.
 }
tour-draw = Drawing
tour-draw-about = Then { $player } draws until the hand has three cards again, from the stack or from the two open cards, and the turn passes on.
tour-cloisters = Points from cloisters
tour-cloisters-about = In every country the most cloisters score all cloisters there; every next rank scores the number of the rank above. This comes twice in a game.
tour-alliances = Points from advisors
tour-alliances-about = The numbered squares join two countries. The most advisors in both of them score all advisors in the two.
tour-chains = Points from chains
tour-chains-about = Four or more cloisters of a player in a line along the roads score a point each.
tour-end = The end
tour-end-about = When the stack has run out twice, a few last turns are played and everything is scored. The most points win.
