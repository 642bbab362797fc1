"""Random matches under random rules: what is true of every state, every refusal and the score."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from manipulation_positions import all_cards
from manipulation_random_play import any_options, match, options_by_chance
from msgspec.structs import replace
from test_saved_manipulation import Referee

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, NotToMove
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace, CardValues
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.state import Phase, State

seeds = st.integers(0, 2**32)
at_random = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])

VALUES = {"*": 25, "K": 10, "Q": 10, "J": 10, "T": 10, "A": 1}


def points(cards: tuple[Card, ...]) -> int:
    return sum(VALUES.get(card.code[0]) or int(card.code[0]) for card in cards)


def is_legal(meld: Meld, ace: Ace) -> bool:
    """The page's sentences once more, from the text of the cards alone."""
    names = [str(laid.card.face) if laid.name is None else "".join(laid.name.__reduce__()[1])
             for laid in meld]  # fmt: skip
    ranks, suits = "".join(name[0] for name in names), {name[1] for name in names}
    if len(meld) < 3 or len(set(names)) < len(names):
        return False
    if len(set(ranks)) == 1:
        return True
    rows = {
        Ace.BOTH: ("A23456789TJQK", "23456789TJQKA"),
        Ace.LOW: ("A23456789TJQK",),
        Ace.HIGH: ("23456789TJQKA",),
        Ace.CORNER: ("A23456789TJQK" * 2,),
    }[ace]
    return len(suits) == 1 and any(ranks in row for row in rows)


def check(rules: Manipulation, state: State) -> None:
    """What is true of every state."""
    public = state.public
    if state.hands:
        assert all_cards(state) == Counter(rules.cards)
    assert all(is_legal(meld, rules.options.ace) for meld in public.melds)
    if public.phase is Phase.TURN and public.last_lap is None and not public.drawn:
        assert state.stock
    if public.phase is Phase.KNOCK:
        values, hand = rules.options.values, state.hands[public.turn]
        own = points(hand) if values == CardValues() else hand_points(values, hand)
        assert hand
        assert own <= rules.options.knock_limit
    if public.last_lap is not None and public.phase in (Phase.TURN, Phase.KNOCK):
        assert not state.stock
        assert public.phase is Phase.TURN or rules.options.last_lap_knock
        # A play in a lap that goes on until all pass is followed by a pass of everybody.
        assert 1 <= public.last_lap <= rules.options.players + (public.phase is Phase.KNOCK)
    if public.phase in (Phase.TURN, Phase.KNOCK):
        assert all(state.hands)
        assert public.drawn <= (rules.options.draw_limit or len(rules.cards))


def check_refusals(rules: Manipulation, state: State, rng: Random) -> None:
    """Only the actor may move, and is offered legal moves only."""
    actor = rules.actor(state)
    for seat in (*map(Seat, range(rules.options.players)), TABLE):
        if seat == actor:
            continue
        if seat != TABLE:
            assert list(rules.suggestions(rules.view(state, seat))) == []
        with pytest.raises(IllegalMove) as caught:
            rules.apply(state, seat, rng.choice((m.Draw(), m.EndRound(), m.Knock())))
        expected = NotToMove(seat, None if actor in (None, TABLE) else actor)
        assert caught.value.problem == expected
    if actor is not None and actor != TABLE:
        view = rules.view(state, actor)
        offered = list(rules.suggestions(view))
        assert offered
        for move in offered:
            assert rules.problem(view, move) is None


def junk(rng: Random, rules: Manipulation, state: State) -> m.Move:
    """A move of any kind with any contents; its fields have their types and nothing else."""

    def any_laid() -> Laid:
        places = [rules.cards, *state.hands, *map(tuple, state.public.melds)]
        found = rng.choice(rng.choice([place for place in places if place]))
        if isinstance(found, Laid):
            return found
        other = rng.choice(rules.cards)
        return Laid(found, rng.choice((None, None, Name(other.rank, other.suit))))

    melds = list(state.public.melds)
    match rng.randrange(9):
        case 0:
            return rng.choice((m.Draw(), m.Knock(), m.EndTurn(), m.EndRound()))
        case 1:
            return m.ChooseDealer(Seat(rng.randrange(8)))
        case 2:
            return m.Deal(tuple(rng.sample(rules.cards, rng.randrange(len(rules.cards)))))
        case 3 | 4:
            return m.Play(tuple(melds[1:]))
        case _:
            for _ in range(rng.randint(1, 2)):
                new = tuple(any_laid() for _ in range(rng.choice((0, 1, 2, 3, 4))))
                if melds and rng.random() < 0.5:
                    place = rng.randrange(len(melds))
                    melds[place] = (*melds[place], *new)
                else:
                    melds.append(new)
            return m.Play(tuple(melds))


