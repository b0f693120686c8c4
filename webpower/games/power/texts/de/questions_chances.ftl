# Fragen zu Karten und Zufall, und das Bild der Karten dazu

q-topic-chances = Karten und Zufall

card-picture-title = Die Karten, wie { $player } sie kennt
card-picture-deck = in diesem Spiel
card-picture-hand = Hand von { $player }
card-picture-open = offen
card-picture-discard = abgelegt
card-picture-known = von { $player } genommen
card-picture-unseen = nicht gesehen
card-picture-piles = Verdeckt: { $stack } im Stapel, { $hidden } auf den anderen Händen.
card-picture-row = { $row }: { $cells }.
card-picture-cell = { $card } { $number }

q-blind = Jede Karte, die { $player } nicht gesehen hat, liegt mit derselben Wahrscheinlichkeit oben auf dem Stapel.

# Nicht gesehene Karten

q-unseen = Wie viele Karten { $card } hat { $player } nicht gesehen?
q-unseen-hint-1 = Wie viele Karten { $card } gibt es in diesem Spiel? Das ist die erste Zeile.
q-unseen-hint-2 = Zieh alle ab, von denen man weiß, wo sie sind: auf der eigenen Hand, offen, abgelegt und von anderen offen genommen, die sie noch nicht ausgespielt haben.
q-unseen-known = { $others ->
    [one] Eine davon hat jemand anders offen genommen und noch auf der Hand: Auch die ist schon gesehen.
   *[other] { $others } davon haben andere offen genommen und noch auf der Hand: Auch die sind schon gesehen.
 }
q-unseen-hand = Die eigene Hand ist vergessen: Von diesen Karten hat { $player } { $own }.
q-unseen-open = Die offenen Karten sind vergessen: { $lying ->
    [one] 1 davon ist von dieser Sorte.
   *[other] { $lying } davon sind von dieser Sorte.
 }
q-unseen-discard = Die Ablage ist vergessen: { $discarded ->
    [one] 1 Karte dieser Sorte liegt dort, und alle haben sie gesehen.
   *[other] { $discarded } Karten dieser Sorte liegen dort, und alle haben sie gesehen.
 }
q-unseen-deck = So viele gibt es in diesem Spiel. Einige davon sind schon gesehen.
q-unseen-removed = Bei { $players } Spielern { $removed ->
    [one] kam vor Beginn von jeder Sorte eine Karte
   *[other] kamen vor Beginn von jeder Sorte { $removed } Karten
 } aus dem Spiel. In der ersten Zeile ist das schon abgezogen.
q-unseen-all = So viele Karten aller Sorten zusammen sind nicht gesehen.
q-unseen-so = In diesem Spiel gibt es { $deck } Karten { $card }, und { $known ->
    [one] von 1 weiß man, wo sie ist
   *[other] von { $known } weiß man, wo sie sind
 }, also { $number ->
    [one] ist 1 nicht gesehen
   *[other] sind { $number } nicht gesehen
 }

# Die nächste Karte

q-top = Wie groß ist die Wahrscheinlichkeit, dass die nächste Karte vom Stapel { $card } zeigt?
q-top-hint-1 = Zähle alle Karten, die { $player } nicht gesehen hat. Jede davon kann die nächste sein.
q-top-hint-2 = Wie viele davon zeigen { $card }? Diese Zahl kommt in den Zähler des Bruchs.
q-top-stack = Die { $number } Karten müssen nicht alle im Stapel liegen: Von den nicht gesehenen { $hidden ->
    [one] ist 1
   *[other] sind { $hidden }
 } verdeckt auf anderen Händen. Teile also durch alle { $all } nicht gesehenen.
q-top-hand = Da sind die eigenen Karten mitgezählt. Sie können nicht mehr vom Stapel kommen.
q-top-open = Da sind die offenen Karten mitgezählt. Sie liegen auf dem Tisch und können nicht vom Stapel kommen.
q-top-deck = So war es, bevor jemand eine Karte gesehen hatte. Was schon gesehen ist, kann nicht mehr kommen.
q-top-fifth = Es gibt fünf Sorten, aber nicht von allen sind gleich viele Karten noch nicht gesehen.
q-top-odds = Da sind die { $number } günstigen Karten mit allen anderen verglichen. Eine Wahrscheinlichkeit vergleicht sie mit allen { $all } Karten, die kommen können.
q-top-so = { $number } der { $all } nicht gesehenen Karten zeigen { $card }: { $result }

# Mindestens eine von mehreren. Genaue Zahlen kommen als 7/19, Ergebnisse wie in answer-chance: 7/19 (37 %)

