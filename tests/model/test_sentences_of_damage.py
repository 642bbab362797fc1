"""Whatever is damaged in a file of any kind, a person reads where, and nothing of the decoder."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from every_file import KINDS, Kind

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import read_file
from handfoot_gui.storage.text.faults import fault, rules_fault

OF_DECODERS = ("`", "$", "_", "Expected", "Object", "JSON", "UTF", "byte", "Invalid", "RFC", "enum")
STRANGE: tuple[Any, ...] = (None, -1, 10**30, 1.5, "", "\u202e\x00😀" * 200, [], {}, True)
MANY = 40
"""Of a list only the first entries are spoilt."""
TOLD = {name: kind for name, kind in KINDS.items() if not kind.is_comfort and "book" not in name}


def said_of(error: SaveError) -> str:
    words = Words()
    return rules_fault(words, error) if ".rules." in error.path.name else fault(words, error)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every list or object in *value*, with each index or key of it."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(min(len(value), MANY)))
    for key in keys:
        yield value, key
        yield from places(value[key])


def spoilt(content: bytes) -> Iterator[bytes]:
    """*content* with one thing changed, taken out or put in, everywhere in turn."""
    whole = json.loads(content)
    for number, (holder, key) in enumerate(places(whole)):
        before = holder[key]
        holder[key] = STRANGE[number % len(STRANGE)]
        yield json.dumps(whole).encode()
        holder[key] = before
        if isinstance(holder, dict):
            del holder[key]
            yield json.dumps(whole).encode()
            holder[key] = before
            holder["some_more"] = 1
            yield json.dumps(whole).encode()
            del holder["some_more"]


def fault_of(kind: Kind, home: Path) -> SaveError | None:
    try:
        kind.read(home)
    except SaveError as error:
        return error
    except (ValueError, AttributeError):
        # The spoilt file was whole, only not one that `Kind.write` writes.
        return None
    return None


@pytest.mark.parametrize("kind", TOLD.values(), ids=TOLD)
def test_every_spoilt_place_is_told_in_plain_words(kind: Kind, tmp_path: Path) -> None:
    kind.write(tmp_path, 1)
    path = kind.where(tmp_path)
    told = 0
    for content in spoilt(path.read_bytes()):
        path.write_bytes(content)
        error = fault_of(kind, tmp_path)
        if error is not None:
            said = said_of(error).replace(path.name, "").replace(path.name + ".broken", "")
            said = said.replace(str(tmp_path), "")
            if error.set_aside is not None:
                said = said.replace(error.set_aside.name, "")
            assert not any(sign in said for sign in OF_DECODERS), said
            assert said.isprintable()
            assert len(said) < 300
            told += 1
            if error.set_aside is not None:
                assert error.set_aside.read_bytes() == content
                error.set_aside.unlink()
    assert told > 20


@pytest.mark.parametrize(
    ("change", "end"),
    [
        (
            {"seats": [{"name": "Ruth", "kind": "bot", "level": ""}]},
            "something in it is wrong (player 1, level).",
        ),
        ({"seed": "much"}, "something in it is wrong (seed)."),
        ({"more": 1, "format": 6}, "holds something that does not belong there (more)."),
        ({"saved": None}, "something in it is wrong (saved)."),
        ({"moves": [[-1, {"move": 7}]]}, "something in it is wrong (move 1, move)."),
    ],
)
def test_a_damaged_game_says_where(change: dict[str, Any], end: str, tmp_path: Path) -> None:
    kind = KINDS["game"]
    kind.write(tmp_path, 1)
    path = kind.where(tmp_path)
    file = json.loads(path.read_bytes())
    path.write_text(json.dumps({**file, **change}))
    with pytest.raises(SaveError) as caught:
        load(path)
    assert said_of(caught.value).startswith(f"{path.name} is damaged: ")
    assert said_of(caught.value).endswith(end)


def test_a_file_that_was_cut_off_says_that_its_end_is_missing(tmp_path: Path) -> None:
    kind = KINDS["game"]
    kind.write(tmp_path, 1)
    path = kind.where(tmp_path)
    path.write_bytes(path.read_bytes()[:-40])
    with pytest.raises(SaveError) as caught:
        kind.read(tmp_path)
    assert "is damaged: its end is cut off. It is kept as " in said_of(caught.value)


@pytest.mark.parametrize("path", [Path("/"), Path()])
def test_a_folder_without_a_name_is_named_all_the_same(path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        read_file(path, 9)
    said = fault(Words(), caught.value)
    assert said == f"{path} is a folder or a device, not a plain file."
