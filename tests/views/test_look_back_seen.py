"""What is seen while people look back: whose cards, how it looks, and what stays forgotten."""

from __future__ import annotations

import re

import pytest
from look_back_lab import LIKED, SOME, Make, button, cards_on, made_pages, plain
from looked_back import back, left, sample
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from whole_program import child

from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.core.record import MatchSettings, MemoryAid, states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, Zone
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import rules_of
from handfoot_gui.ui.pages.look_back.frame import CardRows, LookBackLog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.widgets.fields import ChoiceField, Tick
from handfoot_gui.ui.widgets.theme import DARK, LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import aloud

__all__ = ["made_pages"]


# -- who sees what --------------------------------------------------------------------------


def test_a_finished_game_can_be_seen_from_every_seat(make: Make) -> None:
    record = sample("steady/classic")
    page = make(record)
    page.go(page.back.route.deals[1].first)
    rules = rules_of(record)
    state = list(states(rules, record.moves))[page.position]
    choice = child(page, ChoiceField, "seen-from")
    assert [choice.itemText(row) for row in range(4)] == [p.name for p in record.seats]
    for seat in (1, 2, 3):
        plain(page, Qt.Key.Key_V)
        assert choice.value() == str(seat)
        assert set(page.scene.table.hand) == set(rules.view(state, Seat(seat)).holding)
    choice.set_value("0")
    assert set(page.scene.table.hand) == set(rules.view(state, Seat(0)).holding)


@pytest.mark.every_case
@pytest.mark.parametrize("name", SOME)
def test_open_cards_are_those_the_others_held(make: Make, qapp: QApplication, name: str) -> None:
    page = make(sample(name))
    page.go(page.back.route.deals[0].first)
    tick = child(page, Tick, "open-cards")
    assert tick.isChecked(), "once the deal is over, all hands lie open"
    plain(page, Qt.Key.Key_C)
    assert page.findChildren(CardRows) == []
    plain(page, Qt.Key.Key_C)
    assert tick.isChecked()
    qapp.processEvents()
    for position in (
        page.position,
        page.back.route.deals[0].last,
        page.back.route.deals[1].last - 4,
    ):
        page.go(position)
        shown = [rows.cards for rows in page.findChildren(CardRows) if not rows.isHidden()]
        wanted = [
            packet.cards
            for packet in page.back.hands(page.position)
            if packet.cards and (packet.name or packet.seat != 0)
        ]
        assert sorted(shown, key=str) == sorted(wanted, key=str)
        for rows in page.findChildren(CardRows):
            assert rows.accessibleName()
    tick.click()
    qapp.processEvents()
    assert page.findChildren(CardRows) == []


def every_text(page: QWidget) -> list[str]:
    """All texts of a window and all names a screen reader finds in it."""
    found = [label.text() for label in page.findChildren(QLabel)]
    found += [w.toolTip() for w in page.findChildren(QWidget)]

    def walk(one: QAccessibleInterface) -> None:
        kinds = (
            QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value,
            QAccessible.Text.Help,
        )  # fmt: skip
        found.extend(one.text(kind) for kind in kinds)
        for at in range(one.childCount()):
            child = one.child(at)
            if child is not None and child.isValid():
                walk(child)

    walk(QAccessible.queryAccessibleInterface(page))
    return found


