"""Every sentence of Manipulation Rummy: refusals, tags, the log, prompts, hints and the score."""

from __future__ import annotations

import pytest
from manipulation_positions import Position

from handfoot_gui.core import errors
from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, WrongTableMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import NEW_MELD, Drafted
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.bots import advice_for
from handfoot_gui.games.manipulation.presenter.draft import (
    ManipulationDraft,
    NothingToSplit,
    StaysOnTable,
    melds_of,
    working,
)
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.presenter.scene import meld_key
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase
from handfoot_gui.games.manipulation.solver import best_play
from handfoot_gui.games.manipulation.solver.plan import Split
from handfoot_gui.games.manipulation.text.names import meld_brief, meld_said
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts
from handfoot_gui.games.manipulation.text.refusals import MeldFaults

NAMES = ("Marta", "Elise", "Josip", "Karl")
NINE = Card(Rank.NINE, Suit.SPADES)
JOKER = Card(Rank.JOKER, Suit.HEARTS)
NAME = Name(Rank.FIVE, Suit.SPADES)
SIX, SEVEN, EIGHT = (Name(rank, Suit.SPADES) for rank in (Rank.SIX, Rank.SEVEN, Rank.EIGHT))
MELD = tuple(Laid(Card(rank, Suit.SPADES)) for rank in (Rank.FIVE, Rank.SIX, Rank.EIGHT))


def presenter(options: Options | None = None) -> ManipulationPresenter:
    chosen = options or Options()
    return ManipulationPresenter(Manipulation(chosen), NAMES[: chosen.players], Words())


REFUSALS = {
    NotToMove(Seat(0), None): "The table moves first.",
    NotToMove(Seat(0), Seat(1)): "It is Elise’s turn.",
    WrongTableMove("a deal"): "The table’s move should be a deal.",
    no.DrawFirst(): "Draw a card first.",
    no.AlreadyPlayed(): "You have already played this turn: end your turn.",
    no.DrawnOut(1): "After drawing you may not play: end your turn.",
    no.DrawnOut(3): "After drawing three cards you may not play: end your turn.",
    no.StockEmpty(): "The stock is empty: play, or end your turn.",
    no.NoDrawInLastLap(): "You may not draw in the last lap: play, or pass.",
    no.NoPassing(): "Lay a card from your hand, or draw one.",
    no.NoKnocking(): "Under these rules you may not knock.",
    no.NoKnockInLastLap(): "You may not knock in the last lap.",
    no.KnockTooEarly(): "Play first, or draw your last card; then knock.",
    no.TooManyPoints(12, 5): "Your hand is worth 12; you may knock with 5 or fewer.",
    CardTwice(NINE): "The nine of spades is on the table twice.",
    no.CardTaken(NINE): "The nine of spades has to stay on the table.",
    NotHeld(NINE): "The nine of spades is not in your hand, and you did not lay it.",
    no.NothingPlayed(): "Lay at least one card from your hand.",
    no.WrongMeld(MELD, no.MissingCards((SEVEN,))): "5 6 8 of spades: needs the seven.",
    no.JokerStillStands(NAME): "The five of spades has to take the place of its joker.",
    no.JokerStillStands(NAME, JokerRule.FROM_HAND): (
        "The five of spades has to come from your hand to free the joker."
    ),
    no.JokerStillStands(NAME, JokerRule.FIXED): (
        "The joker stands for the five of spades until the round ends."
    ),
    no.TableTouched(): "Your first play must come from your hand alone.",
    no.NoMoreDraws(2): "You may not draw again this turn: play, or end it.",
    no.AceAtWrongEnd(Ace.LOW): "The ace is low, before the two.",
    no.AceAtWrongEnd(Ace.HIGH): "The ace is high, after the king.",
    no.TooFewPoints(12, 40): "You still need 28 points for your first play.",
    no.TooFewPoints(39, 40): "You still need 1 point for your first play.",
    no.JokerUnnamed(JOKER): "The joker needs a name.",
    no.WrongName(NINE, NAME): "No card is called 5♠.",
    no.TooShort(1): "Two cards are still needed.",
    no.TooShort(2): "One card is still needed.",
    no.Mixed(): "Neither one rank nor one suit.",
    no.SuitTwice(NAME): "One 5♠ too many.",
    no.RankTwice(NAME): "One 5♠ too many.",
    no.MissingCards((SEVEN,)): "Needs the seven.",
    no.MissingCards((SIX, SEVEN)): "Needs the six and the seven.",
    no.MissingCards((SIX, SEVEN, EIGHT)): "Three cards are still needed.",
    no.RoundTheCorner(): "The ace is low or high, not both.",
    no.OutOfOrder(): "The cards are out of order.",
    StaysOnTable(NINE): "The nine of spades came from the table and stays there.",
    NothingToSplit(): "There is nothing before that card.",
    t.DiscardOne(2): "There is no place for these cards.",
    t.OtherSide(): "There is no place for these cards.",
    t.SelectCards(): "Pick a card first.",
    t.CardsLaidOut(): "After the last draw you may not play: reset your turn first.",
}


