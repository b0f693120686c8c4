# Setting up a position

edit-row-put = Put down
edit-put-tip = Click on the map to put down pieces of { $player } (key { $key }): a cloister on a site, an advisor on a coat of arms. A click on { $player }'s own cloister takes it away
edit-erase = ✕ Take away
edit-erase-tip = Click on the map to take away pieces (key E)
edit-row-whose = Whose advisor?
edit-whose-tip = Take away an advisor of { $player }
edit-cancel = Cancel
edit-cancel-tip = Take nothing away

edit-row-mover = On the move
edit-mover-tip = A turn of { $player } begins
edit-row-phase = Now
edit-phase-place = A turn begins
edit-phase-place-tip = The player on the move may place, or exchange a card
edit-phase-more = Second piece
edit-phase-more-tip = The player on the move has placed one piece and may place a second one
edit-phase-draw = Drawing
edit-phase-draw-tip = The player on the move has placed, or given a card away, and draws
edit-phase-over = Game over
edit-phase-over-tip = The game has ended: by the board if nobody can place any more, or else by the stack
edit-row-placed = After
edit-placed = a piece in { $country }
edit-placed-tip = The turn has placed its first piece in { $country }
edit-exchanged = an exchange
edit-exchanged-tip = The turn has placed nothing: the player gave a card away
edit-row-times = Stack
edit-times-0 = First stack
edit-times-0-tip = The stack has not run out yet, and there was no interim scoring
edit-times-1 = Second stack
edit-times-1-tip = The stack has run out once: the cloisters that stand now were scored
edit-times-2 = Last turns
edit-times-2-tip = The stack has run out for the second time: nobody draws any more
edit-interim = Interim scoring: as now
edit-interim-tip = The cloisters that stand now are those that the interim scoring saw

edit-row-cards = Cards of
edit-cards-tip = Show and change the hand of { $player }
edit-cards-open = Open cards
edit-cards-open-tip = Show and change the cards that lie open
edit-row-back = Take back
edit-back = − { $card }
edit-back-tip = Put this { $card } card back among the others
edit-row-give = Add
edit-give = + { $card } ({ $number })
edit-give-tip = Add a { $card } card; { $number ->
    [0] none is
    [one] 1 is
   *[other] { $number } are
 } left
edit-row-stack = In the stack: { $number }
edit-stack-less = − { $number }
edit-stack-less-tip = Fewer cards in the stack, and as many more in the discard pile
edit-stack-more = + { $number }
edit-stack-more-tip = More cards in the stack, and as many fewer in the discard pile
edit-deal = Deal what is missing
edit-deal-tip = Fill up the hands and the open cards
edit-other-cards = Other cards
edit-other-cards-tip = Deal all cards anew, by the next seed

edit-row-play = Who plays
edit-sit-person = { $player }: a person
edit-sit-person-tip = { $player } is played by a person; click to let { $bot } play
edit-sit-bot = { $player }: { $bot }
edit-sit-bot-tip = { $player } is played by { $bot }; click to let a person play. At the table, any bot can take a seat

edit-undo = ↶ Undo
edit-undo-tip = Take back the last change (Ctrl+Z)
edit-redo = ↷ Redo
edit-redo-tip = Change it again (Ctrl+Y)
edit-clear = Empty board
edit-clear-tip = Take all pieces off the board; the cards stay as they are
edit-sheet = Score sheet
edit-sheet-tip = Every line of the score if the game ended now, each with its rule and how it comes about

edit-where = Setting up a position; seed { $seed }
edit-legal = This position is legal: it can be scored, kept and played on.
edit-legal-over = This position is legal, and the game is over in it.
edit-not-legal = { $number ->
    [one] One thing is
   *[other] { $number } things are
 } not legal yet:
edit-first-fault = ✗ { $why }
edit-no-points = Nobody would score anything yet.

# Clicks that do nothing

edit-nothing-there = nothing stands there that could be taken away
edit-start = This is how the position was opened: there is nothing to take back
edit-end = There is nothing to change again
edit-hand-full = { $player } holds three cards already: take one back first
edit-open-full = two cards lie open already: take one back first
edit-no-card = with { $players } players there are { $number } { $card } cards, and all of them are in hands or open
edit-stack-size = the stack has at least one card, and { $number } cards are left for it and the discard pile
edit-stack-gone = the stack has run out for the second time, so no card lies in it
edit-no-piece = { $player } has no piece on the board, so none was placed in this turn
edit-no-interim = the stack has not run out, so there was no interim scoring

# Files

edit-no-folder = Nothing is kept in files here, so the position can only be downloaded
edit-not-saved = A position is kept once it is legal: { $why }
edit-saved = The position is kept in { $path }
edit-opened = { $name ->
    [none] This is the position in the file
   *[other] This is the position in { $name }
 }
