# The gallery: a heading for every kind of picture, and what is to be seen on it

gallery-table = The table
gallery-table-about = Four rows of land cards, each with the number of its country, its symbols, and a ship or a carriage; a stone that lies on one bears its owner's mark as well as the colour. Beneath, what everybody has. A ring marks what was done last.
gallery-greys = In greys
gallery-greys-about = The same in the compact size, for a printer without colours.
gallery-taken = What players have
gallery-taken-about = Without the rows: of each country the cards and the most symbols of one family, the ships and carriages, law cards and stones. And the cards of one country, { $country }, with what they would score.
gallery-lands = Lands
gallery-lands-about = How many cards everybody has of each country, and the points they would bring if the game ended now.
gallery-symbols = Symbols
gallery-symbols-about = The most symbols of one family that everybody has in each country; whoever has most of all scores them.
gallery-routes = Ships and carriages
gallery-routes-about = They score from five on: the line is where that begins.
gallery-sources = Where the points come from
gallery-sources-about = By kind of scoring; against the leader; and as a table that adds up.
gallery-over-time = Score over time
gallery-over-time-about = What everybody would have if the game ended after each action. The strip beneath shows who was in the lead.
