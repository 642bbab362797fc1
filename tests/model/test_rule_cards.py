"""The rule cards of Raub and Manipulation Rummy say every switch and explain every word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.rules.options import Options as Manipulation
from handfoot_gui.games.raub.rules.options import Direction
from handfoot_gui.games.raub.rules.options import Options as Raub

WORDS = Words()
OTHERS = [game for game in GAMES if game != "hand-and-foot"]
CLASSIC: dict[str, Any] = {"raub": Raub(), "manipulation": Manipulation()}

OTHER: dict[str, dict[str, Any]] = {
    "raub": {
        "players": 3, "direction": Direction.LEFT, "must_beat": True,
        "swap_in_exchange_only": True,
    },
    "manipulation": {
        "players": 3, "draw_limit": 2, "knock_limit": 7, "first_play": 40, "target": 90,
        "target_bonus": 60, "round_bonus": 15, "out_bonus": 35, "undercut_bonus": 5, "packs": 1,
        "jokers": 3,
    },
}  # fmt: skip
"""Another value for every option."""


def lines(card: RuleCard) -> tuple[str, ...]:
    rows = (f"{row.text}: {row.points}" for row in card.scores)
    return (*(s for section in card.sections for s in section.sentences), *rows)


def text(game: str, options: Any) -> str:
    card = GAMES[game].rule_card(WORDS, options, "Ours")
    return "\n".join((card.title, card.summary, card.score_title, *lines(card)))


def every_preset(game: str) -> Iterator[Any]:
    for preset in GAMES[game].presets:
        for players in GAMES[game].preset_seats[preset]:
            yield GAMES[game].preset_options(preset, players, None)


def test_every_game_with_a_table_has_a_card() -> None:
    assert set(GAMES) == set(GAMES)


def of_use(options: Any) -> tuple[Any, ...]:
    """What the switches mean: two ways to say the same packs are one."""
    if isinstance(options, Manipulation):
        plain = replace(options, packs=options.pack_count, jokers=options.joker_count)
        return tuple(msgspec.structs.asdict(plain).values())
    return tuple(msgspec.structs.asdict(options).values())


@pytest.mark.parametrize("game", OTHERS)
def test_every_switch_changes_a_sentence(game: str) -> None:
    for base in every_preset(game):
        before = lines(GAMES[game].rule_card(WORDS, base, ""))
        for field, text in GAMES[game].option_texts(WORDS, base).fields.items():
            for value in text.values or (True, False, 0, 2, 10):
                if isinstance(value, bool) != isinstance(getattr(base, field), bool):
                    continue
                changed: Any = {**msgspec.to_builtins(base), "players": base.players}
                try:
                    made = msgspec.convert({**changed, field: value}, type(base))
                except msgspec.ValidationError:
                    continue
                after = lines(GAMES[game].rule_card(WORDS, made, ""))
                is_idle = bool(GAMES[game].option_texts(WORDS, made).idle_reason(field))
                is_same = is_idle or of_use(made) == of_use(base)
                assert (after == before) is is_same, (base, field, value)


@pytest.mark.parametrize("game", OTHERS)
def test_every_option_has_its_place_on_the_card(game: str) -> None:
    base = CLASSIC[game]
    before = lines(GAMES[game].rule_card(WORDS, base, ""))
    assert set(OTHER[game]) == set(base.__struct_fields__)
    for field, value in OTHER[game].items():
        other = replace(base, **{field: value})
        assert lines(GAMES[game].rule_card(WORDS, other, "")) != before, field


@pytest.mark.parametrize("game", OTHERS)
def test_every_card_reads_well(game: str) -> None:
    for options in every_preset(game):
        card = GAMES[game].rule_card(WORDS, options, "Ours")
        assert "{" not in text(game, options)
        for section in card.sections:
            assert section.sentences
            for sentence in section.sentences:
                assert sentence.endswith("."), sentence
                assert sentence[0].isupper() or not sentence[0].isalpha(), sentence


TERMS = {
    "raub": (
        "trick", "trumps", "talon", "upcard", "raub", "dalje", "blind raub", "owes 1", "owes 2",
        "exchange", "refe",
    ),
    "manipulation": (
        "stock", "meld", "group", "sequence", "joker’s name", "knock", "undercut", "go out",
        "last lap",
    ),
}  # fmt: skip


@pytest.mark.parametrize("game", OTHERS)
def test_the_words_of_the_table_are_explained_first(game: str) -> None:
    words = GAMES[game].rule_card(WORDS, CLASSIC[game], "").sections[0]
    assert words.title == "Words"
    explained = " ".join(words.sentences).lower()
    for term in TERMS[game]:
        assert term in explained, term


def test_the_cards_of_the_usual_rules() -> None:
    raub = text("raub", Raub())
    for sentence in (
        "four players, each alone, 32 cards, from 21 points down to 0",
        "Each trick: −1",
        "No trick: +2",
        "Owing one (the seven): no trick: +3",
        "Owing two: just one trick: +3",
        "Owing two: no trick: +4",
        "Owing two: two or more, each: −1",
        "Everything goes round to the right",
        "Nobody may do so right after another has; a thrown-in deal in between lifts this ban.",
        "Cards laid aside do not come back.",
    ):
        assert sentence in raub
    rummy = text("manipulation", Manipulation())
    for sentence in (
        "four players, each alone, 106 cards, to 150 points",
        "Two packs of 52 and two jokers: 106 cards.",
        "Whoever drew the third may not play in this turn.",
        "after the third draw, whoever has 5 points or fewer in the hand may knock",
        "In the hand: joker: 25",
        "For an undercut: +10",
        "To all who reach the goal: +100",
        "An ace is low, before the two, or high, after the king, but not both,",
        "At the end, for each round won: +25",
    ):
        assert sentence in rummy


def test_what_the_rules_do_not_have_is_not_said() -> None:
    machiavelli = text("manipulation", GAMES["manipulation"].presets["machiavelli"]).lower()
    assert "undercut" not in machiavelli
    assert "no jokers" in machiavelli
    assert machiavelli.count("joker") == 1
    assert "talon may run short" not in text("raub", replace(Raub(), players=3))
