# Fragen zu ehrlicher Statistik

q-topic-statistics = Experimente und ehrliche Statistik

# Bilder

stat-chart = Anteile an den Siegen mit ihren Intervallen
stat-percent = { $number } %
stat-fair = gerechter Anteil { $share } %
stat-mark = gefragt: { $share } %
stat-bot = der Bot
stat-bot-number = Bot { $number }
stat-games = { $games } Spiele
stat-games-asked = wie viele?
stat-name = { $name }
stat-row = { $name }: { $share } %, von { $low } % bis { $high } %
stat-row-asked = { $name }: danach ist gefragt
stat-table = Wer spielt
stat-seated = Am Tisch: { $players }
stat-waiting = Wer auf das nächste Spiel wartet: { $players }
stat-runs = Die Spiele zweier Serien
stat-game = { $run }: Karten { $deal }, auf den Plätzen { $players }
stat-deal = Karten
stat-seat = Platz { $seat }

# Ein gerechter Anteil

q-fair-1 = { $players } Spieler spielen { $games } Spiele, und alle sind gleich gut. Wie viele davon gewinnt { $bot } im Durchschnitt?
q-fair-2 = An einem Tisch mit { $players } Plätzen spielt { $bot } auf { $seats } davon. Wenn alle gleich gut sind: Wie viele von { $games } Spielen gewinnt { $bot } im Durchschnitt?
q-fair-3 = { $bots } Bots nehmen teil, aber ein Tisch hat nur { $players } Plätze; also setzen alle zwischendurch aus und spielen gleich oft. Wenn alle gleich gut sind: Wie viele der { $games } Spiele gewinnt { $bot } im Durchschnitt?
q-fair-hint-1 = In jedem Spiel gibt es einen Sieg (wird er geteilt, so ergeben die Teile zusammen einen). Zu verteilen sind also { $games } Siege.
q-fair-hint-2 = Auf wie viele Spieler verteilen sie sich?
q-fair-hint-3 = Auf wie viele Plätze verteilen sie sich, und wie viele davon hat { $bot }?
q-fair-hint-4 = Auf wie viele Bots verteilen sie sich, die mitgezählt, die gerade aussetzen?
q-fair-half = Die Hälfte der Spiele wäre zu zweit gerecht. Hier sind es mehr.
q-fair-others = { $bot } gehört selbst zu den { $players }: Geteilt wird durch { $players } und nicht durch die Zahl der Gegner.
q-fair-one-seat = Das ist für einen Platz gerecht. { $bot } hat { $seats } davon, und jeder kann gewinnen.
q-fair-by-name = Ein Name ist nicht ein Platz: { $bot } hat { $seats } der { $players } Plätze.
q-fair-always = So wäre es, wenn { $bot } in jedem Spiel am Tisch säße. Tatsächlich ist { $bot } in { $plays } davon dabei.
q-fair-plays = In so vielen Spielen ist { $bot } dabei, gewinnt sie aber nicht alle.
q-fair-all = Das sind alle Spiele. Einige davon gewinnen die anderen.
q-fair-so-1 = Gerecht ist einer von { $players } gleichen Teilen: { $games } Siege geteilt durch { $players } ergibt { $right }
q-fair-so-2 = { $seats } von { $players } Plätzen sind ein Anteil von { $seats }/{ $players }: Von { $games } Siegen sind das { $right }
q-fair-so-3 = { $bot } ist in { $plays } der Spiele dabei und gewinnt davon eines von je { $players }: { $right }. Das ist eines von je { $bots } der { $games } Spiele

# Was die Daten zu behaupten erlauben

