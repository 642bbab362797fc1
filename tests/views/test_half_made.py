"""What a person has lifted or laid out is there again after others had the screen."""

from __future__ import annotations

from family_lab import begun, laid_out, set_out, show, to_cover, wait
from pytestqt.qtbot import QtBot
from test_pass_and_play import SAMPLES
from watching import faces, leaks

from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.play.waiting import Waiting


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
