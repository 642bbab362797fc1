"""What is said where no window can open: one line, whatever the environment holds."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Final

import PySide6
import pytest

from handfoot_gui.ui import display
from handfoot_gui.ui.display import (
    PACKAGES,
    display_problem,
    leave_strange_scales,
    missing_sentence,
    network_problem,
    paper_problem,
)

BUS = "DBUS_SESSION_BUS_ADDRESS"
QT = Path(PySide6.__file__).parent / "Qt"
OF_THE_TOOL_CHAIN = {
    "libc.so.6", "libdl.so.2", "libgcc_s.so.1", "libm.so.6", "libpthread.so.0", "librt.so.1",
    "libresolv.so.2", "libstdc++.so.6", "libz.so.1", "libzstd.so.1",
}  # fmt: skip
"""What any Debian has, however bare: the libraries that apt and dpkg need, too."""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only there is it asked"
)


@pytest.fixture(autouse=True)
def _no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def compositor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A Wayland screen, as far as it is asked: one that says that all is done."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")

    def answer() -> None:
        with contextlib.suppress(OSError):
            while True:
                with server.accept()[0] as program:
                    asked, kind, name = struct.unpack("=III", program.recv(12))
                    assert (asked, kind) == (1, 12 << 16)
                    program.sendall(struct.pack("=III", name, 12 << 16, 0))

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        Thread(target=answer, daemon=True).start()
        yield
        # It ends whoever waits for the next one.
        server.shutdown(socket.SHUT_RDWR)


def platform_plugins(name: str) -> list[str]:
    """The files of the ways to screens of this *name*: those of Wayland were two before Qt 6.10."""
    return [path.name for path in sorted((QT / "plugins/platforms").glob(f"libq{name}*.so"))]


WAYLAND: Final = platform_plugins("wayland")[-1]
"""The plugin that Qt tries first on Wayland."""


def qt_that_lacks(folder: Path, plugin: str, *libraries: str) -> Path:
    """A Qt in *folder* whose *plugin* needs other libraries, which no system has, for these.

    The names have as many characters, so they can be written over in the real plugin.
    """
    platforms = folder / "Qt/plugins/platforms"
    platforms.mkdir(parents=True)
    (folder / "Qt/lib").symlink_to(QT / "lib")
    for path in (QT / "plugins/platforms").glob("libq*.so"):
        if path.name != plugin:
            (platforms / path.name).symlink_to(path)
    content = (QT / "plugins/platforms" / plugin).read_bytes()
    for name in libraries:
        assert name.encode() + b"\0" in content
        content = content.replace(name.encode() + b"\0", absent(name).encode() + b"\0")
    (platforms / plugin).write_bytes(content)
    return folder / "Qt"


def absent(library: str) -> str:
    return library.replace("lib", "zzz", 1)


def assert_one_line(said: str | None) -> str:
    assert said is not None
    assert said.isascii()
    assert said.isprintable()
    return said


@pytest.mark.parametrize("name", ["DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY"])
def test_a_strange_screen_is_one_printable_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, os.fsdecode(b"no\nscreen\x1b[2J\xff"))
    assert_one_line(display_problem())


def test_no_screen_at_all_is_said_and_the_first_way_that_works_is_enough(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Qt tries them in this order, too."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    for platform, begins in (
        ("", "No screen was found"),
        ("xcb", "No screen was found"),
        ("wayland", "No screen was found"),
        ("no-such-thing", ""),
    ):
        monkeypatch.setenv("QT_QPA_PLATFORM", platform)
        said = assert_one_line(display_problem())
        assert said.startswith(begins)
        assert ("'no-such-thing'" in said) is (platform == "no-such-thing")
    monkeypatch.setenv("QT_QPA_PLATFORM", "no-such-thing;offscreen")
    assert display_problem() is None


@pytest.mark.usefixtures("compositor")
@pytest.mark.parametrize("asked", ["xcb", "XCB", "no-such-thing", "xcb;no-such-thing"])
def test_what_is_asked_for_in_vain_is_told_where_the_session_has_a_screen(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert display_problem() is None
    monkeypatch.setenv("QT_QPA_PLATFORM", asked)
    said = assert_one_line(display_problem())
    assert said == (
        f"QT_QPA_PLATFORM asks for '{asked}', which this session has not: "
        "take QT_QPA_PLATFORM out of the environment and start handfoot again."
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", f"{asked};Wayland")
    assert display_problem() is None


@pytest.mark.parametrize("is_wayland", [False, True])
def test_a_screen_that_takes_connections_and_says_nothing_is_not_waited_for(
    is_wayland: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if is_wayland:
        path = tmp_path / "wayland-7"
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
        monkeypatch.setenv("WAYLAND_DISPLAY", path.name)
    else:
        folder = Path("/tmp/.X11-unix")
        folder.mkdir(mode=0o1777, exist_ok=True)
        number = 4000 + os.getpid() % 10_000
        path = folder / f"X{number}"
        monkeypatch.setenv("DISPLAY", f":{number}")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(path))
        try:
            server.listen()
            said = assert_one_line(display_problem(patience=0.3))
        finally:
            path.unlink()
    assert "does not answer: start handfoot in a desktop session" in said


def test_names_of_ways_to_the_screen_may_have_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "OffScreen")
    assert display_problem() is None


# -- sizes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "given", "is_left"),
    [
        ("QT_SCALE_FACTOR", "1.5", True),
        ("QT_SCALE_FACTOR", "-1", False),
        ("QT_SCALE_FACTOR", "0", False),
        ("QT_SCALE_FACTOR", "nan", False),
        ("QT_SCALE_FACTOR", "1000", False),
        ("QT_SCALE_FACTOR", "large\n\x1b[2J", False),
        ("QT_SCREEN_SCALE_FACTORS", "1.25;2;", True),
        ("QT_SCREEN_SCALE_FACTORS", "eDP-1=2;HDMI-1=1", True),
        ("QT_SCREEN_SCALE_FACTORS", "eDP-1=2;HDMI-1=-1", False),
        ("QT_FONT_DPI", "120", True),
        ("QT_FONT_DPI", "1", False),
        ("QT_FONT_DPI", "100000", False),
    ],
)
def test_sizes_that_no_window_can_have_are_left_out(
    name: str, given: str, is_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, given)
    said = leave_strange_scales()
    assert (os.environ.get(name) == given) is is_left
    assert (said == []) is is_left
    for sentence in said:
        assert sentence.startswith(f"{name} is {given!a}, which is no number from ")
        assert_one_line(sentence)
    assert leave_strange_scales() == []


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["QT_SCALE_FACTOR", "QT_FONT_DPI"])
@pytest.mark.parametrize("given", ["-1", "0"])
def test_a_sheet_is_printed_whatever_size_windows_are_to_have(
    name: str, given: str, tmp_path: Path
) -> None:
    sheet = tmp_path / "sheet.pdf"
    command = [sys.executable, "-m", "handfoot_gui", "sheet", "--blank", "--game", "raub"]
    done = subprocess.run([*command, "-o", str(sheet)], env=os.environ | {name: given}, timeout=60)
    assert done.returncode == 0
    assert sheet.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("plugin", "screen", "libraries", "packages"),
    [
        (
            "libqxcb.so",
            "DISPLAY",
            ["libX11-xcb.so.1", "libxcb-icccm.so.4", "libxcb-shape.so.0"],
            "libx11-xcb1 libxcb-icccm4 libxcb-shape0",
        ),
        (
            WAYLAND,
            "WAYLAND_DISPLAY",
            ["libGL.so.1", "libwayland-cursor.so.0", "libwayland-client.so.0"],
            "libgl1 libwayland-cursor0",
        ),
    ],
)
@pytest.mark.usefixtures("compositor")
def test_the_packages_of_all_missing_libraries_are_named_together(
    plugin: str,
    screen: str,
    libraries: list[str],
    packages: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    qt = qt_that_lacks(tmp_path, plugin, *libraries)
    if screen == "DISPLAY":
        monkeypatch.setenv("DISPLAY", ":99")
        monkeypatch.delenv("WAYLAND_DISPLAY")
    said = assert_one_line(display_problem(qt))
    assert all(absent(name) in said for name in libraries)
    for name in libraries:
        monkeypatch.setitem(PACKAGES, absent(name), PACKAGES[name])
    monkeypatch.setenv("PATH", with_apt(tmp_path))
    assert f'"sudo apt install {packages}"' in assert_one_line(display_problem(qt))


@pytest.mark.usefixtures("compositor")
def test_one_of_wayland_and_x11_with_its_libraries_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert display_problem() is None
    qt = qt_that_lacks(tmp_path / "one", WAYLAND, "libwayland-cursor.so.0")
    assert absent("libwayland-cursor.so.0") in assert_one_line(display_problem(qt))
    monkeypatch.setenv("DISPLAY", ":99")
    qt = qt_that_lacks(tmp_path / "other", "libqxcb.so", "libxcb-icccm.so.4")
    assert display_problem(qt) is None


def test_a_missing_library_is_told_before_a_screen_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session of Wayland without its screen, as in a terminal of root, and an X11 screen."""
    monkeypatch.setenv("XDG_SESSION_TYPE", "wayland")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":99")
    qt = qt_that_lacks(tmp_path, "libqxcb.so", "libxcb-icccm.so.4")
    assert absent("libxcb-icccm.so.4") in assert_one_line(display_problem(qt))


