"""Drives one game: asks the bots, lets the table move, waits for the person, at the chosen pace."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from random import Random
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.bot import EXPERT
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, Problem, ReplayError
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.session import Session
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.game.pacing import Pacing
from handfoot_gui.ui.widgets.figures import filled, translate

_LOG: Final = logging.getLogger(__name__)

AnySession: TypeAlias = Session[Any, Any, Any, Any]


class Waiting(Enum):
    """What the game waits for."""

    NOTHING = auto()
    """The table or a bot is about to act."""
    BOT = auto()
    KEY = auto()
    """The person presses a key to see the next bot's turn."""
    PERSON = auto()
    COVER = auto()
    """The player at `Bridge.seat` uncovers the own cards, or somebody else would see them."""
    LOOK = auto()
    """The person looks at the own cards and goes on: whether anything is asked is a secret, or
    the turn ended with cards that were drawn and not yet seen."""
    PRESS = auto()
    """The player at `Bridge.seat` has one move left, as all can see: a press makes it, and no hand
    need be shown."""
    NEXT_DEAL = auto()
    OVER = auto()


class Bridge(QObject):
    """One game between the session, the bots' process and whatever shows the table.

    It gives away the view of *seat* and takes moves for it. With one person at the table that
    is always the one. With several, it is the one who plays or played last, and the cards lie
    face down (`is_open` is False, and the view is what everybody may know) until that person
    calls `uncover`, and again as soon as the turn is over. Who looked last need not uncover them
    again, if only bots and the table played meanwhile. Where a player knows nothing that the
    others do not, nothing has to be uncovered for the next act: the view is open, but it
    *needs_proof* that this player is at the screen before a card of the hand is shown. The act
    itself is that proof: who deals, or says "look at the cards", sees them without a cover.

    Signals: ``changed()`` after every move, undo and change of `waiting`; ``deal_ended()`` when
    a deal is scored (the game then waits for `deal_next`, or is over); ``refused(problem)``;
    ``save_failed(error)`` when a move stands but could not be saved; ``bot_failed(text)``
    when a simple move is about to be made for a bot;
    ``bot_late(is_started_anew)`` when the bots do not answer, and when they were started anew;
    ``bots_warned()`` when they cannot play as well as they should;
    ``hinted(move, advice)`` with what the game's presenter makes hints of, or
    ``hint_failed(text)``.
    """

    changed = Signal()
    deal_ended = Signal()
    refused = Signal(object)
    save_failed = Signal(object)
    bot_failed = Signal(str)
    bot_late = Signal(bool)
    bots_warned = Signal()
    hinted = Signal(object, object)
    hint_failed = Signal(str)

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        seat: Seat,
        runner: BotRunner,
        pace: BotPace,
        rng: Random,
        parent: QObject | None = None,
        *,
        is_open: bool | None = None,
        seat_paces: Sequence[BotPace | None] = (),
        expert_seconds: float = 1.0,
        is_demo: bool = False,
    ) -> None:
        """*runner* is configured for the game's seats, the persons' too, for hints.

        *is_open* says whether the cards of *seat* may be seen at once: where it is the only
        person, if nothing is said.
        *seat_paces* are of bots that play at a pace of their own, by seat. In a demo bots play
        against bots, and the cards of the one at *seat* are seen.
        """
        super().__init__(parent)
        self.session = session
        self.seat = seat
        self.persons = frozenset(
            Seat(n) for n, player in enumerate(session.record.seats) if not player.is_bot
        )
        is_alone = self.persons == {seat}
        self.is_open = is_alone if is_open is None else is_open and seat in self.persons
        self.is_demo = is_demo
        if is_demo:
            self.is_open = True
        self.waiting = Waiting.NOTHING
        self.drawn: frozenset[Card] = frozenset()
        """The cards that the turn ended with, while its player looks at them."""
        self._at_screen: Seat | None = seat if self.is_open else None
        """Who looked at the own cards or acted last, as long as nobody else did and nobody else's
        deal came since: while bots play, the screen stays where it is."""
        self._needs_proof = False
        """Nobody has uncovered the open view, which shows nothing that is hidden from others."""
        self._handed_on: Seat | None = None
        """Whose turn has just ended with a move that can be taken back: nobody has moved since, or
        seen anything new, no card of the next hand either."""
        self._seen: Any = None
        """The open view that was shown last."""
        self._runner = runner
        self._presenter = presenter
        self._pacing = Pacing(pace, seat_paces)
        self.expert_seconds = expert_seconds
        """How long an expert thinks about the next move."""
        self._rng = rng
        self._bot_request = 0
        self._hint_request = 0
        self._decision: tuple[Seat, object, str] | None = None
        """Who is about to do what, and what the log says of it beside."""
        self.is_deal_seen: Callable[[], bool] = lambda: False
        """Whether the cards are seen to be dealt, one after the other: then the code of the deal is
        read meanwhile, and nobody waits for the first card."""
        self._code_read = ""
        """The code of a deal that was shown long enough."""
        self._is_code_kept = True
        self.is_held = False
        """Nobody moves: the people look at something else."""
        self.is_dealing = False
        """The people watch a deal; what follows it waits for that."""
        self._has_dealt = False
        self.is_paused = False
        """Nobody moves: the people look at the table."""
        self._is_stepping = False
        """One more act is seen all the same."""
        self._has_finished_turn = False
        """Since the own last act a turn was played to its end at once."""
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rest_over)
        self._heard = (
            (runner.decided, self._on_decided),
            (runner.failed, self._on_failed),
            (runner.late, self._on_late),
            (runner.warned, self._on_warned),
        )
        for signal, answer in self._heard:
            signal.connect(answer)

    @property
    def view(self) -> Any:
        """What may be shown now: what the person's seat may know, or everybody."""
        if self.is_open:
            return self.session.view(self.seat)
        return self.session.covered(self.seat)

    @property
    def undoer(self) -> Seat | None:
        """Who may take the last move back now: also the one that ended a turn, until the next
        player has moved or uncovered the own cards."""
        if self._handed_on is not None:
            return self._handed_on
        is_own = self.is_open and not self.is_demo
        return self.seat if is_own and self.session.can_undo(self.seat) else None

    @property
    def can_undo(self) -> bool:
        return self.undoer is not None

    @property
    def is_in_grace(self) -> bool:
        """Whether the last move of all ended a turn and can still be taken back."""
        return self._handed_on is not None

    @property
    def can_redo(self) -> bool:
        """Whether the person took a move back that can be made again."""
        return self.is_open and self.session.can_redo(self.seat)

    @property
    def can_cover(self) -> bool:
        """Whether there is anybody to cover the cards from that are open, or will be open again
        after the bots."""
        return (self.is_open or self._at_screen is not None) and len(self.persons) > 1

    @property
    def can_pause(self) -> bool:
        """Whether others play, with rests in which they can be stopped, or have been stopped; the
        lot before the first deal and its code are nobody's turn."""
        is_others = self.waiting in (Waiting.BOT, Waiting.NOTHING) and self._pacing.has_rests
        is_own = self.is_open and not self.is_demo and self._presenter.is_in_turn(self.view)
        record = self.session.record
        return is_others and not is_own and bool(record.moves) and record.deal_to_come is None

    @property
    def is_quick(self) -> bool:
        """Whether any bot plays too quickly to be followed."""
        return self._pacing.is_too_quick_to_follow

    @property
    def has_score_to_read(self) -> bool:
        """Whether a deal is over, and the next one waits until its score was read."""
        return self.waiting in (Waiting.NEXT_DEAL, Waiting.OVER)

    @property
    def has_left_deal(self) -> bool:
        """Whether the score of the last deal was read, and no card of the next one lies there."""
        return not self.has_score_to_read and self.session.is_between_deals

    @property
    def is_to_be_told(self) -> bool:
        """Whether what others did could not be followed: behind a cover, or it went too fast."""
        is_too_quick = self._pacing.is_too_quick_to_follow or self._has_finished_turn
        return len(self.persons) > 1 or is_too_quick

    @property
    def is_narrated(self) -> bool:
        """Whether the last turn of another player was shown by a key."""
        last = self.session.last_mover
        return last is not None and self._pacing.of(last) is BotPace.KEY

    @property
    def is_at_once(self) -> bool:
        """Whether what came last is a bot's that plays without any rest, or the table's within its
        turn: it is there at once, as nobody follows it. A deal is seen."""
        moves, last = self.session.record.moves, self.session.last_mover
        if last is None or last in self.persons or self.is_demo or not moves:
            return False
        mover, move = moves[-1]
        is_deal = mover == TABLE and bool(self.session.rules.order_dealt(move))
        return not is_deal and self._pacing.of(last) is BotPace.INSTANT

    @property
    def last_act(self) -> tuple[Any, Any] | None:
        """The last act of a bot that all were told of, after what was known before it: by
        everybody, or in a demo by whoever made it. None where a person has acted since."""
        moves = self.session.record.moves
        for number in range(len(moves) - 1, -1, -1):
            if moves[number][0] in self.persons:
                break
            seen = self.session.seen_before(number, by_player=self.is_demo)
            if seen is not None:
                return seen
        return None

    def start(self) -> None:
        """Begin, or go on where the record stops."""
        if self.session.deal_just_ended:
            self._on_deal_ended()
        else:
            self._go_on()

    def stop(self) -> None:
        """Let nothing happen any more; the game is as saved."""
        self.is_held = True
        self._rest.stop()
        self._bot_request = self._hint_request = 0
        self._runner.cancel()
        for signal, answer in self._heard:
            signal.disconnect(answer)

    def hold(self) -> None:
        """Let nobody move until `release`: the people look at something else."""
        self.is_held = True

    def release(self) -> None:
        """Go on after `hold`."""
        self.is_held = False
        self._resume()

    def set_dealing(self, is_dealing: bool) -> None:
        """Let nobody move while the people watch how cards are dealt."""
        self.is_dealing = is_dealing
        if not is_dealing:
            self._resume()

    def _resume(self) -> None:
        """Do at once what was due while nobody moved."""
        is_due = self._decision is not None or self.waiting is Waiting.NOTHING
        if is_due and not self._rest.isActive():
            self._rest.start(0)

    def pause(self) -> None:
        """Stop while others play, or go on; in between nobody moves."""
        if self.is_paused or self.can_pause:
            self.is_paused = not self.is_paused
            self._is_stepping = False
            self.changed.emit()
            if not self.is_paused:
                self._resume()

    def step(self) -> None:
        """Let one more act be seen at once, and stop after it."""
        if self.is_paused or self.can_pause:
            self.is_paused = self._is_stepping = True
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
        is_known = actor != TABLE and not self._presenter.is_silent(self.view)
        if is_known and self.session.last_mover in (actor, self.seat, None):
            self._pacing.hurry(actor)
            self._has_finished_turn = True
        self.is_paused = False
        self._pacing.skip()
        self._rest.start(0)

    def set_pace(self, pace: BotPace, seat_paces: Sequence[BotPace | None] = ()) -> None:
        """Play bots at another pace, from now on."""
        self._pacing.change(pace, seat_paces)
        now = self._pacing.of(self.session.actor)
        if self._rest.isActive():
            self._rest.start(self._pacing.left(self._with_grace(now.rest_ms)))
        elif self.waiting is Waiting.KEY and now is not BotPace.KEY:
            self.go_on()

    def play(self, move: object) -> None:
        """Make the person's *move*; emits ``refused`` when it is not allowed."""
        if not self.is_open or self.session.actor != self.seat:
            return
        self._at_screen, self._needs_proof = self.seat, False
        self._has_finished_turn = False
        self._make(self.seat, move)

    def undo(self) -> None:
        """Take the person's last move back where that is allowed, with all that followed."""
        seat = self.undoer
        if seat is None:
            return
        if not self.is_open:
            # Whoever asks for it is not to see the hand.
            self._at_screen = None
        self._retrace(self.session.undo, seat)
        self._go_on()

    def redo(self) -> None:
        """Make again what the person took back last, with all that had followed."""
        if self.can_redo:
            self._retrace(self.session.redo, self.seat)
            self._handed_on = self._ended_turn(self.seat)
            self._after_move()

    def _retrace(self, step: Callable[[Seat], None], seat: Seat) -> None:
        """Do *step* with the moves of *seat*, whatever was about to happen."""
        self._rest.stop()
        self._runner.cancel()
        self._bot_request = self._hint_request = 0
        self._decision = self._handed_on = None
        self.is_paused = False
        try:
            step(seat)
        except SaveError as error:
            self.save_failed.emit(error)

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
        self._runner.cancel()
        self._bot_request = self._hint_request = 0
        self._decision = self._handed_on = None
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

    def uncover(self) -> None:
        """Show the cards of the person who is to see them."""
        if self.waiting is Waiting.COVER:
            self.is_open, self._needs_proof, self._seen = True, False, None
            self._at_screen = self.seat
            self._handed_on = None
            self._go_on()
        elif self.persons == {self.seat} and not self.is_open:
            self.is_open = True
            self._at_screen = self.seat
            self.changed.emit()

    def cover(self, *, from_newcomers: bool = False) -> None:
        """Turn the open cards away in the middle of a turn, or leave them so after the bots.

        Who plays alone has nobody to cover them from, but *from_newcomers*.
        """
        if not (self.can_cover or (from_newcomers and self.is_open)):
            return
        self._hint_request = 0
        self.is_open = False
        self._at_screen = None
        if self.waiting in (Waiting.PERSON, Waiting.LOOK):
            self._wait_for(Waiting.COVER)
        else:
            self.changed.emit()

    def go_on(self) -> None:
        """The key that lets the next bot play, that ends a rest early, or ends a look."""
        if self.waiting is Waiting.KEY:
            self._pacing.let_through = self.session.actor
            self._go_on()
        elif self.waiting is Waiting.LOOK and self.drawn:
            self.drawn = frozenset()
            self._go_on()
        elif self.waiting is Waiting.LOOK:
            self._make_table_move()
        elif self.waiting is Waiting.PRESS:
            view = self.session.view(self.seat)
            self._make(self.seat, next(iter(self.session.rules.suggestions(view))))
        elif self._rest.isActive():
            self._rest.start(0)

    def linger(self) -> None:
        """Leave time to read something about the turn that has just ended, which can be taken
        back meanwhile; a key goes on at once."""
        if self.is_in_grace and not self._pacing.lingers:
            self._pacing.lingers = True
            if self._rest.isActive():
                self._rest.start(self._pacing.left(self._pacing.of_grace))

    def deal_next(self) -> None:
        """Deal again after the score was read."""
        if self.waiting is Waiting.NEXT_DEAL:
            self._go_on()

    def ask_hint(self) -> None:
        """Ask what to do in the person's place; answered by ``hinted``, unless a move is made
        before. Asking again meanwhile changes nothing."""
        if self.waiting is Waiting.PERSON and not self._hint_request:
            seed = self._rng.getrandbits(62)
            self._hint_request = self._runner.ask(self.seat, self.view, seed, is_advice=True)

    def _wait_for(self, waiting: Waiting) -> None:
        self.waiting = waiting
        self._seen = self.view if self.is_open else None
        self.changed.emit()

    def _go_on(self) -> None:
        actor = self.session.actor
        self._pacing.follow(actor)
        watched = self._watched(actor)
        if self.is_open and self._needs_proof and self._is_secret(self.seat):
            self.is_open = False
        if self._has_drawn_unseen(watched):
            self._wait_for(Waiting.LOOK)
            return
        if watched is None:
            if not self._stays_open():
                self.is_open = False
        elif not (self.is_open and self.seat == watched):
            is_forced = watched == actor and self._presenter.is_forced(
                self.session.covered(watched)
            )
            if watched != self._at_screen:
                self._at_screen = None
            self.seat, self.is_open, self._pacing.let_through = watched, False, None
            if is_forced:
                self._wait_for(Waiting.PRESS)
                return
            needs_proof = self._at_screen is None
            if needs_proof and self._is_secret(watched):
                self._wait_for(Waiting.COVER)
                return
            self.is_open, self._needs_proof = True, needs_proof
        if actor is None:
            self._wait_for(Waiting.OVER)
        elif actor == TABLE and watched is not None:
            self._wait_for(Waiting.LOOK)
        elif actor == TABLE:
            is_new = self._announce_deal()
            is_shown = is_new or self._presenter.is_to_be_seen(self.view)
            if is_shown and self._pacing.waits_for_key(TABLE):
                self._wait_for(Waiting.KEY)
                return
            self._wait_for(Waiting.NOTHING)
            rest = 0
            if not self._presenter.is_silent(self.view):
                rest = self._with_grace(self._pacing.before_table(is_shown=is_shown))
            if is_new:
                self._pacing.begin()
                rest = 0 if self._is_code_kept and self.is_deal_seen() else self._pacing.of_code
            self._rest.start(self._pacing.left(rest))
        elif watched is not None:
            self._pacing.let_through = None
            self._wait_for(Waiting.PERSON)
        elif self._presenter.is_silent(self.view):
            self._bot_request = self._ask(actor)
            self._wait_for(Waiting.BOT)
        elif self._waits_for_key(actor):
            self._wait_for(Waiting.KEY)
        else:
            self._bot_request = self._ask(actor)
            self._wait_for(Waiting.BOT)

    def _waits_for_key(self, bot: Seat) -> bool:
        """Whether a turn of *bot* begins that is to be shown by key; an answer is no turn."""
        if not self._pacing.waits_for_key(bot):
            return False
        return self._presenter.asked_by(self.session.view(bot)) is None

    def _is_secret(self, seat: Seat) -> bool:
        """Whether *seat* knows now what not everybody may know."""
        return bool(self.session.view(seat) != self.session.covered(seat))

    def _has_drawn_unseen(self, watched: Seat | None) -> bool:
        """Whether the open cards are about to be turned away, *watched* being the next to look,
        and some of them came with the move just made: `drawn`."""
        goes_on = self._stays_open() if watched is None else watched == self.seat
        if self._seen is None or not self.is_open or goes_on:
            return False
        known = self.session.rules.cards_seen
        self.drawn = known(self.view) - known(self._seen) - known(self.session.covered(self.seat))
        return bool(self.drawn)

    def _watched(self, actor: Seat | None) -> Seat | None:
        """The person whose cards have to be seen before the game can go on."""
        if actor in self.persons:
            return actor
        if actor != TABLE or len(self.persons) < 2:
            return None
        seat = self._presenter.looked_at(self.view)
        return seat if seat in self.persons else None

    def _stays_open(self) -> bool:
        """Whether open cards may stay so while a bot or the table acts."""
        is_for_all = self.is_demo or self.persons == {self.seat}
        return is_for_all or self._presenter.is_in_turn(self.view)

    def _announce_deal(self) -> bool:
        """Keep the code of a deal before its first card; whether there is one to be read now. In
        a demo nobody plays for whom the cards could have been chosen."""
        if self.is_demo:
            return False
        self._is_code_kept = True
        try:
            announced = self.session.announce_deal()
        except SaveError as error:
            self._is_code_kept = False
            self.save_failed.emit(error)
            announced = self.session.record.deal_to_come
        if announced is None or announced.code == self._code_read:
            return False
        self._code_read = announced.code
        return True

    def _ask(self, seat: Seat) -> int:
        """Show the bot of *seat* what that seat may know, and ask it for a move."""
        is_expert = self.session.record.seats[seat].level == EXPERT
        seconds = self.expert_seconds if is_expert else 1.0
        view = self.session.view(seat)
        return self._runner.ask(seat, view, self._rng.getrandbits(62), seconds)

    def _on_rest_over(self) -> None:
        if self.is_held or self.is_dealing or (self.is_paused and not self._is_stepping):
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

    def _on_decided(
        self, request: int, move: object, advice: object = None, remark: str = ""
    ) -> None:
        is_hint = request == self._hint_request
        actor = self.seat if is_hint else self.session.actor
        if actor is None or request not in (self._hint_request, self._bot_request):
            return
        if not self._is_allowed(actor, move):
            self._on_failed(request, "the move is not allowed")
        elif is_hint:
            self._hint_request = 0
            if self.waiting is Waiting.PERSON:
                self.hinted.emit(move, advice)
        else:
            self._bot_request = 0
            self._decision = actor, move, remark
            rest = 0 if self._presenter.is_silent(self.view) else self._pacing.before(actor)
            self._rest.start(self._pacing.left(self._with_grace(rest)))

    def _is_allowed(self, seat: Seat, move: object) -> bool:
        """Whether *seat* may make *move*, which may be anything: it comes from a bot."""
        try:
            return self.session.rules.problem(self.session.view(seat), move) is None
        except Exception:  # noqa: BLE001  (a bot's mistake must not stop the game)
            return False

    def _on_failed(self, request: int, text: str) -> None:
        """A bot that cannot answer plays the first move that is allowed, and it is said."""
        if request == self._hint_request:
            self._hint_request = 0
            self.hint_failed.emit(text)
        elif request == self._bot_request and (actor := self.session.actor) is not None:
            _LOG.warning("A simple move was made for a bot: %s", text)
            remark = ""
            # Nobody is to notice whom the table asks in silence.
            if not self._presenter.is_silent(self.view):
                self.bot_failed.emit(text)
                said = translate("Bridge", "A simple move was made for {name}.")
                name = self._presenter.words.person(self._presenter.names[actor])
                remark = filled(said, name=name)
            move = next(iter(self.session.rules.suggestions(self.session.view(actor))))
            self._on_decided(request, move, remark=remark)

    def _on_warned(self, text: str) -> None:
        del text
        self.bots_warned.emit()

    def _on_late(self, is_started_anew: bool) -> None:
        # Nobody is to notice whom the table asks in silence.
        if not self._presenter.is_silent(self.view):
            self.bot_late.emit(is_started_anew)

    def _make(self, seat: Seat, move: object, remark: str = "") -> None:
        is_silent = self._presenter.is_silent(self.view)
        try:
            self.session.play(seat, move)
        except IllegalMove as refusal:
            self.refused.emit(refusal.problem)
            return
        except SaveError as error:
            self.save_failed.emit(error)
        if remark:
            self.session.remark(remark)
        self._is_stepping = self._is_stepping and is_silent
        self._handed_on = None if is_silent else self._ended_turn(seat)
        self._after_move()

    def _ended_turn(self, seat: Seat) -> Seat | None:
        """*seat*, where that is a person whose move has just ended the turn and can be taken back.

        Nobody is to notice whom the table asks in silence, or how long that takes.
        """
        is_ended = seat in self.persons and self.session.actor not in (seat, None)
        is_silent = self._presenter.is_silent(self.view)
        return seat if is_ended and not is_silent and self.session.can_undo(seat) else None

    def _with_grace(self, rest: int) -> int:
        """*rest* in milliseconds, or longer while the last move can be taken back."""
        return max(rest, self._pacing.of_grace) if self.is_in_grace else rest

    def _make_table_move(self) -> None:
        self._handed_on = None
        self._is_stepping = self._is_stepping and self._presenter.is_silent(self.view)
        try:
            self.session.play_table()
        except SaveError as error:
            self.save_failed.emit(error)
        moves = self.session.record.moves
        is_deal = bool(self.session.rules.order_dealt(moves[-1][1]))
        if is_deal and moves[-2:][0][0] != self._at_screen:
            self._at_screen = None
        if is_deal and not self.is_open:
            # Whoever looks next would be asked for before anybody has seen the deal.
            self._has_dealt = True
            self._wait_for(Waiting.NOTHING)
            if self.is_dealing:
                return
            self._has_dealt = False
        self._after_move()

    def _after_move(self) -> None:
        if self.session.deal_just_ended:
            self._on_deal_ended()
            return
        # An answer that is still coming would be about another view.
        self._hint_request = 0
        self._pacing.begin()
        self._go_on()

    def _on_deal_ended(self) -> None:
        self._pacing.let_through = None
        if self.session.actor == TABLE:
            self._announce_deal()
        self._wait_for(Waiting.OVER if self.session.is_over else Waiting.NEXT_DEAL)
        self.deal_ended.emit()
