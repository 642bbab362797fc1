"""What gestures mean in Hand and Foot, and what the table says may be done; without a window."""

from __future__ import annotations

from random import Random

import pytest
from table_positions import RULES, position

from handfoot_gui.core.cards import Card, Rank, cards
from handfoot_gui.core.errors import NotToMove
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import (
    DISCARD,
    HAND,
    NEW_MELD,
    STOCK,
    ButtonRole,
    CardsLaidOut,
    Chosen,
    DiscardOne,
    Drafted,
    HandOrder,
    Outcome,
    Refused,
    Selected,
)
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    EMPTY,
    FOOT,
    ActCode,
    CardGroup,
    Draft,
    MakesDirty,
    SlotKind,
    TagCode,
)
from handfoot_gui.games.hand_and_foot.presenter.zones import hand_order
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Move,
    Placement,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View

TABLES = HandAndFootTable(RULES)
KINGS = "KS KH KC"


class Turn:
    """One view and a draft, asked with cards written by rank."""

    def __init__(self, state: State) -> None:
        self.view: View = RULES.view(state, Seat(0))
        self.draft: Draft = EMPTY

    def held(self, ranks: str) -> tuple[Card, ...]:
        """Cards of the holding by rank, each once: ``"9 9 2"``."""
        rest = [card for card in self.view.holding if card not in self.draft.cards]
        found = []
        for rank in ranks.split():
            card = next(card for card in rest if card.rank == rank)
            rest.remove(card)
            found.append(card)
        return tuple(found)

    def drop(self, ranks: str, key: str) -> Outcome[Move]:
        result = TABLES.drop(self.view, self.draft, self.held(ranks), key)
        if isinstance(result, Drafted):
            self.draft = result.draft
        return result

    def acts(self, ranks: str = "") -> dict[ActCode, bool]:
        """The acts on offer, and whether each is on."""
        some = TABLES.acts(self.view, self.draft, self.held(ranks))
        return {act.code: act.is_on for act in some}

    def best(self, ranks: str) -> dict[str, TagCode | None]:
        some = TABLES.targets(self.view, self.draft, self.held(ranks))
        return {t.key: t.tag.code if t.tag else None for t in some if t.is_best}


def to_draw(holding: str, pile: str, *own: str, deal: int = 1) -> Turn:
    return Turn(position(holding, own=own, pile=pile, phase=Phase.DRAW, deal=deal))


def to_play(holding: str, *own: str, in_foot: tuple[int, ...] = ()) -> Turn:
    return Turn(position(holding, own=own, pile="QD", in_foot=in_foot))


# --- drawing and discarding ---------------------------------------------------------------------


def test_the_stock_gives_the_draw() -> None:
    turn = to_draw("9S 4C", "QD")
    assert turn.drop("", STOCK) == Chosen(Draw((2,)))


def test_after_the_draw_the_stock_refuses() -> None:
    assert to_play("9S 4C").drop("", STOCK) == Refused(no.AlreadyDrawn())


def test_one_card_is_discarded_and_two_are_not() -> None:
    turn = to_play("9S 4C 5D")
    assert turn.drop("4", DISCARD) == Chosen(Discard(turn.held("4")[0]))
    assert turn.drop("4 5", DISCARD) == Refused(DiscardOne(2))


def test_nothing_is_discarded_while_cards_are_laid_out() -> None:
    turn = to_play("KS KH KC 4C 5D")
    turn.drop("K K K", NEW_MELD)
    assert turn.drop("4", DISCARD) == Refused(CardsLaidOut())


def test_who_is_not_to_move_is_refused_everything_but_sorting() -> None:
    state = position("KS KH KC 4C 5D", pile="QD")
    view = RULES.view(state, Seat(1))
    card = view.holding[0]
    assert TABLES.drop(view, EMPTY, (card,), DISCARD) == Refused(NotToMove(Seat(1), Seat(0)))
    assert TABLES.drop(view, EMPTY, (card,), HAND) is None
    assert TABLES.acts(view, EMPTY, ()) == ()
    assert TABLES.targets(view, EMPTY, (card,)) == ()


# --- laying --------------------------------------------------------------------------------------


