"""A position of a game as a picture: the card table as a seat sees it, or with all open cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.seat_turn import since_draw
from handfoot_gui.ui.game.page import DRAWER_BELOW
from handfoot_gui.ui.game.panel.facts import badges_of
from handfoot_gui.ui.game.panel.head import head_of
from handfoot_gui.ui.game.panel.move_list import MoveModel
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts
from handfoot_gui.ui.game.panel.turn_list import TURN_EDGE, TurnList
from handfoot_gui.ui.game.top_bar import BAR_HEIGHT, LEAST_PAGE
from handfoot_gui.ui.pages.look_back.facts import LookBackFacts, OpenCards
from handfoot_gui.ui.pages.look_back.frame import OpenHands
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.felt import PAPER_RADIUS, Felt, TableRow
from handfoot_gui.ui.widgets.labels import Elided, Surface, label
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.widgets.theme import (
    Style,
    TextStyle,
    apply_style,
    card_style,
    on_paper,
    on_table,
    scale_for,
    theme_for,
)
from handfoot_gui.ui.widgets.titles import game_title, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, asked

_PANEL: Final = 262
"""Units of the width beside the table."""
_EDGE: Final = 8
"""Units from the edge of the sheet to the opened turn."""
_WIDE: Final = 420
"""The same for many players' cards in two columns."""
_ONE_COLUMN: Final = 8
"""So many hands and feet are easily seen one below the other."""
_SIZES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""Open cards are drawn in the first of these in which all of them have room."""
_ROUNDS: Final = 4
"""Cards in rows know how high they are once they know how wide; so do the layouts around them."""


def picture(
    back: LookBack,
    presenter: AnyPresenter,
    preferences: Preferences,
    position: int,
    seat: Seat,
    size: tuple[int, int],
    *,
    is_open: bool,
) -> bytes:
    """What *seat* saw at *position* of *back*, as a PNG of so many pixels across and down.

    *is_open*: all cards are seen beside the table, where they are no secret any more. The
    application is there, but need not run; it takes on the look of the picture.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication), "the application comes first"
    WORDS.follow(preferences)
    presenter.prefer(preferences)
    width, height = (math.ceil(pixels / app.devicePixelRatio()) for pixels in size)
    theme = theme_for(preferences.theme, is_system_dark=False, colour=preferences.table_colour)
    scale = scale_for(width, height, SYSTEM.text(preferences.text_size))
    style = Style(theme, scale, card_style(theme, preferences)).fitting(width, height, LEAST_PAGE)
    apply_style(app, style)
    made = _TablePicture(style, preferences, back, presenter)
    made.resize(width, height)
    made.show_position(position, seat, is_open=is_open and back.secrets.is_open_at(position))
    content = QBuffer()
    content.open(QIODevice.OpenModeFlag.WriteOnly)
    made.grab().copy(0, 0, *size).save(content, "PNG")
    made.close_table()
    return bytes(content.data().data())


