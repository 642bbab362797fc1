"""What the prompt says of selected cards, and before a draw: what they bring, cost or lack."""

from __future__ import annotations

from typing import Any

import pytest
from every_game import NAMES
from manipulation_positions import Position
from msgspec.structs import replace
from raub_positions import Deals
from table_positions import position

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    PileCondition,
    TakeBeforeDown,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.text.brings import HandAndFootBrings
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.session.seat_table import SeatTable

WORDS = Words()
CLASSIC = Options()


def lifted(presenter: AnyPresenter, view: Any, faces: str) -> str:
    """What is said while cards of the hand with these *faces* are lifted."""
    seat_table = SeatTable()
    seat_table.set_adapter(presenter.table)
    seat_table.see(view)
    held = list(seat_table.table.hand)
    cards = []
    for face in faces.split():
        card = next(card for card in held if card.face == face)
        held.remove(card)
        cards.append(card)
    seat_table.selection.select(cards)
    main = next(act for act in seat_table.offer.acts if act.role is ButtonRole.PRIMARY)
    selected = seat_table.selection.cards
    said = presenter.lifted(view, seat_table.turn.draft, selected, main)
    assert said is not None
    return said.expected


def seen(options: Options, holding: str, **there: Any) -> View:
    """What seat 0 sees that is to move with *holding*."""
    rules = HandAndFoot(options)
    return rules.view(position(holding, rules=rules, **there), Seat(0))


def of(options: Options, view: View, move: Any, *, tells_pile: bool = True) -> str | None:
    return HandAndFootBrings(WORDS, NAMES[:4], options, tells_pile=tells_pile).of(view, move)


def held(view: View, faces: str) -> tuple[Card, ...]:
    """The cards of the holding with these *faces*, each face once."""
    return tuple(next(c for c in view.holding if c.face == face) for face in faces.split())


# --- Hand and Foot: what is laid ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "faces", "said"),
    [
        ("QH QD QC", "QS QH", "that brings the queens to 5 of 7."),
        ("QH QD QC QS QH", "QS QH", "that completes one clean book: 500 points."),
        ("QH QD 2C QS QH", "QS QH", "that completes one dirty book: 300 points."),
    ],
)
def test_a_lay_says_how_far_a_meld_has_come_or_what_it_counts(
    own: str, faces: str, said: str
) -> None:
    view = seen(CLASSIC, "QS QH 4C 5C 6C", own=(own,))
    presenter = HandAndFootPresenter(HandAndFoot(CLASSIC), NAMES[:4], WORDS)
    assert lifted(presenter, view, faces) == said


@pytest.mark.parametrize(
    ("faces", "said"),
    [
        ("KH KS KC", "that makes 30 of the 50 points needed."),
        ("KH KS KC 9H 9S 9D", "that makes 60; you need only 50 points to lay down."),
    ],
)
def test_the_first_meld_says_its_sum_and_what_is_enough(faces: str, said: str) -> None:
    view = seen(CLASSIC, "KH KS KC 9H 9S 9D 4C 6H")
    presenter = HandAndFootPresenter(HandAndFoot(CLASSIC), NAMES[:4], WORDS)
    assert lifted(presenter, view, faces) == said


def test_cards_for_several_melds_say_where_they_go_and_what_they_count() -> None:
    view = seen(CLASSIC, "KD 9H 9S 9C 4H 5C 6C", own=("KH KS KC", "4S 4D 4C"))
    onto = [
        Placement(held(view, "KD"), 0),
        Placement(held(view, "9H 9S 9C")),
        Placement(held(view, "4H"), 1),
    ]
    said = "that lays K on the kings, 9 9 9 in a new meld and 4 on the fours: 45 points."
    assert of(CLASSIC, view, Lay(tuple(onto))) == said
    heard = HandAndFootBrings(WORDS.spoken(), NAMES[:4], CLASSIC, tells_pile=True)
    said = "that lays a king on the kings, three nines in a new meld and a four on the fours: "
    assert heard.of(view, Lay(tuple(onto))) == f"{said}45 points."


