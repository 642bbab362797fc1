"""The page that steps through a game: keys, buttons, slider and log, and nothing to play with."""

from __future__ import annotations

import pytest
from look_back_lab import CONTROL, LIKED, SOME, Make, button, cards_on, key, made_pages, plain
from looked_back import left, sample
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Animation
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces
from handfoot_gui.session.route import Dealt, Step
from handfoot_gui.ui.pages.look_back.controls import Timeline
from handfoot_gui.ui.pages.look_back.frame import LookBackLog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.widgets.theme import LIGHT

__all__ = ["made_pages"]

# -- stepping -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOME)
def test_keys_step_by_move_turn_and_deal(make: Make, name: str) -> None:
    page = make(sample(name))
    looked = page.back

    def after(code: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int:
        key(page, code, held)
        return page.position

    assert after(Qt.Key.Key_Right) == looked.route.stops[1]
    assert after(Qt.Key.Key_Right, CONTROL) == looked.route.after(looked.route.stops[1], Step.TURN)
    here = after(Qt.Key.Key_PageDown)
    assert here in [deal.first for deal in looked.route.deals]
    assert after(Qt.Key.Key_PageDown) > here
    assert after(Qt.Key.Key_PageUp) == here
    assert after(Qt.Key.Key_Left, CONTROL) == looked.route.before(here, Step.TURN)
    assert after(Qt.Key.Key_End) == after(Qt.Key.Key_Right) == looked.route.last
    assert after(Qt.Key.Key_Left) == looked.route.stops[-2]
    assert after(Qt.Key.Key_Home) == 0


def test_the_strip_tells_the_move_that_led_here_and_the_score_stands_beside(make: Make) -> None:
    record = sample("steady/classic")
    page = make(record)
    sheet = page.back.sheet(page.back.route.last).totals
    for position, totals in (
        (0, (0, 0)),
        (
            page.back.route.deals[1].first - 1,
            page.back.sheet(page.back.route.deals[1].first).totals,
        ),
        (page.back.route.last, sheet),
    ):
        page.go(position)
        shown = [page.findChild(QLabel, f"total-{side}") for side in (0, 1)]
        assert [label.text() for label in shown if label] == [f"{total:,}" for total in totals]
    assert child(page, QLabel, "total-0").accessibleName() == f"Josip and Marta: {sheet[0]:,}"
    assert sheet == rules_of(record).sheet(list(states(rules_of(record), record.moves))[-1]).totals
    told = next(t for t in page.back.log.told if t.line.text.endswith("the ten of diamonds."))
    page.go(told.position)
    assert page.scene.actions.shown_bar.prompt.startswith(told.line.text)
    page.go(0)
    assert page.scene.actions.shown_bar.prompt == "The game begins."
    page.go(page.back.route.last)
    assert page.scene.actions.shown_bar.facts == "The game is over."
    # The seats say it themselves.
    assert make(sample("manipulation/classic-4")).findChild(QLabel, "total-0") is None


def test_buttons_step_as_well_and_arrows_on_a_button_step_too(make: Make) -> None:
    page = make(sample("steady/classic"))
    looked = page.back
    for name, wanted in (
        ("on-deal", looked.route.deals[0].first),
        ("on-deal", looked.route.deals[1].first),
        ("on-move", looked.route.deals[1].first + 1),
        ("back-move", looked.route.deals[1].first),
        ("back-deal", looked.route.deals[0].first),
        ("on-turn", looked.route.boundaries(Step.TURN)[0]),
        ("on-all", looked.route.last),
        ("back-turn", looked.route.boundaries(Step.TURN)[-1]),
    ):
        QTest.mouseClick(button(page, name), Qt.MouseButton.LeftButton)
        assert page.position == wanted, name
    step = button(page, "on-turn")
    step.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(step, Qt.Key.Key_Left)
    assert page.position == looked.route.before(looked.route.boundaries(Step.TURN)[-1], Step.MOVE)
    assert step.hasFocus()


def test_buttons_say_what_they_do_and_those_that_lead_nowhere_are_off(make: Make) -> None:
    page = make(sample("raub/classic-4"))
    for found in page.findChildren(QAbstractButton):
        assert found.accessibleName() or found.text(), found.objectName()
    for name in ("back-all", "back-deal", "back-turn", "back-move", "on-move", "on-all"):
        found = button(page, name)
        assert found.accessibleName().startswith("Go "), name
        assert found.accessibleDescription(), name
        assert found.accessibleDescription() in found.toolTip(), name
    assert not button(page, "back-move").isEnabled()
    last = button(page, "on-all")
    last.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(last, Qt.Key.Key_Return)
    assert page.position == page.back.route.last
    assert not last.isEnabled()
    plain(page, Qt.Key.Key_Home)
    assert page.position == 0
    assert button(page, "on-all").isEnabled()


def test_a_click_on_the_slider_goes_there_and_a_drag_follows(make: Make) -> None:
    page = make(sample("steady/classic"))
    slider = child(page, Timeline)
    deal = page.back.route.deals[2]
    place = page.back.route.stop_at(deal.first)
    spot = QPoint(round(slider.x_of(place)), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=spot)
    near = len(page.back.route.stops) / slider.width() + 1
    assert abs(page.back.route.stop_at(page.position) - place) <= near
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseMove(slider, QPoint(slider.width() + 50, spot.y()))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton)
    assert page.position == page.back.route.last


