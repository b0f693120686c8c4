# Graphen von Mehrheiten und Bündnissen, und was eine Figur mehr ändern würde

chart-lead-marks = ein Kloster mehr von { $player }
chart-row-words = volle und leere Länder
chart-row-about = Reihe +1: wer dort mit dem nächsten Kloster allein (volle Marke) oder gleichauf (hohle Marke) vorn läge.
chart-row-label = +1
chart-row = { $state ->
    [full] voll
   *[empty] leer
 }
chart-free-sites = { $free ->
    [0] { $country } hat keinen freien Ort.
    [one] { $country } hat einen freien Ort.
   *[other] { $country } hat { $free } freie Orte.
 }
chart-one-more-cloister = { $country }: Mit einem Kloster mehr läge { $player } { $lead ->
    [alone] allein vorn
    [shared] gleichauf vorn
    [kept] weiter allein vorn
   *[no] nicht vorn
 } (Punkte: { $changes }){ $supply ->
    [none] , wäre noch eines im Vorrat
   *[some] {""}
 }.
chart-graph-title = Wer wie viel von welchem Land hat
chart-graph-lines = Je mehr Klöster, desto breiter die Linie. Durchgezogen, mit farbiger Scheibe: dort die meisten, allein oder gleichauf.
chart-graph-numbers = Auf einer Linie: was sie bringt, wenn das Spiel jetzt endet. In einem Land: alle Klöster dort.
chart-graph-free = { $free ->
    [0] voll
   *[other] { $free } frei
 }
chart-graph-sum = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
chart-graph-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } aus { $number ->
    [0] keinem Land
    [one] einem Land
   *[other] { $number } Ländern
 }.
chart-graph-country = { $country }: { $cloisters ->
    [0] kein Kloster
    [one] ein Kloster
   *[other] { $cloisters } Klöster
 }, { $free ->
    [0] kein freier Ort
    [one] ein freier Ort
   *[other] { $free } freie Orte
 }.
chart-web-title = Bündnisse: Wer hat in beiden Ländern die meisten Ratsherren?
chart-web-lines = Farbige Linien bringen Punkte: neben der Nummer, wem und wie viel, wenn das Spiel jetzt endet. Wellen: über See.
chart-web-arrows = Pfeil: Ein Ratsherr mehr dort brächte Punkte, allein (voll) oder gleichauf (hohl); in Klammern: jetzt nicht.
chart-web-no-advisor = { $country }: kein Ratsherr.
chart-web-alliance = Bündnis { $alliance }, { $a } und { $b }, { $route ->
    [sea] über See
   *[land] über Land
 }: { $scoring ->
    [0] niemand hat in beiden die meisten Ratsherren
   *[other] { $players }
 }.
chart-web-council = { $advisors ->
    [one] Der Ratsherr
   *[other] Die { $advisors } Ratsherren
 } in { $country } { $advisors ->
    [one] zählt
   *[other] zählen
 } doppelt für { $player }, mit dem Wappen auf der Ratstafel.
chart-web-one-more = Mit einem Ratsherrn mehr in { $country } bekäme { $player } { $points }, { $lead ->
    [alone] allein
   *[shared] gleichauf mit { $others }
 }{ $hindrance ->
    [room] , aber dafür ist jetzt kein Platz
    [supply] , aber im Vorrat ist keiner mehr
   *[none] {""}
 }.
