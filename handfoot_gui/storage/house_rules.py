"""The house rules of a household: named rule sets in its folder, one small file each."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields, replace

import handfoot_gui
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.record import PresetName
from handfoot_gui.core.typed import OwnSentences, one_line
from handfoot_gui.storage import files, rules_code
from handfoot_gui.storage.faults import Fault, SaveError, writing_fault
from handfoot_gui.storage.formats import (
    FileFormat,
    FileKind,
    Program,
    Time,
    encoded,
    now,
    rules_of_families,
)

LONGEST_NAME: Final = 200
"""Characters of a name."""

_TYPED: Final = Path()
"""Stands for the file of what people pasted or typed."""

OptionsT = TypeVar("OptionsT")


class HouseRulesFile(Struct, Generic[OptionsT], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written. A field left out of *options* is as in
    the classic game."""

    format: int
    kind: str
    game: str
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    options: OptionsT
    base: PresetName | None = None
    """The preset the rules were made from; only the words about them use it."""
    program: Program = ""
    saved: Time | None = None
    sentences: OwnSentences = ()


class RuleSet(Struct, frozen=True):
    """House rules of a game with their name, as kept in *path*."""

    path: Path
    game: str
    name: str
    options: Any
    base: str | None
    saved: datetime
    sentences: tuple[str, ...] = ()
    """The family's own, which no option says."""


class RuleSets(Struct, frozen=True):
    """House rules of a folder, by name, and what was wrong with other files."""

    sets: tuple[RuleSet, ...] = ()
    faults: tuple[SaveError, ...] = ()

    def of(self, game: str) -> RuleSets:
        """Those of *game*."""
        return replace(self, sets=tuple(found for found in self.sets if found.game == game))

    def named(self, name: str) -> RuleSet | None:
        """The set of that name, capitals or not."""
        folded = tidy_name(name).casefold()
        return next((found for found in self.sets if found.name.casefold() == folded), None)


class HouseRules:
    """The folder ``house-rules`` of the home folder."""

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is made or read yet."""
        self.folder = (home or files.home_folder()) / "house-rules"

    def all(self) -> RuleSets:
        """All house rules. A bad file is set aside and mentioned.

        Raises `SaveError` when the folder itself cannot be read.
        """
        sets: list[RuleSet] = []
        faults: list[SaveError] = []
        for path in files.files_in(self.folder, files.RULES):
            try:
                sets.append(read_rules(path))
            except SaveError as error:
                if error.fault is Fault.MISSING:
                    continue
                if error.fault.is_in_content:
                    with contextlib.suppress(SaveError):
                        error.set_aside = files.move_file(
                            path, self.folder, path.name + files.BROKEN
                        )
                faults.append(error)
        sets.sort(key=lambda found: (found.name.casefold(), found.path.name))
        return RuleSets(tuple(sets), tuple(faults))

    def add(
        self,
        game: str,
        name: str,
        options: GameOptions,
        base: str | None,
        sentences: tuple[str, ...] = (),
    ) -> RuleSet:
        """Keep new house rules of *game* under *name*, which must not be empty.

        Raises `SaveError`.
        """
        path = self.folder / f"{os.urandom(8).hex()}{files.RULES[0]}"
        return self.keep(RuleSet(path, game, tidy_name(name), options, base, now(), sentences))

    def keep(self, rules: RuleSet) -> RuleSet:
        """Write *rules* in the place of what their file held; also brings deleted ones back.

        Raises `SaveError`; then the file holds what it held before.
        """
        kept = replace(rules, name=tidy_name(rules.name), saved=now())
        files.make_home(self.folder.parent)
        files.make_folder(self.folder)
        files.replace_file(kept.path, _encoded(kept))
        return kept

    def delete(self, rules: RuleSet) -> None:
        """Delete the file of *rules*; `keep` brings it back. Raises `SaveError`."""
        try:
            rules.path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_fault(rules.path, error) from error

    def export(self, rules: RuleSet, path: Path) -> None:
        """Write *rules* to a file anywhere. Raises `SaveError`."""
        files.save_file(path, _encoded(rules))

    def take_in(self, path: Path) -> RuleSet:
        """Keep a copy of the house rules in any file, under a free name; the same ones of the same
        name are kept once.

        Raises `SaveError`; then nothing is kept.
        """
        found = read_rules(path)
        return self.kept(found) or self.keep_copy(found)

    def keep_copy(self, rules: RuleSet) -> RuleSet:
        """Keep *rules* from elsewhere under a free name. Raises `SaveError`."""
        name = self.free_name(rules.game, rules.name)
        return self.add(rules.game, name, rules.options, rules.base, rules.sentences)

    def kept(self, rules: RuleSet) -> RuleSet | None:
        """The house rules here that say all that *rules* say, under their name or that name with a
        number. Raises `SaveError`."""
        for known in self.all().of(rules.game).sets:
            if _content(known) == _content(rules) and known.name.startswith(rules.name):
                number = known.name[len(rules.name) :]
                if not number or re.fullmatch(r" \(\d+\)", number):
                    return known
        return None

    def free_name(self, game: str, name: str) -> str:
        """*name*, with a number behind it where *game* has such rules. Raises `SaveError`."""
        known = self.all().of(game)
        number, free = 1, tidy_name(name)
        while known.named(free) is not None:
            number += 1
            ending = f" ({number})"
            free = tidy_name(name)[: LONGEST_NAME - len(ending)] + ending
        return free


def _content(rules: RuleSet) -> tuple[object, ...]:
    return rules.options, rules.base, rules.sentences


def tidy_name(name: str) -> str:
    """*name* in one line, without control characters, at most `LONGEST_NAME` characters."""
    return one_line(name, LONGEST_NAME)


def plain_name(name: str) -> str:
    """The name of rules as it can stand in a file's name."""
    whole = name.replace("'", "").replace("’", "")
    plain = "".join(sign if sign.isalnum() else "-" for sign in whole).strip("-")
    while "--" in plain:
        plain = plain.replace("--", "-")
    return plain[:60] or FileKind.RULES.value


