"""The open game in its window: real bots, real files, real clicks."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import KEPT, advanced, card_spot, click, game_of, wait, zone_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Sorting, ThemeChoice
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.presenter.values import FOOT
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice

SEATS = (
    SeatChoice("Marta", None),
    SeatChoice("Elise", "steady"),
    SeatChoice("Josip", "steady"),
    SeatChoice("Karl", "steady"),
)


def _to_move(qtbot: QtBot, program: Controller) -> PlayedGame:
    """A new game in which the person is to move."""
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), SEATS))
    wait(qtbot, game_of(program), Waiting.PERSON)
    return game_of(program)


def _play_on(qtbot: QtBot, game: PlayedGame) -> None:
    """One act of the person, as the hint proposes it: H once or twice and Enter play it."""
    with qtbot.waitSignal(game.play.bots.hinted, timeout=60_000) as hint:
        game.questions.hint()
    if game.scene.hinted is None:
        game.questions.hint()
    number = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.record.moves[number] == (game.screen.seat, hint.args[1])


def test_a_deal_is_played_saved_scored_and_the_next_one_dealt(
    qtbot: QtBot, program: Controller
) -> None:
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), SEATS))
    game, acts = game_of(program), count()
    steady = SteadyBot(game.record.options)
    while game.play.waiting is not Waiting.NEXT_DEAL:
        wait(qtbot, game, Waiting.PERSON, Waiting.NEXT_DEAL)
        if game.play.waiting is Waiting.PERSON and next(acts) % 8 == 1:
            _play_on(qtbot, game)
        elif game.play.waiting is Waiting.PERSON:
            # Who plays well without hints is done sooner.
            game.screen.make(steady.choose(game.screen.view, 0, 1.0))
    (saved,) = Saves().search().all().games
    assert load(saved.path).record == game.record
    qtbot.waitUntil(lambda: program.game_controller.pages.score.isVisible(), timeout=60_000)
    QTest.keyClick(program.game_controller.pages.score, Qt.Key.Key_Return)
    wait(qtbot, game, Waiting.PERSON)
    assert program.game_controller.pages.table.isVisible()
    assert game.screen.view.public.deal == 2


def test_leaving_for_the_start_page_and_continuing_shows_the_same_table(
    qtbot: QtBot, program: Controller
) -> None:
    game = _to_move(qtbot, program)
    game.scene.actions.press("draw")
    before = game.screen.view
    record = game.record
    again = _come_back(program)
    assert again.record.moves == record.moves
    assert again.screen.view == before
    assert set(again.scene.table.hand) == set(before.holding)


def test_a_refusal_is_one_sentence_and_stays_until_the_next_act(
    qtbot: QtBot, program: Controller
) -> None:
    game = _to_move(qtbot, program)
    card = game.screen.view.holding[0]
    game.screen.make(Discard(card))
    assert game.scene.actions.bar.is_refusal
    assert game.scene.actions.bar.prompt == "Draw first."
    game.scene.selection.select((card,))
    assert not game.scene.actions.bar.is_refusal


@pytest.mark.timing(refusal=50)
def test_a_refusal_gives_way_to_the_prompt_once_it_was_read(
    qtbot: QtBot, program: Controller
) -> None:
    game = _to_move(qtbot, program)
    actions, prompt = game.scene.actions, game.scene.actions.bar.prompt
    click(game, zone_spot(game, FOOT))
    assert actions.bar.prompt == "You pick up your foot when your hand is empty."
    assert game.scene.seat_table.refused is not None
    qtbot.waitUntil(lambda: not actions.bar.is_refusal, timeout=60_000)
    assert actions.bar.prompt == prompt
    assert game.scene.seat_table.refused is None
    assert not game.scene.canvas.marks.shown("refused")


def test_the_prompt_says_what_comes_of_the_lifted_cards(qtbot: QtBot, program: Controller) -> None:
    game = _to_move(qtbot, program)
    words, actions = game.presenter.words, game.scene.actions
    QTest.keyClick(game.view, Qt.Key.Key_D)
    card, other = game.scene.table.hand[0], game.scene.table.hand[-1]
    before = actions.bar.prompt
    click(game, card_spot(game, card))
    assert (
        actions.bar.prompt
        == f"Marta, Elise needs {words.of_rank(card.rank, 2)} to pick up two cards."
    )
    click(game, card_spot(game, other))
    assert actions.bar.prompt == "Pick just one card to discard."
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert actions.bar.prompt == before


def test_the_partners_answer_is_read_with_its_reason(qtbot: QtBot, program: Controller) -> None:
    game = advanced(program, KEPT, 172, 0)
    assert game.play.session.rules.problem(game.screen.view, Ask()) is None
    game.screen.make(Ask())
    wait(qtbot, game, Waiting.PERSON)
    seat, answer = game.record.moves[173]
    assert seat == 2
    assert isinstance(answer, Answer)
    assert answer.reason is not None
    name, said = game.presenter.names[2], game.scene.actions.bar.prompt
    assert said.startswith(f"{name} said yes: " if answer.may else f"{name} said no: ")


def test_a_game_with_other_rules_than_its_file_says_is_only_looked_at(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    _to_move(qtbot, program)
    program.show_start()
    (saved,) = Saves().search().all().games
    text = saved.path.read_text("utf-8").replace('"scores":[0,0]', '"scores":[0,5]')
    foreign = tmp_path / "changed.json"
    foreign.write_text(text, "utf-8")
    program.files.open_file(foreign)
    game = game_of(program)
    assert "only look at this game" in game.scene.actions.bar.prompt
    moves = game.record.moves
    game.scene.actions.press("draw")
    qtbot.wait(50)
    assert game.record.moves == moves


def test_preferences_apply_at_once_and_are_kept(qtbot: QtBot, program: Controller) -> None:
    _to_move(qtbot, program)
    preferences = replace(program.window.preferences, theme=ThemeChoice.DARK)
    program.window.set_preferences(preferences)
    program.window.preferences_changed.emit(preferences)
    assert game_of(program).scene.canvas.style.theme.name is ThemeChoice.DARK
    again = Controller()
    assert again.window.preferences.theme is ThemeChoice.DARK
    again.stop()
    again.window.close()


def _come_back(program: Controller) -> PlayedGame:
    """Leave the game for the start page and go on with it."""
    program.show_start()
    assert program.played is None
    (button,) = (
        button
        for button in program.start_controller.page.findChildren(QAbstractButton)
        if button.objectName().startswith("continue-")
    )
    button.click()
    return game_of(program)


def test_the_own_order_of_the_hand_is_there_again(qtbot: QtBot, program: Controller) -> None:
    program.window.set_preferences(replace(program.window.preferences, sorting=Sorting.OWN))
    game = _to_move(qtbot, program)
    first = game.scene.table.hand[0]
    game.scene.reorder((first,), None)
    assert game.scene.table.hand[-1] is first
    game.scene.actions.press("draw")
    hand = game.scene.table.hand
    assert first in hand[:-1]
    again = _come_back(program)
    assert again.scene.table.hand == hand


def test_new_cards_are_still_marked_after_coming_back(qtbot: QtBot, program: Controller) -> None:
    game = _to_move(qtbot, program)
    marked = game.scene.canvas.new_cards
    game = _come_back(program)
    assert game.scene.canvas.new_cards == marked
    game.scene.actions.press("draw")
    marked = game.scene.canvas.new_cards
    assert marked
    game = _come_back(program)
    wait(qtbot, game, Waiting.PERSON)
    assert game.scene.canvas.new_cards == marked
    old = next(card for card in game.screen.view.holding if card not in marked)
    game.screen.make(Discard(old))
    wait(qtbot, game, Waiting.PERSON)
    marked = game.scene.canvas.new_cards
    assert marked
    game = _come_back(program)
    assert game.scene.canvas.new_cards == marked
