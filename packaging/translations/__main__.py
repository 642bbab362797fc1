"""Keeps the catalogues of translations: `python packaging/translations update`, `compile`, …

The guide for translators is in CONTRIBUTING.md.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.etree.ElementTree import ParseError

import glossary
import PySide6
from catalogue import NUMERUS_FORMS, Key, Message, english_forms, read, write
from checks import breaks, facts_of, faults, form_keys, is_phrase, unknown_forms
from core_texts import is_core
from cyrillic import in_cyrillic
from rewording import Rewording, Row, rows_of
from slots import SLOTS
from weblate_flags import flags_of

from handfoot_gui import __version__
from handfoot_gui.ui.window.language import MARK

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "assets" / "translations"
GLOSSARY: Final = "glossary.tbx"
ENGLISH: Final = "en"
_LATIN, _CYRILLIC = "sr_Latn", "sr_Cyrl"
_TABLE: Final = (
    "A phrase: its plain form, then others as the language needs them: “acc: …; gender: f”."
)
_SOUGHT: Final = "Sought"
_PLAYERS_WORDS: Final = (
    "Never shown: words with commas by which players look for a rule. Not a translation, but what "
    "your players may type: other names, short forms, figures."
)


_ALIKE: Final = 0.6
"""So much of a reworded text is in the one before it."""


def update(folder: Path, languages: Sequence[str], root: Path = ROOT) -> None:
    """Put the texts of the program into the catalogues; translations stay where their text does."""
    sources = texts_of_program(root)
    for language in languages:
        file = _file(folder, language)
        before = read(file) if file.exists() else []
        after = merged(sources, before, language)
        write(file, language, after)
        print(f"{file.name}: {_standing(after)}")
    follow_in_glossary(folder)


def follow_in_glossary(folder: Path, changes: Mapping[Key, Key] | None = None) -> None:
    """Let the glossary beside the catalogues have their words, and follow *changes* of English."""
    file = folder / GLOSSARY
    if file.exists():
        terms = glossary.reworded(glossary.read(file), changes or {})
        glossary.write(file, glossary.followed(terms, _by_key(folder)))


def _by_key(folder: Path) -> dict[str, dict[Key, Message]]:
    """The texts of each catalogue but the English one."""
    files = {language: _file(folder, language) for language in NUMERUS_FORMS}
    return {
        language: {message.key: message for message in read(file)}
        for language, file in files.items()
        if language != ENGLISH and file.exists()
    }


def texts_of_program(root: Path = ROOT) -> list[Message]:
    """Every text of the program below *root*, with comments for translators, not translated."""
    files = sorted((root / "handfoot_gui").rglob("*.py"))
    with TemporaryDirectory() as place:
        found = Path(place) / "found.ts"
        _run("lupdate", *map(str, files), "-locations", "absolute", "-silent", "-ts", str(found))
        numbered = {key for file in files for key in _numbered(ast.parse(file.read_text("utf-8")))}
        seen = cache(lambda place: _seen(found.parent / place, root))
        return [
            replace(
                message,
                comment=comment(message),
                note="",
                is_finished=False,
                has_number=message.has_number or message.key in numbered,
                places=tuple(sorted({seen(place) for place in message.places})),
                flags=flags_of(message),
            )
            for message in read(found)
        ]


def _seen(file: Path, root: Path) -> str:
    """Where a file of the program is, as seen from the folder of the catalogues."""
    return f"../../{file.resolve().relative_to(root.resolve()).as_posix()}"


def _numbered(module: ast.Module) -> Iterator[Key]:
    """The texts that `translate` is given a number for, which lupdate sees with `tr` only."""
    for call in ast.walk(module):
        match call:
            case ast.Call(
                ast.Name("translate") | ast.Attribute(attr="translate"),
                [ast.Constant(context), ast.Constant(text), ast.Constant(meaning), _],
            ):
                yield context, text, meaning


def comment(message: Message) -> str:
    """What a translator has to know of a text: what stands in its slots."""
    said = [f"{{{slot}}}: {SLOTS[slot][1]}." for slot in facts_of(message) if slot in SLOTS]
    if is_phrase(message):
        said.insert(0, _TABLE)
    if message.context == _SOUGHT:
        said.insert(0, _PLAYERS_WORDS)
    return " ".join(said)


def merged(sources: Iterable[Message], before: Sequence[Message], language: str) -> list[Message]:
    """The texts of the program with the translations there were.

    A translation follows its text into another context, where the old one has gone. Of a text that
    was reworded it is kept to be looked at, as unfinished.
    """
    sources = list(sources)
    if language == ENGLISH:
        return [
            replace(message, forms=english_forms(message.source), is_finished=True)
            for message in sources
            if message.is_counted
        ]
    known = {message.key: message for message in before}
    now = {message.key for message in sources}
    moved: dict[Key, set[tuple[str, ...]]] = {}
    gone = [message for message in before if message.key not in now and any(message.forms)]
    for message in gone:
        if message.is_finished:
            moved.setdefault(("", message.source, message.meaning), set()).add(message.forms)
    after = []
    for message in sources:
        forms = ("",) * (NUMERUS_FORMS[language] if message.is_counted else 1)
        old = known.get(message.key)
        elsewhere = {
            found
            for found in moved.get(("", message.source, message.meaning), ())
            if len(found) == len(forms)
        }
        if old is not None and len(old.forms) == 1:
            old = replace(old, forms=old.forms * len(forms))
        if old is not None and len(old.forms) == len(forms):
            kept = replace(message, forms=old.forms, note=old.note, is_finished=old.is_finished)
        elif old is None and len(elsewhere) == 1:
            kept = replace(message, forms=next(iter(elsewhere)), is_finished=True)
        else:
            kept = _proposed(replace(message, forms=forms), gone)
        after.append(kept)
    return after


def _proposed(message: Message, gone: Iterable[Message]) -> Message:
    """*message* with the translation of the text that was reworded to it, if one of those that are
    *gone* looks like that."""
    best, found = _ALIKE, None
    for other in gone:
        if (other.context, len(other.forms)) == (message.context, len(message.forms)):
            alike = SequenceMatcher(None, other.source, message.source).ratio()
            if alike >= best:
                best, found = alike, other
    if found is None:
        return message
    return replace(message, forms=found.forms, note=f"Of “{found.source}”. {found.note}".strip())


def reword(
    root: Path,
    folder: Path,
    rows: Sequence[Row],
    *,
    has_tests: bool = False,
    is_trial: bool = False,
) -> int:
    """Let the program, its catalogues and, if asked for, its tests say texts in other words; gives
    how many rows cannot be done, each with a sentence why."""
    rewording = Rewording(root, folder)
    changes, done, refused = rewording.looked_at(rows)
    for sentence in refused:
        print(f"refused: {sentence}")
    if changes and not is_trial:
        rewording.put_into_code(changes)
        for sentence in rewording.put_into_catalogues(changes):
            print(f"to be looked at: {sentence}")
        follow_in_glossary(folder, {change.key: change.new_key for change in changes})
        update(folder, list(NUMERUS_FORMS), root)
        compile_all(folder, folder)
        for place in rewording.other_literals(changes):
            print(f"not translated: {place}")
    if has_tests and changes and not is_trial:
        count, still = rewording.put_into_tests(changes)
        for place in still:
            print(f"test: {place}")
        print(f"{count} literals of tests reworded, {len(still)} to be looked at.")
    can_be = "can be reworded" if is_trial else "reworded"
    print(f"{len(changes)} texts {can_be}, {done} were before, {len(refused)} refused.")
    return len(refused)


def compile_all(folder: Path, to: Path) -> None:
    """Make the files that the program reads, of every catalogue in *folder*."""
    to.mkdir(parents=True, exist_ok=True)
    for file in sorted(folder.glob("*.ts")):
        prefix, _, language = file.stem.partition("_")
        messages = [message for message in read(file) if message.is_finished]
        whole = []
        for message in messages:
            broken = breaks(message)
            if broken:
                print(f"{file.name}: left out: {_quoted(message)} {' '.join(broken)}")
            else:
                whole.append(message)
        if not whole:
            # Nobody can read in a language that has no text yet, so it is not offered.
            continue
        context, text = MARK
        mark = Message(context, text, forms=(__version__,), is_finished=True)
        _release([*whole, mark], language, to / f"{file.stem}.qm")
        if language == _LATIN:
            other = [in_cyrillic(message) for message in whole]
            _release([*other, mark], _CYRILLIC, to / f"{prefix}_{_CYRILLIC}.qm")


def _release(messages: Sequence[Message], language: str, to: Path) -> None:
    """Make the file *to*; a program that reads the one before keeps that until it ends."""
    with TemporaryDirectory(dir=to.parent) as place:
        source, made = Path(place) / "source.ts", Path(place) / to.name
        write(source, language, messages)
        _run("lrelease", "-silent", str(source), "-qm", str(made))
        made.replace(to)


def check(
    folder: Path, languages: Sequence[str], root: Path = ROOT, *, has_to_be_whole: bool = True
) -> int:
    """Say how much is done of each catalogue, and what is wrong; gives how many translations are
    faulty or, unless a language *has_to_be_whole* is false, missing."""
    texts = texts_of_program(root)
    count = 0
    for language in languages:
        file = _file(folder, language)
        try:
            messages = read(file)
        except (OSError, ParseError) as error:
            count += 1
            print(f"{file.name}: It cannot be read: {error}.")
            continue
        keys = form_keys(messages)
        print(f"{file.name}: {_done(messages)}")
        wanted = {message.key for message in merged(texts, messages, language)}
        if wanted != {message.key for message in messages}:
            count += 1
            print("  It has not the texts of the program; update it.")
        for message in messages:
            if not message.is_finished:
                count += has_to_be_whole
                continue
            found = faults(message, language) or unknown_forms(message, keys)
            count += len(found)
            for fault in found:
                print(f"  {_quoted(message)} {fault}")
    return count


def export(
    folder: Path,
    language: str,
    contexts: Sequence[str] = (),
    part: tuple[int, int] = (1, 1),
    *,
    has_all: bool = False,
    has_core_only: bool = False,
) -> None:
    """Print the texts that are not translated yet as lines of JSON."""
    wanted = [
        message
        for message in read(_file(folder, language))
        if (has_all or not message.is_finished)
        and (not contexts or message.context.startswith(tuple(contexts)))
        and (not has_core_only or is_core(*message.key))
    ]
    number, of = part
    start, end = (len(wanted) * place // of for place in (number - 1, number))
    for message in wanted[start:end]:
        facts: dict[str, object] = {
            "id": message.code, "context": message.context, "meaning": message.meaning,
            "source": message.source, "comment": message.comment,
            "forms": len(message.forms) if message.is_counted else 0,
            "text": (message.forms[0] if len(message.forms) == 1 else list(message.forms))
            if any(message.forms) else "",
        }  # fmt: skip
        print(json.dumps({key: fact for key, fact in facts.items() if fact}, ensure_ascii=False))


def take_in(folder: Path, language: str, lines: Iterable[str]) -> int:
    """Put translations into a catalogue; gives how many are refused, each with a sentence why."""
    file = _file(folder, language)
    messages = {message.code: message for message in read(file)}
    taken = refused = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            message = _answered(messages, line, language)
            wrong = faults(message, language)
            said = f"{_quoted(message)} {' '.join(wrong)}" if wrong else ""
        except ValueError as error:
            said = str(error)
        if said:
            refused += 1
            print(f"line {number}: refused: {said}")
        else:
            taken += 1
            messages[message.code] = message
    write(file, language, messages.values())
    print(f"{file.name}: {taken} taken, {refused} refused; {_standing(messages.values())}")
    return refused


def _answered(messages: dict[str, Message], line: str, language: str) -> Message:
    """The message that a line translates; raises ValueError for what translates none."""
    try:
        answer = json.loads(line)
    except json.JSONDecodeError as error:
        raise ValueError(f"This is no JSON: {error}.") from error
    match answer:
        case {"id": str(code), "text": str(text)}:
            forms = [text]
        case {"id": str(code), "text": [*texts]} if all(isinstance(text, str) for text in texts):
            forms = texts
        case _:
            raise ValueError('A line is {"id": "…", "text": "…"}, or has a list of plural forms.')
    if code not in messages:
        raise ValueError(f"The program has no text “{code}” (any more).")
    if any("\ud800" <= sign <= "\udfff" for form in forms for sign in form):
        raise ValueError("Half a sign stands in the text.")
    spaced = tuple(_spaced(form, language) for form in forms)
    return replace(messages[code], forms=spaced, is_finished=True)


def _spaced(text: str, language: str) -> str:
    """The text with the spaces that must not break, which French has before some signs."""
    if language != "fr":
        return text
    for sign in ":;!?»%":
        text = text.replace(f" {sign}", f"\u00a0{sign}")
    return text.replace("« ", "«\u00a0")


def _standing(messages: Iterable[Message]) -> str:
    all_of_them = list(messages)
    unfinished = sum(not message.is_finished for message in all_of_them)
    return f"{len(all_of_them)} texts, {unfinished} unfinished"


def _done(messages: Iterable[Message]) -> str:
    """How much of the core and of all texts is translated."""
    all_of_them = list(messages)
    core = [message for message in all_of_them if is_core(*message.key)]
    said = []
    for name, some in (("core", core), ("all", all_of_them)):
        done = sum(message.is_finished for message in some)
        share = 100 * done // max(1, len(some))
        said.append(f"{name} {done} of {len(some)} ({share} %)")
    return ", ".join(said)


def _quoted(message: Message) -> str:
    return f"{message.code} {message.context} “{message.source}”:"


def _file(folder: Path, language: str) -> Path:
    return folder / f"handfoot_{language}.ts"


def _run(tool: str, *arguments: str) -> None:
    subprocess.run([Path(PySide6.__path__[0]) / tool, *arguments], check=True)


def _language(code: str) -> str:
    """The code of a language; "sr" is Serbian in Latin letters, which the Cyrillic is made from."""
    if code not in NUMERUS_FORMS and code != _LATIN[:2]:
        raise argparse.ArgumentTypeError(
            f"“{code}” is no language with a catalogue; a new one begins with the number of its "
            "plural forms, in NUMERUS_FORMS of packaging/translations/catalogue.py."
        )
    return _LATIN if code == _LATIN[:2] else code


def _catalogue(said: str) -> tuple[Path | None, str]:
    """The language of a catalogue and, where its file was named, the folder of that."""
    file = Path(said)
    prefix, _, language = file.stem.partition("_")
    if file.suffix != ".ts":
        return None, _language(said)
    if prefix != "handfoot":
        raise argparse.ArgumentTypeError(f"{said} is no catalogue such as handfoot_de.ts.")
    return file.parent, _language(language)


def _part(text: str) -> tuple[int, int]:
    number, _, of = text.partition("/")
    if not 1 <= int(number) <= int(of):
        raise ValueError(text)
    return int(number), int(of)


def _reword_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("old", metavar="OLD", nargs="?")
    command.add_argument("new", metavar="NEW", nargs="?")
    command.add_argument("--context", metavar="CTX", help="where OLD stands in several")
    command.add_argument("--meaning", help="where OLD has several")
    command.add_argument(
        "--meaning-changed", action="store_true", help="translations become proposals, unfinished"
    )
    command.add_argument(
        "--file", type=Path, metavar="ROWS",
        help='lines {"context": "…", "old": "…", "new": "…", "changed": false} instead',
    )  # fmt: skip
    command.add_argument(
        "--tests", action="store_true", help="tests, too: whole literals; says what is left"
    )
    command.add_argument("--dry-run", action="store_true", help="only say what can be done")


def _reword(wish: argparse.Namespace, parser: argparse.ArgumentParser) -> int:
    if (wish.file is None) == (wish.new is None):
        parser.error("reword needs OLD and NEW, or --file ROWS")
    rows = [Row(wish.old, wish.new, wish.context, wish.meaning, wish.meaning_changed)]
    unread: list[str] = []
    if wish.file is not None:
        try:
            rows, unread = rows_of(wish.file.read_text("utf-8").splitlines())
        except (OSError, UnicodeDecodeError) as error:
            print(f"{wish.file} cannot be read: {error}.")
            return 1
    for sentence in unread:
        print(f"refused: {sentence}")
    refused = reword(wish.root, wish.folder, rows, has_tests=wish.tests, is_trial=wish.dry_run)
    return min(1, refused + len(unread))


def _check(wish: argparse.Namespace) -> int:
    asked: dict[Path, list[str]] = {}
    for folder, language in wish.catalogues or [(None, language) for language in NUMERUS_FORMS]:
        asked.setdefault(folder or wish.folder, []).append(language)
    count = sum(
        check(folder, languages, wish.root, has_to_be_whole=not wish.faults)
        for folder, languages in asked.items()
    )
    return min(1, count)


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks for; gives 1 where something is wrong."""
    parser = argparse.ArgumentParser(prog="packaging/translations", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="where the program is")
    parser.add_argument("--folder", type=Path, help="where the catalogues are")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("update")
    command.add_argument("languages", nargs="*", type=_language, metavar="LANG")
    command = commands.add_parser("check")
    command.add_argument(
        "catalogues", nargs="*", type=_catalogue, metavar="LANG|FILE",
        help="a language, or the file of a catalogue, as a hook names it",
    )  # fmt: skip
    command.add_argument(
        "--faults", action="store_true", help="only what is wrong: what is missing yet may be"
    )
    commands.add_parser("compile").add_argument("--to", type=Path)
    command = commands.add_parser("export")
    command.add_argument("language", type=_language, metavar="LANG")
    command.add_argument("--contexts", nargs="+", default=[], metavar="PREFIX")
    command.add_argument("--part", type=_part, default=(1, 1), metavar="K/N")
    command.add_argument("--all", action="store_true", help="with what is translated already")
    command.add_argument(
        "--core", action="store_true", help="only what a usual game shows, which comes first"
    )
    command = commands.add_parser("import")
    command.add_argument("language", type=_language, metavar="LANG")
    command.add_argument("file", type=Path)
    command = commands.add_parser("reword")
    _reword_arguments(command)
    wish = parser.parse_args(arguments)
    wish.folder = wish.folder or wish.root / "assets" / "translations"
    match wish.command:
        case "update":
            update(wish.folder, wish.languages or list(NUMERUS_FORMS), wish.root)
        case "compile":
            compile_all(wish.folder, wish.to or wish.folder)
            follow_in_glossary(wish.folder)
        case "check":
            return _check(wish)
        case "export":
            export(
                wish.folder, wish.language, wish.contexts, wish.part,
                has_all=wish.all, has_core_only=wish.core,
            )  # fmt: skip
        case "reword":
            return _reword(wish, parser)
        case "import":
            try:
                lines = wish.file.read_text("utf-8").splitlines()
            except (OSError, UnicodeDecodeError) as error:
                print(f"{wish.file} cannot be read: {error}.")
                return 1
            refused = take_in(wish.folder, wish.language, lines)
            follow_in_glossary(wish.folder)
            return min(1, refused)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
