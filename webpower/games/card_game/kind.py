"""The card game as whatever plays, keeps or draws games of any kind needs it."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from webpower.engine.errors import WrongValue
from webpower.engine.history import History
from webpower.engine.kind import Choice, Kind, Scored
from webpower.engine.messages import Message
from webpower.engine.players import Bots, Player
from webpower.games.card_game.cards import LAWS, PLAYER_COUNTS, CardSet
from webpower.games.card_game.options import CAP_RULES, RULED
from webpower.games.card_game.record_model import GAME
from webpower.games.card_game.words import TEXTS
from webpower.resources import data_path

if TYPE_CHECKING:
    from webpower.draw.gallery import Exhibit
    from webpower.draw.scene import Scene
    from webpower.engine.topic import GameTopic
    from webpower.games.card_game.actions import Action
    from webpower.games.card_game.game import Game
    from webpower.games.card_game.playing.desk import Desk
    from webpower.games.card_game.position import Position
    from webpower.games.card_game.report import CardGameReport
    from webpower.games.card_game.scoring import Sheet
    from webpower.games.card_game.stepping import CardGameStage


def _seat(text: str) -> int:
    if not text.isdecimal():
        raise WrongValue(f"start_player: expected a seat from 0, got {text!r}")
    return int(text)


def _split(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+(,\d+)*", text):
        raise WrongValue(f"law_split: expected {len(LAWS)} numbers such as 2,2,2,2, got {text!r}")
    return tuple(map(int, text.split(",")))


class CardGameKind(Kind):
    """What the card game provides; see `webpower.engine.kind.Kind`. What is larger is imported when it is asked for."""

    id = GAME
    texts = TEXTS
    seats = PLAYER_COUNTS
    ladder = ("random", "greedy", "search")
    aids = ("hint", "if-ended", "known")
    choices = (
        Choice("cards", (), "reconstructed", "The id of a set of cards, or a file with one."),
        Choice("start_player", (), None, "The seat that begins, from 0; without it chance decides.", _seat),
        Choice("law_split", (), RULED.law_split, "How many law cards of each kind, such as 2,2,2,2.", _split),
        Choice("cap_rule", CAP_RULES, RULED.cap_rule, "Two stones on cards at once, or two for the whole game."),
        Choice("stop_at_limit", (False, True), False, "Take no card at all once the symbols are at their limit."),
        Choice("only_initial_ends", (False, True), False, "Take only cards that lay at an end when the turn began."),
        Choice("move_any_time", (False, True), False, "Let a stone move while another could be placed."),
    )

    @property
    def bots(self) -> Bots:
        """See `Kind.bots`."""
        from webpower.games.card_game.players import PLAYERS

        return PLAYERS

    def new_game(self, players: int | Sequence[str], seed: int, **options: Any) -> Game:
        """See `webpower.games.card_game.game.new_game`."""
        from webpower.games.card_game.game import new_game

        return new_game(players, seed, **options)

    def actions(self, position: Position) -> Sequence[Action]:
        """See `Kind.actions`."""
        from webpower.games.card_game.actions import ACTIONS

        return ACTIONS

    def read(self, data: Any) -> Game:
        """See `Kind.read`."""
        from webpower.games.card_game.record_file import read_game

        return read_game(data)

    def offered(self, choice: Choice, seats: int) -> Sequence[tuple[str, Any]]:
        """See `Kind.offered`: the sets of cards that come with the program, and who may begin."""
        from webpower.games.card_game.cards_file import card_set_ids, load_cards

        if choice.name == "cards":
            return [(load_cards(id).name, id) for id in card_set_ids()]
        if choice.name == "start_player":
            places = [(self.say("option-start-player-seat", number=seat + 1), seat) for seat in range(seats)]
            return [(self.say("option-start-player-chance"), None), *places]
        return super().offered(choice, seats)

    @property
    def recorded(self) -> Path:
        """See `Kind.recorded`."""
        return data_path("card-games")

    def settled(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.settled`: cards are read from their file."""
        from webpower.games.card_game.cards_file import load_cards

        settled = super().settled(options)
        cards = settled["cards"]
        return settled | {"cards": cards if isinstance(cards, CardSet) else load_cards(cards)}

    def lasting(self, settled: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.lasting`: of the cards nothing is said if they are the usual ones."""
        from webpower.games.card_game.cards_file import cards_entry, load_cards

        said = {**settled, "cards": cards_entry(settled["cards"]), "law_split": list(settled["law_split"])}
        if settled["cards"] == load_cards():
            del said["cards"]
        return super().lasting(said)

    def written(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """See `Kind.written`: cards are said by their id or their path."""
        cards, split = options.get("cards", "reconstructed"), options.get("law_split", RULED.law_split)
        said = {**options, "cards": cards.id if isinstance(cards, CardSet) else os.fspath(cards)}
        return super().written({**said, "law_split": tuple(split)})

    def facts(self, history: History[Any, Any]) -> Mapping[str, tuple[int, ...]]:
        """See `Kind.facts`: how often each seat had to pass (CG-32), and how many stones it lost (CG-28)."""
        passes, end = [0] * history.position.setup.seats, history.position
        for node in history.line()[1:]:
            action: Any = node.action
            if node.parent is not None and action.act == "pass":
                passes[node.parent.position.seat] += 1
        return {"passes": tuple(passes), "lost_stones": tuple(end.removed)}

    def score(self, position: Position) -> Sheet:
        """See `Kind.score`."""
        from webpower.games.card_game.scoring import score

        return score(position)

    def score_file(self, data: Any) -> Scored:
        """See `Kind.score_file`."""
        from webpower.games.card_game.result import score_entry
        from webpower.games.card_game.text_form import sheet_text

        game = self.read(data)
        return Scored(score_entry(game.position), sheet_text(game.score(), game.names))

    def parts(self, position: Position) -> Mapping[str, tuple[int, ...]]:
        """See `Kind.parts`: ``lands``, ``symbols``, ``routes`` and ``laws``."""
        from webpower.games.card_game.scoring import KINDS

        sheet = self.score(position)
        return {kind: sheet.of_kind(kind).totals() for kind in KINDS}

    def winners(self, position: Position) -> tuple[int, ...]:
        """See `Kind.winners` (CG-56)."""
        from webpower.games.card_game.scoring import winners

        return winners(position)

    def first(self, position: Position) -> tuple[int, ...]:
        """See `Kind.first` (CG-56)."""
        from webpower.games.card_game.scoring import ranks

        return tuple(seat for seat, rank in enumerate(ranks(position)) if rank == 1)

    def deed(self, position: Position, action: Action) -> Message:
        """See `Kind.deed`."""
        from webpower.games.card_game.naming import named

        return named(position, action)

    def scene(self, position: Position, names: Sequence[str], last: Any = None) -> Scene:
        """See `Kind.scene`."""
        from webpower.games.card_game.scene import scene

        return scene(position, names, last=last, width="compact")

    def report(self, game: Game) -> CardGameReport:
        """See `Kind.report`."""
        from webpower.games.card_game.report import CardGameReport

        return CardGameReport(game)

    def gallery(self) -> Iterable[Exhibit]:
        """See `Kind.gallery`."""
        from webpower.games.card_game.gallery import gallery

        return gallery()

    def stage(self, game: Game) -> CardGameStage:
        """See `Kind.stage`."""
        from webpower.games.card_game.stepping import CardGameStage

        return CardGameStage(game)

    def desk(
        self,
        game: Game,
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] | None = None,
        fixed: bool = False,
    ) -> Desk:
        """See `Kind.desk`."""
        from webpower.games.card_game.playing.desk import Desk

        return Desk(game, seats, helper, folder, view, aids, fixed)

    @property
    def topics(self) -> Mapping[str, GameTopic[Any]]:
        """See `Kind.topics`."""
        from webpower.games.card_game.questions import TOPICS

        return TOPICS


CARD_GAME = CardGameKind()
