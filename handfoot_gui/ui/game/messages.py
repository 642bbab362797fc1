"""What the prompt bar of a game says: a sentence until the next act, or else whose act it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.table import ButtonRole, MoveWarning
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.prompts import PromptCommand, Prompts
from handfoot_gui.ui.table import labels as table_labels
from handfoot_gui.ui.table.prompt_bar import BarButton, PromptBar
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled


class Messages:
    """The messages of one game, which stand in the prompt bar of *scene*."""

    def __init__(
        self, prompts: Prompts, scene: TableScene, game: OpenGame, pages: GamePages
    ) -> None:
        self._prompts = prompts
        self._scene = scene
        self._game = game
        self._pages = pages
        self.said: PromptBar | None = None
        """Stands in the prompt bar until the next act."""
        self.warning: object = None
        """The move that the prompt bar asks about."""
        self.bot_trouble = ""
        """A sentence about a bot that stands until the person has moved."""
        self.save_trouble = ""
        """Why the game could not be saved the last time."""

    def show(self) -> None:
        """Show what is to be said now."""
        self._scene.actions.set_bar(self.said or self.expected())

    def expected(self) -> PromptBar:
        """What is expected of whom."""
        trouble = self.standing_trouble or self.bot_trouble
        return self._prompts.now(trouble, is_compact=self._pages.table.is_compact)

    @property
    def standing_trouble(self) -> str:
        """Why the game could not be saved; nothing once it could be."""
        return "" if self._game.is_saved else self.save_trouble

    def forget(self) -> None:
        """The next act has come."""
        self.said = None
        self.warning = None

    def put(self, bar: PromptBar, warning: object = None) -> None:
        """Show *bar* until the next act; it may ask about the move *warning*."""
        self.said, self.warning = bar, warning
        self.show()

    def say(self, text: str) -> None:
        """Put a sentence into the bar until the next act; what goes on with the game stays."""
        self.said = PromptBar(prompt=text, buttons=self.expected().buttons, is_refusal=True)
        self.show()

    def say_besides(self, text: str) -> None:
        """Put a sentence into the prompt bar until the next act; what is asked there stays."""
        stands = self.said if self.said is not None and self.said.buttons else self.expected()
        facts = stands.facts if stands.is_refusal else stands.prompt
        self.said = PromptBar(prompt=text, facts=facts, buttons=stands.buttons, is_refusal=True)
        self.show()

    def put_above(self, text: str) -> None:
        """Let a sentence stand above what is expected, from the next time the bar is shown."""
        stands = self.expected()
        self.said = PromptBar(prompt=text, facts=stands.prompt, buttons=stands.buttons)

    def say_no_hint(self, reason: str) -> None:
        """Say why there is no hint."""
        text = QCoreApplication.translate("Messages", "There is no hint ({reason}).")
        self.say(text.format(reason=reason))

    def note_bot_failed(self, reason: str) -> None:
        """A bot did not answer; *reason* is empty where it is not to be told."""
        translate = QCoreApplication.translate
        text = translate("Messages", "A bot did not answer, so a simple move was made for it.")
        if reason:
            text = translate(
                "Messages", "A bot did not answer ({reason}), so a simple move was made for it."
            )
        self.bot_trouble = text.format(reason=reason)

    def say_bot_late(self, is_started_anew: bool) -> None:
        """Say that the bots are slow to answer, or that they had to be started anew."""
        translate = QCoreApplication.translate
        said = translate(
            "Messages", "The bots do not answer; they are started again in a few seconds."
        )
        if is_started_anew:
            said = translate(
                "Messages", "The bots did not answer and were started again; nothing is lost."
            )
            self.bot_trouble = said
        self.say_besides(said)

    def ask_to_end_turn(self, name: str, move: object) -> None:
        """Ask the player *name* whether *move*, which ends the turn, is meant."""
        translate = QCoreApplication.translate
        end, on = translate("Messages", "End the turn"), translate("Messages", "Play on")
        bar = PromptBar(
            name=name,
            prompt=filled(translate("Messages", "{name}, this ends the turn."), name=name),
            buttons=(
                BarButton(PromptCommand.DO_IT, end, ButtonRole.PLAIN),
                BarButton(PromptCommand.THINK, on, ButtonRole.PRIMARY, table_labels.enter()),
            ),
        )
        self.put(bar, move)

    def warn(self, name: str, warning: MoveWarning, move: object) -> None:
        """Ask the player *name* whether *move*, which is perhaps a slip, is meant."""
        delegate = self._scene.canvas.delegate
        do_it, keep = delegate.warning_verbs(warning)
        bar = PromptBar(
            name=name,
            prompt=f"{name}, {delegate.warning_prompt(warning)}",
            buttons=(
                BarButton(PromptCommand.DO_IT, do_it, ButtonRole.PLAIN),
                BarButton(PromptCommand.KEEP, keep, ButtonRole.PRIMARY, table_labels.enter()),
            ),
        )
        self.put(bar, move)
