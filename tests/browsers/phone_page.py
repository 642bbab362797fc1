"""One phone with the page: what it shows, what is wrong with how it shows it, and taps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ElementHandle, Page, Playwright, WebSocket

DEVICES: Final = ("iPhone SE", "iPhone 13", "Pixel 7", "Pixel 7 landscape", "iPad Mini")


def script(name: str) -> str:
    """A function of a browser, in a file beside this one."""
    return (Path(__file__).parent / f"{name}.js").read_text("utf-8")


class Phone:
    """A phone with the page of one seat."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.asked: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", self._on_console)
        self._sockets: list[WebSocket] = []
        page.on("websocket", lambda socket: self._sockets.append(socket))
        page.on("request", lambda request: self.asked.append(request.url))

    def _on_console(self, message: Any) -> None:
        if message.type in ("error", "warning") and "WebSocket" not in message.text:
            self.faults.append(message.text)

    def open(self, address: str) -> None:
        """Open the page as by a scanned code, and show the cards."""
        self.page.goto(address)
        self.reach("joined")
        self.page.click("#page .gold")
        self.reach("open")

    def answer(self) -> Any:
        """Waits for what the program tells after what is done within."""
        return self._sockets[-1].expect_event("framereceived")

    def tap(self, wanted: ElementHandle) -> None:
        """Tap on what is still there, and wait for the answer."""
        from playwright.sync_api import Error

        with suppress(Error), self.answer():
            wanted.click()

    def reach(self, state: str) -> None:
        """Wait until the page is in this *state*."""
        self.page.wait_for_selector(f"body[data-state={state}]")

    @property
    def prompt(self) -> str:
        return self.page.text_content("#prompt") or ""

    @property
    def lifted(self) -> list[str]:
        """The names of the lifted cards."""
        found = self.page.query_selector_all("#hand .own[aria-pressed=true]")
        return [card.get_attribute("aria-label") or "" for card in found]

    def measured(self) -> dict[str, Any]:
        return dict(self.page.evaluate(script("measured")))

    def elsewhere(self) -> list[str]:
        """What it asked for anywhere but at the program."""
        home = self.page.url.split("#")[0]
        return [url for url in self.asked if not url.startswith(home)]


@contextmanager
def phone(
    browser: Browser, playwright: Playwright, device: str = "iPhone 13", **more: Any
) -> Iterator[Phone]:
    """A phone of that kind, with nothing kept from before."""
    context = browser.new_context(reduced_motion="reduce", **{**playwright.devices[device], **more})
    context.set_default_timeout(30_000)
    yield Phone(context.new_page())
    context.close()


def ways(*, has_lifted: bool) -> tuple[str, ...]:
    """What a person taps who does what is golden or lit, or else what can be done, and asks where
    nothing is: selectors, of which the first counts that finds anything."""
    plain = "#bar [data-role=plain]:not([aria-disabled])"
    return (
        f"#bar [data-role=primary]:not([aria-disabled]), {plain}:not([data-key^=' '])",
        ".place[data-best]",
        "#bar [data-key=' hint']",
        ".place[data-lit]" if has_lifted else "#hand .own:not([data-dim])",
        "#bar button:not([aria-disabled])",
    )


def next_tap(held: Phone, seen: Counter[str]) -> Any:
    """What a person would tap next; see `ways`. Who comes back to the same question tries what
    comes after that."""
    look = held.page.query_selector_all
    found = next(filter(None, map(look, ways(has_lifted=bool(held.lifted)))), [])[::-1]
    seen[held.prompt] += 1
    return found[(seen[held.prompt] - 1) % len(found)] if found else None
