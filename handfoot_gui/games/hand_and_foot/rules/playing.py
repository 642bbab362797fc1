"""What moves change: how a deal begins, draws and takes, melds, discards, the question.

Page "Hand and Foot", rule 2, decisions 20 to 25 and the switch `stock_out`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import counted
from handfoot_gui.games.hand_and_foot.rules.laying import laid_on
from handfoot_gui.games.hand_and_foot.rules.legality import turn_of
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Cut,
    Deal,
    Discard,
    Draw,
    LayRedThree,
    Lift,
    Placement,
    Reshuffle,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import of_deal
from handfoot_gui.games.hand_and_foot.rules.options import Options, is_covered
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.state import (
    Due,
    Phase,
    Public,
    Question,
    State,
    put,
    with_public,
    without,
)

_SLIP: Final = (-4, -3, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4)
"""How far a hand misses the height it means, in cards."""


def owner_of_foot(options: Options, deal: int, seat: int) -> int:
    """Who gets the packets but the hand that are dealt to *seat* in *deal*."""
    return (seat + of_deal(options.passing, deal).steps(options.players)) % options.players


def dealt(options: Options, state: State, clean: Public, move: Deal) -> State:
    """The state after *move*; *clean* is the public part of a fresh game."""
    seats, public = options.players, state.public
    first = Seat((public.dealer + 1) % seats)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
    begun = replace(
        clean,
        phase=Phase.CUT,
        deal=public.deal + 1,
        dealer=public.dealer,
        turn=first,
        results=public.results,
        lifted=(0,) * seats if options.is_cut else (),
    )
    if options.is_cut:
        deck = (move.order, *(((),) * (options.stock_piles - 1)))
        return State(begun, nobody, nobody, deck)
    holdings = feet = nobody
    hand, *others = options.packets
    place = 0
    for step in range(seats):
        seat = (first + step) % seats
        holdings = put(holdings, seat, move.order[place : place + hand])
        place += hand
    for size in others:
        for step in range(seats):
            seat = owner_of_foot(options, begun.deal, (first + step) % seats)
            feet = put(feet, seat, (*feet[seat], *move.order[place : place + size]))
            place += size
    return _begun(options, State(begun, holdings, feet, (move.order[place:],)))


def _begun(options: Options, state: State) -> State:
    """The stock is set up, and the first player's turn comes once a card is turned up."""
    rest = state.stocks[0]
    stocks: tuple[tuple[Card, ...], ...] = (rest,)
    if options.stock_piles == 2:
        half = (len(rest) + 1) // 2
        stocks = (rest[:half], rest[half:])
    first = Seat((state.public.dealer + 1) % options.players)
    if options.turns_up:
        public = replace(state.public, phase=Phase.TURN_UP, turn=first)
    else:
        public = replace(state.public, phase=Phase.DRAW, turn=first, turns=1)
    return replace(state, public=public, stocks=stocks)


def cut(state: State, move: Cut) -> State:
    """The player has chosen a height; the table tells what came of it."""
    return with_public(state, phase=Phase.LIFT, height=move.height)


def chance_lift(state: State, rng: Random) -> Lift:
    """What comes of a cut at the chosen height."""
    deck = len(state.stocks[0])
    return Lift(min(max(1, state.public.height + rng.choice(_SLIP)), deck))


def lifted(options: Options, state: State, move: Lift) -> State:
    """The cutter's packet, put right, becomes a hand and a foot."""
    public, deck = state.public, state.stocks[0]
    seat = public.turn
    hand, both = options.packets[0], options.each_dealt
    after = State(
        replace(
            public,
            phase=Phase.CUT,
            turn=Seat((seat + 1) % options.players),
            height=0,
            lifted=put(public.lifted, seat, move.count),
        ),
        put(state.holdings, seat, deck[:hand]),
        put(state.feet, owner_of_foot(options, public.deal, seat), deck[hand:both]),
        put(state.stocks, 0, deck[both:]),
    )
    return _begun(options, after) if seat == public.dealer else after


