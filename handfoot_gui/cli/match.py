"""``handfoot match GAME``: let bots play each other, and print how they did."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from functools import reduce
from itertools import combinations
from math import ceil
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Final

import msgspec

import handfoot_gui
from handfoot_gui.bots.arena import (
    THINKING_TIME,
    GameSet,
    Outcome,
    Played,
    duel,
    is_guest,
    play_set,
    problem_with,
    quantiles_of_times,
    rotations,
)
from handfoot_gui.bots.guest import NoBot
from handfoot_gui.bots.standings import Standing, fair_share, share_of, standings, teams
from handfoot_gui.bots.statistics import SequentialTest
from handfoot_gui.cli.results import ResultsFile
from handfoot_gui.cli.terminal import FAILED, CannotRun, add_rules, complain, listed, seated
from handfoot_gui.cli.vocabulary import fault_told, household_words
from handfoot_gui.command_language import decimal, translate
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import LEVELS, GameDef, GameOptions
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games import GAMES
from handfoot_gui.parallel import NoWorkers, crew
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
_LONGEST_LEVEL: Final = 40
"""Characters of a level in a saved game."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=listed(GAMES))
    add_rules(parser)
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--seats",
        metavar="BOTS",
        help=filled(
            translate(
                "CommandLine",
                "bots in playing order, as in steady,easy,steady,easy (default: all steady); "
                "their levels, the weakest first: {levels}",
            ),
            levels=_levels(),
        ),
    )
    who.add_argument(
        "--bots",
        metavar="BOTS",
        help=translate(
            "CommandLine",
            "each of these plays each other, paired, and all get a rating; "
            "a bot of your own is named module:Class, here and in --seats",
        ),
    )
    parser.add_argument(
        "--games",
        metavar="N",
        default="20",
        help=translate(
            "CommandLine", "games to play, with --bots for every two of them (default: 20)"
        ),
    )
    parser.add_argument(
        "--paired",
        action="store_true",
        help=translate(
            "CommandLine",
            "play the same cards again with the seats swapped, in every way that differs",
        ),
    )
    parser.add_argument(
        "--until-decided",
        metavar="PERCENT",
        nargs="?",
        const="",
        help=translate(
            "CommandLine",
            "end when it is sure whether the first bot wins more or less than this share "
            "(default: than equal bots would)",
        ),
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        default="1",
        help=translate("CommandLine", "same number, same games (default: 1)"),
    )
    parser.add_argument(
        "--time",
        metavar="SECONDS",
        default=str(THINKING_TIME),
        help=translate("CommandLine", "what a bot has for each move (default: %(default)s)"),
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
        help=translate("CommandLine", "let the Dask cluster play whose scheduler is there"),
    )
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help=translate(
            "CommandLine", "keep results in this file, and go on from those that it holds"
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


@dataclass(frozen=True, slots=True)
class _Match:
    """What is to be played."""

    game: GameDef
    preset: str
    options: GameOptions
    duels: tuple[tuple[tuple[str, ...], ...], ...]
    """Who meets whom: for each duel the seatings, all of which are played with the same cards."""
    is_paired: bool
    sets: int
    """How often new cards are dealt for every duel."""
    seed: int
    time: float
    target: float | None
    """The share of wins that is asked about; 0 is the fair one, None does not stop early."""
    folder: Path | None
    """Where every game is recorded."""

    @property
    def games(self) -> int:
        """Games to be played at most."""
        return self.sets * sum(map(len, self.duels))

    def path(self, mark: tuple[int, int], seating: int) -> Path | None:
        """Where a game of the set *mark* is written."""
        if self.folder is None:
            return None
        rules = self.preset
        if self.options != self.game.presets[self.preset]:
            rules += f"-{self.options.players}-{self.options.sides}"
        name = f"{self.game.name}-{rules}-seed-{self.seed}"
        if len(self.duels) > 1:
            name += f"-duel-{mark[0] + 1}"
        name += f"-game-{mark[1]:03}"
        if self.is_paired:
            name += f"-seating-{seating + 1}"
        return self.folder / f"{name}{GAME[0]}"

    def identity(self) -> dict[str, object]:
        """What two runs of one match have in common; how long it is played is not part of it."""
        return {
            "version": handfoot_gui.__version__,
            "game": self.game.name,
            "preset": self.preset,
            "rule set": msgspec.to_builtins(self.options),
            "seating": self.duels,
            "seed": self.seed,
            "time": self.time,
        }

    def set(self, mark: tuple[int, int]) -> GameSet:
        """The games of a set, for whoever plays them."""
        return GameSet(
            self.game.name,
            self.options,
            self.duels[mark[0]],
            derived_seed(self.seed, mark[1]),
            self.time,
            self.folder is not None,
            mark,
        )


class _Results:
    """The sets that were played, and which duels are decided by them.

    They are looked at in the order of their numbers, whoever was ready first, so that a match
    ends at the same set with any number of workers.
    """

    def __init__(self, match: _Match) -> None:
        self._match = match
        self._known: list[dict[int, tuple[Outcome, ...]]] = [{} for _ in match.duels]
        self._tests: list[SequentialTest | None] = [None for _ in match.duels]
        self._looked_at = [0 for _ in match.duels]

    def add(self, mark: tuple[int, int], games: tuple[Outcome, ...]) -> None:
        place, number = mark
        if number > self._match.sets:
            return
        self._known[place][number] = games
        target = self._match.target
        while target is not None and not self.verdict(place):
            looked_at = self._known[place].get(self._looked_at[place] + 1)
            if looked_at is None:
                break
            self._looked_at[place] += 1
            first = first_bot(looked_at)
            test = self._tests[place] or SequentialTest(target or fair_share(looked_at, first))
            test.add(share_of(looked_at, first))
            self._tests[place] = test

    def verdict(self, place: int) -> int:
        """As of `SequentialTest`."""
        test = self._tests[place]
        return 0 if test is None else test.verdict

    def is_wanted(self, mark: tuple[int, int]) -> bool:
        """Whether the set has still to be played."""
        return mark[1] not in self._known[mark[0]] and not self.verdict(mark[0])

    def sets(self, place: int) -> dict[int, tuple[Outcome, ...]]:
        """The sets of a duel that count: none after the one that decided it."""
        last = self._looked_at[place] if self.verdict(place) else self._match.sets
        known = self._known[place]
        return {number: known[number] for number in sorted(known) if number <= last}

    def all_sets(self) -> dict[int, list[Outcome]]:
        """The sets of all duels together, by the number of their cards."""
        found: dict[int, list[Outcome]] = {}
        for place in range(len(self._known)):
            for number, games in self.sets(place).items():
                found.setdefault(number, []).extend(games)
        return dict(sorted(found.items()))

    def games(self) -> list[Outcome]:
        return [game for games in self.all_sets().values() for game in games]

    def is_whole(self) -> bool:
        """Whether nothing is left to be played."""
        return all(
            self.verdict(place) or len(known) == self._match.sets
            for place, known in enumerate(self._known)
        )


def first_bot(games: Sequence[Outcome]) -> str:
    """The bot, or team, that is asked about: the one that sits first in the first game."""
    side = next(side for side, seats in enumerate(games[0].sides) if 0 in seats)
    return teams(games[0])[side]


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print it.

    1 when it cannot be recorded or gone on with, 2 for wrong arguments, 130 when it was
    interrupted.
    """
    results: _Results | None = None
    code = 0
    progress = _Progress()
    try:
        match = _match(arguments)
        workers = _number("--workers", arguments.workers, 1, MOST_WORKERS)
        with ExitStack() as stack:
            file: ResultsFile | None = None
            if arguments.results is not None:
                file = stack.enter_context(
                    ResultsFile(arguments.results, match.identity(), match.duels)
                )
            if match.folder is not None:
                _prepare(match, match.folder, is_resumed=file is not None and bool(file.found))
            hands = stack.enter_context(crew(workers, arguments.cluster))
            asked = [match.set((place, 0)) for place in range(len(match.duels))]
            if any(is_guest(name) for one in asked for name in one.seatings[0]):
                for _, problem in hands.results(problem_with, asked):
                    if problem is not None:
                        raise CannotRun(problem)
            results = _Results(match)
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
        print(json.dumps(_summary(match, results)))
    else:
        for line in _table(match, results):
            print(line)
    return code


def _sets(
    match: _Match, results: _Results, started: dict[tuple[int, int], datetime]
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

    def begin(self, match: _Match, results: _Results) -> None:
        """From now on time is taken."""
        self._match = match
        self._begun, self._before = monotonic(), len(results.games())

    def tell(self, results: _Results) -> None:
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


def _match(arguments: argparse.Namespace) -> _Match:
    game = GAMES[arguments.game]
    preset = arguments.preset or next(iter(game.presets))
    if preset not in game.presets:
        text = translate("CommandLine", "there is no preset {value}; choose from {choices}")
        raise CannotRun(filled(text, value=repr(preset), choices=listed(game.presets)))
    allowed = game.preset_seats[preset]
    seats = None if arguments.seats is None else tuple(arguments.seats.split(","))
    if arguments.players is not None:
        counts = {count for seats in game.preset_seats.values() for count in seats}
        players = _number("--players", arguments.players, min(counts), max(counts))
    else:
        players = len(seats) if seats else game.presets[preset].players
    if players not in allowed:
        text = translate("CommandLine", "{preset} is not played by {value}; choose from {choices}")
        known = listed(sorted(allowed))
        raise CannotRun(filled(text, preset=preset, value=str(players), choices=known))
    options = seated(game, preset, players, arguments.sides)
    usual = _USUAL if _USUAL in game.levels else game.levels[-1]
    seats = seats or (usual,) * players
    if len(seats) != players:
        named = len(seats)
        text = translate("CommandLine", "--seats names {number} bot(s), but {need} play", "", named)
        raise CannotRun(filled(text, number=str(named), need=str(players)))
    bots = seats if arguments.bots is None else tuple(arguments.bots.split(","))
    for bot in bots:
        if not is_guest(bot) and bot not in game.levels:
            text = translate(
                "CommandLine",
                "there is no bot {value}; choose from {choices}, or name module:Class",
            )
            raise CannotRun(filled(text, value=repr(bot), choices=listed(game.levels)))
    is_paired = arguments.paired or arguments.bots is not None
    if arguments.bots is not None:
        if len(set(bots)) < max(2, len(bots)):
            raise CannotRun(_takes_two("--bots"))
        duels = tuple(duel(options, one, other) for one, other in combinations(bots, 2))
    else:
        duels = (rotations(seats) if is_paired else (seats,),)
    count = _number("--games", arguments.games, 1, MOST_GAMES)
    return _Match(
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
    )


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


def _prepare(match: _Match, folder: Path, *, is_resumed: bool) -> None:
    """Make the *folder*, and see that no game in it would be written over; a match that is
    resumed may have written the games that its file lacks."""
    try:
        make_folder(folder, parents=True)
    except SaveError as error:
        # Where nothing was there before, the system allows no folder there.
        text = translate("CommandLine", "the folder {folder} cannot be made")
        if error.fault is not Fault.FOLDER_GONE:
            text = translate("CommandLine", "the folder {folder} cannot be made: {reason}")
        told = filled(text, folder=str(folder), reason=fault_told(error))
        raise CannotRun(told, FAILED) from error
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        text = translate("CommandLine", "{folder} is no folder that can be written to")
        raise CannotRun(filled(text, folder=str(folder)), FAILED)
    for number in range(1, 1 if is_resumed else match.sets + 1):
        for place, seatings in enumerate(match.duels):
            for seating in range(len(seatings)):
                path = match.path((place, number), seating)
                if path is not None and os.path.lexists(path):
                    text = translate("CommandLine", "{file} exists already; choose another folder")
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
    match: _Match, mark: tuple[int, int], played: Sequence[Played], started: datetime
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
        record = Record(match.game.name, match.preset, match.options, players, game.moves, seed)
        check = check_of(record, match.game.rules(match.options), game.final)
        save_file(path, encode(record, check, path.name.removesuffix(GAME[0]), started))


def _shown(bot: str) -> str:
    """What a player is called whom *bot* plays."""
    return bot.partition(":")[2][:_LONGEST_LEVEL] if is_guest(bot) else bot.capitalize()


# -- what it came to -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _SeatFigures:
    """What the bot at one seat has come to."""

    bot: str
    wins: float
    """Games won by the seat's side; a shared win counts its share."""
    mean_score: float
    """Of the final totals of the seat's side."""
    milliseconds: tuple[float, ...]
    """Median and 95th percentile of its moves."""


def _seats(games: Sequence[Outcome]) -> list[_SeatFigures]:
    """What every seat came to, where everybody keeps it."""
    found = []
    for seat, bot in enumerate(games[0].bots if games else ()):
        side = next(side for side, seats in enumerate(games[0].sides) if seat in seats)
        wins = sum((1 / len(game.leaders) for game in games if side in game.leaders), 0.0)
        mean = fmean(game.totals[side] for game in games)
        times = [game.times[seat] for game in games]
        found.append(_SeatFigures(bot, wins, mean, _milliseconds(times)))
    return found


def _milliseconds(times: Sequence[Mapping[int, int]]) -> tuple[float, ...]:
    """Median and 95th percentile."""
    return tuple(1000 * seconds for seconds in quantiles_of_times(times, (0.5, 0.95)))


def _endings(games: Sequence[Outcome]) -> dict[str, int]:
    """How deals ended, in the game's words, the most frequent way first."""
    return dict(Counter(end for game in games for end in game.ended).most_common())


def _ways_to_end() -> dict[str, str]:
    """What ends deals, by the games' words for it."""
    return {
        "out": translate("CommandLine", "out", "end of deals"),
        "stock": translate("CommandLine", "stock", "end of deals"),
        "knock": translate("CommandLine", "knock", "end of deals"),
        "tricks": translate("CommandLine", "tricks", "end of deals"),
        "thrown in": translate("CommandLine", "thrown in", "end of deals"),
        "passed on": translate("CommandLine", "passed on", "end of deals"),
    }


def _faults(games: Sequence[Outcome]) -> Counter[str]:
    """Faults by kind."""
    found: Counter[str] = Counter()
    for game in games:
        for own in game.faults:
            found.update(own)
    return found


def _mean_turns(games: Sequence[Outcome]) -> float:
    """Turns of a deal, all players together."""
    turns = [turn for game in games for turn in game.turns]
    return fmean(turns) if turns else 0.0


def _table(match: _Match, results: _Results) -> Iterator[str]:
    """The match in lines of text."""
    games, players = results.games(), match.options.players
    text = translate(
        "CommandLine", "{game}, {rules}, {number} player(s), {value}, seed {n}", "", players
    )
    if match.is_paired:
        text = translate(
            "CommandLine",
            "{game}, {rules}, {number} player(s), {value}, seed {n}, paired",
            "",
            players,
        )
    yield filled(
        text,
        game=match.game.name,
        rules=match.preset,
        number=str(players),
        value=str(match.options.sides),
        n=str(match.seed),
    )
    if not games:
        yield translate("CommandLine", "No game was finished.")
        return
    if not match.is_paired:
        yield ""
        yield from _by_seat(_seats(games))
    table = standings(results.all_sets(), may_stop=match.target is not None)
    if len(table) > 1:
        yield ""
        yield from _by_bot(table)
    if len(match.duels) > 1 or match.target is not None:
        yield ""
        for place in range(len(match.duels)):
            yield from _verdict(match, results, place)
    yield ""
    yield from _in_all(match, games)


def _in_all(match: _Match, games: Sequence[Outcome]) -> Iterator[str]:
    """What all games came to, a line for each figure."""
    endings, found = _endings(games), _faults(games)
    deals, ways, words = sum(endings.values()), _ways_to_end(), household_words()
    ended = [
        filled(
            translate("CommandLine", "{value} {number} ({share} %)"),
            value=ways.get(end, end), number=str(count), share=decimal(100 * count / deals, 0),
        )
        for end, count in endings.items()
    ]  # fmt: skip
    played = str(len(games))
    if len(games) < match.games:
        text = translate("CommandLine", "{done} of {total}")
        played = filled(text, done=played, total=str(match.games))
    faults = str(found.total())
    if found:
        kinds = listed(f"{kind} {count}" for kind, count in found.most_common())
        faults = words.labelled(faults, kinds)
    middle, slow = _milliseconds([own for game in games for own in game.times])
    mean = filled(
        translate("CommandLine", "{number} (mean)"), number=decimal(_mean_turns(games), 1)
    )
    times = filled(
        translate("CommandLine", "{number} ms (median), {most} ms (p95)"),
        number=decimal(middle, 2), most=decimal(slow, 2),
    )  # fmt: skip
    rows = [
        (translate("CommandLine", "games"), played),
        (translate("CommandLine", "deals"), words.labelled(str(deals), listed(ended))),
        (translate("CommandLine", "turns in a deal"), mean),
        (translate("CommandLine", "faults"), faults),
        (translate("CommandLine", "time per move"), times),
    ]
    if match.folder is not None:
        rows.append((translate("CommandLine", "records"), str(match.folder)))
    width = max(18, *(len(title) + 2 for title, _ in rows))
    for title, told in rows:
        yield f"{title:<{width}}{told}"


def _by_seat(seats: Sequence[_SeatFigures]) -> Iterator[str]:
    """A line for every seat."""
    yield from _columns(
        (
            translate("CommandLine", "seat"),
            translate("CommandLine", "bot"),
            translate("CommandLine", "wins", "games"),
            translate("CommandLine", "mean score"),
            translate("CommandLine", "ms median"),
            translate("CommandLine", "ms p95"),
        ),
        [
            (
                str(seat),
                own.bot,
                decimal(own.wins, 0 if own.wins.is_integer() else 2),
                decimal(own.mean_score, 1),
                *(decimal(time, 2) for time in own.milliseconds),
            )
            for seat, own in enumerate(seats, start=1)
        ],
        named=2,
    )


def _by_bot(table: Sequence[Standing]) -> Iterator[str]:
    """A line for every bot; what follows a sign ± or stands in brackets holds 95 %."""
    yield from _columns(
        (
            translate("CommandLine", "bot"),
            translate("CommandLine", "games"),
            translate("CommandLine", "wins %"),
            translate("CommandLine", "fair %"),
            translate("CommandLine", "points a deal"),
            translate("CommandLine", "rating"),
            translate("CommandLine", "ms p95"),
            translate("CommandLine", "faults"),
        ),
        [
            (
                own.bot,
                str(own.games),
                filled(translate("CommandLine", "{share} ({least} to {most})"), **_wins(own)),
                decimal(100 * own.fair, 0),
                _spread(own.lead, own.half_lead),
                _spread(own.rating, own.half_rating),
                decimal(_milliseconds([own.times])[1], 2),
                str(sum(own.faults.values())),
            )
            for own in table
        ],
        named=1,
    )


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]], *, named: int) -> Iterator[str]:
    """*rows* under *head*; the first columns are names, as many as are *named*, others figures."""
    lines = [head, *rows]
    widths = [max(len(line[place]) for line in lines) + 2 for place in range(len(head))]
    for line in lines:
        cells = [
            f"{cell:<{width}}" if place < named else f"{cell:>{width}}"
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        yield "".join(cells).rstrip()


def _spread(middle: float, half: float | None) -> str:
    """A difference with half its interval, to about three figures."""
    digits = 0 if abs(middle) >= 100 or (half or 0) >= 100 else 1 if abs(middle) >= 10 else 2
    told = ("-" if middle < 0 else "+") + decimal(abs(middle), digits)
    return told if half is None else f"{told} ± {decimal(half, digits)}"


def _wins(own: Standing) -> dict[str, str]:
    """The share of wins in per cent, and the interval that holds 95 %."""
    low, high = own.interval
    return {
        "share": decimal(100 * own.wins / own.games, 1),
        "least": decimal(100 * low, 0),
        "most": decimal(100 * high, 0),
    }


def _verdict(match: _Match, results: _Results, place: int) -> Iterator[str]:
    """How two met each other, and whether it is decided."""
    sets = results.sets(place)
    if not sets:
        return
    games = [game for some in sets.values() for game in some]
    first = first_bot(games)
    others = sorted({team for game in games for team in teams(game)} - {first})
    own = next(
        own for own in standings(sets, may_stop=match.target is not None) if own.bot == first
    )
    n = own.games
    text = translate(
        "CommandLine",
        "{bot} against {bots}: {share} % ({least} to {most}) of {number} game(s)", "", n,
    )  # fmt: skip
    told = filled(text, bot=first, bots=listed(others), number=str(n), **_wins(own))
    if match.target is not None:
        target = 100 * (match.target or own.fair)
        text = {
            1: translate("CommandLine", "{text}, more than {number} %"),
            -1: translate("CommandLine", "{text}, less than {number} %"),
            0: translate("CommandLine", "{text}, not decided against {number} %"),
        }[results.verdict(place)]
        told = filled(text, text=told, number=f"{target:g}")
        test = translate("CommandLine", "{text} (sequential test by betting, 5 %)")
        told = filled(test, text=told)
    yield told


def _summary(match: _Match, results: _Results) -> dict[str, object]:
    """The match as one JSON object; means are null while no game is finished."""
    games = results.games()
    endings, faults = _endings(games), _faults(games)
    middle, slow = _milliseconds([own for game in games for own in game.times])
    names = match.duels[0][0]
    seats = _seats(games) if games else [_SeatFigures(bot, 0.0, 0.0, ()) for bot in names]
    found: dict[str, object] = {
        "game": match.game.name,
        "preset": match.preset,
        "players": match.options.players,
        "sides": str(match.options.sides),
        "seed": match.seed,
        "games": len(games),
    }
    if not match.is_paired:
        found["seats"] = [
            {
                "bot": own.bot,
                "wins": int(own.wins) if own.wins.is_integer() else own.wins,
                "mean_score": own.mean_score if games else None,
            }
            for own in seats
        ]
    table = standings(results.all_sets(), may_stop=match.target is not None) if games else []
    found["bots"] = [
        {
            "bot": own.bot,
            "games": own.games,
            "wins": own.wins,
            "share": own.wins / own.games,
            "share_interval": own.interval,
            "fair_share": own.fair,
            "lead": own.lead,
            "lead_half": own.half_lead,
            "rating": own.rating,
            "rating_half": own.half_rating,
            "faults": own.faults,
        }
        for own in table
    ]
    if match.target is not None:
        words = {1: "more", -1: "less", 0: None}
        found["decided"] = [words[results.verdict(place)] for place in range(len(match.duels))]
    return found | {
        "deals": sum(endings.values()),
        "deals_ended": endings,
        "mean_turns": _mean_turns(games),
        "faults": faults.total(),
        "fault_kinds": dict(faults),
        "move_ms": {"median": middle, "p95": slow},
        "interrupted": not results.is_whole(),
    }
