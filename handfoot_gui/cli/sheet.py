"""``handfoot sheet``: a score sheet as a PDF, filled from a saved game or blank."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeAlias

from handfoot_gui.cli.terminal import complain, plain
from handfoot_gui.core.game import GameDef, GameOptions
from handfoot_gui.core.score_facts import Origin, SheetFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words, shown_name, untranslated
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.text.rule_sets import preset_name
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import save_file
from handfoot_gui.storage.house_rules import read_rules
from handfoot_gui.storage.kept_games import SUFFIX, LoadedKept, load_kept
from handfoot_gui.ui.print.page_format import Paper, Wish

MakePdf: TypeAlias = Callable[[SheetFacts, date | None, Wish], bytes]
"""Makes a PDF; commands know nothing that paints, so it is handed in as ``make_pdf``.

Raises ValueError where so many sheets do not fit on a page, ImportError where nothing can paint.
"""

_WRONG: Final = 2
"""Exit code for arguments nothing can be done with."""
_FAILED: Final = 1
_LONGEST: Final = 200
"""Characters of a name or a place."""


class _ArgumentsError(Exception):
    """What is wrong with the arguments, as a sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="a saved game, finished or not"
    )
    parser.add_argument("--blank", action="store_true", help="a sheet to write on instead")
    parser.add_argument("--game", metavar="GAME", help=f"{', '.join(GAMES)} (with --blank)")
    parser.add_argument("--preset", metavar="NAME", help="rules by name (default: the first)")
    parser.add_argument("--rules", type=Path, metavar="FILE", help="house rules instead")
    parser.add_argument("--players", metavar="N", help="players (default: the preset's usual)")
    parser.add_argument(
        "--sides", metavar="SIDES", help="alone, pairs or teams (default: the usual for so many)"
    )
    parser.add_argument(
        "--names", metavar="NAMES", help="players of a blank sheet in playing order, with commas"
    )
    parser.add_argument("--paper", metavar="PAPER", default="A4", help="A4 or letter (default: A4)")
    parser.add_argument("--large", action="store_true", help="large print")
    parser.add_argument(
        "--two", action="store_true", help="two blank sheets side by side, where they fit"
    )
    parser.add_argument(
        "--one-page",
        action="store_true",
        help="only the first page of a blank sheet, not room for a whole game",
    )
    parser.add_argument("--family", metavar="NAME", default="", help="a name over the date")
    parser.add_argument("--place", metavar="PLACE", default="", help="where it is played")
    parser.add_argument(
        "--date", metavar="DAY", help="as in 2026-11-21 (default: that of the game)"
    )
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="PDF", help="the file to write"
    )


def run(arguments: argparse.Namespace) -> int:
    """Write the sheet; 2 for wrong arguments, 1 when a file cannot be read or written."""
    try:
        day = None if arguments.date is None else _day(arguments.date)
        wish = _wish(arguments)
        if arguments.blank:
            facts = _blank(arguments)
        else:
            facts, started = _filled(arguments)
            day = day or started
        if arguments.output.exists() and not arguments.output.is_file():
            # Replacing a device or a folder would take it away from everybody else.
            raise SaveError(Fault.NOT_A_FILE, arguments.output)
        content = _pdf(arguments.make_pdf, facts, day, wish)
        save_file(arguments.output, content)
    except _ArgumentsError as wrong:
        return _fail(str(wrong), _WRONG)
    except (SaveError, ImportError) as error:
        return _fail(str(error), _FAILED)
    print(f"{plain(str(arguments.output))}: {len(content):,} bytes")
    return 0


def _fail(sentence: str, code: int) -> int:
    complain(f"handfoot sheet: {sentence}")
    return code


def _pdf(make: MakePdf, facts: SheetFacts, day: date | None, wish: Wish) -> bytes:
    try:
        return make(facts, day, wish)
    except ValueError as error:
        raise _ArgumentsError(str(error)) from error


# -- what is printed -----------------------------------------------------------------------------


def _filled(arguments: argparse.Namespace) -> tuple[SheetFacts, date]:
    """The sheet of a saved game, and the day it was begun."""
    path: Path | None = arguments.file
    if path is None:
        raise _ArgumentsError("name a saved game, or ask for a sheet to write on with --blank")
    for option in ("game", "preset", "rules", "players", "sides", "names"):
        if getattr(arguments, option) is not None:
            raise _ArgumentsError(
                f"--{option} is for a blank sheet; {path} says by itself how it is played"
            )
    if arguments.two:
        raise _ArgumentsError("--two is for blank sheets")
    if arguments.one_page:
        raise _ArgumentsError("--one-page is for blank sheets")
    if path.name.endswith(SUFFIX):
        return _kept(arguments, load_kept(path))
    try:
        game = load(path)
    except SaveError as error:
        # A kept game may have been given another name.
        with suppress(SaveError):
            return _kept(arguments, load_kept(path))
        raise error from None
    record, rules = game.record, rules_of(game.record)
    sheet, first_dealer = rules.sheet(game.state), None
    if record.moves and not sheet.deals:
        presenter = presenter_of(record, Words())
        first_dealer = presenter.deal_facts(rules.view(game.state, Seat(0))).dealer
    facts = SheetFacts(
        record.game,
        record.options,
        preset_name(untranslated, record.preset),
        tuple(shown_name(player.name) for player in record.seats),
        sheet,
        first_dealer,
        origin=Origin.PLAYED,
        family=_text(arguments.family),
        place=_text(arguments.place),
        agreements=record.agreements,
    )
    return facts, _local_day(game.started)


