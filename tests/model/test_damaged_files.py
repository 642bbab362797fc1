"""Thousands of damaged files of every kind: each is read, or told in one sentence."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from bending import bent
from every_file import KINDS
from files_of_games import (
    PLAYED,
    finished_game,
    house_rules,
    saved_deal,
    saved_game,
    saved_lesson,
    scored_game,
)
from msgspec import Struct
from own_mistakes import DAY, keep
from sampling import examples

from handfoot_gui.bots.arena import Outcome
from handfoot_gui.cli.results import ResultsFile
from handfoot_gui.cli.terminal import CannotRun
from handfoot_gui.command_language import wanted
from handfoot_gui.core.preferences import (
    BotPace,
    CardBack,
    OwnLook,
    Preferences,
    Setup,
    SpokenOf,
    ThemeChoice,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.presenter.values import Draft
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.deal_file import read_deal
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import BROKEN
from handfoot_gui.storage.finished_files import read_played, read_scored
from handfoot_gui.storage.formats import kind_of
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.storage.house_rules import read_rules
from handfoot_gui.storage.lesson_file import read_lesson
from handfoot_gui.storage.marks import Marks
from handfoot_gui.storage.practice_file import read_practice
from handfoot_gui.storage.practice_games import listed, own_mistakes, position_in
from handfoot_gui.storage.practice_merge import merged
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles
from handfoot_gui.storage.saves import summary
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.storage.text.faults import fault, rules_fault
from handfoot_gui.storage.working_tables import OwnOrders, WorkingTables

MANY: Final = 3000
VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 7, 10**30, 1.5, "", "x", "\u202e\x00😀" * 200, [], {}, [[]], [None],
    {"x": 1},
)  # fmt: skip


def changed(value: Any, chance: random.Random) -> Any:
    """*value*, what JSON holds, with something changed, lost or added at one place in it."""
    if isinstance(value, dict) and value and chance.random() < 0.95:
        key = chance.choice(list(value))
        match chance.randrange(12):
            case 0:
                return {name: one for name, one in value.items() if name != key}
            case 1:
                return {**value, chance.choice(("x", "", "kind", key + "x")): chance.choice(VALUES)}
            case _:
                return {**value, key: changed(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.95:
        place = chance.randrange(len(value))
        match chance.randrange(8):
            case 0:
                return value[:place] + value[place + 1 :]
            case 1:
                return [*value, value[place]]
            case _:
                return [*value[:place], changed(value[place], chance), *value[place + 1 :]]
    return chance.choice(VALUES)


def damaged(content: bytes, chance: random.Random) -> bytes:
    """*content* as no program writes it: something else is said, or bytes of it are wrong, or
    both."""
    how = chance.randrange(3)
    if how != 0:
        content = _changed(content, chance)
    return content if how == 1 else bent(content, chance)


def _changed(content: bytes, chance: random.Random) -> bytes:
    """*content*, a document of JSON or one in each line, with something changed in it."""
    lines = content.splitlines(keepends=True)
    for document in ([content], lines):
        place = chance.randrange(len(document))
        try:
            new = json.dumps(changed(json.loads(document[place]), chance)).encode() + b"\n"
        except ValueError:
            continue
        return b"".join([*document[:place], new, *document[place + 1 :]])
    return content


class Reader(Struct, frozen=True):
    """A kind of file: some that are whole, and what reads one, raising `SaveError` or
    `CannotRun`."""

    write: Callable[[Path], list[Path]]
    read: Callable[[Path], object]
    is_silent: bool = False
    """Whether what cannot be read counts as nothing."""
    examples: int = MANY


def of_every_game(write: Callable[[Path, str], Path]) -> Callable[[Path], list[Path]]:
    return lambda home: [write(home, game) for game in PLAYED]


def kept_by(name: str) -> Callable[[Path], list[Path]]:
    def write(home: Path) -> list[Path]:
        KINDS[name].write(home, 1)
        return [KINDS[name].where(home)]

    return write


def _preferences(path: Path) -> object:
    file = PreferencesFile(path.parent)
    found, error = file.load()
    assert found == PreferencesFile(path.parent).look() or error is not None
    wanted([], path)
    if error is not None:
        if error.set_aside is not None:
            error.set_aside.unlink()
        raise error
    return found


def _puzzle_progress(path: Path) -> object:
    error = PuzzleProgress(path.parent).read()
    if error is not None:
        if error.set_aside is not None:
            error.set_aside.unlink()
        raise error
    return None


def _write_preferences(home: Path) -> list[Path]:
    looks = {"marta": OwnLook(theme=ThemeChoice.DARK, card_back=CardBack.FANS), "jo": OwnLook()}
    file = PreferencesFile(home)
    file.save(
        Preferences(
            language="cs", seat_paces=(BotPace.CALM, None), own_looks=looks,
            pictures={"marta": "cat", "jo": "dog"}, spoken_of={"marta": SpokenOf.SHE},
            setups={"raub": Setup("classic", 4, {"must_beat": True})}, lessons={"raub": "look"},
        )
    )  # fmt: skip
    return [file.path]


def _write_progress(home: Path) -> list[Path]:
    progress = PuzzleProgress(home)
    for number in range(3):
        progress.note(f"marta {number}", "raub", f"down-0{number}", Tried.SOLVED)
    return [progress.path]


def _write_puzzles(home: Path) -> list[Path]:
    path = home / "raub.jsonl"
    path.write_bytes(b"".join(puzzles_path("raub").read_bytes().splitlines(keepends=True)[:2]))
    return [path]


def _puzzles(path: Path) -> object:
    found, faults = read_puzzles("raub", path)
    for error in faults:
        raise error
    return found


MATCH: Final = {"game": "raub", "seating": [["easy", "easy"]]}


def _write_results(home: Path) -> list[Path]:
    path = home / "results"
    with ResultsFile(path, MATCH, [(("easy", "easy"),)]) as results:
        results.add((0, 1), (OUTCOME,))
    return [path]


OUTCOME: Final = Outcome(
    ("easy", "easy"), ((Seat(0),), (Seat(1),)), (0, 5), (0,), True, ("tricks",), (9,), ({}, {}),
    ({3: 4}, {3: 5}),
)  # fmt: skip


def _results(path: Path) -> object:
    with ResultsFile(path, MATCH, [(("easy", "easy"),)]) as results:
        return results.found


def _write_mistakes(home: Path) -> list[Path]:
    path = home / "sent.handfoot-practice"
    keep(home, *GAMES).export("marta", path)
    return [path]


def _mistakes(path: Path) -> object:
    """What comes to whoever has the same mistakes already, and read to its last move."""
    found = read_practice(path)
    games, came = merged(found.games, found.games, DAY)
    for game_id, game in games.items():
        if game.game in GAMES:
            lines = [*game.every, *game.drilled]
            assert len(list(listed(game_id, game.game, lines))) == len(lines)
            for own in own_mistakes(game_id, game.game, game.open):
                assert game.played is not None
                position_in(own.game, game.played, own.mistake.position, path)
    return came


def _book(path: Path) -> object:
    found = FamilyBook(path.parent).read()
    for beside in path.parent.glob(f"*{BROKEN}*"):
        beside.unlink()
    if found.set_aside is not None:
        raise found.set_aside
    return found


READERS: Final = {
    "game": Reader(of_every_game(saved_game), load),
    "game in a list": Reader(of_every_game(saved_game), summary),
    "finished game": Reader(of_every_game(finished_game), lambda path: [*read_played(path)]),
    "score": Reader(of_every_game(scored_game), load_scored),
    "finished score": Reader(of_every_game(scored_game), lambda path: [*read_scored(path)]),
    "deal": Reader(of_every_game(saved_deal), read_deal),
    "lesson": Reader(of_every_game(saved_lesson), read_lesson, examples=1000),
    "mistakes": Reader(_write_mistakes, _mistakes, examples=1000),
    "marks": Reader(kept_by("marks"), lambda path: Marks(path.parents[1]).read("one")),
    "house rules": Reader(of_every_game(house_rules), read_rules),
    "file of any kind": Reader(of_every_game(house_rules), kind_of, is_silent=True),
    "preferences": Reader(_write_preferences, _preferences),
    "puzzles tried": Reader(_write_progress, _puzzle_progress),
    "puzzles": Reader(_write_puzzles, _puzzles),
    "own order": Reader(
        kept_by("own order"),
        lambda path: OwnOrders(path.parent).order_of("one"),
        is_silent=True,
    ),
    "unfinished turn": Reader(
        kept_by("unfinished turn"),
        lambda path: WorkingTables(path.parent).draft_of("one", 1, Draft),
        is_silent=True,
    ),
    "results of a match": Reader(_write_results, _results),
    # Whatever it finds, a database is written anew.
    "family book": Reader(kept_by("family book"), _book, examples=examples(200, MANY)),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", READERS)
def test_thousands_of_damaged_files_are_each_read_or_told(name: str, tmp_path: Path) -> None:
    reader, chance, words = READERS[name], random.Random(name), Words()
    paths = reader.write(tmp_path)
    wholes = [path.read_bytes() for path in paths]
    for path in paths:
        reader.read(path)
    tell = rules_fault if name == "house rules" else fault
    told = 0
    for number in range(reader.examples):
        path, whole = paths[number % len(paths)], wholes[number % len(paths)]
        # A file that is written anew in its place goes to the disk at once, which takes its time.
        path.unlink(missing_ok=True)
        path.write_bytes(damaged(whole, chance))
        said = wrong = ""
        try:
            reader.read(path)
        except SaveError as error:
            said = tell(words, error)
            wrong = str(error)
        except CannotRun as error:
            said = wrong = f"{error}."
        told += bool(said)
        assert said.isprintable(), said
        assert said.endswith(".") or not said, said
        assert max(map(len, (said, wrong))) < 1000, said
    assert (told == 0) is reader.is_silent
