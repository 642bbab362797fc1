"""The log by turns beside the table: what is seen and heard of it, and all moves by one key."""

from __future__ import annotations

import pytest
from every_page import settle
from faces import FACES, written_in
from family_lab import LIKED, set_out, show
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage, QKeySequence
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Suit
from handfoot_gui.core.preferences import CardLetters, TextSize, ThemeChoice
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.move_list import MoveList, MoveModel
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.panel.side_panel import SidePanel
from handfoot_gui.ui.game.panel.turn_list import Inked, TurnLine, TurnList
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Style, Theme, on_paper

CLASSIC = "steady/classic"


def panel_at(program: Controller, size: tuple[int, int], moves: int = 257) -> SidePanel:
    """The panel beside a kept game of four people, the own cards open."""
    program.window.resize(*size)
    game = set_out(program, CLASSIC, moves, "p", "p", "p", "p")
    program.window.show()
    settle()
    if game.shown.hand_over.is_covered:
        show(program)
    settle()
    return program.game_controller.pages.table.panel


def turns_of(panel: SidePanel) -> TurnList:
    found = panel.findChild(TurnList, "turns")
    assert isinstance(found, TurnList)
    return found


def whole(shown: TurnList) -> int:
    """The turns that are seen from the first letter to the last."""
    room = shown.viewport().rect()
    rows = range(shown.model().rowCount())
    return sum(room.contains(shown.visualRect(shown.model().index(row, 0))) for row in rows)


def shown_line(panel: SidePanel, row: int) -> TurnLine:
    line = panel.log.turns.line(row)
    assert isinstance(line, TurnLine)
    return line


@pytest.mark.parametrize("face", FACES)
def test_many_turns_are_seen_at_once(program: Controller, face: str) -> None:
    with written_in(face):
        least, most = [], []
        for moves in (180, 257, 300):
            small = turns_of(panel_at(program, (1280, 720), moves))
            least.append(whole(small))
            assert not small.verticalScrollBar().isVisible()
            large = turns_of(panel_at(program, (1920, 1080), moves))
            most.append(whole(large))
            assert not large.verticalScrollBar().isVisible()
        assert sorted(least)[len(least) // 2] >= 6
        assert sorted(most)[len(most) // 2] >= 8
        assert min(least) >= 4
        assert min(most) >= 6


@pytest.mark.parametrize("size", [TextSize.LARGE, TextSize.LARGEST])
def test_no_turn_is_cut_when_the_text_grows(program: Controller, size: TextSize) -> None:
    program.window.set_preferences(replace(LIKED, text_size=size))
    shown = turns_of(panel_at(program, (1920, 1080)))
    page = program.game_controller.pages.table
    if page.is_compact:
        page.toggle_drawer()
    settle()
    seen = whole(shown)
    assert seen >= 3
    picture = shown.viewport().grab().toImage()
    below = shown.visualRect(shown.model().index(seen - 1, 0)).bottom() + 1
    pixels = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 2)
        for y in range(below, picture.height())
    }
    assert len(pixels) <= 1, "of the next turn there is nothing, or all"


def test_the_own_draw_is_told_while_the_cards_are_open(program: Controller) -> None:
    panel = panel_at(program, (1280, 720))
    game = program.played
    assert game is not None
    own = shown_line(panel, 0)
    came = {piece.text for part in own.parts for piece in part if piece.suit is not None}
    hand = game.presenter.table.dealing.hand(game.screen.view)
    words = game.presenter.words
    assert came & {words.sign(card) for card in hand}
    assert own.text.startswith("Marta drew ")
    assert " of " in own.text
    assert panel.facts.now == "now"
    game.screen.cover()
    game.shown.show()
    assert shown_line(panel, 0).text.startswith("Marta drew two cards") or not any(
        words.sign(card) in piece.text
        for card in hand
        for part in shown_line(panel, 0).parts
        for piece in part
    )
    # Nobody reads what the others drew.
    for row in range(1, panel.log.turns.rowCount()):
        assert "drew" not in shown_line(panel, row).text


def test_all_moves_are_one_key_away_and_come_back_by_it_or_escape(program: Controller) -> None:
    panel = panel_at(program, (1280, 720))
    game = program.played
    assert game is not None
    moves = panel.findChild(MoveList, "moves")
    assert isinstance(moves, MoveList)
    for back in ("Shift+M", "Esc"):
        assert panel.reading is Reading.TURNS
        assert not moves.isVisible()
        QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
        assert panel.reading is Reading.MOVES
        assert moves.isVisible()
        assert not turns_of(panel).isVisible()
        texts = [panel.log.moves.line(row).text for row in range(5)]
        assert texts == [line.text for line in list(game.play.session.log)[:5]]
        QTest.keySequence(game.view, QKeySequence(back))
    assert panel.reading is Reading.TURNS
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Escape)
    assert panel.reading is Reading.TURNS
    assert program.window.commands.game.all_moves.text() == "All moves"


