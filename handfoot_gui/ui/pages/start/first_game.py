"""The card on the felt before any game was left: who plays, and what the first game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from handfoot_gui.core.preferences import LONGEST_NAME
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.pages.start.ground import RADIUS
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import Elided, Surface, label, set_tip
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.spoken_of import offer_spoken_of
from handfoot_gui.ui.widgets.theme import TextStyle
from handfoot_gui.ui.widgets.titles import game_about, game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, dotted

_GOLD: Final = 50
"""Units of height of the golden button that stands alone."""
_LINE: Final = 46
"""Units of height of what stands beside the field for a name."""


class FirstGameActs(Struct, frozen=True):
    """What can be done before any game was left."""

    start: Callable[[], None]
    learn: Callable[[], None]
    """Play the guided deal of the game."""
    tell_name: Callable[[], None]
    """Take the name in the field."""
    skip_name: Callable[[], None]


def felt_card(fit: Fit, *, left: int = 24) -> tuple[Surface, QVBoxLayout]:
    """A card on the felt, and the layout for what it says, so many units from its left edge."""
    theme = fit.style.theme
    card = Surface(fit.style, fill=theme.chrome, line=theme.zone_line, radius=RADIUS)
    edge = 6 if fit.is_low else 12
    return card, vertical(fit.style, card, margins=(left, edge, 20 - RING, edge), gap=4)


def first_game(fit: Fit, facts: StartFacts, acts: FirstGameActs) -> Surface:
    """The card of the game that was dealt last, to deal it once more; who is new is asked for a
    name first, and led to the guided deal."""
    if facts.offered_name is not None:
        return name_question(fit, facts, acts, is_first=True)
    style = fit.style
    # The frame of a button, not the ring of the keyboard around it, stands below the words.
    card, rows = felt_card(fit, left=24 - RING)
    row = QHBoxLayout()
    ways = vertical(style, gap=6)
    words = vertical(style, margins=(RING, 0, 0, 0), gap=6)
    ways.addLayout(words)
    said = dotted(game_about(facts.game))
    put(words, label(style, game_title(facts.game), TextStyle.SECTION_TITLE))
    if not fit.is_low:
        put(words, label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
    if facts.names:
        words.addWidget(Elided(style, WORDS.row(facts.names), TextStyle.LABEL_STRONG))
    if facts.lesson is not None and not fit.is_low:
        text = translate("StartPage", "First game?")
        if facts.lesson:
            text = translate("StartPage", "Keep learning")
        learn = Button(style, text, name="learn-first", act=acts.learn)
        about = translate("Common", "Learn by playing")
        learn.setAccessibleDescription(about)
        set_tip(learn, about)
        put(ways, Flow([learn], apart=0, lines_apart=0))
    start = Button(
        style, translate("Common", "Start", "verb"), ButtonKind.PRIMARY, height=_GOLD,
        name="start-last", act=acts.start,
    )  # fmt: skip
    put(row, (ways, 1), start)
    rows.addLayout(row)
    return card


def name_question(
    fit: Fit, facts: StartFacts, acts: FirstGameActs, *, is_first: bool = False
) -> Surface:
    """A card that asks once who plays: Enter or the start of a game takes the name in the field.

    Before the *first* game the golden button leads to the guided deal, or deals where there is
    none.
    """
    style = fit.style
    card, rows = felt_card(fit)
    question = QWidget()
    # As high as the buttons that may stand beside it.
    question.setMinimumHeight(style.px(_LINE + 2 * RING))
    row = horizontal(style, question, margins=(0, 0, 0, 0), gap=10)
    asked = label(style, translate("StartPage", "Who is playing?"), TextStyle.NAME)
    field = QLineEdit(facts.offered_name or "")
    field.setMaxLength(LONGEST_NAME)
    field.setFont(style.font(TextStyle.NAME))
    field.setObjectName("own-name")
    field.setAccessibleName(asked.text())
    field.setPlaceholderText(translate("Common", "Name"))
    field.setMinimumHeight(style.px(44))
    field.setMinimumWidth(style.px(200 if is_first and not fit.is_tight else 120))
    field.setMaximumWidth(style.px(260))
    field.returnPressed.connect(acts.tell_name)
    offer_spoken_of(style, field)
    asked.setBuddy(field)
    put(row, asked, (field, 1))
    skip = Button(
        style, translate("StartPage", "Skip"), ButtonKind.LINK, height=_LINE, name="skip-name",
        act=acts.skip_name,
    )  # fmt: skip
    parts: list[QWidget] = [question]
    below = horizontal(style, margins=(0, 0, 0, 0), gap=12)
    if is_first:
        if facts.lesson is None:
            text, name, act = translate("Common", "Start", "verb"), "start-last", acts.start
            said = dotted(game_about(facts.game))
        else:
            text, name, act = translate("StartPage", "Learn to play"), "learn-first", acts.learn
            said = translate("StartPage", "Learn {game} at the table, one step at a time.")
            if facts.lesson:
                text = translate("StartPage", "Keep learning")
        gold = Button(style, text, ButtonKind.PRIMARY, height=_LINE, name=name, act=act)
        parts.append(gold)
        said = filled(said, game=game_title(facts.game))
        about = label(style, said, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        gold.setAccessibleDescription(said)
        if not fit.is_low:
            put(below, (about, 1))
    if fit.is_low or not is_first:
        parts.append(skip)
    else:
        below.addWidget(skip, 0, Qt.AlignmentFlag.AlignRight)
    rows.addWidget(Flow(parts, apart=style.px(12), lines_apart=style.px(2)))
    rows.addLayout(below)
    return card
