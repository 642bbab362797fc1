"""The card table as values: what lies where, what a gesture means, and what may be done next.

A `TableAdapter` turns the view of one seat into a `Table` and gestures into moves; it is the
only part that knows the game. The scene shows a `Table` and asks the adapter what a gesture
means, so it can show any game that has an adapter.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import ClassVar, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct, field, structs

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat

STOCK: Final = "stock"
DISCARD: Final = "discard"
HAND: Final = "hand"
NEW_MELD: Final = "new-meld"
"""Keys of the zones there is only one of; melds and slots have keys of their own."""


BUTTON: Final = "button "
"""How the key of a button begins; see `button_key`."""


def button_key(code: str) -> str:
    """The key of the button *code* above the hand, where something is pointed at."""
    return BUTTON + code


def side_key(side: int) -> str:
    """The key of all that lies before one side, where no single zone is meant."""
    return f"side{side}"


class Zone(Struct, frozen=True):
    """A place for cards, and what is written beside it; a game may add fields in a subclass.

    *cards* are the known ones, the lowest first. *backs* are cards that show their backs.
    """

    key: str
    place: StrEnum
    """The kind of the zone, a word of the game."""
    side: int | None = None
    cards: tuple[Card, ...] = ()
    backs: int = 0
    provisional: frozenset[Card] = frozenset()
    """Those of *cards* that are laid out but not yet played."""
    is_selectable: bool = False
    """Its cards may be selected as those of the hand are."""
    is_button: bool = False
    """A click on it means something even with nothing selected."""
    is_stock: bool = False
    """Cards are drawn off it, by a click or by dragging its top card down; none is put on it."""
    is_reserve: bool = False
    """Cards kept apart that come into the hand all at once; nothing is put there."""
    is_row: bool = False
    """Its cards lie left to right, and a drop says between which of them it fell."""
    is_squared: bool = False
    """Its cards lie on one another, and a line goes around all of them."""
    spoken: str = ""
    """By a screen reader, where the looks of the game do not say it."""
    note: str = ""
    """A few words beside its cards."""

    @property
    def count(self) -> int:
        """What the label says."""
        return len(self.cards) + self.backs

    @property
    def whole(self) -> int:
        """So many cards make it complete; 0 where no number of them does."""
        return 0

    @property
    def stand_ins(self) -> frozenset[Card]:
        """Those of its cards that stand for others."""
        return frozenset()


class Exchange(Struct, frozen=True):
    """What goes onto the table and what comes into the hand by one move, as the seat may know."""

    laid: tuple[tuple[Card, ...], ...]
    """Group by group."""
    came: tuple[Card, ...] = ()
    """Those that are known."""
    backs: int = 0
    """Those that are not."""


class Panel(Struct, frozen=True):
    """One side's part of the table; a game may add fields in a subclass."""

    side: int
    is_own: bool
    is_down: bool
    """Has laid down its first meld."""


class Amount(Struct, frozen=True):
    """How much of something is wanted is chosen by dragging it up, or with the arrow keys."""

    usual: int
    """What the arrow keys begin from."""
    least: int
    """Less than this was not meant, and is put back."""
    most: int


class Meter(Struct, frozen=True):
    """How much of what is needed lies there; a game may add fields in a subclass."""

    have: int
    need: int


