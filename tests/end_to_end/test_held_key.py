"""Enter held down at the end of a turn, as an X server sends it, shows nobody else's cards."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from person import Person, wait_for
from test_real_window import STOCK, set_order

from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import ChooseDealer, Deal, Draw, TurnUp
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves

HELD = 2.0
"""Seconds for which the key is held: the next player's cards came after 0.6."""


@contextmanager
def busy_machine() -> Iterator[None]:
    """A machine that has other things to do; then a held key is hardly ever marked as one."""
    command = [sys.executable, "-c", "while True: pass"]
    others = [subprocess.Popen(command) for _ in range(4)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def prepare(home: Path, kinds: str) -> Path:
    """A game in which seat 0, a person, has drawn and is to discard."""
    PreferencesFile(home).save(Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF))
    rules = HandAndFoot(Options())
    players = tuple(
        Player(name, PlayerKind.PERSON) if kind == "p" else Player(name, PlayerKind.BOT, "easy")
        for name, kind in zip(("Marta", "Elise", "Josip", "Karl"), kinds, strict=True)
    )
    dealt = (ChooseDealer(Seat(3)), Deal(set_order(rules)), TurnUp())
    moves = (*((TABLE, move) for move in dealt), (Seat(0), Draw((2,))))
    record = Record("hand-and-foot", "classic", rules.options, players, moves)
    with Saves(home).create(record) as game:
        game.save(record, replay(rules, record.moves))
        return game.path


@pytest.mark.parametrize("kinds", ["pppp", "pbbb"])
def test_enter_held_at_the_discard_neither_opens_the_cover_nor_draws(
    start: Callable[..., Person], user_folder: Path, kinds: str
) -> None:
    path = prepare(user_folder, kinds)
    person = start("--open", str(path))
    if kinds == "pppp":
        person.sees("CoverPage")
        wait_for(lambda: person.page() == "GamePage" or person.press("Return"), "the hand")
    person.sees("GamePage")
    before_choice = person.texts()
    person.click_on_table(STOCK[1].code)
    wait_for(lambda: person.texts() != before_choice, "the card to discard")
    before = len(load(path).record.moves)
    with busy_machine():
        person.hold("Return")
        wait_for(lambda: len(load(path).record.moves) > before, "the discard")
        if kinds == "pppp":
            person.sees("CoverPage")
        time.sleep(HELD)
        moves = load(path).record.moves[before:]
        seats = [seat for seat, _ in moves if seat != TABLE]
        assert person.page() == ("CoverPage" if kinds == "pppp" else "GamePage")
        assert seats.count(Seat(0)) == 1, "the discard, and no draw of the next turn"
        person.let_go("Return")
    assert kinds == "pbbb" or seats == [0]
