"""Cards dragged and clicked with a real mouse on the table's viewport."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from table_lab import Opened, position
from whole_program import QUICK

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    NEW_MELD,
    STOCK,
    ButtonRole,
    DiscardOne,
    OtherSide,
    SelectCards,
)
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FOOT,
    DiscardsOwnRank,
    MakesDirty,
    TagCode,
)
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Discard,
    Draw,
    Lay,
    PickUpFoot,
    Placement,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.state import Phase

KINGS = "KS KH KC"


def test_the_stock_is_drawn_by_a_drag_onto_the_hand_or_a_click(opened: Opened) -> None:
    for is_dragged in (True, False):
        lab = opened(position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW))
        before = set(lab.hand())
        lab.drag(lab.zone_point(STOCK), QPoint(600, 300))
        assert lab.moves == [], "a drop beside the hand draws nothing"
        if is_dragged:
            lab.drag(lab.zone_point(STOCK), lab.card_point(lab.hand()[1]))
        else:
            lab.click(lab.zone_point(STOCK))
        assert lab.moves == [Draw((2,))]
        assert len(lab.hand()) == 6
        assert lab.scene.canvas.new_cards == set(lab.hand()) - before


@pytest.mark.parametrize("way", ["button", "click", "drag"])
def test_cards_for_several_melds_light_these_and_go_there(opened: Opened, way: str) -> None:
    lab = opened(position("KD 9H 4D 5C", own=[KINGS, "9S 9D 9C", "5S 5D 5H"], pile="QD"))
    king, nine = lab.hand(Rank.KING)[0], lab.hand(Rank.NINE)[0]
    lab.click(lab.card_point(king))
    lab.click(lab.card_point(nine))
    (target,) = (target for target in lab.scene.canvas.targets if target.is_best)
    assert target.shown == ("meld0.0", "meld0.1")
    assert NEW_MELD not in lab.scene.canvas.places.zones
    if way == "button":
        lab.press("lay")
    elif way == "click":
        lab.click(lab.zone_point("meld0.1"))
    else:
        lab.drag(lab.card_point(king), lab.zone_point("meld0.0"))
    assert lab.moves == [Lay((Placement((king,), 0), Placement((nine,), 1)))]
    assert lab.refusals == []


@pytest.mark.parametrize("way", ["mouse", "enter"])
@pytest.mark.parametrize("count", [0, 2])
def test_a_grey_discard_says_what_it_waits_for(opened: Opened, way: str, count: int) -> None:
    lab = opened(position("KD 9H 4D 5C", own=[KINGS], pile="QD"))
    for card in lab.hand()[1 : count + 1]:
        lab.click(lab.card_point(card))
    button = lab.button("discard")
    assert not button.isEnabled()
    if way == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        lab.key(Qt.Key.Key_Return)
    assert lab.refusals == [DiscardOne(2) if count else SelectCards()]
    assert lab.moves == []
    assert len(lab.scene.selection.cards) == count


@pytest.mark.parametrize("quiet", [0, 60_000])
def test_a_late_press_of_a_button_that_has_gone_by_itself_draws_nothing(
    opened: Opened, quiet: int
) -> None:
    timing = replace(QUICK, button_gone=quiet)
    lab = opened(position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW), timing=timing)
    go_on = BarButton("go on", "Deal now", ButtonRole.PRIMARY, "Space", is_passing=True)
    lab.scene.actions.set_bar(PromptBar(prompt="In a moment.", buttons=(go_on,)))
    (button,) = lab.view.visible_buttons
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    lab.scene.actions.set_bar(PromptBar(prompt="The cards are dealt.", buttons=()))
    lab.scene.actions.set_bar(PromptBar(prompt="Marta, draw."))
    (same,) = lab.view.visible_buttons
    assert same is button
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert lab.moves == []
    if quiet:
        lab.key(Qt.Key.Key_Return)
        assert lab.moves == []
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert lab.moves == ([] if quiet else [Draw((2,))])


def test_a_card_dragged_to_the_discard_pile_is_discarded_but_not_before_the_draw(
    opened: Opened,
) -> None:
    lab = opened(position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW))
    four = lab.hand(Rank.FOUR)[0]
    lab.drag(lab.card_point(four), lab.zone_point(DISCARD))
    assert lab.moves == []
    assert lab.refusals == [no.DrawFirst()]
    lab = opened(position("9S 9H 4C 5D", pile="KD"))
    four = lab.hand(Rank.FOUR)[0]
    lab.drag(lab.card_point(four), lab.zone_point(DISCARD))
    assert lab.moves == [Discard(four)]
    assert lab.state.public.pile[-1] is four


def test_a_refused_drop_glides_home(qtbot: QtBot, opened: Opened) -> None:
    calm = prefs.Preferences(animation=prefs.Animation.QUICK)
    lab = opened(position("9S 9H 4C 5D", own=[KINGS], pile="KD"), preferences=calm)
    four = lab.hand(Rank.FOUR)[0]
    qtbot.waitUntil(lambda: not lab.scene.canvas.cards.animator.is_flying, timeout=60_000)
    home = lab.item_point(four)
    end = lab.zone_point("meld0.0")
    lab.press_and_move(lab.card_point(four), end)
    away = lab.item_point(four)
    assert (away - home).manhattanLength() > 200
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert lab.refusals == [no.WrongRank(four, Rank.KING)]
    assert lab.scene.canvas.cards.animator.is_flying
    assert lab.item_point(four) != home
    qtbot.waitUntil(lambda: not lab.scene.canvas.cards.animator.is_flying, timeout=60_000)
    assert lab.item_point(four) == home
    assert lab.moves == []


@pytest.mark.parametrize("grabbed", [(9, 14), (60, 14)])
def test_a_drop_on_a_meld_that_cannot_take_it_does_not_go_to_the_next_one(
    opened: Opened, grabbed: tuple[int, int]
) -> None:
    own = ["8S 8D 8C", "2D 6H 6D", "5S 5C 5D"]
    lab = opened(position("9S 9H 4C *S", own=own, pile="KD"))
    joker = lab.hand(Rank.JOKER)[0]
    place, k = lab.place(joker), lab.scene.canvas.scale.k
    start = QPoint(round((place.x + grabbed[0]) * k), round((place.y + grabbed[1]) * k))
    at = lab.zone_point("meld0.1", at=0.1)
    # The joker's middle lies there, or the pointer.
    lab.drag(start, at if grabbed[0] == 60 else lab.zone_point("meld0.1", at=0.9))
    assert lab.moves == []
    assert lab.warnings == []
    assert len(lab.refusals) == 1
    assert joker in lab.hand()


def test_while_dragging_the_hand_closes_up_and_targets_light(opened: Opened) -> None:
    lab = opened(position("9S KH 4C 5D", own=[KINGS], pile="QD"))
    king = lab.hand(Rank.KING)[0]
    lab.press_and_move(lab.card_point(king), QPoint(500, 380))
    assert lab.scene.canvas.held == (king,)
    assert king not in dict(lab.scene.canvas.places.zones[HAND].cards)
    keys = {target.key: target.is_best for target in lab.scene.canvas.targets}
    assert keys == {"meld0.0": True, DISCARD: False}
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 600))
    assert lab.moves == []
    assert king in dict(lab.scene.canvas.places.zones[HAND].cards)


def test_dragging_one_of_several_lifted_cards_takes_them_all(opened: Opened) -> None:
    lab = opened(position("9S 9H 9C 4C 5D", own=[KINGS], pile="QD"))
    nines = lab.hand(Rank.NINE)
    for nine in nines:
        lab.click(lab.card_point(nine))
    assert lab.scene.selection.cards == nines
    lab.drag(lab.card_point(nines[1]), lab.zone_point(NEW_MELD))
    assert [type(move) for move in lab.moves] == [Lay]
    assert lab.state.public.tables[0].melds[1].rank is Rank.NINE


@pytest.mark.parametrize("is_dragged", [True, False])
def test_click_click_does_what_dragging_does(opened: Opened, is_dragged: bool) -> None:
    lab = opened(position("9S KH 4C 5D", own=[KINGS], pile="QD"))
    for rank, key in ((Rank.KING, "meld0.0"), (Rank.FOUR, DISCARD)):
        (card,) = lab.hand(rank)
        if is_dragged:
            lab.drag(lab.card_point(card), lab.zone_point(key))
        else:
            lab.click(lab.card_point(card))
            assert lab.scene.selection.cards == (card,)
            lab.click(lab.zone_point(key))
    assert [type(move) for move in lab.moves] == [Lay, Discard]
    assert len(lab.state.public.tables[0].melds[0].cards) == 4


def test_cards_of_the_hand_keep_their_places_while_the_turn_lasts(opened: Opened) -> None:
    lab = opened(position("AD AH KD QS QD 9H 4D 5C", own=["AS AC AD", KINGS], pile="QD"))
    before = {card: lab.item_point(card) for card in lab.hand()}
    resting = lab.card_point(lab.hand(Rank.QUEEN)[0])
    lab.click(lab.card_point(lab.hand(Rank.KING)[0]))
    lab.drag(lab.card_point(lab.hand(Rank.KING)[0]), lab.zone_point("meld0.1"))
    for ace in lab.hand(Rank.ACE):
        lab.click(lab.card_point(ace))
    lab.key(Qt.Key.Key_Return)
    assert len(lab.moves) == 2
    left = {card: lab.item_point(card) for card in lab.hand()}
    assert left == {card: before[card] for card in lab.hand()}
    lab.click(resting)
    assert lab.scene.selection.cards == lab.hand(Rank.QUEEN)[:1], "what lay there lies there"
    lab.drag(lab.card_point(lab.hand(Rank.FIVE)[0]), lab.zone_point(DISCARD))
    assert isinstance(lab.moves[-1], Discard)
    assert all(lab.item_point(card) != before[card] for card in lab.hand()), "the turn is over"


def test_a_double_click_on_the_stock_draws_once_and_is_not_refused(opened: Opened) -> None:
    lab = opened(position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW))
    lab.double_click(lab.zone_point(STOCK))
    assert lab.moves == [Draw((2,))]
    assert lab.refusals == []


def test_a_second_click_puts_a_card_back_and_a_double_click_takes_the_rank(opened: Opened) -> None:
    lab = opened(position("9S 9H 9C 4C 5D", pile="QD"))
    nines = lab.hand(Rank.NINE)
    for wanted in (nines[1:2], ()):
        lab.click(lab.card_point(nines[1]))
        assert lab.scene.selection.cards == wanted
    lab.double_click(lab.card_point(nines[1]))
    assert lab.scene.selection.cards == nines


def test_a_first_meld_lies_out_until_it_is_worth_enough_and_is_one_move(opened: Opened) -> None:
    lab = opened(position("KS KH KC 5S 5H 5C 2D 9C 4C 4D", pile="QD", deal=1))
    for rank in (Rank.FIVE, Rank.KING):
        lab.double_click(lab.card_point(lab.hand(rank)[0]))
        lab.drag(lab.card_point(lab.hand(rank)[0]), lab.zone_point(NEW_MELD))
    assert lab.moves == []
    meter = lab.scene.table.meter
    assert meter is not None
    assert (meter.have, meter.need) == (45, 50)
    button = lab.button("lay")
    assert not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert lab.refusals == [no.TooFewPoints(45, 50)]
    assert lab.moves == []
    lab.drag(lab.card_point(lab.hand(Rank.TWO)[0]), lab.zone_point("draft1"))
    lab.press("lay")
    assert len(lab.moves) == 1
    assert sorted(len(meld.cards) for meld in lab.state.public.tables[0].melds) == [3, 4]


def test_laid_out_cards_are_taken_back_one_by_one_or_all(opened: Opened) -> None:
    lab = opened(position("KS KH KC 5S 5H 5C 9C 4C 4D", pile="QD"))
    for rank in (Rank.FIVE, Rank.KING):
        lab.double_click(lab.card_point(lab.hand(rank)[0]))
        lab.click(lab.zone_point(NEW_MELD))
    assert len(lab.scene.turn.draft.cards) == 6
    shown = lab.scene.canvas.places.zones["draft0"].cards[-1][0]
    place = lab.place(shown)
    point = QPoint(round(place.x + 20), round(place.y + 50))
    lab.drag(point, QPoint(400, 600))
    assert shown in lab.hand()
    assert len(lab.scene.turn.draft.cards) == 5
    lab.press("take all back")
    assert lab.scene.turn.draft.is_empty
    assert len(lab.hand()) == 9


@pytest.mark.parametrize("way", ["pair", "top card", "click"])
def test_the_pile_is_taken_by_dragging_the_pair_or_its_top_or_by_clicks(
    opened: Opened, way: str
) -> None:
    lab = opened(position("9S 9H 4C 5D", own=["9C 9D 9H"], pile="QD KD 9D", phase=Phase.DRAW))
    nines = lab.hand(Rank.NINE)
    if way == "pair":
        lab.double_click(lab.card_point(nines[0]))
        best = {target.key: target.tag for target in lab.scene.canvas.targets if target.is_best}
        assert set(best) == {DISCARD, "meld0.0"}
        tag = best[DISCARD]
        assert tag is not None
        assert (tag.code, tag.number) == (TagCode.TAKE, 3)
        lab.drag(lab.card_point(nines[0]), lab.zone_point(DISCARD))
    elif way == "top card":
        lab.drag(lab.zone_point(DISCARD), lab.zone_point("meld0.0"))
    else:
        lab.click(lab.zone_point(DISCARD))
        assert lab.scene.selection.cards == nines, "the cards that justify it"
        lab.click(lab.zone_point(DISCARD))
    assert [type(move) for move in lab.moves] == [TakePile]
    assert len(lab.state.public.tables[0].melds[0].cards) == 6
    assert lab.state.public.pile == ()


def test_a_take_that_is_worth_too_little_becomes_a_draft_that_can_grow(opened: Opened) -> None:
    """Page "Hand and Foot", rule 8: 9 9 9 are 30, with a two they are 50."""
    lab = opened(position("9S 9H 2C 5D 4C", pile="QD KD 9D", phase=Phase.DRAW))
    lab.double_click(lab.card_point(lab.hand(Rank.NINE)[0]))
    lab.drag(lab.card_point(lab.hand(Rank.NINE)[0]), lab.zone_point(DISCARD))
    assert lab.moves == []
    assert lab.scene.turn.draft.is_take
    assert lab.scene.table.meter is not None
    assert lab.scene.table.meter.have == 30
    lab.drag(lab.card_point(lab.hand(Rank.TWO)[0]), lab.zone_point("draft0"))
    button = lab.button("take")
    assert button.text() == "Pick up 3"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [type(move) for move in lab.moves] == [TakePile]
    assert len(lab.state.public.tables[0].melds[0].cards) == 4


def test_a_take_onto_five_eights_overflows_into_a_new_meld(opened: Opened) -> None:
    """Page "Hand and Foot", rule 7, the second example of the eights."""
    eights = "8S 8H 8C 8D 8S"
    lab = opened(position("8H 8C 8D 2S 4C 5D", own=[eights], pile="QD 8S", phase=Phase.DRAW))
    for card in lab.hand(Rank.EIGHT, Rank.TWO):
        lab.click(lab.card_point(card))
    lab.click(lab.zone_point(DISCARD))
    assert [type(move) for move in lab.moves] == [TakePile]
    old, new = lab.state.public.tables[0].melds
    assert (len(old.cards), len(new.cards), new.wilds) == (7, 3, 1)


def test_laying_the_last_card_of_the_hand_picks_up_the_foot(opened: Opened) -> None:
    lab = opened(position("KH", own=[KINGS], pile="QD", foot="9S 9H 4C 5D"))
    assert lab.scene.table.zone(FOOT).backs == 4
    lab.drag(lab.card_point(lab.hand()[0]), lab.zone_point("meld0.0"))
    assert lab.state.public.in_foot[0]
    assert len(lab.hand()) == 4
    assert lab.scene.table.zone(FOOT).backs == 0
    assert not isinstance(lab.moves[-1], PickUpFoot)


@pytest.mark.parametrize("warns", [True, False])
def test_a_costly_move_is_asked_about_first_unless_nobody_wants_that(
    opened: Opened, warns: bool
) -> None:
    wanted = prefs.Preferences(animation=prefs.Animation.OFF, warn_before_slips=warns)
    for holding, key in (("2H 9S 4C 5D", "meld0.0"), ("KH 9S 4C 5D", DISCARD)):
        lab = opened(position(holding, own=[KINGS], pile="QD"), preferences=wanted)
        card = next(card for card in lab.hand() if card.face == holding[:2])
        lab.drag(lab.card_point(card), lab.zone_point(key))
        assert len(lab.moves) == (not warns)
        if warns:
            [(warning, move)] = lab.warnings
            is_discard = key == DISCARD
            assert warning == (DiscardsOwnRank(card) if is_discard else MakesDirty(Rank.KING))
            lab.play(move)
        assert lab.warnings == [] or warns
        assert [type(move) for move in lab.moves] == [Lay if key != DISCARD else Discard]
        assert lab.state.public.tables[0].melds[0].wilds == (key != DISCARD)


def test_dragging_within_an_own_order_moves_cards_in_the_hand(opened: Opened) -> None:
    own = prefs.Preferences(animation=prefs.Animation.OFF, sorting=prefs.Sorting.OWN)
    lab = opened(position("KH 9S 4C 5D", pile="QD"), preferences=own)
    first, *rest = lab.hand()
    last = lab.card_point(rest[-1])
    lab.drag(lab.card_point(first), last + QPoint(80, 20))
    assert lab.hand() == (*rest, first)
    assert lab.moves == []


def test_two_cards_at_once_are_not_discarded(opened: Opened) -> None:
    lab = opened(position("KH 9S 4C 5D", pile="QD"))
    for card in lab.hand()[:2]:
        lab.click(lab.card_point(card))
    lab.click(lab.zone_point(DISCARD))
    assert lab.moves == []
    assert len(lab.refusals) == 1


def test_a_drop_on_the_other_side_is_refused_with_a_reason(opened: Opened) -> None:
    lab = opened(position("9S 9H 4C 5D", own=[KINGS], pile="KD"))
    places = lab.scene.canvas.places
    middle = lab.view.mapFromScene(lab.scene.canvas.scale.rect(places.panels[1]).center())
    lab.drag(lab.card_point(lab.hand(Rank.FOUR)[0]), middle)
    assert lab.refusals == [OtherSide()]
    assert lab.moves == []


@pytest.mark.parametrize("sorting", [prefs.Sorting.RANK, prefs.Sorting.OWN])
def test_cards_that_come_back_by_undo_lie_where_they_lay_and_are_not_marked_new(
    opened: Opened, sorting: prefs.Sorting
) -> None:
    liked = prefs.Preferences(animation=prefs.Animation.OFF, sorting=sorting)
    lab = opened(position("9S 9H 9C 4C 5D", own=[KINGS], pile="KD"), preferences=liked)
    before, places = lab.state, {card: lab.item_point(card) for card in lab.hand()}
    lab.play(Lay((Placement(lab.hand(Rank.NINE)),)))
    lab.state = before
    lab.show()
    assert {card: lab.item_point(card) for card in lab.hand()} == places
    assert len(lab.hand(Rank.NINE)) == 3
    assert not lab.scene.canvas.new_cards
