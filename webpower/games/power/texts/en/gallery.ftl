# The gallery: a heading for every kind of picture, and what is to be seen on it

gallery-map = The map
gallery-map-about = Houses are cloisters, cylinders are advisors; each bears its owner's mark as well as the colour. Beside a coat of arms stands how many advisors the country has against its room for them. A ring marks what was placed last.
gallery-greys = In greys
gallery-greys-about = The same in the compact size, for a printer without colours.
gallery-map-figure = As a chart
gallery-map-figure-about = A map can stand beside charts, too. Point at a site, a country, a coat of arms or an alliance's number.
gallery-what-if = What if
gallery-what-if-about = Every place where { $player } may put a piece now, with what that would change if the game ended right after it: the own points less those of the rival who gains the most.
gallery-majorities = Majorities
gallery-majorities-about = Cloisters and advisors in every country. The number above a bar is what these cloisters score. The row of marks says whose next cloister would lead there, filled for alone, hollow for tied.
gallery-majority-graph = Majorities as a graph
gallery-majority-graph-about = A line for every player who has cloisters in a country, the broader the more, with the points it brings; full lines for those who lead.
gallery-alliances = Alliances
gallery-alliances-about = Every alliance ties two countries together. A broad line in a player's colour scores for that player, with the points; an arrow points to the country where one more advisor would let somebody score.
gallery-chains = Road chains
gallery-chains-about = Each player's best lines with their points. Other roads between cloisters of one player are dashed. An open mark with a number is a free site where one more cloister would gain that much.
gallery-sources = Where the points come from
gallery-sources-about = By kind of scoring, by country, alliance and chain; from the interim scoring to the final total; against the leader; and as a table that adds up.
gallery-over-time = Score over time
gallery-over-time-about = What everybody would have if the game ended after each action, with the moments when the stack ran out and the cloisters were scored. The strip beneath shows who was in the lead.
gallery-cards = Cards
gallery-cards-about = What the player on the move knows of the cards, and the chances that follow from it.
