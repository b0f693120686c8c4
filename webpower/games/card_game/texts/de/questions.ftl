# Fragen: was gefragt ist, was in die Irre führt, und der Weg zur Antwort

q-topic-ends = Karten nehmen
q-topic-stones = Anrechtssteine
q-topic-lands = Karten eines Landes
q-topic-symbols = Symbole
q-topic-routes = Schiffe und Kutschen
q-topic-card-total = Die ganze Wertung

q-yes = Ja
q-count = { $player } { $cards }
q-has-points = { $player } { $points }
q-law = „{ $law }“
q-turn-so-far = { $number ->
    [0] In diesem Zug hat { $player } { $cards } genommen.
   *[other] In diesem Zug hat { $player } { $laws } gespielt und { $cards } genommen.
 }

# Nehmen: welche Karten als Nächstes zu haben sind

q-takable = Welche Karten darf { $player } als Nächstes nehmen, ohne eine Gesetzeskarte zu spielen? Markiere alle.
q-takable-hint-1 = Nur die erste und die letzte Karte jeder Reihe sind zu haben.
q-takable-hint-2 = { $mixed ->
    [0] Die Karte muss von { $country } sein. Ihre Symbole kommen zu denen dazu, die schon genommen sind ({ $symbols }), und die Grenze ist { $limit }.
   *[other] Die Karte darf aus jedem Land sein. Ihre Symbole kommen zu denen dazu, die schon genommen sind ({ $symbols }), und die Grenze ist { $limit }.
 }
q-takable-so = { $mixed ->
    [0] An den Enden, von { $country } und nicht über der Grenze von { $limit } Symbolen: { $spots }
   *[other] An den Enden, aus jedem Land und nicht über der Grenze von { $limit } Symbolen: { $spots }
 }
q-takable-none = Es gibt Karten, die { $player } nehmen darf: Sieh dir die Enden der Reihen noch einmal an
q-takable-stone = { $own ->
    [0] Alle markierten dürfen genommen werden, und noch eine: Ein fremder Stein schützt eine Karte nicht vor { $player }, denn zum Bezahlen ist ein Stein da
   *[other] Alle markierten dürfen genommen werden, und noch eine: Karten unter eigenen Steinen darf { $player } nehmen
 }
q-takable-free = Alle markierten dürfen genommen werden, und noch eine: Bei der Grenze geht es um Symbole, und eine Karte ohne Symbol geht nie darüber
q-takable-more = Alle markierten dürfen genommen werden, aber { $number ->
    [one] eine Karte fehlt
   *[other] { $number } Karten fehlen
 }
q-take-middle = { $spot } liegt nicht am Ende der Reihe

# Nehmen: ob eine Karte zu haben ist, und warum nicht

q-may = Darf { $player } als Nächstes { $spot } nehmen, ohne eine Gesetzeskarte zu spielen?
q-may-hint-1 = Sieh zuerst nach, wo die Karte liegt, und dann, aus welchem Land sie ist.
q-may-hint-2 = Zähle dann die runden Symbole der Karte zu denen, die in diesem Zug genommen sind: { $limit } sind erlaubt. Schiffe und Kutschen sind keine Symbole. Und zuletzt: Liegt ein Stein darauf?
q-may-so = Ja: Sie liegt an einem Ende, ihr Land passt, und mit { $card } sind nicht mehr als { $limit } Symbole genommen
q-take-no-end = Nein: Sie liegt nicht am Ende ihrer Reihe
q-take-no-country = Nein: Ihr Land passt nicht zu dem, was schon genommen ist
q-take-no-symbols = Nein: Das wären zu viele Symbole
q-take-no-stone = Nein: Zum Bezahlen ist kein Stein da
q-take-no-law = Nein: Auf ihr liegt eine Gesetzeskarte
q-take-not-end = Sie liegt doch am Ende: Auf einer Seite von ihr ist von der Reihe nichts mehr übrig
q-take-not-country = { $mixed ->
    [0] Sie ist von { $country }, wie es die Karten dieses Zuges sein müssen
   *[other] Mit „Verschiedene Farben“ dürfen in diesem Zug Karten aus jedem Land genommen werden
 }
