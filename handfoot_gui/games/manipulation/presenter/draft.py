"""The table of a turn of Manipulation Rummy as it is worked on, and what a drop on it comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import combinations, product
from math import prod
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import (
    ACE_HIGH,
    LEAST_MELD,
    MOST_OF_SEQUENCE,
    PLACE,
    RANKS_UPWARD,
    in_meld_order,
    meld_problem,
)
from handfoot_gui.games.manipulation.rules.state import View


class StaysOnTable(Problem, frozen=True):
    """No card comes from the table to the hand."""

    card: Card


class CardsInTheAir(Problem, frozen=True):
    """Selected cards have to be put somewhere first."""


class FitsSeveral(Problem, frozen=True):
    """Selected with others, *card* could go onto several melds."""

    card: Card


class NothingToSplit(Problem, frozen=True):
    """The card is the first of its meld."""


class IsMeldAlready(Problem, frozen=True):
    """The cards are a meld of their own."""


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
"""A whole table by numbers: a new meld comes last, or takes the place of one that is gone."""


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


def stepped(
    view: View, draft: ManipulationDraft, piles: Working, ace: Ace = Ace.BOTH
) -> ManipulationDraft:
    """*draft* with one step more, after which *piles* lie on the table.

    Where the same melds lie there as before, there is no step: undo would show nothing.
    """
    left = (_in_order(pile, ace) for pile in piles if pile.meld)
    piles = tuple(sorted(left, key=lambda pile: pile.number))
    if _are_same(piles, working(view, draft)):
        return draft
    if _are_same(piles, laid_table(view)):
        return EMPTY
    public = view.public
    return ManipulationDraft(
        (*draft.tables, piles),
        cards_of(piles) - cards_of(laid_table(view)),
        (public.round, public.turns),
    )


def _in_order(pile: Pile, ace: Ace) -> Pile:
    """*pile* as it lies in order, where it is legal then: an ace changes ends when the two beside
    it goes."""
    if not isinstance(meld_problem(pile.meld, ace), no.OutOfOrder):
        return pile
    meld = arranged(pile.meld, ace)
    return pile if meld_problem(meld, ace) is not None else replace(pile, meld=meld)


def _are_same(piles: Working, others: Working) -> bool:
    """Whether the same melds lie in both, wherever and in whatever order."""
    first, second = (Counter(map(frozenset, melds_of(some))) for some in (piles, others))
    return first == second


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


def homes(cards: Iterable[Card], own: frozenset[Card]) -> dict[Card, Card]:
    """Which of the *own* cards of the hand goes home for each of *cards*: itself, or one that lies
    on the table and looks the same. Cards without one are left out."""
    cards = tuple(cards)
    left = sorted(own.difference(cards), key=lambda card: card.order)
    found: dict[Card, Card] = {}
    for card in cards:
        twin = next((other for other in left if other.face == card.face), None)
        if card in own:
            found[card] = card
        elif twin is not None:
            left.remove(twin)
            found[card] = twin
    return found


def given_back(piles: Working, home: dict[Card, Card]) -> Working:
    """*piles* without the cards that go *home*. No card of the table leaves it: where its equal
    from the hand goes instead, it lies in the place of that one."""
    instead = {own: card for card, own in home.items()}
    return tuple(
        Pile(
            pile.number,
            tuple(
                Laid(instead.get(laid.card, laid.card), laid.name)
                for laid in pile.meld
                if laid.card not in home
            ),
        )
        for pile in piles
    )


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


def with_melds(
    view: View, draft: ManipulationDraft, melds: tuple[Meld, ...], ace: Ace = Ace.BOTH
) -> ManipulationDraft:
    """*draft* with one step more, after which *melds* lie on the table.

    Melds keep their order; each goes on from the meld it shares most cards with.
    """
    return stepped(view, draft, _numbered(view, working(view, draft), melds), ace)


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


MOST_CHOICES: Final = 5
_GROUP: Final = len(STANDARD_SUITS)


class DropKind(StrEnum):
    """What a drop comes to."""

    JOINED = "joined"
    """The meld is legal with the cards."""
    FREED = "freed"
    """A card takes the place of the joker named like it, which then lies apart."""
    SPLIT = "split"
    """The meld parts into two legal ones, the cards in one of them."""
    LAID = "laid"
    """The cards just lie there; the meld is not legal, or not yet."""


class Laying(Struct, frozen=True):
    """One thing a drop can mean."""

    way: DropKind
    piles: Working
    """The whole table afterwards."""
    number: int
    """The pile the cards lie in then."""
    jokers: tuple[Name, ...] = ()
    """The names given to jokers, where they could have been others."""

    @property
    def meld(self) -> Meld:
        return next(pile.meld for pile in self.piles if pile.number == self.number)


def lacks(meld: Meld, ace: Ace = Ace.BOTH) -> Problem | None:
    """Why *meld* cannot stay as it is; where cards are missing anyway, names do not matter yet."""
    why = meld_problem(meld, ace)
    if isinstance(why, no.JokerUnnamed) and len(meld) < LEAST_MELD:
        return no.TooShort(len(meld))
    if isinstance(why, no.TooShort) and len(meld) > 1:
        return _mixed(meld) or _twice(meld) or why
    return why


def arranged(cards: Sequence[Laid], ace: Ace = Ace.BOTH) -> Meld:
    """The cards in the order of a meld, jokers without a name last."""
    named = [laid for laid in cards if laid.rank in PLACE]
    return (*in_meld_order(named, ace), *(laid for laid in cards if laid.rank not in PLACE))


def layings(
    piles: Working,
    cards: tuple[Card, ...],
    number: int | None,
    fresh: int,
    index: int | None,
    ace: Ace = Ace.BOTH,
) -> tuple[Laying, ...]:
    """What it can mean to put *cards* on the pile *number*, or apart as the new pile *fresh*.

    Always one thing at least; several where jokers can be named in several ways. *index* is how
    many cards of the pile, *cards* left out, lie before the place.
    """
    laid = tuple(laid_of(piles, card) for card in cards)
    source = pile_with(piles, cards[0])
    moved = frozenset(cards)
    rest = tuple(replace(pile, meld=_without(pile.meld, moved)) for pile in piles)
    if number is None:
        rest = (*rest, Pile(fresh, ()))
        number = fresh
    onto = next(pile.meld for pile in rest if pile.number == number)
    is_back = source is not None and source.number == number
    if is_back and len(laid) == 1 and laid[0].card.is_joker:
        # What it stands for is asked anew.
        laid = (Laid(laid[0].card),)

    def outcome(way: DropKind, meld: Meld, names: tuple[Name, ...] = (), *apart: Meld) -> Laying:
        after = [replace(pile, meld=meld) if pile.number == number else pile for pile in rest]
        after += [Pile(fresh + n, other) for n, other in enumerate(apart)]
        return Laying(way, tuple(pile for pile in after if pile.meld), number, names)

    together = arranged((*onto, *laid), ace)
    if meld_problem(together, ace) is None:
        return (outcome(DropKind.JOINED, together),)
    freed = _freed(onto, laid)
    if freed is not None:
        return (outcome(DropKind.FREED, freed[0], (), (Laid(freed[1]),)),)
    named = _named(onto, laid, index, ace)
    if named:
        return tuple(outcome(DropKind.JOINED, meld, names) for meld, names in named)
    parted = _parted(onto, laid, index, ace)
    if parted is not None:
        return (_split(rest, number, fresh, parted),)
    return (outcome(DropKind.LAID, together),)


def _without(meld: Meld, cards: frozenset[Card]) -> Meld:
    return tuple(laid for laid in meld if laid.card not in cards)


class Spread(Struct, frozen=True):
    """A way to put each of several cards onto a meld that takes it, or into one new meld."""

    numbers: tuple[int, ...]
    """The pile of every card."""
    piles: Working
    """The whole table afterwards."""


_MOST_SPREADS: Final = 400
"""Ways that are tried; who lifts so many cards that fit so many melds has none in mind."""


def spreads(
    piles: Working, cards: Sequence[Card], fresh: int, ace: Ace = Ace.BOTH
) -> tuple[Spread, ...]:
    """The ways to lay all *cards*, which come from the hand, so that every meld they go onto is
    legal. Jokers, which may stand for anything, are put down by themselves."""
    legal = _legal_melds(piles, ace)
    if any(card.is_joker or pile_with(piles, card) is not None for card in cards):
        return ()
    choices = [[*(n for n, meld in legal.items() if _is_like(meld, card)), fresh] for card in cards]
    if prod(map(len, choices)) > _MOST_SPREADS:
        return ()
    found: dict[tuple[tuple[int, str], ...], Spread] = {}
    for numbers in product(*choices):
        after = _spread_out(legal, cards, numbers, ace)
        if all(meld_problem(meld, ace) is None for meld in after.values()):
            now = {pile.number: pile.meld for pile in piles} | after
            alike = tuple(sorted(zip(numbers, (card.face for card in cards), strict=True)))
            laid = tuple(Pile(number, meld) for number, meld in now.items())
            found.setdefault(alike, Spread(numbers, laid))
    return tuple(found.values())


def _legal_melds(piles: Working, ace: Ace) -> dict[int, Meld]:
    return {pile.number: pile.meld for pile in piles if meld_problem(pile.meld, ace) is None}


def _spread_out(
    melds: Mapping[int, Meld], cards: Sequence[Card], numbers: Sequence[int], ace: Ace
) -> dict[int, Meld]:
    """By number the *melds* onto which *cards* go, one each, with these."""
    added: dict[int, list[Laid]] = {}
    for card, number in zip(cards, numbers, strict=True):
        added.setdefault(number, []).append(Laid(card))
    return {n: arranged((*melds.get(n, ()), *some), ace) for n, some in added.items()}


def _is_like(meld: Meld, card: Card) -> bool:
    """Whether all of *meld* has the rank or the suit of *card*."""
    return {laid.rank for laid in meld} == {card.rank} or {laid.suit for laid in meld} == {
        card.suit
    }


def split_before(piles: Working, card: Card, fresh: int) -> Working | None:
    """The table with the meld of *card* parted before it; None where nothing lies before it."""
    pile = pile_with(piles, card)
    if pile is None:
        return None
    at = next(n for n, laid in enumerate(pile.meld) if laid.card is card)
    if not at:
        return None
    after = tuple(
        replace(other, meld=other.meld[:at]) if other is pile else other for other in piles
    )
    return (*after, Pile(fresh, pile.meld[at:]))


def holes(meld: Meld, ace: Ace = Ace.BOTH) -> tuple[int, ...]:
    """Before each card of *meld*: how many are missing from a sequence there."""
    gaps = [0] * len(meld)
    named = [laid for laid in meld if laid.rank in PLACE]
    if len(named) < 2 or len({laid.suit for laid in named}) > 1:
        return tuple(gaps)
    places = _places(named)
    for n in range(1, len(named)):
        gap = places[n] - places[n - 1] - 1
        gaps[n] = gap % 13 if ace is Ace.CORNER else max(0, gap)
    return tuple(gaps)


def is_on_the_way(before: Meld, meld: Meld, ace: Ace = Ace.BOTH) -> bool:
    """Whether *meld*, grown from the one *before*, lacks a card at most or fewer than that."""
    named = [laid for laid in meld if laid.rank in PLACE]
    if _twice(tuple(named)) is not None or not named:
        return False
    if len({laid.rank for laid in named}) == 1:
        return len(meld) <= _GROUP
    if len({laid.suit for laid in named}) > 1 or len(meld) > MOST_OF_SEQUENCE:
        return False
    missing = sum(holes(in_meld_order(named, ace), ace))
    return missing <= 1 or missing < sum(holes(before, ace))


def _places(named: Sequence[Laid]) -> list[int]:
    """Places in a sequence of cards that lie in order."""
    places = [PLACE[laid.rank] for laid in named]
    if places[-1] == 0:
        places[-1] = ACE_HIGH
    return places


def _mixed(meld: Meld) -> Problem | None:
    named = [laid for laid in meld if laid.rank in PLACE]
    is_mixed = len({laid.rank for laid in named}) > 1 and len({laid.suit for laid in named}) > 1
    return no.Mixed() if is_mixed else None


def _twice(meld: Meld) -> Problem | None:
    seen: set[tuple[Rank, Suit]] = set()
    for laid in meld:
        if laid.rank in PLACE and (laid.rank, laid.suit) in seen:
            name = Name(laid.rank, laid.suit)
            is_group = len({other.rank for other in meld}) == 1
            return no.SuitTwice(name) if is_group else no.RankTwice(name)
        seen.add((laid.rank, laid.suit))
    return None


def _freed(onto: Meld, laid: tuple[Laid, ...]) -> tuple[Meld, Card] | None:
    """*onto* with the one card in place of the joker that stands for it, and that joker."""
    if len(laid) != 1 or laid[0].card.is_joker:
        return None
    name = Name(laid[0].rank, laid[0].suit)
    for n, other in enumerate(onto):
        if other.name == name:
            return (*onto[:n], laid[0], *onto[n + 1 :]), other.card
    return None


def _named(
    onto: Meld, laid: tuple[Laid, ...], index: int | None, ace: Ace
) -> list[tuple[Meld, tuple[Name, ...]]]:
    """Legal melds of all the cards with names for the jokers that need one."""
    together = (*onto, *laid)
    open_ = [one.card for one in together if one.card.is_joker and one.name is None]
    found = _melds_with(together, open_, ace)
    renamed = [one.card for one in laid if one.card.is_joker and one.name is not None]
    if not found and renamed:
        open_ += renamed
        found = _melds_with(together, open_, ace)
    if len(found) > 1 and index is not None and len(laid) == 1:
        found = _at_end(found, laid[0].card, index, len(onto)) or found
    many = len(found) > 1
    return [(meld, _names_of(meld, open_) if many else ()) for meld in found[:MOST_CHOICES]]


def _melds_with(cards: Sequence[Laid], open_: Sequence[Card], ace: Ace) -> list[Meld]:
    """The legal melds of *cards* in which the jokers *open_* get a name, another one too."""
    return list(_namings([one for one in cards if one.card not in open_], open_, ace))


def _names_of(meld: Meld, jokers: Sequence[Card]) -> tuple[Name, ...]:
    return tuple(one.name for one in meld if one.name and one.card in jokers)


def _at_end(found: list[Meld], card: Card, index: int, count: int) -> list[Meld]:
    """Where *card* was put at one end of a sequence: the meld that has it there."""
    if index not in (0, count):
        return []
    at = 0 if index == 0 else -1
    sequences = [meld for meld in found if meld[0].suit == meld[1].suit]
    fitting = [meld for meld in sequences if meld[at].card is card]
    return fitting if len(fitting) == 1 and len(sequences) == len(found) else []


def _namings(fixed: Sequence[Laid], jokers: Sequence[Card], ace: Ace) -> Iterator[Meld]:
    """Every legal meld of *fixed* and *jokers*, each joker with a name; equal ones once."""
    if not jokers or not fixed or any(laid.rank not in PLACE for laid in fixed):
        return
    size = len(fixed) + len(jokers)
    if len({laid.suit for laid in fixed}) == 1:
        yield from _sequence_namings(fixed, jokers, size, ace)
    if len({laid.rank for laid in fixed}) == 1 and size <= _GROUP:
        yield from _group_namings(fixed, jokers)


def _group_namings(fixed: Sequence[Laid], jokers: Sequence[Card]) -> Iterator[Meld]:
    rank, held = fixed[0].rank, {laid.suit for laid in fixed}
    for suits in combinations([s for s in STANDARD_SUITS if s not in held], len(jokers)):
        named = (Laid(j, Name(rank, s)) for j, s in zip(jokers, suits, strict=True))
        meld = in_meld_order((*fixed, *named))
        if meld_problem(meld) is None:
            yield meld


def _sequence_namings(
    fixed: Sequence[Laid], jokers: Sequence[Card], size: int, ace: Ace
) -> Iterator[Meld]:
    by_rank = {laid.rank: laid for laid in fixed}
    suit = fixed[0].suit
    if len(by_rank) < len(fixed):
        return
    lows = range(ACE_HIGH if ace is Ace.CORNER else ACE_HIGH + 2 - size)
    for low in lows if size <= MOST_OF_SEQUENCE else ():
        ranks = [RANKS_UPWARD[place % len(RANKS_UPWARD)] for place in range(low, low + size)]
        if not set(by_rank) <= set(ranks):
            continue
        spare = iter(jokers)
        meld = tuple(
            by_rank[rank] if rank in by_rank else Laid(next(spare), Name(rank, suit))
            for rank in ranks
        )
        if meld_problem(meld, ace) is None:
            yield meld


def _parted(
    onto: Meld, laid: tuple[Laid, ...], index: int | None, ace: Ace
) -> tuple[Meld, Meld] | None:
    """*onto* in two legal parts, *laid* at the end of the first or the beginning of the second;
    the place nearest to *index*.

    Where that cannot be, a card put between others beside its equal parts them all the same, as
    long as one part is legal and the other lacks nothing but more cards.
    """
    if meld_problem(onto, ace) is not None or len({one.suit for one in onto}) > 1:
        return None
    parts = list(_all_parts(onto, laid, len(onto) / 2 if index is None else index, ace))
    legal = (parted for parted in parts if all(meld_problem(part, ace) is None for part in parted))
    if (first := next(legal, None)) is not None:
        return first
    is_between = index is not None and 0 < index < len(onto) and len(laid) == 1
    if not is_between or _twice((*onto, *laid)) is None:
        return None
    return next((parted for parted in parts if _lacks_only_more(*parted, ace)), None)


def _all_parts(
    onto: Meld, laid: tuple[Laid, ...], middle: float, ace: Ace
) -> Iterator[tuple[Meld, Meld]]:
    """*onto* in two parts, *laid* with either of them, nearest to *middle* first."""
    for at in sorted(range(1, len(onto)), key=lambda n: abs(n - middle)):
        yield arranged((*onto[:at], *laid), ace), onto[at:]
        yield onto[:at], arranged((*laid, *onto[at:]), ace)


def _lacks_only_more(first: Meld, second: Meld, ace: Ace) -> bool:
    """Whether one of two parts is legal, and the other follows on as far as it goes."""
    short, whole = sorted((first, second), key=len)
    return (
        meld_problem(whole, ace) is None
        and isinstance(lacks(short, ace), no.TooShort)
        and not any(holes(short, ace))
    )


def _split(rest: Working, number: int, fresh: int, parts: tuple[Meld, Meld]) -> Laying:
    """The table with the pile *number* in two."""
    first, second = parts
    after = tuple(replace(pile, meld=first) if pile.number == number else pile for pile in rest)
    piles = tuple(pile for pile in (*after, Pile(fresh, second)) if pile.meld)
    return Laying(DropKind.SPLIT, piles, number)
