"""An evening of a family in real browsers: two people hold their cards on phones, one sits at the
screen with a mouse, and a bot has the last seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from phone_page import Phone, next_tap, phone

if TYPE_CHECKING:
    from conftest import Serving
    from playwright.sync_api import Browser, Playwright

DEVICES: Final = {"Marta": "iPhone 13", "Josip": "Pixel 7"}
"""Who has a phone, and which."""
_MOST: Final = 400
"""Taps of an evening; one that needs more goes nowhere."""
_CUT_OFF: Final = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED")


class Evening:
    """The program with its person at the screen, and the phones."""

    def __init__(self, start: Callable[[], Serving], phones: dict[str, Phone]) -> None:
        self._start = start
        self.phones = phones
        self.taps: Counter[str] = Counter()
        self._prompts: dict[str, Counter[str]] = {name: Counter() for name in phones}
        self.open()

    def open(self) -> None:
        """Start the program."""
        self._program = self._start()
        assert self._program.line() == "ready"

    def tell(self, *words: str) -> Any:
        """The answer to a command of `serve_evening.py`."""
        self._program.tell(*words)
        return json.loads(self._program.line())

    def close(self) -> None:
        """Close the window, and wait until the program has ended."""
        assert self.tell("close") == "done"
        self._program.end()

    def scan(self) -> None:
        """Every phone scans its code, and shows its cards."""
        addresses = self.tell("addresses")
        assert addresses.keys() == self.phones.keys()
        for name, held in self.phones.items():
            held.open(addresses[name])

    def wait(self) -> dict[str, Any]:
        """How the game stands once a phone is to act, or the deal is over."""
        told: dict[str, Any] = self.tell("wait")
        assert told["seen"] == []
        if told["asked"] is not None:
            self.phones[told["asked"]].page.wait_for_selector("body[data-turn]")
        return told

    def play(self, is_there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Tap after tap of whoever is asked, until it *is_there* by what is told."""
        for _ in range(_MOST):
            told = self.wait()
            if is_there(told):
                return told
            assert not told["ended"], "the deal is over"
            name = told["asked"]
            held = self.phones[name]
            wanted = next_tap(held, self._prompts[name])
            assert wanted is not None, held.prompt
            held.tap(wanted)
            self.taps[name] += 1
        raise AssertionError(f"no end after {_MOST} taps: {told}")

    def hands(self) -> dict[str, list[str]]:
        """The names of the cards that each phone shows."""
        found = {}
        for name, held in self.phones.items():
            cards = held.page.query_selector_all("#hand .own")
            found[name] = [card.get_attribute("aria-label") or "" for card in cards]
        return found


@pytest.fixture
def evening(
    browser: Browser,
    playwright: Playwright,
    serve: Callable[..., Serving],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Evening]:
    monkeypatch.setenv("HANDFOOT_HOME", str(tmp_path))
    with ExitStack() as stack:
        phones = {
            name: stack.enter_context(phone(browser, playwright, device))
            for name, device in DEVICES.items()
        }
        yield Evening(lambda: serve("serve_evening.py"), phones)
        for held in phones.values():
            faults = [one for one in held.faults if not any(cut in one for cut in _CUT_OFF)]
            assert faults == []
            assert held.elsewhere() == []


def call(evening: Evening) -> None:
    """Marta calls something, which Josip reads and hears, until it goes by itself."""
    marta, josip = evening.phones["Marta"].page, evening.phones["Josip"].page
    at = "document.querySelector('#hand .own').getBoundingClientRect().top"
    josip.wait_for_selector("#hand .own")
    before = josip.evaluate(at)
    marta.click("#more")
    marta.click("#sheet button:has-text('Well played!')")
    said = "#called:has-text('Marta: Well played!')"
    josip.wait_for_selector(said)
    assert abs(josip.evaluate(at) - before) < 1, "no card moves under a finger"
    josip.wait_for_selector("#heard:has-text('Marta: Well played!')", state="attached")
    josip.wait_for_selector(said, state="detached")


def test_a_family_plays_an_evening_on_phones_and_at_the_screen(evening: Evening) -> None:
    # A whole deal of Raub, with its questions in silence.
    assert evening.tell("begin", "raub") == "raub"
    evening.scan()
    call(evening)
    told = evening.play(lambda told: told["ended"])
    assert told["presses"] > 3
    assert told["covers"] <= 1
    assert min(evening.taps.values()) > 4
    for held in evening.phones.values():
        held.page.wait_for_selector("body[data-ended]")
        assert held.page.query_selector_all("#totals tr")
    deal_next(evening)

    # The next game of the evening: nobody scans anything.
    assert evening.tell("begin", "hand-and-foot") == "hand-and-foot"
    told = evening.play(lambda told: told["moves"] > 9)
    assert told["covers"] <= 1

    # Somebody takes the cards to the screen, and wants them on the phone again.
    held = evening.phones[evening.wait()["asked"]]
    shown = evening.hands()
    assert evening.phones[evening.tell("fetch")] is held
    held.reach("gone")
    assert held.page.query_selector_all("#hand .own") == []
    held.page.click("#page .gold:has-text('Use this phone')")
    held.page.wait_for_selector("h1:has-text('The big screen is asking')")
    assert evening.tell("give") == "done"
    held.reach("open")
    assert evening.hands() == shown

    # All connections are killed while somebody has lifted cards.
    held = evening.phones[evening.wait()["asked"]]
    lifted = lift(held)
    assert evening.tell("drop") == "done"
    held.reach("open")
    assert set(lifted) < set(lift(held)), "what the program knows, not what the page had"
    moves = evening.play(lambda found: found["moves"] > told["moves"] + 2)["moves"]

    # The program is closed and goes on later: the phones come back by themselves.
    before = evening.hands()
    evening.close()
    for held in evening.phones.values():
        held.reach("lost")
    assert evening.hands() == before
    evening.open()
    assert evening.tell("continue") == "hand-and-foot"
    for held in evening.phones.values():
        held.reach("open")
    told = evening.wait()
    assert told["moves"] >= moves
    assert evening.hands() == before
    evening.play(lambda told: told["moves"] > moves + 2)

    # A third game, after the program was closed.
    assert evening.tell("begin", "manipulation") == "manipulation"
    told = evening.play(lambda told: told["presses"] + told["drags"] > 0)
    assert told["covers"] <= 1


def deal_next(evening: Evening) -> None:
    """The first phone presses for the next deal, which everybody sees."""
    first = next(iter(evening.phones.values()))
    first.page.click("#bar [data-role=primary]")
    for held in evening.phones.values():
        held.page.wait_for_selector("body:not([data-ended])")
    assert not evening.wait()["ended"]


def lift(held: Phone) -> list[str]:
    """Lift a card of the hand; all that are lifted then."""
    held.tap(held.page.query_selector_all("#hand .own[aria-pressed=false]")[0])
    assert held.lifted
    return held.lifted
