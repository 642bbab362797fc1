"""What the strip of the card table offers: prompt, facts, buttons, answers to a question."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.table import HAND, Act, Asked, Outcome, Refused, Role
from handfoot_gui.ui.table import words
from handfoot_gui.ui.table.canvas import TableCanvas
from handfoot_gui.ui.table.furniture import Button, Strip

_CHOICE: Final = "choice"
"""Begins the codes of the buttons that answer a question."""


class TableOffers(TableCanvas):
    """The part of the scene that the strip shows; what is done with it is decided in `TableScene`.

    Signals: ``acts_changed()`` when other acts are on offer; ``button_pressed(code)`` for buttons
    given by `set_strip`; ``prompt_changed(text)``.
    """

    acts_changed = Signal()
    button_pressed = Signal(str)
    prompt_changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.question: Asked[Any, Any] | None = None
        """What has to be said before the last gesture means anything."""
        self.acts: tuple[Act[Any], ...] = ()
        self.strip = Strip()

    def do(self, act: Act[Any]) -> None:
        """Do what the button of *act* says."""
        raise NotImplementedError

    def take_outcome(self, outcome: Outcome[Any, Any], key: str) -> None:
        """Let a gesture on zone *key* come to *outcome*."""
        raise NotImplementedError

    def ask(self, question: Asked[Any, Any] | None) -> None:
        """Wait for an answer to *question*; None leaves the one that waits."""
        self.question = question
        self.refresh()
        self.acts_changed.emit()
        self.prompt_changed.emit(self.shown_strip.prompt)

    def set_strip(self, strip: Strip) -> None:
        """The prompt, the facts, and buttons where the table shall not choose them itself."""
        if strip != self.strip:
            is_other = strip.prompt != self.strip.prompt
            self.strip = strip
            self.arranged.emit()
            if is_other:
                self.prompt_changed.emit(strip.prompt)

    @property
    def shown_strip(self) -> Strip:
        """The strip; while a zone is looked at its facts are what is to be said of that, and
        while a question waits its prompt is the question."""
        if self.question is not None:
            name = self._own_name
            return Strip(name=name, prompt=f"{name}, {self.question.prompt}")
        zones = self.table.zones if self.table is not None else ()
        for zone in zones:
            remark = self.game_style.remark(zone) if self.looks_at(zone.key) else ""
            if remark:
                return replace(self.strip, facts=remark, is_facts_first=True)
        return self.strip

    @property
    def _own_name(self) -> str:
        """The name of the player whose hand is shown."""
        return self.strip.name or next(
            (p.name for p in self.plates if self.table and p.seat == self.table.seat), ""
        )

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons of the strip as they are now."""
        if self.question is not None:
            return tuple(
                Button(f"{_CHOICE}{number}", choice.text, Role.PLAIN, str(number + 1))
                for number, choice in enumerate(self.question.choices)
            )
        if self.strip.buttons is not None:
            return self.strip.buttons
        name = self._own_name
        order = (Role.QUIET, Role.PLAIN, Role.PRIMARY)
        acts = sorted(self.acts, key=lambda act: order.index(act.role))
        return tuple(
            Button(
                act.code,
                self.game_style.act_text(act, name),
                act.role,
                self._shown_key(act),
                act.is_on,
                self.game_style.brief_act_text(act),
                self.game_style.act_said(act),
            )
            for act in acts
        )

    def _shown_key(self, act: Act[Any]) -> str:
        if not act.is_on:
            return ""
        return words.enter() if act.role is Role.PRIMARY else self.game_style.act_key(act)

    def letter(self, code: str) -> str:
        """The key that presses the strip's button *code*, whether it stands on it or not."""
        if self.question is None and self.strip.buttons is None:
            for act in self.acts:
                if act.code == code:
                    return self.game_style.act_key(act)
        return next((button.key for button in self.buttons if button.code == code), "")

    def explain(self, code: str) -> bool:
        """Say what the button *code*, which is off, waits for; False where nothing is known."""
        if self.question is not None or self.strip.buttons is not None:
            return False
        act = next((act for act in self.acts if act.code == code and not act.is_on), None)
        if act is not None and act.problem is not None:
            self.take_outcome(Refused(act.problem), act.target or "")
        elif act is not None and act.target is not None:
            self.do(act)
        else:
            return False
        return True

    def press(self, code: str) -> None:
        """Press the strip's button *code*, if it is there and on."""
        button = next((b for b in self.buttons if b.code == code), None)
        if button is None:
            return
        if not button.is_on:
            self.explain(code)
            return
        if self.question is not None:
            choice = self.question.choices[int(code.removeprefix(_CHOICE))]
            self.take_outcome(choice.outcome, HAND)
            return
        if self.strip.buttons is not None:
            self.button_pressed.emit(code)
            return
        for act in self.acts:
            if act.code == code:
                self.do(act)
                return
