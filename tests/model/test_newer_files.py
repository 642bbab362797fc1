"""Whatever a newer version may write is said to be newer: it stays where it is, as it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from files_of_games import KINDS, PLAYED, saved_game

from handfoot_gui.__main__ import main
from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.deal_file import read_deal
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.finished_files import enter_file
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.storage.lesson_file import read_lesson
from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.storage.text.faults import fault, rules_fault

Change: TypeAlias = Callable[[dict[str, Any]], None]

WORDS: Final = {"hand-and-foot": "sides", "raub": "direction"}
"""An option of a game whose values are words."""


# -- what a newer version may write ----------------------------------------------------------


def an_option(document: dict[str, Any]) -> None:
    document["options"]["lamp"] = True


def a_word_of_an_option(document: dict[str, Any]) -> None:
    document["options"][WORDS[document["game"]]] = "round-about"


def a_field(document: dict[str, Any]) -> None:
    document["lamp"] = {"on": True}


def a_field_within(document: dict[str, Any]) -> None:
    if "check" in document:
        document["check"]["lamp"] = 1
    elif "deals" in document:
        document["entry"] = {"sides": [{"lamp": 1}] * 2}
    else:
        document["moves"][0][1]["lamp"] = 1


def a_move(document: dict[str, Any]) -> None:
    document["moves"][-1][1] = {"move": "dance"}


def a_game(document: dict[str, Any]) -> None:
    document["game"] = "bridge"


def a_format(document: dict[str, Any]) -> None:
    document["format"] += 1


def a_kind(document: dict[str, Any]) -> None:
    document["kind"] = "lamp"


def an_option_out_of_range(document: dict[str, Any]) -> None:
    document["program"] = "27.1"
    document["options"]["players"] = 27


def a_field_of_another_type(document: dict[str, Any]) -> None:
    document["program"] = "27.1.dev3"
    document["saved"] = {"day": 1}


def an_order_of_moves(document: dict[str, Any]) -> None:
    document["program"] = "27.1"
    document["moves"] = document["moves"][1:]


CHANGES: Final[tuple[Change, ...]] = (
    an_option, a_word_of_an_option, a_field, a_field_within, a_move, a_game, a_format, a_kind,
    an_option_out_of_range, a_field_of_another_type, an_order_of_moves,
)  # fmt: skip


def applies(change: Change, kind: str, game: str) -> bool:
    """Whether such files have what *change* changes."""
    if change in (a_move, an_order_of_moves):
        return kind not in ("score", "rules")
    if change is a_field_within:
        return kind != "rules"
    return change is not a_word_of_an_option or game in WORDS


CASES: Final = [case for case in product(CHANGES, KINDS, PLAYED) if applies(*case)]


def changed(path: Path, change: Change) -> bytes:
    """What is in the file at *path* once *change* is made to it."""
    document = json.loads(path.read_bytes())
    change(document)
    content = json.dumps(document).encode()
    path.write_bytes(content)
    return content


def faults_of(kind: str, home: Path, path: Path) -> list[SaveError]:
    """What is told of the file at *path*, wherever the program comes across it."""

    def told(act: Callable[[], object]) -> SaveError:
        with pytest.raises(SaveError) as caught:
            act()
        return caught.value

    saves = Saves(home)
    match kind:
        case "saved":
            listed = list(saves.search().all().faults)
            return [
                *listed,
                told(lambda: saves.open(path)),
                told(lambda: saves.open_elsewhere(path)),
            ]
        case "finished":
            return [
                told(lambda: enter_file(FamilyBook(home), path)),
                told(lambda: saves.open(path)),
            ]
        case "score":
            games = ScoredGames(saves)
            return [*games.search().all().faults, told(lambda: games.open(path))]
        case "deal":
            return [told(lambda: read_deal(path))]
        case "lesson":
            return [told(lambda: read_lesson(path))]
        case _:
            rules = HouseRules(home)
            return [*rules.all().faults, told(lambda: rules.take_in(path))]


@pytest.mark.sampled(40)
@pytest.mark.parametrize(
    ("change", "kind", "game"), CASES, ids=lambda value: getattr(value, "__name__", value)
)
def test_what_a_newer_version_wrote_is_said_so_and_stays_as_it_is(
    change: Change, kind: str, game: str, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    path = KINDS[kind](home, game)
    content = changed(path, change)
    faults = faults_of(kind, home, path)
    for error in faults:
        assert error.fault is Fault.NEWER, str(error)
        assert error.set_aside is None
        said = (rules_fault if kind == "rules" else fault)(Words(), error)
        assert said.endswith("newer version of this program.")
    assert path.read_bytes() == content
    assert [one.name for one in home.rglob("*.broken*")] == []


@pytest.mark.parametrize(
    ("change", "game"),
    [(change, game) for change, kind, game in CASES if kind == "saved"],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_replay_says_that_a_game_is_of_a_newer_version(
    change: Change, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved_game(tmp_path / "home", game)
    content = changed(path, change)
    assert main(["replay", str(path)]) == 1
    said = f"The file {path} was saved by a newer version of this program"
    assert said in capsys.readouterr().err
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "people",
    [
        {"marta": {"raub": {"down-01": "half solved"}}},
        {"marta": {"bridge": {"squeeze": "solved"}}, "lamp": {"raub": {"a": "with-a-lamp"}}},
    ],
)
def test_puzzles_that_a_newer_version_noted_are_neither_read_nor_written(
    tmp_path: Path, people: object
) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(json.dumps({"format": 1, "people": people}))
    content = path.read_bytes()
    progress = PuzzleProgress(tmp_path)
    with pytest.raises(SaveError) as caught:
        progress.note("marta", "raub", "down-02", Tried.SOLVED)
    assert (caught.value.fault, caught.value.set_aside) == (Fault.NEWER, None)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]
