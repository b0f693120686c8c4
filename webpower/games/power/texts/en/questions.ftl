# Questions: what is asked, what leads people astray, and the way to the answer

q-topic-graph = The board as a graph
q-topic-turns = A turn
q-topic-majorities = Majorities of cloisters
q-topic-alliances = Advisors and alliances
q-topic-chains = Chains along the roads

# Majorities: who leads

q-leader = Who has the most cloisters in { $country }?
q-leader-hint-1 = Count the houses in { $country }, player by player; the cylinders on the coat of arms are advisors.
q-leader-hint-2 = Whoever reaches the highest number leads; several players can.
q-leader-so = { $number ->
    [one] So { $players } leads in { $country }
   *[other] So { $players } share the lead in { $country }
 }
q-leader-tie = { $player } is not alone with { $most }. Players with equal numbers share the rank, so each of them leads.
q-leader-near = Close is not equal: with { $less } one is behind whoever has { $most }.
q-leader-second = That is the second rank: with { $less } there is somebody ahead, with { $most }.
q-leader-advisors = { $number ->
    [0] Nobody has an advisor there, but
    [one] { $players } has the most advisors, on the coat of arms, but
   *[other] { $players } have the most advisors, on the coat of arms, but
 } majorities are about cloisters.
q-leader-all-over = { $players } may have the most cloisters on the whole board. Here only those in { $country } count.
q-leader-less = { $player } has { $less } cloisters there, and somebody has { $most }.

# Majorities: what they score

q-points = How many points do the cloisters in { $country } give to { $player }?
q-points-hint-1 = Count the cloisters of every player in { $country }. Which rank has { $player }?
q-points-hint-2 = The first rank scores every cloister in the country, whatever its colour.
q-points-hint-3 = Below the first rank one scores the number of cloisters of one player of the rank above.
q-points-second-as-first = Only the first rank scores all cloisters. { $player } has rank { $rank } in { $country }.
q-points-added = { $players } are tied on the rank above. Their cloisters are not added up: the number of one of them counts.
q-points-leader = Rank { $rank } scores the number of rank { $above }, right above it, not that of the leader.
q-points-shared = A tie is not divided: each of { $players } scores the whole number of the rank.
q-points-own = { $own } is how many cloisters { $player } has. { $rank ->
    [1] The first rank scores everybody's.
   *[other] This rank scores the number of the rank above.
 }
q-points-others = The own cloisters count as well: the first rank scores every cloister in { $country }.
q-points-sites = { $country } has { $sites } sites; empty ones score nothing, only cloisters do.
q-points-below = It is the other way round: the lower ranks score the number of the rank above, and the first rank scores all.
q-points-advisors = Advisors do not count here, only cloisters.
q-points-nothing = Whoever has a cloister there scores something, whatever the rank; here the rank is { $rank }.

# Majorities: one more cloister

q-more = One more cloister of { $player } is put on a free site in { $country }. How many points does { $country } give to { $player } then?
q-more-hint-1 = Imagine the house standing there, and count anew. The new cloister is one of those that count.
q-more-hint-2 = Has the rank changed? The first rank scores all cloisters, a lower one the number of the rank above.
q-more-before = { $before } is what { $country } gives to { $player } before the new cloister stands.
q-more-plus-one = One cloister more is not always one point more: look at the rank that { $player } has then.
q-more-change = { $change } is the gain. Asked is what { $country } gives then, with the { $before } of before in it.
q-more-counted = With the new cloister of { $player } in { $country }
q-more-without = The new cloister stands in { $country } too, so it is counted.

# Alliances: who scores

q-scorers = Who scores alliance { $alliance }, { $a } and { $b }?
q-scorers-hint-1 = Look at the coats of arms of { $a } and { $b }, one after the other: who has the most advisors in each of them?
q-scorers-hint-2 = Only who has the most in both scores; being tied for the most is enough.
q-scorers-either = To lead in one of the two is not enough: one has to have the most in { $a } and in { $b }.
q-scorers-together = { $number ->
    [one] { $players } has
   *[other] { $players } have
 } the most in both countries taken together. But each country is looked at by itself: { $a }, and then { $b }.
q-scorers-one = That is who has the most in { $here }. In { $there } one has to have the most as well.
q-scorers-no-tie = To be tied for the most is enough: a tie counts as the most.
q-scorers-tie = { $player } is not the only one: whoever has the most in { $a } and in { $b }, tied or not, scores.
q-scorers-present = To have an advisor in { $a } and { $b } is not enough: it takes the most in both.
q-scorers-not = { $player } does not have the most advisors in { $country }.
q-scorers-somebody = Look again: somebody has the most in { $a } and also in { $b }.

