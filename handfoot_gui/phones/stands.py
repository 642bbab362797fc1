"""How a game stands, in sentences for whoever reads the page of a phone by ear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from handfoot_gui.core.spoken_state import Asked, Standing
from handfoot_gui.games import GAMES
from handfoot_gui.phones.game import SeatGame

_ANSWERS: Final = (
    (Asked.MIDDLE, False),
    (Asked.MELDS, False),
    (Asked.MELDS, True),
    (Asked.SCORE, False),
)
"""What is asked, and whether for the longer answer: of melds it tells those of the others."""


class Stands:
    """The sentences of one seat, remembered as long as it sees the same."""

    def __init__(self, game: SeatGame) -> None:
        self._game = game
        self._seen: object = None
        self._said: tuple[str, ...] = ()

    def said(self, view: Any, draft: Any) -> tuple[str, ...]:
        """What is said of *view* with *draft* laid out, each thing once."""
        game = self._game
        presenter, sheet = game.presenter, game.session.sheet
        seen = view, draft, sheet.totals, game.language, game.preferences, presenter.names
        if seen != self._seen:
            at = Standing(view, draft, sheet.totals)
            state = GAMES[presenter.table.game].spoken_state(presenter.spoken(), at)
            answers = [state.said(asked, is_longer=is_longer) for asked, is_longer in _ANSWERS]
            self._seen, self._said = seen, tuple(_without_repeats(answers))
        return self._said


def _without_repeats(answers: Sequence[str]) -> Iterator[str]:
    """Those *answers* that no later one begins with."""
    for place, said in enumerate(answers, start=1):
        if said and not any(other.startswith(said) for other in answers[place:]):
            yield said
