"""What a screen reader says of what happens in a game: turns of others, and cards that came."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QAccessible

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.preferences import Preferences, SpokenNews
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.speech import About
from handfoot_gui.core.table import HandOrder
from handfoot_gui.session.heard import Heard, SeenMove, in_words
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene


class Announcements(GamePart):
    """What is to be heard of one game; it tells whenever something happened.

    A turn is told when it is over, by itself, also where the table acts between two turns.
    Others' acts are told as the log tells them,
    which holds what everybody saw; of cards that came newly, only whose hand is shown hears.
    """

    def __init__(self, screen: Screen, presenter: AnyPresenter, scene: TableScene) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter.spoken()
        self._scene = scene
        self._heard = Heard(screen.play.session)
        self._tells_reasons = False
        """It is said what speaks for a bot's move."""

    def on_changed(self) -> None:
        if self._play.waiting is Waiting.COVER:
            # A cover sums up what has come, and is read itself.
            self._heard.pass_over()
        else:
            self._tell()

    def on_preferred(self, preferences: Preferences) -> None:
        self._tells_reasons = preferences.tell_reasons or self._play.is_demo

    def _tell(self) -> None:
        """Say what has come since the last time."""
        if not QAccessible.isActive():
            self._heard.pass_over()
            return
        seat, is_open = self._screen.seat, self._screen.is_open
        made = self._heard.came(seat)
        # Whoever is at the screen knows the own acts.
        is_here = seat in self._screen.persons and not self._play.is_demo
        told = (one for one in made if one.mover != seat or not is_here)
        self._heard.note(self._presenter, told, self._reason)
        came = self._gained(made) if is_open and made else []
        # What has brought new cards is told before them.
        goes_on = self._play.waiting in (Waiting.BOT, Waiting.NOTHING, Waiting.ELSEWHERE)
        actor = TABLE if self._presenter.is_silent(self._screen.view) else self._play.session.actor
        view = self._screen.view
        for turn in self._heard.told(actor, is_whole=bool(came) or not goes_on):
            self._scene.say(in_words(self._presenter, view, self._told_of(turn)), About.OTHERS)
        if came:
            about = About.ANSWER if any(one.mover == seat for one in made) else About.DEALT
            is_dealt = not self._hand(made[0].before)
            self._scene.say(self._presenter.got(view, came, is_dealt=is_dealt), about)

    def _told_of(self, turn: Sequence[LogLine]) -> Sequence[LogLine]:
        """What is told of a *turn*; how a deal has ended, the prompt bar says."""
        is_at_end = self._play.waiting in (Waiting.NEXT_DEAL, Waiting.OVER)
        is_said = is_at_end and turn[-1].seat == TABLE and not self._is_full
        return turn[:-1] if is_said else turn

    @property
    def _is_full(self) -> bool:
        return self._presenter.words.news is SpokenNews.FULL

    def _gained(self, made: Sequence[SeenMove]) -> list[Card]:
        """The cards that came into the shown hand by what was *made*."""
        held = frozenset(self._hand(made[0].before))
        return [card for card in self._hand(made[-1].after) if card not in held]

    def _reason(self, made: SeenMove) -> tuple[LogLine, ...]:
        """What all could see that speaks for a bot's move, where that is wanted, or all is told."""
        play = self._play
        is_wanted = self._is_full or (self._tells_reasons and not self._presenter.words.is_brief)
        if not is_wanted or made.mover in play.persons:
            return ()
        seen = play.session.seen_before(made.number, by_player=play.is_demo)
        said = "" if seen is None else self._presenter.why(*seen)
        return (LogLine(made.mover, said),) if said else ()

    def _hand(self, view: object) -> tuple[Card, ...]:
        table, order = self._presenter.table, HandOrder(self._scene.canvas.preferences.sorting)
        return table.table(view, table.empty, order).hand
