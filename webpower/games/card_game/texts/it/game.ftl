# Il gioco

game-name = Kardinal & König, il gioco di carte
game-about = Carte nazione dalle estremità di quattro file, e pietre di prelazione su quelle che verranno.
game-credits = Kardinal & König, il gioco di carte, è di Michael Schacht e appartiene al suo autore e al suo editore, Spiele aus Timbuktu. Le figure delle carte sono una ricostruzione.

# I bot, come li elenca il modulo per un nuovo tavolo

bot-random = bot: random, fa una cosa qualsiasi
bot-greedy = bot: greedy, prende quel che promette di più
bot-search = bot: search, il più forte e il più lento
bot-settler = bot: settler, vuole nazioni
bot-herald = bot: herald, vuole simboli
bot-sailor = bot: sailor, vuole navi e carrozze

# Che cosa si può scegliere per una partita

option-cards = Carte
option-start-player = Primo turno
option-start-player-chance = a caso
option-start-player-seat = posto { $number }
option-cap-rule = Pietre
option-cap-rule-at-once = da quattro giocatori in su, due insieme sulle carte
option-cap-rule-ever = da quattro giocatori in su, due per tutta la partita
option-stop-at-limit = al limite dei simboli non si prende più nessuna carta
option-only-initial-ends = si prendono solo carte che erano a un'estremità all'inizio del turno
option-move-any-time = una pietra può spostarsi anche se un'altra potrebbe essere piazzata

# Le partite registrate

recorded-cards-three-players = Tre giocatori
recorded-cards-four-players = Quattro giocatori
recorded-cards-five-players = Cinque giocatori
recorded-cards-moving-stones = Quattro giocatori, pietre spostabili in ogni momento
recorded-cards-tie-on-points = Parità di punti
