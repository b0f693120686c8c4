"""Editions of lessons in other languages: the same cells with the same code, and links that lead to that language."""

from itertools import zip_longest
from pathlib import Path

import nbformat
import pytest
from nbformat import NotebookNode

from tests.docs.pages import EDITION, LINK, NOTEBOOKS, editions
from webpower.engine.language import LANGUAGES

EDITIONS = editions()


@pytest.fixture(params=EDITIONS, ids=lambda path: path.name)
def edition(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def language(edition: Path) -> str:
    """The language that the name of an edition ends with."""
    found = EDITION.search(edition.name)
    assert found is not None
    return found[1]


def in_english(edition: Path) -> Path:
    """The lesson that it is an edition of."""
    return NOTEBOOKS / EDITION.sub(".ipynb", edition.name)


def cells(notebook: Path) -> list[NotebookNode]:
    """The cells of a notebook, in order."""
    return list(nbformat.read(notebook, as_version=4).cells)


def pairs(edition: Path) -> list[tuple[NotebookNode, NotebookNode]]:
    """Each cell of the English lesson with that of the edition."""
    return list(zip(cells(in_english(edition)), cells(edition), strict=True))


def led(link: str, to: str) -> str:
    """Where a link of the English lesson leads in an edition: to the same page in that language, if there is one."""
    page, anchor, place = link.partition("#")
    path = Path(page)
    rules = path.suffix == ".md"
    there = path.with_name(f"{path.stem}.{to}.md" if rules else f"{path.stem}_{to}.ipynb")
    return f"{there}{anchor}{place}" if (NOTEBOOKS / there).exists() else link


def test_there_are_editions():
    assert {language(edition) for edition in EDITIONS} == set(LANGUAGES) - {"en"}


def test_it_has_the_same_cells(edition: Path):
    def kinds(notebook: Path) -> list[tuple[str, object]]:
        return [(cell.cell_type, cell.metadata) for cell in cells(notebook)]

    assert kinds(edition) == kinds(in_english(edition))


def test_its_code_is_the_same_but_for_the_language(edition: Path):
    spoken = f'webpower.language("{language(edition)}")'
    code = [(english.source, cell.source) for english, cell in pairs(edition) if cell.cell_type == "code"]
    first, *others = code
    lines = first[1].splitlines()
    assert lines.index(spoken) == max(number for number, line in enumerate(lines) if "import " in line) + 2
    assert [line for line in lines if line != spoken] == first[0].splitlines()
    for english, same in others:
        assert same == english


def test_its_prose_is_in_its_language(edition: Path):
    for english, cell in pairs(edition):
        if cell.cell_type == "markdown":
            there, here = (
                {line.strip() for line in one.source.splitlines() if any(map(str.isalpha, line))}
                for one in (english, cell)
            )
            assert not there & here


def test_its_links_lead_to_pages_in_its_language(edition: Path):
    for english, cell in pairs(edition):
        wanted = [led(link, language(edition)) for link in LINK.findall(english.source)]
        for found, expected in zip_longest(sorted(LINK.findall(cell.source)), sorted(wanted)):
            assert found == expected
