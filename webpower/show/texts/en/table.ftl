# The play table

bots-play = Bots play
pace-at-once = at once
pace-fast = fast
pace-normal = at a visible pace
pace-slow = slowly
card-choose-tip = Choose { $card } to pay with it or to give it away
card-put-back-tip = Put { $card } back into the hand
