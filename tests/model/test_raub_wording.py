"""Every sentence of Raub: refusals, the log, prompts and hints, French and Hungarian."""

from __future__ import annotations

from random import Random

import pytest
from every_game import said_of
from raub_positions import Deals, cards, match

from handfoot_gui.core import errors
from handfoot_gui.core import table as t
from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, WrongTableMove
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.messages import LogLine, recap
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.text.names import RaubWords

NAMES = ("Marta", "Karl", "Josip", "Elise")
FRENCH = RaubWords(Words(), lambda: False)
HUNGARIAN = RaubWords(Words(), lambda: True)
NINE = cards("9S")[0]


def presenter(options: Options | None = None) -> RaubPresenter:
    chosen = options or Options()
    return RaubPresenter(RaubRules(chosen), NAMES[: chosen.players], Words())


REFUSALS = {
    NotToMove(Seat(0), None): "The table moves first.",
    NotToMove(Seat(0), Seat(1)): "It is Karl’s turn.",
    NotHeld(NINE): "The nine of spades is not in your hand.",
    CardTwice(NINE): "The nine of spades can be exchanged only once.",
    problems.TooManyChanged(5, 4): "You may exchange four cards at most.",
    problems.TalonShort(3, 0): "The talon is empty.",
    problems.TalonShort(3, 1): "The talon has only one card.",
    problems.TalonShort(3, 2): "The talon has only two cards.",
    problems.UpcardKept(NINE): "The nine of spades stays in your hand until you play it.",
    problems.SwapClosed(): "There is no upcard to swap the seven for.",
    problems.NoSwaps(): "Under these rules you may not swap the seven.",
    problems.NoSeven(Suit.HEARTS): "You need the seven of hearts for that.",
    problems.MustFollow(Suit.SPADES): "Spades were led: follow suit.",
    problems.MustTrump(Suit.SPADES, Suit.HEARTS): "With no spades, you must trump with hearts.",
    problems.MustBeat(NINE): "The nine of spades is high: you must beat it.",
    WrongTableMove("a deal"): "The table’s move should be a deal.",
    t.DiscardOne(2): "Pick just one card.",
    t.SelectCards(): "Pick a card first.",
    t.OtherSide(): "These cards belong to another player.",
    t.CardsLaidOut(): "First exchange the cards you laid aside, or take them back.",
}


@pytest.mark.parametrize(("problem", "said"), REFUSALS.items(), ids=str)
def test_every_refusal_names_what_is_missing(problem: errors.Problem, said: str) -> None:
    assert presenter().refusal(problem) == said
    assert len(presenter().reason(problem)) <= len(said)


def test_every_problem_of_the_game_has_a_sentence() -> None:
    kinds = {
        kind
        for kind in vars(problems).values()
        if isinstance(kind, type) and issubclass(kind, errors.Problem)
    } - {errors.Problem}
    assert kinds == {*(type(problem) for problem in REFUSALS if problem.__class__.__module__ ==
                       problems.__name__), problems.NotNow}  # fmt: skip


@pytest.mark.parametrize("phase", Phase)
def test_a_move_out_of_turn_says_what_comes_first(phase: Phase) -> None:
    said = presenter().refusal(problems.NotNow(phase))
    assert said.endswith(".")
    assert len(said) <= 60
    own = {Phase.DEALER, Phase.BLIND, Phase.ASK, Phase.EXCHANGE, Phase.LAY_ASIDE, Phase.PLAY,
           Phase.DRAWN, Phase.SEVEN}  # fmt: skip
    assert (said == "The table moves first.") == (phase not in own)


def test_hungarian_cards_have_their_own_names() -> None:
    assert HUNGARIAN.card(Card(Rank.QUEEN, Suit.CLUBS)) == "Ober of acorns"
    assert HUNGARIAN.card(Card(Rank.JACK, Suit.SPADES)) == "Unter of leaves"
    assert HUNGARIAN.card(Card(Rank.KING, Suit.DIAMONDS)) == "king of bells"
    assert HUNGARIAN.card(Card(Rank.SEVEN, Suit.HEARTS)) == "seven of hearts"
    assert HUNGARIAN.symbol(Rank.QUEEN) == "O"
    assert HUNGARIAN.symbol(Rank.JACK) == "U"
    assert HUNGARIAN.sign(Card(Rank.QUEEN, Suit.CLUBS)) == "Ober of acorns"
    assert FRENCH.card(Card(Rank.QUEEN, Suit.CLUBS)) == "queen of clubs"
    assert FRENCH.sign(Card(Rank.QUEEN, Suit.CLUBS)) == "Q♣"
    assert len({HUNGARIAN.suit(suit) for suit in STANDARD_SUITS}) == 4


def test_the_choice_of_suits_changes_the_sentences_at_once() -> None:
    made = presenter()
    problem = problems.MustFollow(Suit.CLUBS)
    assert made.refusal(problem) == "Clubs were led: follow suit."
    made.prefer(Preferences(suit_signs=SuitSigns.HUNGARIAN))
    assert made.refusal(problem) == "Acorns were led: follow suit."
    made.prefer(Preferences())
    assert made.refusal(problem) == "Clubs were led: follow suit."


HINTS: dict[m.Move, str] = {
    m.TakeDeal(): "Hint: deal.",
    m.PassDeal(): "Hint: pass the deal on.",
    m.BlindRaub(): "Hint: say Raub blind.",
    m.Look(): "Hint: look at the cards first.",
    m.Raub(): "Hint: say Raub.",
    m.Dalje(): "Hint: pass.",
    m.SwapSeven(): "Hint: swap the seven.",
    m.KeepSeven(): "Hint: keep the seven.",
    m.Exchange(()): "Hint: exchange no cards.",
    m.Exchange(cards("9S 8S")): "Hint: exchange 9♠ and 8♠.",
    m.Exchange(cards("9S 8S 7D")): "Hint: exchange 9♠, 8♠ and 7♦.",
    m.LayAside(NINE): "Hint: lay the nine of spades aside.",
    m.Play(NINE): "Hint: play the nine of spades.",
}


