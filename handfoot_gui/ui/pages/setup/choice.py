"""What is chosen before a game is dealt or its score is kept: the rules, and who sits where."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord, GameOptions
from handfoot_gui.core.match_settings import MatchSettings
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import nearest, players_offered, seated, sides_offered
from handfoot_gui.storage.house_rules import RuleSet
from handfoot_gui.ui.widgets.titles import preset_title

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


class RulesChoice(Struct, frozen=True):
    """The rules that were chosen of a game: a preset's name, or house rules instead."""

    game: str
    preset: str
    rules: RuleSet | None = None

    @property
    def label(self) -> str:
        """The rule set's name in a record."""
        return self.preset if self.rules is None else self.rules.name

    @property
    def title(self) -> str:
        """What the rules are called on the screen."""
        return preset_title(self.preset) if self.rules is None else self.rules.name

    @property
    def code(self) -> str:
        """The preset or the file of house rules, as preferences have it."""
        return self.preset if self.rules is None else self.rules.path.name

    @property
    def offered_players(self) -> tuple[int, ...]:
        """For how many players the rules are meant."""
        return players_offered(self.game, self._bound)

    def offered_sides(self, players: int) -> tuple[StrEnum, ...]:
        """How so many players may be grouped, the usual way first."""
        return sides_offered(self.game, self._bound, players)

    def nearest(self, players: int, sides: str) -> tuple[int, StrEnum]:
        """The table the rules are meant for that comes next to that one."""
        return nearest(self.game, self._bound, players, sides)

    def options(self, players: int, sides: str) -> GameOptions:
        """The rules for that table."""
        own = None if self.rules is None else self.rules.options
        return seated(self.game, self.preset, own, players, sides)

    @property
    def _bound(self) -> str | None:
        """The preset whose tables are the only ones; house rules bend."""
        return self.preset if self.rules is None else None


class NewGame(Struct, frozen=True):
    """What was chosen: the rules, the seats in playing order, South first, who plays together."""

    chosen: RulesChoice
    seats: tuple[SeatChoice, ...]
    sides: str = ""
    """Empty: as usual."""

    @property
    def game(self) -> str:
        return self.chosen.game

    @property
    def options(self) -> GameOptions:
        """The rules for so many players in these sides."""
        return self.chosen.options(len(self.seats), self.sides)


class ScorekeeperChoice(Struct, frozen=True):
    """What was chosen to keep a score: rules, names of six seats, who deals first, and where."""

    chosen: RulesChoice
    players: int
    sides: str
    names: tuple[str, ...]
    begun: GameOptions | None = None
    """The rules of a game that has begun; nothing else can be chosen then."""
    dealer: int = 0
    family: str = ""
    place: str = ""

    @property
    def game(self) -> str:
        return self.chosen.game

    @property
    def options(self) -> GameOptions:
        """The rules the score is kept by."""
        return self.begun or self.chosen.options(self.players, self.sides)

    @property
    def offered_players(self) -> tuple[int, ...]:
        """How many may play."""
        return self.chosen.offered_players if self.begun is None else (self.begun.players,)

    @property
    def offered_sides(self) -> tuple[StrEnum, ...]:
        """How they may be grouped, the usual way first."""
        if self.begun is not None:
            return (self.begun.sides,)
        return self.chosen.offered_sides(self.players)

    def fitted(self) -> ScorekeeperChoice:
        """The same, as far as the rules allow it."""
        if self.begun is not None:
            return self
        players, sides = self.chosen.nearest(self.players, self.sides)
        dealer = min(self.dealer, players - 1)
        return replace(self, players=players, sides=sides.value, dealer=dealer)


def record_of(choice: NewGame, agreements: MatchSettings) -> AnyRecord:
    """The game that *choice* gives, before its first move."""
    # Only the label is cut: the record keeps the options themselves.
    return Record(
        choice.game,
        choice.chosen.label[:_LONGEST_LABEL],
        choice.options,
        tuple(map(player_of, choice.seats)),
        agreements=agreements,
    )
