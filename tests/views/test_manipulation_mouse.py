"""Cards of Manipulation Rummy dragged and clicked with a real mouse on the table's viewport."""

from __future__ import annotations

from itertools import pairwise

import pytest
from game_lab import said_of_lifted
from manipulation_lab import ManipulationLab, kept_open, made_tables, opened
from manipulation_positions import Position
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.table import HAND, NEW_MELD, STOCK, ButtonRole
from handfoot_gui.games.manipulation.presenter.draft import StaysOnTable
from handfoot_gui.games.manipulation.presenter.scene import MELD, meld_key
from handfoot_gui.games.manipulation.presenter.table import ActCode
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play
from handfoot_gui.games.manipulation.rules.state import Phase
from handfoot_gui.ui.widgets.theme import LIGHT, Style

__all__ = ["made_tables"]


def of_meld(lab: ManipulationLab, number: int, face: str) -> Card:
    zone = lab.table.zone(meld_key(number))
    assert zone is not None
    return next(card for card in zone.cards if card.face == face or (face == "*" and card.is_joker))


def test_dragging_the_stock_onto_the_hand_draws(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S", drawn=0)
    lab.drag(lab.zone_point(STOCK, at=0.15), lab.places.hand.center().toPoint())
    assert lab.moves == [Draw()]
    assert len(lab.hand) == 3
    assert len(lab.scene.canvas.new_cards) == 1


def test_clicking_the_stock_draws_one_two_three(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "2C 2D", "5S 6S 7S", drawn=0, stock="AC AD AH")
    for _ in range(3):
        lab.click(lab.zone_point(STOCK))
    assert lab.moves == [Draw()] * 3
    assert lab.table.stock_line == "", "the turn is over"
    assert len(lab.hand) == 5
    assert lab.scene.canvas.new_cards == {lab.card(face) for face in ("AC", "AD", "AH")}


def test_a_card_dragged_to_a_meld_lies_in_its_place(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 8S 2D", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(0, at=0.05))
    assert lab.melds == ["5S 6S 7S 8S", "9H 9D 9C"]
    assert lab.hand == ["KC", "2D"]
    assert lab.moves == [], "nothing is played before the turn ends"
    lab.press(ActCode.PLAY)
    assert [type(move) for move in lab.moves] == [Play]


def test_a_card_pulled_out_of_one_meld_goes_into_another(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,7H 7D 7C")
    lab.drag(lab.card_point(of_meld(lab, 0, "7S")), lab.meld_point(1))
    assert lab.melds == ["5S 6S 8S", "7S 7H 7D 7C"]
    assert not lab.scene.selection.cards
    button = lab.view.button(ActCode.PLAY)
    assert button is not None
    assert not button.isEnabled()


def painted_on(lab: ManipulationLab, rect: QRectF) -> list[QGraphicsPathItem]:
    """What is painted over the cards with its middle in *rect*, given in units."""
    k = lab.scene.canvas.scale.k
    found = []
    for item in lab.scene.items():
        if isinstance(item, QGraphicsPathItem) and item.zValue() > 30:
            middle = item.sceneBoundingRect().center()
            if rect.contains(middle.x() / k, middle.y() / k):
                found.append(item)
    return found


def mark_of(lab: ManipulationLab, card: Card) -> str:
    """The colour that fills the bar on the upper edge of *card*; nothing where there is none."""
    place, k = lab.place(card), lab.scene.canvas.scale.k
    edge, found = QRectF(place.x * k, (place.y - 5.5) * k, 8 * k, 8 * k), []
    for item in lab.scene.canvas.marks.shown("game"):
        rect = item.sceneBoundingRect()
        if isinstance(item, QGraphicsPixmapItem) and edge.contains(rect.topLeft()):
            assert rect.height() == pytest.approx(7 * k, abs=1)
            picture = item.pixmap().toImage()
            found.append(picture.pixelColor(picture.rect().center()).name())
    return "".join(found).upper()


def legend(lab: ManipulationLab) -> list[tuple[str, bool | None]]:
    canvas = lab.scene.canvas
    return [(one.text, one.is_new) for one in canvas.delegate.legend(canvas.table, "Marta")]


def test_a_card_from_the_hand_wears_a_solid_mark_one_of_another_meld_a_hollow_one(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "TC KC 2D", "5S 6S 7S,9H 9D 9C 9S,8S TS JS")
    nine, ten = of_meld(lab, 1, "9S"), lab.card("TC")
    assert not mark_of(lab, nine)
    assert legend(lab) == []
    lab.drag(lab.card_point(nine), lab.meld_point(2))
    lab.drag_card("TC", lab.zone_point(NEW_MELD))
    assert of_meld(lab, 2, "9S") is nine
    assert mark_of(lab, nine) == LIGHT.table
    assert mark_of(lab, ten) == LIGHT.new
    since = ("Since Marta’s last turn:", None)
    assert legend(lab) == [since, ("new", True), ("moved", False)]
    before = lab.view.grab().toImage()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(lab.scene.canvas.delegate), "legend", lambda *_: ())
        lab.scene.actions.prompt_bar_changed.emit()
        lab.scene.canvas.arranged.emit()
        after = lab.view.grab().toImage()
    assert before != after, "the strip says what the bars mean"
    for face in ("8S", "TS"):
        assert not mark_of(lab, of_meld(lab, 2, face)), "it has not left its meld"


def test_a_hole_in_a_sequence_shows_the_table(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 7S 2D", "5S 6S 7S 8S,7H 7D 7C")
    lab.drag(lab.card_point(of_meld(lab, 0, "7S")), lab.meld_point(1))
    places = lab.places
    (gap,) = places.zones[meld_key(0)].gaps.values()
    (hole,) = (item for item in painted_on(lab, gap) if item.brush().color() == LIGHT.zone)
    k = lab.scene.canvas.scale.k
    assert hole.sceneBoundingRect().width() / k == pytest.approx(gap.width(), abs=3)


def test_a_joker_wears_the_card_it_stands_for(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S *=7S,9H 9D 9C")
    place = lab.place(of_meld(lab, 0, "*"))
    lower = QRectF(place.x, place.rect.center().y(), place.width, place.rect.height() / 2)
    (badge,) = painted_on(lab, lower)
    image = QImage(badge.sceneBoundingRect().size().toSize() * 3, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    lab.scene.render(painter, QRectF(image.rect()), badge.sceneBoundingRect())
    painter.end()
    for colour, least in ((LIGHT.new, 0.4), (LIGHT.on_new, 0.05)):
        seen = sum(
            image.pixelColor(x, y) == QColor(colour)
            for x in range(image.width())
            for y in range(image.height())
        )
        assert seen > least * image.width() * image.height(), colour
    other = lab.place(of_meld(lab, 0, "5S"))
    strip = QRectF(other.x, lower.top(), 24, lower.height())
    assert not painted_on(lab, strip)


def test_the_gap_is_as_wide_as_a_strip_and_lights_up(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 7S 2D", "5S 6S 7S 8S,7H 7D 7C")
    lab.drag(lab.card_point(of_meld(lab, 0, "7S")), lab.meld_point(1))
    places = lab.places
    (gap,) = places.zones[meld_key(0)].gaps.values()
    first, second, third = (place for _, place in places.zones[meld_key(0)].cards)
    assert gap.width() == pytest.approx(second.x - first.x, abs=1)
    assert gap.left() == pytest.approx(second.x + gap.width(), abs=1)
    assert third.x == pytest.approx(gap.right(), abs=1)
    lab.click(lab.card_point(lab.card("7S")))
    best = next(target for target in lab.scene.canvas.targets if target.is_best)
    place = places.zones[meld_key(0)]
    assert lab.scene.canvas.delegate.target_rect(best, place) == gap
    said = "that lays 7♠ on 5♠ 6♠ 8♠ and leaves you 12 points."
    assert said_of_lifted(lab.presenter, lab.scene) == said


def test_the_bar_of_a_lifted_card_of_the_top_row_leaves_the_seats_free(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S KS 2D", "5S 6S 7S")
    lab.drag(lab.card_point(lab.card("8S")), lab.meld_point(0))
    lab.click(lab.card_point(of_meld(lab, 0, "8S")))
    assert lab.scene.selection
    places, scale = lab.places, lab.scene.canvas.scale
    seats = [scale.rect(rect) for rect in (*places.badges, places.own, places.last, places.stock)]
    shown = lab.scene.canvas.marks.shown("game")
    assert shown
    tags = [item.sceneBoundingRect() for item in shown]
    assert not any(tag.intersects(seat) for tag in tags for seat in seats)


def test_enter_puts_every_card_of_a_clear_mixture_where_it_fits(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S KS 9H 9D 9C 2D", "5S 6S 7S,KH KD KC")
    for face in ("8S", "KS", "9H", "9D", "9C"):
        lab.click(lab.card_point(lab.card(face)))
    said = "that lays 8♠ on 5♠ 6♠ 7♠, K♠ on K♥ K♦ K♣ and 9♥ 9♦ 9♣ as a new meld"
    left = " and leaves you 2 points."
    assert said_of_lifted(lab.presenter, lab.scene) == said + left
    lab.key(Qt.Key.Key_Return)
    assert lab.melds == ["5S 6S 7S 8S", "KS KH KD KC", "9H 9D 9C"]
    lab = opened(tables, "8S KS 2D", "5S 6S 7S,KH KD KC,8H 8D 8C")
    for face in ("8S", "KS"):
        lab.click(lab.card_point(lab.card(face)))
    unclear = "The eight of spades fits several melds: put it on one of them."
    assert said_of_lifted(lab.presenter, lab.scene) == unclear
    lab.key(Qt.Key.Key_Return)
    assert lab.hand == ["KS", "8S", "2D"]


def test_a_card_dropped_beside_the_melds_begins_a_new_one(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,9H 9D 9C")
    end = lab.zone_point(NEW_MELD) + QPoint(220, 30)
    lab.drag(lab.card_point(of_meld(lab, 0, "8S")), end)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C", "8S"]


def test_anywhere_beside_the_melds_a_drop_or_click_begins_a_new_one(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,9H 9D 9C 9S")
    corner = lab.places.melds.bottomLeft().toPoint() + QPoint(30, -30)
    lab.drag(lab.card_point(of_meld(lab, 0, "8S")), corner)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C 9S", "8S"]
    lab.click(lab.card_point(of_meld(lab, 1, "9S")))
    lab.click(corner)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C", "8S", "9S"]


def test_a_card_goes_to_a_meld_near_by_that_takes_it_unless_it_lies_on_another(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S KC 2D", "9H 9D 9C,5S 6S 7S")
    lab.drag_card("8S", lab.meld_point(0, at=0.3))
    assert lab.melds == ["9H 9D 9C 8S", "5S 6S 7S"], "it lies well on that one"
    lab.scene.undo()
    near = lab.places.zones[meld_key(1)].rect.bottomRight().toPoint() + QPoint(25, 25)
    lab.drag_card("8S", near + QPoint(80, 80))
    assert lab.melds == ["9H 9D 9C", "5S 6S 7S", "8S"], "nothing draws it there"
    lab.scene.undo()
    for end in (lab.meld_point(0, at=0.9), near):
        lab.drag_card("8S", end)
        assert lab.melds == ["9H 9D 9C", "5S 6S 7S 8S"]
        lab.scene.undo()


def test_a_meld_makes_room_for_a_card_held_over_it_or_says_why_not(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "9S KC 4S", "5S 6S 7S 8S,9H 9D 9C")
    canvas, end = lab.scene.canvas, lab.places.hand.center().toPoint()
    begun = {key: zone.rect for key, zone in lab.places.zones.items()}
    strip = lab.place(of_meld(lab, 0, "6S")).x - lab.place(of_meld(lab, 0, "5S")).x
    for face, over, before in (("9S", lab.meld_point(0, at=0.98), 4), ("4S", lab.meld_point(0), 0)):
        lab.press_and_move(lab.card_point(lab.card(face)), over)
        run = lab.places.zones[meld_key(0)]
        assert run.rect.width() == begun[meld_key(0)].width() + strip
        gap = run.gaps[before]
        assert not any(gap.left() < place.x + 12 < gap.right() for _, place in run.cards)
        lit = next(target for target in canvas.signs.lit if target.is_best)
        assert canvas.delegate.target_rect(lit, run) == gap
        pushed = lab.places.zones[meld_key(1)].rect.left() - begun[meld_key(1)].left()
        assert pushed == strip
        QTest.mouseMove(lab.view.viewport(), end)
        assert {key: zone.rect for key, zone in lab.places.zones.items()} == begun
        QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=end)

    over = lab.meld_point(1, at=0.3)
    lab.press_and_move(lab.card_point(lab.card("KC")), over)
    line, tag = canvas.marks.shown("refused")
    assert line.sceneBoundingRect().contains(lab.places.zones[meld_key(1)].rect)
    assert tag.isVisible()
    assert canvas.signs.preview is not None
    assert canvas.signs.preview.problem is not None
    assert canvas.reason(canvas.signs.preview.problem) == "Neither one rank nor one suit."
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=over)
    assert lab.melds[1] == "9H 9D 9C KC", "on the way it may lie there all the same"


@pytest.mark.parametrize(("before", "number"), [("5H", 0), ("6H", 1)])
def test_dropping_an_equal_card_between_splits_where_it_is_dropped(
    tables: list[ManipulationLab], before: str, number: int
) -> None:
    lab = opened(tables, "5H KC", "3H 4H 5H 6H 7H")
    dropped = lab.card("5H", of_hand=True)
    lab.drag(lab.card_point(dropped), lab.card_point(of_meld(lab, 0, before)))
    assert lab.melds == ["3H 4H 5H", "5H 6H 7H"]
    assert of_meld(lab, number, "5H") is dropped


def test_an_equal_card_dropped_between_splits_for_a_card_that_is_to_come(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "9D JD", "5D 6D 7D 8D 9D TD")
    lab.drag_card("9D", lab.card_point(of_meld(lab, 0, "TD")))
    assert lab.melds == ["5D 6D 7D 8D 9D", "9D TD"]
    lab.drag_card("JD", lab.meld_point(1))
    assert lab.melds == ["5D 6D 7D 8D 9D", "9D TD JD"]


def test_two_melds_join_when_one_is_dragged_onto_the_other(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S,9H 9D 9C,8S 9S TS")
    lab.double_click(lab.card_point(of_meld(lab, 2, "9S")))
    assert [card.face for card in lab.scene.selection.cards] == ["8S", "9S", "TS"]
    lab.drag(lab.card_point(of_meld(lab, 2, "9S")), lab.meld_point(0))
    assert lab.melds == ["5S 6S 7S 8S 9S TS", "9H 9D 9C"]


def test_largest_text_in_the_smallest_window_leaves_the_prompt_whole(
    tables: list[ManipulationLab],
) -> None:
    position = Position(hand="KC 2D", table="3S 4S 5S 6S 7S 8S,9H 9D 9C")
    lab = kept_open(tables, position, size=(1024, 628), style=Style(LIGHT, 1.5))
    lab.click(lab.card_point(of_meld(lab, 0, "4S")))
    assert len(lab.view.visible_buttons) == 4
    told = lab.scene.actions.shown_bar.facts
    assert told == "Click for one more card; drag or Shift+click for many."
    lab.key(Qt.Key.Key_Escape)
    lab.click(lab.card_point(of_meld(lab, 0, "4S")))
    painted = []
    for last in ("suit", "sort"):
        said = f"Marta, one meld to fix: 9♥ 9♦ 9♣ 4♠, neither one rank nor one {last}."
        lab.scene.actions.set_bar(PromptBar(prompt=said))
        painted.append(
            lab.view.grab(lab.scene.canvas.scale.rect(lab.places.prompt_bar).toRect()).toImage()
        )
    assert painted[0] != painted[1], "the last word is there"


def test_a_click_adds_shift_and_a_drag_across_lift_a_range(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "3S 4S 5S 6S 7S 8S,9H 9D 9C")
    port, left, shift = (
        lab.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.ShiftModifier,
    )

    def lifted() -> list[str]:
        return [card.face for card in lab.scene.selection.cards]

    lab.click(lab.card_point(of_meld(lab, 0, "4S")))
    said = "Click for one more card; drag or Shift+click for many."
    assert lab.scene.actions.shown_bar.facts == said
    lab.click(lab.card_point(of_meld(lab, 0, "6S")))
    assert lifted() == ["4S", "6S"]
    assert lab.scene.actions.shown_bar.facts == "Two cards in hand, worth 12", "said once"
    QTest.mouseClick(port, left, shift, lab.card_point(of_meld(lab, 0, "8S")))
    assert lifted() == ["4S", "6S", "7S", "8S"]
    lab.key(Qt.Key.Key_Escape)
    lab.click(lab.card_point(of_meld(lab, 0, "5S")))
    assert lab.scene.actions.shown_bar.facts != said
    lab.key(Qt.Key.Key_Escape)

    beside = lab.zone_point(meld_key(0), at=0) - QPoint(8, 0)
    lab.press_and_move(beside, lab.card_point(of_meld(lab, 0, "5S")))
    assert lifted() == ["3S", "4S", "5S"]
    lab.press_and_move(beside, lab.card_point(of_meld(lab, 0, "4S")))
    QTest.mouseRelease(port, left, pos=lab.card_point(of_meld(lab, 0, "4S")))
    assert lifted() == ["3S", "4S", "5S"], "what was lifted before stays so"
    lab.drag(lab.card_point(of_meld(lab, 0, "4S")), lab.zone_point(NEW_MELD))
    assert lab.melds == ["6S 7S 8S", "9H 9D 9C", "3S 4S 5S"]

    first, last = (lab.card_point(of_meld(lab, 0, face)) for face in ("6S", "8S"))
    QTest.mousePress(port, left, shift, first)
    QTest.mouseMove(port, last)
    QTest.mouseRelease(port, left, shift, last)
    assert lifted() == ["6S", "7S", "8S"], "with Shift a drag may begin on a card"

    lab.key(Qt.Key.Key_Escape)
    lab.click(lab.card_point(lab.card("KC")))
    slot = lab.zone_point(NEW_MELD)
    lab.drag(slot, slot + QPoint(14, 6))
    assert lab.melds[-1] == "KC", "a click with an unsteady hand is one all the same"


def test_a_whole_meld_that_is_lifted_joins_another(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S,9H 9D 9C,8S 9S TS")
    lab.double_click(lab.card_point(of_meld(lab, 1, "9D")))
    assert not lab.button(ActCode.NEW_MELD).isEnabled(), "it is one already"
    lab.click(lab.places.melds.bottomLeft().toPoint() + QPoint(30, -30))
    assert lab.draft.is_untouched, "no step that undo would show as nothing"
    lab.key(Qt.Key.Key_Escape)
    lab.double_click(lab.card_point(of_meld(lab, 2, "9S")))
    primary = next(b for b in lab.scene.actions.buttons if b.role is ButtonRole.PRIMARY)
    assert (primary.code, primary.is_on) == (ActCode.ADD, True)
    lab.key(Qt.Key.Key_Return)
    assert lab.melds == ["5S 6S 7S 8S 9S TS", "9H 9D 9C"]
    lab.scene.undo()
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C", "8S 9S TS"]


@pytest.mark.parametrize("way", ["drag", "button"])
def test_the_equal_of_a_laid_card_may_be_taken_for_it(
    tables: list[ManipulationLab], way: str
) -> None:
    position = Position(hand="7H KC 2D", table="5H 6H 7H,7S 7D 7C")
    lab = kept_open(tables, position, preferences=prefs.Preferences())
    own, other = lab.card("7H", of_hand=True), of_meld(lab, 0, "7H")
    lab.drag_card("7H", lab.meld_point(1))
    assert (lab.hand, lab.melds) == (["KC", "2D"], ["5H 6H 7H", "7S 7H 7D 7C"])
    items = lab.scene.canvas.cards
    taken, left = items.item(other), items.item(own)
    if way == "drag":
        lab.drag(lab.card_point(other), lab.places.hand.center().toPoint())
    else:
        lab.click(lab.card_point(other))
        lab.press(ActCode.TAKE_BACK)
    assert (lab.hand, lab.melds) == (["KC", "7H", "2D"], ["5H 6H", "7S 7H 7D 7C"])
    assert lab.card("7H", of_hand=True) is own, "no card of the table comes into the hand"
    assert (items.item(own), items.item(other)) == (taken, left), "and what was taken is seen to"
    lab.drag(lab.card_point(of_meld(lab, 1, "7H")), lab.meld_point(0))
    assert lab.draft.is_untouched


def test_a_freed_joker_is_used_again(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "6S KC", "5S *=6S 7S,TH JH QH KH")
    lab.drag_card("6S", lab.meld_point(0))
    assert lab.melds == ["5S 6S 7S", "TH JH QH KH", "*"]
    lab.drag(lab.card_point(lab.card("*")), lab.meld_point(1, at=0.98))
    assert lab.melds == ["5S 6S 7S", "TH JH QH KH *=AH"]
    assert lab.table.names[lab.card("*")] is not None
    lab.press(ActCode.PLAY)
    assert len(lab.moves) == 1


def test_a_joker_asks_for_its_name_in_the_strip(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "* 5S 5H KC", "TH JH QH")
    for face in ("*", "5S", "5H"):
        lab.click(lab.card_point(lab.card(face)))
    lab.drag(lab.card_point(lab.card("5S")), lab.zone_point(NEW_MELD))
    assert lab.scene.actions.question is not None
    assert [button.text() for button in lab.view.visible_buttons] == ["5♦", "5♣"]
    QTest.mouseClick(lab.view.visible_buttons[1], Qt.MouseButton.LeftButton)
    assert lab.melds == ["TH JH QH", "5S 5H *=5C"]


def test_dragging_a_laid_card_home_takes_it_back(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S")
    lab.drag_card("8S", lab.meld_point(0))
    lab.drag(lab.card_point(of_meld(lab, 0, "8S")), lab.places.hand.center().toPoint())
    assert lab.melds == ["5S 6S 7S"]
    assert sorted(lab.hand) == ["2D", "8S", "KC"]
    assert lab.draft.is_untouched


def test_a_card_of_the_table_does_not_go_to_the_hand(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S")
    seven = of_meld(lab, 0, "7S")
    lab.drag(lab.card_point(seven), lab.places.hand.center().toPoint())
    assert lab.refusals == [StaysOnTable(seven)]
    assert lab.melds == ["5S 6S 7S"]
    assert seven in dict(lab.places.zones[meld_key(0)].cards)


def test_before_the_draw_a_drop_is_refused_and_the_card_goes_home(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S", drawn=0)
    lab.drag_card("8S", lab.meld_point(0))
    assert lab.refusals == [no.DrawFirst()]
    assert len(lab.hand) == 3


def test_while_dragging_the_meld_keeps_its_room(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S 8S,9H 9D 9C")
    home = lab.place(of_meld(lab, 1, "9H"))
    lab.press_and_move(lab.card_point(of_meld(lab, 0, "6S")), QPoint(600, 320))
    assert lab.place(of_meld(lab, 1, "9H")) == home
    QTest.mouseMove(lab.view.viewport(), QPoint(600, 490))
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(600, 490))
    assert lab.melds == ["5S 6S 7S 8S", "9H 9D 9C"]


def test_reset_puts_everything_back_at_once(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S,9H 9D 9C 9S")
    lab.drag_card("8S", lab.meld_point(0))
    lab.drag(lab.card_point(of_meld(lab, 1, "9S")), lab.meld_point(0))
    assert lab.melds == ["5S 6S 7S 8S 9S", "9H 9D 9C"]
    lab.press(ActCode.RESET)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C 9S"]
    assert len(lab.hand) == 3


def test_pointing_at_an_illegal_meld_says_why(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,7H 7D 7C")
    lab.drag(lab.card_point(of_meld(lab, 0, "7S")), lab.meld_point(1))
    QTest.mouseMove(lab.view.viewport(), lab.meld_point(1))
    assert lab.scene.actions.shown_bar.facts == "Two cards in hand, worth 12"
    QTest.mouseMove(lab.view.viewport(), lab.meld_point(0))
    assert lab.scene.actions.shown_bar.facts == "5 6 8 of spades: needs the seven"
    assert lab.scene.actions.shown_bar.prompt == (
        "Marta, one meld to fix, 5 6 8 of spades: needs the seven."
    )


def test_knocking_with_the_mouse(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S 2D", "5S 6S 7S")
    lab.drag_card("8S", lab.meld_point(0))
    lab.press(ActCode.PLAY)
    assert lab.position.public.phase is Phase.KNOCK
    lab.press(ActCode.KNOCK)
    assert lab.moves[-1] == Knock()


def test_passing_in_the_last_lap(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S", drawn=0, last_lap=3, stock_size=0)
    lab.press(ActCode.END_TURN)
    assert lab.moves == [EndTurn()]


def test_cards_of_the_hand_are_not_lifted_away_by_the_table(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC 2D", "5S 6S 7S")
    lab.click(lab.card_point(lab.card("8S")))
    lab.click(lab.meld_point(0))
    assert lab.melds == ["5S 6S 7S 8S"]
    assert HAND in (lab.places.zones if lab.places else {})


def test_escape_while_dragging_puts_only_the_dragged_card_back(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "KC 8S 2D", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(0, at=0.05))
    end = lab.meld_point(1)
    lab.press_and_move(lab.card_point(lab.card("2D")), end)
    lab.key(Qt.Key.Key_Escape)
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert lab.melds == ["5S 6S 7S 8S", "9H 9D 9C"], "what was laid stays, and nothing is dropped"
    assert lab.hand == ["KC", "2D"]
    lab.key(Qt.Key.Key_Escape)
    assert lab.melds == ["5S 6S 7S", "9H 9D 9C"], "nothing is dragged: the turn begins anew"


def test_melds_keep_their_places_until_the_turn_ends(tables: list[ManipulationLab]) -> None:
    runs = "AC 2C 3C 4C 5C 6C,7C 8C 9C TC,AD 2D 3D,4D 5D 6D 7D 8D 9D,TD JD QD,AS 2S 3S,JH JD JS"
    groups = ",KC KD KS,QH QC QS,4S 5S 6S,8H 9H TH"
    position = Position(hand="JC 4D 2H", table=runs + groups)
    lab = kept_open(tables, position, preferences=prefs.Preferences())

    def rects() -> dict[str, QRectF]:
        zones = lab.places.zones.items()
        return {key: zone.rect for key, zone in zones if key.startswith(MELD)}

    begun = rects()
    rows = {
        rect.top(): [k for k in begun if begun[k].top() == rect.top()] for rect in begun.values()
    }
    first_row = next(iter(rows.values()))
    assert meld_key(3) in first_row, "a run in the middle of a row"
    lab.click(lab.card_point(of_meld(lab, 3, "7D")))
    lab.key("p")
    assert lab.melds[3] == "4D 5D 6D"
    after = rects()
    new = after.pop(meld_key(11))
    assert new.top() >= max(rect.top() for rect in begun.values()), "a new one comes last"
    assert {key: rect.topLeft() for key, rect in after.items()} == {
        key: rect.topLeft() for key, rect in begun.items()
    }
    for face in ("AD", "2D", "3D"):
        lab.drag(lab.card_point(of_meld(lab, 2, face)), lab.meld_point(3, at=0.3))
    after = rects()
    assert not lab.places.zones[meld_key(2)].cards, "its hole stays"
    assert after.pop(meld_key(2)) == begun[meld_key(2)]
    grown = meld_key(3)
    at = first_row.index(grown)
    for key in after.keys() & begun.keys():
        is_pushed = key in first_row[at + 1 :]
        assert after[key].top() == begun[key].top()
        assert after[key].left() == begun[key].left() or is_pushed, key
    lab.drag_card("2H", lab.meld_point(2))
    assert rects()[meld_key(2)].topLeft() == begun[meld_key(2)].topLeft(), "and takes a card"
    lab.scene.undo()
    lab.drag_card("JC", lab.meld_point(6))
    lab.press(ActCode.PLAY)
    assert [type(move) for move in lab.moves] == [Play]
    assert lab.scene.canvas.cards.animator.is_flying, "the table tidies itself before everybody"
    tidied = list(rects().values())
    for left, right in pairwise(tidied):
        is_beside = left.top() == right.top() and right.left() - left.right() < 40
        assert is_beside or (right.left() == tidied[0].left() and right.top() > left.top())
