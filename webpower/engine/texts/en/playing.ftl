# A game on the table

desk-show-hand = { $player }'s turn: show my hand
desk-show-hand-tip = Only { $player } should look now
desk-not-you = { $player } is on the move
desk-hand-covered = { $player }'s hand is covered: show it first
desk-start = This is the start of the game: there is nothing to take back
desk-end = There is nothing to play again
desk-where = Turn { $turn }, { $actions ->
    [0] nothing played yet
    [one] 1 action played
   *[other] { $actions } actions played
 }
desk-saved = Every action is kept at once in { $path }
desk-not-saved = This game is not kept in a file
desk-not-kept = The game goes on, but it can't be kept: { $reason }. The next action tries again
desk-played-elsewhere = This game was played at another table, too; what was played there is kept as well, as a line of play
desk-undo = ↶ Undo
desk-undo-tip = Take back your last decision, and what the bots did since (Ctrl+Z)
desk-redo = ↷ Redo
desk-redo-tip = Play again what was taken back (Ctrl+Y)
desk-restart = Restart
desk-restart-tip = Back to the start of the same game; what was played is kept as a line of play
desk-next-seed = Another game
desk-next-seed-tip = The same players, and other cards: the next seed. This game stays in its file
desk-hint = Hint
desk-hint-tip = What { $bot } would do, and why
desk-let = Let { $bot } decide
desk-let-tip = { $bot } decides once for you
desk-to-end = Play to the end
desk-to-end-tip = { $bot } plays for you until the game is over
desk-view-own = of whoever is on the move
desk-view-all = all
desk-view-none = none
desk-person = a person
desk-no-folder = This table keeps no files, so the record can only be downloaded
desk-no-file = There is no file { $name } in the folder
desk-file-name = A file's name has letters, digits, spaces, dots and hyphens, at most 100; { $name } can't be one
desk-cant-write = { $path } can't be written: { $why }
desk-file-there = There is a file { $name } already: choose another name
desk-record-saved = The record of this line of play is in { $path }
desk-tree-saved = This game began from a position, which a record has no room for, so it lies with all its lines of play in { $path }
desk-cant-open = That file can't be opened: { $why }
desk-opened = The game of { $players } is on the table
