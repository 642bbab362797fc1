"""What a game expects of whom, as its prompt bar says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtGui import QAccessible

from handfoot_gui.core.messages import BarButton, PromptBar, Speaker
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.phrases import Person
from handfoot_gui.games import GAMES
from handfoot_gui.session.bar_texts import BarTexts, LooksOn, PromptCommand, turn_kept
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.game.messages.troubles import Troubles
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import translate

_OTHERS_ACT: Final = (Waiting.NOTHING, Waiting.BOT, Waiting.KEY, Waiting.ELSEWHERE)


class Expected:
    """The person's own act, what others do and what can be done meanwhile, or the end of a deal."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        game: OpenGame,
        troubles: Troubles,
    ) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._scene = scene
        self._game = game
        self._troubles = troubles
        self._texts = BarTexts(presenter, screen.play.session)
        self.missed = ""
        """What the person's last move missed; stands until the person's next act."""
        self.leads_to_score = True
        """The table itself leads to the score once the deal is over."""
        self.is_result_new = False
        """What the deal ended with is read first: nothing goes on from it yet."""
        self.of_phones: Callable[[], PromptBar | None] = lambda: None
        """What is said of phones in the place of what is expected; None where that is nothing."""
        self.tells_reasons = False
        """It is said what speaks for a bot's move."""

    @property
    def question(self) -> PromptBar | None:
        """Whether the move is meant that waits; None where none does."""
        doubt = self._scene.seat_table.pending.doubt
        if doubt is None:
            return None
        table = _open_table(self._scene)
        name = (
            self._name
            if table is None
            else self._presenter.words.person(self._presenter.names[table.seat])
        )
        return self._texts.doubted(name, doubt)

    @property
    def has_code(self) -> bool:
        """Whether the code of a deal stands there before its first card."""
        return self._code_to_come("") is not None

    @property
    def last_line(self) -> str:
        """What everybody saw last."""
        return self._texts.last_line()

    def bar(self) -> PromptBar:
        """What is expected of whom, but for what has to be said of phones first."""
        return self.of_phones() or self._of_game()

    def _of_game(self) -> PromptBar:
        """What is expected of whom; what is wrong stands in the place of the facts."""
        play, screen = self._play, self._screen
        trouble = self._troubles.text
        if self._scene.canvas.is_dealing:
            facts = (
                trouble
                or self._texts.code_dealt()
                or translate("Messages", "Press any key to deal the rest at once.")
            )
            return PromptBar(prompt=self._texts.last_line(), facts=facts, buttons=(), about=TABLE)
        match play.waiting:
            case Waiting.LOOK:
                name, drawn = self._name, screen.drawn
                bar = self._texts.drawn(name, drawn) if drawn else self._texts.looked_at(name)
            case Waiting.PRESS:
                bar = self._texts.forced(self._name)
            case Waiting.NEXT_DEAL | Waiting.OVER:
                bar = self._texts.at_the_end(
                    screen.view,
                    is_over=play.waiting is Waiting.OVER,
                    leads_to_score=self.leads_to_score,
                    is_result_new=self.is_result_new,
                )
            case _ if (code := self._code_to_come(trouble)) is not None:
                return code
            case Waiting.KEY:
                bar = self._texts.at_a_key(screen.view, is_open=screen.is_open)
            case _:
                bar = self._at_the_table()
        bar = _with_undo(play, self._presenter, self._texts, bar)
        if play.brakes.is_paused and not play.is_demo:
            bar = PromptBar(
                prompt=translate("Messages", "The game is paused."),
                facts=bar.prompt,
                buttons=bar.buttons,
                about=bar.about,
            )
        if self.missed and screen.is_open and not trouble:
            # What others do meanwhile is read in the log.
            facts = bar.prompt if bar.prompt != self.missed else bar.facts
            return replace(
                bar,
                name="",
                prompt=self.missed,
                heard="",
                facts=facts,
                brief_facts=(),
                is_narration=False,
                about=None,
                speaker=Speaker(),
            )
        return bar.with_facts(trouble) if trouble else bar

    def _code_to_come(self, trouble: str) -> PromptBar | None:
        """What stands there before a deal; *trouble* is said above its code, which has to be read.

        A game that is for looking only makes no deal that is due.
        """
        is_passing = self._play.waiting is not Waiting.KEY
        return self._texts.code_to_come(
            trouble, is_passing=is_passing, is_only_shown=self._game.is_read_only
        )

    @property
    def _looks_on(self) -> LooksOn:
        """Who is at the screen."""
        screen, followed = self._screen, self._play.followed
        return LooksOn(
            screen.seat,
            screen.is_open,
            was_covered=len(screen.persons) > 1,
            missed=screen.is_to_be_told,
            is_by_key=followed.is_narrated,
        )

    def _happening(self, standing: str) -> PromptBar:
        """What the others are doing, and what can be done meanwhile."""
        # What all could see that speaks for the last move, where that is wanted.
        seen = self._play.followed.last_act if self.tells_reasons else None
        bar = self._texts.happening(
            self._screen.view,
            standing,
            self._looks_on,
            is_demo=self._play.is_demo,
            why="" if seen is None else self._presenter.why(*seen),
        )
        return replace(bar, buttons=self._watching_buttons())

    def _watching_buttons(self) -> tuple[BarButton, ...]:
        """What can be done while others play; late presses of it mean nothing else."""
        play = self._play
        if self._game.is_read_only or not (play.can_pause or play.brakes.is_paused):
            return ()
        key = "Space"
        if play.is_demo:
            return _demo_buttons(play)
        if play.brakes.is_paused:
            go_on, role = translate("Messages", "Go on"), ButtonRole.PRIMARY
            return (BarButton(PromptCommand.PAUSE, go_on, role, key, is_passing=True),)
        pause, finish = translate("Messages", "Pause"), translate("Messages", "Finish this turn")
        return (
            BarButton(PromptCommand.PAUSE, pause, ButtonRole.QUIET, "P", is_passing=True),
            BarButton(
                PromptCommand.FINISH,
                finish,
                key=key,
                brief=translate("Messages", "Finish"),
                is_passing=True,
            ),
        )

    @property
    def _name(self) -> Person:
        return self._presenter.words.person(self._presenter.names[self._screen.seat])

    def _at_the_table(self) -> PromptBar:
        if (open_table := _open_table(self._scene)) is not None:
            return self._texts.taken_apart(open_table, is_heard=QAccessible.isActive())
        awaited = self._play.awaited
        if awaited is not None and not self._screen.is_open:
            return self._texts.elsewhere(awaited)
        if not self._screen.is_open or self._play.is_demo:
            return self._happening(self._texts.watched())
        is_asked = self._play.waiting is Waiting.PERSON or self._game.is_read_only
        if is_asked or self.is_own_turn:
            # In an own turn the table itself may act in the middle; what is due is heard after it.
            bar = self._texts.prompted(
                self._scene.seat_table,
                self._screen.view,
                self._looks_on,
                is_heard=QAccessible.isActive(),
            )
            return bar if is_asked else replace(bar, is_silent=True)
        said = self._presenter.prompt(self._screen.view, self._presenter.table.empty)
        return self._happening(said.expected)

    @property
    def is_own_turn(self) -> bool:
        """Whether the open seat is the one of whom something is expected."""
        if not self._screen.is_open:
            return False
        return bool(self._presenter.prompt(self._screen.view, self._presenter.table.empty).name)


