# Records that break a rule

wrong-players = { $number ->
    [one] 1 player
   *[other] { $number } players
 }; the game is for { $least } to { $most }
wrong-seat = there is no seat { $seat } with { $players } players
result-missing = the game is over and the record has no result
result-too-early = the record has a result, and the game is not over
after-the-end = the record goes on after the end

# Results that are wrong

result-differs = result, { $place }: says { $found }, and it is { $expected }

# A record that goes wrong on its way

record-action = action { $number }: { $wrong }
record-branch = branch { $number }: { $wrong }

# What may be expected in a file of a game

file-a-record = a record
file-a-position = a whole position
file-seat = a seat from 0 to { $last }
file-numbers-each = { $seats } numbers, one a seat
file-entries-each = { $seats } entries, one a seat
file-no-such-key = no such key with the act { $act }
file-action = at least one action
file-none = none
file-line = a line from 0 to { $last }
file-after = a number of actions from 0 to { $last }, as line { $line } has { $length }
file-game = a recorded game: { $names }

# What is refused in any game

not-your-turn = it is the turn of { $mover }, not of { $player }
