# Fragen: was gefragt ist, was in die Irre führt, und der Weg zur Antwort

q-topic-graph = Der Plan als Graph
q-topic-turns = Ein Zug
q-topic-majorities = Klostermehrheiten
q-topic-alliances = Ratsherren und Bündnisse
q-topic-chains = Ketten entlang der Straßen

# Mehrheiten: wer vorn liegt

q-leader = Wer hat die meisten Klöster in { $country }?
q-leader-hint-1 = Zähle die Häuser in { $country }, eine Farbe nach der anderen; die Zylinder auf dem Wappen sind Ratsherren.
q-leader-hint-2 = Vorn liegt, wer die höchste Zahl erreicht; das können auch mehrere sein.
q-leader-so = { $number ->
    [one] Also liegt { $players } in { $country } vorn
   *[other] Also liegen { $players } in { $country } gemeinsam vorn
 }
q-leader-tie = { $player } steht mit { $most } nicht allein. Bei gleicher Zahl teilt man sich den Rang, also liegen alle mit dieser Zahl vorn.
q-leader-near = Knapp ist nicht gleich: Mit { $less } liegt man hinter allen, die { $most } haben.
q-leader-second = Das ist der zweite Rang: Vor { $less } liegt noch jemand mit { $most }.
q-leader-advisors = { $number ->
    [0] Niemand hat dort einen Ratsherrn, aber bei
    [one] { $players } hat die meisten Ratsherren, auf dem Wappen, aber bei
   *[other] { $players } haben die meisten Ratsherren, auf dem Wappen, aber bei
 } der Mehrheit geht es um Klöster.
q-leader-all-over = Auf dem ganzen Plan mögen die meisten Klöster von { $players } sein. Hier zählen nur die in { $country }.
q-leader-less = { $player } hat dort { $less ->
    [0] kein Kloster
    [one] 1 Kloster
   *[other] { $less } Klöster
 }, und jemand hat { $most }.

# Mehrheiten: was sie bringen

q-points = Wie viele Punkte bekommt { $player } für die Klöster in { $country }?
q-points-hint-1 = Zähle in { $country } die Klöster jeder Farbe. Welchen Rang hat { $player }?
q-points-hint-2 = Der erste Rang bekommt einen Punkt für jedes Kloster im Land, egal von wem.
q-points-hint-3 = Unter dem ersten Rang bekommt man so viele Punkte, wie eine Farbe auf dem Rang darüber Klöster hat.
q-points-second-as-first = Nur der erste Rang wertet alle Klöster. { $player } hat in { $country } Rang { $rank }.
q-points-added = Auf dem Rang darüber stehen { $players } im Gleichstand. Ihre Klöster werden nicht zusammengezählt: Es zählt die Zahl von einem allein.
q-points-leader = Rang { $rank } wertet die Zahl von Rang { $above }, gleich darüber, nicht die des ersten.
q-points-shared = Bei Gleichstand wird nicht geteilt: { $players } bekommen jeweils die ganze Zahl des Rangs.
q-points-own = { $own } ist die Zahl der Klöster von { $player }. { $rank ->
    [1] Der erste Rang wertet die Klöster aller Farben.
   *[other] Dieser Rang wertet die Zahl des Rangs darüber.
 }
q-points-others = Die eigenen Klöster zählen auch: Der erste Rang wertet jedes Kloster in { $country }.
q-points-sites = { $country } hat { $sites } Orte; freie bringen nichts, nur Klöster.
q-points-below = Es ist umgekehrt: Die unteren Ränge werten die Zahl des Rangs darüber, und der erste Rang wertet alles.
q-points-advisors = Ratsherren zählen hier nicht, nur Klöster.
q-points-nothing = Wer dort ein Kloster hat, bekommt etwas, auch auf Rang { $rank }.

# Mehrheiten: ein Kloster mehr