def test_a_sheet_says_which_libraries_it_lacks(tmp_path: Path) -> None:
    assert paper_problem() is None
    qt = qt_that_lacks(tmp_path, "libqoffscreen.so", "libGL.so.1", "libxkbcommon.so.0")
    said = assert_one_line(paper_problem(qt))
    assert absent("libGL.so.1") in said
    assert absent("libxkbcommon.so.0") in said


def test_phones_say_which_libraries_they_lack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert network_problem() is None
    (tmp_path / "lib").mkdir()
    content = (QT / "lib/libQt6Network.so.6").read_bytes()
    name = b"libgssapi_krb5.so.2\0"
    assert name in content
    lacking = content.replace(name, absent(name.decode()).encode())
    (tmp_path / "lib/libQt6Network.so.6").write_bytes(lacking)
    for of_qt in (QT / "lib").iterdir():
        if of_qt.name != "libQt6Network.so.6":
            (tmp_path / "lib" / of_qt.name).symlink_to(of_qt)
    assert absent("libgssapi_krb5.so.2") in assert_one_line(network_problem(tmp_path))
    monkeypatch.setitem(PACKAGES, absent("libgssapi_krb5.so.2"), "libgssapi-krb5-2")
    monkeypatch.setenv("PATH", with_apt(tmp_path))
    assert '"sudo apt install libgssapi-krb5-2"' in assert_one_line(network_problem(tmp_path))


