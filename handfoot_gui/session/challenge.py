"""A challenge by code: five deals that anybody plays at home, made of twelve signs alone.

The code says which game, rules and bots, and a number; cards and chances of the bots follow from
it. So the same moves of a person lead to the same game on every machine. `SCHEME` grows with every
change of dealing, chance or bots by which an old code would be played otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cached_property
from random import Random
from typing import Final

from msgspec import Struct

from handfoot_gui.core.bot import EXPERT, derived_seed
from handfoot_gui.core.drawn import Drawn
from handfoot_gui.core.fair import FairDeal, deal_to_come
from handfoot_gui.core.game import LEVELS, AnyRecord, AnyRules
from handfoot_gui.core.hashes import sha256
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.record import MatchSettings, Player, PlayerKind, Record, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.spoken_code import SIGNS, Coded, cleaned, code_of, coded_in, grouped, room
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.session.repeatable import bot_seed, table_chance

DEALS: Final = 5
"""Deals of a challenge."""
SCHEME: Final = 1
"""How codes are dealt and played now."""
GROUPS: Final = 3
"""Groups of the code of a challenge."""

_SCHEMES: Final = 16
_RULES: Final = 1024
_HEADER: Final = _SCHEMES * _RULES * len(LEVELS)
SEEDS: Final = room(GROUPS) // _HEADER
"""How many challenges there are by the same rules against the same bots."""
OWN_SEAT: Final = Seat(0)
"""Where the person plays."""


class OtherVersion(Exception):  # noqa: N818  (named as what it tells)
    """A code that this program would not play as the one it comes from: of another scheme, or of
    a game, rules or bots that are not known here."""


class Challenge(Struct, frozen=True, dict=True):
    """Five deals of one game against bots of one level."""

    game: str
    preset: str
    level: str
    seed: int

    @cached_property
    def code(self) -> str:
        """The signs that stand for it, without spaces."""
        number = self.seed
        for value, count in (
            (LEVELS.index(self.level), len(LEVELS)),
            (_number_of(self.game, self.preset), _RULES),
            (SCHEME % _SCHEMES, _SCHEMES),
        ):
            number = number * count + value
        return code_of(Coded(number, GROUPS), _key)

    @property
    def shown(self) -> str:
        """The code as it is shown and written."""
        return grouped(self.code)

    @property
    def options(self) -> GameOptions:
        """The rules, for the usual number of players."""
        return GAMES[self.game].presets[self.preset]

    @property
    def is_lowest_best(self) -> bool:
        """Whether few points are good ones."""
        rules = self._rules
        return rules.sheet(rules.start()).is_lowest_best

    @property
    def _rules(self) -> AnyRules:
        return GAMES[self.game].rules(self.options)

    def players(self, names: Sequence[str]) -> tuple[Player, ...]:
        """Who plays: a person of the first of *names* and bots of the others."""
        count = self.options.players
        bots = (Player(name, PlayerKind.BOT, self.level) for name in names[1:count])
        return (Player(names[0], PlayerKind.PERSON), *bots)

    def record(self, deal: int, names: Sequence[str]) -> AnyRecord:
        """The game of *deal*, counted from 1, before its first move."""
        seed = derived_seed(
            "challenge", SCHEME, self.game, self.preset, self.level, self.seed, deal
        )
        return Record(
            self.game, self.preset, self.options, self.players(names), seed=seed,
            agreements=MatchSettings(),
        )  # fmt: skip

    def fair_deal(self, deal: int) -> FairDeal:
        """The deal code of *deal*, which is the same on every machine."""
        record = self.record(deal, [str(seat) for seat in range(self.options.players)])
        rules = rules_of(record)
        state = rules.start()
        while True:
            seat = rules.actor(state)
            chance, salt = table_chance(record), table_chance(record, "salt")
            assert seat is not None, "cards are dealt first"
            assert chance is not None and salt is not None, "it has a seed"  # noqa: PT018
            if seat == TABLE:
                move = rules.table_move(state, chance)
            else:
                move = next(iter(rules.suggestions(rules.view(state, seat))))
            if order := rules.order_dealt(move):
                return deal_to_come(order, salt)
            record = record.with_move(seat, move)
            state = rules.apply(state, seat, move)

    def is_of(self, record: AnyRecord, deal: int) -> bool:
        """Whether *record* is a game of *deal*: its rules, its chance and players of its kinds."""
        own = self.record(deal, [player.name for player in record.seats])
        same = ("game", "options", "seats", "seed", "agreements", "brought_forward")
        return all(getattr(own, name) == getattr(record, name) for name in same)


def levels_of(game: str) -> tuple[str, ...]:
    """The bots of *game* that play the same on every machine: not those that think by the clock."""
    return tuple(level for level in GAMES[game].levels if level != EXPERT)


def new_challenge(game: str, preset: str, level: str, chance: Random) -> Challenge:
    """Some challenge by these rules."""
    return Challenge(game, preset, level, chance.randrange(SEEDS))


def challenge_of_day(game: str, preset: str, level: str, day: date) -> Challenge:
    """The one that everybody gets on *day*."""
    chance = Drawn(f"challenge {game} {preset} {level} {day.isoformat()}")
    return Challenge(game, preset, level, chance.randrange(SEEDS))


def challenge_in(text: str) -> Challenge:
    """The challenge whose code is *text*. Raises `WrongCode`, or `OtherVersion`."""
    number = coded_in(text, _key, range(GROUPS, GROUPS + 1)).number
    number, scheme = divmod(number, _SCHEMES)
    number, rules = divmod(number, _RULES)
    seed, level = divmod(number, len(LEVELS))
    if scheme != SCHEME % _SCHEMES or seed >= SEEDS:
        raise OtherVersion
    for game in games_offered():
        for preset in GAMES[game].presets:
            if _number_of(game, preset) == rules and LEVELS[level] in levels_of(game):
                return Challenge(game, preset, LEVELS[level], seed)
    raise OtherVersion


def scored_deal(record: AnyRecord) -> DealScore | None:
    """The deal of *record* that counts: the first that was scored; None as long as there is none.
    Its moves must be legal."""
    rules = rules_of(record)
    state = rules.start()
    for state in states(rules, record.moves):  # noqa: B007  (the last one is the answer)
        pass
    return next((deal for deal in rules.sheet(state).deals if deal.is_scored), None)


def points_of(record: AnyRecord) -> int | None:
    """What the person has made in the deal of *record*; None as long as it is not over."""
    deal, sheet = scored_deal(record), rules_of(record).sheet(rules_of(record).start())
    if deal is None:
        return None
    return deal.points_by_rules(next(n for n, side in enumerate(sheet.sides) if OWN_SEAT in side))


def made_by_bots(asked: tuple[Challenge, int]) -> int:
    """What a bot like the others makes in the person's place in a deal of a challenge."""
    challenge, deal = asked
    record = challenge.record(deal, [str(seat) for seat in range(challenge.options.players)])
    rules, bot = rules_of(record), GAMES[challenge.game].bot(challenge.level, record.options)
    state = rules.start()
    while (seat := rules.actor(state)) is not None:
        chance, seed = table_chance(record), bot_seed(record, seat)
        assert chance is not None and seed is not None, "it has a seed"  # noqa: PT018
        if seat == TABLE:
            move = rules.table_move(state, chance)
        else:
            move = bot.choose(rules.view(state, seat), seed, 1.0)
        record = record.with_move(seat, move)
        state = rules.apply(state, seat, move)
        if any(one.is_scored for one in rules.sheet(state).deals):
            break
    points = points_of(record)
    assert points is not None, "a game ends with a deal"
    return points


