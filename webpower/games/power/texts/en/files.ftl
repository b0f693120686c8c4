# What is wrong in a file of a game, a position or a board: what may be expected there

file-board = a board, or the id of one: { $ids }
file-a-board = a board, or the id of one
file-a-record = a record
file-a-position = a whole position
file-site = a site of this board
file-country = a country of this board
file-card = a kind of card of this board
file-cards = a list of one or two cards
file-arms = arms of the Vatican
file-alliance = the number of an alliance of this board
file-seat = a seat from 0 to { $last }
file-numbers-each = { $seats } numbers, one a seat
file-entries-each = { $seats } entries, one a seat
file-hands-each = { $seats } hands, one a seat
file-advisors = 0 or more advisors
file-null = null as long as the game goes on
file-no-such-key = no such key with the act { $act }
file-action = at least one action
file-line = a line from 0 to { $last }
file-after = a number of actions from 0 to { $last }, as line { $line } has { $length }
file-game = a recorded game: { $names }

# Boards

file-new = one that is not there yet
file-as-in = { $value } as in { $place }
file-two-ends = two ends
file-twice-as-end = { $value } twice
file-paid-country = a country that { $card } pays for
file-site-in = a site in { $country }
file-none = none
file-roads-most = at most { $most } roads to { $site }
file-breadth-most = a net of breadth { $most } at most for chains of { $chain }
file-breadth = { $breadth }; leave out roads
file-points-most = at most { $most } points in all
file-removed-most = at most { $most }, as there are of the rarest card
file-cards-least = at least { $least } for { $players } players, to deal and to draw from

# A record that goes wrong on its way

record-action = action { $number }: { $wrong }
record-branch = branch { $number }: { $wrong }
