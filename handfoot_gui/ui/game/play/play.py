"""Plays one game: asks the bots, lets the table move, waits for persons, at the chosen pace."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, Problem, ReplayError
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.session.session import AnySession
from handfoot_gui.session.waiting import Actor, Facts, Waiting, next_wait
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.bots import Bots
from handfoot_gui.ui.game.play.brakes import Brakes
from handfoot_gui.ui.game.play.deal_codes import DealCodes
from handfoot_gui.ui.game.play.elsewhere import Elsewhere
from handfoot_gui.ui.game.play.followed import Followed
from handfoot_gui.ui.game.play.grace import Grace
from handfoot_gui.ui.game.play.pacing import Pacing
from handfoot_gui.ui.widgets.timing import Timing


class Sight(Struct, frozen=True):
    """What speaks at a screen against going on."""

    watched: Seat | None = None
    """The person whose cards have to be seen there before the game can go on."""
    drawn: frozenset[Card] = frozenset()
    """Cards that came just now, of a hand that is about to be turned away."""
    is_open: bool = False
    """The hand that is shown stays so."""
    is_hidden: bool = False
    """The cards of *watched* are not shown."""
    is_forced: bool = False
    needs_cover: bool = False
    """See `Facts`."""


class Gate(Protocol):
    """A screen that people hand around, which may have to be turned to one of them first."""

    persons: frozenset[Seat]
    """Who plays there."""
    is_open: bool
    """Somebody's cards are shown."""

    @property
    def is_own_turn(self) -> bool:
        """Whether the turn of whoever is shown goes on."""

    def sight(self, actor: Seat | None) -> Sight:
        """What speaks against going on with *actor*."""

    def turn(self, sight: Sight, waiting: Waiting) -> None:
        """With that *sight* the game waits for something."""

    def note(self) -> None:
        """What is shown now is seen."""

    def on_dealt(self, before: Seat) -> None:
        """The table has dealt, after the last move of *before*."""


