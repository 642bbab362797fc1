"""A game looked at again: its positions, where turns and deals begin, and who may see what.

As long as a deal goes on, only what the one person at this screen saw is shown; where several
persons play, only what everybody saw. Once it is over, every hand may be looked at.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.table import HandOrder
from handfoot_gui.session.check import Check, check_of
from handfoot_gui.session.replayed import Positions, ReplayedLog
from handfoot_gui.session.route import Dealt, Route, Step


class Packet(Struct, frozen=True):
    """Cards of one player, open."""

    seat: Seat
    name: str
    """What they are besides the hand; empty for the hand itself."""
    cards: tuple[Card, ...]


class Secrets:
    """Whose cards may be seen at which position of a record."""

    def __init__(self, route: Route, seats: int, own: Sequence[Seat], *, is_over: bool) -> None:
        """*own* are those who look, of so many *seats*: their own hands are never a secret."""
        self._route = route
        self._own = tuple(own)
        self.is_over = is_over
        """The game is finished, so everybody may see everything."""
        everybody = tuple(Seat(seat) for seat in range(seats))
        has_open = any(map(self.is_open_at, route.stops))
        self.seats = everybody if has_open else self._own
        """Whose hands may be shown, at some position at least; see `seats_at`."""

    def is_open_at(self, position: int) -> bool:
        """Whether the cards at *position* are no secret any more."""
        deal = self._route.deal_at(position)
        return self.is_over or (deal is not None and deal.is_over)

    def seats_at(self, position: int) -> tuple[Seat, ...]:
        """Whose hands may be shown at *position*."""
        return self.seats if self.is_open_at(position) else self._own

    def is_own(self, seat: Seat) -> bool:
        """Whether *seat* is that of whoever looks."""
        return seat in self._own

    def may_play_again(self, deal: Dealt) -> bool:
        """Whether the cards of *deal* may be dealt again: nobody still plays with them."""
        return self.is_over or deal.is_over


class LookBack:
    """All positions of *record*; number n is the position after n moves.

    A record with a move that is not allowed can be looked at up to there, see `trouble`.
    """

    def __init__(
        self,
        record: AnyRecord,
        presenter: AnyPresenter,
        *,
        is_finished: bool = False,
        seat: Seat | None = None,
    ) -> None:
        """*is_finished*: nobody will go on with the game, even if its moves do not end it. *seat*
        is who looks, where that is not the one person: its own hand is never a secret."""
        self.record = record
        self._presenter = presenter
        self._rules = presenter.rules
        self._positions = Positions(record, presenter.rules)
        self.log = ReplayedLog(record, presenter, self._positions)
        self.route = self._walk()
        self.trouble = self._positions.trouble
        """Why the rest cannot be shown."""
        persons = [Seat(seat) for seat, player in enumerate(record.seats) if not player.is_bot]
        own = persons if len(persons) == 1 else []
        if seat is not None:
            own = [seat]
        is_over = is_finished or self._rules.actor(self._positions.at(self.route.last)) is None
        self.secrets = Secrets(self.route, len(record.seats), own, is_over=is_over)
        self.usual_seat = [*own, *persons, Seat(0)][0]
        """From where the table is seen first."""

    def _walk(self) -> Route:
        """Make every state once, and note what there is to find."""
        presenter, rules, moves = self._presenter, self._rules, self.record.moves
        stops: list[int] = []
        turns: list[int] = []
        dealt: list[tuple[int, int, Seat, int]] = []
        before: Any = None
        mover: Seat | None = None
        position = 0
        for position, state in self._positions.walk():
            view = rules.view(state, SPECTATOR)
            if position:
                seat, move = moves[position - 1]
                self.log.note(position, before, view)
                if rules.order_dealt(move):
                    facts = presenter.facts.deal(view)
                    scored = len(rules.sheet(state).deals)
                    dealt.append((position, facts.number, facts.dealer, scored))
                    mover = None
                elif seat != TABLE and stops[-1] == position - 1 and seat != mover:
                    mover = seat
                    turns.append(position - 1)
            if position in (0, len(moves)) or not presenter.is_silent(view):
                stops.append(position)
            before = view
        if stops[-1] != position:
            # What comes next is not allowed.
            stops.append(position)
        scored_now = len(rules.sheet(self._positions.at(position)).deals)
        following = [*dealt[1:], (position + 1, 0, Seat(0), scored_now)]
        deals = (
            Dealt(number, first, _before_deal(stops, end), dealer, is_over=scored < scored_after)
            for (first, number, dealer, scored), (end, _, _, scored_after) in zip(
                dealt, following, strict=False
            )
        )
        return Route(stops, turns, tuple(deals))

    # --- what may be seen ---------------------------------------------------------------------

    def moved(self, position: int, seat: Seat) -> frozenset[Card]:
        """The cards that the move which led to *position* put elsewhere on the table or into the
        hand, of those that *seat* saw; a deal moves all of them, so that none is told apart."""
        before = self.route.before(position, Step.MOVE)
        if before == position or any(before < deal.first <= position for deal in self.route.deals):
            return frozenset()
        old, new = self._places(before, seat), self._places(position, seat)
        return frozenset(card for card, place in new.items() if old.get(card) != place)

    def _places(self, position: int, seat: Seat) -> dict[Card, object]:
        """On whose side, or where else, every card lies that *seat* saw."""
        adapter = self._presenter.table
        table = adapter.table(self.view(position, seat), adapter.empty, HandOrder())
        return {
            card: zone.place if zone.side is None else zone.side
            for zone in table.zones
            for card in zone.cards
        }

    def view(self, position: int, seat: Seat) -> Any:
        """What *seat* saw at *position*; without its cards where they may not be shown."""
        state = self._positions.at(position)
        if self._rules.laid_open is not None and self.secrets.is_open_at(position):
            state = self._rules.laid_open(state)
        is_shown = seat in self.secrets.seats_at(position)
        return self._rules.view(state, seat) if is_shown else self._rules.covered(state, seat)

    def decision(self, position: int) -> tuple[Any, Any] | None:
        """The last player's move that led to *position*, and what its player saw before it; None
        where there is none in its deal, or where that is still a secret.

        Who practises alone may ask about bots at once, see `gives_away`.
        """
        number = self._decided(position)
        if number is None:
            return None
        seat, move = self.record.moves[number - 1]
        is_told = self.secrets.is_open_at(position) or (
            self._rules.laid_open is None and (self.secrets.is_own(seat) or self.record.is_practice)
        )
        return (self._rules.view(self._positions.at(number - 1), seat), move) if is_told else None

    def gives_away(self, position: int) -> Seat | None:
        """Whose cards, a secret so far, the `decision` that led to *position* would tell."""
        number = self._decided(position)
        if number is None or self.secrets.is_open_at(position):
            return None
        seat = self.record.moves[number - 1][0]
        return None if self.secrets.is_own(seat) else seat

    def _decided(self, position: int) -> int | None:
        """The number of the last player's move in the deal of *position*, up to there."""
        deal = self.route.deal_at(position)
        first = 0 if deal is None else deal.first
        numbers = range(position, first, -1)
        return next((n for n in numbers if self.record.moves[n - 1][0] != TABLE), None)

    def tells_piles(self, position: int) -> bool:
        """Whether it may be read what lay below the top of a pile at *position*.

        A table without a memory aid does not look at what lies buried meanwhile; who discarded
        what is told by the log, as it is beside the table.
        """
        is_free = (
            self._rules.laid_open is None and self.record.agreements.memory_aid is not MemoryAid.OFF
        )
        return is_free or position == self.route.last or self.secrets.is_open_at(position)

    def hands(self, position: int) -> tuple[Packet, ...]:
        """All players' cards at *position*, in playing order; only once its deal is over."""
        assert self.secrets.is_open_at(position), "the cards are still a secret"
        state, table = self._positions.at(position), self._presenter.table
        found: list[Packet] = []
        for seat in self.secrets.seats:
            view = self._rules.view(state, seat)
            found.append(Packet(seat, "", table.table(view, table.empty, HandOrder()).hand))
            for name, cards in self._presenter.beside_hand(state, seat):
                found.append(Packet(seat, name, cards))
        return tuple(found)

    def moves_of(self, deal: Dealt) -> tuple[tuple[Seat, Any], ...]:
        """All moves up to the end of *deal*, which is over, and none of a later one."""
        assert deal.is_over, "the cards are still a secret"
        return tuple(self.record.moves[: deal.last])

    def sheet(self, position: int) -> Sheet:
        """The deals that are over by *position*."""
        return self._rules.sheet(self._positions.at(position))

    def check(self) -> Check:
        """What the moves come to, as far as they can be followed."""
        return check_of(self.record, self._rules, self._positions.at(self.route.last))

    def actor(self, position: int) -> Seat | None:
        """Who moves next, as far as everybody knows."""
        facts = self._presenter.facts.seats(self._positions.seen_by_all(position))
        return next((one.seat for one in facts if one.is_to_move), None)


def _before_deal(stops: Sequence[int], first: int) -> int:
    """The last of *stops* before the deal that begins at *first*."""
    return stops[max(0, bisect_left(stops, first) - 1)]
