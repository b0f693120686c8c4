# Registrazioni e posizioni che violano una regola

wrong-deck = carte { $card } in tutto: { $number }, mentre con { $players } giocatori sono { $expected }
wrong-reshuffle = carte { $card } nel secondo mazzo: { $number }, mentre negli scarti erano { $expected }
reshuffle-missing = il mazzo si esaurisce per la prima volta, ma la registrazione non ha un secondo mazzo
reshuffle-too-early = la registrazione ha un secondo mazzo, ma il mazzo non si è esaurito
wrong-card-drawn = secondo la registrazione dal mazzo è uscita { $card }, ma la carta è { $expected }
too-many-cloisters = { $player } ha { $number } monasteri sul tabellone, ma ne possiede { $owned }
too-many-advisors = { $player } ha { $number } consiglieri in gioco, ma ne possiede { $owned }
too-many-advisors-in = in { $country } { $advisors ->
    [one] c'è 1 consigliere
   *[other] ci sono { $advisors } consiglieri
 }, ma il giocatore più forte lì { $cloisters ->
    [0] non ha nessun monastero
    [one] ha 1 monastero
   *[other] ha { $cloisters } monasteri
 }
site-twice = { $site } compare due volte, ma in un luogo sta un solo monastero
two-in-column = { $player } ha due consiglieri nella stessa colonna del Vaticano

# Risultati sbagliati

result-interim-extra = il risultato ha un conteggio intermedio, che non c'è stato
result-interim-missing = nel risultato manca il conteggio intermedio, che c'è stato
chain-ends = { $first } - { $last }
chain-empty = una linea vuota
result-chain-short = risultato, catene finali, posto a sedere { $seat }: { $ends } ha { $number ->
    [one] 1 monastero
   *[other] { $number } monasteri
 }, ma una catena ne ha almeno { $least }
result-chain-of-others = risultato, catene finali, posto a sedere { $seat }: { $ends } ha un luogo senza un monastero di quel posto a sedere
result-chain-off-roads = risultato, catene finali, posto a sedere { $seat }: { $ends } non segue le strade
result-chain-twice = risultato, catene finali, posto a sedere { $seat }: un monastero conta in una catena sola
result-chains-not-best = risultato, catene finali, posto a sedere { $seat }: le catene danno { $number }, ma il massimo è { $best }

# Partite cominciate da una posizione

record-from-position = questa partita è cominciata da una posizione preparata, mentre una registrazione comincia dalla distribuzione delle carte: salvala con branches=True, come file ad albero, che contiene la posizione
