"""The seats of a new game: how many play, who plays with whom, names and bots."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QListView, QVBoxLayout, QWidget

from handfoot_gui.core.game import GameOptions
from handfoot_gui.ui.pages.setup.choice import SeatChoice
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import Choice
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import Avatar, Surface, label
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title

LONGEST_NAME: Final = 200
"""Characters a name may have; longer input is cut while typing."""


def sides_title(sides: StrEnum, players: int) -> str:
    """ "two pairs", "each alone"."""
    translate = QCoreApplication.translate
    if sides.value == "teams":
        return translate("Seats", "two teams")
    if sides.value == "alone":
        return translate("Seats", "each alone")
    if players == 4:
        return translate("Seats", "two pairs")
    return translate("Seats", "three pairs")


def place_titles(players: int, *, runs_right: bool = False) -> tuple[str, ...]:
    """Where the seats are, South first, in playing order."""
    translate = QCoreApplication.translate
    south, north = translate("Seats", "South"), translate("Seats", "North")
    west, east = translate("Seats", "West"), translate("Seats", "East")
    north_west, north_east = translate("Seats", "North-west"), translate("Seats", "North-east")
    south_west, south_east = translate("Seats", "South-west"), translate("Seats", "South-east")
    titles = {
        2: (south, north),
        3: (south, west, east),
        4: (south, west, north, east),
        5: (south, west, north_west, north_east, east),
        6: (south, south_west, north_west, north, north_east, south_east),
    }[players]
    return (south, *reversed(titles[1:])) if runs_right else titles


_PERSON: Final = ""
"""The value of a person in a list of bots' levels."""
_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class NameField(QLineEdit):
    """A field for a player's name, which offers the names of *people* who played before.

    Signals: ``moved(int)`` when the player is to sit a seat earlier (−1) or later (1).
    """

    moved = Signal(int)

    def __init__(self, style: Style, name: str, people: Sequence[str], *, code: str) -> None:
        super().__init__(name)
        self.setMaxLength(LONGEST_NAME)
        self.setCursorPosition(0)
        self.setFont(style.font(TextStyle.NAME))
        self.setObjectName(code)
        if people:
            known = QCompleter(list(people), self)
            known.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            rows = QListView()
            rows.setFont(style.font(TextStyle.NAME))
            rows.setStyleSheet(f"QListView::item {{ min-height: {style.px(40)}px; }}")
            known.setPopup(rows)
            self.setCompleter(known)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if is_alt and event.key() in _STEPS:
            self.moved.emit(_STEPS[Qt.Key(event.key())])
        elif event.key() in _ENTERS and self._offers_names():
            # The list takes it, and chooses a name; nothing else is meant.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _offers_names(self) -> bool:
        popup = self.completer().popup() if self.completer() is not None else None
        return popup is not None and popup.isVisible()


def player_choice(style: Style, levels: Sequence[str], bot: str | None, *, name: str) -> Choice:
    """A field to choose who plays at a seat: a person, or a bot of one of *levels*."""
    person = (QCoreApplication.translate("Seats", "Person"), _PERSON)
    bots = [(bot_title(level), level) for level in reversed(levels)]
    choice = Choice(style, [person, *bots], name=name)
    if bot is None:
        choice.set_value(_PERSON)
    else:
        choice.set_value(bot if bot in levels else levels[-1])
    return choice


def chosen_bot(choice: Choice) -> str | None:
    """The level chosen in a `player_choice`; None for a person."""
    return choice.value() or None


