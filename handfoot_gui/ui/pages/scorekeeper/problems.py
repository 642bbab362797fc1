"""What is wrong with the deal being entered, as lines below its fields."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.scorekeeping import EntryProblem, Weight
from handfoot_gui.core.text.scorekeeping import AnyTerms
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.labels import SignLabel, breakable, label
from handfoot_gui.ui.widgets.theme import Look, Role, Theme


def problem_ink(theme: Theme, problem: EntryProblem) -> str:
    """What cannot be is said in the colour of warnings."""
    return theme.warn if problem.weight is Weight.IMPOSSIBLE else theme.text


def list_problems(
    rows: QVBoxLayout, look: Look, terms: AnyTerms, problems: Iterable[EntryProblem]
) -> None:
    """Fill *rows* anew with *problems*, but for what is only missing: that is said one by one."""
    while (old := rows.takeAt(0)) is not None:
        widget = old.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    for problem in problems:
        if problem.weight is Weight.MISSING:
            continue
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        ink = problem_ink(look.theme, problem)
        row.addWidget(SignLabel(look, Sign.WARNING, ink))
        said = label(look, breakable(terms.problem(problem)), Role.BODY, ink=ink, wraps=True)
        said.setObjectName("problem")
        row.addWidget(said, 1)
        rows.addWidget(holder)
