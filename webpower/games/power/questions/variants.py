"""Questions about the faster game and the Vatican: what may be placed, and what counts twice."""

from webpower.games.power.questions.arms import legal
from webpower.games.power.questions.doubling import council, doubled
from webpower.games.power.questions.faster import turn
from webpower.games.power.questions.topic import Asked, PowerTopic

VARIANTS = PowerTopic(
    "variants",
    {
        "turn": Asked((1, 2, 3), turn),
        "visit": Asked((1, 2, 3), legal),
        "doubled": Asked((1, 2, 3), doubled),
        "council": Asked((1, 2, 3), council),
    },
)