def test_more_on_a_pile_says_its_points() -> None:
    view = seen(CLASSIC, "KD 4H", own=("KH KS KC KD KH KS KC",))
    assert of(CLASSIC, view, Lay((Placement(held(view, "KD"), 0),))) == (
        "that adds 10 points for your side."
    )


@pytest.mark.parametrize(
    ("changes", "there", "said"),
    [
        ({}, {}, "that empties your hand: you go straight on with your foot."),
        (
            {"running_ends_turn": True},
            {},
            "that empties your hand: your foot comes next turn.",
        ),
        ({}, {"in_foot": range(4)}, "you go out with that: 100 points."),
        ({"going_out_bonus": 0}, {"in_foot": range(4)}, "that leaves you with no cards."),
    ],
)
def test_the_last_card_laid_says_what_comes_next(
    changes: dict[str, Any], there: dict[str, Any], said: str
) -> None:
    options = replace(CLASSIC, **changes)
    view = seen(options, "KD", own=("KH KS KC",), **there)
    assert of(options, view, Lay((Placement(held(view, "KD"), 0),))) == said


# --- Hand and Foot: what is taken ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "tells_pile", "said"),
    [
        ({}, True, "you also get three cards, worth 30."),
        ({}, False, "you also get three cards."),
        ({"pile_open": False}, True, "you also get three cards."),
    ],
)
def test_a_take_says_what_comes_besides_as_far_as_all_may_look(
    changes: dict[str, Any], tells_pile: bool, said: str
) -> None:
    options = replace(CLASSIC, **changes)
    view = seen(options, "8S 8H 4C 5C", own=("KH KS KC",), pile="9S JS JH 8D", phase=Phase.DRAW)
    move = TakePile((Placement((*held(view, "8S 8H"), view.public.pile[-1])),))
    assert of(options, view, move, tells_pile=tells_pile) == said


# --- Hand and Foot: what is discarded -----------------------------------------------------------

DOWN = {"own": ("KH KS KC",), "others": ("4H 4S 4D",), "pile": "5S 6S"}


@pytest.mark.parametrize(
    ("changes", "face", "said"),
    [
        ({}, "9H", "Elise needs two nines to pick up three cards."),
        ({}, "3C", "then Elise cannot pick up the pile."),
        (
            {"pile_condition": PileCondition.PAIR_OR_WILD},
            "9H",
            "Elise needs two nines, or one and a wild, to pick up three cards.",
        ),
        (
            {"pile_condition": PileCondition.ONE_CARD},
            "9H",
            "Elise needs a nine to pick up three cards.",
        ),
        ({"take_least": 5}, "9H", "then Elise cannot pick up the pile."),
        (
            {"wild_on_top": WildOnTop.REMOVES},
            "2C",
            "that takes the whole discard pile out of play.",
        ),
        (
            {"take_onto_meld": True},
            "4C",
            "Elise can put that card on a meld and pick up three cards.",
        ),
    ],
)
def test_a_discard_says_what_it_leaves_to_the_next_player(
    changes: dict[str, Any], face: str, said: str
) -> None:
    options = replace(CLASSIC, **changes)
    view = seen(options, "9H 3C 2C 4C JD", **DOWN)
    assert of(options, view, Discard(*held(view, face))) == said


def test_who_is_not_down_cannot_pick_up_what_is_discarded() -> None:
    options = replace(CLASSIC, take_before_down=TakeBeforeDown.NEVER)
    view = seen(options, "9H JD", own=("KH KS KC",), pile="5S 6S")
    said = "Elise is not down yet and cannot pick up the pile."
    assert of(options, view, Discard(*held(view, "9H"))) == said


def test_what_is_said_of_a_discard_does_not_depend_on_what_the_next_player_holds() -> None:
    view = seen(CLASSIC, "9H JD", **DOWN)
    other = replace(view, holding_counts=(2, 1, 26, 9))
    move = Discard(*held(view, "9H"))
    assert of(CLASSIC, view, move) == of(CLASSIC, other, move)


def test_the_last_card_thrown_brings_the_foot() -> None:
    view = seen(CLASSIC, "9H", **DOWN)
    said = "that empties your hand: your foot comes next turn."
    assert of(CLASSIC, view, Discard(*held(view, "9H"))) == said


