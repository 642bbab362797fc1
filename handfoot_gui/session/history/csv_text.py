"""The family book as tables for a spreadsheet: RFC 4180, a row for every side.

The *separator* is a semicolon where the comma stands in decimal numbers: there a spreadsheet
puts what commas part into one column.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.session.names import game_name, preset_name

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet may take for the beginning of a formula."""


def games_table(words: Words, games: Iterable[FinishedGame], separator: str = ",") -> bytes:
    """One row for every side of every game."""
    translate = words.translate
    head = (
        *_common_head(words),
        translate("FamilyBook", "Players"),
        translate("FamilyBook", "With bots"),
        translate("FamilyBook", "Deals"),
        translate("FamilyBook", "Total"),
        translate("FamilyBook", "Won"),
    )
    rows = (
        (
            *_common(words, number, game),
            safe(", ".join(game.names[side])),
            _yes(words, is_so=game.has_bots),
            len(game.deals),
            result.total,
            _yes(words, is_so=result.has_won),
        )
        for number, game in enumerate(games, start=1)
        for side, result in enumerate(game.sides)
    )
    return _encoded(head, rows, separator)


def deals_table(words: Words, games: Iterable[FinishedGame], separator: str = ",") -> bytes:
    """One row for every side of every scored deal."""
    translate = words.translate
    head = (
        *_common_head(words),
        translate("FamilyBook", "Deal"),
        translate("FamilyBook", "Players"),
        translate("FamilyBook", "Points"),
        translate("FamilyBook", "Went out"),
    )
    rows = (
        (
            *_common(words, number, game),
            deal.number,
            safe(", ".join(game.names[side])),
            points,
            ""
            if deal.out is None or game.seats[deal.out].side != side
            else safe(shown_name(game.seats[deal.out].name)),
        )
        for number, game in enumerate(games, start=1)
        for deal in game.deals
        for side, points in enumerate(deal.points)
    )
    return _encoded(head, rows, separator)


def safe(text: str) -> str:
    """*text* so that no spreadsheet takes it for a formula: with an apostrophe before it."""
    return f"'{text}" if text.lstrip(" \u200b\ufeff").startswith(_FORMULA) else text


def _common_head(words: Words) -> tuple[str, ...]:
    translate = words.translate
    return (
        translate("FamilyBook", "Number"),
        translate("FamilyBook", "Date"),
        translate("FamilyBook", "Game"),
        translate("FamilyBook", "Rules"),
        translate("FamilyBook", "Real cards"),
    )


def _common(words: Words, number: int, game: FinishedGame) -> tuple[object, ...]:
    is_kept = game.source is Source.KEPT
    return (
        number,
        game.day.isoformat(),
        safe(game_name(words.translate, game.game)),
        safe(preset_name(words.translate, game.game, game.rules)),
        _yes(words, is_so=is_kept),
    )


def _yes(words: Words, *, is_so: bool) -> str:
    translate = words.translate
    return translate("FamilyBook", "yes") if is_so else translate("FamilyBook", "no")


def _encoded(head: Sequence[str], rows: Iterable[tuple[object, ...]], separator: str) -> bytes:
    """UTF-8 with a byte order mark, without which spreadsheets guess another encoding."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue().encode("utf-8-sig", "replace")