q-more = { $player } setzt noch ein Kloster auf einen freien Ort in { $country }. Wie viele Punkte bekommt { $player } dann für { $country }?
q-more-hint-1 = Stell dir das neue Haus dort vor und zähle neu. Das neue Kloster zählt mit.
q-more-hint-2 = Hat sich der Rang geändert? Der erste Rang wertet alle Klöster, ein unterer die Zahl des Rangs darüber.
q-more-before = { $before } bekommt { $player } für { $country }, bevor das neue Kloster steht.
q-more-plus-one = Ein Kloster mehr ist nicht immer ein Punkt mehr: Sieh nach, welchen Rang { $player } dann hat.
q-more-change = { $change } ist der Zuwachs. Gefragt ist, was { $country } dann insgesamt bringt, die { $before } von vorher mitgezählt.
q-more-counted = Mit dem neuen Kloster von { $player } in { $country }
q-more-without = Das neue Kloster steht auch in { $country }, also zählt es mit.

# Bündnisse: wer Punkte bekommt

q-scorers = Wer bekommt Punkte für das Bündnis { $alliance }, { $a } und { $b }?
q-scorers-hint-1 = Sieh dir die Wappen von { $a } und { $b } nacheinander an: Wer hat auf jedem die meisten Ratsherren?
q-scorers-hint-2 = Punkte bekommt nur, wer in beiden die meisten hat; Gleichstand genügt.
q-scorers-either = In einem der beiden vorn zu liegen genügt nicht: Man braucht die meisten in { $a } und in { $b }.
q-scorers-together = { $number ->
    [one] { $players } hat
   *[other] { $players } haben
 } die meisten in beiden Ländern zusammen. Aber jedes Land wird für sich betrachtet: erst { $a }, dann { $b }.
q-scorers-one = So ist es, wenn man nur auf { $here } schaut. Auch in { $there } muss man die meisten haben.
q-scorers-no-tie = Gleichstand genügt: Auch gemeinsam hat man die meisten.
q-scorers-tie = { $player } ist damit nicht allein: Wer in { $a } und in { $b } die meisten hat, allein oder im Gleichstand, bekommt die Punkte.
q-scorers-present = In { $a } und { $b } überhaupt Ratsherren zu haben genügt nicht: Es müssen in beiden die meisten sein.
q-scorers-not = { $player } hat nicht die meisten Ratsherren in { $country }.
q-scorers-somebody = Sieh noch einmal hin: Jemand hat die meisten in { $a } und auch in { $b }.

# Bündnisse: was sie bringen

q-worth = Wie viele Punkte bekommt { $player } jetzt für das Bündnis { $alliance }, { $a } und { $b }?
q-worth-hint-1 = Zuerst: Hat { $player } in { $a } die meisten Ratsherren, allein oder im Gleichstand? Und in { $b }?
q-worth-hint-2 = Wer in beiden die meisten hat, bekommt einen Punkt für jeden Ratsherrn in beiden Ländern, egal von wem. Alle anderen bekommen 0.
q-worth-one-lead = { $player } hat in { $country } nicht die meisten, also bringt das Bündnis nichts: Einen zweiten Platz gibt es nicht.
q-worth-lead-only = Ein halbes Bündnis ist keines: Nur in { $country } vorn zu liegen bringt nichts.
q-worth-one-country = Du hast nur die Ratsherren in { $here } gezählt; die in { $there } zählen auch.
q-worth-own = { $own } ist die Zahl der Ratsherren, die { $player } dort hat. Ein Bündnis zählt die Ratsherren aller Farben, und nur für die, die in beiden Ländern vorn liegen.
q-worth-shared = Die Punkte werden nicht geteilt: { $players } bekommen jeweils die volle Zahl.
q-worth-no-tie = Gleichstand genügt: { $player } hat in beiden Ländern die meisten, allein oder gemeinsam.
q-worth-cloisters = Du hast Klöster gezählt, die Häuser. Ein Bündnis zählt Ratsherren, auf den Wappen.
q-worth-number = { $alliance } ist die Nummer des Bündnisses, sein Platz in der Reihenfolge der Wertung, nicht sein Wert.
q-worth-nothing = { $player } hat in beiden Ländern die meisten, also bringt das Bündnis Punkte.

