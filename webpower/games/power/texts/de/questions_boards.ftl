# Fragen zu Plänen als Daten

q-topic-boards = Ein eigener Plan

# Was die Prüfung sagt

q-check = In der Datei der Heron Coast wird eines geändert. Was sagt die Prüfung?
q-check-add = Die Liste "{ $part }" bekommt noch einen Eintrag: { $entry }
q-check-set = Der Wert von "{ $part }" wird { $entry }
q-check-take = Die Liste "{ $part }" verliert diesen Eintrag: { $entry }
q-check-hint-1 = Jeder Name, der verwendet wird, muss da sein, alles darf nur einmal da sein, und ein Spiel muss möglich sein. Alles Übrige ist erlaubt.
q-check-hint-2 = Sieh dir beide Enden an: Liegt auf dem Plan ein Ort mit genau diesem Namen, sind es zwei, und gibt es so eine Straße schon, in der einen oder der anderen Richtung?
q-check-hint-3 = War der Name oder das Paar schon da? Gibt es alles, was genannt wird? Ein Land braucht einen Ort und eine Sorte Karten ein Land.
q-check-hint-4 = Eine Kette ist 2 bis 8 Klöster lang, und jede Farbe hat 1 bis 20 davon. Wer nennt sonst noch, was weggenommen wird? Reichen die Karten zum Austeilen?
q-check-fine = Nichts: Es ist ein guter Plan
q-check-size = Eine Zahl ist außerhalb des Erlaubten
q-check-twice = Etwas ist doppelt da
q-check-loop = Etwas führt von einer Stelle zu ihr selbst
q-check-unknown = Etwas wird genannt, was es nicht gibt
q-check-idle = Eine Sorte Karten bezahlt nirgends
q-check-siteless = Ein Land hat keinen Ort
q-check-taken = Von einer Sorte kommen mehr Karten aus dem Spiel, als es gibt
q-check-few = Die Karten reichen nicht zum Austeilen und Ziehen
q-check-so-fine = Alle Namen führen irgendwohin, nichts ist doppelt da, und ein Spiel ist möglich. Ein Plan darf Orte ohne Straßen haben und ein Netz aus vielen Teilen
q-check-but-size = Eine Zahl ist außerhalb des Erlaubten: Eine Kette ist 2 bis 8 Klöster lang, und jede Farbe hat 1 bis 20 davon
q-check-but-twice = Der Name, die Nummer, die Stelle oder das Paar ist schon da; eine Straße von a nach b ist auch die Straße von b nach a
q-check-but-loop = Beide Enden sind gleich, und eine Straße oder ein Bündnis braucht zwei verschiedene
q-check-but-unknown = Ein Name führt nirgendwohin: Buchstabe für Buchstabe so heißt nichts auf dem Plan
q-check-but-idle = Diese Sorte Karten bezahlt in keinem Land, also könnte niemand sie brauchen
q-check-but-siteless = Dieses Land hat keinen Ort, also könnte dort nie etwas stehen
q-check-but-taken = So viele Karten jeder Sorte können nicht aus dem Spiel kommen: Von der seltensten gibt es nicht so viele
q-check-but-few = Was übrig bleibt, reicht nicht, um auszuteilen, zwei Karten aufzudecken und zu ziehen
q-check-not-size = Alle Zahlen sind im Rahmen des Erlaubten.
q-check-not-twice = Jeder Name, jede Nummer, jede Stelle und jedes Paar ist nur einmal da.
q-check-not-loop = Wo es zwei Enden gibt, sind sie verschieden.
q-check-not-unknown = Alles, was genannt wird, ist auf dem Plan.
q-check-not-idle = Jede Sorte Karten bezahlt noch in einem Land.
q-check-not-siteless = Jedes Land hat noch einen Ort.
q-check-not-taken = Von jeder Sorte gibt es mehr Karten, als aus dem Spiel kommen.
q-check-not-few = Zum Austeilen und Ziehen sind Karten genug da.

# Eine Straße mehr oder weniger

