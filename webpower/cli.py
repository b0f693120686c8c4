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
from webpower.cli_games import any_bots, any_seats, of_a_game
from webpower.cli_ladder import ladder
from webpower.cli_tournament import tournament
from webpower.engine.chance import derive_seed
from webpower.engine.errors import BadFile, WebpowerError, WrongValue
from webpower.engine.files import read_json, write_text
from webpower.engine.game import Game
from webpower.engine.kind import Kind
from webpower.engine.language import LANGUAGES, language
from webpower.engine.mistakes import said
from webpower.engine.players import Player, play_on
from webpower.engine.text import visible
from webpower.games import kind_of, load_game, read_game


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="webpower")
@click.option("--language", "spoken", type=click.Choice(list(LANGUAGES)), help="Of pages, score sheets and refusals.")
def main(spoken: str | None) -> None:
    """Web of Power and the card game: play seeded games, check records, score positions, compare bots."""
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
@click.option("--players", type=any_seats(), default=4, show_default=True)
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--bots", default="random", show_default=True, help=f"One for all or one a seat: {any_bots()}.")
@of_a_game("players")
@click.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True, help="Where the records go.")
def simulate(kind: Kind, chosen: dict[str, Any], players: int, games: int, seed: int, bots: str, out: Path) -> None:
    """Play seeded games between bots and write a record of each."""
    seated = _bots(kind, bots, players)
    named = [chosen[choice.name] for choice in kind.choices if choice.read is str and choice.name in chosen]
    with reading(*named[:1]):
        options = kind.settled(chosen)
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
        for number in range(games):
            game = _played(kind, seated, derive_seed(seed, "game", number), options)
            game.save(out / f"game-{number:05}.json")
    click.echo(f"{games} {'game' if games == 1 else 'games'} in {out}")


def _bots(kind: Kind, names: str, players: int) -> list[Player]:
    """The bots by name, one a seat."""
    try:
        return kind.bots.make_all(names.split(","), players)
    except WebpowerError as error:
        raise click.BadParameter(str(error), param_hint="'--bots'") from None


def _played(kind: Kind, bots: Sequence[Player], seed: int, options: dict[str, Any]) -> Game[Any, Any]:
    names = [f"{bot.name} {seat}" for seat, bot in enumerate(bots)]
    try:
        game = kind.new_game(names, seed, **options)
    except WrongValue as error:
        raise click.UsageError(str(error)) from None
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
        data = read_json(file)
        scored = kind_of(data).score_file(data)
    click.echo(json.dumps(scored.entry, ensure_ascii=False) if as_json else scored.text)
