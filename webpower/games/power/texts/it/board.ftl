# I dati di un tabellone

board-size = { $countries ->
    [one] 1 nazione
   *[other] { $countries } nazioni
 }, { $sites ->
    [one] 1 luogo
   *[other] { $sites } luoghi
 }, { $roads ->
    [0] nessuna strada
    [one] 1 strada
   *[other] { $roads } strade
 }, { $alliances ->
    [0] nessuna alleanza
    [one] 1 alleanza
   *[other] { $alliances } alleanze
 }
board-cards = Carte: { $kinds }
board-card = { $count } { $card }
board-decks = In gioco: { $decks }
board-deck = { $cards } con { $players } giocatori
board-supply = Ogni giocatore ha { $cloisters ->
    [one] 1 monastero
   *[other] { $cloisters } monasteri
 } e { $advisors ->
    [0] nessun consigliere
    [one] 1 consigliere
   *[other] { $advisors } consiglieri
 }
board-chain = Per una catena servono { $least } monasteri in linea
board-degrees = Strade da un luogo: { $degrees }
board-degree = { $sites ->
    [one] 1 luogo ne ha { $roads }
   *[other] { $sites } luoghi ne hanno { $roads }
 }
board-busiest = Il maggior numero di strade, { $roads }, si incontra a { $sites }
board-parts = La rete delle strade ha { $parts ->
    [one] una sola parte
   *[other] { $parts } parti, di { $sizes } luoghi,
 } e larghezza { $breadth }; il massimo ammesso è { $most }
board-longest = La linea più lunga seguendo le strade ha { $length ->
    [one] 1 luogo
   *[other] { $length } luoghi
 }: { $sites }
board-alliances = { $route ->
    [land] Alleanze via terra
   *[sea] Alleanze via mare
 }: { $alliances }
board-alliance = { $number } { $a } con { $b }
board-arms = Il Vaticano mostra { $arms ->
    [0] nessuno stemma
   *[other] { $arms } stemmi
 }

# Quel che le regole dicono del tabellone stampato, su un altro

board-here = Su { $board }: { $what }.
board-kinds = Le carte sono { $kinds }
board-order = Le nazioni si contano nell'ordine { $countries }
board-ties = { $alliances ->
    [0] Non c'è nessuna alleanza
    [one] C'è 1 alleanza
   *[other] Ci sono { $alliances } alleanze
 }

# La sua pagina

board-facts = Dati
board-countries = Nazioni
board-country = nazione
board-card-head = carta
board-sites-head = luoghi
board-neighbours = strade verso
board-allied = alleanze
board-none = nessuna
