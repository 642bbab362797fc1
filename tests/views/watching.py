"""All that a window lets anybody read, see or ask for, and what would give a hand away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QWidget,
)
from scrambling import whole_state

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Recap
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.widgets.vocabulary import aloud

_RANKS: Final = "ace|king|queen|jack|ten|nine|eight|seven|six|five|four|three|two"
CARD_WORDS: Final = re.compile(
    rf"\b({_RANKS}) of (hearts|diamonds|spades|clubs)\b|\b(red|black) joker\b"
    rf"|\b(aces|kings|queens|jacks|tens|nines|eights|sevens|sixes|fives|fours|threes|twos)\b"
    r"|[♠♥♦♣]|\bworth\b|\bnew\b,",
    re.IGNORECASE,
)
"""What names a card, its rank, or the worth of a hand."""
_KINDS: Final = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
_DEEPEST: Final = 40


def texts(window: QWidget) -> set[str]:
    """Every text in *window*, shown or hidden, in its actions, models and accessibility tree."""
    found = {QApplication.applicationDisplayName(), window.windowIconText()}
    for widget in [window, *window.findChildren(QWidget)]:
        found |= set(_of_widget(widget))
    for action in window.actions():
        found |= {action.text(), action.toolTip(), action.statusTip(), action.whatsThis()}
    tree = QAccessible.queryAccessibleInterface(window)
    assert tree is not None, "the window can be read"
    found |= set(_of_tree(tree, 0))
    return {text for text in found if text}


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (
        widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle(),
        widget.accessibleName(), widget.accessibleDescription(),
    )  # fmt: skip
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _of_model(widget.model())
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield item.toolTip()
            if isinstance(item, QGraphicsTextItem):
                yield item.toPlainText()


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(model.rowCount()):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            for role in Qt.ItemDataRole:
                value = model.data(model.index(row, column), role)
                if isinstance(value, str):
                    yield value


def _of_tree(node: QAccessibleInterface, depth: int) -> Iterator[str]:
    assert depth < _DEEPEST, "the tree has an end"
    for kind in _KINDS:
        yield node.text(kind)
    for number in range(node.childCount()):
        child = node.child(number)
        if child is not None and child.isValid():
            yield from _of_tree(child, depth + 1)


def hands(game: PlayedGame) -> list[set[Card]]:
    """What every seat holds and the others cannot know, by seat."""
    state = whole_state(game.play.session)
    public = state.public
    known: set[Card] = set(getattr(public, "upcards", ()))
    for name in ("taken", "shown"):
        known |= {card for card in (getattr(public, name, None),) if card is not None}
    if hasattr(state, "holdings"):
        # What was taken from the discard pile, everybody has seen.
        known |= {card for cards in public.known for card in cards}
        return [
            {*holding, *foot} - known
            for holding, foot in zip(state.holdings, state.feet, strict=True)
        ]
    aside = getattr(state, "aside", ()) or ((),) * len(state.hands)
    return [{*hand, *rest} - known for hand, rest in zip(state.hands, aside, strict=True)]


def faces(game: PlayedGame) -> set[Card]:
    """Every card whose face is anywhere in the scene, or that Python could still show."""
    scene = game.scene
    found = {item.card for item in scene.items() if isinstance(item, CardItem)}
    found |= (
        set(scene.canvas.cards.shown)
        | set(scene.order)
        | set(scene.selection.cards)
        | set(scene.canvas.held)
    )
    found.add(scene.canvas.cursor.card)
    found |= set(scene.table.selectable)
    return {card for card in found if card is not None}


def public_lines(game: PlayedGame) -> set[str]:
    """The log, by moves and by turns: its cards lay open on the table."""
    words, names, log = game.presenter.words.spoken(), game.presenter.names, game.play.session.log
    turns = {
        turn.said(words, "" if turn.seat == TABLE else names[turn.seat]) for turn in log.turns()
    }
    return turns | {line.text for line in log}


def recaps(game: PlayedGame) -> tuple[Recap, Recap]:
    """What the cover would tell now, and what it told when it lay there last."""
    return game.shown.hand_over.recap(), game.pages.cover.facts.recap


def quoted(game: PlayedGame) -> list[str]:
    """The sentences of the log and of what is told of it, whole and as the ends of others."""
    found: list[str] = []
    names = game.presenter.names
    for recap in recaps(game):
        found += recap.sentences(game.presenter.words)
    for line in sorted(public_lines(game), key=len, reverse=True):
        found.append(line)
        act = line.removesuffix(".")
        for name in names:
            act = act.removeprefix(f"{name} ")
        found.append(act)
    so_far = game.presenter.facts.score_so_far(game.play.session.covered(Seat(0)))
    for row in so_far.lines if so_far is not None else ():
        # What counts is called by its cards; they lie on the table.
        found.append(game.presenter.score.line_name(row.kind))
        items = (item for items in row.items for item in items)
        found += (game.presenter.score.item_name(item.what) for item in items)
    return [*found, *(aloud(one) for one in found)]


def told(text: str, known: list[str]) -> str:
    """*text* without what everybody knows."""
    plain = (
        re.sub(r"<[^>]+>", "", text)
        .replace("\u200b", "")
        .replace("\u200e", "")
        .replace("&#x27;", "'")
    )
    for sentence in known:
        plain = plain.replace(sentence, "")
    return plain


def leaks(game: PlayedGame, window: QWidget) -> list[str]:
    """The texts of *window* that name a card, but for what everybody saw, and the cards of the
    recap that somebody holds."""
    known = quoted(game)
    found = sorted(text for text in texts(window) if CARD_WORDS.search(told(text, known)))
    shown: set[Card] = set()
    for recap in recaps(game):
        rows = (*recap.first, *recap.rows)
        shown |= {card for row in rows for deed in row.deeds for card in deed.cards}
        shown |= {card for lying in recap.lying for card in lying.cards}
    return [*found, *(str(card) for hand in hands(game) for card in shown & hand)]


class Watcher(QObject):
    """Looks at the table whenever anything is painted, as somebody at the next chair does.

    `seen` has every card whose face could be seen and that was in the hand of somebody else than
    the player whose turn it was to look.
    """

    def __init__(self, game: PlayedGame) -> None:
        super().__init__()
        self._game = game
        self.seen: list[tuple[Seat | None, set[Card]]] = []
        self.paints = 0
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def stop(self) -> None:
        app = QApplication.instance()
        assert app is not None
        app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.paints += 1
            self.look()
        return False

    def look(self) -> None:
        screen = self._game.screen
        own = screen.seat if screen.is_open else None
        hidden = {
            card for seat, hand in enumerate(hands(self._game)) if seat != own for card in hand
        }
        wrong = faces(self._game) & hidden
        if wrong:
            self.seen.append((own, wrong))
