"""Our own pages: the start page in every language, the rules, and the page that opens straight into the table."""

from __future__ import annotations

import json
import re
import shutil
from html import escape
from pathlib import Path

from webpower.draw.html import FADED
from webpower.draw.page import page
from webpower.engine.files import write_text
from webpower.engine.language import LANGUAGES, language, spoken
from webpower.engine.messages import catalogue_text
from webpower.resources import RULE_PAGES, rules_page, rules_path
from webpower.site.parts import HERE
from webpower.site.words import TEXTS, say

BROWSER = HERE / "browser"
STARTERS = "static/start"
"""Where our scripts and styles lie in the site."""

LESSONS = 14
NOTEBOOKS = 8
MEGABYTE = 10**6
FURNITURE = 13 * MEGABYTE
"""What of JupyterLab itself a browser fetches for a first notebook."""

PYTHON_FILES = ("library.bin", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide.asm.mjs")

STYLE = """
main { max-width: 860px; }
.top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 8px 24px; align-items: baseline; }
.play { display: inline-block; margin: .6em 0; padding: .5em 1.4em; border-radius: 6px; font-size: 22px;
        font-weight: bold; background: #1a6fb5; color: #ffffff; text-decoration: none; }
.play:hover, .play:focus-visible { background: #12507f; }
a { color: var(--jp-content-link-color); }
ol, ul { padding-left: 1.6em; }
li { margin: .35em 0; }
li a { font-weight: bold; }
.faded { color: var(--jp-ui-font-color2); }
"""

TO_ONES_LANGUAGE = """
<script>
if (!location.hash) {
  const mine = navigator.languages.map((name) => name.slice(0, 2)).find((name) => ["en", "de", "it"].includes(name));
  if (mine && mine !== "en") location.replace(`index.${mine}.html`);
}
</script>
"""
"""On the English page, which is the first to be seen: whoever did not choose it reads his own language."""


def write_pages(site: Path) -> None:
    """Write our pages into a site that JupyterLite has built, and let its pages say how far they are."""
    _write_starters(site / STARTERS)
    _write_play_page(site)
    for app in ("lab", "notebooks"):
        _let_wait(site / app / "index.html", app)
    for name in LANGUAGES:
        with spoken(name):
            write_text(site / start_page(name), _start_page(site))
            for game in RULE_PAGES.values():
                _write_rules(site, game)
    shutil.copy(HERE / "serve.py", site)
    shutil.rmtree(site / "repl")


def start_page(name: str) -> str:
    """The name of the start page in a language.

    >>> start_page("en"), start_page("de")
    ('index.html', 'index.de.html')
    """
    return "index.html" if name == "en" else f"index.{name}.html"


def notebook_address(name: str, speaking: str) -> str:
    """Where a notebook opens, from the start page.

    >>> notebook_address("04_play.ipynb", "de")
    'notebooks/index.html?path=notebooks/04_play.ipynb&lang=de'
    """
    return f"notebooks/index.html?path=notebooks/{name}&lang={speaking}"


def numbered_notebooks(folder: Path, speaking: str) -> tuple[list[Path], list[Path]]:
    """The lessons and the other notebooks of a folder, by their numbers; a lesson in a language where there is one."""
    lessons = [_edition(folder, number, speaking) for number in range(1, LESSONS + 1)]
    others = [next(iter(sorted(folder.glob(f"{number:02}_*.ipynb")))) for number in range(1, NOTEBOOKS + 1)]
    return lessons, others


def _edition(folder: Path, number: int, speaking: str) -> Path:
    editions = sorted(folder.glob(f"lesson_{number}_*.ipynb"), key=lambda path: len(path.name))
    return next((path for path in editions if path.stem.endswith(f"_{speaking}")), editions[0])


def _write_starters(place: Path) -> None:
    """The scripts and styles that pages have in common."""
    place.mkdir(parents=True)
    words = {}
    for name in LANGUAGES:
        with spoken(name):
            ids = re.findall(r"^(wait-[\w-]+|site-title|play-title) =", catalogue_text(TEXTS, name), re.MULTILINE)
            words[name] = {id: say(id) for id in ids}
    script = (BROWSER / "waiting.js").read_text(encoding="utf8")
    text = f"const WORDS = {json.dumps(words, ensure_ascii=False)};\n{script}"
    write_text(place / "waiting.js", text)
    for style in ("waiting.css", "play.css"):
        shutil.copy(BROWSER / style, place)


def _write_play_page(site: Path) -> None:
    """The page with the table: JupyterLab's console in an empty room."""
    shutil.copytree(site / "repl", site / "play")
    _let_wait(site / "play" / "index.html", "play", '<link rel="stylesheet" href="../static/start/play.css">')


def _let_wait(path: Path, app: str, more: str = "") -> None:
    """Let a page of JupyterLab say how far it is."""
    ours = (
        f'<meta charset="utf-8"><link rel="icon" href="data:,">'
        f'<link rel="stylesheet" href="../{STARTERS}/waiting.css">{more}'
        f'<script src="../{STARTERS}/waiting.js" data-page="{app}"></script>'
    )
    html = path.read_text(encoding="utf8")
    assert html.count("<head>") == 1, path
    write_text(path, html.replace("<head>", f"<head>\n{ours}"))


def _start_page(site: Path) -> str:
    """The start page in the language that is spoken."""
    here = language()
    lessons, others = numbered_notebooks(site / "files" / "notebooks", here)
    others_spoken = " · ".join(
        f"<b>{own}</b>" if name == here else f'<a href="{start_page(name)}#{name}" lang="{name}">{own}</a>'
        for name, own in LANGUAGES.items()
    )
    body = [
        f"{JUPYTER}<style>{STYLE}</style>{TO_ONES_LANGUAGE if here == 'en' else ''}",
        f'<main><div class="top"><h1>{_said("site-title")}</h1><nav>{others_spoken}</nav></div>',
        f"<p>{_said('about')}</p>",
        f'<a class="play" href="play/index.html?lang={here}">{_said("play-now")}</a>',
        f'<p class="faded">{_said("play-about")}</p>',
        f"<h2>{_said('lessons')}</h2><p>{_said('lessons-about')}</p>",
        f"<ol>{''.join(_item(path, f'lesson-{number}') for number, path in enumerate(lessons, 1))}</ol>",
        f"<h2>{_said('others')}</h2>",
        f"<ul>{''.join(_item(path, f'notebook-{number}') for number, path in enumerate(others, 1))}</ul>",
        f"<h2>{_said('rules')}</h2><ul>{''.join(_rules_item(game) for game in RULE_PAGES.values())}</ul>",
        f"<h2>{_said('expect')}</h2><ul>",
        *(f"<li>{_said(id, megabytes=_megabytes(site))}</li>" for id in EXPECT),
        f'</ul><p><a href="lab/index.html?lang={here}">{_said("lab")}</a></p>',
        f'<p style="{FADED}">{_said("owner")}</p></main>',
    ]
    return page(say("site-title"), body).replace("</head>", '<link rel="icon" href="data:,"></head>')


JUPYTER = '<script id="jupyter-config-data" type="application/json">{}</script>'
"""Without it JupyterLab's pages, which look for settings here too, do not start."""

EXPECT = ("expect-size", "expect-time", "expect-kept", "expect-alone", "expect-not")


def _megabytes(site: Path) -> int:
    """What comes over the network at the first visit, to the next five megabytes."""
    python = sum((site / "static/python" / name).stat().st_size for name in PYTHON_FILES)
    return 5 * -(-(python + FURNITURE) // (5 * MEGABYTE))


def _item(path: Path, id: str) -> str:
    """A notebook, what it is about, and its language if it is another one."""
    other = language() != "en" and not path.stem.endswith(f"_{language()}")
    told = f' <span class="faded">({_said("in-english")})</span>' if other else ""
    head = f'<a href="{escape(notebook_address(path.name, language()))}">{_said(id)}</a>'
    return f"<li>{head}{told}<br>{_said(f'{id}-about')}</li>"


def _rules_item(game: str) -> str:
    title = rules_path(game, language()).read_text(encoding="utf8").partition("\n")[0].removeprefix("# ")
    return f'<li><a href="docs/rules/{rules_page(game, language())}/index.html">{escape(title)}</a></li>'


def _write_rules(site: Path, game: str) -> None:
    """The rules of a game where all links lead: at the address of the file that they are written in."""
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    text = rules_path(game, language()).read_text(encoding="utf8")
    read = MarkdownWithMath(renderer=IPythonRenderer(escape=False, exclude_anchor_links=True))
    back = f'<p><a href="../../../{start_page(language())}#{language()}">{_said("site-title")}</a></p>'
    folder = site / "docs" / "rules" / rules_page(game, language())
    folder.mkdir(parents=True)
    title = text.partition("\n")[0].removeprefix("# ")
    write_text(folder / "index.html", page(title, [back, read.render(_LINK.sub(_moved, text))]))


_LINK = re.compile(r"\[([^\]]*)\]\(([\w./-]+\.md)(#[\w-]*)?\)")
"""A link to another page of the documentation."""


def _moved(link: re.Match[str]) -> str:
    """A link in the rules as it is where they lie now: a folder deeper. Of what is not in the site, only the words."""
    words, path, place = link.groups(default="")
    return f"[{words}](../{path}/index.html{place})" if "/" not in path else words


def _said(id: str, **values: int) -> str:
    return escape(say(id, **values))
