"""The page that asks which named version of a game a family plays, and names the nearest one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from handfoot_gui.core.text.which import NamedVersion, Nearest, Which
from handfoot_gui.session.which_version import which_of
from handfoot_gui.ui.pages.rules.house_rules_page import RulesDraft
from handfoot_gui.ui.pages.rules.interview_leaves import LeafSpace
from handfoot_gui.ui.pages.rules.questions_page import QuestionsPage
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import put
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.titles import preset_about
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_entry

_MOST_OTHERS: Final = 4
"""Versions named that are as near as the nearest one."""


class WhichPage(QuestionsPage):
    """Ends with the nearest version."""

    taken = Signal(str)  # a preset as it is
    change_requested = Signal(object)  # a `RulesDraft`: it, with what was answered otherwise
    beside_requested = Signal(str)  # a preset, to be laid beside another
    name = "which"
    _questions: Which

    def begin(self, game: str) -> None:
        """Begin with the first question about *game*."""
        self.rest = self.tr("Skip the rest")
        self._begin(game, which_of(game, self._words))

    def _end(self, space: LeafSpace, cancel: Button, back: Button) -> NearestLeaf:
        found = self._questions.nearest()
        has_answers = bool(self._questions.answered())
        leaf = NearestLeaf(space, self._game, found, has_answers, cancel, back)
        name = found.version.name
        leaf.taken.connect(lambda: self.taken.emit(name))
        leaf.beside_requested.connect(lambda: self.beside_requested.emit(name))
        leaf.change_requested.connect(
            lambda: self.change_requested.emit(RulesDraft(self._game, found.options, name))
        )
        return leaf


class NearestLeaf(QObject):
    """The version that is nearest, and what was answered otherwise."""

    taken = Signal()
    change_requested = Signal()
    beside_requested = Signal()

    def __init__(
        self, space: LeafSpace, game: str, found: Nearest, has_answers: bool, cancel: Button,
        back: Button,
    ) -> None:  # fmt: skip
        """Without *has_answers* nobody knew anything. *cancel* and *back* stand beside the ways
        on."""
        super().__init__(cancel)
        style, self._space = space.style, space
        title = found.version.title
        text = translate("WhichPage", "The closest is “{rules}”")
        if not found.differences:
            text = translate("WhichPage", "That is “{rules}”")
        if not has_answers:
            text = translate("WhichPage", "Most families begin with “{rules}”")
        rows = space.rows
        put(rows, space.title(filled(text, rules=title)))
        self._add([preset_about(game, found.version.name)])
        if found.differences:
            heading = translate("WhichPage", "You play differently")
            self._add(list(map(as_entry, found.differences)), heading)
        if found.others and has_answers:
            self._add_others(game, found.others)
        text = translate("RulesFinderPage", "Compare side by side")
        beside = Button(style, text, sign=Icon.RULES, name="beside", act=self.beside_requested)
        if found.differences:
            text = filled(translate("WhichPage", "Use “{rules}”"), rules=title)
            other = Button(style, text, name="take-rules", act=self.taken)
        else:
            text = translate("InterviewPage", "Change more")
            other = Button(
                style, text, sign=Icon.SLIDERS, name="change", act=self.change_requested
            )  # fmt: skip
        rows.addSpacing(style.px(12))
        rows.addWidget(Flow([beside, other], apart=style.px(2), lines_apart=style.px(2)))
        rows.addStretch(1)
        kind, key = ButtonKind.PRIMARY, "Enter"
        if found.differences:
            text = translate("WhichPage", "Go on with your answers")
            self._first = Button(
                style, text, kind, key=key, height=52, name="change", act=self.change_requested
            )
        else:
            text = translate("RulesFinderPage", "Use these rules")
            self._first = Button(
                style, text, kind, key=key, height=52, name="take-rules", act=self.taken
            )
        give_way(cancel, back, self._first)
        put(space.buttons, cancel, 1, back, self._first)

    def _add_others(self, game: str, others: Sequence[NamedVersion]) -> None:
        """Name the first of those that are as near."""
        abouts = [
            WORDS.labelled(one.title, preset_about(game, one.name)) for one in others[:_MOST_OTHERS]
        ]
        n = len(others) - _MOST_OTHERS
        if n > 0:
            text = translate("WhichPage", "And {count} more.", "", n)
            abouts.append(filled(text, count=WORDS.count(n)))
        self._add(abouts, translate("WhichPage", "Just as close to your answers"))

    def _add(self, lines: Sequence[str], heading: str = "") -> None:
        indented, style = self._space.indented, self._space.style
        if heading:
            title = indented(label(style, heading, TextStyle.SECTION_TITLE))
            title.setContentsMargins(style.px(RING), style.px(12), 0, 0)
            self._space.rows.addWidget(title)
        for line in lines:
            self._space.rows.addWidget(indented(label(style, line, TextStyle.BODY, wraps=True)))

    def take(self) -> None:
        """Go on as the golden button does."""
        self._first.click()

    def take_focus(self) -> None:
        """Put the keyboard on the golden button."""
        self._first.setFocus(Qt.FocusReason.TabFocusReason)
