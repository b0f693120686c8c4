# Questions about honest statistics

q-topic-statistics = Experiments and honest statistics

# Pictures

stat-chart = Shares of the wins with their intervals
stat-percent = { $number }%
stat-fair = fair share { $share }%
stat-mark = asked about { $share }%
stat-bot = the bot
stat-bot-number = bot { $number }
stat-games = { $games } games
stat-games-asked = how many?
stat-name = { $name }
stat-row = { $name }: { $share }%, from { $low }% to { $high }%
stat-row-asked = { $name }: this is asked
stat-table = Who plays
stat-seated = At the table: { $players }
stat-waiting = Waiting for the next game: { $players }
stat-runs = The games of two runs
stat-game = { $run }: deal { $deal }, in the seats { $players }
stat-deal = deal
stat-seat = seat { $seat }

# A fair share

q-fair-1 = { $players } players play { $games } games, and all are equally good. How many of the games does { $bot } win, on average?
q-fair-2 = At a table of { $players }, { $bot } plays for { $seats } seats. If all are equally good, how many of { $games } games does { $bot } win, on average?
q-fair-3 = { $bots } bots take part, but a table has only { $players } seats, so everybody plays as often as the others and waits in between. If all are equally good, how many of the { $games } games does { $bot } win, on average?
q-fair-hint-1 = Every game has one winner (if the win is shared, the shares make one win together). So { $games } wins are to be given away.
q-fair-hint-2 = Between how many players are they divided?
q-fair-hint-3 = Between how many seats are they divided, and how many of those has { $bot }?
q-fair-hint-4 = Between how many bots are they divided, those who wait in a game included?
q-fair-half = Half of the games would be fair between two. Here there are more.
q-fair-others = { $bot } is one of the { $players } itself: the wins are divided by { $players }, and not by the number of its rivals.
q-fair-one-seat = That is fair for one seat. { $bot } has { $seats } of them, and each may win.
q-fair-by-name = One name is not one seat: { $bot } has { $seats } of the { $players } seats.
q-fair-always = So it would be if { $bot } sat at the table in every game. It plays in { $plays } of them.
q-fair-plays = In so many games { $bot } plays. It does not win all of them.
q-fair-all = Those are all games. The others win some of them.
q-fair-so-1 = A fair share is one of { $players }: { $games } wins divided by { $players } is { $right }
q-fair-so-2 = { $seats } of { $players } seats are a share of { $seats } in { $players }: of { $games } wins that is { $right }
q-fair-so-3 = { $bot } plays { $plays } of the games and wins one in { $players } of them: { $right }. That is one in { $bots } of all { $games }

# What the data allow to claim

q-claim-given = A bot has played { $games } games at tables of { $players } and won { $wins } of them: { $share }%. The 95% interval of its share goes from { $low }% to { $high }%.
q-claim-fair = What do these games allow to say?
q-claim-size = Somebody says: the bot wins at least { $size } in a hundred games more than a fair share. What do these games allow to say?
q-claim-fair-better = It wins more than a fair share
q-claim-fair-worse = It wins less than a fair share
q-claim-fair-open = They do not tell whether it wins more or less
q-claim-fair-alike = It wins just a fair share
q-claim-size-better = That is so
q-claim-size-worse = That is not so
q-claim-size-open = They do not tell
q-claim-hint-1 = What is a fair share at a table of { $players }? It is the dashed line.
q-claim-hint-2-fair = Does the whole interval lie on one side of the fair share, or is the fair share in it?
q-claim-hint-2-size = What is asked about is a fair share and { $size } more. On which side of this line lies the interval, or does it hold the line?
q-claim-interval = The interval goes from { $low }% to { $high }%
q-claim-only-share-fair = You have looked at the { $share }% only. The interval holds the fair { $fair }% as well: a bot that is like the others often does so by chance.
q-claim-only-share-size = You have looked at the { $share }% only. The interval holds { $mark }% as well, so both may be true.
q-claim-other-side-fair = Look again at which side of the fair { $fair }% the { $share }% are.
q-claim-other-side-size = Look again at which side of { $mark }% the { $share }% are.
q-claim-half = Half of the wins would be fair between two. At a table of { $players } a fair share is { $fair }%.
q-claim-not-alike = That no difference was found does not mean that there is none: { $low }% and { $high }% may be true as well.
q-claim-is-sure-fair-better = The whole interval lies above the fair { $fair }%. That is more than chance would easily give.
q-claim-is-sure-fair-worse = The whole interval lies below the fair { $fair }%. That is less than chance would easily give.
q-claim-is-sure-size-better = The whole interval lies above { $mark }%, so it does tell.
q-claim-is-sure-size-worse = The whole interval lies below { $mark }%, so it does tell.
q-claim-so-fair-better = All of it is above a fair share of { $fair }%, so it wins more; of bots that win a fair share, only one in twenty would be so far off
q-claim-so-fair-worse = All of it is below a fair share of { $fair }%, so it wins less; of bots that win a fair share, only one in twenty would be so far off
q-claim-so-fair-open = It holds the fair share of { $fair }%: from these games nobody knows on which side the truth is
q-claim-so-size-better = All of it is above { $mark }%, a fair share and { $size } more
q-claim-so-size-worse = All of it is below { $mark }%, a fair share and { $size } more, so the bot may be good, but not that good
q-claim-so-size-open = It holds { $mark }%, a fair share and { $size } more: from these games nobody knows

