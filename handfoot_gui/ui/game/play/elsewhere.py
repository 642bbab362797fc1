"""The persons who see their cards on other devices than the screen."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.session.session import AnySession
from handfoot_gui.session.waiting import Actor


class Elsewhere:
    """Who acts where in one game, and what is asked of those who are not at the screen."""

    def __init__(
        self,
        session: AnySession,
        presenter: AnyPresenter,
        persons: frozenset[Seat],
        at_screen: Callable[[], frozenset[Seat]],
    ) -> None:
        """*persons* are all who are no bots, *at_screen* gives those of them who are there now."""
        self._session = session
        self._presenter = presenter
        self._persons = persons
        self._at_screen = at_screen

    @property
    def seats(self) -> frozenset[Seat]:
        """The persons who see their cards on other devices."""
        return self._persons - self._at_screen()

    @property
    def looker(self) -> Seat | None:
        """Who of them looks at the own cards before the table acts in silence: whether anything is
        asked of them is nobody's to notice. None where nobody else plays, or the table does not act
        now."""
        session, presenter = self._session, self._presenter
        is_secret = session.actor == TABLE and len(self._persons) > 1
        if not (is_secret and self.seats):
            return None
        covered = session.covered(SPECTATOR)
        if not presenter.is_silent(covered):
            return None
        looked_at = presenter.looked_at(covered)
        in_turn = (
            seat
            for seat in sorted(self.seats)
            if seat == looked_at or presenter.is_in_turn(session.view(seat))
        )
        return next(in_turn, None)

    @property
    def actor(self) -> Seat | None:
        """Who of them is to act or to look now."""
        actor = self._session.actor
        if actor == TABLE:
            return self.looker
        return actor if actor in self.seats else None

    def kind(self, actor: Seat | None) -> Actor:
        """What *actor*, who is to act now, is."""
        if actor is None:
            return Actor.NOBODY
        if self.actor is not None:
            return Actor.ELSEWHERE
        if actor == TABLE:
            return Actor.TABLE
        return Actor.HERE if actor in self._persons else Actor.BOT
