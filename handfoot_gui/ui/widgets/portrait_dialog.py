"""Where a person's picture is chosen: the sign beside a name, and the pictures there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QHelpEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QSizePolicy,
    QWidget,
)

from handfoot_gui.core.preferences import Motif, Preferences
from handfoot_gui.core.text.people import picture_of, with_picture
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.portraits import is_photo, keep_photo
from handfoot_gui.storage.text.faults import picture_fault
from handfoot_gui.ui.widgets.avatars import INITIAL, forget, paint_avatar
from handfoot_gui.ui.widgets.controls import RING, Button, KeyFocus
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.labels import (
    breakable,
    label,
    paint_round,
    set_tip,
    set_title,
    show_tip,
)
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.widgets.photo_reading import PhotoReading
from handfoot_gui.ui.widgets.saved_files import file_to_open, kinds_of_files, taken_file
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import MarkShape, SideMark, Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_CELL: Final = 76
_PICTURE: Final = 64
"""Units of a choice, and of the picture in it."""
_MOST_COLUMNS: Final = 7
_MARGIN: Final = 24
_ENDINGS: Final = (".jpg", ".jpeg", ".png")
_LONG: Final = 700
"""Milliseconds after which people are told that a photo is being read."""
_PENCIL: Final = 20
"""Units of the sign that a picture can be chosen."""


class AvatarButton(QAbstractButton):
    """An avatar that leads to the pictures a person may have; a bot's is only looked at."""

    def __init__(
        self,
        style: Style,
        side: SideMark | None,
        name: str,
        *,
        code: str,
        known: Callable[[], Preferences] | None = None,
        change: Callable[[Preferences], None] | None = None,
        size: float = 36,
    ) -> None:
        """Without a *side* the shape has no colour. The picture chosen goes into the preferences
        in force, unless *known* gives and *change* takes others."""
        super().__init__()
        plain = SideMark(MarkShape.CIRCLE, style.theme.on2, style.theme.on2)
        self._style, self._side, self._name = style, side or plain, name
        self._known = known or (lambda: WORDS.preferences)
        self._change = change or (lambda preferences: WORDS.change_preferences(preferences))
        self._font = style.font(TextStyle.BUTTON, size=INITIAL * size)
        self._focus = KeyFocus(self, code, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        whole = style.px(size) + 2 * style.px(RING)
        self.setFixedSize(whole, whole)
        self.clicked.connect(self._choose)
        self._is_person = True
        self._tell()

    def set_name(self, name: str) -> None:
        """Show the picture of *name*."""
        self._name = name
        self._tell()

    def set_person(self, is_person: bool) -> None:
        """Be of a person, or of a bot."""
        self._is_person = is_person
        self._tell()

    def _tell(self) -> None:
        name = self._name.strip()
        self.setEnabled(self._is_person and bool(name))
        said = translate("Portraits", "Picture")
        self.setAccessibleName(WORDS.labelled(name, said) if name else said)
        choose = translate("Portraits", "Choose a picture")
        set_tip(self, choose if self.isEnabled() else "")
        self.update()

    def _choose(self) -> None:
        dialog = PortraitDialog(self._style, self._name.strip(), self._picture, self.window())
        # In another look it may have been made anew by then, and this one be gone.
        dialog.accepted.connect(self.update)
        if run(dialog):
            self._change(with_picture(self._known(), self._name, dialog.picture))

    @property
    def _picture(self) -> str:
        return picture_of(self._known(), self._name) if self.isEnabled() else ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        painter, body = self._focus.begin(self._style, 14)
        has_picture = paint_avatar(
            painter, theme, self._side, body, self._name, self._picture, self._font
        )
        is_pointed_at = self.underMouse() or self._focus.is_shown
        if self.isEnabled() and (is_pointed_at or not has_picture):
            size, edge = px(_PENCIL), px(4)
            corner = QRectF(self.width() - size, self.height() - size, size, size)
            fill, ink = (theme.link, theme.chrome) if is_pointed_at else (theme.chrome, theme.link)
            paint_round(painter, corner, size / 2, fill, theme.link, width=1.5)
            paint_sign(painter, Icon.PENCIL, corner.adjusted(edge, edge, -edge, -edge), ink)


class PortraitDialog(Dialog):
    """Drawn motifs, a photo from a file, or only the initial; accepted with the `picture` that was
    chosen, at one press."""

    def __init__(
        self,
        style: Style,
        name: str,
        picture: str,
        parent: QWidget | None,
        file: Path | None = None,
    ) -> None:
        """*picture* is the one that the person called *name* has now; the photo in *file* is read
        at once."""
        super().__init__(parent)
        self.picture = picture
        title = WORDS.labelled(translate("Portraits", "Picture"), name)
        set_title(self, title)
        self.setAcceptDrops(True)
        self._style = style
        self._reading: PhotoReading | None = None
        rows = vertical(style, self, margins=(_MARGIN, 16, _MARGIN, 12), gap=10)
        rows.addWidget(label(style, breakable(title), TextStyle.SECTION_TITLE, wraps=True))
        rows.addLayout(self._choices(name))
        self._said = label(style, "", TextStyle.BODY, ink=style.theme.warn, wraps=True)
        self._said.setObjectName("sentence")
        self._said.hide()
        rows.addWidget(self._said)
        photo = Button(style, self.tr("Photo from a file"), sign=Icon.FOLDER, name="photo")
        photo.clicked.connect(self._ask)
        set_tip(photo, self.tr("You can also drop a photo here."))
        text = translate("Common", "Cancel")
        leave = Button(style, text, key="Esc", name="leave", act=self.reject)
        foot = horizontal(style, margins=(-RING, 0, -RING, 0))
        put(foot, photo, 1, leave)
        rows.addLayout(foot)
        present = self.findChild(_Choice, f"picture-{picture}")
        if present is not None:
            present.setFocus(Qt.FocusReason.OtherFocusReason)
        if file is not None:
            self._take_photo(file)

    def _choices(self, name: str) -> QGridLayout:
        """The initial and all motifs, and the photo there is; arrow keys go among them."""
        grid = QGridLayout()
        grid.setSpacing(self._style.px(2))
        group = QButtonGroup(self)
        group.setExclusive(False)
        said = {"": self.tr("Initial"), **self._motifs()}
        if is_photo(self.picture):
            said[self.picture] = self.tr("Photo")
        room = self.room.width() - 2 * self._style.px(_MARGIN)
        columns = min(_MOST_COLUMNS, room // self._style.px(_CELL + 2 * RING + 2))
        for number, (picture, text) in enumerate(said.items()):
            choice = _Choice(self._style, name, picture, text, is_chosen=picture == self.picture)
            choice.clicked.connect(lambda _=False, picture=picture: self._take(picture))
            group.addButton(choice)
            grid.addWidget(choice, *divmod(number, columns))
        return grid

    def _motifs(self) -> dict[str, str]:
        names = (
            self.tr("Cat"), self.tr("Dog"), self.tr("Owl"), self.tr("Fish"), self.tr("Flower"),
            self.tr("Tree"), self.tr("Sun"), self.tr("Star", "picture"), self.tr("House"),
            self.tr("Boat"), self.tr("Teapot"), self.tr("Ball"),
        )  # fmt: skip
        return dict(zip(map(str, Motif), names, strict=True))

    def _take(self, picture: str) -> None:
        self.picture = picture
        self.accept()

    # -- photos -----------------------------------------------------------------------------

    def _ask(self) -> None:
        kinds = kinds_of_files(self.tr("Photos"), *_ENDINGS)
        path = file_to_open(self, self.tr("Photo from a file"), kinds)
        if path is not None:
            self._take_photo(path)

    def _take_photo(self, path: Path) -> None:
        """Read the photo in *path*, then keep it, or say why that cannot be."""
        self._stop()
        reading = self._reading = PhotoReading(path, self)
        reading.read.connect(self._keep)
        reading.failed.connect(self._on_failed)
        self._said.hide()
        QTimer.singleShot(_LONG, reading, lambda: self._on_long(reading))

    def _keep(self, content: bytes) -> None:
        try:
            name = keep_photo(content)
        except SaveError as error:
            self._on_failed(error)
            return
        # It may have been damaged before.
        forget()
        self._take(name)

    def _on_long(self, reading: PhotoReading) -> None:
        if reading.is_running:
            self._say(self.tr("Reading the photo."))

    def _on_failed(self, error: SaveError) -> None:
        self._say(picture_fault(WORDS, error))

    def _say(self, said: str) -> None:
        self._said.setText(breakable(said))
        self._said.show()
        say(self, said)

    def _stop(self) -> None:
        if self._reading is not None:
            self._reading.stop()

    def done(self, result: int) -> None:
        self._stop()
        super().done(result)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        taken_file(event)

    def dropEvent(self, event: QDropEvent) -> None:
        path = taken_file(event)
        if path is not None:
            self._take_photo(path)


def portray(style: Style, path: Path, names: Sequence[str], parent: QWidget) -> None:
    """Let the photo in *path* be the picture of one of *names*, whom people choose of several."""
    name = names[0]
    if len(names) > 1:
        whose = WhoseDialog(style, names, parent)
        if not run(whose):
            return
        name = whose.name
    preferences = WORDS.preferences
    dialog = PortraitDialog(style, name, picture_of(preferences, name), parent, path)
    if run(dialog):
        WORDS.change_preferences(with_picture(WORDS.preferences, name, dialog.picture))


class WhoseDialog(Dialog):
    """Asks whose picture a photo is to be; accepted with that `name`."""

    def __init__(self, style: Style, names: Sequence[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.name = ""
        title = translate("Portraits", "Whose picture is it?")
        set_title(self, title)
        rows = vertical(style, self, margins=(_MARGIN, 16, _MARGIN, 12), gap=10)
        rows.addWidget(label(style, title, TextStyle.SECTION_TITLE, wraps=True))
        grid = QGridLayout()
        grid.setSpacing(style.px(8))
        for number, name in enumerate(names):
            one = Button(style, shown_name(name), name=f"of-{number}")
            one.clicked.connect(lambda _=False, name=name: self._choose(name))
            grid.addWidget(one, *divmod(number, 2))
        rows.addLayout(grid)
        foot = horizontal(style)
        leave = Button(
            style, translate("Common", "Cancel"), key="Esc", name="leave", act=self.reject
        )
        put(foot, 1, leave)
        rows.addLayout(foot)

    def _choose(self, name: str) -> None:
        self.name = name
        self.accept()


class _Choice(QAbstractButton):
    """One picture, the present one with a tick."""

    def __init__(
        self, style: Style, name: str, picture: str, text: str, *, is_chosen: bool
    ) -> None:
        super().__init__()
        self._style, self._name, self._picture, self._is_chosen = style, name, picture, is_chosen
        self._focus = KeyFocus(self, f"picture-{picture}", QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setText(text)
        if is_chosen:
            self.setAccessibleDescription(self.tr("chosen"))

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            # A tip of its own would be heard as what describes the picture, beside its name.
            show_tip(event.globalPos(), self.text(), self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        whole = self._style.px(_CELL) + 2 * self._style.px(RING)
        return QSize(whole, whole)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter, body = self._focus.begin(style, 15)
        fill = theme.chrome2 if self.underMouse() or self.isDown() else None
        line = theme.link if self._is_chosen else theme.zone_line and fill and theme.line
        paint_round(painter, body, px(10), fill, line, width=px(3) if self._is_chosen else 1)
        edge = (body.width() - px(_PICTURE)) / 2
        side = SideMark(MarkShape.CIRCLE, theme.on2, theme.on2)
        place = body.adjusted(edge, edge, -edge, -edge)
        font = style.font(TextStyle.BUTTON, size=30)
        paint_avatar(painter, theme, side, place, self._name, self._picture, font)
        if self._is_chosen:
            size = px(20)
            corner = QRectF(body.right() - size, body.bottom() - size, size, size)
            paint_round(painter, corner, px(6), theme.link, None)
            paint_sign(painter, Icon.TICK, corner.adjusted(3, 3, -3, -3), theme.chrome)
