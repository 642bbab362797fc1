"""The end of a turn is taken back and made again; what cannot be taken back says why."""

from __future__ import annotations

import pytest
from family_lab import LIKED, SAMPLES, set_out, show, wait
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from watching import faces, leaks
from whole_program import child

from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.table import HAND
from handfoot_gui.games.hand_and_foot.presenter.values import CardGroup, Draft
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, Draw, Lay, TakePile
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

CTRL = Qt.KeyboardModifier.ControlModifier


pytestmark = pytest.mark.timing(grace=60_000)
"""No test depends on how quick the machine is."""


def discard(qtbot: QtBot, game: PlayedGame) -> frozenset[object]:
    """Draw and discard the first card of the hand with the mouse; gives the hand before that."""
    assert wait(qtbot, game) is Waiting.PERSON
    game.scene.move_chosen.emit(Draw((2,)))
    hand = game.scene.table.hand
    game.scene.selection.select(hand[:1])
    button = game.view.button("discard")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert isinstance(game.record.moves[-1][1], Discard)
    return frozenset(hand)


def test_a_discard_that_is_taken_back_lies_where_it_lay_in_the_own_order(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(replace(LIKED, sorting=Sorting.OWN))
    game = set_out(program, "steady/classic", 60, "p", "steady", "steady", "steady")
    hand = discard(qtbot, game)
    left = game.scene.table.hand
    (discarded,) = hand - frozenset(left)
    game.scene.selection.select(left[:1])
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert game.scene.table.hand == (discarded, *left)


def bar(program: Controller, name: str) -> QAbstractButton:
    return child(program.window.page, QAbstractButton, f"bar-{name}")


def test_a_discard_is_taken_back_and_made_again_until_a_bot_has_drawn(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "steady", "steady", "steady")
    hand, whole = discard(qtbot, game), game.record
    assert load(game.path).record == whole, "a program that is killed has lost nothing"
    undo = game.view.button("undo")
    assert undo is not None
    assert undo.text() == "Undo discard"
    qtbot.wait(50)
    assert game.record == whole, "no bot has moved yet"
    game.scene.selection.select(game.scene.table.hand[:1])
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert game.record.moves == whole.moves[:-1]
    assert load(game.path).record == game.record, "what was taken back is not in the record"
    assert frozenset(game.scene.table.hand) == hand
    assert bar(program, "redo").isVisible()
    QTest.keyClick(game.view, Qt.Key.Key_Y, CTRL)
    assert game.record == whole
    assert not bar(program, "redo").isVisible()
    assert game.can_undo

    def has_bot_drawn() -> bool:
        game.screen.go_on()
        return game.record != whole

    qtbot.waitUntil(has_bot_drawn, timeout=60_000)
    moves = game.record.moves
    assert not bar(program, "undo").isEnabled()
    QTest.mouseClick(bar(program, "undo"), Qt.MouseButton.LeftButton)
    assert "has moved since; you can take back only" in game.scene.actions.shown_bar.prompt
    assert game.record.moves[: len(moves)] == moves


def test_a_grey_undo_says_why_by_mouse_and_by_key(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    assert wait(qtbot, game) is Waiting.COVER
    show(program)
    game.scene.move_chosen.emit(Draw((2,)))
    why = "The last move showed new cards, so it stands."
    assert bar(program, "undo").accessibleDescription() == why
    QTest.mouseClick(bar(program, "undo"), Qt.MouseButton.LeftButton)
    assert game.scene.actions.shown_bar.prompt == why
    game.messages.forget()
    game.messages.show()
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert game.scene.actions.shown_bar.prompt == why


def test_under_the_cover_a_discard_goes_back_to_its_player_alone(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    seat, hand = game.screen.seat, discard(qtbot, game)
    before = game.record.moves
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, (seat + 1) % 4)
    cover = program.game_controller.pages.cover
    QTest.mouseClick(child(cover, QAbstractButton, "cover-undo"), Qt.MouseButton.LeftButton)
    assert game.record.moves == before[:-1]
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, seat)
    assert leaks(game, program.window) == []
    assert faces(game) == set()
    show(program)
    assert faces(game) >= hand
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert game.record.moves == before, "redo"
    show(program)
    assert game.screen.seat == (seat + 1) % 4
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert game.record.moves == before, "another hand was seen"


def test_a_first_meld_that_takes_the_pile_lies_there_again_when_it_is_undone(
    qtbot: QtBot, program: Controller
) -> None:
    moves = load(SAMPLES / "steady" / "classic.handfoot.json").record.moves
    number = next(n for n, (_, move) in enumerate(moves) if isinstance(move, TakePile))
    seat, take = moves[number]
    assert isinstance(take, TakePile)
    kinds = ["p" if other == seat else "steady" for other in range(4)]
    game = set_out(program, "steady/classic", number, *kinds)
    assert wait(qtbot, game) is Waiting.PERSON
    groups = tuple(CardGroup(placement.cards, placement.onto) for placement in take.melds)
    laid_out = Draft(groups, is_take=True)
    game.scene.show_draft(laid_out)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.record.moves[-1] == (seat, take)
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert len(game.record.moves) == number
    assert game.scene.turn.draft == laid_out
    QTest.keyClick(game.view, Qt.Key.Key_Z, CTRL)
    assert not game.scene.turn.has_draft
    QTest.keyClick(game.view, Qt.Key.Key_Y, CTRL)
    assert game.scene.turn.draft == laid_out
    QTest.keyClick(game.view, Qt.Key.Key_Y, CTRL)
    assert game.record.moves[-1] == (seat, take)


def test_the_hand_keeps_its_places_while_the_partner_answers(
    qtbot: QtBot, program: Controller
) -> None:
    moves = load(SAMPLES / "steady" / "saskatchewan.handfoot.json").record.moves
    number = next(
        n for n, (_, move) in enumerate(moves) if isinstance(move, Lay) and moves[n + 1][1] == Ask()
    )
    seat, lay = moves[number]
    kinds = ["p" if other == seat else "steady" for other in range(4)]
    game = set_out(program, "steady/saskatchewan", number, *kinds)
    assert wait(qtbot, game) is Waiting.PERSON

    def places() -> dict[object, float]:
        return {card: place.x for card, place in game.scene.canvas.places.zones[HAND].cards}

    before = places()
    game.scene.move_chosen.emit(lay)
    left = places()
    assert left.items() < before.items()
    game.scene.move_chosen.emit(Ask())
    assert game.play.waiting is Waiting.BOT
    assert places() == left

    def is_answered() -> bool:
        game.screen.go_on()
        return game.play.waiting is Waiting.PERSON

    qtbot.waitUntil(is_answered, timeout=60_000)
    assert places() == left
