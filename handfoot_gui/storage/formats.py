"""One way to read, check, bring up to date and write every JSON file; formats.md describes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import OptionsError, in_words
from handfoot_gui.core.game import GameDef
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.storage.files import KEPT, read_file
from handfoot_gui.storage.rules_code import has_line

FileT = TypeVar("FileT")

# Far from these years, a conversion to local time can fail.
_EARLIEST: Final = datetime(1980, 1, 2, tzinfo=UTC)
_LATEST: Final = datetime(9000, 12, 30, tzinfo=UTC)
_START: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LONG_NUMBER: Final = 10**9
_OURS: Final = re.compile(r"\.(handfoot|json)\b")
"""In the name of every file that may be a damaged one of ours; any other is something else."""
_UNKNOWN: Final = re.compile(
    r"(Object contains unknown field `[a-z]\w{0,59}`"
    r"|Invalid (enum )?value '[a-z][\w .-]{0,59}')( - |$)",
    re.ASCII | re.IGNORECASE,
)
"""What msgspec says of a field, of a word of an enumeration, and of the kind of a move."""
_LARGEST: Final = 16 * 2**20
"""Bytes of the largest file of any kind."""

GameId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9-]{0,63}$")]
Program = Annotated[str, Meta(max_length=100)]
"""Version of the program that wrote a file."""
Time = Annotated[datetime, Meta(tz=True)]
MOST_WRITTEN: Final = 10**18
Written = Annotated[int, Meta(ge=0, le=MOST_WRITTEN)]
"""A file's place among all that were written: the larger, the later."""

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a document of format n into one of format n + 1; ``format`` itself is taken care of."""


def now() -> datetime:
    """The present second, in UTC, brought into the years a file may have.

    A computer whose clock lost its time wakes up in 1970, and its games must be read again.
    """
    return min(max(datetime.now(UTC).replace(microsecond=0), _EARLIEST), _LATEST)


def microseconds(moment: datetime) -> int:
    """The place of a file that was written at *moment*, as long as the clock goes forward."""
    return max(0, (moment - _START) // timedelta(microseconds=1))


class FileKind(StrEnum):
    """A kind of file, by the word that stands in it as ``"kind"``."""

    GAME = ""
    """A game played here has no such word at its top."""
    KEPT = "kept-game"
    DEAL = "handfoot-deal"
    LESSON = "handfoot-lesson"
    RULES = "house-rules"
    RESULT = "challenge-result"
    PRACTICE = "own-mistakes"


def kind_of(path: Path) -> FileKind:
    """The kind of the file *path*; by its name where it cannot be read. Never raises."""
    try:
        content = read_file(path, _LARGEST)
    except SaveError:
        content = b""
    for kind in FileKind:
        if kind is FileKind.GAME:
            continue
        if re.search(rb'"kind"\s*:\s*"' + kind.encode() + rb'"', content):
            return kind
    if has_line(content):
        return FileKind.RULES
    return FileKind.KEPT if path.name.endswith(KEPT) else FileKind.GAME


class Envelope(Struct, frozen=True):
    """What can be asked of a file of any kind, format and game."""

    format: int
    game: str
    kind: str = ""
    program: object = ""


class FileFormat(Generic[FileT]):
    """One kind of file about a game. Every method that reads raises `SaveError`."""

    def __init__(
        self,
        kind: FileKind,
        type_of: Callable[[GameDef], Any],
        problems: Callable[[FileT], Iterator[tuple[str, str]]] = lambda _file: iter(()),
        *,
        largest: int = _LARGEST,
        migrations: tuple[Migration, ...] = (),
    ) -> None:
        """*type_of* gives the type of a whole file about a game; *problems* finds what its types
        do not say, each with its place. The first of *migrations* leads from format 1 to 2."""
        self.kind = kind
        """The word for it that stands in the file."""
        self._type_of, self._problems = type_of, problems
        self.largest = largest
        """Bytes of the largest file that is read."""
        self.migrations = migrations
        self._decoders: dict[str, msgspec.json.Decoder[Any]] = {}

    @property
    def newest(self) -> int:
        """The format this program writes."""
        return len(self.migrations) + 1

    def read(self, path: Path) -> FileT:
        """The file at *path*, typed, brought up to date and checked."""
        return self.decode(read_file(path, self.largest), path)

    def decode(self, content: bytes, path: Path) -> FileT:
        """The file whose *content* was read from *path*."""
        envelope = self.envelope(content, path)
        with written_by(envelope.program):
            return self._decoded(content, path, envelope)

    def _decoded(self, content: bytes, path: Path, envelope: Envelope) -> FileT:
        try:
            if envelope.format < self.newest:
                content = self._brought_up(content, path, envelope.format)
            game = GAMES[envelope.game]
            if game.name not in self._decoders:
                self._decoders[game.name] = msgspec.json.Decoder(
                    self._type_of(game), dec_hook=read_card
                )
            file: FileT = decoded(self._decoders[game.name], content, path)
            self._check(file, path)
        except SaveError as error:
            error.game = envelope.game
            if error.fault is Fault.NEWER and envelope.format < self.newest:
                # What is not known there was never in an older format.
                error.fault = Fault.DAMAGED
            raise
        return file

    def envelope(self, content: bytes, path: Path) -> Envelope:
        """What *content* says of itself: FOREIGN is another kind of file, NEWER is a kind, format
        or game that is not known."""
        try:
            check_text(content, path)
            found = decoded(_ENVELOPE, content, path)
        except SaveError as error:
            is_named_otherwise = error.fault is not Fault.EMPTY and not _OURS.search(path.name)
            if is_named_otherwise or isinstance(error.__cause__, msgspec.ValidationError):
                raise SaveError(Fault.FOREIGN, path, error.detail, error.place) from error
            raise
        if found.kind != self.kind:
            fault = Fault.FOREIGN if found.kind in set(FileKind) else Fault.NEWER
            raise SaveError(fault, path, f"it is {found.kind[:40]!r}", "$.kind")
        if found.format < 1:
            raise SaveError(Fault.FOREIGN, path, f"there is no format {found.format}", "$.format")
        if found.format > self.newest:
            number = found.format if found.format < _LONG_NUMBER else "of very many digits"
            known = f"known are 1 to {self.newest}" if self.newest > 1 else "known is 1"
            raise SaveError(Fault.NEWER, path, f"format {number}, {known}", "$.format")
        if found.game not in GAMES:
            detail = f"the game {found.game[:40]!r} is not known"
            raise SaveError(Fault.NEWER, path, detail, "$.game")
        return found

    def migrated(self, document: dict[str, Any]) -> dict[str, Any]:
        """*document*, whose format is known and not newer than the present one, in that format."""
        for number in range(document["format"], self.newest):
            document = {**self.migrations[number - 1](document), "format": number + 1}
        return document

    def _brought_up(self, content: bytes, path: Path, number: int) -> bytes:
        document = decoded(msgspec.json.Decoder(dict[str, Any]), content, path)
        try:
            return msgspec.json.encode(self.migrated(document))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(Fault.DAMAGED, path, f"format {number}: {error}") from error

    def _check(self, file: Any, path: Path) -> None:
        """Raise `SaveError` where the fields of *file* do not fit one another."""
        for detail, place in check_times(file):
            raise SaveError(Fault.DAMAGED, path, detail, place)
        try:
            file.options.check()
        except OptionsError as error:
            fault = SaveError(Fault.BAD_OPTIONS, path, str(error), "$.options")
            fault.contradiction = file.options, error
            raise fault from error
        for problems in (_people_and_moves(file), self._problems(file)):
            for detail, place in problems:
                raise SaveError(Fault.DAMAGED, path, detail, place)


def rules_of_families(document: dict[str, Any]) -> dict[str, Any]:
    """What leads every kind of file to the format in which rules say what families play: options
    have other names, and some have other shapes."""
    return GAMES[document["game"]].former(document)


def check_times(file: Any) -> Iterator[tuple[str, str]]:
    """What is wrong with the times of *file*, and where."""
    for name in ("started", "saved"):
        time = getattr(file, name, None)
        if time is not None and not _EARLIEST.year <= time.year <= _LATEST.year:
            yield f"the year {time.year} cannot be right", f"$.{name}"


def start_problems(file: Any) -> Iterator[tuple[str, str]]:
    """Why the game in *file* cannot start from what it brought forward, if it did."""
    brought = file.brought_forward
    if brought is not None:
        wrong = GAMES[file.game].rules(file.options).problem_with_start(brought)
        if wrong is not None:
            yield in_words(wrong), "$.brought_forward"


def _people_and_moves(file: Any) -> Iterator[tuple[str, str]]:
    players = file.options.players
    for name in ("seats", "names"):
        people = getattr(file, name, ())
        if people and len(people) != players:
            yield f"{players} players, but {len(people)} {name}", f"$.{name}"
    for number, (seat, _) in enumerate(getattr(file, "moves", ())):
        if seat >= players:
            yield f"there is no seat {seat}", f"$.moves[{number}][0]"


def check_text(content: bytes, path: Path) -> None:
    """Raise `SaveError` where *content*, read from *path*, is empty or not UTF-8."""
    if not content.strip():
        raise SaveError(Fault.EMPTY, path)
    try:
        content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(Fault.NOT_TEXT, path, f"byte {error.start}") from error


@contextmanager
def written_by(program: object) -> Iterator[None]:
    """What is wrong with a file that a later version of this *program* wrote is that, whatever this
    one makes of its content: the block raises `SaveError` with NEWER then."""
    try:
        yield
    except SaveError as error:
        if not error.fault.is_in_content or not is_later(program):
            raise
        newer = SaveError(Fault.NEWER, error.path, error.detail, error.place)
        newer.game = error.game
        raise newer from error


def is_later(program: object) -> bool:
    """Whether *program*, as it stands in a file, is a later version than this one."""
    return _version(program) > _version(handfoot_gui.__version__)


def _version(program: object) -> tuple[int, ...]:
    """The three numbers at the beginning of *program*, a version, then whether it is released, as
    it is later than what was made before it; none of what is no version."""
    found = re.match(
        r"(\d{1,9}(?:\.\d{1,9})*)(\.dev)?", program if isinstance(program, str) else ""
    )
    if found is None:
        return ()
    numbers = [*map(int, found[1].split(".")), 0, 0]
    return (*numbers[:3], int(found[2] is None))


def is_unknown(error: Exception) -> bool:
    """Whether *error* is about a field, or a word of which there are only so many, that this
    version does not know, while everything it knows is as it should be so far."""
    return isinstance(error, msgspec.ValidationError) and bool(_UNKNOWN.match(str(error)))


def decoded(decoder: msgspec.json.Decoder[FileT], content: bytes, path: Path) -> FileT:
    """What *content*, read from *path*, holds; raises `SaveError`, caused by msgspec's own, NEWER
    where something is in it that this version does not know."""
    try:
        return decoder.decode(content)
    except RecursionError as error:
        detail = "it is nested too deeply"
        raise SaveError(Fault.DAMAGED, path, detail, harm=Harm.GARBLED) from error
    except msgspec.DecodeError as error:
        detail, _, place = str(error).partition(" - at `")
        detail = detail.removeprefix("JSON is malformed: ")
        # Of a key msgspec says "key` in `$.place".
        place = place.removesuffix("`").rpartition("`")[2]
        harm, field = _harm(error, detail)
        if field:
            place = f"{place or '$'}.{field}"
        fault = Fault.NEWER if is_unknown(error) else Fault.DAMAGED
        raise SaveError(fault, path, detail, place, harm) from error


def _harm(error: msgspec.DecodeError, detail: str) -> tuple[Harm, str]:
    """What is wrong by the decoder's words, and the field that is missing or too many."""
    if not isinstance(error, msgspec.ValidationError):
        return (Harm.CUT_OFF if "truncated" in detail else Harm.GARBLED), ""
    for start, harm in (
        ("Object missing required field", Harm.LACKING),
        ("Object contains unknown field", Harm.EXTRA),
    ):
        if found := re.fullmatch(rf"{start} `(.*)`", detail, re.DOTALL):
            return harm, found[1]
    return Harm.WRONG, ""


def encoded(value: object, indent: int = 0) -> bytes:
    """*value* as the content of a file, in one line where there is no *indent*."""
    content = _ENCODER.encode(value)
    return (msgspec.json.format(content, indent=indent) if indent else content) + b"\n"


def _written_card(value: object) -> str:
    if isinstance(value, Card):
        return value.code
    raise TypeError(f"{type(value).__name__} has no place in a file")


def read_card(kind: type, value: object) -> Card:
    """A card from its text, for a decoder's ``dec_hook``."""
    if kind is Card and isinstance(value, str):
        return Card.parse(value)
    raise ValueError(f"expected a card as text, got {type(value).__name__}")


_ENVELOPE: Final = msgspec.json.Decoder(Envelope)
_ENCODER: Final = msgspec.json.Encoder(enc_hook=_written_card)
