# The game

game-name = Kardinal & König, the card game
game-about = Land cards from the ends of four rows, and claiming stones on those to come.
game-credits = Kardinal & König, the card game, is by Michael Schacht; it belongs to its author and to its publisher, Spiele aus Timbuktu. The faces of the cards are a reconstruction.

# Its bots, as the form for a new table has them

bot-random = bot: random, does anything
bot-greedy = bot: greedy, takes what promises the most
bot-search = bot: search, the strongest and slowest
bot-settler = bot: settler, wants lands
bot-herald = bot: herald, wants symbols
bot-sailor = bot: sailor, wants ships and carriages

# What can be chosen for a game

option-cards = Cards
option-start-player = First turn
option-start-player-chance = whoever chance picks
option-start-player-seat = seat { $number }
option-cap-rule = Stones
option-cap-rule-at-once = from four players on, two on cards at once
option-cap-rule-ever = from four players on, two for the whole game
option-stop-at-limit = take no card at all once the symbols are at their limit
option-only-initial-ends = take only cards that lay at an end when the turn began
option-move-any-time = a stone may move while another could be placed

# The recorded games that come with it

recorded-cards-three-players = Three players
recorded-cards-four-players = Four players
recorded-cards-five-players = Five players
recorded-cards-moving-stones = Four players, stones that may move at any time
recorded-cards-tie-on-points = A tie on points
