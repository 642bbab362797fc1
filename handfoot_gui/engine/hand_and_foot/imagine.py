"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from random import Random

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.state import Phase, State
from handfoot_gui.engine.hand_and_foot.view import View


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random, in keeping with what the viewing seat knows.

    Cards a player took from the discard pile are in that player's holding, and where red threes
    are laid nobody who has begun the first turn holds one.
    """
    public = view.public
    seen = {*view.holding, *public.pile, *public.removed}
    for table in public.tables:
        seen.update(table.cards())
    others = [seat for seat in range(options.players) if seat != view.seat]
    for seat in others:
        seen.update(public.known[seat])
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    if options.lays_red_threes:
        unseen.sort(key=lambda card: card.is_red_three)  # stable: the others stay as shuffled
    holdings: list[tuple[Card, ...]] = [()] * options.players
    holdings[view.seat] = view.holding
    first = (public.dealer + 1) % options.players
    waiting = []
    for seat in others:
        need = view.holding_counts[seat] - len(public.known[seat])
        if (seat - first) % options.players < public.turns:
            due: tuple[Card, ...] = ()
            if (
                need
                and options.lays_red_threes
                and seat == public.turn
                and public.phase is Phase.TURN_OVER
            ):
                # Nothing but a red three to be laid keeps such a turn from passing on.
                due, need = (unseen.pop(),), need - 1
            holdings[seat] = (*public.known[seat], *due, *unseen[:need])
            del unseen[:need]
        else:
            waiting.append((seat, need))
    rng.shuffle(unseen)
    for seat, need in waiting:
        holdings[seat] = (*public.known[seat], *unseen[:need])
        del unseen[:need]
    feet = []
    for count in view.foot_counts:
        feet.append(tuple(unseen[:count]))
        del unseen[:count]
    stocks = []
    for count in view.stock_counts:
        stocks.append(tuple(unseen[:count]))
        del unseen[:count]
    return State(public, tuple(holdings), tuple(feet), tuple(stocks))
