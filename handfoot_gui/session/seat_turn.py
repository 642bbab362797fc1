"""The turn being put together: what is selected, laid out or taken back, and what is new."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    Action,
    Amount,
    AnyDraft,
    MoveWarning,
    Table,
    TableAdapter,
    Target,
)

AnyAdapter: TypeAlias = TableAdapter[Any, Any, Any]
ValueT = TypeVar("ValueT")


class Listeners(Generic[ValueT]):
    """Those who are called with every new value, in the order in which they came.

    A listener is kept until it is disconnected, whatever becomes of its object.
    """

    def __init__(self) -> None:
        self._listeners: list[Callable[[ValueT], object]] = []

    def connect(self, listener: Callable[[ValueT], object]) -> None:
        """Call *listener* from now on."""
        self._listeners.append(listener)

    def disconnect(self, listener: Callable[[ValueT], object]) -> None:
        """Call *listener* no more; ValueError where it is not called."""
        self._listeners.remove(listener)

    def emit(self, value: ValueT) -> None:
        """Call all of them with *value*."""
        for listener in tuple(self._listeners):
            listener(value)


class NewCards:
    """The cards that wear the tag "new"; a returning player still finds them marked."""

    def __init__(self) -> None:
        self._marked: dict[Seat, frozenset[Card]] = {}
        self._seen: dict[Seat, Any] = {}
        self._is_to_draw: dict[Seat, bool] = {}
        self._held: dict[Seat, frozenset[Card]] = {}
        """Every card the hand held since the last draw; one that comes back is not new."""
        self.shown: frozenset[Card] = frozenset()
        """Those of the hand that is shown."""

    def of(self, seat: Seat) -> frozenset[Card]:
        return self._marked.get(seat, frozenset())

    def show(self, seat: Seat | None) -> None:
        """Those of *seat* are `shown` from now on; None: none."""
        self.shown = frozenset() if seat is None else self.of(seat)

    def forget(self) -> None:
        """Another game is played."""
        for known in (self._marked, self._seen, self._is_to_draw, self._held):
            known.clear()

    def put(self, seat: Seat, cards: Iterable[Card]) -> None:
        self._marked[seat] = frozenset(cards)

    def note(self, adapter: AnyAdapter, view: Any) -> None:
        """A seat is shown *view* now."""
        dealing = adapter.dealing
        seat, hand = view.seat, dealing.hand(view)
        before = self._seen.get(seat)
        if before is not None and dealing.deal(before) != dealing.deal(view):
            self._marked[seat] = self._held[seat] = frozenset()
        elif before is not None:
            gained = dealing.gained(before, view)
            is_draw = bool(gained) and self._is_to_draw.get(seat, False)
            if is_draw:
                self._held[seat] = frozenset()
            gained -= self._held.get(seat, frozenset())
            old = frozenset() if is_draw else self.of(seat)
            self._marked[seat] = (gained | old) & hand
        self._held[seat] = self._held.get(seat, frozenset()) | hand
        self._seen[seat] = view
        self._is_to_draw[seat] = adapter.is_to_draw(view)


def since_draw(adapter: AnyAdapter, views: Iterable[Any]) -> frozenset[Card]:
    """The cards of a hand that came with its last draw or later; *views* are what its seat saw,
    the newest first."""
    later: list[Any] = []
    for view in views:
        has_gained = bool(later) and bool(adapter.dealing.gained(view, later[-1]))
        later.append(view)
        if has_gained and adapter.is_to_draw(view):
            break
    marks = NewCards()
    for seen in reversed(later):
        marks.note(adapter, seen)
    return marks.of(later[0].seat)


_AROUND: Final = 10
"""How far from the usual amount one key leads."""


class NoDraft:
    """The draft while no game is shown."""

    cards: frozenset[Any] = frozenset()


NO_DRAFT: Final = NoDraft()


class Turn:
    """A game's adapter, the view of the seat that is shown, and the draft laid out in it."""

    def __init__(self) -> None:
        self.changed: Listeners[AnyDraft] = Listeners()
        """Told what is laid out."""
        self.adapter: AnyAdapter | None = None
        self.view: Any = None
        self.draft: AnyDraft = NO_DRAFT
        self._known: AnyDraft = NO_DRAFT
        """What was told last."""
        self._aside: list[AnyDraft] = []
        """What was taken back at once, and comes back with undo until the next move."""
        self._undone: list[AnyDraft] = []
        """What undo has changed, and comes back with redo until the next gesture."""
        self.has_gesture = False
        """Something was laid out or taken back under this view, other than by undo and redo."""

    def see(self, view: Any) -> None:
        """*view* is shown from now on."""
        if view != self.view:
            self._aside, self._undone = [], []
            self.has_gesture = False
        self.view = view

    def begin(self, *, is_told: bool = False) -> None:
        """Nothing is laid out, which is a change to be told only where *is_told*."""
        self.draft = NO_DRAFT if self.adapter is None or self.view is None else self.adapter.empty
        if not is_told:
            self._known = self.draft

    def keep(self) -> None:
        """Keep what is left of the draft under the view that is shown now."""
        if self.adapter is None or self.view is None:
            return
        if self.draft is NO_DRAFT:
            self.begin()
        self.draft = self.adapter.kept(self.view, self.draft)

    def is_of_another_deal(self, view: Any) -> bool:
        """Whether cards were dealt between the view that is shown and *view*."""
        if self.adapter is None or self.view is None or view is None:
            return False
        return self.adapter.dealing.deal(self.view) != self.adapter.dealing.deal(view)

    def tell(self) -> None:
        """Say what is laid out, if it is not what was said last."""
        if self.draft != self._known:
            self._known = self.draft
            self.changed.emit(self.draft)

    @property
    def has_draft(self) -> bool:
        """Whether anything is put together and not played."""
        return self.adapter is not None and self.draft not in (NO_DRAFT, self.adapter.empty)

    @property
    def can_undo(self) -> bool:
        """Whether anything is laid out that can be taken back, or comes back."""
        return self.has_draft or bool(self._aside)

    @property
    def can_redo(self) -> bool:
        """Whether anything comes back that undo has changed."""
        return bool(self._undone)

    def without_last_step(self) -> AnyDraft | None:
        """The draft without its last step; None: there is nothing to take back."""
        if not self.has_draft or self.adapter is None or self.view is None:
            return None
        draft: AnyDraft = self.adapter.step_back(self.view, self.draft)
        return draft

    def put_aside(self) -> AnyDraft | None:
        """What is left of the draft when it is taken back as a whole; undo brings it back."""
        if not self.has_draft or self.adapter is None or self.view is None:
            return None
        if self.adapter.can_resume(self.view, self.draft):
            self._aside.append(self.draft)
        draft: AnyDraft = self.adapter.taken_back(self.draft)
        return draft

    def note_gesture(self) -> None:
        """What was undone before this gesture does not come back."""
        self._undone = []
        self.has_gesture = True

    def undone(self) -> AnyDraft | None:
        """The draft after an undo; None where there is nothing to undo."""
        before, after = self.draft, self._before()
        if after is not None:
            self._undone.append(before)
        return after

    def redone(self) -> AnyDraft | None:
        """The draft after a redo; None where nothing was undone."""
        if not self._undone:
            return None
        draft = self._undone.pop()
        if self.has_draft and self.adapter is not None and draft == self.adapter.empty:
            self._aside.append(self.draft)
        return draft

    def _before(self) -> AnyDraft | None:
        if not self.has_draft or self.adapter is None:
            return self._aside.pop() if self._aside else None
        if self.adapter.is_stepwise:
            return self.without_last_step()
        draft: AnyDraft = self.adapter.taken_back(self.draft)
        return draft


