"""Pictures of the folder ``assets`` as an artist drew them, in the colours of the moment."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import asdict
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from handfoot_gui.assets import asset_path
from handfoot_gui.ui.art.palette import Inks

_LARGE: Final = 2000
"""Length of a file from which a picture counts as large: figures, aces, backs."""
_FALLBACK: Final = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<path fill="none" stroke="#808080" stroke-width="8" d="M8 8 H92 V92 H8 Z L92 92 M92 8 L8 92"/>
</svg>"""
"""A crossed box, where a file is missing or damaged."""


def drawing(name: str, inks: Inks) -> QSvgRenderer:
    """The picture ``assets/<name>.svg`` with its classes in those colours, read when first asked.

    A class paints areas, the same with ``-line`` behind it lines. In place of a file that cannot
    be drawn stands a crossed box, and the log says so once.
    """
    return (_large if len(source(name)) >= _LARGE else _small)(name, inks)


# Ranks, signs and icons are drawn again and again; they take some 10 KiB each.
@lru_cache(maxsize=112)
def _small(name: str, inks: Inks) -> QSvgRenderer:
    return _drawing(name, inks)


# These take 100 KiB and go into the atlas once for every size.
@lru_cache(maxsize=4)
def _large(name: str, inks: Inks) -> QSvgRenderer:
    return _drawing(name, inks)


def _drawing(name: str, inks: Inks) -> QSvgRenderer:
    # The last rule counts, so the file's own colours stay where none is given.
    text = _in_rules(name).replace("</style>", f"{_rules(inks)}</style>", 1)
    made = QSvgRenderer(text.encode())
    if not made.isValid():
        _tell(name, "it is no SVG picture")
        made.load(_FALLBACK.encode())
    return made


@cache
def source(name: str) -> str:
    """The text of the file, read once for all colours."""
    try:
        return asset_path(f"{name}.svg").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        _tell(name, str(fault))
        return _FALLBACK


@cache
def _in_rules(name: str) -> str:
    """The text of the file, with the widths and ends of lines and what is filled in rules, too.

    Before Qt 6.10 what has a class with a colour and such an attribute of its own has no colour.
    """
    names: dict[str, str] = {}

    def in_classes(found: re.Match[str]) -> str:
        element = found[0]
        for kind, value in re.findall(r' ((?:stroke|fill)-[a-z]+)="([^"]*)"', element):
            own = names.setdefault(f"{kind}:{value}", f"shape{len(names)}")
            element = element.replace(f' {kind}="{value}"', "", 1)
            element = element.replace('class="', f'class="{own} ', 1)
        return element

    text = re.sub(r'<[a-z]+ [^>]*class="[^>]*>', in_classes, source(name))
    rules = "".join(f".{own}{{{rule}}}" for rule, own in names.items())
    return text.replace("</style>", f"{rules}</style>", 1)


def painted(size: QSize, dpr: float, paint: Callable[[QPainter], object]) -> QPixmap:
    """What *paint* leaves on an empty picture of *size* device pixels, *dpr* to a pixel."""
    picture = QPixmap(size.expandedTo(QSize(1, 1)))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return picture


def paint(painter: QPainter, name: str, rect: QRectF, inks: Inks) -> None:
    """Paint a picture so that it fills *rect*."""
    drawing(name, inks).render(painter, rect)


def forget() -> None:
    """Keep no picture; they are read anew when asked for."""
    for kept in (source, _in_rules, _small, _large):
        kept.cache_clear()


def width_at(height: float, name: str, inks: Inks) -> float:
    """How wide a picture of that height is when it keeps its shape."""
    box = drawing(name, inks).viewBoxF()
    return height * box.width() / box.height()


def _rules(inks: Inks) -> str:
    """The colours as rules of a style sheet."""
    return "".join(
        f".{part}{{fill:{colour}}}.{part}-line{{stroke:{colour}}}"
        for part, colour in asdict(inks).items()
        if colour
    )


@cache
def _tell(name: str, fault: str) -> None:
    """One line in the log, however often and in however many colours the picture is asked for."""
    logging.getLogger(__name__).warning("The picture %s cannot be drawn: %s", name, fault)
