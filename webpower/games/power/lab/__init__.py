"""A workbench for questions of one's own: hints side by side, playing on from a position, plans compared, notes.

>>> import webpower
>>> game = webpower.new_game(players=3, seed=7)
>>> print(webpower.lab.hints(game, ["monk", "courtier"]).rows[1][0])
courtier
"""

from webpower.games.power.lab.hints import hints
from webpower.games.power.lab.notes import Notes
from webpower.games.power.lab.onward import onward
from webpower.games.power.lab.plans import plans

__all__ = ["Notes", "hints", "onward", "plans"]
