"""Drawing, playing, jokers and the first play: sections 1, 2 and 6 of the rules page."""

from __future__ import annotations

from random import Random

import pytest
from manipulation_positions import DRAW, END, KNOCK, Position, named

from handfoot_gui.core.errors import CardTwice, IllegalMove, NotHeld, NotToMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid
from handfoot_gui.games.manipulation.rules.moves import ChooseDealer, Deal, EndRound, Play
from handfoot_gui.games.manipulation.rules.options import Options, preset
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase

# Section 1


@pytest.mark.parametrize(
    ("players", "cards", "jokers"), [(2, 53, 1), (3, 106, 2), (4, 106, 2), (5, 106, 2)]
)
def test_two_play_with_53_cards_and_more_with_106(players: int, cards: int, jokers: int) -> None:
    rules = Manipulation(Options(players=players))
    assert len(rules.cards) == len(set(rules.cards)) == cards
    assert sum(card.is_joker for card in rules.cards) == jokers


def test_ten_cards_each_to_the_left_of_a_dealer_by_lot_the_rest_is_the_stock() -> None:
    rules = Manipulation(Options(players=3))
    state = rules.start()
    assert {rules.table_move(state, Random(seed)) for seed in range(30)} == {
        ChooseDealer(Seat(dealer)) for dealer in range(3)
    }
    state = rules.apply(state, TABLE, ChooseDealer(Seat(1)))
    state = rules.apply(state, TABLE, Deal(rules.cards))
    assert state.hands[2] == rules.cards[:10]
    assert state.hands[0] == rules.cards[10:20]
    assert state.hands[1] == rules.cards[20:30]
    assert state.stock == rules.cards[30:]
    assert rules.actor(state) == Seat(2)


def test_the_next_round_is_dealt_by_the_next_player() -> None:
    position = Position(hand="5S 6S 7S", seat=1)
    position.allowed(position.play("5S 6S 7S"))
    position.end_round()
    assert position.public.phase is Phase.DEAL
    assert position.public.dealer == 1
    after = position.rules.apply(position.state, TABLE, Deal(position.rules.cards))
    assert after.public.round == 2
    assert after.public.turn == 2
    assert after.public.melds == ()


def test_the_table_deals_every_card_once() -> None:
    rules = Manipulation(Options())
    state = rules.apply(rules.start(), TABLE, ChooseDealer(Seat(0)))
    for order in (rules.cards[1:], (*rules.cards[1:], rules.cards[1]), ()):
        with pytest.raises(IllegalMove, match="every card once"):
            rules.apply(state, TABLE, Deal(order))
    with pytest.raises(IllegalMove, match="phase deal"):
        rules.apply(state, TABLE, EndRound())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("packs", [0, 1, 2])
@pytest.mark.parametrize("jokers", [-1, 0, 1, 2, 3, 4])
def test_packs_and_jokers_may_be_chosen(players: int, packs: int, jokers: int) -> None:
    options = Options(players=players, packs=packs, jokers=jokers)
    rules = Manipulation(options)
    used = packs or (1 if players == 2 else 2)
    expected = used if jokers < 0 else jokers
    assert len(set(rules.cards)) == len(rules.cards) == 52 * used + expected
    assert sum(card.is_joker for card in rules.cards) == expected


# Section 2: drawing


def test_a_turn_begins_with_a_draw() -> None:
    position = Position(hand="5S 6S 7S 9H", drawn=0)
    for move in (position.play("5S 6S 7S"), KNOCK, END):
        expected = no.KnockTooEarly() if move is KNOCK else no.DrawFirst()
        assert position.refused(move) == expected
    top = position.state.stock[0]
    position.allowed(DRAW)
    assert position.state.hands[0][-1] is top
    assert position.public.drawn == 1


@pytest.mark.parametrize("drawn", [1, 2])
def test_after_one_or_two_cards_one_plays_or_draws_and_may_not_pass(drawn: int) -> None:
    position = Position(hand="5S 6S 7S KH", drawn=drawn)
    assert position.refused(END) == no.NoPassing()
    assert position.refused(KNOCK) == no.KnockTooEarly()
    assert position.may(DRAW)
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.turn == 1


