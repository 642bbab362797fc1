"""The seats of a new game: how many play, who plays with whom, names and bots."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QListView, QWidget

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.games import GAMES
from handfoot_gui.session.history.fitting import FITTING
from handfoot_gui.ui.pages.setup.choice import USUAL_SEATS, SeatChoice, chosen_levels, partners_in
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import Surface, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.portrait_dialog import AvatarButton
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title, level_about
from handfoot_gui.ui.widgets.vocabulary import WORDS


def sides_title(sides: StrEnum, players: int) -> str:
    """ "two pairs", "each alone"."""
    if sides.value == "teams":
        return translate("Seats", "two teams")
    if sides.value == "alone":
        return translate("Common", "no partners")
    if players == 4:
        return translate("Seats", "two pairs")
    if players == 6:
        return translate("Seats", "three pairs")
    return translate("Seats", "four pairs")


def place_titles(players: int, *, runs_right: bool = False) -> tuple[str, ...]:
    """Where the seats are, South first, in playing order."""
    south, north = translate("Seats", "South"), translate("Seats", "North")
    west, east = translate("Seats", "West"), translate("Seats", "East")
    north_west, north_east = translate("Seats", "Northwest"), translate("Seats", "Northeast")
    south_west, south_east = translate("Seats", "Southwest"), translate("Seats", "Southeast")
    titles = {
        2: (south, north),
        3: (south, west, east),
        4: (south, west, north, east),
        5: (south, west, north_west, north_east, east),
        6: (south, south_west, north_west, north, north_east, south_east),
        7: (south, south_west, west, north_west, north_east, east, south_east),
        8: (south, south_west, west, north_west, north, north_east, east, south_east),
    }[players]
    return (south, *reversed(titles[1:])) if runs_right else titles


def tidy(name: str) -> str:
    """*name* in one line without blanks around it."""
    return " ".join(name.split())


def problem_of_names(typed: Sequence[str]) -> str:
    """What is wrong with names as *typed*, as a sentence; empty when nothing is."""
    names = list(map(tidy, typed))
    if not all(names):
        return translate("Setup", "Every player needs a name.")
    folded = [name.casefold() for name in names]
    for place, name in enumerate(names):
        if folded[place] in folded[:place]:
            text = translate("Setup", "Two players are named {name}.")
            return filled(text, name=WORDS.person(name))
    return ""


_PERSON: Final = ""
"""The value of a person in a list of bots' levels."""
_ON_PHONE: Final = "on a phone"
"""The value of a person with a phone there."""
_MANY: Final = 6
"""More players have lower rows, closer together."""
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
        offer_spoken_of(style, self)

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
    style: Style,
    game: str,
    seat: SeatChoice,
    *,
    name: str,
    has_phones: bool = True,
    has_fitting: bool = False,
) -> ChoiceField:
    """A field to choose who plays at *seat* of *game*: a person at the screen or with a phone, or a
    bot of one of its levels, or of the one that fits the people at the table."""
    person = (translate("Seats", "Person"), _PERSON)
    with_phone = (translate("InvitePage", "On a phone"), _ON_PHONE)
    persons = [person, with_phone] if has_phones else [person]
    fitting = [(translate("Seats", "As strong as you"), FITTING)] if has_fitting else []
    choice = ChoiceField(style, [*persons, *fitting, *_levels_of(game)], name=name)
    about_fitting = translate(
        "Seats", "The bot whose rating in the family book is nearest to yours."
    )
    about = translate("Seats", "A person who scans a code and sees the cards on a phone.")
    choice.describe({_ON_PHONE: about, FITTING: about_fitting, **_abouts_of(game)})
    if seat.bot != FITTING:
        choice.set_value(_value_of(seat, seat.bot and GAMES[game].level_like(seat.bot)))
    return choice


def _value_of(seat: SeatChoice, level: str | None) -> str:
    """What stands in the field for *seat*, whose bot, if it is one, plays at *level*."""
    return level or (_ON_PHONE if seat.is_on_phone else _PERSON)


def _levels_of(game: str) -> list[tuple[str, str]]:
    """Title and name of the levels of *game*, the strongest first."""
    return [(bot_title(level), level) for level in reversed(GAMES[game].levels)]


def _abouts_of(game: str) -> dict[str, str]:
    return {level: level_about(game, level) for level in GAMES[game].levels}


