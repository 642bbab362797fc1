"""Everybody of a game, where they hold their cards, and what can be changed about that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.phones.invitation import Invitation, PhoneState
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.controls import RING, Button, give_way
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import Elided, Surface, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_APART: Final = 6
"""Units between two rows."""
_ROW: Final = 54
"""Units of height of a row, at least."""
_MANY: Final = 6
_CLOSE: Final = 2, 50
"""Both where there are more rows than so many."""


class PersonActs(Struct, frozen=True):
    """What the buttons of a person do."""

    take_back: Callable[[Seat], object]
    other_phone: Callable[[Seat], object]
    on_phone: Callable[[Seat], object]
    show_code: Callable[[Seat], object]
    copy_link: Callable[[Seat], object]
    has_tile_button: bool
    """Whoever is called to the code is offered the screen there."""


def state_of(one: Invitation) -> str:
    """Where somebody holds the own cards, in words."""
    match one.state:
        case PhoneState.AT_SCREEN:
            return translate("InvitePage", "at this screen")
        case PhoneState.AWAITED:
            return translate("InvitePage", "waiting for the phone")
        case PhoneState.AWAY:
            return translate("InvitePage", "the phone is asleep")
        case PhoneState.HERE if one.since:
            text = translate("InvitePage", "on a phone, since {time}")
            return filled(text, time=one.since)
        case PhoneState.HERE:
            return translate("InvitePage", "on a phone")


def has_many(invitations: tuple[Invitation, ...]) -> bool:
    """Whether so many people sit there that rows stand close together."""
    return len(invitations) > _MANY


def people_rows(
    style: Style, invitations: tuple[Invitation, ...], shown: Seat | None, acts: PersonActs,
    *, room: int,
) -> QWidget:  # fmt: skip
    """A row of so many pixels for each; *shown* is whose code is seen. The buttons stand below the
    words where they have no room beside them."""
    holder = QWidget()
    apart, high = _CLOSE if has_many(invitations) else (_APART, _ROW)
    rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=apart)
    for one in invitations:
        rows.addWidget(_row(style, one, one.seat == shown, acts, room=room, high=high))
    return holder


def _row(
    style: Style, one: Invitation, is_shown: bool, acts: PersonActs, *, room: int, high: int
) -> QWidget:
    theme = style.theme
    line = theme.link if is_shown else theme.zone_line or theme.line
    panel = Surface(style, fill=theme.tile, line=line, radius=12)
    panel.setMinimumHeight(style.px(high))
    mark, motif = theme.sides[one.side], WORDS.picture(one.name)
    name = Elided(style, one.name, TextStyle.NAME)
    name.setFont(style.font(TextStyle.NAME, size=18))
    is_away = one.state is PhoneState.AWAY
    state = label(style, state_of(one), TextStyle.BODY, ink=theme.warn if is_away else theme.text2)
    state.setObjectName(f"state-{one.seat}")
    words = vertical(style, gap=0)
    put(words, 1, name, state, 1)
    avatar = Avatar(style, mark, one.name, size=36, picture=motif)
    buttons = _buttons(style, one, is_shown, acts)
    needed = sum(button.minimumSizeHint().width() + style.px(2) for button in buttons)
    needed += style.px(14 + 36 + 12 + 12 + 14) + state.sizeHint().width()
    if needed > room:
        rows = vertical(style, panel, margins=(14, 6, 14 - RING, 2), gap=0)
        head = horizontal(style, gap=12)
        put(head, avatar, (words, 1))
        put(rows, head, Flow(buttons, apart=style.px(2), lines_apart=0))
    else:
        row = horizontal(style, panel, margins=(14, 0, 14 - RING, 0), gap=2)
        give_way(*buttons)
        row.addWidget(avatar)
        row.addSpacing(style.px(10))
        put(row, (words, 1), *buttons)
    return panel


def _buttons(style: Style, one: Invitation, is_shown: bool, acts: PersonActs) -> list[Button]:
    """What can be done with the cards of *one*."""
    offered: list[tuple[str, str, Callable[[Seat], object]]] = []
    code = translate("InvitePage", "Show the code"), "show-code", acts.show_code
    match one.state:
        case PhoneState.AT_SCREEN:
            offered = [(translate("InvitePage", "On a phone"), "on-phone", acts.on_phone)]
        case PhoneState.AWAITED:
            at_screen = translate("InvitePage", "At this screen"), "at-screen", acts.take_back
            offered = [at_screen] if is_shown else [code, at_screen]
            # The tile with the code may offer the same.
            offered = [] if is_shown and acts.has_tile_button else offered
        case PhoneState.HERE | PhoneState.AWAY:
            back = translate("InvitePage", "Take the seat back"), "take-back", acts.take_back
            other = translate("InvitePage", "Another phone"), "other-phone", acts.other_phone
            is_asleep = one.state is PhoneState.AWAY and one.url and not is_shown
            offered = [code if is_asleep else other, back]
    if one.link and one.state in (PhoneState.AWAITED, PhoneState.AWAY):
        offered.append((translate("InvitePage", "Copy the link"), "copy-link", acts.copy_link))
    made = []
    for text, name, act in offered:
        button = Button(style, text, name=f"{name}-{one.seat}", act=_about(act, one.seat))
        button.setAccessibleName(WORDS.labelled(one.name, text))
        made.append(button)
    return made


def _about(act: Callable[[Seat], object], seat: Seat) -> Callable[[], object]:
    return lambda: act(seat)
