"""Each switch of section 3: what one value allows, another forbids, in the same position."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from setting_out import CLEAN, DIRTY, DOWN, DRAW, EIGHTS, QUOTA, Play, position, under

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    ChooseDealer,
    Cut,
    Deal,
    Draw,
    EndTurn,
    LayRedThree,
    Lift,
    Move,
    PickUpFoot,
    Reshuffle,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    BlackThrees,
    CardValues,
    Deck,
    DiscardBan,
    FootOpened,
    Openness,
    PartnersInFoot,
    Passing,
    PileCondition,
    Quota,
    RedThrees,
    ScoreStep,
    SecondMeld,
    Sides,
    SpecialPile,
    StockOut,
    TakeBeforeDown,
    Upcard,
    WildLimit,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

Made = Callable[[Play], Move]


def lay(*parts: str) -> Made:
    return lambda play: play.lay(*parts)


def take(*parts: str) -> Made:
    return lambda play: play.take(*parts)


def discard(text: str) -> Made:
    return lambda play: play.discard(text)


MORE = WildLimit.MORE
SIX = {"players": 6, "packs": 7}
OPEN = {"open_clean": Openness.NATURALS, "open_dirty": Openness.ALL, "open_wild": True}
NATURALS = {"open_clean": Openness.NATURALS, "open_dirty": Openness.NATURALS, "open_wild": True}
OWN_SEVENS = (DiscardBan(Banned.SEVEN, BanUntil.OWN_SIDE),)
KIND_OF_SEVENS = (SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),)
ALL_SEVENS = (DiscardBan(Banned.SEVEN, BanUntil.EVERY_SIDE),)
LAST_SEVENS = (DiscardBan(Banned.SEVEN, BanUntil.LAST),)
ONLY_DIRTY = {"open_dirty": Openness.ALL}
DIRTY_EIGHTS = "8 8 8 8 8 2 2"

CASES: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], Made, type[Problem]]] = [
    # field, allowing, forbidding, position, move, problem
    ("wild_limit", {"wild_limit": MORE}, {}, {"holding": "8 8 8 2 2 J J"},
     lay("8 8 8 2 2"), no.TooManyWilds),
    ("wild_limit as many", {"wild_limit": WildLimit.AS_MANY}, {"wild_limit": MORE},
     {"holding": "8 8 2 2 J J"}, lay("8 8 2 2"), no.TooManyWilds),
    ("wild_limit at most", {"wild_limit": WildLimit.FREE, "most_wilds": 3},
     {"wild_limit": WildLimit.FREE, "most_wilds": 2}, {"holding": "8 8 2 2 * J J"},
     lay("8 8 2 2 *"), no.TooManyWilds),
    ("wild_melds", {},
     {"wild_melds": False, "wild_on_top": WildOnTop.BLOCKS, "quotas": ((Quota(2, 2, 0),),)},
     {"holding": "2 2 * J J"},
     lay("2 2 *"), no.NoWildMelds),
    ("second_meld", {}, {"second_meld": SecondMeld.NEVER},
     {"holding": "8 8 8 J J", "melds": {0: (EIGHTS,)}}, lay("8 8 8"), no.OnlyOneMeld),
    ("open", NATURALS, {},
     {"holding": "8 J J", "melds": {0: (EIGHTS,)}}, lay("0: 8"), no.MeldComplete),
    ("open wild", OPEN, {**NATURALS, "wild_limit": MORE},
     {"holding": "8 2 J J", "melds": {0: ("8 8 8 8 8 8 2",)}}, lay("0: 8 2"), no.WildsClosed),
    ("open dirty", ONLY_DIRTY, {},
     {"holding": "8 J J", "melds": {0: (DIRTY_EIGHTS,)}}, lay("0: 8"), no.MeldComplete),
    ("open dirty, clean", OPEN, ONLY_DIRTY,
     {"holding": "8 J J", "melds": {0: (EIGHTS,)}}, lay("0: 8"), no.MeldComplete),
    ("open dirty, wild pile", NATURALS,
     ONLY_DIRTY,
     {"holding": "2 J J", "melds": {0: ("2 2 2 2 * * *",)}}, lay("0: 2"), no.MeldComplete),
    ("open_clean to all", {**OPEN, "open_clean": Openness.ALL}, OPEN,
     {"holding": "2 J J", "melds": {0: (EIGHTS,)}}, lay("0: 2"), no.WildsClosed),
    ("black_threes", {"black_threes": BlackThrees.CLEAN_MELD}, {},
     {"holding": "3S 3S 3C J J"}, lay("3S 3S 3C"), no.ThreeMelded),
    ("black_threes going out", {"black_threes": BlackThrees.CLEAN_MELD},
     {"black_threes": BlackThrees.GOING_OUT},
     {"holding": "3S 3S 3C J J"}, lay("3S 3S 3C"), no.ThreesOnlyGoingOut),
    ("minima", {"minima": (30,)}, {}, {"holding": "8 8 8 J J", "melds": {}},
     lay("8 8 8"), no.TooFewPoints),
    ("minima_by_score", {"minima_by_score": (ScoreStep(500, 30),)}, {},
     {"holding": "8 8 8 J J", "melds": {}}, lay("8 8 8"), no.TooFewPoints),
    ("values", {"values": CardValues(eight=20)}, {}, {"holding": "8 8 8 J J", "melds": {}},
     lay("8 8 8"), no.TooFewPoints),
    ("concealed_deals", {}, {"concealed_deals": (1,)},
     {"holding": "A A A J J", "melds": {}}, lay("A A A"), no.PileNeeded),
    ("concealed_deals, down by seven", {"concealed_deals": (1,), "minima": (500,)},
     {"minima": (500,)}, {"holding": f"{EIGHTS} J J", "melds": {}}, lay(EIGHTS), no.TooFewPoints),
    ("take_before_down", {}, {"take_before_down": TakeBeforeDown.NEVER},
     {"holding": "A A J J", "melds": {}, "pile": "A", "phase": DRAW}, take("top A A"),
     no.NotDown),
    ("take exactly", {}, {"take_least": 7},
     {"holding": "8 8 J J", "pile": "4 5 6 8", "phase": DRAW}, take("top 8 8"), no.PileTooSmall),
    ("pile_condition", {"pile_condition": PileCondition.PAIR_OR_WILD}, {},
     {"holding": "8 2 J J", "pile": "8", "phase": DRAW}, take("top 8 2"), no.PairMissing),
    ("pile_condition one card", {"pile_condition": PileCondition.ONE_CARD},
     {"pile_condition": PileCondition.PAIR_OR_WILD},
     {"holding": "8 J J", "melds": {0: ("8 8 8",)}, "pile": "8", "phase": DRAW},
     take("0: top 8"), no.MatchMissing),
    ("wild_on_top", {}, {"wild_on_top": WildOnTop.BLOCKS},
     {"holding": "2 2 J J", "pile": "2", "phase": DRAW}, take("top 2 2"), no.PileBlocked),
    ("discard_bans", {}, {"discard_bans": OWN_SEVENS}, {"holding": "7 J J"},
     discard("7"), no.CardBanned),
    ("discard_bans every side", {"discard_bans": OWN_SEVENS},
     {"discard_bans": ALL_SEVENS},
     {"holding": "7 J J", "melds": {0: ("7 7 7 7 7 7 7",)}}, discard("7"), no.CardBanned),
    ("foot_opened", {}, {"foot_opened": FootOpened.PILE}, {"holding": "J J J"},
     lay("J J J"), no.KeepCards),
    ("foot_opened, discard", {}, {"foot_opened": FootOpened.PILE}, {"holding": "J"},
     discard("J"), no.KeepCards),
    ("permission", {}, {"permission": False},
     {"holding": "J J J", "melds": {0: QUOTA}, "in_foot": (0, 2), "played_foot": (0, 2)},
     lambda _: Ask(), no.NoPartner),
    ("permission not needed", {"permission": False}, {},
     {"holding": "J J J", "melds": {0: QUOTA}, "in_foot": (0, 2), "played_foot": (0, 2)},
     lay("J J J"), no.KeepCards),
    ("partners_in_foot no", {"partners_in_foot": PartnersInFoot.NO},
     {"partners_in_foot": PartnersInFoot.PICKED_UP},
     {"holding": "J J J", "melds": {0: QUOTA}, "in_foot": (0,)},
     lambda _: Ask(), no.PartnerNotReady),
    ("partners_in_foot picked up", {"partners_in_foot": PartnersInFoot.PICKED_UP}, {},
     {"holding": "J J J", "melds": {0: QUOTA}, "in_foot": (0, 2), "played_foot": (0,)},
     lambda _: Ask(), no.PartnerNotReady),
    ("must_discard_last", {"permission": False},
     {"permission": False, "must_discard_last": True},
     {"holding": "J J J", "melds": {0: QUOTA}, "in_foot": (0, 2), "played_foot": (0, 2)},
     lay("J J J"), no.KeepCards),
    ("discard_bans last", {"permission": False},
     {"permission": False, "discard_bans": LAST_SEVENS},
     {"holding": "7", "melds": {0: QUOTA}, "in_foot": (0, 2), "played_foot": (0, 2)},
     discard("7"), no.CardBanned),
    ("quotas", {"permission": False, "quotas": ((Quota(2, 0, 0),),)},
     {"permission": False, "quotas": ((Quota(2, 1, 0),),)},
     {"holding": "J", "melds": {0: CLEAN}, "in_foot": (0, 2), "played_foot": (0, 2)},
     discard("J"), no.KeepCards),
    ("quotas of any kind", {"permission": False, "quotas": ((Quota(0, 0, 0, 3),),)},
     {"permission": False, "quotas": ((Quota(0, 0, 0, 5),),)},
     {"holding": "J", "melds": {0: (*CLEAN, *DIRTY)}, "in_foot": (0, 2), "played_foot": (0, 2)},
     discard("J"), no.KeepCards),
    ("quotas of sevens",
     {"permission": False, "quotas": ((Quota(2, 1, 0),),)},
     {"permission": False, "quotas": ((Quota(2, 1, 0),),), "special_piles": KIND_OF_SEVENS},
     {"holding": "J", "melds": {0: (*CLEAN, DIRTY[1])}, "in_foot": (0, 2),
      "played_foot": (0, 2)},
     discard("J"), no.KeepCards),
    ("sides", {}, {"sides": Sides.ALONE}, {"holding": "K J J", "seat": 2},
     lay("0: K"), no.NoSuchMeld),
    ("sides of six", {**SIX, "sides": Sides.TEAMS}, {**SIX, "sides": Sides.PAIRS},
     {"holding": "K J J", "seat": 2}, lay("0: K"), no.NoSuchMeld),
    ("players", {**SIX, "sides": Sides.PAIRS}, {"sides": Sides.PAIRS},
     {"holding": "K J J", "seat": 3}, lay("0: K"), no.NoSuchMeld),
    ("draws", {"draws": (3,)}, {}, {"phase": DRAW, "holding": "J J"},
     lambda _: Draw((3,)), no.WrongDraw),
    ("stock_piles", {"stock_piles": 2}, {}, {"phase": DRAW, "holding": "J J"},
     lambda _: Draw((1, 1)), no.WrongDraw),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_what_one_value_allows_another_forbids(case: tuple[Any, ...]) -> None:
    _, allowing, forbidding, where, made, problem = case
    allowed = position(under(**allowing), **where)
    assert allowed.problem(made(allowed)) is None
    refused = position(under(**forbidding), **where)
    found = refused.problem(made(refused))
    assert isinstance(found, problem), found


def test_minima_go_by_the_score_at_the_deal_s_start() -> None:
    """Negative totals count as the lowest step; the last step holds from there on."""
    options = under(minima_by_score=(ScoreStep(500, 50), ScoreStep(1000, 90), ScoreStep(1500, 120)))
    found = [options.minimum(3, score) for score in (-2000, 0, 499, 500, 999, 1000, 1499, 9000)]
    assert found == [50, 50, 50, 90, 90, 120, 120, 120]


def finished_deal(*points: int) -> DealScore:
    items = tuple((Item("high", 1, each),) for each in points)
    return DealScore(1, Seat(0), "stock", None, (Line("cards_melded", items),))


def test_a_side_s_minimum_goes_by_its_own_score() -> None:
    options = under(minima_by_score=(ScoreStep(500, 30), ScoreStep(20_000, 150)))
    where: dict[str, Any] = {"holding": "8 8 8 J J", "melds": {}, "deal": 2, "options": options}
    poor = Play(results=(finished_deal(499, 500),), **where)
    assert poor.problem(poor.lay("8 8 8")) is None
    rich = Play(results=(finished_deal(500, 499),), **where)
    rich.no_lay(no.TooFewPoints(30, 150), "8 8 8")


def test_quotas_go_by_deal_and_the_last_one_repeats() -> None:
    options = under(quotas=((Quota(1, 1, 0),), (Quota(2, 2, 0),)))
    assert [options.quota(deal) for deal in (1, 2, 3, 9)] == [
        (Quota(1, 1, 0),), (Quota(2, 2, 0),), (Quota(2, 2, 0),), (Quota(2, 2, 0),),
    ]  # fmt: skip


# Taking ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "left"),
    [
        ({"take_most": 0}, 0),
        ({"take_most": 3}, 7),
        ({"take_least": 10, "take_most": 10}, 0),
        ({"take_least": 4, "take_most": 4}, 6),
        ({"take_most": 20}, 0),
    ],
)
def test_how_much_of_the_pile_a_take_brings(changes: dict[str, Any], left: int) -> None:
    play = position(
        under(**changes), "8 8", pile="4 5 6 7 9 T J Q K 8", phase=DRAW, melds={0: DOWN}
    )
    play.takes("top 8 8")
    assert len(play.public.pile) == left


def test_a_discarded_wild_freezes_the_pile_off_the_table() -> None:
    """It leaves the table together with the whole pile; the next discard starts a new pile."""
    play = position(under(wild_on_top=WildOnTop.REMOVES), "2 J J", pile="4 5").discards("2")
    assert play.public.pile == ()
    assert [card.rank for card in play.public.removed] == ["4", "5", "2"]
    blocked = position(under(wild_on_top=WildOnTop.BLOCKS), "2 J J", pile="4 5").discards("2")
    assert len(blocked.state.public.pile) == 3


# The end -----------------------------------------------------------------------------------------


def test_a_game_goes_by_deals_or_to_a_score() -> None:
    assert [under(deals=3).is_over(deal, 99_999) for deal in (1, 2, 3)] == [False, False, True]
    to_score = under(deals=0, target=1000)
    assert [to_score.is_over(9, best) for best in (-50, 999, 1000, 2000)] == [
        False, False, True, True,
    ]  # fmt: skip
    assert to_score.is_over(100, 0), "a score nobody reaches does not go on for ever"


def test_where_a_completed_pile_opens_the_foot_it_joins_the_hand_at_once() -> None:
    play = position(
        under(foot_opened=FootOpened.PILE), "8 J", melds={0: ("8 8 8 8 8 8",)},
        feet={0: "4 5 6"},
    )  # fmt: skip
    play.allowed(play.lay("0: 8"), settle=False)
    assert play.actor == TABLE
    assert play.settle() == [PickUpFoot()]
    assert [card.rank for card in play.holding] == ["J", "4", "5", "6"]
    assert play.public.in_foot[0]
    classic = position(Options(), "8 J", melds={0: ("8 8 8 8 8 8",)}, feet={0: "4 5 6"})
    classic.lays("0: 8")
    assert not classic.state.public.in_foot[0]


def test_where_everybody_plays_alone_nobody_is_asked() -> None:
    options = under(sides=Sides.ALONE, partners_in_foot=PartnersInFoot.PLAYED, permission=True)
    play = position(options, "J", melds={0: QUOTA}, in_foot=(0,))
    play.refused(Ask(), no.NoPartner()).discards("J").went_out()


def test_a_meld_may_go_beyond_seven_in_one_move_where_it_is_open() -> None:
    play = position(
        under(open_clean=Openness.NATURALS, open_dirty=Openness.NATURALS, open_wild=True),
        f"{EIGHTS} 8 8 J J",
    )
    play.lays(f"{EIGHTS} 8 8")
    table = play.public.tables[0]
    assert table.complete_piles == 1
    assert len(table.melds[-1].cards) == 9
    closed = position(Options(), f"{EIGHTS} 8 8 J J")
    closed.no_lay(no.TooManyCards(Rank.EIGHT, 9, 7), f"{EIGHTS} 8 8")


def test_nothing_to_discard_ends_the_turn_without_a_discard() -> None:
    position(under(discard_bans=OWN_SEVENS), "7 7").allowed(EndTurn())
    position(Options(), "7 7").refused(EndTurn(), no.DiscardPossible())


# The stock ---------------------------------------------------------------------------------------


def short_stock(stock_out: StockOut, **where: Any) -> Play:
    return position(
        under(stock_out=stock_out, wild_on_top=WildOnTop.REMOVES, **where.pop("more", {})),
        holding="J J", pile="4 5 6", removed="7 8 2", stock_size=1, phase=DRAW, **where,
    )  # fmt: skip


def test_a_draw_that_exceeds_the_stock_ends_the_deal() -> None:
    play = short_stock(StockOut.ENDS).draw()
    assert play.phase is Phase.DEAL_OVER


@pytest.mark.parametrize(
    ("stock_out", "shuffled", "pile"),
    [(StockOut.REMOVED, 3, ["4", "5", "6"]), (StockOut.ALL_BUT_TOP, 5, ["6"])],
)
def test_or_cards_out_of_play_are_shuffled_under_the_stock(
    stock_out: StockOut, shuffled: int, pile: list[str]
) -> None:
    play = short_stock(stock_out)
    (top,) = play.state.stocks[0]
    play.allowed(Draw((2,)), settle=False)
    assert (play.actor, play.phase) == (TABLE, Phase.RESHUFFLE)
    move = play.rules.table_move(play.state, Random(1))
    assert isinstance(move, Reshuffle)
    assert len(move.order) == shuffled
    play.state = play.rules.apply(play.state, TABLE, move)
    assert play.phase is Phase.PLAY
    assert play.holding[-2:] == (top, move.order[0])
    assert play.state.stocks == (move.order[1:],)
    assert play.public.removed == ()
    assert [card.rank for card in play.public.pile] == pile


def test_the_reshuffle_is_every_card_out_of_play_and_no_other() -> None:
    play = short_stock(StockOut.REMOVED)
    play.allowed(Draw((2,)), settle=False)
    removed = play.public.removed
    for order in (removed[1:], (*removed[1:], removed[1]), (*removed, play.public.pile[0])):
        with pytest.raises(IllegalMove):
            play.rules.apply(play.state, TABLE, Reshuffle(order))


# The deal ----------------------------------------------------------------------------------------


def dealt(options: Options, order: Any = None) -> tuple[HandAndFoot, State]:
    rules = HandAndFoot(options)
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(0)))
    return rules, rules.apply(state, TABLE, Deal(tuple(order or rules.cards)))


@pytest.mark.parametrize(
    ("changes", "cards", "wilds"),
    [
        ({}, 270, 30),
        ({"packs": 4}, 216, 24),
        ({"packs": 6}, 324, 36),
        ({"jokers_per_pack": 0}, 260, 20),
        ({"jokers_per_pack": 4}, 280, 40),
        ({"deck": Deck.SPECIAL}, 262, 30),
        ({"deck": Deck.SPECIAL, "packs": 6, "jokers_per_pack": 4}, 262, 30),
    ],
)
def test_the_cards_of_the_game(changes: dict[str, Any], cards: int, wilds: int) -> None:
    """Packs and jokers are not counted for the special deck, which is one set."""
    rules = HandAndFoot(under(**changes))
    assert len(rules.cards) == cards
    assert sum(card.is_wild for card in rules.cards) == wilds
    assert any(card.is_lady for card in rules.cards) is ("deck" in changes)


@pytest.mark.parametrize(
    ("changes", "hand", "foot", "stock"),
    [
        ({}, 13, 13, 166),
        ({"packets": (11, 13)}, 11, 13, 174),
        ({"packets": (13, 7)}, 13, 7, 190),
        ({"players": 6, "packs": 7, "sides": Sides.TEAMS}, 13, 13, 222),
        ({"players": 2, "packs": 3, "sides": Sides.ALONE, "packets": (15, 13)}, 15, 13, 106),
    ],
)
def test_every_player_gets_a_hand_and_a_foot(
    changes: dict[str, Any], hand: int, foot: int, stock: int
) -> None:
    rules, state = dealt(under(**changes))
    assert {len(some) for some in state.holdings} == {hand}
    assert {len(some) for some in state.feet} == {foot}
    assert len(state.holdings) == len(state.feet) == rules.options.players
    assert len(state.stocks[0]) == stock


def test_without_an_upcard_the_pile_begins_empty() -> None:
    rules, state = dealt(under(upcard=Upcard.NONE))
    assert state.public.phase is DRAW
    assert state.public.pile == ()
    view = rules.view(state, Seat(1))
    assert rules.problem(view, TakePile(())) == no.PileEmpty()


@pytest.mark.parametrize("face", ["3H", "2S", "*H"])
def test_an_upcard_is_left_in_place_or_buried(face: str) -> None:
    cards = list(HandAndFoot(Options()).cards)
    up = next(card for card in cards if card.face == face)
    cards.remove(up)
    cards.insert(104, up)
    for upcard, stays in ((Upcard.LEFT, True), (Upcard.BURIED, False)):
        rules, state = dealt(under(upcard=upcard), cards)
        assert state.stocks[0][0] is up
        move = rules.table_move(state, Random(1))
        assert isinstance(move, TurnUp)
        assert (move.bury is None) is stays
        after = rules.apply(state, TABLE, move)
        assert (after.public.pile == (up,)) is stays


def test_a_red_three_as_upcard_blocks_until_covered_and_comes_with_the_pile() -> None:
    """Who takes it with the pile lays it and replaces it from the stock."""
    options = under(upcard=Upcard.LEFT)
    play = position(options, "3S 8 8", pile="3H", phase=DRAW)
    play.refused(play.take("top 8 8"), no.PileBlocked(play.pile[-1]))
    play = position(options, "8 8 J J", pile="3H 8", phase=DRAW)
    play.allowed(play.take("top 8 8"), settle=False)
    play.settle()
    laid = play.public.tables[0].red_threes
    assert [card.face for card in laid] == ["3H"]


def test_the_foot_is_passed_to_the_right() -> None:
    _, kept = dealt(under(passing=(Passing.NONE,)))
    _, passed = dealt(under(passing=(Passing.RIGHT,)))
    assert passed.holdings == kept.holdings
    for seat in range(4):
        assert passed.feet[(seat - 1) % 4] == kept.feet[seat]


def test_two_stock_piles_are_halves() -> None:
    _, state = dealt(under(stock_piles=2, upcard=Upcard.NONE))
    assert [len(stock) for stock in state.stocks] == [83, 83]
    _, odd = dealt(under(stock_piles=2, upcard=Upcard.NONE, packets=(12, 12), packs=6))
    first, second = map(len, odd.stocks)
    assert first - second in (0, 1)


CUTTING = under(exact_cut_bonus=100, packets=(11, 11))


def test_players_lift_their_packets_one_after_the_other() -> None:
    rules, state = dealt(CUTTING)
    deck = state.stocks[0]
    for turn, seat in enumerate((1, 2, 3, 0)):
        assert (state.public.phase, rules.actor(state)) == (Phase.CUT, seat)
        state = rules.apply(state, Seat(seat), Cut(22))
        assert rules.actor(state) == TABLE
        state = rules.apply(state, TABLE, Lift(22 + turn))
        assert state.holdings[seat] == deck[22 * turn : 22 * turn + 11]
        assert state.feet[seat] == deck[22 * turn + 11 : 22 * turn + 22]
    assert state.public.lifted == (25, 22, 23, 24)
    assert state.public.phase is Phase.TURN_UP
    assert state.stocks[0] == deck[88:]


def test_only_a_cut_is_allowed_while_the_deck_is_cut() -> None:
    rules, state = dealt(CUTTING)
    view = rules.view(state, Seat(1))
    assert rules.problem(view, Draw((2,))) == no.CutFirst()
    assert rules.problem(view, Cut(0)) == no.WrongHeight(0, 270)
    assert rules.problem(view, Cut(271)) == no.WrongHeight(271, 270)
    assert next(rules.suggestions(view)) == Cut(22)
    position(Options(), "J J", phase=DRAW).refused(Cut(22), no.NothingToCut())


def test_red_threes_are_laid_or_kept() -> None:
    bonus = position(Options(), "3H J J", phase=DRAW)
    assert bonus.actor == TABLE
    assert bonus.rules.table_move(bonus.state, Random(1)) == LayRedThree(bonus.held("3H")[0])
    penalty = position(under(red_threes=RedThrees.PENALTY), "3H J J")
    assert penalty.actor == 0
    penalty.discards("3H")
    assert penalty.state.public.pile[-1].is_red_three
    following = penalty.rules.view(penalty.state, Seat(1))
    assert penalty.phase is DRAW
    assert following.public.turn == 1
