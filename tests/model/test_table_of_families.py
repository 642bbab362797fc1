"""Gestures under families' switches about melds and the discard pile."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.table import DISCARD, NEW_MELD, Chosen, Drafted, Refused
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, meld_key
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from tests.model.test_table_hand_and_foot import Turn
from tests.table_positions import position

BESIDE = Options(second_meld=o.SecondMeld.CLEAN_AND_DIRTY)
ONTO = Options(take_onto_meld=True)
FREEZE = Options(
    wilds_freeze=True, wild_on_top=o.WildOnTop.BLOCKS, pile_condition=o.PileCondition.PAIR_OR_WILD
)


def turn(options: Options, holding: str, *own: str, pile: str = "", **public: Any) -> Turn:
    """A turn of a side that has melds *own*: before the draw where there is a *pile*."""
    phase = Phase.DRAW if pile else Phase.PLAY
    state = position(holding, own=own, pile=pile or "4S", phase=phase)
    state = replace(state, public=replace(state.public, **public))
    return Turn(state, HandAndFoot(options))


def onto(move: m.Lay | m.TakePile) -> list[tuple[int | None, str]]:
    """Where a move puts which ranks."""
    return [(one.onto, " ".join(card.rank for card in one.cards)) for one in move.melds]


def test_cards_put_where_new_melds_are_begin_one_beside_another_of_their_rank() -> None:
    beside = turn(BESIDE, "9S 9H 2S 4H", "9C 9D 9S")
    assert onto(beside.chosen("9 9 2", NEW_MELD)) == [(None, "9 9 2")]
    classic = turn(Options(), "9S 9H 2S 4H", "9C 9D 9S")
    assert onto(classic.chosen("9 9 2", NEW_MELD)) == [(0, "9 9 2")]


def test_of_two_melds_naturals_go_onto_the_clean_and_wilds_onto_the_dirty_one() -> None:
    melds = "9C 9D 9S", "9H 9S 2S"
    assert onto(turn(BESIDE, "9S 2H 4H", *melds).chosen("9", NEW_MELD)) == [(0, "9")]
    wrong = turn(BESIDE, "9S 2H 4H", *melds).wrong("2", meld_key(0, 0))
    assert wrong == no.SideBySide(Rank.NINE, is_dirty=True)


def test_a_take_is_shared_among_melds_of_its_rank_where_one_has_no_room() -> None:
    taking = turn(BESIDE, "9S 9H 4H", "9C 9D 9S 9H 9C 9D", "9H 9S 9D 9H 2S", pile="5S 9C")
    taken = taking.chosen("9 9", DISCARD)
    assert isinstance(taken, m.TakePile)
    assert sorted(len(cards.split()) for _, cards in onto(taken)) == [1, 2]


def test_a_click_on_the_pile_takes_its_top_card_onto_a_meld() -> None:
    taking = turn(ONTO, "QS QH 4H", "9C 9D 9S", pile="5S 9C")
    assert onto(taking.chosen("", DISCARD)) == [(0, "9")]
    assert taking.table.zone(DISCARD).is_offered
    assert DISCARD in {target.key for target in taking.adapter.targets(taking.view, EMPTY, ())}
    refused = turn(Options(), "QS QH 4H", "9C 9D 9S", pile="5S 9C").drop("", DISCARD)
    assert isinstance(refused, Refused)


def test_with_a_pair_in_hand_a_click_still_lifts_it() -> None:
    taking = turn(ONTO, "9S 9H 4H", "9C 9D 9S", pile="5S 9C")
    assert [card.rank for card in taking.drop("", DISCARD).cards] == ["9", "9"]  # type: ignore[union-attr]


def test_a_frozen_pile_says_so_and_why_it_stays() -> None:
    shut = turn(FREEZE, "9S 2H 4H", "KC KD KS", pile="2S 9C", frozen=True)
    assert isinstance(shut.wrong("", DISCARD), no.PileFrozen)
    assert shut.table.zone(DISCARD).is_frozen
    free = turn(FREEZE, "9S 2H 4H", "KC KD KS", pile="2S 9C")
    assert isinstance(free.drop("9 2", DISCARD), Chosen | Drafted)


def test_a_wild_beside_too_few_naturals_waits_for_more() -> None:
    options = Options(least_naturals=4)
    assert isinstance(
        turn(options, "9S 9H 9C 9D 2S", "KC KD KS").drop("9 9 9 2", NEW_MELD), Drafted
    )
    wrong = turn(options, "9S 9H 9C 2S 4H", "KC KD KS").wrong("9 9 9 2", NEW_MELD)
    assert wrong == no.TooFewNaturals(Rank.NINE, 3, 4)
