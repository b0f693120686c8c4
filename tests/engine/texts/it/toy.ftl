# Frasi che servono solo alle prove.

won = { $player } prende { $marbles ->
    [0] nessuna biglia
    [one] una biglia
   *[other] { $marbles } biglie
 }
together = { $players } condividono
quoted = { $player } dice: { $what }
plain = Niente da inserire
