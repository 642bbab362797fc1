"""Raub at the table: who deals and who raubs, and the play of the cards."""

from __future__ import annotations

import pytest
from game_lab import said_of_lifted
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from raub_lab import RaubLab, made_labs, opened, to_play
from raub_positions import Deals, cards

from handfoot_gui.core.cards import Suit
from handfoot_gui.core.errors import NotToMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND, SelectCards
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS, past_key, trick_key
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.legality import best_of
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.ui.table.places import RATIO

__all__ = ["made_labs"]


def to_deal() -> Deals:
    """Seat 0 is due to deal."""
    deals = Deals(dealer=0)
    deals.state = deals.rules.start()
    deals.do(m.ChooseDealer(Seat(0)), TABLE)
    return deals


def test_the_deal_is_taken_or_passed_on_with_a_button(labs: list[RaubLab]) -> None:
    deals = to_deal()
    lab = opened(labs, deals)
    assert [b.text() for b in lab.view.visible_buttons] == ["Pass the deal on", "Deal"]
    lab.press("pass on")
    assert lab.moves == [m.PassDeal()]
    assert lab.table.refes == 1
    assert lab.table.refe_title == "counts double"


def test_d_deals_and_enter_does_not_choose_between_two_answers(labs: list[RaubLab]) -> None:
    deals = to_deal()
    lab = opened(labs, deals)
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == []
    lab.key("d")
    assert lab.moves == [m.TakeDeal()]


def test_the_dealer_sees_backs_until_the_cards_are_looked_at(labs: list[RaubLab]) -> None:
    lab = opened(labs, Deals({0: "AS KS QS JS"}))
    assert lab.hand == ()
    zone = lab.table.zone(HAND)
    assert zone is not None
    assert zone.backs == 4
    assert len(lab.scene.canvas.places.zones[HAND].backs) == 4
    lab.press("look")
    assert lab.moves == [m.Look()]
    assert {card.face for card in lab.hand} == {"AS", "KS", "QS", "JS"}
    assert not lab.scene.canvas.places.zones[HAND].backs


def test_blind_raub_takes_the_upcard(labs: list[RaubLab]) -> None:
    lab = opened(labs, Deals({0: "AS KS QS JS"}, upcard="9H"))
    lab.key("r")
    assert lab.moves == [m.BlindRaub()]
    assert lab.card("9H") in lab.hand
    assert lab.table.dimmed == {lab.card("9H")}
    assert lab.table.why_not == "keep the upcard"
    assert lab.table.players[0].owed == "owes 2 tricks"
    assert lab.table.players[0].boxes == (False, False)


def test_raub_and_dalje(labs: list[RaubLab]) -> None:
    deals = Deals(dealer=0)
    deals.do(m.Look())
    lab = opened(labs, deals)
    assert lab.table.title == "First upcard"
    lab.press("dalje")
    assert lab.moves == [m.Dalje()]
    for seat in (1, 2, 3):
        deals.do(m.Dalje(), seat)
    deals.settle()
    lab.show()
    assert lab.table.title == "Second upcard"
    zone = lab.table.zone(UPCARDS)
    assert zone is not None
    assert len(zone.cards) == 2
    assert lab.table.upcard_texts == ("refused", "trumps?")
    lab.key("r")
    assert lab.moves[-1] == m.Raub()
    assert lab.table.trumps is zone.cards[-1].suit
    assert lab.table.trumps_how == "by Marta"


