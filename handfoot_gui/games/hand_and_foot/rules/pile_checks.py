"""Which piles a rule set asks for that nobody can make; page "Families' switches", section 4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, Protocol, TypeAlias

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    Deck,
    Quota,
    SecondMeld,
    SpecialPile,
)

Contradiction: TypeAlias = tuple[tuple[str, ...], str]
"""Fields that disagree, with a sentence."""
_THREES: Final = (Rank.THREE, Rank.VILLAIN)
_WILDS: Final = (Rank.JOKER, Rank.TWO, Rank.JESTER)


class Options(Protocol):
    """What is asked of a rule set."""

    @property
    def deck(self) -> Deck: ...
    @property
    def second_meld(self) -> SecondMeld: ...
    @property
    def least_naturals(self) -> int: ...
    @property
    def wild_melds(self) -> bool: ...
    @property
    def black_threes(self) -> BlackThrees: ...
    @property
    def special_piles(self) -> tuple[SpecialPile, ...]: ...
    @property
    def quotas(self) -> tuple[tuple[Quota, ...], ...]: ...
    @property
    def own_kinds(self) -> frozenset[Rank]: ...

    def wilds_allowed(self, naturals: int) -> int:
        """The most wilds beside so many naturals."""
        raise NotImplementedError


def about_piles(options: Options, deck: tuple[Card, ...]) -> Iterator[Contradiction]:
    """What disagrees about special piles and the quotas."""
    yield from _about_special_piles(options)
    every = dict.fromkeys(quota for some in options.quotas for quota in some)
    if not options.wild_melds and any(quota.wild for quota in every):
        yield ("quotas", "wild_melds"), "a wild pile is needed, but wild melds are not allowed"
    else:
        for quota in every:
            yield from _about_quota(options, quota, deck)


def _about_special_piles(options: Options) -> Iterator[Contradiction]:
    rows = options.special_piles
    twice = ("special_piles", "special_piles")
    if len({row.rank for row in rows}) < len(rows):
        yield twice, "two rows are for the same rank"
    for row in rows:
        is_three = row.rank in _THREES
        if is_three and options.black_threes is BlackThrees.NEVER:
            yield (
                ("special_piles", "black_threes"),
                "a pile of black threes has a bonus, but black threes are never melded",
            )
        if row.dirty is not None and (row.no_wilds or is_three):
            yield twice, f"melds of {row.rank} take no wilds, but a dirty pile of them has a bonus"
        if row.rank in _WILDS and (row.dirty is not None or row.own_kind or row.no_wilds):
            yield twice, "a pile of wilds alone is neither dirty nor a kind of its own"


def _about_quota(options: Options, quota: Quota, deck: tuple[Card, ...]) -> Iterator[Contradiction]:
    size = "packs" if options.deck is Deck.STANDARD else "deck"
    is_once = options.second_meld is SecondMeld.NEVER
    reason = "second_meld" if is_once else size
    naturals = Counter(card.rank for card in deck if _is_natural(options, card))
    wilds = sum(card.is_wild for card in deck)
    most_wilds = _most_wilds(options)
    pure = {*_THREES, *(row.rank for row in options.special_piles if row.no_wilds)}

    def piles(cards: int, each: int = PILE_SIZE) -> int:
        return min(cards // each, 1) if is_once else cards // each

    def most_of(rank: Rank) -> int:
        return piles(naturals[rank], PILE_SIZE if rank in pure else PILE_SIZE - most_wilds)

    def are_many(kind: str, count: int, most: int) -> Iterator[Contradiction]:
        if count > most:
            yield (
                ("quotas", reason),
                f"{count} {kind} are needed, but no more than {most} can be made",
            )

    plain = {rank: n for rank, n in naturals.items() if rank not in options.own_kinds}
    mixed = {rank: n for rank, n in plain.items() if rank not in pure}
    clean = sum(map(piles, plain.values()))
    dirty = sum(piles(n, PILE_SIZE - most_wilds) for n in mixed.values())
    wild = piles(wilds) if options.wild_melds else 0
    yield from are_many("wild piles", quota.wild, wild)
    for row in quota.ranks:
        most = piles(naturals[row.rank]) if row.clean_only else most_of(row.rank)
        yield from are_many(f"piles of {row.rank}", row.count, most)
    yield from are_many("clean piles", quota.clean, clean)
    if quota.dirty and not most_wilds:
        if options.least_naturals == PILE_SIZE:
            yield (
                ("least_naturals", "quotas"),
                "a dirty pile is needed, but seven naturals leave no room for a wild",
            )
        else:
            yield (
                ("quotas", "most_wilds"),
                "a dirty pile is needed, but the limit allows no wild in a pile",
            )
        return
    free = max(0, wilds - PILE_SIZE * quota.wild)
    yield from are_many("dirty piles", quota.dirty, min(dirty, free))
    both = sum(max(piles(n), piles(n, PILE_SIZE - most_wilds)) for n in mixed.values())
    both += sum(piles(n) for rank, n in plain.items() if rank in pure)
    yield from are_many("clean and dirty piles", quota.clean + quota.dirty, both)
    own = sum(row.count for row in quota.ranks if row.rank in options.own_kinds)
    yield from are_many(
        "piles", max(quota.any, quota.clean + quota.dirty + quota.wild + own),
        clean + min(dirty, free) + wild + sum(map(most_of, naturals.keys() & options.own_kinds)),
    )  # fmt: skip


def _most_wilds(options: Options) -> int:
    """How many wilds a pile may have."""
    return max(
        PILE_SIZE - count
        for count in range(PILE_SIZE + 1)
        if options.wilds_allowed(count) >= PILE_SIZE - count
    )


def _is_natural(options: Options, card: Card) -> bool:
    if card.is_black_three:
        return options.black_threes is not BlackThrees.NEVER
    return not (card.is_wild or card.is_red_three or card.is_lady)
