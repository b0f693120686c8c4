# Graphs of majorities and alliances, and what one more piece would change

chart-change = { $player } { $points }
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
