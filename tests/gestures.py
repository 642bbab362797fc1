"""Deals of any game played through `SeatTable` alone: tap a card or a place, press, an amount."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND, ButtonRole
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.seat_table import SeatTable

_MOST_GESTURES = 60
"""Within one move."""
_PATIENT = 15
"""Gestures that may come to nothing; after them all is put back now and then."""


class Player:
    """A person who knows no rules, but now and then what the program proposes.

    Everything goes through gestures; which were made is counted.
    """

    def __init__(self, presenter: AnyPresenter, name: str, rng: Random) -> None:
        self.seat_table = SeatTable()
        self.seat_table.set_adapter(presenter.table)
        self.seat_table.events.moved.connect(self._on_moved)
        self.seat_table.events.refused.connect(lambda _: self.made.update(["refused"]))
        self.moves: list[Any] = []
        self.made: Counter[str] = Counter()
        self._words, self._name, self._rng = presenter.table_words, name, rng

    def _on_moved(self, move: Any) -> None:
        self.moves.append(move)

    def move(self, wish: Any) -> Any:
        """A move made by gestures, *wish* where they come to it; AssertionError after too many."""
        self.moves.clear()
        self._begin(wish)
        for number in range(_MOST_GESTURES):
            if self.moves:
                return self.moves[0]
            if number < _PATIENT or number % 2:
                self._go_on()
            else:
                self._begin_anew()
                self._press_first()
        raise AssertionError(f"nothing came of {_MOST_GESTURES} gestures: {wish}")

    def _begin(self, wish: Any) -> None:
        """Do what *wish* needs first, as a hint of it shows."""
        seat_table = self.seat_table
        if seat_table.table.amount is not None:
            return
        act = next((act for act in seat_table.offer.acts if act.is_on and act.move == wish), None)
        if act is not None:
            self._press(act.code)
            return
        adapter, view = seat_table.turn.adapter, seat_table.turn.view
        gesture = None if adapter is None else adapter.gesture(view, wish)
        if gesture is None:
            return
        cards, key = gesture
        for card in cards:
            zones = [zone.key for zone in seat_table.table.zones if card in zone.cards]
            if zones and card not in seat_table.selection:
                self.made["tap"] += 1
                seat_table.tap(card, zones[0])
        if not self.moves:
            self.made["put"] += 1
            seat_table.put(key)

    def _go_on(self) -> None:
        """Press what is offered, or begin anew where that is nothing."""
        seat_table = self.seat_table
        if seat_table.table.amount is not None and not seat_table.amount.value:
            amount = seat_table.table.amount
            self.made["amount"] += 1
            seat_table.amount.choose(self._rng.randint(amount.least, amount.most))
        buttons = [button for button in seat_table.buttons(self._words, self._name) if button.is_on]
        loud = [button for button in buttons if button.role is not ButtonRole.QUIET]
        self.made["asked"] += seat_table.pending.question is not None
        self.made["warned"] += seat_table.pending.doubt is not None
        is_asked = seat_table.pending.question is not None or seat_table.pending.doubt is not None
        best = [button for button in loud if button.role is ButtonRole.PRIMARY and not is_asked]
        if loud and self._rng.random() < 0.8:
            self._press(self._rng.choice(best or loud).code)
        elif seat_table.targets and seat_table.selection:
            self.made["put"] += 1
            seat_table.put(self._rng.choice(seat_table.targets).key)
        elif self._rng.random() < 0.3 and seat_table.turn.can_undo:
            self.made["undo"] += 1
            seat_table.undo()
        elif seat_table.table.hand:
            self.made["tap"] += 1
            seat_table.tap(self._rng.choice(seat_table.table.hand), HAND)
        elif loud:
            self._press(self._rng.choice(loud).code)

    def _begin_anew(self) -> None:
        """Put back all that is lifted and laid out."""
        seat_table = self.seat_table
        while seat_table.selection or seat_table.turn.has_draft or seat_table.pending.doubt:
            self.made["back"] += 1
            seat_table.put_back()

    def _press_first(self) -> None:
        """Press what is offered with nothing lifted, or else with one card, and go on in spite of a
        warning."""
        if not (on := self._offered()) and self.seat_table.table.hand:
            self.made["tap"] += 1
            self.seat_table.tap(self._rng.choice(self.seat_table.table.hand), HAND)
            on = self._offered()
        if on:
            self._press(on[0])
        if self.seat_table.pending.doubt is not None:
            self._press(DoubtCode.DO_IT)

    def _offered(self) -> list[str]:
        buttons = self.seat_table.buttons(self._words, self._name)
        return [one.code for one in buttons if one.is_on and one.role is not ButtonRole.QUIET]

    def _press(self, code: str) -> None:
        self.made["press"] += 1
        self.seat_table.press(code)


def play_deal(
    rules: AnyRules, presenter: AnyPresenter, names: tuple[str, ...], seed: int
) -> tuple[Counter[str], Counter[str]]:
    """Play until a deal is scored; how often each gesture was made and each kind of move came.

    AssertionError where a move that came of gestures is not legal.
    """
    rng = Random(seed)
    players = [Player(presenter, name, rng) for name in names]
    state, kinds = rules.start(), Counter[str]()
    while not rules.sheet(state).deals:
        actor = rules.actor(state)
        assert actor is not None
        if actor == TABLE:
            state = rules.apply(state, actor, rules.table_move(state, rng))
            continue
        for seat, player in enumerate(players):
            player.seat_table.see(rules.view(state, Seat(seat)))
        view = rules.view(state, actor)
        wishes = [move for move, _ in zip(rules.suggestions(view), range(40), strict=False)]
        longest = max(wishes, key=lambda move: len(str(move)))
        wish = longest if rng.random() < 0.3 else rng.choice(wishes)
        move = players[actor].move(wish)
        assert rules.problem(view, move) is None
        kinds[type(move).__name__] += 1
        kinds["as wished"] += move == wish
        state = rules.apply(state, actor, move)
    return sum((player.made for player in players), Counter[str]()), kinds
