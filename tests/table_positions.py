"""Positions of Hand and Foot set out face by face, for tests of the card table."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Move, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

RULES = HandAndFoot(Options())


def played(
    options: Options,
    moves: int,
    *,
    seed: int = 1,
    phases: Iterable[Phase] = (Phase.DRAW, Phase.PLAY),
) -> tuple[HandAndFoot, State]:
    """A match of random moves up to seat 0's first turn in one of *phases* after so many moves,
    or to the last such turn of the first deal where that ends before."""
    rules, rng, wanted = HandAndFoot(options), Random(seed), tuple(phases)
    state, found = rules.start(), None
    number = 0
    while state.public.phase is not Phase.DEAL_OVER:
        actor = rules.actor(state)
        assert actor is not None
        if actor == 0 and state.public.phase in wanted:
            found = state
            if number >= moves:
                break
        if actor == TABLE:
            move: Move = rules.table_move(state, rng)
        else:
            some = list(rules.suggestions(rules.view(state, actor)))
            lays = [move for move in some if isinstance(move, (Lay, TakePile))]
            move = rng.choice(lays or some)
        state = rules.apply(state, actor, move)
        number += 1
    assert found is not None, "seat 0 was never to move"
    return rules, found


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
    rules: HandAndFoot = RULES,
) -> State:
    """Seat 0 to move with *holding*; cards are written as faces ("9H"), melds one string each."""
    rng = Random(7)
    state = rules.start()
    while rules.actor(state) == TABLE:
        state = rules.apply(state, TABLE, rules.table_move(state, rng))
    rest = sorted(rules.cards, key=lambda card: (card.pack, card.order))

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
