"""A saved game as text: what is written, and everything that is asked before it is believed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

import handfoot_gui
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import ReplayError, in_words
from handfoot_gui.core.fair import FairDeal
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.other_points import WriteOtherPoints
from handfoot_gui.core.record import (
    MatchSettings,
    Player,
    PresetName,
    Record,
    SeatNumber,
    Seed,
    replay,
)
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.check import MOST_MOVES, Check, DealLines, check_of
from handfoot_gui.storage import formats
from handfoot_gui.storage.faults import Fault, SaveError

OptionsT = TypeVar("OptionsT")
Move = TypeVar("Move")

_SAME_HEAD: Final = 5
"""Since this format a file's head is read as it stands."""


class Head(Struct, frozen=True):
    """A saved game without its options and moves: enough for a list of games."""

    format: int
    game: str
    id: formats.GameId
    started: formats.Time
    saved: formats.Time
    written: formats.Written
    preset: PresetName | None
    seats: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=32)]
    check: Check


class GameFile(Struct, Generic[OptionsT, Move], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written; formats.md describes it."""

    format: int
    program: formats.Program
    id: formats.GameId
    game: str
    preset: PresetName | None
    started: formats.Time
    saved: formats.Time
    written: formats.Written
    seed: Seed | None
    seats: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=32)]
    check: Check
    options: OptionsT
    sentences: OwnSentences
    brought_forward: BroughtForward | None
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

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to do."""
        return rules_of(self.record).actor(self.state) is None


def encode(
    record: AnyRecord, check: Check, game_id: str, started: datetime, written: int | None = None
) -> bytes:
    """The file's content, one move per line; *written* is its place among all files written."""
    saved = formats.now()
    file: GameFile[Any, Any] = GameFile(
        GAME_FILES.newest,
        handfoot_gui.__version__,
        game_id,
        record.game,
        record.preset,
        started,
        saved,
        formats.microseconds(saved) if written is None else written,
        record.seed,
        record.seats,
        check,
        record.options,
        record.sentences,
        record.brought_forward,
        record.agreements,
        record.is_dealt_again,
        record.fair,
        (),
    )
    head = formats.encoded(file)
    if not record.moves:
        return head
    moves = b",\n".join(map(_line, record.moves))
    return head.removesuffix(b"]}\n") + b"\n" + moves + b"\n]}\n"


@lru_cache(maxsize=8192)
def _line(move: tuple[int, Any]) -> bytes:
    """A move with its seat; a game is written after each of its moves, with all before it."""
    return formats.encoded(move).rstrip()


def load(path: Path) -> LoadedGame:
    """Read, check and replay the game in *path*; the file is only read. Raises `SaveError`."""
    file = read_game(path)
    record = record_in(file)
    rules = rules_of(record)
    with formats.written_by(file.program):
        try:
            state = replay(rules, record.moves)
        except ReplayError as error:
            raise illegal_move(path, error) from error
    reason = difference(file.check, check_of(record, rules, state))
    return LoadedGame(record, state, file.id, file.started, file.saved, reason)


def illegal_move(path: Path, error: ReplayError) -> SaveError:
    """The fault of a game whose moves cannot be followed, with ``TooFewPoints`` in plain words."""
    words = in_words(error.cause.problem)
    place = f"$.moves[{error.number - 1}]"
    return SaveError(Fault.ILLEGAL_MOVE, path, f"move {error.number}, {words}", place)


def read_game(path: Path) -> GameFile[Any, Any]:
    """Read and check the game in *path* without replaying it. Raises `SaveError`."""
    return GAME_FILES.read(path)


def decode_head(content: bytes, path: Path) -> Head:
    """The beginning of the file, without asking whether the rest is right. Raises `SaveError`."""
    envelope = GAME_FILES.envelope(content, path)
    if envelope.format < _SAME_HEAD:
        file = GAME_FILES.decode(content, path)
        return Head(*(getattr(file, name) for name in Head.__struct_fields__))
    with formats.written_by(envelope.program):
        head = formats.decoded(_head_decoder(), content, path)
        for detail, place in formats.check_times(head):
            raise SaveError(Fault.DAMAGED, path, detail, place)
    return head


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
        file.sentences,
        file.brought_forward,
    )


def move_text(move: object) -> str:
    """A move as it is written in a file."""
    return formats.encoded(move).decode("utf-8").rstrip()


def difference(in_file: Check, replayed: Check) -> Difference | None:
    """Where file and replay differ first, or None where they agree, as far as both tell it."""
    if in_file.sheet is None or replayed.sheet is None:
        in_file, replayed = replace(in_file, sheet=None), replace(replayed, sheet=None)
    before, after = _facts(in_file), _facts(replayed)
    for place in {**before, **after}:
        values = before.get(place, []), after.get(place, [])
        if values[0] != values[1]:
            return Difference(place, *values)
    return None