# How wide an interval is

q-width-given = In { $games } games a bot has won { $share }%. The interval goes from { $low }% to { $high }%, so it is { $wide } points wide.
q-width = Somebody plays { $times } times as many games with the same share of wins. How many points wide is the interval then, about?
q-width-games = How many games would it take, about, to make it only { $narrow } points wide?
q-width-hint-1 = Chance evens out, but slowly: the width goes with the square root of the number of games.
q-width-hint-2 = The root of { $times } is { $root }.
q-width-linear = { $times } times as many games make it narrower by the root of that, and not by { $times }.
q-width-same = More games tell more: the interval gets narrower.
q-width-wider = It is the other way round: more games make it narrower.
q-width-reach = That is how far it reaches to one side. Asked is the whole width.
q-width-root = To be { $root } times as narrow, an interval takes { $root } times { $root } as many games.
q-width-no-more = With as many games it stays about as wide as it is.
q-width-square = That is too many: to be { $root } times as narrow, an interval takes { $root } times { $root } as many games.
q-width-so = { $times } times as many games: the width is divided by the root of { $times }, which is { $root }: { $wide } divided by { $root } is { $narrow }
q-width-so-games = { $wide } points are to become { $narrow }, { $root } times as narrow. That takes { $root } times { $root }, so { $times } times as many games: { $more }

# How many games a difference takes

q-needed = At a table of { $players } it takes about { $there } games to find out that a bot wins { $known } in a hundred more than a fair share. How many does it take for a bot that wins { $asked } in a hundred more?
q-needed-about = About { $number }
q-needed-hint-1 = Is the difference that is asked about smaller or larger? Small differences drown in chance.
q-needed-hint-2 = The interval has to be as narrow as the difference is small, and half as wide takes four times as many games.
q-needed-linear = The number of games does not go with the difference, but with its square.
q-needed-same = The size of the difference matters a lot: { $smaller ->
    [True] a smaller one takes more games.
   *[other] a larger one takes fewer games.
 }
q-needed-wrong-way = It is the other way round: { $smaller ->
    [True] a smaller difference takes more games.
   *[other] a larger difference takes fewer games.
 }
q-needed-so = From { $known } to { $asked } in a hundred: the number of games is multiplied by the square of { $known } divided by { $asked }, which gives about { $right }
q-needed-library = It is for a confidence of 95%, and so that the difference is found four times in five

# Pairs of games

q-paired = Two runs of { $games } games each, one with { $one } and one with { $other }, and in every line the deal and who sits where. Can the games be compared pair by pair, so that the two bots meet the same cards, the same seat and the same rivals?
q-paired-paired = Yes, every game has its partner
q-paired-deals = No, the deals are not the same
q-paired-seats = No, the two sit in different seats
q-paired-rivals = No, they have different rivals
q-paired-hint-1 = Take a line on the left. Is there one on the right with the same letter of the deal, with the bot in the same seat, and with the same others?
q-paired-hint-2 = The order of the games does not matter, as long as each of { $one } finds one of { $other }.
q-paired-not-deals = The letters of the deals are the same on both sides.
q-paired-not-seats = Both bots sit in every seat of each deal.
q-paired-not-rivals = The rivals have the same names on both sides.
q-paired-but-deals = The letters on the left and on the right are not the same: those are other cards.
q-paired-but-seats = The deals are the same. But look at the seats: { $other } does not sit in all of them.
q-paired-but-rivals = Deals and seats are the same. But look at who the others are.
q-paired-so-paired = Each game of { $one } has one of { $other } with the same deal, seat and rivals, so their difference tells about the bots, and chance that both have in common falls away
q-paired-so-deals = The deals differ, so good cards of the one have no partner on the other side
q-paired-so-seats = { $one } sits in every seat, and { $other } always in the same one: that seat may be good or bad
q-paired-so-rivals = The rivals differ, and weak rivals make anybody look good

# False alarms

q-alarms-given = { $bots } bots that are all equally good play { $games } games each, every bot games of its own, at tables of { $players }. For each somebody looks whether its 95% interval holds the fair share.
q-alarms = How many of them seem to be better or worse than fair, on average, though none of them is?
q-alarms-one = How likely does at least one of them seem to be better or worse than fair, though none of them is? (In whole percents.)
q-alarms-hint-1 = An interval of { $sure }% misses the truth { $rest } times in a hundred.
q-alarms-hint-2 = So { $rest } in a hundred of { $bots }.
q-alarms-hint-one = How likely does none of the { $bots } miss? For each of them it is { $sure }%, and these are multiplied.
q-alarms-none = Each of the intervals may miss the truth, and with { $bots } of them some will.
q-alarms-sure = So many hold the truth. Asked is how many miss it.
q-alarms-all = Most intervals hold the truth: { $sure } in a hundred.
q-alarms-five = { $rest } is how many of a hundred miss. Here there are { $bots }.
q-alarms-added = Chances are not added up: two bots may both miss. Multiply the chances that all hold, and take that from 100.
q-alarms-each = That is the chance of a single bot. With { $bots } of them there are { $bots } chances to err.
q-alarms-no = That is the chance that none of them misses.
q-alarms-other = That is the chance that a single one holds the truth.
q-alarms-so = { $rest } in a hundred of { $bots } are { $right }: whoever looks at many results finds something, even where nothing is
q-alarms-so-one = That none misses has the chance 0.95 multiplied { $bots } times. The rest of 100% is { $right }%
