"""A table that is taken apart by everybody's eyes, for somebody who holds the hand elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from manipulation_positions import Position
from scrambling import cards_in

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import House


class Two:
    """The table that is held, and the one that everybody sees."""

    def __init__(self, hand: str, table: str, **facts: Any) -> None:
        self.position = Position(hand=hand, table=table, **facts)
        rules, state = self.position.rules, self.position.state
        names = ("Marta", "Elise", "Josip", "Karl")[: rules.options.players]
        adapter = self.adapter = ManipulationPresenter(rules, names, Words()).table
        self.seat = self.position.seat
        view = self.view = rules.view(state, self.seat)
        covered = rules.covered(state, self.seat)
        self.held = SeatTable()
        self.held.set_adapter(adapter)
        self.held.see(view)
        self.worked = 0

        def look(cards: Iterable[Card]) -> Any:
            return adapter.dealing.opened(covered, frozenset(view.hand).intersection(cards))

        def work() -> None:
            self.worked += 1

        self.open = OpenTable(self.seat, self.held, House(), look, work)
        self.open.see(self.open.look())
        self.moves: list[Any] = []
        self.open.events.moved.connect(self.moves.append)

    def card(self, face: str) -> Card:
        return next(card for card in self.view.hand if card.face == face)

    @property
    def lying(self) -> list[str]:
        return [card.face for card in self.open.table.hand]

    def codes(self) -> dict[str, str]:
        return {act.code: act.text for act in self.open.offer.acts}


def test_a_view_in_which_cards_lie_open_has_no_other_card_of_the_hand() -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C")
    hand = set(two.view.hand)
    assert not hand & set(cards_in(two.open.turn.view))
    two.held.select(HAND, two.card("KC"))
    assert hand & set(cards_in(two.open.turn.view)) == {two.card("KC")}
    two.held.put(NEW_MELD)
    two.held.select(HAND, two.card("8S"))
    shown = hand & set(cards_in(two.open.turn.view))
    assert shown == {two.card("KC"), two.card("8S")}


def test_other_games_need_no_such_table() -> None:
    from handfoot_gui.games import GAMES

    needing = []
    for game in GAMES.values():
        rules = game.rules(game.preset_options(next(iter(game.presets)), 4, None))
        presenter = game.presenter(rules, ["a", "b", "c", "d"], Words())
        covered = rules.covered(rules.start(), Seat(0))
        if presenter.table.dealing.opened(covered, frozenset()) is not None:
            needing.append(game.name)
    assert needing == ["manipulation"]


def test_what_was_lifted_before_lies_open_only_once_it_is_lifted_again() -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C")
    two.open.leave()
    two.held.select(HAND, two.card("8S"))
    again = OpenTable(two.seat, two.held, House(), two.open._look, lambda: None)
    again.see(again.look())
    assert again.table.hand == ()
    two.held.select(HAND, two.card("KC"))
    assert again.table.hand == (two.card("KC"),)
    two.held.select(HAND, two.card("8S"))
    two.held.select(HAND, two.card("8S"))
    assert set(again.table.hand) == {two.card("KC"), two.card("8S")}


def test_nothing_is_offered_but_what_is_done_with_open_cards() -> None:
    # Drawn out and light enough to knock, as only the hand itself tells.
    two = Two("AS KC", "5S 6S 7S", stock_size=0)
    assert two.codes() == {}
    two.open.put("stock")
    assert two.moves == []
    two.open.select("meld0", two.open.table.zone("meld0").cards[0])  # type: ignore[union-attr]
    assert set(two.codes()) == {"put back", "new meld", "play"}


def test_the_last_card_that_lies_open_is_not_the_last_of_the_hand() -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C")
    two.held.select(HAND, two.card("8S"))
    two.open.put("meld0")
    assert two.lying == []
    assert two.codes()["play"] == "End turn"
    last = Two("8S", "5S 6S 7S,9H 9D 9C")
    last.held.select(HAND, last.card("8S"))
    last.open.put("meld0")
    assert last.codes()["play"] == "Go out"


def test_both_tables_put_one_turn_together() -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C")
    two.held.select(HAND, two.card("8S"))
    two.open.put("meld0")
    assert two.held.turn.draft.cards == {two.card("8S")}
    assert two.held.selection.cards == ()
    two.held.select(HAND, two.card("KC"))
    two.held.put(NEW_MELD)
    assert two.open.turn.draft == two.held.turn.draft
    assert two.open.undo()
    assert two.held.turn.draft.cards == {two.card("8S")}
    assert two.open.turn.can_redo
    assert two.open.redo()
    assert two.held.turn.draft.cards == {two.card("8S"), two.card("KC")}
    two.open.take_back_last()
    two.open.press("play")
    assert len(two.moves) == 1
    assert two.worked


@pytest.mark.parametrize("is_first", [True, False])
def test_melds_are_lifted_here_while_a_card_is_lifted_there(is_first: bool) -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C")
    nine = two.open.table.zone("meld1").cards[0]  # type: ignore[union-attr]
    if is_first:
        two.open.select("meld1", nine)
        two.held.select(HAND, two.card("8S"))
    else:
        two.held.select(HAND, two.card("8S"))
        two.open.select("meld1", nine)
    assert set(two.open.selection.cards) == {nine, two.card("8S")}
    assert two.held.selection.cards == (two.card("8S"),)
    two.open.put_back()
    assert two.open.selection.cards == two.held.selection.cards == ()
    assert two.lying == []


def test_a_slip_that_only_the_whole_hand_tells_is_not_asked_about() -> None:
    two = Two("8S KC 2D", "5S 6S 7S,9H 9D 9C", last_lap=2, drawn=0)
    two.held.select(HAND, two.card("8S"))
    two.open.put("meld0")
    two.open.press("play")
    assert not two.open.pending
    assert len(two.moves) == 1
