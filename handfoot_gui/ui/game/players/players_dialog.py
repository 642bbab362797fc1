"""Who plays on in an open game: other names, a bot in a person's place, a person in a bot's."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player
from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.pages.setup.choice import SeatChoice, player_of
from handfoot_gui.ui.pages.setup.seat_rows import (
    NameField,
    chosen_bot,
    is_on_phone,
    player_choice,
    problem_of_names,
    tidy,
)
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import Surface, breakable, label, set_ink, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.portrait_dialog import AvatarButton
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_MANY: Final = 6
"""More players than these have rows close together."""


class PlayersDialog(Dialog):
    """Accepted with the players of `players`; the moves that were made stay as they are."""

    def __init__(
        self,
        style: Style,
        players: Sequence[Player],
        presenter: AnyPresenter,
        game: str,
        people: Sequence[str],
        parent: QWidget | None = None,
        *,
        on_phones: Collection[Seat] | None = (),
    ) -> None:
        """*people* are names that may be typed again; those *on_phones* see their cards there
        (None: nobody can)."""
        super().__init__(parent)
        self.setObjectName("players")
        set_title(self, translate("Common", "Change players"))
        self._style = style
        px = style.px
        rows = vertical(style, self, margins=(0, 0, 0, 12), gap=6)
        seats = [
            SeatChoice(player.name, player.level, is_on_phone=Seat(at) in (on_phones or ()))
            for at, player in enumerate(players)
        ]
        self._page = _Seats(style, seats, presenter, game, people, has_phones=on_phones is not None)
        self._page.changed.connect(self._judge)
        rows.addWidget(self._page, 1)
        self._said = label(style, "", TextStyle.NAME, wraps=True)
        self._said.setObjectName("sentence")
        self._said.setContentsMargins(px(32), 0, px(32), 0)
        rows.addWidget(self._said)
        foot = horizontal(style, margins=(24, 0, 24, 0))
        foot.addStretch(1)
        foot.addWidget(Button(style, translate("Common", "Cancel"), name="cancel", act=self.reject))
        change, enter = translate("Common", "Change players"), "Enter"
        self._accept = Button(
            style, change, ButtonKind.PRIMARY, key=enter, name="change", act=self.accept
        )
        self._accept.setDefault(True)
        foot.addWidget(self._accept)
        rows.addLayout(foot)
        self._judge()
        screen = self.room
        wanted = px(150 + 72 * len(seats) + 110)
        self.resize(min(px(640), screen.width()), min(wanted, screen.height() - px(40)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.findChild(NameField, "name-0")
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody, by seat."""
        return tuple(player_of(tidy(seat.name), seat.bot) for seat in self._page.seats)

    @property
    def on_phones(self) -> frozenset[Seat]:
        """The persons who are to have a phone."""
        seats = enumerate(self._page.seats)
        return frozenset(Seat(at) for at, one in seats if one.is_on_phone and one.bot is None)

    def _judge(self) -> None:
        wrong = problem_of_names([seat.name for seat in self._page.seats])
        said = self.tr("What has been played stays as it is; a bot plays on with the same cards.")
        if all(seat.bot is not None for seat in self._page.seats):
            said = self.tr("Only bots play; you just watch.")
        self._said.setText(breakable(wrong) or said)
        set_ink(self._said, self._style.theme.warn if wrong else self._style.theme.text2)
        self._accept.setEnabled(not wrong)


class _Seats(Page):
    """A row for every seat; `seats` are what stands in the fields.

    Signals: ``changed()``.
    """

    changed = Signal()

    def __init__(
        self,
        style: Style,
        seats: list[SeatChoice],
        presenter: AnyPresenter,
        game: str,
        people: Sequence[str],
        *,
        has_phones: bool,
    ) -> None:
        super().__init__(style)
        self._has_phones = has_phones
        self.seats = seats
        self._presenter = presenter
        self._game = game
        self._people = people
        self._rebuild()

    def _content(self) -> QWidget:
        content = QWidget()
        rows = vertical(
            self._style, content, margins=(32, 20, 32, 8), gap=2 if self._is_close else 8
        )
        title = translate("Common", "Change players")
        rows.addWidget(label(self._style, title, TextStyle.PAGE_TITLE))
        for seat in range(len(self.seats)):
            rows.addWidget(self._row(seat))
        rows.addStretch(1)
        return content

    @property
    def _is_close(self) -> bool:
        """Whether rows stand close together, so that all are in sight on a small screen."""
        return len(self.seats) > _MANY

    def _row(self, seat: int) -> QWidget:
        style, px, chosen = self._style, self._style.px, self.seats[seat]
        panel = Surface(style, line=style.theme.line, radius=10)
        edge = 1 if self._is_close else 2
        panel.setMinimumHeight(px(52 if self._is_close else 60))
        row = horizontal(style, panel, margins=(14 - RING, edge, 12 - RING, edge), gap=12)
        side = next(n for n, seats in enumerate(self._presenter.sides) if seat in seats)
        mark = style.theme.sides[side]
        avatar = AvatarButton(style, mark, chosen.name, code=f"picture-{seat}")
        avatar.set_person(chosen.bot is None)
        row.addWidget(avatar)
        field = NameField(style, chosen.name, self._people, code=f"name-{seat}")
        number = str(seat + 1)
        name = translate("PlayersDialog", "Name, player {number}")
        field.setAccessibleName(filled(name, number=number))
        field.setMinimumWidth(px(160))
        field.textChanged.connect(avatar.set_name)
        field.textChanged.connect(lambda text: self._change(seat, name=text))
        row.addWidget(field, 1)
        kind = player_choice(
            style, self._game, chosen, name=f"bot-{seat}", has_phones=self._has_phones
        )
        kind.setAccessibleName(filled(translate("PlayersDialog", "Player {number}"), number=number))
        kind.currentIndexChanged.connect(
            lambda: self._change(seat, bot=chosen_bot(kind), is_on_phone=is_on_phone(kind))
        )
        kind.currentIndexChanged.connect(lambda: avatar.set_person(chosen_bot(kind) is None))
        row.addWidget(kind)
        return panel

    def _change(self, seat: int, **changes: str | bool | None) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)
        self.changed.emit()
