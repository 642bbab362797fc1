"""How hands and feet are seen to come in Hand and Foot."""

from __future__ import annotations

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.option_values import Passing
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.playing import owner_of_foot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View


class HandAndFootDealing(t.Dealing[View]):
    """Hands and feet under one rule set."""

    def __init__(self, options: Options) -> None:
        self._options = options

    def deal(self, view: View) -> int:
        return view.public.deal

    def hand(self, view: View) -> frozenset[Card]:
        return frozenset(view.holding)

    def gained(self, before: View, after: View) -> frozenset[Card]:
        def is_in_foot(view: View) -> bool:
            return view.public.in_foot[view.seat]

        if is_in_foot(after) and not is_in_foot(before) and before.public.deal == after.public.deal:
            # The whole hand, and all of it is new.
            return self.hand(after) - self.hand(before)
        return super().gained(before, after)

    def dealt(self, before: View, after: View) -> tuple[t.Dealt, ...]:
        """Where players cut, hand and foot of the cutter as packets, lifted off the deck."""
        seat = before.public.turn
        if before.public.phase is Phase.LIFT and after.public.lifted[seat]:
            return self._packets(seat, is_lifted=True)
        return super().dealt(before, after)

    def first_cards(self, view: View) -> tuple[t.Dealt, ...]:
        """Cards in turn and then whole feet; hand and foot as packets where the rules pass them."""
        options, dealer = self._options, view.public.dealer
        if not any(view.holding_counts):
            # They will be cut.
            return ()
        players, hands, feet = options.players, options.hand_size, options.foot_size
        order = [Seat((dealer + step) % players) for step in range(1, players + 1)]
        if options.passing is not Passing.NONE:
            return tuple(packet for seat in order for packet in self._packets(seat))
        in_turn = (t.Dealt(seat) for _ in range(hands) for seat in order)
        return (*in_turn, *(t.Dealt(seat, feet, is_reserve=True) for seat in order))

    def _packets(self, seat: Seat, *, is_lifted: bool = False) -> tuple[t.Dealt, ...]:
        """The hand of *seat*, and the foot that comes with it to whoever gets it."""
        options = self._options
        owner = Seat(owner_of_foot(options, seat))
        return (
            t.Dealt(seat, options.hand_size, is_lifted=is_lifted),
            t.Dealt(owner, options.foot_size, is_reserve=True, is_lifted=is_lifted),
        )
