"""What is wrong with a file or a folder: one sentence each, for the screen and the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, Harm, SaveError, sentences
from handfoot_gui.storage.files import GAME, KEPT

if TYPE_CHECKING:
    from handfoot_gui.storage.house_rules import RuleSet, RuleSets

_STEP: Final = r"\.([^.\[\]]+)(?:\[(\d{1,9})\])?"
"""A field in a place like ``$.moves[3][1].card``, and its number where it is a list."""
_LONGEST: Final = 200
"""Characters of a file's name or path."""


def fault(words: Words, error: SaveError) -> str:
    """The sentence for *error*, naming the file, and where it is kept when it was set aside."""
    translate = words.translate
    sentence = sentences(translate)[error.fault]
    if error.fault is Fault.DISK_FULL:
        sentence = _full(words, error) or sentence
    text = filled(
        sentence,
        # The topmost folder has no name, nor has the one that people are in.
        file=printable(error.path.name or str(error.path)),
        folder=printable(str(error.path.parent)),
        path=printable(str(error.path)),
        detail=printable(error.detail or translate("Fault", "no reason was given")),
        name=printable(error.detail),
        harm=printable(_harm(words, error)),
        place=printable(_place(words, error)),
    )
    return _with_aside(text, translate("Fault", "It is kept as {file}."), error)


def picture_fault(words: Words, error: SaveError) -> str:
    """The sentence for *error* about a picture that somebody wanted to have."""
    translate = words.translate
    sentence = {
        Fault.FOREIGN: translate("Fault", "{file} is not a JPEG or PNG picture."),
        Fault.TOO_LARGE: translate("Fault", "{file} is too large a picture."),
        Fault.DISK_FULL: translate("Fault", "The disk is full, so the picture was not saved."),
    }.get(error.fault)
    return filled(sentence, file=printable(error.path.name)) if sentence else fault(words, error)


def practice_fault(words: Words, error: SaveError) -> str:
    """The sentence for *error* about a file from which somebody's mistakes were to come back."""
    if error.fault is not Fault.FOREIGN:
        return fault(words, error)
    sentence = words.translate("Fault", "{file} holds nobody’s mistakes.")
    return filled(sentence, file=printable(error.path.name))


def rules_fault(words: Words, error: SaveError) -> str:
    """The sentence for *error* about a file of house rules, naming the field that is to blame."""
    translate = words.translate
    reason = _rules_reason(words, error)
    if not reason:
        return fault(words, error)
    text = translate("Fault", "House rules in {file}: {reason}")
    text = filled(text, file=printable(error.path.name), reason=reason)
    return _with_aside(text, translate("Fault", "The file is kept as {file}."), error)


def line_fault(words: Words, error: SaveError) -> str:
    """The sentence for *error* about a text in which a line of house rules should stand."""
    translate = words.translate
    if error.fault in (Fault.FOREIGN, Fault.EMPTY):
        return translate("Fault", "The text has no rules from this program.")
    if error.fault is Fault.NEWER:
        return translate("Fault", "These rules are from a newer version of this program.")
    if error.fault is Fault.DAMAGED and error.harm is Harm.CUT_OFF:
        return translate(
            "Fault", "The end of the text is cut off: it should run from HFRULES to the semicolon."
        )
    if error.contradiction is not None:
        return _rules_reason(words, error)
    return translate("Fault", "The text was changed along the way: copy all of it again.")


def _rules_reason(words: Words, error: SaveError) -> str:
    """What is wrong with house rules, as the end of a sentence; empty for what can be wrong with
    any file."""
    translate = words.translate
    reason = {
        Fault.TOO_LARGE: translate("Fault", "the file is too large to be house rules."),
        Fault.DISK_FULL: translate("Fault", "the disk is full, so they were not saved."),
        Fault.NOT_A_FILE: translate("Fault", "this is a folder or a device."),
        Fault.EMPTY: translate("Fault", "the file is empty."),
        Fault.NOT_TEXT: translate("Fault", "the file is damaged, or it holds something else."),
        Fault.FOREIGN: translate("Fault", "the file holds something else."),
        Fault.NEWER: translate("Fault", "they are from a newer version of this program."),
    }.get(error.fault, "")
    if error.contradiction is not None:
        options, wrong = error.contradiction
        reason = GAMES[error.game].option_texts(words, options).contradiction(options, wrong)
    elif error.fault is Fault.DAMAGED:
        text = translate("Fault", "the file is damaged: {harm}.")
        reason = _bad_option(words, error) or filled(text, harm=printable(_harm(words, error)))
    return reason


def name_problem(words: Words, known: RuleSets, name: str, own: RuleSet | None) -> str:
    """Why rules cannot be saved under *name*, as a sentence; *own* is the set being changed."""
    from handfoot_gui.storage.house_rules import tidy_name

    translate = words.translate
    if not tidy_name(name):
        return translate("Fault", "Give the house rules a name.")
    other = known.named(name)
    if other is not None and (own is None or other.path != own.path):
        return filled(
            translate("Fault", "You already have house rules named {rules}."), rules=other.name
        )
    return ""


