"""Nothing in the window is markup, and tool tips and titles are set in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import handfoot_gui

PACKAGE = Path(handfoot_gui.__file__).parent

TIPS: Final = "ui/widgets/labels.py"
LABELS: Final = "ui/widgets/labels.py"
CALLS: Final = {
    "setToolTip": "say `set_tip` of ui.widgets.labels",
    "showText": "say `show_tip` of ui.widgets.labels",
    "setWindowTitle": "say `set_title` of ui.widgets.labels",
    "setStatusTip": "nothing here has status tips",
    "setWhatsThis": "nothing here has such help",
    "setHtml": "put the text together piece by piece",
    "insertHtml": "put the text together piece by piece",
    "appendHtml": "put the text together piece by piece",
    "setMarkdown": "put the text together piece by piece",
    "insertMarkdown": "put the text together piece by piece",
}
GUESSING: Final = {
    "QErrorMessage", "QGraphicsTextItem", "QInputDialog", "QMessageBox", "QProgressDialog",
    "QSplashScreen", "QStaticText", "QTextBrowser", "QTextEdit", "QWhatsThis", "QWizardPage",
}  # fmt: skip
"""What guesses whether a text is markup, or shows markup."""


def faults(tree: ast.Module, name: str) -> Iterator[str]:
    """What a module does that only the modules for it may do."""
    for node in ast.walk(tree):
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        match node:
            case ast.Call(func=ast.Attribute(attr=called)) if called in CALLS and name != TIPS:
                yield f"{where}: {called}; {CALLS[called]}"
            case ast.Call(func=ast.Name(id="QLabel"), args=[_, *_]):
                yield f"{where}: a label that guesses; say `label` of ui.widgets.labels"
            case ast.ClassDef(bases=[ast.Name(id="QLabel"), *_]) if name != LABELS:
                yield f"{where}: a label of its own; its texts would be guessed at"
            case ast.Attribute(attr="RichText" | "AutoText" | "MarkdownText"):
                yield f"{where}: a text that is read as markup"
            case ast.ImportFrom(names=names):
                for one in names:
                    if one.name in GUESSING:
                        yield f"{where}: {one.name} reads texts as markup"
                    if one.name == "QToolTip" and name != TIPS:
                        yield f"{where}: QToolTip; say `show_tip` of ui.widgets.labels"


def tips_as_data(tree: ast.Module, name: str) -> Iterator[str]:
    """Tool tips of rows of a list that were not made by `tip_of`."""
    for node in ast.walk(tree):
        match node:
            case ast.match_case(pattern=ast.MatchValue(value=ast.Attribute(attr="ToolTipRole"))):
                told = [n.value for n in ast.walk(node) if isinstance(n, ast.Return)]
            case ast.Call(
                func=ast.Attribute(attr="setItemData" | "setData"), args=[*_, told_, role]
            ):
                is_tip = isinstance(role, ast.Attribute) and role.attr == "ToolTipRole"
                told = [told_] if is_tip else []
            case _:
                continue
        for value in told:
            match value:
                case ast.Call(func=ast.Name(id="tip_of")):
                    pass
                case _:
                    yield f"{name}:{node_line(value)}: a tip of a row; say `tip_of`"


def node_line(node: ast.expr | None) -> int:
    return getattr(node, "lineno", 0)


def test_no_module_shows_text_that_may_be_markup() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        tree, name = ast.parse(path.read_text("utf-8")), path.relative_to(PACKAGE).as_posix()
        found += [*faults(tree, name), *tips_as_data(tree, name)]
    assert found == []


@pytest.mark.parametrize(
    "careless",
    [
        "button.setToolTip(name)",
        "button.setToolTip(f'{name} plays')",
        "QToolTip.showText(at, name, self)",
        "from PySide6.QtWidgets import QToolTip",
        "from PySide6.QtWidgets import QMessageBox",
        "window.setWindowTitle(name)",
        "QLabel(name)",
        "class Told(QLabel): pass",
        "text.setTextFormat(Qt.TextFormat.RichText)",
        "document.setHtml(name)",
        "field.setItemData(row, name, Qt.ItemDataRole.ToolTipRole)",
        "def data():\n match role:\n  case Qt.ItemDataRole.ToolTipRole:\n   return name",
    ],
)
def test_the_guard_sees_what_is_careless(careless: str) -> None:
    tree = ast.parse(careless)
    assert [*faults(tree, "ui/a.py"), *tips_as_data(tree, "ui/a.py")] != []
