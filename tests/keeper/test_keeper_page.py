"""Keeping score by keyboard alone, from the start page to the finished game."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from handfoot_gui.engine.hand_and_foot.options import Options, ScoreStep, Sides
from handfoot_gui.engine.registry import GAMES
from handfoot_gui.model.game_offers import presets_of
from handfoot_gui.model.keeper.hand_and_foot.entries import SideEntry
from handfoot_gui.model.preferences import Preferences, Setup
from handfoot_gui.model.storage.house_rules import HouseRules, RuleSet
from handfoot_gui.model.storage.kept_games import LoadedKept, kept_games
from handfoot_gui.model.storage.preferences_file import PreferencesFile
from handfoot_gui.model.storage.saves import Saves
from handfoot_gui.views.game.score_rows import ScoreRow
from handfoot_gui.views.keeper.deal_choice import DealChoice
from handfoot_gui.views.keeper.fields import NumberLine, OneOf
from handfoot_gui.views.keeper.page import KeeperPage
from handfoot_gui.views.parts.controls import Button
from handfoot_gui.views.parts.fields import Choice
from handfoot_gui.views.parts.page import Middle
from handfoot_gui.views.program import Program
from handfoot_gui.views.setup.keeper_choice import KeeperChoice
from handfoot_gui.views.setup.keeper_page import KeeperSetupPage
from handfoot_gui.views.sheet.page import SheetPage

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

ENTER, DOWN, TAB = Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Tab
CONTROL = Qt.KeyboardModifier.ControlModifier


class Family:
    """The program as a family uses it: keys, and what can be read on the screen."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window = program.window

    @property
    def page(self) -> QWidget:
        return self.window.page

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
              *, times: int = 1) -> None:  # fmt: skip
        for _ in range(times):
            QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)
            QApplication.processEvents()

    def enter(self, *values: int | str) -> None:
        """Type each value and press Enter; for a choice, the number of steps down."""
        for value in values:
            focus = QApplication.focusWidget()
            if isinstance(focus, OneOf):
                assert isinstance(value, int)
                self.press(DOWN, times=value)
            else:
                assert isinstance(focus, NumberLine), focus
                QTest.keyClicks(focus, str(value))
            self.press(ENTER)

    def button(self, name: str) -> Button:
        found = self.page.findChild(Button, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        found = self.page.findChild(QAbstractButton, name)
        assert found is not None, name
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)
        QApplication.processEvents()

    def row(self, kind: str) -> ScoreRow:
        """A line of the sum."""
        found = [
            one
            for one in self.page.findChildren(ScoreRow, f"row-{kind}")
            if one.isVisibleTo(self.page)
        ]
        return found[-1]

    def field(self, name: str) -> NumberLine:
        found = self.page.findChild(NumberLine, name)
        assert found is not None, name
        return found

    def texts(self) -> list[str]:
        return [one.text() for one in self.page.findChildren(QLabel) if one.isVisibleTo(self.page)]

    @property
    def sentence(self) -> str:
        found = self.page.findChild(QLabel, "sentence")
        assert found is not None
        return found.text()

    @property
    def kept(self) -> LoadedKept:
        """The one kept game in the folder, as it is on the disk."""
        saves = Saves()
        listed = (*kept_games(saves.games).games, *kept_games(saves.finished).games)
        (only,) = listed
        return only

    @property
    def totals(self) -> tuple[int, ...]:
        return self.kept.sheet.totals


@pytest.fixture
def start(qapp: QApplication) -> Iterator[Callable[..., Family]]:
    before = (qapp.palette(), qapp.font(), qapp.styleSheet())
    programs: list[Program] = []

    def _start(liked: Preferences | None = None, file: Path | None = None) -> Family:
        if liked is not None:
            PreferencesFile().save(liked)
        program = Program()
        programs.append(program)
        program.start(file)
        program.window.activateWindow()
        qapp.processEvents()
        return Family(program)

    yield _start
    for program in programs:
        program.stop()
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()
    # Widgets that are left would be restyled by every test to come.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


def begun(family: Family) -> Family:
    """Ctrl+K, then Enter in the name of the first player."""
    family.press(Qt.Key.Key_K, CONTROL)
    assert isinstance(family.page, KeeperSetupPage)
    name = family.page.findChild(QLineEdit, "name-0")
    assert name is not None
    name.setFocus()
    family.press(ENTER)
    assert isinstance(family.page, KeeperPage)
    return family


