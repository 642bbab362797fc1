"""A game that was left, as the start page offers it: its words, its scores, its buttons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from msgspec import Struct
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.pages.start.band import band_card
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.facts import GameCard, SideScore
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, MenuButton
from handfoot_gui.ui.widgets.figures import figure, filled, moment, translate
from handfoot_gui.ui.widgets.labels import Elided, Marker, Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, dotted


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

    def last(self, game: GameCard) -> QWidget:
        """The card of the band for the last game."""
        card, rows = band_card(self.fit)
        self._describe(rows, game, TextStyle.SECTION_TITLE, ButtonKind.PRIMARY)
        return card

    def other(self, game: GameCard) -> QWidget:
        """A panel below the games that can be started."""
        style = self.fit.style
        panel = Surface(style, line=style.theme.line, radius=10)
        rows = vertical(style, panel, margins=(20, 7, 12, 7), gap=0)
        self._describe(rows, game, TextStyle.NAME, ButtonKind.PLAIN)
        return panel

    def _describe(
        self, rows: QVBoxLayout, game: GameCard, role: TextStyle, kind: ButtonKind
    ) -> None:
        """Fill *rows* with words about *game*, what can be done with it, and the scores."""
        fit, style, theme = self.fit, self.fit.style, self.fit.style.theme
        row = QVBoxLayout() if fit.has_rows else QHBoxLayout()
        row.setSpacing(style.px(8 if fit.has_rows else 16))
        words = vertical(style, gap=5)
        put(row, (words, 1), self._buttons(game, kind))
        rows.addLayout(row)
        words.addWidget(label(style, breakable(game.title), role, wraps=True))
        said, ink = breakable(_about(game)), theme.text2
        if self.asked == game.id:
            said = translate("StartPage", "Delete this game? It cannot be brought back.")
            ink = theme.warn
        words.addWidget(label(style, said, TextStyle.LABEL, ink=ink, wraps=True))
        sides = [_score(style, number, side) for number, side in enumerate(game.sides)]
        # Where the height is short, names have the whole width, and no second line.
        around = rows if fit.is_low else words
        around.addWidget(Flow(sides, apart=style.px(20), lines_apart=style.px(2)))

    def _buttons(self, game: GameCard, kind: ButtonKind) -> QLayout:
        style, acts, row = self.fit.style, self.acts, QHBoxLayout()
        row.setSpacing(0)
        if self.fit.has_rows:
            row.addStretch(1)

        def button(
            text: str, kind: ButtonKind, does: str, act: Callable[[], None], height: float = 40
        ) -> Button:
            made = Button(style, text, kind, height=height, name=f"{does}-{game.id}", act=act)
            row.addWidget(made)
            return made

        if self.asked == game.id:
            keep = translate("StartPage", "Keep game")
            button(keep, ButtonKind.QUIET, "keep", lambda: acts.ask(""))
            delete = translate("StartPage", "Delete game")
            button(delete, ButtonKind.PLAIN, "delete", lambda: acts.delete(game.id))
            return row
        high = 52 if kind is ButtonKind.PRIMARY and not self.fit.is_low else 40
        words = translate("StartPage", "Continue")
        if game.notice:
            words = translate("StartPage", "Look at it")
        more = MenuButton(
            style, translate("Common", "More"), ButtonKind.QUIET, name=f"more-{game.id}"
        )
        more.add(translate("Common", "Delete"), f"ask-{game.id}", lambda: acts.ask(game.id))
        row.addWidget(more)
        go_on = button(words, kind, "continue", lambda: acts.go_on(game.id), high)
        for made in (more, go_on):
            made.setAccessibleDescription(game.title)
            made.setEnabled(not game.is_locked)
        return row


def _about(game: GameCard) -> str:
    """Its rules, who is to play, when it was left, and when it was begun where that tells it from
    others."""
    begun = ""
    if game.begun_at is not None:
        when = moment(game.begun_at, datetime.now())
        begun = filled(translate("StartPage", "begun {when}"), when=when)
    return dotted((game.rules, _state(game), begun))


def _state(game: GameCard) -> str:
    if game.is_locked:
        return translate("StartPage", "Open in another window.")
    if game.notice:
        return game.notice
    when = moment(game.left_at, datetime.now())
    if game.is_scored:
        return filled(translate("StartPage", "Kept with paper cards, left {when}"), when=when)
    if not game.to_play:
        return filled(translate("StartPage", "Left {when}"), when=when)
    said = translate("StartPage", "{name} to play, left {when}")
    return filled(said, name=WORDS.person(game.to_play), when=when)


def _score(style: Style, number: int, side: SideScore) -> QWidget:
    """The names of a side and its total, with the marker of side *number*."""
    holder = QWidget()
    line = horizontal(style, holder, margins=(0, 0, 0, 0), gap=8)
    names = Elided(style, side.names, TextStyle.LABEL_STRONG)
    score = label(style, figure(side.score), TextStyle.LABEL)
    put(line, Marker(style, style.theme.sides[number]), names, score)
    return holder
