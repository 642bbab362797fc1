"""Manipulation Rummy as a game of the contract: who moves, what follows, how a round ends."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, assert_never

from msgspec.structs import replace

from handfoot_gui.core.brought_forward import (
    BroughtForward,
    HasReachedGoal,
    NoSuchDeal,
)
from handfoot_gui.core.cards import Card, in_usual_order
from handfoot_gui.core.errors import NotToMove, Problem, WrongTableMove
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Ledger, LeftOver, Line, Sheet
from handfoot_gui.games.manipulation.rules import legality, playing, scoring
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import lay_offs, own_melds
from handfoot_gui.games.manipulation.rules.state import (
    End,
    Phase,
    Public,
    State,
    View,
    covered_of,
    view_of,
)


def suggestions(options: Options, view: View) -> Iterator[m.PlayerMove]:
    """Legal moves of the viewing seat: simple plays first, at least one where it is to move."""
    if legality.player_to_move(view.public) != view.seat:
        return
    if legality.problem_now(options, view) is None:
        # The points of a first play are all that can be wrong with them.
        is_counted = legality.points_needed(options, view.public, view.seat) > 0
        for melds in simple_plays(options, view):
            if not is_counted or legality.problem_table(options, view, melds) is None:
                yield m.Play(melds)
    for move in (m.Draw(), m.Knock(), m.EndTurn()):
        if legality.problem(options, view, move) is None:
            yield move


def simple_plays(options: Options, view: View) -> Iterator[tuple[Meld, ...]]:
    """Tables that take nothing apart: several melds, one meld, or one card laid off.

    Legal but for the points of a first play.
    """
    melds = view.public.melds
    several = _several(options, view)
    if len(several) > 1:
        yield (*melds, *several)
    for meld in own_melds(view.hand, options.ace):
        yield (*melds, meld)
    if legality.is_opening(options, view.public, view.seat):
        return
    for card in view.hand:
        for number, grown in lay_offs(melds, card, options.ace):
            yield (*melds[:number], grown, *melds[number + 1 :])


def _several(options: Options, view: View) -> tuple[Meld, ...]:
    """Melds from the hand that share no card, the first that are found."""
    left = set(view.hand)
    found = []
    for meld in own_melds(view.hand, options.ace):
        cards = {laid.card for laid in meld}
        if cards <= left:
            left -= cards
            found.append(meld)
    return tuple(found)


_TRIES = 50
"""How often a hand light enough to knock is sought by chance, before the lightest is taken."""


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random.

    Another player who is asked whether to knock holds no more points than one may knock with.
    """
    public = view.public
    seen = {laid.card for meld in public.melds for laid in meld}
    seen.update(view.hand)
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    hands: list[tuple[Card, ...]] = [()] * len(view.hand_counts)
    if hands:
        hands[view.seat] = view.hand
        if public.phase is Phase.KNOCK and public.turn != view.seat:
            light = _light_hand(options, unseen, view.hand_counts[public.turn], rng)
            hands[public.turn] = light
            unseen = [card for card in unseen if card not in light]
    for seat, count in enumerate(view.hand_counts):
        if not hands[seat]:
            hands[seat] = tuple(unseen[:count])
            del unseen[:count]
    return State(public, tuple(hands), tuple(unseen[: view.stock_count]))


def _light_hand(options: Options, unseen: list[Card], count: int, rng: Random) -> tuple[Card, ...]:
    """So many of the *unseen* cards, worth no more together than one may knock with."""
    values, limit = options.values, options.knock_limit
    points = values.by_rank
    light = [card for card in unseen if points[card.rank] <= limit]
    if len(light) >= count:
        for _ in range(_TRIES):
            hand = rng.sample(light, count)
            if hand_points(values, hand) <= limit:
                return tuple(hand)
    return tuple(sorted(unseen, key=lambda card: points[card.rank])[:count])


