"""What the prompt bar of the card table offers: prompt, facts, buttons, answers to a question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.keys import Keys, keys_of
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.table import Action, Asked, ButtonRole
from handfoot_gui.core.text.letters import key_beside
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.bar_voice import BarVoice
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.widgets.vocabulary import asked

_GOLDEN: Final = "Enter"
"""The usual key of the golden button."""
MENU: Final = "table-menu"
"""The button that a table without hands always has."""


class Actions(QObject):
    """What can be done without a gesture, and the prompt bar that offers it.

    Signals: ``changed()`` when other acts are on offer; ``prompt_bar_changed()`` when the bar was
    set; ``announced(utterance)`` with what is to be heard of it; ``button_pressed(code)`` for
    buttons given by `set_bar`; ``menu_asked()`` for the menu of a table without hands.
    """

    changed = Signal()
    prompt_bar_changed = Signal()
    announced = Signal(object)
    button_pressed = Signal(str)
    menu_asked = Signal()

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        """What can be done is that of the seat that *canvas* shows, in the words of its game."""
        super().__init__(parent)
        self._canvas = canvas
        canvas.afar.changed.connect(self.prompt_bar_changed)
        self.bar = PromptBar()
        self.note = ""
        """What is said beside the prompt while cards are selected."""
        self.voice = BarVoice(self)

    @property
    def question(self) -> Asked[Any, Any] | None:
        """What has to be said before the last gesture means anything."""
        return self._seat_table.pending.question

    @property
    def acts(self) -> tuple[Action[Any], ...]:
        """What can be done without a gesture."""
        return self._seat_table.offer.acts

    @property
    def _seat_table(self) -> SeatTable:
        return self._canvas.seat_table

    def note_offered(self, _: tuple[Action[Any], ...]) -> None:
        """Other acts can be done."""
        self.changed.emit()
        self.voice.tell_keys()

    def note_asked(self, _: Asked[Any, Any] | None) -> None:
        self.changed.emit()
        self.voice.announce()

    def set_bar(self, bar: PromptBar, *, is_heard: bool = True) -> None:
        """The prompt, the facts, and buttons where the table shall not choose them itself; a
        prompt that stood there a moment ago and comes back by itself need not be heard again."""
        if bar != self.bar:
            before, self.bar = self.bar, bar
            self.prompt_bar_changed.emit()
            is_other = (bar.prompt, bar.spoken, bar.is_silent) != (
                before.prompt, before.spoken, before.is_silent
            )  # fmt: skip
            # What was told of cards that were picked is also the answer to who plays them.
            is_other |= bar.is_refusal and not before.is_refusal
            if is_other and is_heard and self.question is None:
                self.voice.announce()
        self.voice.tell_keys(is_heard=is_heard)

    @property
    def is_amount_chosen(self) -> bool:
        """Whether it is chosen how much."""
        return self._seat_table.amount.value > 0

    @property
    def _asking(self) -> PromptBar:
        """The bar while a question waits."""
        assert self.question is not None
        name = self._own_name
        prompt = asked(name, self.question.prompt)
        return PromptBar(name=name, prompt=prompt, is_question=True, speaker=self.bar.speaker)

    @property
    def shown_bar(self) -> PromptBar:
        """The prompt bar; while a zone is looked at its facts are what is to be said of that, and
        while a question waits its prompt is the question."""
        if self.question is not None:
            return self._asking
        remark = self._remark
        return replace(self.bar.with_facts(remark), is_facts_first=True) if remark else self.bar

    @property
    def _remark(self) -> str:
        """What is to be said of the zone that pointer or keyboard are on, or else of what
        is selected."""
        canvas = self._canvas
        stop = canvas.cursor.stop if canvas.cursor.is_shown else None
        looked_at = (canvas.pointed_zone, stop.key if stop is not None else None)
        words = canvas.delegate.words
        said = (words.remark(zone) for zone in canvas.table.zones if zone.key in looked_at)
        return next(filter(None, said), self.note if canvas.selection else "")

    @property
    def _own_name(self) -> str:
        """The name of the player whose turn is put together here."""
        own = self._canvas.badge_of(self._seat_table.table.seat)
        return self.bar.name or (own.name if own is not None else "")

    @property
    def buttons(self) -> tuple[BarButton, ...]:
        """The buttons of the prompt bar as they are now, with the keys that press them."""
        bar, words, worn = self.bar, self._canvas.delegate.words, partial(_worn, self.keys)
        if bar.buttons is not None and self.question is None:
            return tuple(map(worn, bar.buttons))
        offered = self._seat_table.buttons(words, self._own_name, self.key_of)
        if self._seat_table.pending:
            return tuple(map(worn, offered))
        golden = self.keys.worn(_GOLDEN)
        offered = tuple(replace(one, key=golden) if one.key == _GOLDEN else one for one in offered)
        if bar.speaker is None:
            return offered
        # While cards are lifted in a puzzle, what is off says what it waits for, as in a game.
        says_why = not (bar.is_led or bar.beside)
        offered = tuple(
            button
            for button in offered
            if (button.is_on or says_why) and (button.role is ButtonRole.PRIMARY or not bar.is_led)
        )
        # Whoever leads shows how to do something, or what does it, never both.
        return offered if bar.is_led and offered else (*map(worn, bar.beside), *offered)

    @property
    def keys(self) -> Keys:
        """Which key each command has."""
        return keys_of(self._canvas.preferences)

    @property
    def shown_buttons(self) -> tuple[BarButton, ...]:
        """The buttons as they are seen; beside a table without hands there is no other menu."""
        if not self._canvas.afar.is_on:
            return self.buttons
        menu, own = BarButton(MENU, labels.menu()), self.buttons
        # It stays where it is as long as no golden button wants that place.
        has_gold = any(button.role is ButtonRole.PRIMARY for button in own)
        return (menu, *own) if has_gold else (*own, menu)

    def key_of(self, act: Action[Any]) -> str:
        """The key of *act*, which never leads to cards as well."""
        key, keys = self._canvas.delegate.words.act_key(act), self.keys
        adapter = self._seat_table.turn.adapter
        own = keys.of_act("" if adapter is None else adapter.game, key)
        if own != keys.worn_act(key):
            return own
        return keys.worn_act(key_beside(key, self._canvas.atlas.style.letters))

    def _act(self, code: str) -> Action[Any] | None:
        """The act behind the prompt bar's button *code*, where the buttons are those of acts."""
        return None if self.bar.buttons is not None else self._seat_table.act(code)

    def letter(self, code: str) -> str:
        """The key that presses the prompt bar's button *code*, whether it stands on it or not."""
        act = self._act(code)
        if act is not None:
            return self.key_of(act)
        return next((button.key for button in self.buttons if button.code == code), "")

    def do_beside(self, is_pressed: Callable[[str], bool]) -> bool:
        """Do what has a key that *is pressed* while something else is proposed in the prompt bar,
        and is not asked; False where nothing has it."""
        if self.question is not None or self.bar.is_question or self.bar.buttons is None:
            return False
        found = (act for act in self.acts if act.is_on and is_pressed(self.key_of(act)))
        act = next(found, None)
        if act is not None:
            self._seat_table.press(act.code)
        return act is not None

    def explain(self, code: str) -> bool:
        """Say what the button *code*, which is off, waits for; False where nothing is known."""
        return self._act(code) is not None and self._seat_table.explain(code)

    def press(self, code: str) -> None:
        """Press the prompt bar's button *code*, if it is there and on."""
        if code == MENU:
            self.menu_asked.emit()
            return
        own = self.bar.beside if self.bar.buttons is None else self.bar.buttons
        if self._seat_table.pending and (self.bar.buttons is None or self.question is not None):
            self._seat_table.press(code)
        elif any(button.is_on and button.code == code for button in own):
            self.button_pressed.emit(code)
        elif self.bar.buttons is None:
            self._seat_table.press(code)


def _worn(keys: Keys, button: BarButton) -> BarButton:
    """*button* of the program with the one of *keys* that presses it now."""
    return replace(button, key=keys.worn(button.key)) if button.key else button
