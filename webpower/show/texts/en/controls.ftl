# The stepper's buttons; each has a tip

first = First
first-tip = To the start of the game (Home)
previous-turn = « Turn
previous-turn-tip = To the start of this turn or of the one before (Shift + left arrow)
previous = ‹ Action
previous-tip = One action back (left arrow)
play = Play
play-tip = Let the game run (space)
pause = Pause
pause-tip = Stop here (space)
next = Action ›
next-tip = One action on (right arrow)
next-turn = Turn »
next-turn-tip = To the start of the next turn (Shift + right arrow)
last = Last
last-tip = To the end of the game (End)
hide-hands = Hide hands
hide-hands-tip = Cover the players' cards, and which card was drawn from the stack
speed = Speed
slow = slow
normal = normal
fast = fast
position = Position
charts-coming = The charts are on their way …
where = Position { $at } of { $last }
