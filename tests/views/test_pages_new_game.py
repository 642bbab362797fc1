"""The new game page gives what was typed and chosen, and nothing that cannot be played."""

from __future__ import annotations

import pytest
from finding import is_whole, press
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from rated_games import games
from whole_program import child

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Passing, Sides, WildLimit
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.text.terms import term
from handfoot_gui.storage.house_rules import HouseRules, RuleSets
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice, ratings_of
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.fields import ChoiceField, RuleRow
from handfoot_gui.ui.widgets.theme import HIGH_CONTRAST, LIGHT, Style
from handfoot_gui.ui.widgets.titles import preset_about


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    page = NewGamePage(Style(LIGHT, 1.0))
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def field(page: NewGamePage, seat: int) -> QLineEdit:
    return child(page.widget(), QLineEdit, f"name-{seat}")


def sentence(page: NewGamePage) -> str:
    return child(page.widget(), QLabel, "sentence").text()


def type_name(page: NewGamePage, seat: int, name: str) -> None:
    field(page, seat).selectAll()
    QTest.keyClicks(field(page, seat), name)


def test_names_and_bots_are_given_as_chosen(page: NewGamePage, qtbot: QtBot) -> None:
    type_name(page, 0, "  Ana   Marija ")
    level = child(page, ChoiceField, "bot-3")
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.deal_requested):
        QTest.keyClick(field(page, 2), Qt.Key.Key_Return)
    with qtbot.waitSignal(page.deal_requested) as asked:
        press(page.widget(), "deal")
    assert asked.args == [
        NewGame(
            RulesChoice("hand-and-foot", "classic"),
            (
                SeatChoice("Ana Marija", None, "expert"),
                SeatChoice("Elise", "steady", "expert"),
                SeatChoice("Josip", "steady", "expert"),
                SeatChoice("Karl", "easy", "expert"),
            ),
        )
    ]


def test_eight_sit_down_in_pairs_or_alone_and_each_has_a_place_and_side_of_its_own(
    page: NewGamePage, qtbot: QtBot
) -> None:
    pick_in(page, "players", "8 players")
    names = [field(page, seat) for seat in range(8)]
    assert len({one.text() for one in names}) == 8
    places = [one.accessibleName() for one in names]
    assert len(set(places)) == 8
    assert places[4] == "Name, North", "opposite"
    sides = child(page, ChoiceField, "sides")
    offered = [sides.itemText(row) for row in range(sides.count())]
    assert offered == ["four pairs", "two teams", "no partners"]
    partners = [one.text() for one in page.findChildren(QLabel) if "partner" in one.text()]
    assert partners == ["North, partner"]
    pick_in(page, "players", "7 players")
    pick_in(page, "players", "8 players")
    type_name(page, 7, "Ivo")
    with qtbot.waitSignal(page.deal_requested) as asked:
        press(page.widget(), "deal")
    (chosen,) = asked.args
    assert chosen.options.packs == 9
    assert [player.name for player in chosen.players][6:] == ["Vera", "Ivo"]


def test_two_equal_names_cannot_be_told_apart(page: NewGamePage, qtbot: QtBot) -> None:
    type_name(page, 0, "karl ")
    assert sentence(page) == "Two players are named Karl."
    with qtbot.assertNotEmitted(page.deal_requested):
        press(page.widget(), "deal")
        QTest.keyClick(field(page, 0), Qt.Key.Key_Return)
    type_name(page, 0, "Ana")
    assert sentence(page) == "Five decks, hands of 13 and feet of 13, four deals, about an hour."
    assert child(page.widget(), QAbstractButton, "deal").isEnabled()


def test_a_missing_name_is_said_and_a_long_one_cut(page: NewGamePage) -> None:
    type_name(page, 1, " ")
    assert sentence(page) == "Every player needs a name."
    assert not child(page.widget(), QAbstractButton, "deal").isEnabled()
    type_name(page, 0, "n" * 201)
    assert page.choice().seats[0].name == "n" * 200
    assert page.horizontalScrollBar().maximum() == 0


def test_a_new_look_keeps_what_was_typed(page: NewGamePage) -> None:
    type_name(page, 2, "Ivo")
    page.set_style(Style(HIGH_CONTRAST, 1.25))
    assert field(page, 2).text() == "Ivo"
    assert page.choice().seats[2].name == "Ivo"


def test_the_game_last_played_is_offered_again(page: NewGamePage) -> None:
    seats = zip("ABCD", (None, "easy", "steady", "easy"), strict=True)
    classic = RulesChoice("hand-and-foot", "classic")
    last = NewGame(classic, tuple(SeatChoice(*seat) for seat in seats))
    page.set_choice(last)
    assert page.choice() == last
    assert [field(page, seat).text() for seat in range(4)] == list("ABCD")


def rows(page: NewGamePage) -> dict[str, RuleRow]:
    return {row.objectName(): row for row in page.widget().findChildren(RuleRow)}


def pick(page: NewGamePage, name: str) -> None:
    QTest.mouseClick(rows(page)[name], Qt.MouseButton.LeftButton)


