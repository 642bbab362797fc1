"""A kept game of each kind in which a fixed deal has just been dealt, with quick bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Animation, BotPace, Preferences, Sounds
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Deal as HandAndFootDeal
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.manipulation.rules.moves import Deal as ManipulationDeal
from handfoot_gui.games.raub.rules.moves import Deal as RaubDeal
from handfoot_gui.games.raub.rules.moves import TakeDeal
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves

NAMES = ("Marta", "Elise", "Josip", "Karl")
OPTIONS: dict[str, Any] = {
    # Few cards, and one dirty pile to go out with.
    "hand-and-foot": replace(
        GAMES["hand-and-foot"].presets["classic"],
        packets=(5, 5),
        packs=2,
        minima=(50,),
        deals=1,
        quotas=((Quota(clean=0, dirty=1, wild=0),),),
    ),
    "raub": replace(GAMES["raub"].presets["classic"], players=3),
    "manipulation": replace(
        GAMES["manipulation"].presets["classic"], players=2, hand_size=5, rounds=1
    ),
}
_DEALS = (HandAndFootDeal, RaubDeal, ManipulationDeal)
SEEDS = {"hand-and-foot": 5, "raub": 5, "manipulation": 5}


def just_dealt(game: str) -> AnyRecord:
    """The first person plays with bots; all cards are dealt, the stock included."""
    options = OPTIONS[game]
    rules, rng = GAMES[game].rules(options), Random(SEEDS[game])
    state, moves = rules.start(), list[tuple[Any, Any]]()
    while rules.actor(state) == TABLE or not any(isinstance(move, _DEALS) for _, move in moves):
        actor = rules.actor(state)
        move = rules.table_move(state, rng) if actor == TABLE else TakeDeal()
        moves.append((actor, move))
        state = rules.apply(state, actor, move)
    players = [Player(NAMES[0], PlayerKind.PERSON)]
    players += [Player(name, PlayerKind.BOT, "easy") for name in NAMES[1 : options.players]]
    return Record(game, None, options, tuple(players), tuple(moves))


def kept(home: Path, game: str, liked: Preferences) -> Path:
    """A household's folder with that game; its file."""
    quick = replace(
        liked, bot_pace=BotPace.QUICK, animation=Animation.OFF, tips=False, sounds=Sounds.NONE
    )
    PreferencesFile(home).save(quick)
    record = just_dealt(game)
    with Saves(home).create(record) as saved:
        saved.save(record, replay(rules_of(record), record.moves))
        return saved.path
