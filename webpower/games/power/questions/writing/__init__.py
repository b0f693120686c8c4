"""Questions that are answered by writing a function: a bot, or something that a bot needs.

They are apart from the topics of `webpower.games.power.questions`, since they can't be asked by clicks.
"""

from webpower.games.power.questions.writing.choices import any_legal, cloisters_first, greedy, pairs
from webpower.games.power.questions.writing.figures import lead_of
from webpower.games.power.questions.writing.topic import WritingTopic
from webpower.games.power.questions.writing.winning import stronger

WRITING = WritingTopic(
    "writing",
    {
        "any": any_legal,
        "cloisters": cloisters_first,
        "lead": lead_of,
        "greedy": greedy,
        "pairs": pairs,
        "stronger": stronger,
    },
)
"""All of them, in the order of the lesson."""

__all__ = ["WRITING"]