def pick_in(page: NewGamePage, name: str, text: str) -> None:
    """Choose by keyboard in one of the lists above the seats."""
    choice = child(page.widget(), ChoiceField, name)
    choice.setFocus()
    place = choice.findText(text)
    assert place >= 0, text
    while choice.currentIndex() != place:
        is_below = choice.currentIndex() < place
        QTest.keyClick(choice, Qt.Key.Key_Down if is_below else Qt.Key.Key_Up)
        choice = child(page.widget(), ChoiceField, name)


def seats_shown(page: NewGamePage) -> int:
    return len([f for f in page.widget().findChildren(QLineEdit) if f.objectName()[:4] == "name"])


def test_all_presets_can_be_chosen_each_with_a_line_about_it(page: NewGamePage) -> None:
    assert [name for name, row in rows(page).items() if row.isChecked()] == ["rules-classic"]
    for name in PRESETS:
        page.choose(name)
        assert [row.about != "" for row in rows(page).values() if row.isChecked()] == [True]
        assert page.choice().chosen.preset == name
        assert page.problem() == ""
        page.choice().options.check()


def test_a_preset_brings_its_players_and_sides(page: NewGamePage) -> None:
    page.choose("pennies")
    assert page.choice().options == PRESETS["pennies"]
    assert seats_shown(page) == 6
    assert sentence(page) == "Four decks, hands of 13 and feet of 11, up to 20,000 points."
    page.choose("simpson")
    assert page.choice().sides == Sides.ALONE
    page.choose("brouillette-partners-low")
    assert (len(page.choice().seats), page.choice().sides) == (4, Sides.PAIRS)


def test_the_number_of_players_changes_the_seats(page: NewGamePage) -> None:
    pick_in(page, "players", "6 players")
    assert seats_shown(page) == 6
    assert page.choice().options.packs == 7
    assert page.choice().sides == Sides.TEAMS, "the usual way of six, not three pairs"
    type_name(page, 5, "Vera")
    pick_in(page, "sides", "three pairs")
    assert page.choice().options.seats_of_sides == ((0, 3), (1, 4), (2, 5))
    pick_in(page, "players", "3 players")
    assert seats_shown(page) == 3
    assert page.choice().sides == Sides.ALONE
    pick_in(page, "players", "6 players")
    assert page.choice().seats[5].name == "Vera", "names of a larger table come back"
    assert page.choice().sides == Sides.TEAMS


def test_house_rules_come_first_and_can_be_dealt(page: NewGamePage, qtbot: QtBot) -> None:
    house = HouseRules()
    kept = house.add("hand-and-foot", "Our house", replace(Options(), draws=(3,)), "classic")
    page.set_rules(house.all())
    assert next(iter(rows(page))) == "house-0"
    assert rows(page)["house-0"].about == "Classic, three cards drawn instead of two cards"
    pick(page, "house-0")
    with qtbot.waitSignal(page.deal_requested) as asked:
        press(page.widget(), "deal")
    choice = asked.args[0]
    assert choice.chosen.rules == kept
    assert choice.options == replace(Options(), draws=(3,))
    assert choice.chosen.title == "Our house"
    house.delete(kept)
    page.set_rules(house.all())
    assert page.choice().chosen.rules is None, "deleted meanwhile"
    assert rows(page)["rules-classic"].isChecked()


@pytest.mark.parametrize(
    ("deals", "target", "length"),
    [
        (4, 0, "four deals, about an hour"),
        (2, 0, "two deals"),
        (1, 0, "one deal"),
        (0, 5000, "up to 5,000 points"),
        (6, 5000, "six deals or up to 5,000 points"),
        (1, 5000, "one deal or up to 5,000 points"),
    ],
)
def test_how_long_a_game_is_told(page: NewGamePage, deals: int, target: int, length: str) -> None:
    house = HouseRules()
    house.add("hand-and-foot", "Ours", replace(Options(), deals=deals, target=target), "classic")
    page.set_rules(house.all())
    pick(page, "house-0")
    assert sentence(page) == f"Five decks, hands of 13 and feet of 13, {length}."


STRANGE = replace(
    Options(),
    packets=(11, 11), passing=(Passing.LEFT,), exact_cut_bonus=100, pile_open=False,
    must_discard_last=True,
    wild_limit=WildLimit.AS_MANY, minima=(95,), red_three_left=-700, clean_bonus=900,
)  # fmt: skip
TOLD = "Strong bots have not learned rules like these: they play as they would in Classic."


def test_bots_that_know_no_rules_like_these_say_by_which_ones_they_play(page: NewGamePage) -> None:
    house = HouseRules()
    house.add("hand-and-foot", "Strange", STRANGE, "classic")
    page.set_rules(house.all())
    assert TOLD not in sentence(page)
    pick(page, "house-0")
    assert sentence(page).endswith(f"an hour. {TOLD}")
    for seat in (1, 2, 3):
        level = child(page, ChoiceField, f"bot-{seat}")
        level.setFocus()
        QTest.keyClick(level, Qt.Key.Key_End)
    assert TOLD not in sentence(page), "easy bots have learnt nothing anywhere"
    level.setFocus()
    QTest.keyClick(level, Qt.Key.Key_Home)
    assert TOLD in sentence(page)
    pick(page, "rules-classic")
    assert TOLD not in sentence(page)


