"""What players are told and may do at the table under families' rules of Manipulation Rummy."""

from __future__ import annotations

import pytest
from manipulation_positions import DRAW, Position
from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.bots import advice_for
from handfoot_gui.games.manipulation.presenter.draft import melds_of, working
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.presenter.scene import meld_key
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.option_values import (
    Ace,
    CardValues,
    FirstPlayBy,
    LastLap,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options, preset
from handfoot_gui.games.manipulation.scorekeeping import classes_of
from handfoot_gui.games.manipulation.text.options import option_texts
from handfoot_gui.games.manipulation.text.rule_card import manipulation_card

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Jan")
WORDS = Words()


def shown(position: Position) -> ManipulationPresenter:
    return ManipulationPresenter(position.rules, NAMES[: position.rules.options.players], WORDS)


def prompt(position: Position) -> str:
    view = position.rules.view(position.state, position.seat)
    presenter = shown(position)
    return presenter.prompt(view, presenter.table.empty).expected


@pytest.mark.parametrize(
    ("options", "drawn", "stock", "said"),
    [
        (Options(draw_first=False), 0, 9, "lay cards on the table, or draw a card."),
        (Options(draw_limit=0), 0, 9, "start with a draw; after that you may play."),
        (Options(draw_limit=0), 1, 9, "lay cards on the table, or draw a second card."),
        (Options(draw_limit=0), 4, 9, "lay cards on the table, or draw another card."),
        (Options(draw_limit=1, play_after_last=True), 1, 9, "play, or end your turn."),
        (Options(draw_first=False, draw_limit=1), 0, 9,
         "lay cards on the table, or draw and end your turn."),
        (Options(draw_first=False, last_lap=LastLap.NONE), 0, 1,
         "play, or draw the last card: the round ends with your turn."),
        (Options(last_lap=LastLap.NONE), 0, 1,
         "draw the last card: the round ends with your turn."),
    ],
)  # fmt: skip
def test_the_prompt_says_what_may_be_done(
    options: Options, drawn: int, stock: int, said: str
) -> None:
    position = Position(hand="2S 7D KC", drawn=drawn, stock_size=stock, options=options)
    assert prompt(position) == said


def test_a_players_first_play_is_told_and_the_table_is_left_alone() -> None:
    options = Options(first_play=30, first_play_by=FirstPlayBy.PLAYER)
    position = Position(hand="KS KH KD 5C", table="2C 3C 4C", options=options)
    presenter, view = shown(position), position.rules.view(position.state, position.seat)
    adapter, empty = presenter.table, presenter.table.empty
    facts = presenter.prompt(view, empty).facts
    assert "first play from your hand alone: 30 points" in facts
    five = next(card for card in view.hand if card.face == "5C")
    refused = adapter.drop(view, empty, (five,), meld_key(0))
    assert refused == t.Refused(no.TableTouched())
    on_table = view.public.melds[0][2].card
    assert adapter.drop(view, empty, (on_table,), t.NEW_MELD) == t.Refused(no.TableTouched())
    assert all(target.key != meld_key(0) or not target.is_lit
               for target in adapter.targets(view, empty, (five,)))  # fmt: skip
    kings = tuple(card for card in view.hand if card.face[0] == "K")
    outcome = adapter.drop(view, empty, kings, t.NEW_MELD)
    assert isinstance(outcome, t.Drafted)
    assert adapter.problem(view, outcome.draft) is None
    openings = presenter.guidance.openings(view)
    assert [opening.points for opening in openings] == [30]
    assert melds_of(working(view, openings[0].draft))[0] == view.public.melds[0]


def test_round_the_corner_cards_are_put_in_order() -> None:
    position = Position(hand="2S 3S KD", table="QS KS AS", options=Options(ace=Ace.CORNER))
    presenter, view = shown(position), position.rules.view(position.state, position.seat)
    adapter, empty = presenter.table, presenter.table.empty
    two, three = (next(c for c in view.hand if c.face == face) for face in ("2S", "3S"))
    best = [target.key for target in adapter.targets(view, empty, (two,)) if target.is_best]
    assert best == [meld_key(0)]
    outcome = adapter.drop(view, empty, (two, three), meld_key(0))
    assert isinstance(outcome, t.Drafted)
    faces = [laid.card.face for laid in melds_of(working(view, outcome.draft))[0]]
    assert faces == ["QS", "KS", "AS", "2S", "3S"]
    assert adapter.problem(view, outcome.draft) is None


def test_a_hint_says_where_the_search_for_the_least_change_was_cut_short() -> None:
    options = Options(ace=Ace.CORNER)
    position = Position(hand="2S 8D KD", table="QS KS AS,8S 8H 8C,2D 2H 2C", options=options)
    view = position.rules.view(position.state, position.seat)
    found = advice_for(options, view)
    assert found is not None
    assert found.plan.is_least
    unsure = replace(found, plan=replace(found.plan, is_least=False, moved=2))
    hints = shown(position).hints(view, DRAW, None, unsure)
    assert any("The search was cut short" in hint.reason for hint in hints)
    sure = shown(position).hints(view, DRAW, None, found)
    assert not any("The search was cut short" in hint.reason for hint in sure)


# The form, the card and what is kept


def test_what_does_nothing_is_said() -> None:
    no_knocking = Options(knock_limit=0, jokers=0, rounds=4)
    texts = option_texts(WORDS, no_knocking)
    for field in ("last_lap_knock", "undercut_bonus"):
        assert texts.idle_reason(field) == "Not used, since nobody knocks."
    assert texts.idle_reason("joker_rule") == "Not used, since there are no jokers."
    for field in ("target", "target_bonus"):
        assert "a set number of rounds" in texts.idle_reason(field)
    hands = option_texts(WORDS, Options(scoring=Scoring.HANDS))
    for field in ("out_bonus", "undercut_bonus", "target_bonus"):
        assert hands.idle_reason(field) == "Not used, since everybody counts only their own cards."
    assert hands.idle_reason("round_bonus") == ""


def test_refused_rules_name_both_fields() -> None:
    options = Options(players=6, hand_size=15, packs=1, jokers=1)
    with pytest.raises(OptionsError) as caught:
        options.check()
    said = option_texts(WORDS, options).contradiction(options, caught.value)
    assert said == (
        "“Cards in a hand” (15 cards) and “Decks of cards” (one) do not work together: "
        "90 cards are dealt, but there are only 53."
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(hand_size=12), "Everybody gets twelve cards; the rest is the stock."),
        (Options(draw_first=False, draw_limit=0), "Play, or draw until you play."),
        (preset("tiles"), "Three tens count 30: that is enough."),
        (Options(ace=Ace.CORNER), "Aces go around the corner"),
        (Options(scoring=Scoring.PAID), "each of the others pays the winner the difference"),
        (Options(last_lap=LastLap.NONE), "then the hands are counted at once"),
        (Options(rounds=4), "The game ends after four rounds, whatever the totals."),
    ],
)
def test_the_card_says_it(options: Options, said: str) -> None:
    card = manipulation_card(WORDS, options, "Ours")
    assert any(said in sentence for one in card.sections for sentence in one.sentences)


BANDS = CardValues(ace=15, nine=5, eight=5, seven=5, six=5, five=5, four=5, three=5, two=5)


def test_values_are_told_by_bands() -> None:
    card = manipulation_card(WORDS, Options(values=BANDS), "Ours")
    rows = {row.text: row.points for row in card.scores}
    assert rows["In hand: king through ten"] == "10"
    assert rows["In hand: nine through two"] == "5"
    tiles = manipulation_card(WORDS, preset("tiles"), "Ours")
    rows = {row.text: row.points for row in tiles.scores}
    assert rows["In hand: king"] == "13"
    assert rows["In hand: ten through two"] == "face value"


def test_whoever_keeps_score_counts_cards_by_what_they_are_worth() -> None:
    assert list(classes_of(Options())) == [
        "joker", "court", "nine", "eight", "seven", "six", "five", "four", "three", "two", "ace"
    ]  # fmt: skip
    assert list(classes_of(Options(values=BANDS, jokers=0))) == ["court", "98765432", "ace"]
    assert list(classes_of(preset("tiles")))[:5] == ["joker", "K", "Q", "J", "T"]
