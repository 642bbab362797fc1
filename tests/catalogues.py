"""The commands of `python packaging/translations`, and catalogues made with them for tests."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / "packaging" / "translations"
KEPT = ROOT / "assets" / "translations" / "handfoot_de.ts"


@cache
def translation_tool() -> ModuleType:
    """The module with the commands."""
    sys.path.append(str(TOOLS))
    spec = importlib.util.spec_from_file_location("translations", TOOLS / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@cache
def all_texts() -> tuple[Any, ...]:
    """Every text of the program, as it is found in its code, which takes seconds."""
    return tuple(translation_tool().texts_of_program())


def make_translation(folder: Path, code: str, translated: Callable[[str], str]) -> None:
    """Put into *folder* a translation of every text of the program, made with *translated*.

    A catalogue that is kept has all of them, and is read in a moment.
    """
    tool = translation_tool()
    messages = [
        replace(
            message,
            forms=tuple(translated(form) for form in tool.english_forms(message.source))
            if message.is_counted
            else (translated(message.source),),
            is_finished=True,
        )
        for message in tool.read(KEPT)
    ]
    tool.write(folder / f"handfoot_{code}.ts", code, messages)
    tool.compile_all(folder, folder)
