"""What a screen reader finds on the table."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterator
from weakref import ref

import pytest
from listening import Reader, told_by
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from readers_on import reader_on
from shiboken6 import isValid
from table_lab import Lab, Opened, position

from handfoot_gui.core.messages import PlayerBadge, PromptBar
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.moves import TakePile
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.ui.table import accessible, labels
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.vocabulary import WORDS

LOOKS_BACK_FIRST = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from handfoot_gui.ui.pages.look_back.page import WatchedTable
from handfoot_gui.ui.widgets.vocabulary import WORDS
app = QApplication([])
table = WatchedTable()
print(QAccessible.queryAccessibleInterface(table).role().name)
"""
"""A program that shows a game of the family book before any is played."""


@pytest.fixture
def lab(opened: Opened) -> Lab:
    return opened(position("9S 9H 4C 5D", own=["KS KH KC"], pile="QD 9C", phase=Phase.DRAW))


def names(lab: Lab) -> list[str]:
    table = QAccessible.queryAccessibleInterface(lab.view)
    return [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]


def test_every_card_zone_and_button_has_a_name(lab: Lab) -> None:
    found = names(lab)
    assert found[:2] == ["nine of spades", "nine of hearts"]
    assert "Josip and Marta: 3 kings" in found
    pile = "Discard pile 2, nine of clubs on top, You pick up nine of clubs and queen of diamonds"
    assert pile in found
    assert "Foot 13" in found
    assert found[-1] == "Draw 2"
    assert all(found)


def test_the_first_table_may_be_of_a_game_looked_back_at() -> None:
    command = [sys.executable, "-c", LOOKS_BACK_FIRST]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout == "List\n"


def test_new_and_lifted_cards_are_said_to_be_and_what_a_drop_brings(lab: Lab) -> None:
    lab.scene.show_view(lab.scene.turn.view, new=lab.hand()[:1])
    lab.key("9", " ")
    assert names(lab)[0] == "nine of spades, new, picked"
    lab.scene.selection.select(lab.hand()[:2])
    assert any(name.endswith("queen of diamonds, Pick up 2") for name in names(lab))


def test_a_card_is_found_where_it_lies(lab: Lab) -> None:
    table = QAccessible.queryAccessibleInterface(lab.view)
    where = lab.view.viewport().mapToGlobal(lab.card_point(lab.hand()[2]))
    found = table.childAt(where.x(), where.y())
    assert found.text(QAccessible.Text.Name) == "five of diamonds"
    assert found.rect().contains(where)
    assert table.indexOfChild(found) == 2


def test_players_prompt_and_facts_are_read(lab: Lab) -> None:
    found = names(lab)
    assert "Elise, next, 9 cards, foot 13" in found
    assert "Marta, 4 cards, foot 13" in found
    assert found[-3:-1] == ["Marta, play.", "4 cards"]
    lab.scene.actions.set_bar(PromptBar("Marta", "Marta, discard.", ""))
    assert names(lab)[-2] == "Marta, discard."
    table = QAccessible.queryAccessibleInterface(lab.view)
    prompt = table.child(table.childCount() - 2)
    middle = prompt.rect().center()
    assert table.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == "Marta, discard."


def test_no_foot_is_read_before_it_is_dealt(lab: Lab) -> None:
    badge = PlayerBadge(Seat(1), "Elise", 1, 11, 0, "next", has_reserve_dealt=False)
    words, table = HandAndFootTableWords(WORDS), lab.scene.table
    assert words.badge_name(badge, table) == "Elise, next, 11 cards"
    with_foot = replace(badge, has_reserve_dealt=True)
    assert words.badge_name(with_foot, table) == "Elise, next, 11 cards, in foot"


def test_a_new_prompt_is_announced_and_an_old_one_is_not(lab: Lab) -> None:
    said = told_by(lab.scene.actions.announced)
    with reader_on():
        lab.scene.actions.set_bar(PromptBar("Marta", "Marta, discard.", "3 cards"))
        lab.scene.actions.set_bar(PromptBar("Marta", "Marta, discard.", "2 cards"))
    assert said == ["Marta, discard.", "Draw 2: D."]


