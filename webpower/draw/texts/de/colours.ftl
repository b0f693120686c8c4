# Wie Spieler ohne Namen heißen: nach der Farbe ihrer Figuren

seat-name = { $colour ->
    [green] Grün
    [red] Rot
    [blue] Blau
    [lilac] Lila
   *[yellow] Gelb
 }

# Farben und Formen der Figuren

colour = { $colour ->
    [green] grün
    [red] rot
    [blue] blau
    [lilac] lila
    [yellow] gelb
    [orange] orange
    [purple] violett
    [white] weiß
    [light-grey] hellgrau
    [grey] grau
    [dark-grey] dunkelgrau
   *[black] schwarz
 }
shape = { $shape ->
    [circle] Kreis
    [square] Quadrat
    [triangle] Dreieck
    [diamond] Raute
   *[star] Stern
 }
