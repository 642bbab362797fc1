"""The puzzles between their files, the page and the table: which are offered, tried and solved."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import GAMES
from handfoot_gui.session.puzzle import Attempt, in_order
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.guides.puzzle_talk import PuzzlePlace
from handfoot_gui.ui.pages.puzzles.page import Offer, PuzzlesFacts, PuzzlesPage
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.window.main_window import MainWindow


class _Shelf(Struct):
    """The puzzles of one game that can be played, and what is wrong with the others."""

    puzzles: dict[str, Puzzle]
    left_out: int = 0
    error: SaveError | None = None


class PuzzlesController(QObject):
    """Shows the page of puzzles, and keeps what comes of them.

    Signals: ``opened(Attempt, PuzzlePlace)`` when a puzzle is to be played, ``liked(Preferences)``
    when another game or another person was chosen.
    """

    opened = Signal(object, object)
    liked = Signal(object)

    def __init__(self, window: MainWindow, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._window, self._words = window, words
        self._progress = PuzzleProgress()
        self._trouble = ""
        """Why progress cannot be read, until it was said."""
        self._shelves: dict[str, _Shelf] = {}
        self.page = PuzzlesPage(window.ui_style)
        window.pages.add(self.page)
        self.page.chosen.connect(self._on_chosen)
        self.page.game_chosen.connect(self.show)
        self.page.person_chosen.connect(self._on_person)

    @property
    def person(self) -> str:
        """Who solves them."""
        liked = self._window.preferences
        return liked.puzzler or liked.names[0]

    def show(self, game: str = "", after: str = "") -> None:
        """Show the puzzles of *game*, or of the one looked at last; the one to be played next has
        the keyboard, that of the name *after* having been played last."""
        games = tuple(name for name, one in GAMES.items() if one.has_puzzles)
        liked = self._window.preferences
        wanted = (game, liked.puzzle_game, liked.game)
        game = next((one for one in wanted if one in games), next(iter(games), ""))
        if game != liked.puzzle_game:
            self.liked.emit(replace(liked, puzzle_game=game))
        error = self._progress.read()
        notices = () if error is None else (fault(self._words, error),)
        facts = self.facts(game, games, notices)
        self.page.set_facts(facts)
        self._window.show_page(self.page)
        following = facts.after(after)
        if following is not None:
            self.page.take_focus(following.name)

    def facts(
        self, game: str, games: tuple[str, ...] = (), notices: tuple[str, ...] = ()
    ) -> PuzzlesFacts:
        """What the page shows of *game*."""
        liked, shelf = self._window.preferences, self._shelf(game)
        titles = {kind.name: kind.title for kind in GAMES[game].puzzle_kinds(self._words)}
        tried = self._progress.of(person_key(self.person), game)
        degrees, number = [], 0
        for puzzles in in_order(shelf.puzzles.values()):
            offers = []
            for puzzle in puzzles:
                number += 1
                title = titles[puzzle.kind]
                offers.append(Offer(puzzle.name, number, title, tried.get(puzzle.name)))
            degrees.append(tuple(offers))
        people = {person_key(name): name for name in (*liked.people, self.person)}
        return PuzzlesFacts(
            game, games, tuple(degrees), self.person, tuple(people.values()),
            (*notices, *self._faults(shelf)),
        )  # fmt: skip

    def puzzle(self, game: str, name: str) -> Puzzle:
        """One that is offered. Raises KeyError where it is not."""
        return self._shelf(game).puzzles[name]

    def open(self, game: str, name: str) -> None:
        """Let a puzzle be played; one that cannot be is left out, and it is said on the page."""
        shelf = self._shelf(game)
        try:
            attempt = Attempt(game, self.puzzle(game, name), self._words)
            attempt.question  # noqa: B018
        except (KeyError, ReplayError, ValueError):
            if shelf.puzzles.pop(name, None) is not None:
                shelf.left_out += 1
            self.show(game)
            return
        self.opened.emit(attempt, self._place(attempt))

    def open_after(self, attempt: Attempt) -> None:
        """Let the puzzle be played that comes after that of *attempt*."""
        following = self.facts(attempt.game).after(attempt.puzzle.name)
        assert following is not None, "the one before is there"
        self.open(attempt.game, following.name)

    def note(self, attempt: Attempt, *, is_solved: bool) -> str:
        """Keep what came of *attempt*; a sentence where that cannot be kept."""
        tried = Tried.SOLVED if is_solved else Tried.TRIED
        try:
            key = person_key(self.person)
            self._progress.note(key, attempt.game, attempt.puzzle.name, tried)
        except SaveError as error:
            return fault(self._words, error)
        return ""

    def _shelf(self, game: str) -> _Shelf:
        if game not in self._shelves:
            kinds = {kind.name for kind in GAMES[game].puzzle_kinds(self._words)}
            try:
                puzzles, faults = read_puzzles(game, puzzles_path(game))
            except SaveError as error:
                self._shelves[game] = _Shelf({}, error=error)
            else:
                known = {one.name: one for one in puzzles if one.kind in kinds}
                left_out = len(faults) + len(puzzles) - len(known)
                self._shelves[game] = _Shelf(known, left_out)
        return self._shelves[game]

    def _faults(self, shelf: _Shelf) -> list[str]:
        """What is wrong with puzzles that are not offered."""
        found = []
        if shelf.error is not None:
            none = self.tr("The puzzles of this game cannot be read.")
            found.append(f"{none} {fault(self._words, shelf.error)}")
        if n := shelf.left_out:
            text = self.tr("{count:^} damaged puzzle(s) (was|were) left out.", "", n)
            found.append(filled(text, count=self._words.count(n)))
        return found

    def _place(self, attempt: Attempt) -> PuzzlePlace:
        offers = self.facts(attempt.game).offers
        number = next(one.number for one in offers if one.name == attempt.puzzle.name)
        return PuzzlePlace(number, len(offers))

    def _on_chosen(self, name: str) -> None:
        self.open(self.page.facts.game, name)

    def _on_person(self, name: str) -> None:
        self.liked.emit(replace(self._window.preferences, puzzler=name))
        self.show(self.page.facts.game)
