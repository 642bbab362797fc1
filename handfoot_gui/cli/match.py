"""``handfoot match GAME``: let bots play each other, and print how they did."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final

from handfoot_gui.bots.arena import PlayedGame, play_game
from handfoot_gui.cli.terminal import complain
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import GameDef, GameOptions
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games import GAMES
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import encode, now
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import make_folder, save_file
from handfoot_gui.storage.saves import SUFFIX

MOST_GAMES: Final = 100_000
LARGEST_SEED: Final = 2**63 - 1
_BAR: Final = 30
_WRONG: Final = 2
"""Exit code for arguments nothing can be done with."""
_USUAL: Final = "steady"
_FAILED: Final = 1
_INTERRUPTED: Final = 130


class _FolderError(Exception):
    """Why no games can be recorded in the folder that was asked for, as a sentence."""


class _ArgumentsError(Exception):
    """What is wrong with the arguments, as a sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=_list(GAMES))
    parser.add_argument("--preset", metavar="NAME", help="rules by name (default: the first)")
    parser.add_argument("--players", metavar="N", help="players (default: the preset's usual)")
    parser.add_argument(
        "--sides", metavar="SIDES", help="alone, pairs or teams (default: the usual for so many)"
    )
    parser.add_argument(
        "--seats",
        metavar="LEVELS",
        help="bots in playing order, as in steady,easy,steady,easy (default: all steady)",
    )
    parser.add_argument("--games", metavar="N", default="20", help="games to play (default: 20)")
    parser.add_argument(
        "--seed", metavar="N", default="1", help="same number, same games (default: 1)"
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="write every game to this folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")


@dataclass(frozen=True, slots=True)
class _Match:
    """What is to be played."""

    game: str
    preset: str
    options: GameOptions
    levels: tuple[str, ...]
    games: int
    seed: int
    record: Path | None

    def path(self, number: int) -> Path | None:
        """Where game *number* (counted from 1) is written."""
        if self.record is None:
            return None
        rules = self.preset
        if self.options != GAMES[self.game].presets[self.preset]:
            rules += f"-{self.options.players}-{self.options.sides}"
        name = f"{self.game}-{rules}-seed-{self.seed}-game-{number:03}{SUFFIX}"
        return self.record / name


@dataclass(slots=True)
class _Tally:
    """What has been played so far."""

    games: list[PlayedGame] = field(default_factory=list)

    def seconds(self, seat: int | None = None) -> list[float]:
        """Time of every move of *seat*, or of all."""
        return [
            second
            for game in self.games
            for number, seconds in enumerate(game.thinking)
            if seat in (None, number)
            for second in seconds
        ]

    def scores(self, seat: int) -> list[int]:
        """The final totals of the seat's side."""
        return [game.sheet.totals[self._side(seat)] for game in self.games]

    def wins(self, seat: int) -> float:
        """Games won by the seat's side; a shared win counts its share."""
        return sum(
            1 / len(game.sheet.leaders)
            for game in self.games
            if self._side(seat) in game.sheet.leaders
        )

    def _side(self, seat: int) -> int:
        sides = self.games[0].sheet.sides
        return next(number for number, seats in enumerate(sides) if seat in seats)

    @property
    def deals(self) -> int:
        return sum(len(game.sheet.deals) for game in self.games)

    @property
    def endings(self) -> dict[str, int]:
        """How deals ended, in the game's words, the most frequent way first."""
        return dict(
            Counter(deal.ended for game in self.games for deal in game.sheet.deals).most_common()
        )

    @property
    def faults(self) -> int:
        return sum(game.faults for game in self.games)

    @property
    def mean_turns(self) -> float:
        """Turns of a deal, all players together."""
        turns = [turn for game in self.games for turn in game.turns]
        return fmean(turns) if turns else 0.0


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print it.

    1 when it cannot be recorded, 2 for wrong arguments, 130 when it was interrupted.
    """
    try:
        match = _match(arguments)
    except _ArgumentsError as wrong:
        complain(f"handfoot match: {wrong}")
        return _WRONG
    except _FolderError as wrong:
        complain(f"handfoot match: {wrong}")
        return _FAILED
    tally = _Tally()
    code = 0
    try:
        for played in _games(match):
            tally.games.append(played)
            _show_progress(len(tally.games), match.games)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except SaveError as error:
        _end_progress()
        complain(f"handfoot match: {error}")
        code = _FAILED
    _end_progress()
    if arguments.json:
        print(json.dumps(_summary(match, tally)))
    else:
        for line in _table(match, tally):
            print(line)
    return code


def _match(arguments: argparse.Namespace) -> _Match:
    game = GAMES[arguments.game]
    preset = arguments.preset or next(iter(game.presets))
    if preset not in game.presets:
        raise _ArgumentsError(f"there is no preset {preset!r}; choose from {_list(game.presets)}")
    options = _options(game, preset, arguments)
    players = options.players
    bots = tuple(GAMES[arguments.game].levels)
    usual = _USUAL if _USUAL in bots else bots[-1]
    seats = ",".join([usual] * players) if arguments.seats is None else arguments.seats
    levels = tuple(seats.split(","))
    if len(levels) != players:
        raise _ArgumentsError(f"--seats names {len(levels)} bots, but {players} play")
    for level in levels:
        if level not in bots:
            known = _list(bots)
            raise _ArgumentsError(f"there is no bot {level!r}; choose from {known}")
    match = _Match(
        game.name,
        preset,
        options,
        levels,
        _number("--games", arguments.games, 1, MOST_GAMES),
        _number("--seed", arguments.seed, 0, LARGEST_SEED),
        arguments.record,
    )
    if match.record is not None:
        _prepare_folder(match)
    return match


def _options(game: GameDef, preset: str, arguments: argparse.Namespace) -> GameOptions:
    """The preset's rules for the players and sides that were asked for."""
    allowed = game.preset_seats[preset]
    everywhere = {count for seats in game.preset_seats.values() for count in seats}
    usual = game.presets[preset].players
    text = usual if arguments.players is None else arguments.players
    players = _number("--players", text, min(everywhere), max(everywhere))
    if players not in allowed:
        known = _list(map(str, sorted(allowed)))
        raise _ArgumentsError(f"{preset} is not played by {players}; choose from {known}")
    names = {str(sides): sides for sides in allowed[players]}
    if arguments.sides is not None and arguments.sides not in names:
        raise _ArgumentsError(
            f"{players} do not play {preset} as {arguments.sides!r}; choose from {_list(names)}"
        )
    sides = None if arguments.sides is None else names[arguments.sides]
    return game.preset_options(preset, players, sides)


