"""Puts the translations into a wheel, between two releases the commit, too, and compiles what moves
cost most where HANDFOOT_COMPILE=1 asks for it.

What is compiled is the kernel of the strong bots and the rules of Hand and Foot that are asked at
every move. Such a wheel is for one system and one Python; without the variable, and without a
compiler, every wheel is the same pure one and plays the same moves, its bots four times slower.
"""

from __future__ import annotations

import os
import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TRANSLATIONS = "assets/translations"
GAME = "handfoot_gui/games/hand_and_foot"
RULES = (
    "allotment", "counted", "first_melds", "judge", "laying", "legality", "named", "playing",
    "rules", "suggestions", "taking", "way_out",
)  # fmt: skip


class CompileKernel(BuildHookInterface[Any]):
    """What hatchling asks while it builds a wheel."""

    PLUGIN_NAME = "custom"

    @property
    def _is_wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HANDFOOT_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return ["msgspec>=0.19", "mypy>=1.17", "setuptools>=77"] if self._is_wanted else []

    def _tell_commit(self, build_data: dict[str, Any]) -> None:
        """Let what is made between two releases know its commit."""
        path = Path(self.root) / "handfoot_gui/version.py"
        # Who builds by a hook of pip's has no folder of the program among the paths.
        sys.path.insert(0, self.root)
        try:
            commit = runpy.run_path(str(path))["checked_out"](Path(self.root) / ".git")
        finally:
            sys.path.remove(self.root)
        if "dev" in self.metadata.version and commit:
            file = Path(tempfile.mkdtemp(prefix="handfoot-commit-")) / "commit.txt"
            file.write_text(f"{commit}\n", "utf-8")
            build_data["force_include"][str(file)] = f"handfoot_gui/{file.name}"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "sdist":
            self._tell_commit(build_data)
            return
        # The catalogues they are made from are for whoever translates.
        for file in (Path(self.root) / TRANSLATIONS).glob("*.qm"):
            build_data["force_include"][str(file)] = f"handfoot_gui/{TRANSLATIONS}/{file.name}"
        self._tell_commit(build_data)
        if not self._is_wanted:
            return
        from mypyc.build import mypycify
        from setuptools import Distribution

        root = Path(self.root)
        kernel = sorted((root / GAME / "bots" / "kernel").glob("[a-z]*.py"))
        sources = [path.relative_to(root).as_posix() for path in kernel]
        sources += [f"{GAME}/rules/{name}.py" for name in RULES]
        folder = Path(tempfile.mkdtemp(prefix="handfoot-kernel-"))
        os.chdir(root)
        options = ["--ignore-missing-imports", "--config-file="]
        target = str(folder / "c")
        modules = mypycify([*options, *sources], opt_level="3", target_dir=target)
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
        command.ensure_finalized()
        command.run()
        for library in (folder / "lib").rglob("*"):
            if library.is_file():
                place = library.relative_to(folder / "lib").as_posix()
                build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
