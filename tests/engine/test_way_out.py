"""The way out, compared with a search over actual lay-downs and takes on small positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest
from msgspec.structs import replace
from sampling import examples
from setting_out import DOWN, DRAW, Play

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import option_values as v
from handfoot_gui.games.hand_and_foot.rules.laying import (
    pile_counts,
    points_of_cards,
)
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.named import table_after
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.rules.taking import take_leads_out, take_way_out
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, way_out

CLASSIC_MELDS = (
    ("8 8 8 8 8", "8 8 8 8 8 8", "8 8 8 8 2", "8 8 8 8 2 2", "8 8 8", "8 8 8 8", "8 8 2"),
    ("9 9 9 9 9 9", "9 9 9 9 2 2", "9 9 9 9 9", "9 9 9 9 9 2", "9 9 9 9 9 9 9"),
    ("* * 2 2 2", "* * * 2", "* * 2 2 2 2", "* 2 2", "* * * 2 2 2 2"),
)
MELDS = (
    ("7 7 7 7 7", "7 7 7 7 7 7 7", "7 7 7 7 2 2", "7 7 7 7 7 2 2", "7 7 2"),
    ("9 9 9 9 9 9", "9 9 9 9 9 9 9", "9 9 9 9 9 2 2", "9 9 9"),
    ("* * 2 2 2", "* * * 2 2 2 2", "* 2 2"),
    ("3 3 3", "3 3 3 3 3"),
)
SEVENS = (v.SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),)
QUOTAS = [v.Quota(*counts) for counts in product((0, 1), (0, 1), (0, 0, 1))]
CLASSIC_PILES = (
    "8", "9", "2", "*", "9 8", "2 9 9", "8 8 8", "3H 8", "3H 3D 9", "J J 8", "3H 2 2", "3S 9",
    "8", "8 8", "9 9 8",
)  # fmt: skip
PILES = ("9", "7", "J 9", "9 7", "7 9", "9 9", "3 7", "2 9")

under_classic_and_other_rules = pytest.mark.parametrize(
    ("block", "is_classic"), [*((n, True) for n in range(5)), *((n, False) for n in range(6))]
)


def kinds(some: Sequence[Card]) -> tuple[str, ...]:
    """What matters of cards for melding: ranks, with twos and jokers alike."""
    return tuple(sorted("*" if card.is_wild else card.rank for card in some))


def groups(holding: Sequence[Card], *, by_value: bool) -> Iterator[tuple[Card, ...]]:
    """Every non-empty choice of cards, one for each different look, or also for each value."""
    seen = set()
    for count in range(1, len(holding) + 1):
        for some in combinations(holding, count):
            style = tuple(sorted(card.rank for card in some)) if by_value else kinds(some)
            if style not in seen:
                seen.add(style)
                yield some


def after_each(
    options: Options,
    table: SideTable,
    left: tuple[Card, ...],
    places: Sequence[int | None],
    *,
    by_value: bool = False,
) -> Iterator[tuple[SideTable, tuple[Card, ...], tuple[Card, ...]]]:
    """Every legal single lay-down: the table after it, the cards left and those laid."""
    for some in groups(left, by_value=by_value):
        for onto in places:
            after = table_after(options, table, (Placement(some, onto),))
            if isinstance(after, SideTable):
                yield after, tuple(card for card in left if card not in some), some


def can_get_rid_of(
    options: Options, table: SideTable, holding: tuple[Card, ...], unseen: int = 0
) -> bool:
    """Whether legal single lay-downs, one after another, end out; a search without insight."""
    known: dict[object, bool] = {}

    def is_done(table: SideTable, left: tuple[Card, ...]) -> bool:
        if not left and not unseen:
            return not options.must_discard_last
        if len(left) + unseen > 1:
            return False
        return bool(unseen) or all(
            ban.until is v.BanUntil.OWN_SIDE and has_pile_of(table, left[0])
            for ban in options.discard_bans
            if ban.cards is v.banned_as(left[0])
        )

    def has_quota(table: SideTable) -> bool:
        counts = pile_counts(options, table)
        whole = [meld for meld in table.melds if meld.is_complete]

        def has(quota: v.Quota) -> bool:
            of_ranks = all(
                sum(meld.rank is row.rank and not (row.clean_only and meld.wilds) for meld in whole)
                >= row.count
                for row in quota.ranks
            )
            kinds = (Kind.CLEAN, Kind.DIRTY, Kind.WILD)
            enough = all(counts[kind] >= getattr(quota, kind) for kind in kinds)
            return of_ranks and enough and len(whole) >= quota.any

        return any(map(has, options.quota(1)))

    def search(melds: tuple[Meld, ...], left: tuple[Card, ...]) -> bool:
        style = (frozenset((i, kinds(meld.cards)) for i, meld in enumerate(melds)), kinds(left))
        if style not in known:
            table, places = SideTable(melds), (None, *range(len(melds)))
            known[style] = (is_done(table, left) and has_quota(table)) or any(
                search(after.melds, rest)
                for after, rest, _ in after_each(options, table, left, places)
            )
        return known[style]

    return search(table.melds, holding)


def has_pile_of(table: SideTable, card: Card) -> bool:
    """Whether there is a complete pile of the rank of *card*."""
    rank = None if card.is_wild else card.rank
    return any(meld.is_complete and meld.rank is rank for meld in table.melds)


def can_begin_and_get_rid_of(options: Options, holding: tuple[Card, ...]) -> bool:
    """The same for a side that is not down: its first melds are one move and worth enough."""

    def search(table: SideTable, left: tuple[Card, ...], points: int) -> bool:
        is_enough = bool(table.melds) and points >= options.minimum(1)
        return (is_enough and can_get_rid_of(options, table, left)) or any(
            search(after, rest, points + points_of_cards(options, some))
            for after, rest, some in after_each(options, table, left, (None,), by_value=True)
        )

    return search(SideTable(), holding, 0)


BANS = (v.BanUntil.OWN_SIDE, v.BanUntil.LAST, v.BanUntil.ALWAYS)


def some_options(rng: Random) -> Options:
    return Options(
        open_clean=rng.choice(tuple(v.Openness)),
        open_dirty=rng.choice(tuple(v.Openness)),
        open_wild=rng.random() < 0.5,
        second_meld=rng.choice(tuple(v.SecondMeld)),
        wild_limit=rng.choice(tuple(v.WildLimit)),
        most_wilds=rng.choice((None, 1, 2, 3, 4)),
        least_naturals=rng.choice((2, 2, 2, 3, 4)),
        wild_melds=rng.random() < 0.6,
        wild_on_top=v.WildOnTop.BLOCKS,
        black_threes=rng.choice((v.BlackThrees.NEVER, v.BlackThrees.CLEAN_MELD)),
        special_piles=rng.choice(((), SEVENS)),
        discard_bans=tuple(
            v.DiscardBan(cards, rng.choice(BANS))
            for cards in (v.Banned.SEVEN, v.Banned.WILD, v.Banned.NINE, v.Banned.BLACK_THREE)
            if rng.random() < 0.2
        ),
        must_discard_last=rng.random() < 0.4,
        quotas=(tuple(_quota(rng) for _ in range(rng.choice((1, 1, 2)))),),
    )


def _quota(rng: Random) -> v.Quota:
    ranks = [
        v.QuotaRank(rank, 1, rng.random() < 0.5)
        for rank in (Rank.SEVEN, Rank.EIGHT, Rank.NINE)
        if rng.random() < 0.2
    ]
    any_kind = rng.choice((0, 0, 2))
    return v.Quota(rng.randrange(2), rng.randrange(2), 0, any_kind, tuple(ranks))


def small_position(rng: Random, *, is_classic: bool, has_pile: bool = False) -> Play:
    """In the foot, partner ready; a few nearly complete melds, a handful of matching cards."""
    pile = rng.choice(CLASSIC_PILES if is_classic else PILES) if has_pile else ""
    if is_classic:
        options = Options(quotas=((rng.choice(QUOTAS),),))
        faces = ["8", "8", "8", "9", "9", "*", "2", "2", "J", *["3S"] * (rng.random() < 0.3)]
    else:
        options = next(
            one for _ in range(1000) if not any((one := some_options(rng)).contradictions())
        )
        faces = ["7", "7", "9", "9", "*", "2", "J", "3"]
    if pile and not is_classic:
        options = replace(
            options,
            pile_condition=rng.choice(tuple(v.PileCondition)),
            take_most=rng.choice((0, 1, 2, 7)),
            take_onto_meld=rng.random() < 0.3,
        )
    melds = [
        rng.choice(some)
        for some in (CLASSIC_MELDS if is_classic else MELDS)
        if rng.random() < 0.65
        and (some[0][0] != "*" or options.wild_melds)
        and (some[0][0] != "3" or options.black_threes is not v.BlackThrees.NEVER)
    ]
    return Play(
        " ".join(rng.choices(faces, k=rng.randint(1, 8 if is_classic else 7))),
        melds={0: melds or DOWN},
        pile=pile,
        in_foot=(0, 2),
        played_foot=(2,),
        phase=DRAW if pile else Phase.PLAY,
        stock_size=rng.choice((None, None, 0, 1)) if is_classic else None,
        options=options,
    )


@pytest.mark.sampled(2)
@under_classic_and_other_rules
def test_leads_out_finds_exactly_what_a_search_over_lay_downs_finds(
    block: int, is_classic: bool
) -> None:
    found = [0, 0]
    for seed in range(examples(125, 250) if is_classic else examples(200, 400)):
        rng = Random(f"{block} {seed}")
        play = small_position(rng, is_classic=is_classic)
        options, table = play.rules.options, play.public.tables[0]
        unseen = rng.choice((0, 0, 0, 1, 2)) if is_classic else 0
        place = f"{block} {seed}", play.melds, play.holding
        expected = can_get_rid_of(options, table, play.holding, unseen)
        assert leads_out(options, play.public, table, play.holding, unseen) is expected, place
        if unseen:
            out = way_out(options, play.public, table, play.holding)
            assert (out is not None) is can_get_rid_of(options, table, play.holding), place
        found[expected] += 1
    assert min(found) > 5


@pytest.mark.parametrize("block", range(3))
def test_of_a_side_that_is_not_down_the_way_out_begins_with_a_first_meld(block: int) -> None:
    found = [0, 0]
    for seed in range(200):
        rng = Random(f"first {block} {seed}")
        options = replace(
            next(one for _ in range(1000) if not any((one := some_options(rng)).contradictions())),
            minima=(rng.choice((15, 30, 35, 50, 60)),),
            quotas=((v.Quota(0, 0, 0),),),
        )
        words = rng.choices(["7", "9", "9", "A", "A", "*", "2", "3"], k=rng.randint(3, 8))
        play = Play(" ".join(words), in_foot=(0, 2), played_foot=(2,), options=options)
        expected = can_begin_and_get_rid_of(options, play.holding)
        assert (play.problem(Ask()) is None) is expected, (block, seed, play.holding)
        found[expected] += 1
        if expected:
            play.ask(True)
            while play.phase is not Phase.DEAL_OVER:
                view = play.rules.view(play.state, play.seat)
                play.allowed(next(iter(play.rules.suggestions(view))))
            assert play.public.out == 0
    assert min(found) > 20


def finish(play: Play) -> None:
    """Play what `way_out` says, through `apply`; it must end out."""
    if play.phase is not Phase.DEAL_OVER:
        out = way_out(play.rules.options, play.public, play.public.tables[0], play.holding)
        assert out is not None
        if out.melds:
            play.allowed(Lay(out.melds))
        if out.discard is not None:
            play.allowed(Discard(out.discard))
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0


@pytest.mark.sampled(2)
@under_classic_and_other_rules
def test_every_way_out_can_be_played(block: int, is_classic: bool) -> None:
    played = 0
    for seed in range(examples(200, 300)):
        play = small_position(Random(f"out {block} {seed}"), is_classic=is_classic)
        table = play.public.tables[0]
        if way_out(play.rules.options, play.public, table, play.holding) is not None:
            finish(play.ask(True))
            played += 1
    assert played > 7


def takes_of(play: Play) -> Iterator[TakePile]:
    """Every take, legal but for the two-card rule, of one or two melds of the top card's rank and
    wilds; one for each different look."""
    view = play.rules.view(play.state, Seat(0))
    in_hand = replace(view, public=replace(view.public, in_foot=(False,) * 4))
    top, rank = play.pile[-1], None if play.pile[-1].is_wild else play.pile[-1].rank
    some = [card for card in play.holding if card.rank == top.rank or card.is_wild]
    melds = play.public.tables[0].melds
    targets = (None, *(index for index, meld in enumerate(melds) if meld.rank is rank))
    seen = set()
    for places in product(range(3), repeat=len(some)):
        for with_top in (1, 2):
            chosen = list(zip((top, *some), (with_top, *places), strict=True))
            parts = [tuple(card for card, place in chosen if place == n) for n in (1, 2)]
            style = (with_top, *(tuple(sorted(card.rank for card in part)) for part in parts))
            if style in seen:
                continue
            seen.add(style)
            for onto in product(targets, repeat=2):
                move = TakePile(
                    tuple(
                        Placement(part, place)
                        for part, place in zip(parts, onto, strict=True)
                        if part
                    )
                )
                if play.rules.problem(in_hand, move) is None:
                    yield move


def can_take_and_get_rid(play: Play) -> bool:
    """Whether one of the takes leaves what single lay-downs end out with."""
    options, public = play.rules.options, play.public
    rest = public.pile[-options.taken(len(public.pile)) : -1]
    new = tuple(card for card in rest if not card.is_red_three)
    unseen = min(len(rest) - len(new), len(play.state.stocks[0]))
    for move in takes_of(play):
        table = table_after(options, public.tables[0], move.melds)
        assert not isinstance(table, Problem)
        laid = {card for part in move.melds for card in part.cards}
        left = tuple(card for card in play.holding if card not in laid)
        if can_get_rid_of(options, table, left + new, unseen):
            return True
    return False


@pytest.mark.sampled(2)
@under_classic_and_other_rules
def test_take_leads_out_finds_exactly_what_a_search_over_takes_finds(
    block: int, is_classic: bool
) -> None:
    found = [0, 0]
    for seed in range(examples(60, 120) if is_classic else 80):
        rng = Random(f"take {block} {seed}")
        play = small_position(rng, is_classic=is_classic, has_pile=True)
        view = play.rules.view(play.state, Seat(0))
        expected = can_take_and_get_rid(play)
        place = f"take {block} {seed}", play.melds, play.holding, play.pile
        assert take_leads_out(play.rules.options, view, None) is expected, place
        found[expected] += 1
    assert min(found) > 1


def test_every_take_that_begins_a_way_out_can_be_played() -> None:
    played = 0
    for seed in range(600):
        play = small_position(Random(seed), is_classic=True, has_pile=True)
        melds = take_way_out(play.rules.options, play.rules.view(play.state, Seat(0)), None)
        if melds is not None:
            finish(play.ask(True).allowed(TakePile(melds)))
            played += 1
    assert played > 30


def test_a_way_out_spends_twos_before_jokers_on_natural_melds() -> None:
    options = Options(quotas=((v.Quota(0, 0, 0),),))
    play = Play("8 8 2 * * *", melds={0: ["9 9 9"]}, in_foot=(0, 2), options=options)
    out = way_out(options, play.public, play.public.tables[0], play.holding)
    assert out is not None
    eights = next(part for part in out.melds if any(card.rank == "8" for card in part.cards))
    assert sorted(card.rank for card in eights.cards) == ["2", "8", "8"]
