"""The catalogues of translations: kept with the program's texts, checked, taken in and compiled."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType
from typing import Any

import catalogues
import pytest
from catalogues import translation_tool


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """The commands of `python packaging/translations`."""
    return translation_tool()


@pytest.fixture(scope="module")
def all_texts() -> list[Any]:
    """Every text of the program."""
    return [*catalogues.all_texts()]


def test_every_slot_of_every_text_has_a_comment_for_translators(
    tool: ModuleType, all_texts: list[Any]
) -> None:
    assert len(all_texts) > 2000
    without = {slot for text in all_texts for slot in tool.facts_of(text)} - set(tool.SLOTS)
    assert without == set()
    assert (
        tool.comment(tool.Message("Log", "{name} won."))
        == "{name}: the player, or the players of a side."
    )


def test_what_can_be_reworded_is_what_lupdate_finds(tool: ModuleType, all_texts: list[Any]) -> None:
    from rewording import Code

    found = Code.of(tool.ROOT / "handfoot_gui").texts
    assert found.keys() == {text.key for text in all_texts}


def test_words_to_be_found_by_are_chosen_by_translators_and_not_translated(
    all_texts: list[Any],
) -> None:
    sought = [text for text in all_texts if text.context == "Sought"]
    assert len(sought) > 40
    for text in sought:
        assert text.comment.startswith("Never shown: words"), "they are not translated, but chosen"


def test_a_translation_stays_with_its_text_wherever_that_goes(tool: ModuleType) -> None:
    old = [
        tool.Message("Page", "Open", forms=("Öffnen",), is_finished=True, note="a verb"),
        tool.Message("Page", "Gone", forms=("Fort",), is_finished=True),
        tool.Message("Former", "Moved", forms=("Umgezogen",), is_finished=True),
        tool.Message("Page", "{count} card", forms=("{count} Karte",), is_finished=True),
    ]
    now = [
        tool.Message("Page", "Open", comment="new"),
        tool.Message("Page", "Open", "adjective"),
        tool.Message("Later", "Moved"),
        tool.Message("Page", "{count} card(s)"),
    ]
    kept = {message.key: message for message in tool.merged(now, old, "de")}
    opened = kept["Page", "Open", ""]
    assert (opened.forms, opened.note, opened.comment) == (("Öffnen",), "a verb", "new")
    assert kept["Later", "Moved", ""].forms == ("Umgezogen",)
    empty = [message.forms for message in kept.values() if not message.is_finished]
    assert empty == [("",), ("", "")]
    (english,) = tool.merged(now, [], "en")
    assert english.forms == ("{count} card", "{count} cards")


def test_a_text_that_is_given_a_number_has_a_form_for_each_plural(
    tool: ModuleType, all_texts: list[Any]
) -> None:
    texts = {message.key: message for message in all_texts}
    assert texts["Table", "Draw {number}", ""].is_counted
    assert texts["OptionsWords", "{count} {clean}", "{piles}"].is_counted
    old = [tool.Message("Table", "Draw {number}", forms=("Vuci {number}",), is_finished=True)]
    (kept,) = tool.merged([texts["Table", "Draw {number}", ""]], old, "hr")
    assert kept.forms == ("Vuci {number}",) * 3
    assert kept.is_finished


@pytest.fixture
def folder(tool: ModuleType, tmp_path: Path) -> Path:
    """A Serbian catalogue that nobody has worked on."""
    texts = [
        tool.Message("Log", "{name} lays {count} card(s).", comment="Counted."),
        tool.Message("Log", "To <b>{score}</b>…\nand\tmore & more", "verb"),
        tool.Message("RaubWords", "nine"),
        tool.Message("RaubWords", "{rank} of {suit}"),
        tool.Message("Menu", "&Open"),
    ]
    tool.write(tmp_path / "handfoot_sr_Latn.ts", "sr_Latn", tool.merged(texts, [], "sr_Latn"))
    return tmp_path


def answers(tool: ModuleType, folder: Path, *texts: str | list[str]) -> int:
    """Take in translations of the five texts, in the order of the file; gives the refused ones."""
    codes = [message.code for message in tool.read(folder / "handfoot_sr_Latn.ts")]
    lines = [
        json.dumps({"id": code, "text": text}) for code, text in zip(codes, texts, strict=False)
    ]
    return int(tool.take_in(folder, "sr_Latn", lines))


GOOD: list[str | list[str]] = [
    "Do <b>{score}</b>…\ni\tviše & više",
    [
        "{name:Izložila|Izložio|Izlaže} {name} {count:f.acc} kartu.",
        "{name} izlaže {count:f} karte.",
        "{name} izlaže {count} karata.",
    ],
    "&Otvori",
    "devetka; acc: devetku; gender: f",
    "{rank:*} {suit}; gender: {rank:gender}",
]


def test_translators_take_texts_out_and_give_translations_back(
    tool: ModuleType, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tool.main(["--folder", str(folder), "export", "sr", "--contexts", "Log", "--part", "2/2"])
    (line,) = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert line["source"] == "{name} lays {count} card(s)."
    assert (line["forms"], line["comment"]) == (3, "Counted.")
    assert answers(tool, folder, *GOOD[:2]) == 0
    assert answers(tool, folder, *GOOD) == 0
    assert all(message.is_finished for message in tool.read(folder / "handfoot_sr_Latn.ts"))
    capsys.readouterr()
    assert tool.check(folder, ["sr_Latn"]) == 3
    said = capsys.readouterr().out
    assert "no phrase has the form “f.acc”" in said
    assert "It has not the texts of the program; update it." in said


@pytest.mark.parametrize(
    ("place", "text", "why"),
    [
        (0, "Do <b>{points}</b>…\ni\tviše & više", "{points} is not in the English text."),
        (0, "Do <b>{score</b>…\ni\tviše & više", "A slot is broken"),
        (0, "Do <b>{score:acc}</b>…\ni\tviše", "{score} is figures and has no other forms."),
        (0, "Do <i>{score}</i>…\ni\tviše & više", "Its tags are not those"),
        (0, "Do <b>{score}</b>… i\tviše & više", "another number of line breaks"),
        (0, " Do <b>{score}</b>…\ni\tviše & više", "other spaces"),
        (0, "Do <b>{score}</b>...\ni\tviše & više", "Three dots"),
        (1, "{name} izlaže {count} karata.", "It needs 3 forms, not 1."),
        (1, ["{name} izlaže {count}."] * 2 + ["{name} izlaže {count}"], "It ends with “”"),
        (1, ["{name:dat} {count}."] * 3, "{name} is a player and has no other forms."),
        (1, ["Izlaže {count}."] * 3, "{name} is missing."),
        (2, "Otvori", "Its key after “&” is missing"),
        (3, "devetka; devetku", "“devetku” names no form"),
        (3, "devetka; gender: z", "“z” is no gender"),
        (4, "{rank} {suit}; acc: {color}", "{color} is not in the English text."),
    ],
)
def test_a_translation_that_cannot_be_right_is_refused_in_words(
    tool: ModuleType,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    place: int,
    text: str | list[str],
    why: str,
) -> None:
    assert answers(tool, folder, *GOOD[:place], text) == 1
    assert why in capsys.readouterr().out
    refused = tool.read(folder / "handfoot_sr_Latn.ts")[place]
    assert not refused.is_finished
    assert not any(refused.forms)


def test_a_text_may_have_a_number_and_a_player_that_english_does_not_show(
    tool: ModuleType, tmp_path: Path
) -> None:
    texts = [
        tool.Message("Log", "ended", "{name}"),
        tool.Message("Words", "pile", has_number=True),
        tool.Message("Words", "{count} clean ({pile}|{piles})"),
    ]
    tool.write(tmp_path / "handfoot_sr_Latn.ts", "sr_Latn", tool.merged(texts, [], "sr_Latn"))
    clean = ["{count} čista {pile}", "{count} čiste {piles}", "{count} čistih {piles}"]
    given = "{name:završila|završio}", ["gomila; acc: gomilu", "gomile", "gomila"], clean
    assert answers(tool, tmp_path, *given) == 0
    assert all(message.is_finished for message in tool.read(tmp_path / "handfoot_sr_Latn.ts"))


def test_an_answer_to_nothing_is_refused(tool: ModuleType, folder: Path) -> None:
    assert tool.take_in(folder, "sr_Latn", ["{", '{"id": "0", "text": "x"}', '["0", "x"]', ""]) == 3
    file = folder / "handfoot_sr_Latn.ts"
    before = file.read_bytes()
    code = tool.read(file)[0].code
    half = '{"id": "' + code + '", "text": "x\\ud800"}'
    assert tool.take_in(folder, "sr_Latn", [half]) == 1
    assert file.read_bytes() == before
    (folder / "answers").write_bytes(b"\xff\xfe")
    asked = ["--folder", str(folder), "import", "sr_Latn", str(folder / "answers")]
    assert tool.main(asked) == 1


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("Njegova ljubav, DŽEP, Džep", "Његова љубав, ЏЕП, Џеп"),
        ("nadživeti injekciju, konjugacija", "надживети инјекцију, конјугација"),
        ("{name:izložila|izlaže} {cards:acc}", "{name:изложила|излаже} {cards:acc}"),
        ("<b>Igra</b>&nbsp;Hand and Foot: K♥ A♠", "<b>Игра</b>&nbsp;Hand and Foot: K♥ A♠"),
        (
            "Ctrl+N ili Alt+Left, igra.json u /home/ana",
            "Ctrl+N или Alt+Left, igra.json у /home/ana",
        ),
        ("koverat C5, milimetri (mm), %1 KB", "коверат C5, милиметри (mm), %1 KB"),
        ("%(prog)s: H ili N, sha256sum, %s", "%(prog)s: H или N, sha256sum, %s"),
        ("instaliraj miniaudio; README kaže", "инсталирај miniaudio; README каже"),
        ("glava XIV, I dalje https://qt.io --help", "глава XIV, И даље https://qt.io --help"),
    ],
)
def test_serbian_in_latin_letters_is_made_cyrillic_around_what_is_no_serbian(
    tool: ModuleType, latin: str, cyrillic: str
) -> None:
    assert tool.in_cyrillic(tool.Message("Log", "", forms=(latin,))).forms == (cyrillic,)


def test_a_reworded_text_keeps_its_translation_to_be_looked_at(tool: ModuleType) -> None:
    old = [
        tool.Message("Page", "Open the game", forms=("Spiel öffnen",), is_finished=True, note="x"),
        tool.Message("Page", "Close", forms=("Zu",), is_finished=True),
        tool.Message("Other", "Open this game", forms=("Woanders",), is_finished=True),
    ]
    now = [tool.Message("Page", "Open a game"), tool.Message("Page", "Nothing like it")]
    found = {message.source: message for message in tool.merged(now, old, "de")}
    proposed = found["Open a game"]
    assert (proposed.forms, proposed.is_finished) == (("Spiel öffnen",), False)
    assert proposed.note == "Of “Open the game”. x"
    assert found["Nothing like it"].forms == ("",)


def test_forms_of_a_phrase_keep_their_keys_in_cyrillic(tool: ModuleType) -> None:
    made = tool.in_cyrillic(
        tool.Message("Words", "pile", forms=("gomila; acc: gomilu; gender: f",))
    )
    assert made.forms == ("гомила; acc: гомилу; gender: f",)


@pytest.mark.parametrize("code", ["en", "de", "fr", "sr_Latn", "hr", "cs", "it", "es"])
def test_no_catalogue_is_behind_the_texts_of_the_program(
    tool: ModuleType, all_texts: list[Any], code: str
) -> None:
    before = tool.read(tool.FOLDER / f"handfoot_{code}.ts")
    now = {message.key: message for message in tool.merged(all_texts, before, code)}
    assert {message.key: message for message in before} == now, "packaging/translations update"


@pytest.mark.parametrize("code", ["de", "fr", "sr_Latn", "hr", "cs", "it", "es"])
def test_no_translation_has_a_fault_that_can_be_seen(tool: ModuleType, code: str) -> None:
    messages = tool.read(tool.FOLDER / f"handfoot_{code}.ts")
    keys = tool.form_keys(messages)
    assert len(messages) > 2000
    done = [message for message in messages if message.is_finished]
    found = [(m.source, tool.faults(m, code) or tool.unknown_forms(m, keys)) for m in done]
    assert [one for one in found if one[1]] == []


def test_what_the_program_reads_is_what_the_catalogues_say(
    tool: ModuleType, tmp_path: Path
) -> None:
    tool.compile_all(tool.FOLDER, tmp_path)
    made = {file.name: file.read_bytes() for file in tmp_path.glob("*.qm")}
    french = tmp_path / "handfoot_fr.qm"
    french.write_bytes(b"what a program still reads")
    with french.open("rb") as kept:
        tool.compile_all(tool.FOLDER, tmp_path)
        assert kept.read() == b"what a program still reads"
    assert french.read_bytes() == made[french.name]
    assert made == {file.name: file.read_bytes() for file in tool.FOLDER.glob("*.qm")}
    assert "handfoot_en.qm" in made


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("fr", {0: 0, 1: 0, 2: 1}),
        ("cs", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 21: 2}),
        ("hr", {0: 2, 1: 0, 3: 1, 5: 2, 11: 2, 21: 0, 22: 1}),
        ("sr_Latn", {0: 2, 1: 0, 3: 1, 5: 2, 11: 2, 21: 0, 22: 1}),
    ],
)
def test_the_program_gets_the_plural_form_of_the_language(
    tool: ModuleType, tmp_path: Path, code: str, forms: dict[int, int]
) -> None:
    from PySide6.QtCore import QTranslator

    texts = tuple(f"forma {place}" for place in range(tool.NUMERUS_FORMS[code]))
    counted = tool.Message("Log", "{count} card(s)", forms=texts, is_finished=True)
    broken = tool.Message("Log", "{name} won.", forms=("{nmae}.",), is_finished=True)
    tool.write(tmp_path / f"handfoot_{code}.ts", code, [counted, broken])
    tool.compile_all(tmp_path, tmp_path / "made")
    for file in (tmp_path / "made").iterdir():
        translator = QTranslator()
        assert translator.load(str(file))
        said = {n: translator.translate("Log", counted.source, "", n) for n in forms}
        wanted = {n: texts[form] for n, form in forms.items()}
        if file.stem.endswith("Cyrl"):
            wanted = {n: text.replace("forma", "форма") for n, text in wanted.items()}
        assert said == wanted
        # English is shown instead of a slot that nobody fills.
        assert not translator.translate("Log", broken.source)
