"""What gestures mean in Hand and Foot, and what the table says may be done; without a window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from table_positions import RULES, played, position

from handfoot_gui.core.cards import Card, Rank, cards
from handfoot_gui.core.errors import NotToMove, Problem
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
    Table,
    Tag,
)
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, ActCode, Draft
from handfoot_gui.games.hand_and_foot.presenter.zones import hand_order
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View

TABLES = HandAndFootTable(RULES)
KINGS = "KS KH KC"
NINES = "9S 9H 9C 9D 9S 9H 9C"
EIGHTS = "8S 8H 8C 8D 8S"
CLEAN = "slot0.clean"
OPEN = Options(open_clean=o.Openness.NATURALS, open_dirty=o.Openness.NATURALS, open_wild=True)


class Turn:
    """Seat 0's view and a draft, asked with cards written by rank."""

    def __init__(self, state: State, rules: HandAndFoot = RULES) -> None:
        self.adapter = HandAndFootTable(rules)
        self.view: View = rules.view(state, Seat(0))
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

    def drop(self, ranks: str, key: str) -> Outcome[Draft, m.Move]:
        result = self.adapter.drop(self.view, self.draft, self.held(ranks), key)
        if isinstance(result, Drafted):
            self.draft = result.draft
        return result

    def chosen(self, ranks: str, key: str) -> Any:
        """The move that the drop is."""
        result = self.drop(ranks, key)
        assert isinstance(result, Chosen), result
        return result.move

    def wrong(self, ranks: str, key: str) -> Problem:
        """Why the drop is refused."""
        result = self.drop(ranks, key)
        assert isinstance(result, Refused), result
        return result.problem

    def offers(self, ranks: str = "") -> Any:
        """The acts on offer by their codes."""
        some = self.adapter.acts(self.view, self.draft, self.held(ranks))
        return {act.code: act for act in some}

    def acts(self, ranks: str = "") -> dict[ActCode, bool]:
        """The acts on offer, and whether each is on."""
        return {code: act.is_on for code, act in self.offers(ranks).items()}

    def best(self, ranks: str) -> dict[str, Any]:
        some = self.adapter.targets(self.view, self.draft, self.held(ranks))
        return {t.key: t.tag.code if t.tag else None for t in some if t.is_best}

    @property
    def table(self) -> Any:
        shown: Table = self.adapter.table(self.view, self.draft, HandOrder())
        return shown


def to_draw(holding: str, pile: str, *own: str, options: Options | None = None) -> Turn:
    state = position(holding, own=own, pile=pile, phase=Phase.DRAW)
    return Turn(state, HandAndFoot(options) if options else RULES)


def to_play(
    holding: str, *own: str, in_foot: tuple[int, ...] = (), options: Options | None = None
) -> Turn:
    state = position(holding, own=own, pile="QD", in_foot=in_foot)
    return Turn(state, HandAndFoot(options) if options else RULES)


def onto(move: Any) -> list[tuple[int | None, int]]:
    """The melds of a move, with the number of their cards."""
    return [(part.onto, len(part.cards)) for part in move.melds]


# --- drawing, discarding, laying ----------------------------------------------------------------


def test_what_is_not_allowed_is_refused_with_its_reason() -> None:
    assert to_play("9S 4C").wrong("", STOCK) == no.AlreadyDrawn()
    turn = to_play("9S 4C 5D")
    assert turn.wrong("4 5", DISCARD) == DiscardOne(2)
    turn = to_play("KS KH KC 4C 5D")
    turn.drop("K K K", NEW_MELD)
    assert turn.wrong("4", DISCARD) == CardsLaidOut(), "nothing is discarded meanwhile"
    turn = to_play("4C 5D", KINGS)
    assert turn.wrong("4", "meld0.0") == no.WrongRank(turn.held("4")[0], Rank.KING)
    turn = to_play("9S 5D 4C 6D", KINGS)
    assert turn.wrong("9", NEW_MELD) == no.TooFewCards(Rank.NINE, 1, 3)
    turn = to_play("3S 5D 4C", KINGS)
    assert turn.wrong("3", NEW_MELD) == no.ThreeMelded(turn.held("3")[0])
    turn = to_play("2S 2C 5D 4C", KINGS)
    assert turn.wrong("2 2", "meld0.0") == no.TooManyWilds(Rank.KING, 3, 2, 1)
    turn = to_play("KD KS", KINGS, in_foot=(0,))
    assert turn.wrong("K", "meld0.0") == no.KeepCards(1, 2), "who may not go out keeps two"


