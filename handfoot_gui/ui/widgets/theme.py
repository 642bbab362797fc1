"""Colours, fonts and sizes of the whole program, in three themes."""

from __future__ import annotations

import math
from enum import Enum, StrEnum, auto
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QFont

from handfoot_gui.core import preferences
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.art.palette import (
    BackDesign,
    CardDesign,
    CardStyle,
    CardTheme,
    SuitColours,
    SuitSigns,
)
from handfoot_gui.ui.widgets.table_colours import CLEARER_REFUSED, TABLE_COLOURS


class Shape(StrEnum):
    """The outline that stands for a side wherever its colour does."""

    CIRCLE = "circle"
    SQUARE = "square"
    HEXAGON = "hexagon"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    PENTAGON = "pentagon"


class SideMark(Struct, frozen=True):
    """How one side is marked; colours are ``#RRGGBB``."""

    shape: Shape
    table: str
    """On the table: large, filled, with the initial in it."""
    chrome: str
    """On bars and pages: a small marker, a line of the chart."""


class Theme(Struct, frozen=True):
    """One set of colours; every colour is ``#RRGGBB``, ready for ``QColor(...)``."""

    name: preferences.Theme
    is_dark: bool
    table: str
    zone: str
    zone_line: str | None
    """Line around zones, seats and the strip; None where the fill is enough."""
    on: str
    on2: str
    chrome: str
    chrome2: str
    line: str
    """Hairline between things that do not depend on it."""
    field_line: str
    """Edge of a field to type or choose in."""
    text: str
    text2: str
    link: str
    accent: str
    on_accent: str
    best: str
    possible: str
    refused: str
    on_refused: str
    warn: str
    new: str
    on_new: str
    new_line: str
    face: str
    edge: str
    focus_outer: str
    """Outer line of a focus ring on the table, 6 off."""
    focus_inner: str
    """Inner line of a focus ring on the table, 3 off."""
    focus: str
    """Focus ring on chrome, 3 wide, 2 off."""
    avatar_text: str
    """The initial inside a side's shape."""
    sides: tuple[SideMark, ...]
    """By side number; six for a table where everybody plays alone."""


def _sides(table: str, chrome: str) -> tuple[SideMark, ...]:
    """Marks from the colours of all shapes in order, on the table and on chrome."""
    return tuple(map(SideMark, Shape, table.split(), chrome.split()))


LIGHT: Final = Theme(
    name=preferences.Theme.LIGHT,
    is_dark=False,
    table="#2F5D4F",
    zone="#27503F",
    zone_line=None,
    on="#F8F3E7",
    on2="#CFDCD2",
    chrome="#FBF7EE",
    chrome2="#F2EBDC",
    line="#D8CDB8",
    field_line="#8A8170",
    text="#22282B",
    text2="#595E59",
    link="#1F5A48",
    accent="#E9B44C",
    on_accent="#22282B",
    best="#FFD469",
    possible="#F8F3E7",
    refused="#FFB09C",
    on_refused="#22282B",
    warn="#A8321F",
    new="#2459A6",
    on_new="#FFFFFF",
    new_line="#F8F3E7",
    face="#FFFDF7",
    edge="#928977",
    focus_outer="#FFFFFF",
    focus_inner="#10243F",
    focus="#10243F",
    avatar_text="#22282B",
    sides=_sides(
        "#EDBB5F #A9CDEB #E3B1CE #BFD9A0 #F0B79A #B9B6EA",
        "#B47A14 #3C76AD #A8558A #5B8529 #B2562E #6A64BE",
    ),
)

