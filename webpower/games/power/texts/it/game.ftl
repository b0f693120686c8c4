# Il gioco

game-name = Web of Power
game-about = Monasteri, consiglieri e catene di strade su una mappa dell'Europa medievale.
game-credits = Web of Power (Kardinal & König) è un gioco di Michael Schacht e appartiene al suo autore e ai suoi editori, Goldsieber e Rio Grande Games. Il tabellone è una ricostruzione.

# I bot, come li elenca il modulo per un nuovo tavolo

bot-random = bot: random, fa una cosa qualsiasi
bot-greedy = bot: greedy, prende subito più punti che può
bot-thoughtful = bot: thoughtful, tiene conto degli altri
bot-search = bot: search, il più forte e il più lento
bot-monk = bot: monk, vuole monasteri
bot-courtier = bot: courtier, vuole consiglieri
bot-wanderer = bot: wanderer, vuole catene lunghe
bot-blocker = bot: blocker, si mette di traverso

# Che cosa si può scegliere per una partita

option-variant = Regole
option-variant-standard = il gioco standard
option-variant-fast = la versione rapida
option-board = Tabellone
option-vatican = con il Vaticano
option-joker-own-country = una coppia jolly paga anche nelle nazioni che mostra

# Le partite registrate

recorded-fast-four = Quattro giocatori, versione rapida
recorded-five-players = Cinque giocatori
recorded-four-players = Quattro giocatori
recorded-long-chains = Quattro giocatori, catene lunghe
recorded-three-players = Tre giocatori
recorded-tie-on-points = Parità di punti
recorded-vatican-four = Quattro giocatori, con il Vaticano
