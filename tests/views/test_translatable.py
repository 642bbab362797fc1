"""Every text a person reads can be translated: lupdate finds it, and nothing is left out."""

from __future__ import annotations

import ast
import html
import re
import subprocess
import sys
from pathlib import Path

import pytest

import handfoot_gui

PACKAGE = Path(handfoot_gui.__file__).parent
FILES = sorted(
    [*PACKAGE.glob("ui/**/*.py"), *PACKAGE.rglob("view/*.py"), *PACKAGE.rglob("text/*.py")]
)

SETTERS = {
    "setText", "setWindowTitle", "setToolTip", "setPlaceholderText", "setAccessibleName",
    "setAccessibleDescription", "setStatusTip", "addAction", "addMenu", "setTitle", "QAction",
    "QLabel", "QPushButton", "label", "Button",
}  # fmt: skip
"""Calls whose text arguments people read."""


def _translated(path: Path) -> set[str]:
    """The literal texts that are given to tr or translate."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        place = {"tr": 0, "translate": 1}.get(name)
        if place is not None and len(node.args) > place:
            text = node.args[place]
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                found.add(text.value)
    return found


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The texts lupdate finds."""
    target = tmp_path_factory.mktemp("texts") / "all.ts"
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([lupdate, *map(str, FILES), "-ts", str(target)], check=True, capture_output=True)
    found = re.findall(r"<source>(.*?)</source>", target.read_text("utf-8"), re.DOTALL)
    return {html.unescape(text) for text in found}


def test_lupdate_finds_every_text_that_is_translated_at_run_time(sources: set[str]) -> None:
    asked = {text for path in FILES for text in _translated(path)}
    assert len(asked) > 300
    assert asked - sources == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_widget_gets_a_literal_text(path: Path) -> None:
    wrong = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name not in SETTERS:
            continue
        for argument in node.args:
            is_text = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            if is_text and re.search(r"[A-Za-z]{2}", argument.value):  # type: ignore[attr-defined]
                wrong.append(f"line {argument.lineno}: {argument.value!r}")  # type: ignore[attr-defined]
    assert wrong == []
