# Fragen zu Bots: was sie wählen, wie sie vergleichen, was sie wissen

q-topic-bots = Bots
w-topic = Einen Bot schreiben

# Was eine Regel wählt

q-chooses-own = Ein Bot für { $player } setzt ein Kloster in das Land, in dem { $player } schon die meisten Klöster hat. Er sieht sich diese vier Orte in dieser Reihenfolge an, und von mehreren gleich guten nimmt er den ersten. Welchen wählt er?
q-chooses-beside = Ein Bot für { $player } setzt ein Kloster dorthin, von wo Straßen unmittelbar zu möglichst vielen Klöstern anderer Farben führen. Er sieht sich diese vier Orte in dieser Reihenfolge an, und von mehreren gleich guten nimmt er den ersten. Welchen wählt er?
q-chooses-both = Ein Bot für { $player } setzt ein Kloster in das Land, in dem { $player } schon die meisten Klöster hat. Ist das gleich, nimmt er den Ort, von dem Straßen unmittelbar zu mehr Klöstern anderer Farben führen. Er sieht sich diese vier Orte an. Welchen wählt er?
q-chooses-code = Als Zeile in Python: { $code }
q-chooses-site = { $site }, { $country }
q-chooses-own-hint = Zähle für jeden der vier Orte die Klöster von { $player } in seinem Land.
q-chooses-beside-hint = Folge von jedem der vier Orte den Straßen bis zum nächsten Ort, und zähle dort die Klöster, die nicht { $player } gehören.
q-chooses-both-hint = Zähle zuerst die Klöster von { $player } in den Ländern der vier Orte. Nur zwischen Orten, bei denen das gleich ist, entscheidet die zweite Zahl.
q-chooses-hint = Schreib die vier Zahlen auf, in der Reihenfolge der Antworten. max nimmt die größte und von mehreren die erste.
q-chooses-later = Ein anderer dieser Orte ist ebenso gut und kommt vorher.
q-chooses-second-both = { $country } stimmt: { $player } hat dort { $own ->
    [one] 1 Kloster
   *[other] { $own } Klöster
 }, so viele wie sonst in keinem. Aber bei einem anderen dieser Orte sind es ebenso viele, und dort ist die zweite Zahl höher als { $beside } bei { $site }.
q-chooses-trap-own = In { $country } hat jemand anders { $theirs ->
    [one] 1 Kloster
   *[other] { $theirs } Klöster
 }. Der Bot zählt die von { $player }: { $own }.
q-chooses-trap-beside = Eigene Klöster zählen nicht: Von { $site } führen Straßen zu { $joined } von { $player } und zu { $beside } von anderen.
q-chooses-trap-both = In { $country } hat jemand anders { $theirs ->
    [one] 1 Kloster
   *[other] { $theirs } Klöster
 }. Der Bot zählt zuerst die von { $player }: { $own }.
q-chooses-less-own = In { $country } hat { $player } { $own ->
    [0] kein Kloster
    [one] 1 Kloster
   *[other] { $own } Klöster
 }. Einer dieser Orte liegt in einem Land mit mehr.
q-chooses-less-beside = Von { $site } führen Straßen zu { $beside ->
    [0] keinem Kloster
    [one] 1 Kloster
   *[other] { $beside } Klöstern
 } von anderen. Bei einem dieser Orte sind es mehr.
q-chooses-less-both = In { $country } hat { $player } { $own ->
    [0] kein Kloster
    [one] 1 Kloster
   *[other] { $own } Klöster
 }. Einer dieser Orte liegt in einem Land mit mehr.
q-chooses-so-own = In { $country } hat { $player } { $own ->
    [one] 1 Kloster
   *[other] { $own } Klöster
 }, und bei keinem dieser Orte sind es mehr, und keiner mit ebenso vielen kommt vorher
q-chooses-so-beside = Von { $site } führen Straßen zu { $beside ->
    [one] 1 Kloster
   *[other] { $beside } Klöstern
 } von anderen, und bei keinem dieser Orte sind es mehr, und keiner mit ebenso vielen kommt vorher
