"""Every text a person reads can be translated: lupdate finds it, and nothing is left out."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

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


def _with_calls(path: Path, names: Iterable[str]) -> ast.Module:
    """A module, or an empty one where none of *names*, of what may be called, stands in it."""
    source = path.read_text("utf-8")
    is_asked = re.search(rf"\b({'|'.join(names)})\b", source)
    return ast.parse(source if is_asked else "")


def _asked(node: ast.AST, inside: str = "") -> Iterator[tuple[str, str]]:
    """The literal texts below *node* that are given to tr or translate, each with its context,
    which is the class they stand in or what is named before them."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            name = getattr(child.func, "attr", getattr(child.func, "id", ""))
            texts = [getattr(one, "value", None) for one in child.args[:2]]
            match name, texts:
                case "tr", [str(text), *_]:
                    yield inside, text
                case "translate", [str(context), str(text)]:
                    yield context, text
        yield from _asked(child, child.name if isinstance(child, ast.ClassDef) else inside)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, ElementTree.Element]]:
    """The messages lupdate finds, each with its context."""
    target = tmp_path_factory.mktemp("texts") / "all.ts"
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([lupdate, *map(str, FILES), "-ts", str(target)], check=True, capture_output=True)
    return [
        (context.findtext("name", ""), message)
        for context in ElementTree.parse(target).iter("context")
        for message in context.iter("message")
    ]


def test_lupdate_finds_every_text_where_it_is_asked_for_at_run_time(
    found: list[tuple[str, ElementTree.Element]],
) -> None:
    sources = {(context, message.findtext("source", "")) for context, message in found}
    asked = {one for path in FILES for one in _asked(ast.parse(path.read_text("utf-8")))}
    assert len(asked) > 300
    assert asked - sources == set()
    assert [context for context, _ in sources if not context.isidentifier()] == []


def test_one_meaning_is_one_text(found: list[tuple[str, ElementTree.Element]]) -> None:
    """What means two things has a disambiguation; what many places say has a context they share."""
    contexts: dict[tuple[str, str], set[str]] = {}
    for context, message in found:
        text = message.findtext("source", ""), message.findtext("comment", "")
        contexts.setdefault(text, set()).add(context)
    assert {text: found_in for text, found_in in contexts.items() if len(found_in) > 1} == {}


def renamed(path: Path) -> Iterator[str]:
    """Where what translates gets a name by which lupdate does not know it."""
    for node in ast.walk(_with_calls(path, ("tr", "translate"))):
        if not isinstance(node, ast.Assign):
            continue
        (to,), what = node.targets[:1], node.value
        both = [(to, what)]
        if isinstance(to, ast.Tuple) and isinstance(what, ast.Tuple):
            both = list(zip(to.elts, what.elts, strict=True))
        for name, value in both:
            asked = value.attr if isinstance(value, ast.Attribute) else ""
            if asked == "tr" or (asked == "translate" and ast.unparse(name) != asked):
                yield f"{path}:{node.lineno}: {ast.unparse(name)}"


def test_what_translates_keeps_the_name_that_lupdate_knows() -> None:
    assert [place for path in FILES for place in renamed(path)] == []


def literal_texts(path: Path) -> Iterator[str]:
    """Where a widget gets a text that nobody can translate."""
    for node in ast.walk(_with_calls(path, SETTERS)):
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


CUTTING = {
    "lower", "upper", "casefold", "capitalize", "title", "startswith", "endswith", "split",
    "partition", "rpartition", "removeprefix", "removesuffix",
}  # fmt: skip
"""What takes a text for English."""


GIVE_TEXTS = ("tr", "translate", "filled", "labelled", "line_name")


def taken_apart(path: Path) -> Iterator[str]:
    """Where code cuts a translated text, or changes its letters."""
    for scope in ast.walk(_with_calls(path, GIVE_TEXTS)):
        if not isinstance(scope, ast.FunctionDef):
            continue
        texts = {
            target.id
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign) and _is_text(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(scope):
            match node:
                case ast.Attribute(value=value, attr=attr) if attr in CUTTING:
                    is_cut = _is_text(value, texts)
                case ast.Subscript(value=value, slice=ast.Slice()):
                    is_cut = _is_text(value, texts)
                case _:
                    is_cut = False
            if is_cut:
                yield f"{path}:{node.lineno}: {ast.unparse(node)}"


def _is_text(node: ast.AST, names: set[str]) -> bool:
    """Whether *node* asks for a translation, or is one of *names* that hold one."""
    if isinstance(node, ast.Name):
        return node.id in names
    if not isinstance(node, ast.Call):
        return False
    called = getattr(node.func, "attr", getattr(node.func, "id", ""))
    return called in GIVE_TEXTS


def test_no_translated_text_is_taken_apart() -> None:
    assert [place for path in FILES for place in taken_apart(path)] == []
