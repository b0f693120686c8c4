# Spieler und ihre Zeichen

sign = { $player } { $colour } { $shape }
players = Am Tisch: { $signs }.
mover = { $player } ist am Zug.