@pytest.mark.parametrize(("problem", "said"), REFUSALS.items(), ids=str)
def test_every_refusal_names_what_is_missing(problem: errors.Problem, said: str) -> None:
    assert presenter().refusal(problem) == said
    assert len(presenter().reason(problem)) <= len(said)


def test_every_problem_of_the_game_has_a_sentence() -> None:
    kinds = {
        kind
        for kind in vars(no).values()
        if isinstance(kind, type)
        and issubclass(kind, errors.Problem)
        and kind is not errors.Problem
    }
    assert kinds <= {type(problem) for problem in REFUSALS}


TAGS = {
    no.TooShort(1): "2 more",
    no.TooShort(2): "1 more",
    no.Mixed(): "mixed",
    no.SuitTwice(NAME): "5♠ twice",
    no.RankTwice(NAME): "5♠ twice",
    no.MissingCards((SEVEN,)): "needs the seven",
    no.MissingCards((SIX, SEVEN)): "needs 2 more",
    no.RoundTheCorner(): "ace low or high",
    no.JokerUnnamed(JOKER): "needs a name",
    no.JokerStillStands(NAME): "needs 5♠",
    no.JokerStillStands(NAME, JokerRule.FROM_HAND): "needs 5♠",
    no.JokerStillStands(NAME, JokerRule.FIXED): "still 5♠",
    no.AceAtWrongEnd(Ace.LOW): "ace low only",
    no.AceAtWrongEnd(Ace.HIGH): "ace high only",
}


@pytest.mark.parametrize(("problem", "said"), TAGS.items(), ids=str)
def test_the_tag_on_a_meld_is_short(problem: errors.Problem, said: str) -> None:
    assert MeldFaults(Words()).tag(problem) == said
    assert len(said) <= 16
    assert MeldFaults(Words()).lacking(problem)


def test_melds_in_words() -> None:
    words = Words()
    assert meld_said(words, MELD) == "5 6 8 of spades"
    group = tuple(Laid(Card(Rank.SEVEN, suit)) for suit in (Suit.SPADES, Suit.HEARTS, Suit.CLUBS))
    assert meld_said(words, group) == "sevens, spades, hearts and clubs"
    assert meld_said(words, (MELD[0], Laid(JOKER, SIX))) == "5 6 of spades"
    assert meld_said(words, (MELD[0], Laid(JOKER))) == "5♠ red joker"
    assert meld_said(words, (MELD[0], group[1])) == "5♠ 7♥"


def test_a_meld_is_split_after_its_lower_part_whichever_stays_in_its_place() -> None:
    said = ManipulationPrompts(Words(), ("Marta", "Elise"), Options()).step_said
    lower, upper = MELD[:1], MELD[1:]
    for split in (Split(MELD, lower, upper), Split(MELD, upper, lower)):
        assert said(split) == "5♠ 6♠ 8♠ split after 5♠"


def test_where_there_is_little_room_melds_are_said_by_their_signs() -> None:
    words = Words()
    place = Position(hand="2D", table="7S 7H 7C,4H 5H 6H,4S 5S *=6S 7S 8S,KC *=KD KH KS,8D 9D")
    melds = place.public.melds
    said = [meld_brief(words, meld) for meld in melds]
    assert said == ["7♠ 7♥ 7♣", "4♥ 5♥ 6♥", "4♠–8♠", "K♣ K♦ K♥ K♠", "8♦ 9♦"]
    assert meld_brief(words, (*melds[2][:1], *melds[2][2:])) == "4♠ 6♠ 7♠ 8♠"


# --- the log ------------------------------------------------------------------------------------


def told(position: Position, move: m.Move, seat: int = 0) -> list[str]:
    rules = position.rules
    made = presenter(rules.options)
    before = rules.view(position.state, Seat(2))
    state = rules.apply(position.state, Seat(seat), move)
    lines = made.narrate(before, Seat(seat), move, rules.view(state, Seat(2)))
    position.state = state
    return [line.text for line in lines]


