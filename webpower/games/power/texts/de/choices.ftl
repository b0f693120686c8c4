# Was jetzt geht: für eine Hand und eine Stellung

choice-hand = Hand von { $player }: { $cards }.
choice-no-card = keine Karte
choice-cards = { $number ->
    [one] eine Karte { $card }
    [2] zwei Karten { $card }
   *[other] drei Karten { $card }
 }
choice-for = { " " }für { $paid }
choice-and-then = ; zweite Figur: { $then }
choice-heading = Möglich
choice-not-heading = Jetzt nicht möglich
choice-where = wo
choice-what = was
choice-paid = bezahlt mit
choice-then = zweite Figur
choice-cloister = ein Kloster in { $sites }
choice-advisor = { $room ->
    [one] ein Ratsherr (der letzte, der Platz hat)
   *[other] ein Ratsherr (Platz für noch { $room })
 }
choice-arms = ein Ratsherr auf dem Wappen von { $countries }
choice-column = Vatikan ({ $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 }, Spalte mit { $country })
choice-vatican = Vatikan
choice-second-cloister = ein Kloster
choice-second-advisor = ein Ratsherr
choice-second-cloister-in = ein Kloster in { $countries }
choice-second-advisor-in = ein Ratsherr in { $countries }
choice-second = { $pieces }
choice-no-second = keine
choice-no-second-empty = keine, denn das Land ist leer
choice-no-second-vatican = keine, denn in so einem Zug wird sonst nichts gesetzt
choice-exchange = Tauschen
choice-exchange-what = { $cards } ablegen und eine andere Karte ziehen
choice-stop = Oder aufhören
choice-stop-what = keine zweite Figur setzen
choice-pass = Oder passen
choice-pass-what = in diesem Zug nichts setzen
choice-draw = Ziehen
choice-draw-stack = die oberste Karte des Stapels, der noch { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 } hat
choice-draw-open = die offene Karte { $card }
choice-country = { $country }
choice-countries = { $countries }
choice-cloisters-in = Ein Kloster in { $countries }
choice-advisors-in = Ein Ratsherr in { $countries }
choice-exchanging = Tauschen
choice-empty = dort steht kein Kloster, und ein Land ohne Klöster nimmt keinen Ratsherrn auf
choice-full = alle Orte in { $country } ({ $number }) sind schon besetzt
choice-cannot-pay = { $player } hat keine Karte { $card } und auch keine zwei gleichen einer anderen Sorte
choice-no-pair = { $player } hat keine zwei gleichen Karten, die dort bezahlen: Ein Paar gilt für Wappen von Ländern, die es nicht zeigt
choice-column-full = alle Wappen dieser Spalte sind besetzt
choice-elsewhere = { $player } hat in { $first } gesetzt, und alle Figuren eines Zuges kommen in dasselbe Land
