"""What volunteers work with: the core of the texts, and catalogues that Weblate may rewrite."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import catalogues
import pytest
from catalogues import translation_tool

LANGUAGES = ["de", "fr", "sr_Latn", "hr", "cs", "it", "es"]
SLOTTED = ("HandAndFootPrompts", "pick up {cards} with {ranks}, or draw {draw}.", "")
"""A text of the core with a slot."""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The commands of `python packaging/translations`."""
    return translation_tool()


@pytest.fixture(scope="module")
def all_texts() -> list[Any]:
    """Every text of the program."""
    return [*catalogues.all_texts()]


def test_the_core_is_what_a_player_sees_in_a_usual_game(all_texts: list[Any]) -> None:
    from core_texts import DEEDS, PARTS, is_core

    core = {text.key for text in all_texts if is_core(*text.key)}
    assert 1300 <= len(core) <= 1500, "a volunteer is told that it is about 1,400"
    contexts = {context for some in (*PARTS.values(), DEEDS) for context in some}
    assert contexts <= {context for context, _, _ in core}, "a context has another name now"
    for key in (
        ("StartPage", "What shall we play?", ""),
        ("CoverPage", "Pass the screen to", ""),
        SLOTTED,
        ("HandAndFootLog", "went out", "{name}"),
        ("Common", "New game", ""),
        ("Words", "(a seven|{count} sevens)", ""),
    ):
        assert key in core
    for key in (
        ("HandAndFootLog", "{name} leaves the {ranks} {clean}, as agreed.", ""),
        ("HandAndFootRefusals", "A lady goes only on a complete {clean} {pile}.", ""),
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
    assert flags[SLOTTED] == f"priority:150, {slots}"
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


@pytest.fixture
def dutch(
    tool: ModuleType, all_texts: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The folder of the catalogue of a language that nobody has worked on."""
    monkeypatch.setitem(tool.NUMERUS_FORMS, "nl", 2)
    monkeypatch.setattr(tool, "texts_of_program", lambda _root: all_texts)
    assert _run(tool, tmp_path, "update", "nl") == 0
    return tmp_path


def _run(tool: ModuleType, folder: Path, *arguments: str) -> int:
    return int(tool.main(["--folder", str(folder), *arguments]))


def _exported(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_new_language_begins_with_the_core(
    tool: ModuleType, dutch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from core_texts import is_core

    capsys.readouterr()
    _run(tool, dutch, "export", "nl")
    every = _exported(capsys)
    _run(tool, dutch, "export", "nl", "--core")
    core = _exported(capsys)
    assert 1300 <= len(core) < len(every) / 3
    assert all(is_core(one["context"], one["source"], one.get("meaning", "")) for one in core)
    _run(tool, dutch, "export", "nl", "--core", "--contexts", "StartPage", "--part", "1/2")
    assert {one["context"] for one in _exported(capsys)} == {"StartPage"}

    asked = next(one["id"] for one in core if one["source"] == "What shall we play?")
    other = next(one["id"] for one in every if one["source"] == "Export as CSV")
    answers = dutch / "answers"
    answers.write_text(
        f'{{"id": "{asked}", "text": "Wat spelen we?"}}\n{{"id": "{other}", "text": "Als CSV"}}'
    )
    assert _run(tool, dutch, "import", "nl", str(answers)) == 0
    capsys.readouterr()
    assert _run(tool, dutch, "check", "nl") == 1, "much is missing"
    done = f"core 1 of {len(core)} (0 %), all 2 of {len(every)} (0 %)"
    assert capsys.readouterr().out == f"handfoot_nl.ts: {done}\n"
    _run(tool, dutch, "export", "nl", "--core")
    assert len(_exported(capsys)) == len(core) - 1
    assert _run(tool, dutch, "compile") == 0
    assert (dutch / "handfoot_nl.qm").exists(), "it is offered from its first text on"


def test_a_hook_is_told_what_is_wrong_in_the_files_it_names(
    tool: ModuleType, dutch: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = dutch / "handfoot_nl.ts"
    assert tool.main(["check", "--faults", str(file)]) == 0, "what is missing is no fault"
    messages = {message.key: message for message in tool.read(file)}
    key = SLOTTED
    messages[key] = replace(messages[key], forms=("pak {kaarten}",), is_finished=True)
    tool.write(file, "nl", messages.values())
    capsys.readouterr()
    assert tool.main(["check", "--faults", str(file)]) == 1
    said = f"{messages[key].code} HandAndFootPrompts “{key[1]}”: {{kaarten}} is not in the"
    assert said in capsys.readouterr().out

    tool.write(file, "nl", list(messages.values())[1:])
    assert tool.main(["check", "--faults", str(file)]) == 1
    assert "It has not the texts of the program; update it." in capsys.readouterr().out
    file.write_text("<TS><context>")
    assert tool.main(["check", "--faults", str(file)]) == 1
    assert "handfoot_nl.ts: It cannot be read: no element found" in capsys.readouterr().out
    for named, why in (
        (dutch / "qt_nl.ts", "is no catalogue such as handfoot_de.ts."),
        (dutch / "handfoot_xx.ts", "“xx” is no language with a catalogue; a new one begins with"),
    ):
        with pytest.raises(SystemExit, match="2"):
            tool.main(["check", str(named)])
        assert why in " ".join(capsys.readouterr().err.split())


def test_the_glossary_has_the_words_that_the_catalogues_have(tool: ModuleType) -> None:
    terms = tool.glossary.read(tool.FOLDER / tool.GLOSSARY)
    catalogues = {
        code: {message.key: message for message in tool.read(tool.FOLDER / f"handfoot_{code}.ts")}
        for code in LANGUAGES
    }
    assert len(terms) >= 80
    assert len({term.name for term in terms}) == len(terms)
    assert all(term.about.endswith(".") for term in terms)
    for term in terms:
        assert list(term.words) == LANGUAGES, term
        for code, word in term.words.items():
            if term.key is None:
                used = (form for one in catalogues[code].values() for form in one.forms)
                assert any(word.casefold() in form.casefold() for form in used), (code, word)
            else:
                assert term.english == term.key[1]
                message = catalogues[code][term.key]
                assert re.split(" *;", message.forms[0])[0] == word, (
                    "packaging/translations compile"
                )
    assert sum(term.key is not None for term in terms) >= 60


def test_the_glossary_follows_the_catalogues(tool: ModuleType, tmp_path: Path) -> None:
    term = tool.glossary.Term
    terms = [
        term("foot", "A packet.", ("Words", "foot", ""), {"de": "Fuß", "hr": "noga"}),
        term("hearts", "A suit, red & round.", ("Words", "hearts", "Hungarian"), {"de": "Herz"}),
        term("hearts", "A suit.", None, {"de": "Herz", "sr_Latn": "herc"}),
    ]
    file = tmp_path / tool.GLOSSARY
    tool.glossary.write(file, terms)
    assert tool.glossary.read(file) == [terms[0], terms[2], terms[1]]
    assert '<langSet xml:lang="sr-Latn">' in file.read_text("utf-8"), "as others read it"

    feet = tool.Message(
        "Words", "foot", forms=("Fußblatt; dat: Fußblatt; gender: n",), is_finished=True
    )
    # What is only proposed, or in no catalogue, stays as it was.
    undone = tool.Message("Words", "hearts", "Hungarian", forms=("Rot",))
    tool.write(tmp_path / "handfoot_de.ts", "de", [feet, undone])
    assert _run(tool, tmp_path, "compile") == 0
    words = {term.name: term.words for term in tool.glossary.read(file)}
    assert words == {
        "foot": {"de": "Fußblatt", "hr": "noga"},
        "hearts": {"de": "Herz", "sr_Latn": "herc"},
        "hearts-hungarian": {"de": "Herz"},
    }
    tool.follow_in_glossary(tmp_path, {("Words", "foot", ""): ("Words", "paw", "")})
    assert [term.english for term in tool.glossary.read(file)] == ["hearts", "hearts", "paw"]


def test_weblate_has_the_catalogues_but_the_english_one(tool: ModuleType) -> None:
    (component,) = json.loads((tool.ROOT / "packaging/translations/weblate.json").read_text())
    before, _, after = component["filemask"].partition("*")
    found = {
        str(file.relative_to(tool.ROOT).as_posix()).removeprefix(before).removesuffix(after)
        for file in tool.ROOT.glob(component["filemask"])
    }
    wanted = {code for code in found if re.match(component["language_regex"], code)}
    assert wanted == set(LANGUAGES) == found - {"en"}
    assert (component["file_format"], component["template"]) == ("ts", "")
