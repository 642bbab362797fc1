"""The tables of the family book: finished games, people, pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from handfoot_gui.core.text.phrases import several
from handfoot_gui.core.text.score_sheet import marked
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.session.history.figures import PointFigures
from handfoot_gui.session.history.finished import DealResult, FinishedGame, Source
from handfoot_gui.ui.widgets.figures import decimal, figure, filled, percent, short_date, translate
from handfoot_gui.ui.widgets.text_table import TextColumn
from handfoot_gui.ui.widgets.titles import deal_title, game_title, person_name
from handfoot_gui.ui.widgets.vocabulary import WORDS, partners


def won_by(game: FinishedGame) -> str:
    """ "Josip and Marta"; several sides are listed."""
    sides = [partners(game.names[side]) for side in game.winners]
    return sides[0] if len(sides) == 1 else several(WORDS.row(sides), WORDS.people(sides))


def points_line(game: FinishedGame) -> str:
    """ "6,705 to 3,600", those of the winners first; of more sides those of the winners only."""
    order = sorted(range(len(game.sides)), key=lambda side: not game.sides[side].has_won)
    totals = [figure(game.sides[side].total) for side in order]
    if len(totals) == 2:
        pattern = translate("FamilyBook", "{more} to {less}")
        return filled(pattern, more=totals[0], less=totals[1])
    return totals[0]


def game_line(game: FinishedGame) -> str:
    """The kind of game, and whether it was played with real cards, or begun elsewhere."""
    said = game_title(game.game)
    if game.source is Source.KEPT:
        said = filled(translate("FamilyBook", "{game}, real cards"), game=said)
    if game.brought:
        said = filled(translate("FamilyBook", "{game}, started elsewhere"), game=said)
    return said


def game_columns(*, has_points: bool) -> list[TextColumn]:
    """The columns of the finished games."""
    columns = [
        TextColumn(translate("FamilyBook", "Day"), lambda game: short_date(game.day)),
        TextColumn(translate("Common", "Game"), lambda game: game_title(game.game), may_wrap=True),
        TextColumn(translate("FamilyBook", "Won by"), won_by, is_wide=True, may_shrink=True),
        TextColumn(translate("Common", "Points"), points_line, is_figure=True),
    ]
    return columns if has_points else columns[:-1]


def deal_columns(game: FinishedGame) -> list[TextColumn]:
    """The columns of the deals of one *game*: the points of every side, and who went out."""

    def points(side: int) -> Callable[[DealResult], str]:
        return lambda deal: figure(deal.points[side])

    def out(deal: DealResult) -> str:
        return "" if deal.out is None else shown_name(game.seats[deal.out].name)

    columns = [TextColumn(deal_title(game.game), lambda deal: marked(figure(deal.number), deal))]
    columns += [
        TextColumn(WORDS.row(WORDS.together(names)), points(side), is_figure=True, may_elide=True)
        for side, names in enumerate(game.names)
    ]
    if any(deal.out is not None for deal in game.deals):
        columns.append(
            TextColumn(translate("Common", "Went out"), out, is_wide=True, may_elide=True)
        )
    return columns


def people_columns(*, has_points: bool, has_outs: bool) -> list[TextColumn]:
    """The columns of the people; points only where they may be compared."""
    title = translate("Common", "Name")
    return _figures(title, person_name, has_points=has_points, has_outs=has_outs)


def pair_columns(*, has_points: bool) -> list[TextColumn]:
    """The columns of the pairs; points only where they may be compared."""
    title = translate("FamilyBook", "Pair")
    return _figures(title, lambda row: partners(row.names), has_points=has_points, has_outs=False)


def _figures(
    title: str, name: Callable[[Any], str], *, has_points: bool, has_outs: bool
) -> list[TextColumn]:
    def of_points(tell: Callable[[PointFigures], str]) -> Callable[[Any], str]:
        return lambda row: "" if row.points is None else tell(row.points)

    def deal(points: PointFigures) -> str:
        return "" if points.deal_average is None else decimal(points.deal_average)

    def best(points: PointFigures) -> str:
        return "" if points.best is None else figure(points.best.points)

    outs = (translate("Common", "Went out"), lambda row: figure(row.outs))
    points = (
        (translate("FamilyBook", "Per game"), of_points(lambda some: decimal(some.game_average))),
        (translate("FamilyBook", "Per deal"), of_points(deal)),
        (translate("Common", "Best deal"), of_points(best)),
    )
    columns: tuple[tuple[str, Callable[[Any], str]], ...] = (
        (translate("Common", "Games"), lambda row: figure(row.games)),
        (translate("Common", "Won"), lambda row: figure(row.wins)),
        (translate("Common", "Share"), lambda row: percent(row.share)),
        *((outs,) if has_outs else ()),
        *(points if has_points else ()),
    )
    return [
        TextColumn(title, name, is_wide=True),
        *(TextColumn(head, text, is_figure=True) for head, text in columns),
    ]
