"""The session: playing, keeping, taking back without peeking, and the log."""

from __future__ import annotations

import ast
import gc
import tracemalloc
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from raub_positions import Deals
from recorded import game

import handfoot_gui
from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Draw, Lay, Move
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.raub.rules.moves import ChooseDealer, KeepSeven
from handfoot_gui.session.session import Session

NAMES = ("Marta", "Elise", "Josip", "Karl")
Kept = list[tuple[Record[Options, Move], State]]


def _session(kept: Kept, moves: tuple[tuple[Seat, Move], ...] = ()) -> Session:  # type: ignore[type-arg]
    rules = HandAndFoot(Options())
    seats = tuple(Player(name, PlayerKind.PERSON) for name in NAMES)

    def narrate(before: View, seat: Seat, move: Move, after: View):  # type: ignore[no-untyped-def]
        seen = MoveSeen(seat, move, before.public, after.public)
        return HandAndFootLog(Words(), NAMES, rules.options).lines(seen)

    return Session(
        rules,
        Record("hand-and-foot", "classic", rules.options, seats, moves),
        Random(4),
        lambda record, state: kept.append((record, state)),
        narrate,
    )


def _to_first_player(session: Session) -> Seat:  # type: ignore[type-arg]
    while session.actor == TABLE:
        session.play_table()
    assert session.actor is not None
    return session.actor


def test_every_move_is_kept_and_the_record_replays_to_the_same_state() -> None:
    kept: Kept = []
    session = _session(kept)
    seat = _to_first_player(session)
    session.play(seat, Draw((2,)))
    assert len(kept) == len(session.record.moves)
    record, state = kept[-1]
    assert replay(session.rules, record.moves) == state
    assert not session.can_undo(seat), "the draw showed cards"


def test_a_refused_move_changes_and_keeps_nothing() -> None:
    kept: Kept = []
    session = _session(kept)
    seat = _to_first_player(session)
    before = len(kept), session.record, list(session.log)
    with pytest.raises(IllegalMove):
        session.play(seat, Draw((3,)))
    assert (len(kept), session.record, list(session.log)) == before


def _lay_something(session: Session) -> Seat:  # type: ignore[type-arg]
    """Play on until somebody has laid cards and is still to move."""
    rng = Random(1)
    while True:
        seat = _to_first_player(session)
        moves = list(session.rules.suggestions(session.view(seat)))
        lays = [move for move in moves if isinstance(move, Lay)]
        session.play(seat, lays[0] if lays else rng.choice(moves))
        if lays and session.actor == seat:
            return seat


def test_a_lay_down_is_taken_back_and_kept_so() -> None:
    kept: Kept = []
    session = _session(kept)
    seat = _lay_something(session)
    before = session.record.moves[:-1]
    lines = list(session.log)
    assert session.can_undo(seat)
    session.undo(seat)
    assert session.record.moves == before
    assert kept[-1][0].moves == before
    assert kept[-1][1] == replay(session.rules, before)
    assert list(session.log) == lines[-len(list(session.log)) :]


def test_a_discard_is_taken_back_and_made_again_until_the_next_seat_has_drawn() -> None:
    kept: Kept = []
    session = _session(kept)
    seat = _lay_something(session)
    other = Seat((seat + 1) % 4)
    before, view = session.record.moves, session.view(seat)
    session.play(seat, Discard(view.holding[0]))
    whole = session.record
    assert not session.can_undo(other)
    assert session.can_undo(seat)
    assert not session.can_redo(seat)
    session.undo(seat)
    assert kept[-1] == (session.record, replay(session.rules, before))
    assert (session.record.moves, session.view(seat)) == (before, view)
    assert session.can_redo(seat)
    assert not session.can_redo(other)
    session.redo(seat)
    assert kept[-1] == (session.record, replay(session.rules, whole.moves))
    assert session.record == whole
    assert not session.can_redo(seat)
    session.play(other, Draw((2,)))
    assert not session.can_undo(seat)
    assert not session.can_redo(seat)


def test_another_move_forgets_what_was_taken_back() -> None:
    session = _session([])
    seat = _lay_something(session)
    first, second, *_ = session.view(seat).holding
    session.play(seat, Discard(first))
    session.undo(seat)
    session.play(seat, Discard(second))
    session.undo(seat)
    session.redo(seat)
    assert session.record.moves[-1] == (seat, Discard(second))
    assert not session.can_redo(seat)


def test_a_lay_down_that_brought_the_foot_stands() -> None:
    """The foot shows new cards, so the move before it cannot be taken back."""
    rules = HandAndFoot(Options())
    rng = Random(3)
    session = _session([])
    for _ in range(3000):
        actor = session.actor
        assert actor is not None
        if actor == TABLE:
            session.play_table()
            continue
        view = session.view(actor)
        moves = list(rules.suggestions(view))
        lays = [move for move in moves if isinstance(move, Lay)]
        move = lays[0] if lays else rng.choice(moves)
        was_in_foot = view.public.in_foot[actor]
        session.play(actor, move)
        laid_all = isinstance(move, Lay) and len(view.holding) == sum(
            len(placement.cards) for placement in move.melds
        )
        if laid_all and not was_in_foot:
            session.play_table()
            assert session.view(actor).public.in_foot[actor]
            assert not session.can_undo(actor)
            return
    pytest.fail("nobody ran into the foot")


