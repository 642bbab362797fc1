"""What is chosen before a game is dealt or its score is kept, and what was chosen last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import USUAL_NAMES, Preferences, Setup
from handfoot_gui.core.record import MatchSettings, Player, PlayerKind, Record
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.session.first_dealer import dealt_first_by
from handfoot_gui.session.game_offers import (
    games_offered,
    nearest,
    players_offered,
    presets_of,
    seated,
    sides_offered,
    usual,
)
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.session.history.fitting import (
    FITTING,
    NO_RATINGS,
    Fit,
    Ratings,
    fit_of,
    sure_ratings,
)
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import HouseRules, RuleSet, RuleSets
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.titles import preset_title

Played: TypeAlias = Callable[[], Iterable[FinishedGame]]
"""Reads the games in the family book."""
_LONGEST_LABEL: Final = 80
"""Characters of a rule set's name in a record."""


class SeatChoice(Struct, frozen=True):
    """Who sits on a seat: a name, and a bot's level or None for a person."""

    name: str
    bot: str | None
    partner: str = ""
    """The level of a bot that plays with a person; empty: as against people."""
    is_on_phone: bool = False
    """A person who is to see the own cards on a phone."""


def _seats_of(
    names: Iterable[str], levels: Iterable[str], partners: Iterable[str]
) -> tuple[SeatChoice, ...]:
    return tuple(
        SeatChoice(name, level or None, partner)
        for name, level, partner in zip(names, levels, partners, strict=False)
    )


_USUAL: Final = Preferences()
USUAL_SEATS: Final = _seats_of(_USUAL.names, _USUAL.levels, _USUAL.partner_levels)
"""Eight, for tables of any size."""


def player_of(name: str, level: str | None) -> Player:
    """A bot of *level*, or a person, as a record has them."""
    return Player(name, PlayerKind.PERSON if level is None else PlayerKind.BOT, level)


def partners_in(options: GameOptions, seats: Sequence[SeatChoice]) -> frozenset[int]:
    """The seats of the bots that play with a person."""
    return frozenset(
        seat
        for side in options.seats_of_sides
        if any(seats[other].bot is None for other in side)
        for seat in side
        if seats[seat].bot is not None
    )


def chosen_levels(
    game: str, options: GameOptions, seats: Sequence[SeatChoice]
) -> tuple[str | None, ...]:
    """By seat, what is chosen for a bot there: a level that *game* has, or `FITTING`; None for a
    person."""
    partners = partners_in(options, seats)

    def level(place: int, seat: SeatChoice) -> str | None:
        if seat.bot is None:
            return None
        chosen = seat.partner or seat.bot if place in partners else seat.bot
        return chosen if chosen == FITTING else GAMES[game].level_like(chosen)

    return tuple(level(*seat) for seat in enumerate(seats[: options.players]))


def levels_at(
    game: str, options: GameOptions, seats: Sequence[SeatChoice], ratings: Ratings = NO_RATINGS
) -> tuple[str | None, ...]:
    """By seat, the level at which a bot plays there, one that *game* has; None for a person.
    *ratings* are those of people in that game."""
    chosen = chosen_levels(game, options, seats)
    if FITTING not in chosen:
        return chosen
    fit = fit_at(game, options, seats, ratings)
    return tuple(fit.level if level == FITTING else level for level in chosen)


def fit_at(game: str, options: GameOptions, seats: Sequence[SeatChoice], ratings: Ratings) -> Fit:
    """The level that fits the people at that table."""
    people = [seat.name for seat in seats[: options.players] if seat.bot is None]
    return fit_of(people, ratings, GAMES[game].ratings)


