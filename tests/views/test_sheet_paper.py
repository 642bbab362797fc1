"""Score sheets as PDFs and pictures: size, text, margins, and nothing lost in grey."""

from __future__ import annotations

import html
import itertools
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from sheets import blank, model, played

from handfoot_gui.core.score_sheet import Origin, SheetFacts
from handfoot_gui.ui.print.page_format import PaperSize, Wish
from handfoot_gui.ui.print.printing import paint_onto, pdf_of, picture_of
from handfoot_gui.ui.print.sheet_pages import pages_of
from handfoot_gui.ui.print.sheet_printout import sheet_page, sheet_printout

POINT = 72 / 25.4
MARGIN = 12.7 * POINT
LETTER = PaperSize.LETTER

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext is not installed"
)

VARIANTS: list[tuple[str, SheetFacts, Wish]] = [
    ("pairs", played("presets/classic.handfoot.json"), Wish()),
    ("pairs half", played("presets/classic.handfoot.json", 0.6), Wish(LETTER)),
    ("pairs large", played("presets/classic.handfoot.json"), Wish(is_large=True)),
    ("alone", played("presets/simpson.handfoot.json"), Wish(LETTER)),
    ("alone large", played("presets/brouillette-high.handfoot.json"), Wish(is_large=True)),
    ("teams", played("presets/pennies.handfoot.json"), Wish()),
    ("raub", played("raub/classic-3.handfoot.json"), Wish()),
    ("raub large", played("raub/classic-4.handfoot.json"), Wish(LETTER, True)),
    ("rummy", played("manipulation/classic-4.handfoot.json"), Wish(LETTER, True)),
    ("rummy three", played("manipulation/classic-3.handfoot.json"), Wish()),
    ("six alone", blank("hand-and-foot", "simpson", 6), Wish()),
    ("six alone large", blank("hand-and-foot", "special-deck", 6), Wish(is_large=True)),
    ("two sheets", blank("hand-and-foot", "saskatchewan"), Wish(LETTER, share=2)),
    ("two raub", blank("raub", "classic"), Wish(share=2)),
    ("rummy five", blank("manipulation", "classic", 5), Wish(is_large=True)),
]
NAMED = pytest.mark.parametrize(
    ("facts", "wish"), [v[1:] for v in VARIANTS], ids=[v[0] for v in VARIANTS]
)
pytestmark = pytest.mark.usefixtures("qapp")


def pdf(facts: SheetFacts, wish: Wish, path: Path) -> Path:
    path.write_bytes(pdf_of(sheet_printout(pages_of(model(facts), wish), "Sheet")))
    return path


def text_of(path: Path) -> str:
    done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
    return done.stdout.decode()


Box = tuple[float, float, float, float, str]


def words_of(path: Path) -> list[tuple[float, float, list[Box]]]:
    """Width and height of every page in points, and its words with left, top, right, bottom."""
    done = subprocess.run(["pdftotext", "-bbox", path, "-"], capture_output=True, check=True)
    pages = []
    for part in done.stdout.decode().split("<page ")[1:]:
        size = re.match(r'width="([\d.]+)" height="([\d.]+)"', part)
        assert size is not None
        found = re.findall(
            r'xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>',
            part,
        )
        words = [(*map(float, word[:4]), html.unescape(word[4])) for word in found]
        pages.append((float(size[1]), float(size[2]), words))
    return pages


@needs_poppler
@NAMED
def test_words_stand_within_the_margins_whole_and_beside_each_other(
    facts: SheetFacts, wish: Wish, tmp_path: Path
) -> None:
    for width, height, words in words_of(pdf(facts, wish, tmp_path / "sheet.pdf")):
        assert len(words) > 30
        for left, top, right, bottom, word in words:
            # The box of a word is higher than its ink.
            assert left > MARGIN - 1, word
            assert right < width - MARGIN + 1, word
            assert top > MARGIN - 4, word
            assert bottom < height - MARGIN + 3, word
            assert "…" not in word
        for one, other in itertools.combinations(words, 2):
            beside = min(one[2], other[2]) - max(one[0], other[0])
            below = min(one[3], other[3]) - max(one[1], other[1])
            lower = min(one[3] - one[1], other[3] - other[1])
            assert beside <= 1 or below <= 0.38 * lower, (one, other)


