"""The licences that go with what is frozen: each is a file, or a sentence says what is missing."""

from __future__ import annotations

import json
import re
import runpy
import sys
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
FOUND = runpy.run_path(str(ROOT / "packaging/licences.py"))
WRITTEN = runpy.run_path(str(ROOT / "packaging/notices.py"))
KEPT = ROOT / "packaging/licences"
MISSING: type[Exception] = FOUND["MissingLicence"]


def pinned_qt() -> set[str]:
    text = (ROOT / "packaging/freeze.txt").read_text("utf-8")
    return set(re.findall(r"^(?:pyside6-\w+|shiboken6)==([\d.]+)", text, re.MULTILINE))


def own_package(folder: Path, name: str, *files: str) -> None:
    """A package *name* in *folder* that brings *files*."""
    place = folder / f"{name}-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    for file in files:
        (place / file).parent.mkdir(exist_ok=True, parents=True)
        (place / file).write_text(file)
    record = [f"{place.name}/{file},," for file in ("METADATA", "RECORD", *files)]
    (place / "RECORD").write_text("\n".join(record))


def test_every_package_that_the_table_needs_has_licences() -> None:
    """Those of whatever is pinned, found as the recipe of the frozen program finds them."""
    waiting, seen = ["handfoot"], set[str]()
    while waiting:
        package = canonicalize_name(waiting.pop())
        if package in seen:
            continue
        seen.add(package)
        for line in requires(package) or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                waiting.append(needed.name)
    assert {"msgspec", "platformdirs", "shiboken6"} <= seen
    for package in seen - FOUND["OF_QT"]:
        for path, folder in FOUND["package_licences"](package):
            assert path.stat().st_size > 100, path
            assert folder.startswith(package)


def test_what_is_frozen_is_traced_to_its_packages() -> None:
    names = ["msgspec._core", "PySide6/QtCore.abi3.so", "shiboken6\\Shiboken.pyd", "json.decoder"]
    assert FOUND["packages_of"](names) == {
        "msgspec", "pyside6-essentials", "shiboken6", "pyinstaller",
    }  # fmt: skip
    assert "mypy" in FOUND["packages_of"](["0123__mypyc"])


def test_a_package_without_a_licence_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    own_package(tmp_path, "licenceless", "entry_points.txt")
    with pytest.raises(MISSING, match="licenceless brings no licence: put its text into"):
        FOUND["package_licences"]("licenceless")
    with pytest.raises(MISSING, match="not installed"):
        FOUND["package_licences"]("never-installed")


def test_two_licences_of_one_name_both_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    own_package(tmp_path, "twice", "licenses/LICENSE", "licenses/vendor/LICENSE", "COPYING.txt")
    places = {(folder, path.name) for path, folder in FOUND["package_licences"]("twice")}
    assert places == {("twice", "LICENSE"), ("twice/vendor", "LICENSE"), ("twice", "COPYING.txt")}


def test_the_licence_of_python_is_found_on_every_system(tmp_path: Path) -> None:
    """Windows has it beside the interpreter, Linux and macOS in the folder of the library."""
    for base, licence in (
        ("windows", "windows/LICENSE.txt"),
        ("linux", "linux/lib/python3.13/LICENSE.txt"),
    ):
        (tmp_path / licence).parent.mkdir(parents=True)
        (tmp_path / licence).write_text("PSF")
        places = [tmp_path / base, tmp_path / base / "lib/python3.13"]
        assert FOUND["python_licence"](places) == tmp_path / licence
    with pytest.raises(MISSING, match=r"no LICENSE\.txt in .*nowhere"):
        FOUND["python_licence"]([tmp_path / "nowhere"])


def test_this_python_has_its_licence() -> None:
    assert Path(sys.base_prefix) == FOUND["python_places"]()[0]
    assert "PYTHON SOFTWARE FOUNDATION" in FOUND["python_licence"](
        FOUND["python_places"]()
    ).read_text("utf-8")


def test_the_frozen_qt_is_one_and_has_its_licences() -> None:
    (version,) = pinned_qt()
    for path in FOUND["qt_licences"](version, {"Core", "Gui", "Network", "Svg", "Widgets"}):
        assert path.stat().st_size > 1_000
    told = (KEPT / f"qt-{version.rpartition('.')[0]}" / "qtbase.txt").read_text("utf-8")
    for part in ("HarfBuzz", "Freetype 2", "PCRE2", "LibPNG", "zlib", "Wayland Protocol", "Cocoa"):
        assert part in told
    for name, heading in (
        ("GPL-3", "GNU GENERAL PUBLIC LICENSE"),
        ("LGPL-3", "GNU LESSER GENERAL PUBLIC LICENSE"),
    ):
        text = (KEPT / f"{name}.txt").read_text("utf-8")
        assert text.split("\n")[0].strip() == heading
        assert "Version 3, 29 June 2007" in text


