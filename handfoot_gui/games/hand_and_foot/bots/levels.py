"""The levels at which a bot plays Hand and Foot: easy and steady."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.bots.discarding import discards
from handfoot_gui.games.hand_and_foot.bots.going_out import answer, out_move, wants_out
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import draw
from handfoot_gui.games.hand_and_foot.bots.laying import LayOut, lay_down
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.bots.taking import first_meld, is_worth_taking, plain_take
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Cut,
    Discard,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    Reason,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

_OVERLOOKS = 0.25
"""How often a meld that could be laid, or a pile that could be taken, goes unnoticed in a turn."""


class _Bot(ABC):
    """A player that says what it would like; the rules say what of it is allowed."""

    def __init__(self, options: Options) -> None:
        self._rules = HandAndFoot(options)

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        wishes = self._wishes(Reading(view, self._rules.options), Random(seed))
        return first_allowed(self._rules, view, wishes)

    def _wishes(self, reading: Reading, rng: Random) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        match reading.public.phase:
            case Phase.ANSWER:
                said = self._answer(reading)
                yield said if reading.options.answer_reasons else Answer(said.may)
            case Phase.CUT:
                # Exactly a hand and a foot.
                yield Cut(reading.options.hand_size + reading.options.foot_size)
            case Phase.DRAW:
                melds = plain_take(reading)
                if melds is not None and self._takes(reading, melds, rng):
                    yield TakePile(melds)
                yield draw(reading.view.stock_counts, reading.options.draw)
            case _:
                out = out_move(reading)
                if out is not None:
                    yield out
                yield from self._play(reading, rng)
                yield EndTurn()

    @abstractmethod
    def _answer(self, reading: Reading) -> Answer:
        """Whether the partner may go out, and why."""

    @abstractmethod
    def _takes(self, reading: Reading, melds: tuple[Placement, ...], rng: Random) -> bool:
        """Whether to take the pile with *melds*."""

    @abstractmethod
    def _play(self, reading: Reading, rng: Random) -> Iterator[PlayerMove]:
        """What to do after the draw where there is no way out."""


class EasyBot(_Bot):
    """Looks at its own cards only, melds what it sees and discards what it needs least."""

    def _answer(self, reading: Reading) -> Answer:
        loss = reading.loss(reading.view.holding)
        if loss > 150:
            return Answer(False, Reason.TOO_MUCH_LEFT)
        return Answer(True, Reason.LITTLE_LEFT if loss <= 50 else Reason.AHEAD)

    def _takes(self, reading: Reading, melds: tuple[Placement, ...], rng: Random) -> bool:
        del reading, melds
        return rng.random() >= _OVERLOOKS

    def _play(self, reading: Reading, rng: Random) -> Iterator[PlayerMove]:
        if reading.is_in_foot:
            yield Ask()
        lay = self._lay(reading, rng)
        if lay is not None:
            yield lay
        yield from map(Discard, self._discards(reading, rng))

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
            elif len(cards) >= LEAST_MELD and out.may_begin(rank):
                out.begin(cards[:PILE_SIZE])
            elif len(cards) == 2 and out.wilds() and out.may_begin_with_wild(rank):
                if rng.random() < 0.5:
                    out.begin((*cards, out.wilds()[0]))
            elif (pile := out.complete_spot_of(rank)) is not None:
                out.put(pile, cards[: out.room(pile, len(cards))])
        self._lay_wilds(out, reading, rng)
        pile = next((s for s in out.spots if s.meld.is_complete and not s.meld.wilds), None)
        if pile is not None:
            out.put(pile, out.of_rank(Rank.LADY))
        if reading.is_in_foot or (reading.is_pile_sought and not out.completes_pile()):
            out.keep(2)
        placements = out.placements()
        return Lay(placements) if placements else None

    def _lay_wilds(self, out: LayOut, reading: Reading, rng: Random) -> None:
        wilds = out.wilds()
        spot = out.spot_of(None)
        if spot is not None:
            out.put(spot, wilds[: spot.meld.room])
        elif len(wilds) >= LEAST_MELD and out.may_begin(None):
            out.begin(wilds[:PILE_SIZE])
        elif wilds and (
            len(out.left) <= 4 or not reading.options.wild_melds or reading.is_pile_sought
        ):
            for other in out.incomplete():
                if rng.random() >= _OVERLOOKS:
                    out.put(other, out.wilds()[: out.wild_room_to_seven(other)][:1])

    def _discards(self, reading: Reading, rng: Random) -> list[Card]:
        """The holding, a lone card first if there is one, mostly the cheapest."""

        def need(card: Card) -> float:
            if card.blocks_pile:
                return (-20 if reading.loss((card,)) > 100 else -1) + rng.random()
            if card.is_wild:
                return 20
            held = len(reading.naturals[card.rank])
            value = reading.options.values.of(card) / 10
            return 3 * held + value + 2 * rng.random()

        return sorted(reading.view.holding, key=need)


class SteadyBot(_Bot):
    """Plays the tactics of the rules page, section 7, for the quota and with its partner."""

    def _answer(self, reading: Reading) -> Answer:
        return answer(reading)

    def _takes(self, reading: Reading, melds: tuple[Placement, ...], rng: Random) -> bool:
        del rng
        return is_worth_taking(reading, melds)

    def _play(self, reading: Reading, rng: Random) -> Iterator[PlayerMove]:
        del rng
        if wants_out(reading):
            yield Ask()
        if reading.table.is_down:
            melds = lay_down(reading)
            if melds:
                yield Lay(melds)
                for meld in melds:
                    yield Lay((meld,))
        else:
            first = first_meld(reading)
            if first is not None:
                yield Lay(first)
        yield from map(Discard, discards(reading))