q-take-not-symbols = { $player } hat { $symbols ->
    [0] kein Symbol
    [one] 1 Symbol
   *[other] { $symbols } Symbole
 } genommen, und die Karte brächte { $brings }: Das macht { $sum }, und die Grenze ist { $limit }. Schiffe und Kutschen zählen nicht mit
q-take-not-stone = { $whose ->
    [nobody] Auf ihr liegt kein Stein
    [own] Es ist ein Stein von { $player }, der einfach in den Vorrat zurückkommt
   *[other] Die Karte unter dem Stein von { $owner } muss bezahlt werden, aber dafür hat { $player } noch { $left ->
        [one] einen Stein
       *[other] Steine
    }
 }
q-take-not-law = Eine Gesetzeskarte verbietet nichts: Wer die Länderkarte nimmt, bekommt sie dazu

# Nehmen: wie viele Karten in einem Zug zu haben sind

q-most = { $player } beginnt den Zug mit { $spot }. Wie viele Karten kann { $player } in diesem Zug höchstens nehmen, diese mitgezählt und ohne eine Gesetzeskarte zu spielen?
q-most-hint-1 = Jede weitere Karte muss von { $country } sein und an einem Ende liegen, wenn sie genommen wird.
q-most-hint-2 = Ist eine Karte genommen, so liegt die dahinter am Ende. Die Grenze sind { $limit } Symbole; Karten ohne Symbol gehen nie darüber.
q-most-so = { $cards }: { $number } Karten mit zusammen { $symbols ->
    [0] keinem Symbol
    [one] 1 Symbol
   *[other] { $symbols } Symbolen
 }, und mehr sind nicht möglich
q-most-at-once = Du hast die Karten gezählt, die jetzt an den Enden liegen. Auch eine, die erst in diesem Zug ans Ende rückt, darf genommen werden
q-most-stop = Nach { $limit } Symbolen darf noch eine Karte ohne Symbol folgen
q-most-one = In diesem Zug sind noch mehr Karten von { $country } zu haben
q-most-two = Die Grenze sind { $limit } Symbole, nicht { $limit } Karten
q-most-symbols = Das wären mehr als { $limit } Symbole
q-most-ends = Alle Karten von { $country } an den Enden zusammen haben zu viele Symbole
q-most-rows = So viele Karten von { $country } liegen in den Reihen, aber nicht alle sind zu erreichen, oder zusammen sind sie über der Grenze

# Steine: was übrig ist

q-left = { $player } nimmt { $spots }{ $paid ->
    [none] .
    [hand] { " " }und bezahlt mit { $others ->
        [one] einem Stein
       *[other] Steinen
    } aus dem Vorrat.
    [cards] { " " }und bezahlt mit { $others ->
        [one] einem Stein, der auf einer anderen Karte liegt.
       *[other] Steinen, die auf anderen Karten liegen.
    }
   *[both] { " " }und bezahlt mit einem Stein aus dem Vorrat und einem, der auf einer anderen Karte liegt.
 } { $where ->
    [hand] Wie viele Steine hat { $player } dann im Vorrat?
   *[cards] Wie viele Steine von { $player } liegen dann auf Karten?
 }
q-left-hint-1 = { $number ->
    [one] Wessen Stein liegt auf der Karte?
   *[other] Wessen Steine liegen auf den Karten?
 } Ein Stein kommt in den Vorrat zurück, aus dem er stammt, sobald seine Karte genommen wird.
q-left-hint-2 = { $others ->
    [0] Für eine Karte unter einem eigenen Stein wird nichts bezahlt.
   *[other] Für jede Karte unter einem fremden Stein kommt ein eigener aus dem Spiel.
 }
q-left-so-own = { $own ->
    [one] Der eigene Stein kommt
   *[other] Die eigenen Steine kommen
 } in den Vorrat von { $player } zurück
q-left-so-others = { $others ->
    [one] Der Stein von { $owners } kommt zurück, und ein Stein von { $player } kommt aus dem Spiel
   *[other] Die Steine von { $owners } kommen zurück, und { $others } Steine von { $player } kommen aus dem Spiel
 }
q-left-so = { $where ->
    [hand] Im Vorrat: vorher { $was }, jetzt also { $right }
   *[cards] Auf Karten: vorher { $was }, jetzt also { $right }
 }
