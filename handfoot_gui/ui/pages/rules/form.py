"""The form of a rule set: a row for every field, built from the fields and their words."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Any, Final, cast

import msgspec.inspect as types
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.options import OptionText, OptionTexts
from handfoot_gui.core.text.words import Words, searchable
from handfoot_gui.games import GAMES
from handfoot_gui.ui.pages.rules.fields import Editor, editor_for
from handfoot_gui.ui.pages.rules.sentences import SentencesRow
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.fields import Segment
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import EXPLAINED, Surface, label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import as_sentence

_LONG: Final = 300
"""Units of an editor beside which a narrow form leaves too little room for words."""


class FieldRow(QWidget):
    """One field: its words, its editor, and marks that follow the rule set."""

    changed = Signal()
    put_back = Signal()
    other_sought = Signal()  # the field it does not go with

    def __init__(
        self,
        style: Style,
        name: str,
        said: OptionText,
        editor: Editor,
        *,
        sought: str = "",
        is_narrow: bool = False,
    ) -> None:
        """*sought* are other words to be found by; on a narrow form a long editor stands below its
        words."""
        super().__init__()
        self.setObjectName(f"row-{name}")
        self._style = style
        self.editor = editor
        self.label = said.label
        self.group = said.group
        self._found_by = searchable(f"{said.label} {said.help} {editor.words} {name} {sought}")
        px = style.px
        self._panel = Surface(style, line=style.theme.line, radius=10)
        vertical(style, self, margins=(RING, 0, RING, 0)).addWidget(self._panel)
        self._shown: tuple[bool, str, bool, str] = (False, "", False, "")
        """What `mark` was told last."""
        self._name, self._said = name, said
        self._head = horizontal(style, gap=10)
        put(self._head, (label(style, said.label, TextStyle.NAME, wraps=True), 1))
        about = label(style, said.help, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        words = self._words = vertical(style, gap=2)
        put(words, self._head, about)
        is_long = is_narrow and editor.sizeHint().width() > px(_LONG)
        is_below = editor.is_wide or is_long
        line = QVBoxLayout(self._panel) if is_below else QHBoxLayout(self._panel)
        line.setContentsMargins(px(16), px(8), px(10), px(8))
        line.setSpacing(px(8))
        controls = horizontal(style, gap=6)
        controls.addWidget(editor, 1 if editor.is_wide else 0)
        if is_long and not editor.is_wide:
            controls.addStretch(1)
        put(line, (words, 1), controls)
        editor.changed.connect(self.changed)
        for stop in editor.stops():
            if isinstance(stop, Segment) or stop is editor.lead:
                stop.setProperty(EXPLAINED, said.help)

    # Few rows are ever marked: what marks them is made when it is first wanted.

    @cached_property
    def _mark(self) -> QLabel:
        """The word that the field was changed."""
        style = self._style
        mark = label(style, self.tr("changed"), TextStyle.TAG, ink=style.theme.link)
        mark.setObjectName(f"changed-{self._name}")
        self._head.insertWidget(1, mark)
        return mark

    @cached_property
    def _back(self) -> Button:
        """What puts the field back."""
        text = translate("Common", "Put back")
        back = Button(self._style, text, ButtonKind.QUIET, name=f"{self._name}-back")
        back.setAccessibleDescription(self._said.label)
        back.clicked.connect(self.put_back)
        give_way(back)
        self._head.insertWidget(2, back)
        return back

    @cached_property
    def note(self) -> QLabel:
        """What is said of the field's value."""
        note = label(self._style, "", TextStyle.LABEL_STRONG, wraps=True)
        note.setObjectName(f"note-{self._name}")
        note.hide()
        self._words.insertWidget(2, note)
        return note

    @cached_property
    def _other(self) -> Button:
        """What leads to the field it does not go with."""
        name = f"{self._name}-other"
        other = Button(self._style, "", ButtonKind.QUIET, sign=Icon.CHEVRON_RIGHT, name=name)
        other.clicked.connect(self.other_sought)
        leads = QHBoxLayout()
        put(leads, other, 1)
        self._words.insertLayout(3, leads)
        return other

    @property
    def is_wrong(self) -> bool:
        """Whether what was typed is no value."""
        return bool(self.editor.problem())

    @property
    def is_marked(self) -> bool:
        """Whether the row says that it was changed."""
        return self._shown[0]

    def mark(self, *, is_changed: bool, note: str, is_bad: bool, other: str = "") -> None:
        """Show whether the field differs from the preset, and a *note* about it.

        *other* is the label of the field it does not go with, to which a button leads.
        """
        theme, shown = self._style.theme, (is_changed, note, is_bad, other)
        if shown == self._shown:
            return
        was_changed, had_note, _, had_other = self._shown
        self._shown = shown
        if is_changed or was_changed:
            self._mark.setVisible(is_changed)
            self._back.setVisible(is_changed)
        if note or had_note:
            self.note.setText(note)
            # Before it is shown: Qt keeps the ink a label is first shown in when it gets a new
            # parent.
            set_ink(self.note, theme.warn if is_bad else theme.text2)
            self.note.setVisible(bool(note))
        if other or had_other:
            go = self.tr("Go to “{field}”")
            self._other.setText(filled(go, field=other) if other else "")
            self._other.setVisible(bool(other))
        self._panel.set_colours(
            theme.chrome2 if is_changed else None, theme.warn if is_bad else theme.line
        )

    def stops(self) -> list[QWidget]:
        """All its controls, in the order in which the Tab key goes through them."""
        made = [self.__dict__[name] for name in ("_back", "_other") if name in self.__dict__]
        return [*made, *self.editor.stops()]

    def is_found(self, wanted: str) -> bool:
        """Whether every word of *wanted* is in the row's words."""
        return all(word in self._found_by for word in searchable(wanted).split())


