"""The bots of Raub: the solver, finishing by habit, likely worlds, and what they choose."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from raub_habits import habit
from raub_positions import Deals, cards, match

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.bots.finishing import ImaginedDeal, chances, value, worth_of_tricks
from handfoot_gui.games.raub.bots.searching import SearchingBot
from handfoot_gui.games.raub.bots.solving import CARDS, NUMBERS, SUITS, Solver, bits_of, follow
from handfoot_gui.games.raub.bots.worlds import Worlds
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.imagine import cannot_hold
from handfoot_gui.games.raub.rules.legality import best_of, playable, winner_of
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State, Trick

BEFORE_PLAY = {Phase.BLIND, Phase.ASK, Phase.EXCHANGE, Phase.LAY_ASIDE}


def plain_value(
    solver_seat: int, hands: list[list[int]], trick: Trick, won: list[int], must_beat: bool
) -> float:
    """The value by trying every line of play with the engine's own rules of tricks."""
    seats = len(hands)
    if len(trick.cards) == seats:
        winner = winner_of(trick, seats, SUITS[0])
        after = [count + (seat == winner) for seat, count in enumerate(won)]
        return plain_value(solver_seat, hands, Trick(winner, ()), after, must_beat)
    turn = (trick.leader + len(trick.cards)) % seats
    if not hands[turn]:
        return WORTH[seats][sum(count << 3 * seat for seat, count in enumerate(won))]
    held = [CARDS[number] for number in hands[turn]]
    values = []
    for card in playable(held, trick.cards, SUITS[0], must_beat=must_beat):
        left = [list(hand) for hand in hands]
        left[turn].remove(NUMBERS[card])
        longer = Trick(trick.leader, (*trick.cards, card))
        values.append(plain_value(solver_seat, left, longer, won, must_beat))
    return max(values) if turn == solver_seat else min(values)


WORTH = {
    seats: worth_of_tricks(tuple(range(9, 9 + seats)), Seat(1), Seat(0), 2, 1)
    for seats in (2, 3, 4)
}


@pytest.mark.parametrize("must_beat", [False, True])
@pytest.mark.parametrize(("seats", "size", "tries"), [(2, 4, 12), (3, 3, 12), (4, 3, 4)])
def test_the_solver_finds_what_trying_everything_finds(
    seats: int, size: int, tries: int, must_beat: bool
) -> None:
    for seed in range(tries):
        deck = list(range(32))
        Random(seed).shuffle(deck)
        hands = [deck[size * seat : size * (seat + 1)] for seat in range(seats)]
        bits = [bits_of(hand) for hand in hands]
        won = 4 - size
        solver = Solver(seats, 1, 0, WORTH[seats], must_beat=must_beat)
        for card in hands[0]:
            left = [list(hand) for hand in hands]
            left[0].remove(card)
            trick = Trick(Seat(0), (CARDS[card],))
            tried = plain_value(1, left, trick, [won] + [0] * (seats - 1), must_beat)
            assert solver.after(bits, None, card, 0, won) == tried
        assert bits == [bits_of(hand) for hand in hands]


def test_following_in_bits_is_following_by_the_rules() -> None:
    for seed in range(300):
        rng = Random(seed)
        deck = list(range(32))
        rng.shuffle(deck)
        hand, trick = deck[:4], [CARDS[number] for number in deck[4 : 5 + seed % 3]]
        best = NUMBERS[trick[best_of(trick, SUITS[1])]]
        must_beat = seed % 2 == 0
        may = playable([CARDS[number] for number in hand], trick, SUITS[1], must_beat=must_beat)
        found = follow(bits_of(hand), NUMBERS[trick[0]] >> 3, best, 1, must_beat)
        assert found == bits_of(NUMBERS[card] for card in may)


def states(seed: int, players: int, phases: set[Phase], most: int) -> Iterator[State]:
    """States of random games in which a seat is to move in one of *phases*."""
    rules = RaubRules(Options(players=players))
    found = (
        state
        for state, seat, _ in match(rules, Random(seed))
        if seat != TABLE and state.public.phase in phases
    )
    return islice(found, most)


