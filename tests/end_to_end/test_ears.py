"""Whoever hears for the tests finds what is said twice, and what is too long."""

from __future__ import annotations

from typing import cast

import pytest
from blind_players import counted, offers
from ears import LONGEST, Ears, Line, sentences
from orca import Orca
from person import Person


class Told:
    """A program whose next texts are known, and whoever presses its keys."""

    def __init__(self, *answers: str) -> None:
        self._answers = [*answers]
        self._said: list[tuple[float, str]] = []

    def press(self, key: str) -> None:
        del key
        self._said.append((0.0, self._answers.pop(0)))

    def timed(self) -> list[tuple[float, str]]:
        return self._said


def hearing(*answers: str) -> Ears:
    told = Told(*answers)
    return Ears(cast(Person, told), cast(Orca, told))


@pytest.mark.parametrize(
    ("texts", "doubles"),
    [
        (["Draw two. Enter: draw.", "Draw two."], ["Draw two."]),
        (["Draw two. Draw two."], ["Draw two."]),
        (["Draw two.", "Lay down."], []),
        (["seven of clubs", "seven of clubs"], []),
    ],
)
def test_a_sentence_is_heard_once_to_a_key(texts: list[str], doubles: list[str]) -> None:
    ears = hearing()
    ears.lines += [Line(0.0, "Return"), *(Line(0.0, "Return", text) for text in texts)]
    assert ears.doubles() == doubles
    ears.lines.insert(2, Line(0.0, "Return"))
    assert ears.doubles() == [] or len(texts) == 1


def test_what_is_asked_for_may_be_long_and_be_told_meanwhile() -> None:
    long = "Karl laid a card. " * (LONGEST // 10)
    ears = hearing(long, long)
    assert ears.ask("F4", "Karl") == long
    assert ears.too_long() == []
    ears.press("Return")
    ears.hear()
    assert ears.too_long() == []
    ears.lines.append(Line(0.0, "Return", "x" * (LONGEST + 1)))
    assert len(ears.too_long()) == 1


def test_an_answer_that_never_comes_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ears.ANSWER", 0.05)
    ears = hearing("Something else.", "Karl laid a six.", *3 * ["Something else."])
    assert ears.ask("F4", "Karl") == "Karl laid a six."
    assert ears.unanswered == ["F4"], "it was asked again, and is no secret"
    with pytest.raises(AssertionError, match="Karl"):
        ears.ask("F4", "Karl")


def test_players_understand_what_is_heard() -> None:
    assert sentences("Karl laid a six. Draw two!") == ["Karl laid a six.", "Draw two!"]
    assert counted("two sixes, an ace; wilds: three twos") == {"six": 2, "ace": 1, "two": 3}
    assert offers("Marta’s turn. Draw two. Draw 2: Enter.") == {"Draw 2": "Return"}
    assert offers("Say Raub: R, Pass: D.") == {"Say Raub": "r", "Pass": "d"}
