"""The easy level: plays legally and sensibly, looks at its own cards only, and forgets much."""

from __future__ import annotations

from random import Random

from handfoot_gui.bots.hand_and_foot.first_meld import first_meld
from handfoot_gui.bots.hand_and_foot.going_out import out_move
from handfoot_gui.bots.hand_and_foot.layout import LayOut
from handfoot_gui.bots.hand_and_foot.reading import Reading
from handfoot_gui.bots.hand_and_foot.taking import plain_take
from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD
from handfoot_gui.engine.hand_and_foot.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    PlayerMove,
    Reason,
    TakePile,
)
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.state import Phase
from handfoot_gui.engine.hand_and_foot.view import View

_OVERLOOKS = 0.25
"""How often a meld that could be laid, or a pile that could be taken, goes unnoticed in a turn."""


class EasyBot:
    """Melds what it sees, takes the pile when it notices, and discards what it needs least."""

    def __init__(self, rules: HandAndFoot) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        rng = Random(seed)
        reading = Reading(view, self._rules.options)
        match view.public.phase:
            case Phase.ANSWER:
                return self._answer(reading)
            case Phase.DRAW:
                move = self._begin(reading, rng)
            case _:
                move = self._play(reading, rng)
        if self._rules.problem(view, move) is None:
            return move
        return next(self._rules.suggestions(view))

    def _answer(self, reading: Reading) -> Answer:
        loss = reading.loss(reading.view.holding)
        if loss > 150:
            return Answer(False, Reason.TOO_MUCH_LEFT)
        return Answer(True, Reason.LITTLE_LEFT if loss <= 50 else Reason.AHEAD)

    def _begin(self, reading: Reading, rng: Random) -> PlayerMove:
        take = plain_take(reading)
        if take is not None and rng.random() >= _OVERLOOKS:
            move = TakePile(take)
            if self._rules.problem(reading.view, move) is None:
                return move
        return Draw((reading.options.draw,))

    def _play(self, reading: Reading, rng: Random) -> PlayerMove:
        out = out_move(reading)
        if out is not None:
            return out
        if reading.is_in_foot and self._rules.problem(reading.view, Ask()) is None:
            return Ask()
        lay = self._lay(reading, rng)
        if lay is not None and self._rules.problem(reading.view, lay) is None:
            return lay
        if not reading.view.holding:
            return EndTurn()
        return Discard(self._discard(reading, rng))

    def _lay(self, reading: Reading, rng: Random) -> Lay | None:
        if not reading.table.is_down:
            melds = first_meld(reading)
            return None if melds is None or rng.random() < _OVERLOOKS else Lay(melds)
        out = LayOut(reading)
        for rank, cards in reading.naturals.items():
            if rng.random() < _OVERLOOKS:
                continue
            spot = out.spot_of(rank)
            if spot is not None:
                out.put(spot, cards[: spot.meld.room])
            elif len(cards) >= LEAST_MELD:
                out.begin(cards[:7])
            elif len(cards) == 2 and out.wilds() and rng.random() < 0.5:
                out.begin((*cards, out.wilds()[0]))
        wilds = out.wilds()
        spot = out.spot_of(None)
        if spot is not None:
            out.put(spot, wilds[: spot.meld.room])
        elif len(wilds) >= LEAST_MELD:
            out.begin(wilds[:7])
        elif wilds and len(out.left) <= 4:
            for other in out.spots:
                if not other.meld.is_complete and out.wild_room(other):
                    out.put(other, wilds[:1])
                    break
        out.keep(2 if reading.is_in_foot else 0)
        placements = out.placements()
        return Lay(placements) if placements else None

    def _discard(self, reading: Reading, rng: Random) -> Card:
        """A lone card if there is one, mostly the cheapest."""

        def need(card: Card) -> float:
            if card.rank is Rank.THREE:
                return -1 + rng.random()
            if card.is_wild:
                return 20
            held = len(reading.naturals[card.rank])
            value = reading.options.values.of(card) / 10
            return 3 * held + value + 2 * rng.random()

        return min(reading.view.holding, key=need)
