# Sentences for the tests of messages only.

won = { $player } takes { $marbles ->
    [0] no marble
    [one] one marble
   *[other] { $marbles } marbles
 }
together = { $players } share
quoted = { $player } says: { $what }
plain = Nothing to fill in
