# Il laboratorio di strategia

lab-head-bot = bot
lab-head-action = farebbe
lab-head-reason = perché
lab-head-number = nota
lab-head-text = che cosa
lab-head-game = su
lab-onward = Come si va avanti dalla posizione { $position }?
lab-plans = Quale piano è migliore per { $player } nella posizione { $position }?
lab-empty = Non ci sono ancora note.
lab-position = posizione { $position } di una partita di { $players }