# Bündnisse: welcher Ratsherr den Ausschlag gäbe

q-next = { $player } bekommt für das Bündnis { $alliance }, { $a } und { $b }, nichts. Wo würde ein weiterer Ratsherr von { $player } das ändern?
q-next-in = In { $country }
q-next-either = In jedem der beiden
q-next-neither = In keinem: Ein Ratsherr genügt nicht
q-next-hint-1 = In welchem der beiden Länder hat { $player } schon die meisten, allein oder gemeinsam?
q-next-hint-2 = Gleichstand genügt: Zähle, wie viele Ratsherren im anderen Land noch bis dahin fehlen.
q-next-wrong = Einer mehr in { $there } ändert nichts an { $here }, wo { $player } { $own } hat und jemand { $most }.
q-next-not-either = In { $there } hilft einer mehr nicht: In { $here } hat { $player } { $own }, und jemand hat { $most }.
q-next-not-neither = In einem der beiden Länder hat { $player } schon die meisten, allein oder im Gleichstand, und im anderen fehlt wenig: Gleichstand genügt.
q-next-so-1 = In { $there } hat { $player } schon die meisten, allein oder gemeinsam
q-next-so-2 = In { $here } hat { $player } { $own }, und die höchste Zahl ist { $most }, also bringt einer mehr den Gleichstand, und das genügt

# Ketten: Punkte

q-chain = Wie viele Punkte bekommt { $player } für Ketten?
q-chain-hint-1 = Suche Gruppen von Häusern von { $player }, die durch Straßen verbunden sind; Grenzen spielen keine Rolle.
q-chain-hint-2 = Eine Kette ist eine Reihe: An einer Gabelung folgt sie nur einer Straße.
q-chain-hint-3 = Reihen aus weniger als { $least } Klöstern bringen nichts. Von allen Möglichkeiten, Reihen zu ziehen, zählt die mit den meisten Punkten.
q-chain-branch = Das sind alle Klöster der Gruppen, die groß genug sind. Aber eine Kette hat keine Abzweigungen, und was die Reihe nicht mitnehmen kann, zählt nicht.
q-chain-greedy = Du hast wohl zuerst die längste Reihe genommen, mit { $length }. Dann bleiben zu kurze Stücke übrig: Andere Reihen bringen zusammen mehr.
q-chain-longest = Das ist die längste Reihe von { $player }. { $lines ->
    [one] Sieh noch einmal nach, was alles zählt.
   *[other] Es gibt Platz für { $lines } Ketten, und jede davon bringt Punkte.
 }
q-chain-border = Eine Kette darf über Grenzen gehen: Nur das Meer trennt Straßen.
q-chain-short = Eine Reihe aus weniger als { $least } Klöstern ist keine Kette und bringt nichts.
q-chain-jump = Im selben Land zu stehen verbindet Klöster noch nicht: Von jedem muss eine Straße zum nächsten führen.
q-chain-roads = Bei einer Kette zählen die Klöster, nicht die Straßen dazwischen.
q-chain-all = { $player } hat { $number } Klöster auf dem Plan; hier zählen nur die in Ketten.

# Ketten: zum Markieren

q-mark = Markiere die Klöster von { $player }, die in Ketten zählen (Reihen aus { $least } oder mehr). Gibt es mehrere beste Lösungen, nimm irgendeine.
q-mark-hint-1 = Suche Gruppen von Häusern von { $player }, die durch Straßen verbunden sind; Grenzen spielen keine Rolle.
q-mark-hint-3 = { $points } Klöster von { $player } können zählen.
q-mark-empty = In { $site } steht nichts, und durch einen freien Ort geht keine Kette.
q-mark-foreign = Das Kloster in { $site } gehört { $owner }; eine Kette besteht aus Klöstern einer Farbe, hier von { $player }.
q-mark-short = { $sites } { $number ->
    [one] ist
   *[other] sind
 } nicht durch Straßen mit genug anderen markierten Klöstern verbunden: Eine Kette hat { $least } oder mehr.
