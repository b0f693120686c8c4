# Refusals: what is wrong, where, and why in this position

vatican-placed = { $player } has placed in the Vatican, and such a turn places nothing else
two-placed = { $player } has placed two pieces, and a turn places no more
one-in-empty = { $first } held no cloister when the turn started, so one cloister is all that { $player } may place
other-country = { $player } has placed in { $first }, and all pieces of a turn go into one country, so none goes into { $country }
no-cloister-left = { $player } has no cloister left in the supply
no-advisor-left = { $player } has no advisor left in the supply
site-taken = { $site } already holds a cloister of { $owner }
empty-at-start = { $country } held no cloister when the turn started, so it takes no advisor in this turn
no-cloisters = { $country } holds no cloister, and a country without cloisters takes no advisor
no-room = { $country } has { $advisors ->
    [one] 1 advisor
   *[other] { $advisors } advisors
 } and the strongest player there has { $cloisters ->
    [one] 1 cloister
   *[other] { $cloisters } cloisters
 }, so there is no room for another
no-vatican = this game is played without the Vatican
board-placed = { $player } has placed on the board, and a turn that does so places nothing in the Vatican
arms-taken = the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table already hold an advisor of { $owner }
column-used = { $player } already has an advisor in this column of the { $table ->
    [council] Council
   *[cloister] Cloister
 } table, on the arms of { $held }
own-pair = two { $card } cards show { $country } themselves, and a joker pair pays only in the countries it does not show
cards-missing = { $player } would have to pay { $needed ->
    [one] one { $card } card
   *[other] two { $card } cards
 } and holds { $held ->
    [0] none
   *[other] { $held }
 }
nothing-to-exchange = no card can be drawn any more, so { $player } places or passes and does not exchange
not-in-hand = { $player } has no { $card } card to give away
not-open = no { $card } card lies open
no-pass-yet = { $player } can exchange a card as long as cards are drawn; passing is for the last turns
placing-in-draw = { $player } has to draw now; the placing of this turn is over
exchange-in-more = { $player } has placed a piece this turn and does not exchange as well
exchange-in-draw = { $player } has to draw now and does not exchange
pass-in-more = { $player } has placed a piece: a second one, or stop
stop-in-place = { $player } has not placed anything yet, so there is nothing to stop
stop-in-draw = { $player } is drawing; the placing is already over
draw-in-place = { $player } first places or gives a card away and draws after that
draw-in-more = { $player } draws once the placing is over: a second piece, or stop
over-stack = the game is over: the stack ran out twice and the last turns have been played
over-board = the game is over: nobody can place a piece any more
not-your-turn = it is the turn of { $mover }, not of { $player }

# Payments that no rule allows

pay-nothing = a piece in { $country } has to be paid for: one card that shows it, or two of a kind
pay-wrong-card = one { $card } card does not show { $country } and does not pay for a piece there
pay-two-kinds = two cards pay as a joker pair only if they are of the same kind, and these are { $cards }
pay-too-many = { $number } cards are too many for a piece: one card of the country or two of a kind pay for it
pay-vatican-single = an advisor in the Vatican is paid by a joker pair, not by a single card
no-such-arms = there are no arms { $arms } in the Vatican

# Events: what just happened

did-cloister = { $player } places a cloister in { $site }, { $country }, for { $paid }
did-advisor = { $player } places an advisor in { $country } for { $paid }
did-vatican = { $player } places an advisor on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table of the Vatican for { $paid }
did-stop = { $player } places no second piece
did-exchange = { $player } gives one { $card } card away to exchange it
did-draw-stack = { $player } draws a card from the stack: { $card }
did-draw-hidden = { $player } draws a card from the stack
did-draw-open = { $player } takes the open { $card } card
did-pass = { $player } passes
paid-one = one { $card } card
paid-pair = two { $card } cards
turned-up = { $number ->
    [one] { $cards } is turned up
   *[other] { $cards } are turned up
 }
