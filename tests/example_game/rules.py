"""The rules of High tricks: a state, three moves, what a seat may know, and who may do what."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import (
    NOTHING,
    BroughtForward,
    NoSuchDeal,
)
from handfoot_gui.core.cards import Card, packs_of_cards
from handfoot_gui.core.errors import NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.loners import LonerOptions, LonerSides, seated_preset
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, Item, Ledger, Line, Sheet

CARDS: Final = 5
DEALS: Final = 3
TRICKS: Final = "tricks"


class Options(LonerOptions, frozen=True):
    """For how many it is."""

    players: Annotated[int, Meta(ge=2, le=4)] = 3

    @property
    def runs_right(self) -> bool:
        return False


PRESETS: Final = {"classic": Options()}
PRESET_SEATS: Final = {"classic": dict.fromkeys((3, 2, 4), (LonerSides.ALONE,))}


def preset(name: str, players: int | None = None, sides: LonerSides | None = None) -> Options:
    return seated_preset(PRESETS[name], name, PRESET_SEATS[name], players, sides)


class ChooseDealer(Struct, frozen=True, tag_field="move", tag="dealer"):
    """The first dealer, by lot; every game begins with it, so that a deal can be dealt again."""

    dealer: Annotated[Seat, Meta(ge=0, le=3)]


class Deal(Struct, frozen=True, tag_field="move", tag="deal"):
    order: tuple[Card, ...]


class Play(Struct, frozen=True, tag_field="move", tag="play"):
    card: Card


class Sweep(Struct, frozen=True, tag_field="move", tag="sweep"):
    """The trick goes to whoever won it."""


Move: TypeAlias = ChooseDealer | Deal | Play | Sweep


class Public(Struct, frozen=True):
    """What everybody sees."""

    turn: Seat
    counts: tuple[int, ...]
    """Cards in the hands; none before a deal."""
    trick: tuple[Card, ...] = ()
    won: tuple[int, ...] = ()
    results: tuple[DealScore, ...] = ()
    others: tuple[OtherPoints, ...] = ()
    """The other points of the deal being played."""
    brought: BroughtForward = NOTHING
    """What the game started from."""
    first_dealer: Seat | None = None
    """None before the lot."""

    @property
    def leader(self) -> Seat:
        """Who led the trick that lies there."""
        return Seat((self.turn - len(self.trick)) % len(self.won))

    @property
    def dealer(self) -> Seat:
        """Who deals the deal being played, or the next one."""
        return Seat(((self.first_dealer or 0) + len(self.results)) % len(self.counts))

    @property
    def is_played(self) -> bool:
        """Whether a deal is being played."""
        return any(self.counts) or bool(self.trick)

    @property
    def deals(self) -> int:
        """Deals that are over, those played elsewhere included."""
        return self.brought.deals_before + len(self.results)

    @property
    def is_over(self) -> bool:
        return self.deals == DEALS


class State(Struct, frozen=True):
    public: Public
    hands: tuple[tuple[Card, ...], ...]


class View(Struct, frozen=True):
    public: Public
    seat: Seat
    hand: tuple[Card, ...]


class FollowSuit(Problem, frozen=True):
    """The suit that was led is in the hand."""


class HighTricks(Rules[State, View, Move]):
    """High tricks under *options*."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.cards = packs_of_cards(1, 0)

    def start(self) -> State:
        none = (0,) * self.options.players
        public = Public(Seat(0), none, won=none, brought=self.brought)
        return State(public, ((),) * self.options.players)

    def actor(self, state: State) -> Seat | None:
        public = state.public
        if public.is_over:
            return None
        is_table = len(public.trick) == self.options.players or not public.is_played
        return TABLE if is_table else public.turn

    def table_move(self, state: State, rng: Random) -> Move:
        if state.public.trick:
            return Sweep()
        if state.public.first_dealer is None:
            return ChooseDealer(Seat(rng.randrange(self.options.players)))
        return self._shuffled(rng)

    def deal(self, order: tuple[Card, ...]) -> Move:
        return Deal(order)

    def order_dealt(self, move: Move) -> tuple[Card, ...]:
        return move.order if isinstance(move, Deal) else ()

    def view(self, state: State, seat: Seat) -> View:
        return View(state.public, seat, state.hands[seat])

    def covered(self, state: State, seat: Seat) -> View:
        return View(state.public, seat, ())

    def cards_seen(self, view: View) -> frozenset[Card]:
        return frozenset((*view.hand, *view.public.trick))

    def problem(self, view: View, move: Move) -> Problem | None:
        public = view.public
        is_whole = len(public.trick) == self.options.players
        if not isinstance(move, Play) or public.turn != view.seat or is_whole or not view.hand:
            return NotToMove(view.seat, public.turn)
        if move.card not in view.hand:
            return NotHeld(move.card)
        led = public.trick[0].suit if public.trick else move.card.suit
        if move.card.suit is not led and any(card.suit is led for card in view.hand):
            return FollowSuit()
        return None

    def suggestions(self, view: View) -> Iterator[Move]:
        moves = (Play(card) for card in view.hand)
        return (move for move in moves if self.problem(view, move) is None)

    def _problem_table(self, state: State, move: Move) -> Problem | None:
        due: type[Move] = Sweep if state.public.trick else Deal
        if state.public.first_dealer is None:
            due = ChooseDealer
        is_seat = not isinstance(move, ChooseDealer) or move.dealer < self.options.players
        return None if isinstance(move, due) and is_seat else WrongTableMove(repr(move))

    def _after(self, state: State, move: Move) -> State:
        public, seats = state.public, self.options.players
        match move:
            case ChooseDealer(dealer):
                return replace(state, public=replace(public, first_dealer=dealer))
            case Deal(order):
                hands = tuple(order[n * CARDS : (n + 1) * CARDS] for n in range(seats))
                first = Seat((public.dealer + 1) % seats)
                dealt = replace(public, turn=first, counts=(CARDS,) * seats, won=(0,) * seats)
                return State(dealt, hands)
            case Play(card):
                hands = tuple(tuple(one for one in hand if one is not card) for hand in state.hands)
                played = replace(
                    public,
                    turn=Seat((public.turn + 1) % seats),
                    counts=tuple(map(len, hands)),
                    trick=(*public.trick, card),
                )
                return State(played, hands)
            case Sweep():
                return replace(state, public=_swept(public))

    def imagine(self, view: View, rng: Random) -> State:
        unseen = [card for card in self.cards if card not in self.cards_seen(view)]
        rng.shuffle(unseen)
        hands = tuple(
            view.hand if seat == view.seat else tuple(unseen.pop() for _ in range(count))
            for seat, count in enumerate(view.public.counts)
        )
        return State(view.public, hands)

    def sheet(self, state: State) -> Sheet:
        public = state.public
        return Sheet(self.options.seats_of_sides, public.results, brought=public.brought)

    def _problem_with_totals(self, brought: BroughtForward) -> Problem | None:
        return NoSuchDeal(brought.deal, DEALS) if brought.deal > DEALS else None

    def ledger(self, state: State) -> Ledger:
        public = state.public
        return Ledger(public.results, public.others if public.is_played else None)

    def _with_ledger(self, state: State, ledger: Ledger) -> State:
        # Three deals are played, whatever they bring, so there is nothing to be judged anew.
        changed = replace(state.public, results=ledger.deals, others=ledger.others or ())
        return replace(state, public=changed)


def _swept(public: Public) -> Public:
    led = public.trick[0].suit
    followed = [card for card in public.trick if card.suit is led]
    # The usual order begins with the highest card.
    best = public.trick.index(min(followed, key=lambda card: card.order))
    winner = Seat((public.leader + best) % len(public.won))
    won = tuple(number + (seat == winner) for seat, number in enumerate(public.won))
    swept = replace(public, turn=winner, trick=(), won=won)
    if any(public.counts):
        return swept
    entry = scored(public.deals + 1, won, public.dealer).with_others(public.others, len(won))
    return replace(swept, results=(*public.results, entry), others=())


def scored(number: int, won: tuple[int, ...], dealer: Seat) -> DealScore:
    """Deal *number* with its tricks by seat."""
    line = Line(TRICKS, tuple((Item(TRICKS, count, 1),) for count in won))
    return DealScore(number, dealer, TRICKS, None, (line,))
