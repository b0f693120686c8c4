# Perché un giocatore fa qualcosa

any-of = { $number ->
    [one] non c'è altra scelta
   *[other] una qualsiasi di { $number } azioni ammesse, tutte ugualmente probabili
 }
no-reason = { $player } non dice perché
