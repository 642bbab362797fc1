"""What a side that is not down can meld first, on counts (rule 8, decision 18): for whoever asks.

The cards of one class are melded in one of few ways: with every number of wilds as many naturals
as fit. Of these choices, one for a class at most, a first meld is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import (
    PAIR,
    Choice,
    CountedRules,
    Meld,
    Parts,
    Prices,
    counted,
    counts_of,
)
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets, Steps
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.options import Options

BY_WORTH: Final[Prices] = ()
"""The dearer a first meld is, the cheaper."""
_MOST_POINTS: Final = 1000
"""For a minimum above this, which is hardly ever reached, only the dearest melds are looked at."""
_NO_POINTS: Final = -(1 << 30)
_MOST_WAYS: Final = 600
_MANY: Final = 128
"""More cards than anybody holds of a class."""

_Groups: TypeAlias = list[tuple[int, list[Choice]]]
"""Classes and the choices for each."""
_Way: TypeAlias = tuple[tuple[int, Choice], ...]
"""Choices, each with the place of its class among the groups."""


def first_melds(
    rules: CountedRules, hand: list[int], need: int, prices: Prices, *, top: int = -1,
    match: int = PAIR, is_concealed: bool = False, melds: Sequence[Meld] = (),
) -> list[tuple[int, Parts]]:  # fmt: skip
    """First melds out of *hand* that are worth *need*, or a concealed pile, each with its cost: of
    those that spend the same wilds the cheapest. With *top*, a class, they take the pile, for which
    *match* is needed (`judge.match_needed`). Where every player needs one, cards may go onto the
    *melds* of the partners."""
    held = _held(rules, hand, top, is_concealed=is_concealed)
    if need > 0 and not melds and not _may_reach(rules, held, need):
        return []
    is_dear = need > _MOST_POINTS or not prices
    cap = _NO_POINTS if is_dear else need
    twos, jokers, must = held[rules.two], held[rules.joker], min(top, rules.two)
    may_be_dirty = is_concealed or not rules.first_clean
    # Spent twos, spent jokers, points up to the minimum, whether what is needed is laid.
    best: dict[tuple[int, int, int, bool], tuple[int, Parts]] = {(0, 0, 0, False): (0, ())}
    for rank, choices in _groups(rules, held, BY_WORTH if is_dear else prices, top, match, melds):
        after = {} if rank == must else dict(best)
        for (had_twos, had_jokers, points, had_clean), (cost, parts) in best.items():
            for two, joker, worth, is_pile, price, more in choices:
                all_twos, all_jokers = had_twos + two, had_jokers + joker
                if all_twos > twos or all_jokers > jokers or (is_concealed and not is_pile):
                    continue
                key = (
                    all_twos, all_jokers, min(cap, points + worth),
                    may_be_dirty or had_clean or _is_clean(melds, more),
                )  # fmt: skip
                known = after.get(key)
                if known is None or known[0] > cost + price:
                    after[key] = (cost + price, parts + more)
        best = after
    found = [
        (cost, parts)
        for (_, _, points, is_laid), (cost, parts) in best.items()
        if is_laid and (is_concealed or (-cost if is_dear else points) >= need)
    ]
    if top < rules.two:
        return found
    # A wild on top goes into the wild meld, which is why this one has the first of the wilds.
    return [(cost, tuple(sorted(parts, key=lambda one: one[1] != must))) for cost, parts in found]


def cheapest(
    rules: CountedRules, hand: list[int], need: int, prices: Prices, *, top: int = -1,
    match: int = PAIR, is_concealed: bool = False, melds: Sequence[Meld] = (),
) -> Parts | None:  # fmt: skip
    """The cheapest of the `first_melds`, or None."""
    found = first_melds(
        rules, hand, need, prices, top=top, match=match, is_concealed=is_concealed, melds=melds
    )
    return min(found)[1] if found else None


def _held(rules: CountedRules, hand: list[int], top: int, *, is_concealed: bool) -> list[int]:
    """What of *hand* and the card *top* (-1: none) a first meld can be made of."""
    held = hand[:]
    if top >= 0:
        held[top] += 1
    if rules.first_without_wilds and not is_concealed:
        held[rules.two] = held[rules.joker] = 0
    return held


def _is_clean(melds: Sequence[Meld], parts: Parts) -> bool:
    return any([judge.is_clean_after(melds, part) for part in parts])


def _may_reach(rules: CountedRules, held: list[int], need: int) -> bool:
    """Whether a first meld could be worth *need* if every wild found a place."""
    values = rules.worth.values
    twos, jokers = held[rules.two], held[rules.joker]
    points = max(0, twos * values[rules.two]) + max(0, jokers * values[rules.joker])
    least = LEAST_MELD - 1 if twos + jokers else LEAST_MELD
    for rank in rules.first_ranks:
        if rank < rules.two and held[rank] >= least:
            points += max(0, held[rank] * rules.worth.melded[rank])
    return points >= need


def most_points(options: Options, cards: Iterable[Card], melds: Sequence[Meld] = ()) -> int:
    """The most that a first meld of *cards* can be worth, of any number of melds (rule 8), some of
    it maybe onto *melds*."""
    rules = counted(options)
    found = first_melds(rules, counts_of(rules, cards), _NO_POINTS, BY_WORTH, melds=melds)
    return max([0, *[-cost for cost, _ in found]])


def fullest_meld(options: Options, cards: Iterable[Card]) -> int:
    """How many of *cards* can make one new meld at most, up to a pile (decision 18)."""
    rules = counted(options)
    most = 0
    for _, choices in _groups(rules, counts_of(rules, cards), BY_WORTH, -1, PAIR, ()):
        for *_, parts in choices:
            most = max([most, *[min(PILE_SIZE, sum(part[2:])) for part in parts]])
    return most


# -- what can be made of the cards of a class ------------------------------------------------------


def _groups(
    rules: CountedRules, held: list[int], prices: Prices, top: int, match: int,
    melds: Sequence[Meld],
) -> _Groups:  # fmt: skip
    """The choices by class where there are any; those of the *top* card's (-1: no card) take it
    with the *match* that it needs, and where there is none of these nothing can be made. Cards may
    go onto *melds*, too."""
    kept = rules.choices.setdefault(prices, {})
    twos, jokers, must = held[rules.two], held[rules.joker], min(top, rules.two)
    found: _Groups = []
    has_top = top < 0
    for rank in rules.first_ranks:
        count = held[rank]
        onto = [index for index, meld in enumerate(melds) if meld[0] == rank] if melds else []
        if (count if rank < rules.two else twos + jokers) < (1 if onto else 2):
            continue
        key = ((rank * _MANY + count) * _MANY + twos) * _MANY + jokers
        choices = None if onto else kept.get(key)
        if choices is None:
            targets = _targets_of(rules, rank, melds, onto)
            choices = _choices(rules, rank, count, twos, jokers, prices, targets)
            if not onto:
                kept[key] = choices
        if rank == must:
            choices = [choice for choice in choices if _takes(rules, choice, top, match)]
            has_top = bool(choices)
        if choices:
            # What has to be laid although it counts against is laid before points are capped.
            is_first = rank == must and any([choice[2] < 0 for choice in choices])
            found.insert(0 if is_first else len(found), (rank, choices))
    return found if has_top else []


def _takes(rules: CountedRules, choice: Choice, top: int, match: int) -> bool:
    """Whether the first meld of *choice*, or all of it where melds lie side by side, takes the card
    *top*, its own included."""
    parts = choice[5] if rules.spreads else choice[5][:1]
    same = sum([judge.cards_like(rules, part, top) for part in parts])
    wilds = 0 if top >= rules.two else sum([part[3] + part[4] for part in parts])
    return judge.is_match(match, same, wilds)


def _targets_of(
    rules: CountedRules, rank: int, melds: Sequence[Meld], onto: list[int]
) -> LayTargets:
    """Where cards of *rank* go: new melds, and those of *melds* with the numbers *onto*."""
    shape, is_wild = rules.shapes[rank], rank == rules.two
    may_begin, places, sizes = not (shape.is_once and onto), [], []
    for index in onto:
        _, naturals, twos, jokers, ladies = melds[index]
        if naturals + twos + jokers < PILE_SIZE or rules.is_open:
            shape = shape.without_wilds if ladies else shape
            wilds = twos + jokers
            places.append(index)
            sizes.append((wilds, 0) if is_wild else (naturals, wilds))
    return LayTargets(shape, tuple(places), tuple(sizes), may_begin)


def _choices(
    rules: CountedRules, rank: int, count: int, twos: int, jokers: int, prices: Prices,
    new: LayTargets,
) -> list[Choice]:  # fmt: skip
    """What can be made of *count* naturals and so many wilds: with no wild first, and of the
    naturals all that fit beside the wilds, or fewer where they count against."""
    found: list[Choice] = []
    is_wild = rank == rules.two
    for wilds in range((1 if new.onto else LEAST_MELD) if is_wild else 0, twos + jokers + 1):
        has_way = False
        for naturals in range(count, 0, -1) if not is_wild else (0,):
            ways = new.fillings(wilds, 0) if is_wild else new.fillings(naturals, wilds)
            has_way = has_way or bool(ways)
            found += [
                _choice(rules, rank, steps, new.onto, wilds - joker, prices)
                for steps in ways.values()
                for joker in range(max(0, wilds - twos), min(wilds, jokers) + 1)
            ]
            if has_way and rules.worth.melded[rank] >= 0:
                break
        if wilds and not has_way and not is_wild:
            break
    return found


def _choice(
    rules: CountedRules, rank: int, steps: Steps, onto: tuple[int, ...], two: int, prices: Prices
) -> Choice:
    """Melds of *steps*, the first ones *onto* those there are, with so many twos, which lie before
    the jokers."""
    melds, price, left, joker = [], 0, two, 0
    for place, (x, y) in enumerate(steps):
        if not x + y:
            continue
        naturals, wilds = (0, x) if rank == rules.two else (x, y)
        twos = min(left, wilds)
        left -= twos
        joker += wilds - twos
        index = onto[place] if place < len(onto) else -1
        melds.append((index, rank, naturals, twos, wilds - twos, 0))
        price += _price(prices, naturals, twos, wilds - twos) if prices else 0
    parts = tuple(melds)
    worth = judge.points_of(rules, parts)
    is_pile = any([sum(part[2:]) >= PILE_SIZE for part in parts])
    return two, joker, worth, is_pile, price if prices else -worth, parts


def _price(prices: Prices, naturals: int, twos: int, jokers: int) -> int:
    cost_two, cost_joker, cost_spoilt, cost_wild_meld = prices
    if not naturals:
        return cost_wild_meld * (twos + jokers)
    if not twos + jokers:
        return 1
    return cost_two * twos + cost_joker * jokers + cost_spoilt * (naturals - 2)


# -- all ways --------------------------------------------------------------------------------------


def lean_ways(
    rules: CountedRules, hand: list[int], need: int, *, top: int = -1, match: int = PAIR,
    is_concealed: bool = False, is_kept: bool = False, melds: Sequence[Meld] = (),
) -> Iterator[Parts]:  # fmt: skip
    """The first melds out of *hand* that could do without none of their melds or wilds; with
    *top*, a class, they take the pile, for which *match* is needed. One natural of each class may
    stay behind where that *is_kept*, to be discarded last; cards may go onto *melds*."""
    held = _held(rules, hand, top, is_concealed=is_concealed)
    groups = _groups(rules, held, BY_WORTH, top, match, melds)
    if is_kept:
        less = [count - (count > 0 and code < rules.two) for code, count in enumerate(held)]
        fewer = dict(_groups(rules, less, BY_WORTH, top, match, melds))
        groups = [(rank, [*own, *_new(fewer.get(rank, ()), own)]) for rank, own in groups]
    if is_concealed:
        groups = [(rank, [choice for choice in own if choice[3]]) for rank, own in groups]
    must = min(top, rules.two)
    groups.sort(key=lambda group: group[0] != must)
    search = _Search(rules, groups, need, must, melds, is_concealed=is_concealed)
    count = 0
    for way in search.extended((), 0, held[rules.two], held[rules.joker]):
        if search.is_lean(way):
            yield tuple([part for _, choice in way for part in choice[5]])
            count += 1
            if count == _MOST_WAYS:
                return


def _new(some: Sequence[Choice], known: list[Choice]) -> list[Choice]:
    return [choice for choice in some if choice not in known]


class _Search:
    """The search for all lean ways through *groups*."""

    def __init__(
        self, rules: CountedRules, groups: _Groups, need: int, must: int, melds: Sequence[Meld],
        *, is_concealed: bool,
    ) -> None:  # fmt: skip
        self._melds = melds if rules.first_clean and not is_concealed else None
        """Of which, or of what is new, one is clean in the end; None: none need be."""
        self._groups = groups
        self._need = need
        self._must = must
        self._is_concealed = is_concealed
        values = rules.worth.values
        self._wild_values = max(0, values[rules.two]), max(0, values[rules.joker])
        self._naturals_from = [0]
        """By place among the groups: what the naturals from there on are worth at most."""
        for rank, choices in reversed(groups):
            most = 0
            if rank != rules.two:
                counts = [sum([part[2] for part in choice[5]]) for choice in choices]
                most = max([0, *[count * rules.worth.melded[rank] for count in counts]])
            self._naturals_from.insert(0, self._naturals_from[0] + most)

    def extended(self, way: _Way, place: int, twos: int, jokers: int) -> Iterator[_Way]:
        """*way* itself where it is enough, else with choices from *place* on; it begins with one
        that takes the pile where one does."""
        if way and self._is_enough(way):
            yield way
            return
        points = sum([choice[2] for _, choice in way])
        two, joker = self._wild_values
        most = points + self._naturals_from[place] + twos * two + jokers * joker
        if most < self._need and not self._is_concealed:
            return
        groups = self._groups[:1] if not way and self._must >= 0 else self._groups
        for later in range(place, len(groups)):
            for choice in groups[later][1]:
                if choice[0] <= twos and choice[1] <= jokers:
                    longer = (*way, (later, choice))
                    left = twos - choice[0], jokers - choice[1]
                    yield from self.extended(longer, later + 1, *left)

    def _is_enough(self, way: Sequence[tuple[int, Choice]]) -> bool:
        if self._is_concealed:
            return any([choice[3] for _, choice in way])
        if self._melds is not None and not any([_is_clean(self._melds, one[5]) for _, one in way]):
            return False
        return sum([choice[2] for _, choice in way]) >= self._need

    def is_lean(self, way: _Way) -> bool:
        """Whether *way* is too little without any of its melds or wilds."""
        for at, (place, choice) in enumerate(way):
            rank, choices = self._groups[place]
            rest = (*way[:at], *way[at + 1 :])
            if rank != self._must and rest and self._is_enough(rest):
                return False
            for less in choices:
                if _is_wild_less(less, choice) and self._is_enough((*rest, (place, less))):
                    return False
        return True


def _is_wild_less(less: Choice, choice: Choice) -> bool:
    """Whether *less* is *choice* without one of its wilds."""
    spared = choice[0] - less[0], choice[1] - less[1]
    naturals = sum([part[2] for part in choice[5]])
    return spared in ((1, 0), (0, 1)) and sum([part[2] for part in less[5]]) == naturals
