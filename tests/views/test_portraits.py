"""A person's picture: chosen beside the name, seen at the table, kept, and never in the way."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from book_lab import opened_with
from family_lab import begun, wait
from finding import press
from finished_games import many_games
from msgspec.structs import replace
from pictures_lab import contrast, covered, drawn
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, QTimer, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QFont, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import Motif, OwnLook, TextSize, ThemeChoice
from handfoot_gui.core.text.people import with_picture
from handfoot_gui.storage.portraits import is_photo, photo_path
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.widgets.avatars import forget, paint_avatar
from handfoot_gui.ui.widgets.photo_reading import PhotoReading
from handfoot_gui.ui.widgets.portrait_dialog import AvatarButton, PortraitDialog
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Theme

RED, BLUE = "#ff0000", "#0000ff"
CAT, TABLE = "#D9752A", LIGHT.sides[0].table


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """What was read for one test is not there for the next."""
    yield
    forget()


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(
        ">I", zlib.crc32(kind + content)
    )  # fmt: skip


def a_photo(path: Path, turned: int = 1) -> Path:
    """A JPEG picture, blue above and red below, that says how it is *turned* (EXIF)."""
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(QColor(RED))
    painter = QPainter(image)
    painter.fillRect(0, 0, 600, 200, QColor(BLUE))
    painter.end()
    image.save(str(path))
    plain = path.read_bytes()
    told = b"Exif\0\0MM\0*\0\0\0\x08" + struct.pack(">HHHIHHI", 1, 0x0112, 3, 1, turned, 0, 0)
    path.write_bytes(plain[:2] + b"\xff\xe1" + struct.pack(">H", len(told) + 2) + told + plain[2:])
    return path


def chosen(button: AvatarButton, act: Callable[[PortraitDialog], None]) -> None:
    """Press *button*, and *act* in the dialog that opens."""
    met: list[PortraitDialog] = []

    def meet() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PortraitDialog)
        met.append(dialog)
        dialog.activateWindow()
        QApplication.processEvents()
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, meet)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert met


def read(qtbot: QtBot, dialog: PortraitDialog) -> None:
    """Wait until the photo that was chosen last is read, or is not."""
    qtbot.waitUntil(lambda: not dialog.findChildren(PhotoReading)[-1].is_running, timeout=20_000)


def avatar(program: Controller, seat: int = 0) -> AvatarButton:
    return child(program.window.page, AvatarButton, f"picture-{seat}")


def own_avatar(game: PlayedGame) -> QImage:
    """The avatar before the prompt, as it is on the screen."""
    bar = game.scene.canvas.places.prompt_bar
    scale = game.scene.canvas.scale.k
    corner = QPoint(round((bar.left() + 17) * scale), round((bar.center().y() - 17) * scale))
    side = round(34 * scale)
    return game.view.grab().toImage().copy(corner.x(), corner.y(), side, side)


def shares(image: QImage, colour: str) -> float:
    """How much of *image* has nearly that *colour*."""
    wanted = QColor(colour)
    near = sum(
        abs(seen.red() - wanted.red()) + abs(seen.green() - wanted.green()) < 24
        and abs(seen.blue() - wanted.blue()) < 24
        for x in range(image.width())
        for y in range(image.height())
        for seen in [image.pixelColor(x, y)]
    )
    return near / (image.width() * image.height())


def test_a_picture_is_chosen_by_keys_seen_at_the_table_and_kept(
    qtbot: QtBot, program: Controller
) -> None:
    program.set_up_other("raub")
    assert not avatar(program, 1).isEnabled(), "a bot looks as it did"
    told: list[str] = []

    def choose(dialog: PortraitDialog) -> None:
        choices = [one for one in dialog.findChildren(QAbstractButton) if one.text()]
        told.extend(one.text() for one in choices)
        assert all(min(one.width(), one.height()) >= 40 for one in choices)
        first = dialog.focusWidget()
        assert first.objectName() == "picture-"
        QTest.keyClick(first, Qt.Key.Key_Right)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)

    chosen(avatar(program), choose)
    assert {"Initial", "Cat", "Teapot"} < set(told)
    assert avatar(program).accessibleName() == "Marta: Picture"
    kept = with_picture(program.window.preferences, "Elise", Motif.DOG)
    program.window.change_preferences(kept)
    game = begun(program, "raub", "p", "easy", "easy")
    wait(qtbot, game)
    pictures = {badge.name: badge.picture for badge in game.scene.canvas.badges}
    assert pictures == {"Marta": "cat", "Elise": "", "Josip": ""}
    seen = own_avatar(game)
    assert shares(seen, CAT) > 0.05
    assert shares(seen, TABLE) > 0.05, "the side stays in sight"
    before = shares(seen, TABLE)
    program.window.change_preferences(with_picture(kept, "Marta", ""))
    assert shares(own_avatar(game), CAT) == 0
    assert shares(own_avatar(game), TABLE) > before
    assert PreferencesFile().load()[0].pictures == {"elise": "dog"}


def test_a_picture_is_chosen_in_the_family_book_and_with_the_preferences(
    program: Controller,
) -> None:
    page = opened_with(program, many_games(3))
    press(page, "leaf-people")
    name = child(page, QLabel, "career-title").text()
    chosen(child(page, AvatarButton, "picture"), lambda dialog: press(dialog, "picture-sun"))
    assert program.window.preferences.pictures == {name.casefold(): "sun"}
    dialog = PreferencesDialog(program.window.ui_style, program.window.preferences)
    dialog.show_page("people")
    dialog.show()
    chosen(child(dialog, AvatarButton, "picture-1"), lambda one: press(one, "picture-owl"))
    assert dialog.preferences.pictures == {name.casefold(): "sun", "elise": "owl"}
    press(dialog, "undo-changes")
    assert dialog.preferences.pictures == {name.casefold(): "sun"}
    dialog.close()

    def choose_in_the_dark(one: PortraitDialog) -> None:
        dark = replace(program.window.preferences, theme=ThemeChoice.DARK)
        program.window.change_preferences(dark)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        press(one, "picture-dog")

    # The button that was pressed is gone then.
    chosen(child(page, AvatarButton, "picture"), choose_in_the_dark)
    assert program.window.preferences.pictures == {name.casefold(): "dog"}


def test_a_photo_is_upright_at_the_table_and_whatever_is_none_is_refused(
    qtbot: QtBot, program: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = a_photo(tmp_path / "good.JPG", turned=6)
    image = QImage(str(good))
    image.save(str(tmp_path / "cut.png"))
    cut = (tmp_path / "cut.png").read_bytes()
    (tmp_path / "cut.png").write_bytes(cut[: len(cut) // 2])
    (tmp_path / "cut.jpg").write_bytes(good.read_bytes()[:1500])
    size = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    bomb = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size) + chunk(b"IDAT", zlib.compress(b"\0" * 99))
    (tmp_path / "bomb.png").write_bytes(bomb)
    (tmp_path / "text.png").write_text("a letter")
    (tmp_path / "drawn.png").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')
    told: list[str] = []
    asked = iter(
        ["cut.png", "cut.jpg", "bomb.png", "text.png", "drawn.png", "gone.png", "good.JPG"]
    )

    def choose_file(dialog: QFileDialog) -> bool:
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile(next(asked))
        return True

    monkeypatch.setattr(QFileDialog, "exec", choose_file)

    def choose(dialog: PortraitDialog) -> None:
        for _ in range(6):
            press(dialog, "photo")
            read(qtbot, dialog)
            told.append(child(dialog, QLabel, "sentence").text())
        press(dialog, "photo")
        read(qtbot, dialog)

    program.set_up_other("raub")
    chosen(avatar(program), choose)
    assert told == [
        "cut.png is damaged: its end is cut off.",
        "cut.jpg is damaged: its end is cut off.",
        "bomb.png is too large a picture.",
        "text.png is not a JPEG or PNG picture.",
        "drawn.png is not a JPEG or PNG picture.",
        "gone.png no longer exists.",
    ]
    name = PreferencesFile().load()[0].pictures["marta"]
    kept = QImage(str(photo_path(name)))
    assert (kept.width(), kept.height()) == (256, 256)
    assert b"Exif" not in photo_path(name).read_bytes(), "nothing else of the file is kept"
    game = begun(program, "raub", "p", "easy")
    wait(qtbot, game)
    seen = own_avatar(game)
    half = seen.width() // 2
    left, right = seen.copy(0, 0, half, seen.height()), seen.copy(half, 0, half, seen.height())
    assert shares(left, RED) > 0.3 > shares(left, BLUE)
    assert shares(right, BLUE) > 0.3 > shares(right, RED)
    # The same once the program starts again; then the file is damaged.
    photo_path(name).write_bytes(photo_path(name).read_bytes()[:-1])
    forget()
    game.shown.show()
    program.window.change_preferences(replace(program.window.preferences, pictures={}))
    photo = with_picture(program.window.preferences, "Marta", name)
    program.window.change_preferences(photo)
    assert shares(own_avatar(game), RED) == 0
    said = "Marta: the photo cannot be read, so the initial is shown."
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt == said)


def test_photos_are_kept_as_long_as_somebody_has_them(
    qtbot: QtBot, program: Controller, tmp_path: Path, user_folder: Path
) -> None:
    window, folder = program.window, user_folder / "portraits"
    drop = a_photo(tmp_path / "one.jpg")
    program.set_up_other("raub")
    folder.write_text("in the way")
    told: list[str] = []

    def dropped(dialog: PortraitDialog) -> None:
        dragged = QMimeData()
        dragged.setUrls([QUrl.fromLocalFile(str(drop))])
        copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier
        enter = QDragEnterEvent(QPoint(9, 9), copy, dragged, left, none.NoModifier)
        QApplication.sendEvent(dialog, enter)
        assert enter.isAccepted()
        event = QDropEvent(QPointF(9, 9), copy, dragged, left, none.NoModifier)
        QApplication.sendEvent(dialog, event)
        read(qtbot, dialog)
        told.append(child(dialog, QLabel, "sentence").text().replace("\u200b", ""))

    chosen(avatar(program), dropped)
    assert told == [f"Nothing can be saved in {folder}, which is not a folder."]
    assert window.preferences.pictures == {}
    folder.unlink()
    chosen(avatar(program), dropped)
    one = window.preferences.pictures["marta"]
    assert is_photo(one)
    chosen(avatar(program), dropped)
    assert [path.name for path in folder.iterdir()] == [one], "the same once more"
    # Another program lets Elise have the same photo, while this one gives Marta another picture.
    other = PreferencesFile()
    other.save(with_picture(other.load()[0], "Elise", one))
    chosen(avatar(program), lambda dialog: press(dialog, "picture-fish"))
    assert PreferencesFile().load()[0].pictures == {"marta": "fish", "elise": one}
    assert photo_path(one).exists()
    # Whoever is forgotten leaves nothing behind, once that cannot be undone any more.
    liked = replace(
        with_picture(window.preferences, "Elise", one),
        people=("Elise",),
        puzzler="Elise",
        own_looks={"elise": OwnLook(text_size=TextSize.LARGE)},
    )
    window.change_preferences(liked)

    def forget_people() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PreferencesDialog)
        dialog.show_page("people")
        press(dialog, "forget-people")
        assert photo_path(one).exists()
        dialog.accept()

    QTimer.singleShot(0, forget_people)
    program.preferences_controller.show()
    assert not photo_path(one).exists()
    found = PreferencesFile().load()[0]
    assert (found.pictures, found.own_looks, found.puzzler) == ({}, {}, "")


def test_a_photo_that_is_being_read_gives_way_to_another_choice(
    qtbot: QtBot, program: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photo = a_photo(tmp_path / "one.jpg")

    def choose_file(dialog: QFileDialog) -> bool:
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile(photo.name)
        return True

    monkeypatch.setattr(QFileDialog, "exec", choose_file)
    program.set_up_other("raub")
    readings: list[PhotoReading] = []

    def choose(dialog: PortraitDialog, then: Callable[[], None]) -> None:
        press(dialog, "photo")
        readings[:] = dialog.findChildren(PhotoReading)
        assert readings[-1].is_running
        then()
        assert not readings[-1].is_running

    chosen(avatar(program), lambda one: choose(one, lambda: press(one, "leave")))
    assert program.window.preferences.pictures == {}
    chosen(avatar(program), lambda one: choose(one, lambda: press(one, "picture-cat")))
    qtbot.wait(300)
    assert program.window.preferences.pictures == {"marta": "cat"}
    assert not photo_path("x").parent.exists()


def test_a_newer_motif_and_a_strange_path_are_no_picture(program: Controller) -> None:
    program.set_up_other("raub")
    initial = avatar(program).grab().toImage()
    for strange in ("hedgehog", "../preferences.json", "0" * 32 + ".jpg"):
        liked = with_picture(program.window.preferences, "Marta", strange)
        program.window.change_preferences(liked)
        assert avatar(program).grab().toImage() == initial


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name.value)
@pytest.mark.usefixtures("qapp")
def test_every_picture_stands_out_from_the_colour_of_every_side(theme: Theme) -> None:
    for side, motif in product(theme.sides, Motif):
        seen = drawn(
            48, 48,
            lambda painter, side=side, motif=motif: paint_avatar(
                painter, theme, side, QRectF(4, 4, 40, 40), "", motif, QFont()
            ),
        )  # fmt: skip
        colours = [seen.pixelColor(*place) for place in covered(seen)]
        clear = [one for one in colours if contrast(one.name(), side.table) >= 1.5]
        assert len(clear) > 0.06 * len(colours), (side.shape, motif)
        own = sum(one == QColor(side.table) for one in colours)
        assert own > 0.1 * len(colours), "the side stays in sight"
