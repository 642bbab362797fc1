"""``handfoot replay FILE``: check a record move by move, and print it in words with its scores."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from handfoot_gui.cli.terminal import complain, plain
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord, GameOptions
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import CheckedDeal, are_codes_missing, checked, states, without_code
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import difference, move_text, read_game, record_in
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.formats import FileKind, kind_of

_WIDTH: Final = 22
_LONGEST_MOVE: Final = 200
_SPECTATOR: Final = Seat(0)
"""Whose views the log is told from; only their public part goes into it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


def run(arguments: argparse.Namespace) -> int:
    """Replay the file; 1 when it cannot be read, or when its moves, check or codes are wrong."""
    try:
        file = read_game(arguments.file)
    except SaveError as error:
        complain(_no_game(error))
        return 1
    record = record_in(file)
    rules = rules_of(record)
    presenter = presenter_of(record, Words())

    def tell(text: str) -> None:
        if not arguments.json:
            print(plain(text))

    tell(_title(record))
    state = rules.start()
    moves_made = 0
    fault = ""
    try:
        for number, after in enumerate(states(rules, record.moves)):
            if number:
                seen = [rules.view(one, _SPECTATOR) for one in (state, after)]
                lines = presenter.narrate(seen[0], *record.moves[number - 1], seen[1])
                for place, told in enumerate(lines):
                    tell(f"{number if not place else '':>5}  {told.text}")
                moves_made = number
            state = after
    except ReplayError as error:
        fault = _illegal(presenter, record, error)
    else:
        if (found := difference(file.check, check_of(record, rules, state))) is not None:
            fault = (
                f"The file's check differs from the replay: {found.field} is {found.in_file} in "
                f"the file and {found.replayed} in the replay."
            )
    codes = checked(rules, record)
    fault = fault or _false_code(codes)
    uncoded = without_code(rules, record)
    if not fault and are_codes_missing(rules, record):
        fault = (
            f"The deal of move {uncoded[-1]} has no code, though one before it has: it was taken "
            "out of the file."
        )
    sheet = rules.sheet(state)
    is_finished = rules.actor(state) is None
    if arguments.json:
        print(json.dumps(_summary(record, moves_made, is_finished, sheet, fault, codes)))
    tell("")
    for line in _scores(presenter, record, sheet):
        tell(line)
    for code in codes:
        found_true = "true" if code.is_true else "false"
        tell(f"Deal code {code.deal.shown} of move {code.deal.move} is {found_true}.")
    for number in uncoded:
        tell(f"The deal of move {number} has no code.")
    tell(f"{moves_made} moves, {'finished' if is_finished else 'not finished'}.")
    if fault:
        sys.stdout.flush()
        complain(fault)
        return 1
    return 0


def _no_game(error: SaveError) -> str:
    """Why nothing can be replayed."""
    if error.fault.is_in_content and kind_of(error.path) is FileKind.KEPT:
        path = str(error.path)
        return f"The file {path} holds the score of a game with real cards, which has no moves."
    return str(error)


def _title(record: AnyRecord) -> str:
    plain = _plain_options(record)
    chosen = "own rules" if plain is None else record.preset
    changed = ", with changed rules" if plain not in (None, record.options) else ""
    names = ", ".join(
        f"{shown_name(player.name)} ({player.level})" if player.is_bot else shown_name(player.name)
        for player in record.seats
    )
    return f"{record.game}, {chosen}{changed}: {names}"


def _plain_options(record: AnyRecord) -> GameOptions | None:
    """The preset of *record*, for its players where it is played by so many; None without one."""
    game, name = GAMES[record.game], record.preset
    if name is None or name not in game.presets:
        return None
    try:
        return game.preset_options(name, record.options.players, record.options.sides)
    except ValueError:
        return game.presets[name]


def _illegal(presenter: AnyPresenter, record: AnyRecord, error: ReplayError) -> str:
    seat, move = record.moves[error.number - 1]
    reason = presenter.refusal(error.cause.problem)
    who = "the table" if seat == TABLE else record.seats[seat].name
    what = move_text(move)
    if len(what) > _LONGEST_MOVE:
        what = f"{what[:_LONGEST_MOVE]}…"
    return f"Move {error.number} is not allowed: {reason} ({who}: {what})"


def _false_code(codes: tuple[CheckedDeal, ...]) -> str:
    false = next((code for code in codes if not code.is_true), None)
    if false is None:
        return ""
    return (
        f"The deal code {false.deal.shown} is false: the cards of move {false.deal.move} are not "
        "those it was shown for."
    )


def _scores(presenter: AnyPresenter, record: AnyRecord, sheet: Sheet) -> Iterator[str]:
    sides = [
        " & ".join(shown_name(record.seats[seat].name) for seat in side) for side in sheet.sides
    ]
    yield from (f"Side {number}: {names}" for number, names in enumerate(sides, start=1))
    for deal in sheet.deals:
        yield ""
        yield f"{presenter.deal_name(deal.number)}: {presenter.ended(deal)}"
        yield _row("", [f"side {number + 1}" for number in range(len(sides))])
        for line in deal.lines:
            points = [line.points(side) for side in range(len(sides))]
            yield _row(presenter.line_name(line.kind).lower(), points)
        yield _row("deal", [deal.points(side) for side in range(len(sides))])
    yield ""
    if sheet.opening:
        yield _row("before the first", [sheet.opening] * len(sides))
    for line in sheet.closing:
        points = [line.points(side) for side in range(len(sides))]
        yield _row(presenter.line_name(line.kind).lower(), points)
    yield _row("total", list(sheet.totals))


def _row(title: str, cells: list[int] | list[str]) -> str:
    return f"  {title:<{_WIDTH}}" + "".join(f"{cell:>10}" for cell in cells)


def _summary(
    record: AnyRecord,
    moves: int,
    is_finished: bool,
    sheet: Sheet,
    fault: str,
    codes: tuple[CheckedDeal, ...],
) -> dict[str, object]:
    sides = range(len(sheet.sides))
    return {
        "game": record.game,
        "preset": record.preset,
        "moves": moves,
        "finished": is_finished,
        "seats": [
            {"name": player.name, "kind": player.kind, "level": player.level}
            for player in record.seats
        ],
        "sides": sheet.sides,
        "deals": [
            {
                "number": deal.number,
                "ended": deal.ended,
                "by": deal.by,
                "scores": [deal.points(side) for side in sides],
                "lines": {line.kind: [line.points(side) for side in sides] for line in deal.lines},
            }
            for deal in sheet.deals
        ],
        "totals": sheet.totals,
        "codes": [
            {"code": code.deal.code, "move": code.deal.move, "true": code.is_true} for code in codes
        ],
        "fault": fault or None,
    }
