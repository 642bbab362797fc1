"""One game driven through the bridge with the real bots' process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

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
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.game.bridge import Bridge, Waiting

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

Make = Callable[..., Bridge]


@pytest.fixture
def runner(qtbot: QtBot) -> Iterator[BotRunner]:  # noqa: ARG001  (the application must be there)
    made = BotRunner()
    made.configure("hand-and-foot", OPTIONS, ("steady", "easy", "easy", "easy"))
    yield made
    made.close()


@pytest.fixture
def make(runner: BotRunner) -> Iterator[Make]:
    bridges: list[Bridge] = []

    def _make(pace: BotPace = BotPace.INSTANT, keep: object = None, moves: object = ()) -> Bridge:
        rules = HandAndFoot(OPTIONS)
        presenter = HandAndFootPresenter(rules, [player.name for player in PLAYERS], Words())
        record = Record("hand-and-foot", "classic", OPTIONS, PLAYERS, moves)
        session = Session(rules, record, Random(5), keep or (lambda *_: None), presenter.narrate)
        bridge = Bridge(session, presenter, ME, runner, pace, Random(6))
        bridges.append(bridge)
        return bridge

    yield _make
    for bridge in bridges:
        bridge.stop()


def _wait(qtbot: QtBot, bridge: Bridge, *wanted: Waiting) -> None:
    qtbot.waitUntil(lambda: bridge.waiting in wanted, timeout=60_000)


def _playing(qtbot: QtBot, make: Make) -> Bridge:
    """A game in which the person is to move."""
    bridge = make()
    bridge.start()
    _wait(qtbot, bridge, Waiting.PERSON)
    return bridge


def _play_my_turn(bridge: Bridge) -> None:
    """The first lay-down there is, else a discard, as a hasty person would."""
    while bridge.waiting is Waiting.PERSON:
        moves = list(bridge.session.rules.suggestions(bridge.view))
        lays = [move for move in moves if isinstance(move, Lay)]
        bridge.play(lays[0] if lays else moves[0])


def test_bots_and_table_play_until_the_person_is_to_move(qtbot: QtBot, make: Make) -> None:
    bridge = _playing(qtbot, make)
    assert bridge.session.actor == ME
    assert bridge.view.seat == ME


def test_a_deal_ends_with_its_score_and_the_next_one_waits_to_be_dealt(
    qtbot: QtBot, make: Make
) -> None:
    bridge = make()
    ended: list[int] = []
    bridge.deal_ended.connect(lambda: ended.append(len(bridge.session.sheet.deals)))
    bridge.start()
    while bridge.waiting is not Waiting.NEXT_DEAL:
        _wait(qtbot, bridge, Waiting.PERSON, Waiting.NEXT_DEAL)
        _play_my_turn(bridge)
    assert ended == [1]
    moves = bridge.session.record.moves
    assert isinstance(moves[-1][1], EndDeal)
    qtbot.wait(50)
    assert bridge.session.record.moves == moves
    bridge.deal_next()
    _wait(qtbot, bridge, Waiting.PERSON)
    assert bridge.view.public.deal == 2


def test_a_game_left_between_deals_comes_back_to_the_score(qtbot: QtBot, make: Make) -> None:
    first = make()
    first.start()
    while first.waiting is not Waiting.NEXT_DEAL:
        _wait(qtbot, first, Waiting.PERSON, Waiting.NEXT_DEAL)
        _play_my_turn(first)
    again = make(moves=first.session.record.moves)
    with qtbot.waitSignal(again.deal_ended):
        again.start()
    assert again.waiting is Waiting.NEXT_DEAL


def test_a_refused_move_is_told_and_changes_nothing(qtbot: QtBot, make: Make) -> None:
    bridge = _playing(qtbot, make)
    view = bridge.view
    with qtbot.waitSignal(bridge.refused) as told:
        bridge.play(Discard(view.holding[0]))
    assert told.args == [DrawFirst()]
    assert bridge.view == view


def test_by_key_every_bot_waits_for_its_turn_to_be_let_through(qtbot: QtBot, make: Make) -> None:
    bridge = make(BotPace.KEY)
    bridge.start()
    _wait(qtbot, bridge, Waiting.PERSON, Waiting.KEY)
    turns = []
    while bridge.waiting is Waiting.KEY:
        turns.append(bridge.session.actor)
        before = len(bridge.session.record.moves)
        qtbot.wait(30)
        assert len(bridge.session.record.moves) == before
        bridge.go_on()
        qtbot.waitUntil(
            lambda seen=turns[-1]: (
                bridge.waiting in (Waiting.KEY, Waiting.PERSON) and bridge.session.actor != seen
            ),
            timeout=60_000,
        )
    _play_my_turn(bridge)
    qtbot.waitUntil(lambda: bridge.waiting is Waiting.KEY, timeout=60_000)
    assert bridge.session.actor == 1


def test_a_rest_lets_people_read_and_a_key_ends_it(qtbot: QtBot, make: Make) -> None:
    bridge = make(BotPace.SLOW)
    bridge.start()
    moves = bridge.session.record.moves
    qtbot.wait(100)
    assert bridge.session.record.moves == moves
    bridge.go_on()
    qtbot.waitUntil(lambda: len(bridge.session.record.moves) == len(moves) + 1, timeout=60_000)


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, make: Make) -> None:
    saves = Saves()
    saves.games.parent.mkdir(parents=True, exist_ok=True)
    saves.games.write_text("a file where the folder should be")
    record = Record("hand-and-foot", "classic", OPTIONS, PLAYERS)
    game = saves.create(record)
    bridge = make(keep=game.save)
    errors: list[SaveError] = []
    bridge.save_failed.connect(errors.append)
    bridge.start()
    _wait(qtbot, bridge, Waiting.PERSON)
    assert errors
    saves.games.unlink()
    count = len(errors)
    bridge.play(Draw((2,)))
    assert len(errors) == count
    assert game.path.exists()
    game.close()


def test_a_hint_is_a_move_that_is_allowed(qtbot: QtBot, make: Make) -> None:
    bridge = _playing(qtbot, make)
    with qtbot.waitSignal(bridge.hinted, timeout=60_000) as hint:
        bridge.ask_hint()
    assert bridge.session.rules.problem(bridge.view, hint.args[0]) is None


def test_a_hint_about_an_earlier_view_is_not_told(
    qtbot: QtBot, runner: BotRunner, make: Make
) -> None:
    bridge = _playing(qtbot, make)
    hints: list[object] = []
    bridge.hinted.connect(hints.append)
    bridge.ask_hint()
    bridge.play(Draw((2,)))
    qtbot.waitUntil(lambda: not runner.is_waiting, timeout=60_000)
    assert bridge.waiting is Waiting.PERSON
    assert hints == []


@pytest.mark.parametrize("answer", ["None", "'nonsense'", "Draw((99,))", "Draw('ab')", "Deal(())"])
def test_nonsense_of_a_bot_is_told_and_the_game_goes_on(
    qtbot: QtBot, runner: BotRunner, make: Make, answer: str
) -> None:
    runner.close()
    program = NONSENSE.format(answer=answer)
    runner.command = (sys.executable, "-c", program)
    bridge = make()
    told: list[str] = []
    bridge.bot_failed.connect(told.append)
    bridge.start()
    _wait(qtbot, bridge, Waiting.PERSON)
    _play_my_turn(bridge)
    _wait(qtbot, bridge, Waiting.PERSON)
    assert told
    with (
        qtbot.waitSignal(bridge.hint_failed, timeout=60_000),
        qtbot.assertNotEmitted(bridge.hinted),
    ):
        bridge.ask_hint()


def test_a_bot_that_cannot_answer_is_told_and_the_game_goes_on(
    qtbot: QtBot, runner: BotRunner, make: Make
) -> None:
    bridge = make()
    runner.configure("hand-and-foot", OPTIONS, ("nobody",) * 4)
    told: list[str] = []
    bridge.bot_failed.connect(told.append)
    bridge.start()
    _wait(qtbot, bridge, Waiting.PERSON)
    _play_my_turn(bridge)
    played = len(bridge.session.record.moves)
    qtbot.waitUntil(lambda: len(bridge.session.record.moves) > played, timeout=60_000)
    assert told
    assert bridge.session.record.moves[played][0] == 1