player-points = { $player } { $points }
ran-out-first = The stack has run out for the first time
scored-interim = Interim scoring of the cloisters: { $scores }
shuffled-again = The discard pile is shuffled into a new stack of { $cards } cards
ran-out-second = The stack has run out for the second time: no card is drawn any more, and { $last ->
    [0] the game ends with this turn
   *[other] the players up to { $final } take one more turn each
 }
ended-stack = The game is over
ended-board = Nobody can place a piece any more: the game is over
scored-final = Final scoring: { $scores }

# Lines of the score sheet

part-interim = Interim scoring
part-final = Final scoring
score-cloisters = { $country }: { $counts } { $all ->
    [one] cloister
   *[other] cloisters
 }; { $rank ->
    [1] { $number ->
        [one] { $players } has the most and scores { $points }
       *[other] { $players } have the most and score { $points } each
    }
   *[other] { $number ->
        [one] { $players } has { $cloisters } and scores { $points }, the number of the rank above
       *[other] { $players } have { $cloisters } each and score { $points } each, the number of the rank above
    }
 }
score-doubled = { $country }: { $player } holds its arms in the Cloister table of the Vatican and scores the { $points } again
score-alliance = Alliance { $alliance }, { $a } and { $b }: { $number ->
    [one] { $players } has the most advisors in both and scores
   *[other] { $players } have the most advisors in both and score
 } { $here } + { $there }
score-council = Alliance { $alliance }: { $player } holds the arms of { $country } in the Council table of the Vatican, so its { $advisors ->
    [one] advisor counts
   *[other] { $advisors } advisors count
 } again
score-chain = Chain of { $points }, { $first } to { $last }: { $player } scores { $points } ({ $sites })

# Records and positions that break a rule

wrong-players = { $number ->
    [one] 1 player
   *[other] { $number } players
 }; the game is for 3 to 5
wrong-deck = the deck has { $number } cards of { $card }, and with { $players } players there are { $expected }
wrong-reshuffle = the second stack has { $number } cards of { $card }, and the discard pile had { $expected }
reshuffle-missing = the stack runs out for the first time, and the record has no second stack
reshuffle-too-early = the record has a second stack, and the stack has not run out
result-missing = the game is over and the record has no result
result-too-early = the record has a result, and the game is not over
wrong-seat = there is no seat { $seat } with { $players } players
wrong-card-drawn = the record says that { $card } came from the stack, and it is { $expected }
after-the-end = the record goes on after the end
too-many-cloisters = { $player } has { $number } cloisters on the board and owns { $owned }
too-many-advisors = { $player } has { $number } advisors in play and owns { $owned }
too-many-advisors-in = { $country } has { $advisors ->
    [one] 1 advisor
   *[other] { $advisors } advisors
 } and the strongest player there has { $cloisters ->
    [0] no cloister
    [one] 1 cloister
   *[other] { $cloisters } cloisters
 }
site-twice = { $site } is there twice, and a site holds one cloister
two-in-column = { $player } has two advisors in one column of the Vatican

# Results that are wrong

result-interim-extra = the result has an interim scoring, and there was none
result-interim-missing = the result has no interim scoring, and there was one
result-differs = result, { $place }: says { $found }, and it is { $expected }
chain-ends = { $first } to { $last }
chain-empty = an empty line
result-chain-short = result, final chains, seat { $seat }: { $ends } has { $number ->
    [one] 1 cloister
   *[other] { $number } cloisters
 }, and a chain has at least { $least }
result-chain-of-others = result, final chains, seat { $seat }: { $ends } has a site that holds no cloister of that seat
result-chain-off-roads = result, final chains, seat { $seat }: { $ends } does not follow roads
result-chain-twice = result, final chains, seat { $seat }: a cloister counts in one chain only
result-chains-not-best = result, final chains, seat { $seat }: the chains score { $number }, and the most is { $best }

# The stepper

jump-interim = Interim scoring
jump-final = Final scoring
chart-majorities = Majorities
chart-chains = Road chains
chart-breakdown = Scoring breakdown
chart-timeline = Score over time
turn-number = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
 }, position { $step } of { $last }
