"""What the solver is asked for, and what it answers: a plan, and steps that lead to it.

The steps are for a person to follow, one thing at a time. They name melds by what lies in them at
that moment; every card exists once, so that says which. On the way melds may be illegal and cards
may lie apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias, assert_never

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name, is_group
from handfoot_gui.games.manipulation.rules.shapes import ACE_HIGH, PLACE, meld_problem


class Goal(StrEnum):
    """What the best play lays most of."""

    CARDS = "cards"
    POINTS = "points"
    """As they count in the hand: joker 25, pictures 10, numbers their face, ace 1, where the rules
    say nothing else."""


class Plan(Struct, frozen=True):
    """A play: the whole table afterwards, and what it takes."""

    melds: tuple[Meld, ...]
    """The melds that keep their place come first, in the order of the table before."""
    origins: tuple[int | None, ...]
    """For each, the number of the meld on the table before whose place it takes."""
    laid: tuple[Card, ...]
    """The cards from the hand."""
    points: int
    """Of the cards laid, as they count in the hand."""
    moved: int
    """Cards of the table that leave the place of their meld. Each meld hands its place on to at
    most one meld of its kind, group or sequence; cards of both stay, equal cards standing in for
    each other. A joker stays with its name only, an ace at its end of a sequence."""
    is_least: bool = True
    """Whether *moved* is surely the least of all plays with as many cards, or points; where few
    cards may move, also whether surely no more can be laid."""


class Put(Struct, frozen=True):
    """Take *cards* out of the meld *source*, or from the hand when that is empty, and put them
    into the meld *onto*, or apart when that is empty; *result* then lies there."""

    cards: tuple[Laid, ...]
    """As they are named afterwards."""
    source: Meld
    onto: Meld
    result: Meld


class Swap(Struct, frozen=True):
    """Put *card* from the meld *source*, or from the hand when that is empty, in the place of
    the *joker* named like it in *meld*; the joker then lies apart."""

    card: Laid
    source: Meld
    joker: Laid
    meld: Meld
    result: Meld


class Split(Struct, frozen=True):
    """Part *meld* into two; *first* stays in its place."""

    meld: Meld
    first: Meld
    second: Meld


class Join(Struct, frozen=True):
    """Put the meld *second* to *first*, in its place."""

    first: Meld
    second: Meld
    result: Meld


class Rename(Struct, frozen=True):
    """Give a joker that lies in *meld* another name."""

    meld: Meld
    joker: Laid
    """With its new name."""
    result: Meld


Step: TypeAlias = Put | Swap | Split | Join | Rename


def after(table: tuple[Meld, ...], step: Step) -> tuple[Meld, ...]:
    """Returns the table after *step*; a meld keeps its place, a new one comes last."""
    match step:
        case Put(cards, source, onto, result):
            melds = _without(table, source, cards)
            return _replaced(melds, onto, result)
        case Swap(card, source, joker, meld, result):
            return (*_replaced(_without(table, source, (card,)), meld, result), (joker,))
        case Split(meld, first, second):
            return (*_replaced(table, meld, first), second)
        case Join(first, second, result):
            return _replaced(tuple(m for m in table if m != second), first, result)
        case Rename(meld, _, result):
            return _replaced(table, meld, result)
        case _:
            assert_never(step)


def _without(table: tuple[Meld, ...], source: Meld, cards: tuple[Laid, ...]) -> tuple[Meld, ...]:
    taken = {laid.card for laid in cards}
    rest = tuple(laid for laid in source if laid.card not in taken)
    return tuple(rest if meld == source else meld for meld in table if rest or meld != source)


def _replaced(table: tuple[Meld, ...], old: Meld, new: Meld) -> tuple[Meld, ...]:
    return tuple(new if meld == old else meld for meld in table) if old else (*table, new)


def steps(table: tuple[Meld, ...], plan: Plan) -> tuple[Step, ...]:
    """Returns the steps from *table* to ``plan.melds``, which in the end may lie in another order.

    Real cards take the places of jokers first, then melds are parted and joined; after that
    cards go from meld to meld and from the hand, those first that leave the fewest melds illegal.
    """
    return tuple(_Planner(table, plan).find())


class _Planner:
    """The table after the steps found so far; what lies where and where it has to go."""

    def __init__(self, table: tuple[Meld, ...], plan: Plan) -> None:
        self.before = table
        self.table = table
        self.plan = plan
        self.target = {laid.card: n for n, meld in enumerate(plan.melds) for laid in meld}
        self.named = {laid.card: laid for meld in plan.melds for laid in meld}
        self.base: list[Card | None] = []
        """By planned meld a card of what lies in its place by now."""
        for number, origin in enumerate(plan.origins):
            old = () if origin is None else table[origin]
            self.base.append(next((x.card for x in old if self.target[x.card] == number), None))
        self.done: list[Step] = []

    def find(self) -> list[Step]:
        self._swap()
        while self._split() or self._join():
            pass
        self._rename()
        while self._put():
            pass
        return self.done

    def _do(self, step: Step) -> None:
        self.done.append(step)
        self.table = after(self.table, step)

    def _meld_with(self, card: Card) -> Meld:
        """Returns what lies together with a card on the table; nothing for a card of the hand."""
        return next((meld for meld in self.table if any(x.card is card for x in meld)), ())

    def _lying(self, number: int) -> Meld:
        """Returns what lies in the place of a planned meld."""
        card = self.base[number]
        return () if card is None else self._meld_with(card)

    def _swap(self) -> None:
        for number, origin in enumerate(self.plan.origins):
            for joker in () if origin is None else self.before[origin]:
                if joker.name is not None and self.named[joker.card] != joker:
                    self._free(joker, joker.name, number)

    def _free(self, joker: Laid, name: Name, number: int) -> None:
        """Lays the card that the planned meld has in place of *joker*, where it comes from
        elsewhere."""
        named = (name.rank, name.suit)
        planned = (one for one in self.plan.melds[number] if one.name is None)
        card = next((one for one in planned if (one.rank, one.suit) == named), None)
        meld = self._meld_with(joker.card)
        if card is None or any(one.card is card.card for one in meld):
            return
        result = tuple(card if one is joker else one for one in meld)
        self._do(Swap(card, self._meld_with(card.card), joker, meld, result))
        if self.base[number] is None or self.base[number] is joker.card:
            self.base[number] = card.card

    def _split(self) -> bool:
        """Parts a sequence whose end is to be a meld of its own."""
        for meld in self.table:
            goals = [self.target[laid.card] for laid in meld]
            if len(meld) < 2 or is_group(meld):
                continue
            for end in (goals[-1], goals[0]):
                size = goals.count(end)
                at_end = goals[-size:] == [end] * size
                at_start = goals[:size] == [end] * size
                if 2 <= size < len(meld) and self.base[end] is None and (at_end or at_start):
                    cut = len(meld) - size if at_end else size
                    parts = meld[:cut], meld[cut:]
                    stays, goes = parts if at_end else reversed(parts)
                    self._do(Split(meld, stays, goes))
                    self.base[end] = goes[0].card
                    return True
        return False

    def _join(self) -> bool:
        """Puts a whole meld to another."""
        for meld in self.table:
            number = self.target[meld[0].card]
            if len(meld) < 2 or any(self.target[laid.card] != number for laid in meld):
                continue
            if self.base[number] is None:
                self.base[number] = meld[0].card
                return True
            first = self._lying(number)
            if first != meld:
                self._do(Join(first, meld, self._ordered((*first, *meld), number)))
                return True
        return False

    def _rename(self) -> None:
        for number in range(len(self.plan.melds)):
            for laid in self._lying(number):
                new = self.named.get(laid.card)
                if self.target[laid.card] == number and new != laid and new is not None:
                    meld = self._lying(number)
                    changed = [new if x is laid else x for x in meld]
                    self._do(Rename(meld, new, self._ordered(changed, number)))

    def _put(self) -> bool:
        """Moves cards to where they belong, the tidiest move first."""
        moves = list(self._moves())
        if not moves:
            return False
        number, step = min(moves, key=lambda move: self._untidiness(move[1]))
        self._do(step)
        self.base[number] = step.cards[0].card
        return True

    def _moves(self) -> Iterator[tuple[int, Put]]:
        hand = tuple(Laid(card) for card in self.plan.laid if not self._meld_with(card))
        for source in (*self.table, hand):
            for number in dict.fromkeys(self.target[laid.card] for laid in source):
                onto = self._lying(number)
                if source and onto == source:
                    continue
                moving = [self.named[x.card] for x in source if self.target[x.card] == number]
                result = self._ordered((*onto, *moving), number)
                cards = tuple(laid for laid in result if laid in moving)
                yield number, Put(cards, () if source is hand else source, onto, result)

    def _untidiness(self, step: Put) -> tuple[bool, int]:
        is_idle = len(step.source) == 1 and not step.onto
        return is_idle, sum(meld_problem(meld) is not None for meld in after(self.table, step))

    def _ordered(self, cards: Iterable[Laid], number: int) -> Meld:
        """Returns the cards as they lie in the place of a planned meld, strangers among them."""
        planned = self.plan.melds[number]
        some = list(cards)
        ranks = {laid.rank for laid in some}
        first = 0 if is_group(planned) else PLACE[planned[0].rank]
        places = {laid.card: first + n for n, laid in enumerate(planned)}

        def place(laid: Laid) -> int:
            if laid.card in places:
                return places[laid.card]
            is_high = laid.rank is Rank.ACE and Rank.KING in ranks
            return ACE_HIGH if is_high or is_group(planned) else PLACE[laid.rank]

        return tuple(sorted(some, key=place))
