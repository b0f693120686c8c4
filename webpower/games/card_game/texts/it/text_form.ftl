# Una posizione e un foglio dei punti come testo

text-row = fila { $row }
text-sign = { $sign ->
    [cross] c
    [fan] v
    [rose] r
    [ship] N
    [carriage] K
   *[other] { $sign }
 }
text-sign-word = { $sign ->
    [cross] croce
    [fan] ventaglio
    [rose] rosa
    [ship] nave
    [carriage] carrozza
   *[other] { $sign }
 }
text-covered = *
text-covered-word = carta legge coperta
text-player = { $mark } { $name }: pietre: { $reserve } nella riserva, { $lying } sulle carte, { $removed } fuori dal gioco; carte legge: { $laws }
text-none = nessuna
text-country = nazione
text-all = carte
text-routes = { $route ->
    [ship] navi
   *[carriage] carrozze
 }
text-played = Carte legge giocate: { $laws }
text-kind = { $kind ->
    [lands] nazioni
    [symbols] simboli
    [routes] catene
   *[laws] carte legge
 }
text-total = totale
text-game = Kardinal & König, il gioco di carte, { $players }: posizione { $at } di { $last }

# Chi decide che cosa

now-take = { $player } prende una carta.
now-more = { $player } può prendere un'altra carta.
now-pay = { $player } paga con una pietra.
now-claim = { $player } può piazzare una pietra, o spostarne una.
now-lifted = { $player } mette la pietra sollevata su un'altra carta.
now-over = La partita è finita.

# Com'è finita

won = { $player } vince con { $points } punti.
won-cards = { $tied } hanno { $points } punti a testa; { $player } ha più carte nazione e vince.
won-nobody = { $tied } hanno { $points } punti a testa e lo stesso numero di carte nazione: non vince nessuno.

# Con quali regole si gioca

options-ruled = Con le decisioni della pagina delle regole
options-differ = Con le decisioni della pagina delle regole, ma { $options }
ruled-law-split = le carte legge sono { $laws }
ruled-law = { $number } «{ $law }»
ruled-cap-rule = in quattro o in cinque ognuno ha due pietre per tutta la partita
ruled-stop-at-limit = al limite dei simboli non si prende più nessuna carta
ruled-only-initial-ends = si prendono solo carte che stavano a un'estremità quando il turno è cominciato
ruled-move-any-time = una pietra si può spostare anche quando se ne potrebbe piazzare un'altra