now-place = { $player } places or exchanges.
now-place-last = { $player } places or passes.
now-more = { $player } may place a second piece.
now-draw = { $player } draws.
now-over = The game is over.
last-turns = These are the last turns.
hidden-hand = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
head-player = player and hand
head-supply = cloisters + advisors left
supply = { $cloisters } + { $advisors }
head-scored = scored
head-if-ended = if it ended now
open-cards = Open cards:
piles = Stack: { $stack ->
    [one] 1 card
   *[other] { $stack } cards
 }. Discarded: { $discard ->
    [one] 1 card
   *[other] { $discard } cards
 }.

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
map-holder = { $player } { $cloisters } for { $points }
map-coat = { $country } has { $number ->
    [0] no advisor
    [one] 1 advisor
   *[other] { $number } advisors
 } and room for { $most } in all{ $number ->
    [0] .
   *[other] : { $advisors }.
 }
map-count = { $player } { $number }
map-alliance = Alliance { $alliance }, { $a } and { $b } { $route ->
    [land] by land
   *[sea] by sea
 }, scored now: { $scoring ->
    [0] nobody.
   *[other] { $players }.
 }
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
map-sign = { $player } { $colour } { $shape }
map-players = Players: { $signs }.
map-mover = It is the turn of { $player }.
map-describe = { $country } ({ $card }): { $sites }. Advisors { $number } of { $most }{ $number ->
    [0] .
   *[other] : { $advisors }.
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

# Figures

chart-majorities-title = Majorities by country
chart-majorities-about = The number on a bar is what its cloisters score if the game ends now
chart-cloisters = cloisters
chart-advisors = advisors
chart-country-cloisters = { $country }: { $number ->
    [0] { $player } has no cloister here
   *[other] { $player } has { $number } of { $all } { $all ->
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
    }, and scores { $points }
 }.
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
chart-breakdown-title = { $ended ->
    [over] Final score and where it comes from
   *[now] Score if the game ended now, and where it comes from
 }
chart-breakdown-about = Point at a part to read the lines of the score sheet that make it up
chart-points = points
chart-total = total
chart-part-interim = interim cloisters
chart-part-cloisters = cloisters
chart-part-doubled = doubled cloisters
chart-part-alliances = alliances
chart-part-council = council
chart-part-chains = chains
chart-part-points = { $player }, { $part }: { $points }
chart-player-total = { $player }: { $points } in all
chart-timeline-title = Score if the game ended after each action
chart-timeline-box = After { $step } actions { $player } would have { $points } points
chart-actions = actions played
chart-names = names
chart-marks = marks
chart-mark-words = words at marks
chart-cursor = now
chart-cursor-points = scores now
chart-mark-interim = interim scoring
chart-mark-second = stack out again
chart-mark-end = end
chart-at = After { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $scores }.
chart-at-mark = { $mark }, after { $step ->
    [one] 1 action
   *[other] { $step } actions
 }: { $scores }.
chart-now = Now, after { $step } of { $last } actions: { $scores }.

# What going back gives away

reveals-drawn = { $player } has seen which card came from the stack: { $card }
reveals-hidden = { $player } has seen which card came from the stack
reveals-turned-up = Everybody has seen { $number ->
    [one] which card was turned up: { $cards }
   *[other] which cards were turned up: { $cards }
 }
reveals-shuffled = The { $cards } cards of the second stack have been shuffled, and the same cards come in the same order again

# Why a line of the score sheet has its number, step by step

why-cloisters = { $number ->
    [0] { $player } has no cloister in { $country }, and so no point there
    [one] { $player } has 1 cloister in { $country }: { $sites }
   *[other] { $player } has { $number } cloisters in { $country }: { $sites }
 }
why-rank = Rank { $rank } in { $country }: { $players } with { $cloisters }{ $number ->
    [one] { "" }
   *[other] { " " }each
 }
why-tied = Tied players hold the same rank and score the same; the next lower number is the next rank
why-first = Rank 1 scores one point for every cloister in { $country }, whatever its colour: { $sum }
why-next = Rank { $rank } scores the number of cloisters of one player of rank { $above }: { $cloisters }
why-so = So { $players } { $number ->
    [one] scores { $points }
   *[other] score { $points } each
 }
why-no-cloister = { $country } holds no cloister, so nobody scores there
why-on-arms = An advisor of { $player } stands on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table of the Vatican
why-doubled = So the { $points } of { $player } in { $country } count a second time: { $points } more, { $total } in all
why-advisors = Advisors in { $country }: { $counts }. { $leading ->
    [one] { $players } has the most
   *[other] { $players } have the most, and a tie counts as the most
 }
why-no-advisor = { $country } has no advisor, so nobody leads there
why-count = { $player } { $number }
why-both = { $number ->
    [0] Nobody has the most in both { $a } and { $b }, so alliance { $alliance } scores for nobody
    [one] { $players } has the most in both { $a } and { $b }
   *[other] { $players } have the most in both { $a } and { $b }
 }
why-one-only = { $number ->
    [one] { $players } leads in one of the two only, and that scores nothing: there is no second place
   *[other] { $players } lead in one of the two only, and that scores nothing: there is no second place
 }
why-every-advisor = Alliance { $alliance } scores one point for every advisor in its two countries, whatever its colour: { $sum }
why-council = So { $points ->
    [one] the one advisor in { $country } counts
   *[other] each of the { $points } advisors in { $country } counts
 } a second time for { $player }: { $points } more, and with the rest of the alliance { $sum }
why-joined = Roads join { $number } cloisters of { $player } to one another: { $sites }
why-start = 1: the line starts in { $site }, { $country }
why-along = { $number }: a road leads on to { $site }, { $country }
why-border = { $number }: a road leads on to { $site } in { $country }; borders do not matter
why-ring = A road joins { $first } and { $last } as well: a ring counts as the line through its sites
why-branch = { $sites } { $number ->
    [one] branches
   *[other] branch
 } off at { $at } and { $number ->
    [one] does
   *[other] do
 } not count: a chain has no branches, and what is left makes no line of { $least } of its own
why-other-chain = The road from { $here } to { $there } leads to the chain from { $first } to { $last }: a cloister counts in one chain only
why-all-count = All { $all } of them count, so no other lines could score more
why-best = Of these { $all } cloisters { $covered } count, and every other way to draw chains here was compared: none scores more
why-chain = So the chain has { $points } cloisters, one point each, and { $player } scores { $points }

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
choice-full = all { $number } sites of { $country } hold a cloister already
choice-cannot-pay = { $player } has no { $card } card, and no two cards of another kind
choice-no-pair = { $player } has no two cards of one kind that may pay there: a pair pays for the arms of countries it does not show
choice-column-full = all arms of this column are taken
choice-elsewhere = { $player } has placed in { $first }, and all pieces of a turn go into one country

# Lines of play

line-name = line
line-leaves = leaves
line-with = with
line-actions = actions
line-fork = { $left } after { $after }
compare-same = { $position ->
    [0] The lines part at the start.
    [one] Both lines share their first action; then they part.
   *[other] Both lines share their first { $position } actions; then they part.
 }
compare-line = Line { $name }, { $number ->
    [0] no action more
    [one] 1 action more
   *[other] { $number } actions more
 }:
compare-more = … and { $number } more
compare-scores = if it ended there: { $a } → { $b }
compare-interim = interim cloisters
compare-cloisters = cloisters
compare-alliances = alliances
compare-chains = chains
compare-total = total
branch-played = this action has been played there already, so nothing branches off
branch-other-order = the same cards were shuffled into another order elsewhere in this file

# What a game is played by

options = { $variant ->
    [fast] Faster variant
   *[standard] Standard rules
 }, { $vatican ->
    [yes] with the Vatican
   *[no] without the Vatican
 }; { $joker ->
    [yes] a joker pair pays in the countries it shows, too
   *[no] a joker pair does not pay in the countries it shows
 }