class Manipulation(Rules[State, View, m.Move]):
    """Manipulation Rummy under *options*; raises `OptionsError` when they cannot be dealt."""

    counts_rounds: ClassVar = True

    def __init__(self, options: Options) -> None:
        options.check()
        self.options = options
        self.cards = options.cards()

    def start(self) -> State:
        brought = self.brought
        return State(
            Public(
                Phase.LOT,
                round=brought.deals_before,
                dealer=Seat(0),
                turn=Seat(0),
                turns=0,
                brought=brought,
            )
        )

    def actor(self, state: State) -> Seat | None:
        seat = legality.player_to_move(state.public)
        if seat is None:
            return None if state.public.phase is Phase.OVER else TABLE
        return seat

    def table_move(self, state: State, rng: Random) -> m.Move:
        match state.public.phase:
            case Phase.LOT:
                return m.ChooseDealer(Seat(rng.randrange(self.options.players)))
            case Phase.DEAL:
                return self._shuffled(rng)
            case Phase.ROUND_OVER:
                return m.EndRound()
            case _:
                raise AssertionError("the table is not to move")

    def deal(self, order: tuple[Card, ...]) -> m.Deal:
        return m.Deal(order)

    def order_dealt(self, move: m.Move) -> tuple[Card, ...]:
        return move.order if isinstance(move, m.Deal) else ()

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def covered(self, state: State, seat: Seat) -> View:
        return covered_of(state, seat)

    def cards_seen(self, view: View) -> frozenset[Card]:
        table = (laid.card for meld in view.public.melds for laid in meld)
        return frozenset((*view.hand, *table))

    def problem(self, view: View, move: m.Move) -> Problem | None:
        if isinstance(move, m.ChooseDealer | m.Deal | m.EndRound):
            actor = legality.player_to_move(view.public)
            return NotToMove(view.seat, None if actor == view.seat else actor)
        return legality.problem(self.options, view, move)

    def suggestions(self, view: View) -> Iterator[m.PlayerMove]:
        return suggestions(self.options, view)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(self.options, self.cards, view, rng)

    def sheet(self, state: State) -> Sheet:
        public = state.public
        is_over = public.phase is Phase.OVER
        return Sheet(
            self.options.seats_of_sides,
            public.results,
            closing=self._closing(public) if is_over else (),
            brought=public.brought,
        )

    def _closing(self, public: Public) -> tuple[Line, ...]:
        return scoring.closing_lines(self.options, public.results, public.brought)

    def _problem_table(self, state: State, move: m.Move) -> Problem | None:
        match state.public.phase, move:
            case Phase.LOT, m.ChooseDealer(dealer):
                return None if dealer < self.options.players else WrongTableMove("a dealer")
            case Phase.DEAL, m.Deal(order):
                return self._problem_order(order)
            case Phase.ROUND_OVER, m.EndRound():
                return None
        return WrongTableMove(f"a move for the phase {state.public.phase}")

    def _after(self, state: State, move: m.Move) -> State:
        match move:
            case m.Draw():
                return playing.drawn(self.options, state)
            case m.Play():
                return playing.played(self.options, state, move)
            case m.Knock():
                return playing.ended_by(state, End.KNOCK, state.public.turn)
            case m.EndTurn():
                return playing.passed_on(self.options, state)
            case m.ChooseDealer():
                public = replace(state.public, phase=Phase.DEAL, dealer=move.dealer)
                return replace(state, public=public)
            case m.Deal():
                return playing.dealt(self.options, state, move)
            case m.EndRound():
                return self._apply_end_round(state)
            case _:
                assert_never(move)

    def left_over(self, state: State) -> tuple[LeftOver, ...]:
        if not state.public.results or state.public.phase not in (Phase.DEAL, Phase.OVER):
            return ()
        hands = ((seat, in_usual_order(hand)) for seat, hand in enumerate(state.hands))
        return tuple(
            LeftOver(Seat(seat), cards, scoring.hand_points(self.options.values, cards))
            for seat, cards in hands
            if cards
        )

    def _apply_end_round(self, state: State) -> State:
        public = state.public
        entry = scoring.round_score(self.options, state)
        entry = entry.with_others(public.others, self.options.players)
        written = replace(public, results=(*public.results, entry), others=())
        return self._judged(replace(state, public=written))

    def _judged(self, state: State) -> State:
        """After a round that is written down: the game is over, or the next one deals."""
        results = state.public.results
        phase, dealer = Phase.OVER, results[-1].dealer
        if not scoring.is_over(self.options, results, state.public.brought):
            phase, dealer = Phase.DEAL, Seat((dealer + 1) % self.options.players)
        return replace(state, public=replace(state.public, phase=phase, dealer=dealer))

    def _problem_with_totals(self, brought: BroughtForward) -> Problem | None:
        options = self.options
        if options.rounds:
            is_over = brought.deal > options.rounds
            return NoSuchDeal(brought.deal, options.rounds) if is_over else None
        if options.is_scored_by_hands:
            worst, least = min(brought.totals), -options.target
            is_over = worst <= least
            return HasReachedGoal(brought.totals.index(worst), worst, least) if is_over else None
        best, target = max(brought.totals), options.target
        if best >= target:
            return HasReachedGoal(brought.totals.index(best), best, target)
        return None

    def ledger(self, state: State) -> Ledger:
        public = state.public
        is_played = public.phase not in (Phase.LOT, Phase.DEAL, Phase.OVER)
        return Ledger(public.results, public.others if is_played else None)

    def _with_ledger(self, state: State, ledger: Ledger) -> State:
        public = replace(state.public, results=ledger.deals)
        if ledger.others is not None:
            return replace(state, public=replace(public, others=ledger.others))
        return self._judged(replace(state, public=public))