q-mark-branch = Diese Klöster können nicht alle in Reihen aus { $least } oder mehr liegen: Irgendwo ist eine Abzweigung, und die hat eine Kette nicht.
q-mark-more = { $number ->
    [0] Es ist noch nichts markiert.
   *[other] Das ergibt Ketten, mit { $number } Punkten. Aber es können mehr Klöster zählen.
 }

# Ketten: ein Kloster mehr

q-gain = Markiere den freien Ort, an dem ein Kloster mehr den Ketten von { $player } am meisten bringt. Gibt es mehrere, nimm irgendeinen.
q-gain-hint-1 = Nur ein Ort mit einer Straße zu einem Kloster von { $player } kann helfen.
q-gain-hint-2 = Er kann eine Kette verlängern, zwei verbinden oder eine zu kurze Reihe auf { $least } bringen.
q-gain-one = Markiere einen Ort; markiert { $number ->
    [0] ist keiner
   *[other] sind { $number }
 }.
q-gain-taken = { $site } ist besetzt.
q-gain-apart = Von { $site } führt keine Straße zu einem Kloster von { $player }.
q-gain-nothing = Ein Kloster in { $site } läge neben denen von { $player }, aber keine Kette aus { $least } oder mehr brächte damit mehr.
q-gain-less = { $site } bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { $player }, aber ein anderer Ort bringt mehr.
q-gain-so = Ein Kloster in { $site } bringt den Ketten von { $player } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } mehr: { $way ->
    [new] Es macht eine Kette, wo noch keine war
    [longer] Es macht eine Kette länger
    [joined] Es verbindet Ketten
   *[changed] Es führt eine Kette anders
 }; die Kette hat dann { $number } Klöster: { $chain }

# Ein Zug: Platz für Ratsherren

q-room = Wie viele weitere Ratsherren haben in { $country } Platz?
q-room-hint-1 = Wer hat die meisten Klöster in { $country }? So viele Ratsherren haben Platz, die aller Farben zusammen.
q-room-hint-2 = Zieh die Ratsherren ab, die schon dort stehen.
q-room-all = Insgesamt ist Platz für { $most }. Zieh die ab, die schon dort stehen.
q-room-sum = Der Platz richtet sich nach den Klöstern der stärksten Farbe, nicht nach denen aller Farben.
q-room-free = Freie Orte sind für Klöster. Ratsherren stehen auf dem Wappen.
q-room-cloisters = Du hast die Klöster aller Farben gezählt. Platz ist für so viele Ratsherren, wie die stärkste Farbe Klöster hat, abzüglich derer, die schon dort sind.
q-room-one = Die Ratsherren aller Farben nehmen Platz weg, nicht nur die einer Farbe.
q-room-more = So viele passen nicht mehr. Zähle noch einmal die Häuser dessen, der die meisten hat, und zieh alle Ratsherren ab, die dort stehen.
q-room-so = Die stärkste Farbe in { $country } hat dort { $most ->
    [one] 1 Kloster
   *[other] { $most } Klöster
 }, und es { $advisors ->
    [0] steht kein Ratsherr
    [one] steht 1 Ratsherr
   *[other] stehen { $advisors } Ratsherren
 } dort, also { $right ->
    [0] hat keiner mehr Platz
    [one] hat noch 1 Platz
   *[other] haben noch { $right } Platz
 }

# Ein Zug: was eine Hand bezahlt