def walked(thing: QAccessibleInterface) -> Iterator[str]:
    """All that is said of *thing* and what is in it."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield thing.text(kind)
    for index in range(thing.childCount()):
        yield from walked(thing.child(index))


def test_the_whole_tree_names_the_own_cards_and_none_that_is_hidden(opened: Opened) -> None:
    lab = opened(
        position("KS 9H 9S 4C TD", own=["QS QH QC"], others=["JS JH JC"], pile="8D 7C", foot="AD")
    )
    said = " | ".join(walked(QAccessible.queryAccessibleInterface(lab.view)))
    state = lab.state
    for card in state.holdings[0]:
        assert labels.card_name(card) in said
    hidden = [*state.holdings[1:], *state.feet, *state.stocks]
    public = {*state.holdings[0], *state.public.pile}
    seen = {card.face for card in public}
    faces = {card.face: card for cards in hidden for card in cards if card.face not in seen}
    assert len(faces) > 30
    for card in faces.values():
        assert labels.card_name(card) not in said


def test_a_view_that_is_asked_for_again_tells_everything_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(monkeypatch)
    with reader_on():
        # Qt asks for it when the view is made and again when it gets another window.
        view = TableView()
        qtbot.addWidget(view)
        view.show()
        kept = [accessible.interface_of("", view), accessible.interface_of("", view)]
        view.scene_.actions.set_bar(PromptBar(prompt="Marta, draw two cards."))
        reader.hears("Marta")
        reader.rests()
    assert reader.heard == ["Marta, draw two cards."]
    assert len(kept) == 2


def spot(lab: Lab, name: str) -> QAccessibleInterface:
    """What a screen reader finds under a name that begins so."""
    table = QAccessible.queryAccessibleInterface(lab.view)
    children = (table.child(index) for index in range(table.childCount()))
    return next(one for one in children if one.text(QAccessible.Text.Name).startswith(name))


def press(lab: Lab, name: str) -> None:
    actions = spot(lab, name).actionInterface()
    assert actions.pressAction() in actions.actionNames()
    actions.doAction(actions.pressAction())


def test_cards_and_zones_are_pressed_by_their_actions(lab: Lab) -> None:
    for name, selected in (
        ("nine of spades", slice(0, 1)),
        ("nine of hearts", slice(0, 2)),
        ("nine of spades", slice(1, 2)),
        ("nine of spades", slice(0, 2)),
    ):
        press(lab, name)
        assert lab.scene.selection.cards == lab.hand()[selected]
        for place, card in enumerate(("nine of spades", "nine of hearts")):
            is_selected = place in range(2)[selected]
            assert bool(spot(lab, card).state().selected) is is_selected
    press(lab, "Discard pile")
    assert [type(move) for move in lab.moves] == [TakePile]


def test_the_keyboard_goes_where_the_action_asks(lab: Lab) -> None:
    actions = spot(lab, "five of diamonds").actionInterface()
    actions.doAction(actions.setFocusAction())
    stop = lab.scene.canvas.cursor.stop
    assert stop is not None
    assert stop.card is lab.hand()[2]
    assert lab.scene.canvas.cursor.is_shown
    assert lab.scene.selection.cards == ()
    assert spot(lab, "five of diamonds").state().focused


def test_every_card_zone_and_button_has_an_action_and_what_is_only_read_has_none(lab: Lab) -> None:
    table = QAccessible.queryAccessibleInterface(lab.view)
    for index in range(table.childCount()):
        child = table.child(index)
        is_read = child.role() == QAccessible.Role.StaticText
        actions = child.actionInterface()
        assert (actions is None) is is_read, child.text(QAccessible.Text.Name)
        if actions is not None:
            assert actions.pressAction() in actions.actionNames()


def test_a_spot_is_asked_for_every_interface_and_lives(lab: Lab) -> None:
    """What is no interface must be a null that Qt can read: None would kill the program."""
    table = QAccessible.queryAccessibleInterface(lab.view)
    for index in range(table.childCount() - 1):
        child = table.child(index)
        assert child.valueInterface() is None
        assert child.textInterface() is None
        assert child.editableTextInterface() is None
        assert child.tableCellInterface() is None
        assert child.selectionInterface() is None


def test_a_reader_keeps_no_table_alive(qtbot: QtBot) -> None:
    """PySide never lets go of the interfaces that it was given."""
    lab = Lab(position("9S 9H 4C 5D", own=["KS KH KC"], pile="QD 9C", phase=Phase.DRAW))
    assert "nine of spades" in names(lab)
    press(lab, "nine of spades")
    view, scene = ref(lab.view), ref(lab.scene)
    lab.close()
    lab.view.deleteLater()
    qtbot.wait(1)
    del lab
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert view() is None
    assert scene() is None


def test_the_action_of_a_card_that_is_gone_does_nothing(lab: Lab) -> None:
    gone = spot(lab, "five of diamonds").actionInterface()
    lab.scene.show_view(None)
    assert gone.actionNames() == []
    gone.doAction(gone.pressAction())
    assert lab.moves == []


def test_cards_that_were_lifted_or_put_back_are_told(lab: Lab) -> None:
    with reader_on():
        lab.scene.selection.select(lab.hand()[:2])
        lab.scene.selection.select(lab.hand()[1:2])
    assert spot(lab, "nine of hearts").state().selected
    assert not spot(lab, "nine of spades").state().selected


def test_a_card_that_is_not_picked_is_not_called_so(lab: Lab) -> None:
    """Orca says "not selected" at all that could be."""
    lab.scene.selection.select(lab.hand()[:1])
    assert spot(lab, "nine of spades").state().selectable
    assert not spot(lab, "nine of hearts").state().selectable


def go_to(lab: Lab, name: str) -> QObject:
    """Put the keyboard on what has that name; what a reader then knows of it."""
    met = spot(lab, name)
    actions = met.actionInterface()
    actions.doAction(actions.setFocusAction())
    return met.object()


def leave_hand(lab: Lab, cards: str) -> None:
    """Only *cards* are left in the hand."""
    lab.state = position(cards, own=["KS KH KC"], pile="QD 9C", phase=Phase.DRAW)
    lab.show()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_readers_find_the_table_around_what_had_the_keyboard_and_has_gone(lab: Lab) -> None:
    """Without it Orca would say window and table once more after each card that is played."""
    with reader_on():
        other, gone = spot(lab, "four of clubs").object(), go_to(lab, "five of diamonds")
        leave_hand(lab, "9S 9H")
        assert not isValid(other)
        met = QAccessible.queryAccessibleInterface(gone)
        assert met.parent().object() is lab.view
        assert met.text(QAccessible.Text.Name) == "", "and not what it was"
        last = go_to(lab, "nine of hearts")
        leave_hand(lab, "9S")
        assert isValid(last)
        assert not isValid(gone)
