"""What others did, as it is told by ear: each turn by itself, once it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct

from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.speech import LONGEST
from handfoot_gui.core.turns import turns
from handfoot_gui.session.session import AnySession


class SeenMove(Struct, frozen=True):
    """A move with what one seat knew before and after it."""

    number: int
    mover: Seat
    move: Any
    before: Any
    after: Any


class Heard:
    """What has come at one table since it was told last, as the log tells it, which holds what
    everybody saw."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._known: int | None = None
        """Moves that were noted, or that nobody had to be told; None before the first look."""
        self._untold: list[LogLine] = []
        """Acts of turns that were not told yet, the oldest first."""

    def pass_over(self) -> None:
        """Nobody need be told what has come so far."""
        self._known = len(self._session.record.moves)
        self._untold = []

    def came(self, seat: Seat) -> tuple[SeenMove, ...]:
        """The moves since the last time as *seat* saw them, the oldest first; nothing of a game
        that was opened, or after a move was taken back: what is expected now says enough."""
        moves = self._session.record.moves
        known, self._known = self._known, len(moves)
        if known is None or known > len(moves):
            self._untold = []
            return ()
        made = moves[known:]
        views = list(islice(self._session.views(seat), len(made) + 1))[::-1]
        # Of moves longer ago than anything is taken back, nobody is told.
        made = made[len(made) + 1 - len(views) :]
        first = len(moves) - len(made)
        return tuple(
            SeenMove(first + n, *made[n], before=views[n], after=views[n + 1])
            for n in range(len(made))
        )

    def note(
        self,
        presenter: AnyPresenter,
        came: Iterable[SeenMove],
        beside: Callable[[SeenMove], Iterable[LogLine]] = lambda _: (),
    ) -> None:
        """Let *presenter*, which speaks for the ear, tell moves that *came*, and *beside* each what
        else is said of it."""
        for one in came:
            self._untold += presenter.narrate(one.before, one.mover, one.move, one.after)
            self._untold += beside(one)

    def told(self, actor: Seat | None, *, is_whole: bool) -> tuple[Sequence[LogLine], ...]:
        """What is to be told now, turn by turn: the turns that are over, or where it *is_whole*
        all. *actor* is to move, as far as all may know."""
        lines, at = self._untold, len(self._untold)
        if not is_whole:
            start, seat = _last_turn(lines)
            at = start if actor in (TABLE, seat) else at
        self._untold = lines[at:]
        return _by_turns(lines[:at])


def in_words(presenter: AnyPresenter, view: Any, turn: Sequence[LogLine]) -> str:
    """The lines of a *turn* for the ear of whose *view* it is, after it: in one sentence where they
    are several, as on the cover; at full length, or about whom it is, in a sentence for each."""
    words = presenter.words
    acts = [line for line in turn if line.seat != TABLE and not line.is_aside]
    main = [line for line in acts if not line.is_step] or acts
    if words.news is SpokenNews.FULL or any(line.seat == view.seat for line in acts):
        return " ".join(line.text for line in turn)
    if words.news is SpokenNews.NORMAL and len(main) < 2:
        return " ".join(line.text for line in turn if line in main or line not in acts)
    told = []
    for one in reversed(list(turns(reversed(turn)))):
        name = "" if one.seat == TABLE else presenter.names[one.seat]
        if not words.is_brief:
            said = one.said(words, name)
            told.append(said if len(said) <= LONGEST else one.counted(words).said(words, name))
            continue
        held = None
        if presenter.has_first_melds and one.parts:
            seats = presenter.facts.seats(view)
            held = next(fact.cards for fact in seats if fact.seat == one.seat) or None
        said = one.in_brief(words, name, held)
        if len(said) > LONGEST:
            said = one.counted(words).in_brief(words, name, held)
        told.append(said)
    return " ".join(told)


def _by_turns(lines: Sequence[LogLine]) -> tuple[Sequence[LogLine], ...]:
    """The *lines* of each turn; what the table does belongs to the turn before."""
    found: list[list[LogLine]] = []
    seat = TABLE
    for line in lines:
        is_act = line.seat != TABLE and not line.is_aside
        if not found or (is_act and (line.begins_turn or line.seat != seat)):
            found.append([])
            seat = line.seat
        found[-1].append(line)
    return tuple(found)


def _last_turn(lines: Sequence[LogLine]) -> tuple[int, Seat]:
    """Where the last turn of *lines* begins, and whose it is; what the table does belongs to the
    turn before."""
    start, seat = 0, TABLE
    for place, line in enumerate(lines):
        if line.seat != TABLE and line.seat != seat:
            start, seat = place, line.seat
    return start, seat