class _TablePicture(Felt):
    """The name of the game, its table, and what stands beside that."""

    def __init__(
        self, style: Style, preferences: Preferences, back: LookBack, presenter: AnyPresenter
    ) -> None:
        super().__init__(style)
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._style, self._back, self._presenter = style, back, presenter
        self._facts = LookBackFacts(back, presenter)
        self._table = TableView()
        canvas = self._table.scene_.canvas
        canvas.set_style(style)
        canvas.set_preferences(preferences)
        canvas.hand.keeps = False
        self._table.scene_.set_adapter(presenter.table)

    def show_position(self, position: int, seat: Seat, *, is_open: bool) -> None:
        """Fill the room there is with what *seat* saw, all cards beside it where it *is_open*."""
        presenter, style = self._presenter, self._style
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        middle = TableRow(style)
        put(rows, self._head(), (middle, 1))
        middle.insertWidget(0, self._table, 1)
        if is_open or (presenter.has_panel and self.width() >= DRAWER_BELOW * style.scale):
            packets = self._facts.hands(position, seat) if is_open else ()
            facts = self._facts.panel(position, seat)
            wide = style.px(_WIDE if len(packets) > _ONE_COLUMN else _PANEL)
            side, below = self._side(facts, wide)
            middle.lay(side, style)
            self.set_sheets(side)
            if is_open:
                self._put_hands(below, packets)
            else:
                self._put_turns(below, facts)
        self._settle()
        self._show_table(position, seat, is_open=is_open)

    def close_table(self) -> None:
        """Let go of the cards; the picture is made."""
        self._table.scene_.set_adapter(None)
        self.close()
        self.deleteLater()

    def _head(self) -> QWidget:
        record = self._back.record
        style = replace(self._style, theme=on_table(self._style.theme))
        head = QWidget()
        head.setFixedHeight(style.grid_px(BAR_HEIGHT))
        row = horizontal(style, head, margins=(20, 0, 20, 0), gap=10)
        rules = preset_title(record.game, record.preset)
        about = Elided(style, rules, TextStyle.LABEL, ink=style.theme.text2)
        about.setContentsMargins(0, style.px(4), 0, 0)
        put(row, label(style, game_title(record.game), TextStyle.SECTION_TITLE), (about, 1))
        return head

    def _side(self, facts: PanelFacts, width: int) -> tuple[QWidget, QVBoxLayout]:
        """The deal and how the sides stand, in so much *width*, and the place below them."""
        style = replace(self._style, theme=on_paper(self._style.theme))
        theme = style.theme
        side = Surface(style, fill=theme.paper, line=theme.zone_line, radius=PAPER_RADIUS)
        side.setFixedWidth(width)
        rows = vertical(style, side, margins=(_EDGE, 14, _EDGE, 8), gap=6)
        inner = width - 2 * style.px(_EDGE) - 2 * style.px(TURN_EDGE)
        head = head_of(style, facts, inner, is_drawer=False, is_low=False)
        rows.addWidget(head, int(facts.strip is not None))
        return side, rows

    def _put_turns(self, below: QVBoxLayout, facts: PanelFacts) -> None:
        """What was done last, newest first."""
        lines = MoveModel(self)
        lines.set_lines(facts.turns)
        turns = TurnList(replace(self._style, theme=on_paper(self._style.theme)), lines)
        turns.show_now(facts.now, is_opened=bool(facts.turns) and facts.strip is None)
        if facts.strip is not None:
            turns.hold_few()
        below.addWidget(turns, int(facts.strip is None))

    def _put_hands(self, below: QVBoxLayout, packets: Sequence[OpenCards]) -> None:
        """Everybody's cards, as large as all of them have room."""
        half = len(packets) if len(packets) <= _ONE_COLUMN else -(-len(packets) // 2)
        beside = horizontal(self._style, margins=(0, 0, 0, 0), gap=10)
        below.addLayout(beside)
        columns: list[OpenHands] = []
        for size in _SIZES:
            empty(beside)
            style = replace(self._style, scale=self._style.scale * size)
            columns = []
            for some in filter(None, (packets[:half], packets[half:])):
                hands = OpenHands(style, self._table.scene_.canvas.atlas)
                hands.show_cards(some)
                hands.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                beside.addWidget(hands)
                columns.append(hands)
            self._settle()
            if all(hands.verticalScrollBar().maximum() == 0 for hands in columns):
                break

    def _settle(self) -> None:
        """Give everything its place now."""
        self.show()
        for _ in range(_ROUNDS):
            QApplication.sendPostedEvents()

    def _show_table(self, position: int, seat: Seat, *, is_open: bool) -> None:
        back, presenter, scene = self._back, self._presenter, self._table.scene_
        adapter, view, is_seen = (
            presenter.table,
            back.view(position, seat),
            seat in back.secrets.seats_at(position),
        )
        is_over = position == back.route.last and back.secrets.is_over
        is_due = is_seen and not is_open and not is_over and back.actor(position) == seat
        scene.is_only_shown = not is_due
        adapter.tells_piles = back.tells_piles(position)
        scene.canvas.signs.traced = frozenset() if is_due else back.moved(position, seat)
        views = (back.view(place, seat) for place in range(position, -1, -1))
        scene.show_view(
            view,
            badges=badges_of(presenter, view, is_playing=not is_over),
            log=() if presenter.has_panel else self._facts.latest(position, 2),
            is_animated=False,
            is_covered=not is_seen,
            new=since_draw(adapter, views) if is_seen else None,
        )
        bar = replace(self._facts.strip(position, seat, ""), buttons=())
        if is_due:
            said = presenter.prompt(view, adapter.empty)
            bar = PromptBar(said.name, asked(said.name, said.expected), said.facts)
        scene.actions.set_bar(bar)
