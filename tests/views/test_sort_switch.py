"""The switch at the end of the hand, which sorts it by rank or by suit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from manipulation_lab import ManipulationLab, kept_open, made_tables
from manipulation_positions import Position
from msgspec.structs import replace
from played_lab import played, running, wait
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation, Preferences, Sorting
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.table import HAND
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.widgets.theme import LIGHT, Style, TextStyle, font
from handfoot_gui.ui.window.language import ENGLISH, installed, use_language

__all__ = ["made_tables"]

SAMPLES = Path(__file__).parent.parent / "samples"
RANKED, BY_SUIT = ["9H", "9C", "6D", "5H", "2S"], ["2S", "9H", "5H", "6D", "9C"]


def sort_by_key(view: QWidget) -> None:
    QTest.keySequence(view, QKeySequence("Ctrl+Shift+S"))


def sorting(
    tables: list[ManipulationLab], hand: str = "5H 9C 2S 9H 6D", **window: object
) -> ManipulationLab:
    """A table at which the switch is offered, and what it chooses is preferred at once."""
    lab = kept_open(tables, Position(hand=hand, table="3S 4S 5S", options=Options()), **window)
    canvas = lab.scene.canvas

    def prefer(chosen: Sorting) -> None:
        canvas.set_preferences(replace(canvas.preferences, sorting=chosen))
        lab.show()

    lab.view.sorting.chosen.connect(prefer)
    lab.view.sorting.offer()
    lab.show()
    return lab


def buttons(lab: ManipulationLab) -> list[PromptBarButton]:
    return lab.view.sorting.visible


def test_a_click_sorts_the_hand_by_suit_and_another_by_rank(tables: list[ManipulationLab]) -> None:
    lab = sorting(tables)
    rank, suit = buttons(lab)
    assert lab.hand == RANKED
    assert (rank.isChecked(), suit.isChecked()) == (True, False)
    QTest.mouseClick(suit, Qt.MouseButton.LeftButton)
    assert lab.hand == BY_SUIT
    assert (rank.isChecked(), suit.isChecked()) == (False, True)
    QTest.mouseClick(suit, Qt.MouseButton.LeftButton)
    assert suit.isChecked(), "pressed again it stays down"
    QTest.mouseClick(rank, Qt.MouseButton.LeftButton)
    assert lab.hand == RANKED


def test_a_key_sorts_the_hand_the_other_way(tables: list[ManipulationLab]) -> None:
    lab = sorting(tables)
    heard: list[str] = []
    lab.scene.announced.connect(lambda said: heard.append(said.text))
    sort_by_key(lab.view)
    assert lab.hand == BY_SUIT
    sort_by_key(lab.view)
    assert lab.hand == RANKED
    assert heard == ["Your hand is sorted by suit.", "Your hand is sorted by rank."]


def test_of_a_hand_in_the_own_order_neither_half_is_lit(tables: list[ManipulationLab]) -> None:
    own = Preferences(animation=Animation.OFF, sorting=Sorting.OWN)
    lab = sorting(tables, preferences=own)
    assert [button.isChecked() for button in buttons(lab)] == [False, False]
    sort_by_key(lab.view)
    assert lab.hand == RANKED


def test_lifted_cards_stay_lifted_and_take_their_new_places(tables: list[ManipulationLab]) -> None:
    lab = sorting(tables)
    lab.click(lab.card_point(lab.card("9C")))
    sort_by_key(lab.view)
    assert [card.face for card in lab.scene.selection.cards] == ["9C"]
    assert lab.hand == BY_SUIT
    shown = sorted(lab.places.zones[HAND].cards, key=lambda pair: pair[1].x)
    assert [card.face for card, _ in shown] == BY_SUIT


def test_a_reader_finds_both_halves_with_their_names_and_which_is_on(
    tables: list[ManipulationLab],
) -> None:
    lab = sorting(tables)
    table = QAccessible.queryAccessibleInterface(lab.view)
    found = {
        child.text(QAccessible.Text.Name): child.state().checked
        for child in map(table.child, range(table.childCount()))
        if child.text(QAccessible.Text.Name).startswith("Sort by")
    }
    assert found == {"Sort by rank": True, "Sort by suit": False}


SIZES = [((1280, 676), 1.0), ((1024, 656), 1.0), ((1024, 628), 1.25), ((1024, 628), 1.5),
         ((1280, 676), 1.5), ((1920, 1036), 1.0), ((2560, 1396), 1.0)]  # fmt: skip
MANY = "KC KD QS QH JD JC TS TH 9C 9D 8S 8H 7C 7D 6S 5H 4C 3D 2S AH AC"


@pytest.mark.parametrize("hand", ["KC 5D", MANY])
@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_switch_is_large_enough_and_covers_nothing(
    tables: list[ManipulationLab], size: tuple[int, int], text: float, hand: str
) -> None:
    lab = sorting(tables, hand, size=size, style=Style(LIGHT, text))
    places, k = lab.places, lab.scene.canvas.scale.k
    switch = places.sorting
    assert switch is not None
    assert QRectF(0, places.prompt_bar.bottom(), places.width, places.height).contains(switch)
    assert switch.right() == pytest.approx(places.prompt_bar.right())
    cards = [place for _, place in places.zones[HAND].cards]
    assert max(place.rect.right() for place in cards) <= switch.left() - 10
    assert all(place.width * k >= 44 for place in cards)
    for button in buttons(lab):
        assert button.height() >= 44
        assert button.width() >= 44


def test_nothing_is_left_of_it_when_the_hand_is_covered(tables: list[ManipulationLab]) -> None:
    lab = sorting(tables)
    shown = buttons(lab)
    lab.scene.set_adapter(None)
    assert not buttons(lab)
    assert not any(button.text() or button.accessibleName() for button in shown)


def test_there_is_no_switch_without_a_hand_to_sort(tables: list[ManipulationLab]) -> None:
    lab = sorting(tables, "KC")
    assert not buttons(lab)
    plain = kept_open(tables, Position(hand="KC 5D", table="3S 4S 5S"))
    assert not buttons(plain)
    sort_by_key(plain.view)
    assert plain.scene.canvas.preferences.sorting is Sorting.RANK


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def shared(qtbot: QtBot, program: Controller, sample: str, moves: int) -> tuple[PlayedGame, str]:
    """A game of people only in which somebody has uncovered the own hand, and whose it is."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    names = ("Marta", "Opa", "Elise", "Josip")[: len(record.seats)]
    seats = tuple(Player(name, PlayerKind.PERSON) for name in names)
    game = played(program, replace(record, seats=seats, moves=record.moves[:moves]))
    wait(qtbot, game, Waiting.COVER)
    game.uncover()
    wait(qtbot, game, Waiting.PERSON)
    game.view.setFocus()
    return game, names[game.screen.seat]


