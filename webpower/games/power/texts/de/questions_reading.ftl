# Fragen zum Lesen eines Spiels: der Punkteverlauf, die Wertungen, das Ende, was gewesen wäre

q-topic-reading = Ein Spiel lesen

# Wer vorn liegt

q-read-at = Nach { $step } Aktionen: { $scores }
q-ahead = Wer läge vorn, wenn nach { $step } Aktionen Schluss wäre?
q-ahead-hint-1 = Auf der Achse der Aktionen steht bei { $step } eine eigene Senkrechte. Folge ihr nach oben.
q-ahead-hint-2 = Vorn liegt die Linie, die diese Senkrechte am weitesten oben schneidet. Dort können auch mehrere Linien aufeinanderliegen.
q-ahead-so = { $number ->
    [one] Also läge { $players } vorn
   *[other] Also lägen { $players } gemeinsam vorn
 }
q-ahead-tie = { $player } stünde mit { $most } nicht allein: An der Senkrechten liegen mehrere Linien aufeinander, und sie alle lägen vorn.
q-ahead-scored = { $number ->
    [one] { $players } hat in der Zwischenwertung am meisten bekommen.
   *[other] { $players } haben in der Zwischenwertung am meisten bekommen, alle gleich viel.
 } Die Linien zeigen mehr: Sie zählen auch, was die Schlusswertung nach { $step } Aktionen brächte.
q-ahead-end = { $number ->
    [one] Am Ende liegt { $players } vorn.
   *[other] Am Ende liegen { $players } vorn.
 } Nach { $step } Aktionen sieht es anders aus.
q-ahead-near = Knapp ist nicht gleich: Mit { $less } liegt man hinter allen, die { $most } haben.
q-ahead-less = Nach { $step } Aktionen hätte { $player } { $less }, und jemand hätte { $most }.

# Die letzte Wende

q-turning = Am Ende liegt { $player } vorn. Nach wie vielen Aktionen geht { $player } in Führung und gibt sie bis zum Ende nicht mehr ab?
q-turning-hint-1 = Geh die Linie von { $player } von rechts nach links entlang, solange keine andere darüberliegt.
q-turning-hint-2 = Wo sie die Linie schneidet, die vorher darüberlag, geht { $player } in Führung. Lies die Zahl darunter ab.
q-turning-own = Nach { $step } Aktionen geht { $player } in Führung, verliert sie aber später wieder.
q-turning-other = Nach { $step } Aktionen geht { $other } in Führung.
q-turning-interim = Dort war die Zwischenwertung. Die Führung wechselt danach noch einmal oder hat schon vorher gewechselt.
q-turning-end = Dort endet das Spiel. Da liegt { $player } schon vorn.
q-turning-so = Nach { $step } Aktionen zieht { $player } an { $before } vorbei, und an { $player } zieht dann niemand mehr vorbei

# Was die Punkte gebracht hat

q-jump = Welche dieser Aktionen hat die Linie von { $player } am meisten gehoben?
q-jump-lost = Welche dieser Aktionen hat die Linie von { $player } am meisten gesenkt?
q-jump-cloister = Aktion { $step }: { $player } setzt ein Kloster in { $site }, { $country }
q-jump-advisor = Aktion { $step }: { $player } setzt einen Ratsherrn in { $country }
q-jump-hint-1 = Such die Nummern der Aktionen auf der Achse. Was macht die Linie von { $player } über jeder davon?
q-jump-hint-2 = Die größte Stufe zählt. Auch Figuren anderer Farben können die Linie bewegen, denn wer vorn liegt, wertet die Klöster und Ratsherren aller Farben.
q-jump-less = Durch Aktion { $step } gehen die Punkte von { $player } von { $before } auf { $after }. Eine andere dieser Aktionen hat die Linie weiter bewegt.
q-jump-so = Durch Aktion { $step } gehen die Punkte von { $player } von { $before } auf { $after }: { $way ->
    [lost] { $points ->
        [one] 1 Punkt ist verloren
       *[other] { $points } Punkte sind verloren
     }
   *[gained] { $points ->
        [one] 1 Punkt ist gewonnen
       *[other] { $points } Punkte sind gewonnen
     }
 }

