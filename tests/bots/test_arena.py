"""Whole matches between bots: legal moves only, the same games for the same seed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from itertools import islice, pairwise

import pytest
from bot_views import RULES

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.state import View


def bots(*levels: str) -> list[AnyBot]:
    return [GAMES["hand-and-foot"].bot(level, RULES.options) for level in levels]


def game(seed: int, *levels: str) -> ArenaGame:
    return play_game(RULES, bots(*levels), seed)


def test_steady_bots_beat_easy_ones() -> None:
    lead = 0
    for seed in range(10):
        for steady in range(2):
            levels = ("steady", "easy") if steady == 0 else ("easy", "steady")
            totals = game(seed, *levels, *levels).sheet.totals
            lead += totals[steady] - totals[1 - steady]
    assert lead > 0


def test_questions_are_asked_and_answered_by_the_partner() -> None:
    moves = [move for seed in range(6) for move in game(seed, *["steady"] * 4).moves]
    asked = 0
    for (seat, move), (other, reply) in pairwise(moves):
        if isinstance(move, Ask):
            asked += 1
            assert isinstance(reply, Answer)
            assert other == (seat + 2) % 4
            assert reply.reason is not None
    assert asked > 6


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
        for seed in ("0", "1", "4711")
    }
    assert len(printed) == 1
    assert len(printed.pop()) > 10_000


@pytest.mark.parametrize("level", GAMES["hand-and-foot"].levels)
def test_a_decision_depends_on_the_view_alone(level: str) -> None:
    state = RULES.start()
    bot = bots(level)[0]
    compared = 0
    for seat, move in islice(game(9, *["steady", "easy"] * 2).moves, 700):
        if seat != TABLE:
            view = RULES.view(state, seat)
            again = pickle.loads(pickle.dumps(view))
            assert bot.choose(again, compared, 1.0) == bots(level)[0].choose(view, compared, 1.0)
            compared += 1
        state = RULES.apply(state, seat, move)
    assert compared > 300


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
