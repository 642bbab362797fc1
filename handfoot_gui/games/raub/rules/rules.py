"""Raub as a game of the contract: who moves, what follows, what a deal is worth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward, TotalOutOfRange
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import NotToMove, Problem, WrongTableMove
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, Ledger, Sheet
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.imagine import imagine, public_cards
from handfoot_gui.games.raub.rules.options import Options, SevenSwap, SwappedCard
from handfoot_gui.games.raub.rules.scoring import (
    MOST_BROUGHT,
    PASSED_ON,
    THROWN_IN,
    deal_score,
    is_refe_written,
    refes_left,
    standings,
    winners_after,
)
from handfoot_gui.games.raub.rules.state import (
    Phase,
    Public,
    State,
    Trick,
    TrumpSource,
    View,
    covered_of,
    view_of,
)

_T = TypeVar("_T")


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """*values* with another value at *place*."""
    return (*values[:place], value, *values[place + 1 :])


def with_public(state: State, **changes: object) -> State:
    """*state* with other fields of its public part."""
    return replace(state, public=replace(state.public, **changes))


def without(some: tuple[Card, ...], gone: Collection[Card]) -> tuple[Card, ...]:
    """*some* without the cards *gone*."""
    return tuple(card for card in some if card not in gone)


def after(seat: Seat, seats: int) -> Seat:
    """The next seat in the order that serves everything but tricks."""
    return Seat((seat + 1) % seats)


_BETWEEN_DEALS: Final = (Phase.DEALER, Phase.DEAL)
_TABLE_MOVES: Final = (m.ChooseDealer, m.Deal, m.TurnUp, m.ThrowIn, m.Sweep, m.EndDeal)


class RaubRules(Rules[State, View, m.Move]):
    """Raub under *options*; raises `OptionsError` when they contradict themselves."""

    def __init__(self, options: Options) -> None:
        options.check()
        self.options = options
        self.cards = options.cards()

    def start(self) -> State:
        seats = self.options.players
        brought = self.brought
        public = Public(
            Phase.LOT,
            deal=brought.deals_before,
            dealer=Seat(0),
            turn=Seat(0),
            scores=tuple(brought.total(seat, self.options.start) for seat in range(seats)),
            brought=brought,
        )
        return State(public, empty(seats), (), empty(seats))

    def actor(self, state: State) -> Seat | None:
        public = state.public
        seat = legality.player_to_move(public)
        if seat is None:
            return None if public.phase is Phase.OVER else TABLE
        if public.phase in legality.SEVEN_PHASES:
            return seat if legality.holds_seven(public, state.hands[seat]) else TABLE
        return seat

    def table_move(self, state: State, rng: Random) -> m.Move:
        match state.public.phase:
            case Phase.LOT:
                return m.ChooseDealer(Seat(rng.randrange(self.options.players)))
            case Phase.DEAL:
                return self._shuffled(rng)
            case _:
                return _due(state)

    def deal(self, order: tuple[Card, ...]) -> m.Deal:
        return m.Deal(order)

    def order_dealt(self, move: m.Move) -> tuple[Card, ...]:
        return move.order if isinstance(move, m.Deal) else ()

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def covered(self, state: State, seat: Seat) -> View:
        return covered_of(state, seat)

    def cards_seen(self, view: View) -> frozenset[Card]:
        return public_cards(view.public) | {*view.hand, *view.aside}

    def problem(self, view: View, move: m.Move) -> Problem | None:
        if isinstance(move, _TABLE_MOVES):
            actor = legality.player_to_move(view.public)
            return NotToMove(view.seat, None if actor == view.seat else actor)
        return legality.problem(self.options, view, move)

    def suggestions(self, view: View) -> Iterator[m.PlayerMove]:
        """Every legal move; cards of one exchange stand in hand order."""
        return legality.suggestions(self.options, view)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(self.options, self.cards, view, rng)

    def sheet(self, state: State) -> Sheet:
        public = state.public
        return Sheet(
            self.options.seats_of_sides,
            public.results,
            self.options.start,
            is_lowest_best=True,
            winners=public.winners or None,
            brought=public.brought,
        )

    def _problem_with_totals(self, brought: BroughtForward) -> Problem | None:
        for seat, total in enumerate(brought.totals):
            if not 1 <= total <= MOST_BROUGHT:
                return TotalOutOfRange(seat, total, 1, MOST_BROUGHT)
        return None

    def ledger(self, state: State) -> Ledger:
        public = state.public
        is_played = public.phase not in (Phase.LOT, Phase.OVER, *_BETWEEN_DEALS)
        return Ledger(public.results, public.others if is_played else None)

    def _with_ledger(self, state: State, ledger: Ledger) -> State:
        if ledger.others is not None:
            return with_public(state, others=ledger.others)
        public = written_down(self.options, state.public, ledger.deals)
        if public.phase in _BETWEEN_DEALS and not public.winners:
            return replace(state, public=public)
        return gone_on(self.options, state, public)

    def _problem_table(self, state: State, move: m.Move) -> Problem | None:
        match state.public.phase, move:
            case Phase.LOT, m.ChooseDealer(dealer):
                return None if 0 <= dealer < self.options.players else WrongTableMove("a dealer")
            case Phase.DEAL, m.Deal(order):
                return self._problem_order(order)
            case (Phase.LOT | Phase.DEAL) as phase, _:
                return WrongTableMove(f"a move for the phase {phase}")
        return None if move == _due(state) else WrongTableMove(repr(_due(state)))

    def _after(self, state: State, move: m.Move) -> State:
        return EFFECTS[type(move)](self.options, state, move)


def _due(state: State) -> m.TableMove:
    """What the table does next, where no chance is in it."""
    match state.public.phase:
        case Phase.TURN_UP:
            return m.TurnUp()
        case Phase.THROW_IN:
            return m.ThrowIn()
        case Phase.SWEEP:
            return m.Sweep()
        case Phase.DEAL_OVER:
            return m.EndDeal()
        case phase:
            assert phase in legality.SEVEN_PHASES, "the table is not to move"
            return m.KeepSeven()


def _played(options: Options, state: State, move: m.Play) -> State:
    public, step = state.public, options.play_step
    seat, seats = public.turn, len(public.scores)
    cards = (*legality.cards_of_trick(public), move.card)
    if len(cards) == 1:
        tricks = (*public.tricks, Trick(seat, cards, step=step))
    else:
        tricks = (*public.tricks[:-1], Trick(public.tricks[-1].leader, cards, step=step))
    is_whole = len(cards) == seats
    played = replace(
        public,
        phase=Phase.SWEEP if is_whole else Phase.PLAY,
        turn=Seat((seat + step) % seats),
        taken=None if public.taken is move.card else public.taken,
        tricks=tricks,
    )
    hands = put(state.hands, seat, without(state.hands[seat], (move.card,)))
    return replace(state, public=played, hands=hands)


def _swept(options: Options, state: State) -> State:
    """The trick goes to its winner, who leads the next one; or that was the last, or the one that
    brought its winner to 0 where that ends the game at once."""
    public = state.public
    assert public.trumps is not None
    trick = public.tricks[-1]
    winner = legality.winner_of(trick, len(public.scores), public.trumps)
    tricks = (*public.tricks[:-1], replace(trick, winner=winner))
    swept = replace(public, turn=winner, tricks=tricks)
    is_won = options.ends_at_once and standings(options, swept)[winner] <= 0
    is_last = is_won or len(tricks) == legality.TRICKS
    return with_public(
        replace(state, public=swept), phase=Phase.DEAL_OVER if is_last else Phase.PLAY
    )


def _ended(options: Options, state: State) -> State:
    """The deal is written down; the game is over, or the next seat is due to deal."""
    public: Public = state.public
    entry = deal_score(options, public).with_others(public.others, len(public.scores))
    written = replace(public, refes=refes_left(options, public.refes), others=())
    return gone_on(options, state, written_down(options, written, (*public.results, entry)))


def written_down(options: Options, public: Public, results: tuple[DealScore, ...]) -> Public:
    """*public* with these deals on the sheet, and what follows: the scores, and who has won."""
    seats = range(len(public.scores))
    scores = tuple(
        public.brought.total(seat, options.start) + sum(deal.points(seat) for deal in results)
        for seat in seats
    )
    winners = winners_after(options, scores, results)
    return replace(public, scores=scores, results=results, winners=winners)


def gone_on(options: Options, state: State, public: Public) -> State:
    """With what is written down in *public* the game is over, or the next seat is due to deal."""
    if public.winners:
        return replace(state, public=replace(public, phase=Phase.OVER))
    last = public.results[-1]
    dealer = after(last.dealer, len(public.scores))
    may_pass = options.may_pass_deal and last.ended != PASSED_ON
    return between_deals(public, dealer, may_pass=may_pass)


_PACKET: Final = 2


def empty(seats: int) -> tuple[tuple[Card, ...], ...]:
    """No cards, by seat."""
    return ((),) * seats


def between_deals(public: Public, dealer: Seat, *, may_pass: bool) -> State:
    """No cards on the table; *dealer* is due to deal, and asked only if there is a choice."""
    seats = len(public.scores)
    clean = Public(
        phase=Phase.DEALER if may_pass else Phase.DEAL,
        deal=public.written,
        dealer=dealer,
        turn=dealer,
        scores=public.scores,
        refes=public.refes,
        may_pass_deal=may_pass,
        results=public.results,
        brought=public.brought,
    )
    return State(clean, empty(seats), (), empty(seats))


def unplayed(options: Options, state: State, ended: str) -> State:
    """The deal is thrown in or passed on: a Refe is written, unless these rules have no other one
    now, and the next seat is due to deal."""
    public = state.public
    is_written = is_refe_written(options, public.refes)
    number, dealer = public.written + 1, public.dealer
    entry = DealScore(number, dealer, ended, None, (), has_refe=is_written)
    entry = entry.with_others(public.others, len(public.scores))
    written = replace(public, refes=public.refes + is_written, others=())
    return gone_on(options, state, written_down(options, written, (*public.results, entry)))


def dealt(options: Options, state: State, move: m.Deal) -> State:
    """Two cards to each, the upcard, two more to each; a seven makes trumps at once."""
    public = state.public
    seats = len(public.scores)
    packet = seats * _PACKET
    upcard = move.order[packet]
    rounds = (move.order[:packet], move.order[packet + 1 : 2 * packet + 1])
    hands = empty(seats)
    for step in range(seats):
        seat = (public.dealer + 1 + step) % seats
        got = (cards[step * _PACKET : (step + 1) * _PACKET] for cards in rounds)
        hands = put(hands, seat, tuple(card for cards in got for card in cards))
    begun = replace(
        public,
        phase=Phase.BLIND if options.blind_raub else Phase.ASK,
        deal=public.written + 1,
        turn=public.dealer,
        upcards=(upcard,),
        changed=(None,) * seats,
    )
    whole = State(begun, hands, move.order[2 * packet + 1 :], empty(seats))
    if options.automatic_seven and upcard.rank is Rank.SEVEN:
        return upcard_taken(whole, TrumpSource.SEVEN, owes=1)
    return whole


def upcard_taken(state: State, way: TrumpSource, owes: int) -> State:
    """The dealer makes trumps and takes the upcard (ways 1 and 2)."""
    public = state.public
    dealer, upcard = public.dealer, public.upcards[-1]
    made = trumps_made(state, way, dealer, owes)
    hands = put(made.hands, dealer, (*made.hands[dealer], upcard))
    return replace(made, public=replace(made.public, upcards=(), taken=upcard), hands=hands)


def trumps_made(state: State, way: TrumpSource, raubing: Seat, owes: int) -> State:
    """The upcard's suit is trumps; the dealer exchanges first."""
    public = state.public
    return with_public(
        state,
        phase=Phase.EXCHANGE,
        turn=public.dealer,
        trumps=public.upcards[-1].suit,
        way=way,
        raubing=raubing,
        owes=owes,
    )


