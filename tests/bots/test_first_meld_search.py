"""Whoever looks for a first meld finds one wherever there is one, and none elsewhere (rule 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace
from random_moves import houses_of_presets, random_houses

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import first_meld_of
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import (
    CountedRules,
    Parts,
    counted,
    counts_of,
    parts_on_counts,
    placements_of,
)
from handfoot_gui.games.hand_and_foot.rules.first_melds import (
    cheapest,
    fullest_meld,
    lean_ways,
    most_points,
)
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import TakePile
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.option_values import CardValues, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, view_of

PRICES = ((20, 34, 12, 2), (1, 1, 0, 1))
NEEDS = (-100, 0, 15, 50, 90, 120, 150, 300, 600, 1200)


def houses(count: int) -> Iterator[Options]:
    """All presets and many random houses, in some of which cards have strange values."""
    yield from (options for _, options in houses_of_presets())
    for name, options in random_houses(count):
        rng = Random(name)
        if rng.random() < 0.3:
            worth = [rng.choice((-20, -5, 0, 5, 10, 50, 100)) for _ in CardValues.__struct_fields__]
            black = rng.choice((-20, -5, 0, 5, 50))
            options = replace(options, values=CardValues(*worth), black_three_melded=black)
        yield options


def hands(rng: Random, options: Options) -> Iterator[list[Card]]:
    """Hands of any size, of few ranks as often as of many."""
    cards = options.cards()
    for size in (6, 11, 15, 22, 30):
        some = rng.sample(sorted({card.rank for card in cards}, key=str), rng.choice((3, 5, 9)))
        few = [card for card in cards if card.rank in some]
        yield rng.sample(few, min(size, len(few)))
        yield rng.sample(cards, min(size, len(cards)))


def tried(rng: Random, rules: CountedRules, held: list[int]) -> Parts:
    """Melds at random, up to three of a class as nobody would lay them, which may be against the
    rules."""
    left, found = held[:], []
    for _ in range(rng.choice((1, 1, 2, 3, 5))):
        rank = rng.choice([*rules.first_ranks, rules.two])
        naturals = 0
        if rank != rules.two:
            naturals = rng.randint(0, left[rank]) if rng.random() < 0.5 else left[rank]
            left[rank] -= naturals
        wilds = [0, 0]
        for _ in range(rng.choice((0, 0, 1, 2, 5)) if naturals else rng.randint(0, 8)):
            code = rng.choice((rules.two, rules.joker))
            wilds[code == rules.joker] += left[code] > 0
            left[code] -= left[code] > 0
        if naturals + sum(wilds):
            found.append((-1, rank, naturals, *wilds, 0))
    return tuple(found)


def is_laid(rules: CountedRules, parts: Parts, need: int, *, is_concealed: bool) -> bool:
    """Whether the judge lets *parts* be a first meld, whatever is left in the hand."""
    if not parts or judge.shape_fault(rules, [], parts) is not None:
        return False
    if is_concealed:
        return any(sum(part[2:]) >= PILE_SIZE for part in parts)
    if rules.first_without_wilds and any(part[3] + part[4] for part in parts):
        return False
    if rules.first_clean and not any(part[2] and not part[3] + part[4] for part in parts):
        return False
    return judge.points_of(rules, parts) >= need


def takes(rules: CountedRules, parts: Parts, top: int) -> bool:
    """Whether the pile with *top* on it is taken with *parts*, by the first meld of its class, or
    by all of them where they lie side by side."""
    own = [part for part in parts if part[1] == min(top, rules.two)]
    own = own if rules.spreads else own[:1]
    wilds = 0 if top >= rules.two else sum(part[3] + part[4] for part in own)
    same = sum(judge.cards_like(rules, part, top) for part in own)
    return bool(own) and judge.is_match(needed(rules, top), same, wilds)


def needed(rules: CountedRules, top: int) -> int:
    return judge.match_needed(rules, top, is_down=False, is_frozen=False)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("block", range(4))
def test_all_searches_for_a_first_meld_agree_whether_there_is_one(
    block: int, request: pytest.FixtureRequest
) -> None:
    is_long = request.config.getoption("--hypothesis-profile") == "search"
    asked = Counter[tuple[str, bool]]()
    for number, options in enumerate(houses(1000 if is_long else 120)):
        if number % 4 != block:
            continue
        rules, rng = counted(options), Random(number)
        for hand in hands(rng, options):
            held, need = counts_of(rules, hand), rng.choice(NEEDS)
            for is_concealed in (False, True):
                least = 0 if is_concealed else need
                agree(rules, rng, hand, held, least, asked, is_concealed=is_concealed)
            tops = [code for code in (*range(rules.n), *rules.wilds) if held[code]]
            if tops:
                agree_on_takes(rules, rng, held, need, rng.choice(tops), asked)
    print(dict(asked))
    assert len(asked) == 6
    assert min(asked.values()) > 40


def agree(
    rules: CountedRules, rng: Random, hand: list[Card], held: list[int], need: int,
    asked: Counter[tuple[str, bool]], *, is_concealed: bool,
) -> None:  # fmt: skip
    place = rules.options, hand, need, is_concealed
    if is_concealed:
        is_possible = fullest_meld(rules.options, hand) == PILE_SIZE
    else:
        is_possible = most_points(rules.options, hand) >= need
        if need <= 0 and is_possible:
            # Nothing at all is worth that much, too.
            is_possible = any(lean_ways(rules, held, need))
    found = [cheapest(rules, held, need, prices, is_concealed=is_concealed) for prices in PRICES]
    lean = list(islice(lean_ways(rules, held, need, is_concealed=is_concealed), 50))
    assert [parts is not None for parts in found] == [is_possible] * 2, place
    assert bool(lean) == is_possible, place
    for parts in (*(parts for parts in found if parts), *lean):
        assert is_laid(rules, parts, need, is_concealed=is_concealed), (place, parts)
        laid = [card for part in placements_of(rules, parts, hand) for card in part.cards]
        assert len(laid) == len({*laid} & {*hand}) == sum(sum(part[2:]) for part in parts)
    for _ in range(6):
        parts = tried(rng, rules, held)
        if is_laid(rules, parts, need, is_concealed=is_concealed):
            assert is_possible, (place, parts)
        if is_laid(rules, parts, -10_000, is_concealed=False):
            assert judge.points_of(rules, parts) <= most_points(rules.options, hand), (place, parts)
    asked["concealed" if is_concealed else "points", is_possible] += 1


def agree_on_takes(
    rules: CountedRules, rng: Random, held: list[int], need: int, top: int,
    asked: Counter[tuple[str, bool]],
) -> None:  # fmt: skip
    hand = held[:]
    hand[top] -= 1
    place = rules.options, hand, need, top
    match = needed(rules, top)
    found = [cheapest(rules, hand, need, prices, top=top, match=match) for prices in PRICES]
    lean = list(islice(lean_ways(rules, hand, need, top=top, match=match), 50))
    kept = list(islice(lean_ways(rules, hand, need, top=top, match=match, is_kept=True), 50))
    is_possible = bool(lean)
    assert [parts is not None for parts in found] == [is_possible] * 2, place
    assert bool(kept) == is_possible, place
    for parts in (*(parts for parts in found if parts), *lean, *kept):
        assert is_laid(rules, parts, need, is_concealed=False), (place, parts)
        assert takes(rules, parts, top), (place, parts)
    for _ in range(6):
        parts = tried(rng, rules, held)
        if is_laid(rules, parts, need, is_concealed=False) and takes(rules, parts, top):
            assert is_possible, (place, parts)
    asked["take", is_possible] += 1


def test_a_minimum_beyond_all_planning_is_reached_by_the_dearest_melds() -> None:
    options = replace(next(houses(0)), minima=(5000,))
    rules = counted(options)
    deck = [card for card in options.cards() if not card.is_red_three]
    assert cheapest(rules, counts_of(rules, deck), 1000, PRICES[0]) is not None
    assert (cheapest(rules, counts_of(rules, deck), 1010, PRICES[0]) is None) == (
        most_points(options, deck) < 1010
    )


def test_a_wild_meld_of_ten_is_a_pile_and_another_meld() -> None:
    options = next(houses(0))
    rules = counted(options)
    wilds = [card for card in options.cards() if card.is_wild][: PILE_SIZE + LEAST_MELD]
    assert most_points(options, wilds) == sum(map(options.values.of, wilds))
    assert cheapest(rules, counts_of(rules, wilds), 0, PRICES[0]) is not None


def test_bots_meld_without_wilds_first_where_no_points_are_asked_for() -> None:
    terms = Terms(replace(next(houses(0)), minima=(0,)))
    deal = dealt(terms, 1, [0] * terms.sides, Random(1))
    king = terms.rank_code[Rank.KING]
    hand = [int(code < terms.n) for code in range(terms.classes)]
    hand[king] = 3
    deal.hands[deal.turn] = hand
    assert first_meld_of(deal, deal.turn) == ((-1, king, 3, 0, 0, 0),)


def test_a_take_with_a_wild_on_top_is_among_the_first_melds_beside_others() -> None:
    options = replace(next(houses(0)), wild_on_top=WildOnTop.MATCHING_PAIR, minima=(65,))
    rules = counted(options)
    deck = options.cards()
    twos = [card for card in deck if card.rank is Rank.TWO][:3]
    kings = [card for card in deck if card.rank is Rank.KING][:7]
    low = [card for card in deck if card.rank in (Rank.FOUR, Rank.SIX)][:2]
    state = HandAndFoot(options).start()
    public = replace(state.public, phase=Phase.DRAW, deal=1, pile=(low[0], twos[0]))
    hand = (*kings, *twos[1:], *low[1:])
    seen = replace(
        view_of(state, Seat(0)), public=public, holding=hand, stock_counts=(50,) * len(state.stocks)
    )
    ways = [move for move in openings(options, seen) if isinstance(move, TakePile)]
    assert [judge.points_of(rules, parts_on_counts(rules, [], way.melds)) for way in ways] == [130]


def test_a_wild_on_top_of_the_pile_is_laid_in_the_wild_meld_of_a_first_meld() -> None:
    """The dirty meld of a lower rank has wilds of the hand (rule 7, decision 30)."""
    options = next(one for _, one in houses_of_presets() if one.wild_melds)
    options = replace(options, wild_on_top=WildOnTop.MATCHING_PAIR)
    rules, rng, found = counted(options), Random(7), 0
    cards = [card for card in options.cards() if card.rank in (Rank.FOUR, Rank.FIVE, Rank.TWO)]
    for _ in range(60):
        rng.shuffle(cards)
        top = next(card for card in cards if card.is_wild)
        hand = [card for card in cards if card != top][:7]
        for need in (15, 50, 90):
            parts = cheapest(rules, counts_of(rules, hand), need, PRICES[0], top=rules.code(top))
            if parts is None:
                continue
            (with_top,) = [
                one for one in placements_of(rules, parts, (top, *hand)) if top in one.cards
            ]
            assert all(card.is_wild for card in with_top.cards)
            found += len(parts) > 1
    assert found > 10
