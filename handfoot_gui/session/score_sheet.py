"""The score of any game: what keeps it with paper cards, and its printed sheet."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import bidirectional

from msgspec.structs import asdict, replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.score_sheet import Origin, SheetFacts, SheetModel
from handfoot_gui.core.scorekeeping import AnyScoredGame, AnyScorekeeper
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.own_sentences import own_notes
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games import GAMES
from handfoot_gui.session.names import partners_agreed, preset_name


def scorekeeper_of(kept: AnyScoredGame) -> AnyScorekeeper:
    """The keeper of a scored game; KeyError for a game that is not known here."""
    return GAMES[kept.game].scorekeeper(kept.options).begun_with(kept.brought_forward)


def kept_sheet(kept: AnyScoredGame) -> Sheet:
    """The score of the deals that have been written down."""
    return scorekeeper_of(kept).sheet(kept.deals, kept.first_dealer)


def terms_of(kept: AnyScoredGame, words: Words) -> AnyScorekeeperText:
    """The words for a scored game; KeyError for a game that is not known here."""
    game = GAMES[kept.game]
    names = [shown_name(name) for name in kept.names]
    presenter = game.presenter(game.rules(kept.options), names, words)
    return game.scorekeeper_text(kept.options, names, words, presenter)


def facts_of_game(
    words: Words, record: AnyRecord, sheet: Sheet, dealer: Seat | None = None
) -> SheetFacts:
    """The sheet of a game played here, as far as it has got; *dealer* deals now."""
    return SheetFacts(
        record.game,
        record.options,
        preset_name(words.translate, record.game, record.preset),
        tuple(shown_name(player.name) for player in record.seats),
        sheet,
        dealer if not sheet.deals else None,
        origin=Origin.PLAYED,
        agreements=record.agreements,
        partners_agreed=partners_agreed(words, record),
        sentences=record.sentences,
    )


def facts_of_scored(words: Words, kept: AnyScoredGame, sheet: Sheet) -> SheetFacts:
    """The sheet of a game with paper cards, as far as it has been written down."""
    return SheetFacts(
        kept.game,
        kept.options,
        preset_name(words.translate, kept.game, kept.preset),
        tuple(map(shown_name, kept.names)),
        sheet,
        kept.first_dealer,
        Origin.KEPT,
        kept.family,
        kept.place,
        sentences=kept.sentences,
    )


def sheet_of(facts: SheetFacts, words: Words, other_languages: Sequence[Words] = ()) -> SheetModel:
    """The score sheet for *facts*; KeyError for a game that is not known here.

    On paper it looks as it does in *other_languages*: as many pages, with the same on each.
    """
    names = tuple(_isolated(shown_name(name)) for name in facts.names)
    facts = replace(facts, names=names)
    body = GAMES[facts.game].score_sheet(facts, words)
    sides = said.side_names(words, facts)
    return SheetModel(
        **asdict(body),
        rules=said.rules_line(words, facts, body.about),
        family=facts.family,
        date=said.date_line(words, facts),
        place=said.place_line(words, facts),
        order=said.order_line(words, facts),
        sides=sides,
        carried=said.carried(words),
        result=said.result(words, facts.sheet, sides, is_over=body.is_over),
        notes=said.notes(words, facts),
        own_notes=own_notes(words, facts.sentences),
        page_label=said.page_label(words),
        is_blank=facts.sheet is None or not facts.sheet.deals,
        translations=tuple(sheet_of(facts, other) for other in other_languages),
    )


def _isolated(name: str) -> str:
    """*name* so that one written from right to left turns nothing around it."""
    if any(bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\u2068{name}\u2069"
    return name
