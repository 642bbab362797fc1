"""What is chosen before a game is dealt: the rules, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord, GameOptions
from handfoot_gui.core.match_settings import Agreements
from handfoot_gui.core.preferences import Setup
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.offers import preset_options, seated
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.game_offers import options_of
from handfoot_gui.storage.house_rules import RuleSet
from handfoot_gui.ui.widgets.titles import preset_title

GAME: Final = "hand-and-foot"
"""The game that has house rules."""
_LONGEST_LABEL: Final = 80
"""Characters of a rule set's name in a record."""


class SeatChoice(Struct, frozen=True):
    """Who sits on a seat: a name, and a bot's level or None for a person."""

    name: str
    bot: str | None


USUAL_SEATS: Final = (
    SeatChoice("Marta", None),
    SeatChoice("Elise", "steady"),
    SeatChoice("Josip", "steady"),
    SeatChoice("Karl", "steady"),
    SeatChoice("Ana", "steady"),
    SeatChoice("Pavel", "steady"),
)
"""Six, for tables of any size."""


def player_of(seat: SeatChoice) -> Player:
    """The player that *seat* makes in a record."""
    if seat.bot is None:
        return Player(seat.name, PlayerKind.PERSON)
    return Player(seat.name, PlayerKind.BOT, seat.bot)


def fitting_seats(game: str, seats: Iterable[SeatChoice]) -> tuple[SeatChoice, ...]:
    """*seats* with bots of levels that *game* has."""
    return tuple(
        seat if seat.bot is None else replace(seat, bot=GAMES[game].level_like(seat.bot))
        for seat in seats
    )


class NewGame(Struct, frozen=True):
    """What was chosen: a preset's name, the seats in playing order, South first, who plays
    together, and house rules when they were chosen instead of the preset."""

    preset: str
    seats: tuple[SeatChoice, ...]
    sides: Sides = Sides.PAIRS
    rules: RuleSet | None = None

    @property
    def options(self) -> Options:
        """The rules for so many players in these sides."""
        if self.rules is not None:
            return seated(self.rules.options, len(self.seats), self.sides)
        return preset_options(self.preset, len(self.seats), self.sides)

    @property
    def game(self) -> str:
        return GAME

    @property
    def label(self) -> str:
        """The rule set's name in the record."""
        return self.preset if self.rules is None else self.rules.name

    @property
    def title(self) -> str:
        """What the rules are called on the screen."""
        return self.rules.name if self.rules is not None else preset_title(self.preset)


class OtherGame(Struct, frozen=True):
    """What was chosen of a game without house rules: how it is played, and the seats in playing
    order."""

    game: str
    chosen: Setup
    seats: tuple[SeatChoice, ...]

    @property
    def options(self) -> GameOptions:
        """The rules it is dealt by."""
        return options_of(self.game, self.chosen)

    @property
    def label(self) -> str:
        """The rule set's name in the record."""
        return self.chosen.preset

    @property
    def title(self) -> str:
        """What the rules are called on the screen."""
        return preset_title(self.chosen.preset)


GameChoice: TypeAlias = NewGame | OtherGame


def record_of(choice: GameChoice, agreements: Agreements) -> AnyRecord:
    """The game that *choice* gives, before its first move."""
    # Only the label is cut: the record keeps the options themselves.
    return Record(
        choice.game,
        choice.label[:_LONGEST_LABEL],
        choice.options,
        tuple(map(player_of, choice.seats)),
        agreements=agreements,
    )
