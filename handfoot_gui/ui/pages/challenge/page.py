"""The page of challenges: one is begun, or taken from a code, played, and compared."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.core.spoken_code import grouped, spelled
from handfoot_gui.session.challenge import DEALS, Challenge, levels_of
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.ui.pages.challenge.facts import ChallengeFacts, Choice, Entrant, Shown
from handfoot_gui.ui.pages.challenge.words import standing, told
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import TOLD, breakable, label, separator, set_title
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow, Page, column, warning
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import (
    bot_title,
    deal_number,
    deal_title,
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


class ChallengePage(Page):
    """Challenges by code.

    Signals: ``closed()``; ``chosen(Choice)`` when other rules or bots are wanted;
    ``new_wanted()`` and ``daily_wanted()`` by them; ``entered(code)``; ``opened(Challenge)`` of a
    kept one; ``left()`` for the list of all; ``person_chosen(name)``;
    ``play_wanted(Challenge, deal, name)``; ``look_wanted(path)`` at a game; ``code_copied()``,
    ``message_copied()``, ``file_wanted()``; ``result_entered(name, text)``;
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

    def take_focus(self) -> None:
        """Let Enter do what is most likely wanted."""
        for name in ("play", "enter-result-code", "enter-code"):
            found = self.findChild(QWidget, name)
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
            rows.addWidget(warning(style, notice))
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
        field.setFont(self._style.font(TextStyle.NAME))
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
            rows.addWidget(warning(self._style, self.facts.wrong))
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
            rows.addLayout(self._table(shown))
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

    def _table(self, shown: Shown) -> QLayout:
        """Deal by deal, who made how much."""
        style, game = self._style, shown.challenge.game
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(18))
        grid.setVerticalSpacing(style.px(4))
        grid.setContentsMargins(style.px(RING), style.px(6), style.px(RING), style.px(6))
        grid.addWidget(label(style, deal_title(game), TextStyle.LABEL_STRONG), 0, 0)
        total = label(style, translate("Common", "Total"), TextStyle.LABEL_STRONG)
        grid.addWidget(total, DEALS + 1, 0)
        for deal in range(DEALS):
            named = label(style, deal_number(game, deal + 1), TextStyle.NAME)
            fair = label(
                style,
                shown.deal_codes[deal],
                TextStyle.SMALL,
                ink=style.theme.text2,
                wraps=self._is_narrow,
            )
            fair.setObjectName(f"deal-code-{deal + 1}")
            text = translate("Fair", "Deal code {code}")
            fair.setAccessibleName(filled(text, code=spelled(shown.deal_codes[deal])))
            both = vertical(style, gap=0)
            put(both, named, fair)
            grid.addLayout(both, deal + 1, 0)
        some = list(shown.entrants)
        if shown.bots:
            bots = bot_title(shown.challenge.level)
            some.append(Entrant(bots, shown.bots, is_from_afar=False, games=(None,) * DEALS))
        for place, entrant in enumerate(some, 1):
            head = label(style, breakable(entrant.name), TextStyle.LABEL_STRONG, wraps=True)
            grid.addWidget(head, 0, place, Qt.AlignmentFlag.AlignRight)
            for deal in range(DEALS):
                cell = self._cell(shown, entrant, deal)
                grid.addWidget(cell, deal + 1, place, Qt.AlignmentFlag.AlignRight)
            whole = label(style, figure(entrant.total), TextStyle.TOTAL)
            whole.setObjectName(f"total-{place}")
            whole.setAccessibleName(
                WORDS.labelled(entrant.name, WORDS.points_counted(entrant.total))
            )
            grid.addWidget(whole, DEALS + 1, place, Qt.AlignmentFlag.AlignRight)
            if entrant in shown.entrants:
                act = partial(self.result_removed.emit, entrant.name)
                remove = _remove_button(style, entrant, act)
                grid.addWidget(remove, DEALS + 2, place, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(len(some) + 1, 1)
        return grid

    def _cell(self, shown: Shown, entrant: Entrant, deal: int) -> QWidget:
        """What *entrant* made in *deal*, from 0, and how far that is behind the best."""
        points, game = entrant.points[deal], entrant.games[deal]
        if points is None:
            return label(self._style, "–", TextStyle.BODY)
        behind, text = None, figure(points)
        if entrant in shown.entrants:
            behind = shown.behind(entrant, deal)
        if behind:
            text = filled(self.tr("{points} ({behind} behind)"), points=text, behind=behind)
        who = filled(
            self.tr("{name}, {deal}: {points}"), name=WORDS.person(entrant.name),
            deal=deal_number(shown.challenge.game, deal + 1), points=text,
        )  # fmt: skip
        if game is None:
            cell: QWidget = label(self._style, text, TextStyle.BODY)
            cell.setAccessibleName(who)
            return cell
        button = self._button(
            text, f"look-{deal + 1}-{entrant.name}", partial(self.look_wanted.emit, game),
            ButtonKind.LINK,
        )  # fmt: skip
        button.setAccessibleName(who)
        button.setAccessibleDescription(translate("Common", "Look back"))
        return button

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
            rows.addWidget(warning(self._style, self.facts.wrong))


def _remove_button(style: Style, entrant: Entrant, act: Callable[[], None]) -> Button:
    text, name = translate("Common", "Remove"), f"remove-{entrant.name}"
    made = Button(style, text, ButtonKind.LINK, height=44, name=name, act=act)
    made.setAccessibleName(WORDS.labelled(text, entrant.name))
    return made


def _challenge_in(facts: ChallengeFacts) -> Challenge | None:
    return None if facts.shown is None else facts.shown.challenge
