"""What stands in the bar as long as nothing else is to be said: whose act, or what comes next."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.fair import code_prompt
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.game.bridge import Bridge, Waiting
from handfoot_gui.ui.table import labels as table_labels
from handfoot_gui.ui.table.prompt_bar import BarButton, PromptBar
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled

_MOST_NAMED: Final = 3
"""Drawn cards that are named; more are counted, and marked in the hand."""


class PromptCommand(StrEnum):
    """What the buttons do that the table does not offer by itself."""

    GO_ON = "go on"
    SCORE = "score"
    DEAL = "deal"
    DO_IT = "do it"
    """Make the move that is proposed or asked about."""
    KEEP = "keep"
    """Do not make it, and put its cards back."""
    THINK = "think"
    """Do not make it; its cards stay where they are."""


class Prompts:
    """What one game expects, as its bridge has it now, for the prompt bar of the table."""

    def __init__(
        self,
        bridge: Bridge,
        presenter: AnyPresenter,
        scene: TableScene,
        words: Words,
        *,
        goes_on: bool = True,
    ) -> None:
        """A game that never *goes_on* is only looked at: no deal that is due is ever made."""
        self._bridge = bridge
        self._presenter = presenter
        self._scene = scene
        self._words = words
        self._goes_on = goes_on

    def now(self, trouble: str = "", *, is_compact: bool = False) -> PromptBar:
        """*trouble* stands in the place of the facts, but above the code of a deal, which has to
        be read; where a table *is_compact* it has no room for the last moves but the prompt bar."""
        bridge = self._bridge
        match bridge.waiting:
            case Waiting.LOOK:
                bar = self._drawn() if bridge.drawn else self._looked_at()
                return replace(bar, facts=trouble or bar.facts)
            case Waiting.PRESS:
                bar = self._forced()
                return replace(bar, facts=trouble or bar.facts)
            case Waiting.NEXT_DEAL | Waiting.OVER:
                bar = self._at_the_end()
                return replace(bar, facts=trouble or bar.facts)
        code = self._code_to_come(trouble, is_passing=bridge.waiting is not Waiting.KEY)
        if code is not None:
            return code
        if bridge.waiting is Waiting.KEY:
            bar = self._at_a_key()
            return replace(bar, facts=trouble or bar.facts)
        if not bridge.is_open:
            return self._watched(trouble)
        is_playing = bridge.waiting is Waiting.PERSON and self._scene.turn.view is not None
        draft = self._scene.turn.draft if is_playing else self._presenter.table.empty
        said = self._presenter.prompt(bridge.view, draft)
        text = f"{said.name}, {said.expected}" if said.name else said.expected
        facts = trouble or said.facts
        if bridge.waiting is not Waiting.PERSON and is_compact:
            facts = trouble or self.last_line()
        return PromptBar(name=said.name, prompt=text, facts=facts)

    def last_line(self) -> str:
        """What everybody saw last."""
        return next((line.text for line in self._bridge.session.log()), "")

    def _looked_at(self) -> PromptBar:
        name = self._presenter.names[self._bridge.seat]
        text = QCoreApplication.translate("Prompts", "{name}, nothing is asked of this hand.")
        return PromptBar(name, filled(text, name=name), buttons=(self._go_on_button(),))

    def _drawn(self) -> PromptBar:
        """What the turn ended with, for its player alone."""
        name, drawn = self._presenter.names[self._bridge.seat], self._bridge.drawn
        text = QCoreApplication.translate("Prompts", "{name} got {cards}.")
        cards = self._words.cards_counted(len(drawn))
        if len(drawn) <= _MOST_NAMED:
            in_order = sorted(drawn, key=lambda card: card.order)
            cards = self._words.listed([self._presenter.words.the_card(card) for card in in_order])
        prompt = filled(text, name=name, cards=cards)
        return PromptBar(name, prompt, self.last_line(), (self._go_on_button(),))

    def _forced(self) -> PromptBar:
        """The one move left is made by a press; its card is still hidden."""
        name = self._presenter.names[self._bridge.seat]
        text = QCoreApplication.translate("Prompts", "{name}, play the last card.")
        play = QCoreApplication.translate("Prompts", "Play the last card")
        button = BarButton(PromptCommand.GO_ON, play, ButtonRole.PRIMARY, table_labels.enter())
        return PromptBar(name, filled(text, name=name), self.last_line(), (button,))

    @staticmethod
    def _go_on_button() -> BarButton:
        go_on = QCoreApplication.translate("Prompts", "Go on")
        return BarButton(PromptCommand.GO_ON, go_on, ButtonRole.PRIMARY, table_labels.enter())

    def _watched(self, trouble: str) -> PromptBar:
        """What is said while nobody's cards are shown: no word of any hand."""
        actor, last = self._bridge.session.actor, self.last_line()
        if actor is None or actor == TABLE:
            return PromptBar(prompt=last, facts=trouble, buttons=())
        name = self._presenter.names[actor]
        text = QCoreApplication.translate("Prompts", "{name} is playing.")
        return PromptBar(name, filled(text, name=name), trouble or last, ())

    def _code_to_come(self, trouble: str, *, is_passing: bool) -> PromptBar | None:
        """What stands there before a deal, which *is_passing* where nobody has to begin it."""
        session = self._bridge.session
        to_come = session.record.deal_to_come if session.actor == TABLE else None
        if to_come is None:
            return None
        mixed = code_prompt(self._words, to_come)
        if not self._goes_on:
            return PromptBar(prompt=mixed.expected, facts=mixed.facts, buttons=())
        deal = QCoreApplication.translate("Prompts", "Deal the cards")
        prompt = mixed.expected
        if is_passing:
            deal = QCoreApplication.translate("Prompts", "Deal now")
            prompt = QCoreApplication.translate(
                "Prompts", "The cards are mixed and will be dealt in a moment."
            )
        key = table_labels.space()
        button = BarButton(
            PromptCommand.GO_ON, deal, ButtonRole.PRIMARY, key, is_passing=is_passing
        )
        is_bad = bool(trouble)
        said = trouble or prompt
        return PromptBar(prompt=said, facts=mixed.facts, buttons=(button,), is_refusal=is_bad)

    def _at_a_key(self) -> PromptBar:
        bridge, actor = self._bridge, self._bridge.session.actor
        show = QCoreApplication.translate("Prompts", "Go on")
        bar = PromptBar(prompt=self.last_line())
        if bridge.is_open:
            said = self._presenter.prompt(bridge.view, self._presenter.table.empty)
            bar = PromptBar(prompt=said.expected, facts=self.last_line())
        if actor is not None and actor != TABLE:
            text = QCoreApplication.translate("Prompts", "{name} plays next.")
            if bridge.session.last_mover == actor:
                text = QCoreApplication.translate("Prompts", "{name} plays on.")
            text = filled(text, name=self._presenter.names[actor])
            bar = PromptBar(prompt=text, facts=self.last_line())
            show = QCoreApplication.translate("Prompts", "Show the turn")
        button = BarButton(PromptCommand.GO_ON, show, ButtonRole.PRIMARY, table_labels.space())
        return PromptBar(prompt=bar.prompt, facts=bar.facts, buttons=(button,))

    def _at_the_end(self) -> PromptBar:
        bridge, text = self._bridge, self.last_line()
        see = QCoreApplication.translate("Prompts", "See the score")
        score = BarButton(PromptCommand.SCORE, see, ButtonRole.PLAIN)
        if bridge.waiting is Waiting.OVER:
            return PromptBar(prompt=text, buttons=(score,))
        deal = self._presenter.next_deal_facts(bridge.view)
        label = self._presenter.deal_name(deal.number)
        button = BarButton(PromptCommand.DEAL, label, ButtonRole.PRIMARY, table_labels.enter())
        to_come = bridge.session.record.deal_to_come
        facts = "" if to_come is None else code_prompt(self._words, to_come).facts
        return PromptBar(prompt=text, facts=facts, buttons=(score, button))
