"""The family book as tables for a spreadsheet: RFC 4180, a row for every side.

The *separator* is a semicolon where the comma stands in decimal numbers: there a spreadsheet
puts what commas part into one column.
"""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.core.typed import shown_line
from handfoot_gui.games import GAMES
from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.session.names import game_name, preset_name

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""What a spreadsheet may take for the beginning of a formula."""


def games_table(words: Words, games: Iterable[FinishedGame], separator: str = ",") -> bytes:
    """One row for every side of every game."""
    translate = words.translate
    head = (
        translate("Common", "Players"),
        translate("FamilyBook", "With bots"),
        translate("Common", "Deals"),
        translate("Common", "Total"),
        translate("Common", "Won"),
    )

    def rows(game: FinishedGame) -> Iterator[tuple[object, ...]]:
        for side, result in enumerate(game.sides):
            has_bots, has_won = _yes(words, game.has_bots), _yes(words, result.has_won)
            yield _players(words, game, side), has_bots, len(game.deals), result.total, has_won

    return _encoded(words, head, games, rows, separator)


def deals_table(words: Words, games: Iterable[FinishedGame], separator: str = ",") -> bytes:
    """One row for every side of every scored deal, of what it brought forward, and of whatever the
    end of the game added."""
    translate = words.translate
    head = (
        translate("Common", "Deal", "noun"),
        translate("Common", "Players"),
        translate("Common", "Points"),
        translate("Common", "Went out"),
        translate("Common", "Only the total"),
        translate("FamilyBook", "As written down at the table"),
        translate("FamilyBook", "other points"),
        translate("FamilyBook", "other points: what for"),
    )

    def rows(game: FinishedGame) -> Iterator[tuple[object, ...]]:
        for side, points in enumerate(game.brought):
            before = brought_forward_name(words)
            yield before, _players(words, game, side), points, "", "", "", "", ""
        for deal in game.deals:
            for side, points in enumerate(deal.points):
                seat = None if deal.out is None else game.seats[deal.out]
                is_own = seat is not None and seat.side == side
                out = safe(shown_name(seat.name)) if seat is not None and is_own else ""
                is_total = _yes(words, side in deal.only_totals)
                is_as_written = _yes(words, deal.is_as_written)
                lines = deal.lines_of(side)
                besides = sum(line.points for line in lines) if lines else ""
                what = safe("; ".join(_told(words, line) for line in lines))
                players = _players(words, game, side)
                own = deal.number, players, points, out
                yield (*own, is_total, is_as_written, besides, what)
        for line in game.closing:
            name = safe(_end_name(words, game, line.kind))
            for side, points in enumerate(line.points):
                yield name, _players(words, game, side), points, "", "", "", "", ""

    return _encoded(words, head, games, rows, separator)


def _end_name(words: Words, game: FinishedGame, kind: str) -> str:
    """What the game calls a line of this *kind*; the word itself where it does not know it."""
    names = [seat.name for seat in game.seats]
    with contextlib.suppress(KeyError):
        there = GAMES[game.game]
        for preset, seats in there.preset_seats.items():
            if len(names) in seats:
                options = there.preset_options(preset, len(names), None)
                return there.presenter(there.rules(options), names, words).score.line_name(kind)
    return kind


def safe(text: str) -> str:
    """*text* so that no spreadsheet takes it for a formula: with an apostrophe before it."""
    return f"'{text}" if text.lstrip(" \u200b\ufeff").startswith(_FORMULA) else text


def _told(words: Words, line: OtherPoints) -> str:
    """ "Grandma's rule: −200"."""
    return words.labelled(shown_line(line.word), words.number(line.points))


def _players(words: Words, game: FinishedGame, side: int) -> str:
    return safe(words.row(words.together(game.names[side])))


def _yes(words: Words, is_so: bool) -> str:
    translate = words.translate
    return translate("Common", "yes") if is_so else translate("Common", "no")


def _encoded(
    words: Words,
    head: tuple[str, ...],
    games: Iterable[FinishedGame],
    rows: Callable[[FinishedGame], Iterator[tuple[object, ...]]],
    separator: str,
) -> bytes:
    """*rows* under *head*, after what every table says of their game.

    UTF-8 with a byte order mark, without which spreadsheets guess another encoding.
    """
    translate = words.translate
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    common = (
        translate("FamilyBook", "Number"),
        translate("Common", "Date"),
        translate("Common", "Game"),
        translate("Common", "Rules"),
        translate("FamilyBook", "Real cards"),
        translate("FamilyBook", "Started elsewhere"),
    )
    writer.writerow((*common, *head))
    for number, game in enumerate(games, start=1):
        name = safe(game_name(translate, game.game))
        rules = safe(preset_name(translate, game.game, game.rules))
        is_kept = _yes(words, game.source is Source.KEPT)
        is_brought = _yes(words, bool(game.brought))
        own = number, game.day.isoformat(), name, rules, is_kept, is_brought
        writer.writerows((*own, *row) for row in rows(game))
    return text.getvalue().encode("utf-8-sig", "replace")
