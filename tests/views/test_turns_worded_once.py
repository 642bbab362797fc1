"""Turns beside the table are put into words once, and anew where things are called otherwise."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from played_lab import KEPT, advanced
from pytestqt.qtbot import QtBot

from handfoot_gui.core.messages import DRAW
from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import SPECTATOR
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel import facts
from handfoot_gui.ui.game.panel.turn_list import TurnLine, turn_line
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import ENGLISH, use_language


def test_only_turns_that_went_on_are_put_into_words(
    qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = advanced(program, KEPT, 121, 0)
    worded: list[TurnLine] = []

    def words_it(*told: object, **how: object) -> TurnLine:
        worded.append(turn_line(*told, **how))  # type: ignore[arg-type]
        return worded[-1]

    monkeypatch.setattr(facts, "turn_line", words_it)
    shown = game.shown.facts
    before = shown.panel().turns
    worded.clear()
    assert shown.panel().turns == before
    assert worded == []
    game.screen.make(load(KEPT).record.moves[121][1])
    qtbot.waitUntil(lambda: len(game.record.moves) > 121, timeout=10_000)
    after = shown.panel().turns
    assert after != before
    assert len(worded) <= 2 * (len(game.record.moves) - 120)
    worded.clear()
    wanted = replace(game.scene.canvas.preferences, suit_signs=SuitSigns.HUNGARIAN)
    game.set_preferences(wanted)
    assert len(worded) >= len(after), "all are called otherwise now"


@pytest.mark.usefixtures("qapp")
def test_a_draw_is_told_in_the_language_of_the_moment() -> None:
    """However often the same was told in another one before."""
    record = load(KEPT).record

    def told() -> set[str]:
        presenter, rules = presenter_of(record, WORDS), rules_of(record)
        made = list(states(rules, record.moves[:12]))
        lines = [
            line
            for (seat, move), before, after in zip(record.moves, made, made[1:], strict=False)
            for line in presenter.narrate(
                rules.view(before, SPECTATOR), seat, move, rules.view(after, SPECTATOR)
            )
        ]
        return {deed.text for line in lines for deed in line.deeds or () if deed.kind == DRAW}

    english = told()
    assert english
    use_language("de")
    try:
        assert not told() & english
    finally:
        use_language(ENGLISH)
    assert told() == english
