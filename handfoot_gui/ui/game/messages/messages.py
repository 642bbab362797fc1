"""What the prompt bar of a game says: a sentence until the next act, or else whose act it is."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.game.messages.expected import Expected
from handfoot_gui.ui.game.messages.troubles import Troubles
from handfoot_gui.ui.game.messages.why_not import WhyNot
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.timing import Timing


class Messages(QObject, GamePart):
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
        self._screen, self._presenter = screen, presenter
        self._scene = scene
        self.troubles = Troubles(scene, game)
        self.expected = Expected(screen, presenter, scene, game, self.troubles)
        self.why_not = WhyNot(screen, presenter, game)
        self.refused: Problem | None = None
        """Why the last act was refused, until the next one."""
        self.said: PromptBar | None = None
        """Stands in the prompt bar until the next act."""
        self.news = ""
        """Something big that was just done; stands above what is expected until the next act."""
        self.voice: Callable[[PromptBar], PromptBar] | None = None
        """Who leads through the game makes of all that would be said what is said there."""
        self._told: PromptBar | None = None
        """What was told last that is not about the game."""
        self._refused: PromptBar | None = None
        """What was said of a gesture or a key that was refused."""
        self._besides: PromptBar | None = None
        """What was said where the buttons of what is expected stay, which may change meanwhile."""
        self._refusal_timer = QTimer(self, singleShot=True, interval=timing.refusal)
        self._refusal_timer.timeout.connect(self._on_refusal_read)
        # What is heard is not made before somebody hears.
        scene.readers_came.connect(self.show)
        self._result_timer = QTimer(self, singleShot=True, interval=timing.result)
        """Runs while a result has only just come."""
        self._result_timer.timeout.connect(self._on_result_seen)

    def on_acted(self) -> None:
        self.refused = None
        self.forget()

    def on_changed(self) -> None:
        """What others answered stands above what is expected then."""
        play, moves = self._screen.play, self._screen.play.session.record.moves
        if play.waiting is Waiting.COVER or not moves:
            return
        mover, move = moves[-1]
        if mover != self._screen.seat and self._presenter.is_answer(move):
            self.put_above(self.expected.last_line, about=mover)

    def on_refused(self, problem: Problem) -> None:
        self.refused = problem
        self.refuse(self._presenter.refusal(problem), heard=self._in_brief(problem))

    def on_preferred(self, preferences: Preferences) -> None:
        tells_reasons = preferences.tell_reasons or self._screen.play.is_demo
        self.expected.tells_reasons = tells_reasons

    def show(self, *, is_heard: bool = True) -> None:
        """Show what is to be said now; see `Actions.set_bar`."""
        self.troubles.settle()
        asking, trouble = self.expected.question, self.troubles.text
        bar = self.said or asking or self.expected.bar()
        if self.said is not None and self.said is self._besides:
            bar = replace(bar, buttons=self.expected.bar().buttons)
        if self.said is None and asking is None and self.news:
            facts: tuple[str, ...] = (bar.prompt,)
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
                # What was done, and what has changed, is told by itself.
                heard=bar.spoken,
                facts=facts[0],
                brief_facts=facts[1:],
                keeps_facts=True,
                heard_facts=trouble or bar.heard_facts,
            )
        self._scene.actions.set_bar(
            bar if self.voice is None else self.voice(bar), is_heard=is_heard
        )

    @property
    def is_interrupted(self) -> bool:
        """Whether something stands there in the place of what is expected."""
        return self.said is not None or self.expected.question is not None or bool(self.news)

    def show_result(self) -> None:
        """Show what a deal ended with, where no page does; for a moment nothing goes on from it."""
        self.expected.is_result_new = True
        self._result_timer.start()
        self.show()

    def _on_result_seen(self) -> None:
        self.expected.is_result_new = False
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
        self.said, self._scene.seat_table.pending.doubt = bar, None

    def ask_whether_meant(self) -> None:
        """Ask about the move that waits until it is said whether it is meant."""
        self.said = None
        self.show()

    def _in_brief(self, problem: Problem) -> str:
        """The *problem* as it is heard where few words are wanted; empty: as it is read."""
        spoken = self._presenter.spoken()
        if not spoken.words.is_brief:
            return ""
        said = spoken.reason(problem)
        return filled(translate("Common", "{text:^}."), text=said.removesuffix("."))

    def say(self, text: str, heard: str = "") -> None:
        """Put a sentence into the bar until the next act, which is *heard* in other words where
        they are given; what goes on with the game stays."""
        self._say_instead(PromptBar(prompt=text, heard=heard, is_refusal=True))
        self._besides = self.said
        self.show()

    def say_besides(self, text: str, *, names_keys: bool = False) -> None:
        """Put a sentence into the prompt bar until the next act; what is asked there stays. Where
        it *names keys*, who hears is told what can be pressed."""
        asked = self.said if self.said is not None and self.said.buttons else self.expected.question
        stands = asked or self.expected.bar()
        facts = stands.facts if stands.is_refusal else stands.prompt
        self.said = PromptBar(prompt=text, facts=facts, is_refusal=True, is_question=names_keys)
        if asked is None:
            self._besides = self.said
        else:
            self.said = replace(self.said, buttons=asked.buttons)
        self.show()

    def refuse(
        self, text: str, *, heard: str = "", is_besides: bool = False, names_keys: bool = False
    ) -> None:
        """Say why a gesture or a key is refused, until the next act or until it was read, as it is
        *heard*; *is_besides*: what is asked in the prompt bar stays, and see `say_besides`. It is
        heard each time."""
        actions = self._scene.actions
        before = actions.bar
        if is_besides:
            self.say_besides(text, names_keys=names_keys)
        else:
            self.say(text, heard)
        if actions.bar == before:
            actions.voice.announce()
        self._refused = self.said
        self._refusal_timer.start()

    def _on_refusal_read(self) -> None:
        if self.said is not None and self.said is self._refused:
            self.said = None
            self._scene.forget_refusal()
            self.show(is_heard=False)

    def tell_kept(self, text: str) -> None:
        """Say where the game is kept, above what is expected; what has to be read goes first."""
        is_busy = self.expected.has_code or self.troubles.text
        if self.said is None and not is_busy:
            self.tell(text)

    def tell(self, text: str, about: Seat | None = None) -> None:
        """Put a sentence that is not about the game above what is expected, *about* a player where
        it is; it is read until the next act, or until the table was left."""
        self.put_above(text, about)
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
        stands = self.expected.bar()
        said = PromptBar(prompt=text, facts=stands.prompt, buttons=stands.buttons, about=about)
        heard = f"{stands.spoken} {stands.heard_facts}".strip()
        if stands.is_narration:
            heard = ""
        self.said = replace(said, heard_facts=heard, is_question=stands.is_question)

    def say_why_no_gold(self) -> None:
        """Say what Enter waits for: a letter where several can be pressed, else what goes on."""
        scene, actions = self._scene, self._scene.actions
        is_asked = self._screen.play.waiting is Waiting.PERSON and not scene.is_only_shown
        if is_asked and actions.question is None and not actions.bar.is_led:
            said = translate(
                "PlayedGame", "No button is golden now: press the letter on the one you want."
            )
            self.refuse(said, is_besides=True, names_keys=True)
        else:
            actions.voice.announce(is_wanted=True)

    def say_no_hint(self, reason: str) -> None:
        """Say that the bots could give no hint."""
        self.say(filled(translate("PlayedGame", "There is no hint ({reason})."), reason=reason))

    def say_bot_late(self, is_started_anew: bool) -> None:
        """Say that the bots are slow to answer, or that they had to be started anew."""
        said = self.tr("The bots are not answering; they will be restarted in a few seconds.")
        if is_started_anew:
            said = self.tr("The bots did not answer and were restarted; nothing was lost.")
            self.troubles.of_bots = said
        self.say_besides(said)

    def say_bots_warned(self) -> None:
        """Say that the bots cannot play as well as they should."""
        self.troubles.note_simple_bots()
        self.show()