def test_libraries_of_no_known_package_are_named_beside_the_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = ["libGL.so.1", "libEGL.so.1", "libnew.so.3"]
    monkeypatch.setenv("PATH", with_apt(tmp_path))
    said = assert_one_line(missing_sentence(missing))
    assert 'run "sudo apt install libegl1 libgl1", install libnew.so.3, too,' in said
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    assert "install libGL.so.1, libEGL.so.1, libnew.so.3 and" in missing_sentence(missing)


def with_apt(folder: Path) -> str:
    """The PATH of a system that installs its packages with apt."""
    tools = folder / "tools"
    tools.mkdir()
    (tools / "apt").touch(mode=0o755)
    return f"{tools}{os.pathsep}{os.environ['PATH']}"


NO_FONTS = """<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{}</cachedir></fontconfig>
"""


@pytest.mark.parametrize(
    ("arguments", "code"), [([], 2), (["sheet", "--blank", "--game", "raub", "-o", "sheet.pdf"], 1)]
)
def test_without_any_font_one_sentence_says_which_package_brings_one(
    arguments: list[str], code: int, tmp_path: Path
) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(NO_FONTS.format(tmp_path / "cache"))
    own = {
        "FONTCONFIG_FILE": str(config),
        "QT_QPA_PLATFORM": "offscreen",
        "HANDFOOT_HOME": str(tmp_path / "home"),
        "PATH": with_apt(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "handfoot_gui", *arguments],
        env=os.environ | own,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (code, "")
    assert "No font was found" in assert_one_line(done.stderr.removesuffix("\n"))
    assert '"sudo apt install fonts-dejavu-core"' in done.stderr
    assert not (tmp_path / "sheet.pdf").exists()


# -- the bus of the session ----------------------------------------------------------------------


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """One that takes connections and says nothing, and whom nobody waits for."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv(BUS, raising=False)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "bus"))
        server.listen(1)
        yield server


@pytest.mark.sampled(1)
@pytest.mark.parametrize("address", ["", "unix:path={}/no;unix:guid=1,path={}/bus"])
def test_a_bus_that_says_nothing_is_done_without(
    address: str,
    bus: socket.socket,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if address:
        monkeypatch.setenv(BUS, address.replace("{}", str(tmp_path)))
    display.leave_silent_bus(patience=0.05)
    assert os.environ[BUS] == "disabled:"
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
        # Now there is no place left in its queue.
        other.connect(bus.getsockname())
        monkeypatch.setenv(BUS, address.replace("{}", str(tmp_path)))
        display.leave_silent_bus(patience=0.05)
    assert os.environ[BUS] == "disabled:"
    assert len(caplog.messages) == 2


@pytest.mark.sampled(1)
@pytest.mark.parametrize("is_open", [False, True], ids=["silent", "ended"])
def test_a_bus_that_greets_and_falls_silent_is_done_without(
    is_open: bool, bus: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    def greet() -> None:
        with bus.accept()[0] as program:
            program.recv(64)
            program.sendall(b"OK 5eb9947eaa28188da87a071f6b0af370\r\n")
            asked.append(program.recv(512))
            if is_open:
                return
            program.recv(1)

    monkeypatch.setenv(BUS, f"unix:path={tmp_path}/bus")
    thread = Thread(target=greet, daemon=True)
    thread.start()
    display.leave_silent_bus(patience=0.3)
    thread.join(20)
    # One that ends the connection does so for Qt, too.
    assert (os.environ[BUS] == "disabled:") is not is_open
    assert asked[0].startswith(b"BEGIN\r\nl\x01\x00\x01")
    assert asked[0].rstrip(b"\0").endswith(b"Hello")


@pytest.mark.skipif(shutil.which("dbus-daemon") is None, reason="there is no bus to be started")
def test_a_bus_at_work_is_left_to_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as daemon:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().decode().strip()
        monkeypatch.setenv(BUS, address)
        display.leave_silent_bus(patience=60.0)
        daemon.terminate()
    assert os.environ[BUS] == address


@pytest.mark.sampled(2)
@pytest.mark.parametrize("address", ["unix:path={}/bus", "unix:path={}/no", "autolaunch:", ""])
def test_a_bus_that_answers_or_is_not_there_is_left_to_qt(
    address: str, bus: socket.socket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer() -> None:
        with bus.accept()[0] as program:
            assert program.recv(64).startswith(b"\0AUTH EXTERNAL ")
            program.sendall(b"REJECTED EXTERNAL\r\n")

    given = address.replace("{}", str(tmp_path))
    monkeypatch.setenv(BUS, given)
    thread = Thread(target=answer, daemon=True)
    if address in ("", "unix:path={}/bus"):
        thread.start()
    display.leave_silent_bus(patience=60.0)
    assert os.environ[BUS] == given


# -- the packages --------------------------------------------------------------------------------


def needed(file: Path) -> list[str]:
    """The libraries that an ELF file of 64 bits names as needed."""
    content = file.read_bytes()
    (sections,) = struct.unpack_from("<Q", content, 0x28)
    size, count = struct.unpack_from("<HH", content, 0x3A)
    headers = [
        struct.unpack_from("<IIQQQQIIQQ", content, sections + size * number)
        for number in range(count)
    ]
    dynamic = next(header for header in headers if header[1] == 6)
    strings = headers[dynamic[6]][4]
    entries = struct.iter_unpack("<qQ", content[dynamic[4] : dynamic[4] + dynamic[5]])
    starts = [strings + value for tag, value in entries if tag == 1]
    return [content[start : content.index(b"\0", start)].decode() for start in starts]


def of_the_system(plugin: Path) -> set[str]:
    """What *plugin*, and what of Qt it needs, ask the system for."""
    todo, seen, outside = [plugin], {plugin.name}, set()
    while todo:
        for name in needed(todo.pop()):
            if not (QT / "lib" / name).exists():
                outside.add(name)
            elif name not in seen:
                seen.add(name)
                todo.append(QT / "lib" / name)
    return {name for name in outside - OF_THE_TOOL_CHAIN if not name.startswith("ld-linux")}


def test_every_library_that_qt_needs_has_a_package() -> None:
    for name in ("xcb", "wayland", "offscreen"):
        assert platform_plugins(name)
        for plugin in platform_plugins(name):
            asked = of_the_system(QT / "plugins/platforms" / plugin)
            assert len(asked) > 8
            assert asked - PACKAGES.keys() == set(), plugin
    network = of_the_system(QT / "lib/libQt6Network.so.6")
    assert "libgssapi_krb5.so.2" in network
    assert network - PACKAGES.keys() == set()


def dpkg(*arguments: str) -> str:
    return subprocess.run(["dpkg-query", *arguments], capture_output=True, text=True).stdout


@pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="there are no packages of Debian")
def test_the_packages_bring_the_libraries() -> None:
    """Each that is installed has the library, or depends on the package that has it."""
    asked = ("db:Status-Status", "Package", "binary:Package", "Provides", "Pre-Depends", "Depends")
    shown = "\t".join(f"${{{name}}}" for name in asked) + "\n"
    rows = [line.split("\t") for line in dpkg("-W", f"-f={shown}").splitlines()]
    rows = [row[1:] for row in rows if row[0] == "installed"]
    depends = {package: names_in(f"{first},{later}") for package, _, _, first, later in rows}
    # Where libraries of two processors are installed, one name is not enough to ask by.
    full_names = {package: full for package, full, *_ in rows}
    provided = {name: package for package, _, others, *_ in rows for name in names_in(others)}
    brought: dict[str, set[str]] = {}
    for package in PACKAGES.values():
        found: set[str] = set()
        todo = {package}
        while todo:
            name = todo.pop()
            name = name if name in depends else provided.get(name, name)
            if name in depends and name not in found:
                found.add(name)
                todo |= depends[name]
        brought[package] = found
    packages = sorted(set().union(*brought.values()))
    if not packages:
        pytest.skip("none of the packages is installed")
    contents = dpkg("-L", *(full_names[name] for name in packages)).split("\n\n")
    files = {
        package: {Path(line).name for line in content.splitlines()}
        for package, content in zip(packages, contents, strict=True)
    }
    for library, package in PACKAGES.items():
        if brought[package]:
            assert any(library in files[name] for name in brought[package]), library


def names_in(relation: str) -> set[str]:
    """The packages that a field such as Depends names."""
    return {re.split(r"[ (:]", part.strip())[0] for part in re.split(r"[,|]", relation)} - {""}
