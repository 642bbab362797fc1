"""The bots of Raub: the solver, finishing by habit, likely worlds, and what they choose."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from raub_habits import habit
from raub_positions import Deals, cards, match, options_by_chance

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.bots.finishing import ImaginedDeal, chances, value, worth_of_tricks
from handfoot_gui.games.raub.bots.searching import SearchingBot
from handfoot_gui.games.raub.bots.terms import terms_of
from handfoot_gui.games.raub.bots.tricks import CARDS, NUMBERS, SUITS, bits_of, follow
from handfoot_gui.games.raub.bots.worlds import Sight, Worlds
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.imagine import cannot_hold
from handfoot_gui.games.raub.rules.legality import SEVEN_PHASES, best_of, playable
from handfoot_gui.games.raub.rules.options import Ends, Options, Points, SevenSwap
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State

LEVELS = GAMES["raub"].levels
BEFORE_PLAY = {Phase.BLIND, Phase.ASK, Phase.EXCHANGE, Phase.LAY_ASIDE}


def test_following_in_bits_is_following_by_the_rules() -> None:
    for seed in range(300):
        rng = Random(seed)
        deck = list(range(32))
        rng.shuffle(deck)
        hand, trick = deck[:4], [CARDS[number] for number in deck[4 : 5 + seed % 3]]
        best = NUMBERS[trick[best_of(trick, SUITS[1])]]
        may = playable([CARDS[number] for number in hand], trick, SUITS[1], must_beat=True)
        found = follow(bits_of(hand), NUMBERS[trick[0]] >> 3, best, 1)
        assert found == bits_of(NUMBERS[card] for card in may)


def states(seed: int, options: Options, phases: set[Phase], most: int) -> Iterator[State]:
    """States of random games in which a seat is to move in one of *phases*."""
    rules = RaubRules(options)
    found = (
        state
        for game in range(10)
        for state, seat, _ in match(rules, Random(seed + 100 * game))
        if seat != TABLE and state.public.phase in phases
    )
    return islice(found, most)


RULES = [
    Options(players=players, must_beat=must_beat, seven_swap=seven_swap)
    for players in (2, 3, 4)
    for must_beat, seven_swap in (
        (False, SevenSwap.UNTIL_LEAD), (True, SevenSwap.UNTIL_LEAD), (True, SevenSwap.EXCHANGE)
    )
]  # fmt: skip


@pytest.mark.sampled(6)
@pytest.mark.parametrize("options", [*RULES, *map(options_by_chance, range(16))])
def test_finishing_in_numbers_is_finishing_by_habit_card_for_card(options: Options) -> None:
    rules, terms = RaubRules(options), terms_of(options)
    compared = 0
    for state in states(options.players, options, BEFORE_PLAY, 150):
        public, seat = state.public, state.public.turn
        move = habit(rules, rules.view(state, seat))
        if isinstance(move, m.SwapSeven) and public.phase is Phase.EXCHANGE:
            continue
        world = (
            [[NUMBERS[c] for c in hand] for hand in state.hands],
            [NUMBERS[card] for card in state.talon],
        )
        found = ImaginedDeal(terms, public, world).value(seat, move, 0.5)
        after = rules.apply(state, seat, move)
        while after.public.phase not in (Phase.DEAL_OVER, Phase.THROW_IN):
            actor = rules.actor(after)
            assert actor is not None
            then = (
                rules.table_move(after, Random(1))
                if actor == TABLE
                else habit(rules, rules.view(after, actor))
            )
            after = rules.apply(after, actor, then)
        end = after.public
        if end.phase is Phase.THROW_IN:
            assert found == chances(end.scores, options.points.trick)[seat]
        else:
            assert end.raubing is not None
            worth = worth_of_tricks(
                terms, end.scores, seat, end.raubing, end.owes, terms.factor(end)
            )
            assert found == worth[sum(won << 3 * who for who, won in enumerate(end.won))]
        compared += 1
    assert compared > 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_likely_world_is_one_that_the_view_allows(players: int) -> None:
    rules = RaubRules(Options(players=players))
    rng = Random(5)
    for state in states(7, rules.options, {*BEFORE_PLAY, Phase.PLAY}, 200):
        view = rules.view(state, state.public.turn)
        hands, talon = Worlds(rules, view, Sight.TABLE).one(rng)
        assert tuple(map(len, hands)) == view.hand_counts
        assert len(talon) == view.talon_count
        if view.hand:
            assert sorted(hands[view.seat]) == sorted(NUMBERS[card] for card in view.hand)
        out = [card for hand in hands for card in hand] + talon
        assert len(set(out)) == len(out)
        gone = {*view.aside, *view.public.upcards}
        gone |= {card for trick in view.public.tricks for card in trick.cards}
        assert not {NUMBERS[card] for card in gone} & set(out)
        for barred, hand in zip(
            cannot_hold(rules.options, view.public, rules.cards), hands, strict=True
        ):
            assert not {CARDS[number] for number in hand} & barred


def test_who_changed_nothing_is_taken_to_hold_good_cards() -> None:
    deals = Deals({1: "AS KH QH AD"}, upcard="9H", dealer=3)
    deals.asked(raubing=0)
    for faces in (4, 4, ""):
        deals.exchange(faces)
        if deals.phase is Phase.LAY_ASIDE:
            deals.do(m.LayAside(deals.view().hand[-1]))
        while deals.phase is Phase.DRAWN:
            deals.do(m.KeepSeven())
    worlds = Worlds(deals.rules, deals.view(2), Sight.TABLE)
    good = 0
    for seed in range(60):
        hand = worlds.one(Random(seed))[0][1]
        good += sum(card >> 3 == SUITS.index(cards("9H")[0].suit) or card & 7 == 7 for card in hand)
    assert good / 60 > 2.5


def test_chances_add_up_and_the_lowest_score_has_the_best() -> None:
    found = chances((3, 8, 8, 21))
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2] > found[3]
    # As happened in games between bots.
    assert chances((10, 20, 20, 20))[0] == pytest.approx(0.42, abs=0.04)
    assert chances((10, 20))[0] == pytest.approx(0.79, abs=0.04)
    assert value((0, -1, -1, 5), Seat(0)) == (0, 0.5, 0.5, 0)


@pytest.mark.sampled
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("must_beat", [False, True])
def test_games_between_bots_end_without_a_fault(players: int, must_beat: bool) -> None:
    rules = RaubRules(Options(players=players, must_beat=must_beat))
    bots = [SearchingBot(rules, 4, (Sight.TRICK, Sight.TABLE)[seat % 2]) for seat in range(players)]
    played = play_game(rules, bots, 3)
    assert played.faults == 0
    assert rules.actor(played.final) is None


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(10))
def test_games_between_bots_by_any_rules_end_without_a_fault(seed: int) -> None:
    """`tests/benchmarks/bench_raub_rules.py` plays hundreds of them."""
    options = options_by_chance(500 + seed)
    bots = [GAMES["raub"].bot(LEVELS[seat % 2], options) for seat in range(options.players)]
    played = play_game(RaubRules(options), bots, seed, time=0.01)
    assert played.faults == 0
    assert played.sheet.winners


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_is_legal_and_depends_on_view_and_seed_alone(level: str) -> None:
    for players in (2, 3, 4):
        rules = RaubRules(Options(players=players, must_beat=players == 3))
        phases = {*BEFORE_PLAY, Phase.PLAY, Phase.DEALER, *SEVEN_PHASES}
        for number, state in enumerate(states(3, rules.options, phases, 25)):
            view = rules.view(state, state.public.turn)
            hidden = rules.imagine(view, Random(number))
            again = rules.view(hidden, view.seat)
            chosen = GAMES["raub"].bot(level, rules.options).choose(view, number, 0.05)
            assert GAMES["raub"].bot(level, rules.options).choose(again, number, 0.05) == chosen
            assert rules.problem(view, chosen) is None


def chosen(deals: Deals, level: str, seed: int = 1) -> m.Move:
    """What the bot of *level* does where *deals* stands."""
    move: m.Move = GAMES["raub"].bot(level, deals.rules.options).choose(deals.view(), seed, 1.0)
    return move


def always(deals: Deals, level: str) -> m.Move:
    """The one thing it does there, whatever the seed."""
    (move,) = {repr(found): found for found in (chosen(deals, level, n) for n in range(5))}.values()
    return move


@pytest.mark.parametrize("level", LEVELS)
def test_it_raubs_with_the_best_trumps_and_passes_without_any(level: str) -> None:
    strong = Deals({0: "AH KH QH AS"}, upcard="9H")
    strong.do(m.Look())
    assert always(strong, level) == m.Raub()
    weak = Deals({0: "7S 8S 9C TC"}, upcard="9H")
    weak.do(m.Look())
    assert always(weak, level) == m.Dalje()


@pytest.mark.parametrize("level", LEVELS)
def test_it_says_raub_unseen_to_an_ace_and_to_nothing_low(level: str) -> None:
    assert always(Deals(upcard="AH"), level) == m.BlindRaub()
    assert always(Deals(upcard="8H"), level) == m.Look()


@pytest.mark.parametrize("level", LEVELS)
def test_it_keeps_its_high_trumps_and_swaps_the_seven_for_one(level: str) -> None:
    deals = Deals({0: "AH KH 8S 9C"}, upcard="9H")
    deals.asked(raubing=0)
    move = always(deals, level)
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"8S", "9C"}
    deals = Deals({0: "7H QH 8S 9C"}, upcard="AH")
    deals.asked(raubing=0)
    assert always(deals, level) == m.SwapSeven()


@pytest.mark.parametrize("level", LEVELS)
def test_it_lays_no_trump_and_no_ace_aside_of_five(level: str) -> None:
    deals = Deals({0: "7S 8S 9C TC"}, upcard="9H", talon="AH KH 8D AS QH")
    deals.asked(raubing=0)
    deals.do(m.Exchange(deals.view().hand))
    assert deals.phase is Phase.LAY_ASIDE
    assert always(deals, level) == m.LayAside(cards("8D")[0])


LAST_TO_PLAY = {0: "KS 9S 8C 7C", 1: "QS TS 9D 8D", 2: "JS 7S TD JC"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("AS 8S QD KC", "AS"),  # the only one that wins
        ("AD KD 9C TH", "TH"),  # it has to trump
        ("8H AH KD QC", "8H"),  # the lower trump wins as well
        ("8S AD KD AC", "8S"),  # it cannot win
        ("TC AC KD AD", "TC"),  # void in both: the lowest
    ],
)
def test_the_last_to_play_wins_as_cheaply_as_may_be_or_throws_the_lowest(
    level: str, hand: str, card: str
) -> None:
    deals = Deals({**LAST_TO_PLAY, 3: hand}, upcard="9H", dealer=0)
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("KS", "TS", "7S")
    assert always(deals, level) == m.Play(cards(card)[0])


def test_it_wins_the_trick_that_keeps_it_from_two_points() -> None:
    deals = Deals({0: "AS KS QS JS", 1: "8S 9D 8D TD", 2: "7C 8C 9C TC", 3: "7S TS 7D QC"},
                  upcard="9H", dealer=0)  # fmt: skip
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("JS", "8S", "7C")
    deals.play("7S", "QS", "9D", "8C")
    assert always(deals, "steady") == m.Play(cards("TS")[0])


def test_near_the_goal_it_spends_a_high_trump_for_the_next_trick_where_that_wins_at_once() -> None:
    """All stand at 1, and two who may trump higher come after it; else the seven does as well."""
    found = {}
    for ends in Ends:
        deals = Deals(
            {0: "QD KD 9C KC", 1: "7S JH QS AC"}, upcard="9S", dealer=3,
            options=Options(ends=ends), scores=(1, 1, 1, 1),
        )  # fmt: skip
        deals.asked(raubing=0)
        deals.stand_pat()
        deals.play("QD")
        moves = [chosen(deals, "steady", seed) for seed in range(5)]
        found[ends] = [move.card.face for move in moves if isinstance(move, m.Play)]
    assert found[Ends.AFTER_DEAL] == ["7S"] * 5
    assert found[Ends.AT_ONCE].count("QS") >= 3


def test_a_dear_debt_is_refused_where_a_usual_one_is_taken() -> None:
    """The gain is the same, what it costs to fail is not."""
    said = {}
    for points in (Points(), Points(one_short=20, raub_no_trick=20)):
        deals = Deals({0: "KH JH AS 9C"}, upcard="9H", options=Options(points=points))
        deals.do(m.Look())
        said[points.one_short] = always(deals, "steady")
    assert said == {3: m.Raub(), 20: m.Dalje()}


def test_what_is_enough_for_a_raub_follows_from_the_points() -> None:
    for players in (2, 3, 4):
        usual, dear, free = (
            terms_of(Options(players=players, points=points))
            for points in (
                Points(), Points(one_short=20, raub_no_trick=20),
                Points(one_short=0, raub_no_trick=0),
            )
        )  # fmt: skip
        assert (usual.enough, usual.blind_from) == (8, 6)
        assert dear.enough > usual.enough > free.enough
        assert dear.blind_from > usual.blind_from > free.blind_from


def test_equal_rules_have_the_same_terms() -> None:
    assert terms_of(Options(start=15)) is terms_of(Options(start=15))