def test_a_card_is_dragged_onto_the_trick(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert {card.face for card in lab.table.offered} == {"AS", "JS"}
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.moves == [m.Play(cards("AS")[0])]
    assert lab.faces(trick_key(0)) == ["AS"]


def test_a_card_dropped_anywhere_on_the_square_is_played(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    places = lab.places
    corner = places.square.topLeft().toPoint() + QPoint(40, 60)
    lab.drag(lab.face_point("JS"), corner)
    assert lab.moves == [m.Play(cards("JS")[0])]


def test_a_click_lifts_a_second_click_on_the_trick_plays(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    lab.click(lab.face_point("AS"))
    lab.click(lab.face_point("JS"))
    assert [card.face for card in lab.scene.selection.cards] == ["JS"], "one card at a time"
    lab.click(lab.zone_point(trick_key(0)))
    assert lab.moves == [m.Play(cards("JS")[0])]


def test_a_card_that_may_not_be_played_is_veiled_and_goes_home(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert {card.face for card in lab.table.dimmed} == {"QD", "8H"}
    assert lab.table.why_not == "Marta has spades"
    notes = lab.scene.canvas.delegate.words.notes(lab.table)
    assert "diamonds and hearts: Marta has spades" in notes
    for face in ("QD", "8H"):
        item = lab.scene.canvas.cards.item(lab.card(face))
        assert item is not None
        assert item.opacity() == pytest.approx(0.64), "a cover of 36 percent"
    lab.drag(lab.face_point("QD"), lab.zone_point(trick_key(0)))
    assert lab.moves == []
    assert lab.refusals == [no.MustFollow(cards("KS")[0].suit)]
    assert lab.card("QD") in lab.hand


def test_a_card_is_played_with_the_keyboard_alone(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    lab.key(Qt.Key.Key_Home, "J", Qt.Key.Key_Space)
    assert [card.face for card in lab.scene.selection.cards] == ["JS"]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [m.Play(cards("JS")[0])]


def test_no_card_is_played_out_of_turn(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS JS QD 8H"}, dealer=1)
    deals.asked(1)
    deals.stand_pat()
    lab = opened(labs, deals)
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.moves == []
    assert lab.refusals == [NotToMove(lab.table.seat, deals.public.turn)]


def test_the_led_card_and_the_one_that_wins_are_named(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert lab.table.led is lab.table.winning
    assert lab.table.led is cards("KS")[0]
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.table.winning is cards("AS")[0]
    assert lab.table.winning_text == "winning so far"


def test_a_swept_trick_goes_to_its_winner_and_is_seen_again(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS JS QD 8H", 3: "KS 9S 8S 7S"}, upcard="9H", dealer=3)
    deals.asked(3)
    deals.stand_pat()
    deals.do(m.Play(cards("KS")[0]))
    deals.do(m.Play(cards("AS")[0]))
    while deals.phase is Phase.PLAY:
        deals.play_any()
    lab = opened(labs, deals)
    assert lab.table.winning_text == "wins"
    deals.settle()
    winner = deals.public.tricks[0].winner
    lab.show()
    assert lab.table.gone_to == winner
    assert lab.table.players[winner or 0].line == "one trick"
    assert lab.table.zone(past_key(0)) is None
    lab.press("tricks")
    zone = lab.table.zone(past_key(0))
    assert zone is not None
    assert zone.cards == deals.public.tricks[0].cards
    assert lab.table.past_best == {deals.public.tricks[0].cards[_best(deals)]}
    lab.key("v")
    assert lab.table.zone(past_key(0)) is None
    assert not lab.moves


def test_a_card_put_on_a_trick_looked_at_again_goes_back_and_is_not_played(
    labs: list[RaubLab],
) -> None:
    deals = to_play("AS JS QD 8H")
    while not deals.public.tricks or deals.public.tricks[0].winner is None:
        deals.play_any()
        deals.settle()
    lab = opened(labs, deals)
    lab.press("tricks")
    assert lab.table.is_looking_back
    lab.drag(lab.face_point("QD"), lab.zone_point(past_key(0)))
    assert not lab.table.is_looking_back
    assert not lab.moves


def _best(deals: Deals) -> int:
    assert deals.public.trumps is not None
    return best_of(deals.public.tricks[0].cards, deals.public.trumps)


def test_escape_goes_back_from_the_tricks(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS JS QD 8H"}, upcard="9H", dealer=3)
    deals.asked(0)
    deals.stand_pat()
    while not deals.public.tricks or deals.public.tricks[0].winner is None:
        deals.play_any()
        deals.settle()
    lab = opened(labs, deals)
    lab.key("v")
    assert lab.table.is_looking_back
    lab.key(Qt.Key.Key_Escape)
    assert not lab.table.is_looking_back


def test_keys_that_mean_something_in_other_games_mean_nothing_here(labs: list[RaubLab]) -> None:
    """No sides to enlarge, no packets to lift, nothing laid out."""
    lab = opened(labs, to_play("AS JS QD 8H"))
    before = lab.table
    lab.key("o", "O", Qt.Key.Key_Backspace, "g", "y", "n", "d", Qt.Key.Key_Escape)
    assert lab.table == before
    assert not lab.moves
    assert not lab.refusals


def press_grey(lab: RaubLab, code: str, way: str) -> None:
    """Press a button that is off, with the mouse or with Enter."""
    button = lab.view.button(code)
    assert button is not None
    assert not button.isEnabled()
    if way == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        lab.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["mouse", "enter"])
def test_a_grey_play_says_what_it_waits_for(labs: list[RaubLab], way: str) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    press_grey(lab, "play", way)
    assert lab.refusals == [SelectCards()]
    lab.click(lab.face_point("QD"))
    press_grey(lab, "play", way)
    assert lab.refusals[1:] == [no.MustFollow(Suit.SPADES)]
    assert lab.presenter.refusal(lab.refusals[1]) == "Spades were led: follow suit."
    assert lab.scene.selection.cards == (lab.card("QD"),)
    assert said_of_lifted(lab.presenter, lab.scene) == "Spades were led: follow suit."
    lab.click(lab.face_point("AS"))
    assert said_of_lifted(lab.presenter, lab.scene) == "that beats the king of spades."
    assert lab.moves == []


@pytest.mark.parametrize("way", ["mouse", "enter"])
def test_a_grey_exchange_says_what_it_waits_for(labs: list[RaubLab], way: str) -> None:
    lab = opened(labs, Deals({0: "AS KS QS JS"}, upcard="9H"))
    lab.key("r")
    lab.show()
    lab.click(lab.face_point("9H"))
    press_grey(lab, "change", way)
    assert lab.refusals == [no.UpcardKept(lab.card("9H"))]


def test_a_double_click_plays_the_card_and_is_never_refused(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    lab.double_click(lab.face_point("QD"))
    assert lab.moves == []
    lab.click(lab.face_point("JS"))
    low = round(lab.place(lab.card("JS")).width * RATIO * lab.scene.canvas.scale.k) - 45
    lab.double_click(lab.card_point(lab.card("JS")) + QPoint(0, low))
    assert [move.card.face for move in lab.moves if isinstance(move, m.Play)] == ["JS"]
    assert lab.refusals == []
    lab = opened(labs, Deals({0: "AS KS QS JS"}, upcard="9H"))
    lab.key("r")
    lab.show()
    lab.double_click(lab.face_point("QS"))
    assert lab.faces(ASIDE) == ["QS"]
    assert lab.refusals == []