def check_attempt(rules: Manipulation, state: State, seat: Seat, move: m.Move) -> None:
    """Whatever *move* is, it is played or refused; a refusal agrees with `problem`."""
    try:
        after = rules.apply(state, seat, move)
    except IllegalMove as caught:
        refusal = caught
    else:
        assert rules.actor(state) == seat
        check(rules, after)
        return
    assert (refusal.seat, refusal.move) == (seat, move)
    if seat != TABLE:
        assert rules.problem(rules.view(state, seat), move) == refusal.problem


@at_random
@given(seeds)
def test_matches_under_any_rules_keep_every_card_and_end(seed: int) -> None:
    rng, other = Random(seed), Random(seed + 1)
    rules = Manipulation(any_options(rng) if rng.random() < 0.5 else options_by_chance(rng))
    moves = []
    state = rules.start()
    for now, seat, move in match(rules, rng):
        moves.append((seat, move))
        check(rules, now)
        if other.random() < 0.1:
            check_refusals(rules, now, other)
        for who in (seat, Seat(other.randrange(rules.options.players)), TABLE):
            if other.random() < 0.5:
                check_attempt(rules, now, who, junk(other, rules, now))
        state = rules.apply(now, seat, move)
    assert state.public.phase is Phase.OVER
    assert rules.actor(state) is None
    assert replay(rules, moves) == state


@at_random
@given(seeds)
def test_the_score_is_what_the_page_says_and_no_joker_leaves_its_name(seed: int) -> None:
    """A referee that knows nothing of the engine follows every card, name and score."""
    rng = Random(seed)
    options = any_options(rng) if rng.random() < 0.6 else options_by_chance(rng)
    rules = Manipulation(replace(options, jokers=4) if rng.random() < 0.3 else options)
    referee = Referee(msgspec.to_builtins(rules.options))
    for now, seat, move in match(rules, rng):
        referee.play(seat, msgspec.to_builtins(move, enc_hook=lambda card: card.code))
        after = rules.apply(now, seat, move)
        assert rules.sheet(after).totals == tuple(referee.totals)
        if not isinstance(move, m.ChooseDealer | m.EndRound):
            assert referee.all_cards() == referee.cards
    assert referee.due == ""
    if not rules.options.rounds and not rules.options.is_scored_by_hands:
        assert max(referee.totals) >= rules.options.target


@pytest.mark.only_thorough
def test_random_matches_try_every_end_and_every_kind_of_move() -> None:
    """So that what is checked above is really met."""
    ends: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    freed = 0
    for seed in range(40):
        rng = Random(seed)
        rules = Manipulation(options_by_chance(rng))
        for now, _, move in match(rules, rng):
            kinds[type(move).__name__] += 1
            if isinstance(move, m.EndRound) and now.public.ended:
                ends[now.public.ended] += 1
            if isinstance(move, m.Play):
                before = {laid for meld in now.public.melds for laid in meld if laid.name}
                freed += bool(before - {laid for meld in move.melds for laid in meld})
    assert set(ends) == {"out", "knock", "stock"}
    assert min(ends.values()) >= 2
    assert set(kinds) == {
        "ChooseDealer", "Deal", "Draw", "Play", "Knock", "EndTurn", "EndRound"
    }  # fmt: skip
    assert freed >= 5


def test_a_whole_table_is_judged_in_less_than_a_millisecond() -> None:
    rules = Manipulation(Options())
    largest: tuple[int, State, m.Play] | None = None
    for seed in range(6):
        for now, _, move in match(rules, Random(seed)):
            if isinstance(move, m.Play):
                size = sum(map(len, move.melds))
                if largest is None or size > largest[0]:
                    largest = (size, now, move)
    assert largest is not None
    size, state, move = largest
    assert size >= 60
    view = rules.view(state, state.public.turn)
    times = []
    for _ in range(50):
        begun = perf_counter()
        assert rules.problem(view, move) is None
        times.append(perf_counter() - begun)
    assert min(times) < 0.001