def test_draws_are_told_one_by_one() -> None:
    position = Position(hand="KC QD JH", drawn=0)
    for which in ("a", "a second", "a third"):
        assert told(position, m.Draw()) == [f"Marta drew {which} card."]


@pytest.mark.parametrize(
    ("hand", "table", "after", "said"),
    [
        ("QC QD QH KC KD 2S 2H 2D", "5S 6S 7S", "5S 6S 7S,QC QD QH", "laid three queens"),
        ("5H 5C * KC KD QD QH", "TS JS QS", "TS JS QS,5H 5C *=5S",
         "laid 5♥, 5♣ and a joker as 5♠"),
        ("* KC KD QD QH", "TS JS QS", "TS JS QS *=KS", "laid a joker as K♠"),
        ("7H 7D KC KD", "4S 5S 6S 7S", "4S 5S 6S,7S 7H 7D", "laid two sevens and moved one card"),
        ("6S KC KD QD", "5S *=6S 7S,TH JH QH", "5S 6S 7S,TH JH QH *=KH",
         "freed the joker and laid the six of spades"),
        ("8S", "5S 6S 7S", "5S 6S 7S 8S", "laid the eight of spades and went out"),
    ],
)  # fmt: skip
def test_what_is_laid_named_moved_freed_and_how_one_goes_out_is_told(
    hand: str, table: str, after: str, said: str
) -> None:
    position = Position(hand=hand, table=table)
    assert told(position, position.play(after)) == [f"Marta {said}."]


def test_knocking_and_not_knocking_are_told() -> None:
    for move, said in ((m.Knock(), "Marta knocked."), (m.EndTurn(), "Marta did not knock.")):
        assert told(Position(hand="2S", table="5S 6S 7S", phase=Phase.KNOCK), move) == [said]


def test_the_last_lap_is_announced_and_passing_told() -> None:
    position = Position(hand="KC KD", table="5S 6S 7S", drawn=2, stock="KH", stock_size=1)
    assert told(position, m.Draw()) == [
        "Marta drew a third card.",
        "The stock is empty: everybody has one more turn.",
    ]
    assert told(position, m.EndTurn(), 1) == ["Elise passed."]


def test_the_deal_and_the_end_of_a_round_are_told() -> None:
    rules = Manipulation(Options(players=3))
    made = presenter(rules.options)
    state = rules.start()
    after_lot = rules.apply(state, TABLE, m.ChooseDealer(Seat(1)))
    lines = made.narrate(
        rules.view(state, Seat(0)), TABLE, m.ChooseDealer(Seat(1)), rules.view(after_lot, Seat(0))
    )
    assert [line.text for line in lines] == ["Elise was drawn at random to deal first."]
    deal = m.Deal(rules.cards)
    dealt = rules.apply(after_lot, TABLE, deal)
    lines = made.narrate(rules.view(after_lot, Seat(0)), TABLE, deal, rules.view(dealt, Seat(0)))
    assert [line.text for line in lines] == ["Elise dealt ten cards each."]
    position = Position(
        hand="8S", table="5S 6S 7S", others={1: "2H", 2: "3H", 3: "KH 4D"}, stock_size=10
    )
    position.allowed(position.play("5S 6S 7S 8S"))
    (said,) = told(position, m.EndRound(), TABLE)
    assert said.startswith("Marta won round 1 with ")


# --- prompts ------------------------------------------------------------------------------------


def prompted(position: Position, draft: ManipulationDraft | None = None, seat: int = 0) -> str:
    made = presenter(position.rules.options)
    view = position.rules.view(position.state, Seat(seat))
    said = made.prompt(view, draft or made.table.empty)
    return f"{said.name}, {said.expected} {said.facts}" if said.name else said.expected


@pytest.mark.parametrize(
    ("facts", "wanted"),
    [
        (
            {"drawn": 0},
            "Marta, start with a draw; after that you may play. Two cards in hand, worth 12",
        ),
        ({"drawn": 0, "stock_size": 1}, "Marta, draw the last card; then comes the last lap."),
        ({"drawn": 1}, "Marta, lay cards on the table, or draw a second card."),
        (
            {"drawn": 1, "stock_size": 1},
            "Marta, play, or draw the last card; then comes the last lap.",
        ),
        ({"drawn": 2}, "Marta, play, or draw; after this draw you may not play."),
        ({"drawn": 1, "stock_size": 0}, "Marta, the stock is empty: play, or end your turn."),
        ({"drawn": 0, "last_lap": 2, "stock_size": 0}, "Marta, the last lap: play, or pass."),
    ],
)
def test_what_is_expected_at_each_point_of_a_turn(facts: dict[str, object], wanted: str) -> None:
    position = Position(hand="KC 2D", table="5S 6S 7S", **facts)  # type: ignore[arg-type]
    assert prompted(position).startswith(wanted)


