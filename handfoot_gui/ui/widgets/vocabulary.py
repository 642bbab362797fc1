"""The vocabulary of the window: in its language, and as the household likes cards and people."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.heard import heard
from handfoot_gui.core.text.people import gender_of, picture_of
from handfoot_gui.core.text.phrases import Person
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.ui.widgets.figures import alphabet, decimal, figure, filled, translate
from handfoot_gui.ui.widgets.key_names import key_name

if TYPE_CHECKING:
    from handfoot_gui.core.sheet import Sheet


class WindowWords(Words):
    """Words that follow *preferences*, those in force."""

    def __init__(self) -> None:
        super().__init__(
            translate,
            figure,
            Reader(
                lambda name: gender_of(self.preferences, name),
                lambda: self.preferences.card_letters,
                alphabet,
                decimal,
                self._key_now,
                lambda: self.preferences.spoken_news,
            ),
        )
        self.preferences = Preferences()
        self._spoken_for = self.preferences
        self._persons: dict[str, Person] = {}
        """By name, as they are spoken of by those preferences."""
        self.change_preferences: Callable[[Preferences], None] = self.follow
        """Lets others hold from now on, and be kept; the window answers for it."""
        self.photo: Callable[[str], bytes] = lambda _picture: b""
        """The content of the photo that is somebody's picture, empty where it is none or cannot
        be read; the window answers for it, too."""

    def _key_now(self, usual: str, game: str) -> str:
        keys = keys_of(self.preferences)
        return key_name(keys.of_act(game, usual) if game else keys.worn(usual))

    def follow(self, preferences: Preferences) -> None:
        """Speak as *preferences* say from now on."""
        self.preferences = preferences

    def person(self, name: str) -> Person:
        if isinstance(name, Person):
            return name
        if self._spoken_for is not self.preferences:
            self._persons, self._spoken_for = {}, self.preferences
        known = self._persons.get(name)
        if known is None:
            known = self._persons[name] = super().person(name)
        return known

    def picture(self, name: str) -> str:
        """The picture of the person called *name*; empty where there is none."""
        return picture_of(self.preferences, name)


WORDS: Final = WindowWords()
"""There is one, as there is one language: whatever is said in the window is made of it."""


def aloud(text: str) -> str:
    """*text* as it is heard: words in place of signs."""
    return heard(WORDS, text)


def joined(names: Iterable[str]) -> str:
    """ "Marta and Josip": a player or several, with whom verbs agree."""
    return WORDS.listed(WORDS.people(names))


def partners(names: Iterable[str]) -> str:
    """The players of a side, in the order in which they are always named."""
    return joined(WORDS.together(names))


def apart(parts: Iterable[str]) -> str:
    """ "Marta, Josip; Ana, Ivo": what has commas of its own."""
    said = ""
    for part in parts:
        text = translate("Common", "{first}; {following}")
        said = filled(text, first=said, following=part) if said else part
    return said


def dotted(facts: Iterable[str]) -> str:
    """ "Classic · today at 10:00": facts that have nothing to do with one another."""
    said = ""
    for fact in filter(None, facts):
        text = translate("Common", "{first} · {following}")
        said = filled(text, first=said, following=fact) if said else fact
    return said


def as_sentence(said: str) -> str:
    """*said* as a sentence, as "eight deals" becomes "Eight deals."."""
    return filled(translate("Common", "{text:^}."), text=said)


def as_entry(said: str) -> str:
    """*said* as a line of a list, which begins with a capital letter."""
    return filled(translate("Common", "{text:^}"), text=said)


def asked(name: str, wish: str) -> str:
    """What the player *name* is to do: "Marta, draw two cards."."""
    return filled(translate("Common", "{name}, {wish}"), name=WORDS.person(name), wish=wish)


class GameResult(Struct, frozen=True):
    """The result of a game that is over."""

    title: str
    """ "Josip and Marta win", or "A tie"."""
    about: str
    """By how much, or who shares the win; empty where points alone did not decide."""
    is_tie: bool = False


def result_of(sheet: Sheet, players: Callable[[int], tuple[str, ...]]) -> GameResult:
    """The result of *sheet*; *players* are the names of a side."""
    leaders, totals = sheet.leaders, sheet.totals
    winners = [name for side in leaders for name in players(side)]
    names, count = joined(winners), len(winners)
    if len(leaders) > 1:
        about = filled(translate("GameResult", "{names} share the win."), names=names)
        return GameResult(translate("GameResult", "A tie"), about, is_tie=True)
    wins = translate("GameResult", "{names} (wins|win)", "", count)
    rest = [total for side, total in enumerate(totals) if side != leaders[0]]
    own = totals[leaders[0]]
    ahead = min(rest) - own if sheet.is_lowest_best else own - max(rest)
    by = translate("GameResult", "By (one point|{points} points).", "", ahead)
    about = filled(by, points=ahead) if ahead > 0 else ""
    return GameResult(filled(wins, names=names), about)
