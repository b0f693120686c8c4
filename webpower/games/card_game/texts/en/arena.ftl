# Parts of the score, side by side and in tables

compare-lands = lands
compare-symbols = symbols
compare-routes = ships and carriages
compare-laws = law cards
column-lands = lands
column-symbols = symbols
column-routes = ships and carriages
column-laws = law cards
column-passes = forced passes
column-lost-stones = stones lost