def _number_of(game: str, preset: str) -> int:
    """What rules are called in a code; a test says that all have other ones."""
    return int.from_bytes(sha256(f"{game} {preset}".encode()).digest()[:4]) % _RULES


def _key(group: int) -> int:
    """The sums of the groups differ, so that none stands in another's place."""
    return 3 * group + 1


# -- results ---------------------------------------------------------------------------------------

_UNITS: Final = (1, 5)
"""Points are mostly all multiples of five."""
_LADDER: Final = tuple(12 << step for step in range(13))
"""How many different values each of the points may have; the smallest that suffices is taken."""
RESULT_GROUPS: Final = range(5, 10)
"""Groups of the code of a result; so many at least that another challenge's result is never taken
for one of this."""


class WrongResult(Exception):  # noqa: N818  (named as what it tells)
    """A code in which every group adds up, but which is no result of this challenge."""


def result_code(challenge: Challenge, points: Sequence[int]) -> str:
    """The code of what somebody made in the five deals of *challenge*, without spaces."""
    unit = max(unit for unit in _UNITS if all(made % unit == 0 for made in points))
    values = [2 * abs(made // unit) - (made > 0) for made in points]
    step = next((n for n, most in enumerate(_LADDER) if max(values) < most), None)
    assert step is not None, "nobody makes so many points"
    number = 0
    for value in values:
        number = number * _LADDER[step] + value
    number = (number * len(_LADDER) + step) * len(_UNITS) + _UNITS.index(unit)
    groups = next(n for n in RESULT_GROUPS if room(n) > number)
    hidden = (number + _mask(challenge, groups)) % room(groups)
    return code_of(Coded(hidden, groups), lambda group: _result_key(challenge, group))


def points_in(challenge: Challenge, text: str) -> tuple[int, ...]:
    """What somebody made whose result of *challenge* is *text*.

    Raises `WrongCode`, or `WrongResult` where it is that of another challenge.
    """
    coded = coded_in(text, lambda group: _result_key(challenge, group), RESULT_GROUPS)
    number = (coded.number - _mask(challenge, coded.groups)) % room(coded.groups)
    number, unit = divmod(number, len(_UNITS))
    number, step = divmod(number, len(_LADDER))
    values = []
    for _ in range(DEALS):
        number, value = divmod(number, _LADDER[step])
        values.append(value)
    made = [(value + 1) // 2 * (1 if value % 2 else -1) * _UNITS[unit] for value in values]
    points = tuple(reversed(made))
    if number or result_code(challenge, points) != cleaned(text):
        raise WrongResult
    return points


def _mask(challenge: Challenge, groups: int) -> int:
    """What makes results of few points look like any others."""
    return int.from_bytes(sha256(f"mask {challenge.code}".encode()).digest()) % room(groups)


def _result_key(challenge: Challenge, group: int) -> int:
    return sha256(f"result {challenge.code} {group}".encode()).digest()[0] % len(SIGNS)
