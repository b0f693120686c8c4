"""A game of the card game: new or from a file, played, stepped through, branched, scored and saved."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from webpower.draw.seats import seat_names
from webpower.engine import game as engine_game
from webpower.engine.chance import SeededOutcomes, derive_seed
from webpower.engine.errors import WrongValue
from webpower.engine.history import Node
from webpower.engine.wanted import check_players_and_seed, check_seats, refuse_value
from webpower.games.card_game.actions import NOWHERE, Action
from webpower.games.card_game.cards import PLAYER_COUNTS, SLOTS, CardSet
from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.naming import named_action
from webpower.games.card_game.observation import Observation
from webpower.games.card_game.options import RULED, Options
from webpower.games.card_game.position import Position, Setup, deal
from webpower.games.card_game.ruleset import RULES
from webpower.games.card_game.scoring import Sheet, score
from webpower.games.card_game.writing import record_of, tree_of

if TYPE_CHECKING:
    from webpower.games.card_game.kind import CardGameKind


class Game(engine_game.Game[Position, Action]):
    """A game with its players' names, its seed and all its positions.

    >>> game = new_game(players=3, seed=7)
    >>> position = game.play(game.legal_actions()[0])
    >>> position.taken
    1
    """

    def __init__(
        self, setup: Setup, names: Sequence[str], seed: int | None, start: Position, start_player: int | None = None
    ) -> None:
        """``start`` is the position that was dealt, ``start_player`` who was to begin if chance did not decide."""
        self.setup = setup
        self.start_player = start_player
        made = derive_seed("cards", start.layout.hex(), start.dealt_laws.hex(), start.seat)
        self._chance_seed = made if seed is None else seed
        super().__init__(RULES, start, SeededOutcomes(self._chance_seed), names, seed)

    @property
    def kind(self) -> CardGameKind:
        """See `webpower.engine.game.Game.kind`."""
        from webpower.games.card_game.kind import CARD_GAME

        return CARD_GAME

    @property
    def chance_seed(self) -> int:
        """The seed of the game, or one made of its cards if it has none."""
        return self._chance_seed

    def another(self) -> Game:
        """See `webpower.engine.game.Game.another`."""
        options = {name: getattr(self.setup.options, name) for name in Options.__dataclass_fields__}
        chosen: dict[str, Any] = {"cards": self.setup.cards, "start_player": self.start_player, **options}
        return new_game(self.names, self.chance_seed + 1, **chosen)

    @property
    def played_by(self) -> Sequence[str]:
        """See `webpower.engine.game.Game.played_by`."""
        options = self.setup.options
        split = "laws-" + "-".join(map(str, options.law_split))
        given = {
            "cards": ([self.setup.cards.id], self.setup.cards != load_cards()),
            "split": ([split], options.law_split != RULED.law_split),
            "cap": ([options.cap_rule], options.cap_rule != RULED.cap_rule),
            "limit": (["stop"], options.stop_at_limit),
            "ends": (["first-ends"], options.only_initial_ends),
            "move": (["moves"], options.move_any_time),
            "start": ([f"start-{self.start_player}"], self.start_player is not None),
        }
        return ["cards", *(word for words, differs in given.values() if differs for word in words)]

    # Playing

    def play(
        self, action: Action | str, *, row: int = 0, end: str = "", slot: int = NOWHERE, law: str = ""
    ) -> Position:
        """Play an action at the cursor: one of the legal actions, or its names as in a record.

        Raises IllegalAction with rule, position and sentence; the game is as it was then. Raises UnknownName and
        WrongValue for what is no action.

        >>> game = new_game(players=3, seed=7)
        >>> game.play("take", row=2, end="right").phase
        <Phase.CLAIM: 'claim'>
        >>> game.play("take", row=2, end="right")
        Traceback (most recent call last):
        webpower.engine.errors.IllegalAction: Blue takes no more cards in this turn [CG-38]
        """
        return self.try_action(self._chosen(action, row, end, slot, law))

    def action(self, act: str, *, row: int = 0, end: str = "", slot: int = NOWHERE, law: str = "") -> Action:
        """The action of these names, legal or not. Raises UnknownName and WrongValue."""
        return named_action(self.position, self.names, act, row=row, end=end, slot=slot, law=law)

    def _chosen(self, action: Action | str, row: int, end: str, slot: int, law: str) -> Action:
        if isinstance(action, str):
            return self.action(action, row=row, end=end, slot=slot, law=law)
        if not isinstance(action, Action):
            refuse_value("action", "an action, or its names as in a record", action)
        if row or end or law or slot != NOWHERE:
            raise WrongValue(f"action: {action} is a whole action, and no names belong beside it")
        return action

    def why_not(
        self, action: Action | str, *, row: int = 0, end: str = "", slot: int = NOWHERE, law: str = ""
    ) -> list[str]:
        """Every rule that an action breaks at the cursor, as sentences, the most telling first; none if it is legal.

        Raises UnknownName for names of which there is no action.
        """
        return self.refusals(lambda: self._chosen(action, row, end, slot, law))

    def observe(self, seat: int | None = None) -> Observation:
        """What a seat may know at the cursor; by default the seat that decides. Raises WrongValue for no seat."""
        seen: Observation = super().observe(seat)
        return seen

    # Telling

    def score(self) -> Sheet:
        """The score sheet at the cursor, as if the game ended there; law cards face down count, too."""
        return replace(score(self.position), names=self.names)

    def __str__(self) -> str:
        from webpower.games.card_game.text_form import game_text

        return game_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.card_game.display import game_bundle

        return game_bundle(self)

    # Files

    def record_of(self, line: Sequence[Node[Position, Action]]) -> dict[str, Any]:
        """See `webpower.engine.game.Game.record_of`."""
        return record_of(self, line)

    def tree(self) -> dict[str, Any]:
        """See `webpower.engine.game.Game.tree`."""
        return tree_of(self)


def new_game(
    players: int | Sequence[str] = 4,
    seed: int = 0,
    *,
    cards: CardSet | str | os.PathLike[str] = "reconstructed",
    start_player: int | None = None,
    law_split: Sequence[int] = RULED.law_split,
    cap_rule: str = RULED.cap_rule,
    stop_at_limit: bool = False,
    only_initial_ends: bool = False,
    move_any_time: bool = False,
) -> Game:
    """A new game, shuffled and dealt from its seed: the same seed gives the same cards (CG-11 to CG-14).

    ``players`` are 3 to 5 names, or how many there are. ``cards`` is a set of cards, the id of one that comes with the
    program, or the path of a file with one. ``start_player`` is the seat that begins, None to leave it to chance. The
    other options are those of `webpower.games.card_game.options.Options`. Raises RecordError for another number of
    players (CG-1), FileError for cards there are none of, and WrongValue for what can't be meant.
    """
    check_players_and_seed(players, seed)
    if not isinstance(cards, CardSet | str | os.PathLike):
        refuse_value("cards", "a set of cards, the id of one, or a path", cards)
    names = seat_names(players) if isinstance(players, int) and 0 <= players <= max(PLAYER_COUNTS) else players
    number = players if isinstance(players, int) else len(players)
    check_seats(number, PLAYER_COUNTS, "CG-1")
    if start_player is not None and (type(start_player) is not int or not 0 <= start_player < number):
        refuse_value("start_player", f"a seat from 0 to {number - 1}, or None", start_player)
    options = Options(tuple(law_split), cap_rule, stop_at_limit, only_initial_ends, move_any_time)
    setup = Setup(cards if isinstance(cards, CardSet) else load_cards(cards), options, number)
    assert not isinstance(names, int)
    return Game(setup, names, seed, shuffled_start(setup, SeededOutcomes(seed), start_player), start_player)


def shuffled_start(setup: Setup, outcomes: SeededOutcomes, start_player: int | None = None) -> Position:
    """The position that chance deals: first the land cards, then the law cards, then who begins."""
    layout = outcomes.order(0, range(SLOTS))
    laws = outcomes.order(1, setup.unshuffled_laws)
    begins = outcomes.order(2, range(setup.seats))[0]
    return deal(setup, layout, laws, begins if start_player is None else start_player)


def recorded_games() -> list[str]:
    """The names of the recorded games of the card game that come with the program, sorted."""
    from webpower.games.card_game.kind import CARD_GAME

    return CARD_GAME.recorded_games()


def recorded_game(name: str) -> Game:
    """A recorded game that comes with the program, its cursor at the end.

    Raises FileError for a name there is none of.
    """
    from webpower.games.card_game.kind import CARD_GAME

    game: Game = CARD_GAME.recorded_game(name)
    return game
