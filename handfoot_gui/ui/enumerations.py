"""Enumerations of Qt, made in a fraction of the time.

PySide has Python make them, two hundred before the window is there. Python puts each member into
its class as a stand-in that becomes the member, as if the class had been written down, and that
took an eighth of the start. Here one class without members is made by Python, and whatever is asked
for is a copy of it, to which members are added as Python would.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Callable
from typing import Any, Final, TypeAlias

Create: TypeAlias = Callable[..., Any]
"""What makes a class of members: those that it is one of, its name, and names and values."""

IS_KNOWN: Final = (3, 11) <= sys.version_info[:2] < (3, 14)
"""Whether this Python makes members as it is done here."""
_BASES: Final = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
_OWN: Final = ("__module__", "__qualname__", "__new__", "__dict__", "__weakref__")
"""What a class has of its own."""


_KIND: Final[Any] = enum.EnumType
_PLAIN: Final[Create] = _KIND._create_


def make_quickly() -> None:
    """Have all enumerations of Qt made so from now on."""
    if IS_KNOWN:
        _KIND._create_ = quickly(_PLAIN)


def quickly(plain: Create) -> Create:
    """What makes the same as *plain*, Python's own, in less time where it can."""
    patterns: dict[tuple[object, object], dict[str, Any]] = {}
    taken = {base: {"mro", ""}.union(*map(vars, base.__mro__)) for base in _BASES}

    def create(cls: Any, class_name: str, names: Any, **named: Any) -> Any:
        # What is given has Python's own names, as newer ones give it by name.
        base, name, members = cls, class_name, names
        module = named.pop("module", None)
        if module is None:
            # The caller's, as Python has it; which is one further away now.
            module = sys._getframe(2).f_globals.get("__name__")
        is_plain = base in taken and _are_plain(members, taken[base])
        boundary = named.pop("boundary", None)
        if not is_plain or any(value not in (None, 1) for value in named.values()):
            return plain(base, name, members, module=module, boundary=boundary, **named)
        pattern = patterns.get((base, boundary))
        if pattern is None:
            pattern = patterns[base, boundary] = dict(
                vars(plain(base, "Pattern", (), module=module, boundary=boundary))
            )
        space = {
            what: type(value)() if type(value) in (list, dict) else value
            for what, value in pattern.items()
            if what not in _OWN
        }
        made: Any = type.__new__(enum.EnumType, name, (base,), {**space, "__module__": module})
        _put(made, "__new__", pattern["__new__"])
        _add(made, members)
        return made

    return create


def _are_plain(members: object, taken: set[str]) -> bool:
    """Whether these are names and numbers, and no name means anything to Python."""
    return isinstance(members, list) and all(
        type(one) is tuple
        and type(one[1]) is int
        and one[1] >= 0
        and one[0] not in taken
        and one[0][:1] != "_"
        for one in members
    )


_put: Final = type.__setattr__


def _add(made: Any, members: list[tuple[str, int]]) -> None:
    """Add *members* to a class that has none."""
    new, has_value, is_flag = made._new_member_, made._use_args_, issubclass(made, enum.Flag)
    by_name, by_value, names = made._member_map_, made._value2member_map_, made._member_names_
    hashable = getattr(made, "_hashable_values_", [])
    mask = bits = 0
    for name, value in members:
        is_bit = value and not value & (value - 1)
        mask |= value
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value) if has_value else new(made)
            member._value_ = value
            member._name_ = name
            member.__objclass__ = made
            member._sort_order_ = len(names)
            hashable.append(value)
            # Of flags those of one bit count; the others are names for some together.
            if is_bit or not is_flag:
                names.append(name)
        if is_bit:
            bits |= value
        by_name[name] = member
        _put(made, name, member)
    if is_flag:
        _put(made, "_flag_mask_", mask)
        _put(made, "_singles_mask_", bits)
        _put(made, "_all_bits_", 2 ** mask.bit_length() - 1)
        values = [by_name[name]._value_ for name in names]
        if values != sorted(values):
            _put(made, "_iter_member_", made._iter_member_by_def_)
