"""A scene as SVG text. The same scene gives the same text, everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from urllib.parse import quote

from webpower.draw.scene import Mark, Scene, Value

NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML file may hold, not even escaped. A player's name may."""


def to_svg(scene: Scene) -> str:
    """The scene as an SVG image that shrinks with the page it stands on.

    The marks' ids stand in ``data-id``, so the same picture may stand on a page twice.

    >>> print(to_svg(Scene(40, 30, "A dot", "One dot.", (Mark("dot", "circle", {"r": 2}, label="<Ada>"),))))
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30" \
style="max-width:100%;height:auto" role="img" aria-label="A dot">
    <title>A dot</title>
    <desc>One dot.</desc>
    <circle data-id="dot" r="2" role="img" aria-label="&lt;Ada&gt;"><title>&lt;Ada&gt;</title></circle>
    </svg>
    """
    size: dict[str, Value] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"0 0 {scene.width} {scene.height}",
        "width": scene.width,
        "height": scene.height,
        "style": "max-width:100%;height:auto",
    }
    return "\n".join(
        [
            f"<svg{_attributes(size | {'role': 'img', 'aria-label': scene.title})}>",
            f"<title>{escape(scene.title)}</title>",
            f"<desc>{escape(scene.description)}</desc>",
            *_elements(scene.marks),
            "</svg>",
        ]
    )


def to_img(scene: Scene) -> str:
    """The scene as an image in HTML that shrinks with the page: what a notebook shows and stores.

    JupyterLab shows it in notebooks of strangers as well, where it refuses pieces of SVG. Nobody can point at a part of
    an image, so it is written without what is for pointing, and takes a third of the room.

    >>> to_img(Scene(40, 30, "A dot", "One dot."))[:32]
    '<img src="data:image/svg+xml,%3C'
    """
    words = escape(f"{scene.title}. {scene.description}")
    data = quote(_plain(scene), safe=UNQUOTED)
    return f'<img src="data:image/svg+xml,{data}" width="{scene.width}" style="max-width:100%" alt="{words}">'


UNQUOTED = " !$'()*+,-./:;=?@_~"
"""What may stand as it is in the address of an image, in double quotes."""

LOOKS = {
    **dict.fromkeys(("fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-opacity", "stroke-dasharray"), ""),
    **dict.fromkeys(("font-family", "font-weight", "text-anchor", "paint-order"), ""),
    "font-size": "px",
}
"""Attributes of a mark that a class of the image can have as well, each with the unit that it takes there."""

LOOK = re.compile("[\\w #%.,'-]+")
LONG_NUMBER = re.compile(r"-?\d+\.\d\d+")


def _plain(scene: Scene) -> str:
    """The picture alone, in few words: looks that marks share are written once, and numbers to a tenth of a pixel."""
    classes: dict[str, str] = {}
    drawn = []
    for mark in scene.marks:
        looks = {name: value for name, value in mark.attrs.items() if name in LOOKS and LOOK.fullmatch(str(value))}
        told = ";".join(f"{name}:{value}{LOOKS[name]}" for name, value in looks.items())
        attrs: dict[str, Value] = {"class": classes.setdefault(told, f"c{len(classes)}")}
        for name, value in mark.attrs.items():
            if name not in looks and name != "pointer-events":
                attrs[name] = LONG_NUMBER.sub(_tenth, str(value))
        drawn.append(_element(mark.tag, attrs, escape(mark.text), "'"))
    style = "".join(f".{name}{{{looks}}}" for looks, name in classes.items())
    size: dict[str, Value] = {"viewBox": f"0 0 {scene.width} {scene.height}"}
    size |= {"xmlns": "http://www.w3.org/2000/svg", "width": scene.width, "height": scene.height}
    return _element("svg", size, f"<style>{style}</style>{''.join(drawn)}", "'")


def _tenth(number: re.Match[str]) -> str:
    return f"{float(number[0]):.1f}".removesuffix(".0")


def escape(text: str) -> str:
    """The text as it may stand in XML, between tags or in double quotes. What XML can't hold becomes U+FFFD.

    >>> escape('a < "b" & c')
    'a &lt; &quot;b&quot; &amp; c'
    """
    text = NOT_IN_XML.sub("\ufffd", text)
    for character, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("\r", "&#13;")):
        text = text.replace(character, entity)
    return text


def _elements(marks: tuple[Mark, ...]) -> Iterator[str]:
    for mark in marks:
        words: dict[str, Value] = {"role": "img", "aria-label": mark.label} if mark.label else {}
        title = f"<title>{escape(mark.label)}</title>" if mark.label else ""
        yield _element(mark.tag, {"data-id": mark.id, **mark.attrs, **words}, title + escape(mark.text))


def _element(tag: str, attrs: Mapping[str, Value], content: str, quotes: str = '"') -> str:
    start = f"<{tag}{_attributes(attrs, quotes)}"
    return f"{start}>{content}</{tag}>" if content else f"{start}/>"


def _attributes(attrs: Mapping[str, Value], quotes: str = '"') -> str:
    return "".join(f" {name}={quotes}{_attribute(str(value))}{quotes}" for name, value in attrs.items())


def _attribute(value: str) -> str:
    # A line break in an attribute would be read as a space.
    return escape(value).replace("'", "&#39;").replace("\n", "&#10;").replace("\t", "&#9;")