@pytest.mark.parametrize(("move", "said"), HINTS.items(), ids=str)
def test_a_hint_says_the_move(move: m.Move, said: str) -> None:
    (only,) = presenter().hints(Deals().view(0), move)
    assert only.text == said


@pytest.mark.sampled(2)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_whole_games_are_told_in_names_and_facts(players: int, seed: int) -> None:
    """Each line names its player first; what is said to one seat is what is said to all."""
    options = Options(players=players, must_beat=bool(seed % 2))
    made, rules = presenter(options), RaubRules(options)
    told = 0
    for state, seat, move in match(rules, Random(seed)):
        after = rules.apply(state, seat, move)
        lines = [
            made.narrate(rules.view(state, Seat(s)), seat, move, rules.view(after, Seat(s)))
            for s in range(players)
        ]
        heard = said_of(lines[0])
        assert all(said_of(some) == heard for some in lines), "the log is the same for everybody"
        if isinstance(move, m.KeepSeven):
            assert not lines[0], "nobody learns who held the seven"
        for line in lines[0]:
            told += 1
            assert line.text.endswith(".")
            assert "{" not in line.text
            assert "you" not in line.text.lower().split()
            if line.seat != TABLE:
                assert line.text.startswith(NAMES[line.seat])
        for s in range(players):
            view = rules.view(after, Seat(s))
            said = made.prompt(view, made.table.empty)
            assert "{" not in said.expected + said.facts
            assert said.expected.endswith(".")
            assert len(said.name) + 2 + len(said.expected) <= 72, said
            assert said.name in ("", NAMES[s])
            is_asked = rules.actor(after) == s
            assert (said.name == NAMES[s]) == is_asked
            facts = made.facts.deal(view)
            assert facts.title == f"Deal {facts.number}"
            assert len(facts.notes) in (0, players)
    assert told > 40


def test_the_log_of_a_deal() -> None:
    """A deal of four in words, line by line."""
    deals = Deals({0: "AS KS QS JS", 1: "AD KD QD JD", 2: "7H 8H TH JH", 3: "AC KC QC JC"},
                  upcard="9H", talon="AH KH TS TD TC 9S 9D", dealer=0)  # fmt: skip
    made = presenter()
    said: list[str] = []

    lines: list[LogLine] = []

    def do(move: m.Move, seat: int | None = None) -> None:
        before, mover = deals.view(0), deals.actor if seat is None else Seat(seat)
        assert mover is not None
        deals.do(move, seat)
        lines.extend(made.narrate(before, mover, move, deals.view(0)))
        said[:] = [line.text for line in lines]

    for move in (m.Look(), m.Dalje(), m.Dalje(), m.Raub(), m.Exchange(()), m.Exchange(cards("JD")),
                 m.Exchange(()), m.SwapSeven(), m.Exchange(cards("AC KC QC JC"))):  # fmt: skip
        do(move)
        deals.settle()
    do(m.LayAside(cards("TS")[0]))
    for card in cards("9H KH JS AH"):
        do(m.Play(card))
    do(m.Sweep())
    for card in cards("QD 8H TD QS"):
        do(m.Play(card))
    assert said == [
        "Marta looked at the cards.",
        "Marta passed.",
        "Karl passed.",
        "Josip said Raub: hearts are trumps.",
        "Marta exchanged no cards.",
        "Karl exchanged one card.",
        "Josip exchanged no cards.",
        "Josip swapped the seven of hearts for the nine of hearts.",
        "Elise exchanged four and got five, the ten of diamonds face up.",
        "Elise laid one card aside.",
        "Josip led the nine of hearts.",
        "Elise followed with the king of hearts.",
        "Marta threw off the jack of spades.",
        "Karl followed with the ace of hearts.",
        "Karl won trick 1 with the ace of hearts.",
        "Karl led the queen of diamonds.",
        "Josip trumped with the eight of hearts.",
        "Elise followed with the ten of diamonds.",
        "Marta threw off the queen of spades.",
    ]
    elise = [line for line in lines if line.text.startswith("Elise")][:2]
    assert recap(elise, NAMES).sentences(Words()) == (
        "Elise exchanged four and got five (ten of diamonds face up) and laid one card aside.",
    )


def test_tricks_owed_are_said_beside_the_score() -> None:
    deals = Deals({1: "AH KH QH JH"}, refes=1)
    deals.asked(1)
    assert not presenter().facts.deal(deals.view(0)).notes, "no trick, nothing to say"
    deals.stand_pat()
    while not any(deals.public.won):
        deals.play(min(deals.playable()))
    facts = presenter().facts.deal(deals.view(0))
    assert facts.notes[1].text == "so far +6: one of two tricks"
    assert facts.notes[0].text == "so far +4: no trick"
    assert facts.about == "This deal counts double"


def test_small_chances_are_written_as_the_reader_writes_them() -> None:
    comma = Reader(decimal=lambda value: f"{value:.1f}".replace(".", ","))
    words = RaubWords(Words(reader=comma), lambda: False)
    judged = Judgement(Seat(0), None, (Way(None, 1.5),), hidden=60, unit=Gain.CHANCE)
    said = JudgedMoves(words).way("play an ace", judged, judged.best)
    assert "1,5%" in said
