# Varianti di una partita

compare-interim = monasteri (interm.)
compare-cloisters = monasteri
compare-alliances = alleanze
compare-chains = catene
branch-other-order = in un altro punto di questo file le stesse carte sono state mescolate in un altro ordine
