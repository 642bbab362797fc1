"""One game played with the real bots' process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot
from whole_program import QUICK

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Draw, EndDeal, Lay
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.problems import DrawFirst
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.session.session import Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.screen.screen import Screen

ME = Seat(0)
PLAYERS = (
    Player("Marta", PlayerKind.PERSON),
    *(Player(name, PlayerKind.BOT, "easy") for name in ("Elise", "Josip", "Karl")),
)
OPTIONS = Options(deals=2)

NONSENSE = """
import sys
from handfoot_gui.bots.messages import Choose, Decided, packed, read_message
from handfoot_gui.games.hand_and_foot.rules.moves import Deal, Draw
while (message := read_message(sys.stdin.buffer)) is not None:
    if isinstance(message, Choose):
        sys.stdout.buffer.write(packed(Decided(message.request, {answer})))
    sys.stdout.buffer.flush()
"""

Make = Callable[..., Screen]


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:  # noqa: ARG001  (the application must be there)
    made = BotRunner()
    made.configure("hand-and-foot", OPTIONS, ("steady", "easy", "easy", "easy"))
    yield made
    made.close()


@pytest.fixture
def make(runner: BotRunner) -> Iterator[Make]:
    screens: list[Screen] = []

    def _make(pace: BotPace = BotPace.INSTANT, keep: object = None, moves: object = ()) -> Screen:
        rules = HandAndFoot(OPTIONS)
        presenter = HandAndFootPresenter(rules, [player.name for player in PLAYERS], Words())
        record = Record("hand-and-foot", "classic", OPTIONS, PLAYERS, moves)
        session = Session(rules, record, Random(5), keep or (lambda *_: None), presenter.narrate)
        play = Play(session, presenter, runner, QUICK, pace, Random(6))
        screen = Screen(play, presenter, ME)
        screens.append(screen)
        return screen

    yield _make
    for screen in screens:
        screen.play.stop()


def _wait(qtbot: QtBot, screen: Screen, *wanted: Waiting) -> None:
    qtbot.waitUntil(lambda: screen.play.waiting in wanted, timeout=60_000)


def _playing(qtbot: QtBot, make: Make) -> Screen:
    """A game in which the person is to move."""
    screen = make()
    screen.play.start()
    _wait(qtbot, screen, Waiting.PERSON)
    return screen


def _play_my_turn(screen: Screen) -> None:
    """The first lay-down there is, else a discard, as a hasty person would."""
    while screen.play.waiting is Waiting.PERSON:
        moves = list(screen.play.session.rules.suggestions(screen.view))
        lays = [move for move in moves if isinstance(move, Lay)]
        screen.make(lays[0] if lays else moves[0])


def test_bots_and_table_play_until_the_person_is_to_move(qtbot: QtBot, make: Make) -> None:
    screen = _playing(qtbot, make)
    assert screen.play.session.actor == ME
    assert screen.view.seat == ME


def test_a_deal_ends_with_its_score_and_the_next_one_waits_to_be_dealt(
    qtbot: QtBot, make: Make
) -> None:
    screen = make()
    ended: list[int] = []
    screen.play.deal_ended.connect(lambda: ended.append(len(screen.play.session.sheet.deals)))
    screen.play.start()
    while screen.play.waiting is not Waiting.NEXT_DEAL:
        _wait(qtbot, screen, Waiting.PERSON, Waiting.NEXT_DEAL)
        _play_my_turn(screen)
    assert ended == [1]
    moves = screen.play.session.record.moves
    assert isinstance(moves[-1][1], EndDeal)
    qtbot.wait(50)
    assert screen.play.session.record.moves == moves
    screen.play.deal_next()
    _wait(qtbot, screen, Waiting.PERSON)
    assert screen.view.public.deal == 2


def test_a_game_left_between_deals_comes_back_to_the_score(qtbot: QtBot, make: Make) -> None:
    first = make()
    first.play.start()
    while first.play.waiting is not Waiting.NEXT_DEAL:
        _wait(qtbot, first, Waiting.PERSON, Waiting.NEXT_DEAL)
        _play_my_turn(first)
    again = make(moves=first.play.session.record.moves)
    with qtbot.waitSignal(again.play.deal_ended):
        again.play.start()
    assert again.play.waiting is Waiting.NEXT_DEAL


def test_a_refused_move_is_told_and_changes_nothing(qtbot: QtBot, make: Make) -> None:
    screen = _playing(qtbot, make)
    view = screen.view
    with qtbot.waitSignal(screen.play.refused) as told:
        screen.make(Discard(view.holding[0]))
    assert told.args == [DrawFirst()]
    assert screen.view == view


def test_by_key_every_bot_waits_for_its_turn_to_be_let_through(qtbot: QtBot, make: Make) -> None:
    screen = make(BotPace.KEY)
    screen.play.start()
    _wait(qtbot, screen, Waiting.PERSON, Waiting.KEY)
    turns = []
    while screen.play.waiting is Waiting.KEY:
        turns.append(screen.play.session.actor)
        before = len(screen.play.session.record.moves)
        qtbot.wait(30)
        assert len(screen.play.session.record.moves) == before
        screen.go_on()
        qtbot.waitUntil(
            lambda seen=turns[-1]: (
                screen.play.waiting in (Waiting.KEY, Waiting.PERSON)
                and screen.play.session.actor != seen
            ),
            timeout=60_000,
        )
    _play_my_turn(screen)
    qtbot.waitUntil(lambda: screen.play.waiting is Waiting.KEY, timeout=60_000)
    assert screen.play.session.actor == 1


def test_a_rest_lets_people_read_and_a_key_ends_it(qtbot: QtBot, make: Make) -> None:
    screen = make(BotPace.SLOW)
    screen.play.start()
    moves = screen.play.session.record.moves
    qtbot.wait(100)
    assert screen.play.session.record.moves == moves
    screen.go_on()
    qtbot.waitUntil(lambda: len(screen.play.session.record.moves) == len(moves) + 1, timeout=60_000)


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, make: Make) -> None:
    saves = Saves()
    saves.games.parent.mkdir(parents=True, exist_ok=True)
    saves.games.write_text("a file where the folder should be")
    record = Record("hand-and-foot", "classic", OPTIONS, PLAYERS)
    game = saves.create(record)
    screen = make(keep=game.save)
    errors: list[SaveError] = []
    screen.play.save_failed.connect(errors.append)
    screen.play.start()
    _wait(qtbot, screen, Waiting.PERSON)
    assert errors
    saves.games.unlink()
    count = len(errors)
    screen.make(Draw((2,)))
    assert len(errors) == count
    assert game.path.exists()
    game.close()


def test_a_hint_is_a_move_that_is_allowed(qtbot: QtBot, make: Make) -> None:
    screen = _playing(qtbot, make)
    with qtbot.waitSignal(screen.play.bots.hinted, timeout=60_000) as hint:
        screen.play.ask_hint(ME)
    assert screen.play.session.rules.problem(screen.view, hint.args[1]) is None


def test_a_hint_about_an_earlier_view_is_not_told(
    qtbot: QtBot, runner: BotRunner, make: Make
) -> None:
    screen = _playing(qtbot, make)
    hints: list[object] = []
    screen.play.bots.hinted.connect(hints.append)
    screen.play.ask_hint(ME)
    screen.make(Draw((2,)))
    qtbot.waitUntil(lambda: not runner.is_waiting, timeout=60_000)
    assert screen.play.waiting is Waiting.PERSON
    assert hints == []


@pytest.mark.parametrize("answer", ["None", "'nonsense'", "Draw((99,))", "Draw('ab')", "Deal(())"])
def test_nonsense_of_a_bot_is_told_and_the_game_goes_on(
    qtbot: QtBot, runner: BotRunner, make: Make, answer: str
) -> None:
    runner.close()
    program = NONSENSE.format(answer=answer)
    runner.command = (sys.executable, "-c", program)
    screen = make()
    told: list[str] = []
    screen.play.bots.failed.connect(told.append)
    screen.play.start()
    _wait(qtbot, screen, Waiting.PERSON)
    _play_my_turn(screen)
    _wait(qtbot, screen, Waiting.PERSON)
    assert told
    with (
        qtbot.waitSignal(screen.play.bots.hint_failed, timeout=60_000),
        qtbot.assertNotEmitted(screen.play.bots.hinted),
    ):
        screen.play.ask_hint(ME)


def test_a_bot_that_cannot_answer_is_told_and_the_game_goes_on(
    qtbot: QtBot, runner: BotRunner, make: Make
) -> None:
    screen = make()
    runner.configure("hand-and-foot", OPTIONS, ("nobody",) * 4)
    told: list[str] = []
    screen.play.bots.failed.connect(told.append)
    screen.play.start()
    _wait(qtbot, screen, Waiting.PERSON)
    _play_my_turn(screen)
    played = len(screen.play.session.record.moves)
    qtbot.waitUntil(lambda: len(screen.play.session.record.moves) > played, timeout=60_000)
    assert told
    assert screen.play.session.record.moves[played][0] == 1


def _persons(runner: BotRunner, *persons: Seat) -> tuple[Play, HandAndFootPresenter]:
    """A game in which these are no bots."""
    rules = HandAndFoot(OPTIONS)
    players = tuple(
        Player(player.name, PlayerKind.PERSON) if seat in persons else player
        for seat, player in enumerate(PLAYERS)
    )
    presenter = HandAndFootPresenter(rules, [player.name for player in players], Words())
    record = Record("hand-and-foot", "classic", OPTIONS, players, ())
    session = Session(rules, record, Random(5), lambda *_: None, presenter.narrate)
    return Play(session, presenter, runner, QUICK, BotPace.INSTANT, Random(6)), presenter


def test_a_person_with_another_device_acts_there_and_is_never_shown_at_the_screen(
    qtbot: QtBot, runner: BotRunner
) -> None:
    there = Seat(2)
    play, presenter = _persons(runner, ME, there)
    session, rules = play.session, play.session.rules
    screen = Screen(play, presenter, ME, persons=[ME])
    shown, covers, acts = set[Seat](), 0, 0
    play.changed.connect(lambda: shown.add(screen.seat if screen.is_open else Seat(-1)))
    play.start()
    while len(session.record.moves) < 120:
        _wait(
            qtbot, screen, Waiting.PERSON, Waiting.COVER, Waiting.ELSEWHERE, Waiting.LOOK,
            Waiting.NEXT_DEAL,
        )  # fmt: skip
        match play.waiting:
            case Waiting.COVER:
                covers += 1
                screen.uncover()
            case Waiting.ELSEWHERE:
                assert session.actor == there
                assert not screen.is_open
                acts += 1
                play.make(there, next(iter(rules.suggestions(session.view(there)))))
            case Waiting.NEXT_DEAL:
                play.deal_next()
            case Waiting.LOOK:
                screen.go_on()
            case _:
                assert screen.seat == ME
                _play_my_turn(screen)
    play.stop()
    assert acts > 10
    assert shown == {ME, Seat(-1)}
    assert covers <= len(session.sheet.deals) + 2


def test_a_turn_that_was_ended_stands_on_every_device_once_the_next_player_has_looked(
    qtbot: QtBot, runner: BotRunner
) -> None:
    play, presenter = _persons(runner, *map(Seat, range(4)))
    session = play.session
    screen = Screen(play, presenter, ME)
    play.start()
    while not play.grace.is_on:
        screen.uncover()
        _play_my_turn(screen)
        _wait(qtbot, screen, Waiting.PERSON, Waiting.COVER)
    mover = play.grace.seat
    assert mover is not None
    assert screen.seat != mover
    assert play.can_undo(mover)
    screen.uncover()
    assert session.can_undo(mover), "by the rules it could go back"
    assert not play.can_undo(mover)
    play.undo(mover)
    assert session.actor == screen.seat != mover
    play.stop()