q-left-before = So viele waren es vor dem Nehmen
q-left-own-stays = Der Stein von { $player } auf der genommenen Karte kommt nicht aus dem Spiel, sondern in den Vorrat zurück
q-left-free = { $others ->
    [one] Die Karte unter dem fremden Stein hat ihren Preis: Ein eigener Stein kommt aus dem Spiel
   *[other] Jede Karte unter einem fremden Stein hat ihren Preis: je einen eigenen Stein
 }
q-left-all = So viele Steine hat { $player } im Spiel, im Vorrat und auf Karten zusammen
q-left-elsewhere = { $where ->
    [hand] So viele liegen auf Karten; gefragt ist nach denen im Vorrat
   *[cards] So viele liegen im Vorrat; gefragt ist nach denen auf Karten
 }
q-left-one-more = Das ist einer zu viel: Verfolge jeden Stein, der sich bewegt

# Steine: was sich damit tun lässt

q-claim = { $number ->
    [0] { $player } hat in diesem Zug Karten genommen.
   *[other] { $player } nimmt { $spots }{ $paid ->
        [none] { "" }
        [hand] { " " }und bezahlt mit einem Stein aus dem Vorrat
       *[cards] { " " }und bezahlt mit einem Stein, der auf einer anderen Karte liegt
    }. Mehr Karten werden es in diesem Zug nicht.
 } Was kann { $player } jetzt mit Steinen tun, ohne eine Gesetzeskarte?
q-claim-place = Einen Stein setzen, aber keinen versetzen
q-claim-move = Einen Stein versetzen, aber keinen setzen
q-claim-either = Einen Stein setzen oder einen versetzen, was besser scheint
q-claim-neither = Weder einen Stein setzen noch einen versetzen
q-claim-hint-1 = Zähle die Steine von { $player } im Vorrat und auf Karten. Höchstens { $cap } dürfen gleichzeitig auf Karten liegen.
q-claim-hint-2 = Wer einen Stein setzen kann, kann nicht stattdessen einen versetzen. Das Versetzen ist für die, die nicht setzen können.
q-claim-stones = { $player } hat dann { $reserve } im Vorrat und { $cards } auf Karten, und { $cap } dürfen dort gleichzeitig liegen
q-claim-so-place = Also kann { $player } einen setzen, und solange das so ist, wird keiner versetzt
q-claim-so-move = Also kann { $player } keinen setzen, darf aber einen versetzen, der auf einer Karte liegt
q-claim-so-neither = Also hat { $player } keinen Stein zum Setzen und keinen zum Versetzen
q-claim-no-stone = Auf Karten liegt kein Stein von { $player }, also gibt es keinen zu versetzen
q-claim-can-place = Im Vorrat ist ein Stein, auf Karten { $cards ->
    [0] liegt keiner
    [one] liegt 1
   *[other] liegen { $cards }
 }, und gleichzeitig dürfen es { $cap } sein
q-claim-can-move = Wer keinen Stein setzen kann, darf einen versetzen, der auf einer Karte liegt, und von { $player } { $cards ->
    [one] liegt dort 1
   *[other] liegen dort { $cards }
 }

# Steine: wo sie liegen dürfen

q-where = { $player } hat Karten genommen. Darf { $player } jetzt einen Stein auf { $spot } setzen, ohne eine Gesetzeskarte?
q-where-hint-1 = Ein Stein darf auf jeder Karte in den Reihen liegen, auf der noch keiner liegt.
q-where-hint-2 = Sieh dann nach den Steinen: Ist einer im Vorrat, und liegen weniger als { $cap } davon auf Karten?
q-where-so = Ja: { $card } liegt ohne Stein in einer Reihe, und ein Stein zum Setzen ist da
q-where-no-stone = Nein: Auf ihr liegt ein Stein
q-where-no-middle = Nein: Sie liegt nicht am Ende ihrer Reihe
q-where-no-law = Nein: Auf ihr liegt eine Gesetzeskarte
q-where-no-reserve = Nein: Im Vorrat ist kein Stein
q-where-no-cap = Nein: Es liegen schon zu viele Steine auf Karten
q-where-not-stone = Auf dieser Karte liegt kein Stein
q-where-not-middle = Genommen werden Karten von den Enden, gesetzt werden Steine überall in den Reihen
q-where-not-law = Eine Gesetzeskarte darauf stört nicht
q-where-not-reserve = { $player } hat { $reserve } im Vorrat
q-where-not-cap = Auf Karten { $cards ->
    [0] liegt keiner
    [one] liegt 1
   *[other] liegen { $cards }
 }, und gleichzeitig dürfen es { $cap } sein

