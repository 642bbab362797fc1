"""What is heard has words in place of signs."""

from __future__ import annotations

import pytest

from handfoot_gui.core.text.heard import heard
from handfoot_gui.core.text.words import Words

SAID = {
    "6♠, 6♥, −80": "six of spades, six of hearts, minus 80",
    "10♠ 10♣ 10♦ gives 10♣ away": (
        "ten of spades, ten of clubs, ten of diamonds gives ten of clubs away"
    ),
    "2♠–6♠ can be two sequences.": "two of spades to six of spades can be two sequences.",
    "Red threes 1 × −100, Aces 4 × 20": "Red threes 1 times minus 100, Aces 4 times 20",
    "Deal 2 · move 265 of 265": "Deal 2, move 265 of 265",
    "Clean 5/2": "Clean 5 of 2",
    "Marta: 6 : 3": "Marta: 6 to 3",
    "1,382 (+12)": "1,382 (plus 12)",
    "♠": "spades",
    "Karl ×\u00a02": "Karl times 2",
    "15/07/2025": "15/07/2025",
    "she / he, Ctrl+Z, 62%, Marta: 4": "she / he, Ctrl+Z, 62%, Marta: 4",
}


@pytest.mark.parametrize("text", SAID)
def test_signs_are_said_in_words(text: str) -> None:
    assert heard(Words(), text) == SAID[text]
