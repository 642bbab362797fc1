"""``handfoot match GAME``: let bots play each other, and print how they did."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from datetime import datetime
from functools import reduce
from itertools import combinations
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Final

from handfoot_gui.bots.arena import (
    THINKING_TIME,
    GameSet,
    Played,
    duel,
    is_guest,
    play_set,
    problem_with,
    rotations,
)
from handfoot_gui.bots.guest import NoBot
from handfoot_gui.cli.match_table import summary, table
from handfoot_gui.cli.matches import Match, Results
from handfoot_gui.cli.results import ResultsFile
from handfoot_gui.cli.terminal import (
    FAILED,
    CannotRun,
    add_house_rules,
    add_rules,
    complain,
    listed,
    refuse_beside_rules,
    seated,
)
from handfoot_gui.cli.vocabulary import fault_told, house_rules, household_words
from handfoot_gui.command_language import translate
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import LEVELS, GameDef
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games import GAMES
from handfoot_gui.parallel import Crew, NoWorkers, crew
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import encode
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import GAME, make_folder, save_file
from handfoot_gui.storage.formats import now

MOST_GAMES: Final = 100_000
MOST_WORKERS: Final = 256
LONGEST_TIME: Final = 3600.0
LARGEST_SEED: Final = 2**63 - 1
_BAR: Final = 30
_OFTEN: Final = 0.2
"""Seconds between two looks of the bar."""
_USUAL: Final = "steady"
_INTERRUPTED: Final = 130
_LONGEST_RULES: Final = 80
"""Characters of a rule set's name in a saved game."""
_LONGEST_LEVEL: Final = 40
"""Characters of a level in a saved game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=listed(GAMES))
    add_rules(parser)
    add_house_rules(
        parser,
        translate(
            "CommandLine", "house rules instead of a preset, as the program or a list has them"
        ),
    )
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seats",
        metavar="BOTS",
        help=filled(
            translate(
                "CommandLine",
                "bots in playing order, such as steady,easy,steady,easy (default: all steady); "
                "levels, weakest first: {levels}",
            ),
            levels=_levels(),
        ),
    )
    who.add_argument(
        "--bots",
        metavar="BOTS",
        help=translate(
            "CommandLine",
            "each of these plays every other, paired, and all get a rating; name a bot of your own "
            "as module:Class, here and in --seats",
        ),
    )
    parser.add_argument(
        "--games",
        metavar="N",
        default="20",
        help=translate(
            "CommandLine", "games to play; with --bots, for each pair of bots (default: 20)"
        ),
    )
    parser.add_argument(
        "--paired",
        action="store_true",
        help=translate(
            "CommandLine",
            "play the same cards again with the seats swapped in every possible way",
        ),
    )
    parser.add_argument(
        "--until-decided",
        metavar="PERCENT",
        nargs="?",
        const="",
        help=translate(
            "CommandLine",
            "stop once it is clear whether the first bot wins more or less than this share "
            "(default: what equal bots would win)",
        ),
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        default="1",
        help=translate("CommandLine", "the same number gives the same games (default: 1)"),
    )
    parser.add_argument(
        "--time",
        metavar="SECONDS",
        default=str(THINKING_TIME),
        help=translate("CommandLine", "time a bot gets for each move (default: %(default)s)"),
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        default="1",
        help=translate("CommandLine", "processes that play (default: 1)"),
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=translate("CommandLine", "let the Dask cluster with this scheduler play"),
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help=translate(
            "CommandLine", "save results in this file, and go on from those already in it"
        ),
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="DIR",
        help=translate("CommandLine", "write every game to this folder"),
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help=translate("CommandLine", "print one JSON object instead"),
    )


def _levels() -> str:
    """The levels of every game."""
    none = translate("CommandLine", "none is stronger")
    list_text, words = translate("Common", "{first}; {following}"), household_words()
    told = [
        words.labelled(name, listed(game.levels) + f" ({none})" * (game.levels != LEVELS))
        for name, game in GAMES.items()
    ]
    return reduce(lambda first, one: filled(list_text, first=first, following=one), told)


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print it.

    1 when it cannot be recorded or gone on with, 2 for wrong arguments, 130 when it was
    interrupted.
    """
    results: Results | None = None
    code = 0
    progress = _Progress()
    try:
        match = _match(arguments)
        workers = _number("--workers", arguments.workers, 1, MOST_WORKERS)
        with ExitStack() as stack:
            file = _kept(stack, match, arguments.results)
            if match.folder is not None:
                _prepare(match, match.folder, is_resumed=file is not None and bool(file.found))
            hands = stack.enter_context(crew(workers, arguments.cluster))
            _try_guests(match, hands)
            results = Results(match)
            _play(match, results, file, hands, progress)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except (CannotRun, NoBot, NoWorkers, SaveError) as error:
        progress.end()
        told = fault_told(error) if isinstance(error, SaveError) else error
        complain(f"handfoot match: {told}")
        code = error.code if isinstance(error, CannotRun) else FAILED
    progress.end()
    if results is None:
        return code
    if arguments.json:
        print(json.dumps(summary(match, results)))
    else:
        for line in table(match, results):
            print(line)
    return code


