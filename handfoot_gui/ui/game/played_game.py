"""The open game on the screen: what bridge, card table and window tell one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.fair import code_line
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES, presenter_of
from handfoot_gui.session.fair_play import doubts
from handfoot_gui.session.session import Session
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.announcements import Announcements
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.game.bridge import Bridge, Waiting
from handfoot_gui.ui.game.facts import GameFacts
from handfoot_gui.ui.game.hand_over import HandOver
from handfoot_gui.ui.game.hints import TableHints
from handfoot_gui.ui.game.messages import Messages
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.prompts import Prompts
from handfoot_gui.ui.game.table_controller import TableController
from handfoot_gui.ui.game.working_table import WorkingTable
from handfoot_gui.ui.table import accessible
from handfoot_gui.ui.table.view import TableView

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController

_LAST_LOOK_MS: Final = 1500
"""How long the end of a deal is seen before its score; times the pace of the cards."""


class PlayedGame(QObject):
    """One game, from `start` to `close`.

    Signal: ``possible_changed()``: other commands are possible now.
    """

    possible_changed = Signal()

    def __init__(
        self,
        pages: GamePages,
        game: OpenGame,
        record: AnyRecord,
        runner: BotRunner,
        rng: Random,
        words: Words,
        parent: QObject | None = None,
        *,
        open_seat: Seat | None = None,
        is_new: bool = True,
    ) -> None:
        """*record* is what *game* holds, or an empty one of a game that was just created.

        A game that is not *is_new* has only got other players: no hand is shown at once but
        that of *open_seat*, whose player is looking at it.
        """
        super().__init__(parent)
        self.pages = pages
        self._window = window = pages.window
        self._game = game
        self._words = words
        self._names = tuple(shown_name(player.name) for player in record.seats)
        self._presenter = presenter_of(record, words)
        persons = [Seat(s) for s, player in enumerate(record.seats) if not player.is_bot]
        seat = open_seat if open_seat in persons else _last_to_play(record, persons)
        runner.configure(
            record.game,
            record.options,
            [GAMES[record.game].level_like(player.level) for player in record.seats],
        )
        preferences = window.preferences
        self._presenter.prefer(preferences)
        session = Session(
            self._presenter.rules,
            record,
            rng,
            game.save,
            self._presenter.narrate,
            lambda deal: code_line(words, deal),
        )
        self.bridge = Bridge(
            session,
            self._presenter,
            seat,
            runner,
            preferences.bot_pace,
            rng,
            self,
            persons=persons,
            is_open=None if is_new else seat == open_seat,
            seat_paces=preferences.seat_paces,
        )
        self._facts = GameFacts(self.bridge, self._presenter)
        self._untold: Sequence[str] = ()
        """By seat, a sentence for whoever takes the cover off first."""
        accessible.install()
        self.view = TableView()
        self.scene = self.view.scene_
        self.scene.canvas.set_style(window.ui_style)
        self.scene.canvas.set_preferences(preferences)
        self.scene.set_adapter(self._presenter.table)
        self.hand_over = HandOver(pages, self.scene, self.bridge, self._presenter, game.id)
        self._working = WorkingTable(self.scene, self.bridge, self._presenter.table, game.id, self)
        self.scene.is_only_shown = game.is_read_only
        goes_on = not game.is_read_only
        self._prompts = Prompts(self.bridge, self._presenter, self.scene, words, goes_on=goes_on)
        self.messages = Messages(self._prompts, self.scene, game, pages)
        self._hints = TableHints(
            self.bridge, self.scene, self._presenter, self.messages.expected, self
        )
        self._controller = TableController(
            pages, game, self.bridge, self._presenter, self.view, self.messages, self._hints, self
        )
        self._announcements = Announcements(self.bridge, self._presenter, self.scene)
        self._connect()
        self._score_timer = QTimer(self)
        self._score_timer.setSingleShot(True)
        self._score_timer.timeout.connect(self.show_score)

    def _connect(self) -> None:
        bridge, scene = self.bridge, self.scene
        bridge.changed.connect(self._on_changed)
        bridge.deal_ended.connect(self._on_deal_ended)
        bridge.save_failed.connect(self.report)
        bridge.bot_failed.connect(self._on_bot_failed)
        bridge.bot_late.connect(self.messages.say_bot_late)
        self._hints.said.connect(self.messages.put)
        scene.order_changed.connect(self.hand_over.keep)
        self._controller.gestured.connect(self.possible_changed)
        self._controller.score_requested.connect(self.show_score)
        self._controller.deal_requested.connect(self.deal_next)
        self._window.style_changed.connect(scene.canvas.set_style)
        self._window.page_shown.connect(self.hand_over.stay_covered)

    @property
    def record(self) -> AnyRecord:
        return self.bridge.session.record

    @property
    def path(self) -> Path:
        """Where the game is kept."""
        return self._game.path

    @property
    def presenter(self) -> AnyPresenter:
        """What is said at this table, and a few figures."""
        return self._presenter

    @property
    def is_read_only(self) -> bool:
        return self._game.is_read_only

    @property
    def can_undo(self) -> bool:
        """Whether a move, or what is laid out, can be taken back now."""
        can_take_back = self.bridge.can_undo and not self._game.is_read_only
        return can_take_back or self.scene.turn.can_undo

    @property
    def can_hint(self) -> bool:
        """Whether a person is to move, who may ask what."""
        return self.bridge.waiting is Waiting.PERSON and not self._game.is_read_only

    @property
    def open_seat(self) -> Seat | None:
        """Whose cards are shown."""
        return self.bridge.seat if self.bridge.is_open else None

    @property
    def way_back(self) -> Callable[[], None]:
        """Shows again what is shown of the game now, the table or the score."""
        return self.show_score if self.pages.is_at_score else self.show_table

    # -- what the program asks for ----------------------------------------------------------

    def start(self) -> None:
        """Show the table and play."""
        self.pages.table.set_table(self.view)
        self.pages.show_table()
        self.view.setFocus()
        if self._game.is_read_only:
            self.show()
            self._controller.say_read_only()
            return
        self.bridge.start()
        if said := doubts(self._presenter, self.record):
            self.say(said)

    @property
    def is_saved(self) -> bool:
        """Whether the file holds every move."""
        return self._game.is_saved

    def save_again(self) -> SaveError | None:
        """Save what could not be saved; why it still cannot be."""
        return self._game.save_again()

    def close(self) -> None:
        """Let go of the table; the game is kept."""
        self.let_go()
        self._game.close()

    def let_go(self) -> OpenGame:
        """Let go of the table; gives back the game, which goes on with other players."""
        self._score_timer.stop()
        self._hints.stop()
        self._working.keep()
        self._window.style_changed.disconnect(self.scene.canvas.set_style)
        self._window.page_shown.disconnect(self.hand_over.stay_covered)
        self.bridge.stop()
        self.hand_over.keep_order()
        self.scene.set_adapter(None)
        return self._game

    def reseat(self, players: Iterable[Player]) -> SaveError | None:
        """Write other *players* into the game before it is let go; what went wrong with it."""
        try:
            self.bridge.session.reseat(players)
        except SaveError as error:
            return error
        return None

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences* at once."""
        is_renamed = preferences.suit_signs is not self.scene.canvas.preferences.suit_signs
        self._presenter.prefer(preferences)
        self.scene.canvas.set_preferences(preferences)
        self.bridge.set_pace(preferences.bot_pace, preferences.seat_paces)
        if is_renamed:
            self.bridge.session.retell()
            if self.scene.turn.view is not None or self.hand_over.is_covered:
                self.show()

    def undo(self) -> None:
        """Take the last move back; cards laid out but not played are taken back first, and what
        was taken back at once comes back."""
        self._controller.forget_said()
        if not self.scene.undo() and not self._game.is_read_only:
            self._score_timer.stop()
            self.bridge.undo()

    def ask_hint(self) -> None:
        """Say what to do; asked again in the same place, more is said."""
        self._controller.forget_said()
        self._hints.ask()

    def deal_next(self) -> None:
        """Deal again."""
        self.show_table()
        self.bridge.deal_next()

    def show_table(self) -> None:
        """Show the card table, or its cover."""
        self._score_timer.stop()
        if self.hand_over.is_covered:
            self.hand_over.cover()
            return
        self.pages.show_table()
        self.view.setFocus()

    def show_score(self) -> None:
        """Show the finished deals."""
        self._score_timer.stop()
        self.pages.show_score(self._facts.score())

    def show_sheet(self, controller: ScoreSheetController) -> None:
        """Show the score sheet as it will be printed, the way back leading to where this is."""
        from handfoot_gui.session.score_sheet import facts_of_game

        self._score_timer.stop()
        session = self.bridge.session
        go_back = self.way_back
        first = (
            self._presenter.deal_facts(self.bridge.view).dealer if session.record.moves else None
        )
        facts = facts_of_game(self._words, session.record, session.sheet, first)
        controller.show(facts, self._game.started.astimezone().date(), go_back)

    def cover(self) -> None:
        """Turn the cards away that are shown, in the middle of a turn."""
        self.bridge.cover()

    def uncover(self) -> None:
        """Show the cards of the player who has been given the screen."""
        if not self.hand_over.is_covered:
            return
        self.bridge.uncover()
        messages = self.messages
        bar = messages.expected()
        messages.said = bar if messages.standing_trouble else self.hand_over.told(bar)
        self.show_table()
        messages.show()
        if self._untold:
            self.tell_each(self._untold)
            self._untold = ()

    def turn_away(self) -> None:
        """Cover the cards from people who are not in the game, too."""
        self.bridge.cover(from_newcomers=True)

    def turn_back(self) -> None:
        """Nobody came: who plays alone sees the own cards again."""
        if len(self.bridge.persons) == 1:
            was_covered = self.hand_over.is_covered
            self.bridge.uncover()
            if was_covered:
                self.show_table()
                self.messages.show()

    def hold(self) -> None:
        """Stop for a while, the cards of several people turned away; `release` goes on."""
        self.bridge.cover()
        self.bridge.hold()
        self._score_timer.stop()

    def release(self) -> None:
        """Go on after `hold`."""
        self.bridge.release()

    def tell(self, text: str) -> None:
        """Put a sentence above what is expected, until the next act; a cover comes off first."""
        self.tell_each([text] * len(self._names))

    def tell_each(self, texts: Sequence[str]) -> None:
        """Tell the sentence for the seat that looks, of *texts* by seat; see `tell`."""
        if self.hand_over.is_covered:
            self._untold = texts
            return
        self.messages.put_above(texts[self.bridge.seat])
        self.messages.show()

    def check_deals(self) -> None:
        """Let people check the codes of the deals that are over."""
        from handfoot_gui.ui.game.check_dialog import check_deals

        check_deals(self._window.ui_style, self.record, self._presenter, self._window)

    def say(self, text: str) -> None:
        """Put a sentence into the prompt bar until the next act."""
        self.messages.say(text)

    def report(self, error: SaveError) -> None:
        """Say that the game could not be saved, until it can be."""
        self.messages.save_trouble = fault(self._words, error)

    # -- what happens -----------------------------------------------------------------------

    def _on_changed(self) -> None:
        self._announcements.tell()
        self._controller.forget_said()
        moves = self.record.moves
        if self.hand_over.is_covered:
            self.show()
            return
        if moves and moves[-1][0] != self.bridge.seat and self._presenter.is_answer(moves[-1][1]):
            self.messages.put_above(self._prompts.last_line())
        self.show()

    def _on_deal_ended(self) -> None:
        self._announcements.tell()
        self.show()
        factor = self._window.preferences.animation.factor
        self._score_timer.start(round(_LAST_LOOK_MS * factor))

    def _on_bot_failed(self, reason: str) -> None:
        if self.bridge.waiting is Waiting.PERSON:
            self.messages.say_no_hint(reason)
        else:
            # With others at the screen nobody knows what a reason would tell of the bot's cards.
            self.messages.note_bot_failed(reason if len(self.bridge.persons) == 1 else "")

    # -- what is shown ----------------------------------------------------------------------

    def show(self) -> None:
        """Show the present state; the cards glide there, but for the first time."""
        facts = self._facts
        if self.hand_over.is_covered:
            self.hand_over.clear()
        else:
            is_opened = self.hand_over.follow()
            self.scene.show_view(
                self.bridge.view,
                badges=facts.badges(),
                log=facts.log(),
                is_animated=self.scene.turn.view is not None,
                is_covered=not self.bridge.is_open,
            )
            if is_opened:
                self.hand_over.mark_new()
                self._working.restore()
            self.messages.show()
        self.pages.table.set_facts(facts.panel())
        self.possible_changed.emit()


def _last_to_play(record: AnyRecord, persons: Sequence[Seat]) -> Seat:
    """The person who moved last, from whose place all watch until another one is to move."""
    movers = (Seat(seat) for seat, _ in reversed(record.moves) if seat in persons)
    return next(movers, next(iter(persons), Seat(0)))