# Länder: wer die meisten Karten hat

q-counting = Karten von { $country }: { $counts }
q-leader = Das Spiel ist zu Ende. Wer hat die meisten Karten von { $country } und bekommt dafür { $all } Punkte?
q-leader-hint-1 = Zähle die Karten von { $country }, eine Farbe nach der anderen.
q-leader-hint-2 = Vorn liegt, wer die höchste Zahl erreicht; das können auch mehrere sein.
q-leader-so = { $number ->
    [one] Also liegt { $players } in { $country } vorn
   *[other] Also liegen { $players } in { $country } gemeinsam vorn
 }
q-leader-tie = { $player } steht mit { $most } nicht allein: Wer gleich viele hat, bekommt gleich viel
q-leader-near = Knapp ist nicht gleich: Mit { $less } liegt man hinter allen, die { $most } haben
q-leader-second = Das ist der zweite Rang: Vor { $less } liegt noch jemand mit { $most }
q-leader-symbols = { $number ->
    [one] { $players } hat
   *[other] { $players } haben
 } dort die meisten Symbole, aber in der Länderwertung zählen die Karten selbst
q-leader-all-over = Vor { $players } mögen die meisten Karten überhaupt liegen. Hier zählen nur die von { $country }
q-leader-less = { $player } hat { $less ->
    [0] keine
   *[other] { $less }
 }, und jemand hat { $most }

# Länder: was die Karten bringen

q-points = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } in der Länderwertung für { $country }?
q-points-hint-1 = Zähle bei allen die Karten von { $country }. Wer hat mehr davon als { $player }?
q-points-hint-2 = Wer die meisten hat, bekommt einen Punkt für jede Karte, die das Land hat: die Zahl, die auf jeder seiner Karten steht.
q-points-hint-3 = Wer weniger hat, bekommt so viele Punkte, wie die nächsthöhere Kartenzahl beträgt, die jemand hat. Bei Gleichstand wird nichts geteilt.
q-points-first = { $player } hat die meisten und bekommt einen Punkt für jede Karte von { $country }: { $points }
q-points-below = Die nächsthöhere Kartenzahl ist { $points }, und so viele Punkte bekommt { $player }
q-points-tied = { $players } haben gleich viele, und alle bekommen die volle Zahl
q-points-as-first = Nur die meisten Karten bringen alle { $all }; vor { $player } liegt noch jemand
q-points-added = { $players } haben die nächsthöhere Zahl. Sie gilt nur einmal und wird nicht zusammengezählt
q-points-difference = Der Unterschied zählt nicht, sondern die nächsthöhere Zahl selbst
q-points-leader = Es zählt die nächsthöhere Zahl gleich über { $player }, nicht die größte von allen
q-points-shared = Bei Gleichstand wird nicht geteilt: { $players } bekommen jeweils die ganze Zahl
q-points-own = { $own } ist die Zahl der Karten von { $player }. { $rank ->
    [1] Wer die meisten hat, bekommt einen Punkt für jede Karte des Landes
   *[other] Wer weniger hat, bekommt die nächsthöhere Zahl
 }
q-points-others = Die eigenen Karten zählen auch: Wer die meisten hat, bekommt einen Punkt für jede Karte von { $country }
q-points-upside-down = Es ist umgekehrt: Wer weniger hat, bekommt die nächsthöhere Zahl, und die meisten Karten bringen alle
q-points-taken = In den Reihen { $left ->
    [one] liegt noch 1 von { $country }, und auch die zählt
   *[other] liegen noch { $left } von { $country }, und auch die zählen
 }: Auf jeder Karte steht { $all }
q-points-symbols = Symbole werden für sich gewertet; in der Länderwertung zählen nur Karten
q-points-nothing = Wer eine Karte von { $country } hat, bekommt dafür auch Punkte

# Länder: eine Karte mehr

