"""Who sits where: people and bots at any seat, remembered, swapped, and changed in mid-game."""

from __future__ import annotations

import pytest
from book_lab import choose
from family_lab import LIKED, begun, go, in_players, set_out, show, the_game, to_cover, wait
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from watching import faces, hands, leaks, texts
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import TextSize, ThemeChoice
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.players.players_dialog import PlayersDialog
from handfoot_gui.ui.pages.setup.choice import SeatChoice


def press(parent: QWidget, name: str) -> None:
    button = child(parent, QAbstractButton, name)
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def write(parent: QWidget, name: str, text: str) -> None:
    field = child(parent, QLineEdit, name)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)


# --- before the game ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_any_seat_may_have_a_person_or_a_bot(program: Controller, game: str) -> None:
    program.set_up_other(game)
    page = program.window.page
    choose(page, "bot-0", "Easy bot")
    choose(page, "bot-1", "Person")
    choose(page, "bot-3", "Person")
    press(page, "deal")
    kinds = [player.is_bot for player in the_game(program).record.seats]
    assert kinds == [True, False, True, False]
    assert the_game(program).record.seats[0].level == "easy"


def test_names_and_seats_are_remembered(program: Controller) -> None:
    program.set_up_other("raub")
    page = program.window.page
    write(page, "name-2", "Ruth")
    choose(page, "bot-2", "Person")
    choose(page, "bot-0", "Steady bot")
    press(page, "deal")
    known, _ = PreferencesFile().load()
    assert known.names[:4] == ("Marta", "Elise", "Ruth", "Karl")
    assert known.levels[:4] == ("steady", "steady", "", "steady")
    assert known.people == ("Ruth",)
    again = Controller()
    again.start()
    again.set_up_other("hand-and-foot")
    seats = again.setup_controller.new_game_page.choice().seats
    assert seats[2] == SeatChoice("Ruth", None, "expert")
    assert seats[0] == SeatChoice("Marta", "steady", "expert")
    again.stop()
    again.window.close()
    again.window.deleteLater()
    again.deleteLater()


def test_a_name_used_before_is_offered_while_it_is_typed(qtbot: QtBot, program: Controller) -> None:
    program.window.set_preferences(replace(LIKED, people=("Ruth", "Rudolf", "Anna")))
    program.set_up_other("manipulation")
    field = child(program.window.page, QLineEdit, "name-1")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "ru")
    known = field.completer()
    assert known.completionCount() == 2
    popup = known.popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible, timeout=60_000)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert field.text() == "Rudolf"
    assert program.setup_controller.new_game_page.choice().seats[1].name == "Rudolf"
    assert program.played is None, "Enter chose the name, it did not deal"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert program.played is None
    assert not field.hasFocus(), "Enter goes on to the next field"


