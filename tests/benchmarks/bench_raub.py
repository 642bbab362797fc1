"""How strong and how quick the bots of Raub are; run it directly, it is no test.

One seat plays well against players who follow simple rules: every deal of cards is played once
with the strong player in each seat. A cheater, who sees all cards and exists only here, shows what
could be won at most.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from operator import itemgetter
from statistics import fmean
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
from handfoot_gui.parallel import Crew, crew
from tests.benchmarks.figures import arguments, decisions, line, with_interval
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


Job = tuple[str, str, int, int, int, bool]


def one(job: Job) -> Result:
    """One game with the player called *name* at *seat*."""
    name, against, players, seed, seat, must_beat = job
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


def measure(name: str, asked: argparse.Namespace, hands: Crew) -> float:
    """Print how *name* does against simple players; the lead in a deal."""
    players = asked.players
    tables = [
        (asked.seed + number, seat)
        for number in range(asked.games // players)
        for seat in range(players)
    ]
    begun = monotonic()
    jobs: list[Job] = [
        (name, asked.against, players, seed, seat, asked.rules == "must-beat")
        for seed, seat in tables
    ]
    found = [result for _, result in sorted(hands.results(one, jobs), key=itemgetter(0))]
    own = [points for game in found for points in game[1]]
    others = [points for game in found for points in game[2]]
    leads = [mine - theirs for mine, theirs in zip(own, others, strict=True)]
    seconds = [second for game in found for second in game[3]]
    others_are = f"{players - 1} {asked.against} players"
    print(f"{name} against {others_are}, {len(found)} games, {len(own)} deals")
    line("share of wins", with_interval([game[0] for game in found]))
    line("points in a deal", f"{with_interval(own)} (fewer are better)")
    line("beside the others'", with_interval(leads))
    decisions(seconds)
    line("faults", sum(game[4] for game in found))
    line("took", f"{monotonic() - begun:.0f} s")
    return fmean(game[0] for game in found)


def main() -> None:
    who = "plain,easy,steady,cheater"
    asked = arguments(
        __doc__, games=80, players=4, rules="", who=who, against="plain", workers=2, cluster=""
    )
    with crew(asked.workers, asked.cluster or None) as hands:
        shares = {name: measure(name, asked, hands) for name in asked.who.split(",")}
    fair = 1 / asked.players
    if "cheater" in shares and "steady" in shares:
        closed = (shares["steady"] - fair) / (shares["cheater"] - fair)
        print(f"steady closes {100 * closed:.0f} % of the gap between a fair share and the cheater")


if __name__ == "__main__":
    main()
