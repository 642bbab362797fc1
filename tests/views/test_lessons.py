"""The guided deal of every game, played on the real table by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest
from finding import press
from listening import Reader, told_by
from msgspec.structs import replace
from played_lab import LIKED, card_spot, click, game_of, zone_spot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from rules_lab import answering
from whole_program import child

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.lesson import PUPIL, Step
from handfoot_gui.core.preferences import Animation, BotPace, SuitSigns, TextSize
from handfoot_gui.core.record import replay
from handfoot_gui.core.table import BUTTON, DISCARD, HAND, NEW_MELD, ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.manipulation.rules.moves import Play
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.cursor import Stop
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.titles import game_title

TAUGHT = [name for name, game in GAMES.items() if game.has_lesson]


pytestmark = pytest.mark.timing(table_seen=0)


def tutor_of(name: str, begun: str = "") -> Tutor:
    game = GAMES[name]
    family = game.preset_options(next(iter(game.presets)), None, None)
    return Tutor(name, Words(), LIKED, family, begun)


def kept_step(program: Controller, game: PlayedGame) -> str:
    return program.window.preferences.lessons.get(game.record.game, "")


def told(program: Controller) -> str:
    return game_of(program).scene.actions.bar.prompt


class Clicks:
    """A player who does what is asked with clicks of a real mouse."""

    def read(self, game: PlayedGame) -> None:
        press(game.view, "lesson-read")

    def press(self, game: PlayedGame, code: str) -> None:
        press(game.view, code)

    def lift(self, game: PlayedGame, card: Card) -> None:
        click(game, card_spot(game, card))

    def use(self, game: PlayedGame, zone: str) -> None:
        """Put what is lifted onto *zone*, or draw from it."""
        click(game, zone_spot(game, zone))

    def do(self, game: PlayedGame, _step: Step) -> None:
        """Do what glows."""
        for card in pointed_at(game):
            self.lift(game, card)
        zones = game.scene.canvas.signs.pointed_out[1]
        if zones and zones[0].startswith(BUTTON):
            self.press(game, zones[0].removeprefix(BUTTON))
        elif zones:
            self.use(game, zones[0])


def buttons_of(game: PlayedGame) -> list[str]:
    """The codes of the buttons that can be seen, from left to right."""
    return [button.objectName() for button in game.view.visible_buttons]


class Drags(Clicks):
    """One who drags card by card: the first to its place, the others after it."""

    def use(self, game: PlayedGame, zone: str) -> None:
        drag(game, zone_spot(game, zone), lambda: zone_spot(game, HAND))

    def do(self, game: PlayedGame, step: Step) -> None:
        before: Card | None = None
        for card in pointed_at(game):
            gesture = game.presenter.table.gesture(game.screen.view, step.move)
            goal = step.points_at[0] if gesture is None else gesture[1]
            if before in game.scene.turn.draft.cards:
                drag(game, card_spot(game, card), lambda to=before: card_spot(game, to))
            else:
                drag(game, card_spot(game, card), lambda goal=goal: zone_spot(game, goal))
            before = card
        if before is None or (step.move is not None and before in game.scene.turn.draft.cards):
            super().do(game, step)


class Keys(Clicks):
    """One without a mouse: Enter, the keys on the buttons, arrows, Home, Tab and Space."""

    def read(self, game: PlayedGame) -> None:
        QTest.keyClick(game.view, Qt.Key.Key_Return)

    def press(self, game: PlayedGame, code: str) -> None:
        (key,) = (one.key for one in game.scene.actions.buttons if one.code == code)
        QTest.keyClicks(game.view, "\r" if key == "Enter" else key)

    def lift(self, game: PlayedGame, card: Card) -> None:
        self.walk(game, lambda stop: stop.card is card)

    def use(self, game: PlayedGame, zone: str) -> None:
        self.walk(game, lambda stop: stop.key == zone)

    def walk(self, game: PlayedGame, is_there: Callable[[Stop], bool]) -> None:
        """Towards the first stop where it *is_there*, by Tab where arrows lead nowhere."""
        cursor, been = game.scene.canvas.cursor, list[Stop]()
        QTest.keyClick(game.view, Qt.Key.Key_Home)
        while (here := cursor.stop) is not None and not is_there(here):
            wanted = next(stop for stop in cursor.stops() if is_there(stop))
            way = wanted.rect.center() - here.rect.center()
            key = Qt.Key.Key_Left if way.x() < 0 else Qt.Key.Key_Right
            if here.key != wanted.key and (here.key == HAND or abs(way.y()) > abs(way.x())):
                key = Qt.Key.Key_Up if way.y() < 0 else Qt.Key.Key_Down
            assert len(been) < 20
            QTest.keyClick(game.view, Qt.Key.Key_Tab if here in been else key)
            been.append(here)
        QTest.keyClick(game.view, Qt.Key.Key_Space)


def pointed_at(game: PlayedGame) -> list[Card]:
    """The cards that glow, from left to right."""
    cards = game.scene.canvas.signs.pointed_out[0]
    return sorted(cards, key=lambda card: card_spot(game, card).x())


def drag(game: PlayedGame, start: QPoint, end: Callable[[], QPoint]) -> None:
    """Drag from *start* to *end*, which may come to be seen only once something is held."""
    port = game.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start - QPoint(0, 20))
    QTest.mouseMove(port, end())
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end())


def do_what_is_said(program: Controller, game: PlayedGame, player: Clicks) -> None:
    assert game.view.hasFocus()
    if game.view.button("lesson-read") is not None:
        assert len(game.view.visible_buttons) == 1, "no other button passes over what is said"
        player.read(game)
    else:
        tutor = tutor_of(game.record.game, kept_step(program, game))
        step = tutor.step
        assert step is not None
        gold = [act for act in game.scene.actions.acts if act.role is ButtonRole.PRIMARY]
        golden = next((act for act in gold if act.is_on), None)
        if golden is not None and golden.move is not None:
            assert tutor.meant(golden.move) == tutor.expected, "only what the teacher wants"
        if not game.scene.selection and not game.scene.turn.has_draft and step.move is not None:
            offered = [act.move for act in game.scene.actions.acts if act.move is not None]
            wants = any(tutor.meant(move) is not None for move in offered)
            assert wants is (golden is not None)
        player.do(game, step)


CLICKS: Final = Clicks()


def play_on(
    program: Controller,
    game: PlayedGame,
    qtbot: QtBot,
    until: str = "",
    player: Clicks = CLICKS,
) -> list[str]:
    """Play the lesson from where it is to the step *until*; gives what the teacher said."""
    said: list[str] = []
    for _ in range(200):
        if kept_step(program, game) in ("", until):
            return said
        said.append(told(program))
        at = kept_step(program, game)
        do_what_is_said(program, game, player)
        QApplication.processEvents()
        qtbot.waitUntil(lambda at=at: kept_step(program, game) != at, timeout=10_000)
    raise AssertionError(said[-1])


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("name", "player"),
    [
        ("raub", CLICKS),
        ("raub", Drags()),
        ("hand-and-foot", Drags()),
        ("manipulation", Drags()),
        *((name, Keys()) for name in TAUGHT),
    ],
)
def test_a_lesson_is_played_from_its_first_to_its_last_step(
    name: str, player: Clicks, program: Controller, qtbot: QtBot
) -> None:
    child(program.window.page, QAction, f"learn-{name}").trigger()
    game = game_of(program)
    said = play_on(program, game, qtbot, player=player)
    assert [*said, told(program)] == [step.text for step in tutor_of(name).steps]
    assert game.record.moves == tutor_of(name).lesson.moves
    assert buttons_of(game) == ["lesson-score", "lesson-again", "lesson-real-game"]
    press(game.view, "lesson-score")
    assert program.game_controller.pages.is_at_score
    assert Saves().search().all().games == (), "no file is kept of it"
    page = program.window.page
    assert page.findChild(Button, "next-deal") is None, "no further deal of a lesson"
    real = child(page, Button, "real-game")
    assert (real.text(), real.kind) == ("Play a real game", ButtonKind.PRIMARY)
    press(page, "table")
    assert told(program) == tutor_of(name).steps[-1].text
    for key in (Qt.Key.Key_H, Qt.Key.Key_Question):
        QTest.keyClick(game.view, key)
        assert game.scene.actions.bar.prompt == "The lesson is over."
        game.messages.forget()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    setup = program.setup_controller.new_game_page
    assert program.window.page is setup
    assert setup.choice().game == name
    assert program.window.preferences.unfamiliar == ()


@pytest.mark.parametrize("name", TAUGHT)
def test_the_bar_says_that_it_is_a_lesson(name: str, program: Controller) -> None:
    program.guided.learn(name)
    bar = program.game_controller.pages.table.bar
    shown = [one.text() for one in bar.findChildren(QLabel) if one.isVisible()]
    assert shown == [game_title(name), "Learn by playing"]


@pytest.mark.parametrize("name", TAUGHT)
def test_no_cards_fly_at_the_end_of_a_lesson_nor_when_that_is_taken_back(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    last = tutor_of(name).steps[-2].name
    liked = replace(LIKED, animation=Animation.QUICK, lessons={name: last})
    program.window.set_preferences(liked)
    program.guided.learn(name)
    game, flights = game_of(program), list[bool]()
    game.scene.canvas.dealing_changed.connect(flights.append)
    qtbot.waitUntil(lambda: told(program) != "")
    while game.play.waiting not in (Waiting.NEXT_DEAL, Waiting.OVER):
        do_what_is_said(program, game, CLICKS)
        qtbot.wait(20)
    game.shown.show()
    game.undo()
    assert game.play.waiting is Waiting.PERSON
    game.redo()
    assert flights == []


def test_who_learns_may_take_anything_back_and_is_played_with_slowly(program: Controller) -> None:
    calm = replace(LIKED, bot_pace=BotPace.CALM)
    program.window.change_preferences(calm)
    program.guided.learn("raub")
    game = game_of(program)
    assert game.record.is_practice
    assert game.guide is not None
    assert game.guide.liked(calm).pace_in("raub") is BotPace.SLOW
    assert calm.pace_in("raub") is BotPace.CALM


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_taken_up_at_every_step(name: str) -> None:
    for step in tutor_of(name).steps:
        taken_up = tutor_of(name, step.name)
        assert taken_up.step is not None
        assert (taken_up.step.name, taken_up.step.place) == (step.name, step.place)
        record = taken_up.record(())
        rules = rules_of(record)
        is_own_turn = rules.actor(replay(rules, record.moves)) == PUPIL
        assert is_own_turn is (taken_up.expected is not None)
    assert tutor_of(name, "no such step").step == tutor_of(name).steps[0]


def test_a_step_is_shown_and_done_for_who_asks_and_a_reader_hears_it(
    program: Controller, qtbot: QtBot
) -> None:
    tops: set[float] = set()
    program.guided.learn("raub")
    game = game_of(program)
    heard = told_by(game.scene.actions.announced)
    for name in ("aim", "look", "upcard", "dalje"):
        play_on(program, game, qtbot, until=name)
    assert tutor_of("raub", "dalje").steps[4].text in heard
    assert buttons_of(game) == ["dalje"], "what does it needs not be shown"
    program.window.commands.game.hint.trigger()
    assert "Hint: pass" in game.scene.actions.bar.prompt
    top = game.scene.canvas.places.prompt_bar.top()
    game.play.changed.connect(lambda: tops.add(game.scene.canvas.places.prompt_bar.top()))
    program.window.commands.game.skip.trigger()
    qtbot.waitUntil(lambda: kept_step(program, game) == "second-upcard")
    assert tops == {top}, "the table stays where it is"
    # Nobody moves before what is said was read.
    play_on(program, game, qtbot, until="aside")
    press(game.view, "lesson-help")
    assert [card.code for card in game.scene.selection.cards] == ["8D1"]
    assert game.scene.canvas.signs.pointed_out[1] == ("aside",)
    program.window.commands.game.skip.trigger()
    assert kept_step(program, game) == "change"
    with answering("keep") as asked:
        program.window.commands.game.again.trigger()
    assert asked == ["Start the lesson over?"]
    assert kept_step(program, game) == "change", "nothing is lost unasked"
    with answering("do-it") as asked:
        program.window.commands.game.again.trigger()
    assert asked
    assert kept_step(program, game_of(program)) == "welcome"
    program.window.commands.game.again.trigger()
    assert kept_step(program, game_of(program)) == "welcome", "at the first step nothing is lost"
    with answering("do-it") as asked:
        program.window.commands.game.leave_guide.trigger()
    assert asked == ["Leave the lesson?"]
    assert program.start_controller.is_shown


def test_a_hint_to_ask_the_partner_does_not_sound_as_if_the_partner_went_out(
    program: Controller, qtbot: QtBot
) -> None:
    program.window.set_preferences(replace(LIKED, lessons={"hand-and-foot": "ask"}))
    program.guided.learn("hand-and-foot")
    qtbot.waitUntil(lambda: kept_step(program, game_of(program)) == "ask")
    QTest.keyClick(game_of(program).view, Qt.Key.Key_H)
    assert "Hint: ask Josip about going out." in game_of(program).scene.actions.bar.prompt


class Skips(Clicks):
    """One who lets everything be done."""

    def __init__(self, program: Controller) -> None:
        self._program = program

    def do(self, _game: PlayedGame, _step: Step) -> None:
        self._program.window.commands.game.skip.trigger()


class Shown(Keys):
    """One who lets it be shown what is to be laid out, and presses Enter then."""

    def __init__(self, program: Controller) -> None:
        self._program = program

    def do(self, game: PlayedGame, step: Step) -> None:
        if not step.laid_out:
            super().do(game, step)
            return
        if "lesson-help" in buttons_of(game):
            press(game.view, "lesson-help")
        QTest.keyClick(game.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("name", TAUGHT)
def test_what_the_teacher_shows_is_done_by_enter(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    program.guided.learn(name)
    game = game_of(program)
    play_on(program, game, qtbot, player=Shown(program))
    assert game.record.moves == tutor_of(name).lesson.moves


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_a_lesson_can_be_skipped(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    program.guided.learn(name)
    game = game_of(program)
    play_on(program, game, qtbot, player=Skips(program))
    assert game.record.moves == tutor_of(name).lesson.moves


def test_what_is_to_be_done_is_not_heard_while_there_is_something_to_be_read(
    program: Controller, reader: Reader
) -> None:
    program.guided.learn("hand-and-foot")
    steps = tutor_of("hand-and-foot").steps
    for place in range(3):
        reader.hears(steps[place].text)
        reader.rests()
        assert "draw two cards" not in reader.all
        press(game_of(program).view, "lesson-read")
    reader.hears(f"{steps[3].text} Josip teaches, step 4 of 37, {steps[3].more}.")


def test_what_is_not_meant_is_answered_kindly_and_breaks_nothing(
    program: Controller, qtbot: QtBot
) -> None:
    press(program.window.page, "learn-first")
    game = game_of(program)
    play_on(program, game, qtbot, until="discard")
    before, asked = game.record, told(program)
    nine = next(card for card in game.screen.view.holding if card.rank is Rank.NINE)
    click(game, card_spot(game, nine))
    click(game, zone_spot(game, DISCARD))
    assert game.record == before
    bar = game.scene.actions.bar
    assert bar.prompt.endswith("Here we do as Josip says.")
    assert bar.facts == asked, "what is asked still stands there"
    assert buttons_of(game) == ["lesson-help"]
    # What is taken back is taught once more.
    program.window.commands.game.undo.trigger()
    steps = {step.name: step.text for step in tutor_of("hand-and-foot").steps}
    assert told(program) == steps["down"]
    # What was left is taken up where it was, by another program, too.
    play_on(program, game, qtbot, until="eight")
    program.show_start()
    assert PreferencesFile().look().lessons == {"hand-and-foot": "eight"}
    program.window.commands.help.learn.trigger()
    assert told(program) == steps["eight"]


def test_cards_that_lie_apart_glow_once_more(program: Controller, qtbot: QtBot) -> None:
    program.guided.learn("manipulation")
    game = game_of(program)
    play_on(program, game, qtbot, until="row")
    row = pointed_at(game)
    for card in row:
        drag(game, card_spot(game, card), lambda: zone_spot(game, NEW_MELD))
    assert pointed_at(game) == row


@pytest.mark.timing(button_gone=400)
def test_who_presses_next_once_too_often_skips_nothing(program: Controller, qtbot: QtBot) -> None:
    program.guided.learn("hand-and-foot")
    window = program.window
    at = game_of(program).view.button("lesson-read")
    assert at is not None
    place = at.mapTo(window, at.rect().center())
    for _ in range(6):
        pressed = window.childAt(place)
        assert pressed is not None
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=pressed.mapFrom(window, place))
        QApplication.processEvents()
    game = game_of(program)
    assert kept_step(program, game) == "draw"
    qtbot.wait(500)
    # The table lays a red three down, which is nobody's turn.
    seen: set[str] = set()
    game.play.changed.connect(lambda: seen.add(told(program)))
    play_on(program, game, qtbot, until="red-three")
    assert not any("others play" in text for text in seen)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_teacher_is_never_silent_while_the_table_acts_by_itself(
    name: str, program: Controller, qtbot: QtBot
) -> None:
    program.guided.learn(name)
    game, seen = game_of(program), list[str]()
    game.play.changed.connect(lambda: seen.append(told(program)))
    play_on(program, game, qtbot)
    assert "" not in seen
    steps = {step.name: step.text for step in tutor_of(name).steps}
    told_early = {"hand-and-foot": "red-three", "raub": "second-upcard"}
    if name in told_early:
        assert steps[told_early[name]] in seen


def test_enter_goes_on_with_what_is_read_after_the_rules_and_in_another_size(
    program: Controller, qtbot: QtBot
) -> None:
    window = program.window
    program.guided.learn("raub")
    game, names = game_of(program), [step.name for step in tutor_of("raub").steps]
    window.commands.card.trigger()
    assert child(window.page, QLabel, "card-title").text() == "Raub"
    QTest.keyClick(window.page, Qt.Key.Key_Escape)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert kept_step(program, game) == names[1]
    window.change_preferences(replace(window.preferences, text_size=TextSize.LARGEST))
    QApplication.processEvents()
    play_on(program, game, qtbot, until=names[2])


def test_the_teacher_names_cards_as_the_household_does_from_then_on(
    program: Controller, qtbot: QtBot
) -> None:
    window = program.window
    program.guided.learn("raub")
    game = game_of(program)
    play_on(program, game, qtbot, until="aside")
    assert told(program).startswith("Exchange the eight of diamonds")
    window.change_preferences(replace(window.preferences, suit_signs=SuitSigns.HUNGARIAN))
    assert told(program).startswith("Exchange the eight of bells")
    play_on(program, game, qtbot, until="seven")
    assert "the Ober of hearts" in game.scene.actions.bar.facts


def test_a_lesson_goes_by_the_rules_of_the_house_as_far_as_its_cards_can() -> None:
    family = PRESETS["brouillette-high"]
    tutor = Tutor("hand-and-foot", Words(), LIKED, family)
    by = tutor.lesson.options
    assert (by.dirty_bonus, by.wild_limit) == (family.dirty_bonus, family.wild_limit)
    notes = {step.name: tutor.note(step) for step in tutor.steps}
    assert {name for name, note in notes.items() if note} >= {"take", "wild-meld", "ask"}
    assert not notes["clean"]
    assert not notes["discard"]


def test_manipulation_is_taught_with_a_row_that_is_split_and_a_joker_set_free() -> None:
    plays = [(seat, one) for seat, one in tutor_of("manipulation").lesson.moves if is_play(one)]
    has_split = has_freed = False
    for (_, before), (seat, after) in pairwise(plays):
        if seat != PUPIL:
            continue
        for meld in before.melds:
            parts = [part for part in after.melds if set(part) & set(meld)]
            has_split |= len(parts) == 2 and all(len(set(part) & set(meld)) > 1 for part in parts)
        names = [
            {laid.card: laid.name for meld in play.melds for laid in meld if laid.name}
            for play in (before, after)
        ]
        has_freed |= any(names[1][joker] != name for joker, name in names[0].items())
    assert has_split
    assert has_freed


def is_play(move: object) -> bool:
    return isinstance(move, Play)