q-claim-given = Ein Bot hat an Tischen mit { $players } Plätzen { $games } Spiele gespielt und { $wins } davon gewonnen: { $share } %. Das 95-%-Intervall seines Anteils reicht von { $low } % bis { $high } %.
q-claim-fair = Was darf man nach diesen Spielen sagen?
q-claim-size = Jemand sagt: Von hundert Spielen gewinnt der Bot mindestens { $size } mehr, als gerecht wäre. Was darf man nach diesen Spielen dazu sagen?
q-claim-fair-better = Er gewinnt mehr als den gerechten Anteil
q-claim-fair-worse = Er gewinnt weniger als den gerechten Anteil
q-claim-fair-open = Ob er mehr oder weniger gewinnt, sagen sie nicht
q-claim-fair-alike = Er gewinnt gerade den gerechten Anteil
q-claim-size-better = Das stimmt
q-claim-size-worse = Das stimmt nicht
q-claim-size-open = Sie sagen es nicht
q-claim-hint-1 = Was ist der gerechte Anteil an einem Tisch mit { $players } Plätzen? Das ist die gestrichelte Linie.
q-claim-hint-2-fair = Liegt das ganze Intervall auf einer Seite des gerechten Anteils, oder liegt der gerechte Anteil darin?
q-claim-hint-2-size = Gefragt ist nach dem gerechten Anteil und { $size } mehr. Auf welcher Seite dieser Linie liegt das Intervall, oder liegt die Linie darin?
q-claim-interval = Das Intervall reicht von { $low } % bis { $high } %
q-claim-only-share-fair = Du hast nur auf die { $share } % gesehen. Auch die gerechten { $fair } % liegen im Intervall: So viel gewinnt durch Zufall oft auch ein Bot, der wie die anderen ist.
q-claim-only-share-size = Du hast nur auf die { $share } % gesehen. Auch { $mark } % liegen im Intervall, also kann beides stimmen.
q-claim-other-side-fair = Sieh noch einmal nach, auf welcher Seite der gerechten { $fair } % die { $share } % liegen.
q-claim-other-side-size = Sieh noch einmal nach, auf welcher Seite von { $mark } % die { $share } % liegen.
q-claim-half = Die Hälfte der Siege wäre zu zweit gerecht. An einem Tisch mit { $players } Plätzen ist der gerechte Anteil { $fair } %.
q-claim-not-alike = Dass kein Unterschied gefunden wurde, heißt nicht, dass es keinen gibt: Auch { $low } % oder { $high } % können stimmen.
q-claim-is-sure-fair-better = Das ganze Intervall liegt über den gerechten { $fair } %. So viel bringt der Zufall selten zustande.
q-claim-is-sure-fair-worse = Das ganze Intervall liegt unter den gerechten { $fair } %. So wenig bringt der Zufall selten zustande.
q-claim-is-sure-size-better = Das ganze Intervall liegt über { $mark } %, also sagen sie es doch.
q-claim-is-sure-size-worse = Das ganze Intervall liegt unter { $mark } %, also sagen sie es doch.
q-claim-so-fair-better = Es liegt ganz über dem gerechten Anteil von { $fair } %, also gewinnt er mehr; von Bots, die den gerechten Anteil gewinnen, läge nur einer von zwanzig so weit daneben
q-claim-so-fair-worse = Es liegt ganz unter dem gerechten Anteil von { $fair } %, also gewinnt er weniger; von Bots, die den gerechten Anteil gewinnen, läge nur einer von zwanzig so weit daneben
q-claim-so-fair-open = Der gerechte Anteil von { $fair } % liegt darin: Auf welcher Seite die Wahrheit ist, weiß nach diesen Spielen niemand
q-claim-so-size-better = Es liegt ganz über { $mark } %, dem gerechten Anteil und { $size } mehr
q-claim-so-size-worse = Es liegt ganz unter { $mark } %, dem gerechten Anteil und { $size } mehr; gut mag der Bot also sein, aber nicht so gut
q-claim-so-size-open = { $mark } %, der gerechte Anteil und { $size } mehr, liegen darin: Nach diesen Spielen weiß es niemand

# Wie breit ein Intervall ist

