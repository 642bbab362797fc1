"""What a complete meld is called in each language, and melds without and with wilds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLocale

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.interview import interview as interview_of
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from handfoot_gui.games.hand_and_foot.text.terms import term
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.window.language import translation

USUAL: Final = {
    "en": "book", "de": "Stapel", "fr": "pile", "sr_Latn": "hrpa", "sr_Cyrl": "хрпа", "hr": "hrpa",
    "cs": "hromádka", "it": "burraco", "es": "canasta",
}  # fmt: skip
CLEAN_OR_DIRTY: Final = {
    "en": "clean|dirty", "de": "sauber|schmutzig", "fr": "propre|sale", "sr_Latn": "čist|prljav",
    "sr_Cyrl": "чист|прљав", "hr": "čist|prljav", "cs": "čist|špinav", "it": "pulit|sporc",
    "es": "limpi|suci",
}  # fmt: skip
RICH: Final = (
    replace(
        Options(),
        open_clean=o.Openness.ALL,
        open_dirty=o.Openness.NATURALS,
        second_meld=o.SecondMeld.CLEAN_AND_DIRTY,
        black_threes=o.BlackThrees.CLEAN_MELD,
        red_threes_need=o.RedThreesNeed.CLEAN_PILE,
        special_piles=(o.SpecialPile(Rank.SEVEN, 5000, 2500), o.SpecialPile(Rank.ACE, None, 700)),
        quotas=o.only(o.Quota(2, 2, 0, 0, (o.QuotaRank(Rank.ACE, clean_only=True),))),
    ),
    replace(Options(), deck=o.Deck.SPECIAL),
)
"""Between them they have every sentence that tells melds without and with wilds apart."""


@pytest.fixture(autouse=True)
def same_figures() -> Iterator[None]:
    """A language comes with its own way to write figures."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


def words_in(language: str) -> Words:
    return Words(translation(language), figure)


@pytest.mark.parametrize("language", USUAL)
def test_the_usual_word_is_that_of_the_language(language: str) -> None:
    words = words_in(language)
    assert str(term(words, Options().pile_word, o.CleanWord.CLEAN).one) == USUAL[language]


@pytest.mark.parametrize("language", USUAL)
def test_words_that_read_the_same_are_offered_once(language: str) -> None:
    words = words_in(language)
    offered = option_texts(words, Options()).fields["pile_word"].values
    assert offered is not None
    assert len(set(map(str, offered.values()))) == len(offered) == 3
    interview = interview_of(words)
    while interview.question is not None and interview.question.name != "word":
        assert interview.suggested is not None
        interview.answer(interview.suggested)
    assert interview.question is not None
    answers = [one.text for one in interview.question.answers]
    assert len(set(answers)) == len(answers) == 4
    assert interview.suggested == interview.question.answers[0], "the usual word"


@pytest.mark.parametrize("options", RICH, ids=["standard", "special"])
@pytest.mark.parametrize("language", USUAL)
def test_rules_with_red_and_black_melds_call_none_clean_or_dirty(
    language: str, options: Options
) -> None:
    words = words_in(language)
    game = GAMES["hand-and-foot"]
    told = {}
    for kinds in o.CleanWord:
        chosen = replace(options, clean_word=kinds)
        card = game.rule_card(words, chosen, "")
        texts = option_texts(words, chosen)
        told[kinds] = "\n".join([
            *(str(one) for section in card.sections for one in section.sentences),
            *(row.text for row in card.scores),
            *(text.label for name, text in texts.fields.items() if name != "clean_word"),
            *(text.help for name, text in texts.fields.items() if name != "clean_word"),
            texts.fields["special_piles"].said(chosen.special_piles),
            texts.fields["quotas"].said(chosen.quotas),
        ])  # fmt: skip
    found = re.compile(rf"\b({CLEAN_OR_DIRTY[language]})", re.IGNORECASE)
    assert found.search(told[o.CleanWord.CLEAN])
    assert found.findall(told[o.CleanWord.RED]) == []
