# Questions about reading a game: the score over time, the scorings, the end, what might have been

q-topic-reading = Reading a game

# Who is ahead

q-read-at = After { $step } actions: { $scores }
q-ahead = Who would be ahead if the game ended after { $step } actions?
q-ahead-hint-1 = An upright line of its own, the pole, stands at { $step } on the axis of the actions. Follow it upwards.
q-ahead-hint-2 = The player whose line crosses the pole highest up is ahead. Several lines can lie on each other there.
q-ahead-so = { $number ->
    [one] So { $players } would be ahead
   *[other] So { $players } would be ahead together
 }
q-ahead-tie = { $player } would not be alone with { $most }: after these actions several lines lie on each other, and all these players would be ahead.
q-ahead-scored = { $number ->
    [one] { $players } got most in the interim scoring.
   *[other] { $players } got most in the interim scoring, the same number each.
 } The lines show more than that: they also count what the final scoring would give after { $step } actions.
q-ahead-end = { $number ->
    [one] { $players } is ahead in the end.
   *[other] { $players } are ahead in the end.
 } After { $step } actions it looks different.
q-ahead-near = Close is not equal: with { $less } one is behind who has { $most }.
q-ahead-less = After { $step } actions { $player } would have { $less }, and somebody would have { $most }.

# The last turning point

q-turning = In the end { $player } is ahead. After how many actions does { $player } take the lead and keep it until the end?
q-turning-hint-1 = Go along the line of { $player } from the right to the left, as long as no other line is above it.
q-turning-hint-2 = Where it crosses the line that was above it before, { $player } takes the lead. Read off the number beneath.
q-turning-own = After { $step } actions { $player } takes the lead, but loses it again later.
q-turning-other = After { $step } actions it is { $other } who takes the lead.
q-turning-interim = That is where the interim scoring was. The lead changes again after it, or has changed before.
q-turning-end = The game ends there. { $player } is in the lead already.
q-turning-so = After { $step } actions { $player } passes { $before }, and nobody passes { $player } any more

# What brought the points

q-jump = Which of these actions raised the line of { $player } most?
q-jump-lost = Which of these actions lowered the line of { $player } most?
q-jump-cloister = Action { $step }: { $player } places a cloister in { $site }, { $country }
q-jump-advisor = Action { $step }: { $player } places an advisor in { $country }
q-jump-hint-1 = Look up the numbers of the actions on the axis. What does the line of { $player } do above each of them?
q-jump-hint-2 = The longest step counts. Pieces of the others can move the line as well, since who leads scores the cloisters and advisors of all colours.
q-jump-less = With action { $step } the points of { $player } go from { $before } to { $after }. Another of these actions has moved the line further.
q-jump-so = With action { $step } the points of { $player } go from { $before } to { $after }: { $way ->
    [lost] { $points ->
        [one] 1 point is lost
       *[other] { $points } points are lost
     }
   *[gained] { $points ->
        [one] 1 point is gained
       *[other] { $points } points are gained
     }
 }

# The interim scoring

q-interim = The line of { $player } jumps at the interim scoring, from { $before } to { $after }. How many points did the interim scoring give to { $player }?
q-interim-hint-1 = Before it the line shows what the final scoring would give. After it the points of the interim scoring are added, and the board is still the same.
q-interim-hint-2 = So the jump itself is what { $player } got: the upper number at the dashed line less the lower one.
q-interim-after = { $after } is what { $player } would have in all if the game ended right after it. A part of that was there before.
q-interim-before = { $before } is what { $player } would have had before it, by the final scoring alone.
q-interim-sum = The two numbers are not added: the higher one has the lower one in it.
q-interim-half = Alliances and chains are in both numbers, and the interim scoring counts cloisters only. So it need not be half.
q-interim-other = { $number ->
    [one] That is what { $players } got.
   *[other] That is what { $players } got each.
 }