class SeatRows(QWidget):
    """Fields for the number of players, their sides and every seat.

    Signals: ``changed()`` when a name or a bot changed, ``table_changed(int, str)`` when
    people chose another number of players or other sides.
    """

    changed = Signal()
    table_changed = Signal(int, str)

    def __init__(
        self,
        style: Style,
        seats: tuple[SeatChoice, ...],
        options: GameOptions,
        offered: tuple[Sequence[int], Sequence[StrEnum]],
        levels: Sequence[str],
        people: Sequence[str] = (),
    ) -> None:
        """*offered* are the numbers of players and the sides that may be chosen, *levels* those
        of the game's bots, the weakest first, *people* the names of those who played before."""
        super().__init__()
        self._style = style
        self.seats = seats
        self._options = options
        self._levels = tuple(levels)
        self._people = tuple(people)
        self._places = place_titles(options.players, runs_right=options.runs_right)
        self._fields: list[NameField] = []
        self._kinds: list[Choice] = []
        px = style.px
        rows = QVBoxLayout(self)
        rows.setSpacing(px(8 if options.players < 5 else 5))
        # Fields have room around them for the ring that shows the focus; all else leaves as much.
        rows.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(px(RING), 0, 0, 0)
        head.setSpacing(px(2))
        head.addWidget(label(style, self.tr("Seats"), TextStyle.SECTION_TITLE), 1)
        numbers, sides = offered
        self._players = Choice(
            style,
            [(filled(self.tr("{count} players"), count=n), str(n)) for n in numbers],
            name="players",
        )
        self._players.setAccessibleName(self.tr("Number of players"))
        self._players.set_value(str(options.players))
        self._players.setEnabled(len(numbers) > 1)
        self._players.activated.connect(self._on_table)
        head.addWidget(self._players)
        self._sides = Choice(
            style,
            [(sides_title(side, options.players), side.value) for side in sides],
            name="sides",
        )
        self._sides.setAccessibleName(self.tr("Sides"))
        self._sides.set_value(options.sides.value)
        self._sides.activated.connect(self._on_table)
        if len(sides) > 1:
            head.addWidget(self._sides)
        else:
            # What cannot be chosen does not look like a choice.
            self._sides.setParent(self)
            self._sides.hide()
            only = sides_title(options.sides, options.players)
            head.addWidget(label(style, only, TextStyle.BODY, ink=style.theme.text2))
            head.addSpacing(px(RING))
        rows.addLayout(head)
        panels = QVBoxLayout()
        panels.setSpacing(rows.spacing())
        panels.setContentsMargins(px(RING), 0, px(RING), 0)
        for seat in range(options.players):
            panels.addWidget(self._seat(seat))
        rows.addLayout(panels)
        rows.addLayout(self._swapping())

    def _seat(self, seat: int) -> QWidget:
        style, px = self._style, self._style.px
        options = self._options
        place = self._places[seat]
        chosen = self.seats[seat]
        panel = Surface(style, line=style.theme.line, radius=10)
        panel.setMinimumHeight(px(60 if options.players < 5 else 54))
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(14), px(2), px(12 - RING), px(2))
        row.setSpacing(px(12))
        side = next(n for n, seats in enumerate(options.seats_of_sides) if seat in seats)
        avatar = Avatar(style, style.theme.sides[side], chosen.name)
        row.addWidget(avatar)
        field = NameField(style, chosen.name, self._people, code=f"name-{seat}")
        field.setAccessibleName(filled(self.tr("Name, {place}"), place=place))
        field.setMinimumWidth(px(120))
        field.textChanged.connect(lambda text: self._on_name(seat, text, avatar))
        field.moved.connect(lambda step: self._move(seat, step))
        self._fields.append(field)
        row.addWidget(field, 3)
        said = place
        if seat and seat in options.seats_of_sides[0]:
            said = filled(self.tr("{place}, partner"), place=place)
        where = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        where.setMinimumWidth(px(86))
        row.addWidget(where, 2)
        kind = player_choice(style, self._levels, chosen.bot, name=f"bot-{seat}")
        kind.setAccessibleName(filled(self.tr("Player, {place}"), place=place))
        kind.currentIndexChanged.connect(lambda: self._on_kind(seat, kind))
        self._kinds.append(kind)
        row.addWidget(kind)
        return panel

    def _change(self, seat: int, choice: SeatChoice) -> None:
        self.seats = (*self.seats[:seat], choice, *self.seats[seat + 1 :])
        self.changed.emit()

    def _on_name(self, seat: int, text: str, avatar: Avatar) -> None:
        avatar.set_name(text)
        self._change(seat, replace(self.seats[seat], name=text))

    def _on_kind(self, seat: int, kind: Choice) -> None:
        self._change(seat, replace(self.seats[seat], bot=chosen_bot(kind)))

    # -- swapping -----------------------------------------------------------------------------

    def _swapping(self) -> QHBoxLayout:
        style, px = self._style, self._style.px
        line = QHBoxLayout()
        line.setSpacing(px(2))
        places = [(place, str(seat)) for seat, place in enumerate(self._places)]
        self._pair = tuple(Choice(style, places, name=f"swap-{end}") for end in ("from", "to"))
        said = (self.tr("Seat to swap"), self.tr("Seat to swap it with"))
        for end, (choice, name) in enumerate(zip(self._pair, said, strict=True)):
            choice.setAccessibleName(name)
            choice.set_value(str(end))
            line.addWidget(choice)
        button = Button(style, self.tr("Swap seats"), ButtonKind.QUIET, name="swap-seats")
        button.clicked.connect(self._on_swap)
        line.addWidget(button)
        line.addStretch(1)
        return line

    _pair: tuple[Choice, ...]

    def _on_swap(self) -> None:
        self.swap(*(int(choice.value()) for choice in self._pair))

    def _move(self, seat: int, step: int) -> None:
        other = seat + step
        if 0 <= other < len(self.seats):
            self.swap(seat, other)
            self._fields[other].setFocus()

    def swap(self, one: int, other: int) -> None:
        """Let two players change places, each with the own name and level."""
        seats = list(self.seats)
        seats[one], seats[other] = seats[other], seats[one]
        for seat in (one, other):
            self._fields[seat].setText(seats[seat].name)
            self._kinds[seat].set_value(seats[seat].bot or _PERSON)
        self.seats = tuple(seats)
        self.changed.emit()

    def _on_table(self) -> None:
        players, sides = int(self._players.value()), self._sides.value()
        if (players, sides) != (self._options.players, self._options.sides.value):
            self.table_changed.emit(players, sides)
