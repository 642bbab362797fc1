"""The open game on the screen: what play, card table and window tell one another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.preferences import BotPace, Preferences, Sorting
from handfoot_gui.core.record import Player
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.daily import is_of_day
from handfoot_gui.session.fair_play import doubts
from handfoot_gui.session.session import Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.acts import TableActs
from handfoot_gui.ui.game.giving_back import GivingBack
from handfoot_gui.ui.game.guides.coach import Coach, Commentator
from handfoot_gui.ui.game.guides.hints import TableHints
from handfoot_gui.ui.game.guides.move_dialogs import MoveDialogs
from handfoot_gui.ui.game.guides.questions import Questions
from handfoot_gui.ui.game.hands import ForPhones, Hands
from handfoot_gui.ui.game.known_phones import KnownPhones
from handfoot_gui.ui.game.messages.announcements import Announcements
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.messages.news import TableNews
from handfoot_gui.ui.game.messages.own_acts import OwnActsTold
from handfoot_gui.ui.game.messages.reaction_notes import ReactionNotes
from handfoot_gui.ui.game.messages.refusal_notes import RefusalNotes
from handfoot_gui.ui.game.messages.seat_notes import SeatNotes
from handfoot_gui.ui.game.messages.tips import TableTips
from handfoot_gui.ui.game.messages.turn_told import TurnTold
from handfoot_gui.ui.game.messages.undo_time import UndoTime
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.part import GamePart, GameParts
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.chosen_pace import DEMO_PACES, ChosenPace
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.score.end_of_deal import EndOfDeal
from handfoot_gui.ui.game.score.score_dialogs import ScoreDialogs
from handfoot_gui.ui.game.screen.own_looks import OwnLooks
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable
from handfoot_gui.ui.game.sound.sounds import Speaker, TableSounds
from handfoot_gui.ui.table.view import ENTER, TableView
from handfoot_gui.ui.widgets.memory import give_back

if TYPE_CHECKING:
    from handfoot_gui.ui.game.guides.guide import Guide
    from handfoot_gui.ui.game.separate import SeparateDeal
    from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController


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
        speaker: Speaker,
        parent: QObject | None = None,
        *,
        known_phones: KnownPhones,
        on_phones: Collection[Seat] = (),
        open_seat: Seat | None = None,
        is_new: bool = True,
        is_demo: bool = False,
        guide: Guide | None = None,
        separate: SeparateDeal | None = None,
    ) -> None:
        """*record* is what *game* holds, or an empty one of a game that was just created. The cards
        of those *on_phones* are never shown here.

        A game that is not *is_new* has only got other players: no hand is shown at once but
        that of *open_seat*, whose player is looking at it. In a demo bots play, and it is said why.
        A *guide* leads through it. Of a *separate* deal it is all that is played.
        """
        super().__init__(parent)
        self.pages = pages
        self._window = window = pages.window
        self.guide = guide
        """Who leads through it, where it is a lesson or a puzzle."""
        self.file = game
        """What holds its moves, and says whether it holds them all."""
        self._words = words
        self.presenter = presenter = presenter_of(record, words)
        """What is said at this table, and a few figures."""
        preferences, timing = window.preferences, window.ui_style.timing
        presenter.prefer(preferences)
        persons = [Seat(s) for s, player in enumerate(record.seats) if not player.is_bot]
        # Whoever has the same cards elsewhere plays them without anything besides.
        is_shared = separate is not None or is_of_day(record, game.started.astimezone().date())
        is_kept = not (game.is_read_only or is_demo or guide is not None)
        with_phones = [seat for seat in persons if seat in on_phones and is_kept and not is_shared]
        here = [seat for seat in persons if seat not in with_phones]
        seat = open_seat if open_seat in here else _last_to_play(record, here or persons)
        level_like = GAMES[record.game].level_like
        levels = [player.level and level_like(player.level) for player in record.seats]
        runner.configure(record.game, record.options, levels, agreed_by_side(record))
        session = Session(
            presenter.rules,
            record,
            rng,
            game.save,
            presenter.narrate,
            first=0 if guide is None else guide.first,
        )
        self.play = Play(
            session,
            presenter,
            runner,
            timing,
            DEMO_PACES[0] if is_demo else _pace_in(preferences, record.game, guide),
            rng,
            self,
            seat_paces=() if is_demo else preferences.seat_paces,
            is_demo=is_demo,
        )
        self.play.bots.expert_seconds = preferences.expert_time.seconds
        is_open = None if is_new else seat == open_seat
        self.screen = Screen(self.play, presenter, seat, is_open=is_open, persons=here)
        self.pace = ChosenPace(self.play, lambda: _pace_in(window.preferences, record.game, guide))
        self.view = TableView(timing=timing)
        self.scene = scene = self.view.scene_
        scene.is_only_shown = game.is_read_only or is_demo
        is_practice = is_demo or guide is not None
        self.messages = messages = Messages(self.screen, presenter, scene, game, timing, self)
        self.shown = ShownTable(
            pages,
            scene,
            self.screen,
            presenter,
            messages,
            self,
            kept_as="" if is_practice else game.id,
            is_guided=guide is not None,
            points_out=guide is not None and guide.points_out,
        )
        self.scoring = ScoreDialogs(
            self.screen,
            presenter,
            messages,
            window,
            takes_lines=is_kept and not is_shared,
        )
        self.end_of_deal = EndOfDeal(
            self.play,
            presenter,
            messages,
            window,
            self,
            is_guided=guide is not None,
            separate=separate,
        )
        self.parts = parts = GameParts()
        counsel = Counsel(self.play, lambda: self.screen.seat, presenter, timing, self)
        self.questions = Questions(
            parts,
            self.screen,
            presenter,
            scene,
            self.shown,
            messages,
            counsel,
            TableHints(self.screen, scene, presenter, messages, counsel, timing, self),
            MoveDialogs(self.screen, presenter, self.view, messages, window),
        )
        self.hands = Hands(
            pages,
            self.screen,
            presenter,
            self.shown,
            messages,
            known_phones,
            ForPhones(self.deal_next, self._retrace, self.show_table),
            self,
            game_id=game.id if is_kept and not is_shared else "",
        )
        self.notes = SeatNotes(self.screen, self.shown, messages)
        self._commentator = Commentator(self.screen, presenter, runner, scene, self)
        coach = Coach(self.screen, presenter, runner, messages, self)
        self._acts = TableActs(parts, self.screen, scene, messages, counsel, coach, guide, self)
        # Each shows or says something on top of what those before it have shown.
        parts.join(
            coach,
            self._commentator,
            TableSounds(self.screen, preferences, speaker, timing, self),
            OwnLooks(window, self.screen, presenter, self.set_preferences),
            self._acts,
            messages,
            RefusalNotes(self.view, presenter),
            self.shown,
            OwnActsTold(self.screen, presenter, scene),
            Announcements(self.screen, presenter, scene),
            TableNews(self.screen, scene, messages),
            self.notes,
            *self._unguided(),
            self.questions,
            self.end_of_deal,
            self.hands,
            ReactionNotes(self.view, self.hands),
            GivingBack(),
        )
        if separate is not None:
            separate.join(session)
            parts.join(separate)
            self.play.bots.may_stand_in = False
            self.play.bots.given_up.connect(separate.break_off)
            messages.voice = separate.voice
            self.shown.facts.called = separate.called
        parts.prefer(preferences)
        self._connect()
        if with_phones:
            self.hands.send(*with_phones)
        if guide is not None:
            messages.expected.leads_to_score = False
            guide.setParent(self)
            guide.join(self)

    def _unguided(self) -> tuple[GamePart, ...]:
        """Where nobody leads them through the game, what is new to people is explained, and they
        have the time to take back that they want."""
        if self.guide is not None:
            return ()
        return (
            TurnTold(self.screen, self.presenter, self.scene, self),
            UndoTime(self.play, self.scene),
            TableTips(self.screen, self.presenter, self.scene, self.shown, self.pages),
        )

    def _connect(self) -> None:
        play, scene, parts = self.play, self.scene, self.parts
        play.is_deal_seen = lambda: scene.canvas.cards.animator.factor > 0
        play.refused.connect(parts.refuse)
        play.changed.connect(parts.change)
        play.settled.connect(self._on_settled)
        play.deal_ended.connect(parts.end_deal)
        play.save_failed.connect(self.report)
        play.bots.failed.connect(self._on_bot_failed)
        play.bots.late.connect(self.messages.say_bot_late)
        play.bots.warned.connect(self.messages.say_bots_warned)
        scene.actions.button_pressed.connect(self._on_button)
        self.view.idle_key.connect(self._on_idle_key)
        self.view.sorting.offer()
        self.view.sorting.chosen.connect(self._on_sorted)
        self._acts.handled.connect(self.possible_changed)
        self.shown.shown.connect(self.possible_changed)
        self.end_of_deal.score_due.connect(self.show_end)

    @property
    def record(self) -> AnyRecord:
        return self.play.session.record

    @property
    def path(self) -> Path:
        """Where the game is kept."""
        return self.file.path

    @property
    def is_read_only(self) -> bool:
        """Whether the game is for looking only."""
        return self.file.is_read_only

    @property
    def is_practice(self) -> bool:
        """Whether nothing of it is kept, and no other players can go on with it."""
        return self.is_demo or self.guide is not None

    @property
    def is_demo(self) -> bool:
        """Whether bots play against bots, and people only look."""
        return self.play.is_demo

    @property
    def can_undo(self) -> bool:
        """Whether a move, or what is laid out, can be taken back now."""
        return (self.screen.can_undo and not self.is_read_only) or self.scene.turn.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can be done again."""
        turn = self.scene.turn
        is_move_undone = self.screen.can_redo and not (turn.has_gesture or self.is_read_only)
        return turn.can_redo or is_move_undone

    @property
    def open_seat(self) -> Seat | None:
        """Whose cards are shown."""
        return self.screen.seat if self.screen.is_open else None

    @property
    def way_back(self) -> Callable[[], None]:
        """Shows again what is shown of the game now, the table, the score or who has won."""
        if self.pages.is_at_won:
            return self.show_end
        return self.show_score if self.pages.is_at_score else self.show_table

    # -- what the program asks for ----------------------------------------------------------

    def start(self) -> None:
        """Show the table and play."""
        self.pages.table.set_table(self.view)
        self.pages.show_table()
        self.view.setFocus()
        if self.file.only_shown is not None:
            self.shown.show()
            self.say(fault(self._words, self.file.only_shown))
            return
        self.play.start()
        if self.end_of_deal.separate is not None:
            self.notes.tell([self.end_of_deal.separate.told] * len(self.record.seats))
        if said := doubts(self.presenter, self.record):
            self.say(said)

    def close(self) -> None:
        """Let go of the table; the game is kept."""
        self.let_go()
        self.file.close()

    def let_go(self) -> OpenGame:
        """Let go of the table; gives back the game, which goes on with other players."""
        if self.guide is not None:
            self.guide.stop()
        self.parts.leave()
        self.play.stop()
        return self.file

    def reseat(self, players: Iterable[Player]) -> SaveError | None:
        """Write other *players* into the game before it is let go; what went wrong with it."""
        try:
            self.play.session.reseat(players)
        except SaveError as error:
            return error
        return None

    def set_preferences(self, preferences: Preferences) -> None:
        """Apply *preferences* at once."""
        before = self.scene.canvas.preferences
        is_renamed = not preferences.names_alike(before)
        self.presenter.prefer(preferences)
        self.parts.prefer(preferences)
        self.pace.follow(preferences, _pace_in(preferences, self.record.game, self.guide))
        if is_renamed:
            self.play.session.log.retell()
        self.shown.show_anew(is_all=is_renamed or preferences.pictures != before.pictures)
        if is_renamed and self.guide is not None:
            self.guide.tell(preferences)

    def set_pace(self, pace: BotPace) -> None:
        """See a demo at *pace* from now on."""
        self.pace.choose(pace)
        self.messages.show()
        self.possible_changed.emit()

    def undo(self) -> None:
        """Take the last move back; cards laid out but not played are taken back first, and what
        was taken back at once comes back."""
        self.parts.act()
        self.messages.expected.missed = ""
        # The end of a turn can be taken back for a moment only: whatever was lifted since waits.
        if self.play.grace.is_on or not (self.scene.undo() or self.is_read_only):
            self._retrace(self.screen.undo)

    def _retrace(self, step: Callable[[], None]) -> None:
        """Do *step*, which takes moves back or makes them again."""
        self.end_of_deal.stay()
        was_covered = self.shown.hand_over.is_covered
        step()
        if was_covered:
            # Another player's now, or none at all.
            self.show_table()
        self.shown.laid_out.lay_out_again()

    def redo(self) -> None:
        """Do again what was taken back last."""
        self.parts.act()
        if self.can_redo and not self.scene.redo():
            self.end_of_deal.stay()
            self.screen.redo()

    def deal_next(self) -> None:
        """Deal again; where somebody leads through it there is no other deal, but what follows."""
        if self.guide is not None:
            self.guide.go_on()
            return
        if self.end_of_deal.separate is not None and self.end_of_deal.separate.is_over:
            self.end_of_deal.separate.go_on()
            return
        self.messages.expected.missed = ""
        self.show_table()
        give_back()
        self.play.deal_next()

    def show_table(self) -> None:
        """Show the card table, or its cover."""
        self.end_of_deal.stay()
        if self.shown.hand_over.is_covered:
            self.shown.hand_over.cover()
            return
        was_at_score = self.pages.is_at_score or self.pages.is_at_won
        self.pages.show_table()
        if was_at_score:
            self.messages.come_back()
        self.view.setFocus()

    def show_end(self) -> None:
        """Show what the deal that is over came to, or who has won the game."""
        is_part = self.guide is not None or self.end_of_deal.separate is not None
        if is_part or self.play.waiting is not Waiting.OVER:
            self.show_score()
            return
        self.end_of_deal.stay()
        self.pages.show_won(self.shown.facts.score())

    def show_score(self) -> None:
        """Show the finished deals."""
        self.end_of_deal.stay()
        leads_to_game = self.guide is not None and self.guide.leads_to_game
        separate = self.end_of_deal.separate
        self.pages.show_score(
            self.shown.facts.score(
                has_lines=self.scoring.can_write_lines,
                leads_to_game=leads_to_game,
                leads_on="" if separate is None else separate.leads,
            )
        )
        if self.guide is not None:
            self.guide.end()

    def write_lines(self) -> None:
        """Let the family write down other points, from the table or the score."""
        self.end_of_deal.stay()
        self.scoring.write_lines()
        if self.pages.is_at_score:
            self.show_score()
        self.possible_changed.emit()

    def show_sheet(self, controller: ScoreSheetController) -> None:
        """Show the score sheet as it will be printed, the way back leading to where this is."""
        from handfoot_gui.session.score_sheet import facts_of_game

        self.end_of_deal.stay()
        session = self.play.session
        go_back = self.way_back
        first = self.presenter.facts.deal(self.screen.view).dealer if session.record.moves else None
        facts = facts_of_game(self._words, session.record, session.sheet, first)
        controller.show(facts, self.file.started.astimezone().date(), go_back)

    def uncover(self) -> None:
        """Show the cards of the player who has been given the screen."""
        if not self.shown.hand_over.is_covered:
            return
        self.screen.uncover()
        self.show_table()
        self.messages.show()
        self.notes.tell_again()

    def turn_away(self) -> None:
        """Cover the cards from people who are not in the game, too."""
        self.screen.cover(from_newcomers=True)

    def turn_back(self) -> None:
        """Nobody came: who plays alone sees the own cards again."""
        if len(self.play.persons) == 1:
            was_covered = self.shown.hand_over.is_covered
            self.screen.uncover()
            if was_covered:
                self.show_table()
                self.messages.show()

    def hold(self) -> None:
        """Stop for a while, the cards of several people turned away; `release` goes on."""
        self.screen.cover()
        self.play.hold()
        self.end_of_deal.stay()

    def release(self) -> None:
        """Go on after `hold`."""
        self.play.release()

    def say(self, text: str) -> None:
        """Put a sentence into the prompt bar until the next act."""
        self.messages.say(text)

    def report(self, error: SaveError) -> None:
        """Say that the game could not be saved, until it can be."""
        self.messages.troubles.note_unsaved(fault(self._words, error))

    # -- what a player does at the table ----------------------------------------------------

    def _on_idle_key(self, key: str) -> None:
        """Say why a key does nothing; at a table that waits for nobody, none is meant."""
        said, keys = "", keys_of(self.scene.canvas.preferences)
        if key in keys.of("pause") and (self.play.brakes.is_paused or self.is_demo):
            self.play.pause()
        elif key in keys.of("memory") and not self.pages.table.panel.has_memory:
            said = self.tr("The memory aid is off; turn it on in the preferences.")
        elif key == ENTER:
            self.messages.say_why_no_gold()
        elif self.screen.is_open:
            said = self.presenter.idle_key(self.screen.view, keys.usual_act(self.record.game, key))
        if said:
            self.messages.refuse(said, is_besides=True)

    def _on_sorted(self, sorting: Sorting) -> None:
        """Kept as the preference of whoever is at the screen."""
        window = self._window
        window.change_preferences(replace(window.preferences, sorting=sorting))

    def _on_button(self, code: str) -> None:
        self.scene.terms.show(None)
        does: dict[str, Callable[[], object]] = {
            PromptCommand.GO_ON: self.screen.go_on,
            PromptCommand.FINISH: self.play.finish_turn,
            PromptCommand.PAUSE: self.play.pause,
            PromptCommand.STEP: self.play.step,
            PromptCommand.WHY: self._commentator.explain,
            PromptCommand.FASTER: lambda: self.set_pace(self.pace.faster),
            PromptCommand.PROPOSED: self.questions.play_hint,
            PromptCommand.OTHER: self.questions.hint,
            PromptCommand.KEEP: self._acts.put_back,
            PromptCommand.SCORE: self.show_end,
            PromptCommand.NEXT: self.deal_next,
            PromptCommand.UNDO: self.undo,
        }
        if code in does:
            does[code]()
        else:
            self.hands.press(code)

    def _on_settled(self) -> None:
        """The turn before stands from now on, and no button takes it back."""
        self.messages.show()
        self.possible_changed.emit()

    def _on_bot_failed(self, reason: str) -> None:
        # With others at the screen nobody knows what a reason would tell of the bot's cards.
        self.messages.troubles.note_bot_failed(reason if len(self.play.persons) == 1 else "")


def _pace_in(preferences: Preferences, game: str, guide: Guide | None) -> BotPace:
    """How the others play, where *guide* may lead through it."""
    return (preferences if guide is None else guide.liked(preferences)).pace_in(game)


def _last_to_play(record: AnyRecord, persons: Sequence[Seat]) -> Seat:
    """The person who moved last, from whose place all watch until another one is to move."""
    movers = (Seat(seat) for seat, _ in reversed(record.moves) if seat in persons)
    return next(movers, next(iter(persons), Seat(0)))
