"""The levels at which a bot plays Manipulation Rummy, and what is said to a person who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import comb, sqrt
from random import Random
from statistics import NormalDist, fmean, pstdev
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.core.cards import Card
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.option_values import Ace, CardValues, LastLap
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import lay_offs, own_melds
from handfoot_gui.games.manipulation.rules.state import Phase, State, View
from handfoot_gui.games.manipulation.solver import (
    Goal,
    Plan,
    Step,
    Tuning,
    best_now,
    can_lay_now,
    most_now,
    open_table,
    steps,
)


class Advice(Struct, frozen=True):
    """A play: the most cards that can be laid, of such plays the one that changes the table least;
    or what somebody is to find."""

    plan: Plan
    steps: tuple[Step, ...]
    """From the table as the turn found it to the planned one."""
    plain: tuple[Plan, tuple[Step, ...]] | None = None
    """The same of a smaller play that moves no card of the table, where the planned one does."""
    is_most: bool = True
    """Whether no play lays more cards."""


_AT_ONCE: Final = Tuning(change_work=150_000)
"""People wait for a hint, so that on a full table it may change more than it must."""


def advice_for(options: Options, view: View) -> Advice | None:
    """What the viewing seat can lay now; None where that is nothing."""
    if player_to_move(view.public) != view.seat or problem_now(options, view) is not None:
        return None
    plan = best_now(options, view, Goal.CARDS, tuning=_AT_ONCE)
    if plan is None:
        return None
    plain = _plain_plan(options, view) if plan.moved else None
    if plain is not None and len(plain.laid) == len(plan.laid):
        # The search for the least change was cut short.
        plan, plain = plain, None
    table = view.public.melds
    other = None if plain is None else (plain, steps(table, plain))
    return Advice(plan, steps(table, plan), other)


def _plain_plan(options: Options, view: View) -> Plan | None:
    """What can be laid beside and onto the melds of the table as they are; None: nothing."""
    table = view.public.melds
    melds, left = plain_turn(options, view)
    laid = tuple(card for card in view.hand if card not in left)
    if Manipulation(options).problem(view, Play(melds)) is not None:
        return None
    new = (None,) * (len(melds) - len(table))
    points = hand_points(options.values, laid)
    return Plan(melds, (*range(len(table)), *new), laid, points, 0)


def plain_turn(options: Options, view: View) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The `plain_play` of the viewing seat, whose first one may have to leave the table alone."""
    lying, table = view.public.melds, open_table(options, view)
    melds, left = plain_play(table, view.hand, options.ace)
    return (melds if table else (*lying, *melds)), left


