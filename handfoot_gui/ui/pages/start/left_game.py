"""A game that was left, as the start page offers it: its words, its scores, its buttons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from handfoot_gui.core.cards import cards
from handfoot_gui.games import GAMES
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.facts import GameCard, SideScore
from handfoot_gui.ui.pages.start.first_game import felt_card
from handfoot_gui.ui.pages.start.ground import RADIUS
from handfoot_gui.ui.widgets.cards import CardFan, FanShape
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, MenuButton
from handfoot_gui.ui.widgets.figures import figure, filled, moment, translate
from handfoot_gui.ui.widgets.labels import Elided, Marker, Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, dotted

_BELOW: Final = 2
"""So many sides stand below one another, more beside one another."""


class LeftGameActs(Struct, frozen=True):
    """What can be done with a game that was left; each is given its id."""

    go_on: Callable[[str], None]
    delete: Callable[[str], None]
    """Without any further question."""
    ask: Callable[[str], None]
    """Ask whether it is to be deleted; nothing is asked any more where the id is empty."""


class LeftGames(Struct, frozen=True):
    """What the games that were left have in common."""

    fit: Fit
    acts: LeftGameActs
    asked: str
    """The id of the game whose deletion is being asked about."""

    def last(self, game: GameCard) -> Surface:
        """The large card of the last game."""
        fit, style = self.fit, self.fit.style
        has_cards = not fit.is_low and not fit.is_tight
        card, rows = felt_card(fit, left=20 if has_cards else 24)
        row = horizontal(style, gap=20)
        rows.addLayout(row)
        if has_cards:
            self._picture(row, game, 3, width=66, step=34)
        lines = vertical(style, gap=3)
        row.addLayout(lines, 1)
        head = horizontal(style, gap=8)
        title = label(style, breakable(game.title), TextStyle.SECTION_TITLE, wraps=True)
        put(head, (title, 1))
        lines.addLayout(head)
        said, ink = breakable(self._about(game)), style.theme.text2
        if self.asked == game.id:
            said, ink = _delete_question(), style.theme.warn
        lines.addWidget(label(style, said, TextStyle.LABEL, ink=ink, wraps=True))
        sides = _sides(style, game.sides, is_low=fit.is_low)
        buttons = self._buttons(game, ButtonKind.PRIMARY)
        more = () if self.asked == game.id else (self._more(game),)
        if fit.is_low and not fit.has_rows:
            # Where the height is short the buttons stand beside all words.
            put(lines, sides)
            put(row, *more, buttons)
            return card
        put(head, *more)
        foot = QVBoxLayout() if fit.has_rows else QHBoxLayout()
        foot.setSpacing(style.px(8))
        put(foot, (sides, 1), buttons)
        lines.addLayout(foot)
        return card

    def other(self, game: GameCard) -> Surface:
        """A row for one of the games before the last one."""
        style, theme = self.fit.style, self.fit.style.theme
        card = Surface(style, fill=theme.chrome, line=theme.zone_line, radius=RADIUS)
        row = horizontal(style, card, margins=(14, 1, 12 - RING, 1), gap=4)
        if not self.fit.is_tight and not self.fit.is_low:
            self._picture(row, game, 2, width=36, step=15)
            row.addSpacing(style.px(8))
        lines = vertical(style, gap=2)
        title = label(style, breakable(game.title), TextStyle.NAME, wraps=True)
        about = self._about(game)
        scores = ", ".join(f"{side.names} {figure(side.score)}" for side in game.sides)
        when = moment(game.left_at, datetime.now())
        said: QWidget
        if self.asked == game.id:
            said = label(style, _delete_question(), TextStyle.LABEL, ink=theme.warn, wraps=True)
        elif game.notice or game.is_locked or game.begun_at is not None:
            said = label(style, breakable(about), TextStyle.LABEL, ink=theme.text2, wraps=True)
        else:
            shown = Elided(style, "", TextStyle.LABEL, ink=theme.text2)
            # What has no room is read in the tip, and by readers.
            ways = ((game.rules, scores, when), (scores, when), (scores,), (game.rules, when))
            shown.set_texts(*map(dotted, (*ways, (when,))))
            said = shown
        lines.addStretch(1)
        put(lines, title, said)
        lines.addStretch(1)
        row.addLayout(lines, 1)
        if self.asked != game.id:
            row.addWidget(self._more(game))
        row.addLayout(self._buttons(game, ButtonKind.PLAIN))
        card.setAccessibleDescription(aloud(dotted((game.title, scores, about))))
        return card

    def _picture(
        self, row: QHBoxLayout, game: GameCard, most: int, *, width: float, step: float
    ) -> None:
        """Some cards by which the game is known; none of a game that is not known here."""
        if game.game in GAMES:
            shape = FanShape(width=width, step=step, form=Form.STACK)
            some = cards(GAMES[game.game].tile)[:most]
            row.addWidget(CardFan(self.fit.style, some, shape), 0, Qt.AlignmentFlag.AlignVCenter)

    def _more(self, game: GameCard) -> MenuButton:
        """What else can be done with *game*."""
        more = MenuButton(self.fit.style, "", ButtonKind.QUIET, name=f"more-{game.id}")
        more.setAccessibleName(translate("Common", "More"))
        more.choices.add(
            translate("Common", "Delete"), f"ask-{game.id}", lambda: self.acts.ask(game.id)
        )
        self._is_of(more, game)
        return more

    def _is_of(self, button: Button, game: GameCard) -> None:
        button.setAccessibleDescription(game.title)
        button.setEnabled(not game.is_locked)

    def _buttons(self, game: GameCard, kind: ButtonKind) -> QLayout:
        style, acts, row = self.fit.style, self.acts, QHBoxLayout()
        row.setSpacing(0)
        is_large = kind is ButtonKind.PRIMARY and not self.fit.is_low
        if kind is ButtonKind.PRIMARY:
            row.addStretch(1)

        def button(
            text: str, kind: ButtonKind, does: str, act: Callable[[], None], height: float = 44
        ) -> Button:
            made = Button(style, text, kind, height=height, name=f"{does}-{game.id}", act=act)
            where = Qt.AlignmentFlag.AlignBottom if is_large else Qt.AlignmentFlag.AlignVCenter
            row.addWidget(made, 0, where)
            return made

        if self.asked == game.id:
            keep = translate("StartPage", "Keep game")
            button(keep, ButtonKind.QUIET, "keep", lambda: acts.ask(""))
            delete = translate("StartPage", "Delete game")
            button(delete, ButtonKind.PLAIN, "delete", lambda: acts.delete(game.id))
            return row
        words = translate("StartPage", "Continue")
        if game.notice:
            words = translate("StartPage", "Look at it")
        high = 50 if is_large else 44
        self._is_of(button(words, kind, "continue", lambda: acts.go_on(game.id), high), game)
        return row

    def _about(self, game: GameCard) -> str:
        """Its rules, who is to play, when it was left, and when it was begun where that tells it
        from others."""
        begun = ""
        if game.begun_at is not None:
            when = moment(game.begun_at, datetime.now())
            begun = filled(translate("StartPage", "started {when}"), when=when)
        return dotted((game.rules, _state(game), begun))


def _delete_question() -> str:
    return translate("StartPage", "Delete this game? You cannot get it back.")


def _state(game: GameCard) -> str:
    if game.is_locked:
        return translate("StartPage", "Open in another window.")
    if game.notice:
        return game.notice
    when = moment(game.left_at, datetime.now())
    if game.is_scored:
        return filled(translate("StartPage", "Scored with real cards, left {when}"), when=when)
    if not game.to_play:
        return filled(translate("StartPage", "Left {when}"), when=when)
    said = translate("StartPage", "{name}’s turn, left {when}")
    return filled(said, name=WORDS.person(game.to_play), when=when)


def _sides(style: Style, sides: tuple[SideScore, ...], *, is_low: bool) -> QWidget:
    """All sides of a game, a few below one another unless the height is short."""
    made = [_score(style, number, side) for number, side in enumerate(sides)]
    if is_low or len(made) > _BELOW:
        return Flow(made, apart=style.px(20), lines_apart=style.px(2))
    holder = QWidget()
    rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=2)
    put(rows, *made)
    return holder


def _score(style: Style, number: int, side: SideScore) -> QWidget:
    """The names of a side and its total, with the marker of side *number*."""
    holder = QWidget()
    line = horizontal(style, holder, margins=(0, 0, 0, 0), gap=8)
    names = Elided(style, side.names, TextStyle.LABEL_STRONG)
    score = label(style, figure(side.score), TextStyle.LABEL_STRONG)
    put(line, Marker(style, style.theme.sides[number]), names, score)
    line.addStretch(1)
    return holder
