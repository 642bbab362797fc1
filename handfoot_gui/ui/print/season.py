"""The season page on paper: one page, black on white, for the screen, a printer and a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QTextCursor, QTextDocument

from handfoot_gui.core.text.phrases import Phrase
from handfoot_gui.session.history.figures import LEAST_TOGETHER, PairFigures, PersonFigures, Season
from handfoot_gui.ui.print import print_text as p
from handfoot_gui.ui.print.page_format import MARGIN, PaperSize, line
from handfoot_gui.ui.print.page_marks import PageMarks
from handfoot_gui.ui.print.printing import PrintedPage, Printout
from handfoot_gui.ui.widgets.figures import figure, filled, long_date, percent, translate
from handfoot_gui.ui.widgets.titles import game_title, person_name, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, apart, joined, partners

Table: TypeAlias = tuple[Sequence[str], Sequence[Sequence[str]]]
"""The titles of the columns, and the rows."""
Box: TypeAlias = tuple[str, Sequence[tuple[str, str]]]
"""A heading, and names or a sentence with a line of facts each; a sentence has none. Those who
are equally good stand in a line each, with their facts once."""

_GAP: Final = 8.0
_ROW: Final = 6.0
"""Millimetres of a row at least."""
_PAD: Final = 1.0
_LINES: Final = 3
"""Lines of a name at most."""
_HEADINGS: Final = (13.0, 11.5, 10.0, 9.0)
_NAMES: Final = (12.5, 11.0, 10.0, 9.0, 8.0)
"""Points, as large as there is room for."""
_START, _END = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_CHART: Final = 46.0
_FOOT: Final = 9.0
_MOST_NOTED: Final = 3
"""Kinds of games that are named in a box."""
_MANY_TIED: Final = 4
"""Lines of names from which on they are written smaller."""
_MOST_TIED: Final = 15
"""Pairs equally good that are named: as many as six people make."""


def season_printout(season: Season, paper: PaperSize) -> Printout:
    """The page to be printed, saved or shown."""
    marks = _SeasonLayout(season, paper).marks()
    return Printout(season_title(season), [PrintedPage(paper.width, paper.height, marks)])


def season_title(season: Season) -> str:
    """ "The year 2026"."""
    if season.choice.year is None:
        return translate("Common", "All years")
    pattern = translate("SeasonPage", "The year {year}")
    # A year has no thousands.
    return filled(pattern, year=str(season.choice.year))


def season_about(season: Season) -> str:
    """How many games, between which days, and what was chosen."""
    count, number = season.games, season.deals
    deals = translate("SeasonWords", "(one deal|{number} deals)", "", number)
    about = translate("SeasonPage", "(One game|{number} games) with {deals}, {day}.", "", count)
    if season.first != season.last:
        about = translate(
            "SeasonPage", "(One game|{number} games) with {deals}, {day} to {until}.", "", count
        )
    about = filled(
        about,
        number=count,
        deals=Phrase.of(deals, number=figure(number)),
        day=long_date(season.first),
        until=long_date(season.last),
    )
    choice = season.choice
    chosen = [] if choice.game is None else [game_title(choice.game)]
    if choice.rules is not None:
        chosen.append(preset_title(choice.game, choice.rules))
    if not chosen:
        return about
    return filled(translate("SeasonPage", "{text} {rules}."), text=about, rules=WORDS.row(chosen))


def season_notes(season: Season) -> list[Box]:
    """The boxes: a heading, and in each some lines with a line of facts below, or a sentence.

    There are three at most, without those that nothing can be said in.
    """
    if not season.people:
        nobody = translate("SeasonPage", "Only bots played, so there are no numbers for people.")
        return [(translate("SeasonPage", "Most games won"), [(nobody, "")])]
    nobody_won = translate("SeasonPage", "Nobody counted here has won a game.")
    if any(pair.games >= LEAST_TOGETHER for pair in season.pairs):
        no_pair_won = translate("SeasonPage", "No pair has won a game.")
    else:
        no_pair_won = translate("SeasonPage", "No pair has finished two games together yet.")
    champions = [
        (_in_lines(one.names), WORDS.row((game_title(one.game), _won(one.wins, one.games))))
        for one in season.champions[:_MOST_NOTED]
    ]
    deals = [
        (
            WORDS.points_counted(one.points),
            WORDS.row((partners(one.names), game_title(one.game), long_date(one.day))),
        )
        for one in season.highest[:_MOST_NOTED]
    ]
    boxes: list[Box] = [
        (translate("SeasonPage", "Most games won"), champions or [(nobody_won, "")])
    ]
    if season.pairs:
        count = max(1, len(season.best_pairs))
        heading = translate("SeasonPage", "Best (pair|pairs, equally good)", "", count)
        boxes.append((heading, _best_pairs(season.best_pairs) or [(no_pair_won, "")]))
    if deals:
        boxes.append((translate("Common", "Best deal"), deals))
    return boxes


def _in_lines(names: tuple[str, ...]) -> str:
    """Those who share a place: two in one line, more in a line each, so that none is cut off."""
    return joined(names) if len(names) <= 2 else "\n".join(names)


def _best_pairs(pairs: Sequence[PairFigures]) -> Sequence[tuple[str, str]]:
    if not pairs:
        return ()
    names = [partners(pair.names) for pair in pairs]
    if len(names) > _MOST_TIED:
        more = translate("Common", "and {count} more")
        names[_MOST_TIED - 1 :] = [filled(more, count=len(names) - _MOST_TIED + 1)]
    # As many wins of an equal share are as many games.
    return (("\n".join(names), _won(pairs[0].wins, pairs[0].games)),)


def _won(wins: int, games: int) -> str:
    text = translate("SeasonPage", "(the only game|{wins} of {number} games) won", "", games)
    return filled(text, wins=wins, number=games)


def people_table(season: Season) -> Table:
    """Head and rows of the people; who went out only where somebody did."""
    head = [
        translate("Common", "Name"),
        translate("Common", "Games"),
        translate("Common", "Won"),
        translate("Common", "Share"),
        translate("Common", "Went out"),
    ]
    rows = [[person_name(one), *_counted(one), figure(one.outs)] for one in season.people]
    if any(one.outs for one in season.people):
        return head, rows
    return head[:-1], [row[:-1] for row in rows]


def pairs_table(season: Season) -> Table:
    """Head and rows of who partnered whom."""
    head = [
        translate("SeasonPage", "Who partnered whom"),
        translate("Common", "Games"),
        translate("Common", "Won"),
        translate("Common", "Share"),
    ]
    return head, [[partners(one.names), *_counted(one)] for one in season.pairs]


def _counted(one: PersonFigures | PairFigures) -> tuple[str, str, str]:
    return figure(one.games), figure(one.wins), percent(one.share)


def season_words(season: Season) -> str:
    """The whole page in words, for those who cannot see the picture."""
    parts = [season_title(season), season_about(season)]
    for heading, notes in season_notes(season):
        for lines, facts in notes:
            text = apart(lines.split("\n"))
            said = filled(translate("SeasonPage", "{text}, {said}."), text=text, said=facts)
            parts.append(WORDS.labelled(heading, said if facts else text))
    for head, rows in (people_table(season), pairs_table(season)):
        parts += [
            filled(
                translate("Common", "{label}: {text}."),
                label=row[0],
                text=WORDS.row(
                    [WORDS.side_by_side(both) for both in zip(head[1:], row[1:], strict=True)]
                ),
            )
            for row in rows
        ]
    return "\n".join(parts)


class _SeasonLayout:
    """The page: its text is one document, the chart and the foot stand below it."""

    def __init__(self, season: Season, paper: PaperSize) -> None:
        self._season = season
        self._paper = paper
        self._width = paper.width - 2 * MARGIN
        self._bottom = paper.height - MARGIN
        both = (people_table(season), pairs_table(season))
        self._tables = [table for table in both if table[1]]

    def marks(self) -> PageMarks:
        """What stands on it."""
        marks = PageMarks()
        end = self._bottom - _FOOT - _CHART - 8
        rows = int((end - MARGIN) / _ROW)
        longest = max((len(some) for _, some in self._tables), default=1)
        while (more := p.height_of(self._text(rows)) - (end - MARGIN)) > 0 and rows > 1:
            rows = max(1, min(rows, longest) - max(1, int(more / _ROW)))
        text = self._text(rows)
        # The line below the last row stands over the edge.
        marks.document(text, MARGIN, MARGIN, (0, p.height_of(text) + 1))
        below = min(end, MARGIN + p.height_of(text))
        self._add_months(marks, QRectF(MARGIN, below + 8, self._width, _CHART))
        foot = self._bottom - line(9)
        marks.across(foot - 2, MARGIN, MARGIN + self._width, p.THIN)
        said = translate("SeasonPage", "Counted from the games played and saved on this computer.")
        marks.write(said, QRectF(MARGIN, foot, self._width, line(9)), 9)
        return marks

    def _text(self, most: int) -> QTextDocument:
        """The text with *most* rows in every table."""
        season, width = self._season, self._width
        text = p.text_document(width)
        cursor = QTextCursor(text)
        head = p.add_table(cursor, 1, (width * 0.7, width * 0.3))
        title, size = p.fitted(season_title(season), width * 0.7, (26, 22, 18), 1, p.TITLE)
        p.add_text(p.cell(head, 0, 0), title, size, face=p.TITLE)
        book = translate("Common", "Family book")
        p.add_text(p.cell(head, 0, 1, above=line(13) / 2), book, 13, face=p.BOLD, align=_END)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        p.add_text(cursor, season_about(season), 11)
        self._add_notes(cursor)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        tables = self._tables
        across = (width - _GAP * (len(tables) - 1)) / max(1, len(tables))
        beside = p.add_table(cursor, 1, [across, *(_GAP, across) * (len(tables) - 1)], above=5)
        for number, table in enumerate(tables):
            _add_rows(p.cell(beside, 0, 2 * number), table, across, most)
        return text

    def _add_notes(self, cursor: QTextCursor) -> None:
        """The boxes, beside one another between two lines."""
        boxes = season_notes(self._season)
        each = self._width / len(boxes)
        table = p.add_table(cursor, 1, [each] * len(boxes), above=4)
        width = each - _GAP
        for number, (heading, notes) in enumerate(boxes):
            box = p.cell(
                table, 0, number, left=_GAP / 2 if number else 0, above=4, below=3,
                line_above=p.HEAVY, line_left=p.THIN if number else 0, line_below=p.LINE,
            )  # fmt: skip
            heading, size = p.fitted(heading, width, _HEADINGS, 1, p.TITLE)
            p.add_text(box, heading, size, face=p.TITLE, below=1)
            for text, facts in notes:
                if not facts:
                    p.add_text(box, text, 11, below=1.5)
                    continue
                names = text.split("\n")
                sizes = _NAMES if len(names) < _MANY_TIED else _NAMES[2:]
                for name in names:
                    p.add_text(box, *p.fitted(name, width, sizes, _LINES, p.BOLD), face=p.BOLD)
                facts, size = p.fitted(facts, width, (9.5, 9.0), _LINES + 2)
                p.add_text(box, facts, size, below=1.5)

    def _add_months(self, marks: PageMarks, place: QRectF) -> None:
        bars = self._season.months[-12:]
        is_year = self._season.choice.year is not None
        heading = translate("SeasonPage", "Games each year")
        if is_year:
            heading = translate("SeasonPage", "Games each month")
        where = QRectF(place.left(), place.top(), place.width(), line(13))
        marks.write(heading, where, 13, face=p.TITLE)
        most = max(count for _, count in bars)
        top = place.top() + line(13) + line(10) + 1
        ground = place.bottom() - line(10) - 1
        step = place.width() / max(6, len(bars))
        for number, (name, count) in enumerate(bars):
            left = place.left() + number * step
            height = (ground - top) * count / most
            bar = QRectF(left + step * 0.2, ground - height, step * 0.6, height)
            if count:
                marks.tint(bar)
                marks.frame(bar, p.LINE)
                above = QRectF(left, bar.top() - line(10), step, line(10))
                marks.write(figure(count), above, 10, p.CENTRE)
            title = str(name)
            if is_year:
                title = QLocale().standaloneMonthName(name, QLocale.FormatType.ShortFormat)
            below = QRectF(left, ground + 1, step, line(10))
            marks.write(title, below, 10, p.CENTRE, smallest=8)
        marks.across(ground, place.left(), place.right(), p.LINE)


def _add_rows(cursor: QTextCursor, table: Table, across: float, most: int) -> None:
    """Add *most* rows of *table*, and say how many more there are."""
    head, rows = table
    shown = rows if len(rows) <= most else rows[: most - 1]
    widths = [
        max(p.text_width(text, 11.5) for text in (title, *texts)) + 2 * _PAD
        for title, *texts in zip(head, *rows, strict=True)
    ]
    widths[0] = across - sum(widths[1:])
    made = p.add_table(cursor, 1 + len(shown), widths)
    for number, row in enumerate((head, *shown)):
        is_head = number == 0
        face, below = (p.BOLD, p.LINE) if is_head else (p.PLAIN, p.THIN)
        for column, text in enumerate(row):
            where = p.cell(made, number, column, above=_PAD, below=_PAD, line_below=below)
            sizes = (10.0,) if is_head else (11.5,) if column else _NAMES[1:]
            said = p.fitted(text, widths[column], sizes, _LINES, face)
            p.add_text(where, *said, face=face, align=_END if column else _START)
    if len(shown) < len(rows):
        more = translate("Common", "and {count} more")
        cursor = made.lastCursorPosition()
        cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
        p.add_text(cursor, filled(more, count=len(rows) - len(shown)), 10)