@needs_poppler
@pytest.mark.parametrize(
    "wish", [Wish(), Wish(is_large=True), Wish(share=2), Wish(PaperSize.LETTER, share=2)], ids=str
)
def test_house_rules_with_a_long_name_are_said_whole(wish: Wish, tmp_path: Path) -> None:
    facts = played("presets/special-deck.handfoot.json")
    name = "Grandmother's rules for Christmas Eve"
    options = replace(facts.options, target=20_000)  # type: ignore[type-var]
    facts = replace(facts, rules=name, options=options, family="The Novaks")
    if wish.share > 1:
        facts = replace(facts, sheet=None, names=(), origin=Origin.BLANK)
    found = " ".join(text_of(pdf(facts, wish, tmp_path / "sheet.pdf")).split())
    assert "…" not in found
    for part in (f"Rules: {name}.", "to 20,000 points", "262 special cards."):
        words = part.split()
        assert all(word in found for word in words), part
    assert "Saturday, November 21, 2026" in found


@needs_poppler
def test_the_text_of_a_filled_sheet(tmp_path: Path) -> None:
    facts = replace(played("presets/classic.handfoot.json"), family="The Novaks")
    found = text_of(pdf(facts, Wish(), tmp_path / "sheet.pdf"))
    lines = [" ".join(line.split()) for line in found.splitlines()]
    assert "The Novaks" in found
    assert "Saturday, November 21, 2026" in found
    assert "Zagreb" in found
    assert "Josip and Marta Elise and Karl" in lines
    assert any(line.startswith("Clean books 1,000 2,000 – 1,500") for line in lines)
    assert "Deal total 4,580 6,535 3,080 5,650 4,255 5,125 5,525 5,010" in lines
    assert "Running total 4,580 6,535 7,660 12,185 11,915 17,310 17,440 22,320" in lines
    assert "Behind the leader 1,955 leads 4,525 leads 5,395 leads 4,880 leads" in lines
    assert "Who went out Elise nobody nobody nobody" in lines
    assert "Winner Elise and Karl by 4,880 points" in lines
    assert "Page 1 of 1" in found


LONG = (
    "Maximiliane Wolkenstein-Huber",
    "Jean-Baptiste Charpentier de la Tour",
    "Ana",
    "Konstantinos Papadopoulos",
    "Elisabeth von Hohenlohe",
    "Bartholomew Featherstonehaugh",
)


@needs_poppler
@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize(
    "name",
    ["presets/classic", "presets/pennies", "presets/simpson", "raub/classic-3", "raub/classic-4",
     "manipulation/classic-3", "manipulation/classic-4"],
)  # fmt: skip
def test_long_names_are_whole(name: str, paper: PaperSize, is_large: bool, tmp_path: Path) -> None:
    facts = played(f"{name}.handfoot.json")
    facts = replace(facts, names=LONG[: len(facts.names)])
    path = pdf(facts, Wish(paper, is_large), tmp_path / "sheet.pdf")
    assert "…" not in text_of(path)
    (_, height, words), *_ = words_of(path)
    box = [word[4].rstrip(",") for word in words if word[1] < height / 3]
    for part in " ".join(facts.names).replace("-", " ").split():
        assert any(part in word for word in box), part


@needs_poppler
@pytest.mark.parametrize("paper", PaperSize)
def test_what_a_pile_is_worth_is_said_where_rows_are_low_too(
    tmp_path: Path, paper: PaperSize
) -> None:
    for number, players in enumerate((2, 5, 6)):
        facts = blank("hand-and-foot", "brouillette-high", players)
        found = text_of(pdf(facts, Wish(paper), tmp_path / f"{number}.pdf"))
        said = " ".join(found.split())
        bonuses = {
            "Clean books": 500, "Dirty books": 300, "Books of threes": 300, "Exact cut": 100,
        }  # fmt: skip
        for name, worth in bonuses.items():
            assert f"{name} × {worth}" in said or f"{worth} each" in said
        assert "Going out 100" in said


@needs_poppler
def test_the_text_of_raub_and_manipulation(tmp_path: Path) -> None:
    raub = text_of(pdf(played("raub/classic-3.handfoot.json"), Wish(), tmp_path / "raub.pdf"))
    lines = [" ".join(line.split()) for line in raub.splitlines()]
    assert "Start 21 21 21" in lines
    assert "1 Elise +2 23 −1 20 −3 18 Elise" in lines
    assert "4 Refe: dealt by Elise, thrown in" in lines
    assert "5 Josip −4 17 −2 19 −2 15 Josip × 2" in lines
    assert "9 Refe: Marta passed the deal on" in lines
    rummy = text_of(pdf(played("manipulation/classic-3.handfoot.json"), Wish(), tmp_path / "m.pdf"))
    lines = [" ".join(line.split()) for line in rummy.splitlines()]
    assert "Final total 317 0 97" in lines
    assert any("2 × 25" in line for line in lines)
    assert any("Somebody reaches 150" in line for line in lines)


