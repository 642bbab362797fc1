"""Rules travel as a line of text that a code has room for; whatever becomes of it on its way is
said in one sentence."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage import rules_code
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import FileKind, kind_of, now
from handfoot_gui.storage.house_rules import (
    RULE_FILES,
    HouseRules,
    RuleSet,
    line_of,
    read_rules,
    rules_in,
)
from handfoot_gui.storage.text.faults import line_fault

WORDS = Words()
SAMPLE = Path(__file__).parent.parent / "samples" / "older" / "rules-line-1.txt"


def rules(options: Any = Options(), game: str = "hand-and-foot", **more: Any) -> RuleSet:  # noqa: B008
    return RuleSet(Path(), game, more.pop("name", "Ours"), options, "classic", now(), **more)


def line(**more: Any) -> str:
    found = line_of(rules(replace(Options(), dirty_bonus=200, clean_bonus=700), **more))
    assert found is not None
    return found.text


def fault(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        rules_in(text)
    return caught.value


def packed(document: Any, number: int = 1) -> str:
    made = rules_code.line_of(document)
    return made.replace("HFRULES1:", f"HFRULES{number}:")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_preset_is_read_again_from_a_line_of_at_most_600_bytes(game: Any) -> None:
    for name, options in game.presets.items():
        one = replace(rules(options, game.name, name="Žofie’s “rules” 🂡"), base=name)
        made = line_of(one)
        assert made is not None
        assert len(made.text.encode()) <= 600
        found = rules_in(made.text)
        assert (found.game, found.name, found.options, found.base, found.sentences) == (
            game.name, one.name, options, name, (),
        )  # fmt: skip


def test_only_what_differs_is_in_it() -> None:
    assert len(line()) < 200, "two rules"
    assert len(line_of(rules()).text) < len(line())  # type: ignore[union-attr]


def test_a_line_is_read_whatever_stands_around_it_and_wherever_it_was_broken() -> None:
    text = line(sentences=("Nobody looks through the pile.",))
    for around in (
        f"Hello Ruth,\nhere are our rules:\n> {text}\nYours, Karl",
        "\r\n".join(text[place : place + 20] for place in range(0, len(text), 20)),
        " ".join(text[:9]).replace(" ", "") + text[9:40] + "\u200b" + text[40:],
        f"{text} {text}",
    ):
        found = rules_in(around)
        assert found.options == replace(Options(), dirty_bonus=200, clean_bonus=700)
        assert found.sentences == ("Nobody looks through the pile.",)


def test_a_sentence_stands_above_it_where_there_is_room() -> None:
    head = "“Ours”: rules of Hand and Foot."
    made = line_of(rules(), head)
    assert made is not None
    assert made.text.startswith(f"{head}\nHFRULES1:")
    assert rules_in(made.text).options == Options()
    crowded = line_of(rules(), "x" * 590)
    assert crowded is not None
    assert crowded.text.startswith("HFRULES1:")


def test_own_sentences_are_left_out_from_the_last_where_there_is_no_room() -> None:
    said = tuple(
        f"{number} {base64.b64encode(zlib.compress(bytes([number]) * 900)).decode()[:90]}"
        + "".join(chr(0x100 + (number * 97 + place * 31) % 500) for place in range(90))
        for number in range(12)
    )
    made = line_of(rules(sentences=said))
    assert made is not None
    assert 0 < made.left_out < 12
    assert rules_in(made.text).sentences == said[: 12 - made.left_out]
    assert len(made.text.encode()) <= 600


def test_rules_that_say_too_much_for_a_line_have_none() -> None:
    name = "".join(chr(0x4E00 + (place * 7919) % 20000) for place in range(200))
    assert line_of(rules(name=name)) is None


def test_a_truncated_line_says_that_its_end_is_missing() -> None:
    text = line()
    assert rules_in(text[:-1]), "its check sum shows that nothing but the semicolon is missing"
    for end in range(len("HFRULES1:"), len(text) - 1):
        said = line_fault(WORDS, fault(text[:end]))
        assert (
            said == "The end of the text is cut off: it should run from HFRULES to the semicolon."
        )


def test_a_changed_letter_is_noticed() -> None:
    text = line()
    # A part of the last letter stands for nothing.
    for place in range(len("HFRULES1:"), len(text.rstrip(";=")) - 1):
        other = "A" if text[place] != "A" else "B"
        error = fault(f"{text[:place]}{other}{text[place + 1 :]}")
        assert error.fault is Fault.DAMAGED
        assert line_fault(WORDS, error) == (
            "The text was changed along the way: copy all of it again."
        )


@pytest.mark.parametrize("text", ["", "  \n", "Hello", "HFRULES", "HFRULES:abc;", "hfrules1:abc;"])
def test_a_text_without_a_line_says_so(text: str) -> None:
    assert line_fault(WORDS, fault(text)) == "The text has no rules from this program."


def document(**changes: Any) -> dict[str, Any]:
    return {
        "format": RULE_FILES.newest,
        "kind": "house-rules",
        "game": "hand-and-foot",
        "name": "Ours",
        "options": {},
        **changes,
    }


@pytest.mark.parametrize(
    "text",
    [
        packed(document(), number=2),
        packed(document(format=99)),
        packed(document(game="bridge")),
        packed(document(options={"moon_phase": "full"})),
        packed(document(options={"red_threes": "blessed"})),
        packed(document(colour="green")),
    ],
)
def test_rules_of_a_newer_program_say_so(text: str) -> None:
    assert line_fault(WORDS, fault(text)) == (
        "These rules are from a newer version of this program."
    )


@pytest.mark.parametrize(
    "made",
    [
        [],
        "rules",
        {"format": 2},
        document(name=""),
        document(name=7),
        document(options=[]),
        document(options={"players": 4_000}),
        document(options={"deals": "three"}),
        document(sentences=["a\nb"]),
        document(sentences=["x"] * 13),
        document(base=5),
    ],
)
def test_hostile_content_is_refused_with_one_sentence(made: Any) -> None:
    said = line_fault(WORDS, fault(packed(made)))
    assert said == "The text was changed along the way: copy all of it again."


def test_rules_that_contradict_themselves_name_both_fields() -> None:
    said = line_fault(WORDS, fault(packed(document(options={"players": 5}))))
    assert "“Players” (five players)" in said
    assert "“Sides” (pairs)" in said


def test_a_line_that_would_fill_the_memory_is_refused() -> None:
    packer = zlib.compressobj(9, zdict=rules_code._KNOWN)
    bomb = packer.compress(b" " * 10**7) + packer.flush()
    assert len(bomb) < 20_000
    error = fault(f"HFRULES1:{base64.b64encode(bomb).decode()};")
    assert error.fault is Fault.TOO_LARGE
    assert line_fault(WORDS, error)


def test_a_file_with_a_line_is_house_rules(tmp_path: Path) -> None:
    house, path = HouseRules(tmp_path / "home"), tmp_path / "from Ruth.txt"
    path.write_text(f"Our rules:\n{line()}\n", "utf-8")
    assert kind_of(path) is FileKind.RULES
    kept = house.take_in(path)
    assert (kept.name, kept.options.dirty_bonus) == ("Ours", 200)
    assert house.take_in(path) == kept, "kept once"
    path.write_text(line()[:-9], "utf-8")
    with pytest.raises(SaveError):
        house.take_in(path)
    assert [one.name for one in house.all().sets] == ["Ours"]


def test_lines_of_the_first_number_are_read_for_ever() -> None:
    """What somebody has on paper, or in an old message."""
    found = read_rules(SAMPLE)
    assert found.name == "Friday at Grandma’s"
    assert found.base == "saskatchewan"
    assert found.sentences == ("Who deals brings the cake.",)
    assert found.options.target == 8000
    assert found.options.clean_bonus == 700
    assert found.options.pile_word.value == "canasta"


def test_a_line_is_plain_ascii_that_no_messenger_takes_for_markup() -> None:
    text = line(name="Žofie", sentences=("Šta god",))
    assert text.isascii()
    assert not set(text) & set("*_~`<>&|")
    assert msgspec.json.decode(rules_code.document_in(text, Path()))["name"] == "Žofie"
