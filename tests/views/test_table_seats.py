"""Two to eight at the table: every side readable, and another side's melds large at will."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from faults_of_layout import unread
from listening import told_by
from msgspec.structs import replace
from played_lab import LIKED, play, running, wait
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter
from pytestqt.qtbot import QtBot
from readers_on import reader_on
from table_lab import NAMES, Lab
from table_positions import played

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Moment
from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import STOCK
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.presenter.values import SECOND_STOCK, ActCode, Place
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Draw
from handfoot_gui.games.hand_and_foot.rules.option_values import Openness, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.widgets.theme import LIGHT, Style

TABLES = [
    Options(players=2, sides=Sides.ALONE, packs=3),
    Options(players=3, sides=Sides.ALONE, packs=4),
    Options(players=4, sides=Sides.ALONE, packs=5),
    Options(players=5, sides=Sides.ALONE, packs=6),
    Options(players=6, sides=Sides.ALONE, packs=7),
    Options(players=6, sides=Sides.PAIRS, packs=7),
    Options(players=6, sides=Sides.TEAMS, packs=7),
]
MANY = [
    Options(players=8, sides=Sides.ALONE, packs=9),
    Options(players=8, sides=Sides.PAIRS, packs=9),
    Options(players=8, sides=Sides.TEAMS, packs=9),
]
"""As many as can play."""
SIZES = [(1040, 672), (1024, 652)]
SIMPSON = replace(ALL_PRESETS["simpson"].options, players=3, packs=4)


@pytest.fixture
def labs(qtbot: QtBot) -> Iterator[list[Lab]]:
    """Tables to be closed again."""
    made: list[Lab] = []
    yield made
    for lab in made:
        lab.close()
    qtbot.wait(1)


def lab_of(
    labs: list[Lab],
    options: Options,
    moves: int = 400,
    *,
    size: tuple[int, int] = SIZES[0],
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.PLAY),
) -> Lab:
    rules, state = played(options, moves, phases=phases)
    labs.append(Lab(state, rules=rules, size=size))
    return labs[-1]


def side_rect(lab: Lab, side: int) -> QRectF:
    return lab.scene.canvas.places.panels[side]


def title_point(lab: Lab, side: int) -> QPoint:
    corner = side_rect(lab, side).topLeft()
    return QPoint(round(corner.x()) + 60, round(corner.y()) + 14)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", [*TABLES, *MANY], ids=lambda o: f"{o.players}-{o.sides}")
def test_every_sides_melds_can_be_read(
    labs: list[Lab], options: Options, size: tuple[int, int]
) -> None:
    lab = lab_of(labs, options, size=size)
    table, places = lab.scene.table, lab.scene.canvas.places
    assert table is not None
    assert len(places.panels) == options.side_count
    for one, other in pairwise(sorted(places.panels, key=lambda rect: (rect.y(), rect.x()))):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    for zone in table.zones:
        if zone.place is not Place.MELD or zone.side is None:
            continue
        place = places.zones[zone.key]
        panel = places.panels[zone.side]
        faces = [spot for _, spot in place.cards if spot.sheet is CardSide.FACE]
        assert faces, "a meld shows its rank"
        front = faces[-1]
        assert front.width >= 44
        assert panel.contains(front.rect), zone.key
        shown = place.rect.width()
        # A card whose larger part is covered has its index at the left, whole.
        assert shown >= 44 or (front.form is Form.STACK and shown >= 0.34 * front.width)


@pytest.mark.parametrize(
    "options",
    [TABLES[0], TABLES[4], TABLES[5], MANY[1]],
    ids=["two", "six", "pairs", "eight in pairs"],
)
def test_a_click_on_another_side_makes_it_large_and_small_again(
    labs: list[Lab], options: Options
) -> None:
    lab = lab_of(labs, options)
    own, other = QRectF(side_rect(lab, 0)), QRectF(side_rect(lab, 1))
    lab.click(title_point(lab, 1))
    assert lab.scene.canvas.large.side == 1
    assert side_rect(lab, 1) == own
    assert side_rect(lab, 0) == other
    lab.click(title_point(lab, 1))
    assert lab.scene.canvas.large.side is None
    assert side_rect(lab, 0) == own


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("options", MANY, ids=lambda o: o.sides)
def test_everybodys_name_and_cards_are_read_at_a_table_of_eight(
    labs: list[Lab], options: Options, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, state = played(options, 300)
    size = (1024, round(700 - 48 * scale))
    labs.append(Lab(state, rules=rules, size=size, style=Style(LIGHT, scale)))
    lab = labs[-1]
    written: list[tuple[str, QPointF]] = []
    draw = QPainter.drawText

    def draws(painter: QPainter, *what: Any) -> None:
        draw(painter, *what)
        rect, text = what[0], next(one for one in what if isinstance(one, str))
        written.append((text, QRectF(rect).topLeft()))

    with monkeypatch.context() as patched:
        patched.setattr(QPainter, "drawText", draws)
        lab.scene.canvas.background.age()
        assert unread(lab.view) == []
    canvas = lab.scene.canvas
    for badge, rect in canvas.shown.seat_row:
        here = [text for text, at in written if rect.adjusted(-6, -4, 6, 4).contains(at)]
        is_title_less = badge.side == 0 and not canvas.places.has_titles
        if canvas.places.is_grid and is_title_less:
            # The initial stands for a partner's name beside the own melds.
            here = [text for text, at in written if canvas.places.panels[0].contains(at)]
            assert badge.name[0] in here
        else:
            assert badge.name in here
        assert str(badge.cards) in here
    for one, other in combinations((rect for _, rect in canvas.shown.seat_row), 2):
        assert not one.adjusted(1, 4, -1, -4).intersects(other), "nobody's place is another's"


def test_the_keys_o_and_escape_walk_through_the_sides(labs: list[Lab]) -> None:
    lab = lab_of(labs, TABLES[2])
    seen = []
    for _ in range(4):
        lab.key("o")
        seen.append(lab.scene.canvas.large.side)
    assert seen == [1, 2, 3, None]
    lab.key("o", Qt.Key.Key_Escape)
    assert lab.scene.canvas.large.side is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_eight_alone_are_walked_through_and_dropped_upon_as_fewer_are(
    labs: list[Lab], scale: float
) -> None:
    eight = MANY[0]
    state = set_out(eight, ((SEVEN[0],), *([SEVEN[1]] for _ in range(7))))
    size = (1024, round(700 - 48 * scale))
    labs.append(Lab(state, rules=HandAndFoot(eight), size=size, style=Style(LIGHT, scale)))
    lab = labs[-1]
    found = names(lab)
    for name in NAMES[1:]:
        assert found.count(f"{name}: 3 kings") == 1
        assert len([one for one in found if one.startswith(f"{name}, ")]) == 1, "hand and foot"
    sides = []
    for _ in range(8):
        lab.key("o")
        sides.append(lab.scene.canvas.large.side)
    assert sides == [*range(1, 8), None]
    # Where each zone is pointed at lies in it alone.
    places = lab.scene.canvas.places
    for side in range(8):
        drop = places.zones[f"meld{side}.0"].drop
        assert places.panels[side].contains(drop.center())
        assert not [at for at in range(8) if at != side and places.panels[at].intersects(drop)]
    ace = next((card for card in lab.hand() if card.rank == "A"), None)
    wild = next((card for card in lab.hand() if card.is_wild), None)
    card = ace or wild
    assert card is not None
    lab.drag(lab.card_point(card), lab.zone_point("meld1.0"))
    assert not lab.moves, "another side's melds take nothing"
    assert not lab.warnings
    lab.drag(lab.card_point(card), lab.zone_point("meld0.0"))
    assert lab.moves or lab.warnings, "the own ones do, or ask whether a wild is meant"


def test_a_large_side_does_not_take_what_is_lifted(labs: list[Lab]) -> None:
    lab = lab_of(labs, TABLES[4])
    card = lab.hand()[0]
    lab.scene.selection.select((card,))
    lab.click(title_point(lab, 2))
    assert lab.scene.selection.cards == (card,)
    assert lab.moves == []


def test_two_stock_piles_give_from_one_or_from_both(labs: list[Lab]) -> None:
    for act, counts in ((STOCK, (2, 0)), (SECOND_STOCK, (0, 2)), ("b", (1, 1))):
        lab = lab_of(labs, SIMPSON, 0, phases=(Phase.DRAW,))
        if act == "b":
            lab.key(act)
        else:
            lab.click(lab.zone_point(act))
        assert lab.moves == [Draw(counts)]


def test_the_packet_is_lifted_by_dragging_it_up(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert lab.scene.canvas.places.handle is not None
    deck = lab.scene.canvas.places.handle
    start = QPoint(round(deck.center().x()), round(deck.bottom()) - 20)
    lab.drag(start, start - QPoint(0, 48))
    assert lab.moves == [Cut(20)]
    assert lab.state.public.lifted[0] in range(16, 25)


def test_space_goes_through_the_amounts_around_the_usual_one(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    asked = lab.scene.amount.asked
    assert asked is not None
    cursor = lab.scene.canvas.cursor
    cursor.put(next(stop for stop in cursor.stops() if stop.key in lab.scene.table.stocks))
    chosen = set()
    for _ in range(25):
        lab.key(Qt.Key.Key_Space)
        chosen.add(lab.scene.amount.value)
    assert {asked.usual - 10, asked.usual, asked.usual + 10} <= chosen
    lab.key(Qt.Key.Key_Return)
    assert [type(move) for move in lab.moves] == [Cut]


def test_a_packet_hardly_lifted_is_put_back(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert lab.scene.canvas.places.handle is not None
    start = lab.scene.canvas.places.handle.center().toPoint()
    lab.drag(start, start - QPoint(0, 5))
    assert lab.moves == []
    assert lab.scene.amount.value == 0


def test_the_packet_is_lifted_by_keys(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    lab.key(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert lab.moves == [Cut(23)]


def test_without_a_choice_the_packet_is_as_large_as_wanted(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert [button.code for button in lab.scene.actions.buttons] == [ActCode.CUT]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [Cut(22)]


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_every_preset_is_shown(labs: list[Lab], preset: str) -> None:
    options = ALL_PRESETS[preset].options
    lab = lab_of(labs, options, 300)
    table, places = lab.scene.table, lab.scene.canvas.places
    assert table is not None
    kinds = {zone.slot for zone in table.zones if zone.side == 0 and zone.slot is not None}
    assert ("wild" in kinds) == options.wild_melds
    assert ("own" in kinds) == bool(options.own_kinds)
    assert ("red threes" in kinds) == (options.lays_red_threes and preset != "special-deck")
    whole = QRectF(0, 0, places.width, places.height)
    for zone in places.zones.values():
        for _, spot in zone.cards:
            if spot.sheet is CardSide.FACE:
                assert whole.contains(spot.rect), zone.key


# What small zones show when much lies in them ------------------------------------------------

SIX = Options(
    players=6,
    sides=Sides.ALONE,
    packs=7,
    open_clean=Openness.NATURALS,
    open_dirty=Openness.ALL,
    open_wild=True,
)
SEVEN = ("A A A", "K K K", "Q Q Q", "J J J J", "T T T", "9 9 9 9", "8 8 8")
PILES = ("5 5 5 5 5 5 5", "4 4 4 4 4 4 2", "2 2 2 2 2 2 2")
LONG = "6 6 6 6 6 6 6 6 6"


def set_out(options: Options, sides: Sequence[Sequence[str]], red_threes: int = 0) -> State:
    """Seat 0 to play, with these melds of every side written as ranks, and so many red threes of
    side 1; * is a lady."""
    rules, state = played(options, 0)
    rest = sorted(rules.cards, key=lambda card: (card.pack, card.order))

    def pick(ranks: str) -> tuple[Card, ...]:
        found = []
        for rank in ranks.split():
            is_lady = rank == "*"
            card = next(
                card for card in rest if card.is_lady == is_lady and (is_lady or card.rank == rank)
            )
            rest.remove(card)
            found.append(card)
        return tuple(found)

    reds = tuple(card for card in rest if card.is_red_three)[:red_threes]
    tables = tuple(
        SideTable(tuple(meld_of(pick(meld)) for meld in melds), reds if side == 1 else ())
        for side, melds in enumerate(sides)
    )
    plain = [card for card in rest if not card.is_red_three and not card.is_lady]
    Random(5).shuffle(plain)
    players = range(options.players)
    hands = tuple(tuple(plain.pop() for _ in range(11)) for _ in players)
    feet = tuple(tuple(plain.pop() for _ in range(11)) for _ in players)
    public = replace(
        state.public, tables=tables, pile=(plain.pop(),), phase=Phase.PLAY, turn=Seat(0)
    )
    return State(public, hands, feet, (tuple(plain),))


def lab_with(
    labs: list[Lab],
    options: Options,
    sides: Sequence[Sequence[str]],
    size: tuple[int, int] = (1024, 652),
    red_threes: int = 0,
) -> Lab:
    state = set_out(options, sides, red_threes)
    labs.append(Lab(state, rules=HandAndFoot(options), size=size))
    return labs[-1]


def names(lab: Lab) -> list[str]:
    table = QAccessible.queryAccessibleInterface(lab.view)
    return [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]


@pytest.mark.parametrize("size", [(1024, 652), (1280, 672), (1920, 1032)])
def test_seven_melds_and_three_kinds_of_piles_show_all_ranks(
    labs: list[Lab], size: tuple[int, int]
) -> None:
    lab = lab_with(labs, SIX, ((), (*SEVEN, *PILES), (), (), (*SEVEN, *PILES), ()), size)
    for side in (1, 4):
        zones = [z for z in lab.scene.table.zones if z.side == side and z.cards]
        places = [lab.scene.canvas.places.zones[zone.key] for zone in zones]
        assert len(places) == 10
        melds = sorted(places[:7], key=lambda place: place.rect.x())
        for place, following in pairwise(melds):
            front = place.cards[-1][1]
            shown = following.rect.x() - front.x
            assert shown >= 0.37 * front.width, place.key
            assert shown >= front.width or front.form is Form.STACK
        piles = min(place.rect.left() for place in places[7:])
        assert melds[-1].rect.right() + 15.9 <= piles, "a gap between melds and piles"
        right = lab.scene.canvas.places.panels[side].right()
        assert max(place.label.right() for place in places) <= right


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_came_is_marked_beside_words_ranks_and_counts(labs: list[Lab], scale: float) -> None:
    state = set_out(SIX, ((), (*SEVEN, *PILES), SEVEN[:4], (), (), SEVEN), 1)
    size = (1024, round(700 - 48 * scale))
    labs.append(Lab(state, rules=HandAndFoot(SIX), size=size, style=Style(LIGHT, scale)))
    scene = labs[-1].scene
    others = [zone for zone in scene.table.zones if zone.side not in (0, None) and zone.cards]
    came = frozenset(card for zone in others for card in zone.cards[:2])
    view = labs[-1].rules.view(state, Seat(0))
    scene.show_view(view, badges=scene.canvas.shown.badges, came=came)
    marks = [item.sceneBoundingRect() for item in scene.canvas.marks.shown("came")]
    assert marks
    for zone in others:
        place = scene.canvas.places.zones[zone.key]
        rank, count = (scene.canvas.scale.rect(rect) for rect in (place.rect, place.label))
        if rank.height() > 40 * scale:
            # Rank and suit of a card stand in its upper half.
            rank.setHeight(rank.height() / 2)
        for mark in marks:
            assert not mark.contains(rank.center()), zone.key
            covered = mark.intersected(count)
            assert covered.height() <= 0.25 * count.height(), zone.key


def test_the_line_around_big_news_leaves_the_label_above_it_readable(labs: list[Lab]) -> None:
    state = set_out(SIX, ((PILES[0],), (), (), (), (), ()))
    style = Style(LIGHT, 1.5)
    labs.append(Lab(state, rules=HandAndFoot(SIX), size=(1024, 628), style=style))
    canvas = labs[-1].scene.canvas
    label = canvas.scale.rect(canvas.places.zones["slot0.clean"].label)
    canvas.set_moments([Moment("+500", "clean", side=0)])
    line, _ = canvas.marks.shown("moments")
    assert line.sceneBoundingRect().intersected(label).height() <= 0.3 * label.height()


def test_red_threes_and_all_kinds_of_piles_stay_beside_eleven_melds(labs: list[Lab]) -> None:
    nine = (*SEVEN, "7 7 7", "6 6 6")
    for melds in (SEVEN[:3], SEVEN, nine, (*nine, "A A A", "K K K")):
        lab = lab_with(labs, SIX, ((), (*melds, *PILES), (), (), (), ()), red_threes=2)
        places = lab.scene.canvas.places
        zones = [places.zones[f"meld1.{index}"] for index in range(len(melds))]
        slots = ("clean", "dirty", "wild", "red threes")
        zones += [places.zones[f"slot1.{slot}"] for slot in slots]
        for one, other in combinations(zones, 2):
            assert not one.label.intersects(other.label), (one.key, other.key)
        assert all(places.panels[1].contains(zone.rect) for zone in zones)


def test_a_row_with_fewer_zones_fills_its_width(labs: list[Lab]) -> None:
    lab = lab_with(labs, SIX, ((), ("A A A",), (), (), (), ()))
    panels = lab.scene.canvas.places.panels
    assert panels[5].right() == pytest.approx(panels[3].right())
    assert panels[4].left() == pytest.approx(panels[1].left())
    assert not panels[4].intersects(panels[5])


def size_tags(lab: Lab) -> int:
    return len(lab.scene.canvas.marks.shown("game"))


def test_the_sizes_of_long_piles_are_written_in_every_zone(labs: list[Lab]) -> None:
    lab = lab_with(labs, SIX, ((LONG,), (LONG,), PILES, (LONG, *PILES), (), ()))
    assert size_tags(lab) == 3, "on the slots themselves, no line below"
    lab.scene.canvas.large.enlarge(1)
    assert size_tags(lab) == 3
    found = names(lab)
    assert "Elise: Clean 1 of 2, of 9 cards" in found
    assert "Karl: Clean 2 of 2, of 9 and 7 cards" in found


SPECIAL_SIX = preset("special-deck", 6, Sides.ALONE)
SPECIAL_FOUR = preset("special-deck")
TWO_PILES = ("a a a a a a a * *", "b b b b b b b *")


@pytest.mark.parametrize("options", [SPECIAL_SIX, SPECIAL_FOUR], ids=["six", "four"])
def test_every_lady_is_seen_beside_a_second_pile(labs: list[Lab], options: Options) -> None:
    sides: list[Sequence[str]] = [() for _ in range(options.side_count)]
    sides[0] = sides[1] = TWO_PILES
    sides[0] = ("c c c c c c c * *", "d d d d d d d *")
    lab = lab_with(labs, options, sides)
    for zone in lab.scene.table.zones:
        if zone.place is not Place.SLOT or not zone.cards:
            continue
        cards = lab.scene.canvas.places.zones[zone.key].cards
        ladies = [spot for card, spot in cards if card.is_lady]
        assert len(ladies) == 3
        for lady in ladies:
            assert lady.sheet is CardSide.FACE
            corner = lady.rect.adjusted(0, 0, -lady.width + 12, -lady.rect.height() + 11)
            above = [s for _, s in cards if s.layer > lady.layer and s.sheet is not CardSide.HIDDEN]
            assert not any(spot.rect.intersects(corner) for spot in above)
        top = max((s for card, s in cards if not card.is_lady), key=lambda spot: spot.layer)
        over = [s for _, s in cards if s.layer > top.layer]
        index = top.rect.adjusted(0, 0, -top.width + 12, -top.rect.height() + 11)
        assert not any(spot.rect.intersects(index) for spot in over), "the pile's sign is seen"
    assert any(name.endswith("Clean 2, with 3 ladies") for name in names(lab))


def test_an_enlarged_side_is_announced(labs: list[Lab]) -> None:
    lab = lab_with(labs, SIX, ((), ("A A A",), (), (), (), ()))
    said = told_by(lab.scene.announced)
    with reader_on():
        lab.key("o")
        lab.scene.canvas.large.enlarge(2)
        lab.key("o", "o", "o", "o")
    assert said == [
        "The melds of Elise are full size.",
        "The melds of Josip are full size.",
        "The melds of Karl are full size.",
        "The melds of Petra are full size.",
        "The melds of Nina are full size.",
        "The melds of Marta are full size again.",
    ]


def test_high_zones_of_four_alone_use_their_height(labs: list[Lab]) -> None:
    four = Options(players=4, sides=Sides.ALONE, packs=5)
    lab = lab_with(labs, four, ((), (*SEVEN, PILES[0]), ("A A A", "K K K"), ()), (1370, 873))
    zones = lab.scene.canvas.places.zones
    rects = [zones[f"meld1.{index}"].rect for index in range(len(SEVEN))]
    assert len({rect.top() for rect in rects}) == 2, "seven melds lie in two rows"
    for one, other in pairwise(rects):
        assert not one.intersects(other)
    few = lab_with(labs, four, ((), SEVEN[:3], ("A A A", "K K K"), ()), (1370, 873))
    opened = [spot for _, spot in few.scene.canvas.places.zones["meld2.0"].cards]
    assert [spot.sheet for spot in opened] == [CardSide.FACE] * 3
    assert len({spot.x for spot in opened}) == 1, "two melds are open columns"


@pytest.mark.parametrize("game", ["raub", "manipulation", "hand-and-foot"])
def test_names_of_medium_length_are_whole_and_low_zones_have_initials(
    qtbot: QtBot, game: str
) -> None:
    """The last letter of a name is seen, and where a zone has no title its first one."""
    long = ("Margaret{}", "Aleksandr{}", "Maximilia{}", "Konstanti{}")
    short = ("{}a", "{}b", "{}c", "{}d")
    is_low = game == "hand-and-foot"
    options = next(iter(GAMES[game].presets.values()))
    pictures = []
    for letter in "ae":
        names = [name.format(letter) for name in (short if is_low else long)]
        text = TextSize.LARGEST if is_low else TextSize.NORMAL
        for program in running(5, replace(LIKED, text_size=text)):
            opened = play(program, game, options, names)
            program.window.resize(1024, 700)
            wait(qtbot, opened, Waiting.PERSON)
            places = opened.scene.canvas.places
            rects = [QRectF(panel.topLeft(), QSizeF(36, 100)) for panel in places.panels]
            if not is_low:
                rects = list(places.badges)
            scale = opened.scene.canvas.scale
            pictures.append([opened.view.grab(scale.rect(r).toRect()).toImage() for r in rects])
    assert pictures[0]
    assert all(one != other for one, other in zip(*pictures, strict=True))
