"""Whole deals, played on phones by taps alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree

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
TRANSLATED: Final = ("hand-and-foot", "raub", "manipulation")
"""The fourth is an example, and in English alone."""
GAMES: Final = ("hand-and-foot", "raub", "manipulation", "high-tricks")
_ROLES: Final = {
    "banner", "button", "cell", "dialog", "disabled", "heading", "level", "list", "listitem",
    "main", "paragraph", "pressed", "region", "row", "rowgroup", "rowheader", "slider", "status",
    "table", "text", "group", "image", "mixed", "checked", "strong", "emphasis", "term",
    "definition", "separator",
}  # fmt: skip
LANGUAGES: Final = ("en", "hr", "sr_Latn", "de", "fr", "cs", "it", "es")
CATALOGUES: Final = Path(__file__).parents[2] / "assets" / "translations"
_WORD: Final = re.compile(r"[^\W\d_]{4,}")
_EACH: Final = 12
"""Taps after which it is listened once more."""
_MOST: Final = 160
"""Taps for one deal; a deal that needs more goes nowhere."""


def only_english(language: str) -> set[str]:
    """Words that the program has in English, and in no text of *language*."""
    sources, translations = set[str](), set[str]()
    if language == "en":
        return sources
    for message in ElementTree.parse(CATALOGUES / f"handfoot_{language}.ts").iter("message"):
        for kind, found in (("source", sources), ("translation", translations)):
            text = " ".join("".join(part.itertext()) for part in message.iter(kind))
            found.update(_WORD.findall(text.casefold()))
    return sources - translations


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
    heard: set[str] = set()
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
            if tap % _EACH == 0:
                heard.update(_WORD.findall(page.locator("body").aria_snapshot().casefold()))
            wanted = next_tap(held, seen)
            assert wanted is not None, held.prompt
            held.tap(wanted)
        assert page.query_selector("body[data-ended]"), f"no end after {_MOST} taps: {held.prompt}"
        assert page.query_selector_all("#totals tr")
        heard.update(_WORD.findall(page.locator("body").aria_snapshot().casefold()))
        if game in TRANSLATED:
            # Roles are named in English, whatever a reader calls them.
            assert heard & only_english(language) - _ROLES == set()
        assert wrong == {}
        assert held.faults == []
        assert held.elsewhere() == []
