"""The commands of the README, and the exact versions that they install."""

from __future__ import annotations

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from collections.abc import Iterable
from configparser import ConfigParser
from importlib.metadata import PackageNotFoundError, files, requires, version
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from packaging.markers import Marker, default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtGui import QImage

from handfoot_gui.__main__ import command_line
from handfoot_gui.storage.files import DEAL, ENDINGS, GAME, KEPT, RULES
from handfoot_gui.ui.display import PACKAGES
from handfoot_gui.ui.window.application import APP_ID

ROOT = Path(__file__).parent.parent
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
PARTS = ["constraints.txt", "table.txt", "tests.txt", "browsers.txt", "freeze.txt"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = PROJECT["project"]["dependencies"]
TEST = EXTRAS["test"] + [
    line for line in PROJECT["dependency-groups"]["dev"] if not line.startswith("handfoot")
]
BUILD = PROJECT["build-system"]["requires"]


def blocks(name: str) -> list[str]:
    """The requirements of a file in packaging/, each with its hashes as one line, no comments."""
    text = (ROOT / "packaging" / name).read_text("utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("#"))
    return re.sub(r"\s*\\\n\s*", " ", lines).strip().splitlines()


def pins(name: str, python: str) -> dict[str, str]:
    """The version of each package that the file names for this Python, here on Linux."""
    environment = dict(default_environment())
    environment |= {"python_version": python, "python_full_version": f"{python}.0"}
    found: dict[str, str] = {}
    for block in blocks(name):
        requirement = Requirement(block.split(" --hash=")[0])
        if requirement.marker is None or requirement.marker.evaluate(environment):
            assert requirement.name not in found, f"two versions of {requirement.name}"
            (only,) = requirement.specifier
            assert only.operator == "=="
            found[canonicalize_name(requirement.name)] = only.version
    return found


def applies(marker: Marker | None, python: str) -> bool:
    environment = dict(default_environment()) | {"python_version": python, "extra": ""}
    return marker is None or marker.evaluate(environment)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("constraints.txt", RUN + EXTRAS["cluster"] + TEST + BUILD),
        ("table.txt", RUN),
        ("tests.txt", RUN + TEST + BUILD),
        ("browsers.txt", RUN + TEST + EXTRAS["test-phones"]),
    ],
)
def test_each_dependency_has_one_version_within_its_bounds(
    name: str, asked: list[str], python: str
) -> None:
    pinned = pins(name, python)
    for requirement in map(Requirement, asked):
        if applies(requirement.marker, python):
            version = pinned[canonicalize_name(requirement.name)]
            assert version in requirement.specifier, f"{requirement} is {version} on {python}"


@pytest.mark.parametrize("name", PARTS)
def test_each_version_has_hashes_and_nothing_has_an_address(name: str) -> None:
    assert len(blocks(name)) > 3
    pattern = r"[a-z0-9-]+==[\w.]+(?: ; [\w.'\"<>=!() ]+)?(?: --hash=sha256:[0-9a-f]{64})+"
    for block in blocks(name):
        assert re.fullmatch(pattern, block), block[:100]
    text = (ROOT / "packaging" / name).read_text("utf-8")
    assert not re.search(r"://|index-url|find-links|@|(?<![\w.])/\w", text)


def test_what_is_installed_is_part_of_the_constraints() -> None:
    everything = set(blocks("constraints.txt"))
    assert set(blocks("table.txt")) <= set(blocks("tests.txt")) <= everything
    assert set(blocks("tests.txt")) <= set(blocks("browsers.txt")) <= everything


@pytest.mark.parametrize("name", PARTS)
def test_what_the_packages_need_has_a_version_too(name: str) -> None:
    """pip refuses a list with hashes that lacks one; asked of the same packages installed here."""
    python = default_environment()["python_version"]
    pinned = pins(name, python)
    for package in pinned:
        try:
            is_same = version(package) == pinned[package]
        except PackageNotFoundError:
            continue
        for requirement in map(Requirement, (requires(package) or []) if is_same else []):
            if applies(requirement.marker, python):
                assert canonicalize_name(requirement.name) in pinned, f"{package}: {requirement}"