def test_others_are_named_while_they_play() -> None:
    position = Position(hand="KC 2D", table="5S 6S 7S")
    assert prompted(position, seat=2) == "Marta is playing."


def test_a_knock_is_offered_with_its_points() -> None:
    position = Position(hand="2D", table="5S 6S 7S", phase=Phase.KNOCK)
    assert prompted(position).startswith("Marta, knock with 2 points, or end your turn.")
    position = Position(hand="2D", table="5S 6S 7S", phase=Phase.KNOCK, drawn=3)
    assert "you may not play any more: knock, or end your turn." in prompted(position)


def after_drops(position: Position, *drops: tuple[str, int | None]) -> ManipulationDraft:
    table = presenter(position.rules.options).table
    view = position.rules.view(position.state, position.seat)
    draft = table.empty
    for face, number in drops:
        laid = [one.card for pile in working(view, draft) for one in pile.meld]
        hand = [card for card in view.hand if card not in draft.cards]
        card = next(
            one for one in (*hand, *laid) if one.face == face or (one.is_joker and face == "*")
        )
        key = NEW_MELD if number is None else meld_key(number)
        outcome = table.drop(view, draft, (card,), key)
        assert isinstance(outcome, Drafted)
        draft = outcome.draft
    return draft


@pytest.mark.parametrize(
    ("drops", "wanted"),
    [
        ([("7S", 1)], "Marta, one meld to fix, 5 6 8 of spades: needs the seven. Two cards"),
        ([("7S", 1), ("5S", None)], "Marta, two melds to fix. Two cards"),
        ([("8S", None), ("8S", 0)], "Marta, lay cards on the table"),
        (
            [("9S", 0)],
            "Marta, all melds are good: end your turn, or keep going. One card played, one card in "
            "hand, worth 10",
        ),
        ([("8S", 2)], "Marta, lay at least one card from your hand."),
    ],
)
def test_while_the_table_is_changed_the_prompt_says_what_lacks(
    drops: list[tuple[str, int | None]], wanted: str
) -> None:
    position = Position(hand="KC 9S", table="5S 6S 7S 8S,7H 7D 7C,8H 8D 8C")
    assert prompted(position, after_drops(position, *drops)).startswith(wanted)


def test_a_first_play_that_is_worth_too_little_says_how_much() -> None:
    position = Position(hand="2S 3S 4S KC", options=Options(first_play=30))
    draft = after_drops(position, ("2S", None), ("3S", 0), ("4S", 0))
    assert "lay 21 points more, or reset your turn." in prompted(position, draft)


def test_a_joker_taken_away_says_which_card_it_stood_for() -> None:
    position = Position(hand="KC 2D", table="5S *=6S 7S 8S 9S,TH JH QH KH,5H 5D 5C")
    view = position.rules.view(position.state, position.seat)
    table = presenter().table
    started = after_drops(position, ("5S", 2))
    joker = next(one.card for meld in view.public.melds for one in meld if one.card.is_joker)
    outcome = table.drop(view, started, (joker,), meld_key(1), 4)
    assert isinstance(outcome, Drafted)
    said = prompted(position, outcome.draft)
    assert "lay the real six of spades, or give the joker that name again." in said


# --- hints --------------------------------------------------------------------------------------


def test_a_hint_calls_a_joker_that_moves_a_joker() -> None:
    position = Position(hand="9D QS KS", table="9S 9H *=9D")
    view = position.rules.view(position.state, position.seat)
    advice = advice_for(position.rules.options, view)
    *_, steps = presenter().hints(view, m.Draw(), None, advice)
    assert steps.told[0] == "Step 1 of 3: 9♦ in place of the joker in 9♠ 9♥ 9♦."
    assert steps.told[-1] == "Step 3 of 3: red joker as ace of spades to Q♠ K♠."


def test_the_hint_comes_in_degrees() -> None:
    position = Position(hand="7H 7D KC 2D", table="4S 5S 6S 7S")
    made = presenter()
    view = position.rules.view(position.state, position.seat)
    number, which, steps = made.hints(
        view, m.Draw(), None, advice_for(position.rules.options, view)
    )
    assert number.text == "Hint: you can lay two cards, no more."
    assert which.text == "Hint: you can lay 7♥ and 7♦."
    assert number.move is which.move is None
    assert which.reason == steps.reason == "14 of 26 points leave your hand."
    assert steps.told == (
        "Step 1 of 2: 7♠ out of 4♠–7♠.",
        "Step 2 of 2: 7♥ and 7♦ from hand to 7♠.",
    )
    last = steps.steps[-1]
    assert last.cards == {card for card in view.hand if card.rank is Rank.SEVEN}
    move = m.Play(melds_of(working(view, last)))
    assert position.rules.problem(view, move) is None


