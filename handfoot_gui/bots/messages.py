"""What the window, the bot process and its helpers say to each other, and how it travels.

Both ends of a pipe are this program, and nothing comes from a disk, so messages are pickled.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable, Mapping
from typing import IO, Any, Final, TypeAlias

from msgspec import Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.practice import DealReview
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat

WORKER_SWITCH: Final = "--bot-worker"
"""The command line's word for "be the bot process", needed where there is no ``python -m``."""
HELPER_SWITCH: Final = "--helper"
"""The bot process's word for "think for another one"."""

_LENGTH: Final = 4
"""Bytes before each message: its length, the highest byte first."""
LONGEST: Final = 64 * 2**20
"""Bytes of the longest message that is believed."""


def worker_command() -> tuple[str, ...]:
    """Program and arguments of the bot process, in a frozen build too."""
    if getattr(sys, "frozen", False):
        return sys.executable, WORKER_SWITCH
    # -P: a file in the user's folder must not stand in for one of the library.
    return sys.executable, "-P", "-m", "handfoot_gui.bots.worker"


def helper_command() -> tuple[str, ...]:
    """Program and arguments of a process that thinks for that of the bots."""
    return (*worker_command(), HELPER_SWITCH)


class BrokenChannel(Exception):  # noqa: N818  (named as what it tells)
    """What came through the pipe is no message."""


class Configure(Struct, frozen=True):
    """From now on, play *game* under *options*; ``levels[seat]`` is the bot's level there."""

    game: str
    options: Any
    levels: tuple[str | None, ...]
    """None where no bot sits."""
    agreed: Agreed = ()
    """What the players of each side agreed on."""


class Choose(Struct, frozen=True):
    """What would the bot at *seat* do?"""

    request: int
    seat: int
    view: Any
    seed: int
    time: float
    """Seconds the bot may think."""
    is_advice: bool = False
    """A person asks for help: what else can be told?"""


class Judge(Struct, frozen=True):
    """What is *move*, made in *view*, worth beside others? No bot need sit there."""

    request: int
    view: Any
    move: Any
    effort: float = 1.0
    """1.0 is usual, more is more exact."""
    time: float = 1.0
    """Seconds it is likely to take at most."""


class Think(Struct, frozen=True):
    """What does *function*, which the other process imports by its name, find for *part*?"""

    request: int
    function: Callable[[Any], Any]
    part: Any


class Report(Struct, frozen=True):
    """What does the deal tell whose cards move number *first* of a game dealt? It is over."""

    request: int
    game: str
    options: Any
    moves: tuple[tuple[Seat, Any], ...]
    first: int
    agreed: Agreed = ()
    """What the players of each side agreed on."""
    brought: BroughtForward | None = None
    """What the game started from, where it was begun elsewhere."""


class Replay(Struct, frozen=True):
    """What do the cards that the last of *moves* dealt bring the best bots, in so many plays?"""

    request: int
    game: str
    options: Any
    moves: tuple[tuple[Seat, Any], ...]
    times: int
    brought: BroughtForward | None = None
    """As in a `Report`."""


class Review(Struct, frozen=True):
    """What do deals of a game tell about how those who sit at some seats play?"""

    request: int
    game: str
    options: Any
    moves: tuple[tuple[Seat, Any], ...]
    wanted: Mapping[Seat, tuple[int, ...]]
    """By seat: the numbers of deals, all of which are over."""
    day: str
    """On which it was played, as "2026-11-30"."""
    agreed: Agreed = ()
    brought: BroughtForward | None = None
    """As in a `Report`."""


class GoOn(Struct, frozen=True):
    """Nobody else thinks now: go on to the next decision of the `Review` or `Replay`."""

    request: int


class Decided(Struct, frozen=True):
    """The move for *request*, and for a person the game's own *advice* where it has any."""

    request: int
    move: Any
    advice: Any = None


class Judged(Struct, frozen=True):
    """The answer to a `Judge`; None where there was nothing else to do."""

    request: int
    judgement: Judgement | None


class Thought(Struct, frozen=True):
    """The answer to a `Think`."""

    request: int
    found: Any


class Warned(Struct, frozen=True):
    """Something keeps the bots from playing as well as they should; *text* is for the log."""

    text: str


class Reported(Struct, frozen=True):
    """An answer to a `Report`; better ones follow until the report is whole."""

    request: int
    report: DealReport


class Replayed(Struct, frozen=True):
    """A step of a `Replay` is done, and the next one waits for a `GoOn`."""

    request: int
    points: tuple[int, ...] | None = None
    """What one play has brought every side; None in between."""
    is_whole: bool = False
    """Whether that was the last step."""


class Looked(Struct, frozen=True):
    """A step of a `Review` is done, and the next one waits for a `GoOn`."""

    request: int
    found: DealReview | None = None
    """Of one seat in one deal; None in between."""
    is_whole: bool = False
    """Whether that was the last step."""


class NotChosen(Struct, frozen=True):
    """No answer to *request*, and why."""

    request: int
    error: str


Question: TypeAlias = Configure | Choose | Judge | Think | Report | Replay | Review | GoOn
Reply: TypeAlias = Decided | Judged | Thought | Reported | Replayed | Looked | Warned | NotChosen


def packed(message: Question | Reply) -> bytes:
    """The bytes of *message*, its length before it."""
    body = pickle.dumps(message, protocol=5)
    return len(body).to_bytes(_LENGTH, "big") + body


class _Aside(pickle.Pickler):
    """Pickles in Python's own steps, between which other threads get their turn: in one step, what
    would be as long as the longest message."""

    def reducer_override(self, _value: object) -> Any:
        return NotImplemented


def packed_aside(message: Question) -> bytes:
    """The same as `packed`, for a thread whose process has others that must not wait for it."""
    body = io.BytesIO()
    _Aside(body, protocol=5).dump(message)
    return body.tell().to_bytes(_LENGTH, "big") + body.getbuffer()


def unpacked(stream: bytearray) -> Question | Reply | None:
    """The first message of *stream*, removed from it; None while it is not whole yet.

    Raises `BrokenChannel` when *stream* cannot begin a message.
    """
    if len(stream) < _LENGTH or len(stream) < (end := _LENGTH + _length(stream)):
        return None
    body = bytes(stream[_LENGTH:end])
    del stream[:end]
    return _message(body)


def read_message(source: IO[bytes]) -> Question | Reply | None:
    """Wait for the next message of *source*; None at its end."""
    head = source.read(_LENGTH)
    if len(head) < _LENGTH:
        return None
    length = _length(head)
    body = source.read(length)
    return _message(body) if len(body) == length else None


def _length(stream: bytes | bytearray) -> int:
    length = int.from_bytes(stream[:_LENGTH], "big")
    if length > LONGEST:
        raise BrokenChannel(f"a message of {length} bytes")
    return length


def _message(body: bytes) -> Question | Reply:
    try:
        message = pickle.loads(body)
    except (Exception, SystemExit) as error:  # noise can make pickle raise anything
        raise BrokenChannel(str(error)) from error
    if not isinstance(message, Question | Reply):
        raise BrokenChannel(f"{type(message).__name__} is no message")
    return message