FIRST = ((3, 2, 0, 4, 0, 0, 545, 900), (2, 2, 1, 3, 0, 1, 610, 0))
SECOND = ((3, 2, 1, 2, 0, 1, 745, 85), (2, 1, 0, 1, 0, 0, 560, 190))
THIRD = ((2, 2, 0, 3, 0, 0, 640, 310), (3, 2, 1, 5, 0, 2, 705, 45))


def test_three_deals_of_hand_and_foot_by_keyboard(start: Callable[..., Family]) -> None:
    family = begun(start())
    assert family.texts()[:2] == [
        "Deal 1",
        "First meld 50. To go out: two clean, two dirty and one wild. "
        "Marta deals, Elise plays first.",
    ]
    for number, deal in enumerate((FIRST, SECOND, THIRD), start=1):
        for side in deal:
            family.enter(*side)
        assert QApplication.focusWidget() is family.button("primary")
        family.press(ENTER)
        assert len(family.kept.kept.deals) == number
    first = 1500 + 600 + 400 + 545 - 900, 1000 + 600 + 1500 + 300 + 100 + 610
    second = 1500 + 600 + 1500 + 200 + 100 + 745 - 85, 1000 + 300 + 100 + 560 - 190
    third = 1000 + 600 + 300 + 640 - 310, 1500 + 600 + 1500 + 500 + 100 + 705 - 45
    assert family.totals == (
        first[0] + second[0] + third[0],
        first[1] + second[1] + third[1],
    )
    by = [
        family.kept.kept.names[deal.by] for deal in family.kept.sheet.deals if deal.by is not None
    ]
    assert by == ["Elise", "Marta", "Karl"]
    assert family.texts()[:2] == [
        "Deal 4",
        "First meld 150. To go out: two clean, two dirty and one wild. "
        "Karl deals, Marta plays first.",
    ]


def test_tab_goes_the_same_way_and_every_entry_is_saved(start: Callable[..., Family]) -> None:
    family = begun(start())
    for value in (3, 2):
        QTest.keyClicks(QApplication.focusWidget(), str(value))
        family.press(TAB)
    assert QApplication.focusWidget() is family.field("wild-0")
    entry = family.kept.kept.entry
    assert entry is not None
    assert (entry.sides[0].clean, entry.sides[0].dirty, entry.sides[0].wild) == (3, 2, 0)
    # A second program that opens the same folder finds what was entered, and leaves it alone.
    assert family.kept.kept.deals == ()
    QTest.keyClicks(QApplication.focusWidget(), "1")
    family.program.stop()
    entry = family.kept.kept.entry
    assert entry is not None
    assert entry.sides[0].wild == 1


def test_the_sum_grows_while_it_is_typed_and_its_line_stands_open(
    start: Callable[..., Family],
) -> None:
    family = begun(start())
    QTest.keyClicks(QApplication.focusWidget(), "3")
    QApplication.processEvents()
    row = family.row("clean_piles")
    assert row.isChecked()
    assert row.accessibleName() == "Clean piles: Josip, Marta 1,500; Elise, Karl 0"
    assert row.accessibleDescription() == "Josip, Marta: Clean piles 3 × 500"
    family.press(ENTER)
    assert not family.row("clean_piles").isChecked()
    QTest.mouseClick(family.row("clean_piles"), Qt.MouseButton.LeftButton)
    family.field("dirty-0").setFocus()
    family.enter(2)
    assert family.row("clean_piles").isChecked()
    assert family.row("wild_piles").isChecked() is False


def test_a_click_counts_while_a_number_is_still_being_typed(start: Callable[..., Family]) -> None:
    family = begun(start())
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    QTest.keyClicks(QApplication.focusWidget(), "2")
    QTest.mouseClick(family.row("going_out"), Qt.MouseButton.LeftButton)
    QTest.keyClicks(family.field("dirty-1"), "3")
    family.field("dirty-1").setFocus()
    QTest.mouseClick(family.row("clean_piles"), Qt.MouseButton.LeftButton)
    assert family.row("clean_piles").isChecked()
    family.field("wild-1").setFocus()
    QTest.keyClicks(family.field("wild-1"), "1")
    family.click("correct-0")
    assert family.texts()[0] == "Deal 1, being corrected"
    entry = family.kept.kept.entry
    assert entry is not None
    assert (entry.sides[0].clean, entry.sides[1].dirty, entry.sides[1].wild) == (2, 3, 1)


