# Come si chiamano i giocatori senza nome: con il colore dei loro pezzi

seat-name = { $colour ->
    [green] Verde
    [red] Rosso
    [blue] Blu
    [lilac] Lilla
   *[yellow] Giallo
 }

# Colori e forme dei pezzi

colour = { $colour ->
    [green] verde
    [red] rosso
    [blue] blu
    [lilac] lilla
    [yellow] giallo
    [orange] arancione
    [purple] viola
    [white] bianco
    [light-grey] grigio chiaro
    [grey] grigio
    [dark-grey] grigio scuro
   *[black] nero
 }
shape = { $shape ->
    [circle] cerchio
    [square] quadrato
    [triangle] triangolo
    [diamond] rombo
   *[star] stella
 }
