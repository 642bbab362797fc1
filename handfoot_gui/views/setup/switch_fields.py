"""The switches of a game without house rules: a field with its label for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QGridLayout

from handfoot_gui.engine.registry import GameOptions
from handfoot_gui.model.game_offers import Value, switches_of, value_of
from handfoot_gui.model.wording.switches import Switch
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.parts.controls import RING
from handfoot_gui.views.parts.fields import Choice
from handfoot_gui.views.parts.labels import label
from handfoot_gui.views.parts.theme import Look, Role

_WIDE_FIELD: Final = 280
"""Units of width from which a field stands below its label."""

OnSwitch = Callable[[str, Value], None]
"""Is told the name of an option and its new value."""


def switch_fields(
    look: Look, words: Words, game: str, options: GameOptions, on_switch: OnSwitch
) -> QGridLayout:
    """Fields for the switches of *game*, which stand as in *options*."""
    px = look.px
    grid = QGridLayout()
    grid.setContentsMargins(px(RING), 0, px(RING), 0)
    grid.setHorizontalSpacing(px(16))
    grid.setVerticalSpacing(px(6))
    grid.setColumnStretch(0, 1)
    for number, switch in enumerate(switches_of(game, words)):
        line, field = 2 * number, _field(look, switch, options, on_switch)
        if field.sizeHint().width() > px(_WIDE_FIELD):
            # Beside its label it would push the seats out of a small window.
            grid.addWidget(label(look, switch.label, Role.BODY), line, 0, 1, 2)
            grid.addWidget(field, line + 1, 0, 1, 2)
        else:
            grid.addWidget(label(look, switch.label, Role.BODY, wraps=True), line, 0)
            grid.addWidget(field, line, 1)
    return grid


def _field(look: Look, switch: Switch, options: GameOptions, on_switch: OnSwitch) -> Choice:
    items = [(text, str(place)) for place, (_, text) in enumerate(switch.values)]
    now = value_of(options, switch.field)
    known = [value for value, _ in switch.values]
    if now not in known:
        items.append((str(now), str(len(known))))
        known.append(now)
    field = Choice(look, items, name=f"option-{switch.field}")
    field.setAccessibleName(switch.label)
    field.set_value(str(known.index(now)))
    field.activated.connect(lambda: on_switch(switch.field, known[int(field.value())]))
    return field
