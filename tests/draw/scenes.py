"""Scenes for the tests: made up by Hypothesis, and one as large as a real board."""

from hypothesis import strategies as st

from webpower.draw.scene import TAGS, Mark, Scene

NAMES = [f"m{number}" for number in range(8)]
WORDS = st.text(st.characters(codec="utf-8"), max_size=12)
VALUES = st.one_of(WORDS, st.integers(-999, 999), st.floats(-999, 999))
ATTRS = st.dictionaries(
    st.sampled_from(["fill", "stroke-width", "cx", "cy", "points", "textLength"]), VALUES, max_size=4
)


@st.composite
def marks(draw, name):
    tag = draw(st.sampled_from(sorted(TAGS)))
    label = draw(WORDS)
    return Mark(
        name,
        tag,
        draw(ATTRS),
        text=draw(WORDS) if tag == "text" else "",
        label=label,
        button=bool(label) and draw(st.booleans()),
    )


@st.composite
def scenes(draw):
    names = draw(st.lists(st.sampled_from(NAMES), unique=True))
    size = st.one_of(st.integers(1, 2000), st.floats(1, 2000))
    description = "\n".join(draw(st.lists(WORDS, max_size=4)))
    return Scene(draw(size), draw(size), draw(WORDS), description, tuple(draw(marks(name)) for name in names))


def big_scene(filled=0):
    """54 sites on 64 lines, of which ``filled`` hold a piece."""
    lines = [
        Mark(f"road/{n}", "line", {"x1": n, "y1": 2 * n, "x2": n + 40, "y2": 90, "stroke": "#333"}) for n in range(64)
    ]
    sites = [
        Mark(
            f"site/{n}",
            "circle",
            {"cx": 20 * (n % 9), "cy": 20 * (n // 9), "r": 7, "fill": "#009e73" if n < filled else "#ffffff"},
            label=f"Site {n}, {'taken' if n < filled else 'empty'}",
            button=n >= filled,
        )
        for n in range(54)
    ]
    names = [Mark(f"name/{n}", "text", {"x": 20 * (n % 9), "y": 20 * (n // 9)}, text=f"Site {n}") for n in range(54)]
    return Scene(200, 140, "A board", f"{filled} of 54 sites are taken.", (*lines, *sites, *names))
