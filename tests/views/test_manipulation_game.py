"""A game of Manipulation Rummy in its window: real bots, real files, real clicks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from played_lab import card_spot, click, continued, play, running, wait, zone_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene
from handfoot_gui.games.manipulation.presenter.table import ActCode
from handfoot_gui.games.manipulation.rules.moves import Draw, Play
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.solver import best_play
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.score_rows import ScoreRow, SumRow

NAMES = ("Marta", "Elise", "Josip", "Karl")


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def start(program: Controller, options: Options | None = None) -> PlayedGame:
    """A new game against easy bots."""
    return play(program, "manipulation", options or Options(players=3), NAMES)


def press(game: PlayedGame, code: str) -> None:
    button = game.view.button(code)
    assert button is not None, code
    assert button.isEnabled(), code
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def draft_of(game: PlayedGame) -> ManipulationDraft:
    assert isinstance(game.scene.turn.draft, ManipulationDraft)
    return game.scene.turn.draft


def try_new_meld(game: PlayedGame) -> bool:
    """Lay a meld from the hand with the mouse, where the hand has one."""
    view = game.screen.view
    plan = best_play(view.public.melds, view.hand, reach=0)
    if plan is None:
        return False
    before = {laid.card for meld in view.public.melds for laid in meld}
    for meld in plan.melds:
        cards = [laid.card for laid in meld]
        if before & set(cards) or any(card.is_joker for card in cards):
            continue
        for card in cards:
            click(game, card_spot(game, card))
        assert set(game.scene.selection.cards) == set(cards)
        click(game, zone_spot(game, NEW_MELD))
        assert draft_of(game).cards >= set(cards)
        return True
    return False


def do(qtbot: QtBot, game: PlayedGame, code: str) -> None:
    """Press a button; where it is asked about the move, it is made all the same: these tests play
    on, not well."""
    moves = len(game.record.moves)
    press(game, code)
    qtbot.waitUntil(
        lambda: len(game.record.moves) > moves or game.scene.seat_table.pending.doubt is not None,
        timeout=10_000,
    )
    if game.scene.seat_table.pending.doubt is not None:
        press(game, DoubtCode.DO_IT)


def take_turn(qtbot: QtBot, game: PlayedGame) -> None:
    """One act or turn of the person with the mouse."""
    scene = game.scene
    assert isinstance(scene.table, ManipulationScene)
    codes = [button.objectName() for button in game.view.visible_buttons]
    if scene.table.zone(NEW_MELD) is not None and try_new_meld(game):
        do(qtbot, game, ActCode.PLAY)
        return
    for code in (ActCode.DRAW, ActCode.KNOCK, ActCode.END_TURN):
        if code in codes:
            do(qtbot, game, code)
            return
    pytest.fail(f"nothing to do: {codes}")


def play_until(qtbot: QtBot, game: PlayedGame, *wanted: Waiting, most: int = 120) -> None:
    for _ in range(most):
        wait(qtbot, game, Waiting.PERSON, *wanted)
        if game.play.waiting in wanted:
            return
        take_turn(qtbot, game)
    pytest.fail("the round did not end")


def test_a_round_is_played_with_the_mouse_saved_and_scored(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program)
    play_until(qtbot, game, Waiting.NEXT_DEAL, Waiting.OVER)
    own = [move for seat, move in game.record.moves if seat == game.screen.seat]
    assert any(isinstance(move, Play) for move in own)
    (saved,) = Saves().search().all().games
    assert load(saved.path).record == game.record
    qtbot.waitUntil(lambda: program.game_controller.pages.score.isVisible(), timeout=60_000)
    texts = [text.text() for text in program.game_controller.pages.score.findChildren(QLabel)]
    assert any(text.startswith("Round 1") for text in texts)
    row = program.game_controller.pages.score.findChild(ScoreRow, "row-in_hand")
    assert row is not None
    left = game.play.session.sheet.deals[0].lines[0]
    counts = [items[0].count for items in left.items]
    said = "; ".join(f"{name} {count}" for name, count in zip(NAMES, counts, strict=False))
    assert row.accessibleName() == f"Left in hand: {said}"
    assert row.isCheckable(), "it opens into the cards"
    QTest.keyClick(program.game_controller.pages.score, Qt.Key.Key_Return)
    wait(qtbot, game, Waiting.PERSON)
    assert program.game_controller.pages.table.isVisible()
    assert game.screen.view.public.round == 2


def test_leaving_and_continuing_shows_the_same_table(qtbot: QtBot, program: Controller) -> None:
    game = start(program)
    for _ in range(4):
        wait(qtbot, game, Waiting.PERSON)
        take_turn(qtbot, game)
    wait(qtbot, game, Waiting.PERSON)
    view, record = game.screen.view, game.record
    again = continued(program)
    assert again.record.moves == record.moves
    assert again.screen.view == view


def test_a_draw_cannot_be_undone(qtbot: QtBot, program: Controller) -> None:
    game = start(program)
    wait(qtbot, game, Waiting.PERSON)
    press(game, ActCode.DRAW)
    assert isinstance(game.record.moves[-1][1], Draw)
    assert not game.screen.can_undo


def test_undo_takes_the_working_table_back_step_by_step(qtbot: QtBot, program: Controller) -> None:
    game = start(program)
    wait(qtbot, game, Waiting.PERSON)
    press(game, ActCode.DRAW)
    moves = len(game.record.moves)
    first, second = game.screen.view.hand[:2]
    for card in (first, second):
        click(game, card_spot(game, card))
        click(game, zone_spot(game, NEW_MELD))
    assert draft_of(game).cards == {first, second}
    game.undo()
    assert draft_of(game).cards == {first}
    game.undo()
    assert draft_of(game).is_untouched
    assert len(game.record.moves) == moves


def test_the_table_shows_the_last_moves_and_scores_itself(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program)
    for _ in range(2):
        wait(qtbot, game, Waiting.PERSON)
        take_turn(qtbot, game)
    wait(qtbot, game, Waiting.PERSON)
    scene = game.scene
    assert isinstance(scene.canvas.places, ManipulationPlaces)
    assert isinstance(scene.table, ManipulationScene)
    names = [badge.name for badge in scene.canvas.badges if badge.seat != game.screen.seat]
    assert len(names) == 2
    # One line for each other player, the last to play first.
    assert [line.split()[0] for line in scene.canvas.log] == names[::-1]
    assert scene.canvas.places.width == pytest.approx(
        program.window.width() / scene.canvas.scale.k, abs=2
    )
    assert [player.score for player in scene.table.players] == ["0", "0", "0"]


def test_the_hint_in_degrees_ends_with_the_cards_on_the_table(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program)
    for _ in range(60):
        wait(qtbot, game, Waiting.PERSON)
        view = game.screen.view
        if game.scene.table is not None and game.scene.table.zone(NEW_MELD) is not None:
            plan = best_play(view.public.melds, view.hand)
            if plan is not None:
                break
        press(game, game.view.visible_buttons[0].objectName())
    else:
        pytest.fail("nothing can be laid")
    game.questions.hint()
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Hint:"), timeout=60_000)
    assert game.scene.actions.bar.facts == "Press H for more."
    assert draft_of(game).is_untouched
    game.questions.hint()
    qtbot.waitUntil(lambda: game.scene.actions.bar.facts != "Press H for more.", timeout=60_000)
    assert game.scene.actions.bar.prompt.startswith("Hint: you can lay ")
    assert draft_of(game).is_untouched
    game.questions.hint()
    qtbot.waitUntil(lambda: draft_of(game).cards == set(plan.laid), timeout=60_000)
    button = game.view.button(ActCode.PLAY)
    assert button is not None
    assert button.isEnabled()
    assert game.scene.table.zone(HAND) is not None


@pytest.mark.only_thorough
def test_at_the_end_what_is_added_stands_on_the_score(qtbot: QtBot, program: Controller) -> None:
    game = start(program, Options(players=2, target=1))
    while game.play.waiting is not Waiting.OVER:
        play_until(qtbot, game, Waiting.NEXT_DEAL, Waiting.OVER, most=200)
        if game.play.waiting is Waiting.NEXT_DEAL:
            game.deal_next()
    game.show_score()
    qtbot.waitUntil(lambda: program.game_controller.pages.score.isVisible(), timeout=60_000)
    page = program.game_controller.pages.score
    sheet = game.play.session.sheet
    winner = sheet.leaders[0]
    reached = page.findChild(ScoreRow, "row-target_reached")
    won = page.findChild(ScoreRow, "row-rounds_won")
    assert reached is not None
    assert won is not None
    assert f"{NAMES[winner]} 100" in reached.accessibleName()
    assert f"{NAMES[winner]} 25" in won.accessibleName()
    total = "; ".join(f"{name} {points}" for name, points in zip(NAMES, sheet.totals, strict=False))
    assert page.findChildren(SumRow)[-1].accessibleName() == f"Total: {total}"
    assert isinstance(game.scene.table, ManipulationScene)
    assert [player.score for player in game.scene.table.players] == list(map(str, sheet.totals))
