# Perché un giocatore fa qualcosa

any-of = { $number ->
    [one] non c'è altra scelta
   *[other] si sceglie a caso fra { $number } azioni ammesse, tutte ugualmente probabili
 }
no-reason = { $player } non dà spiegazioni
hint = { $bot } sceglierebbe: { $action }, perché { $reason }