def test_whoever_drew_a_third_card_may_not_play() -> None:
    position = Position(hand="AS", stock="2S", drawn=2)
    position.allowed(DRAW)
    assert position.public.phase is Phase.KNOCK
    assert position.refused(Play(())) == no.DrawnOut(3)
    assert position.refused(DRAW) == no.DrawnOut(3)


def test_after_a_third_card_the_turn_passes_on_where_nobody_could_knock() -> None:
    position = Position(hand="5S 6S 7S KH", drawn=2)
    position.allowed(DRAW)
    assert position.public.turn == 1
    assert position.public.drawn == 0
    assert position.public.phase is Phase.TURN


def test_playing_ends_the_turn() -> None:
    position = Position(hand="5S 6S 7S KH KD")
    position.allowed(position.play("5S 6S 7S"))
    assert (position.public.turn, position.public.drawn) == (1, 0)


def test_nobody_plays_out_of_turn() -> None:
    position = Position(hand="5S 6S 7S")
    play = position.play("5S 6S 7S")
    position.as_seat(2)
    assert position.refused(play) == NotToMove(Seat(2), Seat(0))
    position.as_seat(0)
    assert position.refused(EndRound()) == NotToMove(Seat(0), None)


# Section 2: playing


def test_at_least_one_card_goes_from_the_hand_to_the_table() -> None:
    position = Position(hand="KH", table="4S 5S 6S 7S 8S 9S")
    assert position.refused(position.play("4S 5S 6S 7S 8S 9S")) == no.NothingPlayed()
    assert position.refused(position.play("4S 5S 6S, 7S 8S 9S")) == no.NothingPlayed()
    empty = Position(hand="KH")
    assert empty.refused(Play(())) == no.NothingPlayed()


def test_no_card_comes_from_the_table_to_the_hand() -> None:
    position = Position(hand="6S", table="6H 6D 6C, 3S 4S 5S")
    taken = position.public.melds[0][0].card
    assert position.refused(position.play("6S 6D 6C, 3S 4S 5S")) == no.CardTaken(taken)


def test_while_rearranging_anything_goes() -> None:
    position = Position(hand="6S KD", table="6H 7H 8H 9H, 6D 7D 8D 9D, 3C 4C 5C 6C")
    position.allowed(position.play("6S 6H 6D 6C, 7H 8H 9H, 7D 8D 9D, 3C 4C 5C"))
    assert position.hand == "KD"
    assert len(position.public.melds) == 4


def test_two_melds_may_become_one_and_one_two() -> None:
    position = Position(hand="7S KD", table="4S 5S 6S, 8S 9S TS")
    position.allowed(position.play("4S 5S 6S 7S 8S 9S TS"))
    assert len(position.public.melds) == 1
    position = Position(hand="5S KD", table="3S 4S 5S 6S 7S")
    position.allowed(position.play("3S 4S 5S, 5S 6S 7S"))
    assert len(position.public.melds) == 2


def test_at_the_end_everything_on_the_table_lies_in_legal_melds() -> None:
    position = Position(hand="8S", table="5S 6S 7S, 5H 6H 7H")
    broken = position.play("5S 6S 7S 8S, 5H 7H 6H")
    assert position.refused(broken) == no.WrongMeld(broken.melds[1], no.OutOfOrder())
    broken = position.play("6S 7S 8S, 5S, 5H 6H 7H")
    assert position.refused(broken) == no.WrongMeld(broken.melds[1], no.TooShort(1))
    broken = Play((*position.play("5S 6S 7S 8S, 5H 6H 7H").melds, ()))
    assert position.refused(broken) == no.WrongMeld((), no.TooShort(0))


def test_only_cards_of_the_hand_and_the_table_are_laid_each_once() -> None:
    position = Position(hand="8S 8S", table="5S 6S 7S")
    rest = position.public.melds[0]
    eight = Laid(position.state.hands[0][0])
    strange = position.state.stock[0]
    assert position.refused(Play(((*rest, Laid(strange)),))) == NotHeld(strange)
    assert position.refused(Play(((*rest, eight, eight),))) == CardTwice(eight.card)
    assert position.refused(Play((rest, rest))) == CardTwice(rest[0].card)


