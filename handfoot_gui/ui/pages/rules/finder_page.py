"""The page on which people find their rules: all rule sets of a game in groups, a search among them
and among single rules, and the ways to others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.text.finding import rules_found, sets_found
from handfoot_gui.core.text.own_sentences import own_title
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.which_version import has_which
from handfoot_gui.ui.pages.rules.offers import OfferGroup, RulesOffer, offers_of
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way, is_enter
from handfoot_gui.ui.widgets.fields import RuleRow, make_clearable
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import at_left, empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.outcome import Outcome
from handfoot_gui.ui.widgets.page import Flow, Page, above_foot, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import aloud, as_entry, as_sentence

_MOST_RULES: Final = 8
"""Single rules that are offered; a search for more of them wants another word."""


class RulesFinderPage(Page):
    """All rule sets of a game, one of them chosen. Signals with an `RulesOffer`: the chosen one."""

    taken = Signal(object)
    change_requested = Signal(object, str)  # with the label of the rule to be changed
    card_requested = Signal(object)
    beside_requested = Signal(object)
    code_requested = Signal(object)
    which_requested = Signal()
    paste_requested = Signal()
    cancelled = Signal()
    breaks = (900,)
    may_be_forgotten = True

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._wanted = ""
        self._outcome = Outcome()
        self._rows: list[tuple[RuleRow, RulesOffer, str]] = []
        """With all words by which each is found."""
        self._titles: list[tuple[QLabel, OfferGroup]] = []

    _game: str
    _groups: tuple[OfferGroup, ...]
    _chosen: RulesOffer

    def set_offers(self, game: str, groups: tuple[OfferGroup, ...], key: str) -> None:
        """Show the rule sets of *game*, the one called *key* chosen."""
        self._game, self._groups, self._wanted, self._outcome = game, groups, "", Outcome()
        offers = offers_of(groups)
        self._chosen = next((one for one in offers if one.key == key), offers[0])
        self._rebuild()
        self.scroll_bar.setValue(0)
        self._take_focus()

    @property
    def chosen(self) -> RulesOffer:
        """The rule set that is chosen."""
        return self._chosen

    def say(self, sentence: str, *, is_fault: bool = True) -> None:
        """Tell what became of rules that were brought here."""
        self._outcome = Outcome(sentence, is_fault)
        self._rebuild()

    def show_card(self) -> None:
        """Let people read the chosen rules."""
        self.card_requested.emit(self._chosen)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        style, margin = self._style, self._margin()
        upper, rows = column(style, margins=(margin - RING, 24, margin - RING, 16))
        rows.setSpacing(style.px(8))
        text = filled(self.tr("Rules of {game}"), game=game_title(self._game))
        title = label(style, text, TextStyle.PAGE_TITLE, wraps=True)
        title.setContentsMargins(style.px(RING), 0, 0, 0)
        put(rows, title, self._ways(), self._field())
        if self._outcome.sentence:
            rows.addWidget(self._outcome.label(style))
        beside = horizontal(style, gap=32)
        rows.addLayout(beside)
        put(beside, (self._list(), 1))
        self._about: QVBoxLayout | None = None
        if not self._is_narrow:
            self._about = vertical(style, gap=6)
            put(beside, (self._about, 1))
        rows.addStretch(1)
        content, buttons = above_foot(style, upper, margin)
        cancel = Button(
            style, translate("Common", "Cancel"), key="Esc", height=52, name="cancel-finding",
            act=self.cancelled,
        )  # fmt: skip
        take = self._taking = Button(
            style, self.tr("Use these rules"), ButtonKind.PRIMARY, key="Enter", height=52,
            name="take-rules", act=self._take,
        )  # fmt: skip
        give_way(cancel, take)
        put(buttons, cancel, 1, take)
        self._search(self._wanted)
        self._show_chosen()
        return content

    def _ways(self) -> QWidget:
        """What leads on from here."""
        ways = []
        if has_which(self._game):
            ways.append(self._way(self.tr("Which rules do we play?"), Icon.HINT, "which",
                                  self.which_requested.emit))  # fmt: skip
        if len(offers_of(self._groups)) > 1:
            ways.append(self._way(self.tr("Compare side by side"), Icon.RULES, "beside",
                                  lambda: self.beside_requested.emit(self._chosen)))  # fmt: skip
        ways += [
            self._way(translate("Common", "Show rule card"), Icon.SHEET, "show-card",
                      self.show_card),
            self._way(self.tr("Show as a code"), Icon.PHONE, "code",
                      lambda: self.code_requested.emit(self._chosen)),
            self._way(self.tr("Rules from a code"), Icon.PENCIL, "paste",
                      self.paste_requested.emit),
        ]  # fmt: skip
        apart = self._style.px(2)
        return Flow(ways, apart=apart, lines_apart=apart)

    def _way(self, text: str, sign: Icon, name: str, act: Callable[[], object]) -> Button:
        return Button(self._style, text, sign=sign, name=name, act=act)

    def _field(self) -> QWidget:
        field = QLineEdit(self._wanted)
        field.setObjectName("find-rules")
        field.setFont(self._style.font(TextStyle.BODY))
        field.setMinimumHeight(self._style.px(40))
        said = self.tr("Search: a name, or words from a rule")
        field.setPlaceholderText(said)
        field.setAccessibleName(said)
        field.setAccessibleDescription(translate("Common", "Shows only rules with these words"))
        make_clearable(field)
        field.textChanged.connect(self._search)
        holder = QWidget()
        put(horizontal(self._style, holder, margins=(RING, 0, RING, 0)), field)
        self._sought = field
        return holder

    def _list(self) -> QWidget:
        """The rule sets under the titles of their groups, then single rules that were found."""
        style, px = self._style, self._style.px
        holder = QWidget()
        rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=8 - RING)
        self._rows, self._titles = [], []
        for group in self._groups:
            title = label(style, group.title, TextStyle.SECTION_TITLE, wraps=True)
            title.setContentsMargins(px(RING), px(8), 0, px(2))
            self._titles.append((title, group))
            rows.addWidget(title)
            for offer in group.offers:
                row = RuleRow(style, offer.title, offer.about, name=offer.key)
                row.setChecked(offer == self._chosen)
                row.toggled.connect(lambda is_on, offer=offer: self._choose(offer, is_on))
                row.chosen_twice.connect(self._take)
                self._rows.append((row, offer, offer.found_by(self._words)))
                rows.addWidget(row)
        self._rules = vertical(style, gap=0)
        nothing = self.tr("No rule or rule set has these words.")
        self._nothing = label(style, nothing, TextStyle.BODY, ink=style.theme.text2, wraps=True)
        self._nothing.setContentsMargins(px(RING), px(8), 0, 0)
        put(rows, self._rules, self._nothing, 1)
        return holder

    def _show_rules(self, wanted: str) -> bool:
        """Offer the single rules that have the words *wanted*; whether there are any."""
        style, px = self._style, self._style.px
        empty(self._rules)
        texts = GAMES[self._game].option_texts(self._words, self._chosen.options)
        found = rules_found(texts, wanted)
        if found:
            title = label(style, self.tr("Single rules"), TextStyle.SECTION_TITLE)
            title.setContentsMargins(px(RING), px(8), 0, px(2))
            self._rules.addWidget(title)
        for field in found[:_MOST_RULES]:
            said = texts.fields[field].label
            told = texts.told(self._chosen.options, field)
            link = Button(
                style, said, ButtonKind.QUIET, sign=Icon.CHEVRON_RIGHT, name=f"rule-{field}",
                is_sign_last=True, act=partial(self._change, said),
            )  # fmt: skip
            link.setAccessibleDescription(aloud(told))
            give_way(link)
            now = label(style, told, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
            now.setContentsMargins(px(10 + RING), 0, 0, px(4))
            row = QWidget()
            put(vertical(style, row, margins=(0, 0, 0, 0), gap=0), at_left(link), now)
            self._rules.addWidget(row)
        return bool(found)

    def _show_chosen(self) -> None:
        """Say more about the chosen rules, where there is room beside the list."""
        if self._about is None:
            return
        style, px, offer = self._style, self._style.px, self._chosen
        empty(self._about)

        def add(text: str, role: TextStyle, *, is_quiet: bool = False) -> None:
            ink = style.theme.text2 if is_quiet else None
            assert self._about is not None
            self._about.addWidget(label(style, breakable(text), role, ink=ink, wraps=True))

        add(offer.title, TextStyle.SECTION_TITLE)
        card = GAMES[offer.game].rule_card(self._words, offer.options, "")
        add(as_sentence(card.summary), TextStyle.BODY, is_quiet=True)
        base, changes = offer.differences(self._words)
        n = len(changes)
        said = translate("Common", "Same as {base}")
        if changes:
            said = translate("HouseRulesPage", "{count:^} change(s) to {base}", "", n)
        if changes or offer.kept is not None:
            add(filled(said, count=self._words.count(n), base=base), TextStyle.LABEL_STRONG)
        for change in changes:
            add(as_entry(change), TextStyle.LABEL)
        if offer.sentences:
            add(own_title(self._words), TextStyle.LABEL_STRONG)
        for sentence in offer.sentences:
            add(sentence, TextStyle.LABEL)
        self._about.setContentsMargins(0, px(8), 0, 0)
        self._about.addStretch(1)

    def _take_focus(self) -> None:
        self._sought.setFocus(Qt.FocusReason.TabFocusReason)

    # -- acts -------------------------------------------------------------------------------

    def _search(self, wanted: str) -> None:
        self._wanted = wanted
        are_found = sets_found(((offer.title, there) for _, offer, there in self._rows), wanted)
        found = {
            offer.key for (_, offer, _), is_one in zip(self._rows, are_found, strict=True) if is_one
        }
        for row, offer, _ in self._rows:
            row.setVisible(offer.key in found)
        for title, group in self._titles:
            title.setVisible(any(offer.key in found for offer in group.offers))
        if found and self._chosen.key not in found:
            next(row for row, offer, _ in self._rows if offer.key in found).setChecked(True)
        has_rules = self._show_rules(wanted)
        self._nothing.setVisible(not found and not has_rules)
        # What is taken is always in sight.
        self._taking.setEnabled(bool(found))

    def _choose(self, offer: RulesOffer, is_on: bool) -> None:
        if is_on and offer != self._chosen:
            self._chosen = offer
            self._show_rules(self._wanted)
            self._show_chosen()

    def _change(self, label: str) -> None:
        self.change_requested.emit(self._chosen, label)

    def _take(self) -> None:
        if self._taking.isEnabled():
            self.taken.emit(self._chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif not is_enter(event):
            super().keyPressEvent(event)
        elif self._sought.hasFocus():
            self._go_to_list()
        elif not event.isAutoRepeat():
            self._take()

    def _go_to_list(self) -> None:
        """Enter leads from the search to what it found: who types has not yet chosen."""
        row = next((row for row, _, _ in self._rows if row.isChecked()), None)
        if row is not None and not row.isHidden():
            row.setFocus(Qt.FocusReason.TabFocusReason)
