# The map

map-title = Web of Power: { $board }
map-road = Road from { $a } to { $b }
map-site = { $site }, { $country }: { $state }. { $roads }.
map-empty = empty
map-cloister = cloister of { $owner }
map-in-chain = cloister of { $owner }, in a chain of { $length }
map-roads = { $number ->
    [0] No road comes here
    [one] Road to { $sites }
   *[other] Roads to { $sites }
 }
map-country = { $country }, paid by { $card }: { $taken } of { $sites } sites taken{ $taken ->
    [0] .
   *[other] ; scored now: { $holders }.
 }
map-country-unscored = { $country }, paid by { $card }: { $taken } of { $sites } sites taken{ $taken ->
    [0] .
   *[other] : { $holders }.
 }
map-holder = { $player } { $cloisters } for { $points }
map-coat = { $country } has { $number ->
    [0] no advisor
    [one] 1 advisor
   *[other] { $number } advisors
 } and room for { $most } in all{ $number ->
    [0] .
   *[other] : { $advisors }.
 }
map-coat-advisors = { $country } has { $number ->
    [0] no advisor.
    [one] 1 advisor: { $advisors }.
   *[other] { $number } advisors: { $advisors }.
 }
map-count = { $player } { $number }
map-alliance = Alliance { $alliance }, { $a } and { $b } { $route ->
    [land] by land
   *[sea] by sea
 }, scored now: { $scoring ->
    [0] nobody.
   *[other] { $players }.
 }
map-alliance-unscored = Alliance { $alliance }, { $a } and { $b } { $route ->
    [land] by land
   *[sea] by sea
 }.
map-table = { $table ->
    [council] Council table
   *[cloister] Cloister table
 }
map-arms = Arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table: { $state }.
map-free = free
map-advisor = advisor of { $owner }
map-key-space = empty site
map-key-cloister = cloister
map-key-advisor = advisor
map-key-room = advisors / room
map-key-road = road
map-key-land = alliance by land
map-key-sea = alliance by sea
map-describe = { $country } ({ $card }): { $sites }. Advisors { $number } of { $most }{ $number ->
    [0] .
   *[other] : { $advisors }.
 }
map-describe-advisors = { $country } ({ $card }): { $sites }. Advisors: { $number ->
    [0] none.
   *[other] { $advisors }.
 }
map-holds = { $player } { $sites }
map-empties = empty { $sites }
map-tie = { $alliance } { $a }-{ $b }
map-alliances = Alliances by { $route ->
    [land] land
   *[sea] sea
 }: { $alliances }.
map-holders = { $table ->
    [council] Council table
   *[cloister] Cloister table
 } of the Vatican: { $taken ->
    [0] all { $free } arms are free.
   *[other] { $stands }; { $free } free.
 }
map-stands = { $player } { $country }
map-last = Marked: { $places }.
map-targets = To pick: { $places }.
map-at-site = { $site }
map-at-coat = arms of { $country }
map-at-arms = arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table
