"""Questions about honest statistics: fair shares, intervals and what they allow to claim, numbers of games, pairs."""

from webpower.games.power.questions.intervals import alarms, claim, needed, width
from webpower.games.power.questions.runs import fair, paired
from webpower.games.power.questions.topic import Asked, PowerTopic

STATISTICS = PowerTopic(
    "statistics",
    {
        "fair": Asked((1, 2, 3), fair),
        "claim": Asked((1, 2, 3), claim),
        "width": Asked((1, 2, 3), width),
        "needed": Asked((1, 2, 3), needed),
        "paired": Asked((1, 2), paired),
        "alarms": Asked((2, 3), alarms),
    },
)
