"""Which cases of the tests are tried before a change lands: as few as differ as much as can be."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest
from thorough import sampled

TESTS = Path(__file__).parent


def cases(*axes: str) -> list[frozenset[tuple[str, str]]]:
    """All combinations of the letters of some words."""
    return [frozenset((str(axis), one) for axis, one in enumerate(way)) for way in product(*axes)]


def shown(all_cases: list[frozenset[tuple[str, str]]], chosen: set[int]) -> set[tuple[str, str]]:
    """The values that are tried."""
    return {value for place in chosen for value in all_cases[place]}


@pytest.mark.parametrize("axes", [("abc", "xy"), ("ab", "vwxyz", "12"), ("abcd", "wxyz", "1234")])
def test_each_value_is_tried_with_as_few_cases_as_can_be(axes: tuple[str, ...]) -> None:
    all_cases = cases(*axes)
    chosen = sampled(all_cases, None)
    assert shown(all_cases, chosen) == {*frozenset().union(*all_cases)}
    assert len(chosen) == max(map(len, axes))


def test_so_many_cases_are_tried_and_they_differ_as_much_as_can_be() -> None:
    all_cases = cases("abcd", "wxyz")
    chosen = sampled(all_cases, 2)
    assert len(chosen) == 2
    assert len(shown(all_cases, chosen)) == 4
    assert len(sampled(all_cases, 99)) == 16


def test_of_a_list_of_one_kind_the_first_and_the_last_are_tried() -> None:
    assert sampled(cases("abcdefg"), 3) == {0, 3, 6}


def test_another_case_can_come_first() -> None:
    assert sampled(cases("abc"), 1, first=1) == {1}
    assert sampled(cases("abcdefg"), 2, first=5) == {5, 0}


PAGE = """
import pytest


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("page", [1, 2, 3])
def test_looks(language, page):
    pass


@pytest.mark.only_thorough
def test_dear():
    pass


@pytest.mark.parametrize("page", [1, 2, 3])
def test_plain(page):
    pass


@pytest.fixture
def qapp():
    pass


@pytest.mark.parametrize("page", range(7))
def test_window(qapp, page):
    pass


@pytest.mark.every_case
@pytest.mark.parametrize("page", range(7))
def test_secret(qapp, page):
    pass
"""


@pytest.mark.parametrize(
    ("options", "tried"), [((), 3 + 3 + 3 + 7), (("--thorough",), 6 + 1 + 3 + 7 + 7)]
)
def test_everything_is_tried_when_it_is_asked_for(
    tmp_path: Path, options: tuple[str, ...], tried: int
) -> None:
    (tmp_path / "test_page.py").write_text(PAGE, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "thorough", "-p", "no:cacheprovider"]
    place = ["--rootdir", str(tmp_path), "-c", "/dev/null", "-o", f"pythonpath={TESTS}"]
    done = subprocess.run(
        [*command, *place, *options, str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        cwd=TESTS,
        check=False,
    )
    assert f"{tried} passed" in done.stdout, done.stdout + done.stderr
