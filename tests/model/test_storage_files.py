"""Files: strange ones are refused at once, and a write leaves the old or the new, never a mix."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import (
    free_path,
    home_folder,
    make_folder,
    move_file,
    read_file,
    replace_file,
)

NOBODY = 65534


def fault_of_reading(path: Path, limit: int = 1000) -> Fault:
    with pytest.raises(SaveError) as caught:
        read_file(path, limit)
    assert str(path) in str(caught.value)
    assert str(caught.value).endswith(".")
    return caught.value.fault


def test_a_file_is_read_whole_and_what_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"\x00\xffabc\r\n")
    assert read_file(path, 7) == b"\x00\xffabc\r\n"
    # A pipe is refused without waiting for its writer.
    os.mkfifo(tmp_path / "pipe")
    for other, fault in (
        (tmp_path / "no", Fault.MISSING),
        (tmp_path / "no folder" / "a", Fault.MISSING),
        (path / "b", Fault.MISSING),
        (tmp_path, Fault.NOT_A_FILE),
        (tmp_path / "pipe", Fault.NOT_A_FILE),
    ):
        assert fault_of_reading(other) is fault, other


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device_is_not_a_file(device: str) -> None:
    assert fault_of_reading(Path(device)) is Fault.NOT_A_FILE


def test_a_link_is_followed_and_a_loop_of_links_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("x")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    assert read_file(tmp_path / "link", 10) == b"x"
    (tmp_path / "b").symlink_to(tmp_path / "c")
    (tmp_path / "c").symlink_to(tmp_path / "b")
    assert fault_of_reading(tmp_path / "b") is Fault.LINK_LOOP


def test_a_file_of_a_hundred_megabytes_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(100 * 2**20)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert fault_of_reading(path) is Fault.TOO_LARGE
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20 * 1024


def test_a_file_that_hides_its_size_is_read_to_the_limit_only() -> None:
    assert fault_of_reading(Path("/proc/self/maps"), limit=10) is Fault.TOO_LARGE


@pytest.mark.skipif(not os.access("/proc/kmsg", os.R_OK), reason="there is no such file to read")
def test_a_file_with_nothing_to_give_just_now_is_not_waited_for() -> None:
    with suppress(SaveError):
        read_file(Path("/proc/kmsg"), 2**24)


@pytest.mark.parametrize("name", ["a\0b", "\ud800"])
def test_a_name_no_system_can_hold_is_a_fault_like_any_other(tmp_path: Path, name: str) -> None:
    for act in (lambda: read_file(tmp_path / name, 9), lambda: replace_file(tmp_path / name, b"")):
        with pytest.raises(SaveError) as caught:
            act()
        assert str(caught.value).encode("utf-8")


def test_replacing_leaves_the_new_content_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "a"
    for content in (b"one", b"", b"three" * 1000):
        replace_file(path, content)
        assert path.read_bytes() == content
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert path.stat().st_mode & 0o077 == 0


def test_a_write_that_fails_half_way_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    program = f"""
import resource
from pathlib import Path
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import replace_file
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
try:
    replace_file(Path({str(path)!r}), b"x" * 9000)
except SaveError as error:
    print(error.fault)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("disk full\n", "")
    assert path.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_folder_in_the_place_of_the_file_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    with pytest.raises(SaveError) as caught:
        replace_file(tmp_path / "a", b"x")
    assert caught.value.fault is Fault.UNWRITABLE
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_file_in_the_place_of_a_folder_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    for folder in (tmp_path / "a", tmp_path / "a" / "b"):
        with pytest.raises(SaveError):
            make_folder(folder, parents=True)


def test_moving_never_overwrites(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    for number in range(3):
        (tmp_path / "a.json").write_text(str(number))
        move_file(tmp_path / "a.json", other, "a.json")
    kept = {path.name: path.read_text() for path in other.iterdir()}
    assert kept == {"a.json": "0", "a-2.json": "1", "a-3.json": "2"}


def test_a_free_name_minds_broken_links(tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "nowhere")
    assert free_path(tmp_path, "a.json").name == "a-2.json"


def test_the_home_folder_follows_its_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANDFOOT_HOME", str(tmp_path / "x"))
    assert home_folder() == tmp_path / "x"
    monkeypatch.delenv("HANDFOOT_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home_folder().name == "handfoot"
