"""The game that is open: begun, carried on by other players, and given free."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QGuiApplication

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.other_points import NoDealYet
from handfoot_gui.core.preferences import BotPace, Preferences
from handfoot_gui.core.record import FirstDealer, Player, replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.other_points import problem_with_line
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import rules_of
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.phones import PhoneKeys
from handfoot_gui.storage.saves import OpenGame, Saves
from handfoot_gui.ui.game.calling import Calling
from handfoot_gui.ui.game.known_phones import KnownPhones
from handfoot_gui.ui.game.pages import GamePages, Made
from handfoot_gui.ui.window.actions import Answers, Command, NotNow, answers_by
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.game.guides.guide import Guide
    from handfoot_gui.ui.game.messages.states import SpokenStates
    from handfoot_gui.ui.game.page import GamePage
    from handfoot_gui.ui.game.play.bot_runner import BotRunner
    from handfoot_gui.ui.game.played_game import PlayedGame
    from handfoot_gui.ui.game.score.same_cards import SameCards
    from handfoot_gui.ui.game.score.score_page import ScorePage
    from handfoot_gui.ui.game.score.won_page import WonPage
    from handfoot_gui.ui.game.screen.cover_page import CoverPage
    from handfoot_gui.ui.game.separate import SeparateDeal
    from handfoot_gui.ui.game.sound.sounds import Speaker


class GameController(QObject):
    """Holds the one game that is played in the window, and does what is asked of it there.

    Signals: ``players_changed(tuple of Player)`` once others have taken the seats, and before it
    ``seats_taken(seats)``, those where somebody else now is; ``left()`` when people want to go back
    to the start page, ``again_requested()`` when they want to play the same once more,
    ``line_chosen(row)`` of the log beside the table, ``deal_ended()`` once a deal of the open game
    is scored, ``resumed()`` when a game that was left is open again, ``stopped()`` at the end.
    """

    players_changed = Signal(object)
    seats_taken = Signal(object)
    left = Signal()
    again_requested = Signal()
    line_chosen = Signal(int)
    deal_ended = Signal()
    resumed = Signal()
    stopped = Signal()

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        saves: Saves,
        besides: Answers,
        parent: QObject | None = None,
    ) -> None:
        """*besides* are the answers that leave the game: rules, looking back, the report."""
        super().__init__(parent)
        self._window = window
        self._words = words
        self._saves = saves
        self._besides = besides
        self._played: PlayedGame | None = None
        self._runner: BotRunner | None = None
        self.dice: Random = SystemRandom()
        self._speaker: Speaker | None = None
        self._same_cards: SameCards | None = None
        self.pages = GamePages(
            window,
            Made(self._on_table_made, self._on_cover_made, self._on_score_made, self._on_won_made),
        )
        self._known_phones = KnownPhones(PhoneKeys(saves.home))
        self.calling = Calling(window, self.wait, self._known_phones, self)
        """Brings hands onto phones."""
        self.last_game = ""
        """The game that is open, or the one that was open last."""

    # -- the pages and their commands -------------------------------------------------------

    def _on_table_made(self, page: GamePage) -> None:
        window, panel = self._window, page.panel
        window.preferences_set.connect(lambda _: self._show_pace())
        window.dialog_closed.connect(self._on_dialog_closed)
        panel.pace.chosen.connect(self._on_pace_chosen)
        panel.sheet_requested.connect(self._asking(lambda game: game.show_score()))
        panel.line_chosen.connect(self.line_chosen)
        panel.log.moves.more_wanted.connect(self._asking(lambda game: game.shown.tell_more()))
        self._answer()

    def _show_pace(self) -> None:
        """Show beside the table how the bots play there."""
        if self._played is not None:
            self.pages.table.panel.pace.show_pace(self._played.pace.now)

    def _on_dialog_closed(self) -> None:
        """Whoever does not see the table again hears what is due there."""
        if self._played is not None and self.pages.is_at_table and QAccessible.isActive():
            self._played.scene.actions.voice.announce()

    def _on_pace_chosen(self, pace: BotPace) -> None:
        """Of a demo nothing is kept, its pace neither."""
        window = self._window
        if self._played is not None and self._played.is_demo:
            self._played.set_pace(pace)
        else:
            window.change_preferences(replace(window.preferences, bot_pace=pace, unfamiliar=()))

    def _on_deal_ended(self) -> None:
        """A game that has come to its end is known from now on."""
        played, preferences = self._played, self._window.preferences
        if played is not None and played.play.session.is_over and not played.is_practice:
            rest = tuple(game for game in preferences.unfamiliar if game != played.record.game)
            if rest != preferences.unfamiliar:
                self._window.change_preferences(replace(preferences, unfamiliar=rest))
        self.deal_ended.emit()

    def _on_cover_made(self, page: CoverPage) -> None:
        page.uncovered.connect(self._asking(lambda game: game.uncover()))
        page.paused.connect(self.left)
        page.players_requested.connect(self.ask_for_players)
        page.undo_requested.connect(self._asking(lambda game: game.undo()))
        page.phone_requested.connect(self._asking(self._to_phone))
        self._answer()

    def _on_score_made(self, page: ScorePage) -> None:
        does = self._window.commands
        page.next_deal_requested.connect(self._asking(lambda game: game.deal_next()))
        page.table_requested.connect(self._asking(lambda game: game.show_table()))
        page.again_requested.connect(self.again_requested)
        page.check_requested.connect(does.game.check.trigger)
        page.look_back_requested.connect(does.game.look_back.trigger)
        page.report_requested.connect(does.game.report.trigger)
        page.print_requested.connect(does.game.print.trigger)
        page.lines_requested.connect(does.game.lines.trigger)
        page.start_requested.connect(self.left)
        self.cards_again.tell_on(page)
        self._answer()

    def _on_won_made(self, page: WonPage) -> None:
        does = self._window.commands
        page.table_requested.connect(self._asking(lambda game: game.show_table()))
        page.score_requested.connect(self._asking(lambda game: game.show_score()))
        page.again_requested.connect(self.again_requested)
        page.print_requested.connect(does.game.print.trigger)
        page.book_requested.connect(does.book.trigger)
        page.start_requested.connect(self.left)
        self._answer()

    def _answer(self) -> None:
        """Let table, cover and score do what is possible in the open game now."""
        played, pages = self._played, self.pages
        if played is None:
            return
        from handfoot_gui.ui.game.panel.readings import Reading

        table, panel = pages.table, pages.table.panel
        is_fixed = (
            played.is_read_only or played.is_practice or played.end_of_deal.separate is not None
        )
        for_all: Answers = {} if is_fixed else {Command.PLAYERS: self.ask_for_players}
        if played.hands.are_possible and played.play.persons:
            for_all = {**for_all, Command.PHONES: self.call_to_phones}
        if self._caller(played) is not None:
            for_all = {**for_all, Command.REACT: self._asking(self._react)}
        of_state = answers_by(_states(played, self._window).say)
        answers: dict[Command, Callable[[], object]] = {
            **self._besides,
            **of_state,
            **for_all,
            Command.SHEET: self._open_sheet,
            Command.ALL_MOVES: partial(table.toggle_reading, Reading.MOVES),
            Command.CHECK: played.scoring.check_deals,
            Command.OPEN_MENU: table.bar.open_menu,
        }
        if played.is_demo:
            answers[Command.LEAVE] = self.left.emit
            panel.pace.show_pace(played.pace.now)
        if panel.has_memory:
            answers[Command.MEMORY] = partial(table.toggle_reading, Reading.MEMORY)
        say, asked = played.messages.say_besides, played.questions
        answers[Command.UNDO] = (
            played.undo if played.can_undo else NotNow(played.messages.why_not.undo(), say)
        )
        answers[Command.REDO] = (
            played.redo if played.can_redo else NotNow(played.messages.why_not.redo(), say)
        )
        answers[Command.HINT] = (
            asked.answering(asked.hint)
            if asked.can_be_asked
            else NotNow(played.messages.why_not.hint(), say)
        )
        answers[Command.OPENINGS] = (
            asked.answering(asked.openings)
            if asked.can_be_asked
            else NotNow(played.messages.why_not.openings(), say)
        )
        answers[Command.POSSIBLE] = (
            asked.answering(asked.possible)
            if asked.can_be_asked
            else NotNow(played.messages.why_not.possible(), say)
        )
        of_lines: Answers = {}
        if played.scoring.takes_lines:
            why = problem_with_line(self._words, NoDealYet())
            can = played.scoring.can_write_lines
            of_lines = {Command.LINES: played.write_lines if can else NotNow(why, say)}
            answers |= of_lines
        answers |= {} if played.guide is None else played.guide.answers
        if played.screen.can_cover:
            answers[Command.COVER] = played.screen.cover
        self._window.pages.answer(table, answers)
        self._answer_after(played, of_lines)
        if pages.is_cover_made:
            # Whoever looks back sees more than the cover may show.
            card = self._besides[Command.CARD]
            of_cover: Answers = {Command.CARD: card, **of_state, **for_all}
            if played.can_undo:
                of_cover = {**of_cover, Command.UNDO: played.undo}
            self._window.pages.answer(pages.cover, of_cover)

    def _answer_after(self, played: PlayedGame, of_lines: Answers) -> None:
        """Let the pages after a deal and a game do what is possible now."""
        pages = self.pages
        of_state = answers_by(_states(played, self._window, is_at_table=False).say)
        shared: Answers = {**self._besides, **of_state, Command.CHECK: played.scoring.check_deals}
        if played.is_demo:
            shared = {**shared, Command.LEAVE: self.left.emit}
        if pages.is_score_made:
            self._window.pages.answer(pages.score, {**shared, **of_lines})
        if pages.is_won_made:
            self._window.pages.answer(pages.won, shared)

    def _open_sheet(self) -> None:
        played = self._played
        is_scored = played is not None and played.play.has_score_to_read
        if self.pages.table.is_compact and not is_scored:
            self.pages.table.toggle_drawer()
        else:
            self.ask(lambda game: game.show_score())

    def _asking(self, act: Callable[[PlayedGame], None]) -> Callable[[], None]:
        """Does *act* with whatever game is open then."""
        return lambda: self.ask(act)

    @property
    def runner(self) -> BotRunner:
        """The bots' process."""
        if self._runner is None:
            from handfoot_gui.ui.game.play.bot_runner import BotRunner

            self._runner = BotRunner(parent=self, timing=self._window.ui_style.timing)
        return self._runner

    @property
    def are_bots_thinking(self) -> bool:
        """Whether a process of bots works on what somebody waits for."""
        return self._runner is not None and self._runner.is_waiting

    @property
    def cards_again(self) -> SameCards:
        """What has the cards of the open game played again."""
        if self._same_cards is None:
            from handfoot_gui.ui.game.score.same_cards import SameCards

            self._same_cards = SameCards(
                lambda: None if self._played is None else self._played.record,
                lambda: not self.are_bots_thinking,
                self._window.ui_style.timing,
                self,
            )
        return self._same_cards

    @property
    def speaker(self) -> Speaker:
        """What the table is heard by; a window that nobody can see is not heard either."""
        if self._speaker is None:
            from handfoot_gui.ui.game.sound.loudspeaker import LoudSpeaker
            from handfoot_gui.ui.game.sound.sounds import Silence

            is_seen = QGuiApplication.platformName() != "offscreen"
            self._speaker = LoudSpeaker() if is_seen else Silence()
        return self._speaker

    @speaker.setter
    def speaker(self, speaker: Speaker) -> None:
        self._speaker = speaker

    @property
    def played(self) -> PlayedGame | None:
        """The game that is open."""
        return self._played

    @property
    def is_playing(self) -> bool:
        """Whether a game that is kept, and not over yet, is shown."""
        is_practice = self._played is not None and self._played.is_practice
        return self.pages.is_playing and not is_practice

    # -- begun and gone on with -------------------------------------------------------------

    def begin(self, record: AnyRecord, on_phones: Collection[Seat] = ()) -> None:
        """Play the new game of *record*, which is kept from its first move on; the cards of those
        *on_phones* are seen there."""
        self._play(self._saves.create(record), record, on_phones)

    def begin_again(self) -> None:
        """The same players and rules once more, on the same devices."""
        if self._played is not None:
            before = self._played.record
            # Once more is by lot, whoever was to deal first the other time.
            agreed = replace(before.agreements, first_dealer=FirstDealer.LOT)
            record = replace(
                before.with_moves(()), brought_forward=None, agreements=agreed, seed=None
            )
            if self._played.is_demo:
                self.begin_demo(record)
            else:
                self.begin(record, self._played.hands.on_phones)

    def _to_phone(self, played: PlayedGame) -> None:
        """Whoever is to take the cover off sees the own cards on a phone from now on."""
        seat = played.screen.seat
        played.hands.send(seat)
        self.calling.show(played.hands, seat)

    def _caller(self, played: PlayedGame) -> Seat | None:
        """Who at the screen may call something to those on phones; None while nobody may."""
        if not (played.hands.on_phones and self._window.preferences.reactions):
            return None
        return played.screen.seat if played.screen.seat in played.screen.persons else None

    def _react(self, played: PlayedGame) -> None:
        """Let whoever is at the screen call something to those on phones."""
        from handfoot_gui.ui.phones.react_dialog import ReactDialog

        seat = self._caller(played)
        if seat is None:
            return
        dialog = ReactDialog(self._window.ui_style, self._window)
        dialog.chosen.connect(partial(played.hands.phones.reacting.call, seat))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def call_to_phones(self) -> None:
        """Call people to the codes by which their cards come onto phones."""
        self.ask(lambda played: self.calling.show(played.hands))

    @property
    def names_on_phones(self) -> frozenset[str]:
        """Who had a phone in the game that is open, or was open last."""
        played, names = self._played, frozenset(self._known_phones.names.values())
        if played is None:
            return names
        return frozenset(played.presenter.names[seat] for seat in played.hands.on_phones)

    def begin_demo(self, record: AnyRecord) -> None:
        """Let the bots of the new game of *record* play; nothing of it is kept."""
        self.close()
        self._show(self._saves.unsaved("demo"), record, is_demo=True)

    def begin_led(self, guide: Guide, record: AnyRecord, name: str) -> None:
        """Let *guide* lead through the game of *record*; no file is kept of it, and *name* is its
        id."""
        self.close()
        self._show(self._saves.unsaved(name), record, guide=guide)

    def begin_separate(self, game: OpenGame, record: AnyRecord, separate: SeparateDeal) -> None:
        """Play *game*, which holds *record*, for one deal, which is *separate*."""
        self.close()
        self._show(game, record, separate=separate)

    def begin_dealt(self, record: AnyRecord, said: Sequence[str]) -> None:
        """Play *record*, whose cards are dealt; *said* tells every seat where they are from."""
        game = self._saves.create(record)
        with contextlib.suppress(SaveError):
            # Saved with its first cards; a disk that is full is said at the next move.
            game.save(record, replay(rules_of(record), record.moves))
        self._play(game, record)
        self.ask(lambda played: played.notes.tell(said))

    def open(self, path: Path) -> None:
        """Go on with a game of the household's folder. Raises `SaveError`."""
        self._resume(self._saves.open(path))

    def open_elsewhere(self, path: Path) -> None:
        """Go on with a game from any folder: by a copy, or with the one it was opened as before.
        Raises `SaveError`."""
        from handfoot_gui.ui.widgets.met_again import opened_elsewhere

        saves, window = self._saves, self._window
        if (own := saves.own(path)) is not None:
            self._resume(saves.open(own))
            return
        game, said = opened_elsewhere(
            path, saves.met_elsewhere(path), saves.open, saves.open_elsewhere,
            window.ui_style, window,
        )  # fmt: skip
        self._resume(game)
        if not game.is_read_only:
            self.ask(lambda played: played.messages.tell_kept(said))

    def _resume(self, game: OpenGame) -> None:
        from handfoot_gui.session.game_offers import games_offered

        assert game.loaded is not None, "an opened game was loaded"
        record = game.loaded.record
        if record.game not in games_offered():
            game.close()
            raise SaveError(Fault.NEWER, game.path)
        self._play(game, record)
        self.resumed.emit()

    def _play(
        self, game: OpenGame, record: AnyRecord, on_phones: Collection[Seat] | None = None
    ) -> None:
        """Play *game*, which holds *record*; the one before is closed. Without another wish those
        have phones who had them when it was left."""
        self.close()
        known = self._known_phones
        known.keys.read()
        if on_phones is None:
            self._show(game, record, on_phones=known.keys.of(game.id).keys())
            return
        names = {record.seats[seat].name for seat in on_phones}
        self._show(
            game, record, on_phones=on_phones, calls=not names <= set(known.names.values())
        )  # fmt: skip

    def _show(
        self,
        game: OpenGame,
        record: AnyRecord,
        *,
        open_seat: Seat | None = None,
        is_new: bool = True,
        is_demo: bool = False,
        guide: Guide | None = None,
        on_phones: Collection[Seat] = (),
        calls: bool = False,
        separate: SeparateDeal | None = None,
    ) -> PlayedGame:
        """Put *game* on the table; see `PlayedGame`. It *calls* those who are to have a phone."""
        # The table is loaded when something is played: the start page comes up sooner.
        from handfoot_gui.ui.game.played_game import PlayedGame

        self.last_game = record.game
        bots = self.runner if guide is None else guide.bots
        played = self._played = PlayedGame(
            self.pages, game, record, bots, self.dice, self._words,
            self.speaker, parent=self,
            known_phones=self._known_phones, on_phones=on_phones,
            open_seat=open_seat, is_new=is_new, is_demo=is_demo, guide=guide,
            separate=separate,
        )  # fmt: skip
        played.hands.code_wanted.connect(lambda seat: self.calling.show(played.hands, Seat(seat)))
        played.possible_changed.connect(self._answer)
        played.hands.changed.connect(self._answer)
        played.play.deal_ended.connect(self._on_deal_ended)
        if played.play.persons and not is_demo and guide is None and separate is None:
            played.play.dealt.connect(self.cards_again.follow)
            self.cards_again.follow()
        self._show_pace()
        played.start()
        if played.hands.on_phones:
            self._expect_phones(played, calls=calls)
        return played

    def _expect_phones(self, played: PlayedGame, *, calls: bool) -> None:
        """Let phones come; the household is asked first where it never let any in."""
        hands = played.hands
        if hands.phones.door.is_allowed:
            hands.let_in()
        if calls or not hands.phones.door.is_allowed:
            self.calling.show(hands)

    def close(self) -> None:
        """Let go of the game, which is kept."""
        self.calling.forget()
        if self._same_cards is not None:
            self._same_cards.stop()
        if self._played is not None:
            self._played.close()
            self._played.deleteLater()
            self._played = None

    def stop(self) -> None:
        """Close the game, be silent and end the bots' process."""
        self.close()
        if self._speaker is not None:
            self._speaker.close()
        if self._runner is not None:
            self._runner.close()
        self.stopped.emit()

    def wait(self) -> Callable[[], None]:
        """Let the game wait while another page is shown; what this gives leads back to it."""
        played = self._played
        assert played is not None, "a game is open"
        show_again = played.way_back
        played.hold()

        def go_back() -> None:
            show_again()
            played.release()

        return go_back

    def ask(self, act: Callable[[PlayedGame], None]) -> None:
        """Do *act* with the game, if one is open."""
        if self._played is not None:
            act(self._played)

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences* at once."""
        if self._played is not None:
            self._played.set_preferences(preferences)
            self._answer()

    # -- other players ----------------------------------------------------------------------

    def ask_for_players(self) -> None:
        """Let people change names, and put bots in the places of people and back."""
        from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
        from handfoot_gui.ui.widgets.page import run

        played, window = self._played, self._window
        if played is None or played.is_read_only:
            return
        open_seat = played.open_seat
        if len(played.screen.persons) != 1:
            # Whoever comes to the screen to write a name sees nobody's cards.
            played.turn_away()
        dialog = PlayersDialog(
            window.ui_style,
            played.record.seats,
            played.presenter,
            played.record.game,
            window.preferences.people,
            window,
            on_phones=played.hands.on_phones if played.hands.are_possible else None,
        )
        is_accepted, players, on_phones = run(dialog), dialog.players, dialog.on_phones
        if self._played is not played:
            return
        if is_accepted and players != played.record.seats:
            self.change_players(players, open_seat, on_phones)
        elif is_accepted and on_phones != played.hands.on_phones:
            self._change_devices(played, on_phones)
        else:
            played.turn_back()

    def _change_devices(self, played: PlayedGame, on_phones: frozenset[Seat]) -> None:
        """The same people go on, with the cards of those *on_phones* there."""
        hands = played.hands
        new = on_phones - hands.on_phones
        hands.fetch(*(hands.on_phones - on_phones))
        hands.send(*new)
        if new:
            self.calling.show(hands, min(new))

    def change_players(
        self,
        players: tuple[Player, ...],
        open_seat: Seat | None = None,
        on_phones: Collection[Seat] | None = None,
    ) -> None:
        """Let *players* go on with the open game; what was played stays as it is. The cards of
        those *on_phones* are seen there (None: of those who stay as they were before).

        Who plays alone at *open_seat*, and did so before, goes on looking at the own cards.
        """
        played = self._played
        assert played is not None, "a game is open"
        others = {
            Seat(seat)
            for seat, (before, now) in enumerate(zip(played.record.seats, players, strict=True))
            if before != now
        }
        had_phones = played.hands.on_phones
        played.hands.drop(had_phones & others)
        on_phones = had_phones - others if on_phones is None else on_phones
        stays = open_seat
        are_several = sum(not player.is_bot for player in players) > 1
        if are_several or (stays is not None and players[stays] != played.record.seats[stays]):
            # Somebody else may sit at the screen now.
            stays = None
        error = played.reseat(players)
        record, game = played.record, played.let_go()
        played.deleteLater()
        now = self._show(
            game, record, open_seat=stays, is_new=False, on_phones=on_phones,
            calls=bool(set(on_phones) - (had_phones - others)),
        )  # fmt: skip
        if error is not None:
            now.report(error)
        self.seats_taken.emit(others)
        self.players_changed.emit(players)


def _states(played: PlayedGame, window: MainWindow, *, is_at_table: bool = True) -> SpokenStates:
    """What says how the game stands, at the table or on the pages after a deal."""
    from handfoot_gui.ui.game.messages.states import SpokenStates

    return SpokenStates(
        played.screen, played.presenter, played.scene, played.messages, window,
        is_at_table=is_at_table,
    )  # fmt: skip
