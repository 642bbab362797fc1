"""A table without hands, which everybody looks at: large, whole, and with no card of any hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import example_game.game
import pytest
from every_game import Step, rules_and_presenter, steps
from faults_of_layout import faults, unread
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_lab import NAMES, OFF
from test_table_seats import MANY, TABLES
from watching import texts
from whole_program import QUICK, same_style

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import BarButton, PlayerBadge, PromptBar
from handfoot_gui.core.preferences import Animation
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.presenter.values import Place
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.ui.game.panel.facts import badges_of
from handfoot_gui.ui.table.actions import MENU
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.table.prompt_text import PromptText
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.theme import LIGHT, Style, apply_style, scale_for

PROMPT = "Elise took seven cards."
FACTS = "Deal 2 of 4."
LOOKS = [
    ((1280, 720), 1.0),
    ((1920, 1080), 1.0),
    ((1024, 700), 1.0),
    ((1280, 720), 1.5),
    ((1024, 700), 1.5),
]
PLAYED = 160
"""Moves that were made."""


class Shown:
    """The table of a game that is being played, in a window, as everybody sees it."""

    def __init__(
        self, rules: Any, presenter: Any, state: Any, size: tuple[int, int], factor: float
    ) -> None:
        self.rules, self.presenter, self.state = rules, presenter, state
        self.view = TableView(timing=QUICK)
        self.view.resize(*size)
        self.scene = self.view.scene_
        style = Style(LIGHT, scale_for(*size, factor), timing=QUICK)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_style(app, style)
        self.scene.canvas.set_style(style)
        self.scene.canvas.set_preferences(OFF)
        self.scene.set_adapter(presenter.table)
        self.scene.canvas.afar.turn(True)
        self.view.show()
        self.show()

    def badges(self) -> list[PlayerBadge]:
        badges = badges_of(self.presenter, self.rules.view(self.state, Seat(0)), is_playing=True)
        return [replace(one, is_on_phone=True, is_away=one.seat == 1) for one in badges]

    def show(self, *, is_animated: bool = False) -> None:
        view = self.rules.view(self.state, Seat(0))
        self.scene.show_view(view, badges=self.badges(), is_animated=is_animated)
        self.scene.actions.set_bar(PromptBar("Elise", PROMPT, FACTS, ()))
        QApplication.processEvents()

    @property
    def hand(self) -> set[Card]:
        """What nobody may see of seat 0."""
        return set(self.scene.seat_table.table.hand)

    def card_items(self) -> list[CardItem]:
        return [one for one in self.scene.items() if isinstance(one, CardItem)]

    def rects(self) -> dict[str, QRectF]:
        """Plates and prompt."""
        places = self.scene.canvas.places
        assert places.afar is not None
        found = {f"plate {n}": rect for n, rect in enumerate(places.badges)}
        return found | {"own plate": places.afar, "prompt": places.prompt_bar}

    def written(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, QPointF]]:
        """Every text that is painted, how many pixels its letters are high by the font, and where
        it begins on the screen."""
        found: list[tuple[str, float, QPointF]] = []
        draw = QPainter.drawText

        def draws(painter: QPainter, *what: Any) -> None:
            draw(painter, *what)
            text = next(one for one in what if isinstance(one, str))
            to_screen = painter.combinedTransform()
            size = painter.font().pixelSize() * to_screen.m11()
            found.append((text, size, to_screen.map(QRectF(what[0]).topLeft())))

        with monkeypatch.context() as patched:
            patched.setattr(QPainter, "drawText", draws)
            self.scene.canvas.background.age()
            self.view.bar._painted = ()
            self.view.bar._paint()
            self.view.grab()
        return found


def holds_cards(rules: Any, step: Step) -> bool:
    """Whether somebody is to act who holds cards, as seat 0 does."""
    counts = getattr(rules.view(step.before, Seat(0)), "holding", None)
    hand = rules.view(step.before, Seat(0)).hand if counts is None else counts
    return step.seat != TABLE and bool(hand)


Makes = Callable[..., Shown]


@pytest.fixture
def made(qapp: QApplication, qtbot: QtBot) -> Iterator[Makes]:
    """Makes tables that are closed again."""
    tables: list[Shown] = []

    def make(
        game: str, players: int, look: tuple[tuple[int, int], float] = LOOKS[0], moves: int = PLAYED
    ) -> Shown:
        preset = next(name for name, seats in GAMES[game].preset_seats.items() if players in seats)
        rules, presenter = rules_and_presenter(game, preset, players)
        state = [step.before for step in steps(rules, 5, moves) if holds_cards(rules, step)][-1]
        tables.append(Shown(rules, presenter, state, *look))
        return tables[-1]

    with same_style(qapp):
        yield make
        for one in tables:
            one.scene.set_adapter(None)
            one.view.close()
        qtbot.wait(1)


@pytest.fixture(autouse=True)
def _example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "high-tricks", example_game.game.GAME)


def counts_of(game: str) -> list[int]:
    return sorted({count for seats in GAMES[game].preset_seats.values() for count in seats})


EVERY = [
    *((game, players) for game in GAMES for players in counts_of(game)),
    ("high-tricks", 3),
]


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "players"), EVERY)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}")
def test_all_is_read_and_nothing_lies_over_anything(
    made: Makes, game: str, players: int, look: tuple[tuple[int, int], float]
) -> None:
    table = made(game, players, look)
    whole = QRectF(QPointF(0, 0), table.view.viewport().size().toSizeF())
    k = table.scene.canvas.scale.k
    rects = table.rects()
    for one, other in combinations(rects.values(), 2):
        assert not one.intersects(other)
    for name, rect in rects.items():
        assert whole.contains(QRectF(rect.topLeft() * k, rect.size() * k)), name
    for key, zone in table.scene.canvas.places.zones.items():
        for _, place in zone.cards:
            if place.sheet is not CardSide.HIDDEN:
                over = [name for name, rect in rects.items() if rect.intersects(place.rect)]
                assert not over, (key, over)
    assert len(rects) == players + 1
    wrong = [*faults(table.view.window()), *unread(table.view.window())]
    assert wrong == []


@pytest.mark.every_case
@pytest.mark.parametrize(("game", "players"), EVERY)
def test_no_card_of_a_hand_is_in_the_scene(made: Makes, game: str, players: int) -> None:
    table = made(game, players)
    hand, canvas = table.hand, table.scene.canvas
    assert hand
    table.show(is_animated=True)
    canvas.set_preferences(replace(OFF, animation=Animation.CALM))
    table.show(is_animated=True)
    for _ in range(3):
        assert not {item.card for item in table.scene.items() if isinstance(item, CardItem)} & hand
        assert not set(canvas.cards.shown) & hand
        assert not set(table.scene.table.selectable) & hand
        canvas.cursor.next_part(1)
    assert canvas.places.zones[HAND].cards == ()
    assert canvas.places.zones[HAND].backs == ()


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_words_are_large_enough_for_the_other_end_of_the_room(
    made: Makes, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    table = made(game, players)
    prompts: list[float] = []
    paint = PromptText.paint

    def paints(prompt: PromptText, painter: QPainter, room: QRectF) -> None:
        prompts.append(prompt.size * painter.combinedTransform().m11())
        paint(prompt, painter, room)

    monkeypatch.setattr(PromptText, "paint", paints)
    written = table.written(monkeypatch)
    assert not [one for one in written if one[1] < 16.9]
    sizes = {text: size for text, size, _ in written if text}
    names = [sizes[name] for name in table.presenter.names if name in sizes]
    assert len(names) == players
    if players <= 4:
        assert all(size >= 24 for size in names)
    assert prompts
    assert min(prompts) >= 30
    assert sizes[FACTS] >= 17
    counts = [size for text, size, _ in written if text == str(table.badges()[0].cards)]
    assert max(counts) >= 20


def front_cards(table: Shown, *kinds: str) -> list[float]:
    """How many pixels the uppermost card of each zone of these kinds is wide."""
    k, places = table.scene.canvas.scale.k, table.scene.canvas.places.zones
    return [
        places[zone.key].cards[-1][1].width * k
        for zone in table.scene.table.zones
        if zone.place in kinds and zone.key in places and places[zone.key].cards
    ]


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("hand-and-foot", (Place.MELD, Place.DISCARD)),
        ("raub", ("trick",)),
        ("manipulation", ("meld",)),
    ],
)
def test_front_cards_are_large_enough_in_the_middle_of_a_deal(
    made: Makes, game: str, kinds: tuple[str, ...]
) -> None:
    table = made(game, 4)
    found: list[float] = []
    for step in steps(table.rules, 5, PLAYED):
        if step.seat != TABLE and len(found) < 200:
            table.state = step.after
            table.show()
            found += front_cards(table, *kinds)
    assert found
    assert min(found) >= 90


@pytest.mark.sampled(12)
@pytest.mark.parametrize("options", [*TABLES, *MANY], ids=lambda o: f"{o.players}-{o.sides}")
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}")
def test_all_sides_of_hand_and_foot_have_zones_of_one_height(
    qtbot: QtBot, qapp: QApplication, options: Any, look: tuple[tuple[int, int], float]
) -> None:
    rules = HandAndFoot(options)
    names = NAMES[: options.players]
    state = [step.after for step in steps(rules, 5, 400)][-1]
    with same_style(qapp):
        table = Shown(rules, HandAndFootPresenter(rules, names, Words()), state, *look)
        qtbot.addWidget(table.view)
        places = table.scene.canvas.places
        assert len({round(panel.height(), 3) for panel in places.panels}) == 1
        for one, other in combinations((*places.panels, *table.rects().values()), 2):
            assert not one.intersects(other)
        for zone in table.scene.table.zones:
            if zone.place not in (Place.MELD, Place.SLOT) or zone.key not in places.zones:
                continue
            panel = places.panels[zone.side or 0]
            for _, spot in places.zones[zone.key].cards:
                if spot.sheet is not CardSide.HIDDEN:
                    assert panel.contains(spot.rect), zone.key
                    assert spot.width >= 44
        assert [*faults(table.view.window()), *unread(table.view.window())] == []
        table.scene.set_adapter(None)


def test_the_menu_is_the_only_button_but_where_the_game_gives_others(made: Makes) -> None:
    table = made("hand-and-foot", 4)
    assert [one.objectName() for one in table.view.visible_buttons] == [MENU]
    asked: list[bool] = []
    table.scene.actions.menu_asked.connect(lambda: asked.append(True))
    button = table.view.button(MENU)
    assert button is not None
    assert button.accessibleName() == "Menu"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert asked == [True]
    pressed: list[str] = []
    table.scene.actions.button_pressed.connect(pressed.append)
    bar = PromptBar("Elise", PROMPT, FACTS, (BarButton("pause", "Pause"),))
    table.scene.actions.set_bar(bar)
    assert [one.objectName() for one in table.view.visible_buttons] == ["pause", MENU]
    table.scene.actions.press("pause")
    assert pressed == ["pause"]
    table.scene.canvas.afar.turn(False)
    table.scene.actions.set_bar(PromptBar("Elise", PROMPT, FACTS, ()))
    assert table.view.visible_buttons == []


def test_a_plate_says_which_phone_cannot_be_reached(
    made: Makes, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = made("hand-and-foot", 4)
    assert [text for text, *_ in table.written(monkeypatch)].count("not connected") == 1
    assert [text for text in texts(table.view) if text.endswith(", not connected")]
    away = [replace(one, is_away=False) for one in table.badges()]
    view = table.rules.view(table.state, Seat(0))
    table.scene.show_view(view, badges=away)
    assert "not connected" not in [text for text, *_ in table.written(monkeypatch)]


@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_a_deal_is_seen_to_come_to_every_plate_with_its_back_up(made: Makes, game: str) -> None:
    table = made(game, 4, moves=400)
    canvas = table.scene.canvas
    canvas.set_preferences(replace(OFF, animation=Animation.CALM))
    rules, table.state, rng = table.rules, table.rules.start(), Random(2)
    table.show()
    canvas.set_preferences(replace(OFF, animation=Animation.CALM))
    while not canvas.is_dealing:
        actor = rules.actor(table.state)
        move = (
            rules.table_move(table.state, rng)
            if actor == TABLE
            else next(iter(rules.suggestions(rules.view(table.state, actor))))
        )
        table.state = rules.apply(table.state, actor, move)
        table.show(is_animated=True)
    k = canvas.scale.k
    ends = [flight.end / k for flight in canvas.cards.animator._flights.values()]
    plates = {name: rect for name, rect in table.rects().items() if "plate" in name}
    for name, rect in plates.items():
        assert any(rect.adjusted(-30, -30, 30, 30).contains(end) for end in ends), name
    assert not {item.card for item in table.card_items()} & table.hand


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_cards_fly_from_the_stock_to_the_plate_of_whoever_draws(made: Makes, seat: int) -> None:
    table = made("hand-and-foot", 4)
    canvas, rng = table.scene.canvas, Random(1)
    for step in steps(table.rules, 7, 400):
        before, table.state = step.before, step.after
        is_draw = step.seat == seat and type(step.move).__name__ == "Draw"
        if is_draw and rng.random() < 2:
            table.state = before
            table.show()
            canvas.set_preferences(replace(OFF, animation=Animation.CALM))
            table.state = step.after
            rules = table.rules
            while rules.actor(table.state) == TABLE:
                table.state = rules.apply(
                    table.state, TABLE, rules.table_move(table.state, Random(1))
                )
            table.show(is_animated=True)
            break
    flights = canvas.cards.animator._flights.values()
    plate = canvas.places.afar if seat == 0 else None
    if plate is None:
        plate = next(rect for badge, rect in canvas.shown.seat_row if badge.seat == seat)
    around = QRectF(plate.topLeft() * canvas.scale.k, plate.size() * canvas.scale.k)
    ends = [flight.end for flight in flights]
    assert ends
    assert all(around.adjusted(-40, -40, 40, 40).contains(end) for end in ends)
