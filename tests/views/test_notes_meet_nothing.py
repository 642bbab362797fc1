"""A note of a first game points at what it speaks of, and meets nothing that lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from played_lab import KEPT
from PySide6.QtCore import QRect, QRectF
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation, Preferences, TextSize
from handfoot_gui.core.presenter import NoteText
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.game.messages.tips import notes_of
from handfoot_gui.ui.game.panel.facts import badges_of
from handfoot_gui.ui.game.top_bar import BAR_HEIGHT
from handfoot_gui.ui.table.items import CLOSE_SIGN, TAG_LAYER, CardItem
from handfoot_gui.ui.table.note_arrow import MOST_ARROW
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.theme import LIGHT, Style, scale_for
from handfoot_gui.ui.window.every_language import words_of_every_language
from handfoot_gui.ui.window.language import installed

SAMPLES: Final = KEPT.parent
GAMES_KEPT: Final = {
    "hand-and-foot": KEPT,
    "raub": SAMPLES / "raub" / "classic-4.handfoot.json",
    "manipulation": SAMPLES / "manipulation" / "classic-3.handfoot.json",
}
WINDOWS: Final = [
    (1280, 720, TextSize.NORMAL),
    (1024, 700, TextSize.NORMAL),
    (1024, 700, TextSize.LARGEST),
    (1280, 720, TextSize.LARGEST),
    (1920, 1080, TextSize.NORMAL),
]
SEATED: Final = (1280, TextSize.LARGEST)
"""There the seats stand in the bar over the table."""
EVERY: Final = 31
"""Of so many states of a game one is looked at."""


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    made = TableView()
    yield made
    made.close()
    made.deleteLater()
    qtbot.wait(1)


def walk(view: TableView, path: Path, words: Any) -> Iterator[list[NoteText]]:
    """Show states of a kept game one after the other, each with the notes that belong to it."""
    record = load(path).record
    presenter: Any = presenter_of(record, words)
    rules = rules_of(record)
    scene = view.scene_
    scene.canvas.set_preferences(Preferences(animation=Animation.OFF))
    scene.set_adapter(presenter.table)
    turns = zip(record.moves, states(rules, record.moves), strict=False)
    for number, ((seat, _), state) in enumerate(turns):
        if seat == TABLE or number % EVERY:
            continue
        seen = rules.view(state, seat)
        scene.show_view(seen, badges=badges_of(presenter, seen, record.seats, is_playing=True))
        for tip in presenter.guidance.tips(seen):
            for text in notes_of(tip.text):
                yield [NoteText(text, tip.title), *map(NoteText, tip.about)]


def things(view: TableView) -> Iterator[tuple[str, QRectF]]:
    """All that can be seen on the table, in units, as it is in the scene and in the layout."""
    canvas, k = view.scene_.canvas, view.scene_.canvas.scale.k
    for item in view.scene_.items():
        if isinstance(item, CardItem) and item.isVisible():
            wide = item.seen_width
            yield "card", QRectF(item.x() / k, item.y() / k, wide / k, 1.4 * wide / k)
        elif TAG_LAYER - 5 <= item.zValue() < TAG_LAYER + 50 and item.isVisible():
            rect = item.sceneBoundingRect()
            yield "tag", QRectF(rect.topLeft() / k, rect.size() / k)
    for term in canvas.delegate.terms(canvas.shown):
        yield "label", term.rect
    for badge in canvas.places.badges:
        yield "badge", badge
    yield "strip", canvas.places.prompt_bar


@pytest.mark.sampled(5)
@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize(("wide", "high", "text"), WINDOWS)
@pytest.mark.parametrize("name", GAMES_KEPT)
def test_no_note_meets_anything_on_the_table(
    name: str, wide: int, high: int, text: TextSize, language: str, view: TableView
) -> None:
    k = scale_for(wide, high, text.factor)
    view.resize(wide, round(high - BAR_HEIGHT * k))
    if (wide, text) == SEATED:
        view.resize(wide, high)
        view.lie_below_bar(round(BAR_HEIGHT * k), QRect(160, 0, 640, round(BAR_HEIGHT * k)))
    view.show()
    view.scene_.canvas.set_style(Style(LIGHT, k))
    met = Counter[bool]()
    terms = view.scene_.terms
    words = dict(zip(installed(), words_of_every_language(), strict=True))[language]
    for note, *about in walk(view, GAMES_KEPT[name], words):
        is_placed = terms.offer(note, [one.text for one in about])
        met[is_placed] += 1
        if not is_placed:
            continue
        place, arrow = terms.note.place, terms.note.arrow
        assert arrow is not None
        away = arrow.point - arrow.base
        assert 0 < away.manhattanLength() <= MOST_ARROW
        for what, rect in things(view):
            assert not place.intersects(rect.adjusted(0.5, 0.5, -0.5, -0.5)), (what, rect, place)
        canvas = view.scene_.canvas
        whole = QRectF(0, 0, canvas.places.width, canvas.places.height)
        assert whole.contains(place)
        assert place.height() <= 2.2 * CLOSE_SIGN, "a title, and two lines at most"
        terms.show(None)
    assert met[True] + met[False] > 1
    if text is TextSize.NORMAL and (name != "raub" or wide > 1280):
        # In Raub the cards of the trick have all the room of a smaller window.
        assert met[True] > 0, met