def passed(options: Options, state: State) -> State:
    """The seat asked says Dalje: the next is asked, or a card is turned, or all is thrown in."""
    public = state.public
    turn = after(public.turn, len(public.scores))
    if turn != public.dealer:
        return with_public(state, turn=turn)
    is_last = len(public.upcards) == options.upcards
    return with_public(state, turn=turn, phase=Phase.THROW_IN if is_last else Phase.TURN_UP)


def turned_up(state: State) -> State:
    """The next card of the talon is the upcard, and all are asked again, from the dealer."""
    upcards = (*state.public.upcards, state.talon[0])
    public = replace(state.public, phase=Phase.ASK, upcards=upcards)
    return replace(state, public=public, talon=state.talon[1:])


_SHOWN: Final = 2
"""Place of the card dealt face up among the five."""


def exchanged(options: Options, state: State, move: m.Exchange) -> State:
    """The player has laid cards aside and drawn as many, or five for four."""
    public = state.public
    seat, count = public.turn, len(move.cards)
    draw, is_spent = count, public.is_five_spent
    shown, shown_to = public.shown, public.shown_to
    if count == legality.MOST_CHANGED and legality.may_get_five(options, public, seat):
        is_spent = True
        if len(state.talon) >= legality.FIVE:
            draw, shown, shown_to = legality.FIVE, state.talon[_SHOWN], seat
    hand = (*without(state.hands[seat], move.cards), *state.talon[:draw])
    known = replace(
        public,
        changed=put(public.changed, seat, count),
        is_five_spent=is_spent,
        shown=shown,
        shown_to=shown_to,
        to_lay=len(hand) - legality.MOST_CHANGED,
    )
    if public.swapped == seat and count and options.swapped_card is SwappedCard.FREE:
        known = replace(known, may_lie_aside=True)
    drawn = State(
        known,
        put(state.hands, seat, hand),
        state.talon[draw:],
        put(state.aside, seat, (*state.aside[seat], *move.cards)),
    )
    if known.to_lay:
        return with_public(drawn, phase=Phase.LAY_ASIDE)
    if legality.is_swap_open(options, public):
        return with_public(drawn, phase=Phase.DRAWN)
    return next_exchange(options, drawn)


