# Questions about bots: what they choose, how they compare, what they know

q-topic-bots = Bots
w-topic = Writing a bot

# What a rule chooses

q-chooses-own = A bot for { $player } places a cloister in the country where { $player } has the most cloisters already. It looks at these four sites, in this order, and of several that are alike it takes the first. Which one does it choose?
q-chooses-beside = A bot for { $player } places a cloister where roads lead straight to as many cloisters of other players as possible. It looks at these four sites, in this order, and of several that are alike it takes the first. Which one does it choose?
q-chooses-both = A bot for { $player } places a cloister in the country where { $player } has the most cloisters already. Where that is the same, it takes the site from which roads lead straight to more cloisters of other players. It looks at these four sites. Which one does it choose?
q-chooses-code = As a line of Python: { $code }
q-chooses-site = { $site }, { $country }
q-chooses-own-hint = For each of the four sites count the cloisters of { $player } in its country.
q-chooses-beside-hint = For each of the four sites follow its roads to the next site, and count the cloisters there that are not those of { $player }.
q-chooses-both-hint = First count the cloisters of { $player } in the countries of the four sites. Only between sites where that is the same the second count decides.
q-chooses-hint = Write the four numbers down, in the order of the answers. max takes the largest, and of several the first.
q-chooses-later = Another of these sites is as good, and comes before it.
q-chooses-second-both = { $country } is right: { $player } has { $own ->
    [one] 1 cloister
   *[other] { $own } cloisters
 } there, the most of these. But another of these sites has as many, and there the second count is higher than the { $beside } of { $site }.
q-chooses-trap-own = In { $country } somebody else has { $theirs ->
    [one] 1 cloister
   *[other] { $theirs } cloisters
 }. The bot counts those of { $player }: { $own }.
q-chooses-trap-beside = Own cloisters do not count: from { $site } roads lead to { $joined } of { $player } and { $beside } of others.
q-chooses-trap-both = In { $country } somebody else has { $theirs ->
    [one] 1 cloister
   *[other] { $theirs } cloisters
 }. The bot first counts those of { $player }: { $own }.
q-chooses-less-own = In { $country } { $player } has { $own ->
    [0] no cloister
    [one] 1 cloister
   *[other] { $own } cloisters
 }. Among these is a site in a country with more.
q-chooses-less-beside = From { $site } roads lead to { $beside ->
    [0] no cloister
    [one] 1 cloister
   *[other] { $beside } cloisters
 } of others. Among these is a site with more.
q-chooses-less-both = In { $country } { $player } has { $own ->
    [0] no cloister
    [one] 1 cloister
   *[other] { $own } cloisters
 }. Among these is a site in a country with more.
q-chooses-so-own = In { $country } { $player } has { $own ->
    [one] 1 cloister
   *[other] { $own } cloisters
 }, and none of these sites has more or comes before it with as many
q-chooses-so-beside = From { $site } roads lead to { $beside ->
    [one] 1 cloister
   *[other] { $beside } cloisters
 } of others, and none of these sites has more or comes before it with as many
q-chooses-so-both = In { $country } { $player } has { $own ->
    [one] 1 cloister
   *[other] { $own } cloisters
 }, the most of these, and of the sites that are alike in that { $site } has the most cloisters of others at its roads, { $beside }

# How far ahead

q-after = { $piece }: then { $scores }
q-piece-cloister = Cloister on { $site }, { $country }
q-piece-advisor = Advisor in { $country }
bots-score = { $player } { $points }
q-lead = If the game ended after this action, how far would { $player } be ahead of the best of the others? (Below zero means behind.)
q-lead-hint = Take the points of { $player }, and take off the points of the best of the others.
q-lead-own = { $own } are the points of { $player } alone. Take off those of the best of the others.
q-lead-sum = The others do not play together: only the best of them counts, with { $best }.
q-lead-least = You have compared with the weakest of the others. The best of them has { $best }.
q-lead-sign = The number is right, but not its sign: { $player } has { $own }, and the best of the others { $best }.
q-lead-nothing = { $player } has { $own }, and the best of the others { $best }: that is not the same.
q-lead-so = { $player } has { $own } and the best of the others { $best }, so the lead is { $lead }

# What the greedy bot takes

q-greedy = The greedy bot plays for { $player }: it takes the action after which { $player } is furthest ahead of the best of the others, if the game ended then. Which of these does it take?
q-greedy-hint-1 = For each line, who is the best of the others? It need not be the same player in every line.
q-greedy-hint-2 = Compute the four leads, with their signs. The largest is taken; −2 is larger than −5.
q-greedy-own = With this { $player } has the most points, { $own }. But { $rival } has { $best } then, so the lead is { $lead }, and another action leads to a larger one.
q-greedy-rival = This is the best of these for { $rival }, who has { $best } then: the lead of { $player } is { $lead }.
q-greedy-less = After this { $player } has { $own } and { $rival } has { $best }: the lead is { $lead }, and another action leads to a larger one.
q-greedy-so = { $player } has { $own } then and { $rival }, the best of the others, { $best }: the lead is { $lead }, the largest of these

