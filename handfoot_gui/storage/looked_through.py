"""What is read and kept of deals that are looked through, by a process beside the window: to read
the book of somebody who has played for years takes longer than a frame."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview, Reviewed
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import rules_of
from handfoot_gui.storage.challenges import Challenges
from handfoot_gui.storage.codec import read_game, record_in
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import GAME, files_in
from handfoot_gui.storage.practice import PracticeBook

MOST_DEALS: Final = 3
"""Deals of one game that are looked through where that was not done as they ended."""
_LONG_AGO: Final = 7 * 24 * 3600.0
"""Seconds after which nobody remembers what a game was like."""


class Known(Struct, frozen=True):
    """Of whom it is asked which *deals* of a game were looked through."""

    home: Path
    game_id: str
    persons: Mapping[Seat, str]
    """By `person_key`."""
    deals: Sequence[int]
    anew: int = 0
    """The deal that counts as not looked through whatever is known of it."""


class Unknown(Struct, frozen=True):
    """What is not known yet."""

    wanted: Mapping[Seat, tuple[int, ...]]
    """By seat, the numbers of deals."""
    set_aside: tuple[SaveError, ...]
    """Of files that were damaged."""


def unknown(known: Known) -> Unknown:
    """What is to be looked through."""
    wanted, damaged = {}, []
    for seat, person in known.persons.items():
        book = PracticeBook(known.home)
        error = book.read(person)
        if error is not None and error.set_aside is not None:
            damaged.append(error)
        wanted[seat] = tuple(
            one
            for one in known.deals
            if one == known.anew or not book.is_reviewed(person, known.game_id, one)
        )
    return Unknown(wanted, tuple(damaged))


class Ended(Struct, frozen=True):
    """A game that is over, and its last deals."""

    game_id: str
    record: AnyRecord
    deals: tuple[int, ...]
    day: date


class LastEnded(Struct, frozen=True):
    """What ended last."""

    game: Ended | None
    """None where that is long ago, or it cannot be read."""
    set_aside: tuple[SaveError, ...]
    """Of files that were damaged."""


def last_ended(folders: tuple[Path, Path]) -> LastEnded:
    """The game that ended last, of challenges in the home folder, which comes first, and of those
    in the folder of finished ones."""
    home, finished = folders
    challenges = Challenges(home)
    error = challenges.read()
    damaged = () if error is None or error.set_aside is None else (error,)
    try:
        games = (*files_in(finished, GAME), *challenges.ended_here())
        ended = {path: path.stat().st_mtime for path in games}
        last = max(ended, key=lambda path: ended[path], default=None)
        if last is None or time.time() - ended[last] >= _LONG_AGO:
            return LastEnded(None, damaged)
        file = read_game(last)
        record, day = record_in(file), file.saved.astimezone().date()
    except (SaveError, OSError, KeyError):
        return LastEnded(None, damaged)
    deals = tuple(_dealt(record)[-MOST_DEALS:])
    return LastEnded(Ended(file.id, record, deals, day), damaged)


def _dealt(record: AnyRecord) -> Sequence[int]:
    """The numbers of the deals of *record*."""
    order_dealt, brought = rules_of(record).order_dealt, record.brought_forward
    first = 1 if brought is None else brought.deal
    count = sum(bool(order_dealt(move)) for _, move in record.moves)
    return range(first, first + count)


class Found(Struct, frozen=True):
    """What is to be kept of a *person*, a `person_key`."""

    home: Path
    person: str
    game_id: str
    reviewed: Reviewed


def keep(found: Found) -> SaveError | None:
    """Keep what was found; gives what was wrong with the file."""
    try:
        PracticeBook(found.home).add(found.person, found.game_id, found.reviewed)
    except SaveError as error:
        return error
    return None


def pass_over(every: Sequence[Found]) -> tuple[SaveError, ...]:
    """Keep of *every* one that nothing was found in those deals of which nothing is known yet."""
    errors = []
    for found in every:
        book, nothing = PracticeBook(found.home), found.reviewed
        error = book.read(found.person)
        new = tuple(
            review
            for review in nothing.reviews
            if not book.is_reviewed(found.person, found.game_id, review.deal)
        )
        if new:
            kept = keep(replace(found, reviewed=replace(nothing, reviews=new)))
            error = kept if error is None else error
        errors.append(error)
    return tuple(error for error in errors if error is not None)


def nothing_of(record: AnyRecord, seat: Seat, deals: Sequence[int], day: date) -> Reviewed:
    """Those *deals* as if they had been looked through, and nothing had been found."""
    reviews = (DealReview(one, seat, day.isoformat(), Gain.POINTS, (), ()) for one in deals)
    return Reviewed(record.game, record.options, (), tuple(reviews))
