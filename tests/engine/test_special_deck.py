"""The special deck of 262 cards: its ranks, its wilds, its villains and its ladies (section 4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from setting_out import DRAW, Play

from handfoot_gui.core.cards import SPECIAL_RANKS, Card, Rank, Suit, special_deck
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask
from handfoot_gui.games.hand_and_foot.rules.option_values import Openness, Quota
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score
from handfoot_gui.games.hand_and_foot.rules.state import Phase

OPTIONS = PRESETS["special-deck"]
SEVEN_FIVES = "e e e e e e e"
DIRTY = "f f f f f s s"


def position(**where: Any) -> Play:
    return Play(options=OPTIONS, **{"melds": {0: (SEVEN_FIVES,)}, **where})


def test_the_deck_is_sixteen_of_each_number_and_seventy_more() -> None:
    deck = special_deck()
    counts = Counter(card.rank for card in deck)
    assert len(deck) == len(set(deck)) == 262
    assert [counts.pop(Rank(letter)) for letter in "abcdefghijkl"] == [16] * 12
    assert counts == {
        Rank.LORD: 20, Rank.JESTER: 20, Rank.JOKER: 10, Rank.VILLAIN: 10, Rank.LADY: 10,
    }  # fmt: skip
    assert set(SPECIAL_RANKS) == {card.rank for card in deck}
    assert {card.suit for card in deck} == {Suit.NONE}


def test_its_cards_are_written_and_read() -> None:
    for card in special_deck():
        assert Card.parse(card.code) is card
    assert Card.parse("a-16").face == "a-"


def test_the_order_of_a_hand_is_lords_numbers_downwards_and_the_odd_ones() -> None:
    ranks = [Rank("*"), Rank("a"), Rank("s"), Rank("l"), Rank("w"), Rank("r"), Rank("v")]
    shown = sorted((Card(rank, Suit.NONE) for rank in ranks), key=lambda card: card.order)
    assert "".join(card.rank for card in shown) == "rlavws*"


@pytest.mark.parametrize(
    ("rank", "value"),
    [("a", 5), ("f", 5), ("g", 10), ("l", 10), ("r", 20), ("s", 25), ("*", 50), ("v", 0), ("w", 0)],
)
def test_values(rank: str, value: int) -> None:
    face = Card(Rank(rank), Suit.NONE).face
    for black_three in (OPTIONS.black_three_left, OPTIONS.black_three_melded):
        assert OPTIONS.values.by_face(black_three)[face] == value


def test_jesters_and_jokers_are_wild_and_no_number_is() -> None:
    wild = {card.rank for card in special_deck() if card.is_wild}
    assert wild == {Rank.JESTER, Rank.JOKER}
    position(holding="b b c c c s k k", melds={0: (SEVEN_FIVES,)}).lays("b b s", "c c c")


@pytest.mark.parametrize("blocker", ["v", "w"])
def test_a_villain_or_a_lady_on_top_blocks_the_next_player(blocker: str) -> None:
    play = position(holding=f"{blocker} {blocker} k", pile=blocker, phase=DRAW)
    play.refused(play.take(f"top {blocker} {blocker}"), no.PileBlocked(play.public.pile[-1]))


def test_a_villain_is_never_melded() -> None:
    play = position(holding="v v v k k")
    play.refused(play.lay("v v v"), no.ThreeMelded(play.held("v")[0]))


def test_ladies_are_laid_on_a_complete_clean_pile_any_number() -> None:
    play = position(holding="w w k k").lays("0: w w")
    meld = play.public.tables[0].melds[0]
    assert (len(meld.cards), len(meld.ladies)) == (7, 2)
    assert meld.kind == "clean"


@pytest.mark.parametrize("pile", [DIRTY, "s s s s * * *", "e e e e e e"])
def test_on_no_other_meld(pile: str) -> None:
    play = position(holding="w k k", melds={0: (pile,)})
    play.refused(play.lay("0: w"), no.LadyNeedsCleanPile(play.held("w")[0]))
    play.refused(play.lay("w"), no.LadyNeedsCleanPile(play.held("w")[0]))


def test_they_may_come_with_the_card_that_completes_the_pile() -> None:
    play = position(holding="e w k k", melds={0: ("e e e e e e",)}).lays("0: e w")
    assert play.public.tables[0].complete_piles == 1


def test_never_towards_a_minimum() -> None:
    play = position(holding=f"{SEVEN_FIVES} w k k", melds={})
    play.no_lay(no.TooFewPoints(35, 50), f"{SEVEN_FIVES} w")


def test_a_lady_may_be_discarded() -> None:
    play = position(holding="w k").discards("w")
    assert play.public.pile[-1].is_lady


def test_laying_ladies_counts_as_melding() -> None:
    """So it is play from the foot, it may open the foot, and the two-card rule holds."""
    play = position(holding="w w", in_foot=(0, 2)).no_lay(no.KeepCards(0, 2), "0: w w")
    play = position(holding="w", feet={0: "a b c"}).lays("0: w")
    assert play.public.in_foot[0]
    play = position(holding="w k k", in_foot=(0, 2)).lays("0: w")
    assert play.public.played_foot[0]


def test_a_way_out_may_need_them() -> None:
    melds = {0: (SEVEN_FIVES, DIRTY, "s s s s * * *")}
    where: dict[str, Any] = {"in_foot": (0, 2), "played_foot": (2,), "melds": melds}
    play = position(holding="w w k", **where).ask(answer=True).lays("0: w w").discards("k")
    assert play.public.out == 0


def test_a_hundred_for_each_laid_and_five_hundred_against_for_each_left() -> None:
    after = position(holding="w w k k", others={2: "w"}).lays("0: w w")
    line = next(line for line in deal_score(OPTIONS, after.state).lines if line.kind == "ladies")
    left = sum(card.is_lady for card in (*after.state.holdings[2], *after.state.feet[0],
                                         *after.state.feet[2]))  # fmt: skip
    assert left == 1
    assert line.points(0) == 200 - 500


def test_a_lady_is_buried_as_upcard_and_a_villain_stays() -> None:
    assert OPTIONS.buries(Card(Rank.LADY, Suit.NONE))
    assert not OPTIONS.buries(Card(Rank.VILLAIN, Suit.NONE))


def test_three_piles_of_any_kind_are_the_quota() -> None:
    where: dict[str, Any] = {"holding": "k k k", "in_foot": (0, 2), "played_foot": (2,)}
    for melds, missing in (
        ((SEVEN_FIVES, DIRTY), 1),
        ((SEVEN_FIVES, DIRTY, "a a a a a a a"), 0),
        ((DIRTY, "s s s s * * *", "g g g g g s s"), 0),
    ):
        play = position(melds={0: melds}, **where)
        found = play.rules.problem(play.rules.view(play.state, play.seat), play.lay("k k k"))
        assert found == no.KeepCards(0, 2)
        expected = no.NoWayOut(0, 0, 0, any=1) if missing else None
        assert play.problem(Ask()) == expected


TURNING = msgspec.structs.replace(
    OPTIONS,
    open_clean=Openness.ALL,
    open_dirty=Openness.ALL,
    open_wild=True,
    quotas=((Quota(0, 0, 0),),),
)


@pytest.mark.parametrize(
    ("holding", "piles", "may"),
    [
        ("s k", (SEVEN_FIVES,), True),
        ("w k", (SEVEN_FIVES,), True),
        ("w s k", (SEVEN_FIVES,), False),
        ("w s k", (SEVEN_FIVES, "a a a a a a a"), True),
        ("w s k", (SEVEN_FIVES, "a a a a a a a w"), True),
        ("s k", (f"{SEVEN_FIVES} w",), False),
        ("s k", (f"{SEVEN_FIVES} w", "f f f f f f s"), True),
        ("s k k", (f"{SEVEN_FIVES} w", "k k k k k k k"), True),
    ],
)
def test_a_pile_with_a_lady_stays_clean_where_wilds_may_go_onto_clean_piles(
    holding: str, piles: tuple[str, ...], may: bool
) -> None:
    """So a wild and a lady in the hand need two piles."""
    where: dict[str, Any] = {"in_foot": (0, 2), "played_foot": (2,), "melds": {0: piles}}
    play = Play(holding, options=TURNING, **where)
    if "w" in piles[0]:
        lady = play.public.tables[0].melds[0].ladies[0]
        play.no_lay(no.LadyNeedsCleanPile(lady), "0: s")
    assert (play.problem(Ask()) is None) is may
    if may:
        play.ask(answer=True)
        while play.phase is not Phase.DEAL_OVER:
            view = play.rules.view(play.state, play.seat)
            play.allowed(next(iter(play.rules.suggestions(view))))
        assert play.public.out == 0
