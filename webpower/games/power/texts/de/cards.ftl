# Wo die Karten sind, soweit man es wissen kann

cards-title = Die Karten, wie { $player } sie kennt
cards-about = { $unseen ->
    [0] Keine Karte ist unbekannt.
    [one] Eine Karte ist unbekannt: { $stack } im Stapel, { $hidden } verdeckt auf anderen Händen.
   *[other] { $unseen } Karten sind unbekannt: { $stack } im Stapel, { $hidden } verdeckt auf anderen Händen.
 } Die Zahl am Ende eines Balkens zählt alle Karten der Sorte.
cards-number = Karten
cards-open = offen
cards-discard = abgelegt
cards-unseen = unbekannt
cards-kind = { $card }: insgesamt { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
 }.
cards-own = { $card }: { $player } hat { $number } auf der Hand.
cards-known = { $card }: { $player } hat { $number } offen genommen und noch auf der Hand.
cards-in-open = { $card }: { $number ->
    [one] 1 liegt
   *[other] { $number } liegen
 } offen.
cards-in-discard = { $card }: { $number ->
    [one] 1 ist
   *[other] { $number } sind
 } abgelegt.
cards-in-unseen = { $card }: { $number ->
    [one] 1 ist
   *[other] { $number } sind
 } unbekannt, im Stapel ({ $stack }){ $hidden ->
    [0] {""}
   *[other] {" "}oder verdeckt auf anderen Händen ({ $hidden })
 }.

# Was für Karten zu erwarten sind

chances-title = Was { $player } ziehen kann und was sich damit bezahlen lässt
chances-about = { $drawable ->
    [0] Es wird keine Karte mehr gezogen.
   *[other] Alle Karten, die { $player } nicht gesehen hat, gelten als zufällig verteilt: { $unseen } unbekannt, davon { $stack } im Stapel.
 }
chances-next = nächste Karte vom Stapel
chances-among = unter den nächsten { $number }
chances-pair = zwei gleiche
chances-axis = Wahrscheinlichkeit
chances-pays = Wahrscheinlichkeit, dass die Hand im nächsten Zug dort eine Figur bezahlt oder zwei gleiche Karten hat
chances-plan = { $act ->
    [keep] { $cards } behalten, { $drawn } ziehen
    [nothing] nichts behalten, { $drawn } ziehen
    [take] { $cards } nehmen{ $drawn ->
        [0] {""}
       *[other] , { $drawn } vom Stapel ziehen
    }
   *[draw] { $drawn ->
        [0] die Hand bleibt
       *[other] { $drawn } vom Stapel ziehen
    }
 }
chances-plan-short = { $act ->
    [keep] { $cards } behalten
    [nothing] nichts behalten
    [take] { $cards } nehmen
   *[draw] { $drawn ->
        [0] die Hand bleibt
       *[other] keine offene Karte nehmen
    }
 }
chances-of-card = { $number ->
    [one] { $card }
   *[other] { $number } { $card }
 }
chances-told-next = { $card } als nächste Karte vom Stapel: { $percent } ({ $exact }).
chances-told-among = { $card }, mindestens eine unter den nächsten { $number } vom Stapel: { $percent } ({ $exact }).
chances-told-pair = Zwei gleiche unter den nächsten { $number } vom Stapel: { $percent } ({ $exact }).
chances-told-pays = { $plan }: Mit einer Wahrscheinlichkeit von { $percent } ({ $exact }) bezahlt die Hand im nächsten Zug eine Figur in { $card }, mit einer solchen Karte oder mit zwei gleichen einer anderen Sorte.
chances-told-holds = { $plan }: Mit einer Wahrscheinlichkeit von { $percent } ({ $exact }) hat die Hand im nächsten Zug zwei gleiche Karten.
chances-told-row = { $plan }: { $cells }.
chances-cell = { $column } { $percent } ({ $exact })
chances-no-plan = Das Spiel ist zu Ende.
