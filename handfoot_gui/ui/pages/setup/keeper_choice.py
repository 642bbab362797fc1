"""What is chosen before a score is kept, and the rules that follow."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.preferences import Setup
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.offers import players_offered, seated, sides_offered
from handfoot_gui.session.game_offers import fitted, has_house_rules, options_of, players_of
from handfoot_gui.storage.house_rules import RuleSet


class KeeperChoice(Struct, frozen=True):
    """What was chosen: game, rules, names of six seats, who deals first, and where it is."""

    game: str
    setup: Setup
    """Preset, players and switches; house rules take the place of preset and switches."""
    sides: str
    names: tuple[str, ...]
    rules: RuleSet | None = None
    begun: GameOptions | None = None
    """The rules of a game that has begun; nothing else can be chosen then."""
    dealer: int = 0
    family: str = ""
    place: str = ""

    @property
    def preset(self) -> str:
        return self.setup.preset

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def has_house_rules(self) -> bool:
        """Whether the game has house rules instead of switches."""
        return has_house_rules(self.game)

    @property
    def options(self) -> GameOptions:
        """The rules the score is kept by."""
        if self.begun is not None:
            return self.begun
        if self.rules is not None:
            side = next(one for one in self.offered_sides if one.value == self.sides)
            options: Any = seated(self.rules.options, self.players, side)
            made: GameOptions = options
            return made
        if not has_house_rules(self.game):
            return options_of(self.game, self.setup)
        side = next(one for one in self.offered_sides if one.value == self.sides)
        return GAMES[self.game].preset_options(self.setup.preset, self.players, side)

    @property
    def offered_players(self) -> tuple[int, ...]:
        """For how many players the rules are meant."""
        if self.begun is not None:
            return (self.begun.players,)
        if self.rules is not None:
            return players_offered(None)
        return players_of(self.game, self.setup.preset)

    @property
    def offered_sides(self) -> tuple[Any, ...]:
        """How so many players may be grouped, the usual way first."""
        if self.begun is not None:
            return (self.begun.sides,)
        if self.rules is not None:
            return sides_offered(None, self.players)
        return GAMES[self.game].preset_seats[self.setup.preset][self.players]

    @property
    def label(self) -> str:
        """The rule set's name in the file."""
        return self.setup.preset if self.rules is None else self.rules.name

    def fitted(self) -> KeeperChoice:
        """The same, as far as the rules allow it."""
        players = min(self.offered_players, key=lambda number: abs(number - self.players))
        chosen = replace(self, setup=replace(self.setup, players=players))
        if self.begun is None and self.rules is None and not has_house_rules(self.game):
            chosen = replace(chosen, setup=fitted(self.game, chosen.setup))
        offered = [side.value for side in chosen.offered_sides]
        sides = self.sides if self.sides in offered else offered[0]
        return replace(chosen, sides=sides, dealer=min(self.dealer, players - 1))
