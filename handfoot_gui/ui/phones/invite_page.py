"""The page that brings hands onto phones: one code at a time, and where everybody's cards are."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.speech import About
from handfoot_gui.ui.phones.code_tile import (
    RADIUS,
    CodeActs,
    CodeForm,
    called,
    code_tile,
    sign_tile,
)
from handfoot_gui.ui.phones.invitation import Invitation, PhoneState
from handfoot_gui.ui.phones.people_rows import PersonActs, has_many, people_rows
from handfoot_gui.ui.phones.qr import LEAST_SIZE
from handfoot_gui.ui.widgets.controls import (
    RING,
    Button,
    ButtonKind,
    give_way,
    is_enter,
)
from handfoot_gui.ui.widgets.felt import draw_shadow, felt_picture
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import SignLabel, Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import WIDEST, Footer, Middle, Page, column, warning
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_table
from handfoot_gui.ui.widgets.vocabulary import WORDS

_OVERLAP: Final = 26
"""Units of the tile with the code that lie on the felt."""
_TILE: Final = 440
"""Units across it."""
_LOW: Final = 640
"""Units of height below which the title gives way to the code."""
_BESIDE: Final = 24
"""Units between the tile and the rows beside it."""
_CODE: Final = 410.0
"""Units across the code where there is room."""


class _Shown(Struct, frozen=True):
    """What the page is about."""

    invitations: tuple[Invitation, ...] = ()
    addresses: tuple[str, ...] = ()
    trouble: str = ""
    is_explaining: bool = False
    is_begun: bool = False
    tunnel: str = ""
    """The host by which family far away comes; empty: by none."""
    told: str = ""
    """What came of a press."""

    def code_of(self, chosen: Seat | None) -> Invitation | None:
        """Whose code is shown: the *chosen* one's while it is of use, then whoever is awaited,
        then whose phone is asleep."""
        with_code = [one for one in self.invitations if one.url]
        awaited = [one for one in with_code if one.state is PhoneState.AWAITED]
        asleep = [one for one in with_code if one.state is PhoneState.AWAY]
        wanted = [one for one in (*awaited, *asleep) if one.seat == chosen]
        return next(iter((*wanted, *awaited, *asleep)), None)

    def here(self, seat: Seat | None) -> str:
        """Says that the phone of *seat* is here, as long as it is; else nothing."""
        for one in self.invitations:
            if one.seat == seat and one.state is PhoneState.HERE:
                text = translate("InvitePage", "{name}’s phone is connected.")
                return filled(text, name=WORDS.person(one.name))
        return ""

    def way_on(self, *, is_complete: bool) -> str:
        """What leads to the table; *is complete*: nobody is waited for."""
        if self.is_begun:
            going_on = translate("InvitePage", "Go on without the others")
            return translate("Messages", "Go on") if is_complete else going_on
        starting = translate("InvitePage", "Start without the others")
        return translate("InvitePage", "Start the table") if is_complete else starting


class InvitePage(Page):
    """Calls one person after the other to the code, or gives the link of whoever is far away.

    Signals: ``allowed()`` and ``left()`` answer what `explain` says; ``taken_back(seat)``,
    ``other_phone(seat)``, ``on_phone(seat)``, ``address_chosen(address)``, ``done()`` (the table
    may start), ``help_requested()``, ``far_requested()``, ``link_wanted(seat)``.
    """

    tells_itself = True
    breaks = (960,)
    allowed = Signal()
    left = Signal()
    taken_back = Signal(int)
    other_phone = Signal(int)
    on_phone = Signal(int)
    address_chosen = Signal(str)
    done = Signal()
    help_requested = Signal()
    far_requested = Signal()
    link_wanted = Signal(int)

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._shown = _Shown()
        self._chosen: Seat | None = None
        """Whose code somebody asked for."""
        self._came: Seat | None = None
        """Whose phone came last."""
        self._is_missed = False
        """A code was on show for long, and nobody came."""
        self._nobody = QTimer(self, singleShot=True)
        self._nobody.timeout.connect(self._miss)
        self.setObjectName("hands-on-phones")

    def explain(self) -> None:
        """Say what will happen before the program listens, and ask whether it may."""
        self._shown = _Shown(is_explaining=True)
        self._rebuild()
        self._focus("allow")

    def set_invitations(
        self,
        invitations: tuple[Invitation, ...],
        addresses: tuple[str, ...],
        trouble: str,
        *,
        is_begun: bool = False,
        tunnel: str = "",
        told: str = "",
    ) -> None:
        """Show who is awaited, at which of the *addresses*; *trouble* is one sentence, or empty.
        The game that waits *is begun*, or has yet to begin. By the host *tunnel*, where there is
        one, family far away comes; *told* is what came of a press, or empty."""
        before, was = self._shown, self._shown.code_of(self._chosen)
        self._shown = _Shown(
            invitations, addresses, trouble, is_begun=is_begun, tunnel=tunnel, told=told
        )
        now = self._shown.code_of(self._chosen)
        self._notice_who_came(before.invitations)
        if now is None:
            self._nobody.stop()
        elif was is None or (was.seat, was.url) != (now.seat, now.url) or before.is_explaining:
            self._nobody.start(self._style.timing.nobody_came)
        had_keyboard = _has_keyboard(self)
        self._rebuild()
        if told:
            say(self, told, About.OTHERS)
        if had_keyboard and not _has_keyboard(self):
            # The button that was pressed is gone.
            self._focus("start-table")
        if before.is_explaining or not before.invitations:
            self._focus("start-table")
            self._say_who_is_called(now)
        elif now is not None and (was is None or was.seat != now.seat):
            self._say_who_is_called(now)

    def show_code(self, seat: Seat) -> None:
        """Show the code of *seat* before any other."""
        self._chosen = seat
        self._nobody.start(self._style.timing.nobody_came)
        self._rebuild()
        self._say_who_is_called(self._shown.code_of(seat))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif is_enter(event) and not event.isAutoRepeat():
            (self.allowed if self._shown.is_explaining else self.done).emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.widget() is not None and event.size().height() != event.oldSize().height():
            self._rebuild()

    def _focus(self, name: str) -> None:
        button = self.findChild(Button, name)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _notice_who_came(self, before: tuple[Invitation, ...]) -> None:
        states = {one.seat: one.state for one in before}
        came = [
            one
            for one in self._shown.invitations
            if one.state is PhoneState.HERE
            and states.get(one.seat, PhoneState.HERE) is not PhoneState.HERE
        ]
        if came:
            self._is_missed = False
            self._came = came[-1].seat
            say(self, self._shown.here(self._came), About.OTHERS)

    def _say_who_is_called(self, one: Invitation | None) -> None:
        if one is not None:
            say(self, called(one), About.DUE)

    def _miss(self) -> None:
        self._is_missed = True
        self._rebuild()
        one = self._shown.code_of(self._chosen)
        say(self, " ".join(_reasons(is_far=one is not None and one.is_far)), About.TIP)

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        return self._explanation() if self._shown.is_explaining else self._invitation()

    def _explanation(self) -> QWidget:
        style = self._style
        about = self.tr("Your cards are in your hand, and this screen shows the table.")
        ground = Ground(style, self.tr("Hands on phones"), about, margin=self._margin())
        tile = Surface(style, fill=style.theme.tile, line=style.theme.zone_line, radius=RADIUS)
        edge = 16 if self._is_low else 36
        said = vertical(style, tile, margins=(edge, edge, edge, edge), gap=edge)
        for sign, text in (
            (Icon.PHONE, self.tr(
                "Point your phone’s camera at a code on this screen, and your cards appear on your "
                "phone. No app, no account, no internet."
            )),
            (Icon.WARNING, self.tr(
                "Your computer may ask whether the network may reach this program. Allow it on "
                "private networks. Nothing leaves the house."
            )),
            (Icon.EYE, self.tr(
                "The connection is not encrypted: somebody on the same Wi-Fi who knows how to "
                "listen in could read cards or take over a seat, but do nothing else. Use your own "
                "Wi-Fi, not a guest or hotel network."
            )),
        ):  # fmt: skip
            said.addLayout(_told(style, sign, text))
        ground.lay(tile)
        ground.below.addWidget(tile)
        ground.below.addSpacing(style.px(12))
        ground.below.addStretch(1)
        allow = Button(
            style, self.tr("Let phones in"), ButtonKind.PRIMARY, key="Enter", height=52,
            name="allow", act=self.allowed,
        )  # fmt: skip
        keep = Button(style, self.tr("Not now", "answer"), key="Esc", height=52, name="not-now",
                      act=self.left)  # fmt: skip
        return self._footed(Middle(ground), "", [*self._help(), keep], allow)

    def _invitation(self) -> QWidget:
        style, shown = self._style, self._shown
        is_low, came = self._is_low, shown.told or shown.here(self._came)
        about = came or self.tr("This screen shows the table, and the phones show the hands.")
        ground = Ground(
            style, self.tr("Hands on phones"), "" if is_low and not came else about,
            margin=self._margin(), is_good=bool(came), is_low=is_low,
        )  # fmt: skip
        tile, people = self._tile(), self._people()
        here = sum(one.state is PhoneState.HERE for one in shown.invitations)
        wanted = sum(one.state is not PhoneState.AT_SCREEN for one in shown.invitations)
        said = filled(self.tr("Phones connected: {number} of {total}."),
                      number=figure(here), total=figure(wanted))  # fmt: skip
        is_complete = here == wanted
        start = Button(
            style, shown.way_on(is_complete=is_complete),
            ButtonKind.PRIMARY if is_complete else ButtonKind.PLAIN, key="Enter", height=52,
            name="start-table", act=self.done,
        )  # fmt: skip
        back = Button(style, translate("Common", "Back"), height=52, name="back", act=self.left)
        rest = [*self._help(has_far=True), back]
        if self._is_narrow:
            rows = vertical(style, margins=(0, 0, 0, 12), gap=12)
            ground.lay(tile)
            put(rows, tile, people)
            ground.below.addLayout(rows)
            return self._footed(Middle(ground), "", rest, start)
        row = horizontal(style, margins=(0, 0, 0, 14), gap=_BESIDE)
        tile.setFixedWidth(style.px(_TILE))
        ground.lay(tile)
        area = Middle(people)
        area.viewport().setAutoFillBackground(False)
        people.setAutoFillBackground(False)
        right = vertical(style, margins=(0, _OVERLAP + 14, 0, 0), gap=0)
        right.addWidget(area)
        row.addWidget(tile)
        row.addLayout(right, 1)
        ground.below.addLayout(row, 1)
        return self._footed(ground, said, rest, start)

    @property
    def _is_low(self) -> bool:
        return self.height() < self._style.px(_LOW)

    def _form(self) -> CodeForm:
        """As large as the page has room for the code."""
        if self._is_narrow:
            return CodeForm(LEAST_SIZE, LEAST_SIZE, is_lying=True)
        return CodeForm(_CODE, _TILE, has_button=not self._is_low)

    def _tile(self) -> QWidget:
        style, shown = self._style, self._shown
        one, form = shown.code_of(self._chosen), self._form()
        if one is not None:
            acts = CodeActs(self.taken_back.emit, self.address_chosen.emit)
            far = (shown.tunnel,) if shown.tunnel else ()
            return code_tile(style, one, (*shown.addresses, *far), form, acts)
        states = {each.state for each in shown.invitations}
        if shown.trouble:
            return sign_tile(style, self.tr("No phone can connect now."), shown.trouble,
                             is_ready=False, form=form)  # fmt: skip
        if states <= {PhoneState.AT_SCREEN}:
            title = self.tr("Everybody plays at this screen.")
            about = self.tr("Choose “On a phone” for each player who has one.")
            return sign_tile(style, title, about, is_ready=False, form=form)
        title = self.tr("Every phone is connected.")
        about = self.tr("This screen shows the table, but no hands. You can start.")
        if shown.is_begun:
            about = self.tr("This screen shows the table, but no hands.")
        if PhoneState.AT_SCREEN in states:
            about = self.tr("Players without a phone play at this screen, behind the cover.")
        return sign_tile(style, title, about, is_ready=True, form=form)

    def _people(self) -> QWidget:
        """The troubles, everybody, and what to do when nobody comes."""
        style, shown = self._style, self._shown
        one = shown.code_of(self._chosen)
        acts = PersonActs(
            self.taken_back.emit,
            self.other_phone.emit,
            self.on_phone.emit,
            self.show_code,
            self.link_wanted.emit,
            self._form().has_button,
        )
        holder = QWidget()
        rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=10)
        if shown.trouble and one is not None:
            rows.addWidget(warning(style, shown.trouble))
        rows.addWidget(
            people_rows(
                style, shown.invitations, one.seat if one else None, acts,
                room=self._room_of_rows,
            )
        )  # fmt: skip
        rows.addSpacing(style.px(2))
        if self._is_missed and one is not None:
            rows.addLayout(
                _told(style, Icon.WARNING, *_reasons(is_far=one.is_far), is_warning=True)
            )
        elif one is not None and not (shown.trouble and has_many(shown.invitations)):
            rows.addLayout(_told(style, Icon.WARNING, *_missing_in_short(is_far=one.is_far)))
            if not (shown.trouble or has_many(shown.invitations)):
                rows.addLayout(_told(style, Icon.EYE, *_staying(is_far=bool(shown.tunnel))))
        rows.addStretch(1)
        return holder

    @property
    def _room_of_rows(self) -> int:
        """Pixels across a row."""
        px, bar = self._style.px, self.verticalScrollBar().sizeHint().width()
        whole = min(self.width(), px(WIDEST)) - 2 * px(self._margin()) - bar
        return whole if self._is_narrow else whole - px(_TILE + _BESIDE)

    def _help(self, *, has_far: bool = False) -> list[Button]:
        """What leads to help, and where it *has* that to family far away."""
        text, quiet = translate("InvitePage", "Phones and Wi-Fi"), ButtonKind.QUIET
        made = [Button(self._style, text, quiet, height=52, name="phones-help",
                       act=self.help_requested)]  # fmt: skip
        if has_far:
            text = translate("InvitePage", "Far away")
            far = Button(self._style, text, quiet, height=52, name="far-away",
                         act=self.far_requested)  # fmt: skip
            far.setAccessibleName(translate("InvitePage", "Family far away"))
            made.insert(0, far)
        return made

    def _footed(self, upper: QWidget, said: str, plain: list[Button], golden: Button) -> QWidget:
        """*upper* above the band with the buttons, which stays."""
        style, margin = self._style, self._margin()
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
        rows.addWidget(upper, 1)
        foot = Footer(style)
        line = foot.middle(QHBoxLayout(), margin)
        px = style.px
        line.setContentsMargins(px(margin), px(10 - RING), px(margin - RING), px(10 - RING))
        line.setSpacing(px(2))
        if said:
            line.addWidget(label(style, said, TextStyle.BODY))
        line.addStretch(1)
        give_way(*plain, golden)
        put(line, *plain, golden)
        rows.addWidget(foot)
        return content


class Ground(QWidget):
    """Felt with the title above, the page's own paper below; a tile may lie on both."""

    def __init__(
        self,
        style: Style,
        title: str,
        about: str,
        *,
        margin: float,
        is_good: bool = False,
        is_low: bool = False,
    ) -> None:
        super().__init__()
        self._style = style
        self._tile: QWidget | None = None
        theme = on_table(style.theme)
        outer, inner = column(style, margins=(margin, 0, margin, 0))
        vertical(style, self, margins=(0, 0, 0, 0), gap=0).addWidget(outer)
        self._head = QWidget()
        words = vertical(style, self._head, margins=(0, 10, 0, 10 if is_low else 16), gap=2)
        head = label(style, title, TextStyle.PAGE_TITLE, ink=theme.text, wraps=True)
        head.setFont(style.font(TextStyle.PAGE_TITLE, size=26 if is_low else 38))
        words.addWidget(head)
        if about:
            ink = style.theme.best if is_good else theme.text
            said = label(style, breakable(about), TextStyle.NAME, ink=ink, wraps=True)
            said.setFont(style.font(TextStyle.NAME if is_good else TextStyle.BODY, size=17))
            said.setObjectName("about")
            words.addWidget(said)
        inner.addWidget(self._head)
        self.below: QVBoxLayout = inner
        """What lies below the title is added here."""

    def lay(self, tile: QWidget) -> None:
        """Let *tile*, which lies first below the title, lie on the felt and throw a shadow."""
        self._tile = tile

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        edge = self._head.mapTo(self, QPoint()).y() + self._head.height()
        if self._tile is not None:
            edge += style.px(_OVERLAP)
        size = self.width(), edge
        theme = style.theme
        felt = felt_picture(size, self.devicePixelRatioF(), theme, style.scale)
        painter.drawPixmap(0, 0, felt)
        if theme.is_flat:
            painter.setPen(QColor(theme.zone_line or theme.line))
            painter.drawLine(0, edge, self.width(), edge)
        elif self._tile is not None:
            place = QRectF(QRect(self._tile.mapTo(self, QPoint()), self._tile.size()))
            draw_shadow(painter, place, RADIUS * style.scale, style.scale, is_tile=True)