def read_rules(path: Path) -> RuleSet:
    """The house rules in any file, checked, also as a line of text. Raises `SaveError`."""
    content = files.read_file(path, RULE_FILES.largest)
    if rules_code.has_line(content):
        return rules_in(content.decode("utf-8", "replace"), path)
    return rules_of(content, path)


def rules_in(text: str, path: Path = _TYPED) -> RuleSet:
    """The house rules that stand as a line in *text*, which people got from somewhere, or read in
    the file *path*. Raises `SaveError`."""
    document = rules_code.document_in(text, path)
    try:
        return rules_of(document, path)
    except SaveError as error:
        if error.fault is Fault.FOREIGN:
            # A line of ours was broken; whatever it is, it is nothing else.
            error.fault = Fault.DAMAGED
        raise


def rules_of(content: bytes, path: Path) -> RuleSet:
    """The house rules whose file's *content* was read from *path*. Raises `SaveError`."""
    file = RULE_FILES.decode(content, path)
    name, saved = tidy_name(file.name), file.saved or now()
    return RuleSet(path, file.game, name, file.options, file.base, saved, file.sentences)


class RulesLine(Struct, frozen=True):
    """House rules as a line of text."""

    text: str
    left_out: int = 0
    """Own sentences that have no room in it, the last ones."""


def line_of(rules: RuleSet, head: str = "") -> RulesLine | None:
    """*rules* as a line that a code has room for, below the sentence *head* if there is room for
    that, too; None where there is none."""
    document = {
        "format": RULE_FILES.newest,
        "kind": FileKind.RULES.value,
        "game": rules.game,
        "name": rules.name,
        "options": changed_only(rules.options),
        "base": rules.base,
    }
    for left_out in range(len(rules.sentences) + 1):
        said = rules.sentences[: len(rules.sentences) - left_out]
        text = rules_code.line_of({**document, "sentences": said} if said else document)
        whole = f"{head}\n{text}" if head and not left_out else text
        for shown in (whole, text):
            if len(shown.encode()) <= rules_code.MOST_BYTES:
                return RulesLine(shown, left_out)
    return None


def changed_only(value: Any) -> Any:
    """*value* as a file has it, without what stands in it anyway: a file may leave that out."""
    if isinstance(value, Struct):
        return {
            field.encode_name: changed_only(part)
            for field in fields(type(value))
            if (part := getattr(value, field.name)) != field.default
        }
    if isinstance(value, tuple | list):
        return [changed_only(part) for part in value]
    return msgspec.to_builtins(value)


def _problems(file: HouseRulesFile[Any]) -> Iterator[tuple[str, str]]:
    if not tidy_name(file.name):
        yield "the name is empty", "$.name"


def _own_sentences(document: dict[str, Any]) -> dict[str, Any]:
    """Format 2: a family's own sentences, of which there were none."""
    return document


_FILE: Final[Any] = HouseRulesFile
RULE_FILES: Final = FileFormat[HouseRulesFile[Any]](
    FileKind.RULES,
    lambda game: _FILE[game.options_type],
    _problems,
    largest=2**18,
    migrations=(_own_sentences, rules_of_families),
)


def _encoded(rules: RuleSet) -> bytes:
    file: HouseRulesFile[GameOptions] = HouseRulesFile(
        RULE_FILES.newest,
        FileKind.RULES,
        rules.game,
        rules.name,
        rules.options,
        rules.base,
        handfoot_gui.__version__,
        rules.saved,
        rules.sentences,
    )
    return encoded(file, indent=2)