class Table(Struct, frozen=True):
    """Everything the scene shows; a game may add fields in a subclass."""

    seat: Seat
    """Whose cards lie in the hand."""
    actor: Seat | None
    """Whose act the table waits for; None while the table itself moves."""
    zones: tuple[Zone, ...]
    asker: Seat | None = None
    """Whose turn goes on while others answer a question."""
    panels: tuple[Panel, ...] = ()
    """By side, where sides have parts of the table."""
    dimmed: frozenset[Card] = frozenset()
    """Cards that cannot be used now and are shown pale."""
    offered: frozenset[Card] = frozenset()
    """Cards that can be used now and wear a line."""
    shows_new: bool = True
    """Cards that came last into the hand are marked."""
    selects_one: bool = False
    """Lifting a card puts back any other."""
    gathers: bool = False
    """A drag of another card leaves those selected that are."""
    gone_to: Seat | None = None
    """Who got the cards that have just left the table; None: who was to act before."""
    amount: Amount | None = None
    """The seat of this table is to choose how much, and nothing else can be done."""
    is_choice: bool = False
    """One of the buttons says what a gesture meant."""
    meter: Meter | None = None
    """How far what is laid out has come, where that is to be seen."""
    card_names: Mapping[Card, str] = field(default_factory=dict)
    """What a screen reader calls cards that are not called as usual."""

    def zone(self, key: str) -> Zone | None:
        return next((zone for zone in self.zones if zone.key == key), None)

    @property
    def is_own_turn(self) -> bool:
        """Whether the hand shown is played from, or will be after an answer."""
        return self.seat in (self.actor, self.asker)

    @property
    def stocks(self) -> tuple[str, ...]:
        """Keys of the piles that cards are drawn off."""
        return tuple(zone.key for zone in self.zones if zone.is_stock)

    @property
    def own_side(self) -> int | None:
        """The side of the seat, where sides have parts of the table."""
        return next((panel.side for panel in self.panels if panel.is_own), None)

    @property
    def hand(self) -> tuple[Card, ...]:
        zone = self.zone(HAND)
        return zone.cards if zone is not None else ()

    def without(self, cards: Collection[Card]) -> Self:
        """The table while *cards* that can be selected are elsewhere: their places close up."""
        if not cards:
            return self
        zones = tuple(
            structs.replace(zone, cards=tuple(card for card in zone.cards if card not in cards))
            if self.can_select(zone.key)
            else zone
            for zone in self.zones
        )
        return structs.replace(self, zones=zones)

    def can_select(self, key: str) -> bool:
        """Whether the cards of zone *key* may be selected."""
        zone = self.zone(key)
        return key == HAND or (zone is not None and zone.is_selectable)

    @property
    def discard_to_drag(self) -> Card | None:
        """The top card of the discard pile, where it may be dragged onto a meld."""
        zone = self.zone(DISCARD)
        is_there = zone is not None and bool(zone.cards) and self.actor == self.seat
        return zone.cards[-1] if zone is not None and is_there else None

    @property
    def selectable(self) -> tuple[Card, ...]:
        """All cards that may be selected, those of the hand first."""
        return (
            *self.hand,
            *(
                card
                for zone in self.zones
                if zone.is_selectable and zone.key != HAND
                for card in zone.cards
            ),
        )


class AnyDraft(Protocol):
    """What has been put together but not played, a value of the game."""

    @property
    def cards(self) -> frozenset[Card]:
        """Cards laid out that can be taken back into the hand."""


class MoveWarning(Struct, frozen=True):
    """What a legal move may cost: it is asked about first where the household wants it, and where
    the program would do something else."""

    is_plain: ClassVar[bool] = True
    """Anybody sees it. Of another one only the program knows whether it costs anything, so that
    nothing is asked where it does not answer."""


class DiscardOne(Problem, frozen=True):
    """Exactly one card is discarded, not *have*."""

    have: int


class SelectCards(Problem, frozen=True):
    """There is nothing selected that could be put there."""


class OtherSide(Problem, frozen=True):
    """The place belongs to another side."""


class CardsLaidOut(Problem, frozen=True):
    """Cards are laid out and not yet played; they are laid down or taken back first."""


Move = TypeVar("Move")
View = TypeVar("View")
DraftT = TypeVar("DraftT", bound=AnyDraft)


class Drafted(Struct, Generic[DraftT], frozen=True):
    """The gesture changed the draft."""

    draft: DraftT


class Chosen(Struct, Generic[Move], frozen=True):
    """The gesture is a legal move, perhaps a costly one."""

    move: Move
    warning: MoveWarning | None = None


class Refused(Struct, frozen=True):
    """The gesture means something that is not allowed."""

    problem: Problem


class Selected(Struct, frozen=True):
    """The gesture selects these cards of the hand, so that the next one can use them."""

    cards: tuple[Card, ...]


class Choice(Struct, Generic[DraftT, Move], frozen=True):
    """One answer to a question, and what comes of it."""

    text: str
    """The words on its button, a few signs at most."""
    outcome: Drafted[DraftT] | Chosen[Move]


