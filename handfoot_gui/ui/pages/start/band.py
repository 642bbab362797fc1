"""The strip of table at the top of the start page, and the card in it before any game was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.widgets.cards import FanShape, paint_fan
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.felt import felt_picture
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import Elided, Surface, label, set_tip
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Flow, column
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, dotted

FAN_FROM: Final = 1150
"""Units of width from which there is room for things beside one another."""
_CARD: Final = 720
_FREE: Final = 432
"""Shares of the band for the last game's card and for the cards beside it."""
_FAN: Final = cards("JD1 QC1 KS1 AH1 *H1")


class Band(QWidget):
    """The strip of table at the top of the page."""

    def __init__(
        self, fit: Fit, sentence: str, card: QWidget | None, question: QWidget | None = None
    ) -> None:
        """*sentence* stands below the title where there is room; *card* is the game that can be
        begun or gone on with at once, None where there is no room for it; a *question* is asked
        above it."""
        super().__init__()
        self._fit, self._plain = fit, sentence
        style, theme = fit.style, fit.style.theme
        rows = vertical(style, self, margins=(0, 0, 0, 0))
        above, below = (36, 28)
        if fit.is_low:
            above, below = (10, 12)
        elif fit.is_tight and fit.is_full:
            above, below = (16, 18)
        middle, layout = column(style, margins=(fit.margin, above, fit.margin, below))
        rows.addWidget(middle)
        layout.addStretch(1)
        asked = translate("StartPage", "What shall we play?")
        title = label(style, asked, TextStyle.PAGE_TITLE, ink=theme.on)
        title.setFont(style.font(TextStyle.PAGE_TITLE, size=28 if fit.is_low else 40))
        layout.addWidget(title)
        if not fit.is_low:
            layout.addSpacing(style.px(2))
        self._sentence = label(style, sentence, TextStyle.PROMPT, ink=theme.on2, wraps=True)
        self._sentence.setObjectName("band-sentence")
        layout.addWidget(self._sentence)
        self.set_progress("")
        for number, part in enumerate(part for part in (question, card) if part is not None):
            layout.addSpacing(style.px(8 if fit.is_low or number else 20))
            line = QHBoxLayout()
            line.addWidget(part, _CARD)
            if not fit.is_tight:
                line.addStretch(_FREE)
            layout.addLayout(line)
        layout.addStretch(1)

    def set_progress(self, sentence: str) -> None:
        """Tell in the place of the sentence how far reading has come; empty ends it."""
        self._sentence.setText(sentence or self._plain)
        self._sentence.setVisible(bool(sentence) or not self._fit.is_low)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, theme = self._fit.style, self._fit.style.theme
        size = self.width(), self.height()
        felt = felt_picture(size, self.devicePixelRatioF(), theme, style.scale)
        painter.drawPixmap(0, 0, felt)
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.zone_line:
            painter.setBrush(QColor(theme.zone_line))
            painter.drawRect(0, self.height() - 1, self.width(), 1)
        wide = min(self.width() / style.scale, WIDEST)
        room = (wide - 2 * 64) * _FREE / (_CARD + _FREE)
        if wide >= FAN_FROM:
            # Beside the card of the last game, cut off by the lower edge of the band.
            width = min(150.0, self.height() / style.scale * 0.47, room * 0.36)
            shape = FanShape(width=width, step=width * 0.41, turn=13)
            middle = self.width() / 2 + (wide / 2 - 64 - room * 0.47) * style.scale
            top = self.height() - width * 1.08 * style.scale
            painter.setClipRect(self.rect().adjusted(0, 0, 0, -1 if theme.zone_line else 0))
            paint_fan(painter, style, _FAN, middle, top, shape)


def band_card(fit: Fit, *, left: int = 24) -> tuple[QWidget, QVBoxLayout]:
    """A card of the band, and the layout for what it says, so many units from its left edge."""
    theme = fit.style.theme
    card = Surface(fit.style, fill=theme.chrome, line=theme.zone_line)
    above, below = (8, 9) if fit.is_low else (14, 16)
    return card, vertical(fit.style, card, margins=(left, above, 24 - RING, below), gap=4)