def turned_up(options: Options, state: State, move: TurnUp) -> State:
    """The top card of the first stock pile begins the discard pile, covers it or is buried."""
    top, rest = state.stocks[0][0], state.stocks[0][1:]
    if move.bury is not None:
        return replace(
            state, stocks=put(state.stocks, 0, (*rest[: move.bury], top, *rest[move.bury :]))
        )
    rules, public = counted(options), state.public
    pile, frozen = (*public.pile, top), public.frozen or rules.freezes[rules.code(top)]
    public = replace(public, pile=pile, frozen=frozen, followed=_followed(public, 1))
    if not is_covered(options, top):
        public = replace(public, phase=Phase.DRAW, turns=1)
    return replace(state, public=public, stocks=put(state.stocks, 0, rest))


# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_DRAW: Final = Phase.DRAW
_PLAY: Final = Phase.PLAY
_TURN_OVER: Final = Phase.TURN_OVER
_FOOT: Final = Due.FOOT


def _first_lays(public: Public, turn: Seat) -> tuple[int, ...]:
    """In which turns players melded first, after *turn* has melded."""
    lays = public.first_lays
    return put(lays, turn, public.turns) if lays and not lays[turn] else lays


def _played_foot(public: Public, turn: Seat) -> tuple[bool, ...]:
    """Who has played from the foot after a move of *turn* (decision 9)."""
    played = public.played_foot
    return put(played, turn, True) if public.in_foot[turn] and not played[turn] else played


def laid(
    options: Options,
    state: State,
    placements: tuple[Placement, ...],
    taken: tuple[Card, ...] = (),
) -> State:
    """The state after a lay-down of *placements*, which are legal, of the holding and *taken*."""
    public = state.public
    turn = public.turn
    side = options.side_of(turn)
    table = laid_on(public.tables[side], placements)
    gone = [card for placement in placements for card in placement.cards]
    left = [*state.holdings[turn], *taken]
    for card in gone:
        left.remove(card)
    rules, completed = counted(options), 0
    if rules.opens_by_pile:
        completed = table.complete_piles - public.tables[side].complete_piles
    opened = judge.packets_opened(
        rules,
        len(left),
        packets_left(options, public, turn),
        completed,
        has_pile=rules.needs_pile and table.complete_piles > 0,
    )
    after = replace(
        public,
        phase=_TURN_OVER if opened and rules.running_ends else public.phase,
        down=put(public.down, turn, True) if public.down else (),
        first_lays=_first_lays(public, turn),
        due=_FOOT if opened else None,
        more_due=max(0, opened - 1),
        tables=put(public.tables, side, table),
        known=without(public.known, turn, gone),
        played_foot=_played_foot(public, turn),
    )
    return replace(state, public=after, holdings=put(state.holdings, turn, tuple(left)))


def taken(options: Options, state: State, move: TakePile) -> State:
    """The pile, or so much of it as a take brings, is in the hand, and its melds lie."""
    pile, turn = state.public.pile, state.public.turn
    take = options.taken(len(pile))
    after = laid(options, state, move.melds, pile[-take:])
    rest = [card for card in pile[-take:-1] if card not in options.laid_at_once]
    public = after.public
    known = public.known
    if options.pile_open:
        known = put(known, turn, (*known[turn], *rest))
    followed = _followed(public, -take)
    public = replace(
        public,
        phase=_PLAY if public.phase is _DRAW else public.phase,
        pile=pile[:-take],
        known=known,
        frozen=False,
        followed=followed,
    )
    return replace(after, public=public)


def _followed(public: Public, more: int) -> tuple[int, ...]:
    """How many of the uppermost cards came since each seat's own last turn, when so many *more* lie
    there, or fewer; nothing where the pile may be looked through."""
    return tuple([max(0, count + more) for count in public.followed])


