# Das Spiel

game-name = Kardinal & König, das Kartenspiel
game-about = Länderkarten von den Enden der vier Reihen, und Anrechtssteine auf denen, die noch kommen.
game-credits = Kardinal & König, das Kartenspiel, ist von Michael Schacht; es gehört seinem Autor und seinem Verlag Spiele aus Timbuktu. Die Kartenbilder sind eine Rekonstruktion.

# Die Bots, wie sie im Formular für einen neuen Tisch stehen

bot-random = Bot: random, tut irgendetwas
bot-greedy = Bot: greedy, nimmt, was am meisten verspricht
bot-search = Bot: search, der stärkste und langsamste
bot-settler = Bot: settler, will Länder
bot-herald = Bot: herald, will Symbole
bot-sailor = Bot: sailor, will Schiffe und Kutschen

# Was sich für ein Spiel wählen lässt

option-cards = Karten
option-start-player = Erster Zug
option-start-player-chance = durch Zufall
option-start-player-seat = Platz { $number }
option-cap-rule = Steine
option-cap-rule-at-once = ab vier Spielern zwei zugleich auf Karten
option-cap-rule-ever = ab vier Spielern zwei im ganzen Spiel
option-stop-at-limit = an der Grenze der Symbole gar keine Karte mehr nehmen
option-only-initial-ends = nur Karten nehmen, die zu Beginn des Zuges an einem Ende lagen
option-move-any-time = ein Stein darf versetzt werden, obwohl noch einer gesetzt werden könnte

# Die aufgezeichneten Spiele

recorded-cards-three-players = Drei Spieler
recorded-cards-four-players = Vier Spieler
recorded-cards-five-players = Fünf Spieler
recorded-cards-moving-stones = Vier Spieler, Steine jederzeit versetzbar
recorded-cards-tie-on-points = Gleichstand nach Punkten