q-chooses-so-both = In { $country } hat { $player } { $own ->
    [one] 1 Kloster
   *[other] { $own } Klöster
 }, bei keinem dieser Orte sind es mehr, und von denen mit ebenso vielen hat { $site } die meisten Klöster anderer an den Straßen, { $beside }

# Wie weit vorn

q-after = { $piece }: dann { $scores }
q-piece-cloister = Kloster in { $site }, { $country }
q-piece-advisor = Ratsherr in { $country }
bots-score = { $player } { $points }
q-lead = Wenn nach dieser Aktion Schluss wäre: Wie weit läge { $player } vor der besten anderen Farbe? (Unter null heißt: dahinter.)
q-lead-hint = Nimm die Punkte von { $player } und zieh die der besten anderen Farbe ab.
q-lead-own = { $own } hat { $player } allein. Zieh die Punkte der besten anderen Farbe ab.
q-lead-sum = Die anderen spielen nicht zusammen: Nur die beste andere Farbe zählt, mit { $best }.
q-lead-least = Du hast mit der schwächsten anderen Farbe verglichen. Die beste hat { $best }.
q-lead-sign = Die Zahl stimmt, aber nicht ihr Vorzeichen: { $player } hat { $own } und die beste andere Farbe { $best }.
q-lead-nothing = { $player } hat { $own } und die beste andere Farbe { $best }: Das ist nicht gleich viel.
q-lead-so = { $player } hat { $own } und die beste andere Farbe { $best }, der Vorsprung ist also { $lead }

# Was greedy nimmt

q-greedy = Der Bot greedy spielt für { $player }: Er nimmt die Aktion, nach der { $player } am weitesten vor der besten anderen Farbe läge, wenn dann Schluss wäre. Welche von diesen nimmt er?
q-greedy-hint-1 = Wer ist in jeder Zeile die beste andere Farbe? Es muss nicht in allen Zeilen dieselbe sein.
q-greedy-hint-2 = Berechne die vier Vorsprünge, mit ihren Vorzeichen. Der größte wird genommen; −2 ist größer als −5.
q-greedy-own = Damit hat { $player } die meisten Punkte, { $own }. Aber { $rival } hat dann { $best }, der Vorsprung ist also { $lead }, und eine andere Aktion führt zu einem größeren.
q-greedy-rival = Das ist von diesen die beste für { $rival }, mit dann { $best }: Der Vorsprung von { $player } ist { $lead }.
q-greedy-less = Danach hat { $player } { $own } und { $rival } { $best }: Der Vorsprung ist { $lead }, und eine andere Aktion führt zu einem größeren.
q-greedy-so = { $player } hat dann { $own } und { $rival }, die beste andere Farbe, { $best }: Der Vorsprung ist { $lead }, der größte von diesen

# Was ein Bot weiß

q-knows = Der Bot von { $player } sieht, was ein Mensch an seiner Stelle sehen darf, und merkt sich alles. Was von Folgendem weiß er sicher?
q-knows-not = Der Bot von { $player } sieht, was ein Mensch an seiner Stelle sehen darf, und merkt sich alles. Was von Folgendem weiß er nicht?
q-knows-hint-1 = Was würdest du sehen, wenn du anstelle von { $player } am Tisch säßest und alles vor dir hättest?
q-knows-hint-2 = Hände sind geheim, und der Stapel liegt verdeckt. Was offen liegt und wie viele Karten es sind, sehen alle.
q-knows-size = Wie viele Karten { $other } auf der Hand hat
q-knows-size-why = Wie viele Karten jemand hat, sieht man über den Tisch hinweg; welche es sind, sieht man nicht
q-knows-stack = Wie viele Karten noch im Stapel sind
q-knows-stack-why = Wie hoch der Stapel ist, sehen alle
q-knows-open = Welche Karten offen liegen
q-knows-open-why = Die offenen Karten liegen da, damit alle sie sehen
q-knows-supply = Wie viele Ratsherren { $other } noch hat
q-knows-supply-why = Was auf dem Plan steht, ist offen, also lässt sich zählen, was übrig ist
q-knows-discard = Wie viele Karten { $card } auf der Ablage liegen
q-knows-discard-why = Die Ablage ist offen
q-knows-next = Welche Karte als nächste vom Stapel kommt
q-knows-next-why = Der Stapel liegt verdeckt: Die nächste Karte kann jede sein, die noch nicht gesehen wurde
q-knows-bottom = Welche Karte im Stapel ganz unten liegt
q-knows-bottom-why = Der Stapel wurde gemischt und liegt verdeckt, bis zur letzten Karte
q-knows-hand = Alle Karten auf der Hand von { $other }
q-knows-hand-why = Eine Hand ist geheim. Bekannt sind nur Karten, die { $other } offen genommen hat
q-knows-pair = Ob { $other } zwei gleiche Karten hat
q-knows-pair-why = Das hängt von Karten ab, die nur { $other } sieht
q-knows-kind = Wie viele Karten { $card } auf der Hand von { $other } sind
q-knows-kind-why = Einige Karten von { $other } hat nie jemand gesehen, und jede davon kann { $card } zeigen