def ended(state: State) -> State:
    """The turn is over without a discard."""
    public = state.public
    followed = put(public.followed, public.turn, 0) if public.followed else ()
    return with_public(state, phase=Phase.TURN_OVER, followed=followed)


def discarded(options: Options, state: State, move: Discard) -> State:
    """The card lies on the pile, and the turn or the deal is over."""
    public, card = state.public, move.card
    turn = public.turn
    holding = state.holdings[turn]
    place = holding.index(card)
    left = holding[:place] + holding[place + 1 :]
    goes_out = judge.ends_by_discard(len(left), in_foot=public.in_foot[turn])
    pile, removed = (*public.pile, card), public.removed
    rules = counted(options)
    code = rules.code(card)
    if rules.removes[code]:
        removed += pile
        pile = ()
    followed = public.followed
    if followed:
        count = 1 if pile else -len(public.pile)
        followed = put(_followed(public, count), turn, len(pile[-1:]))
    after = replace(
        public,
        phase=Phase.DEAL_OVER if goes_out and not options.last_lap else _TURN_OVER,
        pile=pile,
        removed=removed,
        frozen=public.frozen or rules.freezes[code],
        followed=followed,
        discards=put(public.discards, turn, (*public.discards[turn], card)),
        known=without(public.known, turn, (card,)),
        played_foot=_played_foot(public, turn),
        out=turn if goes_out and public.out is None else public.out,
    )
    if left:
        # The table has laid and picked up all there was before the turn's last act.
        after = passed_on(options, after)
    return replace(state, public=after, holdings=put(state.holdings, turn, left))


def asked(options: Options, state: State) -> State:
    """The partners are to say whether the player may go out."""
    public = state.public
    waiting = tuple(Seat(seat) for seat in options.partners_of(public.turn))
    return with_public(state, phase=Phase.ANSWER, question=Question(waiting, resume=public.phase))


def answered(state: State, move: Answer) -> State:
    """One partner has answered; a yes needs all of them."""
    question = state.public.question
    assert question is not None
    waiting = question.waiting[1:]
    if move.may and waiting:
        return with_public(state, question=replace(question, waiting=waiting))
    return with_public(
        state, phase=question.resume, question=replace(question, waiting=(), answer=move.may)
    )


def due(options: Options, public: Public, holding: tuple[Card, ...]) -> Due | None:
    """What the table does before the player to move, who has *holding*, acts."""
    if public.due is _FOOT:
        return _FOOT
    if holding:
        return None if options.laid_at_once.isdisjoint(holding) else Due.RED_THREE
    rules, turn = counted(options), public.turn
    has_pile = rules.needs_pile and public.tables[rules.side_of[turn]].complete_piles > 0
    left = packets_left(options, public, turn)
    return _FOOT if judge.packets_opened(rules, 0, left, 0, has_pile=has_pile) else None


def passed_on(options: Options, public: Public) -> Public:
    """The turn of the next player begins; who was out first has no other one."""
    following = Seat(counted(options).following[public.turn])
    if following == public.out:
        return replace(public, phase=Phase.DEAL_OVER, question=None)
    return replace(public, phase=_DRAW, turn=following, turns=public.turns + 1, question=None)


def cards_out_of_play(options: Options, state: State) -> tuple[Card, ...]:
    """The cards that may be shuffled under the stock."""
    more, _ = counted(options).refill(state.public.removed, state.public.pile)
    return tuple(more)


def drawn(options: Options, state: State, move: Draw) -> State:
    """The state after *move*, which ends the deal or waits for the stock where that is short."""
    have, size = sum(map(len, state.stocks)), sum(move.counts)
    if have >= size:
        return _taken(state, move.counts)
    if have + len(cards_out_of_play(options, state)) < size:
        return with_public(state, phase=Phase.DEAL_OVER)
    return with_public(state, phase=Phase.RESHUFFLE, drawing=move.counts)


