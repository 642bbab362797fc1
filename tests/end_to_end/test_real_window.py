"""A turn with the mouse in a real window, killed and gone on with; and no window at all."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path
from random import Random

from person import COMMAND, Person, wait_for

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import (
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    Lay,
    Move,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves

KINGS, ACES = cards("KS1 KH1 KD1"), cards("AS1 AH1 AD1")
REST = cards("4S1 5S1 6S1 7S1 8S1 9S1 TS1")
STOCK = cards("JC5 QD4 QC4")  # the upcard, then the first draw


def set_order(rules: HandAndFoot) -> tuple[Card, ...]:
    """A deal in which seat 0 plays first and can get down with kings and aces."""
    fixed = {*KINGS, *ACES, *REST, *STOCK}
    others = [card for card in rules.cards if card not in fixed]
    Random(8).shuffle(others)
    packets = 4 * (rules.options.each_dealt) - 13
    return (*KINGS, *ACES, *REST, *others[:packets], *STOCK, *others[packets:])


def _prepare(home: Path) -> Path:
    """A household's folder with quick preferences and one game, seat 0 to draw."""
    PreferencesFile(home).save(Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF))
    rules = HandAndFoot(Options())
    players = (
        Player("Marta", PlayerKind.PERSON),
        *(Player(name, PlayerKind.BOT, "easy") for name in ("Elise", "Josip", "Karl")),
    )
    dealt = (ChooseDealer(Seat(3)), Deal(set_order(rules)), TurnUp())
    moves = tuple((TABLE, move) for move in dealt)
    record = Record("hand-and-foot", "classic", rules.options, players, moves)
    with Saves(home).create(record) as game:
        game.save(record, replay(rules, record.moves))
        return game.path


def _moves(path: Path) -> list[tuple[int, Move]]:
    return list(load(path).record.moves)


def test_a_turn_with_the_mouse_killed_in_the_middle_and_gone_on_with(
    start: Callable[..., Person], user_folder: Path
) -> None:
    path = _prepare(user_folder)
    person = start("--open", str(path))
    person.click_on_table("stock")
    wait_for(lambda: _moves(path)[-1] == (0, Draw((2,))), "the draw")
    for meld in (KINGS, ACES):
        for card in meld:
            person.click_on_table(card.code)
        person.drag(meld[1].code, "new-meld")
        person.is_laid_out(meld[1].code)
    assert len(_moves(path)) == 4, "a first meld is one move, and it is not made yet"
    person.click("lay")
    wait_for(lambda: isinstance(_moves(path)[-1][1], Lay), "the first meld")
    laid = _moves(path)[-1][1]
    assert isinstance(laid, Lay)
    melds = {frozenset(placement.cards) for placement in laid.melds}
    assert melds == {frozenset(KINGS), frozenset(ACES)}

    person.kill()
    before = _moves(path)
    person = start("--open", str(path))
    person.sees("GamePage")
    assert _moves(path) == before
    person.drag(STOCK[1].code, "discard")
    wait_for(lambda: len(_moves(path)) > len(before), "the discard")
    assert _moves(path)[len(before)] == (0, Discard(STOCK[1]))

    # The bots play on by themselves until it is Marta's turn again.
    wait_for(lambda: (public := load(path).state.public).turn == 0 and public.turns == 5, "Marta")
    person.quit()
    assert json.loads(path.read_bytes())["check"]["finished"] is False


def test_without_a_display_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "HANDFOOT_HOME": str(tmp_path)}
    for display in (None, ":4711"):
        extra = {} if display is None else {"DISPLAY": display}
        done = subprocess.run(
            [COMMAND], env=environment | extra, capture_output=True, text=True, timeout=60
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
        assert "desktop session" in done.stderr
