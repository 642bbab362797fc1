"""A game from elsewhere that was opened here before: which of the two goes on, and where."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QWidget

from handfoot_gui.core.text.words import shown_name
from handfoot_gui.storage.games_folder import Meeting, Met
from handfoot_gui.storage.saves import SavedGame
from handfoot_gui.ui.widgets.figures import filled, moment, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.theme import Style


class _Loaded(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def started(self) -> datetime: ...
    @property
    def saved(self) -> datetime: ...
    @property
    def is_over(self) -> bool: ...


LoadedT = TypeVar("LoadedT", bound=_Loaded)
OpenT = TypeVar("OpenT")


def opened_elsewhere(
    path: Path,
    met: Met[LoadedT] | None,
    open_here: Callable[[Path], OpenT],
    copy_in: Callable[[Path, Met[LoadedT] | None], OpenT],
    style: Style,
    parent: QWidget,
) -> tuple[OpenT, str]:
    """What is opened of the file *path*, and a sentence that says what is written where.

    Opened for the first time it is copied in. One that was *met* before goes on here, where the
    file holds nothing new; else people choose. Raises what *open_here* and *copy_in* raise.
    """
    file = shown_name(path.name)
    is_known = met is not None and met.kind is Meeting.KNOWN
    if met is not None and (is_known or not _is_newer_wanted(met, file, style, parent)):
        said = translate(
            "Saved", "The game goes on as you left it here; the file {file} stays as it is."
        )
        if met.here.is_over:
            said = translate(
                "Saved", "The game is shown as you left it here; the file {file} stays as it is."
            )
        return open_here(met.path), filled(said, file=file)
    said = translate("Saved", "From now on the game is saved here; the file {file} stays as it is.")
    return copy_in(path, met), filled(said, file=file)


def is_deal_wanted_anew(going_on: SavedGame, path: Path, style: Style, parent: QWidget) -> bool:
    """Ask whether the cards in *path* are dealt anew, though a game with them is *going_on*."""
    facts = translate(
        "Saved",
        "You are already playing the cards from {file} here; that game was saved {here}. It is "
        "kept either way.",
    )
    text = QuestionText(
        translate("Saved", "Deal these cards again?"),
        filled(facts, file=shown_name(path.name), here=_told(going_on.saved)),
        translate("Saved", "Deal it again"),
        translate("Saved", "Go on here"),
    )
    return is_agreed(style, text, parent)


def _told(saved: datetime) -> str:
    """When a game was saved."""
    return moment(saved.astimezone().replace(tzinfo=None), datetime.now())


def _is_newer_wanted(met: Met[LoadedT], file: str, style: Style, parent: QWidget) -> bool:
    """Ask whether the game goes on as the file has it."""
    question = translate("Saved", "Go on with the newer version?")
    facts = translate(
        "Saved",
        "This game was opened here before. It was saved here {here}; the file {file} was saved "
        "{there} and has the moves made since.",
    )
    if met.kind is Meeting.APART:
        question = translate("Saved", "Which version do you want to go on with?")
        facts = translate(
            "Saved",
            "This game was opened here before, and has gone on in two ways since. It was saved "
            "here {here}; the file {file} was saved {there}. Both are kept.",
        )
    here, there = _told(met.here.saved), _told(met.elsewhere.saved)
    return is_agreed(
        style,
        QuestionText(
            question,
            filled(facts, here=here, there=there, file=file),
            translate("Saved", "Go on with the file"),
            translate("Saved", "Go on here"),
        ),
        parent,
    )
