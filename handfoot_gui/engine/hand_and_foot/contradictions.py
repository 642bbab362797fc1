"""Which fields of a rule set disagree; page "Hand and Foot", the end of section 3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.errors import OptionsError
from handfoot_gui.engine.hand_and_foot.melds import PILE_SIZE
from handfoot_gui.engine.hand_and_foot.options import (
    BlackThrees,
    Deck,
    Options,
    Quota,
    SecondMeld,
    Sides,
    StockOut,
    Upcard,
    WildOnTop,
)

_SEVENS = (Rank.SEVEN, Rank.N7)
_PLAYERS_OF_SIDES = {Sides.PAIRS: (4, 6), Sides.TEAMS: (6,), Sides.ALONE: (2, 3, 4, 5, 6)}


def check(options: Options) -> None:
    """Raise `OptionsError`, naming two fields, when the rules cannot be dealt or finished."""
    for fields, sentence in contradictions(options):
        raise OptionsError(fields, sentence)


def contradictions(options: Options) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every pair of fields that disagree, with a sentence."""
    yield from _about_seats(options)
    deck = options.cards()
    yield from _about_dealing(options, deck)
    yield from _about_kinds(options)
    if options.wild_melds or not any(quota.wild for quota in options.quotas):
        for quota in dict.fromkeys(options.quotas):
            yield from _about_quota(options, quota, deck)
    if not options.deals and options.target <= 0:
        yield (
            ("deals", "target"),
            "the game ends neither after a number of deals nor at a score",
        )
    if options.draw == 1 and options.stock_out is not StockOut.ENDS:
        yield (
            ("draw", "stock_out"),
            "drawing one card from a stock that is filled up again could go on for ever",
        )
    steps = [step.below for step in options.minima_by_score]
    if steps != sorted(set(steps)):
        yield ("minima_by_score", "minima"), "the steps of the scores must rise one by one"


def _about_seats(options: Options) -> Iterator[tuple[tuple[str, ...], str]]:
    if options.players not in _PLAYERS_OF_SIDES[options.sides]:
        yield (
            ("sides", "players"),
            f"{options.players} players cannot play as {options.sides.value}",
        )


def _about_dealing(
    options: Options, deck: tuple[Card, ...]
) -> Iterator[tuple[tuple[str, ...], str]]:
    size = "packs" if options.deck is Deck.STANDARD else "players"
    dealt = options.players * (options.hand_size + options.foot_size)
    if dealt + options.draw >= len(deck):
        yield (
            (size, "hand_size"),
            f"{dealt} cards are dealt, but the packs hold {len(deck)}",
        )
    buried = sum(_may_be_buried(options, card) for card in deck)
    if options.turns_up and dealt + buried >= len(deck):
        yield (
            (size, "hand_size"),
            f"of {len(deck)} cards {len(deck) - dealt} are left for the stock; "
            "none may be an upcard",
        )


def _may_be_buried(options: Options, card: Card) -> bool:
    if options.upcard is Upcard.LEFT:
        return card.is_lady or (card.is_wild and options.wild_on_top is WildOnTop.FREEZES)
    return card.is_lady or card.is_wild or card.is_red_three


def _about_kinds(options: Options) -> Iterator[tuple[tuple[str, ...], str]]:
    if not options.wild_melds:
        if any(quota.wild for quota in options.quotas):
            yield ("quotas", "wild_melds"), "a wild pile is needed, but wild melds are not allowed"
        if options.wild_on_top is WildOnTop.MATCHING_PAIR:
            yield (
                ("wild_on_top", "wild_melds"),
                "a wild is taken with its pair, but wild melds are not allowed",
            )
    if not options.has_sevens and any(quota.sevens for quota in options.quotas):
        yield (
            ("quotas", "sevens_bonus"),
            "a pile of sevens is needed, but piles of sevens are no kind of their own",
        )


def _about_quota(
    options: Options, quota: Quota, deck: tuple[Card, ...]
) -> Iterator[tuple[tuple[str, ...], str]]:
    size = "packs" if options.deck is Deck.STANDARD else "deck"
    is_once = options.second_meld is SecondMeld.NEVER
    reason = "second_meld" if is_once else size
    naturals = Counter(card.rank for card in deck if _is_natural(options, card))
    wilds = sum(card.is_wild for card in deck)
    most_wilds = max(PILE_SIZE - count for count in range(PILE_SIZE + 1)
                     if options.wilds_allowed(count) >= PILE_SIZE - count)  # fmt: skip

    def piles(cards: int, each: int = PILE_SIZE) -> int:
        return min(cards // each, 1) if is_once else cards // each

    def are_many(kind: str, count: int, most: int) -> Iterator[tuple[tuple[str, ...], str]]:
        if count > most:
            yield (
                ("quotas", reason),
                f"{count} {kind} are needed, but no more than {most} can be made",
            )

    sevens = sum(naturals.pop(rank, 0) for rank in _SEVENS) if options.has_sevens else 0
    clean = sum(map(piles, naturals.values()))
    threes = naturals.keys() & {Rank.THREE, Rank.VILLAIN}
    mixed = {rank: count for rank, count in naturals.items() if rank not in threes}
    dirty = sum(piles(count, PILE_SIZE - most_wilds) for count in mixed.values())
    wild = piles(wilds) if options.wild_melds else 0
    yield from are_many("wild piles", quota.wild, wild)
    yield from are_many("piles of sevens", quota.sevens, piles(sevens, PILE_SIZE - most_wilds))
    yield from are_many("clean piles", quota.clean, clean)
    if quota.dirty and not most_wilds:
        yield (
            ("quotas", "wild_limit"),
            "a dirty pile is needed, but the limit allows no wild in a pile",
        )
        return
    free = max(0, wilds - PILE_SIZE * quota.wild)
    yield from are_many("dirty piles", quota.dirty, min(dirty, free))
    both = sum(max(piles(n), piles(n, PILE_SIZE - most_wilds)) for n in mixed.values())
    both += sum(piles(naturals[rank]) for rank in threes)
    yield from are_many("clean and dirty piles", quota.clean + quota.dirty, both)
    yield from are_many(
        "piles", max(quota.any, quota.clean + quota.dirty + quota.wild + quota.sevens),
        clean + min(dirty, free) + wild + piles(sevens, PILE_SIZE - most_wilds),
    )  # fmt: skip


def _is_natural(options: Options, card: Card) -> bool:
    if card.is_black_three:
        return options.black_threes is not BlackThrees.NEVER
    return not (card.is_wild or card.is_red_three or card.is_lady)
