# Figures

chart-majorities-title = Majorities by country
chart-majorities-about = The number on a bar is what its cloisters score if the game ends now.
chart-cloisters = cloisters
chart-advisors = advisors
chart-country-cloisters = { $country }: { $player } has { $number } of { $all } { $all ->
    [one] cloister
   *[other] cloisters
 }{ $rank ->
    [1] { $tied ->
        [one] , the most
       *[other] , a shared most
    }
   *[other] { $tied ->
        [one] , rank { $rank }
       *[other] , a shared rank { $rank }
    }
 }, and scores { $points }.
chart-country-advisors = { $country }: { $number ->
    [0] { $player } has no advisor here
   *[other] { $player } has { $number } of { $all } { $all ->
        [one] advisor
       *[other] advisors
    }{ $most ->
        [alone] , the most
        [shared] , a shared most
       *[no] {""}
    }
 }.
chart-room = { $room ->
    [0] { $country } takes no more advisors now.
    [one] { $country } has room for one more advisor.
   *[other] { $country } has room for { $room } more advisors.
 }
chart-room-short = room { $room }
chart-empty-country = { $country }: no cloister, so nobody scores and no advisor can come.
chart-chains-title = Chains: lines of { $least } or more cloisters along roads
chart-chains-sums = Points: { $sums }. Dashed: own roads in no chain.
chart-free-site = { $site }, { $country }: free.
chart-site = { $site }, { $country }: a cloister of { $player }, { $points ->
    [0] in no chain
   *[other] in the chain of { $points } from { $first } to { $last }
 }.
chart-road = { $a } – { $b }
chart-other-roads = { $player }, own roads in no chain: { $roads }.
chart-no-chain = { $player }, { $number ->
    [one] cloister
   *[other] cloisters
 } in no chain: { $sites }.
chart-part-interim = interim cloisters
chart-part-cloisters = cloisters
chart-part-doubled = doubled cloisters
chart-part-alliances = alliances
chart-part-council = council
chart-part-chains = chains
chart-mark-interim = interim scoring
chart-mark-second = stack out again
