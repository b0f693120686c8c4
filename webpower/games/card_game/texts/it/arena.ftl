# Le parti del punteggio, una accanto all'altra e in tabelle

compare-lands = nazioni
compare-symbols = simboli
compare-routes = navi e carrozze
compare-laws = carte legge
column-lands = nazioni
column-symbols = simboli
column-routes = navi e carrozze
column-laws = carte legge
column-passes = passi forzati
column-lost-stones = pietre perse
