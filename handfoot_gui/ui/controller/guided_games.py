"""Leads through games: guided deals that teach one, puzzles, and challenges by code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller.challenges import ChallengeGames
from handfoot_gui.ui.controller.program import Program
from handfoot_gui.ui.widgets.vocabulary import WORDS

if TYPE_CHECKING:
    from pathlib import Path

    from handfoot_gui.core.record import Player
    from handfoot_gui.session.marked_deal import MarkedDeal, MarkedStep
    from handfoot_gui.session.own_puzzle import OwnAttempt
    from handfoot_gui.session.puzzle import Attempt
    from handfoot_gui.ui.game.guides.guide import Guide
    from handfoot_gui.ui.game.guides.puzzle_talk import PuzzlePlace
    from handfoot_gui.ui.pages.own_mistakes.controller import OwnMistakesController
    from handfoot_gui.ui.pages.puzzles.controller import PuzzlesController


class GuidedGames(QObject):
    """What somebody is led through.

    Signal: ``deleting(person)`` as in `OwnMistakesController`.
    """

    deleting = Signal(str)

    def __init__(self, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._puzzles: PuzzlesController | None = None
        self.challenges = ChallengeGames(program, self)
        """Leads through challenges by code."""
        self.led_on: Callable[[GuidedGames], None] = GuidedGames.leave
        """What leads those of another program to what somebody leads through here."""

    def leave(self) -> None:
        """Show the start page: nobody is led through anything."""
        self._program.show_start()

    @property
    def is_at_puzzles(self) -> bool:
        """Whether the page of puzzles is shown."""
        return self._puzzles is not None and self._program.window.page is self._puzzles.page

    def learn(self, game: str) -> None:
        """Go on with the guided deal of *game*, where nothing is lost by leaving what is open."""
        self._program.leaving.leave(lambda: self.learn_now(game))

    def learn_now(self, game: str, *, is_anew: bool = False, is_led_on: bool = False) -> None:
        """Begin the guided deal of *game*, or go on with it, in the place of what is open."""
        from handfoot_gui.session.lesson import Tutor
        from handfoot_gui.ui.game.guides.lesson import LessonGuide
        from handfoot_gui.ui.widgets.own_name import asked_name

        if not GAMES[game].has_lesson:
            game = next(name for name, known in GAMES.items() if known.has_lesson)
        window = self._program.window
        is_first = not (is_anew or is_led_on or window.preferences.lessons.get(game))
        is_asked = is_first and window.preferences.is_name_made_up
        name = asked_name(window.ui_style, window) if is_asked else ""
        if name is None:
            return
        self._program.begin_afresh()
        if is_asked:
            self._program.preferences_controller.remember_player(name)
        preferences = window.preferences
        names = preferences.names
        begun = "" if is_anew else preferences.lessons.get(game, "")
        family = self._program.setup_controller.last(game).options
        tutor = Tutor(game, WORDS, preferences, family, begun)
        guide = LessonGuide(tutor, self)
        guide.progressed.connect(partial(self._on_taught, game))
        guide.left.connect(self._program.leave_to_start)
        guide.begun_again.connect(
            lambda: self._program.leaving.leave(lambda: self.learn_now(game, is_anew=True))
        )
        guide.real_game_wanted.connect(
            lambda: self._program.leaving.leave(lambda: self._program.play(game))
        )
        record = tutor.record(_led(names[: tutor.lesson.options.players]))
        self._lead(guide, record, f"lesson-{game}", lambda guided: guided.go_on_learning(game))

    def go_on_learning(self, game: str) -> None:
        """Lead on through the guided deal of *game* that another program has led to here."""
        self.learn_now(game, is_led_on=True)

    def _on_taught(self, game: str, step: str) -> None:
        preferences = self._program.window.preferences
        if preferences.lessons.get(game) != step:
            lessons = {**preferences.lessons, game: step}
            self._program.preferences_controller.remember(replace(preferences, lessons=lessons))

    @cached_property
    def puzzles_controller(self) -> PuzzlesController:
        """What shows the page of puzzles."""
        from handfoot_gui.ui.pages.puzzles.controller import PuzzlesController

        self._puzzles = PuzzlesController(self._program.window, WORDS, parent=self)
        self._puzzles.page.closed.connect(self._program.show_start)
        self._puzzles.opened.connect(self._on_puzzle_opened)
        self._puzzles.liked.connect(self._program.preferences_controller.remember)
        self._puzzles.page.own_requested.connect(self.show_own)
        return self._puzzles

    @cached_property
    def own_controller(self) -> OwnMistakesController:
        """What shows the page of one's own mistakes."""
        from handfoot_gui.ui.pages.own_mistakes.controller import OwnMistakesController

        program = self._program
        own = OwnMistakesController(program.window, WORDS, program.saves.home, parent=self)
        own.page.closed.connect(program.show_start)
        own.practicing.opened.connect(self._on_own_opened)
        own.practicing.finished.connect(self._come_back_now)
        own.liked.connect(program.preferences_controller.remember)
        own.deleting.connect(self.deleting)
        return own

    def show_own(self) -> None:
        """Show one's own mistakes, where nothing is lost by leaving what is open."""
        self._program.leaving.leave(self.show_own_now)

    def show_own_now(self) -> None:
        """Show them in the place of what is open."""
        self._program.begin_afresh()
        self.own_controller.show()

    def _come_back_now(self) -> None:
        """Show what led to the own mistake on the table, in its place."""
        self._program.begin_afresh()
        self.own_controller.come_back()

    def bring_own(self, path: Path) -> None:
        """Bring back the mistakes in *path*, and show them. Raises `SaveError`."""
        self.own_controller.bring(path)

    def _on_own_opened(self, attempt: OwnAttempt, place: PuzzlePlace) -> None:
        from handfoot_gui.ui.game.guides.own_puzzle import OwnMistakeGuide

        self._program.begin_afresh()
        own = self.own_controller.practicing
        guide = OwnMistakeGuide(attempt, place, self)

        def note(is_solved: bool) -> None:
            # Whoever was helped has not remembered it.
            if said := own.note(attempt, is_solved=is_solved and not guide.is_helped):
                self._program.game_controller.ask(lambda played: played.say(said))

        guide.tried.connect(note)
        guide.left.connect(lambda: self._program.leaving.leave(self._come_back_now))
        guide.next_wanted.connect(lambda: own.open_after(attempt))
        names = self._program.window.preferences.with_player(own.person).names
        record = attempt.record(_led(names[: attempt.puzzle.options.players], attempt.solver))
        self._lead(
            guide, record, f"own-{attempt.own.name}", lambda guided: guided.show_own_now()
        )  # fmt: skip

    def show_puzzles(self, game: str = "", after: str = "") -> None:
        """Show the puzzles of *game*, or of the one looked at last, where nothing is lost by
        leaving what is open; *after* is the puzzle that was played."""
        self._program.leaving.leave(lambda: self.show_puzzles_now(game, after))

    def show_puzzles_now(self, game: str = "", after: str = "") -> None:
        """Show them in the place of what is open."""
        self._program.begin_afresh()
        self.puzzles_controller.show(game, after)

    def _on_puzzle_opened(self, attempt: Attempt, place: PuzzlePlace) -> None:
        from handfoot_gui.ui.game.guides.puzzle import PuzzleGuide

        self._program.begin_afresh()
        puzzles, game, name = self.puzzles_controller, attempt.game, attempt.puzzle.name
        guide = PuzzleGuide(attempt, place, self)

        def note(is_solved: bool) -> None:
            if said := puzzles.note(attempt, is_solved=is_solved):
                self._program.game_controller.ask(lambda played: played.say(said))

        guide.tried.connect(note)
        guide.left.connect(lambda: self.show_puzzles(game, name))
        guide.next_wanted.connect(lambda: puzzles.open_after(attempt))
        names = self._program.window.preferences.with_player(puzzles.person).names
        record = attempt.record(_led(names[: attempt.puzzle.options.players], attempt.solver))
        self._lead(
            guide, record, f"puzzle-{game}-{name}",
            lambda guided: guided.puzzles_controller.open(game, name),
        )  # fmt: skip

    def walk_through(self, deal: MarkedDeal, number: int = 0) -> None:
        """Show the position of *deal* with that *number*, from 0, in the place of what is open."""
        from handfoot_gui.session.marked_deal import MarkedStep
        from handfoot_gui.ui.game.guides.marked import MarkedGuide
        from handfoot_gui.ui.pages.setup.choice import player_of

        self._program.begin_afresh()
        step = MarkedStep(deal, number)
        guide = MarkedGuide(step, self)
        guide.stepped.connect(lambda way: self.walk_through(deal, number + way))
        guide.left.connect(self._program.leave_to_start)
        guide.hands_wanted.connect(lambda: self._show_hands(step))
        names, seat = deal.names, step.mark.seat
        if not names:
            # Who sits where is the same at all positions; the reader has the first seat asked.
            known = self._program.window.preferences.names[: deal.options.players]
            names = tuple(one.name for one in _led(known, deal.marks[0].seat))
        players = [
            player_of(name, None if place == seat else "steady") for place, name in enumerate(names)
        ]
        self._lead(
            guide, step.record(players), f"marked-{deal.game}",
            lambda guided: guided.walk_through(deal, number),
        )  # fmt: skip

    def _show_hands(self, step: MarkedStep) -> None:
        """Look back at the game of *step*, which is over, with everybody's cards."""
        from handfoot_gui.session.marked_deal import played_by

        program, mark = self._program, step.mark
        if program.played is None:
            return
        players = program.played.record.seats
        record = played_by(step.deal, players, len(step.deal.moves))
        look = program.look_back_controller
        look.show(record, program.game_controller.wait(), is_finished=True)
        if look.page is not None:
            look.page.go(mark.position)
            look.page.see_from(mark.seat)
            look.page.open_cards(True)

    def _lead(
        self, guide: Guide, record: AnyRecord, name: str, way_on: Callable[[GuidedGames], None]
    ) -> None:
        """Let *guide* lead through the game of *record*; in another language *way_on* goes on."""
        self.led_on = way_on
        self._program.game_controller.begin_led(guide, record, name)


def _led(names: Sequence[str], seat: int = 0) -> list[Player]:
    """The first of *names* at *seat* to be led, and bots around."""
    from handfoot_gui.ui.pages.setup.choice import player_of

    others = iter(names[1:])
    return [
        player_of(names[0], None) if place == seat else player_of(next(others), "steady")
        for place in range(len(names))
    ]
