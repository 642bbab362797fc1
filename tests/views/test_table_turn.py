"""The parts of a scene by themselves: selection, amount, turn and actions say every change once."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path

import pytest
from table_positions import RULES, position

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    HAND,
    Action,
    Amount,
    Asked,
    ButtonRole,
    Choice,
    Chosen,
    SelectCards,
    Table,
    Zone,
)
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, CardGroup, Draft
from handfoot_gui.session.seat_turn import NO_DRAFT, AmountChoice, NewCards, Selection, Turn
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.table.canvas import delegate_of
from handfoot_gui.ui.table.scene import TableScene

SAMPLES = Path(__file__).parent.parent / "samples"

pytestmark = pytest.mark.usefixtures("qapp")

KING, NINE, FOUR, ACE = (Card.parse(face) for face in ("KH1", "9H1", "4S1", "AS1"))
KINGS = tuple(Card.parse(f"K{suit}1") for suit in "HDC")
VIEW = RULES.view(position("KH KD KC 9H 4S"), Seat(0))
LAID = Draft((CardGroup(KINGS),))


class Word(StrEnum):
    HAND = "hand"
    MELD = "meld"
    PLAY = "play"
    WAIT = "wait"


OPEN = Zone("open", Word.MELD, cards=(ACE,), is_selectable=True)
TABLE = Table(Seat(0), Seat(0), (Zone(HAND, Word.HAND, cards=(KING, NINE, FOUR)), OPEN))
PLAY = Action(Word.PLAY, ButtonRole.PRIMARY, move="a move", text="Play", key="P")
WAIT = Action(Word.WAIT, ButtonRole.PLAIN, is_on=False, text="Wait", problem=SelectCards())
QUESTION = Asked("which one?", (Choice("first", Chosen(1)), Choice("second", Chosen(2))))


def test_cards_are_selected_in_the_order_they_lie_in_and_every_change_is_told_once() -> None:
    heard: list[object] = []
    selection = Selection(lambda: heard.append("refresh"))
    selection.changed.connect(heard.append)
    selection.show(TABLE, is_watched=True)
    selection.select((KING,))
    assert not selection, "a table that is watched"
    selection.show(TABLE, is_watched=False)
    assert selection.select({ACE, NINE, KING})
    assert not selection.select((NINE, KING, ACE))
    assert heard == ["refresh", (KING, NINE, ACE)]
    selection.toggle(NINE)
    assert selection.cards == (KING, ACE)
    heard.clear()
    selection.narrow((ACE, FOUR))
    assert heard == []
    selection.tell()
    selection.tell()
    assert heard == [(ACE,)]
    selection.clear()
    selection.select((NINE,))
    assert not selection
    assert heard == [(ACE,)], "who hid the table says so, not the selection"


@pytest.mark.parametrize(
    ("steps", "value"),
    [
        ([lambda a: a.step(1)], 23),
        ([lambda a: a.step(1), lambda a: a.step(-1), lambda a: a.step(-1)], 21),
        ([lambda a: a.choose(99)], 30),
        ([lambda a: a.choose(-3)], 0),
        ([lambda a: a.choose(9), lambda a: a.show(None), lambda a: a.step(1)], 0),
    ],
)
def test_an_amount_stays_within_what_is_asked_for(
    steps: list[Callable[[AmountChoice], None]], value: int
) -> None:
    amount = AmountChoice(lambda: None)
    amount.show(Amount(usual=22, least=4, most=30))
    for step in steps:
        step(amount)
    assert amount.value == value
    assert amount.is_meant == (value >= 4)


def test_what_is_laid_out_is_told_once_and_comes_back_until_the_next_move() -> None:
    turn, heard = Turn(), []
    turn.adapter = HandAndFootTable(RULES)
    turn.see(VIEW)
    turn.keep()
    turn.changed.connect(heard.append)
    assert (turn.draft, turn.has_draft, turn.can_undo, turn.undone()) == (EMPTY, False, False, None)
    turn.draft = LAID
    turn.tell()
    turn.tell()
    assert heard == [LAID]
    turn.draft = turn.put_aside() or LAID
    assert (turn.draft, turn.can_undo) == (EMPTY, True)
    turn.see(VIEW)
    assert [turn.undone(), turn.undone()] == [LAID, None]
    turn.draft = LAID
    turn.draft = turn.put_aside() or LAID
    turn.see(RULES.view(position("KH KD 9H 4S"), Seat(0)))
    assert not turn.can_undo
    turn.draft = LAID
    turn.see(RULES.view(position("9H 4S 5S"), Seat(0)))
    turn.keep()
    assert turn.draft == EMPTY, "a draft that a newer view has no cards for"
    turn.draft = LAID
    turn.see(None)
    turn.begin()
    turn.tell()
    assert turn.draft is NO_DRAFT
    assert (turn.put_aside(), turn.without_last_step()) == (None, None)
    assert heard == [LAID], "nobody is told that nothing is shown"


def test_actions_offer_acts_given_buttons_or_answers_and_say_what_was_pressed() -> None:
    scene, heard = TableScene(), []
    scene.canvas.set_delegate(delegate_of(list(GAMES)[1]))
    actions, seat_table = scene.actions, scene.seat_table
    seat_table.offer.acts = (PLAY, WAIT)
    actions.announced.connect(
        lambda said: heard.append(" ".join(filter(None, (said.text, *said.after))))
    )
    scene.move_chosen.connect(heard.append)
    scene.refused.connect(heard.append)
    actions.button_pressed.connect(heard.append)
    found = [(button.code, button.text, button.is_on) for button in actions.buttons]
    assert found == [("wait", "Wait", False), ("play", "Play", True)]
    assert actions.letter("play") == "P"
    for code in ("play", "wait", "nothing"):
        actions.press(code)
    assert heard == [PLAY.move, SelectCards()]
    heard.clear()
    actions.set_bar(PromptBar("Marta", "Marta, play."))
    seat_table.pending.ask(QUESTION)
    assert [button.text for button in actions.buttons] == ["first", "second"]
    actions.press(actions.buttons[1].code)
    seat_table.pending.ask(None)
    keys = "First: 1, second: 2."
    play = ["Marta, play.", "Play: Enter."]
    assert heard == [*play, "Marta, which one?", keys, 2, *play]
    actions.set_bar(PromptBar(prompt="Go on?", buttons=(BarButton("on", "Go on"),)))
    heard.clear()
    actions.press("play")
    actions.press("on")
    assert heard == ["on"]
    assert not actions.explain("wait")


@pytest.mark.parametrize("sample", ["steady/classic", "manipulation/classic-4", "raub/classic-4"])
def test_no_card_of_a_fresh_deal_is_new(sample: str) -> None:
    """Also where the deal before ended with a draw, and a card of it came again."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    rules, adapter = rules_of(record), presenter_of(record, Words()).table
    dealing = adapter.dealing
    seen: dict[Seat, list[object]] = {}
    compared = 0
    for state in states(rules, record.moves):
        for seat in map(Seat, range(record.options.players)):
            view = rules.view(state, seat)
            views = seen.setdefault(seat, [])
            if views and dealing.deal(views[-1]) != dealing.deal(view) and dealing.hand(view):
                drawing = [one for one in views if adapter.is_to_draw(one)][-1:]
                marks = NewCards()
                for one in (*drawing, view):
                    marks.note(adapter, one)
                assert marks.of(seat) == frozenset()
                compared += bool(drawing and dealing.hand(drawing[0]) & dealing.hand(view))
                views.clear()
            if dealing.hand(view):
                views.append(view)
    assert compared, "a card came again"
