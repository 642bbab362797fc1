"""Enumerations that are made quickly are those that Python makes."""

from __future__ import annotations

import enum
import inspect
import pickle
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from PySide6 import QtCore, QtGui, QtSvg, QtWidgets

from handfoot_gui.ui.enumerations import IS_KNOWN, quickly

_KIND: Any = enum.EnumType
MADE_BY_PYTHON = _KIND._create_
PARTS = (QtCore, QtGui, QtSvg, QtWidgets)
BASES = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
pytestmark = pytest.mark.skipif(not IS_KNOWN, reason="Python makes them all")


def enumerations() -> Iterator[Any]:
    """All of Qt's."""
    named = [getattr(part, name) for part in PARTS for name in dir(part)]
    owners = [one for one in named if inspect.isclass(one)]
    for owner in [*PARTS, *owners]:
        for name in dir(owner):
            one = getattr(owner, name, None)
            if inspect.isclass(one) and issubclass(one, enum.Enum):
                yield one


def told(made: Any) -> tuple[object, ...]:
    """All that is to be told of an enumeration and its members."""
    kept = {
        name: value if name == "__new__" else repr(value)
        for name, value in vars(made).items()
        if name == "__new__" or " at 0x" not in repr(value)
    }
    members = [
        {**vars(one), "__objclass__": made is one.__objclass__} for one in made.__members__.values()
    ]
    return kept, repr(members), repr(list(made)), list(made.__members__), made.__mro__[1:]


@pytest.mark.only_thorough
def test_every_one_of_qt_is_as_python_makes_it() -> None:
    make, count = quickly(MADE_BY_PYTHON), 0
    for known in set(enumerations()):
        (base,) = known.__bases__
        pairs = [(name, one.value) for name, one in known.__members__.items()]
        named = {"module": known.__module__, "boundary": enum.KEEP}
        plain = MADE_BY_PYTHON(base, known.__name__, pairs, **named)
        assert told(make(base, known.__name__, pairs, **named)) == told(plain), known
        count += 1
    assert count > 300


def test_it_is_called_as_newer_versions_of_python_call_it() -> None:
    """What is given has names since 3.13; whoever does not know them ends the program."""
    given = {"class_name": "Named", "names": [("A", 1)], "module": __name__, "qualname": None}
    made = quickly(MADE_BY_PYTHON)(enum.Enum, **given, type=None, start=1, boundary=None)
    assert list(made.__members__) == ["A"]


NOT_OF_QT: tuple[list[Any], ...] = (
    [],
    [("A", 0), ("B", 1), ("C", 2), ("AB", 3), ("Again", 1), ("All", 15)],
    [("Eight", 8), ("One", 1), ("Nine", 9), ("NineToo", 9)],
    [("name", 1), ("real", 2)],
    [("_hidden", 1), ("seen", 2)],
    [("less", -3), ("more", 2)],
    [("word", "a"), ("other", "b")],
    ["no", "numbers"],
)


def made_or_refused(make: Any, base: type[enum.Enum], members: list[Any]) -> tuple[object, ...]:
    try:
        return told(make(base, "Made", members, module="somewhere"))
    except (TypeError, ValueError) as error:
        return type(error), str(error)


@pytest.mark.parametrize("base", BASES)
@pytest.mark.parametrize("members", NOT_OF_QT, ids=str)
def test_what_is_unlike_those_of_qt_is_left_to_python(
    base: type[enum.Enum], members: list[Any]
) -> None:
    plain = made_or_refused(MADE_BY_PYTHON, base, members)
    assert made_or_refused(quickly(MADE_BY_PYTHON), base, members) == plain


def test_flags_are_put_together_and_taken_apart() -> None:
    members = [("A", 1), ("B", 2), ("C", 4), ("Both", 3)]
    make = quickly(MADE_BY_PYTHON)
    for base, boundary in product((enum.Flag, enum.IntFlag), (None, enum.KEEP)):
        plain, quick = (one(base, "Made", members, boundary=boundary)
                        for one in (MADE_BY_PYTHON, make))  # fmt: skip
        assert quick.__module__ == __name__
        for one, other in product(range(8), repeat=2):
            for act in ("__or__", "__and__", "__xor__"):
                by_python = getattr(plain(one), act)(plain(other))
                assert repr(getattr(quick(one), act)(quick(other))) == repr(by_python)
            assert repr(~quick(one)) == repr(~plain(one))
            assert (quick(one) in quick(other)) == (plain(one) in plain(other))
            assert list(map(repr, quick(one))) == list(map(repr, plain(one)))
    assert pickle.loads(pickle.dumps(QtCore.Qt.Key.Key_A)) is QtCore.Qt.Key.Key_A


def test_a_start_has_hardly_one_made_by_python() -> None:
    program = """
import enum
from handfoot_gui import app
plain, made = enum._proto_member.__set_name__, []
def hear(self, kind, name):
    made.append(name)
    plain(self, kind, name)
enum._proto_member.__set_name__ = hear
def without_font():
    from PySide6.QtCore import Qt
    print(len(made), len(list(Qt.Key)) > 400)
    return "so it ends here"
app.font_problem = without_font
app.run()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    number, has_keys = done.stdout.split()
    assert has_keys == "True", done
    assert int(number) < 500
