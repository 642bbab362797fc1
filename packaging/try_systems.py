"""Tries the commands of the README where nothing is installed: on bare Debian and Ubuntu systems.

Each system is made anew by mmdebstrap in a folder and has nothing beside apt. There the line with
``apt install``, the command that starts the table and the one that runs the tests are taken from
README.md and typed by a user who is not root. The window must appear on an X server outside, so
that no package of a server hides one that is missing. A second copy of the system gets Python only:
there the program must name the packages that it lacks, and start once just these are installed.

Run it as root, with mmdebstrap, Xvfb and xdotool installed, from a checkout; what is not committed
is not tried. Mirrors are mmdebstrap's own; settings of apt and pip are those of this machine.
Debian needs the package ubuntu-keyring, or ``--keyring``, to know Ubuntu's archive.

    python3 packaging/try_systems.py                    # all systems, some tests
    python3 packaging/try_systems.py --tests all trixie
    python3 packaging/try_systems.py --python ~/.pyenv/versions/3.13.0/bin
    python3 packaging/try_systems.py --deb dist/handfoot_0.1.0_amd64.deb bookworm trixie
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
    python: str = ""
    cells: dict[str, str] = field(default_factory=dict)

    @property
    def is_good(self) -> bool:
        return not any(cell.startswith("FAILED") for cell in self.cells.values())


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
    return f"{took:.0f} s"


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


def try_commands(
    place: Machine | System, commands: Commands, tests: str, outcome: Outcome, log: Path
) -> None:
    """The two commands, each as one line of the README; then the table again, offline."""
    outcome.cells["start"] = see_window(place, commands.start, log)
    outcome.cells["again, offline"] = see_window(place, commands.again, log, is_offline=True)
    versions = (
        ".venv/bin/python -c 'import platform, PySide6; "
        'print(platform.python_version() + ", Qt " + PySide6.__version__)\''
    )
    outcome.python = type_line(place, versions, log).strip()
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


def try_system(
    suite: str, folder: Path, commands: Commands, tests: str, keyrings: list[Path], log: Path
) -> Outcome:
    outcome = Outcome(f"{SYSTEMS[suite]} ({suite})")
    system = System(folder / suite)
    try:
        system.make(suite, keyrings)
        type_line(system, "apt-get update --quiet", log, is_root=True)
        bare = system.copy(folder / f"{suite}-bare")
        started = time.monotonic()
        type_line(system, commands.apt, log, is_root=True)
        outcome.cells["apt install"] = f"{time.monotonic() - started:.0f} s"
        try_commands(system, commands, tests, outcome, log)
        outcome.cells["sentence"] = try_sentence(bare, commands, log)
    except TrialError as error:
        outcome.cells["end"] = str(error) if "FAILED" in str(error) else f"FAILED: {error}"
    return outcome


def try_package(
    suite: str, folder: Path, package: Path, keyrings: list[Path], log: Path
) -> Outcome:
    """Installs *package* on a system that has nothing else, uses it and removes it."""
    outcome = Outcome(f"{SYSTEMS[suite]} ({suite})")
    system = System(folder / suite)
    try:
        system.make(suite, keyrings)
        shutil.copy(package, system.folder / "tmp" / package.name)
        type_line(system, "apt-get update --quiet", log, is_root=True)
        type_line(system, f"apt-get install /tmp/{package.name}", log, is_root=True)
        outcome.cells["window"] = see_window(system, "/usr/games/handfoot", log, is_offline=True)
        bots = "--players 2 --seats easy,easy --games 1 --record /tmp/games"
        type_line(system, f"/usr/games/handfoot match raub {bots}", log)
        outcome.cells["match"] = "played"
        type_line(system, "/usr/games/handfoot sheet /tmp/games/* -o /tmp/sheet.pdf", log)
        outcome.cells["sheet"] = "printed"
        type_line(system, "/usr/games/handfoot /tmp/sheet.pdf 2>&1 | grep 'No screen'", log)
        type_line(system, "apt-get purge handfoot", log, is_root=True)
        left = type_line(system, "find /usr /etc -iname '*handfoot*'", log).strip()
        if left:
            raise TrialError(f"FAILED to go: {left}")
        outcome.cells["removed"] = "nothing is left"
    except TrialError as error:
        outcome.cells["end"] = str(error) if "FAILED" in str(error) else f"FAILED: {error}"
    return outcome


def try_python(tools: Path, folder: Path, commands: Commands, tests: str, log: Path) -> Outcome:
    outcome = Outcome("this machine")
    try:
        place = Machine(folder / str(tools).replace("/", "_"), tools)
        try_commands(place, commands, tests, outcome, log)
    except TrialError as error:
        outcome.cells["end"] = str(error)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("systems", nargs="*", metavar="SYSTEM", help=f"of {', '.join(SYSTEMS)}")
    parser.add_argument(
        "--python", type=Path, action="append", default=[], metavar="FOLDER",
        help="instead: a folder with a python3 of this machine (may be given more than once)",
    )  # fmt: skip
    parser.add_argument("--tests", choices=("none", "some", "all"), default="some")
    parser.add_argument(
        "--deb", type=Path, metavar="FILE", help="instead: a package to install, use and remove"
    )
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
    with tempfile.TemporaryDirectory(prefix="handfoot-trial-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for number, what in enumerate([*suites, *arguments.python]):
            log = Path(tempfile.gettempdir()) / f"handfoot-trial-{os.getpid()}-{number}.log"
            print(f"{what}: {log}", file=sys.stderr, flush=True)
            tests, keyrings = arguments.tests, arguments.keyring
            if isinstance(what, Path):
                outcome = try_python(what.expanduser().absolute(), folder, commands, tests, log)
            elif arguments.deb is not None:
                outcome = try_package(what, folder, arguments.deb, keyrings, log)
            else:
                outcome = try_system(what, folder, commands, tests, keyrings, log)
            cells = [f"{title}: {cell}" for title, cell in outcome.cells.items()]
            print(" | ".join([outcome.system, outcome.python, *cells]), flush=True)
            outcomes.append(outcome)
    return 0 if all(outcome.is_good for outcome in outcomes) else 1


if __name__ == "__main__":
    raise SystemExit(main())
