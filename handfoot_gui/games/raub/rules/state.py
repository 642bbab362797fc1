"""The whole state of a game of Raub, and what one seat may know of it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore


class Phase(StrEnum):
    """What is to be done next."""

    LOT = "lot"
    """The table chooses the first dealer."""
    DEALER = "dealer"
    """The player due to deal deals or passes the deal on."""
    DEAL = "deal"
    BLIND = "blind"
    """The dealer says Raub unseen, or looks."""
    ASK = "ask"
    TURN_UP = "turn up"
    THROW_IN = "throw in"
    EXCHANGE = "exchange"
    LAY_ASIDE = "lay aside"
    """The player to move holds five cards, or six."""
    DRAWN = "drawn"
    """The player to move has exchanged: is the seven of trumps swapped at once?"""
    SEVEN = "seven"
    """Before the first lead, seat by seat: is the seven of trumps swapped?"""
    PLAY = "play"
    SWEEP = "sweep"
    DEAL_OVER = "deal over"
    OVER = "over"


class TrumpSource(StrEnum):
    """How trumps were made (section 2)."""

    SEVEN = "seven"
    BLIND = "blind"
    ASKING = "asking"


class Trick(Struct, frozen=True):
    """A trick, finished or under way."""

    leader: Seat
    cards: tuple[Card, ...]
    """In playing order, the led card first."""
    winner: Seat | None = None
    """Once it is swept."""
    step: int = 1
    """From one player's seat to the next one's: 1, or -1 where tricks go round the other way."""

    def seat_of(self, place: int, seats: int) -> Seat:
        """Whose card lies at *place*, one of so many *seats*."""
        return Seat((self.leader + self.step * place) % seats)

    def card_of(self, seat: Seat, seats: int) -> Card | None:
        """The card of *seat*; None where it has not played yet."""
        place = (self.step * (seat - self.leader)) % seats
        return self.cards[place] if place < len(self.cards) else None


class Public(Struct, frozen=True):
    """What everybody at the table may know. Tuples by seat, as named."""

    phase: Phase
    deal: int
    """Played, thrown in or passed on, counted from 1; 0 before the first."""
    dealer: Seat
    turn: Seat
    """Who acts, or whom the table waits for."""
    scores: tuple[int, ...]
    """By seat, counted down; without the deal being played, see `scoring.standings`."""
    refes: int = 0
    """Refes waiting; the next played deal uses one up, or all."""
    may_pass_deal: bool = True
    """False when the deal just before was passed on (section 5)."""
    upcards: tuple[Card, ...] = ()
    """Turned up so far and still out of hands, the raubed one last."""
    trumps: Suit | None = None
    way: TrumpSource | None = None
    raubing: Seat | None = None
    """The raubing player; the dealer after an automatic seven."""
    owes: int = 0
    """Tricks the raubing player owes: 1 or 2."""
    taken: Card | None = None
    """The raubed upcard that came into the hand of `taker`, until it is played."""
    may_lie_aside: bool = False
    """Its taker has laid cards away since, and this one may be among them."""
    to_lay: int = 0
    """Cards more than four of the player to move, which are laid aside one by one."""
    swapped: Seat | None = None
    """Who swapped the seven of trumps for the raubed upcard."""
    left_seven: Card | None = None
    """The seven of trumps, left face up by the swap."""
    changed: tuple[int | None, ...] = ()
    """By seat: cards changed; None before the own exchange."""
    is_five_spent: bool = False
    """The five-for-four privilege is used up or lapsed."""
    shown: Card | None = None
    """The third of the five cards, dealt face up (section 3)."""
    shown_to: Seat | None = None
    tricks: tuple[Trick, ...] = ()
    """Of this deal; the last one may be under way."""
    results: tuple[DealScore, ...] = ()
    """Deals played, thrown in and passed on."""
    others: tuple[OtherPoints, ...] = ()
    """The other points of the deal being played."""
    brought: BroughtForward = NOTHING
    """What the game started from."""
    winners: tuple[Seat, ...] = ()
    """Once the game is over."""

    @property
    def written(self) -> int:
        """The number of the deal that was written down last."""
        return self.brought.deals_before + len(self.results)

    @property
    def taker(self) -> Seat | None:
        """Who got the raubed upcard: the dealer (ways 1 and 2), or whoever swapped the seven."""
        return self.raubing if self.way in (TrumpSource.SEVEN, TrumpSource.BLIND) else self.swapped

    @property
    def won(self) -> tuple[int, ...]:
        """By seat: tricks won in this deal."""
        return tuple(
            sum(trick.winner == seat for trick in self.tricks) for seat in range(len(self.scores))
        )


class State(Struct, frozen=True):
    """Everything, hidden cards included."""

    public: Public
    hands: tuple[tuple[Card, ...], ...] = ()
    """By seat."""
    talon: tuple[Card, ...] = ()
    """The top card first."""
    aside: tuple[tuple[Card, ...], ...] = ()
    """By seat: cards laid aside face down."""


class View(Struct, frozen=True):
    """The public part, the seat's own cards, and the sizes of what is hidden."""

    seat: Seat
    public: Public
    hand: tuple[Card, ...]
    """Empty for the dealer until blind raub is declined; `hand_counts` has the number."""
    aside: tuple[Card, ...]
    """What the seat itself laid aside."""
    hand_counts: tuple[int, ...]
    """By seat."""
    talon_count: int


def view_of(state: State, seat: Seat) -> View:
    """The view of *seat*: nothing of another hand, the talon or cards laid aside but its size."""
    public = state.public
    is_blind = public.phase is Phase.BLIND and seat == public.dealer
    return View(
        seat,
        public,
        () if is_blind else state.hands[seat] if state.hands else (),
        state.aside[seat] if state.aside else (),
        tuple(map(len, state.hands)),
        len(state.talon),
    )


def covered_of(state: State, seat: Seat) -> View:
    """What everybody may know, from the place of *seat*, whose hand is empty in it."""
    return View(seat, state.public, (), (), tuple(map(len, state.hands)), len(state.talon))
