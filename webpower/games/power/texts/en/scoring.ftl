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