def plain_play(
    table: tuple[Meld, ...], hand: Sequence[Card], ace: Ace = Ace.BOTH
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The table after laying, and what is left of the hand; jokers go last."""
    melds = list(table)
    left = [card for card in hand if not card.is_joker]
    jokers = [card for card in hand if card.is_joker]
    _lay_melds(melds, left, ace)
    _lay_off(melds, left, ace)
    for joker in jokers:
        left.append(joker)
        _lay_melds(melds, left, ace)
        _lay_off(melds, left, ace)
    return tuple(melds), tuple(left)


def _lay_melds(melds: list[Meld], left: list[Card], ace: Ace) -> None:
    """Lay melds out of *left*, the longest first, while there are any."""
    while made := max(own_melds(left, ace), key=len, default=None):
        melds.append(made)
        for laid in made:
            left.remove(laid.card)


def _lay_off(melds: list[Meld], left: list[Card], ace: Ace) -> None:
    """Lay off cards of *left* while any fits."""
    is_found = True
    while is_found:
        is_found = False
        for card in tuple(left):
            place = next(lay_offs(tuple(melds), card, ace), None)
            if place is not None:
                number, grown = place
                melds[number] = grown
                left.remove(card)
                is_found = True


class EasyBot:
    """Lays all it sees, draws when it sees nothing, and knocks whenever it may."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        yield Knock()
        melds, left = plain_turn(self._rules.options, view)
        if len(left) < len(view.hand):
            yield Play(melds)
        yield Draw()
        yield EndTurn()


_REACH: Final = 3
"""Cards of the table that it thinks of moving in one turn."""


class SteadyBot:
    """Lays the most points it sees, draws when it sees nothing, and knocks whenever it may."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        options = self._rules.options
        yield Knock()
        if problem_now(options, view) is None:
            plan = best_now(options, view, Goal.POINTS, reach=_REACH)
            if plan is None and options.ace is Ace.CORNER:
                # The only play that was looked for moves too many cards.
                plan = _plain_plan(options, view)
            if plan is not None:
                yield Play(plan.melds)
        yield Draw()
        yield EndTurn()


CLASSIC_VALUES: Final = CardValues()


def stirred(state: State, rng: Random) -> State:
    """*state* with its stock in another order."""
    return replace(state, stock=tuple(rng.sample(state.stock, len(state.stock))))


_MOST_COUNTED: Final = 3
"""Of hands of more cards, which are hardly ever worth as little as one usually may knock with, the
chance is guessed, and where there are more such hands than this:"""
_MOST_COMBINED: Final = 40_000


def chance_of_winning(
    cards: tuple[Card, ...], view: View, points: int, values: CardValues = CLASSIC_VALUES
) -> float:
    """How likely it is that nobody else holds *points* or fewer, as far as one can know.

    *cards* are all cards of the game.
    """
    seen = {laid.card for meld in view.public.melds for laid in meld}
    seen.update(view.hand)
    each = values.by_rank
    unseen = sorted(each[card.rank] for card in cards if card not in seen)
    chance = 1.0
    for seat, count in enumerate(view.hand_counts):
        if seat != view.seat:
            chance *= 1 - _chance_of_few(unseen, count, points)
    return chance


def wins_by_knocking(rules: Manipulation, view: View, left: tuple[Card, ...]) -> bool:
    """Whether knocking with *left* in the hand is better than going on.

    Where only hands are scored (M6), nothing is lost to whoever holds even less.
    """
    values = rules.options.values
    if rules.options.is_scored_by_hands:
        return True
    return chance_of_winning(rules.cards, view, hand_points(values, left), values) >= 0.5


def _chance_of_few(unseen: list[int], count: int, points: int) -> float:
    """How likely *count* of the *unseen* cards are worth *points* or fewer together."""
    if not count or count > len(unseen):
        return 0.0
    light = [each for each in unseen if each <= points]
    if count > _MOST_COUNTED or comb(len(light), count) > _MOST_COMBINED:
        return _guessed_chance(unseen, count, points)
    found = sum(sum(some) <= points for some in combinations(light, count))
    total = 1.0
    for step in range(count):
        total *= (len(unseen) - step) / (step + 1)
    return found / total


def _guessed_chance(unseen: list[int], count: int, points: int) -> float:
    """The same as if sums of cards were spread normally; none where they would have to be twos."""
    mean, spread = fmean(unseen), pstdev(unseen)
    if points < 2 * count or not spread:
        return float(points >= mean * count and not spread)
    return NormalDist(mean * count, spread * sqrt(count)).cdf(points)


_DANGER: Final = 1
"""With so few cards another player is about to end the round: nothing is held back then."""
_FULL_TABLE: Final = 8
"""From so many cards on the table on, drawing to the limit is better than playing little."""
_FEW: Final = 3
"""With so few cards another player may end the round in the next turn."""
_CARDS_TRIED: Final = 8
"""Of the cards not seen, how many are tried out where drawing takes nothing but time."""
_FULL_HAND: Final = 24
"""With more cards in the hand a round lost costs too much to draw to the limit."""


class StrongBot:
    """Decides the same way every time."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules
        self._options = rules.options

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        public = view.public
        if public.phase is Phase.KNOCK:
            yield Knock() if self._is_knock_wise(view, view.hand) else EndTurn()
            return
        if public.last_lap is None and not public.drawn and self._options.draw_first:
            yield Draw()
            return
        if self._is_knock_wise(view, view.hand):
            yield Knock()
        yield from self._turn(view)
        yield Draw()
        yield EndTurn()

    def _turn(self, view: View) -> Iterator[PlayerMove]:
        """What is laid, if anything, or drawn instead."""
        public, options = view.public, self._options
        worth = most_now(options, view, Goal.POINTS)
        if not worth and all(options.values.by_rank.values()):
            return
        left = hand_points(options.values, view.hand) - worth
        plan, is_last = None, public.last_lap is not None or _is_danger(view)
        if not view.stock_count and options.last_lap is LastLap.NONE:
            is_last = True
        if is_last or left <= options.knock_limit:
            plan = self._plan(view, view.hand)
        if plan is not None and (is_last or self._is_end(view, plan)):
            yield Play(plan.melds)
        if not view.stock_count:
            # The last lap gives another turn, in which everything can still be laid.
            yield EndTurn()
        if self._draws_again(view, worth):
            yield Draw()
        plan = self._least_play(view, plan)
        if plan is not None:
            yield Play(plan.melds)

    def _plan(self, view: View, hand: tuple[Card, ...], *, least: bool = False) -> Plan | None:
        """What lays the most points, however much of the table it changes unless *least*."""
        return best_now(self._options, view, Goal.POINTS, hand, least=least)

    def _is_end(self, view: View, plan: Plan) -> bool:
        """Whether *plan* ends the round: by going out, or by a knock that is likely to win."""
        left = tuple(card for card in view.hand if card not in plan.laid)
        return not left or self._is_knock_wise(view, left)

    def _is_knock_wise(self, view: View, left: tuple[Card, ...]) -> bool:
        """Whether to knock with *left* in the hand, where that is allowed."""
        if hand_points(self._options.values, left) > self._options.knock_limit:
            return False
        return wins_by_knocking(self._rules, view, left)

    def _draws_again(self, view: View, worth: int) -> bool:
        """Whether another card is better than a small play, where all that can be laid is *worth*
        so many points."""
        drawn, options = view.public.drawn, self._options
        if options.is_last_draw(drawn):
            return False
        if not options.draw_limit:
            return self._is_draw_worth(view, worth)
        if not options.ends_playing(drawn + 1):
            return True
        on_table = sum(map(len, view.public.melds))
        return on_table >= _FULL_TABLE and len(view.hand) <= _FULL_HAND

    def _is_draw_worth(self, view: View, worth: int) -> bool:
        """Whether the next card, which leaves the play open, lets on average more points be laid
        than it counts itself. As long as others hold many cards, since it also takes the turn that
        might be their last."""
        options, values = self._options, self._options.values.by_rank
        others = [count for seat, count in enumerate(view.hand_counts) if seat != view.seat]
        if min(others) <= _FEW or len(view.hand) > _FULL_HAND:
            return False
        seen = self._rules.cards_seen(view)
        unseen = [card for card in self._rules.cards if card not in seen]
        tried = unseen[:: max(1, len(unseen) // _CARDS_TRIED)]
        gained = 0
        for card in tried:
            more = most_now(options, view, Goal.POINTS, (*view.hand, card)) - worth
            gained += more - values[card.rank]
        return gained > 0

    def _least_play(self, view: View, plan: Plan | None) -> Plan | None:
        """A play of few cards: the dearest that fits alone, else the dearest meld of three.

        Where there is neither, as much of *plan*, the largest play, as hangs together. The table
        is changed no more than it must be, so that people can follow.
        """
        options, values = self._options, self._options.values
        faces = {card.face: (card,) for card in view.hand if not card.is_joker}
        some = faces.values() if open_table(options, view) else ()
        threes = _threes(view.hand, options.ace)
        for few in (*_dearest_first(values, some), *_dearest_first(values, threes)):
            if can_lay_now(options, view, few):
                return self._plan(view, few, least=True)
        plan = plan or self._plan(view, view.hand)
        if plan is None:
            return None
        points = values.by_rank
        laid = sorted(plan.laid, key=lambda card: (not card.is_joker, points[card.rank]))
        for card in tuple(laid):
            fewer = tuple(other for other in laid if other is not card)
            if fewer and can_lay_now(options, view, fewer):
                laid.remove(card)
        return self._plan(view, tuple(laid), least=True)


def _threes(hand: tuple[Card, ...], ace: Ace) -> list[tuple[Card, ...]]:
    """The melds of three in the hand, without jokers."""
    naturals = [card for card in hand if not card.is_joker]
    melds = own_melds(naturals, ace)
    return [tuple(laid.card for laid in meld) for meld in melds if len(meld) == 3]


def _dearest_first(values: CardValues, some: Iterable[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    return sorted(some, key=lambda cards: -hand_points(values, cards))


def _is_danger(view: View) -> bool:
    """Whether somebody else is about to end the round."""
    return any(count <= _DANGER for seat, count in enumerate(view.hand_counts) if seat != view.seat)


def easy(options: Options) -> EasyBot:
    """Never takes a meld apart."""
    return EasyBot(Manipulation(options))


def steady(options: Options) -> SteadyBot:
    """Sees rearrangements that move a few cards."""
    return SteadyBot(Manipulation(options))


def strong(options: Options) -> StrongBot:
    """Sees every rearrangement, and holds cards back."""
    return StrongBot(Manipulation(options))


def advice(options: Options, view: View) -> tuple[Play, Advice] | None:
    """The best play, and the steps that lead to it; None where nothing can be played."""
    found = advice_for(options, view)
    return None if found is None else (Play(found.plan.melds), found)


def judged(options: Options, view: View, move: PlayerMove, effort: float = 1.0) -> Judgement | None:
    """What *move* lays beside what else could be laid; None where nothing else can.

    It does not look ahead, so *effort* changes nothing. On a full table it takes seconds.
    """
    del effort
    public, rules = view.public, Manipulation(options)
    if public.phase is not Phase.TURN or isinstance(move, Knock):
        return None
    plans = (best_now(options, view, Goal.POINTS, least=False), _plain_plan(options, view))
    played = laid_by(view, move)
    ways: dict[frozenset[Card], Way] = {}
    others: list[PlayerMove] = [Play(plan.melds) for plan in plans if plan is not None]
    for other in (*others, Draw()):
        laid = laid_by(view, other)
        if laid != played and laid not in ways and rules.problem(view, other) is None:
            gain = hand_points(options.values, laid) - hand_points(options.values, played)
            ways[laid] = Way(other, gain)
    if not ways:
        return None
    found = sorted(ways.values(), key=lambda way: -way.gain)
    hidden = len(rules.cards) - len(rules.cards_seen(view))
    return Judgement(view.seat, move, tuple(found), hidden, unit=Gain.LAID)


def weighed(
    options: Options,
    view: View,
    move: PlayerMove,
    others: Sequence[PlayerMove],
    worlds: int,
    seed: int,
) -> Judgement | None:
    """What *move* lays beside what a strong player would lay in its place; None where that is no
    more.

    Nothing is imagined, so *worlds* and *seed* change nothing. To hold cards back is no mistake
    where a strong player does so, too; of the *others* those that lay more than that one are left
    out. Nor is it one to draw where all can still be laid afterwards, unless that would have ended
    the round.
    """
    del worlds, seed
    best = strong(options).choose(view, 0, 1.0)
    if isinstance(move, Knock) or isinstance(best, Knock):
        return None
    goes_on = isinstance(move, Draw) and not options.ends_playing(view.public.drawn + 1)
    if goes_on and len(laid_by(view, best)) < len(view.hand):
        return None
    points = {laid_by(view, one): one for one in (*others, best)}
    gains = {
        one: hand_points(options.values, laid) - hand_points(options.values, laid_by(view, move))
        for laid, one in points.items()
    }
    most = gains[best]
    if most <= 0:
        return None
    ways = [Way(one, gain) for one, gain in gains.items() if gain <= most]
    ways.sort(key=lambda way: (-way.gain, way.move != best))
    rules = Manipulation(options)
    hidden = len(rules.cards) - len(rules.cards_seen(view))
    return Judgement(view.seat, move, tuple(ways), hidden, unit=Gain.LAID)


def laid_by(view: View, move: PlayerMove) -> frozenset[Card]:
    """The cards that *move* brings from the hand to the table."""
    if not isinstance(move, Play):
        return frozenset()
    before = {laid.card for meld in view.public.melds for laid in meld}
    return frozenset(laid.card for meld in move.melds for laid in meld) - before