def test_whoever_finds_the_table_empty_lays_a_whole_meld_from_the_hand() -> None:
    position = Position(hand="5S 6S 7S 2H")
    assert isinstance(position.refused(position.play("5S 6S")), no.WrongMeld)
    position.allowed(position.play("5S 6S 7S"))


def test_otherwise_any_one_card_that_fits_will_do() -> None:
    position = Position(hand="2H KD", table="3H 4H 5H")
    position.allowed(position.play("2H 3H 4H 5H"))
    assert position.hand == "KD"


def test_a_turn_has_one_confirmed_rearrangement() -> None:
    position = Position(hand="2H 6H AS", table="3H 4H 5H")
    position.allowed(position.play("2H 3H 4H 5H"))
    assert position.public.turn == 1
    position = Position(hand="2H AH AS", table="3H 4H 5H")
    position.allowed(position.play("2H 3H 4H 5H"))
    assert position.public.phase is Phase.KNOCK
    assert position.refused(position.play("AH 2H 3H 4H 5H")) == no.AlreadyPlayed()
    assert position.refused(DRAW) == no.AlreadyPlayed()


# Section 2: jokers


def test_a_joker_from_the_hand_counts_as_the_one_card_added() -> None:
    position = Position(hand="* KD", table="3H 4H 5H")
    position.allowed(position.play("3H 4H 5H *=6H"))
    assert position.hand == "KD"


def test_a_joker_keeps_its_name_until_a_real_copy_takes_its_place() -> None:
    position = Position(hand="8H KD", table="5H 6H *=7H")
    position.allowed(position.play("5H 6H *=7H 8H"))
    other = Position(hand="4H KD", table="5H 6H *=7H")
    assert other.refused(other.play("*=3H 4H 5H 6H")) == no.JokerStillStands(named("7H"))


def test_a_real_card_from_the_hand_frees_the_joker_which_is_used_again_at_once() -> None:
    position = Position(hand="7H KD", table="5H 6H *=7H")
    joker = position.public.melds[0][2].card
    kept = position.play("5H 6H 7H")
    assert position.refused(kept) == no.CardTaken(joker)
    position.allowed(position.play("5H 6H 7H *=8H"))
    assert position.hand == "KD"


def test_a_real_card_from_the_table_frees_the_joker_too() -> None:
    position = Position(hand="8H KD", table="5H 6H *=7H, 7H 7S 7C 7D")
    position.allowed(position.play("5H 6H 7H 8H, 7S 7C 7D *=7H"))
    position = Position(hand="8H KD", table="5H 6H *=7H, 7H 7S 7C 7D, KS KH KC")
    position.allowed(position.play("5H 6H 7H 8H, 7S 7C 7D, KS KH KC *=KD"))


def test_a_freed_joker_takes_any_new_name_also_of_a_card_on_the_table() -> None:
    position = Position(hand="7H KD", table="5H 6H *=7H, 2S 3S 4S 5S 6S 7S 8S")
    position.allowed(position.play("5H 6H 7H, 2S 3S 4S, *=4S 5S 6S 7S 8S"))


def test_a_joker_may_be_moved_while_it_keeps_its_name() -> None:
    position = Position(hand="7S KD", table="4H 5H 6H *=7H, 7C 7D 7H")
    position.allowed(position.play("4H 5H 6H 7H, *=7H 7C 7D 7S"))
    position = Position(hand="8H KD", table="4H 5H 6H *=7H, 8S 8C 8D, 9H TH JH")
    position.allowed(position.play("4H 5H 6H, 8S 8C 8D, *=7H 8H 9H TH JH"))


def test_a_real_copy_on_the_table_lets_the_joker_go_wherever_the_copy_lies() -> None:
    """The end-of-turn test: at most as many names leave as there are real copies after."""
    position = Position(hand="7D KD", table="5H 6H *=7H, 7H 7S 7C")
    position.allowed(position.play("*=4H 5H 6H, 7H 7S 7C 7D"))
    position = Position(hand="9D KD", table="5H 6H *=7H, 9H 9S 9C")
    assert position.refused(position.play("*=4H 5H 6H, 9H 9S 9C 9D")) == no.JokerStillStands(
        named("7H")
    )


