"""Which cases of the tests are tried before every change, and which only with ``--thorough``.

Many tests go through all rule sets, languages, pages, sizes and looks, and most of them cost more
than all that others do together. Before a change lands, some of their cases are enough, as unlike
each other as can be: so many as their marks say, and of those that show a window a third. With
``--thorough``, each night, all of them are tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest
from sampling import be_thorough

SAMPLED: Final = "sampled"
ONLY_THOROUGH: Final = "only_thorough"
EVERY_CASE: Final = "every_case"
A_WINDOW: Final = "qapp"
"""The fixture of all tests that show one."""
FIGURES_ONLY: Final = ("california", "demeritt", "rasa")
"""Named versions whose table, cards and papers are those of others with other figures. Their rules,
scores and words are tried with all others; how they look, where `--every-version` asks for it."""

_MARKS: Final = (
    f"{SAMPLED}(most): of its cases only so many are tried without --thorough, else as few as show"
    " each value once",
    f"{ONLY_THOROUGH}: tried with --thorough only, as a cheaper test holds most of what it holds",
    f"{EVERY_CASE}: shows a window, and all its cases are tried without --thorough, too, as they"
    " hold what nobody may see or lose",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """All cases; and how the versions look that look like others."""
    group = parser.getgroup("handfoot")
    group.addoption("--thorough", action="store_true", help="try all cases of all tests")
    versions = "look at windows and paper of named versions that differ from others by figures only"
    group.addoption("--every-version", action="store_true", help=versions)


def pytest_configure(config: pytest.Config) -> None:
    """What the marks mean; and whether all is wanted, before any test is read."""
    if config.getoption("--thorough"):
        be_thorough()
    for mark in _MARKS:
        config.addinivalue_line("markers", mark)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not asked for."""
    if config.getoption("--thorough"):
        return
    left = set() if config.getoption("--every-version") else set(_like_others(items))
    left |= {item for item in items if item.get_closest_marker(ONLY_THOROUGH)}
    left |= set(_not_sampled([item for item in items if item not in left]))
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def _like_others(items: Iterable[pytest.Item]) -> Iterable[pytest.Item]:
    """Tests of how versions look that look like others."""
    shown = Path(__file__).parent / "views", Path(__file__).parent / "model" / "test_sheet_pages.py"
    for item in items:
        if any(item.path.is_relative_to(place) for place in shown):
            case = item.name.partition("[")[2]
            if any(name in case for name in FIGURES_ONLY):
                yield item


def _not_sampled(items: Iterable[pytest.Item]) -> Iterable[pytest.Item]:
    """The cases of sampled tests, and of tests that show windows, that are left out."""
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for name, cases in tests.items():
        mark, first = cases[0].get_closest_marker(SAMPLED), 0
        if mark is not None:
            most = mark.args[0] if mark.args else None
        elif _shows_a_window(cases[0]):
            # Not the same game or language of every test.
            most, first = -(-len(cases) // 3), crc32(name.encode()) % len(cases)
        else:
            continue
        chosen = sampled([_values(case) for case in cases], most, first)
        yield from (case for number, case in enumerate(cases) if number not in chosen)


def _shows_a_window(item: pytest.Item) -> bool:
    """Whether a test shows a window, which costs, and nothing that nobody may see or lose."""
    assert isinstance(item, pytest.Function)
    return A_WINDOW in item.fixturenames and item.get_closest_marker(EVERY_CASE) is None


def _values(item: pytest.Item) -> frozenset[tuple[str, str]]:
    """What a case is about: each of its parameters, and each part of one that is a tuple."""
    found: set[tuple[str, str]] = set()
    assert isinstance(item, pytest.Function)
    for name, value in item.callspec.params.items():
        parts = value if isinstance(value, tuple) else (value,)
        if isinstance(value, (tuple, str, int, float)):
            found |= {(f"{name} {place}", str(part)) for place, part in enumerate(parts)}
        else:
            found.add((name, str(item.callspec.indices[name])))
    return frozenset(found)


def sampled(
    cases: Sequence[frozenset[tuple[str, str]]], most: int | None, first: int = 0
) -> set[int]:
    """The places of at most so many *cases*, each with the most values that none before has.

    None: as few as show every value. Where no case has a new value, those far from the others are
    taken, so that lists of one kind are tried from the *first* to the last.
    """
    seen: set[tuple[str, str]] = set()
    chosen: list[int] = []
    rest = [*range(first, len(cases)), *range(first)]
    while rest and (most is None or len(chosen) < most):
        new = max(len(cases[place] - seen) for place in rest)
        if most is None and not new:
            break
        best = max(
            (place for place in rest if len(cases[place] - seen) == new),
            key=lambda place: min((abs(place - other) for other in chosen), default=0),
        )
        chosen.append(best)
        rest.remove(best)
        seen |= cases[best]
    return set(chosen)
