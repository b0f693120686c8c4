# Esperimenti

experiment-variants = Conta la versione delle regole?
experiment-open = Quanti punti valgono le carte scoperte?
experiment-weight = Quanto conta credere in un altro peso? Di solito { $name } è { $usual }
trial-variant = { $variant ->
    [fast] versione rapida
   *[standard] standard
 }{ $vatican ->
    [True] {" "}con il Vaticano
   *[False] { "" }
 }
trial-open-game = una partita senza carte scoperte
trial-open-each = per ognuna delle { $taken } che prendono gli altri

# Che cosa contano i tornei

column-interim = intermedio
column-cloisters = monasteri
column-alliances = alleanze
column-chains = catene
column-open-cards = carte scoperte prese
