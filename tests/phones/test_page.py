"""The files of the page: all that it asks for is there, and nothing else."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from handfoot_gui.assets import asset_path
from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.core.text.phrases import untranslated
from handfoot_gui.core.text.words import Words
from handfoot_gui.phones import page
from handfoot_gui.phones.faces import Faces
from handfoot_gui.ui.widgets.theme import LIGHT

FILES = page.files(untranslated)
TEXT = {path: file.content.decode() for path, file in FILES.items()}
PAGE = TEXT["/"]


def test_every_file_of_the_folder_is_given() -> None:
    names = {path.name for path in asset_path("phone").iterdir()}
    assert {f"/{name}" for name in names - {"index.html"}} <= FILES.keys()
    assert "/index.html" not in FILES


def test_whatever_the_page_asks_for_is_there() -> None:
    asked = set(re.findall(r'(?:href|src)="(/[^"#]*)', PAGE))
    for path, text in TEXT.items():
        if path.endswith(".js"):
            asked |= {"/" + name for name in re.findall(r"""from ['"]\./([\w.-]+)['"]""", text)}
            asked |= set(re.findall(r"""fetch\(['"](/[\w.-]+)""", text))
    assert asked <= FILES.keys()


@pytest.mark.parametrize("path", FILES)
def test_nothing_is_asked_of_anybody_else(path: str) -> None:
    text = TEXT[path].replace("http://www.w3.org/", "")
    assert not re.search(r"https?:|(?<![:\w])//[\w-]+\.|@import|eval\(|document\.write", text)


def test_the_page_does_without_what_its_policy_forbids() -> None:
    assert not re.search(r"<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|\son\w+=", PAGE)
    assert FILES["/"].kind == "text/html; charset=utf-8"


def test_pictures_and_texts_can_be_read() -> None:
    for path, file in FILES.items():
        if path.endswith(".svg"):
            ElementTree.fromstring(file.content)
            assert file.kind == "image/svg+xml"
    told = json.loads(TEXT["/texts.json"])
    assert told
    assert all(isinstance(text, str) and text for text in told.values())


def test_texts_are_in_the_language_of_the_moment() -> None:
    def shouted(_context: str, text: str, *_: object) -> str:
        return text.upper()

    before = json.loads(TEXT["/texts.json"])
    after = json.loads(page.files(shouted)["/texts.json"].content)
    assert after == {key: text.upper() for key, text in before.items()}


def test_sides_have_their_shapes_and_colours_of_the_table() -> None:
    shapes = re.findall(r"'(\w+)'", TEXT["/zones.js"].partition("SHAPES = [")[2].partition("]")[0])
    marks = LIGHT.sides
    assert shapes == [mark.shape.value for mark in marks]
    colours = re.findall(r"--side\d: (#\w+)", TEXT["/hand.css"])
    assert colours == [mark.table.lower() for mark in marks]


def test_a_page_is_small_on_its_way() -> None:
    assert sum(len(file.packed) for file in FILES.values()) < 60_000


def test_a_red_joker_does_not_look_like_a_black_one() -> None:
    for signs in SuitSigns:
        faces = Faces(Words(), signs)
        jokers = [faces.of(Card(Rank.JOKER, suit)) for suit in (Suit.HEARTS, Suit.SPADES)]
        assert jokers == ["joker.hearts", "joker.spades"]
