"""``handfoot match GAME``: let bots play each other, and print how they did."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, median, quantiles
from typing import Final

from handfoot_gui.bots.arena import ArenaGame, play_game
from handfoot_gui.cli.terminal import FAILED, CannotRun, add_rules, complain, listed, seated
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import GameDef, GameOptions
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games import GAMES
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import encode
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import make_folder, save_file
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.saves import SUFFIX

MOST_GAMES: Final = 100_000
LARGEST_SEED: Final = 2**63 - 1
_BAR: Final = 30
_USUAL: Final = "steady"
_INTERRUPTED: Final = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command line takes."""
    parser.add_argument("game", choices=sorted(GAMES), metavar="GAME", help=listed(GAMES))
    add_rules(parser)
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

    game: GameDef
    preset: str
    options: GameOptions
    levels: tuple[str, ...]
    games: int
    seed: int
    folder: Path | None
    """Where every game is recorded."""

    def path(self, number: int) -> Path | None:
        """Where game *number* (counted from 1) is written."""
        if self.folder is None:
            return None
        rules = self.preset
        if self.options != self.game.presets[self.preset]:
            rules += f"-{self.options.players}-{self.options.sides}"
        return self.folder / (f"{self.game.name}-{rules}-seed-{self.seed}-game-{number:03}{SUFFIX}")


@dataclass(frozen=True, slots=True)
class _SeatFigures:
    """What the bot at one seat has come to."""

    bot: str
    wins: float
    """Games won by the seat's side; a shared win counts its share."""
    mean_score: float
    """Of the final totals of the seat's side."""
    seconds: tuple[float, ...]
    """Time of every move."""


