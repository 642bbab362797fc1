"""A whole deal of every game through `SeatTable` alone, by four gestures and without Qt."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from every_game import NAMES, rules_and_presenter
from example_game.game import GAME
from gestures import play_deal

from handfoot_gui import games
from handfoot_gui.games import GAMES

TESTS = Path(__file__).parent.parent
WITHOUT_QT = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from gestures import play_deal
from every_game import NAMES, rules_and_presenter
from example_game.game import GAME
from handfoot_gui.games import GAMES
GAMES[GAME.name] = GAME
for game, preset, players in (("high-tricks", "classic", 2), ("raub", "classic", 2)):
    rules, presenter = rules_and_presenter(game, preset, players)
    play_deal(rules, presenter, NAMES[:players], 1)
assert not [name for name in sys.modules if name.startswith("PySide6")]
"""


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, GAME.name, GAME)


def deals(game: str, seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Gestures and kinds of moves of deals with the fewest players of the first preset."""
    preset, seats = next(iter(GAMES[game].preset_seats.items()))
    players = min(seats)
    made, kinds = Counter[str](), Counter[str]()
    for seed in seeds:
        rules, presenter = rules_and_presenter(game, preset, players)
        more, moves = play_deal(rules, presenter, NAMES[:players], seed)
        made, kinds = made + more, kinds + moves
    return made, kinds


def test_a_deal_of_hand_and_foot_is_played_by_gestures() -> None:
    made, kinds = deals("hand-and-foot", range(2))
    assert {"Draw", "Lay", "TakePile", "Discard"} <= set(kinds)
    assert {"tap", "put", "press", "warned"} <= set(made)


def test_deals_of_raub_are_played_by_gestures() -> None:
    made, kinds = deals("raub", range(4))
    assert {"TakeDeal", "Exchange", "LayAside", "Play"} <= set(kinds)
    assert {"tap", "put", "press"} <= set(made)


def test_a_round_of_manipulation_rummy_is_played_by_gestures() -> None:
    made, kinds = deals("manipulation", range(2))
    assert {"Draw", "Play"} <= set(kinds)
    assert {"tap", "put", "press", "undo"} <= set(made)


def test_a_deal_of_the_example_game_is_played_by_gestures() -> None:
    made, kinds = deals(GAME.name, range(1))
    assert kinds["Play"] == kinds["as wished"] == 10
    assert {"tap", "put"} == set(made)


def test_how_many_cards_are_lifted_is_chosen_as_an_amount() -> None:
    rules, presenter = rules_and_presenter("hand-and-foot", "simpson", 2)
    made, kinds = play_deal(rules, presenter, NAMES[:2], 1)
    assert (made["amount"], kinds["Cut"]) == (2, 2)


def test_nothing_of_qt_is_loaded_for_it() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_QT], check=True, cwd=TESTS.parent)