@pytest.mark.every_case
@pytest.mark.parametrize("persons", [1, 3])
@pytest.mark.parametrize("name", SOME)
def test_as_long_as_a_deal_goes_on_no_card_of_another_hand_is_there(
    make: Make, qapp: QApplication, name: str, persons: int
) -> None:
    record = left(name, len(sample(name).moves) // 2, persons)
    page = make(record)
    rules = rules_of(record)
    lines = {told.line.text for told in page.back.log.told}
    said = lines | {aloud(line) for line in lines}
    words = Words()
    played = list(states(rules, record.moves))
    for position in page.back.route.stops[:: max(1, len(page.back.route.stops) // 8)]:
        page.go(position)
        plain(page, Qt.Key.Key_C)
        plain(page, Qt.Key.Key_V)
        qapp.processEvents()
        if page.back.secrets.is_open_at(position):
            continue
        for kind, control in ((ChoiceField, "seen-from"), (Tick, "open-cards")):
            found = page.findChild(kind, control)
            assert found is None or not found.isEnabled()
        state = played[position]
        seen = rules.cards_seen(
            rules.view(state, Seat(0)) if persons == 1 else rules.covered(state, Seat(0))
        )
        hidden = {card for card in rules.cards if card not in seen}
        assert not cards_on(page) & hidden
        assert page.findChildren(CardRows) == []
        faces = {card.face for card in seen}
        secret = {words.card(card) for card in hidden if card.face not in faces}
        for text in every_text(page):
            # What a joker on the table stands for is no card.
            told = re.sub(r"joker as [a-z ]+", "", text)
            if not any(told.startswith(line) for line in said):
                assert not any(name in told for name in secret), text


# -- looks ----------------------------------------------------------------------------------


def test_the_largest_text_leaves_the_table_its_room(make: Make) -> None:
    page = make(sample("steady/classic"), size=(1024, 700), style=Style(LIGHT, 1.5))
    assert page.table.height() / page.scene.canvas.scale.k >= 430
    assert page.scene.canvas.scale.k >= 1.0
    page = make(sample("steady/classic"), size=(1920, 1080), style=Style(LIGHT, 1.25))
    assert page.scene.canvas.scale.k == 1.25


def test_a_small_window_has_the_log_in_a_drawer(make: Make, qapp: QApplication) -> None:
    page = make(sample("steady/classic"), size=(1024, 700))
    log = child(page, LookBackLog)
    assert not log.isVisible()
    assert page.table.width() == 1024
    plain(page, Qt.Key.Key_M)
    assert log.isVisible()
    assert log.hasFocus()
    qapp.processEvents()
    assert page.table.width() < 1024 - log.width()
    gone: list[bool] = []
    page.left.connect(lambda: gone.append(True))
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert not log.isVisible()
    assert gone == []
    page.open_cards(True)
    assert log.isVisible()
    page.open_cards(False)
    plain(page, Qt.Key.Key_M)
    plain(page, Qt.Key.Key_Escape)
    assert gone == [True]
    page.resize(1280, 720)
    qapp.processEvents()
    assert page.findChild(LookBackLog).isVisible()  # type: ignore[union-attr]


def test_another_look_keeps_the_position_and_the_keyboard(make: Make, qapp: QApplication) -> None:
    page = make(sample("steady/classic"))
    page.go(200)
    page.open_cards(True)
    step = button(page, "on-turn")
    step.setFocus(Qt.FocusReason.TabFocusReason)
    page.set_style(Style(DARK, 1.25))
    qapp.processEvents()
    assert page.position == 200
    assert button(page, "on-turn").hasFocus()
    assert page.findChildren(CardRows)
    log = child(page, LookBackLog)
    assert log.shown_row == page.back.log.line_at(200)


def test_cards_called_otherwise_are_called_so_in_the_whole_log(make: Make) -> None:
    page = make(sample("raub/classic-4"))
    row = next(n for n, t in enumerate(page.back.log.told) if "of spades" in t.line.text)
    page.set_preferences(replace(LIKED, suit_signs=SuitSigns.HUNGARIAN))
    for said in (page.lines.line(row).text, page.back.log.told[row].line.text):
        assert "of leaves" in said


def test_a_long_game_is_looked_at_at_once() -> None:
    """Positions far apart are made again from states that are kept."""
    looked = back(sample("presets/saskatchewan"))
    for position in (1000, 3, 700, 64, 63, looked.route.last, 0):
        assert looked.view(position, Seat(0)) is not None


# -- what the table does not remember ---------------------------------------------------------


def pile_of(page: LookBackPage) -> Zone:
    zone = page.scene.table.zone(DISCARD)
    assert zone is not None
    assert len(zone.cards) > 3
    return zone


def test_buried_discards_are_not_read_while_a_deal_without_memory_aid_goes_on(make: Make) -> None:
    record = left("steady/classic", 330)
    page = make(record)
    running = page.back.route.deals[-1]
    assert not running.is_over
    view = page.back.view

    def piled(first: int, last: int) -> int:
        some = (at for at in page.back.route.stops if first < at < last)
        return next(at for at in some if len(view(at, Seat(0)).public.pile) > 3)

    then = piled(running.first, running.last)
    page.go(then)
    assert page.scene.canvas.delegate.words.remark(pile_of(page)) == ""
    page.go(piled(page.back.route.deals[0].first, page.back.route.deals[0].last))
    assert page.scene.canvas.delegate.words.remark(pile_of(page)) != "", "that deal is over"
    aided = replace(record, agreements=MatchSettings(memory_aid=MemoryAid.DISCARDS))
    page = make(aided)
    page.go(then)
    assert page.scene.canvas.delegate.words.remark(pile_of(page)) != ""
