"""The way out, compared with a search over actual lay-downs and takes on small positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest
from msgspec.structs import replace
from setting_out import DOWN, DRAW, Play

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.laying import table_after
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.rules.taking import take_leads_out, take_way_out
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, way_out


def kinds(some: Sequence[Card]) -> tuple[str, ...]:
    """What matters of cards for melding: ranks, with twos and jokers alike."""
    return tuple(sorted("*" if card.is_wild else card.rank for card in some))


def groups(holding: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every non-empty choice of cards, one for each different look."""
    seen = set()
    for count in range(1, len(holding) + 1):
        for some in combinations(holding, count):
            if kinds(some) not in seen:
                seen.add(kinds(some))
                yield some


def meets(quota: Quota, melds: Sequence[Meld]) -> bool:
    complete = [meld.kind for meld in melds if len(meld.cards) == 7]
    return (
        complete.count(Kind.CLEAN) >= quota.clean
        and complete.count(Kind.DIRTY) >= quota.dirty
        and complete.count(Kind.WILD) >= quota.wild
    )


def can_get_rid_of(
    options: Options, table: SideTable, holding: tuple[Card, ...], unseen: int
) -> bool:
    """Whether legal single lay-downs, one after another, end out; a search without insight."""
    known: dict[object, bool] = {}

    def search(melds: tuple[Meld, ...], left: tuple[Card, ...]) -> bool:
        style = (frozenset((i, kinds(meld.cards)) for i, meld in enumerate(melds)), kinds(left))
        if style not in known:
            known[style] = (len(left) + unseen <= 1 and meets(options.quota(1), melds)) or any(
                search(after.melds, tuple(card for card in left if card not in some))
                for some in groups(left)
                for onto in (None, *range(len(melds)))
                if isinstance(
                    after := table_after(options, SideTable(melds), (Placement(some, onto),)),
                    SideTable,
                )
            )
        return known[style]

    return search(table.melds, holding)


MELDS = (
    ("8 8 8 8 8", "8 8 8 8 8 8", "8 8 8 8 2", "8 8 8 8 2 2", "8 8 8", "8 8 8 8", "8 8 2"),
    ("9 9 9 9 9 9", "9 9 9 9 2 2", "9 9 9 9 9", "9 9 9 9 9 2", "9 9 9 9 9 9 9"),
    ("* * 2 2 2", "* * * 2", "* * 2 2 2 2", "* 2 2", "* * * 2 2 2 2"),
)
QUOTAS = [Quota(*counts) for counts in product((0, 1), (0, 1), (0, 0, 1))]


def small_position(rng: Random, pile: str = "") -> Play:
    """In the foot, partner ready; a few nearly complete melds, a handful of matching cards."""
    melds = [rng.choice(some) for some in MELDS if rng.random() < 0.7] or DOWN
    words = rng.choices(["8", "8", "8", "9", "9", "*", "2", "2", "J"], k=rng.randint(1, 8))
    if rng.random() < 0.15:
        words.append("3S")
    return Play(
        " ".join(words),
        melds={0: melds},
        pile=pile,
        in_foot=(0, 2),
        played_foot=(2,),
        phase=DRAW if pile else Phase.PLAY,
        stock_size=rng.choice((None, None, 0, 1)),
        options=Options(quotas=(rng.choice(QUOTAS),)),
    )


@pytest.mark.parametrize("block", range(5))
def test_leads_out_finds_exactly_what_a_search_over_lay_downs_finds(block: int) -> None:
    found = [0, 0]
    for seed in range(250):
        rng = Random(1000 * block + seed)
        play = small_position(rng)
        options, table = play.rules.options, play.public.tables[0]
        unseen = rng.choice((0, 0, 0, 1, 2))
        expected = can_get_rid_of(options, table, play.holding, unseen)
        assert leads_out(options, play.public, table, play.holding, unseen) is expected, play.public
        assert (way_out(options, play.public, table, play.holding) is not None) is can_get_rid_of(
            options, table, play.holding, 0
        )
        found[expected] += 1
    assert min(found) > 5


