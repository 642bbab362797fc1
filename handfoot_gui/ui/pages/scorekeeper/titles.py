"""What stands over the score keeper's page: the deal that is entered, or the result."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from handfoot_gui.ui.pages.scorekeeper.facts import KeeperFacts
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.results import result_of


def titles_of(facts: KeeperFacts) -> tuple[str, str]:
    """The title and the line below it."""
    kept, terms, keeper = facts.kept, facts.terms, facts.keeper
    if not facts.has_entry:
        return _result(facts)
    name = terms.presenter.deal_name(facts.place + 1)
    coming = keeper.coming(kept.deals[: facts.place], kept.first_dealer)
    said = " ".join(filter(None, (terms.asks(coming), terms.opens(coming))))
    if facts.is_new:
        return name, said
    title = QCoreApplication.translate("KeeperPage", "{deal}, being corrected")
    return filled(title, deal=name), said


def _result(facts: KeeperFacts) -> tuple[str, str]:
    translate = QCoreApplication.translate
    sheet = facts.keeper.sheet(facts.kept.deals, facts.kept.first_dealer)
    result = result_of(sheet, facts.terms.players)
    if result.is_tie:
        return result.title, result.about
    over = translate("KeeperPage", "The game is over.")
    if facts.kept.is_finished:
        over = translate("KeeperPage", "The game is finished.")
    return result.title, " ".join(filter(None, (over, result.about)))