def _kept(stack: ExitStack, match: Match, path: Path | None) -> ResultsFile | None:
    """The file that keeps results, if there is to be one; *stack* closes it."""
    if path is None:
        return None
    return stack.enter_context(ResultsFile(path, match.identity(), match.duels))


def _try_guests(match: Match, hands: Crew) -> None:
    """Let whoever plays make the bots of other people's; raises `CannotRun` where one cannot."""
    asked = [match.set((place, 0)) for place in range(len(match.duels))]
    if any(is_guest(name) for one in asked for name in one.seatings[0]):
        for _, problem in hands.results(problem_with, asked):
            if problem is not None:
                raise CannotRun(problem)


def _play(
    match: Match, results: Results, file: ResultsFile | None, hands: Crew, progress: _Progress
) -> None:
    """Play what is not in *file* yet, until that is all or is decided."""
    for mark, games in (file.found if file else {}).items():
        results.add(mark, games)
    started: dict[tuple[int, int], datetime] = {}
    progress.begin(match, results)
    for one, played in hands.results(play_set, _sets(match, results, started)):
        _record(match, one.mark, played, started.pop(one.mark))
        games = tuple(game for game, _ in played)
        if file is not None:
            file.add(one.mark, games)
        results.add(one.mark, games)
        progress.tell(results)
        if results.is_whole():
            break


def _sets(
    match: Match, results: Results, started: dict[tuple[int, int], datetime]
) -> Iterator[GameSet]:
    """The sets that are still to be played, each when somebody has time for it."""
    for number in range(1, match.sets + 1):
        for place in range(len(match.duels)):
            if results.is_wanted((place, number)):
                started[place, number] = now()
                yield match.set((place, number))


class _Progress:
    """A bar with the time left, where a person looks at it."""

    def __init__(self) -> None:
        self._is_shown = sys.stderr is not None and sys.stderr.isatty()
        self._has_line = False
        self._told = 0.0

    def begin(self, match: Match, results: Results) -> None:
        """From now on time is taken."""
        self._match = match
        self._begun, self._before = monotonic(), len(results.games())

    def tell(self, results: Results) -> None:
        """Show how far it is."""
        if not self._is_shown or monotonic() < self._told + _OFTEN:
            return
        self._told = monotonic()
        games, most = len(results.games()), self._match.games
        full = _BAR * games // most
        new = max(1, games - self._before)
        left = ceil((monotonic() - self._begun) / new * (most - games))
        text = translate("CommandLine", "{done} of {total} game(s), {time} left", "", most)
        if self._match.target is not None:
            text = translate(
                "CommandLine", "{done} of {total} game(s), at most {time} left", "", most
            )
        time = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
        told = filled(text, done=str(games), total=str(most), time=time)
        bar = "#" * full + "." * (_BAR - full)
        print(f"\r[{bar}] {told} ", end="", file=sys.stderr, flush=True)
        self._has_line = True

    def end(self) -> None:
        """Leave the line."""
        if self._has_line:
            print(file=sys.stderr)
            self._has_line = False


def _match(arguments: argparse.Namespace) -> Match:
    game = GAMES[arguments.game]
    seats = None if arguments.seats is None else _bots(game, arguments.seats)
    preset, options, sentences = _rules(game, arguments, seats)
    players = options.players
    usual = _USUAL if _USUAL in game.levels else game.levels[-1]
    seats = seats or (usual,) * players
    if len(seats) != players:
        named = len(seats)
        text = translate("CommandLine", "--seats names {number} bot(s), but {need} play", "", named)
        raise CannotRun(filled(text, number=str(named), need=str(players)))
    bots = seats if arguments.bots is None else _bots(game, arguments.bots)
    _check_known(game, bots)
    is_paired = arguments.paired or arguments.bots is not None
    if arguments.bots is not None:
        if len(set(bots)) < max(2, len(bots)):
            raise CannotRun(_takes_two("--bots"))
        duels = tuple(duel(options, one, other) for one, other in combinations(bots, 2))
    else:
        duels = (rotations(seats) if is_paired else (seats,),)
    count = _number("--games", arguments.games, 1, MOST_GAMES)
    return Match(
        game,
        preset,
        options,
        duels,
        is_paired,
        ceil(count / len(duels[0])),
        _number("--seed", arguments.seed, 0, LARGEST_SEED),
        _figure("--time", arguments.time, LONGEST_TIME),
        _target(arguments.until_decided, len(set(bots))),
        arguments.record,
        arguments.rules is not None,
        sentences,
    )


def _rules(
    game: GameDef, arguments: argparse.Namespace, seats: Sequence[str] | None
) -> tuple[str, GameOptions, tuple[str, ...]]:
    """What the rules are called, they, and what a household says of them besides; *seats* are the
    bots that were named."""
    refuse_beside_rules(arguments, "preset", "players", "sides")
    ours = house_rules("match", arguments)
    if ours is not None:
        if ours.game != game.name:
            text = translate("CommandLine", "the house rules in {file} are for {game}")
            raise CannotRun(filled(text, file=str(arguments.rules), game=ours.game))
        return ours.name[:_LONGEST_RULES], ours.options, ours.sentences
    preset = arguments.preset or next(iter(game.presets))
    if preset not in game.presets:
        text = translate("CommandLine", "there is no preset {value}; choose from {choices}")
        raise CannotRun(filled(text, value=repr(preset), choices=listed(game.presets)))
    players = _players(game, preset, arguments.players, seats)
    return preset, seated(game, preset, players, arguments.sides), ()


