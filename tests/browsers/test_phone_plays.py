"""Whole deals, played on phones by taps alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest
from phone_page import DEVICES, next_tap, phone

if TYPE_CHECKING:
    from conftest import Serving
    from playwright.sync_api import Browser, Playwright

# Each game on a kind of phone of its own, and each language on one.
FEW: Final = (
    ("hand-and-foot", "iPhone SE", "de"),
    ("raub", "Pixel 7 landscape", "hr"),
    ("manipulation", "iPad Mini", "cs"),
    ("high-tricks", "iPhone 13", "fr"),
    ("manipulation", "Pixel 7", "sr_Latn"),
)
GAMES: Final = ("hand-and-foot", "raub", "manipulation", "high-tricks")
LANGUAGES: Final = ("en", "hr", "sr_Latn", "de", "fr", "cs", "it", "es")
_MOST: Final = 160
"""Taps for one deal; a deal that needs more goes nowhere."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A few deals, or with `--every-device` one of every game on every kind of phone: five of the
    eight languages for each game, and others on each phone."""
    found = FEW
    if metafunc.config.getoption("--every-device"):
        found = tuple(
            (game, device, LANGUAGES[(number + place) % len(LANGUAGES)])
            for number, game in enumerate(GAMES)
            for place, device in enumerate(DEVICES)
        )
    metafunc.parametrize(("game", "device", "language"), found)


def test_a_whole_deal_by_taps(
    browser: Browser,
    playwright: Playwright,
    serve: Callable[..., Serving],
    game: str,
    device: str,
    language: str,
) -> None:
    served = serve("serve.py", game, "1", "--pace", "1", "--language", language)
    wrong: dict[str, Any] = {}
    seen: Counter[str] = Counter()
    with phone(browser, playwright, device) as held:
        held.open(served.line())
        page = held.page
        for tap in range(_MOST):
            page.wait_for_selector("body[data-turn], body[data-ended]")
            if page.query_selector("body[data-ended]"):
                break
            found = held.measured()
            if found["wrong"]:
                wrong[f"{tap}: {held.prompt}"] = found["wrong"]
            wanted = next_tap(held, seen)
            assert wanted is not None, held.prompt
            held.tap(wanted)
        assert page.query_selector("body[data-ended]"), f"no end after {_MOST} taps: {held.prompt}"
        assert page.query_selector_all("#totals tr")
        assert wrong == {}
        assert held.faults == []
        assert held.elsewhere() == []
