# Players and their marks

sign = { $player } { $colour } { $shape }
players = Players: { $signs }.
mover = It is the turn of { $player }.
