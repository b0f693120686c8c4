"""Questions about honest statistics: fair shares, intervals and what they allow to claim, numbers of games, pairs."""

from webpower.games.power.questions.intervals import alarms, claim, needed, width
from webpower.games.power.questions.runs import fair, paired
from webpower.games.power.questions.topic import Kind, PowerTopic

STATISTICS = PowerTopic(
    "statistics",
    {
        "fair": Kind((1, 2, 3), fair),
        "claim": Kind((1, 2, 3), claim),
        "width": Kind((1, 2, 3), width),
        "needed": Kind((1, 2, 3), needed),
        "paired": Kind((1, 2), paired),
        "alarms": Kind((2, 3), alarms),
    },
)