class ComparedRules(Struct, frozen=True, dict=True):
    """A rule set being changed, beside the preset it is compared with."""

    words: Words
    game: str
    options: GameOptions
    """The rule set now; what was typed and is no value has no part in it."""
    base: GameOptions
    """The preset."""

    @cached_property
    def texts(self) -> OptionTexts:
        """The words of its fields."""
        return GAMES[self.game].option_texts(self.words, self.options)

    @cached_property
    def _found(self) -> tuple[tuple[tuple[str, ...], str], ...]:
        """What the rule set says of itself: fields that disagree, and why."""
        return tuple(self.options.contradictions())

    def is_worded_as(self, other: ComparedRules) -> bool:
        """Whether the rows of *other* have the same words."""
        return self.game == other.game and self.texts.wording == other.texts.wording

    def is_changed(self, name: str) -> bool:
        """Whether the field *name* differs from the preset."""
        return bool(getattr(self.options, name) != getattr(self.base, name))

    def contradictions(self, shown: GameOptions | None) -> list[tuple[tuple[str, ...], str]]:
        """Fields that disagree, with a sentence that quotes their values in *shown*."""
        texts = self.texts
        return [
            (fields, texts.contradiction(shown, OptionsError(fields, sentence)))
            for fields, sentence in self._found
        ]

    def other_of(self, name: str) -> str:
        """The field that *name*, which is in a contradiction, does not go with; empty where it
        contradicts itself."""
        fields = next(fields for fields, _ in self._found if name in fields)
        return next((field for field in fields if field != name), "")