def test_a_session_resumes_with_the_same_view_and_log() -> None:
    session = _session([])
    seat = _lay_something(session)
    again = _session([], session.record.moves)
    assert again.view(seat) == session.view(seat)
    assert list(again.log) == list(session.log)
    assert again.can_undo(seat)


class FullDisk(Kept):
    is_full = False

    def append(self, kept: Any) -> None:
        if self.is_full:
            raise OSError("disk full")
        super().append(kept)


def test_a_move_that_could_not_be_saved_is_still_played() -> None:
    disk = FullDisk()
    session = _session(disk)
    seat = _to_first_player(session)
    disk.is_full = True
    with pytest.raises(OSError, match="disk full"):
        session.play(seat, Draw((2,)))
    assert session.view(seat).public.phase is Phase.PLAY


def test_the_log_is_newest_first_and_begins_with_the_lot() -> None:
    session = _session([])
    _to_first_player(session)
    lines = [line.text for line in session.log]
    assert lines[-1].endswith("was drawn at random to deal first.")
    assert any("dealt." in line for line in lines)


def test_a_seats_views_go_back_from_now_to_the_beginning() -> None:
    session = _session([])
    seat = _to_first_player(session)
    before = session.view(seat)
    session.play(seat, Draw((2,)))
    views = list(session.views(seat))
    assert views[:2] == [session.view(seat), before]
    assert len(views) == len(session.record.moves) + 1


# -- what a session keeps of a move: the move, and its words and deeds once they were read


READ = 60
"""Lines that the window reads after every move."""


def _bytes() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _told(record: AnyRecord) -> Session:  # type: ignore[type-arg]
    """The session of *record*, which keeps nothing in a file."""
    narrate = presenter_of(record, Words()).narrate
    return Session(rules_of(record), record, Random(1), lambda _record, _state: None, narrate)


def test_a_move_is_kept_once() -> None:
    whole, _ = game(1)
    session = _told(whole.with_moves(()))
    tracemalloc.start()
    try:
        begin = 0
        for number, (seat, move) in enumerate(whole.moves[:900]):
            if number == 400:
                # From here on as many states go as come.
                begin = _bytes()
            session.play(seat, move)
            list(islice(session.log, READ))
        kept = (_bytes() - begin) / (len(session.record.moves) - 400)
    finally:
        tracemalloc.stop()
    assert len(session.record.moves) > 800
    assert kept < 950, f"{kept:.0f} bytes of every move are kept"


def test_what_was_read_long_ago_is_told_again_in_other_words() -> None:
    whole, _ = game(1)
    session = _told(whole)
    told = list(session.log)
    session.log.retell()
    assert list(islice(session.log, READ)) == told[:READ]
    assert list(session.log) == told
    first = _told(whole.with_moves(()))
    for seat, move in whole.moves:
        first.play(seat, move)
        list(islice(first.log, 2))
    assert list(first.log) == told


def test_nobody_but_a_session_itself_reads_its_state() -> None:
    """Views are all that anybody else gets of the cards."""
    package = Path(handfoot_gui.__file__).parent
    readers = [
        f"{path.relative_to(package)}:{node.lineno}"
        for path in package.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("_state", "_states", "_course")
        if not (isinstance(node.value, ast.Name) and node.value.id == "self")
    ]
    assert not readers
    assert not hasattr(_session([]), "state")


class _Noted(Deals):
    """A deal whose moves are noted."""

    def __init__(self, *given: Any, **named: Any) -> None:
        self.moves: list[tuple[Seat, Any]] = []
        super().__init__(*given, **named)

    def do(self, move: Any, seat: int | None = None) -> None:
        mover = self.actor if seat is None else Seat(seat)
        super().do(move, seat)
        assert mover is not None
        self.moves.append((mover, move))


@pytest.mark.parametrize("holder", [0, 2])
def test_nobody_learns_who_was_asked_in_silence_from_who_moved_last(holder: int) -> None:
    deals = _Noted({holder: "7H AS KS QS"}, upcard="9H")
    deals.asked(raubing=1)
    deals.stand_pat()
    assert (holder, KeepSeven()) in deals.moves
    players = tuple(Player(name, PlayerKind.PERSON) for name in NAMES)
    moves = ((TABLE, ChooseDealer(Seat(0))), *deals.moves)
    record: AnyRecord = Record("raub", None, deals.rules.options, players, moves)
    presenter = presenter_of(record, Words())
    session = Session(presenter.rules, record, Random(1), lambda *_: None, presenter.narrate)
    # Who exchanged last moved last, for all that is known.
    assert session.last_mover == 3