# Die Zwischenwertung

q-interim = Bei der Zwischenwertung springt die Linie von { $player } von { $before } auf { $after }. Wie viele Punkte hat { $player } in der Zwischenwertung bekommen?
q-interim-hint-1 = Davor zeigt die Linie, was die Schlusswertung brächte. Danach sind die Punkte der Zwischenwertung dazugezählt, und der Plan ist noch derselbe.
q-interim-hint-2 = Was { $player } bekommen hat, ist also der Sprung selbst: die obere Zahl an der gestrichelten Linie minus die untere.
q-interim-after = { $after } hätte { $player } insgesamt, wenn gleich danach Schluss wäre. Ein Teil davon war schon vorher da.
q-interim-before = { $before } hätte { $player } davor gehabt, allein durch die Schlusswertung.
q-interim-sum = Die beiden Zahlen werden nicht addiert: In der größeren steckt die kleinere schon.
q-interim-half = Bündnisse und Ketten stecken in beiden Zahlen, und die Zwischenwertung zählt nur Klöster. Es muss also nicht die Hälfte sein.
q-interim-other = { $number ->
    [one] So viel hat { $players } bekommen.
   *[other] So viel haben { $players } jeweils bekommen.
 }
q-interim-so = { $after } minus { $before } ergibt { $points } für { $player }
q-interim-so-more = Dieselben Klöster werden am Ende noch einmal gewertet, so wie sie dann stehen
q-twice-given = Wäre unmittelbar vor der Zwischenwertung Schluss gewesen, so hätte { $player } bekommen: Klöster { $cloisters }, Bündnisse { $alliances }, Ketten { $chains }.
q-twice = Jetzt kommt die Zwischenwertung. Wie viele Punkte hätte { $player }, wenn gleich danach Schluss wäre?
q-twice-hint-1 = Die Zwischenwertung zählt nur die Klöster, und diese Punkte bleiben.
q-twice-hint-2 = Die Schlusswertung zählt die Klöster noch einmal und dann Bündnisse und Ketten.
q-twice-once = Da fehlt die Zwischenwertung: Aus ihr { $cloisters ->
    [one] kommt 1 Punkt dazu.
   *[other] kommen { $cloisters } Punkte dazu.
 }
q-twice-all = Bündnisse und Ketten werden nur einmal gewertet, am Ende.
q-twice-only = Die Klöster sind doppelt gezählt, das stimmt. Bündnisse und Ketten kommen noch dazu.
q-twice-interim = Das ist allein die Zwischenwertung. Die Schlusswertung käme noch dazu.
q-twice-thrice = Klöster werden zweimal gewertet, in der Zwischenwertung und in der Schlusswertung, und nicht dreimal.
q-twice-so = Zwischenwertung { $cloisters }, dann Klöster { $cloisters }, Bündnisse { $alliances }, Ketten { $chains }: zusammen { $total }

# Wenn jetzt Schluss wäre

q-sheet-interim = Aus der Zwischenwertung: { $scores }.
q-sheet-cloisters = Für Klöster, wenn jetzt Schluss wäre: { $scores }.
q-sheet-alliances = Für Bündnisse, wenn jetzt Schluss wäre: { $scores }.
q-sheet-chains = Für Ketten, wenn jetzt Schluss wäre: { $scores }.
q-leads = Wer läge vorn, wenn jetzt Schluss wäre?
q-leads-hint-1 = Vier Zeilen gehören zusammen: was die Zwischenwertung gebracht hat und die drei Teile der Schlusswertung.
q-leads-hint-2 = Zähle für jede Farbe die vier Zahlen zusammen.
q-leads-scored = { $number ->
    [one] { $players } hat bisher die meisten Punkte.
   *[other] { $players } haben bisher die meisten Punkte.
 } Aber gewertet sind bisher nur die Klöster, und die erst einmal.
