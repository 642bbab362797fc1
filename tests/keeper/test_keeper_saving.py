"""Kept games and their files: gone on with, from elsewhere, damaged, or not to be saved."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest
from keeper_lab import (
    CONTROL,
    DOWN,
    ENTER,
    FIRST,
    TAB,
    Family,
    Start,
    begun,
    made_family,
    made_start,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from recorded import scored_in
from whole_program import child

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.scorekeeping import AnyScoredGame
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import SideEntry
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.widgets.controls import Button

__all__ = ["made_family", "made_start"]


def test_strange_files_become_sentences_on_the_start_page(start: Start, user_folder: Path) -> None:
    family = begun(start())
    family.enter(2)
    family.program.show_start()
    path = family.kept.path
    newer = path.with_name("newer.kept.json")
    newer.write_text(path.read_text().replace('"format": 4', '"format": 5'))
    path.with_name("torn.kept.json").write_bytes(path.read_bytes()[:300])
    family.program.show_start()
    facts = family.program.start_controller.page.facts
    assert len(facts.games) == 1
    first, second = facts.notices
    assert first == "newer.kept.json was saved by a newer version of this program."
    assert second.startswith("torn.kept.json is damaged")
    assert second.endswith("It is kept as torn.kept.json.broken.")
    assert newer.exists()
    assert (user_folder / "games" / "torn.kept.json.broken").exists()


def is_untouched(kept: AnyScoredGame | None) -> bool:
    return kept is not None and not kept.deals and kept.entry is None


def test_a_game_without_an_entry_is_not_listed(start: Start) -> None:
    family = begun(start())
    family.press(Qt.Key.Key_Escape)
    assert family.program.start_controller.page.facts.games == ()
    family = begun(family)
    family.enter(2)
    family.press(Qt.Key.Key_Escape)
    assert len(family.program.start_controller.page.facts.games) == 1


def test_a_kept_game_is_listed_and_gone_on_with(start: Start) -> None:
    family = begun(start())
    family.deals(FIRST)
    family.enter(2)
    family.press(Qt.Key.Key_Escape)
    (card,) = family.program.start_controller.page.facts.games
    assert (card.title, card.is_scored) == ("Hand and Foot, deal 2", True)
    assert [side.names for side in card.sides] == ["Josip and Marta", "Elise and Karl"]
    assert [side.score for side in card.sides] == list(family.totals)
    assert any(
        text.startswith("Classic · Scored with real cards, left today") for text in family.texts()
    )
    family.click(f"continue-{card.id}")
    assert isinstance(family.page, ScorekeeperPage)
    assert family.field("clean-0").text() == "2"
    family.press(Qt.Key.Key_Escape)
    child(family.page, QAction, f"ask-{card.id}").trigger()
    family.click(f"delete-{card.id}")
    assert family.program.start_controller.page.facts.games == ()
    assert scored_in(Saves().games) == ()


def test_two_windows_on_one_kept_game(start: Start) -> None:
    family = begun(start())
    family.enter(2)
    other = start()
    (card,) = other.program.start_controller.page.facts.games
    assert card.is_locked
    other.program.files.continue_game(card.id)
    assert (
        "This game is open in another window." in other.program.start_controller.page.facts.notices
    )


def test_a_file_from_elsewhere_is_the_game_it_was_copied_from(start: Start, tmp_path: Path) -> None:
    family = begun(start())
    family.enter(2)
    sent = tmp_path / "sent.kept.json"
    shutil.copy(family.kept.path, sent)
    family.program.files.open_file(sent)
    assert isinstance(family.page, ScorekeeperPage)
    assert len(scored_in(Saves().games)) == 1
    sent.write_text("{")
    family.program.files.open_file(sent)
    assert family.program.start_controller.is_shown
    (said,) = family.program.start_controller.page.facts.notices
    assert said.startswith("sent.kept.json is damaged")
    assert sent.read_text() == "{"


def test_what_cannot_be_saved_is_said_and_kept_on_the_screen(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    family = begun(start())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        family.enter(3)
        assert any(text.startswith("The disk is full") for text in family.texts())
        assert family.field("clean-0").text() == "3"
    family.field("dirty-0").setFocus()
    family.enter(2)
    assert not any(text.startswith("The disk is full") for text in family.texts())
    entry = family.entry
    assert (entry.sides[0].clean, entry.sides[0].dirty) == (3, 2)


def test_a_folder_that_vanishes_is_said_and_nothing_is_lost(
    family: Family, user_folder: Path
) -> None:
    family.enter(3)
    shutil.rmtree(user_folder)
    family.enter(2)
    assert any("The folder" in text and text.endswith("is gone.") for text in family.texts())
    user_folder.mkdir()
    family.field("wild-0").setFocus()
    family.enter(1)
    assert not any(text.endswith("is gone.") for text in family.texts())
    assert family.entry.sides[0] == SideEntry(clean=3, dirty=2, wild=1)


@pytest.mark.every_case
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_the_file_holds_what_the_page_shows(start: Start, game: str) -> None:
    family = begun(start(Preferences(game=game)))
    controller = family.program.scorekeeper_controller
    rng = Random(11)
    keys = (ENTER, ENTER, ENTER, TAB, DOWN, Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
    kept: list[AnyScoredGame] = []
    for _ in range(80):
        if not isinstance(family.page, ScorekeeperPage):
            family.press(Qt.Key.Key_Escape)
            if family.program.start_controller.is_shown:
                if kept:
                    family.program.files.open_file(family.kept.path)
                else:
                    begun(family)
        step = rng.random()
        if step < 0.45 and QApplication.focusWidget() is not None:
            QTest.keyClicks(QApplication.focusWidget(), rng.choice("0123457"))
        elif step < 0.8:
            family.press(rng.choice(keys))
        elif step < 0.86:
            family.press(Qt.Key.Key_Z, CONTROL)
        else:
            buttons = [
                one for one in family.page.findChildren(Button)
                if one.isVisible() and one.isEnabled()
                # A sheet has its own tests, and so has the dialog of other points.
                and not one.objectName().startswith(("print", "other-points"))
            ]  # fmt: skip
            rng.choice(buttons).click()
            QApplication.processEvents()
        if isinstance(family.page, ScorekeeperPage):
            family.page.commit()
            listed = (*scored_in(Saves().games), *scored_in(Saves().finished))
            kept = [one.kept for one in listed]
            assert kept == [controller.kept] or (not kept and is_untouched(controller.kept))