class FormRows:
    """The rows of a form under the titles of their groups, of which a search shows some."""

    def __init__(self, style: Style, layout: QVBoxLayout) -> None:
        """*layout* takes what is added, from above."""
        self._style = style
        self._layout = layout
        self._titles: dict[str, QLabel] = {}
        self._nothing: QLabel | None = None
        self._own: SentencesRow | None = None
        self._stops: list[QWidget] = []
        """The controls in the order of the Tab key."""
        self.fields: dict[str, FieldRow] = {}
        """By the names of the fields."""

    def add(self, name: str, row: FieldRow) -> None:
        """Add the *row* of the field *name*."""
        self._add_title(row.group)
        self.fields[name] = row
        self._layout.addWidget(row)

    def end(self, own: SentencesRow) -> None:
        """Add a family's *own* sentences, and what is said where nothing is found."""
        style, px = self._style, self._style.px
        self._add_title(own.group)
        self._layout.addWidget(own)
        self._own = own
        self._nothing = label(
            style,
            translate("RuleForm", "No rule has these words."),
            TextStyle.BODY,
            ink=style.theme.text2,
        )
        self._nothing.setContentsMargins(px(RING), px(14), 0, 0)
        put(self._layout, self._nothing, 1)

    def _add_title(self, group: str) -> None:
        """Add the title of *group*, unless it is there."""
        if group in self._titles:
            return
        px = self._style.px
        title = label(self._style, group, TextStyle.SECTION_TITLE)
        title.setContentsMargins(px(RING), px(14), 0, px(2))
        self._titles[group] = title
        self._layout.addWidget(title)

    def search(self, wanted: str) -> None:
        """Show only the rows whose words contain all of *wanted*, and those that are wrong."""
        seen: set[str] = set()
        for row in self.fields.values():
            is_found = not wanted or row.is_found(wanted)
            # To be told what it does already costs a widget a layout of everything.
            if row.isHidden() is (is_found or row.is_wrong):
                row.setVisible(row.isHidden())
            if is_found:
                seen.add(row.group)
        if self._own is not None:
            is_found = self._own.is_found(wanted)
            self._own.setVisible(is_found)
            if is_found:
                seen.add(self._own.group)
        wrong = {row.group for row in self.fields.values() if row.is_wrong}
        for group, title in self._titles.items():
            title.setVisible(group in seen or group in wrong)
        if self._nothing is not None:
            self._nothing.setVisible(not seen)

    def show_wrong(self) -> None:
        """Show the rows that are wrong, also where a search leaves them out: nothing else says
        what has to be mended."""
        for row in self.fields.values():
            if row.is_wrong:
                row.show()
                self._titles[row.group].show()

    def order_keys(self) -> None:
        """Let the Tab key go from control to control as they are read, whenever they were made."""
        stops = [stop for row in self.fields.values() for stop in row.stops()]
        if stops != self._stops:
            self._stops = stops
            for before, after in pairwise(stops):
                QWidget.setTabOrder(before, after)

    def set_sentences(self, sentences: tuple[str, ...]) -> None:
        """Show the family's own *sentences*."""
        if self._own is not None:
            self._own.set_sentences(sentences)

    @property
    def wrong(self) -> str | None:
        """The name of the first field whose value is none."""
        return next((name for name, row in self.fields.items() if row.is_wrong), None)


