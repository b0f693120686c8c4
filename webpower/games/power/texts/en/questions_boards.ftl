# Questions about boards as data

q-topic-boards = A board of your own

# What the checks say

q-check = One thing is changed in the file of the Heron Coast. What do the checks say?
q-check-add = The list "{ $part }" gets one more entry: { $entry }
q-check-set = The value of "{ $part }" becomes { $entry }
q-check-take = The list "{ $part }" loses this entry: { $entry }
q-check-hint-1 = Each name that is used has to be there, each thing is there once, and a game has to be possible. Beyond that, everything is allowed.
q-check-hint-2 = Look at both ends: does a site of exactly that name lie on the board, are they two, and is there such a road already, in either direction?
q-check-hint-3 = Has the name or the pair been there before? Does all that it names exist? A country needs a site, and a kind of card a country.
q-check-hint-4 = A chain is from 2 to 8 cloisters long, and a player has from 1 to 20 of them. Who else names what is taken away? Are there cards enough to deal?
q-check-fine = Nothing: it is a good board
q-check-size = A number is beyond what is allowed
q-check-twice = Something is there twice
q-check-loop = Something leads from a place to itself
q-check-unknown = Something is named that there is not
q-check-idle = A kind of card pays nowhere
q-check-siteless = A country has no site
q-check-taken = More cards of a kind leave the game than there are
q-check-few = There are not cards enough to deal and to draw from
q-check-so-fine = All names lead somewhere, nothing is there twice, and a game is possible. Boards may have sites without roads, and nets in many parts
q-check-but-size = A number is beyond what is allowed: a chain is from 2 to 8 cloisters long, and a player has from 1 to 20 of them
q-check-but-twice = The name, the number, the place or the pair is there already; a road from a to b is also the road from b to a
q-check-but-loop = Both ends are the same, and a road or an alliance needs two
q-check-but-unknown = A name leads nowhere: letter by letter, nothing on the board is called so
q-check-but-idle = No country is paid by this kind of card, so nobody could use it
q-check-but-siteless = This country has no site, so nothing could ever stand there
q-check-but-taken = So many cards of each kind can't leave the game: there are not so many of the rarest one
q-check-but-few = What is left is not enough to deal, to open two cards and to draw from
q-check-not-size = All numbers are within what is allowed.
q-check-not-twice = Every name, number, place and pair is there once.
q-check-not-loop = Both ends are different, wherever there are two.
q-check-not-unknown = Everything that is named is on the board.
q-check-not-idle = Each kind of card still pays in some country.
q-check-not-siteless = Each country still has a site.
q-check-not-taken = There are more cards of each kind than leave the game.
q-check-not-few = Cards are there to deal and to draw from.

# A road more or less

q-own-built = A road from { $a } to { $b } has been built. It is in the picture.
q-own-closed = The road from { $a } to { $b } has been closed. It is gone from the picture.
q-own-parts = Into how many parts does the road net fall now?
q-own-parts-hint-1 = Begin at any site and follow the roads as far as they go: that is one part. Then go on from a site that is in no part yet.
q-own-parts-hint-2 = Were { $a } and { $b } in one part before? And is there another way from the one to the other?
q-own-parts-before = So many there were before. { $built ->
    [True] The new road joins two of them.
   *[other] There is no other way from { $a } to { $b }.
 }
q-own-parts-more = { $built ->
    [True] A new road never parts anything.
   *[other] There is another way from { $a } to { $b }, so nothing falls apart.
 }
q-own-parts-fewer = { $built ->
    [True] The two sites were in one part already, so the new road closes a ring and joins no parts.
   *[other] A closed road never joins anything.
 }
q-own-parts-countries = That is how many countries there are. Roads cross borders.
q-own-parts-lonely = That is how many sites have no road at all. Larger parts count as well.
q-own-parts-so = { $right ->
    [one] All sites are in one part
   *[other] There are { $right } parts: { $parts }
 }
q-own-line = How many sites has the longest line along the roads now, if no site comes twice?
q-own-line-hint-1 = A line has two ends. Begin where only one road leads to, and try to leave nothing out.
q-own-line-hint-2 = The largest part has { $largest } sites, so the line can't be longer. Which site would be left at the side of a fork?
q-own-line-roads = Count the sites, and not the roads between them.
q-own-line-before = So long it was before the change.
q-own-line-part = Those are all sites of the largest part. A line without branches does not get to all of them.
q-own-line-all = Those are all sites of the board.
q-own-line-so = The longest line has { $right } sites: { $sites }

# The cards

q-own-stack-given = Somebody has changed the cards of the Heron Coast. How many there are: { $counts }. How many of each kind leave the game, by the number of players: { $takes }.
q-own-stack = { $players } players begin. How many cards are in the stack, once the hands are dealt and the open cards lie there?
q-own-stack-hint-1 = First add up the cards. Then take away { $removed } of each of the { $kinds } kinds.
q-own-stack-hint-2 = Each player gets three cards, and two lie open. The rest is the stack.
q-own-stack-all = With { $players } players { $removed } cards of each kind leave the game first.
q-own-stack-open = The { $open } open cards come from the stack as well.
q-own-stack-hands = The hands are dealt from these cards: three for each player.
q-own-stack-each = { $removed } of each kind leave the game, and there are { $kinds } kinds.
q-own-stack-deck = Those are all cards of the game. The hands and the open cards are taken from them.
q-own-stack-so = { $all } cards less { $out } that leave the game, less { $hands } in the hands and { $open } open, are { $right }
