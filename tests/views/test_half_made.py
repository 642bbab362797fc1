"""What a person has lifted or laid out is there again after others had the screen."""

from __future__ import annotations

from family_lab import LIKED, begun, laid_out, set_out, show, to_cover, wait
from msgspec.structs import replace
from played_lab import card_spot, click
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from test_pass_and_play import SAMPLES
from watching import faces, leaks

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.table import HAND
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame


def test_lifted_cards_are_lifted_again_when_the_cover_comes_off(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    lifted = game.scene.table.hand[1:3]
    game.scene.selection.select(lifted)
    game.hold()
    game.release()
    assert wait(qtbot, game) is Waiting.COVER
    assert game.scene.selection.cards == ()
    assert leaks(game, program.window) == []
    assert faces(game) == set()
    show(program)
    assert game.scene.selection.cards == lifted
    assert set(lifted) <= faces(game)


def test_who_asks_a_partner_has_the_same_cards_lifted_afterwards_and_nobody_else_has(
    qtbot: QtBot, program: Controller
) -> None:
    sample = "steady/classic"
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    number = next(n for n, (_, did) in enumerate(moves) if did == Ask())
    game = set_out(program, sample, number, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    asker, lifted = game.screen.seat, game.scene.table.hand[:1]
    game.scene.selection.select(lifted)
    game.scene.move_chosen.emit(Ask())
    assert game.play.waiting is Waiting.COVER
    show(program)
    assert game.screen.seat != asker
    assert game.scene.selection.cards == ()
    other = game.scene.table.hand[:2]
    game.scene.selection.select(other)
    game.scene.move_chosen.emit(Answer(may=False))
    show(program)
    assert (game.screen.seat, game.scene.selection.cards) == (asker, lifted)


def test_what_was_put_aside_comes_back_with_undo_after_a_cover_too(
    qtbot: QtBot, program: Controller
) -> None:
    game = laid_out(qtbot, program)
    draft = game.scene.turn.draft
    game.scene.put_aside()
    assert not game.scene.turn.has_draft
    game.hold()
    game.release()
    assert wait(qtbot, game) is Waiting.COVER
    show(program)
    game.undo()
    assert game.scene.turn.draft == draft


def in_hand(game: PlayedGame) -> list[Card]:
    """The cards of the hand as they lie, from the left."""
    return [card for card, _ in game.scene.canvas.places.zones[HAND].cards]


def test_lifted_cards_are_dragged_together_by_whoever_has_the_screen(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(replace(LIKED, sorting=Sorting.OWN))
    game = begun(program, "hand-and-foot", "p", "p")
    port = game.view.viewport()
    to_cover(qtbot, program, game)
    show(program)
    lifted = in_hand(game)[-3:]
    for card in lifted:
        click(game, card_spot(game, card))
    assert set(game.scene.selection.cards) == set(lifted)
    start, end = card_spot(game, lifted[1]), card_spot(game, in_hand(game)[0])
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(port, start + (end - start) * step / 5)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert set(lifted) <= set(in_hand(game)[:4])
