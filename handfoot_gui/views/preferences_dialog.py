"""The preferences: every choice applies at once, there is nothing to confirm."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.engine.cards import cards
from handfoot_gui.model.preferences import (
    Animation,
    BotPace,
    CardDesign,
    CardSize,
    Preferences,
    Sorting,
    SuitColours,
    SuitSigns,
    TextSize,
    Theme,
)
from handfoot_gui.views.card_fan import CardFan, FanShape
from handfoot_gui.views.controls import RING, Button, Kind
from handfoot_gui.views.fields import Segments, Tick
from handfoot_gui.views.labels import Panel, label
from handfoot_gui.views.page import Page
from handfoot_gui.views.theme import Look, Role, raub_cards

_SAMPLE: Final = cards("AS1 KH1 9D1 7C1 *H1")
_HUNGARIAN_SAMPLE: Final = cards("AS1 KH1 QD1 JC1 7D1")


class PreferencesDialog(QDialog):
    """One window for all preferences.

    Signals: ``changed(Preferences)`` with every single choice.
    """

    changed = Signal(object)

    def __init__(self, look: Look, liked: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self._look = look
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._page = _Choices(look, liked)
        self._page.changed.connect(self.changed)
        self._rows.addWidget(self._page, 1)
        self._close = Button(look, self.tr("Close"), Kind.PRIMARY, key=self.tr("Esc"), name="close")
        self._close.clicked.connect(self.accept)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self._close)
        self._rows.addLayout(self._foot)
        self._fit()

    @property
    def liked(self) -> Preferences:
        """What is chosen now."""
        return self._page.liked

    def set_look(self, look: Look) -> None:
        """Show the dialog in the colours and the size just chosen."""
        self._look = look
        self._page.set_look(look)
        self._close.set_look(look)
        self._fit()

    def _fit(self) -> None:
        px = self._look.px
        self._foot.setContentsMargins(px(24), px(6), px(24), px(10))
        screen = self.screen().availableGeometry()
        self.resize(min(px(780), screen.width()), min(px(750), screen.height() - px(40)))
        if self.isVisible():
            # A larger text must not push the lower right corner, with its button, off the screen.
            frame = self.frameGeometry()
            self.move(
                max(screen.left(), min(frame.left(), screen.right() + 1 - frame.width())),
                max(screen.top(), min(frame.top(), screen.bottom() + 1 - frame.height())),
            )


class _Choices(Page):
    """The scrolling part."""

    changed = Signal(object)
    breaks = (740,)

    def __init__(self, look: Look, liked: Preferences) -> None:
        super().__init__(look)
        self.liked = liked
        self._rebuild()

    def _content(self) -> QWidget:
        look, px = self._look, self._look.px
        content = QWidget()
        rows = QVBoxLayout(content)
        side = px(16 if self._is_narrow else 32)
        rows.setContentsMargins(side, px(12), side - px(RING), px(4))
        rows.setSpacing(px(6))
        head = QHBoxLayout()
        head.addWidget(label(look, self.tr("Preferences"), Role.PAGE_TITLE), 1)
        head.addWidget(self._sample())
        rows.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(1))
        grid.setColumnStretch(1, 1)
        for line, (field, question, answers) in enumerate(self._questions()):
            asked = label(look, question, Role.NAME)
            if self._is_narrow:
                asked.setContentsMargins(px(RING), px(8), 0, 0)
                grid.addWidget(asked, 2 * line, 0, 1, 2)
            else:
                grid.addWidget(asked, line, 0)
            items = [(text, value.value) for text, value in answers]
            choice = Segments(look, items, name=field)
            choice.set_value(getattr(self.liked, field).value)
            choice.set_accessible_names(question)
            kind = type(answers[0][1])
            choice.chosen.connect(
                lambda value, field=field, kind=kind: self._choose(field, kind(value))
            )
            if self._is_narrow:
                grid.addWidget(choice, 2 * line + 1, 0, 1, 2)
            else:
                grid.addWidget(choice, line, 1)
        rows.addLayout(grid)
        warn = Tick(
            look,
            self.tr("Ask before a costly slip, such as making a clean meld dirty"),
            name="warn_before_slips",
        )
        warn.setChecked(self.liked.warn_before_slips)
        warn.toggled.connect(lambda is_on: self._choose("warn_before_slips", is_on))
        rows.addWidget(warn)
        rows.addStretch(1)
        return content

    def _sample(self) -> QWidget:
        look, px = self._look, self._look.px
        panel = Panel(look, fill=look.theme.table, line=look.theme.zone_line, radius=12)
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(14), px(8), px(14), px(8))
        some = _SAMPLE
        if self.liked.suit_signs is SuitSigns.HUNGARIAN:
            some = _HUNGARIAN_SAMPLE
            look = replace(look, cards=raub_cards(look.cards, self.liked))
        row.addWidget(CardFan(look, some, FanShape(width=76, step=34)))
        return panel

    def _choose(self, field: str, value: object) -> None:
        self.liked = replace(self.liked, **{field: value})
        if field == "suit_signs":
            # The colours stay, so nobody else asks for the sample to be drawn again.
            self._rebuild()
        self.changed.emit(self.liked)

    def _questions(self) -> tuple[tuple[str, str, tuple[tuple[str, StrEnum], ...]], ...]:
        """Field, question and answers of every preference that is one of a few values."""
        return (
            (
                "theme",
                self.tr("Colours"),
                (
                    (self.tr("As the system"), Theme.SYSTEM),
                    (self.tr("Light"), Theme.LIGHT),
                    (self.tr("Dark"), Theme.DARK),
                    (self.tr("High contrast"), Theme.HIGH_CONTRAST),
                ),
            ),
            (
                "text_size",
                self.tr("Text"),
                (
                    (self.tr("Normal"), TextSize.NORMAL),
                    (self.tr("Large"), TextSize.LARGE),
                    (self.tr("Largest"), TextSize.LARGEST),
                ),
            ),
            (
                "card_size",
                self.tr("Cards in hand"),
                ((self.tr("Normal"), CardSize.NORMAL), (self.tr("Large"), CardSize.LARGE)),
            ),
            (
                "card_design",
                self.tr("Card faces"),
                (
                    (self.tr("Standard"), CardDesign.STANDARD),
                    (self.tr("Large index"), CardDesign.LARGE_INDEX),
                ),
            ),
            (
                "suit_colours",
                self.tr("Suits"),
                (
                    (self.tr("Four colours"), SuitColours.FOUR),
                    (self.tr("Two colours"), SuitColours.TWO),
                ),
            ),
            (
                "suit_signs",
                self.tr("Suits in Raub"),
                (
                    (self.tr("French"), SuitSigns.FRENCH),
                    (self.tr("Hungarian"), SuitSigns.HUNGARIAN),
                ),
            ),
            (
                "sorting",
                self.tr("Sorting"),
                (
                    (self.tr("By rank"), Sorting.RANK),
                    (self.tr("By suit"), Sorting.SUIT),
                    (self.tr("Own order"), Sorting.OWN),
                ),
            ),
            (
                "animation",
                self.tr("Moving cards"),
                (
                    (self.tr("Off"), Animation.OFF),
                    (self.tr("Quick"), Animation.QUICK),
                    (self.tr("Calm"), Animation.CALM),
                    (self.tr("Slow"), Animation.SLOW),
                ),
            ),
            (
                "bot_pace",
                self.tr("Pace of bots"),
                (
                    (self.tr("Instant"), BotPace.INSTANT),
                    (self.tr("Calm"), BotPace.CALM),
                    (self.tr("Slow"), BotPace.SLOW),
                    (self.tr("By key"), BotPace.KEY),
                ),
            ),
        )
