# Warum eine Stellung nicht gültig ist

legal-interim-missing = der Stapel war schon aufgebraucht, also sind die Klöster gewertet worden, aber wie sie damals standen, ist nicht angegeben
legal-interim-too-early = die Klöster sind schon gewertet, aber der Stapel war noch nicht aufgebraucht
legal-interim-moved = in { $site } stand bei der Zwischenwertung ein Kloster von { $player }, und eine Figur bleibt, wo sie ist
legal-stack-left = der Stapel ist zum zweiten Mal aufgebraucht, und { $number ->
    [one] 1 Karte ist
   *[other] { $number } Karten sind
 } noch darin
legal-stack-empty = im Stapel ist keine Karte mehr, und aufgebraucht ist er mit seiner letzten Karte
legal-paid = { $player } { $lacking ->
    [one] fehlt 1 Karte
   *[other] fehlen { $lacking } Karten
 } zu dreien, und was in diesem Zug bezahlt wurde, liegt auf der Ablage, die { $number } hat
legal-hand-large = { $player } hat { $number } Karten, und eine Hand hat höchstens drei
legal-hand-more = { $player } hat eine Figur gesetzt und { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
 } auf der Hand: Eine Figur wird mit einer oder zwei von drei Karten bezahlt
legal-hand-draw = { $player } zieht und hat { $number } Karten, und mit drei Karten ist das Ziehen vorbei
legal-hand-place = { $player } beginnt einen Zug mit { $number ->
    [0] keiner Karte
    [one] 1 Karte
   *[other] { $number } Karten
 }, und ein Zug beginnt mit drei
legal-hand-waiting = { $player } ist nicht am Zug und hat { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
 }, und wer wartet, hat drei
legal-hand-last = { $player } hat noch einen letzten Zug und { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
 } auf der Hand, und er beginnt mit drei
legal-open-many = { $number } Karten liegen offen, und mehr als zwei sind es nie
legal-open-few = { $number ->
    [0] keine Karte liegt offen
    [one] 1 Karte liegt offen
   *[other] { $number } Karten liegen offen
 }, und solange gesetzt wird, sind es zwei
legal-open-taken = { $missing ->
    [one] 1 offene Karte fehlt
   *[other] { $missing } offene Karten fehlen
 }, und { $player } müsste { $missing ->
    [one] sie
   *[other] beide
 } genommen haben, hat aber { $number ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $number } Karten
 }
legal-last-draw = der Stapel ist zum zweiten Mal aufgebraucht, also zieht { $player } nicht mehr
legal-last-first = { $player } hat den ersten Platz, und wenn der Stapel zum zweiten Mal aufgebraucht ist, hat der erste Platz keinen Zug mehr
legal-placed-already = { $player } beginnt einen Zug, und in dem ist schon etwas gesetzt
legal-placed-one = { $player } darf eine zweite Figur setzen, sobald in diesem Zug eine auf den Plan gesetzt ist
legal-placed-many = { $player } hat in diesem Zug { $number } Figuren gesetzt, und erlaubt sind eine oder zwei, in irgendeinem Land
legal-not-in-vatican = { $player } hat in diesem Zug im Vatikan gesetzt, aber dort steht kein Ratsherr von { $player }
legal-placed-nowhere = { $player } hat in diesem Zug in { $country } gesetzt, aber dort steht keine Figur von { $player }
legal-was-empty = ob in { $country } zu Beginn des Zuges kein Kloster stand, ist anders angegeben, als es dort aussieht
legal-closed = niemand kann mehr eine Figur setzen, also ist das Spiel zu Ende
legal-not-closed = eine Figur kann noch gesetzt werden, also hat der Plan das Spiel nicht beendet
legal-not-last = nachdem der Stapel zum zweiten Mal aufgebraucht ist, endet das Spiel mit dem Zug von { $player } auf dem letzten Platz
