"""What is wrong with a file of house rules or with their name, in a sentence for the screen."""

from __future__ import annotations

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.house_rules import HouseRulesError, RuleSet, RuleSets, tidy_name
from handfoot_gui.storage.text.faults import fault, harm, printable


def rules_fault(words: Words, error: SaveError) -> str:
    """The sentence for *error*, naming the file and, where one is to blame, the field."""
    translate = words.translate
    name = printable(error.path.name)
    reason = ""
    if isinstance(error, HouseRulesError):
        reason = _reason(words, error)
    elif error.fault is Fault.TOO_LARGE:
        reason = translate("Fault", "it is too large to be house rules.")
    elif error.fault is Fault.DISK_FULL:
        reason = translate("Fault", "the disk is full, so they are not saved.")
    elif error.fault is Fault.NOT_A_FILE:
        reason = translate("Fault", "it is a folder or a device.")
    if not reason:
        return fault(words, error)
    text = translate("Fault", "House rules in {file}: {reason}").format(file=name, reason=reason)
    if error.set_aside is not None:
        kept = translate("Fault", "The file is kept as {file}.")
        text = f"{text} {kept.format(file=printable(error.set_aside.name))}"
    return text


def name_problem(words: Words, known: RuleSets, name: str, own: RuleSet | None) -> str:
    """Why rules cannot be saved under *name*, as a sentence; *own* is the set being changed."""
    translate = words.translate
    if not tidy_name(name):
        return translate("Fault", "A name for the house rules is missing.")
    other = known.named(name)
    if other is not None and (own is None or other.path != own.path):
        return translate("Fault", "Other house rules have the name {name}.").format(name=other.name)
    return ""


def _reason(words: Words, error: HouseRulesError) -> str:
    translate = words.translate
    match error.fault:
        case Fault.EMPTY:
            return translate("Fault", "the file is empty.")
        case Fault.NOT_TEXT:
            return translate("Fault", "the file is damaged, or it holds something else.")
        case Fault.FOREIGN:
            return translate("Fault", "the file holds something else.")
        case Fault.NEWER:
            return translate("Fault", "they are from a newer version of this program.")
        case Fault.BAD_OPTIONS:
            texts = GAMES[error.game].option_texts(words, error.options)
            return texts.contradiction(error.options, OptionsError(error.fields, error.detail))
    if error.fields:
        game = GAMES[error.game]
        label = game.option_texts(words, game.options_type()).fields[error.fields[0]].label
        text = translate("Fault", "what stands there for “{label}” cannot be right.")
        return text.format(label=label)
    return translate("Fault", "the file is damaged: {harm}.").format(harm=harm(words, error))