def test_every_step_of_a_hint_is_one_more_to_undo() -> None:
    position = Position(hand="6S 9D KC 2D", table="5S *=6S 7S,TD JD QD,4H 5H 6H 7H,8D 8H 8C")
    made = presenter()
    view = position.rules.view(position.state, position.seat)
    advised = advice_for(position.rules.options, view)
    _, _, hint, other = made.hints(view, m.Draw(), None, advised)
    assert [card.face for card in other.steps[-1].cards] == ["9D"]
    assert other.reason == "This moves no card on the table."
    for count, draft in enumerate(hint.steps, 1):
        assert len(draft.tables) == count
    plan = best_play(view.public.melds, view.hand)
    assert plan is not None
    assert len(hint.steps[-1].cards) == len(plan.laid)


def test_where_nothing_can_be_laid_nothing_is_advised() -> None:
    for hand, drawn, seat, is_advised in (
        ("KC 2D", 1, 0, False),
        ("7S 2D", 1, 0, True),
        ("7S 2D", 1, 1, False),
        ("7S 2D", 0, 0, False),
    ):
        position = Position(hand=hand, table="4S 5S 6S", drawn=drawn)
        view = position.rules.view(position.state, Seat(seat))
        assert (advice_for(position.rules.options, view) is not None) is is_advised


@pytest.mark.parametrize(
    ("drawn", "move", "said"),
    [
        (1, m.Draw(), "Hint: draw a second card."),
        (2, m.Draw(), "Hint: reset your turn, then draw a third card."),
        (2, m.EndTurn(), "Hint: reset your turn, then end it."),
        (2, m.Knock(), "Hint: reset your turn, then knock."),
    ],
)
def test_a_hint_that_takes_laid_cards_back_says_so(drawn: int, move: m.Move, said: str) -> None:
    position = Position(hand="KC 2D", table="4S 5S 6S", drawn=drawn)
    view = position.rules.view(position.state, position.seat)
    made = presenter()
    outcome = made.table.drop(view, made.table.empty, view.hand[:1], NEW_MELD)
    assert isinstance(outcome, Drafted)
    (hint,) = made.hints(view, move, outcome.draft)
    assert hint.text == said
    assert hint.move == (move if drawn == 1 else None)


def test_where_nothing_can_be_laid_the_bot_is_asked() -> None:
    position = Position(hand="KC 2D", table="4S 5S 6S")
    view = position.rules.view(position.state, position.seat)
    assert [hint.text for hint in presenter().hints(view, m.Draw())] == [
        "Hint: draw a second card."
    ]
    position = Position(hand="2D", table="4S 5S 6S", phase=Phase.KNOCK)
    view = position.rules.view(position.state, position.seat)
    assert [hint.text for hint in presenter().hints(view, m.Knock())] == ["Hint: knock."]
    assert [hint.text for hint in presenter().hints(view, m.EndTurn())] == ["Hint: end your turn."]


# --- the score ----------------------------------------------------------------------------------


def test_how_rounds_end_and_what_is_left() -> None:
    position = Position(hand="8S", table="5S 6S 7S", others={1: "2H", 2: "3H", 3: "KH 4D"})
    made = presenter()
    sheet = position.rules.sheet(position.state)
    assert made.score.remaining(sheet) == "The first to reach 150 ends the game."
    position.allowed(position.play("5S 6S 7S 8S"))
    position.end_round()
    sheet = position.rules.sheet(position.state)
    assert made.score.ended(sheet.deals[0]) == "Marta went out."
    assert sheet.totals == (44, 0, 0, 0)
    assert made.score.remaining(sheet) == "Marta needs 106 points to end the game."
    for line in sheet.deals[0].lines:
        assert made.score.line_name(line.kind)
        for items in line.items:
            for item in items:
                assert made.score.item_name(item.what)
    assert made.score.deal_name(3) == "Round 3"


def test_the_bar_and_the_next_round() -> None:
    position = Position(hand="8S", table="5S 6S 7S")
    view = position.rules.view(position.state, Seat(0))
    facts = presenter().facts.deal(view)
    assert facts.title == "Round 1"
    assert facts.bar == "Four players, round 1, to 150"
    assert facts.about == "Fewest points in hand wins; game to 150"
