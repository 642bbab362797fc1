"""What each number of a player's tactics does, and how they are learnt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from bot_views import CLEAN, DIRTY, QUOTA, RULES, WILD, laid, view

from handfoot_gui.games.hand_and_foot.bots import training, tuning
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import houses, tactics_for
from handfoot_gui.games.hand_and_foot.bots.tuning import gain, lead, main, tuned
from handfoot_gui.games.hand_and_foot.rules.moves import Discard

STEADY = Tactics()
THREE_TWOS = "2 2 2 K J 8 7 6 5 4", {"own": ["* * *"]}
LATE = {"own": [*QUOTA], "in_foot": (0, 2), "stock": 40}
TWO_TWOS = "2 2 K K 8 7 6 5", LATE
WAITS_FOR_PARTNER = "9 9 K J 8 7 6", {"own": ["9 9 9 9"], "in_foot": (0,)}
FILLS_WILD_MELD = {"own": [*CLEAN, "* * *"], "in_foot": (0, 2), "pile": "4"}

LAID: dict[str, tuple[Tactics, tuple[str, dict[str, Any]], list[str] | None]] = {
    "one wild is kept in the hand": (STEADY, THREE_TWOS, ["2 2"]),
    "as many wilds are kept as the reserve says": (Tactics(reserve=2), THREE_TWOS, ["2"]),
    "all of them where it is that large": (Tactics(reserve=3), THREE_TWOS, None),
    "one place is left to a partner": (STEADY, WAITS_FOR_PARTNER, ["9 9"]),
    "as much room is left as wanted": (Tactics(room=2), WAITS_FOR_PARTNER, ["9"]),
    "nothing is laid where all the room is": (Tactics(room=3), WAITS_FOR_PARTNER, None),
    "few wilds are kept where only dirty melds take them": (STEADY, TWO_TWOS, None),
    "who hoards none spends them": (Tactics(hoard=0), TWO_TWOS, ["2 K K"]),
    "a clean meld becomes a dirty pile six rounds before the end": (
        STEADY,
        ("2 K J 8 7", {**LATE, "own": [*CLEAN, WILD, "9 9 9 9 9 9", "T T T T"]}),
        ["2"],
    ),
    "or later": (
        Tactics(spoils=4),
        ("2 K J 8 7", {**LATE, "own": [*CLEAN, WILD, "9 9 9 9 9 9", "T T T T"]}),
        None,
    ),
    "a wild completes one dirty pile more": (
        STEADY, ("2 K J 7 4", {"own": [*DIRTY, "8 8 8 8 8 2"], "in_foot": (0, 2)}), ["2"],
    ),
    "but not early where it is better kept": (
        Tactics(closes=0.5),
        ("2 K J 7 4", {"own": [*DIRTY, "8 8 8 8 8 2"], "in_foot": (0, 2)}),
        None,
    ),
    "later it does": (
        Tactics(closes=0.5),
        ("2 K J 7 4", {"own": [*DIRTY, "8 8 8 8 8 2"], "in_foot": (0, 2), "stock": 83}),
        ["2"],
    ),
    "two wilds are kept for dirty piles that lack": (
        STEADY, ("2 2 2 K Q J 8", FILLS_WILD_MELD), ["2"],
    ),
    "none where they go onto a wild meld that is begun": (
        Tactics(saved=0), ("2 2 2 K Q J 8", FILLS_WILD_MELD), ["2 2 2"],
    ),
    "but two before it is begun": (
        Tactics(saved=0), ("2 2 K Q J 8", {**FILLS_WILD_MELD, "own": [*CLEAN]}), None,
    ),
    "a pair is kept for the pile once no wild pile is missing, too": (
        STEADY, ("9 9 K J 8 7 6 5 4", {"own": ["9 9 9", WILD]}), None,
    ),
    "or it is laid then": (
        Tactics(pairs=False), ("9 9 K J 8 7 6 5 4", {"own": ["9 9 9", WILD]}), ["9 9"],
    ),
    "but kept while a wild pile is missing": (
        Tactics(pairs=False), ("9 9 K J 8 7 6 5 4", {"own": ["9 9 9", "* * *"]}), None,
    ),
    "and where the quota lacks it": (
        Tactics(closes=0.5),
        ("2 K J 7 4", {"own": [*DIRTY[:1], "8 8 8 8 8 2"], "in_foot": (0, 2)}),
        ["2"],
    ),
}  # fmt: skip
"""Whose tactics, what is held in which position, and what is laid; None where nothing is."""


@pytest.mark.parametrize("sentence", LAID)
def test_what_is_laid_by_tactics(sentence: str) -> None:
    tactics, (holding, position), expected = LAID[sentence]
    seen, terms = view(holding, **position), Terms(RULES.options, tactics=tactics)
    act = decide(deal_of_view(terms, seen))
    move = move_of(terms, seen, act)
    assert RULES.problem(seen, move) is None
    if expected is None:
        assert isinstance(move, Discard)
        assert not move.card.is_wild
    else:
        assert [" ".join(sorted(meld.split())) for meld in laid(move)] == expected


def test_partners_of_every_house_have_learnt_something() -> None:
    learnt = {house: tactics_for(options) for house, options in houses().items()}
    for house, options in houses().items():
        if options.side_count < options.players:
            assert learnt[house] != STEADY, house


def test_players_of_the_same_tactics_are_as_good_as_each_other() -> None:
    for house in "classic 4 pairs", "simpson 3 alone":
        terms = Terms(houses()[house])
        assert [lead(terms, terms, seed) for seed in range(3)] == [0, 0, 0]


def test_what_is_not_better_for_some_deals_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    terms = Terms(houses()["classic 4 pairs"])
    played: list[int] = []

    def leads(*points: float) -> None:
        def led(own: Terms, other: Terms, seed: int) -> float:
            del own, other
            played.append(seed)
            return points[seed % len(points)]

        monkeypatch.setattr(tuning, "lead", led)

    leads(-10.0, 9.0)
    assert gain(terms, terms, range(4000)) == 0
    assert len(played) == 1000
    leads(20.0, 10.0)
    assert gain(terms, terms, range(4000)) == 15
    leads(1000.0, -990.0)
    assert gain(terms, terms, range(4000)) == 0, "it is not sure"
    leads(3.0, 4.0)
    assert gain(terms, terms, range(4000)) == 0, "it is too little"


def test_the_best_value_of_every_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = Tactics(patience=0.55, reserve=2, room=4, spoils=2)

    def likeness(terms: Terms) -> float:
        pairs = zip(terms.tactics, wanted, strict=True)
        return sum(-abs(one - other) for one, other in pairs)

    monkeypatch.setattr(
        tuning, "gain", lambda own, other, _: max(0.0, likeness(own) - likeness(other))
    )
    # What one round finds no later one has to mend.
    monkeypatch.setattr(tuning, "_ROUNDS", 1)
    assert tuned(("classic 4 pairs", 2)) == wanted
    alone = Tactics(reserve=2, spoils=2)
    assert tuned(("classic 4 alone", 2)) == alone, "others have no partners"


def test_the_same_deals_give_the_same_tactics(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    asked = ["simpson 2 alone", "brouillette-low 2 alone"]
    for file, houses_asked in (first, asked), (second, asked[::-1]):
        for house in houses_asked:
            assert main([house, "--deals", "3", "--workers", "1", "-o", str(file)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert list(json.loads(first.read_bytes())) == asked


@pytest.mark.parametrize("content", [b"{", b"[1]", b"[" * 100_000, b'{"classic 4 pairs": -3}'])
def test_a_damaged_file_is_named_and_kept(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged = tmp_path / "kept.json"
    damaged.write_bytes(content)
    for command in main, training.main:
        assert command(["simpson 2 alone", "--workers", "1", "-o", str(damaged)]) == 1
        assert capsys.readouterr().err.startswith("kept.json: ")
    assert damaged.read_bytes() == content
    assert list(tmp_path.iterdir()) == [damaged]


def test_what_cannot_be_learnt_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in main, training.main:
        for wrong in ["classic 7 pairs"], ["--workers", "0"], ["-o", str(tmp_path)]:
            with pytest.raises(SystemExit):
                command(wrong)
        assert "no house is called 'classic 7 pairs'" in capsys.readouterr().err
        nowhere = str(tmp_path / "no" / "file")
        assert command(["simpson 2 alone", "-o", nowhere]) == 1, "before anything is learnt"


def test_weights_are_learnt_for_some_houses_and_those_of_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    kept = {"of old": [0.5], "classic 4 pairs": [1.5], "simpson 2 alone": [2.5]}
    file.write_text(json.dumps(kept), "utf-8")
    asked = ["simpson 2 alone", "--samples", "8", "--workers", "1", "-o", str(file)]
    assert training.main(asked) == 0
    known = json.loads(file.read_bytes())
    weights, _ = training.trained(("simpson 2 alone", 8))
    assert known == kept | {"simpson 2 alone": weights}
    assert len(file.read_text("utf-8").splitlines()) == 5, "a house in a line"
