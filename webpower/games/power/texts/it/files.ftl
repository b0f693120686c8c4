# Che cosa non va in un file di una partita, di una posizione o di un tabellone: che cosa ci si può aspettare

file-board = un tabellone o il suo nome breve: { $ids }
file-a-board = un tabellone o il suo nome breve
file-site = un luogo di questo tabellone
file-country = una nazione di questo tabellone
file-card = un tipo di carta di questo tabellone
file-cards = una lista di una o due carte
file-arms = uno stemma del Vaticano
file-alliance = il numero di un'alleanza di questo tabellone
file-hands-each = { $seats } mani, una per posto
file-null = null finché la partita continua
file-advisors = 0 o più consiglieri

# Tabelloni

file-new = qualcosa che non c'è ancora
file-as-in = { $value } come in { $place }
file-two-ends = due estremi
file-twice-as-end = due volte { $value }
file-paid-country = una nazione per cui valga { $card }
file-site-in = un luogo in { $country }
file-roads-most = al massimo { $most } strade verso { $site }
file-breadth-most = una rete di larghezza { $most } al massimo con catene da { $chain }
file-breadth = { $breadth }; togli delle strade
file-points-most = al massimo { $most } punti in tutto
file-removed-most = al massimo { $most }, quante sono le carte più rare
file-cards-least = almeno { $least } con { $players } giocatori, per distribuire e pescare

# Una registrazione che va male per strada

