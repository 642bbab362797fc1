"""Fair deals in the window: the code before the first card, and the check after the deal."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from played_lab import game_of, running
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.fair import FairDeal, code_of, deal_to_come
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Animation, BotPace, Preferences, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.games.raub.rules import moves as raub
from handfoot_gui.session.check import check_of
from handfoot_gui.session.fair_play import deal_checks
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import encode, load
from handfoot_gui.storage.formats import now
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.check_dialog import CheckDialog
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.timing import Timing


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:  # noqa: ARG001
    yield from running(4, preferences(BotPace.INSTANT), timing)


def preferences(pace: BotPace) -> Preferences:
    return Preferences(bot_pace=pace, animation=Animation.OFF, theme=ThemeChoice.LIGHT)


def begun(game: str, preset: str = "") -> AnyRecord:
    """A game of a person against easy bots, before its first move; by the first rules if by no
    *preset*."""
    preset = preset or next(iter(GAMES[game].presets))
    options = GAMES[game].presets[preset]
    bots = tuple(Player(f"Bot {n}", PlayerKind.BOT, "easy") for n in range(1, options.players))
    return Record(game, preset, options, (Player("Marta", PlayerKind.PERSON), *bots))


def played(game: str, deals: int, preset: str = "", bid: object = None) -> AnyRecord:
    """A game played on without a window until so many deals have been made, codes and all; who may
    make the move *bid* does."""
    record = begun(game, preset)
    rules, rng = rules_of(record), Random(8)
    state = rules.start()
    while (seat := rules.actor(state)) is not None:
        if seat == TABLE:
            move = rules.table_move(state, rng)
            if order := rules.order_dealt(move):
                if len(record.fair) == deals:
                    break
                record = record.with_fair((*record.fair, deal_to_come(order, rng)))
                record = record.with_deal_made(move)
                state = rules.apply(state, seat, move)
                continue
        else:
            found = list(rules.suggestions(rules.view(state, Seat(seat))))
            move = bid if bid in found else found[0]
        record = record.with_move(seat, move)
        state = rules.apply(state, seat, move)
    return record


def play(program: Controller, record: AnyRecord) -> PlayedGame:
    program.game_controller.begin(record)
    assert program.played is not None
    return program.played


def written(record: AnyRecord, path: Path) -> Path:
    rules = rules_of(record)
    state = replay(rules, record.moves)
    path.write_bytes(encode(record, check_of(record, rules, state), "a", now()))
    return path


def to_code(qtbot: QtBot, opened: PlayedGame) -> FairDeal:
    """Play until a code stands there, and no card is dealt yet."""
    stops = (Waiting.KEY, Waiting.PERSON)
    for _ in range(20):
        qtbot.waitUntil(
            lambda: opened.record.deal_to_come is not None or opened.play.waiting in stops,
            timeout=60_000,
        )
        if opened.record.deal_to_come is not None:
            return opened.record.deal_to_come
        screen = opened.screen
        if screen.play.waiting is Waiting.PERSON:
            # The lot fell on the person, and of deal or Refe none is golden.
            opened.scene.move_chosen.emit(
                next(iter(screen.play.session.rules.suggestions(screen.view)))
            )
            continue
        # One of them says what is asked, the other lets the table go on.
        QTest.keyClick(opened.view, Qt.Key.Key_Return)
        if opened.record.deal_to_come is None:
            QTest.keyClick(opened.view, Qt.Key.Key_Space)
        # Enter passes a cover only after the keys have rested, as they do under a hand.
        if opened.record.deal_to_come is None:
            qtbot.wait(350)
    raise AssertionError("nothing was dealt")


def in_dialog(act: Callable[[CheckDialog], object]) -> list[object]:
    """Do *act* in the dialog that opens next, which is closed then; gives what it comes to."""
    found: list[object] = []

    def work() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, CheckDialog)
        found.append(act(dialog))
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, work)
    return found


def texts(window: QWidget) -> str:
    return "\n".join(label.text().replace("\u00a0", " ") for label in window.findChildren(QLabel))


def text_of(dialog: QDialog, name: str) -> str:
    label = child(dialog, QLabel, name)
    return str(label.text()).replace("\u00a0", " ")


# --- before the first card ----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_code_is_shown_and_saved_before_the_first_card(
    game: str, qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(preferences(BotPace.KEY))
    opened = play(program, begun(game))
    to_come = to_code(qtbot, opened)
    assert opened.play.waiting is Waiting.KEY
    assert opened.scene.table.hand == ()
    assert to_come.shown in opened.scene.actions.bar.facts
    assert load(opened.path).record.deal_to_come == to_come
    panel = program.game_controller.pages.table.panel
    assert panel.findChild(QLabel, "deal-code") is None, "the strip has it"
    QTest.keyClick(opened.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened.record.deal_to_come is None, timeout=60_000)
    code = opened.record.fair[0]
    assert (code.code, code.salt) == (to_come.code, to_come.salt)
    assert to_come.shown in text_of(panel, "deal-code")  # type: ignore[arg-type]
    assert to_come.shown not in opened.scene.actions.bar.facts
    said = [line.text for line in opened.play.session.log]
    assert not any(to_come.shown in line for line in said), "it stands in one place"
    salt_or_order = (to_come.salt, " ".join(card.code for card in to_come.order[:5]))
    shown = "\n".join(label.text() for label in program.window.findChildren(QLabel))
    assert not any(secret in "\n".join([*said, shown]) for secret in salt_or_order)


def test_the_code_rests_at_a_calm_pace(qtbot: QtBot, program: Controller) -> None:
    program.window.set_preferences(preferences(BotPace.SLOW))
    opened = play(program, begun("manipulation"))
    qtbot.waitUntil(lambda: opened.record.deal_to_come is not None, timeout=60_000)
    qtbot.wait(200)
    assert opened.record.deal_to_come is not None
    program.window.set_preferences(preferences(BotPace.INSTANT))
    opened.set_preferences(preferences(BotPace.INSTANT))
    qtbot.waitUntil(lambda: opened.record.deal_to_come is None, timeout=60_000)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.timing(code=60_000)
def test_the_code_is_read_before_the_first_card_however_quick_the_bots_are(
    game: str, qtbot: QtBot, program: Controller
) -> None:
    opened = play(program, begun(game))
    to_come = to_code(qtbot, opened)
    qtbot.wait(200)
    assert opened.record.deal_to_come == to_come, "the code rests"
    assert opened.scene.table.hand == ()
    assert to_come.shown in opened.scene.actions.bar.facts
    assert [button.text for button in opened.scene.actions.bar.buttons] == ["Deal now"]
    QTest.keyClick(opened.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: opened.record.deal_to_come is None, timeout=60_000)
    assert opened.record.fair[0].code == to_come.code


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_and_comes_back_before_the_deal_gets_the_same_code(
    game: str, qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    program.window.set_preferences(preferences(BotPace.KEY))
    record = played(game, 1)
    rules = rules_of(record)
    state = replay(rules, record.moves)
    order = rules.order_dealt(rules.table_move(state, Random(3)))
    to_come = deal_to_come(order, Random(2))
    path = written(record.with_fair((*record.fair, to_come)), tmp_path / "a.handfoot.json")
    program.files.open_file(path)
    opened = game_of(program)
    assert opened.record.deal_to_come == to_come
    if opened.play.waiting is Waiting.NEXT_DEAL:
        opened.show_score()
        assert to_come.shown in texts(program.window.page)
    else:
        assert to_come.shown in opened.scene.actions.bar.facts
    opened.play.deal_next()
    opened.screen.go_on()
    qtbot.waitUntil(lambda: opened.record.deal_to_come is None, timeout=60_000)
    assert [code.code for code in opened.record.fair][-1] == to_come.code


# --- after the deal -----------------------------------------------------------------------------


def check_dialog(record: AnyRecord, qtbot: QtBot) -> CheckDialog:
    dialog = CheckDialog(Style(LIGHT, 1.0), record, presenter_of(record, Words()))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    ("game", "preset"), [*((game, "") for game in GAMES), ("hand-and-foot", "special-deck")]
)
def test_a_deal_that_is_over_is_checked_and_shown_in_full(
    game: str, preset: str, qtbot: QtBot
) -> None:
    record = played(game, 2, preset)
    dialog = check_dialog(record, qtbot)
    code = record.fair[1]
    assert code.move is not None
    order = record.moves[code.move - 1][1].order
    assert (
        text_of(dialog, "verdict")
        == "The code is correct: the cards came in the order they were shuffled into."
    )
    assert text_of(dialog, "code-shown") == text_of(dialog, "code-found") == code.shown
    assert dialog.findChild(QPlainTextEdit) is None
    assert code.salt not in texts(dialog)
    page = child(dialog, Page)
    assert page.scroll_bar.maximum() == 0
    details = child(dialog, QPushButton, "details")
    assert details.text() == "Show details"
    details.setFocus()
    QTest.keyClick(details, Qt.Key.Key_Space)
    assert text_of(dialog, "salt") == code.salt
    cards = child(dialog, QPlainTextEdit, "order")
    assert cards.toPlainText() == ", ".join(Words().sign(card) for card in order)
    exact = child(dialog, QPlainTextEdit, "exact-text")
    assert exact.toPlainText() == " ".join([code.salt, *(card.code for card in order)])
    copy = child(dialog, QPushButton, "copy")
    QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
    text = QGuiApplication.clipboard().text()
    assert text.split(" ", 1)[0] == code.salt
    assert code_of(code.salt, order) == code.code
    assert text == " ".join([code.salt, *(card.code for card in order)])
    choice = child(dialog, ChoiceField, "deal-checked")
    QTest.keyClick(choice, Qt.Key.Key_Up)
    assert text_of(dialog, "code-shown") == record.fair[0].shown


@pytest.mark.every_case
@pytest.mark.parametrize("game", GAMES)
def test_of_a_deal_being_played_nothing_but_the_code_is_shown(game: str, qtbot: QtBot) -> None:
    record = played(game, 1)
    code = record.fair[0]
    assert code.move is not None
    record = record.with_moves(record.moves[: code.move + 1])
    dialog = check_dialog(record, qtbot)
    assert code.shown in text_of(dialog, "open-code")
    assert dialog.findChild(QPlainTextEdit, "order") is None
    assert code.salt not in texts(dialog)
    assert dialog.findChild(QPushButton, "copy") is None
    assert dialog.findChild(QPushButton, "details") is None


def forged(record: AnyRecord, path: Path) -> Path:
    """The game with two cards of the first deal exchanged that were dealt to nobody."""
    written(record, path)
    found = json.loads(path.read_bytes())
    order = found["moves"][found["fair"][0]["move"] - 1][1]["order"]
    order[-1], order[-2] = order[-2], order[-1]
    path.write_text(json.dumps(found))
    return path


def test_a_forged_file_is_told_at_the_table_and_in_the_dialog(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    path = forged(played("raub", 1), tmp_path / "forged.handfoot.json")
    program.files.open_file(path)
    opened = game_of(program)
    assert (
        opened.scene.actions.bar.prompt == "Deal 1: the deal code is wrong, so cards were changed."
    )
    found = in_dialog(lambda dialog: text_of(dialog, "verdict"))
    QTest.keyClick(program.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(found), timeout=60_000)
    assert found == [
        "The code is wrong: the cards did not come in the order they were shuffled into."
    ]


def test_the_score_page_says_the_next_code_and_leads_to_the_check(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    path = written(played("manipulation", 1), tmp_path / "a.handfoot.json")
    program.files.open_file(path)
    opened = game_of(program)
    assert opened.play.waiting is Waiting.NEXT_DEAL
    opened.show_score()
    page = program.game_controller.pages.score
    to_come = opened.record.deal_to_come
    assert to_come is not None
    assert to_come.shown in text_of(page, "next-code")  # type: ignore[arg-type]
    seen = in_dialog(texts)
    QTest.mouseClick(child(page, QPushButton, "check"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(seen), timeout=60_000)
    assert to_come.shown in str(seen)
    assert to_come.salt not in str(seen)
    # "See the table" shows the deal that is over, under its own number and its own code.
    opened.show_table()
    last = [deal for deal in opened.record.fair if not deal.is_to_come][-1]
    labels = program.game_controller.pages.table.findChildren(QLabel)
    shown = " ".join(label.text() for label in labels).replace("\xa0", " ")
    assert last.shown in shown
    assert to_come.shown not in shown


@pytest.mark.parametrize("game", GAMES)
def test_codes_that_were_taken_out_are_missed(
    game: str, qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    whole = played(game, 3)
    said = text_of(check_dialog(whole.with_fair(()), qtbot), "open-code")
    assert said.startswith(
        "The deals of this game have no codes: they were dealt without them, or "
    )
    rest = whole.with_fair(whole.fair[1:])
    name = presenter_of(whole, Words()).score.deal_name
    first, second = (name(deal.number) for deal in deal_checks(rules_of(whole), whole)[:2])
    said = text_of(check_dialog(rest, qtbot), "open-code")
    assert said == f"{first}: dealt without a code, or the code was taken out of the file."
    gap = whole.with_fair((whole.fair[0], *whole.fair[2:]))
    missing = f"{second}: the deal code is missing, so it was taken out of the file."
    assert text_of(check_dialog(gap, qtbot), "open-code") == missing
    program.files.open_file(written(gap, tmp_path / "gap.handfoot.json"))
    assert program.played is not None
    words = "the deal code is missing, so it was taken out of the file."
    assert program.played.scene.actions.bar.prompt.endswith(words)


def test_a_deal_that_is_dealt_again_never_had_a_code(qtbot: QtBot) -> None:
    record = replace(played("raub", 1).with_fair(()), is_dealt_again=True)
    dialog = check_dialog(record, qtbot)
    assert text_of(dialog, "open-code") == "No deal in this game has a code."


def test_the_codes_of_a_game_looked_back_on_are_checked_too(
    qtbot: QtBot, program: Controller, tmp_path: Path
) -> None:
    def read(dialog: CheckDialog) -> list[bool]:
        """Whether the codes are correct, that of the last deal first."""
        last = "correct" in text_of(dialog, "verdict")
        QTest.keyClick(child(dialog, ChoiceField, "deal-checked"), Qt.Key.Key_Up)
        return [last, "correct" in text_of(dialog, "verdict")]

    for path, verdicts in (
        (written(played("raub", 2), tmp_path / "a.handfoot.json"), [True, True]),
        (forged(played("raub", 2), tmp_path / "b.handfoot.json"), [True, False]),
    ):
        program.files.look_back(path)
        seen = in_dialog(read)
        # A narrow window has it in a drawer.
        child(program.window.page, QPushButton, "check").click()
        qtbot.waitUntil(lambda seen=seen: bool(seen), timeout=60_000)
        assert seen == [verdicts]
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow, timeout=60_000)
        seen = in_dialog(read)
        QTest.keyClick(program.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda seen=seen: bool(seen), timeout=60_000)
        assert seen == [verdicts]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.timing(code=60_000)
def test_where_cards_are_seen_to_be_dealt_the_code_is_read_meanwhile_and_nobody_waits(
    game: str, qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(replace(preferences(BotPace.INSTANT), animation=Animation.SLOW))
    opened = play(program, begun(game))
    qtbot.waitUntil(lambda: opened.scene.canvas.is_dealing, timeout=10_000)
    # It was in the file before a card flew.
    (code,) = load(opened.path).record.fair
    assert f"Deal code {code.shown}" in opened.scene.actions.bar.facts
    panel = program.game_controller.pages.table.panel
    assert panel.findChild(QLabel, "deal-code") is None, "the strip has it"
    assert not opened.scene.actions.bar.buttons


@pytest.mark.parametrize("is_played", [False, True])
def test_who_is_due_to_deal_reads_no_code_of_the_deal_before(
    is_played: bool, qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(preferences(BotPace.INSTANT))
    bids = raub.Raub() if is_played else raub.Dalje()
    record = played("raub", 1, bid=bids)
    assert (type(record.moves[-2][1]) is raub.EndDeal) is is_played
    dealer = record.moves[-1][0]
    seats = list(record.seats)
    seats[0], seats[dealer] = seats[dealer], seats[0]
    last = max(n for n, (seat, _) in enumerate(record.moves[:-1]) if seat != TABLE)
    opened = play(program, replace(record, seats=tuple(seats), moves=record.moves[: last + 1]))
    panel = program.game_controller.pages.table.panel
    if is_played:
        qtbot.waitUntil(lambda: opened.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
        shown = record.fair[-1].shown
        assert shown is not None
        assert shown in text_of(panel, "deal-code")
        opened.deal_next()
    qtbot.waitUntil(lambda: opened.play.waiting is Waiting.PERSON, timeout=10_000)
    assert isinstance(
        next(iter(opened.play.session.rules.suggestions(opened.screen.view))),
        raub.TakeDeal | raub.PassDeal,
    )
    qtbot.waitUntil(lambda: panel.findChild(QLabel, "deal-code") is None)
