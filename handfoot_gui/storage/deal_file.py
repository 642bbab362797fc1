"""One deal as a small file that can be sent to somebody; formats.md describes it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.record import PlayerName, PresetName, SeatNumber
from handfoot_gui.games import GAMES
from handfoot_gui.session.deal_again import DealCards, WrongDeal, check
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import read_file, save_file
from handfoot_gui.storage.typed_json import (
    check_options,
    check_text,
    decoded,
    newer_format,
    read_card,
    written_card,
)

SUFFIX: Final = ".handfoot-deal.json"
FORMAT: Final = 1
LARGEST: Final = 2**20
"""Bytes of the largest file that is read; a deal takes a hundredth of it."""

_MOST_MOVES: Final = 100

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")


class _Envelope(Struct, frozen=True):
    """What can be asked of a file of any format and game."""

    kind: Literal["handfoot-deal"]
    format: int
    game: str


class _DealFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written."""

    kind: Literal["handfoot-deal"]
    format: int
    program: Annotated[str, Meta(max_length=100)]
    game: str
    preset: PresetName | None
    number: Annotated[int, Meta(ge=1, le=10**9)]
    names: Annotated[tuple[PlayerName, ...], Meta(max_length=32)]
    note: Annotated[str, Meta(max_length=2000)]
    options: OptionsT
    moves: Annotated[
        tuple[tuple[SeatNumber, Move], ...], Meta(min_length=1, max_length=_MOST_MOVES)
    ]


def write_deal(path: Path, cards: DealCards) -> None:
    """Write *cards* in the place of *path*. Raises `SaveError`."""
    file: _DealFile[Any, Any] = _DealFile(
        "handfoot-deal",
        FORMAT,
        handfoot_gui.__version__,
        cards.game,
        cards.preset,
        cards.number,
        cards.names,
        cards.note,
        cards.options,
        cards.moves,
    )
    save_file(path, _ENCODER.encode(file) + b"\n")


def read_deal(path: Path) -> DealCards:
    """Read and check the deal in *path*. Raises `SaveError`."""
    content = read_file(path, LARGEST)
    check_text(content, path)
    envelope: _Envelope = decoded(_ENVELOPE, content, path)
    if envelope.format > FORMAT:
        raise newer_format(path, envelope.format, f"known is {FORMAT}")
    if envelope.format < 1:
        raise SaveError(Fault.DAMAGED, path, f"there is no format {envelope.format}", "$.format")
    if envelope.game not in GAMES:
        detail = f"the game {envelope.game[:40]!r} is not known"
        raise SaveError(Fault.NEWER, path, detail, "$.game")
    file: _DealFile[Any, Any] = decoded(_decoder(envelope.game), content, path)
    check_options(file.options, path)
    players = file.options.players
    if file.names and len(file.names) != players:
        detail = f"{players} players, but {len(file.names)} names"
        raise SaveError(Fault.DAMAGED, path, detail, "$.names")
    cards = DealCards(
        file.game, file.preset, file.options, file.moves, file.number, file.names, file.note
    )
    for place, (seat, _) in enumerate(file.moves):
        if seat >= players:
            detail = f"there is no seat {seat}"
            raise SaveError(Fault.DAMAGED, path, detail, f"$.moves[{place}][0]")
    try:
        check(cards)
    except WrongDeal as error:
        place = error.number - 1
        raise SaveError(Fault.ILLEGAL_MOVE, path, error.reason, f"$.moves[{place}]") from error
    return cards


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    file: Any = _DealFile
    known = GAMES[game]
    return msgspec.json.Decoder(file[known.options_type, known.move_type], dec_hook=read_card)


_ENCODER: Final = msgspec.json.Encoder(enc_hook=written_card)
_ENVELOPE: Final = msgspec.json.Decoder(_Envelope)