q-interim-so = { $after } less { $before } leaves { $points } for { $player }
q-interim-so-more = The same cloisters are scored again at the end, as they stand then
q-twice-given = Just before the interim scoring the game would have given to { $player }, if it had ended: cloisters { $cloisters }, alliances { $alliances }, chains { $chains }.
q-twice = Now comes the interim scoring. How many points would { $player } have if the game ended right after it?
q-twice-hint-1 = The interim scoring counts the cloisters only, and those points stay.
q-twice-hint-2 = The final scoring counts the cloisters again, and then alliances and chains.
q-twice-once = That leaves out the interim scoring: its { $cloisters } points are added.
q-twice-all = Alliances and chains are scored once only, in the end.
q-twice-only = The cloisters are counted twice, that is right. Alliances and chains are added to it.
q-twice-interim = That is the interim scoring alone. The final scoring would come on top of it.
q-twice-thrice = Cloisters are scored twice, in the interim scoring and in the final one, and not three times.
q-twice-so = Interim scoring { $cloisters }, and then cloisters { $cloisters }, alliances { $alliances }, chains { $chains }: together { $total }

# If the game ended now

q-sheet-interim = From the interim scoring: { $scores }.
q-sheet-cloisters = For cloisters, if the game ended now: { $scores }.
q-sheet-alliances = For alliances, if the game ended now: { $scores }.
q-sheet-chains = For chains, if the game ended now: { $scores }.
q-leads = Who would be ahead if the game ended now?
q-leads-hint-1 = Four rows belong together: what was scored in the interim scoring, and the three parts of the final one.
q-leads-hint-2 = Add up the four numbers of every player.
q-leads-scored = { $number ->
    [one] { $players } has scored most so far.
   *[other] { $players } have scored most so far.
 } But only the cloisters have been scored yet, and only once.
q-leads-without-alliances-chains = So it would be if only cloisters were scored. Alliances and chains come at the end, and for the first time.
q-leads-without-interim = That is who would get most in the final scoring. The points of the interim scoring are kept, so they count as well.
q-leads-without-alliances = You seem to have left out the alliances.
q-leads-without-chains = You seem to have left out the chains.
q-leads-less = { $player } would have { $less }, and somebody would have { $most }.
q-leads-so = Together: { $scores }
q-total = How many points would { $player } have if the game ended now?
q-total-hint-1 = Look up { $player } in each of the four rows.
q-total-hint-2 = The points of the interim scoring are kept. The three parts of the final scoring are added to them.
q-total-no-interim = That leaves out the { $points } of the interim scoring, which are kept.
q-total-no-cloisters = That leaves out the cloisters: they are scored a second time at the end, with { $points }.
q-total-no-alliances = That leaves out the alliances, which would give { $points }.
q-total-no-chains = That leaves out the chains, which would give { $points }.
q-total-scored = That is what { $player } has scored so far. If the game ended, the final scoring would be added.
q-total-so = For { $player }: interim scoring { $interim }, cloisters { $cloisters }, alliances { $alliances }, chains { $chains }, together { $total }
q-gap = If the game ended now, how many points would { $player } be ahead of { $other }?
q-gap-hint-1 = Add up the four numbers of { $player }, and the four numbers of { $other }.
q-gap-hint-2 = The difference of the two sums is asked for. You can also take the difference in every row, and add those.
q-gap-no-interim = That leaves out the interim scoring, whose points are kept.
q-gap-scored = That is the distance between them in the interim scoring. The final scoring would be added.
q-gap-cloisters = That leaves out alliances and chains.
q-gap-total = That is what { $player } would have in all, and not how far ahead that is.
q-gap-other = That is the distance to another player, not to { $other }.
q-gap-so = { $player } would have { $mine } and { $other } { $others }, so the distance is { $points }

# The end

