"""The page that brings hands onto phones: one code at a time, and where everybody is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from faces import BARE, FACES, written_in
from faults_of_layout import faults, unread
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from sampling import is_thorough
from whole_program import QUICK, child, same_style

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.phones.invitation import Invitation, PhoneState
from handfoot_gui.ui.phones.invite_page import InvitePage
from handfoot_gui.ui.phones.qr import Code
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, MenuButton
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Style,
    Theme,
    apply_style,
    scale_for,
)
from handfoot_gui.ui.window.language import ENGLISH, installed, use_language

AWAITED, HERE, AWAY = PhoneState.AWAITED, PhoneState.HERE, PhoneState.AWAY
AT_SCREEN = PhoneState.AT_SCREEN
NAMES = ("Oma", "Josip", "Karl", "Marta", "Elise", "Petra", "Vera", "Luka")
ADDRESSES = ("192.168.178.23", "10.8.0.3")
SIX = (HERE, AWAITED, AWAY, HERE, AT_SCREEN, AWAITED)
EIGHT = (*SIX, HERE, AWAITED)
STYLE = Style(LIGHT, 1.0, timing=QUICK)


def invited(*states: PhoneState) -> tuple[Invitation, ...]:
    """A person for each of *states*."""
    return tuple(
        Invitation(
            Seat(number),
            NAMES[number],
            number % 2,
            state,
            "192.168.178.23:54321",
            "" if state is AT_SCREEN else f"http://192.168.178.23:54321/#key-of-{number}",
            "482915" if state in (AWAITED, AWAY) else "",
            "20:02" if state is HERE else "",
        )
        for number, state in enumerate(states)
    )


def made(qtbot: QtBot, style: Style = STYLE, width: int = 1280, height: int = 720) -> InvitePage:
    page = InvitePage(style)
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    return page


def asking(qtbot: QtBot, *states: PhoneState, trouble: str = "") -> InvitePage:
    page = made(qtbot)
    page.set_invitations(invited(*states), ADDRESSES, trouble)
    return page


def test_what_is_typed_where_no_camera_scans_stands_below_the_code(qtbot: QtBot) -> None:
    page = asking(qtbot, AWAITED, AT_SCREEN)
    shown = texts(page)
    assert "192.168.178.23:54321" in shown
    assert "Number 482\N{NO-BREAK SPACE}915" in shown


def texts(page: InvitePage) -> list[str]:
    return [one.text() for one in page.findChildren(QLabel) if one.isVisibleTo(page)]


def called(page: InvitePage) -> tuple[str, str]:
    """Who is to point the camera at the screen, and at what."""
    (code,) = page.findChildren(Code)
    return child(page, QLabel, "called").text(), code.text


def press(page: InvitePage, name: str) -> None:
    child(page, Button, name).click()


def test_one_code_at_a_time_and_the_next_when_a_phone_has_come(qtbot: QtBot) -> None:
    page = asking(qtbot, AWAITED, AWAITED, AT_SCREEN)
    assert called(page) == (
        "Oma, point your camera here.", "http://192.168.178.23:54321/#key-of-0",
    )  # fmt: skip
    assert "192.168.178.23:54321" in texts(page)
    assert "Phones connected: 0 of 2." in texts(page)
    page.set_invitations(invited(HERE, AWAITED, AT_SCREEN), ADDRESSES, "")
    assert called(page) == (
        "Josip, point your camera here.", "http://192.168.178.23:54321/#key-of-1",
    )  # fmt: skip
    assert "Oma’s phone is connected." in texts(page)
    assert "Phones connected: 1 of 2." in texts(page)
    page.set_invitations(invited(HERE, HERE, AT_SCREEN), ADDRESSES, "")
    assert not page.findChildren(Code)
    assert "Josip’s phone is connected." in texts(page)
    assert "Every phone is connected." in texts(page)


def test_what_a_phone_that_was_here_before_the_page_says_is_no_news(qtbot: QtBot) -> None:
    page = asking(qtbot, HERE, AWAITED)
    assert not [text for text in texts(page) if text.endswith("phone is connected.")]


def test_another_persons_code_is_shown_by_a_button_and_that_of_a_sleeping_phone(
    qtbot: QtBot,
) -> None:
    page = asking(qtbot, AWAITED, AWAITED, AWAY)
    press(page, "show-code-1")
    assert called(page)[0] == "Josip, point your camera here."
    press(page, "show-code-2")
    assert called(page)[0] == "Karl, point your camera here."
    page.set_invitations(invited(AWAITED, AWAITED, HERE), ADDRESSES, "")
    assert called(page)[0] == "Oma, point your camera here."


def test_every_state_is_said_with_what_can_be_done_about_it(qtbot: QtBot) -> None:
    page = asking(qtbot, *SIX)
    said = {number: child(page, QLabel, f"state-{number}").text() for number in range(6)}
    assert said == {
        0: "on a phone, since 20:02",
        1: "waiting for the phone",
        2: "the phone is asleep",
        3: "on a phone, since 20:02",
        4: "at this screen",
        5: "waiting for the phone",
    }
    asked: list[tuple[str, object]] = []
    page.taken_back.connect(lambda seat: asked.append(("back", seat)))
    page.other_phone.connect(lambda seat: asked.append(("other", seat)))
    page.on_phone.connect(lambda seat: asked.append(("on", seat)))
    page.address_chosen.connect(lambda address: asked.append(("at", address)))
    for name in ("take-back-0", "other-phone-3", "take-back-2", "on-phone-4", "at-screen-5"):
        press(page, name)
    press(page, "at-screen-instead")
    choices = child(page, MenuButton, "other-address").choices
    assert [action.text() for action in choices.actions()] == list(ADDRESSES)
    choices.actions()[1].trigger()
    assert asked == [
        ("back", 0), ("other", 3), ("back", 2), ("on", 4), ("back", 5), ("back", 1),
        ("at", ADDRESSES[1]),
    ]  # fmt: skip


def test_other_addresses_are_offered_where_there_are_some(qtbot: QtBot) -> None:
    page = made(qtbot)
    page.set_invitations(invited(AWAITED), ADDRESSES[:1], "")
    assert page.findChild(Button, "other-address") is None


@pytest.mark.parametrize("states", [(AWAITED,), (HERE,), (AWAITED, AWAITED)])
def test_a_trouble_is_one_sentence_beside_the_code_or_in_its_place(
    qtbot: QtBot, states: tuple[PhoneState, ...]
) -> None:
    trouble = "This computer is not on a network."
    page = made(qtbot)
    known = tuple(replace(one, url="") for one in invited(*states))
    page.set_invitations(known, (), trouble)
    assert not page.findChildren(Code)
    assert texts(page).count(trouble) == 1
    page.set_invitations(invited(*states), ADDRESSES, trouble)
    assert texts(page).count(trouble) == 1


def test_when_nobody_has_come_for_long_the_usual_reasons_are_said_in_their_order(
    qtbot: QtBot,
) -> None:
    page = made(qtbot, replace(STYLE, timing=replace(QUICK, nobody_came=1)))
    page.set_invitations(invited(AWAITED, AWAITED), ADDRESSES, "")

    def reasons() -> list[str]:
        return [text for text in texts(page) if text[:2] in ("1.", "2.", "3.")]

    qtbot.waitUntil(lambda: len(reasons()) == 3, timeout=60_000)
    network, firewall, guests = reasons()
    assert "mobile data" in network
    assert "firewall" in firewall
    assert "VPN" in guests
    page.set_style(STYLE)
    page.set_invitations(invited(HERE, AWAITED), ADDRESSES, "")
    assert reasons() == []


def test_before_the_first_phone_the_program_asks_and_shows_no_code(qtbot: QtBot) -> None:
    page = made(qtbot)
    page.explain()
    said = " ".join(texts(page))
    assert "Allow it on private networks. Nothing leaves the house." in said
    assert "not encrypted" in said
    assert not page.findChildren(Code)
    gold = [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    assert [one.objectName() for one in gold] == ["allow"]
    with qtbot.waitSignal(page.allowed):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.left):
        press(page, "not-now")
    page.set_invitations(invited(AWAITED), ADDRESSES, "")
    assert called(page)[0] == "Oma, point your camera here."


def test_enter_starts_the_table_after_a_press_of_a_button_that_is_gone_then(qtbot: QtBot) -> None:
    page = made(qtbot)
    page.set_invitations(invited(HERE, HERE), ADDRESSES, "")
    page.taken_back.connect(lambda _: page.set_invitations(invited(AT_SCREEN, HERE), ADDRESSES, ""))
    page.activateWindow()
    back = next(one for one in page.findChildren(Button) if one.text() == "Take the seat back")
    back.setFocus()
    qtbot.waitUntil(back.hasFocus)
    back.click()
    assert child(page, Button, "start-table").hasFocus()


def test_enter_starts_the_table_and_escape_leaves(qtbot: QtBot) -> None:
    page = asking(qtbot, HERE, HERE)
    gold = [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    assert [one.objectName() for one in gold] == ["start-table"]
    for act in (
        lambda: QTest.keyClick(page, Qt.Key.Key_Return),
        lambda: QTest.keyClick(gold[0], Qt.Key.Key_Return),
        gold[0].click,
    ):
        with qtbot.waitSignal(page.done):
            act()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.help_requested):
        press(page, "phones-help")


def test_all_has_a_name_for_readers_that_says_whom_it_is_about(qtbot: QtBot) -> None:
    page = asking(qtbot, *SIX)

    def name(one: Button | Code) -> str:
        return QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name)

    names = [name(one) for one in page.findChildren(Button)]
    assert len(names) == len(set(names))
    assert name(child(page, Button, "take-back-2")) == "Karl: Take the seat back"
    code = child(page, Code)
    assert name(code) == "Code for Josip"
    assert code.accessibleDescription() == "192.168.178.23:54321"


# -- room -----------------------------------------------------------------------------------------


@pytest.fixture
def restyled(qapp: QApplication) -> Iterator[QApplication]:
    with same_style(qapp):
        yield qapp
    use_language(ENGLISH)


def every_state(page: InvitePage) -> Iterator[str]:
    """The page in one state after the other."""
    page.explain()
    yield "explained"
    trouble = "This computer is in no network; phones cannot come."
    for states, said in (
        (EIGHT, ""),
        (EIGHT, trouble),
        ((HERE, HERE), ""),
        ((AT_SCREEN,) * 3, trouble),
    ):
        page.set_invitations(invited(*[AWAITED] * len(states)), ADDRESSES, "")
        page.set_invitations(invited(*states), ADDRESSES, said)
        yield f"{states} {said}"
    page.set_invitations(invited(*SIX), ADDRESSES, "")
    page._miss()
    yield "nobody came"


ROOMS = [
    *(((1024, 700), 1.5, face) for face in FACES),
    ((1024, 700), 1.0, BARE),
    ((1280, 720), 1.0, BARE),
    ((1280, 720), 1.25, BARE),
]
"""Pixels of the window, the factor of the text, and the face it is written in."""
LONG = ("de", "fr", "sr_Cyrl")
"""Languages with long words."""


@pytest.mark.parametrize(("size", "factor", "face"), ROOMS)
def test_nothing_is_cut_off_in_any_language(
    qtbot: QtBot,
    restyled: QApplication,
    size: tuple[int, int],
    factor: float,
    face: str,
) -> None:
    found = []
    languages = tuple(installed()) if face == BARE and factor != 1.25 else LONG
    if not is_thorough():
        # All of them have their turn, each in some rooms.
        languages = languages[ROOMS.index((size, factor, face)) :: len(ROOMS)] or LONG[:1]
    for language in languages:
        use_language(language)
        with written_in(face):
            style = Style(LIGHT, scale_for(*size, factor), timing=QUICK)
            apply_style(restyled, style)
            page = made(qtbot, style, *size)
            for state in every_state(page):
                restyled.processEvents()
                found += [
                    f"{language} {state}: {fault}" for fault in (*faults(page), *unread(page))
                ]
                areas = (page, *page.findChildren(Middle))
                scrolled = [one.verticalScrollBar().maximum() for one in areas]
                if size == (1280, 720) and factor == 1.0 and any(scrolled):
                    found.append(f"{language} {state}: scrolls by {scrolled}")
            page.close()
    assert found == []


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name)
def test_another_look_comes_while_the_page_is_shown(qtbot: QtBot, theme: Theme) -> None:
    page = asking(qtbot, *SIX)
    page.set_style(replace(STYLE, theme=theme, scale=1.2))
    assert called(page)[0] == "Josip, point your camera here."
    assert child(page, Code).minimumWidth() == round(216 * 1.2)
