"""The page of challenges: one is begun, or taken from a code, played, and compared."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.core.spoken_code import grouped, spelled
from handfoot_gui.session.challenge import DEALS, Challenge, levels_of
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.ui.pages.challenge.facts import (
    ChallengeFacts,
    Choice,
    Shown,
)
from handfoot_gui.ui.pages.challenge.table import DealsTable
from handfoot_gui.ui.pages.challenge.words import standing, told, without_games
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, bring_in_sight
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.font_features import font_feature
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import TOLD, breakable, label, separator, set_title
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow, Page, column, warning
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import (
    bot_title,
    game_title,
    preset_title,
)
from handfoot_gui.ui.widgets.vocabulary import WORDS

_LONGEST_TEXT: Final = 400
"""Signs of what can be pasted where a code is typed: a whole message."""
_CODE_WIDTH: Final = 340


class _Entry(QLineEdit):
    """A field of so many units."""

    def __init__(self, style: Style, wide: float) -> None:
        super().__init__()
        self._size = QSize(style.px(wide), style.px(44))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return self._size

    def minimumSizeHint(self) -> QSize:
        return QSize(self._size.width() // 2, self._size.height())


def _boxed(style: Style, field: QLineEdit) -> QWidget:
    """*field* below what it is called, with room around both, as buttons have it for their ring."""
    box = QWidget()
    called = label(style, field.accessibleName(), TextStyle.LABEL, ink=style.theme.text2)
    put(vertical(style, box, margins=(RING, RING, RING, RING), gap=2), called, field)
    return box


def _warning(style: Style, text: str, name: str) -> QWidget:
    made = warning(style, text)
    made.setObjectName(name)
    return made


class ChallengePage(Page):
    """Challenges by code.

    Signals: ``closed()``; ``chosen(Choice)`` when other rules or bots are wanted;
    ``new_wanted()`` and ``daily_wanted()`` by them; ``entered(code)``; ``opened(Challenge)`` of a
    kept one; ``left()`` for the list of all; ``person_chosen(name)``;
    ``play_wanted(Challenge, deal, name)``; ``look_wanted(path)`` at a game; ``rival_chosen(name)``
    with whom deals are compared, empty for the best in each; ``parting_wanted(deal)``, from 0;
    ``code_copied()``, ``message_copied()``, ``file_wanted()``; ``result_entered(name, text)``;
    ``file_brought(name)``; ``result_removed(name)``; ``bots_wanted(Challenge)``; ``removed()``.
    """

    closed = Signal()
    chosen = Signal(object)
    new_wanted = Signal()
    daily_wanted = Signal()
    entered = Signal(str)
    opened = Signal(object)
    left = Signal()
    person_chosen = Signal(str)
    play_wanted = Signal(object, int, str)
    look_wanted = Signal(object)
    rival_chosen = Signal(str)
    parting_wanted = Signal(int)
    code_copied = Signal()
    message_copied = Signal()
    file_wanted = Signal()
    result_entered = Signal(str, str)
    file_brought = Signal(str)
    result_removed = Signal(str)
    bots_wanted = Signal(object)
    removed = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        set_title(self, translate("Common", "Challenge by code"))
        self._facts: ChallengeFacts | None = None
        self._typed: dict[str, str] = {}
        """What stands in the fields, by their names."""

    @property
    def facts(self) -> ChallengeFacts:
        """What is shown."""
        assert self._facts is not None, "the page has its facts before it is shown"
        return self._facts

    def set_facts(self, facts: ChallengeFacts) -> None:
        """Show *facts*; what was typed stays until it was taken."""
        before, self._facts = self._facts, facts
        is_taken = before is not None and bool(facts.said) and facts.said != before.said
        if is_taken or before is None or _challenge_in(before) != _challenge_in(facts):
            self._typed.clear()
        self._rebuild()

    def take_focus(self, first: str = "") -> None:
        """Let Enter do what is most likely wanted, or give the control *first* the keyboard."""
        for name in (first, "play", "enter-result-code", "enter-code"):
            found = self.findChild(QWidget, name) if name else None
            if found is not None:
                found.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        else:
            super().keyPressEvent(event)

    def _go_back(self) -> None:
        (self.closed if self.facts.shown is None else self.left).emit()

    def _content(self) -> QWidget:
        style, px, facts = self._style, self._style.px, self.facts
        side = self._margin() - RING
        content, rows = column(style, margins=(side, 22, side, 24))
        rows.setSpacing(px(10))
        size = TextStyle.SECTION_TITLE if self._is_narrow else TextStyle.PAGE_TITLE
        title = label(style, translate("Common", "Challenge by code"), size, wraps=True)
        title.setContentsMargins(px(RING), 0, 0, 0)
        text = translate("Common", "Back")
        back = Button(style, text, sign=Icon.BACK, key="Esc", name="back", act=self._go_back)
        head = horizontal(style, gap=4)
        put(head, (title, 1), back)
        rows.addLayout(head)
        for notice in facts.notices:
            rows.addWidget(_warning(style, notice, "notice"))
        if facts.said:
            said = self._sentence(facts.said, strong=True)
            said.setObjectName("said")
            said.setProperty(TOLD, facts.said)
            rows.addWidget(said)
        if facts.shown is None:
            self._choose(rows)
        else:
            self._show(rows, facts.shown)
        rows.addStretch(1)
        return content

    def _sentence(self, text: str, *, strong: bool = False) -> QWidget:
        style = self._style
        role = TextStyle.LABEL_STRONG if strong else TextStyle.BODY
        ink = style.theme.link if strong else style.theme.text2
        line = label(style, breakable(text), role, ink=ink, wraps=True)
        line.setContentsMargins(style.px(RING), 0, style.px(RING), 0)
        return line

    def _section(self, rows: QVBoxLayout, text: str) -> None:
        head = label(self._style, text, TextStyle.SECTION_TITLE, wraps=True)
        head.setContentsMargins(self._style.px(RING), self._style.px(10), 0, 0)
        rows.addWidget(head)

    def _button(
        self, text: str, name: str, act: object, kind: ButtonKind = ButtonKind.PLAIN
    ) -> Button:
        made = Button(self._style, text, kind, height=44, name=name)
        made.clicked.connect(act)
        return made

    def _line(self, name: str, told_as: str, most: int, wide: float) -> QLineEdit:
        """A field to type in, with what stood there."""
        field = _Entry(self._style, wide)
        field.setText(self._typed.get(name, ""))
        field.setObjectName(name)
        field.setMaxLength(most)
        font = self._style.font(TextStyle.NAME)
        # The letter x between figures would be shown as a sign.
        font.setFeature(font_feature("calt"), 0)
        field.setFont(font)
        field.setAccessibleName(told_as)
        field.textEdited.connect(partial(self._typed.__setitem__, name))
        return field

    # -- a challenge is chosen ------------------------------------------------------------------

    def _choose(self, rows: QVBoxLayout) -> None:
        facts = self.facts
        rows.addWidget(self._sentence(self.tr(
            "Five deals for family far away: everybody plays the same cards at home, against the "
            "same bots. The code carries it all and is easy to read over the telephone."
        )))  # fmt: skip
        self._section(rows, self.tr("Do you have a code?"))
        code = self._line("enter-code", self.tr("Code"), _LONGEST_TEXT, _CODE_WIDTH)
        code.returnPressed.connect(lambda: self.entered.emit(code.text()))
        use = self._button(
            self.tr("Use this code"), "use-code", lambda: self.entered.emit(code.text()),
            ButtonKind.PRIMARY,
        )  # fmt: skip
        rows.addWidget(self._flow([code]))
        rows.addWidget(self._flow([use]))
        if self.facts.wrong:
            rows.addWidget(_warning(self._style, self.facts.wrong, "wrong"))
        self._section(rows, self.tr("Begin one"))
        rows.addWidget(self._flow(self._choice_fields(facts.choice)))
        daily = self._button(
            self.tr("Today’s challenge"), "daily-challenge", self.daily_wanted.emit
        )
        new = self._button(self.tr("New challenge"), "new-challenge", self.new_wanted.emit)
        rows.addWidget(self._flow([new, daily]))
        rows.addWidget(self._sentence(self.tr(
            "Today’s challenge is the same for everybody who chooses the same game, rules, and "
            "bots that day, without a code. There are none by house rules, and none against "
            "expert bots: these think by the clock, and so play differently on every computer."
        )))  # fmt: skip
        if facts.kept:
            self._section(rows, self.tr("Your challenges"))
            for challenge in facts.kept:
                rows.addLayout(at_left(self._kept(challenge)))

    def _flow(self, some: list[QWidget]) -> Flow:
        boxed = [_boxed(self._style, one) if isinstance(one, QLineEdit) else one for one in some]
        return Flow(boxed, apart=self._style.px(10), lines_apart=self._style.px(6))

    def _choice_fields(self, choice: Choice) -> list[QWidget]:
        style = self._style
        game = ChoiceField(
            style, [(game_title(one), one) for one in games_offered()], name="challenge-game"
        )
        game.setAccessibleName(translate("Common", "Game"))
        game.set_value(choice.game)
        rules = ChoiceField(
            style, [(preset_title(choice.game, one), one) for one in presets_of(choice.game)],
            name="challenge-rules",
        )  # fmt: skip
        rules.setAccessibleName(translate("Common", "Rules"))
        rules.set_value(choice.preset)
        level = ChoiceField(
            style, [(bot_title(one), one) for one in levels_of(choice.game)],
            name="challenge-level",
        )  # fmt: skip
        level.setAccessibleName(self.tr("Bots"))
        level.set_value(choice.level)

        def choose() -> None:
            wanted, preset, bots = game.value(), rules.value(), level.value()
            if wanted != choice.game:
                preset = presets_of(wanted)[0]
                bots = bots if bots in levels_of(wanted) else levels_of(wanted)[-1]
            self.chosen.emit(Choice(wanted, preset, bots))

        for field in (game, rules, level):
            field.activated.connect(choose)
        return [game, rules, level]

    def _kept(self, challenge: Challenge) -> Button:
        text = WORDS.labelled(challenge.shown, told(challenge))
        made = self._button(
            text, f"challenge-{challenge.code}", partial(self.opened.emit, challenge),
            ButtonKind.LINK,
        )  # fmt: skip
        made.setAccessibleName(WORDS.labelled(spelled(challenge.code), told(challenge)))
        return made

    # -- a challenge is played ------------------------------------------------------------------

    def _show(self, rows: QVBoxLayout, shown: Shown) -> None:
        style, challenge = self._style, shown.challenge
        code = label(style, challenge.shown, TextStyle.PAGE_TITLE, wraps=True)
        code.setObjectName("challenge-code")
        code.setAccessibleName(spelled(challenge.code))
        code.setContentsMargins(style.px(RING), 0, 0, 0)
        copy = self._button(self.tr("Copy the code"), "copy-code", self.code_copied.emit)
        copy.setAccessibleDescription(spelled(challenge.code))
        rows.addWidget(code)
        rows.addWidget(self._sentence(told(challenge)))
        if shown.is_over:
            over = self.tr("You have played all five deals.")
            rows.addWidget(self._sentence(over, strong=True))
            rows.addWidget(self._flow([copy]))
        else:
            rows.addWidget(self._flow([self._play_button(shown), copy]))
        if len(shown.people) > 1:
            rows.addWidget(self._flow([self._who(shown)]))
        if shown.entrants:
            if len(shown.rivals) > 1:
                rows.addWidget(self._flow([self._rival(shown)]))
            rows.addWidget(self._table(shown))
            if shown.without_games:
                rows.addWidget(self._sentence(without_games(shown.without_games)))
            if said := standing(shown):
                line = self._sentence(said, strong=True)
                line.setObjectName("standing")
                rows.addWidget(line)
        if shown.is_over:
            rows.addLayout(at_left(self._ask_bots(shown)))
        if shown.result:
            self._own_result(rows, shown)
        self._result_from_afar(rows)
        rows.addWidget(separator(style))
        rows.addWidget(self._sentence(self.tr(
            "The same deal codes on both computers mean the same cards. Cheating is possible: "
            "nobody can tell who has seen the cards before, so play with people you trust."
        )))  # fmt: skip
        remove = self._button(
            self.tr("Remove this challenge"), "remove-challenge", self.removed.emit, ButtonKind.LINK
        )
        rows.addLayout(at_left(remove))

    def _play_button(self, shown: Shown) -> QWidget:
        text = self.tr("Play deal {number} of {total}")
        if shown.is_begun:
            text = self.tr("Go on with deal {number} of {total}")
        text = filled(text, number=shown.next_deal, total=DEALS)
        wanted = shown.challenge, shown.next_deal, shown.person
        play = partial(self.play_wanted.emit, *wanted)
        return self._button(text, "play", play, ButtonKind.PRIMARY)

    def _ask_bots(self, shown: Shown) -> QWidget:
        """What lets bots play it, too; while they do that is said."""
        if shown.bots and None in shown.bots:
            return self._sentence(self.tr("The bots are playing it …"))
        ask = self._button(
            self.tr("What do the bots make of it?"), "ask-bots",
            partial(self.bots_wanted.emit, shown.challenge),
        )  # fmt: skip
        ask.setEnabled(not shown.bots)
        return ask

    def _who(self, shown: Shown) -> QWidget:
        people = ChoiceField(self._style, [(one, one) for one in shown.people], name="challenger")
        people.setAccessibleName(translate("StartPage", "Who is playing?"))
        people.set_value(shown.person)
        people.activated.connect(lambda _: self.person_chosen.emit(people.value()))
        return people

    def _rival(self, shown: Shown) -> QWidget:
        """With whom deals are compared."""
        text = self.tr("Compare with {name}")
        every = [(self.tr("Compare with the best"), "")]
        every += [(filled(text, name=WORDS.person(name)), name) for name in shown.rivals]
        field = ChoiceField(self._style, every, name="rival")
        field.setAccessibleName(self.tr("Compare deal by deal"))
        field.set_value(shown.rival)
        field.activated.connect(lambda _: self.rival_chosen.emit(field.value()))
        return field

    def _table(self, shown: Shown) -> QWidget:
        """Deal by deal, who made how much, and where two people part."""
        table = DealsTable(self._style, shown, is_narrow=self._is_narrow)
        table.look_wanted.connect(self.look_wanted)
        table.parting_wanted.connect(self.parting_wanted)
        table.result_removed.connect(self.result_removed)
        return table

    def _own_result(self, rows: QVBoxLayout, shown: Shown) -> None:
        style = self._style
        self._section(rows, self.tr("Your result"))
        code = label(style, grouped(shown.result), TextStyle.TOTAL, wraps=True)
        code.setObjectName("result-code")
        code.setAccessibleName(spelled(shown.result))
        code.setContentsMargins(style.px(RING), 0, 0, 0)
        rows.addWidget(code)
        rows.addWidget(self._sentence(self.tr(
            "Read the groups to the others, send the message, or send the file: with the file they "
            "can look back at your games, too."
        )))  # fmt: skip
        copy = self._button(self.tr("Copy the message"), "copy-message", self.message_copied.emit)
        save = self._button(
            translate("RulesCodePage", "Save as a file"), "save-result", self.file_wanted.emit
        )
        rows.addWidget(self._flow([copy, save]))

    def _result_from_afar(self, rows: QVBoxLayout) -> None:
        self._section(rows, self.tr("A result from far away"))
        name = self._line("enter-result-name", translate("Common", "Name"), LONGEST_NAME, 240)
        text = self.tr("Result code, or the whole message")
        code = self._line("enter-result-code", text, _LONGEST_TEXT, 420)

        def enter() -> None:
            self.result_entered.emit(name.text().strip(), code.text())

        name.returnPressed.connect(enter)
        code.returnPressed.connect(enter)
        take = self._button(self.tr("Add the result"), "add-result", enter)
        bring = self._button(
            translate("Challenge", "Open a result file"), "bring-result",
            lambda: self.file_brought.emit(name.text().strip()),
        )  # fmt: skip
        rows.addWidget(self._flow([name, code]))
        rows.addWidget(self._flow([take, bring]))
        if self.facts.wrong:
            rows.addWidget(_warning(self._style, self.facts.wrong, "wrong"))


def bring_news_in_sight(page: ChallengePage) -> None:
    """Scroll *page* to what has come of an act, which may stand far from what was pressed."""
    for name in ("wrong", "notice", "said"):
        if (found := page.findChild(QWidget, name)) is not None:
            bring_in_sight(found)
            return


def _challenge_in(facts: ChallengeFacts) -> Challenge | None:
    return None if facts.shown is None else facts.shown.challenge