q-turns-order = They play in this order: { $players }. { $first } has begun.
q-turns = In the turn of { $player } the stack has run out for the second time. How many turns come after this one?
q-turns-hint-1 = The game goes on until every player has had the same number of turns.
q-turns-hint-2 = The order ends with { $final }. How many players sit after { $player }?
q-turns-everyone = Not all others play once more. Only those play who sit between { $player } and the end of the round.
q-turns-round = There is no whole round any more. The round that has begun is played to its end.
q-turns-at-once = The game does not end at once: the round is played to its end, up to { $final }.
q-turns-this = The turn of { $player } itself is not counted: asked are the turns after it.
q-turns-so = { $right ->
    [0] { $player } is the last one in the order, so the game ends with this turn
    [one] Only { $final } sits after { $player }, so one more turn follows
   *[other] { $right } players sit after { $player }, up to { $final }, and each has one more turn
 }
q-lasts = The stack has { $stack } cards, and a turn begins. How many turns does it take at least until the last card leaves the stack, this turn included?
q-lasts-hint-1 = How many cards can a turn pay? It draws as many as it has paid.
q-lasts-hint-2 = An open card that is taken is replaced from the stack. So the stack loses as many cards as were paid, whichever way they were drawn.
q-lasts-one = So many turns it takes at most, if everybody exchanges one card. At least is asked for.
q-lasts-rest = After so many turns { $cards } cards have left the stack at most, and some are left.
q-lasts-open = The two open cards don't make the stack last longer: when one is taken, the stack gives another one.
q-lasts-rounds = Count turns, not rounds: a round has { $players } turns.
q-lasts-two = A turn places two pieces at most, but it can pay three cards for them.
q-lasts-so = A turn takes three cards from the stack at most, so { $stack } cards take { $right } turns at least
hand-size = { $player } { $cards }
q-second-given = There are { $deck } cards in this game. Right now the last card has left the stack. Cards in the hands: { $sizes }. Open cards: { $open }.
q-second = How many cards does the second stack have, which is shuffled now?
q-second-hint-1 = The second stack is the whole discard pile. How many cards lie there?
q-second-hint-2 = Every card is somewhere: in a hand, open, or on the discard pile, since the stack is empty. Together they are { $deck }.
q-second-no-open = The open cards are not shuffled in: they stay where they are.
q-second-no-hands = The players keep their { $hands } cards: only the discard pile is shuffled.
q-second-full = You have counted full hands and two open cards. Look again: somebody is in the middle of a turn.
q-second-all = Only the discard pile is shuffled, not the whole deck.
q-second-removed = With { $players } players some cards have left the game before it began: there are { $deck }.
q-second-so = { $deck } cards less { $hands } in the hands and { $open } open leave { $right }

# What if

q-better-own = Which of these pieces would bring { $player } the most points, if the game ended right after it?
q-better-net = Which of these pieces would help { $player } most against the others, if the game ended right after it? (Take the points that { $player } gains, and take off those of the rival who gains most.)
q-better-cloister = A cloister on { $site }, { $country }
q-better-advisor = An advisor in { $country }
q-better-hint-1 = The four places are ringed. Imagine the piece of { $player } at one of them, and count what changes: majorities, alliances, chains.
q-better-own-hint-2 = A cloister counts in its country and may be part of a chain; an advisor counts in every alliance of its country, if { $player } has the most in both.
q-better-net-hint-2 = Who leads in a country gains with every cloister there, whoever places it. So look also at what a rival gains.
q-better-own-less = There the points of { $player } would change by { $own }. Another of these places brings more.
q-better-net-less = There the points of { $player } would change by { $own } and those of { $rival } by { $theirs }, so the difference is { $net }. Another place makes a better one.
q-better-trap = For { $player } alone no place is better than this one, with { $own }. But the points of { $rival } would change by { $theirs } as well, and the difference is only { $net }.
q-better-own-so = The piece there changes the points of { $player } by { $own }
q-better-net-so = The piece there changes the points of { $player } by { $own } and those of { $rival } by { $theirs }: the difference is { $net }
