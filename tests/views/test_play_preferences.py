"""What the preferences change while a game is played: pace by seat, questions, taking back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from played_lab import running
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import MatchSettings, MemoryAid, Player, PlayerKind, Record, TakeBack
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.memory_list import MemoryList
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.panel.turn_list import TurnList
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.timing import Timing

LIKED = Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF, theme=ThemeChoice.LIGHT)
BOTS = tuple(SeatChoice(name, "easy") for name in ("Elise", "Josip", "Karl"))
SEATS = (SeatChoice("Marta", None), *BOTS)


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:  # noqa: ARG001
    yield from running(20, LIKED, timing)


def begin(program: Controller, preferences: Preferences) -> PlayedGame:
    program.window.set_preferences(preferences)
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), SEATS))
    assert program.played is not None
    return program.played


def wait(qtbot: QtBot, game: PlayedGame, *wanted: Waiting) -> None:
    qtbot.waitUntil(lambda: game.play.waiting in wanted, timeout=60_000)


def to_discard(qtbot: QtBot, game: PlayedGame) -> Discard:
    """Draw, and lift a card that could be discarded."""
    wait(qtbot, game, Waiting.PERSON)
    game.scene.actions.press("draw")
    wait(qtbot, game, Waiting.PERSON)
    view = game.screen.view
    rules = game.play.session.rules
    card = next(c for c in view.holding if rules.problem(view, Discard(c)) is None)
    game.scene.selection.select((card,))
    return Discard(card)


def test_only_the_bot_that_has_its_own_pace_waits_for_a_key(
    qtbot: QtBot, program: Controller
) -> None:
    paces = (None, None, BotPace.KEY, None)
    game = begin(program, replace(LIKED, seat_paces=paces))
    wait(qtbot, game, Waiting.PERSON, Waiting.KEY)
    if game.play.waiting is Waiting.PERSON:
        discard = to_discard(qtbot, game)
        game.screen.make(discard)
        wait(qtbot, game, Waiting.KEY)
    assert game.play.session.actor == Seat(2)
    program.window.set_preferences(LIKED)
    game.set_preferences(LIKED)
    wait(qtbot, game, Waiting.PERSON)


def test_asked_before_a_turn_ends_one_may_play_on_or_end_it(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, ask_before_turn_ends=True))
    discard = to_discard(qtbot, game)
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert game.scene.actions.bar.prompt == "Marta, this ends your turn."
    assert len(game.record.moves) == moves
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert len(game.record.moves) == moves
    assert game.scene.actions.bar.prompt != "Marta, this ends your turn."
    assert game.scene.selection.cards == (discard.card,)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    (button,) = (b for b in game.view.visible_buttons if b.text() == "End the turn")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.record.moves[moves] == (Seat(0), discard)


def test_escape_leaves_the_question_whether_the_turn_ends_and_its_card_goes_back(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, ask_before_turn_ends=True))
    discard = to_discard(qtbot, game)
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert game.scene.actions.bar.is_question
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert len(game.record.moves) == moves
    assert not game.scene.actions.bar.is_question
    assert game.scene.selection.cards == ()
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert len(game.record.moves) == moves
    game.scene.select(HAND, discard.card)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert game.scene.actions.bar.is_question
    game.scene.select(HAND, discard.card)
    assert not game.scene.actions.bar.is_question, "another gesture leaves it, too"


def test_a_key_that_does_nothing_leaves_the_question_whether_the_turn_ends(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, ask_before_turn_ends=True))
    discard = to_discard(qtbot, game)
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    asked = game.scene.actions.bar.prompt
    QTest.keyClick(game.view, Qt.Key.Key_M)
    bar = game.scene.actions.bar
    assert bar.prompt == "The memory aid is off; turn it on in the preferences."
    assert bar.facts == asked
    assert [button.text for button in game.scene.actions.buttons] == ["End the turn", "Play on"]
    game.scene.actions.press(DoubtCode.DO_IT)
    assert game.record.moves[moves] == (Seat(0), discard)


@pytest.mark.timing(refusal=50)
def test_the_question_whether_the_turn_ends_stands_again_once_a_refusal_was_read(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, ask_before_turn_ends=True))
    discard = to_discard(qtbot, game)
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    asked = game.scene.actions.bar
    QTest.keyClick(game.view, Qt.Key.Key_M)
    assert game.scene.actions.bar != asked
    qtbot.waitUntil(lambda: game.scene.actions.bar == asked)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert len(game.record.moves) == moves, "to play on is still golden"
    assert game.scene.selection.cards == (discard.card,)


def test_in_practice_a_turn_that_is_over_is_taken_back_with_its_key(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(
        program, replace(LIKED, memory_aid=MemoryAid.DISCARDS, take_back=TakeBack.ANYTHING)
    )
    assert game.record.agreements == MatchSettings(TakeBack.ANYTHING, MemoryAid.DISCARDS)
    discard = to_discard(qtbot, game)
    before = game.screen.view
    moves = game.record.moves
    QTest.keyClick(game.view, Qt.Key.Key_X)
    wait(qtbot, game, Waiting.PERSON)
    assert len(game.record.moves) > len(moves) + 3
    QTest.keyClick(game.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait(qtbot, game, Waiting.PERSON)
    assert game.record.moves == moves
    assert game.screen.view == before
    assert discard.card in before.holding
    assert load(game.path).record == game.record


def test_in_practice_a_move_is_taken_back_while_a_bot_thinks(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, take_back=TakeBack.ANYTHING))
    to_discard(qtbot, game)
    moves = game.record.moves
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.SLOW))
    game.set_preferences(replace(LIKED, bot_pace=BotPace.SLOW))
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert game.play.waiting is not Waiting.PERSON
    QTest.keyClick(game.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.play.waiting is Waiting.PERSON
    assert game.record.moves == moves
    qtbot.wait(300)
    assert game.record.moves == moves


def test_by_the_rules_a_turn_ends_unasked_and_stands(qtbot: QtBot, program: Controller) -> None:
    game = begin(program, LIKED)
    assert game.record.agreements == MatchSettings(), "what the household likes is agreed on"
    discard = to_discard(qtbot, game)
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_X)
    assert game.record.moves[moves] == (Seat(0), discard), "usually nothing is asked"
    wait(qtbot, game, Waiting.PERSON)
    before = game.record.moves
    QTest.keyClick(game.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.record.moves == before


# --- the memory aid -----------------------------------------------------------------------------


def deal(
    program: Controller, game: str, agreed: MatchSettings, options: GameOptions | None = None
) -> PlayedGame:
    options = options or next(iter(GAMES[game].presets.values()))
    bots = tuple(Player(f"Bot {n}", PlayerKind.BOT, "easy") for n in range(1, options.players))
    seats = (Player("Marta", PlayerKind.PERSON), *bots)
    record = Record(game, "classic", options, seats, agreements=agreed)
    program.game_controller.begin(record)
    assert program.played is not None
    return program.played


def in_panel(program: Controller) -> list[str]:
    panel = program.game_controller.pages.table.panel
    lists = panel.findChildren(MemoryList)
    return [lab.text() for shown in lists for lab in shown.findChildren(QLabel) if lab.isVisible()]


@pytest.mark.parametrize("game", GAMES)
def test_m_shows_the_unseen_cards_and_the_moves_again(
    game: str, qtbot: QtBot, program: Controller
) -> None:
    opened = deal(program, game, MatchSettings(memory_aid=MemoryAid.UNSEEN))
    wait(qtbot, opened, Waiting.PERSON)
    panel = program.game_controller.pages.table.panel
    assert in_panel(program) == []
    QTest.keyClick(program.window, Qt.Key.Key_M)
    presenter = opened.presenter
    unseen = presenter.facts.memory(opened.screen.view).unseen
    count = Words().cards_counted(sum(len(group.cards) for group in unseen))
    assert (f"Not seen yet: {count}" in in_panel(program)) is bool(unseen)
    assert panel.findChild(Segments, "panel-shows").value() == "memory"  # type: ignore[union-attr]
    QTest.keyClick(program.window, Qt.Key.Key_M)
    assert in_panel(program) == []
    # Where there is no panel beside the table, the drawer is closed again.
    assert panel.isVisible() is presenter.has_panel
    assert panel.findChild(TurnList).isVisible() is presenter.has_panel  # type: ignore[union-attr]


def test_the_memory_follows_the_game(qtbot: QtBot, program: Controller) -> None:
    game = deal(program, "hand-and-foot", MatchSettings(memory_aid=MemoryAid.DISCARDS))
    discard = to_discard(qtbot, game)
    program.game_controller.pages.table.panel.show_reading(Reading.MEMORY)
    game.screen.make(discard)
    assert "Marta" in in_panel(program)
    assert any(text.startswith(Words().sign(discard.card)) for text in in_panel(program))
    assert not any(text.startswith("Not seen yet") for text in in_panel(program))


def test_without_a_memory_aid_there_is_nothing_to_show(qtbot: QtBot, program: Controller) -> None:
    game = deal(program, "raub", MatchSettings())
    wait(qtbot, game, Waiting.PERSON)
    (action,) = (a for a in program.window.actions() if a.objectName() == "memory")
    assert not action.isEnabled()
    assert program.game_controller.pages.table.panel.findChild(MemoryList) is None


def test_the_score_page_says_what_was_agreed_on(qtbot: QtBot, program: Controller) -> None:
    for aid, said in ((MemoryAid.DISCARDS, True), (MemoryAid.OFF, False)):
        game = deal(program, "manipulation", MatchSettings(memory_aid=aid))
        wait(qtbot, game, Waiting.PERSON)
        game.show_score()
        label = program.game_controller.pages.score.findChild(QLabel, "agreed")
        assert (label is not None) is said
        if label is not None:
            assert label.text() == "The table shows the last discards."


@pytest.mark.only_thorough
def test_in_practice_the_end_of_a_deal_is_taken_back_too(qtbot: QtBot, program: Controller) -> None:
    # At this speed the end of the deal is looked at before its score is shown.
    program.window.set_preferences(replace(LIKED, animation=Animation.CALM))
    options = GAMES["raub"].preset_options("classic", 2, None)
    game = deal(program, "raub", MatchSettings(TakeBack.ANYTHING), options)
    for _ in range(200):
        wait(qtbot, game, Waiting.PERSON, Waiting.NEXT_DEAL)
        if game.play.waiting is Waiting.NEXT_DEAL:
            break
        rules = game.play.session.rules
        game.screen.make(next(iter(rules.suggestions(game.screen.view))))
    assert game.play.waiting is Waiting.NEXT_DEAL
    moves, coming = game.record.moves, game.record.deal_to_come
    QTest.keyClick(game.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.play.waiting is Waiting.PERSON
    assert game.record.moves == moves[: len(game.record.moves)]
    assert game.play.session.actor == Seat(0)
    qtbot.wait(50)
    assert program.game_controller.pages.table.isVisible()
    assert game.record.deal_to_come == coming


def test_a_bot_with_a_slow_pace_of_its_own_rests_before_its_acts(
    qtbot: QtBot, program: Controller
) -> None:
    game = begin(program, replace(LIKED, seat_paces=(None, BotPace.SLOW)))

    def is_my_turn() -> bool:
        game.screen.go_on()
        return game.play.waiting is Waiting.PERSON

    qtbot.waitUntil(is_my_turn, timeout=60_000)
    game.screen.make(to_discard(qtbot, game))
    qtbot.waitUntil(lambda: game.play.session.actor == Seat(1), timeout=60_000)
    moves = len(game.record.moves)
    qtbot.wait(200)
    assert len(game.record.moves) == moves
    game.screen.go_on()
    qtbot.waitUntil(lambda: len(game.record.moves) > moves, timeout=60_000)