class Asked(Struct, Generic[DraftT, Move], frozen=True):
    """The gesture can mean several things; the player chooses one, or none with Escape."""

    prompt: str
    """Goes on after the player's name and a comma."""
    choices: tuple[Choice[DraftT, Move], ...]
    """Two to five."""


Outcome: TypeAlias = (
    Drafted[DraftT] | Chosen[Move] | Refused | Selected | Asked[DraftT, Move] | None
)
"""What a gesture comes to; None: nothing at all."""


class Tag(Struct, frozen=True):
    """A tag's code with its numbers, where it has any; or its *text*."""

    code: StrEnum | None = None
    number: int = 0
    second: int = 0
    text: str = ""


class Target(Struct, frozen=True):
    """A zone that accepts the selected cards (or, with nothing selected, a click)."""

    key: str
    is_best: bool = False
    tag: Tag | None = None
    index: int | None = None
    """Between which cards of the zone, where that is meant: the number of cards before it."""
    is_lit: bool = True
    """Shown; where anything may be put anywhere, only what fits is."""
    spreads_to: tuple[str, ...] = ()
    """Zones over which the cards are spread; these are shown in its place."""
    spread_tags: tuple[Tag | None, ...] = ()
    """The tags of these, in the same order."""

    def tag_on(self, key: str) -> Tag | None:
        """The tag on zone *key*, where the target is shown there with one."""
        tags = dict(zip(self.spreads_to, self.spread_tags, strict=False))
        return tags.get(key, self.tag if key == self.key else None)

    @property
    def shown(self) -> tuple[str, ...]:
        """The zones that light up."""
        return self.spreads_to or (self.key,)


class DropPreview(Struct, frozen=True):
    """What a drop on zone *key* would come to, shown while the cards are held over it: the places
    that get them, each with a tag that says what comes of it, or the reason why none does."""

    key: str
    targets: tuple[Target, ...] = ()
    problem: Problem | None = None


class ButtonRole(StrEnum):
    """How much a button stands out."""

    QUIET = "quiet"
    PLAIN = "plain"
    PRIMARY = "primary"
    """Golden, and pressed by Enter: what the program would do, with what is selected or laid out.
    Where two answers are honest, and where a move may be a slip, none is."""


class Action(Struct, Generic[Move], frozen=True):
    """Something that can be done now without a gesture.

    An act without *move* is a drop of the selected cards on *target*; without either it takes back
    what is selected or, with nothing selected, what is laid out. An act that waits for something
    has ``is_on`` False and keeps its place; a press of it says what it waits for: its *problem*,
    or what is wrong with the drop on its *target*.
    """

    code: StrEnum
    """Its name for keys and tests, a word of the game."""
    role: ButtonRole
    move: Move | None = None
    target: str | None = None
    number: int = 0
    second: int = 0
    is_on: bool = True
    warning: MoveWarning | None = None
    text: str = ""
    """The words on the button, where the game's style does not make them from the code."""
    key: str = ""
    """A letter that presses it."""
    problem: Problem | None = None
    """What it waits for."""


def gilded(acts: Sequence[Action[Move]], golden: Action[Move] | None) -> tuple[Action[Move], ...]:
    """*acts* of which only *golden* is primary, and none where that is none; one that is off stays
    as it is where nothing is golden."""
    return tuple(
        structs.replace(act, role=ButtonRole.PRIMARY)
        if act is golden
        else structs.replace(act, role=ButtonRole.PLAIN)
        if act.role is ButtonRole.PRIMARY and (act.is_on or golden is not None)
        else act
        for act in acts
    )


class HandOrder(Struct, frozen=True):
    """How the own hand is sorted; *own* is the player's order where `Sorting.OWN` is chosen."""

    sorting: Sorting = Sorting.RANK
    own: tuple[Card, ...] = field(default=())

    def of(
        self,
        cards: Iterable[Card],
        by_suit: Callable[[Card], tuple[int, ...]],
        by_rank: Callable[[Card], tuple[int, ...]] = lambda card: (card.order,),
    ) -> tuple[Card, ...]:
        """*cards* as the player wants them; those that are new to an own order stay last."""
        if self.sorting is Sorting.SUIT:
            return tuple(sorted(cards, key=by_suit))
        ranked = tuple(sorted(cards, key=by_rank))
        if self.sorting is Sorting.RANK:
            return ranked
        places = {card: place for place, card in enumerate(self.own)}
        return tuple(sorted(ranked, key=lambda card: places.get(card, len(places))))


