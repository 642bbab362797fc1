"""The window's end of a process that works on one question, and may be left at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal

from handfoot_gui.bots.messages import GoOn, NotChosen, Question, worker_command
from handfoot_gui.ui.widgets.talk import Talk
from handfoot_gui.ui.widgets.timing import USUAL, Timing


class AskedProcess(QObject):
    """Has a question answered in a process of its own; whoever inherits it hears the answers.

    The window never waits for it. The owner calls `stop` before letting go of it; the end of the
    application does so too.
    """

    failed = Signal(str)
    """(reason): there will be no answer, or no better one; the reason is untranslated."""
    _told = Signal(object, object)
    """(talk, reply): what was said in a `Talk`, or why nothing more will be said there."""

    def __init__(self, command: Sequence[str] | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command or worker_command())
        self._talk: Talk | None = None
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_running(self) -> bool:
        """Whether a question is worked on."""
        return self._talk is not None

    @property
    def process_id(self) -> int:
        """The number of the process; 0 while there is none."""
        return 0 if self._talk is None else self._talk.process_id

    def start(self, question: Question) -> None:
        """Ask *question*; answers or `failed` follow, never before this call returns."""
        self.stop()
        self._talk = Talk(self._command, question, self._told.emit)

    def stop(self) -> None:
        """Leave the question as it is; the process is killed, and ends soon."""
        if self._talk is not None:
            self._talk.leave()
            self._talk = None

    def _let_end(self) -> None:
        """All is answered: let the process end by itself."""
        assert self._talk is not None, "it has answered"
        self._talk.end()
        self._talk = None

    def _hear(self, reply: object) -> None:
        """Do something about *reply*, which is no failure."""
        raise NotImplementedError

    def _say(self, message: Question) -> None:
        """Tell the process, which is running, something more."""
        if self._talk is not None:
            self._talk.say(message)

    def _on_told(self, talk: Talk, reply: object) -> None:
        if talk is not self._talk:
            return
        if isinstance(reply, str | NotChosen):
            self.stop()
            self.failed.emit(reply if isinstance(reply, str) else reply.error)
        else:
            self._hear(reply)


class SteppedProcess(AskedProcess):
    """One that works step by step, each only while it *may_go_on*: others go first."""

    def __init__(
        self,
        may_go_on: Callable[[], bool],
        command: Sequence[str] | None = None,
        parent: QObject | None = None,
        *,
        timing: Timing = USUAL,
    ) -> None:
        super().__init__(command, parent)
        self._may_go_on = may_go_on
        self._rest = QTimer(self, singleShot=True, interval=timing.review_rest)
        self._rest.timeout.connect(self._go_on)

    def stop(self) -> None:
        self._rest.stop()
        super().stop()

    def _go_on(self) -> None:
        """Let the next step be done, or ask again soon whether it may."""
        if self._may_go_on():
            self._say(GoOn(0))
        else:
            self._rest.start()
