"""What volunteers work with: the core of the texts, and catalogues that Weblate may rewrite."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from catalogues import translation_tool

LANGUAGES = ["de", "fr", "sr_Latn", "hr", "cs", "it", "es"]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The commands of `python packaging/translations`."""
    return translation_tool()


@pytest.fixture(scope="module")
def all_texts(tool: ModuleType) -> list[Any]:
    """Every text of the program."""
    found: list[Any] = tool.texts_of_program()
    return found


def test_the_core_is_what_a_player_sees_in_a_usual_game(all_texts: list[Any]) -> None:
    from core_texts import DEEDS, PARTS, is_core

    core = {text.key for text in all_texts if is_core(*text.key)}
    assert 1250 <= len(core) <= 1400, "a volunteer is told that it is about 1,300"
    contexts = {context for some in (*PARTS.values(), DEEDS) for context in some}
    assert contexts <= {context for context, _, _ in core}, "a context has another name now"
    for key in (
        ("StartPage", "What shall we play?", ""),
        ("CoverPage", "Pass the screen to", ""),
        ("HandAndFootPrompts", "draw {cards}.", ""),
        ("HandAndFootLog", "went out", "{name}"),
        ("Common", "New game", ""),
        ("Words", "(a seven|{count} sevens)", ""),
    ):
        assert key in core
    for key in (
        ("HandAndFootLog", "{name} leaves the {ranks} clean, as agreed.", ""),
        ("HandAndFootRefusals", "A lady goes only on a complete clean {pile}.", ""),
        ("RaubPrompts", "Hint: look at the scores.", ""),
        ("Common", "Export as CSV", ""),
    ):
        assert key in {text.key for text in all_texts}
        assert key not in core
    rest = {text.context for text in all_texts} - {context for context, _, _ in core}
    assert {"CommandLine", "Sought", "HandAndFootOptions", "RaubPuzzles", "FamilyBook"} <= rest


def test_whoever_translates_sees_which_file_says_a_text_but_no_lines(
    tool: ModuleType, all_texts: list[Any]
) -> None:
    for text in all_texts:
        assert text.places, text.source
        for place in text.places:
            assert (tool.FOLDER / place).resolve().is_file(), place
            assert place.startswith("../../handfoot_gui/")
    written = (tool.FOLDER / "handfoot_de.ts").read_text("utf-8")
    assert '<location filename="../../handfoot_gui/' in written
    assert " line=" not in written, "every commit would change them"


def test_weblate_is_told_what_comes_first_and_what_is_a_slot(all_texts: list[Any]) -> None:
    flags = {text.key: text.flags for text in all_texts}
    slots = 'placeholders:r"[{][A-Za-z_]+(?=[:}])"'
    assert flags["StartPage", "What shall we play?", ""] == "priority:150"
    assert flags["HandAndFootPrompts", "draw {cards}.", ""] == f"priority:150, {slots}"
    assert flags["CommandLine", "{done} of {total} game(s), {time} left", ""] == slots
    assert flags["Common", "Export as CSV", ""] == ""
    besides = 'placeholders:r"[{](?!name[:}])[A-Za-z_]+(?=[:}])"'
    assert flags["HandAndFootLog", "went out", "{name}"] == f"priority:150, {besides}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_slots_that_weblate_finds_are_those_of_the_text_and_its_translation(
    tool: ModuleType, code: str
) -> None:
    from weblate_flags import pattern_of

    count = 0
    for message in tool.read(tool.FOLDER / f"handfoot_{code}.ts"):
        slots = re.compile(pattern_of(message))
        wanted = set(slots.findall(message.source))
        count += len(wanted)
        # As in Weblate, the first of the plural forms need not have the number.
        for form in message.forms[len(message.forms) > 1 :]:
            assert set(slots.findall(form)) == wanted, message
    assert count > 2000
    tried = re.compile(pattern_of(tool.Message("Log", "{name} laid {cards}.")))
    assert tried.findall("{nmae:a|b} {cards:acc}") == ["{nmae", "{cards"]


def test_a_catalogue_is_written_as_weblate_writes_it(tool: ModuleType, tmp_path: Path) -> None:
    counted = tool.Message(
        "Log", "“{count}” & 'card(s)'", "a > b", "{count}.", "Note", ("eine\u00a0Karte", ""),
        places=("../../b.py", "../../c.py"), flags='placeholders:r"x"',
    )  # fmt: skip
    tool.write(tmp_path / "handfoot_de.ts", "de", [counted, tool.Message("Log", "Open")])
    # This is what came back from translate-toolkit 3.20, which Weblate writes with.
    assert (tmp_path / "handfoot_de.ts").read_text("utf-8") == (
        """\
<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Log</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes" weblate-flags="placeholders:r&quot;x&quot;">
        <location filename="../../b.py"/>
        <location filename="../../c.py"/>
        <source>“{count}” &amp; &apos;card(s)&apos;</source>
        <comment>a &gt; b</comment>
        <extracomment>{count}.</extracomment>
        <translatorcomment>Note</translatorcomment>
        <translation type="unfinished">
            <numerusform>eine&#xa0;Karte</numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>
"""
    )
    (back, _) = sorted(tool.read(tmp_path / "handfoot_de.ts"), key=lambda one: one.source == "Open")
    assert back == replace(counted, has_number=True)


@pytest.mark.parametrize("code", ["fr", "hr"])
def test_whatever_another_program_does_to_a_catalogue_update_makes_the_same_of_it(
    tool: ModuleType, all_texts: list[Any], tmp_path: Path, code: str
) -> None:
    kept = tool.FOLDER / f"handfoot_{code}.ts"
    tree = ElementTree.parse(kept)
    root = tree.getroot()
    # Linguist drops flags; others other things. Contexts stand in the order of some program.
    root.attrib = dict(reversed(root.attrib.items()))
    root[:] = reversed(root)
    for message in root.iter("message"):
        message.attrib.pop("weblate-flags", None)
        for tag in ("location", "extracomment"):
            for found in message.findall(tag):
                message.remove(found)
    gone = ElementTree.fromstring(
        "<message><source>Gone</source><translation type='vanished'>Fort</translation></message>"
    )
    root[0].append(gone)
    file = tmp_path / kept.name
    tree.write(file, "utf-8")
    assert file.read_bytes() != kept.read_bytes()
    tool.write(file, code, tool.merged(all_texts, tool.read(file), code))
    assert file.read_bytes() == kept.read_bytes()