class Strengths:
    """How strong people are, read once somebody wants to know it."""

    def __init__(self) -> None:
        self.played: Played = tuple
        self._known: dict[str, Ratings] = {}

    def forget(self) -> None:
        """More may have been played meanwhile."""
        self._known.clear()

    def at(self, choice: NewGame) -> Ratings:
        """The ratings of people in the game of *choice*, where a bot is to be as strong as they
        are; else none."""
        if FITTING not in chosen_levels(choice.game, choice.options, choice.seats):
            return NO_RATINGS
        if choice.game not in self._known:
            self._known[choice.game] = ratings_of(choice.game, self.played)
        return self._known[choice.game]


def ratings_of(game: str, played: Played) -> Ratings:
    """How strong people are in *game* after what was *played*; nothing where that cannot be read
    now."""
    try:
        return sure_ratings(played(), game, GAMES[game].ratings)
    except SaveError:
        return NO_RATINGS


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
        return preset_title(self.game, self.preset) if self.rules is None else self.rules.name

    @property
    def sentences(self) -> tuple[str, ...]:
        """The family's own ones about its rules."""
        return () if self.rules is None else self.rules.sentences

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

    def regrouped(self, before: int, players: int, sides: str) -> str:
        """The sides of *players* who were *before* people in *sides*; who sat in the usual way of
        that number sits in the usual way of the other."""
        is_usual = before in self.offered_players and sides == self.offered_sides(before)[0].value
        return self.nearest(players, "" if is_usual and players != before else sides)[1].value

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
    brought: BroughtForward | None = None
    """What the game starts from, where it was begun elsewhere."""
    dealer: int | None = None
    """The seat that deals first; None: that is found by lot."""
    ratings: Ratings = NO_RATINGS
    """Those of people in this game, where a bot is as strong as they are."""

    @property
    def game(self) -> str:
        return self.chosen.game

    @property
    def options(self) -> GameOptions:
        """The rules for so many players in these sides."""
        return self.chosen.options(len(self.seats), self.sides)

    @property
    def on_phones(self) -> frozenset[Seat]:
        """The seats of the persons who are to have a phone."""
        return frozenset(
            Seat(at) for at, seat in enumerate(self.seats) if seat.is_on_phone and seat.bot is None
        )

    @property
    def players(self) -> tuple[Player, ...]:
        """Who plays, by seat."""
        return _players(self.game, self.options, self.seats, self.ratings)


def _players(
    game: str, options: GameOptions, seats: Sequence[SeatChoice], ratings: Ratings
) -> tuple[Player, ...]:
    levels = levels_at(game, options, seats, ratings)
    return tuple(player_of(seat.name, level) for seat, level in zip(seats, levels, strict=True))


class ScorekeeperChoice(Struct, frozen=True):
    """What was chosen to keep a score: rules, names of all seats, who deals first, and where."""

    chosen: RulesChoice
    players: int
    sides: str
    names: tuple[str, ...]
    begun: GameOptions | None = None
    """The rules of a game that has begun; nothing else can be chosen then."""
    dealer: int = 0
    family: str = ""
    place: str = ""
    brought: BroughtForward | None = None
    """What the game starts from, where it was begun elsewhere."""

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
    """The game that *choice* gives, before its first move, but for the one that tells who deals
    first where that was chosen."""
    # Only the label is cut: the record keeps the options themselves.
    record: AnyRecord = Record(
        choice.game,
        choice.chosen.label[:_LONGEST_LABEL],
        choice.options,
        choice.players,
        agreements=agreements,
        sentences=choice.chosen.sentences,
        brought_forward=choice.brought,
    )
    return record if choice.dealer is None else dealt_first_by(record, Seat(choice.dealer))


def demo_of(choice: NewGame) -> AnyRecord:
    """A game of bots alone by the rules of *choice*, before its first move."""
    by_lot = replace(choice, dealer=None, brought=None)
    record = record_of(by_lot, MatchSettings())
    level = GAMES[choice.game].level_like("strong")
    names = tuple(USUAL_NAMES)[: len(record.seats)]
    return replace(record, seats=tuple(player_of(name, level) for name in names))


