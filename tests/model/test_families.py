"""The rule sets of thirty real families are entered as they stand in their list, kept, sent as a
line, and played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.bots.arena import GameSet, play_set
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.house_rules import HouseRules, line_of, rules_in
from handfoot_gui.storage.rules_lists import (
    Entry,
    NamedRules,
    NoSuchRules,
    entries_in,
    read_named,
    rules_in_entry,
)
from handfoot_gui.storage.text.faults import rules_fault

FILE = Path(__file__).parent.parent / "samples" / "families.json"
WORDS = Words()
ENTRIES = {entry.name: entry for entry in entries_in(FILE)}

UNPLAYED = {
    "Three and two": ["Discard two cards, one after the other."],
    "Eight in pairs": ["A tie is broken by another deal."],
    "Two players, four packets": [
        "Cards in an unopened foot count twice.",
        "Four packets are dealt to everybody: 11, 11, 11, 11.",
    ],
}
"""What the program was never meant to play, by set, as sentences."""


def loaded(name: str) -> NamedRules:
    return read_named(FILE, name, WORDS)


def test_the_list_has_thirty_sets_of_all_games() -> None:
    assert len(ENTRIES) == 30
    assert {entry.game for entry in ENTRIES.values()} == set(GAMES)


def test_every_set_can_be_entered() -> None:
    refused = {}
    for name, entry in ENTRIES.items():
        try:
            rules_in_entry(entry, FILE, WORDS)
        except SaveError as error:
            refused[name] = rules_fault(WORDS, error)
    assert not refused


@pytest.mark.parametrize("name", ENTRIES)
def test_a_set_does_what_its_entry_says_and_else_what_its_preset_does(name: str) -> None:
    found, entry = loaded(name), ENTRIES[name]
    rules, base = found.rules, GAMES[entry.game].presets[entry.base or "classic"]
    assert (rules.name, rules.game, rules.base) == (name, entry.game, entry.base)
    rules.options.check()
    played, _ = GAMES[entry.game].without_unplayed(WORDS, entry.options)
    for field in rules.options.__struct_fields__:
        if field not in played:
            assert getattr(rules.options, field) == getattr(base, field), field
        elif not isinstance(played[field], dict | list):
            assert getattr(rules.options, field) == played[field], field


@pytest.mark.parametrize("name", ENTRIES)
def test_a_set_is_kept_and_sent_as_a_line(name: str, tmp_path: Path) -> None:
    rules = loaded(name).rules
    house = HouseRules(tmp_path)
    house.keep_copy(rules)
    (kept,) = house.all().sets
    assert (kept.options, kept.sentences) == (rules.options, rules.sentences)
    made = line_of(rules)
    assert made is not None
    assert len(made.text) <= 600
    assert not made.left_out
    assert rules_in(made.text).options == rules.options


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", ENTRIES)
def test_a_set_is_played(name: str) -> None:
    rules = loaded(name).rules
    options: Any = rules.options
    if {"deals", "target"} <= set(options.__struct_fields__):
        # One deal shows it as well.
        options = replace(options, deals=1, target=0)
    seats = ("easy",) * options.players
    ((outcome, game),) = play_set(
        GameSet(rules.game, options, (seats,), 1, 1.0, is_recorded=True, mark=(0, 1))
    )
    assert not any(outcome.faults)
    assert game is not None
    assert GAMES[rules.game].rules(options).actor(game.final) is None


@pytest.mark.sampled(10)
@pytest.mark.parametrize("name", ENTRIES)
def test_its_words_are_made(name: str) -> None:
    rules = loaded(name).rules
    texts = GAMES[rules.game].option_texts(WORDS, rules.options)
    assert all(texts.told(rules.options, field) is not None for field in texts.fields)
    assert GAMES[rules.game].rule_card(WORDS, rules.options, name).sections


@pytest.mark.parametrize("name", UNPLAYED)
def test_what_is_left_for_later_is_a_sentence_of_the_set(name: str) -> None:
    found = loaded(name)
    assert list(found.unplayed) == UNPLAYED[name]
    assert found.rules.sentences == found.unplayed


def test_every_other_set_plays_as_it_says() -> None:
    for name in set(ENTRIES) - set(UNPLAYED):
        assert loaded(name).unplayed == ()


# -- files of lists -------------------------------------------------------------------------------


def write(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), "utf-8")
    return path


OURS = {"name": "Ours", "game": "hand-and-foot", "options": {"clean_bonus": 700}}


def test_inside_values_only_what_differs_is_given(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.json", {**OURS, "options": {"values": {"A": 15}}})
    values = read_named(path, None, WORDS).rules.options.values
    usual = GAMES["hand-and-foot"].options_type().values
    differing = [f for f in values.__struct_fields__ if getattr(values, f) != getattr(usual, f)]
    assert len(differing) == 1
    assert getattr(values, differing[0]) == 15


def test_a_set_may_be_made_from_another_preset(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.json", [{**OURS, "base": "saskatchewan"}])
    options = read_named(path, "OURS ", WORDS).rules.options
    assert options == replace(GAMES["hand-and-foot"].presets["saskatchewan"], clean_bonus=700)


def test_of_several_sets_one_is_named(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.json", [OURS, {**OURS, "name": "Theirs"}])
    assert read_named(path, "theirs", WORDS).rules.name == "Theirs"
    for name in (None, "Nobody"):
        with pytest.raises(NoSuchRules) as found:
            read_named(path, name, WORDS)
        assert found.value.names == ("Ours", "Theirs")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({**OURS, "options": {"moon_phase": "full"}}, "they are from a newer version"),
        ({**OURS, "options": {"red_threes": "blessed"}}, "they are from a newer version"),
        ({**OURS, "base": "atlantis"}, "they are from a newer version"),
        ({**OURS, "game": "bridge"}, "they are from a newer version"),
        ({**OURS, "options": {"clean_bonus": "many"}}, "the entry for “Clean book” is wrong"),
        ({**OURS, "options": {"players": 5}}, "“Players” (five players)"),
        ({**OURS, "options": 7}, "the file is damaged"),
        ({"name": "Ours"}, "the file is damaged"),
        ([[]], "the file is damaged"),
    ],
)
def test_what_cannot_be_entered_is_one_sentence(tmp_path: Path, entry: Any, said: str) -> None:
    path = write(tmp_path / "ours.json", entry)
    with pytest.raises(SaveError) as found:
        read_named(path, None, WORDS)
    told = rules_fault(WORDS, found.value)
    assert said in told
    assert "\n" not in told


def test_house_rules_and_lines_are_read_in_the_same_place(tmp_path: Path) -> None:
    path = write(tmp_path / "ours.json", OURS)
    rules = read_named(path, None, WORDS).rules
    HouseRules(tmp_path).export(rules, tmp_path / "ours.handfoot-rules")
    made = line_of(rules)
    assert made is not None
    (tmp_path / "ours.txt").write_text(made.text, "utf-8")
    for name in ("ours.handfoot-rules", "ours.txt"):
        found = read_named(tmp_path / name, None, WORDS)
        assert found.rules.options == rules.options
        assert read_named(tmp_path / name, "Ours", WORDS).rules.name == "Ours"
        with pytest.raises(NoSuchRules):
            read_named(tmp_path / name, "Theirs", WORDS)


def test_notes_of_an_entry_are_for_people() -> None:
    assert all(isinstance(entry, Entry) and entry.source for entry in ENTRIES.values())