q-some = { $player } zieht { $draws ->
    [2] zwei
   *[3] drei
 } Karten vom Stapel. Wie groß ist die Wahrscheinlichkeit, dass mindestens eine davon { $card } zeigt?
q-some-hint-1 = Das Gegenteil ist leichter zu berechnen: Wie groß ist die Wahrscheinlichkeit, dass keine davon { $card } zeigt?
q-some-hint-2 = Mit jeder gezogenen Karte ist es eine weniger. Multipliziere der Reihe nach die Wahrscheinlichkeiten, dass es eine andere Sorte ist, und zieh das Ergebnis von 1 ab.
q-some-added = Die Wahrscheinlichkeiten der einzelnen Ziehungen darf man hier nicht addieren: Dann zählten zwei günstige Karten doppelt, und bei genug Ziehungen käme mehr als 1 heraus.
q-some-back = So wäre es, wenn jede Karte vor der nächsten Ziehung zurückgelegt würde. Hier ist es jedes Mal eine Karte weniger.
q-some-none = Das ist die Wahrscheinlichkeit, dass keine kommt. Zieh sie von 1 ab.
q-some-one-draw = Das ist die Wahrscheinlichkeit bei einer einzigen Ziehung. Hier werden mehrere Karten gezogen.
q-some-every = Das ist die Wahrscheinlichkeit, dass alle { $card } zeigen. Eine genügt.
q-some-exactly = Das ist die Wahrscheinlichkeit, dass es genau eine ist. Wenn mehr davon kommen, gilt das auch.
q-some-so-1 = Die Wahrscheinlichkeit, dass keine davon { $card } zeigt: { $product } = { $result }
q-some-so-2 = Also ist die Wahrscheinlichkeit für mindestens eine 1 − { $none } = { $result }

# Was zu erwarten ist

q-expected = { $player } zieht { $draws ->
    [2] zwei
   *[3] drei
 } Karten vom Stapel. Wie viele Karten { $card } sind im Durchschnitt darunter zu erwarten?
q-expected-hint-1 = Jede einzelne Ziehung bringt im Durchschnitt { $number }/{ $all } so einer Karte, die zweite ebenso wie die erste.
q-expected-hint-2 = Erwartungswerte darf man addieren, auch wenn die Ziehungen voneinander abhängen.
q-expected-chance = Das ist die Wahrscheinlichkeit für mindestens eine. Im Durchschnitt zählen zwei davon doppelt.
q-expected-one = Das bringt eine Ziehung im Durchschnitt. Gezogen werden { $draws ->
    [2] zwei
   *[3] drei
 } Karten.
q-expected-stack = Diese Karten müssen nicht alle im Stapel liegen: Teile durch alle { $all } nicht gesehenen.
q-expected-deck = So war es am Anfang. Seitdem sind viele Karten gesehen worden.
q-expected-fifth = Es gibt fünf Sorten, aber nicht von allen sind gleich viele Karten noch nicht gesehen.
q-expected-draws = So viele kämen, wenn jede Karte von dieser Sorte wäre.
q-expected-so = { $draws } × { $number }/{ $all } = { $result }

# Paare

q-pair = { $player } hat eine Karte { $a } und eine Karte { $b } auf der Hand und zieht eine Karte vom Stapel. Wie groß ist die Wahrscheinlichkeit, dann zwei gleiche Karten zu haben?
q-pair-hint-1 = Welche Karten ergäben ein Paar mit einer auf der Hand? Beide Sorten sind günstig.
q-pair-hint-2 = Zähle die nicht gesehenen Karten beider Sorten zusammen, und teile durch alle { $all } nicht gesehenen.
q-pair-one = Auch mit noch einer Karte { $card_left } wäre es ein Paar.
q-pair-hand = Da sind die beiden Karten auf der Hand mitgezählt. Zu ihnen soll eine passen; gezogen werden können sie nicht mehr.
q-pair-stack = Diese Karten müssen nicht alle im Stapel liegen: Teile durch alle { $all } nicht gesehenen.
q-pair-product = Die beiden Wahrscheinlichkeiten werden addiert, nicht multipliziert: Gezogen wird nur eine Karte, und sie kann von der einen oder von der anderen Sorte sein.
q-pair-fifths = Es gibt fünf Sorten, aber nicht von allen sind gleich viele Karten noch nicht gesehen.
q-pair-not = Das ist die Wahrscheinlichkeit, dass kein Paar kommt.
q-pair-so = Unter den { $all } nicht gesehenen Karten ist { $a } { $one }-mal und { $b } { $other }-mal: { $result }
q-twins = { $player } zieht zwei Karten vom Stapel. Wie groß ist die Wahrscheinlichkeit, dass beide von derselben Sorte sind?
q-twins-hint-1 = Geh die fünf Sorten durch: Wie groß ist die Wahrscheinlichkeit, dass die erste Karte von dieser Sorte ist und dann auch die zweite?
q-twins-hint-2 = Von einer Sorte mit 6 Karten sind bei der ersten Ziehung 6 günstig, bei der zweiten 5. Addiere die Produkte der fünf Sorten, und teile durch { $all } mal die nächstkleinere Zahl.
q-twins-fifth = So wäre es, wenn alle Sorten gleich häufig wären und die erste Karte zurückgelegt würde.
q-twins-back = So wäre es, wenn die erste Karte zurückgelegt würde. Ist sie weg, hat ihre Sorte eine Karte weniger.
q-twins-order = Wenn die Reihenfolge im Nenner zählt, muss sie auch im Zähler zählen: Jedes Paar kann in zwei Reihenfolgen kommen.
q-twins-one = Das ist die Wahrscheinlichkeit für zwei Karten { $card }. Die anderen Sorten sind auch günstig.
q-twins-not = Das ist die Wahrscheinlichkeit, dass sie von verschiedenen Sorten sind.
q-twins-so = ({ $products }) / ({ $pairs }) = { $result }

