"""Raub on the table with a real mouse and real keys: every kind of move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from raub_lab import RaubLab
from raub_positions import Deals, cards

from handfoot_gui.engine.cards import Suit
from handfoot_gui.engine.game import TABLE, Seat
from handfoot_gui.engine.raub import problems as no
from handfoot_gui.engine.raub.moves import (
    BlindRaub,
    ChooseDealer,
    Dalje,
    Exchange,
    KeepSeven,
    LayAside,
    Look,
    PassDeal,
    Play,
    Raub,
    SwapSeven,
    TakeDeal,
)
from handfoot_gui.engine.raub.options import Direction, Options
from handfoot_gui.engine.raub.rules import RaubRules
from handfoot_gui.engine.raub.state import Phase
from handfoot_gui.engine.raub.tricks import best_of
from handfoot_gui.model import preferences as prefs
from handfoot_gui.model.table import HAND
from handfoot_gui.model.tables.raub.zones import ASIDE, UPCARDS, known_key, past_key, trick_key
from handfoot_gui.views.art.palette import SuitSigns
from handfoot_gui.views.table.accessible import spots_of
from handfoot_gui.views.table.items import CardItem
from handfoot_gui.views.tables.raub.layout import RaubPlaces


@pytest.fixture
def labs(qtbot: QtBot) -> Iterator[list[RaubLab]]:
    opened: list[RaubLab] = []
    yield opened
    for lab in opened:
        lab.close()
        qtbot.wait(1)


def opened(
    labs: list[RaubLab], deals: Deals, size: tuple[int, int] = (1040, 672), scale: float = 1.0
) -> RaubLab:
    lab = RaubLab(deals, size=size, scale=scale)
    labs.append(lab)
    return lab


def to_play(hand: str, led: str = "KS", leader: int = 3) -> Deals:
    """Seat *leader* has led; seat 0 is to follow; hearts are trumps."""
    deals = Deals({0: hand, leader: f"{led} 9D 8D 7D"}, upcard="9H", dealer=leader)
    deals.asked(leader)
    deals.stand_pat()
    deals.play(led)
    return deals


# --- who deals, who raubs -----------------------------------------------------------------------


def to_deal() -> Deals:
    """Seat 0 is due to deal."""
    deals = Deals(dealer=0)
    deals.state = deals.rules.start()
    deals.do(ChooseDealer(Seat(0)), TABLE)
    return deals


def test_the_deal_is_taken_or_passed_on_with_a_button(labs: list[RaubLab]) -> None:
    deals = to_deal()
    lab = opened(labs, deals)
    assert [b.text() for b in lab.view.visible_buttons] == ["Pass the deal on", "Deal"]
    lab.press("pass on")
    assert lab.moves == [PassDeal()]
    assert lab.table.refes == 1
    assert lab.table.refe_title == "counts double"


def test_enter_deals(labs: list[RaubLab]) -> None:
    deals = to_deal()
    lab = opened(labs, deals)
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [TakeDeal()]


def test_the_dealer_sees_backs_until_the_cards_are_looked_at(labs: list[RaubLab]) -> None:
    lab = opened(labs, Deals({0: "AS KS QS JS"}))
    assert lab.hand == ()
    zone = lab.table.zone(HAND)
    assert zone is not None
    assert zone.backs == 4
    assert lab.scene.places is not None
    assert len(lab.scene.places.zones[HAND].backs) == 4
    lab.press("look")
    assert lab.moves == [Look()]
    assert {card.face for card in lab.hand} == {"AS", "KS", "QS", "JS"}
    assert not lab.scene.places.zones[HAND].backs


def test_blind_raub_takes_the_upcard(labs: list[RaubLab]) -> None:
    lab = opened(labs, Deals({0: "AS KS QS JS"}, upcard="9H"))
    lab.key("r")
    assert lab.moves == [BlindRaub()]
    assert lab.card("9H") in lab.hand
    assert lab.table.veiled == {lab.card("9H")}
    assert lab.table.why_not == "the upcard stays"
    assert lab.table.players[0].owed == "owes 2"
    assert lab.table.players[0].boxes == (False, False)


def test_raub_and_dalje(labs: list[RaubLab]) -> None:
    deals = Deals(dealer=0)
    deals.do(Look())
    lab = opened(labs, deals)
    assert lab.table.title == "First upcard"
    lab.press("dalje")
    assert lab.moves == [Dalje()]
    for seat in (1, 2, 3):
        deals.do(Dalje(), seat)
    deals.settle()
    lab.show()
    assert lab.table.title == "Second upcard"
    zone = lab.table.zone(UPCARDS)
    assert zone is not None
    assert len(zone.cards) == 2
    assert lab.table.upcard_texts == ("refused", "trumps?")
    lab.key("r")
    assert lab.moves[-1] == Raub()
    assert lab.table.trumps is zone.cards[-1].suit
    assert lab.table.trumps_how == "by Marta"


# --- the exchange -------------------------------------------------------------------------------


def exchanging(hand: str = "AS KS QS JS") -> Deals:
    """Seat 1 has made hearts trumps, seat 0 is the first to change cards."""
    deals = Deals({0: hand}, upcard="9H", dealer=0)
    deals.asked(1)
    return deals


def test_lifted_cards_are_changed_with_the_button(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    assert lab.view.button("change") is not None
    assert lab.view.visible_buttons[-1].text() == "Change none"
    for face in ("QS", "JS", "KS"):
        lab.click(lab.face_point(face))
    assert lab.view.visible_buttons[-1].text() == "Change 3"
    lab.press("change")
    ((move),) = lab.moves
    assert isinstance(move, Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS", "KS"}
    assert len(lab.hand) == 4
    assert lab.table.players[0].line == "changed 3"


def test_four_get_five_and_the_button_says_so(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    for face in ("AS", "KS", "QS", "JS"):
        lab.click(lab.face_point(face))
    assert lab.view.visible_buttons[-1].text() == "Change 4, get 5"
    lab.key(Qt.Key.Key_Return)
    assert len(lab.hand) == 5
    assert lab.scene.new_cards == set(lab.hand) or not lab.scene.new_cards
    button = lab.view.button("lay aside")
    assert button is not None
    assert not button.isEnabled()
    first, second = lab.hand[:2]
    lab.click(lab.face_point(first.face))
    lab.click(lab.face_point(second.face))
    assert lab.scene.lifted == (second,), "one card only is laid aside"
    lab.press("lay aside")
    assert lab.moves[-1] == LayAside(second)
    assert len(lab.hand) == 4


def test_cards_brought_one_by_one_are_changed_with_the_button(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.drag(lab.face_point("QS"), lab.zone_point(ASIDE))
    lab.drag(lab.face_point("JS"), lab.zone_point(ASIDE))
    assert lab.moves == [], "no slip of the mouse exchanges cards"
    assert {card.face for card in lab.scene.lifted} == {"QS", "JS"}
    lab.press("change")
    (move,) = lab.moves
    assert isinstance(move, Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS"}


def test_a_run_of_lifted_cards_is_dragged_together(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.click(lab.face_point("QS"))
    lab.click(lab.face_point("JS"))
    lab.drag(lab.face_point("JS"), lab.zone_point(ASIDE))
    lab.key(Qt.Key.Key_Return)
    assert len(lab.moves) == 1
    move = lab.moves[0]
    assert isinstance(move, Exchange)
    assert {card.face for card in move.cards} == {"QS", "JS"}


def test_a_click_on_the_place_keeps_the_lifted_cards_lifted(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.click(lab.face_point("AS"))
    assert {target.key for target in lab.scene.targets} == {ASIDE}
    lab.click(lab.zone_point(ASIDE))
    assert lab.moves == []
    assert [card.face for card in lab.scene.lifted] == ["AS"]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [Exchange(cards("AS"))]


def test_none_is_changed_with_enter(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging())
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [Exchange(())]


def test_the_taken_upcard_cannot_be_changed(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="9H")
    deals.do(BlindRaub())
    lab = opened(labs, deals)
    lab.drag(lab.face_point("9H"), lab.zone_point(ASIDE))
    assert lab.moves == []
    assert lab.refusals == [no.UpcardKept(lab.card("9H"))]


def test_the_seven_is_swapped_before_drawing(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging("7H AS KS QS"))
    assert [b.text() for b in lab.view.visible_buttons] == ["Swap the seven", "Change none"]
    lab.key("w")
    assert lab.moves == [SwapSeven()]
    assert lab.card("9H") in lab.hand
    zone = lab.table.zone(UPCARDS)
    assert zone is not None
    assert [card.face for card in zone.cards] == ["7H"], "the seven lies face up"


def test_the_seven_dragged_onto_the_upcard_is_swapped(labs: list[RaubLab]) -> None:
    lab = opened(labs, exchanging("7H AS KS QS"))
    lab.drag(lab.face_point("7H"), lab.zone_point(UPCARDS))
    assert lab.moves == [SwapSeven()]


@pytest.mark.parametrize("phase", [Phase.DRAWN, Phase.SEVEN])
def test_the_seven_is_dragged_onto_the_upcard_when_it_is_asked_about(
    labs: list[RaubLab], phase: Phase
) -> None:
    deals = exchanging("7H AS KS QS")
    deals.do(Exchange(cards("QS")))
    while deals.phase is not phase:
        deals.do(Exchange(()) if deals.phase is Phase.EXCHANGE else KeepSeven())
    assert deals.actor == 0
    lab = opened(labs, deals)
    lab.drag(lab.face_point("7H"), lab.zone_point(UPCARDS))
    assert lab.moves == [SwapSeven()]


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.DRAWN])
def test_no_other_card_dragged_onto_the_upcard_swaps_the_seven(
    labs: list[RaubLab], phase: Phase
) -> None:
    deals = exchanging("7H AS KS QS")
    if phase is Phase.DRAWN:
        deals.do(Exchange(cards("QS")))
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
    deals.do(Exchange(cards("QS")))
    assert deals.phase is Phase.DRAWN
    lab = opened(labs, deals)
    assert [b.objectName() for b in lab.view.visible_buttons] == ["keep", "swap"]
    lab.key("n")
    assert lab.moves == [KeepSeven()]


def test_others_learn_nothing_while_somebody_is_asked(labs: list[RaubLab]) -> None:
    deals = Deals({1: "7H AS KS QS"}, upcard="9H", dealer=1)
    deals.asked(1)
    deals.do(Exchange(()))
    assert deals.phase is Phase.DRAWN
    lab = opened(labs, deals)
    assert lab.table.actor is None
    assert not any(plate.is_playing for plate in lab.scene.plates)
    assert lab.view.visible_buttons == []


# --- play ---------------------------------------------------------------------------------------


def test_a_card_is_dragged_onto_the_trick(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert {card.face for card in lab.table.offered} == {"AS", "JS"}
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.moves == [Play(cards("AS")[0])]
    zone = lab.table.zone(trick_key(0))
    assert zone is not None
    assert [card.face for card in zone.cards] == ["AS"]


def test_a_card_dropped_anywhere_on_the_square_is_played(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    corner = places.square.topLeft().toPoint() + QPoint(40, 60)
    lab.drag(lab.face_point("JS"), corner)
    assert lab.moves == [Play(cards("JS")[0])]


def test_a_click_lifts_a_second_click_on_the_trick_plays(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    lab.click(lab.face_point("AS"))
    lab.click(lab.face_point("JS"))
    assert [card.face for card in lab.scene.lifted] == ["JS"], "one card at a time"
    lab.click(lab.zone_point(trick_key(0)))
    assert lab.moves == [Play(cards("JS")[0])]


def test_a_card_that_may_not_be_played_is_veiled_and_goes_home(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert {card.face for card in lab.table.veiled} == {"QD", "8H"}
    assert lab.table.why_not == "Marta has spades"
    for face in ("QD", "8H"):
        item = lab.scene.stage.item(lab.card(face))
        assert item is not None
        assert item.opacity() < 1
    lab.drag(lab.face_point("QD"), lab.zone_point(trick_key(0)))
    assert lab.moves == []
    assert lab.refusals == [no.MustFollow(cards("KS")[0].suit)]
    assert lab.card("QD") in lab.hand


def test_a_card_is_played_with_the_keyboard_alone(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    lab.key(Qt.Key.Key_Home, "J", Qt.Key.Key_Space)
    assert [card.face for card in lab.scene.lifted] == ["JS"]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [Play(cards("JS")[0])]


def test_no_card_is_played_out_of_turn(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS JS QD 8H"}, dealer=1)
    deals.asked(1)
    deals.stand_pat()
    lab = opened(labs, deals)
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.moves == []
    assert lab.refusals == [no.NotToMove(lab.table.seat, deals.public.turn)]


def test_the_led_card_and_the_one_that_wins_are_named(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert lab.table.led is lab.table.winning
    assert lab.table.led is cards("KS")[0]
    lab.drag(lab.face_point("AS"), lab.zone_point(trick_key(0)))
    assert lab.table.winning is cards("AS")[0]
    assert lab.table.winning_text == "wins so far"


def test_a_swept_trick_goes_to_its_winner_and_is_seen_again(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AS JS QD 8H", 3: "KS 9S 8S 7S"}, upcard="9H", dealer=3)
    deals.asked(3)
    deals.stand_pat()
    deals.do(Play(cards("KS")[0]))
    deals.do(Play(cards("AS")[0]))
    while deals.phase is Phase.PLAY:
        deals.do(next(m for m in deals.rules.suggestions(deals.view()) if isinstance(m, Play)))
    lab = opened(labs, deals)
    assert lab.table.winning_text == "wins"
    deals.settle()
    winner = deals.public.tricks[0].winner
    lab.show()
    assert lab.table.gone_to == winner
    assert lab.table.players[winner or 0].line == "tricks 1"
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
        deals.do(next(m for m in deals.rules.suggestions(deals.view()) if isinstance(m, Play)))
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
        deals.do(next(m for m in deals.rules.suggestions(deals.view()) if isinstance(m, Play)))
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


# --- what is seen -------------------------------------------------------------------------------


def test_the_taken_upcard_lies_at_its_holders_plate_until_played(labs: list[RaubLab]) -> None:
    deals = Deals(upcard="9H", dealer=2)
    deals.do(BlindRaub())
    lab = opened(labs, deals)
    zone = lab.table.zone(known_key(deals.public.dealer))
    assert zone is not None
    assert [card.face for card in zone.cards] == ["9H"]


@pytest.mark.parametrize("size", [(1040, 672), (1024, 652), (1568, 834)])
def test_cards_known_of_the_upper_player_and_their_note_keep_off_the_refe_panel(
    labs: list[RaubLab], size: tuple[int, int]
) -> None:
    deals = Deals({2: "7H 8C 9C TC"}, upcard="9H", talon="8S TS JS QS KS", dealer=2)
    deals.asked(3)
    deals.do(Exchange(cards("7H 8C 9C TC")))
    lab = opened(labs, deals, size=size)
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    known = places.zones[known_key(Seat(2))]
    assert not known.rect.intersects(places.refe)
    assert not known.label.intersects(places.refe)
    assert known.label.width() >= 60


def test_both_known_cards_of_the_upper_player_leave_no_room_for_a_note(
    labs: list[RaubLab],
) -> None:
    deals = Deals({2: "8S 8C 9C TC"}, upcard="9H", talon="7H TS JS QS KS", dealer=2)
    deals.asked(3)
    deals.do(Exchange(cards("8S 8C 9C TC")))
    deals.do(SwapSeven())
    lab = opened(labs, deals, size=(1024, 652))
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    known = places.zones[known_key(Seat(2))]
    assert len(known.cards) == 2
    assert not known.rect.intersects(places.refe)
    assert not known.label.intersects(places.refe)


def test_nothing_is_shown_that_the_seat_may_not_know(labs: list[RaubLab]) -> None:
    """The card items of the scene are exactly cards the view names."""
    deals = exchanging("AS KS QS JS")
    lab = opened(labs, deals)
    shown = {item.card for item in lab.scene.items() if getattr(item, "card", None) is not None}
    assert shown <= deals.rules.cards_seen(deals.view(0))


def test_backs_are_gone_when_their_place_is(labs: list[RaubLab]) -> None:
    """What was laid aside lies there during the exchange only."""
    deals = Deals({0: "AS KS QS JS"}, upcard="9H", dealer=0)
    deals.asked(0)
    lab = opened(labs, deals)

    def backs() -> int:
        items = [item for item in lab.scene.items() if isinstance(item, CardItem)]
        return sum(item.card is None for item in items)

    for face in ("AS", "KS", "QS", "JS"):
        lab.click(lab.face_point(face))
    talon = backs()
    lab.press("change")
    assert backs() > talon, "four lie beside the talon"
    lab.click(lab.face_point(lab.hand[0].face))
    lab.press("lay aside")
    deals.settle()
    deals.stand_pat()
    lab.show()
    assert deals.phase is Phase.PLAY
    assert backs() == 0


def test_owed_tricks_fill_as_they_are_won(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AH KH QH JH", 1: "TH 8H 7H AS"}, upcard="9H", dealer=3)
    deals.asked(0)
    deals.stand_pat()
    lab = opened(labs, deals)
    assert lab.table.players[0].boxes == (False, False)
    for face in ("AH", "KH"):
        lab.drag(lab.face_point(face), lab.zone_point(trick_key(0)))
        while deals.public.turn != 0 or deals.phase is not Phase.PLAY:
            if deals.phase is Phase.SWEEP:
                deals.settle()
                continue
            deals.do(next(m for m in deals.rules.suggestions(deals.view()) if isinstance(m, Play)))
        lab.show()
    assert lab.table.players[0].boxes == (True, True)
    assert lab.table.players[0].line == "tricks 2"


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_sits_on_the_side_play_runs_to(
    labs: list[RaubLab], players: int, direction: Direction
) -> None:
    deals = Deals(dealer=0, players=players)
    deals.rules = RaubRules(Options(players=players, direction=direction))
    deals.asked(0)
    deals.stand_pat()
    lab = opened(labs, deals)
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    middle = places.square.center().x()
    following = places.plates[0].center().x()
    if players == 2:
        assert following == pytest.approx(middle)
    else:
        assert (following > middle) == (direction is Direction.RIGHT)
        card = places.zones[trick_key(1)].rect.center().x()
        assert (card > middle) == (direction is Direction.RIGHT), "towards its player"


SIZES = [
    ((1040, 672), 1.0), ((1024, 652), 1.0), ((1604, 1030), 1.2), ((1024, 628), 1.5),
    ((2600, 900), 1.0), ((700, 440), 1.0),
]  # fmt: skip


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("what", ["ask", "exchange", "play", "refused", "past"])
def test_nothing_overlaps_and_all_is_inside_at_every_size(
    labs: list[RaubLab], what: str, players: int, size: tuple[int, int], scale: float
) -> None:
    deals = Deals(dealer=0, players=players, refes=2)
    deals.do(Look())
    if what == "refused":
        while deals.state.public.phase is Phase.ASK:
            deals.do(Dalje())
        deals.settle()
    if what != "ask":
        deals.do(Raub())
    if what in ("play", "refused", "past"):
        deals.stand_pat()
        for _ in range(players if what == "past" else players - 1):
            deals.do(next(m for m in deals.rules.suggestions(deals.view()) if isinstance(m, Play)))
        deals.settle()
    lab = opened(labs, deals, size=size, scale=scale)
    if what == "past":
        lab.key("v")
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    panels = [places.square, places.strip, places.own]
    if not places.is_covered:
        panels += [*places.plates, places.trumps, places.refe]
    whole = places.square.united(places.strip)
    for panel in panels:
        assert panel.left() >= 0
        assert panel.right() <= places.width
        assert panel.bottom() <= places.height
        assert panel.width() > 60
        whole = whole.united(panel)
    for one in range(len(panels)):
        for other in range(one + 1, len(panels)):
            common = panels[one].intersected(panels[other])
            assert common.isEmpty() or min(common.width(), common.height()) < 1, (one, other)
    for key, zone in places.zones.items():
        for _, place in zone.cards:
            assert place.rect.left() >= -1
            assert place.rect.right() <= places.width + 1
            assert place.rect.bottom() <= places.height + 1
            assert place.width >= 40, key
            for plate in () if places.is_covered else places.plates:
                assert not plate.intersects(place.rect), key


def test_hungarian_faces_and_names_on_the_table(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert lab.scene.atlas.look.signs is SuitSigns.FRENCH
    liked = prefs.Preferences(animation=prefs.Animation.OFF, suit_signs=prefs.SuitSigns.HUNGARIAN)
    lab.desk.prefer(liked)
    lab.scene.set_preferences(liked)
    assert lab.scene.atlas.look.signs is SuitSigns.HUNGARIAN
    assert lab.table.why_not == "Marta has leaves"
    names = [spot.name for spot in spots_of(lab.view)]
    assert "ace of leaves" in names
    assert "Ober of bells" in names


def test_everything_has_a_name_for_a_screen_reader(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    names = [spot.name for spot in spots_of(lab.view)]
    assert all(names)
    assert "Trick, Elise: king of spades" in names
    assert "Trick, place of Marta" in names
    assert any(name.startswith("Elise, 21 points to go, owes 2") for name in names)
    assert any(name.startswith("Talon, ") for name in names)
    lab.click(lab.face_point("AS"))
    assert "Trick, place of Marta, play" in [spot.name for spot in spots_of(lab.view)]


def test_the_pictures_are_painted_in_every_theme(labs: list[RaubLab]) -> None:
    """The square is not the bare cloth: something is painted there."""
    lab = opened(labs, exchanging())
    picture = lab.view.grab().toImage()
    places = lab.scene.places
    assert isinstance(places, RaubPlaces)
    inside = picture.pixelColor(places.square.topLeft().toPoint() + QPoint(30, 30))
    outside = picture.pixelColor(QPoint(4, 300))
    assert inside != outside
