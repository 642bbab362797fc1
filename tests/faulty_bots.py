"""Bots of somebody else that fail in every way a bot can, now and then in a game."""

from __future__ import annotations

import os
import sys
import time
from typing import ClassVar

from example_bot import Hasty

from handfoot_gui.games.hand_and_foot.rules.moves import Cut, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.state import View


class Faulty(Hasty):
    """Fails at about every fortieth move, always at the same ones."""

    every: ClassVar = 40

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        if seed % self.every == 0:
            return self.fail()
        return super().choose(view, seed, time)

    def fail(self) -> PlayerMove:
        raise NotImplementedError


class Raises(Faulty):
    def fail(self) -> PlayerMove:
        raise ZeroDivisionError("a mistake")


class Cheats(Faulty):
    def fail(self) -> PlayerMove:
        return Cut(999)


class Dies(Faulty):
    def fail(self) -> PlayerMove:
        os._exit(7)


class Hangs(Faulty):
    every: ClassVar = 400

    def fail(self) -> PlayerMove:
        while True:
            time.sleep(3600)


class Reads(Faulty):
    every: ClassVar = 10

    def fail(self) -> PlayerMove:
        sys.stdin.read(1)
        os.read(0, 1)
        return Cut(999)


class Forks(Hasty):
    """Answers twice now and then."""

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        if seed % 10 == 0:
            os.fork()
        return super().choose(view, seed, time)


class Leaves(Faulty):
    """Dies and leaves another process that holds its pipe."""

    every: ClassVar = 400

    def fail(self) -> PlayerMove:
        if os.fork():
            os._exit(7)
        while True:
            time.sleep(3600)


class _Poison:
    def __reduce__(self) -> tuple[object, ...]:
        return sys.exit, (7,)


class Poisons(Faulty):
    every: ClassVar = 100

    def fail(self) -> PlayerMove:
        poison: object = _Poison()
        assert isinstance(poison, PlayerMove | _Poison)
        return poison


def dies_at_once(options: object) -> None:  # noqa: ARG001
    os._exit(7)
