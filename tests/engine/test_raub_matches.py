"""Random matches of Raub: what is true of every state, every refusal and every score."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from raub_positions import all_cards, match, options_by_chance
from test_saved_raub import Referee

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, NotToMove
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State

seeds = st.integers(0, 2**32)
at_random = settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def by_chance(seed: int) -> RaubRules:
    return RaubRules(options_by_chance(seed))


def check(rules: RaubRules, state: State) -> None:
    """What is true of every state."""
    public = state.public
    seats = rules.options.players
    assert len(state.hands) == len(state.aside) == seats
    cards = all_cards(state)
    is_dealt = public.phase not in (Phase.LOT, Phase.DEALER, Phase.DEAL)
    assert cards == (Counter(rules.cards) if is_dealt else Counter())
    assert len(public.upcards) <= 3
    assert public.refes >= 0
    assert sum(public.won) <= 4
    assert (public.phase is Phase.OVER) == bool(public.winners)
    assert all(score > 0 for score in public.scores) or public.phase is Phase.OVER
    if public.taken is not None:
        laid = state.aside[public.taker] if public.may_lie_aside else ()
        assert public.taken in (*state.hands[public.taker], *laid)
    for seat, hand in enumerate(state.hands):
        if public.phase is Phase.PLAY:
            out = sum(trick.card_of(Seat(seat), seats) is not None for trick in public.tricks)
            assert len(hand) + out == 4
        elif is_dealt and public.phase not in (Phase.SWEEP, Phase.DEAL_OVER, Phase.OVER):
            assert 4 <= len(hand) <= 6
            assert len(hand) == 4 or public.turn == seat
            if public.phase is Phase.LAY_ASIDE and public.turn == seat:
                assert len(hand) == 4 + public.to_lay
    sheet = rules.sheet(state)
    assert sheet.totals == public.scores
    assert [deal.number for deal in sheet.deals] == list(range(1, len(sheet.deals) + 1))


def check_refusals(rules: RaubRules, state: State) -> None:
    """Only the actor may move, and is offered legal moves only."""
    actor = rules.actor(state)
    for seat in (*map(Seat, range(rules.options.players)), TABLE):
        if seat == actor:
            continue
        if seat != TABLE:
            assert list(rules.suggestions(rules.view(state, seat))) == []
        with pytest.raises(IllegalMove) as caught:
            rules.apply(state, seat, m.KeepSeven())
        expected = NotToMove(seat, None if actor in (None, TABLE) else actor)
        assert caught.value.problem == expected
    if actor is not None and actor != TABLE:
        view = rules.view(state, actor)
        offered = list(rules.suggestions(view))
        assert len(set(offered)) == len(offered) > 0
        assert all(rules.problem(view, move) is None for move in offered)
        others = [move for move in every_move(rules, state) if not is_offered(move, offered)]
        assert all(rules.problem(view, move) is not None for move in others)


def every_move(rules: RaubRules, state: State) -> list[m.Move]:
    """One of every kind, and one for every card: all that could be thought of but exchanges."""
    plain: list[m.Move] = [
        m.TakeDeal(), m.PassDeal(), m.BlindRaub(), m.Look(), m.Raub(), m.Dalje(), m.SwapSeven(),
        m.KeepSeven(), m.TurnUp(), m.ThrowIn(), m.Sweep(), m.EndDeal(), m.Deal(rules.cards),
        m.ChooseDealer(Seat(0)), m.Exchange(()),
    ]  # fmt: skip
    plain += [m.Play(card) for card in rules.cards]
    plain += [m.LayAside(card) for card in rules.cards]
    plain += [m.Exchange((card,)) for card in rules.cards]
    plain += [m.Exchange(hand) for hand in state.hands]
    return plain


def is_offered(move: m.Move, offered: list[m.Move]) -> bool:
    """Whether *move* is among *offered*, whatever the order of exchanged cards."""
    if isinstance(move, m.Exchange):
        asked = set(move.cards)
        return any(isinstance(o, m.Exchange) and set(o.cards) == asked for o in offered)
    return move in offered


def junk(rng: Random, rules: RaubRules, state: State, seat: Seat) -> m.Move:
    """A move of any kind with any contents; its fields have their types and nothing else."""

    def any_card() -> Card:
        hand = state.hands[seat] if seat != TABLE else ()
        return rng.choice(hand or rules.cards) if rng.random() < 0.6 else rng.choice(rules.cards)

    match rng.randrange(8):
        case 0:
            return rng.choice(every_move(rules, state))
        case 1:
            return m.ChooseDealer(Seat(rng.choice((-1, 0, 3, 4, 31))))
        case 2:
            deck = list(rules.cards)
            rng.shuffle(deck)
            return m.Deal(tuple(deck[rng.choice((0, 0, 1, 16)) :]))
        case 3 | 4:
            return m.Exchange(tuple(any_card() for _ in range(rng.randrange(6))))
        case 5:
            return m.LayAside(any_card())
        case _:
            return m.Play(any_card())


@at_random
@given(seeds)
def test_matches_keep_every_card(seed: int) -> None:
    """Nobody need ever get to nothing by playing at random, so a match may be left half-way."""
    rules, rng = by_chance(seed), Random(seed + 1)
    moves = []
    state = rules.start()
    for now, seat, move in match(rules, Random(seed)):
        check(rules, now)
        if rng.random() < 0.04:
            check_refusals(rules, now)
        for _ in range(2):
            who = Seat(rng.randrange(-1, rules.options.players))
            try:
                after = rules.apply(now, who, junk(rng, rules, now, who))
            except IllegalMove:
                continue
            check(rules, after)
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    check(rules, state)
    assert (rules.actor(state) is None) == (state.public.phase is Phase.OVER)
    assert replay(rules, moves) == state


def test_random_matches_come_to_an_end() -> None:
    """Most do; the rules set no bound to reckless players whose scores climb."""
    ended = 0
    for seed in range(12):
        rules = by_chance(seed)
        for state, seat, move in match(rules, Random(seed)):
            last = state, seat, move
        ended += rules.actor(rules.apply(*last)) is None
    assert ended >= 10


@at_random
@given(seeds)
def test_scores_refes_and_dealers_are_what_the_page_says(seed: int) -> None:
    """A referee that knows nothing of the engine follows every card and score of the game."""
    rules = by_chance(seed)
    referee = Referee(msgspec.to_builtins(rules.options))
    for now, seat, move in match(rules, Random(seed)):
        referee.play(seat, msgspec.to_builtins(move, enc_hook=lambda card: card.code))
        after = rules.apply(now, seat, move)
        assert referee.all_cards() == sorted(card.code for card in all_cards(after).elements())
        assert list(after.public.scores) == referee.scores
        assert (after.public.refes, list(after.public.winners)) == (referee.refes, referee.winners)
        assert rules.actor(after) == referee.mover
        if after.public.phase is not Phase.OVER:
            assert after.public.dealer == referee.dealer


@pytest.mark.only_thorough
def test_random_matches_meet_every_kind_of_move_and_every_end() -> None:
    """So that what is checked above is really met."""
    kinds: Counter[str] = Counter()
    ended: Counter[str] = Counter()
    ways: Counter[str] = Counter()
    swaps: Counter[str] = Counter()
    for seed in range(40):
        rules = by_chance(seed)
        last = now = rules.start()
        for now, seat, move in match(rules, Random(seed)):
            kinds[type(move).__name__] += 1
            if isinstance(move, m.SwapSeven):
                swaps[now.public.phase] += 1
            if isinstance(move, m.EndDeal):
                ways[str(now.public.way)] += 1
            last = rules.apply(now, seat, move)
        ended.update(entry.ended for entry in last.public.results)
    assert set(kinds) == {
        "ChooseDealer", "TakeDeal", "PassDeal", "Deal", "BlindRaub", "Look", "Raub", "Dalje",
        "TurnUp", "ThrowIn", "Exchange", "LayAside", "SwapSeven", "KeepSeven", "Play", "Sweep",
        "EndDeal",
    }  # fmt: skip
    assert set(ended) == {"tricks", "at once", "thrown in", "passed on"}
    assert set(ways) == {"seven", "blind", "asking"}
    assert set(swaps) == {Phase.EXCHANGE, Phase.DRAWN, Phase.SEVEN, Phase.LAY_ASIDE}
