# What is wrong in a file of a game, a position or a board: what may be expected there

file-board = a board, or the id of one: { $ids }
file-a-board = a board, or the id of one
file-site = a site of this board
file-country = a country of this board
file-card = a kind of card of this board
file-cards = a list of one or two cards
file-arms = arms of the Vatican
file-alliance = the number of an alliance of this board
file-hands-each = { $seats } hands, one a seat
file-null = null as long as the game goes on
file-advisors = 0 or more advisors

# Boards

file-new = one that is not there yet
file-as-in = { $value } as in { $place }
file-two-ends = two ends
file-twice-as-end = { $value } twice
file-paid-country = a country that { $card } pays for
file-site-in = a site in { $country }
file-roads-most = at most { $most } roads to { $site }
file-breadth-most = a net of breadth { $most } at most for chains of { $chain }
file-breadth = { $breadth }; leave out roads
file-points-most = at most { $most } points in all
file-removed-most = at most { $most }, as there are of the rarest card
file-cards-least = at least { $least } for { $players } players, to deal and to draw from

# A record that goes wrong on its way

