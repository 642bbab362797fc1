"""The open game on the screen: what play, card table and window tell one another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import BotPace, Preferences
from handfoot_gui.core.record import Player
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import MoveWarning
from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.daily import is_of_day
from handfoot_gui.session.fair_play import doubts
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.session import Session
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.game.guides.coach import Coach, Commentator
from handfoot_gui.ui.game.guides.hints import TableHints
from handfoot_gui.ui.game.guides.move_dialogs import MoveDialogs
from handfoot_gui.ui.game.messages.announcements import Announcements
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.messages.news import TableNews
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.panel.facts import GameFacts
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.game.play.waiting import Waiting
from handfoot_gui.ui.game.screen.hand_over import HandOver
from handfoot_gui.ui.game.screen.laid_out import LaidOut
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.sound.sounds import Speaker, TableSounds
from handfoot_gui.ui.table.view import ENTER, TableView
from handfoot_gui.ui.widgets.system import SYSTEM

if TYPE_CHECKING:
    from handfoot_gui.ui.game.guides.guide import Guide
    from handfoot_gui.ui.pages.score_sheet.controller import ScoreSheetController

_DEMO_PACES: Final = (BotPace.SLOW, BotPace.CALM, BotPace.QUICK)
"""How a demo is seen: at first, then faster each time that is wanted, then slowly again."""


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
        open_seat: Seat | None = None,
        is_new: bool = True,
        is_demo: bool = False,
        guide: Guide | None = None,
    ) -> None:
        """*record* is what *game* holds, or an empty one of a game that was just created.

        A game that is not *is_new* has only got other players: no hand is shown at once but
        that of *open_seat*, whose player is looking at it. In a demo bots play, and it is said why.
        A *guide* leads through it.
        """
        super().__init__(parent)
        self.pages = pages
        self._window = window = pages.window
        self.guide = guide
        """Who leads through it, where it is a lesson or a puzzle."""
        self.file = game
        """What holds its moves, and says whether it holds them all."""
        self._words = words
        self._is_daily = is_of_day(record, game.started.astimezone().date())
        self.presenter = presenter = presenter_of(record, words)
        """What is said at this table, and a few figures."""
        preferences, timing = window.preferences, window.ui_style.timing
        presenter.prefer(preferences)
        persons = [Seat(s) for s, player in enumerate(record.seats) if not player.is_bot]
        seat = open_seat if open_seat in persons else _last_to_play(record, persons)
        level_like = GAMES[record.game].level_like
        self._pace = _DEMO_PACES[0] if is_demo else None
        """How the bots of a demo play; otherwise the preferences say it."""
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
            self._pace or _pace_in(preferences, record.game, guide),
            rng,
            self,
            seat_paces=() if is_demo else preferences.seat_paces,
            is_demo=is_demo,
        )
        self.play.bots.expert_seconds = preferences.expert_time.seconds
        is_open = None if is_new else seat == open_seat
        self.screen = Screen(self.play, presenter, seat, is_open=is_open)
        self._facts = GameFacts(self.screen, presenter, is_guided=guide is not None)
        self.refused: Problem | None = None
        """Why the last act was refused, until the next one."""
        self._untold: Sequence[str] = ()
        """By seat, a sentence for whoever takes the cover off first."""
        self._asked: Callable[[], object] | None = None
        """What was asked while the table acts in the own turn, which is answered right after."""
        self.view = TableView(timing=timing)
        self.scene = scene = self.view.scene_
        scene.canvas.set_style(window.ui_style)
        scene.canvas.set_preferences(preferences)
        scene.set_adapter(presenter.table)
        scene.terms.explain_with(presenter.guidance.meaning)
        scene.canvas.reason = presenter.reason
        scene.is_only_shown = game.is_read_only or is_demo
        scene.canvas.keeps_hand = not is_demo
        kept_as = "" if self.is_practice else game.id
        self.hand_over = HandOver(pages, scene, self.screen, presenter, kept_as, self)
        self.laid_out = LaidOut(scene, self.screen, kept_as, timing, self)
        self.messages = Messages(self.screen, presenter, scene, game, timing, self)
        self._counsel = Counsel(self.screen, presenter, timing, self)
        self._hints = TableHints(
            self.screen, scene, presenter, self.messages, self._counsel, timing, self
        )
        self.dialogs = MoveDialogs(self.screen, presenter, self.view, self.messages, window)
        self._news = TableNews(self.screen, presenter, scene, window)
        self._announcements = Announcements(self.screen, presenter, scene)
        self._coach = Coach(self.screen, presenter, runner, self.messages, self)
        self._commentator = Commentator(self.screen, presenter, runner, scene, self)
        self._sounds = TableSounds(self.screen, preferences, speaker, timing, self)
        self._teach(preferences)
        self._score_timer = QTimer(self, singleShot=True)
        self._score_timer.timeout.connect(self.show_score)
        self._connect()
        if guide is not None:
            self.messages.expected.leads_to_score = False
            guide.setParent(self)
            guide.join(self)

    def _connect(self) -> None:
        play, scene = self.play, self.scene
        play.is_deal_seen = lambda: scene.canvas.cards.animator.factor > 0
        play.refused.connect(self._on_refused)
        play.changed.connect(self._on_changed)
        play.deal_ended.connect(self._on_deal_ended)
        play.save_failed.connect(self.report)
        play.bots.failed.connect(self._on_bot_failed)
        play.bots.late.connect(self.messages.say_bot_late)
        play.bots.warned.connect(self.messages.say_bots_warned)
        scene.move_chosen.connect(self._make)
        scene.warned.connect(self._on_warned)
        scene.doubted.connect(self._on_doubted)
        scene.house.ends_turn = self._ends_turn
        self._counsel.came.connect(self._on_counsel)
        self._counsel.approved.connect(lambda move: scene.seat_table.pending.approve(move))
        self._counsel.doubted.connect(
            lambda slip, move: scene.seat_table.pending.wait_for(Doubt(move, slip))
        )
        scene.refused.connect(self._on_refused)
        scene.draft_changed.connect(self._on_gesture)
        scene.selection_changed.connect(self._on_gesture)
        scene.actions.button_pressed.connect(self._on_button)
        scene.canvas.dealing_changed.connect(self._on_dealing)
        self.view.idle_key.connect(self._on_idle_key)
        self._window.style_changed.connect(scene.canvas.set_style)
        self._window.page_shown.connect(self.hand_over.stay_covered)

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
    def pace(self) -> BotPace:
        """How the bots play."""
        return self._pace or _pace_in(self._window.preferences, self.record.game, self.guide)

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
    def can_hint(self) -> bool:
        """Whether a person is to move, who may ask what."""
        return self.play.waiting is Waiting.PERSON and not self.scene.is_only_shown

    @property
    def can_be_asked(self) -> bool:
        """Whether what a person may do is told now, or as soon as the table has acted in the
        person's own turn."""
        return self.can_hint or (
            self.play.waiting is Waiting.NOTHING
            and not self.scene.is_only_shown
            and not self.play.brakes.is_paused
            and not self.scene.canvas.is_dealing
            and self.messages.expected.is_own_turn
        )

    def answering(self, ask: Callable[[], object]) -> Callable[[], object]:
        """*ask*, which waits while the table acts in the own turn."""

        def _ask() -> None:
            if self.can_hint:
                ask()
            else:
                self._asked = ask

        return _ask

    @property
    def takes_lines(self) -> bool:
        """Whether a family may add lines of its own to the score of this game."""
        return not (self.is_read_only or self.is_practice or self._is_daily)

    @property
    def can_write_lines(self) -> bool:
        """Whether there is a deal for which other points can be written down."""
        return self.takes_lines and self.play.session.can_write_lines

    @property
    def open_seat(self) -> Seat | None:
        """Whose cards are shown."""
        return self.screen.seat if self.screen.is_open else None

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
        if self.file.only_shown is not None:
            self.show()
            self.say(fault(self._words, self.file.only_shown))
            return
        self.play.start()
        if said := doubts(self.presenter, self.record):
            self.say(said)

    def close(self) -> None:
        """Let go of the table; the game is kept."""
        self.let_go()
        self.file.close()

    def let_go(self) -> OpenGame:
        """Let go of the table; gives back the game, which goes on with other players."""
        self._score_timer.stop()
        self._hints.stop()
        self._coach.stop()
        self._commentator.stop()
        if self.guide is not None:
            self.guide.stop()
        self._news.keep()
        self.laid_out.keep()
        self._window.view_as("")
        self._window.style_changed.disconnect(self.scene.canvas.set_style)
        self._window.page_shown.disconnect(self.hand_over.stay_covered)
        self.play.stop()
        self.hand_over.orders.keep()
        self.scene.set_adapter(None)
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
        self.scene.terms.explain_with(self.presenter.guidance.meaning)
        self.scene.canvas.set_preferences(preferences)
        self._teach(preferences)
        self._sounds.prefer(preferences)
        if not self.is_demo:
            self.play.set_pace(
                _pace_in(preferences, self.record.game, self.guide), preferences.seat_paces
            )
        self.play.bots.expert_seconds = preferences.expert_time.seconds
        if is_renamed:
            self.play.session.log.retell()
        is_told = self.scene.turn.view is not None or self.hand_over.is_covered
        if is_told and (is_renamed or preferences.pictures != before.pictures):
            self.show()
        elif self.scene.turn.view is not None:
            # Another pace has other buttons.
            self.messages.show()
        if is_renamed and self.guide is not None:
            self.guide.tell(preferences)

    def _teach(self, preferences: Preferences) -> None:
        """Say as much of good and bad moves as *preferences* want."""
        self._coach.is_on = preferences.tell_misses
        tells_reasons = preferences.tell_reasons or self.is_demo
        self.messages.expected.tells_reasons = self._announcements.tells_reasons = tells_reasons

    def set_pace(self, pace: BotPace) -> None:
        """See a demo at *pace* from now on."""
        self._pace = pace
        self.play.set_pace(pace)
        self.messages.show()
        self.possible_changed.emit()

    def _go_faster(self) -> None:
        at = _DEMO_PACES.index(self.pace) if self.pace in _DEMO_PACES else -1
        self.set_pace(_DEMO_PACES[(at + 1) % len(_DEMO_PACES)])

    def undo(self) -> None:
        """Take the last move back; cards laid out but not played are taken back first, and what
        was taken back at once comes back."""
        self._forget_said()
        self.messages.expected.missed = ""
        # The end of a turn can be taken back for a moment only: whatever was lifted since waits.
        if self.play.is_in_grace or not (self.scene.undo() or self.is_read_only):
            self._score_timer.stop()
            was_covered = self.hand_over.is_covered
            self.screen.undo()
            if was_covered:
                # Another player's now, or none at all.
                self.show_table()
            self.laid_out.lay_out_again()

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._forget_said()
        if self.can_redo and not self.scene.redo():
            self._score_timer.stop()
            self.screen.redo()

    def ask_hint(self) -> None:
        """Say what to do; asked again in the same place, more is said."""
        self.messages.forget()
        self._hints.ask()

    def show_move(self, move: object, advice: object = None) -> int:
        """Show *move*, which can be made now, as a hint that is asked for until it is plain; the
        milliseconds that this takes."""
        self.messages.forget()
        return self._hints.show(move, advice)

    def show_possible(self) -> None:
        """Show every kind of move, once what was said no longer stands."""
        self._forget_said()
        self.dialogs.show_possible()

    def deal_next(self) -> None:
        """Deal again; where somebody leads through it there is no other deal, but what follows."""
        if self.guide is not None:
            self.guide.go_on()
            return
        self.messages.expected.missed = ""
        self.show_table()
        self.play.deal_next()

    def show_table(self) -> None:
        """Show the card table, or its cover."""
        self._score_timer.stop()
        if self.hand_over.is_covered:
            self.hand_over.cover()
            return
        was_at_score = self.pages.is_at_score
        self.pages.show_table()
        if was_at_score:
            self.messages.come_back()
        if self.guide is None:
            self.view.setFocus()
        else:
            self.guide.give_focus()

    def show_score(self) -> None:
        """Show the finished deals."""
        self._score_timer.stop()
        leads_to_game = self.guide is not None and self.guide.leads_to_game
        self.pages.show_score(
            self._facts.score(has_lines=self.can_write_lines, leads_to_game=leads_to_game)
        )
        if self.guide is not None:
            self.guide.end()

    def write_lines(self) -> None:
        """Let the family write down other points, from the table or the score."""
        self._score_timer.stop()
        self.dialogs.write_lines()
        if self.pages.is_at_score:
            self.show_score()
        self.possible_changed.emit()

    def show_sheet(self, controller: ScoreSheetController) -> None:
        """Show the score sheet as it will be printed, the way back leading to where this is."""
        from handfoot_gui.session.score_sheet import facts_of_game

        self._score_timer.stop()
        session = self.play.session
        go_back = self.way_back
        first = self.presenter.facts.deal(self.screen.view).dealer if session.record.moves else None
        facts = facts_of_game(self._words, session.record, session.sheet, first)
        controller.show(facts, self.file.started.astimezone().date(), go_back)

    def uncover(self) -> None:
        """Show the cards of the player who has been given the screen."""
        if not self.hand_over.is_covered:
            return
        self.screen.uncover()
        self.show_table()
        self.messages.show()
        self.tell_each(self._untold)

    def turn_away(self) -> None:
        """Cover the cards from people who are not in the game, too."""
        self.screen.cover(from_newcomers=True)

    def turn_back(self) -> None:
        """Nobody came: who plays alone sees the own cards again."""
        if len(self.play.persons) == 1:
            was_covered = self.hand_over.is_covered
            self.screen.uncover()
            if was_covered:
                self.show_table()
                self.messages.show()

    def hold(self) -> None:
        """Stop for a while, the cards of several people turned away; `release` goes on."""
        self.screen.cover()
        self.play.hold()
        self._score_timer.stop()

    def release(self) -> None:
        """Go on after `hold`."""
        self.play.release()

    def tell(self, text: str) -> None:
        """Put a sentence above what is expected, until the next act; a cover comes off first."""
        self.tell_each([text] * len(self.presenter.names))

    def tell_each(self, texts: Sequence[str]) -> None:
        """Tell the sentence for the seat that looks, of *texts* by seat; see `tell`. While others
        play it would pass too quickly, so it is told once more to the first who is to move."""
        self._untold = () if self.can_hint else texts
        if texts and not self.hand_over.is_covered:
            self.messages.tell(texts[self.screen.seat])

    def say(self, text: str) -> None:
        """Put a sentence into the prompt bar until the next act."""
        self.messages.say(text)

    def report(self, error: SaveError) -> None:
        """Say that the game could not be saved, until it can be."""
        self.messages.troubles.note_unsaved(fault(self._words, error))

    # -- what a player does at the table ----------------------------------------------------

    def _forget_said(self, doubt: Doubt | None = None) -> None:
        """The next act has come: what was said, asked, hinted or big news stands no longer, but
        for a new *doubt*."""
        self.refused = None
        self.scene.canvas.set_moments(())
        if self.guide is None or not self.guide.points_out:
            self.scene.canvas.point_out(frozenset(), ())
        self.messages.forget()
        self.scene.seat_table.pending.doubt = doubt
        self._hints.stop()
        self._counsel.drop()

    def _on_refused(self, problem: Problem) -> None:
        self._sounds.refuse()
        self.refused = problem
        self.messages.refuse(self.presenter.refusal(problem))

    def _make(self, move: object) -> None:
        self._forget_said()
        if self.guide is not None and (move := self.guide.meant(move)) is None:
            return
        self.messages.troubles.of_bots = ""
        self._coach.watch(move)
        self.screen.make(move)

    def _on_warned(self, warning: MoveWarning, move: object) -> None:
        if self.guide is not None:
            self._make(move)
            return
        self._counsel.weigh(warning, move)

    def _ends_turn(self, move: object) -> bool:
        return self.play.session.ends_turn(self.screen.seat, move)

    def _on_doubted(self, doubt: Doubt | None) -> None:
        if doubt is None or doubt.warning is None:
            self._forget_said(doubt)
        self.messages.ask_whether_meant()

    def _on_counsel(self, move: object, advice: object) -> None:
        """What the program would do stands out from now on."""
        self.scene.seat_table.offer.know(self.screen.view, (move, advice))
        self.messages.show()

    def _on_gesture(self, _what: object) -> None:
        self._forget_said()
        self.messages.show()
        self.possible_changed.emit()

    def _on_idle_key(self, key: str) -> None:
        """Say why a key does nothing; at a table that waits for nobody, none is meant."""
        said = ""
        if key == "P" and (self.play.brakes.is_paused or self.is_demo):
            self.play.pause()
        elif key == "M" and not self.pages.table.panel.has_memory:
            said = self.tr("The memory aid is off; the preferences turn it on.")
        elif key == ENTER:
            if self.can_hint:
                said = self.tr("No button is golden now: press the letter on the one you want.")
        elif self.screen.is_open:
            said = self.presenter.idle_key(self.screen.view, key)
        if said:
            self.messages.refuse(said, is_besides=True)

    def _on_dealing(self, is_dealing: bool) -> None:
        self.play.set_dealing(is_dealing)
        self.messages.show()
        self.pages.table.set_facts(self._facts.panel())

    def _on_button(self, code: str) -> None:
        self.scene.terms.show(None)
        does: dict[str, Callable[[], object]] = {
            PromptCommand.GO_ON: self.screen.go_on,
            PromptCommand.FINISH: self.play.finish_turn,
            PromptCommand.PAUSE: self.play.pause,
            PromptCommand.STEP: self.play.step,
            PromptCommand.WHY: self._commentator.explain,
            PromptCommand.FASTER: self._go_faster,
            PromptCommand.PROPOSED: self._hints.play,
            PromptCommand.OTHER: self.ask_hint,
            PromptCommand.KEEP: self._put_hint_back,
            PromptCommand.SCORE: self.show_score,
            PromptCommand.NEXT: self.deal_next,
            PromptCommand.UNDO: self.undo,
        }
        if code in does:
            does[code]()

    def _put_hint_back(self) -> None:
        self._forget_said()
        self.scene.put_back()
        self.messages.show()

    # -- what happens -----------------------------------------------------------------------

    def _see_as_player(self) -> None:
        """Let the window look as whoever comes to the screen likes it, from the cover on; who
        plays alone, too, if anything is known of that person."""
        if not (self.screen.is_open or self.play.waiting is Waiting.COVER):
            return
        name, persons = self.presenter.names[self.screen.seat], self.screen.persons
        is_known = person_key(name) in self._window.stored.own_looks
        before = self._window.preferences
        # In a demo a bot may have somebody's name.
        is_one = self.screen.seat in persons and (is_known or len(persons) > 1)
        self._window.view_as(name if is_one else "")
        if self._window.preferences != before:
            self.set_preferences(self._window.preferences)

    def _on_changed(self) -> None:
        self._see_as_player()
        self._forget_said()
        moves = self.record.moves
        if self.hand_over.is_covered:
            self.show()
            self._announcements.pass_over()
            return
        if moves and moves[-1][0] != self.screen.seat and self.presenter.is_answer(moves[-1][1]):
            self.messages.put_above(self.messages.expected.last_line, about=moves[-1][0])
        self.show()
        self._announcements.tell()
        self.messages.news = self._news.mark()
        self.messages.show()
        if self.can_hint and self.presenter.table.has_golden_thoughts:
            self._counsel.ask()
        if self.can_hint:
            self.tell_each(self._untold)
            if self.guide is None:
                self._news.explain()
        self._answer_asked()

    def _answer_asked(self) -> None:
        """Answer what was asked while the table acted; nothing that another turn came before."""
        asked = self._asked
        if asked is None or (self.can_be_asked and not self.can_hint):
            return
        self._asked = None
        if self.can_hint:
            asked()

    def _on_deal_ended(self) -> None:
        self._announcements.tell()
        self.show()
        self._news.mark()
        if self.guide is not None:
            # There is something to be said first.
            return
        if self.play.waiting is Waiting.NEXT_DEAL and not self.presenter.has_deal_page:
            self.messages.show_result()
            return
        if self.play.session.left_over and not self.play.followed.is_quick:
            # The hands that are turned up are looked at for as long as people like.
            return
        factor = SYSTEM.motion(self._window.preferences.animation)
        self._score_timer.start(round(self._window.ui_style.timing.last_look * factor))

    def _on_bot_failed(self, reason: str) -> None:
        # With others at the screen nobody knows what a reason would tell of the bot's cards.
        self.messages.troubles.note_bot_failed(reason if len(self.play.persons) == 1 else "")

    # -- what is shown ----------------------------------------------------------------------

    def show(self) -> None:
        """Show the present state; the cards glide there, but for the first time, and where others
        play without a rest: nothing of theirs flies over the own turn."""
        facts = self._facts
        if self.hand_over.is_covered:
            self.hand_over.clear()
        else:
            is_opened = self.hand_over.follow()
            is_anything_shown = not self.scene.canvas.shown.is_empty
            self.scene.show_view(
                self.screen.view,
                badges=facts.badges(),
                log=facts.log(),
                is_animated=is_anything_shown and not self.play.followed.is_at_once,
                is_covered=not self.screen.is_open,
                came=self._came(),
                new=self.hand_over.new_cards() if is_opened else None,
                left=self.play.session.left_over,
            )
            if is_opened:
                self.laid_out.lay_out_again()
            self.messages.show()
        self.pages.table.set_facts(facts.panel())
        self.possible_changed.emit()

    def tell_more(self) -> None:
        """Tell the older moves beside the table, too."""
        self._facts.tell_more()
        self.pages.table.set_facts(self._facts.panel())

    def _came(self) -> frozenset[Card]:
        """What others put onto the table since the last own turn, until the first own act."""
        play, screen, session = self.play, self.screen, self.play.session
        is_due = screen.is_open and play.waiting is Waiting.PERSON and screen.is_to_be_told
        if not is_due or session.last_mover == screen.seat:
            return frozenset()
        return self.presenter.table.came(session.left_by(screen.seat), screen.view)


def _pace_in(preferences: Preferences, game: str, guide: Guide | None) -> BotPace:
    """How the others play, where *guide* may lead through it."""
    return (preferences if guide is None else guide.liked(preferences)).pace_in(game)


def _last_to_play(record: AnyRecord, persons: Sequence[Seat]) -> Seat:
    """The person who moved last, from whose place all watch until another one is to move."""
    movers = (Seat(seat) for seat, _ in reversed(record.moves) if seat in persons)
    return next(movers, next(iter(persons), Seat(0)))
