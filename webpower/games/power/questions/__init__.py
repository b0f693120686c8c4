"""Questions about live positions: what a class can ask itself. Each topic is a module."""

from webpower.games.power.questions.alliances import ALLIANCES
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

TOPICS: dict[str, PowerTopic] = {
    topic.name: topic
    for topic in (GRAPH, TURNS, MAJORITIES, ALLIANCES, CHAINS, FINAL, READING, CHANCES, VARIANTS, STATISTICS, BOARDS)
}
"""The topics by name, in the order of the lessons."""

__all__ = ["TOPICS", "PowerTopic"]
