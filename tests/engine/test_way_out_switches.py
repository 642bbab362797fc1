"""The way out under every rule of melding, compared with a search over actual lay-downs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from setting_out import DOWN, DRAW, Play
from test_way_out import groups, kinds

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.laying import (
    has_quota,
    has_sevens_pile,
    points_of_cards,
    table_after,
)
from handfoot_gui.games.hand_and_foot.rules.melds import Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    BlackThrees,
    PileCondition,
    Quota,
    SecondMeld,
    SevensBan,
    Take,
    WildLimit,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.rules.taking import take_leads_out
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, way_out

MELDS = (
    ("7 7 7 7 7", "7 7 7 7 7 7 7", "7 7 7 7 2 2", "7 7 7 7 7 2 2", "7 7 2"),
    ("9 9 9 9 9 9", "9 9 9 9 9 9 9", "9 9 9 9 9 2 2", "9 9 9"),
    ("* * 2 2 2", "* * * 2 2 2 2", "* 2 2"),
    ("3S 3S 3C", "3S 3S 3S 3S 3C"),
)


def some_options(rng: Random) -> Options:
    has_wild_melds = rng.random() < 0.6
    return Options(
        after_seven=rng.choice(tuple(AfterSeven)),
        wilds_on_clean=rng.random() < 0.5,
        second_meld=rng.choice(tuple(SecondMeld)),
        wild_limit=rng.choice(tuple(WildLimit)),
        most_wilds=rng.randint(1, 4),
        wild_melds=has_wild_melds,
        wild_on_top=WildOnTop.BLOCKS,
        black_threes=rng.choice((BlackThrees.NEVER, BlackThrees.CLEAN_MELD)),
        sevens_bonus=rng.choice((0, 1500)),
        sevens_ban=rng.choice((SevensBan.OFF, SevensBan.OWN_SIDE)),
        seven_last_discard=rng.random() < 0.7,
        must_discard_last=rng.random() < 0.4,
        quotas=(Quota(rng.randrange(2), rng.randrange(2), 0, 0, rng.choice((0, 0, 2))),),
    )


def small_position(rng: Random, pile: str = "") -> Play:
    options = some_options(rng)
    if pile:
        options = replace(
            options,
            pile_condition=rng.choice(tuple(PileCondition)),
            take=rng.choice((Take.UP_TO, Take.WHOLE)),
            take_count=rng.choice((1, 2, 7)),
        )
    melds = [
        rng.choice(some)
        for some in MELDS
        if rng.random() < 0.6
        and (some[0][0] != "*" or options.wild_melds)
        and (some[0][0] != "3" or options.black_threes is not BlackThrees.NEVER)
    ]
    words = rng.choices(["7", "7", "9", "9", "*", "2", "J", "3C"], k=rng.randint(1, 7))
    return Play(
        " ".join(words),
        melds={0: melds or DOWN},
        in_foot=(0, 2),
        played_foot=(2,),
        pile=pile,
        phase=DRAW if pile else Phase.PLAY,
        options=options,
    )


def can_get_rid_of(options: Options, table: SideTable, holding: tuple[Card, ...]) -> bool:
    """Whether single lay-downs, one after another, end out; a search without insight."""
    known: dict[object, bool] = {}

    def may_throw(melds: tuple[Meld, ...], card: Card) -> bool:
        if card.rank != "7":
            return True
        if not options.seven_last_discard:
            return False
        return options.sevens_ban is SevensBan.OFF or has_sevens_pile(SideTable(melds))

    def search(melds: tuple[Meld, ...], left: tuple[Card, ...]) -> bool:
        style = (frozenset((i, kinds(meld.cards)) for i, meld in enumerate(melds)), kinds(left))
        if style in known:
            return known[style]
        is_done = (
            len(left) == 1 and may_throw(melds, left[0]) if left else not options.must_discard_last
        )
        known[style] = (is_done and has_quota(options, 1, SideTable(melds))) or any(
            search(after.melds, tuple(card for card in left if card not in some))
            for some in groups(left)
            for onto in (None, *range(len(melds)))
            if not isinstance(
                after := table_after(options, SideTable(melds), (Placement(some, onto),)), Problem
            )
        )
        return known[style]

    return search(table.melds, holding)


@pytest.mark.parametrize("block", range(6))
def test_leads_out_finds_what_a_search_over_lay_downs_finds(block: int) -> None:
    found = [0, 0]
    for seed in range(600):
        play = small_position(Random(f"{block} {seed}"))
        options, public = play.rules.options, play.public
        expected = can_get_rid_of(options, public.tables[0], play.holding)
        place = f"{block} {seed}", play.melds, play.holding
        assert leads_out(options, public, public.tables[0], play.holding) is expected, place
        found[expected] += 1
    assert min(found) > 20


def can_begin_and_get_rid_of(options: Options, holding: tuple[Card, ...]) -> bool:
    """The same for a side that is not down: its first melds are one move and worth enough."""
    need = options.minimum(1)

    def search(table: SideTable, left: tuple[Card, ...], points: int) -> bool:
        if table.melds and points >= need and can_get_rid_of(options, table, left):
            return True
        return any(
            search(
                after,
                tuple(card for card in left if card not in some),
                points + points_of_cards(options, some),
            )
            for some in groups(left)
            if not isinstance(
                after := table_after(options, table, (Placement(some, None),)), Problem
            )
        )

    return search(SideTable(), holding, 0)


@pytest.mark.parametrize("block", range(3))
def test_of_a_side_that_is_not_down_the_way_out_begins_with_a_first_meld(block: int) -> None:
    found = [0, 0]
    for seed in range(200):
        rng = Random(f"first {block} {seed}")
        options = replace(
            some_options(rng), minima=(rng.choice((15, 30, 35, 50, 60)),), quotas=(Quota(0, 0, 0),)
        )
        words = rng.choices(["7", "9", "9", "A", "A", "*", "2", "3C"], k=rng.randint(3, 8))
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


@pytest.mark.parametrize("block", range(4))
def test_the_way_out_can_be_played(block: int) -> None:
    played = 0
    for seed in range(400):
        play = small_position(Random(f"out {block} {seed}"))
        out = way_out(play.rules.options, play.public, play.public.tables[0],
                      play.holding)  # fmt: skip
        if out is None:
            continue
        assert play.problem(Ask()) is None
        play.ask(answer=True)
        if out.melds:
            play.allowed(Lay(out.melds))
        if out.discard is not None:
            play.allowed(Discard(out.discard))
        assert play.phase is Phase.DEAL_OVER
        assert play.public.out == 0
        played += 1
    assert played > 30


def takes_of(play: Play) -> Iterator[TakePile]:
    """Every legal take of one or two melds of the top card's rank and wilds."""
    top = play.public.pile[-1]
    table = play.public.tables[0]
    some = [card for card in play.holding if card.rank == top.rank or card.is_wild]
    targets = [index for index, meld in enumerate(table.melds) if meld.rank == top.rank]
    for places in product(range(3), repeat=len(some)):
        first = tuple(card for card, place in zip(some, places, strict=True) if place == 1)
        second = tuple(card for card, place in zip(some, places, strict=True) if place == 2)
        for with_top in (0, 1):
            parts = [(*first, top), second] if not with_top else [first, (*second, top)]
            for onto in product((None, *targets), repeat=2):
                melds = tuple(
                    Placement(part, place) for part, place in zip(parts, onto, strict=True) if part
                )
                move = TakePile(melds)
                view = play.rules.view(play.state, Seat(0))
                public = replace(view.public, in_foot=(False,) * 4)
                if play.rules.problem(replace(view, public=public), move) is None:
                    yield move


@pytest.mark.parametrize("block", range(4))
def test_take_leads_out_finds_what_a_search_over_takes_finds(block: int) -> None:
    found = [0, 0]
    for seed in range(150):
        rng = Random(f"take {block} {seed}")
        play = small_position(
            rng, rng.choice(("9", "7", "J 9", "9 7", "7 9", "9 9", "3S 7", "2 9"))
        )
        options, public = play.rules.options, play.public
        new = public.pile[-options.taken(len(public.pile)) : -1]
        expected = False
        for move in takes_of(play):
            table = table_after(options, public.tables[0], move.melds)
            assert isinstance(table, SideTable)
            laid = {card for part in move.melds for card in part.cards}
            left = tuple(card for card in play.holding if card not in laid)
            if can_get_rid_of(options, table, left + new):
                expected = True
                break
        view = play.rules.view(play.state, Seat(0))
        place = f"take {block} {seed}", play.melds, play.holding, public.pile
        assert take_leads_out(options, view, None) is expected, place
        found[expected] += 1
    assert min(found) > 3
