"""A round of Hand and Foot with the keys and with Orca: all of it is spoken."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from ears import REACTION
from orca import Orca
from person import Person, wait_for

from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.games import rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves

# What a real reader says comes in real time, and other tests beside it on two cores keep it from
# saying it: the reader of tests/views/listening.py, which hears as Orca does,
# holds most of it before a change.
pytestmark = pytest.mark.only_thorough

SAMPLE = Path(__file__).parent.parent / "samples/steady/classic.handfoot.json"
NAMES = ("Marta", "Elise", "Josip", "Karl")


def prepared(home: Path, moves: int) -> Path:
    """A household's folder with quick bots, and a kept game after so many moves, Marta to play."""
    liked = Preferences(bot_pace=BotPace.QUICK, animation=Animation.OFF, tips=False)
    PreferencesFile(home).save(liked)
    whole = load(SAMPLE).record
    players = [Player(NAMES[0], PlayerKind.PERSON)]
    players += [Player(name, PlayerKind.BOT, "easy") for name in NAMES[1:]]
    record = whole.with_moves(whole.moves[:moves]).with_seats(players)
    with Saves(home).create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))
        return game.path


def test_a_round_and_its_prompt_are_spoken(
    orca: Orca, start: Callable[..., Person], user_folder: Path
) -> None:
    path = prepared(user_folder, 40)
    person = start("--open", str(path))
    person.sees("GamePage")
    person.press("Home")
    orca.hears("Card table")
    orca.hears("the pile")
    known = 0

    def plays() -> bool:
        """What a hint proposes is played, as soon as it was heard that Enter does it, until all
        others have played, too."""
        nonlocal known
        person.press("h")
        wait_for(lambda: orca.spoken()[known:], "an answer")
        is_proposed = ": Enter." in orca.spoken()[-1]
        if is_proposed:
            # Sooner nobody can have heard it, and the program tells it once more.
            time.sleep(REACTION)
            person.press("Return")
        known = len(orca.spoken())
        return bool(turns("Karl"))

    def turns(name: str) -> list[str]:
        """What was told of each turn of *name* that is over."""
        told = re.compile(rf"{name} [^.]*discarded [^.]*[.]")
        return [found[0] for text in orca.spoken() if (found := told.search(text))]

    orca.forget()
    wait_for(plays, "a round")
    for text in ("Hint: ", "Discarded the ", "takes it back."):
        orca.hears(text)
    wait_for(lambda: all(map(turns, NAMES[1:])), "all others")
    for name in NAMES[1:]:
        assert len(set(turns(name))) == len(turns(name)), "no turn is heard twice"
    person.kill()
