"""Processes beside the window, which find the program as it was found here."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

import handfoot_gui

_PATHS: Final = "PYTHONPATH"


def own_environment() -> Mapping[str, str]:
    """The environment of such a process."""
    return {**os.environ, _PATHS: _found_at(os.environ.get(_PATHS, ""))}


def _found_at(others: str) -> str:
    """Where such a process looks for what it imports."""
    # Before, not instead of, where this process has found what it imports.
    paths = [str(Path(handfoot_gui.__file__).parent.parent), others]
    return os.pathsep.join(filter(None, paths))


def own_process(command: Sequence[str], parent: QObject) -> QProcess:
    """A process of *command*, a part of this program, that is not started yet."""
    process = QProcess(parent)
    process.setProgram(command[0])
    process.setArguments(list(command[1:]))
    process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert(_PATHS, _found_at(environment.value(_PATHS)))
    process.setProcessEnvironment(environment)
    return process
