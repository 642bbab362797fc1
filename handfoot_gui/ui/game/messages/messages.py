"""What the prompt bar of a game says: a sentence until the next act, or else whose act it is."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.speech import About
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.phrases import Person
from handfoot_gui.games import GAMES
from handfoot_gui.session.bar_texts import BarTexts, LooksOn, PromptCommand
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.game.play.waiting import Waiting
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing

_OTHERS_ACT: Final = (Waiting.NOTHING, Waiting.BOT, Waiting.KEY)


class Messages(QObject):
    """The messages of one game, which stand in the prompt bar of *scene*."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        game: OpenGame,
        timing: Timing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._scene = scene
        self._game = game
        self._texts = BarTexts(presenter, screen.play.session)
        self.said: PromptBar | None = None
        """Stands in the prompt bar until the next act."""
        self.news = ""
        """Something big that was just done; stands above what is expected until the next act."""
        self.bot_trouble = ""
        """A sentence about a bot that stands until the person has moved."""
        self.missed = ""
        """What the person's last move missed; stands until the person's next act."""
        self.leads_to_score = True
        """The table itself leads to the score once the deal is over."""
        self.guide_over = ""
        """That a lesson or a puzzle is over, as a sentence; empty while it goes on."""
        self.tells_reasons = False
        """It is said what speaks for a bot's move."""
        self.save_trouble = ""
        """Why the game could not be saved the last time."""
        self.kept_apart = ""
        """That it goes on in another file, as its own one was changed."""
        self._told: PromptBar | None = None
        """What was told last that is not about the game."""
        self._refused: PromptBar | None = None
        """What was said of a gesture or a key that was refused."""
        self._besides: PromptBar | None = None
        """What was said where the buttons of what is expected stay, which may change meanwhile."""
        self._refusal_timer = QTimer(self, singleShot=True, interval=timing.refusal)
        self._refusal_timer.timeout.connect(self._on_refusal_read)
        self._result_timer = QTimer(self, singleShot=True, interval=timing.result)
        """Runs while a result has only just come."""
        self._result_timer.timeout.connect(self.show)

    @property
    def standing_trouble(self) -> str:
        """Why the game could not be saved, nothing once it could be; or that it goes on in another
        file."""
        return self.kept_apart if self._game.is_saved else self.save_trouble

    # -- said until the next act ------------------------------------------------------------

    def show(self, *, is_heard: bool = True) -> None:
        """Show what is to be said now; see `Actions.set_bar`."""
        if self._game.is_saved:
            self.save_trouble = ""
        asking = self._asking
        bar = self.said or asking or self.expected()
        if self.said is not None and self.said is self._besides:
            bar = replace(bar, buttons=self.expected().buttons)
        if self.said is None and asking is None and self.news:
            facts: tuple[str, ...] = (bar.prompt,)
            trouble = self.standing_trouble or self.bot_trouble
            if trouble:
                facts = (trouble,)
            elif bar.brief_facts:
                # What has changed since the last own turn stands there until the first own act.
                facts = (f"{bar.prompt} {bar.brief_facts[0]}", bar.prompt)
            bar = replace(
                bar,
                name="",
                about=None,
                prompt=self.news,
                heard="",
                facts=facts[0],
                brief_facts=facts[1:],
                keeps_facts=True,
                # What has changed is told by itself.
                heard_facts=trouble or bar.spoken,
            )
        self._scene.actions.set_bar(bar, is_heard=is_heard)

    def show_result(self) -> None:
        """Show what a deal ended with, where no page does; for a moment nothing goes on from it."""
        self._result_timer.start()
        self.show()

    def forget(self) -> None:
        """The next act has come."""
        self._say_instead(None)
        self.news = ""

    def put(self, bar: PromptBar) -> None:
        """Show *bar* until the next act."""
        self._say_instead(bar)
        self.show()

    def _say_instead(self, bar: PromptBar | None) -> None:
        """Say this in place of what is asked about a move, which waits no longer."""
        self.said, self._scene.seat_table.doubted = bar, None

    def ask_whether_meant(self) -> None:
        """Ask about the move that waits until it is said whether it is meant."""
        self.said = None
        self.show()

    def say(self, text: str) -> None:
        """Put a sentence into the bar until the next act; what goes on with the game stays."""
        self._say_instead(PromptBar(prompt=text, is_refusal=True))
        self._besides = self.said
        self.show()

    def say_besides(self, text: str) -> None:
        """Put a sentence into the prompt bar until the next act; what is asked there stays."""
        asked = self.said if self.said is not None and self.said.buttons else self._asking
        stands = asked or self.expected()
        facts = stands.facts if stands.is_refusal else stands.prompt
        self.said = PromptBar(prompt=text, facts=facts, is_refusal=True)
        if asked is None:
            self._besides = self.said
        else:
            self.said = replace(self.said, buttons=asked.buttons)
        self.show()

    def refuse(self, text: str, *, is_besides: bool = False) -> None:
        """Say why a gesture or a key is refused, until the next act or until it was read;
        *is_besides*: what is asked in the prompt bar stays. It is heard each time."""
        actions = self._scene.actions
        before = actions.bar
        if is_besides:
            self.say_besides(text)
        else:
            self.say(text)
        if actions.bar == before:
            actions.announce()
        self._refused = self.said
        self._refusal_timer.start()

    def _on_refusal_read(self) -> None:
        if self.said is not None and self.said is self._refused:
            self.said = None
            self._scene.forget_refusal()
            self.show(is_heard=False)

    def tell_kept(self, text: str) -> None:
        """Say where the game is kept, above what is expected; what has to be read goes first."""
        has_code = self._code_to_come("") is not None
        if self.said is None and not (has_code or self.standing_trouble or self.bot_trouble):
            self.tell(text)

    def tell(self, text: str) -> None:
        """Put a sentence that is not about the game above what is expected; it is read until the
        next act, or until the table was left."""
        self.put_above(text)
        self._told = self.said
        self.show()

    def come_back(self) -> None:
        """The table was left for a while: what was told beside the game was read."""
        if self._told is not None and self.said is self._told:
            self.said = self._told = None
            self.show()

    def put_above(self, text: str, about: Seat | None = None) -> None:
        """Let a sentence *about* a player stand above what is expected, from the next time the bar
        is shown."""
        stands = self.expected()
        said = PromptBar(prompt=text, facts=stands.prompt, buttons=stands.buttons, about=about)
        heard = "" if stands.is_narration else stands.spoken
        self.said = replace(said, heard_facts=heard, is_question=stands.is_question)

    def note_unsaved(self, text: str) -> None:
        """The game could not be saved, or only in another file; *text* stands until it can be, and
        the first is heard."""
        if self._game.is_saved or not self.save_trouble:
            self._scene.say(text, About.DUE)
        if self._game.is_saved:
            self.kept_apart = text
        else:
            self.save_trouble = text

    def note_bot_failed(self, reason: str) -> None:
        """A bot did not answer; *reason* is empty where it is not to be told."""
        text = self.tr("A bot did not answer, so a simple move was made for it.")
        if reason:
            text = self.tr("A bot did not answer ({reason}), so a simple move was made for it.")
        self.bot_trouble = filled(text, reason=reason)
        self._scene.say(self.bot_trouble, About.DUE)

    def say_no_hint(self, reason: str) -> None:
        """Say that the bots could give no hint."""
        self.say(filled(translate("PlayedGame", "There is no hint ({reason})."), reason=reason))

    def say_bot_late(self, is_started_anew: bool) -> None:
        """Say that the bots are slow to answer, or that they had to be started anew."""
        said = self.tr("The bots do not answer; they are started again in a few seconds.")
        if is_started_anew:
            said = self.tr("The bots did not answer and were started again; nothing is lost.")
            self.bot_trouble = said
        self.say_besides(said)

    def say_bots_warned(self) -> None:
        """Say that the bots cannot play as well as they should."""
        self.bot_trouble = self.tr(
            "A file of the program is damaged, so some bots play more simply than they could."
        )
        self._scene.say(self.bot_trouble, About.DUE)
        self.show()

    @property
    def _asking(self) -> PromptBar | None:
        """Whether the move is meant that waits; None where none does."""
        doubt = self._scene.seat_table.doubted
        return None if doubt is None else self._texts.doubted(self._name, doubt)

    # -- what is expected -------------------------------------------------------------------

    def expected(self) -> PromptBar:
        """What is expected of whom; what is wrong stands in the place of the facts."""
        play, screen = self._play, self._screen
        trouble = self.standing_trouble or self.bot_trouble
        if self._scene.canvas.is_dealing:
            facts = (
                trouble or self._texts.code_dealt() or self.tr("Any key deals the rest at once.")
            )
            return PromptBar(prompt=self.last_line(), facts=facts, buttons=(), about=TABLE)
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
                    is_result_new=self._result_timer.isActive(),
                )
            case _ if (code := self._code_to_come(trouble)) is not None:
                return code
            case Waiting.KEY:
                bar = self._texts.at_a_key(screen.view, is_open=screen.is_open)
            case _:
                bar = self._at_the_table()
        if play.is_in_grace and play.waiting in _OTHERS_ACT:
            bar = replace(
                bar,
                buttons=(
                    self._texts.undo_button(is_passing=play.waiting is not Waiting.KEY),
                    *(bar.buttons or ()),
                ),
            )
        if play.brakes.is_paused and not play.is_demo:
            bar = PromptBar(
                prompt=self.tr("The game is paused."),
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
            )
        return bar.with_facts(trouble) if trouble else bar

    def how_to_undo(self) -> str:
        """That the last move can be taken back."""
        return self.tr("Ctrl+Z takes the move back.")

    def why_not_undo(self) -> str:
        """Why the last move stands, as a sentence."""
        session, seat = self._play.session, self._screen.seat
        last = session.last_mover
        if self._is_looked_at:
            return self.tr("This game is only looked at.")
        if self._play.waiting in (Waiting.NEXT_DEAL, Waiting.OVER):
            return self.tr("The deal is over, so nothing can be taken back.")
        if last is None or session.is_at_first:
            return self.tr("There is nothing yet that can be taken back.")
        if last != seat:
            text = self.tr("{name} has moved since; only the last move can be taken back.")
            return filled(text, name=self._person(self._presenter.names[last]))
        return self.tr("The last move showed new cards, so it stands.")

    def why_not_redo(self) -> str:
        """Why no move can be made again, as a sentence."""
        return self.tr("Nothing was taken back that could be done again.")

    def why_no_hint(self) -> str:
        """Why no hint is given, as a sentence; the same whoever is asked in silence."""
        if self._is_looked_at:
            return self.tr("This game is only looked at.")
        return self.said_over() or self.tr("A hint is given as soon as a person is to move.")

    def why_no_openings(self) -> str:
        """Why first melds are not shown, as a sentence; the same whoever is asked in silence."""
        if self._is_looked_at:
            return self.tr("This game is only looked at.")
        if not self._presenter.has_first_melds:
            return self._presenter.no_opening(self._screen.view)
        over = self.said_over()
        return over or self.tr("First melds are shown as soon as a person is to move.")

    def why_nothing_possible(self) -> str:
        """Why it is not shown what may be done, as a sentence; the same whoever is asked in
        silence."""
        if self._is_looked_at:
            return self.tr("This game is only looked at.")
        over = self.said_over()
        return over or self.tr("What may be done is shown as soon as a person is to move.")

    def said_over(self) -> str:
        """That nobody is to move any more, as a sentence; empty while somebody will be."""
        if self.guide_over:
            return self.guide_over
        is_over = self._play.waiting is Waiting.OVER
        return translate("Common", "The game is over.") if is_over else ""

    @property
    def _is_looked_at(self) -> bool:
        """Whether nobody here plays."""
        return self._game.is_read_only or self._play.is_demo

    def last_line(self) -> str:
        """What everybody saw last."""
        return self._texts.last_line()

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
        bar = self._texts.happening(
            self._screen.view,
            standing,
            self._looks_on,
            is_demo=self._play.is_demo,
            why=self._why(),
        )
        return replace(bar, buttons=self._watching_buttons())

    def _why(self) -> str:
        """What all could see that speaks for the last move, where that is wanted."""
        seen = self._play.followed.last_act if self.tells_reasons else None
        return "" if seen is None else self._presenter.why(*seen)

    def _watching_buttons(self) -> tuple[BarButton, ...]:
        """What can be done while others play; late presses of it mean nothing else."""
        play = self._play
        if self._game.is_read_only or not (play.can_pause or play.brakes.is_paused):
            return ()
        key = "Space"
        if play.is_demo:
            return self._demo_buttons()
        if play.brakes.is_paused:
            go_on, role = self.tr("Go on"), ButtonRole.PRIMARY
            return (BarButton(PromptCommand.PAUSE, go_on, role, key, is_passing=True),)
        pause, finish = self.tr("Pause"), self.tr("Finish this turn")
        return (
            BarButton(PromptCommand.PAUSE, pause, ButtonRole.QUIET, "P", is_passing=True),
            BarButton(
                PromptCommand.FINISH, finish, key=key, brief=self.tr("Finish"), is_passing=True
            ),
        )

    def _demo_buttons(self) -> tuple[BarButton, ...]:
        """How bots are watched that play without people."""
        play = self._play
        quiet, key = ButtonRole.QUIET, "Space"
        if not play.brakes.is_paused:
            faster, brief = self.tr("Faster"), "»"
            if play.followed.is_quick:
                faster, brief = self.tr("Slower"), "«"
            return (
                BarButton(PromptCommand.FASTER, faster, quiet, "+", brief=brief, is_passing=True),
                BarButton(PromptCommand.PAUSE, self.tr("Pause"), key=key, is_passing=True),
            )
        go_on, step, brief = self.tr("Go on"), self.tr("One step"), self.tr("Step")
        buttons = (
            BarButton(PromptCommand.PAUSE, go_on, ButtonRole.PRIMARY, "P", is_passing=True),
            BarButton(PromptCommand.STEP, step, key=key, brief=brief, is_passing=True),
        )
        if play.followed.last_act is None or not GAMES[play.session.record.game].has_judge:
            return buttons
        why = translate("Common", "Why?")
        return (BarButton(PromptCommand.WHY, why, quiet, "W", is_passing=True), *buttons)

    def _person(self, name: str) -> Person:
        return self._presenter.words.person(name)

    @property
    def _name(self) -> Person:
        return self._person(self._presenter.names[self._screen.seat])

    def _prompted(self) -> PromptBar:
        """What the game asks of whoever is to move."""
        return self._texts.prompted(
            self._scene.seat_table,
            self._screen.view,
            self._looks_on,
            is_heard=QAccessible.isActive(),
        )

    def _at_the_table(self) -> PromptBar:
        if not self._screen.is_open or self._play.is_demo:
            return self._happening(self._texts.watched())
        if self._play.waiting is Waiting.PERSON or self._game.is_read_only:
            return self._prompted()
        if self.is_own_turn:
            # The table itself acts in the middle of it.
            return self._prompted()
        said = self._presenter.prompt(self._screen.view, self._presenter.table.empty)
        return self._happening(said.expected)

    @property
    def is_own_turn(self) -> bool:
        """Whether the open seat is the one of whom something is expected."""
        if not self._screen.is_open:
            return False
        return bool(self._presenter.prompt(self._screen.view, self._presenter.table.empty).name)
