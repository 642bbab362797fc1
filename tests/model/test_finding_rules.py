"""Rule sets are found by players' words, laid side by side, and reached by a few questions."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.game import GameDef
from handfoot_gui.core.text.finding import found_by, rules_found, sets_found, side_by_side
from handfoot_gui.core.text.which import Which
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.which_version import has_which, which_of

WORDS = Words()
WITH_WHICH = [game for game in GAMES.values() if has_which(game.name)]


def found_of(game: GameDef, wanted: str) -> list[str]:
    """The presets of *game* that are found by *wanted*."""
    said, usual = game.text(WORDS.translate).presets, next(iter(game.presets.values()))
    sets = [
        (said[name][0], found_by(game.option_texts(WORDS, options), usual, options, said[name]))
        for name, options in game.presets.items()
    ]
    return [name for name, is_one in zip(said, sets_found(sets, wanted), strict=True) if is_one]


def options_found(game: GameDef, wanted: str) -> tuple[str, ...]:
    return rules_found(game.option_texts(WORDS, game.options_type()), wanted)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_preset_is_found_by_its_name_and_by_what_is_said_of_it(game: GameDef) -> None:
    for name, said in game.text(WORDS.translate).presets.items():
        assert name in found_of(game, said[0].upper())
        about = found_of(game, said[1])
        assert name in about
    assert found_of(game, "") == list(game.presets)


def test_sets_are_found_by_words_of_players() -> None:
    game = GAMES["hand-and-foot"]
    assert {"saskatchewan", "pennies"} <= set(found_of(game, "canasta"))
    assert "pennies" in found_of(game, "winning score")
    assert "classic" not in found_of(game, "winning score")
    alone = {name for name, options in game.presets.items() if options.sides.value == "alone"}
    assert alone <= set(found_of(game, "no partners")) < set(game.presets)
    assert found_of(game, "brouillètte partners") == [
        "brouillette-partners-low", "brouillette-partners-high",
    ], "whatever accents somebody types"  # fmt: skip
    assert found_of(game, "nobody plays like that") == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_single_rules_are_found_by_label_help_value_and_players_words(game: GameDef) -> None:
    texts = game.option_texts(WORDS, game.options_type())
    assert rules_found(texts, "  ") == ()
    for field, text in texts.fields.items():
        for words in (text.label, text.help, *text.values.values(), texts.sought.get(field, "")):
            assert not words or field in rules_found(texts, words), (field, words)
    assert rules_found(texts, "zzzz") == ()


def test_a_word_that_a_form_does_not_have_finds_the_rule() -> None:
    assert "permission" in options_found(GAMES["hand-and-foot"], "may I go out")
    assert "wild_on_top" in options_found(GAMES["hand-and-foot"], "frozen")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_two_sets_lie_side_by_side_and_differ_where_they_differ(game: GameDef) -> None:
    usual = next(iter(game.presets.values()))
    texts = game.option_texts(WORDS, usual)
    for options in game.presets.values():
        rows = side_by_side(texts, usual, game.option_texts(WORDS, options), options)
        assert [row.field for row in rows] == [
            f for f in texts.fields if f in {r.field for r in rows}
        ]
        differing = {row.field for row in rows if not row.is_same}
        fields = options.__struct_fields__
        read_alike = {row.field for row in rows if row.is_same and row.first == row.second}
        assert differing == {
            f
            for f in fields
            if getattr(usual, f) != getattr(options, f)
            and not (f in read_alike and isinstance(getattr(usual, f), Enum))
        }
        for row in rows:
            if not row.is_same:
                assert row.first != row.second or row.field == "values", row
            assert row.label
            assert row.group


def test_of_a_value_of_parts_only_those_are_told_that_differ() -> None:
    game: Any = GAMES["hand-and-foot"]
    one = game.presets["classic"]
    texts = game.option_texts(WORDS, one)
    part = next(iter(texts.fields["values"].parts))
    other = replace(one, values=replace(one.values, **{part: 35}))
    (row,) = (r for r in side_by_side(texts, one, texts, other) if not r.is_same)
    assert (row.field, row.first, row.second) == ("values", "Joker: 50", "Joker: 35")


# -- which one do we play? ------------------------------------------------------------------------


def answered(game: GameDef, options: object, known: int = 5) -> Which:
    """All questions as a family that plays by *options* answers them; the last ones it does not
    know."""
    which = which_of(game.name, WORDS)
    for number in range(len(which.questions)):
        fitting = [
            one
            for one in which.offered[:-1]
            if all(getattr(options, field) == value for field, value in one.changes.items())
        ]
        which.answer(fitting[0] if fitting and number < known else which.offered[-1])
    return which


@pytest.mark.parametrize("game", WITH_WHICH, ids=lambda game: game.name)
def test_the_questions_tell_the_named_versions_apart(game: GameDef) -> None:
    for name, options in game.presets.items():
        found = answered(game, options).nearest()
        nearest = [found.version.name, *(one.name for one in found.others)]
        assert name in nearest
        assert len(nearest) <= 2, nearest
        assert found.differences == ()


@pytest.mark.parametrize("game", WITH_WHICH, ids=lambda game: game.name)
def test_there_are_five_questions_each_with_we_do_not_know(game: GameDef) -> None:
    which = which_of(game.name, WORDS)
    assert len(which.questions) == which.total == 5
    while which.question is not None:
        assert len(which.offered) > 2, "it tells some of them apart"
        assert which.offered[-1].text == "We don’t know"
        assert which.suggested == which.offered[-1]
        which.answer(which.offered[-1])
    assert which.answered() == []
    found = which.nearest()
    assert found.version.name == next(iter(game.presets)), "the usual one"
    assert found.differences == ()


@pytest.mark.parametrize("game", WITH_WHICH, ids=lambda game: game.name)
def test_every_version_is_named_by_an_answer_to_every_question(game: GameDef) -> None:
    for question in which_of(game.name, WORDS).questions:
        said = [answer.text for answer in question.answers]
        assert len(set(said)) == len(said), "every answer says something else"
        for options in game.presets.values():
            fitting = [
                answer
                for answer in question.answers
                if all(getattr(options, f) == value for f, value in answer.changes.items())
            ]
            assert len(fitting) == 1


def test_what_was_answered_otherwise_is_named_and_goes_into_the_rules() -> None:
    game: Any = GAMES["hand-and-foot"]
    family = replace(game.presets["saskatchewan"], wild_melds=False)
    found = answered(game, family).nearest()
    assert found.version.name == "saskatchewan"
    assert found.options == family
    assert found.differences == game.option_texts(WORDS, family).differences(
        game.presets["saskatchewan"], family
    )


def test_what_nobody_knows_tells_no_version_from_another() -> None:
    game = GAMES["hand-and-foot"]
    found = answered(game, game.presets["pennies"], known=2).nearest()
    assert found.version.name == "pennies", "cards dealt to begin with are enough for it"
    none = answered(game, game.presets["pennies"], known=0).nearest()
    assert len(none.others) == len(game.presets) - 1