def reshuffled(options: Options, state: State, move: Reshuffle) -> State:
    """The cards come under the smaller pile (the first of equals), then the draw is made."""
    public = state.public
    _, pile = counted(options).refill(public.removed, public.pile)
    under = min(range(len(state.stocks)), key=lambda number: len(state.stocks[number]))
    stocks = put(state.stocks, under, (*state.stocks[under], *move.order))
    counts = list(public.drawing)
    if len(stocks) == 2:
        # What a pile lacks comes from the other one.
        first = min(len(stocks[0]), max(counts[0], sum(counts) - len(stocks[1])))
        counts = [first, sum(counts) - first]
    followed = tuple([min(count, len(pile)) for count in public.followed])
    after = replace(public, removed=(), pile=tuple(pile), drawing=(), followed=followed)
    return _taken(replace(state, public=after, stocks=stocks), tuple(counts))


def _taken(state: State, counts: tuple[int, ...]) -> State:
    turn = state.public.turn
    holding, stocks = list(state.holdings[turn]), []
    for stock, count in zip(state.stocks, counts, strict=True):
        holding += stock[:count]
        stocks.append(stock[count:])
    return replace(
        state,
        public=replace(state.public, phase=_PLAY),
        holdings=put(state.holdings, turn, tuple(holding)),
        stocks=tuple(stocks),
    )


def with_red_three(options: Options, state: State, move: LayRedThree) -> State:
    """The red three lies before its side, and another card is drawn for it."""
    turn = state.public.turn
    side = options.side_of(turn)
    table = state.public.tables[side]
    left = tuple(card for card in state.holdings[turn] if card is not move.card)
    stocks = state.stocks
    source = max(range(len(stocks)), key=lambda pile: len(stocks[pile]))
    if stocks[source]:
        left = (*left, stocks[source][0])
        stocks = put(stocks, source, stocks[source][1:])
    table = SideTable(table.melds, (*table.red_threes, move.card))
    public = replace(state.public, tables=put(state.public.tables, side, table), due=None)
    return replace(state, public=public, holdings=put(state.holdings, turn, left), stocks=stocks)


def with_next_packet(options: Options, state: State) -> State:
    """The player to move picks the next packet up."""
    public, turn = state.public, state.public.turn
    left, packet = packets_left(options, public, turn), state.feet[turn]
    rest: tuple[Card, ...] = ()
    if left > 1:
        size = options.packets[-left]
        packet, rest = packet[:size], packet[size:]
    after = replace(
        public,
        in_foot=put(public.in_foot, turn, left == 1),
        due=_FOOT if public.more_due else None,
        more_due=max(0, public.more_due - 1),
        opened=put(public.opened, turn, public.opened[turn] + 1) if public.opened else (),
    )
    return replace(
        state,
        public=after,
        holdings=put(state.holdings, turn, (*state.holdings[turn], *packet)),
        feet=put(state.feet, turn, rest),
    )


def settled(options: Options, state: State) -> State:
    """What needs no move of its own: going out by melding, passing the turn on, what is due."""
    public = state.public
    phase, turn = public.phase, public.turn
    if phase is not _PLAY and phase is not _DRAW and phase is not _TURN_OVER:
        return state
    holding = state.holdings[turn]
    what = due(options, public, holding)
    if phase is _PLAY and not holding:
        if public.out is not None:
            phase = phase if what else _TURN_OVER
        elif judge.ends_by_melding(now := turn_of(options, public, turn, holding), now.melds):
            if not options.last_lap:
                return with_public(state, phase=Phase.DEAL_OVER, out=turn)
            public, phase, what = replace(public, out=turn), _TURN_OVER, None
    if phase is _TURN_OVER and what is None:
        return settled(options, replace(state, public=passed_on(options, public)))
    return state if what is public.due else with_public(state, due=what)
