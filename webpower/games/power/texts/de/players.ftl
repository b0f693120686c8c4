# Was Spieler tun, in ihren Worten

act-cloister = ein Kloster in { $site }, { $country }, für { $paid }
act-advisor = ein Ratsherr in { $country } für { $paid }
act-vatican = ein Ratsherr auf dem Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } für { $paid }
act-stop = keine zweite Figur
act-exchange = eine Karte { $card } tauschen
act-draw-stack = eine Karte vom Stapel ziehen
act-draw-open = die offene Karte { $card } nehmen
act-pass = passen

# Tipps

# Warum Spieler das tun

greedy = { $player } hätte damit { $own ->
    [one] 1 Punkt
   *[other] { $own } Punkte
 }, wenn das Spiel dann endete, und von den anderen niemand mehr als { $best }; { $same ->
    [one] keine andere Aktion ist so gut
   *[other] { $same } Aktionen sind gleich gut
 }
monk = damit bringen die eigenen Klöster insgesamt { $figure }; { $choices ->
    [one] ein anderes Kloster kann nicht gesetzt werden
   *[other] von { $choices } Möglichkeiten, ein Kloster zu setzen, ist keine besser
 }
monk-waits = ein Kloster kann nicht gesetzt werden, und sonst zählt nichts
courtier = damit bringen die eigenen Bündnisse insgesamt { $figure }; { $choices ->
    [one] ein anderer Ratsherr kann nicht gesetzt werden
   *[other] von { $choices } Möglichkeiten, einen Ratsherrn zu setzen, ist keine besser
 }
courtier-waits = ein Ratsherr kann nicht gesetzt werden, und sonst zählt nichts
wanderer = damit { $figure ->
    [one] beginnt 1 eigenes Kloster eine Reihe
   *[other] sind { $figure } eigene Klöster durch Straßen verbunden
 }; { $choices ->
    [one] ein anderes Kloster kann nicht gesetzt werden
   *[other] von { $choices } Möglichkeiten, ein Kloster zu setzen, ist keine besser
 }
wanderer-waits = ein Kloster kann nicht gesetzt werden, und sonst zählt nichts
blocker = das kostet die anderen { $figure } an verlorenen Punkten und abgeschnittenen Klöstern; { $choices ->
    [one] anders lassen sie sich nicht stören
   *[other] von { $choices } Möglichkeiten, sie zu stören, ist keine besser
 }
blocker-waits = nichts, was gesetzt werden kann, stört jemanden
draws-alike = auf der Hand { $held ->
    [one] ist schon eine Karte { $card }
   *[other] sind schon { $held } Karten { $card }
 }, und zwei gleiche bezahlen mehr
draws-blindly = keine offene Karte passt zu einer auf der Hand
plan-alone = das allein
plan-then = das und dann { $action }
thoughtful = { $then } bringt gegenüber durchschnittlichen Gegnern { $total } Punkte: { $majorities } durch Mehrheiten, { $alliances } durch Bündnisse, { $chains } durch Ketten und { $cards } durch die Handkarten im nächsten Zug
thoughtful-draw = die Hand bringt dann im nächsten Zug voraussichtlich { $cards } Punkte
search = { $then } führt, wenn von dort weitergespielt wird, am Ende zu { $ahead } Punkten Vorsprung auf die stärkste andere Farbe, der nächstbeste Plan zu { $second }, wobei ein Punkt am meisten zählt, wenn der Ausgang knapp ist; { $plans } Pläne wurden zusammen { $tries }-mal ausprobiert, jedes Mal mit neu geratenen verdeckten Karten
search-only = { $then } ist die einzige Möglichkeit