def test_a_line_of_the_log_leads_to_its_move(make: Make, qapp: QApplication) -> None:
    page = make(sample("steady/classic"))
    log = child(page, LookBackLog)
    assert page.lines.rowCount() == len(page.back.log.told)
    page.go(300)
    qapp.processEvents()
    assert log.shown_row == page.back.log.line_at(300)
    row = log.shown_row - 1
    spot = log.visualRect(page.lines.index(row, 0)).center()
    assert log.viewport().rect().contains(spot)
    QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.position == page.back.log.told[row].position
    log.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Up)
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert page.position == page.back.log.told[log.currentIndex().row()].position
    assert log.shown_row == page.back.log.line_at(page.position)
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
    some = page.back.route.stops[:: max(1, len(page.back.route.stops) // 12)]
    for position in (*some, *reversed(some)):
        page.go(position)
        table = page.scene.table
        seen = rules.cards_seen(rules.view(played[position], page.back.usual_seat))
        assert set(table.hand) <= seen
        assert cards_on(page) <= seen


# -- nothing can be done --------------------------------------------------------------------


def test_cards_cannot_be_lifted_dropped_or_played(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(page.back.route.deals[0].first + 3)
    moves: list[object] = []
    page.scene.move_chosen.connect(moves.append)
    port = page.table.viewport()
    k = page.scene.canvas.scale.k
    for zone in page.scene.canvas.places.zones.values():
        spot = QPoint(round(zone.rect.center().x() * k), round(zone.rect.center().y() * k))
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=spot)
        for _, place in zone.cards:
            corner = QPoint(round((place.x + 8) * k), round((place.y + 12) * k))
            QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=corner)
            QTest.mouseMove(port, corner - QPoint(0, 200))
            QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=corner - QPoint(0, 200))
    plain(page, Qt.Key.Key_Right)
    assert page.position == page.back.route.deals[0].first + 4, "the arrows still step"
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    for code in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_X, Qt.Key.Key_2):
        QTest.keyClick(page.table, code)
    assert page.scene.selection.cards == ()
    assert not page.scene.turn.has_draft
    assert page.scene.canvas.targets == ()
    assert [button.objectName() for button in page.table.visible_buttons] == ["why"]
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
    qtbot.waitUntil(lambda: not page.scene.canvas.cards.animator.is_flying, timeout=60_000)
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


