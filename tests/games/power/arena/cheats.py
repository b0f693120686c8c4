"""Players of Web of Power who keep to nothing; a bot of the usual kind plays until they do."""

import os

from webpower.games.power.players.caricatures import Monk


class Crashes(Monk):
    name = "crashes"

    def choose(self, observation, legal, random):
        if observation.exhausted:
            raise KeyError("no plan for the second half")
        return super().choose(observation, legal, random)


class Hangs(Monk):
    name = "hangs"

    def choose(self, observation, legal, random):
        while observation.exhausted:
            pass
        return super().choose(observation, legal, random)


class Illegal(Monk):
    name = "illegal"

    def choose(self, observation, legal, random):
        return "win"


class Changes(Monk):
    name = "changes"

    def choose(self, observation, legal, random):
        try:
            observation.setup.board.site_number["chorin"] = 0  # the board is read only
        except TypeError:
            legal.sort(key=str)
        return legal[0]


class Dies(Monk):
    name = "dies"

    def choose(self, observation, legal, random):
        os._exit(3)


class Peeps(Monk):
    """Looks for the stack and the others' hands wherever a way leads from what it is given."""

    name = "peeps"

    def choose(self, observation, legal, random):
        for hidden in ("stack", "hands", "position", "history", "node", "outcomes"):
            assert not hasattr(observation, hidden)
            assert not hasattr(observation.setup, hidden)
        return super().choose(observation, legal, random)
