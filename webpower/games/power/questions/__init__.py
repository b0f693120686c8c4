"""Questions about live positions: what a class can ask itself. Each topic is a module."""

from collections.abc import Mapping

from webpower.engine.questions import Topic
from webpower.games.power.questions.alliances import ALLIANCES
from webpower.games.power.questions.bots import BOTS
from webpower.games.power.questions.chains import CHAINS
from webpower.games.power.questions.chances import CHANCES
from webpower.games.power.questions.final import FINAL
from webpower.games.power.questions.graph import GRAPH
from webpower.games.power.questions.majorities import MAJORITIES
from webpower.games.power.questions.own_boards import BOARDS
from webpower.games.power.questions.reading import READING
from webpower.games.power.questions.statistics import STATISTICS
from webpower.games.power.questions.topic import PowerTopic
from webpower.games.power.questions.turns import TURNS
from webpower.games.power.questions.variants import VARIANTS
from webpower.games.power.questions.writing import WRITING

_ASKED = (GRAPH, TURNS, MAJORITIES, ALLIANCES, CHAINS, FINAL, READING, CHANCES, VARIANTS, BOTS, STATISTICS, BOARDS)

TOPICS: dict[str, PowerTopic] = {topic.name: topic for topic in _ASKED}
"""The topics by name, in the order of the lessons."""

ASKED: Mapping[str, Topic] = {**TOPICS, WRITING.name: WRITING}
"""All that an exercise can be about: also what is answered by writing a function, which a quiz can't ask."""

__all__ = ["ASKED", "TOPICS", "PowerTopic"]