DARK: Final = Theme(
    name=preferences.Theme.DARK,
    is_dark=True,
    table="#1C2A28",
    zone="#15201F",
    zone_line=None,
    on="#EFE9DC",
    on2="#A9B6AF",
    chrome="#14191A",
    chrome2="#1F2628",
    line="#38413F",
    field_line="#7C8682",
    text="#EFE9DC",
    text2="#A9B0AA",
    link="#8FD0B4",
    accent="#E0AB47",
    on_accent="#1A1D1E",
    best="#FFCF5C",
    possible="#EFE9DC",
    refused="#FF9C86",
    on_refused="#1A1D1E",
    warn="#FF9C86",
    new="#7FB2F0",
    on_new="#10161C",
    new_line="#10161C",
    face="#F4EEE2",
    edge="#928977",
    focus_outer="#FFFFFF",
    focus_inner="#10243F",
    focus="#FFFFFF",
    avatar_text="#1A1D1E",
    sides=_sides(
        "#E0AB47 #8FBBE0 #D79BBF #A9C98A #F0B79A #B9B6EA",
        "#E0AB47 #8FBBE0 #D79BBF #A9C98A #F0B79A #B9B6EA",
    ),
)

HIGH_CONTRAST: Final = Theme(
    name=preferences.Theme.HIGH_CONTRAST,
    is_dark=True,
    table="#000000",
    zone="#000000",
    zone_line="#FFFFFF",
    on="#FFFFFF",
    on2="#FFFFFF",
    chrome="#000000",
    chrome2="#000000",
    line="#FFFFFF",
    field_line="#FFFFFF",
    text="#FFFFFF",
    text2="#FFFFFF",
    link="#FFE04A",
    accent="#FFE04A",
    on_accent="#000000",
    best="#FFE04A",
    possible="#FFFFFF",
    refused="#FF9C86",
    on_refused="#000000",
    warn="#FF9C86",
    new="#00E0FF",
    on_new="#000000",
    new_line="#000000",
    face="#FFFFFF",
    edge="#000000",
    focus_outer="#FFFFFF",
    focus_inner="#10243F",
    focus="#FFFFFF",
    avatar_text="#000000",
    sides=_sides(
        "#FFE04A #7FD4FF #FF9CE0 #9CFF9C #F0B79A #B9B6EA",
        "#FFE04A #7FD4FF #FF9CE0 #9CFF9C #F0B79A #B9B6EA",
    ),
)


_THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


def _tinted(theme: Theme, table: str, zone: str) -> Theme:
    refused = CLEARER_REFUSED if theme is HIGH_CONTRAST else theme.refused
    return replace(theme, table=table, zone=zone, refused=refused)


_TINTED: Final = {
    (name, colour): _tinted(_THEMES[name], table, zone)
    for name, colours in TABLE_COLOURS.items()
    for colour, (table, zone) in colours.items()
}


def theme_for(
    preference: preferences.Theme,
    *,
    is_system_dark: bool,
    colour: preferences.TableColour = preferences.TableColour.GREEN,
) -> Theme:
    """The theme a household asked for; the system decides until it has chosen one."""
    match preference:
        case preferences.Theme.SYSTEM:
            theme = DARK if is_system_dark else LIGHT
        case preferences.Theme.LIGHT:
            theme = LIGHT
        case preferences.Theme.DARK:
            theme = DARK
        case preferences.Theme.HIGH_CONTRAST:
            theme = HIGH_CONTRAST
    return _TINTED.get((theme.name, colour), theme)


TEXT_FAMILIES: Final = [
    "Segoe UI Variable Text", "Segoe UI", "SF Pro Text", "Noto Sans", "Cantarell", "DejaVu Sans",
]  # fmt: skip
TITLE_FAMILIES: Final = [
    "Palatino Linotype", "Palatino", "P052", "Noto Serif", "Georgia", "DejaVu Serif",
]  # fmt: skip


class TextStyle(Enum):
    """What a text is for; decides its family, size and weight."""

    PAGE_TITLE = auto()
    SECTION_TITLE = auto()
    PROMPT = auto()
    PROMPT_NAME = auto()
    BUTTON = auto()
    BODY = auto()
    NAME = auto()
    LABEL = auto()
    LABEL_STRONG = auto()
    TAG = auto()
    SMALL = auto()
    KEY = auto()
    TOTAL = auto()
    GRAND_TOTAL = auto()


_MEDIUM, _SEMI, _BOLD = QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold

