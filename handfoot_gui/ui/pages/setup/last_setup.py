"""How a game was set up last: read from the preferences, and written into them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from handfoot_gui.core.preferences import Preferences, Setup
from handfoot_gui.core.record import Player
from handfoot_gui.games.hand_and_foot.rules.offers import (
    players_offered,
    presets_offered,
    sides_offered,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.session.game_offers import fitted, usual
from handfoot_gui.storage.house_rules import RuleSets
from handfoot_gui.ui.pages.setup.choice import (
    GAME,
    USUAL_SEATS,
    GameChoice,
    NewGame,
    OtherGame,
    SeatChoice,
    fitting_seats,
    player_of,
)
from handfoot_gui.ui.pages.setup.keeper_choice import KeeperChoice


def last_seats(liked: Preferences) -> tuple[SeatChoice, ...]:
    """Names and levels of six seats, as last used."""
    known = tuple(
        SeatChoice(name, level or None)
        for name, level in zip(liked.names, liked.levels, strict=False)
    )
    return (*known, *USUAL_SEATS[len(known) :])


def last_players(liked: Preferences, game: str, count: int) -> tuple[Player, ...]:
    """The first *count* of those seats as players of *game*."""
    return tuple(map(player_of, fitting_seats(game, last_seats(liked)[:count])))


def last_way(liked: Preferences, game: str) -> Setup:
    """How *game*, which has no house rules, was played last."""
    return liked.setups.get(game) or usual(game)


def last_other_game(liked: Preferences, game: str) -> OtherGame:
    """What was dealt last of *game*, which has no house rules."""
    chosen = fitted(game, last_way(liked, game))
    return OtherGame(game, chosen, last_seats(liked)[: chosen.players])


def last_new_game(liked: Preferences, known: RuleSets, seats: Sequence[SeatChoice] = ()) -> NewGame:
    """What was dealt last, as far as it still can be; *seats* are others to sit there."""
    rules = next((one for one in known.sets if one.path.name == liked.rules), None)
    preset = liked.rules if liked.rules in presets_offered() else presets_offered()[0]
    wanted = None if rules is not None else preset
    players = liked.players
    if players not in players_offered(wanted):
        players = players_offered(wanted)[0]
    offered = sides_offered(wanted, players)
    sides = next((side for side in Sides if side.value == liked.sides), offered[0])
    return NewGame(
        preset,
        fitting_seats(GAME, (seats or last_seats(liked))[:players]),
        sides if sides in offered else offered[0],
        rules,
    )


def with_dealt(liked: Preferences, choice: GameChoice) -> Preferences:
    """*liked* once *choice* is dealt: the next game has the same names, levels, rules, sides."""
    seats = (*choice.seats, *last_seats(liked)[len(choice.seats) :])
    people = liked.with_people(seat.name for seat in choice.seats if seat.bot is None)
    liked = replace(
        liked,
        game=choice.game,
        names=tuple(seat.name for seat in seats),
        levels=tuple(seat.bot or "" for seat in seats),
        people=people,
    )
    if isinstance(choice, OtherGame):
        return replace(liked, setups={**liked.setups, choice.game: choice.chosen})
    return replace(
        liked,
        rules=choice.preset if choice.rules is None else choice.rules.path.name,
        players=len(choice.seats),
        sides=choice.sides.value,
    )


def with_kept(liked: Preferences, choice: KeeperChoice) -> Preferences:
    """*liked* once a score is kept: the family plays the same the next time, with any cards."""
    names = (*choice.names[: choice.players], *liked.names[choice.players :])
    liked = replace(liked, game=choice.game, names=names)
    if not choice.has_house_rules:
        return replace(liked, setups={**liked.setups, choice.game: choice.setup})
    return replace(
        liked,
        rules=choice.setup.preset if choice.rules is None else choice.rules.path.name,
        players=choice.players,
        sides=choice.sides,
    )


def with_players(liked: Preferences, players: Sequence[Player]) -> Preferences:
    """*liked* once *players* have taken the seats of a game."""
    names = (*(player.name for player in players), *liked.names[len(players) :])
    people = liked.with_people(player.name for player in players if not player.is_bot)
    return replace(liked, names=names, people=people)
