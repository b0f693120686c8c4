# Lines of the score sheet

score-land = { $country }: { $rank ->
    [1] { $number ->
        [one] { $players } has the most cards, { $cards }, and scores { $points }, the number of cards of the country
       *[other] { $players } have the most cards, { $cards } each, and score { $points } each, the number of cards of the country
    }
   *[other] { $number ->
        [one] { $players } has { $cards } and scores { $points }, the number of cards of the rank above
       *[other] { $players } have { $cards } each and score { $points } each, the number of cards of the rank above
    }
 }
score-symbols = { $country }: { $number ->
    [one] { $players } has the most symbols of one family and scores { $points }
   *[other] { $players } have the most symbols of one family and score { $points } each
 }
player-symbols = { $player } with { $symbols }
score-chain = { $player } has a chain of { $routes } and scores { $points }
score-laws = { $player } holds { $number ->
    [one] the law card “{ $law }” and loses { $lost }
   *[other] { $number } law cards “{ $law }” and loses { $lost }
 }
