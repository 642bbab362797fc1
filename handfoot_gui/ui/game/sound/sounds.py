"""What is heard at the table, on a computer that can be heard at all."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Sound
from handfoot_gui.core.preferences import Preferences, Sounds
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.widgets.timing import Timing

_OWN: Final = (Waiting.PERSON, Waiting.COVER, Waiting.LOOK, Waiting.PRESS)


class Speaker(Protocol):
    """Plays sounds; nothing it does takes time or fails."""

    def open(self) -> None:
        """Get ready, so that the first sound comes in time; nothing is heard until then."""

    def play(self, sound: Sound, volume: float) -> None:
        """Begin *sound*, from 0 to 1 as loud as can be; where nothing can be heard, do nothing."""

    def close(self) -> None:
        """Be silent for good."""


class Silence:
    """A `Speaker` that is never heard."""

    def open(self) -> None:
        pass

    def play(self, sound: Sound, volume: float) -> None:
        pass

    def close(self) -> None:
        pass


class TableSounds(QObject, GamePart):
    """Lets the moves of one game be heard, each kind of them by its `Sound`."""

    def __init__(
        self,
        screen: Screen,
        preferences: Preferences,
        speaker: Speaker,
        timing: Timing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._screen, self._play = screen, screen.play
        self._speaker = speaker
        self._preferences = preferences
        self._known = len(screen.play.session.record.moves)
        self._rung: tuple[Seat, int] | None = None
        """For whose act it has rung, and after so many moves."""
        self._due: set[Sound] = set()
        self._gather = QTimer(self, singleShot=True, interval=timing.sounds_gathered)
        self._gather.timeout.connect(self._ring)
        if preferences.sounds is not Sounds.NONE:
            QTimer.singleShot(timing.speaker_ready, self, speaker.open)

    def on_preferred(self, preferences: Preferences) -> None:
        """Follow *preferences*; a sound lets another volume be heard at once."""
        before, self._preferences = self._preferences, preferences
        if (before.sounds, before.volume) != (preferences.sounds, preferences.volume):
            if preferences.sounds is not Sounds.NONE:
                self._speaker.open()
            self._hear(Sound.TURN)

    def on_refused(self, problem: Problem) -> None:
        del problem
        self._hear(Sound.REFUSED)

    def on_changed(self) -> None:
        play, screen = self._play, self._screen
        moves = len(play.session.record.moves)
        known, self._known = self._known, moves
        for line in play.session.log.told(known) if known < moves else ():
            if line.sound is not None:
                self._hear(line.sound)
        place = (screen.seat, moves)
        is_due = play.waiting in _OWN and play.session.last_mover != screen.seat
        if is_due and self._rung != place:
            # The same act is waited for behind the cover and in front of it.
            self._rung = place
            self._hear(Sound.TURN)

    def _hear(self, sound: Sound) -> None:
        wanted = self._preferences.sounds
        if wanted is Sounds.ALL or (wanted is Sounds.TURN and sound is Sound.TURN):
            self._due.add(sound)
            self._gather.start()

    def _ring(self) -> None:
        heard = self._due & {Sound.TURN}
        if others := self._due - heard:
            heard.add(max(others, key=list(Sound).index))
        self._due.clear()
        for sound in heard:
            self._speaker.play(sound, self._preferences.volume.factor)