def test_impossible_entries_are_pointed_out_and_not_written_down(
    start: Callable[..., Family],
) -> None:
    family = begun(start())
    assert family.sentence == "Nothing is entered yet."
    family.enter(2, 2, 1, 4, 0, 1, 500, 0)
    assert family.sentence == "Elise and Karl: nothing is entered as left."
    assert family.button("primary").isEnabled()
    family.enter(0, 0, 0, 7, 0, 2, 0, 20)
    said = [family.sentence, *(
        one.text() for one in family.page.findChildren(QLabel, "problem") if one.isVisible()
    )]  # fmt: skip
    assert said == [
        "Only one player goes out, not Marta and Karl.",
        "11 red threes are entered, the packs hold 10.",
    ]
    assert not family.button("primary").isEnabled()
    family.press(Qt.Key.Key_S)
    assert family.kept.kept.deals == ()


def test_an_earlier_deal_is_corrected_deleted_and_brought_back(
    start: Callable[..., Family],
) -> None:
    family = begun(start())
    for deal in (FIRST, SECOND):
        for side in deal:
            family.enter(*side)
        family.press(ENTER)
    before = family.totals
    family.click("correct-0")
    assert family.texts()[0] == "Deal 1, being corrected"
    assert QApplication.focusWidget() is family.field("clean-0")
    family.enter(2)
    assert family.totals == (before[0] - 500, before[1])
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.totals == before
    family.field("clean-0").setFocus()
    family.enter(2)
    family.press(Qt.Key.Key_Escape)
    assert family.texts()[0] == "Deal 3"
    assert family.totals[0] == before[0] - 500
    family.click("delete-0")
    assert "Deal 1 is deleted. Undo brings it back." in family.texts()
    assert len(family.kept.kept.deals) == 1
    family.press(Qt.Key.Key_Z, CONTROL)
    assert len(family.kept.kept.deals) == 2
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.totals == before


def test_a_correction_that_ends_the_game_before_other_deals_is_pointed_out(
    start: Callable[..., Family],
) -> None:
    house("To 8,000", deals=0, target=8000)
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("house-0")
    family.click("deal")
    for deal in (FIRST, SECOND, THIRD):
        for side in deal:
            family.enter(*side)
        family.press(ENTER)
    late = "The game was over before this deal."
    assert late not in family.texts()
    family.click("correct-0")
    family.enter(9)
    family.field("melded-0").setFocus()
    family.enter(945)
    assert family.texts().count(late) == 1
    family.press(Qt.Key.Key_Escape)
    assert family.texts().count(late) == 1
    family.click("correct-2")
    assert family.sentence == late
    family.click("delete-2")
    assert late not in family.texts()
    assert len(family.kept.kept.deals) == 2


def test_undo_takes_back_one_entry_at_a_time(start: Callable[..., Family]) -> None:
    family = begun(start())
    family.enter(3, 2)
    family.press(Qt.Key.Key_Z, CONTROL)
    entry = family.kept.kept.entry
    assert entry is not None
    assert entry.sides[0] == SideEntry(clean=3)
    assert family.field("dirty-0").text() == ""
    family.press(Qt.Key.Key_Z, CONTROL)
    assert not family.button("undo").isEnabled()
    assert family.field("clean-0").text() == ""


def test_cards_are_counted_instead_of_added(start: Callable[..., Family]) -> None:
    family = begun(start())
    family.enter(1, 1, 0, 0, 0, 0)
    family.click("count-melded-0")
    family.field("melded-0-joker").setFocus()
    family.enter(1, 5, 16, 23, 9, 2)
    assert QApplication.focusWidget() is family.field("left-0")
    line = next(one for one in family.kept.kept.entry.sides[0].melded.items())
    assert line == ("joker", 1)
    row = family.row("cards_melded")
    total = 50 + 100 + 320 + 230 + 45 - 10
    assert row.accessibleName() == f"Cards in melds: Josip, Marta {total}; Elise, Karl 0"
    assert "Eights to kings 23 × 10" in row.accessibleDescription()
    family.click("count-melded-0")
    assert family.field("melded-0").text() == str(total)
    assert family.kept.kept.entry.sides[0].melded == total


