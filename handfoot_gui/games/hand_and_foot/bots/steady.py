"""The steady level: plays for the quota with its partner, and goes out when that pays."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.games.hand_and_foot.bots.discarding import discards
from handfoot_gui.games.hand_and_foot.bots.drawing import cut, draw
from handfoot_gui.games.hand_and_foot.bots.first_meld import first_meld
from handfoot_gui.games.hand_and_foot.bots.going_out import answer, as_allowed, out_move, wants_out
from handfoot_gui.games.hand_and_foot.bots.laying import lay_down
from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.bots.taking import is_worth_taking, plain_take
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    Discard,
    EndTurn,
    Lay,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.rules.view import View


class SteadyBot:
    """Plays the tactics of the rules page, section 7; decides the same way every time."""

    def __init__(self, rules: HandAndFoot) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        reading = Reading(view, self._rules.options)
        return first_allowed(self._rules, view, self._wishes(reading))

    def _wishes(self, reading: Reading) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        match reading.public.phase:
            case Phase.ANSWER:
                yield as_allowed(reading, answer(reading))
            case Phase.CUT:
                yield cut(reading)
            case Phase.DRAW:
                yield from self._begin(reading)
            case _:
                yield from self._play(reading)

    def _begin(self, reading: Reading) -> Iterator[PlayerMove]:
        melds = plain_take(reading)
        if melds is not None and is_worth_taking(reading, melds):
            yield TakePile(melds)
        yield draw(reading)

    def _play(self, reading: Reading) -> Iterator[PlayerMove]:
        out = out_move(reading)
        if out is not None:
            yield out
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
        yield EndTurn()
