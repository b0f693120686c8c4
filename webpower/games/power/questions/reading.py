"""Questions about reading a whole game: its score over time, its two scorings, its end, and what might have been."""

from webpower.games.power.questions.ends import left
from webpower.games.power.questions.over_time import ahead, jump, turning
from webpower.games.power.questions.scorings import interim, leads, total, twice
from webpower.games.power.questions.topic import Kind, PowerTopic
from webpower.games.power.questions.what_ifs import better

READING = PowerTopic(
    "reading",
    {
        "ahead": Kind((1, 2, 3), ahead),
        "turning": Kind((2, 3), turning),
        "jump": Kind((1, 2, 3), jump),
        "interim": Kind((1,), interim),
        "twice": Kind((2, 3), twice),
        "leads": Kind((1, 2, 3), leads),
        "total": Kind((1, 2, 3), total),
        "left": Kind((1, 2, 3), left),
        "better": Kind((1, 2, 3), better),
    },
)