# What a bot knows

q-knows = The bot of { $player } sees what a person in its place may see, and remembers everything. Which of these does it know for sure?
q-knows-not = The bot of { $player } sees what a person in its place may see, and remembers everything. Which of these does it not know?
q-knows-hint-1 = What would you see if you sat in the chair of { $player }, with all of the table before you?
q-knows-hint-2 = Hands are secret and the stack lies face down. What lies open, and how many cards there are, everybody sees.
q-knows-size = How many cards { $other } holds
q-knows-size-why = How many cards somebody holds can be seen from across the table; which ones can't
q-knows-stack = How many cards are left in the stack
q-knows-stack-why = How high the stack is everybody sees
q-knows-open = Which cards lie open
q-knows-open-why = The open cards are there for all to see
q-knows-supply = How many advisors { $other } has left
q-knows-supply-why = What stands on the board is open, so what is left can be counted
q-knows-discard = How many { $card } cards lie on the discard pile
q-knows-discard-why = The discard pile is open
q-knows-next = Which card comes next from the stack
q-knows-next-why = The stack lies face down: the next card may be any that has not been seen
q-knows-bottom = Which card lies at the bottom of the stack
q-knows-bottom-why = The stack was shuffled, and lies face down to its last card
q-knows-hand = All the cards that { $other } holds
q-knows-hand-why = A hand is secret. Only cards that { $other } has taken openly are known
q-knows-pair = Whether { $other } holds two cards of a kind
q-knows-pair-why = That depends on cards that only { $other } sees
q-knows-kind = How many { $card } cards { $other } holds
q-knows-kind-why = Some of the cards of { $other } have never been seen, and any of them may be { $card }

# Tasks that are answered by a function: where it went wrong

w-case = There were { $number ->
    [one] 1 legal action
   *[other] { $number } legal actions
 } to choose from.
w-chosen = Your function chose this: { $action }.

# Any legal action

w-any = Write a bot that plays any of the legal actions, each as likely as the next. Its chance is the generator random that it is given.
w-any-hint-1 = The list legal has all of them: len(legal) tells how many, and legal[0] is the first.
w-any-hint-2 = The generator has a method that takes one thing out of a list: random.choice(…).
w-any-so = It is a complete player, and loses to nearly everybody.
w-any-first = Your function always takes the first of the legal actions, legal[0].
w-any-last = Your function always takes the last of the legal actions, legal[-1].
w-any-same = In the same position your function always chooses the same, whatever chance says. Use the generator random that it is given.
w-any-never = Asked { $all } times in one position, your function never chose one of the legal actions: { $action }. Choose from the whole list.
w-any-uneven = Asked { $all } times in one position, your function chose one action only { $times ->
    [one] once
   *[other] { $times } times
 }, { $action }, and another one { $most } times, { $other }. All have to be as likely.

# Cloisters first

w-cloisters = Write a bot that places a cloister whenever it may. Where no cloister may be placed it does anything that is legal.
w-cloisters-hint-1 = Every action tells what it is: action.act is "cloister", "advisor", "exchange", "draw", "stop" or "pass".
w-cloisters-hint-2 = A list of the cloisters only: [action for action in legal if action.act == "cloister"].
w-cloisters-hint-3 = That list can be empty, for example when a card is drawn. Then choose from legal.
w-cloisters-so = One rule is enough to beat a player who has none.
w-cloisters-first = Your function always takes the first of the legal actions. That is not always a cloister, even where one is legal.
w-cloisters-advisor = Your function places advisors, not cloisters: action.act is "advisor" for them, and "cloister" for cloisters.
w-cloisters-not = Your function never places a cloister. Look at action.act of each action.
w-cloisters-missed = Here a cloister may be placed, and your function did something else.

# The lead