def _bad_option(words: Words, error: SaveError) -> str:
    """What is wrong where *error* is at an option, as in ``$.options.quotas[0].wild``."""
    start, _, rest = error.place.partition("$.options.")
    if start or not error.game:
        return ""
    game = GAMES[error.game]
    said = game.option_texts(words, game.options_type()).fields.get(re.split(r"[.\[]", rest)[0])
    if said is None:
        return ""
    text = words.translate("Fault", "the entry for “{label}” is wrong.")
    return filled(text, label=said.label)


def _harm(words: Words, error: SaveError) -> str:
    """What is wrong in the damaged file of *error*, without a full stop, as in "its end is
    missing"; the decoder's own words stay on the command line."""
    translate = words.translate
    garbled = translate("Fault", "its contents make no sense to this program")
    if error.fault is Fault.NOT_TEXT:
        return garbled
    text = {
        Harm.CUT_OFF: translate("Fault", "its end is cut off"),
        Harm.GARBLED: garbled,
        Harm.LACKING: translate("Fault", "something is missing from it"),
        Harm.EXTRA: translate("Fault", "it holds something that does not belong there"),
        Harm.WRONG: translate("Fault", "something in it is wrong"),
    }[error.harm]
    where = _place(words, error)
    if not where:
        return text
    return filled(translate("Fault", "{harm} ({place})"), harm=text, place=where)


def _place(words: Words, error: SaveError) -> str:
    """Where in the file, as in "player 1, level"; empty for the whole of it."""
    translate = words.translate
    numbered = {
        "seats": translate("Fault", "player {number}"),
        "names": translate("Fault", "name {number}"),
        "moves": translate("Fault", "move {number}"),
        "deals": translate("Common", "deal {number}"),
        "sides": translate("Common", "side {number}"),
        "fair": translate("Fault", "deal code {number}"),
    }
    plain = {
        "seats": translate("Fault", "players"),
        "options": translate("Fault", "rules"),
        "fair": translate("Fault", "deal codes"),
        "check": translate("Fault", "score"),
        "totals": translate("Fault", "score"),
    }
    parts: list[str] = []
    for name, number in re.findall(_STEP, error.place):
        if number and name in numbered:
            parts.append(filled(numbered[name], number=words.number(int(number) + 1)))
        elif name:
            parts.append(plain.get(name, name.replace("_", " ")))
    return words.row(parts)


def _full(words: Words, error: SaveError) -> str:
    """What is not saved of a game because the disk is full; empty for other files."""
    translate, n = words.translate, error.steps
    if error.is_first:
        return translate("Fault", "The disk is full, so this game is not saved yet.")
    if error.path.name.endswith(GAME):
        text = translate("Fault", "The disk is full, so the last move is not saved yet.")
        if n > 1:
            text = translate(
                "Fault", "The disk is full, so the last {count} move(s) are not saved yet.", "", n
            )
        return filled(text, count=words.count(n))
    if error.path.name.endswith(KEPT) and n > 1:
        return translate("Fault", "The disk is full, so the last entries are not saved yet.")
    if error.path.name.endswith(KEPT):
        return translate("Fault", "The disk is full, so the last entry is not saved yet.")
    return ""


def _with_aside(text: str, kept: str, error: SaveError) -> str:
    if error.set_aside is None:
        return text
    return f"{text} {filled(kept, file=printable(error.set_aside.name))}"


def printable(name: str) -> str:
    """A name or a field of any file in one line, and not longer than people read."""
    signs = (sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in name)
    shown = "".join(signs)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


# -- the family book ------------------------------------------------------------------------------


def book_set_aside(words: Words, error: SaveError) -> str:
    """Why a book was set aside, and where it is kept."""
    translate = words.translate
    text = translate(
        "FamilyBook", "The family book was damaged, so a new one was made from the game files."
    )
    if error.set_aside is not None:
        kept = translate("FamilyBook", "The old one is kept as {file}.")
        text = f"{text} {filled(kept, file=printable(error.set_aside.name))}"
    return text


def no_book(words: Words, error: SaveError) -> str:
    """Why nothing can be entered into the book now; the games themselves are not touched."""
    translate = words.translate
    if error.fault is Fault.OPEN_ELSEWHERE:
        return translate(
            "FamilyBook",
            "Another window is writing to the family book, so it is not being updated right now.",
        )
    if error.fault is Fault.DISK_FULL:
        return translate(
            "FamilyBook", "The disk is full, so the family book is not being updated right now."
        )
    if error.fault is Fault.DAMAGED:
        return translate(
            "FamilyBook",
            "The family book was damaged while it was open; opening it again fixes it.",
        )
    because = translate("FamilyBook", "The family book is not being updated right now.")
    return f"{because} {fault(words, error)}"


def unread(words: Words, errors: list[SaveError]) -> str:
    """What is wrong with game files that are not in the book; empty where nothing is."""
    if not errors:
        return ""
    first = fault(words, errors[0])
    if len(errors) == 1:
        return first
    n = len(errors) - 1
    more = words.translate(
        "FamilyBook", "{count:^} more game file(s) cannot be read either.", "", n
    )
    return f"{first} {filled(more, count=words.count(n))}"
