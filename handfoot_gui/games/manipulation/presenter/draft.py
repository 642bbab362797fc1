"""The working table of a turn of Manipulation Rummy: what lies where, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.cards import STANDARD_SUITS, Card
from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import PLACE
from handfoot_gui.games.manipulation.rules.view import View


class Pile(Struct, frozen=True):
    """A meld on the working table, legal or not; *number* stays its own while it lies there.

    The melds of the view are numbered as they lie, new ones go on from there.
    """

    number: int
    meld: Meld

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset(laid.card for laid in self.meld)


Working: TypeAlias = tuple[Pile, ...]
"""A whole table; a meld keeps its place, a new one comes last."""


class ManipulationDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that is being put together."""

    tables: tuple[Working, ...] = ()
    """The table after every step, the last one is what lies there now; none: as the view has it."""
    cards: frozenset[Card] = frozenset()
    """Cards of the hand that lie on the table now."""
    turn: tuple[int, int] = (0, 0)
    """Round and turn it belongs to."""

    @property
    def is_untouched(self) -> bool:
        """Whether there is nothing to take back."""
        return not self.tables


_MOST_PILES: Final = 10_000
"""Numbers given to piles in one turn, which each take at least a gesture."""

EMPTY = ManipulationDraft()


def may_play(options: Options, view: View) -> bool:
    """Whether the viewing seat may take the table apart at this point."""
    return player_to_move(view.public) == view.seat and problem_now(options, view) is None


def laid_table(view: View) -> Working:
    """The table as it lay when the turn began."""
    return tuple(Pile(number, meld) for number, meld in enumerate(view.public.melds))


def working(view: View, draft: ManipulationDraft) -> Working:
    """The table as it lies now."""
    return draft.tables[-1] if draft.tables else laid_table(view)


def melds_of(piles: Working) -> tuple[Meld, ...]:
    """The melds alone."""
    return tuple(pile.meld for pile in piles)


def cards_of(piles: Iterable[Pile]) -> frozenset[Card]:
    return frozenset(laid.card for pile in piles for laid in pile.meld)


def pile_with(piles: Working, card: Card) -> Pile | None:
    """The pile *card* lies in."""
    return next((pile for pile in piles if card in pile.cards), None)


def laid_of(piles: Working, card: Card) -> Laid:
    """*card* as it lies on the table, or without a name."""
    for pile in piles:
        for laid in pile.meld:
            if laid.card is card:
                return laid
    return Laid(card)


def next_number(view: View, piles: Working) -> int:
    """The number of a new pile."""
    return max((len(view.public.melds) - 1, *(pile.number for pile in piles))) + 1


def stepped(view: View, draft: ManipulationDraft, piles: Working) -> ManipulationDraft:
    """*draft* with one step more, after which *piles* lie on the table."""
    piles = tuple(pile for pile in piles if pile.meld)
    if piles == working(view, draft):
        return draft
    if piles == laid_table(view):
        return EMPTY
    public = view.public
    return ManipulationDraft(
        (*draft.tables, piles),
        cards_of(piles) - cards_of(laid_table(view)),
        (public.round, public.turns),
    )


def step_back(view: View, draft: ManipulationDraft) -> ManipulationDraft:
    """*draft* without its last step."""
    tables = draft.tables[:-1]
    if not tables:
        return EMPTY
    return ManipulationDraft(tables, cards_of(tables[-1]) - cards_of(laid_table(view)), draft.turn)


def kept(options: Options, view: View, draft: ManipulationDraft) -> ManipulationDraft:
    """*draft* under a newer view: as it was within the same turn, else nothing."""
    public = view.public
    is_same = draft.turn == (public.round, public.turns) and may_play(options, view)
    return draft if is_same and draft.cards <= set(view.hand) else EMPTY


def can_resume(options: Options, view: View, draft: ManipulationDraft) -> bool:
    """Whether every table of *draft* can lie there: with all cards of the table, each once, and
    besides them only cards of the hand."""
    if draft.is_untouched or kept(options, view, draft) != draft:
        return False
    on_table = cards_of(laid_table(view))
    if draft.cards != cards_of(draft.tables[-1]) - on_table:
        return False
    return all(_can_lie(piles, on_table, on_table.union(view.hand)) for piles in draft.tables)


def _can_lie(piles: Working, needed: frozenset[Card], allowed: frozenset[Card]) -> bool:
    laid = [one for pile in piles for one in pile.meld]
    cards = frozenset(one.card for one in laid)
    numbers = {pile.number for pile in piles}
    return (
        len(cards) == len(laid)
        and needed <= cards <= allowed
        and len(numbers) == len(piles)
        and all(0 <= number < _MOST_PILES for number in numbers)
        and all(pile.meld for pile in piles)
        and all(_can_be_named(one) for one in laid)
    )


def _can_be_named(laid: Laid) -> bool:
    """Whether only a joker has a name, and that of a card that other packs have."""
    name = laid.name
    if name is None:
        return True
    return laid.card.is_joker and name.rank in PLACE and name.suit in STANDARD_SUITS


def moved_cards(view: View, piles: Working) -> frozenset[Card]:
    """Cards of the table that lie in another meld than when the turn began."""
    home = {laid.card: number for number, meld in enumerate(view.public.melds) for laid in meld}
    return frozenset(
        laid.card
        for pile in piles
        for laid in pile.meld
        if laid.card in home and home[laid.card] != pile.number
    )


def changed_since(
    before: Sequence[Meld], melds: Sequence[Meld]
) -> tuple[frozenset[Card], frozenset[Card]]:
    """The cards of *melds* that did not lie on the table *before*, and those that lay in another
    meld: a meld goes on from the one it shares most cards with."""
    home = {laid.card: number for number, meld in enumerate(before) for laid in meld}
    new, moved = set[Card](), set[Card]()
    continued: set[int] = set()
    by_shared = sorted(melds, key=lambda meld: -sum(laid.card in home for laid in meld))
    for meld in by_shared:
        shared = Counter(home[laid.card] for laid in meld if laid.card in home)
        own = next((number for number, _ in shared.most_common() if number not in continued), -1)
        continued.add(own)
        new |= {laid.card for laid in meld if laid.card not in home}
        moved |= {laid.card for laid in meld if home.get(laid.card, own) != own}
    return frozenset(new), frozenset(moved)


def with_melds(view: View, draft: ManipulationDraft, melds: tuple[Meld, ...]) -> ManipulationDraft:
    """*draft* with one step more, after which *melds* lie on the table.

    Melds keep their order; each goes on from the meld it shares most cards with.
    """
    return stepped(view, draft, _numbered(view, working(view, draft), melds))


def _numbered(view: View, before: Working, melds: tuple[Meld, ...]) -> Working:
    """*melds* as piles that go on from those *before*."""
    left = {pile.number: pile.cards for pile in before}
    following = next_number(view, before)
    piles = []
    for meld in melds:
        cards = frozenset(laid.card for laid in meld)
        best = max(left, key=lambda number: len(left[number] & cards), default=-1)
        if best < 0 or not left[best] & cards:
            best, following = following, following + 1
        else:
            del left[best]
        piles.append(Pile(best, meld))
    return tuple(piles)
