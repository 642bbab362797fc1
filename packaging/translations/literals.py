"""The literals of the program's code that are texts: found, and written anew."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from catalogue import Key

_CONFIGURATION: Final = Path(__file__).resolve().parents[2] / "pyproject.toml"
_COLUMNS: Final = 100
_NARROW: Final = 40
"""So few columns are not filled with words: a new line has more."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a literal stands: the text that it is, or None where it is no text of the program."""

    literal: ast.Constant
    key: Key | None
    is_argument: bool
    is_in_fstring: bool

    @property
    def value(self) -> str:
        return str(self.literal.value)

    @property
    def start(self) -> tuple[int, int]:
        """Its line and column, as `ast` counts: lines from 1, columns in bytes from 0."""
        return _start(self.literal)


@dataclass(frozen=True, slots=True)
class Edit:
    """Code in the place of a literal, and of so many signs before and after it."""

    literal: ast.Constant
    code: str
    less: int = 0
    more: int = 0


def places(source: str) -> list[Place]:
    """The literals of *source* that are strings, but for docstrings, in their order.

    What is a text of the program, and in which context, is what lupdate finds: the second argument
    of `translate`, and the first of `tr`, whose context is the class around it.
    """
    return sorted(_inside(ast.parse(source), "", False), key=lambda place: place.start)


def _inside(node: ast.AST, context: str, is_in_fstring: bool) -> Iterator[Place]:
    context = node.name if isinstance(node, ast.ClassDef) else context
    is_in_fstring = is_in_fstring or isinstance(node, ast.JoinedStr)
    text, key = _said(node, context) if isinstance(node, ast.Call) else (None, None)
    arguments = node.args if isinstance(node, ast.Call) else []
    for child in ast.iter_child_nodes(node):
        if not _is_text(child):
            yield from _inside(child, context, is_in_fstring)
        elif not isinstance(node, ast.Expr):
            its = key if child is text else None
            yield Place(child, its, child in arguments, is_in_fstring)


def _said(call: ast.Call, context: str) -> tuple[ast.AST | None, Key | None]:
    """The literal that *call* gives to be translated, and which text it is."""
    called = call.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    match name, call.args:
        case "tr", [ast.Constant(str(source)) as text, *others]:
            return text, (context, source, _meaning(others))
        case "translate", [ast.Constant(str(said)), ast.Constant(str(source)) as text, *others]:
            return text, (said, source, _meaning(others))
    return None, None


def _meaning(others: list[ast.expr]) -> str:
    match others:
        case [ast.Constant(str(meaning)), *_]:
            return meaning
    return ""


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def has_comment(source: str, place: Place) -> bool:
    """Whether a comment stands between the parts of a literal, where it would be lost."""
    segment = ast.get_source_segment(source, place.literal) or ""
    tokens = tokenize.generate_tokens(io.StringIO(f"({segment}\n)").readline)
    return "#" in segment and any(token.type == tokenize.COMMENT for token in tokens)


def rewrite(file: Path, news: Mapping[tuple[int, int], str]) -> None:
    """Put new texts where literals of *file* start, on one line each; `lay_out` comes after."""
    source = file.read_text("utf-8")
    edits = [
        Edit(place.literal, written(news[place.start]))
        for place in places(source)
        if place.start in news and not place.is_in_fstring
    ]
    file.write_text(_edited(source, edits), "utf-8")


def lay_out(files: Iterable[Path], texts: Iterable[str]) -> None:
    """Format *files*, and split those of *texts* whose lines would be too long at their spaces."""
    files, wanted = list(files), set(texts)
    if not files:
        return
    _format(files)
    for file in files:
        before = None
        source = file.read_text("utf-8")
        while source != before:
            before, source = source, _split(source, wanted)
        file.write_text(source, "utf-8")
    _format(files)


def _format(files: Iterable[Path]) -> None:
    if find_spec("ruff") is None:
        print("Ruff is not here: let it format the code before it is committed.")
        return
    asked = ("--quiet", "--config", str(_CONFIGURATION), *map(str, files))
    subprocess.run([sys.executable, "-m", "ruff", "format", *asked], check=True)