@needs_poppler
def test_two_blank_sheets_say_everything_twice(tmp_path: Path) -> None:
    path = pdf(blank("hand-and-foot", "classic"), Wish(share=2), tmp_path / "two.pdf")
    ((width, height, words),) = words_of(path)
    assert (round(width), round(height)) == (842, 595)
    assert sum(word[4] == "Running" for word in words) == 2
    assert sum(word[4] == "Winner" for word in words) == 2


@needs_poppler
@pytest.mark.parametrize("wish", [Wish(), Wish(share=2), Wish(LETTER, share=2)], ids=str)
def test_every_head_says_what_its_figure_is_for(wish: Wish, tmp_path: Path) -> None:
    """No "first 120", however narrow the column is."""
    ((_, _, words),) = words_of(pdf(blank("hand-and-foot", "classic"), wish, tmp_path / "s.pdf"))
    texts = [word[4] for word in words]
    heads = [place for place, text in enumerate(texts) if text == "first"]
    assert len(heads) == 4 * wish.share
    assert all(texts[place + 1] == "meld" for place in heads)
    for minimum in ("50", "90", "120", "150"):
        assert texts.count(minimum) >= wish.share


@pytest.mark.parametrize(
    ("paper", "size"), [(PaperSize.A4, (595, 842)), (PaperSize.LETTER, (612, 792))], ids=str
)
def test_a_pdf_has_the_size_of_its_paper(paper: PaperSize, size: tuple[int, int]) -> None:
    content = pdf_of(
        sheet_printout(pages_of(model(blank("raub", "classic")), Wish(paper)), "Sheet")
    )
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert {tuple(round(float(side)) for side in box) for box in boxes} == {size}


@NAMED
def test_the_picture_is_black_on_white_within_the_margins(facts: SheetFacts, wish: Wish) -> None:
    for page in pages_of(model(facts), wish):
        scale = 3.0
        picture = picture_of(sheet_page(page), round(page.width * scale))
        width, height = picture.width(), picture.height()
        pixels = bytes(picture.constBits())
        grey = pixels[0::4]
        assert grey == pixels[1::4] == pixels[2::4]
        margin = round(12.2 * scale)
        lines = [grey[y * width : (y + 1) * width] for y in range(height)]
        inked = [y for y, row in enumerate(lines) if min(row) < 250]
        assert margin <= inked[0]
        assert inked[-1] < height - margin
        assert all(min(row[:margin] + row[-margin:]) >= 250 for row in lines)
        assert sum(sign < 100 for sign in grey) > 1000


def test_sides_are_told_apart_without_any_colour() -> None:
    """Six marks, each of another shape or another filling."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QColor, QImage, QPainter

    from handfoot_gui.ui.print.page_marks import SideSign
    from handfoot_gui.ui.print.print_painter import paint_marks

    seen = set()
    for side in range(6):
        picture = QImage(40, 40, QImage.Format.Format_RGB32)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        painter.scale(0.1, 0.1)
        paint_marks(painter, [SideSign(side, QPointF(2, 2), 3)])
        painter.end()
        ink = sum(picture.pixelColor(x, y).red() < 128 for x in range(40) for y in range(40))
        middle = picture.pixelColor(20, 20).red() < 128
        assert middle == (side % 2 == 0)
        seen.add((ink // 8, middle))
    assert len(seen) == 6


def test_the_same_pages_go_to_a_printer(tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    path = tmp_path / "printed.pdf"
    printer.setOutputFileName(str(path))
    pages = pages_of(model(played("raub/classic-4.handfoot.json")), Wish(LETTER))
    assert paint_onto(printer, sheet_printout(pages, "Sheet"))
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    assert [tuple(round(float(side)) for side in box) for box in boxes] == [(612, 792)]
    if shutil.which("pdftotext") is not None:
        saved = pdf(played("raub/classic-4.handfoot.json"), Wish(LETTER), tmp_path / "saved.pdf")
        assert text_of(path).split() == text_of(saved).split()


@needs_poppler
def test_any_name_leaves_the_figures_in_their_places(tmp_path: Path, qapp: QApplication) -> None:
    del qapp
    names = ("W" * 200, "אברהם בן יצחק", "🎴 Zoë", "{x}\n<b>")
    facts = replace(
        played("presets/classic.handfoot.json"), names=names, family="F" * 200, place="P" * 200
    )
    found = text_of(pdf(facts, Wish(), tmp_path / "names.pdf"))
    lines = [" ".join(line.split()) for line in found.splitlines()]
    assert "Running total 4,580 6,535 7,660 12,185 11,915 17,310 17,440 22,320" in lines
    assert "Zoë" in found
    assert "{x} <b>" in found