q-width-given = In { $games } Spielen hat ein Bot { $share } % gewonnen. Das Intervall reicht von { $low } % bis { $high } %, ist also { $wide } Prozentpunkte breit.
q-width = Jemand spielt { $times }-mal so viele Spiele, mit demselben Anteil an Siegen. Wie viele Prozentpunkte breit ist das Intervall dann ungefähr?
q-width-games = Wie viele Spiele bräuchte es ungefähr, damit es nur noch { $narrow } Prozentpunkte breit ist?
q-width-hint-1 = Der Zufall gleicht sich aus, aber langsam: Die Breite hängt an der Quadratwurzel aus der Zahl der Spiele.
q-width-hint-2 = Die Wurzel aus { $times } ist { $root }.
q-width-linear = Bei { $times }-mal so vielen Spielen wird die Breite durch die Wurzel daraus geteilt und nicht durch { $times }.
q-width-same = Mehr Spiele sagen mehr: Das Intervall wird schmaler.
q-width-wider = Es ist umgekehrt: Mehr Spiele machen es schmaler.
q-width-reach = So weit reicht es nach einer Seite. Gefragt ist die ganze Breite.
q-width-root = Nur { $root }-mal so viele Spiele genügen nicht: Für ein { $root }-mal so schmales Intervall braucht es { $root } mal { $root } so viele.
q-width-no-more = Mit ebenso vielen Spielen bleibt es etwa so breit, wie es ist.
q-width-square = Das sind zu viele: Für ein { $root }-mal so schmales Intervall braucht es { $root } mal { $root } so viele Spiele.
q-width-so = { $times }-mal so viele Spiele: Die Breite wird durch die Wurzel aus { $times } geteilt, und die ist { $root }: { $wide } geteilt durch { $root } ergibt { $narrow }
q-width-so-games = Aus { $wide } Prozentpunkten sollen { $narrow } werden, das ist { $root }-mal so schmal. Dafür braucht es { $root } mal { $root }, also { $times }-mal so viele Spiele: { $more }

# Wie viele Spiele ein Unterschied braucht

q-needed = An einem Tisch mit { $players } Plätzen braucht es etwa { $there } Spiele, um zu erkennen, dass ein Bot von hundert Spielen { $known } mehr gewinnt, als gerecht wäre. Wie viele braucht es bei einem Bot, der von hundert { $asked } mehr gewinnt?
q-needed-about = Etwa { $number }
q-needed-hint-1 = Ist der Unterschied, nach dem gefragt ist, kleiner oder größer? Kleine Unterschiede gehen im Zufall unter.
q-needed-hint-2 = Das Intervall muss so schmal sein, wie der Unterschied klein ist, und für die halbe Breite braucht es viermal so viele Spiele.
q-needed-linear = Die Zahl der Spiele richtet sich nicht nach dem Unterschied, sondern nach seinem Quadrat.
q-needed-same = Auf die Größe des Unterschieds kommt es sehr an: { $smaller ->
    [True] Ein kleinerer braucht mehr Spiele.
   *[other] Ein größerer braucht weniger Spiele.
 }
q-needed-wrong-way = Es ist umgekehrt: { $smaller ->
    [True] Ein kleinerer Unterschied braucht mehr Spiele.
   *[other] Ein größerer Unterschied braucht weniger Spiele.
 }
q-needed-so = Von { $known } auf { $asked } von hundert: Die Zahl der Spiele wird mit dem Quadrat von { $known }/{ $asked } multipliziert, das ergibt etwa { $right }
q-needed-library = Das gilt für 95 % Sicherheit und so, dass der Unterschied in vier von fünf Fällen gefunden wird

# Spiele paarweise

