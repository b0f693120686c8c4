# Was eine Figur ändern würde, wenn das Spiel gleich danach endete

effect = Wenn jetzt Schluss wäre, würde hier { $act ->
    [cloister] ein Kloster
   *[other] ein Ratsherr
 } von { $player } { $number ->
    [0] niemandes Punkte ändern
   *[other] die Punkte ändern
 }{ $number ->
    [0] {""}
   *[other] : { $changes }
 }; netto { $net }.
effect-player = { $player } { $points } ({ $parts })
effect-part = { $part } { $points } [{ $by }]
effect-place = { $act ->
    [cloister] { $site }, { $country }
    [advisor] Ratsherr in { $country }
   *[vatican] { $table ->
        [council] Ratstafel
       *[cloister] Klostertafel
    }, { $country }
 }
map-effects = Was eine Figur von { $player } ändern würde, wenn jetzt Schluss wäre, netto: die eigenen Punkte minus die der anderen Farbe, die am meisten gewinnt.
map-effects-at = { $net }: { $places }.
map-key-effect = Punkte jetzt, netto: eigene
map-key-effect-less = minus die besten anderen

chart-what-if-title = Was würde eine Figur von { $player } ändern, wenn jetzt Schluss wäre?
chart-what-if-about = { $places ->
    [0] { $player } kann jetzt nichts setzen.
    [one] Es gibt eine Möglichkeit. Netto: Punkte von { $player } minus die der besten anderen Farbe.
   *[other] Die besten { $number } von { $places } Möglichkeiten. Netto: Punkte von { $player } minus die der besten anderen Farbe.
 }
chart-what-if-place = { $place }: { $net }.
chart-net-points = Punkte netto
