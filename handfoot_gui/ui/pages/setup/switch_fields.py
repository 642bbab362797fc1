"""The switches of a game without house rules: a field with its label for each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout, QLabel

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.text.switches import Switch
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import Value, switches_of, value_of
from handfoot_gui.ui.pages.setup.frame import at_left
from handfoot_gui.ui.widgets.controls import RING, Button, Kind
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.theme import Look, Role

_WIDE_FIELD: Final = 280
"""Units of width from which a field stands below its label."""

OnSwitch = Callable[[str, Value], None]
"""Is told the name of an option and its new value."""


def switch_fields(
    look: Look,
    words: Words,
    game: str,
    options: GameOptions,
    changed: Collection[str],
    on_switch: OnSwitch,
    on_more: Callable[[], None] | None,
) -> QGridLayout:
    """Fields for the switches of *game*, which stand as in *options*.

    The rare ones wait behind a button that calls *on_more*, unless that is None or one of them
    is among the *changed* options.
    """
    px = look.px
    switches = switches_of(game, words)
    is_long = on_more is None or any(one.is_rare and one.field in changed for one in switches)
    shown = [one for one in switches if is_long or not one.is_rare]
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(px(16))
    grid.setVerticalSpacing(px(6))
    grid.setColumnStretch(0, 1)
    for number, switch in enumerate(shown):
        line, field = 2 * number, _field(look, switch, options, on_switch)
        if field.sizeHint().width() > px(_WIDE_FIELD):
            # Beside its label it would push the seats out of a small window.
            grid.addWidget(_named(look, switch), line, 0, 1, 2)
            grid.addWidget(field, line + 1, 0, 1, 2)
        else:
            grid.addWidget(_named(look, switch, wraps=True), line, 0)
            grid.addWidget(field, line, 1)
    if on_more is not None and len(shown) < len(switches):
        text = QCoreApplication.translate("Setup", "Show {count} more choices")
        text = filled(text, count=words.count(len(switches) - len(shown)))
        more = Button(look, text, Kind.QUIET, sign=Sign.CHEVRON_DOWN, name="more-switches")
        more.clicked.connect(on_more)
        grid.addLayout(at_left(more), 2 * len(shown), 0, 1, 2)
    return grid


def _named(look: Look, switch: Switch, *, wraps: bool = False) -> QLabel:
    """The label of *switch*, as far in as its field, which has room for the ring of the focus."""
    shown = label(look, switch.label, Role.BODY, wraps=wraps)
    shown.setContentsMargins(look.px(RING), 0, 0, 0)
    return shown


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
