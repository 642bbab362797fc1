"""``handfoot replay FILE``: check a record move by move, and print it in words with its scores."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.cli.terminal import CannotRun, add_house_rules, complain, plain
from handfoot_gui.cli.vocabulary import fault_told, house_rules, household_words, no_moves_told
from handfoot_gui.command_language import translate
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import CheckedDeal, are_codes_missing, checked, states, without_code
from handfoot_gui.core.seats import SPECTATOR, TABLE
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.route import Dealt
from handfoot_gui.storage.codec import GameFile, difference, move_text, read_game, record_in
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import is_later

_WIDTH: Final = 22
_LONGEST_MOVE: Final = 200
_LONGEST_RULES: Final = 80
"""Characters of a rule set's name."""
AnyGameFile: TypeAlias = GameFile[Any, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument(
        "file", type=Path, metavar="FILE", help=translate("CommandLine", "a saved game")
    )
    add_house_rules(
        parser,
        translate(
            "CommandLine",
            "show what the same moves would score under these house rules instead of the game’s "
            "own",
        ),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print one JSON object instead"),
    )
    parser.add_argument(
        "--report",
        nargs="?",
        type=int,
        const=0,
        metavar="DEAL",
        help=translate(
            "CommandLine",
            "tell luck from play in this deal, or in every deal that is over (20 seconds each)",
        ),
    )
    parser.add_argument(
        "--effort",
        type=float,
        default=1.0,
        metavar="SHARE",
        help=translate(
            "CommandLine",
            "share of the usual work on a report; less is quicker but less exact (default: 1)",
        ),
    )


def run(arguments: argparse.Namespace) -> int:
    """Replay the file; 1 when it cannot be read, or when its moves, check or codes are wrong."""
    try:
        file = read_game(arguments.file)
    except SaveError as error:
        complain(no_moves_told(error) or fault_told(error))
        return 1
    try:
        record = _by_rules(record_in(file), arguments)
        presenter = presenter_of(record, household_words())
        deals = _reportable(record, presenter, arguments.report)
    except CannotRun as wrong:
        complain(str(wrong))
        return wrong.code
    rules = rules_of(record)

    def tell(text: str) -> None:
        if not arguments.json:
            print(plain(text))

    tell(_title(record, presenter.words))
    replayed = _replayed(rules, record, presenter, tell)
    state = replayed.state
    codes = checked(rules, record)
    fault = _wrong_moves(arguments.file, file, presenter, record, replayed)
    fault = fault or _wrong_check(file, record, rules, replayed)
    fault = fault or _false_code(codes) or _code_taken_out(rules, record)
    sheet = rules.sheet(state)
    reports = (
        [] if fault else [_reported(record, presenter, deal, arguments.effort) for deal in deals]
    )
    is_finished = rules.actor(state) is None
    if arguments.json:
        summary = _summary(record, replayed.moves_made, is_finished, sheet, fault, codes)
        if arguments.report is not None:
            summary["reports"] = [_facts(presenter, one) for one in reports]
        print(json.dumps(summary))
    tell("")
    told = (_told(presenter, sheet, one) for one in reports)
    lines = (_scores(presenter, sheet), *told, _codes_told(codes, without_code(rules, record)))
    for line in chain.from_iterable(lines):
        tell(line)
    tell(_length_told(replayed.moves_made, is_finished=is_finished))
    if fault:
        sys.stdout.flush()
        complain(fault)
        return 1
    return 0


def _by_rules(record: AnyRecord, arguments: argparse.Namespace) -> AnyRecord:
    """*record* by the house rules that were asked for, if any were; raises `CannotRun`."""
    ours = house_rules("replay", arguments)
    if ours is None:
        return record
    if ours.game != record.game:
        text = translate("CommandLine", "the house rules in {file} are for {game}")
        raise CannotRun(filled(text, file=str(arguments.rules), game=ours.game))
    seats = [one.options.seats_of_sides for one in (ours, record)]
    if seats[0] != seats[1]:
        text = translate("CommandLine", "the house rules in {file} are for other players or sides")
        raise CannotRun(filled(text, file=str(arguments.rules)))
    return replace(
        record, preset=ours.name[:_LONGEST_RULES], options=ours.options, sentences=ours.sentences
    )


class _Replayed(Struct, frozen=True):
    """How far a record could be replayed."""

    state: Any
    moves_made: int
    error: ReplayError | None


def _replayed(
    rules: AnyRules, record: AnyRecord, presenter: AnyPresenter, tell: Callable[[str], None]
) -> _Replayed:
    """Replay *record*, and *tell* of every move."""
    state = rules.start()
    moves_made = 0
    try:
        for number, after in enumerate(states(rules, record.moves)):
            if number:
                seen = [rules.view(one, SPECTATOR) for one in (state, after)]
                lines = presenter.narrate(seen[0], *record.moves[number - 1], seen[1])
                for place, told in enumerate(lines):
                    tell(f"{number if not place else '':>5}  {told.text}")
                moves_made = number
            state = after
    except ReplayError as error:
        return _Replayed(state, moves_made, error)
    return _Replayed(state, moves_made, None)


def _wrong_moves(
    path: Path, file: AnyGameFile, presenter: AnyPresenter, record: AnyRecord, replayed: _Replayed
) -> str:
    """What is wrong with the moves; empty: nothing."""
    error = replayed.error
    if error is None:
        return ""
    if is_later(file.program):
        return fault_told(SaveError(Fault.NEWER, path, f"move {error.number}"))
    return _illegal(presenter, record, error)


def _wrong_check(file: AnyGameFile, record: AnyRecord, rules: AnyRules, replayed: _Replayed) -> str:
    """What is wrong with the check of a game whose moves can all be made; empty: nothing, nor where
    it is replayed by other rules than its own."""
    if replayed.error is not None or record.options != file.options:
        return ""
    found = difference(file.check, check_of(record, rules, replayed.state))
    if found is None:
        return ""
    return filled(
        translate(
            "CommandLine",
            "The file and the replay do not agree: {field} is {old} in the file and {new} in the "
            "replay.",
        ),
        field=found.field,
        old=str(found.in_file),
        new=str(found.replayed),
    )


def _code_taken_out(rules: AnyRules, record: AnyRecord) -> str:
    """What is wrong where a deal lacks its code and one before it has one; empty: nothing."""
    if not are_codes_missing(rules, record):
        return ""
    return filled(
        translate(
            "CommandLine",
            "The deal at move {number} has no code, though an earlier deal has one: the code was "
            "taken out of the file.",
        ),
        number=str(without_code(rules, record)[-1]),
    )


def _codes_told(codes: Sequence[CheckedDeal], uncoded: Sequence[int]) -> Iterator[str]:
    """Whether each deal code is true, and the moves that deal without one."""
    for code in codes:
        text = translate("CommandLine", "Deal code {code} at move {number} is wrong.")
        if code.is_true:
            text = translate("CommandLine", "Deal code {code} at move {number} is correct.")
        yield filled(text, code=code.deal.shown, number=str(code.deal.move))
    for number in uncoded:
        text = translate("CommandLine", "The deal at move {number} has no code.")
        yield filled(text, number=str(number))


def _length_told(moves_made: int, *, is_finished: bool) -> str:
    text = translate("CommandLine", "{number} move(s), not finished.", "", moves_made)
    if is_finished:
        text = translate("CommandLine", "{number} move(s), finished.", "", moves_made)
    return filled(text, number=str(moves_made))


class _Reported(Struct, frozen=True):
    """The report on a deal, and what was and might have been played, in words."""

    deal: int
    report: DealReport
    moves: tuple[tuple[str, str], ...]
    """For each of its decisions."""
    is_bots: tuple[bool, ...]
    """Whether a bot made it."""


def _reportable(record: AnyRecord, presenter: AnyPresenter, number: int | None) -> list[Dealt]:
    """Deal *number*, or all deals that are over where that is 0; none where it is None."""
    if number is None:
        return []
    back, game = LookBack(record, presenter), record.game
    if GAMES[game].reports is None:
        text = translate("CommandLine", "There are no reports on the deals of {game}.")
        raise CannotRun(filled(text, game=game))
    deals = [deal for deal in back.route.deals if deal.is_over and number in (0, deal.number)]
    if not deals:
        text = translate("CommandLine", "No deal is over.")
        if number:
            text = translate("CommandLine", "Deal {number} is not over.")
        raise CannotRun(filled(text, number=str(number)))
    return deals


def _reported(record: AnyRecord, presenter: AnyPresenter, deal: Dealt, effort: float) -> _Reported:
    back = LookBack(record, presenter)
    moves_made = back.moves_of(deal)
    agreed = agreed_by_side(record)
    *_, report = deal_report(
        record.game,
        record.options,
        moves_made,
        deal.first,
        effort,
        agreed,
        brought=record.brought_forward,
    )
    moves, is_bots = [], []
    for one in report.decisions:
        judged = one.judgement
        view = back.view(one.position - 1, judged.seat)
        moves.append((presenter.named(view, judged.played), presenter.named(view, one.better.move)))
        is_bots.append(record.seats[judged.seat].is_bot)
    return _Reported(deal.number, report, tuple(moves), tuple(is_bots))


def _told(presenter: AnyPresenter, sheet: Sheet, found: _Reported) -> Iterator[str]:
    """A report in words."""
    report, words = found.report, presenter.words
    sides = _sides_named(presenter, sheet)
    said = ReportSentences(words, sides, is_lowest_best=sheet.is_lowest_best)
    replays = report.replays
    text = translate("CommandLine", "{deal}, played {number} time(s) by bots:", "", replays)
    yield filled(text, deal=presenter.score.deal_name(found.deal), number=str(replays))
    yield _row("", _sides(len(sides)))
    for title, points in (
        (translate("CommandLine", "any cards"), report.usual),
        (translate("CommandLine", "these cards"), report.luck),
        (translate("CommandLine", "play", "noun"), report.play),
        (translate("Common", "deal", "noun"), report.result),
    ):
        yield _row(title, [round(some) for some in points])
    for text in (said.luck(report), said.play(report), said.left(report)):
        yield f"  {text}"
    if not report.decisions:
        yield f"  {said.nothing_found(report)}"
    decided = zip(report.decisions, found.moves, found.is_bots, strict=True)
    for one, (played, best), is_bots in decided:
        told = filled(
            translate("CommandLine", "{name}: {move}. {more}"),
            name=shown_name(presenter.names[one.judgement.seat]),
            move=played,
            more=said.better(one, best, is_bots=is_bots),
        )
        yield f"{one.position:>5}  {told}"
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


def _title(record: AnyRecord, words: Words) -> str:
    plain = _plain_options(record)
    text = translate("CommandLine", "{game}, {preset}: {names}")
    if plain is None:
        text = translate("CommandLine", "{game}, house rules: {names}")
    elif plain != record.options:
        text = translate("CommandLine", "{game}, {preset}, with changed rules: {names}")
    bot = translate("Games", "{name} ({bot})")
    names = [
        filled(bot, name=shown_name(player.name), bot=player.level)
        if player.level is not None
        else shown_name(player.name)
        for player in record.seats
    ]
    return filled(text, game=record.game, preset=record.preset or "", names=words.row(names))


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
    table = translate("CommandLine", "the table")
    who = table if seat == TABLE else record.seats[seat].name
    what = move_text(move)
    if len(what) > _LONGEST_MOVE:
        what = f"{what[:_LONGEST_MOVE]}…"
    text = translate("CommandLine", "Move {number} is not allowed: {reason} ({name}: {move})")
    return filled(text, number=str(error.number), reason=reason, name=who, move=what)


def _false_code(codes: tuple[CheckedDeal, ...]) -> str:
    false = next((code for code in codes if not code.is_true), None)
    if false is None:
        return ""
    text = translate(
        "CommandLine",
        "The deal code {code} is wrong: the cards dealt at move {number} are not the ones it was "
        "shown for.",
    )
    return filled(text, code=false.deal.shown, number=str(false.deal.move))


def _scores(presenter: AnyPresenter, sheet: Sheet) -> Iterator[str]:
    sides = _sides_named(presenter, sheet)
    text = translate("CommandLine", "Side {number}: {names}")
    for number, names in enumerate(sides, start=1):
        yield filled(text, number=str(number), names=names)
    for deal in sheet.deals:
        yield ""
        yield presenter.words.labelled(
            presenter.score.deal_name(deal.number), presenter.score.ended(deal)
        )
        yield _row("", _sides(len(sides)))
        for line in deal.lines:
            points = [line.points(side) for side in range(len(sides))]
            yield _row(presenter.score.line_title(line), points)
        yield _row(
            translate("Common", "deal", "noun"),
            [deal.points(side) for side in range(len(sides))],
        )
    yield ""
    if any(sheet.openings):
        yield _row(translate("CommandLine", "before the first deal"), list(sheet.openings))
    for line in sheet.closing:
        points = [line.points(side) for side in range(len(sides))]
        yield _row(presenter.score.line_title(line), points)
    yield _row(translate("CommandLine", "total"), list(sheet.totals))


def _sides_named(presenter: AnyPresenter, sheet: Sheet) -> list[str]:
    """The players of every side: "Josip and Marta"."""
    words = presenter.words
    return [
        words.listed(words.people(shown_name(name) for name in words.together(names)))
        for names in ([presenter.names[seat] for seat in side] for side in sheet.sides)
    ]


def _sides(count: int) -> list[str]:
    """The heads of the columns of as many sides."""
    text = translate("Common", "side {number}")
    return [filled(text, number=str(number + 1)) for number in range(count)]


def _row(title: str, cells: list[int] | list[str]) -> str:
    shown = title if len(title) < _WIDTH else f"{title[: _WIDTH - 2]}…"
    return f"  {shown:<{_WIDTH}}" + "".join(f"{cell:>10}" for cell in cells)


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
                "others": [[line.side, line.word, line.points] for line in deal.others],
            }
            for deal in sheet.deals
        ],
        "totals": sheet.totals,
        "codes": [
            {"code": code.deal.code, "move": code.deal.move, "true": code.is_true} for code in codes
        ],
        "fault": fault or None,
    }
