"""A table of Raub with a real engine behind it, for tests with a real mouse and keyboard."""

from __future__ import annotations

from game_lab import OFF, GameLab
from PySide6.QtCore import QPoint
from raub_positions import Deals

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import RaubScene
from handfoot_gui.games.raub.rules.moves import Move
from handfoot_gui.ui.table.prompt_bar import PlayerBadge, PromptBar
from handfoot_gui.ui.widgets.theme import LIGHT, Style

NAMES = ("Marta", "Karl", "Josip", "Elise")


class RaubLab(GameLab[Move]):
    """Seat 0's table in a window; moves it chooses are played at once."""

    ON_CARD = (16, 40)

    def __init__(
        self,
        deals: Deals,
        *,
        preferences: prefs.Preferences = OFF,
        size: tuple[int, int] = (1040, 672),
        scale: float = 1.0,
    ) -> None:
        self.deals = deals
        self.presenter = RaubPresenter(deals.rules, NAMES[: deals.players], Words())
        self.presenter.prefer(preferences)
        super().__init__(self.presenter.table, preferences, size, Style(LIGHT, scale))

    def play(self, move: Move) -> None:
        """Apply a move of seat 0."""
        self.moves.append(move)
        self.deals.do(move, 0)
        self.show()

    def show(self) -> None:
        """Show the present state to seat 0."""
        view = self.deals.view(0)
        badges = tuple(
            PlayerBadge(
                facts.seat,
                NAMES[facts.seat],
                NAMES[facts.seat][0],
                facts.side,
                facts.cards,
                0,
                is_playing=facts.is_to_move,
            )
            for facts in self.presenter.seat_facts(view)
        )
        self.scene.show_view(view, badges=badges)
        said = self.presenter.prompt(view, self.presenter.table.empty)
        text = f"{said.name}, {said.expected}" if said.name else said.expected
        self.scene.actions.set_bar(PromptBar(said.name, text, said.facts))

    @property
    def table(self) -> RaubScene:
        table = self.scene.table
        assert isinstance(table, RaubScene)
        return table

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.table.hand

    def card(self, face: str) -> Card:
        """The card of the hand with that face."""
        return next(card for card in self.hand if card.face == face)

    def face_point(self, face: str) -> QPoint:
        """A point on the card with that face, wherever it lies."""
        return self.card_point(Card.parse(f"{face}1"))
