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
