"""Card faces and backs: every card readable, distinct, crisp, drawn without any font."""

from __future__ import annotations

import platform
import subprocess
import sys
import time
from itertools import combinations, product
from math import cos, radians, sin

import pytest
from msgspec.structs import replace
from pictures_lab import contrast, covered, drawn
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QTransform

from handfoot_gui.core.cards import SPECIAL_RANKS, STANDARD_RANKS, STANDARD_SUITS, Card, Rank, Suit
from handfoot_gui.core.preferences import CardBack, CardDesign, SuitColours, SuitSigns, ThemeChoice
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.faces import STRIP, paint_face, paint_rank, paint_suit
from handfoot_gui.ui.art.palette import Back, CardStyle, Form, Shadow, form_for

PACK = (
    *(Card(rank, suit) for rank in STANDARD_RANKS[:-1] for suit in STANDARD_SUITS),
    Card(Rank.JOKER, Suit.HEARTS),
    Card(Rank.JOKER, Suit.SPADES),
)
SPECIAL = tuple(Card(rank, Suit.NONE) for rank in SPECIAL_RANKS)
THEMES = (ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)
LOOKS = tuple(
    CardStyle(suits, design, theme)
    for suits, design, theme in product(SuitColours, CardDesign, THEMES)
)

pytestmark = pytest.mark.usefixtures("qapp")


def pixels(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


def painted(card: Card, width: int, style: CardStyle, form: Form) -> QImage:
    """The face alone, without shadow, on a picture of exactly its size."""
    rect = QRectF(0, 0, width, width * 1.4)
    return drawn(width, round(width * 1.4), lambda on: paint_face(on, card, rect, style, form))


def colours(image: QImage) -> list[int]:
    """Of every pixel of an image as `painted` makes it."""
    return memoryview(image.constBits()).cast("I").tolist()


def sign_covers(suit: Suit, signs: SuitSigns) -> set[tuple[int, int]]:
    """What the sign of a suit covers of a square of 100 pixels inside one of 120."""
    card, style, rect = Card(Rank.ACE, suit), CardStyle(signs=signs), QRectF(10, 10, 100, 100)
    return covered(drawn(120, 120, lambda painter: paint_suit(painter, card, style, rect)))


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of two pictures of one size, 0 (equal) to 255."""
    assert one.size() == other.size()
    left, right = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(left, right, strict=True)) / len(left)


@pytest.mark.parametrize("design", CardDesign)
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("width", [44, 60, 72, 92, 148])
@pytest.mark.parametrize("pack", [PACK, SPECIAL], ids=["standard", "special"])
def test_every_face_is_drawn_and_unlike_every_other(
    pack: tuple[Card, ...], width: int, form: Form, design: CardDesign
) -> None:
    atlas = CardAtlas(CardStyle(design=design))
    blank = bytes(pixels(atlas.blank(width)).constBits())
    seen: dict[bytes, Card] = {}
    for card in pack:
        face = pixels(atlas.face(card, width, form))
        assert face.width() == width + 2 * Shadow.RESTING.margin
        drawn = bytes(face.constBits())
        assert drawn != blank
        assert drawn not in seen, f"{card} looks like {seen[drawn]}"
        seen[drawn] = card
    assert len(seen) == len(pack)


@pytest.mark.parametrize("width", [44, 92])
@pytest.mark.parametrize("form", Form)
def test_suits_stay_apart_without_colour(form: Form, width: int) -> None:
    """With two colours, hearts and diamonds differ by their shape alone, and by more than noise."""
    style = CardStyle(suits=SuitColours.TWO)
    for rank in (Rank.ACE, Rank.SEVEN, Rank.TEN):
        for one, other in ((Suit.HEARTS, Suit.DIAMONDS), (Suit.SPADES, Suit.CLUBS)):
            apart = difference(
                painted(Card(rank, one), width, style, form),
                painted(Card(rank, other), width, style, form),
            )
            assert apart > 0.7, (rank, one, other)


PEOPLE = tuple(Card(rank, Suit.NONE) for rank in (Rank.LORD, Rank.JESTER, Rank.VILLAIN, Rank.LADY))


def index_height(card: Card, width: int, form: Form) -> int:
    """How many rows of pixels the upper sign of a card's corner takes without a gap."""
    image, style = painted(card, width, CardStyle(), form), CardStyle()
    paper, left = QColor(style.paper.face), round(0.05 * width)

    def has_ink(y: int) -> bool:
        row = range(left, round(0.25 * width))
        return any(contrast(image.pixelColor(x, y).name(), paper.name()) > 2.5 for x in row)

    rows = [has_ink(y) for y in range(round(0.03 * width), round(0.6 * width))]
    first = rows.index(True)
    gap = round(0.016 * width)
    # The signs are made of parts that lie closer than an index to its suit.
    last = next(y for y in range(first, len(rows)) if not any(rows[y : y + gap]))
    return last - first


@pytest.mark.parametrize("form", Form)
def test_the_special_deck_has_indices_as_tall_as_the_french_one(form: Form) -> None:
    width = 400
    queen = index_height(Card(Rank.QUEEN, Suit.SPADES), width, form)
    for card in (*PEOPLE, Card(Rank.N4, Suit.NONE), Card(Rank.N12, Suit.NONE)):
        assert index_height(card, width, form) >= 0.9 * queen, card


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("width", [44, 92])
def test_families_of_the_special_deck_stay_apart_without_colour(form: Form, width: int) -> None:
    """Low and high numbers wear one colour here: their signs tell them, beside their index, too."""
    style = CardStyle(suits=SuitColours.TWO)
    low, high = (painted(Card(rank, Suit.NONE), width, style, form) for rank in (Rank.N6, Rank.N9))
    sign = {
        Form.FULL: QRectF(0.04, 0.32, 0.2, 0.2),
        Form.ROW: QRectF(0.7, 0.04, 0.24, 0.24),
        Form.STACK: QRectF(0.07, 0.4, 0.24, 0.24),
    }[form]
    at = QTransform.fromScale(width, width).mapRect(sign).toRect()
    assert difference(low.copy(at), high.copy(at)) > 10


@pytest.mark.parametrize("width", [44, 72, 148])
def test_people_of_the_special_deck_are_drawn_as_courts_are(width: int) -> None:
    """Somebody with skin, hair, clothes and gold is seen, and everybody another one."""
    form = form_for(width)
    images = [painted(card, width, CardStyle(), form) for card in PEOPLE]
    skin = QColor("#F3D3B3")
    for card, image in zip(PEOPLE, images, strict=True):
        shown = [
            image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())
        ]
        near = sum(contrast(colour.name(), skin.name()) < 1.05 for colour in shown)
        assert near > 0.006 * len(shown), card
    for one, other in combinations(images, 2):
        assert difference(one, other) > 8


