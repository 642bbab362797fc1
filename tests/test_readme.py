"""The README is short, and all pages that are read beside the program lead somewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import handfoot_gui

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
LINK = re.compile(r"\[[^\]]*\]\(([^)]+)\)")
RELEASES = "../../releases"
PAGES = sorted(
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
)


def test_the_readme_is_a_page_for_people() -> None:
    assert README.stat().st_size <= 6 * 1024
    text = README.read_text("utf-8")
    assert all(one in text for one in ("Orca 45+", "NVDA", "full speech", "your own keys"))
    assert text.index("## Get it") < text.index("## The first game") < text.index("developers")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_and_picture_leads_to_a_file(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        name, _, part = target.partition("#")
        if re.match("[a-z]+:", target) or (page == README and target == RELEASES):
            continue
        led_to = page.parent / name if name else page
        assert led_to.exists(), target
        if part:
            heads = re.findall(r"^#+ (.+)$", led_to.read_text("utf-8"), re.MULTILINE)
            marks = {re.sub(r"[^\w\- ]", "", head).lower().replace(" ", "-") for head in heads}
            assert part in marks, target


def test_a_package_shows_the_readme_with_whole_addresses() -> None:
    metadata = ProjectMetadata(str(ROOT), PluginManager())
    shown, address = metadata.core.readme, metadata.core.urls["Homepage"].rstrip("/")
    links = LINK.findall(shown)
    assert len(links) == len(LINK.findall(README.read_text("utf-8")))
    assert all(link.startswith(f"{address}/") for link in links)
    assert f"{address}/releases" in links
    version = handfoot_gui.__version__
    made = "HEAD" if "dev" in version else f"v{version}"
    for link in links:
        if link != f"{address}/releases":
            found = re.fullmatch(rf"{address}/(?:raw|blob)/{made}/(.+)", link)
            assert found is not None, link
            assert (ROOT / found[1]).exists(), link
    assert metadata.core.readme_content_type == "text/markdown"
