"""Colours, fonts and sizes of the whole program, in three themes, and how Qt is told of them."""

from __future__ import annotations

import gc
import math
from collections.abc import Iterable
from enum import Enum, StrEnum
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.letters import letters_in_use
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.widgets.font_features import font_feature
from handfoot_gui.ui.widgets.timing import USUAL, Timing


class MarkShape(StrEnum):
    """The outline that stands for a side wherever its colour does."""

    CIRCLE = "circle"
    SQUARE = "square"
    HEXAGON = "hexagon"
    DIAMOND = "diamond"
    TRIANGLE = "triangle"
    PENTAGON = "pentagon"
    CROSS = "cross"
    STAR = "star"


class SideMark(Struct, frozen=True):
    """How one side is marked; colours are ``#RRGGBB``."""

    shape: MarkShape
    table: str
    """On the table: large, filled, with the initial in it."""
    chrome: str
    """On bars and pages: a small marker, a line of the chart."""


class Shares(Struct, frozen=True):
    """How much of a colour lies over the felt, 0 to 1 each."""

    sink: float
    """Of ``sink`` in a zone, seat or strip."""
    button: float
    """Of white in a plain button."""
    lit: float
    """The same while it is pointed at."""
    dashed: float
    """Of ``on`` in a dashed line, around a place where nothing lies."""


class Theme(Struct, frozen=True):
    """One set of colours; every colour is ``#RRGGBB``, ready for ``QColor(...)``."""

    name: prefs.ThemeChoice
    table: str
    """The felt's own colour, where it is painted in one: ``felt1`` of its light."""
    felt0: str
    """The felt where the light is brightest."""
    felt2: str
    """The felt where the light ends."""
    sink: str
    """What lies over the felt in a zone, seat or strip; how much, ``shares`` say."""
    shares: Shares
    zone: str
    """What a zone comes to on the felt's own colour, where it is painted in one."""
    zone_line: str | None
    """Line around zones, seats and the strip; None where the fill is enough."""
    on: str
    on2: str
    chrome: str
    chrome2: str
    """The same as ``inset`` on a sheet of paper."""
    paper: str
    """A sheet that lies on the felt, a shade darker than a card."""
    tile: str
    """A tile that lies on a page, a shade lighter than it."""
    line: str
    """Hairline between things that do not depend on it."""
    field_line: str
    """Edge of what is pressed, chosen or typed in: it is seen by it."""
    text: str
    text2: str
    link: str
    accent: str
    accent_line: str
    """Edge of what is golden: it is seen by it on a page that is as bright."""
    on_accent: str
    best: str
    possible: str
    refused: str
    on_refused: str
    warn: str
    new: str
    on_new: str
    new_line: str
    focus_outer: str
    """Outer line of a focus ring on the table, 6 off."""
    focus_inner: str
    """Inner line of a focus ring on the table, 3 off."""
    focus: str
    """Focus ring on chrome, 3 wide, 2 off."""
    avatar_text: str
    """The initial inside a side's shape."""
    suit_inks: tuple[str, ...]
    """Spades, hearts, diamonds and clubs inside sentences on paper."""
    sides: tuple[SideMark, ...]
    """By side number; eight for a table where everybody plays alone."""

    @property
    def is_flat(self) -> bool:
        """Whether no light falls on the felt and nothing throws a shadow."""
        return self.name is prefs.ThemeChoice.HIGH_CONTRAST


