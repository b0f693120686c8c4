# Actions in words, as a bot names what it would do

act-take = take { $card } from the { $end ->
    [left] left
   *[right] right
 } end of row { $row }
act-pay-reserve = pay with a stone at hand
act-pay-slot = pay with the stone on { $spot }
act-play-law = play the law card “{ $law }”
act-end-take = take no more cards
act-place = place a stone on { $spot }
act-lift = move the stone from { $spot }
act-move = move the stone from { $source } to { $target }
act-end-turn = place no stone
act-pass = pass
