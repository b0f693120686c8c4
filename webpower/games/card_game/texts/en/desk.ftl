# Playing by clicks

desk-pay-reserve = Pay a stone at hand
desk-pay-reserve-tip = One of the stones that are not on cards leaves the game
desk-end-take = Take no more
desk-end-take-tip = Go on to placing a stone
desk-end-turn = Place no stone
desk-end-turn-tip = End the turn without placing or moving a stone
desk-pass = Pass
desk-pass-tip = Nothing can be taken: every card at an end lies under a stone of another player, and there is none to pay with
desk-law-shown-last = This law card can't be played: it is shown at the end, and costs two points
desk-card-gone = That card has been taken
desk-not-an-end = Only a card at an end of its row can be taken
desk-nothing-there = Nothing can be done there now
