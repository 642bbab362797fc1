"""What the form, the questions, the table, the log, the sheet and the kept score say of families'
switches in Raub (section 8)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from raub_positions import STRONG, Deals, cards

from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.core.scorekeeping import EntryProblem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import RaubScene
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import (
    Direction,
    Ends,
    FiveForFour,
    Options,
    PlayDirection,
    Points,
    Refe,
    SevenSwap,
)
from handfoot_gui.games.raub.scorekeeping import DealEntry, PlayerEntry, RaubScorekeeper
from handfoot_gui.games.raub.text.options import interview, option_texts

NAMES = ("Marta", "Karl", "Josip", "Elise")
WORDS = Words()


def presenter(options: Options) -> RaubPresenter:
    made = GAMES["raub"].presenter(GAMES["raub"].rules(options), NAMES[: options.players], WORDS)
    assert isinstance(made, RaubPresenter)
    return made


def scene(deals: Deals, seat: int = 0) -> RaubScene:
    table = presenter(deals.rules.options).table
    return table.table(deals.view(seat), table.empty, HandOrder())


def prompt(deals: Deals) -> tuple[str, str]:
    said = presenter(deals.rules.options).prompt(
        deals.view(), presenter(deals.rules.options).table.empty
    )
    return said.expected, said.facts


# The form and the questions


@pytest.mark.parametrize(
    ("options", "field", "reason"),
    [
        (Options(refe=Refe.OFF), "pass_deal", "Not used, since there are no Refes."),
        (Options(seven_swap=SevenSwap.NO), "swapped_card", "Not used, since no seven is swapped."),
        (Options(), "pass_deal", ""),
        (Options(), "swapped_card", ""),
    ],
)
def test_idle_is_pass_deal_where_refe_is_off_and_swapped_card_where_seven_swap_is_no(
    options: Options, field: str, reason: str
) -> None:
    assert option_texts(WORDS, options).idle_reason(field) == reason
    assert next(options.contradictions(), None) is None, "nothing is refused"


def test_every_switch_has_words_of_its_own_and_others_to_be_found_by() -> None:
    texts = option_texts(WORDS, Options())
    assert set(texts.fields) == set(Options.__struct_fields__) == set(texts.sought)
    assert len({text.label for text in texts.fields.values()}) == len(texts.fields)
    assert all(text.help.endswith(".") for text in texts.fields.values())


def test_differences_read_well() -> None:
    changed = Options(start=15, points=Points(trick=2), upcards=1, refe=Refe.STACKED)
    assert option_texts(WORDS, changed).differences(Options(), changed) == (
        "from 15 points down instead of 21 points",
        "Each trick: 2 instead of 1",
        "Upcards: one instead of three",
        "What a Refe does: all double one deal together instead of each doubles one deal",
    )


def test_something_else_than_the_usual_lengths_is_left_to_the_form() -> None:
    asked = interview(WORDS)
    while asked.question is not None:
        others = [one for one in asked.offered if one.text == "Something else"]
        asked.answer(others[0] if others else asked.offered[-1])
    assert asked.left_to_form == ("start",)
    assert asked.result() == Options()


# The table


def test_trumps_refe_and_direction_stand_in_the_panels() -> None:
    house = Options(refe=Refe.STACKED, play_direction=PlayDirection.OPPOSITE)
    deals = Deals(STRONG, dealer=3, options=house, refes=2)
    shown = scene(deals)
    assert shown.refe_title == "counts 4 times"
    assert shown.refe_lines == (
        "A trick takes off 4 points.", "Tricks go around to the left.", "2 Refes count together.",
    )  # fmt: skip
    assert shown.turns_clockwise is True
    assert presenter(house).facts.deal(deals.view(0)).about == ("This deal counts 4 times")


@pytest.mark.parametrize(
    ("direction", "players", "clockwise"),
    [(Direction.RIGHT, 4, True), (Direction.LEFT, 3, False), (Direction.RIGHT, 2, None)],
)
def test_the_arrow_goes_the_way_of_tricks_where_they_go_another_way(
    direction: Direction, players: int, clockwise: bool | None
) -> None:
    house = Options(play_direction=PlayDirection.OPPOSITE, direction=direction)
    assert scene(Deals(players=players, options=house)).turns_clockwise is clockwise
    usual = Options(direction=direction)
    assert scene(Deals(players=players, options=usual)).turns_clockwise is None


def test_without_refes_the_panel_says_so() -> None:
    shown = scene(Deals(options=Options(refe=Refe.OFF, points=Points(trick=2))))
    assert (shown.refe_title, shown.refe_lines) == (
        "there are none", ("A trick takes off 2 points.",),
    )  # fmt: skip


def test_tricks_that_end_the_game_are_taken_off_the_badges_as_they_are_swept() -> None:
    for ends, score in ((Ends.AT_ONCE, "7"), (Ends.AFTER_DEAL, "9")):
        deals = Deals(
            STRONG, upcard="9H", dealer=3, options=Options(ends=ends), scores=(9, 9, 9, 9)
        )
        deals.asked(raubing=0)
        deals.stand_pat()
        deals.play("AH", "8S", "8C", "TH", "KH", "9S", "9C", "TS")
        assert scene(deals).players[0].score == score


def test_the_only_upcard_is_called_so_and_what_follows_is_said() -> None:
    deals = Deals(options=Options(upcards=1, blind_raub=False, refe=Refe.OFF))
    assert scene(deals).title == "The only upcard"
    assert prompt(deals)[1] == "The last upcard: if all pass, the cards are thrown in."
    two = Deals(options=Options(upcards=2, blind_raub=False))
    assert prompt(two)[1] == "Upcard 1 of 2; with Raub you owe two tricks."


def test_with_six_cards_two_are_asked_for() -> None:
    deals = Deals(upcard="9H", options=Options(five_for_four=FiveForFour.DEALER_TOO))
    deals.do(m.BlindRaub())
    deals.do(m.Exchange(tuple(c for c in deals.view(0).hand if c.face != "9H")))
    assert prompt(deals)[0] == "pick one card to lay aside, then another one."
    deals.do(m.LayAside(next(c for c in deals.view(0).hand if c.face != "9H")))
    said = "you have five cards and play four: pick one to lay aside."
    assert prompt(deals)[0] == said


def logged(deals: Deals, move: m.Move, seat: int) -> list[str]:
    made, before = presenter(deals.rules.options), deals.view(0)
    deals.do(move, seat)
    return [line.text for line in made.narrate(before, Seat(seat), move, deals.view(0))]


def test_the_log_says_whether_a_refe_is_written() -> None:
    for refe, said in (
        (Refe.QUEUED, "All passed: a Refe was written."),
        (Refe.OFF, "All passed: the cards were thrown in."),
    ):
        deals = Deals(options=Options(upcards=1, refe=refe))
        deals.all_pass()
        assert logged(deals, m.ThrowIn(), TABLE) == [said]
    deals = Deals(options=Options(upcards=2))
    deals.all_pass(2)
    assert logged(deals, m.ThrowIn(), TABLE) == ["All passed two times: a Refe was written."]
    deals = Deals(options=Options(refe=Refe.ONE), refes=1, dealer=0)
    deals.all_pass(3)
    deals.settle()
    assert logged(deals, m.PassDeal(), 1) == ["Karl passed the deal on."]


def test_the_log_says_who_came_to_0_and_the_score_how_it_ended() -> None:
    deals = Deals(
        STRONG, upcard="9H", dealer=3, options=Options(ends=Ends.AT_ONCE), scores=(9, 9, 9, 1)
    )
    deals.asked(raubing=1)
    deals.stand_pat()
    for face in ("8S", "8C", "TS", "AH"):
        deals.do(m.Play(cards(face)[0]))
    deals.state = replace(deals.state, public=replace(deals.public, scores=(1, 9, 9, 9)))
    assert logged(deals, m.Sweep(), TABLE) == [
        "Marta won trick 1 with the ace of hearts, reached 0 and won."
    ]
    deals.do(m.EndDeal())
    said = presenter(deals.rules.options).score.ended(deals.public.results[-1])
    assert said == "Karl made trumps. A trick ended the game at once."


# The sheet


def blocks(options: Options) -> dict[str, tuple[str, ...]]:
    facts = SheetFacts("raub", options, "Ours")
    body = GAMES["raub"].score_sheet(facts, WORDS)
    return {block.title: block.lines for block in body.blocks}


def test_the_sheet_uses_the_points_of_the_rule_set() -> None:
    found = blocks(Options(points=Points(2, 5, 6, 7, 8), automatic_seven=False, refe=Refe.OFF))
    assert found["A deal"] == (
        "Each trick −2", "No trick +5", "Raub, one trick only +7", "Raub, no trick +8",
    )  # fmt: skip
    assert found["Refe"] == ("No Refes",)
    assert "After 100 played deals, no matter what" in found["The end"]
    assert blocks(Options(ends=Ends.AT_ONCE))["The end"][0] == (
        "A trick that reaches 0 wins at once"
    )


# The kept score


def entry(*tricks: int | None, **fields: object) -> DealEntry:
    made = DealEntry(tuple(map(PlayerEntry, tricks)), raubing=0)
    return replace(made, **fields)


def doubts(options: Options, *deals: DealEntry) -> list[str]:
    keeper = RaubScorekeeper(options)
    found: tuple[EntryProblem, ...] = keeper.problems(deals, Seat(0))
    return [one.doubt for one in found]


def test_the_keeper_fills_in_the_fourth_players_tricks_4_less_the_others() -> None:
    keeper = RaubScorekeeper(Options())
    deal = keeper.blank()
    (field,) = (one for one in keeper.fields(deal) if one.key == "tricks")
    for side, tricks in ((3, 1), (0, 0), (2, 2)):
        assert None in [player.tricks for player in deal.sides]
        deal = keeper.with_value(deal, field, side, tricks)
    assert [player.tricks for player in deal.sides] == [0, 1, 2, 1]
    over = keeper.with_value(replace(keeper.blank(), ended="at once"), field, 0, 1)
    for side in (1, 2):
        over = keeper.with_value(over, field, side, 0)
    assert over.sides[3].tricks is None, "up to the end there may be fewer"


def test_the_keeper_doubts_sums_other_than_4() -> None:
    assert doubts(Options(), entry(1, 1, 1, 0)) == ["tricks missing"]
    assert doubts(Options(), entry(2, 2, 1, 0)) == ["too many tricks"]
    assert doubts(Options(), entry(2, 1, 1, 0)) == []


def test_at_once_it_takes_tricks_up_to_the_end_and_asks_who_won() -> None:
    house = Options(ends=Ends.AT_ONCE, start=5)
    won = entry(0, 0, 0, 3, ended="at once")
    assert doubts(house, won) == ["no winner"]
    assert doubts(house, replace(won, winner=3)) == ["not at nothing"]
    assert doubts(house, entry(2, 2, 0, 0), entry(0, 3, 0, 0, ended="at once", winner=1)) == []
    assert doubts(house, entry(2, 2, 0, 0), entry(1, 3, 0, 0)) == ["won at once"]
    keeper = RaubScorekeeper(house)
    deals = (entry(2, 2, 0, 0), entry(1, 3, 0, 0, ended="at once", winner=1))
    sheet = keeper.sheet(deals, Seat(0))
    assert sheet.totals == (3, 0, 7, 7), "nobody's other entries are made"
    assert sheet.winners == (1,)
    assert keeper.is_over(deals, Seat(0))


def test_the_keeper_asks_only_what_can_happen() -> None:
    keys = {
        field.key: field.choices
        for field in RaubScorekeeper(Options(pass_deal=False, automatic_seven=False)).fields(
            entry(0, 0, 0, 0)
        )
    }
    assert keys["ended"] == (("tricks", "thrown in"),)
    assert "owes" not in keys
    assert "winner" not in keys


def test_the_keepers_points_and_refes_are_those_of_the_rule_set() -> None:
    house = Options(refe=Refe.STACKED, points=Points(one_short=5), start=30)
    thrown = replace(entry(0, 0, 0, 0), ended="thrown in", raubing=None)
    keeper = RaubScorekeeper(house)
    assert keeper.coming((thrown, thrown), Seat(0)).refes == 2
    sheet = keeper.sheet((thrown, thrown, entry(1, 3, 0, 0)), Seat(0))
    assert sheet.totals == (30 + 20, 30 - 12, 30 + 8, 30 + 8)
    assert keeper.coming((thrown, thrown, entry(1, 3, 0, 0)), Seat(0)).refes == 0
