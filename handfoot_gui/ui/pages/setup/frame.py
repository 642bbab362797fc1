"""What every page before a game has: its game at the top, the rules, who plays, and a foot."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.text.brought_forward import problem_with_start
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.brought_forward import brought_line
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, ScorekeeperChoice
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, is_enter
from handfoot_gui.ui.widgets.fields import RuleRow, Segments
from handfoot_gui.ui.widgets.figures import alphabetical, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Surface, breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Footer, Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, preset_about, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SHORT: Final = 4
"""Rule sets shown before somebody asks for more."""


class SetupFoot(Footer):
    """One sentence about what will be dealt, and the two ways on: `cancel` and `deal`."""

    def __init__(
        self, style: Style, side: float, beside: Sequence[QWidget] = (), *, is_narrow: bool
    ) -> None:
        """*side* are the units of the page's margin; what is *beside* stands before the ways."""
        super().__init__(style)
        parts = self.middle(QVBoxLayout() if is_narrow else QHBoxLayout(), side)
        parts.setSpacing(style.px(16 - 2 * RING))
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        buttons = horizontal(style, gap=16 - 2 * RING)
        self.cancel = Button(style, translate("Common", "Cancel"), height=52, name="cancel")
        self.deal = Button(
            style, translate("Common", "Deal the cards"), ButtonKind.PRIMARY, height=52, name="deal"
        )
        put(buttons, 1, *beside, self.cancel, self.deal)
        put(parts, (self._sentence, 1), buttons)

    def show_problem(self, problem: str, dealt: str) -> None:
        """Say *problem*, or *dealt* when there is none."""
        self._sentence.setText(breakable(problem) or dealt)
        theme = self._style.theme
        set_ink(self._sentence, theme.warn if problem else theme.text)
        self.deal.setEnabled(not problem)


