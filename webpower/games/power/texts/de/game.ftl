# Das Spiel

game-name = Web of Power
game-about = Klöster, Ratsherren und Straßenketten auf einem Plan des mittelalterlichen Europas.
game-credits = Web of Power (Kardinal & König) ist ein Spiel von Michael Schacht; es gehört seinem Autor und seinen Verlagen Goldsieber und Rio Grande Games. Der Plan ist eine Rekonstruktion.

# Die Bots, wie sie im Formular für einen neuen Tisch stehen

bot-random = Bot: random, tut irgendetwas
bot-greedy = Bot: greedy, nimmt sofort die meisten Punkte
bot-thoughtful = Bot: thoughtful, bedenkt, was andere tun könnten
bot-search = Bot: search, der stärkste und langsamste
bot-monk = Bot: monk, will Klöster
bot-courtier = Bot: courtier, will Ratsherren
bot-wanderer = Bot: wanderer, will lange Ketten
bot-blocker = Bot: blocker, stellt sich in den Weg

# Was sich für ein Spiel wählen lässt

option-variant = Regeln
option-variant-standard = das normale Spiel
option-variant-fast = die schnellere Variante
option-board = Plan
option-vatican = mit dem Vatikan
option-joker-own-country = ein Jokerpaar gilt auch in den Ländern, die es zeigt

# Die aufgezeichneten Spiele

recorded-fast-four = Vier Spieler, die schnellere Variante
recorded-five-players = Fünf Spieler
recorded-four-players = Vier Spieler
recorded-long-chains = Vier Spieler, lange Ketten
recorded-three-players = Drei Spieler
recorded-tie-on-points = Gleichstand nach Punkten
recorded-vatican-four = Vier Spieler, mit dem Vatikan
