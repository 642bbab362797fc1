"""The quiet row of the start page: what is done beside playing, what is read and watched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollBar, QWidget

from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, MenuButton, Tile
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import label, separator
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS

_TILES_APART: Final = 10
_PROMISE: Final = 200
"""Units that what the program promises needs beside the quiet links, or it is left out."""


class QuietActs(Struct, frozen=True):
    """What can be asked for there; the last three are given a game."""

    keep: Callable[[], None]
    print: Callable[[], None]
    book: Callable[[], None]
    open: Callable[[], None]
    preferences: Callable[[], None]
    rules: Callable[[], None]
    help: Callable[[], None]
    puzzles: Callable[[], None]
    learn: Callable[[str], None]
    demo: Callable[[str], None]
    daily: Callable[[str], None]


def lower_edge(style: Style, bar: QScrollBar) -> QWidget:
    """A line that says that the games go on below it, as long as they do."""
    line = separator(style)
    policy = line.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    line.setSizePolicy(policy)
    line.setVisible(False)
    bar.rangeChanged.connect(lambda _least, most: line.setVisible(most > 0))
    return line


def quiet_links(fit: Fit, acts: QuietActs) -> QLayout:
    """What is read, and what the program promises."""
    style = fit.style
    links: list[tuple[str, str, Callable[[], None]]] = []
    if not fit.has_low_tiles:
        links.append((translate("StartPage", "Rules of all games"), "rules", acts.rules))
    links.append((translate("Common", "Mouse and keys"), "help", acts.help))
    row = horizontal(style, margins=(0, 0, RING, 0), gap=14)
    parts: list[QWidget] = [
        Button(style, text, ButtonKind.LINK, name=name, act=act) for text, name, act in links
    ]
    learn, watch = translate("Common", "Learn by playing"), translate("Common", "Watch a demo")
    demos = MenuButton(
        style, translate("StartPage", "Learn or watch"), ButtonKind.LINK, name="watch-demo"
    )
    for game in games_offered():
        if GAMES[game].has_lesson:
            said = WORDS.labelled(learn, game_title(game))
            demos.add(said, f"learn-{game}", partial(acts.learn, game))
    for game in games_offered():
        said = WORDS.labelled(watch, game_title(game))
        demos.add(said, f"demo-{game}", partial(acts.demo, game))
    daily = MenuButton(
        style, translate("StartPage", "Deal of the day"), ButtonKind.LINK, name="daily"
    )
    for game in games_offered():
        daily.add(game_title(game), f"daily-{game}", partial(acts.daily, game))
    text = translate("Common", "Puzzles")
    puzzles = Button(style, text, ButtonKind.LINK, name="puzzles", act=acts.puzzles)
    has_puzzles = any(game.has_puzzles for game in GAMES.values())
    after = [demos, *([puzzles] if has_puzzles else []), daily]
    all_links = Flow([*parts, *after], apart=style.px(14), lines_apart=0)
    row.addWidget(all_links)
    if fit.inner_width - all_links.sizeHint().width() < style.px(_PROMISE):
        row.addStretch(1)
    else:
        promise = translate("StartPage", "Works without a connection. Nothing is sent anywhere.")
        about = label(style, promise, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(about, 1)
    return row


def quiet_tiles(fit: Fit, acts: QuietActs) -> QLayout:
    """What is done beside playing, a tile for each."""
    tiles: tuple[tuple[str, str, Icon, str, Callable[[], None]], ...] = (
        (translate("Common", "Keep score"), translate("StartPage", "for real cards"),
         Icon.TALLY, "keep-score", acts.keep),
        (translate("Common", "Score sheet"), translate("StartPage", "blank, to print"),
         Icon.SHEET, "print-sheet", acts.print),
        (translate("Common", "Family book"), translate("StartPage", "who won with whom"),
         Icon.PEOPLE, "family-book", acts.book),
        (translate("Common", "Open a game"), translate("StartPage", "saved or sent"),
         Icon.FOLDER, "open", acts.open),
        (translate("Common", "Preferences"), translate("StartPage", "cards, text, pace"),
         Icon.SLIDERS, "preferences", acts.preferences),
    )  # fmt: skip
    style, is_brief = fit.style, fit.has_low_tiles
    if is_brief:
        tiles = (*tiles, (translate("Common", "Rules"), translate("StartPage", "of all games"),
                          Icon.RULES, "rules", acts.rules))  # fmt: skip
    made = [
        Tile(style, text, about, sign, name=name, is_brief=is_brief)
        for text, about, sign, name, _ in tiles
    ]
    columns = -(-len(made) // _rows_for(fit, made))
    rows = vertical(style, gap=_TILES_APART - 2 * RING)
    for place, (tile, (*_, ask)) in enumerate(zip(made, tiles, strict=True)):
        tile.clicked.connect(ask)
        if place % columns == 0:
            row = horizontal(style, gap=_TILES_APART - 2 * RING)
            rows.addLayout(row)
        row.addWidget(tile, 1)
    return rows


def _rows_for(fit: Fit, tiles: list[Tile]) -> int:
    """In how many rows *tiles* have room for their words, all of the same length."""
    style = fit.style
    room = fit.inner_width
    space = style.px(_TILES_APART - 2 * RING)
    widest = max(tile.sizeHint().width() for tile in tiles)
    columns = max(1, min(len(tiles), int((room + space) // (widest + space))))
    return -(-len(tiles) // columns)
