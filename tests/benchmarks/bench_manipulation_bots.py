"""How strong the bots of Manipulation Rummy are; run it directly, it is no test.

One strong seat plays three optimum players that always play all they can, then meld-and-lay-off
bots. Every deal of cards is played once from each seat.
"""

from __future__ import annotations

from collections import Counter
from statistics import fmean

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.bots.statistics import share_interval
from handfoot_gui.core.game import AnyBot
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import preset
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import winners_of_score
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.solver import Goal, best_play
from tests.benchmarks.figures import arguments, decisions, line

GAME = "manipulation"


class PlaysAll:
    """Lays the most points it can at once, draws when it can lay nothing, knocks when it may."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        if self._rules.problem(view, Knock()) is None:
            return Knock()
        public = view.public
        if public.phase is Phase.TURN and (public.drawn or public.last_lap is not None):
            first = 0 if public.melds else self._rules.options.first_play
            plan = best_play(public.melds, view.hand, Goal.POINTS, first)
            if plan is not None:
                return Play(plan.melds)
        return next(move for move in (Draw(), EndTurn()) if self._rules.problem(view, move) is None)


def bot(level: str, rules: Manipulation) -> AnyBot:
    return PlaysAll(rules) if level == "plays-all" else GAMES[GAME].bot(level, rules.options)


class Tally:
    """What one strong seat has reached."""

    def __init__(self) -> None:
        self.games = self.faults = 0
        self.wins = 0.0
        self.leads: list[float] = []
        self.rounds: list[float] = []
        self.seconds: list[float] = []
        self.ends: Counter[str] = Counter()

    def add(self, game: ArenaGame, seat: int) -> None:
        leaders, totals = game.sheet.leaders, game.sheet.totals
        self.games += 1
        self.faults += game.faults
        self.wins += 1 / len(leaders) if seat in leaders else 0
        self.leads.append(totals[seat] - max(t for s, t in enumerate(totals) if s != seat))
        self.seconds += game.thinking[seat]
        for deal in game.sheet.deals:
            winners = winners_of_score(deal)
            self.rounds.append(1 / len(winners) if seat in winners else 0)
            self.ends[deal.ended] += 1


def one_against(level: str, others: str, players: int, games: int, seed: int) -> None:
    """Print how often one seat of *level* wins against *others*; Ctrl+C ends it early."""
    rules = Manipulation(preset("classic", players))
    tally = Tally()
    try:
        for number in range(seed, seed + games):
            for seat in range(players):
                bots = [bot(others, rules) for _ in range(players)]
                bots[seat] = bot(level, rules)
                tally.add(play_game(rules, bots, number), seat)
    except KeyboardInterrupt:
        print("(ended early)")
    low, high = share_interval(tally.wins, tally.games)
    share = tally.wins / tally.games
    print(f"one {level} against {players - 1} {others}, {tally.games} games, from seed {seed}")
    line("share of wins", f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    line("fair share", f"{100 / players:.1f} %")
    line("rounds won", f"{100 * fmean(tally.rounds):.1f} % of {len(tally.rounds)}")
    line("rounds ended", ", ".join(f"{end} {n}" for end, n in tally.ends.items()))
    line("mean lead", f"{fmean(tally.leads):.0f} points over the best other")
    line("faults", tally.faults)
    decisions(tally.seconds)


def main() -> None:
    asked = arguments(__doc__, games=25, level="strong", against="", players=4)
    others = [asked.against] if asked.against else ["plays-all", "easy"]
    for other in others:
        one_against(asked.level, other, asked.players, asked.games, asked.seed)
    if not asked.against:
        one_against(asked.level, "easy", 2, asked.games, asked.seed)


if __name__ == "__main__":
    main()
