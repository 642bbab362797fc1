"""Assets are found, also inside an installed wheel; every picture is drawn and takes colours."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import asdict, replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from handfoot_gui.assets import asset_path
from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back, CardStyle, Form, Inks
from handfoot_gui.ui.art.pictures import drawing, forget, paint
from handfoot_gui.ui.window.application import APP_ID

ROOT = Path(__file__).parent.parent
ASSETS = ROOT / "assets"
PICTURES = sorted(
    path.relative_to(ASSETS).with_suffix("").as_posix()
    for folder in ("cards", "backs", "icons", "portraits")
    for path in (ASSETS / folder).rglob("*.svg")
)
OWN = {"gold", "skin", "shade", "blush", "lips", "dark", "stem", "quill"}
OWN |= {"red", "orange", "blue", "sky", "green", "brown", "sand"}
"""Classes whose colour is the artist's."""
COLOURS = Inks(*(f"#{number:02x}ff{number:02x}" for number in range(0, 100, 10)))


def test_the_icon_is_found() -> None:
    assert asset_path("icon.svg").read_text("utf-8").startswith("<svg")


def test_a_wheel_carries_the_assets_where_they_are_looked_for(tmp_path: Path) -> None:
    hatchling = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    wheel = next(hatchling.WheelBuilder(str(ROOT)).build(directory=str(tmp_path)))
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"handfoot_gui/assets/{name}.svg" for name in ("icon", *PICTURES)} <= names
    puzzles = {
        f"handfoot_gui/assets/puzzles/{path.name}" for path in (ASSETS / "puzzles").glob("*.jsonl")
    }
    assert puzzles
    assert puzzles <= names
    languages = {path.name for path in (ASSETS / "translations").glob("*.qm")}
    carried = {name for name in names if name.startswith("handfoot_gui/assets/translations/")}
    assert carried == {f"handfoot_gui/assets/translations/{name}" for name in languages}
    assert "handfoot_en.qm" in languages
    assert "handfoot_gui/ui/widgets/theme.py" in names
    assert "handfoot_gui/storage/formats.md" in names
    share = {name.partition(".data/data/share/")[2] for name in names}
    sizes = ("16x16", "22x22", "24x24", "32x32", "48x48", "64x64", "128x128", "256x256", "512x512")
    assert share - {""} == {
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        f"icons/hicolor/scalable/apps/{APP_ID}.svg",
        f"icons/hicolor/scalable/mimetypes/{APP_ID}-file.svg",
        *(f"icons/hicolor/{size}/apps/{APP_ID}.png" for size in sizes),
        *(f"icons/hicolor/{size}/mimetypes/{APP_ID}-file.png" for size in sizes),
        "man/man6/handfoot.6",
        "bash-completion/completions/handfoot",
        "zsh/site-functions/_handfoot",
        "fish/vendor_completions.d/handfoot.fish",
    }


def parts(name: str) -> list[ElementTree.Element]:
    return list(ElementTree.parse(ASSETS / f"{name}.svg").iter())


def classes(name: str) -> set[str]:
    return {word for part in parts(name) for word in part.get("class", "").split()}


