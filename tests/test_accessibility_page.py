"""The page on who can use the program names tests that are there, and each criterion once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from heard_events import rows as rows_heard

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "handfoot_gui/ui/ACCESSIBILITY.md"
_CRITERIA_OF: Final = {
    "1.1": (1,),
    "1.2": (1, 2, 3, 4, 5),
    "1.3": (1, 2, 3, 4, 5),
    "1.4": (1, 2, 3, 4, 5, 10, 11, 12, 13),
    "2.1": (1, 2, 4),
    "2.2": (1, 2),
    "2.3": (1,),
    "2.4": (1, 2, 3, 4, 5, 6, 7, 11),
    "2.5": (1, 2, 3, 4, 7, 8),
    "3.1": (1, 2),
    "3.2": (1, 2, 3, 4, 6),
    "3.3": (1, 2, 3, 4, 7, 8),
    "4.1": (2, 3),
}
CRITERIA: Final = [f"{part}.{number}" for part, some in _CRITERIA_OF.items() for number in some]
"""Of levels A and AA in WCAG 2.2."""
VERDICTS: Final = {"met", "partly", "not met", "not asked"}


def rows(title: str) -> list[tuple[str, str, str]]:
    """What each criterion of the part *title* is said to be, and why."""
    part = PAGE.read_text("utf-8").partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    cells = [
        line.strip("| ").split(" | ") for line in part.splitlines() if re.match(r"\| \d", line)
    ]
    return [(criterion, verdict, why) for criterion, verdict, why in cells]


def numbers(text: str) -> list[str]:
    """The criteria that *text* names, ranges taken apart."""
    found: list[str] = []
    for first, last in re.findall(r"\b(\d\.\d\.\d+)(?:–\d\.\d\.(\d+))?", text):
        start, _, low = first.rpartition(".")
        found += [f"{start}.{number}" for number in range(int(low), int(last or low) + 1)]
    return found


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"`(tests/[^`]+)`", PAGE.read_text("utf-8")))
    assert len(named) > 20
    assert not [path for path in named if not (ROOT / path).is_file()]


def test_every_criterion_is_judged_once_for_the_program_and_once_for_the_phone() -> None:
    rest = PAGE.read_text("utf-8").partition("\nNot asked of either: ")[2].partition("\n## ")[0]
    of_both, _, of_phone = rest.partition("On the phone ")
    for title, besides in (
        ("The program", of_both),
        ("The page on a phone", of_both + of_phone),
    ):
        judged = [one for criterion, _, _ in rows(title) for one in numbers(criterion)]
        judged += [one for one in numbers(besides) if one != "4.1.1"]
        assert sorted(judged) == sorted(CRITERIA), set(judged) ^ set(CRITERIA)


def test_each_verdict_has_its_reason() -> None:
    for title in ("The program", "The page on a phone"):
        for criterion, verdict, why in rows(title):
            assert verdict in VERDICTS, criterion
            assert why, criterion
            if verdict == "met":
                assert "`tests/" in why or re.search("looked at|only|buttons are|no sound", why)


def test_the_page_has_what_orca_was_heard_to_speak() -> None:
    part = PAGE.read_text("utf-8").partition("\n## Spoken by Orca\n")[2].partition("\n## ")[0]
    rows = [line for line in part.splitlines() if line.startswith("| ")][1:]
    assert rows == rows_heard(), "\n".join(rows_heard())
