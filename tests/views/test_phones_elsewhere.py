"""People who see their cards on other devices: what the screen shows, asks and tells of them."""

from __future__ import annotations

from random import Random

import pytest
from elsewhere_lab import act_elsewhere, go_anywhere, keep_here, play_anywhere_until, wait_anywhere
from family_lab import NAMES, begun, show, to_cover
from pytestqt.qtbot import QtBot
from scrambling import scramble
from watching import Watcher, faces, hands, texts

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules.moves import SwapSeven
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

BOTS = ("steady", "steady")


class _AtTheTable(Watcher):
    """Looks while a deal goes on: at its end all hands are turned up."""

    def look(self) -> None:
        if not self._game.play.session.left_over:
            super().look()


def prompt(game: PlayedGame) -> str:
    return game.scene.actions.shown_bar.prompt


@pytest.mark.parametrize("name", ["hand-and-foot", "manipulation"])
def test_with_one_person_here_the_screen_asks_for_one_uncovering_in_a_whole_game(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    game, rng = begun(program, name, "p", "p", *BOTS), Random(3)
    keep_here(game, [0])
    watcher = _AtTheTable(game)
    covers, acts, shown = 0, 0, set()
    while len(game.play.session.sheet.deals) < 2:
        waiting = wait_anywhere(qtbot, game)
        covers += waiting is Waiting.COVER
        acts += waiting is Waiting.ELSEWHERE
        if game.screen.is_open:
            shown.add(game.screen.seat)
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        else:
            go_anywhere(qtbot, program, game, rng if name == "manipulation" else None)
    watcher.stop()
    assert acts > 10
    assert covers == 1
    assert shown == {0}
    assert watcher.paints > acts
    assert watcher.seen == []


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_with_nobody_here_the_table_shows_backs_and_says_who_plays(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    kinds = ("p", "p", "p") if name == "raub" else ("p", "p", *BOTS)
    game, rng = begun(program, name, *kinds), Random(5)
    keep_here(game, [])
    for _ in range(12):
        waiting = wait_anywhere(qtbot, game)
        assert waiting is not Waiting.COVER
        if waiting is not Waiting.ELSEWHERE:
            break
        assert program.window.page is program.game_controller.pages.table
        assert game.play.awaited is not None
        assert prompt(game) == f"{NAMES[game.play.awaited]} is playing."
        assert not any(faces(game) & hand for hand in hands(game))
        act_elsewhere(game, rng)
    session, window = game.play.session, program.window
    before = texts(window), window.grab().toImage()
    scramble(session, rng)
    session.log.retell()
    game.play.changed.emit()
    assert texts(window) == before[0]
    assert window.grab().toImage() == before[1]


def test_a_seat_goes_elsewhere_in_mid_turn_and_comes_back_behind_the_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", *BOTS)
    to_cover(qtbot, program, game)
    show(program)
    seat = game.screen.seat
    lifted = game.scene.table.hand[:1]
    game.scene.selection.select(lifted)
    keep_here(game, {0, 1} - {seat})
    assert game.play.waiting is Waiting.ELSEWHERE
    assert game.play.awaited == seat
    assert not game.screen.is_open
    assert not any(faces(game) & hand for hand in hands(game))
    assert game.scene.selection.cards == ()
    keep_here(game, [0, 1])
    assert game.play.waiting is Waiting.COVER
    assert game.screen.seat == seat
    show(program)
    assert game.play.waiting is Waiting.PERSON
    assert game.scene.selection.cards == lifted


def test_who_goes_elsewhere_from_behind_the_cover_leaves_the_table_there(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", *BOTS)
    to_cover(qtbot, program, game)
    keep_here(game, {0, 1} - {game.screen.seat})
    assert game.play.waiting is Waiting.ELSEWHERE
    assert program.window.page is program.game_controller.pages.table
    assert not any(faces(game) & hand for hand in hands(game))


def test_a_turn_that_ended_elsewhere_goes_back_until_the_next_player_touches_a_card(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    keep_here(game, [])
    play = game.play
    settled: list[None] = []
    play.settled.connect(lambda: settled.append(None))
    while not play.grace.is_on:
        wait_anywhere(qtbot, game)
        act_elsewhere(game)
    mover, following = play.grace.seat, play.session.actor
    assert mover is not None
    assert following is not None
    play.undo(mover)
    assert play.awaited == mover
    play.redo(mover)
    assert play.awaited == following
    play.gestured(Seat(({0, 1, 2, 3} - {mover, following}).pop()))
    assert play.can_undo(mover), "somebody else's cards are nobody's business"
    play.gestured(following)
    assert settled
    assert not play.can_undo(mover)
    play.undo(mover)
    assert play.awaited == following


def test_the_screen_takes_back_the_move_of_somebody_elsewhere_until_a_card_is_lifted(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "steady", "steady")
    keep_here(game, [1])
    play, rng = game.play, Random(1)
    play_anywhere_until(
        qtbot, program, game, rng,
        lambda: play.grace.seat == 0 and game.screen.is_open and game.screen.seat == 1,
    )  # fmt: skip
    assert game.can_undo
    game.undo()
    assert (play.waiting, play.awaited) == (Waiting.ELSEWHERE, 0)
    play_anywhere_until(qtbot, program, game, rng, lambda: play.grace.seat == 0)
    assert game.screen.is_open
    game.scene.selection.select(game.scene.table.hand[:1])
    assert not play.grace.is_on
    game.undo()
    game.undo()
    assert play.waiting is Waiting.PERSON


# -- the seven of trumps, asked for in silence


def silent_stops(qtbot: QtBot, program: Controller, seed: int) -> tuple[list[str], list[Seat]]:
    """What the screen says until the first trick, and who was asked; all play elsewhere."""
    program.game_controller.dice = Random(seed)
    game = begun(program, "raub", "p", "p", "p", "p")
    keep_here(game, [])
    said, asked = [], []
    play, rng = game.play, Random(seed)
    phases = (Phase.DRAWN, Phase.SEVEN)
    play_anywhere_until(
        qtbot, program, game, rng, lambda: game.screen.view.public.phase is Phase.SEVEN
    )
    while game.screen.view.public.phase in phases:
        assert play.waiting is Waiting.ELSEWHERE
        seat = play.awaited
        assert seat is not None
        said.append(
            prompt(game).replace(NAMES[seat], f"{(seat - game.screen.view.public.dealer) % 4}")
        )
        before = len(game.record.moves)
        qtbot.wait(5)
        assert len(game.record.moves) == before, "nothing goes on by itself"
        if play.session.actor == TABLE:
            play.look(Seat((seat + 1) % 4))
            assert len(game.record.moves) == before, "another phone has no say in it"
            play.look(seat)
        else:
            asked.append(seat)
            moves = play.session.rules.suggestions(play.session.view(seat))
            play.make(seat, next(move for move in moves if not isinstance(move, SwapSeven)))
    return said, asked


def test_nobody_learns_from_the_screen_who_holds_the_seven_of_trumps(
    qtbot: QtBot, program: Controller
) -> None:
    found = [silent_stops(qtbot, program, seed) for seed in range(6)]
    assert any(asked for _, asked in found)
    assert any(not asked for _, asked in found)
    assert len({tuple(said) for said, _ in found}) == 1


def test_who_has_exchanged_elsewhere_says_so_before_the_next_one_plays(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    keep_here(game, [])
    play_anywhere_until(
        qtbot, program, game, Random(2), lambda: game.screen.view.public.phase is Phase.DRAWN
    )
    assert game.play.awaited == game.screen.view.public.turn
    before = game.record.moves
    qtbot.wait(5)
    assert game.record.moves == before


def test_only_one_person_elsewhere_is_never_asked_to_pretend(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "p", "steady", "steady")
    keep_here(game, [])
    play_anywhere_until(
        qtbot, program, game, Random(4), lambda: game.screen.view.public.phase is Phase.PLAY
    )
    assert game.play.elsewhere.looker is None
