"""The page of a game whose hands are all on phones, and the tray for what was lifted on one."""

from __future__ import annotations

import pytest
from family_lab import begun, to_cover
from manipulation_lab import ManipulationLab, opened
from manipulation_lab import made_tables as made_tables
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from watching import faces, hands

from handfoot_gui.core.table import HAND
from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.actions import MENU
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import LIFT


@pytest.mark.parametrize("name", GAMES)
def test_the_table_has_all_the_page_and_shows_no_hand(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    game = begun(program, name, "p", "p", "easy")
    program.window.resize(1280, 720)
    program.window.show()
    to_cover(qtbot, program, game)
    page = program.game_controller.pages.table
    program.game_controller.pages.show_table()
    had_panel = page.panel.isVisibleTo(page)
    page.without_hands.turn(True)
    QApplication.processEvents()
    assert not page.bar.isVisibleTo(page)
    assert not page.panel.isVisibleTo(page)
    assert game.view.size() == page.size()
    every = {card for hand in hands(game) for card in hand}
    assert every
    assert not faces(game) & every
    page.without_hands.turn(False)
    QApplication.processEvents()
    assert page.bar.isVisibleTo(page)
    assert page.panel.isVisibleTo(page) is had_panel
    assert game.view.height() < page.height()


def test_its_only_button_opens_the_menu(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "raub", "p", "p", "easy")
    program.window.resize(1280, 720)
    program.window.show()
    to_cover(qtbot, program, game)
    page = program.game_controller.pages.table
    program.game_controller.pages.show_table()
    page.without_hands.turn(True)
    menu = program.window.commands.menu
    game.view.scene_.actions.press(MENU)
    assert menu.isVisible()
    assert menu.activeAction() is menu.actions()[0]
    menu.close()


def lifted(lab: ManipulationLab) -> set[str]:
    """The cards that are open in the scene and not on the table."""
    laid = {card for zone in lab.table.zones if zone.key != HAND for card in zone.cards}
    shown = {item.card for item in lab.scene.items() if isinstance(item, CardItem)}
    return {card.face for card in shown - laid if card is not None}


def test_what_is_lifted_lies_open_in_the_tray_and_the_rest_stays_hidden(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S,9H 9D 9C", drawn=1)
    lab.view.resize(1280, 720)
    eight = lab.card("8S", of_hand=True)
    lab.scene.canvas.afar.turn(True, has_tray=True)
    lab.show()
    assert lifted(lab) == set()
    lab.scene.select(HAND, eight)
    assert lifted(lab) == {"8S"}
    places = lab.scene.canvas.places
    card = lab.place(eight).rect.translated(0, -LIFT)
    assert places.prompt_bar.contains(card)
    assert places.hand.contains(card.adjusted(1, 1, -1, -1))
    assert card.width() * lab.scene.canvas.scale.k >= 90
    # Its own button stands beside it.
    k = lab.scene.canvas.scale.k
    tray = QRectF(places.hand.topLeft() * k, places.hand.size() * k)
    for one in lab.view.visible_buttons:
        assert not tray.intersects(one.geometry().toRectF()), (
            tray,
            one.objectName(),
            one.geometry(),
        )
    lab.scene.select(HAND, eight)
    assert lifted(lab) == set()


def test_a_finger_moves_the_tray_onto_a_meld(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S,9H 9D 9C", drawn=1)
    lab.view.resize(1280, 720)
    eight = lab.card("8S", of_hand=True)
    lab.scene.canvas.afar.turn(True, has_tray=True)
    lab.show()
    lab.scene.select(HAND, eight)
    start: QPoint = lab.card_point(eight)
    lab.drag(start, lab.meld_point(0, at=0.9))
    assert eight in lab.scene.turn.draft.cards
    assert lifted(lab) <= {"8S"}