HUNGARIAN = tuple(card for card in PACK if CardStyle(signs=SuitSigns.HUNGARIAN).is_hungarian(card))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("suits", SuitColours)
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("width", [44, 60, 72, 148])
def test_every_hungarian_face_is_unlike_every_other_and_unlike_the_french_one(
    width: int, form: Form, suits: SuitColours
) -> None:
    assert len(HUNGARIAN) == 32
    french, style = CardStyle(suits), CardStyle(suits, signs=SuitSigns.HUNGARIAN)
    seen: dict[bytes, Card] = {}
    for card in HUNGARIAN:
        face = painted(card, width, style, form)
        drawn = bytes(face.constBits())
        assert drawn not in seen, f"{card} looks like {seen[drawn]}"
        seen[drawn] = card
        # A heart is a heart in both packs.
        if card.suit is not Suit.HEARTS or card.rank in (Rank.ACE, Rank.QUEEN, Rank.JACK):
            assert difference(face, painted(card, width, french, form)) > 0.5, card


def test_hungarian_suits_stay_apart_without_colour() -> None:
    """All in one colour, any two signs still differ by their shape."""
    shapes = {suit: sign_covers(suit, SuitSigns.HUNGARIAN) for suit in STANDARD_SUITS}
    for one, other in combinations(STANDARD_SUITS, 2):
        # What only one of the two covers, as a share of what both cover.
        here, there = shapes[one], shapes[other]
        assert len(here ^ there) > 0.15 * len(here | there), (one, other)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("design", CardDesign)