def test_a_legal_drop_on_an_own_meld_is_played_at_once() -> None:
    turn = to_play("KD 4C 5D", KINGS)
    king = turn.held("K")
    assert turn.drop("K", "meld0.0") == Chosen(Lay((Placement(king, 0),)))


def test_a_drop_on_the_free_table_finds_the_meld_of_its_rank() -> None:
    turn = to_play("KD 4C 5D", KINGS)
    assert turn.drop("K", NEW_MELD) == Chosen(Lay((Placement(turn.held("K"), 0),)))


def test_a_card_on_a_meld_of_another_rank_is_refused() -> None:
    turn = to_play("4C 5D", KINGS)
    assert turn.drop("4", "meld0.0") == Refused(no.WrongRank(turn.held("4")[0], Rank.KING))


def test_two_of_a_rank_lie_out_when_a_third_card_is_there() -> None:
    turn = to_play("9S 9H 2C 5D 4C", KINGS)
    assert isinstance(turn.drop("9 9", NEW_MELD), Drafted)
    nines = tuple(c for c in turn.view.holding if c.rank is Rank.NINE)
    two = turn.held("2")
    assert turn.drop("2", "draft0") == Chosen(Lay((Placement((*nines, *two)),)))


def test_a_card_that_can_never_become_a_meld_is_refused() -> None:
    turn = to_play("9S 5D 4C 6D", KINGS)
    assert turn.drop("9", NEW_MELD) == Refused(no.TooFewCards(Rank.NINE, 1, 3))


def test_threes_are_refused() -> None:
    turn = to_play("3S 5D 4C", KINGS)
    assert turn.drop("3", NEW_MELD) == Refused(no.ThreeMelded(turn.held("3")[0]))


def test_a_wild_too_many_is_refused() -> None:
    turn = to_play("2S 2C 5D 4C", KINGS)
    assert turn.drop("2 2", "meld0.0") == Refused(no.TooManyWilds(Rank.KING, 3, 2, 1))


def test_cards_of_several_ranks_become_several_melds() -> None:
    turn = to_play("KS KH KC 5S 5H 5C 4D", "9S 9D 9C")
    outcome = turn.drop("K K K 5 5 5", NEW_MELD)
    assert isinstance(outcome, Chosen)
    assert isinstance(outcome.move, Lay)
    assert [len(part.cards) for part in outcome.move.melds] == [3, 3]


def test_cards_for_several_melds_on_the_table_are_laid_with_one_button() -> None:
    turn = to_play("KD 9H 4D 5C", KINGS, "9S 9D 9C")
    assert turn.best("K 9") == {NEW_MELD: None}
    (best,) = TABLES.targets(turn.view, EMPTY, turn.held("K 9"))
    assert best.shown == ("meld0.0", "meld0.1")
    (lay,) = (a for a in TABLES.acts(turn.view, EMPTY, turn.held("K 9")) if a.code is ActCode.LAY)
    assert isinstance(lay.move, Lay)
    assert [(len(part.cards), part.onto) for part in lay.move.melds] == [(1, 0), (1, 1)]


def test_a_first_meld_is_never_played_by_the_drop_itself() -> None:
    turn = to_play("AS AH AC KS 5D 4C")
    assert isinstance(turn.drop("A A A", NEW_MELD), Drafted)
    assert turn.acts() == {ActCode.TAKE_ALL_BACK: True, ActCode.LAY: True}


def test_a_wild_that_would_make_a_clean_meld_dirty_is_a_slip_and_never_the_best() -> None:
    turn = to_play("2S 5D 4C", KINGS, "9S 9H 2C")
    outcome = turn.drop("2", "meld0.0")
    assert isinstance(outcome, Chosen)
    assert outcome.warning == MakesDirty(Rank.KING)
    assert "meld0.0" not in turn.best("2")


def test_the_last_card_but_one_stays_with_who_may_not_go_out() -> None:
    turn = to_play("KD KS", KINGS, in_foot=(0,))
    assert turn.drop("K", "meld0.0") == Refused(no.KeepCards(1, 2))


# --- the meter -----------------------------------------------------------------------------------


