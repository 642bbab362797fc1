"""A table of Raub with a real engine behind it, for tests with a real mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from game_lab import OFF, GameLab, badges_of, bar_of
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot
from raub_positions import Deals

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import RaubScene
from handfoot_gui.games.raub.rules.moves import Move
from handfoot_gui.games.raub.view.layout import RaubPlaces
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
        self.scene.show_view(view, badges=badges_of(self.presenter, view))
        self.scene.actions.set_bar(bar_of(self.presenter, view, self.presenter.table.empty))

    @property
    def table(self) -> RaubScene:
        table = self.scene.table
        assert isinstance(table, RaubScene)
        return table

    def faces(self, key: str) -> list[str]:
        """The cards of a zone, which is there."""
        zone = self.table.zone(key)
        assert zone is not None
        return [card.face for card in zone.cards]

    @property
    def places(self) -> RaubPlaces:
        places = self.scene.canvas.places
        assert isinstance(places, RaubPlaces)
        return places

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.table.hand

    def card(self, face: str) -> Card:
        """The card of the hand with that face."""
        return next(card for card in self.hand if card.face == face)

    def face_point(self, face: str) -> QPoint:
        """A point on the card with that face, wherever it lies."""
        return self.card_point(Card.parse(f"{face}1"))


@pytest.fixture(name="labs")
def made_labs(qtbot: QtBot) -> Iterator[list[RaubLab]]:
    opened: list[RaubLab] = []
    yield opened
    for lab in opened:
        lab.close()
        qtbot.wait(1)


def opened(
    labs: list[RaubLab], deals: Deals, size: tuple[int, int] = (1040, 672), scale: float = 1.0
) -> RaubLab:
    lab = RaubLab(deals, size=size, scale=scale)
    labs.append(lab)
    return lab


def to_play(hand: str, led: str = "KS", leader: int = 3) -> Deals:
    """Seat *leader* has led; seat 0 is to follow; hearts are trumps."""
    deals = Deals({0: hand, leader: f"{led} 9D 8D 7D"}, upcard="9H", dealer=leader)
    deals.asked(leader)
    deals.stand_pat()
    deals.play(led)
    return deals


def exchanging(hand: str = "AS KS QS JS") -> Deals:
    """Seat 1 has made hearts trumps, seat 0 is the first to change cards."""
    deals = Deals({0: hand}, upcard="9H", dealer=0)
    deals.asked(1)
    return deals
