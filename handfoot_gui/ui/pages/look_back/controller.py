"""Looking back between the window and the files: opens games and deals, saves them, deals again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from handfoot_gui.bots.messages import Report
from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of, rules_of
from handfoot_gui.session.deal_again import DealCards, again, cards_of, gets_cards_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.route import Dealt
from handfoot_gui.storage.codec import difference, read_game, record_in
from handfoot_gui.storage.deal_file import write_deal
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import DEAL
from handfoot_gui.storage.formats import is_later
from handfoot_gui.storage.marks import Marks
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog, SaveDealDialog
from handfoot_gui.ui.pages.look_back.beside import Beside
from handfoot_gui.ui.pages.look_back.marking import Marking
from handfoot_gui.ui.pages.look_back.other_game import OtherGame
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.look_back.report_runner import ReportRunner
from handfoot_gui.ui.pages.setup.choice import last_players
from handfoot_gui.ui.widgets.figures import filled, moment, translate
from handfoot_gui.ui.widgets.saved_files import chosen_path, folder_of, kinds_of_files
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.actions import Command, answers_by
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.rules.card_controller import ShowCard


class DealsAgain(QObject):
    """Asks who gets whose cards where they are dealt again, and where they are saved."""

    begun = Signal(object, object)  # the new game, and for every seat where its cards are from
    told = Signal(str)  # what became of saving

    def __init__(self, window: MainWindow, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._words = words

    def offer(self, cards: DealCards, players: tuple[Player, ...]) -> None:
        """Ask who of *players* gets whose *cards*; `begun` follows when it is settled."""
        dialog = DealAgainDialog(
            self._window.ui_style, cards, self._name(cards), players, parent=self._window
        )
        dialog.chosen.connect(lambda turn: self._begin(cards, players, turn))
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _begin(self, cards: DealCards, players: tuple[Player, ...], turn: int) -> None:
        record = again(cards, players, turn)
        deal = self._name(cards)
        if not cards.names:
            said = [
                filled(translate("LookBackController", "Same cards as {deal}."), deal=deal)
            ] * len(players)
        else:
            said = [
                filled(
                    translate(
                        "LookBackController", "Same cards as {deal}: {name} plays what {owner} had."
                    ),
                    deal=deal,
                    name=WORDS.person(shown_name(player.name)),
                    owner=WORDS.person(
                        shown_name(cards.names[gets_cards_of(seat, turn, len(players))])
                    ),
                )
                for seat, player in enumerate(players)
            ]
        self.begun.emit(record, said)

    def _name(self, cards: DealCards) -> str:
        """ "Deal 2", or what the game calls it."""
        rules = GAMES[cards.game].rules(cards.options)
        presenter = GAMES[cards.game].presenter(rules, cards.names, self._words)
        return presenter.score.deal_name(cards.number)

    def offer_file(self, cards: DealCards) -> None:
        """Ask what of *cards* is saved, and where."""
        dialog = SaveDealDialog(self._window.ui_style, cards, self._name(cards), self._window)
        dialog.chosen.connect(lambda with_names, note: self._choose_file(cards, with_names, note))
        self._open(dialog)

    def _choose_file(self, cards: DealCards, with_names: bool, note: str) -> None:
        wanted = replace(cards, names=cards.names if with_names else (), note=note)
        kinds = kinds_of_files(translate("Common", "Deals"), DEAL[0])
        name = f"{cards.game}-deal-{cards.number}"
        title = translate("Common", "Save this deal in a file")
        path = chosen_path(self._window, title, name, DEAL[0], kinds)
        if path is not None:
            self.save_to(path, wanted)

    def save_to(self, path: Path, cards: DealCards) -> None:
        """Write *cards* to *path*, and say so."""
        try:
            write_deal(path, cards)
        except SaveError as error:
            said = fault(self._words, error)
        else:
            said = filled(
                translate("LookBackController", "The deal was saved as {file} in {folder}."),
                file=shown_name(path.name),
                folder=folder_of(path),
            )
        self.told.emit(said)


class LookBackController(QObject):
    """Shows one game at a time to look back at.

    Signal: ``begun(record, said)`` when cards are to be dealt again: the new game, and for every
    seat a sentence about where its cards are from.
    """

    begun = Signal(object, object)

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        show_card: ShowCard,
        marks: Marks,
        parent: QObject | None = None,
    ) -> None:
        """*show_card* shows the rules of the game; positions that are marked are kept in
        *marks*."""
        super().__init__(parent)
        self._show_card = show_card
        self._window = window
        self._words = words
        self._record: AnyRecord | None = None
        self._go_back: Callable[[], None] | None = None
        self.deals = DealsAgain(window, words, self)
        """Deals them again, and saves them."""
        self.deals.begun.connect(self.begun)
        self.deals.told.connect(self._on_told)
        self._runner: ReportRunner | None = None
        self._reported: Dealt | None = None
        """The deal whose report is made."""
        self._marks = marks
        self.marking: Marking | None = None
        """Marks positions of the game."""
        self.page: LookBackPage | None = None
        self._thinker: BotRunner | None = None
        """The process in which moves are thought over once one is asked about."""
        self._asked: dict[int, int] = {}
        """The positions whose moves are thought over, by number of the request."""
        window.preferences_changed.connect(self._on_preferences)

    def open(self, path: Path, go_back: Callable[[], None], other: OtherGame | None = None) -> None:
        """Look back at the game in *path*, which is only read. Raises `SaveError`.

        *go_back* shows what comes when people have looked enough. A game with a move that is not
        allowed is shown up to there. It begins where an *other* game went another way.
        """
        file = read_game(path)
        record = record_in(file)
        when = moment(file.started.astimezone().replace(tzinfo=None), datetime.now())
        title = filled(self.tr("{game}, {when}"), game=game_title(record.game), when=when)
        self.show(record, go_back, title, is_finished=file.check.finished, game_id=file.id)
        assert self.page is not None
        back = self.page.back
        self.page.go(back.route.deals[0].first if back.route.deals else 0)
        if other is not None:
            Beside(self.page, other)
        if self.marking is not None and self.marking.trouble:
            self.page.say(self.marking.trouble)
        if back.trouble is None:
            if difference(file.check, back.check()) is not None:
                self.page.say(fault(self._words, SaveError(Fault.READ_ONLY_GAME, path)))
        elif is_later(file.program):
            self.page.say(fault(self._words, SaveError(Fault.NEWER, path)))
        else:
            number = back.trouble.number
            text = self.tr(
                "Move {number} is not allowed, so the game is shown only up to that move."
            )
            self.page.say(filled(text, number=number))

    def show(
        self,
        record: AnyRecord,
        go_back: Callable[[], None],
        title: str = "",
        *,
        is_finished: bool = False,
        game_id: str = "",
    ) -> None:
        """Look back at *record*, from where it stands now; *go_back* as in `open`. Its marks are
        kept by *game_id*."""
        self.close()
        presenter = presenter_of(record, self._words)
        back = LookBack(record, presenter, is_finished=is_finished)
        page = self.page = LookBackPage(
            self._window.ui_style,
            self._window.preferences,
            title or game_title(record.game),
            back,
            presenter,
            self._window.size(),
        )
        self._record, self._go_back = record, go_back
        self.marking = Marking(self._window, self._words, page, presenter, self._marks, game_id)
        page.left.connect(self.leave)
        page.again_requested.connect(self._on_again)
        page.save_requested.connect(self._on_save)
        rules = preset_title(record.game, record.preset)
        page.why_requested.connect(self._on_why)
        page.report_requested.connect(self._on_report)
        page.rules_requested.connect(
            lambda: self._show_card(record.game, record.options, rules, record.sentences)
        )
        self._window.pages.add(
            page,
            {
                Command.CARD: page.rules_requested.emit,
                Command.CHECK: page.check_deals,
                Command.REPORT: page.show_report,
                **answers_by(page.table.say_state),
            },
        )
        page.go(back.route.last)
        if self.marking.trouble:
            page.say(self.marking.trouble)
        self._window.show_page(page)
        page.take_keys()

    def go_to_line(self, row: int) -> None:
        """Show the move of line *row* of a running game's log, whose newest line is the first."""
        assert self.page is not None, "a page is shown"
        told = self.page.back.log.told
        if 0 <= row < len(told):
            self.page.go(told[len(told) - 1 - row].position)

    def leave(self) -> None:
        """People have looked enough: show what they came from."""
        assert self._go_back is not None, "a page is shown"
        self._go_back()
        self.close()

    def close(self) -> None:
        """Let go of the game; another page is shown already, or is about to be."""
        self._asked = {}
        if self._thinker is not None:
            self._thinker.close()
            self._thinker.deleteLater()
            self._thinker = None
        if self._runner is not None:
            self._runner.stop()
        if self.page is not None:
            self.page.close_table()
            # What was asked in a dialog before may still be answered, and is nobody's wish now.
            self.page.blockSignals(True)
            self._window.pages.remove(self.page)
            self.page = self.marking = None

    def _cards(self, dealt: Dealt) -> DealCards:
        assert self._record is not None, "a page is shown"
        return cards_of(self._record, rules_of(self._record), dealt)

    def _on_again(self, dealt: Dealt) -> None:
        record = self._record
        assert record is not None, "a page is shown"
        players = record.seats
        if all(player.is_bot for player in players):
            # A bot went on for whoever left, or there were only bots: now somebody plays.
            last = last_players(self._window.preferences, record.game, record.options)
            players = tuple(
                player if now.is_bot else Player(player.name, PlayerKind.PERSON)
                for player, now in zip(players, last, strict=True)
            )
        self.deals.offer(self._cards(dealt), players)

    def _on_why(self, position: int) -> None:
        """Think over the move that led to *position*."""
        assert self._record is not None, "a page is shown"
        assert self.page is not None, "a page is shown"
        decision = self.page.back.decision(position)
        assert decision is not None, "there is a move to be explained"
        if self._thinker is None:
            thinker = self._thinker = BotRunner(parent=self, timing=self._window.ui_style.timing)
            record = self._record
            nobody = [None] * len(record.seats)
            thinker.configure(record.game, record.options, nobody, agreed_by_side(record))
            thinker.judged.connect(self._on_judged)
            thinker.failed.connect(self._on_not_judged)
        self._asked = {self._thinker.judge(*decision): position}

    def _on_judged(self, request: int, judged: Judgement | None) -> None:
        position = self._asked.pop(request, None)
        if position is not None and self.page is not None:
            self.page.explain(position, judged)

    def _on_not_judged(self, request: int) -> None:
        position = self._asked.pop(request, None)
        if position is not None and self.page is not None:
            self.page.explain_nothing(position)

    def _on_report(self, dealt: Dealt) -> None:
        """Let bots make the report on *dealt*, which is over, instead of any other one."""
        assert self.page is not None, "a page is shown"
        if self._runner is None:
            self._runner = ReportRunner(parent=self)
            self._runner.advanced.connect(self._on_report_advanced)
            self._runner.failed.connect(self._on_report_failed)
        self._reported, record = dealt, self.page.back.record
        moves = self.page.back.moves_of(dealt)
        agreed = agreed_by_side(record)
        brought = record.brought_forward
        asked = Report(1, record.game, record.options, moves, dealt.first, agreed, brought)
        self._runner.start(asked)

    def _on_report_advanced(self, report: DealReport) -> None:
        if self.page is not None and self._reported is not None:
            self.page.set_report(self._reported, report)

    def _on_report_failed(self, _reason: str) -> None:
        if self.page is not None and self._reported is not None:
            self.page.fail_report(self._reported)

    def _on_save(self, dealt: Dealt) -> None:
        self.deals.offer_file(self._cards(dealt))

    def _on_told(self, said: str) -> None:
        if self.page is not None:
            self.page.say(said)

    def _on_preferences(self, preferences: Preferences) -> None:
        if self.page is not None:
            self.page.set_preferences(preferences)
