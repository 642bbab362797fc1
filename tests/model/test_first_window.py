"""Where windows of one home meet, and what a later start may say to the first."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from handfoot_gui.storage.faults import GameIsOpenElsewhere
from handfoot_gui.storage.files import HOME_VARIABLE
from handfoot_gui.storage.first_window import (
    LARGEST,
    Call,
    FirstWindow,
    call_of,
    first_window,
    hand_over,
    meeting_place,
)


@pytest.fixture
def runtime(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this session, with a short name."""
    folder = tmp_path_factory.mktemp("r")
    folder.chmod(0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    return folder


def place() -> Path:
    found = meeting_place()
    assert found is not None
    return found


def test_windows_of_one_home_and_one_screen_meet_and_no_others(
    runtime: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    here = place()
    assert here.parent == runtime
    monkeypatch.setenv(HOME_VARIABLE, f"{tmp_path}/../{tmp_path.name}")
    assert place() == here
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "other"))
    assert place() != here
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":2")
    assert place() != here


@pytest.mark.parametrize("wrong", ["open", "link", "missing"])
def test_a_folder_that_others_can_look_into_is_not_used(
    runtime: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    temporary = tmp_path / "t"
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    own = temporary / f"handfoot-{os.getuid()}"
    if wrong == "open":
        runtime.chmod(0o755)
    elif wrong == "link":
        link = tmp_path / "link"
        link.symlink_to(runtime)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(link))
    else:
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime / "none"))
    assert place().parent == own
    assert stat.S_IMODE(own.stat().st_mode) == 0o700
    own.chmod(0o777)
    assert meeting_place() is None
    assert first_window(None, is_new=False) is None


def test_one_window_is_first_and_the_next_one_once_it_has_ended(runtime: Path) -> None:
    first = FirstWindow(place())
    assert stat.S_IMODE(place().stat().st_mode) == 0o600
    with pytest.raises(GameIsOpenElsewhere):
        FirstWindow(place())
    assert first_window(None, is_new=True) is None
    first.end()
    assert list(runtime.iterdir()) == []
    FirstWindow(place()).end()


def test_what_a_killed_program_left_is_in_nobodys_way(runtime: Path) -> None:
    FirstWindow(place())
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    for left in ("socket", "file"):
        stale = runtime / "handfoot-stale"
        if left == "file":
            stale.write_text("no socket")
        else:
            import socket

            with socket.socket(socket.AF_UNIX) as old:
                old.bind(str(stale))
        FirstWindow(stale).end()


@pytest.mark.usefixtures("runtime")
def test_a_window_that_never_answers_is_not_waited_for_without_an_end() -> None:
    first = FirstWindow(place())
    assert not hand_over(place(), Call(), patience=0.2)
    first.end()
    assert not hand_over(place(), Call(), patience=0.2)


@pytest.mark.parametrize("name", ["a b.handfoot", "Šešir.handfoot", "bad-\udcff.handfoot", 'q"\\n'])
def test_every_name_of_a_file_is_handed_over(tmp_path: Path, name: str) -> None:
    call = Call(tmp_path / name, "token-1")
    assert call_of(call.to_bytes().rstrip(b"\n")) == call
    assert call_of(Call().to_bytes().rstrip(b"\n")) == Call()


def test_a_name_is_that_of_the_folder_of_whoever_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert call_of(Call(Path("a.handfoot")).to_bytes()).file == tmp_path / "a.handfoot"


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\xff\xfe", b"null", b"[]", b"{}", b'{"file": 3, "token": ""}', b"[" * 60_000,
        b'{"file": "relative", "token": ""}', b'{"file": "/nul\\u0000", "token": ""}',
        b'{"file": "/\\ud800", "token": ""}', b'{"file": null, "token": 4}',
        b'{"file": null, "token": "a\\nb"}', b'{"file": null, "token": "", "more": 1}',
        json.dumps({"file": None, "token": "x" * 300}).encode(), b"1" * LARGEST,
    ],
)  # fmt: skip
def test_what_is_no_call_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        call_of(content)
