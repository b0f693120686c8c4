# What a piece would change if the game ended right after it

effect = Here { $act ->
    [cloister] a cloister
   *[other] an advisor
 } of { $player } would change { $number ->
    [0] nobody's points
   *[other] the points
 }, if the game ended now{ $number ->
    [0] {""}
   *[other] : { $changes }
 }; net { $net }.
effect-player = { $player } { $points } ({ $parts })
effect-part = { $part } { $points } [{ $by }]
effect-place = { $act ->
    [cloister] { $site }, { $country }
    [advisor] advisor in { $country }
   *[vatican] { $table ->
        [council] Council
       *[cloister] Cloister
    } table, { $country }
 }
map-effects = What a piece of { $player } would change if the game ended now, net: the own points less those of the other player who gains the most.
map-effects-at = { $net }: { $places }.
map-key-effect = points now, net: own
map-key-effect-less = less the best other's

chart-what-if-title = What would a piece of { $player } change if the game ended now?
chart-what-if-about = { $places ->
    [0] { $player } can place nothing now.
    [one] There is one place. Net: points of { $player } less those of the other player who gains the most.
   *[other] The best { $number } of { $places } places. Net: points of { $player } less those of the other player who gains the most.
 }
chart-what-if-place = { $place }: { $net }.
chart-net-points = net points