def test_by_tab_the_table_can_be_walked_over(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(page.back.route.deals[0].first)
    page.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    first = page.scene.canvas.cursor.stop
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert page.scene.canvas.cursor.stop != first
    assert page.position == page.back.route.deals[0].first
    QTest.keyClick(page.table, Qt.Key.Key_Right, CONTROL)
    assert page.position > page.back.route.deals[0].first


# -- the deal -------------------------------------------------------------------------------


def test_the_deal_that_is_shown_is_dealt_again_or_saved(make: Make) -> None:
    page = make(sample("steady/classic"))
    asked: list[tuple[str, Dealt]] = []
    page.again_requested.connect(lambda deal: asked.append(("again", deal)))
    page.save_requested.connect(lambda deal: asked.append(("save", deal)))
    plain(page, Qt.Key.Key_N)
    assert asked == [("again", page.back.route.deals[0])]
    asked.clear()
    page.go(page.back.route.deals[1].last)
    QTest.mouseClick(button(page, "deal-again"), Qt.MouseButton.LeftButton)
    plain(page, Qt.Key.Key_S)
    assert asked == [("again", page.back.route.deals[1]), ("save", page.back.route.deals[1])]


def test_cards_that_are_still_played_with_are_not_offered(make: Make) -> None:
    page = make(left("steady/classic", 300))
    for place, is_offered in ((page.back.route.last, False), (page.back.route.deals[0].last, True)):
        page.go(place)
        for name in ("deal-again", "save-deal"):
            assert button(page, name).isEnabled() is is_offered, name


def test_a_wrong_move_is_said_where_the_record_ends(make: Make) -> None:
    record = sample("steady/classic")
    moves = (*record.moves[:100], record.moves[0])
    page = make(replace(record, moves=moves, fair=()))
    assert page.back.trouble is not None
    page.go(page.back.route.last)
    assert page.position == 100
    assert "cannot be followed any further" in page.scene.actions.shown_bar.prompt


def gold(page: LookBackPage, card: Card) -> int:
    """Pixels in the colour of the move on the table, around *card*."""
    (item,) = [
        one for one in page.scene.items()
        if isinstance(one, CardItem) and one.card == card and one.isVisible()
    ]  # fmt: skip
    around = item.sceneBoundingRect().adjusted(-3, -3, 3, 3)
    place = QRect(
        page.table.mapFromScene(around.topLeft()), page.table.mapFromScene(around.bottomRight())
    )
    image, wanted = page.table.viewport().grab(place).toImage(), QColor(LIGHT.best).rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


@pytest.mark.parametrize(
    ("name", "kind"),
    [("steady/classic", "Discard"), ("raub/classic-4", "Play"), ("manipulation/classic-3", "Play")],
)
def test_the_cards_of_the_move_are_marked_on_the_table(make: Make, name: str, kind: str) -> None:
    page = make(sample(name))
    moves = page.back.record.moves
    places = [n for n, (_, move) in enumerate(moves, start=1) if type(move).__name__ == kind]
    for position in places[8:11]:
        page.go(position)
        moved = page.back.moved(position, Seat(0))
        assert moved
        assert moved <= cards_on(page)
        assert all(gold(page, card) > 40 for card in moved)
        others = cards_on(page) - moved
        lone = [card for card in others if card in page.scene.table.hand][:1]
        assert not any(gold(page, card) > 40 for card in lone)


def test_sides_keep_their_points_while_a_deal_is_looked_at(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(200)
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    notes = [text for text in texts if text.startswith("+")]
    assert len(notes) == 2, "what lies on the table stands beside the total"
    places = page.scene.canvas.places
    assert isinstance(places, SidePlaces)
    for line in places.titles:
        told = QRectF(line.center().x(), line.top(), line.width() / 2, line.height())
        seen = QRect(*(round(side) for side in told.getRect()))
        image = page.table.viewport().grab(seen).toImage()
        inks = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
        assert QColor(LIGHT.on2).rgb() in inks, "and at the end of the title of its zone"
    page.go(page.back.route.last)
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert not [text for text in texts if text.startswith("+")], "it is in the total now"


def test_words_are_explained_while_looking_back_until_the_next_step(
    make: Make,
) -> None:
    page = make(sample("steady/classic"))
    page.go(50)
    terms = page.scene.terms
    clean = next(term for term in terms.all if term.code == "clean")
    middle = page.table.mapFromScene(clean.rect.center() * page.scene.canvas.scale.k)
    port = page.table.viewport()
    QTest.mouseMove(port, middle)
    assert port.cursor().shape() is Qt.CursorShape.WhatsThisCursor
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=middle)
    assert terms.shown == clean
    assert page.scene.canvas.marks.shown("term")
    key(page, Qt.Key.Key_Escape)
    assert terms.shown is None
    QTest.keyClicks(page.focusWidget() or page, "?")
    assert terms.shown is not None
    key(page, Qt.Key.Key_Left)
    assert terms.shown is None
    assert page.position < 50


def test_the_hand_has_no_holes_where_cards_come_to_lie_later(make: Make) -> None:
    page = make(sample("steady/classic"))
    page.go(217)
    straight = page.scene.canvas.places.zones[HAND].cards
    page.go(218)
    key(page, Qt.Key.Key_Left)
    assert page.position == 217
    assert page.scene.canvas.places.zones[HAND].cards == straight
