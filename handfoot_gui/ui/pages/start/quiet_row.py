"""The lower part of the start page: what is done beside playing, what is read and watched."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct
from PySide6.QtWidgets import QLayout, QScrollBar, QWidget

from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.pages.start.density import Fit
from handfoot_gui.ui.pages.start.facts import Beside
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, Choices, MenuButton, Tile
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import separator, set_tip
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


class QuietActs(Struct, frozen=True):
    """What can be asked for there; three of the last are given a game."""

    keep: Callable[[], None]
    print: Callable[[], None]
    book: Callable[[], None]
    open: Callable[[], None]
    preferences: Callable[[], None]
    rules: Callable[[], None]
    help: Callable[[], None]
    puzzles: Callable[[], None]
    practice: Callable[[], None]
    learn: Callable[[str], None]
    demo: Callable[[str], None]
    daily: Callable[[str], None]
    challenge: Callable[[], None]
    challenge_left: Callable[[], None]


def lower_edge(style: Style, bar: QScrollBar) -> QWidget:
    """A line that says that the games go on below it, as long as they do."""
    line = separator(style)
    policy = line.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    line.setSizePolicy(policy)
    line.setVisible(False)
    bar.rangeChanged.connect(lambda _least, most: line.setVisible(most > 0))
    return line


def quiet_tiles(fit: Fit, beside: Beside, acts: QuietActs) -> QLayout:
    """What is played to learn and to try, a tile for each."""
    style = fit.style
    made = [
        Tile(style, _learn_name(), _lessons(beside), Icon.EYE, name="learn"),
        Tile(style, _daily_name(), _daily_about(), Icon.LOOK_BACK, name="daily"),
    ]
    _offer_lessons(made[0].offer(), acts)
    _offer_days(made[1].offer(), acts)
    if _has_puzzles():
        about, note = _puzzles(beside), _solved(beside)
        puzzles = Tile(style, _puzzles_name(), about, Icon.HINT, name="puzzles", note=note)
        puzzles.clicked.connect(acts.puzzles)
        made.insert(1, puzzles)
    apart = (16 if fit.is_tight else 24) - 2 * RING
    rows = vertical(style, gap=apart)
    space = style.px(apart)
    widest = max(tile.sizeHint().width() for tile in made)
    columns = max(1, min(len(made), (fit.inner_width + space) // (widest + space)))
    for place, tile in enumerate(made):
        if place % columns == 0:
            row = horizontal(style, gap=apart)
            rows.addLayout(row)
        row.addWidget(tile, 1)
    return rows


def quiet_links(fit: Fit, beside: Beside, acts: QuietActs) -> QWidget:
    """What is kept, printed and read, a link for each, and what has no tile there."""
    style, link = fit.style, ButtonKind.LINK
    # Never less than 44 pixels, which are fewer units where texts are large.
    high = max(30.0, 44 / style.scale) if fit.is_low else 44.0
    made: list[QWidget] = []
    if beside.is_challenge_left:
        text, act = translate("StartPage", "Go on with the challenge"), acts.challenge_left
        sign = Icon.LOOK_BACK
        made.append(
            Button(style, text, link, sign=sign, height=high, name="challenge-left", act=act)
        )
    if beside.due:
        made.append(_practice(fit, beside, acts, high))
    if fit.has_links_only:
        learn = MenuButton(style, _learn_name(), link, name="learn", height=high)
        _offer_lessons(learn.choices, acts)
        made.append(learn)
        if _has_puzzles():
            text, act = _puzzles_name(), acts.puzzles
            made.append(Button(style, text, link, name="puzzles", height=high, act=act))
        daily = MenuButton(style, _daily_name(), link, name="daily", height=high)
        _offer_days(daily.choices, acts)
        made.append(daily)
    links: tuple[tuple[str, Icon, str, Callable[[], None]], ...] = (
        (translate("Common", "Keep score"), Icon.TALLY, "keep-score", acts.keep),
        (translate("Common", "Score sheet"), Icon.SHEET, "print-sheet", acts.print),
        (translate("Common", "Family book"), Icon.PEOPLE, "family-book", acts.book),
        (translate("Common", "Open a game"), Icon.FOLDER, "open", acts.open),
        (translate("Common", "Rules"), Icon.RULES, "rules", acts.rules),
        (translate("Common", "Preferences"), Icon.SLIDERS, "preferences", acts.preferences),
    )
    made += [
        Button(style, text, link, sign=sign, height=high, name=name, act=act)
        for text, sign, name, act in links
    ]
    if sum(one.sizeHint().width() for one in made) > fit.inner_width:
        return Flow(made, apart=style.px(14), lines_apart=0)
    # Across the whole page where one line has room for all of them.
    across = QWidget()
    line = horizontal(style, across, margins=(0, 0, 0, 0), gap=0)
    for one in made:
        put(line, *([1] if line.count() else []), one)
    return across


def _practice(fit: Fit, beside: Beside, acts: QuietActs, high: float) -> Button:
    """What is offered to whoever has mistakes to practice today."""
    text, n = translate("StartPage", "Practice mistakes"), beside.due
    if beside.is_of_yesterday:
        text = translate("StartPage", "Practice yesterday’s mistakes")
    made = Button(
        fit.style, text, ButtonKind.LINK, sign=Icon.REDO, height=high, name="practice",
        act=acts.practice,
    )  # fmt: skip
    said = filled(translate("StartPage", "{number} mistake(s) to practice today", "", n), number=n)
    made.setAccessibleDescription(said)
    set_tip(made, said)
    return made


def _learn_name() -> str:
    return translate("StartPage", "Learn")


def _puzzles_name() -> str:
    return translate("Common", "Puzzles")


def _daily_name() -> str:
    return translate("StartPage", "Deal of the day")


def _daily_about() -> str:
    return translate("StartPage", "the same cards for everybody")


def _lessons(beside: Beside) -> str:
    if beside.is_lesson_left:
        return translate("StartPage", "continue where you left off")
    n = beside.lessons
    return filled(translate("StartPage", "{number} lesson(s) at the table", "", n), number=n)


def _puzzles(beside: Beside) -> str:
    n = beside.puzzles
    said = translate("StartPage", "{number} position(s), easy to hard", "", n)
    return filled(said, number=n)


def _solved(beside: Beside) -> str:
    n = beside.solved
    return filled(translate("StartPage", "{number} solved", "", n), number=n) if n else ""


def _has_puzzles() -> bool:
    return any(game.has_puzzles for game in GAMES.values())


def _offer_lessons(choices: Choices, acts: QuietActs) -> None:
    """Every guided deal, every demo, and what mouse and keys do."""
    learn, watch = translate("Common", "Learn by playing"), translate("Common", "Watch a demo")
    for game in games_offered():
        if GAMES[game].has_lesson:
            said = WORDS.labelled(learn, game_title(game))
            choices.add(said, f"learn-{game}", partial(acts.learn, game))
    for game in games_offered():
        said = WORDS.labelled(watch, game_title(game))
        choices.add(said, f"demo-{game}", partial(acts.demo, game))
    choices.add(translate("Common", "Mouse and keys"), "help", acts.help)


def _offer_days(choices: Choices, acts: QuietActs) -> None:
    for game in games_offered():
        choices.add(game_title(game), f"daily-{game}", partial(acts.daily, game))
    choices.add(translate("Common", "Challenge by code"), "challenge-by-code", acts.challenge)
