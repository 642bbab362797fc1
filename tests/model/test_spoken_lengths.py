"""What people hear who do not look, in three lengths: each turn of others once, in its order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QLocale

from handfoot_gui.core.messages import LAID, LogLine, Recap, recap
from handfoot_gui.core.preferences import Preferences, SpokenNews
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.speech import LONGEST
from handfoot_gui.core.text.people import gender_of
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.heard import Heard, in_words
from handfoot_gui.session.session import AnySession, Session
from handfoot_gui.storage.codec import read_game, record_in
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.window.language import ENGLISH, installed, translation

SAMPLES = Path(__file__).parents[1] / "samples"
MATCHES = ("steady/classic", "manipulation/classic-3", "raub/classic-3")
OWN = Seat(0)


@pytest.fixture(autouse=True)
def same_figures() -> Iterator[None]:
    """A language comes with its own way to write figures."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@dataclass
class Deal:
    """What is told of a deal to the first seat."""

    acts: list[LogLine] = field(default_factory=list)
    """What the others did, line by line."""
    turns: list[tuple[tuple[LogLine, ...], str]] = field(default_factory=list)
    """The lines of what was told at once, and how it was told."""
    covers: list[Recap] = field(default_factory=list)
    """What a cover says of the same turns."""
    words: Words = field(default_factory=Words)
    """In which it is all said."""
    own: list[str] = field(default_factory=list)
    """What came into the hand, and what was due then."""

    @property
    def texts(self) -> list[str]:
        """All that is heard."""
        return [*(text for _, text in self.turns), *self.own]


@cache
def heard(match: str, language: str, news: SpokenNews) -> Deal:
    """The first deal of a kept *match*, told as it goes on."""
    record = record_in(read_game(SAMPLES / f"{match}.handfoot.json"))
    reader = Reader(lambda name: gender_of(Preferences(), name), news=lambda: news)
    words = Words(translation(language), figure, reader)
    presenter = presenter_of(record, words).spoken()
    rules = rules_of(record)
    game: AnySession = Session(
        rules, record.with_moves(()), Random(1), lambda *_: None, presenter.narrate
    )
    told, deal = Heard(game), Deal(words=presenter.words)
    told.pass_over()
    moves = list(record.moves)
    later = [n for n, (_, move) in enumerate(moves) if rules.order_dealt(move)][1]
    for seat, move in moves[:later]:
        game.play(seat, move)
        came = told.came(OWN)
        others = [one for one in came if one.mover != OWN]
        told.note(presenter, others)
        for one in others:
            deal.acts += presenter.narrate(one.before, one.mover, one.move, one.after)
        view = game.view(OWN)
        is_whole = game.actor == OWN or len(game.record.moves) == later
        for turn in told.told(game.actor, is_whole=is_whole):
            deal.turns.append((tuple(turn), in_words(presenter, view, turn)))
            deal.covers.append(recap(turn, presenter.names))
        _note_own(deal, presenter, came[0].before, view)
    return deal


def _note_own(deal: Deal, presenter: AnyPresenter, before: Any, view: Any) -> None:
    """What the first seat hears of its own."""
    had, has = (presenter.table.dealing.hand(one) for one in (before, view))
    if new := sorted(has - had, key=lambda card: card.order):
        deal.own.append(presenter.got(view, new, is_dealt=not had))
    deal.own.append(presenter.prompt(view, presenter.table.empty).expected)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("language", sorted({*installed(), ENGLISH}))
@pytest.mark.parametrize("match", MATCHES)
def test_all_that_is_heard_in_brief_and_in_normal_is_short(match: str, language: str) -> None:
    brief, normal, full = (heard(match, language, news) for news in SpokenNews)
    for deal in (brief, normal):
        assert len(deal.texts) > 20
        assert not [text for text in deal.texts if len(text) > LONGEST]
        assert not [text for text in deal.texts if "{" in text]
    lengths = [sum(map(len, deal.texts)) for deal in (brief, normal, full)]
    assert lengths[0] < lengths[1] < lengths[2]


@pytest.mark.parametrize("news", SpokenNews)
@pytest.mark.parametrize("match", MATCHES)
def test_each_act_of_others_is_told_once_and_in_its_order_turn_by_turn(
    match: str, news: SpokenNews
) -> None:
    deal = heard(match, ENGLISH, news)
    assert [line for turn, _ in deal.turns for line in turn] == deal.acts
    for turn, text in deal.turns:
        seats = [seat for seat, _ in groupby(line.seat for line in turn if not line.is_aside)]
        assert len([seat for seat in seats if seat != TABLE]) <= 1, text
        assert text


@pytest.mark.parametrize("match", MATCHES)
def test_each_turn_of_others_is_one_sentence_that_says_what_the_cover_says(match: str) -> None:
    """Without what was drawn, and cards by their ranks: the cover is read, this is waited for."""
    deal = heard(match, ENGLISH, SpokenNews.NORMAL)
    compared = 0
    for (turn, text), cover in zip(deal.turns, deal.covers, strict=True):
        acts = [line for line in turn if line.seat not in (TABLE, OWN) and not line.is_aside]
        if not acts or any(line.seat == OWN for line in turn):
            continue
        besides = " ".join(line.text for line in turn if line not in acts)
        row = next((one for one in cover.rows if one.seat == acts[0].seat), None)
        if row is None:
            continue
        said = [one for one in re.split(r"(?<=[.!?]) ", text) if one not in besides]
        assert len(said) == 1, text
        assert said[0].startswith(f"{row.name} ")
        last = row.deeds[-1].said(deal.words, row.name)
        # By itself an act is told with its article.
        told = said[0].replace(" the ", " ")
        if not row.deeds[-1].cards or row.deeds[-1].kind == LAID:
            continue
        if len(row.deeds) > 1:
            assert last in told, (said, last)
            compared += 1
    assert compared > 5 or match != MATCHES[0]


def test_a_turn_is_one_sentence_and_in_brief_begins_with_the_name_alone() -> None:
    normal, brief = (
        [text for _, text in heard("steady/classic", ENGLISH, news).turns]
        for news in (SpokenNews.NORMAL, SpokenNews.BRIEF)
    )
    assert "Karl laid a two on the wilds and discarded three of clubs." in normal
    assert "Karl: a two on the wilds, discarded three of clubs. 10 left." in brief
    assert not [text for text in brief if " laid " in text and "three of" not in text]