@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("signs", SuitSigns)
def test_the_narrowest_strip_shows_the_whole_index(
    form: Form, design: CardDesign, signs: SuitSigns
) -> None:
    """Nothing of rank or suit is cut: ink lies inside the strip, and paper at the cut edge."""
    style, width = CardStyle(design=design, signs=signs), 400
    cut = round(STRIP[form] * width)
    # Below the index of a stacked card the sign or the picture may pass under the cut; in a fan of
    # full faces no pip or picture peeps out anywhere.
    depth = round(width * 0.66) if form is Form.STACK else width
    if form is Form.ROW:
        at_cut, strip = (12, cut - 2, width - 24, 2), (12, 12, width - 24, cut - 12)
    else:
        at_cut, strip = (cut - 2, 12, 2, depth - 12), (12, 12, cut - 12, depth - 12)
    for card in HUNGARIAN if signs is SuitSigns.HUNGARIAN else (*PACK, *SPECIAL):
        image = painted(card, width, style, form)
        assert set(colours(image.copy(*at_cut))) == {QColor(style.paper.face).rgba()}, card
        if signs is SuitSigns.FRENCH:
            assert colours(image.copy(*strip)).count(QColor(style.ink(card)).rgba()) > 800, card


def test_other_cards_stay_french() -> None:
    """A two or a joker has no Hungarian face and is drawn as ever."""
    for card in set(PACK) - set(HUNGARIAN):
        style = CardStyle(signs=SuitSigns.HUNGARIAN)
        colours = CardStyle()
        if card.suit is Suit.HEARTS:
            assert painted(card, 92, style, Form.FULL) == painted(card, 92, colours, Form.FULL)


@pytest.mark.parametrize("widest", [100, 40])
def test_a_rank_is_as_high_as_asked_and_no_wider(widest: int) -> None:
    rect = QRectF(70 - widest / 2, 20, widest, 100)
    for rank in STANDARD_RANKS[:-1]:
        card = Card(rank, Suit.HEARTS)
        ink = covered(drawn(140, 140, lambda on, c=card: paint_rank(on, c, CardStyle(), rect)))
        assert {min(y for _, y in ink), max(y for _, y in ink)} == {20, 119}, rank
        assert all(69 - widest / 2 <= x <= 70 + widest / 2 for x, _ in ink), rank


def test_a_small_rank_is_printed_with_more_ink() -> None:
    """Thin letters are read worse than the same letters large."""

    def inked(high: int) -> float:
        card, rect = Card(Rank.KING, Suit.SPADES), QRectF(0, 0, high, high)
        image = drawn(high, high, lambda painter: paint_rank(painter, card, CardStyle(), rect))
        places = product(range(high), range(high))
        return sum(image.pixelColor(x, y).alphaF() for x, y in places) / high**2

    assert inked(12) > 1.06 * inked(120) > 1.05 * inked(24)


def test_every_index_stands_out_from_its_paper_and_families_hold() -> None:
    for style in LOOKS:
        assert contrast(style.paper.edge, style.paper.face) >= 2.95, style
        for suit in STANDARD_SUITS:
            assert contrast(style.suit_colour(suit), style.paper.face) >= 3, (style, suit)
            shade = QColor(style.suit_colour(suit))
            assert (shade.red() > shade.blue()) is suit.is_red, (style, suit)
            hungarian = replace(style, signs=SuitSigns.HUNGARIAN)
            assert contrast(hungarian.suit_colour(suit), style.paper.face) >= 3.9, (style, suit)
            clear = CardStyle(theme=ThemeChoice.HIGH_CONTRAST)
            assert contrast(clear.suit_colour(suit), clear.paper.face) >= 4.5, suit
        for card in SPECIAL:
            assert contrast(style.ink(card), style.paper.face) >= 3, (style, card)


def test_a_picture_for_a_fine_screen_has_twice_the_pixels() -> None:
    atlas = CardAtlas()
    card = Card(Rank.QUEEN, Suit.HEARTS)
    plain, fine = atlas.face(card, 92, dpr=1), atlas.face(card, 92, dpr=2)
    assert fine.size() == QSize(plain.width() * 2, fine.height())
    assert fine.height() in (plain.height() * 2, plain.height() * 2 - 1)
    assert fine.devicePixelRatio() == 2
    assert fine.deviceIndependentSize().width() == plain.width()