def test_a_qt_that_nothing_is_known_of_is_refused() -> None:
    with pytest.raises(MISSING, match=r"nothing of Qt 6\.99\.1: make qt-6\.99"):
        FOUND["qt_licences"]("6.99.1", {"Core"})
    (version,) = pinned_qt()
    with pytest.raises(MISSING, match="in Qt's Charts, WebEngineCore"):
        FOUND["qt_licences"](version, {"Core", "WebEngineCore", "Charts"})


def test_libraries_of_qt_are_known_by_their_names_on_every_system() -> None:
    names = [
        "PySide6/Qt/lib/libQt6Core.so.6", "libQt6Gui.so.6", "PySide6\\Qt6Svg.dll",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets", "PySide6/QtNetwork.abi3.so",
    ]  # fmt: skip
    assert FOUND["qt_libraries"](names) == {"Core", "Gui", "Svg", "Widgets"}


def qt_source(folder: Path, **parts: dict[str, object]) -> Path:
    """A source of Qt with *parts*, each in a folder of its name."""
    (folder / "LICENSES").mkdir(parents=True)
    (folder / "LICENSES/MIT.txt").write_text("Be nice.\n")
    for name, part in parts.items():
        (folder / "src" / name).mkdir(parents=True)
        told = {"Name": name, "QDocModule": "qtcore", "LicenseId": "MIT"} | part
        (folder / "src" / name / "qt_attribution.json").write_text(json.dumps([told]))
    return folder


def test_notices_have_each_licence_once_below_all_parts_that_have_it(tmp_path: Path) -> None:
    source = qt_source(
        tmp_path / "qt",
        quick={"Copyright": ["1999 Ada", "2001 Bo"], "Version": "1.2"},
        slow={"Copyright": "2003 Cy"},
        drum={"QDocModule": "qttestlib"},
        examples={},
    )
    told = WRITTEN["notices"](source)
    assert told.count("Be nice.") == 1
    assert told.index("quick 1.2\nLicence: MIT\n1999 Ada\n2001 Bo") < told.index("2003 Cy")
    assert "drum" not in told
    assert "examples" not in told


def test_a_part_of_qt_without_a_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="odd has no text of its licence"):
        WRITTEN["notices"](qt_source(tmp_path / "qt", odd={"LicenseFile": "GONE.txt"}))
    with pytest.raises(ValueError, match="is it the source of a module of Qt"):
        WRITTEN["notices"](qt_source(tmp_path / "empty"))


@pytest.mark.parametrize(
    ("system", "comes", "stays"),
    [
        (
            "linux",
            ["PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/plugins/platforms/libqxcb.so",
             "PySide6/Qt/translations/qtbase_de.qm", "libpython3.11.so.1.0"],
            ["PySide6/Qt/lib/libQt6Qml.so.6", "libQt6QuickControls2.so.6", "libfontconfig.so.1",
             "PySide6/Qt/plugins/platforms/libqeglfs.so", "PySide6/Qt/plugins/tls/libqcertonly.so",
             "PySide6/Qt/translations/qtbase_ja.qm"],
        ),
        (
            "darwin",
            ["PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "libfontconfig.so.1",
             "PySide6/Qt/plugins/platforms/libqcocoa.dylib"],
            ["PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "QtQuick.framework/QtQuick",
             "PySide6/Qt/lib/QtPdf.framework/QtPdf", "PySide6/QtQmlModels.framework/QtQmlModels",
             "PySide6/Qt/lib/QtVirtualKeyboardQml.framework/Versions/A/QtVirtualKeyboardQml"],
        ),
        (
            "win32",
            ["PySide6\\Qt6Core.dll", "PySide6\\plugins\\platforms\\qwindows.dll", "python313.dll",
             "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll"],
            ["PySide6\\Qt6Quick.dll", "PySide6\\opengl32sw.dll", "PySide6\\Qt6VirtualKeyboard.dll",
             "PySide6\\plugins\\imageformats\\qpdf.dll", "PySide6\\translations\\qtbase_ja.qm"],
        ),
    ],
)  # fmt: skip
def test_what_comes_along_has_work_to_do_on_its_system(
    system: str, comes: list[str], stays: list[str]
) -> None:
    is_needed = runpy.run_path(str(ROOT / "packaging/needed.py"))["is_needed"]
    assert all(is_needed(name, f"/usr/lib/python/{name}", system) for name in comes)
    assert not any(is_needed(name, f"/usr/lib/x86_64/{name}", system) for name in stays)
    # What nobody needs has no licences to find.
    of_qt = FOUND["qt_libraries"](comes)
    assert FOUND["qt_licences"](*pinned_qt(), of_qt)
