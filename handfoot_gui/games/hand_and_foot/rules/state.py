"""The whole state of a game: a public part, what is hidden, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable


class Phase(StrEnum):
    """What is to be done next."""

    LOT = "lot"
    """The table chooses the first dealer."""
    DEAL = "deal"
    CUT = "cut"
    """The player to move lifts packets off the deck."""
    LIFT = "lift"
    """The table tells how many cards were lifted."""
    TURN_UP = "turn up"
    DRAW = "draw"
    """The player to move draws or takes the pile."""
    PLAY = "play"
    """The player to move melds, asks, and discards."""
    RESHUFFLE = "reshuffle"
    """A draw exceeds the stock, and the table fills it up."""
    ANSWER = "answer"
    """A partner answers "May I go out?"."""
    TURN_OVER = "turn over"
    """The turn is over, but its player still gets the foot or lays red threes."""
    DEAL_OVER = "deal over"
    """The table scores the deal."""
    OVER = "over"


class Due(StrEnum):
    """What the table does before the player to move acts (rules 3 and 10)."""

    RED_THREE = "red three"
    """It lays one for the player and replaces it."""
    FOOT = "foot"
    """It gives the player the next packet, which is the foot in the end."""


class Question(Struct, frozen=True):
    """ "May I go out?", asked in this turn."""

    waiting: tuple[Seat, ...]
    """Partners who have not answered yet, in order."""
    resume: Phase
    """The phase in which the question was asked."""
    answer: bool | None = None
    """None until the answer is final."""


_ENDED: Final = (Phase.DEAL_OVER, Phase.DEAL, Phase.OVER)


class Public(Struct, frozen=True, gc=False):
    """What everybody at the table may know. Tuples by seat or by side, as named."""

    phase: Phase
    deal: int
    """Counted from 1; 0 before the first deal."""
    dealer: Seat
    """Dealer of the hands of this deal."""
    turn: Seat
    """Whose turn it is, also while a partner answers."""
    turns: int
    """Turns begun in this deal, the present one included."""
    tables: tuple[SideTable, ...]
    """By side."""
    pile: tuple[Card, ...]
    """The discard pile, its top card last."""
    in_foot: tuple[bool, ...]
    """By seat: has picked up the foot, the last packet."""
    played_foot: tuple[bool, ...]
    """By seat: has melded or discarded from the foot (decision 9)."""
    question: Question | None
    """The question of this turn, if it was asked."""
    known: tuple[tuple[Card, ...], ...]
    """By seat: cards taken from the discard pile and not seen to leave the holding again."""
    discards: tuple[tuple[Card, ...], ...]
    """By seat: every card discarded in this deal, oldest first."""
    out: Seat | None
    """Who went out (first, where everybody else has one more turn)."""
    results: tuple[DealScore, ...]
    """The finished deals."""
    removed: tuple[Card, ...] = ()
    """Cards that left the table with a wild and are not shuffled in again."""
    frozen: bool = False
    """The discard pile is frozen until it is taken (rule S8)."""
    followed: tuple[int, ...] = ()
    """By seat, where nobody looks through the pile: how many of its uppermost cards came since
    the seat's own last turn ended (rule S9)."""
    below: int = 0
    """Cards of the pile below *pile* that a view does not show."""
    gone: int = 0
    """Cards *removed* that a view does not show."""
    due: Due | None = None
    """What comes before the player to move; everybody sees it follow at once."""
    height: int = 0
    """Where the player to move cuts the deck, while it is cut."""
    first_lays: tuple[int, ...] = ()
    """By seat: the turn of the deal in which it melded first, 0 before; only where going out
    without having done so counts."""
    down: tuple[bool, ...] = ()
    """By seat: has laid the own first meld; nothing where a partner's serves the side."""
    opened: tuple[int, ...] = ()
    """By seat: packets picked up beside the hand; nothing where there are but hand and foot."""
    more_due: int = 0
    """Packets that are picked up after the one that is due."""
    lifted: tuple[int, ...] = ()
    """By seat: cards lifted off the deck at the first try; 0 before, and where nobody cuts."""
    drawing: tuple[int, ...] = ()
    """The draw that waits for the stock to be filled up, by stock pile."""
    others: tuple[OtherPoints, ...] = ()
    """The other points of the deal being played."""
    brought: BroughtForward = NOTHING
    """What the game started from."""

    @property
    def pile_size(self) -> int:
        """Cards of the discard pile, also those that a view does not show."""
        return self.below + len(self.pile)

    def is_concealed_out(self) -> bool:
        """Whether who went out has melded nothing in an earlier turn."""
        if self.out is None or not self.first_lays:
            return False
        # Others may have had one more turn each.
        since = (self.turn - self.out) % len(self.in_foot)
        return self.first_lays[self.out] in (0, self.turns - since)

    @property
    def is_lap(self) -> bool:
        """Whether somebody is out, and the player to move has the last turn (rule S21)."""
        return self.out is not None and self.phase not in _ENDED

    def is_down(self, seat: int, side: int) -> bool:
        """Whether *seat*, which plays for *side*, has laid its first meld (decision 43)."""
        return self.down[seat] if self.down else bool(self.tables[side].melds)

    def score(self, side: int) -> int:
        """The total of *side* over the finished deals."""
        return self.brought.total(side) + sum(deal.points(side) for deal in self.results)