q-leads-without-alliances-chains = So wäre es, wenn nur Klöster gewertet würden. Bündnisse und Ketten kommen am Ende zum ersten Mal dazu.
q-leads-without-interim = So wäre es in der Schlusswertung allein. Die Punkte der Zwischenwertung bleiben, also zählen sie auch.
q-leads-without-alliances = Du hast wohl die Bündnisse weggelassen.
q-leads-without-chains = Du hast wohl die Ketten weggelassen.
q-leads-less = { $player } hätte { $less }, und jemand hätte { $most }.
q-leads-so = Zusammen: { $scores }
q-total = Wie viele Punkte hätte { $player }, wenn jetzt Schluss wäre?
q-total-hint-1 = Such { $player } in jeder der vier Zeilen.
q-total-hint-2 = Die Punkte der Zwischenwertung bleiben. Die drei Teile der Schlusswertung kommen dazu.
q-total-no-interim = Da fehlt die Zwischenwertung, von der { $points } bleiben.
q-total-no-cloisters = Da fehlen die Klöster: Sie werden am Ende ein zweites Mal gewertet und brächten { $points }.
q-total-no-alliances = Da fehlen die Bündnisse, die { $points } brächten.
q-total-no-chains = Da fehlen die Ketten, die { $points } brächten.
q-total-scored = So viel hat { $player } bisher. Wäre jetzt Schluss, so käme die Schlusswertung dazu.
q-total-so = Für { $player }: Zwischenwertung { $interim }, Klöster { $cloisters }, Bündnisse { $alliances }, Ketten { $chains }, zusammen { $total }
q-gap = Wie viele Punkte läge { $player } vor { $other }, wenn jetzt Schluss wäre?
q-gap-hint-1 = Zähle die vier Zahlen von { $player } zusammen und die vier Zahlen von { $other }.
q-gap-hint-2 = Gefragt ist der Unterschied der beiden Summen. Du kannst auch in jeder Zeile den Unterschied nehmen und diese zusammenzählen.
q-gap-no-interim = Da fehlt die Zwischenwertung, deren Punkte bleiben.
q-gap-scored = Das ist der Abstand der beiden in der Zwischenwertung. Die Schlusswertung käme dazu.
q-gap-cloisters = Da fehlen Bündnisse und Ketten.
q-gap-total = So viel hätte { $player } insgesamt. Gefragt ist, wie groß der Vorsprung wäre.
q-gap-other = Das ist der Abstand zu jemand anderem, nicht zu { $other }.
q-gap-so = { $player } hätte { $mine } und { $other } { $others }, der Abstand ist also { $points }

# Das Ende

q-turns-order = Gespielt wird in dieser Reihenfolge: { $players }. { $first } hat begonnen.
q-turns = Im Zug von { $player } wurde der Stapel zum zweiten Mal aufgebraucht. Wie viele Züge folgen noch auf diesen?
q-turns-hint-1 = Gespielt wird, bis alle gleich viele Züge hatten.
q-turns-hint-2 = Die Reihenfolge endet mit { $final }. Wie viele kommen nach { $player }?
q-turns-everyone = Nicht alle anderen spielen noch einmal, sondern nur, wer nach { $player } in dieser Runde noch an die Reihe kommt.
q-turns-round = Eine ganze Runde gibt es nicht mehr. Die begonnene Runde wird zu Ende gespielt.
q-turns-at-once = Das Spiel endet nicht sofort: Die Runde wird zu Ende gespielt, bis zum Zug von { $final }.
q-turns-this = Der Zug von { $player } selbst zählt nicht mit: Gefragt ist nach den Zügen danach.
q-turns-so = { $right ->
    [0] Nach { $player } kommt in dieser Runde niemand mehr, also endet das Spiel mit diesem Zug
    [one] Nach { $player } kommt nur noch { $final }, also folgt noch ein Zug
   *[other] Nach { $player } kommen noch { $right } an die Reihe: Alle bis { $final } haben noch je einen Zug
 }
