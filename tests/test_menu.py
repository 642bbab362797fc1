"""`handfoot --add-to-menu`, and out of it again: what a desktop finds afterwards."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.cli import menu
from handfoot_gui.ui.window.application import APP_ID

ROOT = Path(__file__).parent.parent


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """The folder that comes with the program, where pip puts it."""
    return Path(shutil.copytree(ROOT / "assets/share", tmp_path / "prefix/share"))


@pytest.fixture
def own(made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this person's desktop looks; what is installed is in *made*."""
    monkeypatch.setattr(sys, "prefix", str(made.parent))
    monkeypatch.setattr(menu, "asset_path", lambda name: tmp_path / "no assets" / name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "system"))
    monkeypatch.delenv("FLATPAK_ID", raising=False)
    return tmp_path / "data"


def files(folder: Path) -> set[str]:
    return {
        path.relative_to(folder).as_posix() for path in folder.rglob(f"{APP_ID}*") if path.is_file()
    }


def test_entry_icons_and_types_are_there_and_gone_again(
    own: Path, made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own.mkdir()
    (own / "applications").mkdir()
    (own / "applications/other.desktop").write_text("[Desktop Entry]\n")
    assert main(["--add-to-menu"]) == 0
    assert main(["--add-to-menu"]) == 0
    assert files(own) == {name for name in files(made) if not name.startswith("metainfo/")}
    assert len(files(own)) == 22
    assert "menu" in capsys.readouterr().out
    assert main(["--remove-from-menu"]) == 0
    assert files(own) == set()
    assert (own / "applications/other.desktop").exists()
    assert main(["--remove-from-menu"]) == 0


def test_the_entry_starts_the_program_that_put_it_there(own: Path) -> None:
    assert main(["--add-to-menu"]) == 0
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    path = own / "applications" / f"{APP_ID}.desktop"
    entry.read(path, "utf-8")
    given = shlex.split(entry["Desktop Entry"]["Exec"].removesuffix(" %f"))
    assert Path(entry["Desktop Entry"]["TryExec"]).is_absolute()
    done = subprocess.run([*given, "--version"], capture_output=True, text=True, cwd="/")
    assert done.stdout.startswith("handfoot ")
    action = entry["Desktop Action new-window"]["Exec"]
    assert shlex.split(action) == [*given, "--new-window"]
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (0, "")


def test_a_desktop_knows_the_files_of_the_program(own: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("needs shared-mime-info")
    assert main(["--add-to-menu"]) == 0
    told = (own / "mime/globs2").read_text("utf-8")
    assert "application/vnd.handfoot+json:*.handfoot\n" in told


@pytest.mark.parametrize("folder", ["a b", 'q"uo`te', "do$llar", "per%cent", "back\\slash"])
def test_every_folder_can_be_started_from(folder: str) -> None:
    """As the specification of menu entries reads a line: once as a text, once as a command."""
    entry = menu.entry_for(
        "[Desktop Entry]\nType=Application\nExec=handfoot %f\n", [f"/{folder}/x"]
    )
    (line,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    text = line.removeprefix("Exec=").replace("\\\\", "\\")
    quoted = text.removesuffix(" %f")
    assert (quoted[0], quoted[-1]) == ('"', '"')
    plain, signs = "", iter(quoted[1:-1])
    for sign in signs:
        assert sign not in '"`$'
        plain += next(signs) if sign == "\\" else sign
    assert plain.replace("%%", "%") == f"/{folder}/x"


def test_what_everybody_has_in_the_menu_is_not_put_there_twice(
    own: Path, made: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", f"/nowhere:{made}")
    assert main(["--add-to-menu"]) == 0
    assert "already" in capsys.readouterr().out
    assert not own.exists()


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_an_installer(
    own: Path, system: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(menu.sys, "platform", system)
    monkeypatch.setenv("LC_ALL", "C")
    assert menu.add() == menu.remove() == 1
    assert "installer" in capsys.readouterr().err
    assert not own.exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text("in the place of the folder")
    assert main(["--add-to-menu"]) == 1
    assert capsys.readouterr().err.startswith("handfoot: ")
    assert os.path.isfile(own)  # noqa: PTH113
