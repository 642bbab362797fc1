"""English texts in other words: `python packaging/translations reword`."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from catalogues import translation_tool

CODE = '''"""A program."""


class Page:
    def said(self, cards: str, n: int) -> list[str]:
        return [
            self.tr("Lay them down as a meld."),
            self.tr("Lay them down as a meld."),
            self.tr(
                "Whoever wants to go out asks the partner: press the button that asks, which is "
                "above the hand.",
            ),
            self.tr("lay {points} point(s) or more", "", n),
            self.tr("&Open"),
            self.tr("Play", "verb"),
            self.tr("Play", "noun"),
            translate("Menu", "Look at the cards"),
            translate("Table", "Look at the cards"),
            self.tr("Pick up"),
            self.tr("It is there"),
            f"{self.tr('Inside a text')}",
            self.tr(
                "One part, "  # the first
                "and another"
            ),
        ]
'''
TESTS = '''"""Tests."""


def test_it() -> None:
    assert said(1) == "Lay them down as a meld."
    assert said(2) == "lay 50 points or more"
    assert said(3) == "Look at the cards"
    assert "press the button" in said(4)
    assert said(5) == "Open"
'''


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The commands of `python packaging/translations`."""
    return translation_tool()


@pytest.fixture
def root(tool: ModuleType, tmp_path: Path) -> Path:
    """A small program that is translated into German."""
    for name, text in (("handfoot_gui/page.py", CODE), ("tests/test_page.py", TESTS)):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, "utf-8")
    folder = tmp_path / "assets" / "translations"
    folder.mkdir(parents=True)
    keys = {place.key for place in _code(tool).places(CODE)} - {None}
    # One is of a text that is gone.
    messages = [tool.Message(*key) for key in (*keys, ("Former", "Pick up", ""))]
    made = [
        tool.replace(one, forms=("Deutsch: " + one.source,) * (1 + one.is_counted))
        for one in messages
    ]
    tool.write(folder / "handfoot_de.ts", "de", [tool.replace(m, is_finished=True) for m in made])
    tool.write(folder / "handfoot_en.ts", "en", tool.merged(messages, [], "en"))
    return tmp_path


def _code(tool: ModuleType) -> Any:
    """The module `rewording`, which is found beside the commands."""
    import rewording

    assert tool.Rewording is rewording.Rewording
    return rewording


def _german(tool: ModuleType, root: Path) -> dict[str, Any]:
    file = root / "assets" / "translations" / "handfoot_de.ts"
    return {message.source: message for message in tool.read(file)}


def reword(tool: ModuleType, root: Path, *rows: dict[str, Any], asked: tuple[str, ...] = ()) -> int:
    """Rewords a batch; gives what the command gives."""
    file = root / "rows.jsonl"
    file.write_text("\n".join(json.dumps(row) for row in rows), "utf-8")
    return int(tool.main(["--root", str(root), "reword", "--file", str(file), *asked]))


LONG = (
    "Before you go out, you ask your partner: press the button Ask, which you find above your "
    "own hand, and wait until the answer is there."
)


def test_the_glossary_stays_with_its_texts(tool: ModuleType, root: Path) -> None:
    file = root / "assets" / "translations" / tool.GLOSSARY
    words = {"de": "Deutsch: Pick up"}
    tool.glossary.write(
        file, [tool.glossary.Term("Pick up", "Take.", ("Page", "Pick up", ""), words)]
    )
    assert reword(tool, root, {"context": "Page", "old": "Pick up", "new": "Lift"}) == 0
    (term,) = tool.glossary.read(file)
    assert (term.english, term.key, term.words) == ("Lift", ("Page", "Lift", ""), words)


