"""The rule sets of real families are played by bots to their end, printed, and kept by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from manipulation_random_play import any_options
from msgspec.structs import replace
from sampling import examples
from sheets import model

from handfoot_gui.bots.arena import play_game
from handfoot_gui.core.score_sheet import Origin, SheetFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import left_in_hand
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.scorekeeping import (
    ManipulationScorekeeper,
    PlayerEntry,
    RoundEntry,
)

GAME = GAMES["manipulation"]
FAMILIES = Path(__file__).parents[1] / "samples" / "families.json"
SETS = [one for one in json.loads(FAMILIES.read_text("utf-8")) if one["game"] == "manipulation"]
LEVELS = ("easy", "strong", "easy", "easy", "easy", "easy")


def options_of(family: dict[str, Any]) -> Options:
    return msgspec.convert(family["options"], Options)


@pytest.mark.parametrize("family", SETS, ids=lambda family: family["name"])
def test_a_game_of_every_family_is_played_to_its_end_printed_and_kept(
    family: dict[str, Any],
) -> None:
    options = options_of(family)
    rules = GAME.rules(options)
    levels = LEVELS[: options.players]
    played = play_game(rules, [GAME.bot(level, options) for level in levels], 1)
    assert not played.faults
    assert rules.actor(played.final) is None
    sheet = rules.sheet(played.final)
    if options.rounds:
        assert len(sheet.deals) == options.rounds
    else:
        reached = [total - line for total, line in zip(sheet.totals, closing(sheet), strict=True)]
        goal = -min(reached) if options.is_scored_by_hands else max(reached)
        assert goal >= options.target

    facts = SheetFacts(
        "manipulation", options, family["name"], ("Ana",) * options.players, sheet,
        origin=Origin.PLAYED,
    )  # fmt: skip
    assert len(model(facts).rows) == len(sheet.deals)
    assert model(SheetFacts("manipulation", options, family["name"])).blocks

    kept = [
        RoundEntry(
            tuple(PlayerEntry(left_in_hand(deal, seat) or 0) for seat in range(options.players)),
            End(deal.ended),
            deal.by,
        )
        for deal in sheet.deals
    ]
    keeper = ManipulationScorekeeper(options)
    assert keeper.sheet(kept, sheet.deals[0].dealer).totals == sheet.totals
    assert keeper.is_over(kept, Seat(0))


def closing(sheet: Any) -> list[int]:
    return [sum(line.points(seat) for line in sheet.closing) for seat in range(len(sheet.sides))]


@pytest.mark.parametrize("family", SETS, ids=lambda family: family["name"])
def test_rule_card_and_form_of_every_family_read_well(family: dict[str, Any]) -> None:
    options, words = options_of(family), Words()
    card = GAME.rule_card(words, options, family["name"])
    said = [sentence for section in card.sections for sentence in section.sentences]
    texts = GAME.option_texts(words, options)
    said += texts.differences(Options(), options)
    assert not any("{" in text or "}" in text for text in said)
    assert set(texts.fields) == set(Options.__struct_fields__)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(examples(10, 200)))
def test_bots_of_every_level_make_no_fault_under_any_rules(seed: int) -> None:
    options = replace(any_options(Random(seed)), rounds=1)
    if examples(1, 0):
        # Small hands, so that no test takes long; by hand all of them are played.
        options = replace(options, hand_size=min(7, options.hand_size))
    rules, rng = GAME.rules(options), Random(seed)
    bots = [GAME.bot(rng.choice(list(GAME.levels)), options) for _ in range(options.players)]
    played = play_game(rules, bots, seed)
    assert not played.faults
    assert rules.actor(played.final) is None
