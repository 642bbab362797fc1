"""Which version the program says it is: a release its number, all else its commit, too."""

from __future__ import annotations

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from handfoot_gui import version
from handfoot_gui.storage.formats import is_later
from handfoot_gui.version import checked_out, told_version

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def told_anew() -> None:
    told_version.cache_clear()


def git(folder: Path, *words: str) -> str:
    by = ("-c", "user.name=A", "-c", "user.email=a@a.example")
    done = subprocess.run(
        ["git", *by, *words], cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "checkout"
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "commit", "--quiet", "--allow-empty", "--message=One")
    return folder


@pytest.mark.parametrize("way", ["branch", "packed", "detached", "work tree"])
def test_the_commit_of_a_checkout_is_found_without_git(checkout: Path, way: str) -> None:
    folder = checkout
    if way == "packed":
        git(folder, "pack-refs", "--all")
    elif way == "detached":
        git(folder, "checkout", "--quiet", "--detach")
    elif way == "work tree":
        folder = checkout.parent / "other"
        git(checkout, "worktree", "add", "--quiet", str(folder))
        git(folder, "commit", "--quiet", "--allow-empty", "--message=Two")
    assert checked_out(folder / ".git") == git(folder, "rev-parse", "HEAD")


def test_where_no_commit_is_to_be_found_none_is_told(tmp_path: Path) -> None:
    assert checked_out(tmp_path / ".git") == ""
    (tmp_path / ".git").mkdir()
    for content in (b"", b"\xff\xfe", b"ref: ../../etc/passwd\n", b"no commit", b"ref: "):
        (tmp_path / ".git/HEAD").write_bytes(content)
        assert checked_out(tmp_path / ".git") == ""


def test_a_release_tells_its_number_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "commit.txt").write_text("0123456789abcdef\n")
    monkeypatch.setattr(version, "COMMIT", tmp_path / "commit.txt")
    monkeypatch.setattr(version, "__version__", "0.3.0")
    assert told_version() == "0.3.0"
    told_version.cache_clear()
    monkeypatch.setattr(version, "__version__", "0.3.0.dev0")
    assert told_version() == "0.3.0.dev0+01234567"


def test_what_is_made_before_a_release_is_earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    import handfoot_gui

    ordered = ["0.1.0", "0.2", "0.2.1", "0.3.0.dev0", "0.3.0", "0.10.0", "1", "27.1.dev3", "27.1"]
    for place, own in enumerate(ordered):
        monkeypatch.setattr(handfoot_gui, "__version__", own)
        assert [is_later(other) for other in ordered] == [n > place for n in range(len(ordered))]


def test_a_wheel_made_between_releases_knows_its_commit(tmp_path: Path) -> None:
    from hatchling.builders.wheel import WheelBuilder

    copy = tmp_path / "copy"
    subprocess.run(
        ["git", "clone", "--quiet", "--no-hardlinks", "--depth=1", f"file://{ROOT}", str(copy)],
        check=True,
    )
    for changed in ("packaging/compile_kernel.py", "handfoot_gui/version.py"):
        shutil.copy(ROOT / changed, copy / changed)
    source = copy / "handfoot_gui/__init__.py"
    for own, is_told in (("7.1.0.dev0", True), ("7.1.0", False)):
        text = source.read_text("utf-8").splitlines()
        text[-1] = f'__version__ = "{own}"'
        source.write_text("\n".join(text) + "\n", "utf-8")
        (wheel,) = WheelBuilder(str(copy)).build(directory=str(tmp_path / own))
        with zipfile.ZipFile(wheel) as built:
            told = "handfoot_gui/commit.txt" in built.namelist()
            assert told is is_told
            if told:
                commit = built.read("handfoot_gui/commit.txt").decode().strip()
                assert commit == git(copy, "rev-parse", "HEAD")
