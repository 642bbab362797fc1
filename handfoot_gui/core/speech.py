"""What is to be heard: in which order texts are said that come together, and which are left out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, auto


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


class Speech:
    """Gathers what there is to say until it is said in one piece."""

    def __init__(self) -> None:
        self._waiting: list[Utterance] = []

    def add(self, said: Utterance) -> None:
        """Have *said* heard with the next piece."""
        if said.place:
            self._waiting = [one for one in self._waiting if one.place != said.place]
        if said.text:
            self._waiting.append(said)

    def hush(self) -> None:
        """Forget all but what others did: whom it was for looks no longer."""
        self._waiting = [one for one in self._waiting if one.about is About.OTHERS]

    def take(self) -> str:
        """All there is to say, each sentence once; empty where that is nothing."""
        waiting = sorted(self._waiting, key=lambda one: one.about)
        self._waiting = []
        parts = [(text, one.about) for one in waiting for text in (one.text, *one.after) if text]
        return " ".join(
            part[0]
            for at, part in enumerate(parts)
            if not any(
                _has_said(other, part, is_earlier=place < at)
                for place, other in enumerate(parts)
                if place != at
            )
        )


def _has_said(other: tuple[str, About], one: tuple[str, About], *, is_earlier: bool) -> bool:
    """Whether *one* need not be said beside *other*. Two like acts are two acts."""
    (whole, kind), (text, about) = other, one
    if about is About.OTHERS or f" {text} " not in f" {whole} ":
        return False
    return is_earlier or kind is About.OTHERS or len(whole) > len(text)
