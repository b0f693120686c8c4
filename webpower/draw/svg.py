"""A scene as SVG text. The same scene gives the same text, everywhere."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping

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

    JupyterLab shows it in notebooks of strangers as well, where it refuses pieces of SVG.

    >>> to_img(Scene(40, 30, "A dot", "One dot."))[:36]
    '<img src="data:image/svg+xml;base64,'
    """
    data = base64.b64encode(to_svg(scene).encode()).decode()
    words = escape(f"{scene.title}. {scene.description}")
    return f'<img src="data:image/svg+xml;base64,{data}" width="{scene.width}" style="max-width:100%" alt="{words}">'


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
        start = f"<{mark.tag}{_attributes({'data-id': mark.id, **mark.attrs, **words})}"
        content = title + escape(mark.text)
        yield f"{start}>{content}</{mark.tag}>" if content else f"{start}/>"


def _attributes(attrs: Mapping[str, Value]) -> str:
    # A line break in an attribute would be read as a space.
    written = ((name, escape(str(value)).replace("\n", "&#10;").replace("\t", "&#9;")) for name, value in attrs.items())
    return "".join(f' {name}="{value}"' for name, value in written)
