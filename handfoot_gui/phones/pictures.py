"""Drawn pictures of the assets as one SVG file of symbols, which a page paints in its colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final
from xml.etree import ElementTree

from handfoot_gui.assets import asset_path
from handfoot_gui.core.preferences import CardBack

_SVG: Final = "http://www.w3.org/2000/svg"
_LINK: Final = "{http://www.w3.org/1999/xlink}href"
_RULE: Final = re.compile(r"\.([\w-]+)\s*\{\s*(fill|stroke)\s*:\s*([^;}\s]+)\s*;?\s*\}")


@cache
def cards(back: CardBack = CardBack.SUITS) -> bytes:
    """All that faces are made of, the *back* of the cards, the shapes of the sides, and the sign of
    a phone that is not connected.

    The symbol of `cards/ranks/10` is called "ranks-10", that of a back "back".
    """
    names = {
        f"{folder}-{path.stem}": f"cards/{folder}/{path.stem}"
        for folder in ("ranks", "signs", "figures")
        for path in sorted(asset_path(f"cards/{folder}").glob("*.svg"))
    }
    names["back"] = f"backs/{back.value}"
    shapes = sorted(asset_path("icons").glob("side-*.svg"))
    signs = ("phone-off", *(path.stem for path in shapes))
    return _sprite(names | {sign: f"icons/{sign}" for sign in signs})


@cache
def portraits() -> bytes:
    """The portraits; that of the cat is called "portrait-cat"."""
    paths = sorted(asset_path("portraits").glob("*.svg"))
    return _sprite({f"portrait-{path.stem}": f"portraits/{path.stem}" for path in paths})


def _sprite(names: Mapping[str, str]) -> bytes:
    """An SVG picture with a symbol for each asset, by the name of the symbol."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.Element(f"{{{_SVG}}}svg")
    root.extend(_symbols(names))
    text = ElementTree.tostring(root, encoding="unicode")
    return re.sub(r"\s+", " ", text).replace("> <", "><").encode()


def _symbols(names: Mapping[str, str]) -> Iterable[ElementTree.Element]:
    for name, asset in names.items():
        drawn = ElementTree.fromstring(asset_path(f"{asset}.svg").read_text("utf-8"))
        for style in drawn.findall(f"{{{_SVG}}}style"):
            _colour(drawn, style.text or "")
            drawn.remove(style)
        drawn.tag = f"{{{_SVG}}}symbol"
        _keep_apart(drawn, name)
        drawn.set("id", name)
        yield drawn


def _colour(drawn: ElementTree.Element, rules: str) -> None:
    """The colours of the style become attributes, which a rule of the page overrides: a page that
    allows no foreign styles would leave them out."""
    colours = {part: (kind, colour) for part, kind, colour in _RULE.findall(rules)}
    for element in drawn.iter():
        for part in element.get("class", "").split():
            if part in colours:
                element.set(*colours[part])


def _keep_apart(drawn: ElementTree.Element, name: str) -> None:
    """Parts that are drawn twice have names of their own in every symbol."""
    for element in drawn.iter():
        if "id" in element.attrib:
            element.set("id", f"{name}-{element.get('id')}")
        link = element.attrib.pop(_LINK, None) or element.get("href")
        if link is not None:
            element.set("href", f"#{name}-{link.removeprefix('#')}")
