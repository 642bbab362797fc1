"""The page to change a rule set on and to keep it as house rules under a name."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import base_options, presets_of
from handfoot_gui.storage.house_rules import LONGEST_NAME, RuleSet, RuleSets, tidy_name
from handfoot_gui.storage.text.faults import name_problem
from handfoot_gui.ui.pages.rules.form import RuleForm
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import ChoiceField, make_clearable
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.golden_in_sight import GoldenInSight
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.outcome import Outcome
from handfoot_gui.ui.widgets.page import SHORT, FittingPage, Footer, Middle, Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title
from handfoot_gui.ui.widgets.vocabulary import as_entry

_PANEL: Final = 330
"""Units the panel of changes is wide."""
_BESIDE: Final = 1180
"""Units of width from which it stands beside the form."""
_LEAST: Final = (760.0, 280.0)
"""Units, across and down, that the page needs: in a window with fewer all of it is smaller."""
_NARROW: Final = 824
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


class RulesName(Struct, frozen=True):
    """The name that house rules are to be kept under."""

    known: RuleSets = RuleSets()
    """Those of the game that there are already."""
    kept: RuleSet | None = None
    """The house rules these are, when they were kept before."""
    text: str = ""
    """As it is typed."""
    is_due: bool = False
    """Whether it is said that the name is missing: nobody has done anything wrong before it was
    touched or saving was tried."""

    def problem(self, words: Words) -> str:
        """Why nothing can be kept under it, as a sentence; empty when it can."""
        return name_problem(words, self.known, self.text, self.kept)

    def typed(self, text: str) -> RulesName:
        """The name after *text* was typed."""
        return replace(self, text=text, is_due=True)


class ComparedForm(QWidget):
    """The form, and beside it what the rules do otherwise than a preset, where there is room."""

    changed = Signal()  # a value, or the family's own sentences
    compared = Signal()  # with another preset, or begun again from it
    search_dropped = Signal()

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__()
        self._style = style
        self._words = words
        self._base = ""
        """The preset they are compared with."""
        self._changes = _Changes(style)
        self.form = RuleForm(style, words)
        """All fields."""
        self.form.changed.connect(self._on_changed)
        self.form.search_dropped.connect(self.search_dropped)
        self._row = QHBoxLayout(self)
        put(self._row, (self.form, 1), self._changes)

    def set_rules(self, draft: RulesDraft) -> None:
        """Show *draft* from its first field."""
        self._base = draft.base
        self.form.sentences = draft.sentences
        self.form.set_rules(draft.game, draft.options, self._base_of(draft.game, draft.options))
        self.form.verticalScrollBar().setValue(0)

    def draft(self, draft: RulesDraft) -> RulesDraft:
        """*draft* as it was changed here."""
        options, sentences = self.form.rules.options, self.form.sentences
        return replace(draft, options=options, base=self._base, sentences=sentences)

    def compare_with(self, base: str) -> None:
        """Compare the rules with another preset."""
        self._base = base
        self._rebase()
        self.compared.emit()

    def start_over(self) -> None:
        """Begin again from the preset."""
        rules = self.form.rules
        base = self._base_of(rules.game, rules.options)
        self.form.set_rules(rules.game, base, base)
        self.compared.emit()

    def set_style(self, style: Style) -> None:
        """Show both in another theme or size."""
        self._style = style
        self.form.set_style(style)
        self._changes.set_style(style)

    def fit(self) -> None:
        """Lay both out for the present style and width."""
        px = self._style.px
        self._row.setContentsMargins(px(43), 0, px(43), 0)
        self._row.setSpacing(px(16))
        self._changes.setFixedWidth(px(_PANEL))
        self._share_room()

    def show_changes(self) -> str:
        """Show what the rules do otherwise; the sentence above that."""
        rules, texts = self.form.rules, self.form.rules.texts
        changes = texts.differences(rules.base, rules.options)
        n = len(changes)
        said = translate("Common", "Same as {base}")
        if changes:
            said = translate("HouseRulesPage", "{count:^} change(s) to {base}", "", n)
        title = preset_title(rules.game, self._base)
        sentence = filled(said, count=self._words.count(n), base=title)
        self._changes.set_facts(sentence, changes, self.form.problems())
        return sentence

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        has_room = self.width() >= _BESIDE * self._style.scale
        self._changes.setVisible(has_room)
        self.form.tell_changes(is_on=not has_room)

    def _base_of(self, game: str, options: GameOptions) -> GameOptions:
        """The preset the rules are compared with, for as many players as *options* have."""
        return base_options(game, self._base, options)

    def _rebase(self) -> None:
        rules = self.form.rules
        base = self._base_of(rules.game, rules.options)
        if base != rules.base:
            self.form.set_base(base)

    def _on_changed(self) -> None:
        self._rebase()
        self.changed.emit()


class RulesHead(QWidget):
    """What the rules are called, what can be done with them, the search, and the preset."""

    card_requested = Signal()
    export_requested = Signal()
    delete_requested = Signal(object)  # a `RuleSet`
    why_asked = Signal()  # why they cannot be exported
    base_chosen = Signal(str)
    start_requested = Signal()  # from the preset

    def __init__(self, style: Style, draft: RulesDraft, sought: str, *, is_narrow: bool) -> None:
        """*sought* is what is looked for already."""
        super().__init__()
        rows = vertical(style, self, margins=(48, 20, 43, 10), gap=10)
        self.is_narrow = is_narrow
        """Whether what stands side by side elsewhere has lines of its own."""
        self.search = _search_field(sought)
        self._export = Button(
            style, translate("HouseRulesPage", "Export"), sign=Icon.FOLDER, name="export"
        )
        self._export.clicked.connect(self.export_requested)
        self._export.asked_why.connect(self.why_asked)
        second = horizontal(style, gap=12)
        if is_narrow:
            put(rows, self._acts(style, draft.kept), self.search, second)
        else:
            put(rows, self._acts(style, draft.kept), second)
            second.addWidget(self.search, 1)
        self._add_base(style, draft, second)

    def set_reason(self, problem: str) -> None:
        """Nothing can be exported as long as there is a *problem*."""
        self._export.set_reason(problem)

    def _acts(self, style: Style, kept: RuleSet | None) -> QHBoxLayout:
        row = horizontal(style, gap=4)
        title = kept.name if kept else translate("Common", "House rules")
        row.addWidget(label(style, breakable(title), TextStyle.PAGE_TITLE, wraps=True), 1)
        card = Button(
            style, translate("Common", "Show rule card"), sign=Icon.SHEET, name="rule-card"
        )
        card.clicked.connect(self.card_requested)
        put(row, card, self._export)
        give_way(card, self._export)
        if kept is not None:
            delete = Button(style, translate("Common", "Delete"), name="delete-rules")
            delete.clicked.connect(lambda: self.delete_requested.emit(kept))
            row.addWidget(delete)
            give_way(delete)
        return row

    def _add_base(self, style: Style, draft: RulesDraft, row: QHBoxLayout) -> None:
        compared = translate("HouseRulesPage", "Compared with")
        items = [(preset_title(draft.game, name), name) for name in presets_of(draft.game)]
        base = ChoiceField(style, items, name="base")
        base.setAccessibleName(compared)
        base.set_value(draft.base)
        base.activated.connect(lambda: self.base_chosen.emit(base.value()))
        text = translate("HouseRulesPage", "Start from this")
        start = Button(style, text, name="start-over", act=self.start_requested)
        said = label(style, compared, TextStyle.LABEL, ink=style.theme.text2)
        put(row, said, base, start, 1 if self.is_narrow else 0)


def _search_field(sought: str) -> QLineEdit:
    field = QLineEdit(sought)
    field.setObjectName("search")
    field.setPlaceholderText(translate("HouseRulesPage", "Search the rules"))
    field.setAccessibleName(translate("HouseRulesPage", "Search the rules"))
    field.setAccessibleDescription(translate("Common", "Shows only rules with these words"))
    make_clearable(field)
    return field


class RulesFoot(Footer):
    """A sentence on the rules, the name to keep them under, and the two ways to leave."""

    named = Signal(str)
    save_tried = Signal()
    why_asked = Signal()  # why they cannot be saved
    cancelled = Signal()

    def __init__(self, style: Style, name: str, *, is_narrow: bool) -> None:
        super().__init__(style)
        high = 8 if is_narrow else 16 - RING
        rows = vertical(style, self, margins=(48, high, 43, high), gap=0)
        row = horizontal(style, gap=16 - 2 * RING)
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        if is_narrow:
            put(rows, self._sentence, row)
        else:
            rows.addLayout(row)
            row.addWidget(self._sentence, 3)
        row.addWidget(
            label(style, translate("Common", "Name"), TextStyle.LABEL, ink=style.theme.text2)
        )
        row.addWidget(self._field(name), 2)
        row.addSpacing(style.px(8))
        cancel = Button(style, translate("Common", "Cancel"), height=52, name="cancel-rules")
        cancel.clicked.connect(self.cancelled)
        self._save = Button(
            style,
            translate("Common", "Save rules"),
            ButtonKind.PRIMARY,
            height=52,
            name="save-rules",
        )
        self._save.clicked.connect(self.save_tried)
        self._save.asked_why.connect(self.why_asked)
        put(row, cancel, self._save)

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(name)
        field.setObjectName("rules-name")
        field.setAccessibleName(translate("Common", "Name of the house rules"))
        field.setMaxLength(LONGEST_NAME)
        field.setMinimumWidth(self._style.px(150))
        field.textChanged.connect(self.named)
        field.returnPressed.connect(self.save_tried)
        return field

    def show_state(self, sentence: str, problem: str, *, is_bad: bool) -> None:
        """Say *sentence*; nothing can be saved as long as there is a *problem*."""
        theme = self._style.theme
        self._sentence.setText(breakable(sentence))
        set_ink(self._sentence, theme.warn if is_bad else theme.text)
        self._save.set_reason(problem)


class HouseRulesPage(FittingPage):
    """The form with what it changes, said in words."""

    save_requested = Signal(object)  # a `RulesDraft`; so are the next two
    export_requested = Signal(object)
    card_requested = Signal(object)
    delete_requested = Signal(object)  # a `RuleSet`
    cancelled = Signal()

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style, _LEAST)
        self._style = style
        self._words = words
        self._outcome = Outcome()
        self._name = RulesName()
        self._compared = ComparedForm(style, words)
        self._compared.changed.connect(lambda: self.say(""))
        self._compared.compared.connect(self._show_state)
        self._compared.search_dropped.connect(self._clear_search)
        body = QWidget()
        middle = Middle(body)
        GoldenInSight(middle, lambda: self.height() < SHORT * self.wished.scale)
        vertical(style, self, margins=(0, 0, 0, 0)).addWidget(middle)
        self._rows = vertical(style, body, margins=(0, 0, 0, 0), gap=0)
        self._head: RulesHead | None = None
        self._foot: RulesFoot | None = None
        self._rows.addWidget(self._compared, 1)

    _draft: RulesDraft

    def draft(self) -> RulesDraft:
        """The rules as they are now."""
        return replace(self._compared.draft(self._draft), name=tidy_name(self._name.text))

    def set_rules(self, draft: RulesDraft, known: RuleSets, wanted: str = "") -> None:
        """Let people change *draft*; *known* are the house rules there are already, and *wanted*
        is looked for among the fields."""
        self._draft, self._outcome = draft, Outcome()
        is_due = bool(tidy_name(draft.name))
        self._name = RulesName(known.of(draft.game), draft.kept, draft.name, is_due)
        self._compared.set_rules(draft)
        # What was looked for in other rules hides none of these.
        self._clear_search()
        self._build()
        if wanted:
            assert self._head is not None, "rules are shown"
            self._head.search.setText(wanted)

    def show_rules(self) -> None:
        """Let people read the rules as they are now."""
        self.card_requested.emit(self.draft())

    def show_first_problem(self, field: str = "") -> None:
        """Bring *field* in sight, or without one what keeps the rules from being played, if there
        is such a field."""
        if field:
            self._compared.form.show_field(field)
        else:
            self._compared.form.show_first_problem()

    def say(self, sentence: str, *, is_fault: bool = True) -> None:
        """Tell what became of saving or exporting, until something is changed."""
        self._outcome = Outcome(sentence, is_fault)
        self._show_state()

    def set_style(self, style: Style) -> None:
        """Show the page in another theme or size."""
        self.wished = style
        self._style = self.fitting()
        self._compared.set_style(self._style)
        if self._head is not None:
            self._build()

    def problem(self) -> str:
        """Why the rules cannot be saved, as a sentence; empty when they can."""
        return self._compared.form.first_problem() or self._name.problem(self._words)

    # -- content ----------------------------------------------------------------------------

    def _build(self) -> None:
        sought = "" if self._head is None else self._head.search.text()
        for old in (self._head, self._foot):
            if old is not None:
                self._rows.removeWidget(old)
                old.hide()
                old.deleteLater()
        style, is_narrow = self._style, self._is_narrow
        draft = self._compared.draft(self._draft)
        head = self._head = RulesHead(style, draft, sought, is_narrow=is_narrow)
        head.card_requested.connect(self.show_rules)
        head.export_requested.connect(lambda: self.export_requested.emit(self.draft()))
        head.delete_requested.connect(self.delete_requested)
        head.why_asked.connect(self._tell_problem)
        head.search.textChanged.connect(self._compared.form.search)
        head.base_chosen.connect(self._compared.compare_with)
        head.start_requested.connect(self._compared.start_over)
        foot = self._foot = RulesFoot(style, self._name.text, is_narrow=is_narrow)
        foot.named.connect(self._on_name)
        foot.save_tried.connect(self._on_save)
        foot.why_asked.connect(self._tell_problem)
        foot.cancelled.connect(self.cancelled)
        self._rows.insertWidget(0, head)
        self._rows.addWidget(foot)
        self._compared.fit()
        self._show_state()

    def _show_state(self) -> None:
        problem, sentence = self.problem(), self._compared.show_changes()
        wrong = problem if self._name.is_due else self._compared.form.first_problem()
        outcome = self._outcome
        is_bad = outcome.is_fault if outcome.sentence else bool(wrong)
        assert self._head is not None, "rules are shown"
        assert self._foot is not None, "rules are shown"
        self._foot.show_state(outcome.sentence or wrong or sentence, problem, is_bad=is_bad)
        self._head.set_reason(problem)

    @property
    def _is_narrow(self) -> bool:
        """Whether what stands side by side needs lines of its own."""
        return self.width() < _NARROW * self._style.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.fitting() != self._style:
            self.set_style(self.wished)
        # Where head and foot would leave the fields no room they are scrolled to.
        self._compared.setMinimumHeight(self.height() if self.is_low else 0)
        if self._head is not None and self._is_narrow != self._head.is_narrow:
            self._build()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    # -- acts -------------------------------------------------------------------------------

    def _clear_search(self) -> None:
        if self._head is not None:
            self._head.search.clear()

    def _on_name(self, name: str) -> None:
        self._outcome, self._name = Outcome(), self._name.typed(name)
        self._show_state()

    def _on_save(self) -> None:
        if not self.problem():
            self.save_requested.emit(self.draft())
        else:
            self._tell_problem()

    def _tell_problem(self) -> None:
        """Say why the rules cannot be saved yet, which was tried."""
        self._outcome, self._name = Outcome(), replace(self._name, is_due=True)
        self._show_state()
        self.show_first_problem()


class _Changes(Page):
    """What the rules do otherwise than the preset, and what is wrong with them."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.setObjectName("changes")
        self._title = ""
        self._lines: tuple[str, ...] = ()
        self._problems: tuple[str, ...] = ()

    def set_facts(self, title: str, lines: tuple[str, ...], problems: tuple[str, ...]) -> None:
        """Show what is otherwise below a *title*, and above it what is wrong."""
        facts = title, lines, problems
        if self.widget() is None or facts != (self._title, self._lines, self._problems):
            self._title, self._lines, self._problems = facts
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
