"""Every legal move for a view, the plainest first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from handfoot_gui.games.raub.rules.legality import (
    MOST_CHANGED,
    SEVEN_PHASES,
    cards_of_trick,
    changeable,
    holds_seven,
    may_swap,
    player_to_move,
)
from handfoot_gui.games.raub.rules.moves import (
    BlindRaub,
    Dalje,
    Exchange,
    KeepSeven,
    LayAside,
    Look,
    PassDeal,
    Play,
    PlayerMove,
    Raub,
    SwapSeven,
    TakeDeal,
)
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.rules.tricks import playable
from handfoot_gui.games.raub.rules.view import View


def suggestions(options: Options, view: View) -> Iterator[PlayerMove]:
    """All legal moves of the viewing seat; cards of one exchange stand in hand order."""
    public = view.public
    if player_to_move(public) != view.seat:
        return
    match public.phase:
        case Phase.DEALER:
            yield from (TakeDeal(), PassDeal())
        case Phase.BLIND:
            yield from (Look(), BlindRaub())
        case Phase.ASK:
            yield from (Dalje(), Raub())
        case Phase.EXCHANGE:
            for count in range(min(MOST_CHANGED, view.talon_count) + 1):
                yield from map(Exchange, combinations(changeable(view), count))
        case Phase.LAY_ASIDE:
            yield from map(LayAside, changeable(view))
        case Phase.PLAY:
            assert public.trumps is not None
            trick = cards_of_trick(public)
            yield from map(
                Play, playable(view.hand, trick, public.trumps, must_beat=options.must_beat)
            )
        case _ if public.phase in SEVEN_PHASES and holds_seven(public, view.hand):
            yield KeepSeven()
    if may_swap(view):
        yield SwapSeven()
