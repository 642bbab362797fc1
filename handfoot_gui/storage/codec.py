"""A saved game as text: what is written, and everything that is asked before it is believed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.fair import FairDeal
from handfoot_gui.core.game import AnyRecord, GameDef
from handfoot_gui.core.match_settings import MatchSettings
from handfoot_gui.core.record import (
    Player,
    PresetName,
    Record,
    SeatNumber,
    Seed,
    replay,
)
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.check import (
    MOST_MOVES,
    Check,
    DealLines,
    SheetLines,
    check_of,
)
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import read_file
from handfoot_gui.storage.migrate import SAME_HEAD, current_format, migrated
from handfoot_gui.storage.typed_json import (
    check_options,
    check_text,
    decoded,
    newer_format,
    read_card,
    written_card,
)
from handfoot_gui.storage.written import Written, microseconds

LARGEST: Final = 16 * 2**20
"""Bytes of the largest file that is read; a long game takes less than a hundredth of it."""
# Far from these years, a conversion to local time can fail.
_EARLIEST: Final = datetime(1980, 1, 2, tzinfo=UTC)
_LATEST: Final = datetime(9000, 12, 30, tzinfo=UTC)

GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,63}$")]
Time = Annotated[datetime, Meta(tz=True)]

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")


class Envelope(Struct, frozen=True):
    """What can be asked of a file of any format and game."""

    format: int
    game: str
    kind: str = ""
    """Not in a saved game: what has it is one of the program's other files."""


class Head(Struct, frozen=True):
    """A saved game without its options and moves: enough for a list of games."""

    format: int
    game: str
    id: GameId
    started: Time
    saved: Time
    written: Written
    preset: PresetName | None
    seats: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=32)]
    check: Check


class GameFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written; formats.md describes it."""

    format: int
    program: Annotated[str, Meta(max_length=100)]
    """Version of the program that wrote it."""
    id: GameId
    game: str
    preset: PresetName | None
    started: Time
    saved: Time
    written: Written
    seed: Seed | None
    seats: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=32)]
    check: Check
    options: OptionsT
    agreements: MatchSettings
    dealt_again: bool
    fair: Annotated[tuple[FairDeal, ...], Meta(max_length=MOST_MOVES)]
    moves: Annotated[tuple[tuple[SeatNumber, Move], ...], Meta(max_length=MOST_MOVES)]


class Difference(Struct, frozen=True):
    """A field of `Check` in which file and replay differ: the rules have changed since."""

    field: str
    in_file: object
    replayed: object


class LoadedGame(Struct, frozen=True):
    """A game read from a file and replayed to its last move."""

    record: AnyRecord
    state: Any
    """The rules' state after the last move."""
    id: str
    started: datetime
    saved: datetime
    reason: Difference | None = None
    """Why it can only be looked at: the replay came to something else than the file says."""

    @property
    def is_read_only(self) -> bool:
        return self.reason is not None


def encode(
    record: AnyRecord, check: Check, game_id: str, started: datetime, written: int | None = None
) -> bytes:
    """The file's content, one move per line; *written* is its place among all files written."""
    saved = now()
    file: GameFile[Any, Any] = GameFile(
        current_format(),
        handfoot_gui.__version__,
        game_id,
        record.game,
        record.preset,
        started,
        saved,
        microseconds(saved) if written is None else written,
        record.seed,
        record.seats,
        check,
        record.options,
        record.agreements,
        record.is_dealt_again,
        record.fair,
        (),
    )
    head = _ENCODER.encode(file)
    if not record.moves:
        return head + b"\n"
    moves = b",\n".join(_ENCODER.encode(move) for move in record.moves)
    return head.removesuffix(b"]}") + b"\n" + moves + b"\n]}\n"


def now() -> datetime:
    """The present second, in UTC, brought into the years a file may have.

    A computer whose clock lost its time wakes up in 1970, and its games must be read again.
    """
    return min(max(datetime.now(UTC).replace(microsecond=0), _EARLIEST), _LATEST)


def load(path: Path) -> LoadedGame:
    """Read, check and replay the game in *path*; the file is only read. Raises `SaveError`."""
    file = read_game(path)
    record = record_in(file)
    rules = rules_of(record)
    try:
        state = replay(rules, record.moves)
    except ReplayError as error:
        detail = f"move {error.number}, {_words(type(error.cause.problem).__name__)}"
        place = f"$.moves[{error.number - 1}]"
        raise SaveError(Fault.ILLEGAL_MOVE, path, detail, place) from error
    reason = difference(file.check, check_of(record, rules, state))
    return LoadedGame(record, state, file.id, file.started, file.saved, reason)


def read_game(path: Path) -> GameFile[Any, Any]:
    """Read and check the game in *path* without replaying it. Raises `SaveError`."""
    return decode(read_file(path, LARGEST), path)


def record_in(file: GameFile[Any, Any]) -> AnyRecord:
    """The game as it was played."""
    return Record(
        file.game,
        file.preset,
        file.options,
        file.seats,
        file.moves,
        file.seed,
        file.agreements,
        file.fair,
        file.dealt_again,
    )


def difference(in_file: Check, replayed: Check) -> Difference | None:
    """Where file and replay differ first, or None where they agree."""
    for field in Check.__struct_fields__:
        if field != "sheet" and getattr(in_file, field) != getattr(replayed, field):
            return Difference(field, getattr(in_file, field), getattr(replayed, field))
    if in_file.sheet is None or replayed.sheet is None:
        return None
    return _difference_of_sheets(in_file.sheet, replayed.sheet)


