"""Rules 1 to 4 of classic Hand and Foot: cards, deal, red threes, a turn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from setting_out import CLASSIC, DOWN, DRAW, Play, all_cards

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.errors import IllegalMove, NotHeld, NotToMove, WrongTableMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State


def order_with(places: dict[int, str]) -> tuple[Card, ...]:
    """A dealing order with the given cards (by code) at the given places, no red threes early.

    Hands are places 0 to 51, feet 52 to 103, the stock from 104 on.
    """
    fixed = {place: Card.parse(code) for place, code in places.items()}
    free = [card for card in CLASSIC.cards if card not in fixed.values()]
    free.sort(key=lambda card: (card.is_red_three or card.is_wild, card.order))
    rest = iter(free)
    return tuple(fixed[place] if place in fixed else next(rest) for place in range(270))


def dealt(dealer: int = 0, places: dict[int, str] | None = None) -> State:
    """The state after the lot and the deal, before the upcard is turned."""
    state = CLASSIC.apply(CLASSIC.start(), TABLE, m.ChooseDealer(Seat(dealer)))
    return CLASSIC.apply(state, TABLE, m.Deal(order_with(places or {})))


def refuses(rules: HandAndFoot, state: State, move: object, expected: str) -> None:
    """The table may not make *move* in *state*."""
    with pytest.raises(IllegalMove) as caught:
        rules.apply(state, TABLE, move)  # type: ignore[arg-type]
    assert caught.value.problem == WrongTableMove(expected)


# 1. Cards ------------------------------------------------------------------------------------


def test_packs_are_players_plus_one_each_with_two_jokers_270_cards() -> None:
    faces = Counter(card.face for card in CLASSIC.cards)
    assert len(CLASSIC.cards) == 270
    assert len(faces) == 54
    assert set(faces.values()) == {5}
    assert sum(card.is_joker for card in CLASSIC.cards) == 10


# 2. Deal -------------------------------------------------------------------------------------


def test_partners_sit_opposite() -> None:
    options = Options()
    assert options.seats_of_sides == ((0, 2), (1, 3))
    assert [options.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [options.partners_of(seat) for seat in range(4)] == [(2,), (3,), (0,), (1,)]


def test_the_first_dealing_side_and_its_dealer_of_the_hands_are_chosen_by_lot() -> None:
    start = CLASSIC.start()
    assert CLASSIC.actor(start) == TABLE
    drawn = {CLASSIC.table_move(start, Random(seed)) for seed in range(50)}
    assert drawn == {m.ChooseDealer(Seat(seat)) for seat in range(4)}
    for seat in (-1, 4):
        refuses(CLASSIC, start, m.ChooseDealer(Seat(seat)), "a dealer")


def test_one_partner_deals_four_hands_of_13_the_other_four_feet_of_13_the_rest_is_the_stock() -> (
    None
):
    order = order_with({})
    state = dealt(dealer=2)
    assert [state.holdings[seat] for seat in (3, 0, 1, 2)] == [
        order[13 * step : 13 * step + 13] for step in range(4)
    ]
    assert [state.feet[seat] for seat in (3, 0, 1, 2)] == [
        order[52 + 13 * step : 52 + 13 * step + 13] for step in range(4)
    ]
    assert state.stocks == (order[104:],)
    assert len(state.stocks[0]) == 166
    assert state.public.in_foot == (False,) * 4


@pytest.mark.parametrize("wrong", ["short", "twice", "foreign"])
def test_a_deal_has_every_card_once(wrong: str) -> None:
    state = CLASSIC.apply(CLASSIC.start(), TABLE, m.ChooseDealer(Seat(0)))
    order = CLASSIC.cards
    made = {
        "short": order[:-1],
        "twice": (*order[:-1], order[0]),
        "foreign": (*order[:-1], Card.parse("9H6")),
    }[wrong]
    refuses(CLASSIC, state, m.Deal(made), "every card once")


def test_the_stocks_top_card_is_turned_to_start_the_discard_pile() -> None:
    state = dealt(places={104: "9H1"})
    move = CLASSIC.table_move(state, Random(1))
    assert move == m.TurnUp()
    after = CLASSIC.apply(state, TABLE, move)
    assert after.public.pile == cards("9H1")
    assert after.stocks[0] == state.stocks[0][1:]
    refuses(CLASSIC, state, m.TurnUp(bury=3), "an upcard that stays")


@pytest.mark.parametrize("code", ["3H1", "3D1", "2S1", "*H1"])
def test_a_red_three_two_or_joker_is_buried_back_at_random_and_another_is_turned(code: str) -> None:
    state = dealt(places={104: code, 105: "9H1"})
    top = Card.parse(code)
    moves = [CLASSIC.table_move(state, Random(seed)) for seed in range(60)]
    depths = {move.bury for move in moves if isinstance(move, m.TurnUp)}
    assert len(depths) > 20
    assert None not in depths
    after = CLASSIC.apply(state, TABLE, m.TurnUp(bury=40))
    assert after.stocks[0].index(top) == 40
    assert after.public.pile == ()
    assert after.public.phase is Phase.TURN_UP
    again = CLASSIC.apply(after, TABLE, CLASSIC.table_move(after, Random(1)))
    assert again.public.pile == cards("9H1")
    for bury in (None, -1, 0, 166, 10**9):
        refuses(CLASSIC, state, m.TurnUp(bury), "a place to bury the upcard")
    last = CLASSIC.apply(state, TABLE, m.TurnUp(bury=165))
    assert last.stocks[0][-1] is top


def test_the_buried_card_is_never_the_one_turned_next() -> None:
    state = dealt(places={104: "2S1"})
    for seed in range(500):
        move = CLASSIC.table_move(state, Random(seed))
        assert isinstance(move, m.TurnUp)
        assert move.bury


def test_a_black_three_stays_and_blocks_the_first_player() -> None:
    state = dealt(places={104: "3S1"})
    assert CLASSIC.table_move(state, Random(1)) == m.TurnUp()
    after = CLASSIC.apply(state, TABLE, m.TurnUp())
    assert after.public.pile == cards("3S1")
    view = CLASSIC.view(after, Seat(1))
    assert not any(isinstance(move, m.TakePile) for move in CLASSIC.suggestions(view))


@pytest.mark.parametrize("dealer", range(4))
def test_the_player_to_the_left_of_the_dealer_of_the_hands_starts(dealer: int) -> None:
    state = CLASSIC.apply(dealt(dealer), TABLE, m.TurnUp())
    assert state.public.turn == CLASSIC.actor(state) == (dealer + 1) % 4
    assert state.public.turns == 1
    assert state.public.phase is DRAW


def test_play_is_clockwise() -> None:
    state = CLASSIC.apply(dealt(3, {104: "9H1"}), TABLE, m.TurnUp())
    turns = []
    for _ in range(6):
        seat = CLASSIC.actor(state)
        assert seat is not None
        turns.append(seat)
        state = CLASSIC.apply(state, seat, m.Draw((2,)))
        state = CLASSIC.apply(state, seat, m.Discard(state.holdings[seat][0]))
    assert turns == [0, 1, 2, 3, 0, 1]
    assert state.public.turns == 7


def test_the_deal_passes_left_and_four_deals_make_a_game() -> None:
    state = CLASSIC.apply(CLASSIC.start(), TABLE, m.ChooseDealer(Seat(2)))
    dealers = []
    for number in range(1, 5):
        state = CLASSIC.apply(state, TABLE, m.Deal(order_with({104: "9H1"})))
        assert state.public.deal == number
        dealers.append(state.public.dealer)
        state = CLASSIC.apply(state, TABLE, m.TurnUp())
        while state.public.phase is not Phase.DEAL_OVER:
            seat = CLASSIC.actor(state)
            assert seat is not None
            move: m.TableMove | m.Draw | m.Discard
            if seat == TABLE:
                move = CLASSIC.table_move(state, Random(1))
            elif state.public.phase is DRAW:
                move = m.Draw((2,))
            else:
                move = m.Discard(state.holdings[seat][0])
            state = CLASSIC.apply(state, seat, move)
        state = CLASSIC.apply(state, TABLE, m.EndDeal())
        assert len(state.public.results) == number
    assert dealers == [2, 3, 0, 1]
    assert [deal.dealer for deal in state.public.results] == dealers
    assert state.public.phase is Phase.OVER
    assert CLASSIC.actor(state) is None
    for seat in (TABLE, *map(Seat, range(4))):
        with pytest.raises(IllegalMove) as caught:
            CLASSIC.apply(state, seat, m.Draw((2,)))
        assert caught.value.problem == NotToMove(seat, None)


# 3. Red threes -------------------------------------------------------------------------------


def test_just_before_the_own_first_turn_all_red_threes_in_the_hand_are_laid_and_replaced() -> None:
    state = dealt(0, {0: "3H1", 5: "3D2", 104: "9H1", 105: "KH1", 106: "KH2"})
    state = CLASSIC.apply(state, TABLE, m.TurnUp())
    assert CLASSIC.actor(state) == TABLE
    move = CLASSIC.table_move(state, Random(1))
    assert isinstance(move, m.LayRedThree)
    state = CLASSIC.apply(state, TABLE, move)
    assert CLASSIC.actor(state) == TABLE
    state = CLASSIC.apply(state, TABLE, CLASSIC.table_move(state, Random(1)))
    assert CLASSIC.actor(state) == 1
    assert set(state.public.tables[1].red_threes) == set(cards("3H1 3D2"))
    assert len(state.holdings[1]) == 13
    assert set(cards("KH1 KH2")) <= set(state.holdings[1])
    assert not any(card.is_red_three for card in state.holdings[1])


def test_red_threes_of_others_wait_for_their_own_first_turn() -> None:
    state = dealt(0, {13: "3H1", 104: "9H1", 107: "KH1"})
    state = CLASSIC.apply(state, TABLE, m.TurnUp())
    assert CLASSIC.actor(state) == 1
    state = CLASSIC.apply(state, Seat(1), m.Draw((2,)))
    assert state.public.tables[0].red_threes == ()
    state = CLASSIC.apply(state, Seat(1), m.Discard(state.holdings[1][0]))
    assert CLASSIC.actor(state) == TABLE
    state = CLASSIC.apply(state, TABLE, m.LayRedThree(Card.parse("3H1")))
    assert state.public.tables[0].red_threes == cards("3H1")
    assert Card.parse("KH1") in state.holdings[2]
    assert CLASSIC.actor(state) == 2


def test_a_red_three_is_replaced_again_if_the_replacement_is_a_red_three() -> None:
    state = dealt(0, {0: "3H1", 104: "9H1", 105: "3D1", 106: "3D2", 107: "KH1"})
    state = CLASSIC.apply(state, TABLE, m.TurnUp())
    for count in (1, 2, 3):
        assert CLASSIC.actor(state) == TABLE
        state = CLASSIC.apply(state, TABLE, CLASSIC.table_move(state, Random(1)))
        assert len(state.public.tables[1].red_threes) == count
    assert CLASSIC.actor(state) == 1
    assert len(state.holdings[1]) == 13
    assert Card.parse("KH1") in state.holdings[1]


def test_a_red_three_from_the_stock_is_laid_and_replaced_at_once() -> None:
    play = Play("8 9", stock="3H K 9", phase=DRAW)
    play.allowed(m.Draw((2,)), settle=False)
    assert play.actor == TABLE
    play.refused(play.discard("8"), NotToMove(Seat(0), None))
    play.settle()
    assert play.public.tables[0].red_threes == cards("3H1")
    assert sorted(card.rank for card in play.holding) == ["8", "9", "9", "K"]
    assert play.actor == 0


def test_a_red_three_from_the_foot_is_laid_and_replaced_at_once() -> None:
    play = Play("8 8 8", feet={0: "3H 3D K"}, melds={0: ["9 9 9"]}, stock="Q Q").lays("8 8 8")
    assert sorted(card.rank for card in play.holding) == ["K", "Q", "Q"]
    assert len(play.public.tables[0].red_threes) == 2


def test_a_red_three_from_the_discard_pile_is_laid_and_replaced_at_once() -> None:
    play = Play("8 8 9", melds={0: ["9 9 9"]}, pile="4 3H K 8", stock="Q", phase=DRAW)
    play.takes("top 8 8")
    assert sorted(card.rank for card in play.holding) == ["4", "9", "K", "Q"]
    assert play.public.tables[0].red_threes == cards("3H1")
    assert play.public.pile == ()


def test_only_red_threes_that_are_held_are_laid() -> None:
    play = Play("8 9", stock="3H K", phase=DRAW)
    play.allowed(m.Draw((2,)), settle=False)
    for code in ("3D1", "8S1", "3S1"):
        refuses(play.rules, play.state, m.LayRedThree(Card.parse(code)), "LayRedThree(card=3H1)")
    refuses(play.rules, play.state, m.PickUpFoot(), "LayRedThree(card=3H1)")


# 4. A turn -----------------------------------------------------------------------------------


def test_draw_two_from_the_stock_or_take_from_the_discard_pile() -> None:
    play = Play("8 8 9", stock="K Q", melds={0: ["9 9 9"]}, pile="8", phase=DRAW)
    assert play.problem(play.take("top 8 8")) is None
    play.draw()
    assert sorted(card.rank for card in play.holding) == ["8", "8", "9", "K", "Q"]
    play.refused(m.Draw((2,)), no.AlreadyDrawn()).no_take(no.AlreadyDrawn(), "top 8 8")


def test_who_took_the_pile_does_not_draw() -> None:
    play = Play("8 8 9", melds={0: ["9 9 9"]}, pile="K 8", phase=DRAW).takes("top 8 8")
    play.refused(m.Draw((2,)), no.AlreadyDrawn())


@pytest.mark.parametrize("counts", [(), (0,), (1,), (3,), (-2,), (1, 1), (2, 0), (4, -2)])
def test_a_draw_is_two_cards(counts: tuple[int, ...]) -> None:
    Play("8 9", phase=DRAW).refused(m.Draw(counts), no.WrongDraw(sum(counts), 2))


def test_first_draw_then_meld_then_discard() -> None:
    play = Play("8 8 8 9", melds={0: DOWN}, phase=DRAW).no_lay(no.DrawFirst(), "8 8 8")
    play.no_discard(no.DrawFirst(), "9").refused(m.EndTurn(), no.DrawFirst())
    play.refused(m.Answer(True), no.NothingAsked())


def test_meld_as_much_or_as_little_as_wanted() -> None:
    play = Play("8 8 8 9 9 9 4 Q", melds={0: DOWN}, stock="7 7", phase=DRAW).draw()
    assert play.problem(play.discard("4")) is None
    play.lays("8 8 8").lays("9 9 9").discards("4")
    assert play.melds == ("K K K", "8 8 8", "9 9 9")
    assert sorted(card.rank for card in play.holding) == ["7", "7", "Q"]


def test_then_discard_one_card_which_ends_the_turn() -> None:
    play = Play("8 9", pile="K").refused(m.EndTurn(), no.DiscardPossible())
    play.refused(m.Discard(play.state.holdings[1][0]), NotHeld(play.state.holdings[1][0]))
    play.discards("9")
    assert [card.rank for card in play.public.pile] == ["K", "9"]
    assert play.actor == play.public.turn == 1
    assert play.phase is DRAW
    assert [card.rank for card in play.public.discards[0]] == ["9"]


@pytest.mark.parametrize("wild", ["2", "*"])
def test_wilds_may_be_discarded(wild: str) -> None:
    play = Play(f"8 {wild}")
    play.allowed(play.discard(wild))
    assert play.public.pile[-1].is_wild


def test_only_the_player_to_move_may_move() -> None:
    play = Play("8 9", others={1: "7 7 7"}, melds={1: DOWN})
    for seat in (1, 2, 3):
        card = play.state.holdings[seat][0]
        play.refused(m.Discard(card), NotToMove(Seat(seat), Seat(0)), seat=seat)
    lay = m.Lay((m.Placement(play.state.holdings[1]),))
    play.refused(lay, NotToMove(Seat(1), Seat(0)), seat=1)


def test_the_tables_moves_are_not_the_players() -> None:
    play = Play("8 9")
    for move in (m.EndDeal(), m.PickUpFoot(), m.TurnUp(), m.ChooseDealer(Seat(0))):
        play.refused(move, NotToMove(Seat(0), None))
        play.refused(move, NotToMove(Seat(2), Seat(0)), seat=2)


def test_the_table_does_only_what_is_due() -> None:
    start = CLASSIC.start()
    for move in (m.EndDeal(), m.PickUpFoot(), m.TurnUp(), m.Draw((2,)), m.Deal(CLASSIC.cards)):
        refuses(CLASSIC, start, move, "a move for the phase lot")
    assert all_cards(start) == Counter()