class Dealt(Struct, frozen=True):
    """Cards of a deal that come to one place together, as everybody sees it."""

    seat: Seat | None
    """Whose they are; None: they are turned up on the table."""
    count: int = 1
    is_reserve: bool = False
    """They are kept apart for later."""
    is_lifted: bool = False
    """They come off the deck in one bundle, which is lifted first."""


class Dealing(ABC, Generic[View]):
    """How the cards of one game come into the hands, under one rule set. Every method is pure."""

    @abstractmethod
    def deal(self, view: View) -> int:
        """Which deal of the game is seen: one more as soon as cards are dealt, and no sooner; no
        card of another deal is new."""

    @abstractmethod
    def hand(self, view: View) -> frozenset[Card]:
        """The cards that the seat of *view* holds."""

    def opened(self, view: View, cards: frozenset[Card]) -> View | None:
        """*view*, which has what everybody may know, with those *cards* of its hand that lie open;
        only what is done with them and with the table is offered then. None: a hand that is held
        elsewhere needs no other table than its own."""
        del view, cards
        return None

    def gained(self, before: View, after: View) -> frozenset[Card]:
        """Cards that came newly into the hand, to be marked; none where all of it is new."""
        hand = self.hand(after)
        gained = hand - self.hand(before)
        return frozenset() if gained == hand else gained

    def dealt(self, before: View, after: View) -> tuple[Dealt, ...]:
        """What was dealt between two views, in order; nothing where no deal is to be seen."""
        return self.first_cards(after) if self.deal(after) > self.deal(before) else ()

    def first_cards(self, view: View) -> tuple[Dealt, ...]:
        """The order in which the cards came that lie there at the beginning of a deal; none in a
        game that does not show it, or where they come later."""
        return ()


