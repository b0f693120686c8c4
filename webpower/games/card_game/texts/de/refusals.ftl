# Ablehnungen: was nicht geht, wo, und warum in dieser Stellung

row-empty = in Reihe { $row } liegt keine Karte mehr
last-in-row = in Reihe { $row } liegt nur noch eine Karte, und die wird am linken Ende genommen
other-country = { $player } hat in diesem Zug eine Karte von { $first } genommen, und jede weitere muss aus demselben Land sein; { $card } in Reihe { $row } ist es nicht
uncovered = { $card } in Reihe { $row } lag an keinem Ende, als der Zug von { $player } begann, und in diesem Spiel werden nur Karten genommen, die da schon an einem lagen
limit-reached = { $player } hat in diesem Zug { $taken } Symbole genommen, und in diesem Spiel wird nach { $limit } gar keine Karte mehr genommen
too-many-symbols = { $player } hat in diesem Zug { $taken ->
    [0] kein Symbol
    [one] 1 Symbol
   *[other] { $taken } Symbole
 } genommen und darf { $limit } haben; { $card } in Reihe { $row } brächte { $symbols ->
    [one] 1 weiteres
   *[other] { $symbols } weitere
 }
no-stone-to-pay = auf { $card } in Reihe { $row } liegt ein Stein von { $owner }, und { $player } hat keinen Stein mehr zum Bezahlen
reserve-empty = { $player } hat im Vorrat keinen Stein zum Bezahlen
not-own-paid = in Reihe { $row }, Platz { $column } liegt kein Stein, mit dem { $player } bezahlen könnte
law-not-held = { $player } hat keine Gesetzeskarte „{ $law }“
law-never-played = die Gesetzeskarte, die Punkte kostet, wird nie gespielt: { $player } behält sie bis zur Wertung
none-removed = kein Stein von { $player } ist aus dem Spiel, also kann keiner zurückkommen
three-already = für { $player } sind in diesem Zug schon drei Symbole erlaubt, und eine zweite solche Gesetzeskarte ändert daran nichts
three-too-late = { $player } nimmt in diesem Zug keine Karte mehr, drei Symbole nützen also nichts
mixed-already = für { $player } sind in diesem Zug schon Karten aus verschiedenen Ländern erlaubt
mixed-too-late = { $player } nimmt in diesem Zug keine Karte mehr, verschiedene Länder nützen also nichts
no-stone-to-place = { $player } hat im Vorrat keinen Stein zum Setzen
cap-reached = von { $player } liegen { $cap } Steine auf Karten, und mehr dürfen es gleichzeitig nicht sein
lifted-there = { $player } hat den Stein von Reihe { $row }, Platz { $column } aufgehoben und legt ihn auf eine andere Karte
card-gone = { $owner } hat { $card } aus Reihe { $row }, Platz { $column } schon genommen, und Steine kommen nur auf Karten in den Reihen
stone-there = auf { $card } in Reihe { $row }, Platz { $column } liegt schon ein Stein von { $owner }, und mehr als einer darf es nicht sein
may-place = { $player } kann noch einen Stein setzen, und solange das so ist, wird keiner versetzt
no-target = auf jeder Karte in den Reihen liegt ein Stein, also kann keiner auf eine andere versetzt werden
not-own-moved = in Reihe { $row }, Platz { $column } liegt kein Stein, den { $player } versetzen könnte
card-to-take = { $player } kann eine Karte nehmen, und nur wer keine nehmen kann, passt
pay-first = { $player } muss zuerst bezahlen: Für die Karte, auf der ein fremder Stein lag, kommt ein eigener aus dem Spiel
lifted-first = { $player } hat einen Stein aufgehoben und legt ihn zuerst auf eine andere Karte
nothing-to-pay = { $player } hat keine Karte genommen, die mit einem Stein bezahlt werden muss
taking-over = { $player } nimmt in diesem Zug keine Karte mehr
take-first = { $player } muss zuerst eine Karte nehmen
claim-before-take = { $player } nimmt zuerst Karten; Steine werden danach gesetzt und versetzt
claim-in-more = { $player } nimmt noch Karten; Steine werden erst danach gesetzt und versetzt
end-in-more = { $player } nimmt noch Karten; zuerst hört das auf, dann endet der Zug
has-taken = { $player } hat in diesem Zug eine Karte genommen und kann nicht passen
over = das Spiel ist zu Ende: Die letzte Karte ist genommen
