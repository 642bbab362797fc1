"""House rules in any file that somebody names: as the program keeps them, as a line of text, or as
entries that say what a family does otherwise than a preset; formats.md describes the three."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from handfoot_gui.core.record import PresetName
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.games import GAMES
from handfoot_gui.storage import rules_code
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import read_file
from handfoot_gui.storage.formats import FileKind, GameId, check_text, decoded, encoded
from handfoot_gui.storage.house_rules import (
    LONGEST_NAME,
    RULE_FILES,
    RuleSet,
    read_rules,
    rules_of,
    tidy_name,
)

_Note: TypeAlias = Annotated[str, Meta(max_length=2000)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of one family, field by field as written. What *options* leave out, also of a value
    of several parts, is as in the preset *base*."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
    game: GameId
    options: dict[str, Any] = {}
    base: PresetName | None = None
    sentences: OwnSentences = ()
    source: _Note = ""
    why: _Note = ""
    stays_out: _Note = ""
    """Where the rules are from, what is remarkable in them, and what of them is left out; for
    people."""


class NamedRules(Struct, frozen=True):
    """One of the rule sets of a file."""

    rules: RuleSet
    unplayed: tuple[str, ...] = ()
    """What the program does otherwise than the file says, as sentences of the family; they are
    among those of `rules`, too."""


class NoSuchRules(Exception):  # noqa: N818  (named as what it tells)
    """A file of several rule sets has none of the name that was asked for, or none was."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(names)
        self.names = names


def read_named(path: Path, name: str | None, words: Words) -> NamedRules:
    """The rule set in the file *path*, or the one of that *name* in a file of several.

    Raises `SaveError`, and `NoSuchRules` where the name does not tell which one is meant.
    """
    content = read_file(path, RULE_FILES.largest)
    if rules_code.has_line(content) or not _has_entries(content, path):
        rules = read_rules(path)
        if name is not None and not _is_named(rules.name, name):
            raise NoSuchRules((rules.name,))
        return NamedRules(rules)
    every = entries_in(path)
    known = [one for one in every if name is None or _is_named(one.name, name)]
    if len(known) != 1:
        raise NoSuchRules(tuple(tidy_name(one.name) for one in every))
    return rules_in_entry(known[0], path, words)


def entries_in(path: Path) -> list[Entry]:
    """All entries of a file of entries, whatever rules they have. Raises `SaveError`."""
    entries = decoded(_ENTRIES, read_file(path, RULE_FILES.largest), path)
    return entries if isinstance(entries, list) else [entries]


def rules_in_entry(entry: Entry, path: Path, words: Words) -> NamedRules:
    """The rules of *entry*, which stands in the file *path*. Raises `SaveError`."""
    if entry.game not in GAMES:
        detail = f"the game {entry.game[:40]!r} is not known"
        raise SaveError(Fault.NEWER, path, detail, "$.game")
    game = GAMES[entry.game]
    base = entry.base or next(iter(game.presets))
    if base not in game.presets:
        raise SaveError(Fault.NEWER, path, f"the preset {base!r} is not known", "$.base")
    options, said = game.without_unplayed(words, entry.options)
    unplayed = tuple(said)
    whole = _merged(msgspec.to_builtins(game.presets[base]), options)
    document = {
        "format": RULE_FILES.newest,
        "kind": FileKind.RULES.value,
        "game": entry.game,
        "name": entry.name,
        "options": whole,
        "base": base,
        "sentences": (*entry.sentences, *unplayed),
    }
    return NamedRules(rules_of(encoded(document), path), unplayed)


def _is_named(one: str, name: str) -> bool:
    return tidy_name(one).casefold() == tidy_name(name).casefold()


def _has_entries(content: bytes, path: Path) -> bool:
    """Whether *content* is a list, or an object that is not said to be house rules."""
    check_text(content, path)
    start = content.lstrip()[:1]
    if start == b"[":
        return True
    try:
        found = msgspec.json.decode(content)
    except msgspec.DecodeError:
        return False
    return isinstance(found, dict) and not {"kind", "format"} & set(found)


def _merged(base: Any, changes: Any) -> Any:
    """*changes* where they are, *base* elsewhere, part by part."""
    if not isinstance(base, dict) or not isinstance(changes, dict):
        return changes
    return {**base, **{key: _merged(base.get(key), part) for key, part in changes.items()}}


_ENTRIES: Final = msgspec.json.Decoder(list[Entry] | Entry)
