"""A lesson, a puzzle and the coach speak on a band of paper in the place of the strip."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from family_lab import LIKED
from finding import press
from msgspec.structs import replace
from played_lab import KEPT, advanced, game_of
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from rules_lab import answering

from handfoot_gui.core.messages import PromptBar, Speaker
from handfoot_gui.core.preferences import Animation, Preferences, TextSize
from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.bar_buttons import band_rect
from handfoot_gui.ui.table.prompt_text import PromptText
from handfoot_gui.ui.table.speech_band import BAND_HEIGHT, setting
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT
from handfoot_gui.ui.window.every_language import words_of_every_language
from handfoot_gui.ui.window.language import installed

TAUGHT = [name for name, game in GAMES.items() if game.has_lesson]
PUZZLED = [name for name, game in GAMES.items() if game.has_puzzles]
WINDOWS = [
    (QSize(1280, 720), TextSize.NORMAL),
    (QSize(1024, 700), TextSize.NORMAL),
    (QSize(1024, 700), TextSize.LARGE),
    (QSize(1024, 700), TextSize.LARGEST),
    (QSize(1920, 1080), TextSize.NORMAL),
]


@pytest.fixture(autouse=True)
def still(program: Controller) -> None:
    """Nothing moves but where a test asks for it."""
    program.window.set_preferences(replace(LIKED, animation=Animation.OFF))


def bar_of(game: PlayedGame) -> PromptBar:
    return game.scene.actions.bar


def golden(game: PlayedGame) -> list[str]:
    """The codes of the golden buttons."""
    buttons = game.scene.actions.buttons
    return [one.code for one in buttons if one.role is ButtonRole.PRIMARY and one.is_on]


def open_puzzle(program: Controller, name: str, number: int = 0) -> PlayedGame:
    program.guided.show_puzzles(name)
    puzzles = program.guided.puzzles_controller
    puzzles.open(name, puzzles.page.facts.offers[number].name)
    return game_of(program)


@pytest.mark.parametrize("name", TAUGHT)
def test_all_that_is_said_in_a_lesson_is_said_on_one_band(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    program.guided.learn(name)
    game = game_of(program)
    heard: list[PromptBar] = []
    game.scene.actions.prompt_bar_changed.connect(lambda: heard.append(bar_of(game)))
    for _ in range(12):
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        program.window.commands.game.hint.trigger()
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        qtbot.wait(5)
    assert len(heard) > 12
    assert all(bar.speaker is not None for bar in heard)
    assert all(bar.prompt for bar in heard)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("name", TAUGHT)
def test_the_band_is_72_high_and_its_buttons_are_large(
    name: str, size: QSize, text: TextSize, program: Controller
) -> None:
    program.window.resize(size)
    program.window.change_preferences(replace(program.window.preferences, text_size=text))
    QApplication.processEvents()
    program.guided.learn(name)
    QApplication.processEvents()
    game = game_of(program)
    places = game.scene.canvas.places
    assert places.prompt_bar.height() == pytest.approx(BAND_HEIGHT)
    assert game.view.bar.rect == places.prompt_bar, "it covers nothing else"
    hand = min(place.y for zone in places.zones.values() for _, place in zone.cards)
    assert places.prompt_bar.bottom() <= places.hand.top()
    assert hand > 0
    (button,) = game.view.visible_buttons
    assert min(button.width(), button.height()) >= 44
    open_puzzle(program, name)
    QApplication.processEvents()
    for button in game_of(program).view.visible_buttons:
        assert min(button.width(), button.height()) >= 44


@pytest.mark.parametrize("name", TAUGHT)
def test_one_button_is_golden_in_a_lesson_and_it_is_what_the_sentence_says(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    program.guided.learn(name)
    game = game_of(program)
    for _ in range(8):
        qtbot.waitUntil(lambda: bool(game.scene.actions.buttons), timeout=10_000)
        codes = [one.code for one in game.scene.actions.buttons]
        assert codes in (["lesson-read"], ["lesson-help"], golden(game))
        press(game.view, codes[0])
        QApplication.processEvents()
        if codes == ["lesson-help"]:
            assert len(golden(game)) == 1, "what was shown is done by it"


@pytest.mark.parametrize("name", PUZZLED)
def test_a_question_of_a_puzzle_has_no_gold_and_help_beside_it(
    name: str, program: Controller
) -> None:
    for number in (0, 5, 17, 30):
        game = open_puzzle(program, name, number)
        assert golden(game) == []
        codes = [one.code for one in game.scene.actions.buttons]
        assert codes[:2] == ["puzzle-hint", "puzzle-answer"]
        bar = bar_of(game)
        assert bar.speaker is not None
        assert bar.speaker.progress == (number + 1) / 40
        assert bar.facts.startswith(f"Puzzle {number + 1} of 40, ")


@pytest.mark.timing(hint_step=1)
def test_a_solved_puzzle_says_why_to_whoever_asks_and_goes_on_by_enter(
    program: Controller, qtbot: QtBot
) -> None:
    game = open_puzzle(program, "raub")
    press(game.view, "puzzle-answer")
    qtbot.waitUntil(lambda: game.view.button("puzzle-why") is not None, timeout=10_000)
    assert golden(game) == ["puzzle-next"]
    press(game.view, "puzzle-why")
    shown = game.scene.terms.shown
    assert shown is not None
    assert len(game.scene.terms.meaning(shown.code)) > 40
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game_of(program) is not game


@pytest.mark.parametrize("number", [0, 2])
def test_what_is_laid_out_in_a_puzzle_is_not_lost_unasked(number: int, program: Controller) -> None:
    game = open_puzzle(program, "raub", number)
    program.window.commands.game.again.trigger()
    assert bar_of(game).prompt, "nothing was tried, so nothing is asked"
    with answering("keep") as asked:
        program.window.commands.game.leave_guide.trigger()
    assert asked == []
    assert program.window.page is program.guided.puzzles_controller.page


def test_the_sentence_fades_over_and_is_never_blank(program: Controller, qtbot: QtBot) -> None:
    liked = program.window.preferences
    program.guided.learn("hand-and-foot")
    game = game_of(program)
    bar = game.view.bar
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert not bar.is_fading, "whoever wants nothing to move sees a cut"
    program.window.change_preferences(replace(liked, animation=Animation.CALM))
    before = bar.picture.toImage()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert bar.is_fading
    assert bar.picture.toImage() != before, "what is said now is there at once"
    qtbot.waitUntil(lambda: not bar.is_fading, timeout=2_000)


def test_the_coach_speaks_on_paper_and_the_table_stays_where_it_is(program: Controller) -> None:
    game = advanced(program, KEPT, 250, 1)
    before, strip = game.scene.canvas.places, game.view.bar.rect
    game.messages.expected.missed = "Elise, to lay three kings brings 40 points more."
    game.messages.show()
    bar = bar_of(game)
    assert bar.speaker is not None
    assert bar.facts, "what is expected stands below it"
    assert game.scene.canvas.places == before
    band = game.view.bar.rect
    assert band.contains(strip)
    assert band.height() > strip.height()
    game.messages.expected.missed = ""
    game.messages.show()
    assert bar_of(game).speaker is None
    assert game.view.bar.rect == strip


@pytest.mark.parametrize("high", [54.0, 52.0, 44.0, 34.0])
def test_a_band_in_the_place_of_a_strip_takes_no_more_than_the_gaps(high: float) -> None:
    strip = QRectF(16, 480, 900, high)
    band = band_rect(strip)
    assert strip.top() - band.top() <= 8
    assert band.bottom() - strip.bottom() <= 10
    assert band.height() == min(BAND_HEIGHT, high + 18)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name.value)
def test_cards_are_written_in_the_colours_of_their_suits(theme: object) -> None:
    assert isinstance(theme, type(LIGHT))
    bar = PromptBar(prompt="Right: the queen draws A♥ and 10♠ from Marta.", name="Marta")
    text = PromptText(bar, 900, theme.text, 19, theme.suit_inks)
    cursor = QTextCursor(text.document)
    inks = {}
    for place, letter in enumerate(bar.prompt):
        cursor.setPosition(place + 1)
        inks[letter] = cursor.charFormat().foreground().color()
    assert inks["A"] == inks["♥"] == QColor(theme.suit_inks[1])
    assert inks["1"] == inks["0"] == inks["♠"] == QColor(theme.suit_inks[0])
    assert inks["R"] == QColor(theme.text)


def test_a_long_sentence_is_set_smaller_and_never_cut_where_it_has_room() -> None:
    bar = QRectF(16, 470, 988, BAND_HEIGHT)
    speaker = Speaker(None, 0.5)
    end = 800.0
    for length, size in ((50, 19), (110, 17), (200, 15)):
        text = ("a word or two " * 20)[:length]
        value = PromptBar(prompt=text, facts="Josip teaches · step 6 of 37", speaker=speaker)
        found = setting(LIGHT, bar, value, end)
        assert not found.is_cut
        assert bool(found.facts) is (length < 200)
        assert found.prompt.size <= size


MOST_LETTERS = 62
"""Of a sentence in English, which is then read at one glance."""
NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Ivo")
BUTTONS = {"read": 140.0, "puzzle": 320.0}
"""Units that the buttons of a band take at its right end, with words as long as any."""


@cache
def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    return read_puzzles(name, puzzles_path(name))[0]


@cache
def sentences_in(name: str, language: str) -> tuple[tuple[str, tuple[str, ...], float], ...]:
    """The `sentences` of a game in a *language*, by its code."""
    words = dict(zip(installed(), words_of_every_language(), strict=True))
    return tuple(sentences(name, words[language]))


def sentences(name: str, words: Words) -> Iterator[tuple[str, tuple[str, ...], float]]:
    """All that is said in lesson and puzzles of a game: the sentence, its facts from the longest
    on, and the units of the buttons beside it."""
    game = GAMES[name]
    family = game.preset_options(next(iter(game.presets)), None, None)
    tutor = Tutor(name, words, Preferences(names=NAMES), family)
    for step in tutor.steps:
        yield step.text, (step.more,), BUTTONS["read"]
    if game.has_puzzles:
        for puzzle in puzzles_of(name):
            yield Attempt(name, puzzle, words).question, ("",), BUTTONS["puzzle"]


@pytest.mark.parametrize("name", TAUGHT)
def test_a_sentence_of_a_teacher_or_a_puzzle_has_62_letters_at_most(name: str) -> None:
    long = {text: len(text) for text, _, _ in sentences(name, Words()) if len(text) > MOST_LETTERS}
    assert long == {}
    facts = {more for _, (more,), _ in sentences(name, Words()) if len(more) > MOST_LETTERS + 5}
    assert facts == set()


@pytest.mark.sampled
@pytest.mark.parametrize("width", [988.0, 1008.0, 800.0])
@pytest.mark.parametrize("language", list(installed()))
@pytest.mark.parametrize("name", TAUGHT)
def test_no_sentence_of_a_language_is_cut_or_needs_more_than_two_lines(
    name: str, language: str, width: float
) -> None:
    bar = QRectF(16, 470, width, BAND_HEIGHT)
    faults = {}
    for text, facts, buttons in sentences_in(name, language):
        value = PromptBar(prompt=text, facts=facts[0], speaker=Speaker(None, 0.5))
        found = setting(LIGHT, bar, value, bar.right() - buttons)
        if found.is_cut or found.prompt.lines > 2 or found.prompt.size < 17:
            faults[text] = (found.prompt.lines, found.prompt.size)
    assert faults == {}
