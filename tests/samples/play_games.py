"""Writes kept games of every game's presets into the folders beside this file.

Random legal play that likes to meld, to rearrange or to raub with trumps is in ``presets``,
``manipulation`` and ``raub``, so that it holds every kind of move; games between bots, which go as
games at a table do, are in ``steady`` and one in ``manipulation``. They are kept as they are for
ever: run this only for rules that have none yet.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "engine")]

import manipulation_random_play  # noqa: E402
import random_play  # noqa: E402
import raub_positions  # noqa: E402
from msgspec.structs import replace  # noqa: E402
from special_things import SPECIAL, special_things  # noqa: E402

from handfoot_gui.bots.arena import play_game  # noqa: E402
from handfoot_gui.core.bot import derived_seed  # noqa: E402
from handfoot_gui.core.game import AnyRecord, AnyRules  # noqa: E402
from handfoot_gui.core.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.games import GAMES  # noqa: E402
from handfoot_gui.games.raub.rules.options import Options, SevenSwap  # noqa: E402
from handfoot_gui.session.check import check_of  # noqa: E402
from handfoot_gui.storage.codec import encode  # noqa: E402

Kept: TypeAlias = tuple[AnyRecord, AnyRules, Any]
"""A finished game: its record, its rules and its last state."""
Match: TypeAlias = Callable[[AnyRules, Random], Iterable[tuple[Any, Any, Any]]]

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Luc")
RAUB = {
    "classic-2": Options(players=2),
    "classic-3": Options(players=3, must_beat=True),
    "classic-4": Options(players=4),
    "early-swap-3": Options(players=3, seven_swap=SevenSwap.EXCHANGE),
}


def at_random(game: str, preset: str, options: Any, match: Match, seed: int) -> Kept:
    """Random legal play of *match*."""
    rules = GAMES[game].rules(options)
    state = rules.start()
    moves = []
    for now, seat, move in match(rules, Random(seed)):
        moves.append((seat, move))
        state = rules.apply(now, seat, move)
    seats = tuple(Player(who, PlayerKind.PERSON) for who in NAMES[: options.players])
    return Record(game, preset, options, seats, tuple(moves)), rules, state


def of_bots(game: str, preset: str, options: Any, levels: Sequence[str], seed: int) -> Kept:
    """A game between bots of *levels*."""
    rules = GAMES[game].rules(options)
    played = play_game(rules, [GAMES[game].bot(level, options) for level in levels], seed)
    assert not played.faults
    seats = tuple(
        Player(who, PlayerKind.BOT, level) for who, level in zip(NAMES, levels, strict=False)
    )
    return Record(game, preset, options, seats, played.moves, seed), rules, played.final


def shown(kept: Kept) -> tuple[int, int]:
    """How much a game shows: special things and deals by going out, ways to end, or moves."""
    record, rules, state = kept
    deals = rules.sheet(state).deals
    if record.game == "raub":
        return len({type(move) for _, move in record.moves}), -len(deals)
    if record.game == "manipulation":
        return len({deal.ended for deal in deals}), 0
    special = len(SPECIAL[record.preset] & special_things(record))
    return special, sum(deal.ended == "out" for deal in deals)


def written(kept: Kept, title: str) -> bytes:
    """The file of a finished game."""
    record, rules, state = kept
    return encode(record, check_of(record, rules, state), title, datetime(2026, 3, 1, tzinfo=UTC))


def write_missing(file: str, title: str, games: Iterator[Kept]) -> None:
    """Of *games* keep in *file*, where there is none yet, the one that shows most."""
    path = HERE / f"{file}.handfoot.json"
    if path.exists():
        return
    made: list[tuple[tuple[int, int], bytes]] = []
    for kept in games:
        made.append((shown(kept), written(kept, title)))
        if kept[0].preset in SPECIAL and made[-1][0][0] == len(SPECIAL[kept[0].preset]):
            break
    much, content = max(made, key=lambda one: (one[0], -len(one[1])))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    print(f"{file}: shows {much}, {len(content)} bytes")


def main() -> None:
    """Write what is missing."""
    classic = "hand-and-foot"
    long = partial(random_play.match, most=50_000)
    for name, options in GAMES[classic].presets.items():
        by_chance = (at_random(classic, name, options, long, seed) for seed in range(30))
        write_missing(f"presets/{name}", name, by_chance)
        levels = ("steady",) * options.players
        seeds = [derived_seed(1, name, number) for number in range(80)]
        at_table = (of_bots(classic, name, options, levels, seed) for seed in seeds)
        write_missing(f"steady/{name}", name, at_table)
    rummy = GAMES["manipulation"].presets
    for name, players in (*((name, 4) for name in rummy), ("classic", 2)):
        options = replace(rummy[name], players=players)
        match = manipulation_random_play.match
        games = (at_random("manipulation", name, options, match, seed) for seed in range(30))
        write_missing(f"manipulation/{name}-{players}", name, games)
    options, levels = replace(rummy["classic"], players=3), ("steady", "easy", "steady")
    games = (of_bots("manipulation", "classic", options, levels, seed) for seed in range(3))
    write_missing("manipulation/classic-3", "bots", games)
    for name, house in RAUB.items():
        some = (at_random("raub", "classic", house, raub_positions.match, n) for n in range(60))
        # A game of more than sixty deals is too long to keep.
        short = (kept for kept in some if len(kept[2].public.results) <= 60)
        write_missing(f"raub/{name}", "classic", short)


if __name__ == "__main__":
    main()
