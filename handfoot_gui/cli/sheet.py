"""``handfoot sheet``: a score sheet as a PDF, filled from a saved game or blank."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import suppress
from datetime import date, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from handfoot_gui.cli.terminal import (
    FAILED,
    CannotRun,
    add_house_rules,
    add_output,
    add_rules,
    check_output,
    complain,
    listed,
    refuse_beside_rules,
    seated,
)
from handfoot_gui.cli.vocabulary import fault_told, house_rules, household_words, written
from handfoot_gui.command_language import translate
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.names import preset_name
from handfoot_gui.session.score_sheet import facts_of_game, facts_of_scored
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import KEPT, save_file
from handfoot_gui.storage.scored_games import LoadedScoredGame, load_scored
from handfoot_gui.ui.print.page_format import PaperSize, Wish

_LONGEST: Final = 200
"""Characters of a name or a place."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument(
        "file",
        type=Path,
        nargs="?",
        metavar="FILE",
        help=translate("CommandLine", "a saved game, finished or not"),
    )
    parser.add_argument(
        "--blank",
        action="store_true",
        help=translate("CommandLine", "a blank sheet to write on instead"),
    )
    parser.add_argument(
        "--game",
        metavar="GAME",
        help=filled(translate("CommandLine", "{choices} (with --blank)"), choices=listed(GAMES)),
    )
    add_rules(parser)
    add_house_rules(parser, translate("CommandLine", "house rules instead of a preset"))
    parser.add_argument(
        "--names",
        metavar="NAMES",
        help=translate(
            "CommandLine", "players for a blank sheet, in playing order, separated by commas"
        ),
    )
    parser.add_argument(
        "--paper",
        metavar="PAPER",
        default="A4",
        help=translate("CommandLine", "A4 or letter (default: A4)"),
    )
    parser.add_argument(
        "--large", action="store_true", help=translate("CommandLine", "large print")
    )
    parser.add_argument(
        "--two",
        action="store_true",
        help=translate("CommandLine", "two blank sheets side by side, if they fit"),
    )
    parser.add_argument(
        "--one-page",
        action="store_true",
        help=translate("CommandLine", "a one-page blank sheet, which has no room for a whole game"),
    )
    parser.add_argument(
        "--family",
        metavar="NAME",
        default="",
        help=translate("CommandLine", "a name above the date"),
    )
    parser.add_argument(
        "--place", metavar="PLACE", default="", help=translate("CommandLine", "where you play")
    )
    parser.add_argument(
        "--date",
        metavar="DAY",
        help=translate("CommandLine", "date such as 2026-11-21 (default: the date of the game)"),
    )
    add_output(parser, "PDF")


def run(arguments: argparse.Namespace) -> int:
    """Write the sheet; 2 for wrong arguments, 1 when a file cannot be read or written.

    Commands know nothing that paints, so *arguments* bring ``make_pdf``, as `app.sheet_pdf`.
    """
    try:
        day = None if arguments.date is None else _day(arguments.date)
        wish = _wish(arguments)
        if arguments.blank:
            facts = _blank(arguments)
        else:
            facts, started = _filled(arguments)
            day = day or started
        check_output(arguments.output)
        try:
            content = arguments.make_pdf(facts, day, wish)
        except ValueError as error:
            text = translate("CommandLine", "this score sheet does not fit on one page")
            if wish.share > 1:
                text = translate("CommandLine", "two of these score sheets do not fit on a page")
            raise CannotRun(text) from error
        save_file(arguments.output, content)
    except (CannotRun, SaveError, ImportError) as error:
        told = fault_told(error) if isinstance(error, SaveError) else error
        complain(f"handfoot sheet: {told}")
        return error.code if isinstance(error, CannotRun) else FAILED
    print(written(arguments.output, content))
    return 0


# -- what is printed -----------------------------------------------------------------------------


def _filled(arguments: argparse.Namespace) -> tuple[SheetFacts, date]:
    """The sheet of a saved game, and the day it was begun."""
    path: Path | None = arguments.file
    if path is None:
        raise CannotRun(
            translate("CommandLine", "name a saved game, or use --blank for a sheet to write on")
        )
    for option in ("game", "preset", "rules", "named", "players", "sides", "names"):
        if getattr(arguments, option) is not None:
            text = translate(
                "CommandLine",
                "{option} is for a blank sheet; {file} already says how its game is played",
            )
            raise CannotRun(filled(text, option=f"--{option}", file=str(path)))
    for option in ("two", "one-page"):
        if getattr(arguments, option.replace("-", "_")):
            text = translate("CommandLine", "{option} is for blank sheets")
            raise CannotRun(filled(text, option=f"--{option}"))
    if path.name.endswith(KEPT):
        return _kept(arguments, load_scored(path))
    try:
        game = load(path)
    except SaveError as error:
        # A kept game may have been given another name.
        with suppress(SaveError):
            return _kept(arguments, load_scored(path))
        raise error from None
    record, rules = game.record, rules_of(game.record)
    sheet, first_dealer = rules.sheet(game.state), None
    if record.moves and not sheet.deals:
        presenter = presenter_of(record, household_words())
        first_dealer = presenter.facts.deal(rules.view(game.state, Seat(0))).dealer
    facts = facts_of_game(household_words(), record, sheet, first_dealer)
    facts = replace(facts, family=_text(arguments.family), place=_text(arguments.place))
    return facts, _local_day(game.started)