def _prepare_folder(match: _Match) -> None:
    assert match.record is not None
    try:
        make_folder(match.record, parents=True)
    except SaveError as error:
        reason = f": {error}"
        if error.fault is Fault.FOLDER_GONE:
            # Nothing was there before: the system allows no folder there.
            reason = ""
        raise _FolderError(f"the folder {match.record} cannot be made{reason}") from error
    if not match.record.is_dir() or not os.access(match.record, os.W_OK):
        raise _FolderError(f"{match.record} is no folder that can be written to")
    for number in range(1, match.games + 1):
        path = match.path(number)
        if path is not None and os.path.lexists(path):
            raise _ArgumentsError(f"{path} exists already; choose another folder")


def _number(name: str, text: str | int, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise _ArgumentsError(f"{name} takes a number from {least} to {most}, not {text!r}")
    return number


def _games(match: _Match) -> Iterator[PlayedGame]:
    """Play the games one after the other, and write each down when it is over."""
    game = GAMES[match.game]
    options = match.options
    rules = game.rules(options)
    bots = [GAMES[match.game].bot(level, options) for level in match.levels]
    for number in range(1, match.games + 1):
        seed = derived_seed(match.seed, number)
        started = now()
        played = play_game(rules, bots, seed)
        path = match.path(number)
        if path is not None:
            players = tuple(
                Player(f"{level.capitalize()} {seat}", PlayerKind.BOT, level)
                for seat, level in enumerate(match.levels, start=1)
            )
            record = Record(match.game, match.preset, options, players, played.moves, seed)
            check = check_of(record, rules, played.final)
            save_file(path, encode(record, check, path.name.removesuffix(SUFFIX), started))
        yield played


def _show_progress(done: int, games: int) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        full = _BAR * done // games
        bar = "#" * full + "." * (_BAR - full)
        print(f"\r[{bar}] {done} of {games} games", end="", file=sys.stderr, flush=True)


def _end_progress() -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print(file=sys.stderr)


def _table(match: _Match, tally: _Tally) -> Iterator[str]:
    """The match in lines of text."""
    played = len(tally.games)
    options = match.options
    seats = f"{options.players} players, {options.sides}"
    yield f"{match.game}, {match.preset}, {seats}, seed {match.seed}"
    if not played:
        yield "No game was finished."
        return
    yield ""
    yield f"{'seat':<6}{'bot':<12}{'wins':>8}{'mean score':>14}{'ms median':>12}{'ms p95':>10}"
    for seat, level in enumerate(match.levels):
        middle, slow = _milliseconds(tally.seconds(seat))
        wins, mean = tally.wins(seat), fmean(tally.scores(seat))
        yield f"{seat + 1:<6}{level:<12}{wins:>8g}{mean:>14,.1f}{middle:>12.2f}{slow:>10.2f}"
    yield ""
    ends = ", ".join(
        f"{ended} {count} ({100 * count / tally.deals:.0f} %)"
        for ended, count in tally.endings.items()
    )
    middle, slow = _milliseconds(tally.seconds())
    yield f"games             {played}" + (f" of {match.games}" if played < match.games else "")
    yield f"deals             {tally.deals}: {ends}"
    yield f"turns in a deal   {tally.mean_turns:.1f} (mean)"
    yield f"faults            {tally.faults}"
    yield f"time per move     {middle:.2f} ms (median), {slow:.2f} ms (p95)"
    if match.record is not None:
        yield f"records           {match.record}"


def _summary(match: _Match, tally: _Tally) -> dict[str, object]:
    """The match as one JSON object; means are null while no game is finished."""
    played = len(tally.games)
    middle, slow = _milliseconds(tally.seconds())
    return {
        "game": match.game,
        "preset": match.preset,
        "players": match.options.players,
        "sides": str(match.options.sides),
        "seed": match.seed,
        "games": played,
        "seats": [
            {
                "bot": level,
                "wins": _whole(tally.wins(seat)) if played else 0,
                "mean_score": fmean(tally.scores(seat)) if played else None,
            }
            for seat, level in enumerate(match.levels)
        ],
        "deals": tally.deals,
        "deals_ended": tally.endings,
        "mean_turns": tally.mean_turns,
        "faults": tally.faults,
        "move_ms": {"median": middle, "p95": slow},
        "interrupted": played < match.games,
    }


def _milliseconds(seconds: Sequence[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    if not seconds:
        return 0.0, 0.0
    slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
    return 1000 * median(seconds), 1000 * slow


def _whole(number: float) -> int | float:
    return int(number) if number == int(number) else number


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
