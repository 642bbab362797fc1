"""How a game was set up last: read from the preferences, and written into them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.preferences import Preferences, Setup
from handfoot_gui.core.record import Player
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered, presets_of, seated, usual
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import HouseRules, RuleSets
from handfoot_gui.ui.pages.setup.choice import (
    USUAL_SEATS,
    NewGame,
    RulesChoice,
    ScorekeeperChoice,
    SeatChoice,
    fitting_seats,
    player_of,
)


def last_seats(preferences: Preferences) -> tuple[SeatChoice, ...]:
    """Names and levels of six seats, as last used."""
    known = tuple(
        SeatChoice(name, level or None)
        for name, level in zip(preferences.names, preferences.levels, strict=False)
    )
    return (*known, *USUAL_SEATS[len(known) :])


def last_players(preferences: Preferences, game: str, count: int) -> tuple[Player, ...]:
    """The first *count* of those seats as players of *game*."""
    return tuple(map(player_of, fitting_seats(game, last_seats(preferences)[:count])))


def last_table(preferences: Preferences, game: str) -> tuple[str, int, str]:
    """Preset or file of house rules, players and sides by which *game* was played last."""
    if _is_kept_apart(game):
        return preferences.rules, preferences.players, preferences.sides
    setup = preferences.setups.get(game) or usual(game)
    return setup.preset, setup.players, ""


def with_table(
    preferences: Preferences, game: str, rules: str, players: int, sides: str
) -> Preferences:
    """*preferences* once *game* is played like that; *rules* as in `last_table`."""
    preferences = replace(preferences, game=game)
    if _is_kept_apart(game):
        return replace(preferences, rules=rules, players=players, sides=sides)
    return replace(preferences, setups={**preferences.setups, game: Setup(rules, players)})


def _is_kept_apart(game: str) -> bool:
    """The first game had its place in the preferences before there were others."""
    return game in games_offered()[:1]


def rules_named(game: str, code: str, known: RuleSets) -> RulesChoice:
    """The preset or file *code* of *game*, as far as it still is among the rules *known*."""
    rules = next((one for one in known.of(game).sets if one.path.name == code), None)
    presets = presets_of(game)
    return RulesChoice(game, code if code in presets else presets[0], rules)


def last_new_game(
    preferences: Preferences, game: str, known: RuleSets, seats: Sequence[SeatChoice] = ()
) -> NewGame:
    """What was dealt of *game* last, as far as it still can be; *seats* are others to sit there."""
    code, players, sides = last_table(preferences, game)
    chosen = rules_named(game, code, known)
    players, side = chosen.nearest(players, sides)
    return NewGame(
        chosen, fitting_seats(game, (seats or last_seats(preferences))[:players]), side.value
    )


def with_dealt(preferences: Preferences, choice: NewGame) -> Preferences:
    """*preferences* once *choice* is dealt: next time names, levels, rules, sides are the same."""
    seats = (*choice.seats, *last_seats(preferences)[len(choice.seats) :])
    people = preferences.with_people(seat.name for seat in choice.seats if seat.bot is None)
    preferences = replace(
        preferences,
        names=tuple(seat.name for seat in seats),
        levels=tuple(seat.bot or "" for seat in seats),
        people=people,
    )
    sides = choice.options.sides.value
    return with_table(preferences, choice.game, choice.chosen.code, len(choice.seats), sides)


def with_kept(preferences: Preferences, choice: ScorekeeperChoice) -> Preferences:
    """*preferences* once a score is kept: next time the family plays the same, with any cards."""
    names = (*choice.names[: choice.players], *preferences.names[choice.players :])
    preferences = replace(preferences, names=names)
    return with_table(preferences, choice.game, choice.chosen.code, choice.players, choice.sides)


def with_players(preferences: Preferences, players: Sequence[Player]) -> Preferences:
    """*preferences* once *players* have taken the seats of a game."""
    names = (*(player.name for player in players), *preferences.names[len(players) :])
    people = preferences.with_people(player.name for player in players if not player.is_bot)
    return replace(preferences, names=names, people=people)


def with_switches_kept(preferences: Preferences, house: HouseRules) -> Preferences:
    """*preferences*, whose changed switches of older versions have become house rules.

    What the game does not have any more, or what cannot be written now, stays as it is.
    """
    for game, setup in preferences.setups.items():
        if not setup.changes or game not in GAMES or setup.preset not in presets_of(game):
            continue
        base = seated(game, setup.preset, None, setup.players, "")
        changed: Any = {**msgspec.to_builtins(base), "players": base.players, **setup.changes}
        try:
            options = msgspec.convert(changed, GAMES[game].options_type)
            options.check()
            name = house.free_name(game, QCoreApplication.translate("Games", "House rules"))
            kept = house.add(game, name, options, setup.preset)
        except (msgspec.ValidationError, OptionsError, SaveError):
            continue
        setups = {**preferences.setups, game: Setup(kept.path.name, options.players)}
        preferences = replace(preferences, setups=setups)
    return preferences
