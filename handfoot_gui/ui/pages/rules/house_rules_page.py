"""The page to change a rule set on and to keep it as house rules under a name."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options, presets_of
from handfoot_gui.storage.house_rules import LONGEST_NAME, RuleSet, RuleSets, tidy_name
from handfoot_gui.storage.text.faults import name_problem
from handfoot_gui.ui.pages.rules.form import RuleForm
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Footer, Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.widgets.vocabulary import as_entry

_PANEL: Final = 330
"""Units the panel of changes is wide."""


_NARROW: Final = 800
"""Units of width below which head and foot have more lines."""


class RulesDraft(Struct, frozen=True):
    """A rule set being changed."""

    game: str
    options: GameOptions
    base: str
    """The preset it is compared with."""
    name: str = ""
    kept: RuleSet | None = None
    """The house rules these are, when they were kept before."""
    sentences: tuple[str, ...] = ()
    """The family's own."""


class HouseRulesPage(QWidget):
    """The form with what it changes, said in words."""

    save_requested = Signal(object)  # a `RulesDraft`; so are the next two
    export_requested = Signal(object)
    card_requested = Signal(object)
    delete_requested = Signal(object)  # a `RuleSet`
    cancelled = Signal()

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__()
        self._style = style
        self._words = words
        self._known = RuleSets()
        self._said, self._is_fault = "", False
        self._is_name_due = False
        """Whether it is said that the name is missing."""
        self._form = RuleForm(style, words)
        self._form.changed.connect(self._on_changed)
        self._form.search_dropped.connect(self._on_search_dropped)
        self._changes = _Changes(style)
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._head = QWidget()
        self._foot = QWidget()
        self._middle = QHBoxLayout()
        put(self._middle, (self._form, 1), self._changes)
        self._rows.addLayout(self._middle, 1)

    _draft: RulesDraft

    def draft(self) -> RulesDraft:
        """The rules as they are now."""
        return replace(
            self._draft,
            options=self._form.options,
            name=tidy_name(self._draft.name),
            sentences=self._form.sentences,
        )

    def set_rules(self, draft: RulesDraft, known: RuleSets) -> None:
        """Let people change *draft*; *known* are the house rules there are already."""
        self._draft, self._known, self._said = draft, known.of(draft.game), ""
        self._is_name_due = bool(tidy_name(draft.name))
        self._form.sentences = draft.sentences
        self._form.set_rules(draft.game, draft.options, self._base_of(draft.options))
        self._form.verticalScrollBar().setValue(0)
        if self._search is not None:
            # What was looked for in other rules hides none of these.
            self._search.clear()
        self._build()

    def show_rules(self) -> None:
        """Let people read the rules as they are now."""
        self.card_requested.emit(self.draft())

    def show_first_problem(self) -> None:
        """Bring a field that keeps the rules from being played in sight, if there is one."""
        self._form.show_first_problem()

    def say(self, sentence: str, *, is_fault: bool = True) -> None:
        """Tell what became of saving or exporting, until something is changed."""
        self._said, self._is_fault = sentence, is_fault
        self._show_state()

    def set_style(self, style: Style) -> None:
        """Show the page in another theme or size."""
        self._style = style
        self._form.set_style(style)
        self._changes.set_style(style)
        if self._search is not None:
            self._build()

    def problem(self) -> str:
        """Why the rules cannot be saved, as a sentence; empty when they can."""
        return self._form.first_problem() or name_problem(
            self._words, self._known, self._draft.name, self._draft.kept
        )

    def _base_of(self, options: GameOptions) -> GameOptions:
        """The preset the rules are compared with, for as many players as *options* have."""
        return base_options(self._draft.game, self._draft.base, options)

    # -- content ----------------------------------------------------------------------------

    def _build(self) -> None:
        for old in (self._head, self._foot):
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        style = self._style
        self._was_narrow = self._is_narrow
        self._head, self._foot = self._header(), self._footer()
        self._rows.insertWidget(0, self._head)
        self._rows.addWidget(self._foot)
        side = style.px(43)
        self._middle.setContentsMargins(side, 0, side, 0)
        self._middle.setSpacing(style.px(16))
        self._changes.setFixedWidth(style.px(_PANEL))
        self._fit()
        self._show_state()

    def _header(self) -> QWidget:
        style = self._style
        head = QWidget()
        rows = vertical(style, head, margins=(48, 20, 43, 10), gap=10)
        first = horizontal(style, gap=4)
        title = self._draft.kept.name if self._draft.kept else translate("Common", "House rules")
        first.addWidget(label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True), 1)
        card = Button(
            style, translate("Common", "Show rule card"), sign=Icon.SHEET, name="rule-card"
        )
        card.clicked.connect(self.show_rules)
        self._export = Button(style, self.tr("Export"), sign=Icon.FOLDER, name="export")
        self._export.clicked.connect(lambda: self.export_requested.emit(self.draft()))
        self._export.asked_why.connect(self._tell_problem)
        put(first, card, self._export)
        kept = self._draft.kept
        if kept is not None:
            delete = Button(style, translate("Common", "Delete"), name="delete-rules")
            delete.clicked.connect(lambda: self.delete_requested.emit(kept))
            first.addWidget(delete)
        second = horizontal(style, gap=12)
        self._search = QLineEdit(self._search.text() if self._search is not None else "")
        self._search.setObjectName("search")
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._form.search)
        if self._is_narrow:
            put(rows, first, self._search, second)
        else:
            put(rows, first, second)
            second.addWidget(self._search, 1)
        compared = self.tr("Compared with")
        items = [
            (preset_title(self._draft.game, name), name) for name in presets_of(self._draft.game)
        ]
        self._base = ChoiceField(style, items, name="base")
        self._base.setAccessibleName(compared)
        self._base.set_value(self._draft.base)
        self._base.activated.connect(self._on_base)
        start = Button(style, self.tr("Start from it"), name="start-over", act=self._on_start_over)
        said = label(style, compared, TextStyle.LABEL, ink=style.theme.text2)
        put(second, said, self._base, start, 1 if self._is_narrow else 0)
        return head

    _search: QLineEdit | None = None
    _was_narrow = False
    """When head and foot were made."""

    def _footer(self) -> QWidget:
        style, px = self._style, self._style.px
        footer = Footer(style)
        high = 8 if self._is_narrow else 16 - RING
        rows = vertical(style, footer, margins=(48, high, 43, high), gap=0)
        row = horizontal(style, gap=16 - 2 * RING)
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        if self._is_narrow:
            put(rows, self._sentence, row)
        else:
            rows.addLayout(row)
            row.addWidget(self._sentence, 3)
        row.addWidget(
            label(style, translate("Common", "Name"), TextStyle.LABEL, ink=style.theme.text2)
        )
        self._name = QLineEdit(self._draft.name)
        self._name.setObjectName("rules-name")
        self._name.setAccessibleName(translate("Common", "Name of the house rules"))
        self._name.setMaxLength(LONGEST_NAME)
        self._name.setMinimumWidth(px(150))
        self._name.textChanged.connect(self._on_name)
        self._name.returnPressed.connect(self._on_save)
        row.addWidget(self._name, 2)
        row.addSpacing(px(8))
        cancel = Button(style, translate("Common", "Cancel"), height=52, name="cancel-rules")
        cancel.clicked.connect(self.cancelled)
        self._save = Button(
            style,
            translate("Common", "Save rules"),
            ButtonKind.PRIMARY,
            height=52,
            name="save-rules",
        )
        self._save.clicked.connect(self._on_save)
        self._save.asked_why.connect(self._tell_problem)
        put(row, cancel, self._save)
        return footer

    _export: Button
    _base: ChoiceField
    _sentence: QLabel
    _name: QLineEdit
    _save: Button

    def _show_state(self) -> None:
        problem, options = self.problem(), self._form.options
        texts = GAMES[self._draft.game].option_texts(self._words, options)
        changes = texts.differences(self._form.base, options)
        said = translate("Common", "As {base}")
        if changes:
            said = self.tr("{count:^} change(s) to {base}", "", len(changes))
        title = preset_title(self._draft.game, self._draft.base)
        sentence = filled(said, count=self._words.count(len(changes)), base=title)
        self._changes.set_facts(sentence, changes, self._form.problems())
        # Nobody has done anything wrong before the name was touched or saving was tried.
        wrong = problem if self._is_name_due else self._form.first_problem()
        self._sentence.setText(breakable(self._said or wrong or sentence))
        theme = self._style.theme
        is_bad = self._is_fault if self._said else bool(wrong)
        set_ink(self._sentence, theme.warn if is_bad else theme.text)
        self._save.set_reason(problem)
        self._export.set_reason(problem)

    @property
    def _is_narrow(self) -> bool:
        """Whether what stands side by side needs lines of its own."""
        return self.width() < _NARROW * self._style.scale

    def _fit(self) -> None:
        has_room = self.width() >= 1180 * self._style.scale
        self._changes.setVisible(has_room)
        self._form.tell_changes(is_on=not has_room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._search is not None and self._is_narrow != self._was_narrow:
            self._build()
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    # -- acts -------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._said = ""
        base = self._base_of(self._form.options)
        if base != self._form.base:
            self._form.set_base(base)
        self._show_state()

    def _on_search_dropped(self) -> None:
        if self._search is not None:
            self._search.clear()

    def _on_name(self, name: str) -> None:
        self._said = ""
        self._draft, self._is_name_due = replace(self._draft, name=name), True
        self._show_state()

    def _on_base(self) -> None:
        self._draft = replace(self._draft, base=self._base.value())
        self._form.set_base(self._base_of(self._form.options))
        self._show_state()

    def _on_start_over(self) -> None:
        base = self._base_of(self._form.options)
        self._form.set_rules(self._draft.game, base, base)
        self._show_state()

    def _on_save(self) -> None:
        if not self.problem():
            self.save_requested.emit(self.draft())
        else:
            self._tell_problem()

    def _tell_problem(self) -> None:
        """Say why the rules cannot be saved yet, which was tried."""
        self._said, self._is_name_due = "", True
        self._show_state()
        self._form.show_first_problem()


class _Changes(Page):
    """What the rules do otherwise than the preset, and what is wrong with them."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.setObjectName("changes")
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._problems: tuple[str, ...] = ()

    def set_facts(self, title: str, lines: tuple[str, ...], problems: tuple[str, ...]) -> None:
        self._title, self._lines, self._problems = title, lines, problems
        self._rebuild()

    def _content(self) -> QWidget:
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(0, 14, 8, 16), gap=8)
        for problem in self._problems:
            rows.addWidget(
                label(style, problem, TextStyle.LABEL_STRONG, ink=style.theme.warn, wraps=True)
            )
        rows.addWidget(label(style, self._title, TextStyle.SECTION_TITLE, wraps=True))
        for line in self._lines:
            text = as_entry(line)
            rows.addWidget(label(style, text, TextStyle.LABEL, wraps=True))
        rows.addStretch(1)
        return content
