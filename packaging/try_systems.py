"""Tries what people install where nothing is installed: on bare Debian and Ubuntu systems.

Each system is made anew by mmdebstrap in a folder and has nothing beside apt. What is tried there:

- without an option, the commands of the README: the line with ``apt install``, the command that
  starts the table and the one that runs the tests are taken from README.md and typed by a user who
  is not root. A second copy of the system gets Python only: there the program must name the
  packages that it lacks, and start once just these are installed;
- ``--wheel FILE``, in an environment of its own beside the packages of the README;
- ``--deb FILE``, by apt, and removed again: nothing may be left;
- ``--source FILE.dsc``, built in one copy of the system, and what came of it as ``--deb``. It is
  kept beside FILE.

Everywhere the program is started without a screen and with one, which is an X server outside, so
that no package of a server hides one that is missing; a match is played, and its sheet printed. At
the end a table says how long that took, and how many MB were added to the system, without what apt
and pip fetched and keep.

Run it as root, with mmdebstrap, Xvfb and xdotool installed, from a checkout; what is not committed
is not tried. Mirrors are mmdebstrap's own; settings of apt and pip are those of this machine.
Debian needs the package ubuntu-keyring, or ``--keyring``, to know Ubuntu's archive.

    python3 packaging/try_systems.py                    # all systems, some tests
    python3 packaging/try_systems.py --tests all trixie
    python3 packaging/try_systems.py --python ~/.pyenv/versions/3.13.0/bin
    python3 packaging/try_systems.py --deb dist/handfoot_0.1.0_amd64.deb bookworm trixie
    python3 packaging/try_systems.py --source dist/handfoot_0.1.0-0maker1.dsc trixie forky
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SYSTEMS: Final = {
    "bookworm": "Debian 12",
    "trixie": "Debian 13",
    "forky": "Debian 14",
    "noble": "Ubuntu 24.04",
}
OF_UBUNTU: Final = frozenset({"noble"})
SOME_TESTS: Final = (
    "tests/test_packaging.py tests/test_assets.py tests/test_process_guards.py "
    "tests/test_commands_sheet.py tests/test_commands_picture.py tests/views/test_display.py "
    "tests/views/test_program.py tests/end_to_end"
)
"""What asks most of a system: libraries, fonts, processes, paper and a real window."""
USER: Final = 1000
PATIENCE: Final = 900.0
"""Seconds that a window may take; the packages of Python are fetched meanwhile."""
OPEN: Final = 10
"""Seconds after which a program without a screen is believed to stay open."""
BOTS: Final = "raub --players 2 --seats easy,easy --games 1"


@dataclass(frozen=True, slots=True)
class Commands:
    """What the README tells people to type, word for word."""

    apt: str
    start: str
    again: str
    tests: str


def readme_commands(readme: str) -> Commands:
    """The commands in the fenced blocks of *readme*, and the one that starts the table again, with
    which the first of the two that set up ends."""
    blocks = [block.strip() for block in re.findall(r"^```\n(.*?)^```$", readme, re.M | re.S)]
    setting_up = [block for block in blocks if block.startswith("python3 -m venv ")]
    (apt,) = (block for block in blocks if block.startswith("sudo apt install "))
    (start,) = (block for block in setting_up if "pytest" not in block)
    (tests,) = (block for block in setting_up if "pytest" in block)
    again = start.rpartition(" && ")[2]
    return Commands(apt, start, again, tests)


@dataclass(slots=True)
class Outcome:
    """A row of the table that is printed at the end."""

    system: str
    way: str
    cells: dict[str, str] = field(default_factory=dict)

    @property
    def is_good(self) -> bool:
        return not any(cell.startswith("FAILED") for cell in self.cells.values())


def table(outcomes: list[Outcome]) -> str:
    """A row for each of *outcomes*, a column for each title that one of them has."""
    titles = dict.fromkeys(title for outcome in outcomes for title in outcome.cells)
    rows = [["system", "way", *titles]]
    rows += [
        [outcome.system, outcome.way, *(outcome.cells.get(title, "") for title in titles)]
        for outcome in outcomes
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    return "\n".join(f"| {' | '.join(map(str.ljust, row, widths))} |" for row in rows)


class TrialError(Exception):
    """What did not come out as the README says."""


# -- where commands are typed --------------------------------------------------------------------


class Machine:
    """This machine with the Python in *tools*, and a fresh clone in *folder*."""

    def __init__(self, folder: Path, tools: Path) -> None:
        self.clone = folder / "handfoot"
        self.environment = {
            name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"
        } | {
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            "HANDFOOT_HOME": str(folder / "home"),
        }
        _clone(self.clone)

    def command(self, line: str, extra: dict[str, str], *, is_offline: bool = False) -> list[str]:
        """What to run here so that *line* is typed in the folder of the project."""
        words = [f"{name}={value}" for name, value in (self.environment | extra).items()]
        away = ["unshare", "--net"] if is_offline else []
        inside = f"cd {shlex.quote(str(self.clone))} && {line}"
        return [*away, "env", "-i", *words, "sh", "-c", inside]


class System:
    """A bare system in *folder*, with a fresh clone that its user has."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make(self, suite: str, keyrings: list[Path]) -> None:
        """Raises TrialError where there is no such system to be had."""
        settings = [
            f"--aptopt={line.rstrip(';')}"
            for line in _output("apt-config", "dump").splitlines()
            if re.match(r"Acquire::(Check-|https?::|Retries)", line)
        ]
        universe = ["--components=main,universe"] if suite in OF_UBUNTU else []
        keys = [f"--keyring={path}" for path in keyrings]
        done = subprocess.run(
            ["mmdebstrap", "--quiet", "--mode=root", "--variant=apt", *settings, *universe, *keys,
             suite, str(self.folder)],
            capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode != 0:
            wrong = [line for line in done.stderr.splitlines() if re.match(r"(E|Err|W):|  ", line)]
            raise TrialError(f"no such system: {' '.join(wrong)[:300]}")
        self._configure()
        _clone(self.folder / "home/family/handfoot")
        for path in [home := self.folder / "home/family", *home.rglob("*")]:
            os.chown(path, USER, USER, follow_symlinks=False)

    def _configure(self) -> None:
        """Gives it a user, and this machine's way to the archives."""
        etc = self.folder / "etc"
        for name, line in {
            "passwd": f"family:x:{USER}:{USER}::/home/family:/bin/sh\n",
            "group": f"family:x:{USER}:\n",
            "apt/apt.conf.d/90trial": 'APT::Get::Assume-Yes "true";\n'
            # What is only recommended may be missing.
            'APT::Install-Recommends "false";\n',
        }.items():
            with (etc / name).open("a") as file:
                file.write(line)
        sudo = self.folder / "usr/local/bin/sudo"
        sudo.write_text('#!/bin/sh\nexec "$@"\n')
        sudo.chmod(0o755)
        pip = Path.home() / ".config/pip/pip.conf"
        for here, there in {
            Path("/etc/resolv.conf"): etc / "resolv.conf",
            Path("/etc/pip.conf"): etc / "pip.conf",
            pip: self.folder / "home/family/.config/pip/pip.conf",
        }.items():
            if here.exists():
                there.parent.mkdir(parents=True, exist_ok=True)
                there.unlink(missing_ok=True)
                shutil.copy(here, there)
        own = Path("/usr/local/share/ca-certificates")
        if own.is_dir():
            shutil.copytree(own, self.folder / own.relative_to("/"), dirs_exist_ok=True)

    def megabytes(self) -> int:
        """What lies in it, without what apt and pip keep, and without the checkout."""
        passed = ("var/cache", "var/lib/apt", "tmp", "home/family/.cache", "home/family/handfoot")
        told = _output(
            "du", "--summarize", "--one-file-system", "--block-size=1M",
            *(f"--exclude={self.folder / name}" for name in passed), str(self.folder),
        )  # fmt: skip
        environment = self.folder / "home/family/handfoot/.venv"
        own = _output("du", "-s", "-B1M", str(environment)) if environment.is_dir() else "0"
        return int(told.split()[0]) + int(own.split()[0])

    def packages(self) -> set[str]:
        """Those that are installed, without what every system has beside this bare one: apt never
        takes such away."""
        told = _output(
            "dpkg-query", f"--admindir={self.folder / 'var/lib/dpkg'}", "--show",
            "--showformat=${Package} ${Priority}\n",
        )  # fmt: skip
        named = (line.split() for line in told.splitlines())
        return {name for name, priority in named if priority != "required"}

    def copy(self, folder: Path) -> System:
        subprocess.run(["cp", "-a", "--reflink=auto", str(self.folder), str(folder)], check=True)
        return System(folder)

    def command(
        self,
        line: str,
        extra: dict[str, str],
        *,
        is_offline: bool = False,
        is_root: bool = False,
    ) -> list[str]:
        """What to run outside so that *line* is typed inside, in the folder of the project."""
        environment = {
            name: value
            for name, value in os.environ.items()
            if name.startswith("PIP_") or name.lower().endswith("_proxy")
        } | {
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": "/root" if is_root else "/home/family",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        words = [f"{name}={value}" for name, value in (environment | extra).items()]
        user = "0:0" if is_root else f"{USER}:{USER}"
        away = ["--net"] if is_offline else []
        # What is mounted goes with the command.
        mounts = (
            'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" '
            '&& mkdir -p "$0/tmp/.X11-unix" && mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" '
            '&& exec "$@"'
        )
        inside = f"cd /home/family/handfoot && {line}"
        return [
            "unshare", "--mount", "--propagation=private", *away,
            "sh", "-c", mounts, str(self.folder),
            "chroot", f"--userspec={user}", str(self.folder), "env", "-i", *words,
            "sh", "-c", inside,
        ]  # fmt: skip


def _clone(folder: Path) -> None:
    folder.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)


def fresh(folder: Path) -> Path:
    """*folder*, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


# -- what is tried -------------------------------------------------------------------------------


@contextmanager
def screen() -> Iterator[str]:
    """An X server of this machine; gives its name."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def see_window(place: Machine | System, line: str, log: Path, *, is_offline: bool = False) -> str:
    """Types *line*, waits for the window and ends it; gives the seconds it took."""
    started = time.monotonic()
    with screen() as display, log.open("a") as output:
        program = subprocess.Popen(
            place.command(line, {"DISPLAY": display}, is_offline=is_offline),
            stdin=subprocess.DEVNULL, stdout=output, stderr=output, start_new_session=True,
        )  # fmt: skip
        search = ["xdotool", "search", "--onlyvisible", "--name", "Hand and Foot"]
        try:
            while not subprocess.run(
                search, env=os.environ | {"DISPLAY": display}, capture_output=True
            ).stdout:
                if program.poll() is not None:
                    raise TrialError(f"FAILED with {program.returncode}: {_last_line(log)}")
                if time.monotonic() > started + PATIENCE:
                    raise TrialError("FAILED: no window")
                time.sleep(0.2)
            took = time.monotonic() - started
            # It must stay, too.
            time.sleep(2)
            if program.poll() is not None:
                raise TrialError(f"FAILED soon, with {program.returncode}: {_last_line(log)}")
        finally:
            if program.poll() is None:
                os.killpg(program.pid, signal.SIGINT)
            program.wait(timeout=60)
    return f"{took:.1f} s"


def type_line(place: Machine | System, line: str, log: Path, **how: bool) -> str:
    """Types *line* and gives what it printed; raises TrialError where its exit code is not 0."""
    done = subprocess.run(
        place.command(line, {}, **how),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    with log.open("a") as output:
        output.write(done.stdout)
    if done.returncode != 0:
        raise TrialError(f"FAILED with {done.returncode}: {_last_line(log)}")
    return done.stdout


def _last_line(log: Path) -> str:
    lines = log.read_text("utf-8", "replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "")[:400]


def use(place: Machine | System, program: str, outcome: Outcome, log: Path) -> None:
    """Opens *program* without a screen and with one, plays a match, prints its sheet; offline."""
    stays = f"QT_QPA_PLATFORM=offscreen timeout {OPEN} {program}; test $? = 124"
    type_line(place, stays, log, is_offline=True)
    outcome.cells["offscreen"] = "stays"
    outcome.cells["window"] = see_window(place, program, log, is_offline=True)
    games = "/tmp/handfoot-games" if isinstance(place, System) else f"{place.clone}/../games"
    for title, line in {
        "match": f"{program} match {BOTS} --record {games}",
        "sheet": f"{program} sheet {games}/* -o {games}.pdf && grep -q %PDF {games}.pdf",
    }.items():
        started = time.monotonic()
        type_line(place, line, log, is_offline=True)
        outcome.cells[title] = f"{time.monotonic() - started:.1f} s"


def python_and_qt(place: Machine | System, python: str, log: Path) -> str:
    """The versions of *python* and of Qt there."""
    asked = (
        "import platform; from PySide6.QtCore import qVersion; "
        "print(platform.python_version(), qVersion())"
    )
    return type_line(place, f"{python} -c '{asked}'", log).strip().replace(" ", ", Qt ")


def try_commands(
    place: Machine | System, commands: Commands, tests: str, outcome: Outcome, log: Path
) -> None:
    """The two commands, each as one line of the README; then the table again, offline."""
    outcome.cells["set up"] = see_window(place, commands.start, log)
    outcome.cells["Python"] = python_and_qt(place, ".venv/bin/python", log)
    use(place, commands.again, outcome, log)
    if isinstance(place, System):
        outcome.cells["MB"] = str(place.megabytes())
    if tests != "none":
        line = commands.tests if tests == "all" else f"{commands.tests} {SOME_TESTS}"
        last = type_line(place, line, log).strip().splitlines()[-1]
        outcome.cells["tests"] = last.strip("= ")


def try_sentence(system: System, commands: Commands, log: Path) -> str:
    """Starts with Python alone, installs what the program asks for, and starts again."""
    type_line(system, "sudo apt install python3-venv", log, is_root=True)
    needs_screen = system.command(commands.start, {"DISPLAY": ":0"})
    done = subprocess.run(needs_screen, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    with log.open("a") as output:
        output.write(done.stdout + done.stderr)
    asked = re.search(r'"(sudo apt install [^"]*)"', done.stderr)
    if done.returncode != 2 or asked is None or "Traceback" in done.stderr:
        raise TrialError(f"FAILED, said with {done.returncode}: {done.stderr[-300:]}")
    type_line(system, asked[1], log, is_root=True)
    see_window(system, commands.start, log)
    return f"{len(asked[1].split()) - 3} packages were enough"


def try_readme(
    bare: System, folder: Path, commands: Commands, tests: str, outcome: Outcome, log: Path
) -> None:
    """What the README tells people to type, and what the program says where that is not done."""
    system = bare.copy(folder / "readme")
    before = system.megabytes()
    started = time.monotonic()
    type_line(system, commands.apt, log, is_root=True)
    outcome.cells["apt"] = f"{time.monotonic() - started:.0f} s"
    try_commands(system, commands, tests, outcome, log)
    outcome.cells["MB"] = f"{int(outcome.cells['MB']) - before}"
    outcome.cells["sentence"] = try_sentence(bare.copy(folder / "sentence"), commands, log)


def try_wheel(
    bare: System, folder: Path, commands: Commands, wheel: Path, outcome: Outcome, log: Path
) -> None:
    """Installs *wheel* by pip in an environment of its own, and uses it."""
    system = bare.copy(folder / "wheel")
    before = system.megabytes()
    shutil.copy(wheel, system.folder / "tmp" / wheel.name)
    started = time.monotonic()
    type_line(system, commands.apt, log, is_root=True)
    outcome.cells["apt"] = f"{time.monotonic() - started:.0f} s"
    started = time.monotonic()
    place = "/home/family/table"
    install = f"python3 -m venv {place} && {place}/bin/pip install -q /tmp/{wheel.name}"
    type_line(system, install, log)
    outcome.cells["set up"] = f"{time.monotonic() - started:.1f} s"
    outcome.cells["Python"] = python_and_qt(system, f"{place}/bin/python", log)
    use(system, f"{place}/bin/handfoot", outcome, log)
    outcome.cells["MB"] = f"{system.megabytes() - before}"


def try_package(bare: System, folder: Path, package: Path, outcome: Outcome, log: Path) -> None:
    """Installs *package* on a system that has nothing else, uses it and removes it."""
    system = bare.copy(folder / "package")
    before, packages = system.megabytes(), system.packages()
    shutil.copy(package, system.folder / "tmp" / package.name)
    started = time.monotonic()
    type_line(system, f"apt-get install /tmp/{package.name}", log, is_root=True)
    outcome.cells["apt"] = f"{time.monotonic() - started:.0f} s"
    program = "/usr/games/handfoot"
    if package.stem.endswith("_all"):
        outcome.cells["Python"] = python_and_qt(system, "python3", log)
    use(system, program, outcome, log)
    outcome.cells["MB"] = f"{system.megabytes() - before}"
    type_line(system, f"{program} /tmp/handfoot-games.pdf 2>&1 | grep 'No screen'", log)
    # What others suggest only came with it, too.
    alone = " ".join(
        f"-o APT::AutoRemove::{kind}Important=no" for kind in ("Recommends", "Suggests")
    )
    type_line(system, f"apt-get autoremove --purge {alone} handfoot", log, is_root=True)
    seek = "find /etc /opt /usr /var -iname '*handfoot*'"
    left = type_line(system, seek, log, is_root=True).split()
    left += sorted(system.packages() - packages)
    if left:
        raise TrialError(f"FAILED to go: {' '.join(left)}")
    outcome.cells["removed"] = "nothing is left"


def build_package(bare: System, folder: Path, source: Path, outcome: Outcome, log: Path) -> Path:
    """Builds the source package *source* with what the system has, and gives the package."""
    system = bare.copy(folder / "build")
    place = system.folder / "home/family/build"
    place.mkdir()
    listed = re.findall(r"^ [0-9a-f]{64} \d+ (\S+)$", source.read_text("utf-8"), re.MULTILINE)
    for name in (source.name, *listed):
        shutil.copy(source.with_name(name), place / name)
    for path in (place, *place.iterdir()):
        os.chown(path, USER, USER)
    needed = f"apt-get build-dep /home/family/build/{source.name}"
    type_line(system, needed, log, is_root=True)
    started = time.monotonic()
    line = (
        f"cd ~/build && dpkg-source --extract {source.name} tree && cd tree "
        "&& dpkg-buildpackage --no-sign"
    )
    passed = re.findall(r"(\d+) passed", type_line(system, line, log))
    outcome.cells["built"] = f"{time.monotonic() - started:.0f} s"
    outcome.cells["tests"] = f"{', '.join(passed)} passed"
    (built,) = place.glob("*.deb")
    return Path(shutil.copy(built, source.with_name(built.name)))


def try_python(tools: Path, folder: Path, commands: Commands, tests: str, log: Path) -> Outcome:
    outcome = Outcome("this machine", str(tools))
    try:
        place = Machine(folder / str(tools).replace("/", "_"), tools)
        try_commands(place, commands, tests, outcome, log)
    except TrialError as error:
        outcome.cells["end"] = str(error)
    return outcome


def try_way(
    file: Path | None, bare: System, folder: Path, commands: Commands, tests: str,
    outcome: Outcome, log: Path,
) -> None:  # fmt: skip
    """Installs *file*, or does what the README says where it is None, on a copy of *bare*."""
    if file is None:
        try_readme(bare, folder, commands, tests, outcome, log)
    elif file.suffix == ".whl":
        try_wheel(bare, folder, commands, file, outcome, log)
    elif file.suffix == ".dsc":
        built = build_package(bare, folder, file, outcome, log)
        try_package(bare, folder, built, outcome, log)
    else:
        try_package(bare, folder, file, outcome, log)


def try_system(
    suite: str, folder: Path, arguments: argparse.Namespace, commands: Commands, log: Path
) -> list[Outcome]:
    """Every way that is asked for, each on a copy of one bare system."""
    bare = System(folder / "bare")
    unmade = ""
    try:
        bare.make(suite, arguments.keyring)
        type_line(bare, "apt-get update --quiet", log, is_root=True)
    except TrialError as error:
        unmade = f"FAILED: {error}"
    outcomes = []
    for file in [*arguments.wheel, *arguments.deb, *arguments.source] or [None]:
        outcome = Outcome(SYSTEMS[suite], "README" if file is None else file.name)
        outcomes.append(outcome)
        if unmade:
            outcome.cells["end"] = unmade
            continue
        place = fresh(folder / "way")
        try:
            try_way(file, bare, place, commands, arguments.tests, outcome, log)
        except TrialError as error:
            outcome.cells["end"] = str(error)
        print(table([outcome]), file=sys.stderr, flush=True)
    return outcomes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help=f"of {', '.join(SYSTEMS)}")
    parser.add_argument(
        "--python", type=Path, action="append", default=[], metavar="FOLDER",
        help="instead: a folder with a python3 of this machine (may be given more than once)",
    )  # fmt: skip
    parser.add_argument("--tests", choices=("none", "some", "all"), default="some")
    for option, what in {
        "--wheel": "a wheel to install by pip and use",
        "--deb": "a package to install, use and remove",
        "--source": "a source package of Debian to build, install, use and remove",
    }.items():
        parser.add_argument(
            option, type=Path, action="append", default=[], metavar="FILE",
            help=f"instead of the commands: {what} (may be given more than once)",
        )  # fmt: skip
    parser.add_argument(
        "--keyring", type=Path, action="append", default=[], metavar="FILE",
        help="keys of an archive that this machine does not know",
    )  # fmt: skip
    arguments = parser.parse_args()
    unknown = set(arguments.systems) - SYSTEMS.keys()
    if unknown:
        parser.error(f"no such system: {', '.join(sorted(unknown))}")
    suites = arguments.systems or ([] if arguments.python else list(SYSTEMS))
    commands = readme_commands((ROOT / "README.md").read_text("utf-8"))
    os.nice(10)
    outcomes: list[Outcome] = []
    for number, what in enumerate([*suites, *arguments.python]):
        log = Path(tempfile.gettempdir()) / f"handfoot-trial-{os.getpid()}-{number}.log"
        print(f"{what}: {log}", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="handfoot-trial-") as name:
            folder = Path(name)
            folder.chmod(0o755)
            if isinstance(what, Path):
                tools = what.expanduser().absolute()
                outcomes.append(try_python(tools, folder, commands, arguments.tests, log))
            else:
                outcomes += try_system(what, folder, arguments, commands, log)
    print(table(outcomes))
    return 0 if all(outcome.is_good for outcome in outcomes) else 1


if __name__ == "__main__":
    raise SystemExit(main())
