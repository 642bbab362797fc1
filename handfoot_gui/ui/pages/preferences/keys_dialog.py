"""Keys are given anew: every command of the table and the menu, with the key it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from handfoot_gui.core.keys import COMMANDS, Command, Keys, Place, keys_of
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.letters import ranks_by_key
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, bring_in_sight
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.key_text import pressed_key
from handfoot_gui.ui.widgets.labels import label, separator, set_title
from handfoot_gui.ui.widgets.layouts import at_left, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence
from handfoot_gui.ui.window.key_list import commands_to_give

_SIZE: Final = (720, 680)
"""Units of width and height."""
_NOTE: Final = "note-about-keys"


class KeysDialog(PageDialog):
    """All keys.

    Signal: ``changed(keys)``, those given anew, with every single change.
    """

    changed = Signal(object)

    def __init__(self, style: Style, preferences: Preferences, parent: QWidget | None) -> None:
        page = _KeysPage(style, preferences, lambda keys: self.changed.emit(keys))
        super().__init__(style, page, _SIZE, parent)
        self.setObjectName("keys-dialog")
        set_title(self, page.title)
        page.focus_first()


class _KeyButton(Button):
    """Shows a key; pressed, it takes the next key for the new one."""

    is_asking = False
    """The new key is awaited."""

    def __init__(
        self, style: Style, name: str, ask: Callable[[], None], take: Callable[[str], bool]
    ) -> None:
        """*ask* is done when the new key is awaited; *take* is given each key that comes then, and
        says whether that was one."""
        super().__init__(style, "", name=name)
        self._ask, self._take = ask, take
        self.clicked.connect(self._begin)

    def _begin(self) -> None:
        if not self.is_asking:
            self.is_asking = True
            self.setText(translate("KeysPage", "Press a key"))
            self._ask()

    def event(self, event: QEvent) -> bool:
        # Whatever is pressed now is meant for it, keys of the dialog and of Qt, too.
        if self.is_asking and isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.KeyPress and not event.isAutoRepeat():
                key = pressed_key(event)
                if key and self._take(key):
                    self.is_asking = False
            event.accept()
            return True
        if self.is_asking and event.type() is QEvent.Type.FocusOut:
            self.is_asking = False
            self._take("")
        return super().event(event)


class _KeysPage(Page):
    def __init__(
        self, style: Style, preferences: Preferences, tell: Callable[[Mapping[str, str]], None]
    ) -> None:
        super().__init__(style)
        self._preferences = preferences
        self._tell = tell
        self._told: dict[str, str] = {}
        """What every command does, by its name."""
        self._commands: dict[str, Command] = {}
        self._notes: dict[str, QLabel] = {}
        self._note = ("", "")
        """A command, and what is said of its key."""
        self._to_swap = ("", "")
        """A command and the key that another one has: pressed again both are swapped."""
        self.title = translate("KeysPage", "Keys")
        self._rebuild()

    def focus_first(self) -> None:
        """Let the first key have the keyboard."""
        first = self.findChild(_KeyButton)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _keys(self) -> Keys:
        return keys_of(self._preferences)

    # -- what is shown ----------------------------------------------------------------------

    def _content(self) -> QWidget:
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(32 - RING, 24, 32 - RING, 16), gap=8)
        title = label(style, self.title, TextStyle.PAGE_TITLE)
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        rows.addWidget(title)
        about = translate("KeysPage", "Press Enter on a key, then press the new key.")
        said = label(style, about, TextStyle.BODY, wraps=True)
        said.setContentsMargins(style.px(RING), 0, 0, 0)
        rows.addWidget(said)
        usual = Button(style, translate("KeysPage", "Restore all keys"), name="restore-keys")
        usual.setEnabled(bool(self._preferences.keys))
        usual.clicked.connect(partial(self._change, {}))
        rows.addLayout(at_left(usual))
        self._told, self._commands, self._notes = {}, {}, {}
        for group, commands in commands_to_give(self._preferences.game, self._keys):
            head = label(style, group, TextStyle.SECTION_TITLE)
            head.setContentsMargins(style.px(RING), style.px(12), 0, 0)
            rows.addWidget(head)
            rows.addWidget(separator(style))
            grid = QGridLayout()
            grid.setHorizontalSpacing(style.px(8))
            grid.setVerticalSpacing(0)
            grid.setColumnStretch(0, 1)
            for command, told in commands:
                self._told[command.name], self._commands[command.name] = told, command
                self._add_row(grid, command, told)
            rows.addLayout(grid)
        rows.addStretch(1)
        return content

    def _add_row(self, grid: QGridLayout, command: Command, told: str) -> None:
        style, name, line = self._style, command.name, grid.rowCount()
        said = label(style, told, TextStyle.BODY, wraps=True)
        said.setContentsMargins(style.px(RING), 0, 0, 0)
        grid.addWidget(said, line, 0)
        button = _KeyButton(
            style, f"key-{name}", partial(self._ask_for, name), partial(self._take, name)
        )
        self._show_key(button, name)
        grid.addWidget(button, line, 1)
        if name in self._preferences.keys:
            text = translate("KeysPage", "Restore", "one key")
            back = Button(style, text, ButtonKind.QUIET, name=f"usual-{name}")
            back.setAccessibleName(WORDS.labelled(text, told))
            back.clicked.connect(partial(self._restore, name))
            grid.addWidget(back, line, 2)
        note = label(style, "", TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        note.setContentsMargins(style.px(RING), 0, 0, style.px(4))
        note.setObjectName(_NOTE)
        of, text = self._note
        note.setText(text if of == name else "")
        note.setVisible(of == name and bool(text))
        grid.addWidget(note, line + 1, 0, 1, 3)
        self._notes[name] = note

    def _show_key(self, button: Button, name: str) -> None:
        shown = key_name(self._shown(name))
        button.setText(shown or translate("KeysPage", "none", "key"))
        button.setAccessibleName(WORDS.labelled(self._told[name], button.text()))

    def _shown(self, name: str) -> str:
        """The key of the command *name*, as it is written."""
        command = self._commands[name]
        if command.place is Place.GAME:
            return self._keys.of_act(command.game, command.keys[0])
        return self._keys.shown(name)

    # -- what is pressed --------------------------------------------------------------------

    def _ask_for(self, name: str) -> None:
        text = translate("KeysPage", "{command}: press the new key. Escape keeps the old one.")
        say(self, filled(text, command=self._told[name]))

    def _take(self, name: str, key: str) -> bool:
        """Give the command *name* the *key* that was pressed; whether none is awaited any more."""
        shown = key_name(self._shown(name))
        if key in ("", "Esc"):
            self._put_note(name, "")
            button = self.findChild(_KeyButton, f"key-{name}")
            if button is not None:
                self._show_key(button, name)
            if key:
                say(self, as_sentence(WORDS.labelled(self._told[name], shown)))
            return True
        wrong = self._wrong(name, key)
        if wrong:
            self._put_note(name, wrong)
            say(self, wrong)
            return False
        own = dict(self._preferences.keys)
        if self._to_swap == (name, key):
            other = self._owner(name, key)
            if other is not None:
                own[other.name] = self._shown(name)
        own[name] = key
        usual = self._commands[name].keys
        if usual and key == usual[0]:
            del own[name]
        self._note = ("", "")
        self._change(own)
        say(self, as_sentence(WORDS.labelled(self._told[name], key_name(key))))
        return True

    def _owner(self, name: str, key: str) -> Command | None:
        """Which other command has *key*."""
        every = (*self._commands.values(), *(one for one in COMMANDS if one.is_fixed))
        return self._keys.clash(self._commands[name], key, every)

    def _wrong(self, name: str, key: str) -> str:
        """Why the command *name* cannot get *key*; empty where it can."""
        other = self._owner(name, key)
        is_rank = key in ranks_by_key(self._style.cards.letters) and (
            key not in self._commands[name].keys
        )
        values = {"key": key_name(key), "command": "" if other is None else self._told_of(other)}
        if is_rank or (other is not None and other.is_fixed):
            return filled(
                translate("KeysPage", "{key} always means the same thing and cannot be changed."),
                **values,
            )
        if other is None or self._to_swap == (name, key):
            return ""
        mine = self._shown(name)
        after = Keys({**self._preferences.keys, name: key}, self._preferences.table_keys)
        every = [one for one in self._commands.values() if one.name != name]
        if not mine or after.clash(other, mine, every) is not None:
            return _needed(**values)
        self._to_swap = (name, key)
        text = translate(
            "KeysPage", "{key} belongs to “{command}”. Press it again to swap the keys."
        )
        return filled(text, **values)

    def _told_of(self, command: Command) -> str:
        return self._told.get(command.name, command.name)

    def _restore(self, name: str) -> None:
        """Give the command *name* its usual key back, unless another one has it now."""
        own = {key: value for key, value in self._preferences.keys.items() if key != name}
        usual = self._commands[name].keys
        taken = [
            other
            for other, key in own.items()
            if key in usual and self._commands[other].meets(self._commands[name])
        ]
        if taken:
            wrong = _needed(key_name(own[taken[0]]), self._told[taken[0]])
            self._put_note(name, wrong)
            say(self, wrong)
            return
        self._note = ("", "")
        self._change(own)
        say(self, as_sentence(WORDS.labelled(self._told[name], key_name(self._shown(name)))))

    def _put_note(self, name: str, text: str) -> None:
        self._note = (name, text)
        for of, note in self._notes.items():
            note.setText(text if of == name else "")
            note.setVisible(of == name and bool(text))
        if text:
            # Its place is known once the page is laid out.
            note = self._notes[name]
            QTimer.singleShot(0, note, partial(bring_in_sight, note))

    def _change(self, own: Mapping[str, str]) -> None:
        self._to_swap = ("", "")
        self._preferences = replace(self._preferences, keys=dict(own))
        self._tell(self._preferences.keys)
        self._rebuild()


def _needed(key: str, command: str) -> str:
    """Why *key*, which *command* has, is not free."""
    text = translate(
        "KeysPage", "{key} belongs to “{command}”. Give that command another key first."
    )
    return filled(text, key=key, command=command)