def finish(play: Play) -> None:
    """Play what `way_out` says, through `apply`; it must end out."""
    if play.phase is Phase.DEAL_OVER:
        return
    out = way_out(play.rules.options, play.public, play.public.tables[0], play.holding)
    assert out is not None
    if out.melds:
        play.allowed(Lay(out.melds))
    if out.discard is not None:
        play.allowed(Discard(out.discard))
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0


def test_every_way_out_can_be_played() -> None:
    played = 0
    for seed in range(400):
        play = small_position(Random(seed))
        table = play.public.tables[0]
        if way_out(play.rules.options, play.public, table, play.holding) is None:
            continue
        play.ask(True)
        finish(play)
        played += 1
    assert played > 40


def takes_of(play: Play) -> Iterator[TakePile]:
    """Every legal take that lays cards of the top card's rank, and wilds, in one or two melds."""
    top = play.public.pile[-1]
    table = play.public.tables[0]
    some = [card for card in play.holding if card.rank == top.rank or card.is_wild]
    onto = table.incomplete(None if top.is_wild else top.rank)
    seen = set()
    for places in product(range(3), repeat=len(some)):
        for top_place in (1, 2):
            parts: tuple[list[Card], list[Card]] = ([], [])
            for card, place in zip((*some, top), (*places, top_place), strict=True):
                if place:
                    parts[place - 1].append(card)
            style = tuple(tuple(sorted(card.rank for card in part)) for part in parts)
            if (style, top_place) in seen or not parts[top_place - 1]:
                continue
            seen.add((style, top_place))
            melds = [Placement(tuple(part), None) for part in parts if part]
            first = {None, onto}
            for target in first:
                move = TakePile((Placement(melds[0].cards, target), *melds[1:]))
                if without_the_foot(play, move) is None:
                    yield move


def without_the_foot(play: Play, move: TakePile) -> Problem | None:
    """Whether *move* is a legal take, but for the two-card rule: asked of a hand instead."""
    view = play.rules.view(play.state, Seat(0))
    public = replace(view.public, in_foot=(False,) * 4)
    return play.rules.problem(replace(view, public=public), move)


PILES = ["8", "9", "2", "*", "9 8", "2 9 9", "8 8 8", "3H 8", "3H 3D 9"]
PILES += ["J J 8", "3H 2 2", "3S 9", "8", "8 8", "9 9 8"]


@pytest.mark.parametrize("block", range(4))
def test_take_leads_out_finds_exactly_what_a_search_over_takes_finds(block: int) -> None:
    found = [0, 0]
    for seed in range(250):
        rng = Random(5000 + 1000 * block + seed)
        play = small_position(rng, rng.choice(PILES))
        public, options = play.public, play.rules.options
        rest = public.pile[:-1]
        brought = tuple(card for card in rest if not card.is_red_three)
        unseen = min(len(rest) - len(brought), len(play.state.stocks[0]))
        expected = False
        for move in takes_of(play):
            table = table_after(options, public.tables[0], move.melds)
            assert isinstance(table, SideTable)
            laid = {card for part in move.melds for card in part.cards}
            left = tuple(card for card in play.holding if card not in laid)
            if can_get_rid_of(options, table, left + brought, unseen):
                expected = True
                break
        view = play.rules.view(play.state, Seat(0))
        found_one = take_leads_out(options, view, None)
        assert found_one is expected, (public.tables, view.holding, public.pile)
        found[expected] += 1
    assert min(found) > 3


def test_every_take_that_begins_a_way_out_can_be_played() -> None:
    played = 0
    for seed in range(600):
        rng = Random(seed)
        play = small_position(rng, rng.choice(PILES))
        melds = take_way_out(play.rules.options, play.rules.view(play.state, Seat(0)), None)
        if melds is None:
            continue
        play.ask(True).allowed(TakePile(melds))
        finish(play)
        played += 1
    assert played > 30


def test_a_way_out_spends_twos_before_jokers_on_natural_melds() -> None:
    play = Play(
        "8 8 2 * * *",
        melds={0: ["9 9 9"]},
        in_foot=(0, 2),
        options=Options(quotas=(Quota(0, 0, 0),)),
    )
    out = way_out(play.rules.options, play.public, play.public.tables[0], play.holding)
    assert out is not None
    eights = next(part for part in out.melds if any(card.rank == "8" for card in part.cards))
    assert sorted(card.rank for card in eights.cards) == ["2", "8", "8"]
