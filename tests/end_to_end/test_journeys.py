"""The main journeys through the installed program, in a real window with the mouse and the keys."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from person import Person, wait_for

from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.storage.preferences import PreferencesFile

Start = Callable[..., Person]


@pytest.fixture(autouse=True)
def home(user_folder: Path) -> Path:
    """A household in whose games nothing glides and no bot hesitates."""
    PreferencesFile(user_folder).save(
        Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF)
    )
    return user_folder


def games(home: Path) -> list[dict[str, object]]:
    """What the files of the household's games hold, in the order in which they were begun."""
    files = sorted(home.glob("games/*.handfoot"), key=lambda file: file.stat().st_ctime_ns)
    return [json.loads(file.read_bytes()) for file in files]


def play_to_the_score(person: Person, names: Sequence[str]) -> list[str]:
    """Play the deal with the hints of the program, by the keyboard; gives who was shown the own
    cards behind a cover, in turn."""
    shown: list[str] = []

    def is_scored() -> bool:
        page, texts = person.page(), person.texts()
        if page == "CoverPage":
            assert not person.is_there("table"), "the table waits behind its cover"
            name = next((name for name in names if f"Show {name}’s cards" in texts), "")
            if name and name not in shown[-1:]:
                shown.append(name)
            # It opens to no click of whoever has just played.
            person.click("cover-show")
        elif page == "GamePage":
            if person.is_there("score"):
                # Where a line at the table is the score, its page is one key away.
                person.press("s")
            elif any(map(person.is_there, ("proposed", "go on"))):
                person.press("Return")
            elif texts[0].startswith((*(f"{name}, " for name in names), "Hint:")):
                person.press("h")
        return page == "ScorePage"

    wait_for(is_scored, "the score")
    return shown


def save_sheet(person: Person, home: Path, *words: str) -> None:
    """Save the sheet on the screen as a PDF, with *words* on it, where the program proposes."""
    person.sees("SheetPage")
    person.click("save-pdf")
    person.sees("QFileDialog")
    person.press("Return")
    person.reads("Saved as")
    (path,) = home.glob("*.pdf")
    assert path.read_bytes().startswith(b"%PDF-")
    if shutil.which("pdftotext") is not None:
        command = ["pdftotext", path, "-"]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        assert not [word for word in words if word not in text]


def test_a_solo_game_from_the_start_page_to_the_sheet_and_looking_back(
    start: Start, home: Path
) -> None:
    person = start()
    person.sees("StartPage")
    person.click("start-raub")
    person.sees("NewGamePage")
    person.click("deal")
    person.sees("GamePage")
    assert play_to_the_score(person, ["Marta"]) == [], "one person alone is never covered"

    person.press("ctrl+p")
    save_sheet(person, home, "Raub", "Marta", "Elise", "Josip", "Karl")
    person.press("Escape")
    person.sees("ScorePage")

    person.click("look-back")
    person.sees("LookBackPage")
    person.press("Home")
    person.reads("Deal 1", "move 0")
    person.click("deal-again")
    person.sees("DealAgainDialog")
    person.reads("plays the same cards")
    person.click("deal")
    person.sees("GamePage")
    wait_for(lambda: len(games(home)) == 2, "the file of the second game")
    person.quit()
    played, again = (
        [move for _, move in game["moves"] if "order" in move]  # type: ignore[attr-defined]
        for game in games(home)
    )
    assert again[0] == played[0], "the same cards"


def test_a_family_evening_of_two_behind_covers(start: Start, home: Path) -> None:
    person = start()
    person.click("start-raub")
    person.sees("NewGamePage")
    # Two players, and the second is a person.
    for field in ("players", "bot-1"):
        person.click(field)
        wait_for(lambda: person.page() != "NewGamePage", "the list of values")
        person.press("Home", "Return")
        person.sees("NewGamePage")
    person.click("deal")
    shown = play_to_the_score(person, ["Marta", "Elise"])
    assert {"Marta", "Elise"} == set(shown)
    assert len(shown) >= 4, "one trick after the other"
    person.click("next-deal")
    wait_for(lambda: person.page() in ("GamePage", "CoverPage"), "the next deal")
    person.quit()
    (game,) = games(home)
    assert [player["kind"] for player in game["seats"]] == ["person", "person"]  # type: ignore[attr-defined]


def test_keeping_score_with_paper_cards(start: Start, home: Path) -> None:
    person = start()
    person.click("keep-score")
    person.sees("ScorekeeperSetupPage")
    person.press("Return")
    person.sees("ScorekeeperPage")
    person.reads("Deal 1")
    for entry in (3, 2, 0, 4, 0, 0, 545, 900, 2, 2, 1, 3, 0, 1, 610, 0):
        person.type(str(entry))
        person.press("Return")
    person.reads("545", "610")
    person.press("Return")
    person.reads("Deal 2")
    person.press("ctrl+p")
    save_sheet(person, home, "2,145", "4,010")
    person.press("Escape")
    person.sees("ScorekeeperPage")
    person.kill()

    person = start()
    person.sees("StartPage")
    person.reads("Scored with real cards", "2,145", "4,010")
    person.quit()