w-lead = Write a function of the points of all seats and the number of a seat that returns how far that seat is ahead of the best of the others. Who is behind gets a number below zero.
w-lead-hint-1 = points[seat] are the points of the seat itself. The seats are numbered from 0.
w-lead-hint-2 = The points of all others: [points[other] for other in range(len(points)) if other != seat]. The best of them is their max(…).
w-lead-so = One number says how good a position is: that is called an evaluation
w-lead-row = It was asked for points { $points } and seat { $seat }.
w-lead-says = Your function returned { $number }.
w-lead-nothing = Your function returns nothing (None). Does it end with return? To print is not enough.
w-lead-no-number = Your function returns { $what } ({ $kind }), and a number is wanted.
w-lead-own = Those are the points of the seat itself. They say nothing without those of the others.
w-lead-all = You have compared with the best of all, and the seat itself is one of them: so it is never ahead. Leave its own points out.
w-lead-sum = You have taken off the points of all others together. Only the best of them counts.
w-lead-average = You have compared with the average of the others. The best of them counts.
w-lead-least = You have compared with the weakest of the others. The best of them counts.
w-lead-sign = The sign is the wrong way round: who is ahead gets a number above zero.
w-lead-distance = A distance is never below zero, and so it does not tell who is ahead. Leave out abs.
w-lead-not-below = Who is behind gets a number below zero: how far one is behind matters as well.
w-lead-first-seat = Your function looks at seat 0, whichever seat it is asked about. Use seat.
w-lead-first = You have compared with seat 0 only. The best of all others counts.
w-lead-other = That is not the lead, and it is none of the usual mistakes either. Take a hint, and compute this row by hand.

# Greedy

w-greedy = Write the greedy bot: it chooses the action after which it has the largest lead, if the game ended then. Of actions that are worth the same it takes any, each as likely as the next.
w-greedy-hint-1 = points_after(observation, legal) is a list: the points of all seats after each of the legal actions, in their order. Your own seat is observation.seat.
w-greedy-hint-2 = Make a list of leads of it, with lead(points, observation.seat) for each. The largest is max(leads).
w-greedy-hint-3 = zip(legal, leads) goes through both lists at once. Collect the actions whose lead is the largest, and let random.choice take one.
w-greedy-so = It takes the most it can get now, and looks no further
w-greedy-own = Your function looks at its own points only. An action that gives 4 to you and 5 to a rival is not good: take off the points of the best of the others.
w-greedy-others = Your function takes off the points of all others together. The lead is over the best of them.
w-greedy-first-seat = Your function looks at the lead of seat 0, whoever is on the move. Its own seat is observation.seat.
w-greedy-next-seat = Your function looks at the lead of the next seat, not at its own, observation.seat.
w-greedy-least = Your function takes the smallest lead. The largest is wanted.
w-greedy-cloisters = Your function looks at cloisters only. Advisors bring points as well: look at all legal actions.
w-greedy-advisors = Your function looks at advisors only. Cloisters bring points as well: look at all legal actions.
w-greedy-less = Here another action leads to a larger lead.
w-greedy-ties = Here { $number } actions are worth the same, and your function always takes the same of them. Let random.choice decide between them: who always takes the first builds in the same corner in every game.

# Pairs of cards

w-pairs = Write a bot that draws well: where an open card lies of a kind that it holds exactly once, it takes it, since that makes a pair. Else it draws from the stack. Where no card is drawn it does anything that is legal.
w-pairs-hint-1 = action.source is "open" or "stack" where a card is drawn, and empty elsewhere. action.kind is the number of the kind of an open card.
w-pairs-hint-2 = observation.hand[action.kind] is how many cards of that kind the bot holds.
w-pairs-hint-3 = Make two lists, of the open cards that make a pair and of the stack, and choose from the first that is not empty; if both are, from legal.
w-pairs-so = A pair pays in all countries that it does not show, so it can do much more than two different cards
w-pairs-three = Your function also takes a third card of a kind. A pair comes from exactly one card in the hand: observation.hand[action.kind] == 1.
w-pairs-stack = Your function always draws from the stack. Look at the actions whose source is "open".
w-pairs-open = Your function takes any open card, whether it makes a pair or not.
w-pairs-no-pair = Your function takes those open cards that make no pair. The comparison is the wrong way round.
w-pairs-else-open = Where no open card makes a pair your function takes an open card. Then the stack is wanted.
w-pairs-first = Your function always takes the first of the legal actions.
w-pairs-missed = Your function drew another card than the rule says. Compare the open cards on the board with the hand.

# Stronger than greedy

w-stronger = Write a bot of your own that beats the greedy bot: against three greedy ones it has to win { $wanted } of { $games } games, where { $fair } are a fair share.
w-stronger-hint-1 = The greedy bot sees no difference between cards, since they bring no points. A bot that draws pairs and is greedy otherwise is much better already.
w-stronger-hint-2 = A turn has up to two pieces. The best first piece is not always the one with which the best two begin.
w-stronger-hint-3 = after(as_seen(observation), action) is the position after an action, and points_now tells its points. If its phase is "more", legal_actions(position) are the second pieces: look at the best of them as well.
w-stronger-so = Who has the most points wins
w-stronger-result = It has won { $won } of { $games } games; { $wanted } were wanted, and { $fair } are a fair share. With so few games its true share of the wins can be anywhere from { $low } to { $high }.
w-stronger-less = Your bot is no better than the greedy ones, as far as these games tell.
w-stronger-fair = Your bot has won more than its fair share, but chance alone can do that. It has to be clearer.
