# What can be done now: for a hand and a position

choice-hand = Hand of { $player }: { $cards }.
choice-no-card = no card
choice-cards = { $number ->
    [one] one { $card } card
    [2] two { $card } cards
   *[other] three { $card } cards
 }
choice-for = { " " }for { $paid }
choice-and-then = ; second piece: { $then }
choice-heading = Possible
choice-not-heading = Not possible now
choice-where = where
choice-what = what
choice-paid = paid by
choice-then = second piece
choice-cloister = a cloister on { $sites }
choice-advisor = { $room ->
    [one] an advisor (the last that has room)
   *[other] an advisor (room for { $room } more)
 }
choice-arms = an advisor on the arms of { $countries }
choice-column = Vatican ({ $table ->
    [council] Council
   *[cloister] Cloister
 } table, column of { $country })
choice-vatican = Vatican
choice-second-cloister = a cloister
choice-second-advisor = an advisor
choice-second-cloister-in = a cloister in { $countries }
choice-second-advisor-in = an advisor in { $countries }
choice-second = { $pieces }
choice-no-second = none
choice-no-second-empty = none, since the country is empty
choice-no-second-vatican = none, since such a turn places nothing else
choice-exchange = Exchange
choice-exchange-what = give away { $cards } and draw another
choice-stop = Or stop
choice-stop-what = place no second piece
choice-pass = Or pass
choice-pass-what = place nothing in this turn
choice-draw = Draw
choice-draw-stack = the top card of the stack, which has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
choice-draw-open = the open { $card } card
choice-country = { $country }
choice-countries = { $countries }
choice-cloisters-in = A cloister in { $countries }
choice-advisors-in = An advisor in { $countries }
choice-exchanging = Exchanging
choice-empty = no cloister stands there, and a country without cloisters takes no advisor
choice-full = { $number ->
    [one] the only site
   *[other] all { $number } sites
 } of { $country } { $number ->
    [one] holds
   *[other] hold
 } a cloister already
choice-cannot-pay = { $player } has no { $card } card, and no two cards of another kind
choice-no-pair = { $player } has no two cards of one kind that may pay there: a pair pays for the arms of countries it does not show
choice-column-full = all arms of this column are taken
choice-elsewhere = { $player } has placed in { $first }, and all pieces of a turn go into one country