def _players(game: GameDef, preset: str, asked: str | None, seats: Sequence[str] | None) -> int:
    """How many play: as many as *asked* for, else as *seats* name, else as is usual."""
    if asked is not None:
        counts = {count for seats in game.preset_seats.values() for count in seats}
        players = _number("--players", asked, min(counts), max(counts))
    else:
        players = len(seats) if seats else game.presets[preset].players
    allowed = game.preset_seats[preset]
    if players not in allowed:
        text = translate(
            "CommandLine", "{preset} cannot be played by {value}; choose from {choices}"
        )
        known = listed(sorted(allowed))
        raise CannotRun(filled(text, preset=preset, value=str(players), choices=known))
    return players


def _check_known(game: GameDef, bots: Sequence[str]) -> None:
    """Raise `CannotRun` where one of *bots* is no level of *game* and nobody's own."""
    for bot in bots:
        if not is_guest(bot) and bot not in game.levels:
            text = translate(
                "CommandLine",
                "there is no bot {value}; choose from {choices}, or name module:Class",
            )
            raise CannotRun(filled(text, value=repr(bot), choices=listed(game.levels)))


def _bots(game: GameDef, asked: str) -> tuple[str, ...]:
    """The bots of a list; a level that only other games have is the strongest of *game*."""
    return tuple(game.level_like(bot) if bot in LEVELS else bot for bot in asked.split(","))


def _takes_two(option: str) -> str:
    return filled(
        translate("CommandLine", "{option} takes two or more different bots"), option=option
    )


def _target(asked: str | None, bots: int) -> float | None:
    if asked is None:
        return None
    if bots < 2:
        raise CannotRun(_takes_two("--until-decided"))
    return _figure("--until-decided", asked, 100) / 100 if asked else 0.0


def _prepare(match: Match, folder: Path, *, is_resumed: bool) -> None:
    """Make the *folder*, and see that no game in it would be written over; a match that is
    resumed may have written the games that its file lacks."""
    try:
        make_folder(folder, parents=True)
    except SaveError as error:
        # Where nothing was there before, the system allows no folder there.
        text = translate("CommandLine", "the folder {folder} cannot be created")
        if error.fault is not Fault.FOLDER_GONE:
            text = translate("CommandLine", "the folder {folder} cannot be created: {reason}")
        told = filled(text, folder=str(folder), reason=fault_told(error))
        raise CannotRun(told, FAILED) from error
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        text = translate("CommandLine", "the folder {folder} cannot be written to")
        raise CannotRun(filled(text, folder=str(folder)), FAILED)
    for number in range(1, 1 if is_resumed else match.sets + 1):
        for place, seatings in enumerate(match.duels):
            for seating in range(len(seatings)):
                path = match.path((place, number), seating)
                if path is not None and os.path.lexists(path):
                    text = translate("CommandLine", "{file} already exists; choose another folder")
                    raise CannotRun(filled(text, file=str(path)))


def _number(name: str, text: str | int, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        wrong = translate(
            "CommandLine", "{option} takes a number from {least} to {most}, not {value}"
        )
        facts = {"option": name, "least": str(least), "most": str(most), "value": repr(text)}
        raise CannotRun(filled(wrong, **facts))
    return number


def _figure(name: str, text: str, most: float) -> float:
    try:
        figure = float(text)
    except ValueError:
        figure = 0.0
    if not 0 < figure < most:
        wrong = translate(
            "CommandLine", "{option} takes a number between 0 and {most}, not {value}"
        )
        raise CannotRun(filled(wrong, option=name, most=f"{most:g}", value=repr(text)))
    return figure


def _record(
    match: Match, mark: tuple[int, int], played: Sequence[Played], started: datetime
) -> None:
    """Write the games of a set down, where that is wanted; raises `SaveError`."""
    for seating, (outcome, game) in enumerate(played):
        path = match.path(mark, seating)
        if path is None or game is None:
            continue
        players = tuple(
            Player(f"{_shown(bot)} {seat}", PlayerKind.BOT, bot[-_LONGEST_LEVEL:])
            for seat, bot in enumerate(outcome.bots, start=1)
        )
        seed = derived_seed(match.seed, mark[1])
        record = Record(
            match.game.name, match.preset, match.options, players, game.moves, seed,
            sentences=match.sentences,
        )  # fmt: skip
        check = check_of(record, match.game.rules(match.options), game.final)
        save_file(path, encode(record, check, path.name.removesuffix(GAME[0]), started))


def _shown(bot: str) -> str:
    """What a player is called whom *bot* plays."""
    return bot.partition(":")[2][:_LONGEST_LEVEL] if is_guest(bot) else bot.capitalize()
