"""Questions about reading a whole game: its score over time, its two scorings, its end, and what might have been."""

from webpower.games.power.questions.ends import left
from webpower.games.power.questions.over_time import ahead, jump, turning
from webpower.games.power.questions.scorings import interim, leads, total, twice
from webpower.games.power.questions.topic import Asked, PowerTopic
from webpower.games.power.questions.what_ifs import better

READING = PowerTopic(
    "reading",
    {
        "ahead": Asked((1, 2, 3), ahead),
        "turning": Asked((2, 3), turning),
        "jump": Asked((1, 2, 3), jump),
        "interim": Asked((1,), interim),
        "twice": Asked((2, 3), twice),
        "leads": Asked((1, 2, 3), leads),
        "total": Asked((1, 2, 3), total),
        "left": Asked((1, 2, 3), left),
        "better": Asked((1, 2, 3), better),
    },
)
