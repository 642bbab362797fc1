"""Where those who played the same deal of a challenge part, and both games from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import replay
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.challenge import Challenge
from handfoot_gui.session.parting import Parting, did_there, parting
from handfoot_gui.storage.challenges import game_in
from handfoot_gui.storage.codec import illegal_move
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.challenge import words as said_of
from handfoot_gui.ui.pages.challenge.facts import Beside, Entrant
from handfoot_gui.ui.pages.look_back.other_game import OtherGame


class _Game(Struct, frozen=True):
    """What one of them has played."""

    path: Path
    record: AnyRecord
    presenter: AnyPresenter


def beside(
    words: Words, challenge: Challenge, deal: int, own: Entrant, others: Sequence[Entrant]
) -> Beside | None:
    """How *own* played *deal*, from 0, beside the best of those *others* whose games of it are
    here; None where there is none."""
    there = [one for one in others if one.games[deal] is not None]
    if own.games[deal] is None or not there:
        return None
    best = min if challenge.is_lowest_best else max
    other = best(there, key=lambda one: one.points[deal] or 0)
    try:
        return Beside(other, _compared(words, challenge, deal, (own, other))[1])
    except SaveError as error:
        return Beside(other, trouble=fault(words, error))


def look_at(
    words: Words,
    preferences: Preferences,
    challenge: Challenge,
    deal: int,
    both: tuple[Entrant, Entrant],
    look: Callable[[Path, OtherGame], None],
) -> None:
    """Let *look* open the game that the first of *both* has played of *deal*, from 0, where it
    parts from that of the second, which stands beside it. Raises `SaveError`."""
    games, found = _compared(words, challenge, deal, both)
    assert found is not None, "they part"
    presenters = games[0].presenter, games[1].presenter
    for presenter in presenters:
        presenter.prefer(preferences)
    did = did_there(presenters, (games[0].record, games[1].record), found)
    told = said_of.parted(both, is_by_person=found.is_by_person)
    done = said_of.done(challenge, deal, both, did, is_by_person=found.is_by_person)

    def show(place: int) -> None:
        named = said_of.game_of(both[1 - place].name)
        other = OtherGame(found.positions[place], told, done, named, lambda: show(1 - place))
        look(games[place].path, other)

    show(0)


def _compared(
    words: Words, challenge: Challenge, deal: int, both: tuple[Entrant, Entrant]
) -> tuple[tuple[_Game, _Game], Parting | None]:
    """The games that *both* have played of *deal*, and where they part. Raises `SaveError`."""
    ours, theirs = (_game(words, challenge, deal, one) for one in both)
    try:
        return (ours, theirs), parting(ours.presenter, ours.record, theirs.record)
    except ReplayError as error:
        raise illegal_move((theirs if _is_legal(ours) else ours).path, error) from error


def _is_legal(game: _Game) -> bool:
    """Whether all moves of *game* are allowed."""
    try:
        replay(game.presenter.rules, game.record.moves)
    except ReplayError:
        return False
    return True


def _game(words: Words, challenge: Challenge, deal: int, entrant: Entrant) -> _Game:
    path = entrant.games[deal]
    assert path is not None, "it is here"
    record = game_in(path, challenge, deal + 1)
    return _Game(path, record, presenter_of(record, words))
