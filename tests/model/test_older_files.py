"""Scores, house rules and deals of every older format are read for ever, as they were written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from handfoot_gui.games import GAMES
from handfoot_gui.storage.deal_file import DEAL_FILES, read_deal
from handfoot_gui.storage.house_rules import RULE_FILES, read_rules
from handfoot_gui.storage.scored_games import KEPT_FILES, load_scored

OLDER = Path(__file__).parents[1] / "samples" / "older"
SCORES = sorted(OLDER.glob("*.handfoot-score"))
RULES = sorted(OLDER.glob("*.handfoot-rules"))
DEALS = sorted(OLDER.glob("*.handfoot-deal"))


@pytest.mark.parametrize("path", SCORES, ids=lambda path: path.stem)
def test_a_score_of_an_older_format_comes_to_its_totals(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    assert document["format"] < KEPT_FILES.newest
    loaded = load_scored(path)
    assert list(loaded.sheet.totals) == document["totals"]
    assert len(loaded.kept.deals) == len(document["deals"])
    assert loaded.kept.entry is not None
    assert loaded.kept.sentences == ()
    assert not any(deal.is_as_written or deal.only_totals for deal in loaded.sheet.deals)


def test_house_rules_of_an_older_format_say_what_they_said() -> None:
    path = OLDER / "house-rules-1.handfoot-rules"
    assert json.loads(path.read_text("utf-8"))["format"] < RULE_FILES.newest
    found = read_rules(path)
    assert (found.name, found.base) == ("Our house", "classic")
    assert found.sentences == ()


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.stem)
def test_house_rules_of_every_older_format_are_read(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    assert document["format"] < RULE_FILES.newest
    found = read_rules(path)
    assert (found.game, found.name, found.base) == (
        document["game"], document["name"], document["base"],
    )  # fmt: skip


@pytest.mark.parametrize("path", [*RULES, *DEALS, *SCORES], ids=lambda path: path.name)
def test_what_was_brought_up_to_date_is_not_changed_again(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    once = GAMES[document["game"]].former(document)
    assert GAMES[document["game"]].former(once) == once


@pytest.mark.parametrize("path", DEALS, ids=lambda path: path.stem)
def test_a_deal_of_an_older_format_has_its_cards(path: Path) -> None:
    document = json.loads(path.read_text("utf-8"))
    assert document["format"] < DEAL_FILES.newest
    found = read_deal(path)
    assert (found.note, found.sentences) == ("ours", ())
    assert len(found.moves) == len(document["moves"])
