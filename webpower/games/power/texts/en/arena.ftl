# Experiments

experiment-variants = Does the variant matter?
experiment-open = What are the open cards worth, in points?
experiment-weight = How much does it matter to believe in another weight? { $name } is usually { $usual }
trial-variant = { $variant ->
    [fast] fast
   *[standard] standard
 }{ $vatican ->
    [True] {" "}with the Vatican
   *[False] { "" }
 }
trial-open-game = a game without open cards
trial-open-each = for each of the { $taken } that others take

# What tournaments count

column-interim = interim
column-cloisters = cloisters
column-alliances = alliances
column-chains = chains
column-open-cards = open cards taken
