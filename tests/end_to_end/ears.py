"""Somebody who does not look: presses keys, and knows only what Orca has spoken.

All that was pressed and heard is kept with its time, and looked through for what nobody wants to
hear: the same twice, more than was asked for, or nothing at all.
"""

from __future__ import annotations

import re
import time
from collections import deque
from pathlib import Path
from typing import Final, NamedTuple

from orca import Orca
from person import Person

LONGEST: Final = 200
"""Characters of a text that nobody asked for."""
QUIET: Final = 0.35
"""After so long nothing more comes of a key, where the reader is quick."""
SLOWLY: Final = 3.0
"""So many times as long as the reader took for the last keys nothing more comes of one."""
REACTION: Final = 0.7
"""Nobody does anything sooner after what was heard; of so hasty a press the program may think that
it was meant for what was there before."""
ANSWER: Final = 20.0
"""Seconds in which a key is answered, however much else the computer has to do."""
TRIES: Final = 3
"""So often a key asks before nobody is there to answer."""
TURN: Final = 20.0
"""Seconds after which somebody who waits asks whose turn it is."""
_ENDS: Final = re.compile(r"(?<=[.!?]) ")
_NO_SENTENCE: Final = re.compile(r"[^.!?]*")


class Line(NamedTuple):
    """A key that was pressed, or a text that was spoken."""

    at: float
    key: str
    """What was pressed, or the last key before a text."""
    text: str = ""
    """Empty for a key."""


def sentences(text: str) -> list[str]:
    """*text* sentence by sentence."""
    return [one for one in _ENDS.split(text) if one]


class Ears:
    """Hears what comes of every key."""

    def __init__(self, person: Person, orca: Orca) -> None:
        self._person = person
        self._orca = orca
        self.lines: list[Line] = []
        self.unanswered: list[str] = []
        """Keys that nothing was heard of."""
        self._answers: dict[int, str] = {}
        """What keys that ask were answered by, by their places in `lines`."""
        self._taken = 0
        """So many texts are in `lines`."""
        self._key = ""
        self._took: deque[float] = deque([0.0], maxlen=5)
        """Seconds until the last keys were answered: on a busy computer all comes late."""

    # -- pressing and hearing ----------------------------------------------------------------

    def press(self, key: str) -> None:
        """Press *key*."""
        self.hear()
        self._key = key
        self.lines.append(Line(time.time(), key))
        self._person.press(key)

    def hear(self) -> list[str]:
        """What was spoken since it was asked last."""
        came = self._orca.timed()[self._taken :]
        self._taken += len(came)
        self.lines += [Line(at, self._key, text) for at, text in came]
        return [text for _, text in came]

    def wait(self, wanted: str, seconds: float) -> list[str]:
        """What is spoken until something has *wanted* in it; empty when that never comes."""
        end, heard = time.monotonic() + seconds, list[str]()
        while not any(re.search(wanted, text, re.IGNORECASE) for text in heard):
            if time.monotonic() > end:
                return []
            time.sleep(0.02)
            heard += self.hear()
        return heard

    def settle(self) -> list[str]:
        """What is spoken until nothing more comes."""
        heard, last = list[str](), time.monotonic()
        while time.monotonic() < last + max(QUIET, SLOWLY * max(self._took)):
            time.sleep(0.02)
            if came := self.hear():
                heard += came
                last = time.monotonic()
        return heard

    def act(self, key: str) -> str:
        """Press *key*; all that is heard of it in one piece, after it came to rest."""
        self.react()
        heard = self._answered(key, ".")
        if not heard:
            self.unanswered.append(key)
        return " ".join(heard + self.settle())

    def react(self) -> None:
        """Take the time that anybody needs to act upon what was heard."""
        self.hear()
        if self.lines and self.lines[-1].text:
            time.sleep(max(0.0, self.lines[-1].at + REACTION - time.time()))

    def _answered(self, key: str, wanted: str) -> list[str]:
        """Press *key*, and wait for *wanted*."""
        self.press(key)
        begun = time.monotonic()
        if heard := self.wait(wanted, ANSWER):
            self._took.append(time.monotonic() - begun)
        return heard

    def ask(self, key: str, wanted: str = ".") -> str:
        """Press *key*, which asks how things stand; the answer, in which *wanted* is found."""
        for _ in range(TRIES):
            # What is heard before it is pressed belongs to the key before.
            self.hear()
            place = len(self.lines)
            if heard := self._answered(key, wanted):
                break
            # An old reader drops what comes while much is going on; then people ask again.
            self.unanswered.append(key)
        assert heard, f"{key} is not answered by {wanted!r}\n{self.told()}"
        # Others may be told of at the same moment.
        heard += self.settle()
        said = [text for text in heard if re.search(wanted, text, re.IGNORECASE)][-1]
        self._answers[place] = said
        return said

    # -- what was heard, looked at afterwards --------------------------------------------------

    def told(self, last: int = 60) -> str:
        """The end of what was pressed and heard, to be read."""
        first = self.lines[0].at if self.lines else 0.0
        return "\n".join(
            f"{line.at - first:7.2f}   {line.text}"
            if line.text
            else f"{line.at - first:7.2f} {line.key}"
            for line in self.lines[-last:]
        )

    @property
    def unasked(self) -> list[str]:
        """All texts but those that were asked for."""
        asked = set(self._answers.values())
        return [line.text for line in self.lines if line.text and line.text not in asked]

    def too_long(self) -> list[str]:
        """Texts that nobody asked for and that are longer than anybody wants."""
        return [text for text in self.unasked if len(text) > LONGEST]

    def figures(self) -> str:
        """How much was pressed and heard."""
        keys = sum(not line.text for line in self.lines)
        seconds = self.lines[-1].at - self.lines[0].at if self.lines else 0.0
        longest = max(map(len, self.unasked), default=0)
        return (
            f"{keys} keys, {seconds:.0f} seconds, {len(self.lines) - keys} texts, of those that "
            f"nobody asked for the longest has {longest} characters; "
            f"{len(self.unanswered)} keys without an answer"
        )

    def doubles(self) -> list[str]:
        """Sentences that were heard twice though nothing was pressed in between. What was answered
        to one of the last two keys may be told of itself at the same moment."""
        found, since, answers = list[str](), list[str](), list[str]()
        for place, line in enumerate(self.lines):
            if not line.text:
                since.clear()
                answers.append(self._answers.get(place, ""))
            for one in sentences(line.text):
                is_asked = any(one in sentences(answer) for answer in answers[-2:])
                if since.count(one) > is_asked and not _NO_SENTENCE.fullmatch(one):
                    found.append(one)
                since.append(one)
        return found

    def write(self, path: Path) -> None:
        """All of it in a file."""
        whole = f"{self.figures()}\n{self.told(len(self.lines))}\n"
        path.write_text(whole, encoding="utf-8")
