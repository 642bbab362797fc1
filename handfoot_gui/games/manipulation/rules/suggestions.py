"""Some legal moves for a view, cheap to find and never none."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.games.manipulation.rules import legality
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.simple import lay_offs, own_melds
from handfoot_gui.games.manipulation.rules.view import View


def suggestions(options: Options, view: View) -> Iterator[PlayerMove]:
    """Legal moves of the viewing seat: simple plays first, at least one where it is to move."""
    if legality.player_to_move(view.public) != view.seat:
        return
    if legality.problem_now(options, view) is None:
        # The points of a first play are all that can be wrong with them.
        is_counted = options.first_play and not view.public.melds
        for melds in simple_plays(view):
            if not is_counted or legality.problem_table(options, view, melds) is None:
                yield Play(melds)
    for move in (Draw(), Knock(), EndTurn()):
        if legality.problem(options, view, move) is None:
            yield move


def simple_plays(view: View) -> Iterator[tuple[Meld, ...]]:
    """Tables that take nothing apart: several melds, one meld, or one card laid off.

    Legal but for the points of a first play.
    """
    melds = view.public.melds
    several = _several(view)
    if len(several) > 1:
        yield (*melds, *several)
    for meld in own_melds(view.hand):
        yield (*melds, meld)
    for card in view.hand:
        for number, grown in lay_offs(melds, card):
            yield (*melds[:number], grown, *melds[number + 1 :])


def _several(view: View) -> tuple[Meld, ...]:
    """Melds from the hand that share no card, the first that are found."""
    left = set(view.hand)
    found = []
    for meld in own_melds(view.hand):
        cards = {laid.card for laid in meld}
        if cards <= left:
            left -= cards
            found.append(meld)
    return tuple(found)
