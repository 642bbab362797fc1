"""How strong and how quick the bots of Hand and Foot are; run it directly, it is no test.

Every deal of cards is played twice with the seats exchanged, so that luck cancels out.
"""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from tests.benchmarks.figures import arguments, decisions, line, with_interval

RULES = HandAndFoot(Options())
GAME = "hand-and-foot"


def play(levels: Sequence[str], seed: int) -> ArenaGame:
    return play_game(RULES, [GAMES[GAME].bot(level, RULES.options) for level in levels], seed)


def strength(one: str, other: str, pairs: int, seed: int) -> None:
    """Print how often, and by how much a deal, *one* beats *other*."""
    wins: list[float] = []
    leads: list[float] = []
    faults = 0
    for number in range(seed, seed + pairs):
        for side in range(2):
            levels = (one, other) if side == 0 else (other, one)
            game = play((*levels, *levels), number)
            totals = game.sheet.totals
            wins.append(side in game.sheet.leaders and 1 / len(game.sheet.leaders))
            leads.append((totals[side] - totals[1 - side]) / len(game.sheet.deals))
            faults += game.faults
    print(f"{one} against {other}, {len(wins)} games, seats exchanged")
    line("share of wins", with_interval(wins))
    line("lead in a deal", f"{with_interval(leads)} points")
    line("faults", faults)


def endings(level: str, games: int, seed: int) -> None:
    """Print how deals between four equal bots end, and how long a decision takes."""
    out: list[float] = []
    turns: list[int] = []
    scores: list[int] = []
    seconds: list[float] = []
    faults = 0
    for number in range(seed, seed + games):
        game = play([level] * 4, number)
        out += [deal.by is not None for deal in game.sheet.deals]
        turns += game.turns
        scores += [deal.points(side) for deal in game.sheet.deals for side in range(2)]
        seconds += [second for seat in game.thinking for second in seat]
        faults += game.faults
    print(f"four {level} bots, {games} games, {len(out)} deals")
    line("ended by going out", with_interval(out))
    line("turns in a deal", with_interval(turns))
    line("score of a side", with_interval(scores))
    line("faults", faults)
    decisions(seconds)


def main() -> None:
    asked = arguments(__doc__, games=60)
    for level in ("easy", "steady"):
        endings(level, asked.games, asked.seed)
    strength("steady", "easy", max(1, asked.games // 2), asked.seed)


if __name__ == "__main__":
    main()