@pytest.mark.parametrize("python", PYTHONS)
def test_qt_has_an_upper_bound_on_every_python(python: str) -> None:
    (requirement,) = (
        requirement
        for requirement in map(Requirement, RUN)
        if requirement.name.startswith("PySide6") and applies(requirement.marker, python)
    )
    assert any(bound.operator == "<" for bound in requirement.specifier)
    assert "6.99" not in requirement.specifier


@pytest.mark.parametrize(
    ("system", "machine", "is_heard"),
    [
        ("linux", "x86_64", True),
        ("win32", "AMD64", True),
        ("darwin", "arm64", True),
        ("darwin", "x86_64", True),
        ("linux", "aarch64", False),
        ("win32", "ARM64", False),
    ],
)
def test_nobody_has_to_compile_the_library_for_sounds(
    system: str, machine: str, is_heard: bool
) -> None:
    (wanted,) = (one for one in map(Requirement, RUN) if one.name == "miniaudio")
    (pinned,) = (
        Requirement(block.split(" --hash=")[0])
        for block in blocks("table.txt")
        if block.startswith("miniaudio==")
    )
    here = {"sys_platform": system, "platform_machine": machine}
    for requirement in (wanted, pinned):
        assert requirement.marker is not None
        assert requirement.marker.evaluate(default_environment() | here) is is_heard


@pytest.mark.parametrize("python", PYTHONS)
def test_everything_has_one_lowest_version_on_every_python(python: str) -> None:
    """So `.ci/oldest` can install it."""
    lines = {*RUN, *TEST, *BUILD}
    asked = [one for one in map(Requirement, lines) if applies(one.marker, python)]
    names = [one.name for one in asked]
    assert len(names) == len(set(names))
    for requirement in asked:
        lowest = [bound.operator for bound in requirement.specifier].count(">=")
        assert lowest == 1, f"{requirement} on {python}"


# -- the README ----------------------------------------------------------------------------------

TRIALS = runpy.run_path(str(ROOT / "packaging/try_systems.py"))
COMMANDS = TRIALS["readme_commands"]((ROOT / "README.md").read_text("utf-8"))


def test_the_commands_make_an_environment_of_their_own() -> None:
    """A Python that belongs to the system takes no packages from pip."""
    for command, part in ((COMMANDS.start, "table.txt"), (COMMANDS.tests, "tests.txt")):
        first, *others = command.split(" && ")
        assert first == "python3 -m venv .venv"
        assert all(step.startswith(".venv/bin/") for step in others)
        assert f" -r packaging/{part}" in others[0]


def test_everything_is_checked_with_the_command_of_the_readme() -> None:
    script = (ROOT / ".ci/run").read_text("utf-8")
    assert script.rstrip().endswith(f"\n{COMMANDS.tests}")


def test_the_packages_of_the_readme_are_those_that_qt_needs() -> None:
    listed = COMMANDS.apt.removeprefix("sudo apt install ").split()
    beside = {"python3-venv", "fonts-dejavu-core", "fonts-inter"}
    assert set(listed) == beside | set(PACKAGES.values())


def test_the_table_starts_again_without_pip() -> None:
    assert COMMANDS.again == ".venv/bin/handfoot"
    assert COMMANDS.start.endswith(f" && {COMMANDS.again}")


def test_trials_end_with_a_row_for_each_and_a_column_for_all_that_one_tells() -> None:
    outcomes = [
        TRIALS["Outcome"]("Debian 13", "README", {"apt": "20 s", "MB": "700"}),
        TRIALS["Outcome"]("Debian 14", "a.whl", {"MB": "60", "end": "FAILED: no window"}),
    ]
    assert TRIALS["table"](outcomes).splitlines() == [
        "| system    | way    | apt  | MB  | end               |",
        "| --------- | ------ | ---- | --- | ----------------- |",
        "| Debian 13 | README | 20 s | 700 |                   |",
        "| Debian 14 | a.whl  |      | 60  | FAILED: no window |",
    ]
    assert [outcome.is_good for outcome in outcomes] == [True, False]


# -- what a desktop knows of the program ----------------------------------------------------------