def test_who_is_not_to_move_is_refused_everything_but_sorting() -> None:
    state = position("KS KH KC 4C 5D", pile="QD")
    view = RULES.view(state, Seat(1))
    card = view.holding[0]
    assert TABLES.drop(view, EMPTY, (card,), DISCARD) == Refused(NotToMove(Seat(1), Seat(0)))
    assert TABLES.drop(view, EMPTY, (card,), HAND) is None
    assert TABLES.targets(view, EMPTY, (card,)) == ()


def test_what_is_allowed_is_played_at_once() -> None:
    assert to_draw("9S 4C", "QD").chosen("", STOCK) == m.Draw((2,))
    turn = to_play("9S 4C 5D")
    assert turn.chosen("4", DISCARD) == m.Discard(turn.held("4")[0])
    turn = to_play("KD 4C 5D", KINGS)
    for key in ("meld0.0", NEW_MELD):
        assert turn.chosen("K", key) == m.Lay((m.Placement(turn.held("K"), 0),)), key


def test_two_of_a_rank_lie_out_when_a_third_card_is_there() -> None:
    turn = to_play("9S 9H 2C 5D 4C", KINGS)
    assert isinstance(turn.drop("9 9", NEW_MELD), Drafted)
    nines = tuple(c for c in turn.view.holding if c.rank is Rank.NINE)
    two = turn.held("2")
    assert turn.chosen("2", "draft0") == m.Lay((m.Placement((*nines, *two)),))


def test_cards_of_several_ranks_become_several_melds() -> None:
    turn = to_play("KS KH KC 5S 5H 5C 4D", "9S 9D 9C")
    assert onto(turn.chosen("K K K 5 5 5", NEW_MELD)) == [(None, 3), (None, 3)]


def test_cards_for_several_melds_on_the_table_are_laid_with_one_button() -> None:
    turn = to_play("KD 9H 4D 5C", KINGS, "9S 9D 9C")
    assert turn.best("K 9") == {NEW_MELD: None}
    (best,) = TABLES.targets(turn.view, EMPTY, turn.held("K 9"))
    assert best.shown == ("meld0.0", "meld0.1")
    assert onto(turn.offers("K 9")[ActCode.LAY].move) == [(0, 1), (1, 1)]


def test_cards_of_which_some_begin_a_meld_are_shown_the_place_of_a_new_one() -> None:
    turn = to_play("9D 4C 4D 4H 6H", NINES, options=OPEN)
    targets = turn.adapter.targets(turn.view, EMPTY, turn.held("9 4"))
    assert {t.key: t.spreads_to for t in targets} == {NEW_MELD: (CLEAN, NEW_MELD)}


def test_a_pile_is_told_what_it_becomes_where_others_of_the_cards_go_onto_a_meld() -> None:
    turn = to_play("9D 8D 4C 5D 6H", NINES, EIGHTS, options=OPEN)
    targets = turn.adapter.targets(turn.view, EMPTY, turn.held("9 8"))
    assert {t.key: t.tag for t in targets if t.is_best} == {CLEAN: Tag(v.TagCode.CARDS, 8)}


def test_a_first_meld_is_never_played_by_the_drop_itself() -> None:
    turn = to_play("AS AH AC KS 5D 4C")
    assert isinstance(turn.drop("A A A", NEW_MELD), Drafted)
    assert turn.acts() == {ActCode.TAKE_ALL_BACK: True, ActCode.LAY: True}


