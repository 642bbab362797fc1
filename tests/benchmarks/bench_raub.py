"""How strong and how quick the bots of Raub are; run it directly, it is no test.

One seat plays well against players who follow simple rules, or of another level: every deal of
cards is played once with the strong player in each seat. A cheater, who sees all cards and exists
only here, shows what could be won at most. With `--deals` single deals are compared with the same
deals without the strong player, which tells levels apart in far fewer decisions than whole games.
Games of equals show, too, whether who is said to win so often does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from operator import itemgetter
from random import Random
from statistics import fmean
from time import monotonic

from msgspec.structs import replace

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.game import AnyBot
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.bots.finishing import chances, value
from handfoot_gui.games.raub.bots.searching import SearchingBot, is_worth_swapping, strength
from handfoot_gui.games.raub.bots.tricks import NUMBERS
from handfoot_gui.games.raub.bots.worlds import Sight, World
from handfoot_gui.games.raub.rules.legality import beats, best_of, cards_of_trick, changeable
from handfoot_gui.games.raub.rules.moves import (
    Dalje,
    Exchange,
    Look,
    Play,
    PlayerMove,
    Raub,
    TakeDeal,
)
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.scoring import deal_score
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
            case Phase.EXCHANGE if not is_worth_swapping(self._rules.options, view):
                good = (Rank.ACE, Rank.KING)
                away = [
                    card
                    for card in changeable(self._rules.options, view)
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
        super().__init__(rules, 2, Sight.TABLE)
        self._seeing = rules

    def _likely(self, view: View) -> Callable[..., World]:  # noqa: ARG002
        state = self._seeing.shown
        hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        world = hands, [NUMBERS[card] for card in state.talon]
        return lambda rng: world  # noqa: ARG005


SIMPLE = {"plain": Plain, "other": Other}
"""The players who follow simple rules; the bots imagine others as ``plain``."""


def player(name: str, rules: Seeing) -> AnyBot:
    """The player called *name*: of simple rules, the cheater, a bot of that level, or one like the
    steady bot that imagines so many worlds: ``2000``."""
    if name == "cheater":
        return Cheater(rules)
    if name.isdigit():
        return SearchingBot(rules, int(name), Sight.TABLE)
    return SIMPLE[name](rules) if name in SIMPLE else GAMES["raub"].bot(name, rules.options)


Result = tuple[float, list[float], list[float], list[float], int, list[float]]
"""Share of the win, points of each played deal, the others' mean, seconds, faults, and before each
deal how likely `chances` says that it wins."""


Job = tuple[str, str, int, int, int, bool]
"""Who plays against whom, how many players, seed, seat, and whether there is a duty to beat."""


def one(job: Job) -> Result:
    """One game with the first player in the seat."""
    name, against, players, seed, seat, must_beat = job
    rules = Seeing(Options(players=players, must_beat=must_beat))
    bots = [player(against, rules) for _ in range(players)]
    bots[seat] = player(name, rules)
    game = play_game(rules, bots, seed)
    winners = game.sheet.leaders
    own, others, said = [], [], []
    scores = (rules.options.start,) * players
    for deal in game.sheet.deals:
        said.append(chances(scores)[seat])
        scores = tuple(score + deal.points(side) for side, score in enumerate(scores))
        if deal.ended == "tricks":
            factor = deal.factor
            points = [deal.points(side) / factor for side in range(players)]
            own.append(points.pop(seat))
            others.append(fmean(points))
    share = (seat in winners) / len(winners)
    return share, own, others, list(game.thinking[seat]), game.faults, said


def one_deal(rules: Seeing, bots: list[AnyBot], seed: int) -> tuple[list[float], list[float]]:
    """By seat: the points of a deal between standings by chance, and what it does for winning."""
    rng = Random(seed)
    seats = len(bots)
    state = rules.apply(rules.start(), TABLE, rules.table_move(rules.start(), rng))
    before = tuple(rng.randint(6, 21) for _ in bots)
    state = replace(state, public=replace(state.public, scores=before))
    state = rules.apply(state, state.public.turn, TakeDeal())
    while state.public.phase not in (Phase.DEAL_OVER, Phase.THROW_IN):
        actor, chance = rules.actor(state), rng.getrandbits(32)
        assert actor is not None
        if actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, Random(chance)))
        else:
            state = rules.apply(
                state, actor, bots[actor].choose(rules.view(state, actor), chance, 1.0)
            )
    if state.public.phase is Phase.THROW_IN:
        return [0.0] * seats, [0.0] * seats
    entry = deal_score(rules.options, state.public)
    points = [float(entry.points(seat)) for seat in range(seats)]
    after = tuple(score + entry.points(seat) for seat, score in enumerate(before))
    worth = zip(value(after, state.public.raubing), chances(before), strict=True)
    return points, [new - old for new, old in worth]


def in_every_seat(job: Job) -> tuple[float, float]:
    """What the first player is ahead of the others with the same cards, in points and in chances to
    win; the mean of all seats."""
    name, against, players, seed, _, must_beat = job
    rules = Seeing(Options(players=players, must_beat=must_beat))
    leads, gains = [], []
    for seat in range(players):
        bots = [player(against, rules) for _ in range(players)]
        bots[seat] = player(name, rules)
        points, won = one_deal(rules, bots, seed)
        leads.append((sum(points) - points[seat]) / (players - 1) - points[seat])
        gains.append(won[seat])
    return fmean(leads), fmean(gains)


def compare(name: str, asked: argparse.Namespace, hands: Crew) -> None:
    """Print what *name* is ahead of the others in single deals."""
    jobs: list[Job] = [
        (name, asked.against, asked.players, seed, 0, asked.rules == "must-beat")
        for seed in range(asked.seed, asked.seed + asked.deals)
    ]
    found = [result for _, result in hands.results(in_every_seat, jobs)]
    print(f"{name} in each of {asked.players} seats, else {asked.against}, {len(found)} deals")
    line("points a deal ahead", with_interval([lead for lead, _ in found]))
    line("% likelier to win", with_interval([100 * gain for _, gain in found]))


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
    for tenth in range(10):
        some = [(said, game[0]) for game in found for said in game[5] if int(10 * said) == tenth]
        if some:
            said, won = map(fmean, zip(*some, strict=True))
            line(f"said {100 * said:.0f} %", f"{100 * won:.0f} % won, of {len(some)} standings")
    line("took", f"{monotonic() - begun:.0f} s")
    return fmean(game[0] for game in found)


def main() -> None:
    who = "plain,easy,steady,cheater"
    asked = arguments(
        __doc__,
        games=80,
        deals=0,
        players=4,
        rules="",
        who=who,
        against="plain",
        workers=2,
        cluster="",
    )
    names = asked.who.split(",")
    with crew(asked.workers, asked.cluster or None) as hands:
        if asked.deals:
            for name in names:
                compare(name, asked, hands)
            return
        shares = {name: measure(name, asked, hands) for name in names}
    fair = 1 / asked.players
    if "cheater" in shares and "steady" in shares:
        closed = (shares["steady"] - fair) / (shares["cheater"] - fair)
        print(f"steady closes {100 * closed:.0f} % of the gap between a fair share and the cheater")


if __name__ == "__main__":
    main()
