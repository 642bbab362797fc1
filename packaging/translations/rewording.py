"""English texts in other words: in the code, in the catalogues, and in the tests.

All rows are looked at first; those that can be done are then done together.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from catalogue import NUMERUS_FORMS, Key, Message, english_forms, read, write
from checks import arguments_of, faults, mnemonics_of, slots_of
from literals import Place, has_comment, lay_out, places, rewrite

ENGLISH: Final = "en"
_FIELDS: Final = {"context": str, "old": str, "new": str, "meaning": str, "changed": bool}
_SLOT: Final = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Row:
    """A text in other words. Without a context it is sought in all, without a meaning likewise;
    *changed* is whether it means something else now, so that its translations are proposals."""

    old: str
    new: str
    context: str | None = None
    meaning: str | None = None
    changed: bool = False
    number: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    """A row that can be done, and the text that it is about."""

    row: Row
    key: Key

    @property
    def new_key(self) -> Key:
        return self.key[0], self.row.new, self.key[2]


@dataclass(frozen=True)
class Code:
    """The files with the texts of the program, and those with others, read once."""

    sources: Mapping[Path, str]
    literals: Mapping[Path, Sequence[Place]]
    texts: dict[Key, list[tuple[Path, Place]]] = field(default_factory=dict)

    @classmethod
    def of(cls, folder: Path) -> Code:
        sources = {file: file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))}
        made = cls(sources, {file: places(source) for file, source in sources.items()})
        for file, found in made.literals.items():
            for place in found:
                if place.key is not None:
                    made.texts.setdefault(place.key, []).append((file, place))
        return made


def rows_of(lines: Iterable[str]) -> tuple[list[Row], list[str]]:
    """The rows of a file of JSON lines, and a sentence for each line that is none."""
    rows, refused = [], []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            said = json.loads(line)
        except json.JSONDecodeError as error:
            refused.append(f"line {number}: This is no JSON: {error}.")
            continue
        if _is_row(said):
            rows.append(Row(**said, number=number))
        else:
            refused.append(
                f'line {number}: A line is {{"context": "…", "old": "…", "new": "…"}}, and may '
                'have "meaning": "…" and "changed": true.'
            )
    return rows, refused


def _is_row(said: object) -> bool:
    return (
        isinstance(said, dict)
        and {"old", "new"} <= said.keys() <= _FIELDS.keys()
        and all(isinstance(value, _FIELDS[name]) for name, value in said.items())
    )


class Rewording:
    """What rows ask of a program below *root* whose catalogues are in *folder*."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = root
        self.package = root / "handfoot_gui"
        self.code = Code.of(self.package)
        files = {language: folder / f"handfoot_{language}.ts" for language in NUMERUS_FORMS}
        self.catalogues = {
            language: (file, read(file))
            for language, file in files.items()
            if file.exists() and language != ENGLISH
        }
        self._translated = {
            message.key for _, messages in self.catalogues.values() for message in messages
        }
        self._by_source: dict[str, set[Key]] = {}
        for key in {*self._translated, *self.code.texts}:
            self._by_source.setdefault(key[1], set()).add(key)

    # -- what can be done --------------------------------------------------------------------------

    def looked_at(self, rows: Sequence[Row]) -> tuple[list[Change], int, list[str]]:
        """The rows that can be done, how many are done already, and a sentence for each of the
        others; what two rows say alike is done once."""
        changes: dict[Key, Change] = {}
        done = 0
        refused = []
        for row in rows:
            if self._is_done(row):
                done += 1
                continue
            try:
                change = Change(row, self._key_of(row))
                self._refuse_what_breaks(change)
            except ValueError as error:
                refused.append(_refusal(row, str(error)))
                continue
            before = changes.setdefault(change.key, change)
            if (before.row.new, before.row.changed) != (row.new, row.changed):
                refused.append(_refusal(row, f"Line {before.row.number} says it otherwise."))
        into = Counter(change.new_key for change in changes.values())
        for change in list(changes.values()):
            if into[change.new_key] > 1:
                refused.append(_refusal(change.row, "Two texts would become this one."))
                del changes[change.key]
        return list(changes.values()), done, refused

    def _found(self, text: str, row: Row) -> set[Key]:
        """Where *text* is, of all that *row* may be about: in the code, else in the catalogues."""
        found = {
            key
            for key in self._by_source.get(text, ())
            if row.context in (None, key[0]) and row.meaning in (None, key[2])
        }
        return found & self.code.texts.keys() or found

    def _is_done(self, row: Row) -> bool:
        return not self._found(row.old, row) and bool(self._found(row.new, row))

    def _key_of(self, row: Row) -> Key:
        """The one text that *row* is about; raises ValueError where it is none or several."""
        if row.old == row.new:
            raise ValueError("Old and new are the same.")
        found = self._found(row.old, row)
        if not found:
            raise ValueError(self._absence(row))
        contexts = sorted({key[0] for key in found})
        if len(contexts) > 1:
            raise ValueError(f"It stands in {', '.join(contexts)}: say which context.")
        if len(found) > 1:
            meanings = ", ".join(f"“{key[2]}”" for key in sorted(found))
            raise ValueError(f"It is there with the meanings {meanings}: say which.")
        return found.pop()

    def _absence(self, row: Row) -> str:
        there = {key[1] for key in self.code.texts if row.context == key[0]}
        alike = get_close_matches(row.old, there, 1, 0.8)
        return f"It is not found; “{alike[0]}” is like it." if alike else "It is not found."

    def _refuse_what_breaks(self, change: Change) -> None:
        """Raises ValueError for what the code, or two texts, would not stand."""
        found = self.code.texts.get(change.key)
        if found is None:
            if change.new_key not in self.code.texts:
                raise ValueError("The catalogues have it, the code no longer: update them.")
        elif change.new_key in self.code.texts:
            raise ValueError("The new text is there already.")
        for file, place in found or ():
            where = f"{file.relative_to(self.root)}:{place.literal.lineno}"
            if place.is_in_fstring:
                raise ValueError(f"It stands inside an f-string in {where}.")
            if has_comment(self.code.sources[file], place):
                raise ValueError(f"A comment stands between its parts in {where}.")
        otherwise = list(_differences(change.row.old, change.row.new))
        if otherwise:
            raise ValueError(" ".join(otherwise))

    # -- doing it ----------------------------------------------------------------------------------

    def put_into_code(self, changes: Iterable[Change]) -> None:
        """Let the code say the new texts; raises RuntimeError, with all as it was, where it would
        say anything else."""
        edits: dict[Path, dict[tuple[int, int], str]] = {}
        news = {change.key: change.new_key for change in changes}
        for key, new in news.items():
            for file, place in self.code.texts.get(key, ()):
                edits.setdefault(file, {})[place.start] = new[1]
        try:
            for file, texts in edits.items():
                rewrite(file, texts)
            lay_out(edits, {new[1] for new in news.values()})
            for file in edits:
                wanted = [news.get(key, key) for key in _keys(self.code.literals[file])]
                if _keys(places(file.read_text("utf-8"))) != wanted:
                    raise RuntimeError(f"{file} would not say what it should.")
        except BaseException:
            for file in edits:
                file.write_text(self.code.sources[file], "utf-8")
            raise

    def put_into_catalogues(self, changes: Iterable[Change]) -> list[str]:
        """Let the translations be those of the new texts; gives a sentence for each that is to be
        looked at, though its text means the same, as it could not be right."""
        by_key = {change.key: change for change in changes}
        said = []
        for language, (file, messages) in self.catalogues.items():
            # Where an update came first, the new text is there already, without these.
            new_keys = {by_key[m.key].new_key for m in messages if m.key in by_key}
            after = []
            for message in messages:
                if message.key in by_key:
                    change = by_key[message.key]
                    reworded, why = _reworded(message, change, language)
                    after.append(reworded)
                    said += [f"{file.name}: {_quoted(change.row)}: {why}"] if why else []
                elif message.key not in new_keys:
                    after.append(message)
            write(file, language, after)
        return said

    # -- what else says it -------------------------------------------------------------------------

    def put_into_tests(self, changes: Sequence[Change]) -> tuple[int, list[str]]:
        """Let literals of the tests that are a whole text be the new one; gives how many, and
        where a part of one still stands.

        One word may be anything, and what some other context still says may be meant: such
        literals are among those that are given.
        """
        tests = Code.of(self.root / "tests")
        keys = {change.key for change in changes}
        kept = {key[1] for key in self.code.texts if key not in keys}
        news: dict[str, set[str]] = {}
        for change in changes:
            news.setdefault(change.row.old, set()).add(change.row.new)
        sure = {
            old: next(iter(said))
            for old, said in news.items()
            if len(said) == 1 and old not in kept and len(old.split()) > 1
        }
        count = 0
        changed = []
        for file, literals in tests.literals.items():
            edits = {
                place.start: sure[place.value]
                for place in literals
                if place.value in sure
                and not place.is_in_fstring
                and not has_comment(tests.sources[file], place)
            }
            if edits:
                rewrite(file, edits)
                changed.append(file)
                count += len(edits)
        lay_out(changed, sure.values())
        return count, list(self._parts_in(self.root / "tests", changes))

    def other_literals(self, changes: Iterable[Change]) -> list[str]:
        """Where the program has a literal like a reworded text which is not translated there."""
        olds = {change.row.old for change in changes}
        return [
            f"{file.relative_to(self.root)}:{place.literal.lineno} “{place.value}”"
            for file, literals in self.code.literals.items()
            for place in literals
            if place.key is None and place.value in olds and len(place.value.split()) > 1
        ]

    def _parts_in(self, folder: Path, changes: Sequence[Change]) -> Iterator[str]:
        """The lines of tests and their samples that have a part of an old text."""
        traces = _Traces(change.row for change in changes)
        for file, number, said in _sentences(folder):
            old = traces.first_in(said)
            if old is not None:
                shown = said if len(said) <= _SHOWN else f"{said[:_SHOWN]}…"
                yield f"{file.relative_to(self.root)}:{number} {shown!r} (“{old}”)"