def test_a_wild_that_would_make_a_clean_meld_dirty_is_a_slip_and_never_the_best() -> None:
    turn = to_play("2S 5D 4C", KINGS, "9S 9H 2C")
    outcome = turn.drop("2", "meld0.0")
    assert isinstance(outcome, Chosen)
    assert outcome.warning == v.MakesDirty(Rank.KING)
    assert "meld0.0" not in turn.best("2")


# --- the meter and the draft --------------------------------------------------------------------


def test_the_meter_adds_up_what_is_laid_out_and_cards_are_taken_back_singly() -> None:
    turn = to_play("KS KH KC 5S 5H 2D 4C")
    turn.drop("K K K", NEW_MELD)
    turn.drop("5 5 2", NEW_MELD)
    meter = turn.table.meter
    assert (meter.have, meter.need) == (60, 50)
    assert meter.parts == ((Rank.KING, 30), (Rank.FIVE, 30))
    back = turn.draft.groups[0].cards[0]
    outcome = TABLES.drop(turn.view, turn.draft, (back,), HAND)
    assert isinstance(outcome, Drafted)
    assert outcome.draft.cards == turn.draft.cards - {back}
    down = to_play("9S 9H 2C 5D 4C", KINGS)
    down.drop("9 9", NEW_MELD)
    assert down.table.meter is None, "a side that is down has no meter"


def test_a_concealed_first_meld_counts_cards_to_seven() -> None:
    turn = to_play("KS KH KC KD KS KH KC 4C 5D", options=Options(concealed_deals=(1,)))
    assert isinstance(turn.drop("K K K", NEW_MELD), Drafted)
    meter = turn.table.meter
    assert (meter.have, meter.need, meter.is_pile) == (3, 7, True)
    assert not turn.acts()[ActCode.LAY]


# --- taking the pile ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", [DISCARD, "meld0.0"])
def test_the_pair_takes_the_pile_onto_the_own_meld(key: str) -> None:
    turn = to_draw("9S 9H 4C 5D", "QD 9D", "9C 9D 9S")
    move = turn.chosen("9 9", key)
    assert isinstance(move, m.TakePile)
    assert onto(move) == [(0, 3)]


