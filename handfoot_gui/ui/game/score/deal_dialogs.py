"""Two small windows about one deal: who gets its cards in a new game, and what goes in its file."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from handfoot_gui.core.record import Player
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.session.deal_again import DealCards, gets_cards_of
from handfoot_gui.ui.pages.setup.seat_rows import place_titles
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.dialog import FRAME, Dialog
from handfoot_gui.ui.widgets.fields import ChoiceField, Tick
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import Marker, breakable, label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined

_MOST_SIGNS = 40
"""Signs of a name in a sentence."""
_LONGEST_NOTE = 2000
_MOST_OF_NOTE = 400
"""Signs of a note that are shown."""


class DealDialog(Dialog):
    """A window with a title, some rows, and two buttons that repeat its question."""

    def __init__(self, style: Style, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._style = style
        set_title(self, title)
        px = style.px
        outer = vertical(style, self, margins=(28, 20, 22, 16), gap=10)
        outer.addWidget(label(style, title, TextStyle.SECTION_TITLE, wraps=True))
        self._rows = vertical(style, gap=8)
        outer.addLayout(self._rows)
        outer.addSpacing(px(6))
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        outer.addLayout(self._foot)
        self.setMinimumWidth(min(px(560), self.room.width() - FRAME.width()))
        self._outer = outer

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt makes a dialog no higher than two thirds of the screen by itself.
        needed = self._outer.totalHeightForWidth(self.width())
        most = self.room.height() - FRAME.height()
        self.resize(self.width(), min(max(self.height(), needed), most))

    def _say(self, text: str, *, is_quiet: bool = False) -> None:
        ink = self._style.theme.text2 if is_quiet else None
        self._rows.addWidget(
            label(self._style, breakable(text), TextStyle.BODY, ink=ink, wraps=True)
        )

    def _add_buttons(self, leave: str, do_it: str, name: str) -> Button:
        esc, enter = "Esc", "Enter"
        keep = Button(self._style, leave, ButtonKind.QUIET, key=esc, name="leave", act=self.reject)
        chosen = Button(
            self._style, do_it, ButtonKind.PRIMARY, key=enter, name=name, act=self.accept
        )
        chosen.setDefault(True)
        self._foot.addWidget(keep)
        self._foot.addWidget(chosen)
        return chosen


class DealAgainDialog(DealDialog):
    """Asks who of *players* gets whose cards.

    Signals: ``chosen(int)``, by how many seats everybody's cards go on.
    """

    chosen = Signal(int)

    def __init__(
        self,
        style: Style,
        cards: DealCards,
        deal: str,
        players: tuple[Player, ...],
        *,
        turn: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        """*deal* is what the game calls it: "Deal 2"."""
        super().__init__(style, self.tr("Deal these cards again"), parent)
        self._cards = cards
        self._players = tuple(_short(player.name) for player in players)
        count = len(players)
        places = place_titles(count, runs_right=cards.options.runs_right)
        self._owners = tuple(map(_short, cards.names)) or places
        about = filled(
            self.tr("{deal} of {game}, {rules}, becomes the first deal of a new game."),
            deal=deal,
            game=game_title(cards.game),
            rules=preset_title(cards.game, cards.preset),
        )
        self._say(about)
        if cards.note.strip():
            self._say(_cut(shown_name(cards.note), _MOST_OF_NOTE), is_quiet=True)
        self._choice = ChoiceField(
            style, [(self._turn_title(step), str(step)) for step in range(count)], name="turn"
        )
        self._choice.setAccessibleName(self.tr("Who gets the cards"))
        self._choice.set_value(str(turn % count))
        self._choice.currentIndexChanged.connect(self._show)
        self._rows.addWidget(self._choice)
        self._lines = []
        for seat in range(count):
            row = horizontal(style, gap=10)
            side = next(n for n, own in enumerate(cards.options.seats_of_sides) if seat in own)
            row.addWidget(Marker(style, style.theme.sides[side]))
            line = label(style, "", TextStyle.BODY, wraps=True)
            line.setObjectName(f"gets-{seat}")
            row.addWidget(line, 1)
            self._rows.addLayout(row)
            self._lines.append(line)
        self._say(
            self.tr("The score starts fresh, as the rules say for a first deal."), is_quiet=True
        )
        self._add_buttons(
            translate("Common", "Cancel"), translate("Common", "Deal", "verb"), "deal"
        ).setFocus(Qt.FocusReason.OtherFocusReason)
        self.accepted.connect(lambda: self.chosen.emit(int(self._choice.value())))
        self._show()

    def _turn_title(self, turn: int) -> str:
        """What it comes to when everybody's cards go *turn* seats on."""
        if not turn:
            return self.tr("Same cards, same seats")
        sides, count = self._cards.options.seats_of_sides, len(self._players)
        if len(sides) == count:
            text = self.tr("Same cards, (one seat|{number} seats) over", "", turn)
            return filled(text, number=turn)
        own = next(side for side in sides if 0 in side)
        if gets_cards_of(0, turn, count) in own:
            return self.tr("Same cards, partners swapped")
        if any(gets_cards_of(0, step, count) not in own for step in range(1, turn)):
            text = self.tr("Same cards, sides swapped, (one seat|{number} seats) over", "", turn)
            return filled(text, number=turn)
        return self.tr("Same cards, sides swapped")

    def _show(self) -> None:
        turn, count = int(self._choice.value()), len(self._players)
        for seat, line in enumerate(self._lines):
            owner, name = self._owners[gets_cards_of(seat, turn, count)], self._players[seat]
            text = self.tr("{name} plays what {owner} had.")
            if self._cards.names and not turn and owner == name:
                text = self.tr("{name} plays the same cards.")
            text = filled(text, name=WORDS.person(name), owner=WORDS.person(owner))
            line.setText(breakable(text))


class SaveDealDialog(DealDialog):
    """Asks what goes into the file besides the cards.

    Signals: ``chosen(bool, str)``: with the players' names or without, and a note.
    """

    chosen = Signal(bool, str)

    def __init__(
        self, style: Style, cards: DealCards, deal: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(style, translate("Common", "Save this deal in a file"), parent)
        about = self.tr(
            "{deal}: the file holds the rules and the cards as they were dealt, not how they were "
            "played."
        )
        self._say(filled(about, deal=deal))
        names = joined(tuple(_short(name) for name in cards.names))
        self._names = Tick(style, self.tr("Include the players’ names"), name="with-names")
        self._names.setAccessibleDescription(names)
        self._names.setChecked(True)
        self._rows.addWidget(self._names)
        self._say(names, is_quiet=True)
        self._note = QLineEdit()
        self._note.setObjectName("note")
        self._note.setMaxLength(_LONGEST_NOTE)
        self._note.setFont(style.font(TextStyle.BODY))
        self._note.setAccessibleName(self.tr("A note to go with it"))
        self._note.setPlaceholderText(self.tr("A note to go with it"))
        self._note.setAccessibleDescription(translate("Common", "Optional"))
        self._rows.addWidget(self._note)
        self._add_buttons(translate("Common", "Cancel"), self.tr("Choose a place"), "choose")
        self.accepted.connect(
            lambda: self.chosen.emit(self._names.isChecked(), self._note.text().strip())
        )


def _short(name: str) -> str:
    """*name* as it fits into a sentence."""
    return _cut(shown_name(name), _MOST_SIGNS)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