q-more = { $taker } nimmt noch eine Karte von { $country }. Würde gleich danach gewertet, wie viele Punkte bekäme { $player } in der Länderwertung für { $country }?
q-more-hint-1 = Stell dir die Karte bei denen von { $taker } vor und zähle neu.
q-more-hint-2 = Liegt { $player } dann vorn? Das bringt { $all }. Sonst zählt die nächsthöhere Zahl, und die kann gerade gewachsen sein.
q-more-before = { $before } bekommt { $player } für { $country } ohne die neue Karte
q-more-plus-one = Eine Karte mehr ist nicht immer ein Punkt mehr: Zähle, was dann alle haben
q-more-minus-one = Es ist nicht einfach ein Punkt weniger: Zähle, was dann alle haben
q-more-change = Das ist der Zuwachs. Gefragt ist, was { $country } dann insgesamt bringt, die { $before } von vorher mitgezählt
q-more-counted = Mit einer Karte mehr für { $taker }

# Symbole: die beste Familie

q-symbols = { $player } ({ $symbols })
q-no-symbol = keine
q-symbols-counting = Symbole in { $country }: { $counts }
q-best = Was ist die größte Zahl von Symbolen einer Familie, die { $player } in { $country } hat?
q-best-hint-1 = Zähle jede Familie für sich zusammen: Eine Karte kann zwei Symbole tragen.
q-best-hint-2 = Die größte dieser Zahlen zählt.
q-best-so = Also ist { $right } die größte Zahl einer Familie
q-best-together = Das sind alle Symbole, die { $player } dort hat; Familien werden nicht zusammengezählt
q-best-cards = Das ist die Zahl der Karten mit dieser Familie. Eine Karte, die das Symbol zweimal trägt, zählt zwei
q-best-smaller = Von einer anderen Familie hat { $player } mehr
q-best-families = So viele Familien hat { $player } dort; zähle die Symbole jeder einzelnen
q-best-all-cards = So viele Karten hat { $player } dort; zähle Symbole
q-best-other = Das ist die größte Zahl von allen; gefragt ist die von { $player }
q-best-again = Das ist eins zu viel: Zähle noch einmal, eine Familie nach der anderen

# Symbole: wer Punkte bekommt

q-scorers = Das Spiel ist zu Ende. Wer bekommt Punkte für die Symbole von { $country }?
q-scorers-hint-1 = Suche bei jeder Farbe die größte Zahl von Symbolen einer Familie in { $country }.
q-scorers-hint-2 = Punkte bekommt, wer die größte dieser Zahlen hat. Es muss nicht bei allen dieselbe Familie sein.
q-scorers-so = Die größte Zahl einer Familie ist { $most }, und { $number ->
    [one] { $players } hat sie und bekommt die Punkte
   *[other] { $players } haben sie, und alle bekommen die Punkte
 }
q-scorers-together = { $number ->
    [one] { $players } hat
   *[other] { $players } haben
 } von allen Familien zusammen die meisten Symbole. Aber jede Familie wird für sich gezählt
q-scorers-tie = { $players } steht mit dieser Zahl nicht allein: Bei Gleichstand bekommen alle die Punkte
q-scorers-cards = { $number ->
    [one] { $players } hat
   *[other] { $players } haben
 } die meisten Karten von { $country }; hier zählen Symbole
q-scorers-near = Eins weniger genügt nicht: Nur die größte Zahl bringt Punkte, und einen zweiten Platz gibt es nicht
q-scorers-any = Symbole zu haben genügt nicht: Nur die größte Zahl einer Familie bringt Punkte
q-scorers-less = { $players } hat von einer Familie höchstens { $less }, und jemand hat mehr
q-scorers-family = Es muss nicht dieselbe Familie sein: Ebenso viele von einer anderen bringen auch Punkte

# Symbole: was sie bringen