def laid_aside(options: Options, state: State, move: m.LayAside) -> State:
    """The player with five cards is back to four, or one with six lays another one aside."""
    public = state.public
    seat = public.turn
    state = with_public(state, to_lay=public.to_lay - 1)
    is_kept = options.swapped_card is SwappedCard.KEPT
    if public.taken is not None and public.swapped == seat and not is_kept:
        state = with_public(state, may_lie_aside=True)
    aside = put(state.aside, seat, (*state.aside[seat], move.card))
    hands = put(state.hands, seat, without(state.hands[seat], (move.card,)))
    laid = replace(state, hands=hands, aside=aside)
    return laid if laid.public.to_lay else next_exchange(options, laid)


def next_exchange(options: Options, state: State) -> State:
    """The next seat exchanges, or all have."""
    public = state.public
    turn = after(public.turn, len(public.scores))
    if turn != public.dealer:
        return with_public(state, phase=Phase.EXCHANGE, turn=turn)
    is_late = options.seven_swap is SevenSwap.UNTIL_LEAD
    if is_late and legality.is_swap_open(options, public):
        return with_public(state, phase=Phase.SEVEN, turn=turn)
    return first_lead(state)


def first_lead(state: State) -> State:
    """The raubing player is to lead."""
    return with_public(state, phase=Phase.PLAY, turn=state.public.raubing)