class SetupFrame(Page):
    """A page with choices that Enter takes and Escape leaves."""

    cancelled = Signal()
    game_chosen = Signal(str)  # another game is to be set up
    card_requested = Signal(str, object, str, object)  # game, options, title, own sentences
    change_requested = Signal(object)  # what is chosen now, whose rules are to be changed
    questions_requested = Signal()  # that lead to a family's rules
    undo_requested = Signal()  # of what happened to house rules
    start_requested = Signal()  # where a game stands that was begun elsewhere

    _foot: SetupFoot

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = WORDS
        self._known = RuleSets()
        self._said, self._can_undo = "", False
        self._is_long = False
        """Whether all rule sets are shown, however many."""

    @abstractmethod
    def choice(self) -> NewGame | ScorekeeperChoice:
        """What is chosen now; names without blanks around them."""

    @abstractmethod
    def problem(self) -> str:
        """Why it cannot be gone on yet, as a sentence; empty when it can."""

    @abstractmethod
    def side_names(self) -> tuple[str, ...]:
        """The players of every side, as far as they have names."""

    @abstractmethod
    def set_brought(self, brought: BroughtForward | None) -> None:
        """Let the game start from *brought*."""

    def _start_button(self) -> Button:
        """What leads to where the game stands, and says it."""
        choice = self.choice()
        text = brought_line(self._words, choice.brought)
        return Button(
            self._style, text, sign=Icon.TALLY, name="brought-forward", act=self.start_requested
        )

    def _problem_with_start(self) -> str:
        """Why the game cannot start from what is brought forward; empty where it can."""
        choice = self.choice()
        if choice.brought is None:
            return ""
        wrong = GAMES[choice.game].rules(choice.options).problem_with_start(choice.brought)
        return "" if wrong is None else problem_with_start(self._words, self.side_names(), wrong)

    @abstractmethod
    def _choose(self, chosen: RulesChoice, players: int, sides: str) -> None:
        """Choose rules, players and sides; what does not fit becomes the nearest that does."""

    @abstractmethod
    def _about(self, rules: RuleSet) -> str:
        """One line about house rules."""

    @abstractmethod
    def _show_problem(self) -> None:
        """Say at the foot what is wrong, or what comes."""

    @abstractmethod
    def _on_done(self) -> None:
        """Go on with what is chosen, in which there is no problem."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif is_enter(event):
            # A key that is still held was meant for what lay here before.
            if not event.isAutoRepeat() and not self._is_led_on():
                self._go_on()
        else:
            super().keyPressEvent(event)

    def take_focus(self) -> None:
        """Put the keyboard on the chosen game, where one can be chosen."""
        tab = self.findChild(QAbstractButton, f"game-{self.choice().game}")
        if tab is not None:
            # Where it has the keyboard already, that would not be seen.
            tab.clearFocus()
            tab.setFocus(Qt.FocusReason.TabFocusReason)

    def _is_led_on(self) -> bool:
        """Whether Enter leads from a field for a name to the next one, and at last to the button
        that goes on: who types a name has not yet said that all is ready."""
        names = [one for one in self.findChildren(QLineEdit) if one.isVisibleTo(self)]
        place = next((n for n, name in enumerate(names) if name.hasFocus()), None)
        if place is None:
            return False
        following = (*names, self._foot.deal)[place + 1]
        following.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _go_on(self) -> None:
        if not self.problem():
            self._on_done()

    def _framed(
        self,
        title: str,
        halves: Sequence[QVBoxLayout],
        *,
        game: str = "",
        at_foot: Sequence[QWidget] = (),
    ) -> QWidget:
        """*halves*, the rules first, beside one another where there is room for both.

        With a *game* the others that can be played are offered above them; *at_foot* stands
        before the ways on.
        """
        style, px = self._style, self._style.px
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
        side = 24 if self._is_narrow else 48
        upper, layout = column(style, margins=(side - RING, 20, side - RING, 6))
        head = label(style, title, TextStyle.PAGE_TITLE)
        head.setContentsMargins(px(RING), 0, 0, 0)
        layout.addWidget(head)
        layout.addSpacing(px(4))
        if game and len(games_offered()) > 1:
            games = game_choice(style, game)
            games.chosen.connect(self.game_chosen)
            layout.addLayout(at_left(games))
            # Beside one another the halves begin with fields, which leave room around them.
            layout.addSpacing(px(10) if self._is_narrow else 0)
        beside = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        beside.setSpacing(px((24 if self._is_narrow else 48) - RING))
        for half, stretch in zip(halves, (10, 11), strict=False):
            beside.addLayout(half, stretch)
        put(layout, beside, 1)
        self._foot = SetupFoot(style, side, at_foot, is_narrow=self._is_narrow)
        self._foot.cancel.clicked.connect(self.cancelled)
        self._foot.deal.clicked.connect(self._go_on)
        put(rows, (Middle(upper), 1), self._foot)
        self._show_problem()
        return content

    # -- the rules --------------------------------------------------------------------------

    def set_rules(self, known: RuleSets, said: str = "", *, can_undo: bool = False) -> None:
        """Offer the house rules *known*; *said* is a sentence about what happened to them."""
        choice = self.choice()
        chosen = choice.chosen
        if chosen.rules is not None:
            again = next((one for one in known.sets if one.path == chosen.rules.path), None)
            chosen = replace(chosen, rules=again)
        shown = (self._known, self._said, self._can_undo, choice.chosen)
        if (known, said, can_undo, chosen) == shown:
            return
        self._known, self._said, self._can_undo = known, said, can_undo
        self._choose(chosen, choice.options.players, choice.options.sides.value)

    def choose_rules(self, rules: RuleSet) -> None:
        """Choose house rules, with the players they were made for."""
        options = rules.options
        self._choose(
            replace(self.choice().chosen, rules=rules), options.players, options.sides.value
        )

    def show_rules(self) -> None:
        """Let people read the rules as they are chosen."""
        choice = self.choice()
        chosen = choice.chosen
        self.card_requested.emit(choice.game, choice.options, chosen.title, chosen.sentences)

    def _rules_half(self, taken: int = 0) -> QVBoxLayout:
        """The rules to choose from, after a sentence about what happened to some.

        *taken*: what else stands there takes the room of so many.
        """
        style, px, choice = self._style, self._style.px, self.choice().chosen
        rows = vertical(style, gap=8 - RING)
        title = label(style, translate("Common", "Rules"), TextStyle.SECTION_TITLE)
        title.setContentsMargins(px(RING), 0, 0, px(4) if self._is_narrow else 0)
        if not self._is_narrow:
            # As high as the fields beside the other half's title, so that both stand in a line.
            title.setFixedHeight(px(40) + 2 * px(RING))
        rows.addWidget(title)
        if self._said:
            rows.addWidget(self._notice())
        own = alphabetical(self._known.of(choice.game).sets, lambda one: one.name)
        offers: tuple[RuleSet | str, ...] = (*own, *presets_of(choice.game))
        shown = offers if self._is_long else _short_list(offers, choice, _SHORT - taken)
        for offer in shown:
            if isinstance(offer, str):
                words = preset_title(choice.game, offer), preset_about(choice.game, offer)
                row = RuleRow(style, *words, name=f"rules-{offer}")
            else:
                name = f"house-{own.index(offer)}"
                side = self.tr("house rules")
                row = RuleRow(style, offer.name, self._about(offer), name=name, side=side)
            row.setChecked(_is_chosen(offer, choice))
            row.toggled.connect(lambda is_on, offer=offer: self._on_rules(offer) if is_on else None)
            rows.addWidget(row)
        if len(shown) < len(offers):
            more = filled(
                self.tr("Show {count} more rule sets"),
                count=self._words.count(len(offers) - len(shown)),
            )
            sign = Icon.CHEVRON_DOWN
            button = Button(style, more, ButtonKind.QUIET, sign=sign, name="more-rules")
            button.clicked.connect(self._on_more)
            rows.addLayout(at_left(button))
        rows.addSpacing(px(4))
        return rows

    def _rule_buttons(self) -> tuple[Button, Button, Button]:
        """The ways to change the rules, to read them and to make a family's own."""
        style, change = self._style, self.change_requested
        return (
            Button(
                style, self.tr("Change rules"), sign=Icon.SLIDERS, name="change-rules",
                act=lambda: change.emit(self.choice()),
            ),
            Button(
                style, translate("Common", "Show rule card"), sign=Icon.SHEET, name="show-card",
                act=self.show_rules,
            ),
            Button(
                style, self.tr("Make family rules"), sign=Icon.HINT, name="questions",
                act=self.questions_requested,
            ),
        )  # fmt: skip

    def _notice(self) -> QWidget:
        """What happened to house rules."""
        style, notice = self._style, QWidget()
        outer = vertical(style, notice, margins=(RING, 0, RING, 4))
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
        outer.addWidget(panel)
        line = horizontal(style, panel, margins=(16, 6, 8, 6))
        said = label(style, breakable(self._said), TextStyle.LABEL_STRONG, wraps=True)
        said.setObjectName("said")
        line.addWidget(said, 1)
        if self._can_undo:
            undo = Button(style, translate("Common", "Undo"), sign=Icon.UNDO, name="undo-delete")
            undo.clicked.connect(self.undo_requested)
            line.addWidget(undo)
        return notice

    def _on_rules(self, offer: RuleSet | str) -> None:
        if isinstance(offer, str):
            choice = self.choice()
            chosen = RulesChoice(choice.game, offer)
            self._choose(chosen, choice.options.players, choice.options.sides.value)
        else:
            self.choose_rules(offer)

    def _on_table(self, players: int, sides: str) -> None:
        """Sit *players* at the table, grouped as they were, or in *sides* where these changed."""
        choice = self.choice()
        sides = choice.chosen.regrouped(choice.options.players, players, sides)
        self._choose(choice.chosen, players, sides)

    def _on_more(self) -> None:
        self._is_long = True
        self._rebuild()


def game_choice(style: Style, game: str) -> Segments:
    """The games that can be played, *game* chosen; its signal ``chosen`` says another."""
    offered = games_offered()
    choice = Segments(style, [(game_title(one), one) for one in offered], name="game")
    choice.set_accessible_names(translate("Common", "Game"))
    if game in offered:
        choice.set_value(game)
    return choice


def at_left(widget: QWidget) -> QHBoxLayout:
    """*widget* at the left of a line."""
    line = QHBoxLayout()
    put(line, widget, 1)
    return line


def _is_chosen(offer: RuleSet | str, choice: RulesChoice) -> bool:
    if isinstance(offer, str):
        return choice.rules is None and choice.preset == offer
    return choice.rules is not None and choice.rules.path == offer.path


def _short_list(
    offers: tuple[RuleSet | str, ...], choice: RulesChoice, most: int
) -> tuple[RuleSet | str, ...]:
    """The first few of *offers*, the chosen one among them; all of them where one is left over."""
    if len(offers) <= most + 1:
        return offers
    first = offers[:most]
    if any(_is_chosen(offer, choice) for offer in first):
        return first
    return (*first[:-1], *(offer for offer in offers if _is_chosen(offer, choice)))
