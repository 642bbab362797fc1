"""A deal in a file: it comes back as it was, and what is wrong with a file is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from looked_back import GAMES, back, sample
from msgspec.structs import replace

from handfoot_gui.games import rules_of
from handfoot_gui.session.deal_again import DealCards, cards_of
from handfoot_gui.storage.deal_file import DEAL_FILES, read_deal, write_deal
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import KEPT
from handfoot_gui.storage.formats import FileKind, kind_of

NAME = "marta.handfoot-deal.json"


def taken(name: str = "steady/classic", deal: int = 1, note: str = "") -> DealCards:
    record = sample(name)
    return cards_of(record, rules_of(record), back(record).route.deals[deal], note)


def document(folder: Path, cards: DealCards | None = None) -> dict[str, Any]:
    path = folder / NAME
    write_deal(path, cards or taken())
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def fault_of(path: Path) -> SaveError:
    with pytest.raises(SaveError) as raised:
        read_deal(path)
    assert str(path) in str(raised.value)
    return raised.value


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("deal", [0, 2])
def test_a_deal_comes_back_as_it_was_written(tmp_path: Path, name: str, deal: int) -> None:
    cards = taken(name, deal, "Ruth, look at the wilds 🃏")
    path = tmp_path / NAME
    write_deal(path, cards)
    assert read_deal(path) == cards
    assert path.stat().st_size < 8_000
    assert kind_of(path) is FileKind.DEAL
    nameless = replace(cards, names=())
    write_deal(path, nameless)
    assert read_deal(path) == nameless


def test_the_file_holds_what_the_readme_says(tmp_path: Path) -> None:
    found = document(tmp_path, taken(note="ours"))
    assert list(found) == [
        "kind", "format", "program", "game", "preset", "number", "names", "note", "options",
        "sentences", "moves",
    ]  # fmt: skip
    assert (found["kind"], found["format"], found["number"]) == ("handfoot-deal", 3, 2)
    assert found["names"] == [player.name for player in sample("steady/classic").seats]
    assert found["note"] == "ours"
    assert [move["move"] for _, move in found["moves"]][:2] == ["dealer", "deal"]


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "fault", "place"),
    [
        (lambda d: d.update(format=4), Fault.NEWER, "$.format"),
        (lambda d: d.update(format=0), Fault.FOREIGN, "$.format"),
        (lambda d: d.update(game="bridge"), Fault.NEWER, "$.game"),
        (lambda d: d.update(kind="house-rules"), Fault.FOREIGN, "$.kind"),
        (lambda d: d.update(kind="handfoot-house"), Fault.NEWER, "$.kind"),
        (lambda d: d.pop("moves"), Fault.DAMAGED, ""),
        (lambda d: d.update(more=1), Fault.NEWER, "$.more"),
        (lambda d: d.update(moves=[]), Fault.DAMAGED, "$.moves"),
        (lambda d: d.update(note="x" * 2001), Fault.DAMAGED, "$.note"),
        (lambda d: d.update(names=["Marta"]), Fault.DAMAGED, "$.names"),
        (lambda d: d.update(number=0), Fault.DAMAGED, "$.number"),
        (lambda d: d["options"].update(players=9), Fault.DAMAGED, "$.options.players"),
        (lambda d: d["options"].update(packs=2), Fault.BAD_OPTIONS, "$.options"),
        (lambda d: d["moves"][0].__setitem__(0, 7), Fault.DAMAGED, "$.moves[0][0]"),
        (lambda d: d["moves"][1][1]["order"].pop(), Fault.ILLEGAL_MOVE, "$.moves[1]"),
        (lambda d: d["moves"][1][1]["order"].append("XX9"), Fault.DAMAGED, "$.moves[...]"),
        (lambda d: d["moves"].insert(0, d["moves"][1]), Fault.ILLEGAL_MOVE, "$.moves[0]"),
        (lambda d: d["moves"].pop(1), Fault.ILLEGAL_MOVE, "$.moves[1]"),
        (lambda d: d.update(moves=d["moves"][:1]), Fault.ILLEGAL_MOVE, "$.moves[0]"),
        (lambda d: d["moves"].append([-1, {"move": "end-deal"}]), Fault.ILLEGAL_MOVE, "$.moves["),
        (lambda d: d["moves"].append([0, {"move": "end-turn"}]), Fault.ILLEGAL_MOVE, "$.moves["),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, change: Change, fault: Fault, place: str
) -> None:
    found = document(tmp_path)
    change(found)
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(found), "utf-8")
    error = fault_of(path)
    assert error.fault is fault, str(error)
    assert error.place.startswith(place.removesuffix("...]")), str(error)


def test_half_a_file_is_still_known_as_a_deal_and_said_to_be_damaged(tmp_path: Path) -> None:
    write_deal(tmp_path / NAME, taken())
    half = (tmp_path / NAME).read_bytes()[:1500]
    (tmp_path / NAME).write_bytes(half)
    assert kind_of(tmp_path / NAME) is FileKind.DEAL
    assert fault_of(tmp_path / NAME).fault is Fault.DAMAGED


def test_a_hundred_megabytes_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / NAME
    with path.open("wb") as file:
        file.write(b'{"kind":"handfoot-deal",')
        file.truncate(100 * 2**20)
    assert path.stat().st_size > DEAL_FILES.largest
    assert fault_of(path).fault is Fault.TOO_LARGE
    assert kind_of(path) is FileKind.GAME


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "gone.json").fault is Fault.MISSING
    assert kind_of(tmp_path) is FileKind.GAME


def test_the_content_tells_the_kind_whatever_the_file_is_called(tmp_path: Path) -> None:
    game = Path(__file__).parents[1] / "samples" / "steady" / "classic.handfoot.json"
    assert kind_of(game) is FileKind.GAME
    kept = tmp_path / "anything.txt"
    kept.write_text('{"kind": "kept-game", "format": 1}', "utf-8")
    assert kind_of(kept) is FileKind.KEPT
    rules = tmp_path / "rules.json"
    rules.write_text('{"kind": "house-rules", "format": 1}', "utf-8")
    assert kind_of(rules) is FileKind.RULES
    named = tmp_path / f"cut{KEPT[0]}"
    named.write_bytes(b"")
    assert kind_of(named) is FileKind.KEPT
    # A player may be called anything.
    strange = tmp_path / "strange.json"
    strange.write_text(json.dumps({"name": '"kind": "handfoot-deal"'}), "utf-8")
    assert kind_of(strange) is FileKind.GAME
