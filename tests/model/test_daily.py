"""The deal of the day: the same cards for everybody, other ones every day, the rules as usual."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from handfoot_gui.core.fair import code_of
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.session.daily import deal_of
from handfoot_gui.session.deal_again import DealCards, again, check

NEW_YEAR = date(2027, 1, 1)
CODES = {
    "hand-and-foot": "HCM5CA3IKTPXOCRDQ24S",
    "raub": "AJJPUVTWJ4WVCPET24RQ",
    "manipulation": "J7W7CWGKWQ4CJZPX2WSC",
}
"""Of the cards of that day: another one would mean that not everybody has the same."""


def code(cards: DealCards) -> str:
    rules = GAMES[cards.game].rules(cards.options)
    (order,) = filter(None, (rules.order_dealt(move) for _, move in cards.moves))
    return code_of("", order)


@pytest.mark.parametrize("game", CODES)
def test_everybody_has_the_same_cards_on_a_day(game: str) -> None:
    assert code(deal_of(game, NEW_YEAR)) == CODES[game]


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_a_deal_of_the_usual_rules_and_another_one_each_day(game: str) -> None:
    deals = [deal_of(game, NEW_YEAR + timedelta(days)) for days in range(40)]
    assert len(set(map(code, deals))) == len(deals)
    for cards in deals:
        check(cards)
        assert sum(seat != TABLE for seat, _ in cards.moves) <= 1, "nobody passes the deal on"
    first = [cards.moves[0][1] for cards in deals]
    dealers = {move.dealer for move in first if hasattr(move, "dealer")}
    is_drawn = hasattr(first[0], "dealer")
    assert len(dealers) == (cards.options.players if is_drawn else 0)
    players = tuple(Player(f"P{n}", PlayerKind.PERSON) for n in range(cards.options.players))
    record = again(cards, players)
    rules = GAMES[game].rules(record.options)
    assert rules.actor(replay(rules, record.moves)) in range(len(players))
