"""Lists in the form of house rules: what each button adds, with what, and back again."""

from __future__ import annotations

from collections import Counter

import msgspec
import msgspec.inspect as types
import pytest
from finding import has, press
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QRadioButton, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Deck,
    Quota,
    QuotaRank,
    RedThreeTotal,
    ScoreStep,
    SpecialPile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.ui.pages.rules.fields import ListEditor, editor_for
from handfoot_gui.ui.pages.rules.form import FieldRow, RuleForm
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.theme import LIGHT, Style

BEGUN = {game: next(iter(GAMES[game].presets.values())) for game in GAMES}
GAMES_BEGUN = pytest.mark.parametrize(("game", "options"), list(BEGUN.items()), ids=list(BEGUN))


def form_of(qtbot: QtBot, game: str, options: GameOptions) -> RuleForm:
    form = RuleForm(Style(LIGHT, 1.0), Words())
    qtbot.addWidget(form)
    form.resize(1200, 700)
    form.set_rules(game, options, options)
    form.show()
    return form


def settle() -> None:
    """Let widgets that were replaced go."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def adds(form: QWidget) -> list[str]:
    """The names of the buttons that add something."""
    lists = form.findChildren(ListEditor)
    return [f"{one.objectName()}-add" for one in lists if one.isVisibleTo(form)]


def is_legal(form: RuleForm) -> bool:
    """Whether the rules are a value, which may be read again, or else the form says why not."""
    options = form.rules.options
    assert msgspec.convert(msgspec.to_builtins(options), type(options)) == options
    problems, found = form.problems(), list(options.contradictions())
    assert len(problems) == len(found)
    assert all(said.endswith(".") and "_" not in said for said in problems), problems
    for field in {field for fields, _ in found for field in fields}:
        assert child(form, QWidget, f"note-{field}").isVisibleTo(form), field
    return not problems


@GAMES_BEGUN
def test_every_list_grows_from_nothing_and_shrinks_again(
    qtbot: QtBot, game: str, options: GameOptions
) -> None:
    form = form_of(qtbot, game, options)
    pressed: list[str] = []
    while new := [name for name in adds(form) if name not in pressed]:
        name = new[0]
        pressed.append(name)
        for count in (1, 2):
            add = child(form, QAbstractButton, name)
            if count == 1:
                press(form, name)
            else:
                add.setFocus()
                QTest.keyClick(add, Qt.Key.Key_Space)
            settle()
            focus = form.focusWidget()
            assert focus is not add, name
            assert add.parentWidget().isAncestorOf(focus), f"{name}: the keyboard is at what came"
            is_legal(form)
    for name in reversed(pressed):
        for _ in (1, 2):
            edited = child(form, ListEditor, name.removesuffix("-add"))
            last = f"{edited.objectName()}-{len(edited.value()) - 1}-remove"
            QTest.keyClick(child(form, QAbstractButton, last), Qt.Key.Key_Space)
            settle()
            is_legal(form)
            assert form.focusWidget().objectName() == name
    assert form.rules.options == options
    assert bool(pressed) is (game == "hand-and-foot")


@GAMES_BEGUN
def test_no_button_is_called_like_one_of_another_level(
    qtbot: QtBot, game: str, options: GameOptions
) -> None:
    form = form_of(qtbot, game, options)
    for name in adds(form):
        press(form, name)
    for name in adds(form):
        if name.count("-") > 1:
            press(form, name)
    settle()
    levels: dict[str, set[int]] = {}
    for one in form.findChildren(ListEditor):
        level, above = 0, one.parentWidget()
        while above is not None:
            level += isinstance(above, ListEditor)
            above = above.parentWidget()
        button = child(one, QAbstractButton, f"{one.objectName()}-add")
        levels.setdefault(button.text(), set()).add(level)
    assert all(len(some) == 1 for some in levels.values()), levels
    spoken = Counter(
        button.accessibleName()
        for button in form.findChildren(QAbstractButton)
        if button.objectName().endswith(("-add", "-remove"))
    )
    assert all(count == 1 for count in spoken.values()), spoken
    if game == "hand-and-foot":
        assert levels["Add a rank"] == {2}
        assert spoken["Add a rank: Needed to go out 1 1, Of one rank"] == 1


def test_what_comes_is_about_something_else_than_what_is_there(qtbot: QtBot) -> None:
    form = form_of(qtbot, "hand-and-foot", Options())
    for name in ("special_piles", "red_three_totals", "minima_by_score", "quotas-0-0-ranks"):
        for _ in range(3):
            press(form, f"{name}-add")
            settle()
            assert is_legal(form), name
    options = form.rules.options
    assert isinstance(options, Options)
    assert options.special_piles == tuple(map(SpecialPile, (Rank.ACE, Rank.KING, Rank.QUEEN)))
    assert options.red_three_totals == tuple(RedThreeTotal(count, 0) for count in range(3))
    assert options.minima_by_score == tuple(ScoreStep(below, 0) for below in (0, 500, 1000))
    press(form, "special_piles-0-clean-is-number")
    assert child(form, QLineEdit, "special_piles-0-clean").text() == "0", "points from none"
    press(form, "most_wilds-is-number")
    assert child(form, QLineEdit, "most_wilds").text() == "3", "the usual limit"
    ranks = tuple(map(QuotaRank, (Rank.ACE, Rank.KING, Rank.QUEEN)))
    assert options.quotas == ((Quota(ranks=ranks),),)


@pytest.mark.parametrize("deck", Deck)
def test_the_first_rank_is_one_of_the_deck(qtbot: QtBot, deck: Deck) -> None:
    options = replace(Options(), deck=deck)
    text = GAMES["hand-and-foot"].option_texts(Words(), options).fields["special_piles"]
    kinds = types.type_info(Options)
    assert isinstance(kinds, types.StructType)
    kind = next(field.type for field in kinds.fields if field.name == "special_piles")
    editor = editor_for(Style(LIGHT, 1.0), kind, text, "piles")
    qtbot.addWidget(editor)
    for _ in (1, 2):
        press(editor, "piles-add")
    some = {Deck.STANDARD: (Rank.ACE, Rank.KING), Deck.SPECIAL: (Rank.JOKER, Rank.LORD)}
    assert editor.value() == tuple(map(SpecialPile, some[deck]))


def test_a_list_that_contradicts_itself_says_so(qtbot: QtBot) -> None:
    twice = (SpecialPile(Rank.SEVEN, 5000), SpecialPile(Rank.SEVEN, 2500))
    form = form_of(qtbot, "hand-and-foot", replace(Options(), special_piles=twice))
    assert not is_legal(form)
    assert not has(form, "special_piles-other"), "it would lead nowhere"
    (said,) = form.problems()
    assert said.startswith("“Special books” (sevens 5,000 clean, sevens 2,500 clean): each rank")


@GAMES_BEGUN
def test_the_tab_key_comes_to_every_control_in_the_order_it_is_read(
    qtbot: QtBot, game: str, options: GameOptions
) -> None:
    form = form_of(qtbot, game, options)
    if game == "hand-and-foot":
        for name in ("special_piles", "quotas-0", "quotas-0-1-ranks"):
            press(form, f"{name}-add")
        press(form, "special_piles-0-clean-is-number")
        press(form, "wild_melds-no")
    settle()
    QApplication.processEvents()
    kinds = (QAbstractButton, QLineEdit, ChoiceField)
    rows = form.findChildren(FieldRow)
    wanted = {
        part.objectName()
        for row in rows
        for kind in kinds
        for part in row.findChildren(kind)
        if part.isVisibleTo(form) and part.isEnabled()
        if not isinstance(part, QRadioButton) or part.isChecked()
    }
    first = rows[0].stops()[0]
    first.setFocus()
    met: list[QWidget] = []
    while (focus := form.focusWidget()) not in met:
        met.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    names = [part.objectName() for part in met]
    assert wanted <= set(names), wanted - set(names)
    tops = [
        next(number for number, row in enumerate(rows) if row.isAncestorOf(part))
        for part in met
        if part.objectName() in wanted
    ]
    assert tops == sorted(tops), "row by row"
    if game == "hand-and-foot":
        own = [name for name in names if name.startswith("special_piles-")]
        assert own[:3] == ["special_piles-back", "special_piles-0-remove", "special_piles-0-rank"]
        assert own[-1] == "special_piles-add"