def _split(source: str, texts: set[str]) -> str:
    """*source* with the last text of each line that is too long on lines of its own."""
    lines = source.split("\n")
    long = {
        place.literal.lineno: place
        for place in places(source)
        if place.value in texts
        and place.literal.lineno == place.literal.end_lineno
        and not place.is_in_fstring
        and len(lines[place.literal.lineno - 1]) > _COLUMNS
    }
    return _edited(
        source,
        [_parts(place, lines[number - 1]) for number, place in long.items()],
    )


def _parts(place: Place, line: str) -> Edit:
    """A literal as parts below one another, with parentheses but where it is an argument; what
    follows it gets a line where it has no room."""
    column = len(line.encode()[: place.literal.col_offset].decode())
    after = line.encode()[place.literal.end_col_offset :].decode()
    indent = len(line) - len(line.lstrip())
    follows = re.match(r"[)\]]*[,:] (?=[^\s#])", after)
    close = follows[0].rstrip() if follows else after
    whole = written(place.value)
    fits = column + len(whole + close) <= _COLUMNS
    if not place.is_argument and (close == ":" or not (follows and fits)):
        inner = "\n" + " " * (indent + 4)
        parts = _filled(place.value, _COLUMNS - indent - 4, 0)
        code = f"({inner}{inner.join(parts)}\n{' ' * indent})"
        is_alone = len(parts) == 1 and close != ":" and column == indent
        return Edit(place.literal, whole if is_alone else code)
    start, less = "", 0
    if not fits and column > indent and _COLUMNS - column < _NARROW:
        less = column - len(line[:column].rstrip())
        column = indent + 4
        start = "\n" + " " * column
    parts = _filled(place.value, _COLUMNS - column, len(close))
    code = start + ("\n" + " " * column).join(parts)
    if not follows or column + len(parts[-1] + after) <= _COLUMNS:
        return Edit(place.literal, code if start or len(parts) > 1 else whole, less)
    deeper = indent + 4
    if place.is_argument:
        deeper = column if close == "," else indent
    return Edit(place.literal, f"{code}{close}\n{' ' * deeper}", less, len(follows[0]))


def _filled(text: str, width: int, room: int) -> list[str]:
    """*text* as literals of so many columns at most, with *room* after the last."""
    parts, part = [], ""
    words = re.findall(r"^\s+|\S+\s*", text)
    for word in words:
        kept = room if word is words[-1] and room < width // 2 else 0
        if part and len(written(part + word)) > width - kept:
            parts.append(written(part))
            part = ""
        part += word
    return [*parts, written(part)]


def written(text: str) -> str:
    """*text* as a literal on one line, with the quotation marks that Ruff prefers."""
    quote = "'" if text.count('"') > text.count("'") else '"'
    return quote + "".join(_sign(sign, quote) for sign in text) + quote


def _sign(sign: str, quote: str) -> str:
    if sign in (quote, "\\"):
        return f"\\{sign}"
    if sign.isprintable():
        return sign
    return {"\n": "\\n", "\t": "\\t"}.get(sign, f"\\u{ord(sign):04x}")


def _edited(source: str, edits: Iterable[Edit]) -> str:
    """*source* with other code in the places of some literals."""
    lines = [0]
    whole = source.encode()
    for line in whole.split(b"\n"):
        lines.append(lines[-1] + len(line) + 1)
    for edit in sorted(edits, key=lambda edit: _start(edit.literal), reverse=True):
        literal = edit.literal
        assert literal.end_lineno is not None
        assert literal.end_col_offset is not None
        start = lines[literal.lineno - 1] + literal.col_offset - edit.less
        end = lines[literal.end_lineno - 1] + literal.end_col_offset + edit.more
        whole = whole[:start] + edit.code.encode() + whole[end:]
    return whole.decode()


def _start(literal: ast.Constant) -> tuple[int, int]:
    return literal.lineno, literal.col_offset
