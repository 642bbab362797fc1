"""What a screen reader finds on the page, kept as texts; what it says by itself; and the way of
the focus through it.

VoiceOver and TalkBack are no part of this. Their documents ask for what is tested here: every
control has a name and its state (*pressed*, *disabled*), headings and landmarks lead through the
page (the rotor of one, the reading controls of the other), the order of reading is that of the
eye, the page says its language, news come by one polite live region that is there from the start,
the focus is not lost, and a finger meets 44 points (Apple) or 48 (Android) of what stands alone.

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
        found["joined"] = held.page.locator("#page").aria_snapshot()
        held.page.click("#page .gold")
        for state, shown in STATES.items():
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{shown.at}']")
            found[state] = held.page.locator("#play").aria_snapshot()
        states.do("show", "lay", "lay")
        held.page.click("#more")
        found["sheet"] = held.page.locator("#sheet").aria_snapshot()
    if os.environ.get("HANDFOOT_SPOKEN") == "write":
        for state, said in found.items():
            (_KEPT / f"{state}.txt").write_text(said + "\n", "utf-8")
    kept = {path.stem: path.read_text("utf-8").strip() for path in _KEPT.glob("*.txt")}
    assert found == kept


_SITUATIONS: Final = {
    "lay": {
        "refused": [
            "A meld needs at least three cards of one rank. Marta, lay cards or discard one."
        ],
        "waiting": ["Karl laid three kings. Elise drew two cards."],
        "question": ["Josip asks: May I go out?"],
        "ended": ["Marta and Josip win the deal by 1,075."],
    },
    "raub-trick": {
        "raub-refused": ["Marta has clubs, and must follow them."],
        "raub-waiting": ["Josip wins the trick with the queen of clubs."],
        "raub-ask": ["Marta, clubs for trumps?"],
        "raub-ended": ["Marta wins the deal: 3 points less."],
    },
    "manipulation": {
        "manipulation-refused": ["The nine does not fit there."],
        "manipulation-waiting": ["Karl drew a card. Marta got the three of hearts."],
        "manipulation-wide": ["Marta, the nine of hearts fits two melds."],
        "manipulation-ended": ["Marta wins the round."],
    },
}
"""The own turn of each game, what comes after it, and what is heard then."""
_LISTEN: Final = """() => {
    window.heard = [];
    const region = document.querySelector('[aria-live]');
    const hear = () => { if (region.textContent) window.heard.push(region.textContent); };
    new MutationObserver(hear).observe(region, { childList: true });
}"""
_FORGET: Final = """() => {
    document.querySelector('[aria-live]').textContent = '';
    window.heard = [];
}"""
_NEWS: Final = "[aria-live]:not(:empty)"


@pytest.mark.parametrize("own", _SITUATIONS)
def test_news_are_said_once_by_one_polite_region(
    browser: Browser, playwright: Playwright, states: States, own: str
) -> None:
    states.do("forget", own)
    with phone(browser, playwright) as held:
        held.page.goto(states.address(own))
        held.reach("joined")
        loud = "[role=alert], [aria-live=assertive], [role=status]:not([aria-live=polite])"
        held.page.evaluate(_LISTEN)
        held.page.click("#page .gold")
        assert held.page.evaluate("document.activeElement.id") == "name"
        held.page.wait_for_selector(_NEWS, state="attached")
        assert held.page.evaluate("window.heard") == [STATES[own].prompt]
        for state, heard in _SITUATIONS[own].items():
            held.page.evaluate(_FORGET)
            states.do("show", own, state)
            held.page.wait_for_selector(_NEWS, state="attached")
            # The same table again, as whenever anybody does anything, is no news.
            states.do("show", own, state)
            held.page.wait_for_timeout(300)
            assert held.page.evaluate("window.heard") == heard, state
            assert held.page.locator(loud).count() == 0
            assert held.page.locator("[aria-live]").count() == 1
            assert held.page.evaluate("document.documentElement.lang") == "en"
    states.do("forget", own)


def test_headings_lead_through_the_page(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    with phone(browser, playwright) as held:
        held.open(states.address("waiting"))
        heads = held.page.locator("#play :is(h1, h2)").all_text_contents()
        assert heads == ["Marta", "Table", "What happened", "Your hand, 10 cards"]
        assert held.page.get_by_role("main").count() == 1


def test_the_focus_goes_on_beside_what_is_gone(
    browser: Browser, playwright: Playwright, states: States
) -> None:
    states.do("forget", "lay")
    with phone(browser, playwright) as held:
        held.open(states.address("lay"))
        for place, state in (
            ("#bar [data-role=primary]", "waiting"),
            ("#hand li[data-key='5'] .own", "foot"),
        ):
            held.page.focus(place)
            states.do("show", "lay", state)
            held.page.wait_for_selector(f"body[data-at='{STATES[state].at}']")
            assert held.page.evaluate("document.activeElement.matches('#play button')"), place
            states.do("show", "lay", "lay")
            held.page.wait_for_selector(f"body[data-at='{STATES['lay'].at}']")
    states.do("forget", "lay")


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
