# Warum Spieler tun, was sie tun

plan-alone = das allein
plan-then = das und dann „{ $action }“
greedy-take = { $then } verspricht, wenn die übrigen Karten zufällig verteilt würden, { $own ->
    [one] { $own } Punkt
   *[other] { $own } Punkte
 } für { $player } und höchstens { $best } für die anderen
greedy-enough = was noch zu nehmen wäre, bringt { $lost ->
    [one] { $lost } Punkt
   *[other] { $lost } Punkte
 } weniger, als jetzt aufzuhören
greedy-end-take = sonst ist nichts zu nehmen
greedy-law = mit ihr lassen sich Karten nehmen, die gegenüber durchschnittlichen Gegnern { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
 } bringen, ohne sie { $without }
greedy-back = ein Stein, der aus dem Spiel kam, lässt sich jetzt gebrauchen
greedy-pass = es ist nichts zu nehmen
greedy-pay-reserve = ein Stein im Vorrat sichert nichts
greedy-pay-slot = der Stein sichert dort nur { $guards ->
    [one] { $guards } Punkt
   *[other] { $guards } Punkte
 }
greedy-place = ein Stein sichert dort { $guards ->
    [one] { $guards } Punkt
   *[other] { $guards } Punkte
 }, und { $cards ->
    [one] einen anderen Platz für ihn gibt es nicht
   *[other] von { $cards } Möglichkeiten, weiterzumachen, ist keine besser
 }
greedy-lift = auf { $spot } sichert er { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
 } mehr
greedy-end-turn = nirgends würde ein Stein mehr sichern
search = { $then } führt, wenn von dort weitergespielt wird, zu { $ahead ->
    [one] { $ahead } Punkt
   *[other] { $ahead } Punkten
 } Vorsprung auf die stärkste andere Farbe, der nächstbeste Plan zu { $second }, wobei ein Punkt am meisten zählt, wenn es knapp ist; { $plans } Pläne wurden zusammen { $tries }-mal ausprobiert, jedes Mal mit neu geratenen verdeckten Gesetzeskarten
search-only = { $then } ist die einzige Möglichkeit
settler = damit bringen die eigenen Länder insgesamt { $figure }; { $choices ->
    [one] anders geht es nicht weiter
   *[other] von { $choices } Möglichkeiten, weiterzumachen, ist keine besser
 }
herald = damit bringen die eigenen Symbole insgesamt { $figure }; { $choices ->
    [one] anders geht es nicht weiter
   *[other] von { $choices } Möglichkeiten, weiterzumachen, ist keine besser
 }
sailor = damit { $figure ->
    [one] ist ein Schiff oder eine Kutsche
   *[other] sind { $figure } Schiffe und Kutschen
 } auf den eigenen Karten; { $choices ->
    [one] anders geht es nicht weiter
   *[other] von { $choices } Möglichkeiten, weiterzumachen, ist keine besser
 }
caricature-stone = keine andere Karte an einem Ende würde beim nächsten Mal mehr nützen
caricature-waits = anderes zählt nicht
