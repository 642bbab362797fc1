"""What every page before a game has: its game at the top, the rules, who plays, and a foot."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.text.brought_forward import problem_with_start
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.brought_forward import brought_line
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.rules_list import RulesList, RulesOffered
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, is_enter
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Footer, Middle, Page, column
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


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
    find_requested = Signal()  # all rule sets of the game
    undo_requested = Signal()  # of what happened to house rules
    start_requested = Signal()  # where a game stands that was begun elsewhere

    _foot: SetupFoot

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._words = WORDS
        self._rule_offers = RulesOffered()

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
        upper, layout = column(style, margins=(side - RING, 16, side - RING, 6))
        head = label(style, title, TextStyle.PAGE_TITLE)
        head.setContentsMargins(px(RING), 0, 0, 0)
        # Where there is room, the games stand beside the title: the most seats have room below.
        heading = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        heading.setSpacing(px(4 if self._is_narrow else 28))
        heading.addWidget(head)
        if game and len(games_offered()) > 1:
            games = game_choice(style, game)
            games.chosen.connect(self.game_chosen)
            heading.addLayout(at_left(games), 1)
        layout.addLayout(heading)
        layout.addSpacing(px(10 if self._is_narrow else 0))
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
        offered = replace(self._rule_offers, known=known, said=said, can_undo=can_undo)
        if (offered, chosen) == (self._rule_offers, choice.chosen):
            return
        self._rule_offers = offered
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

    def _rules_half(self, taken: int = 0) -> RulesList:
        """The rules to choose from; what else stands there takes the room of so many as *taken*."""
        rows = RulesList(self._style, self._rule_offers, self.choice().chosen, taken, self._about,
                         is_narrow=self._is_narrow)  # fmt: skip
        rows.chosen.connect(self.choose)
        rows.find_requested.connect(self.find_requested)
        rows.undo_requested.connect(self.undo_requested)
        rows.change_requested.connect(lambda: self.change_requested.emit(self.choice()))
        rows.card_requested.connect(self.show_rules)
        rows.questions_requested.connect(self.questions_requested)
        return rows

    def choose(self, offer: RuleSet | str) -> None:
        """Choose house rules, or a preset for the players that are there."""
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


def game_choice(style: Style, game: str) -> Segments:
    """The games that can be played, *game* chosen; its signal ``chosen`` says another."""
    offered = games_offered()
    choice = Segments(style, [(game_title(one), one) for one in offered], name="game")
    choice.set_accessible_names(translate("Common", "Game"))
    if game in offered:
        choice.set_value(game)
    return choice