# Aufgaben, deren Antwort eine Funktion ist: wo es schiefging

w-case = Zur Wahl { $number ->
    [one] stand 1 erlaubte Aktion
   *[other] standen { $number } erlaubte Aktionen
 }.
w-chosen = Das hat deine Funktion gewählt: { $action }.

# Irgendeine erlaubte Aktion

w-any = Schreib einen Bot, der irgendeine der erlaubten Aktionen spielt, jede mit derselben Wahrscheinlichkeit. Sein Zufall ist der Generator random, den er bekommt.
w-any-hint-1 = Die Liste legal hat sie alle: len(legal) sagt, wie viele es sind, und legal[0] ist die erste.
w-any-hint-2 = Der Generator hat eine Methode, die ein Ding aus einer Liste nimmt: random.choice(…).
w-any-so = Das ist ein vollständiger Spieler, und er verliert gegen fast alle.
w-any-first = Deine Funktion nimmt immer die erste der erlaubten Aktionen, legal[0].
w-any-last = Deine Funktion nimmt immer die letzte der erlaubten Aktionen, legal[-1].
w-any-same = In derselben Stellung wählt deine Funktion immer dasselbe, was auch der Zufall sagt. Nimm den Generator random, den sie bekommt.
w-any-never = In einer Stellung { $all }-mal gefragt, hat deine Funktion eine der erlaubten Aktionen nie gewählt: { $action }. Wähle aus der ganzen Liste.
w-any-uneven = In einer Stellung { $all }-mal gefragt, hat deine Funktion eine Aktion nur { $times ->
    [one] einmal
   *[other] { $times }-mal
 } gewählt, „{ $action }“, und eine andere { $most }-mal, „{ $other }“. Alle müssen gleich wahrscheinlich sein.

# Zuerst Klöster

w-cloisters = Schreib einen Bot, der ein Kloster setzt, wann immer er darf. Wo kein Kloster gesetzt werden darf, tut er irgendetwas Erlaubtes.
w-cloisters-hint-1 = Jede Aktion sagt, was sie ist: action.act ist "cloister", "advisor", "exchange", "draw", "stop" oder "pass".
w-cloisters-hint-2 = Eine Liste nur der Klöster: [action for action in legal if action.act == "cloister"].
w-cloisters-hint-3 = Diese Liste kann leer sein, zum Beispiel wenn eine Karte gezogen wird. Dann wähle aus legal.
w-cloisters-so = Eine einzige Regel genügt, um einen Spieler zu schlagen, der keine hat.
w-cloisters-first = Deine Funktion nimmt immer die erste der erlaubten Aktionen. Das ist nicht immer ein Kloster, auch wo eines erlaubt ist.
w-cloisters-advisor = Deine Funktion setzt Ratsherren und keine Klöster: Bei ihnen ist action.act "advisor", bei Klöstern "cloister".
w-cloisters-not = Deine Funktion setzt nie ein Kloster. Sieh bei jeder Aktion auf action.act.
w-cloisters-missed = Hier darf ein Kloster gesetzt werden, und deine Funktion hat etwas anderes getan.

# Der Vorsprung

