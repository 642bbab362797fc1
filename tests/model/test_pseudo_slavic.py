"""Everything that is said of a game can be said in a language with cases, genders and more plurals.

Whole recorded games are told in the made-up language of `pseudo_slavic`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pseudo_slavic import a_woman, all_faults, plural_class, pseudo

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import LogLine, recap, summed_up
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.storage.codec import read_game, record_in

SAMPLES = Path(__file__).parents[1] / "samples"
GAMES_TOLD = (
    "steady/classic", "steady/saskatchewan", "steady/special-deck", "presets/pennies",
    "presets/brouillette-low", "raub/classic-4", "raub/early-swap-3", "manipulation/classic-3",
)  # fmt: skip
WORDS = Words(pseudo, reader=Reader(a_woman))
_EVERY = 9
"""Moves from one hint to the next."""


def _record(name: str) -> AnyRecord:
    return record_in(read_game(SAMPLES / f"{name}.handfoot.json"))


def _said(record: AnyRecord) -> Iterator[str]:
    """Every sentence of a game: prompts, log, what is told while it is done, the covers, hints."""
    rules, presenter = rules_of(record), presenter_of(record, WORDS)
    names = [player.name for player in record.seats]
    turn: list[LogLine] = []
    all_states = list(states(rules, record.moves))
    for number, (before, after) in enumerate(pairwise(all_states)):
        seat, move = record.moves[number]
        viewer = Seat(0) if seat == TABLE else seat
        views = [rules.view(one, viewer) for one in (before, after)]
        lines = presenter.narrate(views[0], seat, move, views[1])
        turn += lines
        for line in lines:
            yield from (line.text, line.present)
        if seat == TABLE:
            continue
        prompt = presenter.prompt(views[0], presenter.table.empty)
        yield from (prompt.expected, prompt.facts)
        if not number % _EVERY:
            yield from recap(turn, names).sentences(WORDS)
            yield from summed_up(turn, names, WORDS)
            turn.clear()
            for hint in presenter.hints(views[0], move, presenter.table.empty):
                yield from (hint.text, hint.reason)
            yield presenter.why(views[0], move)
            for possible in presenter.guidance.possible(views[0], presenter.table.empty):
                yield from (possible.name, possible.said)
    sheet = rules.sheet(all_states[-1])
    yield from (presenter.score.ended(deal) for deal in sheet.deals)
    yield presenter.score.remaining(sheet)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", GAMES_TOLD)
def test_a_whole_game_is_told_in_every_form_that_is_asked_for(name: str) -> None:
    assert all_faults(_said(_record(name))) == []


def test_where_nothing_can_be_laid_points_are_missing_if_any_are_named() -> None:
    record = _record("presets/simpson")
    rules, presenter = rules_of(record), presenter_of(record, Words())
    told = set()
    for number, state in enumerate(states(rules, record.moves[:260])):
        seat = record.moves[number][0]
        view = rules.view(state, Seat(0) if seat == TABLE else seat)
        if seat != TABLE and not presenter.guidance.openings(view):
            told.add(presenter.guidance.no_opening(view))
    assert any("for your first meld" in text for text in told)
    assert not [text for text in told if "\u2212" in text or text.startswith("0 ")]


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_questions_are_told_in_every_form_that_is_asked_for(game: str) -> None:
    told = GAMES[game]
    said: list[str] = []
    for options in told.presets.values():
        card = told.rule_card(WORDS, options, "Rules")
        said += [line for section in card.sections for line in section.sentences]
        said += [one.said for one in told.agreements(WORDS, options)]
    assert len(said) > 20
    assert all_faults(said) == []


def test_the_made_up_language_shows_what_has_no_form() -> None:
    said = pseudo("Log", "{name} drew {cards}.")
    right = filled(said, name=WORDS.person("Marta"), cards=WORDS.cards_counted(2))
    assert all_faults([right]) == []
    assert all_faults([filled(said, name="Marta", cards="two cards")]) != []
    assert all_faults([filled(said, name=WORDS.person("Marta"))]) != []
    assert all_faults(["{count} card(s)"]) != []
    assert [plural_class(n) for n in (0, 1, 2, 5, 11, 12, 21, 24)] == [5, 1, 2, 5, 5, 5, 1, 2]
    several = pseudo("Log", "{number} deal(s)", "", 2)
    assert all_faults([filled(several, number="2")]) == []
    assert all_faults([filled(several, number="5")]) != []