_COLOURS: Final = {
    # name             light      dark       high contrast
    "table":          ("#2F5D4F", "#1C2A28", "#000000"),
    "felt0":          ("#346656", "#22322F", "#000000"),
    "felt2":          ("#254C40", "#141F1D", "#000000"),
    "sink":           ("#0B1F19", "#060C0B", "#000000"),
    "on":             ("#F8F3E7", "#EFE9DC", "#FFFFFF"),
    "on2":            ("#CFDCD2", "#A9B6AF", "#FFFFFF"),
    "chrome":         ("#FBF7EE", "#14191A", "#000000"),
    "chrome2":        ("#F2EBDC", "#1F2628", "#000000"),
    "paper":          ("#F6F0E3", "#1A2122", "#000000"),
    "tile":           ("#FFFCF5", "#1F2628", "#000000"),
    "line":           ("#D8CDB8", "#38413F", "#FFFFFF"),
    "field_line":     ("#8A8170", "#7C8682", "#FFFFFF"),
    "text":           ("#22282B", "#EFE9DC", "#FFFFFF"),
    "text2":          ("#595E59", "#A9B0AA", "#FFFFFF"),
    "link":           ("#1F5A48", "#8FD0B4", "#FFE04A"),
    "accent":         ("#E9B44C", "#E0AB47", "#FFE04A"),
    "accent_line":    ("#8F6410", "#E0AB47", "#FFE04A"),
    "on_accent":      ("#22282B", "#1A1D1E", "#000000"),
    "best":           ("#FFD469", "#FFCF5C", "#FFE04A"),
    "possible":       ("#F8F3E7", "#EFE9DC", "#FFFFFF"),
    "refused":        ("#FFB09C", "#FF9C86", "#FF9C86"),
    "on_refused":     ("#22282B", "#1A1D1E", "#000000"),
    "warn":           ("#A8321F", "#FF9C86", "#FF9C86"),
    "new":            ("#2459A6", "#7FB2F0", "#00E0FF"),
    "on_new":         ("#FFFFFF", "#10161C", "#000000"),
    "new_line":       ("#F8F3E7", "#10161C", "#000000"),
    "focus_outer":    ("#FFFFFF", "#FFFFFF", "#FFFFFF"),
    "focus_inner":    ("#10243F", "#10243F", "#10243F"),
    "focus":          ("#10243F", "#FFFFFF", "#FFFFFF"),
    "avatar_text":    ("#22282B", "#1A1D1E", "#000000"),
}  # fmt: skip
_SHARES: Final = (
    Shares(0.30, 0.10, 0.16, 0.55),
    Shares(0.38, 0.10, 0.16, 0.55),
    Shares(0.0, 0.0, 0.0, 1.0),
)
_SUIT_INKS: Final = (
    "#1C2330 #AC142C #A84A06 #1A5CA8",
    "#EFE9DC #FF8E96 #FFB066 #8FBBE0",
    "#FFFFFF #FF969D #F0DC14 #7FD4FF",
)
_SIDES: Final = "#E0AB47 #8FBBE0 #F5D0E4 #A9C98A #E8905E #B9B6EA #87C9BE #C3BAA7"
_CLEAR_SIDES: Final = "#FFE04A #7FD4FF #FFCDEB #9CFF9C #F98450 #B9B6EA #7FE8D8 #D6D6D6"


def over(colour: str, opacity: float, ground: str) -> str:
    """What *colour* of that *opacity* (0 to 1) comes to over *ground*."""
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return _named(opacity * above + (1 - opacity) * below for above, below in pairs)


def faint(colour: str, share: float) -> str:
    """So much of *colour* (0 to 1), for a `QColor` that lies over something."""
    return f"#{round(255 * share):02X}{colour[1:]}"


def _channels(colour: str) -> tuple[int, ...]:
    """Red, green and blue, each 0 to 255."""
    return tuple(bytes.fromhex(colour[1:]))


def _named(channels: Iterable[float]) -> str:
    return "#" + bytes(min(255, round(one)) for one in channels).hex().upper()


def _times(colour: str, factor: float) -> str:
    """*colour* so much brighter or darker."""
    return _named(factor * one for one in _channels(colour))


def _theme(name: prefs.ThemeChoice, column: int, table: str, chrome: str) -> Theme:
    """A theme from its *column*; *table* and *chrome* are the sides' colours there, in order."""
    colours = {part: row[column] for part, row in _COLOURS.items()}
    shares = _SHARES[column]
    return Theme(
        name=name,
        shares=shares,
        zone=over(colours["sink"], shares.sink, colours["table"]),
        suit_inks=tuple(_SUIT_INKS[column].split()),
        zone_line="#FFFFFF" if name is prefs.ThemeChoice.HIGH_CONTRAST else None,
        sides=tuple(map(SideMark, MarkShape, table.split(), chrome.split())),
        **colours,
    )


LIGHT: Final = _theme(
    prefs.ThemeChoice.LIGHT, 0,
    "#EDBB5F #A9CDEB #F8D6E8 #BFD9A0 #EE8C58 #B9B6EA #97DACF #D9D0BE",
    "#B47A14 #3C76AD #7A1F5C #5B8529 #BF6234 #6A64BE #1F7F78 #6F6A60",
)  # fmt: skip
DARK: Final = _theme(prefs.ThemeChoice.DARK, 1, _SIDES, _SIDES)
HIGH_CONTRAST: Final = _theme(prefs.ThemeChoice.HIGH_CONTRAST, 2, _CLEAR_SIDES, _CLEAR_SIDES)
_THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}