w-lead = Schreib eine Funktion der Punkte aller Plätze und der Nummer eines Platzes, die zurückgibt, wie weit dieser Platz vor dem besten anderen liegt. Wer zurückliegt, bekommt eine Zahl unter null.
w-lead-hint-1 = points[seat] sind die Punkte des Platzes selbst. Die Plätze sind von 0 an nummeriert.
w-lead-hint-2 = Die Punkte aller anderen: [points[other] for other in range(len(points)) if other != seat]. Der beste davon ist ihr max(…).
w-lead-so = Eine Zahl sagt, wie gut eine Stellung ist: Das nennt man eine Bewertung
w-lead-row = Gefragt war nach den Punkten { $points } und Platz { $seat }.
w-lead-says = Deine Funktion hat { $number } zurückgegeben.
w-lead-nothing = Deine Funktion gibt nichts zurück (None). Endet sie mit return? Etwas mit print auszugeben genügt nicht.
w-lead-no-number = Deine Funktion gibt { $what } ({ $kind }) zurück, und gewünscht ist eine Zahl.
w-lead-own = Das sind die Punkte des Platzes selbst. Ohne die der anderen sagen sie nichts.
w-lead-all = Du hast mit dem besten von allen verglichen, und der Platz selbst ist einer davon: So liegt er nie vorn. Lass seine eigenen Punkte weg.
w-lead-sum = Du hast die Punkte aller anderen zusammen abgezogen. Nur der beste von ihnen zählt.
w-lead-average = Du hast mit dem Durchschnitt der anderen verglichen. Der beste von ihnen zählt.
w-lead-least = Du hast mit dem schwächsten der anderen verglichen. Der beste von ihnen zählt.
w-lead-sign = Das Vorzeichen ist verkehrt: Wer vorn liegt, bekommt eine Zahl über null.
w-lead-distance = Ein Abstand ist nie unter null, und darum sagt er nicht, wer vorn liegt. Lass abs weg.
w-lead-not-below = Wer zurückliegt, bekommt eine Zahl unter null: Auch wie weit man zurückliegt, ist wichtig.
w-lead-first-seat = Deine Funktion sieht auf Platz 0, egal nach welchem Platz gefragt ist. Nimm seat.
w-lead-first = Du hast nur mit Platz 0 verglichen. Der beste aller anderen zählt.
w-lead-other = Das ist nicht der Vorsprung, und es ist auch keiner der üblichen Fehler. Nimm einen Tipp und rechne diese Zeile von Hand.

# Greedy

w-greedy = Schreib den Bot greedy: Er wählt die Aktion, nach der er den größten Vorsprung hätte, wenn dann Schluss wäre. Von Aktionen, die gleich viel wert sind, nimmt er irgendeine, jede mit derselben Wahrscheinlichkeit.
w-greedy-hint-1 = points_after(observation, legal) ist eine Liste: die Punkte aller Plätze nach jeder der erlaubten Aktionen, in deren Reihenfolge. Dein eigener Platz ist observation.seat.
w-greedy-hint-2 = Mach daraus eine Liste leads der Vorsprünge, jeweils mit lead(points, observation.seat). Der größte ist max(leads).
w-greedy-hint-3 = zip(legal, leads) geht beide Listen zugleich durch. Sammle die Aktionen mit dem größten Vorsprung, und lass random.choice eine davon nehmen.
w-greedy-so = Er nimmt das meiste, was er jetzt bekommen kann, und sieht nicht weiter
w-greedy-own = Deine Funktion sieht nur auf die eigenen Punkte. Eine Aktion, die dir 4 und jemand anderem 5 bringt, ist nicht gut: Zieh die Punkte des besten anderen ab.
w-greedy-others = Deine Funktion zieht die Punkte aller anderen zusammen ab. Der Vorsprung ist der auf den besten von ihnen.
w-greedy-first-seat = Deine Funktion sieht auf den Vorsprung von Platz 0, egal wer am Zug ist. Ihr eigener Platz ist observation.seat.
w-greedy-next-seat = Deine Funktion sieht auf den Vorsprung des nächsten Platzes und nicht auf den eigenen, observation.seat.
w-greedy-least = Deine Funktion nimmt den kleinsten Vorsprung. Gewünscht ist der größte.
w-greedy-cloisters = Deine Funktion sieht nur auf Klöster. Ratsherren bringen auch Punkte: Sieh dir alle erlaubten Aktionen an.
w-greedy-advisors = Deine Funktion sieht nur auf Ratsherren. Klöster bringen auch Punkte: Sieh dir alle erlaubten Aktionen an.
w-greedy-less = Hier führt eine andere Aktion zu einem größeren Vorsprung.
w-greedy-ties = Hier sind { $number } Aktionen gleich viel wert, und deine Funktion nimmt immer dieselbe davon. Lass random.choice zwischen ihnen entscheiden: Wer immer die erste nimmt, baut in jedem Spiel in derselben Ecke.

