"""The season page on paper: one page, black on white, for the screen, a printer and a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QLocale, QRectF

from handfoot_gui.session.history.figures import PairFigures
from handfoot_gui.session.history.season import LEAST_TOGETHER, Season
from handfoot_gui.ui.print.page_format import MARGIN, Paper, line
from handfoot_gui.ui.print.print_painter import (
    CENTRE,
    HAIR,
    HEAVY,
    LEFT,
    LINE,
    QUIET,
    RIGHT,
    THIN,
    PrintPainter,
)
from handfoot_gui.ui.print.printing import PrintedPage, Printout
from handfoot_gui.ui.widgets.figures import figure, filled, joined, long_date, percent
from handfoot_gui.ui.widgets.titles import game_title, person_name, preset_title

Table: TypeAlias = tuple[tuple[str, ...], Sequence[tuple[str, ...]]]
"""The titles of the columns, and the rows."""
Box: TypeAlias = tuple[str, Sequence[tuple[str, str]]]
"""A heading, and names or a sentence with a line of facts each; a sentence has none. Those who
are equally good stand in a line each, with their facts once."""

_GAP: Final = 8.0
_ROW: Final = 6.6
_COLUMNS: Final = (13.0, 11.0, 13.5, 19.5)
"""Widths of the columns behind the first one, as many as a table has."""
_CHART: Final = 46.0
_FOOT: Final = 9.0
_MOST_NOTED: Final = 3
"""Kinds of games that are named in a box."""
_MANY_TIED: Final = 4
"""Lines of names from which on they are written smaller."""
_MOST_TIED: Final = 15
"""Pairs equally good that are named: as many as six people make."""


def season_printout(season: Season, paper: Paper) -> Printout:
    """The page to be printed, saved or shown."""
    page = PrintedPage(
        paper.width,
        paper.height,
        lambda painter: _SeasonPainter(painter, season, paper).paint(),
    )
    return Printout(season_title(season), [page])


def season_title(season: Season) -> str:
    """ "The year 2026"."""
    if season.choice.year is None:
        return QCoreApplication.translate("SeasonPage", "All the years")
    pattern = QCoreApplication.translate("SeasonPage", "The year {year}")
    # A year has no thousands.
    return filled(pattern, year=str(season.choice.year))


def season_about(season: Season) -> str:
    """How many games, between which days, and what was chosen."""
    translate = QCoreApplication.translate
    pattern = translate("SeasonPage", "{games} games with {deals} deals, {first} to {last}.")
    if season.games == season.deals == 1:
        pattern = translate("SeasonPage", "One game with one deal, {first}.")
    elif season.games == 1:
        pattern = translate("SeasonPage", "One game with {deals} deals, {first}.")
    elif season.first == season.last:
        pattern = translate("SeasonPage", "{games} games with {deals} deals, {first}.")
    about = filled(
        pattern,
        games=season.games,
        deals=season.deals,
        first=long_date(season.first),
        last=long_date(season.last),
    )
    choice = season.choice
    chosen = [] if choice.game is None else [game_title(choice.game)]
    if choice.rules is not None:
        chosen.append(preset_title(choice.rules))
    return f"{about} {', '.join(chosen)}." if chosen else about


def season_notes(season: Season) -> list[Box]:
    """The boxes: a heading, and in each some lines with a line of facts below, or a sentence.

    There are three at most, without those that nothing can be said in.
    """
    translate = QCoreApplication.translate
    if not season.people:
        nobody = translate("SeasonPage", "Only bots played; no figures of people are counted.")
        return [(translate("SeasonPage", "Most games won"), [(nobody, "")])]
    nobody_won = translate("SeasonPage", "Nobody who is counted has won a game.")
    if any(pair.games >= LEAST_TOGETHER for pair in season.pairs):
        no_pair_won = translate("SeasonPage", "No pair has won a game.")
    else:
        no_pair_won = translate("SeasonPage", "No pair has finished two games together yet.")
    champions = tuple(
        (_in_lines(one.names), f"{game_title(one.game)}, {_won(one.wins, one.games)}")
        for one in season.champions[:_MOST_NOTED]
    )
    best = _best_pairs(season.best_pairs)
    deals = tuple(
        (
            _points(one.points),
            f"{joined(one.names)}, {game_title(one.game)}, {long_date(one.day)}",
        )
        for one in season.highest[:_MOST_NOTED]
    )
    boxes: list[Box] = [
        (translate("SeasonPage", "Most games won"), champions or [(nobody_won, "")])
    ]
    if season.pairs:
        heading = translate("SeasonPage", "Best pair")
        if len(season.best_pairs) > 1:
            heading = translate("SeasonPage", "Best pairs, equally good")
        boxes.append((heading, best or [(no_pair_won, "")]))
    if deals:
        boxes.append((translate("SeasonPage", "Best deal"), deals))
    return boxes


def _in_lines(names: tuple[str, ...]) -> str:
    """Those who share a place: two in one line, more in a line each, so that none is cut off."""
    return joined(names) if len(names) <= 2 else "\n".join(names)


def _best_pairs(pairs: Sequence[PairFigures]) -> Sequence[tuple[str, str]]:
    if not pairs:
        return ()
    names = [joined(pair.names) for pair in pairs]
    if len(names) > _MOST_TIED:
        more = QCoreApplication.translate("SeasonPage", "and {count} more")
        names[_MOST_TIED - 1 :] = [filled(more, count=len(names) - _MOST_TIED + 1)]
    # As many wins of an equal share are as many games.
    return (("\n".join(names), _won(pairs[0].wins, pairs[0].games)),)


def _won(wins: int, games: int) -> str:
    text = QCoreApplication.translate("SeasonPage", "{wins} of {games} games won")
    if games == 1:
        text = QCoreApplication.translate("SeasonPage", "the only game won")
    return filled(text, wins=wins, games=games)


def _points(points: int) -> str:
    if points == 1:
        return QCoreApplication.translate("SeasonPage", "1 point")
    return filled(QCoreApplication.translate("SeasonPage", "{points} points"), points=points)


def people_table(season: Season) -> Table:
    """Head and rows of the people; who went out only where somebody did."""
    translate = QCoreApplication.translate
    head = (
        translate("SeasonPage", "Name"),
        translate("SeasonPage", "Games"),
        translate("SeasonPage", "Won"),
        translate("SeasonPage", "Share"),
        translate("SeasonPage", "Went out"),
    )
    rows = [
        (
            person_name(one),
            figure(one.games),
            figure(one.wins),
            percent(one.share),
            figure(one.outs),
        )
        for one in season.people
    ]
    if any(one.outs for one in season.people):
        return head, rows
    return head[:-1], [row[:-1] for row in rows]


def pairs_table(season: Season) -> Table:
    """Head and rows of who partnered whom."""
    translate = QCoreApplication.translate
    head = (
        translate("SeasonPage", "Who partnered whom"),
        translate("SeasonPage", "Games"),
        translate("SeasonPage", "Won"),
        translate("SeasonPage", "Share"),
    )
    return head, [
        (joined(one.names), figure(one.games), figure(one.wins), percent(one.share))
        for one in season.pairs
    ]


def season_words(season: Season) -> str:
    """The whole page in words, for those who cannot see the picture."""
    parts = [season_title(season), season_about(season)]
    for heading, notes in season_notes(season):
        for lines, facts in notes:
            text = "; ".join(lines.split("\n"))
            parts.append(f"{heading}: {text}, {facts}." if facts else f"{heading}: {text}")
    for head, rows in (people_table(season), pairs_table(season)):
        parts += [
            f"{row[0]}: "
            + ", ".join(f"{name} {text}" for name, text in zip(head[1:], row[1:], strict=True))
            + "."
            for row in rows
        ]
    return "\n".join(parts)


class _SeasonPainter:
    """Paints the page; all places are millimetres."""

    def __init__(self, painter: PrintPainter, season: Season, paper: Paper) -> None:
        self._painter = painter
        self._season = season
        self._left = MARGIN
        self._right = paper.width - MARGIN
        self._width = paper.width - 2 * MARGIN
        self._bottom = paper.height - MARGIN

    def paint(self) -> None:
        season, painter = self._season, self._painter
        y = MARGIN
        where = QRectF(self._left, y, self._width * 0.7, line(26))
        painter.write(season_title(season), where, 26, is_title=True, smallest=16)
        book = QCoreApplication.translate("SeasonPage", "Family book")
        beside = QRectF(self._left + self._width * 0.7, y, self._width * 0.3, line(26))
        painter.write(book, beside, 13, RIGHT, is_bold=True)
        y += line(26) + 1
        y += painter.paragraph(season_about(season), self._left, y, self._width, 11, QUIET, most=2)
        y += 3
        painter.across(y, self._left, self._right, HEAVY)
        y = self._paint_notes(y + 4) + 5
        end = self._bottom - _FOOT - _CHART - 8
        tables = [table for table in (people_table(season), pairs_table(season)) if table[1]]
        half = (self._width - _GAP) / 2
        lowest = y
        for number, table in enumerate(tables):
            left = self._left + number * (half + _GAP)
            width = half if len(tables) > 1 else self._width
            lowest = max(lowest, self._paint_table(table, QRectF(left, y, width, end - y)))
        self._paint_months(QRectF(self._left, min(end, lowest) + 8, self._width, _CHART))
        foot = self._bottom - line(9)
        painter.across(foot - 2, self._left, self._right, THIN, HAIR)
        said = QCoreApplication.translate(
            "SeasonPage", "Counted from the games played and kept on this computer."
        )
        painter.write(said, QRectF(self._left, foot, self._width, line(9)), 9, ink=QUIET)

    def _paint_notes(self, top: float) -> float:
        """The boxes; gives where the lowest one ends."""
        painter, boxes = self._painter, season_notes(self._season)
        width = (self._width - (len(boxes) - 1) * _GAP) / len(boxes)
        lowest = top
        for number, (heading, notes) in enumerate(boxes):
            left = self._left + number * (width + _GAP)
            painter.write(
                heading, QRectF(left, top, width, line(13)), 13, is_title=True, smallest=9
            )
            y = top + line(13) + 1
            for text, facts in notes:
                if not facts:
                    y += painter.paragraph(text, left, y, width, 11, QUIET, most=3) + 1.5
                    continue
                names = text.split("\n")
                size = 12.5 if len(names) < _MANY_TIED else 10
                for name in names:
                    where = QRectF(left, y, width, line(size))
                    painter.write(name, where, size, is_bold=True, smallest=9)
                    y += line(size)
                y += painter.paragraph(facts, left, y, width, 9.5, QUIET, most=3) + 1.5
            lowest = max(lowest, y)
        for number in range(1, len(boxes)):
            x = self._left + number * (width + _GAP) - _GAP / 2
            painter.down(x, top, lowest, THIN, HAIR)
        painter.across(lowest + 2, self._left, self._right, LINE)
        return lowest + 2

    def _paint_table(self, table: Table, place: QRectF) -> float:
        """Paint *table*, as much of it as there is room for; gives where it ends."""
        painter = self._painter
        head, rows = table
        cells = self._cells(place, len(head))
        y = place.top()
        for number, text in enumerate(head):
            where = cells[number].translated(0, y)
            painter.write(text, where, 10, RIGHT if number else LEFT, is_bold=True, smallest=7.5)
        y += _ROW
        painter.across(y, place.left(), place.right(), LINE)
        room = int((place.bottom() - y) / _ROW)
        shown = rows if len(rows) <= room else rows[: room - 1]
        for row in shown:
            for number, text in enumerate(row):
                where = cells[number].translated(0, y)
                painter.write(
                    text, where, 11.5 if number else 11, RIGHT if number else LEFT, smallest=8
                )
            y += _ROW
            painter.across(y, place.left(), place.right(), THIN, HAIR)
        if len(shown) < len(rows):
            more = QCoreApplication.translate("SeasonPage", "and {count} more")
            text = filled(more, count=len(rows) - len(shown))
            painter.write(text, QRectF(place.left(), y, place.width(), _ROW), 10, ink=QUIET)
            y += _ROW
        return y

    def _cells(self, place: QRectF, count: int) -> list[QRectF]:
        """The cells of a row at the top of the paper."""
        others = _COLUMNS[: count - 1]
        left = place.right() - sum(others)
        cells = [QRectF(place.left(), 0, left - place.left() - 1, _ROW)]
        for width in others:
            cells.append(QRectF(left, 0, width, _ROW))
            left += width
        return cells

    def _paint_months(self, place: QRectF) -> None:
        painter, bars = self._painter, self._season.months[-12:]
        is_year = self._season.choice.year is not None
        translate = QCoreApplication.translate
        heading = (
            translate("SeasonPage", "Games in every month")
            if is_year
            else translate("SeasonPage", "Games in every year")
        )
        where = QRectF(place.left(), place.top(), place.width(), line(13))
        painter.write(heading, where, 13, is_title=True)
        most = max(count for _, count in bars)
        top = place.top() + line(13) + line(10) + 1
        ground = place.bottom() - line(10) - 1
        step = place.width() / max(6, len(bars))
        locale = QLocale()
        for number, (name, count) in enumerate(bars):
            left = place.left() + number * step
            height = (ground - top) * count / most
            bar = QRectF(left + step * 0.2, ground - height, step * 0.6, height)
            if count:
                painter.tint(bar)
                painter.frame(bar, LINE)
                above = QRectF(left, bar.top() - line(10), step, line(10))
                painter.write(figure(count), above, 10, CENTRE)
            title = (
                locale.standaloneMonthName(name, QLocale.FormatType.ShortFormat)
                if is_year
                else str(name)
            )
            below = QRectF(left, ground + 1, step, line(10))
            painter.write(title, below, 10, CENTRE, smallest=8)
        painter.across(ground, place.left(), place.right(), LINE)