_FONTS: Final = {
    TextStyle.PAGE_TITLE: (34, _BOLD),
    TextStyle.SECTION_TITLE: (21, _BOLD),
    TextStyle.PROMPT: (17, _MEDIUM),
    TextStyle.PROMPT_NAME: (17, _BOLD),
    TextStyle.BUTTON: (15, _SEMI),
    TextStyle.BODY: (15, QFont.Weight.Normal),
    TextStyle.NAME: (15, _SEMI),
    TextStyle.LABEL: (14, QFont.Weight.Normal),
    TextStyle.LABEL_STRONG: (14, _SEMI),
    TextStyle.TAG: (13, _BOLD),
    TextStyle.SMALL: (13, QFont.Weight.Normal),
    TextStyle.KEY: (13, _MEDIUM),
    TextStyle.TOTAL: (20, _SEMI),
    TextStyle.GRAND_TOTAL: (26, _BOLD),
}

_TITLES: Final = frozenset({TextStyle.PAGE_TITLE, TextStyle.SECTION_TITLE})

LINE_HEIGHT: Final = 1.38


def font(role: TextStyle, scale: float, *, size: float | None = None) -> QFont:
    """The font of *role* at *scale*; *size* in units replaces the role's own.

    Figures are tabular where the family has them, so that numbers stand in columns.
    """
    units, weight = _FONTS[role]
    result = QFont()
    if role in _TITLES:
        result.setFamilies(TITLE_FAMILIES)
        result.setStyleHint(QFont.StyleHint.Serif)
    else:
        result.setFamilies(TEXT_FAMILIES)
        result.setStyleHint(QFont.StyleHint.SansSerif)
        result.setFeature(QFont.Tag("tnum"), 1)
    result.setPixelSize(max(13, round((units if size is None else size) * scale)))
    result.setWeight(weight)
    return result


def scale_for(width: float, height: float, text_factor: float) -> float:
    """Pixels per unit in a window of *width* × *height* (logical pixels)."""
    window = math.sqrt(max(0.0, min(width / 1280, height / 720)))
    return min(1.75, max(1.0, window)) * text_factor


LEAST_TABLE: Final = (680.0, 416.0)
"""Units, across and down, that every table needs: the smallest window with the largest text."""
_LEAST_SCALE: Final = 0.5
_WHOLE: Final = 4
"""So many logical pixels are whole pixels of the screen at 125, 150 and 175 %."""
PLAIN_CARDS: Final = CardStyle()
"""Cards as they look before anybody chose anything."""


def card_style(theme: Theme, liked: Preferences) -> CardStyle:
    """How cards are drawn in *theme* for a household that likes *liked*."""
    suits = SuitColours(liked.suit_colours.value)
    if theme.name is preferences.Theme.HIGH_CONTRAST and suits is SuitColours.FOUR:
        suits = SuitColours.HIGH_CONTRAST
    return CardStyle(
        suits,
        CardDesign(liked.card_design.value),
        CardTheme(theme.name.value),
        back=BackDesign(liked.card_back.value),
    )


def with_suit_signs(style: CardStyle, liked: Preferences) -> CardStyle:
    """*style* with the suit signs a household likes where they may be chosen."""
    return replace(style, signs=SuitSigns(liked.suit_signs.value))


class Style(Struct, frozen=True):
    """A theme at a scale: all a widget needs to know to lay itself out and paint itself."""

    theme: Theme
    scale: float
    cards: CardStyle = PLAIN_CARDS

    def px(self, units: float) -> int:
        """*units* in whole logical pixels."""
        return round(units * self.scale)

    def grid_px(self, units: float) -> int:
        """*units* in logical pixels, at most 3 more, so that what lies below begins on a whole
        pixel of the screen at 125, 150 and 175 %, too, and is not blurred."""
        return math.ceil(self.px(units) / _WHOLE) * _WHOLE

    def fitting(self, width: float, height: float, units: tuple[float, float]) -> Style:
        """This look, or a smaller one in which *units* have room in *width* × *height* pixels.

        Only a window below the smallest comes to that: one on a small screen much enlarged.
        """
        room = min(width / units[0], height / units[1])
        return replace(self, scale=min(self.scale, max(_LEAST_SCALE, math.floor(room * 100) / 100)))

    def font(self, role: TextStyle, *, size: float | None = None) -> QFont:
        """The font of *role* at this scale; *size* in units replaces the role's own."""
        return font(role, self.scale, size=size)