q-symbol-points = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } für die Symbole von { $country }?
q-symbol-points-hint-1 = Was ist die größte Zahl von Symbolen einer Familie, die { $player } in { $country } hat?
q-symbol-points-hint-2 = Wenn niemand eine größere hat, bekommt { $player } so viele Punkte, und das nur einmal. Hat jemand eine größere, so bekommt { $player } nichts.
q-symbol-points-so = Niemand hat von einer Familie mehr als { $most }, also bekommt { $player } { $most }
q-symbol-points-none = { $player } hat von einer Familie höchstens { $own }, und jemand hat { $most }, also gibt es für { $player } nichts
q-symbol-points-once = Auch die größte Zahl in mehreren Familien bringt die Punkte nur einmal
q-symbol-points-together = Familien werden nicht zusammengezählt: Es zählt die größte Zahl einer einzigen
q-symbol-points-second = { $player } hat von einer Familie { $own }, aber jemand hat mehr, und einen zweiten Platz gibt es nicht
q-symbol-points-others = Das ist die größte Zahl, aber { $player } hat sie nicht
q-symbol-points-shared = Bei Gleichstand wird nicht geteilt: { $players } bekommen jeweils die ganze Zahl
q-symbol-points-tied = Bei Gleichstand bekommen alle die Punkte: { $players } haben die größte Zahl gemeinsam
q-symbol-points-all = Das sind die Symbole von allen; es zählt nur die größte Zahl einer Familie
q-symbol-points-land = So viel bringen die Karten in der Länderwertung; Symbole werden für sich gewertet
q-symbol-points-cards = So viele Karten hat { $player } dort; zähle Symbole

# Schiffe und Kutschen

q-routes = Das Spiel ist zu Ende. Wie viele Punkte bekommt { $player } für Schiffe und Kutschen?
q-routes-hint-1 = Die Spalten mit dem Schiff und mit der Kutsche sagen, wie viele { $player } hat, aus allen Ländern zusammen.
q-routes-hint-2 = Sieh dir beides einzeln an: { $least } oder mehr bringen je einen Punkt, weniger bringen nichts.
q-routes-step = { $scores ->
    [1] { $player } hat { $number } { $route ->
        [ship] Schiffe: genug, und jedes ist ein Punkt
       *[carriage] Kutschen: genug, und jede ist ein Punkt
    }
   *[other] { $player } hat { $number } { $route ->
        [ship] { $number ->
            [one] Schiff
           *[other] Schiffe
        }
       *[carriage] { $number ->
            [one] Kutsche
           *[other] Kutschen
        }
    }: zu wenig, also nichts
 }
q-routes-so = Das macht { $points }
q-routes-together = Schiffe und Kutschen werden nicht zusammengezählt: Von jeder Sorte braucht es { $least }
q-routes-larger = Du hast nur auf die größere Zahl gesehen
q-routes-smaller = Du hast nur auf die kleinere Zahl gesehen
q-routes-five = { $least } müssen es mindestens sein; dann ist jedes Schiff, oder jede Kutsche, ein Punkt
q-routes-nothing = Eine der Zahlen ist { $least } oder mehr, und die bringt Punkte
q-routes-beyond = Ab { $least } zählen alle, nicht nur die darüber hinaus
q-routes-one = Jedes Schiff, oder jede Kutsche, ist ein Punkt; es ist nicht einer für die ganze Kette

q-route-scorers = Das Spiel ist zu Ende. Wer bekommt Punkte für { $route ->
    [ship] Schiffe?
   *[carriage] Kutschen?
 }
q-route-scorers-hint-1 = Suche die Spalte mit { $route ->
    [ship] dem Schiff.
   *[carriage] der Kutsche.
 }
q-route-scorers-hint-2 = Hier geht es nicht um die Mehrheit: Punkte bekommt, wer { $least } oder mehr hat.
q-route-counting = { $route ->
    [ship] Schiffe: { $counts }
   *[carriage] Kutschen: { $counts }
 }
q-route-scorers-so = { $number ->
    [one] { $players } hat
   *[other] { $players } haben
 } mindestens { $least }
q-route-scorers-most = Hier geht es nicht um die Mehrheit: Alle, die { $least } oder mehr haben, bekommen Punkte
q-route-scorers-any = Weniger als { $least } bringen nichts
q-route-scorers-four = Eins weniger als { $least } genügt nicht
q-route-scorers-other = Du hast auf die { $route ->
    [ship] Kutschen
   *[carriage] Schiffe
 } gesehen

