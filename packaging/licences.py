"""Finds the licences of everything that is frozen: a program goes to people with all of them.

Python and the packages bring theirs. What brings none has its text in ``packaging/licences``: those
of Qt, by its version, and GPL and LGPL; a package may have one there by its name.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path
from typing import Final

KEPT: Final = Path(__file__).resolve().parent / "licences"
OF_QT: Final = frozenset({"pyside6-essentials", "pyside6-addons", "shiboken6"})
"""Packages that bring no licence, and have Qt's."""
NAMED: Final = re.compile(r"LICEN[CS]E|COPYING|NOTICE|AUTHORS", re.IGNORECASE)
"""What a file is called that says whose a package is."""
QT_TEXTS: Final = {
    "qtbase": "Concurrent Core DBus Gui Network OpenGL OpenGLWidgets PrintSupport WaylandClient "
    "Widgets WlShellIntegration XcbQpa Xml",
    "qtsvg": "Svg",
}
"""Which text in the folder of Qt's version names the parts of others in which libraries."""
QT_TEXTS_ALWAYS: Final = ("icu", "qtimageformats")
"""Texts for what lies beside those libraries."""


class MissingLicence(Exception):  # noqa: N818  (named as what it tells)
    """What has no licence, as a sentence that says what to do."""


def python_places() -> list[Path]:
    """Where Python's licence may lie: beside it on Windows, in its library on Linux and macOS."""
    return [Path(sys.base_prefix), Path(sysconfig.get_path("stdlib"))]


def python_licence(places: Sequence[Path]) -> Path:
    """The first LICENSE.txt in *places*. Raises MissingLicence."""
    for place in places:
        if (place / "LICENSE.txt").is_file():
            return place / "LICENSE.txt"
    raise MissingLicence(
        f"Python has no LICENSE.txt in {' or '.join(map(str, places))}: freeze with a Python "
        "that has it."
    )


def package_licences(package: str) -> list[tuple[Path, str]]:
    """The licences that *package* brings, else the one kept for it, and the folder of each.

    Raises MissingLicence.
    """
    try:
        found = distribution(package).files or []
    except PackageNotFoundError as error:
        raise MissingLicence(f"The package {package} is not installed: install it.") from error
    brought = []
    for file in found:
        place = re.search(r"\.dist-info/(?:(licen[cs]es)/)?(.*)$", file.as_posix(), re.IGNORECASE)
        if place and (place[1] or NAMED.match(file.name)):
            inner = Path(package, place[2]).parent.as_posix()
            brought.append((Path(str(file.locate())), inner))
    if brought:
        return brought
    kept = KEPT / f"{package}.txt"
    if not kept.is_file():
        raise MissingLicence(
            f"The package {package} brings no licence: put its text into "
            f"packaging/licences/{package}.txt."
        )
    return [(kept, package)]


def qt_licences(version: str, libraries: Iterable[str]) -> list[Path]:
    """The licences of Qt *version* and of others in its *libraries*. Raises MissingLicence."""
    folder = KEPT / f"qt-{version.rpartition('.')[0]}"
    if not folder.is_dir():
        raise MissingLicence(
            f"packaging/licences has nothing of Qt {version}: make {folder.name} from its sources "
            "with packaging/notices.py."
        )
    text_of = {library: text for text, of in QT_TEXTS.items() for library in of.split()}
    unknown = sorted(set(libraries) - text_of.keys())
    if unknown:
        raise MissingLicence(
            f"Nothing says whose parts are in Qt's {', '.join(unknown)}: leave them out in "
            "packaging/needed.py, or name their text in packaging/licences.py."
        )
    texts = {*QT_TEXTS_ALWAYS, *(text_of[library] for library in libraries)}
    files = [KEPT / "LGPL-3.txt", KEPT / "GPL-3.txt"]
    files += [folder / f"{text}.txt" for text in sorted(texts)]
    for file in files:
        if not file.is_file():
            raise MissingLicence(f"packaging/licences has no {file.relative_to(KEPT)}: add it.")
    return files


def qt_libraries(names: Iterable[str]) -> set[str]:
    """Which libraries of Qt are among the files *names*, as Linux, Windows and macOS call them."""
    pattern = re.compile(r"(?:^|/)(?:libQt6(\w+)\.so\S*|Qt6(\w+)\.dll|Qt(\w+)\.framework/.*)$")
    found = (pattern.search(name.replace("\\", "/")) for name in names)
    return {next(filter(None, one.groups())) for one in found if one}


def packages_of(names: Iterable[str]) -> set[str]:
    """The packages that the frozen modules and files *names* come from, and what freezes them."""
    of_module = packages_distributions()
    modules = {re.split(r"[./\\]", name)[0] for name in names}
    found = {package for module in modules for package in of_module.get(module, [])}
    if any("__mypyc" in module for module in modules):
        found.add("mypy")  # Its part for what it compiled is in there.
    return {re.sub("[-_.]+", "-", package).lower() for package in found} | {"pyinstaller"}


def licences(names: Sequence[str], qt: str) -> list[tuple[str, str]]:
    """All licences of the frozen *names*, with Qt *qt*: files, and folders to put them into.

    Raises MissingLicence.
    """
    placed = [(KEPT / "README.txt", ".")]
    placed += [(python_licence(python_places()), "python"), (KEPT / "python-parts.txt", "python")]
    placed += [(path, "qt") for path in qt_licences(qt, qt_libraries(names))]
    for package in sorted(packages_of(names) - OF_QT):
        placed += package_licences(package)
    return [(str(path), f"licences/{folder}") for path, folder in placed]