q-pays = In welchen Ländern bezahlt diese Hand zwei Figuren, soweit es an den Karten liegt? (Freie Orte und Plätze spielen hier keine Rolle.)
q-pays-hint-1 = Jede Figur hat ihren eigenen Preis: eine Karte, die das Land zeigt, oder zwei gleiche.
q-pays-hint-2 = Beide Figuren kommen in ein Land. Zwei gleiche Karten bezahlen zwei Figuren, wo sie das Land zeigen, und überall sonst eine.
q-pays-everywhere = Überall bezahlt sie mindestens eine Figur. Für zwei müssen mit drei Karten zwei Preise bezahlt werden.
q-pays-pair-only = Dort bezahlen zwei Karten je eine Figur. Aber das Paar gilt auch als Joker, wo die andere Karte bezahlt.
q-pays-jokers = Ein Paar bezahlt nur eine Figur; eine zweite braucht eine Karte, die das Land zeigt.
q-pays-single-only = Das ist das Paar als Joker und die einzelne Karte. Wo die Karten des Paars das Land zeigen, bezahlen sie einzeln.
q-pays-none = Drei Karten reichen oft für zwei Figuren: Zwei gleiche bezahlen zwei Figuren in einem Land, das sie zeigen.
q-pays-one-each = Dort bezahlt eine Karte eine Figur. Für eine zweite fehlt eine weitere Karte des Landes, und ein Paar gibt es nicht.
q-pays-so-1 = Wo Karten { $pair } das Land zeigen, bezahlen zwei davon je eine Figur
q-pays-so-2 = Wo eine andere Karte der Hand es zeigt, bezahlt sie die eine Figur und das Paar die andere; sonst bezahlen die drei Karten nur eine Figur
q-pays-so-joker = Anderswo bezahlen zwei davon als Jokerpaar eine Figur, und die dritte Karte bezahlt dort nichts
q-pays-so-none = In drei Karten dreier Sorten steckt kein Paar, und keine zwei davon zeigen dasselbe Land: Nirgends bezahlen sie zwei Figuren

# Ein Zug: erlaubt oder nicht

q-legal-cloister = Darf { $player } für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 } ein Kloster in { $site }, { $country }, setzen? Wenn nicht, warum?
q-legal-advisor = Darf { $player } für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 } einen Ratsherrn in { $country } setzen? Wenn nicht, warum?
q-first-cloister = In diesem Zug hat { $player } für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 } schon ein Kloster in { $site }, { $country }, gesetzt. Was übrig ist:
q-first-advisor = In diesem Zug hat { $player } für { $number ->
    [one] eine Karte { $card }
   *[other] zwei Karten { $card }
 } schon einen Ratsherrn in { $country } gesetzt. Was übrig ist:
q-legal-hint-1 = Dreierlei muss stimmen: was in diesem Zug schon gesetzt ist, der Ort und der Preis.
q-legal-hint-2 = { $act ->
    [cloister] Ein Kloster braucht einen freien Ort.
   *[advisor] In einem Land stehen höchstens so viele Ratsherren, wie die stärkste Farbe dort Klöster hat.
 } Der Preis ist eine Karte, die das Land zeigt, oder zwei gleiche, die es nicht zeigen.
q-legal-so = Nichts spricht dagegen: { $player } hat die Karten, sie bezahlen in { $country }, und Platz ist auch
q-yes = Ja, das ist erlaubt
q-no-room = Nein, für einen weiteren Ratsherrn ist kein Platz
q-no-taken = Nein, der Ort ist besetzt
q-no-pair = Nein, ein Jokerpaar gilt nicht in den Ländern, die es zeigt
q-no-cards = Nein, die Hand hat nicht, was zu bezahlen ist
q-no-shows = Nein, die Karte zeigt das Land nicht
q-no-country = Nein, beide Figuren eines Zuges kommen in dasselbe Land
q-no-empty = Nein, in ein leeres Land kommt in einem Zug nur ein Kloster
q-no-supply = Nein, der Vorrat ist leer
q-not-room = { $act ->
    [advisor] Es ist Platz: Die stärkste Farbe in { $country } hat { $most }, und { $advisors } { $advisors ->
        [one] Ratsherr steht
       *[other] Ratsherren stehen
     } dort.
   *[cloister] Nur für Ratsherren kommt es auf den Platz auf dem Wappen an; für ein Kloster zählen nur freie Orte.
 }
