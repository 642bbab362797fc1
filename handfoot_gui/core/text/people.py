"""What is known of players by name: how verbs agree with them, and which picture they have."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.preferences import MOST_PEOPLE, USUAL_NAMES, Preferences, SpokenOf
from handfoot_gui.core.text.phrases import Gender, Translate
from handfoot_gui.core.text.words import person_key

_GENDERS: Final = {
    SpokenOf.SHE: Gender.FEMININE,
    SpokenOf.HE: Gender.MASCULINE,
    SpokenOf.UNSAID: Gender.UNSAID,
}
_USUAL: Final = {person_key(name): said for name, said in USUAL_NAMES.items()}
_ALWAYS: Final = "always"


def depends_on_people(translate: Translate) -> bool:
    """Whether verbs after a name differ for women and men in the language *translate* speaks.

    A catalogue of such a language has "always" where others have "never".
    """
    told = translate(
        "People", "never", "no word: “always” where verbs differ for she and he, else “never”"
    )
    return told.strip() == _ALWAYS


def spoken_of(preferences: Preferences, name: str) -> SpokenOf:
    """What is said about the player called *name*; of the usual names it is known."""
    key = person_key(name)
    return preferences.spoken_of.get(key) or _USUAL.get(key, SpokenOf.UNSAID)


def gender_of(preferences: Preferences, name: str) -> Gender:
    """How verbs agree with the player called *name*."""
    return _GENDERS[spoken_of(preferences, name)]


def with_spoken_of(preferences: Preferences, name: str, said: SpokenOf) -> Preferences:
    """*preferences* once it is *said* of *name*; what is known anyway is not kept."""
    key = person_key(name)
    kept = {one: of for one, of in preferences.spoken_of.items() if one != key}
    if said is not _USUAL.get(key, SpokenOf.UNSAID):
        kept[key] = said
    return replace(preferences, spoken_of=dict([*kept.items()][-2 * MOST_PEOPLE :]))


def picture_of(preferences: Preferences, name: str) -> str:
    """The picture of the person called *name*, as in `Preferences.pictures`; empty: none."""
    return preferences.pictures.get(person_key(name), "")


def with_picture(preferences: Preferences, name: str, picture: str) -> Preferences:
    """*preferences* once the person called *name* has that *picture*, or with an empty one none."""
    key = person_key(name)
    kept = {one: of for one, of in preferences.pictures.items() if one != key}
    if picture:
        kept[key] = picture
    return replace(preferences, pictures=dict([*kept.items()][-2 * MOST_PEOPLE :]))
