# The game

game-name = Web of Power
game-about = Cloisters, advisors and road chains on a map of medieval Europe.
game-credits = Web of Power (Kardinal & König) is a game by Michael Schacht; it belongs to its author and to its publishers, Goldsieber and Rio Grande Games. The board is a reconstruction.

# Its bots, as the form for a new table has them

bot-random = bot: random, does anything
bot-greedy = bot: greedy, takes the most points at once
bot-thoughtful = bot: thoughtful, looks at what others could do
bot-search = bot: search, the strongest and slowest
bot-monk = bot: monk, wants cloisters
bot-courtier = bot: courtier, wants advisors
bot-wanderer = bot: wanderer, wants long chains
bot-blocker = bot: blocker, stands in the way

# What can be chosen for a game

option-variant = Rules
option-variant-standard = the standard game
option-variant-fast = the faster variant
option-board = Board
option-vatican = with the Vatican
option-joker-own-country = a joker pair also pays in the countries it shows

# The recorded games that come with it

recorded-fast-four = Four players, the faster variant
recorded-five-players = Five players
recorded-four-players = Four players
recorded-long-chains = Four players, long chains
recorded-three-players = Three players
recorded-tie-on-points = A tie on points
recorded-vatican-four = Four players, with the Vatican
