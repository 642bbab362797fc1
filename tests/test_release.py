"""How a release is made: its steps, the workflows that run them, and what installers are told."""

from __future__ import annotations

import platform
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from handfoot_gui.storage.files import ENDINGS

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
INSTALLER = (ROOT / "packaging/handfoot.iss").read_text("utf-8-sig")


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What `packaging/release` is made of."""
    monkeypatch.syspath_prepend(ROOT / "packaging")
    return runpy.run_path(str(ROOT / "packaging/release"))


def jobs(workflow: Path) -> dict[str, Any]:
    return yaml.safe_load(workflow.read_text("utf-8"))["jobs"]


def steps() -> list[dict[str, Any]]:
    return [step for path in WORKFLOWS for job in jobs(path).values() for step in job["steps"]]


def test_every_step_is_explained(release: dict[str, Any]) -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert re.findall(r"\| `packaging/release ([a-z-]+)` \|", guide) == list(release["STEPS"])
    told = subprocess.run(
        [sys.executable, ROOT / "packaging/release", "--help"], capture_output=True, text=True
    ).stdout
    for step in release["STEPS"]:
        assert re.search(rf"\b{step}\b", told), step


def test_the_workflows_run_steps_that_there_are(release: dict[str, Any]) -> None:
    known = {*release["STEPS"], '"$STEP"'}
    asked: set[str] = set()
    for step in steps():
        for line in re.findall(r"packaging/release (.+)$", step.get("run", ""), re.MULTILINE):
            asked |= set(line.split())
    assert asked <= known
    others = jobs(ROOT / ".github/workflows/release.yml")["others"]
    asked |= {one["step"] for one in others["strategy"]["matrix"]["include"]}
    assert {"check", "wheel", "freeze", "deb", "installer", "dmg", "any-tests"} <= asked


def test_the_tests_for_every_system_are_there_and_ask_for_no_screen(
    release: dict[str, Any],
) -> None:
    for name in release["ANYWHERE"]:
        place = ROOT / name
        files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        assert files
        for file in files:
            assert not re.search(r"\b(Xvfb|xdotool|pdftotext)\b", file.read_text("utf-8")), file


def test_each_action_is_one_commit_and_says_its_version() -> None:
    for path in WORKFLOWS:
        used = re.findall(r"uses: (.*)$", path.read_text("utf-8"), re.MULTILINE)
        for line in used:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line
    names = [step["uses"] for step in steps() if "uses" in step]
    # One commit of each, everywhere.
    assert len({name.partition("@")[0] for name in names}) == len(set(names))


def test_the_workflows_have_the_least_rights() -> None:
    writes: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        assert yaml.safe_load(path.read_text("utf-8"))["permissions"] == {}
        for name, job in jobs(path).items():
            given = job["permissions"].items()
            writes[f"{path.stem}.{name}"] = {right for right, how in given if how == "write"}
            image = job.get("container", "debian:12@sha256:" + "0" * 64)
            assert re.fullmatch(r"[a-z:0-9]+@sha256:[0-9a-f]{64}", image)
    assert {name: rights for name, rights in writes.items() if rights} == {
        "release.publish": {"attestations", "contents", "id-token"},
        "release.pypi": {"id-token"},
    }
    for step in steps():
        # Names of tags and branches are written by others: never into a command.
        assert "${{" not in step.get("run", "")
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_what_is_published_waits_for_a_person_and_for_every_system() -> None:
    made = jobs(ROOT / ".github/workflows/release.yml")
    assert set(made["publish"]["needs"]) == {"linux", "others"}
    assert made["pypi"]["needs"] == "publish"
    assert (made["publish"]["environment"], made["pypi"]["environment"]) == ("release", "pypi")
    systems = jobs(ROOT / ".github/workflows/checks.yml")["systems"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "windows", "macos"}


def test_the_news_of_a_release_are_those_of_its_version(
    release: dict[str, Any], tmp_path: Path
) -> None:
    place = release["notes"].__globals__
    place |= {"ROOT": tmp_path, "BUILD": tmp_path / "build"}
    (tmp_path / "handfoot_gui").mkdir()
    (tmp_path / "handfoot_gui/__init__.py").write_text('__version__ = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(
        "# What has changed\n\n## 1.2.0, 2027-01-02\n\n### New\n\n- A thing.\n\n"
        "## 1.1.0, 2026-01-02\n\n- Old.\n"
    )
    release["notes"]()
    told = (tmp_path / "build/notes.md").read_text("utf-8")
    assert told.startswith("### New\n\n- A thing.\n")
    assert "not signed" in told
    assert "Old." not in told
    (tmp_path / "CHANGELOG.md").write_text("# What has changed\n\n## 1.1.0, 2026-01-02\n\n- Old.\n")
    with pytest.raises(release["Stop"], match=r"says nothing of version 1\.2\.0"):
        release["notes"]()


def test_windows_opens_every_kind_of_file(release: dict[str, Any]) -> None:
    lines = release["file_types"](ENDINGS).splitlines()
    assert len(lines) == 2 * len(ENDINGS)
    for ending in ENDINGS:
        assert sum(rf'Classes\{ending}"' in line for line in lines) == 1
    assert all(line.endswith("Flags: uninsdeletevalue") for line in lines)
    assert "{" not in "".join(lines)
    assert 'AddBackslash(Build) + "endings.iss"' in INSTALLER


def test_the_installer_has_what_people_look_for() -> None:
    for section in ("Icons", "Registry", "Run", "UninstallRun", "UninstallDelete"):
        assert f"\n[{section}]\n" in INSTALLER
    recipe = (ROOT / "packaging/handfoot.spec").read_text("utf-8")
    for program in re.findall(r"\{app\}\\([\w-]+)\.exe", INSTALLER):
        assert f'program("{program}"' in recipe
    asked = set(re.findall(r"\{#(\w+)", INSTALLER)) | {"Build"}
    script = (ROOT / "packaging/release").read_text("utf-8")
    assert asked == set(re.findall(r'f"/D([A-Z][a-z]+)=', script))
    languages = re.findall(r'^Name: "(\w+)"; MessagesFile', INSTALLER, re.MULTILINE)
    assert re.findall(r"^(\w+)\.Firewall=", INSTALLER, re.MULTILINE) == languages
    # The rule lets in what is on networks at home only, and goes with the program.
    assert "profile=private" in INSTALLER
    assert INSTALLER.count("firewall delete rule") == 2


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_unsigned_installers_say_so(system: str) -> None:
    text = (ROOT / f"packaging/unsigned-{system}.txt").read_text("ascii")
    assert text.startswith("Hand and Foot is not signed\n")
    assert "SHA256SUMS" in text
    script = INSTALLER + (ROOT / "packaging/release").read_text("utf-8")
    assert f"unsigned-{system}.txt" in script


def test_the_readme_calls_files_as_they_are_called(
    release: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    built = {"handfoot_…_amd64.deb"}
    for system, processor, ending in (
        ("linux", "x86_64", ".tar.gz"),
        ("win32", "AMD64", ".exe"),
        ("darwin", "arm64", ".dmg"),
    ):
        with monkeypatch.context() as there:
            there.setattr(sys, "platform", system)
            there.setattr(platform, "machine", lambda name=processor: name)
            built.add(f"{release['built_name']()}{ending}".replace(release["version"](), "…"))
    told = re.findall(r"`(handfoot[-_]…[^`]*)`", (ROOT / "README.md").read_text("utf-8"))
    assert set(told) == built
