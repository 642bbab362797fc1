"""A game looked at again: its positions, where turns and deals begin, and who may see what.

As long as a deal goes on, only what the one person at this screen saw is shown; where several
persons play, only what everybody saw. Once it is over, every hand may be looked at.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from enum import Enum, auto
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MemoryAid, states
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.table import HandOrder
from handfoot_gui.session.check import Check, check_of

_APART: Final = 64
"""Moves between the states that are kept; those between are made again when they are wanted."""


class Step(Enum):
    """How far one step goes."""

    MOVE = auto()
    TURN = auto()
    DEAL = auto()


class Told(Struct, frozen=True):
    """A line of the log, and the position its move led to."""

    position: int
    line: LogLine


class Dealt(Struct, frozen=True):
    """One deal of a record: from the position just after its cards were dealt to its last one."""

    number: int
    """As the game counts its deals."""
    first: int
    last: int
    dealer: Seat
    is_over: bool
    """It has been scored, so its cards are no secret any more."""


class Packet(Struct, frozen=True):
    """Cards of one player, open."""

    seat: Seat
    name: str
    """What they are besides the hand; empty for the hand itself."""
    cards: tuple[Card, ...]


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
        self.trouble: ReplayError | None = None
        """Why the rest cannot be shown."""
        self._kept: list[Any] = []
        self._block: tuple[int, list[Any]] = 0, []
        self.told: tuple[Told, ...] = ()
        """The log, oldest first."""
        self.stops: tuple[int, ...] = (0,)
        """The positions to stand on. The others would tell who was asked in silence."""
        self._turns: list[int] = []
        self.deals: tuple[Dealt, ...] = ()
        self._walk()
        self.last = self.stops[-1]
        """The last position there is."""
        end = self._state(self.last)
        self.is_over = is_finished or self._rules.actor(end) is None
        """The game is finished, so everybody may see everything."""
        persons = [Seat(seat) for seat, player in enumerate(record.seats) if not player.is_bot]
        everybody = [Seat(seat) for seat in range(len(record.seats))]
        own = persons if len(persons) == 1 else []
        if seat is not None:
            own = [seat]
        has_open = any(map(self.is_open_at, self.stops))
        self.seats: tuple[Seat, ...] = tuple(everybody if has_open else own)
        """Whose hands may be shown, at some position at least; see `seats_at`."""
        self._own = tuple(own)
        self.usual_seat = [*own, *persons, Seat(0)][0]
        """From where the table is seen first."""

    def _walk(self) -> None:
        """Make every state once, and note what there is to find."""
        presenter, rules, moves = self._presenter, self._rules, self.record.moves
        told: list[Told] = []
        stops: list[int] = []
        dealt: list[tuple[int, int, Seat, int]] = []
        before: Any = None
        mover: Seat | None = None
        position = 0
        try:
            for position, state in enumerate(states(rules, moves)):
                if position % _APART == 0:
                    self._kept.append(state)
                view = rules.view(state, SPECTATOR)
                if position:
                    seat, move = moves[position - 1]
                    told += self._told_at(position, before, view)
                    if rules.order_dealt(move):
                        facts = presenter.facts.deal(view)
                        scored = len(rules.sheet(state).deals)
                        dealt.append((position, facts.number, facts.dealer, scored))
                        mover = None
                    elif seat != TABLE and stops[-1] == position - 1 and seat != mover:
                        mover = seat
                        self._turns.append(position - 1)
                if position in (0, len(moves)) or not presenter.is_silent(view):
                    stops.append(position)
                before = view
        except ReplayError as error:
            self.trouble = error
            if stops[-1] != position:
                stops.append(position)
        self.told, self.stops = tuple(told), tuple(stops)
        scored_now = len(rules.sheet(self._state(position)).deals)
        following = [*dealt[1:], (position + 1, 0, Seat(0), scored_now)]
        self.deals = tuple(
            Dealt(number, first, self._before_deal(end), dealer, is_over=scored < scored_after)
            for (first, number, dealer, scored), (end, _, _, scored_after) in zip(
                dealt, following, strict=False
            )
        )

    def _before_deal(self, first: int) -> int:
        return self.stops[max(0, bisect_left(self.stops, first) - 1)]

    def _state(self, position: int) -> Any:
        """The state at *position*; neighbours are at hand at once."""
        number, rest = divmod(position, _APART)
        if not self._block[1] or self._block[0] != number:
            state = self._kept[number]
            block = [state]
            for seat, move in self.record.moves[number * _APART : (number + 1) * _APART - 1]:
                if self.trouble and number * _APART + len(block) >= self.trouble.number:
                    break
                state = self._rules.apply(state, seat, move)
                block.append(state)
            self._block = number, block
        return self._block[1][rest]

    def retell(self) -> None:
        """Tell the whole log again: cards or players are called otherwise now."""
        told: list[Told] = []
        before = self._seen_by_all(0)
        for position in range(1, self.last + 1):
            after = self._seen_by_all(position)
            told += self._told_at(position, before, after)
            before = after
        self.told = tuple(told)

    def _seen_by_all(self, position: int) -> Any:
        return self._rules.view(self._state(position), SPECTATOR)

    def _told_at(self, position: int, before: Any, after: Any) -> list[Told]:
        """What was said when the move that led to *position* was made."""
        seat, move = self.record.moves[position - 1]
        lines = self._presenter.narrate(before, seat, move, after)
        return [Told(position, line) for line in lines]

    # --- what may be seen ---------------------------------------------------------------------

    def is_open_at(self, position: int) -> bool:
        """Whether the cards at *position* are no secret any more."""
        deal = self.deal_at(position)
        return self.is_over or (deal is not None and deal.is_over)

    def seats_at(self, position: int) -> tuple[Seat, ...]:
        """Whose hands may be shown at *position*."""
        return self.seats if self.is_open_at(position) else self._own

    def moved(self, position: int, seat: Seat) -> frozenset[Card]:
        """The cards that the move which led to *position* put elsewhere on the table or into the
        hand, of those that *seat* saw; a deal moves all of them, so that none is told apart."""
        before = self.before(position, Step.MOVE)
        if before == position or any(before < deal.first <= position for deal in self.deals):
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
        state = self._state(position)
        is_shown = seat in self.seats_at(position)
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
        is_told = self.is_open_at(position) or seat in self._own or self.record.is_practice
        return (self._rules.view(self._state(number - 1), seat), move) if is_told else None

    def gives_away(self, position: int) -> Seat | None:
        """Whose cards, a secret so far, the `decision` that led to *position* would tell."""
        number = self._decided(position)
        if number is None or self.is_open_at(position):
            return None
        seat = self.record.moves[number - 1][0]
        return None if seat in self._own else seat

    def _decided(self, position: int) -> int | None:
        """The number of the last player's move in the deal of *position*, up to there."""
        deal = self.deal_at(position)
        first = 0 if deal is None else deal.first
        numbers = range(position, first, -1)
        return next((n for n in numbers if self.record.moves[n - 1][0] != TABLE), None)

    def tells_piles(self, position: int) -> bool:
        """Whether it may be read what lay below the top of a pile at *position*.

        A table without a memory aid does not look at what lies buried meanwhile; who discarded
        what is told by the log, as it is beside the table.
        """
        is_free = self.record.agreements.memory_aid is not MemoryAid.OFF
        return is_free or position == self.last or self.is_open_at(position)

    def hands(self, position: int) -> tuple[Packet, ...]:
        """All players' cards at *position*, in playing order; only once its deal is over."""
        assert self.is_open_at(position), "the cards are still a secret"
        state, table = self._state(position), self._presenter.table
        found: list[Packet] = []
        for seat in self.seats:
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
        return self._rules.sheet(self._state(position))

    def check(self) -> Check:
        """What the moves come to, as far as they can be followed."""
        return check_of(self.record, self._rules, self._state(self.last))

    def actor(self, position: int) -> Seat | None:
        """Who moves next, as far as everybody knows."""
        facts = self._presenter.facts.seats(self._rules.view(self._state(position), SPECTATOR))
        return next((one.seat for one in facts if one.is_to_move), None)

    # --- finding one's way --------------------------------------------------------------------

    def boundaries(self, step: Step) -> list[int]:
        """The positions that steps of this length stop at, besides the first and the last."""
        match step:
            case Step.MOVE:
                return list(self.stops)
            case Step.TURN:
                return self._turns
            case Step.DEAL:
                return [deal.first for deal in self.deals]

    def after(self, position: int, step: Step) -> int:
        """One step on from *position*; the last position when there is no more."""
        some = self.boundaries(step)
        at = bisect_right(some, position)
        return some[at] if at < len(some) else self.last

    def before(self, position: int, step: Step) -> int:
        """One step back from *position*; the first position when there is no more."""
        some = self.boundaries(step)
        at = bisect_left(some, position)
        return some[at - 1] if at else 0

    def stop_at(self, position: int) -> int:
        """The place among `stops` of *position*, or of the next one that may be stood on."""
        return min(bisect_left(self.stops, position), len(self.stops) - 1)

    def deal_at(self, position: int) -> Dealt | None:
        """The deal that *position* belongs to; None before the first."""
        at = bisect_right([deal.first for deal in self.deals], position)
        return self.deals[at - 1] if at else None

    def line_at(self, position: int) -> int:
        """The row in `told` of the last line said by *position*; −1 before the first."""
        return bisect_right([told.position for told in self.told], position) - 1

    def may_play_again(self, deal: Dealt) -> bool:
        """Whether the cards of *deal* may be dealt again: nobody still plays with them."""
        return self.is_over or deal.is_over