def picture(name: str, inks: Inks) -> QImage:
    image = QImage(120, 120, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter, name, QRectF(10, 10, 100, 100), inks)
    painter.end()
    return image


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.usefixtures("qapp")
def test_a_picture_takes_every_colour_it_is_given(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    given = {word.removesuffix("-line") for word in classes(name)}
    coloured = picture(name, COLOURS)
    assert given <= {*Inks.__struct_fields__, *OWN}
    for part in asdict(COLOURS):
        other = picture(name, replace(COLOURS, **{part: "#0000ff"}))
        assert (other != coloured) is (part in given), part
    as_drawn = picture(name, Inks())
    own = "its own colours differ from those it was given"
    assert as_drawn != coloured or not given - OWN, own
    assert any(as_drawn.pixelColor(x, y).alpha() for x in range(120) for y in range(120))
    assert caplog.messages == []


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_made_of_shapes_with_classes(name: str) -> None:
    """Nothing that Qt draws differently elsewhere, no fonts, no colours that hide a class."""
    known = ["svg", "style", "defs", "g", "path", "circle", "ellipse", "rect", "use"]
    for part in parts(name):
        assert part.tag.removeprefix("{http://www.w3.org/2000/svg}") in known, part.tag
        assert part.tag.endswith("svg") or not {"style", "fill", "stroke"} & set(part.keys())
    # Each class has a colour of its own in the file, so that an artist sees what it is.
    style = "".join(part.text or "" for part in parts(name) if part.tag.endswith("style"))
    for word in classes(name):
        kind = "stroke" if word.endswith("-line") else "fill"
        assert re.search(rf"\.{word} \{{ {kind}: #[0-9A-F]{{6}} \}}", style), word


DRAWS = """
import sys
from itertools import product
asked = set()
sys.addaudithook(lambda what, about: asked.add(str(about[0])) if what == "open" else None)
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap
from handfoot_gui.core.cards import SPECIAL_RANKS, STANDARD_RANKS, STANDARD_SUITS, Card, Suit
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.core.preferences import CardBack, Motif, SuitSigns
from handfoot_gui.ui.art.palette import Back, CardStyle, Form
from handfoot_gui.ui.widgets.avatars import medallion
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import MarkShape
app = QGuiApplication(["", "-platform", "offscreen"])
faces = [*(Card(rank, suit) for rank in STANDARD_RANKS for suit in STANDARD_SUITS),
         *(Card(rank, Suit.NONE) for rank in SPECIAL_RANKS)]
for signs, form, card in product(SuitSigns, Form, faces):
    CardAtlas(CardStyle(signs=signs)).face(card, 80, form)
for letters, card in product(("ARDV", "AKDB", "AKDZ"), faces):
    CardAtlas(CardStyle(letters=letters)).face(card, 80, Form.FULL)
for design in CardBack:
    CardAtlas(CardStyle(back=design)).back(Back.BLUE, 80)
for motif in Motif:
    medallion(motif, 40, "#FFFFFF")
picture = QPixmap(80, 80)
painter = QPainter(picture)
for sign in Icon:
    paint_sign(painter, sign, QRectF(0, 0, 20, 20), "#000000")
for shape in MarkShape:
    paint_shape(painter, shape, QRectF(0, 0, 20, 20), "#000000")
painter.end()
print("\\n".join(name for name in asked if name.endswith(".svg")))
"""


def test_every_picture_is_drawn_somewhere() -> None:
    done = subprocess.run([sys.executable, "-c", DRAWS], capture_output=True, text=True, check=True)
    assert done.stderr == "", "no file is missing"
    drawn = {Path(line) for line in done.stdout.split("\n") if line}
    assert drawn == {asset_path(f"{name}.svg") for name in PICTURES}


@pytest.fixture
def poor_assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder without any picture in the place of the assets."""
    monkeypatch.setattr("handfoot_gui.ui.art.pictures.asset_path", lambda name: tmp_path / name)
    forget()
    yield tmp_path
    forget()


@pytest.mark.usefixtures("qapp")
def test_without_pictures_a_table_is_poor_but_there(
    poor_assets: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A crossed box and one line in the log for each."""
    assert not any(poor_assets.iterdir())
    atlas = CardAtlas(CardStyle())
    for form in Form:
        for card in (Card(Rank.KING, Suit.CLUBS), Card(Rank.ACE, Suit.SPADES)):
            assert atlas.face(card, 301, form).toImage() != atlas.blank(301).toImage()
    assert atlas.back(Back.GREEN, 301).toImage() != atlas.blank(301).toImage()
    told = [record for record in caplog.records if record.levelno == logging.WARNING]
    names = [str(record.args[0]) for record in told if isinstance(record.args, tuple)]
    assert "backs/suits" in names
    assert len(names) == len(set(names))


@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("svg")
@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("empty", b""),
        ("cut", b"<svg"),
        ("bytes", b"\xff\xfe\0"),
        ("page", b"<html/>"),
        ("none", None),
    ],
)
def test_a_damaged_picture_is_a_crossed_box(
    name: str, data: bytes | None, poor_assets: Path, caplog: pytest.LogCaptureFixture
) -> None:
    if data is not None:
        (poor_assets / f"{name}.svg").write_bytes(data)
    assert drawing(name, Inks("#101010")).isValid()
    assert picture(name, Inks("#202020")) == picture("missing", Inks("#202020"))
    assert sum(f" {name} " in line for line in caplog.messages) == 1