class Selection:
    """The selected cards, in the order in which they lie."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        """*refresh* shows the table anew."""
        self.changed: Listeners[tuple[Card, ...]] = Listeners()
        """Told what is selected."""
        self._refresh = refresh
        self._known: tuple[Card, ...] = ()
        """What was told last."""
        self._selectable: tuple[Card, ...] = ()
        self._is_single = False
        self._last: Card | None = None
        """The card that was selected last by itself."""
        self.cards: tuple[Card, ...] = ()
        self.held: tuple[Card, ...] = ()
        """Cards that are being dragged, selected or not."""

    def __contains__(self, card: Card | None) -> bool:
        return card in self.cards

    def __bool__(self) -> bool:
        return bool(self.cards)

    @property
    def lifted(self) -> tuple[Card, ...]:
        """What a gesture is about now: cards that are being dragged, or else those selected."""
        return self.held or self.cards

    @property
    def can_select(self) -> bool:
        """Whether there is anything that may be selected."""
        return bool(self._selectable)

    def clear(self) -> None:
        """Forget everything about the table, and tell nobody."""
        self.cards = self._known = self._selectable = ()

    def show(self, table: Table, *, is_watched: bool) -> None:
        """*table* is shown; where it *is_watched* nothing can be selected."""
        self._selectable = () if is_watched else table.selectable
        self._is_single = table.selects_one

    def narrow(self, cards: Iterable[Card]) -> None:
        """Leave only those selected that are among *cards*; call `tell` when that is shown."""
        left = set(cards)
        self.cards = tuple(card for card in self.cards if card in left)

    def tell(self) -> None:
        """Say what is selected, if it is not what was said last."""
        if self.cards != self._known:
            self._known = self.cards
            self.changed.emit(self.cards)

    def select(self, cards: Iterable[Card]) -> bool:
        """Select exactly those of *cards* that can be; False where they are selected already."""
        wanted = set(cards)
        selected = tuple(card for card in self._selectable if card in wanted)
        if selected == self.cards:
            return False
        self.cards = selected
        self._refresh()
        self.tell()
        return True

    def add(self, cards: Iterable[Card]) -> None:
        """Select *cards* besides those that are."""
        self.select({*self.cards, *cards})

    def toggle(self, card: Card) -> None:
        """Select *card*, or put it back."""
        self._last = card
        wanted = set(self.cards) ^ {card}
        self.select(wanted & {card} if self._is_single else wanted)

    def reach(self, card: Card, row: Sequence[Card]) -> None:
        """Select all of *row* from the card that was selected last to *card*, which lies there."""
        if self._is_single or self._last not in row or self._last not in self.cards:
            self._last = card
        ends = sorted((row.index(self._last), row.index(card)))
        self.add(row[ends[0] : ends[1] + 1])


class AmountChoice:
    """How much is chosen of what `Table.amount` asks for; 0 before anything is."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        """*refresh* shows the table anew."""
        self._refresh = refresh
        self.asked: Amount | None = None
        self.value = 0

    def show(self, asked: Amount | None) -> None:
        """The table that is shown asks for *asked*."""
        self.asked = asked
        if asked is None:
            self.value = 0

    @property
    def is_meant(self) -> bool:
        """Whether so much is chosen that it can only be meant."""
        return self.asked is not None and self.value >= self.asked.least

    def choose(self, value: int) -> None:
        """Choose about *value*; 0 chooses nothing."""
        if self.asked is None:
            return
        wanted = max(0, min(value, self.asked.most))
        if wanted != self.value:
            self.value = wanted
            self._refresh()

    def step(self, step: int) -> None:
        """Choose *step* more, beginning from the usual amount."""
        if self.asked is not None:
            self.choose((self.value or self.asked.usual) + step)

    def go_round(self) -> None:
        """Choose one more, after so many too many as few as that: one key leads to them all."""
        asked = self.asked
        if asked is not None:
            highest = min(asked.usual + _AROUND, asked.most)
            lowest = max(asked.usual - _AROUND, asked.least)
            more = (self.value or asked.usual) + 1
            self.choose(lowest if more > highest else more)


class Doubt(Struct, frozen=True):
    """A move that waits until it is said whether it is meant."""

    move: Any
    warning: MoveWarning | None = None
    """What it may cost; None: it ends the turn."""


class OwnOrder:
    """The order that a player has given the own hand."""

    def __init__(self, refresh: Callable[[], None]) -> None:
        """*refresh* shows the table anew."""
        self.changed: Listeners[tuple[Card, ...]] = Listeners()
        """Told the order once the player has moved cards."""
        self._refresh = refresh
        self.cards: tuple[Card, ...] = ()
        """Cards that are gone may still be in it."""

    def put(self, cards: Iterable[Card]) -> None:
        """The order as kept from earlier."""
        self.cards = tuple(cards)
        self._refresh()

    def keep(self, before: Table, table: Table) -> None:
        """Follow what came into the hand of *table*, or left it since *before*. What is taken back
        lies where it lay, also the end of the turn; what comes in a later turn or with a deal does
        not."""
        had, has = set(before.hand), set(table.hand)
        is_next = not (table.is_own_turn and before.is_own_turn)
        is_back = table.is_own_turn and bool(had) and had < has
        if is_next and not is_back and (table.is_own_turn or not has <= had):
            self.cards = tuple(card for card in self.cards if card in had)
        self.cards += tuple(card for card in table.hand if card not in self.cards)

    def move(self, cards: Collection[Card], before: Card | None, hand: Sequence[Card]) -> None:
        """Put *cards* of the *hand*, as it lies, in front of *before* (None: at the end)."""
        rest = [card for card in hand if card not in cards]
        moved = [card for card in hand if card in cards]
        at = rest.index(before) if before in rest else len(rest)
        self.cards = (*rest[:at], *moved, *rest[at:])
        self._refresh()
        self.changed.emit(self.cards)


class House:
    """What holds at every seat of a game, whoever sits there."""

    def __init__(self) -> None:
        self.preferences = Preferences()
        self.is_only_shown = False
        """Nothing can be selected or done: a game that is looked at again."""
        self.ends_turn: Callable[[Any], bool] = lambda _: False
        """Whether a move ends the turn, for a household that wants to be asked then."""
        self.weigh: Callable[[Doubt], None] | None = None
        """What is done with a move that may be a slip; None: it is asked whether it is meant."""
        self.wanted: Callable[[Action[Any]], bool] | None = None
        """Somebody leads through the game: golden is what is wanted, and nothing else."""


class Hint:
    """The move that is shown as a hint, as long as nothing else is lifted or laid out."""

    def __init__(self, turn: Turn, selection: Selection) -> None:
        self._turn = turn
        self._selection = selection
        self._shown: tuple[Any, Any, Any, tuple[Card, ...]] | None = None
        """The move, and view, draft and cards for as long as they stay."""

    def note(self, move: Any) -> None:
        """*move* is shown from now on, its cards selected."""
        self._shown = (move, self._turn.view, self._turn.draft, self._selection.cards)

    def forget(self) -> None:
        """No move is shown."""
        self._shown = None

    @property
    def move(self) -> Any:
        """The move; None where none is shown, or another thing is done."""
        if self._shown is None:
            return None
        move, *shown = self._shown
        is_so = shown == [self._turn.view, self._turn.draft, self._selection.lifted]
        return move if is_so else None

    def is_at(self, targets: Iterable[Target], cards: Collection[Card], key: str | None) -> bool:
        """Whether a drop of *cards* on zone *key*, one of *targets*, does what the hint shows."""
        is_lit = any(key == target.key for target in targets)
        return bool(cards) and is_lit and self.move is not None