def _kept(arguments: argparse.Namespace, loaded: LoadedKept) -> tuple[SheetFacts, date]:
    """The sheet of a game with real cards, and the day it was begun."""
    kept = loaded.kept
    facts = SheetFacts(
        kept.game,
        kept.options,
        preset_name(untranslated, kept.preset),
        tuple(map(shown_name, kept.names)),
        loaded.sheet,
        kept.first_dealer,
        Origin.KEPT,
        _text(arguments.family or kept.family),
        _text(arguments.place or kept.place),
    )
    return facts, _local_day(loaded.started)


def _blank(arguments: argparse.Namespace) -> SheetFacts:
    if arguments.file is not None:
        raise _ArgumentsError(f"--blank takes no file, but {arguments.file} was named")
    game, options, rules = _rules(arguments)
    names: tuple[str, ...] = ()
    if arguments.names is not None:
        names = tuple(_text(name) for name in arguments.names.split(","))
        if len(names) != options.players or not all(names):
            raise _ArgumentsError(
                f"--names has {sum(map(bool, names))} names, but {options.players} play"
            )
    return SheetFacts(
        game,
        options,
        rules,
        names,
        family=_text(arguments.family),
        place=_text(arguments.place),
    )


def _rules(arguments: argparse.Namespace) -> tuple[str, GameOptions, str]:
    """The game, its rules, and what they are called."""
    if arguments.rules is not None:
        for option in ("game", "preset", "players", "sides"):
            if getattr(arguments, option) is not None:
                raise _ArgumentsError(f"--{option} is said by the house rules in --rules")
        ours = read_rules(arguments.rules)
        return ours.game, ours.options, ours.name
    if arguments.game is None:
        raise _ArgumentsError(f"--blank needs --game: {_list(GAMES)}")
    game = GAMES[_known("game", arguments.game, GAMES)]
    preset = _known("preset", arguments.preset or next(iter(game.presets)), game.presets)
    return game.name, _options(game, preset, arguments), preset_name(untranslated, preset)


def _options(game: GameDef, preset: str, arguments: argparse.Namespace) -> GameOptions:
    """The preset's rules for the players and sides that were asked for."""
    allowed = game.preset_seats[preset]
    players = game.presets[preset].players
    if arguments.players is not None:
        by_text = {str(number): number for number in allowed}
        if arguments.players not in by_text:
            known = _list(map(str, sorted(allowed)))
            raise _ArgumentsError(
                f"{preset} is not played by {arguments.players!r}; choose from {known}"
            )
        players = by_text[arguments.players]
    named = {str(sides): sides for sides in allowed[players]}
    if arguments.sides is not None and arguments.sides not in named:
        raise _ArgumentsError(
            f"{players} do not play {preset} as {arguments.sides!r}; choose from {_list(named)}"
        )
    return game.preset_options(preset, players, named.get(arguments.sides))


def _wish(arguments: argparse.Namespace) -> Wish:
    papers = {paper.value.lower(): paper for paper in Paper}
    wanted = arguments.paper.lower()
    if wanted not in papers:
        raise _ArgumentsError(f"there is no paper {arguments.paper!r}; choose from {_list(Paper)}")
    share = 2 if arguments.two else 1
    return Wish(papers[wanted], arguments.large, share, arguments.one_page)


# -- arguments -----------------------------------------------------------------------------------


def _known(what: str, name: str, names: Iterable[str]) -> str:
    """*name*, if it is one of *names*; otherwise a sentence with those that are like it."""
    every = list(names)
    if name in every:
        return name
    close = get_close_matches(name, every, n=3)
    if close:
        raise _ArgumentsError(f"there is no {what} {name!r}; did you mean {' or '.join(close)}?")
    raise _ArgumentsError(f"there is no {what} {name!r}; choose from {_list(every)}")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise _ArgumentsError(f"--date takes a day as in 2026-11-21, not {text!r}") from error


def _local_day(moment: datetime) -> date:
    return moment.astimezone().date()


def _text(text: str) -> str:
    """A name or a place in one line, empty where there is none."""
    return shown_name(text[:_LONGEST]) if text.strip() else ""


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