# Eine offene Karte oder der Stapel. Ein Plan ist, was chances-plan sagt: Frankreich nehmen, 1 vom Stapel ziehen

q-open = { $player } muss noch { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
 } ziehen und will im nächsten Zug eine Figur in { $country } setzen. Bei welcher Wahl ist die Wahrscheinlichkeit am größten, dass die Hand sie bezahlt, mit einer Karte, die { $country } zeigt, oder mit zwei gleichen einer anderen Sorte?
q-open-pair = { $player } muss noch { $draws ->
    [one] eine Karte
   *[other] { $draws } Karten
 } ziehen und hätte gern zwei gleiche Karten. Bei welcher Wahl ist die Wahrscheinlichkeit dafür am größten?
q-open-hint-1 = Eine offene Karte ist sicher: Was würde die Hand damit bezahlen? Auch zwei gleiche einer anderen Sorte bezahlen dort.
q-open-pair-hint-1 = Eine offene Karte ist sicher: Passt sie zu einer auf der Hand oder zur anderen offenen?
q-open-hint-2 = Für das, was vom Stapel kommt: Zähle die günstigen Karten in der Zeile der nicht gesehenen.
q-open-never = { $plan }: Dann wird die Hand nie, wie sie sein soll, was immer auch kommt.
q-open-stack = { $plan }: Die Wahrscheinlichkeit ist { $percent } ({ $exact }). Mit einer offenen Karte ist sie größer.
q-open-taken = { $plan }: Die Wahrscheinlichkeit ist { $percent } ({ $exact }). Anders ist sie größer.
q-open-so = { $plan }: Die Wahrscheinlichkeit ist { $percent } ({ $exact })

# Was von einer Hand bekannt ist

q-known-before = Vor dem, was hier folgt, kannte niemand eine Karte von { $player }.
q-known = Von wie vielen Karten auf der Hand von { $player } weiß { $other } jetzt sicher, welche es sind?
q-known-hint-1 = Geh durch, was geschehen ist. Eine offen genommene Karte ist bekannt; eine vom Stapel ist es nicht.
q-known-hint-2 = Immer wenn { $player } mit einer Karte einer bekannten Sorte bezahlt, kann es gerade die bekannte gewesen sein: Sicher ist sie dann nicht mehr. Ein Paar nimmt zwei weg.
q-known-taken = { $player } hat { $taken } offen genommen. Aber sieh nach, was seitdem bezahlt oder getauscht wurde: Das können gerade diese gewesen sein.
q-known-hand = So viele Karten hat { $player }. Die vom Stapel hat sonst niemand gesehen.
q-known-nothing = Hände sind geheim. Aber alle haben gesehen, welche Karten { $player } offen genommen hat.
q-known-drawn = So viele Karten hat { $player } insgesamt gezogen. Die vom Stapel sind nicht bekannt, und einige sind schon ausgespielt.
q-known-more = Das ist eine zu viel: Eine davon kam vom Stapel oder ist vielleicht schon ausgespielt.
q-known-so = Offen genommen und nicht ausgespielt: { $cards }
q-known-so-none = Alle Karten, die { $player } offen genommen hat, können seitdem ausgespielt worden sein
