"""Every game with a table in the real widget: layout, painting, keyboard, screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from every_game import a_few_tables, rules_and_presenter, steps
from game_lab import badges_of
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import QUICK

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.table.accessible import spots_of
from handfoot_gui.ui.table.canvas import delegate_of
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style

SIZES = ((1024, 652), (1280, 672), (1920, 1032))
OFF = prefs.Preferences(animation=prefs.Animation.OFF)


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView(timing=QUICK)
    qtbot.addWidget(made)
    made.scene_.canvas.set_preferences(OFF)
    made.scene_.canvas.set_style(Style(LIGHT, 1.0))
    made.resize(1280, 672)
    made.show()
    yield made
    made.scene_.set_adapter(None)


def show(table: TableView, presenter: AnyPresenter, view: Any) -> None:
    said = presenter.prompt(view, presenter.table.empty)
    table.scene_.show_view(
        view, badges=badges_of(presenter, view), log=("Marta did this.", "So it was.")
    )
    table.scene_.actions.set_bar(PromptBar(said.name, f"{said.name}, {said.expected}", said.facts))


def seen(rules: AnyRules, seed: int, most: int, every: int) -> Iterator[Any]:
    """Views of seat 0, some of those where it is to move among them."""
    for number, step in enumerate(steps(rules, seed, most)):
        if number % every == 0 or rules.actor(step.after) == 0:
            yield rules.view(step.after, Seat(0))


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_lies_on_the_table(
    view: TableView, game: str, preset: str, players: int, size: tuple[int, int]
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    scene = view.scene_
    view.resize(*size)
    scene.set_adapter(presenter.table)
    whole = QRectF(0, 0, *size).adjusted(-1, -1, 1, 1)
    # From one act to the next little changes of where things are.
    views = islice(seen(rules, seed=players, most=160, every=9), 0, None, 2)
    for number, seat_view in enumerate(views):
        show(view, presenter, seat_view)
        table, places = scene.table, scene.canvas.places
        assert table is not None
        assert len(places.badges) >= (0 if getattr(places, "is_grid", False) else players - 1)
        for zone in table.zones:
            place = places.zones.get(zone.key)
            assert place is not None or not (zone.cards or zone.backs), zone
            if place is not None:
                assert [card for card, _ in place.cards] == list(zone.cards)
                for card, spot in place.cards:
                    assert whole.contains(spot.rect), (zone.key, card)
        assert places.prompt_bar.bottom() <= places.hand.bottom()
        assert all(spot.name for spot in spots_of(view) if spot.key != "strip facts")
        if number % 3 == 0:
            scene.canvas.set_style(Style(DARK if number % 2 else LIGHT, 1.0))
            assert not view.grab().isNull()


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_the_hand_is_lifted_by_mouse_and_keys(
    view: TableView, game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    scene = view.scene_
    scene.set_adapter(presenter.table)
    view.activateWindow()
    view.setFocus()
    done = 0
    for seat_view in seen(rules, seed=players, most=200, every=10_000):
        show(view, presenter, seat_view)
        cards = scene.canvas.places.zones[HAND].cards
        if not cards:
            continue
        card, spot = cards[0]
        at = QPoint(round(spot.x + 6), round(spot.rect.center().y()))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert scene.selection.cards == (card,)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert scene.selection.cards == ()
        QTest.keyClick(view, Qt.Key.Key_Home)
        QTest.keyClick(view, Qt.Key.Key_Space)
        assert scene.selection.cards == (card,)
        QTest.keyClick(view, Qt.Key.Key_Escape)
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
            QTest.keyClick(view, key)
        assert scene.canvas.cursor.stop is not None
        done += 1
        if done > 4:
            break
    assert done


def lift_first(scene: TableScene, presenter: AnyPresenter, view: Any) -> str:
    """Lift the cards of the first move that is made with cards, and tell where they go."""
    for move in presenter.rules.suggestions(view):
        cards, key = presenter.table.gesture(view, move) or ((), "")
        if len(cards) == 1:
            scene.seat_table.tap(cards[0])
            return key
    return ""


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_the_strip_plays_what_its_buttons_say(
    view: TableView, game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    scene, played = view.scene_, []
    scene.set_adapter(presenter.table)
    scene.move_chosen.connect(played.append)
    for seat_view in seen(rules, seed=players, most=200, every=10_000):
        show(view, presenter, seat_view)
        assert scene.table is not None
        is_lifted = scene.table.selects_one and not any(act.move for act in scene.actions.acts)
        target = lift_first(scene, presenter, seat_view) if is_lifted else ""
        for act in scene.actions.acts:
            is_whole = act.move is not None or (is_lifted and act.target == target)
            if not is_whole or not act.is_on or act.warning is not None:
                continue
            assert next(b.text for b in scene.actions.buttons if b.code == act.code)
            before = len(played)
            scene.actions.press(act.code)
            assert len(played) == before + 1
            assert act.move in (None, played[-1])
            assert rules.problem(seat_view, played[-1]) is None
            break
        if len(played) > 6:
            break
    assert played


def test_a_table_can_change_its_game(view: TableView) -> None:
    for game, preset, players in (*a_few_tables(), *reversed(a_few_tables())):
        rules, presenter = rules_and_presenter(game, preset, players)
        view.scene_.set_adapter(presenter.table)
        for seat_view in seen(rules, seed=1, most=12, every=4):
            show(view, presenter, seat_view)
        assert view.scene_.canvas.delegate is delegate_of(game)
        assert type(delegate_of(game).words) is type(presenter.table_words)
    QApplication.processEvents()