class State(Struct, frozen=True, gc=False):
    """Everything, hidden cards included. Only the session and the command line hold states."""

    public: Public
    holdings: tuple[tuple[Card, ...], ...]
    """By seat: the packet being played, the hand first and later the foot."""
    feet: tuple[tuple[Card, ...], ...]
    """By seat: all packets until they are picked up, the next one first."""
    stocks: tuple[tuple[Card, ...], ...]
    """By stock pile, the top card first."""


class View(Struct, frozen=True, gc=False):
    """The public part, the seat's own holding, and the sizes of what is hidden."""

    seat: Seat
    public: Public
    holding: tuple[Card, ...]
    holding_counts: tuple[int, ...]
    """By seat."""
    foot_counts: tuple[int, ...]
    """By seat: of all packets that are not picked up; 0 once the foot is."""
    stock_counts: tuple[int, ...]
    """By stock pile."""


_T = TypeVar("_T")


def view_of(state: State, seat: Seat) -> View:
    """The view of *seat*: nothing of another holding, a foot or the stock but its size."""
    return View(
        seat,
        state.public,
        state.holdings[seat],
        tuple(map(len, state.holdings)),
        tuple(map(len, state.feet)),
        tuple(map(len, state.stocks)),
    )


def covered_of(state: State, seat: Seat) -> View:
    """What everybody may know, from the place of *seat*, whose holding is empty in it."""
    return replace(view_of(state, seat), holding=())


def closed(view: View) -> View:
    """*view* where nobody looks through the discard pile: its uppermost cards that came since the
    seat's own last turn, of the others their number (rule S9, decision 46)."""
    public = view.public
    shown = max(1, public.followed[view.seat])
    pile = public.pile[-shown:]
    # Each seat has thrown one of them at most, its last.
    discards = tuple(
        [thrown[-1:] if thrown[-1:] and thrown[-1] in pile else () for thrown in public.discards]
    )
    public = replace(
        public, pile=pile, below=public.pile_size - len(pile), discards=discards, removed=(),
        gone=public.gone + len(public.removed),
    )  # fmt: skip
    return replace(view, public=public)


def with_open_pile(state: State) -> State:
    """*state* of a deal that is over, when everybody may look through its discard pile."""
    return with_public(state, followed=())


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """*values* with another value at *place*."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def with_public(state: State, **changes: object) -> State:
    """*state* with other fields of its public part."""
    return replace(state, public=replace(state.public, **changes))


def without(
    known: tuple[tuple[Card, ...], ...], seat: Seat, gone: Collection[Card]
) -> tuple[tuple[Card, ...], ...]:
    """*known* without the cards *gone* from *seat*."""
    if not known[seat]:
        return known
    return put(known, seat, tuple([card for card in known[seat] if card not in gone]))
