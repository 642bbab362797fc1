"""What is to be heard: in which order texts are said that come together, and which are left out."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass, replace
from enum import IntEnum, auto
from typing import Final

LONGEST: Final = 200
"""Letters that are said in one piece, unless somebody asks for more."""
KEPT: Final = 100
"""Texts that can be heard again."""
_SENTENCE: Final = re.compile(r"(?<=[.!?…]) ")
_PART: Final = re.compile(r"(?<=[,;:]) ")
_WORD: Final = re.compile(" ")


class About(IntEnum):
    """What a text is about; of those that come together, the first of these is heard first."""

    PAGE = auto()
    """Where whoever hears is now."""
    ANSWER = auto()
    """What the last key or click has come to: a refusal, cards that were drawn."""
    OTHERS = auto()
    """What others did, which everybody saw."""
    DEALT = auto()
    """What came to whoever looks by no act of their own."""
    TURN = auto()
    """Whose turn has begun."""
    DUE = auto()
    """What is expected now, of whom, and what is asked."""
    TIP = auto()
    """What can be told at any time."""


@dataclass(frozen=True, slots=True)
class Utterance:
    """A text for the ear, of whole sentences."""

    text: str
    about: About = About.ANSWER
    place: str = ""
    """Where it stands on the screen: what comes there later is heard in its place, and an empty
    text there takes it back. Nothing replaces what stands nowhere."""
    after: tuple[str, ...] = ()
    """What is heard after the text."""
    is_again: bool = False
    """It was said before, and somebody wants to hear it once more: it is said as it is, and not
    kept a second time."""
    is_whole: bool = False
    """Somebody asked for it: it is said in one piece, however long it is."""

    @property
    def is_alone(self) -> bool:
        """Whether it is said as it is, and before all else."""
        return self.is_again or self.is_whole


class Speech:
    """Gathers what there is to say until it is said in one piece."""

    def __init__(self) -> None:
        self._waiting: list[Utterance] = []
        self._rest: Utterance | None = None
        """What is left of a text of which a piece was said."""

    def add(self, said: Utterance) -> None:
        """Have *said* heard with the next piece."""
        if said.place:
            self._waiting = [one for one in self._waiting if one.place != said.place]
        if said.text:
            self._waiting.append(said)

    def hush(self) -> None:
        """Forget all but what others did: whom it was for looks no longer."""
        self._waiting = [one for one in self._waiting if one.about is About.OTHERS]
        if self._rest is not None and self._rest.about is not About.OTHERS:
            self._rest = None

    @property
    def has_more(self) -> bool:
        """Whether anything is still to be said."""
        return bool(self._waiting) or self._rest is not None

    def take(self) -> Utterance | None:
        """The next piece of what there is to say, each sentence once; None where that is nothing.

        What is too long for one piece is said in several, what matters most first.
        """
        parts, said, abouts = self._parts(), "", set[About]()
        alone = next((part for part in parts if part.is_alone), None)
        if alone is not None:
            self._waiting = [part for part in parts if part is not alone]
            return alone
        if self._rest is not None:
            parts.insert(0, self._rest)
            self._rest = None
        if not parts:
            return None
        while parts:
            longer = f"{said} {parts[0].text}".strip()
            if len(longer) > LONGEST:
                break
            said = longer
            abouts.add(parts.pop(0).about)
        if not said:
            said, rest = _cut(parts[0].text)
            abouts.add(parts[0].about)
            self._rest = replace(parts.pop(0), text=rest, place="")
        self._waiting = parts
        # What everybody saw is no secret, as long as nothing else is said with it.
        return Utterance(said, About.OTHERS if abouts == {About.OTHERS} else About.ANSWER)

    def _parts(self) -> list[Utterance]:
        """All that waits, in the order in which it is heard, a text each."""
        waiting = sorted(self._waiting, key=lambda one: one.about)
        parts = [
            replace(one, text=text, after=())
            for one in waiting
            for text in (one.text, *one.after)
            if text
        ]
        return [
            part
            for at, part in enumerate(parts)
            if not any(
                _has_said(other, part, is_earlier=place < at)
                for place, other in enumerate(parts)
                if place != at
            )
        ]


def _cut(text: str) -> tuple[str, str]:
    """As many whole sentences of *text* as are said in one piece, and the rest; where one sentence
    is longer, it is cut behind a comma, or between two words."""
    for between in (_SENTENCE, _PART, _WORD):
        ends = [found.start() for found in between.finditer(text, 0, LONGEST + 1)]
        if ends:
            return text[: ends[-1]], text[ends[-1] + 1 :]
    return text[:LONGEST], text[LONGEST:]


def _has_said(other: Utterance, one: Utterance, *, is_earlier: bool) -> bool:
    """Whether *one* need not be said beside *other*. Two like acts are two acts."""
    whole, text = other.text, one.text
    if one.about is About.OTHERS or f" {text} " not in f" {whole} ":
        return False
    return is_earlier or other.about is About.OTHERS or len(whole) > len(text)


class MessageLog:
    """What was said last, to be heard again, one text after the other."""

    def __init__(self) -> None:
        self._texts: deque[str] = deque(maxlen=KEPT)
        self._seen: deque[bool] = deque(maxlen=KEPT)
        """Of each, whether everybody saw it."""
        self._at: int | None = None
        """The place of what was heard again last; None since something new was said."""

    def __len__(self) -> int:
        return len(self._texts)

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is kept, the oldest first."""
        return tuple(self._texts)

    def keep(self, text: str, *, is_seen: bool = False) -> None:
        """*text* was said; *is_seen*: of what everybody saw."""
        self._texts.append(text)
        self._seen.append(is_seen)
        self._at = None

    def forget(self) -> None:
        """Somebody else hears from now on, and only what everybody saw is heard again."""
        kept = [text for text, is_seen in zip(self._texts, self._seen, strict=True) if is_seen]
        self._texts = deque(kept, maxlen=KEPT)
        self._seen = deque((True for _ in kept), maxlen=KEPT)
        self._at = None

    def go(self, step: int) -> tuple[str, int] | None:
        """The text *step* texts from what was heard again last, and its number, counted from 1;
        whoever goes back hears what was said last first. None where nothing was said."""
        if not self._texts:
            return None
        newest = len(self._texts) - 1
        at = newest if self._at is None else self._at + step
        return self._to(at)

    def go_to_end(self, *, is_first: bool) -> tuple[str, int] | None:
        """The oldest text, or the newest, as `go` tells it."""
        return self._to(0 if is_first else len(self._texts) - 1) if self._texts else None

    def _to(self, at: int) -> tuple[str, int]:
        self._at = min(max(at, 0), len(self._texts) - 1)
        return self._texts[self._at], self._at + 1
