"""Where the package's data and rules pages lie."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_path(*parts: str) -> Path:
    """The file or folder of that name among the data that come with the package.

    An installed package carries its data inside; in a checkout they lie in ``data/`` beside the package.
    Raises FileNotFoundError, naming what was looked for and where, when it is in neither.

    >>> data_path("boards", "europe.json").name
    'europe.json'
    >>> data_path("boards", "atlantis.json")
    Traceback (most recent call last):
        ...
    FileNotFoundError: webpower has no data/boards/atlantis.json ...
    """
    places = (_PACKAGE / "data", _PACKAGE.parent / "data")
    for place in places:
        found = place.joinpath(*parts)
        if found.exists():
            return found
    wanted = "/".join(("data", *parts))
    raise FileNotFoundError(f"webpower has no {wanted} (looked in {places[0]} and {places[1]})")


RULE_PAGES = {"WP": "web-of-power", "CG": "card-game"}
"""By the letters that the ids of rules begin with: the game whose rules they are, by which its page is called."""


def game_of(rule: str) -> str:
    """The game that a rule belongs to, by its id. Raises KeyError for letters that stand for none.

    >>> game_of("WP-18"), game_of("CG-20")
    ('web-of-power', 'card-game')
    """
    return RULE_PAGES[rule.partition("-")[0]]


def rules_page(game: str, language: str = "en") -> str:
    """The name of the page with the rules of a game in a language.

    >>> rules_page("web-of-power"), rules_page("web-of-power", "de")
    ('web-of-power.md', 'web-of-power.de.md')
    """
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def rules_path(game: str, language: str = "en") -> Path:
    """The page with the rules of a game, such as ``web-of-power``, which is part of the documentation.

    An installed package carries the page among its data. Raises FileNotFoundError when there is none.
    """
    for folder in (_PACKAGE / "data" / "rules", _PACKAGE.parent / "docs" / "rules"):
        page = folder / rules_page(game, language)
        if page.is_file():
            return page
    raise FileNotFoundError(f"webpower has no rules page for {game} in {language!r}")
