"""The levels at which a bot plays Manipulation Rummy, and what is said to a person who asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.core.cards import Card
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import POINTS, hand_points
from handfoot_gui.games.manipulation.rules.shapes import lay_offs, own_melds
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.solver import (
    Goal,
    Plan,
    Step,
    Tuning,
    best_play,
    can_lay_all,
    most,
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
    plan = best_play(view.public.melds, view.hand, first_play=options.first_play, tuning=_AT_ONCE)
    if plan is None:
        return None
    plain = _plain_plan(options, view) if plan.moved else None
    table = view.public.melds
    other = None if plain is None else (plain, steps(table, plain))
    return Advice(plan, steps(table, plan), other)


def _plain_plan(options: Options, view: View) -> Plan | None:
    """What can be laid beside and onto the melds of the table as they are; None: nothing."""
    table = view.public.melds
    melds, left = plain_play(table, view.hand)
    laid = tuple(card for card in view.hand if card not in left)
    if Manipulation(options).problem(view, Play(melds)) is not None:
        return None
    new = (None,) * (len(melds) - len(table))
    return Plan(melds, (*range(len(table)), *new), laid, hand_points(laid), 0)


def plain_play(
    table: tuple[Meld, ...], hand: Sequence[Card]
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """The table after laying, and what is left of the hand; jokers go last."""
    melds = list(table)
    left = [card for card in hand if not card.is_joker]
    jokers = [card for card in hand if card.is_joker]
    _lay_melds(melds, left)
    _lay_off(melds, left)
    for joker in jokers:
        left.append(joker)
        _lay_melds(melds, left)
        _lay_off(melds, left)
    return tuple(melds), tuple(left)


def _lay_melds(melds: list[Meld], left: list[Card]) -> None:
    """Lay melds out of *left*, the longest first, while there are any."""
    while made := max(own_melds(left), key=len, default=None):
        melds.append(made)
        for laid in made:
            left.remove(laid.card)


def _lay_off(melds: list[Meld], left: list[Card]) -> None:
    """Lay off cards of *left* while any fits."""
    is_found = True
    while is_found:
        is_found = False
        for card in tuple(left):
            place = next(lay_offs(tuple(melds), card), None)
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
        melds, left = plain_play(view.public.melds, view.hand)
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
        public, options = view.public, self._rules.options
        yield Knock()
        is_turn = public.phase is Phase.TURN
        if is_turn and (public.drawn or public.last_lap is not None or options.draw_limit == 1):
            first_play = 0 if public.melds else options.first_play
            plan = best_play(public.melds, view.hand, Goal.POINTS, first_play, _REACH)
            if plan is not None:
                yield Play(plan.melds)
        yield Draw()
        yield EndTurn()


_MOST_COUNTED = 3
"""A hand of more cards is hardly ever worth as little as one may knock with."""


def chance_of_winning(cards: tuple[Card, ...], view: View, points: int) -> float:
    """How likely it is that nobody else holds *points* or fewer, as far as one can know.

    *cards* are all cards of the game.
    """
    seen = {laid.card for meld in view.public.melds for laid in meld}
    seen.update(view.hand)
    unseen = sorted(POINTS[card.rank] for card in cards if card not in seen)
    chance = 1.0
    for seat, count in enumerate(view.hand_counts):
        if seat != view.seat:
            chance *= 1 - _chance_of_few(unseen, count, points)
    return chance


def wins_by_knocking(cards: tuple[Card, ...], view: View, left: tuple[Card, ...]) -> bool:
    """Whether knocking with *left* in the hand is better than going on."""
    return chance_of_winning(cards, view, hand_points(left)) >= 0.5


def _chance_of_few(unseen: list[int], count: int, points: int) -> float:
    """How likely *count* of the *unseen* cards are worth *points* or fewer together."""
    if not count or count > _MOST_COUNTED or count > len(unseen):
        return 0.0
    light = [each for each in unseen if each <= points]
    found = sum(sum(some) <= points for some in combinations(light, count))
    total = 1.0
    for step in range(count):
        total *= (len(unseen) - step) / (step + 1)
    return found / total


_DANGER: Final = 1
"""With so few cards another player is about to end the round: nothing is held back then."""
_FULL_TABLE: Final = 8
"""From so many cards on the table on, drawing to the limit is better than playing little."""
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
        if public.last_lap is None and not public.drawn and self._options.draw_limit > 1:
            yield Draw()
            return
        if self._is_knock_wise(view, view.hand):
            yield Knock()
        yield from self._turn(view)
        yield Draw()
        yield EndTurn()

    def _turn(self, view: View) -> Iterator[PlayerMove]:
        """What is laid, if anything, or drawn instead."""
        public = view.public
        worth = most(public.melds, view.hand, Goal.POINTS, self._first_play(view))
        if not worth:
            return
        left = hand_points(view.hand) - worth
        plan, is_last = None, public.last_lap is not None or _is_danger(view)
        if is_last or left <= self._options.knock_limit:
            plan = self._plan(view, view.hand)
        if plan is not None and (is_last or self._is_end(view, plan)):
            yield Play(plan.melds)
        if not view.stock_count:
            # The last lap gives another turn, in which everything can still be laid.
            yield EndTurn()
        if self._draws_again(view):
            yield Draw()
        plan = self._least_play(view, plan)
        if plan is not None:
            yield Play(plan.melds)

    def _first_play(self, view: View) -> int:
        return 0 if view.public.melds else self._options.first_play

    def _plan(self, view: View, hand: tuple[Card, ...], *, least: bool = False) -> Plan | None:
        """What lays the most points, however much of the table it changes unless *least*."""
        first_play = self._first_play(view)
        return best_play(view.public.melds, hand, Goal.POINTS, first_play, least=least)

    def _is_end(self, view: View, plan: Plan) -> bool:
        """Whether *plan* ends the round: by going out, or by a knock that is likely to win."""
        left = tuple(card for card in view.hand if card not in plan.laid)
        return not left or self._is_knock_wise(view, left)

    def _is_knock_wise(self, view: View, left: tuple[Card, ...]) -> bool:
        """Whether to knock with *left* in the hand, where that is allowed."""
        if hand_points(left) > self._options.knock_limit:
            return False
        return wins_by_knocking(self._rules.cards, view, left)

    def _draws_again(self, view: View) -> bool:
        """Whether another card is better than a small play."""
        drawn = view.public.drawn
        if drawn < self._options.draw_limit - 1:
            return True
        on_table = sum(map(len, view.public.melds))
        return on_table >= _FULL_TABLE and len(view.hand) <= _FULL_HAND

    def _least_play(self, view: View, plan: Plan | None) -> Plan | None:
        """A play of few cards: the dearest that fits alone, else the dearest meld of three.

        Where there is neither, as much of *plan*, the largest play, as hangs together. The table
        is changed no more than it must be, so that people can follow.
        """
        melds, first_play = view.public.melds, self._first_play(view)
        faces = {card.face: (card,) for card in view.hand if not card.is_joker}
        some = faces.values() if melds else ()
        for few in (*_dearest_first(some), *_dearest_first(_threes(view.hand))):
            if can_lay_all(melds, few, first_play):
                return self._plan(view, few, least=True)
        plan = plan or self._plan(view, view.hand)
        if plan is None:
            return None
        laid = sorted(plan.laid, key=lambda card: (not card.is_joker, POINTS[card.rank]))
        for card in tuple(laid):
            fewer = tuple(other for other in laid if other is not card)
            if fewer and can_lay_all(melds, fewer, first_play):
                laid.remove(card)
        return self._plan(view, tuple(laid), least=True)


def _threes(hand: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """The melds of three in the hand, without jokers."""
    naturals = [card for card in hand if not card.is_joker]
    return [tuple(laid.card for laid in meld) for meld in own_melds(naturals) if len(meld) == 3]


def _dearest_first(some: Iterable[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    return sorted(some, key=lambda cards: -hand_points(cards))


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
    first_play = 0 if public.melds else options.first_play
    plans = (
        best_play(public.melds, view.hand, Goal.POINTS, first_play, least=False),
        _plain_plan(options, view),
    )
    played = laid_by(view, move)
    ways: dict[frozenset[Card], Way] = {}
    others: list[PlayerMove] = [Play(plan.melds) for plan in plans if plan is not None]
    for other in (*others, Draw()):
        laid = laid_by(view, other)
        if laid != played and laid not in ways and rules.problem(view, other) is None:
            ways[laid] = Way(other, hand_points(laid) - hand_points(played))
    if not ways:
        return None
    found = sorted(ways.values(), key=lambda way: -way.gain)
    hidden = len(rules.cards) - len(rules.cards_seen(view))
    return Judgement(view.seat, move, tuple(found), hidden, unit=Gain.LAID)


def laid_by(view: View, move: PlayerMove) -> frozenset[Card]:
    """The cards that *move* brings from the hand to the table."""
    if not isinstance(move, Play):
        return frozenset()
    before = {laid.card for meld in view.public.melds for laid in meld}
    return frozenset(laid.card for meld in move.melds for laid in meld) - before
