"""Family far away: the page through a tunnel with a name and HTTPS, played by a real browser."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from phone_page import next_tap, phone
from tunnel import HOST, Tunnel, certificate

if TYPE_CHECKING:
    from conftest import Serving
    from playwright.sync_api import Playwright


def test_a_hand_is_held_through_a_tunnel(
    playwright: Playwright, serve: Callable[..., Serving], tmp_path: Path
) -> None:
    path = shutil.which("chromium")
    if path is None or shutil.which("openssl") is None:
        pytest.skip("chromium or openssl is not installed")
    table = serve("serve.py", "raub", "2", "--pace", "50")
    links = [table.line().partition("#") for _ in range(2)]
    port = int(links[0][0].rstrip("/").rpartition(":")[2])
    with Tunnel(port, certificate(tmp_path)) as tunnel:
        named = f"--host-resolver-rules=MAP {HOST}:443 127.0.0.1:{tunnel.port}"
        browser = playwright.chromium.launch(executable_path=path, args=[named])
        with phone(browser, playwright, ignore_https_errors=True) as held:
            home = f"https://{HOST}/"
            asked = held.page.goto(home)
            assert asked is not None
            assert asked.status == 421, "the table knows of no tunnel"
            table.tell("tunnel", HOST)
            assert table.line() == "done"
            held.page.goto(home)
            held.page.wait_for_selector("h1:has-text('Which seat is yours?')")
            assert "open the one that was sent to you" in (held.page.text_content("#page") or "")
            assert held.page.query_selector("#number") is None, "only a link lets anybody in"

            held.faults.clear()
            keys = [key for _, _, key in links]
            held.page.goto(f"{home}#{keys[0]}")
            held.reach("joined")
            assert "Wi-Fi" not in (held.page.text_content("#page") or "")
            assert "home network" not in (held.page.text_content("#page") or "")
            held.page.click("#page .gold")
            held.reach("open")
            turns, seen = set[bool](), Counter[str]()
            for _ in range(60):
                is_due = held.page.get_attribute("body", "data-turn") is not None
                title = held.page.title()
                name = held.page.text_content("#name")
                assert title == (f"● Your turn, {name}" if is_due else name)
                turns.add(is_due)
                if len(turns) == 2:
                    break
                if is_due:
                    held.tap(next_tap(held, seen))
                held.page.wait_for_timeout(100)
            assert turns == {True, False}, "the title tells a turn, and is as before after it"
            assert held.faults == []
            assert all(url.startswith(home) for url in held.asked)
            assert any(line.startswith(b"GET /ws ") for line in tunnel.asked)

            # Whoever turns it off sends everybody far away off, and the page waits.
            table.tell("tunnel")
            held.reach("lost")
        browser.close()
