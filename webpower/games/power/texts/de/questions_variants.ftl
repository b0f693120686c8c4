# Fragen zur schnelleren Variante und zum Vatikan

q-topic-variants = Schnellere Variante und Vatikan

# Die schnellere Variante: welche Züge sie erlaubt

q-faster = { $player } möchte in einem Zug zwei Figuren setzen: zuerst { $first }, dann { $second }. Nach welchen Regeln ist das erlaubt?
q-faster-cloister = ein Kloster in { $site }, { $country }, für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 }
q-faster-advisor = einen Ratsherrn in { $country } für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 }
q-faster-both = Nach den Standardregeln und in der schnelleren Variante
q-faster-only = Nur in der schnelleren Variante
q-faster-only-standard = Nur nach den Standardregeln
q-faster-neither = In keinem von beiden
q-faster-hint-1 = Kommen beide Figuren in dasselbe Land? Nach den Standardregeln müssen sie es, in der schnelleren Variante nicht.
q-faster-hint-2 = War ein Land zu Beginn des Zuges leer? Nach den Standardregeln nimmt es ein Kloster auf, in der schnelleren Variante sogar zwei; einen Ratsherrn nie.
q-faster-not-standard = Die schnellere Variante erlaubt nur mehr: Sie verbietet nichts, was die Standardregeln erlauben.
q-faster-standard-too = Die Standardregeln erlauben es auch: Beide Figuren kommen in ein Land, und ein Kloster stand dort schon vorher.
q-faster-allowed = Nichts spricht dagegen: Beide Figuren kommen in ein Land mit Platz für sie, und die Hand bezahlt beide.
q-faster-not-both-country = Nach den Standardregeln kommen beide Figuren eines Zuges in dasselbe Land
q-faster-not-both-empty = Nach den Standardregeln nimmt ein Land, das leer war, in diesem Zug ein Kloster auf und nicht mehr
q-faster-is-allowed-country = In der schnelleren Variante dürfen die beiden Figuren eines Zuges in zwei Länder kommen
q-faster-is-allowed-empty = In der schnelleren Variante nimmt ein Land, das leer war, in einem Zug zwei Klöster auf
q-faster-so-both = Beide Figuren kommen in ein Land, in dem schon vorher ein Kloster stand, Platz für sie ist da, und die Hand bezahlt beide

# Der Vatikan: ob ein Ratsherr dorthin darf

q-visit = Darf { $player } im Vatikan für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 } einen Ratsherrn auf das Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } setzen? Wenn nicht, warum?
q-visit-hint-1 = Sieh auf das Blatt des Vatikans: Gibt es so ein Wappen, steht jemand darauf, und hat { $player } in derselben Spalte dieser Tafel schon einen Ratsherrn?
q-visit-hint-2 = Dann der Preis: Es ist immer ein Paar einer Sorte, und zwar einer, die { $country } nicht zeigt.
q-visit-so = Nichts spricht dagegen: Das Wappen ist frei, { $player } hat niemanden in dieser Spalte, und das Paar ist auf der Hand und zeigt { $country } nicht
q-visit-no-sheet = Nein, so ein Wappen hat der Vatikan nicht
q-visit-no-arms = Nein, auf diesem Wappen steht schon ein Ratsherr
q-visit-no-column = Nein, in dieser Spalte steht schon ein eigener Ratsherr
q-visit-no-pair = Nein, das Paar zeigt das Land des Wappens
q-visit-no-single = Nein, eine einzelne Karte gilt im Vatikan nicht
q-visit-no-cards = Nein, die Hand hat nicht, was zu bezahlen ist
q-visit-no-alone = Nein, in diesem Zug wurde schon auf dem Plan gesetzt
q-visit-no-supply = Nein, der Vorrat ist leer
q-visit-no-room = Nein, in dem Land ist kein Platz für einen weiteren Ratsherrn
q-visit-no-there = Nein, in dem Land steht keine eigene Figur
q-visit-not-arms = Auf diesem Wappen steht niemand.
q-visit-not-column = { $player } hat in dieser Spalte keinen Ratsherrn. Andere dort stören nicht, außer auf dem Wappen selbst.
q-visit-not-pair = { $number ->
    [one] Eine Karte ist kein Paar.
   *[other] Zwei Karten { $card } zeigen { $country } nicht, und gerade so ein Paar will der Vatikan.
 }
