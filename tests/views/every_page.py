"""A walk through every page and dialog of the program, as a person would come to them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from challenges_lab import play_here, result
from family_lab import begun, set_out, show, to_cover, wait
from finding import press
from finished_games import copy_samples
from own_mistakes import drill, keep, lose
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.challenge import Challenge
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.marked_deal import Mark, as_lesson, can_be_marked
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.session.route import Dealt
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog, SaveDealDialog
from handfoot_gui.ui.pages.family_book.page import Leaf
from handfoot_gui.ui.pages.look_back.mark_dialogs import MarkDialog, MarksDialog
from handfoot_gui.ui.pages.look_back.marking import Marking
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine
from handfoot_gui.ui.phones.far_dialog import FarDialog
from handfoot_gui.ui.phones.react_dialog import ReactDialog
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.page import QuestionDialog
from handfoot_gui.ui.widgets.text_table import TextTableView
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.place import SMALLEST

Visit: TypeAlias = Callable[[str, QWidget], None]
"""Called with the name of a page and the window that shows it."""

SAMPLES = Path(__file__).parent.parent / "samples"
SHOWN = ("steady/classic", "raub/classic-4", "manipulation/classic-4", "presets/pennies")
"""Those that a walk shows."""


def settle() -> None:
    for _ in range(4):
        QApplication.sendPostedEvents()
        QApplication.processEvents()


def left(sample: str) -> None:
    """A game among those that were left."""
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    record = whole.with_moves(whole.moves[:30])
    with Saves().create(record) as game:
        game.save(record, replay(rules_of(record), record.moves))


@cache
def reported(
    game: str, options: Any, moves: tuple[tuple[Seat, Any], ...], first: int
) -> DealReport:
    """What is known of a deal after a look at some of its moves: the same on every walk."""
    return list(islice(deal_report(game, options, moves, first, 0.01), 3))[-1]


@cache
def deals_of(sample: str) -> tuple[Dealt, ...]:
    """Where the deals of a kept game begin and end."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    return LookBack(record, presenter_of(record, WORDS)).route.deals