class FirstGameActs(Struct, frozen=True):
    """What can be done before any game was left."""

    start: Callable[[], None]
    learn: Callable[[], None]
    """Play the guided deal of the game."""
    tell_name: Callable[[], None]
    """Take the name in the field."""
    skip_name: Callable[[], None]


def first_game(fit: Fit, facts: StartFacts, acts: FirstGameActs) -> QWidget:
    """The card of the game that was dealt last, to deal it once more."""
    style = fit.style
    if fit.is_low:
        card, rows = band_card(fit)
        rows.addLayout(_name_question(style, facts, acts))
        return card
    # The frame of a button, not the ring of the keyboard around it, stands below the words.
    card, rows = band_card(fit, left=24 - RING)
    row = QHBoxLayout()
    ways = vertical(style, gap=6)
    words = vertical(style, margins=(RING, 0, 0, 0), gap=6)
    ways.addLayout(words)
    said = dotted(game_about(facts.game))
    about = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
    put(words, label(style, game_title(facts.game), TextStyle.SECTION_TITLE), about)
    if facts.offered_name is not None:
        words.addLayout(_name_question(style, facts, acts))
    elif facts.names:
        words.addWidget(Elided(style, WORDS.row(facts.names), TextStyle.LABEL_STRONG))
        if facts.lesson is not None:
            put(ways, Flow([_lesson(style, facts, acts)], apart=0, lines_apart=0))
    start = Button(
        style, translate("Common", "Start", "verb"), ButtonKind.PRIMARY, height=52,
        name="start-last", act=acts.start,
    )  # fmt: skip
    put(row, (ways, 1), start)
    rows.addLayout(row)
    return card


def name_question(fit: Fit, facts: StartFacts, acts: FirstGameActs) -> QWidget:
    """A card that asks who plays."""
    card, rows = band_card(fit)
    rows.addLayout(_name_question(fit.style, facts, acts))
    return card


def _name_question(style: Style, facts: StartFacts, acts: FirstGameActs) -> QLayout:
    """Who plays, asked once: Enter or the start of a game takes the name in the field."""
    question, lines = QWidget(), QVBoxLayout()
    row = horizontal(style, question, margins=(0, 0, 0, 0), gap=10)
    asked = label(style, translate("StartPage", "Who is playing?"), TextStyle.BODY)
    field = QLineEdit(facts.offered_name or "")
    field.setMaxLength(LONGEST_NAME)
    field.setFont(style.font(TextStyle.NAME))
    field.setObjectName("own-name")
    field.setAccessibleName(asked.text())
    field.setPlaceholderText(translate("Common", "Name"))
    field.setMinimumHeight(style.px(40))
    field.setMaximumWidth(style.px(260))
    field.returnPressed.connect(acts.tell_name)
    offer_spoken_of(style, field)
    asked.setBuddy(field)
    skip = Button(
        style, translate("StartPage", "Skip"), ButtonKind.QUIET, name="skip-name",
        act=acts.skip_name,
    )  # fmt: skip
    put(row, asked, (field, 1), skip)
    parts: list[QWidget] = [question]
    if facts.lesson is not None:
        parts.append(_lesson(style, facts, acts))
    lines.addWidget(Flow(parts, apart=style.px(10), lines_apart=style.px(2)))
    return lines


def _lesson(style: Style, facts: StartFacts, acts: FirstGameActs) -> Button:
    """Leads whoever is new to the game to its guided deal, and back to where that was left."""
    text = translate("StartPage", "First game?")
    if facts.lesson:
        text = translate("StartPage", "Go on learning")
    learn = Button(style, text, name="learn-first", act=acts.learn)
    about = translate("Common", "Learn by playing")
    learn.setAccessibleDescription(about)
    set_tip(learn, about)
    return learn
