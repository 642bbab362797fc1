"""Score sheets of what is on the screen: the open game, or the rules that are being chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.score_facts import Origin, SheetFacts
from handfoot_gui.core.scorekeeping import AnyScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.setup.choice import NewGame
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.titles import preset_title


def facts_of_game(record: AnyRecord, sheet: Sheet, dealer: Seat | None = None) -> SheetFacts:
    """The sheet of a game played here, as far as it has got; *dealer* deals now."""
    return SheetFacts(
        record.game,
        record.options,
        preset_title(record.preset),
        tuple(shown_name(player.name) for player in record.seats),
        sheet,
        dealer if not sheet.deals else None,
        origin=Origin.PLAYED,
        agreements=record.agreements,
    )


def facts_of_scored(kept: AnyScoredGame, sheet: Sheet) -> SheetFacts:
    """The sheet of a game with paper cards, as far as it has been written down."""
    return SheetFacts(
        kept.game,
        kept.options,
        preset_title(kept.preset),
        tuple(map(shown_name, kept.names)),
        sheet,
        kept.first_dealer,
        origin=Origin.KEPT,
        family=kept.family,
        place=kept.place,
    )


def facts_of_page(page: QWidget) -> SheetFacts | None:
    """A blank sheet for the rules that are being chosen on *page*; None where none are."""
    if isinstance(page, NewGamePage):
        return facts_of_choice(page.choice())
    if isinstance(page, HouseRulesPage):
        return facts_of_draft(page.draft())
    return None


def facts_of_choice(choice: NewGame) -> SheetFacts:
    """A blank sheet for the rules and players of *choice*."""
    names = tuple(shown_name(seat.name) for seat in choice.seats if seat.name.strip())
    return SheetFacts(
        choice.game,
        choice.options,
        choice.chosen.title,
        names if len(names) == len(choice.seats) else (),
    )


def facts_of_draft(draft: RulesDraft) -> SheetFacts:
    """A blank sheet for house rules as they stand in their form."""
    return SheetFacts(draft.game, draft.options, draft.name or preset_title(None))
