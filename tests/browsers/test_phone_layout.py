"""The page at the sizes of phones: nothing cut, covered, too small or hard to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from phone_page import DEVICES, phone, script
from shown_states import STATES

if TYPE_CHECKING:
    from conftest import States
    from playwright.sync_api import Browser, Playwright


_SCROLLS = {("iPhone SE", 40), ("Pixel 7 landscape", 40), ("Pixel 7 landscape", 26)}
"""Where a hand of so many cards may be scrolled."""
_SCROLLED: Final = ("iPhone SE", "eight")
"""With seven others on so low a phone 26 cards may be, too: each is still seen."""


_SMALL: Final = """() => [...document.querySelectorAll('#sheet button, #sheet input')]
    .map(control => [control.textContent, control.getBoundingClientRect()])
    .filter(([_, { width, height }]) => width && (width < 43.9 || height < 43.9))
    .map(([name, { width, height }]) => `${name}: ${width} × ${height}`)"""
"""What a finger hardly meets beside the table."""


@pytest.mark.parametrize("device", DEVICES)
def test_every_state_fits(
    browser: Browser, playwright: Playwright, states: States, device: str
) -> None:
    wrong = {}
    with phone(browser, playwright, device) as held:
        held.open(states.address("lay"))
        for state in STATES:
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{STATES[state].at}']")
            found = held.measured()
            may_scroll = (device, found["cards"]) in _SCROLLS or (device, state) == _SCROLLED
            if found["scrolls"] and not may_scroll:
                found["wrong"].append("the hand is scrolled")
            if found["wrong"]:
                wrong[state] = found["wrong"]
        assert wrong == {}
        states.do("show", "lay", "lay")
        held.page.click("#more")
        assert held.page.evaluate(_SMALL) == []
        assert held.faults == []
        assert held.elsewhere() == []
    states.do("forget", "lay")


def test_forty_cards_are_seen_at_once_on_a_small_phone(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    small = {"width": 360, "height": 640}
    with phone(browser, playwright, viewport=small) as held:
        for state in ("draw-40", "lifted-40"):
            held.open(states.address(state))
            found = held.measured()
            assert found == {"wrong": [], "scrolls": False, "cards": 40}
            held.page.evaluate("sessionStorage.clear()")


@pytest.mark.parametrize("contrast", ["no-preference", "more"])
def test_every_text_stands_out(
    browser: Browser, playwright: Playwright, states: States, contrast: str
) -> None:
    poor = {}
    with phone(browser, playwright, contrast=contrast) as held:
        held.page.goto(states.address("lay"))
        held.reach("joined")
        poor["joined"] = held.page.evaluate(script("contrast"))
        held.page.click("#page .gold")
        for state in STATES:
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{STATES[state].at}']")
            poor[state] = held.page.evaluate(script("contrast"))
        held.page.click("#more")
        poor["sheet"] = held.page.evaluate(script("contrast"))
        states.do("dismiss", "lay")
        held.reach("gone")
        poor["gone"] = held.page.evaluate(script("contrast"))
    states.do("forget", "lay")
    assert {state: texts for state, texts in poor.items() if texts} == {}


def test_text_follows_the_phone_and_the_choice(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    high = "parseFloat(getComputedStyle(document.querySelector('#prompt')).fontSize)"
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        usual = held.page.evaluate(high)
        held.page.click("#more")
        held.page.click("#sheet .sizes .large")
        held.page.click("#sheet > .gold")
        assert held.page.evaluate(high) == pytest.approx(1.25 * usual)
        assert held.measured()["wrong"] == []


_FURTHER_APART: Final = """css => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  return getComputedStyle(document.querySelector('#prompt')).letterSpacing;
}"""


def test_text_may_be_set_further_apart(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    """By whoever reads that more easily, as far as the guidelines ask (1.4.12)."""
    css = "* { line-height: 1.5 !important; letter-spacing: .12em !important;"
    css += " word-spacing: .16em !important } p { margin-bottom: 2em !important }"
    wrong = {}
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        assert held.page.evaluate(_FURTHER_APART, css) != "normal"
        for state, shown in STATES.items():
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{shown.at}']")
            if found := held.measured()["wrong"]:
                wrong[state] = found
    states.do("forget", "lay")
    assert wrong == {}


def test_ranks_stay_together_where_that_costs_no_row(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    asked = """async ([ranks, wide, high]) => {
      const {handLayout} = await import('/layout.js');
      const rows = [];
      const { places } = handLayout(ranks, wide, high);
      places.forEach(({ line }, at) => { rows[line] = (rows[line] ?? '') + ranks[at]; });
      return rows;
    }"""
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        rows = [
            held.page.evaluate(asked, [list(ranks), 366, 400])
            for ranks in ("KQJT99986542X", "KKQQJJTTT9998877665544322X", "KKKQQQQQ")
        ]
    assert rows[0] == ["KQJT", "9998", "6542X"]
    assert rows[1][:2] == ["KKQQJJ", "TTT999"]
    assert len(rows[1]) == 4
    assert rows[2] == ["KKK", "QQQQQ"]


def test_many_cards_by_rank(browser: Browser, playwright: Playwright, states: States) -> None:
    with phone(browser, playwright) as held:
        held.open(states.address("draw-40"))
        held.page.click("#more")
        held.page.click("#sheet .plain:has-text('Cards by rank')")
        held.page.click("#sheet > .gold")
        tiles = held.page.query_selector_all("#hand .own")
        assert len(tiles) < 20
        tiles[1].click()
        assert len(held.page.query_selector_all("#hand .own")) == len(tiles) + 2
        assert held.measured()["wrong"] == []


def test_the_golden_button_is_at_the_left_for_the_left_hand(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    places = "[...document.querySelectorAll('#bar button')].map(e => e.getBoundingClientRect().x)"
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        back, gold = held.page.evaluate(places)
        assert back < gold
        held.page.click("#more")
        held.page.click("#sheet .plain:has-text('Left-handed')")
        held.page.click("#sheet > .gold")
        back, gold = held.page.evaluate(places)
        assert gold < back


_DOUBLED = "document.documentElement.style.setProperty('font-size', '36px', 'important')"
_OUT_OF_REACH = """() => {
    const shown = element => element.offsetParent && !element.closest('.heard, [aria-hidden=true]');
    const all = [...document.querySelectorAll('#play :is(button, p, h1, h2, dt, dd, th, td)')];
    return all.filter(shown).map(element => {
        element.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const seen = left > -2 && right < innerWidth + 2 && bottom > 0 && top < innerHeight;
        return seen ? '' : `${element.getAttribute('aria-label') ?? element.textContent} ${right}`;
    }).filter(Boolean);
}"""


@pytest.mark.parametrize(
    "state", ["waiting", "question", "draw-40", "first-meld", "raub-trick", "manipulation", "ended"]
)
def test_with_text_of_twice_its_size_all_is_reached_downwards(
    browser: Browser, playwright: Playwright, states: States, state: str
) -> None:
    with phone(browser, playwright, "iPhone SE") as held:
        held.page.goto(states.address(state))
        held.reach("joined")
        held.page.evaluate(_DOUBLED)
        held.page.click("#page .gold")
        held.reach("open")
        assert held.page.evaluate(_OUT_OF_REACH) == []
        wide = "document.documentElement.scrollWidth - innerWidth"
        assert held.page.evaluate(wide) <= 0