_SHOWN: Final = 120
_TEXT_FILES: Final = (".txt", ".json", ".jsonl", ".md", ".js")


def _sentences(folder: Path) -> Iterator[tuple[Path, int, str]]:
    """What tests say: their literals, and the lines of other files."""
    for file, literals in Code.of(folder).literals.items():
        for place in literals:
            yield file, place.literal.lineno, place.value
    for file in sorted(folder.rglob("*")):
        if file.suffix in _TEXT_FILES:
            for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                yield file, number, line


@dataclass(frozen=True, slots=True)
class _Trace:
    """By what an old text is known in a literal: what it says between its slots, so far as the new
    one does not, and its English forms, filled and as they are."""

    old: str
    runs: tuple[str, ...]
    filled: tuple[re.Pattern[str], ...]
    forms: tuple[str, ...]

    @classmethod
    def of(cls, row: Row) -> _Trace:
        news = english_forms(row.new)
        forms = [form for form in dict.fromkeys(english_forms(row.old)) if form not in news]
        runs = {run.strip(" .,:;!?") for form in forms for run in _SLOT.split(form)}
        long = {run for run in runs if len(run.split()) >= _WORDS}
        return cls(
            row.old,
            tuple(sorted(run for run in long if not any(run in new for new in news))),
            tuple(re.compile(".+?".join(map(re.escape, _SLOT.split(form)))) for form in forms),
            tuple(forms),
        )

    @property
    def words(self) -> set[str]:
        """What it says beside its slots."""
        return {word for form in self.forms for word in _words_of(_SLOT.sub(" ", form))}

    def is_in(self, said: str) -> bool:
        words = len(said.split())
        if words < 2:
            return said in self.forms
        if any(run in said for run in self.runs):
            return True
        if any(_is_piece(said, words, form) for form in self.forms):
            return True
        return any(form.fullmatch(said) for form in self.filled)


