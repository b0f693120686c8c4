# What players without names are called, by the colour of their pieces

seat-name = { $colour ->
    [green] Green
    [red] Red
    [blue] Blue
    [lilac] Lilac
   *[yellow] Yellow
 }

# Colours and shapes of pieces

colour = { $colour ->
    [green] green
    [red] red
    [blue] blue
    [lilac] lilac
    [yellow] yellow
    [orange] orange
    [purple] purple
    [white] white
    [light-grey] light grey
    [grey] grey
    [dark-grey] dark grey
   *[black] black
 }
shape = { $shape ->
    [circle] circle
    [square] square
    [triangle] triangle
    [diamond] diamond
   *[star] star
 }
