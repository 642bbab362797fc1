"""The levels at which a bot plays Hand and Foot without imagining anything: easy and steady."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import Final

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.core.record import Agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import may_go_out_as_agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.answering import Answered, answered
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    ANSWER,
    ASK,
    DISCARD,
    DRAW,
    DRAW_CARDS,
    END_TURN,
    LAY,
    TAKE_PILE,
    Act,
    Deal,
    deal_of_view,
    is_down,
    turn_of,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import out_move
from handfoot_gui.games.hand_and_foot.bots.kernel.laying import LayOut
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import loss_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import first_meld_of, possible_take
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import MOST_TOLD, Answer, Cut, PlayerMove, Reason
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

_OVERLOOKS: Final = 0.25
"""How often a meld that could be laid, or a pile that could be taken, goes unnoticed in a turn."""
_MOST_LOST: Final = 150
"""Points an easy player gives up so that the partner may go out."""
_LITTLE: Final = 50
"""Points nobody minds losing."""


class _Bot(ABC):
    """A player that says what it would like; the rules say what of it is allowed."""

    def __init__(self, options: Options, agreed: Agreed = ()) -> None:
        """*agreed* is what the players of each side agreed on."""
        self._rules = HandAndFoot(options)
        self._terms = Terms(options, agreed)

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        options = self._rules.options
        if view.public.phase is Phase.CUT:
            # Exactly a hand and a foot.
            return Cut(options.each_dealt)
        deal = deal_of_view(self._terms, view)
        if deal.phase == ANSWER:
            said = self._answer(deal, Random(seed))
            if not options.answer_reasons:
                return Answer(said.reason.is_yes)
            points = said.points if 0 < said.points <= MOST_TOLD else None
            return Answer(said.reason.is_yes, said.reason, points)
        acts = self._acts(deal, Random(seed))
        moves = (move_of(self._terms, view, act) for act in acts)
        return first_allowed(self._rules, view, moves)

    @abstractmethod
    def _answer(self, deal: Deal, rng: Random) -> Answered:
        """Whether the partner may go out, and why."""

    @abstractmethod
    def _acts(self, deal: Deal, rng: Random) -> Iterator[Act]:
        """What the bot would like to do, best first; the first legal one is done."""


class SteadyBot(_Bot):
    """Plays the tactics of the rules page, section 7, for the quota and with its partner."""

    def _answer(self, deal: Deal, rng: Random) -> Answered:
        return answered(deal, rng)

    def _acts(self, deal: Deal, rng: Random) -> Iterator[Act]:
        del rng
        yield decide(deal)


class EasyBot(_Bot):
    """Looks at its own cards only, melds what it sees and discards what it needs least."""

    def _answer(self, deal: Deal, rng: Random) -> Answered:
        del rng
        seat = deal.actor()
        if not may_go_out_as_agreed(deal, deal.terms.side_of[seat]):
            return Answered(Reason.AGREED)
        loss = loss_of(deal, deal.hands[seat])
        if loss > _MOST_LOST:
            return Answered(Reason.TOO_MUCH_LEFT, round(loss, -1))
        return Answered(Reason.LITTLE_LEFT if loss <= _LITTLE else Reason.AHEAD)

    def _acts(self, deal: Deal, rng: Random) -> Iterator[Act]:
        if deal.phase == DRAW:
            parts = possible_take(deal)
            if parts is not None and rng.random() >= _OVERLOOKS:
                yield TAKE_PILE, parts, -1
            yield DRAW_CARDS, (), -1
            return
        seat = deal.turn
        out = out_move(deal, turn_of(deal, seat, deal.terms.side_of[seat]))
        if out is not None:
            yield out
        if deal.in_foot[seat] and may_go_out_as_agreed(deal, deal.terms.side_of[seat]):
            yield ASK, (), -1
        yield from self._lays(deal, seat, rng)
        for code in self._discards(deal, seat, rng):
            yield DISCARD, (), code
        yield END_TURN, (), -1

    def _lays(self, deal: Deal, seat: int, rng: Random) -> Iterator[Act]:
        terms = deal.terms
        melds, hand = deal.melds[terms.side_of[seat]], deal.hands[seat]
        if not is_down(deal, seat):
            first = first_meld_of(deal, seat)
            if first is not None and rng.random() >= _OVERLOOKS:
                yield LAY, first, -1
            return
        out = LayOut(deal, melds, hand)
        for rank in range(terms.n):
            if hand[rank] and rng.random() >= _OVERLOOKS:
                self._lay_rank(out, rank, rng)
        is_sought = terms.opens_by_pile and not deal.in_foot[seat]
        self._lay_wilds(out, rng, is_sought=is_sought)
        self._lay_ladies(out)
        if deal.in_foot[seat] or (is_sought and not any(spot.is_completed() for spot in out.spots)):
            out.keep(2)
        parts = out.parts()
        if parts:
            yield LAY, parts, -1

    def _lay_ladies(self, out: LayOut) -> None:
        """All ladies go onto the first clean pile."""
        terms = out.terms
        for spot in out.spots:
            if spot.rank != terms.two and not spot.wilds and spot.naturals >= PILE_SIZE:
                out.put(spot, terms.lady, out.left[terms.lady])
                break

    def _lay_rank(self, out: LayOut, rank: int, rng: Random) -> None:
        held = out.left[rank]
        spot = out.spot_of(rank)
        if spot is not None:
            out.put(spot, rank, min(held, PILE_SIZE - spot.naturals - spot.wilds))
        elif held >= LEAST_MELD and out.may_begin(rank):
            out.put(out.begin(rank), rank, min(held, PILE_SIZE))
        elif held == LEAST_MELD - 1 and out.wilds and out.may_begin(rank, with_wild=True):
            if rng.random() < 0.5:
                spot = out.begin(rank)
                out.put(spot, rank, held)
                out.put_wilds(spot, 1)
        elif (pile := out.complete_spot_of(rank)) is not None:
            out.put(pile, rank, pile.room(out.terms, held))

    def _lay_wilds(self, out: LayOut, rng: Random, *, is_sought: bool) -> None:
        terms, wilds = out.terms, out.wilds
        spot = out.spot_of(terms.two)
        if spot is not None:
            out.put_wilds(spot, min(wilds, PILE_SIZE - spot.naturals))
        elif wilds >= LEAST_MELD and out.may_begin(terms.two):
            out.put_wilds(out.begin(terms.two), min(wilds, PILE_SIZE))
        elif wilds and (out.held <= 4 or not terms.wild_melds or is_sought):
            for other in out.incomplete():
                if out.wilds and rng.random() >= _OVERLOOKS:
                    out.put_wilds(other, min(1, out.wild_room(other)))

    def _discards(self, deal: Deal, seat: int, rng: Random) -> list[int]:
        """The classes of the hand, a lone card first if there is one, mostly the cheapest; a wild
        goes last."""
        terms, hand = deal.terms, deal.hands[seat]
        need: dict[int, float] = {}
        for code in range(terms.classes):
            if not hand[code]:
                continue
            if code >= terms.two:
                need[code] = 20 + terms.worth.values[code] / 10
            elif code >= terms.n:
                need[code] = (-20 if terms.worth.left_cost[code] > 100 else -1) + rng.random()
            else:
                need[code] = 3 * hand[code] + terms.worth.values[code] / 10 + 2 * rng.random()
        return sorted(need, key=need.__getitem__)
