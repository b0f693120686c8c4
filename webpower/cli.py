"""The command line: play games, check records, score positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from webpower import __version__
from webpower.cli_app import serve_app
from webpower.cli_board import board
from webpower.cli_files import first_line, reading, status_of, writing
from webpower.cli_ladder import ladder
from webpower.cli_tournament import tournament
from webpower.engine.chance import derive_seed
from webpower.engine.errors import BadFile, WebpowerError
from webpower.engine.files import read_json, write_text
from webpower.engine.language import LANGUAGES, language
from webpower.engine.mistakes import said
from webpower.engine.players import Player, play_on
from webpower.engine.text import visible
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.board_file import load_board
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.options import VARIANTS
from webpower.games.power.players import PLAYERS, make_players
from webpower.games.power.position_file import score_position
from webpower.games.power.record_model import POSITION_FORMAT, WHOLE_POSITION_FORMAT
from webpower.games.power.result import final_entry
from webpower.games.power.scoring import Sheet, score
from webpower.games.power.scoring.sheet import FINAL
from webpower.games.power.text_form import sheet_text
from webpower.games.power.tree_file import read_game
from webpower.games.power.whole_file import read_whole


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="webpower")
@click.option("--language", "spoken", type=click.Choice(list(LANGUAGES)), help="Of pages, score sheets and refusals.")
def main(spoken: str | None) -> None:
    """Web of Power: play seeded games, check records, score positions, compare bots."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a console that lacks a letter of somebody's name shows its number
            stream.reconfigure(errors="backslashreplace")
    try:
        language(spoken)
    except WebpowerError as error:  # from the environment
        raise click.ClickException(str(error)) from None


main.add_command(board)
main.add_command(ladder)
main.add_command(tournament)
main.add_command(serve_app)


@main.command()
@click.option("--players", type=click.IntRange(min(PLAYER_COUNTS), max(PLAYER_COUNTS)), default=4, show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--variant", type=click.Choice(VARIANTS), default="standard", show_default=True)
@click.option("--vatican", is_flag=True, help="Play with the expansion.")
@click.option("--joker-own-country", is_flag=True, help="Let a joker pair pay in the countries it shows, too.")
@click.option("--bots", default="random", show_default=True, help=f"One for all or one a seat: {', '.join(PLAYERS)}.")
@click.option("--board", default="europe", show_default=True, help="The id of a board, or a board file.")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the records go.")
def simulate(players: int, games: int, seed: int, bots: str, out: Path, board: str, **options: Any) -> None:
    """Play seeded games between bots and write a record of each."""
    chosen = _bots(bots, players)
    with reading(board):
        options["board"] = load_board(board)
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            game = _played(chosen, derive_seed(seed, "game", number), options)
            game.save(out / f"game-{number:05}.json")
    click.echo(f"{games} {'game' if games == 1 else 'games'} in {out}")


def _bots(names: str, players: int) -> list[Player]:
    """The bots by name, one a seat."""
    try:
        return make_players(names.split(","), players)
    except WebpowerError as error:
        raise click.BadParameter(str(error), param_hint="'--bots'") from None


def _played(bots: Sequence[Player], seed: int, options: dict[str, Any]) -> Game:
    names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots)]
    game = new_game(names, seed, **options)
    play_on(game, bots, seed)
    return game


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--all", "every", is_flag=True, help="Every mistake of a file on a line of its own.")
def check(files: Sequence[Path], every: bool) -> None:
    """Replay records under the rules: legal throughout, result as written.

    Prints a line a file, with its first mistake.

    Exit status 0 if all are good, 1 if one breaks a rule or has a wrong result, 2 if one can't be
    read.
    """
    worst = 0
    for file in files:
        error = _mistakes_of(file)
        if error is None:
            click.echo(f"{visible(str(file))}: {said('file-ok').say(())}")
            continue
        click.echo("\n".join(error.lines if every else [first_line(error)]))
        worst = max(worst, status_of(error))
    sys.exit(worst)


def _mistakes_of(file: Path) -> BadFile | None:
    try:
        load_game(file)
    except BadFile as error:
        return error
    return None


@main.command()
@click.argument("file", metavar="GAME", type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The page to write.")
@click.option("--png", is_flag=True, help="Write an image of the page beside it, too.")
def report(file: Path, out: Path, png: bool) -> None:
    """Put a whole game on a page: the board at each scoring, the score over time, where the points came from.

    GAME is a record or a tree file. The page is one file of HTML that works without a network.
    """
    from webpower.games import read_game
    from webpower.show.browser import NoBrowser, page_image

    image = out.with_suffix(".png")
    with reading(file):
        game = read_game(read_json(file))
    with writing(out):
        write_text(out, game.kind.report(game).html())
    click.echo(f"the game is on {out}")
    if not png:
        return
    try:
        with writing(image):
            page_image(out, image)
    except NoBrowser as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"and as an image in {image}")


@main.command(name="score")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="As JSON instead of a table.")
def score_command(file: Path, as_json: bool) -> None:
    """Score a position, or the last position of a record, as if the game ended there."""
    with reading(file):
        names, scored, sheet = _scored(read_json(file))
    click.echo(json.dumps(scored, ensure_ascii=False) if as_json else sheet_text(sheet, names))


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
    scored = {"final": final_entry(position.setup, sheet), "totals": list(sheet.part(FINAL).totals())}
    if position.is_over:
        scored["scores"] = list(sheet.totals())
    return names, scored, sheet