def test_two_jokers_of_one_name_need_two_real_copies_to_leave_it() -> None:
    table = "5H 6H *=7H, 7S 7C *=7H"
    position = Position(hand="7H KD", table=table)
    position.allowed(position.play("5H 6H 7H, *=7D 7S 7C *=7H"))
    position = Position(hand="7H KD", table=table)
    assert position.refused(position.play("*=4H 5H 6H 7H, 7S 7C *=7D")) == no.JokerStillStands(
        named("7H")
    )
    position = Position(hand="7H 7H KD", table=table)
    position.allowed(position.play("*=4H 5H 6H 7H, 7S 7C *=7D 7H"))


def test_jokers_are_interchangeable() -> None:
    position = Position(hand="9H KD", table="5H 6H *=7H, KS KC *=KH")
    (first, second) = (meld[2].card for meld in position.public.melds)
    play = position.play("5H 6H *=7H, KS KC *=KH")
    exchanged = Play(
        (
            (*play.melds[0][:2], Laid(second, named("7H"))),
            (*play.melds[1][:2], Laid(first, named("KH")), Laid(position.state.hands[0][1])),
        )
    )
    assert position.may(exchanged)


# Section 6


def test_first_play_minimum_counts_whenever_the_table_is_empty() -> None:
    options = Options(first_play=30)
    position = Position(hand="5S 6S 7S KH KS KC 2D", options=options)
    assert position.refused(position.play("5S 6S 7S")) == no.TooFewPoints(18, 30)
    position.allowed(position.play("KH KS KC"))
    position = Position(hand="5S 6S 7S 4D 4H 4S 2D", options=options)
    position.allowed(position.play("5S 6S 7S, 4D 4H 4S"))
    position = Position(hand="5S 2D", table="5H 5C 5D", options=options)
    position.allowed(position.play("5H 5C 5D 5S"))


def test_in_a_first_play_a_joker_counts_as_the_card_it_names() -> None:
    options = Options(first_play=30)
    position = Position(hand="2S 3S * 9D", options=options)
    assert position.refused(position.play("2S 3S *=4S")) == no.TooFewPoints(9, 30)
    position = Position(hand="QS KS * 9D", options=options)
    assert position.refused(position.play("QS KS *=AS")) == no.TooFewPoints(21, 30)
    position.allowed(position.play("*=JS QS KS"))


def test_with_a_draw_limit_of_one_a_turn_is_a_play_or_one_card() -> None:
    options = Options(draw_first=False, draw_limit=1)
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    assert position.refused(END) == no.NoPassing()
    position.allowed(position.play("5S 6S 7S"))
    assert position.public.turn == 1
    position = Position(hand="5S 6S 7S KD", drawn=0, options=options)
    position.allowed(DRAW)
    assert position.public.turn == 1
    assert len(position.state.hands[0]) == 5


def test_machiavelli_is_played_with_two_packs_without_jokers_or_knocking() -> None:
    for players in range(2, 6):
        options = preset("machiavelli", players)
        assert len(options.cards()) == 104
        assert not any(card.is_joker for card in options.cards())
        assert (options.draw_limit, options.knock_limit) == (1, 0)


def test_with_a_draw_limit_of_two_the_second_card_is_the_last() -> None:
    position = Position(hand="5S 6S 7S KD", drawn=1, options=Options(draw_limit=2))
    position.allowed(DRAW)
    assert position.public.turn == 1


def test_after_the_last_permitted_card_one_may_knock_whatever_the_limit() -> None:
    for limit in (1, 2, 3):
        position = Position(
            hand="2D",
            stock="AS",
            drawn=limit - 1,
            options=Options(draw_limit=limit, draw_first=limit > 1),
        )
        position.allowed(DRAW)
        assert position.public.phase is Phase.KNOCK
        assert isinstance(position.refused(Play(())), no.DrawnOut)
        assert position.may(KNOCK)
