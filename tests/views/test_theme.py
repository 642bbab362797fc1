"""The three themes keep the contrasts that the look promises."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from itertools import product

import pytest
from faces import BARE, FACES, written_in
from msgspec.structs import replace
from pictures_lab import contrast
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QLineEdit
from whole_program import same_style

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import STANDARD_SUITS
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.ui.widgets.font_features import font_feature
from handfoot_gui.ui.widgets.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Style,
    TextStyle,
    Theme,
    apply_style,
    card_style,
    font,
    over,
    qt_palette,
    scale_for,
    stylesheet,
    theme_for,
)

NAMES = (prefs.ThemeChoice.LIGHT, prefs.ThemeChoice.DARK, prefs.ThemeChoice.HIGH_CONTRAST)
THEMES = [
    pytest.param(
        theme_for(name, is_system_dark=False, colour=colour), id=f"{name.value}-{colour.value}"
    )
    for name in NAMES
    for colour in prefs.TableColour
]

TEXT_PAIRS = [
    ("on", "felt0"), ("on", "table"), ("on", "felt2"), ("on", "sunk"), ("on", "zone"),
    ("on2", "felt0"), ("on2", "table"), ("on2", "felt2"), ("on2", "sunk"), ("on2", "zone"),
    ("best", "felt0"), ("best", "sunk"), ("refused", "sunk"), ("refused", "zone"),
    ("on", "plain"), ("on", "lit"),
    ("text", "chrome"), ("text", "chrome2"), ("text", "paper"),
    ("text2", "chrome"), ("text2", "chrome2"), ("text2", "paper"),
    ("link", "chrome"), ("link", "chrome2"), ("link", "paper"), ("on_accent", "accent"),
    ("on_accent", "best"), ("on_refused", "refused"), ("on_new", "new"), ("warn", "chrome"),
    ("warn", "chrome2"), ("warn", "paper"), ("chrome", "link"), ("paper", "link"),
    *((f"suit {number}", "chrome2") for number in range(4)),
    *((f"suit {number}", "paper") for number in range(4)),
]  # fmt: skip

SIGN_PAIRS = [
    ("possible", "felt0"), ("possible", "sunk"), ("refused", "felt0"), ("face", "felt0"),
    ("dashed", "sunk"), ("field_line", "paper"), ("focus", "paper"),
    ("edge", "face"), ("field_line", "chrome"),
    ("field_line", "chrome2"), ("focus", "chrome"), ("focus", "chrome2"),
    ("focus_outer", "focus_inner"), ("accent_line", "chrome"), ("accent_line", "paper"),
]  # fmt: skip


def colour(theme: Theme, token: str) -> str:
    """A colour of the theme, or of the paper of its cards; what is sunk into the felt, or shines
    through, lies where the felt is brightest."""
    if token.startswith("suit "):
        return theme.suit_inks[int(token[-1])]
    sunk = over(theme.sink, theme.shares.sink, theme.felt0)
    mixed = {
        "sunk": sunk,
        "plain": over("#FFFFFF", theme.shares.button, sunk),
        "lit": over("#FFFFFF", theme.shares.lit, sunk),
        "dashed": over(theme.on, theme.shares.dashed, sunk),
    }
    if token in mixed:
        return mixed[token]
    paper = card_style(theme, Preferences()).paper
    found: str = getattr(paper if token in ("face", "edge") else theme, token)
    return found


def too_faint(theme: Theme, pairs: list[tuple[str, str]], least: float) -> list[str]:
    """The pairs of ink and ground that contrast less."""
    found = {pair: contrast(*(colour(theme, token) for token in pair)) for pair in pairs}
    return [f"{ink} on {ground}: {ratio:.2f}" for (ink, ground), ratio in found.items()
            if ratio < least]  # fmt: skip


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_read_contrasts_with_its_ground(theme: Theme) -> None:
    least = 10 if theme.name is prefs.ThemeChoice.HIGH_CONTRAST else 4.5
    assert too_faint(theme, TEXT_PAIRS, least) == []
    assert too_faint(theme, SIGN_PAIRS, 2.995) == []
    # The tag of a new card is seen by itself or by its outline.
    for ground in (theme.felt0, theme.table, theme.felt2, colour(theme, "face")):
        assert max(contrast(ink, ground) for ink in (theme.new, theme.new_line)) >= 3
    assert len({side.shape for side in theme.sides}) == 8
    for number, side in enumerate(theme.sides):
        least = {4: 3.0}.get(number, 4.5)
        assert contrast(side.table, theme.zone) >= (4.95 if number < 4 else least)
        assert contrast(side.table, colour(theme, "sunk")) >= least
        assert contrast(side.chrome, theme.chrome) >= 3
        assert contrast(side.chrome, theme.paper) >= 3
        assert contrast(theme.avatar_text, side.table) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_cards_follow_theme_and_preferences(theme: Theme) -> None:
    for colours, count in ((prefs.SuitColours.FOUR, 4), (prefs.SuitColours.TWO, 2)):
        preferences = Preferences(suit_colours=colours, card_design=prefs.CardDesign.LARGE_INDEX)
        style = card_style(theme, preferences)
        shown = {style.suit_colour(suit) for suit in STANDARD_SUITS}
        assert len(shown) == count
        least = 4.5 if style.is_clear else 3
        assert min(contrast(colour, style.paper.face) for colour in shown) >= least, colours
        assert style.design is prefs.CardDesign.LARGE_INDEX


MEASURED = [
    (("on", "felt0"), 6.0, 11.1), (("on2", "felt0"), 4.7, 6.4), (("best", "felt0"), 4.7, 9.2),
    (("on", "sunk"), 8.1, 13.2), (("on2", "sunk"), 6.3, 7.6), (("best", "sunk"), 6.3, 10.9),
    (("refused", "sunk"), 5.1, 7.9), (("refused", "felt0"), 3.8, 6.6),
    (("on", "plain"), 6.1, 9.8), (("dashed", "sunk"), 3.7, 5.0),
    (("on", "table"), 6.8, 12.3), (("on2", "table"), 5.3, 7.1),
    (("text", "chrome"), 14.0, 14.7), (("text2", "chrome"), 6.2, 8.0),
    (("text", "paper"), 13.1, 13.5), (("text2", "paper"), 5.8, 7.4),
    (("text2", "chrome2"), 5.6, 6.9), (("link", "chrome"), 7.5, 10.0),
    (("link", "chrome2"), 6.8, 8.7), (("on_accent", "accent"), 7.9, 8.1),
    (("on_new", "new"), 6.9, 8.3), (("face", "table"), 7.4, 12.9), (("edge", "face"), 3.4, 3.0),
]  # fmt: skip
"""Pairs of ink and ground, and their contrast in the light and the dark theme."""


def test_contrasts_are_those_measured_for_the_look() -> None:
    for claim, *both in MEASURED:
        for theme, measured in zip((LIGHT, DARK), both, strict=True):
            ink, ground = (colour(theme, token) for token in claim)
            assert contrast(ink, ground) == pytest.approx(measured, abs=0.06), claim
    for theme, least in ((LIGHT, 4.9), (DARK, 7.0)):
        inks = (colour(theme, f"suit {number}") for number in range(4))
        assert min(contrast(ink, theme.chrome2) for ink in inks) >= least - 0.05


def test_the_system_decides_until_a_theme_is_chosen() -> None:
    assert theme_for(prefs.ThemeChoice.SYSTEM, is_system_dark=True) is DARK
    assert theme_for(prefs.ThemeChoice.SYSTEM, is_system_dark=False) is LIGHT
    assert theme_for(prefs.ThemeChoice.LIGHT, is_system_dark=True) is LIGHT
    assert theme_for(prefs.ThemeChoice.DARK, is_system_dark=False) is DARK
    assert theme_for(prefs.ThemeChoice.HIGH_CONTRAST, is_system_dark=False) is HIGH_CONTRAST


def test_every_theme_has_a_table_of_every_colour_and_nothing_else_differs() -> None:
    for name in NAMES:
        themes = [theme_for(name, is_system_dark=True, colour=one) for one in prefs.TableColour]
        assert len({theme.table for theme in themes}) == len(prefs.TableColour)
        felts = dict.fromkeys(("table", "felt0", "felt2", "sink", "zone", "refused"), "")
        assert len({replace(theme, **felts) for theme in themes}) == 1
    wine = prefs.TableColour.WINE
    system = theme_for(prefs.ThemeChoice.SYSTEM, is_system_dark=True, colour=wine)
    assert system.name is prefs.ThemeChoice.DARK
    assert system.table != DARK.table


def test_the_scale_grows_with_the_window_and_the_text_size() -> None:
    assert scale_for(1280, 720, 1) == 1
    assert scale_for(1920, 1080, 1) == pytest.approx(1.2247, abs=1e-3)
    assert scale_for(1024, 700, 1.5) == 1.5
    assert scale_for(7680, 4320, 1) == 1.75
    assert scale_for(0, 0, 1) == 1


@pytest.mark.usefixtures("qapp")
def test_no_text_is_smaller_than_13() -> None:
    for role, scale in product(TextStyle, (1.0, 1.25, 1.5)):
        assert font(role, scale).pixelSize() >= 13 * scale - 0.5, role


@pytest.mark.usefixtures("qapp")
def test_titles_and_text_have_their_own_families() -> None:
    assert font(TextStyle.PAGE_TITLE, 1).families()[0] == "Palatino Linotype"
    assert font(TextStyle.BODY, 1).families()[:2] == ["Inter", "Noto Sans"]
    assert font(TextStyle.TOTAL, 1).featureValue(font_feature("tnum")) == 1


@pytest.mark.parametrize("face", FACES)
@pytest.mark.usefixtures("qapp")
def test_texts_are_in_the_best_face_that_is_there(face: str) -> None:
    with written_in(face):
        for role in (TextStyle.BODY, TextStyle.TOTAL):
            made = font(role, 1)
            assert QFontInfo(made).family() == face
            metrics = QFontMetricsF(made)
            assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1
            raw = QRawFont.fromFont(made)
            assert all(raw.supportsCharacter(ord(letter)) for letter in "ÄßçžđćЖђњ−")
    assert QFontInfo(font(TextStyle.BODY, 1)).family() == BARE


@pytest.mark.usefixtures("qapp")
def test_a_feature_of_a_font_has_the_name_that_it_was_asked_for() -> None:
    for name in ("tnum", "liga"):
        assert font_feature(name).toString() == name.encode()


def test_a_feature_is_the_same_beside_an_application_whose_font_has_another(
    restored: QApplication,
) -> None:
    with_figures = restored.font()
    with_figures.setFeature(font_feature("tnum"), 1)
    restored.setFont(with_figures)
    assert font_feature.__wrapped__("liga").toString() == b"liga"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.usefixtures("qapp")
def test_the_palette_has_the_colours_of_the_theme(theme: Theme) -> None:
    palette = qt_palette(theme)
    assert palette.color(QPalette.ColorRole.Window) == QColor(theme.chrome)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled):
        text = palette.color(group, QPalette.ColorRole.ButtonText).name()
        ground = palette.color(group, QPalette.ColorRole.Button).name()
        assert contrast(text, ground) >= 4.5


@pytest.fixture
def restored(qapp: QApplication) -> Iterator[QApplication]:
    with same_style(qapp):
        yield qapp


def test_applying_a_look_changes_the_application(restored: QApplication) -> None:
    apply_style(restored, Style(DARK, 1.25))
    assert restored.palette().color(QPalette.ColorRole.Window) == QColor(DARK.chrome)
    assert restored.font().pixelSize() == 19
    assert restored.styleSheet() == stylesheet(DARK, 1.25)


class Untidy:
    """Garbage as soon as it is let go: only the collector finds it."""

    def __init__(self) -> None:
        self.me = self


class Restyling(QObject):
    """Leaves garbage and makes work for the collector whenever a widget is restyled."""

    def __init__(self) -> None:
        super().__init__()
        self.still_there: list[bool] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange:
            garbage = weakref.ref(Untidy())
            made = [[number] for number in range(10_000)]
            self.still_there.append(bool(made) and garbage() is not None)
        return False


def test_python_deletes_nothing_while_qt_restyles(restored: QApplication) -> None:
    thresholds = gc.get_threshold()
    field = QLineEdit()
    try:
        apply_style(restored, Style(DARK, 1.0))
        field.ensurePolished()
        filter_ = Restyling()
        field.installEventFilter(filter_)
        gc.set_threshold(1, 1, 1)
        apply_style(restored, Style(LIGHT, 1.25))
        assert filter_.still_there
        assert all(filter_.still_there)
        assert gc.isenabled()
        apply_style(restored, Style(LIGHT, 1.25))
        assert len(filter_.still_there) == 1, "the same look restyles nothing"
    finally:
        gc.set_threshold(*thresholds)
        field.deleteLater()
