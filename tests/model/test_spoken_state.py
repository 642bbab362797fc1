"""What is said to whoever asks by a key how the game stands: all of it, and nothing hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from every_game import NAMES, a_few_tables, rules_and_presenter, steps, tables
from manipulation_positions import Position
from PySide6.QtCore import QLocale
from raub_positions import STRONG, Deals, cards
from scrambling import scrambled
from table_positions import RULES, position

from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.preferences import TableKeys
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.spoken_state import AnySpokenState, Asked, Standing
from handfoot_gui.core.table_keys import TABLE_KEYS, beside_table_keys, told_of_keys
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.manipulation.presenter.draft import with_melds
from handfoot_gui.games.manipulation.rules.option_values import Ace
from handfoot_gui.games.raub.rules.moves import Play
from handfoot_gui.session.badges import badges_of
from handfoot_gui.ui.window.language import installed, translation

MOVES = 120
UNFILLED = re.compile(
    r"\{[\w:|^.]*\}|None|\.\.|;\s*(acc|gen|dat|ins|loc|gender|stem|[fmn]|pf?)\b[.\w]*:"
)
"""A slot without a fact, a phrase with all its forms, a sentence within another."""
LONGEST = {False: 240, True: 600}
"""Signs of what is said at once, in short and at length, but where every card or meld is."""


def state_of(presenter: AnyPresenter, view: Any, totals: tuple[int, ...]) -> AnySpokenState:
    """*view* in words, with nothing laid out."""
    at = Standing(
        view,
        presenter.table.empty,
        totals,
        badges_of(presenter, view, is_playing=True),
        new=frozenset(list(presenter.table.dealing.hand(view))[:1]),
    )
    return GAMES[presenter.table.game].spoken_state(presenter.spoken(), at)


def all_said(state: AnySpokenState) -> dict[tuple[Asked, bool], str]:
    return {
        (asked, is_longer): state.said(asked, is_longer=is_longer)
        for asked in Asked
        for is_longer in (False, True)
    }


def positions(rules: AnyRules, seed: int, every: int, most: int = MOVES) -> Iterator[Any]:
    """Every so manieth state of a random match."""
    for number, step in enumerate(steps(rules, seed, most)):
        if number % every == seed % every:
            yield step.after


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("game", "preset", "players"), tables())
def test_everything_is_said_of_every_position_in_whole_sentences(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    for state in positions(rules, players, 9):
        totals = rules.sheet(state).totals
        for seat in map(Seat, range(players)):
            for view in (rules.view(state, seat), rules.covered(state, seat)):
                for (asked, is_longer), said in all_said(state_of(presenter, view, totals)).items():
                    assert said, (asked, is_longer)
                    assert said[-1] in ".?!:", said
                    assert not re.search(r"\{\w*\}|None|<|\.\.|\s\s|^\s|[♠♥♦♣]", said), said
                    if asked is not Asked.MELDS and (asked, is_longer) != (Asked.HAND, True):
                        assert len(said) <= LONGEST[is_longer], said


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("game", "preset", "players"), tables())
def test_the_cards_of_the_hand_are_all_counted_and_named(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    words = Words()
    for state in positions(rules, players + 1, 11):
        for seat in map(Seat, range(players)):
            view = rules.view(state, seat)
            spoken, hand = state_of(presenter, view, ()), presenter.table.dealing.hand(view)
            brief, longer = (spoken.said(Asked.HAND, is_longer=more) for more in (False, True))
            if not hand:
                continue
            if game != "raub":
                assert brief.startswith(words.cards_counted(len(hand), in_figures=True))
                ranks = Counter(card.rank for card in hand)
                assert all(words.of_rank(rank, n) in brief for rank, n in ranks.items()), brief
            named = presenter.spoken().words
            for card, count in Counter(str(named.card(card)) for card in hand).items():
                assert longer.lower().count(card) >= count, (card, longer)


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_nothing_is_said_that_the_seat_may_not_know(game: str, preset: str, players: int) -> None:
    """Where all that lies hidden is exchanged, everything is still said the same."""
    rules, presenter = rules_and_presenter(game, preset, players)
    rng = Random(4)
    compared = 0
    for state in positions(rules, 5, 13):
        other, totals = scrambled(state, rng), rules.sheet(state).totals
        for seat in map(Seat, range(players)):
            covered, same = rules.covered(state, seat), rules.covered(other, seat)
            assert covered == same
            said = all_said(state_of(presenter, covered, totals))
            assert said == all_said(state_of(presenter, same, totals))
            own = presenter.table.dealing.hand(rules.view(state, seat))
            if own:
                assert NAMES[seat] in said[Asked.HAND, False]
                assert said[Asked.HAND, False].startswith("The cards of ")
                compared += 1
    assert compared > 3


@pytest.fixture
def same_figures() -> Iterator[None]:
    """A language comes with its own way to write figures."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("same_figures")
@pytest.mark.parametrize("language", sorted(installed()))
def test_it_is_said_in_every_language(language: str) -> None:
    for game, preset, players in a_few_tables()[1::2]:
        rules, _ = rules_and_presenter(game, preset, players)
        presenter = GAMES[game].presenter(rules, NAMES[:players], Words(translation(language)))
        for state in positions(rules, 3, 23):
            view = rules.view(state, Seat(1))
            for said in all_said(state_of(presenter, view, rules.sheet(state).totals)).values():
                assert said, (language, game)
                assert not UNFILLED.search(said), said


# -- the keys ---------------------------------------------------------------------------------


