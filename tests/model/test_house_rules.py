"""House rules on disk: kept under any name, brought back, exported, and bad files refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.options import Options as Manipulation
from handfoot_gui.games.raub.rules.options import Options as Raub
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import RULES
from handfoot_gui.storage.house_rules import HouseRules, plain_name, read_rules, tidy_name
from handfoot_gui.storage.text.faults import name_problem, rules_fault

WORDS = Words()
OURS = replace(Options(), draws=(3,), quotas=((Quota(2, 2, 0),),))
NAMES = [
    "Our house",
    "n" * 200,
    "Tante Žofie 👵🏽 & co.",
    "קלפים של סבתא",
    "con.txt/..\\*?",
    "{name}",
]


def good(**changes: Any) -> dict[str, Any]:
    return {
        "format": 3,
        "kind": "house-rules",
        "game": "hand-and-foot",
        "name": "Ours",
        "options": {"draws": [3]},
        **changes,
    }


@pytest.fixture
def rules(tmp_path: Path) -> HouseRules:
    return HouseRules(tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_rules_are_read_again_as_they_were_saved(rules: HouseRules, name: str) -> None:
    kept = rules.add("hand-and-foot", name, OURS, "classic")
    found = rules.all()
    assert found.faults == ()
    assert [(one.name, one.options, one.base) for one in found.sets] == [(name, OURS, "classic")]
    assert kept.path.parent == rules.folder
    assert kept.path.name.isascii()
    assert name not in kept.path.name


def test_an_empty_house_has_no_rules_and_others_are_listed_by_name(rules: HouseRules) -> None:
    assert rules.all().sets == ()
    assert not rules.folder.exists()
    for name in ("b", "C", "a"):
        rules.add("hand-and-foot", name, OURS, None)
    assert [one.name for one in rules.all().sets] == ["a", "b", "C"]


def test_rules_are_changed_renamed_deleted_and_brought_back(rules: HouseRules) -> None:
    kept = rules.add("hand-and-foot", "Old", OURS, "classic")
    renamed = rules.keep(replace(kept, name="  New \n name ", options=replace(OURS, draws=(4,))))
    assert renamed.name == "New name"
    (found,) = rules.all().sets
    assert (found.name, found.path, found.options.draws) == ("New name", kept.path, (4,))
    assert list(rules.folder.iterdir()) == [kept.path]
    for _ in range(2):
        rules.delete(kept)
    assert rules.all().sets == ()
    rules.keep(kept)
    assert [(one.name, one.options) for one in rules.all().sets] == [("Old", OURS)]


def test_an_exported_file_can_be_taken_in_by_another_house(
    rules: HouseRules, tmp_path: Path
) -> None:
    file = tmp_path / f"{plain_name('Our house: 3 cards')}{RULES[0]}"
    assert file.name == f"Our-house-3-cards{RULES[0]}"
    rules.export(rules.add("hand-and-foot", "Our house", OURS, "classic"), file)
    other = HouseRules(tmp_path / "other")
    taken = other.take_in(file)
    assert (taken.name, taken.options, taken.base) == ("Our house", OURS, "classic")
    # However often it is opened, it is one set of rules; other rules of that name are others.
    assert other.take_in(file) == taken
    rules.export(rules.add("hand-and-foot", "Our house", Options(), "classic"), file)
    others = [other.take_in(file) for _ in range(3)]
    assert {one.name for one in others} == {"Our house (2)"}
    rules.add("hand-and-foot", "n" * 200, OURS, None)
    assert rules.free_name("hand-and-foot", "N" * 200) == "N" * 196 + " (2)", "it stays within 200"
    assert len(other.all().sets) == 2


def test_a_file_that_names_few_fields_is_as_classic_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "few.json"
    path.write_text(json.dumps(good()))
    assert read_rules(path).options == replace(Options(), draws=(3,))


BAD: list[tuple[object, Fault, str]] = [  # besides what `test_faults_of_every_file` tries
    (json.dumps(good())[:-1].encode() + b', "x": ' + b"[" * 20_000, Fault.DAMAGED, "damaged"),
    ({"format": 1, "game": "hand-and-foot", "id": "x"}, Fault.FOREIGN, "something else"),
    (good(format=4), Fault.NEWER, "newer version"),
    (good(game="canasta"), Fault.NEWER, "newer version"),
    (good(format=0), Fault.FOREIGN, "something else"),
    (good(name=" \n "), Fault.DAMAGED, "name"),
    (good(name="n" * 201), Fault.DAMAGED, "(name)"),
    (good(saved="0001-01-01T00:00:00Z"), Fault.DAMAGED, "(saved)"),
    (good(options={"draws": [9]}), Fault.DAMAGED, "“Cards drawn”"),
    (good(options={"wild_limit": 1}), Fault.DAMAGED, "“Wilds in a meld”"),
    (good(options={"wild_limit": "half"}), Fault.NEWER, "newer version"),
    (good(options={"quotas": [[{"clean": -1}]]}), Fault.DAMAGED, "“Needed to go out”"),
    (good(options={"values": {"2": "much"}}), Fault.DAMAGED, "“Card values”"),
    (good(options={"cheat": True}), Fault.NEWER, "newer version"),
    (good(extra=1), Fault.NEWER, "newer version"),
    (good(game="raub", options={"direction": True}), Fault.DAMAGED, "“Direction of play”"),
    (good(game="raub", options={"direction": "up"}), Fault.NEWER, "newer version"),
    (good(game="raub", options={"draws": [3]}), Fault.NEWER, "newer version"),
    (good(game="manipulation", options={"knock_limit": 101}), Fault.DAMAGED, "“Knocking”"),
    (
        good(options={"packs": 2, "packets": (15, 15)}), Fault.BAD_OPTIONS,
        "“Decks” (two decks) and “Packets” (hand 15, foot 15) do not work together",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("content", "kind", "named"), BAD)
def test_a_bad_file_is_refused_with_a_sentence_and_nothing_is_taken_in(
    rules: HouseRules, tmp_path: Path, content: object, kind: Fault, named: str
) -> None:
    path = tmp_path / "bad.rules.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    before = path.read_bytes()
    with pytest.raises(SaveError) as found:
        rules.take_in(path)
    assert found.value.fault is kind
    sentence = rules_fault(WORDS, found.value)
    assert sentence.startswith("House rules in bad.rules.json: ")
    assert named in sentence
    assert sentence.endswith(".")
    assert rules.all().sets == ()
    assert path.read_bytes() == before


def test_a_file_that_is_not_there_is_refused(rules: HouseRules, tmp_path: Path) -> None:
    with pytest.raises(SaveError) as found:
        rules.take_in(tmp_path / "no")
    assert "no longer exists" in rules_fault(WORDS, found.value)


def test_a_damaged_file_of_the_house_is_set_aside_and_the_others_stay(rules: HouseRules) -> None:
    rules.add("hand-and-foot", "Good", OURS, None)
    bad = rules.add("hand-and-foot", "Bad", OURS, None).path
    bad.write_bytes(bad.read_bytes()[:-100])
    found = rules.all()
    assert [one.name for one in found.sets] == ["Good"]
    (error,) = found.faults
    assert error.set_aside is not None
    assert error.set_aside.exists()
    assert not bad.exists()
    assert error.set_aside.name in rules_fault(WORDS, error)
    assert rules.all().faults == ()
    newer = rules.add("hand-and-foot", "Newer", OURS, None).path
    newer.write_text(json.dumps(good(format=7)))
    assert [error.fault for error in rules.all().faults] == [Fault.NEWER]
    assert newer.exists(), "it is left where it is"


def test_a_folder_in_the_place_of_the_house_rules_is_said(tmp_path: Path) -> None:
    (tmp_path / "house-rules").write_text("a file")
    with pytest.raises(SaveError):
        HouseRules(tmp_path).all()
    with pytest.raises(SaveError):
        HouseRules(tmp_path).add("hand-and-foot", "Ours", OURS, None)


def test_names_must_differ(rules: HouseRules) -> None:
    own = rules.add("hand-and-foot", "Ours", OURS, None)
    known = rules.all()
    assert name_problem(WORDS, known, " OURS ", None) == "You already have house rules named Ours."
    assert name_problem(WORDS, known, "ours", own) == ""
    assert name_problem(WORDS, known, " \t", None) == "Give the house rules a name."
    assert name_problem(WORDS, known, "Theirs", None) == ""


def test_a_name_loses_only_what_no_screen_can_show() -> None:
    assert tidy_name(" a\x00b\n c \ud800") == "a b c"
    assert tidy_name("👩‍👩‍👧") == "👩‍👩‍👧"
    assert len(tidy_name("n" * 300)) == 200
    for name in ("Grandma's rules", "Grandma’s rules"):
        assert plain_name(name) == "Grandmas-rules", "as it stands in a file's name"


OTHERS = [
    ("raub", Raub(players=3, must_beat=True)),
    ("manipulation", Manipulation(jokers=4, knock_limit=10)),
]


@pytest.mark.parametrize(("game", "ours"), OTHERS)
def test_every_game_has_house_rules_of_its_own(
    rules: HouseRules, game: str, ours: Raub | Manipulation
) -> None:
    rules.add("hand-and-foot", "Sunday", OURS, "classic")
    kept = rules.add(game, "Sunday", ours, "classic")
    (found,) = rules.all().of(game).sets
    assert (found.game, found.name, found.options) == (game, "Sunday", ours)
    # Names are taken in one game only.
    assert rules.free_name(game, "sunday") == "sunday (2)"
    assert name_problem(WORDS, rules.all().of("hand-and-foot"), "Monday", None) == ""
    assert rules.take_in(kept.path) == kept