class RuleForm(Page):
    """All fields of a rule set, grouped."""

    changed = Signal()  # after every change of a value
    search_dropped = Signal()  # a field is shown that the search had left out
    breaks = (800,)
    may_be_forgotten = True

    def __init__(self, style: Style, words: Words) -> None:
        super().__init__(style)
        self._words = words
        self._wanted = ""
        self._rows: FormRows | None = None
        self._typed = ""
        self._tells_changes = False
        self.sentences: tuple[str, ...] = ()
        """The family's own, below all fields."""
        self.setObjectName("rule-form")

    rules: ComparedRules
    """The rule set as it is in the form now."""

    def forget(self) -> None:
        super().forget()
        if self.widget() is None:
            self._rows = None

    def problems(self) -> tuple[str, ...]:
        """Why this rule set cannot be played, in sentences."""
        typed = (self._typed,) if self._typed else ()
        found = self.rules.contradictions(self.rules.options)
        return typed + tuple(sentence for _, sentence in found)

    def first_problem(self) -> str:
        """The first of the problems, without the values of the fields."""
        if self._typed:
            return self._typed
        return next((sentence for _, sentence in self.rules.contradictions(None)), "")

    def set_rules(self, game: str, options: GameOptions, base: GameOptions) -> None:
        """Show *options* of *game*, compared with *base*."""
        rules = ComparedRules(self._words, game, options, base)
        is_worded_alike = self._rows is not None and rules.is_worded_as(self.rules)
        self.rules = rules
        if is_worded_alike:
            self._show_values()
        else:
            self._rebuild()

    def set_base(self, base: GameOptions) -> None:
        """Compare with another preset."""
        self.rules = replace(self.rules, base=base)
        self._show_marks()

    def tell_changes(self, *, is_on: bool) -> None:
        """Say in each row that was changed what it does otherwise than the preset, or not."""
        if is_on != self._tells_changes:
            self._tells_changes = is_on
            self._show_marks()

    def search(self, wanted: str) -> None:
        """Show only the fields whose words contain all of *wanted*."""
        self._wanted = wanted
        if self._rows is not None:
            self._rows.search(wanted)

    def _content(self) -> QWidget:
        style, texts = self._style, self.rules.texts
        content, layout = column(style, margins=(0, 0, 8, 16))
        layout.setSpacing(style.px(6))
        kind = types.type_info(GAMES[self.rules.game].options_type)
        assert isinstance(kind, types.StructType)
        kinds = {field.name: field.type for field in kind.fields}
        rows = self._rows = FormRows(style, layout)
        for name, about in texts.fields.items():
            editor = editor_for(style, kinds[name], about, name)
            sought = texts.sought.get(name, "")
            row = FieldRow(style, name, about, editor, sought=sought, is_narrow=self._is_narrow)
            row.changed.connect(self._on_changed)
            row.put_back.connect(lambda name=name: self._on_put_back(name))
            row.other_sought.connect(lambda name=name: self._show_other_of(name))
            rows.add(name, row)
        own = SentencesRow(style, self._words)
        own.changed.connect(lambda: self._on_sentences(own.sentences()))
        rows.end(own)
        self._show_values()
        self.search(self._wanted)
        return content

    @property
    def _fields(self) -> dict[str, FieldRow]:
        """The rows of the fields by their names."""
        return {} if self._rows is None else self._rows.fields

    def _show_values(self) -> None:
        for name, row in self._fields.items():
            row.editor.set_value(getattr(self.rules.options, name))
        if self._rows is not None:
            self._rows.set_sentences(self.sentences)
        self._typed = ""
        self._show_marks()

    def _show_marks(self) -> None:
        rules, texts = self.rules, self.rules.texts
        bad: dict[str, str] = {}
        for fields, sentence in rules.contradictions(rules.options):
            for field in fields:
                bad.setdefault(field, sentence)
        for name, row in self._fields.items():
            typed, is_changed = row.editor.problem(), rules.is_changed(name)
            other = rules.other_of(name) if name in bad else ""
            note = typed or bad.get(name) or texts.idle_reason(name)
            if self._tells_changes and is_changed and not note:
                note = as_sentence(texts.difference(rules.base, rules.options, name))
            row.mark(
                is_changed=is_changed,
                note=note,
                is_bad=bool(typed or name in bad),
                other=texts.fields[other].label if other else "",
            )
        if self._rows is not None:
            self._rows.show_wrong()
            self._rows.order_keys()

    def _show_other_of(self, name: str) -> None:
        """Bring the field that *name* does not go with in sight."""
        self.show_field(self.rules.other_of(name))

    def _on_changed(self) -> None:
        self._typed = next(
            (found for row in self._fields.values() if (found := row.editor.problem())), ""
        )
        before, values = (
            self.rules,
            {name: row.editor.value() for name, row in self._fields.items()},
        )
        options = cast(GameOptions, replace(cast(Any, before.options), **values))
        self.rules = replace(before, options=options)
        if self.rules.is_worded_as(before):
            self._show_marks()
        else:
            self._rebuild()
        self.changed.emit()

    def _on_sentences(self, sentences: tuple[str, ...]) -> None:
        self.sentences = sentences
        self.changed.emit()

    def show_first_problem(self) -> None:
        """Bring the first field in sight whose value is none, or that does not go with another
        one, if there is one."""
        typed = None if self._rows is None else self._rows.wrong
        if typed is not None:
            self.show_field(typed)
            return
        for fields, _ in self.rules.options.contradictions():
            self.show_field(fields[0])
            return

    def show_field(self, name: str) -> None:
        """Bring the field *name* in sight and the keyboard to it."""
        row = self._fields[name]
        if row.isHidden():
            self.search("")
            self.search_dropped.emit()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        row.editor.lead.setFocus(Qt.FocusReason.TabFocusReason)
        self.ensureWidgetVisible(row)

    def _on_put_back(self, name: str) -> None:
        row = self._fields[name]
        row.editor.set_value(getattr(self.rules.base, name))
        self._on_changed()
        row.editor.lead.setFocus()
