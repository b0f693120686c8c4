# Rifiuti: che cosa non va, dove, e perché in questa posizione

row-empty = nella fila { $row } non ci sono più carte
last-in-row = nella fila { $row } resta una carta sola, e si prende dall'estremità sinistra
other-country = in questo turno { $player } ha preso una carta di { $first }, e ogni altra deve essere della stessa nazione: la carta { $card } della fila { $row } non lo è
uncovered = la carta { $card } della fila { $row } non era a un'estremità quando il turno di { $player } è cominciato, e in questa partita si prendono solo carte che lo erano
limit-reached = in questo turno { $player } ha preso { $taken } simboli, e in questa partita dopo { $limit } non si prende più nessuna carta
too-many-symbols = in questo turno { $player } { $taken ->
    [0] non ha preso simboli
    [one] ha preso 1 simbolo
   *[other] ha preso { $taken } simboli
 } e può averne { $limit }; la carta { $card } della fila { $row } ne aggiunge { $symbols }
no-stone-to-pay = la carta { $card } della fila { $row } sta sotto una pietra di { $owner }, e { $player } non ha più pietre con cui pagare
reserve-empty = { $player } non ha pietre nella riserva con cui pagare
not-own-paid = al posto { $column } della fila { $row } { $player } non ha nessuna pietra con cui pagare
law-not-held = { $player } non ha la carta legge «{ $law }»
law-never-played = la carta legge che costa punti non si gioca mai: { $player } la tiene fino al conteggio
none-removed = nessuna pietra di { $player } è uscita dal gioco, quindi non ce n'è da riprendere
three-already = in questo turno { $player } può già prendere tre simboli, e una seconda carta legge così non aggiunge nulla
three-too-late = in questo turno { $player } non prende più carte, quindi tre simboli non servono
mixed-already = in questo turno { $player } può già prendere carte di nazioni diverse
mixed-too-late = in questo turno { $player } non prende più carte, quindi nazioni diverse non servono
no-stone-to-place = { $player } non ha pietre nella riserva da piazzare
cap-reached = { $player } ha { $cap } pietre sulle carte, e di più insieme non possono starci
lifted-there = { $player } ha sollevato la pietra dal posto { $column } della fila { $row } e deve metterla su un'altra carta
card-gone = la carta { $card } al posto { $column } della fila { $row } è stata presa da { $owner }, e le pietre si mettono solo su carte delle file
stone-there = su { $card } al posto { $column } della fila { $row } c'è una pietra di { $owner }, e su una carta ne sta una sola
may-place = { $player } può ancora piazzare una pietra, e finché è così non se ne sposta nessuna
no-target = su ogni carta delle file c'è una pietra, quindi non c'è un'altra carta su cui spostarne una
not-own-moved = al posto { $column } della fila { $row } { $player } non ha nessuna pietra da spostare
card-to-take = { $player } può prendere una carta, e passa solo chi non può prenderne
pay-first = { $player } deve prima pagare: una pietra propria esce dal gioco per la carta che stava sotto la pietra di un altro
lifted-first = { $player } ha sollevato una pietra e deve prima metterla su un'altra carta
nothing-to-pay = { $player } non ha preso nessuna carta da pagare con una pietra
taking-over = { $player } non prende più carte in questo turno
take-first = { $player } deve prima prendere una carta
claim-before-take = { $player } prima prende carte; le pietre si piazzano e si spostano dopo
claim-in-more = { $player } sta ancora prendendo carte; prima ci si ferma, e poi si piazza o si sposta una pietra
end-in-more = { $player } sta ancora prendendo carte; prima ci si ferma, e poi si finisce il turno
has-taken = { $player } ha preso una carta in questo turno e non può passare
over = la partita è finita: l'ultima carta è stata presa