class _Traces:
    """Those of all rows, found by words they share with a literal, as tests have many."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self._traces = [_Trace.of(row) for row in rows]
        self._by_word: dict[str, list[int]] = {}
        self._needed = []
        for number, trace in enumerate(self._traces):
            self._needed.append(min(2, len(trace.words)))
            for word in trace.words:
                self._by_word.setdefault(word, []).append(number)
        self._known: dict[str, str | None] = {}

    def first_in(self, said: str) -> str | None:
        """The first old text that *said* has a part of."""
        if said not in self._known:
            self._known[said] = next(
                (trace.old for trace in self._alike(said) if trace.is_in(said)), None
            )
        return self._known[said]

    def _alike(self, said: str) -> Iterator[_Trace]:
        shared = Counter(
            number for word in _words_of(said) for number in self._by_word.get(word, ())
        )
        for number in sorted(shared):
            if shared[number] >= self._needed[number]:
                yield self._traces[number]


def _words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


_WORDS: Final = 3
"""So many words hardly stand in two texts by chance."""


def _is_piece(said: str, words: int, form: str) -> bool:
    """Whether a literal is a few words of a text, or the two that it begins or ends with."""
    bare = said.strip()
    return bare in form and (words >= _WORDS or form.startswith(bare) or form.endswith(bare))


def _keys(literals: Iterable[Place]) -> list[Key]:
    return [place.key for place in literals if place.key is not None]


def _differences(old: str, new: str) -> Iterator[str]:
    """What a text in other words may not have otherwise, as the code fills it."""
    try:
        before, after = ({slot for slot, _ in slots_of(text)} for text in (old, new))
    except ValueError as error:
        yield f"A slot is broken: {error}."
        return
    yield from (f"{{{slot}}} is missing." for slot in sorted(before - after))
    yield from (f"{{{slot}}} is not in the old text." for slot in sorted(after - before))
    (one, many), (new_one, new_many) = english_forms(old), english_forms(new)
    otherwise = {slot for slot, _ in slots_of(many)} ^ {slot for slot, _ in slots_of(new_many)}
    if before == after and otherwise:
        yield f"For several it has other slots: {', '.join(sorted(otherwise))}."
    if (one == many) != (new_one == new_many):
        counted, other = ("old", "new") if one != many else ("new", "old")
        yield f"The {counted} text depends on a number, the {other} one does not."
    if arguments_of(old) != arguments_of(new):
        yield f"Its “%…” are {arguments_of(new)}, not {arguments_of(old)}."
    if len(mnemonics_of(old)) != len(mnemonics_of(new)):
        yield "Its key after “&” is missing, or too much."


def _reworded(message: Message, change: Change, language: str) -> tuple[Message, str]:
    """A translation as that of the new text, and why it is to be looked at all the same."""
    reworded = replace(message, source=change.row.new)
    proposal = replace(
        reworded, is_finished=False, note=f"Of “{message.source}”. {message.note}".strip()
    )
    if not message.is_finished:
        return reworded, ""
    if change.row.changed:
        return proposal, ""
    found = [one for one in faults(reworded, language) if one not in faults(message, language)]
    return (proposal, " ".join(found)) if found else (reworded, "")


def _refusal(row: Row, why: str) -> str:
    return f"{_quoted(row)}: {why}"


def _quoted(row: Row) -> str:
    line = f"line {row.number}: " if row.number else ""
    context = f"{row.context} " if row.context else ""
    return f"{line}{context}“{row.old}”"