# Paare von Karten

w-pairs = Schreib einen Bot, der gut zieht: Liegt eine Karte einer Sorte offen, von der er genau eine hat, so nimmt er sie, denn das ergibt ein Paar. Sonst zieht er vom Stapel. Wo keine Karte gezogen wird, tut er irgendetwas Erlaubtes.
w-pairs-hint-1 = action.source ist "open" oder "stack", wo eine Karte gezogen wird, und sonst leer. action.kind ist die Nummer der Sorte einer offenen Karte.
w-pairs-hint-2 = observation.hand[action.kind] sagt, wie viele Karten dieser Sorte der Bot hat.
w-pairs-hint-3 = Mach zwei Listen, der offenen Karten, die ein Paar ergeben, und des Stapels, und wähle aus der ersten, die nicht leer ist; wenn beide leer sind, aus legal.
w-pairs-so = Ein Paar bezahlt in allen Ländern, die es nicht zeigt, es kann also viel mehr als zwei verschiedene Karten
w-pairs-three = Deine Funktion nimmt auch eine dritte Karte einer Sorte. Ein Paar entsteht aus genau einer Karte auf der Hand: observation.hand[action.kind] == 1.
w-pairs-stack = Deine Funktion zieht immer vom Stapel. Sieh dir die Aktionen an, deren source "open" ist.
w-pairs-open = Deine Funktion nimmt jede offene Karte, ob sie ein Paar ergibt oder nicht.
w-pairs-no-pair = Deine Funktion nimmt die offenen Karten, die kein Paar ergeben. Der Vergleich ist verkehrt herum.
w-pairs-else-open = Wo keine offene Karte ein Paar ergibt, nimmt deine Funktion eine offene Karte. Gewünscht ist dann der Stapel.
w-pairs-first = Deine Funktion nimmt immer die erste der erlaubten Aktionen.
w-pairs-missed = Deine Funktion hat eine andere Karte gezogen, als die Regel sagt. Vergleiche die offenen Karten auf dem Plan mit der Hand.

# Stärker als greedy

w-stronger = Schreib einen eigenen Bot, der greedy schlägt: Gegen drei Bots greedy muss er { $wanted } von { $games } Spielen gewinnen, wo { $fair } ein gerechter Anteil sind.
w-stronger-hint-1 = Für greedy ist eine Karte wie die andere, denn Karten bringen keine Punkte. Ein Bot, der Paare zieht und sonst spielt wie greedy, ist schon viel besser.
w-stronger-hint-2 = Ein Zug hat bis zu zwei Figuren. Die beste erste Figur ist nicht immer die, mit der die besten zwei beginnen.
w-stronger-hint-3 = after(as_seen(observation), action) ist die Stellung nach einer Aktion, und points_now sagt ihre Punkte. Ist ihre phase "more", so sind legal_actions(position) die zweiten Figuren: Sieh dir auch die beste davon an.
w-stronger-so = Die meisten Punkte gewinnen
w-stronger-result = Er hat { $won } von { $games } Spielen gewonnen; gewünscht waren { $wanted }, und { $fair } sind ein gerechter Anteil. Bei so wenigen Spielen kann sein wahrer Anteil an den Siegen irgendwo zwischen { $low } und { $high } liegen.
w-stronger-less = Dein Bot ist nicht besser als greedy, soweit diese Spiele es sagen.
w-stronger-fair = Dein Bot hat mehr als seinen gerechten Anteil gewonnen, aber das kann der Zufall allein. Es muss deutlicher sein.