q-paired = Zwei Serien mit je { $games } Spielen, eine mit { $one } und eine mit { $other }. In jeder Zeile steht ein Buchstabe für die Karten, und wer wo sitzt. Lassen sich die Spiele paarweise vergleichen, sodass die beiden Bots dieselben Karten, denselben Platz und dieselben Gegner haben?
q-paired-paired = Ja, jedes Spiel hat seinen Partner
q-paired-deals = Nein, die Karten sind nicht dieselben
q-paired-seats = Nein, die beiden sitzen auf verschiedenen Plätzen
q-paired-rivals = Nein, sie haben verschiedene Gegner
q-paired-hint-1 = Nimm eine Zeile links. Gibt es rechts eine mit demselben Buchstaben, mit dem Bot auf demselben Platz und mit denselben anderen?
q-paired-hint-2 = Auf die Reihenfolge der Spiele kommt es nicht an, solange jedes von { $one } eines von { $other } findet.
q-paired-not-deals = Die Buchstaben sind auf beiden Seiten dieselben.
q-paired-not-seats = Beide Bots sitzen bei allen Karten auf jedem Platz.
q-paired-not-rivals = Die Gegner haben auf beiden Seiten dieselben Namen.
q-paired-but-deals = Die Buchstaben links und rechts sind nicht dieselben: Das sind andere Karten.
q-paired-but-seats = Die Karten sind dieselben. Aber sieh dir die Plätze an: { $other } sitzt nicht auf allen.
q-paired-but-rivals = Karten und Plätze sind dieselben. Aber sieh nach, wer die anderen sind.
q-paired-so-paired = Zu jedem Spiel von { $one } gibt es eines von { $other } mit denselben Karten, demselben Platz und denselben Gegnern; ihr Unterschied kommt also von den Bots, und der Zufall, den beide gemeinsam haben, fällt weg
q-paired-so-deals = Die Karten sind verschieden, also haben gute Karten des einen auf der anderen Seite keinen Partner
q-paired-so-seats = { $one } sitzt auf jedem Platz und { $other } immer auf demselben: Der kann gut oder schlecht sein
q-paired-so-rivals = Die Gegner sind verschieden, und neben schwachen Gegnern sieht jeder gut aus

# Falscher Alarm

q-alarms-given = { $bots } Bots, die alle gleich gut sind, spielen je { $games } Spiele, jeder Bot seine eigenen, an Tischen mit { $players } Plätzen. Bei jedem sieht jemand nach, ob der gerechte Anteil in seinem 95-%-Intervall liegt.
q-alarms = Wie viele davon scheinen im Durchschnitt besser oder schlechter zu sein, als gerecht wäre, obwohl es keiner ist?
q-alarms-one = Wie wahrscheinlich ist es, dass mindestens einer davon besser oder schlechter zu sein scheint, als gerecht wäre, obwohl es keiner ist? (In ganzen Prozent.)
q-alarms-hint-1 = Ein Intervall mit { $sure } % verfehlt die Wahrheit { $rest }-mal von hundert.
q-alarms-hint-2 = Also { $rest } von hundert, bei { $bots } Bots.
q-alarms-hint-one = Wie wahrscheinlich ist es, dass keiner der { $bots } sie verfehlt? Für jeden sind es { $sure } %, und die werden multipliziert.
q-alarms-none = Jedes Intervall kann die Wahrheit verfehlen, und bei { $bots } davon werden es einige tun.
q-alarms-sure = So viele enthalten die Wahrheit. Gefragt ist, wie viele sie verfehlen.
q-alarms-all = Die meisten Intervalle enthalten die Wahrheit: { $sure } von hundert.
q-alarms-five = Von hundert verfehlen sie { $rest }. Hier sind es { $bots }.
q-alarms-added = Wahrscheinlichkeiten darf man hier nicht addieren: Auch zwei Bots zugleich können sie verfehlen. Multipliziere die Wahrscheinlichkeiten, dass alle sie enthalten, und zieh das von 100 ab.
q-alarms-each = Das ist die Wahrscheinlichkeit bei einem einzigen Bot. Bei { $bots } davon gibt es { $bots } Gelegenheiten, sich zu irren.
q-alarms-no = Das ist die Wahrscheinlichkeit, dass keiner sie verfehlt.
q-alarms-other = Das ist die Wahrscheinlichkeit, dass ein einzelnes Intervall sie enthält.
q-alarms-so = { $rest } von hundert, bei { $bots } also { $right }: Wer viele Ergebnisse ansieht, findet etwas, auch wo nichts ist
q-alarms-so-one = Dass keiner sie verfehlt, hat die Wahrscheinlichkeit 0,95 hoch { $bots }. Der Rest zu 100 % ist { $right } %