def chosen_bot(choice: ChoiceField) -> str | None:
    """The level chosen in a `player_choice`, or `FITTING`; None for a person."""
    value = choice.value()
    return None if value in (_PERSON, _ON_PHONE) else value


def is_on_phone(choice: ChoiceField) -> bool:
    """Whether a person with a phone is chosen in a `player_choice`."""
    return choice.value() == _ON_PHONE


def table_fields(
    style: Style, table: tuple[int, str], numbers: Sequence[int], offered: Sequence[StrEnum]
) -> tuple[ChoiceField, ChoiceField]:
    """Fields for the number of players and for who plays together, on which *table* stands."""
    players, sides = table
    counted = [
        filled(translate("Seats", "{number} player(s)", "", count), number=count)
        for count in numbers
    ]
    values = map(str, numbers)
    first = ChoiceField(style, list(zip(counted, values, strict=True)), name="players")
    first.setAccessibleName(translate("Seats", "Number of players"))
    first.set_value(str(players))
    first.setEnabled(len(numbers) > 1)
    items = [(sides_title(side, players), side.value) for side in offered]
    second = ChoiceField(style, items, name="sides")
    second.setAccessibleName(translate("Common", "Sides"))
    second.set_value(sides)
    second.setEnabled(len(offered) > 1)
    return first, second


def _gap(players: int) -> int:
    """Between the rows of so many *players*."""
    return 4 if players < 5 else 2 if players <= _MANY else 1


def seat_avatar(style: Style, options: GameOptions, seat: int, field: NameField) -> AvatarButton:
    """The picture of whoever's name stands in *field*, in the shape of the side."""
    side = next(n for n, seats in enumerate(options.seats_of_sides) if seat in seats)
    mark, code = style.theme.sides[side], f"picture-{seat}"
    avatar = AvatarButton(style, mark, field.text(), code=code)
    field.textChanged.connect(avatar.set_name)
    return avatar


def seat_place(style: Style, said: str) -> QLabel:
    """What is *said* about the place of a seat, and who plays with it."""
    where = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
    where.setMinimumWidth(style.px(86))
    return where


def seat_panel(
    style: Style,
    options: GameOptions,
    avatar: AvatarButton,
    field: NameField,
    where: QLabel,
    *more: QWidget,
) -> QWidget:
    """A seat's name in *field*, what *where* says about its place, and *more* to choose."""
    px = style.px
    tight = 2 if options.players > _MANY else 0
    panel = Surface(style, line=style.theme.line, radius=10)
    panel.setMinimumHeight(px(60 if more and options.players < 5 else 54 - 2 * tight))
    row = horizontal(style, panel, margins=(14 - RING, 2 - tight, 12 - RING, 2 - tight), gap=12)
    field.setMinimumWidth(px(120))
    whose = horizontal(style, gap=12 - RING)
    put(whose, avatar, field)
    # Where a seat is may stand in two lines; a name has one.
    put(row, (whose, 6), (where, 2), *more)
    return panel