def last_seats(preferences: Preferences) -> tuple[SeatChoice, ...]:
    """Names and levels of all seats, as last used."""
    known = _seats_of(preferences.names, preferences.levels, preferences.partner_levels)
    return (*known, *USUAL_SEATS[len(known) :])


def last_players(
    preferences: Preferences, game: str, options: GameOptions, played: Played = tuple
) -> tuple[Player, ...]:
    """Who sat there last, as players of *game* under *options*; what was *played* says how strong
    people are."""
    seats = last_seats(preferences)[: options.players]
    ratings = NO_RATINGS
    if FITTING in chosen_levels(game, options, seats):
        ratings = ratings_of(game, played)
    return _players(game, options, seats, ratings)


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
    return NewGame(chosen, tuple(seats or last_seats(preferences))[:players], side.value)


def with_dealt(preferences: Preferences, choice: NewGame) -> Preferences:
    """*preferences* once *choice* is dealt: next time names, levels, rules, sides are the same."""
    seats = (*choice.seats, *_alike(choice.seats, last_seats(preferences)[len(choice.seats) :]))
    persons = [seat.name for seat in choice.seats if seat.bot is None]
    people = preferences.with_people(persons)
    preferences = replace(
        preferences.known_by(persons),
        names=tuple(seat.name for seat in seats),
        levels=tuple(seat.bot or "" for seat in seats),
        partner_levels=tuple(seat.partner or seat.bot or "" for seat in seats),
        people=people,
        unfamiliar=preferences.unfamiliar if preferences.people else tuple(GAMES),
        tips=preferences.tips if preferences.people else True,
    )
    sides = choice.options.sides.value
    return with_table(preferences, choice.game, choice.chosen.code, len(choice.seats), sides)


def _alike(seats: Sequence[SeatChoice], more: Sequence[SeatChoice]) -> Iterator[SeatChoice]:
    """*more* seats, of a larger table, whose bots are as strong as all those of *seats* are."""
    bots, partners = {seat.bot for seat in seats if seat.bot}, {seat.partner for seat in seats}
    for seat in more:
        bot = next(iter(bots)) if seat.bot and len(bots) == 1 else seat.bot
        partner = next(iter(partners)) if len(partners) == 1 else seat.partner
        yield SeatChoice(seat.name, bot, partner)


def with_kept(preferences: Preferences, choice: ScorekeeperChoice) -> Preferences:
    """*preferences* once a score is kept: next time the family plays the same, with any cards."""
    names = (*choice.names[: choice.players], *preferences.names[choice.players :])
    preferences = replace(preferences, names=names)
    return with_table(preferences, choice.game, choice.chosen.code, choice.players, choice.sides)


def with_seats(preferences: Preferences, seats: Sequence[SeatChoice]) -> Preferences:
    """*preferences* with bots as strong as at these *seats*, though no game was dealt."""
    return replace(
        preferences,
        levels=tuple(seat.bot or "" for seat in seats),
        partner_levels=tuple(seat.partner or seat.bot or "" for seat in seats),
    )


def with_players(preferences: Preferences, players: Sequence[Player]) -> Preferences:
    """*preferences* once *players* have taken the seats of a game, which they may do for an
    evening: who sits there in the next game stays, but that people may say their own names."""
    persons = [player.name for player in players if not player.is_bot]
    preferences = replace(preferences, people=preferences.with_people(persons))
    if preferences.is_name_made_up and len(persons) == 1 and persons[0] not in USUAL_NAMES:
        return preferences.with_player(persons[0])
    return preferences


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
            made = GAMES[game].former({"options": changed})["options"]
            options = msgspec.convert(made, GAMES[game].options_type)
            options.check()
            name = house.free_name(game, translate("Common", "House rules"))
            kept = house.add(game, name, options, setup.preset)
        except (msgspec.ValidationError, OptionsError, SaveError):
            continue
        setups = {**preferences.setups, game: Setup(kept.path.name, options.players)}
        preferences = replace(preferences, setups=setups)
    return preferences
