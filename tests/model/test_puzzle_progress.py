"""What people have tried and solved of puzzles, on disk: united, never lost, never in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.lock import GameLock
from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried


def kept(home: Path) -> object:
    return json.loads((home / "puzzles.json").read_text("utf-8"))["people"]


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    home = tmp_path / "home"
    one, other = PuzzleProgress(home), PuzzleProgress(home)
    assert one.read() is None
    assert other.read() is None
    one.note("marta", "raub", "a", Tried.SOLVED)
    other.note("marta", "raub", "a", Tried.TRIED)
    other.note("karl", "a later game", "b", Tried.TRIED)
    one.note("marta", "raub", "c", Tried.TRIED)
    both = {
        "marta": {"raub": {"a": "solved", "c": "tried"}},
        "karl": {"a later game": {"b": "tried"}},
    }
    assert kept(home) == both
    assert one.of("karl", "a later game") == {"b": Tried.TRIED}
    assert [path.name for path in home.iterdir()] == ["puzzles.json"]


def test_who_notes_something_waits_for_a_program_that_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "puzzles.json"
    lock = GameLock(path)

    def meanwhile(_: float) -> None:
        path.write_text('{"format": 1, "people": {"karl": {"raub": {"b": "tried"}}}}', "utf-8")
        lock.release()

    monkeypatch.setattr("time.sleep", meanwhile)
    PuzzleProgress(tmp_path).note("marta", "raub", "a", Tried.SOLVED)
    assert kept(tmp_path) == {"karl": {"raub": {"b": "tried"}}, "marta": {"raub": {"a": "solved"}}}


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\xff", Fault.NOT_TEXT),
        (b"", Fault.EMPTY),
        (b'{"format": 1', Fault.DAMAGED),
        (b'{"format": 1, "people": {"marta": {"raub": {"a": 3}}}}', Fault.DAMAGED),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, content: bytes, fault: Fault) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(content)
    file = PuzzleProgress(tmp_path)
    error = file.read()
    assert error is not None
    assert (error.fault, error.set_aside) == (fault, tmp_path / "puzzles.json.broken")
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"puzzles\.json\.broken-2|puzzles-2"):
        file.note("marta", "raub", "a", Tried.SOLVED)
    assert kept(tmp_path) == {"marta": {"raub": {"a": "solved"}}}, "kept all the same"


def test_what_cannot_be_written_is_written_with_the_next_attempt(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text('{"format": 2}', "utf-8")
    file = PuzzleProgress(tmp_path)
    with pytest.raises(SaveError) as raised:
        file.note("marta", "raub", "a", Tried.SOLVED)
    assert raised.value.fault is Fault.NEWER
    assert path.read_text("utf-8") == '{"format": 2}', "a newer file stays as it is"
    path.unlink()
    file.note("marta", "raub", "b", Tried.TRIED)
    assert kept(tmp_path) == {"marta": {"raub": {"a": "solved", "b": "tried"}}}
