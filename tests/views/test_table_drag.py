"""What is shown while cards are held over the table, dragged or lifted by clicks and keys."""

from __future__ import annotations

from game_lab import said_of_lifted
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem
from table_lab import NAMES, Lab, Opened, position

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.table import DISCARD, NEW_MELD
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.presenter.values import (
    EndsDeal,
    MakesDirty,
    WildFitsSeveral,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Draw, Lay
from handfoot_gui.games.hand_and_foot.rules.problems import DrawFirst, PairMissing
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.ui.table.items import CardItem

KINGS = "KS KH KC"
OWN = (KINGS, "9S 9D 9C 9H", "5S 5C 5D 5H 5S 5C")
BESIDE = QPoint(300, 640)


def hold(lab: Lab, rank: Rank, key: str) -> CardItem:
    """Drag a card of *rank* over the zone *key*, and hold it there."""
    card = lab.hand(rank)[0]
    lab.press_and_move(lab.card_point(card), lab.zone_point(key))
    item = lab.scene.canvas.cards.item(card)
    assert item is not None
    return item


def let_go(lab: Lab) -> None:
    """Drop what is dragged back onto the hand."""
    QTest.mouseMove(lab.view.viewport(), BESIDE)
    QTest.mouseRelease(lab.view.viewport(), Qt.MouseButton.LeftButton, pos=BESIDE)


def tags(lab: Lab) -> dict[str, str]:
    """The words on the tags of the places that stand out, by zone."""
    canvas = lab.scene.canvas
    return {
        key: canvas.delegate.words.tag_text(tag, canvas.table)
        for target in canvas.signs.lit
        for key in target.shown
        if target.is_best and (tag := target.tag_on(key)) is not None
    }


def rings(lab: Lab, colour: str) -> set[str]:
    """The zones with a line of that *colour* around them, as it is painted."""
    canvas = lab.scene.canvas
    lines = [
        item.path().boundingRect().center()
        for kind in ("targets", "refused")
        for item in canvas.marks.shown(kind)
        if isinstance(item, QGraphicsPathItem) and item.pen().color().name() == colour.lower()
    ]
    return {
        key
        for key, place in canvas.places.zones.items()
        for at in lines
        if (canvas.scale.rect(place.rect).center() - at).manhattanLength() < 2
    }


def test_a_dragged_card_shows_what_a_drop_comes_to_and_takes_the_size_there(opened: Opened) -> None:
    lab = opened(position("KD 9H 4D 5C 2H QS QD", own=OWN, pile="QD"))
    theme, scale = lab.scene.canvas.style.theme, lab.scene.canvas.scale
    meld = scale.width(lab.scene.canvas.places.zones["meld0.0"].cards[-1][1].width)
    for rank, key, said in (
        (Rank.NINE, "meld0.1", "5 of 7"),
        (Rank.FIVE, "meld0.2", "completes a clean book"),
        (Rank.TWO, "meld0.0", "makes it dirty"),
        (Rank.FOUR, DISCARD, "Discard"),
    ):
        item = hold(lab, rank, key)
        assert tags(lab) == {key: said}
        assert rings(lab, theme.best) == {key}
        if rank is Rank.TWO:
            assert rings(lab, theme.possible) == {"meld0.1", "meld0.2", DISCARD}
        assert (item.width == meld) == (key != DISCARD)
        let_go(lab)
        assert item.width > meld * 1.4
        assert not rings(lab, theme.best)
    assert lab.moves == []


def test_a_refusal_is_shown_while_hovering_and_goes_with_it(opened: Opened) -> None:
    lab = opened(position("KD 9H 4D 5C", own=OWN, pile="QD"))
    lab.scene.canvas.reason = lambda problem: type(problem).__name__
    theme = lab.scene.canvas.style.theme
    hold(lab, Rank.KING, "meld0.1")
    assert rings(lab, theme.refused) == {"meld0.1"}
    assert len(lab.scene.canvas.marks.shown("refused")) == 2, "the line and the reason"
    assert lab.refusals == [], "nothing was dropped yet"
    QTest.mouseMove(lab.view.viewport(), lab.zone_point("meld0.0"))
    assert not rings(lab, theme.refused)
    assert rings(lab, theme.best) == {"meld0.0"}
    let_go(lab)


def test_who_discards_before_the_draw_is_told_to_draw_first(opened: Opened) -> None:
    lab = opened(position("KD 9H QS 4D", own=OWN, pile="QD", phase=Phase.DRAW))
    for rank, told in ((Rank.KING, DrawFirst), (Rank.QUEEN, PairMissing)):
        hold(lab, rank, DISCARD)
        held = lab.scene.canvas.signs.preview
        assert held is not None
        assert isinstance(held.problem, told)
        QTest.mouseRelease(
            lab.view.viewport(), Qt.MouseButton.LeftButton, pos=lab.zone_point(DISCARD)
        )
        assert isinstance(lab.refusals[-1], told)


def test_lifted_cards_show_it_where_pointer_or_keys_are(opened: Opened) -> None:
    lab = opened(position("2H 9H 4D 5C", own=OWN, pile="QD"))
    theme = lab.scene.canvas.style.theme
    lab.click(lab.card_point(lab.hand(Rank.TWO)[0]))
    assert not rings(lab, theme.best), "no one of them is pointed at"
    QTest.mouseMove(lab.view.viewport(), lab.zone_point("meld0.1"))
    assert tags(lab) == {"meld0.1": "makes it dirty"}
    QTest.mouseMove(lab.view.viewport(), BESIDE)
    assert tags(lab) == {}
    lab.key(Qt.Key.Key_Right, Qt.Key.Key_Tab)
    stop = lab.scene.canvas.cursor.stop
    assert stop is not None
    assert rings(lab, theme.best) == {stop.key}


def said_of(lab: Lab) -> str:
    """What the prompt says of the lifted cards."""
    return said_of_lifted(HandAndFootPresenter(lab.rules, NAMES[:4], Words()), lab.scene)


def test_enter_lays_a_mixture_that_is_clear_and_names_the_card_that_is_not(opened: Opened) -> None:
    own = (KINGS, "4S 4D 4C")
    lab = opened(position("KD 9H 9S 2H 4H 5C 6C", own=own, pile="QD"))
    for card in lab.hand(Rank.KING, Rank.NINE, Rank.TWO, Rank.FOUR):
        lab.click(lab.card_point(card))
    said = "that lays K on the kings, 9 9 2 in a new meld and 4 on the fours: 55 points."
    assert said_of(lab) == said
    assert tags(lab) == {"meld0.0": "4 of 7", "meld0.1": "4 of 7", NEW_MELD: "3 of 7"}
    lab.key(Qt.Key.Key_Return)
    (move,) = lab.moves
    assert isinstance(move, Lay)
    laid = [(len(placement.cards), placement.onto) for placement in move.melds]
    assert laid == [(1, 0), (3, None), (1, 1)]
    lab = opened(position("KD 2H 4H 5C 6C", own=own[:1], pile="QD"))
    for card in lab.hand(Rank.KING, Rank.TWO):
        lab.click(lab.card_point(card))
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == lab.warnings == []
    lab.key("l")
    assert [warning for warning, _ in lab.warnings] == [MakesDirty(Rank.KING)]
    assert lab.moves == [], "there is one way, and it is asked about"
    lab = opened(position("KD 2H 4H 5C 6C", own=own, pile="QD"))
    (two,) = lab.hand(Rank.TWO)
    for card in lab.hand(Rank.KING, Rank.TWO, Rank.FOUR):
        lab.click(lab.card_point(card))
    unclear = "The two of hearts fits the kings and the fours: lay it by itself."
    assert said_of(lab) == unclear
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == []
    assert lab.refusals == [WildFitsSeveral(two, Rank.KING, Rank.FOUR)]
    lab = opened(position("7C 7D 5H 5D 2H KD", own=own, pile="QD"))
    for card in lab.hand(Rank.SEVEN, Rank.FIVE, Rank.TWO):
        lab.click(lab.card_point(card))
    assert said_of(lab) == "You need a third five or a wild."


def test_a_draw_that_ends_the_deal_says_so_and_no_enter_makes_it(opened: Opened) -> None:
    state = position("9S 9H 4C 5D", pile="KD", phase=Phase.DRAW)
    lab = opened(replace(state, stocks=(state.stocks[0][:1],)))
    assert lab.button("draw last").text() == "Draw the last card"
    said = HandAndFootPresenter(lab.rules, NAMES[:4], Words()).prompt(
        lab.scene.turn.view, lab.scene.turn.draft
    )
    assert said.expected == "draw the last card: that ends the deal."
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == []
    lab.key("d")
    assert lab.moves == []
    assert lab.warnings == [(EndsDeal(), Draw((2,)))]
    lab.play(Draw((2,)))
    assert lab.state.public.phase is Phase.DEAL_OVER
