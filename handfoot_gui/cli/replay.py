"""``handfoot replay FILE``: check a record move by move, and print it in words with its scores."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.cli.terminal import CannotRun, complain, plain
from handfoot_gui.cli.vocabulary import household_words
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord, GameOptions
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import CheckedDeal, are_codes_missing, checked, states, without_code
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.core.text.words import shown_name, together
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.look_back import Dealt, LookBack
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
    parser.add_argument(
        "--report", nargs="?", type=int, const=0, metavar="DEAL",
        help="tell luck from play in this deal, or in every deal that is over (20 seconds each)",
    )  # fmt: skip
    parser.add_argument(
        "--effort", type=float, default=1.0, metavar="SHARE",
        help="of the usual work on a report; less is quicker and less exact (default: 1)",
    )  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Replay the file; 1 when it cannot be read, or when its moves, check or codes are wrong."""
    try:
        file = read_game(arguments.file)
    except SaveError as error:
        complain(_no_game(error))
        return 1
    record = record_in(file)
    rules = rules_of(record)
    presenter = presenter_of(record, household_words())
    deals: list[Dealt] = []
    if arguments.report is not None:
        try:
            deals = _reportable(LookBack(record, presenter), arguments.report)
        except CannotRun as wrong:
            complain(str(wrong))
            return wrong.code

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
    reports = (
        [] if fault else [_reported(record, presenter, deal, arguments.effort) for deal in deals]
    )
    is_finished = rules.actor(state) is None
    if arguments.json:
        summary = _summary(record, moves_made, is_finished, sheet, fault, codes)
        if arguments.report is not None:
            summary["reports"] = [_facts(presenter, one) for one in reports]
        print(json.dumps(summary))
    tell("")
    for line in _scores(presenter, record, sheet):
        tell(line)
    for one in reports:
        for line in _told(presenter, sheet, one):
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


class _Reported(Struct, frozen=True):
    """The report on a deal, and what was and might have been played, in words."""

    deal: int
    report: DealReport
    moves: tuple[tuple[str, str], ...]
    """For each of its decisions."""


def _reportable(back: LookBack, number: int) -> list[Dealt]:
    """Deal *number*, or all deals that are over where that is 0."""
    game = back.record.game
    if not GAMES[game].has_reports:
        raise CannotRun(f"There are no reports on the deals of {game}.")
    deals = [deal for deal in back.deals if deal.is_over and number in (0, deal.number)]
    if not deals:
        raise CannotRun(f"Deal {number} is not over." if number else "No deal is over.")
    return deals


def _reported(record: AnyRecord, presenter: AnyPresenter, deal: Dealt, effort: float) -> _Reported:
    back = LookBack(record, presenter)
    moves_made = back.moves_of(deal)
    agreed = agreed_by_side(record)
    *_, report = deal_report(record.game, record.options, moves_made, deal.first, effort, agreed)
    moves = []
    for one in report.decisions:
        judged = one.judgement
        view = back.view(one.position - 1, judged.seat)
        moves.append((presenter.named(view, judged.played), presenter.named(view, one.better.move)))
    return _Reported(deal.number, report, tuple(moves))


def _told(presenter: AnyPresenter, sheet: Sheet, found: _Reported) -> Iterator[str]:
    """A report in words."""
    report, words = found.report, presenter.words
    sides = [
        words.listed(together(shown_name(presenter.names[seat]) for seat in side))
        for side in sheet.sides
    ]
    said = ReportSentences(words, sides, is_lowest_best=sheet.is_lowest_best)
    yield f"{presenter.deal_name(found.deal)}, played {report.replays} times by bots:"
    yield _row("", [f"side {number + 1}" for number in range(len(sides))])
    for title, points in (
        ("any cards", report.usual), ("these cards", report.luck), ("play", report.play),
        ("deal", report.result),
    ):  # fmt: skip
        yield _row(title, [round(some) for some in points])
    for text in (said.luck(report), said.play(report), said.left(report)):
        yield f"  {text}"
    if not report.decisions:
        yield f"  {said.nothing_found(report)}"
    for one, (played, best) in zip(report.decisions, found.moves, strict=True):
        name = shown_name(presenter.names[one.judgement.seat])
        yield f"{one.position:>5}  {name}: {played}. {said.better(one, best)}"
    yield f"  {said.expected_title()}:"
    for at in report.curve:
        yield f"{at.position:>5}  {said.expected(at.points)}"
    yield ""


def _facts(presenter: AnyPresenter, found: _Reported) -> dict[str, object]:
    """A report as figures."""
    report = found.report
    return {
        "deal": found.deal,
        "replays": report.replays,
        "points": report.result,
        "usual": report.usual,
        "luck": report.luck,
        "play": report.play,
        "spread": report.spread,
        "left": report.left,
        "expected": [[at.position, at.points] for at in report.curve],
        "decisions": [
            {
                "move": one.position,
                "player": presenter.names[one.judgement.seat],
                "played": played,
                "better": best,
                "gain": one.better.gain,
                "error": one.better.error,
            }
            for one, (played, best) in zip(report.decisions, found.moves, strict=True)
        ],
    }


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
