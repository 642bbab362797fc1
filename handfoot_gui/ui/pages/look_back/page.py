"""A game looked at again: the card table, the whole log beside it, and what steps through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.core.deal_report import DealReport
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import without_code
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table_keys import TableKey
from handfoot_gui.core.text.letters import key_beside
from handfoot_gui.games import GAMES
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.route import Dealt, Step
from handfoot_gui.session.seat_turn import since_draw
from handfoot_gui.ui.game.messages.states import say_answer
from handfoot_gui.ui.game.page import DRAWER_BELOW
from handfoot_gui.ui.game.panel.facts import badges_of
from handfoot_gui.ui.game.panel.move_list import MoveModel
from handfoot_gui.ui.game.top_bar import LEAST_PAGE
from handfoot_gui.ui.pages.look_back.controls import StepBar, step_of
from handfoot_gui.ui.pages.look_back.facts import OTHER, LookBackFacts
from handfoot_gui.ui.pages.look_back.frame import LookBackBar, LookBackSide
from handfoot_gui.ui.pages.look_back.report import ReportView
from handfoot_gui.ui.table.cursor import Heading
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.controls import Button, typed
from handfoot_gui.ui.widgets.felt import FittingFelt, TableRow
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.key_text import pressed_key
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.page import Footer, QuestionText, is_agreed
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import aloud

_PANEL: Final = 310
"""Units of the panel's width."""
_REPORT: Final = 344
"""The same with a report in it."""
_TWO_ROWS_BELOW: Final = 980
"""Units of width below which the slider has a row of its own."""
_LEAST_HEIGHT: Final = 432
"""Units of height the table needs; where large text leaves less, the table is drawn smaller."""
_LEAST_WIDTH: Final = 680
"""Units of width beside which the drawer may stand without lying on the table."""
_FAR: Final = 12
"""Moves beyond which a step is not followed by the eye any more."""


_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_WAYS: Final = {
    Qt.Key.Key_Left: Heading.LEFT,
    Qt.Key.Key_Right: Heading.RIGHT,
    Qt.Key.Key_Up: Heading.UP,
    Qt.Key.Key_Down: Heading.DOWN,
}