@pytest.mark.parametrize("code", ["QH1", "TS1", "*H1", "AC1"])
def test_a_large_card_is_drawn_not_stretched(code: str) -> None:
    card, style = Card.parse(code), CardStyle()
    small, large = painted(card, 80, style, Form.FULL), painted(card, 160, style, Form.FULL)
    stretched = small.scaled(
        large.size(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    assert difference(large, stretched) > 1


def test_small_cards_choose_the_row_form() -> None:
    assert (form_for(71), form_for(72)) == (Form.ROW, Form.FULL)
    atlas, card = CardAtlas(), Card(Rank.NINE, Suit.CLUBS)
    assert atlas.face(card, 60) is atlas.face(card, 60, Form.ROW)
    assert atlas.face(card, 92) is atlas.face(card, 92, Form.FULL)
    assert atlas.face(card, 60) is not atlas.face(card, 60, Form.STACK)


def test_equal_questions_get_the_same_picture() -> None:
    atlas = CardAtlas()
    first = atlas.face(Card(Rank.KING, Suit.HEARTS, 1), 92, dpr=1)
    assert atlas.face(Card(Rank.KING, Suit.HEARTS, 5), 92, dpr=1) is first
    assert atlas.back(Back.WINE, 92) is atlas.back(Back.WINE, 92)
    assert atlas.blank(92) is atlas.blank(92)
    assert atlas.face(Card(Rank.KING, Suit.HEARTS), 92, shadow=Shadow.LIFTED) is not first
    assert atlas.face(Card(Rank.KING, Suit.HEARTS), 92, dpr=2) is not first
    assert atlas.face(Card(Rank.KING, Suit.HEARTS), 93) is not first


def test_a_new_look_draws_new_pictures() -> None:
    atlas, card = CardAtlas(), Card(Rank.FIVE, Suit.DIAMONDS)
    before = atlas.face(card, 92)
    atlas.style = CardStyle()
    assert atlas.face(card, 92) is before, "an equal look keeps the pictures"
    for style in LOOKS[1:]:
        atlas.style = style
        assert pixels(atlas.face(card, 92)) != pixels(before), style


def test_the_pictures_that_nobody_asks_for_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("handfoot_gui.ui.art.atlas._MOST_KEPT", 3)
    atlas = CardAtlas()
    first, used = atlas.blank(43), atlas.blank(44)
    for width in range(45, 60):
        last = atlas.blank(width)
        assert atlas.blank(44) is used
    assert atlas.blank(59) is last
    assert atlas.blank(43) is not first


ALLOCATED = """
import ctypes, gc, sys
class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd",
        "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]
count = ctypes.CDLL(None).mallinfo2
count.restype = Info
def allocated():
    gc.collect()
    return count().uordblks + count().hblkhd
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(["", "-platform", "offscreen"])
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Form
faces = {card.face: card for card in HandAndFoot(Options()).cards}.values()
def drawn():
    atlas = CardAtlas()
    return [atlas.face(card, width, form) for card in faces
            for form, width in ((Form.FULL, 92.0), (Form.ROW, 49.0), (Form.STACK, 45.0))]
begin = allocated()
first = drawn()
pixels = sum(one.width() * one.height() * one.depth() // 8 for one in first)
paths = allocated() - begin - pixels
begin = allocated()
second = drawn()
print(pixels, paths, allocated() - begin - pixels)
"""


@pytest.mark.skipif(
    platform.libc_ver()[0] != "glibc", reason="only glibc tells what Qt has allocated"
)
def test_a_picture_keeps_its_pixels_and_nothing_else() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALLOCATED], capture_output=True, text=True, check=True
    )
    pixels, paths, beside = map(int, done.stdout.split())
    assert pixels > 4_000_000, "all faces in three forms"
    assert paths < 2_500_000, "signs are kept once, not once for every card"
    assert beside < pixels / 8, "no picture keeps what it was painted with"


def test_red_and_black_joker_differ() -> None:
    red, black = Card(Rank.JOKER, Suit.HEARTS), Card(Rank.JOKER, Suit.SPADES)
    for form in Form:
        one, other = (painted(card, 60, CardStyle(), form) for card in (red, black))
        assert difference(one, other) > 1


@pytest.mark.parametrize("width", [44, 92])
def test_backs_differ_from_each_other_and_from_the_blank(width: int) -> None:
    pictures = [
        pixels(CardAtlas(CardStyle(back=design)).back(kind, width))
        for kind in Back
        for design in CardBack
    ]
    pictures.append(pixels(CardAtlas().blank(width)))
    for place, one in enumerate(pictures):
        assert all(difference(one, other) > 5 for other in pictures[place + 1 :])