def test_in_a_narrow_window_all_moves_open_the_drawer(program: Controller) -> None:
    panel = panel_at(program, (1024, 700))
    page = program.game_controller.pages.table
    game = program.played
    assert game is not None
    assert not page.is_drawer_open
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert page.is_drawer_open
    assert panel.reading is Reading.MOVES
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert not page.is_drawer_open
    # Nothing of it is left over for the next Escape or the next drawer.
    assert panel.reading is Reading.TURNS
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
    assert not page.is_drawer_open


def test_a_turn_is_heard_with_its_cards_in_words(program: Controller) -> None:
    panel = panel_at(program, (1280, 720))
    tree = QAccessible.queryAccessibleInterface(turns_of(panel))
    assert tree.text(QAccessible.Text.Name) == "Last turns"
    heard = [tree.child(row).text(QAccessible.Text.Name) for row in range(5)]
    assert (
        heard[1] == "Karl laid a joker on the wilds and three kings and discarded three of clubs."
    )
    assert not any(sign in "".join(heard) for sign in "♠♥♦♣")


def test_a_turn_leads_to_the_move_that_it_began_with(program: Controller) -> None:
    panel = panel_at(program, (1280, 720))
    game = program.played
    assert game is not None
    wanted = panel.log.rows[1]
    lines = list(game.play.session.log)
    assert lines[wanted].text == "Karl drew two cards."
    chosen: list[int] = []
    panel.line_chosen.connect(chosen.append)
    shown = turns_of(panel)
    spot = shown.visualRect(shown.model().index(1, 0)).center()
    QTest.mouseDClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert chosen == [wanted]


def painted(theme: Theme, qtbot: QtBot) -> QImage:
    """Two turns; the newer one threw a red card, the older one a blue one."""

    def turn(name: str, sign: str, suit: Suit) -> TurnLine:
        threw = (Inked("discarded "), Inked(sign, suit))
        return TurnLine(0, name, f"{name} discarded a card.", (threw,), is_headed=True)

    model = MoveModel()
    model.set_lines((turn("Marta", "4♥", Suit.HEARTS), turn("Karl", "3♣", Suit.CLUBS)))
    shown = TurnList(Style(replace(theme, chrome=on_paper(theme).chrome), 2.0), model)
    qtbot.addWidget(shown)
    shown.resize(500, 300)
    shown.show_now("now", is_opened=True)
    shown.show()
    return shown.viewport().grab().toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_suits_are_in_ink_and_the_present_turn_lies_open(theme: Theme, qtbot: QtBot) -> None:
    picture = painted(theme, qtbot)
    half = picture.height() // 2
    inks = [
        {picture.pixelColor(x, y).name().upper() for x in range(picture.width())
         for y in range(*rows)}
        for rows in ((0, 90), (100, half + 40))
    ]  # fmt: skip
    assert theme.suit_inks[1] in inks[0]
    assert theme.suit_inks[3] in inks[1]
    assert picture.pixelColor(picture.width() - 40, 80).name().upper() == theme.chrome2
    if theme.name is not ThemeChoice.HIGH_CONTRAST:
        assert theme.text2 in inks[1]


def test_a_new_turn_only_moves_the_older_ones(program: Controller, qtbot: QtBot) -> None:
    """Whoever reads an older turn goes on reading it."""
    panel = panel_at(program, (1280, 720), 256)
    game = program.played
    assert game is not None
    before = [shown_line(panel, row) for row in range(5)]
    with qtbot.assertNotEmitted(panel.log.turns.modelReset):
        for _ in range(2):
            moves = game.play.session.rules.suggestions(game.screen.view)
            game.scene.move_chosen.emit(next(iter(moves)))
            settle()
    after = [shown_line(panel, row) for row in range(6)]
    assert after[0].name == "Marta"
    assert after[1:] == before


def test_cards_that_are_called_otherwise_are_told_anew(program: Controller) -> None:
    panel = panel_at(program, (1280, 720))
    before = "".join(one.text for row in range(9) for part in shown_line(panel, row).parts
                     for one in part)  # fmt: skip
    game = program.played
    assert game is not None
    liked = replace(program.window.preferences, card_letters=CardLetters.ARDV)
    program.window.set_preferences(liked)
    game.set_preferences(liked)
    after = "".join(one.text for row in range(9) for part in shown_line(panel, row).parts
                    for one in part)  # fmt: skip
    assert "K♥" in before
    assert "R♥" in after
    assert "K♥" not in after