def _told(style: Style, sign: Icon, text: str, *lines: str, is_warning: bool = False) -> QBoxLayout:
    """Sentences beside a sign; the first of several is their title."""
    theme = style.theme
    row = horizontal(style, gap=14)
    ink = theme.warn if is_warning else theme.link
    row.addWidget(SignLabel(style, sign, ink), 0, Qt.AlignmentFlag.AlignTop)
    words = vertical(style, gap=2)
    role = TextStyle.NAME if lines else TextStyle.BODY
    head = label(style, text, role, wraps=True)
    if not lines:
        head.setFont(style.font(role, size=20))
    words.addWidget(head)
    for line in lines:
        ink = theme.text if is_warning else theme.text2
        words.addWidget(label(style, line, TextStyle.BODY, ink=ink, wraps=True))
    row.addLayout(words, 1)
    return row


def _missing_in_short(*, is_far: bool) -> tuple[str, str]:
    asked = translate("InvitePage", "No phone yet?")
    if is_far:
        return asked, translate("InvitePage", "The link has to be sent, and opened in a browser.")
    return (
        asked,
        translate("InvitePage", "It has to be on the same Wi-Fi, not on a guest network."),
    )


def _staying(*, is_far: bool) -> tuple[str, str]:
    if is_far:
        return (
            translate("InvitePage", "Open to family far away"),
            translate("InvitePage", "Whoever has a player’s link can sit down there."),
        )
    return (
        translate("InvitePage", "Nothing leaves the house"),
        translate("InvitePage", "The cards go from this computer to the phones and nowhere else."),
    )


def _has_keyboard(page: QWidget) -> bool:
    focus: QWidget | None = page.window().focusWidget()
    return focus is not None and page.isAncestorOf(focus)


def _reasons(*, is_far: bool) -> tuple[str, ...]:
    """Why nobody may have come, the usual reasons first."""
    begun = translate("InvitePage", "No phone has connected yet. One of these may be why:")
    if is_far:
        return (
            begun,
            translate("InvitePage", "1. The link was not opened, or only part of it was copied."),
            translate("InvitePage", "2. The tunnel is not running, or leads somewhere else."),
            translate(
                "InvitePage",
                "3. The tunnel has another address now: type the new one under “Far away”.",
            ),
        )
    return (
        begun,
        translate("InvitePage", "1. The phone is on another Wi-Fi, or on mobile data."),
        translate(
            "InvitePage",
            "2. A firewall is blocking it: allow this program on private networks.",
        ),
        translate(
            "InvitePage",
            "3. A guest network or a VPN is in the way: try another address, or the phone’s "
            "hotspot.",
        ),
    )
