"""The figures of Hand and Foot: players, deals, what the table remembers."""

from __future__ import annotations

from handfoot_gui.core.presenter import (
    DealFacts,
    Facts,
    Memory,
    Remembered,
    SeatFacts,
    unseen_by_rank,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FIRST_MELD,
)
from handfoot_gui.games.hand_and_foot.rules.legality import (
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import score_so_far, table_points
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore


class HandAndFootFacts(Facts[View]):
    """Figures under *rules*, with the words of their *score*."""

    def __init__(self, rules: HandAndFoot, score: HandAndFootScore) -> None:
        self._rules, self._score = rules, score

    def seats(self, view: View) -> tuple[SeatFacts, ...]:
        options = self._rules.options
        seats = [Seat((view.seat + step) % options.players) for step in range(1, options.players)]
        actor = player_to_move(view.public)
        return tuple(
            SeatFacts(
                seat,
                options.side_of(seat),
                view.holding_counts[seat],
                seat in options.partners_of(view.seat),
                seat == (view.seat + 1) % options.players,
                seat == actor,
                view.foot_counts[seat],
                view.foot_counts[seat] > 0 or view.public.in_foot[seat],
                packets_left(options, view.public, seat),
            )
            for seat in (*seats, view.seat)
        )

    def deal(self, view: View) -> DealFacts:
        options = self._rules.options
        points = (table_points(options, table, view.public.deal) for table in view.public.tables)
        return self._facts(view, max(view.public.brought.deal, view.public.deal), tuple(points))

    def next_deal(self, view: View) -> DealFacts:
        return self._facts(view, view.public.deal + 1, ())

    def _facts(self, view: View, number: int, on_table: tuple[int, ...]) -> DealFacts:
        options, public = self._rules.options, view.public
        return DealFacts(
            number,
            self._score.deal_title(number),
            self._score.deal_asks(number, self._first_meld(view, number)),
            public.dealer,
            Seat((public.dealer + 1) % options.players),
            tuple(map(self._score.on_table, on_table)),
            term=FIRST_MELD,
        )

    def _first_meld(self, view: View, deal: int) -> int:
        options = self._rules.options
        side = options.side_of(view.seat)
        return options.minimum(deal, view.public.score(side))

    def score_so_far(self, view: View) -> DealScore | None:
        return score_so_far(self._rules.options, view.public) if view.public.turns else None

    def memory(self, view: View) -> Memory:
        """What *view* has shown since the deal."""
        public = view.public
        players = tuple(
            Remembered(seat, tuple(reversed(laid)), held)
            for seat, (laid, held) in enumerate(zip(public.discards, public.known, strict=True))
        )
        seen = self._rules.cards_seen(view) | {card for held in public.known for card in held}
        return Memory(players, unseen_by_rank(self._rules.cards, seen))
