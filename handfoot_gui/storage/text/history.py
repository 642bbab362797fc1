"""What is wrong with the family book, in a sentence for the screen."""

from __future__ import annotations

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.text.faults import fault, printable


def set_aside(words: Words, error: SaveError) -> str:
    """Why a book was set aside, and where it is kept."""
    translate = words.translate
    if error.fault is Fault.NEWER:
        text = translate(
            "FamilyBook",
            "The family book was kept by a newer version of this program,"
            " so a new one is made from the game files.",
        )
    else:
        text = translate(
            "FamilyBook",
            "The family book was damaged, so a new one is made from the game files.",
        )
    if error.set_aside is not None:
        kept = translate("FamilyBook", "The old one is kept as {file}.")
        text = f"{text} {kept.format(file=printable(error.set_aside.name))}"
    return text


def no_book(words: Words, error: SaveError) -> str:
    """Why nothing can be entered into the book now; the games themselves are not touched."""
    translate = words.translate
    if error.fault is Fault.OPEN_ELSEWHERE:
        return translate(
            "FamilyBook",
            "Another window is writing in the family book, so it is not kept up just now.",
        )
    if error.fault is Fault.DISK_FULL:
        return translate(
            "FamilyBook", "The disk is full, so the family book is not kept up just now."
        )
    if error.fault is Fault.DAMAGED:
        return translate(
            "FamilyBook",
            "The family book was damaged while it was open; opening it again mends it.",
        )
    because = translate("FamilyBook", "The family book is not kept up just now.")
    return f"{because} {fault(words, error)}"


def unread(words: Words, errors: list[SaveError]) -> str:
    """What is wrong with game files that are not in the book; empty where nothing is."""
    if not errors:
        return ""
    first = fault(words, errors[0])
    if len(errors) == 1:
        return first
    more = words.translate("FamilyBook", "{count} more game files cannot be read either.")
    if len(errors) == 2:
        more = words.translate("FamilyBook", "One more game file cannot be read either.")
    return f"{first} {more.format(count=words.count(len(errors) - 1))}"
