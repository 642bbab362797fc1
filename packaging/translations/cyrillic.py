"""Serbian in Cyrillic letters from Serbian in Latin ones, around all that is no Serbian."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from catalogue import Message
from checks import entries, is_phrase

_LETTERS: Final = dict(
    zip("abcčćdđefghijklmnoprsštuvzž", "абцчћдђефгхијклмнопрсштувзж", strict=True)
)
_DIGRAPHS: Final = {"lj": "љ", "nj": "њ", "dž": "џ"}
_APART: Final = re.compile(
    r"(?:in(?=jek)|kon(?=jug|junk)|an(?=jon)|van(?=jezi)|"
    r"(?:na|o|po|pre)d(?=ž(?:iv|al|anr|up|et|nj)))",
    re.IGNORECASE,
)
"""Where two letters that look like one belong to two parts of a word: *nad-živeti*."""
_FOREIGN: Final = (
    "Hand and Foot", "Manipulation Rummy", "Linguist", "Linux", "Dask", "GitHub", "Qt", "miniaudio",
    "README", "PDF",
    "CSV", "SVG", "JSON", "PNG", "MIT", "LGPL", "KB", "MB", "GB", "TB", "UTC",
    "ANSI", "Legal", "DL", "CC", "DD", "Letter", "letter",
    "GNU Lesser General Public License", "Python Software Foundation License",
    "steady", "easy", "module:Class", "FILE", "sha256sum", "en, de, fr, hr, cs, it, es, sr_Latn",
    "mm", "pt", "in",
)  # fmt: skip
_KEYS: Final = (
    r"(?:Ctrl|Shift|Alt|Meta|Esc|Enter|Return|Tab|Space|Del|Delete|Ins|Insert|Home|End|PgUp|PgDown|"
    r"Page Up|Page Down|Backspace|F\d{1,2})"
)
_KEPT: Final = re.compile(
    r"<[^<>]*>"  # tags
    r"|&#?\w+;"  # entities
    r"|\{[^{}|]*\}"  # slots
    r"|%\(\w+\)[a-z]|%[srd](?!\w)"  # what the command line puts in
    r"|https?://\S+|\b[\w.-]+@[\w.-]+\b|\bwww\.\S+"
    r"|(?:~|\.)?/[\w./~-]+"  # paths
    r"|\b[\w-]+\.(?:pdf|csv|json|svg|png|txt|zip|log|md|py|toml|handfoot|old|bak)\b"
    r"|(?<!\w)--?[a-z][\w-]*"  # options of the command line
    rf"|\b{_KEYS}(?:\+(?:{_KEYS}|Left|Right|Up|Down|\S))*(?!\w)"
    r"|\b(?=[IVXLC]{2})(?:X{0,3})(?:IX|IV|V?I{0,3})\b"  # Roman numerals
    r"|\b[KQJD]\b|\bA(?=[♠♥♦♣])|\bA[KR][QD][JVBZ]\b"  # letters on cards
    r"|\([OU]\)"  # letters on Hungarian cards
    r"|\b[CFGHNTV]\b"  # keys of one letter
    r"|\b[A-Z]\d+\b"  # sizes of paper
    rf"|\b(?:{'|'.join(_FOREIGN)})\b"
    r"|\b\w*[qwxyQWXY]\w*\b"  # what no Serbian word has
)
_CHOICES: Final = re.compile(r"(\{\w+:)([^{}]*\|[^{}]*)(\})")


def in_cyrillic(message: Message) -> Message:
    """The translation of a text with its Latin letters made Cyrillic."""
    letters = table_in_cyrillic if is_phrase(message) else cyrillic
    return replace(message, forms=tuple(map(letters, message.forms)))


def table_in_cyrillic(table: str) -> str:
    """The forms of a phrase in Cyrillic letters; keys and genders stay."""
    forms = [
        f"{key}: {form if key == 'gender' else cyrillic(form)}" if key else cyrillic(form)
        for key, form in entries(table)
    ]
    return "; ".join(forms)


def cyrillic(text: str) -> str:
    """*text* in Cyrillic letters, but for slots, tags, keys, file names and letters on cards."""
    made, after = [], 0
    for choices in _CHOICES.finditer(text):
        made += [_around_kept(text[after : choices.start()]), choices[1], cyrillic(choices[2])]
        made.append(choices[3])
        after = choices.end()
    return "".join(made) + _around_kept(text[after:])


def _around_kept(text: str) -> str:
    made, after = [], 0
    for kept in _KEPT.finditer(text):
        if kept[0]:
            made += [_letters(text[after : kept.start()]), kept[0]]
            after = kept.end()
    return "".join(made) + _letters(text[after:])


def _letters(text: str) -> str:
    made, apart = [], {found.end() for found in _APART.finditer(text)}
    place = 0
    while place < len(text):
        two = text[place : place + 2]
        digraph = _DIGRAPHS.get(two.lower()) if place + 1 not in apart else None
        letter = digraph or _LETTERS.get(text[place].lower(), text[place])
        made.append(letter.upper() if text[place].isupper() else letter)
        place += 2 if digraph else 1
    return "".join(made)