def _with_undo(play: Play, presenter: AnyPresenter, texts: BarTexts, bar: PromptBar) -> PromptBar:
    """*bar*, with what takes back the move that has just ended a turn."""
    seat = play.grace.seat
    if seat is None or play.waiting not in _OTHERS_ACT:
        return bar
    undo = texts.undo_button(is_passing=play.waiting is not Waiting.KEY)
    if play.grace.waits_for_key and play.waiting in (Waiting.BOT, Waiting.NOTHING):
        words = presenter.words
        name = words.person(presenter.names[seat])
        return turn_kept(words, name, replace(undo, is_passing=False), bar)
    return replace(bar, buttons=(undo, *(bar.buttons or ())))


def _open_table(scene: TableScene) -> OpenTable | None:
    """What is taken apart there for somebody who is elsewhere."""
    table = scene.seat_table
    return table if isinstance(table, OpenTable) else None


def _demo_buttons(play: Play) -> tuple[BarButton, ...]:
    """How bots are watched that play without people."""
    quiet, key = ButtonRole.QUIET, "Space"
    if not play.brakes.is_paused:
        faster, brief = translate("Messages", "Faster"), "»"
        if play.followed.is_quick:
            faster, brief = translate("Messages", "Slower"), "«"
        return (
            BarButton(PromptCommand.FASTER, faster, quiet, "+", brief=brief, is_passing=True),
            BarButton(
                PromptCommand.PAUSE, translate("Messages", "Pause"), key=key, is_passing=True
            ),
        )
    go_on, step, brief = (
        translate("Messages", "Go on"),
        translate("Messages", "One step"),
        translate("Messages", "Step"),
    )
    buttons = (
        BarButton(PromptCommand.PAUSE, go_on, ButtonRole.PRIMARY, "P", is_passing=True),
        BarButton(PromptCommand.STEP, step, key=key, brief=brief, is_passing=True),
    )
    if play.followed.last_act is None or GAMES[play.session.record.game].judge is None:
        return buttons
    why = translate("Common", "Why?")
    return (BarButton(PromptCommand.WHY, why, quiet, "W", is_passing=True), *buttons)
