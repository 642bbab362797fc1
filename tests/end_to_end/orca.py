"""The screen reader Orca on a desktop of its own, which writes down what it would speak."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

from person import wait_for

PYTHON = "/usr/bin/python3"
"""Orca's own: it lives in the packages of the system."""
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_CUSTOMIZATIONS = '''
import json, time

from orca import speechdispatcherfactory as factory

class Silence:
    """In the place of a synthesiser: takes everything, and does nothing."""
    def __getattr__(self, name):
        return lambda *arguments, **named: ()

def speak(self, text, acss, **named):
    with open({spoken!r}, "a", encoding="utf-8") as file:
        file.write(json.dumps([time.time(), " ".join(str(text).split())]) + "\\n")

factory.SpeechServer._init = lambda self: setattr(self, "_client", Silence())
factory.SpeechServer._speak = speak
factory.SpeechServer._cancel = lambda self: None
# Of keys nothing is heard but what the program says to them.
for name in ("speakKeyEvent", "speak_key_event"):
    setattr(factory.SpeechServer, name, lambda *arguments, **named: None)
'''

_BESIDE_OTHERS = """
import sys

path = sys.argv[1]
sys.argv = [path]
orca = {"__name__": "orca beside others"}
exec(compile(open(path).read(), path, "exec"), orca)
for name in ("otherOrcas", "other_orcas"):
    orca[name] = lambda: []
for name in ("setProcessName", "set_process_name"):
    orca[name] = lambda _name: True
sys.exit(orca["main"]())
"""
"""Starts Orca beside the one that people at this computer may have on, which it leaves alone; under
another name, so that no other one ends it."""


def missing() -> str:
    """What of all that is needed is not installed; empty where all is there."""
    for tool in ("orca", "dbus-daemon", "Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            return tool
    if _launcher() is None:
        return "at-spi2-core"
    for module in ("speechd", "pyatspi"):
        if subprocess.run([PYTHON, "-c", f"import {module}"], capture_output=True).returncode:
            return f"python3-{module}"
    return ""


def _launcher() -> str | None:
    return next((one for one in _LAUNCHERS if Path(one).exists()), None)


def hears_announcements() -> bool:
    """Whether the installed one does, as from its version 45 on. For older ones what is said is a
    description of what has the keyboard, and of these they drop some while much is going on."""
    told = subprocess.run(["orca", "--version"], capture_output=True, text=True, check=False)
    found = re.search(r"\d+", told.stdout)
    return found is not None and int(found[0]) >= 45


class Orca:
    """Runs from `start` to `stop`; programs with its `environment` are heard."""

    def __init__(self, display: str, home: Path) -> None:
        self._spoken = home / "spoken"
        self._spoken.touch()
        self._read = 0
        """So many texts were asked about."""
        self._log = (home / "log").open("w")
        self._running: list[subprocess.Popen[str]] = []
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        run = home / "run"
        run.mkdir(mode=0o700)
        own = {"DISPLAY": display, "HOME": str(home), "XDG_RUNTIME_DIR": str(run)}
        own |= {"XDG_DATA_HOME": str(home / "share"), "LC_ALL": "C.UTF-8"}
        self._environment = kept | own
        (home / "share/orca").mkdir(parents=True)
        customized = home / "share/orca/orca-customizations.py"
        customized.write_text(_CUSTOMIZATIONS.format(spoken=str(self._spoken)))

    def start(self) -> None:
        """Begin to listen."""
        bus = self._start("dbus-daemon", "--session", "--nofork", "--print-address=1")
        assert bus.stdout is not None
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        launcher = _launcher()
        assert launcher is not None
        self._start(launcher, "--launch-immediately")
        script = shutil.which("orca")
        assert script is not None
        self._start(PYTHON, "-c", _BESIDE_OTHERS, script)
        self.hears("Screen reader on")

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to be heard."""
        names = ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR")
        found = {name: self._environment[name] for name in names}
        return found | {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}

    def _start(self, *command: str) -> subprocess.Popen[str]:
        self._running.append(
            subprocess.Popen(
                command,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=self._log,
                text=True,
                # With all that each of them starts.
                start_new_session=True,
            )
        )
        return self._running[-1]

    def spoken(self) -> list[str]:
        """All that was spoken since `forget`."""
        return [text for _, text in self.timed()]

    def timed(self) -> list[tuple[float, str]]:
        """The same, and the time of each."""
        whole, end, _ = self._spoken.read_text("utf-8").rpartition("\n")
        return [tuple(json.loads(line)) for line in (whole + end).splitlines()[self._read :]]

    def forget(self) -> None:
        """Ask no more about what was spoken until now."""
        self._read += len(self.spoken())

    def hears(self, text: str) -> None:
        """Wait until *text* is spoken."""
        wait_for(lambda: any(text in one for one in self.spoken()), f"{text!r} to be spoken")

    def stop(self) -> None:
        """End it, and the desktop with it."""
        for process in reversed(self._running):
            # Asked kindly, Orca waits for a program that is gone.
            os.killpg(process.pid, signal.SIGKILL)
        for process in self._running:
            process.wait(timeout=60)
            if process.stdout is not None:
                process.stdout.close()
        self._log.close()