def test_the_buttons_and_the_arrows_step(start: Callable[..., Family]) -> None:
    family = begun(start())
    family.press(Qt.Key.Key_Up, times=3)
    family.press(DOWN)
    family.click("clean-1-+1")
    entry = family.kept.kept.entry
    assert entry is not None
    assert (entry.sides[0].clean, entry.sides[1].clean) == (2, 1)
    points = family.field("melded-0")
    points.setFocus()
    family.press(Qt.Key.Key_Up)
    assert points.text() == "5"
    wheel = family.page.findChild(OneOf, "out-0")
    assert wheel is not None
    QTest.mouseMove(wheel, QPoint(4, 4))
    assert wheel.currentIndex() == 0


def test_a_game_ends_by_the_rules_and_moves(start: Callable[..., Family]) -> None:
    family = begun(start())
    for deal in (FIRST, SECOND, THIRD, SECOND):
        for side in deal:
            family.enter(*side)
        family.press(ENTER)
    ahead = family.totals[0] - family.totals[1]
    assert family.texts()[:2] == ["Josip and Marta win", f"The game is over. By {ahead:,} points."]
    family.press(ENTER)
    assert family.texts()[1].startswith("The game is finished.")
    assert family.kept.kept.is_finished
    assert family.kept.path.parent.name == "games"
    family.press(ENTER)
    assert family.window.is_at_start
    assert family.kept.path.parent.name == "finished"
    assert family.window.start_page.facts.games == ()


def test_a_game_is_finished_by_choice_and_that_is_undone(start: Callable[..., Family]) -> None:
    family = begun(start())
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    family.click("finish")
    assert family.texts()[0] == "Elise and Karl win"
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.texts()[0] == "Deal 2"
    assert not family.kept.kept.is_finished
    family.click("finish")
    family.click("delete-0")
    assert not family.kept.kept.is_finished
    assert family.texts()[0] == "Deal 1"
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.kept.kept.is_finished


def test_names_and_the_first_dealer_can_be_corrected(start: Callable[..., Family]) -> None:
    family = begun(start())
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    before = family.totals
    family.click("names")
    page = family.page
    assert isinstance(page, KeeperSetupPage)
    assert not page.findChild(QWidget, "rules-classic")
    name = page.findChild(QLineEdit, "name-1")
    dealer = page.findChild(Choice, "dealer")
    assert name is not None
    assert dealer is not None
    name.setText("Elisabeth")
    dealer.setFocus()
    family.press(DOWN, times=2)
    family.click("deal")
    assert family.texts()[1].endswith("Karl deals, Marta plays first.")
    assert family.kept.kept.names == ("Marta", "Elisabeth", "Josip", "Karl")
    assert "Elisabeth and Karl" in family.texts()
    assert family.totals == before
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.kept.kept.names[1] == "Elise"
    assert family.texts()[1].endswith("Elise deals, Josip plays first.")
    family.click("names")
    family.press(Qt.Key.Key_Escape)
    assert isinstance(family.page, KeeperPage)


def house(name: str, **changes: object) -> RuleSet:
    """House rules of this family."""
    return HouseRules().add(name, replace(Options(), **changes), "classic")


def test_a_family_keeps_score_by_its_house_rules(start: Callable[..., Family]) -> None:
    house("Grandmother's", clean_bonus=700, players=6, sides=Sides.TEAMS, packs=7)
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("house-0")
    page = family.page
    assert isinstance(page, KeeperSetupPage)
    assert (page.choice().players, page.choice().sides) == (6, "teams")
    family.click("deal")
    assert family.kept.kept.preset == "Grandmother's"
    family.enter(1)
    assert family.row("clean_piles").accessibleName() == (
        "Clean piles: Ana, Josip, Marta 700; Elise, Karl, Pavel 0"
    )
    assert family.window.preferences.rules.endswith(".rules.json")
    family.press(Qt.Key.Key_K, CONTROL)
    chosen = family.page
    assert isinstance(chosen, KeeperSetupPage)
    rules = chosen.choice().rules
    assert rules is not None
    assert rules.name == "Grandmother's"


