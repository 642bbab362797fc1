"""Own mistakes for the tests: decisions of samples made worse, judged by the real judges."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

from files_of_games import PLAYED
from looked_back import sample
from msgspec.structs import replace

from handfoot_gui.core.judgement import Gain, Judgement
from handfoot_gui.core.practice import DealReview, Lost, Mistake, Reviewed
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.storage.practice import PracticeBook

DAY: Final = date(2026, 11, 20)
YESTERDAY: Final = date.today() - timedelta(days=1)
_FIRST: Final = {"hand-and-foot": 56}
"""No decision before this move of the sample goes wrong, and to judge them takes a while."""


@cache
def mistake(game: str) -> Reviewed:
    """A game of *game* up to the first decision where another move is surely much worse than the
    best one; that is what its person made of it."""
    record, first = sample(PLAYED[game]), _FIRST.get(game, 0)
    rules, options = rules_of(record), record.options
    played = zip(states(rules, record.moves), record.moves, strict=False)
    for position, (state, (seat, move)) in enumerate(played):
        if position < first or seat == TABLE:
            continue
        view = rules.view(state, seat)
        seen = GAMES[game].judged(options, view, move, 0.5)
        if seen is None or seen.others[-1].gain > -1:
            continue
        judged = GAMES[game].judged(options, view, seen.others[-1].move, 0.5)
        if judged is not None and judged.is_big:
            moves = (*record.moves[:position], (seat, judged.played))
            return Reviewed(game, options, moves, (review(position, judged),))
    raise AssertionError(f"nothing goes wrong in {game}")


def review(position: int, judged: Judgement, deal: int = 1, day: date = DAY) -> DealReview:
    """A deal in which that one decision was a mistake."""
    lost = (Lost("discards", judged.cost, 1.0, 12), Lost("going-out", 0.5, 2.0, 3))
    made = (Mistake(position, "discards", judged),)
    return DealReview(deal, judged.seat, day.isoformat(), judged.unit, lost, made)


def keep(home: Path, *games: str, day: date = YESTERDAY, person: str = "marta") -> PracticeBook:
    """A mistake of each of *games*, made on *day*, and the book that keeps them."""
    book = PracticeBook(home)
    for game in games:
        found = mistake(game)
        made = found.reviews[0].mistakes[0]
        again = review(made.position, made.judged, day=day)
        book.add(person, f"of-{game}", replace(found, reviews=(again,)))
    return book


def drill(
    home: Path,
    game: str,
    positions: int = 1,
    *,
    is_good: bool = True,
    first: int = 0,
    person: str = "marta",
) -> PracticeBook:
    """Decisions about what *game* drills, none before the move *first*, which were good or the
    worst ones, and the book that keeps them."""
    book, record = PracticeBook(home), sample(PLAYED[game])
    rules, reviews = rules_of(record), GAMES[game].reviews
    assert reviews is not None
    found: list[Mistake] = []
    played = zip(states(rules, record.moves), record.moves, strict=False)
    for position, (state, (seat, move)) in enumerate(played):
        if position < first or seat == TABLE or len(found) == positions:
            continue
        view = rules.view(state, seat)
        if reviews.theme(record.options, view, move, move) != reviews.drill:
            continue
        judged = GAMES[game].judged(record.options, view, move, 0.2)
        if judged is not None and not is_good:
            worst = judged.others[-1].move
            judged = GAMES[game].judged(record.options, view, worst, 0.2)
        if judged is not None and (judged.best.sure_gain <= 0) is is_good:
            found.append(Mistake(position, reviews.drill, judged))
    for n, one in enumerate(found):
        judged = one.judged
        moves = record.moves[: one.position]
        made = DealReview(1, judged.seat, DAY.isoformat(), judged.unit, (), (), (one,))
        book.add(person, f"drill{n}", Reviewed(game, record.options, moves, (made,)))
    assert len(found) == positions
    return book


def lose(
    home: Path,
    game: str,
    number: int,
    *themes: str,
    person: str = "marta",
    game_id: str = "many-deals",
) -> PracticeBook:
    """So many deals of *game*, the last ten days ago, that cost most with the first of *themes*,
    half of that with the second, and so on; and the book that keeps them."""
    book, rng = PracticeBook(home), Random(3)
    options = GAMES[game].options_type()
    reviews = tuple(
        DealReview(
            n,
            Seat(0),
            (date.today() - timedelta(days=10 + number - n)).isoformat(),
            Gain.POINTS,
            tuple(
                Lost(theme, 40 / 2**place + rng.gauss(0, 6), 3.0, 5)
                for place, theme in enumerate(themes)
            ),
            (),
        )
        for n in range(1, number + 1)
    )
    book.add(person, game_id, Reviewed(game, options, (), reviews))
    return book


def many(
    home: Path, number: int, *games: str, day: date = YESTERDAY, person: str = "marta"
) -> PracticeBook:
    """So many mistakes of each of *games*, by turns about two themes, the last one made on *day*,
    and the book that keeps them."""
    for game in games:
        found = mistake(game)
        made, reviews = found.reviews[0].mistakes[0], GAMES[game].reviews
        assert reviews is not None
        themes = list(reviews.themes(Words()))
        for n in range(number):
            theme = themes[n % 2]
            deal = replace(
                review(made.position, made.judged, day=day - timedelta(days=n)),
                mistakes=(replace(made, theme=theme),),
            )
            PracticeBook(home).add(person, f"{game}-{n}", replace(found, reviews=(deal,)))
    return PracticeBook(home)
