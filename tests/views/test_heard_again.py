"""What was spoken is heard again by keys, and how much is spoken is chosen by one."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import begun, go, to_cover, wait
from listening import Reader
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.speech import LONGEST
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.speaker import say, speaker_of


def press(program: Controller, keys: str, at: QWidget | None = None) -> None:
    """Press *keys* where the keyboard is, or *at* a part of the window."""
    program.window.activateWindow()
    QTest.keySequence(program.window if at is None else at, QKeySequence(keys))


def hears(reader: Reader, program: Controller, keys: str, text: str) -> None:
    """*keys* let that *text* be heard, alone."""
    reader.rests()
    reader.heard.clear()
    press(program, keys)
    reader.hears(text)
    assert reader.heard == [text]


def test_messages_are_heard_again_by_keys_on_any_page_without_a_field(
    program: Controller, reader: Reader
) -> None:
    press(program, ",")
    reader.hears("Nothing has been spoken yet.")
    for text in ("Karl passed.", "Elise passed.", "Marta, draw."):
        say(program.window, text)
        reader.hears(text)
    reader.rests()
    log = speaker_of(program.window).log
    count = len(log)
    assert log.texts[-3:] == ("Karl passed.", "Elise passed.", "Marta, draw.")
    for keys, text, number in (
        (",", "Marta, draw.", count),
        (",", "Elise passed.", count - 1),
        (".", "Marta, draw.", count),
        ("Ctrl+Shift+Home", log.texts[0], 1),
        ("Ctrl+Shift+End", "Marta, draw.", count),
    ):
        hears(reader, program, keys, f"{text} {number} of {count}.")
    assert len(log) == count, "what is heard again is not kept again"


def test_a_comma_is_typed_where_there_is_a_field(program: Controller, reader: Reader) -> None:
    say(program.window, "Karl passed.")
    reader.hears("Karl passed.")
    reader.heard.clear()
    field = QLineEdit(program.window)
    field.show()
    field.setFocus()
    for key in (Qt.Key.Key_Comma, Qt.Key.Key_Period):
        QTest.keyClick(field, key)
    reader.rests()
    assert field.text() == ",."
    assert "Karl passed." not in reader.all


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["raub", "manipulation", "hand-and-foot"])
def test_a_deal_is_heard_in_short_pieces_without_tips_once_few_words_are_wanted(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    for said in ("Full", "Brief"):
        press(program, "F12")
        reader.hears(f"Spoken messages: {said}.")
    assert program.window.preferences.spoken_news is SpokenNews.BRIEF
    reader.rests()
    reader.heard.clear()
    game, rng = begun(program, name, "p", "easy", "easy", "easy"), Random(5)
    while (waiting := wait(qtbot, game)) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        if waiting is Waiting.PERSON:
            # Whoever acts sooner hears less.
            reader.hears("Your turn, Marta. ")
        go(qtbot, program, game, rng)
    reader.hears(" is over: ")
    reader.rests()
    assert not reader.lost
    assert not [text for text in reader.heard if len(text) > LONGEST]
    assert "Marta, " not in reader.all
    assert reader.all.count(" is over: ") == 1
    hears(reader, program, ",", f"{reader.heard[-1]} {len(speaker_of(program.window).log)} of "
          f"{len(speaker_of(program.window).log)}.")  # fmt: skip


def test_in_brief_a_hint_is_the_move_and_its_key_and_a_refusal_a_few_words(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    program.window.set_preferences(
        replace(program.window.preferences, spoken_news=SpokenNews.BRIEF)
    )
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.rests()
    reader.heard.clear()
    game.questions.hint()
    reader.hears("Hint: ")
    reader.rests()
    assert reader.heard == ["Hint: draw two cards. Draw 2: Enter."]
    reader.heard.clear()
    go(qtbot, program, game)
    wait(qtbot, game)
    reader.rests()
    card = next(card for card in game.scene.table.hand if card.rank is Rank.QUEEN)
    reader.heard.clear()
    game.scene.drop((card,), "new-meld")
    reader.rests()
    assert len(reader.all) < 100
    assert "Marta, " not in reader.all


def test_what_one_person_was_told_is_heard_again_by_nobody_else(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    while wait(qtbot, game) is not Waiting.PERSON:
        go(qtbot, program, game)
    log = speaker_of(program.window).log
    reader.rests()
    kept = len(log)
    press(program, "F5")
    qtbot.waitUntil(lambda: len(log) > kept)
    told = log.texts[-1]
    assert "points:" in told
    to_cover(qtbot, program, game)
    assert told not in log.texts
    reader.rests()
    reader.heard.clear()
    for _ in range(5):
        press(program, ",")
        reader.rests()
    assert told not in reader.all
