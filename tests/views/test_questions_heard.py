"""Every question at a table is heard with all its answers and their keys, and is answered by them;
nothing is answered before it was heard."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import pytest
from every_game import NAMES, steps
from family_lab import begun, wait
from game_lab import OFF, badges_of
from listening import Reader, told_by
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from readers_on import reader_on
from whole_program import QUICK

import handfoot_gui
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import CardLetters, TableKeys
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.speech import Utterance
from handfoot_gui.core.table import HAND, Action, Asked, ButtonRole, Choice, Drafted
from handfoot_gui.core.text.letters import ranks_by_key
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.bar_texts import BarTexts
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.session.session import AnySession, Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.bar_voice import KEYS
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.page import QuestionDialog, QuestionText
from handfoot_gui.ui.widgets.theme import LIGHT, Style

Table: TypeAlias = tuple[str, int, dict[str, Any]]
MOVES: Final = 600
TABLES: Final[dict[str, tuple[Table, ...]]] = {
    "hand-and-foot": (("saskatchewan", 8, {}), ("classic", 4, {"stock_piles": 2, "draws": (3,)})),
    "raub": (("classic", 4, {}),),
    "manipulation": (("classic", 6, {}),),
}
"""Where random games meet every kind of question: a preset, its players, other options."""
KINDS: Final = {
    "hand-and-foot": {"no yes", "split", "draw last?"},
    "raub": {"deal pass on", "blind raub look", "dalje raub", "keep swap"},
    "manipulation": {"end turn?"},
}


class Asking:
    """A table of one game, seen by whoever is to move in a random game."""

    def __init__(self, game: GameDef, table: Table, letters: CardLetters, keys: TableKeys) -> None:
        preset, players, others = table
        usual: Any = game.preset_options(preset, players, None)
        options = replace(usual, **others)
        self.rules: Any = game.rules(options)
        self.presenter: AnyPresenter = game.presenter(self.rules, NAMES[:players], Words())
        people = tuple(Player(name, PlayerKind.PERSON) for name in NAMES[:players])
        record: Any = Record(game.name, None, options, people)
        session: AnySession = Session(
            self.rules, record, Random(1), lambda *_: None, self.presenter.narrate
        )
        self.texts = BarTexts(self.presenter, session)
        self.view = TableView(timing=QUICK)
        self.scene = self.view.scene_
        self.scene.canvas.set_preferences(replace(OFF, table_keys=keys, card_letters=letters))
        self.scene.set_adapter(self.presenter.table)
        self.scene.house.weigh = None
        self.moved = list[Any]()
        self.scene.move_chosen.connect(self.moved.append)
        self.view.show()
        self.view.setFocus()

    def close(self) -> None:
        self.scene.set_adapter(None)
        self.view.close()

    def views(self) -> Iterator[Any]:
        """What whoever is to move sees, state by state."""
        for step in steps(self.rules, 0, MOVES):
            if step.seat != TABLE:
                yield self.rules.view(step.before, step.seat)

    def show(self, view: Any) -> None:
        self.scene.show_view(None)
        self.scene.show_view(view, badges=badges_of(self.presenter, view))

    def ask(self, view: Any) -> None:
        """Let the bar say what is expected of the seat of *view*."""
        name = str(self.presenter.names[view.seat])
        said = self.presenter.prompt(view, self.scene.turn.draft)
        self.scene.actions.set_bar(PromptBar())
        is_question = self.presenter.is_question(view) or self.scene.table.is_choice
        bar = PromptBar(name, f"{name}, {said.expected}", is_question=is_question)
        self.scene.actions.set_bar(bar)


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> GameDef:
    return request.param  # type: ignore[no-any-return]


def check_answers(asking: Asking, told: list[str]) -> set[str]:
    """Check that what was *told* last names each answer that can be pressed with its key, and that
    no two have one; gives the codes of the answers."""
    actions = asking.scene.actions
    heard, found = " ".join(told), dict[str, str]()
    for button in actions.buttons:
        if button.role is ButtonRole.QUIET or not button.is_on:
            continue
        assert button.key, button
        assert button.key not in found, (button, found)
        found[button.key] = button.code
        text = button.spoken or button.text
        assert f"{text}: {key_name(button.key)}".lower() in heard.lower(), (button, heard)
    assert found
    return set(found.values())


def press(asking: Asking, code: str) -> None:
    """Press the key of the button *code*."""
    key = next(one.key for one in asking.scene.actions.buttons if one.code == code)
    if key == "Enter":
        QTest.keyClick(asking.view, Qt.Key.Key_Return)
        return
    shift = Qt.KeyboardModifier.ShiftModifier
    is_upper = key.startswith("Shift+")
    modifier = shift if is_upper else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(asking.view, Qt.Key(ord(key[-1])), modifier)


LOOKS: Final = [
    (letters, TableKeys.OURS) for letters in sorted(set(CardLetters) - {CardLetters.LANGUAGE})
] + [(CardLetters("AKQJ"), TableKeys.PLAYROOM)]


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("letters", "keys"), LOOKS)
@pytest.mark.sampled(2)
def test_every_question_is_told_with_its_answers_whose_keys_answer_it(
    game: GameDef, letters: CardLetters, keys: TableKeys
) -> None:
    """Whatever letters the cards wear, the key of an answer answers and leads to no card."""
    met = set[str]()
    for table in TABLES[game.name]:
        asking = Asking(game, table, letters, keys)
        told = told_by(asking.scene.actions.announced)
        met |= questions_met(asking, told, ranks_by_key(letters.value))
        asking.close()
    assert met == KINDS[game.name]


def questions_met(asking: Asking, told: list[str], ranks: Container[str]) -> set[str]:
    """Ask and answer every kind of question that comes; gives what each was about."""
    presenter, met, is_first = asking.presenter, set[str](), True
    for view in asking.views():
        acts = presenter.table.acts(view, presenter.table.empty, ())
        codes = " ".join(sorted(act.code for act in acts))
        if presenter.is_question(view):
            if codes not in met:
                met.add(codes)
                for act in acts:
                    check_answer(asking, view, act, told, ranks)
            continue
        for act in acts:
            if act.warning is not None and act.is_on and f"{act.code}?" not in met:
                met.add(f"{act.code}?")
                check_doubt(asking, view, Doubt(act.move, act.warning), told)
            if act.target is not None and act.is_on and act.code not in met:
                asking.show(view)
                asking.scene.seat_table.press(act.code)
                if asking.scene.table.is_choice:
                    met.add(act.code)
                    told.clear()
                    asking.ask(view)
                    check_answers(asking, told)
        if is_first:
            is_first = False
            check_doubt(asking, view, Doubt(acts[-1].move), told)
            check_choices(asking, view, told)
    return met


def check_answer(
    asking: Asking, view: Any, act: Action[Any], told: list[str], ranks: Container[str]
) -> None:
    """One of the answers to what the seat of *view* is asked: its key is a letter that leads to no
    card, and gives it."""
    asking.show(view)
    told.clear()
    asking.ask(view)
    if act.code in check_answers(asking, told):
        assert asking.scene.actions.letter(act.code) not in ranks
        asking.moved.clear()
        press(asking, act.code)
        assert asking.moved == [act.move]


def check_doubt(asking: Asking, view: Any, doubt: Doubt, told: list[str]) -> None:
    """The two answers of whoever may not mean a move: its letter makes it, Enter does not."""
    name = asking.presenter.words.person(str(asking.presenter.names[view.seat]))
    leave = "keep" if doubt.warning else "think"
    for answer, made in (("do it", [doubt.move]), (leave, []), ("N", [])):
        asking.show(view)
        asking.scene.seat_table.pending.wait_for(doubt)
        told.clear()
        asking.scene.actions.set_bar(asking.texts.doubted(name, doubt))
        assert check_answers(asking, told) == {"do it", leave}
        asking.moved.clear()
        if answer == "N":
            QTest.keyClick(asking.view, Qt.Key.Key_N)
        else:
            press(asking, answer)
        assert asking.moved == made
        assert asking.scene.seat_table.pending.doubt is None


def check_choices(asking: Asking, view: Any, told: list[str]) -> None:
    """What a gesture left open is said by figures, though cards wear some of them."""
    choices = tuple(
        Choice[Any, Any](f"the {rank}", Drafted(asking.presenter.table.empty))
        for rank in ("nines", "twos", "sevens")
    )
    for number in range(3):
        asking.show(view)
        told.clear()
        asking.scene.seat_table.take(Asked("which meld?", choices), HAND)
        codes = sorted(check_answers(asking, told))
        assert "which meld?" in " ".join(told)
        press(asking, codes[number])
        assert asking.scene.actions.question is None


@pytest.mark.usefixtures("qtbot")
def test_what_waits_for_one_press_says_its_key(game: GameDef) -> None:
    """A forced move, a look at the cards, the next turn or deal."""
    asking = Asking(game, TABLES[game.name][0], CardLetters.AKQJ, TableKeys.OURS)
    told, actions = told_by(asking.scene.actions.announced), asking.scene.actions
    view = next(asking.views())
    asking.show(view)
    name, texts = asking.presenter.names[view.seat], asking.texts
    for bar in (
        texts.forced(name),
        texts.looked_at(name),
        texts.drawn(name, asking.scene.table.hand[:2]),
        texts.at_a_key(view, is_open=False),
    ):
        actions.set_bar(PromptBar())
        told.clear()
        actions.set_bar(bar)
        check_answers(asking, told)
        assert bar.prompt in told[0]
    # What only goes on is told once it can be pressed, though the prompt stays.
    (button,) = texts.looked_at(name).buttons or ()
    later = replace(texts.looked_at(name), buttons=(replace(button, is_on=False),))
    actions.set_bar(later)
    told.clear()
    actions.set_bar(texts.looked_at(name))
    assert told == [f"{button.text}: Enter."]
    asking.close()


@pytest.mark.usefixtures("qtbot")
def test_how_much_is_chosen_is_told_at_each_step() -> None:
    asking = Asking(
        GAMES["hand-and-foot"], ("classic", 4, {"exact_cut_bonus": 100}),
        CardLetters.AKQJ, TableKeys.OURS,
    )  # fmt: skip
    told = told_by(asking.scene.actions.announced)
    view = next(asking.views())
    asking.show(view)
    asking.ask(view)
    assert asking.scene.amount.asked is not None
    for _ in range(2):
        told.clear()
        QTest.keyClick(asking.view, Qt.Key.Key_Up)
        assert told == [f"Cut about {asking.scene.amount.value}: Enter."]
    asking.close()


def test_every_button_of_the_bar_is_made_with_a_key() -> None:
    """But that of the menu, which is for fingers, and those of phones."""
    package = Path(handfoot_gui.__file__).parent
    without = []
    for path in package.rglob("*.py"):
        if path.is_relative_to(package / "phones"):
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "BarButton":
                keys = [one.arg for one in node.keywords]
                if len(node.args) < 4 and "key" not in keys:
                    without.append(f"{path.name}: {ast.unparse(node)}")
    assert without == ["actions.py: BarButton(MENU, labels.menu())"]


def test_a_key_that_comes_before_the_question_was_heard_answers_nothing(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    """It is told once more, as the key has made the reader silent; whatever the key does at other
    times, it answers."""
    pressed = list[str]()
    taken = QAction(program.window)
    taken.setShortcut("D")
    taken.triggered.connect(lambda: pressed.append("the window"))
    program.window.addAction(taken)
    game = begun(program, "raub", "p", "p", "p", "p")

    def press_at_once(said: Utterance) -> None:
        if said.place == KEYS and "Deal: D" in said.text and not pressed:
            pressed.append(said.text)
            for key in (Qt.Key.Key_D, Qt.Key.Key_P, Qt.Key.Key_Return):
                QTest.keyClick(game.view, key)

    game.scene.actions.announced.connect(press_at_once)
    assert wait(qtbot, game) is Waiting.PERSON
    number = len(game.record.moves)
    reader.hears("Pass the deal on: P, Deal: D.")
    assert pressed
    assert len(game.record.moves) == number
    reader.rests()
    QTest.keyClick(game.view, Qt.Key.Key_D)
    assert len(game.record.moves) > number
    assert "the window" not in pressed


def test_the_first_enter_of_a_turn_comes_after_its_prompt(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.rests()
    golden = [b for b in game.scene.actions.buttons if b.role is ButtonRole.PRIMARY and b.is_on]
    assert golden
    number = len(game.record.moves)
    # As a turn that comes by itself.
    game.scene.actions.voice.announce()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert len(game.record.moves) == number
    reader.heard.clear()
    reader.hears(game.scene.actions.bar.spoken)
    reader.rests()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert len(game.record.moves) > number


def test_enter_says_why_nothing_is_golden_and_what_can_be_pressed(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears("Deal: D.")
    reader.rests()
    reader.heard.clear()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    reader.hears("No button is golden now")
    reader.hears("Pass the deal on: P, Deal: D.")
    game.scene.put_back()
    nothing = Drafted(game.presenter.table.empty)
    game.scene.seat_table.take(
        Asked(
            "which meld?",
            tuple(Choice[Any, Any](text, nothing) for text in ("the nines", "the twos")),
        ),
        HAND,
    )
    reader.hears("the nines: 1, the twos: 2.".capitalize())
    reader.rests()
    reader.heard.clear()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    reader.hears("which meld? The nines: 1, the twos: 2.")


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        (Qt.Key.Key_Y, True), (Qt.Key.Key_N, False),
        (Qt.Key.Key_Return, False), (Qt.Key.Key_Escape, False),
    ],
)  # fmt: skip
def test_a_dialog_is_answered_by_letters(qtbot: QtBot, key: Qt.Key, answer: bool) -> None:
    style = replace(Style(LIGHT, 1.0), timing=QUICK)
    asked = QuestionText("Delete it?", "It is gone then.", "Delete", "Keep it")
    with reader_on():
        dialog = QuestionDialog(style, asked)
        qtbot.addWidget(dialog)
        dialog.open()
        QApplication.processEvents()
        keep = dialog.focusWidget()
        assert keep is not None
        assert keep.accessibleDescription() == "Delete: Y, Keep it: Enter."
        QTest.keyClick(keep, key)
        assert dialog.result() == answer
        assert not dialog.isVisible()
