"""Whose mistakes there are: who plays here, and who did, as they are called."""

from __future__ import annotations

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import person_key
from handfoot_gui.storage.practice import PracticeBook


def person_in(liked: Preferences) -> str:
    """The name of whoever is chosen."""
    return liked.puzzler or liked.names[0]


def people_in(liked: Preferences, book: PracticeBook) -> tuple[str, ...]:
    """The names of all who may be chosen; of those whose names are kept nowhere else as they were
    written last."""
    here = {person_key(name): name for name in (*liked.people, person_in(liked))}
    return tuple({**here, **book.shelf.persons(), **here}.values())


def is_forgotten(person: str, liked: Preferences, book: PracticeBook) -> bool:
    """Whether there is a file of somebody, by `person_key`, whose name is kept nowhere else."""
    known = map(person_key, (*liked.people, *liked.names))
    return person not in known and book.path(person).exists()
