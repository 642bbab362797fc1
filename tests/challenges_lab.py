"""Challenges that bots play in the place of people."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.challenge import DEALS, Challenge, points_of
from handfoot_gui.session.repeatable import bot_seed, table_chance
from handfoot_gui.storage.challenge_file import Result
from handfoot_gui.storage.challenges import Challenges

NAMES = tuple(f"P{number}" for number in range(8))


@cache
def played(challenge: Challenge, deal: int, by: str = "") -> AnyRecord:
    """*deal* as a bot of the level *by*, or else that of the others, plays it in the person's
    place."""
    record = challenge.record(deal, NAMES)
    rules = rules_of(record)
    bot = GAMES[challenge.game].bot(challenge.level, record.options)
    own = GAMES[challenge.game].bot(by or challenge.level, record.options)
    state = rules.start()
    while not any(one.is_scored for one in rules.sheet(state).deals):
        seat = rules.actor(state)
        assert seat is not None
        if seat == TABLE:
            chance = table_chance(record)
            assert chance is not None
            move = rules.table_move(state, chance)
        else:
            seed = bot_seed(record, seat)
            assert seed is not None
            move = (bot if seat else own).choose(rules.view(state, seat), seed, 1.0)
        record = record.with_move(seat, move)
        state = rules.apply(state, seat, move)
    return record


def renamed(record: AnyRecord, name: str) -> AnyRecord:
    """The same game, played by *name*."""
    return record.with_seats((replace(record.seats[0], name=name), *record.seats[1:]))


def result(challenge: Challenge, name: str, by: str = "") -> Result:
    """What *name* makes of *challenge*, playing as a bot of the level *by*."""
    records = tuple(renamed(played(challenge, deal, by), name) for deal in range(1, DEALS + 1))
    made = tuple(points_of(record) for record in records)
    return Result(challenge, tuple(points for points in made if points is not None), records)


def play_here(
    challenges: Challenges, challenge: Challenge, name: str, deals: int = DEALS, first: int = 1
) -> None:
    """Let *name* play *challenge* from its deal *first* to *deals* in the home of *challenges*."""
    whole = result(challenge, name)
    for deal, record in enumerate(whole.records[first - 1 : deals], first):
        with challenges.go_on(challenge.code, record.with_moves(()), deal) as game:
            game.save(record, replay(rules_of(record), record.moves))
        challenges.note(challenge, name, deal, whole.points[deal - 1])
