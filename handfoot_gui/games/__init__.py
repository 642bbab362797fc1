"""The games this program plays: one line each."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.game import AnyRecord, AnyRules, GameDef
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.game import GAME as HAND_AND_FOOT
from handfoot_gui.games.manipulation.game import GAME as MANIPULATION
from handfoot_gui.games.raub.game import GAME as RAUB

if TYPE_CHECKING:
    from handfoot_gui.core.presenter import AnyPresenter
    from handfoot_gui.core.text.words import Words

GAMES: Final[dict[str, GameDef]] = {
    game.name: game
    for game in (
        HAND_AND_FOOT,
        RAUB,
        MANIPULATION,
    )
}
"""Every game by its name in files, in the order in which they are offered."""


def rules_of(record: AnyRecord) -> AnyRules:
    """The rules *record* was played by; KeyError when its game is not known here."""
    return _rules(GAMES[record.game], record.options, record.brought_forward)


@lru_cache(maxsize=8)
def _rules(game: GameDef, options: Any, brought: BroughtForward | None) -> AnyRules:
    """Rules are values: whoever keeps or shows one game asks for the same ones with every move."""
    return game.rules(options).begun_with(brought)


def agreed_by_side(record: AnyRecord) -> Agreed:
    """What the players of each side agreed on; only persons agree on anything with partners."""
    return tuple(
        record.agreements.partners
        if len(seats) > 1 and not all(record.seats[seat].is_bot for seat in seats)
        else ()
        for seats in record.options.seats_of_sides
    )


def presenter_of(record: AnyRecord, words: Words) -> AnyPresenter:
    """What shows the game that *record* is of; KeyError when it is not known here."""
    from handfoot_gui.core.text.words import shown_name

    names = [shown_name(player.name) for player in record.seats]
    presenter = GAMES[record.game].presenter(rules_of(record), names, words)
    presenter.is_dealt_again = record.is_dealt_again
    presenter.is_dealer_chosen = record.is_dealer_chosen
    presenter.table.agreed = agreed_by_side(record)
    presenter.bots = frozenset(Seat(n) for n, player in enumerate(record.seats) if player.is_bot)
    return presenter
