"""What the cover tells of the others, as it is read: the weightiest first, cards as cards."""

from __future__ import annotations

import pytest
from family_lab import LIKED, begun, go, set_out, show, the_game, to_cover, wait
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from watching import faces, leaks

from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.games.hand_and_foot.rules.moves import Ask
from handfoot_gui.games.raub.rules.moves import Dalje
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.cover_page import _Packet
from handfoot_gui.ui.widgets.cards import CardText
from handfoot_gui.ui.widgets.labels import Surface


def rows(program: Controller) -> list[str]:
    """What the cover tells, from the top down."""
    page = program.game_controller.pages.cover
    found = page.findChildren(CardText)
    found.sort(key=lambda row: row.mapTo(page, row.rect().topLeft()).y())
    return [row.accessibleName() for row in found]


def has(page: QWidget, kind: type[QWidget]) -> bool:
    return page.findChild(kind) is not None


def test_where_only_dalje_was_said_the_cover_is_short(qtbot: QtBot, program: Controller) -> None:
    game, page = begun(program, "raub", "p", "p", "p"), program.game_controller.pages.cover
    while wait(qtbot, game) and game.bridge.view.public.phase is not Phase.ASK:
        go(qtbot, program, game)
    assert game.bridge.seat == game.bridge.view.public.dealer
    dealer = game.presenter.names[game.bridge.seat]
    game.scene.move_chosen.emit(Dalje())
    assert wait(qtbot, game) is Waiting.COVER
    assert game.bridge.view.public.phase is Phase.ASK
    upcard = game.presenter.words.card(game.bridge.view.public.upcards[-1])
    assert rows(program) == [f"{dealer} dealt; looked at the cards; said Dalje.",
                             f"Upcard {upcard}."]  # fmt: skip
    assert not has(page, _Packet)
    assert not has(page, Surface)
    assert leaks(game, program.window) == []
    while game.bridge.view.public.phase is Phase.ASK or game.bridge.waiting is not Waiting.COVER:
        go(qtbot, program, game)
        wait(qtbot, game)
        if game.bridge.waiting is Waiting.COVER and game.bridge.view.public.phase is Phase.ASK:
            assert not has(page, Surface)


def test_what_changed_the_deal_stands_above_the_rest(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    assert wait(qtbot, game) is Waiting.COVER
    recap, words = game.hand_over.recap(), game.presenter.words
    assert recap.first
    assert rows(program) == list(recap.sentences(words))
    assert has(program.game_controller.pages.cover, Surface)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_the_rows_are_as_high_as_their_lines(
    qtbot: QtBot, program: Controller, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    qtbot.wait(1)
    for row in program.game_controller.pages.cover.findChildren(CardText):
        placed = row._placed(row.width())
        assert placed[-1].rect.bottom() <= row.height() + 1
        assert all(one.rect.right() <= row.width() + 1 for one in placed)


def test_a_game_opened_again_in_mid_turn_tells_what_happened(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    for _ in range(5):
        to_cover(qtbot, program, game)
        show(program)
    game.scene.actions.press("draw")
    seat, names, path = game.bridge.seat, game.presenter.names, game.path
    program.show_start()
    program.open_file(path)
    game = the_game(program)
    assert (game.bridge.waiting, game.bridge.seat) == (Waiting.COVER, seat)
    told = " ".join(rows(program))
    for other in range(4):
        assert f"{names[other]} " in told
    assert f"{names[seat]} drew two cards." in told
    assert leaks(game, program.window) == []
    assert faces(game) == set()


def test_the_question_whether_to_go_out_has_the_facts_beside_it(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    asker = game.bridge.seat
    game.scene.move_chosen.emit(Ask())
    assert game.bridge.waiting is Waiting.COVER
    view, names = game.bridge.view, game.presenter.names
    order = [(asker + step) % 4 for step in range(4)]
    held = "Cards left: " + ", ".join(
        f"{names[seat]} {view.holding_counts[seat]}"
        + (" and the foot" if view.foot_counts[seat] else "")
        for seat in order
    )
    told = rows(program)
    assert f"{held}." in told
    assert any(text.startswith("Points on the table: ") for text in told)
    assert leaks(game, program.window) == []
    show(program)
    strip = game.scene.actions.shown_bar
    assert strip.prompt == f"{names[game.bridge.seat]}, may {names[asker]} go out?"
    assert strip.facts.startswith(held)


def test_small_cards_have_the_suits_of_the_table(qtbot: QtBot, program: Controller) -> None:
    for signs in SuitSigns:
        program.window.set_preferences(replace(LIKED, suit_signs=signs))
        game = begun(program, "raub", "p", "p", "p")
        to_cover(qtbot, program, game)
        shown = {row._style.cards.signs.value for row in program.window.findChildren(CardText)}
        assert shown == {signs.value}