class Walk:
    """Shows one page after the other and calls *visit* on each."""

    def __init__(self, program: Controller, qtbot: QtBot, visit: Visit) -> None:
        self._program = program
        self._window = program.window
        self._qtbot = qtbot
        self._visit = visit

    def _see(self, name: str) -> None:
        settle()
        self._visit(name, self._window)

    def _press(self, name: str) -> None:
        button = self._window.page.findChild(QAbstractButton, name)
        assert button is not None, name
        button.click()
        settle()

    def _choose(self, name: str, value: str) -> None:
        field = self._window.page.findChild(ChoiceField, name)
        if field is None:
            self._press(f"{name}-{value}")
            return
        field.setCurrentIndex(field.findData(value))
        field.activated.emit(field.currentIndex())
        settle()

    def _see_dialog(self, name: str, act: Callable[[], object]) -> None:
        """*act* opens a dialog, which is closed again; what a question asks about is done."""
        seen = []

        def look() -> None:
            dialog = QApplication.activeModalWidget()
            assert dialog is not None, name
            settle()
            seen.append(name)
            try:
                if isinstance(dialog, PreferencesDialog):
                    for page in ("table", "cards", "play", "accessibility", "people", "language"):
                        dialog.show_page(page)
                        settle()
                        self._visit(f"{name} {page}", dialog)
                        if page == "accessibility":
                            give = child(dialog, QAbstractButton, "give-keys")
                            self._see_dialog("keys", give.click)
                else:
                    self._visit(name, dialog)
            finally:
                if isinstance(dialog, QuestionDialog):
                    dialog.accept()
                else:
                    dialog.close()

        QTimer.singleShot(0, look)
        act()
        settle()
        assert seen, name

    def _trigger(self, name: str) -> None:
        action = next(a for a in self._window.actions() if a.objectName() == name)
        assert action.isEnabled(), name
        action.trigger()

    def open_page(self, show: Callable[[Controller], None]) -> None:
        """Do *show*, which opens a page, and go back to the start page."""
        show(self._program)
        settle()
        self._program.show_start()

    def open_from_setup(self, opens: str, leaves: str) -> None:
        """Open a page from *New game* by one button and leave it by another."""
        self._program.set_up_other("hand-and-foot")
        self._press(opens)
        self._press(leaves)

    # --- the walks ----------------------------------------------------------------------------

    def start(self) -> None:
        self._program.show_start()
        self._see("start, empty")
        for sample in ("raub/classic-4", "manipulation/classic-4", "steady/classic"):
            left(sample)
        self._program.show_start()
        self._see("start")
        game_id = self._program.start_controller.page.facts.games[0].id
        child(self._window.page, QAction, f"ask-{game_id}").trigger()
        self._see("start, asked to delete")
        self._see_dialog("help", lambda: self._trigger("help"))
        self._see_dialog("preferences", lambda: self._trigger("preferences"))

    def setup(self) -> None:
        for game in GAMES:
            self._program.set_up_other(game)
            self._see(f"setup {game}")
            self._see_dialog(f"brought forward {game}", lambda: self._press("brought-forward"))
        self._see_dialog("picture of a person", lambda: self._press("picture-0"))
        self._program.set_up_other("hand-and-foot")
        self._choose("players", "8")
        self._see("setup, eight players")
        self._see_dialog("brought forward, eight players", lambda: self._press("brought-forward"))
        self._see_dialog("partners agree", lambda: self._press("agreements"))
        self._finding()
        self._press("change-rules")
        self._see("house rules")
        self._press("draws-0-more")
        self._see("house rules, changed")
        self._press("cancel-rules")
        self._press("show-card")
        self._see("rule card")
        self._press("back")
        self._press("questions")
        number = 0
        while self._window.page.findChild(QAbstractButton, "next") is not None:
            self._see(f"interview {number}")
            self._press("next")
            number += 1
        self._see("interview, end")
        self._see_dialog("answers dropped", lambda: self._press("cancel-interview"))
        self._press("print-sheet")
        self._see("sheet")

    def _finding(self) -> None:
        """From the page of a new game to all rule sets and back, with the usual one."""
        self._press("find-rules")
        self._see("all rules")
        child(self._window.page, QLineEdit, "find-rules").setText("red")
        self._see("all rules, searched")
        child(self._window.page, QLineEdit, "find-rules").setText("")
        self._press("rules-pennies")
        self._see("all rules, others chosen")
        self._see_dialog("rules as a code", lambda: self._press("code"))
        self._see_dialog("rules from a code", lambda: self._press("paste"))
        self._press("beside")
        self._see("two rule sets")
        self._press("all-rules")
        self._see("two rule sets, every rule")
        self._press("print-beside")
        self._see("two rule sets to print")
        self._press("back")
        self._press("back")
        self._press("which")
        for number in range(5):
            self._see(f"which, question {number}")
            self._press("answer-1")
            self._press("next")
        self._see("which, nearest")
        self._press("cancel-which")
        self._press("rules-classic")
        self._press("take-rules")

    def scorekeeper(self) -> None:
        self._program.keep_score()
        controller = self._program.scorekeeper_controller
        for game in GAMES:
            controller.setup.game_chosen.emit(game)
            self._see(f"keeper setup {game}")
            if game == "hand-and-foot":
                self._press("find-rules")
                self._see("keeper setup, all rules")
                self._press("take-rules")
                for name, value in (("players", "8"), ("sides", "alone")):
                    self._choose(name, value)
                self._see("keeper setup, eight alone")
            controller.begin(controller.setup.choice())
            self._see(f"keeper {game}")
            counts = [
                button.objectName()
                for button in self._window.page.findChildren(QAbstractButton)
                if button.objectName().startswith("count-")
            ]
            for name in counts[:6]:
                self._press(name)
            self._see(f"keeper {game}, counted")
            self._see_dialog(f"other points {game}", lambda: self._trigger("other-points"))
            self._press("show-card")
            self._see(f"card of a kept game {game}")
            self._see_dialog(f"own sentences {game}", lambda: self._press("own-sentences"))
            self._press("back")
            self._press("only-total-0")
            self._see(f"keeper {game}, only a total")
            if game == "hand-and-foot":
                piles = child(self._window.page, NumberLine, "clean-1")
                piles.setText("9")
                piles.commit()
                self._press("primary")
                self._see("keeper, asked about doubts")
            self._program.leave_to_start()
            self._program.keep_score()

    def score(self, sample: str) -> None:
        record = load(SAMPLES / f"{sample}.handfoot.json").record
        kinds = ["p", *["easy"] * (record.options.players - 1)]
        game = set_out(self._program, sample, len(record.moves), *kinds)
        self._qtbot.waitUntil(lambda: game.play.waiting is Waiting.OVER, timeout=60_000)
        game.show_score()
        self._see(f"score {sample}")
        game.show_end()
        self._see(f"won {sample}")
        self._see_dialog(f"check {sample}", lambda: self._trigger("check"))
        self._trigger("look-back")
        self._see(f"look back {sample}")
        page = self._window.page
        assert isinstance(page, LookBackPage)
        page.step(None, 1)
        self._see(f"look back {sample}, end")
        if GAMES[record.game].reports is not None:
            deal = page.back.route.deals[-1]
            moves = tuple(page.back.moves_of(deal))
            page.report_requested.disconnect()
            page.show_report()
            page.set_report(deal, reported(record.game, record.options, moves, deal.first))
            self._see(f"look back {sample}, report")
            page.show_report(False)
        for name, kind in (("deal-again", DealAgainDialog), ("save-deal", SaveDealDialog)):
            self._press(name)
            (dialog,) = [one for one in self._window.findChildren(kind) if one.isVisible()]
            self._visit(f"{name} {sample}", dialog)
            dialog.close()
        self._marks(sample, page)
        self._press("leave")
        self._program.show_sheet()
        self._see(f"sheet {sample}")
        self._press("back")
        self._program.show_start()

    def _marks(self, sample: str, page: LookBackPage) -> None:
        """A position is marked, the list of marks, and a lesson of them."""
        back, marking = page.back, self._program.look_back_controller.marking
        assert marking is not None
        places = [at for at in back.route.stops if can_be_marked(back, at)]
        text = "Here the nines were worth more in the hand than on the table, as I see it now."
        for at, asks in ((places[len(places) // 2], True), (places[-1], False)):
            page.go(at)
            self._press_mark(sample, Mark(at, back.record.moves[at][0], text, asks), marking)
        self._see(f"look back {sample}, marked")

    def _press_mark(self, sample: str, mark: Mark, marking: Marking) -> None:
        marking.mark(mark.seat)
        (dialog,) = [o for o in self._window.findChildren(MarkDialog) if o.isVisible()]
        child(dialog, QLineEdit, "mark-text").setText(mark.text)
        self._visit(f"mark {sample}", dialog)
        dialog.chosen.emit(mark)
        dialog.close()
        marking.show_list()
        (listed,) = [o for o in self._window.findChildren(MarksDialog) if o.isVisible()]
        self._visit(f"marks {sample}", listed)
        listed.close()

    def marked(self, sample: str) -> None:
        """A lesson that somebody sent: a move is asked for, what was played, and one to read."""
        record = load(SAMPLES / f"{sample}.handfoot.json").record
        places = [at for at, (seat, _) in enumerate(record.moves) if seat >= 0][20:60:20]
        text = "Here the nines were worth more in the hand than on the table, as I see it now."
        marks = [Mark(at, record.moves[at][0], text, at == places[0]) for at in places]
        self._program.guided.walk_through(as_lesson(record, marks, with_names=True))
        self._see(f"lesson sent {sample}, asked")
        played = self._program.played
        assert played is not None
        press(played.view, "marked-played")
        self._see(f"lesson sent {sample}, played")
        press(played.view, "marked-next")
        self._see(f"lesson sent {sample}, read")
        self._program.show_start()

    def table(self, name: str, players: int) -> None:
        game = begun(self._program, name, "p", "p", *["easy"] * (players - 2))
        to_cover(self._qtbot, self._program, game)
        self._see(f"cover {name} {players}")
        show(self._program)
        self._qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
        self._see(f"table {name} {players}")
        self._see_dialog(f"possible {name} {players}", lambda: self._trigger("possible"))
        if game.presenter.guidance.openings(game.screen.view):
            self._see_dialog(f"openings {name} {players}", lambda: self._trigger("first-melds"))
        page = self._program.game_controller.pages.table
        if page.is_compact:
            page.toggle_drawer()
            self._see(f"drawer {name} {players}")
            page.panel.show_reading(Reading.MEMORY)
            if self._window.height() >= SMALLEST.height():
                assert page.panel.geometry().bottom() <= self._hand_top(), "the hand is in sight"
            self._see(f"memory {name} {players}")
            page.close_drawer()
        self._see_dialog(f"players {name} {players}", lambda: self._trigger("players"))
        # With what the player before may take back.
        to_cover(self._qtbot, self._program, game)
        self._see(f"cover of the next player {name} {players}")
        self._program.show_start()

    def lesson(self, game: str) -> None:
        """A guided deal: something to be read, something to be done, and its longest words."""
        self._program.guided.learn(game)
        self._see(f"lesson of {game}, read")
        played = self._program.played
        assert played is not None
        while (read := played.view.button("lesson-read")) is not None:
            read.click()
            settle()
        self._see(f"lesson of {game}, done")
        self._program.show_start()
        if self._window.page.findChild(QAbstractButton, "learn-first") is not None:
            self._see("start, the lesson left")

    def puzzles(self, game: str) -> None:
        """The page of puzzles with some of every state; a hard one at its question, missed, and
        with its answer explained."""
        controller = self._program.guided.puzzles_controller
        self._program.guided.show_puzzles(game)
        offers = controller.page.facts.offers
        for number, offer in enumerate(offers[:6]):
            attempt = Attempt(game, controller.puzzle(game, offer.name), WORDS)
            controller.note(attempt, is_solved=number % 3 > 0)
        self._program.guided.show_puzzles(game)
        self._see(f"puzzles of {game}")
        self._press(f"puzzle-{offers[-1].name}")
        self._see(f"puzzle of {game}")
        played = self._program.played
        assert played is not None
        press(played.view, "puzzle-answer")
        self._qtbot.waitUntil(self._is_explained, timeout=60_000)
        self._see(f"puzzle of {game}, solved")
        press(played.view, "puzzle-why")
        self._see(f"puzzle of {game}, explained")
        self._program.show_start()

    def own_mistakes(self, folder: Path) -> None:
        """The page of own mistakes without any, with one of each game, and one at its question,
        missed, and explained."""
        self._program.guided.show_own()
        self._see("own mistakes, none")
        person = person_key(self._program.guided.own_controller.person)
        keep(folder, *GAMES, person=person)
        drill(folder, "raub", person=person)
        lose(folder, "hand-and-foot", 40, "discards", "pile", person=person)
        self._program.show_start()
        self._see("start with practice")
        self._program.guided.show_own()
        self._see("own mistakes")
        self._press("all")
        self._see("list of own mistakes")
        QTest.keyClick(child(self._window.page, TextTableView, "mistakes"), Qt.Key.Key_Delete)
        self._see("list of own mistakes, one deleted")
        self._press("undo")
        self._press("back")
        self._press("practice")
        self._see("own mistake")
        played = self._program.played
        assert played is not None
        press(played.view, "puzzle-answer")
        self._qtbot.waitUntil(self._is_explained, timeout=60_000)
        self._see("own mistake, solved")
        press(played.view, "puzzle-why")
        self._see("own mistake, explained")
        self._program.show_start()

    def challenges(self) -> None:
        """The page of challenges, with what is wrong with a code; then one that two have played."""
        self._program.guided.challenges.show()
        self._see("challenges")
        controller = self._program.guided.challenges.controller
        controller.page.entered.emit("34B")
        self._see("challenges, wrong code")
        challenge = Challenge("raub", "classic", "easy", 5)
        name = controller.person
        play_here(controller.challenges, challenge, name)
        made = result(challenge, name).points
        controller.challenges.enter(challenge, "Karl", tuple(one + 3 for one in made))
        for other, level in (("Vera", "steady"), ("Luka", "easy")):
            controller.challenges.enter_file(result(challenge, other, level))
        controller.open(challenge)
        self._see("challenge, compared")
        controller.page.rival_chosen.emit("Vera")
        self._press("parting-3")
        self._see("look back, beside another game")
        self._press("leave")
        self._press("back")
        self._see("challenges, one kept")
        self._program.show_start()

    def _is_explained(self) -> bool:
        played = self._program.played
        return played is not None and played.view.button("puzzle-why") is not None

    def demo(self, game: str) -> None:
        self._program.watch_demo(game)
        self._see(f"demo of {game}")
        self._program.show_start()

    def daily(self, game: str) -> None:
        """The deal of a day with a long name, and what a newcomer is told when it begins."""
        self._program.play_daily(game, date(2026, 9, 30))
        self._see(f"daily deal of {game}")
        played = self._program.played
        assert played is not None
        wait(self._qtbot, played)
        tips = [tip.text for tip in played.presenter.guidance.tips(played.screen.view)]
        assert tips, game
        played.scene.terms.say(max(tips, key=len))
        self._see(f"tip of {game}")
        self._program.show_start()

    def played(self, sample: str) -> None:
        """A kept game in the middle of its second deal, with its panel, and looked back at; then
        the end of the first deal."""
        record = load(SAMPLES / f"{sample}.handfoot.json").record
        first, second = deals_of(sample)[:2]
        kinds = ["p"] * record.options.players
        game = set_out(self._program, sample, (second.first + second.last) // 2, *kinds)
        to_cover(self._qtbot, self._program, game)
        self._see(f"cover in {sample}")
        show(self._program)
        wait(self._qtbot, game)
        self._see(f"played {sample}")
        page = self._program.game_controller.pages.table
        page.panel.show_reading(Reading.MEMORY)
        if page.is_compact:
            page.toggle_drawer()
        self._see(f"played {sample}, panel")
        page.panel.show_reading(Reading.TURNS)
        self._see(f"played {sample}, log")
        page.close_drawer()
        self._trigger("sheet")
        self._see(f"score in {sample}")
        self._trigger("look-back")
        self._see(f"look back in {sample}")
        self._program.show_start()
        game = set_out(self._program, sample, first.last, *kinds)
        wait(self._qtbot, game)
        self._see(f"end of a deal {sample}")
        self._program.show_start()

    def phones(self) -> None:
        """Before the first phone ever, a code for one after the other, and the table of a game
        whose hands are all on phones."""
        with pytest.MonkeyPatch.context() as patched:
            addresses = "192.168.178.23", "10.0.0.5"
            patched.setattr("handfoot_gui.ui.phones.door.addresses", lambda: addresses)
            game = begun(self._program, "hand-and-foot", "p", "p", "p", "p")
            to_cover(self._qtbot, self._program, game)
            self._trigger("phones")
            self._see("before the first phone")
            self._press("allow")
            self._see("nobody has a phone")
            for seat in map(Seat, range(4)):
                game.hands.send(seat)
                game.hands.let_in()
                self._see(f"codes for {seat + 1}")
            self._see_far()
            self._program.window.page.done.emit()
            self._see("all hands on phones")
            self._taken_apart()
            self._program.show_start()

    def _see_far(self) -> None:
        """What is asked before family far away comes in, and the codes with their links."""
        self._press("far-away")
        (dialog,) = [o for o in self._window.findChildren(FarDialog) if o.isVisible()]
        child(dialog, QAbstractButton, "tunnel-on").click()
        settle()
        self._visit("far away, wrong", dialog)
        dialog.chosen.emit("a-rather-long-name-of-words.trycloudflare.com")
        dialog.close()
        self._see("codes for far away")
        called = ReactDialog(self._window.ui_style, self._window)
        called.open()
        settle()
        self._visit("something to call", called)
        called.close()

    def _taken_apart(self) -> None:
        """The table of somebody with a small phone, with a card in the tray, and a meld apart."""
        game = set_out(self._program, "manipulation/classic-4", 60, "p", "p", "p", "p")
        play, rules = game.play, game.play.session.rules
        game.hands.send(*map(Seat, range(4)))
        self._qtbot.waitUntil(lambda: play.awaited is not None, timeout=60_000)
        seat = play.awaited
        assert seat is not None
        for held in game.hands.phones._held.values():
            held.came = datetime.now().astimezone()
        play.make(seat, next(iter(rules.suggestions(play.session.view(seat)))))
        self._qtbot.waitUntil(lambda: isinstance(game.scene.seat_table, OpenTable), timeout=60_000)
        self._see("a table that is taken apart")
        held_table = game.shown.hand_over.tables.of(seat)
        held_table.select(HAND, held_table.table.hand[0])
        self._see("a card in the tray")
        held_table.put(NEW_MELD)
        self._see("a meld that lacks cards")

    def dialogs(self) -> None:
        """What the program and Qt ask, whatever is played."""
        self._program.show_start()
        for name in ("about", "phones-help", "ear-help", "open"):
            self._see_dialog(name, lambda name=name: self._trigger(name))
        self._program.set_up_other("raub")
        self._press("show-card")
        self._see_dialog("save as PDF", lambda: self._press("save-pdf"))

    def _hand_top(self) -> int:
        game = self._program.played
        assert game is not None
        page = self._program.game_controller.pages.table
        return game.view.mapTo(page, QPoint(0, game.view.prompt_bar_top())).y()

    def book(self, folder: Path) -> None:
        copy_samples(folder / "games" / "finished")
        self._program.show_family_book()
        controller = self._program.family_book_controller
        self._qtbot.waitUntil(lambda: not controller.is_reading, timeout=60_000)
        for leaf in Leaf:
            self._press(f"leaf-{leaf.value}")
            self._see(f"book {leaf}")
        self._press("ladder-picture-points")
        self._see("book, nothing sure of points")
        lose(folder, "hand-and-foot", 40, *GAMES["hand-and-foot"].reviews.themes(WORDS))
        self._press("ladder-picture-points")
        self._program.family_book_controller.page.set_style(self._window.ui_style)
        self._see("book, where the points go")
        controller.page.season_requested.emit()
        self._see("season")
        controller.season.closed.emit()


WALKS: Final[dict[str, Callable[[Walk, Path], None]]] = {
    "start": lambda walk, _: walk.start(),
    "setup": lambda walk, _: walk.setup(),
    "scorekeeper": lambda walk, _: walk.scorekeeper(),
    "book": lambda walk, folder: walk.book(folder),
    "score of Hand and Foot": lambda walk, _: walk.score("steady/classic"),
    "score of Raub": lambda walk, _: walk.score("raub/classic-4"),
    "score of Manipulation": lambda walk, _: walk.score("manipulation/classic-4"),
    "lesson": lambda walk, _: [walk.lesson(game) for game in GAMES],
    "marked": lambda walk, _: [walk.marked(sample) for sample in SHOWN],
    "puzzles": lambda walk, _: [walk.puzzles(game) for game in GAMES],
    "own mistakes": lambda walk, folder: walk.own_mistakes(folder),
    "challenges": lambda walk, _: walk.challenges(),
    "demo": lambda walk, _: [walk.demo(game) for game in GAMES],
    "daily deal": lambda walk, _: [walk.daily(game) for game in GAMES],
    "table of two": lambda walk, _: walk.table("hand-and-foot", 2),
    "table of eight": lambda walk, _: walk.table("hand-and-foot", 8),
    "table of Raub": lambda walk, _: walk.table("raub", 3),
    "phones": lambda walk, _: walk.phones(),
    "dialogs": lambda walk, _: walk.dialogs(),
    "played Hand and Foot": lambda walk, _: walk.played("presets/pennies"),
    "played Raub": lambda walk, _: walk.played("raub/classic-4"),
    "played Manipulation": lambda walk, _: walk.played("manipulation/classic-4"),
    "table of Manipulation": lambda walk, _: walk.table("manipulation", 5),
}
"""All pages in parts; the folder is that of the user."""
