# Frasi che servono solo alle prove.

won = { $player } prende { $marbles ->
    [0] nessuna biglia
    [one] una biglia
   *[other] { $marbles } biglie
 }
together = { $players } condividono
quoted = { $player } dice: { $what }
plain = Niente da inserire
did = { $player } fa questo: { $what }

# Che cosa dicono punteggio, tornei e resoconti del giocattolo

compare-few = prime biglie
compare-rest = altre biglie
column-few = prime
column-rest = altre
column-skips = saltate
report-title = Il giocattolo: { $players }
report-about = Un gioco di nessuno.
