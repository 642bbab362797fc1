"""Who plays on in an open game: other names, a bot in a person's place, a person in a bot's."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player
from handfoot_gui.ui.pages.setup.choice import SeatChoice, player_of
from handfoot_gui.ui.pages.setup.seat_rows import (
    NameField,
    chosen_bot,
    player_choice,
    problem_of_names,
    tidy,
)
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import Avatar, Surface, breakable, label, set_ink, set_title
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class PlayersDialog(QDialog):
    """Accepted with the players of `players`; the moves that were made stay as they are."""

    def __init__(
        self,
        style: Style,
        players: Sequence[Player],
        presenter: AnyPresenter,
        levels: Sequence[str],
        people: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """*levels* are those of the game's bots, the weakest first; *people* are names that may
        be typed again."""
        super().__init__(parent)
        self.setObjectName("players")
        set_title(self, self.tr("Change players"))
        self._style = style
        self._seats = tuple(SeatChoice(player.name, player.level) for player in players)
        px = style.px
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, px(12))
        rows.setSpacing(px(6))
        page = _Seats(style, self, presenter, levels, people)
        rows.addWidget(page, 1)
        self._said = label(style, "", TextStyle.NAME, wraps=True)
        self._said.setObjectName("sentence")
        self._said.setContentsMargins(px(32), 0, px(32), 0)
        rows.addWidget(self._said)
        foot = QHBoxLayout()
        foot.setContentsMargins(px(24), 0, px(24), 0)
        foot.addStretch(1)
        cancel = Button(style, self.tr("Cancel"), name="cancel")
        cancel.clicked.connect(self.reject)
        self._accept = Button(
            style,
            self.tr("Change players"),
            ButtonKind.PRIMARY,
            key=self.tr("Enter"),
            name="change",
        )
        self._accept.clicked.connect(self.accept)
        foot.addWidget(cancel)
        foot.addWidget(self._accept)
        self._accept.setDefault(True)
        rows.addLayout(foot)
        self._judge()
        screen = self.screen().availableGeometry()
        wanted = px(150 + 72 * len(self._seats) + 110)
        self.resize(min(px(640), screen.width()), min(wanted, screen.height() - px(40)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        first = self.findChild(NameField, "name-0")
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """What stands in the fields."""
        return self._seats

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody, by seat."""
        return tuple(player_of(replace(seat, name=tidy(seat.name))) for seat in self._seats)

    def set_seat(self, seat: int, choice: SeatChoice) -> None:
        """Another name or another player at *seat*."""
        self._seats = (*self._seats[:seat], choice, *self._seats[seat + 1 :])
        self._judge()

    def _judge(self) -> None:
        wrong = problem_of_names([seat.name for seat in self._seats])
        said = self.tr("What was played stays as it is; a bot plays on with the same cards.")
        if all(seat.bot is not None for seat in self._seats):
            said = self.tr("Only bots play; the game is watched.")
        self._said.setText(breakable(wrong) or said)
        set_ink(self._said, self._style.theme.warn if wrong else self._style.theme.text2)
        self._accept.setEnabled(not wrong)


class _Seats(Page):
    """A row for every seat."""

    def __init__(
        self,
        style: Style,
        dialog: PlayersDialog,
        presenter: AnyPresenter,
        levels: Sequence[str],
        people: Sequence[str],
    ) -> None:
        super().__init__(style)
        self._dialog = dialog
        self._presenter = presenter
        self._levels = levels
        self._people = people
        self._rebuild()

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(px(32), px(20), px(32), px(8))
        rows.setSpacing(px(8))
        title = QCoreApplication.translate("PlayersDialog", "Change players")
        rows.addWidget(label(style, title, TextStyle.PAGE_TITLE))
        for seat in range(len(self._dialog.seats)):
            rows.addWidget(self._row(seat))
        rows.addStretch(1)
        return content

    def _row(self, seat: int) -> QWidget:
        style, px = self._style, self._style.px
        chosen = self._dialog.seats[seat]
        panel = Surface(style, line=style.theme.line, radius=10)
        panel.setMinimumHeight(px(60))
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(14), px(2), px(12 - RING), px(2))
        row.setSpacing(px(12))
        side = next(n for n, seats in enumerate(self._presenter.sides) if seat in seats)
        avatar = Avatar(style, style.theme.sides[side], chosen.name)
        row.addWidget(avatar)
        field = NameField(style, chosen.name, self._people, code=f"name-{seat}")
        number = str(seat + 1)
        name = QCoreApplication.translate("PlayersDialog", "Name, player {number}")
        field.setAccessibleName(filled(name, number=number))
        field.setMinimumWidth(px(160))
        field.textChanged.connect(avatar.set_name)
        field.textChanged.connect(lambda text: self._change(seat, name=text))
        row.addWidget(field, 1)
        kind = player_choice(style, self._levels, chosen.bot, name=f"bot-{seat}")
        kind.setAccessibleName(
            filled(QCoreApplication.translate("PlayersDialog", "Player {number}"), number=number)
        )
        kind.currentIndexChanged.connect(lambda: self._change(seat, kind=chosen_bot(kind)))
        row.addWidget(kind)
        return panel

    def _change(self, seat: int, *, name: str | None = None, kind: str | None = "") -> None:
        """*kind* is a bot's level, None for a person, nothing where it stays."""
        choice = self._dialog.seats[seat]
        if name is not None:
            choice = replace(choice, name=name)
        if kind != "":
            choice = replace(choice, bot=kind)
        self._dialog.set_seat(seat, choice)
