"""The manifest for Flatpak: what the program may there, and that what it is made of is pinned."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from test_packaging import BUILD, PROJECT, RUN, applies, pins

from handfoot_gui.ui.window.application import APP_ID

ROOT = Path(__file__).parent.parent
FILLING = runpy.run_path(str(ROOT / "packaging/flatpak.py"))
TEXT = FILLING["MANIFEST"].read_text("utf-8")
MANIFEST = yaml.safe_load(TEXT)
PYTHON = FILLING["python_of"](TEXT)
FROZEN = FILLING["pins"]((ROOT / "packaging/freeze.txt").read_text("utf-8"))
PINNED = FILLING["pins"]((ROOT / "packaging/constraints.txt").read_text("utf-8"))
ASKED = FILLING["asked_for"](TEXT)
MADE_WITH = set(ASKED[0][1])
COMES_ALONG = {name for _, names in ASKED[1:] for name in names}
COMMIT = {"url": "https://one.example", "tag": "v1.2.3", "commit": "0" * 40}


def found_for(name: str) -> list[Any]:
    """The sources of a package, as they were found with a hash that stands in the constraints."""
    (hashes,) = FROZEN[name].values()
    one, *others = sorted(hashes)
    if not others:
        return [FILLING["Source"](f"https://two.example/{name}.whl", one)]
    return [
        FILLING["Source"](f"https://two.example/{name}-{processor}.whl", sha256, processor)
        for processor, sha256 in zip(FILLING["PROCESSORS"], (one, others[0]), strict=True)
    ]


FILLED = yaml.safe_load(FILLING["filled"](TEXT, {name: found_for(name) for name in FROZEN}, COMMIT))


def every(key: str) -> list[Any]:
    """All that stands under *key* in the modules."""
    return [one for module in FILLED["modules"] for one in module.get(key, [])]


def test_it_is_the_program_and_may_no_more_than_it_needs() -> None:
    assert FILLING["MANIFEST"].stem == MANIFEST["id"] == APP_ID
    assert MANIFEST["command"] in PROJECT["project"]["scripts"]
    assert set(MANIFEST["finish-args"]) == {
        "--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri",
        "--socket=pulseaudio", "--socket=cups", "--share=network",
    }  # fmt: skip
    # A base for another Qt than the runtime's would bring a PySide that does not fit.
    assert MANIFEST["base-version"] == MANIFEST["runtime-version"]


def test_what_is_committed_names_no_host() -> None:
    for text in (TEXT, (ROOT / "packaging/flatpak.py").read_text("utf-8")):
        assert not re.search(r"://[\w.]|[\w-]+\.(com|io|net|org)/", text)


def test_every_source_has_the_hash_of_the_version_that_is_pinned() -> None:
    sources = every("sources")
    files = [one for one in sources if one["type"] == "file"]
    assert len(files) >= len(MADE_WITH | COMES_ALONG)
    every_hash = {one for versions in PINNED.values() for has in versions.values() for one in has}
    for one in files:
        assert one["sha256"] in every_hash
    assert [one for one in sources if one["type"] != "file"] == [{"type": "git", **COMMIT}]
    for name in sorted(MADE_WITH | COMES_ALONG):
        (version,) = FROZEN[name]
        assert FROZEN[name][version] <= PINNED[name][version], name


def test_each_processor_has_every_package() -> None:
    for processor in FILLING["PROCESSORS"]:
        for name in MADE_WITH | COMES_ALONG:
            fitting = [
                one
                for one in every("sources")
                if re.search(rf"/{name}(-x86_64|-aarch64)?\.whl$", one["url"])
                and processor in one.get("only-arches", [processor])
            ]
            assert len(fitting) == 1, (processor, name)


def needs_of(names: set[str]) -> set[str]:
    """*names*, and what packages need that are installed here, and so on."""
    done: set[str] = set()
    while left := names - done:
        for name in left:
            done.add(name)
            try:
                told = requires(name) or []
            except PackageNotFoundError:
                continue
            names = names | {
                canonicalize_name(one.name)
                for one in map(Requirement, told)
                if applies(one.marker, PYTHON)
            }
    return names


def wanted(requirements: list[str]) -> set[str]:
    return {
        canonicalize_name(one.name)
        for one in map(Requirement, requirements)
        if applies(one.marker, PYTHON) and not one.name.startswith("PySide6")
    }


def test_nothing_that_it_needs_is_left_out() -> None:
    assert needs_of(wanted(RUN)) <= COMES_ALONG
    table = set(pins("table.txt", PYTHON)) - {"pyside6-essentials", "shiboken6"}
    assert table <= COMES_ALONG
    # What compiles the bots, too.
    assert needs_of(wanted([*BUILD, "mypy", "setuptools"])) <= MADE_WITH


def test_nothing_is_fetched_while_it_is_built() -> None:
    env = FILLED["build-options"]["env"]
    assert (env["PIP_NO_INDEX"], env["PIP_NO_DEPS"]) == ("1", "1")
    told = yaml.safe_dump({**FILLED, "finish-args": []})
    assert "network" not in told
    assert "build-args" not in told
    for command in every("build-commands"):
        # What is built needs what builds it from here.
        if " pip " in command and "*.whl" not in command:
            assert "--no-build-isolation" in command


def report(**changed: str) -> dict[str, Any]:
    """What pip says of one package."""
    ((version, hashes),) = FROZEN["hatchling"].items()
    told = {"name": "Hatchling", "version": version, "url": "https://two.example/h.whl"}
    told |= {"sha256": min(hashes)} | changed
    place = {"url": told["url"], "archive_info": {"hashes": {"sha256": told["sha256"]}}}
    return {"install": [{"metadata": told, "download_info": place}]}


def test_what_pip_finds_is_looked_up_in_the_constraints() -> None:
    found = FILLING["from_report"](report(), PINNED)
    assert found["hatchling"].url == "https://two.example/h.whl"
    for wrong in (
        {"sha256": "0" * 64},
        {"version": "0.1"},
        {"name": "patchling"},
        {"url": "file:///here/h.whl"},
    ):
        with pytest.raises(FILLING["NotPinned"]):
            FILLING["from_report"](report(**wrong), PINNED)


def test_pip_is_not_led_to_places_that_only_this_machine_knows() -> None:
    given = {"PATH": "/bin", "PIP_FIND_LINKS": "/here", "PIP_EXTRA_INDEX_URL": "file:///here"}
    assert FILLING["_settings"](given) == {"PATH": "/bin", "PIP_CONFIG_FILE": os.devnull}


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="needs flatpak-builder")
def test_flatpak_reads_what_is_filled_in(tmp_path: Path) -> None:
    made = tmp_path / FILLING["MANIFEST"].name
    sources = {name: found_for(name) for name in FROZEN}
    made.write_text(FILLING["filled"](TEXT, sources, COMMIT), "utf-8")
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", made],
        cwd=tmp_path, capture_output=True, text=True, env=os.environ | {"G_MESSAGES_PREFIXED": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Unknown property" not in done.stderr
    assert yaml.safe_load(done.stdout)["id"] == APP_ID