def _facts(check: Check) -> dict[str, object]:
    """What *check* tells, by place; a line that is worth nothing may as well be left out."""
    facts = {name: getattr(check, name) for name in Check.__struct_fields__ if name != "sheet"}
    if check.sheet is None:
        return facts

    def add_lines(place: str, lines: Mapping[str, Sequence[int]]) -> None:
        facts.update({f"{place}.{kind}": list(lines[kind]) for kind in lines if any(lines[kind])})

    facts["sheet.deals"] = len(check.sheet.deals)
    for number, deal in enumerate(check.sheet.deals):
        place = f"sheet.deals[{number}]"
        for name in DealLines.__struct_fields__:
            if name != "lines":
                facts[f"{place}.{name}"] = getattr(deal, name)
        add_lines(f"{place}.lines", deal.lines)
    add_lines("sheet.closing", check.sheet.closing)
    return facts


def _problems(file: GameFile[Any, Any]) -> Iterator[tuple[str, str]]:
    """Bots without a level, and codes that cannot be of a deal; whether they are true is not
    asked."""
    for number, player in enumerate(file.seats):
        if player.is_bot != (player.level is not None):
            yield "a bot has a level and a person has none", f"$.seats[{number}]"
    yield from formats.start_problems(file)
    deck: list[str] | None = None
    last = 0
    for number, deal in enumerate(file.fair):
        place = f"$.fair[{number}]"
        if deal.move is None:
            deck = deck or sorted(c.code for c in GAMES[file.game].rules(file.options).cards)
            if sorted(card.code for card in deal.order) != deck:
                yield "a deal to come has all cards of the deck, each once", place
            last = len(file.moves)
        elif deal.order:
            yield "the cards of a deal that was made are in its move only", place
        elif not last < deal.move <= len(file.moves):
            yield "the deals stand in the order of their moves, those to come last", place
        else:
            last = deal.move


def _switches(document: dict[str, Any]) -> dict[str, Any]:
    """Format 2: a rule set has more fields, and three of format 1 got other names."""
    options = dict(document["options"])
    if "take_up_to" in options:
        options["take_count"] = options.pop("take_up_to")
    if "quota" in options:
        options["quotas"] = [options.pop("quota")]
    if "naturals_per_wild" in options:
        options["wild_limit"] = {1: "as many", 2: "twice"}[options.pop("naturals_per_wild")]
    return {**document, "options": options}


_NEW_IN_3: Final[dict[str, dict[str, Any]]] = {"hand-and-foot": {"answer_reasons": True}}
"""What the options of a game got in format 3, as it was until then."""


def _answer_reasons(document: dict[str, Any]) -> dict[str, Any]:
    """Format 3: whether an answer may have a reason is a switch; until then every one might."""
    added = _NEW_IN_3.get(str(document["game"]), {})
    return {**document, "options": {**added, **document["options"]}}


def _agreements_and_codes(document: dict[str, Any]) -> dict[str, Any]:
    """Format 4: what was agreed on, and the codes of fair deals, of which there were none."""
    agreements = {"take_back": "rules", "memory_aid": "off"}
    return {**document, "agreements": agreements, "fair": []}


def _order_and_origin(document: dict[str, Any]) -> dict[str, Any]:
    """Format 5: the order in which games were written, and whether a deal is dealt again."""
    written = formats.microseconds(datetime.fromisoformat(document["saved"]))
    return {**document, "written": written, "dealt_again": False}


def _score_lines(document: dict[str, Any]) -> dict[str, Any]:
    """Format 6: the check may have the lines of the score sheet, which no older file has."""
    return document


def _partners(document: dict[str, Any]) -> dict[str, Any]:
    """Format 7: what partners agreed on, which was nothing; answers may have more reasons."""
    return {**document, "agreements": {**document["agreements"], "partners": []}}


def _own_words(document: dict[str, Any]) -> dict[str, Any]:
    """Format 8: the table may write down other points, rules have a family's own sentences, and
    a game may be begun elsewhere; no older game has any of it."""
    return {**document, "sentences": [], "brought_forward": None}


def _rules_and_dealer(document: dict[str, Any]) -> dict[str, Any]:
    """Format 9: rules as families play them, and who deals first was by lot."""
    agreements = {**document["agreements"], "first_dealer": "lot"}
    return {**formats.rules_of_families(document), "agreements": agreements}


@cache
def _head_decoder() -> msgspec.json.Decoder[Head]:
    return msgspec.json.Decoder(Head)


_FILE: Final[Any] = GameFile
GAME_FILES: Final = formats.FileFormat[GameFile[Any, Any]](
    formats.FileKind.GAME,
    lambda game: _FILE[game.options_type, game.move_type | WriteOtherPoints],
    _problems,
    migrations=(
        _switches,
        _answer_reasons,
        _agreements_and_codes,
        _order_and_origin,
        _score_lines,
        _partners,
        _own_words,
        _rules_and_dealer,
    ),
)
