"""Every text a person reads can be translated: lupdate finds it, and nothing is left out."""

from __future__ import annotations

import ast
import html
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import handfoot_gui

PACKAGE = Path(handfoot_gui.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))

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


def literal_texts(path: Path) -> Iterator[str]:
    """Where a widget gets a text that nobody can translate."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if getattr(node.func, "attr", getattr(node.func, "id", "")) not in SETTERS:
            continue
        for argument in node.args:
            text = argument.value if isinstance(argument, ast.Constant) else None
            if isinstance(text, str) and re.search(r"[A-Za-z]{2}", text):
                yield f"{path}:{argument.lineno}: {text!r}"


def test_no_widget_gets_a_literal_text() -> None:
    assert [place for path in FILES for place in literal_texts(path)] == []