class SeatRows(QWidget):
    """Fields for the number of players, their sides, and for who plays at every seat: a person, or
    a bot and how strong it is."""

    changed = Signal()  # a name or a bot
    table_changed = Signal(int, str)  # another number of players or other sides

    def __init__(
        self,
        style: Style,
        game: str,
        seats: tuple[SeatChoice, ...],
        options: GameOptions,
        offered: tuple[Sequence[int], Sequence[StrEnum]],
        people: Sequence[str] = (),
    ) -> None:
        """*seats* are those of the largest table, *offered* the numbers of players and the sides
        that may be chosen, *people* the names of those who played before."""
        super().__init__()
        self._style = style
        self._game = game
        self.seats = seats
        self._options = options
        self._people = tuple(people)
        self._places = place_titles(options.players, runs_right=options.runs_right)
        self._fields: list[NameField] = []
        self._kinds: list[ChoiceField] = []
        self._avatars: list[AvatarButton] = []
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=_gap(options.players))
        # Fields have room around them for the ring that shows the focus; all else leaves as much.
        head = horizontal(style, margins=(RING, 0, 0, 0), gap=2)
        table = options.players, options.sides.value
        self._players, self._sides = table_fields(style, table, *offered)
        self._players.activated.connect(self._on_table)
        self._sides.activated.connect(self._on_table)
        put(
            head,
            (label(style, translate("Common", "Seats"), TextStyle.SECTION_TITLE), 1),
            self._players,
        )
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
        put(rows, head, panels)
        self._show_levels()

    # -- the seats ----------------------------------------------------------------------------

    def _show_levels(self) -> None:
        """Show at what level everybody plays, which also depends on who plays together."""
        levels = chosen_levels(self._game, self._options, self.seats)
        rows = zip(self._kinds, self._avatars, self.seats, levels, strict=False)
        for kind, avatar, seat, level in rows:
            kind.set_value(_value_of(seat, level))
            avatar.set_person(level is None)

    def _seat(self, seat: int) -> QWidget:
        place, chosen = self._places[seat], self.seats[seat]
        field = NameField(self._style, chosen.name, self._people, code=f"name-{seat}")
        field.setAccessibleName(filled(translate("Common", "Name, {place}"), place=place))
        field.textChanged.connect(lambda text: self._change(seat, name=text))
        field.moved.connect(lambda step: self._move(seat, step))
        self._fields.append(field)
        said = place
        if seat and seat in self._options.seats_of_sides[0]:
            said = filled(self.tr("{place}, partner"), place=place)
        kind = player_choice(self._style, self._game, chosen, name=f"bot-{seat}", has_fitting=True)
        kind.setAccessibleName(filled(self.tr("Player, {place}"), place=place))
        kind.activated.connect(lambda: self._on_kind(seat, kind))
        self._kinds.append(kind)
        avatar = seat_avatar(self._style, self._options, seat, field)
        self._avatars.append(avatar)
        where = seat_place(self._style, said)
        return seat_panel(self._style, self._options, avatar, field, where, kind)

    def _on_kind(self, seat: int, kind: ChoiceField) -> None:
        """Let whoever stands in *kind* play at a seat."""
        level, before = chosen_bot(kind), self.seats[seat]
        usual = replace(
            before,
            bot=level and (before.bot or USUAL_SEATS[-1].bot),
            is_on_phone=is_on_phone(kind),
        )
        self.seats = (*self.seats[:seat], usual, *self.seats[seat + 1 :])
        if level is not None:
            is_partner = seat in partners_in(self._options, self.seats)
            self._set(seat, **{"partner" if is_partner else "bot": level})
        self._show_levels()
        self.changed.emit()

    def _change(self, seat: int, **changes: str | None) -> None:
        self._set(seat, **changes)
        self.changed.emit()

    def _set(self, seat: int, **changes: str | None) -> None:
        choice = replace(self.seats[seat], **changes)
        self.seats = (*self.seats[:seat], choice, *self.seats[seat + 1 :])

    # -- swapping -----------------------------------------------------------------------------

    def swapping(self) -> QWidget:
        """A line to let two players change places, made for whoever lays it out."""
        style, made = self._style, QWidget()
        line = horizontal(style, made, margins=(0, 0, 0, 0), gap=2)
        places = [(place, str(seat)) for seat, place in enumerate(self._places)]
        ends = [ChoiceField(style, places, name=f"swap-{end}") for end in ("from", "to")]
        said = (self.tr("Seat to swap"), self.tr("Seat to swap it with"))
        for end, (choice, name) in enumerate(zip(ends, said, strict=True)):
            choice.setAccessibleName(name)
            choice.set_value(str(end))
            line.addWidget(choice)
        button = Button(style, self.tr("Swap seats"), ButtonKind.QUIET, name="swap-seats")
        button.clicked.connect(lambda: self.swap(*(int(choice.value()) for choice in ends)))
        put(line, button)
        return made

    def _move(self, seat: int, step: int) -> None:
        other = seat + step
        if 0 <= other < self._options.players:
            self.swap(seat, other)
            self._fields[other].setFocus()

    def swap(self, one: int, other: int) -> None:
        """Let two players change places, each with the own name and levels."""
        seats = list(self.seats)
        seats[one], seats[other] = seats[other], seats[one]
        for seat in (one, other):
            self._fields[seat].setText(seats[seat].name)
        self.seats = tuple(seats)
        self._show_levels()
        self.changed.emit()

    def _on_table(self) -> None:
        players, sides = int(self._players.value()), self._sides.value()
        if (players, sides) != (self._options.players, self._options.sides.value):
            self.table_changed.emit(players, sides)