# Alliances: what they are worth

q-worth = How many points is alliance { $alliance }, { $a } and { $b }, worth to { $player } now?
q-worth-hint-1 = First: has { $player } the most advisors in { $a }, tied or alone? And in { $b }?
q-worth-hint-2 = Who has the most in both scores one point for every advisor in the two countries, whatever its colour. Everybody else scores 0.
q-worth-one-lead = { $player } does not have the most in { $country }, so the alliance gives nothing: there is no second place.
q-worth-lead-only = Half an alliance is none: to lead in { $country } alone gives nothing.
q-worth-one-country = You have counted the advisors in { $here } only; those in { $there } count as well.
q-worth-own = { $own } is how many advisors { $player } has there. An alliance counts everybody's advisors, and only for those who lead in both countries.
q-worth-shared = The points are not divided: each of { $players } scores the full number.
q-worth-no-tie = A tie is good enough: { $player } has or shares the most in both countries.
q-worth-cloisters = You have counted cloisters, the houses. An alliance counts advisors, on the coats of arms.
q-worth-number = { $alliance } is the number of the alliance, its place in the order of scoring, and not its worth.
q-worth-nothing = { $player } has the most in both countries, so the alliance gives points.

# Alliances: which advisor would do it

q-next = { $player } scores nothing in alliance { $alliance }, { $a } and { $b }. Where would one more advisor of { $player } change that?
q-next-in = In { $country }
q-next-either = In either of the two
q-next-neither = In neither: one advisor is not enough
q-next-hint-1 = In which of the two countries does { $player } have or share the most already?
q-next-hint-2 = A tie is enough: count how many advisors are missing to draw level in the other one.
q-next-wrong = One more in { $there } leaves { $here } as it is, where { $player } has { $own } and somebody has { $most }.
q-next-not-either = In { $there } one more would not help: in { $here } { $player } has { $own }, and somebody has { $most }.
q-next-not-neither = In one of the two { $player } has or shares the most already, and in the other one little is missing: a tie is enough.
q-next-so-1 = In { $there } { $player } has or shares the most already
q-next-so-2 = In { $here } { $player } has { $own } and the most is { $most }, so one more draws level, and a tie counts as the most

# Chains: points

q-chain = How many points do chains give to { $player }?
q-chain-hint-1 = Look for groups of houses of { $player } that roads join; borders do not matter.
q-chain-hint-2 = A chain is a line: at a fork it follows one road only.
q-chain-hint-3 = Lines of fewer than { $least } cloisters score nothing. Of all ways to draw lines, the one that scores most counts.
q-chain-branch = Those are all cloisters in groups that are large enough. But a chain has no branches, and what a line can't pass through does not count.
q-chain-greedy = You seem to have taken the longest line first, of { $length }. That leaves pieces that are too short: other lines score more together.
q-chain-longest = That is the longest line of { $player }. { $lines ->
    [one] Look again at what counts.
   *[other] There is room for { $lines } chains, and each of them scores.
 }
q-chain-border = A chain may cross borders: only the sea parts roads.
q-chain-short = A line of fewer than { $least } cloisters is no chain and scores nothing.
q-chain-jump = Cloisters of one country are not joined by that alone: there has to be a road from each to the next.
q-chain-roads = A chain scores its cloisters, not the roads between them.
q-chain-all = { $player } has { $number } cloisters on the board; only those in chains score here.

# Chains: to mark

q-mark = Mark the cloisters of { $player } that count in chains (lines of { $least } or more). If there is more than one best way, take any.
q-mark-hint-1 = Look for groups of houses of { $player } that roads join; borders do not matter.
q-mark-hint-3 = { $points } cloisters of { $player } can count.
q-mark-empty = Nothing stands on { $site }, and a chain can't go through an empty site.
q-mark-foreign = The cloister on { $site } belongs to { $owner }; a chain is made of cloisters of one player, here of { $player }.
q-mark-short = { $sites } { $number ->
    [one] is
   *[other] are
 } not joined by roads to enough of the other marked cloisters: a chain has { $least } or more.
q-mark-branch = These can't all be in lines of { $least } or more: somewhere there is a branch, and a chain has none.
q-mark-more = { $number ->
    [0] Nothing is marked yet.
   *[other] That makes chains, with { $number } points. But more cloisters can count.
 }

# Chains: one more