def test_in_the_last_lap_a_discard_says_what_counts_against_its_player() -> None:
    options = replace(CLASSIC, last_lap=True)
    view = seen(options, "9H JD 2C", **DOWN)
    view = replace(view, public=replace(view.public, out=Seat(1)))
    said = "what is left in your hand counts against you: 30 points."
    assert of(options, view, Discard(*held(view, "9H"))) == said


# --- Hand and Foot: before a draw ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "holding", "there", "said"),
    [
        ({}, "9H KS", {"deal": 1}, "draw two cards, then lay down what you can and discard."),
        (
            {},
            "KH KS KC 9H",
            {},
            "your hand makes 30 of the 90 points needed to lay down.",
        ),
        (
            {},
            "KH KS KC AH AS AD 9H",
            {},
            "your hand makes 90; you need only 90 points to lay down.",
        ),
        (
            {"concealed_deals": (2,)},
            "KH KS KC 9H",
            {},
            "your best meld has three of the seven cards it needs.",
        ),
        ({}, "9H KS", {"own": ("QH QS QC",)}, "you need two eights to pick up the pile."),
        (
            {"pile_condition": PileCondition.PAIR_OR_WILD},
            "9H KS",
            {"own": ("QH QS QC",)},
            "you need two eights, or one and a wild, to pick up the pile.",
        ),
        (
            {"pile_condition": PileCondition.ONE_CARD},
            "9H KS",
            {"own": ("QH QS QC",)},
            "you need an eight to pick up the pile.",
        ),
        (
            {"take_least": 5},
            "9H KS",
            {"own": ("QH QS QC",)},
            "the pile has 1 of the 5 cards needed to pick it up.",
        ),
        (
            {},
            "9H KS",
            {"own": ("QH QS QC",), "pile": "3C"},
            "the three of clubs blocks the pile.",
        ),
        (
            {},
            "9H KS",
            {"own": ("QH QS QC",), "pile": ""},
            "the pile cannot be picked up now.",
        ),
        (
            {},
            "9H KS",
            {"own": ("QH QS QC",), "in_foot": range(4)},
            "your side still needs two clean books, two dirty books and one wild book to go out.",
        ),
    ],
)
def test_before_a_draw_the_prompt_says_what_is_missing(
    changes: dict[str, Any], holding: str, there: dict[str, Any], said: str
) -> None:
    options = replace(CLASSIC, **changes)
    view = seen(options, holding, phase=Phase.DRAW, **({"pile": "8D", "deal": 2} | there))
    presenter = HandAndFootPresenter(HandAndFoot(options), NAMES[:4], WORDS)
    assert presenter.prompt(view, presenter.table.empty).expected == said


def test_a_side_that_has_its_piles_is_told_so_and_the_last_turn_too() -> None:
    piles = [f"{r}H {r}S {r}C {r}D {r}H {r}S" for r in "KQJT"]
    own = (
        *(f"{one} {one[0]}C" for one in piles[:2]),
        *(f"{one} 2C" for one in piles[2:]),
        "2H 2S 2D 2H 2S *H *H",
    )
    view = seen(CLASSIC, "9H 4S", own=own, pile="8D", deal=2, in_foot=range(4), phase=Phase.DRAW)
    presenter = HandAndFootPresenter(HandAndFoot(CLASSIC), NAMES[:4], WORDS)
    empty = presenter.table.empty
    assert presenter.prompt(view, empty).expected == "your side has all it needs to go out."
    view = replace(view, public=replace(view.public, out=Seat(1)))
    said = "your last turn: what is left in your hand counts against you."
    assert presenter.prompt(view, empty).expected == said


# --- Raub ---------------------------------------------------------------------------------------


def tricks(hand: str, led: str, leader: int = 3) -> tuple[RaubPresenter, Any]:
    """Seat *leader* has led, seat 0 is to follow; hearts are trumps."""
    deals = Deals({0: hand, leader: f"{led} 9D 8D 7D"}, upcard="9H", dealer=leader)
    deals.asked(leader)
    deals.stand_pat()
    deals.play(led)
    return RaubPresenter(deals.rules, NAMES[:4], WORDS), deals.view(0)


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("AS", "that beats the king of spades."),
        ("JS", "that does not beat the king of spades."),
    ],
)
def test_a_card_that_follows_says_whether_it_beats_the_trick(face: str, said: str) -> None:
    presenter, view = tricks("AS JS QD 8H", "KS")
    assert lifted(presenter, view, face) == said


