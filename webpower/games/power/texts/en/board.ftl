# The facts of a board

board-size = { $countries ->
    [one] 1 country
   *[other] { $countries } countries
 }, { $sites ->
    [one] 1 site
   *[other] { $sites } sites
 }, { $roads ->
    [0] no road
    [one] 1 road
   *[other] { $roads } roads
 }, { $alliances ->
    [0] no alliance
    [one] 1 alliance
   *[other] { $alliances } alliances
 }
board-cards = Cards: { $kinds }
board-card = { $count } { $card }
board-decks = In the game: { $decks }
board-deck = { $cards } with { $players } players
board-supply = Each player has { $cloisters ->
    [one] 1 cloister
   *[other] { $cloisters } cloisters
 } and { $advisors ->
    [0] no advisor
    [one] 1 advisor
   *[other] { $advisors } advisors
 }
board-chain = { $least } cloisters in a line make a chain
board-degrees = Roads at a site: { $degrees }
board-degree = { $sites ->
    [one] 1 site has { $roads }
   *[other] { $sites } sites have { $roads }
 }
board-busiest = The most roads, { $roads }, meet in { $sites }
board-parts = The road net has { $parts ->
    [one] one part
   *[other] { $parts } parts, with { $sizes } sites
 } and breadth { $breadth }, where { $most } is allowed
board-longest = The longest line along roads has { $length ->
    [one] 1 site
   *[other] { $length } sites
 }: { $sites }
board-alliances = { $route ->
    [land] Alliances by land
   *[sea] Alliances by sea
 }: { $alliances }
board-alliance = { $number } { $a } with { $b }
board-arms = The Vatican shows { $arms ->
    [0] no arms
   *[other] { $arms } arms
 }

# What rules say of the printed board, on another one

board-here = On { $board }: { $what }.
board-kinds = The cards are { $kinds }
board-order = The countries are scored in the order { $countries }
board-ties = There { $alliances ->
    [0] is no alliance
    [one] is 1 alliance
   *[other] are { $alliances } alliances
 }

# Its page

board-facts = Facts
board-countries = Countries
board-country = country
board-card-head = card
board-sites-head = sites
board-neighbours = roads to
board-allied = alliances
board-none = none
