"""Several people at one screen: nobody sees, reads or hears of a card that is not theirs."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import (
    LIKED,
    SAMPLES,
    STOPS,
    begun,
    go,
    laid_out,
    made_program,
    set_out,
    show,
    to_cover,
    wait,
)
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from scrambling import scrambled
from watching import Watcher, faces, hands, leaks, texts

from handfoot_gui.engine.agreements import MemoryAid
from handfoot_gui.engine.hand_and_foot.moves import Answer, Ask
from handfoot_gui.engine.hand_and_foot.presets import PRESETS
from handfoot_gui.engine.raub.moves import EndDeal, SwapSeven
from handfoot_gui.engine.raub.state import Phase
from handfoot_gui.model.preferences import Animation, BotPace, Sorting
from handfoot_gui.model.storage.codec import load
from handfoot_gui.views.game import cover_page
from handfoot_gui.views.game.bridge import Waiting
from handfoot_gui.views.program import Program
from handfoot_gui.views.table import accessible
from handfoot_gui.views.table.furniture import Strip
from handfoot_gui.views.table.strip import StripButton

__all__ = ["made_program"]

# The offscreen plugin says so of every window with a smallest size.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

GAMES = [
    ("hand-and-foot", ("p", "steady", "p", "p")),
    ("hand-and-foot", ("p", "p")),
    ("raub", ("p", "p", "p", "p")),
    ("raub", ("easy", "p", "p")),
    ("manipulation", ("p", "steady", "p")),
    ("manipulation", ("p", "p", "p", "p", "p")),
]


@pytest.mark.parametrize(("name", "kinds"), GAMES, ids=lambda value: str(value))
def test_no_text_of_the_covered_window_names_a_card(
    qtbot: QtBot, program: Program, name: str, kinds: tuple[str, ...]
) -> None:
    game, rng, covers = begun(program, name, *kinds), Random(3), 0
    while covers < 5 and wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        if game.bridge.waiting is Waiting.COVER:
            covers += 1
            assert program.window.page is program.window.cover_page
            assert leaks(game, program.window) == []
            assert faces(game) == set()
            assert game.scene.view is None
            assert game.scene.shown_strip == Strip(buttons=())
            assert not any(button.text() for button in game.view.findChildren(StripButton))
        go(qtbot, program, game, rng)
    assert covers == 5


@pytest.mark.parametrize(("name", "kinds"), GAMES, ids=lambda value: str(value))
def test_the_covered_window_looks_the_same_whatever_the_hands_are(
    qtbot: QtBot, program: Program, name: str, kinds: tuple[str, ...]
) -> None:
    game, rng = begun(program, name, *kinds), Random(5)
    for _ in range(6):
        go(qtbot, program, game, rng)
    to_cover(qtbot, program, game)
    session = game.bridge.session
    before = texts(program.window), program.window.grab().toImage()
    whole = session._states[-1]
    session._states[-1] = scrambled(whole, rng)
    assert session._states[-1] != whole
    session.retell()
    game._on_changed()
    assert texts(program.window) == before[0]
    assert program.window.grab().toImage() == before[1]


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_while_bots_play_between_two_people_every_hand_lies_face_down(
    qtbot: QtBot, program: Program, name: str
) -> None:
    game, rng = begun(program, name, "p", "p", "steady"), Random(5)
    to_cover(qtbot, program, game)
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.SLOW))
    game.set_preferences(program.window.preferences)
    while game.bridge.waiting is not Waiting.BOT or game.bridge.session.actor != 2:
        if game.bridge.waiting in STOPS:
            go(qtbot, program, game, rng)
        else:
            game.bridge.go_on()
            qtbot.wait(1)
    session, window = game.bridge.session, program.window
    assert window.page is window.game_page
    assert not any(faces(game) & hand for hand in hands(game))
    assert not game.bridge.can_undo
    before = texts(window), window.grab().toImage()
    session._states[-1] = scrambled(session._states[-1], rng)
    game._show()
    assert game.bridge.waiting is Waiting.BOT
    assert texts(window) == before[0]
    assert window.grab().toImage() == before[1]


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_the_open_hand_can_be_read_by_its_player(qtbot: QtBot, program: Program, name: str) -> None:
    """What the tests above look for would be found."""
    game = begun(program, name, "p", "p")
    while not (game.bridge.is_open and faces(game) & hands(game)[game.bridge.seat]):
        go(qtbot, program, game)
    assert leaks(game, program.window)
    window, rng = program.window, Random(2)
    before = texts(window), window.grab().toImage()
    game.bridge.session._states[-1] = scrambled(game.bridge.session._states[-1], rng)
    game._show()
    assert texts(window) != before[0]
    assert window.grab().toImage() != before[1]


@pytest.mark.parametrize(
    ("name", "kinds", "most"),
    [
        ("hand-and-foot", ("p", "p", "p", "p"), 45),
        ("hand-and-foot", ("p", "steady", "p", "p"), 40),
        ("raub", ("p", "p", "p", "p"), 400),
        ("manipulation", ("p", "p", "p", "p"), 40),
    ],
    ids=str,
)
def test_no_picture_that_is_painted_shows_a_card_to_the_wrong_person(
    qtbot: QtBot, program: Program, name: str, kinds: tuple[str, ...], most: int
) -> None:
    program.window.set_preferences(replace(LIKED, animation=Animation.QUICK))
    game, rng = begun(program, name, *kinds), Random(8)
    watcher = Watcher(game)
    shown = set()
    for _ in range(most):
        if go(qtbot, program, game, rng) in (Waiting.NEXT_DEAL, Waiting.OVER):
            break
        qtbot.wait(1)
        shown.add(game.bridge.seat)
    watcher.stop()
    assert watcher.paints > most / 2
    assert watcher.seen == []
    assert len(shown) == kinds.count("p")
    if name == "raub":
        assert game.bridge.waiting is Waiting.NEXT_DEAL, "a whole deal was played"


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_the_memory_aid_counts_no_covered_hand(qtbot: QtBot, program: Program, name: str) -> None:
    program.window.set_preferences(replace(LIKED, memory_aid=MemoryAid.UNSEEN))
    game, rng = begun(program, name, "p", "p"), Random(5)
    assert game.record.agreements.memory_aid is MemoryAid.UNSEEN
    for _ in range(6):
        go(qtbot, program, game, rng)
    to_cover(qtbot, program, game)
    before = texts(program.window)
    states = game.bridge.session._states
    states[-1] = scrambled(states[-1], rng)
    game._on_changed()
    assert texts(program.window) == before
    show(program)
    assert texts(program.window) != before


# --- opening the cover --------------------------------------------------------------------------


def test_the_key_that_ended_the_turn_does_not_open_the_cover(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cover_page, "SETTLING_MS", 60_000)
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    wait(qtbot, game)
    page = program.window.cover_page
    button = page.findChild(QAbstractButton, "cover-show")
    assert button is not None
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.bridge.waiting is Waiting.COVER
    monkeypatch.setattr(cover_page, "SETTLING_MS", 0)
    qtbot.wait(50)
    assert game.bridge.waiting is Waiting.COVER, "never by time"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.bridge.waiting is Waiting.PERSON


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_that_is_held_does_not_open_the_cover(
    qtbot: QtBot, program: Program, key: Qt.Key
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    wait(qtbot, game)
    page = program.window.cover_page
    button = page.findChild(QAbstractButton, "cover-show")
    assert button is not None
    for target in (button, page):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(target, held)
        # The release of a key that was pressed before the cover came.
        released = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, released)
    assert game.bridge.waiting is Waiting.COVER
    QTest.keyClick(button, key)
    assert game.bridge.waiting is Waiting.PERSON


def test_other_keys_and_clicks_beside_the_button_leave_the_cover(
    qtbot: QtBot, program: Program
) -> None:
    game = begun(program, "manipulation", "p", "p")
    wait(qtbot, game)
    page = program.window.cover_page
    for key in "dhsukc19":
        QTest.keyClick(page, key)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Backspace):
        QTest.keyClick(page, key)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.bridge.waiting is Waiting.COVER
    assert program.window.page is page


# --- who is covered, and when -------------------------------------------------------------------


def test_one_person_alone_is_never_covered(qtbot: QtBot, program: Program) -> None:
    game = begun(program, "hand-and-foot", "steady", "steady", "p", "steady")
    for _ in range(8):
        assert wait(qtbot, game) is Waiting.PERSON
        assert game.bridge.seat == 2
        assert game.bridge.is_open
        assert not game.bridge.can_cover
        go(qtbot, program, game)


def test_may_i_go_out_is_asked_behind_the_cover(qtbot: QtBot, program: Program) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    asker = game.bridge.seat
    show(program)
    game.scene.move_chosen.emit(Ask())
    assert game.bridge.waiting is Waiting.COVER
    partner = game.bridge.seat
    assert partner == (asker + 2) % 4
    names = game.desk.names
    read = texts(program.window)
    assert f"A question from {names[asker]} to" in read
    assert f"Show {names[partner]}’s cards" in read
    assert leaks(game, program.window) == []
    show(program)
    assert not faces(game) & hands(game)[asker]
    assert faces(game) & hands(game)[partner]
    game.scene.move_chosen.emit(Answer(may=True))
    assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, asker)
    assert any(f"{names[partner]} said yes" in text for text in texts(program.window))
    assert leaks(game, program.window) == []
    assert faces(game) == set()


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.permission])
def test_every_rule_set_asks_the_partners_behind_their_covers(
    qtbot: QtBot, program: Program, preset: str
) -> None:
    sample = f"steady/{preset}"
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    number, asker = next((n, seat) for n, (seat, did) in enumerate(moves) if did == Ask())
    options = PRESETS[preset]
    game = set_out(program, sample, number, *["p"] * options.players)
    wait(qtbot, game)
    show(program)
    assert game.bridge.seat == asker
    game.scene.move_chosen.emit(Ask())
    names, window = game.desk.names, program.window
    for partner in options.partners_of(asker):
        assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, partner)
        read = texts(window)
        assert f"A question from {names[asker]} to" in read
        assert any("asked " in text and "whether to go out" in text for text in read)
        assert leaks(game, window) == []
        assert faces(game) == set()
        show(program)
        assert not faces(game) & hands(game)[asker]
        assert set(game.scene.table_hand) == set(game.bridge.view.holding)
        game.scene.move_chosen.emit(Answer(may=True))
        assert any(f"{names[partner]} said yes" in text for text in texts(window))
    assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, asker)
    assert leaks(game, window) == []


def test_the_asker_stays_at_the_screen_while_a_bot_answers(qtbot: QtBot, program: Program) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    asker = game.bridge.seat
    kinds = ["p"] * 4
    kinds[(asker + 2) % 4] = "steady"
    game = set_out(program, "steady/classic", 149, *kinds)
    wait(qtbot, game)
    show(program)
    game.scene.move_chosen.emit(Ask())
    assert game.bridge.is_open
    assert wait(qtbot, game) is Waiting.PERSON
    assert isinstance(game.record.moves[-1][1], Answer)
    assert game.bridge.seat == asker


def to_seven(qtbot: QtBot, program: Program) -> None:
    """A deal of Raub whose exchange is over, the seven of trumps still to be asked about."""
    game, rng = begun(program, "raub", "p", "p", "p", "p"), Random(1)
    for _ in range(900):
        waiting = wait(qtbot, game)
        if game.bridge.view.public.phase is Phase.SEVEN:
            return
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
        go(qtbot, program, game, rng)
    raise AssertionError("no deal came so far")


def test_nobody_learns_from_the_covers_who_holds_the_seven_of_trumps(
    qtbot: QtBot, program: Program
) -> None:
    to_seven(qtbot, program)
    game = program.played
    assert game is not None
    order = []
    while game.bridge.view.public.phase is Phase.SEVEN:
        assert game.bridge.waiting is Waiting.COVER
        order.append(game.bridge.seat)
        assert leaks(game, program.window) == []
        show(program)
        assert game.bridge.waiting in (Waiting.LOOK, Waiting.PERSON)
        if game.bridge.waiting is Waiting.PERSON:
            game.scene.press("keep")
        else:
            QTest.keyClick(game.view, Qt.Key.Key_Return)
    dealer = game.bridge.view.public.dealer
    assert order == [(dealer + step) % 4 for step in range(4)]
    assert not any(isinstance(move, SwapSeven) for _, move in game.record.moves[-4:])


def test_blind_raub_is_said_before_the_hand_is_seen(qtbot: QtBot, program: Program) -> None:
    game = begun(program, "raub", "p", "p", "p")
    while game.bridge.view.public.phase is not Phase.BLIND:
        go(qtbot, program, game)
    wait(qtbot, game)
    show(program)
    assert game.bridge.waiting is Waiting.PERSON
    assert not any(faces(game) & hand for hand in hands(game))
    game.scene.press("look")
    while game.bridge.seat != game.bridge.view.public.dealer or not game.bridge.is_open:
        go(qtbot, program, game)
    assert faces(game) & hands(game)[game.bridge.seat]


def test_what_is_laid_out_and_not_played_is_covered_and_comes_back_to_its_player_alone(
    qtbot: QtBot, program: Program
) -> None:
    game = laid_out(qtbot, program)
    seat, hand = game.bridge.seat, hands(game)[game.bridge.seat]
    QTest.keyClick(program.window, "c")
    assert game.bridge.waiting is Waiting.COVER
    assert leaks(game, program.window) == []
    assert faces(game) == set()
    assert not game.scene.has_draft
    show(program)
    assert game.bridge.seat == seat
    assert game.scene.has_draft
    assert faces(game) >= hand
    to_cover(qtbot, program, game)
    assert not game.scene.has_draft
    show(program)
    assert not game.scene.has_draft
    assert not faces(game) & hands(game)[seat]


def test_covering_in_the_middle_of_a_turn_keeps_its_undo_but_the_next_player_has_none(
    qtbot: QtBot, program: Program
) -> None:
    game, rng = set_out(program, "steady/classic", 60, "p", "p", "p", "p"), Random(4)
    while not game.bridge.can_undo:
        go(qtbot, program, game, rng)
    seat = game.bridge.seat
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    assert leaks(game, program.window), "a screen reader has met the cards"
    assert any(spot.card is not None for spot in accessible.spots_of(game.view))
    game.cover()
    assert faces(game) == set()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert game.view.findChildren(accessible.Spot) == []
    assert not game.bridge.can_undo
    before = game.record.moves
    game.undo()
    assert game.record.moves == before
    show(program)
    assert game.bridge.seat == seat
    assert game.bridge.can_undo
    to_cover(qtbot, program, game)
    assert not game.bridge.can_undo
    before = game.record.moves
    game.undo()
    show(program)
    game.undo()
    assert game.record.moves == before


def test_a_drag_under_way_is_let_go_when_the_cards_are_covered(
    qtbot: QtBot, program: Program
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    scene = game.scene
    card = scene.table_hand[0]
    item = scene.stage.item(card)
    assert item is not None
    at = game.view.mapFromScene(item.pos()) + game.view.mapFromScene(8.0, 20.0)
    view = game.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(view, at - game.view.mapFromScene(60.0, 200.0))
    game.scene.pointer.move(item.pos())
    assert scene.pointer.is_dragging
    game.cover()
    assert not scene.pointer.is_dragging
    assert faces(game) == set()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at)
    assert faces(game) == set()
    assert game.bridge.waiting is Waiting.COVER


def test_a_game_that_is_continued_begins_behind_its_cover(qtbot: QtBot, program: Program) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    path = game._game.path
    page = program.window
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    program.show_start()
    watched = program.window
    program.open_file(path)
    game = program.played
    assert game is not None
    assert game.bridge.waiting is Waiting.COVER
    assert watched.page is watched.cover_page
    assert leaks(game, watched) == []
    pause = watched.cover_page.findChild(QAbstractButton, "cover-pause")
    assert pause is not None
    QTest.mouseClick(pause, Qt.MouseButton.LeftButton)
    assert watched.page is watched.start_page


def test_the_score_between_deals_needs_no_cover_but_the_next_deal_does(
    qtbot: QtBot, program: Program
) -> None:
    ends = load(SAMPLES / "raub" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndDeal))
    game = set_out(program, "raub/classic-2", first - 4, "p", "p")
    while wait(qtbot, game) is not Waiting.NEXT_DEAL:
        go(qtbot, program, game)
    window = program.window
    qtbot.waitUntil(lambda: window.page is window.score_page, timeout=60_000)
    assert not any(faces(game) & hand for hand in hands(game))
    QTest.keyClick(window.score_page, Qt.Key.Key_Return)
    assert wait(qtbot, game) is Waiting.COVER
    assert window.page is window.cover_page


def test_a_page_that_was_open_meanwhile_leads_back_to_the_cover(
    qtbot: QtBot, program: Program
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    window = program.window
    game.show_score()
    assert window.page is window.score_page
    to_cover(qtbot, program, game)
    assert window.page is window.score_page, "nobody is disturbed"
    assert faces(game) == set()
    assert leaks(game, window) == []
    window.show_page(window.game_page)
    assert window.page is window.cover_page
    assert leaks(game, window) == []


# --- what is told -------------------------------------------------------------------------------


def test_the_recap_says_by_name_what_happened_since_the_last_turn(
    qtbot: QtBot, program: Program
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    to_cover(qtbot, program, game)
    rows = game._hand_over.recap()
    names, mine = game.desk.names, game.bridge.seat
    order = [names[(mine + step) % 4] for step in (1, 2, 3)]
    assert [row.name for row in rows if row.name] == order
    assert all(row.text.startswith(f"{row.name} ") for row in rows)
    assert all(row.text.endswith(".") and "; " in row.text for row in rows)
    shown = {
        text.replace("<b>", "").replace("</b>", "").replace("\u200e", "")
        for text in texts(program.window)
    }
    assert {row.text for row in rows} <= shown
    assert f"Since {names[mine]}’s last turn" in shown
    assert not any("your" in text.lower() or "you " in text.lower() for text in shown)
    show(program)
    facts = game.scene.shown_strip.facts
    latest, *earlier = (row.text for row in reversed(rows))
    assert facts == f"{latest} Before that: {' '.join(earlier)}"


def test_no_recap_begins_with_the_lot_or_a_code(qtbot: QtBot, program: Program) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    for _ in range(2):
        log = " ".join(line.text for line in game.bridge.session.log())
        assert "by lot" in log
        assert "Deal code" in log
        facts = game.scene.shown_strip.facts
        recap = " ".join([facts, *(row.text for row in game._hand_over.recap())])
        assert "by lot" not in recap
        assert "Deal code" not in recap
        to_cover(qtbot, program, game)
        show(program)


def test_every_player_finds_the_own_order_and_the_new_cards_again(
    qtbot: QtBot, program: Program
) -> None:
    program.window.set_preferences(replace(LIKED, sorting=Sorting.OWN))
    game = begun(program, "hand-and-foot", "p", "p")
    orders = {}
    for _ in range(2):
        to_cover(qtbot, program, game)
        show(program)
        game.scene.press("draw")
        assert game.scene.new_cards
        hand = game.scene.table_hand
        game.scene.reorder((hand[-1],), hand[0])
        orders[game.bridge.seat] = game.scene.table_hand, game.scene.new_cards
    for _ in range(2):
        to_cover(qtbot, program, game)
        show(program)
        hand, new = orders[game.bridge.seat]
        left = game.scene.table_hand
        assert left == tuple(card for card in hand if card in left)
        assert game.scene.new_cards == new & set(left)


# --- keyboard alone -----------------------------------------------------------------------------


def test_two_people_play_a_deal_of_raub_by_keyboard_alone(qtbot: QtBot, program: Program) -> None:
    game = begun(program, "raub", "p", "p")
    keys = {Phase.BLIND: "l", Phase.ASK: "r", Phase.EXCHANGE: "x", Phase.DRAWN: "n"}
    for _ in range(200):
        waiting = wait(qtbot, game)
        if waiting is Waiting.NEXT_DEAL:
            break
        widget = program.window.focusWidget()
        assert widget is not None, "the keyboard is somewhere"
        phase = game.bridge.view.public.phase
        if waiting is Waiting.PERSON and phase is Phase.PLAY:
            play_a_card_by_keys(program)
        elif waiting is Waiting.PERSON and phase is Phase.SEVEN:
            QTest.keyClick(widget, "n")
        elif waiting is Waiting.PERSON and phase in keys:
            QTest.keyClick(widget, keys[phase])
        elif waiting is Waiting.PERSON and phase is Phase.LAY_ASIDE:
            QTest.keyClick(widget, Qt.Key.Key_Home)
            QTest.keyClick(widget, Qt.Key.Key_Space)
            QTest.keyClick(widget, Qt.Key.Key_Return)
        else:
            QTest.keyClick(widget, Qt.Key.Key_Return)
    assert game.bridge.waiting is Waiting.NEXT_DEAL
    assert len(game.bridge.session.sheet.deals) >= 1


def play_a_card_by_keys(program: Program) -> None:
    """Walk along the hand until a card may be played."""
    game = program.played
    assert game is not None
    number = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    for _ in range(5):
        QTest.keyClick(game.view, Qt.Key.Key_Space)
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        if len(game.record.moves) > number:
            return
        QTest.keyClick(game.view, Qt.Key.Key_Escape)
        QTest.keyClick(game.view, Qt.Key.Key_Right)
    raise AssertionError("no card could be played")
