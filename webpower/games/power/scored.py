"""The score of a file: of a position, or of the last position of a game, as if the game ended there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.kind import Scored
from webpower.games.power.position_file import score_position
from webpower.games.power.record_model import POSITION_FORMAT, WHOLE_POSITION_FORMAT
from webpower.games.power.result import final_entry
from webpower.games.power.scoring import Sheet, score
from webpower.games.power.scoring.sheet import FINAL
from webpower.games.power.text_form import sheet_text
from webpower.games.power.tree_file import read_game
from webpower.games.power.whole_file import read_whole


def score_file(data: Any) -> Scored:
    """See `webpower.engine.kind.Kind.score_file`."""
    names, entry, sheet = _scored(data)
    return Scored(entry, sheet_text(sheet, names))


def _scored(data: Any) -> tuple[Sequence[str], dict[str, Any], Sheet]:
    match data:
        case {"format": form} if form == POSITION_FORMAT:
            return score_position(data)
        case {"format": form} if form == WHOLE_POSITION_FORMAT:
            position, names = read_whole(data)
        case _:
            game = read_game(data)
            position, names = game.position, game.names
    sheet = score(position)
    entry = {"final": final_entry(position.setup, sheet), "totals": list(sheet.part(FINAL).totals())}
    if position.is_over:
        entry["scores"] = list(sheet.totals())
    return names, entry, sheet
