# Graphs of majorities and alliances, and what one more piece would change

chart-lead-marks = one more cloister of { $player }
chart-row-words = full and empty countries
chart-row-about = Row +1: whose next cloister there would lead alone (filled mark) or share the lead (hollow mark).
chart-row-label = +1
chart-row = { $state ->
    [full] full
   *[empty] empty
 }
chart-free-sites = { $free ->
    [0] { $country } has no free site.
    [one] { $country } has one free site.
   *[other] { $country } has { $free } free sites.
 }
chart-one-more-cloister = { $country }: one more cloister of { $player } would { $lead ->
    [alone] take the lead
    [shared] share the lead
    [kept] keep the lead
   *[no] not lead
 } (points: { $changes }){ $supply ->
    [none] , were there one left in the supply
   *[some] {""}
 }.
chart-graph-title = Who holds how much of which country
chart-graph-lines = The more cloisters, the broader the line. Solid with a coloured disc: the most there, alone or tied.
chart-graph-numbers = On a line: what it scores if the game ends now. In a country: all cloisters there.
chart-graph-free = { $free ->
    [0] full
   *[other] { $free } free
 }
chart-graph-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
chart-graph-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } from { $number ->
    [0] no country
    [one] one country
   *[other] { $number } countries
 }.
chart-graph-country = { $country }: { $cloisters ->
    [0] no cloister
    [one] one cloister
   *[other] { $cloisters } cloisters
 }, { $free ->
    [0] no free site
    [one] one free site
   *[other] { $free } free sites
 }.
chart-web-title = Alliances: who has the most advisors in both countries
chart-web-lines = A coloured line scores: beside its number for whom and how much, if the game ends now. Waves: by sea.
chart-web-arrows = Arrow: one more advisor there would score alone (filled) or tied (hollow); in brackets: not now.
chart-web-no-advisor = { $country }: no advisor.
chart-web-alliance = Alliance { $alliance }, { $a } and { $b }, { $route ->
    [sea] by sea
   *[land] by land
 }: { $scoring ->
    [0] nobody has the most advisors in both
   *[other] { $players }
 }.
chart-web-council = { $advisors ->
    [one] The advisor
   *[other] The { $advisors } advisors
 } in { $country } { $advisors ->
    [one] counts
   *[other] count
 } twice for { $player }, who holds its arms in the Council table.
chart-web-one-more = One more advisor of { $player } in { $country } would score { $points }, { $lead ->
    [alone] alone
   *[shared] tied with { $others }
 }{ $hindrance ->
    [room] , but there is no room for it now
    [supply] , but there is none left in the supply
   *[none] {""}
 }.
