"""Random rule sets: whole random matches keep every invariant, whatever the house plays."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_options import playable_options
from random_play import match
from setting_out import DRAW, all_cards

from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import AfterSeven, FootOpened, SecondMeld
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

at_random = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)

MOST_MOVES = 5000
"""More than any match of two deals takes: it must have ended by then."""


def check_cards(rules: HandAndFoot, state: State) -> None:
    if state.public.phase in (Phase.LOT, Phase.DEAL) and not state.public.deal:
        return
    assert all_cards(state) == Counter(rules.cards)


def check_melds(options: Options, state: State) -> None:
    """Every meld on the table obeys the switches, said once more and differently."""
    for table in state.public.tables:
        begun = [meld.rank for meld in table.melds if len(meld.cards) < PILE_SIZE]
        assert len(begun) == len(set(begun))
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
            if options.after_seven is AfterSeven.CLOSED:
                assert len(meld.cards) <= PILE_SIZE
            if meld.cards[0].is_black_three or meld.cards[-1].is_black_three:
                assert not wilds


def check_holdings(options: Options, state: State) -> None:
    """Nobody who plays from a hand has lost a card to the foot, and nobody lost the foot."""
    for seat in range(options.players):
        if state.public.in_foot[seat]:
            assert not state.feet[seat]
        elif state.public.turns:
            assert len(state.feet[seat]) == options.foot_size
        if options.foot_opened is FootOpened.HAND_EMPTY and state.public.phase is DRAW:
            assert state.holdings[seat] or state.public.in_foot[seat] or not state.public.turns


def check_secrets(rules: HandAndFoot, state: State, rng: Random) -> None:
    """Views do not depend on what the seat cannot see, and `imagine` looks like them."""
    for seat in map(Seat, range(rules.options.players)):
        view = rules.view(state, seat)
        places = [held for other, held in enumerate(state.holdings) if other != seat]
        places += [*state.feet, *state.stocks]
        hidden = [card for place in places for card in place]
        rng.shuffle(hidden)
        again = iter(hidden)
        other_state = State(
            state.public,
            tuple(
                held if other == seat else tuple(next(again) for _ in held)
                for other, held in enumerate(state.holdings)
            ),
            tuple(tuple(next(again) for _ in foot) for foot in state.feet),
            tuple(tuple(next(again) for _ in stock) for stock in state.stocks),
        )
        assert rules.view(other_state, seat) == view
        if state.public.deal:
            imagined = rules.imagine(view, rng)
            assert rules.view(imagined, seat) == view
            if state.public.phase is not Phase.DEAL:
                assert all_cards(imagined) == Counter(rules.cards)


@at_random
@given(seeds)
def test_whole_matches_of_random_rule_sets_keep_every_invariant(seed: int) -> None:
    rules = HandAndFoot(playable_options(Random(seed)))
    rng = Random(seed)
    moves = []
    state = rules.start()
    for number, (now, seat, move) in enumerate(match(rules, rng, MOST_MOVES)):
        moves.append((seat, move))
        check_cards(rules, now)
        check_melds(rules.options, now)
        check_holdings(rules.options, now)
        if number % 23 == 0:
            check_secrets(rules, now, rng)
        if seat != TABLE:
            for legal in rules.suggestions(rules.view(now, seat)):
                assert rules.problem(rules.view(now, seat), legal) is None
        state = rules.apply(now, seat, move)
    assert state.public.phase is Phase.OVER
    assert replay(rules, moves) == state


def test_random_rule_sets_do_reach_both_ends() -> None:
    """So that the matches above try going out, and the end by the stock, at all."""
    ends: Counter[str] = Counter()
    for seed in range(40):
        rules = HandAndFoot(playable_options(Random(seed)))
        state = rules.start()
        for now, seat, move in match(rules, Random(seed), MOST_MOVES):
            state = rules.apply(now, seat, move)
        ends.update(deal.ended for deal in rules.sheet(state).deals)
    assert min(ends["out"], ends["stock"]) >= 10
