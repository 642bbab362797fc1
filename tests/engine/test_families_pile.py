"""Families' switches about melds and the discard pile: each sentence of their page is a test."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import CLEAN, DIRTY, DRAW, EIGHTS, Play, position, under

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.rules import option_values as v
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, ChooseDealer, Deal, EndTurn, TurnUp
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

PAIR_OR_WILD = v.PileCondition.PAIR_OR_WILD
BLOCKS = v.WildOnTop.BLOCKS
BESIDE = under(second_meld=v.SecondMeld.CLEAN_AND_DIRTY)
ANY_TIME = under(second_meld=v.SecondMeld.ANY_TIME)
NINES = "9 9 9 9 9 9 9"


def drawing(options: Options, holding: str, pile: str, *melds: str, **more: Any) -> Play:
    return position(options, holding, pile=pile, phase=DRAW, melds={0: ("K K K", *melds)}, **more)


def frozen(play: Play) -> Play:
    """The same position with a frozen pile."""
    play.state = replace(play.state, public=replace(play.public, frozen=True))
    return play


def refuses(field: str, other: str, **changes: Any) -> None:
    options = under(**changes)
    with pytest.raises(OptionsError) as caught:
        options.check()
    assert caught.value.fields == (field, other)


# S6. How much is taken ---------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "taken"), [(4, 4), (9, 5)])
def test_from_three_cards_on_a_take_brings_the_top_five_or_all(size: int, taken: int) -> None:
    pile = " ".join(["4"] * (size - 1) + ["9"])
    play = drawing(under(take_least=3, take_most=5), "9 9 J", pile).takes("top 9 9")
    assert len(play.public.pile) == size - taken


def test_a_pile_of_fewer_cards_than_it_must_have_is_not_taken() -> None:
    play = drawing(under(take_least=3, take_most=5), "9 9 J", "4 9")
    play.no_take(no.PileTooSmall(2, 3), "top 9 9")
    play = drawing(under(take_least=7, take_most=7), "9 9 J", "4 4 4 4 4 9")
    play.no_take(no.PileTooSmall(6, 7), "top 9 9")


def test_a_pile_must_not_have_more_cards_than_a_take_brings() -> None:
    refuses("take_least", "take_most", take_least=9, take_most=7)
    under(take_least=9, take_most=0).check()


# S7. What a take needs ---------------------------------------------------------------------------


def test_the_top_card_alone_is_laid_onto_an_own_meld_of_its_rank() -> None:
    for options, allowed in ((under(take_onto_meld=True), True), (Options(), False)):
        play = drawing(options, "Q Q J", "4 8", "8 8 8 8")
        move = play.take("1: top")
        assert (play.problem(move) is None) is allowed
    play.no_take(no.PairMissing(play.pile[-1], 0), "1: top")


def test_44_taking_onto_a_meld_may_complete_a_pile_and_needs_no_overflow() -> None:
    play = drawing(under(take_onto_meld=True), "Q Q J", "4 8", "8 8 8 8 8 8").takes("1: top")
    assert play.public.tables[0].complete_piles == 1
    assert sorted(card.rank for card in play.holding) == ["4", "J", "Q", "Q"]


def test_or_onto_a_complete_one_that_takes_naturals() -> None:
    opened = under(take_onto_meld=True, open_clean=v.Openness.NATURALS)
    drawing(opened, "Q Q J", "4 8", EIGHTS).takes("1: top")
    play = drawing(under(take_onto_meld=True), "Q Q J", "4 8", EIGHTS)
    play.no_take(no.PairMissing(play.pile[-1], 0), "1: top")


def test_44_taking_onto_a_meld_keeps_back_like_any_take() -> None:
    play = drawing(under(take_onto_meld=True), "Q", "8", "8 8 8 8", in_foot=(0,))
    play.no_take(no.KeepCards(1, 2), "1: top")


def test_the_top_card_is_not_the_begin_of_a_meld_by_itself() -> None:
    play = drawing(under(take_onto_meld=True), "8 2 J", "4 8", "8 8 8 8")
    play.no_take(no.SecondMeldOfRank(Rank.EIGHT), "top 8 2")


def test_before_the_first_meld_a_natural_pair_is_needed_and_later_less() -> None:
    options = under(take_before_down=v.TakeBeforeDown.NATURAL_PAIR, pile_condition=PAIR_OR_WILD)
    where: dict[str, Any] = {"pile": "4 9", "phase": DRAW, "melds": {}}
    play = position(options, "9 2 J", **where)
    play.refused(play.take("top 9 2"), no.PairBeforeDown(play.pile[-1], 1))
    position(options, "9 9 2 J", **where).takes("top 9 9 2")
    drawing(options, "9 2 J", "4 9").takes("top 9 2")


def test_never_who_is_not_down_does_not_take() -> None:
    options = under(take_before_down=v.TakeBeforeDown.NEVER)
    play = position(options, "A A A J", pile="4 A", phase=DRAW, melds={})
    play.refused(play.take("top A A A"), no.NotDown())


# S8. Frozen pile ---------------------------------------------------------------------------------


FREEZE = under(wilds_freeze=True, wild_on_top=BLOCKS, pile_condition=PAIR_OR_WILD)


def test_a_frozen_pile_needs_a_natural_pair() -> None:
    play = frozen(drawing(FREEZE, "9 2 J", "2 9"))
    play.no_take(no.PileFrozen(play.pile[-1], 1), "top 9 2")
    frozen(drawing(FREEZE, "9 9 J", "2 9")).takes("top 9 9")


def test_the_pile_is_frozen_from_the_moment_a_wild_is_discarded_onto_it() -> None:
    play = position(FREEZE, "2 J J", pile="4 5").discards("2")
    assert play.public.frozen
    assert not position(FREEZE, "3S J J", pile="4 5").discards("3S").public.frozen, (
        "a black three blocks and does not freeze"
    )
    assert not position(Options(), "2 J J", pile="4 5").discards("2").public.frozen


def test_until_the_next_take_even_if_the_wild_stays() -> None:
    options = replace(FREEZE, take_most=3)
    play = frozen(drawing(options, "9 9 J", "2 4 5 6 9")).takes("top 9 9")
    assert [card.rank for card in play.public.pile] == ["2", "4"]
    assert not play.public.frozen
    drawing(options, "9 2 J", "2 4 5 6 9").takes("top 9 2")


def test_a_frozen_pile_is_never_taken_onto_a_meld() -> None:
    options = replace(FREEZE, take_onto_meld=True)
    drawing(options, "Q Q J", "2 8", "8 8 8 8").takes("1: top")
    play = frozen(drawing(options, "Q Q J", "2 8", "8 8 8 8"))
    play.no_take(no.PileFrozen(play.pile[-1], 0), "1: top")


def test_a_matching_pair_of_wilds_takes_a_frozen_pile_too() -> None:
    options = under(wilds_freeze=True)
    frozen(drawing(options, "2 2 J", "4 2")).takes("top 2 2")


def test_a_wild_cannot_freeze_a_pile_that_it_takes_off_the_table() -> None:
    refuses("wilds_freeze", "wild_on_top", wilds_freeze=True, wild_on_top=v.WildOnTop.REMOVES)


def turned(options: Options, top: str) -> State:
    """The state after everything was turned up of a deck whose stock begins with *top*."""
    rules = HandAndFoot(options)
    state = rules.apply(rules.start(), TABLE, ChooseDealer(rules.start().public.dealer))
    deck, first = list(rules.cards), []
    for face in top.split():
        first.append(next(card for card in deck if face in (card.face, card.rank)))
        deck.remove(first[-1])
    place = options.players * options.each_dealt
    state = rules.apply(state, TABLE, Deal((*deck[:place], *first, *deck[place:])))
    while state.public.phase is Phase.TURN_UP:
        move = rules.table_move(state, Random(1))
        assert isinstance(move, TurnUp)
        state = rules.apply(state, TABLE, move)
    return state


def test_on_a_wild_or_red_three_turned_up_another_is_turned() -> None:
    covered = under(upcard=v.Upcard.COVERED, wilds_freeze=True)
    public = turned(covered, "2 3H 8").public
    assert [card.rank for card in public.pile] == ["2", "3", "8"]
    assert public.frozen
    assert public.turns == 1
    black = turned(covered, "3S").public
    assert [card.face for card in black.pile] == ["3S"]
    assert not black.frozen
    left = turned(under(upcard=v.Upcard.LEFT, wilds_freeze=True), "3H").public
    assert left.frozen, "so does a red three that is left in place"


def test_where_wilds_remove_a_wild_that_is_turned_up_is_buried() -> None:
    options = under(upcard=v.Upcard.COVERED, wild_on_top=v.WildOnTop.REMOVES)
    assert [card.face for card in turned(options, "2 8S").public.pile] == ["8S"]


# S10. Bans ---------------------------------------------------------------------------------------


def banned(cards: v.Banned, until: v.BanUntil, **changes: Any) -> Options:
    return under(discard_bans=(v.DiscardBan(cards, until),), **changes)


WILDS = banned(v.Banned.WILD, v.BanUntil.ALWAYS)
READY: dict[str, Any] = {"in_foot": (0, 2), "played_foot": (0, 2)}


def test_wilds_that_may_never_be_discarded_end_a_turn_without_a_discard() -> None:
    play = position(WILDS, "2 *", melds={0: ("K K K",)})
    for wild in ("2", "*"):
        move = play.discard(wild)
        play.refused(move, no.CardBanned(move.card, v.BanUntil.ALWAYS))
    play.allowed(EndTurn())


def test_47_a_meld_may_not_leave_only_banned_cards_if_another_choice_exists() -> None:
    position(WILDS, "9 9 9 J 2").lays("9 9 9").discards("J")
    full: dict[str, Any] = {"melds": {0: ("K K K 2",)}}
    position(WILDS, "9 9 9 2 2", **full).no_lay(no.OnlyBannedLeft(), "9 9 9")
    position(WILDS, "9 9 9 2", **full).lays("9 9 9").lays("1: 2")
    position(Options(), "9 9 9 2 2", **full).lays("9 9 9").discards("2")


def test_until_the_own_or_every_side_has_a_complete_pile_of_that_rank() -> None:
    own = banned(v.Banned.NINE, v.BanUntil.OWN_SIDE)
    every = banned(v.Banned.NINE, v.BanUntil.EVERY_SIDE)
    for options, mine, theirs, allowed in (
        (own, "K K K", "K K K", False), (own, NINES, "K K K", True),
        (every, NINES, "K K K", False), (every, "9 9 9 9 9 2 2", NINES, True),
    ):  # fmt: skip
        play = position(options, "9 J", melds={0: (mine,), 1: (theirs,)})
        assert (play.problem(play.discard("9")) is None) is allowed, (mine, theirs)


def test_wilds_wait_for_a_wild_pile() -> None:
    options = banned(v.Banned.WILD, v.BanUntil.OWN_SIDE)
    position(options, "2 J", melds={0: ("2 2 2 2 * * *",)}).discards("2")
    play = position(options, "2 J", melds={0: ("2 2 2 * * *",)})
    play.refused(play.discard("2"), no.CardBanned(play.held("2")[0], v.BanUntil.OWN_SIDE))


def test_last_is_not_among_the_discards_that_go_out() -> None:
    sevens = banned(v.Banned.SEVEN, v.BanUntil.LAST, permission=False)
    piles = (*CLEAN, "6 6 6 6 6 2 2", "8 8 8 8 8 2 2", "* * * * * 2 2")
    play = position(sevens, "7", melds={0: piles}, **READY)
    play.refused(play.discard("7"), no.CardBanned(play.held("7")[0], v.BanUntil.LAST))
    out = position(sevens, "7", melds={0: (*piles, "7 7 7")}, **READY)
    out.lays(f"{len(piles)}: 7").went_out()


def test_nobody_asks_to_go_out_by_a_card_that_may_not_be_the_last() -> None:
    piles = (*CLEAN, "6 6 6 6 6 2 2", "8 8 8 8 8 2 2", "* * * * * 2 2")
    for cards, held, allowed in (
        (v.Banned.WILD, "2", False), (v.Banned.WILD, "J", True), (v.Banned.JACK, "J", False),
        (v.Banned.BLACK_THREE, "3S", False), (v.Banned.BLACK_THREE, "9", True),
    ):  # fmt: skip
        play = position(banned(cards, v.BanUntil.LAST), held, melds={0: piles}, **READY)
        assert (play.problem(Ask()) is None) is allowed, (cards, held)


def test_what_can_neither_be_melded_nor_discarded_is_refused() -> None:
    for cards, until, changes, other in (
        (v.Banned.BLACK_THREE, v.BanUntil.ALWAYS, {}, "black_threes"),
        (v.Banned.BLACK_THREE, v.BanUntil.OWN_SIDE, {}, "black_threes"),
        (v.Banned.RED_THREE, v.BanUntil.ALWAYS, {"red_threes": v.RedThrees.PENALTY}, "red_threes"),
        (v.Banned.WILD, v.BanUntil.OWN_SIDE, NO_WILD_MELDS, "wild_melds"),
    ):  # fmt: skip
        with pytest.raises(OptionsError) as caught:
            banned(cards, until, **changes).check()
        assert caught.value.fields == ("discard_bans", other)
    banned(v.Banned.BLACK_THREE, v.BanUntil.LAST).check()
    banned(v.Banned.WILD, v.BanUntil.ALWAYS, **NO_WILD_MELDS).check()


NO_WILD_MELDS: dict[str, Any] = {
    "wild_melds": False, "wild_on_top": BLOCKS, "quotas": ((v.Quota(2, 2, 0),),),
}  # fmt: skip


# S11. Second meld --------------------------------------------------------------------------------


def test_a_clean_and_a_dirty_meld_of_a_rank_may_lie_side_by_side() -> None:
    play = position(BESIDE, "9 9 2 J J", melds={0: ("9 9 9",)}).lays("9 9 2")
    assert play.melds == ("9 9 9", "9 9 2")
    position(BESIDE, "9 9 9 J J", melds={0: ("9 9 9",)}).no_lay(
        no.SideBySide(Rank.NINE, is_dirty=False), "9 9 9"
    )
    position(BESIDE, "9 9 2 J J", melds={0: ("9 9 2",)}).no_lay(
        no.SideBySide(Rank.NINE, is_dirty=True), "9 9 2"
    )


def test_48_no_wild_goes_onto_the_clean_one_while_a_dirty_one_is_incomplete() -> None:
    play = position(BESIDE, "2 9 J J", melds={0: ("9 9 9", "9 9 2")})
    play.no_lay(no.SideBySide(Rank.NINE, is_dirty=True), "0: 2").lays("0: 9")


def test_48_it_is_tested_at_the_end_of_each_move() -> None:
    play = position(BESIDE, "2 J J", melds={0: ("9 9 9 9 9 9", "9 9 2")}).lays("0: 2")
    assert play.public.tables[0].complete_piles == 1


def test_one_incomplete_wild_meld() -> None:
    position(BESIDE, "2 2 2 J J", melds={0: ("2 2 *",)}).no_lay(
        no.SideBySide(None, is_dirty=None), "2 2 2"
    )


def test_any_time_there_is_no_limit_wild_melds_too() -> None:
    position(ANY_TIME, "9 9 9 J J", melds={0: ("9 9 9",)}).lays("9 9 9")
    position(ANY_TIME, "2 2 2 J J", melds={0: ("2 2 *",)}).lays("2 2 2")
    position(ANY_TIME, "2 J J", melds={0: ("9 9 9", "9 9 2")}).lays("0: 2")


@pytest.mark.parametrize("options", [BESIDE, ANY_TIME])
def test_49_the_top_card_and_its_match_may_be_spread_over_melds_of_the_rank(
    options: Options,
) -> None:
    for parts in (("1: top 9", "2: 9"), ("1: 9", "2: top 9"), ("1: top 9 9",)):
        drawing(options, "9 9 J", "4 9", "9 9 9", "9 9 2").takes(*parts)
    play = drawing(options, "9 9 9 J", "4 9", "9 9 9 9 9 9").takes("1: 9", "top 9 9")
    assert play.public.tables[0].complete_piles == 1, "rule 7 does not apply"
    play = drawing(options, "9 9 J", "4 9", "9 9 9", "9 9 2")
    play.no_take(no.PairNotMelded(play.pile[-1]), "1: top 9")


def test_both_complete_score_as_two_piles() -> None:
    play = position(BESIDE, "J J", melds={0: (NINES, "9 9 9 9 9 2 2")})
    assert table_points(BESIDE, play.public.tables[0], 1) == 500 + 70 + 300 + 90


# S12. Wilds in a meld ----------------------------------------------------------------------------


def test_more_naturals_than_wilds_and_never_more_than_three_wilds() -> None:
    options = under(wild_limit=v.WildLimit.MORE, most_wilds=3, open_dirty=v.Openness.ALL)
    play = position(options, "2 9 J J", melds={0: ("9 9 9 9 9 9 9 2 2 2",)})
    play.no_lay(no.TooManyWilds(Rank.NINE, 7, 4, 3), "0: 2").lays("0: 9")


def test_a_wild_lies_only_beside_so_many_naturals() -> None:
    options = under(least_naturals=4)
    play = position(options, "9 9 9 9 2 J J", melds={})
    play.no_lay(no.TooFewNaturals(Rank.NINE, 3, 4), "9 9 9 2").lays("9 9 9 9 2")
    assert table_points(options, play.public.tables[0], 1) == 60


def test_seven_naturals_leave_no_room_for_a_wild() -> None:
    refuses("least_naturals", "quotas", least_naturals=7)
    refuses("quotas", "most_wilds", most_wilds=0)


# S13. Piles after seven --------------------------------------------------------------------------


def test_clean_piles_take_more_of_their_rank_and_dirty_ones_are_closed() -> None:
    options = under(open_clean=v.Openness.NATURALS)
    play = position(options, "9 9 8 J J", melds={0: (NINES, "8 8 8 8 8 2 2")}).lays("0: 9 9")
    assert table_points(options, play.public.tables[0], 1) == 500 + 90 + 300 + 90
    play.no_lay(no.MeldComplete(Rank.EIGHT), "1: 8")


def test_a_clean_pile_that_takes_a_wild_is_a_dirty_one_from_then_on() -> None:
    play = Play("* 4 J", seat=0, melds={0: ("K K K K K K K",)}, options=preset("simpson"))
    before = table_points(play.rules.options, play.public.tables[0], 1)
    play.lays("0: *")
    assert (before, table_points(play.rules.options, play.public.tables[0], 1)) == (370, 220)


@pytest.mark.parametrize("opened", [v.Openness.CLOSED, v.Openness.NATURALS])
def test_where_dirty_ones_take_no_wilds_no_second_wild_goes_onto_it(opened: v.Openness) -> None:
    options = under(open_clean=v.Openness.ALL, open_dirty=opened)
    play = position(options, "2 2 2 9 J J", melds={0: (NINES,)})
    play.no_lay(no.TooManyWilds(Rank.NINE, 7, 2, 1), "0: 2 2").lays("0: 9 2")
    wrong = no.MeldComplete if opened is v.Openness.CLOSED else no.WildsClosed
    play.no_lay(wrong(Rank.NINE), "0: 2")


def test_a_clean_pile_that_turned_dirty_counts_so_in_the_quota() -> None:
    options = under(open_clean=v.Openness.ALL, permission=False, quotas=((v.Quota(2, 2, 0),),))
    melds = {0: (*CLEAN, NINES, DIRTY[0])}
    where: dict[str, Any] = {"melds": melds, "in_foot": (0, 2), "played_foot": (0, 2)}
    position(options, "2 J", **where).lays("2: 2").discards("J").went_out()


# First meld by score -----------------------------------------------------------------------------


def test_from_the_last_step_of_the_score_on_its_points_stay() -> None:
    steps = tuple(map(v.ScoreStep, (0, 1500, 20_000), (15, 50, 150)))
    options = under(minima_by_score=steps)
    assert [options.minimum(1, score) for score in (-5, 0, 1499, 1500, 30_000)] == [
        15, 50, 50, 150, 150,
    ]  # fmt: skip