q-visit-not-single = Geboten werden zwei Karten und nicht nur eine.
q-visit-not-alone = In diesem Zug wurde noch nichts auf den Plan gesetzt.
q-visit-not-room = Der Ratsherr kommt nicht nach { $country }, sondern auf das Blatt. Auf den Platz im Land kommt es nicht an.
q-visit-not-there = Um auf das Wappen von { $country } zu kommen, braucht niemand dort ein Kloster oder einen Ratsherrn.

# Die Klostertafel

q-doubled = Das Spiel endet hier. Wie viele Punkte bekommt { $player } in der Schlusswertung für Klöster in { $country }?
q-doubled-hint-1 = Zähle zuerst, als gäbe es den Vatikan nicht: Welchen Rang hat { $player } in { $country }, und was bringt er?
q-doubled-hint-2 = Dann sieh auf der Klostertafel nach dem Wappen von { $country }. Wessen Ratsherr steht dort?
q-doubled-once = So wäre es ohne den Vatikan. Auf dem Wappen von { $country } auf der Klostertafel steht ein Ratsherr von { $player }.
q-doubled-first = Nur der erste Rang wertet alle { $all } Klöster; { $player } hat Rang { $rank }.
q-doubled-cloisters = Verdoppelt werden die Punkte und nicht { $own ->
    [one] das eine Kloster
   *[other] die { $own } Klöster
 } von { $player }.
q-doubled-own = Auch beim zweiten Mal zählen die Punkte des Rangs und nicht die Zahl der Klöster von { $player }.
q-doubled-thrice = Zweimal und nicht dreimal: Die Zwischenwertung kennt den Vatikan nicht.
q-doubled-advisor = Ein Ratsherr im Vatikan ist nicht einen Punkt wert: Er verdoppelt alles, was { $player } für { $country } bekommt.
q-doubled-theirs = Der Ratsherr auf dem Wappen gehört { $holder } und verdoppelt nur die Punkte von { $holder }.
q-doubled-lost = Niemand verliert dadurch etwas: Die Punkte der anderen bleiben, wie sie sind.
q-doubled-guest = Der Ratsherr auf dem Wappen auf der Klostertafel gehört { $holder }, also bleiben die Punkte von { $player }, wie sie sind

# Die Ratstafel

q-council = Das Spiel endet hier. Wie viele Punkte bekommt { $player } für das Bündnis { $alliance }, { $a } und { $b }?
q-council-hint-2 = Wer in beiden vorn liegt, wertet alle Ratsherren dort. Dann sieh auf die Ratstafel: Wer dort auf dem Wappen eines der beiden Länder steht, für den zählt jeder Ratsherr in diesem Land 2.
q-council-once = So wäre es ohne den Vatikan. { $player } steht auf der Ratstafel auf dem Wappen von { $country }, also { $advisors ->
    [one] zählt der Ratsherr dort 2.
   *[other] zählen die { $advisors } Ratsherren dort je 2.
 }
q-council-both = Nur die Ratsherren in { $country } zählen je 2, denn nur dieses Wappen ist besetzt; die im anderen Land zählen 1.
q-council-own = Jeder Ratsherr in { $country } zählt für { $player } 2, egal von wem, und nicht nur die von { $player }.
q-council-visitor = Der Ratsherr im Vatikan steht in keinem Land und wird selbst nicht gezählt.
q-council-rest = Die Ratsherren des anderen Landes zählen auch, je einen Punkt.
q-council-others = Auf der Ratstafel steht ein Ratsherr von { $holder } auf dem Wappen von { $country }, und der hilft sonst niemandem.
q-council-lost = Ein Ratsherr von { $holder } auf der Ratstafel nimmt { $player } nichts weg.
q-council-no-lead = Die Ratstafel verdoppelt, was man bekommt. In { $country } hat { $player } nicht die meisten Ratsherren, also gibt es nichts zu verdoppeln.
q-council-alone = Nur in einem Land vorn zu liegen bringt nichts, auch nicht mit der Ratstafel. In { $country } hat { $player } nicht die meisten.
