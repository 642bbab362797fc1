"""Preferences on disk: kept, and never in the way of starting the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from handfoot_gui.core.preferences import (
    BotPace,
    CardBack,
    OwnLook,
    Preferences,
    SpokenOf,
    TableColour,
    TextSize,
    ThemeChoice,
)
from handfoot_gui.core.record import MatchSettings, MemoryAid, TakeBack
from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.text.faults import fault

MINE = Preferences(theme=ThemeChoice.DARK, bot_pace=BotPace.KEY, names=("Žarko", "B", "C", "D"))


def test_a_new_household_has_the_defaults_and_what_it_chooses_comes_back(
    tmp_path: Path, user_folder: Path
) -> None:
    file = PreferencesFile(tmp_path / "home")
    assert file.load() == (Preferences(), None)
    assert not (tmp_path / "home").exists()
    file.save(Preferences())
    file.save(MINE)
    assert PreferencesFile(tmp_path / "home").load() == (MINE, None)
    assert [path.name for path in file.path.parent.iterdir()] == ["preferences.json"]
    PreferencesFile().save(MINE)
    assert (user_folder / "preferences.json").is_file(), "beside the games"


@pytest.mark.parametrize(
    ("content", "fault", "place"),
    [
        (b"\xff", Fault.NOT_TEXT, ""),
        (b"", Fault.EMPTY, ""),
        (b"{", Fault.DAMAGED, ""),
        (b"[" * 100_000, Fault.DAMAGED, ""),
        (b'{"theme":1}', Fault.DAMAGED, "$.theme"),
        (b'{"theme":"pink","seat_paces":[1]}', Fault.DAMAGED, "$.seat_paces[0]"),
        (b'{"pictures": [}', Fault.DAMAGED, ""),
        (b'{"pictures": []}', Fault.DAMAGED, "$.pictures"),
        (b'{"pictures": 1, "x": ' + b"[" * 100_000, Fault.DAMAGED, ""),
        (b'{"setups": {"raub": {"preset": 1}}}', Fault.DAMAGED, "$.setups[...].preset"),
        (b'{"names":[""]}', Fault.DAMAGED, "$.names[0]"),
    ],
)
def test_a_damaged_file_gives_the_defaults_and_is_kept_aside(
    tmp_path: Path, content: bytes, fault: Fault, place: str
) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_bytes(content)
    assert file.look() == Preferences()
    found, error = file.load()
    assert found == Preferences()
    assert error is not None
    assert (error.fault, error.place) == (fault, place)
    assert error.set_aside is not None
    assert error.set_aside.read_bytes() == content
    assert file.load() == (Preferences(), None)
    file.save(MINE)
    assert file.load() == (MINE, None)
    assert error.set_aside.read_bytes() == content


def test_what_is_wrong_with_one_person_leaves_all_else_as_it_is(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_text(
        '{"theme":"dark","people":["Opa"],"spoken_of":{"opa":1,"oma":"she"},"own_looks":{'
        '"opa":{"table_colour":2,"text_size":"large"},"oma":{"table_colour":"wine"},"x":3}}'
    )
    found, error = file.load()
    assert found == Preferences(
        theme=ThemeChoice.DARK,
        people=("Opa",),
        spoken_of={"oma": SpokenOf.SHE},
        own_looks={
            "opa": OwnLook(text_size=TextSize.LARGE),
            "oma": OwnLook(table_colour=TableColour.WINE),
        },
    )
    assert error is not None
    said = "preferences.json: what is wrong (Opa, x) is skipped, and the rest is used."
    assert (fault(Words(), error), error.set_aside) == (said, None)
    file.save(replace(found, family="Horvat"))
    assert file.load() == (replace(found, family="Horvat"), None)
    file.path.write_text('{"theme":2,"own_looks":{"opa":{"table_colour":2}}}')
    assert file.load()[0] == Preferences(), "that is of everybody"


def test_two_windows_leave_each_other_s_people_alone(tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(Preferences(spoken_of={"ana": SpokenOf.SHE, "x": SpokenOf.HE}))
    one, other = PreferencesFile(tmp_path), PreferencesFile(tmp_path)
    mine, yours = one.load()[0], other.load()[0]
    one.save(replace(mine, spoken_of={"ana": SpokenOf.SHE, "opa": SpokenOf.HE}))
    other.save(replace(yours, spoken_of={**yours.spoken_of, "oma": SpokenOf.SHE}))
    said = {"ana": SpokenOf.SHE, "opa": SpokenOf.HE, "oma": SpokenOf.SHE}
    assert PreferencesFile(tmp_path).load()[0].spoken_of == said


def test_a_folder_that_cannot_be_made_is_a_fault_of_saving(tmp_path: Path) -> None:
    (tmp_path / "home").touch()
    with pytest.raises(SaveError):
        PreferencesFile(tmp_path / "home").save(MINE)
    assert PreferencesFile(tmp_path / "home").load() == (Preferences(), None)


def test_names_of_a_table_for_four_are_read_and_a_ninth_is_refused(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_text('{"names":["A","B","C","D"],"levels":["","easy","easy","easy"]}')
    found, error = file.load()
    assert (found.names, error) == (("A", "B", "C", "D"), None)
    assert found.theme is ThemeChoice.SYSTEM, "what an older file does not name is as usual"
    file.path.write_text('{"names":["A","B","C","D","E","F","G","H","I"]}')
    found, error = file.load()
    assert found == Preferences()
    assert error is not None
    assert error.place == "$.names"


def test_what_a_newer_version_added_is_passed_over_and_kept(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    newer = '{"theme":"dark","lamp":{"on":true,"hue":0.25},"fonts":["A"]}'
    file.path.write_text(newer)
    found, error = file.load()
    assert (found, error) == (Preferences(theme=ThemeChoice.DARK), None)
    file.save(replace(found, theme=ThemeChoice.LIGHT))
    kept = json.loads(file.path.read_bytes())
    assert kept["theme"] == "light"
    assert (kept["lamp"], kept["fonts"]) == ({"on": True, "hue": 0.25}, ["A"])
    assert PreferencesFile(tmp_path).load() == (replace(found, theme=ThemeChoice.LIGHT), None)


NEWER = {
    "theme": "sepia",
    "seat_paces": ["calm", "breakneck"],
    "text_size": "large",
    "spoken_of": {"ana": "she", "jo": "they"},
    "own_looks": {
        "ana": {"theme": "dark", "lamp": "on"}, "jo": {"theme": "dark", "card_back": "dragons"},
        "opa": {"theme": "light"},
    },
    "setups": {"raub": {"preset": "classic", "players": 4, "lamp": 1}},
}  # fmt: skip
"""Words that only a newer version knows, beside those that this one knows."""


def test_words_of_a_newer_version_are_passed_over_told_and_kept(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    file.path.write_text(json.dumps(NEWER))
    found, error = file.load()
    assert found == Preferences(
        text_size=TextSize.LARGE,
        spoken_of={"ana": SpokenOf.SHE},
        own_looks={
            "ana": OwnLook(theme=ThemeChoice.DARK),
            "jo": OwnLook(theme=ThemeChoice.DARK),
            "opa": OwnLook(theme=ThemeChoice.LIGHT),
        },
    )
    assert error is not None
    assert (error.fault, error.set_aside) == (Fault.NEWER, None)
    said = "preferences.json was saved by a newer version of this program."
    assert fault(Words(), error) == said
    file.save(replace(found, family="Horvat"))
    kept = json.loads(file.path.read_bytes())
    assert {name: kept[name] for name in NEWER} == NEWER
    assert kept["family"] == "Horvat"
    # What somebody chooses now takes the place of what is not known.
    looks = {**found.own_looks, "jo": OwnLook(theme=ThemeChoice.LIGHT)}
    file.save(replace(found, family="Horvat", theme=ThemeChoice.LIGHT, own_looks=looks))
    kept = json.loads(file.path.read_bytes())
    assert (kept["theme"], kept["own_looks"]["jo"]) == ("light", {"theme": "light"})
    others = {name: NEWER[name] for name in ("seat_paces", "spoken_of", "setups")}
    assert {name: kept[name] for name in others} == others
    assert kept["own_looks"]["ana"] == {"theme": "dark", "lamp": "on"}
    assert list(tmp_path.iterdir()) == [file.path]


def test_every_preference_that_is_not_the_usual_one_comes_back(tmp_path: Path) -> None:
    mine = Preferences(
        theme=ThemeChoice.HIGH_CONTRAST,
        table_colour=TableColour.WINE,
        card_back=CardBack.STAR,
        seat_paces=(None, BotPace.INSTANT, BotPace.KEY),
        ask_before_turn_ends=True,
        ask_before_leaving=True,
        take_back=TakeBack.ANYTHING,
        memory_aid=MemoryAid.UNSEEN,
        language="pt_BR",
        family="Ćosić 👪",
    )
    PreferencesFile(tmp_path).save(mine)
    assert PreferencesFile(tmp_path).load() == (mine, None)
    assert mine.agreements == MatchSettings(TakeBack.ANYTHING, MemoryAid.UNSEEN)


def test_two_windows_on_one_home_leave_each_other_s_choices_alone(tmp_path: Path) -> None:
    PreferencesFile(tmp_path).save(Preferences())
    one, other = PreferencesFile(tmp_path), PreferencesFile(tmp_path)
    mine, yours = one.load()[0], other.load()[0]
    mine = replace(mine, theme=ThemeChoice.DARK)
    one.save(mine)
    yours = replace(yours, bot_pace=BotPace.KEY)
    other.save(yours)
    both = Preferences(theme=ThemeChoice.DARK, bot_pace=BotPace.KEY)
    assert PreferencesFile(tmp_path).load() == (both, None)
    # What a window changes a second time still counts as changed by it.
    other.save(replace(yours, theme=ThemeChoice.LIGHT))
    one.save(replace(mine, table_colour=TableColour.WINE))
    both = replace(both, theme=ThemeChoice.LIGHT, table_colour=TableColour.WINE)
    assert PreferencesFile(tmp_path).load() == (both, None)


def test_the_first_choices_of_two_windows_in_a_new_home_are_both_kept(tmp_path: Path) -> None:
    one, other = PreferencesFile(tmp_path / "home"), PreferencesFile(tmp_path / "home")
    mine, yours = one.load()[0], other.load()[0]
    one.save(replace(mine, theme=ThemeChoice.DARK))
    other.save(replace(yours, family="Ćosić"))
    both = Preferences(theme=ThemeChoice.DARK, family="Ćosić")
    assert PreferencesFile(tmp_path / "home").load() == (both, None)


def test_a_file_damaged_meanwhile_is_set_aside_when_saving(tmp_path: Path) -> None:
    file = PreferencesFile(tmp_path)
    found, _ = file.load()
    file.save(found)
    file.path.write_bytes(b"{")
    file.save(replace(found, theme=ThemeChoice.DARK))
    assert file.load() == (Preferences(theme=ThemeChoice.DARK), None)
    assert (tmp_path / "preferences.json.broken").read_bytes() == b"{"