def test_players_change_seats_by_button_and_by_key(program: Controller) -> None:
    program.set_up_other("hand-and-foot")
    page = program.setup_controller.new_game_page
    choose(page, "bot-1", "Easy bot")
    choose(page, "swap-from", "South")
    choose(page, "swap-to", "East")
    press(page, "swap-seats")
    assert [seat.name for seat in page.choice().seats] == ["Karl", "Elise", "Josip", "Marta"]
    assert [seat.bot for seat in page.choice().seats] == ["steady", "easy", "steady", None]
    marta = child(page, QLineEdit, "name-3")
    marta.setFocus()
    QTest.keyClick(marta, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(child(page, QLineEdit, "name-2"), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [seat.name for seat in page.choice().seats] == ["Karl", "Marta", "Elise", "Josip"]
    assert [seat.bot for seat in page.choice().seats] == ["steady", None, "easy", "steady"]
    top = child(page, QLineEdit, "name-0")
    QTest.keyClick(top, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert page.choice().seats[0].name == "Karl"
    assert page.all_seats()[:4] == page.choice().seats


def test_only_bots_can_be_watched_with_all_hands_face_down(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "easy", "easy", "easy")
    assert not game.screen.is_open
    assert game.play.waiting not in (Waiting.PERSON, Waiting.COVER)
    seen = set()

    def look() -> None:
        seen.update(faces(game) & set().union(*hands(game)))

    game.play.changed.connect(look)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=60_000)
    assert seen == set()


# --- in mid-game --------------------------------------------------------------------------------


def changed(program: Controller, fields: dict[str, str]) -> PlayedGame:
    """The game with which it goes on once *fields* were filled in and the dialog was accepted."""

    def fill(dialog: PlayersDialog) -> None:
        for name, text in fields.items():
            (write if name.startswith("name") else choose)(dialog, name, text)
        press(dialog, "change")

    in_players(program, fill)
    return the_game(program)


def sees_nothing_there(program: Controller) -> None:
    """While the dialog is open, and nothing changed in it, a cover lies over every card."""
    seen = []

    def look(dialog: PlayersDialog) -> None:
        game = the_game(program)
        seen.append((program.window.page, faces(game), leaks(game, program.window)))
        dialog.reject()

    in_players(program, look)
    assert seen == [(program.game_controller.pages.cover, set(), [])]


def test_a_person_is_replaced_by_a_bot_and_comes_back(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "steady", "steady")
    to_cover(qtbot, program, game)
    moves, leaving = game.record.moves, game.screen.seat

    game = changed(program, {f"bot-{leaving}": "Easy bot"})
    assert game.record.moves[: len(moves)] == moves
    assert game.record.seats[leaving].level == "easy"
    assert load(game.path).record.seats == game.record.seats, "saved at once"
    # Whoever is left gets the screen behind a cover: somebody else may sit before it.
    assert wait(qtbot, game) is Waiting.COVER
    assert game.screen.seat == 1 - leaving
    assert leaks(game, program.window) == []
    assert any(seat == leaving for seat, _ in game.record.moves[len(moves) :])
    show(program)
    go(qtbot, program, game)
    for _ in range(6):
        assert wait(qtbot, game) is Waiting.PERSON, "alone, nobody needs a cover"
        go(qtbot, program, game)
    wait(qtbot, game)
    game = changed(program, {f"bot-{leaving}": "Person"})
    assert not game.record.seats[leaving].is_bot
    assert wait(qtbot, game) is Waiting.COVER, "two may sit at the screen now"
    assert game.screen.seat == 1 - leaving
    assert leaks(game, program.window) == []
    show(program)
    go(qtbot, program, game)
    to_cover(qtbot, program, game)
    assert game.screen.seat == leaving


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_who_plays_alone_is_covered_only_when_somebody_comes(
    qtbot: QtBot, program: Controller, sample: str
) -> None:
    game = set_out(program, sample, 60, "p", "steady", "steady", "steady")
    while wait(qtbot, game) is not Waiting.PERSON:
        go(qtbot, program, game)
    assert faces(game) & hands(game)[0]
    seen: list[set[Card]] = []
    in_players(program, lambda _dialog: seen.append(faces(game) & hands(game)[0]))
    assert seen
    assert seen[0]
    assert program.window.page is program.game_controller.pages.table, "nobody came"
    assert (game.play.waiting, game.screen.is_open) == (Waiting.PERSON, True)
    assert faces(game) & hands(game)[0]
    game = changed(program, {"name-1": "Ruth"})
    assert wait(qtbot, game) is Waiting.PERSON
    assert faces(game) & hands(game)[0]
    game = changed(program, {"bot-1": "Person"})
    assert game.play.waiting is Waiting.COVER
    assert leaks(game, program.window) == []


def test_a_new_name_at_the_open_seat_covers_its_cards(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "manipulation/classic-4", 40, "p", "p", "steady", "steady")
    to_cover(qtbot, program, game)
    show(program)
    game = changed(program, {f"name-{game.screen.seat}": "Ruth"})
    assert game.play.waiting is Waiting.COVER
    assert "Show Ruth’s cards" in texts(program.window)
    assert leaks(game, program.window) == []
    assert "Ruth" in program.window.preferences.people
    assert any("Ruth " in line.text for line in game.play.session.log)


def test_the_open_cards_are_covered_while_players_are_changed(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "steady", "p")
    to_cover(qtbot, program, game)
    show(program)
    seat = game.screen.seat
    assert faces(game) & hands(game)[seat]
    sees_nothing_there(program)
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, seat)
    show(program)
    assert faces(game) & hands(game)[seat]


def test_nothing_changes_when_the_dialog_is_left(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "raub/classic-4", 30, "p", "p", "steady", "p")
    wait(qtbot, game)

    def leave(dialog: PlayersDialog) -> None:
        write(dialog, "name-0", "Ruth")
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_players(program, leave)
    assert the_game(program) is game
    assert game.record.seats[0].name == "Marta"


def test_two_equal_names_are_refused_and_bots_alone_are_said(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "raub/classic-4", 30, "p", "p", "steady", "p")
    wait(qtbot, game)
    said = []

    def work(dialog: PlayersDialog) -> None:
        write(dialog, "name-0", " elise ")
        said.append(texts(dialog))
        assert not child(dialog, QAbstractButton, "change").isEnabled()
        write(dialog, "name-0", "Marta")
        for seat in (0, 1, 3):
            choose(dialog, f"bot-{seat}", "Steady bot")
        said.append(texts(dialog))
        press(dialog, "cancel")

    in_players(program, work)
    assert "Two players are named Elise." in said[0]
    assert "Only bots play; you just watch." in said[1]


def test_a_full_disk_is_said_when_players_change(
    qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    from handfoot_gui.storage import games_folder
    from handfoot_gui.storage.faults import Fault, SaveError

    game = set_out(program, "steady/classic", 60, "p", "steady", "steady", "steady")
    wait(qtbot, game)
    path = game.path

    def full(*_: object) -> None:
        raise SaveError(Fault.DISK_FULL, path)

    players = (Player("Ruth", PlayerKind.PERSON), *game.record.seats[1:])
    with monkeypatch.context() as patch:
        patch.setattr(games_folder, "replace_file", full)
        program.game_controller.change_players(players)
    game = the_game(program)
    show(program)
    assert "full" in game.scene.actions.shown_bar.facts
    go(qtbot, program, game)
    assert load(path).record.seats == players, "saved with the next move"


# --- strange names ------------------------------------------------------------------------------

STRANGE = ("M" * 200, "مرتضى الأحمد", "👩‍👩‍👧‍👦 & <b>Bob</b>", "{name} of hearts")


@pytest.mark.parametrize(
    ("size", "theme"),
    [
        (TextSize.NORMAL, ThemeChoice.LIGHT),
        (TextSize.LARGEST, ThemeChoice.DARK),
        (TextSize.LARGEST, ThemeChoice.HIGH_CONTRAST),
    ],
)
def test_strange_names_leave_the_buttons_in_the_window(
    qtbot: QtBot, program: Controller, size: TextSize, theme: ThemeChoice
) -> None:
    program.window.resize(1024, 700)
    program.window.set_preferences(replace(LIKED, text_size=size, theme=theme))
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    players = tuple(Player(name, PlayerKind.PERSON) for name in STRANGE)
    program.game_controller.change_players(players)
    game = the_game(program)
    for _ in range(4):
        to_cover(qtbot, program, game)
        page = program.game_controller.pages.cover
        qtbot.wait(1)
        name = STRANGE[game.screen.seat]
        for button in ("cover-show", "cover-pause", "cover-players"):
            found = child(page, QAbstractButton, button)
            place = found.mapTo(program.window, found.rect().topLeft())
            inside = program.window.rect()
            assert inside.contains(place), button
            assert inside.contains(found.rect().translated(place)), button
        shown = child(page, QAbstractButton, "cover-show")
        assert shown.accessibleName() == f"Show {name}’s cards"
        show(program)