def run(arguments: argparse.Namespace) -> int:
    """Play the match and print it.

    1 when it cannot be recorded, 2 for wrong arguments, 130 when it was interrupted.
    """
    try:
        match = _match(arguments)
    except CannotRun as wrong:
        complain(f"handfoot match: {wrong}")
        return wrong.code
    games: list[ArenaGame] = []
    code = 0
    has_bar = sys.stderr is not None and sys.stderr.isatty()
    try:
        for played in _games(match):
            games.append(played)
            if has_bar:
                full = _BAR * len(games) // match.games
                bar = "#" * full + "." * (_BAR - full)
                told = f"\r[{bar}] {len(games)} of {match.games} games"
                print(told, end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except SaveError as error:
        if has_bar:
            print(file=sys.stderr)
        complain(f"handfoot match: {error}")
        code = FAILED
    if has_bar:
        print(file=sys.stderr)
    if arguments.json:
        print(json.dumps(_summary(match, games)))
    else:
        for line in _table(match, games):
            print(line)
    return code


def _match(arguments: argparse.Namespace) -> _Match:
    game = GAMES[arguments.game]
    preset = arguments.preset or next(iter(game.presets))
    if preset not in game.presets:
        raise CannotRun(f"there is no preset {preset!r}; choose from {listed(game.presets)}")
    allowed = game.preset_seats[preset]
    counts = {count for seats in game.preset_seats.values() for count in seats}
    asked = game.presets[preset].players if arguments.players is None else arguments.players
    players = _number("--players", asked, min(counts), max(counts))
    if players not in allowed:
        known = listed(sorted(allowed))
        raise CannotRun(f"{preset} is not played by {players}; choose from {known}")
    options = seated(game, preset, players, arguments.sides)
    usual = _USUAL if _USUAL in game.levels else game.levels[-1]
    seats = ",".join([usual] * players) if arguments.seats is None else arguments.seats
    levels = tuple(seats.split(","))
    if len(levels) != players:
        raise CannotRun(f"--seats names {len(levels)} bots, but {players} play")
    for level in levels:
        if level not in game.levels:
            known = listed(game.levels)
            raise CannotRun(f"there is no bot {level!r}; choose from {known}")
    count = _number("--games", arguments.games, 1, MOST_GAMES)
    seed = _number("--seed", arguments.seed, 0, LARGEST_SEED)
    match = _Match(game, preset, options, levels, count, seed, arguments.record)
    if match.folder is not None:
        _prepare(match, match.folder)
    return match


def _prepare(match: _Match, folder: Path) -> None:
    """Make the *folder*, and see that no game in it would be written over."""
    try:
        make_folder(folder, parents=True)
    except SaveError as error:
        # Where nothing was there before, the system allows no folder there.
        reason = "" if error.fault is Fault.FOLDER_GONE else f": {error}"
        raise CannotRun(f"the folder {folder} cannot be made{reason}", FAILED) from error
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise CannotRun(f"{folder} is no folder that can be written to", FAILED)
    for number in range(1, match.games + 1):
        path = match.path(number)
        if path is not None and os.path.lexists(path):
            raise CannotRun(f"{path} exists already; choose another folder")


def _number(name: str, text: str | int, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise CannotRun(f"{name} takes a number from {least} to {most}, not {text!r}")
    return number


def _games(match: _Match) -> Iterator[ArenaGame]:
    """Play the games one after the other, and write each down when it is over."""
    game, options = match.game, match.options
    rules = game.rules(options)
    bots = [game.bot(level, options) for level in match.levels]
    players = tuple(
        Player(f"{level.capitalize()} {seat}", PlayerKind.BOT, level)
        for seat, level in enumerate(match.levels, start=1)
    )
    for number in range(1, match.games + 1):
        seed = derived_seed(match.seed, number)
        started = now()
        played = play_game(rules, bots, seed)
        path = match.path(number)
        if path is not None:
            record = Record(game.name, match.preset, options, players, played.moves, seed)
            check = check_of(record, rules, played.final)
            save_file(path, encode(record, check, path.name.removesuffix(SUFFIX), started))
        yield played


# -- what it came to -----------------------------------------------------------------------------


def _seats(match: _Match, games: Sequence[ArenaGame]) -> list[_SeatFigures]:
    """What every seat came to; its mean score is 0 while no game is finished."""
    found = []
    for seat, bot in enumerate(match.levels):
        own = [
            (sheet, next(side for side, seats in enumerate(sheet.sides) if seat in seats))
            for sheet in (game.sheet for game in games)
        ]
        wins = sum((1 / len(sheet.leaders) for sheet, side in own if side in sheet.leaders), 0.0)
        mean = fmean(sheet.totals[side] for sheet, side in own) if own else 0.0
        seconds = tuple(second for game in games for second in game.thinking[seat])
        found.append(_SeatFigures(bot, wins, mean, seconds))
    return found


def _endings(games: Sequence[ArenaGame]) -> dict[str, int]:
    """How deals ended, in the game's words, the most frequent way first."""
    return dict(Counter(deal.ended for game in games for deal in game.sheet.deals).most_common())


def _mean_turns(games: Sequence[ArenaGame]) -> float:
    """Turns of a deal, all players together."""
    turns = [turn for game in games for turn in game.turns]
    return fmean(turns) if turns else 0.0


def _all_milliseconds(games: Sequence[ArenaGame]) -> tuple[float, float]:
    return _milliseconds([second for game in games for own in game.thinking for second in own])


def _milliseconds(seconds: Sequence[float]) -> tuple[float, float]:
    """Median and 95th percentile."""
    if not seconds:
        return 0.0, 0.0
    slow = quantiles(seconds, n=20)[-1] if len(seconds) > 1 else seconds[0]
    return 1000 * median(seconds), 1000 * slow


def _table(match: _Match, games: Sequence[ArenaGame]) -> Iterator[str]:
    """The match in lines of text."""
    seats = f"{match.options.players} players, {match.options.sides}"
    yield f"{match.game.name}, {match.preset}, {seats}, seed {match.seed}"
    if not games:
        yield "No game was finished."
        return
    yield ""
    yield f"{'seat':<6}{'bot':<12}{'wins':>8}{'mean score':>14}{'ms median':>12}{'ms p95':>10}"
    for seat, own in enumerate(_seats(match, games), start=1):
        middle, slow = _milliseconds(own.seconds)
        score = f"{own.wins:>8g}{own.mean_score:>14,.1f}"
        yield f"{seat:<6}{own.bot:<12}{score}{middle:>12.2f}{slow:>10.2f}"
    yield ""
    endings = _endings(games)
    deals = sum(endings.values())
    ends = ", ".join(
        f"{end} {count} ({100 * count / deals:.0f} %)" for end, count in endings.items()
    )
    middle, slow = _all_milliseconds(games)
    played = len(games)
    yield f"games             {played}" + (f" of {match.games}" if played < match.games else "")
    yield f"deals             {deals}: {ends}"
    yield f"turns in a deal   {_mean_turns(games):.1f} (mean)"
    yield f"faults            {sum(game.faults for game in games)}"
    yield f"time per move     {middle:.2f} ms (median), {slow:.2f} ms (p95)"
    if match.folder is not None:
        yield f"records           {match.folder}"


def _summary(match: _Match, games: Sequence[ArenaGame]) -> dict[str, object]:
    """The match as one JSON object; means are null while no game is finished."""
    endings = _endings(games)
    middle, slow = _all_milliseconds(games)
    return {
        "game": match.game.name,
        "preset": match.preset,
        "players": match.options.players,
        "sides": str(match.options.sides),
        "seed": match.seed,
        "games": len(games),
        "seats": [
            {
                "bot": own.bot,
                "wins": int(own.wins) if own.wins.is_integer() else own.wins,
                "mean_score": own.mean_score if games else None,
            }
            for own in _seats(match, games)
        ],
        "deals": sum(endings.values()),
        "deals_ended": endings,
        "mean_turns": _mean_turns(games),
        "faults": sum(game.faults for game in games),
        "move_ms": {"median": middle, "p95": slow},
        "interrupted": len(games) < match.games,
    }
