"""What a screen reader finds on the page, kept as texts; and the way of the focus through it.

`HANDFOOT_SPOKEN=write` writes the texts anew.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from phone_page import phone
from shown_states import STATES

if TYPE_CHECKING:
    from conftest import States
    from playwright.sync_api import Browser, Playwright

_KEPT: Final = Path(__file__).parent / "spoken"
_NAME: Final = (
    "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
)


def test_every_state_is_spoken_as_it_was(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    found = {}
    states.do("forget", "lay")
    with phone(browser, playwright) as held:
        held.page.goto(states.address("lay"))
        held.reach("joined")
        found["joined"] = held.page.locator("body").aria_snapshot()
        held.page.click("#page .gold")
        for state, shown in STATES.items():
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{shown.at}']")
            found[state] = held.page.locator("body").aria_snapshot()
        states.do("show", "lay", "lay")
        held.page.click("#more")
        found["sheet"] = held.page.locator("#sheet").aria_snapshot()
    if os.environ.get("HANDFOOT_SPOKEN") == "write":
        for state, said in found.items():
            (_KEPT / f"{state}.txt").write_text(said + "\n", "utf-8")
    kept = {path.stem: path.read_text("utf-8").strip() for path in _KEPT.glob("*.txt")}
    assert found == kept


@pytest.mark.parametrize("state", ["lay", "raub-trick", "manipulation"])
def test_the_focus_goes_from_the_table_over_the_hand_to_the_golden_button(
    browser: Browser, playwright: Playwright, states: States, state: str
) -> None:
    with phone(browser, playwright) as held:
        held.open(states.address(state))
        names = []
        held.page.evaluate("document.activeElement.blur()")
        while len(names) < 60:
            held.page.keyboard.press("Tab")
            name = held.page.evaluate(_NAME)
            if names and (name == names[0] or not held.page.evaluate("document.hasFocus()")):
                break
            if held.page.evaluate("document.activeElement === document.body"):
                break
            names.append(name)
    shown = STATES[state]
    assert names[0] == "More choices"
    hand = [card.name for card in shown.hand]
    first = names.index(hand[0])
    assert names[first : first + len(hand)] == hand
    assert names[-1] == shown.buttons[-1].text


def test_the_focus_stays_on_its_card_while_the_table_changes(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    states.do("forget", "lay")
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        for state, stays in {"waiting": "4", "discard": "4", "lay": "4"}.items():
            held.page.focus("#hand li[data-key='4'] .own")
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{STATES[state].at}']")
            key = held.page.evaluate("document.activeElement.parentElement.dataset.key")
            assert key == stays
    states.do("forget", "lay")
