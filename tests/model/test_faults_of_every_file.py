"""Every fault of a disk against every kind of file: a sentence, nothing lost, and it goes on."""

from __future__ import annotations

import os
import random
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, tzinfo
from pathlib import Path
from typing import Final

import pytest
from every_file import KINDS, MADE, Kind

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.text.faults import fault

WRITTEN = {**KINDS, "sheet, page or table": MADE}
TESTS = Path(__file__).parents[1]
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits and modes")


@pytest.fixture
def home() -> Iterator[Path]:
    """A home folder that another user may look into."""
    above = Path(tempfile.mkdtemp())
    above.chmod(0o755)
    folder = above / "home"
    folder.mkdir()
    yield folder
    modes(above, 0o755, 0o644)
    shutil.rmtree(above)


def modes(above: Path, of_folders: int, of_files: int) -> None:
    for path in (above, *above.rglob("*")):
        if not path.is_symlink():
            path.chmod(of_folders if path.is_dir() else of_files)


@contextmanager
def without_privileges() -> Iterator[None]:
    """Root may read and write everywhere; be somebody else for a moment."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)


def sentence(error: SaveError) -> str:
    """What a player reads about *error*, which must be a sentence."""
    said = fault(Words(), error)
    assert said[0].isupper() or said.startswith(error.path.name[:8])
    assert said.endswith(".")
    assert "!" not in said
    assert "Errno" not in said
    assert said.isprintable()
    assert len(said) < 300
    for sign in ("`", "$", "JSON", "Expected", "UTF", "byte"):
        assert sign not in said, "a person reads it"
    return said


def refused(kind: Kind, home: Path) -> SaveError:
    """The fault of writing now; the file still holds what it held."""
    with pytest.raises(SaveError) as caught:
        kind.write(home, 2)
    sentence(caught.value)
    return caught.value


def goes_on(kind: Kind, home: Path) -> None:
    """What was there is there, nothing lies beside it, and it can be written again."""
    assert list(home.rglob("*.tmp")) == []
    assert kind.read(home) == 1
    kind.write(home, 2)
    assert kind.read(home) == 2


# -- writing --------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("kind", WRITTEN.values(), ids=WRITTEN)
def test_a_full_disk(kind: Kind, home: Path) -> None:
    import resource

    kind.write(home, 1)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        error = refused(kind, home)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    if kind is KINDS["family book"] and error.fault is Fault.UNWRITABLE:
        # What SQLite tells of a limit; of a full disk it tells the truth.
        assert error.detail == "disk I/O error"
    else:
        assert error.fault is Fault.DISK_FULL
        assert sentence(error).startswith("The disk is full, so ")
    goes_on(kind, home)


@posix
@pytest.mark.parametrize("kind", WRITTEN.values(), ids=WRITTEN)
def test_a_folder_that_may_only_be_read(kind: Kind, home: Path) -> None:
    kind.write(home, 1)
    modes(home, 0o555, 0o444)
    with without_privileges():
        error = refused(kind, home)
        assert kind.read(home) == 1
    assert error.fault is Fault.READ_ONLY
    assert sentence(error) == f"The folder {error.path.parent} does not allow writing."
    modes(home, 0o755, 0o644)
    goes_on(kind, home)


@posix
@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_in_a_folder_that_may_only_be_read_games_are_looked_at(
    home: Path, is_elsewhere: bool
) -> None:
    kind, saves = KINDS["game"], Saves(home)
    kind.write(home, 1)
    path = kind.where(home)
    if is_elsewhere:
        path = path.replace(home.parent / path.name)
    modes(home.parent, 0o555, 0o444)
    with without_privileges(), saves.open_elsewhere(path) as mine:
        assert mine.is_read_only
        assert sentence(mine.only_shown) == (
            f"No moves can be saved in {saves.games}, so you can only look at this game."
        )
        assert mine.path == path
        assert len(mine.loaded.record.moves) == 20
        with pytest.raises(SaveError) as caught:
            mine.save(mine.loaded.record, mine.loaded.state)
        assert caught.value.fault is Fault.READ_ONLY
    assert mine.path == path
    assert list(path.parent.glob("*.lock")) == []


@posix
@pytest.mark.parametrize("mode", [0o000, 0o444], ids=["hidden", "listed"])
@pytest.mark.parametrize("name", ["game", "kept game", "house rules"])
def test_a_folder_that_nobody_may_look_into(name: str, mode: int, home: Path) -> None:
    kind = KINDS[name]
    kind.write(home, 1)
    folder = kind.where(home).parent
    modes(home, 0o777, 0o777)
    folder.chmod(mode)
    with without_privileges(), pytest.raises(SaveError) as caught:
        kind.read(home)
    folder.chmod(0o755)
    assert sentence(caught.value) == f"The folder {folder} cannot be read: permission denied."
    goes_on(kind, home)


@pytest.mark.parametrize("kind", WRITTEN.values(), ids=WRITTEN)
def test_a_folder_that_is_taken_away_meanwhile(kind: Kind, home: Path) -> None:
    kind.write(home, 1)
    away = home.with_name("away")
    home.rename(away)
    error = refused(kind, home)
    assert error.fault is Fault.FOLDER_GONE
    assert sentence(error) == f"The folder {home} is gone."
    assert not home.exists(), "it may be on a disk that was pulled out"
    away.rename(home)
    goes_on(kind, home)


@pytest.mark.parametrize("kind", WRITTEN.values(), ids=WRITTEN)
def test_a_folder_in_the_place_of_the_file(kind: Kind, home: Path) -> None:
    kind.write(home, 1)
    path = kind.where(home)
    kept = home.with_name("kept")
    path.rename(kept)
    path.mkdir()
    (path / "something").write_text("of somebody's")
    try:
        kind.write(home, 2)
    except SaveError as error:
        sentence(error)
    (found,) = home.rglob("something")
    assert found.read_text() == "of somebody's"
    if path.is_dir():
        shutil.rmtree(path)
    kept.replace(path)
    goes_on(kind, home)


# -- reading --------------------------------------------------------------------------------


def replaced(content: bytes) -> Callable[[Path, Kind], None]:
    def damage(path: Path, _kind: Kind) -> None:
        path.write_bytes(content)

    return damage


def half(path: Path, _kind: Kind) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def newer(path: Path, kind: Kind, *, more: bytes = b"") -> None:
    number, newer_number = kind.newer
    content = path.read_bytes()
    assert number in content
    path.write_bytes(content.replace(number, newer_number + more, 1))


def much_newer(path: Path, kind: Kind) -> None:
    newer(path, kind, more=b"9" * 400)


def huge(path: Path, _kind: Kind) -> None:
    with path.open("r+b") as file:
        file.truncate(100_000_000)


def folder(path: Path, _kind: Kind) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path, _kind: Kind) -> None:
    path.unlink()
    os.mkfifo(path)


def loop(path: Path, _kind: Kind) -> None:
    path.unlink()
    path.symlink_to(path.name)


DAMAGES: dict[str, Callable[[Path, Kind], None]] = {
    "empty": replaced(b""),
    "text": replaced(b"Dear Ruth, here is the recipe."),
    "no text": replaced(b"\xff\xfe\x00\x80" * 400),
    "list": replaced(b"[1, 2, 3]"),
    "deep": replaced(b'{"a":' + b"[" * 100_000),
    "half": half,
    "newer": newer,
    "newer by far": much_newer,
    "huge": huge,
    "folder": folder,
    "pipe": pipe,
    "loop": loop,
}


FAULTS = {
    "empty": Fault.EMPTY,
    "text": Fault.DAMAGED,
    "no text": Fault.NOT_TEXT,
    "list": Fault.FOREIGN,
    "deep": Fault.DAMAGED,
    "half": Fault.DAMAGED,
    "newer": Fault.NEWER,
    "huge": Fault.TOO_LARGE,
    "folder": Fault.NOT_A_FILE,
    "pipe": Fault.NOT_A_FILE,
    "loop": Fault.LINK_LOOP,
}
"""What is wrong with a file of a game; of others less is known."""


NAMED: Final = (KINDS["phones"], KINDS["marks"], KINDS["own mistakes"])
"""Files that are only read by their names."""
SENT: Final = (KINDS["deal"], KINDS["lesson"], KINDS["sent mistakes"])
"""Files that go to others, and are not written where something else lies."""


def contents(home: Path) -> list[bytes | int]:
    """What every file holds; of one that is huge or none at all, what it is."""
    found: list[bytes | int] = []
    for path in home.rglob("*"):
        state = path.lstat()
        is_small = stat.S_ISREG(state.st_mode) and state.st_size < 10_000_000
        found.append(path.read_bytes() if is_small else state.st_size ^ state.st_mode)
    return found


@pytest.mark.parametrize(
    ("kind", "damage"),
    [
        pytest.param(kind, damage, id=f"{name}-{damage}")
        for name, kind in KINDS.items()
        for damage in DAMAGES
        if "newer" not in damage or kind.newer is not None
    ],
)
def test_a_bad_file(kind: Kind, damage: str, home: Path) -> None:
    kind.write(home, 1)
    DAMAGES[damage](kind.where(home), kind)
    # An empty file is an empty book, and one with something behind its end is still a book.
    is_whole = damage in ("empty", "huge") and kind is KINDS["family book"]
    before = set(contents(home))
    started = time.process_time()
    wrong = found = None
    try:
        found = kind.read(home)
    except SaveError as error:
        wrong = error
    assert time.process_time() - started < 5
    assert found is None or is_whole
    assert wrong is not None or kind.is_comfort or is_whole
    if wrong is not None:
        said = sentence(wrong)
        if kind.newer is not None and damage in FAULTS:
            # What has one name in one place is a damaged one, whatever it is.
            is_named = kind in NAMED and FAULTS[damage] is Fault.FOREIGN
            assert wrong.fault is (Fault.DAMAGED if is_named else FAULTS[damage]), said
        assert wrong.set_aside is None or wrong.set_aside.name in said
    if not is_whole:
        assert before <= set(contents(home)), "it is kept as it was"
    # What was wrong is not in the way of what comes after it.
    if damage == "folder" and kind.is_comfort:
        refused(kind, home)
    elif "newer" not in damage and kind not in SENT:
        kind.write(home, 2)
        assert kind.read(home) == 2
        if not (kind.is_comfort or is_whole):
            assert before <= set(contents(home))


@posix
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_file_that_nobody_may_read(kind: Kind, home: Path) -> None:
    kind.write(home, 1)
    kind.write(home, 1)
    path = kind.where(home)
    before = path.read_bytes()
    path.chmod(0)
    if os.geteuid() == 0:
        for one in (home, *home.rglob("*")):
            os.chown(one, 65534, 65534)
    with without_privileges():
        said = ""
        try:
            assert kind.read(home) is None
        except SaveError as error:
            said = sentence(error)
        assert said or kind.is_comfort
        if kind is KINDS["preferences"]:
            kind.write(home, 2)
            assert kind.read(home) == 2
    if os.geteuid() == 0:
        kept = [one.read_bytes() for one in home.rglob("*") if one.is_file()]
        assert before in kept


# -- the clock, and the program killed ------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_clock_that_is_wrong_and_set_back(
    kind: Kind, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    year = 2100

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return datetime(year, 1, 1, 12, tzinfo=tz)

    monkeypatch.setattr("handfoot_gui.storage.formats.datetime", Clock)
    kind.write(home, 1)
    path = kind.where(home)
    os.utime(path, (4e9, 4e9))
    assert kind.read(home) == 1
    year = 1970
    kind.write(home, 2)
    os.utime(path, (0, 0))
    assert kind.read(home) == 2


WRITE = """
import sys
sys.path.insert(0, {tests!r})
from pathlib import Path
from every_file import KINDS
home = Path({home!r})
number = 1
while True:
    for kind in KINDS.values():
        kind.write(home, number)
    number = 3 - number
    print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(3))
def test_a_program_that_is_killed_leaves_every_file_whole(home: Path, seed: int) -> None:
    text = WRITE.format(tests=str(TESTS), home=str(home))
    with subprocess.Popen([sys.executable, "-c", text], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(random.Random(seed).uniform(0.0, 0.2))
        process.kill()
    for kind in KINDS.values():
        assert kind.read(home) in (1, 2)
        kind.write(home, 2)
        assert kind.read(home) == 2
