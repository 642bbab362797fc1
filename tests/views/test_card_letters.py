"""The letters on cards: on the faces, in every text that names a card in short, and as keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from family_lab import LIKED, begun, wait
from finding import texts
from msgspec.structs import replace
from pictures_lab import covered, drawn
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QTranslator
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_lab import OFF, Opened, position

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.preferences import CardDesign, CardLetters, SuitSigns
from handfoot_gui.core.text.letters import LETTERED, key_beside, letters_in_use, ranks_by_key
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.art.faces import paint_face, paint_rank
from handfoot_gui.ui.art.palette import CardStyle, Form, Inks
from handfoot_gui.ui.art.pictures import paint, width_at
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.window.help_pages import KeyboardHelp

NO_MODIFIER = Qt.KeyboardModifier.NoModifier
SETS = [one for one in CardLetters if one is not CardLetters.LANGUAGE]


class French(QTranslator):
    """A catalogue that knows nothing but the letters."""

    def translate(self, context: str, *_more: object) -> str | None:  # type: ignore[override]
        return "ARDV" if context == "CardLetters" else None


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    translator = French(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


# --- which letters ------------------------------------------------------------------------------


def test_the_language_says_which_letters_unless_people_do() -> None:
    for said, used in (("ARDV", "ARDV"), ("AKDJ", "AKDJ"), ("language", "AKQJ"), ("", "AKQJ")):
        words = Words(
            lambda context, text, *_, said=said: said if context == "CardLetters" else text
        )
        assert [words.symbol(rank) for rank in LETTERED] == list(used), said
        assert letters_in_use(CardLetters.AKDB, words.translate) == "AKDB"
    german = Words(reader=Reader(letters=lambda: CardLetters.AKDB))
    assert german.sign(Card.parse("QD1")) == "D\u2666"
    assert german.sign(Card.parse("TD1")) == "10\u2666"
    assert german.sign(Card.parse("*H1")) == "red joker"
    assert german.spoken().sign(Card.parse("QD1")) == "queen of diamonds"
    hungarian = RaubWords(Words(reader=Reader(letters=lambda: CardLetters.ARDV)), lambda: True)
    assert [hungarian.symbol(rank) for rank in LETTERED] == list("AKOU")


# --- on the faces -------------------------------------------------------------------------------


def face(card: Card, style: CardStyle, form: Form, width: int) -> QImage:
    rect = QRectF(0, 0, width, width * 1.4)
    return drawn(width, round(width * 1.4), lambda on: paint_face(on, card, rect, style, form))


def index(card: Card, style: CardStyle) -> set[tuple[int, int]]:
    """What the rank of a card covers, 56 pixels high."""
    return covered(drawn(64, 64, lambda on: paint_rank(on, card, style, QRectF(4, 4, 56, 56))))


def letter_alone(letter: str) -> set[tuple[int, int]]:
    name = f"cards/ranks/{letter}"
    wide = width_at(56, name, Inks())
    rect = QRectF(32 - wide / 2, 4, wide, 56)
    return covered(drawn(64, 64, lambda on: paint(on, name, rect, Inks())))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("letters", ["ARDV", "AKDB"])
@pytest.mark.parametrize("design", CardDesign)
def test_the_corner_of_a_face_shows_the_letter_of_the_country(
    letters: str, design: CardDesign
) -> None:
    style, english = CardStyle(design=design, letters=letters), CardStyle(design=design)
    for rank, letter in zip(LETTERED, letters, strict=True):
        card = Card(rank, Suit.HEARTS)
        assert len(index(card, style) ^ letter_alone(letter)) < 12, letter
        for form, width in ((Form.FULL, 92), (Form.ROW, 60), (Form.STACK, 44)):
            is_other = face(card, style, form, width) != face(card, english, form, width)
            assert is_other is (letter != rank.value), (letter, form)
    king = Card(Rank.KING, Suit.HEARTS)
    one, other = (replace(one, signs=SuitSigns.HUNGARIAN) for one in (style, english))
    is_same = face(king, one, Form.FULL, 92) == face(king, other, Form.FULL, 92)
    assert is_same, "Hungarian kings are K everywhere"


# --- while the program runs ---------------------------------------------------------------------


def test_other_letters_are_on_the_table_and_in_the_log_at_once(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "manipulation", "p", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    court = next(card for card in game.screen.view.hand if card.rank in LETTERED[1:])
    atlas = game.scene.canvas.atlas
    before = atlas.face(court, 92).toImage()
    program.window.change_preferences(replace(LIKED, card_letters=CardLetters.ARDV))
    assert atlas.style.letters == "ARDV"
    assert atlas.face(court, 92).toImage() != before
    letter = "ARDV"[LETTERED.index(court.rank)]
    assert game.presenter.words.sign(court).startswith(letter)
    assert program.window.ui_style.cards.letters == "ARDV"


@pytest.mark.usefixtures("french")
def test_a_language_brings_its_letters(program: Controller) -> None:
    program.window.set_preferences(replace(LIKED, language="fr"))
    assert program.window.ui_style.cards.letters == "ARDV"
    shown = texts(KeyboardHelp(program.window.ui_style, "hand-and-foot"))
    assert "A, R, D, V, T, 9 … 2" in shown


# --- as keys ------------------------------------------------------------------------------------


@pytest.mark.parametrize("letters", SETS)
def test_no_key_picks_a_rank_and_does_an_act(letters: CardLetters) -> None:
    ranks = ranks_by_key(letters.value)
    for rank, english, shown in zip(LETTERED, "AKQJ", letters.value, strict=True):
        assert ranks[english] is ranks[shown] is rank
    for name, game in GAMES.items():
        keys = [
            key_beside(key, letters.value) for key, _ in game.text(QCoreApplication.translate).keys
        ]
        assert not {key for key in keys if len(key) == 1} & {*letters.value}, name
        assert len(keys) == len({*keys}), name


def test_the_letters_shown_and_the_english_ones_lead_to_a_rank(opened: Opened) -> None:
    lab = opened(position("AS KS QH JD 5D 4C", pile="KD"))
    lab.scene.canvas.set_preferences(replace(OFF, card_letters=CardLetters.ARDV))
    for keys, rank in (("rk", Rank.KING), ("dq", Rank.QUEEN), ("vj", Rank.JACK)):
        for key in keys:
            lab.key("a")
            lab.key(key)
            stop = lab.scene.canvas.cursor.stop
            assert stop is not None
            assert stop.card is lab.hand(rank)[0], key


def test_keys_in_cyrillic_script_mean_the_same(opened: Opened) -> None:
    lab = opened(position("AS KS QH JD 5D 4C", pile="KD", phase=Phase.DRAW))
    lab.scene.canvas.set_preferences(replace(OFF, card_letters=CardLetters.AKDJ))
    for letter, rank in (("к", Rank.KING), ("д", Rank.QUEEN), ("ј", Rank.JACK)):
        press = QKeyEvent(QEvent.Type.KeyPress, ord(letter.upper()), NO_MODIFIER, letter)
        QApplication.sendEvent(lab.view, press)
        stop = lab.scene.canvas.cursor.stop
        assert stop is not None
        assert stop.card is lab.hand(rank)[0], letter


def test_where_d_is_a_queen_another_key_draws(opened: Opened) -> None:
    lab = opened(position("AS KS QH JD 5D 4C", pile="KD", phase=Phase.DRAW))
    lab.scene.canvas.set_preferences(replace(OFF, card_letters=CardLetters.AKDB))
    lab.key("a", "d")
    stop = lab.scene.canvas.cursor.stop
    assert stop is not None
    assert (stop.card, lab.moves) == (lab.hand(Rank.QUEEN)[0], [])
    lab.key("i")
    assert [type(move) for move in lab.moves] == [Draw]
