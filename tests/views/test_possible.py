"""`?` lists every kind of move with what it is or why it has to wait, and shows it on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from pictures_lab import contrast
from played_lab import KEPT, advanced, running
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import STOCK
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.possible_dialog import PossibleDialog
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.widgets.theme import LIGHT

SAMPLES = KEPT.parent
KINDS: dict[str, dict[str, str]] = {
    "hand-and-foot": {
        "Draw": "Draw", "TakePile": "Pick up the discard pile", "Lay": "Lay Add",
        "Discard": "Discard a card", "Ask": "Ask to go out",
        "Answer": "Answer yes", "Cut": "Cut cards off the deck",
    },
    "raub": {
        "TakeDeal": "Deal", "PassDeal": "Pass the deal on", "BlindRaub": "Say Raub blind",
        "Look": "Look at the cards", "Raub": "Say Raub", "Dalje": "Pass",
        "Exchange": "Exchange cards", "SwapSeven": "Swap the seven", "Play": "Play",
        "KeepSeven": "Keep the seven", "LayAside": "Lay aside",
    },
    "manipulation": {
        "Draw": "Draw a card", "Play": "Lay cards", "Knock": "Knock", "EndTurn": "End the turn",
    },
}  # fmt: skip
"""By game, what the list calls each kind of move; two names where it tells them apart."""


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


@pytest.mark.parametrize(
    "kept", ["steady/special-deck", "raub/classic-2", "manipulation/classic-2"]
)
def test_what_was_done_is_possible_and_shown_and_what_is_not_possible_has_a_reason(
    kept: str,
) -> None:
    record = load(SAMPLES / f"{kept}.handfoot.json").record
    presenter: Any = presenter_of(record, Words())
    rules, names, asked = rules_of(record), KINDS[record.game], Counter[str]()
    for (seat, move), (state, _) in zip(
        record.moves, pairwise(states(rules, record.moves)), strict=True
    ):
        kind = type(move).__name__
        if seat == TABLE or asked[kind] > 12:
            continue
        asked[kind] += 1
        view, adapter = rules.view(state, seat), presenter.table
        found = presenter.guidance.possible(view, adapter.empty)
        on = [one for one in found if one.is_on]
        assert any(one.name.startswith((names[kind], *names[kind].split())) for one in on)
        buttons = [act.move for act in adapter.acts(view, adapter.empty, ())]
        assert all(one.can_be_shown for one in found)
        assert all(one.button in buttons for one in on if one.button is not None)
        assert all(one.name and one.said.endswith(".") for one in found)
        assert len({one.name for one in found}) == len(found)
    assert set(asked) == names.keys()


def test_what_is_over_in_a_deal_of_raub_is_not_said_to_come_yet() -> None:
    record = load(SAMPLES / "raub/classic-3.handfoot.json").record
    presenter: Any = presenter_of(record, Words())
    rules, met = rules_of(record), Counter[str]()
    for (seat, move), (state, _) in zip(
        record.moves, pairwise(states(rules, record.moves)), strict=True
    ):
        kind = type(move).__name__
        if seat == TABLE or kind not in ("Exchange", "Play"):
            continue
        met[kind] += 1
        found = presenter.guidance.possible(rules.view(state, seat), presenter.table.empty)
        said = {one.name: one.said for one in found if not one.is_on}
        assert said["Say Raub"] == said["Pass"]
        assert said["Say Raub"].startswith("Trumps are ")
        if kind == "Play":
            assert said["Exchange cards"] == "The exchange is over."
            assert "first" not in said["Swap the seven"]
            assert "trick" not in said["Swap the seven"]
    assert set(met) == {"Exchange", "Play"}


def test_what_a_button_does_is_possible_only_while_it_is_on() -> None:
    record = load(SAMPLES / "manipulation/classic-2.handfoot.json").record
    presenter: Any = presenter_of(record, Words())
    rules, adapter, met = rules_of(record), presenter.table, Counter[bool]()
    for (seat, move), (state, _) in zip(
        record.moves, pairwise(states(rules, record.moves)), strict=True
    ):
        if type(move).__name__ != "Play" or met.total() > 60:
            continue
        view = rules.view(state, seat)
        advised = GAMES[record.game].advice(rules.options, view)
        hints = presenter.hints(view, advised[0], None, advised[1])
        whole = next(hint for hint in hints if hint.steps)
        for draft in whole.steps:
            acts = {act.code: act for act in adapter.acts(view, draft, ())}
            found = {one.name: one for one in presenter.guidance.possible(view, draft)}
            end = found["End the turn"]
            assert end.is_on is acts["play"].is_on
            assert found["Draw a card"].is_on is ("draw" in acts)
            assert found["Knock"].is_on is ("knock" in acts)
            assert end.button == acts["play"].move
            met[end.is_on] += 1
    assert met[True]
    assert met[False]


def test_nothing_is_discarded_while_cards_are_laid_out() -> None:
    record = load(SAMPLES / "steady/classic.handfoot.json").record
    presenter: Any = presenter_of(record, Words())
    rules, adapter, met = rules_of(record), presenter.table, 0
    for (seat, move), (state, _) in zip(
        record.moves, pairwise(states(rules, record.moves)), strict=True
    ):
        if type(move).__name__ != "Lay":
            continue
        view = rules.view(state, seat)
        for way in presenter.guidance.openings(view)[:2]:
            acts = {act.code for act in adapter.acts(view, way.draft, ()) if act.is_on}
            found = {one.name: one for one in presenter.guidance.possible(view, way.draft)}
            assert "discard" not in acts
            assert not found["Discard a card"].is_on
            said = "First lay down the cards you set out, or take them back."
            assert found["Discard a card"].said == said
            before = {one.name: one for one in presenter.guidance.possible(view, adapter.empty)}
            assert before["Discard a card"].is_on
            met += 1
    assert met


def shown(game: PlayedGame, number: int) -> str:
    """What the button says to a reader that shows move *number* of the list, once it did."""
    said: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PossibleDialog)
        shows = [one for one in dialog.findChildren(QAbstractButton) if one.text() == "Show"]
        said.append(shows[number].accessibleName())
        QTest.mouseClick(shows[number], Qt.MouseButton.LeftButton)

    QTimer.singleShot(100, look)
    QTest.keyClicks(game.view, "?")
    return said[0]


def test_the_list_opens_by_its_key_and_shows_a_move_on_the_table(
    qtbot: QtBot, program: Controller
) -> None:
    game = advanced(program, KEPT, 4, 3)
    program.window.show()
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON)
    assert shown(game, 0) == "Show on the table: Draw two cards"
    assert game.scene.canvas.signs.pointed_out == (frozenset(), (STOCK,))
    assert game.scene.actions.bar.prompt == "A click on the stock draws."
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    game.screen.make(next(iter(game.play.session.rules.suggestions(game.screen.view))))
    assert game.scene.canvas.signs.pointed_out == (frozenset(), ())


def test_a_move_of_a_button_is_shown_there(qtbot: QtBot, program: Controller) -> None:
    game = advanced(program, SAMPLES / "raub/classic-3.handfoot.json", 1, 1)
    program.window.show()
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON)
    golden, plain = game.view.button("deal"), game.view.button("pass on")
    assert golden is not None
    assert plain is not None

    def is_lit_above(button: PromptBarButton) -> bool:
        at = button.geometry().center()
        seen = game.view.grab().toImage().pixelColor(at.x(), button.y() - 5)
        return contrast(seen.name(), LIGHT.zone) > 1.5

    assert not is_lit_above(plain)
    assert shown(game, 1) == "Show on the table: Pass the deal on"
    assert not is_lit_above(golden)
    assert is_lit_above(plain)
