"""Challenges between their files, the page and the table: begun, entered, compared and sent."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from random import SystemRandom

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.spoken_code import WrongCode
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.challenge import (
    GROUPS,
    Challenge,
    OtherVersion,
    challenge_in,
    challenge_of_day,
    levels_of,
    new_challenge,
)
from handfoot_gui.session.game_offers import games_offered, presets_of
from handfoot_gui.storage.challenge_file import read_result
from handfoot_gui.storage.challenges import Challenges
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.challenge import words as said_of
from handfoot_gui.ui.pages.challenge.bots import BotsAtIt
from handfoot_gui.ui.pages.challenge.facts import ChallengeFacts, Choice
from handfoot_gui.ui.pages.challenge.looks import Looks
from handfoot_gui.ui.pages.challenge.page import ChallengePage, bring_news_in_sight
from handfoot_gui.ui.pages.challenge.results import Results, found_in
from handfoot_gui.ui.pages.challenge.showing import Showing
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.window.main_window import MainWindow


class ChallengeController(QObject):
    """Shows the page of challenges, and keeps what comes of them.

    Signals: ``play_wanted(Challenge, deal, name)`` when somebody wants to play;
    ``look_wanted(path, other)`` at a game, beside an `OtherGame` or None; ``closed()``.
    """

    play_wanted = Signal(object, int, str)
    look_wanted = Signal(object, object)
    closed = Signal()

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._words = window, words
        self.challenges = Challenges()
        """What is kept of them."""
        self._choice = _usual(window.preferences.game)
        self._chosen: Challenge | None = None
        page = self.page = ChallengePage(window.ui_style)
        window.pages.add(page)
        self.results = Results(
            window, words, page, self.challenges, self._set, self.take_file, self
        )
        """Sends and takes results."""
        bots = self._bots = BotsAtIt(self)
        showing = self._showing = Showing(window, words, self.challenges, bots)
        page.person_chosen.connect(lambda name: showing.choose(person=name))
        page.rival_chosen.connect(lambda name: showing.choose(rival=name))
        for signal in (page.person_chosen, page.rival_chosen):
            signal.connect(lambda _: self._set())
        looks = self._looks = Looks(window, words, page, self)
        looks.wanted.connect(self.look_wanted)
        looks.failed.connect(lambda error: self._set(notices=(fault(words, error),)))
        bots.advanced.connect(self._on_bots_advanced)
        bots.failed.connect(lambda _: self._set(wrong=self.tr("The bots could not play it.")))
        page.bots_wanted.connect(bots.ask)
        for signal in (page.closed, page.left, page.play_wanted):
            signal.connect(lambda *_: bots.stop())
        page.closed.connect(self.closed)
        page.chosen.connect(self._on_choice)
        page.new_wanted.connect(self._on_new)
        page.daily_wanted.connect(self._on_daily)
        page.entered.connect(self._on_entered)
        page.opened.connect(self.open)
        page.left.connect(self._on_left)
        page.play_wanted.connect(self.play_wanted)
        page.removed.connect(self._on_removed)

    # -- what is shown --------------------------------------------------------------------------

    def show(self, said: str = "") -> None:
        """Show the page: the challenge chosen last, or all there are; *said* is told on it."""
        error = self.challenges.read()
        notices = () if error is None else (fault(self._words, error),)
        self._set(said=said, notices=notices)
        self._window.show_page(self.page)
        self.page.take_focus(self._looks.take_origin())

    def open(self, challenge: Challenge) -> None:
        """Show *challenge*, and keep it."""
        self._chosen = challenge
        self._set(notices=self._kept(lambda: self.challenges.choose(challenge)))
        self.page.take_focus()

    def open_left(self) -> None:
        """Show the one that whoever plays here has begun and left, if there is one."""
        left = self.challenges.left_by(self.person)
        if left is not None:
            self.open(left)

    def take_file(self, path: Path, name: str = "") -> None:
        """Add the result in *path*, under another *name* where one is said, and show its challenge.
        Raises `SaveError`."""
        try:
            result = read_result(path)
        except OtherVersion:
            self._chosen = None
            self.show()
            self._set(wrong=said_of.other_version())
            return
        self._chosen = result.challenge
        self.show()
        self.results.add_file(result.under(name) if name else result)

    def _kept(self, keep: Callable[[], None]) -> tuple[str, ...]:
        """Do *keep*; gives what went wrong with it."""
        try:
            keep()
        except SaveError as error:
            return (fault(self._words, error),)
        return ()

    def _set(self, *, said: str = "", wrong: str = "", notices: tuple[str, ...] = ()) -> None:
        chosen, kept = self._chosen, []
        for one in self.challenges.kept:
            try:
                kept.append(challenge_in(one.code))
            except (WrongCode, OtherVersion):
                # Of another version, which may come back.
                continue
        shown = None if chosen is None else self._showing.of(chosen)
        self.page.set_facts(ChallengeFacts(self._choice, shown, tuple(kept), notices, said, wrong))
        # It has its place once the window has had its turn.
        QTimer.singleShot(0, self.page, partial(bring_news_in_sight, self.page))

    @property
    def person(self) -> str:
        """Who plays here."""
        return self._showing.person

    def _on_bots_advanced(self) -> None:
        """Whatever is told there stays."""
        if self._chosen is not None:
            shown = self._showing.of(self._chosen)
            self.page.set_facts(replace(self.page.facts, shown=shown))

    # -- begun and played -----------------------------------------------------------------------

    def _on_choice(self, choice: Choice) -> None:
        self._choice = choice
        self._set()

    def _on_new(self) -> None:
        choice = self._choice
        self.open(new_challenge(choice.game, choice.preset, choice.level, SystemRandom()))

    def _on_daily(self) -> None:
        choice = self._choice
        self.open(challenge_of_day(choice.game, choice.preset, choice.level, date.today()))

    def _on_entered(self, text: str) -> None:
        try:
            self.open(challenge_in(found_in(text, range(GROUPS, GROUPS + 1))))
        except WrongCode as error:
            self._set(wrong=said_of.problem(error, (GROUPS,)))
        except OtherVersion:
            self._set(wrong=said_of.other_version())

    def _on_left(self) -> None:
        self._chosen = None
        self._set()
        self.page.take_focus()

    def _on_removed(self) -> None:
        challenge, window = self._chosen, self._window
        assert challenge is not None, "a challenge is shown"
        asked = QuestionText(
            self.tr("Remove this challenge?"),
            self.tr("All its results and games on this computer are deleted."),
            translate("Common", "Remove"),
            translate("Common", "Stay here"),
        )
        if is_agreed(window.ui_style, asked, window):
            self._chosen = None
            self._set(notices=self._kept(lambda: self.challenges.forget(challenge.code)))
            self.page.take_focus()


def _usual(liked: str) -> Choice:
    """What is offered first to those who have *liked* a game."""
    game = liked if liked in games_offered() else games_offered()[0]
    levels = levels_of(game)
    return Choice(game, presets_of(game)[0], levels[min(1, len(levels) - 1)])
