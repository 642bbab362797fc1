"""How hands and feet are seen to come in Hand and Foot."""

from __future__ import annotations

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.option_values import Passing, of_deal
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
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
        def left(view: View) -> int:
            return packets_left(self._options, view.public, view.seat)

        if left(after) < left(before) and before.public.deal == after.public.deal:
            # The whole hand, and all of it is new.
            return self.hand(after) - self.hand(before)
        return super().gained(before, after)

    def dealt(self, before: View, after: View) -> tuple[t.Dealt, ...]:
        """Where players cut, hand and foot of the cutter as packets, lifted off the deck."""
        seat = before.public.turn
        if before.public.phase is Phase.LIFT and after.public.lifted[seat]:
            return self._packets(before, seat, is_lifted=True)
        return super().dealt(before, after)

    def first_cards(self, view: View) -> tuple[t.Dealt, ...]:
        """Cards in turn and then whole packets, the feet last; hand and foot as packets where the
        rules pass them."""
        options, dealer = self._options, view.public.dealer
        if not any(view.holding_counts):
            # They will be cut.
            return ()
        players, (hands, *others) = options.players, options.packets
        order = [Seat((dealer + step) % players) for step in range(1, players + 1)]
        if of_deal(options.passing, view.public.deal) is not Passing.NONE:
            return tuple(packet for seat in order for packet in self._packets(view, seat))
        in_turn = (t.Dealt(seat) for _ in range(hands) for seat in order)
        later = (t.Dealt(seat, size, is_reserve=True) for size in others for seat in order)
        return (*in_turn, *later)

    def _packets(self, view: View, seat: Seat, *, is_lifted: bool = False) -> tuple[t.Dealt, ...]:
        """The hand of *seat*, and the packets that come with it to whoever gets them."""
        options = self._options
        owner = Seat(owner_of_foot(options, view.public.deal, seat))
        hand, *others = options.packets
        return (
            t.Dealt(seat, hand, is_lifted=is_lifted),
            *(t.Dealt(owner, size, is_reserve=True, is_lifted=is_lifted) for size in others),
        )