q-gain = { $player } nimmt { $spots }. Wie viele Punkte mehr bringen die Schiffe und Kutschen von { $player } dann?
q-gain-hint-1 = Wie viele Schiffe und Kutschen hat { $player } vorher und nachher?
q-gain-hint-2 = Unter { $least } bringen sie gar nichts; der Schritt auf { $least } ist der größte.
q-gain-so = Punkte vorher: { $before }. Punkte dann: { $after }
q-gain-each = Ein Schiff oder eine Kutsche mehr ist nur dann ein Punkt mehr, wenn es schon vorher { $least } oder mehr waren
q-gain-all = So viel bringen sie insgesamt. Gefragt ist, wie viel mehr das ist als vorher
q-gain-nothing = Sieh noch einmal hin: Eine Zahl erreicht { $least } oder wächst darüber hinaus
q-gain-five = { $least } Punkte mehr sind es nur, wenn es vorher zu wenige waren und jetzt genau { $least } sind
q-gain-together = So viele Zeichen sind es dann zusammen; die einer Sorte mit weniger als { $least } bringen nichts
q-gain-own = So viele sind es dann von dieser Sorte; sieh nach, was sie vorher brachten und ob es genug sind

# Die ganze Wertung

q-shows = { $laws ->
    [one] { $player } zeigt eine Gesetzeskarte „Minus zwei“
   *[other] { $player } zeigt { $laws } Gesetzeskarten „Minus zwei“
 }
q-shown = { $shown }.
q-given-land = Die Länderwertung hat { $player } { $lands } Punkte gebracht.
q-given-symbols = Die Symbolwertung hat { $player } { $symbols ->
    [one] { $symbols } Punkt
   *[other] { $symbols } Punkte
 } gebracht.
q-given-subtotals = Punkte für Länder, Symbole, Schiffe und Kutschen: { $counts }.
q-given-totals = Alle Punkte sind zusammengezählt: { $counts }.
q-total = Das Spiel ist zu Ende. Wie viele Punkte hat { $player } am Ende?
q-total-hint-1 = Zähle vier Dinge zusammen: Länder, Symbole, Schiffe und Kutschen; zieh zuletzt ab, was Gesetzeskarten kosten.
q-total-hint-2 = { $least } oder mehr Schiffe bringen je einen Punkt, { $least } oder mehr Kutschen ebenso. Jede „Minus zwei“ kostet zwei Punkte.
q-total-so-lands = Länder: { $lands }
q-total-so-symbols = Symbole: { $symbols }
q-total-so = { $number ->
    [0] { $lands } + { $symbols } + { $routes } = { $total }
   *[other] { $lands } + { $symbols } + { $routes }, weniger 2 für jede „Minus zwei“, ist { $total }
 }
q-total-no-routes = Die Schiffe und Kutschen fehlen
q-total-short = Weniger als { $least } Schiffe, oder Kutschen, bringen nichts
q-total-no-laws = { $number ->
    [one] Die Gesetzeskarte ist nicht abgezogen
   *[other] Die Gesetzeskarten sind nicht abgezogen
 }
q-total-once = Jede der Gesetzeskarten kostet zwei Punkte
q-total-no-symbols = Die Symbole fehlen
q-total-subtotal = Das ist der Übertrag aus Ländern und Symbolen: Da kommt noch etwas

q-winner = Das Spiel ist zu Ende. Wer gewinnt?
q-winner-hint-1 = Jede Gesetzeskarte „Minus zwei“ kostet zwei Punkte, wenn jemand eine zeigt.
q-winner-hint-2 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Länderkarten, in der Spalte mit den zwei Karten; sind auch die gleich, so gewinnt niemand.
q-winner-totals = Punkte am Ende: { $counts }
q-winner-cards-decide = Länderkarten derer, die gleichauf sind: { $counts }
q-winner-so = { $number ->
    [0] Auch darin sind sie gleichauf, also gewinnt niemand
    [one] Also gewinnt { $players }
   *[other] Also gewinnen { $players }
 }
q-winner-laws = Du hast nicht abgezogen, was die Gesetzeskarten kosten
q-winner-tied = Sie haben gleich viele Punkte, aber sie gewinnen nicht gemeinsam: Die Zahl der Länderkarten entscheidet
q-winner-nobody = Doch, jemand gewinnt: wer die meisten Punkte hat, und bei Gleichstand darin, wer die meisten Länderkarten hat
q-winner-lands = Die meisten Punkte in der Länderwertung allein gewinnen noch nicht
q-winner-cards = Die Zahl der Länderkarten entscheidet nur zwischen denen, die die meisten Punkte haben
q-winner-one = { $who } ist mit jemandem gleichauf und hat nicht mehr Länderkarten
q-winner-less = { $who } hat am Ende { $less } Punkte, und jemand hat { $most }
