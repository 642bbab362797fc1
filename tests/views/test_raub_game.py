"""A game of Raub in its window: real bots, real files, real clicks, from the deal to the score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from played_lab import click, continued, play, running, spot, wait, zone_spot
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from raub_positions import match

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, SuitSigns
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.presenter.scene import RaubScene, trick_key
from handfoot_gui.games.raub.rules.legality import SEVEN_PHASES
from handfoot_gui.games.raub.rules.moves import Look, Move, Play, SwapSeven, Sweep
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.timing import USUAL, Timing

NAMES = ("Marta", "Karl", "Josip", "Elise")


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:  # noqa: ARG001
    yield from running(4, timing=timing)


def start(program: Controller, options: Options | None = None) -> PlayedGame:
    """A new game against easy bots."""
    return play(program, "raub", options or Options(), NAMES)


def act(game: PlayedGame) -> None:
    """One act of the person with the mouse: a button, or a card and the trick."""
    public = game.screen.view.public
    if public.phase is not Phase.PLAY:
        button = game.view.visible_buttons[-1]
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    scene = game.scene
    assert isinstance(scene.table, RaubScene)
    card = next(card for card in scene.table.hand if card not in scene.table.dimmed)
    place = dict(scene.canvas.places.zones["hand"].cards)[card]
    click(game, spot(game, place.x + 20, place.y + 60))
    click(game, zone_spot(game, trick_key(game.screen.seat)))
    assert game.record.moves[-1][1] == Play(card) or game.record.moves[-1][0] != game.screen.seat


def play_until(qtbot: QtBot, game: PlayedGame, *wanted: Waiting, most: int = 60) -> None:
    for _ in range(most):
        wait(qtbot, game, Waiting.PERSON, *wanted)
        if game.play.waiting in wanted:
            return
        act(game)
    pytest.fail("the deal did not end")


def go_on_until(qtbot: QtBot, game: PlayedGame, is_there: Callable[[], bool]) -> None:
    """Play with the mouse, deal after deal, until *is_there*."""
    screen = game.screen
    waits = (Waiting.PERSON, Waiting.NEXT_DEAL)
    for _ in range(150):
        qtbot.waitUntil(lambda: is_there() or screen.play.waiting in waits, timeout=60_000)
        if is_there():
            return
        if screen.play.waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        elif screen.play.waiting is Waiting.PERSON:
            act(game)
    pytest.fail("that never came")


def test_a_deal_is_played_with_the_mouse_saved_scored_and_the_next_dealt(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program)
    play_until(qtbot, game, Waiting.NEXT_DEAL)
    moves = [move for seat, move in game.record.moves]
    assert sum(isinstance(move, Sweep) for move in moves) == 4
    (saved,) = Saves().search().all().games
    assert load(saved.path).record == game.record
    deal = game.play.session.sheet.deals[-1].number
    assert game.scene.actions.bar.prompt.startswith(f"Deal {deal} is over: ")
    QTest.keyClick(game.view, Qt.Key.Key_S)
    assert program.game_controller.pages.score.isVisible()
    texts = [text.text() for text in program.game_controller.pages.score.findChildren(QLabel)]
    assert any(text.startswith(f"Deal {deal}") for text in texts)
    QTest.keyClick(program.game_controller.pages.score, Qt.Key.Key_Return)
    wait(qtbot, game, Waiting.PERSON, Waiting.NEXT_DEAL)
    assert program.game_controller.pages.table.isVisible()


def test_leaving_and_continuing_shows_the_same_table(qtbot: QtBot, program: Controller) -> None:
    game = start(program)
    for _ in range(3):
        wait(qtbot, game, Waiting.PERSON)
        act(game)
    wait(qtbot, game, Waiting.PERSON)
    view, record = game.screen.view, game.record
    again = continued(program)
    assert again.record.moves == record.moves
    assert again.screen.view == view


def test_looking_at_the_cards_cannot_be_undone(qtbot: QtBot, program: Controller) -> None:
    """What was seen stays seen."""
    game = start(program, Options(players=2))
    public = game.screen.view.public

    def is_blind() -> bool:
        public = game.screen.view.public
        return game.play.waiting is Waiting.PERSON and public.phase is Phase.BLIND

    go_on_until(qtbot, game, is_blind)
    assert public.deal < game.screen.view.public.deal
    game.screen.make(Look())
    assert not game.screen.can_undo
    assert game.screen.view.public.phase is Phase.ASK
    assert game.screen.view.hand


@pytest.mark.only_thorough
def test_a_trick_stays_until_a_key_where_bots_play_by_key(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program, Options(players=2))
    go_on_until(qtbot, game, lambda: game.screen.view.public.phase is Phase.PLAY)
    game.set_preferences(Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF))
    for _ in range(12):
        wait(qtbot, game, Waiting.PERSON, Waiting.KEY)
        if game.screen.view.public.phase is Phase.SWEEP:
            break
        if game.play.waiting is Waiting.KEY:
            QTest.keyClick(game.view, Qt.Key.Key_Space)
        else:
            act(game)
    public = game.screen.view.public
    assert public.phase is Phase.SWEEP
    assert game.play.waiting is Waiting.KEY
    assert game.scene.actions.bar.prompt.endswith("takes the trick.")
    assert [button.text for button in game.scene.actions.buttons][-1] == "Go on"
    QTest.qWait(600)
    assert game.screen.view.public.phase is Phase.SWEEP, "it waits for the key"
    QTest.keyClick(game.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: game.screen.view.public.phase is not Phase.SWEEP, timeout=60_000)
    assert (TABLE, Sweep()) in game.record.moves


@pytest.mark.timing(table_seen=60_000)
def test_a_trick_rests_before_it_is_swept_even_at_the_quickest_pace(
    qtbot: QtBot, program: Controller
) -> None:
    assert USUAL.table_seen > 400
    game = start(program, Options(players=2))
    go_on_until(qtbot, game, lambda: game.screen.view.public.phase is Phase.SWEEP)
    assert game.screen.view.public.phase is Phase.SWEEP
    QTest.qWait(200)
    assert game.screen.view.public.phase is Phase.SWEEP
    table = game.scene.table
    assert isinstance(table, RaubScene)
    assert table.winning_text == "wins"


@pytest.mark.only_thorough
def test_a_trick_rests_longer_than_a_move_of_a_bot(qtbot: QtBot, program: Controller) -> None:
    game = start(program, Options(players=2))
    go_on_until(qtbot, game, lambda: game.screen.view.public.phase is Phase.PLAY)
    game.set_preferences(Preferences(bot_pace=BotPace.SLOW, animation=Animation.OFF))
    go_on_until(qtbot, game, lambda: game.screen.view.public.phase is Phase.SWEEP)
    rests = [timer.interval() for timer in game.play.findChildren(QTimer) if timer.isActive()]
    assert max(rests) > USUAL.rest(BotPace.SLOW)
    game.screen.go_on()
    qtbot.waitUntil(lambda: game.screen.view.public.phase is not Phase.SWEEP, timeout=60_000)


def test_a_hint_is_a_sentence_and_its_button_plays_it(qtbot: QtBot, program: Controller) -> None:
    game = start(program)

    def has_choice() -> bool:
        """Where only one move is thought of, no nudge comes before it."""
        table = game.scene.table
        assert isinstance(table, RaubScene)
        is_due = game.play.waiting is Waiting.PERSON
        may = set(table.hand) - set(table.dimmed)
        return is_due and game.screen.view.public.phase is Phase.PLAY and len(may) > 2

    go_on_until(qtbot, game, has_choice)
    with qtbot.waitSignal(game.play.bots.hinted, timeout=60_000) as hint:
        game.questions.hint()
    assert game.scene.actions.bar.facts == "Press H for more."
    game.questions.hint()
    assert game.scene.actions.bar.prompt.startswith("Hint: ")
    number = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.record.moves[number] == (game.screen.seat, hint.args[1])


def test_a_deal_passed_on_does_not_stop_the_game(qtbot: QtBot, program: Controller) -> None:
    """Only a deal that was played is followed by the score."""
    for seed in range(30):
        program.game_controller.dice = Random(seed)
        game = start(program)
        wait(qtbot, game, Waiting.PERSON)
        if game.screen.view.public.phase is not Phase.DEALER:
            continue
        QTest.mouseClick(game.view.visible_buttons[0], Qt.MouseButton.LeftButton)
        assert len(game.play.session.sheet.deals) == 1
        assert game.play.waiting is not Waiting.NEXT_DEAL
        wait(qtbot, game, Waiting.PERSON)
        assert not program.game_controller.pages.table.isHidden()
        assert game.screen.view.public.refes >= 1
        return
    pytest.fail("the person was never due to deal first")


@pytest.mark.only_thorough
def test_hungarian_suits_are_chosen_while_the_game_is_open(
    qtbot: QtBot, program: Controller
) -> None:
    game = start(program)
    wait(qtbot, game, Waiting.PERSON)
    preferences = Preferences(
        bot_pace=BotPace.INSTANT, animation=Animation.OFF, suit_signs=SuitSigns.HUNGARIAN
    )
    go_on_until(qtbot, game, lambda: bool(game.screen.view.public.upcards))
    before = game.scene.canvas.atlas.style
    told = [line.text for line in game.play.session.log]
    game.set_preferences(preferences)
    assert [line.text for line in game.play.session.log] != told
    assert game.scene.canvas.atlas.style != before
    assert game.scene.canvas.atlas.style.signs == SuitSigns.HUNGARIAN.value


def before_the_seven(program: Controller, is_holder: Callable[[Seat], bool]) -> PlayedGame:
    """A game in which such a seat holds the seven of trumps and is asked now."""
    rules = RaubRules(Options())
    for seed in range(40):
        before: list[tuple[Seat, Move]] = []
        for state, seat, move in match(rules, Random(seed)):
            if state.public.phase in SEVEN_PHASES and is_holder(seat):
                bots = [Player(name, PlayerKind.BOT, "easy") for name in NAMES[1:]]
                seats = (Player(NAMES[0], PlayerKind.PERSON), *bots)
                record = Record("raub", "classic", rules.options, seats, tuple(before))
                program.game_controller.begin(record)
                assert program.played is not None
                return program.played
            before.append((seat, move))
    pytest.fail("nobody of them ever held the seven")


def test_neither_key_nor_rest_tells_who_is_asked_about_the_seven(
    qtbot: QtBot, program: Controller
) -> None:
    """A bot that holds the seven of trumps is asked at once, whatever the pace."""
    program.window.set_preferences(Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF))
    game = before_the_seven(program, lambda seat: seat > 0)
    found = []

    def note() -> None:
        found.append((game.screen.view.public.phase in SEVEN_PHASES, game.play.waiting))

    note()
    game.play.changed.connect(note)
    qtbot.waitUntil(lambda: game.screen.view.public.phase not in SEVEN_PHASES, timeout=60_000)
    assert (True, Waiting.KEY) not in found
    assert (True, Waiting.BOT) in found


def test_the_seven_is_swapped_by_its_letter_in_the_window(
    qtbot: QtBot, program: Controller
) -> None:
    """No shortcut of the window has the same letter."""
    game = before_the_seven(program, lambda seat: seat == 0)
    moves = len(game.record.moves)
    wait(qtbot, game, Waiting.PERSON)
    QTest.keyClick(game.view, "w")
    assert game.record.moves[moves][1] == SwapSeven()
