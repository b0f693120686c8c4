# Ablehnungen: was nicht geht, wo, und warum in dieser Stellung

vatican-placed = { $player } hat im Vatikan gesetzt, und in so einem Zug wird sonst nichts gesetzt
two-placed = { $player } hat schon zwei Figuren gesetzt, mehr sind in einem Zug nicht erlaubt
one-in-empty = in { $first } stand zu Beginn des Zuges kein Kloster, daher darf { $player } nur ein einziges Kloster setzen
other-country = { $player } hat in { $first } gesetzt, und alle Figuren eines Zuges kommen in dasselbe Land, also keine nach { $country }
no-cloister-left = { $player } hat kein Kloster mehr im Vorrat
no-advisor-left = { $player } hat keinen Ratsherrn mehr im Vorrat
site-taken = in { $site } steht schon ein Kloster von { $owner }
empty-at-start = in { $country } stand zu Beginn des Zuges kein Kloster, daher kommt in diesem Zug kein Ratsherr dorthin
no-cloisters = in { $country } steht kein Kloster, und ein Land ohne Klöster nimmt keinen Ratsherrn auf
no-room = in { $country } { $advisors ->
    [one] steht 1 Ratsherr
   *[other] stehen { $advisors } Ratsherren
 }, und die stärkste Farbe hat dort { $cloisters ->
    [one] 1 Kloster
   *[other] { $cloisters } Klöster
 }, daher ist kein Platz für einen weiteren
no-vatican = in diesem Spiel wird ohne den Vatikan gespielt
board-placed = { $player } hat auf dem Plan gesetzt, und in so einem Zug wird im Vatikan nichts gesetzt
arms-taken = auf dem Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } steht schon ein Ratsherr von { $owner }
column-used = { $player } hat in dieser Spalte der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } schon einen Ratsherrn, auf dem Wappen von { $held }
own-pair = zwei Karten { $card } zeigen { $country } selbst, und ein Jokerpaar gilt nur in Ländern, die es nicht zeigt
cards-missing = { $player } müsste { $needed ->
    [one] eine Karte { $card }
    [2] zwei Karten { $card }
   *[other] { $needed } Karten { $card }
 } bezahlen und hat { $held ->
    [0] keine
    [one] eine
    [2] zwei
   *[other] { $held }
 }
nothing-to-exchange = es kann keine Karte mehr gezogen werden, daher kann { $player } keine tauschen: In den letzten Zügen wird gesetzt oder gepasst
not-in-hand = { $player } hat keine Karte { $card }, die abgelegt werden könnte
not-open = es liegt keine Karte { $card } offen
no-pass-yet = gepasst wird erst in den letzten Zügen: Solange Karten gezogen werden, tauscht eine Karte, wer nicht setzt
placing-in-draw = { $player } muss jetzt Karten ziehen, mit dem Setzen ist es in diesem Zug vorbei
exchange-in-more = { $player } hat in diesem Zug eine Figur gesetzt und kann nicht auch noch tauschen
exchange-in-draw = { $player } muss jetzt Karten ziehen und kann nicht tauschen
pass-in-more = { $player } hat eine Figur gesetzt: Jetzt eine zweite setzen oder aufhören
pass-in-draw = { $player } muss jetzt Karten ziehen und kann nicht passen
stop-in-place = { $player } hat noch nichts gesetzt und kann daher nicht aufhören
stop-in-draw = { $player } zieht schon Karten, mit dem Setzen ist es vorbei
draw-in-place = { $player } setzt zuerst oder legt eine Karte ab und zieht erst danach
draw-in-more = { $player } zieht erst nach dem Setzen: Jetzt eine zweite Figur setzen oder aufhören
over-stack = das Spiel ist zu Ende: Der Stapel war zum zweiten Mal aufgebraucht, und die letzten Züge sind gespielt
over-board = das Spiel ist zu Ende: Niemand kann mehr eine Figur setzen

# Bezahlungen, die keine Regel erlaubt

pay-nothing = { $act ->
    [vatican] ein Ratsherr auf dem Wappen von { $country } muss bezahlt werden: mit zwei Karten einer Sorte, die das Land nicht zeigt
   *[other] eine Figur in { $country } muss bezahlt werden: mit einer Karte, die das Land zeigt, oder mit zwei gleichen
 }
pay-wrong-card = eine Karte { $card } zeigt { $country } nicht und bezahlt dort keine Figur
pay-two-kinds = zwei Karten gelten nur als Jokerpaar, wenn sie von derselben Sorte sind, und hier sind es { $cards }
pay-too-many = { $number } Karten sind zu viel für eine Figur: { $act ->
    [vatican] Im Vatikan wird sie mit zwei gleichen bezahlt
   *[other] Sie wird mit einer Karte des Landes oder mit zwei gleichen bezahlt
 }
pay-vatican-single = ein Ratsherr im Vatikan wird mit einem Jokerpaar bezahlt, nicht mit einer einzelnen Karte
no-such-arms = im Vatikan gibt es kein Wappen { $arms }: Dort sind die der Länder, die sich eine Karte teilen, council/… und cloister/…
