"""The page in WebKit, the engine of Safari, by plain WebDriver: it joins, plays and comes back."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from http.client import RemoteDisconnected
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from phone_page import script, ways

if TYPE_CHECKING:
    from conftest import Serving

_BROWSERS: Final = "webkit2gtk-4.*/MiniBrowser"
_PATIENCE: Final = 60.0
"""Seconds; what takes longer never comes."""
_MOMENT: Final = 0.5
"""Seconds; not every tap changes what can be done."""
ACTS: Final = {"hand-and-foot": 10, "raub": 3, "manipulation": 6}
"""Taps in each game."""
MEASURED: Final = f"\n{script('measured')}"


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class WebKit:
    """One window of WebKit, driven by WebDriver."""

    def __init__(self, browser: Path, display: str) -> None:
        self._port = _free_port()
        environment = {**os.environ, "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        # What the tests ask of Qt is nothing to another toolkit.
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={self._port}"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        self._session = ""
        options = {"binary": str(browser), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._soon('POST', '/session', wish)['sessionId']}"
        self.call("POST", "/window/rect", {"width": 390, "height": 740})

    def _soon(self, method: str, path: str, body: Any) -> Any:
        """The answer, once the driver listens."""
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                return self.call(method, path, body)
            except (ConnectionError, RemoteDisconnected, OSError):
                assert time.monotonic() < end, "the driver does not listen"
                time.sleep(0.05)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self._port}{self._session}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=_PATIENCE) as answer:
            return json.load(answer)["value"]

    def run(self, code: str) -> Any:
        return self.call("POST", "/execute/sync", {"script": f"return {code}", "args": []})

    def wait(self, condition: str) -> None:
        """Wait until that is true on the page."""
        end = time.monotonic() + _PATIENCE
        while not self.run(f"!!({condition})"):
            assert time.monotonic() < end, f"never: {condition}"
            time.sleep(0.02)

    def all(self, selector: str) -> list[str]:
        """The elements that *selector* finds."""
        wish = {"using": "css selector", "value": selector}
        return [one for found in self.call("POST", "/elements", wish) for one in found.values()]

    def tap(self, selector: str, place: int = 0) -> None:
        self.call("POST", f"/element/{self.all(selector)[place]}/click", {})

    def soon(self, condition: str) -> None:
        """Wait a moment for what may become true."""
        end = time.monotonic() + _MOMENT
        while time.monotonic() < end and not self.run(f"!!({condition})"):
            time.sleep(0.02)

    def end(self) -> None:
        if self._session:
            self.call("DELETE", "")
        with self._driver:
            self._driver.terminate()


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebKit]:
    browser = next(Path("/usr/lib").glob(f"*/{_BROWSERS}"), None)
    if browser is None or not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        pytest.skip("WebKit with its driver, or Xvfb, is not installed")
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "800x900x24"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    ) as screen:  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        window = WebKit(browser, display)
        yield window
        window.end()
        screen.terminate()


@pytest.mark.parametrize(("game", "acts"), ACTS.items())
def test_the_first_acts_in_webkit(
    webkit: WebKit, serve: Callable[..., Serving], game: str, acts: int
) -> None:
    served = serve("serve.py", game, "1", "--pace", "1")
    webkit.call("POST", "/url", {"url": served.line()})
    webkit.run("window.faults = [], addEventListener('error', e => faults.push(e.message))")
    webkit.wait("document.body.dataset.state === 'joined'")
    webkit.tap("#page .gold")
    webkit.wait("document.body.dataset.state === 'open'")
    assert webkit.run("location.hash") == ""
    seen: Counter[str] = Counter()
    for _ in range(acts):
        webkit.wait("'turn' in document.body.dataset")
        at, prompt = webkit.run(
            "[document.body.dataset.at, document.querySelector('#prompt').textContent]"
        )
        has_lifted = bool(webkit.all("#hand .own[aria-pressed=true]"))
        way = next(filter(webkit.all, ways(has_lifted=has_lifted)))
        seen[prompt] += 1
        webkit.tap(way, -1 - (seen[prompt] - 1) % len(webkit.all(way)))
        webkit.soon(f"document.body.dataset.at !== '{at}'")
    webkit.wait("'turn' in document.body.dataset")
    assert len(seen) > 1, "nothing came of what was tapped"
    count = len(webkit.all("#hand .own"))
    assert count > 0
    assert len(webkit.all("#hand svg use")) > count
    assert webkit.run(f"({MEASURED})()")["wrong"] == []
    assert webkit.run("faults") == []
    webkit.call("POST", "/refresh", {})
    webkit.wait("document.body.dataset.state === 'open'")
    assert len(webkit.all("#hand .own")) == count