def test_the_meter_adds_up_what_is_laid_out() -> None:
    turn = to_play("KS KH KC 5S 5H 2D 4C")
    turn.drop("K K K", NEW_MELD)
    turn.drop("5 5 2", NEW_MELD)
    meter = TABLES.table(turn.view, turn.draft, HandOrder()).meter
    assert meter is not None
    assert (meter.have, meter.need) == (60, 50)
    assert meter.parts == ((Rank.KING, 30), (Rank.FIVE, 30))


def test_a_side_that_is_down_has_no_meter() -> None:
    turn = to_play("9S 9H 2C 5D 4C", KINGS)
    turn.drop("9 9", NEW_MELD)
    assert TABLES.table(turn.view, turn.draft, HandOrder()).meter is None


def test_laid_out_cards_are_taken_back_singly() -> None:
    turn = to_play("KS KH KC 5S 5H 2D 4C")
    turn.drop("K K K", NEW_MELD)
    back = turn.draft.groups[0].cards[0]
    outcome = TABLES.drop(turn.view, turn.draft, (back,), HAND)
    assert isinstance(outcome, Drafted)
    assert back not in outcome.draft.cards
    assert len(outcome.draft.cards) == 2


# --- taking the pile -----------------------------------------------------------------------------


def test_the_pair_on_the_pile_takes_it_onto_the_own_meld() -> None:
    turn = to_draw("9S 9H 4C 5D", "QD 9D", "9C 9D 9S")
    outcome = turn.drop("9 9", DISCARD)
    assert isinstance(outcome, Chosen)
    assert isinstance(outcome.move, TakePile)
    [placement] = outcome.move.melds
    assert (placement.onto, len(placement.cards)) == (0, 3)


def test_the_pair_on_the_meld_takes_the_pile_too() -> None:
    turn = to_draw("9S 9H 4C 5D", "QD 9D", "9C 9D 9S")
    outcome = turn.drop("9 9", "meld0.0")
    assert isinstance(outcome, Chosen)
    assert isinstance(outcome.move, TakePile)


