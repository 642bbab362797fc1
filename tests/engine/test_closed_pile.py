"""Where nobody looks through the discard pile, nothing tells what lies below its top (rule S9)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from setting_out import CLEAN, DIRTY, DRAW, Play, position, shuffled, under

from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import DISCARD, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.kernel.worlds import Unseen
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import option_values as v
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import State
from handfoot_gui.session.look_back import LookBack
from tests.looked_back import left

CLOSED = under(pile_open=False)
HOUSES = (
    under(pile_open=False, take_most=5, upcard=v.Upcard.COVERED, wilds_freeze=True),
    under(
        pile_open=False, take_most=0, wild_on_top=v.WildOnTop.REMOVES, pile_condition=
        v.PileCondition.ONE_CARD, stock_out=v.StockOut.ALL_BUT_TOP, minima=(0,),
    ),
)  # fmt: skip
NAMES = ("Marta", "Elise", "Josip", "Karl")


def played(options: Options, seed: int, moves: int = 260) -> Iterator[tuple[State, Seat, Any]]:
    """A game of steady bots, each state with who makes which move in it."""
    rules, rng = HandAndFoot(options), Random(seed)
    bot, state = SteadyBot(options), rules.start()
    for _ in range(moves):
        seat = rules.actor(state)
        assert seat is not None
        if seat == TABLE:
            move = rules.table_move(state, rng)
        else:
            move = bot.choose(rules.view(state, seat), rng.randrange(99), 0.01)
        yield state, seat, move
        state = rules.apply(state, seat, move)


@pytest.mark.parametrize("options", HOUSES)
def test_a_view_depends_on_nothing_below_what_came_since_the_own_last_turn(
    options: Options,
) -> None:
    rules, rng, deepest = HandAndFoot(options), Random(1), 0
    for state, _, _ in played(options, 3):
        if rng.random() < 0.8:
            continue
        for seat in map(Seat, range(4)):
            view = rules.view(state, seat)
            assert rules.view(shuffled(state, seat, rng), seat) == view
            assert len(view.public.pile) <= 4
            assert view.public.pile_size == len(state.public.pile)
            assert rules.view(rules.imagine(view, rng), seat) == view
            deepest = max(deepest, view.public.below)
    assert deepest > 3


@pytest.mark.parametrize("options", HOUSES)
def test_the_table_shows_the_top_card_and_the_number(options: Options) -> None:
    rules = HandAndFoot(options)
    presenter = HandAndFootPresenter(rules, NAMES, Words())
    for state, _, _ in played(options, 5, 160):
        view = rules.view(state, Seat(0))
        table = presenter.table.table(view, presenter.table.empty, HandOrder())
        zone = next((zone for zone in table.zones if zone.key == DISCARD), None)
        if zone is not None:
            assert zone.cards == state.public.pile[-1:]
            assert len(zone.cards) + zone.backs == len(state.public.pile)


@pytest.mark.parametrize("options", HOUSES)
def test_the_log_names_no_card_that_lies_in_the_pile(options: Options) -> None:
    rules = HandAndFoot(options)
    presenter = HandAndFootPresenter(rules, NAMES, Words())
    thrown = 0
    for state, seat, move in played(options, 7, 160):
        if not isinstance(move, m.Discard | m.TurnUp):
            continue
        after = rules.apply(state, seat, move)
        card = after.public.pile[-1] if after.public.pile else None
        for line in presenter.log(MoveSeen(seat, move, state.public, after.public)):
            assert card is None or Words().card(card) not in line.text
            cards = [one for deed in line.parts or () for one in deed.cards]
            assert not cards
            thrown += isinstance(move, m.Discard)
    assert thrown > 20


def test_46_cards_below_count_as_unseen_ones_for_a_question_before_the_draw() -> None:
    piles = (*CLEAN, *DIRTY, "2 2 2 2 * * *")
    where: dict[str, Any] = {
        "melds": {0: piles}, "in_foot": (0, 2), "played_foot": (0, 2), "phase": DRAW,
    }  # fmt: skip
    for options, pile, allowed in (
        (CLOSED, "K K", True), (CLOSED, "K K K", False), (Options(), "K K K", True),
    ):  # fmt: skip
        play = position(options, "K K K", pile=pile, **where)
        assert (play.problem(m.Ask()) is None) is allowed, (pile, allowed)


def test_55_a_refusal_for_keeping_back_tells_nothing_of_the_pile() -> None:
    """An open pile keeps its red three from being counted where the stock cannot replace it."""
    where: dict[str, Any] = {
        "melds": {0: ("Q Q Q",)}, "in_foot": (0,), "phase": DRAW, "stock_size": 0,
    }  # fmt: skip
    pile = "4 3H K"
    position(CLOSED, "K K", pile=pile, **where).takes("top K K")
    play = position(Options(), "K K", pile=pile, **where)
    play.no_take(no.KeepCards(1, 2), "top K K")


def test_46_of_nine_cards_after_four_discards_in_the_round_at_most_four_are_known() -> None:
    play = Play("J Q", pile="4 5 6 7 8", options=CLOSED, others={1: "9", 2: "T", 3: "A"})
    play.discards("J")
    rules = play.rules
    for _ in range(3):
        seat = rules.actor(play.state)
        assert seat is not None
        play.state = rules.apply(play.state, seat, m.Draw((2,)))
        play.settle()
        play.state = rules.apply(play.state, seat, m.Discard(play.state.holdings[seat][0]))
        play.settle()
    view = rules.view(play.state, Seat(0))
    assert (view.public.pile_size, len(view.public.pile), view.public.below) == (9, 4, 5)
    assert view.public.pile == play.public.pile[-4:]
    assert view.public.known == ((),) * 4
    deal = deal_of_view(Terms(CLOSED), view)
    assert deal.pile[:5] == [-1] * 5
    world = Unseen(deal, 0).world(Random(1))
    assert min(world.pile) >= 0
    for code, count in enumerate(Terms(CLOSED).total):
        places = [world.pile, *world.stocks]
        there = sum(some.count(code) for some in places)
        packets = [packet for packets in world.feet for packet in packets]
        there += sum(hand[code] for hand in (*world.hands, *packets))
        assert there <= count


def test_where_everybody_may_look_a_view_has_the_whole_pile() -> None:
    play = position(Options(), "J Q", pile="4 5 6 7 8")
    public = play.rules.view(play.state, Seat(0)).public
    assert (len(public.pile), public.below, public.followed) == (5, 0, ())
    assert replace(public) == play.public


def looked_back(moves: int) -> tuple[LookBack, HandAndFootPresenter]:
    """A game of which the last deal is being played after so many of its moves."""
    record = left("steady/classic", moves)
    record = replace(record, options=replace(record.options, pile_open=False))  # type: ignore[type-var]
    presenter = presenter_of(record, Words())
    return LookBack(record, presenter), presenter


def pile_shown(back: LookBack, presenter: HandAndFootPresenter, position: int) -> tuple[int, int]:
    """Cards and backs of the discard pile."""
    adapter, view = presenter.table, back.view(position, Seat(0))
    adapter.tells_piles = back.tells_piles(position)
    zones = adapter.table(view, adapter.empty, HandOrder()).zones
    zone = next(zone for zone in zones if zone.key == DISCARD)
    return len(zone.cards), zone.backs


def test_the_look_back_shows_all_once_the_deal_is_over_and_nothing_before() -> None:
    back, presenter = looked_back(60)
    cards, backs = pile_shown(back, presenter, back.route.last)
    assert (cards, backs > 3) == (1, True)
    before = back.route.last - 20
    cards, backs = pile_shown(back, presenter, before)
    assert (cards, backs > 0) == (0, True)
    assert all(back.decision(place) is None for place in range(before, back.route.last))
    finished = LookBack(back.record, presenter, is_finished=True)
    cards, backs = pile_shown(finished, presenter, before)
    assert (cards > 1, backs) == (True, 0)
