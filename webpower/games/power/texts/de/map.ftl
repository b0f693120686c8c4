# Der Plan als Bild

map-title = Web of Power: { $board }
map-road = Straße von { $a } nach { $b }
map-site = { $site }, { $country }: { $state }. { $roads }.
map-empty = frei
map-cloister = Kloster von { $owner }
map-in-chain = Kloster von { $owner }, in einer Kette aus { $length }
map-roads = { $number ->
    [0] Keine Straße führt hierher
    [one] Straße nach { $sites }
   *[other] Straßen nach { $sites }
 }
map-country = { $country }, Karte { $card }: { $taken } von { $sites } Orten besetzt{ $taken ->
    [0] .
   *[other] ; jetzt gewertet: { $holders }.
 }
map-country-unscored = { $country }, Karte { $card }: { $taken } von { $sites } Orten besetzt{ $taken ->
    [0] .
   *[other] : { $holders }.
 }
map-holder = { $player } { $points } für { $cloisters ->
    [one] 1 Kloster
   *[other] { $cloisters } Klöster
 }
map-coat = { $country } hat { $number ->
    [0] keinen Ratsherrn
    [one] 1 Ratsherrn
   *[other] { $number } Ratsherren
 } und Platz für insgesamt { $most }{ $number ->
    [0] .
   *[other] : { $advisors }.
 }
map-coat-advisors = { $country } hat { $number ->
    [0] keinen Ratsherrn.
    [one] 1 Ratsherrn: { $advisors }.
   *[other] { $number } Ratsherren: { $advisors }.
 }
map-count = { $player } { $number }
map-alliance = Bündnis { $alliance }, { $a } und { $b } { $route ->
    [land] über Land
   *[sea] über See
 }, jetzt gewertet: { $scoring ->
    [0] niemand.
   *[other] { $players }.
 }
map-alliance-unscored = Bündnis { $alliance }, { $a } und { $b } { $route ->
    [land] über Land
   *[sea] über See
 }.
map-table = { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 }
map-arms = Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 }: { $state }.
map-free = frei
map-advisor = Ratsherr von { $owner }
map-key-space = freier Ort
map-key-cloister = Kloster
map-key-advisor = Ratsherr
map-key-room = Ratsherren / Plätze
map-key-road = Straße
map-key-land = Bündnis über Land
map-key-sea = Bündnis über See
map-describe = { $country } ({ $card }): { $sites }. Ratsherren: { $number } von { $most }{ $number ->
    [0] .
   *[other] , { $advisors }.
 }
map-describe-advisors = { $country } ({ $card }): { $sites }. Ratsherren: { $number ->
    [0] keiner.
   *[other] { $advisors }.
 }
map-holds = { $player } { $sites }
map-empties = frei { $sites }
map-tie = { $alliance } { $a }–{ $b }
map-alliances = Bündnisse über { $route ->
    [land] Land
   *[sea] See
 }: { $alliances }.
map-holders = { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 } des Vatikans: { $taken ->
    [0] alle { $free } Wappen sind frei.
   *[other] { $stands }; { $free } frei.
 }
map-stands = { $player } { $country }
map-last = Markiert: { $places }.
map-targets = Zur Auswahl: { $places }.
map-at-site = { $site }
map-at-coat = Wappen von { $country }
map-at-arms = Wappen von { $country } auf der { $table ->
    [council] Ratstafel
   *[cloister] Klostertafel
 }