q-not-taken = { $act ->
    [cloister] An diesem Ort steht nichts.
   *[advisor] Ein Ratsherr steht auf dem Wappen und nimmt keinen Ort weg.
 }
q-not-pair = { $number ->
    [one] Eine Karte ist kein Paar: Sie bezahlt, weil sie das Land zeigt, oder gar nicht.
   *[other] Zwei Karten { $card } zeigen { $country } nicht, und darum gelten sie dort als Jokerpaar.
 }
q-not-cards = Auf der Hand { $held ->
    [one] ist noch eine Karte { $card }
   *[other] sind noch { $held } Karten { $card }
 }, und das reicht für diesen Preis.
q-not-shows = { $number ->
    [one] { $card } zeigt { $country }, also bezahlt dort eine Karte.
   *[other] Ein Jokerpaar ist gerade für Länder da, die es nicht zeigt.
 }
q-not-country = { $country } ist das Land dieses Zuges, oder sein erstes.
q-not-empty = In { $country } stand schon vor diesem Zug ein Kloster, also nimmt es zwei Figuren auf.
q-not-supply = { $player } hat noch { $left }.

# Der Plan als Graph

q-degree = Wie viele Straßen treffen sich in { $site }?
q-degree-hint-1 = Um den Ort liegt ein Ring. Zähle die braunen Linien, die dort enden.
q-degree-hint-2 = Straßen gehen über Grenzen; die dünnen Linien mit Nummern sind Bündnisse und keine Straßen.
q-degree-within = Du hast nur die Straßen innerhalb von { $country } gezählt; die über die Grenze zählen auch.
q-degree-sites = So viele andere Orte hat { $country }. Nicht alle sind mit { $site } verbunden.
q-degree-bonds = So viele Bündnisse hat { $country }. Bündnisse sind keine Straßen.
q-degree-itself = { $site } selbst ist nicht sein eigener Nachbar.
q-degree-two-away = Die liegen zwei Straßen entfernt. Gefragt sind die Straßen, die in { $site } enden.
q-degree-so = { $number ->
    [one] Eine Straße führt
   *[other] { $number } Straßen führen
 } von { $site } weg, nach { $sites }