def test_a_corrected_deal_changes_the_first_meld_that_is_announced(
    start: Callable[..., Family],
) -> None:
    steps = (ScoreStep(below=2000, points=50), ScoreStep(below=4000, points=90))
    house("Grandmother's", minima_by_score=(*steps, ScoreStep(below=9000, points=120)))
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("house-0")
    family.click("deal")
    for deal in (FIRST, SECOND):
        for side in deal:
            family.enter(*side)
        family.press(ENTER)
    assert family.totals == (2145 + 4560, 4110 + 1770)
    assert family.texts()[1].startswith("First meld 120.")
    assert family.texts()[1].endswith("Josip deals, Karl plays first.")
    family.click("correct-0")
    assert family.texts()[1].startswith("First meld 50.")
    family.field("dirty-1").setFocus()
    family.enter(0, 0, 0, 0, 0, 310)
    family.press(Qt.Key.Key_Escape)
    assert family.totals == (6705, 1410 + 1770)
    assert family.texts()[1].startswith("First meld: Josip and Marta 120; Elise and Karl 90.")
    family.click("correct-1")
    assert family.texts()[1].startswith("First meld: Josip and Marta 90; Elise and Karl 50.")
    assert family.texts()[1].endswith("Elise deals, Josip plays first.")
    family.press(Qt.Key.Key_Escape)
    family.click("print")
    page = family.page
    assert isinstance(page, SheetPage)
    row = next(row for row in page.model().rows if row.name == "First meld")
    assert [cell.text for cell in row.cells] == ["50", "50", "90", "50", "120", "90"]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_set_fits_players_and_sides(game: str) -> None:
    names = Preferences().names
    for preset in presets_of(game):
        for players in range(2, 7):
            for sides in ("pairs", "teams", "alone"):
                chosen = KeeperChoice(game, Setup(preset, players), sides, names, dealer=5).fitted()
                chosen.options.check()
                assert chosen.options.players == chosen.players
                assert chosen.options.sides.value == chosen.sides
                assert chosen.dealer < chosen.players


def test_strange_files_become_sentences_on_the_start_page(
    start: Callable[..., Family], user_folder: Path
) -> None:
    family = begun(start())
    family.enter(2)
    family.program.show_start()
    path = family.kept.path
    newer = path.with_name("newer.kept.json")
    newer.write_text(path.read_text().replace('"format": 2', '"format": 3'))
    path.with_name("torn.kept.json").write_bytes(path.read_bytes()[:300])
    family.program.show_start()
    facts = family.window.start_page.facts
    assert len(facts.games) == 1
    first, second = facts.notices
    assert first == "newer.kept.json was saved by a newer version of this program."
    assert second.startswith("torn.kept.json is damaged")
    assert second.endswith("It is kept as torn.kept.json.broken.")
    assert newer.exists()
    assert (user_folder / "games" / "torn.kept.json.broken").exists()


def test_the_same_sheet_is_printed(start: Callable[..., Family]) -> None:
    family = begun(start(Preferences(family="The Horvats")))
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    family.enter(2)
    assert family.kept.kept.family == "The Horvats"
    family.press(Qt.Key.Key_P, CONTROL)
    page = family.page
    assert isinstance(page, SheetPage)
    cells = [cell.text for row in page.model().rows for cell in row.cells]
    assert [f"{total:,}" for total in family.totals] == ["2,145", "4,110"]
    assert {"2,145", "4,110", "1,500", "−900"} <= set(cells)
    assert "Filled from a game with real cards." in page.model().notes
    family.press(Qt.Key.Key_Escape)
    assert page.model().family == "The Horvats"
    assert isinstance(family.page, KeeperPage)
    assert family.field("clean-0").text() == "2"
    family.click("print")
    assert isinstance(family.page, SheetPage)


