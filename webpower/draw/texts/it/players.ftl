# Giocatori e i loro segni

sign = { $player } { $shape } { $colour }
players = Giocatori: { $signs }.
mover = È il turno di { $player }.
