"""Sentences: every problem has one, names come first, and only public facts are told."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from table_positions import position

import handfoot_gui
from handfoot_gui.core.cards import Card, Rank, Suit, cards
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.messages import MoveSeen, Prompt
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide, SelectCards
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.phrases import untranslated
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, FootWaits, WildFitsSeveral
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import points_of
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_in_reach
from handfoot_gui.games.hand_and_foot.rules.option_values import BanUntil, PileWord, StockOut
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Due, Phase, State
from handfoot_gui.games.hand_and_foot.text.hints import HandAndFootHints
from handfoot_gui.games.hand_and_foot.text.interview import interview
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.hand_and_foot.text.prompts import HandAndFootPrompts
from handfoot_gui.games.hand_and_foot.text.refusals import HandAndFootRefusals, refusal
from handfoot_gui.games.hand_and_foot.text.rule_card import rule_card
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.terms import ranks_counted
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.text.faults import fault

WORDS = Words()
SAMPLES = Path(__file__).parent.parent / "samples"
NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Nina")
NINE = Card.parse("9H1")
CLASSIC = Options()

PROBLEMS: list[tuple[Problem, str]] = [
    (NotToMove(Seat(0), Seat(3)), "It is Karl’s turn."),
    (NotToMove(Seat(0), None), "The table moves first."),
    (no.DrawFirst(), "Draw first."),
    (no.AlreadyDrawn(), "You have already drawn: lay down cards, or discard one."),
    (no.AnswerFirst(), "Answer the question first."),
    (no.NoTableTalk(), "Answer yes or no, nothing more."),
    (no.NothingAsked(), "Nobody has asked to go out."),
    (no.WrongDraw(3, 2), "Draw exactly two cards."),
    (NotHeld(NINE), "The nine of hearts is not in your hand."),
    (CardTwice(NINE), "The nine of hearts can be laid only once."),
    (no.NothingLaid(), "Pick a card first."),
    (no.NoSuchMeld(7), "Each meld can be named once, and must be on the table."),
    (no.MeldTwice(1), "Each meld can be named once, and must be on the table."),
    (no.MeldComplete(Rank.NINE), "The book of nines is complete."),
    (no.ThreeMelded(Card.parse("3S1")), "Threes are never melded, only discarded."),
    (no.MixedRanks(Rank.NINE, Rank.TEN), "Nines and tens go down separately."),
    (no.WrongRank(NINE, Rank.KING), "The nine of hearts does not belong on the kings."),
    (no.TooFewCards(Rank.NINE, 2, 3), "You need a third nine or a wild."),
    (no.TooFewCards(Rank.FIVE, 1, 3), "You need two more fives, or one and a wild."),
    (no.TooFewCards(None, 2, 3), "You need a third wild."),
    (no.TooFewCards(Rank.THREE, 2, 3), "You need a third three."),
    (
        WildFitsSeveral(Card.parse("2S1"), Rank.KING, Rank.FOUR),
        "The two of spades fits the kings and the fours: lay it by itself.",
    ),
    (FootWaits(), "You pick up your foot when your hand is empty."),
    (no.TooManyCards(Rank.NINE, 8, 7), "That is one card too many for the nines."),
    (no.TooManyWilds(Rank.NINE, 3, 2, 1), "One wild too many for the nines."),
    (no.SecondMeldOfRank(Rank.NINE), "The nines on the table must be complete first."),
    (no.TooFewPoints(45, 50), "You need 5 more points for your first meld."),
    (no.PileEmpty(), "The discard pile is empty: draw from the stock."),
    (
        no.PileBlocked(Card.parse("3S1")),
        "The three of spades blocks the pile: draw from the stock.",
    ),
    (no.PairMissing(NINE, 0), "Two nines in hand are needed to pick up the pile."),
    (no.PairMissing(NINE, 1), "You need a second nine in your hand."),
    (no.TopNotMelded(NINE), "The nine of hearts must be melded when you pick up the pile."),
    (no.PairNotMelded(NINE), "The nine of hearts must be melded with two nines from your hand."),
    (
        no.OverflowTooShort(Rank.EIGHT, 2),
        "Complete the eights and start a new meld of three.",
    ),
    (no.KeepCards(1, 2), "Two cards have to stay in your foot."),
    (no.PileBeforeFoot(0, 2), "You need a complete book before you get your foot: keep two cards."),
    (no.CleanMeldNeeded(), "One of your first melds has to be without wilds."),
    (no.WildInFirstMeld(NINE), "A first meld takes no wilds."),
    (no.RankWithoutWilds(Rank.SEVEN), "Melds of sevens take no wilds."),
    (no.MustGoOut(), "Your partner said yes, so every card has to go this turn."),
    (no.MustGoOut(is_granted=False), "If you meld black threes, every card has to go this turn."),
    (no.MustTake(NINE), "Pick up the pile: your partner said yes to that."),
    (no.DiscardPossible(), "Discard a card to end your turn."),
    (no.NoPartner(), "You do not have to ask anybody."),
    (no.NobodyAsks(Seat(2)), "Nobody asks in the last turns: Josip is out."),
    (no.NotInFoot(), "You can go out only from your foot."),
    (no.AskedBefore(False), "The answer was no. You may ask again next turn."),
    (no.PartnerNotReady(Seat(2), False), "Josip has not picked up the foot yet."),
    (
        no.NoWayOut(1, 0, 1),
        "To go out you still need one clean book and one wild book, and a place for every card.",
    ),
    (no.CutFirst(), "Cut your packets off the deck first."),
    (no.NothingToCut(), "There is no deck to cut now."),
    (no.WrongHeight(300, 262), "You can cut between 1 and 262 cards."),
    (no.StockPileShort(1, 0), "That stock pile is empty."),
    (no.StockPileShort(1, 1), "That stock pile has one card."),
    (no.NotDown(), "Lay down the first meld before picking up the pile."),
    (no.PileTooSmall(5, 7), "Two more cards are needed in the discard pile."),
    (no.MatchMissing(NINE, True), "Two nines, or one and a wild, are needed to pick up the pile."),
    (no.MatchMissing(NINE, False), "A nine in hand is needed to pick up the pile."),
    (no.MatchNotMelded(NINE), "The nine of hearts must be melded with the cards that pick it up."),
    (no.PileFrozen(NINE, 1), "The pile is frozen: only two nines from your hand pick it up."),
    (
        no.PairBeforeDown(NINE, 1),
        "Before your first meld, only two nines from your hand pick up the pile.",
    ),
    (
        no.SideBySide(Rank.NINE, is_dirty=True),
        "Your side has a dirty meld of nines: complete that one first.",
    ),
    (
        no.SideBySide(Rank.NINE, is_dirty=False),
        "Your side has a clean meld of nines: complete that one first.",
    ),
    (no.SideBySide(None, is_dirty=None), "Complete the wild meld on the table first."),
    (no.TooFewNaturals(Rank.NINE, 3, 4), "A wild needs at least four natural nines with it."),
    (no.NoWildMelds(), "Wilds need two cards of the same rank with them."),
    (no.OnlyOneMeld(Rank.NINE), "There is already a meld of nines."),
    (no.WildsClosed(Rank.NINE), "The complete nines take no wild."),
    (no.WildWithThrees(Card.parse("2S1")), "Black threes are melded without wilds."),
    (no.ThreesOnlyGoingOut(Card.parse("3S1")), "You can meld black threes only when going out."),
    (no.PileNeeded(), "The first meld of this deal is a whole book, laid at once."),
    (no.CardBanned(NINE, BanUntil.ALWAYS), "Nines may not be discarded."),
    (
        no.CardBanned(Card.parse("2S1"), BanUntil.EVERY_SIDE),
        "Wilds may be discarded once every side has a book of them.",
    ),
    (
        no.CardBanned(NINE, BanUntil.OWN_SIDE),
        "Nines may be discarded once your side has a book of them.",
    ),
    (no.CardBanned(Card.parse("3S1"), BanUntil.LAST), "Black threes may not be the last discard."),
    (no.OnlyBannedLeft(), "Keep a card that you are allowed to discard."),
    (no.LadyNeedsCleanPile(NINE), "A lady goes only on a complete clean book."),
    (DiscardOne(3), "Pick just one card to discard."),
    (SelectCards(), "Pick a card first."),
    (OtherSide(), "These melds belong to the other side."),
    (CardsLaidOut(), "First lay down the cards you set out, or take them back."),
    (WrongTableMove("a dealer"), "The table’s move should be a dealer."),
]


@pytest.mark.parametrize(("problem", "sentence"), PROBLEMS, ids=lambda v: type(v).__name__)
def test_a_refusal_names_what_is_missing(problem: Problem, sentence: str) -> None:
    assert refusal(WORDS, NAMES, CLASSIC, problem) == sentence
    assert len(HandAndFootRefusals(WORDS, CLASSIC).reason(NAMES, problem)) <= len(sentence)


def told(rules: HandAndFoot, state: State, seat: int = 0, laid: Collection[Card] = ()) -> Prompt:
    """What *seat* is told, with cards *laid* out."""
    view = rules.view(state, Seat(seat))
    names = NAMES[: rules.options.players]
    return HandAndFootPrompts(WORDS, names, rules).prompt(view, laid)


def dealt(options: Options, seed: int, phase: Phase) -> tuple[HandAndFoot, State]:
    """A new match, as soon as it is in *phase*."""
    rules, rng = HandAndFoot(options), random.Random(seed)
    state = rules.start()
    while state.public.phase is not phase:
        state = rules.apply(state, TABLE, rules.table_move(state, rng))
    return rules, state


def test_before_the_first_deal_nothing_is_called_over() -> None:
    said = told(*dealt(CLASSIC, 1, Phase.DEAL))
    assert (said.name, said.expected) == ("", "The cards are being dealt.")


@pytest.mark.parametrize(
    ("word", "problem", "piles"),
    [
        (PileWord.USUAL, no.NoWayOut(2, 0, 0), "two clean books"),
        (PileWord.PILE, no.NoWayOut(2, 0, 0), "two clean piles"),
        (PileWord.CANASTA, no.NoWayOut(2, 0, 0), "two clean canastas"),
        (PileWord.BOOK, no.NoWayOut(2, 0, 0), "two clean books"),
        # A total is said instead of kinds.
        (PileWord.BOOK, no.NoWayOut(0, 0, 0, any=3), "three books"),
    ],
)
def test_a_complete_meld_is_called_as_the_rule_set_calls_it(
    word: PileWord, problem: Problem, piles: str
) -> None:
    said = refusal(WORDS, NAMES, Options(pile_word=word), problem)
    assert said == f"To go out you still need {piles}, and a place for every card."


def test_every_problem_has_a_sentence() -> None:
    shared = ("handfoot_gui.core.errors", "handfoot_gui.core.table")
    homes = ("handfoot_gui.games.hand_and_foot.", *shared)
    known = {kind for kind in Problem.__subclasses__() if kind.__module__.startswith(homes)}
    assert {type(problem) for problem, _ in PROBLEMS} == known


def test_every_fault_has_a_sentence() -> None:
    for kind in Fault:
        text = fault(WORDS, SaveError(kind, Path("games/a.json"), "bad"))
        assert text.endswith(".")
        assert "{" not in text


def test_cards_are_named_in_words() -> None:
    assert WORDS.card(Card.parse("9D2")) == "nine of diamonds"
    assert WORDS.the_card(Card.parse("*S1")) == "the black joker"
    assert ranks_counted(WORDS, cards("TH1 9S1 2C1")) == "a ten, a nine and a two"
    assert WORDS.sign(Card.parse("TH1")) == "10\u2665"
    assert WORDS.sign(Card(Rank.N11, Suit.NONE)) == WORDS.symbol(Rank.N11) == "11"
    assert WORDS.sign(Card(Rank.LADY, Suit.NONE)) == "lady"
    assert WORDS.number(-1510) == "\u22121,510"


def _public_log(
    seed: int, words: Words = WORDS, options: Options = CLASSIC
) -> Iterator[tuple[State, Seat, m.Move, State, list[str]]]:
    """Random moves up to the end of the second deal, each with the lines of the log."""
    rules, rng = HandAndFoot(options), random.Random(seed)
    log = HandAndFootLog(words, NAMES[: options.players], options)
    state = rules.start()
    while (actor := rules.actor(state)) is not None and state.public.deal < 3:
        if actor == TABLE:
            move: m.Move = rules.table_move(state, rng)
        else:
            some = list(rules.suggestions(rules.view(state, actor)))
            lays = [move for move in some if isinstance(move, (m.Lay, m.TakePile))]
            move = rng.choice(lays if lays and rng.random() < 0.3 else some)
        after = rules.apply(state, actor, move)
        lines = log.lines(MoveSeen(actor, move, state.public, after.public))
        yield state, actor, move, after, [line.text for line in lines]
        state = after


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", ALL_PRESETS)
def test_a_deal_of_every_preset_is_told_to_its_end(name: str) -> None:
    options = ALL_PRESETS[name].options
    rules = HandAndFoot(options)
    presenter = HandAndFootPresenter(rules, NAMES[: options.players], WORDS)
    said: list[str] = []
    for before, seat, move, after, lines in _public_log(2, options=options):
        said += lines
        if isinstance(move, m.PlayerMove):
            view = rules.view(before, seat)
            is_asked = before.public.phase is Phase.ANSWER
            for one in (move, m.Answer(False)) if is_asked else (move,):
                said += [hint.text for hint in presenter.hints(view, one)]
            assert presenter.table.acts(view, EMPTY, ()) or is_asked
        for number in range(options.players):
            prompt = presenter.prompt(rules.view(after, Seat(number)), EMPTY)
            said += [prompt.expected, prompt.facts]
        if after.public.results:
            break
    assert len(said) > 100
    assert [text for text in said if "{" in text] == []


def test_the_log_says_what_was_cut_and_whether_it_was_exact() -> None:
    lifts = 0
    for seed in range(2):
        for state, _, move, _, lines in _public_log(seed, options=preset("simpson")):
            if isinstance(move, m.Lift):
                name = NAMES[state.public.turn]
                exact = f"{name} cut exactly 22 cards: 100 points."
                assert (lines == [exact]) is (move.count == 22)
                assert lines[0].startswith((exact, f"{name} cut {move.count} cards, "))
                lifts += 1
    assert lifts == 16


def test_a_frozen_pile_and_the_cards_shuffled_in_are_told() -> None:
    options = replace(preset("brouillette-low"), stock_out=StockOut.ALL_BUT_TOP)
    rules, removed, shuffled, is_asked_first = HandAndFoot(options), False, False, False
    for seed in range(4):
        for before, _, move, _, lines in _public_log(seed, options=options):
            if before.public.phase is Phase.DRAW:
                asked = told(rules, before, before.public.turn).expected
                is_asked_first = is_asked_first or "more cards are shuffled in first" in asked
            is_frozen = any("the discard pile was removed" in line for line in lines)
            assert not is_frozen or (isinstance(move, m.Discard) and move.card.is_wild)
            removed = removed or is_frozen
            shuffled = shuffled or any("cards were shuffled in" in line for line in lines)
    assert (removed, shuffled, is_asked_first) == (True, True, True)


def test_saskatchewan_speaks_of_canastas() -> None:
    log = _public_log(2, options=preset("saskatchewan"))
    lines = " ".join(line for *_, some in log for line in some)
    assert "canasta" in lines
    assert not re.search("(clean|dirty) book", lines)


def test_cards_laid_out_are_not_counted_as_held() -> None:
    rules = HandAndFoot(CLASSIC)
    state = next(s for s, *_ in _public_log(0) if s.public.phase is Phase.PLAY)
    held = rules.view(state, state.public.turn).holding
    for laid in ((), held[:2]):
        facts = told(rules, state, state.public.turn, laid).facts
        assert facts.startswith(f"{len(held) - len(laid)} cards, ")


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("4S 5S 6S 8D", "pick up the pile (four cards) with two eights, or draw two."),
        ("4S 5S 6S 4H 4C 5C 6C 7C 9D 8D",
         "pick up seven cards from the pile with two eights, or draw two."),
    ],
)  # fmt: skip
def test_a_take_says_whether_it_is_the_whole_pile(pile: str, said: str) -> None:
    state = position("8S 8H 9C KC", own=("KS KH KD",), pile=pile, phase=Phase.DRAW)
    assert told(HandAndFoot(CLASSIC), state).expected == said


def test_a_new_meld_of_wilds_is_told_from_cards_laid_on_the_meld_before() -> None:
    public = HandAndFoot(CLASSIC).start().public
    laid = [m.Placement(tuple(cards("KH1 KS1 KC1"))), m.Placement(tuple(cards("2H1 2S1 *H2")))]
    said = HandAndFootLog(WORDS, NAMES, CLASSIC).placed(public, Seat(0), laid)
    assert said == "three kings and two twos and a joker as a wild meld"


@pytest.mark.parametrize(
    ("own", "face", "agreed", "said"),
    [
        (["9H 9S 9C 9D 9H", "*H *S *H"], "2H",
         "wild pile", "Marta keeps wilds for the wild book, as agreed."),
        (["9H 9S 9C 9D 9H", "KH KS KC KD 2C"], "2H",
         "clean melds", "Marta leaves the nines clean, as agreed."),
        (["9H 9S 9C 9D 9H", "*H *S *H"], "QD", "wild pile", ""),
    ],
)  # fmt: skip
def test_an_agreement_is_quoted_where_all_can_see_that_it_is_kept(
    own: list[str], face: str, agreed: str, said: str
) -> None:
    rules = HandAndFoot(CLASSIC)
    state = position("QD 2H 8S 7C", own=own)
    card = next(card for card in state.holdings[0] if card.face == face)
    made = m.Lay((m.Placement((card,), 1),)) if card.is_wild else m.Discard(card)
    after = rules.apply(state, Seat(0), made)
    seen = MoveSeen(Seat(0), made, state.public, after.public)
    lines = HandAndFootLog(WORDS, NAMES, CLASSIC, ((agreed,), ()), {Seat(0)}).lines(seen)
    assert [line.text for line in lines[1:]] == ([said] if said else [])
    of_person = HandAndFootLog(WORDS, NAMES, CLASSIC, ((agreed,), ())).lines(seen)
    assert [line.text for line in of_person] == [lines[0].text]


def test_a_partner_says_why_with_points_or_with_what_was_agreed_on() -> None:
    state = position("KD", own=["9H 9S 9C 9D 9H"], phase=Phase.ANSWER, in_foot=range(4))
    log = HandAndFootLog(WORDS, NAMES, CLASSIC, (("out closed",), ()))

    def said(answer: m.Answer) -> str:
        return log.lines(MoveSeen(Seat(2), answer, state.public, state.public))[0].text

    left = m.Answer(False, m.Reason.TOO_MUCH_LEFT, 240)
    assert said(left) == "Josip said no: about 240 points are left in hand."
    agreed = "Josip said no, as agreed: a meld of five or six is open."
    assert said(m.Answer(False, m.Reason.AGREED)) == agreed


def test_one_card_and_one_point_of_a_judgement_are_not_called_many() -> None:
    judged = Judgement(Seat(0), None, (Way(None, 1.0),), hidden=60, unit=Gain.LAID)
    sentences = JudgedMoves(WORDS)
    known = "Judged by what Marta could see, with one card in hand."
    assert sentences.known("Marta", 1) == known
    assert sentences.way("lay an ace", judged, judged.best) == "Lay an ace: lays 1 point more."


@pytest.mark.parametrize("seed", range(4))
def test_every_move_is_told_and_a_draw_names_no_card(seed: int) -> None:
    for before, seat, move, _, lines in _public_log(seed):
        assert lines
        if isinstance(move, m.LayRedThree):
            assert lines[0].startswith(NAMES[before.public.turn])
        if isinstance(move, m.Draw):
            name = NAMES[seat]
            ran_out = f"{name} had to draw, and the stock ran out."
            assert lines[0] in (f"{name} drew two cards.", ran_out)


def test_the_prompt_begins_with_the_name_of_whose_turn_it_is() -> None:
    rules = HandAndFoot(CLASSIC)
    for before, *_ in _public_log(9):
        turn = before.public.turn
        for seat in range(4) if before.public.phase in (Phase.DRAW, Phase.PLAY) else ():
            said = told(rules, before, seat)
            if before.public.due is Due.FOOT:
                assert said.expected == f"{NAMES[turn]} picks up the foot."
            elif seat == turn:
                assert said.name == NAMES[seat]
            else:
                assert said.expected == f"{NAMES[turn]} is playing."


@pytest.mark.parametrize("sample", ["format-1", "steady/classic"])
def test_nobody_is_said_to_play_who_waits_for_the_foot_or_a_red_three(sample: str) -> None:
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    presenter, waits = presenter_of(record, WORDS), set()
    for state, (_, move) in zip(states(presenter.rules, record.moves), record.moves, strict=False):
        public = state.public
        if public.phase is not Phase.TURN_OVER or public.due is None:
            continue
        name = presenter.names[public.turn]
        does = "picks up the foot" if isinstance(move, m.PickUpFoot) else "lays a red three"
        waits.add(does)
        for seat in map(Seat, range(len(record.seats))):
            said = presenter.prompt(presenter.rules.view(state, seat), presenter.table.empty)
            assert (said.name, said.expected) == ("", f"{name} {does}.")
    assert "picks up the foot" in waits


def test_lupdate_finds_every_text_of_the_wording_in_its_context(tmp_path: Path) -> None:
    """A text that is translated at run time but not found beforehand would stay English."""
    package = Path(handfoot_gui.__file__).parent
    target = tmp_path / "words.ts"
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    files = sorted(map(str, [*package.glob("core/**/*.py"), *package.glob("games/**/*.py")]))
    subprocess.run([lupdate, *files, "-ts", target], check=True, capture_output=True)
    found = {
        (context.findtext("name", ""), source.text or "")
        for context in ElementTree.parse(target).iter("context")
        for source in context.iter("source")
    }
    asked: set[tuple[str, str]] = set()

    def spy(context: str, text: str, disambiguation: str = "", n: int = -1, /) -> str:
        asked.add((context, text))
        return untranslated(context, text, disambiguation, n)

    words = Words(spy)
    for problem, _ in PROBLEMS:
        refusal(words, NAMES, CLASSIC, problem)
    for options in (preset(name) for name in PRESETS):
        rule_card(words, options, "Rules")
    interview(words)
    list(_public_log(2, words))
    assert len(asked) > 400
    assert asked - found == set()


@pytest.mark.parametrize(
    ("deals", "target", "said"),
    [(4, 0, "First meld 90"), (4, 5000, "First meld 90. Game to 5,000"),
     (0, 5000, "First meld 90. Game to 5,000")],
)  # fmt: skip
def test_a_score_that_ends_the_game_is_told_with_the_first_meld(
    deals: int, target: int, said: str
) -> None:
    score = HandAndFootScore(WORDS, Options(deals=deals, target=target))
    assert score.deal_asks(2, 90) == said


@pytest.mark.parametrize("stock_piles", [1, 2])
def test_a_rule_set_that_draws_one_card_says_one_card(stock_piles: int) -> None:
    rules, state = dealt(Options(draws=(1,), stock_piles=stock_piles), 3, Phase.DRAW)
    said = "draw one card, then lay down what you can and discard."
    assert told(rules, state, state.public.turn).expected == said


@pytest.mark.parametrize(
    ("phase", "holding", "said"),
    [
        (Phase.PLAY, "KH KS 2C 4H 4S 4D 9H", "lay down at least 50 points, or discard."),
        (Phase.PLAY, "KH KS KC 4H 4S 4D 9H", "only 45 of the 50 points needed: discard a card."),
        (Phase.PLAY, "KH 9S 2C 7H", "you cannot meld anything yet: discard a card."),
        (Phase.PLAY, "2H 2S 2C 7H", "lay down at least 50 points, or discard."),
        (Phase.DRAW, "9H 9S 4H 4S 4D", "only 45 of 50 points with 9♦: draw two."),
        (Phase.DRAW, "9H 9S 2H 5S", "pick up the pile (two cards) with two nines, or draw two."),
    ],
)
def test_what_a_first_meld_can_be_worth_now_is_told(phase: Phase, holding: str, said: str) -> None:
    state = position(holding, pile="KD 9D", phase=phase)
    assert told(HandAndFoot(CLASSIC), state, Seat(0)).expected == said


@pytest.mark.parametrize(
    ("holding", "said"),
    [
        ("KH KS KC KD 2C 2D 4H", "only six of the seven cards needed: discard a card."),
        ("KH 9S 4C 7H", "you cannot meld anything yet: discard a card."),
        ("KH KS KC KD KH 2C 2D", "lay down a whole book of seven, or discard."),
        ("2H 2S 2C 2D 2H 2S 2C 9H", "lay down a whole book of seven, or discard."),
    ],
)
def test_how_far_a_concealed_pile_is_in_reach_is_told(holding: str, said: str) -> None:
    rules = HandAndFoot(Options(concealed_deals=(1,)))
    assert told(rules, position(holding, rules=rules), Seat(0)).expected == said


@pytest.mark.parametrize("name", ["classic", "saskatchewan", "pennies"])
def test_no_first_meld_is_worth_more_than_is_told(name: str) -> None:
    rng = random.Random(name)
    rules = HandAndFoot(PRESETS[name])
    for _ in range(12):
        state = dealt(rules.options, rng.randrange(1, 99), Phase.DRAW)[1]
        seat = state.public.turn
        while state.public.phase is Phase.DRAW or rules.actor(state) == TABLE:
            if rules.actor(state) == TABLE:
                state = rules.apply(state, TABLE, rules.table_move(state, rng))
                continue
            some = rules.suggestions(rules.view(state, seat))
            state = rules.apply(state, seat, next(one for one in some if isinstance(one, m.Draw)))
        view = rules.view(state, seat)
        reach = first_meld_in_reach(rules.options, view)
        lays = [move.melds for move in rules.suggestions(view) if isinstance(move, m.Lay)]
        if reach is not None:
            assert all(points_of(rules.options, melds) <= reach[0] for melds in lays)
            assert not lays or reach[0] >= reach[1]


def reasoned(state: State, move: m.PlayerMove, options: Options = CLASSIC) -> str:
    """Why a hint proposes *move* to seat 0."""
    view = HandAndFoot(options).view(state, Seat(0))
    return HandAndFootHints(WORDS, NAMES[:4], options).reason(view, move)


def test_a_hint_says_why() -> None:
    down = ["KH KS KC KD KH"]
    state = position("9S 9C 4D 4H 4S QS 3S", pile="5D 9D", phase=Phase.DRAW)
    assert (
        reasoned(state, m.Draw((2,))) == "A first meld with 9♦ makes at most 45, but 50 are needed."
    )
    state = position("9S 4D", pile="5D 9D", phase=Phase.DRAW)
    assert reasoned(state, m.Draw((2,))) == "You need a second nine in your hand."
    state = position("9S 9C 4D", own=down, pile="5D 6D 7D 9D", phase=Phase.DRAW)
    nines = (*state.public.pile[-1:], *state.holdings[0][:2])
    assert reasoned(state, m.TakePile((m.Placement(nines),))) == (
        "The pile gets you four cards; drawing gets you two."
    )
    state = position("KS KC 4D 4H 4S QS QD 3S", own=down, in_foot=[0])
    held = state.holdings[0]
    both, fours = m.Placement(held[:2], 0), m.Placement(held[2:5])
    assert reasoned(state, m.Lay((both,))) == "The kings become a clean book."
    assert reasoned(state, m.Lay((fours,))) == "That brings the fours to 3 of 7."
    assert reasoned(state, m.Discard(held[-1])) == "Then Elise cannot pick up the pile."
    assert reasoned(state, m.Discard(held[5])) == (
        "Only two of them are in hand, and none of this side’s melds takes them."
    )
    state = position("AD KC 4S", own=down)
    (ace,) = (card for card in state.holdings[0] if card.rank is Rank.ACE)
    discards = ((), (ace,), (), ())
    state = replace(state, public=replace(state.public, discards=discards))
    assert reasoned(state, m.Discard(ace)) == "Elise has discarded an ace, too."
    state = position("KS KC", own=down)
    assert reasoned(state, m.Lay((m.Placement(state.holdings[0], 0),))) == (
        "That empties the hand, and the foot is played right away."
    )