q-gain = Mark the free site where one more cloister makes the chains of { $player } score most. If there are several, take any.
q-gain-hint-1 = Only a site with a road to a cloister of { $player } can help.
q-gain-hint-2 = It can make a chain longer, join two, or turn a line that is too short into one of { $least }.
q-gain-one = Mark one site; { $number ->
    [0] none is marked
   *[other] { $number } are marked
 }.
q-gain-taken = { $site } is taken.
q-gain-apart = No road leads from { $site } to a cloister of { $player }.
q-gain-nothing = A cloister on { $site } would lie beside those of { $player }, but no chain of { $least } or more would score more with it.
q-gain-less = { $site } helps { $player } by { $points ->
    [one] 1 point
   *[other] { $points } points
 }, but another site helps more.
q-gain-so = A cloister on { $site } makes the chains of { $player } score { $points ->
    [one] 1 point
   *[other] { $points } points
 } more: { $way ->
    [new] it makes a chain out of what was none
    [longer] it makes a chain longer
    [joined] it joins chains
   *[changed] it leads a chain another way
 }, now of { $number }: { $chain }

# A turn: room for advisors

q-room = How many more advisors can be placed in { $country }?
q-room-hint-1 = Who has the most cloisters in { $country }? That number is the number of advisors that fit, all players' taken together.
q-room-hint-2 = Take off the advisors that stand there already.
q-room-all = { $most } is how many fit in all. Take off those that stand there already.
q-room-sum = The room is the number of cloisters of the strongest player, not of all players.
q-room-free = Free sites are for cloisters. Advisors stand on the coat of arms.
q-room-cloisters = You have counted the cloisters of all players. The strongest player's number is the room, less the advisors that are there.
q-room-one = The advisors of all players take up room, not only those of one.
q-room-more = So many do not fit. Count the houses of the strongest player once more, and take off all advisors that stand there.
q-room-so = The strongest player in { $country } has { $most ->
    [one] 1 cloister
   *[other] { $most } cloisters
 } there, and { $advisors ->
    [0] no advisor stands
    [one] 1 advisor stands
   *[other] { $advisors } advisors stand
 } there, so { $right ->
    [0] no other one fits
    [one] 1 more fits
   *[other] { $right } more fit
 }

# A turn: what a hand pays for

q-pays = In which countries does this hand pay for two pieces, as far as cards go? (Rooms and free sites do not matter here.)
q-pays-hint-1 = Each piece has a price of its own: one card that shows the country, or a pair of one kind.
q-pays-hint-2 = Both pieces go into one country. Two cards of one kind pay for two pieces where they show the country, and for one piece anywhere else.
q-pays-everywhere = Everywhere it pays for one piece at least. For two, two prices have to be paid with three cards.
q-pays-pair-only = There two cards pay for a piece each. But the pair also works as a joker where the other card pays.
q-pays-jokers = A pair pays for one piece only; a second one needs a card that shows the country.
q-pays-single-only = That is the pair as a joker and the single card. Where the cards of the pair show the country, they pay one by one.
q-pays-none = Three cards are often enough for two pieces: two of one kind pay for two pieces in a country they show.
q-pays-one-each = There one card pays for one piece. For a second one another card of the country is missing, and there is no pair.
q-pays-so-1 = Where { $pair } cards show the country, two of them pay for a piece each
q-pays-so-2 = Where another card of the hand shows it, that card pays for one piece and the pair for the other; elsewhere three cards pay for one piece only
q-pays-so-joker = Elsewhere two of them pay for one piece as a joker pair, and the third card pays for nothing there
q-pays-so-none = Three cards of three kinds hold no pair, and no two of them show the same country: nowhere do they pay for two pieces

# A turn: legal or not

q-legal-cloister = May { $player } place a cloister on { $site }, { $country }, for { $number ->
    [one] one { $card } card
   *[other] two { $card } cards
 }? If not, why?
q-legal-advisor = May { $player } place an advisor in { $country }, for { $number ->
    [one] one { $card } card
   *[other] two { $card } cards
 }? If not, why?
q-first-cloister = In this turn { $player } has placed a cloister on { $site }, { $country }, for { $number ->
    [one] one { $card } card, which is
   *[other] two { $card } cards, which are
 } gone. What is left:
q-first-advisor = In this turn { $player } has placed an advisor in { $country }, for { $number ->
    [one] one { $card } card, which is
   *[other] two { $card } cards, which are
 } gone. What is left:
q-legal-hint-1 = Three things have to be in order: what this turn has placed, the place, and the price.
q-legal-hint-2 = { $act ->
    [cloister] A cloister needs a free site.
   *[advisor] Advisors in a country are at most as many as the strongest player has cloisters there.
 } The price is one card that shows the country, or a pair of one kind that does not show it.
