"""The pages that need no kernel: what there is, the rules, the question for the token, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from webpower.app.words import say
from webpower.draw.html import FADED, rules_address
from webpower.draw.page import page
from webpower.engine.language import language
from webpower.games import kinds
from webpower.resources import RULE_PAGES, rules_path

PAGES = ("play", "step", "gallery", "demos", "rules")
"""The names of the pages in the catalogue."""

GAMES = tuple(RULE_PAGES.values())
"""The games that have a page with their rules; the way around leads to the first, and from there to the others."""

STYLE = """
.webpower-nav { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; padding: 0 0 8px;
                border-bottom: 1px solid rgba(120, 120, 120, .4); font: 16px/1.5 system-ui, sans-serif; }
.webpower-nav a { color: var(--jp-content-link-color); text-decoration: none; }
.webpower-nav a:hover, .webpower-nav a:focus-visible { text-decoration: underline; }
.webpower-nav a:first-child { font-weight: bold; color: inherit; }
.webpower-nav a[aria-current] { color: inherit; text-decoration: underline; text-underline-offset: 4px; }
a { color: var(--jp-content-link-color); }
"""


def rules(game: str = GAMES[0]) -> str:
    """Where the links of tables and steppers to the rules of a game lead, from any page of the app."""
    return rules_address(game).removeprefix("../")


def address(name: str) -> str:
    """The address of one of `PAGES`, from that of the start page."""
    return rules() if name == "rules" else name


def nav(base: str, here: str = "") -> str:
    """The way around, at the top of a page: ``base`` is the address of the start page, ``here`` one of `PAGES`."""
    links = [f'<a href="{base}">{escape(say("nav-start"))}</a>']
    for name in PAGES:
        current = ' aria-current="page"' if name == here else ""
        links.append(f'<a href="{base}{address(name)}"{current}>{escape(say(f"nav-{name}"))}</a>')
    return f'<style>{STYLE}</style><nav class="webpower-nav">{"".join(links)}</nav>'


def start_page(base: str) -> str:
    """What there is: the games, and the pages."""
    games = []
    for kind in kinds():
        game, its_rules = escape(kind.say("game-name")), escape(say("nav-rules"))
        link = f'<a href="{base}{rules(kind.id)}" aria-label="{its_rules}: {game}">{its_rules}</a>'
        games.append(f"<li><b>{game}</b>: {escape(kind.say('game-about'))} {link}</li>")
    items = []
    for name in PAGES:
        head = f'<a href="{base}{address(name)}">{escape(say(f"nav-{name}"))}</a>'
        items.append(f"<h2>{head}</h2><p>{escape(say(f'nav-{name}-about'))}</p>")
    about = [f'<p style="{FADED}">{escape(kind.say("game-credits"))}</p>' for kind in kinds()]
    top = [nav(base), f"<h1>{escape(say('nav-start'))}</h1>", f"<ul>{''.join(games)}</ul>"]
    return page(say("nav-start"), [*top, *items, *about])


def rules_page(base: str, game: str = GAMES[0]) -> str:
    """The rules of a game, with a place to lead to for each, and the way to the other games' rules."""
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    read = MarkdownWithMath(renderer=IPythonRenderer(escape=False, exclude_anchor_links=True))
    games = among_games(base, say("nav-rules"), [(_title(other), rules(other)) for other in GAMES], rules(game))
    return page(_title(game), [nav(base, "rules"), games, read.render(_text(game))])


def rules_pages() -> dict[str, Callable[[str], str]]:
    """By its address, what makes the page with the rules of each game."""
    return {rules(game): partial(rules_page, game=game) for game in GAMES}


def among_games(base: str, label: str, pages: Sequence[tuple[str, str]], here: str) -> str:
    """Links from a page about a game to those about the others: their titles and addresses, and the one ``here``."""
    links = [
        f"<b>{escape(title)}</b>" if address == here else f'<a href="{base}{address}">{escape(title)}</a>'
        for title, address in pages
    ]
    return f'<nav aria-label="{escape(label)}" style="margin-top:8px">{" · ".join(links)}</nav>'


def _title(game: str) -> str:
    """What the page with a game's rules is headed by."""
    return _text(game).partition("\n")[0].removeprefix("# ")


def _text(game: str) -> str:
    return rules_path(game, language()).read_text(encoding="utf8")


def token_page(base: str) -> str:
    """The question for the token."""
    form = (
        f'<form action="{base}"><input name="token" size="40" autocomplete="off" required '
        f'aria-label="{escape(say("token-title"))}"> <button>{escape(say("token-open"))}</button></form>'
    )
    title = escape(say("token-title"))
    return page(say("token-title"), [f"<h1>{title}</h1>", f"<p>{escape(say('token-about'))}</p>", form])


def sorry_page(base: str, status: int) -> str:
    """What went wrong, by the status of the answer."""
    known = {404: "sorry-404", 503: "sorry-503"}
    sentence = say(known[status]) if status in known else say("sorry", status=str(status))
    return page(say("nav-start"), [nav(base), f"<p>{escape(sentence)}</p>"])
