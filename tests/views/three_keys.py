"""Somebody who has the keys Tab, Enter and Space, and plays whole deals with them."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import HAND, ButtonRole
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.cursor import Stop

TAB, ENTER, SPACE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space
_ALONE, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
_MOST_TABS = 160
"""Until everything in the window was met."""
_MOST_TRIES = 25
"""Within one move."""
_PATIENT = 6
"""Of them, until all is taken back and something simple is done."""


class ThreeKeys:
    """Finds everything by Tab, with Shift to go back, and does it with Enter and Space."""

    def __init__(self, qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random) -> None:
        self.qtbot, self.program, self.game, self.rng = qtbot, program, game, rng
        self.pressed: Counter[Qt.Key] = Counter()
        self.done: Counter[str] = Counter()
        """What came of it."""

    # -- the keys ---------------------------------------------------------------------------

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = _ALONE) -> None:
        self.pressed[key] += 1
        QTest.keyClick(QApplication.focusWidget() or self.program.window, key, held)

    @property
    def _stop(self) -> Stop | None:
        """What the keyboard is on at the table."""
        cursor = self.game.scene.canvas.cursor
        return cursor.stop if cursor.is_shown and self.game.view.hasFocus() else None

    def go_to(self, key: str, card: Card | None = None) -> None:
        """Tab until the keyboard is on *card*, or on zone *key*."""
        for _ in range(_MOST_TABS):
            stop, stops = self._stop, self.game.scene.canvas.cursor.stops()
            if stop is not None and stop.key == key and (card is None or stop.card is card):
                return
            ahead = stops[stops.index(stop) :] if stop in stops else stops
            is_ahead = any(one.key == key and card in (None, one.card) for one in ahead)
            focus = QApplication.focusWidget()
            is_behind = stop not in stops and focus in self.game.view.visible_buttons
            is_back = is_behind or (stop is not None and not is_ahead)
            self.press(TAB, _SHIFT if is_back else _ALONE)
        raise AssertionError(f"{card or key} cannot be reached")

    def push(self, code: str) -> None:
        """Tab to the button *code* and press it."""
        for _ in range(_MOST_TABS):
            focus = QApplication.focusWidget()
            if focus is not None and focus.objectName() == code:
                self.press(self.rng.choice((ENTER, SPACE)))
                return
            self.press(TAB)
        raise AssertionError(f"{code} cannot be reached")

    # -- the game ---------------------------------------------------------------------------

    def play(self, wish: Any) -> None:
        """Make a move, *wish* where gestures come to it."""
        game = self.game
        made = len(game.record.moves)
        for tries in range(_MOST_TRIES):
            if len(game.record.moves) > made or game.play.waiting is not Waiting.PERSON:
                self.done[type(game.record.moves[made][1]).__name__] += 1
                return
            before = self._seen
            if tries < _PATIENT:
                self._try(wish)
            else:
                self._begin_anew()
            # A move that may be a slip is thought about first.
            self.qtbot.waitUntil(partial(self._differs, before), timeout=60_000)
        raise AssertionError(f"nothing came of {wish}: {game.scene.actions.bar.prompt}")

    @property
    def _seen(self) -> object:
        """All that a key can have changed."""
        game, scene = self.game, self.game.scene
        bar = scene.actions.bar, scene.actions.buttons
        laid = scene.seat_table.turn.draft, scene.selection.cards
        return len(game.record.moves), bar, laid

    def _differs(self, before: object) -> bool:
        return self._seen != before

    def _try(self, wish: Any) -> None:
        scene = self.game.scene
        seat_table = scene.seat_table
        if seat_table.pending or scene.actions.bar.is_question:
            self.done["asked"] += 1
            self._answer(wish)
            return
        act = next((act for act in seat_table.offer.acts if act.is_on and act.move == wish), None)
        adapter, view = seat_table.turn.adapter, seat_table.turn.view
        gesture = None if adapter is None else adapter.gesture(view, wish)
        if act is not None and act.role is ButtonRole.PRIMARY and self._is_at_the_table:
            self.press(ENTER)
        elif act is not None:
            self.push(act.code)
        elif gesture is not None and not (seat_table.selection or seat_table.turn.has_draft):
            self._gesture(*gesture)
        elif self._has_gold and self._is_at_the_table:
            self.press(ENTER)
        else:
            self._answer(wish)

    @property
    def _is_at_the_table(self) -> bool:
        """Whether Enter is for the golden button, as no other one has the keyboard."""
        return QApplication.focusWidget() is self.game.view

    @property
    def _has_gold(self) -> bool:
        buttons = self.game.scene.actions.buttons
        return any(one.role is ButtonRole.PRIMARY and one.is_on for one in buttons)

    def _begin_anew(self) -> None:
        """Take all back that is laid out, then do whatever is offered."""
        scene = self.game.scene
        if scene.seat_table.turn.has_draft and not scene.seat_table.pending:
            self.done["back"] += 1
            self.push("bar-undo")
        elif scene.seat_table.selection:
            card = scene.seat_table.selection.cards[0]
            self.go_to(next(one.key for one in scene.table.zones if card in one.cards), card)
            self.press(SPACE)
        elif any(one.is_on for one in scene.actions.buttons):
            self._answer(None)
        else:
            self.go_to(HAND, self.rng.choice(scene.table.hand))
            self.press(SPACE)
            self._answer(None)

    def _answer(self, wish: Any) -> None:
        """Press any button that is offered, what is wished where that is one."""
        codes = [one.code for one in self.game.scene.actions.buttons if one.is_on]
        assert codes, f"nothing is offered for {wish}"
        # A slip that is warned of is meant.
        is_meant = DoubtCode.DO_IT in codes
        self.push(DoubtCode.DO_IT if is_meant else self.rng.choice(codes))

    def _gesture(self, cards: tuple[Card, ...], key: str) -> None:
        table = self.game.scene.seat_table
        for card in cards:
            zone = next((one.key for one in table.table.zones if card in one.cards), "")
            if zone and card not in table.selection:
                self.done["card"] += 1
                self.go_to(zone, card)
                self.press(SPACE)
        if table.table.zone(key) is not None:
            self.done["place"] += 1
            self.go_to(key)
            self.press(SPACE)

    def play_deals(self, deals: int, most: int = 400) -> None:
        """Until so many deals are scored."""
        game = self.game
        for _ in range(most):
            if len(game.play.session.sheet.deals) >= deals:
                return
            self.qtbot.waitUntil(lambda: game.play.waiting not in _OTHERS, timeout=60_000)
            match game.play.waiting:
                case Waiting.PERSON:
                    self._take_apart()
                    wishes = list(game.play.session.rules.suggestions(game.screen.view))
                    self.play(self.wish(wishes))
                case _:
                    before = self._seen
                    self.press(ENTER)
                    if self._seen == before:
                        # What a deal ended with is to be read for a moment.
                        self.qtbot.wait(50)
        raise AssertionError("the deal never ended")

    def _take_apart(self) -> None:
        """Once, begin to take a meld apart, where the game lets one, and put it back."""
        scene = self.game.scene
        melds = [one for one in scene.table.zones if one.key != HAND and one.cards]
        melds = [one for one in melds if scene.table.can_select(one.key)]
        if self.done["apart"] or not melds:
            return
        self.go_to(melds[0].key, melds[0].cards[-1])
        self.press(SPACE)
        assert scene.selection.cards == melds[0].cards[-1:]
        self._answer(None)
        self.done["apart"] += bool(scene.seat_table.turn.has_draft)
        while scene.seat_table.turn.has_draft or scene.selection or scene.seat_table.pending:
            self._begin_anew()

    def wish(self, wishes: list[Any]) -> Any:
        """What to do; where the table is to be taken apart in many ways, mostly something else."""
        acts = [act.move for act in self.game.scene.seat_table.offer.acts if act.is_on]
        simple = [wish for wish in wishes if wish in acts]
        is_simple = simple and self.rng.random() < 0.5
        return self.rng.choice(simple if is_simple else wishes[:12])


_OTHERS = (Waiting.BOT, Waiting.NOTHING)