def test_bots_may_be_as_strong_as_whoever_plays(page: NewGamePage, qtbot: QtBot) -> None:
    page.strengths.played = lambda: games(60, won=3, name="Ana")
    assert "rating" not in sentence(page)
    for seat in (1, 3):
        pick_in(page, f"bot-{seat}", "As strong as you")
    assert sentence(page).endswith("Too few games for a rating yet: Steady bot."), "Marta has none"
    type_name(page, 0, "Ana")
    rating = ratings_of("hand-and-foot", page.strengths.played)["ana"]
    assert sentence(page).endswith(f"Nearest to your rating of {rating}: Easy bot.")
    with qtbot.waitSignal(page.deal_requested) as asked:
        press(page.widget(), "deal")
    (choice,) = asked.args
    assert [seat.bot for seat in choice.seats] == [None, "fitting", "steady", "fitting"]
    assert [player.level for player in choice.players] == [None, "easy", "expert", "easy"]
    page.set_choice(choice)
    assert child(page, ChoiceField, "bot-3").shown_text == "As strong as you"
    assert "Easy bot" in sentence(page)


def test_what_is_needed_to_go_out_is_told_for_every_number_of_players(page: NewGamePage) -> None:
    for count in range(2, 7):
        pick_in(page, "players", f"{count} players")
        said = [label.text() for label in page.findChildren(QLabel)]
        assert any("To go out: two clean, two dirty and one wild." in text for text in said)


def test_house_rules_that_do_not_suit_the_table_say_so(page: NewGamePage, qtbot: QtBot) -> None:
    house = HouseRules()
    house.add("hand-and-foot", "Huge", replace(Options(), packets=(15, 15), packs=3), "classic")
    page.set_rules(house.all())
    pick(page, "house-0")
    assert page.problem() == ""
    pick_in(page, "players", "6 players")
    assert "do not work together" in sentence(page)
    with qtbot.assertNotEmitted(page.deal_requested):
        press(page.widget(), "deal")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_table_is_cut_off_at_the_side_in_the_smallest_window(
    page: NewGamePage, scale: float
) -> None:
    page.resize(1024, 700)
    page.set_style(Style(LIGHT, scale))
    for players in range(2, 7):
        pick_in(page, "players", f"{players} players")
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, players


def test_a_line_about_a_preset_uses_its_own_word() -> None:
    for name, options in PRESETS.items():
        about = preset_about("hand-and-foot", name)
        for other in ("hole pile", "stock piles", "removes the pile", "closed pile"):
            about = about.replace(other, "")
        assert about, name
        words = {"pile", "canasta", "book"} - {
            str(term(Words(), options.pile_word, options.clean_word).one)
        }
        assert not any(word in about for word in words), name


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 460), 1.5)])
def test_the_foot_stays_while_the_middle_scrolls(
    qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    page = NewGamePage(Style(LIGHT, scale))
    qtbot.addWidget(page)
    page.resize(*size)
    page.set_rules(RuleSets(), "The house rules Tuesday evening were deleted.", can_undo=True)
    page.show()
    QApplication.processEvents()
    assert page.scroll_bar.maximum() > 0
    assert page.verticalScrollBar().maximum() == 0, "only the middle scrolls"
    for place in (0, page.scroll_bar.maximum()):
        page.scroll_bar.setValue(place)
        for name in ("deal", "cancel"):
            assert is_whole(child(page.widget(), QAbstractButton, name))


def test_a_choice_far_down_keeps_the_place(page: NewGamePage) -> None:
    page.resize(1024, 460)
    QApplication.processEvents()
    page.scroll_bar.setValue(80)
    press(page.widget(), "rules-saskatchewan")
    QApplication.processEvents()
    assert page.choice().chosen.preset == "saskatchewan"
    assert page.scroll_bar.value() == 80


def test_escape_and_cancel_leave_the_page(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(page.deal_requested):
        for name in ("name-1", "deal", "rules-classic"):
            widget = child(page, QWidget, name)
            widget.setFocus()
            with qtbot.waitSignal(page.cancelled):
                QTest.keyClick(widget, Qt.Key.Key_Escape)
        with qtbot.waitSignal(page.cancelled):
            press(page.widget(), "cancel")


def test_the_keyboard_brings_what_it_reaches_into_sight(qtbot: QtBot) -> None:
    page = NewGamePage(Style(LIGHT, 1.5))
    qtbot.addWidget(page)
    page.resize(1024, 560)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=60_000)
    page.findChild(RuleRow, "rules-classic").setFocus()
    for _ in range(40):
        focus = QApplication.focusWidget()
        if focus.objectName() == "import-rules":
            break
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    reached = child(page.widget(), QAbstractButton, "import-rules")
    assert reached.hasFocus()
    assert is_whole(reached)
