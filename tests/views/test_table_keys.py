"""The whole table without a mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from table_lab import Lab, Opened, position

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, HAND, NEW_MELD, STOCK, ButtonRole
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard, Draw, Lay, TakePile
from handfoot_gui.games.hand_and_foot.rules.state import Phase

KINGS = "KS KH KC"
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
SPACE, ENTER, ESC, TAB = Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab


def at(lab: Lab) -> object:
    """What the cursor stands on: a card, or the key of a zone."""
    stop = lab.scene.canvas.cursor.stop
    assert stop is not None
    return stop.card or stop.key


def go_to(lab: Lab, key: str) -> None:
    """Tab until the cursor is on zone *key*."""
    for _ in range(7):
        lab.key(TAB)
        if at(lab) == key:
            return
    raise AssertionError(f"{key} cannot be reached")


def test_the_cursor_walks_the_hand_and_space_lifts(opened: Opened) -> None:
    lab = opened(position("9S 9H 5D 4C", pile="KD"))
    hand = lab.hand()
    lab.key(Qt.Key.Key_Home)
    assert at(lab) is hand[0]
    lab.key(RIGHT, RIGHT)
    assert at(lab) is hand[2]
    lab.key(SPACE)
    assert lab.scene.selection.cards == (hand[2],)
    lab.key(LEFT, SPACE)
    assert lab.scene.selection.cards == hand[1:3]
    lab.key(ESC)
    assert lab.scene.selection.cards == ()
    lab.key(Qt.Key.Key_End)
    assert at(lab) is hand[3]


def test_a_typed_rank_is_where_the_cursor_goes(opened: Opened) -> None:
    lab = opened(position("AS KS 9S 9H 5D 4C", pile="KD"))
    lab.key("9")
    assert at(lab) is lab.hand(Rank.NINE)[0]
    lab.key("9")
    assert at(lab) is lab.hand(Rank.NINE)[1]
    lab.key("k")
    assert at(lab) is lab.hand(Rank.KING)[0]


@pytest.mark.parametrize(
    ("holding", "own", "keys", "moves"),
    [
        ("9S 9H 5D 4C", (), ("4", SPACE, ENTER), [Discard]),
        ("9S 9H 5D 4C", (), (ENTER, ENTER), []),
        ("KD 9H 5D 4C", (KINGS,), ("k", SPACE, UP, SPACE), [Lay]),
        ("KD 9H 5D 4C", (KINGS,), ("k", SPACE, ENTER), [Lay]),
    ],
    ids=["discards", "ends no turn", "drops", "lays"],
)
def test_cards_are_laid_and_discarded_with_keys(
    opened: Opened, holding: str, own: tuple[str, ...], keys: tuple[object, ...], moves: list[type]
) -> None:
    lab = opened(position(holding, own=own, pile="QD"))
    lab.key(*keys)
    assert [type(move) for move in lab.moves] == moves
    if Discard in moves:
        assert lab.state.public.pile[-1].rank is Rank.FOUR


def test_a_meld_card_is_discarded_with_x_after_a_warning(opened: Opened) -> None:
    lab = opened(position("KD 9H 5D 4C", own=[KINGS], pile="QD"))
    lab.key("k", SPACE, UP)
    assert at(lab) == "meld0.0"
    lab.key("x")
    assert lab.moves == []
    assert len(lab.warnings) == 1


def test_stock_and_pile_are_taken_with_keys(opened: Opened) -> None:
    lab = opened(position("9S 9H 4C 5D", own=["9C 9D 9H"], pile="QD KD 9D", phase=Phase.DRAW))
    go_to(lab, DISCARD)
    lab.key(SPACE)
    assert lab.scene.selection.cards == lab.hand(Rank.NINE)
    lab.key(ENTER)
    assert [type(move) for move in lab.moves] == [TakePile]
    lab = opened(position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW))
    lab.key("d")
    assert lab.moves == [Draw((2,))]


def test_a_first_meld_is_laid_with_keys(opened: Opened) -> None:
    lab = opened(position("KS KH KC 5S 5H 5C 2D 9C 4C 4D", pile="QD"))
    lab.key("k", SPACE, RIGHT, SPACE, RIGHT, SPACE)
    assert len(lab.scene.selection.cards) == 3
    go_to(lab, NEW_MELD)
    lab.key(SPACE)
    assert len(lab.scene.turn.draft.cards) == 3
    lab.key("5", SPACE, RIGHT, SPACE, RIGHT, SPACE, "2", SPACE, ENTER)
    assert len(lab.scene.turn.draft.cards) == 7
    assert lab.moves == []
    lab.key(ENTER)
    assert [type(move) for move in lab.moves] == [Lay]
    assert len(lab.state.public.tables[0].melds) == 2


def hand_places(lab: Lab) -> list[float]:
    return [place.x for _, place in lab.scene.canvas.places.zones[HAND].cards]


def test_the_hand_closes_up_after_melds_and_not_after_single_cards(opened: Opened) -> None:
    lab = opened(position("KS KH KC AS AH AC 9C 4C 4D", pile="QD"))
    lab.key("k", SPACE, RIGHT, SPACE, RIGHT, SPACE, "a", SPACE, RIGHT, SPACE, RIGHT, SPACE)
    lab.key(ENTER, ENTER)
    assert [type(move) for move in lab.moves] == [Lay]
    assert len(lab.hand()) == 3
    fresh = opened(position("9C 4C 4D", pile="QD"))
    assert hand_places(lab) == hand_places(fresh)
    one = opened(position("KD 9H 9S 9D 4C 5D 6D 7D", own=[KINGS], pile="QD"))
    before = hand_places(one)
    one.key("k", SPACE, ENTER)
    assert [type(move) for move in one.moves] == [Lay]
    assert set(hand_places(one)) < set(before), "where it lay before nothing moves"
    meld = opened(position("KD 9H 9S 9D 4C 5D 6D 7D", own=[KINGS], pile="QD"))
    meld.key("9", SPACE, RIGHT, SPACE, RIGHT, SPACE, ENTER)
    assert [type(move) for move in meld.moves] == [Lay]
    assert hand_places(meld) == hand_places(opened(position("KD 4C 5D 6D 7D", pile="QD")))


@pytest.mark.parametrize(("key", "left"), [(ESC, 0), (Qt.Key.Key_Backspace, 2)])
def test_escape_takes_back_all_that_is_laid_out_and_backspace_one_card(
    opened: Opened, key: Qt.Key, left: int
) -> None:
    lab = opened(position("KS KH KC 9C 4C 4D", pile="QD"))
    lab.key("k", SPACE, RIGHT, SPACE, RIGHT, SPACE, "l")
    assert len(lab.scene.turn.draft.cards) == 3
    lab.key(key)
    assert len(lab.scene.turn.draft.cards) == left
    assert len(lab.hand(Rank.KING)) == 3 - left


def test_buttons_of_a_question_are_pressed_with_their_keys(qtbot: QtBot, opened: Opened) -> None:
    lab = opened(position("KS KH KC 9C 4C 4D", pile="QD"))
    lab.scene.actions.set_bar(
        PromptBar(
            "Marta",
            "Marta, a wild makes the clean kings dirty.",
            buttons=(
                BarButton("go", "Make it dirty", ButtonRole.PLAIN, "W"),
                BarButton("keep", "Keep it clean", ButtonRole.PRIMARY, "Enter"),
            ),
        )
    )
    with qtbot.waitSignal(lab.scene.actions.button_pressed) as pressed:
        lab.key(ENTER)
    assert pressed.args == ["keep"]
    with qtbot.waitSignal(lab.scene.actions.button_pressed) as pressed:
        lab.key("w")
    assert pressed.args == ["go"]


def test_a_button_that_is_off_cannot_be_pressed(opened: Opened) -> None:
    lab = opened(position("KS KH KC 9C 4C 4D", pile="QD"))
    button = lab.button("discard")
    assert not button.isEnabled()
    lab.scene.actions.press("discard")
    assert lab.moves == []


def test_tab_visits_every_part_and_then_the_buttons(opened: Opened) -> None:
    lab = opened(position("9S 9H 4C 5D", own=[KINGS], others=["4S 4H 4D"], pile="KD",
                       phase=Phase.DRAW))  # fmt: skip
    seen = []
    for _ in range(8):
        lab.key(TAB)
        if not lab.view.hasFocus():
            break
        seen.append(at(lab))
    assert seen[0] in lab.hand()
    assert {DISCARD, STOCK} <= set(seen)
    button = lab.button("draw")
    assert button.hasFocus()
    assert not lab.scene.canvas.cursor.is_shown


def test_the_mouse_hides_the_focus_ring_and_a_key_shows_it(opened: Opened) -> None:
    lab = opened(position("9S 9H 4C 5D", pile="KD"))
    assert lab.scene.canvas.cursor.rect is None
    lab.key(RIGHT)
    assert lab.scene.canvas.cursor.rect is not None
    lab.click(lab.card_point(lab.hand()[0]))
    assert lab.scene.canvas.cursor.rect is None


def test_the_cursor_stays_near_when_its_card_leaves(opened: Opened) -> None:
    lab = opened(position("AS KD 9H 5D 4C", own=[KINGS], pile="QD"))
    lab.key("k", SPACE, ENTER)
    assert at(lab) is lab.hand()[1]


QUOTA = ("4S 4H 4D 4C 4S 4H 4D", "5S 5H 5D 5C 5S 5H 5D", "6S 6H 6D 6C 6S 2S 2H",
         "7S 7H 7D 7C 7S 2S 2H", "*S *H *S *H *S 2C 2D")  # fmt: skip


def test_g_asks_and_the_partner_answers_with_keys(opened: Opened) -> None:
    state = position("KD KS 9H", own=[*QUOTA, KINGS], pile="QD", in_foot=range(4))
    lab = opened(state)
    lab.key("g")
    assert lab.moves == [Ask()]
    assert lab.scene.actions.acts == ()
    answers = lab.scene.turn.adapter.acts(_view(lab, 2), lab.scene.turn.draft, ())
    assert [act.move for act in answers] == [Answer(False), Answer(True)]


def _view(lab: Lab, seat: int) -> object:
    from table_lab import RULES

    return RULES.view(lab.state, Seat(seat))


def test_shift_and_arrows_move_a_card_in_the_own_order(opened: Opened) -> None:
    own = prefs.Preferences(animation=prefs.Animation.OFF, sorting=prefs.Sorting.OWN)
    lab = opened(position("KH 9S 5D 4C", pile="QD"), preferences=own)
    orders: list[object] = []
    lab.scene.order_changed.connect(orders.append)
    king, nine, five, four = lab.hand()
    lab.key(Qt.Key.Key_Home)

    def shift(key: Qt.Key) -> None:
        QTest.keyClick(lab.view, key, Qt.KeyboardModifier.ShiftModifier)

    shift(RIGHT)
    assert lab.hand() == (nine, king, five, four)
    shift(RIGHT)
    shift(RIGHT)
    assert lab.hand() == (nine, five, four, king)
    shift(RIGHT)
    assert len(orders) == 3
    shift(LEFT)
    assert lab.hand() == (nine, five, king, four) == orders[-1]
    assert at(lab) is king
    assert lab.moves == []


def test_shift_and_arrows_only_walk_where_the_hand_is_sorted(opened: Opened) -> None:
    lab = opened(position("KH 9S 5D 4C", pile="QD"))
    hand = lab.hand()
    assert lab.scene.canvas.cursor.stops()[0].key == HAND
    lab.key(Qt.Key.Key_Home)
    QTest.keyClick(lab.view, RIGHT, Qt.KeyboardModifier.ShiftModifier)
    assert lab.hand() == hand
    assert at(lab) is hand[1]


@pytest.mark.parametrize(
    ("holding", "top", "phase", "begins"),
    [
        ("KH KS 5D 4C", "KD", Phase.DRAW, "You pick up K♦"),
        ("KH KS 5D 4C", "KD", Phase.PLAY, "From the top: K♦"),
        ("KH 9S 5D 4C", "KD", Phase.DRAW, "From the top: K♦"),
        ("KH KS 5D 4C", "*H", Phase.DRAW, "From the top: red joker"),
    ],
)
def test_what_a_take_brings_is_said_by_mouse_and_by_keyboard(
    opened: Opened, holding: str, top: str, phase: Phase, begins: str
) -> None:
    pile = f"4S 5D 6H 7H 8H 9H TH JH {top}"
    lab = opened(position(holding, pile=pile, phase=phase))
    usual = lab.scene.actions.bar.facts
    brings = f"{begins}, J♥, 10♥, 9♥, 8♥, 7♥ and 6♥"
    plain = lab.view.grab().toImage()
    QTest.mouseMove(lab.view.viewport(), lab.zone_point(DISCARD))
    assert lab.scene.actions.shown_bar.facts == brings
    assert lab.view.grab().toImage() != plain
    QTest.mouseMove(lab.view.viewport(), lab.card_point(lab.hand()[0]))
    assert lab.scene.actions.shown_bar.facts == usual
    go_to(lab, DISCARD)
    assert lab.scene.actions.shown_bar.facts == brings
    lab.key(Qt.Key.Key_Home)
    assert lab.scene.actions.shown_bar.facts == usual
