"""Raub, section 5: scores, Refes, the end and ties; the vectors of section 6."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from raub_positions import Deals

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Options, Points
from handfoot_gui.games.raub.rules.scoring import deal_score, points_of, winners_of
from handfoot_gui.games.raub.rules.state import Phase, Public, Trick, TrumpSource


def over(
    won: tuple[int, ...],
    way: TrumpSource,
    raubing: int = 0,
    scores: tuple[int, ...] = (),
    refes: int = 0,
) -> Public:
    """A deal whose tricks were won so often by seat."""
    winners = [Seat(seat) for seat, count in enumerate(won) for _ in range(count)]
    return Public(
        phase=Phase.DEAL_OVER,
        deal=1,
        dealer=Seat(0),
        turn=Seat(0),
        scores=scores or (21,) * len(won),
        brought=BroughtForward(totals=scores),
        refes=refes,
        way=way,
        raubing=Seat(raubing),
        owes=1 if way is TrumpSource.SEVEN else 2,
        tricks=tuple(Trick(seat, (), seat) for seat in winners),
    )


def entries(won: tuple[int, ...], way: TrumpSource, refes: int = 0) -> tuple[int, ...]:
    score = deal_score(Options(), over(won, way, refes=refes))
    return tuple(score.points(seat) for seat in range(len(won)))


def ended(public: Public) -> Public:
    """*public* after its deal is written down."""
    deals = Deals(players=len(public.scores))
    state = replace(deals.state, public=public)
    return deals.rules.apply(state, TABLE, m.EndDeal()).public


def test_vector_three_tricks_by_the_raubing_player_and_one_by_another() -> None:
    assert entries((3, 1, 0), TrumpSource.ASKING) == (-3, -1, 2)


def test_vector_one_trick_or_none_by_the_raubing_player_on_a_refe() -> None:
    assert entries((1, 3, 0), TrumpSource.ASKING, refes=1)[0] == 6
    assert entries((0, 3, 1), TrumpSource.ASKING, refes=1)[0] == 8


def test_vector_automatic_seven_and_no_trick_on_a_refe() -> None:
    assert entries((0, 4), TrumpSource.SEVEN, refes=1) == (6, -8)


@pytest.mark.parametrize(
    ("owes", "points"),
    [(0, (2, -1, -2, -3, -4)), (1, (3, -1, -2, -3, -4)), (2, (4, 3, -2, -3, -4))],
)
def test_the_table_of_section_5(owes: int, points: tuple[int, ...]) -> None:
    assert tuple(points_of(Points(), tricks, owes) for tricks in range(5)) == points


def test_there_are_no_card_points() -> None:
    """Only how many tricks each has won counts, whatever lies in them."""
    totals = set()
    for hand in ("AH KH AS KS", "TH 8H 8S 7S"):
        deals = Deals({0: hand}, upcard="9H", dealer=3)
        deals.asked(raubing=0)
        deals.stand_pat()
        deals.play_out()
        won = deals.public.won
        line = deal_score(deals.rules.options, deals.public)
        totals.add(
            tuple(
                line.points(seat) == points_of(Points(), count, 2 if seat == 0 else 0)
                for seat, count in enumerate(won)
            )
        )
    assert totals == {(True,) * 4}


def test_blind_raub_owes_two_as_asking_does() -> None:
    assert entries((1, 2, 1, 0), TrumpSource.BLIND) == (3, -2, -1, 2)


def test_one_trick_is_enough_after_an_automatic_seven() -> None:
    assert entries((1, 2, 1, 0), TrumpSource.SEVEN) == (-1, -2, -1, 2)


def test_on_a_refe_everything_is_doubled_once_never_four_times() -> None:
    assert entries((2, 1, 1, 0), TrumpSource.ASKING, refes=1) == (-4, -2, -2, 4)
    assert entries((2, 1, 1, 0), TrumpSource.ASKING, refes=3) == (-4, -2, -2, 4)
    assert deal_score(Options(), over((2, 2), TrumpSource.ASKING, refes=1)).is_doubled
    assert not deal_score(Options(), over((2, 2), TrumpSource.ASKING)).is_doubled


def test_each_played_deal_uses_up_one_refe() -> None:
    public = ended(over((2, 1, 1, 0), TrumpSource.ASKING, refes=3))
    assert public.refes == 2
    assert ended(over((2, 1, 1, 0), TrumpSource.ASKING)).refes == 0


def test_all_start_at_21_and_count_down() -> None:
    public = ended(over((3, 1, 0), TrumpSource.ASKING))
    assert public.scores == (18, 20, 23)
    (entry,) = public.results
    assert (entry.ended, entry.by, entry.number) == ("tricks", 0, 1)


def test_the_sheet_says_what_the_scores_say() -> None:
    deals = Deals()
    deals.do(m.BlindRaub())
    deals.stand_pat()
    deals.play_out()
    deals.do(m.EndDeal())
    sheet = deals.rules.sheet(deals.state)
    assert sheet.totals == deals.public.scores
    assert sheet.opening == 21
    assert sheet.winners is None
    assert min(sheet.totals) == sheet.totals[sheet.leaders[0]]


@pytest.mark.parametrize(("before", "after"), [(2, 0), (0 + 1, -1)])
def test_the_game_ends_when_somebody_stands_at_0_or_below(before: int, after: int) -> None:
    public = ended(over((1, 2, 1, 0), TrumpSource.SEVEN, scores=(9, before, 9, 9)))
    assert public.phase is Phase.OVER
    assert public.scores[1] == after
    assert public.winners == (1,)


def test_it_goes_on_while_all_stand_above_0() -> None:
    public = ended(over((1, 2, 1, 0), TrumpSource.SEVEN, scores=(9, 3, 9, 9)))
    assert public.phase is Phase.DEALER
    assert (public.dealer, public.winners) == (1, ())


def test_the_true_value_is_kept_below_0() -> None:
    public = ended(over((4, 0), TrumpSource.ASKING, scores=(2, 9)))
    assert public.scores == (-2, 11)


def test_lowest_wins() -> None:
    assert winners_of((-1, 0, -3, 5), Seat(1)) == (2,)


def test_tied_the_raubing_player_of_that_deal_wins() -> None:
    assert winners_of((0, -1, -1, 5), Seat(2)) == (2,)


def test_tied_without_the_raubing_player_it_is_a_shared_win() -> None:
    assert winners_of((0, -1, -1, 5), Seat(0)) == (1, 2)


def test_the_dealer_of_an_automatic_seven_counts_as_raubing_player() -> None:
    public = ended(over((2, 2, 0), TrumpSource.SEVEN, raubing=1, scores=(1, 1, 9)))
    assert public.scores[:2] == (-1, -1)
    assert public.winners == (1,)


def test_unused_refes_lapse() -> None:
    public = ended(over((2, 2), TrumpSource.ASKING, scores=(1, 9), refes=2))
    assert public.phase is Phase.OVER


def test_passed_on_deals_and_refes_are_entries_without_lines() -> None:
    deals = Deals()
    deals.state = deals.rules.apply(deals.rules.start(), TABLE, m.ChooseDealer(Seat(3)))
    deals.do(m.PassDeal())
    sheet = deals.rules.sheet(deals.state)
    (entry,) = sheet.deals
    assert (entry.ended, entry.lines, entry.dealer, entry.by) == ("passed on", (), 3, None)
    assert sheet.totals == (21, 21, 21, 21)