def test_a_batch_changes_code_catalogues_and_tests_together(
    tool: ModuleType, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asks = next(text for text in _german(tool, root) if text.startswith("Whoever"))
    before = _german(tool, root)
    done = reword(
        tool,
        root,
        {"context": "Page", "old": "Lay them down as a meld.", "new": "Lay “them” down."},
        {"old": asks, "new": LONG, "changed": True},
        {"old": "lay {points} point(s) or more", "new": "lay down at least {points} point(s)"},
        {"context": "Menu", "old": "Look at the cards", "new": "See the cards"},
        {"context": "Page", "old": "Play", "meaning": "noun", "new": "A play"},
        {"context": "Page", "old": "It is there", "new": "It’s there."},
        {"old": "Nowhere", "new": "There"},
        asked=("--tests",),
    )
    said = capsys.readouterr().out
    assert done == 1
    assert "refused: line 7: “Nowhere”: It is not found." in said
    code = (root / "handfoot_gui" / "page.py").read_text("utf-8")
    ast.parse(code)
    assert code.count('self.tr("Lay “them” down."),') == 2
    assert 'translate("Table", "Look at the cards")' in code
    assert 'self.tr("Play", "verb")' in code
    assert max(map(len, code.splitlines())) <= 100
    now = _german(tool, root)
    assert now["Lay “them” down."].forms == ("Deutsch: Lay them down as a meld.",)
    assert now["A play"].meaning == "noun"
    counted = now["lay down at least {points} point(s)"]
    assert (counted.is_finished, len(counted.forms)) == (True, 2)
    unfinished = {text: m for text, m in now.items() if not m.is_finished}
    # What means the same, but could not be right, is to be looked at, too.
    assert unfinished.keys() == {LONG, "It’s there."}
    assert unfinished[LONG].forms == before[asks].forms
    assert unfinished[LONG].note == f"Of “{asks}”."
    assert "line 6: Page “It is there”: It ends with “”" in said
    (english,) = tool.read(root / "assets" / "translations" / "handfoot_en.ts")
    assert english.forms == (
        "lay down at least {points} point",
        "lay down at least {points} points",
    )
    tests = (root / "tests" / "test_page.py").read_text("utf-8")
    assert 'said(1) == "Lay “them” down."' in tests
    assert 'said(3) == "Look at the cards"' in tests, "the table still says it"
    places = [line.split()[1] for line in said.splitlines() if line.startswith("test: ")]
    assert places == [f"tests/test_page.py:{line}" for line in (6, 7, 8)]
    capsys.readouterr()
    tool.check(root / "assets" / "translations", ["en", "de"], root)
    assert "update it" not in capsys.readouterr().out
    assert (
        reword(tool, root, {"context": "Menu", "old": "Look at the cards", "new": "See the cards"})
        == 0
    )
    assert "0 texts reworded, 1 were before, 0 refused." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("row", "why"),
    [
        (
            {"old": "Lay them down as a melt.", "context": "Page"},
            "“Lay them down as a meld.” is like it",
        ),
        ({"old": "Look at the cards"}, "It stands in Menu, Table: say which context."),
        ({"old": "Play"}, "with the meanings “noun”, “verb”: say which"),
        ({"old": "Pick up", "new": "It is there"}, "The new text is there already."),
        ({"old": "Pick up", "new": "Pick up"}, "Old and new are the same."),
        ({"old": "Pick up", "new": "Take {cards}"}, "{cards} is not in the old text."),
        ({"old": "Pick up", "new": "Take the card(s)"}, "The new text depends on a number"),
        ({"old": "Pick up", "new": "Take {"}, "A slot is broken"),
        ({"old": "Pick up", "new": "Take %1"}, "Its “%…” are ['%1'], not []."),
        ({"old": "&Open", "new": "Load"}, "Its key after “&” is missing"),
        ({"old": "lay {points} point(s) or more", "new": "lay point(s)"}, "{points} is missing."),
        (
            {"old": "lay {points} point(s) or more", "new": "lay ({points} point|points)"},
            "For several it has other slots: points.",
        ),
        ({"old": "Inside a text"}, "inside an f-string in handfoot_gui/page.py:"),
        ({"old": "One part, and another"}, "A comment stands between its parts"),
    ],
)
def test_what_cannot_be_reworded_is_refused_in_a_sentence(
    tool: ModuleType,
    root: Path,
    capsys: pytest.CaptureFixture[str],
    row: dict[str, Any],
    why: str,
) -> None:
    assert reword(tool, root, {"new": "Other words", **row}) == 1
    assert why in capsys.readouterr().out
    assert (root / "handfoot_gui" / "page.py").read_text("utf-8") == CODE


