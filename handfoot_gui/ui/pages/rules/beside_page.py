"""The page on which two rule sets of a game lie side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.rule_card import RuleCard, Section
from handfoot_gui.core.text.finding import BesideRow, side_by_side
from handfoot_gui.core.text.own_sentences import own_title
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.ui.pages.rules.offers import OfferGroup, RulesOffer, offers_of
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.fields import ChoiceField, Tick
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, paint_round
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow, Page, above_foot, column
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SHARES: Final = (4, 5, 5)
"""Of a row's width: the rule, and what it is in either set."""
_INSET: Final = RING + 12
"""Units from the edge of a column to its words, in a row as in the field above it."""


class RulesBesidePage(Page):
    """Two rule sets, rule by rule: only where they differ, or everything."""

    print_requested = Signal(object)  # a `RuleCard` of what is shown
    closed = Signal()
    breaks = (700,)
    may_be_forgotten = True

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._has_all = False

    _game: str
    _offers: tuple[RulesOffer, ...]
    _pair: tuple[RulesOffer, RulesOffer]

    def set_offers(self, game: str, groups: tuple[OfferGroup, ...], first: str) -> None:
        """Lay the rule set of *game* called *first* beside the usual one, or another one beside
        that; any others can be chosen."""
        self._game, self._offers, self._has_all = game, offers_of(groups), False
        one = next((offer for offer in self._offers if offer.key == first), self._offers[0])
        presets = [offer for offer in self._offers if offer.kept is None]
        usual = next((offer for offer in presets if offer.key == f"rules-{one.base}"), presets[0])
        if usual == one:
            others = [offer for offer in (*presets, *self._offers) if offer != one]
            usual = others[0] if others else one
        self._pair = (one, usual)
        self._rebuild()
        self.scroll_bar.setValue(0)
        self._field.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def rows(self) -> list[BesideRow]:
        """The rules that are shown."""
        texts = [GAMES[self._game].option_texts(self._words, one.options) for one in self._pair]
        first, second = self._pair
        rows = side_by_side(texts[0], first.options, texts[1], second.options)
        return [row for row in rows if self._has_all or not row.is_same]

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, margin = self._style, self._margin()
        upper, rows = column(style, margins=(margin - RING, 24, margin - RING, 16))
        rows.setSpacing(style.px(6))
        title = label(
            style, self.tr("Two rule sets side by side"), TextStyle.PAGE_TITLE, wraps=True
        )
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        put(rows, title, self._choices())
        every = Tick(style, self.tr("Also show rules that are the same"), name="all-rules")
        every.setChecked(self._has_all)
        every.toggled.connect(self._show_all)
        rows.addWidget(every)
        reading = Reading(style)
        rows.addWidget(reading)
        self._add_rules(reading, vertical(style, reading, margins=(0, 0, 0, RING), gap=6))
        rows.addStretch(1)
        content, buttons = above_foot(style, upper, margin)
        back = Button(
            style, translate("Common", "Back"), sign=Icon.BACK, key="Esc", height=52, name="back",
            act=self.closed,
        )  # fmt: skip
        paper = Button(
            style, translate("Common", "Print"), height=52, name="print-beside",
            act=self.print_shown,
        )  # fmt: skip
        put(buttons, back, 1, paper)
        return content

    def _choices(self) -> QWidget:
        """The two sets, each of which may be another one."""
        style = self._style
        items = [(offer.title, offer.key) for offer in self._offers]
        fields = []
        for place, said in enumerate((self.tr("First rule set"), self.tr("Second rule set"))):
            field = ChoiceField(style, items, name=f"set-{place}")
            field.setAccessibleName(said)
            field.set_value(self._pair[place].key)
            field.activated.connect(
                lambda _, place=place, field=field: self._choose(place, field.value())
            )
            fields.append(field)
        self._field = fields[0]
        if self._is_narrow:
            return Flow(fields, apart=0, lines_apart=0)
        holder = QWidget()
        _in_columns(horizontal(style, holder, margins=(0, 0, 0, 0), gap=0), (QWidget(), *fields))
        return holder

    def _names(self) -> tuple[str, str]:
        return self._pair[0].title, self._pair[1].title

    def _add_rules(self, reading: Reading, rows: QVBoxLayout) -> None:
        """Add every rule that is shown, below the name of its group."""
        style, group, found = self._style, "", self.rows
        for row in found:
            if row.group != group:
                group = row.group
                heading = label(style, group, TextStyle.SECTION_TITLE)
                heading.setContentsMargins(style.px(RING), style.px(10), 0, 0)
                rows.addWidget(heading)
                reading.add(group, heading, is_heading=True)
            line = _Row(style, row, self._names(), is_narrow=self._is_narrow)
            rows.addWidget(line)
            reading.add(line.spoken, line, has_ring=True)
        if not found:
            said = self.tr("The two sets are the same in every rule.")
            nothing = label(style, said, TextStyle.BODY, wraps=True)
            nothing.setContentsMargins(style.px(RING), 0, 0, 0)
            rows.addWidget(nothing)
            reading.add(said, nothing)
        self._add_sentences(reading, rows)

    def _add_sentences(self, reading: Reading, rows: QVBoxLayout) -> None:
        """Add what the families say of their rules besides."""
        style = self._style
        for offer in self._pair:
            if not offer.sentences:
                continue
            said = self._words.labelled(offer.title, own_title(self._words))
            heading = label(style, breakable(said), TextStyle.SECTION_TITLE, wraps=True)
            heading.setContentsMargins(style.px(RING), style.px(10), 0, 0)
            rows.addWidget(heading)
            reading.add(said, heading, is_heading=True)
            for sentence in offer.sentences:
                line = label(style, breakable(sentence), TextStyle.BODY, wraps=True)
                line.setContentsMargins(style.px(RING + 12), 0, 0, 0)
                rows.addWidget(line)
                reading.add(sentence, line)

    def card(self) -> RuleCard:
        """What is shown, to be printed."""
        first, second = self._names()
        title = self._words.listed((first, second))
        sections: dict[str, list[str]] = {}
        pattern = self.tr("{rule}: {in_one} – {in_other}")
        for row in self.rows:
            line = filled(pattern, rule=row.label, in_one=row.first, in_other=row.second)
            if row.is_same:
                line = self._words.labelled(row.label, row.first)
            sections.setdefault(row.group, []).append(line)
        for offer in self._pair:
            if offer.sentences:
                said = self._words.labelled(offer.title, own_title(self._words))
                sections[said] = list(offer.sentences)
        told = self.tr("Before the dash: {one_set}; after it: {other_set}")
        summary = filled(told, one_set=first, other_set=second)
        parts = tuple(Section(group, tuple(lines)) for group, lines in sections.items())
        return RuleCard(title, summary, parts, "", ())

    # -- acts -------------------------------------------------------------------------------

    def _choose(self, place: int, key: str) -> None:
        chosen = next(offer for offer in self._offers if offer.key == key)
        first, second = self._pair
        self._pair = (first, chosen) if place else (chosen, second)
        self._rebuild()

    def _show_all(self, has_all: bool) -> None:
        self._has_all = has_all
        self._rebuild()

    def print_shown(self) -> None:
        """Ask for it on paper."""
        self.print_requested.emit(self.card())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class _Row(QWidget):
    """One rule, and what it is in either set."""

    def __init__(
        self, style: Style, row: BesideRow, names: tuple[str, str], *, is_narrow: bool
    ) -> None:
        super().__init__()
        self._style = style
        self._is_same = row.is_same
        self.setObjectName(f"beside-{row.field}")
        told = translate("RulesBesidePage", "{rule}. {one_set}: {in_one}. {other_set}: {in_other}.")
        if row.is_same:
            told = translate("RulesBesidePage", "{rule}, in both: {in_one}.")
        facts = {"in_one": row.first, "in_other": row.second}
        one, other = names
        self.spoken = filled(told, rule=row.label, one_set=one, other_set=other, **facts)
        """The same in a sentence."""
        ink = style.theme.text2 if row.is_same else None
        said = [row.first, row.second]
        if is_narrow and row.is_same:
            said = [row.first]
        elif is_narrow:
            said = [WORDS.labelled(name, text) for name, text in zip(names, said, strict=True)]
        parts = [
            label(style, row.label, TextStyle.NAME, wraps=True),
            *(label(style, breakable(text), TextStyle.BODY, ink=ink, wraps=True) for text in said),
        ]
        for part in parts:
            part.setContentsMargins(style.px(_INSET), 0, style.px(RING), 0)
        if is_narrow:
            put(vertical(style, self, margins=(0, RING + 7, 0, RING + 7), gap=2), *parts)
        else:
            _in_columns(horizontal(style, self, margins=(0, RING + 7, 0, RING + 7), gap=0), parts)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        ring = px(RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        fill = None if self._is_same else theme.chrome2
        paint_round(QPainter(self), body, px(8), fill, theme.line)


def _in_columns(line: QHBoxLayout, parts: Sequence[QWidget]) -> None:
    """Lay *parts* into *line*, a column for the rule and one for either set."""
    for share, part in zip(_SHARES, parts, strict=True):
        # Its share whatever stands in it, so that a column is one all the way down.
        part.setMinimumWidth(1)
        policy = part.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        part.setSizePolicy(policy)
        line.addWidget(part, share)