def _kept(arguments: argparse.Namespace, loaded: LoadedScoredGame) -> tuple[SheetFacts, date]:
    """The sheet of a game with real cards, and the day it was begun."""
    kept = loaded.kept
    facts = replace(
        facts_of_scored(household_words(), kept, loaded.sheet),
        family=_text(arguments.family or kept.family),
        place=_text(arguments.place or kept.place),
    )
    return facts, _local_day(loaded.started)


def _blank(arguments: argparse.Namespace) -> SheetFacts:
    if arguments.file is not None:
        text = translate("CommandLine", "--blank takes no file, but {file} was named")
        raise CannotRun(filled(text, file=str(arguments.file)))
    game, options, rules, sentences = _rules(arguments)
    names: tuple[str, ...] = ()
    if arguments.names is not None:
        names = tuple(_text(name) for name in arguments.names.split(","))
        if len(names) != options.players or not all(names):
            given = sum(map(bool, names))
            text = translate(
                "CommandLine", "--names has {number} name(s), but {need} play", "", given
            )
            raise CannotRun(filled(text, number=str(given), need=str(options.players)))
    return SheetFacts(
        game,
        options,
        rules,
        names,
        family=_text(arguments.family),
        place=_text(arguments.place),
        sentences=sentences,
    )


def _rules(arguments: argparse.Namespace) -> tuple[str, GameOptions, str, tuple[str, ...]]:
    """The game, its rules, what they are called, and what a household says of them besides."""
    refuse_beside_rules(arguments, "game", "preset", "players", "sides")
    ours = house_rules("sheet", arguments)
    if ours is not None:
        return ours.game, ours.options, ours.name, ours.sentences
    if arguments.game is None:
        text = translate("CommandLine", "--blank needs --game: {choices}")
        raise CannotRun(filled(text, choices=listed(GAMES)))
    game = GAMES[_known("game", arguments.game, GAMES)]
    preset = _known("preset", arguments.preset or next(iter(game.presets)), game.presets)
    players = game.presets[preset].players
    if arguments.players is not None:
        by_text = {str(number): number for number in sorted(game.preset_seats[preset])}
        if arguments.players not in by_text:
            known = listed(by_text)
            text = translate(
                "CommandLine", "{preset} cannot be played by {value}; choose from {choices}"
            )
            raise CannotRun(
                filled(text, preset=preset, value=repr(arguments.players), choices=known)
            )
        players = by_text[arguments.players]
    options = seated(game, preset, players, arguments.sides)
    return game.name, options, preset_name(translate, game.name, preset), ()


def _wish(arguments: argparse.Namespace) -> Wish:
    papers = {paper.value.lower(): paper for paper in PaperSize}
    wanted = arguments.paper.lower()
    if wanted not in papers:
        text = translate("CommandLine", "there is no paper {value}; choose from {choices}")
        raise CannotRun(filled(text, value=repr(arguments.paper), choices=listed(PaperSize)))
    share = 2 if arguments.two else 1
    return Wish(papers[wanted], arguments.large, share, arguments.one_page)


# -- arguments -----------------------------------------------------------------------------------


def _known(what: str, name: str, names: Iterable[str]) -> str:
    """*name*, if it is one of *names*; otherwise a sentence with the one that is like it."""
    every = list(names)
    if name in every:
        return name
    like = get_close_matches(name, every, n=1)
    if like:
        text = translate("CommandLine", "there is no game {value}; did you mean {choices}?")
        if what == "preset":
            text = translate("CommandLine", "there is no preset {value}; did you mean {choices}?")
    else:
        text = translate("CommandLine", "there is no game {value}; choose from {choices}")
        if what == "preset":
            text = translate("CommandLine", "there is no preset {value}; choose from {choices}")
    raise CannotRun(filled(text, value=repr(name), choices=listed(like or every)))


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        wrong = translate("CommandLine", "--date takes a date such as 2026-11-21, not {value}")
        raise CannotRun(filled(wrong, value=repr(text))) from error


def _local_day(moment: datetime) -> date:
    return moment.astimezone().date()


def _text(text: str) -> str:
    """A name or a place in one line, empty where there is none."""
    return shown_name(text[:_LONGEST]) if text.strip() else ""
