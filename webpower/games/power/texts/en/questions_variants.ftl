# Questions about the faster game and the Vatican

q-topic-variants = The faster game and the Vatican

# The faster game: which turns it allows

q-faster = { $player } would like to place two pieces in one turn: { $first }, and then { $second }. In which games is that allowed?
q-faster-cloister = a cloister on { $site }, { $country }, for { $number ->
    [one] one { $card } card
   *[other] two { $card } cards
 }
q-faster-advisor = an advisor in { $country }, for { $number ->
    [one] one { $card } card
   *[other] two { $card } cards
 }
q-faster-both = In the standard game and in the faster one
q-faster-only = Only in the faster game
q-faster-only-standard = Only in the standard game
q-faster-neither = In neither
q-faster-hint-1 = Do both pieces go into the same country? In the standard game they have to, in the faster one not.
q-faster-hint-2 = Was a country empty when the turn began? In the standard game it takes one cloister, in the faster one even two; an advisor in neither.
q-faster-not-standard = The faster game only allows more: it forbids nothing that the standard game allows.
q-faster-standard-too = The standard game allows it as well: both pieces go into one country, and a cloister stood there before.
q-faster-allowed = Nothing is against it: both pieces go into one country with room for them, and the hand pays for both.
q-faster-not-both-country = In the standard game both pieces of a turn go into the same country
q-faster-not-both-empty = In the standard game a country that was empty takes one cloister and no more in that turn
q-faster-is-allowed-country = The faster game lets the two pieces of a turn go into two countries
q-faster-is-allowed-empty = The faster game lets a country that was empty take two cloisters in one turn
q-faster-so-both = Both pieces go into one country where a cloister stood before, there is room for them, and the hand pays for both

# The Vatican: whether an advisor may go there

q-visit = May { $player } place an advisor on the arms of { $country } in the { $table ->
    [council] Council
   *[cloister] Cloister
 } table of the Vatican, for { $number ->
    [one] one { $card } card
   *[other] two { $card } cards
 }? If not, why?
q-visit-hint-1 = Look at the sheet of the Vatican: are there such arms, is anybody on them, and does { $player } have an advisor in the same column of that table?
q-visit-hint-2 = Then look at the price: it is always a pair of one kind, and of a kind that does not show { $country }.
q-visit-so = Nothing is against it: the arms are free, { $player } has nobody in that column, and the pair is held and does not show { $country }
q-visit-no-sheet = No, the Vatican has no such arms
q-visit-no-arms = No, an advisor stands on these arms already
q-visit-no-column = No, the player has an advisor in this column already
q-visit-no-pair = No, the pair shows the country of the arms
q-visit-no-single = No, a single card does not pay in the Vatican
q-visit-no-cards = No, the hand does not have what has to be paid
q-visit-no-alone = No, this turn has placed a piece on the board
q-visit-no-supply = No, the supply is empty
q-visit-no-room = No, there is no room for another advisor in the country
q-visit-no-there = No, the player has nothing in the country
q-visit-not-arms = Nobody stands on these arms.
q-visit-not-column = { $player } has no advisor in this column. Others there do not matter, except on the arms themselves.
q-visit-not-pair = { $number ->
    [one] One card is no pair.
   *[other] Two { $card } cards do not show { $country }, and such a pair is what the Vatican asks for.
 }
q-visit-not-single = Two cards are offered, and not a single one.
q-visit-not-alone = This turn has placed nothing on the board.
q-visit-not-room = The advisor does not go into { $country }, it goes on the sheet. The room in the country does not matter.
q-visit-not-there = Nobody needs a cloister or an advisor in { $country } to go on its arms.

# The Cloister table

q-doubled = The game ends here. How many points does the final scoring give to { $player } for cloisters in { $country }?
q-doubled-hint-1 = First count as if there were no Vatican: which rank has { $player } in { $country }, and what does it score?
q-doubled-hint-2 = Then look at the arms of { $country } in the Cloister table. Whose advisor stands there?
q-doubled-once = That is what it would be without the Vatican. An advisor of { $player } stands on the arms of { $country } in the Cloister table.
q-doubled-first = Only the first rank scores all { $all } cloisters; { $player } has rank { $rank }.
q-doubled-cloisters = What is doubled are the points, and not the { $own ->
    [one] one cloister
   *[other] { $own } cloisters
 } of { $player }.
q-doubled-own = The second time, too, the points are those of the rank, and not the number of cloisters that { $player } has.
q-doubled-thrice = Twice, and not three times: the interim scoring does not know the Vatican.
q-doubled-advisor = An advisor in the Vatican is not worth one point: it doubles all that { $player } has in { $country }.
q-doubled-theirs = The advisor on the arms belongs to { $holder }, and doubles the points of { $holder } alone.
q-doubled-lost = Nobody loses anything by it: the points of the others stay as they are.
q-doubled-guest = The advisor on the arms in the Cloister table belongs to { $holder }, so the points of { $player } stay as they are

# The Council table

q-council = The game ends here. How many points is alliance { $alliance }, { $a } and { $b }, worth to { $player }?
q-council-hint-2 = Whoever leads in both scores all advisors there. Then look at the Council table: for whose advisor stands on the arms of one of the two countries, every advisor in that country counts 2.
q-council-once = That is without the Vatican. { $player } stands on the arms of { $country } in the Council table, so its { $advisors ->
    [one] advisor counts
   *[other] { $advisors } advisors count
 } 2 each.
q-council-both = Only the advisors of { $country } count 2 each, since its arms are held; those of the other country count 1.
q-council-own = Every advisor in { $country } counts 2 for { $player }, whatever its colour, and not only those of { $player }.
q-council-visitor = The advisor in the Vatican stands in no country, and is not counted itself.
q-council-rest = The advisors of the other country count as well, one point each.
q-council-others = The arms of { $country } in the Council table are held by { $holder }, and help nobody else.
q-council-lost = An advisor of { $holder } in the Council table takes nothing away from { $player }.
q-council-no-lead = The Council doubles what one scores. In { $country } { $player } does not have the most advisors, so there is nothing to double.
q-council-alone = To lead in one country gives nothing, with the Council neither. In { $country } { $player } does not have the most.
