"""A table of Manipulation Rummy with a real engine, for tests with a real mouse and keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from game_lab import OFF, GameLab, badges_of, bar_of
from manipulation_positions import Position
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, melds_of, working
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, meld_key
from handfoot_gui.games.manipulation.rules.moves import Move
from handfoot_gui.games.manipulation.rules.state import Phase
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces
from handfoot_gui.ui.widgets.theme import LIGHT, Style

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra")


class ManipulationLab(GameLab[Move]):
    """The table of the position's seat in a window; moves it chooses are played at once."""

    ON_CARD = (10, 30)

    def __init__(
        self,
        position: Position,
        *,
        preferences: prefs.Preferences = OFF,
        size: tuple[int, int] = (1280, 672),
        style: Style | None = None,
        log: tuple[str, ...] = (),
    ) -> None:
        self.position = position
        self.seat = position.seat
        self.log = log
        players = position.rules.options.players
        self.presenter = ManipulationPresenter(position.rules, NAMES[:players], Words())
        super().__init__(self.presenter.table, preferences, size, style or Style(LIGHT, 1.0))
        self.scene.canvas.reason = self.presenter.refusal
        self.scene.draft_changed.connect(lambda _draft: self.show_prompt_bar())
        # Nobody here knows better.
        self.scene.warned.connect(lambda _slip, move: self.play(move))

    def play(self, move: Move) -> None:
        """Apply a move of the seat, and what the table does after it."""
        self.moves.append(move)
        rules = self.position.rules
        state = rules.apply(self.position.state, self.seat, move)
        while rules.actor(state) == TABLE and state.public.phase is not Phase.DEAL:
            state = rules.apply(state, TABLE, rules.table_move(state, Random(3)))
        self.position.state = state
        self.show()

    def show(self) -> None:
        view = self.position.rules.view(self.position.state, self.seat)
        badges = [
            replace(badge, is_playing=badge.is_playing and badge.seat != self.seat)
            for badge in badges_of(self.presenter, view)
        ]
        self.scene.show_view(view, badges=badges, log=self.log)
        self.show_prompt_bar()

    def show_prompt_bar(self) -> None:
        view = self.position.rules.view(self.position.state, self.seat)
        self.scene.actions.set_bar(bar_of(self.presenter, view, self.draft))

    # --- where things are ---------------------------------------------------------------------

    @property
    def table(self) -> ManipulationScene:
        assert isinstance(self.scene.table, ManipulationScene)
        return self.scene.table

    @property
    def draft(self) -> ManipulationDraft:
        draft = self.scene.turn.draft
        return draft if isinstance(draft, ManipulationDraft) else self.presenter.table.empty

    @property
    def melds(self) -> list[str]:
        """The melds as they lie now, by faces; jokers as "*=9H" or "*"."""
        view = self.position.rules.view(self.position.state, self.seat)
        return [
            " ".join(
                laid.card.face
                if not laid.card.is_joker
                else f"*={laid.name.rank}{laid.name.suit}"
                if laid.name
                else "*"
                for laid in meld
            )
            for meld in melds_of(working(view, self.draft))
        ]

    @property
    def places(self) -> ManipulationPlaces:
        places = self.scene.canvas.places
        assert isinstance(places, ManipulationPlaces)
        return places

    @property
    def hand(self) -> list[str]:
        return ["*" if card.is_joker else card.face for card in self.table.hand]

    def card(self, face: str, *, of_hand: bool = False) -> Card:
        """The first card that looks so, the hand's before the table's or only of the hand."""
        places = [self.table.hand]
        if not of_hand:
            places += [zone.cards for zone in self.table.zones]
        for cards in places:
            for card in cards:
                if (card.is_joker and face == "*") or card.face == face:
                    return card
        raise AssertionError(f"no {face} to be seen")

    def meld_point(self, number: int, *, at: float = 0.5) -> QPoint:
        return self.zone_point(meld_key(number), at=at)

    def drag_card(self, face: str, end: QPoint) -> None:
        self.drag(self.card_point(self.card(face)), end)


@pytest.fixture(name="tables")
def made_tables(qtbot: QtBot) -> Iterator[list[ManipulationLab]]:
    opened: list[ManipulationLab] = []
    yield opened
    for lab in opened:
        lab.close()
        qtbot.wait(1)


def opened(
    tables: list[ManipulationLab], hand: str, table: str, **facts: object
) -> ManipulationLab:
    """A table that is closed after the test."""
    return kept_open(tables, Position(hand=hand, table=table, **facts))  # type: ignore[arg-type]


def kept_open(
    tables: list[ManipulationLab], position: Position, **window: object
) -> ManipulationLab:
    """The same of a position that is set out already, in such a window."""
    lab = ManipulationLab(position, **window)  # type: ignore[arg-type]
    tables.append(lab)
    return lab
