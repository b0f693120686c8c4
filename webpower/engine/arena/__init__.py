"""Many games between players: who sits where with which deal, games played by many processes, and what they tell.

Nothing here knows a game. Each match depends on the seed and its own number only, so the results are the same in
whatever order, and by however many workers, the matches are played.
"""
