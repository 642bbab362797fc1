"""Positions marked in looking back, sent as a lesson, and walked through, all by keys."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from example_game.game import GAME as FOURTH
from listening import Reader
from looked_back import back, sample
from looking_back_lab import Make, looking_at, made_programs, page_of, saved
from marked_lab import fourth, marked
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from whole_program import child

from handfoot_gui import games
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.session.marked_deal import (
    LONGEST_TEXT,
    Mark,
    MarkedDeal,
    as_lesson,
    can_be_marked,
)
from handfoot_gui.session.route import Step
from handfoot_gui.storage.lesson_file import read_lesson, write_lesson
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.marked import MarkedGuide
from handfoot_gui.ui.pages.look_back.mark_dialogs import MarkDialog, MarksDialog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.window.main_window import MainWindow

__all__ = ["made_programs"]

NAME = "raub/classic-4"


def key(pressed: Qt.Key) -> None:
    """Press a key wherever the keyboard is."""
    focus = QApplication.focusWidget()
    if focus is None:
        # Without a desktop no window gets the keyboard back from a dialog.
        windows = [one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow)]
        (focus,) = [one.focusWidget() or one for one in windows if one.isVisible()]
    QTest.keyClick(focus, pressed)
    QApplication.processEvents()


def dialog(program: Controller, kind: type[QDialog]) -> QDialog:
    (found,) = [one for one in program.window.findChildren(kind) if one.isVisible()]
    return found


def tab_to(name: str) -> None:
    """Walk by Tab to the control called *name*."""
    for _ in range(60):
        focus = QApplication.focusWidget()
        if focus is not None and focus.objectName() == name:
            return
        key(Qt.Key.Key_Tab)
    raise AssertionError(f"no Tab leads to {name}")


def mark(program: Controller, text: str, *, asks: bool = False) -> None:
    """Mark the position that is shown, by keys."""
    page_of(program).take_keys()
    key(Qt.Key.Key_P)
    asked = dialog(program, MarkDialog)
    field = child(asked, QLineEdit, "mark-text")
    assert field.hasFocus()
    if not field.text():
        key(Qt.Key.Key_Return)
        assert asked.isVisible(), "a mark has a sentence"
    field.end(False)
    QTest.keyClicks(field, text)
    if asks:
        tab_to("mark-asks")
        key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    assert not asked.isVisible()


def said(program: Controller) -> tuple[str, str]:
    assert program.played is not None
    bar = program.played.scene.actions.bar
    return bar.prompt, bar.facts


def go_to_a_trick(page: LookBackPage, deal: int) -> int:
    """Show the first position since a deal at which whoever sits second plays a card."""
    back = page.back
    first = back.route.deals[deal].first
    for place in range(first, back.route.last):
        seat, move = back.record.moves[place]
        is_card = type(move).__name__ == "Play"
        if is_card and can_be_marked(back, place) and place in back.route.stops and seat == Seat(1):
            page.go(place)
            return place
    raise AssertionError("nobody plays there")


def test_a_marked_deal_is_sent_and_walked_through_by_keys(
    make: Make, user_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, page = looking_at(make, user_folder, sample(NAME))
    program.window.activateWindow()
    QApplication.processEvents()
    page.go(page.back.route.deals[0].first)
    while page.back.record.moves[page.position][0] != TABLE:
        key_of_page(page, Qt.Key.Key_Right)
    key_of_page(page, Qt.Key.Key_P)
    assert "No player moves here" in page.scene.actions.bar.prompt
    asked_at = go_to_a_trick(page, 0)
    mark(program, "A low card keeps the trumps.", asks=True)
    assert page.scene.actions.bar.prompt == "The position is marked."
    read_at = go_to_a_trick(page, 2)
    mark(program, "Here it was all decided: look at what is left.")
    page.step(None, -1)
    page.go(read_at)
    assert page.scene.actions.bar.prompt.startswith("Marked: Here it was all decided")

    # They survive the program.
    path = program.files.looked_at
    assert path is not None
    program.show_start()
    program.stop()
    program.window.hide()
    program = make()
    program.files.look_back(path[0])
    page = page_of(program)
    page.go(asked_at)
    assert page.scene.actions.bar.prompt == "Marked: A low card keeps the trumps."
    mark(program, " Really.", asks=False)

    target = tmp_path / "to Ruth.handfoot-lesson"
    monkeypatch.setattr(QFileDialog, "exec", lambda one: one.selectFile(str(target)) or True)
    page.take_keys()
    key(Qt.Key.Key_L)
    listed = dialog(program, MarksDialog)
    assert listed.findChild(QWidget, f"mark-delete-{read_at}") is not None
    tab_to("with-names")
    key(Qt.Key.Key_Space)
    tab_to("save-lesson")
    key(Qt.Key.Key_Space)
    assert page.scene.actions.bar.prompt.startswith("The lesson was saved as to Ruth")
    deal = read_lesson(target)
    assert [one.text for one in deal.marks] == [
        "A low card keeps the trumps. Really.",
        "Here it was all decided: look at what is left.",
    ]
    assert deal.names == ()

    program.files.leave_for_file(target)
    first = program.played
    assert first is not None
    assert isinstance(first.guide, MarkedGuide)
    assert said(program) == ("What would you do here?", "Position 1 of 2 · Raub")
    assert len(first.record.moves) == asked_at
    assert first.screen.seat == Seat(1)
    wanted = deal.moves[asked_at][1].card
    hand = first.scene.table.hand
    may = [card for card in hand if play_of(first, card)]
    card = next((one for one in may if one != wanted), wanted)
    first.view.setFocus()
    key(Qt.Key.Key_Home)
    for _ in range(hand.index(card)):
        key(Qt.Key.Key_Right)
    key(Qt.Key.Key_Space)
    key(Qt.Key.Key_Return)
    assert said(program)[0] == "A low card keeps the trumps. Really."
    assert "was played: " in said(program)[1]
    assert not first.shown.asks_person, "nothing more is played here"
    # Whoever wants to try another move takes it back.
    program.window.commands.game.again.trigger()
    assert said(program)[0] == "What would you do here?"
    assert len(first.record.moves) == asked_at
    key(Qt.Key.Key_Y)
    assert said(program)[0] == "A low card keeps the trumps. Really."
    key(Qt.Key.Key_Return)

    second = program.played
    assert second is not None
    assert second is not first
    assert said(program) == (
        "Here it was all decided: look at what is left.", "Position 2 of 2 · Raub",
    )  # fmt: skip
    assert len(second.record.moves) == read_at
    assert not second.shown.asks_person, "this one is only read"
    key(Qt.Key.Key_I)
    look = page_of(program)
    assert look.position == read_at
    assert look.back.secrets.is_open_at(read_at), "the deal is over: every hand may be seen"
    key_of_page(look, Qt.Key.Key_Escape)
    second.view.setFocus()
    key(Qt.Key.Key_B)
    assert said(program)[1].startswith("Position 1 of 2")
    key(Qt.Key.Key_Y)
    key(Qt.Key.Key_Return)
    key(Qt.Key.Key_Return)
    assert program.start_controller.is_shown
    assert [one.name for one in user_folder.rglob("*.handfoot")] == [path[0].name], "nothing kept"


def key_of_page(page: LookBackPage, pressed: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, pressed)


def play_of(game: object, card: object) -> bool:
    """Whether *card* may be played in *game*."""
    from handfoot_gui.games.raub.rules.moves import Play

    screen = game.screen  # type: ignore[attr-defined]
    return screen.play.session.rules.problem(screen.view, Play(card)) is None  # type: ignore[arg-type]


def test_marks_are_changed_and_deleted_in_the_list(make: Make, user_folder: Path) -> None:
    program, page = looking_at(make, user_folder, sample("manipulation/classic-3"))
    program.window.activateWindow()
    place = next(at for at in page.back.route.stops if can_be_marked(page.back, at))
    page.go(place)
    mark(program, "One.")
    page.take_keys()
    key(Qt.Key.Key_L)
    tab_to(f"mark-change-{place}")
    key(Qt.Key.Key_Space)
    field = child(dialog(program, MarkDialog), QLineEdit, "mark-text")
    assert field.text() == "One."
    field.selectAll()
    QTest.keyClicks(field, "Two.")
    key(Qt.Key.Key_Return)
    kept = next((user_folder / "marks").glob("*.json"))
    assert [one["text"] for one in json.loads(kept.read_text("utf-8"))["marks"]] == ["Two."]
    assert program.look_back_controller.marking is not None
    program.look_back_controller.marking.show_list()
    listed = dialog(program, MarksDialog)

    def agree() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QDialog)
        asked.accept()

    tab_to(f"mark-delete-{place}")
    QTimer.singleShot(50, agree)
    key(Qt.Key.Key_Space)
    assert not kept.exists(), "no mark, no file"
    assert listed.focusWidget() is child(listed, QPushButton, "close")
    assert listed.findChild(QWidget, f"mark-delete-{place}") is None
    listed.reject()


def test_a_damaged_file_of_marks_is_set_aside_with_a_sentence(
    make: Make, user_folder: Path
) -> None:
    program = make()
    path = saved(user_folder, sample(NAME))
    game_id = json.loads(path.read_bytes())["id"]
    marks = user_folder / "marks" / f"{game_id}.json"
    marks.parent.mkdir()
    marks.write_text('{"format": 1, "marks": [{"position": 3', "utf-8")
    program.files.look_back(path)
    assert "damaged" in page_of(program).scene.actions.bar.prompt
    assert not marks.exists()
    assert len(list(marks.parent.iterdir())) == 1, "it is kept beside"
    marks.write_text('{"format": 7, "lamps": 1}', "utf-8")
    program.files.look_back(path)
    page = page_of(program)
    assert "newer version" in page.scene.actions.bar.prompt
    place = next(at for at in page.back.route.stops if can_be_marked(page.back, at))
    page.go(place)
    mark(program, "Not over it.")
    assert json.loads(marks.read_text("utf-8"))["format"] == 7


@pytest.mark.parametrize("name", ["steady/classic", "manipulation/classic-3", ""])
def test_a_lesson_of_any_game_is_walked_through(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(games.GAMES, FOURTH.name, FOURTH)
    record = sample(name) if name else fourth()
    deal = as_lesson(record, marked(record), with_names=True)
    path = tmp_path / "sent.handfoot-lesson"
    write_lesson(path, deal)
    program = make(path)
    for number, one in enumerate(deal.marks):
        game = program.played
        assert game is not None
        assert said(program)[1].startswith(f"Position {number + 1} of {len(deal.marks)}")
        assert game.record.moves == record.moves[: one.position]
        assert game.screen.seat == one.seat
        assert game.record.seats[one.seat].name == record.seats[one.seat].name
        game.view.setFocus()
        if one.asks:
            assert game.shown.asks_person
            assert one.text not in said(program)
            key(Qt.Key.Key_Y)
            assert "This was played: " in said(program)[1]
        assert said(program)[0] == one.text
        QTest.qWait(20)
        assert game.record.moves == record.moves[: one.position], "nobody plays on"
        key(Qt.Key.Key_Return)
    assert program.start_controller.is_shown


def test_the_empty_list_names_the_key_that_marks(make: Make, user_folder: Path) -> None:
    program, page = looking_at(make, user_folder, sample(NAME))
    program.window.activateWindow()
    page.take_keys()
    key(Qt.Key.Key_L)
    listed = dialog(program, MarksDialog)
    (told,) = [one.text() for one in listed.findChildren(QLabel) if " press " in one.text()]
    listed.reject()
    go_to_a_trick(page, 0)
    page.take_keys()
    QTest.keyClicks(QApplication.focusWidget() or page, told.rpartition("press ")[2][0])
    assert dialog(program, MarkDialog)


@pytest.mark.parametrize("name", ["mark", "marks", "show-card", "check"])
def test_arrows_step_on_after_each_button_beside_the_table(
    make: Make, user_folder: Path, name: str
) -> None:
    _, page = looking_at(make, user_folder, sample(NAME))
    page.go(page.back.route.deals[0].first)
    wanted = page.back.route.after(page.position, Step.MOVE)
    QTest.keyClick(child(page, QPushButton, name), Qt.Key.Key_Right)
    assert page.position == wanted


def test_a_sentence_that_is_full_says_so(make: Make, user_folder: Path) -> None:
    program, page = looking_at(make, user_folder, sample(NAME))
    program.window.activateWindow()
    go_to_a_trick(page, 0)
    page.take_keys()
    key(Qt.Key.Key_P)
    asked = dialog(program, MarkDialog)
    field, told = child(asked, QLineEdit, "mark-text"), child(asked, QLabel, "mark-full")
    field.insert("a" * (LONGEST_TEXT - 1))
    assert told.isHidden()
    QTest.keyClicks(field, "bc")
    assert len(field.text()) == LONGEST_TEXT
    assert told.isVisible()
    assert told.text() == "That is as long as a sentence can be."
    field.backspace()
    assert told.isHidden()


def lesson_of(record: AnyRecord, path: Path, *texts: str) -> MarkedDeal:
    """A lesson in *path* with a position for each of *texts*, of which the first asks."""
    looked = back(record, is_finished=True)
    places = [at for at in looked.route.stops if can_be_marked(looked, at)]
    marks = tuple(
        Mark(place, record.moves[place][0], text, asks=number == 0)
        for number, (place, text) in enumerate(zip(places, texts, strict=False))
    )
    deal = as_lesson(record, marks, with_names=True)
    write_lesson(path, deal)
    return deal


def test_all_hands_are_seen_once_a_long_sentence_was_read(make: Make, tmp_path: Path) -> None:
    path, long = tmp_path / "a.handfoot-lesson", "Look at the trumps. " * 9
    lesson_of(sample(NAME), path, "One.", long.strip())
    program = make(path)
    assert program.played is not None
    program.played.view.setFocus()
    key(Qt.Key.Key_Y)
    key(Qt.Key.Key_Return)
    game = program.played

    def keys() -> list[str]:
        return [button.key for button in game.scene.actions.bar.buttons]

    assert keys() == ["B", "W", "Enter"]
    assert said(program)[0].endswith("…")
    game.view.setFocus()
    key(Qt.Key.Key_W)
    assert game.scene.terms.meaning(game.scene.terms.shown.code) == long.strip()  # type: ignore[union-attr]
    assert keys() == ["B", "I", "Enter"]
    key(Qt.Key.Key_I)
    key_of_page(page_of(program), Qt.Key.Key_Escape)
    assert keys() == ["B", "W", "Enter"], "it can be read once more"


def test_a_word_without_end_makes_no_note_wider_than_the_table(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot-lesson"
    lesson_of(sample(NAME), path, "W" * LONGEST_TEXT)
    program = make(path)
    game = program.played
    assert game is not None
    game.view.setFocus()
    key(Qt.Key.Key_Y)
    note, places = game.scene.terms.note.place, game.scene.canvas.places
    assert not note.isEmpty()
    assert QRectF(0, 0, places.width, places.height).contains(note)


def test_marks_that_are_not_kept_say_so(make: Make, tmp_path: Path, user_folder: Path) -> None:
    path = tmp_path / "a.handfoot-lesson"
    lesson_of(sample(NAME), path, "One.")
    program = make(path)
    assert program.played is not None
    program.window.activateWindow()
    program.played.view.setFocus()
    key(Qt.Key.Key_Y)
    key(Qt.Key.Key_I)
    page = page_of(program)
    mark(program, "Mine.")
    assert "until you leave" in page.scene.actions.bar.prompt
    assert not (user_folder / "marks").exists()


def test_without_names_everybody_keeps_one_through_all_of_a_lesson(
    make: Make, tmp_path: Path
) -> None:
    record, path = sample("steady/classic"), tmp_path / "a.handfoot-lesson"
    marks = [mark for mark in marked(record) if mark.asks]
    places = [at for at, (seat, _) in enumerate(record.moves) if seat == 2 and at > 40]
    marks.append(Mark(places[0], Seat(2), "Another one."))
    marks.sort(key=lambda mark: mark.position)
    assert len({mark.seat for mark in marks}) > 1
    write_lesson(path, as_lesson(record, marks, with_names=False))
    program = make(path)
    seen = []
    for mark in marks:
        game = program.played
        assert game is not None
        seats = game.record.seats
        seen.append([player.name for player in seats])
        assert [not player.is_bot for player in seats].index(True) == mark.seat
        game.view.setFocus()
        if mark.asks:
            key(Qt.Key.Key_Y)
        key(Qt.Key.Key_Return)
    assert all(names == seen[0] for names in seen)
    assert seen[0][marks[0].seat] == program.window.preferences.names[0]


def test_every_position_of_a_lesson_is_heard(make: Make, tmp_path: Path, reader: Reader) -> None:
    path = tmp_path / "a.handfoot-lesson"
    lesson_of(sample(NAME), path, "One.", "Two.")
    program = make(path)
    reader.hears("What would you do here? Position 1 of 2")
    assert program.played is not None
    program.played.view.setFocus()
    key(Qt.Key.Key_Y)
    reader.hears("One. This was played: ")
    key(Qt.Key.Key_Return)
    reader.hears("Two. Position 2 of 2")


def test_a_mark_that_cannot_be_written_is_written_with_the_next_one(
    make: Make, user_folder: Path
) -> None:
    program, page = looking_at(make, user_folder, sample(NAME))
    program.window.activateWindow()
    in_the_way = user_folder / "marks"
    in_the_way.write_text("no folder", "utf-8")
    go_to_a_trick(page, 0)
    mark(program, "One.")
    assert "marks" in page.scene.actions.bar.prompt
    in_the_way.unlink()
    go_to_a_trick(page, 2)
    mark(program, "Two.")
    assert page.scene.actions.bar.prompt == "The position is marked."
    (kept,) = in_the_way.glob("*.json")
    assert [one["text"] for one in json.loads(kept.read_text("utf-8"))["marks"]] == ["One.", "Two."]


def test_after_a_mark_is_deleted_the_keyboard_is_on_the_next_one(
    make: Make, user_folder: Path
) -> None:
    program, page = looking_at(make, user_folder, sample(NAME))
    program.window.activateWindow()
    places = [go_to_a_trick(page, deal) for deal in (0, 2, 4)]
    assert program.look_back_controller.marking is not None
    for place in places:
        page.go(place)
        mark(program, f"At {place}.")
    program.look_back_controller.marking.show_list()
    listed = dialog(program, MarksDialog)

    def agree() -> None:
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, QDialog)
        asked.accept()

    for gone, following in ((places[1], places[2]), (places[2], places[0])):
        QTimer.singleShot(50, agree)
        child(listed, QPushButton, f"mark-delete-{gone}").click()
        focus = listed.focusWidget()
        assert focus is not None
        assert focus.objectName() == f"mark-delete-{following}"
    listed.reject()