class Play(QObject):
    """One game between the session, the bots and the devices of the persons.

    It takes moves by seat, from any device. Of the screen that is its *gate* it knows no more than
    what has to be done there first.

    Signals: ``changed()`` after every move, undo and change of `waiting`; ``settled()`` when the
    turn before stands from now on; ``dealt()`` once cards are; ``deal_ended()`` when
    a deal is scored (the game then waits for `deal_next`, or is over); ``refused(problem)``;
    ``save_failed(error)`` when a move stands but could not be saved. What bots have to tell, and
    hints, come from `bots`.
    """

    changed = Signal()
    settled = Signal()
    dealt = Signal()
    deal_ended = Signal()
    refused = Signal(object)
    save_failed = Signal(object)

    gate: Gate

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        runner: BotRunner,
        timing: Timing,
        pace: BotPace,
        rng: Random,
        parent: QObject | None = None,
        *,
        seat_paces: Sequence[BotPace | None] = (),
        is_demo: bool = False,
    ) -> None:
        """*seat_paces* are of bots that play at a pace of their own, by seat. In a demo bots play
        against bots."""
        super().__init__(parent)
        self.session = session
        self.persons = frozenset(
            Seat(n) for n, player in enumerate(session.record.seats) if not player.is_bot
        )
        """All who are no bots, wherever they see their cards."""
        self.is_demo = is_demo
        self.waiting = Waiting.NOTHING
        self._presenter = presenter
        self._pacing = Pacing(timing, pace, seat_paces)
        self.grace = Grace(self._pacing)
        self.bots = Bots(session, presenter, runner, rng, self)
        self.bots.decided.connect(self._on_decided)
        self._decision: tuple[Seat, object, str] | None = None
        """Who is about to do what, and what the log says of it beside."""
        self.is_deal_seen: Callable[[], bool] = lambda: False
        """Whether the cards are seen to be dealt, one after the other: then the code of the deal is
        read meanwhile, and nobody waits for the first card."""
        self._codes = DealCodes(session, is_demo=is_demo)
        self.brakes = Brakes()
        self._has_dealt = False
        self.followed = Followed(session, self._pacing, self.persons, is_demo=is_demo)
        self.elsewhere = Elsewhere(session, presenter, self.persons, lambda: self.gate.persons)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rest_over)

    # -- what is so -------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        """Whether the person at *seat* may take the last move back now."""
        return not self.grace.is_over_for(seat) and self.session.can_undo(seat)

    @property
    def can_pause(self) -> bool:
        """Whether others play, with rests in which they can be stopped, or have been stopped; the
        lot before the first deal and its code are nobody's turn."""
        is_others = self.waiting in (Waiting.BOT, Waiting.NOTHING) and self._pacing.has_rests
        record = self.session.record
        is_begun = bool(record.moves) and record.deal_to_come is None
        return is_others and is_begun and not self.gate.is_own_turn

    @property
    def has_score_to_read(self) -> bool:
        """Whether a deal is over, and the next one waits until its score was read."""
        return self.waiting in (Waiting.NEXT_DEAL, Waiting.OVER)

    @property
    def has_left_deal(self) -> bool:
        """Whether the score of the last deal was read, and no card of the next one lies there."""
        return not self.has_score_to_read and self.session.is_between_deals

    @property
    def _is_silent(self) -> bool:
        """Whether nobody is to notice who is asked now."""
        return self._presenter.is_silent(self.session.covered(SPECTATOR))

    # -- persons with other devices ---------------------------------------------------------

    @property
    def awaited(self) -> Seat | None:
        """Whom of those who are not at the screen the game waits for."""
        return self.elsewhere.actor if self.waiting is Waiting.ELSEWHERE else None

    def look(self, seat: Seat) -> None:
        """*seat*, who was to look at the own cards elsewhere, has done so."""
        if self.awaited == seat == self.elsewhere.looker:
            self._make_table_move()

    def gestured(self, seat: Seat) -> None:
        """The person at *seat* handles cards; where that is who is to move, the turn before ends
        for good: nothing vanishes from under a hand."""
        if self.grace.is_on and self.session.actor == seat != self.grace.seat:
            self.grace.settle()
            self.settled.emit()

    # -- begun, held and stopped ------------------------------------------------------------

    def start(self) -> None:
        """Begin, or go on where the record stops."""
        if self.session.deal_just_ended:
            self._on_deal_ended()
        else:
            self.proceed()

    def stop(self) -> None:
        """Let nothing happen any more; the game is as saved."""
        self.brakes.is_held = True
        self._rest.stop()
        self.bots.stop()

    def hold(self) -> None:
        """Let nobody move until `release`: the people look at something else."""
        self.brakes.is_held = True

    def release(self) -> None:
        """Go on after `hold`."""
        self.brakes.is_held = False
        self._resume()

    def set_dealing(self, is_dealing: bool) -> None:
        """Let nobody move while the people watch how cards are dealt."""
        self.brakes.is_dealing = is_dealing
        if not is_dealing:
            self._resume()

    def _resume(self) -> None:
        """Do at once what was due while nobody moved."""
        is_due = self._decision is not None or self.waiting is Waiting.NOTHING
        if is_due and not self._rest.isActive():
            self._rest.start(0)

    def pause(self) -> None:
        """Stop while others play, or go on; in between nobody moves."""
        if self.brakes.is_paused or self.can_pause:
            self.brakes.is_paused = not self.brakes.is_paused
            self.brakes.is_stepping = False
            self.changed.emit()
            if not self.brakes.is_paused:
                self._resume()

    def step(self) -> None:
        """Let one more act be seen at once, and stop after it."""
        if self.brakes.is_paused or self.can_pause:
            self.brakes.is_paused = self.brakes.is_stepping = True
            self._pacing.skip()
            self.changed.emit()
            self._resume()
            if self._rest.isActive():
                self._rest.start(0)

    def finish_turn(self) -> None:
        """Play the turn that is being watched to its end at once; where it has just ended, the
        next one begins."""
        actor = self.session.actor
        if not self.can_pause or actor is None:
            return
        is_known = actor != TABLE and not self._is_silent
        if is_known and self.session.last_mover in (actor, None, *self.persons):
            self._pacing.hurry(actor)
            self.followed.has_finished_turn = True
        self.brakes.is_paused = False
        self._pacing.skip()
        self._rest.start(0)

    def set_pace(self, pace: BotPace, seat_paces: Sequence[BotPace | None] = ()) -> None:
        """Play bots at another pace, from now on."""
        self._pacing.change(pace, seat_paces)
        now = self._pacing.of(self.session.actor)
        if self._rest.isActive():
            self._rest.start(
                self._pacing.left(self._with_grace(self._pacing.rest(self.session.actor)))
            )
        elif self.waiting is Waiting.KEY and now is not BotPace.KEY:
            self.go_on()

    # -- what persons do --------------------------------------------------------------------

    def make(self, seat: Seat, move: object) -> None:
        """Make the *move* of the person at *seat*; emits ``refused`` when it is not allowed."""
        if self.session.actor == seat and seat in self.persons:
            self.followed.has_finished_turn = False
            self._make(seat, move)

    def undo(self, seat: Seat) -> None:
        """Take the last move of the person at *seat* back where that is allowed, with all that
        followed."""
        if self.can_undo(seat):
            self._retrace(self.session.undo, seat)
            self.proceed()

    def redo(self, seat: Seat) -> None:
        """Make again what the person at *seat* took back last, with all that had followed."""
        if self.session.can_redo(seat):
            self._retrace(self.session.redo, seat)
            self.grace.begin(self._ended_turn(seat), self.gate.persons)
            self._after_move()

    def _retrace(self, step: Callable[[Seat], None], seat: Seat) -> None:
        """Do *step* with the moves of *seat*, whatever was about to happen."""
        self._rest.stop()
        self.bots.cancel()
        self._decision = self.grace.seat = None
        self.grace.begin_anew()
        self.brakes.is_paused = False
        try:
            step(seat)
        except SaveError as error:
            self.save_failed.emit(error)

    def cover(self) -> None:
        """The cards of whoever is to act were turned away, and are uncovered first."""
        self.bots.drop_hint()
        if self.waiting in (Waiting.PERSON, Waiting.LOOK):
            self._wait_for(Waiting.COVER)
        else:
            self.changed.emit()

    def go_on(self) -> None:
        """The key that lets the next bot play, that ends a rest early, or a look at the own cards
        while the table acts."""
        is_kept = self.grace.waits_for_key
        self.grace.go_on()
        if self.waiting is Waiting.KEY:
            self._pacing.let_through = self.session.actor
            self.proceed()
        elif self.waiting is Waiting.LOOK:
            self._make_table_move()
        elif self._rest.isActive():
            self._rest.start(0)
        elif is_kept:
            self._resume()
        if is_kept:
            self._pacing.skip()
            self.changed.emit()

    def linger(self) -> None:
        """Leave time to read something about the turn that has just ended, which can be taken
        back meanwhile; a key goes on at once."""
        if self.grace.is_on and not self._pacing.lingers:
            self._pacing.lingers = True
            if self._rest.isActive():
                self._rest.start(self._pacing.left(self._pacing.of_grace))

    def deal_next(self) -> None:
        """Deal again after the score was read."""
        if self.waiting is Waiting.NEXT_DEAL:
            self.proceed()

    def ask_hint(self, seat: Seat) -> None:
        """Ask what to do in the place of the person at *seat*, who is to move; answered by
        `bots`, unless a move is made before. Asking again meanwhile changes nothing."""
        if self.waiting in (Waiting.PERSON, Waiting.ELSEWHERE) and self.session.actor == seat:
            self.bots.ask_hint(seat)

    def write_lines(self, *new: OtherPoints, kept: Mapping[int, OtherPoints]) -> Problem | None:
        """Write down other points, see `Session.write_lines`; why they stay as they were, if so.

        Whoever is to move goes on, but where the game is over with them, or open again.
        """
        try:
            self.session.write_lines(*new, kept=kept)
        except ReplayError as refusal:
            return refusal.cause.problem
        except SaveError as error:
            self.save_failed.emit(error)
        is_over = self.session.is_over
        if is_over == (self.waiting is Waiting.OVER):
            self.changed.emit()
            return None
        self._rest.stop()
        self.bots.cancel()
        self._decision = self.grace.seat = None
        if self.session.actor == TABLE:
            self._announce_deal()
        self._wait_for(Waiting.OVER if is_over else Waiting.NEXT_DEAL)
        return None

    def write_sentences(self, sentences: tuple[str, ...]) -> None:
        """Keep other *sentences* of the family with the game; they change nothing in it."""
        try:
            self.session.say_besides(sentences)
        except SaveError as error:
            self.save_failed.emit(error)

    # -- how it goes on ---------------------------------------------------------------------

    def _wait_for(self, waiting: Waiting) -> None:
        self.waiting = waiting
        self.gate.note()
        self.changed.emit()

    def proceed(self) -> None:
        """Find out what is waited for now, and set about it."""
        actor = self.session.actor
        self._pacing.follow(actor)
        sight = self.gate.sight(actor)
        is_free = sight.watched is None and not sight.drawn
        is_tables = is_free and self.elsewhere.kind(actor) is Actor.TABLE
        is_new = is_tables and self._announce_deal()
        is_seen = is_new or (
            is_tables and self._presenter.is_to_be_seen(self.session.covered(SPECTATOR))
        )
        waiting = next_wait(self._facts(actor, sight, is_seen=is_seen))
        if not sight.drawn and (sight.is_hidden or waiting is Waiting.PERSON):
            self._pacing.let_through = None
        self.gate.turn(sight, waiting)
        if waiting is Waiting.BOT and actor is not None:
            self.bots.ask(actor)
        self._wait_for(waiting)
        if waiting is Waiting.NOTHING:
            self._rest_before_table(is_new=is_new, is_seen=is_seen)

    def _facts(self, actor: Seat | None, sight: Sight, *, is_seen: bool) -> Facts:
        """What decides what is waited for."""
        kind = self.elsewhere.kind(actor)
        is_by_key = actor is not None and self._pacing.waits_for_key(actor)
        is_bots_key = is_by_key and kind is Actor.BOT
        return Facts(
            actor=kind,
            has_drawn=bool(sight.drawn),
            is_forced=sight.is_forced,
            needs_cover=sight.needs_cover,
            is_looked_at=sight.watched is not None,
            is_seen=is_seen,
            is_by_key=is_by_key,
            is_silent=self._is_silent,
            is_answer=actor is not None and is_bots_key and self._is_asked(actor),
        )

    def _is_asked(self, seat: Seat) -> bool:
        """Whether *seat* answers a question now, which is no turn."""
        return self._presenter.asked_by(self.session.view(seat)) is not None

    def _rest_before_table(self, *, is_new: bool, is_seen: bool) -> None:
        """Let what lies there be seen before the table acts; *is_new*: the code of the deal that
        it makes."""
        rest = 0
        if not self._is_silent:
            rest = self._with_grace(self._pacing.before_table(is_shown=is_seen))
        if is_new:
            self._pacing.begin()
            rest = 0 if self._codes.fault is None and self.is_deal_seen() else self._pacing.of_code
        self._rest.start(self._pacing.left(rest))

    def _announce_deal(self) -> bool:
        """Keep the code of a deal before its first card; whether there is one to be read now."""
        is_new = self._codes.announce()
        if self._codes.fault is not None:
            self.save_failed.emit(self._codes.fault)
        return is_new

    def _on_rest_over(self) -> None:
        if self.brakes.are_on or self.grace.waits_for_key:
            return
        if self._decision is not None:
            seat, move, remark = self._decision
            self._decision = None
            self._make(seat, move, remark)
        elif self._has_dealt:
            self._has_dealt = False
            self._after_move()
        elif self.session.actor == TABLE:
            self._make_table_move()

    def _on_decided(self, seat: Seat, move: object, remark: str) -> None:
        self._decision = seat, move, remark
        rest = 0 if self._is_silent else self._pacing.before(seat)
        self._rest.start(self._pacing.left(self._with_grace(rest)))

    def _make(self, seat: Seat, move: object, remark: str = "") -> None:
        is_silent = self._is_silent
        try:
            self.session.play(seat, move)
        except IllegalMove as refusal:
            self.refused.emit(refusal.problem)
            return
        except SaveError as error:
            self.save_failed.emit(error)
        if remark:
            self.session.log.remark(remark)
        self.brakes.is_stepping = self.brakes.is_stepping and is_silent
        self.grace.begin(None if is_silent else self._ended_turn(seat), self.gate.persons)
        self._after_move()

    def _ended_turn(self, seat: Seat) -> Seat | None:
        """*seat*, where that is a person whose move has just ended the turn and can be taken back.

        Nobody is to notice whom the table asks in silence, or how long that takes.
        """
        is_ended = seat in self.persons and self.session.actor not in (seat, None)
        return seat if is_ended and not self._is_silent and self.session.can_undo(seat) else None

    def _with_grace(self, rest: int) -> int:
        """*rest* in milliseconds, or longer while the last move can be taken back."""
        return max(rest, self._pacing.of_grace) if self.grace.is_on else rest

    def _make_table_move(self) -> None:
        self.grace.seat = None
        self.brakes.is_stepping = self.brakes.is_stepping and self._is_silent
        try:
            self.session.play_table()
        except SaveError as error:
            self.save_failed.emit(error)
        moves = self.session.record.moves
        if self.session.rules.order_dealt(moves[-1][1]):
            self.dealt.emit()
            self.gate.on_dealt(moves[-2:][0][0])
            if not self.gate.is_open:
                # Whoever looks next would be asked for before anybody has seen the deal.
                self._has_dealt = True
                self._wait_for(Waiting.NOTHING)
                if self.brakes.is_dealing:
                    return
                self._has_dealt = False
        self._after_move()

    def _after_move(self) -> None:
        # A hint that is still coming would be about another view.
        self.bots.drop_hint()
        self.grace.begin_anew()
        if self.session.deal_just_ended:
            self._on_deal_ended()
            return
        self._pacing.begin()
        self.proceed()

    def _on_deal_ended(self) -> None:
        self._pacing.let_through = None
        if self.session.actor == TABLE:
            self._announce_deal()
        self._wait_for(Waiting.OVER if self.session.is_over else Waiting.NEXT_DEAL)
        self.deal_ended.emit()
