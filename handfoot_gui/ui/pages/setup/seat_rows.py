"""The seats of a new game: how many play, who plays with whom, names and bots."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QListView, QWidget

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.ui.pages.setup.choice import SeatChoice
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import Avatar, Surface, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title


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


def tidy(name: str) -> str:
    """*name* in one line without blanks around it."""
    return " ".join(name.split())


def problem_of_names(typed: Sequence[str]) -> str:
    """What is wrong with names as *typed*, as a sentence; empty when nothing is."""
    names = list(map(tidy, typed))
    if not all(names):
        return QCoreApplication.translate("Setup", "A name is missing.")
    folded = [name.casefold() for name in names]
    for place, name in enumerate(names):
        if folded[place] in folded[:place]:
            text = QCoreApplication.translate("Setup", "Two players have the name {name}.")
            return filled(text, name=name)
    return ""


_PERSON: Final = ""
"""The value of a person in a list of bots' levels."""
_ENTERS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class NameField(QLineEdit):
    """A field for a player's name, which offers the names of *people* who played before."""

    moved = Signal(int)  # the player is to sit a seat earlier (−1) or later (1)

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


def player_choice(
    style: Style, levels: Sequence[str], bot: str | None, *, name: str
) -> ChoiceField:
    """A field to choose who plays at a seat: a person, or a bot of one of *levels*."""
    person = (QCoreApplication.translate("Seats", "Person"), _PERSON)
    bots = [(bot_title(level), level) for level in reversed(levels)]
    choice = ChoiceField(style, [person, *bots], name=name)
    if bot is None:
        choice.set_value(_PERSON)
    else:
        choice.set_value(bot if bot in levels else levels[-1])
    return choice


def chosen_bot(choice: ChoiceField) -> str | None:
    """The level chosen in a `player_choice`; None for a person."""
    return choice.value() or None


def table_fields(
    style: Style, table: tuple[int, str], numbers: Sequence[int], offered: Sequence[StrEnum]
) -> tuple[ChoiceField, ChoiceField]:
    """Fields for the number of players and for who plays together, on which *table* stands."""
    players, sides = table
    translate = QCoreApplication.translate
    counted = translate("Seats", "{count} players")
    first = ChoiceField(
        style, [(filled(counted, count=n), str(n)) for n in numbers], name="players"
    )
    first.setAccessibleName(translate("Seats", "Number of players"))
    first.set_value(str(players))
    first.setEnabled(len(numbers) > 1)
    items = [(sides_title(side, players), side.value) for side in offered]
    second = ChoiceField(style, items, name="sides")
    second.setAccessibleName(translate("Seats", "Sides"))
    second.set_value(sides)
    second.setEnabled(len(offered) > 1)
    return first, second


def seat_panel(
    style: Style, options: GameOptions, seat: int, field: NameField, said: str, *more: QWidget
) -> QWidget:
    """A seat's name in *field*, what is *said* about its place, and *more* to choose."""
    px = style.px
    panel = Surface(style, line=style.theme.line, radius=10)
    panel.setMinimumHeight(px(60 if more and options.players < 5 else 54))
    row = horizontal(style, panel, margins=(14, 2, 12 - RING, 2), gap=12)
    side = next(n for n, seats in enumerate(options.seats_of_sides) if seat in seats)
    avatar = Avatar(style, style.theme.sides[side], field.text())
    field.textChanged.connect(avatar.set_name)
    field.setMinimumWidth(px(120))
    where = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
    where.setMinimumWidth(px(86))
    put(row, avatar, (field, 3), (where, 2), *more)
    return panel


class SeatRows(QWidget):
    """Fields for the number of players, their sides and every seat."""

    changed = Signal()  # a name or a bot
    table_changed = Signal(int, str)  # another number of players or other sides

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
        self._kinds: list[ChoiceField] = []
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=8 if options.players < 5 else 5)
        # Fields have room around them for the ring that shows the focus; all else leaves as much.
        head = horizontal(style, margins=(RING, 0, 0, 0), gap=2)
        table = options.players, options.sides.value
        self._players, self._sides = table_fields(style, table, *offered)
        self._players.activated.connect(self._on_table)
        self._sides.activated.connect(self._on_table)
        put(head, (label(style, self.tr("Seats"), TextStyle.SECTION_TITLE), 1), self._players)
        if len(offered[1]) > 1:
            head.addWidget(self._sides)
        else:
            # What cannot be chosen does not look like a choice.
            self._sides.setParent(self)
            self._sides.hide()
            only = sides_title(options.sides, options.players)
            head.addWidget(label(style, only, TextStyle.BODY, ink=style.theme.text2))
            head.addSpacing(style.px(RING))
        panels = vertical(style, margins=(RING, 0, RING, 0))
        panels.setSpacing(rows.spacing())
        put(panels, *map(self._seat, range(options.players)))
        put(rows, head, panels, self._swapping())

    def _seat(self, seat: int) -> QWidget:
        place, chosen = self._places[seat], self.seats[seat]
        field = NameField(self._style, chosen.name, self._people, code=f"name-{seat}")
        field.setAccessibleName(filled(self.tr("Name, {place}"), place=place))
        field.textChanged.connect(lambda text: self._change(seat, name=text))
        field.moved.connect(lambda step: self._move(seat, step))
        self._fields.append(field)
        said = place
        if seat and seat in self._options.seats_of_sides[0]:
            said = filled(self.tr("{place}, partner"), place=place)
        kind = player_choice(self._style, self._levels, chosen.bot, name=f"bot-{seat}")
        kind.setAccessibleName(filled(self.tr("Player, {place}"), place=place))
        kind.currentIndexChanged.connect(lambda: self._change(seat, bot=chosen_bot(kind)))
        self._kinds.append(kind)
        return seat_panel(self._style, self._options, seat, field, said, kind)

    def _change(self, seat: int, **changes: str | None) -> None:
        choice = replace(self.seats[seat], **changes)
        self.seats = (*self.seats[:seat], choice, *self.seats[seat + 1 :])
        self.changed.emit()

    # -- swapping -----------------------------------------------------------------------------

    def _swapping(self) -> QHBoxLayout:
        style = self._style
        line = horizontal(style, gap=2)
        places = [(place, str(seat)) for seat, place in enumerate(self._places)]
        self._pair = tuple(ChoiceField(style, places, name=f"swap-{end}") for end in ("from", "to"))
        said = (self.tr("Seat to swap"), self.tr("Seat to swap it with"))
        for end, (choice, name) in enumerate(zip(self._pair, said, strict=True)):
            choice.setAccessibleName(name)
            choice.set_value(str(end))
            line.addWidget(choice)
        button = Button(style, self.tr("Swap seats"), ButtonKind.QUIET, name="swap-seats")
        button.clicked.connect(self._on_swap)
        put(line, button, 1)
        return line

    _pair: tuple[ChoiceField, ...]

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