def test_rows_that_contradict_each_other_are_refused(
    tool: ModuleType, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    took, there = {"old": "Pick up", "new": "Take"}, {"old": "It is there", "new": "There"}
    rows = (took, {**took, "context": "Page"}, {**took, "new": "Grab"}, there, {"old": "&Open"})
    assert reword(
        tool, root, *rows, {**there, "old": "&Open", "new": "&There"}, asked=("--dry-run",)
    )
    said = capsys.readouterr().out
    assert "line 3: “Pick up”: Line 1 says it otherwise." in said
    assert "line 5: A line is" in said
    assert "3 texts can be reworded, 0 were before, 1 refused." in said
    alike = {"old": "It is there", "new": "Take"}
    assert reword(tool, root, took, alike, asked=("--dry-run",)) == 1
    assert capsys.readouterr().out.count("Two texts would become this one.") == 2


def test_the_code_stays_where_it_could_not_be_changed(
    tool: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = root / "handfoot_gui" / "page.py"

    def other(*_: Any) -> None:
        file.write_text(file.read_text("utf-8").replace("&Open", "&Load"), "utf-8")

    monkeypatch.setattr(_code(tool), "lay_out", other)
    with pytest.raises(RuntimeError, match="would not say"):
        reword(tool, root, {"old": "Pick up", "new": "Take"})
    assert file.read_text("utf-8") == CODE
    assert "Take" not in _german(tool, root)


def _update(tool: ModuleType, root: Path) -> None:
    tool.update(root / "assets" / "translations", ["de", "en"], root)


@pytest.mark.parametrize("is_there", [False, True])
def test_where_the_code_says_it_already_the_translations_follow(
    tool: ModuleType, root: Path, is_there: bool
) -> None:
    """As after a conflict, for which the catalogues of the other side were taken, or a merge."""
    code = root / "handfoot_gui" / "page.py"
    code.write_text(CODE.replace("Pick up", "Take the pile"), "utf-8")
    if is_there:
        file = root / "assets" / "translations" / "handfoot_de.ts"
        tool.write(file, "de", [*tool.read(file), tool.Message("Page", "Take the pile")])
    assert reword(tool, root, {"context": "Page", "old": "Pick up", "new": "Take the pile"}) == 0
    taken = _german(tool, root)["Take the pile"]
    assert (taken.forms, taken.is_finished) == (("Deutsch: Pick up",), True)


def _update(tool: ModuleType, root: Path) -> None:
    tool.update(root / "assets" / "translations", ["de", "en"], root)


def test_a_text_reworded_by_hand_is_behind_until_its_translation_is_proposed(
    tool: ModuleType, root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = root / "assets" / "translations"
    _update(tool, root)
    assert tool.check(folder, ["en", "de"], root) == 0
    file = root / "handfoot_gui" / "page.py"
    counted = "lay down {points} point(s) or more"
    reworded = CODE.replace("Lay them down as", "Lay these down as")
    file.write_text(reworded.replace("lay {points} point(s) or more", counted), "utf-8")
    capsys.readouterr()
    assert tool.check(folder, ["en", "de"], root) == 2
    assert capsys.readouterr().out.count("It has not the texts of the program; update it.") == 2
    _update(tool, root)
    proposed = _german(tool, root)["Lay these down as a meld."]
    assert (proposed.forms, proposed.is_finished) == (("Deutsch: Lay them down as a meld.",), False)
    assert len(_german(tool, root)[counted].forms) == 2
    capsys.readouterr()
    tool.check(folder, ["en", "de"], root)
    assert "update it" not in capsys.readouterr().out


LAYOUTS = """ASKED = "OLD"
NAMED = {"OLD": "a value that takes some room of the line", "b": "OLD"}


def said(self, translate):
    assert self.said() == "OLD"
    said(self.tr("OLD", "", 3), help=translate("Commands", "OLD"))
    if said:
        if translate:
            return self.told(self.answer("some words before it"), self.tr("OLD"), self.heard,
                             self.answer(self.tr("OLD"), players=4, sides=8, packs=12), "OLD",
                             self.told("so many words stand before it, there is no room", "OLD"),
                             0)  # fmt: skip
    return "OLD"
"""


@pytest.mark.parametrize("words", [2, 9, 11, 13, 18, 60])
def test_a_text_of_any_length_keeps_within_the_lines(
    tool: ModuleType, tmp_path: Path, words: int
) -> None:
    code = _code(tool)
    file = tmp_path / "said.py"
    file.write_text(LAYOUTS, "utf-8")
    text = " ".join(["pile’s \\ \"it\" 'or'\n", *["melds"] * words])
    olds = [place for place in code.places(LAYOUTS) if place.value == "OLD"]
    code.rewrite(file, {place.start: text for place in olds})
    code.lay_out([file], [text])
    made = file.read_text("utf-8")
    assert [p.value.replace(text, "OLD") for p in code.places(made)] == [
        place.value for place in code.places(LAYOUTS)
    ]
    assert ast.dump(ast.parse(made)) == ast.dump(ast.parse(LAYOUTS.replace('"OLD"', repr(text))))
    assert max(map(len, made.splitlines())) <= 100, made
    assert [line for line in made.splitlines() if line != line.rstrip()] == []