@pytest.mark.parametrize(
    ("sample", "moves"), [("manipulation/classic-2", 2), ("steady/classic", 30)]
)
def test_at_a_shared_screen_the_order_is_kept_as_that_of_who_chose_it(
    qtbot: QtBot, program: Controller, sample: str, moves: int
) -> None:
    game, name = shared(qtbot, program, sample, moves)
    before = game.scene.table.hand
    sort_by_key(game.view)
    assert game.scene.canvas.preferences.sorting is Sorting.SUIT
    assert game.scene.table.hand != before
    assert set(game.scene.table.hand) == set(before)
    kept, _ = PreferencesFile().load()
    assert kept.sorting is Sorting.RANK, "of all others"
    assert {who: look.sorting for who, look in kept.own_looks.items()} == {
        name.lower(): Sorting.SUIT
    }


@pytest.mark.parametrize("language", sorted(set(installed()) | {ENGLISH}))
def test_its_words_have_room_in_every_language(
    tables: list[ManipulationLab], language: str
) -> None:
    use_language(language)
    try:
        lab = sorting(tables)
        smallest = QFontMetricsF(font(TextStyle.BUTTON, 1.0, size=13))
        for button in buttons(lab):
            assert smallest.horizontalAdvance(button.text()) <= button.width() - 10
    finally:
        use_language(ENGLISH)


def test_its_key_is_no_key_of_the_window(program: Controller) -> None:
    keys = {key.toString() for action in program.window.actions() for key in action.shortcuts()}
    assert "Ctrl+Z" in keys
    assert QKeySequence("Ctrl+Shift+S").toString() not in keys
