"""What a table holds in memory that it could do without."""

from __future__ import annotations

import hashlib
import subprocess
import sys

import pytest
from family_lab import set_out, wait
from pytestqt.qtbot import QtBot

from handfoot_gui.core.hashes import blake2b, sha256
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game import giving_back
from handfoot_gui.ui.game.giving_back import CHANGES, GivingBack


def test_sums_are_those_of_python_and_bring_no_library() -> None:
    for content in (b"", b"salt 9H3 *S1", bytes(range(256)) * 9):
        assert sha256(content).hexdigest() == hashlib.sha256(content).hexdigest()
        plain = hashlib.blake2b(content, digest_size=8)
        assert blake2b(content, digest_size=8).digest() == plain.digest()
    program = """
import sys
from handfoot_gui.core.hashes import blake2b, sha256
sha256(b"").digest(), blake2b(b"", digest_size=8).digest()
print("_hashlib" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False\n", done.stderr


def test_what_is_free_is_given_back_during_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(giving_back, "give_back", lambda: given.append(True))
    part = GivingBack()
    for _ in range(3 * CHANGES - 1):
        part.on_changed()
    assert len(given) == 2


def test_a_game_gives_back(
    program: Controller, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(giving_back, "give_back", lambda: given.append(True))
    monkeypatch.setattr(giving_back, "CHANGES", 1)
    game = set_out(program, "steady/classic", 200, "p", "easy", "easy", "easy")
    wait(qtbot, game)
    game.scene.move_chosen.emit(next(iter(game.play.session.rules.suggestions(game.screen.view))))
    wait(qtbot, game)
    assert given
