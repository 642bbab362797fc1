"""Filling up a stock that is too short for a draw; the switch `stock_out`, decisions 20 to 25."""

from __future__ import annotations

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.rules.changes import put, with_public
from handfoot_gui.games.hand_and_foot.rules.moves import Draw, Reshuffle
from handfoot_gui.games.hand_and_foot.rules.option_values import StockOut
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State


def cards_out_of_play(options: Options, state: State) -> tuple[Card, ...]:
    """The cards that may be shuffled under the stock."""
    public = state.public
    match options.stock_out:
        case StockOut.ENDS:
            return ()
        case StockOut.REMOVED:
            return public.removed
        case StockOut.ALL_BUT_TOP:
            return (*public.removed, *public.pile[:-1])


def drawn(options: Options, state: State, move: Draw) -> State:
    """The state after *move*, which ends the deal or waits for the stock where that is short."""
    have = sum(map(len, state.stocks))
    if have >= options.draw:
        return _taken(state, move.counts)
    if have + len(cards_out_of_play(options, state)) < options.draw:
        return with_public(state, phase=Phase.DEAL_OVER)
    return with_public(state, phase=Phase.RESHUFFLE, drawing=move.counts)


def reshuffled(options: Options, state: State, move: Reshuffle) -> State:
    """The cards come under the smaller pile (the first of equals), then the draw is made."""
    public = state.public
    pile = public.pile if options.stock_out is StockOut.REMOVED else public.pile[-1:]
    under = min(range(len(state.stocks)), key=lambda number: len(state.stocks[number]))
    stocks = put(state.stocks, under, (*state.stocks[under], *move.order))
    counts = list(public.drawing)
    if len(stocks) == 2:
        # What a pile lacks comes from the other one.
        first = min(len(stocks[0]), max(counts[0], sum(counts) - len(stocks[1])))
        counts = [first, sum(counts) - first]
    after = replace(public, removed=(), pile=pile, drawing=())
    return _taken(replace(state, public=after, stocks=stocks), tuple(counts))


def _taken(state: State, counts: tuple[int, ...]) -> State:
    new: list[Card] = []
    stocks = []
    for stock, count in zip(state.stocks, counts, strict=True):
        new += stock[:count]
        stocks.append(stock[count:])
    turn = state.public.turn
    return replace(
        state,
        public=replace(state.public, phase=Phase.PLAY),
        holdings=put(state.holdings, turn, (*state.holdings[turn], *new)),
        stocks=tuple(stocks),
    )
