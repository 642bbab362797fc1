"""What has happened at the table, as a phone tells it: the last turns, and for the ear."""

from __future__ import annotations

from itertools import islice
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.turns import Turn
from handfoot_gui.phones.messages import ShownTurn
from handfoot_gui.session.heard import Heard, in_words
from handfoot_gui.session.session import AnySession
from handfoot_gui.session.waiting import Waiting

_TURNS: Final = 3
_GOES_ON: Final = (Waiting.BOT, Waiting.NOTHING, Waiting.ELSEWHERE)


class Told:
    """Follows one game for one seat."""

    def __init__(self, session: AnySession, seat: Seat) -> None:
        self._session, self._seat = session, seat
        self._heard = Heard(session)
        self._heard.pass_over()
        self.text = ""
        """What a screen reader says: a turn in one piece, when it is over."""
        self._turns: tuple[object, tuple[ShownTurn, ...]] = (None, ())
        self._known: dict[Turn, ShownTurn] = {}
        """The last turns as they were told."""
        self._said_as: object = None

    def note(self, presenter: AnyPresenter, waiting: Waiting) -> None:
        """The game may have gone on, and waits for something now; *presenter* speaks for the
        ear."""
        seat = self._seat
        made = self._heard.came(seat)
        self._heard.note(presenter, (one for one in made if one.mover != seat))
        came = ""
        if made:
            dealing = presenter.table.dealing
            new = dealing.hand(made[-1].after) - dealing.hand(made[0].before)
            in_order = sorted(new, key=lambda card: card.order)
            if in_order:
                is_dealt = not dealing.hand(made[0].before)
                came = presenter.got(made[-1].after, in_order, is_dealt=is_dealt)
        actor, goes_on = self._session.actor, waiting in _GOES_ON
        if actor == seat:
            goes_on = False
        elif presenter.is_silent(self._session.view(seat)):
            # Nobody is to hear whom the table asks, or when.
            actor, goes_on = TABLE, True
        said = self._heard.told(actor, is_whole=bool(came) or not goes_on)
        view = self._session.view(seat)
        turns = [in_words(presenter, view, turn) for turn in said]
        if text := " ".join(filter(None, (*turns, came))):
            self.text = text

    def turns(self, presenter: AnyPresenter) -> tuple[ShownTurn, ...]:
        """The last three turns, the newest first; what the seat itself drew it reads, too."""
        log = self._session.log
        state = self._session.record.moves, log.times_retold, presenter.names
        if state != self._turns[0]:
            found = islice(log.turns(self._seat, presenter.drew), _TURNS)
            self._turns = state, tuple(self._turn(presenter, replace(one, row=0)) for one in found)
        return self._turns[1]

    def _turn(self, presenter: AnyPresenter, turn: Turn) -> ShownTurn:
        """*turn* in few words; those before the newest were told before."""
        said_as = self._session.log.times_retold, presenter.names
        if said_as != self._said_as:
            self._said_as, self._known = said_as, {}
        if turn not in self._known:
            if len(self._known) > 2 * _TURNS:
                self._known.clear()
            name, side = "", -1
            if turn.seat != TABLE:
                name, side = presenter.names[turn.seat], presenter.side_of(turn.seat)
            self._known[turn] = ShownTurn(turn.briefly(presenter.words, name), side)
        return self._known[turn]