@pytest.mark.parametrize("design", CardBack)
def test_a_back_does_not_tell_which_way_round_the_card_lies(design: CardBack) -> None:
    """Outside the medallion, which stands upright, a back is the same when turned."""
    atlas = CardAtlas(CardStyle(back=design))
    image = pixels(atlas.back(Back.BLUE, 200, shadow=Shadow.NONE))
    turned = image.transformed(QTransform.fromScale(-1, -1))
    pattern = 0
    for x, y in product(range(200), range(85)):
        one, other = image.pixelColor(x, y), turned.pixelColor(x, y)
        assert abs(one.lightness() - other.lightness()) < 12, (x, y)
        pattern += one != image.pixelColor(100, 15)
    assert pattern > 500


@pytest.mark.parametrize("shadow", Shadow)
def test_a_shadow_stays_inside_its_margin(shadow: Shadow) -> None:
    margin = shadow.margin
    image = pixels(CardAtlas().face(Card(Rank.TWO, Suit.CLUBS), 80, shadow=shadow))
    assert image.size() == QSize(80 + 2 * margin, 112 + 2 * margin)
    if margin:
        right, bottom = image.width() - 1, image.height() - 1
        for x in range(image.width()):
            assert image.pixelColor(x, 0).alpha() == image.pixelColor(x, bottom).alpha() == 0
        for y in range(image.height()):
            assert image.pixelColor(0, y).alpha() == image.pixelColor(right, y).alpha() == 0
        below = image.pixelColor(margin + 40, margin + 112)
        above = image.pixelColor(margin + 40, margin - 2)
        assert below.alpha() > 20
        assert above.alpha() == 0
    assert image.pixelColor(margin + 40, margin + 60).alpha() == 255


@pytest.mark.parametrize("signs", SuitSigns)
@pytest.mark.parametrize("suit", STANDARD_SUITS)
def test_signs_fill_their_square(suit: Suit, signs: SuitSigns) -> None:
    ink = sign_covers(suit, signs)
    assert all(10 <= at < 110 for place in ink for at in place)
    across, high = ({place[axis] for place in ink} for axis in (0, 1))
    assert len(high) > 90
    assert (min(across) + max(across)) / 2 == pytest.approx(59.5, abs=1)


def test_a_club_is_round() -> None:
    """Its upper leaf is a circle, no polygon."""
    ink = sign_covers(Suit.CLUBS, SuitSigns.FRENCH)
    for degrees in range(-180, 1, 5):
        across, down = cos(radians(degrees)), sin(radians(degrees))
        for reach, is_inside in ((22.4, True), (24.4, False)):
            at = (int(60 + reach * across), int(34.5 + reach * down))
            assert (at in ink) is is_inside, (degrees, reach)


def test_a_face_paints_on_any_painter_and_leaves_it_as_it_was() -> None:
    image = QImage(500, 700, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(7, 9)
    before = painter.transform()
    for form in Form:
        for card in PACK:
            paint_face(painter, card, QRectF(20, 30, 50, 70), CardStyle(), form)
    assert painter.transform() == before
    assert not painter.hasClipping()
    assert painter.opacity() == 1
    painter.end()
    assert image.pixelColor(5, 5) == QColor("white")
    assert image.pixelColor(460, 660) == QColor("white")


def test_a_face_respects_the_clip_of_its_painter() -> None:
    for card in (Card.parse("KH1"), Card.parse("AS1")):

        def paint(painter: QPainter, card: Card = card) -> None:
            painter.setClipRect(QRectF(0, 0, 40, 140))
            paint_face(painter, card, QRectF(0, 0, 100, 140), CardStyle(), Form.FULL)

        image = drawn(100, 140, paint)
        assert all(image.pixelColor(x, 70).alpha() == 0 for x in range(41, 100)), card
        assert image.pixelColor(20, 70).alpha() == 255


def test_a_face_is_drawn_quickly() -> None:
    atlas = CardAtlas()
    for card in PACK:
        atlas.face(card, 92)
    atlas.style = CardStyle(suits=SuitColours.TWO)
    started = time.process_time()
    for card in PACK:
        atlas.face(card, 92)
    # About 0.5 ms each, whatever else the machine does.
    assert (time.process_time() - started) / len(PACK) < 0.01


def test_importing_the_art_reads_no_picture() -> None:
    """Start-up: a picture is read when it is first asked for."""
    script = (
        "import handfoot_gui.ui.art.atlas\n"
        "from handfoot_gui.ui.art.pictures import source\n"
        "print(source.cache_info().misses)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "0"
