"""Rules as a code for a camera and as a line of text, and rules from such a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import base_options
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import RuleSet, RulesLine, line_of, rules_in
from handfoot_gui.storage.text.faults import line_fault
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.entry_dialog import EntryDialog
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_title
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.page import Flow, Page, PageDialog, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, preset_title

_CODE: Final = 380
"""Units across the code, with the white around it."""
_SIZE: Final = (860, 560)
"""Units of width and height of the window with a code."""
_PASTE_SIZE: Final = (640, 420)


def code_of(rules: RuleSet) -> RulesLine | None:
    """The line for *rules*, below a sentence for whoever reads it on a telephone."""
    text = translate("RulesCode", "“{rules}”: rules of {game} for the program Hand and Foot.")
    return line_of(rules, filled(text, rules=rules.name, game=game_title(rules.game)))


class RulesCodePage(Page):
    """The code of rules, and what can be done with it."""

    breaks = (640,)

    def __init__(
        self, style: Style, rules: RuleSet, line: RulesLine | None, save: Callable[[], str]
    ) -> None:
        """*save* lets people save the rules as a file, and gives what became of it; without a
        *line* that is the only way."""
        super().__init__(style)
        self._rules, self._line, self._save = rules, line, save
        self._said = ""
        self._rebuild()

    def _content(self) -> QWidget:
        style, rules = self._style, self._rules
        content, rows = column(style, margins=(32, 24, 32 - RING, 8))
        rows.setSpacing(style.px(12))
        rows.addWidget(label(style, breakable(rules.name), TextStyle.PAGE_TITLE, wraps=True))
        beside = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        beside.setSpacing(style.px(24))
        rows.addLayout(beside, 1)
        if self._line is not None:
            # Whoever never shows a code does without what draws it.
            from handfoot_gui.ui.phones.qr import Code

            said = filled(self.tr("Code for the rules “{rules}”"), rules=rules.name)
            code = Code(style, self._line.text, size=_CODE, name=said)
            beside.addWidget(code, 3)
        words = vertical(style, gap=10)
        for text in self._sentences():
            words.addWidget(label(style, text, TextStyle.BODY, wraps=True))
        buttons = [
            Button(
                style, self.tr("Save as a file"), sign=Icon.FOLDER, name="save-rules-file",
                act=self._on_save,
            )
        ]  # fmt: skip
        if self._line is not None:
            copied = Button(
                style, translate("Common", "Copy the text"), sign=Icon.SHEET, name="copy-line",
                act=self._on_copy,
            )  # fmt: skip
            buttons.insert(0, copied)
        put(words, Flow(buttons, apart=style.px(2), lines_apart=style.px(2)))
        if self._said:
            said_label = label(
                style, breakable(self._said), TextStyle.LABEL_STRONG, ink=style.theme.link,
                wraps=True,
            )  # fmt: skip
            said_label.setObjectName("said")
            words.addWidget(said_label)
        words.addStretch(1)
        beside.addLayout(words, 2)
        return content

    def _sentences(self) -> list[str]:
        """What the code is for, and what has no room in it."""
        line = self._line
        if line is None:
            return [self.tr("These rules are too long for a code. A file has room for them.")]
        said = [
            self.tr("Point a phone’s camera at the code. The phone shows a line of text that you "
                    "can send to anybody."),
            self.tr("On the other computer, choose “Find your rules” and “Rules from a code”, and "
                    "paste the text there."),
        ]  # fmt: skip
        if line.left_out:
            n = line.left_out
            text = self.tr(
                "{count:^} sentence(s) of your own (does|do) not fit in the code. A file has them "
                "all.",
                "",
                n,
            )
            said.append(filled(text, count=figure(n)))
        return said

    def _on_copy(self) -> None:
        assert self._line is not None, "there is a line to copy"
        QGuiApplication.clipboard().setText(self._line.text)
        self._say(self.tr("The text was copied."))

    def _on_save(self) -> None:
        self._say(self._save())

    def _say(self, text: str) -> None:
        self._said = text
        self._rebuild()


def code_dialog(
    style: Style, rules: RuleSet, save: Callable[[], str], parent: QWidget | None
) -> PageDialog:
    """The window with the code of *rules*; *save* as for its page."""
    page = RulesCodePage(style, rules, code_of(rules), save)
    dialog = PageDialog(style, page, _SIZE, parent)
    dialog.setObjectName("rules-code")
    set_title(dialog, translate("RulesFinderPage", "Show as a code"))
    return dialog


class RulesFromCodeDialog(EntryDialog):
    """Takes the line that somebody sent; accepted with `rules`."""

    def __init__(self, style: Style, words: Words, parent: QWidget | None = None) -> None:
        self._words = words
        self.rules: RuleSet | None = None
        """What was read, once it can be taken."""
        title = translate("RulesFinderPage", "Rules from a code")
        about = translate(
            "RulesCode",
            "Paste the text that came from the code, or that somebody sent you. Other text around "
            "it does no harm.",
        )
        self._text = QPlainTextEdit()
        self._text.setObjectName("line")
        self._text.setAccessibleName(translate("RulesCode", "Text of the rules"))
        self._text.setTabChangesFocus(True)
        self._text.setFont(style.font(TextStyle.BODY))
        upper = QWidget()
        put(
            vertical(style, upper, margins=(32, 20, 32 - RING, 8), gap=8),
            label(style, title, TextStyle.PAGE_TITLE, wraps=True),
            label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True),
            (self._text, 1),
        )
        super().__init__(
            style, "rules-from-code", title, upper, parent, size=_PASTE_SIZE,
            taken_by=translate("RulesFinderPage", "Use these rules"), taken_by_name="take-line",
        )  # fmt: skip
        self._accept.setEnabled(False)
        self._text.textChanged.connect(self._read)

    def _begin(self) -> None:
        self._text.setFocus(Qt.FocusReason.TabFocusReason)

    def _read(self) -> None:
        self.rules = None
        try:
            self.rules = rules_in(self._text.toPlainText())
        except SaveError as error:
            self._say(line_fault(self._words, error), is_wrong=True)
            return
        self._say(_told(self._words, self.rules), is_wrong=False)


def _told(words: Words, rules: RuleSet) -> str:
    """What *rules* are, in a sentence."""
    texts = GAMES[rules.game].option_texts(words, rules.options)
    usual = base_options(rules.game, rules.base, rules.options)
    changes = texts.differences(usual, rules.options)
    n = len(changes)
    text = translate("RulesCode", "“{rules}”, {game}: {count} change(s) to {base}.", "", n)
    if not changes:
        text = translate("RulesCode", "“{rules}”, {game}: the same as {base}.")
    base = rules.base if rules.base in GAMES[rules.game].presets else None
    title = preset_title(rules.game, base or next(iter(GAMES[rules.game].presets)))
    return filled(
        text, rules=rules.name, game=game_title(rules.game), count=words.count(n), base=title
    )