class TableAdapter(ABC, Generic[View, Move, DraftT]):
    """One game at the table, under one rule set. Every method is pure."""

    game: ClassVar[str]
    """The name of the game in `games.GAMES`."""
    is_stepwise: ClassVar[bool] = False
    """Undo takes a draft back step by step instead of at once."""
    has_golden_thoughts: ClassVar[bool] = False
    """Which button is `golden` takes thinking, which is done while a person is to move."""
    draft_type: ClassVar[type[AnyDraft] | None] = None
    """How drafts are read from a file; None where nothing is worked out that is worth keeping."""

    agreed: Agreed = ()
    """By side, what its players agreed on before the game."""
    tells_piles: bool = True
    """What lies below the top of a pile may be read where the rules let people look at it."""

    @property
    @abstractmethod
    def empty(self) -> DraftT:
        """The draft at the beginning of every turn."""

    @property
    @abstractmethod
    def dealing(self) -> Dealing[View]:
        """How the cards come."""

    @abstractmethod
    def table(self, view: View, draft: DraftT, order: HandOrder) -> Table:
        """What the seat of *view* sees, with *draft* laid out."""

    @abstractmethod
    def drop(
        self, view: View, draft: DraftT, cards: tuple[Card, ...], key: str, index: int | None = None
    ) -> Outcome[DraftT, Move]:
        """What it means to put *cards* on zone *key*; without cards: to click on the zone.

        *cards* come from the hand, from the draft, from liftable zones, or are the discard pile's
        top card. *index* is given for a drop with the mouse on a row: the number of its cards,
        those dragged left out, to the left of the drop.
        """

    @abstractmethod
    def targets(self, view: View, draft: DraftT, cards: tuple[Card, ...]) -> tuple[Target, ...]:
        """The zones where `drop` would not be refused; one act at most is best."""

    def preview(
        self, view: View, draft: DraftT, cards: tuple[Card, ...], key: str, index: int | None = None
    ) -> DropPreview | None:
        """What `drop` with the same arguments would come to; None where it means nothing.

        A drop that is allowed, but leaves something to be mended, may have its problem here.
        """
        match self.drop(view, draft, cards, key, index):
            case Refused(problem):
                return DropPreview(key, problem=problem)
            case None | Selected():
                return None
        targets = self.targets(view, draft, cards)
        found = tuple(t for t in targets if key in (t.key, *t.shown))
        return DropPreview(key, found or (Target(key),))

    @abstractmethod
    def acts(self, view: View, draft: DraftT, cards: tuple[Card, ...]) -> tuple[Action[Move], ...]:
        """What the bar offers while *cards* are selected: quiet, plain, primary.

        One is primary at most, and none that the program might not do; nothing is thought over
        here. See `golden`.
        """

    def golden(
        self,
        view: View,
        draft: DraftT,
        acts: tuple[Action[Move], ...],
        advised: tuple[Move, object],
    ) -> Action[Move] | None:
        """The one of *acts* that is what the program would do, with *draft* laid out and nothing
        selected: it has thought, and *advised* is what it would do at the beginning of *view*, and
        what hints are made of. None: those stand out that do so by themselves."""
        del view, draft, acts, advised
        return None

    def acts_with(self, view: View, amount: int) -> tuple[Action[Move], ...]:
        """What the prompt bar offers while *amount* is chosen of what `Table.amount` asks for."""
        return ()

    def new_meld(self, side: int | None) -> Zone | None:
        """The place for a new meld of *side*, where `table` has none of its own and yet cards can
        be put there."""
        return None

    def exchange(self, view: View, draft: DraftT, cards: tuple[Card, ...]) -> Exchange | None:
        """What the cards laid out, or *cards* that are selected, bring into the hand for what they
        cost; None where they bring nothing."""
        return None

    def laid_out(self, view: View, move: Move) -> DraftT | None:
        """The draft that lies there once *move* is laid out and not yet played; None where that
        shows no more than the selected cards."""
        return None

    def same_kind(self, view: View, draft: DraftT, card: Card) -> tuple[Card, ...]:
        """The cards that a double click on *card* selects, *card* among them."""
        return (card,)

    @abstractmethod
    def kept(self, view: View, draft: DraftT) -> DraftT:
        """What is left of a draft under a newer view."""

    def can_resume(self, view: View, draft: DraftT) -> bool:
        """Whether there is something in *draft*, and all of it can be laid out in *view*.

        *draft* may come from a file that anybody has written, and be about another game.
        """
        return False

    def taken_back(self, draft: DraftT) -> DraftT:
        """What is left of a draft when it is taken back: nothing, as a rule."""
        return self.empty

    @abstractmethod
    def step_back(self, view: View, draft: DraftT) -> DraftT:
        """A draft that is not empty, without its last step."""

    def is_to_draw(self, view: View) -> bool:
        """Whether the seat of *view* is about to draw; then cards that come newly are marked."""
        return False

    @abstractmethod
    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        """The cards to select and the zone to point at, to show *move* as a hint."""

    def hint_targets(self, view: View, move: Move) -> tuple[Target, ...]:
        """Every place that *move* needs, lit to show it as a hint."""
        gesture = self.gesture(view, move)
        return () if gesture is None else (Target(gesture[1], is_best=True),)

    @abstractmethod
    def act(self, move: Move, view: View) -> Action[Move]:
        """The primary button that plays *move* as it is, whatever is selected."""

    def is_same(self, view: View, move: Move, other: Move) -> bool:
        """Whether two moves of the seat of *view* come to the same."""
        del view
        return move == other

    def is_on_the_way(self, view: View, draft: DraftT, move: Move) -> bool:
        """Whether *draft* is a part of *move*, to which more cards are laid out."""
        gesture = self.gesture(view, move)
        return gesture is not None and draft.cards <= set(gesture[0])

    def rounds_left(self, view: View) -> float:
        """For how many rounds the stock lasts, where the deal ends with it."""
        return math.inf

    def came(self, before: View | None, after: View) -> frozenset[Card]:
        """Cards that came onto the table, where they lie open, and not merely for a while."""
        return _on_table(self, after) - (frozenset() if before is None else _on_table(self, before))


def _on_table(adapter: TableAdapter[View, Move, DraftT], view: View) -> frozenset[Card]:
    """The cards that lie there open and stay."""
    zones = adapter.table(view, adapter.empty, HandOrder()).zones
    kept = (zone for zone in zones if zone.key not in (HAND, DISCARD))
    return frozenset(card for zone in kept for card in zone.cards)
