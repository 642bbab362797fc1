"""The exchange of Raub at the table: cards changed, the five, the seven of trumps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from raub_lab import RaubLab, exchanging, made_labs, opened
from raub_positions import Deals, cards

from handfoot_gui.core.cards import Suit
from handfoot_gui.core.table import SelectCards
from handfoot_gui.games.raub.presenter.scene import ASIDE, UPCARDS
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.state import Phase

__all__ = ["made_labs"]


def test_lifted_cards_are_changed_with_the_button(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    assert lab.view.button("change") is not None
    assert lab.view.visible_buttons[-1].text() == "Exchange none"
    for face in ("QS", "JS", "KS"):
        lab.click(lab.face_point(face))
    assert lab.view.visible_buttons[-1].text() == "Exchange 3"
    lab.press("change")
    ((move),) = lab.moves
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS", "KS"}
    assert len(lab.hand) == 4
    assert lab.table.players[0].line == "exchanged 3"


def test_four_get_five_and_the_button_says_so(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    for face in ("AS", "KS", "QS", "JS"):
        lab.click(lab.face_point(face))
    assert lab.view.visible_buttons[-1].text() == "Exchange 4, get 5"
    lab.key(Qt.Key.Key_Return)
    assert len(lab.hand) == 5
    assert lab.scene.canvas.new_cards == set(lab.hand) or not lab.scene.canvas.new_cards
    button = lab.view.button("lay aside")
    assert button is not None
    assert not button.isEnabled()
    lab.key(Qt.Key.Key_Return)
    assert lab.refusals == [SelectCards()]
    first, second = lab.hand[:2]
    lab.click(lab.face_point(first.face))
    lab.click(lab.face_point(second.face))
    assert lab.scene.selection.cards == (second,), "one card only is laid aside"
    lab.press("lay aside")
    assert lab.moves[-1] == m.LayAside(second)
    assert len(lab.hand) == 4


def test_cards_brought_one_by_one_are_changed_with_the_button(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.drag(lab.face_point("QS"), lab.zone_point(ASIDE))
    lab.drag(lab.face_point("JS"), lab.zone_point(ASIDE))
    assert lab.moves == [], "no slip of the mouse exchanges cards"
    assert lab.faces(ASIDE) == ["QS", "JS"], "they lie where they were brought"
    assert len(lab.hand) == 2
    assert lab.view.visible_buttons[-1].text() == "Exchange 2"
    view, draft = lab.scene.turn.view, lab.scene.turn.draft
    assert lab.presenter.prompt(view, draft).expected == "you keep A♠ and K♠."
    lab.press("change")
    (move,) = lab.moves
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS"}


def test_a_run_of_lifted_cards_is_dragged_together(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.click(lab.face_point("QS"))
    lab.click(lab.face_point("JS"))
    lab.drag(lab.face_point("JS"), lab.zone_point(ASIDE))
    lab.key(Qt.Key.Key_Return)
    assert len(lab.moves) == 1
    move = lab.moves[0]
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS"}


@pytest.mark.parametrize("is_lifted", [False, True])
def test_a_card_dragged_to_the_place_lies_there_and_comes_back_by_a_click(
    labs: list[RaubLab], is_lifted: bool
) -> None:
    lab = opened(labs, exchanging())
    ace = lab.card("AS")
    if is_lifted:
        lab.click(lab.face_point("AS"))
    lab.drag(lab.face_point("AS"), lab.zone_point(ASIDE))
    item = lab.scene.canvas.cards.item(ace)
    assert item is not None
    there = lab.view.mapToScene(lab.zone_point(ASIDE))
    assert item.sceneBoundingRect().contains(there), "it does not hang in the air"
    assert ace not in lab.hand
    lab.click(lab.face_point("AS"))
    assert ace in lab.hand
    assert lab.faces(ASIDE) == []
    assert lab.moves == []


def test_what_is_to_be_changed_is_taken_back_and_laid_there_again(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    for face in ("QS", "JS"):
        lab.drag(lab.face_point(face), lab.zone_point(ASIDE))
    lab.key(Qt.Key.Key_Escape)
    assert lab.faces(ASIDE) == []
    assert lab.scene.undo()
    assert lab.faces(ASIDE) == ["QS", "JS"]
    lab.drag(lab.face_point("JS"), lab.face_point("KS"))
    assert lab.faces(ASIDE) == ["QS"]
    lab.click(lab.face_point("KS"))
    assert lab.view.visible_buttons[-1].text() == "Exchange 2", "what lies there and what is lifted"
    lab.key(Qt.Key.Key_Return)
    (move,) = lab.moves
    assert isinstance(move, m.Exchange)
    assert {card.face for card in move.cards} == {"QS", "KS"}


def test_a_click_on_the_place_lays_the_lifted_cards_there(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.click(lab.face_point("AS"))
    assert {target.key for target in lab.scene.canvas.targets} == {ASIDE}
    lab.click(lab.zone_point(ASIDE))
    assert lab.moves == []
    assert lab.faces(ASIDE) == ["AS"]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [m.Exchange(cards("AS"))]


def test_none_is_changed_with_its_key_and_never_with_enter(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == []
    lab.key("x")
    assert lab.moves == [m.Exchange(())]


def test_the_taken_upcard_cannot_be_changed(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="9H")
    deals.do(m.BlindRaub())
    lab = opened(labs, deals)
    lab.drag(lab.face_point("9H"), lab.zone_point(ASIDE))
    assert lab.moves == []
    assert lab.refusals == [no.UpcardKept(lab.card("9H"))]


def test_the_seven_is_swapped_before_drawing(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging("7H AS KS QS"))
    assert [b.text() for b in lab.view.visible_buttons] == ["Swap the seven", "Exchange none"]
    lab.key("w")
    assert lab.moves == [m.SwapSeven()]
    assert lab.card("9H") in lab.hand
    assert lab.faces(UPCARDS) == ["7H"], "the seven lies face up"


def test_the_seven_dragged_onto_the_upcard_is_swapped(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging("7H AS KS QS"))
    lab.drag(lab.face_point("7H"), lab.zone_point(UPCARDS))
    assert lab.moves == [m.SwapSeven()]


@pytest.mark.parametrize("phase", [Phase.DRAWN, Phase.SEVEN])
def test_the_seven_is_dragged_onto_the_upcard_when_it_is_asked_about(
    labs: list[RaubLab], phase: Phase
) -> None:
    deals = exchanging("7H AS KS QS")
    deals.do(m.Exchange(cards("QS")))
    while deals.phase is not phase:
        deals.do(m.Exchange(()) if deals.phase is Phase.EXCHANGE else m.KeepSeven())
    assert deals.actor == 0
    lab = opened(labs, deals)
    lab.drag(lab.face_point("7H"), lab.zone_point(UPCARDS))
    assert lab.moves == [m.SwapSeven()]


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.DRAWN])
def test_no_other_card_dragged_onto_the_upcard_swaps_the_seven(
    labs: list[RaubLab], phase: Phase
) -> None:
    deals = exchanging("7H AS KS QS")
    if phase is Phase.DRAWN:
        deals.do(m.Exchange(cards("QS")))
    assert deals.phase is phase
    lab = opened(labs, deals)
    lab.drag(lab.face_point("AS"), lab.zone_point(UPCARDS))
    assert lab.moves == []
    assert lab.refusals == [no.NoSeven(Suit.HEARTS)]
    assert {lab.card("AS"), lab.card("7H")} <= {*lab.hand}


def test_another_card_dragged_onto_the_upcard_goes_home(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging("8H AS KS QS"))
    lab.drag(lab.face_point("8H"), lab.zone_point(UPCARDS))
    assert lab.moves == []
    assert lab.refusals
    assert lab.card("8H") in lab.hand


def test_only_who_holds_the_seven_is_asked(labs: list[RaubLab]) -> None:
    deals = exchanging("7H AS KS QS")
    deals.do(m.Exchange(cards("QS")))
    assert deals.phase is Phase.DRAWN
    lab = opened(labs, deals)
    assert [b.objectName() for b in lab.view.visible_buttons] == ["keep", "swap"]
    lab.key("n")
    assert lab.moves == [m.KeepSeven()]


def test_others_learn_nothing_while_somebody_is_asked(labs: list[RaubLab]) -> None:
    deals = Deals({1: "7H AS KS QS"}, upcard="9H", dealer=1)
    deals.asked(1)
    deals.do(m.Exchange(()))
    assert deals.phase is Phase.DRAWN
    lab = opened(labs, deals)
    assert lab.table.actor is None
    assert not any(badge.is_playing for badge in lab.scene.canvas.badges)
    assert lab.view.visible_buttons == []
