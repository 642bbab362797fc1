"""The adapter of Manipulation Rummy: the working table of a turn, and what every gesture means."""

from __future__ import annotations

from random import Random

import pytest
from manipulation_positions import Position
from manipulation_random_play import match

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import (
    ManipulationDraft,
    NothingToSplit,
    StaysOnTable,
    melds_of,
    working,
)
from handfoot_gui.games.manipulation.presenter.scene import MeldZone, meld_key
from handfoot_gui.games.manipulation.presenter.table import SPLIT, ActCode, ManipulationTable
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.moves import Deal, Draw, EndTurn, Knock, Play
from handfoot_gui.games.manipulation.rules.options import Options, preset
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase


class Turn:
    """A turn that is being put together, without a window."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.adapter = ManipulationTable(position.rules, Words())
        self.draft: ManipulationDraft = self.adapter.empty

    @property
    def view(self):  # type: ignore[no-untyped-def]
        return self.position.rules.view(self.position.state, self.position.seat)

    def card(self, face: str) -> Card:
        laid = [one.card for meld in self.position.public.melds for one in meld]
        left = [card for card in self.view.hand if card not in self.draft.cards]
        for card in (*left, *laid, *self.draft.cards):
            if (card.is_joker and face == "*") or card.face == face:
                return card
        raise AssertionError(face)

    def put(self, faces: str, number: int | None, index: int | None = None):  # type: ignore[no-untyped-def]
        """Put cards on meld *number* or apart; the outcome, kept when it is a draft."""
        cards = tuple(self.card(face) for face in faces.split())
        key = t.NEW_MELD if number is None else meld_key(number)
        outcome = self.adapter.drop(self.view, self.draft, cards, key, index)
        if isinstance(outcome, t.Drafted):
            self.draft = outcome.draft
        return outcome

    def choose(self, asked: object, text: str) -> None:
        """Answer a question by the words on a button."""
        assert isinstance(asked, t.Asked)
        outcome = next(choice.outcome for choice in asked.choices if choice.text == text)
        assert isinstance(outcome, t.Drafted)
        self.draft = outcome.draft

    @property
    def melds(self) -> list[str]:
        return [" ".join(map(written, meld)) for meld in melds_of(working(self.view, self.draft))]

    def acts(self, *faces: str) -> dict[str, tuple[t.ButtonRole, bool]]:
        cards = tuple(self.card(face) for face in faces)
        found = self.adapter.acts(self.view, self.draft, cards)
        return {act.code: (act.role, act.is_on) for act in found}

    def targets(self, *faces: str) -> dict[str, t.Target]:
        cards = tuple(self.card(face) for face in faces)
        found = self.adapter.targets(self.view, self.draft, cards)
        return {one.key: one for one in found if one.is_lit}


def written(laid: Laid) -> str:
    if not laid.card.is_joker:
        return laid.card.face
    return f"*={laid.name.rank}{laid.name.suit}" if laid.name else "*"


def turn(hand: str, table: str = "", **facts: object) -> Turn:
    return Turn(Position(hand=hand, table=table, **facts))  # type: ignore[arg-type]


# --- putting cards -----------------------------------------------------------------------------


def test_a_card_goes_to_its_proper_place_wherever_it_is_dropped() -> None:
    made = turn("5H KC", "6H 7H 8H")
    made.put("5H", 0, index=2)
    assert made.melds == ["5H 6H 7H 8H"]
    assert made.draft.cards == {made.view.hand[0]}


def test_a_changed_meld_that_is_legal_is_marked_so() -> None:
    made = turn("5H 9S KC", "6H 7H 8H,9H 9D 9C 9S,TD JD QD")
    made.put("5H", 0)
    made.put("9C", None)
    zones = made.adapter.table(made.view, made.draft, t.HandOrder()).zones
    melds = [zone for zone in zones if isinstance(zone, MeldZone) and zone.laid]
    assert [(bool(zone.lacks), zone.is_mended) for zone in melds] == [
        (False, True),
        (False, True),
        (False, False),
        (True, False),
    ]


def test_a_group_is_sorted_by_suit() -> None:
    made = turn("7S KC", "7H 7D 7C")
    made.put("7S", 0)
    assert made.melds == ["7S 7H 7D 7C"]


def test_a_card_of_the_table_moves_into_another_meld_and_leaves_a_hole() -> None:
    made = turn("KC 2D", "5S 6S 7S 8S,7H 7D 7C")
    made.put("7S", 1)
    assert made.melds == ["5S 6S 8S", "7S 7H 7D 7C"]
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    zone = table.zone(meld_key(0))
    assert zone is not None
    assert zone.holes == (0, 0, 1)  # type: ignore[attr-defined]
    assert zone.lacks == "needs the seven"  # type: ignore[attr-defined]
    assert table.moved == {made.card("7S")}
    assert table.played == frozenset()


def test_what_is_said_of_a_wrong_meld_begins_with_a_capital() -> None:
    made = turn("KC 2D", "7H 7D 7C,4H 5H 6H 7H")
    made.put("7C", 1)
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    said = [zone.remark for zone in table.zones if isinstance(zone, MeldZone) and zone.lacks]
    assert said[0] == "Sevens, hearts and diamonds: one card is still needed"
    assert len(said) == 2


def test_a_new_meld_goes_to_the_end_and_the_others_keep_their_place() -> None:
    made = turn("9H 9D 9C KC", "5S 6S 7S,KH KD KS")
    made.put("9C 9H 9D", None)
    assert made.melds == ["5S 6S 7S", "KH KD KS", "9H 9D 9C"]
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PLAIN, True)


def test_a_meld_that_is_emptied_is_gone() -> None:
    made = turn("KC 2D", "5S 6S 7S,8S 9S TS")
    cards = made.adapter.same_kind(made.view, made.draft, made.card("9S"))
    outcome = made.adapter.drop(made.view, made.draft, cards, meld_key(0))
    assert isinstance(outcome, t.Drafted)
    made.draft = outcome.draft
    assert made.melds == ["5S 6S 7S 8S 9S TS"]


def test_an_equal_card_between_others_splits_the_sequence() -> None:
    made = turn("5H KC", "3H 4H 5H 6H 7H")
    for index in (2, 3):
        own = (made.card("5H"),)
        preview = made.adapter.preview(made.view, made.draft, own, meld_key(0), index)
        assert preview is not None
        assert [target.index for target in preview.targets] == [index], "there room is made"
    made.put("5H", 0, index=2)
    assert made.melds == ["3H 4H 5H", "5H 6H 7H"]
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PLAIN, True)


def test_an_equal_card_between_others_splits_though_one_part_lacks_a_card() -> None:
    for faces, at, melds in (
        ("9D", 6, ["4D 5D 6D 7D 8D 9D", "9D TD"]),
        ("5D", 2, ["4D 5D", "5D 6D 7D 8D 9D TD"]),
        ("5D", 1, ["4D 5D", "5D 6D 7D 8D 9D TD"]),
        ("4D", 1, ["4D", "4D 5D 6D 7D 8D 9D TD"]),
    ):
        made = turn(f"{faces} KC", "4D 5D 6D 7D 8D 9D TD")
        made.put(faces, 0, index=at)
        assert made.melds == melds
        assert len(made.adapter.wrong(made.view, made.draft)) == 1


def test_an_equal_card_at_an_end_or_without_a_place_splits_only_into_legal_melds() -> None:
    for at in (None, 0, 7):
        made = turn("9D KC", "4D 5D 6D 7D 8D 9D TD")
        made.put("9D", 0, index=at)
        assert made.melds == ["4D 5D 6D 7D 8D 9D 9D TD"]


def test_a_strange_card_between_others_splits_nothing() -> None:
    made = turn("KC 2D", "3H 4H 5H 6H 7H")
    made.put("KC", 0, index=2)
    assert len(made.melds) == 1
    assert made.adapter.wrong(made.view, made.draft)


def test_the_button_splits_before_the_lifted_card() -> None:
    made = turn("KC 2D", "3H 4H 5H 6H 7H 8H")
    assert ActCode.SPLIT in made.acts("6H")
    outcome = made.adapter.drop(made.view, made.draft, (made.card("6H"),), SPLIT)
    assert isinstance(outcome, t.Drafted)
    made.draft = outcome.draft
    assert made.melds == ["3H 4H 5H", "6H 7H 8H"]
    refused = made.adapter.drop(made.view, made.draft, (made.card("6H"),), SPLIT)
    assert refused == t.Refused(NothingToSplit())
    assert ActCode.SPLIT not in made.acts("6H")


# --- jokers -------------------------------------------------------------------------------------


def test_a_joker_that_can_be_one_card_only_is_not_asked_for() -> None:
    made = turn("* KC", "5S 6S 7S,TH JH QH KH AH")
    made.put("*", 1)
    assert made.melds[1] == "*=9H TH JH QH KH AH"


def test_at_an_end_of_a_sequence_the_place_says_the_name() -> None:
    made = turn("* KC", "5S 6S 7S")
    made.put("*", 0, index=3)
    assert made.melds == ["5S 6S 7S *=8S"]


def test_an_ambiguous_joker_is_asked_for() -> None:
    made = turn("* KC", "5S 6S 7S")
    asked = made.put("*", 0)
    assert isinstance(asked, t.Asked)
    assert [choice.text for choice in asked.choices] == ["4♠", "8♠"]
    made.choose(asked, "4♠")
    assert made.melds == ["*=4S 5S 6S 7S"]


def test_a_joker_between_two_cards_of_a_rank_may_be_either_other_suit() -> None:
    made = turn("* 5S 5H KC", "TS JS QS")
    asked = made.put("5S 5H *", None)
    assert [choice.text for choice in asked.choices] == ["5♦", "5♣"]


def test_a_joker_waits_for_its_name_until_the_meld_is_there() -> None:
    made = turn("* 5S 7S KC", "TS JS QS")
    made.put("5S", None)
    made.put("*", 1)
    made.put("7S", 1)
    assert made.melds[1] == "5S *=6S 7S"


def test_a_real_card_frees_the_joker() -> None:
    made = turn("6S KC", "5S *=6S 7S,TH JH QH")
    assert made.targets("6S")[meld_key(0)].tag.text == "frees the joker"  # type: ignore[union-attr]
    made.put("6S", 0)
    assert made.melds == ["5S 6S 7S", "TH JH QH", "*"]
    assert not made.acts()[ActCode.PLAY][1]
    made.put("*", 1, index=0)
    assert made.melds == ["5S 6S 7S", "*=9H TH JH QH"]
    assert made.acts()[ActCode.PLAY][1]


def test_a_joker_that_moves_keeps_its_name_where_that_fits() -> None:
    made = turn("KC 2D", "5S *=6S 7S 8S 9S,6H 6D 6C")
    made.put("*", 1)
    assert made.melds == ["5S 7S 8S 9S", "*=6S 6H 6D 6C"]


def test_a_joker_is_not_asked_for_a_name_that_it_can_keep() -> None:
    made = turn("KC 2D", "6H 7H 8H,*=9H TH JH QH")
    made.put("*", 0)
    assert made.melds == ["6H 7H 8H *=9H", "TH JH QH"]


def test_a_joker_renamed_without_its_real_card_is_told() -> None:
    made = turn("KC 2D", "5S *=6S 7S 8S 9S,TH JH QH,5H 5D 5C")
    made.put("*", 1, index=3)
    made.put("5S", 2)
    assert made.melds == ["7S 8S 9S", "TH JH QH *=KH", "5S 5H 5D 5C"]
    problem = made.adapter.problem(made.view, made.draft)
    assert problem == no.JokerStillStands(Name(Rank.SIX, Suit.SPADES))
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    zone = table.zone(meld_key(1))
    assert zone.lacks == "needs 6♠"  # type: ignore[union-attr]
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PRIMARY, False)


def test_dropping_a_joker_on_its_own_meld_asks_for_its_name_again() -> None:
    made = turn("* KC", "5S 6S 7S")
    made.choose(made.put("*", 0), "4♠")
    made.choose(made.put("*", 0), "8♠")
    assert made.melds == ["5S 6S 7S *=8S"]


# --- undo, taking back, drawing -----------------------------------------------------------------


def test_steps_are_taken_back_one_by_one() -> None:
    made = turn("5H 9H KC", "6H 7H 8H")
    made.put("5H", 0)
    made.put("9H", 0)
    assert made.melds == ["5H 6H 7H 8H 9H"]
    made.draft = made.adapter.step_back(made.view, made.draft)
    assert made.melds == ["5H 6H 7H 8H"]
    made.draft = made.adapter.step_back(made.view, made.draft)
    assert made.draft == made.adapter.empty
    assert made.adapter.is_stepwise


def test_a_card_of_the_hand_comes_back_one_of_the_table_does_not() -> None:
    made = turn("5H 9H KC", "6H 7H 8H")
    made.put("5H", 0)
    refused = made.adapter.drop(made.view, made.draft, (made.card("7H"),), t.HAND)
    assert refused == t.Refused(StaysOnTable(made.card("7H")))
    back = made.adapter.drop(made.view, made.draft, (made.view.hand[0],), t.HAND)
    assert back == t.Drafted(made.adapter.empty), "all is as it was, so nothing is left to reset"


def test_before_the_draw_nothing_can_be_laid() -> None:
    made = turn("5H KC", "6H 7H 8H", drawn=0)
    assert made.put("5H", 0) == t.Refused(no.DrawFirst())
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    assert table.zone(t.NEW_MELD) is None
    assert not any(zone.is_selectable for zone in table.zones)
    assert made.acts() == {ActCode.DRAW: (t.ButtonRole.PRIMARY, True)}


def test_a_second_draw_keeps_what_is_laid_out() -> None:
    made = turn("5H KC", "6H 7H 8H")
    made.put("5H", 0)
    assert made.adapter.drop(made.view, made.draft, (), t.STOCK) == t.Chosen(Draw())
    made.position.allowed(Draw())
    assert made.adapter.kept(made.view, made.draft) == made.draft


def test_the_last_draw_is_refused_while_something_is_laid_out() -> None:
    made = turn("5H KC", "6H 7H 8H", drawn=2)
    made.put("5H", 0)
    assert made.adapter.drop(made.view, made.draft, (), t.STOCK) == t.Refused(t.CardsLaidOut())
    assert ActCode.DRAW not in made.acts()


def test_another_turn_begins_with_nothing_laid_out() -> None:
    made = turn("5H KC KD", "6H 7H 8H")
    made.put("5H", 0)
    made.position.allowed(Play(melds_of(working(made.view, made.draft))))
    assert made.adapter.kept(made.view, made.draft) == made.adapter.empty


# --- buttons and targets ------------------------------------------------------------------------


def test_the_turn_cannot_end_while_a_meld_is_wrong_or_nothing_is_played() -> None:
    made = turn("9H KC", "6H 7H 8H,KH KD KS")
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PRIMARY, False)
    made.put("6H", None)
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PRIMARY, False)
    made.put("6H", 0)
    assert made.draft.is_untouched, "all lies as it lay"
    made.put("9H", 0)
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PLAIN, True)


def test_the_last_card_goes_out() -> None:
    made = turn("9H", "6H 7H 8H")
    made.put("9H", 0)
    acts = made.adapter.acts(made.view, made.draft, ())
    (play,) = [act for act in acts if act.role is t.ButtonRole.PRIMARY]
    assert play.text == "Go out"


def test_after_playing_with_few_points_one_may_knock() -> None:
    made = turn("2H", phase=Phase.KNOCK, table="6H 7H 8H")
    found = made.acts()
    assert found == {
        ActCode.KNOCK: (t.ButtonRole.PLAIN, True),
        ActCode.END_TURN: (t.ButtonRole.PLAIN, True),
    }
    moves = {act.move for act in made.adapter.acts(made.view, made.draft, ())}
    assert moves == {Knock(), EndTurn()}


def test_where_the_stock_cut_the_drawing_short_one_may_knock() -> None:
    made = turn("2H 3D", "6H 7H 8H", drawn=1, stock_size=0)
    assert made.acts() == {
        ActCode.KNOCK: (t.ButtonRole.PLAIN, True),
        ActCode.END_TURN: (t.ButtonRole.PLAIN, True),
    }


def test_in_the_last_lap_one_may_pass() -> None:
    made = turn("9H KC", "6H 7H 8H", drawn=0, last_lap=2, stock_size=0)
    assert made.acts() == {ActCode.END_TURN: (t.ButtonRole.PLAIN, True)}
    made.put("9H", 0)
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PLAIN, True)


def test_the_button_that_ends_a_turn_says_pass_in_the_last_lap_only() -> None:
    short = turn("9H KC", "6H 7H 8H", drawn=1, stock_size=0)
    (end,) = short.adapter.acts(short.view, short.draft, ())
    assert (end.move, end.text) == (EndTurn(), "End turn")
    lap = turn("9H KC", "6H 7H 8H", drawn=0, last_lap=2, stock_size=0)
    (end,) = lap.adapter.acts(lap.view, lap.draft, ())
    assert (end.move, end.text) == (EndTurn(), "Pass")


def test_in_machiavelli_one_plays_or_draws_at_once() -> None:
    options = Options(draw_first=False, draw_limit=1, knock_limit=0, jokers=0)
    made = turn("9H KC", "6H 7H 8H", drawn=0, options=options)
    assert made.acts() == {
        ActCode.DRAW: (t.ButtonRole.PLAIN, True),
        ActCode.PLAY: (t.ButtonRole.PRIMARY, False),
    }
    made.put("9H", 0)
    assert made.acts()[ActCode.PLAY] == (t.ButtonRole.PLAIN, True)


def test_where_a_card_fits_is_lit_and_the_one_best_place_is_best() -> None:
    made = turn("7S KC", "5S 6S 7S 8S,7H 7D 7C,KH KD KS")
    found = made.targets("KC")
    assert found[meld_key(2)].is_best
    assert found[meld_key(2)].tag.text == "group of 4"  # type: ignore[union-attr]
    assert not found[t.NEW_MELD].is_best
    assert meld_key(1) not in found


def test_any_meld_takes_any_card_on_the_way_but_is_not_lit() -> None:
    made = turn("KC 2D", "5S 6S 7S,7H 7D 7C")
    found = made.adapter.targets(made.view, made.draft, (made.card("KC"),))
    assert {one.key for one in found} == {meld_key(0), meld_key(1), t.NEW_MELD}
    assert [one.key for one in found if one.is_lit] == [t.NEW_MELD]


def test_what_others_changed_is_marked_until_the_own_turn_ends() -> None:
    made = turn("8S 9H KC KD", "5S 6S 7S,9D 9C 9S")
    made.position.allowed(made.position.play("5S 6S 7S 8S,9D 9C 9S"))
    own = made.adapter.table(made.view, made.draft, t.HandOrder())
    assert own.played == own.moved == frozenset(), "whoever laid it knows it"
    made.position.as_seat(1)
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    assert {card.face for card in table.played} == {"8S"}
    assert table.moved == frozenset()
    made.position.allowed(Draw())
    assert made.adapter.table(made.view, made.draft, t.HandOrder()).played == table.played
    made.put(made.view.hand[0].face, None)
    laid = made.adapter.table(made.view, made.draft, t.HandOrder())
    assert laid.played == made.draft.cards | table.played
    assert laid.moved == frozenset()


def test_who_moves_what_others_laid_marks_it_as_moved() -> None:
    made = turn("8S 9H KC KD", "5S 6S 7S,9D 9C 9S TS,8H 8D 8C")
    made.position.allowed(made.position.play("5S 6S 7S,9D 9C 9H,8H 8D 8C,8S 9S TS"))
    made.position.as_seat(1)
    before = made.adapter.table(made.view, made.draft, t.HandOrder())
    made.position.allowed(Draw())
    (eight,) = (card for card in before.played if card.face == "8S")
    outcome = made.adapter.drop(made.view, made.draft, (eight,), meld_key(0))
    assert isinstance(outcome, t.Drafted)
    after = made.adapter.table(made.view, outcome.draft, t.HandOrder())
    assert after.played == before.played - {eight}
    assert after.moved == before.moved | {eight}


def test_cards_that_others_moved_are_marked_too() -> None:
    made = turn("8S 9H KC KD", "5S 6S 7S,9D 9C 9S TS,8H 8D 8C")
    made.position.allowed(made.position.play("5S 6S 7S,9D 9C 9H,8H 8D 8C,8S 9S TS"))
    made.position.as_seat(1)
    table = made.adapter.table(made.view, made.draft, t.HandOrder())
    assert {card.face for card in table.played} == {"8S", "9H"}
    assert {card.face for card in table.moved} <= {"9S", "TS"}
    assert table.moved


@pytest.mark.parametrize("players", [2, 3])
def test_the_marks_tell_all_that_changed_since_the_own_last_turn(players: int) -> None:
    rules = Manipulation(preset("classic", players))
    adapter = ManipulationTable(rules, Words())
    left: dict[int, frozenset[Card]] = {}
    seen = 0
    for state, seat, move in match(rules, Random(players), 400):
        after = rules.apply(state, seat, move)
        if isinstance(move, Deal):
            left.clear()
        elif seat >= 0 and after.public.turn != seat:
            left[seat] = frozenset(one.card for meld in after.public.melds for one in meld)
        for own in range(players):
            view = rules.view(after, Seat(own))
            table = adapter.table(view, adapter.empty, t.HandOrder())
            now = frozenset(one.card for meld in after.public.melds for one in meld)
            assert table.played == now - left.get(own, frozenset())
            assert not table.moved & table.played
            seen += len(table.moved)
    assert seen


def test_the_hole_is_the_target_between_the_cards() -> None:
    made = turn("7S KC", "5S 6S 7S 8S,7H 7D 7C")
    own = made.view.hand[0]
    laid = next(one.card for one in made.view.public.melds[0] if one.card.face == "7S")
    outcome = made.adapter.drop(made.view, made.draft, (laid,), meld_key(1))
    assert isinstance(outcome, t.Drafted)
    found = made.adapter.targets(made.view, outcome.draft, (own,))
    best = next(one for one in found if one.is_best)
    assert (best.key, best.index) == (meld_key(0), 2)


def test_nothing_is_lit_for_others() -> None:
    made = turn("7S KC", "5S 6S 7S", seat=1)
    view = made.position.rules.view(made.position.state, made.position.seat)
    other = made.position.rules.view(made.position.state, type(made.position.seat)(2))
    assert made.adapter.targets(other, made.draft, other.hand[:1]) == ()
    assert made.adapter.acts(other, made.draft, ()) == ()
    assert made.adapter.targets(view, made.draft, view.hand[:1])


@pytest.mark.parametrize(
    ("sorting", "wanted"),
    [
        (Sorting.RANK, ["KC", "9S", "9H", "AD", "*"]),
        (Sorting.SUIT, ["9S", "9H", "AD", "KC", "*"]),
    ],
)
def test_the_hand_is_sorted_with_the_ace_low_and_jokers_last(
    sorting: Sorting, wanted: list[str]
) -> None:
    made = turn("AD * 9H KC 9S", "5S 6S 7S")
    table = made.adapter.table(made.view, made.draft, t.HandOrder(sorting))
    assert ["*" if card.is_joker else card.face for card in table.hand] == wanted
