"""The tables of the family book, and a finished game as rows of them and back."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Mapping
from datetime import UTC, datetime
from types import GenericAlias
from typing import Annotated, Final, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.session.history import finished as f

TABLES: Final = """
CREATE TABLE games (
  id TEXT PRIMARY KEY, source TEXT NOT NULL, file TEXT NOT NULL,
  game TEXT NOT NULL, rules TEXT NOT NULL, options TEXT NOT NULL,
  started INTEGER NOT NULL, finished INTEGER NOT NULL,
  is_lowest_best INTEGER NOT NULL, opening INTEGER NOT NULL, is_removed INTEGER NOT NULL DEFAULT 0,
  is_practice INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX games_by_file ON games (source, file);
CREATE TABLE players (
  game TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, is_bot INTEGER NOT NULL,
  level TEXT NOT NULL, side INTEGER NOT NULL, PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE sides (
  game TEXT NOT NULL, side INTEGER NOT NULL, total INTEGER NOT NULL, has_won INTEGER NOT NULL,
  brought INTEGER, PRIMARY KEY (game, side)
) WITHOUT ROWID;
CREATE TABLE deals (
  game TEXT NOT NULL, number INTEGER NOT NULL, side INTEGER NOT NULL, points INTEGER NOT NULL,
  out INTEGER, is_total INTEGER NOT NULL DEFAULT 0, is_as_written INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, number, side)
) WITHOUT ROWID;
CREATE TABLE others (
  game TEXT NOT NULL, number INTEGER NOT NULL, place INTEGER NOT NULL, side INTEGER NOT NULL,
  word TEXT NOT NULL, points INTEGER NOT NULL, PRIMARY KEY (game, number, place)
) WITHOUT ROWID;
CREATE TABLE closing (
  game TEXT NOT NULL, place INTEGER NOT NULL, kind TEXT NOT NULL, side INTEGER NOT NULL,
  points INTEGER NOT NULL, PRIMARY KEY (game, place, side)
) WITHOUT ROWID;
CREATE TABLE files (
  source TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL, changed INTEGER NOT NULL,
  PRIMARY KEY (source, name)
) WITHOUT ROWID;
"""

_Moment = Annotated[int, Meta(ge=0, le=2**38)]
_Flag = Annotated[int, Meta(ge=0, le=1)]
_Rows: TypeAlias = list[tuple[object, ...]]


_COLUMNS: Final = (
    "source", "file", "game", "rules", "options", "started", "finished", "is_lowest_best",
    "opening", "is_practice",
)  # fmt: skip
"""Of a game, after its id."""
_GAMES: Final = f"SELECT id, {', '.join(_COLUMNS)} FROM games WHERE NOT is_removed"
_GAMES_1: Final = _GAMES.replace("is_practice", "0")
"""The same of a book of schema 1, which did not know it."""
FROM_1: Final = (
    "ALTER TABLE games ADD COLUMN is_practice INTEGER NOT NULL DEFAULT 0",
    # So every game is read once more, which tells what was for practice.
    "DELETE FROM files",
)
"""What makes a book of schema 1 one of schema 2."""
FROM_2: Final = (
    "ALTER TABLE deals ADD COLUMN is_total INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE deals ADD COLUMN is_as_written INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE sides ADD COLUMN brought INTEGER",
    next(table for table in TABLES.split(";") if "TABLE others" in table),
)
"""What makes a book of schema 2 one of schema 3; no game in it had anything of the new."""
FROM_3: Final = (
    next(table for table in TABLES.split(";") if "TABLE closing" in table),
    # So every game is read once more, which tells what its end added.
    "DELETE FROM files",
)
"""What makes a book of schema 3 one of schema 4."""
_PARTS: Final = {
    "players": "seat", "sides": "side", "deals": "number, side", "others": "number, place",
    "closing": "place, side",
}  # fmt: skip
"""The other tables of a game, and their order."""
_SINCE: Final = {"others": 3, "closing": 4}
"""The schema since which there is a table that not every book has."""
_STEPS_AT_ONCE: Final = 10_000
_STEPS: Final = 1_000_000
_STEPS_PER_BYTE: Final = 12
"""Reading a whole book, checked and put in order, takes 3 steps of SQLite for a byte."""
_STEPS_OF_A_GAME: Final = 100_000
"""Reading one game with a hundred deals takes less than a tenth of them."""
NOT_A_GAME: Final = (msgspec.ValidationError, ValueError, OverflowError, OSError)
"""What rows raise that are no game: text for a number, a deal without a side, a far year."""


class _GameRow(Struct, frozen=True, array_like=True):
    id: str
    source: f.Source
    file: str
    game: str
    rules: str
    options: str
    started: _Moment
    finished: _Moment
    is_lowest_best: _Flag
    opening: f.Points
    is_practice: _Flag


class _PlayerRow(Struct, frozen=True, array_like=True):
    game: str
    seat: f.SideNumber
    name: str
    is_bot: _Flag
    level: str
    side: f.SideNumber


class _SideRow(Struct, frozen=True, array_like=True):
    game: str
    side: f.SideNumber
    total: f.Points
    has_won: _Flag
    brought: f.Points | None = None
    """Books of schema 2 did not know it."""


class _DealRow(Struct, frozen=True, array_like=True):
    game: str
    number: Annotated[int, Meta(ge=1, le=10**6)]
    side: f.SideNumber
    points: f.Points
    out: f.SideNumber | None
    is_total: _Flag = 0
    is_as_written: _Flag = 0
    """Neither is in a book of schema 2."""


class _OtherRow(Struct, frozen=True, array_like=True):
    game: str
    number: Annotated[int, Meta(ge=1, le=10**6)]
    place: Annotated[int, Meta(ge=0, le=10**6)]
    side: f.SideNumber
    word: Annotated[str, Meta(max_length=200)]
    points: f.Points


class _ClosingRow(Struct, frozen=True, array_like=True):
    game: str
    place: Annotated[int, Meta(ge=0, le=10**6)]
    kind: f.Text
    side: f.SideNumber
    points: f.Points


_RowT = TypeVar("_RowT", _PlayerRow, _SideRow, _DealRow, _OtherRow, _ClosingRow)


def limit_steps(connection: sqlite3.Connection, size: int) -> None:
    """Let *connection* do no more from now on than reading a book of *size* bytes can take, many
    times over.

    In a damaged book pages may point at one another in a ring, and SQLite would go round for
    ever. What is asked beyond the limit raises `sqlite3.OperationalError`, ``SQLITE_INTERRUPT``.
    """
    _limit(connection, _STEPS + size * _STEPS_PER_BYTE)


def _limit(connection: sqlite3.Connection, steps: int) -> None:
    left = steps // _STEPS_AT_ONCE

    def is_too_much() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    connection.set_progress_handler(is_too_much, _STEPS_AT_ONCE)


def every_game(connection: sqlite3.Connection) -> tuple[f.FinishedGame, ...]:
    """Every game that was not removed, the last finished first.

    Raises `sqlite3.Error`, or `NOT_A_GAME` where the tables hold something else than games.
    """
    rows = connection.execute(f"{_GAMES} ORDER BY finished DESC, id").fetchall()
    parts = (
        connection.execute(f"SELECT * FROM {table} ORDER BY game, {order}").fetchall()
        for table, order in _PARTS.items()
    )
    return tuple(_assembled(rows, *parts))


def readable_games(connection: sqlite3.Connection, size: int) -> list[f.FinishedGame]:
    """The games of a damaged book of *size* bytes that are still whole, in no order.

    Raises `sqlite3.Error` where the book cannot be looked at.
    """
    connection.execute("BEGIN")
    connection.execute("PRAGMA user_version")
    rows: dict[object, tuple[object, ...]] = {}
    # Each way ends at the first page that cannot be read; from both ends all others are reached.
    for way in ("ASC", "DESC"):
        rows |= _rows_one_way(connection, size, way)
    found: list[f.FinishedGame] = []
    for game, row in rows.items():
        # One whose pages go round in a ring must not use up what the others need.
        _limit(connection, _STEPS_OF_A_GAME)
        try:
            (one,) = _assembled([row], *(_rows_of(connection, game, table) for table in _PARTS))
        except (sqlite3.Error, *NOT_A_GAME):
            continue
        # On a damaged page SQLite may find no deal where there are some.
        if one.deals or one.running()[0] == [side.total for side in one.sides]:
            found.append(one)
    return found


def _rows_one_way(
    connection: sqlite3.Connection, size: int, way: str
) -> dict[object, tuple[object, ...]]:
    """The rows of games, by their ids, up to where they cannot be read.

    They end at a game that was there before, too: the pages go round in a ring.
    """
    rows: dict[object, tuple[object, ...]] = {}
    limit_steps(connection, size)
    with contextlib.suppress(sqlite3.Error):
        games = _GAMES_1 if _schema_of(connection) == 1 else _GAMES
        for row in connection.execute(f"{games} ORDER BY id {way}"):
            if row[0] in rows:
                break
            rows[row[0]] = row
    return rows


def _rows_of(connection: sqlite3.Connection, game: object, table: str) -> _Rows:
    if _schema_of(connection) < _SINCE.get(table, 1):
        return []
    question = f"SELECT * FROM {table} WHERE game = ? ORDER BY {_PARTS[table]}"
    rows: _Rows = connection.execute(question, (game,)).fetchall()
    return rows


def _schema_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def enter(connection: sqlite3.Connection, game: f.FinishedGame) -> None:
    """Write *game* in the place of what was known of it, or of what its file held before."""
    before = "SELECT id FROM games WHERE source = ? AND file = ? AND id != ?"
    same_file = connection.execute(before, (game.source.value, game.file, game.id)).fetchall()
    for (other,) in same_file:
        _forget_parts(connection, other)
        connection.execute("DELETE FROM games WHERE id = ?", (other,))
    changed = ", ".join(f"{column} = excluded.{column}" for column in _COLUMNS)
    connection.execute(
        f"INSERT INTO games (id, {', '.join(_COLUMNS)}) VALUES (?{', ?' * len(_COLUMNS)})"
        f" ON CONFLICT (id) DO UPDATE SET {changed}",
        (
            game.id, game.source.value, game.file, game.game, game.rules, game.options,
            int(game.started.timestamp()), int(game.finished.timestamp()),
            int(game.is_lowest_best), game.opening, int(game.is_practice),
        ),
    )  # fmt: skip
    _forget_parts(connection, game.id)
    players = (
        (game.id, number, seat.name, int(seat.is_bot), seat.level, seat.side)
        for number, seat in enumerate(game.seats)
    )
    brought = game.brought or (None,) * len(game.sides)
    sides = (
        (game.id, number, side.total, int(side.has_won), before)
        for number, (side, before) in enumerate(zip(game.sides, brought, strict=True))
    )
    deals = (
        (
            game.id,
            deal.number,
            side,
            points,
            deal.out,
            int(side in deal.only_totals),
            int(deal.is_as_written),
        )
        for deal in game.deals
        for side, points in enumerate(deal.points)
    )
    connection.executemany("INSERT INTO players VALUES (?, ?, ?, ?, ?, ?)", players)
    others = (
        (game.id, deal.number, place, line.side, line.word, line.points)
        for deal in game.deals
        for place, line in enumerate(deal.others)
    )
    connection.executemany("INSERT INTO sides VALUES (?, ?, ?, ?, ?)", sides)
    connection.executemany("INSERT INTO deals VALUES (?, ?, ?, ?, ?, ?, ?)", deals)
    connection.executemany("INSERT INTO others VALUES (?, ?, ?, ?, ?, ?)", others)
    closing = (
        (game.id, place, line.kind, side, points)
        for place, line in enumerate(game.closing)
        for side, points in enumerate(line.points)
    )
    connection.executemany("INSERT INTO closing VALUES (?, ?, ?, ?, ?)", closing)


def _forget_parts(connection: sqlite3.Connection, game_id: str) -> None:
    for table in _PARTS:
        connection.execute(f"DELETE FROM {table} WHERE game = ?", (game_id,))


def _by_game(rows: _Rows, kind: type[_RowT]) -> Mapping[str, list[_RowT]]:
    """*rows* of one table by the ids of their games."""
    found: defaultdict[str, list[_RowT]] = defaultdict(list)
    converted: list[_RowT] = msgspec.convert(rows, GenericAlias(list, kind))
    for row in converted:
        found[row.game].append(row)
    return found


def _assembled(
    rows: _Rows, players: _Rows, sides: _Rows, deals: _Rows, others: _Rows, closing: _Rows
) -> list[f.FinishedGame]:
    """The games of *rows*; raises ValueError where the tables contradict one another, and
    `msgspec.ValidationError`, which is one only from msgspec 0.20 on, for what has no place in a
    column: SQLite itself keeps anything in any column.
    """
    of_players, of_sides = _by_game(players, _PlayerRow), _by_game(sides, _SideRow)
    of_deals, of_others = _by_game(deals, _DealRow), _by_game(others, _OtherRow)
    of_closing = _by_game(closing, _ClosingRow)
    return [
        _one(
            row,
            of_players[row.id],
            of_sides[row.id],
            of_deals[row.id],
            of_others[row.id],
            _closing_of(of_closing[row.id], len(of_sides[row.id])),
        )
        for row in msgspec.convert(rows, list[_GameRow])
    ]


def _one(
    row: _GameRow,
    players: list[_PlayerRow],
    sides: list[_SideRow],
    deals: list[_DealRow],
    others: list[_OtherRow],
    closing: tuple[f.ClosingLine, ...],
) -> f.FinishedGame:
    count = len(sides)
    brought = [side.brought for side in sides if side.brought is not None]
    is_whole = (
        _are_seats_whole(players, sides)
        and all(deal.out is None or deal.out < len(players) for deal in deals)
        and _are_others_whole(others, deals, count)
        and len(brought) in (0, count)
    )
    by_deal = [deals[first : first + count] for first in range(0, len(deals), max(1, count))]
    if not is_whole or not all(_is_deal_whole(some, count) for some in by_deal):
        raise ValueError(f"the game {row.id[:80]} is not whole")
    return f.FinishedGame(
        row.id, row.source, row.file, row.game, row.rules, row.options,
        datetime.fromtimestamp(row.started, UTC), datetime.fromtimestamp(row.finished, UTC),
        bool(row.is_lowest_best), row.opening,
        tuple(f.Seated(p.name, bool(p.is_bot), p.level, p.side) for p in players),
        tuple(f.SideResult(side.total, bool(side.has_won)) for side in sides),
        tuple(_deal_result(some, others) for some in by_deal),
        bool(row.is_practice), tuple(brought), closing,
    )  # fmt: skip


def _are_others_whole(others: list[_OtherRow], deals: list[_DealRow], sides: int) -> bool:
    """Whether each of *others* is written down in a deal and for a side that is there, and the
    *deals* have a row for every side."""
    numbers = {deal.number for deal in deals}
    is_there = all(line.side < sides and line.number in numbers for line in others)
    return is_there and len(deals) % sides == 0


def _are_seats_whole(players: list[_PlayerRow], sides: list[_SideRow]) -> bool:
    """Whether every seat and every side is there once, and nobody plays for another side."""
    count = len(sides)
    return (
        count > 0
        and [side.side for side in sides] == list(range(count))
        and [player.seat for player in players] == list(range(len(players)))
        and {player.side for player in players} == set(range(count))
    )


def _is_deal_whole(some: list[_DealRow], sides: int) -> bool:
    """Whether the rows of a deal are those of all sides, and agree on what is told of the deal."""
    is_alike = len({(deal.number, deal.out, deal.is_as_written) for deal in some}) == 1
    return is_alike and [deal.side for deal in some] == list(range(sides))


def _deal_result(some: list[_DealRow], others: list[_OtherRow]) -> f.DealResult:
    """The deal that the rows of its sides tell of."""
    first = some[0]
    return f.DealResult(
        first.number,
        tuple(deal.points for deal in some),
        first.out,
        tuple(deal.side for deal in some if deal.is_total),
        bool(first.is_as_written),
        tuple(OtherPoints(o.side, o.word, o.points) for o in others if o.number == first.number),
    )


def _closing_of(rows: list[_ClosingRow], sides: int) -> tuple[f.ClosingLine, ...]:
    """What the end of one game of so many *sides* added; raises ValueError where it is not
    whole."""
    found: dict[tuple[int, str], list[_ClosingRow]] = {}
    for row in rows:
        found.setdefault((row.place, row.kind), []).append(row)
    if any([row.side for row in some] != list(range(sides)) for some in found.values()):
        raise ValueError(f"the end of the game {rows[0].game[:80]} is not whole")
    return tuple(
        f.ClosingLine(kind, tuple(row.points for row in some)) for (_, kind), some in found.items()
    )
