"""Challenges that bots play in the place of people."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.challenge import DEALS, OWN_SEAT, Challenge, points_of
from handfoot_gui.session.repeatable import bot_seed, table_chance
from handfoot_gui.storage.challenge_file import Result
from handfoot_gui.storage.challenges import Challenges

NAMES = tuple(f"P{number}" for number in range(8))


Change: TypeAlias = Callable[[AnyRules, Any, Any], Any]
"""Gives what the person plays: from the rules, the state, and what the bot would play."""


def as_the_bot(_rules: AnyRules, _state: Any, move: Any) -> Any:
    return move


@cache
def played(challenge: Challenge, deal: int, by: str = "", change: Change = as_the_bot) -> AnyRecord:
    """*deal* as a bot of the level *by*, or else that of the others, plays it in the person's
    place, but for what *change* makes of it."""
    return finished(challenge, challenge.record(deal, NAMES), by, change)


def finished(
    challenge: Challenge, record: AnyRecord, by: str = "", change: Change = as_the_bot
) -> AnyRecord:
    """A game of *challenge* from where *record* stands to the end of its deal, as in `played`."""
    rules = rules_of(record)
    bot = GAMES[challenge.game].bot(challenge.level, record.options)
    own = GAMES[challenge.game].bot(by or challenge.level, record.options)
    state = replay(rules, record.moves)
    while not any(one.is_scored for one in rules.sheet(state).deals):
        seat = rules.actor(state)
        assert seat is not None
        if seat == TABLE:
            chance = table_chance(record)
            assert chance is not None
            move = rules.table_move(state, chance)
        else:
            seed, view = bot_seed(record, seat), rules.view(state, seat)
            assert seed is not None
            move = (bot if seat else own).choose(view, seed, 1.0)
            if seat == OWN_SEAT:
                move = change(rules, state, move)
        record = record.with_move(seat, move)
        state = rules.apply(state, seat, move)
    return record


def with_another_bot(challenge: Challenge, record: AnyRecord) -> tuple[AnyRecord, int]:
    """The game of *record* in which a bot ended a turn otherwise, after the person's first; and how
    many moves were made before that."""
    rules, alike = rules_of(record), GAMES[record.game].alike
    state = rules.start()
    for number, (seat, move) in enumerate(record.moves):
        if seat > 0 and any(mover == OWN_SEAT for mover, _ in record.moves[:number]):
            for other in rules.suggestions(rules.view(state, seat)):
                after = [rules.apply(state, seat, made) for made in (move, other)]
                if alike(after[0]) != alike(after[1]) and seat not in map(rules.actor, after):
                    moves = (*record.moves[:number], (seat, other))
                    return finished(challenge, record.with_moves(moves)), number
        state = rules.apply(state, seat, move)
    raise AssertionError("no bot could do otherwise")


def renamed(record: AnyRecord, name: str) -> AnyRecord:
    """The same game, played by *name*."""
    return record.with_seats((replace(record.seats[0], name=name), *record.seats[1:]))


def result(challenge: Challenge, name: str, by: str = "", change: Change = as_the_bot) -> Result:
    """What *name* makes of *challenge*, playing as a bot of the level *by* but for *change*."""
    deals = range(1, DEALS + 1)
    records = tuple(renamed(played(challenge, deal, by, change), name) for deal in deals)
    made = tuple(points_of(record) for record in records)
    return Result(challenge, tuple(points for points in made if points is not None), records)


def play_here(
    challenges: Challenges, challenge: Challenge, name: str, deals: int = DEALS, first: int = 1
) -> None:
    """Let *name* play *challenge* from its deal *first* to *deals* in the home of *challenges*."""
    whole = result(challenge, name)
    for deal, record in enumerate(whole.records[first - 1 : deals], first):
        with challenges.go_on(challenge, record.with_moves(()), deal) as game:
            game.save(record, replay(rules_of(record), record.moves))
        challenges.note(challenge, name, deal, whole.points[deal - 1])
