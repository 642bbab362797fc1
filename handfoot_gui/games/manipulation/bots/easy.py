"""The easy level: melds and lays off what it can at once, and never takes a meld apart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.simple import lay_offs, own_melds
from handfoot_gui.games.manipulation.rules.view import View


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

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        yield Knock()
        melds, left = plain_play(view.public.melds, view.hand)
        if len(left) < len(view.hand):
            yield Play(melds)
        yield Draw()
        yield EndTurn()
