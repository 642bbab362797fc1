"""Whole matches between bots: the same for the same seed, and under every preset and any rules."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from itertools import islice, pairwise
from random import Random

import pytest
from bot_views import RULES
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from random_options import playable_options
from sampling import examples

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.cards import Card
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Budget
from handfoot_gui.games.hand_and_foot.bots.strong import ExpertBot, StrongBot
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard, Lay, Move, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View


def bots(*levels: str) -> list[AnyBot]:
    return [GAMES["hand-and-foot"].bot(level, RULES.options) for level in levels]


def game(seed: int, *levels: str) -> ArenaGame:
    return game_under(RULES.options, seed, *levels)


@pytest.mark.only_thorough
def test_steady_bots_beat_easy_ones() -> None:
    lead = 0
    for seed in range(3):
        for steady in range(2):
            levels = ("steady", "easy") if steady == 0 else ("easy", "steady")
            totals = game(seed, *levels, *levels).sheet.totals
            lead += totals[steady] - totals[1 - steady]
    assert lead > 0


def test_questions_are_asked_and_answered_by_the_partner() -> None:
    moves = [move for seed in range(3) for move in game(seed, *["steady"] * 4).moves]
    asked = 0
    for (seat, move), (other, reply) in pairwise(moves):
        if isinstance(move, Ask):
            asked += 1
            assert isinstance(reply, Answer)
            assert other == (seat + 2) % 4
            assert reply.reason is not None
    assert asked > 3


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    first, again, other = (game(seed, *["easy", "steady"] * 2).moves for seed in (6, 6, 7))
    assert first == again
    assert first != other


_PRINT_A_GAME = """
from handfoot_gui.bots.arena import play_game
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.option_values import WildLimit
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
rules = HandAndFoot(Options())
bots = [GAMES["hand-and-foot"].bot(level, rules.options) for level in ("steady", "easy") * 2]
print(play_game(rules, bots, 11).moves)
"""


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", _PRINT_A_GAME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "4711")
    }
    assert len(printed) == 1
    assert len(printed.pop()) > 10_000


# An expert looks at as many worlds as its time allows.
@pytest.mark.parametrize(("level", "every"), [("easy", 1), ("steady", 1), ("strong", 40)])
def test_a_decision_depends_on_the_view_alone(level: str, every: int) -> None:
    state = RULES.start()
    bot = bots(level)[0]
    compared = 0
    for number, (seat, move) in enumerate(islice(game(9, *["steady", "easy"] * 2).moves, 700)):
        if seat != TABLE and number % every == 0:
            view = RULES.view(state, seat)
            again = pickle.loads(pickle.dumps(view))
            assert bot.choose(again, compared, 1.0) == bots(level)[0].choose(view, compared, 1.0)
            compared += 1
        state = RULES.apply(state, seat, move)
    assert compared > 300 // every


class ClumsyBot:
    """Raises, or makes an impossible move, every third time."""

    def __init__(self, bot: AnyBot) -> None:
        self._bot = bot
        self._count = 0

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        self._count += 1
        if self._count % 6 == 3:
            raise RuntimeError("clumsy")
        if self._count % 6 == 0:
            return Discard(RULES.cards[0])
        move: PlayerMove = self._bot.choose(view, seed, time)
        return move


def test_a_bots_faults_are_counted_and_the_match_goes_on() -> None:
    seats = [ClumsyBot(bot) for bot in bots(*["easy"] * 4)]
    played = play_game(RULES, seats, 2)
    assert played.faults > 100
    assert len(played.sheet.deals) == RULES.options.deals
    assert replay(RULES, played.moves) == played.final


def test_derived_seeds_are_stable_and_differ() -> None:
    assert derived_seed(1, "table") == derived_seed(1, "table")
    seeds = {derived_seed(1, "bot", seat, move) for seat in range(4) for move in range(50)}
    assert len(seeds) == 200
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert derived_seed(1) == 8898586205396736955


LARGE = ("classic", "simpson", "tanglewood")
"""Presets of which there is each kind of table of seven and eight; others have the same ones."""
ALL_SEATS = [
    (name, players, sides)
    for name, made in ALL_PRESETS.items()
    for players, several in made.seats.items()
    for sides in several
    if players <= 6 or name in LARGE
]


def game_under(options: Options, seed: int, *levels: str) -> ArenaGame:
    seats = [
        GAMES["hand-and-foot"].bot(levels[seat % len(levels)], options)
        for seat in range(options.players)
    ]
    return play_game(HandAndFoot(options), seats, seed)


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("name", "players", "sides"), ALL_SEATS)
def test_both_levels_finish_a_game_without_a_fault(name: str, players: int, sides: Sides) -> None:
    options = preset(name, players, sides)
    options = replace(options, deals=min(options.deals, 2))
    played = game_under(options, 3, "steady", "easy")
    assert played.faults == 0
    assert options.is_over(len(played.sheet.deals), max(played.sheet.totals))
    assert len(played.turns) == len(played.sheet.deals)
    assert all(turns > 5 for turns in played.turns)
    assert all(played.thinking)
    rules = HandAndFoot(options)
    assert replay(rules, played.moves) == played.final
    assert rules.sheet(played.final) == played.sheet


# More to lay down before one is out, from the same stock: more deals end with it.
_LEAST_OUT = {"pennies": 0.15, "hand-knee-foot": 0.3}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ALL_PRESETS)
def test_steady_players_go_out(name: str) -> None:
    options = ALL_PRESETS[name].options
    deals = [deal for seed in range(2) for deal in game_under(options, seed, "steady").sheet.deals]
    out = sum(deal.by is not None for deal in deals)
    assert out >= len(deals) * _LEAST_OUT.get(name, 0.6)


@pytest.mark.only_thorough
@pytest.mark.parametrize(("players", "least"), [(4, 0.45), (5, 0.05)])
def test_steady_players_go_out_of_the_special_deck_alone(players: int, least: float) -> None:
    """Five have about fifteen turns for three piles, and six, who hardly ever go out, eleven."""
    options = preset("special-deck", players, Sides.ALONE)
    deals = [deal for seed in range(4) for deal in game_under(options, seed, "steady").sheet.deals]
    assert sum(deal.by is not None for deal in deals) >= len(deals) * least


@pytest.mark.only_thorough
def test_six_alone_go_out_for_three_piles_once_there_are_cards_enough() -> None:
    """So it is the size of the special deck that keeps six players from it, and not the bots."""
    six = preset("classic", 6, Sides.ALONE)
    options = replace(six, packets=(11, 11), quotas=((Quota(0, 0, 0, 3),),))
    assert len(options.cards()) > 1.4 * len(preset("special-deck", 6, Sides.ALONE).cards())
    deals = [deal for seed in range(3) for deal in game_under(options, seed, "steady").sheet.deals]
    assert sum(deal.by is not None for deal in deals) >= len(deals) * 0.8


@pytest.mark.only_thorough
def test_in_a_team_of_three_both_partners_are_asked_until_one_says_no() -> None:
    options = preset("classic", 6, Sides.TEAMS)
    answers: list[int] = []
    for seed in range(3):
        moves = game_under(options, seed, "steady").moves
        for number, (asker, move) in enumerate(moves):
            if not isinstance(move, Ask):
                continue
            replies = [
                (seat, reply.may)
                for seat, reply in moves[number + 1 : number + 3]
                if isinstance(reply, Answer)
            ]
            partners = options.partners_of(asker)
            assert tuple(seat for seat, _ in replies) == partners[: len(replies)]
            assert len(replies) == 2 or not replies[-1][1]
            answers.append(len(replies))
    assert answers.count(2) > 6


RULE_SETS = int(os.environ.get("HANDFOOT_RULE_SETS", examples(80, 200, before_change=16)))
"""How many rule sets are tried; more before a release."""
MOST_TURNS = 400
"""More turns than any deal has; the stock of the largest packs is drawn by then."""
MOST_LAYS = 40
"""More lay-downs than a turn can have."""

LEVELS = ("steady", "easy")
QUICK = Budget(rollouts=3, turns=1, worlds=1, gate=1.5)
"""Enough for strong and expert players to look at every line they may choose."""


def check_cards(rules: HandAndFoot, state: State) -> None:
    """Every card is in one place, and in one only."""
    if not state.public.deal:
        return
    lying: list[Card] = [*state.public.pile, *state.public.removed]
    for table in state.public.tables:
        lying += table.cards()
    for packets in (state.holdings, state.feet, state.stocks):
        for packet in packets:
            lying += packet
    assert len(lying) == len(rules.cards)
    assert set(lying) == set(rules.cards)


def mixed(options: Options, first: int) -> list[AnyBot]:
    """Bots that imagine nothing, of both levels in turn from the place *first* on."""
    made = GAMES["hand-and-foot"].bot
    return [made(LEVELS[(seat + first) % 2], options) for seat in range(options.players)]


def of_every_level(options: Options, first: int) -> list[AnyBot]:
    """Bots of all levels in turn from the place *first* on; those that search do so briefly."""
    made = GAMES["hand-and-foot"].bot
    kinds: tuple[Callable[[], AnyBot], ...] = (
        lambda: made("easy", options),
        lambda: StrongBot(options, budget=QUICK),
        lambda: made("steady", options),
        lambda: ExpertBot(options, budget=QUICK),
    )
    return [kinds[(seat + first) % 4]() for seat in range(options.players)]


def play(
    rules: HandAndFoot, seed: int, seated: Callable[[Options, int], list[AnyBot]] = mixed
) -> State:
    """A match of several levels; a bot that makes no move or a wrong one raises."""
    rng = Random(seed)
    bots = seated(rules.options, rng.randrange(2))
    state = rules.start()
    number = lays = 0
    while (actor := rules.actor(state)) is not None:
        move: Move
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            move = bots[actor].choose(view, derived_seed(seed, number), 1.0)
            assert rules.problem(view, move) is None
        lays = lays + 1 if isinstance(move, Lay) else 0
        assert lays <= MOST_LAYS
        state = rules.apply(state, actor, move)
        check_cards(rules, state)
        assert state.public.turns <= MOST_TURNS
        number += 1
    return state


@settings(max_examples=RULE_SETS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_bots_finish_a_match_under_any_rules(seed: int) -> None:
    rules = HandAndFoot(playable_options(Random(seed)))
    last = play(rules, seed)
    assert last.public.phase is Phase.OVER
    sheet = rules.sheet(last)
    assert rules.options.is_over(len(sheet.deals), max(sheet.totals))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(8))
def test_bots_of_every_level_finish_a_deal_under_any_rules(seed: int) -> None:
    rules = HandAndFoot(replace(playable_options(Random(seed)), deals=1))
    assert play(rules, seed, of_every_level).public.phase is Phase.OVER


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("name", "players", "sides"),
    [("tanglewood", 7, Sides.ALONE), ("classic", 8, Sides.PAIRS), ("classic", 8, Sides.TEAMS)],
)
def test_bots_of_every_level_finish_a_deal_of_seven_and_eight(
    name: str, players: int, sides: Sides
) -> None:
    rules = HandAndFoot(replace(preset(name, players, sides), deals=1))
    assert play(rules, players, of_every_level).public.phase is Phase.OVER


@pytest.mark.only_thorough
def test_bots_go_out_under_many_random_rules() -> None:
    """Easy quotas among them, so that the matches above do try the end by going out."""
    ended = [
        deal.ended
        for seed in range(12)
        for deal in _sheet_of(HandAndFoot(playable_options(Random(seed))), seed)
    ]
    assert ended.count("out") >= len(ended) / 4


def _sheet_of(rules: HandAndFoot, seed: int) -> tuple[DealScore, ...]:
    return rules.sheet(play(rules, seed)).deals