q-legal-so = Nothing is against it: { $player } has the cards, they pay in { $country }, and there is room
q-yes = Yes, it is allowed
q-no-room = No, there is no room for another advisor
q-no-taken = No, the site is taken
q-no-pair = No, a joker pair does not pay in the countries it shows
q-no-cards = No, the hand does not have what has to be paid
q-no-shows = No, the card does not show the country
q-no-country = No, both pieces of a turn go into the same country
q-no-empty = No, in an empty country a turn places one cloister and no more
q-no-supply = No, the supply is empty
q-not-room = { $act ->
    [advisor] There is room: the strongest player in { $country } has { $most }, and { $advisors } { $advisors ->
        [one] advisor stands
       *[other] advisors stand
     } there.
   *[cloister] The number on the coat of arms is room for advisors; for a cloister only free sites matter.
 }
q-not-taken = { $act ->
    [cloister] Nothing stands on this site.
   *[advisor] An advisor stands on the coat of arms and takes no site.
 }
q-not-pair = { $number ->
    [one] One card is no pair: it pays because it shows the country, or not at all.
   *[other] Two { $card } cards do not show { $country }, and so they pay there as a joker pair.
 }
q-not-cards = The hand still has { $held ->
    [one] one { $card } card
   *[other] { $held } { $card } cards
 }, and that is enough for this price.
q-not-shows = { $number ->
    [one] { $card } shows { $country }, so one card pays there.
   *[other] A joker pair is meant for countries that it does not show.
 }
q-not-country = No piece of this turn stands in another country than { $country }, so a piece may go there.
q-not-empty = There was a cloister in { $country } before this turn, so it takes two pieces.
q-not-supply = { $player } has { $left } left.

# The board as a graph

q-degree = How many roads meet at { $site }?
q-degree-hint-1 = The site is ringed. Count the brown lines that end there.
q-degree-hint-2 = Roads cross borders; the thin lines with numbers are alliances and no roads.
q-degree-within = You have counted the roads within { $country } only; those across the border count as well.
q-degree-sites = That is how many other sites { $country } has. Not all of them are joined to { $site }.
q-degree-bonds = That is how many alliances { $country } has. Alliances are no roads.
q-degree-itself = { $site } itself is none of its neighbours.
q-degree-two-away = Those are two roads away. Asked are the roads that end at { $site }.
q-degree-so = { $number ->
    [one] One road leads
   *[other] { $number } roads lead
 } from { $site }, to { $sites }
q-distance = How many roads does the shortest way from { $a } to { $b } take?
q-distance-hint-1 = Write 0 at the start, 1 at all its neighbours, 2 at theirs that have no number yet, and so on.
q-distance-hint-2 = Count roads, the steps, and not sites: from a site to its neighbour it is 1. What stands at { $b } at last?
q-distance-sites = You may have counted the sites on the way. Count the roads, the steps from site to site.
q-distance-between = You may have counted only the sites between { $a } and { $b }. Count the roads, the steps from site to site.
q-distance-straight = This way goes straight for { $b }, as the crow flies, and is a detour.
q-distance-detour = There is a shorter way. Number the sites like a wave: no detour can hide from it.
q-distance-so = A shortest way takes { $number } roads: { $sites }
q-route = Mark all sites on a shortest way from { $a } to { $b }, both ends too. If there are several, take any.
q-route-hint-2 = The shortest way from { $a } to { $b } takes { $right } roads.
q-route-ends = { $sites } has to be marked as well: the way begins and ends there.
q-route-gap = The marked sites do not lead from { $a } to { $b }: somewhere a road is missing.
q-route-longer = These are { $number } steps or more. There is a shorter way, of { $right } roads.
q-groups = Roads join cloisters of { $player } to groups. How many groups are there? (A cloister by itself is one as well.)
q-groups-hint-1 = Begin at any cloister of { $player } and follow the roads to others of the same colour, as far as it goes: that is one group.
q-groups-hint-2 = Then go on with a cloister that is in no group yet. A road through an empty site or another player's cloister joins nothing.
q-groups-single = A cloister that no road joins to another is a group of its own.
q-groups-chains = Groups of fewer than { $least } make no chain, but they are groups.
q-groups-countries = That is in how many countries they stand. Roads cross borders, and not all cloisters of a country are joined.
q-groups-jump = Cloisters of one country are not joined by that alone: there has to be a road.
q-groups-cloisters = That is how many cloisters there are. Some are joined.
q-groups-so = { $player } has { $number } groups: { $groups }
q-closed = Suppose the road from { $a } to { $b } were closed. Into how many parts would the road net of the whole board fall?
q-closed-hint-1 = How many parts does it have today? No road crosses the Channel.
q-closed-hint-2 = Is there another way from { $a } to { $b }? If there is, the road is part of a ring, and nothing falls apart.
q-closed-same = So many parts it has already, since no road crosses the Channel. Look for another way from { $a } to { $b }: is there any?
q-closed-bridge = Look for another way from { $a } to { $b }, all the way round. If there is one, nothing falls apart.
q-closed-one = England is a part of its own: no road crosses the Channel.
q-closed-more = One road that is closed makes one part more at most.
q-closed-none = Every site belongs to some part, so there is at least one.
q-closed-so-bridge = The road from { $a } to { $b } is a bridge: there is no other way, so { $before } parts become { $number }
q-closed-so-ring = From { $a } to { $b } there is another way, of { $way } roads, so there are still { $number } parts
q-rings = Take only the sites of { $countries } (ringed) and the roads between these. How many independent rings do the roads make?
q-rings-hint-1 = Count the sites, the roads that join two of them, and the parts into which they fall.
q-rings-hint-2 = A part without rings is a tree: it has one road less than sites. Every road beyond that closes a ring.
q-rings-one-part = Roads less sites plus 1 would be right if all of it hung together. Count the parts: each of them adds 1.
q-rings-outside = Euler counts faces, the outside among them. The rings are the faces inside.
q-rings-no-parts = Roads less sites is not enough: of each part, a tree has one road less than sites. Count the parts as well.
q-rings-parts = { $parts } is in how many parts they fall.
q-rings-so = { $roads } roads less { $sites } sites plus { $parts } parts leave { $right ->
    [one] 1 independent ring
   *[other] { $right } independent rings
 }

