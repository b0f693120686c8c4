# Sentences for the tests of messages only.

won = { $player } takes { $marbles ->
    [0] no marble
    [one] one marble
   *[other] { $marbles } marbles
 }
together = { $players } share
quoted = { $player } says: { $what }
plain = Nothing to fill in
did = { $player } does this: { $what }

# What the toy's score, tournaments and reports say

compare-few = first marbles
compare-rest = further marbles
column-few = first
column-rest = further
column-skips = skipped
report-title = The toy: { $players }
report-about = Nobody's game.