class WatchedTable(TableView):
    """Arrow keys walk over cards and zones; a click or O shows a side's melds large, and a click
    on a word explains it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene_.is_only_shown = True
        self.scene_.canvas.hand.keeps = False
        self.answer: Callable[[TableKey], str] = lambda _: ""
        """What is said to a key that asks how things stand."""
        # A click on it leaves the keyboard with what steps through the game.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say_state(self, key: TableKey) -> None:
        """Say of the position that is shown what *key* asks."""
        say_answer(self, self.answer(key))

    def worn(self, key: str) -> str:
        """*key*, or another one where it asks how things stand."""
        return keys_of(self.scene_.canvas.preferences).worn_act(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            scene, at = self.scene_, self.mapToScene(event.position().toPoint())
            scene.canvas.cursor.hide()
            was_explained = scene.terms.shown
            scene.terms.show(None)
            hit, term = scene.canvas.at(at), scene.terms.at(at)
            if term is not None:
                if term != was_explained:
                    scene.explain_at(at)
            elif hit is not None:
                scene.activate(hit[0])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.mapToScene(event.position().toPoint())
        hit = self.scene_.canvas.at(at)
        self.scene_.canvas.point_at_zone(hit[0] if hit is not None else None)
        self.point_out_term(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        key = event.key()
        if held == Qt.KeyboardModifier.NoModifier and key in _WAYS:
            self.scene_.canvas.cursor.walk(_WAYS[Qt.Key(key)])
        elif key == Qt.Key.Key_Space and self.scene_.canvas.cursor.stop is not None:
            self.scene_.activate(self.scene_.canvas.cursor.stop.key)
        elif pressed_key(event) in keys_of(self.scene_.canvas.preferences).of("enlarge-side"):
            self.scene_.canvas.large.enlarge_next()
        elif key == Qt.Key.Key_Escape and self.scene_.canvas.large.side is not None:
            self.scene_.canvas.large.enlarge(None)
        else:
            event.ignore()


class LookBackPage(FittingFelt):
    """Shows one position of *back* at a time."""

    left = Signal()  # back to where people came from
    again_requested = Signal(object)  # a `Dealt`: deal these cards in a new game
    save_requested = Signal(object)  # a `Dealt`: write them to a file
    mark_requested = Signal(int)  # the position that is shown, as this seat sees it
    marks_requested = Signal()  # the list of those that are marked
    rules_requested = Signal()  # the card of those played by
    why_requested = Signal(int)  # the position whose move is to be explained
    report_requested = Signal(object)  # a `Dealt`: make the report on it
    moved = Signal(int)  # to another position, which is shown now
    other_requested = Signal()  # another game of the same deal, where one is known

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        title: str,
        back: LookBack,
        presenter: AnyPresenter,
        size: QSize | None = None,
    ) -> None:
        """*size* is the one it will be shown in, so that it is built only once."""
        super().__init__(style, LEAST_PAGE)
        set_title(self, translate("Common", "Look back"))
        if size is not None:
            self.resize(size)
        style = self._style = self.fitting()
        self._title = title
        self.back = back
        self._presenter = presenter
        self._chosen = back.usual_seat
        """Whose cards people want to see."""
        self._is_drawer = self.width() < DRAWER_BELOW * style.scale
        self._is_open = not self._is_drawer
        """Everybody's cards are shown beside the table, as far as they may be."""
        self._has_reports = GAMES[back.record.game].reports is not None
        self._is_report_seen = False
        """The report on the deal is seen beside the table, instead of the moves."""
        self._reports: dict[Dealt, DealReport] = {}
        """As far as they are made."""
        self._making: Dealt | None = None
        """The deal whose report was asked for last."""
        self._has_failed = False
        """That report, or a better one, could not be made."""
        self._said = ""
        self._has_agreed = False
        """People practise, and want to be told cards that are still a secret."""
        self.position = 0
        """The position that is shown: so many moves have been made."""
        presenter.prefer(preferences)
        self.table = WatchedTable()
        self.scene = self.table.scene_
        self.scene.canvas.set_style(style)
        self.scene.canvas.set_preferences(preferences)
        self.scene.set_adapter(presenter.table)
        self.scene.terms.explain_with(presenter.guidance.meaning)
        self.scene.actions.button_pressed.connect(
            lambda code: self.other_requested.emit() if code == OTHER else self._ask_why()
        )
        self.lines = MoveModel(self)
        self.facts = LookBackFacts(back, presenter)
        self.table.answer = lambda key: self.facts.answer(
            key, self.position, self._seat, self.scene.canvas.new_cards
        )
        self.lines.set_lines(self.facts.log())
        self._middle = TableRow(style)
        self._middle.insertWidget(0, self.table, 1)
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        put(self._rows, self._new_bar(), (self._middle, 1), self._new_foot())
        self.panel = self._new_panel()
        self.panel.hide()
        self._settle()
        self._show(is_animated=False)

    def close_table(self) -> None:
        """Let go of the cards; the page is about to go."""
        self.scene.set_adapter(None)

    # -- what people do ---------------------------------------------------------------------

    def go(self, position: int, *, is_animated: bool = False) -> None:
        """Show *position*, or the next one that may be stood on."""
        place = self.back.route.stop_at(max(0, position))
        position = self.back.route.stops[place]
        if position != self.position:
            self.position = position
            self._said = ""
            self.scene.terms.show(None)
            self._show(is_animated=is_animated)
            self.moved.emit(position)

    def step(self, step: Step | None, way: int) -> None:
        """Go one step back (−1) or on (1); a step of None goes all the way."""
        back, here = self.back, self.position
        if step is None:
            there = 0 if way < 0 else back.route.last
        else:
            there = back.route.before(here, step) if way < 0 else back.route.after(here, step)
        self.go(there, is_animated=abs(there - here) <= _FAR)

    def see_from(self, seat: Seat) -> None:
        """Show the table as *seat* sees it."""
        if seat in self.back.secrets.seats_at(self.position) and seat != self._seat:
            self._chosen = seat
            self._bar.show_seat(seat)
            self._show(is_animated=False)

    def open_cards(self, is_open: bool) -> None:
        """Show the cards of all players beside the table; only once their deal is over."""
        if not self.back.secrets.is_open_at(self.position) or is_open == self._is_open:
            return
        self._is_open = is_open
        self._bar.show_open(is_open, is_allowed=True)
        if is_open and self._is_drawer:
            self.panel.show()
            self.panel.raise_()
            self._arrange()
        self._show_hands()

    def show_report(self, is_shown: bool = True) -> None:
        """Show the report on the deal, or on the last one that is over; or the moves again."""
        if not self._has_reports:
            self.say(self.tr("There are no reports on the deals of this game."))
            return
        self._is_report_seen = is_shown
        self.panel.show_report(is_shown)
        over = [deal for deal in self.back.route.deals if deal.is_over]
        deal = self.back.route.deal_at(self.position)
        if is_shown and over and (deal is None or not deal.is_over):
            self.go(over[-1].last)
        if is_shown and self._is_drawer and self.panel.isHidden():
            self._toggle_drawer()
        self._arrange()
        self._show_report()
        self._show_hands()

    def set_report(self, dealt: Dealt, report: DealReport) -> None:
        """The *report* on a deal was made, or is better now."""
        self._reports[dealt] = report
        if dealt == self.back.route.deal_at(self.position) and self._is_report_seen:
            self._show_report()
            if report.is_whole and not self._said:
                said = self.facts.reported
                self.say(f"{said.luck(report)} {said.play(report)}")

    def fail_report(self, dealt: Dealt) -> None:
        """There will be no report on a deal, or no better one."""
        self._reports.pop(dealt, None)
        self._has_failed = True
        self._show_report()

    def _show_report(self) -> None:
        """Show the report on the deal of this position; one that is not there is asked for."""
        view, deal = self.panel.report, self.back.route.deal_at(self.position)
        if view is None or not self._is_report_seen:
            return
        if deal is None or not deal.is_over:
            view.show_nothing(
                self.tr("Once a deal is over, bots play its cards again for a report.")
            )
            return
        report = self._reports.get(deal)
        if self._making != deal and (report is None or not report.is_whole):
            self._making, self._has_failed = deal, False
            self.report_requested.emit(deal)
        if self._has_failed:
            view.show_nothing(self.tr("The report could not be made."))
        elif report is None:
            view.show_nothing(self.facts.reported.progress(None))
        else:
            view.show_report(report, self.facts.told)
            view.curve.show_position(self.position)

    def _go_to_decision(self, position: int) -> None:
        """Show what was played there, as whoever played it saw the table."""
        seat = self.back.record.moves[position - 1][0]
        if seat in self.back.secrets.seats_at(position):
            self._chosen = seat
        self.go(position)

    @property
    def _seat(self) -> Seat:
        """From where the table is seen: whose cards may not be seen now, has the usual place."""
        is_open = self.back.secrets.is_open_at(self.position)
        return self._chosen if is_open else self.back.usual_seat

    def say(self, text: str) -> None:
        """Put a sentence into the strip until the next step."""
        self._said = text
        self._show_prompt_bar()

    def explain(self, position: int, judged: Judgement | None) -> None:
        """Say why the move that led to *position* was made, if that is still shown."""
        decision = self.back.decision(position)
        if position == self.position and decision is not None:
            text = self._presenter.explained(*decision, judged)
            self.scene.terms.say(text)
            self.scene.say(text)

    def explain_nothing(self, position: int) -> None:
        """The move that led to *position* could not be thought over."""
        if position == self.position:
            self.scene.terms.show(None)
            self.say(self.tr("The move could not be analyzed."))

    def _ask_why(self) -> None:
        if GAMES[self.back.record.game].judge is None:
            self.say(self.tr("The moves of this game are not explained."))
        elif self.back.decision(self.position) is not None:
            if self._may_be_told(self.back.gives_away(self.position)):
                self.scene.terms.say(translate("Common", "Thinking about the move."))
                self.why_requested.emit(self.position)
        elif self.back.secrets.is_open_at(self.position):
            self.say(self.tr("Nobody has moved yet."))
        else:
            self.say(self.tr("Once the deal is over, its moves are explained."))

    def _may_be_told(self, secret: Seat | None) -> bool:
        """Whether people want an explanation that tells cards of the player *secret*; asked once a
        visit."""
        if secret is None or self._has_agreed:
            return True
        name = self._presenter.words.person(self._presenter.names[secret])
        asked = QuestionText(
            self.tr("Show the reasons during the deal?"),
            filled(self.tr("They give away cards that {name} still holds."), name=name),
            self.tr("Show them"),
            self.tr("Wait until the deal is over"),
        )
        self._has_agreed = is_agreed(self._style, asked, self)
        return self._has_agreed

    def take_keys(self) -> None:
        """Let the keyboard step."""
        self._steps.timeline.setFocus()

    def _toggle_drawer(self) -> None:
        if self._is_drawer:
            self.panel.setVisible(self.panel.isHidden())
            self.panel.raise_()
            self._arrange()
            if self.panel.isHidden():
                self.take_keys()
            else:
                self.panel.log.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _deal(self) -> Dealt | None:
        """The deal that is shown, the first one before any, if it may be dealt again."""
        back = self.back
        deal = back.route.deal_at(self.position) or next(iter(back.route.deals), None)
        return deal if deal is not None and back.secrets.may_play_again(deal) else None

    def _ask_for_deal(self, wanted: SignalInstance) -> None:
        """Send *wanted* with the deal that is shown, or say why it cannot be had."""
        deal = self._deal
        if deal is not None:
            wanted.emit(deal)
        else:
            self.say(self.panel.why_not)

    def check_deals(self) -> None:
        """Let people check the deal codes, as far as the game can be followed."""
        from handfoot_gui.ui.game.score.check_dialog import CheckDialog
        from handfoot_gui.ui.widgets.page import run

        record = self.back.record
        followed = record.with_moves(record.moves[: self.back.route.last])
        run(CheckDialog(self._style, followed, self._presenter, self.window()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._has_done(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A button would take an arrow for the way to the next button.
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = step_of(event)
            if step is not None:
                self.step(*step)
                return True
        return super().eventFilter(watched, event)

    def _has_done(self, event: QKeyEvent) -> bool:
        step, terms = step_of(event), self.scene.terms
        if step is not None:
            self.step(*step)
            return True
        text = typed(event)
        if text == "?":
            self.scene.explain_at_cursor()
            return True
        is_explained = terms.shown is not None
        terms.show(None)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_upper = bool(text) and self.table.worn(text) != text
        if held != (_SHIFT if is_upper else Qt.KeyboardModifier.NoModifier):
            return False
        if text == key_beside("V", self.scene.canvas.atlas.style.letters):
            seats = self.back.secrets.seats_at(self.position)
            if len(seats) > 1:
                self.see_from(seats[(seats.index(self._seat) + 1) % len(seats)])
            return True
        key = ord(text) if len(text) == 1 and text.isalpha() else event.key()
        acts: dict[int, Callable[[], None]] = {
            Qt.Key.Key_C: lambda: self.open_cards(not self._is_open),
            Qt.Key.Key_W: self._ask_why,
            Qt.Key.Key_O: self.other_requested.emit,
            Qt.Key.Key_N: lambda: self._ask_for_deal(self.again_requested),
            Qt.Key.Key_S: lambda: self._ask_for_deal(self.save_requested),
            Qt.Key.Key_P: lambda: self.mark_requested.emit(self._seat),
            Qt.Key.Key_L: self.marks_requested.emit,
            Qt.Key.Key_M: self._toggle_drawer,
        }
        if key == Qt.Key.Key_Escape:
            if not is_explained:
                self._close_drawer_or_leave()
            return True
        if key not in acts:
            return False
        acts[key]()
        return True

    def _close_drawer_or_leave(self) -> None:
        if self._is_drawer and not self.panel.isHidden():
            self._toggle_drawer()
        else:
            self.left.emit()

    # -- what is shown ----------------------------------------------------------------------

    def _show(self, *, is_animated: bool) -> None:
        back, here, seat = self.back, self.position, self._seat
        view = back.view(here, seat)
        has_ended = here == back.route.last and back.secrets.is_over
        badges = badges_of(self._presenter, view, back.record.seats, is_playing=not has_ended)
        log = () if self._presenter.has_panel else self.facts.latest(here, 2)
        is_open = seat in back.secrets.seats_at(here)
        self._presenter.table.tells_piles = back.tells_piles(here)
        self.scene.canvas.signs.traced = back.moved(here, seat)
        views = (back.view(place, seat) for place in range(here, -1, -1))
        self.scene.show_view(
            view,
            badges=badges,
            log=log,
            is_animated=is_animated,
            is_covered=not is_open,
            new=since_draw(self._presenter.table, views) if is_open else None,
        )
        self._show_prompt_bar()
        self._steps.show_place(back.route.stop_at(here))
        self._bar.where.set_texts(self.facts.where(here, seat), *self.facts.where_briefly(here))
        self._steps.timeline.setAccessibleDescription(aloud(self._bar.where.text()))
        self._bar.show_seat(seat)
        self._bar.show_open(self._is_open, is_allowed=back.secrets.is_open_at(here))
        for part in (self._bar, self.panel):
            part.show_standings(self.facts.standings(here, seat))
        self.panel.log.show_row(back.log.line_at(here))
        self.panel.allow_deal(is_allowed=self._deal is not None)
        self._show_hands()
        self._show_report()

    def _show_prompt_bar(self) -> None:
        self.scene.actions.set_bar(self.facts.strip(self.position, self._seat, self._said))

    def _show_hands(self) -> None:
        is_shown = self._is_open and not self._is_report_seen
        shown = self.facts.hands(self.position, self._seat) if is_shown else ()
        self.panel.hands.setVisible(bool(shown))
        self.panel.hands.show_cards(shown)

    # -- building ---------------------------------------------------------------------------

    _bar: LookBackBar
    _panel: LookBackSide
    _foot: QWidget
    _steps: StepBar
    _is_narrow: bool
    """The slider has a row of its own."""

    def set_style(self, style: Style) -> None:
        """Show the page in another theme or size."""
        self.wished = style
        if self.fitting() != self._style:
            self._style = self.fitting()
            self._fill()
            self._show(is_animated=False)

    def set_preferences(self, preferences: Preferences) -> None:
        """Draw and name the cards as *preferences*."""
        before = self.scene.canvas.preferences
        is_renamed = not preferences.names_alike(before)
        self._presenter.prefer(preferences)
        self.scene.canvas.set_preferences(preferences)
        if is_renamed:
            self.back.log.retell(self.back.route.last)
            self.lines.set_lines(self.facts.log())
            if self.panel.report is not None:
                self.panel.report.show_nothing("")
        if (preferences.keys, preferences.table_keys) != (before.keys, before.table_keys):
            self._fill()
        self._show(is_animated=False)

    def _fill(self) -> None:
        """Build everything around the table."""
        self.set_felt(self._style)
        focus: QWidget | None = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        was_open = self._is_drawer and not self.panel.isHidden()
        self._is_drawer = self.width() < DRAWER_BELOW * self._style.scale
        for old, new in ((self._bar, self._new_bar()), (self._foot, self._new_foot())):
            self._rows.replaceWidget(old, new)
            new.show()
            _let_go(old)
        old_panel, self.panel = self.panel, self._new_panel()
        self.panel.setVisible(was_open)
        self._middle.lift(old_panel)
        _let_go(old_panel)
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle()

    def _settle(self) -> None:
        """Let keys step from everywhere, and give everything its place."""
        for control in (
            *self._bar.findChildren(QWidget),
            *self._foot.findChildren(QWidget),
            *self.panel.findChildren(Button),
        ):
            control.installEventFilter(self)
        self._arrange()

    def _new_bar(self) -> LookBackBar:
        back, names = self.back, self._presenter.names
        self._bar = LookBackBar(
            self._style,
            self._title,
            [(seat, names[seat]) for seat in back.secrets.seats],
            sides=self.facts.sides() if self.width() >= _TWO_ROWS_BELOW * self._style.scale else (),
            has_open=len(back.secrets.seats) > 1,
            is_small=self._is_drawer,
            open_key=self.table.worn("C"),
        )
        self._bar.left.connect(self.left)
        self._bar.seat_chosen.connect(lambda seat: self.see_from(Seat(seat)))
        self._bar.opened.connect(self.open_cards)
        self._bar.side_requested.connect(self._toggle_drawer)
        return self._bar

    def _new_foot(self) -> QWidget:
        style, back = self._style, self.back
        foot = self._foot = Footer(style)
        self._is_narrow = self.width() < _TWO_ROWS_BELOW * style.scale
        ticks = [(back.route.stop_at(deal.first), filled("{number}", number=deal.number))
                 for deal in back.route.deals]  # fmt: skip
        self._steps = StepBar(style, len(back.route.stops), ticks, is_narrow=self._is_narrow)
        self._steps.stepped.connect(self.step)
        self._steps.placed.connect(lambda place: self.go(back.route.stops[place]))
        rows = QVBoxLayout(foot)
        rows.setContentsMargins(0, 1, 0, 0)
        rows.addWidget(self._steps)
        return foot

    def _new_panel(self) -> LookBackSide:
        record, rules = self.back.record, self._presenter.rules
        has_codes = bool(record.fair or without_code(rules, record))
        sides, atlas = self.facts.sides(), self.scene.canvas.atlas
        report = None
        if self._has_reports:
            report = ReportView(self._style, self.facts.reported, self.facts.names_of_sides())
            report.chosen.connect(self._go_to_decision)
        panel = LookBackSide(
            self._style, atlas, self.lines, self, sides=sides, has_codes=has_codes, report=report,
            save_key=self.table.worn("S"),
            mark_keys=(self.table.worn("P"), self.table.worn("L")),
        )  # fmt: skip
        panel.report_chosen.connect(self.show_report)
        panel.show_report(self._is_report_seen)
        panel.line_chosen.connect(lambda row: self.go(self.back.log.told[row].position))
        panel.again_requested.connect(lambda: self._ask_for_deal(self.again_requested))
        panel.save_requested.connect(lambda: self._ask_for_deal(self.save_requested))
        panel.mark_requested.connect(lambda: self.mark_requested.emit(self._seat))
        panel.marks_requested.connect(self.marks_requested)
        panel.count_marks(len(self.facts.marked))
        panel.check_requested.connect(self.check_deals)
        panel.rules_requested.connect(self.rules_requested)
        return panel

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        before, self._style = self._style, self.fitting()
        is_drawer = self.width() < DRAWER_BELOW * self._style.scale
        is_narrow = self.width() < _TWO_ROWS_BELOW * self._style.scale
        if (before, is_drawer, is_narrow) != (self._style, self._is_drawer, self._is_narrow):
            self._fill()
            self._show(is_animated=False)
        self._arrange()

    def _arrange(self) -> None:
        top, bottom = self._bar.sizeHint().height(), self._foot.sizeHint().height()
        high = max(0, self.height() - top - bottom)
        wide = min(self._style.px(_REPORT if self._is_report_seen else _PANEL), self.width())
        self.panel.setFixedWidth(wide)
        scale = min(self._style.scale, int(100 * high / _LEAST_HEIGHT) / 100)
        self.scene.canvas.set_style(replace(self._style, scale=scale))
        is_beside = self._middle.has_sheet(self.panel)
        self.panel.is_drawer = self._is_drawer
        self._middle.set_style(self._style)
        self.set_sheets(*(() if self._is_drawer else (self.panel,)))
        if self._is_drawer:
            if is_beside:
                self._middle.lift(self.panel)
                self.panel.hide()
            self.panel.setGeometry(QRect(self.width() - wide, top, wide, high))
        elif not is_beside:
            self._middle.lay(self.panel, self._style)
            self.panel.show()
        # Where there is room for both, the drawer does not lie on the table.
        has_room = self.width() - wide >= _LEAST_WIDTH * self.scene.canvas.style.scale
        is_open = self._is_drawer and not self.panel.isHidden()
        self._middle.setContentsMargins(0, 0, wide if is_open and has_room else 0, 0)


def _let_go(widget: QWidget) -> None:
    # At once out of everybody's sight; one of its own buttons may have led here.
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