def test_a_kept_game_is_listed_and_gone_on_with(start: Callable[..., Family]) -> None:
    family = begun(start())
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    family.enter(2)
    family.press(Qt.Key.Key_Escape)
    (card,) = family.window.start_page.facts.games
    assert (card.title, card.is_kept) == ("Hand and Foot, deal 2", True)
    assert [side.names for side in card.sides] == ["Josip and Marta", "Elise and Karl"]
    assert [side.score for side in card.sides] == list(family.totals)
    assert any(text.startswith("Kept with paper cards, left today") for text in family.texts())
    family.click(f"continue-{card.id}")
    assert isinstance(family.page, KeeperPage)
    assert family.field("clean-0").text() == "2"
    family.press(Qt.Key.Key_Escape)
    family.click(f"ask-{card.id}")
    family.click(f"delete-{card.id}")
    assert family.window.start_page.facts.games == ()
    assert kept_games(Saves().games).games == ()


def test_two_windows_on_one_kept_game(start: Callable[..., Family]) -> None:
    family = begun(start())
    family.enter(2)
    other = start()
    (card,) = other.window.start_page.facts.games
    assert card.is_locked
    other.program._on_continue(card.id)
    assert "This game is open in another window." in other.window.start_page.facts.notices


def test_a_file_from_elsewhere_is_opened_by_a_copy(
    start: Callable[..., Family], tmp_path: Path
) -> None:
    family = begun(start())
    family.enter(2)
    sent = tmp_path / "sent.kept.json"
    shutil.copy(family.kept.path, sent)
    family.program.open_file(sent)
    assert isinstance(family.page, KeeperPage)
    assert len(kept_games(Saves().games).games) == 2
    sent.write_text("{")
    family.program.open_file(sent)
    assert family.window.is_at_start
    (said,) = family.window.start_page.facts.notices
    assert said.startswith("sent.kept.json is damaged")
    assert sent.read_text() == "{"


