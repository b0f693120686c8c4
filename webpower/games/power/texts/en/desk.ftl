# Playing by clicks

desk-stop = No second piece
desk-stop-tip = Leave it at one piece and draw
desk-pass = Pass
desk-pass-tip = Place nothing in this turn
desk-exchange = Exchange the chosen card
desk-exchange-tip = Give the chosen card away and draw another one instead of placing
desk-stack = Draw from the stack
desk-stack-tip = The top card of the stack, which has { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
desk-open = Take { $card }
desk-open-tip = Take this open card
desk-pay = Pay { $paid }
desk-pay-tip = Place the piece for { $paid }
desk-cancel = Cancel
desk-cancel-tip = Place nothing there
desk-choose-one = Choose the one card that { $player } gives away, then exchange it
desk-which-payment = How does { $player } pay?
desk-not-a-place = Nothing is placed there. A cloister goes on a site, an advisor on a coat of arms
desk-what-if = What if?
desk-what-if-tip = Show at every open place what a piece there would change if the game ended right after it
coach-remark = If the game ended now, { $place } would have brought { $player } { $net } against the best rival, and what { $player } did brought { $done }
