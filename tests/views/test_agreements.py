"""What partners agree on: chosen with the mouse, kept with the game, and a warning if broken."""

from __future__ import annotations

import pytest
from finding import press
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from table_lab import RULES, Opened, position
from whole_program import child

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, MoveWarning
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.presenter.values import BreaksAgreement, MakesDirty
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.games.hand_and_foot.view.delegate import HandAndFootDelegate
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.agreements_dialog import AgreementsDialog
from handfoot_gui.ui.widgets.fields import ChoiceField, Tick

QUOTA = ("4S 4H 4D 4C 4S 4H 4D", "5S 5H 5D 5C 5S 5H 5D", "6S 6H 6D 6C 6S 2S 2H",
         "7S 7H 7D 7C 7S 2S 2H", "*S *H *S *H *S 2C 2D")  # fmt: skip


def test_what_is_agreed_on_is_kept_with_the_game_and_said_with_its_score(
    program: Controller,
) -> None:
    program.setup_controller.show("hand-and-foot")
    page = program.setup_controller.new_game_page
    button = child(page, QPushButton, "agreements")
    assert button.text() == "Agreements"

    def agree() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, AgreementsDialog)
        tick = child(dialog, Tick, "agree-wild-pile")
        QTest.mouseClick(tick, Qt.MouseButton.LeftButton, pos=tick.rect().center())
        dialog.reject()

    QTimer.singleShot(0, agree)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert button.text() == "Agreements: 1"
    who = child(page, ChoiceField, "bot-0")
    QTest.keyClick(who, Qt.Key.Key_Down)
    assert button.isVisible(), "a person with a phone agrees on as much"
    QTest.keyClick(who, Qt.Key.Key_Down)
    assert not button.isVisible(), "bots alone agree on nothing"
    QTest.keyClick(who, Qt.Key.Key_Up)
    QTest.keyClick(who, Qt.Key.Key_Up)
    press(page, "deal")
    assert program.played is not None
    assert program.played.record.agreements.partners == ("wild pile",)
    assert program.played.presenter.table.agreed == (("wild pile",), ())
    program.played.show_score()
    said = "Partners agreed: wilds are kept for the wild book."
    assert said in child(program.window.page, QLabel, "agreed").text()


@pytest.mark.parametrize(
    ("agreement", "holding", "own", "drag"),
    [
        (Agreement.WILD_PILE, "2C KD KS 9H", ["QS QH QD QC 2S"], (Rank.TWO, "meld0.0")),
        (Agreement.CLEAN_MELDS, "2C KD KS 9H", ["QS QH QD QC QS"], (Rank.TWO, "meld0.0")),
        (Agreement.FOOT_FIRST, "QC KD KS 9H", ["QS QH QD"], (Rank.NINE, DISCARD)),
    ],
)
def test_who_breaks_an_agreement_is_asked_first(
    opened: Opened, agreement: Agreement, holding: str, own: list[str], drag: tuple[Rank, str]
) -> None:
    lab = opened(position(holding, own=own, pile="8D"))
    lab.scene.turn.adapter.agreed = ((agreement.value,), ())
    lab.show()
    (card,) = lab.hand(drag[0])
    lab.drag(lab.card_point(card), lab.zone_point(drag[1]))
    assert lab.moves == []
    ((warning, _),) = lab.warnings
    is_dirty = agreement is Agreement.CLEAN_MELDS
    assert warning == (
        MakesDirty(Rank.QUEEN, is_agreed=True) if is_dirty else BreaksAgreement(agreement)
    )


def test_the_question_about_going_out_waits_for_its_condition(opened: Opened) -> None:
    state = position("KD KS 9H", own=[*QUOTA, "KS KH KC KD KS"], pile="QD", in_foot=range(4))
    lab = opened(state)
    lab.press("ask")
    assert lab.moves == [Ask()], "nothing is agreed on"
    lab = opened(state)
    lab.scene.turn.adapter.agreed = (("out closed",), ())
    lab.show()
    lab.press("ask")
    assert [warning for warning, _ in lab.warnings] == [BreaksAgreement(Agreement.OUT_CLOSED)]
    asked = RULES.view(RULES.apply(state, Seat(0), Ask()), Seat(2))
    acts = lab.scene.turn.adapter.acts(asked, lab.scene.turn.adapter.empty, ())
    assert {act.move.may: act.warning is not None for act in acts} == {True: True, False: False}
    assert Answer(True) in [act.move for act in acts]


@pytest.mark.parametrize("agreement", Agreement)
def test_every_agreement_has_words_for_the_warning(agreement: Agreement) -> None:
    warning: MoveWarning = BreaksAgreement(agreement)
    said = HandAndFootDelegate.words.warning_prompt(warning)
    assert "you agreed" in said
    assert len("Marta, " + said) <= 60
    assert HandAndFootDelegate.words.warning_verbs(warning)[1] == "Stick to it"
