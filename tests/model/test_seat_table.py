"""A whole deal of every game through `SeatTable` alone, by four gestures and without Qt."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from every_game import NAMES, rules_and_presenter, steps
from example_game.game import GAME
from gestures import play_deal

from handfoot_gui import games
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND, HandOrder
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Doubt

TESTS = Path(__file__).parent.parent
WITHOUT_QT = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from gestures import play_deal
from every_game import NAMES, rules_and_presenter
from example_game.game import GAME
from handfoot_gui.games import GAMES
GAMES[GAME.name] = GAME
for game, preset, players in (("high-tricks", "classic", 2), ("raub", "classic", 2)):
    rules, presenter = rules_and_presenter(game, preset, players)
    play_deal(rules, presenter, NAMES[:players], 1)
assert not [name for name in sys.modules if name.startswith("PySide6")]
"""


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, GAME.name, GAME)


def deals(game: str, seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Gestures and kinds of moves of deals with the fewest players of the first preset."""
    preset, seats = next(iter(GAMES[game].preset_seats.items()))
    players = min(seats)
    made, kinds = Counter[str](), Counter[str]()
    for seed in seeds:
        rules, presenter = rules_and_presenter(game, preset, players)
        more, moves = play_deal(rules, presenter, NAMES[:players], seed)
        made, kinds = made + more, kinds + moves
    return made, kinds


def test_a_deal_of_hand_and_foot_is_played_by_gestures() -> None:
    made, kinds = deals("hand-and-foot", range(2))
    assert {"Draw", "Lay", "TakePile", "Discard"} <= set(kinds)
    assert {"tap", "put", "press", "warned"} <= set(made)


def test_deals_of_raub_are_played_by_gestures() -> None:
    made, kinds = deals("raub", range(4))
    assert {"TakeDeal", "Exchange", "LayAside", "Play"} <= set(kinds)
    assert {"tap", "put", "press"} <= set(made)


def test_a_round_of_manipulation_rummy_is_played_by_gestures() -> None:
    made, kinds = deals("manipulation", range(2))
    assert {"Draw", "Play"} <= set(kinds)
    assert {"tap", "put", "press", "undo"} <= set(made)


def test_a_deal_of_the_example_game_is_played_by_gestures() -> None:
    made, kinds = deals(GAME.name, range(1))
    assert kinds["Play"] == kinds["as wished"] == 10
    assert {"tap", "put"} == set(made)


def test_how_many_cards_are_lifted_is_chosen_as_an_amount() -> None:
    rules, presenter = rules_and_presenter("hand-and-foot", "simpson", 2)
    made, kinds = play_deal(rules, presenter, NAMES[:2], 1)
    assert (made["amount"], kinds["Cut"]) == (2, 2)


def test_nothing_of_qt_is_loaded_for_it() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_QT], check=True, cwd=TESTS.parent)


@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_what_is_only_painted_is_said_without_a_window(game: str) -> None:
    preset, seats = next(iter(GAMES[game].preset_seats.items()))
    rules, presenter = rules_and_presenter(game, preset, min(seats))
    words, said = presenter.table_words, Counter[str]()
    for step in steps(rules, seed=1, most=160):
        view = rules.view(step.after, Seat(0))
        table = presenter.table.table(view, presenter.table.empty, HandOrder())
        said.update(filter(None, (words.zone_label(zone) for zone in table.zones)))
        said.update(filter(None, (words.panel_note(panel, table) for panel in table.panels)))
        said.update(note for note in words.notes(table) if note)
        said.update(tag for zone in table.zones for card in zone.cards
                    for tag in words.card_tags(card, table))  # fmt: skip
    wanted = {
        "hand-and-foot": {"Stock {}", "Clean", "not down yet"},
        "raub": {"talon {}", "Trumps: ", "led"},
        "manipulation": {"Stock {}", "new"},
    }[game]
    for some in wanted:
        assert any(text.startswith(some.partition("{")[0]) for text in said), (some, said)


def test_a_first_meld_has_its_meter_in_the_table() -> None:
    rules, presenter = rules_and_presenter("hand-and-foot", "classic", 2)
    compared = 0
    for step in steps(rules, seed=1, most=80):
        if step.seat == TABLE:
            continue
        view = rules.view(step.before, step.seat)
        for opening in presenter.guidance.openings(view):
            table = presenter.table.table(view, opening.draft, HandOrder())
            assert table.meter is not None
            assert (table.meter.have, table.meter.need) == (opening.points, opening.need)
            assert "That is enough." in presenter.table_words.meter_text(table)
            compared += 1
    assert compared


class Doubtful:
    """A seat with a wild in hand that may be discarded, and what its table tells."""

    def __init__(self, preferences: Preferences, *, warns: bool) -> None:
        rules, presenter = rules_and_presenter("hand-and-foot", "classic", 2)
        self.words: TableWords = presenter.table_words
        self.seat_table = SeatTable()
        self.seat_table.set_adapter(presenter.table)
        self.seat_table.house.preferences = preferences
        self.seat_table.house.ends_turn = lambda move: isinstance(move, Discard)
        self.moved: list[object] = []
        self.told: list[Doubt | None] = []
        self.seat_table.events.moved.connect(self.moved.append)
        self.seat_table.events.doubted.connect(self.told.append)
        view, self.move = next(
            (view, Discard(card))
            for step in steps(rules, seed=1, most=400)
            if step.seat != TABLE
            for view in [rules.view(step.before, step.seat)]
            for card in view.holding
            if rules.problem(view, Discard(card)) is None
            and (presenter.table.act(Discard(card), view).warning is not None) == warns
        )
        self.seat_table.see(view)
        self.seat_table.select(HAND, self.move.card)

    def codes(self) -> list[str]:
        return [button.code for button in self.seat_table.buttons(self.words, "Marta")]


def test_a_slip_waits_until_it_is_said_that_it_is_meant() -> None:
    doubtful = Doubtful(Preferences(), warns=True)
    doubtful.seat_table.play(doubtful.move)
    doubt = doubtful.seat_table.pending.doubt
    assert doubt is not None
    assert doubt.warning is not None
    assert (doubtful.told, doubtful.moved) == ([doubt], [])
    assert doubtful.codes() == [DoubtCode.DO_IT, DoubtCode.KEEP]
    doubtful.seat_table.press(DoubtCode.DO_IT)
    assert doubtful.moved == [doubtful.move]
    assert doubtful.seat_table.pending.doubt is None


def test_the_end_of_a_turn_waits_where_that_is_wanted_and_think_leaves_the_card_lifted() -> None:
    doubtful = Doubtful(Preferences(ask_before_turn_ends=True), warns=False)
    doubtful.seat_table.play(doubtful.move)
    assert doubtful.seat_table.pending.doubt == Doubt(doubtful.move)
    assert doubtful.codes() == [DoubtCode.DO_IT, DoubtCode.THINK]
    texts = [button.text for button in doubtful.seat_table.buttons(doubtful.words, "Marta")]
    assert texts == ["End the turn", "Play on"]
    doubtful.seat_table.press(DoubtCode.THINK)
    assert doubtful.seat_table.selection.cards == (doubtful.move.card,)
    assert (doubtful.told, doubtful.moved) == ([Doubt(doubtful.move), None], [])


def test_a_slip_that_ends_the_turn_is_asked_about_once() -> None:
    doubtful = Doubtful(Preferences(ask_before_turn_ends=True), warns=True)
    doubtful.seat_table.play(doubtful.move)
    doubtful.seat_table.press(DoubtCode.DO_IT)
    assert doubtful.moved == [doubtful.move]
    assert len(doubtful.told) == 1


@pytest.mark.parametrize("warns", [True, False])
def test_to_put_back_leaves_the_move_that_waits_and_its_card_goes_back(warns: bool) -> None:
    doubtful = Doubtful(Preferences(ask_before_turn_ends=True), warns=warns)
    doubtful.seat_table.play(doubtful.move)
    doubtful.seat_table.put_back()
    assert doubtful.seat_table.selection.cards == ()
    assert doubtful.seat_table.pending.doubt is None
    assert doubtful.told[-1] is None
    assert doubtful.moved == []


def test_another_gesture_leaves_the_move_that_waits() -> None:
    doubtful = Doubtful(Preferences(), warns=True)
    doubtful.seat_table.play(doubtful.move)
    other = next(c for c in doubtful.seat_table.table.hand if c != doubtful.move.card)
    doubtful.seat_table.tap(other)
    assert doubtful.seat_table.pending.doubt is None
    doubtful.seat_table.press(DoubtCode.DO_IT)
    assert doubtful.moved == []