q-distance = Über wie viele Straßen führt der kürzeste Weg von { $a } nach { $b }?
q-distance-hint-1 = Schreibe 0 an den Anfang, 1 an alle seine Nachbarn, 2 an deren Nachbarn, die noch keine Zahl haben, und so weiter.
q-distance-hint-2 = Zähle Straßen, also Schritte, und nicht Orte: Von einem Ort zum Nachbarn ist es 1. Was steht zuletzt bei { $b }?
q-distance-sites = Vielleicht hast du die Orte am Weg gezählt. Zähle die Straßen, also die Schritte von Ort zu Ort.
q-distance-between = Vielleicht hast du nur die Orte zwischen { $a } und { $b } gezählt. Zähle die Straßen, also die Schritte von Ort zu Ort.
q-distance-straight = Dieser Weg hält Luftlinie auf { $b } zu und ist ein Umweg.
q-distance-detour = Es gibt einen kürzeren Weg. Nummeriere die Orte wie eine Welle: Dann fällt jeder Umweg auf.
q-distance-so = Ein kürzester Weg braucht { $number } Straßen: { $sites }
q-route = Markiere alle Orte auf einem kürzesten Weg von { $a } nach { $b }, auch beide Enden. Gibt es mehrere, nimm irgendeinen.
q-route-hint-2 = Der kürzeste Weg von { $a } nach { $b } braucht { $right } Straßen.
q-route-ends = Markiere auch { $sites }: Dort beginnt und endet der Weg.
q-route-gap = Die markierten Orte führen nicht von { $a } nach { $b }: Irgendwo fehlt eine Straße.
q-route-longer = Das sind { $number } Schritte oder mehr. Es gibt einen kürzeren Weg, mit { $right } Straßen.
q-groups = Straßen verbinden die Klöster von { $player } zu Gruppen. Wie viele Gruppen sind es? (Ein Kloster für sich ist auch eine.)
q-groups-hint-1 = Beginne bei irgendeinem Kloster von { $player } und folge den Straßen zu anderen derselben Farbe, so weit es geht: Das ist eine Gruppe.
q-groups-hint-2 = Dann mach mit einem Kloster weiter, das noch in keiner Gruppe ist. Eine Straße durch einen freien Ort oder ein fremdes Kloster verbindet nichts.
q-groups-single = Ein Kloster, das keine Straße mit einem anderen verbindet, ist eine eigene Gruppe.
q-groups-chains = Gruppen aus weniger als { $least } bilden keine Kette, aber Gruppen sind sie.
q-groups-countries = In so vielen Ländern stehen sie. Straßen gehen über Grenzen, und nicht alle Klöster eines Landes sind verbunden.
q-groups-jump = Im selben Land zu stehen verbindet Klöster noch nicht: Es muss eine Straße geben.
q-groups-cloisters = So viele Klöster sind es. Einige davon sind verbunden.
q-groups-so = { $player } hat { $number } Gruppen: { $groups }
q-closed = Angenommen, die Straße von { $a } nach { $b } würde gesperrt. In wie viele Teile zerfiele das Straßennetz des ganzen Plans?
q-closed-hint-1 = Wie viele Teile hat es heute? Über den Kanal führt keine Straße.
q-closed-hint-2 = Gibt es einen anderen Weg von { $a } nach { $b }? Wenn ja, gehört die Straße zu einem Ring, und nichts zerfällt.
q-closed-same = So viele Teile hat es schon, denn über den Kanal führt keine Straße. Such einen anderen Weg von { $a } nach { $b }: Gibt es einen?
q-closed-bridge = Such einen anderen Weg von { $a } nach { $b }, auch außen herum. Gibt es einen, so zerfällt nichts.
q-closed-one = England ist ein eigener Teil: Über den Kanal führt keine Straße.
q-closed-more = Eine gesperrte Straße ergibt höchstens einen Teil mehr.
q-closed-none = Jeder Ort gehört zu irgendeinem Teil, also gibt es mindestens einen.
q-closed-so-bridge = Die Straße von { $a } nach { $b } ist eine Brücke: Einen anderen Weg gibt es nicht, also werden aus { $before } Teilen { $number }
q-closed-so-ring = Von { $a } nach { $b } gibt es einen anderen Weg, mit { $way } Straßen, also bleibt es bei { $number } Teilen
q-rings = Nimm nur die Orte von { $countries } (umringt) und die Straßen zwischen ihnen. Wie viele unabhängige Ringe bilden die Straßen?
q-rings-hint-1 = Zähle die Orte, die Straßen zwischen zweien von ihnen und die Teile, in die sie zerfallen.
q-rings-hint-2 = Ein Teil ohne Ringe ist ein Baum: Er hat eine Straße weniger als Orte. Jede weitere Straße schließt einen Ring.
q-rings-one-part = Straßen minus Orte plus 1 wäre richtig, wenn alles zusammenhinge. Zähle die Teile: Für jeden kommt 1 dazu.
q-rings-outside = Euler zählt Flächen, die äußere mit. Die Ringe sind die Flächen innen.
q-rings-no-parts = Straßen minus Orte genügt nicht: In jedem Teil hat ein Baum eine Straße weniger als Orte. Zähle auch die Teile.
q-rings-parts = { $parts } ist die Zahl der Teile, in die sie zerfallen.
q-rings-so = { $roads } Straßen minus { $sites } Orte plus { $parts } Teile ergibt { $right ->
    [one] 1 unabhängigen Ring
   *[other] { $right } unabhängige Ringe
 }

