"""How strong bots are is chosen at each seat, and nowhere else."""

from __future__ import annotations

from random import Random

import pytest
from book_lab import choose
from family_lab import begun, play_until, set_out, the_game
from finding import press
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.games import GAMES
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import (
    USUAL_SEATS,
    NewGame,
    RulesChoice,
)
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.labels import EXPLAINED


def page_of(program: Controller) -> NewGamePage:
    page = program.window.page
    assert isinstance(page, NewGamePage)
    return page


def shown(page: NewGamePage, name: str) -> str:
    return child(page, ChoiceField, name).shown_text


def levels(program: Controller) -> list[str | None]:
    return [player.level for player in the_game(program).record.seats]


def test_how_strong_a_bot_is_is_chosen_at_its_seat_alone_and_stays_so(
    program: Controller,
) -> None:
    program.set_up_other("hand-and-foot")
    page = page_of(program)
    fields = [one.objectName() for one in page.findChildren(ChoiceField)]
    assert [name for name in fields if "bot" in name or "level" in name] == [
        f"bot-{n}" for n in range(4)
    ]
    assert [shown(page, f"bot-{n}") for n in range(4)] == [
        "Person", "Steady bot", "Expert bot", "Steady bot",
    ], "the partner is the strongest there is"  # fmt: skip
    for seat, level in ((1, "Easy bot"), (2, "Strong bot"), (3, "Expert bot")):
        choose(page, f"bot-{seat}", level)
    about = "Looks only at its own cards and misses some melds."
    field = child(page, ChoiceField, "bot-1")
    reader = QAccessible.queryAccessibleInterface(field)
    assert "West" in reader.text(QAccessible.Text.Name)
    assert not reader.text(QAccessible.Text.Description), "it is heard when F3 asks"
    assert field.property(EXPLAINED) == about
    told = {field.itemData(n, Qt.ItemDataRole.AccessibleDescriptionRole) for n in range(1, 5)}
    assert len(told - {""}) == 4, "each level in the list has its sentence"
    press(page, "deal")
    assert levels(program) == [None, "easy", "strong", "expert"]
    kept, _ = PreferencesFile().load()
    assert kept.levels[:4] == ("", "easy", "steady", "expert")
    assert kept.partner_levels[2] == "strong"
    program.game_controller.again_requested.emit()
    assert levels(program) == [None, "easy", "strong", "expert"], "the same once more"
    program.set_up_other("hand-and-foot")
    assert shown(page, "bot-2") == "Strong bot"
    program.set_up_other("raub")
    assert shown(page, "bot-3") == f"{GAMES['raub'].levels[-1].capitalize()} bot"


def test_whoever_plays_with_a_person_is_a_partner(program: Controller) -> None:
    program.set_up_other("hand-and-foot")
    page = page_of(program)
    choose(page, "bot-1", "Person")
    assert shown(page, "bot-3") == "Expert bot", "nobody's partner is weaker than another's"
    choose(page, "bot-0", "Easy bot")
    choose(page, "bot-1", "Easy bot")
    assert [shown(page, f"bot-{n}") for n in (2, 3)] == ["Steady bot"] * 2
    for seat, kind in enumerate(("Easy", "Easy", "Steady", "Steady")):
        choose(page, f"bot-{seat}", f"{kind} bot")
    press(page, "deal")
    assert levels(program)[2:] == ["steady", "steady"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_scrolls_however_many_play(program: Controller, game: str) -> None:
    program.window.resize(1280, 720)
    program.set_up_other(game)
    page = page_of(program)
    players = child(page, ChoiceField, "players")
    for number in [players.itemData(row) for row in range(players.count())]:
        field = child(page, ChoiceField, "players")
        field.setCurrentIndex(field.findData(number))
        field.activated.emit(field.currentIndex())
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        assert page.isVisible()
        assert page.scroll_bar.maximum() == 0, (game, number)


def test_where_raub_had_a_stronger_bot_its_strongest_goes_on(
    qtbot: QtBot, program: Controller
) -> None:
    kept = set_out(program, "raub/classic-3", 2, "p", "strong", "strong")
    failed: list[str] = []
    kept.play.bots.failed.connect(failed.append)
    play_until(qtbot, program, kept, Random(1), lambda: len(kept.record.moves) > 20)
    assert not failed
    assert levels(program) == [None, "strong", "strong"], "what was kept stays as it is"
    begun(program, "hand-and-foot", "p", "strong", "strong", "strong")
    program.set_up_other("raub")
    page = page_of(program)
    assert [shown(page, f"bot-{n}") for n in range(1, 4)] == ["Steady bot"] * 3
    press(page, "deal")
    assert levels(program) == [None, "steady", "steady", "steady"]


@pytest.mark.parametrize("game", GAMES)
def test_at_every_table_partners_are_the_strongest_there_are(game: str) -> None:
    for preset, tables in GAMES[game].preset_seats.items():
        for players, groups in tables.items():
            for sides in groups:
                chosen = NewGame(RulesChoice(game, preset), USUAL_SEATS[:players], sides.value)
                own = chosen.options.seats_of_sides[0]
                for seat, player in enumerate(chosen.players):
                    levels = GAMES[game]
                    usual = levels.levels[-1] if seat in own else levels.level_like("steady")
                    assert player.level == (usual if seat else None)