def test_the_only_card_allowed_is_said_to_be_that() -> None:
    presenter, view = tricks("AS JC QD 8H", "KS")
    said = presenter.prompt(view, presenter.table.empty)
    assert said.expected == "you have no choice but the ace of spades."


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("AH", "nothing can beat that."),
        ("8H", "only higher hearts can beat that."),
        ("AS", "only a trump can beat that."),
        ("JS", "only higher spades or a trump can beat that."),
    ],
)
def test_a_lead_says_what_may_beat_it(face: str, said: str) -> None:
    deals = Deals({0: "AH 8H AS JS"}, upcard="9H", dealer=0)
    deals.asked(0)
    deals.stand_pat()
    presenter = RaubPresenter(deals.rules, NAMES[:4], WORDS)
    assert lifted(presenter, deals.view(0), face) == said


def test_cards_to_change_and_to_lay_aside_say_what_is_kept() -> None:
    deals = Deals({0: "AS KS QS JS"}, upcard="9H", dealer=0)
    deals.asked(1)
    presenter = RaubPresenter(deals.rules, NAMES[:4], WORDS)
    assert lifted(presenter, deals.view(0), "QS JS") == "you keep A♠ and K♠."
    assert lifted(presenter.spoken(), deals.view(0), "QS JS AS") == "you keep the king of spades."
    assert lifted(presenter, deals.view(0), "AS KS QS JS") == "you keep none of your cards."


# --- Manipulation Rummy -------------------------------------------------------------------------


def rummy(position: Position, faces: str) -> str:
    presenter = ManipulationPresenter(position.rules, NAMES[:4], WORDS)
    return lifted(presenter, position.rules.view(position.state, position.seat), faces)


@pytest.mark.parametrize(
    ("hand", "faces", "said"),
    [
        ("8S KS 2D", "8S", "that lays 8♠ on 5♠ 6♠ 7♠ and leaves you 12 points."),
        ("8S", "8S", "that lays 8♠ on 5♠ 6♠ 7♠, your last cards."),
        ("9H 9D 9C KS", "9H 9D 9C", "that lays 9♥ 9♦ 9♣ as a new meld and leaves you 10 points"),
    ],
)
def test_cards_say_where_they_go_and_what_stays(hand: str, faces: str, said: str) -> None:
    assert rummy(Position(hand=hand, table="5S 6S 7S"), faces).startswith(said)


def test_cards_of_the_table_say_that_none_leaves_the_hand_and_what_is_to_fix() -> None:
    position = Position(hand="2D KS", table="5S 6S 7S 8S,8H 8D 8C")
    presenter = ManipulationPresenter(position.rules, NAMES[:4], WORDS)
    seat_table = SeatTable()
    seat_table.set_adapter(presenter.table)
    view = position.rules.view(position.state, position.seat)
    seat_table.see(view)
    for index, said in (
        (3, "that lays 8♠ on 8♥ 8♦ 8♣, but nothing from your hand."),
        (2, "that lays 7♠ as a new meld and leaves two melds to fix."),
    ):
        seat_table.selection.select((view.public.melds[0][index].card,))
        acts = seat_table.offer.acts
        add = next((act for act in acts if act.role is ButtonRole.PRIMARY and act.is_on), None)
        new = next(act for act in acts if act.code == "new meld")
        told = presenter.lifted(view, seat_table.turn.draft, seat_table.selection.cards, add or new)
        assert told is not None
        assert told.expected == said


def test_a_first_play_says_how_much_of_it_is_laid() -> None:
    options = ManipulationOptions(first_play=40)
    said = "that lays 9♥ 9♦ 9♣ as a new meld: 27 of the 40 points needed."
    assert rummy(Position(hand="9H 9D 9C KS", options=options), "9H 9D 9C") == said
