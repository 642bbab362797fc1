#!/usr/bin/env python3
"""Draws the picture of a phone for the README; needs chromium and Playwright.

A kept state of the tests is shown as an iPhone shows it, upright.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
STATES: Final = ROOT / "tests" / "browsers" / "serve_states.py"
SHOWN: Final = {
    "phone": "lay",
    "phone-first-meld": "first-meld",
    "phone-raub": "raub-trick",
}
"""Names of pictures, and the states that they show."""


def main() -> None:
    """Draw all."""
    program = subprocess.Popen(
        [sys.executable, STATES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with program, sync_playwright() as playwright:
        assert program.stdout is not None
        port = program.stdout.readline().strip()
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        for name, state in SHOWN.items():
            context = browser.new_context(
                viewport={"width": 390, "height": 664},
                device_scale_factor=1.5,
                has_touch=True,
                is_mobile=True,
            )
            page = context.new_page()
            page.goto(f"http://127.0.0.1:{port}/#key-of-state-{state}")
            page.click("#page .gold")
            page.wait_for_selector("body[data-state=open]")
            page.wait_for_timeout(600)
            page.screenshot(path=ROOT / "packaging" / "screenshots" / f"{name}.png")
        browser.close()
        program.kill()


if __name__ == "__main__":
    main()
