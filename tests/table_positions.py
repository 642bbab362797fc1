"""Positions of Hand and Foot set out face by face, for tests of the card table."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.game import TABLE, Seat
from handfoot_gui.engine.hand_and_foot.melds import SideTable, meld_of
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.state import Phase, State

RULES = HandAndFoot(Options())


def position(
    holding: str,
    *,
    own: Iterable[str] = (),
    others: Iterable[str] = (),
    pile: str = "",
    phase: Phase = Phase.PLAY,
    in_foot: Iterable[int] = (),
    deal: int = 1,
    foot: str = "",
) -> State:
    """Seat 0 to move with *holding*; cards are written as faces ("9H"), melds one string each."""
    rng = Random(7)
    state = RULES.start()
    while RULES.actor(state) == TABLE:
        state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
    rest = sorted(RULES.cards, key=lambda card: (card.pack, card.order))

    def pick(faces: str) -> tuple[Card, ...]:
        found = []
        for face in faces.split():
            card = next(card for card in rest if card.face == face)
            rest.remove(card)
            found.append(card)
        return tuple(found)

    tables = tuple(
        SideTable(tuple(meld_of(pick(faces)) for faces in melds)) for melds in (own, others)
    )
    hand, heap, opened = pick(holding), pick(pile), set(in_foot)
    own_foot = pick(foot)
    plain = [card for card in rest if not card.is_red_three]
    rng.shuffle(plain)
    for card in plain:
        rest.remove(card)
    holdings = [hand, *(tuple(plain.pop() for _ in range(9)) for _ in range(3))]
    feet = [
        () if seat in opened else own_foot if seat == 0 and own_foot else
        tuple(plain.pop() for _ in range(13))
        for seat in range(4)
    ]  # fmt: skip
    public = replace(
        state.public,
        phase=phase,
        turn=Seat(0),
        tables=tables,
        pile=heap,
        deal=deal,
        in_foot=tuple(seat in opened for seat in range(4)),
        played_foot=tuple(seat in opened for seat in range(4)),
    )
    return State(public, tuple(holdings), tuple(feet), ((*plain, *rest),))
