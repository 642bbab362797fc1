"""What the bots of one game are asked, and what they answer."""

from __future__ import annotations

import logging
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.bot import EXPERT
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import SPECTATOR, Seat
from handfoot_gui.session.repeatable import bot_seed
from handfoot_gui.session.session import AnySession
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.widgets.figures import filled, translate

_LOG: Final = logging.getLogger(__name__)


class Bots(QObject):
    """Shows bots what their seats may know, and asks them for moves, and for hints for persons.

    A bot that cannot answer makes the first move that is allowed, and it is said; where
    nobody *may_stand_in* for it, it makes none.

    Signals: ``decided(seat, move, remark)`` where the log says the *remark* besides;
    ``hinted(seat, move, advice)`` with what the game's presenter makes hints of, or
    ``hint_failed(text)``;
    ``failed(text)`` when a simple move is about to be made for a bot, ``given_up()`` when there
    will be no move;
    ``late(is_started_anew)`` when the bots do not answer, and when they were started anew;
    ``warned()`` when they cannot play as well as they should.
    """

    decided = Signal(int, object, str)
    hinted = Signal(int, object, object)
    hint_failed = Signal(str)
    failed = Signal(str)
    given_up = Signal()
    late = Signal(bool)
    warned = Signal()

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        runner: BotRunner,
        rng: Random,
        parent: QObject | None = None,
    ) -> None:
        """*runner* is configured for the game's seats, the persons' too, for hints."""
        super().__init__(parent)
        self._session = session
        self._presenter = presenter
        self._runner = runner
        self._rng = rng
        self.expert_seconds = 1.0
        """How long an expert thinks about the next move."""
        self.may_stand_in = True
        """Whether a simple move may take the place of a bot's own."""
        self._request = 0
        self._hint_request = 0
        self._hint_seat = Seat(0)
        self._heard = (
            (runner.decided, self._on_decided),
            (runner.failed, self._on_failed),
            (runner.late, self._on_late),
            (runner.warned, self._on_warned),
        )
        for signal, answer in self._heard:
            signal.connect(answer)

    def ask(self, seat: Seat) -> None:
        """Ask the bot at *seat* for its move."""
        is_expert = self._session.record.seats[seat].level == EXPERT
        seconds = self.expert_seconds if is_expert else 1.0
        seed = bot_seed(self._session.record, seat)
        seed = self._rng.getrandbits(62) if seed is None else seed
        self._request = self._runner.ask(seat, self._session.view(seat), seed, seconds)

    def ask_hint(self, seat: Seat) -> None:
        """Ask what to do in the place of the person at *seat*; asking again before that is
        answered changes nothing."""
        if not self._hint_request:
            seed, view = self._rng.getrandbits(62), self._session.view(seat)
            self._hint_request = self._runner.ask(seat, view, seed, is_advice=True)
            self._hint_seat = seat

    def drop_hint(self) -> None:
        """A hint that is still coming is of no use any more."""
        self._hint_request = 0

    def cancel(self) -> None:
        """Nothing that was asked is of use any more."""
        self._runner.cancel()
        self._request = self._hint_request = 0

    def stop(self) -> None:
        """Ask and hear nothing any more."""
        self.cancel()
        for signal, answer in self._heard:
            signal.disconnect(answer)

    def _on_decided(
        self, request: int, move: object, advice: object = None, remark: str = ""
    ) -> None:
        is_hint = request == self._hint_request
        actor = self._hint_seat if is_hint else self._session.actor
        if actor is None or request not in (self._hint_request, self._request):
            return
        if not self._is_allowed(actor, move):
            self._on_failed(request, "the move is not allowed")
        elif is_hint:
            self._hint_request = 0
            self.hinted.emit(actor, move, advice)
        else:
            self._request = 0
            self.decided.emit(actor, move, remark)

    def _is_allowed(self, seat: Seat, move: object) -> bool:
        """Whether *seat* may make *move*, which may be anything: it comes from a bot."""
        try:
            return self._session.rules.problem(self._session.view(seat), move) is None
        except Exception:  # noqa: BLE001  (a bot's mistake must not stop the game)
            return False

    def _on_failed(self, request: int, text: str) -> None:
        if request == self._hint_request:
            self._hint_request = 0
            self.hint_failed.emit(text)
        elif request == self._request and not self.may_stand_in:
            _LOG.warning("A bot has no move: %s", text)
            self._request = 0
            # The process is still being listened to, and may be let go of then.
            QTimer.singleShot(0, self, self.given_up.emit)
        elif request == self._request and (actor := self._session.actor) is not None:
            _LOG.warning("A simple move was made for a bot: %s", text)
            remark = ""
            # Nobody is to notice whom the table asks in silence.
            if not self._presenter.is_silent(self._session.covered(SPECTATOR)):
                self.failed.emit(text)
                said = translate("Bots", "A simple move was made for {name}.")
                name = self._presenter.words.person(self._presenter.names[actor])
                remark = filled(said, name=name)
            move = next(iter(self._session.rules.suggestions(self._session.view(actor))))
            self._on_decided(request, move, remark=remark)

    def _on_warned(self, text: str) -> None:
        del text
        self.warned.emit()

    def _on_late(self, is_started_anew: bool) -> None:
        # Nobody is to notice whom the table asks in silence.
        if not self._presenter.is_silent(self._session.covered(SPECTATOR)):
            self.late.emit(is_started_anew)