# Eine Schlussstellung, von Hand

q-topic-final = Schlusswertung von Hand
q-final-cloisters = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } in der Schlusswertung für die Klöster aller Länder?
q-final-alliances = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } für alle Bündnisse zusammen?
q-final-chains = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } für Ketten?
q-final-total = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } in der Schlusswertung: Klöster, Bündnisse und Ketten?
q-final-cloisters-hint-1 = Geh die neun Länder durch. In jedem: Wie viele Klöster hat jede Farbe, und welchen Rang hat { $player }?
q-final-cloisters-hint-2 = Der erste Rang wertet jedes Kloster dort, ein unterer die Zahl einer Farbe auf dem Rang darüber.
q-final-alliances-hint-1 = Schreib zu jedem Land auf, wer die meisten Ratsherren hat; das können mehrere sein.
q-final-alliances-hint-2 = Dann geh die Nummern 1 bis 15 durch: Wer in beiden Ländern die meisten hat, wertet alle Ratsherren dort.
q-final-chains-hint-1 = Suche Gruppen von Häusern von { $player }, die durch Straßen verbunden sind; Grenzen spielen keine Rolle. Zieh in jeder die Reihen, die am meisten bringen.
q-final-total-hint-1 = Alle drei Teile hast du schon: Klöster, Bündnisse, Ketten. Nach der Zwischenwertung ist nicht gefragt.
q-final-own = So viele Klöster hat { $player }. Aber es zählt der Rang in jedem Land.
q-final-first = So wäre es, wenn jeder Rang alle Klöster des Landes werten würde. Das tut nur der erste.
q-final-leading = Du hast nur die Länder gezählt, in denen { $player } vorn liegt; auch die unteren Ränge bekommen Punkte.
q-final-broken-ties = Gleichstand bringt allen Beteiligten gleich viele Punkte, sie sind also nicht verloren. Suche Länder mit Gleichstand.
q-final-best-country = Das ist nur das beste Land von { $player }. Gefragt sind alle Länder.
q-final-either = So wäre es, wenn die meisten in einem der beiden Länder genügten. Es müssen beide sein.
q-final-alone = Gleichstand um die meisten genügt, in beiden Ländern.
q-final-own-advisors = Ein Bündnis zählt die Ratsherren aller Farben in beiden Ländern, nicht nur die von { $player }.
q-final-once = Ein Ratsherr wird nicht verbraucht: Er zählt in jedem Bündnis seines Landes, das Punkte bringt.
q-final-branch = Das sind alle Klöster der Gruppen, die groß genug sind; eine Kette hat keine Abzweigungen.
q-final-all = So viele Klöster hat { $player } auf dem Plan; hier zählen nur die in Ketten.
q-final-short = Eine Reihe aus drei ist keine Kette: Es braucht vier.
q-final-roads = Zähle die Klöster einer Kette, nicht die Straßen dazwischen.
q-final-border = Eine Kette darf über Grenzen gehen: Nur das Meer trennt Straßen.
q-final-twice = Da sind die { $kind ->
    [alliances] Bündnisse
   *[chains] Ketten
 } doppelt gezählt. In der Schlusswertung zählt jeder Teil einmal.
q-final-without = Da fehlen die { $kind ->
    [cloisters] Klöster.
    [alliances] Bündnisse.
   *[chains] Ketten.
 }
q-final-with-interim = Nach den { $points } der Zwischenwertung ist nicht gefragt, nur nach dem, was die Schlusswertung bringt.
q-final-sum = Zusammen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
q-final-so = Klöster { $cloisters }, Bündnisse { $alliances }, Ketten { $chains }: zusammen { $total }