def test_both_ends_of_a_take_are_best_and_say_what_comes_of_it() -> None:
    turn = to_draw("9S 9H 9C 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.best("9 9 9") == {DISCARD: TagCode.TAKE, "meld0.0": TagCode.CLEAN_PILE}


def test_clicking_the_pile_lifts_the_pair() -> None:
    turn = to_draw("9S 9H 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.drop("", DISCARD) == Selected(turn.held("9 9"))


def test_without_the_pair_the_pile_says_why_not() -> None:
    turn = to_draw("9S 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.drop("9", DISCARD) == Refused(no.PairMissing(turn.view.public.pile[-1], 1))


def test_a_black_three_blocks_the_pile() -> None:
    turn = to_draw("9S 4C 5D", "QD 3S")
    outcome = turn.drop("9", DISCARD)
    assert isinstance(outcome, Refused)
    assert isinstance(outcome.problem, no.PileBlocked)


def test_a_take_worth_too_little_lies_out_and_grows() -> None:
    turn = to_draw("9S 9H 2C 4C 5D", "QD 9D")
    assert isinstance(turn.drop("9 9", DISCARD), Drafted)
    assert turn.acts() == {
        ActCode.TAKE_ALL_BACK: True,
        ActCode.DRAW: True,
        ActCode.TAKE: False,
    }
    turn.drop("2", "draft0")
    assert turn.acts()[ActCode.TAKE]
    shown = TABLES.table(turn.view, turn.draft, HandOrder())
    pile = shown.zone(DISCARD)
    assert pile is not None
    assert [card.code for card in pile.cards] == ["QD1"]


def test_other_melds_may_be_laid_out_with_a_take() -> None:
    turn = to_draw("9S 9H KS KH KC 5D", "QD 9D")
    turn.drop("9 9", DISCARD)
    assert isinstance(turn.drop("K K K", NEW_MELD), Drafted)
    [act] = [a for a in TABLES.acts(turn.view, turn.draft, ()) if a.code is ActCode.TAKE]
    assert isinstance(act.move, TakePile)
    assert len(act.move.melds) == 2


def test_five_eights_and_too_few_over_cannot_be_played() -> None:
    """Rule 7: holding two eights and a two, five eights on the table."""
    turn = to_draw("8H 8C 2S 4C 5D", "8D 8S", "8S 8H 8C 8D 8S")
    outcome = turn.drop("8 8 2", DISCARD)
    assert isinstance(outcome, Drafted)
    assert turn.acts()[ActCode.TAKE] is False


@pytest.mark.parametrize(
    ("down", "holding", "lifted"),
    [
        ("8S 8H 8C 8D 8S", "8H 8C 8D 2S 4C", "8 8 8 2"),
        ("8S 8H 8C 8D 8S", "8H 8C 2S 2H 4C", "8 8 2 2"),
        ("8S 8H 8C 8D 8S 8H", "8C 8D 2S 4C", "8 8 2"),
        ("8S 8H 8C 8D 2S 2H", "8C 8D 2C 4C", "8 8 2"),
    ],
)
def test_an_overflow_is_split_so_that_it_is_legal(down: str, holding: str, lifted: str) -> None:
    turn = to_draw(holding, "QD 8S", down)
    outcome = turn.drop(lifted, DISCARD)
    assert isinstance(outcome, Chosen)
    assert isinstance(outcome.move, TakePile)
    assert len(outcome.move.melds) == 2


def test_a_take_that_was_begun_ends_with_a_draw() -> None:
    turn = to_draw("9S 9H KS KH KC 5D", "QD 9D")
    turn.drop("9 9", DISCARD)
    turn.drop("K K K", NEW_MELD)
    state = position("9S 9H KS KH KC 5D 7S 7H", pile="QD 9D")
    after = RULES.view(state, Seat(0))
    kept = TABLES.kept(after, turn.draft)
    assert not kept.is_take
    assert all(card in after.holding for card in kept.cards)


# --- what is on offer ----------------------------------------------------------------------------


def test_before_the_draw_the_draw_is_on_offer() -> None:
    turn = to_draw("9S 4C", "QD")
    assert turn.acts() == {ActCode.DRAW: True}
    assert turn.acts("9") == {ActCode.PUT_BACK: True, ActCode.DRAW: True}


def test_after_the_draw_a_discard_waits_for_a_card() -> None:
    turn = to_play("9S 4C")
    assert turn.acts() == {ActCode.DISCARD: False}
    assert turn.acts("9") == {ActCode.PUT_BACK: True, ActCode.DISCARD: True}


def test_a_card_that_fits_is_laid_with_the_primary_button() -> None:
    turn = to_play("KD 4C 5D", KINGS)
    acts = TABLES.acts(turn.view, EMPTY, turn.held("K"))
    assert [(act.code, act.role) for act in acts] == [
        (ActCode.PUT_BACK, ButtonRole.QUIET),
        (ActCode.DISCARD, ButtonRole.PLAIN),
        (ActCode.LAY, ButtonRole.PRIMARY),
    ]


def test_at_most_one_primary_button_and_every_move_on_offer_is_legal() -> None:
    rng = Random(11)
    state = RULES.start()
    for _ in range(400):
        actor = RULES.actor(state)
        assert actor is not None
        if actor == TABLE:
            state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
            continue
        view = RULES.view(state, actor)
        lifted = tuple(rng.sample(view.holding, min(len(view.holding), rng.randint(0, 3))))
        acts = TABLES.acts(view, EMPTY, lifted)
        assert sum(act.role is ButtonRole.PRIMARY for act in acts) <= 1
        for act in acts:
            if act.move is not None:
                assert RULES.problem(view, act.move) is None
        for target in TABLES.targets(view, EMPTY, lifted):
            if target.key != STOCK:
                assert not isinstance(TABLES.drop(view, EMPTY, lifted, target.key), Refused)
        state = RULES.apply(state, actor, next(iter(RULES.suggestions(view))))


def test_asking_is_on_offer_when_it_is_allowed() -> None:
    quota = ("4S 4H 4D 4C 4S 4H 4D", "5S 5H 5D 5C 5S 5H 5D", "6S 6H 6D 6C 6S 2S 2H",
             "7S 7H 7D 7C 7S 2S 2H", "*S *H *S *H *S 2C 2D")  # fmt: skip
    turn = to_play("KD KS 9H", *quota, KINGS, in_foot=(0, 1, 2, 3))
    acts = TABLES.acts(turn.view, EMPTY, ())
    assert Ask() in [act.move for act in acts]


def test_who_cannot_discard_may_end_the_turn() -> None:
    turn = to_play("9H", KINGS, in_foot=(0,))
    assert [act.move for act in TABLES.acts(turn.view, EMPTY, ())] == [EndTurn()]


# --- what is shown -------------------------------------------------------------------------------


def test_a_complete_pile_shows_its_kind_on_top() -> None:
    turn = to_play("9H 4C", "4S 4C 4S 4C 4H 4S 4C", "6S 6H 6D 6C 6S 2S 2H", "*S 2H *S *H *S 2C 2D")
    shown = TABLES.table(turn.view, EMPTY, HandOrder())
    tops = {
        zone.slot: zone.cards[-1] for zone in shown.zones if zone.slot and zone.side == 0
        and zone.cards
    }  # fmt: skip
    assert tops[SlotKind.CLEAN].suit.is_red
    assert not tops[SlotKind.DIRTY].suit.is_red
    assert tops[SlotKind.WILD].is_joker


def test_melds_lie_by_rank_and_wilds_last() -> None:
    turn = to_play("9H 4C", "2S 2H *S", "4S 4H 4D", KINGS)
    shown = TABLES.table(turn.view, EMPTY, HandOrder())
    ranks = [zone.rank for zone in shown.zones if zone.key.startswith("meld0")]
    assert ranks == [Rank.KING, Rank.FOUR, None]


def test_no_zone_names_a_hidden_card() -> None:
    turn = to_draw("9S 4C", "QD 9D", KINGS)
    seen = {*turn.view.holding, *turn.view.public.pile}
    seen |= {card for table in turn.view.public.tables for m in table.melds for card in m.cards}
    shown = TABLES.table(turn.view, EMPTY, HandOrder())
    assert {card for zone in shown.zones for card in zone.cards} == seen


def test_every_order_of_the_hand() -> None:
    some = cards("*H1 3S1 KS1 9D1 9S1 2C1")
    by_rank = hand_order(some, HandOrder(Sorting.RANK))
    by_suit = hand_order(some, HandOrder(Sorting.SUIT))
    own = hand_order(some, HandOrder(Sorting.OWN, cards("9D1 KS1 2C1")))
    assert [card.face for card in by_rank] == ["KS", "9S", "9D", "3S", "2C", "*H"]
    assert [card.face for card in by_suit] == ["KS", "9S", "3S", "9D", "2C", "*H"]
    assert [card.face for card in own] == ["9D", "KS", "2C", "9S", "3S", "*H"]


def test_cards_gained_are_marked_but_not_a_whole_new_hand() -> None:
    before = RULES.view(position("9S 4C", pile="QD"), Seat(0))
    after = RULES.view(position("9S 4C 5D", pile="QD"), Seat(0))
    other = RULES.view(position("KS KC 6D", pile="QD"), Seat(0))
    assert [card.face for card in TABLES.gained(before, after)] == ["5D"]
    assert TABLES.gained(before, other) == frozenset()


def test_a_hint_names_its_cards_and_its_target() -> None:
    turn = to_play("KD 4C 5D", KINGS)
    king = turn.held("K")
    assert TABLES.gesture(turn.view, Lay((Placement(king, 0),))) == (king, "meld0.0")
    assert TABLES.gesture(turn.view, Discard(king[0])) == (king, DISCARD)
    assert TABLES.gesture(turn.view, Draw((2,))) == ((), STOCK)


def test_a_draft_is_a_value() -> None:
    group = CardGroup(cards("KS1 KH1"))
    assert Draft((group,)) == Draft((CardGroup(cards("KS1 KH1")),))


def test_the_foot_has_a_place_once_it_is_dealt_and_keeps_it_when_picked_up() -> None:
    def zones(state: State) -> dict[str, int]:
        scene = TABLES.table(RULES.view(state, Seat(0)), EMPTY, HandOrder())
        return {zone.key: zone.backs for zone in scene.zones}

    assert FOOT not in zones(RULES.start())
    assert zones(position("9S 9H 4C 5D"))[FOOT] == 13
    assert zones(position("9S 9H 4C 5D", in_foot=[0]))[FOOT] == 0
