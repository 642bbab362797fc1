"""How strong and how quick the bots of Raub are; run it directly, it is no test.

One seat plays well against players who follow simple rules: every deal of cards is played once
with the strong player in each seat. A cheater, who sees all cards and exists only here, shows what
could be won at most.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import sqrt
from statistics import fmean, median, quantiles, stdev
from time import monotonic

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.bots.searching import SearchingBot, is_worth_swapping, strength
from handfoot_gui.games.raub.bots.solving import NUMBERS
from handfoot_gui.games.raub.bots.worlds import World
from handfoot_gui.games.raub.rules.legality import beats, best_of, cards_of_trick, changeable
from handfoot_gui.games.raub.rules.moves import Dalje, Exchange, Look, Play, PlayerMove, Raub
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State, View
from tests.raub_habits import habit


class Plain:
    """Follows simple rules: raubs with good trumps, keeps trumps and aces, wins cheaply."""

    def __init__(self, rules: RaubRules) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        return habit(self._rules, view)


class Other:
    """Follows other simple rules, of which the bots know nothing.

    Raubs with three trumps or with two and a high one, never unseen; keeps kings too; leads trumps
    first, and wins with the highest card.
    """

    def __init__(self, rules: RaubRules) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        public = view.public
        match public.phase:
            case Phase.BLIND:
                return Look()
            case Phase.ASK:
                suit = public.upcards[-1].suit
                held = [card for card in view.hand if card.suit is suit]
                is_high = any(card.rank in (Rank.ACE, Rank.KING, Rank.QUEEN) for card in held)
                return Raub() if len(held) >= 3 or (len(held) == 2 and is_high) else Dalje()
            case Phase.EXCHANGE if not is_worth_swapping(view):
                good = (Rank.ACE, Rank.KING)
                away = [
                    card
                    for card in changeable(view)
                    if card.suit is not public.trumps and card.rank not in good
                ]
                return Exchange(tuple(away[: view.talon_count]))
            case Phase.PLAY:
                return self._play(view)
        return habit(self._rules, view)

    def _play(self, view: View) -> PlayerMove:
        trumps = view.public.trumps
        assert trumps is not None
        trick = cards_of_trick(view.public)
        moves = list(self._rules.suggestions(view))
        may = [move.card for move in moves if isinstance(move, Play)]
        best = trick[best_of(trick, trumps)] if trick else None
        winning = [card for card in may if best is None or beats(card, best, trumps)]
        if winning:
            return Play(max(winning, key=lambda card: strength(card, trumps)))
        return Play(min(may, key=lambda card: strength(card, trumps)))


class Seeing(RaubRules):
    """The rules, with a table that remembers the state it showed last."""

    shown: State

    def view(self, state: State, seat: Seat) -> View:
        self.shown = state
        return super().view(state, seat)


class Cheater(SearchingBot):
    """The same bot with one world: the real one, talon and all."""

    def __init__(self, rules: Seeing) -> None:
        super().__init__(rules, worlds=1)
        self._seeing = rules

    def _likely(self, view: View) -> Callable[..., World]:  # noqa: ARG002
        state = self._seeing.shown
        hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        world = hands, [NUMBERS[card] for card in state.talon]
        return lambda rng: world  # noqa: ARG005


SIMPLE = {"plain": Plain, "other": Other}
"""The players who follow simple rules; the bots imagine others as ``plain``."""

Result = tuple[float, list[float], list[float], list[float], int]
"""Share of the win, points of each played deal, the others' mean, seconds, faults."""


def one(name: str, against: str, players: int, seed: int, seat: int, must_beat: bool) -> Result:
    """One game with the player called *name* at *seat*."""
    rules = Seeing(Options(players=players, must_beat=must_beat))
    bots: list[AnyBot] = [SIMPLE[against](rules) for _ in range(players)]
    if name == "cheater":
        bots[seat] = Cheater(rules)
    elif name in SIMPLE:
        bots[seat] = SIMPLE[name](rules)
    else:
        bots[seat] = GAMES["raub"].bot(name, rules.options)
    game = play_game(rules, bots, seed)
    winners = game.sheet.leaders
    own, others = [], []
    for deal in game.sheet.deals:
        if deal.ended == "tricks":
            factor = 1 + deal.is_doubled
            points = [deal.points(side) / factor for side in range(players)]
            own.append(points.pop(seat))
            others.append(fmean(points))
    share = (seat in winners) / len(winners)
    return share, own, others, list(game.thinking[seat]), game.faults


def with_interval(numbers: list[float]) -> str:
    """Mean and half its 95 % interval."""
    half = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.3f} ± {half:.3f}"


def measure(name: str, arguments: argparse.Namespace, pool: ProcessPoolExecutor) -> float:
    """Print how *name* does against simple players; the lead in a deal."""
    players = arguments.players
    tables = [
        (arguments.seed + number, seat)
        for number in range(arguments.games // players)
        for seat in range(players)
    ]
    begun = monotonic()
    found = list(
        pool.map(
            one,
            repeat(name),
            repeat(arguments.against),
            repeat(players),
            (seed for seed, _ in tables),
            (seat for _, seat in tables),
            repeat(arguments.must_beat),
        )
    )
    own = [points for game in found for points in game[1]]
    others = [points for game in found for points in game[2]]
    leads = [mine - theirs for mine, theirs in zip(own, others, strict=True)]
    seconds = [second for game in found for second in game[3]]
    steps = quantiles(seconds, n=1000)
    others_are = f"{players - 1} {arguments.against} players"
    print(f"{name} against {others_are}, {len(found)} games, {len(own)} deals")
    print(f"  share of wins        {with_interval([game[0] for game in found])}")
    print(f"  points in a deal     {with_interval(own)} (fewer are better)")
    print(f"  beside the others'   {with_interval(leads)}")
    print(
        f"  a decision           {1000 * median(seconds):.2f} ms median, "
        f"{1000 * steps[949]:.1f} p95, {1000 * max(seconds):.0f} longest of {len(seconds)}"
    )
    print(f"  faults               {sum(game[4] for game in found)}")
    print(f"  took                 {monotonic() - begun:.0f} s", flush=True)
    return fmean(game[0] for game in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=80, help="games of each kind (default: 80)")
    parser.add_argument("--players", type=int, default=4, help="players (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="first seed (default: 1)")
    parser.add_argument("--must-beat", action="store_true", help="with the duty to beat")
    parser.add_argument("--who", nargs="*", default=["plain", "easy", "steady", "cheater"])
    parser.add_argument(
        "--against", choices=SIMPLE, default="plain", help="the simple players (default: plain)"
    )
    parser.add_argument("--processes", type=int, default=2, help="processes (default: 2)")
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    with ProcessPoolExecutor(arguments.processes) as pool:
        shares = {name: measure(name, arguments, pool) for name in arguments.who}
    fair = 1 / arguments.players
    if "cheater" in shares and "steady" in shares:
        closed = (shares["steady"] - fair) / (shares["cheater"] - fair)
        print(f"steady closes {100 * closed:.0f} % of the gap between a fair share and the cheater")


if __name__ == "__main__":
    main()