def test_both_ends_of_a_take_are_best_and_say_what_comes_of_it() -> None:
    turn = to_draw("9S 9H 9C 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.best("9 9 9") == {DISCARD: v.TagCode.TAKE, "meld0.0": v.TagCode.COMPLETES_CLEAN}


def test_clicking_the_pile_lifts_the_pair_or_says_why_not() -> None:
    turn = to_draw("9S 9H 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.drop("", DISCARD) == Selected(turn.held("9 9"))
    turn = to_draw("9S 4C 5D", "QD 9D", "9C 9D 9S")
    assert turn.wrong("9", DISCARD) == no.PairMissing(turn.view.public.pile[-1], 1)
    assert isinstance(to_draw("9S 4C 5D", "QD 3S").wrong("9", DISCARD), no.PileBlocked)


def test_a_take_worth_too_little_lies_out_and_grows() -> None:
    turn = to_draw("9S 9H 2C 4C 5D", "QD 9D")
    assert isinstance(turn.drop("9 9", DISCARD), Drafted)
    assert turn.acts() == {
        ActCode.TAKE_ALL_BACK: True, ActCode.DRAW: True, ActCode.TAKE: False,
    }  # fmt: skip
    turn.drop("2", "draft0")
    assert turn.acts()[ActCode.TAKE]
    assert [card.code for card in turn.table.zone(DISCARD).cards] == ["QD1"]


def test_other_melds_may_be_laid_out_with_a_take_that_ends_with_a_draw() -> None:
    turn = to_draw("9S 9H KS KH KC 5D", "QD 9D")
    turn.drop("9 9", DISCARD)
    assert isinstance(turn.drop("K K K", NEW_MELD), Drafted)
    take = turn.offers()[ActCode.TAKE].move
    assert isinstance(take, m.TakePile)
    assert len(take.melds) == 2
    after = RULES.view(position("9S 9H KS KH KC 5D 7S 7H", pile="QD 9D"), Seat(0))
    kept = TABLES.kept(after, turn.draft)
    assert not kept.is_take
    assert all(card in after.holding for card in kept.cards)


def test_five_eights_and_too_few_over_cannot_be_played() -> None:
    """Rule 7: holding two eights and a two, five eights on the table."""
    turn = to_draw("8H 8C 2S 4C 5D", "8D 8S", EIGHTS)
    assert isinstance(turn.drop("8 8 2", DISCARD), Drafted)
    assert turn.acts()[ActCode.TAKE] is False


@pytest.mark.parametrize(
    ("down", "holding", "lifted"),
    [
        (EIGHTS, "8H 8C 8D 2S 4C", "8 8 8 2"),
        (EIGHTS, "8H 8C 2S 2H 4C", "8 8 2 2"),
        ("8S 8H 8C 8D 8S 8H", "8C 8D 2S 4C", "8 8 2"),
        ("8S 8H 8C 8D 2S 2H", "8C 8D 2C 4C", "8 8 2"),
    ],
)
def test_an_overflow_is_split_so_that_it_is_legal(down: str, holding: str, lifted: str) -> None:
    move = to_draw(holding, "QD 8S", down).chosen(lifted, DISCARD)
    assert isinstance(move, m.TakePile)
    assert len(move.melds) == 2


# --- what is on offer ---------------------------------------------------------------------------


def test_what_is_on_offer_before_and_after_the_draw() -> None:
    turn = to_draw("9S 4C", "QD")
    assert turn.acts() == {ActCode.DRAW: True}
    assert turn.acts("9") == {ActCode.PUT_BACK: True, ActCode.DRAW: True}
    turn = to_play("9S 4C")
    assert turn.acts() == {ActCode.DISCARD: False}, "it waits for a card"
    assert turn.acts("9") == {ActCode.PUT_BACK: True, ActCode.DISCARD: True}
    turn = to_play("KD 4C 5D", KINGS)
    assert [(act.code, act.role) for act in turn.offers("K").values()] == [
        (ActCode.PUT_BACK, ButtonRole.QUIET),
        (ActCode.DISCARD, ButtonRole.PLAIN),
        (ActCode.LAY, ButtonRole.PRIMARY),
    ]
    turn = to_play("9H", KINGS, in_foot=(0,))
    assert [act.move for act in turn.offers().values()] == [m.EndTurn()], "nothing to discard"
    quota = ("4S 4H 4D 4C 4S 4H 4D", "5S 5H 5D 5C 5S 5H 5D", "6S 6H 6D 6C 6S 2S 2H",
             "7S 7H 7D 7C 7S 2S 2H", "*S *H *S *H *S 2C 2D")  # fmt: skip
    turn = to_play("KD KS 9H", *quota, KINGS, in_foot=(0, 1, 2, 3))
    assert turn.offers()[ActCode.ASK].move == m.Ask()


# --- what is shown ------------------------------------------------------------------------------


def test_a_complete_pile_shows_its_kind_on_top_and_melds_lie_by_rank_wilds_last() -> None:
    turn = to_play("9H 4C", "4S 4C 4S 4C 4H 4S 4C", "6S 6H 6D 6C 6S 2S 2H", "*S 2H *S *H *S 2C 2D")
    zones = [zone for zone in turn.table.zones if zone.side == 0 and zone.slot and zone.cards]
    tops = {zone.slot: zone.cards[-1] for zone in zones}
    assert tops[v.SlotKind.CLEAN].suit.is_red
    assert not tops[v.SlotKind.DIRTY].suit.is_red
    assert tops[v.SlotKind.WILD].is_joker
    zones = to_play("9H 4C", "2S 2H *S", "4S 4H 4D", KINGS).table.zones
    ranks = [zone.rank for zone in zones if zone.key.startswith("meld0")]
    assert ranks == [Rank.KING, Rank.FOUR, None]


def test_no_zone_names_a_hidden_card() -> None:
    turn = to_draw("9S 4C", "QD 9D", KINGS)
    seen = {*turn.view.holding, *turn.view.public.pile}
    seen |= {card for side in turn.view.public.tables for meld in side.melds for card in meld.cards}
    assert {card for zone in turn.table.zones for card in zone.cards} == seen


def test_every_order_of_the_hand() -> None:
    some = cards("*H1 3S1 KS1 9D1 9S1 2C1")
    for order, faces in (
        (HandOrder(Sorting.RANK), "KS 9S 9D 3S 2C *H"),
        (HandOrder(Sorting.SUIT), "KS 9S 3S 9D 2C *H"),
        (HandOrder(Sorting.OWN, cards("9D1 KS1 2C1")), "9D KS 2C 9S 3S *H"),
    ):
        assert [card.face for card in hand_order(some, order)] == faces.split(), order


def test_cards_gained_are_marked_but_not_a_whole_new_hand() -> None:
    before, after, other = (
        RULES.view(position(hand, pile="QD"), Seat(0)) for hand in ("9S 4C", "9S 4C 5D", "KS KC 6D")
    )
    assert [card.face for card in TABLES.dealing.gained(before, after)] == ["5D"]
    assert TABLES.dealing.gained(before, other) == frozenset()


def test_a_hint_names_its_cards_and_its_target() -> None:
    turn = to_play("KD 4C 5D", KINGS)
    king = turn.held("K")
    assert TABLES.gesture(turn.view, m.Lay((m.Placement(king, 0),))) == (king, "meld0.0")
    assert TABLES.gesture(turn.view, m.Discard(king[0])) == (king, DISCARD)
    assert TABLES.gesture(turn.view, m.Draw((2,))) == ((), STOCK)


def test_the_foot_has_a_place_once_it_is_dealt_and_keeps_it_when_picked_up() -> None:
    def zones(state: State) -> dict[str, int]:
        return {zone.key: zone.backs for zone in Turn(state).table.zones}

    assert v.FOOT not in zones(RULES.start())
    assert zones(position("9S 9H 4C 5D"))[v.FOOT] == 13
    assert zones(position("9S 9H 4C 5D", in_foot=[0]))[v.FOOT] == 0


# --- house rules --------------------------------------------------------------------------------


def test_a_complete_pile_takes_more_only_where_melds_are_open() -> None:
    to_play("9D 4C 5D 6H", NINES).wrong("9", CLEAN)
    turn = to_play("9D 4C 5D 6H", NINES, options=OPEN)
    for key in (CLEAN, NEW_MELD):
        assert onto(turn.chosen("9", key)) == [(0, 1)]
    assert CLEAN in {t.key for t in turn.adapter.targets(turn.view, EMPTY, turn.held("9"))}
    large = to_play("4C 5D 6H", NINES + " 9D 9S", options=OPEN)
    assert large.table.zone(CLEAN).piles == (9,), "it tells its size"


def test_a_wild_on_a_clean_pile_is_refused_or_asked_about() -> None:
    kept = Options(open_clean=o.Openness.NATURALS, open_dirty=o.Openness.ALL, open_wild=True)
    to_play("2D 4C 5D 6H", NINES, options=kept).wrong("2", CLEAN)
    spoilt = replace(kept, open_clean=o.Openness.ALL)
    result = to_play("2D 4C 5D 6H", NINES, options=spoilt).drop("2", CLEAN)
    assert isinstance(result, Chosen)
    assert result.warning == v.MakesDirty(Rank.NINE)


def test_the_pile_is_taken_with_one_card_and_a_wild_where_that_is_enough() -> None:
    holding, own = "QS 2D 4C 5D", KINGS
    assert isinstance(to_draw(holding, "QD", own).wrong("Q", DISCARD), no.PairMissing)
    loose = Options(pile_condition=o.PileCondition.PAIR_OR_WILD)
    lifted = to_draw(holding, "QD", own, options=loose).drop("", DISCARD)
    assert isinstance(lifted, Selected)
    assert {card.rank for card in lifted.cards} == {Rank.QUEEN, Rank.TWO}
    taken = to_draw(holding, "QD", own, options=loose).chosen("Q 2", DISCARD)
    assert isinstance(taken, m.TakePile)


def test_one_card_extends_an_own_meld_with_the_top_card() -> None:
    loose = Options(pile_condition=o.PileCondition.ONE_CARD)
    turn = to_draw("QS 4C 5D", "QD", "QH QC QD", options=loose)
    assert isinstance(turn.chosen("Q", DISCARD), m.TakePile)


def test_a_take_completes_a_pile_that_closes_and_begins_another() -> None:
    closing, own = (
        Options(open_clean=o.Openness.CLOSED, open_dirty=o.Openness.ALL, open_wild=False),
        "KS KH KC KD KS",
    )
    turn = to_draw("KS KH KC KD 4C 5D", "KH", own, options=closing)
    taken = turn.chosen("K K K K", DISCARD)
    assert isinstance(taken, m.TakePile)
    assert onto(taken) == [(0, 2), (None, 3)]
    to_draw("KS KH KC 4C 5D", "KH", own, options=closing).wrong("K K K", DISCARD)


def test_black_threes_are_melded_where_they_may_be() -> None:
    refused = to_play("3S 3C 3S 4C 5D", KINGS).wrong("3 3 3", NEW_MELD)
    assert isinstance(refused, no.ThreeMelded)
    clean = Options(black_threes=o.BlackThrees.CLEAN_MELD)
    to_play("3S 3C 3S 4C 5D", KINGS, options=clean).chosen("3 3 3", NEW_MELD)


def test_the_table_says_what_is_needed_and_what_a_complete_meld_is_called() -> None:
    any_piles = Options(quotas=((o.Quota(0, 0, 0, any=3),),), pile_word=o.PileWord.BOOK)
    table = to_play("4C 5D 6H", NINES, options=any_piles).table
    assert (table.panels[0].piles, table.panels[0].need) == (1, 3)
    assert table.zone(CLEAN).need is None
    assert table.pile_word == "book"


def test_ladies_go_on_a_clean_pile_and_nowhere_else() -> None:
    # Set out with the cards of the deck, whoever lifted them.
    special = ALL_PRESETS["special-deck"].options
    rules = HandAndFoot(replace(special, exact_cut_bonus=0, upcard=o.Upcard.BURIED))
    nines = " ".join(["i-"] * 7)
    lady = Turn(position("w- w- d- e- f-", own=(nines,), pile="g-", rules=rules), rules)
    assert onto(lady.chosen("w w", NEW_MELD)) == [(0, 2)]
    without = Turn(position("w- d- e- f-", own=("i- i- i-",), pile="g-", rules=rules), rules)
    assert isinstance(without.wrong("w", NEW_MELD), no.LadyNeedsCleanPile)


def test_two_stock_piles_and_the_cut() -> None:
    options = replace(ALL_PRESETS["simpson"].options, players=2, sides=o.Sides.ALONE, packs=3)
    rules, state = played(options, 0, phases=(Phase.CUT,))
    cutting = Turn(state, rules)
    assert cutting.table.amount.usual == 22
    assert cutting.table.zone(DISCARD) is None
    assert [act.move for act in cutting.offers().values()] == [m.Cut(22)]
    rules, state = played(options, 0, phases=(Phase.DRAW,))
    drawing = Turn(state, rules)
    for key, counts in ((STOCK, (2, 0)), (v.SECOND_STOCK, (0, 2))):
        assert drawing.chosen("", key) == m.Draw(counts)
    assert drawing.offers()[ActCode.DRAW_EACH].move == m.Draw((1, 1))


def test_the_act_of_a_proposed_lift_says_how_many_cards() -> None:
    rules, rng = HandAndFoot(ALL_PRESETS["simpson"].options), Random(3)
    state = rules.start()
    while rules.actor(state) == TABLE:
        state = rules.apply(state, TABLE, rules.table_move(state, rng))
    actor = rules.actor(state)
    assert actor is not None
    act = HandAndFootTable(rules).act(m.Cut(22), rules.view(state, actor))
    assert (act.code, act.number) == (ActCode.CUT, 22)
