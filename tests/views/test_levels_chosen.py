"""How strong bots are is chosen for partners and for opponents, and for each seat where wanted."""

from __future__ import annotations

from random import Random

import pytest
from book_lab import choose
from family_lab import begun, play_until, set_out, the_game
from finding import press
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel
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


def page_of(program: Controller) -> NewGamePage:
    page = program.window.page
    assert isinstance(page, NewGamePage)
    return page


def shown(page: NewGamePage, name: str) -> str:
    return child(page, ChoiceField, name).shown_text


def said(page: NewGamePage, name: str) -> str:
    """The sentence beside one of the choices for all."""
    return child(page, QLabel, f"about-level-{name}").text()


def levels(program: Controller) -> list[str | None]:
    return [player.level for player in the_game(program).record.seats]


def test_partner_and_opponents_are_chosen_apart_and_stay_so(program: Controller) -> None:
    program.set_up_other("hand-and-foot")
    page = page_of(program)
    assert shown(page, "level-partners") == "Expert bot", "the strongest there is"
    assert shown(page, "level-opponents") == "Steady bot"
    choose(page, "level-partners", "Strong bot")
    choose(page, "level-opponents", "Easy bot")
    assert [shown(page, f"bot-{n}") for n in range(4)] == [
        "Person", "Easy bot", "Strong bot", "Easy bot",
    ]  # fmt: skip
    about = "Sees its own cards only, and overlooks some melds."
    assert said(page, "opponents") == about
    field = child(page, ChoiceField, "level-opponents")
    reader = QAccessible.queryAccessibleInterface(field)
    assert "Opponents" in reader.text(QAccessible.Text.Name)
    assert reader.text(QAccessible.Text.Description) == about
    told = {field.itemData(n, Qt.ItemDataRole.AccessibleDescriptionRole) for n in range(4)}
    assert len(told) == 4, "each row of the list has its sentence"
    choose(page, "bot-3", "Expert bot")
    assert shown(page, "level-opponents") == "Different"
    assert said(page, "opponents") == "Each as its seat says."
    press(page, "deal")
    assert levels(program) == [None, "easy", "strong", "expert"]
    kept, _ = PreferencesFile().load()
    assert kept.levels[:4] == ("", "easy", "easy", "expert")
    assert kept.partner_levels == ("strong",) * 6
    program.game_controller.again_requested.emit()
    assert levels(program) == [None, "easy", "strong", "expert"], "the same once more"
    program.set_up_other("hand-and-foot")
    assert shown(page, "bot-2") == "Strong bot"
    choose(page, "players", "6 players")
    assert shown(page, "bot-4") == "Strong bot", "a partner who comes to the table"
    program.set_up_other("raub")
    assert shown(page, "bot-3") == f"{GAMES['raub'].levels[-1].capitalize()} bot"
    assert said(page, "opponents") == "Each as its seat says."
    choose(page, "level-opponents", f"{GAMES['raub'].levels[-1].capitalize()} bot")
    assert said(page, "opponents").endswith("None is stronger.")


def test_whoever_plays_with_a_person_is_a_partner(program: Controller) -> None:
    program.set_up_other("hand-and-foot")
    page = page_of(program)
    choose(page, "bot-1", "Person")
    assert shown(page, "bot-3") == "Expert bot", "nobody's partner is weaker than another's"
    assert shown(page, "level-opponents") == "No bot"
    assert said(page, "opponents") == "Every bot has a person as partner."
    assert not child(page, ChoiceField, "level-opponents").isEnabled()
    choose(page, "bot-0", "Easy bot")
    choose(page, "bot-1", "Easy bot")
    assert shown(page, "level-partners") == "No bot"
    assert said(page, "partners") == "No bot has a person as partner."
    assert [shown(page, f"bot-{n}") for n in (2, 3)] == ["Steady bot"] * 2
    for seat in range(4):
        choose(page, f"bot-{seat}", "Person")
    assert [said(page, role) for role in ("partners", "opponents")] == ["Only people play."] * 2
    for seat, kind in enumerate(("Easy", "Easy", "Steady", "Steady")):
        choose(page, f"bot-{seat}", f"{kind} bot")
    press(page, "deal")
    assert levels(program)[2:] == ["steady", "steady"]


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