@pytest.mark.parametrize(("must_beat", "swap_early"), [(False, False), (True, False), (True, True)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_finishing_in_numbers_is_finishing_by_habit_card_for_card(
    players: int, must_beat: bool, swap_early: bool
) -> None:
    options = Options(players=players, must_beat=must_beat, swap_in_exchange_only=swap_early)
    rules = RaubRules(options)
    compared = 0
    for state in states(players, players, BEFORE_PLAY, 150):
        public, seat = state.public, state.public.turn
        move = habit(rules, rules.view(state, seat))
        if isinstance(move, m.SwapSeven) and public.phase is Phase.EXCHANGE:
            continue
        world = (
            [[NUMBERS[c] for c in hand] for hand in state.hands],
            [NUMBERS[card] for card in state.talon],
        )
        found = ImaginedDeal(options, public, world).value(seat, move, Random(1))
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
            assert found == chances(end.scores)[seat]
        else:
            assert end.raubing is not None
            worth = worth_of_tricks(end.scores, seat, end.raubing, end.owes, 2 if end.refes else 1)
            assert found == worth[sum(won << 3 * who for who, won in enumerate(end.won))]
        compared += 1
    assert compared > 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_likely_world_is_one_that_the_view_allows(players: int) -> None:
    rules = RaubRules(Options(players=players))
    rng = Random(5)
    for state in states(7, players, {*BEFORE_PLAY, Phase.PLAY}, 200):
        view = rules.view(state, state.public.turn)
        hands, talon = Worlds(rules, view).one(rng)
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
    worlds = Worlds(deals.rules, deals.view(2))
    good = 0
    for seed in range(60):
        hand = worlds.one(Random(seed))[0][1]
        good += sum(card >> 3 == SUITS.index(cards("9H")[0].suit) or card & 7 == 7 for card in hand)
    assert good / 60 > 2.5


def test_chances_add_up_and_the_lowest_score_has_the_best() -> None:
    found = chances((3, 8, 8, 21))
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2] > found[3]
    assert value((0, -1, -1, 5), Seat(0)) == (0, 0.5, 0.5, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("must_beat", [False, True])
def test_games_between_bots_end_without_a_fault(players: int, must_beat: bool) -> None:
    rules = RaubRules(Options(players=players, must_beat=must_beat))
    bots = [SearchingBot(rules, 1 + seat % 2, mistakes=0.1) for seat in range(players)]
    played = play_game(rules, bots, 3)
    assert played.faults == 0
    assert rules.actor(played.final) is None


@pytest.mark.parametrize("level", GAMES["raub"].levels)
def test_a_decision_depends_on_view_and_seed_alone(level: str) -> None:
    rules = RaubRules(Options())
    for number, state in enumerate(states(3, 4, {*BEFORE_PLAY, Phase.PLAY, Phase.DEALER}, 40)):
        view = rules.view(state, state.public.turn)
        again = pickle.loads(pickle.dumps(view))
        chosen = GAMES["raub"].bot(level, rules.options).choose(view, number, 1.0)
        assert GAMES["raub"].bot(level, rules.options).choose(again, number, 1.0) == chosen
        assert rules.problem(view, chosen) is None


def chosen(deals: Deals, seed: int = 1) -> m.Move:
    """What the steady bot does where *deals* stands."""
    move: m.Move = GAMES["raub"].bot("steady", deals.rules.options).choose(deals.view(), seed, 1.0)
    return move


def test_it_raubs_with_the_best_trumps_and_passes_without_any() -> None:
    strong = Deals({0: "AH KH QH AS"}, upcard="9H")
    strong.do(m.Look())
    assert chosen(strong) == m.Raub()
    weak = Deals({0: "7S 8S 9C TC"}, upcard="9H")
    weak.do(m.Look())
    assert chosen(weak) == m.Dalje()


def test_it_says_raub_unseen_to_an_ace() -> None:
    assert chosen(Deals(upcard="AH")) == m.BlindRaub()


def test_it_keeps_its_trumps_and_aces_in_the_exchange() -> None:
    deals = Deals({0: "AH KH 8S 9C"}, upcard="9H")
    deals.asked(raubing=0)
    move = chosen(deals)
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"8S", "9C"}


def test_it_swaps_the_seven_for_a_high_upcard() -> None:
    deals = Deals({0: "7H QH 8S 9C"}, upcard="AH")
    deals.asked(raubing=0)
    assert chosen(deals) == m.SwapSeven()


def test_it_wins_the_trick_that_keeps_it_from_two_points() -> None:
    deals = Deals({0: "AS KS QS JS", 1: "8S 9D 8D TD", 2: "7C 8C 9C TC", 3: "7S TS 7D QC"},
                  upcard="9H", dealer=0)  # fmt: skip
    deals.asked(raubing=0)
    deals.stand_pat()
    deals.play("JS", "8S", "7C")
    deals.play("7S", "QS", "9D", "8C")
    move = chosen(deals)
    assert move == m.Play(cards("TS")[0])
