# Varianti di una partita

line-name = variante
line-leaves = parte da
line-with = con
line-actions = azioni
line-fork = { $left } dopo { $after }
compare-same = { $position ->
    [0] Le varianti si dividono all'inizio.
    [one] La prima azione è la stessa; poi le due varianti si dividono.
   *[other] Le prime { $position } azioni sono le stesse; poi le due varianti si dividono.
 }
compare-itself = Una variante confrontata con sé stessa: non c'è nulla di diverso.
compare-line = Variante { $name }, { $number ->
    [0] nessun'altra azione
    [one] 1 altra azione
   *[other] altre { $number } azioni
 }:
compare-more = … e altre { $number }
compare-scores = se finisse lì: { $a } → { $b }
compare-interim = monasteri (interm.)
compare-cloisters = monasteri
compare-alliances = alleanze
compare-chains = catene
compare-total = totale
branch-played = quest'azione è già stata giocata lì, quindi non nasce nessuna variante
branch-other-order = in un altro punto di questo file le stesse carte sono state mescolate in un altro ordine
