"""What a hint says, in the prompt bar and to whoever listens."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtGui import QAccessible

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.presenter import AnyPresenter, Hint
from handfoot_gui.session.bar_texts import pressed
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.vocabulary import WORDS


class HintWords:
    """Puts sentences of hints into the prompt bar; those who listen hear cards in words."""

    def __init__(
        self, screen: Screen, scene: TableScene, presenter: AnyPresenter, messages: Messages
    ) -> None:
        self._screen = screen
        self._scene = scene
        self._presenter = presenter
        self._messages = messages
        self._heard: dict[str, str] = {}
        """What is heard instead of the sentences of a hint, which show cards by their signs."""

    def hints(self, move: Any, advice: object) -> tuple[Hint[Any], ...]:
        """The degrees and ways of a hint to make *move*, from what is laid out."""
        view, draft = self._screen.view, self._scene.turn.draft
        hints = self._presenter.hints(view, move, draft, advice)
        self._heard = {}
        if QAccessible.isActive():
            spoken = self._presenter.spoken().hints(view, move, draft, advice)
            for shown, heard in zip(hints, spoken, strict=True):
                told = zip((shown.text, *shown.told), (heard.text, *heard.told), strict=True)
                self._heard |= dict(told) | {shown.reason: heard.reason}
        return hints

    @property
    def key(self) -> str:
        """The key that asks for more."""
        return WORDS.key("H")

    def heard(self, text: str) -> str:
        """What is heard of *text*."""
        return self._heard.get(text, text)

    def say(
        self,
        text: str,
        reason: str = "",
        buttons: tuple[BarButton, ...] | None = None,
        *,
        is_reason_new: bool = False,
    ) -> None:
        """Show *text* until the next act, and why. *is_reason_new*: the text was told before, the
        reason was not."""
        # What others did does not matter for the hint.
        view, draft = self._screen.view, self._scene.turn.draft
        facts = reason or self._presenter.prompt(view, draft).facts
        bar = PromptBar(prompt=text, facts=facts, buttons=buttons, heard=self._heard.get(text, ""))
        if not is_reason_new:
            heard = self.heard(facts)
            if self._presenter.words.news is SpokenNews.BRIEF:
                # Whoever asks once more hears why.
                heard = pressed(self._presenter.words, buttons or ())
            bar = replace(bar, keeps_facts=True, heard_facts=heard)
        self._messages.put(replace(bar, is_facts_first=is_reason_new))