# A final position, by hand

q-topic-final = A final position by hand
q-final-cloisters = The game is over. How many points do the cloisters of all countries give to { $player } in the final scoring?
q-final-alliances = The game is over. How many points do all alliances together give to { $player }?
q-final-chains = The game is over. How many points do chains give to { $player }?
q-final-total = The game is over. How many points does { $player } get in the final scoring: cloisters, alliances and chains?
q-final-cloisters-hint-1 = Go through the nine countries. In each of them: how many cloisters has everybody, and which rank has { $player }?
q-final-cloisters-hint-2 = The first rank scores every cloister there, a lower one the number of one player of the rank above.
q-final-alliances-hint-1 = Write down for every country who has the most advisors; several can.
q-final-alliances-hint-2 = Then go through the numbers 1 to 15: who has the most in both countries scores all advisors there.
q-final-chains-hint-1 = Look for groups of houses of { $player } that roads join; borders do not matter. Of each draw the lines that score most.
q-final-total-hint-1 = You have all three parts already: cloisters, alliances, chains. The interim scoring is not asked for.
q-final-own = { $player } has so many cloisters. But what counts is the rank in each country.
q-final-first = So it would be if every rank scored all cloisters of the country. Only the first does.
q-final-leading = You have counted only the countries where { $player } leads; the lower ranks score as well.
q-final-broken-ties = A tie gives the same points to all who are tied, and so they are not lost. Look for countries with ties.
q-final-best-country = That is the best country of { $player } alone. All countries are asked for.
q-final-either = So it would be if the most in one of the two countries were enough. It has to be both.
q-final-alone = Being tied for the most is enough, in both countries.
q-final-own-advisors = An alliance counts everybody's advisors in both countries, not only those of { $player }.
q-final-once = An advisor is not used up: it counts in every alliance of its country that scores.
q-final-branch = Those are all cloisters of groups that are large enough; a chain has no branches.
q-final-all = { $player } has so many cloisters on the board; only those in chains score here.
q-final-short = A line of three is no chain: it takes four.
q-final-roads = Count the cloisters of a chain, not the roads between them.
q-final-border = A chain may cross borders: only the sea parts roads.
q-final-twice = That counts the { $kind ->
    [alliances] alliances
   *[chains] chains
 } twice. In the final scoring each part is counted once.
q-final-without = That leaves out the { $kind ->
    [cloisters] cloisters
    [alliances] alliances
   *[chains] chains
 }.
q-final-with-interim = The { $points } of the interim scoring are not asked for, only what the final scoring gives.
q-final-sum = Together: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
q-final-so = Cloisters { $cloisters }, alliances { $alliances }, chains { $chains }: together { $total }