def swapped(options: Options, state: State) -> State:
    """The player to move has the raubed upcard for the seven of trumps."""
    public = state.public
    seat, upcard = public.turn, public.upcards[-1]
    seven = seven_of(public, state.hands[seat])
    hand = (*without(state.hands[seat], (seven,)), upcard)
    known = replace(
        public, upcards=public.upcards[:-1], taken=upcard, swapped=seat, left_seven=seven
    )
    done = replace(state, public=known, hands=put(state.hands, seat, hand))
    match public.phase:
        case Phase.DRAWN:
            return next_exchange(options, done)
        case Phase.SEVEN:
            return first_lead(done)
        case _:
            return done


def kept(options: Options, state: State) -> State:
    """The seat asked about the seven does not swap it now, or cannot."""
    public = state.public
    if public.phase is Phase.DRAWN:
        return next_exchange(options, state)
    turn = after(public.turn, len(public.scores))
    return first_lead(state) if turn == public.dealer else with_public(state, turn=turn)


def seven_of(public: Public, hand: tuple[Card, ...]) -> Card:
    """The seven of trumps, which is in *hand*."""
    return next(card for card in hand if legality.holds_seven(public, (card,)))


def _dealer_chosen(options: Options, state: State, move: m.ChooseDealer) -> State:
    public = replace(state.public, dealer=move.dealer)
    return between_deals(public, move.dealer, may_pass=options.may_pass_deal)


EFFECTS: Final[Mapping[type, Callable[[Options, State, Any], State]]] = MappingProxyType(
    {
        m.ChooseDealer: _dealer_chosen,
        m.TakeDeal: lambda _, state, __: with_public(state, phase=Phase.DEAL),
        m.PassDeal: lambda options, state, _: unplayed(options, state, PASSED_ON),
        m.Deal: dealt,
        m.BlindRaub: lambda _, state, __: upcard_taken(state, TrumpSource.BLIND, owes=2),
        m.Look: lambda _, state, __: with_public(state, phase=Phase.ASK),
        m.Raub: lambda _, state, __: trumps_made(
            state, TrumpSource.ASKING, state.public.turn, owes=2
        ),
        m.Dalje: lambda options, state, _: passed(options, state),
        m.TurnUp: lambda _, state, __: turned_up(state),
        m.ThrowIn: lambda options, state, _: unplayed(options, state, THROWN_IN),
        m.Exchange: exchanged,
        m.LayAside: laid_aside,
        m.SwapSeven: lambda options, state, _: swapped(options, state),
        m.KeepSeven: lambda options, state, _: kept(options, state),
        m.Play: _played,
        m.Sweep: lambda options, state, _: _swept(options, state),
        m.EndDeal: lambda options, state, _: _ended(options, state),
    }
)
"""What follows a legal move, by its kind."""
