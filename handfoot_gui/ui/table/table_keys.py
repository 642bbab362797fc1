"""What the keys mean on the card table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.keys import TABLE_COMMANDS, Keys, keys_of
from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.letters import NO_KEY, ranks_by_key
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.actions import Actions
from handfoot_gui.ui.table.bar_buttons import BarButtons
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.cursor import Heading
from handfoot_gui.ui.table.pointer import Pointer
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.sort_switch import SortSwitch
from handfoot_gui.ui.table.unheard import Unheard
from handfoot_gui.ui.widgets.controls import typed
from handfoot_gui.ui.widgets.held_keys import NewPresses
from handfoot_gui.ui.widgets.key_text import pressed_key
from handfoot_gui.ui.widgets.timing import Timing

_WAYS: Final = {
    Qt.Key.Key_Left: Heading.LEFT,
    Qt.Key.Key_Right: Heading.RIGHT,
    Qt.Key.Key_Up: Heading.UP,
    Qt.Key.Key_Down: Heading.DOWN,
}
_HEIGHTS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_UPPER: Final = "Shift+"
_CAREFUL: Final = (DoubtCode.KEEP, DoubtCode.THINK)
"""What Enter does, too, where it is asked whether a move is meant."""

_STAYING: Final = tuple(command.name for command in TABLE_COMMANDS if command.stays)
"""What keeps its usual key beside another one."""

ENTER: Final = "Enter"
"""What `TableView.idle_key` calls the key that presses the golden button."""


class _Press(Struct, frozen=True):
    """A key that went down, or repeats, without Ctrl and Alt unless it was given anew."""

    event: QKeyEvent
    keys: Keys
    """Which key each command has."""
    pressed: str
    """The key with those that are held, as it is written in `keys`."""
    key: int
    text: str
    """The letter or figure that it types; empty for other keys."""
    is_shifted: bool
    is_new: bool
    """It does not repeat by being held."""

    def is_for(self, command: str) -> bool:
        """Whether it is a key of *command*, whatever Shift adds to that."""
        return self.pressed.removeprefix(_UPPER) in self.keys.of(command) or (
            self.pressed in self.keys.of(command)
        )

    @property
    def is_escape(self) -> bool:
        return self.is_for("put-back")

    @property
    def is_golden(self) -> bool:
        """Whether it is for the golden button."""
        return self.is_for("golden")

    def types(self, key: str) -> bool:
        """Whether it is *key*, a letter or figure of which may want Shift."""
        if self.pressed == key != "":
            return True
        for command in _STAYING:
            if key in self.keys.of(command):
                return self.is_for(command)
        is_upper = key.startswith(_UPPER)
        is_meant = self.text == key.removeprefix(_UPPER).upper() != ""
        return is_meant and (self.is_shifted or not is_upper)


class _Proposal:
    """What is golden, and was not there for a key that was pressed before it came."""

    def __init__(self, scene: TableScene, timing: Timing, view: QWidget) -> None:
        self._scene = scene
        self._presses = NewPresses(view, timing)
        self.unheard = Unheard(view, scene)
        self.unheard.heard.connect(self.begin)
        self._is_turn = False
        """Whether the own turn is offered."""
        self._is_new = True
        """No key has pressed it since it is there."""

    def note_turn(self) -> None:
        """A turn may have begun, or ended: what is golden then is another thing."""
        table, before = self._scene.seat_table.table, self._is_turn
        self._is_turn = table.actor == table.seat and not self._scene.is_watched
        if self._is_turn is not before:
            self.begin()

    def begin(self) -> None:
        """What is on the table comes now: a key that is down was not meant for it."""
        self._is_new = True
        self._presses.begin()

    def holds_enter(self, press: _Press) -> bool:
        """Whether *press* is that of Enter, and was not meant for what is golden now."""
        is_held = self._is_an_enter_still_held(press)
        if is_held and press.is_new:
            self.tell_again()
        return is_held

    def tell_again(self) -> None:
        """A key came too soon to mean anything: who hears is told again what can be pressed, as
        every key makes readers silent."""
        if QAccessible.isActive():
            self._scene.actions.voice.announce()

    def comes_unheard(self, button: BarButton) -> bool:
        """Whether a press of *button* comes before it was heard what is pressed, which is told
        once more then; what only puts something back is no answer."""
        is_before = self.unheard.is_before and button.role is not ButtonRole.QUIET
        if is_before:
            self._scene.actions.voice.announce()
        return is_before

    def _is_an_enter_still_held(self, press: _Press) -> bool:
        if not press.is_golden:
            return False
        is_old = self._is_new and not self._presses.takes(press.event)
        if press.is_new and not is_old:
            self._is_new = False
            return False
        return True


def _lead(canvas: Canvas, press: _Press, to: Callable[[], bool | None]) -> bool:
    """Move the cursor by *to*, which is False where that leads nowhere, as this is; where the
    cursor stays, the key is answered by what is there."""
    cursor = canvas.cursor
    before = cursor.stop if cursor.is_shown else None
    is_led = to() is not False
    if is_led and press.is_new and before is not None and cursor.stop == before:
        canvas.cursor_stayed.emit()
    return is_led


class _AtCursor:
    """Does what keys mean where the cursor is."""

    def __init__(self, scene: TableScene, pointer: Pointer) -> None:
        self._scene, self._pointer = scene, pointer
        self._acts: dict[str, Callable[[_Press], object]] = {
            "pick": self._pick,
            "first-card": partial(self._go_to_edge, is_last=False),
            "last-card": partial(self._go_to_edge, is_last=True),
            "take-back-card": lambda _: scene.take_back_last(),
            "put-back": self._put_back,
        }

    def acts(self, press: _Press) -> bool:
        """Do what *press* means; whether that is something."""
        act = next((act for command, act in self._acts.items() if press.is_for(command)), None)
        if act is not None:
            act(press)
        return act is not None

    def _pick(self, press: _Press) -> None:
        if press.is_new:
            self._scene.press_at_cursor(is_range=press.is_shifted)

    def _go_to_edge(self, press: _Press, *, is_last: bool) -> None:
        canvas = self._scene.canvas
        _lead(canvas, press, partial(canvas.cursor.edge, is_last=is_last))

    def _put_back(self, _: _Press) -> None:
        self._pointer.cancel()
        self._scene.amount.choose(0)
        self._scene.put_back()


class TableKeys:
    """Does what a key means on the table, by the first of its cases that takes it."""

    def __init__(
        self, scene: TableScene, pointer: Pointer, bar: BarButtons, sorting: SortSwitch,
        idle: Callable[[str], None], timing: Timing, view: QWidget,
    ) -> None:  # fmt: skip
        """*idle* is given a letter that means nothing now, or `ENTER` where no button is golden
        that can be pressed."""
        self._scene = scene
        self._canvas = scene.canvas
        self._pointer = pointer
        self._bar = bar
        self._idle = idle
        self._sorting = sorting
        self.proposal = _Proposal(scene, timing, view)
        """What Enter presses."""
        self._cases: tuple[Callable[[_Press], bool], ...] = (
            self._asks_for_a_word,
            self._closes_a_word,
            self._shrinks_a_side,
            self._drops_what_is_dragged,
            # From the cover or from the last turn it presses nothing by itself.
            self.proposal.holds_enter,
            self._presses_a_button,
            self._chooses_an_amount,
            self._shifts_a_card,
            self._walks,
            _AtCursor(scene, pointer).acts,
            self._finds_nothing_golden,
            self._draws,
            self._enlarges_a_side,
            self._seeks_a_rank,
        )

    def do(self, event: QKeyEvent) -> bool:
        """Do what the press *event* means; whether it means something here."""
        keys, pressed = keys_of(self._canvas.preferences), pressed_key(event)
        is_new = not event.isAutoRepeat()
        if pressed in keys.of("sort-hand") and is_new:
            return self._sorting.turn()
        modifiers = event.modifiers()
        is_with = modifiers & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if is_with and pressed not in keys.own:
            return False
        is_shifted = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        text = "" if is_with else typed(event)
        press = _Press(event, keys, pressed, event.key(), text, is_shifted, is_new)
        with self.proposal.unheard.in_key():
            return any(takes(press) for takes in self._cases)

    def _asks_for_a_word(self, press: _Press) -> bool:
        if not press.is_for("explain-word"):
            return False
        self._scene.explain_at_cursor()
        return True

    def _closes_a_word(self, press: _Press) -> bool:
        """Any letter and arrow closes what is explained, and means what it means besides."""
        if not press.text and press.key not in _WAYS:
            return False
        terms = self._scene.terms
        is_explained = terms.is_word_shown
        terms.show(None)
        return is_explained and press.is_escape

    def _shrinks_a_side(self, press: _Press) -> bool:
        if not press.is_escape or self._canvas.large.side is None:
            return False
        self._canvas.large.enlarge(None)
        return True

    def _drops_what_is_dragged(self, press: _Press) -> bool:
        """Only what the mouse holds goes back, not what was laid before."""
        if not press.is_escape or not self._pointer.is_dragging:
            return False
        self._pointer.cancel()
        return True

    def _presses_a_button(self, press: _Press) -> bool:
        """Press the prompt bar's button that wears this key; Enter presses the primary one."""
        if not press.is_new:
            return False
        actions, takes_presses = self._scene.actions, self._bar.takes_presses
        for button in actions.buttons:
            if not self._wears(button, press):
                continue
            if button.is_on:
                if not takes_presses:
                    self.proposal.tell_again()
                elif not self.proposal.comes_unheard(button):
                    actions.press(button.code)
                return True
            if self._rank(press.text) is None and actions.explain(button.code):
                return True
        return bool(press.pressed) and takes_presses and actions.do_beside(press.types)

    def _wears(self, button: BarButton, press: _Press) -> bool:
        """Whether *button* is pressed by that key."""
        if button.role is ButtonRole.PRIMARY and press.is_golden:
            return True
        if button.code in _CAREFUL and press.types(NO_KEY):
            return True
        letter = self._scene.actions.letter(button.code)
        return letter != "" and press.types(letter)

    def _chooses_an_amount(self, press: _Press) -> bool:
        if self._scene.amount.asked is None or press.key not in _HEIGHTS:
            return False
        self._scene.amount.step(_HEIGHTS[Qt.Key(press.key)])
        return True

    def _shifts_a_card(self, press: _Press) -> bool:
        if not press.is_shifted or press.key not in _STEPS:
            return False
        return self._scene.shift_at_cursor(_STEPS[Qt.Key(press.key)])

    def _walks(self, press: _Press) -> bool:
        if press.key not in _WAYS:
            return False
        _lead(self._canvas, press, partial(self._canvas.cursor.walk, _WAYS[Qt.Key(press.key)]))
        return True

    def _finds_nothing_golden(self, press: _Press) -> bool:
        if not (press.is_golden and press.is_new):
            return False
        self._idle(ENTER)
        return True

    def _draws(self, press: _Press) -> bool:
        return bool(press.pressed) and press.is_new and self._scene.draw_by_key(press.types)

    def _enlarges_a_side(self, press: _Press) -> bool:
        is_letter = self._rank(press.text) is not None
        if is_letter or not press.is_for("enlarge-side"):
            return False
        self._canvas.large.enlarge_next()
        return True

    def _seeks_a_rank(self, press: _Press) -> bool:
        rank = self._rank(press.text)
        if rank is None and press.text.isalpha() and press.is_new:
            self._idle(press.text)
        if rank is None:
            return False
        is_there = _lead(self._canvas, press, partial(self._canvas.cursor.seek, rank))
        if not is_there and press.is_new and self._canvas.table.hand:
            self._scene.say(labels.none_in_hand(rank))
        return is_there

    def _rank(self, key: str) -> Rank | None:
        """The rank that the key *key* leads to."""
        return ranks_by_key(self._canvas.atlas.style.index_letters).get(key)


def answers_first(event: QKeyEvent, actions: Actions) -> bool:
    """Whether *event* presses a button of *actions*, whatever its key does at other times: that of
    an answer, or one that asks how things stand."""
    pressed, is_asked = pressed_key(event), actions.voice.bar.is_question
    # What is pressed with others is a command of the window.
    is_with = event.modifiers() & (
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    if not pressed or is_with or not (is_asked or actions.keys.asks(pressed)):
        return False
    return any(button.is_on and button.key == pressed for button in actions.buttons)
