"""One deal as a small file that can be sent to somebody; formats.md describes it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

from msgspec import Meta, Struct

from handfoot_gui.core.record import PlayerName, PresetName, SeatNumber
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.session.deal_again import DealCards, WrongDeal, check
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import (
    FileFormat,
    FileKind,
    Program,
    rules_of_families,
    written_by,
)
from handfoot_gui.storage.sent_file import content_of, write_sent

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")


class _DealFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written."""

    kind: str
    format: int
    program: Program
    game: str
    preset: PresetName | None
    number: Annotated[int, Meta(ge=1, le=10**9)]
    names: Annotated[tuple[PlayerName, ...], Meta(max_length=32)]
    note: Annotated[str, Meta(max_length=2000)]
    options: OptionsT
    sentences: OwnSentences
    moves: Annotated[tuple[tuple[SeatNumber, Move], ...], Meta(min_length=1, max_length=100)]


def _own_sentences(document: dict[str, Any]) -> dict[str, Any]:
    """Format 2: a family's own sentences, of which there were none."""
    return {**document, "sentences": []}


_FILE: Final[Any] = _DealFile
DEAL_FILES: Final = FileFormat[_DealFile[Any, Any]](
    FileKind.DEAL,
    lambda game: _FILE[game.options_type, game.move_type],
    largest=2**20,
    migrations=(_own_sentences, rules_of_families),
)


def write_deal(path: Path, cards: DealCards) -> None:
    """Write *cards* in the place of *path*. Raises `SaveError`."""
    write_sent(path, DEAL_FILES, _DealFile, cards)


def read_deal(path: Path) -> DealCards:
    """Read and check the deal in *path*. Raises `SaveError`."""
    file = DEAL_FILES.read(path)
    cards = content_of(file, DealCards)
    with written_by(file.program):
        try:
            check(cards)
        except WrongDeal as error:
            place = f"$.moves[{error.number - 1}]"
            raise SaveError(Fault.ILLEGAL_MOVE, path, error.reason, place) from error
    return cards