def test_what_cannot_be_saved_is_said_and_kept_on_the_screen(
    start: Callable[..., Family], monkeypatch: pytest.MonkeyPatch
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
    entry = family.kept.kept.entry
    assert entry is not None
    assert (entry.sides[0].clean, entry.sides[0].dirty) == (3, 2)


def test_a_folder_that_vanishes_is_said_and_nothing_is_lost(
    start: Callable[..., Family], user_folder: Path
) -> None:
    family = begun(start())
    family.enter(3)
    shutil.rmtree(user_folder)
    family.enter(2)
    assert any("The folder" in text and text.endswith("is gone.") for text in family.texts())
    user_folder.mkdir()
    family.field("wild-0").setFocus()
    family.enter(1)
    assert not any(text.endswith("is gone.") for text in family.texts())
    assert family.kept.kept.entry.sides[0] == SideEntry(clean=3, dirty=2, wild=1)


def test_three_deals_of_raub(start: Callable[..., Family]) -> None:
    family = begun(start(Preferences(game="raub")))
    family.enter(1)
    family.press(ENTER)
    assert family.texts()[1] == "A Refe waits: the deal counts double. Elise deals."
    family.enter(0, 2, 0, 1, 0, 2, 0)
    assert family.sentence == "One trick is missing."
    family.field("tricks-3").setFocus()
    family.enter(1)
    family.press(ENTER)
    assert family.totals == (21 - 2, 21 + 8, 21 - 4, 21 - 2)
    assert family.texts()[1] == "Josip deals."
    family.enter(0, 3, 1, 1, 1, 0, 2)
    family.press(ENTER)
    assert family.totals == (18, 28, 20, 17)
    assert [deal.is_doubled for deal in family.kept.sheet.deals] == [False, True, False]
    family.click("correct-0")
    family.press(Qt.Key.Key_Up)
    assert family.sentence == "Four tricks are missing."
    assert [deal.is_doubled for deal in family.kept.sheet.deals] == [False, False, False]


def test_three_rounds_of_manipulation_rummy(start: Callable[..., Family]) -> None:
    family = begun(start(Preferences(game="manipulation")))
    assert family.texts()[:2] == ["Round 1", "Marta deals, Elise plays first."]
    family.enter(0, 2, 12, 0, 33, 41)
    family.press(ENTER)
    assert family.totals == (0, 12 + 33 + 41 + 25, 0, 0)
    family.enter(1, 1, 9, 22, 13, 5)
    assert family.sentence == "Marta knocks with 5 points at most, not 9."
    family.field("left-0").setFocus()
    family.press(Qt.Key.Key_A, CONTROL)
    family.enter(4)
    family.button("primary").setFocus()
    family.press(ENTER)
    assert family.totals[0] == 18 + 9 + 1
    family.enter(2, 1, 20, 30, 40)
    family.press(ENTER)
    assert len(family.kept.kept.deals) == 3
    assert family.kept.sheet.deals[2].ended == "stock"


def test_another_game_and_house_names_are_set_up(start: Callable[..., Family]) -> None:
    family = start()
    family.click("keep-score")
    page = family.page
    assert isinstance(page, KeeperSetupPage)
    tab = page.findChild(QWidget, "game-raub")
    assert tab is not None
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    name = page.findChild(QLineEdit, "name-1")
    place = page.findChild(QLineEdit, "place")
    assert name is not None
    assert place is not None
    name.setText("")
    assert page.problem() == "A name is missing."
    assert not family.button("deal").isEnabled()
    name.setText("  Ana ")
    place.setText("at Ana's")
    family.click("deal")
    kept = family.kept.kept
    assert (kept.game, kept.names[:2], kept.place) == ("raub", ("Marta", "Ana"), "at Ana's")
    assert family.window.preferences.names[1] == "Ana"
    assert family.window.preferences.game == "raub"


@pytest.mark.parametrize("names", [("M" * 200, "E" * 199), ("מרתה", "אליס"), ("👵🏽", "👴🏿")])
def test_names_of_any_kind(start: Callable[..., Family], names: tuple[str, str]) -> None:
    liked = Preferences()
    family = begun(start(replace(liked, names=(*names, *liked.names[2:]))))
    family.enter(3)
    assert family.kept.kept.names[:2] == names
    assert family.page.width() == family.window.width()


def test_in_a_small_window_the_sum_of_the_deal_stands_below_the_columns(
    start: Callable[..., Family],
) -> None:
    family = start()
    family.window.resize(1024, 700)
    begun(family)
    QTest.keyClicks(QApplication.focusWidget(), "3")
    assert "1,500" in family.texts()
    family.press(ENTER)
    family.window.resize(1280, 720)
    QApplication.processEvents()
    assert "1,500" not in family.texts()
    assert family.row("clean_piles").accessibleName().startswith("Clean piles: Josip, Marta 1,500")


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_pressed_the_file_holds_what_the_page_shows(
    start: Callable[..., Family], game: str
) -> None:
    family = begun(start(Preferences(game=game)))
    desk = family.program.keeper_desk
    rng = Random(11)
    keys = (ENTER, ENTER, ENTER, TAB, DOWN, Qt.Key.Key_Up, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
    for _ in range(80):
        if not isinstance(family.page, KeeperPage):
            family.press(Qt.Key.Key_Escape)
            if family.window.is_at_start:
                family.program.open_file(family.kept.path)
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
                if one.isVisible() and one.isEnabled() and one.objectName() != "print"
            ]  # fmt: skip
            rng.choice(buttons).click()
            QApplication.processEvents()
        if isinstance(family.page, KeeperPage):
            family.page.commit()
            listed = (*kept_games(Saves().games).games, *kept_games(Saves().finished).games)
            assert [one.kept for one in listed] == [desk.kept]


def test_the_deals_are_in_sight_and_opened_from_the_head(start: Callable[..., Family]) -> None:
    family = begun(start())
    assert family.page.findChild(DealChoice) is None
    for deal in (FIRST, SECOND):
        for side in deal:
            family.enter(*side)
        family.press(ENTER)
    deals = family.page.findChild(DealChoice)
    assert deals is not None
    points = family.kept.sheet.deals[0].points
    assert [deals.itemText(row) for row in range(deals.count())] == [
        f"Deal 1: {points(0):,}, {points(1):,}",
        deals.itemText(1),
        "Deal 3, to be entered",
    ]
    middle = family.page.findChild(Middle)
    assert middle is not None
    assert deals.mapTo(middle, QPoint(0, deals.height())).y() < middle.height()
    deals.setFocus()
    family.press(Qt.Key.Key_Home)
    assert family.texts()[0] == "Deal 1, being corrected"
    family.press(Qt.Key.Key_Escape)
    assert family.texts()[0] == "Deal 3"
