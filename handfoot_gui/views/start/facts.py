"""The saved games of a household as the start page shows them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from handfoot_gui.model.storage.faults import Fault, SaveError
from handfoot_gui.model.storage.files import KEPT
from handfoot_gui.model.storage.lock import GameLock
from handfoot_gui.model.storage.saves import SavedGame, Saves
from handfoot_gui.model.wording.faults import fault
from handfoot_gui.model.wording.partners import together
from handfoot_gui.model.wording.words import Words, shown_name
from handfoot_gui.views.parts.figures import joined
from handfoot_gui.views.parts.titles import game_at_deal, rules_title
from handfoot_gui.views.start.cards import GameCard, SideScore, StartFacts

if TYPE_CHECKING:
    from handfoot_gui.model.storage.kept_games import LoadedKept


def start_facts(
    saves: Saves, names: tuple[str, ...], words: Words, notices: Sequence[str] = ()
) -> StartFacts:
    """What lies in the folder now; what cannot be read becomes a sentence."""
    said = list(notices)
    try:
        listing = saves.unfinished()
    except SaveError as error:
        return StartFacts(names=names, notices=tuple(dict.fromkeys((*said, fault(words, error)))))
    said += [fault(words, error) for error in listing.faults]
    cards = [(saved.written, _card(saved)) for saved in listing.games]
    if any(saves.games.glob(f"*{KEPT}")):
        kept, faults = _kept_cards(saves)
        said += [fault(words, error) for error in faults]
        cards = sorted((*cards, *kept), key=lambda one: one[0], reverse=True)
    return StartFacts(tuple(card for _, card in cards), names, tuple(dict.fromkeys(said)))


def _kept_cards(saves: Saves) -> tuple[list[tuple[int, GameCard]], tuple[SaveError, ...]]:
    """The unfinished games with paper cards, each after its place in the order of writing.

    What reads them is imported when there are any.
    """
    from handfoot_gui.model.storage.kept_games import KeptGames

    listing = KeptGames(saves).unfinished()
    cards = [(one.written, _kept_card(one)) for one in listing.games]
    return cards, listing.faults


def _kept_card(one: LoadedKept) -> GameCard:
    return GameCard(
        id=one.path.name,
        title=game_at_deal(one.kept.game, len(one.kept.deals) + (not one.is_over)),
        to_play="",
        left_at=_local(one.saved),
        sides=tuple(
            SideScore(joined(together(shown_name(one.kept.names[seat]) for seat in side)), total)
            for side, total in zip(one.sheet.sides, one.sheet.totals, strict=True)
        ),
        is_locked=_is_locked(one.path),
        is_kept=True,
        rules=rules_title(one.kept.game, one.kept.preset),
        begun_at=_local(one.started),
    )


def _card(saved: SavedGame) -> GameCard:
    to_move = saved.check.to_move
    named = to_move is not None and 0 <= to_move < len(saved.seats)
    return GameCard(
        id=saved.path.name,
        title=game_at_deal(saved.game, saved.check.deal),
        to_play=shown_name(saved.seats[to_move].name) if named and to_move is not None else "",
        left_at=_local(saved.saved),
        sides=_sides(saved),
        is_locked=_is_locked(saved.path),
        rules=rules_title(saved.game, saved.preset),
        begun_at=_local(saved.started),
    )


def _local(moment: datetime) -> datetime:
    return moment.astimezone().replace(tzinfo=None)


def _sides(saved: SavedGame) -> tuple[SideScore, ...]:
    """Names and totals; the sides follow from the number of scores."""
    count = max(1, len(saved.check.scores))
    return tuple(
        SideScore(joined(together(shown_name(p.name) for p in saved.seats[side::count])), score)
        for side, score in enumerate(saved.check.scores)
    )


def _is_locked(path: Path) -> bool:
    try:
        GameLock(path).release()
    except SaveError as error:
        return error.fault is Fault.OPEN_ELSEWHERE
    return False