q-own-built = Eine Straße von { $a } nach { $b } ist gebaut worden. Auf dem Bild ist sie schon da.
q-own-closed = Die Straße von { $a } nach { $b } ist gesperrt worden. Auf dem Bild fehlt sie schon.
q-own-parts = In wie viele Teile zerfällt das Straßennetz jetzt?
q-own-parts-hint-1 = Beginne bei irgendeinem Ort und folge den Straßen, so weit es geht: Das ist ein Teil. Dann mach mit einem Ort weiter, der noch in keinem Teil ist.
q-own-parts-hint-2 = Waren { $a } und { $b } vorher in einem Teil? Und gibt es noch einen anderen Weg vom einen zum anderen?
q-own-parts-before = So viele waren es vorher. { $built ->
    [True] Die neue Straße verbindet zwei davon.
   *[other] Einen anderen Weg von { $a } nach { $b } gibt es nicht.
 }
q-own-parts-more = { $built ->
    [True] Eine neue Straße trennt nie etwas.
   *[other] Von { $a } nach { $b } gibt es einen anderen Weg, also zerfällt nichts.
 }
q-own-parts-fewer = { $built ->
    [True] Die beiden Orte waren schon in einem Teil, also schließt die neue Straße einen Ring und verbindet keine Teile.
   *[other] Eine gesperrte Straße verbindet nie etwas.
 }
q-own-parts-countries = So viele Länder gibt es. Straßen gehen über Grenzen.
q-own-parts-lonely = So viele Orte haben gar keine Straße. Die größeren Teile zählen auch.
q-own-parts-so = { $right ->
    [one] Alle Orte sind in einem Teil
   *[other] Es sind { $right } Teile: { $parts }
 }
q-own-line = Wie viele Orte hat jetzt die längste Reihe entlang der Straßen, wenn kein Ort zweimal vorkommt?
q-own-line-hint-1 = Eine Reihe hat zwei Enden. Beginne, wo nur eine Straße hinführt, und versuche, nichts auszulassen.
q-own-line-hint-2 = Der größte Teil hat { $largest } Orte, länger kann die Reihe also nicht sein. Welcher Ort bliebe an einer Gabelung übrig?
q-own-line-roads = Zähle die Orte und nicht die Straßen dazwischen.
q-own-line-before = So lang war sie vor der Änderung.
q-own-line-part = Das sind alle Orte des größten Teils. Eine Reihe ohne Abzweigungen kommt nicht an allen vorbei.
q-own-line-all = Das sind alle Orte des Plans.
q-own-line-so = Die längste Reihe hat { $right } Orte: { $sites }

# Die Karten

q-own-stack-given = Jemand hat die Karten der Heron Coast geändert. So viele gibt es: { $counts }. Und so viele von jeder Sorte kommen aus dem Spiel, je nach Zahl der Spieler: { $takes }.
q-own-stack = { $players } Spieler fangen an. Wie viele Karten sind im Stapel, wenn die Hände ausgeteilt sind und die offenen Karten daliegen?
q-own-stack-hint-1 = Zähle zuerst die Karten zusammen. Dann zieh für jede der { $kinds } Sorten { $removed } ab.
q-own-stack-hint-2 = Alle bekommen drei Karten auf die Hand, und zwei liegen offen. Der Rest ist der Stapel.
q-own-stack-all = Bei { $players } Spielern { $removed ->
    [one] kommt vorher 1 Karte
   *[other] kommen vorher { $removed } Karten
 } jeder Sorte aus dem Spiel.
q-own-stack-open = Auch die { $open } offenen Karten kommen vom Stapel.
q-own-stack-hands = Die Hände werden von diesen Karten ausgeteilt: drei für jeden Spieler.
q-own-stack-each = Aus dem Spiel { $removed ->
    [one] kommt 1 Karte
   *[other] kommen { $removed } Karten
 } jeder Sorte, und es gibt { $kinds } Sorten.
q-own-stack-deck = Das sind alle Karten des Spiels. Die Hände und die offenen Karten gehen davon noch ab.
q-own-stack-so = { $all } Karten minus { $out }, die aus dem Spiel kommen, minus { $hands } auf den Händen, minus { $open } offen ergibt { $right }