q-lasts = Der Stapel hat { $stack } Karten, und ein Zug beginnt. Wie viele Züge dauert es mindestens, bis die letzte Karte den Stapel verlässt, diesen Zug mitgezählt?
q-lasts-hint-1 = Wie viele Karten kann ein Zug kosten? Ebenso viele werden danach gezogen.
q-lasts-hint-2 = Wird eine offene Karte genommen, so ersetzt sie der Stapel. Er verliert also so viele Karten, wie bezahlt wurden, egal wie gezogen wird.
q-lasts-one = So viele Züge sind es höchstens, wenn alle immer nur eine Karte tauschen. Gefragt ist, wie viele es mindestens sind.
q-lasts-rest = Nach so vielen Zügen haben höchstens { $cards } Karten den Stapel verlassen, und ein Rest ist noch da.
q-lasts-open = Durch die beiden offenen Karten hält der Stapel nicht länger: Wird eine genommen, gibt er eine andere her.
q-lasts-rounds = Zähle Züge, nicht Runden: Eine Runde hat { $players } Züge.
q-lasts-two = In einem Zug setzt man höchstens zwei Figuren, aber sie können drei Karten kosten.
q-lasts-so = Ein Zug nimmt höchstens drei Karten vom Stapel, also braucht es für { $stack } Karten mindestens { $right } Züge
hand-size = { $player } { $cards }
q-second-given = In diesem Spiel gibt es { $deck } Karten. Gerade hat die letzte Karte den Stapel verlassen. Karten auf den Händen: { $sizes }. Offene Karten: { $open }.
q-second = Wie viele Karten hat der zweite Stapel, der jetzt gemischt wird?
q-second-hint-1 = Der zweite Stapel ist die ganze Ablage. Wie viele Karten liegen dort?
q-second-hint-2 = Jede Karte ist irgendwo: auf einer Hand, offen oder auf der Ablage, denn der Stapel ist leer. Zusammen sind es { $deck }.
q-second-no-open = Die offenen Karten werden nicht mitgemischt: Sie bleiben liegen.
q-second-no-hands = Die { $hands } Karten auf den Händen bleiben dort: Nur die Ablage wird gemischt.
q-second-full = Du hast volle Hände und zwei offene Karten gezählt. Sieh noch einmal hin: Jemand ist mitten in einem Zug.
q-second-all = Nur die Ablage wird gemischt, nicht alle Karten.
q-second-removed = Bei { $players } Spielern kamen vor Beginn einige Karten aus dem Spiel: Es sind { $deck }.
q-second-so = { $deck } Karten minus { $hands } auf den Händen minus { $open } offen ergibt { $right }

# Was wäre wenn

q-better-own = Welche dieser Figuren brächte { $player } die meisten Punkte, wenn gleich danach Schluss wäre?
q-better-net = Welche dieser Figuren würde { $player } gegenüber den anderen am meisten helfen, wenn gleich danach Schluss wäre? (Nimm die Punkte, die { $player } gewinnt, und zieh die der anderen Farbe ab, die am meisten gewinnt.)
q-better-cloister = Ein Kloster in { $site }, { $country }
q-better-advisor = Ein Ratsherr in { $country }
q-better-hint-1 = Die vier Stellen sind umringt. Stell dir an einer davon die Figur von { $player } vor und zähle, was sich ändert: Mehrheiten, Bündnisse, Ketten.
q-better-own-hint-2 = Ein Kloster zählt in seinem Land und kann zu einer Kette gehören; ein Ratsherr zählt in jedem Bündnis seines Landes, wenn { $player } in beiden Ländern die meisten hat.
q-better-net-hint-2 = Wer in einem Land vorn liegt, gewinnt durch jedes Kloster dort, egal wer es setzt. Sieh also auch nach, was andere dadurch gewinnen.
q-better-own-less = Damit würden sich die Punkte von { $player } um { $own } ändern. Eine andere dieser Stellen bringt mehr.
q-better-net-less = Damit würden sich die Punkte von { $player } um { $own } ändern und die von { $rival } um { $theirs }, der Unterschied ist also { $net }. An einer anderen Stelle ist er besser.
q-better-trap = Für { $player } allein ist keine Stelle besser als diese, mit { $own }. Aber auch die Punkte von { $rival } würden sich um { $theirs } ändern, und der Unterschied ist nur { $net }.
q-better-own-so = Die Figur dort ändert die Punkte von { $player } um { $own }
q-better-net-so = Die Figur dort ändert die Punkte von { $player } um { $own } und die von { $rival } um { $theirs }: Der Unterschied ist { $net }
