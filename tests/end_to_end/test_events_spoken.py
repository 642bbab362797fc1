"""Each thing that is met in a game, as Orca speaks it: the same as is kept of it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from ears import ANSWER, Ears, sentences
from heard_events import DICE, KEPT, LENGTHS, SCENES, WHERE, kept, liked, saved
from orca import Orca, hears_announcements
from person import Person

from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.storage.preferences import PreferencesFile

pytestmark = pytest.mark.only_thorough


@pytest.fixture
def display(desktop: Callable[[str], AbstractContextManager[str]]) -> Iterator[str]:
    """Where a window that opens gets the keyboard, as people have it."""
    with desktop("1366x768") as name:
        yield name


@pytest.mark.parametrize("news", LENGTHS, ids=str)
def test_each_event_is_spoken_as_it_was(
    news: SpokenNews,
    orca: Orca,
    start: Callable[..., Person],
    user_folder: Path,
    tmp_path: Path,
) -> None:
    if not hears_announcements():
        pytest.skip("needs Orca 45 or newer, which hears announcements")
    PreferencesFile(user_folder).save(liked(news))
    spoken: dict[str, list[str]] = {}
    for scene in SCENES:
        person = start("--open", str(saved(user_folder, scene.moves)), dice=DICE)
        ears = Ears(person, orca)
        ears.hear()
        for step in scene.steps:
            time.sleep(step.rest)
            *first, last = step.keys.split() or [""]
            for key in first:
                ears.act(key)
            if last:
                ears.react()
                ears.press(last)
            heard = ears.wait(step.until, ANSWER)
            assert heard, f"{step}\n{ears.told()}"
            heard += ears.settle()
            spoken[step.event] = [text for text in heard if not WHERE.fullmatch(text)]
        person.kill()
        ears.settle()
    found = tmp_path / KEPT.name
    whole = (kept() if KEPT.exists() else {}) | {str(news): spoken}
    found.write_text(json.dumps(whole, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    for event, texts in spoken.items():
        known = sentences(" ".join(kept()[str(news)][event]))
        assert sorted(sentences(" ".join(texts))) == sorted(known), f"{event}; cp {found} {KEPT}"
