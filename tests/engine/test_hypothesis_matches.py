"""Random matches, under random rule sets too: what is true of every state, refusal and score."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_options import playable_options
from random_play import guess, junk, match, score
from sampling import examples
from scrambling import cards_in
from setting_out import CLASSIC, DRAW, all_cards, shuffled

from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import Move
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    FootOpened,
    Quota,
    SecondMeld,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

QUICK = HandAndFoot(Options(packets=(7, 7), draws=(1,), quotas=((Quota(1, 0, 0),),), deals=2))
"""Sides go out often here: short packets, few cards drawn, one pile needed."""
SEATS = tuple(map(Seat, range(4)))
MOST_MOVES = 5000
"""More than any of these matches takes: it must have ended by then."""


def at_random(few: int, many: int) -> settings:
    """A few examples only: each is a whole match."""
    return settings(
        max_examples=examples(few, many),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def check_cards(rules: HandAndFoot, state: State) -> None:
    if state.public.deal:
        assert all_cards(state) == Counter(rules.cards)


def check_melds(options: Options, state: State) -> None:
    """Every meld on the table obeys the switches, said once more and differently."""
    for table in state.public.tables:
        sides = options.second_meld is SecondMeld.CLEAN_AND_DIRTY
        begun = [
            (meld.rank, sides and meld.rank is not None and meld.wilds > 0)
            for meld in table.melds
            if len(meld.cards) < PILE_SIZE
        ]
        assert len(begun) == len(set(begun)) or options.second_meld is SecondMeld.ANY_TIME
        if options.second_meld is SecondMeld.NEVER:
            ranks = [meld.rank for meld in table.melds]
            assert len(ranks) == len(set(ranks))
        for meld in table.melds:
            naturals = [card for card in meld.cards if not card.is_wild]
            wilds = len(meld.cards) - len(naturals)
            assert meld.wilds == wilds
            assert len(meld.cards) >= 3
            assert {card.rank for card in naturals} <= {meld.rank}
            assert not any(card.is_red_three or card.is_lady for card in meld.cards)
            assert all(card.is_lady for card in meld.ladies)
            if meld.rank is None:
                assert options.wild_melds
                assert not naturals
            else:
                assert wilds <= options.wilds_allowed(len(naturals))
            if not options.is_open:
                assert len(meld.cards) <= PILE_SIZE
            if meld.cards[0].is_black_three or meld.cards[-1].is_black_three:
                assert not wilds


def check_holdings(state: State) -> None:
    public = state.public
    for seat in SEATS:
        assert not public.in_foot[seat] or not state.feet[seat]
        assert public.in_foot[seat] or not public.played_foot[seat]
        assert set(public.known[seat]) <= set(state.holdings[seat])
    if public.phase is DRAW and not all(state.holdings) and public.turns > 4:
        assert not any(state.stocks)
    if public.phase in (DRAW, Phase.PLAY):
        others = [seat for seat in SEATS if seat != public.turn]
        begun = [seat for seat in others if (seat - public.dealer - 1) % 4 < public.turns]
        for seat in begun:
            assert not any(card.is_red_three for card in state.holdings[seat])


def check_attempt(rules: HandAndFoot, state: State, seat: Seat, move: Move) -> None:
    """Whatever *move* is, it is played or refused; a refusal agrees with `problem`."""
    try:
        after = rules.apply(state, seat, move)
    except IllegalMove as caught:
        refusal = caught
    else:
        assert rules.actor(state) == seat
        check_cards(rules, after)
        check_melds(rules.options, after)
        return
    assert (refusal.seat, refusal.move) == (seat, move)
    if seat != TABLE:
        problem = rules.problem(rules.view(state, seat), move)
        assert problem == refusal.problem or rules.actor(state) != seat


def play_through(rules: HandAndFoot, seed: int, most: int) -> State:
    rng, other = Random(seed), Random(seed + 1)
    moves = []
    last = rules.start()
    for state, seat, move in match(rules, rng, most):
        moves.append((seat, move))
        before = repr(state) if len(moves) % 25 == 0 else None
        last = rules.apply(state, seat, move)
        check_cards(rules, state)
        check_melds(rules.options, state)
        check_holdings(state)
        for tried in (junk(other, rules, state, seat), guess(other, state, Seat(seat % 4))):
            for who in (seat, Seat(other.randrange(4))):
                check_attempt(rules, state, who, tried)
        assert before is None or repr(state) == before
    again = rules.start()
    for seat, move in moves:
        again = rules.apply(again, seat, move)
    assert again == last
    return last


@at_random(4, 8)
@given(st.integers(0, 2**32))
def test_whole_matches_keep_every_invariant(seed: int) -> None:
    state = play_through(CLASSIC, seed, 5000)
    assert state.public.phase is Phase.OVER
    assert len(state.public.results) == 4


@at_random(4, 8)
@given(st.integers(0, 2**32))
def test_matches_in_which_sides_go_out_keep_every_invariant(seed: int) -> None:
    state = play_through(QUICK, seed, 5000)
    assert state.public.phase is Phase.OVER


@at_random(5, 10)
@given(st.integers(0, 2**32), st.sampled_from([CLASSIC, QUICK]))
def test_the_score_lines_add_up_to_an_independent_count(seed: int, rules: HandAndFoot) -> None:
    expected = []
    last = rules.start()
    for state, seat, move in match(rules, Random(seed)):
        last = rules.apply(state, seat, move)
        if state.public.phase is Phase.DEAL_OVER:
            expected.append((score(state, 0), score(state, 1)))
    sheet = rules.sheet(last)
    assert [tuple(deal.points(side) for side in (0, 1)) for deal in sheet.deals] == expected
    assert sheet.totals == tuple(map(sum, zip(*expected, strict=True)))
    for deal in sheet.deals:
        for side in (0, 1):
            lines = [sum(item.points for item in line.items[side]) for line in deal.lines]
            assert sum(lines) == deal.points(side)


def test_some_random_matches_do_end_with_going_out() -> None:
    """So that the matches above try permission and the end by going out at all."""
    ends = Counter(
        (deal.ended, deal.by is None)
        for seed in range(12)
        for deal in last_state(QUICK, seed).public.results
    )
    assert set(ends) <= {("out", False), ("stock", True)}
    assert ends["out", False] >= 3


def last_state(rules: HandAndFoot, seed: int) -> State:
    last = rules.start()
    for state, seat, move in match(rules, Random(seed)):
        last = rules.apply(state, seat, move)
    return last


def check_packets(options: Options, state: State) -> None:
    """Nobody who plays from a hand has lost a card to the foot, and nobody lost the foot."""
    for seat in range(options.players):
        if state.public.in_foot[seat]:
            assert not state.feet[seat]
        elif state.public.turns:
            left = packets_left(options, state.public, seat)
            assert len(state.feet[seat]) == sum(options.packets[-left:])
        if options.foot_opened is FootOpened.HAND_EMPTY and state.public.phase is DRAW:
            assert state.holdings[seat] or state.public.in_foot[seat] or not state.public.turns


def check_secrets(rules: HandAndFoot, state: State, rng: Random) -> None:
    """Views do not depend on what the seat cannot see, and `imagine` looks like them."""
    for seat in map(Seat, range(rules.options.players)):
        view = rules.view(state, seat)
        hidden = [card for place in (*state.feet, *state.stocks) for card in place]
        hidden += [c for who, held in enumerate(state.holdings) if who != seat for c in held]
        other_state = shuffled(state, seat, rng)
        assert all_cards(other_state) == all_cards(state)
        assert repr(rules.view(other_state, seat)) == repr(view)
        # Cards that were seen to be taken, or thrown and shuffled in again.
        public = state.public
        seen = {card for some in (*public.known, *public.discards) for card in some}
        assert not (set(hidden) - seen) & set(cards_in(view))
        if state.public.deal:
            imagined = rules.imagine(view, rng)
            assert rules.view(imagined, seat) == view
            for known, held in zip(state.public.known, imagined.holdings, strict=True):
                assert set(known) <= set(held)
            if state.public.phase is not Phase.DEAL:
                assert all_cards(imagined) == Counter(rules.cards)


@at_random(12, 25)
@given(st.integers(0, 2**32))
def test_whole_matches_of_random_rule_sets_keep_every_invariant(seed: int) -> None:
    rules = HandAndFoot(playable_options(Random(seed)))
    rng = Random(seed)
    moves = []
    state = rules.start()
    for number, (now, seat, move) in enumerate(match(rules, rng, MOST_MOVES)):
        moves.append((seat, move))
        check_cards(rules, now)
        check_melds(rules.options, now)
        check_packets(rules.options, now)
        if number % 23 == 0:
            check_secrets(rules, now, rng)
        if seat != TABLE:
            for legal in rules.suggestions(rules.view(now, seat)):
                assert rules.problem(rules.view(now, seat), legal) is None
        state = rules.apply(now, seat, move)
    assert state.public.phase is Phase.OVER
    assert replay(rules, moves) == state


@pytest.mark.only_thorough
def test_random_rule_sets_do_reach_both_ends() -> None:
    """So that the matches above try going out, and the end by the stock, at all."""
    ends: Counter[str] = Counter()
    for seed in range(32):
        rules = HandAndFoot(playable_options(Random(seed)))
        state = rules.start()
        for now, seat, move in match(rules, Random(seed), MOST_MOVES):
            state = rules.apply(now, seat, move)
        ends.update(deal.ended for deal in rules.sheet(state).deals)
    assert min(ends["out"], ends["stock"]) >= 5
