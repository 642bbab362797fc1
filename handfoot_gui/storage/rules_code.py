"""House rules as a line of text, short enough for a code that a camera reads off the screen.

The line is ``HFRULES1:``, the document in base64, and ``;``. The document is JSON, made small by
zlib with the words of `_KNOWN` at hand, and has a check sum of zlib's; formats.md describes it.
"""

from __future__ import annotations

import binascii
import re
import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Final

import msgspec

from handfoot_gui.storage.faults import Fault, Harm, SaveError

MOST_BYTES: Final = 600
"""Of a line, so that a telephone catches its code from a chair."""
_NUMBER: Final = 1
_LARGEST: Final = 2**16
"""Bytes of a document; a line of strangers must not fill the memory."""
_LINE: Final = re.compile(r"HFRULES(\d{1,9}):([A-Za-z0-9+/=\s\u200b]*)(;?)")
_BLANK: Final = re.compile(r"[\s\u200b]+")
# A part of every line: another word in it would be another format.
_KNOWN: Final = (
    b'"unfinished_fines":"concealed_out_bonus":"extra_pile_bonus":"unopened_fine":"melds_else":'
    b'"melds_need":"jokers_per_pack":"concealed_deals":"answer_reasons":false"last_lap":true'
    b'"short_draw":"first_meld_needs":"first_meld_by":"player"red_three_left_unopened":'
    b'"red_threes_else":"red_threes_need":"red_three_laid":"discard_bans":[{"cards":"until":'
    b'"special_piles":[{"rank":"7""no_wilds":true"own_kind":true"least_naturals":'
    b'"take_onto_meld":true"take_before_down":"take_least":"pile_open":false"upcard":"none"'
    b'"foot_opened":"hand empty with a pile""running_ends_turn":true"stock_out":"stock_piles":2'
    b'"minima_by_score":[{"below":"points":"black_three_melded":"black_three_left":'
    b'"black_threes":"wild_bonus":"dirty_bonus":"clean_bonus":"going_out_bonus":'
    b'"exact_cut_bonus":100"second_meld":"clean and dirty""open_dirty":"open_clean":"naturals"'
    b'"passing":["left"],"values":{"most_wilds":"must_discard_last":true"wilds_freeze":true'
    b'"red_threes":"penalty""red_three_left":-500"red_three_totals":[{"count":"total":'
    b'"permission":false"partners_in_foot":"picked up""pile_condition":"pair or wild"'
    b'"minima":[50,90,120,150],"pile_word":"book""take_most":0"target":10000"deals":0'
    b'"players":6,"sides":"teams""sides":"alone""packs":5"wild_limit":"as many""wild_limit":"more"'
    b'"wild_on_top":"blocks""wild_melds":false"packets":[11,11],"quotas":[[{"clean":2"dirty":2'
    b'"wild":0"any":3"ranks":[{"rank":"draw_limit":"knock_limit":"hand_size":"first_play":'
    b'"sentences":["base":"classic",{"format":2,"kind":"house-rules","game":"raub",'
    b'"game":"manipulation","name":"{"format":3,"kind":"house-rules","game":"hand-and-foot",'
    b'"name":"","options":{'
)


def line_of(document: dict[str, Any]) -> str:
    """The line for *document*, however long."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_DEFAULT_STRATEGY, _KNOWN)
    packed = packer.compress(msgspec.json.encode(document)) + packer.flush()
    return f"HFRULES{_NUMBER}:{b64encode(packed).decode()};"


def has_line(content: bytes) -> bool:
    """Whether a line stands somewhere in *content*."""
    return re.search(rb"HFRULES\d{1,9}:", content) is not None


def document_in(text: str, path: Path) -> bytes:
    """The JSON in the first line of *text*, which came from *path*, whatever stands around it and
    wherever it was broken on its way.

    Raises `SaveError`: FOREIGN without a line, NEWER for one of a later program.
    """
    found = _LINE.search(text)
    if found is None:
        raise SaveError(Fault.FOREIGN, path, "there is no line HFRULES")
    number, packed, end = found.groups()
    if int(number) > _NUMBER:
        raise SaveError(Fault.NEWER, path, f"line {number}, known is {_NUMBER}")
    if int(number) < _NUMBER:
        raise SaveError(Fault.FOREIGN, path, f"there is no line {number}")
    harm = Harm.GARBLED if end else Harm.CUT_OFF
    try:
        content = b64decode(_BLANK.sub("", packed), validate=True)
        unpacker = zlib.decompressobj(zdict=_KNOWN)
        document = unpacker.decompress(content, _LARGEST)
    except (binascii.Error, zlib.error) as error:
        raise SaveError(Fault.DAMAGED, path, str(error), harm=harm) from error
    if not unpacker.eof:
        if unpacker.unconsumed_tail:
            raise SaveError(Fault.TOO_LARGE, path, f"more than {_LARGEST} bytes")
        raise SaveError(Fault.DAMAGED, path, "its end is missing", harm=harm)
    return document
