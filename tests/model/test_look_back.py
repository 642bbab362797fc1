"""Looking back at a game: every position is the one that was played, and secrets stay secret."""

from __future__ import annotations

from itertools import pairwise

import pytest
from looked_back import GAMES, back, left, sample
from msgspec.structs import replace

from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.route import Step
from handfoot_gui.session.session import Session


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_the_one_that_was_played(name: str) -> None:
    record = sample(name)
    rules, looked = rules_of(record), back(record)
    assert looked.secrets.is_over
    assert looked.route.last == len(record.moves)
    seats = tuple(Seat(seat) for seat in range(len(record.seats)))
    assert looked.secrets.seats == seats
    played = list(states(rules, record.moves))
    for position in (*range(len(played)), *reversed(range(len(played)))):
        for seat in (seats[0], seats[-1]):
            assert looked.view(position, seat) == rules.view(played[position], seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_log_is_that_of_the_game(name: str) -> None:
    record = sample(name)
    presenter = presenter_of(record, Words())
    session = Session(presenter.rules, record, None, lambda *_: None, presenter.narrate)  # type: ignore[arg-type]
    assert [told.line for told in back(record).log.told] == list(session.log)[::-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_line_leads_to_its_move_and_a_position_to_its_line(name: str) -> None:
    looked = back(sample(name))
    for row, (told, following) in enumerate(pairwise(looked.log.told)):
        if following.position > told.position:
            assert looked.log.line_at(told.position) == row
    assert looked.log.line_at(0) == -1
    assert looked.log.line_at(looked.route.last) == len(looked.log.told) - 1


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_begins_where_another_player_is_to_move(name: str) -> None:
    record, looked = sample(name), back(sample(name))
    turns = looked.route.boundaries(Step.TURN)
    assert len(turns) > 20
    for here, there in pairwise(turns):
        movers = [seat for seat, _ in record.moves[here:there] if seat != TABLE]
        silent = [at for at in range(here, there) if at not in looked.route.stops]
        deals = [deal for deal in looked.route.deals if here < deal.first <= there]
        assert len(set(movers)) == 1 or silent or deals
        assert looked.route.after(here, Step.TURN) == there
        assert looked.route.before(there, Step.TURN) == here


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_begins_with_its_cards_dealt(name: str) -> None:
    record, looked = sample(name), back(sample(name))
    rules = rules_of(record)
    assert [deal.first for deal in looked.route.deals] == [
        number for number, (_, move) in enumerate(record.moves, 1) if rules.order_dealt(move)
    ]
    assert all(deal.is_over for deal in looked.route.deals)
    for deal, following in pairwise(looked.route.deals):
        assert deal.first <= deal.last < following.first
        assert looked.route.deal_at(deal.last) is deal
        assert looked.route.after(deal.last, Step.DEAL) == following.first
        assert looked.route.before(following.first, Step.DEAL) == deal.first
    assert looked.route.before(looked.route.deals[0].first, Step.DEAL) == 0
    assert looked.route.after(looked.route.deals[-1].first, Step.DEAL) == looked.route.last
    assert looked.route.deal_at(0) is None


@pytest.mark.parametrize("name", GAMES)
def test_as_long_as_a_deal_goes_on_only_the_own_cards_are_shown(name: str) -> None:
    record = left(name, len(sample(name).moves) // 2)
    rules, looked = rules_of(record), back(record)
    assert not looked.secrets.is_over
    assert looked.secrets.seats_at(looked.route.last) == (Seat(0),)
    with pytest.raises(AssertionError):
        looked.hands(looked.route.last)
    played = list(states(rules, record.moves))
    for position in looked.route.stops[:: max(1, len(looked.route.stops) // 40)]:
        assert looked.view(position, Seat(0)) == rules.view(played[position], Seat(0))
        deal = looked.route.deal_at(position)
        is_over = deal is not None and deal.is_over
        view = rules.view if is_over else rules.covered
        public = rules.cards_seen(view(played[position], Seat(1)))
        assert rules.cards_seen(looked.view(position, Seat(1))) == public
        assert looked.secrets.is_open_at(position) is is_over
        if is_over:
            assert {packet.seat for packet in looked.hands(position)} == set(looked.secrets.seats)


@pytest.mark.parametrize("name", GAMES)
def test_where_several_persons_play_nobodys_cards_are_shown(name: str) -> None:
    record = left(name, len(sample(name).moves) // 2, persons=2)
    rules, looked = rules_of(record), back(record)
    assert looked.secrets.seats_at(looked.route.last) == ()
    for position, state in enumerate(states(rules, record.moves)):
        view = rules.view if looked.secrets.is_open_at(position) else rules.covered
        seen = rules.cards_seen(looked.view(position, looked.usual_seat))
        assert seen == rules.cards_seen(view(state, Seat(0)))


def test_once_a_game_is_over_all_cards_lie_open_and_the_feet_too() -> None:
    looked = back(sample("steady/classic"))
    first = looked.route.deals[0].first
    packets = looked.hands(first)
    assert [(packet.seat, packet.name) for packet in packets] == [
        (seat, name) for seat in range(4) for name in ("", "foot")
    ]
    assert [len(packet.cards) for packet in packets] == [13] * 8
    assert len({card for packet in packets for card in packet.cards}) == 104


def test_nobody_can_tell_from_the_steps_who_was_asked_about_the_seven() -> None:
    """Who holds the seven of trumps is asked, the table answers for the others."""
    phases = {Phase.SEVEN, Phase.DRAWN}
    asked = 0
    for players in (2, 3, 4):
        record = sample(f"raub/classic-{players}")
        looked = back(record)
        silent = {
            position
            for position in range(len(record.moves))
            if looked.view(position, Seat(0)).public.phase in phases
        }
        asked += sum(record.moves[position][0] != TABLE for position in silent)
        assert silent
        assert not silent & set(looked.route.stops)
        assert not silent & set(looked.route.boundaries(Step.TURN))
    assert asked


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_shown_up_to_the_move_that_is_not_allowed(name: str) -> None:
    record = sample(name)
    bad = len(record.moves) // 2
    moves = (*record.moves[:bad], record.moves[0], *record.moves[bad:])
    looked = back(replace(record, moves=moves, fair=()))
    assert looked.trouble is not None
    assert looked.trouble.number == bad + 1
    assert looked.route.last == bad
    assert not looked.secrets.is_over
    assert looked.view(bad, Seat(0)) is not None
    assert back(replace(record, moves=moves, fair=()), is_finished=True).secrets.is_over


def test_a_game_without_a_move_has_one_position() -> None:
    looked = back(left("steady/classic", 0))
    route = looked.route
    assert (route.stops, route.last, route.deals, looked.log.told) == ((0,), 0, (), [])
    assert looked.route.after(0, Step.MOVE) == looked.route.before(0, Step.DEAL) == 0


def test_cards_still_played_with_are_not_dealt_again() -> None:
    record = left("steady/classic", 300)
    looked = back(record)
    over, present = looked.route.deals
    assert looked.secrets.may_play_again(over)
    assert not looked.secrets.may_play_again(present)
    assert all(map(back(sample("steady/classic")).secrets.may_play_again, looked.route.deals))
