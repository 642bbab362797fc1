"""The cards of one deal, dealt again: to the same players, or to the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from looked_back import GAMES, back, sample
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.other_points import WriteOtherPoints
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.deal_again import (
    DealCards,
    WrongDeal,
    again,
    cards_of,
    check,
    gets_cards_of,
)
from handfoot_gui.storage.saves import Saves


def taken(name: str, deal: int) -> DealCards:
    record = sample(name)
    return cards_of(record, rules_of(record), back(record).route.deals[deal])


@pytest.mark.parametrize("name", GAMES)
def test_the_log_says_that_an_earlier_deal_is_played_again(name: str) -> None:
    record = sample(name)
    by_lot = f"{record.seats[record.moves[0][1].dealer].name} was drawn at random to deal first."
    assert back(record).log.told[0].line.text == by_lot
    cards = cards_of(record, rules_of(record), back(record).route.deals[1])
    new = again(cards, record.seats, 1)
    dealer = new.seats[new.moves[0][1].dealer].name
    told = [told.line.text for told in back(new).log.told]
    assert told[0] == f"The cards were not reshuffled; {dealer} deals first."
    assert not any("at random" in text for text in told)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_family_wrote_down_besides_is_no_part_of_the_cards(name: str) -> None:
    record = sample(name)
    plain = taken(name, 1)
    # Right after the cards, and before whatever the table turns up.
    place = back(record).route.deals[1].first
    line = WriteOtherPoints(0, "late", 1)
    moves = (*record.moves[:place], (TABLE, line), *record.moves[place:])
    with_line: Any = replace(record, moves=moves, fair=())
    assert cards_of(with_line, rules_of(with_line), back(with_line).route.deals[1]) == plain


def test_a_file_keeps_that_a_deal_is_dealt_again(tmp_path: Path) -> None:
    cards = taken(GAMES[0], 1)
    record = again(cards, sample(GAMES[0]).seats)
    saves = Saves(tmp_path)
    with saves.create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
    with saves.open(game.path) as opened:
        assert opened.loaded is not None
        assert opened.loaded.record == record
        assert opened.loaded.record.is_dealt_again


def hands_of(state: Any) -> tuple[frozenset[Card], ...]:
    hands = state.holdings if hasattr(state, "holdings") else state.hands
    return tuple(map(frozenset, hands))


def left_over(state: Any) -> object:
    """The stock, whatever the game calls it."""
    return next(getattr(state, n) for n in ("stocks", "talon", "stock") if hasattr(state, n))


@pytest.mark.sampled
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("deal", [0, 1, 2])
@pytest.mark.parametrize("name", GAMES)
def test_everybody_gets_the_hand_of_the_player_turned_to(name: str, deal: int, turn: int) -> None:
    record = sample(name)
    rules, count = rules_of(record), len(record.seats)
    dealt = back(record).route.deals[deal]
    new = again(cards_of(record, rules, dealt), record.seats, turn)
    at = next(n for n, (_, move) in enumerate(new.moves, 1) if rules.order_dealt(move))
    old_state = replay(rules, record.moves[: dealt.first])
    new_state = replay(rules, new.moves[:at])
    old, hands = hands_of(old_state), hands_of(new_state)
    assert hands == tuple(old[gets_cards_of(seat, turn, count)] for seat in range(count))
    assert left_over(new_state) == left_over(old_state)
    if not any(hands):
        # Packets are cut: from the same deck, first the same packet.
        assert left_over(new_state)
    replay(rules, new.moves)


@pytest.mark.parametrize("name", GAMES)
def test_dealer_and_first_player_stay_beside_one_another(name: str) -> None:
    record = sample(name)
    presenter, dealt = presenter_of(record, Words()), back(record).route.deals[1]
    cards = taken(name, 1)
    for turn in range(len(record.seats)):
        new = again(cards, record.seats, turn)
        view = presenter.rules.view(replay(presenter.rules, new.moves), Seat(0))
        assert presenter.facts.deal(view).dealer == (dealt.dealer + turn) % len(record.seats)
        assert presenter.facts.deal(view).number == 1
        assert presenter.rules.sheet(replay(presenter.rules, new.moves)).deals == ()
        assert new.fair == ()


@pytest.mark.parametrize("name", GAMES)
def test_only_the_moves_of_one_deal_are_believed(name: str) -> None:
    cards = taken(name, 1)
    check(cards)
    record = sample(name)
    dealt = back(record).route.deals[1]
    second = record.moves[dealt.first - 1]
    player = next((s, m) for s, m in record.moves[dealt.first :] if s != TABLE)
    for moves, number in (
        (cards.moves[:1], 1),
        (cards.moves[1:], 1),
        ((*cards.moves, second), len(cards.moves) + 1),
        ((*cards.moves, player), len(cards.moves) + 1),
    ):
        with pytest.raises(WrongDeal) as wrong:
            check(replace(cards, moves=moves))
        assert wrong.value.number == number
