# Experimente

experiment-variants = Kommt es auf die Variante an?
experiment-open = Was sind die offenen Karten wert, in Punkten?
experiment-weight = Was macht es aus, an ein anderes Gewicht zu glauben? { $name } ist sonst { $usual }
trial-variant = { $variant ->
    [fast] schneller
   *[standard] Standard
 }{ $vatican ->
    [True] {" "}mit dem Vatikan
   *[False] { "" }
 }
trial-open-game = ein Spiel ohne offene Karten
trial-open-each = für jede der { $taken }, die andere nehmen

# Was Turniere zählen

column-interim = Zwischenwertung
column-cloisters = Klöster
column-alliances = Bündnisse
column-chains = Ketten
column-open-cards = offen genommen
