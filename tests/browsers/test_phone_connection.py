"""A phone comes, goes, comes back, and is replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from phone_page import Phone, phone
from shown_states import STATES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conftest import Serving, States
    from playwright.sync_api import Browser, Playwright

_LIFTED: Final = ["9 of spades", "9 of hearts", "9 of diamonds"]
_STATE: Final = "lay"


@pytest.fixture
def held(browser: Browser, playwright: Playwright, states: States) -> Iterator[Phone]:
    """A phone that is not yet opened."""
    states.do("forget", _STATE)
    with phone(browser, playwright) as one:
        yield one
        assert one.faults == []
        assert one.elsewhere() == []


def test_no_card_is_seen_before_it_is_asked_for(held: Phone, states: States) -> None:
    held.page.goto(states.address(_STATE))
    held.reach("joined")
    assert held.page.text_content("#page h1") == "You are Marta."
    assert held.page.query_selector_all("#hand .own") == []
    held.page.click("#page .gold")
    assert held.lifted == _LIFTED
    assert held.page.title() == "● Your turn, Marta"


def test_it_joins_once_however_slowly_its_pictures_come(held: Phone, states: States) -> None:
    sockets: list[object] = []
    held.page.on("websocket", lambda socket: sockets.append(socket))
    seen = "addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('online')))"
    held.page.add_init_script(seen)
    held.open(states.address(_STATE))
    assert len(sockets) == 1


def test_whoever_is_somebody_else_has_no_key_any_more(held: Phone, states: States) -> None:
    held.page.goto(states.address(_STATE))
    held.reach("joined")
    held.page.click("#page .link")
    held.reach("gone")
    held.page.reload()
    held.page.wait_for_selector("h1:has-text('Which seat is yours?')")


def test_the_key_leaves_the_address_line_and_stays_on_the_phone(
    held: Phone, states: States
) -> None:
    held.open(states.address(_STATE))
    assert "#" not in held.page.url
    kept = "[sessionStorage.getItem('seat'), localStorage.getItem('seat')]"
    assert held.page.evaluate(kept) == [f"key-of-state-{_STATE}"] * 2


def test_two_tabs_have_a_seat_each(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    other = Phone(held.page.context.new_page())
    other.open(states.address("raub-trick"))
    held.page.reload()
    held.reach("open")
    assert held.lifted == _LIFTED
    assert len(other.page.query_selector_all("#hand .own")) == 4


def test_a_card_rises_at_once(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    pressed = """() => {
      const card = document.querySelector('#hand .own[aria-pressed=false]');
      card.click();
      return [card.getAttribute('aria-label'), card.getAttribute('aria-pressed')];
    }"""
    with held.answer():
        assert held.page.evaluate(pressed) == ["king of spades", "true"]
    assert held.lifted == ["king of spades", *_LIFTED]


def test_it_comes_back_by_itself_with_what_was_lifted(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    held.tap(held.page.query_selector_all("#hand .own")[0])
    held.page.focus("#hand .own >> nth=2")
    with held.page.expect_websocket():
        states.do("drop", _STATE)
    held.page.wait_for_selector("#hand .own[aria-label='king of spades'][aria-pressed=true]")
    held.reach("open")
    assert held.lifted == ["king of spades", *_LIFTED]
    focused = "document.activeElement.getAttribute('aria-label')"
    assert held.page.evaluate(focused) == "jack of clubs"


def test_it_comes_back_after_a_reload_without_being_asked(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    held.tap(held.page.query_selector_all("#hand .own")[0])
    held.page.reload()
    held.reach("open")
    assert held.lifted == ["king of spades", *_LIFTED]


def test_while_the_table_is_not_in_reach_the_hand_can_be_read(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    held.page.context.set_offline(True)
    states.do("drop", _STATE)
    held.reach("lost")
    assert held.page.is_visible("#lost")
    assert held.lifted == _LIFTED
    assert [one.text_content() for one in held.page.query_selector_all("#bar button")] == [
        "Try now"
    ]
    assert held.page.text_content("#need") == "not connected"
    held.page.context.set_offline(False)
    held.page.click("#bar button")
    held.reach("open")
    assert held.page.text_content("#need") == STATES[_STATE].head
    held.faults = [fault for fault in held.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_it_tries_to_come_back_ever_more_slowly_and_for_ever(held: Phone, states: States) -> None:
    # What it waits for before it joins again is noted, and not waited for.
    held.page.add_init_script(
        "window.pauses = []; const wait = setTimeout; window.setTimeout = (act, time, ...more) => "
        "wait(act, act.name === 'join' && window.pauses.push(time) ? 0 : time, ...more);"
    )
    held.open(states.address(_STATE))
    held.page.context.set_offline(True)
    states.do("drop", _STATE)
    tries = 9
    while len(pauses := held.page.evaluate("window.pauses")) < tries:
        held.page.wait_for_timeout(20)
    assert pauses[:tries] == [0, 250, 500, 1000, 2000, 4000, 4000, 4000, 4000]
    held.page.context.set_offline(False)
    held.reach("open")
    assert held.lifted == _LIFTED
    held.page.evaluate("window.pauses.length = 0")
    with held.page.expect_websocket():
        states.do("drop", _STATE)
    held.reach("open")
    assert held.page.evaluate("window.pauses[0]") == 0, "it begins anew once it was heard"
    held.faults = [fault for fault in held.faults if "ERR_INTERNET_DISCONNECTED" not in fault]


def test_it_comes_back_by_itself_once_the_program_listens_again(
    held: Phone, serve: Callable[..., Serving]
) -> None:
    served = serve("serve.py", "raub", "1", "--pace", "1")
    held.open(served.line())
    served.tell("close")
    held.reach("lost")
    served.tell("open")
    held.reach("open")
    held.faults = [fault for fault in held.faults if "ERR_CONNECTION_REFUSED" not in fault]


def test_a_second_phone_takes_the_seat_and_the_first_keeps_quiet(
    held: Phone, states: States, browser: Browser, playwright: Playwright
) -> None:
    held.open(states.address(_STATE))
    with phone(browser, playwright) as second:
        second.open(states.address(_STATE))
        held.reach("gone")
        assert "on another phone" in (held.page.text_content("#page h1") or "")
        assert held.page.query_selector_all("#hand .own") == []
        held.page.evaluate("dispatchEvent(new Event('online'))")
        held.page.evaluate("dispatchEvent(new Event('pageshow'))")
        assert second.lifted == _LIFTED
        held.page.click("#page .gold")
        held.reach("open")
        second.reach("gone")
    assert held.lifted == _LIFTED


def test_a_seat_taken_back_shows_no_card(held: Phone, states: States) -> None:
    held.open(states.address(_STATE))
    states.do("dismiss", _STATE)
    held.reach("gone")
    assert held.page.text_content("#page h1") == "Your cards are on the big screen now."
    assert held.page.query_selector_all("#hand .own, #table .card") == []
    assert held.page.title() == "Marta"


def test_a_key_of_nobody(held: Phone, states: States) -> None:
    held.page.goto(states.address("nothing-of-the-kind"))
    held.reach("gone")
    assert "no longer works" in (held.page.text_content("#page h1") or "")
    assert held.page.evaluate("localStorage.getItem('seat')") is None


def test_a_page_of_another_version_asks_to_be_loaded_again(held: Phone, states: States) -> None:
    def older(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        text = answer.text().replace("const VERSION = 1;", "const VERSION = 99;")
        route.fulfill(response=answer, body=text)  # type: ignore[attr-defined]

    held.page.route("**/hand.js", older)
    held.page.goto(states.address(_STATE))
    held.page.wait_for_selector("#page .gold:has-text('Reload the page')")
    held.page.unroute("**/hand.js")
    held.page.click("#page .gold")
    held.reach("joined")


def test_cards_are_laid_face_down_after_two_minutes(held: Phone, states: States) -> None:
    held.page.clock.install()
    held.open(states.address(_STATE))
    held.page.clock.fast_forward(60_000)
    held.page.mouse.click(5, 300)
    held.page.clock.fast_forward(80_000)
    held.reach("open")
    held.page.clock.fast_forward(40_000)
    held.reach("aside")
    assert held.page.query_selector_all("#hand .own") == []
    held.page.click("#bar button")
    held.reach("open")
    assert held.lifted == _LIFTED


def test_a_turn_is_felt_once_the_cards_were_shown(held: Phone, states: States) -> None:
    held.page.add_init_script("window.felt = 0; navigator.vibrate = () => { window.felt++; };")
    held.open(states.address(_STATE))
    states.do("show", _STATE, "waiting")
    held.page.wait_for_selector("body:not([data-turn])")
    assert held.page.title() == "Marta"
    states.do("show", _STATE, "lay")
    held.page.wait_for_selector("body[data-turn]")
    assert held.page.evaluate("window.felt") == 1
    held.page.reload()
    held.reach("open")
    for state in ("waiting", "lay"):
        states.do("show", _STATE, state)
    held.page.wait_for_selector("body[data-turn]")
    assert held.page.evaluate("window.felt") == 0


def test_whoever_typed_the_address_alone_is_told_what_to_do_and_types_a_number(
    held: Phone, serve: Callable[..., Serving]
) -> None:
    served = serve("serve.py", "raub", "2", "--pace", "1")
    address, other = served.line(), served.line()
    held.page.goto(address.partition("#")[0])
    held.reach("gone")
    assert held.page.text_content("#page h1") == "Which seat is yours?"
    assert "point this phone’s camera" in (held.page.text_content("#page > p") or "")
    served.tell("numbers")
    number, _ = served.line().split()
    held.page.fill("#number", f"{(int(number) + 1) % 10**6:06}")
    held.page.click("#page .gold")
    held.page.wait_for_selector("#page .refused:has-text('That number is not')")
    held.page.fill("#number", f"{number[:3]} {number[3:]}")
    held.page.press("#number", "Enter")
    held.reach("joined")
    assert held.page.text_content("#page h1") == "You are Marta."
    assert held.page.evaluate("localStorage.getItem('seat')") == address.partition("#")[2]
    assert other.partition("#")[2] not in held.page.content()
