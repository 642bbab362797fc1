"""Evenings in which anything comes after anything: totals add up always, and nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from family_lab import NAMES, go, play_until, set_out, the_game, wait
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from sampling import examples
from scrambling import whole_state
from test_other_points_written import PLAYERS, SAMPLE

from handfoot_gui.core.other_points import OtherPoints, is_line
from handfoot_gui.core.seats import TABLE
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

ACTS = ("line", "change", "undo", "redo", "undo and redo", "players", "leave", "cover", "score")


class Evening:
    """Two people and bots at one table, who write down other points."""

    def __init__(self, program: Controller, rng: Random) -> None:
        self._program, self._rng = program, rng
        self.written = Counter[OtherPoints]()
        """What stands in the game, as far as whoever wrote it knows."""

    @property
    def game(self) -> PlayedGame:
        return the_game(self._program)

    def act(self, act: str) -> None:
        game = self.game
        acts: dict[str, Callable[[], object]] = {
            "line": self._write_line,
            "change": self._change_line,
            "undo": lambda: game.can_undo and game.undo(),
            "redo": lambda: game.can_redo and game.redo(),
            "undo and redo": self._undo_and_redo,
            "players": self._change_players,
            "leave": self._leave,
            "cover": game.screen.cover,
            "score": self._show_score,
        }
        acts[act]()

    def _write_line(self) -> None:
        game, rng = self.game, self._rng
        if game.scoring.can_write_lines:
            line = OtherPoints(
                rng.randrange(2), rng.choice(("late", "dropped")), rng.choice((-5, 9))
            )
            if game.play.write_lines(line, kept=dict(game.play.session.open_lines)) is None:
                self.written[line] += 1

    def _change_line(self) -> None:
        game, session = self.game, self.game.play.session
        if session.can_write_lines and session.open_lines:
            places = dict(session.open_lines)
            number = self._rng.choice(list(places))
            old, places[number] = places[number], replace(places[number], points=7)
            if game.play.write_lines(kept=places) is None:
                self.written[old] -= 1
                self.written[places[number]] += 1

    def _undo_and_redo(self) -> None:
        game = self.game
        if game.can_undo:
            game.undo()
            game.uncover()
            if game.can_redo:
                game.redo()

    def _change_players(self) -> None:
        game, rng = self.game, self._rng
        seats = list(game.record.seats)
        seat = rng.randrange(len(seats))
        seats[seat] = replace(seats[seat], name=f"{rng.choice(NAMES)} {len(game.record.moves)}")
        self._program.game_controller.change_players(tuple(seats), game.open_seat)

    def _leave(self) -> None:
        game = self.game
        self._program.leave_to_start()
        assert self._program.played is None
        self._program.game_controller.open(game.path)

    def _show_score(self) -> None:
        self.game.show_score()
        self.game.show_table()

    def check(self) -> None:
        """All that was written is in the game, in its totals and in its file."""
        game, session = self.game, self.game.play.session
        sheet, ledger = session.sheet, session.ledger
        for side, total in enumerate(sheet.totals):
            deals = (line.points(side) for deal in sheet.deals for line in deal.lines)
            closing = (line.points(side) for line in sheet.closing)
            assert total == sheet.openings[side] + sum(deals) + sum(closing)
        stand = Counter(line for deal in ledger.deals for line in deal.others)
        stand.update(ledger.others or ())
        assert stand == +self.written
        assert stand == Counter(
            move.line for _, move in game.record.moves if is_line((TABLE, move))
        )
        read = load(game.path)
        assert not read.is_read_only
        assert (read.record, read.state) == (session.record, whole_state(session))


@pytest.mark.every_case
@pytest.mark.parametrize("game", SAMPLE)
def test_whatever_comes_after_what_totals_add_up_and_nothing_is_lost(
    program: Controller, qtbot: QtBot, game: str
) -> None:
    rng, done = Random(6), Counter[str]()
    set_out(program, SAMPLE[game], 24, "p", "p", *("easy",) * (PLAYERS[game] - 2))
    evening = Evening(program, rng)
    play_until(qtbot, program, evening.game, rng, evening.game.path.exists)
    for _ in range(examples(30, 120)):
        waiting = wait(qtbot, evening.game)
        if waiting is Waiting.OVER:
            break
        if waiting is Waiting.NEXT_DEAL:
            evening.game.deal_next()
        act = rng.choice(ACTS)
        done[act] += 1
        evening.act(act)
        evening.check()
        go(qtbot, program, evening.game, rng)
        evening.check()
    assert evening.written
    assert len(done) > 5
