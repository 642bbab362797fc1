"""The page that steps through a game: keys, buttons, slider and log, and what must stay hidden."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from looked_back import back, left, sample
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.engine.agreements import Agreements, MemoryAid
from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.record import states
from handfoot_gui.engine.registry import AnyRecord, rules_of
from handfoot_gui.model.desks import desk_for
from handfoot_gui.model.look_back import Dealt, LookBack, Step
from handfoot_gui.model.preferences import Animation, Preferences, SuitSigns
from handfoot_gui.model.table import DISCARD, Zone
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.look_back.log import LookBackLog
from handfoot_gui.views.look_back.open_hands import CardRows
from handfoot_gui.views.look_back.page import LookBackPage
from handfoot_gui.views.look_back.timeline import Timeline
from handfoot_gui.views.parts.fields import Choice, Tick
from handfoot_gui.views.parts.theme import DARK, LIGHT, Look
from handfoot_gui.views.table import accessible
from handfoot_gui.views.table.items import CardItem

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

LIKED = Preferences(animation=Animation.OFF)
SOME = ("steady/classic", "raub/classic-4", "manipulation/classic-3")
CONTROL = Qt.KeyboardModifier.ControlModifier

Make = Callable[..., LookBackPage]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    accessible.install()
    pages: list[LookBackPage] = []

    def _make(
        record: AnyRecord, size: tuple[int, int] = (1280, 720), look: Look | None = None
    ) -> LookBackPage:
        desk = desk_for(record, Words())
        page = LookBackPage(
            look or Look(LIGHT, 1.0), LIKED, "Raub", LookBack(record, desk), desk, QSize(*size)
        )
        pages.append(page)
        page.resize(*size)
        page.show()
        page.activateWindow()
        page.take_keys()
        qapp.processEvents()
        return page

    yield _make
    for page in pages:
        page.close_table()
        page.close()
        page.deleteLater()


def button(page: LookBackPage, name: str) -> QAbstractButton:
    found = page.findChild(QAbstractButton, name)
    assert found is not None, name
    return found


def key(page: LookBackPage, code: Qt.Key, held: Qt.KeyboardModifier = CONTROL) -> None:
    focus = page.focusWidget()
    QTest.keyClick(focus or page, code, held if held is not CONTROL else CONTROL)


def plain(page: LookBackPage, code: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, code)


def cards_on(page: LookBackPage) -> set[Card]:
    """Every card face on the table."""
    items = (item for item in page.scene.items() if isinstance(item, CardItem))
    return {item.card for item in items if item.card is not None and item.isVisible()}


# -- stepping -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOME)
def test_keys_step_by_move_turn_and_deal(make: Make, name: str) -> None:
    page = make(sample(name))
    looked = page.back
    plain(page, Qt.Key.Key_Right)
    assert page.position == looked.stops[1]
    key(page, Qt.Key.Key_Right)
    assert page.position == looked.after(looked.stops[1], Step.TURN)
    plain(page, Qt.Key.Key_PageDown)
    here = page.position
    assert here in [deal.first for deal in looked.deals]
    plain(page, Qt.Key.Key_PageDown)
    assert page.position > here
    plain(page, Qt.Key.Key_PageUp)
    assert page.position == here
    key(page, Qt.Key.Key_Left)
    assert page.position == looked.before(here, Step.TURN)
    plain(page, Qt.Key.Key_End)
    assert page.position == looked.last
    plain(page, Qt.Key.Key_Right)
    assert page.position == looked.last
    plain(page, Qt.Key.Key_Left)
    assert page.position == looked.stops[-2]
    plain(page, Qt.Key.Key_Home)
    assert page.position == 0


def test_the_score_of_the_position_stands_beside_the_moves(make: Make) -> None:
    record = sample("steady/classic")
    page = make(record)
    sheet = page.back.totals(page.back.last)
    for position, totals in (
        (0, (0, 0)),
        (page.back.deals[1].first - 1, page.back.totals(page.back.deals[1].first)),
        (page.back.last, sheet),
    ):
        page.go(position)
        shown = [page.findChild(QLabel, f"total-{side}") for side in (0, 1)]
        assert [label.text() for label in shown if label] == [f"{total:,}" for total in totals]
    first = page.findChild(QLabel, "total-0")
    assert first is not None
    assert first.accessibleName() == f"Josip and Marta: {sheet[0]:,}"
    assert sheet == rules_of(record).sheet(list(states(rules_of(record), record.moves))[-1]).totals
    # The seats say it themselves.
    assert make(sample("raub/classic-4")).findChild(QLabel, "total-0") is None


def test_buttons_step_as_well_and_arrows_on_a_button_step_too(make: Make) -> None:
    page = make(sample("steady/classic"))
    looked = page.back
    for name, wanted in (
        ("on-deal", looked.deals[0].first),
        ("on-deal", looked.deals[1].first),
        ("on-move", looked.deals[1].first + 1),
        ("back-move", looked.deals[1].first),
        ("back-deal", looked.deals[0].first),
        ("on-turn", looked.boundaries(Step.TURN)[0]),
        ("on-all", looked.last),
        ("back-turn", looked.boundaries(Step.TURN)[-1]),
    ):
        QTest.mouseClick(button(page, name), Qt.MouseButton.LeftButton)
        assert page.position == wanted, name
    step = button(page, "on-turn")
    step.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(step, Qt.Key.Key_Left)
    assert page.position == looked.before(looked.boundaries(Step.TURN)[-1], Step.MOVE)
    assert step.hasFocus()


def test_buttons_that_lead_nowhere_are_off_and_lose_the_keyboard(make: Make) -> None:
    page = make(sample("raub/classic-4"))
    assert not button(page, "back-move").isEnabled()
    last = button(page, "on-all")
    last.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert page.position == page.back.last
    assert not last.isEnabled()
    plain(page, Qt.Key.Key_Home)
    assert page.position == 0
    assert button(page, "on-all").isEnabled()


def test_every_button_says_what_it_does_and_its_key(make: Make) -> None:
    page = make(sample("raub/classic-4"))
    for found in page.findChildren(QAbstractButton):
        assert found.accessibleName() or found.text(), found.objectName()
    for name in ("back-all", "back-deal", "back-turn", "back-move", "on-move", "on-all"):
        found = button(page, name)
        assert found.accessibleName().startswith("Go "), name
        assert found.accessibleDescription()
        assert found.accessibleDescription() in found.toolTip()


def test_a_click_on_the_slider_goes_there_and_a_drag_follows(make: Make) -> None:
    page = make(sample("steady/classic"))
    slider = page.findChild(Timeline)
    assert slider is not None
    deal = page.back.deals[2]
    place = page.back.stop_at(deal.first)
    spot = QPoint(round(slider.x_of(place)), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)
    near = len(page.back.stops) / slider.width() + 1
    assert abs(page.back.stop_at(page.position) - place) <= near
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseMove(slider, QPoint(slider.width() + 50, spot.y()))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton)
    assert page.position == page.back.last


def test_a_line_of_the_log_leads_to_its_move(make: Make, qapp: QApplication) -> None:
    page = make(sample("steady/classic"))
    log = page.findChild(LookBackLog)
    assert log is not None
    assert page.lines.rowCount() == len(page.back.told)
    page.go(300)
    qapp.processEvents()
    assert log.shown_row == page.back.line_at(300)
    row = log.shown_row - 1
    spot = log.visualRect(page.lines.index(row, 0)).center()
    assert log.viewport().rect().contains(spot)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.position == page.back.told[row].position
    log.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert page.position == page.back.told[log.currentIndex().row()].position
    assert log.shown_row == page.back.line_at(page.position)
    # Other keys still step.
    before = page.position
    QTest.keyClick(log, Qt.Key.Key_Right)
    assert page.position > before


@pytest.mark.parametrize("name", SOME)
def test_every_position_can_be_shown_forward_and_backward(make: Make, name: str) -> None:
    record = sample(name)
    page = make(record)
    rules = rules_of(record)
    played = list(states(rules, record.moves))
    some = page.back.stops[:: max(1, len(page.back.stops) // 12)]
    for position in (*some, *reversed(some)):
        page.go(position)
        table = page.scene.table
        assert table is not None
        seen = rules.cards_seen(rules.view(played[position], page.back.usual_seat))
        assert set(table.hand) <= seen
        assert cards_on(page) <= seen


def test_the_strip_tells_the_move_that_led_here(make: Make) -> None:
    page = make(sample("steady/classic"))
    told = next(t for t in page.back.told if t.line.text.endswith("the ten of diamonds."))
    page.go(told.position)
    assert page.scene.shown_strip.prompt.startswith(told.line.text)
    page.go(0)
    assert page.scene.shown_strip.prompt == "The game begins."
    page.go(page.back.last)
    assert page.scene.shown_strip.facts == "The game is over."


# -- nothing can be done --------------------------------------------------------------------


def test_cards_cannot_be_lifted_dropped_or_played(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(page.back.deals[0].first + 3)
    moves: list[object] = []
    page.scene.move_chosen.connect(moves.append)
    port = page.table.viewport()
    assert page.scene.places is not None
    k = page.scene.scale.k
    for zone in page.scene.places.zones.values():
        spot = QPoint(round(zone.rect.center().x() * k), round(zone.rect.center().y() * k))
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=spot)
        for _, place in zone.cards:
            corner = QPoint(round((place.x + 8) * k), round((place.y + 12) * k))
            QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=corner)
            QTest.mouseMove(port, corner - QPoint(0, 200))
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=corner - QPoint(0, 200))
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    for code in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_2):
        QTest.keyClick(page.table, code)
    assert page.scene.lifted == ()
    assert not page.scene.has_draft
    assert page.scene.targets == ()
    assert page.table.visible_buttons == []
    assert moves == []


def test_cards_glide_there_and_back_and_lie_as_if_they_had_always_lain_there(
    make: Make, qtbot: QtBot
) -> None:
    page = make(sample("steady/classic"))
    page.set_preferences(replace(LIKED, animation=Animation.QUICK))
    page.go(200)
    for way in (1, 1, 1, -1, -1, 1, 1, -1, 1, 1, 1, -1):
        page.step(Step.MOVE, way)
    page.step(Step.TURN, 1)
    page.step(Step.TURN, -1)
    qtbot.waitUntil(lambda: not page.scene.stage.glider.is_flying, timeout=60_000)
    other = make(sample("steady/classic"))
    other.go(page.position)
    assert laid(page) == laid(other)


def laid(page: LookBackPage) -> dict[Card, tuple[int, int]]:
    items = (item for item in page.scene.items() if isinstance(item, CardItem))
    return {
        item.card: (round(item.x()), round(item.y()))
        for item in items
        if item.card is not None and item.isVisible()
    }


def test_a_click_on_the_table_leaves_the_arrows_stepping(make: Make) -> None:
    page = make(sample("steady/classic"))
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 500))
    plain(page, Qt.Key.Key_Right)
    assert page.position == 1


def test_by_tab_the_table_can_be_walked_over(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(page.back.deals[0].first)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    first = page.scene.cursor.stop
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert page.scene.cursor.stop != first
    assert page.position == page.back.deals[0].first
    QTest.keyClick(page.table, Qt.Key.Key_Right, CONTROL)
    assert page.position > page.back.deals[0].first


# -- who sees what --------------------------------------------------------------------------


def test_a_finished_game_can_be_seen_from_every_seat(make: Make) -> None:
    record = sample("steady/classic")
    page = make(record)
    page.go(page.back.deals[1].first)
    rules = rules_of(record)
    state = list(states(rules, record.moves))[page.position]
    choice = page.findChild(Choice, "seen-from")
    assert choice is not None
    assert [choice.itemText(row) for row in range(4)] == [p.name for p in record.seats]
    for seat in (1, 2, 3):
        plain(page, Qt.Key.Key_V)
        assert choice.value() == str(seat)
        assert page.scene.table is not None
        assert set(page.scene.table.hand) == set(rules.view(state, Seat(seat)).holding)
    choice.set_value("0")
    assert page.scene.table is not None
    assert set(page.scene.table.hand) == set(rules.view(state, Seat(0)).holding)


@pytest.mark.parametrize("name", SOME)
def test_open_cards_are_those_the_others_held(make: Make, qapp: QApplication, name: str) -> None:
    page = make(sample(name))
    page.go(page.back.deals[0].first)
    tick = page.findChild(Tick, "open-cards")
    assert tick is not None
    assert page.findChildren(CardRows) == []
    plain(page, Qt.Key.Key_C)
    assert tick.isChecked()
    qapp.processEvents()
    for position in (page.position, page.back.deals[0].last, page.back.deals[1].last - 4):
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


@pytest.mark.parametrize("persons", [1, 3])
@pytest.mark.parametrize("name", SOME)
def test_as_long_as_a_game_goes_on_no_card_of_another_hand_is_there(
    make: Make, qapp: QApplication, name: str, persons: int
) -> None:
    record = left(name, len(sample(name).moves) // 2, persons)
    page = make(record)
    rules = rules_of(record)
    assert page.findChild(Choice, "seen-from") is None
    assert page.findChild(Tick, "open-cards") is None
    said = {told.line.text for told in page.back.told}
    words = Words()
    played = list(states(rules, record.moves))
    for position in page.back.stops[:: max(1, len(page.back.stops) // 8)]:
        page.go(position)
        plain(page, Qt.Key.Key_C)
        plain(page, Qt.Key.Key_V)
        qapp.processEvents()
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


# -- the deal -------------------------------------------------------------------------------


def test_the_deal_that_is_shown_is_dealt_again_or_saved(make: Make) -> None:
    page = make(sample("steady/classic"))
    asked: list[tuple[str, Dealt]] = []
    page.again_requested.connect(lambda deal: asked.append(("again", deal)))
    page.save_requested.connect(lambda deal: asked.append(("save", deal)))
    plain(page, Qt.Key.Key_N)
    assert asked == [("again", page.back.deals[0])]
    asked.clear()
    page.go(page.back.deals[1].last)
    QTest.mouseClick(button(page, "deal-again"), Qt.MouseButton.LeftButton)
    plain(page, Qt.Key.Key_S)
    assert asked == [("again", page.back.deals[1]), ("save", page.back.deals[1])]


def test_cards_that_are_still_played_with_are_not_offered(make: Make) -> None:
    page = make(left("steady/classic", 300))
    page.go(page.back.last)
    assert not button(page, "deal-again").isEnabled()
    assert not button(page, "save-deal").isEnabled()
    page.go(page.back.deals[0].last)
    assert button(page, "deal-again").isEnabled()
    assert button(page, "save-deal").isEnabled()


def test_a_wrong_move_is_said_where_the_record_ends(make: Make) -> None:
    record = sample("steady/classic")
    moves = (*record.moves[:100], record.moves[0])
    page = make(replace(record, moves=moves, fair=()))
    assert page.back.trouble is not None
    page.go(page.back.last)
    assert page.position == 100
    assert "cannot be followed further" in page.scene.shown_strip.prompt


# -- looks ----------------------------------------------------------------------------------


def test_the_largest_text_leaves_the_table_its_room(make: Make) -> None:
    page = make(sample("steady/classic"), size=(1024, 700), look=Look(LIGHT, 1.5))
    assert page.table.height() / page.scene.scale.k >= 430
    assert page.scene.scale.k >= 1.0
    page = make(sample("steady/classic"), size=(1920, 1080), look=Look(LIGHT, 1.25))
    assert page.scene.scale.k == 1.25


def test_a_small_window_has_the_log_in_a_drawer(make: Make, qapp: QApplication) -> None:
    page = make(sample("steady/classic"), size=(1024, 700))
    log = page.findChild(LookBackLog)
    assert log is not None
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
    page.set_look(Look(DARK, 1.25))
    qapp.processEvents()
    assert page.position == 200
    assert button(page, "on-turn").hasFocus()
    assert page.findChildren(CardRows)
    log = page.findChild(LookBackLog)
    assert log is not None
    assert log.shown_row == page.back.line_at(200)


def test_cards_called_otherwise_are_called_so_in_the_whole_log(make: Make) -> None:
    page = make(sample("raub/classic-4"))
    row = next(n for n, t in enumerate(page.back.told) if "of spades" in t.line.text)
    page.set_preferences(replace(LIKED, suit_signs=SuitSigns.HUNGARIAN))
    assert "of leaves" in page.lines.line(row).text
    assert "of leaves" in page.back.told[row].line.text


def test_a_long_game_is_looked_at_at_once() -> None:
    """Positions far apart are made again from states that are kept."""
    looked = back(sample("presets/saskatchewan"))
    for position in (1000, 3, 700, 64, 63, looked.last, 0):
        assert looked.view(position, Seat(0)) is not None


# -- what the table does not remember ---------------------------------------------------------


def pile_of(page: LookBackPage) -> Zone:
    assert page.scene.table is not None
    zone = page.scene.table.zone(DISCARD)
    assert zone is not None
    assert len(zone.cards) > 3
    return zone


def test_buried_discards_are_not_read_while_a_deal_without_memory_aid_goes_on(make: Make) -> None:
    record = left("steady/classic", 330)
    page = make(record)
    running = page.back.deals[-1]
    assert not running.is_over
    view = page.back.view

    def piled(first: int, last: int) -> int:
        some = (at for at in page.back.stops if first < at < last)
        return next(at for at in some if len(view(at, Seat(0)).public.pile) > 3)

    then = piled(running.first, running.last)
    page.go(then)
    assert page.scene.game_style.remark(pile_of(page)) == ""
    page.go(piled(page.back.deals[0].first, page.back.deals[0].last))
    assert page.scene.game_style.remark(pile_of(page)) != "", "that deal is over"
    aided = replace(record, agreements=Agreements(memory_aid=MemoryAid.DISCARDS))
    page = make(aided)
    page.go(then)
    assert page.scene.game_style.remark(pile_of(page)) != ""
