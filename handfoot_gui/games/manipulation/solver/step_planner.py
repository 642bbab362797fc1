"""The step planner: finds the steps from a table to a plan."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.shapes import ACE_HIGH, PLACE, meld_problem
from handfoot_gui.games.manipulation.solver.plan import (
    Join,
    Plan,
    Put,
    Rename,
    Split,
    Step,
    Swap,
    after,
)
from handfoot_gui.games.manipulation.solver.position import is_group


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
            if origin is None:
                continue
            for joker in self.before[origin]:
                name = joker.name
                if name is None or self.named[joker.card] == joker:
                    continue
                card = next(
                    (x for x in self.plan.melds[number]
                     if x.name is None and (x.rank, x.suit) == (name.rank, name.suit)),
                    None,
                )  # fmt: skip
                meld = self._meld_with(joker.card)
                if card is None or any(x.card is card.card for x in meld):
                    continue
                result = tuple(card if x is joker else x for x in meld)
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
