# Varianti

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
compare-total = totale
desk-line-main = { $name }: { $number ->
    [one] 1 azione
   *[other] { $number } azioni
 }
desk-line = { $name }: { $number ->
    [one] 1 azione
   *[other] { $number } azioni
 }, parte da { $left } dopo { $after }: { $done }
branch-played = quest'azione è già stata giocata lì, quindi non nasce nessuna variante