def _difference_of_sheets(in_file: SheetLines, replayed: SheetLines) -> Difference | None:
    """The first line with other points, or deal that ended otherwise."""
    deals = in_file.deals, replayed.deals
    if len(deals[0]) != len(deals[1]):
        return Difference("sheet.deals", len(deals[0]), len(deals[1]))
    for place, (before, now) in enumerate(zip(*deals, strict=True)):
        for field in DealLines.__struct_fields__:
            if field != "lines" and getattr(before, field) != getattr(now, field):
                name = f"sheet.deals[{place}].{field}"
                return Difference(name, getattr(before, field), getattr(now, field))
        found = _difference_of_lines(f"sheet.deals[{place}].lines", before.lines, now.lines)
        if found is not None:
            return found
    return _difference_of_lines("sheet.closing", in_file.closing, replayed.closing)


def _difference_of_lines(
    place: str, in_file: Mapping[str, Sequence[int]], replayed: Mapping[str, Sequence[int]]
) -> Difference | None:
    """The first line with other points; one that is worth nothing may as well be left out."""
    for kind in (*in_file, *(kind for kind in replayed if kind not in in_file)):
        before, now = (tuple(lines.get(kind, ())) for lines in (in_file, replayed))
        if before != now and (any(before) or any(now)):
            return Difference(f"{place}.{kind}", list(before), list(now))
    return None


def move_text(move: object) -> str:
    """A move as it is written in a file."""
    return _ENCODER.encode(move).decode("utf-8")


def decode(content: bytes, path: Path) -> GameFile[Any, Any]:
    """The file whose *content* was read from *path*, typed and in range, but not yet replayed.

    Raises `SaveError`.
    """
    envelope, game = _envelope(content, path)
    if envelope.format < current_format():
        document = decoded(msgspec.json.Decoder(dict[str, Any]), content, path)
        try:
            content = msgspec.json.encode(migrated(document))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(Fault.DAMAGED, path, f"format {envelope.format}: {error}") from error
    file: GameFile[Any, Any] = decoded(_decoder(game.name), content, path)
    _check_times(file, path)
    check_options(file.options, path)
    players = file.options.players
    if len(file.seats) != players:
        detail = f"{players} players, but {len(file.seats)} seats"
        raise SaveError(Fault.DAMAGED, path, detail, "$.seats")
    for number, player in enumerate(file.seats):
        if player.is_bot != (player.level is not None):
            detail = "a bot has a level and a person has none"
            raise SaveError(Fault.DAMAGED, path, detail, f"$.seats[{number}]")
    for number, (seat, _) in enumerate(file.moves):
        if seat >= players:
            place = f"$.moves[{number}][0]"
            raise SaveError(Fault.DAMAGED, path, f"there is no seat {seat}", place)
    _check_codes(file, GAMES[file.game], path)
    return file


def decode_head(content: bytes, path: Path) -> Head:
    """The beginning of the file, without asking whether the rest is right. Raises `SaveError`."""
    envelope, _ = _envelope(content, path)
    if envelope.format < SAME_HEAD:
        file = decode(content, path)
        return Head(*(getattr(file, name) for name in Head.__struct_fields__))
    head: Head = decoded(_HEAD, content, path)
    _check_times(head, path)
    return head


def _envelope(content: bytes, path: Path) -> tuple[Envelope, GameDef]:
    check_text(content, path)
    try:
        envelope: Envelope = decoded(_ENVELOPE, content, path)
    except SaveError as error:
        if isinstance(error.__cause__, msgspec.ValidationError):
            raise SaveError(Fault.FOREIGN, path, error.detail, error.place) from error
        raise
    if envelope.kind:
        raise SaveError(Fault.FOREIGN, path, f"it is {envelope.kind[:40]!r}", "$.kind")
    if envelope.format > current_format():
        raise newer_format(path, envelope.format, f"known are 1 to {current_format()}")
    if envelope.format < 1:
        raise SaveError(Fault.FOREIGN, path, f"there is no format {envelope.format}", "$.format")
    game = GAMES.get(envelope.game)
    if game is None:
        detail = f"the game {envelope.game[:40]!r} is not known"
        raise SaveError(Fault.NEWER, path, detail, "$.game")
    return envelope, game


def _check_times(file: GameFile[Any, Any] | Head, path: Path) -> None:
    for name, time in (("started", file.started), ("saved", file.saved)):
        if not _EARLIEST.year <= time.year <= _LATEST.year:
            detail = f"the year {time.year} cannot be right"
            raise SaveError(Fault.DAMAGED, path, detail, f"$.{name}")


def _check_codes(file: GameFile[Any, Any], game: GameDef, path: Path) -> None:
    """Whether every code is one of a deal; whether it is true is not asked."""
    deck: list[Card] | None = None
    last = 0
    for number, deal in enumerate(file.fair):
        detail = ""
        if deal.move is None:
            deck = deck or sorted(game.rules(file.options).cards, key=_code)
            if sorted(deal.order, key=_code) != deck:
                detail = "a deal to come has all cards of the deck, each once"
            last = len(file.moves)
        elif deal.order:
            detail = "the cards of a deal that was made are in its move only"
        elif not last < deal.move <= len(file.moves):
            detail = "the deals stand in the order of their moves, those to come last"
        else:
            last = deal.move
        if detail:
            raise SaveError(Fault.DAMAGED, path, detail, f"$.fair[{number}]")


def _code(card: Card) -> str:
    return card.code


def _words(name: str) -> str:
    """``TooFewPoints`` as "too few points"."""
    return "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in name).strip()


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    file: Any = GameFile
    known = GAMES[game]
    return msgspec.json.Decoder(file[known.options_type, known.move_type], dec_hook=read_card)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=written_card)
_ENVELOPE: Final = msgspec.json.Decoder(Envelope)
_HEAD: Final = msgspec.json.Decoder(Head)
