"""A deal of each game with Orca and without a look: what was spoken is all that is known of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

import pytest
from blind_players import BlindHandAndFoot, BlindManipulation, BlindPlayer, BlindRaub
from ears import ANSWER, LONGEST, Ears
from fixed_deals import NAMES, kept
from heard_events import DICE, liked, saved
from orca import Orca, hears_announcements
from person import Person

from handfoot_gui.core.preferences import Preferences, SpokenNews
from handfoot_gui.storage.preferences import PreferencesFile

# What a real reader says comes in real time, and other tests beside it on two cores keep it from
# saying it: the reader of tests/views/listening.py, which hears as Orca does,
# holds most of it before a change.
pytestmark = pytest.mark.only_thorough

GAMES: Final[dict[str, type[BlindPlayer]]] = {
    "hand-and-foot": BlindHandAndFoot,
    "raub": BlindRaub,
    "manipulation": BlindManipulation,
}
ONE_KEY: Final = {
    "own hand": ("F5", r"\d+ cards, \d+ points: .*\b(?:two|three|four|ace|king|jack|six)"),
    "whose turn, what is due": ("F4", rf"{NAMES[0]}’s turn\. \w"),
    "top of the pile": ("F6", r" on top, \d+ in the pile|pile is empty"),
    "stock and the cards of each player": ("F7", r"Marta \d+.*Elise \d+.*Josip \d+.*Stock"),
    "own melds": ("F8", r"[Dd]irty \d|on the table|Not down yet"),
    "melds of the others": ("shift+F8", r"Elise and Karl: "),
    "total of the scores": ("F9", r"Deal 1 of 4.*Marta.*Karl"),
    "every line of the score": ("shift+F9", r"Deal 1 of 4.*Marta.*Karl.*: .*\d"),
    "the last news again": ("comma", r"\w"),
    "a rank": ("End", r"\b(?:of (?:spades|hearts|diamonds|clubs)|joker)\b"),
}
"""What Playroom tells at one key, what asks for it here, and what is heard then."""


@pytest.fixture
def display(desktop: Callable[[str], AbstractContextManager[str]]) -> Iterator[str]:
    """Where a window that opens gets the keyboard, as people have it."""
    with desktop("1366x768") as name:
        yield name


@pytest.fixture
def begin(
    orca: Orca, start: Callable[..., Person], user_folder: Path
) -> Callable[[str], BlindPlayer]:
    """What begins a game just dealt, and gives who is to play it by ear."""

    def _begin(game: str) -> BlindPlayer:
        path = kept(user_folder, game, Preferences())
        person = start("--open", str(path), dice=DICE)
        person.sees("GamePage")
        return GAMES[game](Ears(person, orca), NAMES[0])

    return _begin


@pytest.mark.parametrize("turns", [2, 1000])
@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_played_by_ear_alone(
    game: str, turns: int, begin: Callable[[str], BlindPlayer], tmp_path: Path
) -> None:
    player = begin(game)
    ears = player.ears
    try:
        player.play(turns)
    finally:
        ears.write(tmp_path / "heard")
    print(f"{game}, {player.turns} turns: {ears.figures()}, {player.hints} hints")
    told = ears.told()
    assert player.turns >= min(turns, 2), told
    assert not ears.doubles(), told
    assert not ears.too_long(), f"more than {LONGEST} characters: {ears.too_long()}"
    if hears_announcements():
        assert not player.faults, f"{player.faults}\n{told}"
        assert player.hints == 0, told
        assert not ears.unanswered, told


def test_what_playroom_tells_at_one_key_is_told_at_one(
    orca: Orca, start: Callable[..., Person], user_folder: Path
) -> None:
    PreferencesFile(user_folder).save(liked(SpokenNews.NORMAL))
    ears = Ears(start("--open", str(saved(user_folder, 42)), dice=DICE), orca)
    assert ears.wait("Your turn", ANSWER), ears.told()
    ears.settle()
    for key, wanted in ONE_KEY.values():
        ears.ask(key, wanted)
    assert not ears.unanswered, ears.told()
