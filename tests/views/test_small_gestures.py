"""What people try with one click or one key, in each game: it means what it shines for."""

from __future__ import annotations

from itertools import pairwise

import pytest
from family_lab import begun, wait
from manipulation_lab import ManipulationLab, kept_open, made_tables
from manipulation_lab import opened as set_out
from manipulation_positions import Position
from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from table_lab import Lab, Opened, position
from whole_program import child

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.preferences import CardLetters
from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.games.manipulation.presenter.table import ActCode
from handfoot_gui.games.manipulation.rules.moves import Draw
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.widgets.controls import KeyFocus

__all__ = ["made_tables"]


def click(
    lab: ManipulationLab | Lab, at: QPoint, *, right: bool = False, add: bool = False
) -> None:
    button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
    held = Qt.KeyboardModifier.ControlModifier if add else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(lab.view.viewport(), button, held, at)


def freed(tables: list[ManipulationLab], hand: str) -> ManipulationLab:
    """A table on which a joker lies by itself."""
    lab = set_out(tables, f"6S {hand}", "5S *=6S 7S,TH JH QH KH")
    lab.drag_card("6S", lab.meld_point(0))
    assert lab.melds[-1] == "*"
    return lab


@pytest.mark.parametrize("is_lifted", [True, False])
def test_a_click_on_a_golden_free_joker_lays(
    tables: list[ManipulationLab], is_lifted: bool
) -> None:
    lab = freed(tables, "9H 9D 9C KC")
    for face in ("9H", "9D", "9C"):
        click(lab, lab.card_point(lab.card(face)))
    if is_lifted:
        click(lab, lab.card_point(lab.card("*")), add=True)
        assert len(lab.scene.selection.cards) == 4
    golden = [target for target in lab.scene.canvas.targets if target.is_best]
    assert [target.key for target in golden] == ["meld2"]
    click(lab, lab.card_point(lab.card("*")))
    assert sorted(lab.melds[-1].split()) == ["*=9S", "9C", "9D", "9H"]
    assert lab.hand == ["KC"]


GROUP, RUN = "8H 8D 8C", "4S 5S 6S 7S 8S 9S TS JS"


@pytest.mark.parametrize("table", [f"{RUN},{GROUP}", f"{GROUP},{RUN}"])
def test_arrow_up_with_a_lifted_card_goes_to_the_golden_place_first(
    tables: list[ManipulationLab], table: str
) -> None:
    lab = set_out(tables, "2C 3C 8S KD KH", table)
    cursor, card = lab.scene.canvas.cursor, lab.card("8S", of_hand=True)
    lab.scene.selection.select((card,))
    lit = {target.key: target.is_best for target in lab.scene.canvas.targets if target.is_lit}
    assert {key for key in lit if key != NEW_MELD} == {"meld0", "meld1"}, "it may split the run"
    cursor.put(next(stop for stop in cursor.stops() if stop.card is card))
    lab.key(Qt.Key.Key_Up)
    assert cursor.stop is not None
    assert lit[cursor.stop.key], "golden"


@pytest.mark.parametrize("letters", list(CardLetters))
def test_draw_a_second_keeps_its_key(tables: list[ManipulationLab], letters: CardLetters) -> None:
    liked = prefs.Preferences(animation=prefs.Animation.OFF, card_letters=letters)
    place = Position(hand="2C 2D", table="5S 6S 7S", drawn=0, stock="AC AD AH")
    lab = kept_open(tables, place, preferences=liked)
    key = lab.scene.actions.letter(ActCode.DRAW)
    for drawn in range(1, 3):
        lab.key(key.lower())
        assert lab.moves == [Draw()] * drawn
        assert lab.scene.actions.letter(ActCode.DRAW) == key
        button = next(b for b in lab.scene.actions.buttons if b.code == ActCode.DRAW)
        assert button.key == key, "it stands on the button"


def test_a_second_card_is_drawn_by_its_key_though_a_card_is_lifted(
    tables: list[ManipulationLab],
) -> None:
    lab = set_out(tables, "2C 2D", "5S 6S 7S", drawn=0, stock="AC AD AH")
    lab.key("d")
    lab.click(lab.card_point(lab.card("2C")))
    assert lab.view.button(ActCode.DRAW) is None
    lab.key("d")
    assert lab.moves == [Draw()] * 2


@pytest.mark.parametrize("zone", [0, 1])
def test_a_right_click_takes_back_a_card_that_is_laid_out(
    tables: list[ManipulationLab], zone: int
) -> None:
    lab = set_out(tables, "8S KC 2D", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(zone))
    assert "8S" not in lab.hand
    click(lab, lab.card_point(lab.card("8S")), right=True)
    assert sorted(lab.hand) == ["2D", "8S", "KC"]
    assert lab.draft.is_untouched
    # A card that has lain there before stays.
    click(lab, lab.card_point(lab.card("9H")), right=True)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C"]


def test_a_right_click_takes_back_a_card_of_hand_and_foot(opened: Opened) -> None:
    lab = opened(position("KS KH KD KC 4S 5S"))
    kings = [card for card in lab.scene.table.hand if card.face.startswith("K")]
    for card in kings:
        lab.click(lab.card_point(card))
    lab.drag(lab.card_point(kings[0]), lab.zone_point(NEW_MELD))
    assert len(lab.scene.turn.draft.cards) == 4
    click(lab, lab.card_point(kings[1]), right=True)
    assert set(lab.scene.turn.draft.cards) == {*kings} - {kings[1]}


def test_the_focus_ring_goes_around_what_is_seen_of_a_card(opened: Opened) -> None:
    lab = opened(position("KS KH KD KC 4S 5S 6S 7S 8S 9S TS JS QS 4H 5H 6H"))
    cursor, hand = lab.scene.canvas.cursor, lab.scene.canvas.places.zones[HAND].cards
    assert hand[0][1].rect.intersects(hand[1][1].rect), "they overlap"
    for (card, place), (_, above) in pairwise(hand):
        cursor.put(next(stop for stop in cursor.stops() if stop.card is card))
        assert cursor.rect == QRectF(place.x, place.y, above.x - place.x, place.rect.height()), (
            "no ring lies on the next card"
        )
    last, place = hand[-1]
    cursor.put(next(stop for stop in cursor.stops() if stop.card is last))
    assert cursor.rect == place.rect


def rings(window: QWidget) -> list[str]:
    """The controls that show that they have the keyboard, as it is seen."""
    shown = [ring for ring in window.findChildren(KeyFocus) if ring.is_shown]
    return [ring.parent().objectName() for ring in shown if ring.parent() is not None]


def test_the_preferences_show_where_the_keyboard_is_as_they_open(
    program: Controller, qtbot: QtBot
) -> None:
    program.window.activateWindow()
    seen: list[list[str]] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PreferencesDialog)
        dialog.windowHandle().requestActivate()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog, timeout=60_000)
        QApplication.processEvents()
        seen.append(rings(dialog))
        dialog.reject()

    QTimer.singleShot(0, look)
    next(one for one in program.window.actions() if one.objectName() == "preferences").trigger()
    assert [len(shown) for shown in seen] == [1]


@pytest.mark.parametrize("opens", [Qt.Key.Key_N, Qt.Key.Key_K])
@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_new_game_opens_on_the_chosen_game(
    program: Controller, qtbot: QtBot, game: str, opens: Qt.Key
) -> None:
    wait(qtbot, begun(program, game, "p", "easy", "easy", "easy"))
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, opens, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    tab = child(program.window.page, QWidget, f"game-{game}")
    assert tab.hasFocus()
    assert rings(program.window.page) == [f"game-{game}"]
