# Lines of play

compare-interim = interim cloisters
compare-cloisters = cloisters
compare-alliances = alliances
compare-chains = chains
branch-other-order = the same cards were shuffled into another order elsewhere in this file
