"""A card table with a real engine behind it, for tests that drag real cards with the mouse."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from game_lab import OFF, GameLab
from PySide6.QtCore import QPoint
from table_positions import RULES, position
from whole_program import QUICK

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.messages import PlayerBadge, PromptBar
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.rules.moves import Move
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.timing import Timing

__all__ = ["NAMES", "OFF", "RULES", "Lab", "Opened", "position"]

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Nina", "Vera", "Luka")


class Lab(GameLab[Move]):
    """One table in a window, and a stand-in for the bridge that plays what the scene chooses."""

    ON_CARD = (9, 14)

    def __init__(
        self,
        state: State,
        *,
        preferences: prefs.Preferences = OFF,
        size: tuple[int, int] = (1040, 672),
        style: Style | None = None,
        rules: HandAndFoot = RULES,
        timing: Timing = QUICK,
    ) -> None:
        self.state = state
        self.rules = rules
        super().__init__(
            HandAndFootTable(rules), preferences, size, style or Style(LIGHT, 1.0), timing
        )
        self.warnings: list[tuple[object, Move]] = []
        self.scene.warned.connect(lambda slip, move: self.warnings.append((slip, move)))

    def play(self, move: Move) -> None:
        """Apply a move of seat 0, and what the table does after it."""
        self.moves.append(move)
        rules = self.rules
        self.state = rules.apply(self.state, Seat(0), move)
        rng = Random(3)
        while rules.actor(self.state) == TABLE and self.state.public.phase in (
            Phase.PLAY,
            Phase.DRAW,
            Phase.TURN_OVER,
            Phase.LIFT,
        ):
            self.state = rules.apply(self.state, TABLE, rules.table_move(self.state, rng))
        self.show()

    def show(self) -> None:
        view = self.rules.view(self.state, Seat(0))
        options = self.rules.options
        partners = options.partners_of(0)
        turn = view.public.turn
        badges = (
            PlayerBadge(
                Seat(seat),
                name,
                options.side_of(seat),
                view.holding_counts[seat],
                view.foot_counts[seat],
                "partner" if seat in partners else "next" if seat == 1 else "",
                is_playing=seat == turn and seat != 0,
            )
            for seat, name in enumerate(NAMES[: options.players])
        )
        self.scene.show_view(view, badges=badges)
        self.scene.actions.set_bar(PromptBar("Marta", "Marta, play.", f"{len(view.holding)} cards"))

    # --- where things are ---------------------------------------------------------------------

    def hand(self, *ranks: Rank) -> tuple[Card, ...]:
        """The cards of these ranks in the hand, in its order."""
        return tuple(card for card in self.scene.table.hand if not ranks or card.rank in ranks)

    def item_point(self, card: Card) -> QPoint:
        item = self.scene.canvas.cards.item(card)
        assert item is not None
        return item.pos().toPoint()


Opened: TypeAlias = Callable[..., Lab]
"""The fixture that opens tables and closes them again; called as `Lab` is."""