_TABLE_COLOURS: Final = {
    # In the themes as above; green is the theme's own.
    prefs.TableColour.BLUE: ("#2B567F", "#1A2636", "#00193A"),
    prefs.TableColour.WINE: ("#7A3B4A", "#321D22", "#2E0010"),
    prefs.TableColour.VIOLET: ("#5A4A80", "#271F36", "#1E0038"),
    prefs.TableColour.GREY: ("#50565B", "#262829", "#1C1C1C"),
    prefs.TableColour.TEAL: ("#205762", "#162A2E", "#00222A"),
    prefs.TableColour.BROWN: ("#6E4A2E", "#2F2319", "#2A1600"),
    prefs.TableColour.OLIVE: ("#4D5227", "#262919", "#1A1F00"),
}
_LIGHT_OF_OTHERS: Final = {
    # The brightest and the darkest felt and the sink, each so many times the felt's own colour.
    prefs.ThemeChoice.LIGHT: (1.10, 0.81, 0.33),
    prefs.ThemeChoice.DARK: (1.19, 0.73, 0.28),
    prefs.ThemeChoice.HIGH_CONTRAST: (1.0, 1.0, 1.0),
}
_CLEARER_REFUSED: Final = "#FFC2B3"
"""In high contrast refusals on anything but black need a lighter colour than usual."""


def theme_for(
    preference: prefs.ThemeChoice,
    *,
    is_system_dark: bool,
    is_system_clear: bool = False,
    colour: prefs.TableColour = prefs.TableColour.GREEN,
) -> Theme:
    """The theme a household asked for; the system decides until it has chosen one."""
    if preference is prefs.ThemeChoice.SYSTEM:
        preference = prefs.ThemeChoice.DARK if is_system_dark else prefs.ThemeChoice.LIGHT
        if is_system_clear:
            preference = prefs.ThemeChoice.HIGH_CONTRAST
    theme = _THEMES[preference]
    if colour not in _TABLE_COLOURS:
        return theme
    table = _TABLE_COLOURS[colour][list(_THEMES).index(preference)]
    felt0, felt2, sink = (_times(table, factor) for factor in _LIGHT_OF_OTHERS[preference])
    refused = _CLEARER_REFUSED if theme is HIGH_CONTRAST else theme.refused
    return replace(
        theme,
        table=table,
        felt0=felt0,
        felt2=felt2,
        sink=sink,
        zone=over(sink, theme.shares.sink, table),
        refused=refused,
    )


def on_table(theme: Theme) -> Theme:
    """*theme* for controls that stand on the felt itself."""
    return replace(
        theme,
        chrome=theme.table,
        chrome2=theme.zone,
        text=theme.on,
        text2=theme.on2,
        link=theme.on,
        line=theme.on,
        field_line=theme.on2,
        focus=theme.focus_outer,
        sides=tuple(replace(mark, chrome=mark.table) for mark in theme.sides),
    )


def on_paper(theme: Theme) -> Theme:
    """*theme* for controls on a sheet of paper that lies on the felt."""
    return replace(theme, chrome=theme.paper)


TEXT_FAMILIES: Final = [
    "Inter", "Noto Sans",
    "Segoe UI Variable Text", "Segoe UI", "SF Pro Text", "Cantarell", "DejaVu Sans",
]  # fmt: skip
TITLE_FAMILIES: Final = [
    "Palatino Linotype", "Palatino", "P052", "Noto Serif", "Georgia", "DejaVu Serif",
]  # fmt: skip


_MEDIUM, _SEMI, _BOLD = QFont.Weight.Medium, QFont.Weight.DemiBold, QFont.Weight.Bold


class TextStyle(Enum):
    """What a text is for: its size in units and its weight; titles have a family of their own."""

    PAGE_TITLE = (34, _BOLD)
    SECTION_TITLE = (21, _BOLD)
    PROMPT = (17, _MEDIUM)
    PROMPT_NAME = (17, _BOLD)
    BUTTON = (15, _SEMI)
    BODY = (15, QFont.Weight.Normal)
    NAME = BUTTON
    LABEL = (14, QFont.Weight.Normal)
    LABEL_STRONG = (14, _SEMI)
    TAG = (13, _BOLD)
    SMALL = (13, QFont.Weight.Normal)
    KEY = (13, _MEDIUM)
    TOTAL = (20, _SEMI)
    GRAND_TOTAL = (26, _BOLD)


LINE_HEIGHT: Final = 1.38


def font(role: TextStyle, scale: float, *, size: float | None = None) -> QFont:
    """The font of *role* at *scale*; *size* in units replaces the role's own.

    Figures are tabular where the family has them, so that numbers stand in columns.
    """
    # Who gets a font may change it.
    return QFont(_made_font(role, scale, size))


@lru_cache(maxsize=512)
def _made_font(role: TextStyle, scale: float, size: float | None) -> QFont:
    units, weight = role.value
    result = QFont()
    if role in (TextStyle.PAGE_TITLE, TextStyle.SECTION_TITLE):
        result.setFamilies(TITLE_FAMILIES)
        result.setStyleHint(QFont.StyleHint.Serif)
    else:
        result.setFamilies(TEXT_FAMILIES)
        result.setStyleHint(QFont.StyleHint.SansSerif)
        result.setFeature(font_feature("tnum"), 1)
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


