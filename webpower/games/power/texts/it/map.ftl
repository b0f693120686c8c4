# La mappa

map-title = Web of Power: { $board }
map-road = Strada da { $a } a { $b }
map-site = { $site }, { $country }: { $state }. { $roads }.
map-empty = libero
map-cloister = monastero di { $owner }
map-in-chain = monastero di { $owner }, in una catena di { $length }
map-roads = { $number ->
    [0] Qui non arriva nessuna strada
    [one] Strada per { $sites }
   *[other] Strade per { $sites }
 }
map-country = { $country }, si paga con { $card }: luoghi occupati { $taken } su { $sites }{ $taken ->
    [0] .
   *[other] ; punti ora: { $holders }.
 }
map-country-unscored = { $country }, si paga con { $card }: luoghi occupati { $taken } su { $sites }{ $taken ->
    [0] .
   *[other] : { $holders }.
 }
map-holder = { $player } { $points } ({ $cloisters ->
    [one] 1 monastero
   *[other] { $cloisters } monasteri
 })
map-coat = { $country }: { $number ->
    [0] nessun consigliere
    [one] 1 consigliere ({ $advisors })
   *[other] { $number } consiglieri ({ $advisors })
 }, spazio per { $most } in tutto.
map-coat-advisors = { $country }: { $number ->
    [0] nessun consigliere.
    [one] 1 consigliere ({ $advisors }).
   *[other] { $number } consiglieri ({ $advisors }).
 }
map-count = { $player } { $number }
map-alliance = Alleanza { $alliance }, { $a } e { $b }, { $route ->
    [land] via terra
   *[sea] via mare
 }, punti ora: { $scoring ->
    [0] per nessuno.
   *[other] { $players }.
 }
map-alliance-unscored = Alleanza { $alliance }, { $a } e { $b }, { $route ->
    [land] via terra
   *[sea] via mare
 }.
map-table = { $table ->
    [council] Tabella del Concilio
   *[cloister] Tabella dei Monasteri
 }
map-arms = Stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 }: { $state }.
map-free = libero
map-advisor = consigliere di { $owner }
map-key-space = luogo libero
map-key-cloister = monastero
map-key-advisor = consigliere
map-key-room = consiglieri / spazio
map-key-road = strada
map-key-land = alleanza via terra
map-key-sea = alleanza via mare
map-describe = { $country } ({ $card }): { $sites }. Consiglieri { $number } su { $most }{ $number ->
    [0] .
   *[other] : { $advisors }.
 }
map-describe-advisors = { $country } ({ $card }): { $sites }. Consiglieri: { $number ->
    [0] nessuno.
   *[other] { $advisors }.
 }
map-holds = { $player } { $sites }
map-empties = senza monastero { $sites }
map-tie = { $alliance } { $a }-{ $b }
map-alliances = Alleanze via { $route ->
    [land] terra
   *[sea] mare
 }: { $alliances }.
map-holders = { $table ->
    [council] Tabella del Concilio
   *[cloister] Tabella dei Monasteri
 } del Vaticano: { $taken ->
    [0] stemmi tutti liberi ({ $free }).
   *[other] { $stands }; liberi { $free }.
 }
map-stands = { $player } { $country }
map-last = In evidenza: { $places }.
map-targets = Da scegliere: { $places }.
map-at-site = { $site }
map-at-coat = stemma di { $country }
map-at-arms = stemma di { $country } nella tabella { $table ->
    [council] del Concilio
   *[cloister] dei Monasteri
 }