# A script finds its neighbours.
sys.path.append(str(ROOT / "packaging"))
SHARE = runpy.run_path(str(ROOT / "packaging/share.py"))
WRITTEN = ROOT / "packaging/share"
KEPT_SHARE = ROOT / "assets/share"
LANGUAGES = {"cs", "de", "es", "fr", "hr", "it", "sr", "sr@latin"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def test_menu_entry_file_type_and_metainfo_are_of_one_program() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(WRITTEN / f"{APP_ID}.desktop", "utf-8")
    menu = entry["Desktop Entry"]
    kind = ElementTree.parse(WRITTEN / f"{APP_ID}.mime.xml").getroot()[0]
    metainfo = ElementTree.parse(WRITTEN / f"{APP_ID}.metainfo.xml").getroot()
    assert menu["Exec"] == "handfoot %f"
    assert menu["Icon"] == metainfo.findtext("id") == SHARE["APP_ID"] == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    types = {menu["MimeType"].strip(";"), kind.get("type"), metainfo.findtext("provides/mediatype")}
    assert types == {SHARE["MIME_TYPE"]}
    assert metainfo.findtext("summary") == menu["Comment"]
    patterns = {glob.get("pattern") for glob in kind.iterfind("{*}glob")}
    assert patterns == {f"*{ending}" for ending in (*ENDINGS, *GAME, *KEPT, *DEAL, *RULES)}
    assert {key[8:-1] for key in menu if key.startswith("comment[")} == LANGUAGES
    shots = list(metainfo.iterfind("screenshots/screenshot"))
    assert len(shots) == 3
    told = [kind.iterfind("{*}comment"), metainfo.iterfind("summary")]
    for found in [*told, *(shot.iterfind("caption") for shot in shots)]:
        assert {text.get(LANG) for text in found} == {*LANGUAGES, None}
    assert {text.get(LANG) for text in metainfo.iterfind("description/p")} == {*LANGUAGES, None}


CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
METAINFO = SHARE["with_releases"](
    (WRITTEN / f"{APP_ID}.metainfo.xml").read_text("utf-8"), CHANGES
).replace("@home@", SHARE["home_page"]())


def test_the_metainfo_has_the_releases_of_the_changelog() -> None:
    told = list(ElementTree.fromstring(METAINFO).iterfind("releases/release"))
    headings = re.findall("^## (.*)$", CHANGES, re.MULTILINE)
    versions = [heading.split(",")[0] for heading in headings if heading != "Unreleased"]
    assert [one.get("version") for one in told] == versions
    assert all(1 <= len(one.findall("description/ul/li")) <= 6 for one in told)


def test_notes_of_a_release_are_the_first_sentences_of_the_changelog() -> None:
    changes = (
        "# What has changed\n\n## Unreleased\n\n- Nobody has it.\n\n"
        "## 1.2.0, 2027-03-01\n\n### New\n\n"
        "- *Chess* (`Ctrl+C`) & tea,\n  see [here](there). And more.\n- Two. Three.\n"
    )
    ((version, day, items),) = SHARE["releases"](changes)
    assert (version, day) == ("1.2.0", "2027-03-01")
    assert items == ["Chess (Ctrl+C) & tea, see here.", "Two."]
    notes = SHARE["with_releases"]("<component>v@version@</component>", changes)
    component = ElementTree.fromstring(notes)
    assert component.text is not None
    assert component.text.startswith("v1.2.0")
    assert [one.text for one in component.iter("li")] == items


def test_the_project_has_its_address_in_one_place() -> None:
    """All that names it is filled in from there, and below it."""
    home = SHARE["home_page"]()
    metainfo = ElementTree.fromstring(METAINFO)
    addresses = {url.get("type"): url.text for url in metainfo.iterfind("url")}
    assert addresses == {"homepage": home, "bugtracker": f"{home}/issues", "vcs-browser": home}
    for shot in metainfo.iterfind("screenshots/screenshot/image"):
        assert shot.text is not None
        below, _, picture = shot.text.partition("/packaging/")
        assert below.startswith(f"{home}/raw/v")
        assert (ROOT / "packaging" / picture).is_file()
    assert "://" not in (WRITTEN / f"{APP_ID}.metainfo.xml").read_text("utf-8").partition("?>")[2]


@pytest.mark.usefixtures("qapp")
def test_the_folder_that_is_kept_is_not_behind_what_it_is_made_of(tmp_path: Path) -> None:
    SHARE["make_share"](tmp_path)
    assert SHARE["differences"](tmp_path, KEPT_SHARE) == [], (
        "run python packaging/share.py and commit"
    )


def test_what_is_behind_is_named_and_made_anew(tmp_path: Path) -> None:
    made, kept = tmp_path / "made", tmp_path / "kept"
    for folder in (made, kept):
        shutil.copytree(KEPT_SHARE, folder)
    page, entry = "man/man6/handfoot.6", f"applications/{APP_ID}.desktop"
    (kept / page).write_text("of yesterday", "utf-8")
    (kept / entry).unlink()
    (kept / "left.txt").touch()
    icon, other = (f"icons/hicolor/{size}x{size}/apps/{APP_ID}.png" for size in (48, 64))
    # Another Qt packs or rounds it otherwise; to be seen it is the same.
    assert QImage(str(made / icon)).save(str(kept / icon), "PNG", 1)
    shutil.copyfile(made / f"icons/hicolor/64x64/mimetypes/{APP_ID}-file.png", kept / other)
    behind = sorted([page, entry, "left.txt", other])
    assert SHARE["differences"](made, kept) == behind
    assert SHARE["renew"](made, kept) == behind
    assert SHARE["differences"](made, kept) == []


def test_program_and_files_have_an_icon_in_every_size() -> None:
    kind = ElementTree.parse(WRITTEN / f"{APP_ID}.mime.xml").getroot()[0]
    own = kind.find("{*}icon")
    assert own is not None
    hicolor = KEPT_SHARE / "icons/hicolor"
    for folder, name in (("apps", APP_ID), ("mimetypes", own.get("name"))):
        # What a Flatpak hands on to the desktop begins as the program is called.
        assert str(name).startswith(APP_ID)
        drawn = {path.parent.parent.name for path in hicolor.rglob(f"{folder}/{name}.png")}
        assert drawn == {f"{size}x{size}" for size in SHARE["SIZES"]}
        assert (hicolor / f"scalable/{folder}/{name}.svg").is_file()


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="needs appstream")
def test_a_software_centre_takes_the_metainfo(tmp_path: Path) -> None:
    path = tmp_path / f"{APP_ID}.metainfo.xml"
    path.write_text(METAINFO, "utf-8")
    done = subprocess.run(
        ["appstreamcli", "validate", "--no-net", path], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


TEXTS = runpy.run_path(str(ROOT / "packaging/command_texts.py"))


def test_man_page_and_completions_know_every_option() -> None:
    commands = TEXTS["commands_of"](command_line([]))
    assert {"match", "replay", "sheet"} <= commands.keys()
    made = [TEXTS[name](commands) for name in ("bash_completion", "zsh_completion")]
    made.append(TEXTS["man_page"](commands, "1", "2027-03-01").replace("\\-", "-"))
    fish = TEXTS["fish_completion"](commands)
    for command, parser in commands.items():
        for option in re.findall(r"--[a-z][a-z-]+", parser.format_help()):
            assert all(option in text for text in made), (command, option)
            assert f"-l {option[2:]}" in fish


# -- built where nothing is installed --------------------------------------------------------------

INSTALLED = os.pathsep.join({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")})


def empty_python(folder: Path) -> Path:
    """The Python of an environment in which nothing is installed, not even this program."""
    venv.create(folder, symlinks=os.name != "nt")
    bare = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    # A folder of PYTHONPATH brings its packages, and no links to other folders.
    told = subprocess.run(
        [bare, "-c", "import handfoot_gui.core"], capture_output=True, text=True, cwd=folder,
        env=os.environ | {"PYTHONPATH": INSTALLED},
    )  # fmt: skip
    assert "ModuleNotFoundError" in told.stderr
    return bare


def builder_alone(folder: Path) -> Path:
    """A folder with what builds wheels and what that needs, and nothing else, so no Qt."""
    wanted, found = [Requirement(line).name for line in BUILD], set[str]()
    while wanted:
        name = canonicalize_name(wanted.pop())
        if name in found:
            continue
        found.add(name)
        for file in files(name) or []:
            if ".." not in file.parts and file.suffix != ".pyc":
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), folder / file)
        python = default_environment()["python_version"]
        needed = map(Requirement, requires(name) or [])
        wanted += [one.name for one in needed if applies(one.marker, python)]
    return folder


def test_tree_and_sdist_can_be_built_with_the_builder_alone(tmp_path: Path) -> None:
    """As pip builds: it runs a Python without packages, and names theirs by PYTHONPATH. The folder
    that is built is not among its paths."""
    python = empty_python(tmp_path / "empty")
    builder = str(builder_alone(tmp_path / "builder"))

    def built(source: Path, target: str) -> Path:
        done = subprocess.run(
            [python, "-P", "-m", "hatchling", "build", "-t", target, "-d", tmp_path],
            cwd=source, capture_output=True, text=True,
            env=os.environ | {"PYTHONPATH": builder, "TMPDIR": str(tmp_path)},
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        (made,) = tmp_path.glob("*.whl" if target == "wheel" else "*.tar.gz")
        return made

    def packed_in(wheel: Path) -> set[str]:
        with zipfile.ZipFile(wheel) as packed:
            return set(packed.namelist())

    wheel = built(ROOT, "wheel")
    of_the_tree = packed_in(wheel)
    kept = {
        path.relative_to(KEPT_SHARE).as_posix() for path in KEPT_SHARE.rglob("*") if path.is_file()
    }
    assert {name.partition(".data/data/share/")[2] for name in of_the_tree} - {""} == kept
    wheel.unlink()
    sdist = built(ROOT, "sdist")
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (source,) = (tmp_path / "unpacked").iterdir()
    assert packed_in(built(source, "wheel")) == of_the_tree


def libraries_read_with(paths: Iterable[Path]) -> set[str]:
    """What those files import, and what the files of the program do that they import: everything
    but the program and Python's own modules."""
    found: set[str] = set()
    waiting, seen = [*paths], set[Path]()
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
            for name in names:
                inner = ROOT / name.replace(".", "/")
                files_of = (inner.with_suffix(".py"), inner / "__init__.py")
                waiting += [one for one in files_of if one.is_file()]
                found.add(name.partition(".")[0])
    return found - {"handfoot_gui"} - sys.stdlib_module_names


def test_what_is_compiled_is_read_together_with_the_libraries_it_imports() -> None:
    """A checker that cannot find the library of our records takes none of them for one."""
    hook = runpy.run_path(str(ROOT / "packaging/compile_kernel.py"))
    needed = hook["CompileKernel"].dependencies(SimpleNamespace(_is_wanted=True))
    game = ROOT / hook["GAME"]
    compiled = [*game.glob("bots/kernel/[a-z]*.py")]
    compiled += [game / f"rules/{name}.py" for name in hook["RULES"]]
    libraries = libraries_read_with(compiled)
    assert "msgspec" in libraries
    assert libraries <= {Requirement(line).name for line in needed}
    assert hook["CompileKernel"].dependencies(SimpleNamespace(_is_wanted=False)) == []


def test_bots_are_found_where_packages_are_found_by_the_environment_alone(tmp_path: Path) -> None:
    python = empty_python(tmp_path / "empty")
    asked = (
        "from PySide6.QtCore import QCoreApplication\n"
        "from handfoot_gui.bots.messages import worker_command\n"
        "from handfoot_gui.ui.widgets.processes import own_process\n"
        "app = QCoreApplication([])\n"
        "process = own_process(worker_command(), app)\n"
        "process.start()\n"
        "process.closeWriteChannel()\n"
        "assert process.waitForFinished(60_000)\n"
        "raise SystemExit(process.exitCode())\n"
    )
    paths = os.pathsep.join([INSTALLED, str(ROOT)])
    done = subprocess.run(
        [python, "-c", asked], env=os.environ | {"PYTHONPATH": paths}, cwd=tmp_path,
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