def test_every_question_has_a_short_and_a_long_answer_by_one_key_each() -> None:
    asking = {(key.asked, key.is_longer): key for key in TABLE_KEYS if key.asked is not None}
    assert asking.keys() == {(asked, longer) for asked in Asked for longer in (False, True)}
    for (asked, is_longer), key in asking.items():
        assert is_longer == key.keys[0].startswith("Shift+"), asked
        assert told_of_keys(Words())[key.command]


@pytest.mark.parametrize("chosen", TableKeys)
def test_no_key_means_two_things(chosen: TableKeys) -> None:
    worn = [one for key in TABLE_KEYS for one in key.worn(chosen)]
    assert len(worn) == len(set(worn))
    others = [beside_table_keys(letter, chosen) for letter in "HCSETDLXNYG"]
    assert len(others) == len(set(others))
    assert not set(others) & set(worn)


# -- what is said, game by game ---------------------------------------------------------------


def hand_and_foot(state: Any, seat: int = 0) -> AnySpokenState:
    presenter = GAMES["hand-and-foot"].presenter(RULES, NAMES[:4], Words())
    return state_of(presenter, RULES.view(state, Seat(seat)), (1500, 720))


def test_hand_and_foot_is_told_in_short() -> None:
    state = position(
        "9H 9D KS 2C 2S", own=["AH AD AS AC 2D", "5H 5D 5C 5S 5H 5D 5C"], others=["QH QD QS"],
        pile="3C 8D 7C", phase=Phase.DRAW, in_foot=[2],
    )  # fmt: skip
    own, other = hand_and_foot(state), hand_and_foot(state, 1)
    assert own.said(Asked.TURN) == (
        "Marta’s turn. Draw two cards, then lay down what you can and discard."
    )
    assert own.said(Asked.HAND) == ("5 cards, 70 points: a king, two nines; wilds: two twos.")
    assert own.said(Asked.MIDDLE).startswith("Seven of clubs on top, 3 in the pile. ")
    assert own.said(Asked.PLAYERS).startswith(
        "Marta 5, foot 13; Elise 9, foot 13; Josip 9, in foot; Karl 9, foot 13. Stock "
    )
    assert own.said(Asked.MELDS) == ("Clean 1 of 2, dirty 0 of 2, wild 0 of 1. Aces 5 with 1 wild.")
    assert own.said(Asked.MELDS, is_longer=True) == (
        "Elise and Karl: clean 0 of 2, dirty 0 of 2, wild 0 of 1. Queens 3."
    )
    assert other.said(Asked.MELDS) == "Clean 0 of 2, dirty 0 of 2, wild 0 of 1. Queens 3."
    assert other.said(Asked.TURN) == "Marta is playing; Elise is next."
    assert own.said(Asked.SCORE).startswith("Deal 1 of 4. Josip and Marta 1,500, +")


def test_raub_tells_the_trick_who_leads_and_what_is_owed() -> None:
    deals = Deals(STRONG, dealer=3)
    presenter = GAMES["raub"].presenter(deals.rules, NAMES[:4], Words())

    def said(asked: Asked, seat: int = 0, *, is_longer: bool = False) -> str:
        state = state_of(presenter, deals.view(seat), (21, 21, 21, 21))
        return state.said(asked, is_longer=is_longer)

    deals.asked(0)
    deals.stand_pat()
    assert said(Asked.MIDDLE) == "Marta leads."
    assert "Ace of hearts" in said(Asked.HAND)
    assert said(Asked.HAND).endswith("Trumps: Hearts.")
    assert "You can use" in said(Asked.HAND, is_longer=True)
    deals.do(Play(cards("AH")[0]))
    led = "Marta: ace of hearts. Marta is winning so far."
    assert said(Asked.MIDDLE) == said(Asked.MIDDLE, 2) == led
    assert "Marta: no trick yet, owes 2 tricks;" in said(Asked.MELDS)
    assert said(Asked.SCORE) == "Deal 1. Marta 21; Elise 21; Josip 21; Karl 21."
    for _ in range(3):
        deals.play_any()
    assert said(Asked.MIDDLE).endswith("Marta wins the trick.")
    deals.settle()
    assert said(Asked.MIDDLE) == "Marta leads."
    assert said(Asked.MELDS, 1, is_longer=True).startswith(
        "Trick 1 to Marta: Marta: ace of hearts;"
    )


def test_manipulation_tells_first_which_melds_cannot_stay() -> None:
    there = Position(hand="7S KD", table="4S 5S 6S 7S 8S, 9H 9D 9C *=9S, 2H 3H 4H")
    presenter = GAMES["manipulation"].presenter(there.rules, NAMES[:4], Words())
    view = there.rules.view(there.state, Seat(0))
    state = state_of(presenter, view, (0, 0, 0, 0))
    assert state.said(Asked.MIDDLE) == "Three melds on the table."
    assert state.said(Asked.MELDS) == (
        "Four through eight of spades; nines, hearts, diamonds, clubs and spades with a joker; "
        "two, three and four of hearts."
    )
    draft = with_melds(
        view, presenter.table.empty, (*view.public.melds[:2], view.public.melds[2][:2]), Ace.BOTH
    )
    at = Standing(view, draft, (0, 0, 0, 0), badges_of(presenter, view, is_playing=True))
    broken = GAMES["manipulation"].spoken_state(presenter.spoken(), at)
    assert broken.said(Asked.MIDDLE).startswith("Three melds on the table. Two and three of hearts")
    assert broken.said(Asked.MELDS).startswith("Two and three of hearts")