def card_style(theme: Theme, preferences: Preferences) -> CardStyle:
    """How cards are drawn in *theme* for a household that likes *preferences*."""
    return CardStyle(
        preferences.suit_colours,
        preferences.card_design,
        theme.name,
        back=preferences.card_back,
        letters=letters_in_use(preferences.card_letters, QCoreApplication.translate),
    )


def with_suit_signs(style: CardStyle, preferences: Preferences) -> CardStyle:
    """*style* with the suit signs a household likes where they may be chosen."""
    return replace(style, signs=preferences.suit_signs)


class Style(Struct, frozen=True):
    """A theme at a scale: all a widget needs to know to lay itself out and paint itself, and for
    how long it holds back what was not meant for it."""

    theme: Theme
    scale: float
    cards: CardStyle = PLAIN_CARDS
    timing: Timing = USUAL

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


def qt_palette(theme: Theme) -> QPalette:
    """The palette for Fusion: everything that is not the card table stands on `chrome`."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.chrome,
        role.WindowText: theme.text,
        role.Base: theme.chrome,
        role.AlternateBase: theme.chrome2,
        role.Text: theme.text,
        role.PlaceholderText: theme.text2,
        role.Button: theme.chrome2,
        role.ButtonText: theme.text,
        role.BrightText: theme.warn,
        role.Light: theme.chrome,
        role.Midlight: theme.chrome2,
        role.Mid: theme.line,
        role.Dark: theme.field_line,
        role.Shadow: theme.field_line,
        role.Highlight: theme.link,
        role.HighlightedText: theme.chrome,
        role.Accent: theme.link,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.ToolTipBase: theme.chrome2,
        role.ToolTipText: theme.text,
    }
    palette = QPalette()
    for name, colour in colours.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.text2))
    return palette


def stylesheet(theme: Theme, scale: float) -> str:
    """The few rules that a palette cannot say; buttons and rows of the pages paint themselves."""

    def px(units: float) -> str:
        return f"{round(units * scale)}px"

    return f"""
QLineEdit {{ background: {theme.chrome}; color: {theme.text}; border: 1px solid {theme.field_line};
  border-radius: {px(8)}; padding: 0 {px(10)}; min-height: {px(38)};
  selection-background-color: {theme.link}; selection-color: {theme.chrome}; }}
QLineEdit:focus {{ border: {px(3)} solid {theme.focus}; padding: 0 {px(8)};
  min-height: {px(34)}; }}
QPlainTextEdit {{ background: {theme.chrome}; color: {theme.text};
  border: 1px solid {theme.field_line}; border-radius: {px(8)}; padding: {px(4)}; }}
QPlainTextEdit:focus {{ border: {px(3)} solid {theme.focus}; padding: {px(2)}; }}
QMenu {{ background: {theme.chrome}; color: {theme.text}; border: 1px solid {theme.field_line};
  padding: {px(6)}; }}
QMenu::item {{ padding: {px(8.5)} {px(24)} {px(8.5)} {px(16)}; border-radius: {px(6)}; }}
QMenu::item:selected {{ background: {theme.link}; color: {theme.chrome}; }}
QMenu::item:disabled {{ color: {theme.text2}; background: transparent; }}
QMenu::icon {{ padding-left: {px(12)}; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: {px(6)} {px(8)}; }}
QToolTip {{ background: {theme.chrome2}; color: {theme.text}; border: 1px solid {theme.line};
  padding: {px(6)}; }}
QComboBox QAbstractItemView {{ background: {theme.chrome}; color: {theme.text};
  border: 1px solid {theme.field_line}; outline: 0; selection-background-color: {theme.link};
  selection-color: {theme.chrome}; }}
QComboBox QAbstractItemView::item {{ min-height: {px(40)}; padding: 0 {px(8)}; }}
QScrollBar:vertical {{ background: transparent; width: {px(14)}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(14)}; margin: 0; }}
QScrollBar::handle {{ background: {theme.field_line}; border-radius: {px(4)}; margin: {px(3)};
  min-height: {px(32)}; min-width: {px(32)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def apply_style(app: QApplication, style: Style) -> None:
    """Give *style* to all windows of *app*, now and later ones.

    No garbage is collected meanwhile: Qt restyles from a list of plain pointers and calls event
    filters on the way, and a widget that Python deleted in one of them would end the program.
    Widgets get other sizes on the way, too: what makes its content anew then has to leave the old
    one to `deleteLater`, and `QScrollArea.setWidget` would delete it at once.
    """
    sheet = stylesheet(style.theme, style.scale)
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        app.setPalette(qt_palette(style.theme))
        app.setFont(style.font(TextStyle.BODY))
        # Qt restyles every widget for the same rules, too.
        if app.styleSheet() != sheet:
            app.setStyleSheet(sheet)
    finally:
        if was_collecting:
            gc.enable()
